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

// CommissionReportKind says what a commission service is told.
type CommissionReportKind string

const (
	CommissionQualified CommissionReportKind = "QUALIFIED" // the order counts, with what it sold
	CommissionCancelled CommissionReportKind = "CANCELLED" // it does not count any more
	CommissionReversed  CommissionReportKind = "REVERSED"  // a refund was completed, or a dispute lost
	CommissionUndone    CommissionReportKind = "UNDONE"    // which does not hold any more
)

// CommissionReport is something that the store's commission service is to be told of an
// order, or of one of its refunds or chargebacks. Of each of these the latest report
// counts.
type CommissionReport struct {
	domain.Row
	domain.Called
	Connection   int // to which service
	OrderID      int64
	RefundID     *int64
	ChargebackID *int64 // both nil: it is about what the order sold
	Kind         CommissionReportKind
	Content      string     // stands for what the order sold
	SettledOn    *time.Time // when it was told, or a later report made that needless; nil: it is to be
}

// CommissionStatus says how far the reports of an order are.
type CommissionStatus string

const (
	CommissionNotRequired CommissionStatus = "NOT_REQUIRED" // there are none
	CommissionPending     CommissionStatus = "PENDING"
	CommissionSynced      CommissionStatus = "SYNCED"
	CommissionFailed      CommissionStatus = "FAILED"
)

// SameSubject tells whether two reports are about the same, to the same service.
func (r *CommissionReport) SameSubject(o *CommissionReport) bool {
	same := func(a, b *int64) bool { return (a == nil) == (b == nil) && (a == nil || *a == *b) }
	return r.Connection == o.Connection && r.OrderID == o.OrderID && same(r.RefundID, o.RefundID) && same(r.ChargebackID, o.ChargebackID)
}

// OfOrder tells whether the report is about what the order sold.
func (r *CommissionReport) OfOrder() bool { return r.RefundID == nil && r.ChargebackID == nil }

// CommissionReports are those that the order lacks, beside those that there are: an order
// is reported once it qualifies, again when an edit changes what it sold, and canceled
// when nothing of it is paid any more. A refund is told when it is completed, a dispute
// when it is lost, and undone when that does not hold any more. Orders from before the
// store was connected are reported only by hand; replacements never.
func (o *Order) CommissionReports(p *settings.CommissionProvider, had []*CommissionReport, byHand bool) (missing []*CommissionReport) {
	if !p.Asks() || !p.SyncOrders || o.PlacedOn == nil || o.ReplacementReason != nil || p.ConnectedOn == nil {
		return nil
	}
	had = slices.DeleteFunc(slices.Clone(had), func(r *CommissionReport) bool { return r.Connection != p.Connection })
	if len(had) == 0 && !byHand && o.PlacedOn.Before(*p.ConnectedOn) {
		return nil
	}
	content := o.commissionContent()
	report := func(kind CommissionReportKind, refund, chargeback *int64) {
		missing = append(missing, &CommissionReport{Connection: p.Connection, OrderID: o.ID, RefundID: refund, ChargebackID: chargeback, Kind: kind, Content: content})
	}
	last := func(refund, chargeback *int64) *CommissionReport {
		about := &CommissionReport{Connection: p.Connection, OrderID: o.ID, RefundID: refund, ChargebackID: chargeback}
		for _, r := range slices.Backward(had) {
			if r.SameSubject(about) {
				return r
			}
		}
		return nil
	}
	told := last(nil, nil)
	live := told != nil && told.Kind == CommissionQualified
	switch {
	case !live && o.qualifies(p.QualifyingOn):
		report(CommissionQualified, nil, nil)
	case live && !o.paysAnything():
		report(CommissionCancelled, nil, nil)
	case live && (told.Content != content || byHand && told.SettledOn != nil):
		report(CommissionQualified, nil, nil)
	case told == nil:
		return nil // nothing that could be reversed
	}
	reversal := func(holds bool, refund, chargeback *int64) {
		told := last(refund, chargeback)
		switch live := told != nil && told.Kind == CommissionReversed; {
		case holds && !live:
			report(CommissionReversed, refund, chargeback)
		case !holds && live:
			report(CommissionUndone, refund, chargeback)
		}
	}
	for _, r := range o.Refunds {
		reversal(r.Status == RefundCompleted && r.Amount.Positive(), &r.ID, nil)
	}
	for _, c := range o.Chargebacks {
		reversal(!c.IsInquiry && (c.Status == ChargebackLost || c.Status == ChargebackAccepted), nil, &c.ID)
	}
	return missing
}

// qualifies tells whether the order begins to count for commission.
func (o *Order) qualifies(on string) bool {
	return o.paysAnything() && !o.Balance().Due.Positive() && (on != settings.QualifyingOnFulfilled || o.delivered())
}

// paysAnything tells whether something of the order is paid; of a free one, whether it
// stands.
func (o *Order) paysAnything() bool {
	if o.GrandTotal.Positive() {
		return o.Balance().Captured.Positive()
	}
	return o.Status != OrderCancelled
}

// commissionContent stands for what the order sold: another one is reported again.
func (o *Order) commissionContent() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s %s", o.ReferrerCode, o.GrandTotal.Trimmed())
	for _, l := range o.Lines {
		fmt.Fprintf(&text, "|%d %d %s", l.ID, l.Quantity, l.LineTotal.Trimmed())
	}
	sum := sha256.Sum256([]byte(text.String()))
	return hex.EncodeToString(sum[:])
}
