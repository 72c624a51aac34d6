package subscription

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// MaxItems is the maximum number of lines of a subscription.
const MaxItems = 100

// ItemsRequest contains changes to the lines. They are applied in this order: remove, update, add.
type ItemsRequest struct {
	Remove []int64
	Update []ItemUpdate
	Add    []ItemAdd
	// JSON pointers of the three lists, which each API names differently
	RemoveAt, UpdateAt, AddAt string
}

// ItemUpdate changes a line. The line keeps its id. nil fields are absent.
type ItemUpdate struct {
	ItemID       int64
	VariantID    *int64 // another variant, for which the line is swapped
	Quantity     *int
	UnitPrice    **domain.Amount // fixed price; a pointer to nil restores the plan's price
	CustomFields *[]domain.CustomField
}

type ItemAdd struct {
	VariantID    int64
	Quantity     int
	UnitPrice    *domain.Amount // fixed price; nil means the plan's price
	CustomFields []domain.CustomField
}

// Empty reports whether the request contains no changes to lines.
func (p ItemsRequest) Empty() bool { return len(p.Remove)+len(p.Update)+len(p.Add) == 0 }

// VariantIDs returns the ids of the variants that the request names.
func (p ItemsRequest) VariantIDs() (ids []int64) {
	for _, u := range p.Update {
		if u.VariantID != nil {
			ids = append(ids, *u.VariantID)
		}
	}
	for _, a := range p.Add {
		ids = append(ids, a.VariantID)
	}
	return ids
}

// Offers contains the data for building and pricing lines: the variants of existing and requested lines,
// and the buyer.
type Offers struct {
	Sellables   map[int64]catalog.Sellable // sellable variants by variant id
	Shopper     catalog.Shopper
	Plan        *catalog.SubscriptionPlan // plan of the future renewals
	Definitions []domain.CustomFieldDefinition
}

// priceOf returns two displayed prices of one unit: the price at the next renewal, and the highest price
// of all later renewals, because introductory prices end. found is false if the variant is not sold in
// the currency.
func (o Offers) priceOf(s *Subscription, variantID int64, quantity int) (next, most domain.Amount, found bool) {
	sold, cycle := o.Sellables[variantID], s.PriceCycle()
	cost, found := o.Shopper.Cost(sold.Product, sold.Prices, quantity, o.Plan, cycle)
	if !found {
		return next, most, false
	}
	next, most = cost.Charged, cost.Charged
	if first := o.Plan.Pricing.FirstCycles; first != nil && cycle <= *first {
		regular, found := o.Shopper.Cost(sold.Product, sold.Prices, quantity, o.Plan, *first+1)
		if found && most.Less(regular.Charged) {
			most = regular.Charged
		}
	}
	return next, most, true
}

// itemsChange is a change of lines in progress, with its refusals, its actions for the history, and the
// lines' new prices.
type itemsChange struct {
	s       *Subscription
	request ItemsRequest
	offers  Offers
	rules   Rules
	refused domain.Refusals
	did     []string // actions for the history, each only once
	prices  map[*SubscriptionItem]linePrice
}

type linePrice struct {
	unit     domain.Amount
	accepted domain.Amount
	fixed    *domain.Amount
	told     []Announced // announced prices that still apply
}

// changeLines removes, updates, swaps and adds lines. It computes the prices of all remaining lines. Only
// changePrices sets these prices, because a change of prices has an event of its own.
func (c *itemsChange) changeLines() error {
	s, p := c.s, c.request
	gone := map[int64]bool{}
	for i, id := range p.Remove {
		item, known := domain.ByID(s.Live(), id)
		if !known {
			c.refused.AddMissing(domain.ItemPointer(p.RemoveAt, i), "subscription item")
			continue
		}
		if c.mayChangeQuantity(domain.ItemPointer(p.RemoveAt, i)) {
			item.RemovedOn = &c.rules.Now
			c.note("subscription.item_removed")
		}
		gone[id] = true
	}
	changed := map[int64]bool{}
	for i, u := range p.Update {
		at := domain.ItemPointer(p.UpdateAt, i)
		switch {
		case gone[u.ItemID]:
			c.refused.Add(at+"/subscriptionItemId", "The line is removed by the same request.")
			continue
		case changed[u.ItemID]:
			c.refused.Add(at+"/subscriptionItemId", "The line is changed twice.")
			continue
		}
		changed[u.ItemID] = true
		c.update(at, u)
	}
	for i, a := range p.Add {
		c.add(domain.ItemPointer(p.AddAt, i), a)
	}
	live := len(s.Live())
	switch {
	case live > MaxItems:
		c.refused.Add(p.AddAt, "A subscription has at most %d lines.", MaxItems)
	case live == 0 && c.rules.ByCustomer && len(p.Remove) > 0:
		c.refused.Add(p.RemoveAt, "At least one line stays. To end the subscription, cancel it.")
	}
	return c.refused.Err()
}

