package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReviewStatus is the state of a gateway's review of a payment for fraud. A review that has ended never
// opens again.
type ReviewStatus string

const (
	ReviewOpen     ReviewStatus = "OPEN"
	ReviewApproved ReviewStatus = "APPROVED"
	ReviewClosed   ReviewStatus = "CLOSED" // not approved; the payment was refunded, disputed or never settled
)

// reviewed applies a gateway's review of a payment. An open review puts an order on hold if nothing of it
// is shipped yet, and an approval ends this hold. An approval changes nothing if a user has released the
// order or held it for another reason. The caller must then settle the order.
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
