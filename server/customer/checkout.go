package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// CheckoutCart answers POST /customer/checkout.
func (h *Handlers) CheckoutCart(ctx context.Context, req api.CheckoutCartRequestObject) (api.CheckoutCartResponseObject, error) {
	in, err := checkoutInput(req.Body)
	if err != nil {
		return nil, err
	}
	order, err := h.store.Ordering.CheckoutCart(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CheckoutCart200JSONResponse(checkoutResult(order)), nil
}

func checkoutResult(o *ordering.Order) api.CheckoutResult {
	return api.CheckoutResult{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderName: o.Name(), PaymentStatus: common.PaymentStatus(o.PaymentStatus), NextAction: showNextAction(o),
	}
}

// CancelCheckout answers DELETE /customer/checkout. It cancels the payment, after which the buyer can change the cart.
func (h *Handlers) CancelCheckout(ctx context.Context, req api.CancelCheckoutRequestObject) (api.CancelCheckoutResponseObject, error) {
	cart, err := h.store.Ordering.CancelCheckout(ctx, auth.Actor(ctx), req.Params.CartID)
	if err != nil {
		return nil, err
	}
	return api.CancelCheckout200JSONResponse(h.showCart(ctx, cart)), nil
}

// CreateCheckoutLink answers POST /customer/checkout/link.
func (h *Handlers) CreateCheckoutLink(ctx context.Context, req api.CreateCheckoutLinkRequestObject) (api.CreateCheckoutLinkResponseObject, error) {
	link, address, err := h.store.Ordering.CreateCheckoutLink(ctx, auth.Actor(ctx), ordering.CheckoutLinkInput{
		ReturnURL: string(request.Value(req.Body.ReturnURL)), CancelURL: string(request.Value(req.Body.CancelURL))})
	if err != nil {
		return nil, err
	}
	return api.CreateCheckoutLink200JSONResponse{URL: address, ExpiresOn: view.Time(link.ExpiresOn)}, nil
}

// CreateCheckoutSession answers POST /customer/checkout/session.
func (h *Handlers) CreateCheckoutSession(ctx context.Context, _ api.CreateCheckoutSessionRequestObject) (api.CreateCheckoutSessionResponseObject, error) {
	session, token, err := h.store.Ordering.OpenCheckoutLink(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.CreateCheckoutSession200JSONResponse{Token: token, ExpiresOn: view.Time(session.ExpiresOn)}, nil
}

func checkoutInput(b *api.CheckoutCartJSONRequestBody) (in ordering.CheckoutInput, err error) {
	in = ordering.CheckoutInput{
		CartID: b.CartID, Expect: domain.Expect{Body: b.Version}, Email: string(request.Value(b.Email)),
		Shipping: addressChoice(b.ShippingAddress, b.ShippingAddressID), Billing: addressChoice(b.BillingAddress, b.BillingAddressID),
		BillingIsShipping: request.Value(b.BillingSameAsShipping), ShippingMethodID: b.ShippingMethodID, AcceptTerms: request.Value(b.AcceptTerms),
		ReferrerCode: b.ReferrerCode, AcceptsMarketing: b.AcceptsMarketing, Note: request.Value(b.Notes), LanguageCode: b.LanguageCode,
	}
	if b.CustomFields != nil { // without custom fields, the cart's custom fields apply
		in.CustomFields = request.CustomFields(b.CustomFields)
	}
	if in.ExpectedGrandTotal, err = request.Amount("/expectedGrandTotal", b.ExpectedGrandTotal); err != nil {
		return in, err
	}
	if in.ExpectedAmountDue, err = request.OptionalAmount("/expectedAmountDue", b.ExpectedAmountDue); err != nil {
		return in, err
	}
	if c := b.SubscriptionConsent; c != nil {
		in.Agreement = &ordering.Agreement{Text: c.Text}
		for i, plan := range c.Recurring {
			total, err := request.Amount(domain.ItemPointer("/subscriptionConsent/recurring", i)+"/grandTotal", plan.GrandTotal)
			if err != nil {
				return in, err
			}
			in.Agreement.Totals = append(in.Agreement.Totals, ordering.PlanTotal{PlanID: plan.SubscriptionPlanID, GrandTotal: total})
		}
	}
	if p := b.Payment; p != nil {
		choice := paymentChoice(*p)
		in.Payment = &choice
	}
	return in, nil
}

func paymentChoice(p api.CheckoutPayment) ordering.PaymentChoice {
	return ordering.PaymentChoice{ProviderID: p.PaymentProviderID, MethodID: p.CustomerPaymentMethodID, Token: request.Value(p.PaymentToken),
		Save: request.Value(p.SavePaymentMethod), ReturnURL: string(request.Value(p.ReturnURL))}
}

func addressChoice(given *common.AddressInput, savedID *int64) ordering.AddressChoice {
	choice := ordering.AddressChoice{SavedID: savedID}
	if given != nil {
		address := request.Address(*given)
		choice.Address = &address
	}
	return choice
}

// showNextAction returns the step that the buyer must still take to pay for an order; null means that no step is left.
func showNextAction(o *ordering.Order) nullable.Nullable[api.PaymentNextAction] {
	if a := o.NextAction(); a != nil {
		return nullable.NewNullableWithValue(api.PaymentNextAction{Type: api.PaymentNextActionType(a.Type), URL: a.URL, ExpiresOn: view.TimeOrNull(a.ExpiresOn)})
	}
	return nullable.NewNullNullable[api.PaymentNextAction]()
}

// ListCheckoutShippingMethods answers GET /customer/checkout/shipping-methods.
func (h *Handlers) ListCheckoutShippingMethods(ctx context.Context, req api.ListCheckoutShippingMethodsRequestObject) (api.ListCheckoutShippingMethodsResponseObject, error) {
	p := req.Params
	to, err := destination(p.CustomerAddressID, p.CountryCode, p.StateProvince, p.PostalCode)
	if err != nil {
		return nil, err
	}
	offers, err := h.store.Ordering.CheckoutShipping(ctx, auth.Actor(ctx), to)
	if err != nil {
		return nil, err
	}
	return api.ListCheckoutShippingMethods200JSONResponse{Items: view.Each(offers, func(o settings.ShippingOffer) api.CheckoutShippingMethod {
		m := o.Method
		out := api.CheckoutShippingMethod{
			ShippingMethodID: m.ID, Name: o.Name, CarrierName: view.Or(m.CarrierName), ServiceCode: view.Or(m.ServiceCode), Price: m.CurrencyCode.Format(o.Charge),
			CurrencyCode: string(m.CurrencyCode), TaxIncluded: m.TaxIncluded, EstimatedMinDays: nullable.NewNullNullable[int32](),
			EstimatedMaxDays: nullable.NewNullableWithValue(int32(m.EstimatedMaxDays)), FreeOverSubtotal: view.AmountOrNull(m.CurrencyCode, m.FreeOverSubtotal),
		}
		if m.EstimatedMinDays != nil {
			out.EstimatedMinDays = nullable.NewNullableWithValue(int32(*m.EstimatedMinDays))
		}
		return out
	})}, nil
}

// ListCheckoutPaymentMethods answers GET /customer/checkout/payment-methods.
func (h *Handlers) ListCheckoutPaymentMethods(ctx context.Context, req api.ListCheckoutPaymentMethodsRequestObject) (api.ListCheckoutPaymentMethodsResponseObject, error) {
	currency, means, err := h.store.Ordering.CheckoutPayments(ctx, auth.Actor(ctx), request.Value(req.Params.CountryCode), req.Params.ShippingMethodID)
	if err != nil {
		return nil, err
	}
	return api.ListCheckoutPaymentMethods200JSONResponse{Items: view.Each(means, func(m ordering.CheckoutMeans) api.CheckoutPaymentMethod { return checkoutPaymentMethod(currency, m) })}, nil
}

func checkoutPaymentMethod(currency domain.Currency, m ordering.CheckoutMeans) api.CheckoutPaymentMethod {
	p := m.Provider
	return api.CheckoutPaymentMethod{
		PaymentProviderID: p.ID, ProviderCode: common.PaymentProviderCode(p.ProviderCode), DisplayName: p.NameIn(m.Reading), IsDefault: p.IsDefault, Livemode: p.Livemode,
		PaymentTypes: view.Each(p.PaymentTypes, func(t string) common.PaymentType { return common.PaymentType(t) }), CurrencyCode: string(currency),
		MinAmount: view.AmountOrNull(currency, p.MinAmount), MaxAmount: view.AmountOrNull(currency, p.MaxAmount),
		SupportsSavedMethods: p.Can().SavedMethods, PublicConfig: common.ProviderPublicConfig(p.Public()),
		SavedPaymentMethods: view.Each(m.Saved, view.CustomerPaymentMethod),
	}
}
