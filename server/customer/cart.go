package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/view"
)

// maxProblems is the maximum number of problems in a response.
const maxProblems = 200

// CreateCartItem answers POST /customer/cart/item.
func (h *Handlers) CreateCartItem(ctx context.Context, req api.CreateCartItemRequestObject) (api.CreateCartItemResponseObject, error) {
	b := req.Body
	cart, err := h.store.Ordering.AddCartItem(ctx, auth.Actor(ctx), ordering.CartItemAdd{
		VariantID: request.Value(b.VariantID), SKU: request.Value(b.SKU), CurrencyCode: domain.Currency(request.Value(b.CurrencyCode)), ReferrerCode: b.ReferrerCode, LanguageCode: b.LanguageCode,
		CartItemInput: ordering.CartItemInput{Quantity: int(b.Quantity), PlanID: request.Nullable(b.SubscriptionPlanID), CustomFields: request.CustomFields(b.CustomFields), GiftCard: delivery(request.Nullable(b.GiftCard))},
	})
	if err != nil {
		return nil, err
	}
	shown := h.showCart(ctx, cart)
	out := api.CreateCartItem200JSONResponse{Body: shown}
	if token, err := shown.Token.Get(); err == nil {
		out.Headers.XCartToken = &token
	}
	return out, nil
}

