package ordering

import (
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CartStatus is where a cart is in its life.
type CartStatus string

const (
	CartActive      CartStatus = "ACTIVE"
	CartCheckingOut CartStatus = "CHECKING_OUT" // its payment runs
	CartConverted   CartStatus = "CONVERTED"    // it became an order
	CartAbandoned   CartStatus = "ABANDONED"    // it went into another cart
	CartExpired     CartStatus = "EXPIRED"
)

// From CHECKING_OUT a cart comes back to ACTIVE in one way only: the payment
// attempt of its checkout has ended without an order, since it was declined, its
// time was over, or the buyer canceled it.
// referredAgain is how old a referral is before the same code again makes it a new one.
const referredAgain = time.Hour

// Refer notes by whose code the buyer came, and tells whether that changed anything: the
// last one counts, from when it was given last, to the hour. nil: by nobody's.
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

var cartTransitions = domain.Transitions[CartStatus]{
	CartActive:      {CartCheckingOut, CartAbandoned, CartExpired},
	CartCheckingOut: {CartActive, CartConverted},
}

const (
	// MaxCartItems and MaxCartCoupons bound a cart.
	MaxCartItems   = 200
	MaxCartCoupons = 20
	// ReadableAfterConversion is for how long a guest's token reads the cart that
	// became an order, and that order.
	ReadableAfterConversion = 30 * 24 * time.Hour
)

// Cart is what somebody means to buy. Nothing in it is priced: that is done
// whenever it is looked at.
type Cart struct {
	domain.Row
	// CommandID is the request that changed it last, so that the same request
	// again does not change it twice.
	CommandID        uuid.UUID
	TokenHash        []byte
	CustomerID       *int64 // nil: a guest's
	Email            *string
	CurrencyCode     domain.Currency
	Status           CartStatus
	Coupons          []CartCoupon `gorm:"serializer:json"` // that were typed, in that order
	ReferrerCode     *string
	ReferredOn       *time.Time      // when the code was given last; nil: nobody noted it
	ShippingAddress  *domain.Address `gorm:"serializer:json"` // as it was collected, or as the last checkout gave it
	BillingAddress   *domain.Address `gorm:"serializer:json"`
	ShippingMethodID *int64
	Notes            *string
	CustomFields     []domain.CustomField `gorm:"serializer:json"` // of the order
	ContactBy        ContactBy            `gorm:"serializer:json"` // who entered the buyer's data
	ReturnURL        *string              // where a checkout page leads back to when the order is placed
	CancelURL        *string              // and where to, to change the cart
	ConvertedOrderID *int64
	ConvertedOn      *time.Time
	ExpiresOn        time.Time
	ByAgent          bool // a tool of an assistant has changed it
	// MarketingConsent is nil unless the buyer has agreed here.
	MarketingConsent *MarketingConsent `gorm:"serializer:json"`
	CartStock        `gorm:"embedded"`

	Items []*CartItem `gorm:"-"`
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
	SeenPrice          *domain.Amount       // the unit price that the buyer last saw
}

// CartCoupon is a coupon that was typed.
type CartCoupon struct {
	CouponID int64  `json:"couponId"`
	Code     string `json:"code"`
}

// CartItemInput is what is put into a cart.
type CartItemInput struct {
	Quantity     int
	PlanID       *int64
	CustomFields []domain.CustomField
}

// CartItemUpdate changes a line; nil members are absent.
type CartItemUpdate struct {
	Quantity     *int
	PlanID       **int64
	CustomFields *[]domain.CustomField
}

// NewCart is an empty cart of a customer, or of whoever has the token that the
// hash is of.
func NewCart(actor domain.Actor, tokenHash []byte, currency domain.Currency, settings settings.Settings, now time.Time) (*Cart, error) {
	if currency == "" {
		currency = settings.DefaultCurrencyCode
	}
	if !slices.Contains(settings.CurrencyCodes, currency) {
		return nil, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", currency)
	}
	c := &Cart{CommandID: actor.CommandID, CurrencyCode: currency, Status: CartActive, Coupons: []CartCoupon{}, CustomFields: []domain.CustomField{}, CartStock: CartStock{Reserved: []catalog.Holding{}}}
	if actor.IsGuest() {
		c.TokenHash = tokenHash
	} else {
		id := actor.ID
		c.CustomerID = &id
	}
	c.touch(settings, now)
	return c, nil
}

// Open refuses a cart that cannot be changed now: only an active one can. What
// its order is made of was fixed when it was checked out.
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

// CheckingOut tells whether a payment of the cart is there to be canceled; it is
// not where the cart is active. A cart that has come to its end is refused.
func (c *Cart) CheckingOut(now time.Time) (bool, error) {
	switch {
	case c.Gone(now):
		return false, domain.Missing("cart")
	case c.Status == CartCheckingOut:
		return true, nil
	}
	return false, c.Open()
}

// Expire ends a cart that nobody touched for its time.
func (c *Cart) Expire() error { return cartTransitions.Move("cart", &c.Status, CartExpired) }

// Source is where the cart's order comes from.
func (c *Cart) Source() OrderSource {
	if c.ByAgent {
		return FromMCP
	}
	return FromStorefront
}

// Gone tells whether the cart has come to its end without an order.
func (c *Cart) Gone(now time.Time) bool {
	return c.Status == CartExpired || c.Status == CartAbandoned || c.Status == CartActive && !now.Before(c.ExpiresOn)
}

func (c *Cart) touch(settings settings.Settings, now time.Time) {
	c.ExpiresOn = now.AddDate(0, 0, max(settings.CartExpiryDays, 1))
}

// Item finds a line of the cart.
func (c *Cart) Item(id int64) (*CartItem, error) {
	return domain.Find(c.Items, id, "cart item")
}

// Add puts a variant into the cart: onto the line that has the same variant,
// plan and custom fields, or onto a new one.
func (c *Cart) Add(s catalog.Sellable, in CartItemInput, buyer pricing.Buyer, settings settings.Settings, now time.Time) (*CartItem, error) {
	if err := domain.CheckCustomFields("ORDER_LINE", in.CustomFields, settings.CustomFieldDefinitions, "/customFields"); err != nil {
		return nil, err
	}
	item := &CartItem{VariantID: s.Variant.ID, ProductID: s.Product.ID, SubscriptionPlanID: in.PlanID, CustomFields: fields(in.CustomFields)}
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

// ChangeItem changes a line and tells whether that changed anything. A line
// that becomes the same as another is added to it; gone is the one that is left
// empty, or nil.
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

// RemoveItem takes a line out.
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

// same finds another line for the same thing.
func (c *Cart) same(item *CartItem) *CartItem {
	for _, other := range c.Items {
		if other != item && other.VariantID == item.VariantID && equal(other.SubscriptionPlanID, item.SubscriptionPlanID) &&
			slices.EqualFunc(other.CustomFields, item.CustomFields, func(a, b domain.CustomField) bool {
				return a.Key == b.Key && a.Type == b.Type && equal(a.Value, b.Value)
			}) {
			return other
		}
	}
	return nil
}

func equal[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

// fields puts custom fields into one order, since theirs means nothing.
func fields(in []domain.CustomField) []domain.CustomField {
	out := append([]domain.CustomField{}, in...)
	slices.SortFunc(out, func(a, b domain.CustomField) int { return strings.Compare(a.Key, b.Key) })
	return out
}

// orderable refuses a line that could not be ordered as it stands.
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

// Holds tells whether a coupon was typed already.
func (c *Cart) Holds(coupon *pricing.Coupon) bool {
	return slices.ContainsFunc(c.Coupons, func(t CartCoupon) bool { return t.CouponID == coupon.ID })
}

// AddCoupon notes a typed coupon, in the place of one that had the code before.
// Whether it applies, the quote says.
func (c *Cart) AddCoupon(coupon *pricing.Coupon, settings settings.Settings, now time.Time) error {
	c.forget(coupon.Code)
	if len(c.Coupons) >= MaxCartCoupons {
		return domain.Errorf(domain.CouponNotApplicable, "A cart has at most %d coupons.", MaxCartCoupons)
	}
	c.Coupons = append(c.Coupons, CartCoupon{CouponID: coupon.ID, Code: coupon.Code})
	c.touch(settings, now)
	return nil
}

// forget takes a code off, and tells whether it was there.
func (c *Cart) forget(code string) bool {
	left := slices.DeleteFunc(slices.Clone(c.Coupons), func(t CartCoupon) bool { return pricing.CouponKey(t.Code) == pricing.CouponKey(code) })
	was := len(c.Coupons)
	c.Coupons = left
	return len(left) < was
}

// RemoveCoupon takes a typed coupon off.
func (c *Cart) RemoveCoupon(code string, settings settings.Settings, now time.Time) error {
	if !c.forget(code) {
		return domain.Missing("coupon in the cart")
	}
	c.touch(settings, now)
	return nil
}

// DropCoupon takes a coupon off that does not apply.
func (c *Cart) DropCoupon(id int64) {
	c.Coupons = slices.DeleteFunc(slices.Clone(c.Coupons), func(t CartCoupon) bool { return t.CouponID == id })
}

// CouponIDs are the coupons that were typed.
func (c *Cart) CouponIDs() []int64 {
	ids := make([]int64, len(c.Coupons))
	for i, t := range c.Coupons {
		ids[i] = t.CouponID
	}
	return ids
}

// See notes the prices of a quote as those that the buyer saw.
func (c *Cart) See(q pricing.Quote) {
	for i, item := range c.Items {
		if q.Lines[i].Availability != pricing.AvailableNoLonger {
			price := q.Lines[i].UnitPrice
			item.SeenPrice = &price
		}
	}
}

// PricesChanged are the unit prices that the buyer saw and that have changed
// since, by line.
func (c *Cart) PricesChanged(q pricing.Quote) map[int64]domain.Amount {
	out := map[int64]domain.Amount{}
	for i, item := range c.Items {
		if item.SeenPrice != nil && q.Lines[i].Availability != pricing.AvailableNoLonger && !item.SeenPrice.Equal(q.Lines[i].UnitPrice) {
			out[item.ID] = *item.SeenPrice
		}
	}
	return out
}

// Merge moves the lines and coupons of a guest's cart into a customer's. Lines
// that are the same are added up, and capped at what can be ordered; the
// problems tell where. The guest's cart is given up, and stays the customer's,
// so that the same token again finds what became of it. What it has reserved goes over
// as well.
func (c *Cart) Merge(guest *Cart, sellables map[int64]catalog.Sellable, settings settings.Settings, now time.Time) (problems []pricing.Problem, err error) {
	for _, cart := range []*Cart{c, guest} {
		if err := cart.Open(); err != nil {
			return nil, err
		}
	}
	if c.CurrencyCode != guest.CurrencyCode {
		return nil, domain.Errorf(domain.CurrencyMismatch, "Your cart is in %s, the other one in %s.", c.CurrencyCode, guest.CurrencyCode)
	}
	c.ByAgent = c.ByAgent || guest.ByAgent
	sellables = c.Available(guest.Available(sellables))
	full := false
	for _, item := range guest.Items {
		line := c.same(item)
		if line == nil {
			if full = len(c.Items) >= MaxCartItems; full {
				continue
			}
			line = &CartItem{CartID: c.ID, VariantID: item.VariantID, ProductID: item.ProductID, SubscriptionPlanID: item.SubscriptionPlanID,
				CustomFields: item.CustomFields, SeenPrice: item.SeenPrice}
			c.Items = append(c.Items, line)
		}
		line.Quantity += item.Quantity
		s, known := sellables[item.VariantID]
		if !known {
			continue
		}
		if most := s.Most(line.Quantity); most > 0 && most < line.Quantity {
			line.Quantity = most
			problems = append(problems, pricing.Problem{Code: pricing.QuantityNotAllowed, Line: slices.Index(c.Items, line), Message: "Only " + domain.Itoa(most) + " of " + s.Title() + " can be ordered."})
		}
	}
	if full {
		problems = append(problems, pricing.Problem{Code: pricing.QuantityNotAllowed, Line: pricing.WholeCart, Message: "The cart is full; not everything went into it."})
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

// TakeOver makes a guest's cart the actor's, who is a customer.
func (c *Cart) TakeOver(actor domain.Actor, settings settings.Settings, now time.Time) error {
	if err := c.Open(); err != nil {
		return err
	}
	c.takeContact(actor)
	c.CustomerID = &actor.ID
	c.touch(settings, now)
	return nil
}
