package taxes

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
)

// stripeAccount returns a store's account at Stripe Tax.
func stripeAccount(p *settings.TaxProvider, key string) partner.Account {
	return partner.Account{StoreID: p.StoreID, ProviderCode: p.ProviderCode, Secrets: []string{key}, Timeout: p.Timeout()}
}

// tellStripe updates an order at Stripe Tax to its current state. Any report of the order can
// cause the update; later reports then find the order up to date. Concurrent reports cannot
// overtake each other, because each step is stored before the next step starts.
func (s *Service) tellStripe(ctx context.Context, run *command.TaskRun, account partner.Account, store *settings.Store, p *settings.TaxProvider, o *ordering.Order, all []*ordering.TaxReport) error {
	reader := s.As(run.System)
	row, err := reader.TaxBooks(ctx, o.ID)
	if err != nil {
		return err
	}
	first, err := reader.TaxQuotedFirst(ctx, o)
	if err != nil {
		return err
	}
	books := &stripetax.Books{Name: fmt.Sprintf("order-%d-%s", o.OrderNumber, uuid.NewString()), Fresh: !first}
	if row != nil {
		if err := json.Unmarshal([]byte(row.Content), books); err != nil {
			return err
		}
	}
	wanted := stripetax.Wanted{}
	charges, refunds := o.TaxReported(all)
	if charges {
		told := taxCommit(store, o)
		wanted.Order = &told
		wanted.From = taxOrigin(store, p)
		if wanted.Codes, err = s.taxCodes(ctx, run.System, store, o); err != nil {
			return err
		}
	}
	for _, r := range refunds {
		wanted.Refunds = append(wanted.Refunds, stripeRefund(r))
	}
	return s.stripeTax.Bring(ctx, account, books, wanted, func(b *stripetax.Books) error {
		text, err := json.Marshal(b)
		if err != nil {
			return err
		}
		return run.Step(ctx, func(tx *command.Tx, _ *integration.IntegrationTask) ([]domain.Event, error) {
			if row == nil {
				row = &ordering.TaxBooks{OrderID: o.ID, Content: string(text)}
				return nil, tx.Insert(ctx, row)
			}
			now, err := tx.LockTaxBooks(ctx, row.ID)
			if err != nil {
				return nil, err
			}
			if now.Version != row.Version {
				return nil, domain.Errorf(domain.Busy, "Another report of the order is being made.")
			}
			now.Content, row = string(text), now
			return nil, tx.Update(ctx, now)
		})
	})
}

// taxCodes returns the current tax codes of an order's lines, by line id. The id 0 means shipping.
func (s *Service) taxCodes(ctx context.Context, actor domain.Actor, store *settings.Store, o *ordering.Order) (map[int64]string, error) {
	reader, codes := s.As(actor), map[int64]string{}
	var variants []int64
	for _, l := range o.Lines {
		if l.VariantID != nil {
			variants = append(variants, *l.VariantID)
		}
	}
	goods, err := reader.Sellables(ctx, variants)
	if err != nil {
		return nil, err
	}
	for _, l := range o.Lines {
		if l.VariantID == nil {
			continue
		}
		if class := goods[*l.VariantID].TaxClass; class != nil && class.ProviderTaxCode != nil {
			codes[l.ID] = *class.ProviderTaxCode
		}
	}
	class, err := ShippingTaxClass(ctx, reader, store)
	if err == nil && class != nil && class.ProviderTaxCode != nil {
		codes[0] = *class.ProviderTaxCode
	}
	return codes, err
}

// stripeRefund returns the part of a refund that reduces the order's charges. It excludes overpaid amounts, because an
// earlier change to the order has already reduced the charges by these amounts.
func stripeRefund(r *ordering.Refund) stripetax.Refund {
	out, part := stripetax.Refund{ID: r.ID}, r.Charged()
	taxes := part.Tax
	for _, l := range r.Lines {
		out.Parts = append(out.Parts, stripetax.RefundPart{LineItemID: l.LineItemID, Quantity: int64(l.Quantity), Net: l.Subtotal, Tax: l.Tax})
		taxes = taxes.Sub(l.Tax)
	}
	out.Parts = append(out.Parts, stripetax.RefundPart{Net: part.Shipping, Tax: taxes})
	return out
}
