package catalog

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// IntervalUnit is the unit of a plan's interval.
type IntervalUnit string

const (
	Day   IntervalUnit = "DAY"
	Week  IntervalUnit = "WEEK"
	Month IntervalUnit = "MONTH"
	Year  IntervalUnit = "YEAR"
)

func (u IntervalUnit) known() bool { return u == Day || u == Week || u == Month || u == Year }

// AnchorType determines the day of a plan's renewals.
type AnchorType string

const (
	NoAnchor       AnchorType = "NONE"     // the day of the first order
	WeekdayAnchor  AnchorType = "WEEKDAY"  // day 1 (Monday) to 7 (Sunday)
	MonthDayAnchor AnchorType = "MONTHDAY" // day 1 to 31; the last day in shorter months
)

// CancelPolicy determines when a customer may cancel a subscription. Administrators may always cancel.
type CancelPolicy string

const (
	CancelAnyTime        CancelPolicy = "ANY_TIME"
	CancelAfterMinCycles CancelPolicy = "AFTER_MIN_CYCLES"
)

// ShippingPolicy determines for which shipments of a subscription shipping is charged.
type ShippingPolicy string

const (
	ShippingCharged   ShippingPolicy = "CHARGE"
	ShippingFree      ShippingPolicy = "FREE"
	ShippingFirstFree ShippingPolicy = "FIRST_FREE" // all shipments except the first
)

// Charges reports whether shipping is charged for the shipment of a cycle. A trial is cycle 0 and ships nothing.
func (p ShippingPolicy) Charges(cycle int) bool {
	return p == ShippingCharged || p == ShippingFirstFree && cycle > 1
}

// PlanPricingType determines how a plan changes the price of a variant without a price row for the
// plan.
type PlanPricingType string

const (
	PlanPriceNone       PlanPricingType = "NONE"         // the one-time price
	PlanPricePercentage PlanPricingType = "PERCENTAGE"   // off the one-time price
	PlanPriceAmount     PlanPricingType = "FIXED_AMOUNT" // off the one-time price
	PlanPriceFixed      PlanPricingType = "FIXED_PRICE"  // Value is the price
)

// PlanPricing is a plan's price rule.
type PlanPricing struct {
	Type         PlanPricingType  `json:"type"`
	Value        *domain.Amount   `json:"value"`        // a percentage, or an amount per unit
	CurrencyCode *domain.Currency `json:"currencyCode"` // currency of an amount
	FirstCycles  *int             `json:"firstCycles"`  // number of cycles for which Value applies; nil means all
	ThenValue    *domain.Amount   `json:"thenValue"`    // value for later cycles
}

// Price returns the price of one unit in a cycle, computed from the one-time price oneOff. Cycle 1 is the
// first charged cycle. Price returns false if the rule has no price in this currency.
func (p PlanPricing) Price(oneOff domain.Amount, currency domain.Currency, cycle int, mode domain.RoundingMode) (domain.Amount, bool) {
	value := p.Value
	if p.FirstCycles != nil && cycle > *p.FirstCycles {
		value = p.ThenValue
	}
	if p.CurrencyCode != nil && *p.CurrencyCode != currency {
		return domain.Amount{}, false
	}
	switch {
	case value == nil:
		return oneOff, true
	case p.Type == PlanPricePercentage:
		return oneOff.Mul(domain.Hundred.Sub(*value)).Quo(domain.Hundred).Round(currency.Digits(), mode), true
	case p.Type == PlanPriceAmount:
		return oneOff.Sub(*value).NotNegative(), true
	case p.Type == PlanPriceFixed:
		return *value, true
	}
	return oneOff, true
}

// PlanTerms contains the agreed terms of a subscription, copied when the subscription is created. Later changes to the
// plan do not affect them.
type PlanTerms struct {
	IntervalUnit  IntervalUnit
	IntervalCount int
	AnchorType    AnchorType
	AnchorValue   *int
	MinCycles     *int // nil means no minimum
	MaxCycles     *int // nil means unlimited
	TrialDays     int
	PrepaidCycles int // cycles paid with one charge
	CancelPolicy  CancelPolicy
}

// ShortestDays returns the minimum number of days between two dates of the interval.
func (t PlanTerms) ShortestDays() int {
	switch t.IntervalUnit {
	case Week:
		return 7 * t.IntervalCount
	case Month:
		shortest := 31 * t.IntervalCount
		for month := time.January; month <= time.December; month++ {
			from := time.Date(2023, month, 1, 0, 0, 0, 0, time.UTC) // not a leap year
			shortest = min(shortest, int(from.AddDate(0, t.IntervalCount, 0).Sub(from).Hours()/24))
		}
		return shortest
	case Year:
		return 365 * t.IntervalCount
	case Day:
	}
	return t.IntervalCount
}

// FirstCycle returns the number of the cycle that a first order starts: 1, or 0 if the plan starts with a
// trial.
func (t PlanTerms) FirstCycle() int {
	if t.TrialDays > 0 {
		return 0
	}
	return 1
}

const (
	// MaxSubscriptionPlans is the maximum number of plans of a store.
	MaxSubscriptionPlans = 1000
	// MaxPlanProducts is the maximum number of products that a plan may name.
	MaxPlanProducts = 1000
	// MaxProductPlans is the maximum number of plans that may name the same product.
	MaxProductPlans = 50
)

// SubscriptionPlan is a plan for subscribing to products. Changes to all fields except Terms also apply to running
// subscriptions, from their next renewal on.
type SubscriptionPlan struct {
	domain.Row
	CommandID           uuid.UUID `audit:"-"` // id of the request that last changed the plan
	Name                string
	Code                *string     // chosen by the store
	Terms               PlanTerms   `gorm:"embedded" audit:"flat"`
	CutoffDays          int         // changes close this many days before a renewal; less than the interval
	Pricing             PlanPricing `gorm:"embedded;embeddedPrefix:pricing_"`
	ShippingPolicy      ShippingPolicy
	AllowSkip           bool
	AllowPause          bool
	AllowSwap           bool
	AllowQuantityChange bool
	IsActive            bool // whether customers can start new subscriptions
	// Translations contains the name in other languages.
	Translations []domain.NameTranslation `gorm:"serializer:json"`

	// The following fields are loaded with a plan that is locked or shown, sorted by id.
	ProductIDs      []int64 `gorm:"-"` // products that the plan names
	CollectionIDs   []int64 `gorm:"-"` // collections to whose products the plan applies
	SubscriberCount int     `gorm:"-"` // subscriptions to the plan that have not ended
	Subscribed      bool    `gorm:"-"` // a subscription to the plan exists or existed
}
