package document

import (
	"cmp"
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// IssueInvoices stores the missing invoices and credit notes of saved orders. Every command that ships, edits or
// cancels an order, makes it paid or ends a refund saves the order, so no other code issues documents. IssueInvoices
// locks the number counters last, invoices before credit notes, and keeps the locks until the commit. Numbers therefore
// have no gaps, and all commands lock the counters in the same order. No document is issued before the document with
// the previous number, whichever command began first.
func IssueInvoices(ctx context.Context, t *command.Tx) error {
	var out []*ordering.Invoice
	all := map[int64][]*ordering.Invoice{} // all documents by order
	for _, o := range t.SavedOrders() {
		if o.InvoicedOn == nil {
			continue
		}
		var issued []*ordering.Invoice
		var err error
		if o.Invoiced {
			if issued, err = t.InvoicesOf(ctx, o.ID); err != nil {
				return err
			}
		}
		missing := o.Unissued(issued, t.At)
		all[o.ID] = append(issued, missing...)
		out = append(out, missing...)
	}
	if len(out) == 0 {
		return nil
	}
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	buyers := map[int64]*customer.Customer{}
	for _, o := range t.SavedOrders() {
		if o.CustomerID == nil || all[o.ID] == nil || buyers[*o.CustomerID] != nil {
			continue
		}
		buyer, err := t.Customer(ctx, *o.CustomerID)
		if err != nil && domain.CodeOf(err) != domain.NotFound {
			return err
		}
		buyers[*o.CustomerID] = buyer
	}
	slices.SortStableFunc(out, func(a, b *ordering.Invoice) int { return cmp.Compare(b.Type, a.Type) })
	if err := number(ctx, t, out, store.Settings); err != nil {
		return err
	}
	for _, o := range t.SavedOrders() {
		for _, inv := range all[o.ID] {
			if inv.ID == 0 {
				var buyer *customer.Customer
				if o.CustomerID != nil {
					buyer = buyers[*o.CustomerID]
				}
				o.Fill(inv, store, buyer, all[o.ID])
			}
		}
	}
	for _, inv := range out {
		if err := t.Insert(ctx, inv); err != nil {
			return err
		}
	}
	return nil
}

// number assigns the numbers and the times of issue of documents. The times increase with the numbers. The parameter
// out is sorted by type.
func number(ctx context.Context, t *command.Tx, out []*ordering.Invoice, set settings.Settings) error {
	for i, inv := range out {
		sequence, err := t.Next(ctx, inv.Type.Sequence(), firstNumber(inv.Type, set.InvoiceNumberStart))
		if err != nil {
			return err
		}
		inv.Named(set.InvoiceNumberPrefix, sequence)
		if i > 0 && out[i-1].Type == inv.Type {
			inv.IssuedOn = out[i-1].IssuedOn
			continue
		}
		last, err := t.LastIssuedOn(ctx, inv.Type)
		if err != nil {
			return err
		}
		if last != nil && inv.IssuedOn.Before(*last) {
			inv.IssuedOn = *last
		}
	}
	return nil
}

// firstNumber returns the first number of a sequence: 1 for credit notes, and the number in the
// store's settings for invoices.
func firstNumber(t ordering.InvoiceType, start int64) int64 {
	if t == ordering.CreditNote {
		return 1
	}
	return max(1, start)
}