// SetCartItems answers PUT /customer/cart/item/all.
func (h *Handlers) SetCartItems(ctx context.Context, req api.SetCartItemsRequestObject) (api.SetCartItemsResponseObject, error) {
	b := req.Body
	in := ordering.CartItemsSet{CurrencyCode: domain.Currency(request.Value(b.CurrencyCode)), ReferrerCode: b.ReferrerCode, LanguageCode: b.LanguageCode, Expect: domain.Expect{Body: b.Version}}
	for _, line := range b.Items {
		in.Lines = append(in.Lines, ordering.CartLineInput{VariantID: request.Value(line.VariantID), SKU: request.Value(line.SKU), CartItemInput: ordering.CartItemInput{
			Quantity: int(line.Quantity), PlanID: request.Nullable(line.SubscriptionPlanID), CustomFields: request.CustomFields(line.CustomFields), GiftCard: delivery(request.Nullable(line.GiftCard))}})
	}
	cart, err := h.store.Ordering.SetCartItems(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	shown := h.showCart(ctx, cart)
	out := api.SetCartItems200JSONResponse{Body: shown}
	if token, err := shown.Token.Get(); err == nil {
		out.Headers.XCartToken = &token
	}
	return out, nil
}

// UpdateCart answers PATCH /customer/cart.
func (h *Handlers) UpdateCart(ctx context.Context, req api.UpdateCartRequestObject) (api.UpdateCartResponseObject, error) {
	b := req.Body
	in := ordering.CartUpdate{
		Email: request.Patch(b.Email), ShippingAddress: request.PatchAddress(b.ShippingAddress), BillingAddress: request.PatchAddress(b.BillingAddress),
		ShippingMethodID: request.Patch(b.ShippingMethodID), ReferrerCode: request.Patch(b.ReferrerCode), Notes: request.Patch(b.Notes), LanguageCode: request.Patch(b.LanguageCode),
		AcceptsMarketing: b.AcceptsMarketing, UseStoreCredit: b.UseStoreCredit,
	}
	if b.CustomFields != nil {
		fields := request.CustomFields(b.CustomFields)
		in.CustomFields = &fields
	}
	cart, err := h.store.Ordering.UpdateCart(ctx, auth.Actor(ctx), request.Expect(b.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateCart200JSONResponse(h.showCart(ctx, cart)), nil
}

// UpdateCartItem answers PATCH /customer/cart/item.
func (h *Handlers) UpdateCartItem(ctx context.Context, req api.UpdateCartItemRequestObject) (api.UpdateCartItemResponseObject, error) {
	b := req.Body
	in := ordering.CartItemUpdate{PlanID: request.Patch(b.SubscriptionPlanID)}
	if b.Quantity != nil {
		quantity := int(*b.Quantity)
		in.Quantity = &quantity
	}
	if b.CustomFields != nil {
		fields := request.CustomFields(b.CustomFields)
		in.CustomFields = &fields
	}
	if patch := request.Patch(b.GiftCard); patch != nil {
		in.GiftCard = new(delivery(*patch))
	}
	cart, err := h.store.Ordering.UpdateCartItem(ctx, auth.Actor(ctx), b.CartItemID, request.Expect(b.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateCartItem200JSONResponse(h.showCart(ctx, cart)), nil
}

// DeleteCartItem answers DELETE /customer/cart/item.
func (h *Handlers) DeleteCartItem(ctx context.Context, req api.DeleteCartItemRequestObject) (api.DeleteCartItemResponseObject, error) {
	cart, err := h.store.Ordering.DeleteCartItem(ctx, auth.Actor(ctx), req.Params.CartItemID)
	if err != nil {
		return nil, err
	}
	return api.DeleteCartItem200JSONResponse(h.showCart(ctx, cart)), nil
}

// GetCartSummary answers GET /customer/cart/summary.
func (h *Handlers) GetCartSummary(ctx context.Context, req api.GetCartSummaryRequestObject) (api.GetCartSummaryResponseObject, error) {
	p := req.Params
	to, err := destination(p.CustomerAddressID, p.CountryCode, p.StateProvince, p.PostalCode)
	if err != nil {
		return nil, err
	}
	to.ShippingMethodID = p.ShippingMethodID
	cart, err := h.store.Ordering.CartSummary(ctx, auth.Actor(ctx), to)
	if err != nil {
		return nil, err
	}
	return api.GetCartSummary200JSONResponse(h.showCart(ctx, cart)), nil
}

// CreateCartCoupon answers POST /customer/cart/coupon.
func (h *Handlers) CreateCartCoupon(ctx context.Context, req api.CreateCartCouponRequestObject) (api.CreateCartCouponResponseObject, error) {
	cart, err := h.store.Ordering.AddCartCoupon(ctx, auth.Actor(ctx), req.Body.Code, domain.Expect{Body: req.Body.Version})
	if err != nil {
		return nil, err
	}
	return api.CreateCartCoupon200JSONResponse(h.showCart(ctx, cart)), nil
}

// DeleteCartCoupon answers DELETE /customer/cart/coupon.
func (h *Handlers) DeleteCartCoupon(ctx context.Context, req api.DeleteCartCouponRequestObject) (api.DeleteCartCouponResponseObject, error) {
	cart, err := h.store.Ordering.DeleteCartCoupon(ctx, auth.Actor(ctx), req.Params.Code)
	if err != nil {
		return nil, err
	}
	return api.DeleteCartCoupon200JSONResponse(h.showCart(ctx, cart)), nil
}

// MergeCart answers POST /customer/cart/merge.
func (h *Handlers) MergeCart(ctx context.Context, _ api.MergeCartRequestObject) (api.MergeCartResponseObject, error) {
	cart, err := h.store.Ordering.MergeCart(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.MergeCart200JSONResponse(h.showCart(ctx, cart)), nil
}

// destination reads the destination of a cart from a query. A state or a postal code is only allowed together with a
// country.
func destination(addressID *int64, country, state, postalCode *string) (ordering.Destination, error) {
	to := ordering.Destination{CustomerAddressID: addressID}
	switch {
	case country != nil:
		to.Place = new(domain.NewPlace(*country, request.Value(state), request.Value(postalCode)))
	case state != nil || postalCode != nil:
		return to, request.Refuse([]string{"countryCode"}, "A state or a postal code means nothing without the country.")
	}
	return to, nil
}

func (h *Handlers) showCart(ctx context.Context, c *ordering.PricedCart) api.Cart {
	q := c.Quote
	money := c.CurrencyCode.Format
	seen, masked := c.SeenFor(auth.Actor(ctx))
	email := c.Email
	if c.CustomerID == nil && seen.Email == nil {
		email = ""
	}
	out := api.Cart{
		CartID: c.ID, Token: nullable.NewNullNullable[string](), StoreCustomerID: view.Or(c.CustomerID), Email: view.TextOrNull(email), Masked: view.Each(masked, maskedPart),
		CurrencyCode: string(c.CurrencyCode), LanguageCode: c.Basket.Reading.Language(), Status: api.CartStatus(c.Status), Items: []api.CartItem{}, Coupons: view.Each(q.Coupons, showCartCoupon(money, c.Basket.Reading)),
		AcceptsMarketing: c.MarketingConsent != nil, ReferrerCode: view.Or(c.ReferrerCode), ShippingAddress: view.AddressOrNull(seen.ShippingAddress), BillingAddress: view.AddressOrNull(seen.BillingAddress),
		Notes: view.Or(seen.Notes), CustomFields: view.CustomFields(seen.CustomFields), ReturnURL: view.Or(c.ReturnURL), CancelURL: view.Or(c.CancelURL),
		ShippingMethodID: nullable.NewNullNullable[int64](), Subtotal: money(q.Subtotal), DiscountTotal: money(q.DiscountTotal), ShippingTotal: money(q.ShippingTotal),
		TaxTotal: money(q.TaxTotal), GrandTotal: money(q.GrandTotal),
		PricesIncludeTax: q.PricesIncludeTax, ShownSubtotal: money(q.ShownSubtotal), ShownDiscountTotal: money(q.ShownDiscount),
		ShownShippingTotal: money(q.ShownShipping), ShownTaxTotal: money(q.ShownTax()), AmountDueToday: money(q.GrandTotal), UseStoreCredit: c.UseStoreCredit, Tenders: view.Each(c.Tenders.Parts, showCartTender(money)), AmountDue: money(c.Tenders.Due), RecurringTotal: money(c.RecurringTotal()),
		Recurring:      view.Each(c.Recurring, func(r ordering.Recurring) api.CartRecurring { return showRecurring(r, c.Basket.Reading) }),
		TaxIsEstimated: q.TaxIsEstimated, ItemCount: int32(q.ItemCount), RequiresShipping: q.RequiresShipping,
		Problems: []api.CartProblem{}, ConvertedOrderID: view.Or(c.ConvertedOrderID), CheckoutOrderID: nullable.NewNullNullable[int64](), LastPayment: nullable.NewNullNullable[api.CartLastPayment](), ReservedUntil: view.TimeOrNull(c.ReservedUntil), ExpiresOn: view.Time(c.ExpiresOn),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
	if c.Status == ordering.CartCheckingOut {
		out.CheckoutOrderID = nullable.NewNullableWithValue(c.OrderID)
	}
	if p := c.LastPayment; p != nil {
		out.LastPayment = nullable.NewNullableWithValue(api.CartLastPayment{Status: common.PaymentTransactionStatus(p.Status), Code: view.TextOrNull(p.Code), Message: p.Message})
	}
	if q.Shipping != nil {
		out.ShippingMethodID = nullable.NewNullableWithValue(q.Shipping.ID)
	}
	if c.CustomerID == nil {
		out.Token = view.TextOrNull(c.Token)
		if c.Token == "" {
			out.Token = view.TextOrNull(auth.CartToken(ctx))
		}
	}
	for i, item := range c.Items {
		out.Items = append(out.Items, h.showCartItem(c, item, q.Lines[i], c.Basket.Lines[i].Sellable))
		if c.Bought != nil { // the request names the goods to buy
			out.Items[i].Name, out.Items[i].SKU = c.Bought[i].Title(), c.Bought[i].SKU
		}
	}
	for _, p := range q.Problems {
		shown := api.CartProblem{Code: string(p.Code), CartItemID: nullable.NewNullNullable[int64](), Message: p.Message, Coupon: nullable.NewNullNullable[common.CouponRefusal]()}
		if p.Coupon != nil {
			shown.Coupon.Set(view.CouponRefusal(p.Coupon))
		}
		if p.Line >= 0 {
			shown.CartItemID = nullable.NewNullableWithValue(c.Items[p.Line].ID)
		}
		out.Problems = append(out.Problems, shown)
	}
	for i, item := range c.Items {
		if was, changed := c.PriceChangedFrom[item.ID]; changed {
			out.Problems = append(out.Problems, api.CartProblem{Code: string(pricing.PriceChanged), CartItemID: nullable.NewNullableWithValue(item.ID), Coupon: nullable.NewNullNullable[common.CouponRefusal](),
				Message: c.Basket.Lines[i].Sellable.Title() + " was " + money(was) + " and is " + money(q.Lines[i].UnitPrice) + " " + string(c.CurrencyCode) + " now."})
		}
	}
	out.Problems = out.Problems[:min(len(out.Problems), maxProblems)]
	return out
}

// showCartTender returns a function that shows the stored value that pays a part of a cart.
func showCartTender(money func(domain.Amount) string) func(ordering.TenderPart) api.CartTender {
	return func(part ordering.TenderPart) api.CartTender {
		out := api.CartTender{Type: common.TenderType(part.Type), GiftCardID: nullable.NewNullNullable[int64](), LastFour: view.TextOrNull(part.LastFour), Amount: money(part.Amount)}
		if part.Type == ordering.TenderGiftCard {
			out.GiftCardID = nullable.NewNullableWithValue(part.ID)
		}
		return out
	}
}

func maskedPart(name string) api.MaskedPart { return api.MaskedPart(name) }

func showRecurring(r ordering.Recurring, reading domain.Reading) api.CartRecurring {
	q, terms := r.Quote, r.Plan.Terms
	money := q.Currency.Format
	return api.CartRecurring{
		SubscriptionPlanID: r.Plan.ID, SubscriptionPlanName: r.Plan.NameIn(reading), IntervalUnit: common.IntervalUnit(terms.IntervalUnit), IntervalCount: int32(terms.IntervalCount),
		TrialDays: int32(terms.TrialDays), PrepaidCycles: int32(terms.PrepaidCycles), MinCycles: view.CountOrNull(terms.MinCycles), MaxCycles: view.CountOrNull(terms.MaxCycles),
		NextProcessingDate: view.DateOrNull(r.On), Subtotal: money(q.Subtotal), DiscountTotal: money(q.DiscountTotal), ShippingTotal: money(q.ShippingTotal),
		TaxTotal: money(q.TaxTotal), GrandTotal: money(q.GrandTotal), RegularGrandTotal: money(r.Regular.GrandTotal),
	}
}

func (h *Handlers) showCartItem(c *ordering.PricedCart, item *ordering.CartItem, line pricing.QuoteLine, s catalog.Sellable) api.CartItem {
	money, reading := c.CurrencyCode.Format, c.Basket.Reading
	out := api.CartItem{
		CartItemID: item.ID, VariantID: item.VariantID, ProductID: item.ProductID, Slug: s.Texts(reading).Slug, SKU: s.Variant.SKU, Name: s.TitleIn(reading),
		MediaURL: view.SmallImage(s.Picture, h.store.Media.MediaURL), Quantity: int32(item.Quantity), UnitPrice: money(line.UnitPrice),
		DeliveryPrices: view.Each(line.DeliveryPrices, money),
		CompareAtPrice: view.AmountOrNull(c.CurrencyCode, line.CompareAt), LineSubtotal: money(line.LineSubtotal), LineDiscount: money(line.LineDiscount),
		LineTax: money(line.LineTax), LineTotal: money(line.LineTotal), SubscriptionPlanID: view.Or(item.SubscriptionPlanID),
		CustomFields: view.CustomFields(item.CustomFields), GiftCard: view.GiftCardDelivery(item.GiftCard), Availability: api.CartItemAvailability(line.Availability),
		AvailableQuantity: nullable.NewNullNullable[common.Count](), PriceChangedFrom: nullable.NewNullNullable[string](),
		ShownSubtotal: money(line.ShownSubtotal), ShownDiscount: money(line.ShownSubtotal.Sub(line.ShownTotal)), ShownTotal: money(line.ShownTotal),
		Image: h.showImage(s.Picture, s.Product, reading), OptionValues: view.Each(s.Options, func(o catalog.ChosenOption) common.VariantOptionValue { return showChosen(o.In(reading)) }), Plan: nullable.NewNullNullable[api.StorefrontSubscriptionPlan](),
		MinQuantity: int32(s.Product.MinQuantity), MaxQuantity: view.CountOrNull(s.Product.MaxQuantity), QuantityStep: int32(s.Product.QuantityStep),
	}
	if id := item.SubscriptionPlanID; id != nil {
		if plan := s.Product.SoldOn(*id); plan != nil {
			out.Plan = nullable.NewNullableWithValue(showPlan(plan, reading))
		}
	}
	if line.Availability == pricing.AvailableNoLonger && item.SeenPrice != nil {
		out.UnitPrice = money(*item.SeenPrice)
	}
	if line.AvailableQuantity != nil {
		out.AvailableQuantity = nullable.NewNullableWithValue(int32(*line.AvailableQuantity))
	}
	if was, changed := c.PriceChangedFrom[item.ID]; changed {
		out.PriceChangedFrom = nullable.NewNullableWithValue(money(was))
	}
	return out
}

func showChosen(o catalog.ChosenOption) common.VariantOptionValue {
	return common.VariantOptionValue{ProductOptionID: o.OptionID, ProductOptionValueID: o.ValueID, OptionName: o.Name, Value: o.Value}
}

func showCartCoupon(money func(domain.Amount) string, reading domain.Reading) func(pricing.QuoteCoupon) api.CartCoupon {
	return func(c pricing.QuoteCoupon) api.CartCoupon {
		out := api.CartCoupon{Code: c.Coupon.Code, DiscountAmount: money(c.DiscountAmount), ShownDiscountAmount: money(c.Shown), Message: view.Or(c.Coupon.Description)}
		if c.Coupon.IsAutomatic && c.Coupon.Name != nil && *c.Coupon.Name != "" {
			name := []rune(c.Coupon.LabelIn(reading))
			out.Code = string(name[:min(len(name), 50)])
		}
		if e, ok := c.Refused.(*domain.Error); ok {
			out.Message = nullable.NewNullableWithValue(e.Detail)
		}
		return out
	}
}
