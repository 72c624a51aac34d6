// Package subscription is what renews itself: subscriptions, their lines, the slots
// of their schedule, and what happened to them.
package subscription

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Numbers names the sequence that subscriptions are numbered by, and FirstNumber is
// where it begins.
const (
	Numbers     = "subscription"
	FirstNumber = 70001
)

// Status says whether a subscription renews. What becomes of a renewal that fails is
// the DunningState: while it is tried again the subscription is still active.
type Status string

const (
	Active         Status = "ACTIVE"
	Paused         Status = "PAUSED"
	Cancelled      Status = "CANCELLED"
	TerminalFailed Status = "TERMINAL_FAILED"
)

var transitions = domain.Transitions[Status]{
	"":             {Active},
	Active:         {Paused, Cancelled, TerminalFailed},
	Paused:         {Active, Cancelled},
	TerminalFailed: {Active, Cancelled},
	Cancelled:      {Active}, // unless it was replaced or is completed
}

// DunningState says what became of a renewal that failed.
type DunningState string

const (
	NotDunning DunningState = "NONE"
	Retrying   DunningState = "RETRYING"  // it is tried again
	Exhausted  DunningState = "EXHAUSTED" // it is not; active until the days of grace are over
)

var dunningTransitions = domain.Transitions[DunningState]{
	"":         {NotDunning},
	NotDunning: {Retrying, Exhausted}, // at once where there is one attempt
	Retrying:   {NotDunning, Exhausted},
	Exhausted:  {NotDunning, Retrying}, // with another card
}

// PauseCause says why a subscription is paused, which decides what ends the pause.
type PauseCause string

const (
	PausedByRequest    PauseCause = "REQUEST"
	PausedBySuspension PauseCause = "SUSPENSION" // of the customer: ends with it
	PausedByFailure    PauseCause = "FAILURE"    // renewals gave up, and the store says so
)

// The reasons of a cancellation that the service gives; callers may not give them.
const (
	ReasonCompleted = "COMPLETED"
	ReasonReplaced  = "REPLACED"
)

// Subscription is what a customer gets again and again. One has the lines that were
// bought on one plan in one checkout.
type Subscription struct {
	domain.Row
	SubscriptionNumber int64
	CommandID          uuid.UUID
	CustomerID         int64
	SubscriptionPlanID int64
	Terms              catalog.PlanTerms `gorm:"embedded" audit:"flat"` // as they were agreed to
	CurrencyCode       domain.Currency
	Status             Status

	// When it renews: schedule.go. Slots are counted from 1, the first order is 0.
	AnchorDate domain.Date
	AnchorDay  int // of the month that is meant; the last one where there is none such
	AnchorSlot int // the slot that falls on AnchorDate
	SlotNumber int // of the next renewal
	NextDate   *domain.Date
	MovedDate  *domain.Date // NextDate, where the schedule has another one for the slot
	LastDate   domain.Date  // the last one that was scheduled
	Spread     int          // seconds behind the store's hour, so that a store's renewals spread over it

	CycleNumber        int // slots that were charged; the first order is 1, a trial 0
	IntroductoryCycles int // that were had, by subscriptions that it replaced as well
	PrepaidLeft        int // deliveries that are paid for already
	SkipsInRow         int
	CatchUpTo          *domain.Date // renewals up to this day are still to be left out: they were too many at once
	TrialUntil         *domain.Date // while the trial lasts
	CancelAtPeriodEnd  bool
	PeriodEndReason    *string    `audit:"secret"` // becomes the CancelReason
	PausedOn           *time.Time // nil unless it is
	PausedUntil        *domain.Date
	PauseReason        *string    `audit:"secret"`
	PauseCause         PauseCause // empty unless it is paused
	CancelledOn        *time.Time
	CancelReason       *string `audit:"secret"`

	ShippingAddressID       *int64
	BillingAddressID        *int64 // nil: the shipping address
	CustomerPaymentMethodID *int64
	ShippingMethodID        *int64
	Coupons                 []Coupon `gorm:"serializer:json"`
	Consent                 *Consent `gorm:"serializer:json" audit:"-"`

	DunningState    DunningState
	Dunning         *settings.Dunning `gorm:"serializer:json"` // the store's, as of the first failure
	FailedAttempts  int               // at the open slot
	LastFailureCode string
	LastFailedOn    *time.Time
	LastProcessedOn *time.Time
	LastOrderID     *int64

	ReplacedByID *int64
	ReplacesID   *int64
	Note         *string              `audit:"secret"`
	CustomFields []domain.CustomField `gorm:"serializer:json"`
	TestClockID  *int64

	// When what is to be done next for it. They follow from the members above and
	// from the store's hour and zone: arrange.
	DueAt        *time.Time
	RetryOn      *time.Time
	ResumeOn     *time.Time
	FinalOn      *time.Time
	RemindOn     *time.Time
	ClaimedUntil *time.Time // a process is at it

	// Loaded with a locked subscription; Items, without the removed ones, also with
	// one that is shown.
	Items   []*SubscriptionItem         `gorm:"-"` // by id
	Slots   []*Renewal                  `gorm:"-"` // the open one, the next one, and those skipped that are still to come
	History []*SubscriptionHistoryEntry `gorm:"-"` // what this command adds
	// ChargedCoupons are the reserved ones that this command has charged with first.
	ChargedCoupons []int64 `gorm:"-"`
}

