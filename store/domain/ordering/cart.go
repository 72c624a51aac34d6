package ordering

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// CartStatus is the state of a cart.
type CartStatus string

const (
	CartActive      CartStatus = "ACTIVE"
	CartCheckingOut CartStatus = "CHECKING_OUT" // one of the cart's payments is under way
	CartConverted   CartStatus = "CONVERTED"    // the cart became an order
	CartAbandoned   CartStatus = "ABANDONED"    // the cart was merged into another cart
	CartExpired     CartStatus = "EXPIRED"
)

// referredAgain is the age after which the same code counts as a new referral.
const referredAgain = time.Hour

// Refer sets the code of the referrer and reports whether anything changed. The last code counts, from the time at
// which it was last given. If the same code is given again within an hour, the earlier time is kept. nil clears the
// code.
func (c *Cart) Refer(code *string, now time.Time) (changed bool) {
	if changed = domain.SetNullable(&c.ReferrerCode, &code); code == nil {
		c.ReferredOn = nil
		return changed
	}
	if changed || c.ReferredOn == nil || !now.Before(c.ReferredOn.Add(referredAgain)) {
		c.ReferredOn, changed = &now, true
	}
	return changed
}

// A cart returns from CHECKING_OUT to ACTIVE only if its checkout ended without an order: the payment was
// declined or expired, or the buyer canceled it.
var cartTransitions = domain.Transitions[CartStatus]{
	CartActive:      {CartCheckingOut, CartAbandoned, CartExpired},
	CartCheckingOut: {CartActive, CartConverted},
}

const (
	// MaxCartItems and MaxCartCoupons limit the lines and coupons of a cart.
	MaxCartItems   = 200
	MaxCartCoupons = 20
	// ReadableAfterConversion is how long a guest's token still gives access to a converted cart and its order.
	ReadableAfterConversion = 30 * 24 * time.Hour
	// CartRetention is how long a cart keeps its buyer's contact data after it expired, was merged
	// into another cart, or became an order.
	CartRetention = 30 * 24 * time.Hour
)

// Cart contains the items that a buyer intends to buy. The cart stores no totals, because each read computes the
// prices.
type Cart struct {
	domain.Row
	// CommandID identifies the request that last changed the cart, so that a repeated request changes the
	// cart only once.
	CommandID        uuid.UUID
	TokenHash        []byte
	CustomerID       *int64 // nil means a guest's cart
	Email            *string
	CurrencyCode     domain.Currency
	LanguageCode     *string // language chosen by the buyer; nil means the customer's or the store's default
	Status           CartStatus
	Coupons          []CartCoupon `gorm:"serializer:json"` // coupons in the order in which the buyer entered them
	ReferrerCode     *string
	ReferredOn       *time.Time      // when ReferrerCode was last given; nil means unknown
	ShippingAddress  *domain.Address `gorm:"serializer:json"` // as entered, or as in the last checkout
	BillingAddress   *domain.Address `gorm:"serializer:json"`
	ShippingMethodID *int64
	Notes            *string
	CustomFields     []domain.CustomField `gorm:"serializer:json"` // custom fields of the future order
	ContactBy        ContactBy            `gorm:"serializer:json"` // who entered which part of the buyer's data
	ReturnURL        *string              // page that the checkout page links to after the order is placed
	CancelURL        *string              // page that the checkout page links to for changes to the cart
	ConvertedOrderID *int64
	ConvertedOn      *time.Time
	ExpiresOn        time.Time
	ByAgent          bool // an assistant's tool has changed the cart
	// MarketingConsent is the buyer's consent in this cart; nil means none.
	MarketingConsent *MarketingConsent `gorm:"serializer:json"`
	CartStock        `gorm:"embedded"`
	// LastPayment is the payment of the last checkout if that payment failed; nil means that it did not
	// fail.
	LastPayment *CartPayment `gorm:"serializer:json"`
	// Tenders lists the gift cards with which the buyer wants to pay, in the order in which they were entered.
	Tenders        []CartTender `gorm:"serializer:json"`
	UseStoreCredit bool         // the customer pays with store credit

	Items []*CartItem `gorm:"-"`
}

