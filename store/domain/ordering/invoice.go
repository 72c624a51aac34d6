package ordering

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// InvoiceNumbers and CreditNoteNumbers name the sequences of document numbers. They have no gaps:
// the transaction that stores a document takes its number.
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

// InvoiceReason is the reason for which a document was issued.
type InvoiceReason string

const (
	InvoicedOrder         InvoiceReason = "ORDER"         // first paid in full, or first shipped
	InvoicedEdit          InvoiceReason = "EDIT"          // an edit added or removed charges
	InvoicedRefund        InvoiceReason = "REFUND"        // a refund was completed
	InvoicedRefundFailure InvoiceReason = "REFUND_FAILED" // a completed refund failed later
	InvoicedCancellation  InvoiceReason = "CANCELLATION"  // the unpaid rest of a canceled order
)

// Invoice is a numbered document of an order: an invoice or a credit note. It never changes after
// it is issued. A credit note states the amounts that it deducts. Total = Subtotal + ShippingTotal
// + TaxTotal.
type Invoice struct {
	domain.Row
	OrderID       int64
	OrderNumber   int64
	Type          InvoiceType
	Reason        InvoiceReason
	Sequence      int64  // its number in the store's sequence of its type
	Number        string // as printed
	RefundID      *int64
	CurrencyCode  domain.Currency
	Subtotal      domain.Amount // net of tax, after discounts
	ShippingTotal domain.Amount // net of tax
	TaxTotal      domain.Amount
	Total         domain.Amount
	IssuedOn      time.Time
	Content       InvoiceContent `gorm:"serializer:json" audit:"-"`
}

// InvoiceCharge is one row of a document.
type InvoiceCharge struct {
	Kind       ChargeKind        `json:"kind"`
	LineItemID int64             `json:"lineItemId,omitempty"`
	SKU        string            `json:"sku,omitempty"`
	Name       string            `json:"name"`
	Quantity   int               `json:"quantity,omitempty"`
	UnitPrice  domain.Amount     `json:"unitPrice"` // as shown to the buyer
	Subtotal   domain.Amount     `json:"subtotal"`  // net of tax, before discounts
	Discount   domain.Amount     `json:"discount"`  // net of tax
	Net        domain.Amount     `json:"net"`
	Tax        domain.Amount     `json:"tax"`
	Taxes      []pricing.LineTax `json:"taxes"`
}

// ChargeKind is the subject of a row.
type ChargeKind string

const (
	LineCharge     ChargeKind = "LINE"
	ShippingCharge ChargeKind = "SHIPPING"
	OtherCharge    ChargeKind = "OTHER" // refunded beyond what was charged
)

// Gross returns the row's amount with tax.
func (c InvoiceCharge) Gross() domain.Amount { return c.Net.Add(c.Tax) }

func (c InvoiceCharge) is(d InvoiceCharge) bool {
	return c.Kind == d.Kind && c.LineItemID == d.LineItemID
}

// isNothing reports whether the row's amounts and tax bases are all 0.
func (c InvoiceCharge) isNothing() bool {
	return c.Net.IsZero() && c.Tax.IsZero() && !slices.ContainsFunc(c.Taxes, func(t pricing.LineTax) bool { return !t.Amount.IsZero() || !t.Base.IsZero() })
}

func (c InvoiceCharge) neg() InvoiceCharge {
	c.Quantity, c.Subtotal, c.Discount, c.Net, c.Tax = -c.Quantity, c.Subtotal.Neg(), c.Discount.Neg(), c.Net.Neg(), c.Tax.Neg()
	c.Taxes = slices.Clone(c.Taxes)
	for i := range c.Taxes {
		c.Taxes[i].Base, c.Taxes[i].Amount = c.Taxes[i].Base.Neg(), c.Taxes[i].Amount.Neg()
	}
	return c
}

// plus returns the sum of two rows for the same line or shipping.
func (c InvoiceCharge) plus(d InvoiceCharge) InvoiceCharge {
	c.Quantity, c.Subtotal, c.Discount = c.Quantity+d.Quantity, c.Subtotal.Add(d.Subtotal), c.Discount.Add(d.Discount)
	c.Net, c.Tax, c.Taxes = c.Net.Add(d.Net), c.Tax.Add(d.Tax), sumTaxes(c.Taxes, d.Taxes)
	return c
}

// charges is a list with at most one row for each line, for shipping and for other.
type charges []InvoiceCharge

func (cs charges) find(c InvoiceCharge) (InvoiceCharge, bool) {
	i := slices.IndexFunc(cs, c.is)
	if i < 0 {
		return InvoiceCharge{}, false
	}
	return cs[i], true
}

func (cs charges) add(c InvoiceCharge) charges {
	if i := slices.IndexFunc(cs, c.is); i >= 0 {
		cs[i] = cs[i].plus(c)
		return cs
	}
	return append(cs, c)
}