func (c *itemsChange) note(action string) {
	if !slices.Contains(c.did, action) {
		c.did = append(c.did, action)
	}
}

func (c *itemsChange) mayChangeQuantity(at string) bool {
	if c.rules.ByCustomer && !c.rules.Plan.AllowQuantityChange {
		c.refused.AddAs(domain.UnsupportedOperation, at, "The plan does not let you change quantities.")
		return false
	}
	return true
}

func (c *itemsChange) update(at string, u ItemUpdate) {
	item, known := domain.ByID(c.s.Live(), u.ItemID)
	if !known {
		c.refused.AddMissing(at+"/subscriptionItemId", "subscription item")
		return
	}
	was := *item
	if u.VariantID != nil && *u.VariantID != item.VariantID {
		if c.rules.ByCustomer && !c.rules.Plan.AllowSwap {
			c.refused.AddAs(domain.UnsupportedOperation, at+"/variantId", "The plan does not let you swap lines.")
		}
		if sold := c.sold(at, *u.VariantID); sold.Product != nil {
			item.VariantID, item.ProductID, item.SKU, item.Name = sold.Variant.ID, sold.Product.ID, sold.Variant.SKU, sold.Title()
			item.FixedPrice = nil // it was the price of the previous variant
			c.note("subscription.item_swapped")
		}
	}
	if u.Quantity != nil && *u.Quantity != item.Quantity && c.mayChangeQuantity(at+"/quantity") {
		item.Quantity = *u.Quantity
		c.note("subscription.item_updated")
	}
	if u.CustomFields != nil {
		c.refused.CustomFields("ORDER_LINE", *u.CustomFields, c.offers.Definitions, at+"/customFields")
		if domain.SetWhole(&item.CustomFields, u.CustomFields) {
			c.note("subscription.item_updated")
		}
	}
	if item.Quantity != was.Quantity || item.VariantID != was.VariantID {
		c.fits(at, item)
	}
	if u.UnitPrice != nil {
		c.checkPrice(at, *u.UnitPrice)
		item.FixedPrice = *u.UnitPrice
	}
	switch {
	case item.VariantID != was.VariantID, u.UnitPrice != nil:
		c.reprice(at, item, true)
	case item.Quantity != was.Quantity:
		c.resize(at, item, was.Quantity)
	}
	if item.FixedPrice != was.FixedPrice { // changePrices sets it together with the price
		price := c.prices[item]
		price.fixed, item.FixedPrice = item.FixedPrice, was.FixedPrice
		c.prices[item] = price
	}
}

func (c *itemsChange) add(at string, a ItemAdd) {
	has := slices.ContainsFunc(c.s.Live(), func(i *SubscriptionItem) bool { return i.VariantID == a.VariantID })
	if c.mayChangeQuantity(at) && c.rules.ByCustomer && !has && !c.rules.Plan.AllowSwap {
		c.refused.AddAs(domain.UnsupportedOperation, at+"/variantId", "The plan does not let you have something else.")
	}
	c.refused.CustomFields("ORDER_LINE", a.CustomFields, c.offers.Definitions, at+"/customFields")
	c.checkPrice(at, a.UnitPrice)
	sold := c.sold(at, a.VariantID)
	if sold.Product == nil {
		return
	}
	item := &SubscriptionItem{VariantID: sold.Variant.ID, ProductID: sold.Product.ID, SKU: sold.Variant.SKU, Name: sold.Title(),
		Quantity: a.Quantity, FixedPrice: a.UnitPrice, CustomFields: append([]domain.CustomField{}, a.CustomFields...)}
	c.fits(at, item)
	c.reprice(at, item, true)
	price := c.prices[item]
	item.UnitPrice, item.AcceptedPrice = price.unit, price.accepted
	c.s.Items = append(c.s.Items, item)
	c.note("subscription.item_added")
}

