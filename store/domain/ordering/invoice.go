package ordering

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// InvoiceNumbers and CreditNoteNumbers name the sequences of document numbers. The numbers have no gaps,
// because the transaction that stores a document also takes its number.
const (
	InvoiceNumbers    = "invoice"
	CreditNoteNumbers = "credit_note"
)

// InvoiceType is the kind of a document.
type InvoiceType string

const (
	PlainInvoice InvoiceType = "INVOICE"
	CreditNote   InvoiceType = "CREDIT_NOTE"
)

// Sequence returns the name of the sequence that numbers documents of the type.
func (t InvoiceType) Sequence() string {
	if t == CreditNote {
		return CreditNoteNumbers
	}
	return InvoiceNumbers
}

// Prefix returns the text that is printed before the number on documents of the type: the store's prefix,
// and "CN-" before it on credit notes.
func (t InvoiceType) Prefix(store string) string {
	if t == CreditNote {
		return "CN-" + store
	}
	return store
}

// InvoiceReason is the reason for which a document was issued.
type InvoiceReason string

const (
	InvoicedOrder         InvoiceReason = "ORDER"         // the order was first paid in full or first shipped
	InvoicedEdit          InvoiceReason = "EDIT"          // an edit added or removed charges
	InvoicedRefund        InvoiceReason = "REFUND"        // a refund was completed
	InvoicedRefundFailure InvoiceReason = "REFUND_FAILED" // a completed refund failed later
	InvoicedCancellation  InvoiceReason = "CANCELLATION"  // an unpaid or lost amount of a canceled order
)

// Invoice is a numbered document of an order: an invoice or a credit note. An issued document never
// changes. A credit note states the amounts that it deducts. Total = Subtotal + ShippingTotal + TaxTotal.
type Invoice struct {
	domain.Row
	OrderID       int64
	OrderNumber   int64
	Type          InvoiceType
	Reason        InvoiceReason
	Sequence      int64  // number in the store's sequence of its type
	Number        string // as printed
	RefundID      *int64
	CurrencyCode  domain.Currency
	Subtotal      domain.Amount // net of tax, after discounts
	ShippingTotal domain.Amount // net of tax
	TaxTotal      domain.Amount
	Total         domain.Amount
	IssuedOn      time.Time
	TaxConversion *TaxConversion `gorm:"serializer:json"` // nil means that no conversion is needed
	Content       InvoiceContent `gorm:"serializer:json" audit:"-"`
}

// bill sets InvoicedOn when the order is first paid in full or first shipped. Until then, the order's
// invoice is pro forma.
func (o *Order) bill(now time.Time) {
	if o.InvoicedOn != nil || o.Status != OrderOpen && o.Status != OrderCompleted {
		return
	}
	if o.shipped() || !o.Balance().paid().Less(o.GrandTotal) {
		o.InvoicedOn = &now
	}
}

// Unissued returns the documents that the order still needs, without numbers. A document is due for
// each of these:
//   - The order itself, and each later edit.
//   - A completed refund, and its later failure.
//   - The amount of a canceled order that the buyer does not owe.
//   - Disputed money of a canceled order that the bank returned.
//
// The order's ledgers must be loaded. With these documents, invoices less credit notes equal the
// order's charges less its refunds for each rate. They equal 0 for a canceled order if the store
// keeps no money.
func (o *Order) Unissued(issued []*Invoice, now time.Time) (out []*Invoice) {
	if o.InvoicedOn == nil {
		return nil
	}
	issue := func(t InvoiceType, reason InvoiceReason, refund *Refund, rows charges) {
		inv := o.document(t, reason, rows, now)
		if refund != nil {
			inv.RefundID, inv.Content.RefundNumber = &refund.ID, refund.RefundNumber
		}
		out, issued = append(out, inv), append(issued[:len(issued):len(issued)], inv)
	}
	if len(issued) == 0 {
		issue(PlainInvoice, InvoicedOrder, nil, o.charged())
	} else {
		added, removed := o.edited(issued)
		if len(added) > 0 {
			issue(PlainInvoice, InvoicedEdit, nil, added)
		}
		if len(removed) > 0 {
			issue(CreditNote, InvoicedEdit, nil, removed)
		}
	}
	for _, r := range o.Refunds {
		if credited := creditedBy(issued, r.ID); credited != nil && r.Status == RefundFailed {
			issue(PlainInvoice, InvoicedRefundFailure, r, slices.Clone(credited.Content.Rows))
		}
	}
	for _, r := range o.Refunds {
		if r.Status != RefundCompleted || creditedBy(issued, r.ID) != nil {
			continue
		}
		left := documented(issued)
		if o.Status == OrderCancelled && !o.keeps().Less(left.gross()) {
			continue // the refund's amount was never invoiced, or another credit note deducts it
		}
		if rows := o.credit(r, left); len(rows) > 0 {
			issue(CreditNote, InvoicedRefund, r, rows)
		}
	}
	if rows, lost := o.unowed(issued); len(rows) > 0 {
		issue(CreditNote, InvoicedCancellation, nil, rows)
		out[len(out)-1].Content.Lost = lost
	}
	if rows, lost := o.regained(issued); len(rows) > 0 {
		issue(PlainInvoice, InvoicedCancellation, nil, rows)
		out[len(out)-1].Content.Lost = lost
	}
	return out
}

// creditedBy returns the credit note of a refund unless a later invoice reverses the credit note; nil
// means none.
func creditedBy(issued []*Invoice, refundID int64) (credited *Invoice) {
	for _, inv := range issued {
		switch {
		case inv.RefundID == nil || *inv.RefundID != refundID:
		case inv.Type == CreditNote:
			credited = inv
		default:
			credited = nil
		}
	}
	return credited
}

func (o *Order) document(t InvoiceType, reason InvoiceReason, rows charges, now time.Time) *Invoice {
	inv := &Invoice{OrderID: o.ID, OrderNumber: o.OrderNumber, Type: t, Reason: reason, CurrencyCode: o.CurrencyCode, IssuedOn: now}
	for _, row := range rows {
		if row.Kind == ShippingCharge {
			inv.ShippingTotal = inv.ShippingTotal.Add(row.Net)
		} else {
			inv.Subtotal = inv.Subtotal.Add(row.Net)
		}
		inv.TaxTotal = inv.TaxTotal.Add(row.Tax)
		inv.Content.Taxes = sumTaxes(inv.Content.Taxes, row.Taxes)
	}
	inv.Total = domain.Sum(inv.Subtotal, inv.ShippingTotal, inv.TaxTotal)
	inv.Content.Rows, inv.Content.Taxes = rows, taxes(inv.Content.Taxes)
	return inv
}

// Named sets the document's number from the prefix and the sequence number.
func (inv *Invoice) Named(prefix string, sequence int64) {
	inv.Sequence, inv.Number = sequence, inv.Type.Prefix(prefix)+domain.Itoa(sequence)
}

// InvoiceFilter selects documents. An empty field does not filter.
type InvoiceFilter struct {
	Search       string // a document's number, or an order number
	Type         []InvoiceType
	Reason       []InvoiceReason
	OrderID      []int64
	CurrencyCode []domain.Currency
	IssuedFrom   *time.Time
	IssuedTo     *time.Time

	WithContent bool // also load the content of each document
}

// InvoiceSearch returns a searched document number in its stored form: trimmed and in upper case.
func InvoiceSearch(text string) string { return strings.ToUpper(strings.TrimSpace(text)) }
