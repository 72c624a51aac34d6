package ordering

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CommissionReportKind is the content of a report to a commission service.
type CommissionReportKind string

const (
	CommissionQualified CommissionReportKind = "QUALIFIED" // the order counts for commission; contains the sold goods
	CommissionCancelled CommissionReportKind = "CANCELLED" // the order no longer counts
	CommissionReversed  CommissionReportKind = "REVERSED"  // a refund was completed, or a dispute was lost
	CommissionUndone    CommissionReportKind = "UNDONE"    // the refund or dispute no longer reverses the sale
)

// CommissionReport is a report to the store's commission service about an order, one of its refunds or
// one of its chargebacks. Of several reports about the same subject, the latest counts.
type CommissionReport struct {
	domain.Row
	domain.Called
	Connection   int // identifies the service that was connected
	OrderID      int64
	RefundID     *int64
	ChargebackID *int64 // if nil, like RefundID, the report is about the order's sale
	Kind         CommissionReportKind
	Content      string     // hash of the goods that the order sold
	SettledOn    *time.Time // when it was sent or replaced by a later report; nil means not sent yet
}

// CommissionStatus is the state of an order's commission reports.
type CommissionStatus string

const (
	CommissionNotRequired CommissionStatus = "NOT_REQUIRED" // the order has no reports
	CommissionPending     CommissionStatus = "PENDING"
	CommissionSynced      CommissionStatus = "SYNCED"
	CommissionFailed      CommissionStatus = "FAILED"
)

// SameSubject reports whether both reports are for the same service and about the same order, refund or
// chargeback.
func (r *CommissionReport) SameSubject(o *CommissionReport) bool {
	same := func(a, b *int64) bool { return (a == nil) == (b == nil) && (a == nil || *a == *b) }
	return r.Connection == o.Connection && r.OrderID == o.OrderID && same(r.RefundID, o.RefundID) && same(r.ChargebackID, o.ChargebackID)
}

// OfOrder reports whether the report is about the order's sale.
func (r *CommissionReport) OfOrder() bool { return r.RefundID == nil && r.ChargebackID == nil }

// CommissionReports returns the reports that are missing for the order. The parameter had is the list of the earlier
// reports, oldest first. An order is reported when it qualifies, again when an edit changes its goods, and as canceled
// when the store no longer has any of its money. A refund is reported on completion, and a dispute when it is lost or
// accepted. Both are reported as undone when they no longer reverse the sale. The refund of an overpayment is not
// reported, because it returns no part of the sale.
//
// Orders placed before the store was connected are reported only if byHand is true, which also repeats a settled
// report. Replacement orders are never reported.
func (o *Order) CommissionReports(p *settings.CommissionProvider, had []*CommissionReport, byHand bool) (missing []*CommissionReport) {
	if !p.Asks() || !p.SyncOrders || o.PlacedOn == nil || o.ReplacementReason != nil || p.ConnectedOn == nil {
		return nil
	}
	l := commissionLedger{
		order: o, connection: p.Connection, content: o.commissionContent(),
		had: slices.DeleteFunc(slices.Clone(had), func(r *CommissionReport) bool { return r.Connection != p.Connection }),
	}
	if len(l.had) == 0 && !byHand && o.PlacedOn.Before(*p.ConnectedOn) {
		return nil
	}
	l.reportSale(p.QualifyingOn, byHand)
	if len(l.missing) == 0 && l.last(nil, nil) == nil {
		return nil // without a reported sale, nothing can be reversed
	}
	for _, r := range o.Refunds {
		l.reportReversal(r.Status == RefundCompleted && o.Commissioned(r).Positive(), &r.ID, nil)
	}
	for _, c := range o.Chargebacks {
		l.reportReversal(!c.IsInquiry && (c.Status == ChargebackLost || c.Status == ChargebackAccepted), nil, &c.ID)
	}
	return l.missing
}

