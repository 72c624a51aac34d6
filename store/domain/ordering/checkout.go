package ordering

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Checkout contains the data of an order in addition to its basket and quote. The caller has loaded the
// rows that the request names by id.
type Checkout struct {
	By                 domain.Actor
	ContactLinkID      int64 // id of the holder who entered the order's data (Cart.ContactOf)
	ExpectedGrandTotal domain.Amount
	Email              string // guests only
	Barred             bool   // a suspended or banned customer has the same e-mail address as the guest
	ShippingAddress    *domain.Address
	BillingAddress     *domain.Address
	AcceptTerms        bool
	ReferrerCode       *string // code of the credited referrer; nil keeps the order's referrer, empty means no referrer
	ReferrerName       *string // name that the commission service reported last; nil means none
	Referred           *string // referrer code in the request itself; nil means none
	AcceptsMarketing   *bool   // nil means that the request omits the field
	ConsentSource      customer.ConsentSource
	Note               string
	CustomFields       []domain.CustomField
	OrderDate          *time.Time // date of an order made elsewhere; nil means the date of placing
	// Plans contains the next charge of each plan in the order. Agreement contains the later charges to
	// which the buyer agreed in the request.
	Plans     []PlanCharge
	Agreement *Agreement
	// MarketingConsent is the consent given with the order; nil means none.
	MarketingConsent *MarketingConsent
}

// PlanCharge is the next charge of a plan in the cart, at today's prices.
type PlanCharge struct {
	PlanID int64
	Ships  bool          // the plan ships goods; with a trial, they ship after it
	Next   pricing.Quote // price of the charge; zero if no charge follows
}

// Agreement contains the text that a buyer was shown, and the charges to which they agreed.
type Agreement struct {
	Text   string
	Totals []PlanTotal
}

// PlanTotal is the amount of each charge of a plan, as shown to the buyer.
type PlanTotal struct {
	PlanID     int64
	GrandTotal domain.Amount
}

// ships reports whether the order or a plan in it ships goods, now or later.
func (r Checkout) ships(q pricing.Quote) bool {
	return q.RequiresShipping || slices.ContainsFunc(r.Plans, func(p PlanCharge) bool { return p.Ships })
}

// Destination returns the place that determines taxes: the shipping address, or the billing address if
// nothing is shipped or no shipping address is known. The result is nil if neither address is known.
func (r Checkout) Destination(requiresShipping bool) *domain.Place {
	return destination(r.ShippingAddress, r.BillingAddress, requiresShipping)
}

// Destination returns the place for which the checkout would price the cart. Until the cart has a billing
// address, goods without shipping are priced for the shipping address. The result is nil if the cart has
// no address.
func (c *Cart) Destination(requiresShipping bool) *domain.Place {
	if !requiresShipping && c.BillingAddress == nil {
		return destination(c.ShippingAddress, nil, true)
	}
	return destination(c.ShippingAddress, c.BillingAddress, requiresShipping)
}

func destination(shipping, billing *domain.Address, requiresShipping bool) *domain.Place {
	at := shipping
	if !requiresShipping || at == nil {
		at = billing
	}
	if at == nil {
		return nil
	}
	place := at.Place()
	return &place
}

// Line returns the pointer of a cart line in errors. NameLines replaces this pointer.
func (c *Cart) Line(i int) string { return cartPlace + domain.Itoa(i) }

const cartPlace = "/cart/items/"

// NameLines replaces each pointer in err that Line returned, because the body of a checkout has no lines. The field
// gets the line's id, and the pointer refers to the whole body.
func (c *Cart) NameLines(err error) error {
	e, ours := errors.AsType[*domain.Error](err)
	if !ours {
		return err
	}
	for i := range e.Fields {
		f := &e.Fields[i]
		place, of := strings.CutPrefix(f.Pointer, cartPlace)
		if !of {
			continue
		}
		f.Pointer = ""
		if at, failed := strconv.Atoi(place); failed == nil && at < len(c.Items) {
			f.CartItemID = c.Items[at].ID
		}
	}
	return err
}

