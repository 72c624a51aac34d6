package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Checkout is what placing a cart's order needs, with everything found that the
// request names by id.
type Checkout struct {
	ExpectedGrandTotal domain.Amount
	Email              string // a guest's
	ShippingAddress    *domain.Address
	BillingAddress     *domain.Address
	AcceptTerms        bool
	ReferrerCode       *string
	Note               string
	CustomFields       []domain.CustomField
	OrderDate          *time.Time // of an order that was made elsewhere; nil: when it is placed
}

// Destination is where goods, and with them taxes, go: to the billing address
// when nothing is shipped. Nil while neither is known.
func (r Checkout) Destination(requiresShipping bool) *domain.Place {
	at := r.ShippingAddress
	if !requiresShipping || at == nil {
		at = r.BillingAddress
	}
	if at == nil {
		return nil
	}
	place := at.Place()
	return &place
}

// CheckOut closes the cart for its payment, when nothing stands in the way of
// the order that the quote is for. customer is nil for a guest.
func (c *Cart) CheckOut(r Checkout, q pricing.Quote, customer *customer.Customer, store *settings.Store, now time.Time) error {
	if err := c.closable(now); err != nil {
		return err
	}
	if err := admit(r, customer, store); err != nil {
		return err
	}
	if len(c.Items) == 0 {
		return domain.Errorf(domain.CartEmpty, "The cart is empty.")
	}
	var refused domain.Refusals
	if q.RequiresShipping {
		if r.ShippingAddress == nil {
			refused.Add("/shippingAddress", "Say where to ship.")
		}
		if q.Shipping == nil {
			refused.AddAs(domain.ShippingNotAvailable, "/shippingMethodId", "Choose a shipping method.")
		}
	}
	if r.BillingAddress == nil {
		refused.Add("/billingAddress", "Say whom to bill.")
	}
	refused.CustomFields("ORDER", r.CustomFields, store.Settings.CustomFieldDefinitions, "/customFields")
	if err := refused.Err(); err != nil {
		return err
	}
	if err := q.Obstacle(func(int) string { return "" }); err != nil {
		return err
	}
	if !q.GrandTotal.Equal(r.ExpectedGrandTotal) {
		return q.Changed(r.ExpectedGrandTotal)
	}
	if err := cartTransitions.Move("cart", &c.Status, CartCheckingOut); err != nil {
		return err
	}
	c.ShippingAddress, c.BillingAddress, c.ShippingMethodID = r.ShippingAddress, r.BillingAddress, nil
	if q.Shipping != nil {
		c.ShippingMethodID = &q.Shipping.ID
	}
	if r.ReferrerCode != nil {
		c.ReferrerCode = r.ReferrerCode
	}
	if customer == nil {
		c.Email = &r.Email
	}
	return nil
}

// closable refuses a cart that another checkout has, or had.
func (c *Cart) closable(now time.Time) error {
	if c.Gone(now) {
		return domain.Missing("cart")
	}
	if c.Status == CartCheckingOut {
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(c.Status), To: string(CartCheckingOut),
			Allowed: []string{string(CartActive), string(CartConverted)}, Detail: "The cart is being checked out."}
	}
	return cartTransitions.Check("cart", c.Status, CartCheckingOut)
}

// admit refuses buyers that the store does not sell to.
func admit(r Checkout, buyer *customer.Customer, store *settings.Store) error {
	current := store.Settings
	switch {
	case store.Status != settings.StoreActive:
		return &domain.Error{Code: domain.Unavailable, Detail: "The store does not take orders at the moment.", RetryAfter: settings.ClosedRetry}
	case buyer == nil && !current.GuestCheckout:
		return domain.Errorf(domain.Forbidden, "This store sells to customers who are logged in.")
	case buyer == nil && r.Email == "":
		return domain.Invalid("/email", "Without an account an e-mail address is needed.")
	case buyer != nil && buyer.Status != customer.CustomerActive:
		return domain.Errorf(domain.AccountInactive, "The account cannot order at the moment.")
	case buyer != nil && current.RequireVerifiedEmail && !buyer.EmailVerified:
		return domain.Errorf(domain.EmailNotVerified, "Verify your e-mail address first.")
	case current.TermsURL != nil && !r.AcceptTerms:
		return domain.InvalidAs(domain.TermsNotAccepted, "/acceptTerms", "The store's terms have to be accepted.")
	}
	return nil
}

