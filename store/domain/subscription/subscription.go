// Package subscription contains the rules of subscriptions: their lines, the slots of
// their schedule, their payments and their history.
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

// Numbers names the sequence of subscription numbers. FirstNumber is its first value.
const (
	Numbers     = "subscription"
	FirstNumber = 70001
)

// Status determines whether a subscription renews. During retries of a failed renewal the subscription is
// still active; DunningState contains the state of the retries.
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
	Cancelled:      {Active}, // unless it was replaced or completed
}

// DunningState is the state of a failed renewal or of an unpaid order.
type DunningState string

const (
	NotDunning DunningState = "NONE"
	Retrying   DunningState = "RETRYING"  // another attempt is scheduled
	Exhausted  DunningState = "EXHAUSTED" // no attempt is left; the final action follows after the grace days
)

var dunningTransitions = domain.Transitions[DunningState]{
	"":         {NotDunning},
	NotDunning: {Retrying, Exhausted}, // directly to EXHAUSTED if no retry follows
	Retrying:   {NotDunning, Exhausted},
	Exhausted:  {NotDunning, Retrying}, // for example after a change of card
}

// PauseCause is the cause of a pause. It determines what ends the pause.
type PauseCause string

const (
	PausedByRequest    PauseCause = "REQUEST"
	PausedBySuspension PauseCause = "SUSPENSION" // the customer is suspended; a reinstatement ends the pause
	PausedByFailure    PauseCause = "FAILURE"    // final action of the store for failed renewals
)

// Only the service sets these cancellation reasons; callers may not use them.
const (
	ReasonCompleted = "COMPLETED"
	ReasonReplaced  = "REPLACED"
)

// Subscription is a customer's recurring order. It contains the lines that were bought on one plan in one
// order.
type Subscription struct {
	domain.Row
	SubscriptionNumber int64
	CommandID          uuid.UUID
	CustomerID         int64
	SubscriptionPlanID int64
	Terms              catalog.PlanTerms `gorm:"embedded" audit:"flat"` // terms as agreed
	CurrencyCode       domain.Currency
	LanguageCode       *string // language of the order that started the subscription; nil means the customer's language
	Status             Status

	// The following fields are the schedule (schedule.go). Slots are counted from 1; the first order is
	// slot 0.
	AnchorDate domain.Date
	AnchorDay  int // intended day of the month; shorter months use their last day
	AnchorSlot int // slot whose date is AnchorDate
	SlotNumber int // slot of the next renewal
	NextDate   *domain.Date
	MovedDate  *domain.Date // NextDate if it was moved; nil means that NextDate is the schedule's date
	LastDate   domain.Date  // last date that was scheduled
	Spread     int          // seconds after the store's hour, so that renewals are spread over an hour

	CycleNumber        int // number of charged cycles; the first order is cycle 1, a trial cycle 0
	IntroductoryCycles int // number of cycles of the subscriptions that this one replaced
	PrepaidLeft        int // number of paid deliveries that are left
	SkipsInRow         int
	PausedDays         int // days of requested pauses that ended since the last charge
	// CatchUpTo is the day up to which renewals still have to be skipped, because one command skips only
	// a limited number; nil means none.
	CatchUpTo         *domain.Date
	TrialUntil        *domain.Date // set until the first charge after the trial
	CancelAtPeriodEnd bool
	PeriodEndReason   *string    `audit:"secret"` // becomes CancelReason at the end of the period
	PausedOn          *time.Time // nil unless paused
	PausedUntil       *domain.Date
	PauseReason       *string    `audit:"secret"`
	PauseCause        PauseCause // empty unless paused
	CancelledOn       *time.Time
	CancelReason      *string `audit:"secret"`
	// GaveUpOn is the time at which renewals stopped because they could not be paid (TERMINAL_FAILED). A
	// cancellation keeps it; a charge or a reactivation clears it.
	GaveUpOn *time.Time

	ShippingAddressID       *int64
	BillingAddressID        *int64 // nil means the shipping address
	CustomerPaymentMethodID *int64
	UseStoreCredit          bool // store credit pays first, and the payment method pays the rest
	ShippingMethodID        *int64
	Coupons                 []Coupon `gorm:"serializer:json"`
	Consent                 *Consent `gorm:"serializer:json" audit:"-"`

	DunningState    DunningState
	Dunning         *settings.Dunning `gorm:"serializer:json"` // the store's settings at the time of the first failure
	FailedAttempts  int               // failed attempts to charge the failing renewal or to collect the unpaid order
	LastFailureCode string
	LastFailedOn    *time.Time
	LastProcessedOn *time.Time
	LastOrderID     *int64

	ReplacedByID *int64
	ReplacesID   *int64
	Note         *string              `audit:"secret"`
	CustomFields []domain.CustomField `gorm:"serializer:json"`
	TestClockID  *int64

	// The following fields are the times at which the next work is due. The method arrange derives them
	// from the fields above and from the store's hour and zone.
	DueAt        *time.Time
	RetryOn      *time.Time
	ResumeOn     *time.Time
	FinalOn      *time.Time
	RemindOn     *time.Time
	ClaimedUntil *time.Time // time until which a process works on the subscription

	// The following fields are loaded with a locked subscription. A subscription that is only shown has
	// Items without the removed lines.
	Items   []*SubscriptionItem         `gorm:"-"` // sorted by id
	Slots   []*Renewal                  `gorm:"-"` // open slot, next slot, and skipped slots in the future
	History []*SubscriptionHistoryEntry `gorm:"-"` // entries that this command adds
	// ChargedCoupons contains the ids of reserved coupons that this command has charged with for the
	// first time.
	ChargedCoupons []int64 `gorm:"-"`
}

