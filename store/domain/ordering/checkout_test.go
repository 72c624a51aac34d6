package ordering_test

import (
	"errors"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

func addressIn(country string) *domain.Address {
	return &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Am Markt 1", City: "Bremen", PostalCode: "28195", CountryCode: country}
}

// checkingOut contains a cart that can be checked out, and the input for its checkout.
type checkingOut struct {
	cart  *ordering.Cart
	in    ordering.Checkout
	quote pricing.Quote
	buyer *customer.Customer
	store *settings.Store
}

func sampleCheckout() *checkingOut {
	c := &checkingOut{cart: sampleCart(), buyer: &customer.Customer{Status: customer.CustomerActive, EmailVerified: true}, store: sampleStore()}
	put(c.cart, 101, 1)
	c.in = ordering.Checkout{ExpectedGrandTotal: eur("14.9"), Email: "mia@example.com", ShippingAddress: addressIn("DE"), BillingAddress: addressIn("AT")}
	c.quote = pricing.Quote{Currency: "EUR", GrandTotal: eur("14.90"), RequiresShipping: true, Shipping: &settings.ShippingMethod{Row: domain.Row{ID: 3}}}
	return c
}

func (c *checkingOut) run() error { return c.cart.CheckOut(c.in, c.quote, c.buyer, c.store, midday) }

var _ = Describe("the checkout of a cart", func() {
	It("locks the cart, and records the data of the checkout", func() {
		c := sampleCheckout()
		c.in.Referred = new("max")
		Expect(c.run()).To(Succeed())
		Expect([]any{c.cart.Status, c.cart.ShippingAddress, c.cart.BillingAddress, *c.cart.ShippingMethodID, *c.cart.ReferrerCode}).
			To(Equal([]any{ordering.CartCheckingOut, c.in.ShippingAddress, c.in.BillingAddress, int64(3), "max"}))
		Expect(c.cart.Email).To(BeNil(), "a customer has one")
		refuses(c.run(), domain.InvalidStateTransition)
	})

	It("names each rejected line of the cart, including those that are out of stock", func() {
		c := sampleCheckout()
		put(c.cart, 102, 1)
		c.cart.Items[0].ID, c.cart.Items[1].ID = 71, 72
		c.quote.Problems = []pricing.Problem{{Code: pricing.QuantityNotAllowed, Line: 1, Message: "too many"}, {Code: pricing.BelowMinOrder, Line: pricing.WholeCart, Message: "too little"}}
		failed, _ := errors.AsType[*domain.Error](c.run())
		Expect(failed.Fields).To(Equal([]domain.Field{
			{In: "body", Code: "quantity_not_allowed", Detail: "too many", CartItemID: 72}, {In: "body", Code: "min_order_amount", Detail: "too little"},
		}))
		short, _ := errors.AsType[*domain.Error](c.cart.NameLines(domain.InvalidAs(domain.InsufficientStock, c.cart.Line(0), "one left")))
		Expect([]any{short.Fields[0].Pointer, short.Fields[0].CartItemID}).To(Equal([]any{"", int64(71)}))
		other, _ := errors.AsType[*domain.Error](c.cart.NameLines(domain.Invalid("/payment", "no")))
		Expect([]any{other.Fields[0].Pointer, other.Fields[0].CartItemID}).To(Equal([]any{"/payment", int64(0)}))
	})

	It("records a guest's e-mail address, clears the previous shipping method, and keeps the referrer", func() {
		c := sampleCheckout()
		c.buyer, c.cart.ShippingMethodID, c.cart.ReferrerCode = nil, id(9), new("max")
		c.quote.RequiresShipping, c.quote.Shipping, c.in.ShippingAddress = false, nil, nil
		Expect(c.run()).To(Succeed())
		Expect(*c.cart.Email).To(Equal("mia@example.com"))
		Expect(c.cart.ShippingMethodID).To(BeNil())
		Expect(*c.cart.ReferrerCode).To(Equal("max"))
	})

	DescribeTable("is refused for", func(code domain.Code, pointers []string, change func(c *checkingOut)) {
		c := sampleCheckout()
		change(c)
		status := c.cart.Status
		refuses(c.run(), code, pointers...)
		Expect(c.cart.Status).To(Equal(status))
	},
		Entry("an expired cart", domain.NotFound, nil, func(c *checkingOut) { c.cart.ExpiresOn = midday }),
		Entry("a converted cart", domain.InvalidStateTransition, nil, func(c *checkingOut) { c.cart.Status = ordering.CartConverted }),
		Entry("an empty cart", domain.CartEmpty, nil, func(c *checkingOut) { c.cart.Items = nil }),
		Entry("no address and no shipping method", domain.InvalidValue, []string{"/shippingAddress", "/shippingMethodId", "/billingAddress"}, func(c *checkingOut) {
			c.in.ShippingAddress, c.in.BillingAddress, c.quote.Shipping = nil, nil, nil
		}),
		Entry("no shipping method", domain.ShippingNotAvailable, []string{"/shippingMethodId"}, func(c *checkingOut) { c.quote.Shipping = nil }),
		Entry("a missing billing address for goods without shipping", domain.InvalidValue, []string{"/billingAddress"}, func(c *checkingOut) {
			c.in.ShippingAddress, c.in.BillingAddress, c.quote.RequiresShipping, c.quote.Shipping = nil, nil, false, nil
		}),
		Entry("a missing custom field", domain.InvalidValue, []string{"/customFields"}, func(c *checkingOut) {
			c.store.Settings.CustomFieldDefinitions = []domain.CustomFieldDefinition{{Object: "ORDER", Key: "po", Type: "STRING", IsRequired: true}}
		}),
		Entry("a problem in the cart", domain.InsufficientStock, []string{""}, func(c *checkingOut) {
			c.quote.Problems = []pricing.Problem{{Code: pricing.TooFewInStock, Message: "one left"}}
		}),
		Entry("a total that differs from what the buyer saw", domain.CartChanged, []string{"/expectedGrandTotal"}, func(c *checkingOut) { c.in.ExpectedGrandTotal = eur("14.89") }),

		Entry("a store that currently does not sell", domain.Unavailable, nil, func(c *checkingOut) { c.store.Status = settings.StoreMaintenance }),
		Entry("a guest, if only customers may buy", domain.Forbidden, nil, func(c *checkingOut) { c.buyer, c.store.Settings.GuestCheckout = nil, false }),
		Entry("a guest without an e-mail address", domain.InvalidValue, []string{"/email"}, func(c *checkingOut) { c.buyer, c.in.Email = nil, "" }),
		Entry("a customer who may not buy", domain.AccountInactive, nil, func(c *checkingOut) { c.buyer.Status = customer.CustomerSuspended }),
		Entry("an unverified address, if the store requires verification", domain.EmailNotVerified, nil, func(c *checkingOut) {
			c.store.Settings.RequireVerifiedEmail, c.buyer.EmailVerified = true, false
		}),
		Entry("terms that are not accepted", domain.TermsNotAccepted, []string{"/acceptTerms"}, func(c *checkingOut) { c.store.Settings.TermsURL = new("https://store.example/terms") }),
	)

	DescribeTable("accepts", func(change func(c *checkingOut)) {
		c := sampleCheckout()
		change(c)
		Expect(c.run()).To(Succeed())
	},
		Entry("a customer without an e-mail address in the request", func(c *checkingOut) { c.in.Email, c.store.Settings.GuestCheckout = "", false }),
		Entry("a guest, although the store requires accounts to have verified addresses", func(c *checkingOut) { c.buyer, c.store.Settings.RequireVerifiedEmail = nil, true }),
		Entry("a verified address, if the store requires it", func(c *checkingOut) { c.store.Settings.RequireVerifiedEmail = true }),
		Entry("an unverified address, if the store allows it", func(c *checkingOut) { c.buyer.EmailVerified = false }),
		Entry("accepted terms", func(c *checkingOut) {
			c.store.Settings.TermsURL, c.in.AcceptTerms = new("https://store.example/terms"), true
		}),
	)

	It("prevents another checkout until it ends without an order", func() {
		c := sampleCheckout()
		Expect(c.run()).To(Succeed())
		err := c.run()
		Expect(err.(*domain.Error).Allowed).To(Equal([]string{"ACTIVE", "CONVERTED"}))
		Expect(c.cart.Reopen(&ordering.Payment{}, c.store.Settings, midday)).To(Succeed())
		Expect(c.run()).To(Succeed())
	})

	It("is taxed at the shipping address, or at the billing address without a shipping address", func() {
		r := ordering.Checkout{ShippingAddress: addressIn("DE"), BillingAddress: addressIn("AT")}
		Expect(r.Destination(true).CountryCode).To(Equal("DE"))
		Expect(r.Destination(false).CountryCode).To(Equal("AT"))
		r.ShippingAddress = nil
		Expect(r.Destination(true).CountryCode).To(Equal("AT"))
		r.BillingAddress = nil
		Expect(r.Destination(true)).To(BeNil())
	})
})

var _ = Describe("the draft of an order", func() {
	// The cups are shipped and tracked; the book is neither.
	basket := func() pricing.Basket {
		vat := &settings.TaxClass{Rates: []settings.TaxRate{{CountryCode: "DE", Name: "VAT", Rate: eur("19")}}}
		b := pricing.Basket{Currency: "EUR", PricesIncludeTax: true, Tax: pricing.TaxTerms{Currency: "EUR", Rounding: settings.RoundLine, Target: settings.RoundTax, Mode: domain.HalfUp},
			Buyer: pricing.Buyer{CustomerID: id(501), Email: "mia@example.com"}, Destination: &domain.Place{CountryCode: "DE"}, ShippingTaxClass: vat, WeightUnit: domain.Kilogram,
			Shipping: &settings.ShippingMethod{Row: domain.Row{ID: 3}, Name: "Parcel", CarrierName: new("DHL"), Price: eur("4.90"), CurrencyCode: "EUR", EstimatedMaxDays: 4, IsActive: true, WeightUnit: domain.Kilogram},
			Manual:   &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: eur("2.00")}}
		for n, item := range []saleItem{{quantity: 2}, {quantity: 1, digital: true}} {
			b.Lines = append(b.Lines, saleLine(int64(n+1), item, eur("10.00"), "EUR", vat))
		}
		b.Lines[0].CustomFields = []domain.CustomField{engraved("Mia"), {Key: "a"}}
		on(&b.Lines[0].Sellable, 4)
		b.Lines[0].PlanID, b.Lines[0].Cycle = id(4), pricing.FirstCycle(b.Lines[0].Sellable.Product.Plans[0])
		b.Lines[1].Sellable.Stock = nil
		return b
	}
	draft := func(o *ordering.Order, b pricing.Basket, r ordering.Checkout) pricing.Quote {
		GinkgoHelper()
		q, err := b.Quote(midday)
		Expect(err).NotTo(HaveOccurred())
		o.Draft(b, q, r, midday)
		return q
	}
	request := ordering.Checkout{Email: "guest@example.com", ShippingAddress: addressIn("DE"), BillingAddress: addressIn("AT"), Note: "Ring twice",
		CustomFields: []domain.CustomField{{Key: "z"}, {Key: "a"}}, ReferrerCode: new("max")}

	It("contains the amounts of the quote", func() {
		o := &ordering.Order{Row: domain.Row{ID: 1}}
		q := draft(o, basket(), request)
		Expect([]any{o.Status, o.CurrencyCode, o.PricesIncludeTax, o.ItemCount, o.ShippingTaxes, o.Coupons}).
			To(Equal([]any{ordering.OrderDraft, domain.Currency("EUR"), true, 3, q.ShippingTaxes, []pricing.AppliedCoupon{}}))
		Expect([]domain.Amount{o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal}).
			To(Equal([]domain.Amount{q.Subtotal, q.DiscountTotal, q.ShippingTotal, q.TaxTotal, q.GrandTotal}))
		Expect(o.GrandTotal.Fixed(2)).NotTo(Equal("0.00"))
		Expect(o.Discount.Amount).To(Equal(q.ManualAmount))
		Expect(o.Discount.Value.Fixed(2)).To(Equal("2.00"))
		Expect([]any{o.PaymentStatus, o.FulfillmentStatus}).To(Equal([]any{ordering.PaymentPending, ordering.Unfulfilled}))

		cups, book := o.Lines[0], o.Lines[1]
		Expect([]any{cups.OrderID, cups.Position, *cups.VariantID, *cups.ProductID, cups.ProductType, cups.RequiresShipping, cups.TrackInventory, cups.SKU, cups.Name, cups.Quantity, *cups.SubscriptionPlanID}).
			To(Equal([]any{int64(1), 1, int64(101), int64(1), "PHYSICAL", true, true, "SKU-1", "Product 1", 2, int64(4)}))
		Expect([]any{book.Position, book.RequiresShipping, book.TrackInventory, book.Quantity}).To(Equal([]any{2, false, false, 1}))
		Expect([]domain.Amount{cups.UnitPrice, cups.UnitPriceBeforeDiscount, cups.LineSubtotal, cups.LineDiscount, cups.LineTotal, cups.LineTax, cups.LineGross}).
			To(Equal([]domain.Amount{q.Lines[0].UnitPrice, q.Lines[0].UnitPriceBeforeDiscount, q.Lines[0].LineSubtotal, q.Lines[0].LineDiscount, q.Lines[0].LineTotal, q.Lines[0].LineTax, q.Lines[0].LineGross}))
		Expect(cups.Taxes).To(And(HaveLen(1), Equal(q.Lines[0].Taxes)))
		Expect(cups.Discounts).To(And(HaveLen(1), Equal(q.Lines[0].Discounts)))
		Expect([]string{cups.CustomFields[0].Key, cups.CustomFields[1].Key}).To(Equal([]string{"a", "engraving"}))
		Expect(book.CustomFields).To(Equal([]domain.CustomField{}))
	})

	It("takes its customer, addresses and notes from the request, and replaces them on a later request", func() {
		o := &ordering.Order{}
		b := basket()
		draft(o, b, request)
		Expect([]any{*o.CustomerID, o.Email, o.OrderDate, o.CustomerNote, o.ReferrerCode, o.Tags}).
			To(Equal([]any{int64(501), "mia@example.com", midday, "Ring twice", "max", []string{}}))
		Expect([]string{o.CustomFields[0].Key, o.CustomFields[1].Key}).To(Equal([]string{"a", "z"}))
		Expect([]any{o.ShippingAddress, o.BillingAddress, *o.ShippingMethodID, o.ShippingMethodName, o.ShippingMaxDays, o.CarrierName}).
			To(Equal([]any{request.ShippingAddress, request.BillingAddress, int64(3), "Parcel", 4, "DHL"}))

		By("being rewritten for a guest, with fewer lines and another date")
		o.Tags = []string{"gift"}
		b.Buyer, b.Manual, b.Lines, b.Shipping = pricing.Buyer{}, nil, b.Lines[1:], nil
		again := request
		again.OrderDate, again.ReferrerCode, again.BillingAddress = new(midday.AddDate(0, 0, -2)), nil, nil
		again.Note, again.CustomFields = "", nil
		draft(o, b, again)
		Expect(o.CustomerID).To(BeNil())
		Expect([]any{o.Email, o.OrderDate, o.CustomerNote, o.CustomFields, o.ReferrerCode, o.Tags}).
			To(Equal([]any{"guest@example.com", midday.AddDate(0, 0, -2), "", []domain.CustomField{}, "max", []string{"gift"}}))
		Expect(o.Discount).To(BeNil())
		Expect([]any{o.ShippingAddress, o.BillingAddress, o.ShippingMethodID}).To(HaveEach(BeNil()))
		Expect([]any{o.ShippingMethodName, o.ShippingMaxDays, o.CarrierName, o.FulfillmentStatus}).To(Equal([]any{"", 0, "", ordering.NotRequired}))
		Expect(o.ShippingTaxes).To(Equal([]pricing.LineTax{}))
		Expect(o.Lines).To(HaveLen(1))
		Expect(o.Lines[0].Position).To(Equal(1))
	})

	It("reserves no untracked stock", func() {
		o := &ordering.Order{}
		b := basket()
		b.Lines[0].Sellable.Stock.Tracked = false
		draft(o, b, request)
		Expect(o.Lines[0].TrackInventory).To(BeFalse())
		Expect(o.StockMoves(func(int) string { return "" })).To(BeEmpty())
	})

	It("has no carrier if the shipping method names none", func() {
		o := &ordering.Order{}
		b := basket()
		b.Shipping.CarrierName = nil
		draft(o, b, request)
		Expect([]any{o.ShippingMethodName, o.CarrierName}).To(Equal([]any{"Parcel", ""}))
	})

	It("has a shipping address even if no shipping method is chosen yet", func() {
		o := &ordering.Order{}
		b := basket()
		b.Shipping = nil
		draft(o, b, request)
		Expect(o.ShippingAddress).To(Equal(request.ShippingAddress))
		Expect(o.ShippingMethodID).To(BeNil())
	})

	It("reuses a canceled order if the order's cart is checked out again", func() {
		o := &ordering.Order{Status: ordering.OrderCancelled, CancelledOn: new(midday.Add(-time.Hour)), CancelReason: "OTHER", CancelNote: "no answer"}
		draft(o, basket(), request)
		Expect(o.CancelledOn).To(BeNil())
		Expect([]string{string(o.Status), o.CancelReason, o.CancelNote}).To(Equal([]string{"DRAFT", "", ""}))
	})

	It("reserves tracked stock, and each coupon only once", func() {
		o := &ordering.Order{Row: domain.Row{ID: 1}, OrderNumber: 100042}
		b := basket()
		b.Coupons = []*pricing.Coupon{{Row: domain.Row{ID: 12}, Code: "TEN", Status: pricing.CouponActive, DiscountType: pricing.DiscountPercentage,
			AppliesTo: pricing.AppliesToOrder, Value: some("10")}}
		q := draft(o, b, request)
		Expect(o.StockMoves(func(i int) string { return "/items/" + domain.Itoa(i) })).
			To(Equal([]catalog.StockMove{{VariantID: 101, Quantity: 2, OrderID: 1, Pointer: "/items/0"}}))
		o.Email = " Mia@Example.com"
		Expect(o.Uses()).To(Equal([]*pricing.CouponUse{{CouponID: 12, Code: "TEN", OrderID: 1, OrderNumber: 100042, CustomerID: id(501), Email: "mia@example.com",
			DiscountAmount: q.Coupons[0].DiscountAmount, CurrencyCode: "EUR", Status: pricing.CouponReserved}}))
	})
})
