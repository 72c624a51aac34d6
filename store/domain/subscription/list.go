package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Filter restricts a list of subscriptions. Zero fields do not restrict it.
type Filter struct {
	Search        string
	Status        []Status
	DunningState  []DunningState
	RenewalStatus []RenewalStatus // status of the next renewal
	DueBy         *domain.Date    // see Due
	// Due selects active subscriptions whose next renewal is on or before DueBy. If Due is false, DueBy
	// selects all other subscriptions. For a subscription on a test clock, the clock's day in ClockZone
	// replaces DueBy. If ClockZone is empty, DueBy applies to all subscriptions.
	Due               bool
	NextBy            *domain.Date // active, with the next renewal on or before this day, even on a test clock
	ClockZone         string       // see Due
	FailureCode       []string
	FailureClass      []string
	RetryFrom         *time.Time
	RetryTo           *time.Time
	CardExpiresFrom   *domain.Date // start of the range of the card's last valid day
	CardExpiresTo     *domain.Date
	CancelAtPeriodEnd *bool
	CancelReason      string
	CancelledFrom     *time.Time
	CancelledTo       *time.Time
	PausedUntilFrom   *domain.Date
	PausedUntilTo     *domain.Date
	PaymentMethodIDs  []int64
	CustomerIDs       []int64
	PlanIDs           []int64
	ProductIDs        []int64 // products of live lines; VariantIDs and SKU also refer to live lines
	VariantIDs        []int64
	SKU               string
	NextFrom          *domain.Date
	NextTo            *domain.Date
	CreatedFrom       *time.Time
	CreatedTo         *time.Time
	ModifiedSince     *time.Time
}

// Listed is a subscription in a list, with its live lines and its open slot.
type Listed struct {
	*Subscription
	PlanName      string
	CustomerName  string
	CustomerEmail string
}

// RecurringSubtotal returns the sum of the live lines at their unit prices, and the total number of
// units.
func (s *Subscription) RecurringSubtotal() (sum domain.Amount, count int) {
	for _, item := range s.Live() {
		sum, count = sum.Add(item.UnitPrice.Times(int64(item.Quantity))), count+item.Quantity
	}
	return sum, count
}

// NextStatus returns the status of the next renewal; empty means that no renewal is scheduled.
func (s *Subscription) NextStatus() RenewalStatus {
	switch open := s.Open(); {
	case open != nil:
		return open.Status
	case s.NextDate == nil:
		return ""
	}
	return RenewalScheduled
}

// FailureClass returns the class of the last failure. It is empty after a success.
func (s *Subscription) FailureClass() string {
	if s.LastFailureCode == "" {
		return ""
	}
	class := ""
	for _, slot := range s.Slots {
		if slot.FailureClass != "" {
			class = slot.FailureClass
		}
	}
	return class
}

// Line is a live line in a list of lines, with its subscription.
type Line struct {
	*Subscription
	Item *SubscriptionItem
}

// Details is a subscription with all data of its detail page.
type Details struct {
	*Subscription
	Plan          *catalog.SubscriptionPlan
	CustomerName  string
	CustomerEmail string
	CouponNames   map[int64]string // names of the coupons by id, for customers in their language
	Reading       domain.Reading   // languages of the customer
	Titles        map[int64]string // titles of the lines in the customer's language, by variant; only for customers
	Slugs         map[int64]string // slugs of the lines' products, by product id
	Pictures      catalog.Pictures // pictures of the lines, by variant
	Newest        []*SubscriptionHistoryEntry
	Upcoming      []Upcoming
	Estimate      *Estimate // cost of the next renewal; nil means that no renewal is scheduled
	ChangesUntil  *time.Time
	Allowed       []Action
}
