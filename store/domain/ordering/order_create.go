package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Line returns the pointer of a line of the request in errors.
func (in OrderCreate) Line(i int) string {
	if in.Replaces != nil && in.Replaces.whole {
		return "/items"
	}
	if in.Replaces != nil {
		return Within(in.Replaces.lines, i)
	}
	return Within("/items", i)
}

// Request converts the order's data to a checkout, with normalized addresses. The billing address
// defaults to the shipping address.
func (in OrderCreate) Request(store *settings.Store, now time.Time) (out Checkout, err error) {
	if err := domain.CheckPast("/orderDate", in.OrderDate, now); err != nil {
		return out, err
	}
	if err := domain.CheckLanguage("/languageCode", in.LanguageCode); err != nil {
		return out, err
	}
	out = Checkout{Email: in.Email, ReferrerCode: in.ReferrerCode, Note: in.CustomerNote, CustomFields: in.CustomFields, OrderDate: in.OrderDate}
	if in.ShippingAddress != nil {
		if out.ShippingAddress, err = in.ShippingAddress.Given(store.Settings.AllowedCountryCodes, "/shippingAddress"); err != nil {
			return out, err
		}
	}
	out.BillingAddress = out.ShippingAddress
	if in.BillingAddress != nil {
		out.BillingAddress, err = in.BillingAddress.Given(nil, "/billingAddress")
	}
	if err == nil && !in.KeptFields {
		err = domain.CheckCustomFields("ORDER", in.CustomFields, store.Settings.CustomFieldDefinitions, "/customFields")
	}
	return out, err
}

// Priced returns an error if the administrator set an invalid shipping price or discount.
func (in OrderCreate) Priced(currency domain.Currency, ships bool) error {
	switch {
	case in.ShippingPrice != nil && !ships:
		return domain.Invalid("/shippingPrice", "A price needs its shipping method.")
	case in.ShippingPrice != nil && !currency.Fits(*in.ShippingPrice):
		return domain.Invalid("/shippingPrice", "%s has %d digits after the point.", currency, currency.Digits())
	case in.Discount != nil:
		return in.Discount.Check(currency, "/discount")
	}
	return nil
}
