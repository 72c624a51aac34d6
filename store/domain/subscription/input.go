package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderDue is the order of a payment link as the link's holder sees it.
type OrderDue struct {
	Store     *settings.Store
	Details   *ordering.OrderDetails
	Link      *ordering.PaymentLink
	State     ordering.DueState
	Providers []*settings.PaymentProvider // providers that can take the payment now
	// Subscription is set if the order is a renewal that has not been charged. Saved is then the active
	// payment method that the subscription charges. It is nil if no such method exists or the order
	// cannot be paid now.
	Subscription *Subscription
	Saved        *customer.CustomerPaymentMethod
}

// Processed counts the subscriptions whose next renewal is on or before the day By. Due counts all of
// them, Queued those that this request made due, and Busy those that were already due or in progress.
type Processed struct {
	By                domain.Date
	Due, Queued, Busy int64
}

// SubscriptionCreate is the input for a subscription without a checkout. It identifies the plan by id and
// the coupons by code.
type SubscriptionCreate struct {
	CreateRequest
	PlanID      int64
	CouponCodes []string
	ConsentText *string
	// NotifyCustomer means that the customer gets a mail about the new subscription.
	NotifyCustomer bool
}

// SubscriptionUpdate is the input for changing a subscription. nil fields stay unchanged.
type SubscriptionUpdate struct {
	UpdateRequest
	PlanID      *int64
	CouponCodes *[]string
	Override    bool // lets an administrator change a cycle after the cutoff
}

// SubscriptionReplacement is the input for replacing a subscription with a new one. A nil field keeps the
// old subscription's value.
type SubscriptionReplacement struct {
	ReplaceRequest
	PlanID      *int64
	CouponCodes *[]string
}
