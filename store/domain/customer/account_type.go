package customer

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PriceMode says which prices customers of an account type pay.
type PriceMode string

const (
	PriceModeList     PriceMode = "LIST"       // everyone's
	PriceModeDiscount PriceMode = "DISCOUNT"   // everyone's, less the type's discount
	PriceModeOwn      PriceMode = "OWN_PRICES" // the type's, and everyone's where there is none
)

// SignUpMode says who may sign up as an account type.
type SignUpMode string

const (
	SignUpOpen     SignUpMode = "OPEN"
	SignUpApproval SignUpMode = "APPROVAL"
	SignUpInvite   SignUpMode = "INVITE"
)

// TierMetric is what an automatic tier looks at.
type TierMetric string

const (
	TierSpend  TierMetric = "SPEND_12M"
	TierOrders TierMetric = "ORDERS_12M"
	TierVolume TierMetric = "VOLUME"
)

// AutoTier says from when on a customer gets an account type without anybody's doing.
type AutoTier struct {
	Metric    TierMetric    `json:"metric"`
	Threshold domain.Amount `json:"threshold"`
	Downgrade bool          `json:"downgrade"` // customers fall back when they no longer reach it
}

// MaxAccountTypes is how many account types a store may have.
const MaxAccountTypes = 100

// AccountType is what customers have in common: their prices, tax exemption,
// subscriptions and sign-up. Which one new customers get is in the store's
// settings.
type AccountType struct {
	domain.Row
	CommandID       uuid.UUID // of the request that changed it last
	Name            string
	Code            string
	PriceMode       PriceMode
	DiscountPercent *domain.Amount // with DISCOUNT only
	TaxExempt       bool
	MinOrderAmount  *domain.Amount // of the subtotal after discounts, in the store's default currency
	CanSubscribe    bool
	SignUpMode      SignUpMode
	AutoTier        *AutoTier `gorm:"serializer:json"` // nil: only an administrator gives it
	Rank            int

	IsDefault     bool  `gorm:"->"`
	CustomerCount int64 `gorm:"->"` // in lists
}

// AccountTypePatch changes an account type; nil members stay as they are, and a
// pointer to nil clears. Whether it is the default is the settings' matter.
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
}

// NewAccountType makes an account type; existing is how many the store has.
func NewAccountType(p AccountTypePatch, existing int, currency domain.Currency) (*AccountType, error) {
	if existing >= MaxAccountTypes {
		return nil, domain.Errorf(domain.UnsupportedOperation, "A store has %d account types at most.", MaxAccountTypes)
	}
	t := &AccountType{PriceMode: PriceModeList, SignUpMode: SignUpOpen, CanSubscribe: true}
	if p.Code == nil && p.Name != nil {
		code := domain.Slug(*p.Name, "type")
		code = strings.TrimRight(code[:min(len(code), 50)], "-")
		p.Code = &code
	}
	_, err := t.Change(p, currency)
	return t, err
}

// FirstAccountType is what a new store begins with.
func FirstAccountType() *AccountType {
	return &AccountType{Name: "Customer", Code: "customer", PriceMode: PriceModeList, SignUpMode: SignUpOpen, CanSubscribe: true, Rank: 10}
}

// Change applies a patch and tells whether that changed anything. currency is
// the store's default.
func (t *AccountType) Change(p AccountTypePatch, currency domain.Currency) (changed bool, err error) {
	changed = domain.Set(&t.Name, domain.Trimmed(p.Name))
	changed = domain.Set(&t.Code, p.Code) || changed
	changed = domain.Set(&t.PriceMode, p.PriceMode) || changed
	if p.PriceMode != nil && *p.PriceMode != PriceModeDiscount && p.DiscountPercent == nil {
		p.DiscountPercent = new(*domain.Amount) // the discount goes with its mode
	}
	changed = domain.SetAmount(&t.DiscountPercent, p.DiscountPercent) || changed
	changed = domain.Set(&t.TaxExempt, p.TaxExempt) || changed
	changed = domain.SetAmount(&t.MinOrderAmount, p.MinOrderAmount) || changed
	changed = domain.Set(&t.CanSubscribe, p.CanSubscribe) || changed
	changed = domain.Set(&t.SignUpMode, p.SignUpMode) || changed
	changed = t.setAutoTier(p.AutoTier) || changed
	changed = domain.Set(&t.Rank, p.Rank) || changed
	var refused domain.Refusals
	if t.Name == "" {
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
	return changed, refused.Err()
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

// ChooseDefaultAccountType changes which account type new customers get, and tells
// whether it did: nil leaves it, true gives the mark to the type with the id,
// false is refused where the type has it.
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

// CheckDelete refuses to delete an account type that something refers to. use
// names what does besides customers; empty when nothing does.
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

// CheckSignUp refuses to sign up, or to join a store by a first login, where
// only administrators add customers.
func (t *AccountType) CheckSignUp() error {
	if t.SignUpMode == SignUpOpen {
		return nil
	}
	return domain.Errorf(domain.Forbidden, "The store takes no open sign-ups. Ask it to add you.")
}