// FieldProblems returns a problem for each line that lacks a required custom field, or has a custom field
// that does not match its definition. Such a line exists if the store changed the definition after the
// line was added.
func (c *Cart) FieldProblems(b pricing.Basket, definitions []domain.CustomFieldDefinition) (problems []pricing.Problem) {
	for i, item := range c.Items {
		for _, d := range definitions {
			one, name := []domain.CustomFieldDefinition{d}, b.Lines[i].Sellable.TitleIn(b.Reading)
			given := slices.DeleteFunc(slices.Clone(item.CustomFields), func(f domain.CustomField) bool { return f.Key != d.Key })
			switch {
			case domain.CheckCustomFields("ORDER_LINE", given, one, "") == nil:
			case len(given) == 0 || given[0].Type == d.Type && given[0].Value == nil:
				problems = append(problems, pricing.Problem{Code: pricing.FieldMissing, Line: i, Message: name + ": the field " + d.Key + " is required."})
			default:
				problems = append(problems, pricing.Problem{Code: pricing.FieldInvalid, Line: i, Message: name + ": the store defines the field " + d.Key + " as " + d.Type + "."})
			}
		}
	}
	return problems
}

// CheckOut moves the cart to CHECKING_OUT for the payment of the order in q. It returns an error if
// the order cannot be placed, or if its total differs from the buyer's expected total. A nil
// customer means a guest.
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
	if len(r.Plans) > 0 && customer == nil {
		return domain.Errorf(domain.Unauthenticated, "Log in to subscribe.")
	}
	var refused domain.Refusals
	if r.ships(q) {
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
	r.checkAgreement(&refused)
	if err := refused.Err(); err != nil {
		return err
	}
	if err := q.Obstacle(c.Line); err != nil {
		return c.NameLines(err)
	}
	for _, p := range r.Plans {
		if err := p.Next.NotShipped(); err != nil {
			return err
		}
	}
	if !q.GrandTotal.Equal(r.ExpectedGrandTotal) {
		return q.Changed(r.ExpectedGrandTotal)
	}
	if err := r.plansChanged(q); err != nil {
		return err
	}
	if err := cartTransitions.Move("cart", &c.Status, CartCheckingOut); err != nil {
		return err
	}
	enterPart(r.By, &c.ContactBy.ShippingAddress, &c.ShippingAddress, &r.ShippingAddress, r.ShippingAddress == nil)
	enterPart(r.By, &c.ContactBy.BillingAddress, &c.BillingAddress, &r.BillingAddress, r.BillingAddress == nil)
	c.ShippingMethodID, c.LastPayment = nil, nil
	if q.Shipping != nil {
		c.ShippingMethodID = &q.Shipping.ID
	}
	if r.Referred != nil {
		c.Refer(r.Referred, now)
	}
	if customer == nil {
		email := &r.Email
		enterPart(r.By, &c.ContactBy.Email, &c.Email, &email, false)
	} else if r.AcceptsMarketing == nil && customer.AcceptsMarketingOn == nil {
		c.MarketingConsent = nil // the customer withdrew this consent after the cart recorded it
	}
	c.AcceptMarketing(r.AcceptsMarketing, r.ConsentSource, now)
	return nil
}

// checkAgreement adds refusals unless the buyer agreed exactly once to each plan in the cart, and to no
// other plan.
func (r Checkout) checkAgreement(refused *domain.Refusals) {
	const at = "/subscriptionConsent"
	switch {
	case len(r.Plans) == 0 && r.Agreement != nil:
		refused.Add(at, "Nothing in the cart is a subscription.")
		return
	case len(r.Plans) == 0:
		return
	case r.Agreement == nil:
		refused.AddAs(domain.TermsNotAccepted, at, "The buyer has to agree to be charged again.")
		return
	}
	for i, t := range r.Agreement.Totals {
		place := domain.ItemPointer(at+"/recurring", i)
		same := func(o PlanTotal) bool { return o.PlanID == t.PlanID }
		switch {
		case slices.IndexFunc(r.Agreement.Totals, same) < i:
			refused.Add(place, "The plan is there already.")
		case !slices.ContainsFunc(r.Plans, func(p PlanCharge) bool { return p.PlanID == t.PlanID }):
			refused.Add(place+"/subscriptionPlanId", "The plan is not in the cart.")
		}
	}
	for _, p := range r.Plans {
		if _, agreed := r.Agreement.total(p.PlanID); !agreed {
			refused.AddAs(domain.TermsNotAccepted, at+"/recurring", "The buyer has to agree to plan %d too.", p.PlanID)
		}
	}
}

// total returns the amount per charge to which the buyer agreed for a plan.
func (a Agreement) total(planID int64) (domain.Amount, bool) {
	i := slices.IndexFunc(a.Totals, func(t PlanTotal) bool { return t.PlanID == planID })
	if i < 0 {
		return domain.Amount{}, false
	}
	return a.Totals[i].GrandTotal, true
}

