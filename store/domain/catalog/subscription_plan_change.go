package catalog

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SubscriptionPlanInput contains the requested fields of a plan. nil means absent; a
// pointer to nil clears the field.
type SubscriptionPlanInput struct {
	Name                *string
	Translations        []domain.NameTranslation // nil means absent
	Code                **string
	IntervalUnit        *IntervalUnit
	IntervalCount       *int
	Anchor              *PlanAnchor
	CutoffDays          *int
	MinCycles           **int
	MaxCycles           **int
	TrialDays           *int
	PrepaidCycles       *int
	Pricing             *PlanPricing
	ShippingPolicy      *ShippingPolicy
	AllowSkip           *bool
	AllowPause          *bool
	AllowSwap           *bool
	AllowQuantityChange *bool
	CancelPolicy        *CancelPolicy
	ProductIDs          []int64
	CollectionIDs       []int64
	IsActive            *bool
}

// longestPlan is the maximum number of characters of a plan's name.
const longestPlan = 100

// NameIn returns the plan's name in the reader's language.
func (p *SubscriptionPlan) NameIn(r domain.Reading) string {
	return domain.NameIn(r, p.Name, p.Translations).Text
}

// PlanAnchor determines the day of renewals.
type PlanAnchor struct {
	Type  AnchorType
	Value *int
}

// References returns the ids that a request about a plan names.
func (in SubscriptionPlanInput) References() References {
	r := NewReferences()
	nameAll(r.Products, in.ProductIDs)
	nameAll(r.AnyCollections, in.CollectionIDs)
	return r
}

// SubscriptionPlanRules contains the store's data that a plan is checked against.
type SubscriptionPlanRules struct {
	Currencies []domain.Currency // currencies of the store
	Known      References
	// Full contains the products that are already named by MaxProductPlans other plans.
	Full map[int64]bool
}

// SubscriptionPlanEdit lists what to write after a change to a plan.
type SubscriptionPlanEdit struct {
	Changed     bool // any change
	Products    bool // ProductIDs must be stored
	Collections bool // CollectionIDs must be stored
}

// NewSubscriptionPlan returns a new plan. existing is the number of plans that the store already has.
func NewSubscriptionPlan(in SubscriptionPlanInput, existing int, rules SubscriptionPlanRules) (*SubscriptionPlan, SubscriptionPlanEdit, error) {
	if existing >= MaxSubscriptionPlans {
		return nil, SubscriptionPlanEdit{}, domain.Errorf(domain.UnsupportedOperation, "A store has %d subscription plans at most.", MaxSubscriptionPlans)
	}
	p := &SubscriptionPlan{
		Translations: []domain.NameTranslation{},
		Terms:        PlanTerms{AnchorType: NoAnchor, PrepaidCycles: 1, CancelPolicy: CancelAnyTime},
		Pricing:      PlanPricing{Type: PlanPriceNone}, ShippingPolicy: ShippingCharged,
		AllowSkip: true, AllowPause: true, AllowSwap: true, AllowQuantityChange: true, IsActive: true,
		ProductIDs: []int64{}, CollectionIDs: []int64{},
	}
	if in.CancelPolicy == nil && in.MinCycles != nil && *in.MinCycles != nil {
		p.Terms.CancelPolicy = CancelAfterMinCycles // otherwise the minimum would have no effect
	}
	edit, err := p.Change(in, rules)
	return p, edit, err
}

