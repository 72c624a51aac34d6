package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderDue is what whoever has a payment link sees of its order.
type OrderDue struct {
	Store     *settings.Store
	Details   *ordering.OrderDetails
	Link      *ordering.PaymentLink
	State     ordering.DueState
	Providers []*settings.PaymentProvider // with which it can be paid now
	// Of a renewal that has not been charged: its subscription, and what that is charged
	// to, where it can be paid with now.
	Subscription *Subscription
	Saved        *customer.CustomerPaymentMethod
}

// Processed is how many renewals were made due.
type Processed struct {
	By                domain.Date
	Due, Queued, Busy int64
}

// SubscriptionCreate is a subscription that begins without a checkout, as a request
// names its parts.
type SubscriptionCreate struct {
	CreateRequest
	PlanID      int64
	CouponCodes []string
	ConsentText *string
	// NotifyCustomer has the customer mailed of it.
	NotifyCustomer bool
}

// SubscriptionUpdate is what is asked for of a subscription.
type SubscriptionUpdate struct {
	UpdateRequest
	PlanID      *int64
	CouponCodes *[]string
	Override    bool // of the cutoff
}

// SubscriptionReplacement is what is asked for of a subscription that takes the
// place of another one.
type SubscriptionReplacement struct {
	ReplaceRequest
	PlanID      *int64
	CouponCodes *[]string
}
