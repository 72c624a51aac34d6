package pricing

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CouponStatus is the status of a coupon. SCHEDULED, EXPIRED and EXHAUSTED are derived and never
// stored.
type CouponStatus string

const (
	CouponDraft     CouponStatus = "DRAFT"
	CouponScheduled CouponStatus = "SCHEDULED"
	CouponActive    CouponStatus = "ACTIVE"
	CouponPaused    CouponStatus = "PAUSED"
	CouponExpired   CouponStatus = "EXPIRED"
	CouponUsedUp    CouponStatus = "EXHAUSTED"
)

var couponTransitions = domain.Transitions[CouponStatus]{
	CouponDraft:  {CouponActive, CouponPaused},
	CouponActive: {CouponPaused},
	CouponPaused: {CouponActive},
}

// unusedCouponTransitions lists the transitions of a coupon without uses and reservations.
var unusedCouponTransitions = domain.Transitions[CouponStatus]{
	CouponDraft:  {CouponActive, CouponPaused},
	CouponActive: {CouponPaused, CouponDraft},
	CouponPaused: {CouponActive, CouponDraft},
}

// DiscountType determines how a coupon's discount is computed.
type DiscountType string

const (
	DiscountPercentage   DiscountType = "PERCENTAGE"
	DiscountFixedAmount  DiscountType = "FIXED_AMOUNT" // applies once per order, over the eligible lines
	DiscountFreeShipping DiscountType = "FREE_SHIPPING"
	DiscountBuyXGetY     DiscountType = "BUY_X_GET_Y"
	DiscountFixedPrice   DiscountType = "FIXED_PRICE" // Value is the price of each eligible unit
)

// CouponAppliesTo is the part of an order from which a coupon's discount is computed.
type CouponAppliesTo string

const (
	AppliesToOrder       CouponAppliesTo = "ORDER"
	AppliesToProducts    CouponAppliesTo = "PRODUCTS"
	AppliesToCollections CouponAppliesTo = "COLLECTIONS"
	AppliesToShipping    CouponAppliesTo = "SHIPPING"
)

// DiscountKind is a kind of discount. A coupon lists the kinds with which it can be combined.
type DiscountKind string

const (
	OrderDiscount    DiscountKind = "ORDER"
	ProductDiscount  DiscountKind = "PRODUCT"
	ShippingDiscount DiscountKind = "SHIPPING"
)

// CouponSubscriptions determines to which orders of a subscription a coupon applies.
type CouponSubscriptions string

const (
	CouponFirstOrder CouponSubscriptions = "FIRST_ORDER"
	CouponFirstN     CouponSubscriptions = "FIRST_N"
	CouponEveryOrder CouponSubscriptions = "EVERY_ORDER"
)

// Coupon is a discount that applies by code or automatically. Only conditional updates of the repository
// change the coupon's counters.
type Coupon struct {
	domain.Row
	CommandID              uuid.UUID // id of the request that last created or changed the coupon
	Code                   string    // unique in the store, case-insensitive
	Name                   *string
	Translations           []domain.NameTranslation `gorm:"serializer:json"` // translations of Name
	Description            *string
	Status                 CouponStatus // status as set: DRAFT, ACTIVE or PAUSED
	DiscountType           DiscountType
	Value                  *domain.Amount   // a percentage or an amount, depending on DiscountType
	CurrencyCode           *domain.Currency // currency of the amounts and of the carts to which the coupon applies
	MaxDiscountAmount      *domain.Amount
	AppliesTo              CouponAppliesTo
	ProductIDs             []int64 `gorm:"serializer:json"`
	CollectionIDs          []int64 `gorm:"serializer:json"`
	ExcludedProductIDs     []int64 `gorm:"serializer:json"`
	ExcludeSaleItems       bool
	MinSubtotal            *domain.Amount // minimum sum of the eligible lines, in displayed prices
	MinQuantity            *int
	AccountTypeIDs         []int64 `gorm:"serializer:json"`
	CustomerIDs            []int64 `gorm:"serializer:json"`
	FirstOrderOnly         bool
	UsageLimit             *int
	UsageLimitPerCustomer  *int
	UsageCount             int            // number of placed orders that used the coupon
	ReservedCount          int            // number of uses that running checkouts reserve
	CombinesWith           []DiscountKind `gorm:"serializer:json"`
	Priority               int
	AppliesToSubscriptions CouponSubscriptions
	SubscriptionCycleLimit *int
	StartsOn               *time.Time
	EndsOn                 *time.Time // the coupon no longer applies at this moment
	IsAutomatic            bool
	BuyX                   *CouponBuyX `gorm:"serializer:json"`
}

