package customer

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PriceMode determines which prices the customers of an account type pay.
type PriceMode string

const (
	PriceModeList     PriceMode = "LIST"       // list prices
	PriceModeDiscount PriceMode = "DISCOUNT"   // list prices less the type's discount
	PriceModeOwn      PriceMode = "OWN_PRICES" // the type's prices; list prices for variants without them
)

// SignUpMode determines who may sign up as a customer of an account type.
type SignUpMode string

const (
	SignUpOpen     SignUpMode = "OPEN"
	SignUpApproval SignUpMode = "APPROVAL"
	SignUpInvite   SignUpMode = "INVITE"
)

// TierMetric is the figure of a customer that an automatic tier compares with its threshold.
type TierMetric string

const (
	TierSpend  TierMetric = "SPEND_12M"
	TierOrders TierMetric = "ORDERS_12M"
	TierVolume TierMetric = "VOLUME"
)

// AutoTier is the condition under which a customer gets an account type automatically.
type AutoTier struct {
	Metric    TierMetric    `json:"metric"`
	Threshold domain.Amount `json:"threshold"`
	Downgrade bool          `json:"downgrade"` // customers below the threshold lose the type
}

// MaxAccountTypes is the maximum number of account types in a store.
const MaxAccountTypes = 100

// AccountType is a group of customers with the same prices, tax exemption, subscription rights and
// sign-up. The store's settings name the type for new customers.
type AccountType struct {
	domain.Row
	CommandID       uuid.UUID // id of the request that last changed the type
	Name            string
	Code            string
	PriceMode       PriceMode
	DiscountPercent *domain.Amount // only with DISCOUNT
	TaxExempt       bool
	MinOrderAmount  *domain.Amount // minimum subtotal after discounts, in the store's default currency
	CanSubscribe    bool
	SignUpMode      SignUpMode
	AutoTier        *AutoTier `gorm:"serializer:json"` // nil means that only an administrator assigns the type
	Rank            int
	Translations    []domain.NameTranslation `gorm:"serializer:json"` // translations of the name

	IsDefault     bool  `gorm:"->"`
	CustomerCount int64 `gorm:"->"` // loaded in lists
}

// AccountTypePatch changes an account type. nil leaves a field unchanged; a pointer to nil clears it. The
// settings, not the type, determine the default type.
type AccountTypePatch struct {
	Name            *string
	Code            *string
	PriceMode       *PriceMode
	DiscountPercent **domain.Amount
	TaxExempt       *bool
	MinOrderAmount  **domain.Amount
	CanSubscribe    *bool
	SignUpMode      *SignUpMode
	AutoTier        **AutoTier
	Rank            *int
	Translations    []domain.NameTranslation // nil means absent
}

// NewAccountType returns a new account type. existing is the number of types in the store.
func NewAccountType(p AccountTypePatch, existing int, currency domain.Currency) (*AccountType, error) {
	if existing >= MaxAccountTypes {
		return nil, domain.Errorf(domain.UnsupportedOperation, "A store has %d account types at most.", MaxAccountTypes)
	}
	t := &AccountType{PriceMode: PriceModeList, SignUpMode: SignUpOpen, CanSubscribe: true, Translations: []domain.NameTranslation{}}
	if p.Code == nil && p.Name != nil {
		code := domain.Slug(*p.Name, "type")
		code = strings.TrimRight(code[:min(len(code), 50)], "-")
		p.Code = &code
	}
	_, err := t.Change(p, currency)
	return t, err
}

// FirstAccountType returns the account type that a new store starts with.
func FirstAccountType() *AccountType {
	return &AccountType{Name: "Customer", Code: "customer", PriceMode: PriceModeList, SignUpMode: SignUpOpen, CanSubscribe: true, Rank: 10, Translations: []domain.NameTranslation{}}
}