// Coupon is a coupon that applies to future renewals.
type Coupon struct {
	CouponID        int64  `json:"couponId"`
	Code            string `json:"code"`            // code as entered
	RemainingCycles *int   `json:"remainingCycles"` // nil means all cycles
	// Reserved reports whether the subscription itself reserves a use of the coupon, until its first
	// charge with the coupon. If the coupon came with an order, the order used it.
	Reserved bool `json:"reserved,omitempty"`
}

// Consent is the evidence that the buyer agreed to further charges.
type Consent = ordering.Consent

// Key identifies a subscription by its id or its number.
type Key struct {
	ID     int64
	Number int64
}

// Live returns the lines of the subscription that are not removed.
func (s *Subscription) Live() []*SubscriptionItem {
	live := make([]*SubscriptionItem, 0, len(s.Items))
	for _, i := range s.Items {
		if i.RemovedOn == nil {
			live = append(live, i)
		}
	}
	return live
}

// Open returns the slot that is being charged, retried or waiting. nil means that the next slot has not
// begun.
func (s *Subscription) Open() *Renewal {
	for _, r := range s.Slots {
		if r.Status.Open() {
			return r
		}
	}
	return nil
}

// Charging reports whether a renewal is currently being charged.
func (s *Subscription) Charging() bool {
	open := s.Open()
	return open != nil && open.Status == RenewalProcessing
}

// Completed reports whether the last cycle of the terms has been charged.
func (s *Subscription) Completed() bool {
	return s.Terms.MaxCycles != nil && s.CycleNumber >= *s.Terms.MaxCycles
}

// delivered reports whether no delivery is left: the last cycle was charged, and all paid deliveries were
// made.
func (s *Subscription) delivered() bool { return s.Completed() && s.PrepaidLeft == 0 }

// Ended reports whether a canceled subscription cannot be reactivated, because it was replaced or all its
// cycles are over. The last cycle may have been charged after the cancellation.
func (s *Subscription) Ended() bool {
	return s.Status == Cancelled && (s.ReplacedByID != nil || s.delivered() || s.CancelReason != nil && (*s.CancelReason == ReasonCompleted || *s.CancelReason == ReasonReplaced))
}

// end cancels the subscription and clears all of its due times.
func (s *Subscription) end(reason *string, c Calendar) {
	transitions.Must("subscription", &s.Status, Cancelled)
	s.leavePostponed(c.Now)
	s.CancelledOn, s.CancelReason, s.CancelAtPeriodEnd, s.PeriodEndReason = &c.Now, reason, false, nil
	s.unpause(c)
	s.settleDunning()
	s.unschedule()
	s.dropUncharged()
	s.arrange(c)
}

// dropUncharged removes the coupons with which a canceled subscription was never charged, so that others
// can use these coupons. It does nothing while a renewal is being charged.
func (s *Subscription) dropUncharged() {
	if s.Status != Cancelled || s.Charging() {
		return
	}
	s.Coupons = slices.DeleteFunc(slices.Clone(s.Coupons), func(c Coupon) bool { return c.Reserved })
}

// unpause clears the fields of the pause. The days of a requested pause count until the next charge.
func (s *Subscription) unpause(c Calendar) {
	s.PausedDays += s.pausing(c)
	s.PausedOn, s.PausedUntil, s.PauseReason, s.PauseCause = nil, nil, nil, ""
}

// pausing returns the days of the requested pause that has not ended yet, up to today.
func (s *Subscription) pausing(c Calendar) int {
	if s.PausedOn == nil || s.PauseCause != PausedByRequest {
		return 0
	}
	return max(int(c.Today()-domain.DateAt(*s.PausedOn, c.Zone)), 0)
}

// settleDunning ends dunning: unpaid orders are no longer collected.
func (s *Subscription) settleDunning() {
	for _, r := range s.Slots {
		r.OwedOn = nil
	}
	dunningTransitions.Must("dunning", &s.DunningState, NotDunning)
	s.Dunning, s.FailedAttempts, s.RetryOn, s.FinalOn = nil, 0, nil, nil
}

// Copy returns a copy of the subscription with its own lines, for events that show an earlier state.
// Lines that are not stored yet are shared with the copy, so that it gets their ids.
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

// SubscriptionItem is a line of a subscription. The row of a removed line is kept.
type SubscriptionItem struct {
	domain.Row
	SubscriptionID int64
	VariantID      int64
	ProductID      int64
	SKU            string
	Name           string
	Quantity       int
	UnitPrice      domain.Amount        // price of one unit at the next renewal, as displayed to the buyer
	AcceptedPrice  domain.Amount        // maximum price of one unit: accepted by the buyer, or announced in time
	Announced      []Announced          `gorm:"serializer:json"` // higher prices from later days on
	FixedPrice     *domain.Amount       // set by an administrator; nil means the plan's pricing
	CustomFields   []domain.CustomField `gorm:"serializer:json"`
	RemovedOn      *time.Time
}