// CouponBuyX is the rule of a BUY_X_GET_Y coupon.
type CouponBuyX struct {
	BuyQuantity      int           `json:"buyQuantity"`
	BuyProductIDs    []int64       `json:"buyProductIds"` // empty means everything, as in the next field
	BuyCollectionIDs []int64       `json:"buyCollectionIds"`
	GetQuantity      int           `json:"getQuantity"`
	GetProductIDs    []int64       `json:"getProductIds"` // empty means the bought units, as in the next field
	GetCollectionIDs []int64       `json:"getCollectionIds"`
	DiscountPercent  domain.Amount `json:"discountPercent"`
	MaxApplications  *int          `json:"maxApplications"`
}

// CouponUseStatus is the status of a coupon's use.
type CouponUseStatus string

const (
	CouponReserved CouponUseStatus = "RESERVED" // reserved by a running checkout
	CouponUsed     CouponUseStatus = "USED"     // used by a placed order
	CouponReleased CouponUseStatus = "RELEASED" // the checkout failed, or the order was canceled
)

// CouponUse is the use of a coupon by an order: one row for each coupon and order.
type CouponUse struct {
	domain.Row
	CouponID       int64
	Code           string // code at the time of the use
	OrderID        int64
	OrderNumber    int64
	SubscriptionID *int64 // set if the coupon was added to the subscription after its first order
	CustomerID     *int64
	Email          string // in lower case; a guest's uses are counted by the address
	DiscountAmount domain.Amount
	CurrencyCode   domain.Currency
	Status         CouponUseStatus
	UsedOn         *time.Time
}

// CouponCode returns a code in its stored form: without leading and trailing spaces, and with single
// spaces between words.
func CouponCode(code string) string { return strings.Join(strings.Fields(code), " ") }

// CouponKey returns the form in which coupon codes are compared.
func CouponKey(code string) string { return domain.Fold(CouponCode(code)) }

// enteredCode returns a requested code in its stored form. It refuses codes with characters that buyers
// cannot type. nil means absent.
func enteredCode(code *string, refused *domain.Refusals) *string {
	if code == nil {
		return nil
	}
	text := CouponCode(*code)
	switch {
	case !domain.Visible(text):
		refused.Add("/code", "The code is empty. Send a code with at least one visible character.")
	case strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }):
		refused.Add("/code", "The code has a control character or an invisible character. Remove it.")
	}
	return &text
}

// StatusAt returns the status at now, which may be a derived status.
func (c *Coupon) StatusAt(now time.Time) CouponStatus {
	switch {
	case c.Status != CouponActive:
		return c.Status
	case c.EndsOn != nil && !now.Before(*c.EndsOn):
		return CouponExpired
	case c.UsageLimit != nil && c.UsageCount >= *c.UsageLimit:
		return CouponUsedUp
	case c.StartsOn != nil && now.Before(*c.StartsOn):
		return CouponScheduled
	}
	return CouponActive
}

// Kind returns the coupon's kind of discount. Other coupons must allow this kind to be combined with it.
func (c *Coupon) Kind() DiscountKind {
	switch {
	case c.AppliesTo == AppliesToShipping: // also applies to free shipping
		return ShippingDiscount
	case c.DiscountType == DiscountFixedPrice || c.DiscountType == DiscountBuyXGetY || c.AppliesTo != AppliesToOrder:
		return ProductDiscount
	}
	return OrderDiscount
}

