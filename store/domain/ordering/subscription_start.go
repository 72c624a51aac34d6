package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// SubscriptionStart is a subscription that starts when its order is placed, with the terms to which the buyer agreed.
// Later changes to the plan, its prices or the coupons do not affect these terms. An order has one SubscriptionStart
// per plan.
type SubscriptionStart struct {
	PlanID            int64             `json:"planId"`
	Terms             catalog.PlanTerms `json:"terms"`
	CutoffDays        int               `json:"cutoffDays"`
	Items             []StartItem       `json:"items"`   // in the order of the order's lines
	Coupons           []StartCoupon     `json:"coupons"` // coupons that also apply to renewals
	ShippingMethodID  *int64            `json:"shippingMethodId"`
	ShippingAddressID *int64            `json:"shippingAddressId"`
	BillingAddressID  *int64            `json:"billingAddressId"` // nil means the shipping address
	Consent           *Consent          `json:"consent"`          // nil means that an administrator recorded none
}

// StartItem contains the future prices of an order line.
type StartItem struct {
	Position      int            `json:"position"`
	Ships         bool           `json:"ships"`         // the line ships goods; with a trial, they ship after it
	UnitPrice     domain.Amount  `json:"unitPrice"`     // price of one unit in the next delivery
	AcceptedPrice domain.Amount  `json:"acceptedPrice"` // the highest unit price that the buyer accepted
	FixedPrice    *domain.Amount `json:"fixedPrice"`    // set by an administrator; nil means the plan's pricing
}

// StartCoupon is a coupon of the order that also applies to renewals.
type StartCoupon struct {
	CouponID        int64  `json:"couponId"`
	Code            string `json:"code"`
	Name            string `json:"name"`
	RemainingCycles *int   `json:"remainingCycles"` // nil means all cycles
}

// Consent is the evidence that the buyer agreed to further charges.
type Consent struct {
	AgreedOn   time.Time      `json:"agreedOn"`
	Author     domain.Author  `json:"author"`
	Text       string         `json:"text"`       // as displayed, or as an administrator recorded it
	GrandTotal *domain.Amount `json:"grandTotal"` // total of each charge as displayed; nil if none was displayed
	TermsURL   string         `json:"termsUrl"`   // the store's terms at that time
	IPHash     string         `json:"ipHash"`     // equal addresses have equal hashes
	UserAgent  string         `json:"userAgent"`  // as the client sent it
	Mandate    string         `json:"mandate"`    // the payment provider's name for the consent; empty means none
}

// Begin sets the subscriptions that start when the order is placed. The order also uses the coupons that
// only reduce later charges.
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

// CheckStarts returns an error if a line of an administrator's order is on a plan and the order cannot start a
// subscription. The parameter saved means that the order is charged to a saved payment method of the customer, and
// recorded means that the administrator recorded the customer's agreement. at(i) is the error pointer of line i in the
// request.
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

// Subscribes reports whether the order starts any subscription.
func (o *Order) Subscribes() bool { return len(o.Starts) > 0 }
