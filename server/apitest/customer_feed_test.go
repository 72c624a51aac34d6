package apitest_test

import (
	"fmt"
	"maps"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = It("A list of customers with modifiedSince includes a customer after each change to their addresses and payment methods", func(ctx SpecContext) {
	w := apitest.Start(ctx)
	shop := w.Shop("feed")
	shop.Subscribe("mia@example.com")
	login := shop.Storefront.Post("/customer/store/login", map[string]any{"email": "mia@example.com", "password": "seven slow kettles"}).OK()
	mia, id := shop.Storefront.Bearer(login.Text("accessToken")), login.ID("customer.storeCustomerId")
	app := shop.AppToken("customer:read", "customer:write")
	modified := func(since time.Time) (ids []string) {
		GinkgoHelper()
		at := since.UTC().Format("2006-01-02T15:04:05.000Z")
		for _, list := range []*apitest.Answer{app.Get("/store-customer/paged?modifiedSince=" + at), shop.Admin.Get("/admin/customer/paged?modifiedSince=" + at)} {
			for _, row := range list.OK().At("items").([]any) {
				ids = append(ids, fmt.Sprint(row.(map[string]any)["storeCustomerId"]))
			}
		}
		return ids
	}
	both := []string{fmt.Sprint(id), fmt.Sprint(id)}
	home := maps.Clone(apitest.Home)
	home["streetLine1"] = "Lindenweg 4"
	var address, own, card int64
	for _, change := range []struct {
		name string
		run  func()
	}{
		{"an address that the customer adds", func() { own = mia.Once().Post("/customer/user-address", home).OK().ID("customerAddressId") }},
		{"an address that the customer changes", func() {
			mia.Patch("/customer/user-address", map[string]any{"customerAddressId": own, "streetLine2": "c/o Brandt"}).OK()
		}},
		{"a new default address", func() {
			mia.Patch("/customer/user-address/default", map[string]any{"customerAddressId": own}).OK()
		}},
		{"an address that an integration adds", func() {
			other := maps.Clone(home)
			other["storeCustomerId"], other["streetLine1"] = id, "Marktplatz 1"
			address = app.Once().Post("/store-customer/address", other).OK().ID("customerAddressId")
		}},
		{"an address that is removed", func() { mia.Delete(fmt.Sprint("/customer/user-address?customerAddressId=", address)).OK() }},
		{"a card that is saved", func() {
			card = mia.Once().Post("/customer/customer-payment-method", map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_mastercard"}).OK().ID("customerPaymentMethodId")
		}},
		{"a new default card", func() {
			mia.Patch("/customer/customer-payment-method/default", map[string]any{"customerPaymentMethodId": card}).OK()
		}},
		{"a card that is removed", func() {
			mia.Delete(fmt.Sprint("/customer/customer-payment-method?customerPaymentMethodId=", card)).OK()
		}},
	} {
		w.Clock.Advance(2 * time.Second)
		since := w.Clock.Now()
		Expect(modified(since)).To(BeEmpty(), "before %s", change.name)
		change.run()
		Expect(modified(since)).To(Equal(both), change.name)
	}
})