// CombinesWithCoupon reports whether two coupons can be combined: each must allow the other's kind.
func (c *Coupon) CombinesWithCoupon(other *Coupon) bool {
	return slices.Contains(c.CombinesWith, other.Kind()) && slices.Contains(other.CombinesWith, c.Kind())
}

// LimitPerCustomer returns the maximum number of uses per customer; false means no limit. For a coupon on
// first orders the limit is 1.
func (c *Coupon) LimitPerCustomer() (int, bool) {
	switch {
	case c.FirstOrderOnly:
		return 1, true
	case c.UsageLimitPerCustomer != nil:
		return *c.UsageLimitPerCustomer, true
	}
	return 0, false
}

// CouponInput contains the requested fields of a coupon; nil means absent.
type CouponInput struct {
	Code                   *string
	Name                   **string
	Translations           []domain.NameTranslation // nil means absent
	Description            **string
	Status                 *CouponStatus
	DiscountType           *DiscountType
	Value                  **domain.Amount
	CurrencyCode           **domain.Currency
	MaxDiscountAmount      **domain.Amount
	AppliesTo              *CouponAppliesTo
	ProductIDs             *[]int64
	CollectionIDs          *[]int64
	ExcludedProductIDs     *[]int64
	ExcludeSaleItems       *bool
	MinSubtotal            **domain.Amount
	MinQuantity            **int
	AccountTypeIDs         *[]int64
	CustomerIDs            *[]int64
	FirstOrderOnly         *bool
	UsageLimit             **int
	UsageLimitPerCustomer  **int
	CombinesWith           *[]DiscountKind
	Priority               *int
	AppliesToSubscriptions *CouponSubscriptions
	SubscriptionCycleLimit **int
	StartsOn               **time.Time
	EndsOn                 **time.Time
	IsAutomatic            *bool
	BuyX                   **CouponBuyX
}

// CouponTerms contains the store's data that a coupon is checked against.
type CouponTerms struct {
	Currencies []domain.Currency  // currencies of the store
	Known      catalog.References // products, collections of both types, and account types
	Customers  map[int64]bool
}

// NewCoupon returns a coupon with defaults for absent fields, or the errors of its fields.
func NewCoupon(in CouponInput, terms CouponTerms) (*Coupon, error) {
	c := &Coupon{
		Translations: []domain.NameTranslation{},
		Status:       CouponDraft, AppliesTo: AppliesToOrder, Priority: 100, AppliesToSubscriptions: CouponFirstOrder,
		ProductIDs: []int64{}, CollectionIDs: []int64{}, ExcludedProductIDs: []int64{}, AccountTypeIDs: []int64{}, CustomerIDs: []int64{},
		CombinesWith: []DiscountKind{},
	}
	if domain.Set(&c.DiscountType, in.DiscountType); c.DiscountType == DiscountFreeShipping {
		c.AppliesTo = AppliesToShipping
	}
	_, err := c.Change(in, terms)
	return c, err
}

// Change changes a coupon and reports whether any field changed. It validates the fields together, in
// their state after the change.
func (c *Coupon) Change(in CouponInput, terms CouponTerms) (bool, error) {
	var refused domain.Refusals
	moved, err := c.changeStatus(in.Status)
	if err != nil {
		return false, err
	}
	changed := domain.AnyChanged(
		moved,
		c.changeTexts(in, &refused),
		c.changeDiscount(in),
		c.changeScope(in),
		c.changeLimits(in),
		c.changePeriod(in),
	)
	return changed, domain.Together(refused.Err(), c.check(terms, in))
}

// changeStatus changes the coupon's status. An unused coupon can become a draft again.
func (c *Coupon) changeStatus(to *CouponStatus) (bool, error) {
	if to == nil || *to == c.Status {
		return false, nil
	}
	table := couponTransitions
	if c.UsageCount == 0 && c.ReservedCount == 0 {
		table = unusedCouponTransitions
	}
	if err := table.Move("coupon", &c.Status, *to); err != nil {
		return false, err
	}
	return true, nil
}

