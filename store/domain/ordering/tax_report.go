package ordering

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// TaxReportKind is the content of a report to a tax service.
type TaxReportKind string

const (
	TaxCommit TaxReportKind = "COMMIT" // the order's charges, once some of its money is captured
	TaxRefund TaxReportKind = "REFUND" // a completed refund
	TaxVoid   TaxReportKind = "VOID"   // the previous report no longer applies
)

// TaxReport is a report to the store's tax service about an order or one of its refunds. Of several
// reports about the same subject, the latest counts.
type TaxReport struct {
	domain.Row
	domain.Called
	OrderID   int64
	RefundID  *int64 // nil means that the report is about the order's charges
	Kind      TaxReportKind
	TaxTotal  domain.Amount
	Total     domain.Amount
	Content   string     // for TaxCommit: hash of the order's taxed data; empty if an earlier release sent the report
	SettledOn *time.Time // when it was sent or replaced by a later report; nil means not sent yet
}

// TaxBooks is the record of an order at a tax service that keeps books of its own. The service's adapter
// defines the content.
type TaxBooks struct {
	domain.Row
	OrderID int64
	Content string
}

// TaxReported returns the records that the tax service has after it received the given reports. The result charges
// reports whether it has a record of the order's charges. The result refunds lists the refunds that it has a record
// for.
func (o *Order) TaxReported(had []*TaxReport) (charges bool, refunds []*Refund) {
	last := lastReport(had, nil)
	charges = last != nil && last.Kind == TaxCommit
	for _, r := range o.Refunds {
		if last := lastReport(had, &r.ID); last != nil && last.Kind == TaxRefund {
			refunds = append(refunds, r)
		}
	}
	return charges, refunds
}

// SameSubject reports whether both reports are about the same charges or refund.
func (r *TaxReport) SameSubject(o *TaxReport) bool {
	return r.OrderID == o.OrderID && (r.RefundID == nil) == (o.RefundID == nil) && (r.RefundID == nil || *r.RefundID == *o.RefundID)
}

// TaxReports returns the reports that are missing for the order. The parameter had is the list of the earlier reports,
// oldest first. An order that its tax service taxed is reported once some of its money is captured. It is reported
// again when an edit changes the content of the report, and voided once its money is no longer captured. A refund is
// reported when it is completed, and voided when the bank returns the money. Overpaid amounts are not reported, because
// the order does not charge them. A canceled order is voided with its refunds if the store keeps no money although the
// refunds do not cover the charges. In that case a part was never paid, or a dispute took the money.
func (o *Order) TaxReports(had []*TaxReport) (missing []*TaxReport) {
	if o.TaxSource != pricing.TaxByProvider || o.PlacedOn == nil {
		return nil
	}
	report := func(kind TaxReportKind, refund *int64, taxes, total domain.Amount, content string) {
		missing = append(missing, &TaxReport{OrderID: o.ID, RefundID: refund, Kind: kind, TaxTotal: taxes, Total: total, Content: content})
	}
	last := lastReport(had, nil)
	live := last != nil && last.Kind == TaxCommit
	charges := o.Balance().Captured.Positive() && !o.withdrawn()
	switch {
	case charges && (!live || o.differs(last)):
		report(TaxCommit, nil, o.TaxTotal, o.GrandTotal, o.taxContent())
	case !charges && live:
		report(TaxVoid, nil, last.TaxTotal, last.Total, "")
	}
	for _, r := range o.Refunds {
		last, part := lastReport(had, &r.ID), r.Charged()
		live := last != nil && last.Kind == TaxRefund
		switch done := r.Status == RefundCompleted && part.Sum().Positive() && !o.withdrawn(); {
		case done && !live:
			report(TaxRefund, &r.ID, part.Tax, part.Sum(), "")
		case !done && live:
			report(TaxVoid, &r.ID, last.TaxTotal, last.Total, "")
		}
	}
	return missing
}

// withdrawn reports whether the order is canceled, the store keeps none of its money, and the refunds do
// not cover the charges.
func (o *Order) withdrawn() bool {
	if o.Status != OrderCancelled {
		return false
	}
	kept, charged := o.Balance().Captured, domain.Amount{}
	for _, r := range o.Refunds {
		if r.Status == RefundCompleted {
			kept, charged = kept.Sub(r.Amount), charged.Add(r.Charged().Sum())
		}
	}
	for _, c := range o.Chargebacks {
		if c.Counts() && c.Status != ChargebackOpen {
			kept = kept.Sub(c.Amount)
		}
	}
	return !kept.Positive() && !charged.Equal(o.GrandTotal)
}

// differs reports whether a report of the order's charges no longer matches the order.
func (o *Order) differs(r *TaxReport) bool {
	return !r.TaxTotal.Equal(o.TaxTotal) || !r.Total.Equal(o.GrandTotal) || r.Content != "" && r.Content != o.taxContent()
}

// taxContent returns a hash of the content of a report of the order's charges: date, place, goods,
// shipping, and the taxes of each.
func (o *Order) taxContent() string {
	var text strings.Builder
	taxed := func(taxes []pricing.LineTax) {
		for _, t := range taxes {
			fmt.Fprintf(&text, " %q %s %s", t.Name, t.Rate.Trimmed(), t.Amount.Trimmed())
		}
	}
	fmt.Fprint(&text, o.OrderDate.UTC().Format(time.RFC3339Nano))
	if at := o.TaxedAt(); at != nil {
		fmt.Fprintf(&text, " %q %q %q", at.CountryCode, at.StateProvince, at.PostalCode)
	}
	for _, l := range o.Lines {
		fmt.Fprintf(&text, "|%d %q %d %s", l.ID, l.SKU, l.Quantity, l.LineTotal.Trimmed())
		taxed(l.Taxes)
	}
	fmt.Fprintf(&text, "|%t %s", o.ShippingMethodID != nil, o.ShippingTotal.Trimmed())
	taxed(o.ShippingTaxes)
	sum := sha256.Sum256([]byte(text.String()))
	return hex.EncodeToString(sum[:])
}

// TaxedAt returns the place that determines the order's taxes; nil means that the order has no
// address.
func (o *Order) TaxedAt() *domain.Place {
	return Checkout{ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress}.Destination(o.ShippingAddress != nil)
}

// lastReport returns the latest report about a refund, or about the order's charges if refund is nil. It
// returns nil without such a report.
func lastReport(had []*TaxReport, refund *int64) *TaxReport {
	for _, r := range slices.Backward(had) {
		if r.SameSubject(&TaxReport{OrderID: r.OrderID, RefundID: refund}) {
			return r
		}
	}
	return nil
}