// commissionLedger compares an order with its reports to one connected service.
type commissionLedger struct {
	order      *Order
	connection int
	content    string              // hash of the goods that the order sells now
	had        []*CommissionReport // earlier reports to this service, oldest first
	missing    []*CommissionReport
}

// report adds a report. If refund and chargeback are both nil, the report is about the order's sale.
func (l *commissionLedger) report(kind CommissionReportKind, refund, chargeback *int64) {
	l.missing = append(l.missing, &CommissionReport{Connection: l.connection, OrderID: l.order.ID, RefundID: refund, ChargebackID: chargeback, Kind: kind, Content: l.content})
}

// last returns the latest earlier report about the sale, a refund or a chargeback; nil means none.
func (l *commissionLedger) last(refund, chargeback *int64) *CommissionReport {
	about := &CommissionReport{Connection: l.connection, OrderID: l.order.ID, RefundID: refund, ChargebackID: chargeback}
	for _, r := range slices.Backward(l.had) {
		if r.SameSubject(about) {
			return r
		}
	}
	return nil
}

// reportSale adds the report about the order's sale if it is missing.
func (l *commissionLedger) reportSale(qualifyingOn string, byHand bool) {
	told := l.last(nil, nil)
	live := told != nil && told.Kind == CommissionQualified
	switch {
	case !live && l.order.qualifies(qualifyingOn):
		l.report(CommissionQualified, nil, nil)
	case live && !l.order.paysAnything():
		l.report(CommissionCancelled, nil, nil)
	case live && (told.Content != l.content || byHand && told.SettledOn != nil):
		l.report(CommissionQualified, nil, nil)
	}
}

// reportReversal adds the report about a refund or a chargeback if it is missing. The parameter holds means that the
// refund or chargeback now reverses the sale.
func (l *commissionLedger) reportReversal(holds bool, refund, chargeback *int64) {
	told := l.last(refund, chargeback)
	switch live := told != nil && told.Kind == CommissionReversed; {
	case holds && !live:
		l.report(CommissionReversed, refund, chargeback)
	case !holds && live:
		l.report(CommissionUndone, refund, chargeback)
	}
}

// Commissioned returns the refunded amount that counts for commission: all but overpaid amounts and gift cards.
func (o *Order) Commissioned(r *Refund) domain.Amount {
	amount := r.Charged().Sum()
	for _, rl := range r.Lines {
		if l, ok := o.Line(rl.LineItemID); ok && l.BuysGiftCard() {
			amount = amount.Sub(rl.Subtotal).Sub(rl.Tax)
		}
	}
	return amount
}

// qualifies reports whether the order begins to count for commission: it is paid and, if the parameter on is FULFILLED,
// also delivered. A canceled order never begins to count, nor does an order that buys only gift cards.
func (o *Order) qualifies(on string) bool {
	if cards := o.GiftCardTotal(); cards.Positive() && !cards.Less(o.GrandTotal) {
		return false
	}
	return o.Status != OrderCancelled && o.paysAnything() && !o.Balance().Due.Positive() && (on != settings.QualifyingOnFulfilled || o.delivered())
}

// paysAnything reports whether any of the order's money is captured. For an order without charges, it
// reports whether the order is not canceled.
func (o *Order) paysAnything() bool {
	if o.GrandTotal.Positive() {
		return o.Balance().Captured.Positive()
	}
	return o.Status != OrderCancelled
}

// commissionContent returns a hash of the goods that the order sold. When the hash changes, the order is
// reported again.
func (o *Order) commissionContent() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s %s", o.ReferrerCode, o.GrandTotal.Trimmed())
	for _, l := range o.Lines {
		fmt.Fprintf(&text, "|%d %d %s", l.ID, l.Quantity, l.LineTotal.Trimmed())
	}
	sum := sha256.Sum256([]byte(text.String()))
	return hex.EncodeToString(sum[:])
}