func (cs charges) gross() (sum domain.Amount) {
	for _, c := range cs {
		sum = sum.Add(c.Gross())
	}
	return sum
}

// charged returns the rows that the order charges.
func (o *Order) charged() charges {
	out := make(charges, 0, len(o.Lines)+1)
	shippingTax := o.TaxTotal
	for _, l := range o.Lines {
		shippingTax = shippingTax.Sub(l.LineTax)
		out = append(out, InvoiceCharge{
			Kind: LineCharge, LineItemID: l.ID, SKU: l.SKU, Name: l.Name, Quantity: l.Quantity, UnitPrice: l.UnitPrice,
			Subtotal: l.LineSubtotal, Discount: l.LineDiscount, Net: l.LineTotal, Tax: l.LineTax, Taxes: taxes(l.Taxes),
		})
	}
	if !o.ShippingTotal.IsZero() || !shippingTax.IsZero() || len(o.ShippingTaxes) > 0 {
		out = append(out, InvoiceCharge{
			Kind: ShippingCharge, Name: o.ShippingMethodName, Quantity: 1, UnitPrice: o.ShippingTotal,
			Subtotal: o.ShippingTotal, Net: o.ShippingTotal, Tax: shippingTax, Taxes: taxes(o.ShippingTaxes),
		})
	}
	return out
}

// documented sums the rows of documents that were issued for the reasons: invoices less credit
// notes.
func documented(issued []*Invoice, reasons ...InvoiceReason) (sum charges) {
	for _, inv := range issued {
		if !slices.Contains(reasons, inv.Reason) {
			continue
		}
		for _, row := range inv.Content.Rows {
			if inv.Type == CreditNote {
				row = row.neg()
			}
			sum = sum.add(row)
		}
	}
	return sum
}

// bill sets InvoicedOn when the order is first paid in full or first shipped. Until then its
// invoice is pro forma.
func (o *Order) bill(now time.Time) {
	if o.InvoicedOn != nil || o.Status != OrderOpen && o.Status != OrderCompleted {
		return
	}
	if o.shipped() || !o.Balance().paid().Less(o.GrandTotal) {
		o.InvoicedOn = &now
	}
}

// Unissued returns the documents that the order still needs, without numbers: for the order
// itself, for edits since, for completed refunds and those that failed later, and for the unpaid
// rest of a canceled order. The order's ledgers must be loaded. With these documents, invoices
// less credit notes equal what the order charges less what was refunded of it.
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
	} else if rows := o.edited(issued); len(rows) > 0 {
		t := PlainInvoice
		if rows.gross().Sign() < 0 {
			t = CreditNote
			for i := range rows {
				rows[i] = rows[i].neg()
			}
		}
		issue(t, InvoicedEdit, nil, rows)
	}
	for _, r := range o.Refunds {
		credited, taken := issuedFor(issued, r.ID)
		switch {
		case r.Status == RefundCompleted && credited == nil:
			if rows := o.credit(r, issued); len(rows) > 0 {
				issue(CreditNote, InvoicedRefund, r, rows)
			}
		case r.Status == RefundFailed && credited != nil && taken == nil:
			issue(PlainInvoice, InvoicedRefundFailure, r, slices.Clone(credited.Content.Rows))
		}
	}
	if rows := o.unowed(issued); len(rows) > 0 {
		issue(CreditNote, InvoicedCancellation, nil, rows)
	}
	return out
}

