package settings

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReturnPolicy determines which returns buyers can request, and what buyers pay for them.
type ReturnPolicy struct {
	// Terms are searched in order. The first entry whose countries and account types match the buyer
	// applies.
	Terms      []ReturnTerms     `json:"terms"`
	Exclusions []ReturnExclusion `json:"exclusions"`
	Reasons    []ReturnReason    `json:"reasons"` // empty means that buyers cannot name a reason
	// NeedsApproval means that staff must approve a buyer's return or exchange. Claims always need
	// approval, and a withdrawal in time never needs it.
	NeedsApproval bool `json:"needsApproval"`
}

// ReturnTerms contains the windows and fees for a group of buyers.
type ReturnTerms struct {
	CountryCodes   []string `json:"countryCodes"`   // countries of delivery; empty means every country
	AccountTypeIDs []int64  `json:"accountTypeIds"` // empty means every buyer, including guests
	// WindowDays is counted from the delivery; 0 means that the store offers no returns or exchanges.
	WindowDays int `json:"windowDays"`
	// WithdrawalDays is counted from the delivery; 0 means that the law gives these buyers no right of
	// withdrawal.
	WithdrawalDays int                 `json:"withdrawalDays"`
	RestockingRate domain.Amount       `json:"restockingRate"` // percent of the price of the goods
	ReturnShipping []ReturnShippingFee `json:"returnShipping"` // one fee per currency; empty means that the store pays
}

// ReturnShippingFee is the part of the cost of a return label that the buyer pays.
type ReturnShippingFee struct {
	CurrencyCode domain.Currency `json:"currencyCode"`
	Amount       domain.Amount   `json:"amount"` // including tax
}

// ExclusionReason is the reason why a product cannot be returned. New values may be added.
type ExclusionReason string

const (
	ExcludedHygiene    ExclusionReason = "HYGIENE"     // sealed goods that are unhygienic to resell once opened
	ExcludedCustomMade ExclusionReason = "CUSTOM_MADE" // made to measure or for one person
	ExcludedPerishable ExclusionReason = "PERISHABLE"
	ExcludedDigital    ExclusionReason = "DIGITAL" // digital content provided with the buyer's consent
	ExcludedByStore    ExclusionReason = "STORE"   // excluded by the store's own decision
)

// ExclusionReasons lists every reason.
func ExclusionReasons() []ExclusionReason {
	return []ExclusionReason{ExcludedHygiene, ExcludedCustomMade, ExcludedPerishable, ExcludedDigital, ExcludedByStore}
}

// Lawful reports whether the law excludes such a product even from the right of withdrawal. It returns
// false for the store's own decision.
func (e ExclusionReason) Lawful() bool { return e != ExcludedByStore }

// ReturnExclusion excludes a product from returns.
type ReturnExclusion struct {
	ProductID int64           `json:"productId"`
	Reason    ExclusionReason `json:"reason"`
}

// ReturnReason is a reason that a buyer can choose.
type ReturnReason struct {
	Code string `json:"code"`
	Name string `json:"name"`
}

// These constants are the limits of a policy. The law of the European Union prescribes minWithdrawal.
const (
	maxReturnDays       = 3650
	minWithdrawal       = 14
	maxReturnTerms      = 50
	maxReturnExclusions = 1000
	maxReturnReasons    = 30
)

// For returns the terms for a delivery to a country and for a buyer's account type, which is 0 for
// guests. ok is false if no terms match.
func (p ReturnPolicy) For(country string, accountTypeID int64) (terms ReturnTerms, ok bool) {
	i := slices.IndexFunc(p.Terms, func(t ReturnTerms) bool {
		return (len(t.CountryCodes) == 0 || slices.Contains(t.CountryCodes, country)) &&
			(len(t.AccountTypeIDs) == 0 || slices.Contains(t.AccountTypeIDs, accountTypeID))
	})
	if i < 0 {
		return ReturnTerms{}, false
	}
	return p.Terms[i], true
}

// AllowsWithdrawal reports whether a buyer in the country can have a right of withdrawal. An empty country means any.
func (p ReturnPolicy) AllowsWithdrawal(country string) bool {
	return slices.ContainsFunc(p.Terms, func(t ReturnTerms) bool {
		return t.WithdrawalDays > 0 && (country == "" || len(t.CountryCodes) == 0 || slices.Contains(t.CountryCodes, country))
	})
}

