package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// The specs make each change in every possible way, such as by an administrator or by an import, and expect the same
// event each time.
var _ = Describe("The event for a changed customer", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	var reader, app apitest.Client
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("ways")
		reader = shop.AppToken("webhook:read", "customer:read")
		app = shop.AppToken("customer:write", "customer:read")
	})
	people := 0
	customer := func() (id int64, email string, self apitest.Client) {
		GinkgoHelper()
		people++
		email = fmt.Sprintf("way%d@example.com", people)
		from := shop.Storefront.From(fmt.Sprintf("198.51.%d.7", people)) // each network may sign up only a few customers
		account := from.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		self = from.Bearer(account.Text("accessToken"))
		return self.Get("/customer/user/me").OK().ID("storeCustomerId"), email, self
	}
	// changed returns the changed fields in each customer.updated event of a customer, oldest first.
	changed := func(id int64) (out []string) {
		GinkgoHelper()
		for _, item := range reader.Get(fmt.Sprintf("/webhook-event/paged?type=customer.updated&objectType=customer&objectId=%d&sort=sequence&pageSize=100", id)).OK().At("items").([]any) {
			one := reader.Get("/webhook-event?webhookEventId=" + item.(object)["webhookEventId"].(string)).OK()
			members, _ := one.At("payload.data.changes").(object)
			out = append(out, strings.Join(slices.Sorted(maps.Keys(members)), " "))
		}
		return out
	}
	ways := map[string]func(id int64, email string, self apitest.Client, change object){
		"the customer": func(_ int64, _ string, self apitest.Client, change object) { self.Patch("/customer/user", change).OK() },
		"an administrator": func(id int64, _ string, _ apitest.Client, change object) {
			shop.Admin.Patch("/admin/store-customer", with(change, "storeCustomerId", id)).OK()
		},
		"an integration": func(id int64, _ string, _ apitest.Client, change object) {
			app.Patch("/admin/store-customer", with(change, "storeCustomerId", id)).OK()
		},
		"an import": func(_ int64, email string, _ apitest.Client, change object) {
			header, row := "email,firstName,lastName", email+",,"
			for _, name := range slices.Sorted(maps.Keys(change)) {
				header, row = header+","+name, row+","+fmt.Sprint(change[name])
			}
			task := shop.Admin.Once().Upload("/admin/customer/import", "customers.csv", []byte(header+"\n"+row+"\n"), map[string]string{"onExisting": "UPDATE"}).OK()
			Eventually(func() string {
				return shop.Admin.Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", task.ID("integrationTaskId"))).OK().Text("status")
			}).Should(Equal("SUCCEEDED"))
		},
	}

	for _, c := range []struct {
		change object
		want   []string
		not    string // the actor who cannot change the field
	}{
		{object{"phoneNumber": "+49 30 5550142"}, []string{"phone phoneNumber"}, ""},
		{object{"company": "Keller & Co"}, []string{"company"}, ""},
		{object{"languageCode": "de"}, []string{"languageCode"}, ""},
		{object{"acceptsMarketing": true}, []string{"acceptsMarketing"}, ""},
		{object{"company": "Keller & Co", "taxNumber": "DE136695976", "acceptsMarketing": true}, []string{"acceptsMarketing company"}, ""},
		{object{"taxNumber": "DE136695976"}, nil, ""},
		{object{"note": "calls back"}, nil, "the customer"},
	} {
		It(fmt.Sprintf("is the same or absent for every actor that changes: %s", strings.Join(slices.Sorted(maps.Keys(c.change)), ", ")), func() {
			for _, way := range slices.Sorted(maps.Keys(ways)) {
				if way == c.not {
					continue
				}
				id, email, self := customer()
				for range 2 { // the second request changes nothing
					ways[way](id, email, self, c.change)
				}
				Expect(changed(id)).To(Equal(c.want), way)
			}
		})
	}

	It("fires when a consent is withdrawn, regardless of who records the withdrawal", func() {
		for _, way := range []string{"the customer", "an administrator", "an integration"} {
			id, email, self := customer()
			ways[way](id, email, self, object{"acceptsMarketing": true})
			ways[way](id, email, self, object{"acceptsMarketing": false})
			Expect(changed(id)).To(Equal([]string{"acceptsMarketing", "acceptsMarketing"}), way)
			Expect(reader.Get(fmt.Sprint("/store-customer?storeCustomerId=", id)).OK().At("acceptsMarketing")).To(BeFalse())
		}
	})

	It("fires when a consent is given in the cart or at checkout, including by a guest", func() {
		id, _, self := customer()
		self.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		self.Patch("/customer/cart", object{"acceptsMarketing": true}).OK()
		Expect(changed(id)).To(Equal([]string{"acceptsMarketing"}))

		id, _, self = customer()
		cart := self.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		body := apitest.Guest{Client: self, Shop: shop, CartID: cart}.Checkout("pm_card_visa")
		delete(body, "email")
		self.Once().Post("/customer/checkout", with(body, "acceptsMarketing", true)).OK()
		Expect(changed(id)).To(Equal([]string{"acceptsMarketing"}))

		id, email, _ := customer()
		guest := shop.Guest(shop.White, 1)
		order := guest.Once().Post("/customer/checkout", with(with(guest.Checkout("pm_card_visa"), "acceptsMarketing", true), "email", email)).OK().ID("orderId")
		Expect(changed(id)).To(BeEmpty())
		shop.Admin.Patch("/admin/order", object{"orderId": order, "storeCustomerId": id}).Is(http.StatusOK)
		Expect(changed(id)).To(Equal([]string{"acceptsMarketing"}))
	})
})