// issuedFor returns the credit note of a refund and the invoice that reverses it; nil means not
// issued.
func issuedFor(issued []*Invoice, refundID int64) (credited, taken *Invoice) {
	for _, inv := range issued {
		switch {
		case inv.RefundID == nil || *inv.RefundID != refundID:
		case inv.Type == CreditNote:
			credited = inv
		default:
			taken = inv
		}
	}
	return credited, taken
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

// edited returns the rows by which the order differs from what was invoiced for it and its edits.
func (o *Order) edited(issued []*Invoice) (rows charges) {
	before, now := documented(issued, InvoicedOrder, InvoicedEdit), o.charged()
	for _, c := range now {
		was, _ := before.find(c)
		if d := c.plus(was.neg()); !d.isNothing() {
			rows = append(rows, d)
		}
	}
	for _, c := range before {
		if _, there := now.find(c); !there && !c.isNothing() {
			rows = append(rows, c.neg())
		}
	}
	return rows
}

// credit returns the rows of a refund's credit note: the refunded part of what was charged. An
// overpayment was never invoiced, or the credit note of the edit that caused it has deducted it.
func (o *Order) credit(r *Refund, issued []*Invoice) (rows charges) {
	left := documented(issued, InvoicedRefund, InvoicedRefundFailure, InvoicedCancellation)
	for _, c := range o.charged() {
		left = left.add(c)
	}
	if ended(issued) && left.gross().Less(r.Amount.Sub(r.Overpaid.Sum())) {
		return nil // money that arrived after the cancellation was never invoiced
	}
	net, tax := r.Subtotal.Sub(r.Overpaid.Net), r.TaxTotal.Sub(r.Overpaid.Tax)
	for _, rl := range r.Lines {
		net, tax = net.Sub(rl.Subtotal), tax.Sub(rl.Tax)
		line, found := o.Line(rl.LineItemID)
		if !found || rl.Subtotal.IsZero() && rl.Tax.IsZero() {
			continue
		}
		row := InvoiceCharge{Kind: LineCharge, LineItemID: line.ID, SKU: line.SKU, Name: line.Name, Quantity: rl.Quantity,
			UnitPrice: line.UnitPrice, Subtotal: rl.Subtotal, Net: rl.Subtotal, Tax: rl.Tax}
		rows = append(rows, o.share(row, left))
	}
	if shipping := r.ShippingTotal.Sub(r.Overpaid.Shipping); !shipping.IsZero() || !tax.IsZero() {
		row := InvoiceCharge{Kind: ShippingCharge, Name: o.ShippingMethodName, Quantity: 1, UnitPrice: shipping, Subtotal: shipping, Net: shipping, Tax: tax}
		rows = append(rows, o.share(row, left))
	}
	if !net.IsZero() {
		rows = append(rows, InvoiceCharge{Kind: OtherCharge, Quantity: 1, UnitPrice: net, Subtotal: net, Net: net, Taxes: taxes(nil)})
	}
	return rows
}

// ended reports whether the credit note of the cancellation was issued.
func ended(issued []*Invoice) bool {
	return slices.ContainsFunc(issued, func(inv *Invoice) bool { return inv.Reason == InvoicedCancellation })
}

// unowed returns the rows of a cancellation's credit note: the part of the invoiced amount that is
// unpaid and, since the order is canceled, no longer due.
func (o *Order) unowed(issued []*Invoice) (rows charges) {
	unpaid := o.GrandTotal.Sub(o.Balance().paid())
	if o.Status != OrderCancelled || ended(issued) || !unpaid.Positive() {
		return nil
	}
	all := o.charged()
	weights := make([]domain.Amount, len(all))
	for i, c := range all {
		weights[i] = c.Gross()
	}
	digits := o.CurrencyCode.Digits()
	for i, part := range unpaid.Allocate(digits, weights) {
		c := all[i]
		if part.IsZero() {
			continue
		}
		whole := part.Equal(weights[i])
		c.Tax = part.Mul(c.Tax).Quo(weights[i]).Round(digits, domain.HalfUp)
		c.Net = part.Sub(c.Tax)
		if !whole {
			c.Subtotal, c.Discount = c.Net, domain.Amount{}
		}
		rows = append(rows, o.share(c, all))
	}
	return rows
}

// share splits a row's tax over the rates of what is left of the same line or shipping, so that
// all rows together equal each rate's tax exactly.
func (o *Order) share(row InvoiceCharge, left charges) InvoiceCharge {
	digits := o.CurrencyCode.Digits()
	rest, _ := left.find(row)
	weights := make([]domain.Amount, len(rest.Taxes))
	for i, t := range rest.Taxes {
		weights[i] = t.Amount.NotNegative()
	}
	row.Taxes = []pricing.LineTax{}
	if domain.Sum(weights...).IsZero() {
		if !row.Tax.IsZero() {
			row.Taxes = append(row.Taxes, pricing.LineTax{Base: row.Net, Amount: row.Tax})
		}
		return row
	}
	for i, part := range row.Tax.Allocate(digits, weights) {
		t := rest.Taxes[i]
		if t.Amount = part; row.Net.Less(rest.Net) {
			t.Base = t.Base.Mul(row.Net).Quo(rest.Net).Round(digits, domain.HalfUp)
		}
		row.Taxes = append(row.Taxes, t)
	}
	return row
}

// Named sets the document's number: the store's prefix and the number in its sequence, with "CN-"
// before both on credit notes.
func (inv *Invoice) Named(prefix string, sequence int64) {
	inv.Sequence, inv.Number = sequence, prefix+domain.Itoa(sequence)
	if inv.Type == CreditNote {
		inv.Number = "CN-" + inv.Number
	}
}

// InvoiceFilter selects documents; an empty field does not filter.
type InvoiceFilter struct {
	Search       string // a document's number, or an order number
	Type         []InvoiceType
	Reason       []InvoiceReason
	OrderID      []int64
	CurrencyCode []domain.Currency
	IssuedFrom   *time.Time
	IssuedTo     *time.Time
}

// InvoiceSearch returns a searched number in the form that is stored: trimmed and in upper case.
func InvoiceSearch(text string) string { return strings.ToUpper(strings.TrimSpace(text)) }