// changeTexts sets the code and the texts.
func (c *Coupon) changeTexts(in CouponInput, refused *domain.Refusals) bool {
	return domain.AnyChanged(
		domain.Set(&c.Code, enteredCode(in.Code, refused)),
		domain.SetNullable(&c.Name, refused.OptionalLabel("/name", in.Name)),
		domain.SetNames(&c.Translations, in.Translations, longestCouponName, "", refused),
		domain.SetNullable(&c.Description, in.Description),
	)
}

// changeDiscount sets the coupon's discount, and the kinds of discounts with which it can be combined.
func (c *Coupon) changeDiscount(in CouponInput) bool {
	return domain.AnyChanged(
		domain.Set(&c.DiscountType, in.DiscountType),
		domain.SetAmount(&c.Value, in.Value),
		domain.SetNullable(&c.CurrencyCode, in.CurrencyCode),
		domain.SetAmount(&c.MaxDiscountAmount, in.MaxDiscountAmount),
		domain.SetWhole(&c.BuyX, in.BuyX),
		domain.SetWhole(&c.CombinesWith, in.CombinesWith),
		domain.Set(&c.Priority, in.Priority),
	)
}

// changeScope sets the goods and the subscriptions to which the coupon applies.
func (c *Coupon) changeScope(in CouponInput) bool {
	return domain.AnyChanged(
		domain.Set(&c.AppliesTo, in.AppliesTo),
		domain.SetWhole(&c.ProductIDs, in.ProductIDs),
		domain.SetWhole(&c.CollectionIDs, in.CollectionIDs),
		domain.SetWhole(&c.ExcludedProductIDs, in.ExcludedProductIDs),
		domain.Set(&c.ExcludeSaleItems, in.ExcludeSaleItems),
		domain.Set(&c.AppliesToSubscriptions, in.AppliesToSubscriptions),
		domain.SetNullable(&c.SubscriptionCycleLimit, in.SubscriptionCycleLimit),
	)
}

// changeLimits sets the orders and customers for which the coupon is valid, and how often it can be used.
func (c *Coupon) changeLimits(in CouponInput) bool {
	return domain.AnyChanged(
		domain.SetAmount(&c.MinSubtotal, in.MinSubtotal),
		domain.SetNullable(&c.MinQuantity, in.MinQuantity),
		domain.SetWhole(&c.AccountTypeIDs, in.AccountTypeIDs),
		domain.SetWhole(&c.CustomerIDs, in.CustomerIDs),
		domain.Set(&c.FirstOrderOnly, in.FirstOrderOnly),
		domain.SetNullable(&c.UsageLimit, in.UsageLimit),
		domain.SetNullable(&c.UsageLimitPerCustomer, in.UsageLimitPerCustomer),
	)
}

// changePeriod sets when the coupon applies, and whether buyers must enter its code.
func (c *Coupon) changePeriod(in CouponInput) bool {
	return domain.AnyChanged(
		domain.SetTime(&c.StartsOn, in.StartsOn),
		domain.SetTime(&c.EndsOn, in.EndsOn),
		domain.Set(&c.IsAutomatic, in.IsAutomatic),
	)
}

// check returns an error for each field that contradicts another field, and for each id in the
// request that the store does not have.
func (c *Coupon) check(terms CouponTerms, in CouponInput) error {
	var refused domain.Refusals
	c.checkValue(&refused)
	c.checkCurrency(&refused, terms, in)
	c.checkScope(&refused)
	if c.SubscriptionCycleLimit == nil && c.AppliesToSubscriptions == CouponFirstN {
		refused.Add("/subscriptionCycleLimit", "FIRST_N needs the number of orders.")
	}
	if c.StartsOn != nil && c.EndsOn != nil && !c.StartsOn.Before(*c.EndsOn) {
		refused.Add("/endsOn", "It has to be after startsOn.")
	}
	c.checkKnown(&refused, terms, in)
	return refused.Err()
}

