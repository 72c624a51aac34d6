package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Filter says which subscriptions a list has; zero members do not matter.
type Filter struct {
	Search            string
	Status            []Status
	DunningState      []DunningState
	RenewalStatus     []RenewalStatus // of the next renewal
	DueBy             *domain.Date    // active ones whose next renewal is on this day or before; Due tells whether these or the others
	Due               bool
	NextBy            *domain.Date // active ones whose next renewal is on this day or before, in whatever time
	ClockZone         string       // what lives in a test clock is due by its day in this zone; empty: nothing does
	FailureCode       []string
	FailureClass      []string
	RetryFrom         *time.Time
	RetryTo           *time.Time
	CardExpiresFrom   *domain.Date // the card's last day
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
	ProductIDs        []int64 // of live lines, as are VariantIDs and SKU
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

// RecurringSubtotal is what the lines cost by their unit prices.
func (s *Subscription) RecurringSubtotal() (sum domain.Amount, count int) {
	for _, item := range s.Live() {
		sum, count = sum.Add(item.UnitPrice.Times(int64(item.Quantity))), count+item.Quantity
	}
	return sum, count
}

// NextStatus is how the next renewal stands; empty where none is scheduled.
func (s *Subscription) NextStatus() RenewalStatus {
	switch open := s.Open(); {
	case open != nil:
		return open.Status
	case s.NextDate == nil:
		return ""
	}
	return RenewalScheduled
}

// FailureClass is that of the last failure, which the next renewal or the last one
// had; empty after a success.
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

// Details is a subscription with everything that is shown of it.
type Details struct {
	*Subscription
	Plan          *catalog.SubscriptionPlan
	CustomerName  string
	CustomerEmail string
	CouponNames   map[int64]string // of its coupons, by id
	Slugs         map[int64]string // of its lines' products, by id
	Pictures      catalog.Pictures // of its lines, by variant
	Newest        []*SubscriptionHistoryEntry
	Upcoming      []Upcoming
	Estimate      *Estimate // of the next renewal; nil where none is scheduled
	ChangesUntil  *time.Time
	Allowed       []Action
}
