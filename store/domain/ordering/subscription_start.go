package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// SubscriptionStart is a subscription that begins when its order is placed, as the
// buyer agreed to it: whatever becomes of the plan, its prices and the coupons until
// then, this is what they get. An order has one for each plan on it.
type SubscriptionStart struct {
	PlanID            int64             `json:"planId"`
	Terms             catalog.PlanTerms `json:"terms"`
	CutoffDays        int               `json:"cutoffDays"`
	Items             []StartItem       `json:"items"`   // by the positions of their lines
	Coupons           []StartCoupon     `json:"coupons"` // that count for coming renewals
	ShippingMethodID  *int64            `json:"shippingMethodId"`
	ShippingAddressID *int64            `json:"shippingAddressId"`
	BillingAddressID  *int64            `json:"billingAddressId"` // nil: the shipping address
	Consent           *Consent          `json:"consent"`          // nil: an administrator asked for no evidence
}

// StartItem is what a line of the order will cost.
type StartItem struct {
	Position      int            `json:"position"`
	Ships         bool           `json:"ships"`         // it is something to ship, a trial's line later
	UnitPrice     domain.Amount  `json:"unitPrice"`     // of one unit in one delivery, at the next charge
	AcceptedPrice domain.Amount  `json:"acceptedPrice"` // the most that one may cost, as the buyer knows
	FixedPrice    *domain.Amount `json:"fixedPrice"`    // an administrator's; nil: the plan's pricing
}

// StartCoupon is a coupon of the order that counts for coming renewals too.
type StartCoupon struct {
	CouponID        int64  `json:"couponId"`
	Code            string `json:"code"`
	Name            string `json:"name"`
	RemainingCycles *int   `json:"remainingCycles"` // nil: all
}

// Consent is the evidence of what the buyer agreed to: to be charged again.
type Consent struct {
	AgreedOn   time.Time      `json:"agreedOn"`
	Author     domain.Author  `json:"author"`
	Text       string         `json:"text"`       // as it was shown, or as an administrator recorded it
	GrandTotal *domain.Amount `json:"grandTotal"` // that each charge was said to cost; nil: nobody said
	TermsURL   string         `json:"termsUrl"`   // of the store, then
	IPHash     string         `json:"ipHash"`     // equal addresses have equal hashes
	UserAgent  string         `json:"userAgent"`  // as it was sent
	Mandate    string         `json:"mandate"`    // the payment provider's name for it; empty without one
}

// Begin says which subscriptions begin when the order is placed. A coupon that takes
// something off only later is used by this order, too.
func (o *Order) Begin(starts []SubscriptionStart) {
	o.Starts = starts
	for _, s := range starts {
		for _, c := range s.Coupons {
			if !slices.ContainsFunc(o.Coupons, func(a pricing.AppliedCoupon) bool { return a.CouponID == c.CouponID }) {
				o.Coupons = append(o.Coupons, pricing.AppliedCoupon{CouponID: c.CouponID, Code: c.Code, Name: c.Name})
			}
		}
	}
}

// CheckStarts refuses an administrator's order with which no subscription can begin,
// though a line of it is on a plan. saved: it is charged to a payment method that the
// customer has; recorded: the administrator says how the customer agreed. at gives
// the place of a line in the request.
func (r Checkout) CheckStarts(b pricing.Basket, q pricing.Quote, buyer *customer.Customer, saved, recorded bool, at func(line int) string) error {
	var refused domain.Refusals
	planned := false
	for i, l := range b.Lines {
		if planned = planned || l.PlanID != nil; l.PlanID != nil && l.Cycle == nil {
			refused.Add(at(i)+"/subscriptionPlanId", "%s is not sold with this plan.", l.Sellable.Product.Name)
		}
	}
	if !planned {
		if recorded {
			refused.Add("/consentText", "Nothing in the order is a subscription.")
		}
		return refused.Err()
	}
	switch {
	case buyer == nil:
		refused.Add("/storeCustomerId", "A subscription needs a customer.")
	case buyer.Status != customer.CustomerActive:
		refused.Add("/storeCustomerId", "The customer is not active.")
	case b.Buyer.NoSubscriptions:
		refused.AddAs(domain.UnsupportedOperation, "/storeCustomerId", "The customer's account type takes no subscriptions.")
	}
	if r.ships(q) {
		if r.ShippingAddress == nil {
			refused.Add("/shippingAddress", "Say where to ship.")
		}
		if b.Shipping == nil {
			refused.AddAs(domain.ShippingNotAvailable, "/shippingMethodId", "Choose a shipping method.")
		}
	}
	if r.BillingAddress == nil {
		refused.Add("/billingAddress", "Say whom to bill.")
	}
	if !saved {
		refused.Add("/payment/customerPaymentMethodId", "A subscription is charged with a payment method that the customer has saved.")
	}
	for _, p := range r.Plans {
		if err := p.Next.NotShipped(); err != nil && b.Shipping != nil && r.ShippingAddress != nil {
			refused.AddAs(domain.ShippingNotAvailable, "/shippingMethodId", "%s", err.(*domain.Error).Detail)
			break
		}
	}
	return refused.Err()
}

// Subscribes tells whether a subscription begins with the order.
func (o *Order) Subscribes() bool { return len(o.Starts) > 0 }