// Change applies a patch and reports whether anything changed. currency is the store's default currency.
func (t *AccountType) Change(p AccountTypePatch, currency domain.Currency) (changed bool, err error) {
	if p.PriceMode != nil && *p.PriceMode != PriceModeDiscount && p.DiscountPercent == nil {
		p.DiscountPercent = new(*domain.Amount) // a type that leaves DISCOUNT loses its discount
	}
	var refused domain.Refusals
	changed = domain.AnyChanged(
		domain.Set(&t.Name, domain.Trimmed(p.Name)),
		domain.SetNames(&t.Translations, p.Translations, longestTypeName, "", &refused),
		domain.Set(&t.Code, p.Code),
		domain.Set(&t.PriceMode, p.PriceMode),
		domain.SetAmount(&t.DiscountPercent, p.DiscountPercent),
		domain.Set(&t.TaxExempt, p.TaxExempt),
		domain.SetAmount(&t.MinOrderAmount, p.MinOrderAmount),
		domain.Set(&t.CanSubscribe, p.CanSubscribe),
		domain.Set(&t.SignUpMode, p.SignUpMode),
		t.setAutoTier(p.AutoTier),
		domain.Set(&t.Rank, p.Rank),
	)
	return changed, domain.Together(t.check(currency), refused.Err())
}

// longestTypeName is the maximum number of characters of the name of an account type.
const longestTypeName = 100

// check returns an error for each field with an invalid value. currency is the store's default currency.
func (t *AccountType) check(currency domain.Currency) error {
	var refused domain.Refusals
	if !domain.Visible(t.Name) {
		refused.Add("/name", "The name is empty.")
	}
	switch percent := t.DiscountPercent; {
	case t.PriceMode == PriceModeDiscount && percent == nil:
		refused.Add("/discountPercent", "A discount type needs its discount.")
	case t.PriceMode != PriceModeDiscount && percent != nil:
		refused.Add("/discountPercent", "Only a type with priceMode DISCOUNT has a discount.")
	case percent != nil && (percent.Sign() < 0 || domain.Hundred.Less(*percent)):
		refused.Add("/discountPercent", "Want 0 to 100.")
	}
	if least := t.MinOrderAmount; least != nil && (least.Sign() < 0 || !currency.Fits(*least)) {
		refused.Add("/minOrderAmount", "Want an amount in %s, with at most %d digits after the point.", currency, currency.Digits())
	}
	if tier := t.AutoTier; tier != nil && tier.Threshold.Sign() < 0 {
		refused.Add("/autoTier/threshold", "Want 0 or more.")
	}
	return refused.Err()
}

func (t *AccountType) setAutoTier(value **AutoTier) bool {
	if value == nil {
		return false
	}
	was, is := t.AutoTier, *value
	if was == nil && is == nil || was != nil && is != nil && was.Metric == is.Metric && was.Downgrade == is.Downgrade && was.Threshold.Equal(is.Threshold) {
		return false
	}
	t.AutoTier = is
	return true
}

// ChooseDefaultAccountType makes the type with the id the default for new customers if wanted is true,
// and reports whether the settings changed. A nil wanted changes nothing. A false wanted is an error for
// the current default type.
func ChooseDefaultAccountType(s *settings.Settings, id int64, wanted *bool) (changed bool, err error) {
	switch {
	case wanted == nil:
		return false, nil
	case *wanted:
		return domain.Set(&s.DefaultAccountTypeID, &id), nil
	case s.DefaultAccountTypeID == id:
		return false, domain.InvalidAs(domain.InUse, "/isDefault", "A store has a default account type: give the mark to another one.")
	}
	return false, nil
}

// CheckDelete returns an error if the type is the default, has customers, or is used elsewhere. The
// parameter use describes where it is used; empty means nowhere.
func (t *AccountType) CheckDelete(use string) error {
	switch {
	case t.IsDefault:
		return domain.Errorf(domain.InUse, "It is the store's default account type; make another one the default first.")
	case t.CustomerCount > 0:
		return domain.Errorf(domain.InUse, "%d customers have this account type; move them first.", t.CustomerCount)
	case use != "":
		return domain.Errorf(domain.InUse, "There are %s with this account type; change them first.", use)
	}
	return nil
}

// CheckSignUp returns an error unless customers may sign up with this type. The rule applies to sign-ups,
// and to logins with which an account joins a store.
func (t *AccountType) CheckSignUp() error {
	if t.SignUpMode == SignUpOpen {
		return nil
	}
	return domain.Errorf(domain.Forbidden, "The store takes no open sign-ups. Ask it to add you.")
}
