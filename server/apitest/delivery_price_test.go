package apitest_test

import (
	"encoding/csv"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// The variant of the shop costs 49.00.
var _ = Describe("A subscription's prices per delivery", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("deliveries")
	})

	// pays is a plan, and the charge of its first order.
	type pays struct {
		terms   object
		each    []string // price of one unit in each delivery that the charge pays for; none if it pays for one
		unit    string   // their sum
		before  string   // list price of the same deliveries
		next    string   // price of one unit in the next delivery
		printed string   // prices by delivery on documents and in mails
	}
	texts := func(list any) (out []string) {
		GinkgoHelper()
		for _, v := range list.([]any) {
			out = append(out, v.(string))
		}
		return out
	}
	DescribeTable("are equal on all surfaces", func(name string, of pays) {
		terms := object{"name": name}
		maps.Copy(terms, of.terms)
		email := strings.ToLower(strings.ReplaceAll(name, " ", "-")) + "@example.com"
		me, id := shop.SubscribeTo(email, terms)
		order := me.Get("/customer/order/paged").OK().ID("items.0.orderId")

		By("the order, for its buyer, the administrator and integrations")
		staff := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		for surface, line := range map[string]*apitest.Answer{
			"customer": me.Get(fmt.Sprint("/customer/order?orderId=", order)).OK(), "admin": staff,
			"public": shop.AppToken("order:read").Get(fmt.Sprint("/order?orderId=", order)).OK(),
		} {
			Expect(line.Text("items.0.unitPrice")).To(Equal(of.unit), surface)
			Expect(texts(line.At("items.0.deliveryPrices"))).To(Equal(of.each), surface)
		}
		Expect(staff.Text("items.0.unitPriceBeforeDiscount")).To(Equal(of.before))

		By("the export")
		rows, err := csv.NewReader(strings.NewReader(string(shop.Admin.Get("/admin/order/export?format=csv&rows=LINE&search=" + staff.Text("orderNumber")).OK().Body))).ReadAll()
		Expect(err).NotTo(HaveOccurred())
		cell := func(column string) string { return rows[1][slices.Index(rows[0], column)] }
		Expect([]string{cell("unitPrice"), cell("deliveryPrices")}).To(Equal([]string{of.unit, of.printed}))

		By("the invoice in each language")
		for language, word := range map[string]string{"en": "Deliveries:", "de": "Lieferungen:", "fr": "Livraisons:", "es": "Entregas:", "it": "Consegne:"} {
			text := printedText(shop.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&languageCode=%s", order, language)).OK().Body)
			if of.printed == "" {
				Expect(text).NotTo(ContainSubstring(word), language)
				continue
			}
			printed := of.printed
			if language != "en" {
				printed = strings.ReplaceAll(printed, ".", ",")
			}
			Expect(strings.Join(strings.Fields(text), "")).To(ContainSubstring(strings.ReplaceAll(word+printed, " ", "")), language)
		}

		By("the subscription and its estimate")
		for surface, read := range map[string]*apitest.Answer{
			"customer": me.Get(fmt.Sprint("/customer/subscription?subscriptionId=", id)).OK(),
			"admin":    shop.Admin.Get(fmt.Sprint("/admin/subscription?subscriptionId=", id)).OK(),
		} {
			Expect(read.Text("items.0.unitPrice")).To(Equal(of.next), surface)
		}
		for _, item := range shop.AppToken("subscription:read").Get("/subscription/paged").OK().At("items").([]any) {
			if line := item.(object); fmt.Sprint(line["subscriptionId"]) == fmt.Sprint(id) {
				Expect(line).To(HaveKeyWithValue("unitPrice", of.next))
			}
		}
		for surface, by := range map[string]apitest.Client{"/customer": me, "/admin": shop.Admin, "": shop.AppToken("subscription:read")} {
			estimate := by.Get(fmt.Sprint(surface, "/subscription/estimate?subscriptionId=", id)).OK()
			Expect(estimate.Text("items.0.unitPrice")).To(Equal(of.next), surface)
			Expect(estimate.At("items.0.deliveryPrices")).To(BeEmpty(), surface)
		}
	},
		Entry("of a monthly plan", "Each month", pays{object{"pricing": object{"type": "PERCENTAGE", "value": "10"}}, nil, "44.10", "49.00", "44.10", ""}),
		Entry("of a prepaid plan", "Three in advance", pays{object{"pricing": object{"type": "PERCENTAGE", "value": "10"}, "prepaidCycles": 3},
			[]string{"44.10", "44.10", "44.10"}, "132.30", "147.00", "44.10", "3 × 44.10"}),
		Entry("of a prepaid plan whose introductory price ends within the term", "Half price twice", pays{object{"pricing": object{"type": "PERCENTAGE", "value": "50", "firstCycles": 2, "thenValue": "0"}, "prepaidCycles": 3},
			[]string{"24.50", "24.50", "49.00"}, "98.00", "147.00", "24.50", "2 × 24.50 + 1 × 49.00"}),
	)

	It("are equal on all surfaces and in events after a volume price, another plan, a fixed price and a renewal", func(ctx SpecContext) {
		shop := world.Shop("volumes")
		price := func(amount string, from int) object {
			return object{"variantId": shop.White, "currencyCode": "EUR", "amount": amount, "minQuantity": from}
		}
		shop.Admin.Put("/admin/price", object{"variantIds": []any{shop.White}, "prices": []any{price("49.00", 1), price("40.00", 3)}}).OK()
		me, id := shop.SubscribeTo("volume@example.com", object{"name": "Monthly", "pricing": object{"type": "PERCENTAGE", "value": "10"}})
		cheaper := shop.Admin.Once().Post("/admin/subscription-plan", object{"name": "Cheaper", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []any{shop.ProductID},
			"pricing": object{"type": "PERCENTAGE", "value": "20"}}).OK().ID("subscriptionPlanId")
		app := shop.AppToken(apitest.OfEvents("subscription:read", "webhook:read")...)
		read := fmt.Sprint("?subscriptionId=", id)
		event := func() any {
			GinkgoHelper()
			for _, row := range rowsAt(app.Get("/webhook-event/paged?sort=-sequence&pageSize=100").OK(), "items") {
				if payload := app.Get("/webhook-event?webhookEventId=" + row["webhookEventId"].(string)).OK(); strings.HasPrefix(row["type"].(string), "subscription.") {
					return payload.At("payload.data.object.items.0.unitPrice")
				}
			}
			return "no event"
		}
		agree := func(what, unit string, quantity int64) {
			GinkgoHelper()
			got, want := map[string]any{"event": event()}, map[string]any{"event": unit}
			for surface, by := range map[string]apitest.Client{"/customer": me, "/admin": shop.Admin, "": app} {
				estimate := by.Get(surface + "/subscription/estimate" + read).OK()
				got[surface+" estimate"], want[surface+" estimate"] = estimate.Text("items.0.unitPrice"), unit
				sum := amountOf(unit).Times(quantity).Fixed(2)
				got[surface+" estimated line"], want[surface+" estimated line"] = estimate.Text("items.0.lineTotal"), sum
			}
			for surface, a := range map[string]*apitest.Answer{"customer": me.Get("/customer/subscription" + read).OK(), "admin": shop.Admin.Get("/admin/subscription" + read).OK()} {
				got[surface], want[surface] = a.Text("items.0.unitPrice"), unit
			}
			got["integration's list"], want["integration's list"] = app.Get("/subscription/paged").OK().Text("items.0.unitPrice"), unit
			world.Clock.Advance(6 * time.Minute) // the dashboard is at most five minutes old
			shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
			got["revenue"], want["revenue"] = shop.Admin.Get("/admin/dashboard").OK().Text("subscriptions.mrr"), amountOf(unit).Times(quantity).Fixed(2)
			Expect(got).To(Equal(want), what)
		}
		agree("of one unit", "44.10", 1)
		item := shop.Admin.Get("/admin/subscription" + read).OK().At("items.0.subscriptionItemId")
		change := func(fields object) {
			GinkgoHelper()
			shop.Admin.Once().Post("/admin/subscription/items", object{"subscriptionId": id, "update": []any{with(fields, "subscriptionItemId", item)}}).OK()
		}
		change(object{"quantity": 3})
		agree("of three units, which have a volume price", "36.00", 3)
		shop.Admin.Once().Patch("/admin/subscription", object{"subscriptionId": id, "subscriptionPlanId": cheaper}).OK()
		agree("on a plan with a higher discount", "32.00", 3)
		change(object{"quantity": 1})
		agree("of one unit again, without the volume price", "39.20", 1)
		change(object{"unitPrice": "30.00"})
		agree("at a fixed price", "30.00", 1)
		change(object{"unitPrice": nil})
		agree("at the plan's price again", "39.20", 1)

		shop.Admin.Post("/admin/subscription/date", object{"subscriptionId": id, "nextProcessingDate": shop.Day(0)}).OK()
		shop.Admin.Once().Post("/admin/subscription/process/all", object{"subscriptionIds": []any{id}}).OK()
		Eventually(func() string { return shop.Admin.Get("/admin/subscription" + read).OK().Text("cycleNumber") }).Should(Equal("2"))
		renewal := shop.Admin.Get("/admin/order/details?orderId=" + me.Get("/customer/order/paged").OK().Text("items.0.orderId")).OK()
		Expect([]string{renewal.Text("items.0.unitPrice"), renewal.Text("items.0.lineTotal")}).To(Equal([]string{"39.20", "39.20"}))
		agree("after a renewal at this price", "39.20", 1)
	})
})