// Exclusion returns the reason why a product cannot be returned; empty means that it can.
func (p ReturnPolicy) Exclusion(productID *int64) ExclusionReason {
	if productID == nil {
		return ""
	}
	for _, e := range p.Exclusions {
		if e.ProductID == *productID {
			return e.Reason
		}
	}
	return ""
}

// checkReferences refuses account types and products that do not exist in the store.
func (p ReturnPolicy) checkReferences(at string, f SettingsFacts, r *domain.Refusals) {
	for i, t := range p.Terms {
		for n, id := range t.AccountTypeIDs {
			if !f.AccountTypes[id] {
				r.Add(at+"/terms/"+domain.Itoa(i)+"/accountTypeIds/"+domain.Itoa(n), "There is no such account type.")
			}
		}
	}
	for i, e := range p.Exclusions {
		if !f.Products[e.ProductID] {
			r.Add(at+"/exclusions/"+domain.Itoa(i)+"/productId", "There is no such product.")
		}
	}
}

// Check adds refusals for the policy's invalid fields, with pointers below the pointer at.
func (p ReturnPolicy) Check(at string, r *domain.Refusals) {
	if len(p.Terms) > maxReturnTerms {
		r.Add(at+"/terms", "A policy has at most %d terms.", maxReturnTerms)
	}
	for i, t := range p.Terms {
		t.check(at+"/terms/"+domain.Itoa(i), r)
	}
	if len(p.Exclusions) > maxReturnExclusions {
		r.Add(at+"/exclusions", "A policy excludes at most %d products.", maxReturnExclusions)
	}
	products := map[int64]bool{}
	for i, e := range p.Exclusions {
		if products[e.ProductID] {
			r.Add(at+"/exclusions/"+domain.Itoa(i)+"/productId", "The product occurs twice.")
		}
		if !slices.Contains(ExclusionReasons(), e.Reason) {
			r.Add(at+"/exclusions/"+domain.Itoa(i)+"/reason", "Reason %s does not exist. Use one of %s.", e.Reason, domain.Listed(ExclusionReasons()))
		}
		products[e.ProductID] = true
	}
	if len(p.Reasons) > maxReturnReasons {
		r.Add(at+"/reasons", "A policy has at most %d reasons.", maxReturnReasons)
	}
	codes := map[string]bool{}
	for i, reason := range p.Reasons {
		if codes[reason.Code] {
			r.Add(at+"/reasons/"+domain.Itoa(i)+"/code", "The code occurs twice.")
		}
		checkLine(&reason.Code, at+"/reasons/"+domain.Itoa(i)+"/code", r)
		checkLine(&reason.Name, at+"/reasons/"+domain.Itoa(i)+"/name", r)
		codes[reason.Code] = true
	}
}

func (t ReturnTerms) check(at string, r *domain.Refusals) {
	if t.WindowDays < 0 || t.WindowDays > maxReturnDays {
		r.Add(at+"/windowDays", "Set 0 to %d days.", maxReturnDays)
	}
	if n := t.WithdrawalDays; n != 0 && (n < minWithdrawal || n > maxReturnDays) {
		r.Add(at+"/withdrawalDays", "Set 0, or %d to %d days.", minWithdrawal, maxReturnDays)
	}
	if t.RestockingRate.Sign() < 0 || domain.Hundred.Less(t.RestockingRate) {
		r.Add(at+"/restockingRate", "Set 0 to 100 percent.")
	}
	for i, code := range t.CountryCodes {
		if !domain.KnownCountry(code) {
			r.Add(at+"/countryCodes/"+domain.Itoa(i), "There is no country %q.", code)
		}
	}
	currencies := map[domain.Currency]bool{}
	for i, fee := range t.ReturnShipping {
		pointer := at + "/returnShipping/" + domain.Itoa(i)
		if !fee.CurrencyCode.Known() || currencies[fee.CurrencyCode] {
			r.Add(pointer+"/currencyCode", "Name each currency once.")
		}
		if fee.Amount.Sign() < 0 || !fee.CurrencyCode.Fits(fee.Amount) {
			r.Add(pointer+"/amount", "Set a positive amount with at most %d decimals.", fee.CurrencyCode.Digits())
		}
		currencies[fee.CurrencyCode] = true
	}
}