// plansChanged returns an error if the next charge of a plan differs from the amount to which the buyer
// agreed.
func (r Checkout) plansChanged(q pricing.Quote) error {
	money := q.Currency.Format
	var changed *domain.Error
	for _, p := range r.Plans {
		agreed, _ := r.Agreement.total(p.PlanID)
		if p.Next.GrandTotal.Equal(agreed) {
			continue
		}
		if changed == nil {
			changed = q.Moved("A subscription costs something else now.")
		}
		at := slices.IndexFunc(r.Agreement.Totals, func(t PlanTotal) bool { return t.PlanID == p.PlanID })
		changed.Fields = append(changed.Fields, domain.Field{In: "body", Pointer: domain.ItemPointer("/subscriptionConsent/recurring", at) + "/grandTotal",
			Code: string(domain.CartChanged), Detail: "The next charge is " + money(p.Next.GrandTotal) + " now, not " + money(agreed) + "."})
	}
	if changed == nil {
		return nil
	}
	return changed
}

// closable returns an error if the cart expired, was merged, is being checked out or was
// converted.
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

// admit returns an error if the store currently accepts no orders at all, or no orders from this buyer.
func admit(r Checkout, buyer *customer.Customer, store *settings.Store) error {
	current := store.Settings
	switch {
	case store.Status != settings.StoreActive:
		return &domain.Error{Code: domain.Unavailable, Detail: "The store does not take orders at the moment.", RetryAfter: settings.ClosedRetry}
	case buyer == nil && !current.GuestCheckout:
		return domain.Errorf(domain.Forbidden, "This store sells to customers who are logged in.")
	case buyer == nil && r.Email == "":
		return domain.Invalid("/email", "Without an account an e-mail address is needed.")
	case buyer == nil && r.Barred:
		return domain.Errorf(domain.AccountInactive, "The store takes no orders with this e-mail address at the moment.")
	case buyer != nil && buyer.Status != customer.CustomerActive:
		return domain.Errorf(domain.AccountInactive, "The account cannot order at the moment.")
	case buyer != nil && current.RequireVerifiedEmail && !buyer.EmailVerified:
		return domain.Errorf(domain.EmailNotVerified, "Verify your e-mail address first.")
	case store.HasTerms() && !r.AcceptTerms:
		return domain.InvalidAs(domain.TermsNotAccepted, "/acceptTerms", "The store's terms have to be accepted.")
	}
	return nil
}

// Draft sets the order to a draft of the basket and quote. An order that was drafted before keeps its
// number and the lines that the basket names by LineID. A canceled draft is treated in the same way when
// its cart is checked out again.
func (o *Order) Draft(b pricing.Basket, q pricing.Quote, r Checkout, now time.Time) {
	orderTransitions.Must("order", &o.Status, OrderDraft)
	o.CancelledOn, o.CancelReason, o.CancelNote = nil, "", ""
	o.OrderDate, o.Email = o.dated(now), r.Email
	if r.OrderDate != nil {
		o.OrderDate = *r.OrderDate
	}
	o.CustomerID, o.ContactLinkID = b.Buyer.CustomerID, r.ContactLinkID
	if b.Buyer.CustomerID != nil {
		o.Email = b.Buyer.Email
	}
	o.CurrencyCode, o.LanguageCode, o.PricesIncludeTax = q.Currency, b.Reading.Language(), q.PricesIncludeTax
	o.sum(b, q)
	o.shipBy(nil, b.Reading)
	o.ShippingAddress, o.BillingAddress = nil, r.BillingAddress
	if q.RequiresShipping || o.IsDraft { // shipped goods may be added to an administrator's draft later
		o.ShippingAddress = r.ShippingAddress
		o.shipBy(q.Shipping, b.Reading)
	}
	o.CustomerNote, o.CustomFields = r.Note, fields(r.CustomFields)
	if o.Tags == nil {
		o.Tags = []string{}
	}
	if r.ReferrerCode != nil {
		o.ReferrerCode, o.ReferrerName = *r.ReferrerCode, r.ReferrerName
	}
	o.MarketingConsent = r.MarketingConsent
	o.Terms, o.TaxSource, o.TaxReference = termsOf(b, q), q.TaxSource, q.TaxReference
	had := o.Lines
	o.Lines = nil
	for i, l := range b.Lines {
		line := &OrderLine{}
		if known, kept := domain.ByID(had, l.LineID); kept && l.LineID != 0 {
			line = known
		}
		row := line.Row
		*line = *newLine(o, l, b.Reading)
		line.Row, line.Position = row, i+1
		line.price(q.Lines[i])
		o.Lines = append(o.Lines, line)
	}
	o.settle(now)
}