// sold returns a variant that is sold on the plan. If the variant is not sold on the plan, it adds a
// refusal and returns a zero value.
func (c *itemsChange) sold(at string, variantID int64) catalog.Sellable {
	sold, known := c.offers.Sellables[variantID]
	switch {
	case !known || sold.Variant.RemovedOn != nil:
		c.refused.AddMissing(at+"/variantId", "variant")
		return catalog.Sellable{}
	case sold.Product.SoldOn(c.offers.Plan.ID) == nil || !sold.ForSale(c.offers.Shopper.AccountTypeID, c.offers.Shopper.Now):
		c.refused.Add(at+"/variantId", "The variant is not sold on the plan.")
		return catalog.Sellable{}
	}
	return sold
}

// fits refuses a quantity that cannot be ordered. For customers it also refuses quantities above the
// stock for sale.
func (c *itemsChange) fits(at string, item *SubscriptionItem) {
	sold := c.offers.Sellables[item.VariantID]
	switch {
	case !sold.Product.Fits(item.Quantity):
		c.refused.Add(at+"/quantity", "%s cannot be ordered in this quantity.", sold.Title())
	case c.rules.ByCustomer && sold.Stock != nil && !sold.Stock.CanSell(item.Quantity):
		c.refused.AddAs(domain.InsufficientStock, at+"/quantity", "There are not so many of %s.", sold.Title())
	}
}

func (c *itemsChange) checkPrice(at string, price *domain.Amount) {
	if price != nil && !c.s.CurrencyCode.Fits(*price) {
		c.refused.Add(at+"/unitPrice", "%s has %d digits after the point.", c.s.CurrencyCode, c.s.CurrencyCode.Digits())
	}
}

// reprice computes the price of a line from the next renewal on. The parameter asked means that the
// caller accepts the new price; otherwise the price does not exceed the accepted price.
func (c *itemsChange) reprice(at string, item *SubscriptionItem, asked bool) {
	price := linePrice{fixed: item.FixedPrice}
	if item.FixedPrice != nil {
		price.unit, price.accepted = *item.FixedPrice, *item.FixedPrice
	} else {
		var found bool
		if price.unit, price.accepted, found = c.offers.priceOf(c.s, item.VariantID, item.Quantity); !found {
			c.refused.AddAs(domain.CurrencyMismatch, at+"/variantId", "It has no price in %s.", c.s.CurrencyCode)
			return
		}
	}
	if !asked {
		price.accepted, price.told = item.AcceptedPrice, item.Announced
		price.unit = price.unit.Min(item.AtMost(c.s.LastDate))
	}
	c.prices[item] = price
}

// resize computes the price of a line whose quantity changes. A higher price for the new quantity
// applies at once. A price that has risen since the buyer accepted it still needs its notice, and
// an announced price keeps its day.
func (c *itemsChange) resize(at string, item *SubscriptionItem, was int) {
	_, before, _ := c.offers.priceOf(c.s, item.VariantID, was)
	_, after, _ := c.offers.priceOf(c.s, item.VariantID, item.Quantity)
	accepted, told := item.AcceptedPrice, item.Announced
	if item.FixedPrice == nil && before.Less(after) {
		item.raise(after.Sub(before))
	}
	c.reprice(at, item, false)
	item.AcceptedPrice, item.Announced = accepted, told // changePrices sets them together with the price
}

// changePrices sets the prices of the lines and reports whether the price of an existing
// line changed.
func (c *itemsChange) changePrices() (changed bool) {
	for item, price := range c.prices {
		changed = changed || item.ID != 0 && !item.UnitPrice.Equal(price.unit)
		item.UnitPrice, item.AcceptedPrice, item.FixedPrice = price.unit, price.accepted, price.fixed
		item.Announced = price.told
	}
	return changed
}

// action returns the history's action for the change of lines.
func (c *itemsChange) action() string {
	if len(c.did) == 1 {
		return c.did[0]
	}
	return "subscription.items_changed"
}

var itemMessages = map[string]string{
	"subscription.item_added": "A line was added.", "subscription.item_removed": "A line was removed.", "subscription.item_updated": "A line was changed.",
	"subscription.item_swapped": "A line was swapped.", "subscription.items_changed": "Lines were changed.",
}

func newItemsChange(s *Subscription, p ItemsRequest, offers Offers, r Rules) *itemsChange {
	if offers.Shopper.Now.IsZero() {
		offers.Shopper.Now = time.Time(r.Now)
	}
	return &itemsChange{s: s, request: p, offers: offers, rules: r, prices: map[*SubscriptionItem]linePrice{}}
}