// CartPayment is a payment of a checkout that produced no order.
type CartPayment struct {
	Status  AttemptStatus `json:"status"`
	Code    string        `json:"code"` // empty means that the provider gave no reason
	Message string        `json:"message"`
}

// CartItem is a line of a cart.
type CartItem struct {
	domain.Row
	CartID             int64
	VariantID          int64
	ProductID          int64
	Quantity           int
	SubscriptionPlanID *int64
	CustomFields       []domain.CustomField `gorm:"serializer:json"`
	GiftCard           *value.Delivery      `gorm:"serializer:json"` // delivery of gift cards; nil means to the buyer at once
	SeenPrice          *domain.Amount       // unit price that the buyer saw last
	Reduced            bool                 // a merge reduced the quantity, and the cart has not changed since then
}

// CartCoupon is a coupon whose code the buyer entered.
type CartCoupon struct {
	CouponID int64  `json:"couponId"`
	Code     string `json:"code"`
}

// CartItemInput contains the fields of a new line.
type CartItemInput struct {
	Quantity     int
	PlanID       *int64
	CustomFields []domain.CustomField
	GiftCard     *value.Delivery // only for gift cards; nil means delivery to the buyer at once
}

// CartItemUpdate changes a line; nil means that a field is absent.
type CartItemUpdate struct {
	Quantity     *int
	PlanID       **int64
	CustomFields *[]domain.CustomField
	GiftCard     **value.Delivery
}

// NewCart returns an empty cart for a customer, or for the guest whose token has this hash. An
// empty currency means the store's default. NewCart returns currency_mismatch if the store does not
// sell in the currency.
func NewCart(actor domain.Actor, tokenHash []byte, currency domain.Currency, settings settings.Settings, now time.Time) (*Cart, error) {
	if currency == "" {
		currency = settings.DefaultCurrencyCode
	}
	if !slices.Contains(settings.CurrencyCodes, currency) {
		return nil, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", currency)
	}
	c := &Cart{CommandID: actor.CommandID, CurrencyCode: currency, Status: CartActive, Coupons: []CartCoupon{}, Tenders: []CartTender{}, CustomFields: []domain.CustomField{}, CartStock: CartStock{Reserved: []catalog.Holding{}}}
	if actor.IsGuest() {
		c.TokenHash = tokenHash
	} else {
		id := actor.ID
		c.CustomerID = &id
	}
	c.touch(settings, now)
	return c, nil
}

// TradeIn sets the cart's currency to the requested currency, and reports whether it changed. An empty currency means
// that the request names none. Only an empty cart can change its currency, because its lines store prices in that
// currency.
func (c *Cart) TradeIn(currency domain.Currency, settings settings.Settings) (changed bool, err error) {
	switch {
	case currency == "" || currency == c.CurrencyCode:
		return false, nil
	case len(c.Items) > 0:
		return false, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The cart is in %s. Remove its lines before you change its currency.", c.CurrencyCode)
	case !slices.Contains(settings.CurrencyCodes, currency):
		return false, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", currency)
	}
	c.CurrencyCode = currency
	return true, nil
}

// Speak sets the language of the cart, and reports whether it changed. A nil language means that the
// request names none. An unknown language is an error.
func (c *Cart) Speak(language *string) (changed bool, err error) {
	if language == nil {
		return false, nil
	}
	if err := domain.CheckLanguage("/languageCode", language); err != nil {
		return false, err
	}
	return domain.SetNullable(&c.LanguageCode, &language), nil
}

// Open returns an error unless the cart is active. During a checkout the cart cannot change, because its
// content is fixed in the order.
func (c *Cart) Open() error {
	switch c.Status {
	case CartActive:
		return nil
	case CartCheckingOut:
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(c.Status), To: string(CartActive), Allowed: []string{},
			Detail: "The cart is being checked out. Cancel the checkout to change it."}
	default:
		return refuse(c.Status, CartActive, "The cart is "+string(c.Status)+" and cannot be changed any more.")
	}
}

