package admin_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Orders", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var ada apitest.Client
	var customerID, download int64
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("states")
		ada = shop.Admin
		shop.Subscribe("mia@example.com")
		customerID = ada.Get("/admin/customer/paged?search=mia@example.com").OK().ID("items.0.storeCustomerId")
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 5000}}}).OK()
		download = ada.Post("/admin/product", object{"name": "Brewing course", "productType": "DIGITAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID,
			"variants": []any{object{"sku": "COURSE", "trackInventory": false, "prices": []any{object{"currencyCode": "EUR", "amount": "30.00"}}}}}).OK().ID("variants.0.variantId")
	})
	setting := func(name string, value, otherwise any) {
		GinkgoHelper()
		ada.Patch("/admin/store/settings", object{name: value}).OK()
		DeferCleanup(func() { ada.Patch("/admin/store/settings", object{name: otherwise}).OK() })
	}
	details := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}
	two := func() []any { return []any{object{"variantId": shop.White, "quantity": 2}} }
	// place places an order of two white sets for 122.45, or of the given items. The order is paid with the card; ""
	// means that the order awaits an offline payment.
	place := func(card string, items ...any) int64 {
		GinkgoHelper()
		if len(items) == 0 {
			items = two()
		}
		body := object{"storeCustomerId": customerID, "items": items, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
		if card != "" {
			body["payment"] = object{"paymentProviderId": shop.ProviderID, "paymentToken": card}
		}
		return ada.Once().Post("/admin/order", body).OK().ID("orderId")
	}
	edit := func(id int64, change object) *apitest.Answer {
		GinkgoHelper()
		change["orderId"], change["version"] = id, details(id).ID("version")
		return ada.Patch("/admin/order", change)
	}
	quantity := func(id int64, n int) object {
		return object{"items": []any{object{"lineItemId": details(id).Text("items.0.lineItemId"), "quantity": n}}}
	}
	post := func(what string, id int64, besides ...any) *apitest.Answer {
		GinkgoHelper()
		body := object{"orderId": id}
		for i := 0; i < len(besides); i += 2 {
			body[besides[i].(string)] = besides[i+1]
		}
		return ada.Once().Post("/admin/order/"+what, body)
	}
	returned := func(id int64) []any {
		var lines []any
		for _, item := range details(id).At("items").([]any) {
			lines = append(lines, object{"lineItemId": item.(map[string]any)["lineItemId"], "quantity": item.(map[string]any)["quantity"], "amount": "0.00"})
		}
		return lines
	}
	actions := func(id int64) []any { return details(id).At("allowedActions").([]any) }

	It("with two authorizations capture the amount due once and release the rest", func() {
		setting("captureMode", "ON_FULFILLMENT", "AUTOMATIC")
		for _, how := range []func(id int64){
			func(id int64) { post("fulfill", id).OK() },
			func(id int64) { post("capture", id).OK() },
			func(id int64) { // all parcels request the capture concurrently
				line := details(id).Text("items.0.lineItemId")
				done := make(chan int, 2)
				for range 2 {
					go func() {
						defer GinkgoRecover()
						done <- post("fulfill", id, "items", []any{object{"lineItemId": line, "quantity": 1}}).OK().Status
					}()
				}
				<-done
				<-done
			},
		} {
			id := place("pm_card_visa")
			edit(id, quantity(id, 3)).OK()
			Expect(post("charge", id).OK().Text("balance.authorized")).To(Equal("180.76"))
			edit(id, quantity(id, 2)).OK()
			how(id)
			o := details(id)
			Expect([]string{o.Text("grandTotal"), o.Text("paymentStatus"), o.Text("balance.captured"), o.Text("balance.authorized"), o.Text("balance.overpaid")}).
				To(Equal([]string{"122.45", "PAID", "122.45", "0.00", "0.00"}))
			Expect([]string{o.Text("payments.0.status"), o.Text("payments.1.status")}).To(Equal([]string{"CAPTURED", "VOIDED"}))
			Expect(string(o.Body)).To(ContainSubstring("Rest of an authorization released: 58.31 EUR"))
		}
	})

	It("without goods to ship are captured before any shipment", func() {
		setting("captureMode", "ON_FULFILLMENT", "AUTOMATIC")
		sold := details(place("pm_card_visa", object{"variantId": download, "quantity": 1}))
		Expect([]string{sold.Text("paymentStatus"), sold.Text("status"), sold.Text("fulfillmentStatus"), sold.Text("balance.authorized")}).To(Equal([]string{"PAID", "COMPLETED", "NOT_REQUIRED", "0.00"}))
		By("removing the goods by an edit")
		mixed := place("pm_card_visa", object{"variantId": shop.White, "quantity": 1}, object{"variantId": download, "quantity": 1})
		o := details(mixed)
		Expect(o.Text("paymentStatus")).To(Equal("AUTHORIZED"))
		edit(mixed, object{"items": []any{object{"lineItemId": o.Text("items.1.lineItemId"), "quantity": 1}}}).OK()
		o = details(mixed)
		Expect([]string{o.Text("paymentStatus"), o.Text("status"), o.Text("balance.captured"), o.Text("balance.authorized")}).To(Equal([]string{"PAID", "COMPLETED", o.Text("grandTotal"), "0.00"}))
		By("waiting for the end of a hold")
		held := place("pm_card_visa", object{"variantId": shop.White, "quantity": 1}, object{"variantId": download, "quantity": 1})
		post("hold", held, "reason", "FRAUD").OK()
		edit(held, object{"items": []any{object{"lineItemId": details(held).Text("items.1.lineItemId"), "quantity": 1}}}).OK()
		Expect(details(held).Text("paymentStatus")).To(Equal("AUTHORIZED"))
		post("release", held).OK()
		world.Clock.Advance(time.Minute)
		Eventually(func() string { return details(held).Text("paymentStatus") }).Should(Equal("PAID"))
	})

	It("that were shipped unpaid can be canceled once the goods have come back", func() {
		setting("allowUnsecuredFulfillment", true, false)
		stock := func() []string {
			a := ada.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK()
			return []string{a.Text("variants.0.stockOnHand"), a.Text("variants.0.stockReserved")}
		}
		before := stock()
		id := place("")
		post("fulfill", id).OK()
		post("cancel", id, "reason", "OTHER").Refused(domain.InvalidStateTransition)
		Expect(actions(id)).NotTo(ContainElement("CANCEL"))
		post("refund", id, "reason", "RETURN_SELLABLE", "lines", returned(id)).OK()
		Expect(actions(id)).To(ContainElements("CANCEL", "OFFLINE_PAYMENT"))
		post("cancel", id, "reason", "PAYMENT_NOT_RECEIVED").OK()
		o := details(id)
		Expect([]string{o.Text("status"), o.Text("paymentStatus"), o.Text("balance.due")}).To(Equal([]string{"CANCELLED", "VOIDED", "0.00"}))
		Expect(stock()).To(Equal(before), "the goods are back once")
		Expect([]string{o.Text("invoices.0.type"), o.Text("invoices.0.total"), o.Text("invoices.1.type"), o.Text("invoices.1.total")}).To(ConsistOf("INVOICE", "122.45", "CREDIT_NOTE", "122.45"))
	})

	It("with a pending bank debit can be canceled, and refund the debit if it succeeds", func() {
		for card, end := range map[string]string{"pm_usBankAccount_success": "REFUNDED", "pm_usBankAccount_insufficientFunds": "VOIDED"} {
			for _, how := range []string{"cancel", "void"} {
				id := place(card)
				Expect(actions(id)).To(And(ContainElements("CANCEL", "VOID"), Not(ContainElement("EDIT"))))
				refused := edit(id, quantity(id, 1))
				Expect([]any{refused.Status, refused.Header.Get("Retry-After")}).To(Equal([]any{http.StatusConflict, ""}), "nobody is to poll for days")
				o := post(how, id, "reason", "CUSTOMER_REQUEST").OK()
				Expect([]string{o.Text("status"), o.Text("fulfillmentStatus"), o.Text("balance.due")}).To(Equal([]string{"CANCELLED", "CANCELLED", "0.00"}))
				world.Clock.Advance(time.Minute)
				read := func() string { o = details(id); return o.Text("paymentStatus") }
				Eventually(read).Should(Equal(end), "%s, %s", card, how)
				if end == "REFUNDED" {
					Eventually(func() string {
						world.Clock.Advance(10 * time.Second) // the refund becomes due, and the login is still valid
						return details(id).Text("refunds.0.status")
					}).WithPolling(time.Second).Should(Equal("COMPLETED"))
					Expect([]string{o.Text("refunds.0.amount"), o.Text("balance.refundable")}).To(Equal([]string{"122.45", "0.00"}))
				}
			}
		}
	})

	It("list exactly the actions that they accept", func() {
		setting("allowUnsecuredFulfillment", true, false)
		by := func(mode string, f func() int64) func() int64 {
			return func() int64 {
				ada.Patch("/admin/store/settings", object{"captureMode": mode}).OK()
				defer func() { ada.Patch("/admin/store/settings", object{"captureMode": "AUTOMATIC"}).OK() }()
				return f()
			}
		}
		after := func(f func() int64, do ...func(id int64)) func() int64 {
			return func() int64 {
				id := f()
				for _, step := range do {
					step(id)
				}
				return id
			}
		}
		does := func(what string, besides ...any) func(id int64) {
			return func(id int64) { post(what, id, besides...).OK() }
		}
		paid, unpaid := func() int64 { return place("pm_card_visa") }, func() int64 { return place("") }
		held := by("MANUAL", paid)
		because := []any{"reason", "OTHER"}
		disputed := func(id int64) {
			ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp", "amount": "50.00"}).OK()
		}
		decided := func(status string) func(id int64) {
			return func(id int64) {
				ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp", "status": status}).OK()
			}
		}
		coins := ada.Post("/admin/store/payment-provider", object{"providerCode": "SANDBOX", "displayName": "Coins", "isActive": true, "paymentTypes": []any{"CRYPTO"}}).OK().ID("paymentProviderId")
		states := map[string]func() int64{
			"coins awaited": func() int64 {
				guest := shop.Guest(shop.White, 2)
				body := guest.Checkout("")
				body["payment"] = object{"paymentProviderId": coins}
				return guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
			},
			"draft": func() int64 {
				return ada.Once().Post("/admin/order", object{"isDraft": true, "storeCustomerId": customerID, "items": two(), "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
			},
			"unpaid": unpaid, "paid": paid, "authorized": held,
			"bank debit pending": func() int64 { return place("pm_usBankAccount_success") },
			"captured in part":   after(held, does("capture", "amount", "20.00")),
			"captured finally":   after(held, does("capture", "amount", "20.00", "isFinal", true)),
			"on hold":            after(paid, does("hold", because...)),
			"shipped":            after(paid, does("fulfill")),
			"shipped unpaid":     after(unpaid, does("fulfill")),
			"back unpaid":        after(unpaid, does("fulfill"), func(id int64) { post("refund", id, "reason", "RETURN_SELLABLE", "lines", returned(id)).OK() }),
			"refunded":           after(paid, does("refund", because...)),
			"given in part":      after(paid, does("refund", "reason", "GOODWILL", "amount", "5.00")),
			"disputed":           after(paid, disputed),
			"dispute lost":       after(paid, disputed, decided("LOST")),
			"dispute won":        after(paid, disputed, decided("WON")),
			"canceled":           after(paid, does("cancel", because...)),
			"canceled unpaid":    after(unpaid, does("cancel", because...)),
			"voided":             after(held, does("void", because...)),
			"money kept":         after(paid, does("cancel", "reason", "OTHER", "refundPayment", false)),
			"free replacement": func() int64 {
				return post("replace", paid(), "reason", "LOST").OK().ID("orderId")
			},
			"replaced": after(paid, does("replace", "reason", "LOST")),
		}
		requests := map[string]func(id int64) *apitest.Answer{
			"PLACE":           func(id int64) *apitest.Answer { return post("place", id) },
			"CAPTURE":         func(id int64) *apitest.Answer { return post("capture", id) },
			"VOID":            func(id int64) *apitest.Answer { return post("void", id, because...) },
			"OFFLINE_PAYMENT": func(id int64) *apitest.Answer { return post("offline-payment", id, "method", "CASH") },
			"CHARGE":          func(id int64) *apitest.Answer { return post("charge", id) },
			"PAYMENT_LINK":    func(id int64) *apitest.Answer { return post("payment-link", id) },
			"REFUND": func(id int64) *apitest.Answer {
				if a := post("refund", id, because...); a.Status == http.StatusOK || details(id).Text("fulfillmentStatus") != "FULFILLED" {
					return a
				}
				return post("refund", id, "reason", "RETURN_SELLABLE", "lines", returned(id))
			},
			"CANCEL":  func(id int64) *apitest.Answer { return post("cancel", id, because...) },
			"FULFILL": func(id int64) *apitest.Answer { return post("fulfill", id) },
			"HOLD":    func(id int64) *apitest.Answer { return post("hold", id, because...) },
			"RELEASE": func(id int64) *apitest.Answer { return post("release", id) },
			"EDIT": func(id int64) *apitest.Answer {
				return edit(id, object{"discount": object{"discountType": "FIXED_AMOUNT", "value": "0.10"}})
			},
			"REPLACE": func(id int64) *apitest.Answer { return post("replace", id, "reason", "LOST") },
		}
		// In these states, the operations answer 200 but do nothing, or change only the existing hold.
		idle := map[string]func(o *apitest.Answer) bool{
			"VOID":    func(o *apitest.Answer) bool { return o.Text("status") == "CANCELLED" },
			"CANCEL":  func(o *apitest.Answer) bool { return o.Text("status") == "CANCELLED" },
			"RELEASE": func(o *apitest.Answer) bool { return o.Text("fulfillmentStatus") != "ON_HOLD" },
			"HOLD":    func(o *apitest.Answer) bool { return o.Text("fulfillmentStatus") == "ON_HOLD" },
		}
		var wrong []string
		tried := 0
		for state, build := range states {
			for action, request := range requests {
				id := build()
				before := details(id)
				if idle[action] != nil && idle[action](before) && before.Text("status") != "DRAFT" {
					Expect(before.At("allowedActions")).NotTo(ContainElement(action), "%s: %s", state, action)
					continue
				}
				offered := slices.Contains(before.At("allowedActions").([]any), any(action))
				a := request(id)
				tried++
				if state == "bank debit pending" && a.Status != http.StatusOK && details(id).Text("paymentStatus") != "PENDING" {
					continue // the bank has decided in the meantime
				}
				if offered != (a.Status == http.StatusOK) {
					wrong = append(wrong, fmt.Sprintf("%s: %s offered %v, answered %d %s", state, action, offered, a.Status, a.Body))
				}
				if a.Status >= 500 && a.Status != http.StatusServiceUnavailable {
					wrong = append(wrong, fmt.Sprintf("%s: %s failed", state, action))
				}
			}
		}
		Expect(strings.Join(wrong, "\n")).To(BeEmpty())
		AddReportEntry("figures", fmt.Sprintf("%d states, %d requests", len(states), tried))
	})

	It("allow a replacement of unpaid goods only if the replacement is paid", func() {
		for state, id := range map[string]int64{
			"unpaid":   place(""),
			"pending":  place("pm_usBankAccount_success"),
			"canceled": func() int64 { id := place("pm_card_visa"); post("cancel", id, "reason", "OTHER").OK(); return id }(),
			"refunded": func() int64 { id := place("pm_card_visa"); post("refund", id, "reason", "OTHER").OK(); return id }(),
			"given back by amount": func() int64 {
				id := place("pm_card_visa")
				post("refund", id, "reason", "GOODWILL", "amount", "122.45").OK()
				return id
			}(),
		} {
			for _, items := range [][]any{nil, {object{"lineItemId": details(id).Text("items.0.lineItemId"), "quantity": 1}}} {
				besides := []any{"reason", "LOST"}
				if items != nil {
					besides = append(besides, "items", items)
				}
				Expect(post("replace", id, besides...).Status).To(Equal(http.StatusConflict), state)
			}
			Expect(actions(id)).NotTo(ContainElement("REPLACE"), state)
		}
		By("counting the refunded units of a line")
		id := place("pm_card_visa")
		line := details(id).Text("items.0.lineItemId")
		post("refund", id, "reason", "DAMAGED_GOODS", "lines", []any{object{"lineItemId": line, "quantity": 1}}).OK()
		p := post("replace", id, "reason", "DAMAGED", "items", []any{object{"lineItemId": line, "quantity": 2}}).Refused(domain.InvalidValue)
		Expect(p.Errors[0].Pointer).To(Equal("/items/0/quantity"))
		post("replace", id, "reason", "DAMAGED", "items", []any{object{"lineItemId": line, "quantity": 1}}).OK()
	})
})
