package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReviewStatus is where a gateway's review of a payment for fraud is. Once it has ended
// it does not open again.
type ReviewStatus string

const (
	ReviewOpen     ReviewStatus = "OPEN"
	ReviewApproved ReviewStatus = "APPROVED"
	ReviewClosed   ReviewStatus = "CLOSED" // not approved: the payment was refunded, disputed or never settled
)

// reviewed takes what a gateway says of its review of a payment. One that is open holds
// an order of which nothing is shipped, and its approval ends that hold. What somebody
// has done about it since stays: an order that they released, or held for a reason of
// their own. The caller settles.
func (o *Order) reviewed(p *Payment, now ReviewStatus, at time.Time) {
	switch {
	case now == "" || now == p.Review || p.Review != "" && p.Review != ReviewOpen:
		return
	case now == ReviewOpen && o.fulfillmentStatus() == Unfulfilled:
		note := "The payment provider reviews the payment for fraud."
		o.OnHold, o.Hold = true, &Hold{Reason: HoldFraud, Note: &note, HeldOn: at, HeldBy: domain.System(o.StoreID).Author(), PaymentID: p.ID}
	case now == ReviewApproved && o.Hold != nil && o.Hold.PaymentID == p.ID:
		o.OnHold, o.Hold = false, nil
	}
	p.Review = now
}
