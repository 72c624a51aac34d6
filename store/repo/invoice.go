package repo

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// saved records an order that is about to be written, together with the order's stored state.
func (tx *Tx) saved(o *ordering.Order) {
	if slices.ContainsFunc(tx.orders, func(s SavedOrder) bool { return s.Order == o }) {
		return
	}
	stored := scoped.Stored(tx.held, o)
	tx.orders = append(tx.orders, SavedOrder{Order: o, Invoiced: stored.InvoicedOn != nil})
}

// SavedOrders returns the orders that the transaction has written with SaveOrder, by id.
func (tx *Tx) SavedOrders() []SavedOrder {
	slices.SortStableFunc(tx.orders, func(a, b SavedOrder) int { return cmp.Compare(a.ID, b.ID) })
	return tx.orders
}

// InvoicesOf lists the documents of an order, oldest first.
func (r Reader) InvoicesOf(ctx context.Context, orderID int64) (rows []*ordering.Invoice, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", orderID).Order("id").Find(&rows).Error
	})
	return rows, err
}

// Invoice returns a document of the store with its content, or a not_found error.
func (r Reader) Invoice(ctx context.Context, id int64) (inv *ordering.Invoice, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		inv, err = take[ordering.Invoice](g, "invoice", "id = ?", id)
		return err
	})
	return inv, err
}

// LastIssuedOn returns the time when the last document of a type was issued; nil means that no document of the type
// exists. While the counter of the type is locked, no other transaction issues a later document.
func (r Reader) LastIssuedOn(ctx context.Context, t ordering.InvoiceType) (at *time.Time, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var last []time.Time
		err := g.Raw("SELECT issued_on FROM invoices WHERE type = ? ORDER BY sequence DESC LIMIT 1", t).Scan(&last).Error
		if len(last) > 0 {
			at = &last[0]
		}
		return err
	})
	return at, err
}

// NumberLiesAhead reports whether a document of the store already has a number that the counter would produce later:
// the prefix followed by a number above last.
func (r Reader) NumberLiesAhead(ctx context.Context, prefix string, last int64) (ahead bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT EXISTS (SELECT 1 FROM invoices CROSS JOIN (SELECT ?::text AS prefix) p WHERE CASE
			WHEN starts_with(number, prefix) AND substr(number, length(prefix) + 1) ~ '^[1-9][0-9]*$'
			THEN substr(number, length(prefix) + 1)::numeric > ?::bigint END)`, prefix, last).Scan(&ahead).Error
	})
	return ahead, err
}

// withoutContent omits the content of documents. Lists do not show the content, which is as long as the order.
func withoutContent(g *gorm.DB) *gorm.DB { return g.Omit("content") }

var invoiceKeys = map[string]sortKey{"issuedOn": {column: "issued_on", cast: "timestamptz"}}

func invoiceKey(inv *ordering.Invoice, _ string) (int64, any) { return inv.ID, inv.IssuedOn }

// Invoices returns one page of the documents that match a filter. It omits the content of documents unless the filter
// requests it.
func (r Reader) Invoices(ctx context.Context, f ordering.InvoiceFilter, q domain.PageQuery) (out domain.Page[*ordering.Invoice], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		list := g
		if !f.WithContent {
			list = withoutContent(g)
		}
		list = filtered(list,
			condition{"type IN ?", f.Type},
			condition{"reason IN ?", f.Reason},
			condition{"currency_code IN ?", f.CurrencyCode},
			condition{"order_id IN ?", f.OrderID},
			condition{"issued_on >= ?", f.IssuedFrom},
			condition{"issued_on < ?", f.IssuedTo},
		)
		if text := strings.TrimSpace(f.Search); text != "" {
			number, err := r.numberIn(ctx, g, text)
			if err != nil {
				return err
			}
			list = list.Where("(fold(number) = fold(?) OR order_number = ?)", text, number)
		}
		out, err = page(list, r.query(q, "invoices", f), invoiceKeys, invoiceKey)
		return err
	})
	return out, err
}
