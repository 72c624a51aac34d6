package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// TaxReportKind says what a tax service is told.
type TaxReportKind string

const (
	TaxCommit TaxReportKind = "COMMIT" // what the order charges, once some of it is paid
	TaxRefund TaxReportKind = "REFUND" // that a refund was completed
	TaxVoid   TaxReportKind = "VOID"   // that what was told last does not hold any more
)

// TaxReport is something that the store's tax service is to be told of an order, or of
// one of its refunds. Of each of these the latest report counts.
type TaxReport struct {
	domain.Row
	domain.Called
	OrderID   int64
	RefundID  *int64 // nil: it is about what the order charges
	Kind      TaxReportKind
	TaxTotal  domain.Amount
	Total     domain.Amount
	SettledOn *time.Time // when it was told, or a later report made that needless; nil: it is to be
}

// TaxBooks are what stands of an order at a tax service that has books of its own. What is
// in them is the service's adapter's.
type TaxBooks struct {
	domain.Row
	OrderID int64
	Content string
}

// TaxReported is what of an order, and of its refunds, a tax service is to have by now.
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

// SameSubject tells whether two reports are about the same.
func (r *TaxReport) SameSubject(o *TaxReport) bool {
	return r.OrderID == o.OrderID && (r.RefundID == nil) == (o.RefundID == nil) && (r.RefundID == nil || *r.RefundID == *o.RefundID)
}

// TaxReports are those that the order lacks, beside those that there are: an order that
// its tax service has taxed is reported once some of it was captured, again when an
// edit changes it, and voided when nothing of it is captured any more; a refund when
// it is completed, and voided when the bank sends it back.
func (o *Order) TaxReports(had []*TaxReport) (missing []*TaxReport) {
	if o.TaxSource != pricing.TaxByProvider || o.PlacedOn == nil {
		return nil
	}
	report := func(kind TaxReportKind, refund *int64, taxes, total domain.Amount) {
		missing = append(missing, &TaxReport{OrderID: o.ID, RefundID: refund, Kind: kind, TaxTotal: taxes, Total: total})
	}
	last := lastReport(had, nil)
	live := last != nil && last.Kind == TaxCommit
	switch captured := o.Balance().Captured.Positive(); {
	case captured && (!live || !last.TaxTotal.Equal(o.TaxTotal) || !last.Total.Equal(o.GrandTotal)):
		report(TaxCommit, nil, o.TaxTotal, o.GrandTotal)
	case !captured && live:
		report(TaxVoid, nil, last.TaxTotal, last.Total)
	}
	for _, r := range o.Refunds {
		last := lastReport(had, &r.ID)
		live := last != nil && last.Kind == TaxRefund
		switch done := r.Status == RefundCompleted && r.Amount.Positive(); {
		case done && !live:
			report(TaxRefund, &r.ID, r.TaxTotal, r.Amount)
		case !done && live:
			report(TaxVoid, &r.ID, r.TaxTotal, r.Amount)
		}
	}
	return missing
}

// lastReport is the latest about a refund, or about what the order charges; nil: there
// is none.
func lastReport(had []*TaxReport, refund *int64) *TaxReport {
	for _, r := range slices.Backward(had) {
		if r.SameSubject(&TaxReport{OrderID: r.OrderID, RefundID: refund}) {
			return r
		}
	}
	return nil
}
