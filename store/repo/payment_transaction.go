package repo

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var transactionKeys = map[string]sortKey{
	"occurredOn": {column: "occurred_on", cast: "timestamptz"},
	"createdOn":  {column: "id", cast: "bigint"}, // ids ascend in the order of creation
}

func transactionKey(t *ordering.PaymentTransaction, key string) (int64, any) {
	if key == "createdOn" {
		return t.ID, t.ID
	}
	return t.ID, t.OccurredOn
}

// PaymentTransactions returns one page of the movements of money that match a filter.
func (r Reader) PaymentTransactions(ctx context.Context, f ordering.TransactionFilter, q domain.PageQuery) (out domain.Page[*ordering.PaymentTransaction], err error) {
	query := r.query(q, "payment_transactions", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		list := filtered(g,
			condition{"type IN ?", f.Type},
			condition{"provider_code = ?", f.ProviderCode},
			condition{"payment_provider_id IN ?", f.PaymentProviderID},
			condition{"payment_type IN ?", f.PaymentType},
			condition{"order_id IN ?", f.OrderID},
			condition{"currency_code IN ?", f.CurrencyCode},
			condition{"occurred_on >= ?", f.OccurredFrom},
			condition{"occurred_on < ?", f.OccurredTo},
		)
		if text := strings.TrimSpace(f.Search); text != "" {
			number, err := r.numberIn(ctx, g, text)
			if err != nil {
				return err
			}
			list = list.Where("(fold(provider_reference) ^@ fold(?) OR fold(payment_reference) ^@ fold(?) OR order_number = ?)", text, text, number)
		}
		out, err = page(list, query, transactionKeys, transactionKey)
		return err
	})
	return out, err
}