// shipBy sets the shipping method; nil means none. The Reading r has the languages of the order.
func (o *Order) shipBy(m *settings.ShippingMethod, r domain.Reading) {
	o.ShippingMethodID, o.ShippingMethodName, o.ShippingMethodLocalName, o.ShippingMaxDays, o.CarrierName = nil, "", "", 0, ""
	if m == nil {
		return
	}
	o.ShippingMethodID, o.ShippingMethodName, o.ShippingMaxDays = &m.ID, m.Name, m.EstimatedMaxDays
	if local := m.NameIn(r); local != m.Name {
		o.ShippingMethodLocalName = local
	}
	if m.CarrierName != nil {
		o.CarrierName = *m.CarrierName
	}
}

// newLine returns an order line for a basket line, without prices. The Reading r has the languages of the
// order.
func newLine(o *Order, l pricing.BasketLine, r domain.Reading) *OrderLine {
	s := l.Sellable
	line := &OrderLine{
		OrderID: o.ID, VariantID: &s.Variant.ID, ProductID: &s.Product.ID, ProductType: string(s.Product.Type),
		RequiresShipping: l.Ships(), TrackInventory: s.Stock != nil && s.Stock.Tracked && !l.IsTrial(), SKU: s.Variant.SKU, Name: s.Title(),
		Quantity: l.Quantity, OwnPrice: l.UnitPrice != nil, SubscriptionPlanID: l.PlanID, SubscriptionID: o.SubscriptionID, CustomFields: fields(l.CustomFields), GiftCard: l.GiftCard,
	}
	if local := s.TitleIn(r); local != line.Name {
		line.LocalName = local
	}
	return line
}

// price sets the amounts of a line from a quote.
func (l *OrderLine) price(q pricing.QuoteLine) {
	l.UnitPrice, l.UnitPriceBeforeDiscount, l.DeliveryPrices, l.OnSale = q.UnitPrice, q.UnitPriceBeforeDiscount, q.DeliveryPrices, q.OnSale
	l.LineSubtotal, l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross = q.LineSubtotal, q.LineDiscount, q.LineTotal, q.LineTax, q.LineGross
	l.Taxes, l.Rates, l.Discounts = taxes(q.Taxes), q.Rates, q.Discounts
}

// sum sets the totals of the order from a quote.
func (o *Order) sum(b pricing.Basket, q pricing.Quote) {
	o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = q.Subtotal, q.DiscountTotal, q.ShippingTotal, q.TaxTotal, q.GrandTotal
	o.ItemCount, o.ShippingTaxes, o.Coupons, o.Discount = q.ItemCount, taxes(q.ShippingTaxes), q.Applied(b.Reading), nil
	if b.Manual != nil {
		manual := *b.Manual
		manual.Amount = q.ManualAmount
		o.Discount = &manual
	}
}

func termsOf(b pricing.Basket, q pricing.Quote) *Terms {
	t := &Terms{Tax: b.Tax, TaxExempt: b.Buyer.TaxExempt, CouponCodes: []string{}, ShippingPrice: q.ShippingPrice, OwnShippingPrice: b.ShippingPrice != nil,
		ShippingRates: q.ShippingRates, ShippingDiscounts: q.ShippingDiscounts}
	for _, c := range b.Coupons {
		t.CouponCodes = append(t.CouponCodes, c.Code)
	}
	return t
}

// taxes returns a copy of rows that is never nil, so that it is stored as a list.
func taxes(rows []pricing.LineTax) []pricing.LineTax { return append([]pricing.LineTax{}, rows...) }

// StockMoves returns the moves that reserve or release the order's stock. at(i) is the error pointer of a line in the
// request.
func (o *Order) StockMoves(at func(i int) string) []catalog.StockMove {
	var moves []catalog.StockMove
	for i, l := range o.Lines {
		moves = append(moves, l.move(l.Quantity, at(i))...)
	}
	return moves
}

// Uses returns the coupon uses that the order reserves. A renewal reserves none, because its coupon was
// used by the first order of the subscription.
func (o *Order) Uses() []*pricing.CouponUse {
	if o.Source == FromSubscription {
		return nil
	}
	var uses []*pricing.CouponUse
	for _, c := range o.Coupons {
		uses = append(uses, &pricing.CouponUse{
			CouponID: c.CouponID, Code: c.Code, OrderID: o.ID, OrderNumber: o.OrderNumber, CustomerID: o.CustomerID, Email: domain.FoldEmail(o.Email),
			DiscountAmount: c.DiscountAmount, CurrencyCode: o.CurrencyCode, Status: pricing.CouponReserved,
		})
	}
	return uses
}