// Coupon is a coupon that counts for coming renewals.
type Coupon struct {
	CouponID        int64  `json:"couponId"`
	Code            string `json:"code"`            // as it was entered
	RemainingCycles *int   `json:"remainingCycles"` // nil: all
	// Reserved: the subscription itself holds a use of it, until its first charge with
	// it. One that came with an order was used by that.
	Reserved bool `json:"reserved,omitempty"`
}

// Consent is the evidence of what the buyer agreed to.
type Consent = ordering.Consent

// Key names a subscription by one of its members.
type Key struct {
	ID     int64
	Number int64
}

// Live are the lines that were not removed.
func (s *Subscription) Live() []*SubscriptionItem {
	live := make([]*SubscriptionItem, 0, len(s.Items))
	for _, i := range s.Items {
		if i.RemovedOn == nil {
			live = append(live, i)
		}
	}
	return live
}

// Open is the slot that is being charged, tried again or waited with; nil while the
// next one has not begun.
func (s *Subscription) Open() *Renewal {
	for _, r := range s.Slots {
		if r.Status.Open() {
			return r
		}
	}
	return nil
}

// Charging tells whether a renewal is being charged at this moment.
func (s *Subscription) Charging() bool {
	open := s.Open()
	return open != nil && open.Status == RenewalProcessing
}

// Completed tells whether the last cycle of its terms has been charged.
func (s *Subscription) Completed() bool {
	return s.Terms.MaxCycles != nil && s.CycleNumber >= *s.Terms.MaxCycles
}

// delivered tells whether nothing is to come any more: the last cycle has been
// charged, and what it paid for is delivered.
func (s *Subscription) delivered() bool { return s.Completed() && s.PrepaidLeft == 0 }

// Ended tells whether it cannot be had back: it was replaced, or had all its cycles,
// the last one of them maybe while it was canceled.
func (s *Subscription) Ended() bool {
	return s.Status == Cancelled && (s.ReplacedByID != nil || s.delivered() || s.CancelReason != nil && (*s.CancelReason == ReasonCompleted || *s.CancelReason == ReasonReplaced))
}

// end cancels the subscription: nothing is due for it any more.
func (s *Subscription) end(reason *string, c Calendar) {
	transitions.Must("subscription", &s.Status, Cancelled)
	s.leavePostponed(c.Now)
	s.CancelledOn, s.CancelReason, s.CancelAtPeriodEnd, s.PeriodEndReason = &c.Now, reason, false, nil
	s.unpause()
	s.settleDunning()
	s.unschedule()
	s.dropUncharged()
	s.arrange(c)
}

// dropUncharged takes the coupons off a subscription that has ended which it was
// never charged with: somebody else can use them. A charge in flight has them.
func (s *Subscription) dropUncharged() {
	if s.Status != Cancelled || s.Charging() {
		return
	}
	s.Coupons = slices.DeleteFunc(slices.Clone(s.Coupons), func(c Coupon) bool { return c.Reserved })
}

// unpause forgets the pause.
func (s *Subscription) unpause() {
	s.PausedOn, s.PausedUntil, s.PauseReason, s.PauseCause = nil, nil, nil, ""
}

// settleDunning says that nothing is wrong with the renewals any more. What is owed
// for orders that were placed is asked for no longer.
func (s *Subscription) settleDunning() {
	for _, r := range s.Slots {
		r.OwedOn = nil
	}
	dunningTransitions.Must("dunning", &s.DunningState, NotDunning)
	s.Dunning, s.FailedAttempts, s.RetryOn, s.FinalOn = nil, 0, nil, nil
}

// Copy is the subscription with lines of its own, as it is now: what an event shows
// as it was before. A line that is not stored yet is the same one, which gets its id.
func (s *Subscription) Copy() *Subscription {
	was := *s
	was.Items = make([]*SubscriptionItem, len(s.Items))
	for i, item := range s.Items {
		if was.Items[i] = item; item.ID != 0 {
			was.Items[i] = new(*item)
		}
	}
	was.Coupons, was.Slots, was.History, was.ChargedCoupons = slices.Clone(s.Coupons), nil, nil, nil
	return &was
}

// SubscriptionItem is a line of a subscription. A removed one stays.
type SubscriptionItem struct {
	domain.Row
	SubscriptionID int64
	VariantID      int64
	ProductID      int64
	SKU            string
	Name           string
	Quantity       int
	UnitPrice      domain.Amount        // of the next renewal, as the buyer sees it
	AcceptedPrice  domain.Amount        // that the buyer accepted or was told of in time: no more is charged
	Announced      []Announced          `gorm:"serializer:json"` // higher ones that they were told of, for days to come
	FixedPrice     *domain.Amount       // by an administrator or an outside system; nil: the plan's pricing
	CustomFields   []domain.CustomField `gorm:"serializer:json"`
	RemovedOn      *time.Time
}
