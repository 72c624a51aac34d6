package catalog

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// IntervalUnit is what the intervals of a plan are counted in.
type IntervalUnit string

const (
	Day   IntervalUnit = "DAY"
	Week  IntervalUnit = "WEEK"
	Month IntervalUnit = "MONTH"
	Year  IntervalUnit = "YEAR"
)

func (u IntervalUnit) known() bool { return u == Day || u == Week || u == Month || u == Year }

// AnchorType says on which day the renewals of a plan fall.
type AnchorType string

const (
	NoAnchor       AnchorType = "NONE"     // that of the first order
	WeekdayAnchor  AnchorType = "WEEKDAY"  // 1 Monday to 7 Sunday
	MonthDayAnchor AnchorType = "MONTHDAY" // 1 to 31; the last day in shorter months
)

// CancelPolicy says when a customer may cancel. Administrators always may.
type CancelPolicy string

const (
	CancelAnyTime        CancelPolicy = "ANY_TIME"
	CancelAfterMinCycles CancelPolicy = "AFTER_MIN_CYCLES"
)

// ShippingPolicy says which shipments of a subscription cost shipping.
type ShippingPolicy string

const (
	ShippingCharged   ShippingPolicy = "CHARGE"
	ShippingFree      ShippingPolicy = "FREE"
	ShippingFirstFree ShippingPolicy = "FIRST_FREE" // all but the first
)

// Charges tells whether the shipment of a cycle costs shipping. A trial, cycle 0,
// ships nothing.
func (p ShippingPolicy) Charges(cycle int) bool {
	return p == ShippingCharged || p == ShippingFirstFree && cycle > 1
}

// PlanPricingType says what a plan does to the price of a variant that has no
// price row for the plan.
type PlanPricingType string

const (
	PlanPriceNone       PlanPricingType = "NONE"         // the one-off price
	PlanPricePercentage PlanPricingType = "PERCENTAGE"   // off it
	PlanPriceAmount     PlanPricingType = "FIXED_AMOUNT" // off it
	PlanPriceFixed      PlanPricingType = "FIXED_PRICE"  // the value is the price
)

// PlanPricing is a plan's rule for prices.
type PlanPricing struct {
	Type         PlanPricingType  `json:"type"`
	Value        *domain.Amount   `json:"value"`        // percent, or an amount for one unit
	CurrencyCode *domain.Currency `json:"currencyCode"` // of an amount
	FirstCycles  *int             `json:"firstCycles"`  // for how many cycles Value holds; nil: for all
	ThenValue    *domain.Amount   `json:"thenValue"`    // after them
}

// Price is what one unit costs in a cycle, of which 1 is the first that is
// charged, where it costs oneOff without a plan. False: the rule has no price in
// this currency.
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

// PlanTerms are what binds both sides: they are copied when a subscription is
// created, and later changes of the plan do not reach it.
type PlanTerms struct {
	IntervalUnit  IntervalUnit
	IntervalCount int
	AnchorType    AnchorType
	AnchorValue   *int
	MinCycles     *int // nil: none
	MaxCycles     *int // nil: endless
	TrialDays     int
	PrepaidCycles int // that are paid with one charge
	CancelPolicy  CancelPolicy
}

// ShortestDays is how many days lie between two dates of the interval at least.
func (t PlanTerms) ShortestDays() int {
	switch t.IntervalUnit {
	case Week:
		return 7 * t.IntervalCount
	case Month:
		shortest := 31 * t.IntervalCount
		for month := time.January; month <= time.December; month++ {
			from := time.Date(2023, month, 1, 0, 0, 0, 0, time.UTC) // no leap year
			shortest = min(shortest, int(from.AddDate(0, t.IntervalCount, 0).Sub(from).Hours()/24))
		}
		return shortest
	case Year:
		return 365 * t.IntervalCount
	case Day:
	}
	return t.IntervalCount
}

// FirstCycle is the number of the cycle that a first order is: 1, or 0 where the
// plan begins with a trial.
func (t PlanTerms) FirstCycle() int {
	if t.TrialDays > 0 {
		return 0
	}
	return 1
}

const (
	// MaxSubscriptionPlans is how many plans a store may have.
	MaxSubscriptionPlans = 1000
	// MaxPlanProducts is how many products a plan may name.
	MaxPlanProducts = 1000
	// MaxProductPlans is how many plans may name a product.
	MaxProductPlans = 50
)

// SubscriptionPlan is how products can be subscribed to. Everything beside its
// terms is live: it holds for subscriptions that run as well, from their next
// renewal on.
type SubscriptionPlan struct {
	domain.Row
	CommandID           uuid.UUID `audit:"-"` // of the request that changed it last
	Name                string
	Code                *string     // the store's own
	Terms               PlanTerms   `gorm:"embedded" audit:"flat"`
	CutoffDays          int         // before a renewal, in which it cannot be changed; less than the interval
	Pricing             PlanPricing `gorm:"embedded;embeddedPrefix:pricing_"`
	ShippingPolicy      ShippingPolicy
	AllowSkip           bool
	AllowPause          bool
	AllowSwap           bool
	AllowQuantityChange bool
	IsActive            bool // it takes new subscriptions

	// Loaded with a plan that is locked or shown, by id.
	ProductIDs      []int64 `gorm:"-"` // that it names
	CollectionIDs   []int64 `gorm:"-"` // whose products it is for
	SubscriberCount int     `gorm:"-"` // subscriptions on it that have not ended
	Subscribed      bool    `gorm:"-"` // there is or was a subscription on it
}