// CheckingOut reports whether the cart has a payment that can be canceled, which an active cart does not
// have. It returns an error if the cart expired, was merged or was converted.
func (c *Cart) CheckingOut(now time.Time) (bool, error) {
	switch {
	case c.Gone(now):
		return false, domain.Missing("cart")
	case c.Status == CartCheckingOut:
		return true, nil
	}
	return false, c.Open()
}

// Expire marks an active cart as expired.
func (c *Cart) Expire() error { return cartTransitions.Move("cart", &c.Status, CartExpired) }

// Source returns the source of the cart's order: MCP if an assistant has changed the cart, otherwise the
// storefront.
func (c *Cart) Source() OrderSource {
	if c.ByAgent {
		return FromMCP
	}
	return FromStorefront
}

// Gone reports whether the cart ended without an order: it expired or was merged.
func (c *Cart) Gone(now time.Time) bool {
	return c.Status == CartExpired || c.Status == CartAbandoned || c.Status == CartActive && !now.Before(c.ExpiresOn)
}

func (c *Cart) touch(settings settings.Settings, now time.Time) {
	c.ExpiresOn = now.AddDate(0, 0, max(settings.CartExpiryDays, 1))
}

// Item returns the line with the id, or a not_found error.
func (c *Cart) Item(id int64) (*CartItem, error) {
	return domain.Find(c.Items, id, "cart item")
}

// Add adds a variant to the line with the same variant, plan, custom fields and delivery, or as a new line. It
// returns an error if the resulting line cannot be ordered.
func (c *Cart) Add(s catalog.Sellable, in CartItemInput, buyer pricing.Buyer, settings settings.Settings, now time.Time) (*CartItem, error) {
	if err := domain.Together(domain.CheckCustomFields("ORDER_LINE", in.CustomFields, settings.CustomFieldDefinitions, "/customFields"), checkDelivery(s, in.GiftCard, now)); err != nil {
		return nil, err
	}
	item := &CartItem{VariantID: s.Variant.ID, ProductID: s.Product.ID, SubscriptionPlanID: in.PlanID, CustomFields: fields(in.CustomFields), GiftCard: in.GiftCard.Tidy()}
	if same := c.same(item); same != nil {
		item = same
	} else if len(c.Items) >= MaxCartItems {
		return nil, domain.Errorf(domain.InvalidValue, "A cart has at most %d lines.", MaxCartItems)
	} else {
		c.Items = append(c.Items, item)
	}
	item.Quantity += in.Quantity
	c.touch(settings, now)
	return item, c.orderable(item, s, buyer, now)
}

// ChangeItem changes a line and reports whether anything changed. If the changed line matches another
// line, its quantity moves to the other line, and gone is the removed line; otherwise gone is nil.
func (c *Cart) ChangeItem(item *CartItem, s catalog.Sellable, in CartItemUpdate, buyer pricing.Buyer, settings settings.Settings, now time.Time) (changed bool, gone *CartItem, err error) {
	changed = domain.Set(&item.Quantity, in.Quantity)
	changed = domain.SetNullable(&item.SubscriptionPlanID, in.PlanID) || changed
	if in.CustomFields != nil {
		if err := domain.CheckCustomFields("ORDER_LINE", *in.CustomFields, settings.CustomFieldDefinitions, "/customFields"); err != nil {
			return false, nil, err
		}
		wanted := fields(*in.CustomFields)
		changed = domain.SetWhole(&item.CustomFields, &wanted) || changed
	}
	if in.GiftCard != nil {
		if err := checkDelivery(s, *in.GiftCard, now); err != nil {
			return false, nil, err
		}
		if to := (*in.GiftCard).Tidy(); !item.GiftCard.Same(to) {
			item.GiftCard, changed = to, true
		}
	}
	if !changed {
		return false, nil, nil
	}
	c.touch(settings, now)
	left := item
	if same := c.same(item); same != nil {
		same.Quantity += item.Quantity
		c.drop(item)
		left, gone = same, item
	}
	return true, gone, c.orderable(left, s, buyer, now)
}

