package catalog

import (
	"cmp"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PriceSource is the origin of a price row.
type PriceSource string

const (
	ManualPrice   PriceSource = "MANUAL"
	ImportedPrice PriceSource = "IMPORT"
	ProviderPrice PriceSource = "PROVIDER"
)

// MaxPricesPerVariant is the maximum number of price rows of one variant.
const MaxPricesPerVariant = 100

// Price is one price row of a variant.
type Price struct {
	domain.Row
	VariantID          int64
	CurrencyCode       domain.Currency
	Amount             domain.Amount  // for one unit, with or without tax as the store shows prices
	CompareAtAmount    *domain.Amount // struck through; above Amount
	AccountTypeID      *int64         // nil means everyone
	SubscriptionPlanID *int64         // nil means a one-time purchase
	MinQuantity        int
	StartsOn           *time.Time
	EndsOn             *time.Time // end (exclusive)
	Source             PriceSource
}

// Valid reports whether the row applies at a moment.
func (p *Price) Valid(now time.Time) bool {
	return (p.StartsOn == nil || !now.Before(*p.StartsOn)) && (p.EndsOn == nil || now.Before(*p.EndsOn))
}

// Charged returns the row's price after an account type's discount on list prices, in percent. A row for
// an account type is not a list price, so the discount does not apply.
func (p *Price) Charged(discountPercent domain.Amount, mode domain.RoundingMode) domain.Amount {
	if p.AccountTypeID != nil || discountPercent.IsZero() {
		return p.Amount
	}
	return p.Amount.Mul(domain.Hundred.Sub(discountPercent)).Quo(domain.Hundred).Round(p.CurrencyCode.Digits(), mode)
}

// PriceFor returns the row that is charged, among the rows that match currency, quantity and time. It
// prefers rows for both the plan and the account type, then for the plan, then for the account type, then
// for everyone. Among rows of the same rank it prefers the highest minQuantity, then the lowest amount.
// If no row of the plan matches, the result is a one-time row (its SubscriptionPlanID is nil), and the
// caller applies the plan's own pricing. PriceFor returns false if the variant is not for sale.
func PriceFor(prices []*Price, accountTypeID, planID *int64, currency domain.Currency, quantity int, now time.Time) (*Price, bool) {
	var best *Price
	rank := 0
	for _, p := range prices {
		n := 0
		if p.SubscriptionPlanID != nil {
			if planID == nil || *planID != *p.SubscriptionPlanID {
				continue
			}
			n += 2
		}
		if p.AccountTypeID != nil {
			if accountTypeID == nil || *accountTypeID != *p.AccountTypeID {
				continue
			}
			n++
		}
		if p.CurrencyCode != currency || quantity < p.MinQuantity || !p.Valid(now) {
			continue
		}
		if best == nil || n > rank || n == rank && (p.MinQuantity > best.MinQuantity ||
			p.MinQuantity == best.MinQuantity && (p.Amount.Less(best.Amount) || p.Amount.Equal(best.Amount) && p.ID < best.ID)) {
			best, rank = p, n
		}
	}
	return best, best != nil
}

// PriceInput is a requested price row. Rows inside a variant have no VariantID.
type PriceInput struct {
	VariantID          int64
	CurrencyCode       domain.Currency
	Amount             domain.Amount
	CompareAtAmount    *domain.Amount
	AccountTypeID      *int64
	SubscriptionPlanID *int64
	MinQuantity        int
	StartsOn           *time.Time
	EndsOn             *time.Time
	Version            *int64 // version of the stored row with the same key
}

// priceKey identifies a price row.
type priceKey struct {
	variant, accountType, plan int64
	currency                   domain.Currency
	minQuantity                int
	startsOn                   int64
}

func keyOf(variant int64, currency domain.Currency, accountType, plan *int64, minQuantity int, startsOn *time.Time) priceKey {
	k := priceKey{variant: variant, currency: currency, minQuantity: minQuantity}
	if accountType != nil {
		k.accountType = *accountType
	}
	if plan != nil {
		k.plan = *plan
	}
	if startsOn != nil {
		k.startsOn = startsOn.UnixMilli()
	}
	return k
}

func (p *Price) key() priceKey {
	return keyOf(p.VariantID, p.CurrencyCode, p.AccountTypeID, p.SubscriptionPlanID, p.MinQuantity, p.StartsOn)
}

func (in PriceInput) key() priceKey {
	return keyOf(in.VariantID, in.CurrencyCode, in.AccountTypeID, in.SubscriptionPlanID, in.MinQuantity, in.StartsOn)
}

// PriceEdit contains the rows to write after prices are replaced. Write Delete first, because a new row
// may use the key of a deleted row.
type PriceEdit struct {
	Delete []*Price
	Update []*Price
	Insert []*Price
	// Rows contains all rows after the change, in the order of the request.
	Rows []*Price
}

// PriceWrite is the permission that every operation requires to set or remove prices.
const PriceWrite = "price:write"

// Empty reports whether there is nothing to write.
func (e PriceEdit) Empty() bool { return len(e.Delete)+len(e.Update)+len(e.Insert) == 0 }

// PriceTerms contains the store's data that price rows are checked against.
type PriceTerms struct {
	Currencies []domain.Currency // currencies of the store
	Currency   *domain.Currency  // the only currency to replace; nil means all
	Known      References
}

// ReplacePrices replaces the rows of some variants with the requested rows. A stored row with the key of a requested
// row is updated and keeps its id. The function at returns the pointer of an input in the request.
func ReplacePrices(stored []*Price, inputs []PriceInput, terms PriceTerms, at func(i int) string) (PriceEdit, error) {
	var refused, stale domain.Refusals
	old := map[priceKey]*Price{}
	for _, p := range stored {
		old[p.key()] = p
	}
	seen := map[priceKey]bool{}
	perVariant := map[int64]int{}
	var edit PriceEdit
	for i, in := range inputs {
		where := at(i)
		in.check(where, terms, &refused)
		if perVariant[in.VariantID]++; perVariant[in.VariantID] == MaxPricesPerVariant+1 {
			refused.Add(where, "A variant has at most %d price rows.", MaxPricesPerVariant)
		}
		key := in.key()
		if seen[key] {
			refused.Add(where, "There is a row with this currency, account type, plan, minQuantity and startsOn already.")
		}
		seen[key] = true
		row, found := old[key]
		if !found {
			row = &Price{VariantID: in.VariantID, CurrencyCode: in.CurrencyCode, AccountTypeID: in.AccountTypeID, SubscriptionPlanID: in.SubscriptionPlanID,
				MinQuantity: in.MinQuantity, StartsOn: in.StartsOn, Source: ManualPrice}
			row.take(in)
			edit.Insert = append(edit.Insert, row)
			edit.Rows = append(edit.Rows, row)
			continue
		}
		if in.Version != nil && *in.Version != row.Version {
			stale.AddAs(domain.VersionConflict, where+"/version", "The stored row has version %d.", row.Version)
		}
		if row.take(in) {
			row.Source = ManualPrice
			edit.Update = append(edit.Update, row)
		}
		edit.Rows = append(edit.Rows, row)
	}
	for _, p := range stored {
		if !seen[p.key()] {
			edit.Delete = append(edit.Delete, p)
		}
	}
	if err := refused.Err(); err != nil {
		return PriceEdit{}, err
	}
	return edit, stale.Err()
}

// take sets the fields of a row that are not part of its key, and reports whether any of them changed.
func (p *Price) take(in PriceInput) bool {
	changed := !p.Amount.Equal(in.Amount)
	p.Amount = in.Amount
	changed = domain.SetAmount(&p.CompareAtAmount, &in.CompareAtAmount) || changed
	return domain.SetTime(&p.EndsOn, &in.EndsOn) || changed
}

func (in PriceInput) check(at string, terms PriceTerms, refused *domain.Refusals) {
	known := false
	for _, c := range terms.Currencies {
		known = known || c == in.CurrencyCode
	}
	switch {
	case !known:
		refused.AddAs(domain.CurrencyMismatch, at+"/currencyCode", "The store does not sell in %s.", in.CurrencyCode)
	case terms.Currency != nil && *terms.Currency != in.CurrencyCode:
		refused.AddAs(domain.CurrencyMismatch, at+"/currencyCode", "Only rows in %s are replaced.", *terms.Currency)
	default:
		if !in.CurrencyCode.Fits(in.Amount) {
			refused.Add(at+"/amount", "%s has %d digits after the point.", in.CurrencyCode, in.CurrencyCode.Digits())
		}
		if c := in.CompareAtAmount; c != nil {
			if !in.CurrencyCode.Fits(*c) {
				refused.Add(at+"/compareAtAmount", "%s has %d digits after the point.", in.CurrencyCode, in.CurrencyCode.Digits())
			} else if !in.Amount.Less(*c) {
				refused.Add(at+"/compareAtAmount", "It has to be above the amount.")
			}
		}
	}
	if in.StartsOn != nil && in.EndsOn != nil && !in.StartsOn.Before(*in.EndsOn) {
		refused.Add(at+"/endsOn", "It has to be after startsOn.")
	}
	if id := in.AccountTypeID; id != nil && !terms.Known.AccountTypes[*id] {
		refused.Add(at+"/accountTypeId", "There is no such account type.")
	}
	if id := in.SubscriptionPlanID; id != nil && !terms.Known.Plans[*id] {
		refused.Add(at+"/subscriptionPlanId", "There is no such subscription plan.")
	}
}

// PricePointer returns the pointer of a price row in a request that replaces prices.
func PricePointer(i int) string { return "/prices/" + domain.Itoa(i) }

// ByVariant orders price rows by variant, then by creation.
func ByVariant(a, b *Price) int {
	return cmp.Or(cmp.Compare(a.VariantID, b.VariantID), cmp.Compare(a.ID, b.ID))
}

// PricedVariants returns the variants whose rows a request replaces: named or, if named is nil, the
// variants in the inputs.
func PricedVariants(named []int64, inputs []PriceInput) []int64 {
	if named != nil {
		return named
	}
	var ids []int64
	for _, in := range inputs {
		if !slices.Contains(ids, in.VariantID) {
			ids = append(ids, in.VariantID)
		}
	}
	return ids
}

// PriceReferences returns the ids in a request that replaces prices.
func PriceReferences(variantIDs []int64, inputs []PriceInput) References {
	refs := NewReferences()
	for _, id := range variantIDs {
		refs.Variants[id] = true
	}
	refs.addPrices(inputs)
	return refs
}

// CheckPricedVariants returns errors for unknown variants and for rows whose variant is missing from
// named.
func CheckPricedVariants(named []int64, inputs []PriceInput, known References) error {
	var refused domain.Refusals
	for i, id := range named {
		if !known.Variants[id] {
			refused.Add("/variantIds/"+domain.Itoa(i), "There is no such variant.")
		}
	}
	for i, in := range inputs {
		switch at := PricePointer(i) + "/variantId"; {
		case named != nil && !slices.Contains(named, in.VariantID):
			refused.Add(at, "It is not among variantIds.")
		case named == nil && !known.Variants[in.VariantID]:
			refused.Add(at, "There is no such variant.")
		}
	}
	return refused.Err()
}

// PriceReference contains the store's data that clients need when a user enters prices.
type PriceReference struct {
	Settings     settings.Settings
	Country      string // country of the store's address; empty if the store has no address
	AccountTypes []*customer.AccountType
	Plans        []*SubscriptionPlan // active plans
	TaxClasses   []*settings.TaxClass
}