// hasAmount reports whether Value is an amount of money.
func (c *Coupon) hasAmount() bool {
	return c.DiscountType == DiscountFixedAmount || c.DiscountType == DiscountFixedPrice
}

// checkValue refuses values that do not fit the discount type.
func (c *Coupon) checkValue(refused *domain.Refusals) {
	switch {
	case !c.hasAmount() && c.DiscountType != DiscountPercentage:
		if c.Value != nil {
			refused.Add("/value", "A coupon of this type has no value.")
		}
	case c.Value == nil:
		refused.Add("/value", "A coupon of this type needs a value.")
	case c.DiscountType == DiscountPercentage && (!c.Value.Positive() || domain.Hundred.Less(*c.Value)):
		refused.Add("/value", "The percentage has to be above 0 and at most 100.")
	case c.DiscountType == DiscountFixedAmount && !c.Value.Positive():
		refused.Add("/value", "The amount has to be above 0.")
	case c.Value.Sign() < 0:
		refused.Add("/value", "The price cannot be negative.")
	}
}

// checkCurrency refuses amounts without a currency, amounts with too many digits for their currency, and
// a requested currency that the store does not sell in. A coupon can keep a currency that the store has
// dropped.
func (c *Coupon) checkCurrency(refused *domain.Refusals, terms CouponTerms, in CouponInput) {
	if c.CurrencyCode == nil {
		if c.hasAmount() || c.MaxDiscountAmount != nil || c.MinSubtotal != nil {
			refused.Add("/currencyCode", "An amount needs its currency.")
		}
		return
	}
	if in.CurrencyCode != nil && !slices.Contains(terms.Currencies, *c.CurrencyCode) {
		refused.AddAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", *c.CurrencyCode)
	}
	for _, money := range []struct {
		at     string
		amount *domain.Amount
	}{{"/value", c.Value}, {"/maxDiscountAmount", c.MaxDiscountAmount}, {"/minSubtotal", c.MinSubtotal}} {
		if money.amount != nil && (c.hasAmount() || money.at != "/value") && !c.CurrencyCode.Fits(*money.amount) {
			refused.Add(money.at, "%s has %d digits after the point.", *c.CurrencyCode, c.CurrencyCode.Digits())
		}
	}
}

// checkScope refuses scopes and rules that do not fit the discount type.
func (c *Coupon) checkScope(refused *domain.Refusals) {
	switch {
	case c.DiscountType == DiscountFreeShipping && c.AppliesTo != AppliesToShipping:
		refused.Add("/appliesTo", "Free shipping applies to SHIPPING.")
	case c.AppliesTo == AppliesToShipping && (c.DiscountType == DiscountFixedPrice || c.DiscountType == DiscountBuyXGetY):
		refused.Add("/appliesTo", "A coupon of this type applies to goods.")
	case c.AppliesTo == AppliesToProducts && len(c.ProductIDs) == 0:
		refused.Add("/productIds", "Name the products that it applies to.")
	case c.AppliesTo == AppliesToCollections && len(c.CollectionIDs) == 0:
		refused.Add("/collectionIds", "Name the collections that it applies to.")
	}
	switch {
	case c.DiscountType == DiscountBuyXGetY && c.BuyX == nil:
		refused.Add("/buyX", "BUY_X_GET_Y needs its rule.")
	case c.DiscountType != DiscountBuyXGetY && c.BuyX != nil:
		refused.Add("/buyX", "Only BUY_X_GET_Y has this rule.")
	case c.BuyX != nil && (!c.BuyX.DiscountPercent.Positive() || domain.Hundred.Less(c.BuyX.DiscountPercent)):
		refused.Add("/buyX/discountPercent", "The percentage has to be above 0 and at most 100.")
	}
}