// Change applies a request to the plan. The interval and the anchor of a plan with subscribers
// cannot change. After an error the caller must not store the plan.
func (p *SubscriptionPlan) Change(in SubscriptionPlanInput, rules SubscriptionPlanRules) (SubscriptionPlanEdit, error) {
	var edit SubscriptionPlanEdit
	var refused domain.Refusals
	was := p.Terms
	terms := p.changeTerms(in)
	if p.SubscriberCount > 0 {
		p.keepSchedule(was, &refused)
	}
	edit.Products = setIDs(&p.ProductIDs, in.ProductIDs)
	edit.Collections = setIDs(&p.CollectionIDs, in.CollectionIDs)
	edit.Changed = domain.AnyChanged(
		terms,
		edit.Products,
		edit.Collections,
		domain.Set(&p.Name, domain.Trimmed(in.Name)),
		domain.SetNames(&p.Translations, in.Translations, longestPlan, "", &refused),
		domain.SetNullable(&p.Code, in.Code),
		domain.Set(&p.CutoffDays, in.CutoffDays),
		p.setPricing(in.Pricing),
		domain.Set(&p.ShippingPolicy, in.ShippingPolicy),
		domain.Set(&p.AllowSkip, in.AllowSkip),
		domain.Set(&p.AllowPause, in.AllowPause),
		domain.Set(&p.AllowSwap, in.AllowSwap),
		domain.Set(&p.AllowQuantityChange, in.AllowQuantityChange),
		domain.Set(&p.IsActive, in.IsActive),
	)
	if !domain.Visible(p.Name) {
		refused.Add("/name", "The name is empty.")
	}
	if shortest := p.Terms.ShortestDays(); p.Terms.IntervalUnit.known() && p.CutoffDays >= shortest {
		refused.Add("/cutoffDays", "It has to be shorter than the interval, which has %d days at least.", shortest)
	}
	p.Terms.check(&refused)
	p.Pricing.check(rules.Currencies, &refused)
	for i, id := range in.ProductIDs {
		switch at := domain.ItemPointer("/productIds", i); {
		case !rules.Known.Products[id]:
			refused.Add(at, "There is no such product.")
		case rules.Full[id]:
			refused.Add(at, "The product is on %d plans already, which is the most.", MaxProductPlans)
		}
	}
	for i, id := range in.CollectionIDs {
		if !rules.Known.AnyCollections[id] {
			refused.Add(domain.ItemPointer("/collectionIds", i), "There is no such collection.")
		}
	}
	return edit, refused.Err()
}

func (p *SubscriptionPlan) changeTerms(in SubscriptionPlanInput) bool {
	t := &p.Terms
	return domain.AnyChanged(
		domain.Set(&t.IntervalUnit, in.IntervalUnit),
		domain.Set(&t.IntervalCount, in.IntervalCount),
		in.Anchor != nil && domain.Set(&t.AnchorType, &in.Anchor.Type),
		in.Anchor != nil && domain.SetNullable(&t.AnchorValue, &in.Anchor.Value),
		domain.SetNullable(&t.MinCycles, in.MinCycles),
		domain.SetNullable(&t.MaxCycles, in.MaxCycles),
		domain.Set(&t.TrialDays, in.TrialDays),
		domain.Set(&t.PrepaidCycles, in.PrepaidCycles),
		domain.Set(&t.CancelPolicy, in.CancelPolicy),
	)
}

// keepSchedule refuses another interval or anchor, because the subscribers agreed to the current
// schedule.
func (p *SubscriptionPlan) keepSchedule(was PlanTerms, refused *domain.Refusals) {
	for _, kept := range []struct {
		at      string
		changed bool
	}{
		{"/intervalUnit", p.Terms.IntervalUnit != was.IntervalUnit},
		{"/intervalCount", p.Terms.IntervalCount != was.IntervalCount},
		{"/anchor", p.Terms.AnchorType != was.AnchorType || !equal(p.Terms.AnchorValue, was.AnchorValue)},
	} {
		if kept.changed {
			refused.AddAs(domain.InUse, kept.at, "%d subscriptions run on the plan: make another plan for another schedule.", p.SubscriberCount)
		}
	}
}

func (t PlanTerms) check(refused *domain.Refusals) {
	if !t.IntervalUnit.known() {
		refused.Add("/intervalUnit", "There is no interval unit %s. Use DAY, WEEK, MONTH or YEAR.", t.IntervalUnit)
	}
	switch t.AnchorType {
	case NoAnchor:
		if t.AnchorValue != nil {
			refused.Add("/anchor/value", "Without an anchor there is no day.")
		}
	case WeekdayAnchor:
		t.checkAnchor(Week, 7, refused)
	case MonthDayAnchor:
		t.checkAnchor(Month, 31, refused)
	}
	if t.MinCycles != nil && t.MaxCycles != nil && *t.MaxCycles < *t.MinCycles {
		refused.Add("/maxCycles", "It is below minCycles, %d.", *t.MinCycles)
	}
	if t.CancelPolicy == CancelAfterMinCycles && t.MinCycles == nil {
		refused.Add("/minCycles", "AFTER_MIN_CYCLES needs the number of cycles.")
	}
	if t.MaxCycles != nil && *t.MaxCycles%t.PrepaidCycles != 0 {
		refused.Add("/prepaidCycles", "maxCycles, %d, is not a multiple of it: the last charge would be for more cycles than are left.", *t.MaxCycles)
	}
}