// RemoveItem removes and returns the line with the id. Without such a line it returns a not_found error.
func (c *Cart) RemoveItem(id int64, settings settings.Settings, now time.Time) (*CartItem, error) {
	item, err := c.Item(id)
	if err != nil {
		return nil, err
	}
	c.drop(item)
	c.touch(settings, now)
	return item, nil
}

func (c *Cart) drop(item *CartItem) {
	c.Items = slices.DeleteFunc(slices.Clone(c.Items), func(i *CartItem) bool { return i == item })
}

// checkDelivery returns an error if the product is not a gift card, or if the delivery is not possible. The error's
// pointers are relative to the line.
func checkDelivery(s catalog.Sellable, d *value.Delivery, now time.Time) error {
	if d != nil && s.Product.Type != catalog.GiftCard {
		return domain.Invalid("/giftCard", "%s is no gift card.", s.Product.Name)
	}
	return domain.Within("/giftCard", d.Check(now))
}

// same returns another line with the same variant, plan, custom fields and delivery, or nil.
func (c *Cart) same(item *CartItem) *CartItem {
	for _, other := range c.Items {
		if other != item && other.VariantID == item.VariantID && equal(other.SubscriptionPlanID, item.SubscriptionPlanID) && other.GiftCard.Same(item.GiftCard) &&
			slices.EqualFunc(other.CustomFields, item.CustomFields, func(a, b domain.CustomField) bool {
				return a.Key == b.Key && a.Type == b.Type && equal(a.Value, b.Value)
			}) {
			return other
		}
	}
	return nil
}

