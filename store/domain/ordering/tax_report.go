package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// TaxReportKind is the content of a report to a tax service.
type TaxReportKind string

const (
	TaxCommit TaxReportKind = "COMMIT" // the order's charges, once some of its money is captured
	TaxRefund TaxReportKind = "REFUND" // a completed refund
	TaxVoid   TaxReportKind = "VOID"   // the previous report no longer holds
)

// TaxReport is a report to the store's tax service about an order, or about one of its refunds.
// For each of these the latest report counts.
type TaxReport struct {
	domain.Row
	domain.Called
	OrderID   int64
	RefundID  *int64 // nil means that the report is about the order's charges
	Kind      TaxReportKind
	TaxTotal  domain.Amount
	Total     domain.Amount
	SettledOn *time.Time // when it was sent or a later report replaced it; nil means it is still to be sent
}

// TaxBooks is an order's record at a tax service with its own books. The service's adapter defines
// the content.
type TaxBooks struct {
	domain.Row
	OrderID int64
	Content string
}

// TaxReported returns what the tax service must have recorded after the reports in had: the
// order's charges, and which of its refunds.
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

// TaxReports returns the reports that the order lacks; had lists the earlier ones, oldest first.
// An order taxed by its tax service is reported when some of its money is captured, again when an
// edit changes its totals, and voided when none is captured any longer. A refund is reported when
// it is completed, and voided when the bank returns it.
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

// lastReport returns the latest report about a refund, or about the order's charges if refund is
// nil; nil means none.
func lastReport(had []*TaxReport, refund *int64) *TaxReport {
	for _, r := range slices.Backward(had) {
		if r.SameSubject(&TaxReport{OrderID: r.OrderID, RefundID: refund}) {
			return r
		}
	}
	return nil
}