// Draft makes the order what a quote says it is. An order that was drafted
// before keeps its number, and its lines are replaced; so does a draft that was
// closed, when its cart is checked out again.
func (o *Order) Draft(b pricing.Basket, q pricing.Quote, r Checkout, now time.Time) {
	orderTransitions.Must("order", &o.Status, OrderDraft)
	o.CancelledOn, o.CancelReason, o.CancelNote = nil, "", ""
	o.OrderDate, o.Email = now, r.Email
	if r.OrderDate != nil {
		o.OrderDate = *r.OrderDate
	}
	o.CustomerID = b.Buyer.CustomerID
	if b.Buyer.CustomerID != nil {
		o.Email = b.Buyer.Email
	}
	o.CurrencyCode, o.PricesIncludeTax = q.Currency, q.PricesIncludeTax
	o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = q.Subtotal, q.DiscountTotal, q.ShippingTotal, q.TaxTotal, q.GrandTotal
	o.ItemCount, o.ShippingTaxes, o.Coupons, o.Discount = q.ItemCount, taxes(q.ShippingTaxes), q.Applied(), nil
	if b.Manual != nil {
		manual := *b.Manual
		manual.Amount = q.ManualAmount
		o.Discount = &manual
	}
	o.ShippingMethodID, o.ShippingMethodName, o.ShippingMaxDays, o.CarrierName = nil, "", 0, ""
	o.ShippingAddress, o.BillingAddress = nil, r.BillingAddress
	if q.RequiresShipping {
		o.ShippingAddress = r.ShippingAddress
		if m := q.Shipping; m != nil {
			o.ShippingMethodID, o.ShippingMethodName, o.ShippingMaxDays = &m.ID, m.Name, m.EstimatedMaxDays
			if m.CarrierName != nil {
				o.CarrierName = *m.CarrierName
			}
		}
	}
	o.CustomerNote, o.CustomFields = r.Note, fields(r.CustomFields)
	if o.Tags == nil {
		o.Tags = []string{}
	}
	if r.ReferrerCode != nil {
		o.ReferrerCode = *r.ReferrerCode
	}
	o.Lines = nil
	for i, l := range b.Lines {
		priced, s := q.Lines[i], l.Sellable
		line := &OrderLine{
			OrderID: o.ID, Position: i + 1, VariantID: &s.Variant.ID, ProductID: &s.Product.ID, ProductType: string(s.Product.Type),
			RequiresShipping: s.Product.RequiresShipping, TrackInventory: s.Stock != nil && s.Stock.Tracked, SKU: s.Variant.SKU, Name: s.Title(),
			Quantity: l.Quantity, UnitPrice: priced.UnitPrice, UnitPriceBeforeDiscount: priced.UnitPriceBeforeDiscount,
			LineSubtotal: priced.LineSubtotal, LineDiscount: priced.LineDiscount, LineTotal: priced.LineTotal, LineTax: priced.LineTax,
			LineGross: priced.LineGross,
			Taxes:     taxes(priced.Taxes), Discounts: priced.Discounts, SubscriptionPlanID: l.PlanID, SubscriptionID: o.SubscriptionID, CustomFields: fields(l.CustomFields),
		}
		o.Lines = append(o.Lines, line)
	}
	o.settle(now)
}

// taxes are the rows that an order keeps; none are an empty list.
func taxes(rows []pricing.LineTax) []pricing.LineTax { return append([]pricing.LineTax{}, rows...) }

// StockMoves are what the order holds, or is to hold, of stock. at gives the
// place of a line in the request that asked for it.
func (o *Order) StockMoves(at func(i int) string) []catalog.StockMove {
	var moves []catalog.StockMove
	for i, l := range o.Lines {
		moves = append(moves, l.move(l.Quantity, at(i))...)
	}
	return moves
}

// Uses are the uses of coupons that the order takes. A renewal takes none: the
// order that its subscription began with took it.
func (o *Order) Uses() []*pricing.CouponUse {
	if o.Source == FromSubscription {
		return nil
	}
	var uses []*pricing.CouponUse
	for _, c := range o.Coupons {
		uses = append(uses, &pricing.CouponUse{
			CouponID: c.CouponID, Code: c.Code, OrderID: o.ID, OrderNumber: o.OrderNumber, CustomerID: o.CustomerID, Email: pricing.CouponKey(o.Email),
			DiscountAmount: c.DiscountAmount, CurrencyCode: o.CurrencyCode, Status: pricing.CouponReserved,
		})
	}
	return uses
}