func equal[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

// fields returns a copy of the custom fields sorted by key, because their order has no meaning.
func fields(in []domain.CustomField) []domain.CustomField {
	out := append([]domain.CustomField{}, in...)
	slices.SortFunc(out, func(a, b domain.CustomField) int { return strings.Compare(a.Key, b.Key) })
	return out
}

// orderable returns an error if the line cannot be ordered: because of its variant, plan, price,
// quantity or stock.
func (c *Cart) orderable(item *CartItem, s catalog.Sellable, buyer pricing.Buyer, now time.Time) error {
	if !s.ForSale(buyer.AccountTypeID, now) {
		return domain.Missing("variant")
	}
	var plan *catalog.SubscriptionPlan
	switch id := item.SubscriptionPlanID; {
	case id != nil && buyer.NoSubscriptions:
		return domain.Invalid("/subscriptionPlanId", "Your account takes no subscriptions.")
	case id != nil:
		if plan = s.Product.SoldOn(*id); plan == nil {
			return domain.Invalid("/subscriptionPlanId", "%s is not sold with this plan.", s.Product.Name)
		}
	case s.Product.SubscriptionOnly:
		return domain.Invalid("/subscriptionPlanId", "%s is only sold with a plan.", s.Product.Name)
	}
	shopper := catalog.Shopper{AccountTypeID: buyer.AccountTypeID, Discount: buyer.AccountDiscount, Currency: c.CurrencyCode, Now: now}
	if _, priced := shopper.Cost(s.Product, s.Prices, item.Quantity, plan, 1); !priced {
		return domain.InvalidAs(domain.CurrencyMismatch, "/variantId", "%s has no price in %s.", s.Title(), c.CurrencyCode)
	}
	if !s.Product.Fits(item.Quantity) {
		return domain.Invalid("/quantity", "%s", pricing.QuantityRule(s.Product))
	}
	wanted := 0
	for _, other := range c.Items {
		if other.VariantID == item.VariantID {
			wanted += other.Quantity
		}
	}
	if s.Stock != nil && !s.Stock.CanSell(wanted) {
		left, _ := s.Stock.Sellable()
		return domain.InvalidAs(domain.InsufficientStock, "/quantity", "%s", pricing.StockRule(s, left))
	}
	return nil
}

// Holds reports whether the buyer has already entered the coupon.
func (c *Cart) Holds(coupon *pricing.Coupon) bool {
	return slices.ContainsFunc(c.Coupons, func(t CartCoupon) bool { return t.CouponID == coupon.ID })
}

// AddCoupon adds a coupon that the buyer entered, and replaces a coupon with the same code. Whether the
// coupon applies is decided when the cart is priced.
func (c *Cart) AddCoupon(coupon *pricing.Coupon, settings settings.Settings, now time.Time) error {
	c.forget(coupon.Code)
	if len(c.Coupons) >= MaxCartCoupons {
		return domain.Errorf(domain.CouponNotApplicable, "A cart has at most %d coupons.", MaxCartCoupons)
	}
	c.Coupons = append(c.Coupons, CartCoupon{CouponID: coupon.ID, Code: coupon.Code})
	c.touch(settings, now)
	return nil
}

// forget removes a coupon code, and reports whether the cart had the code.
func (c *Cart) forget(code string) bool {
	left := slices.DeleteFunc(slices.Clone(c.Coupons), func(t CartCoupon) bool { return pricing.CouponKey(t.Code) == pricing.CouponKey(code) })
	was := len(c.Coupons)
	c.Coupons = left
	return len(left) < was
}

// RemoveCoupon removes the coupon with the code. Without such a coupon it returns a not_found error.
func (c *Cart) RemoveCoupon(code string, settings settings.Settings, now time.Time) error {
	if !c.forget(code) {
		return domain.Missing("coupon in the cart")
	}
	c.touch(settings, now)
	return nil
}

// DropCoupon removes a coupon that does not apply.
func (c *Cart) DropCoupon(id int64) {
	c.Coupons = slices.DeleteFunc(slices.Clone(c.Coupons), func(t CartCoupon) bool { return t.CouponID == id })
}

// CouponIDs returns the ids of the coupons that the buyer entered.
func (c *Cart) CouponIDs() []int64 {
	ids := make([]int64, len(c.Coupons))
	for i, t := range c.Coupons {
		ids[i] = t.CouponID
	}
	return ids
}

// See records that the buyer has seen the unit prices of the cart's quote, and the quantities that a
// merge reduced.
func (c *Cart) See(q pricing.Quote) {
	for i, item := range c.Items {
		item.Reduced = false
		if q.Lines[i].Availability != pricing.AvailableNoLonger {
			price := q.Lines[i].UnitPrice
			item.SeenPrice = &price
		}
	}
}

// Reductions returns a notice for each line whose quantity a merge reduced.
func (c *Cart) Reductions(b pricing.Basket) (problems []pricing.Problem) {
	for i, item := range c.Items {
		if item.Reduced {
			problems = append(problems, pricing.Problem{Code: pricing.QuantityReduced, Line: i,
				Message: "Only " + domain.Itoa(item.Quantity) + " of " + b.Lines[i].Sellable.TitleIn(b.Reading) + " can be ordered."})
		}
	}
	return problems
}

// PricesChanged returns the unit prices that the buyer last saw and that differ from the prices in
// the quote, by line id.
func (c *Cart) PricesChanged(q pricing.Quote) map[int64]domain.Amount {
	out := map[int64]domain.Amount{}
	for i, item := range c.Items {
		if item.SeenPrice != nil && q.Lines[i].Availability != pricing.AvailableNoLonger && !item.SeenPrice.Equal(q.Lines[i].UnitPrice) {
			out[item.ID] = *item.SeenPrice
		}
	}
	return out
}

// Merge moves the lines, coupons and reserved stock of a guest's cart into a customer's cart. It adds the
// quantities of matching lines, limits them to the quantity that can be ordered, and reports each limited
// line in Reductions. problems reports lines for which the cart had no room. The guest's cart becomes
// ABANDONED and belongs to the customer, so that the guest's token still finds it.
func (c *Cart) Merge(guest *Cart, sellables map[int64]catalog.Sellable, settings settings.Settings, now time.Time) (problems []pricing.Problem, err error) {
	for _, cart := range []*Cart{c, guest} {
		if err := cart.Open(); err != nil {
			return nil, err
		}
	}
	if len(c.Items) == 0 && len(guest.Items) > 0 {
		c.CurrencyCode = guest.CurrencyCode
	}
	if c.CurrencyCode != guest.CurrencyCode {
		return nil, domain.Errorf(domain.CurrencyMismatch, "Your cart is in %s, the other one in %s.", c.CurrencyCode, guest.CurrencyCode)
	}
	c.ByAgent = c.ByAgent || guest.ByAgent
	c.mergeTenders(guest)
	if guest.LanguageCode != nil {
		c.LanguageCode = guest.LanguageCode
	}
	sellables = c.Available(guest.Available(sellables))
	full := false
	for _, item := range guest.Items {
		line := c.same(item)
		if line == nil {
			if full = len(c.Items) >= MaxCartItems; full {
				continue
			}
			line = &CartItem{CartID: c.ID, VariantID: item.VariantID, ProductID: item.ProductID, SubscriptionPlanID: item.SubscriptionPlanID,
				CustomFields: item.CustomFields, GiftCard: item.GiftCard, SeenPrice: item.SeenPrice}
			c.Items = append(c.Items, line)
		} else if item.SeenPrice != nil { // the buyer saw the price in the guest's cart
			line.SeenPrice = item.SeenPrice
		}
		line.Quantity += item.Quantity
		line.Reduced = line.Reduced || item.Reduced
		s, known := sellables[item.VariantID]
		if !known {
			continue
		}
		if most := s.Most(line.Quantity); most > 0 && most < line.Quantity {
			line.Quantity, line.Reduced = most, true
		}
	}
	if full {
		problems = append(problems, pricing.Problem{Code: pricing.QuantityReduced, Line: pricing.WholeCart, Message: "The cart is full; not everything went into it."})
	}
	for _, coupon := range guest.Coupons {
		if !slices.ContainsFunc(c.Coupons, func(t CartCoupon) bool { return t.CouponID == coupon.CouponID }) && len(c.Coupons) < MaxCartCoupons {
			c.Coupons = append(slices.Clone(c.Coupons), coupon)
		}
	}
	if c.ReferrerCode == nil || guest.ReferrerCode != nil && guest.ReferredOn != nil && (c.ReferredOn == nil || c.ReferredOn.Before(*guest.ReferredOn)) {
		c.ReferrerCode, c.ReferredOn = guest.ReferrerCode, guest.ReferredOn
	}
	c.touch(settings, now)
	cartTransitions.Must("cart", &guest.Status, CartAbandoned)
	guest.CustomerID = c.CustomerID
	c.takeStock(&guest.CartStock)
	return problems, nil
}

// TakeDetails copies the data that the buyer entered in a guest's cart before they logged in. This data
// is newer, so it overrides the data of the customer's own cart, except the e-mail address. The actor is
// the customer. TakeDetails does not copy data that another holder of the guest's cart entered.
func (c *Cart) TakeDetails(guest *Cart, actor domain.Actor) {
	from := *guest
	from.takeContact(actor)
	c.ShippingAddress = cmp.Or(from.ShippingAddress, c.ShippingAddress)
	c.BillingAddress = cmp.Or(from.BillingAddress, c.BillingAddress)
	c.ShippingMethodID = cmp.Or(from.ShippingMethodID, c.ShippingMethodID)
	c.Notes = cmp.Or(from.Notes, c.Notes)
	c.ReturnURL = cmp.Or(from.ReturnURL, c.ReturnURL)
	c.CancelURL = cmp.Or(from.CancelURL, c.CancelURL)
	c.MarketingConsent = cmp.Or(from.MarketingConsent, c.MarketingConsent)
	fields := slices.Clone(from.CustomFields)
	for _, field := range c.CustomFields {
		if !slices.ContainsFunc(fields, func(f domain.CustomField) bool { return f.Key == field.Key }) {
			fields = append(fields, field)
		}
	}
	c.CustomFields = fields
}

// TakeOver assigns a guest's cart to the actor, who is a customer.
func (c *Cart) TakeOver(actor domain.Actor, settings settings.Settings, now time.Time) error {
	if err := c.Open(); err != nil {
		return err
	}
	c.takeContact(actor)
	c.CustomerID = &actor.ID
	c.touch(settings, now)
	return nil
}