// checkKnown refuses ids in the request that do not exist in the store.
func (c *Coupon) checkKnown(refused *domain.Refusals, terms CouponTerms, in CouponInput) {
	lists := []struct {
		at    string
		ids   *[]int64
		known map[int64]bool
		what  string
	}{
		{"/productIds", in.ProductIDs, terms.Known.Products, "product"},
		{"/collectionIds", in.CollectionIDs, terms.Known.Collections, "collection"},
		{"/excludedProductIds", in.ExcludedProductIDs, terms.Known.Products, "product"},
		{"/accountTypeIds", in.AccountTypeIDs, terms.Known.AccountTypes, "account type"},
		{"/storeCustomerIds", in.CustomerIDs, terms.Customers, "customer"},
	}
	if in.BuyX != nil && *in.BuyX != nil {
		rule := *in.BuyX
		lists = append(lists, []struct {
			at    string
			ids   *[]int64
			known map[int64]bool
			what  string
		}{
			{"/buyX/buyProductIds", &rule.BuyProductIDs, terms.Known.Products, "product"},
			{"/buyX/buyCollectionIds", &rule.BuyCollectionIDs, terms.Known.Collections, "collection"},
			{"/buyX/getProductIds", &rule.GetProductIDs, terms.Known.Products, "product"},
			{"/buyX/getCollectionIds", &rule.GetCollectionIDs, terms.Known.Collections, "collection"},
		}...)
	}
	for _, list := range lists {
		if list.ids == nil {
			continue
		}
		for i, id := range *list.ids {
			if !list.known[id] {
				refused.Add(list.at+"/"+domain.Itoa(i), "There is no such %s.", list.what)
			}
		}
	}
}

// References returns the ids that the request names, for the repository to look up.
func (in CouponInput) References() (products, collections, accountTypes, customers []int64) {
	for _, list := range []*[]int64{in.ProductIDs, in.ExcludedProductIDs} {
		if list != nil {
			products = append(products, *list...)
		}
	}
	if in.CollectionIDs != nil {
		collections = append(collections, *in.CollectionIDs...)
	}
	if in.BuyX != nil && *in.BuyX != nil {
		rule := *in.BuyX
		products = slices.Concat(products, rule.BuyProductIDs, rule.GetProductIDs)
		collections = slices.Concat(collections, rule.BuyCollectionIDs, rule.GetCollectionIDs)
	}
	if in.AccountTypeIDs != nil {
		accountTypes = *in.AccountTypeIDs
	}
	if in.CustomerIDs != nil {
		customers = *in.CustomerIDs
	}
	return products, collections, accountTypes, customers
}

// CouponFilter restricts a list of coupons; zero fields do not restrict it.
type CouponFilter struct {
	Search        string
	Status        []CouponStatus // matches any listed status, including derived statuses
	DiscountType  []DiscountType
	IsAutomatic   *bool
	ProductID     []int64
	CollectionID  []int64
	CreatedFrom   *time.Time
	CreatedTo     *time.Time
	ModifiedSince *time.Time
}

// CouponUseFilter restricts a list of coupon uses; zero fields do not restrict it.
type CouponUseFilter struct {
	Search        string
	CouponID      []int64 // matches any listed coupon; the lists below filter in the same way
	Code          string  // current code of the coupon
	Status        []CouponUseStatus
	OrderID       []int64
	CustomerID    []int64
	CreatedFrom   *time.Time
	CreatedTo     *time.Time
	ModifiedSince *time.Time
}

// typedCode returns the code that buyers enter for the coupon; empty means that the coupon applies
// automatically.
func (c *Coupon) typedCode() string {
	if c.IsAutomatic {
		return ""
	}
	return c.Code
}

// longestCouponName is the maximum number of characters of a coupon's name.
const longestCouponName = 200

// LabelIn returns the coupon's label in the buyer's language.
func (c *Coupon) LabelIn(r domain.Reading) string {
	if c.Name != nil && *c.Name != "" {
		return domain.NameIn(r, *c.Name, c.Translations).Text
	}
	return c.Code
}

// Label returns the coupon's label for buyers: its name, or its code if it has no name.
func (c *Coupon) Label() string {
	if c.Name != nil && *c.Name != "" {
		return *c.Name
	}
	return c.Code
}