func (t PlanTerms) checkAnchor(unit IntervalUnit, last int, refused *domain.Refusals) {
	if t.IntervalUnit != unit {
		refused.Add("/anchor/type", "%s goes with intervals in the unit %s.", t.AnchorType, unit)
	}
	if v := t.AnchorValue; v == nil || *v < 1 || *v > last {
		refused.Add("/anchor/value", "Want 1 to %d.", last)
	}
}

// setPricing replaces the whole price rule.
func (p *SubscriptionPlan) setPricing(value *PlanPricing) bool {
	if value == nil {
		return false
	}
	was := &p.Pricing
	return domain.AnyChanged(
		domain.Set(&was.Type, &value.Type),
		domain.SetAmount(&was.Value, &value.Value),
		domain.SetNullable(&was.CurrencyCode, &value.CurrencyCode),
		domain.SetNullable(&was.FirstCycles, &value.FirstCycles),
		domain.SetAmount(&was.ThenValue, &value.ThenValue),
	)
}

func (p PlanPricing) check(currencies []domain.Currency, refused *domain.Refusals) {
	const at = "/pricing"
	amount := p.Type == PlanPriceAmount || p.Type == PlanPriceFixed
	if p.Type == PlanPriceNone {
		for _, member := range []struct {
			name  string
			given bool
		}{{"/value", p.Value != nil}, {"/firstCycles", p.FirstCycles != nil}, {"/thenValue", p.ThenValue != nil}} {
			if member.given {
				refused.Add(at+member.name, "Set the pricing's type before this field.")
			}
		}
	} else {
		if p.Value == nil {
			refused.Add(at+"/value", "%s needs a value.", p.Type)
		}
		switch {
		case p.FirstCycles != nil && p.ThenValue == nil:
			refused.Add(at+"/thenValue", "Say what holds after the first cycles.")
		case p.FirstCycles == nil && p.ThenValue != nil:
			refused.Add(at+"/firstCycles", "Say for how many cycles the first value holds.")
		}
		p.checkValue(at+"/value", p.Value, refused)
		p.checkValue(at+"/thenValue", p.ThenValue, refused)
	}
	switch code := p.CurrencyCode; {
	case amount && code == nil:
		refused.Add(at+"/currencyCode", "An amount needs its currency.")
	case !amount && code != nil:
		refused.Add(at+"/currencyCode", "Only an amount has a currency.")
	case code != nil && !slices.Contains(currencies, *code):
		refused.AddAs(domain.CurrencyMismatch, at+"/currencyCode", "The store does not sell in %s.", *code)
	}
}

// checkValue refuses a value that does not fit the rule's type.
func (p PlanPricing) checkValue(at string, value *domain.Amount, refused *domain.Refusals) {
	switch {
	case value == nil:
	case p.Type == PlanPricePercentage:
		if value.Sign() < 0 || domain.Hundred.Less(*value) {
			refused.Add(at, "Want 0 to 100.")
		}
	case value.Sign() < 0:
		refused.Add(at, "An amount cannot be negative.")
	case p.CurrencyCode != nil && !p.CurrencyCode.Fits(*value):
		refused.Add(at, "%s has %d digits after the point.", *p.CurrencyCode, p.CurrencyCode.Digits())
	}
}

// RefuseDelete returns an error if the plan has or had subscriptions, or if a checkout with the
// plan is running.
func (p *SubscriptionPlan) RefuseDelete(ordering bool) error {
	switch {
	case p.Subscribed:
		return domain.Errorf(domain.InUse, "There are subscriptions on the plan; set isActive to false instead.")
	case ordering:
		return &domain.Error{Code: domain.InUse, RetryAfter: 60, Detail: "A checkout with the plan is running; try again later, or set isActive to false."}
	}
	return nil
}

// setIDs replaces a set of ids, sorts it, and reports whether it changed; nil changes nothing.
func setIDs(field *[]int64, value []int64) bool {
	if value == nil {
		return false
	}
	ids := append([]int64{}, value...)
	slices.Sort(ids)
	return setList(field, ids)
}

func equal[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }
