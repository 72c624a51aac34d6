package admin_test

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

// euros formats cents.
func euros(cents int64) string { return fmt.Sprintf("%d.%02d", cents/100, cents%100) }

var _ = Describe("An exchange", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	var medium, large, silk, book int64 // shirts for 20.00, 20.00 and 31.55 net at 19 %, and a book for 12.55 net at 7 %
	var shirts, books int64
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("exchange")
		ada = shop.Admin
		policy := func(fee string) object {
			return object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{},
				"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 30, "withdrawalDays": 14, "restockingRate": "0", "returnShipping": []any{object{"currencyCode": "EUR", "amount": fee}}}}}}
		}
		ada.Patch("/admin/store/settings", policy("2.50")).OK()
		reduced := ada.Post("/admin/product/tax-class", object{"name": "Reduced", "code": "RED", "rates": []any{object{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().ID("taxClassId")
		variant := func(sku, price string) object {
			return object{"sku": sku, "stockOnHand": 500, "prices": []any{object{"currencyCode": "EUR", "amount": price}}}
		}
		sized := func(v object, size string) object {
			v["optionValues"] = []any{object{"optionName": "Size", "value": size}}
			return v
		}
		shirt := ada.Post("/admin/product", object{"name": "Shirt", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID,
			"options":  []any{object{"name": "Size", "values": []any{object{"value": "M"}, object{"value": "L"}, object{"value": "Silk"}}}},
			"variants": []any{sized(variant("SHIRT-M", "20.00"), "M"), sized(variant("SHIRT-L", "20.00"), "L"), sized(variant("SHIRT-SILK", "31.55"), "Silk")}}).OK()
		shirts, medium, large, silk = shirt.ID("productId"), shirt.ID("variants.0.variantId"), shirt.ID("variants.1.variantId"), shirt.ID("variants.2.variantId")
		reading := ada.Post("/admin/product", object{"name": "Book", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": reduced, "variants": []any{variant("BOOK", "12.55")}}).OK()
		books, book = reading.ID("productId"), reading.ID("variants.0.variantId")
	})

	details := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
	}
	// available returns the units on hand of M, L, silk and the book that can be sold, and the units on hand.
	available := func() (left, onHand []int64) {
		GinkgoHelper()
		shirt, reading := ada.Get(fmt.Sprint("/admin/product?productId=", shirts)).OK(), ada.Get(fmt.Sprint("/admin/product?productId=", books)).OK()
		for i := range 3 {
			at := fmt.Sprintf("variants.%d.", i)
			left, onHand = append(left, shirt.ID(at+"stockAvailable")), append(onHand, shirt.ID(at+"stockOnHand"))
		}
		return append(left, reading.ID("variants.0.stockAvailable")), append(onHand, reading.ID("variants.0.stockOnHand"))
	}
	// bought returns a paid order whose units of a variant are all delivered.
	bought := func(variant int64, units int) (order int64, line string, guest apitest.Guest) {
		GinkgoHelper()
		guest = shop.Guest(variant, units)
		order = guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		parcel := ada.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK().ID("shipmentId")
		ada.Once().Patch("/admin/shipment", object{"shipmentId": parcel, "status": "DELIVERED"}).OK()
		return order, details(order).Text("items.0.lineItemId"), guest
	}
	wants := func(order int64, line string, units int, variants ...int64) object {
		var lines []any
		for _, v := range variants {
			lines = append(lines, object{"lineItemId": line, "variantId": v, "quantity": units / len(variants)})
		}
		return object{"orderId": order, "kind": "EXCHANGE", "lines": []any{object{"lineItemId": line, "quantity": units}}, "exchangeLines": lines}
	}
	create := func(body object) *apitest.Answer {
		GinkgoHelper()
		return ada.Once().Post("/admin/return", body).OK()
	}
	receive := func(ret int64, line string, units int, condition string) {
		GinkgoHelper()
		ada.Once().Post("/admin/return/receive", object{"returnId": ret, "lines": []any{object{"lineItemId": line, "quantity": units, "condition": condition}}}).OK()
	}
	exchange := func(ret int64, more ...any) *apitest.Answer {
		GinkgoHelper()
		body := object{"returnId": ret}
		for i := 0; i < len(more); i += 2 {
			body[more[i].(string)] = more[i+1]
		}
		return ada.Once().Post("/admin/return/exchange", body)
	}
	// credited returns the net amounts and taxes of the credit notes of an order, by rate.
	credited := func(order int64) map[string]string {
		GinkgoHelper()
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(ada.Get(fmt.Sprint("/admin/invoice/export?type=CREDIT_NOTE&orderId=", order)).OK().Body), "\ufeff"))).ReadAll()
		Expect(err).NotTo(HaveOccurred())
		out := map[string]string{}
		column := func(name string) int { return slices.Index(rows[0], name) }
		for _, row := range rows[1:] {
			out[row[column("taxRate")]] += row[column("net")] + " " + row[column("tax")] + ";"
		}
		return out
	}

	It("for goods of the same price ships them and moves the buyer's money to the new order", func() {
		order, line, _ := bought(medium, 2)
		left, onHand := available()
		p := ada.Once().Post("/admin/return/preview", wants(order, line, 1, large)).OK()
		Expect([]string{p.Text("goodsTotal"), p.Text("refundTotal"), p.Text("exchangeTotal"), p.Text("amountDue"), p.Text("amountRefunded")}).
			To(Equal([]string{"23.80", "21.30", "23.80", "2.50", "0.00"}), "the return fee is due")
		now, _ := available()
		Expect(now).To(Equal(left), "a preview reserves nothing")

		By("reserving from the approval on")
		made := create(wants(order, line, 1, large))
		ret := made.ID("returnId")
		Expect([]any{made.Text("status"), made.Text("exchangeLines.0.sku"), made.ID("exchangeLines.0.reservedQuantity"), made.At("replacementOrderId"), made.At("allowedActions")}).
			To(Equal([]any{"APPROVED", "SHIRT-L", int64(1), nil, []any{"SEND", "RECEIVE", "EXCHANGE", "CANCEL"}}))
		now, _ = available()
		Expect(now).To(Equal([]int64{left[0], left[1] - 1, left[2], left[3]}))

		By("placing the replacement order after the receipt, without fees")
		receive(ret, line, 1, "SELLABLE")
		ada.Once().Post("/admin/return/complete", object{"returnId": ret}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		client := ada.Once()
		done := client.Post("/admin/return/exchange", object{"returnId": ret, "chargesFees": false}).OK()
		Expect(client.Post("/admin/return/exchange", object{"returnId": ret, "chargesFees": false}).OK().ID("replacementOrderId")).To(Equal(done.ID("replacementOrderId")))
		exchange(ret).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		next, was := details(done.ID("replacementOrderId")), details(order)
		Expect([]string{next.Text("paymentStatus"), next.Text("grandTotal"), next.Text("shippingTotal"), next.Text("balance.due"), next.Text("items.0.sku"), next.Text("payments.0.amount"), next.Text("payments.0.offlineMethod")}).
			To(Equal([]string{"PAID", "23.80", "0.00", "0.00", "SHIRT-L", "23.80", "OTHER"}))
		Expect(next.ID("replacedOrderNumber")).To(Equal(was.ID("orderNumber")))
		Expect([]any{was.Text("balance.refunded"), was.ID("items.0.refundedQuantity"), was.ID("items.0.returnedQuantity"), was.At("replacementOrderNumber")}).To(Equal([]any{"23.80", int64(1), int64(1), nil}))
		Expect([]any{done.ID("refundIds.0"), done.ID("lines.0.restockedQuantity"), done.ID("exchangeLines.0.reservedQuantity")}).To(Equal([]any{was.ID("refunds.0.refundId"), int64(1), int64(0)}))
		Expect(was.Text("refunds.0.status")).To(Equal("COMPLETED"))
		Expect(credited(order)).To(Equal(map[string]string{"19": "-20.00 -3.80;"}))
		now, stocked := available()
		Expect(now).To(Equal([]int64{left[0] + 1, left[1] - 1, left[2], left[3]}))
		Expect(stocked).To(Equal([]int64{onHand[0] + 1, onHand[1], onHand[2], onHand[3]}))
		ada.Once().Post("/admin/return/cancel", object{"returnId": ret}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(ada.Once().Post("/admin/return/complete", object{"returnId": ret}).OK().Text("status")).To(Equal("COMPLETED"))

		By("protecting the moved money")
		ada.Once().Post("/admin/refund/fail", object{"refundId": was.ID("refunds.0.refundId"), "reason": "lost"}).Refused(domain.UnsupportedOperation)
		ada.Once().Post("/admin/order/offline-payment/void", object{"orderId": next.ID("orderId"), "paymentId": next.ID("payments.0.paymentId")}).Refused(domain.UnsupportedOperation)
	})

	It("for more expensive goods charges nothing, and leaves the difference due until the buyer pays through a link", func() {
		order, line, _ := bought(book, 2) // 2 × 12.55 net, 7 %
		goods, wanted := int64(2*1255), int64(2*3155)
		gross, price := goods+(goods*7+50)/100, wanted+(wanted*19+50)/100
		p := ada.Once().Post("/admin/return/preview", wants(order, line, 2, silk)).OK()
		Expect([]string{p.Text("goodsTotal"), p.Text("exchangeTotal"), p.Text("amountDue"), p.Text("amountRefunded")}).To(Equal([]string{euros(gross), euros(price), euros(price - gross + 250), "0.00"}))

		ret := create(wants(order, line, 2, silk)).ID("returnId")
		done := exchange(ret).OK() // ship first
		Expect(done.At("allowedActions")).To(Equal([]any{"SEND", "RECEIVE"}))
		next := details(done.ID("replacementOrderId"))
		Expect([]string{next.Text("grandTotal"), next.Text("taxTotal"), next.Text("balance.captured"), next.Text("balance.due")}).To(Equal([]string{euros(price), euros(price - wanted), euros(gross - 250), euros(price - gross + 250)}))
		Expect(details(order).Text("balance.refunded")).To(Equal(euros(gross - 250)))
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next.ID("orderId")}).Refused(domain.PaymentNotSecured)

		link := ada.Once().Post("/admin/order/payment-link", object{"orderId": next.ID("orderId")}).OK()
		_, token, _ := strings.Cut(link.Text("url"), "#token=")
		payer := shop.World.Client().With("X-Payment-Token", token)
		Expect(payer.Get("/customer/order/due").OK().Text("due")).To(Equal(euros(price - gross + 250)))
		payer.Once().Post("/customer/order/pay", object{"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).OK()
		paid := details(next.ID("orderId"))
		Expect([]string{paid.Text("paymentStatus"), paid.Text("balance.due")}).To(Equal([]string{"PAID", "0.00"}))
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next.ID("orderId")}).OK()

		By("receiving what was shipped before the goods came")
		_, before := available()
		receive(ret, line, 1, "SELLABLE")
		receive(ret, line, 1, "DAMAGED")
		_, after := available()
		Expect(after[3]-before[3]).To(BeEquivalentTo(1), "the damaged unit is not for sale")
		Expect(ada.Once().Post("/admin/return/complete", object{"returnId": ret}).OK().Text("status")).To(Equal("COMPLETED"))
	})

	It("for cheaper goods refunds the difference to the original means of payment", func() {
		order, line, _ := bought(silk, 2)
		goods, wanted := int64(2*3155), int64(2*1255)
		gross, price := goods+(goods*19+50)/100, wanted+(wanted*7+50)/100
		ret := create(wants(order, line, 2, book)).ID("returnId")
		receive(ret, line, 2, "SELLABLE")
		done := exchange(ret).OK()
		next, was := details(done.ID("replacementOrderId")), details(order)
		Expect([]string{next.Text("paymentStatus"), next.Text("grandTotal"), next.Text("balance.due")}).To(Equal([]string{"PAID", euros(price), "0.00"}))
		refunds := []string{}
		for i := range was.At("refunds").([]any) {
			refunds = append(refunds, was.Text(fmt.Sprintf("refunds.%d.amount", i))+" "+was.Text(fmt.Sprintf("refunds.%d.status", i)))
		}
		Expect(refunds).To(ConsistOf(euros(price)+" COMPLETED", euros(gross-250-price)+" COMPLETED"))
		Expect(was.Text("balance.refunded")).To(Equal(euros(gross - 250)))
		Expect(done.At("refundIds")).To(HaveLen(2), "the part that pays the new order, and the part that is paid out")
	})

	It("ships only as many units as came back", func() {
		order, line, _ := bought(medium, 2)
		left, _ := available()
		body := wants(order, line, 2, large, silk)
		ret := create(body).ID("returnId")
		receive(ret, line, 1, "SELLABLE")
		receive(ret, line, 1, "MISSING")
		done := exchange(ret, "chargesFees", false).OK()
		next := details(done.ID("replacementOrderId"))
		Expect([]any{next.At("items"), next.Text("items.0.sku"), next.Text("grandTotal"), next.Text("balance.due")}).To(Equal([]any{next.At("items").([]any)[:1], "SHIRT-L", "23.80", "0.00"}))
		now, _ := available()
		Expect(now).To(Equal([]int64{left[0] + 1, left[1] - 1, left[2], left[3]}), "the reservation of the other unit is released")
	})

	It("releases its stock when its return is canceled, rejected or completed without a replacement", func() {
		order, line, guest := bought(medium, 4)
		left, _ := available()
		expectStock := func(l, silkUnits int64) {
			GinkgoHelper()
			now, _ := available()
			Expect([]int64{now[1], now[2]}).To(Equal([]int64{left[1] - l, left[2] - silkUnits}))
		}
		ret := create(wants(order, line, 2, large, silk)).ID("returnId")
		expectStock(1, 1)
		ada.Once().Post("/admin/return/cancel", object{"returnId": ret}).OK()
		expectStock(0, 0)
		body := wants(order, line, 2, large, silk)
		body["isApproved"] = false
		ret = create(body).ID("returnId")
		expectStock(0, 0)
		exchange(ret).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Once().Post("/admin/return/reject", object{"returnId": ret}).OK()
		exchange(ret).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		expectStock(0, 0)

		By("approving a part")
		ret = create(body).ID("returnId")
		ada.Once().Post("/admin/return/approve", object{"returnId": ret, "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		expectStock(1, 0)
		receive(ret, line, 1, "SELLABLE")
		ended := ada.Once().Post("/admin/return/complete", object{"returnId": ret, "withoutReplacement": true}).OK()
		Expect([]any{ended.Text("status"), ended.At("replacementOrderId"), ended.ID("exchangeLines.0.reservedQuantity")}).To(Equal([]any{"COMPLETED", nil, int64(0)}))
		expectStock(0, 0)

		By("a guest's own request through the order's link")
		page := shop.World.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		p := page.Once().Post("/customer/return/preview", wants(order, line, 2, silk)).OK()
		Expect([]string{p.Text("goodsTotal"), p.Text("exchangeTotal"), p.Text("amountDue"), p.Text("amountRefunded")}).To(Equal([]string{"47.60", "75.09", "29.99", "0.00"}))
		made := page.Once().Post("/customer/return", wants(order, line, 2, silk)).OK()
		Expect([]any{made.Text("status"), made.ID("exchangeLines.0.reservedQuantity"), made.At("replacementOrderId"), made.At("allowedActions")}).To(Equal([]any{"APPROVED", int64(2), nil, []any{"CANCEL"}}))
		expectStock(0, 2)
		page.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).OK()
		expectStock(0, 0)
		_, _, stranger := bought(medium, 1)
		other := shop.World.Client().With("X-Cart-Token", stranger.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		for _, path := range []string{"/customer/return", "/customer/return/preview"} {
			other.Once().Post(path, wants(order, line, 1, large)).Is(http.StatusNotFound)
		}
		guest.Once().Post("/customer/return", wants(order, line, 1, large)).Is(http.StatusUnauthorized)
	})

	It("is refused if a wanted item does not fit the returned units, the stock or the kind of return", func() {
		order, line, _ := bought(medium, 2)
		refuse := func(code domain.Code, pointer string, change func(object)) {
			GinkgoHelper()
			for _, path := range []string{"/admin/return", "/admin/return/preview"} {
				body := wants(order, line, 2, large)
				change(body)
				Expect(ada.Once().Post(path, body).Refused(code).Errors[0].Pointer).To(HavePrefix(pointer))
			}
		}
		wanted := func(body object) object { return body["exchangeLines"].([]any)[0].(object) }
		refuse(domain.InvalidValue, "/exchangeLines/0/quantity", func(b object) { wanted(b)["quantity"] = 3 })
		refuse(domain.InvalidValue, "/exchangeLines/0/quantity", func(b object) { wanted(b)["quantity"] = 1000000 })
		refuse(domain.InvalidValue, "/exchangeLines/0/", func(b object) { wanted(b)["lineItemId"] = "999999999" })
		refuse(domain.NotFound, "/exchangeLines/0/variantId", func(b object) { wanted(b)["variantId"] = 999999999 })
		refuse(domain.InvalidValue, "/exchangeLines", func(b object) { b["kind"] = "RETURN" })
		refuse(domain.InvalidValue, "/exchangeLines/1/variantId", func(b object) {
			wanted(b)["quantity"] = 1
			b["exchangeLines"] = append(b["exchangeLines"].([]any), wanted(b))
		})
		ada.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": large, "stockOnHand": 1}}}).OK()
		refuse(domain.InsufficientStock, "/exchangeLines/0", func(object) {})
		ada.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": large, "stockOnHand": 500}}}).OK()
		other := shop.World.Shop("exchange-other")
		refuse(domain.NotFound, "/exchangeLines/0/variantId", func(b object) { wanted(b)["variantId"] = other.White })
		other.Admin.Once().Post("/admin/return/exchange", object{"returnId": create(wants(order, line, 2, large)).ID("returnId")}).Is(http.StatusNotFound)
	})

	It("is refused if the stock, the price, the delivery or the payments no longer allow it, and keeps its units reserved", func() {
		product := func(variant object) *apitest.Answer {
			GinkgoHelper()
			variant["prices"] = []any{object{"currencyCode": "EUR", "amount": "20.00"}}
			return ada.Post("/admin/product", object{"name": "Scarf", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID, "variants": []any{variant}}).OK()
		}
		unpriced := func(admin apitest.Client, variants ...int64) {
			GinkgoHelper()
			admin.Once().Put("/admin/price", object{"variantIds": variants, "prices": []any{}}).OK()
		}
		stock := func(id int64, units int) {
			GinkgoHelper()
			ada.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": id, "stockOnHand": units}}}).OK()
		}
		order, line, _ := bought(medium, 1)
		scarce := product(object{"sku": "SCARCE", "stockOnHand": 1}).ID("variants.0.variantId")
		asked := wants(order, line, 1, scarce)
		asked["isApproved"] = false
		ret := create(asked).ID("returnId")
		stock(scarce, 0)
		ada.Once().Post("/admin/return/approve", object{"returnId": ret}).Refused(domain.InsufficientStock)
		stock(scarce, 1)
		ada.Once().Post("/admin/return/approve", object{"returnId": ret}).OK()
		exchange(ret, "version", 99).Refused(domain.VersionConflict)
		exchange(ret, "shippingMethodId", 999999).Refused(domain.ShippingNotAvailable)
		unpriced(ada, scarce)
		exchange(ret).Refused(domain.InvalidValue)
		ada.Once().Put("/admin/price", object{"prices": []any{object{"variantId": scarce, "currencyCode": "EUR", "amount": "20.00"}}}).OK()

		loose := product(object{"sku": "LOOSE", "trackInventory": false})
		other, otherLine, _ := bought(medium, 1)
		untracked := create(wants(other, otherLine, 1, loose.ID("variants.0.variantId"))).ID("returnId")
		ada.Patch("/admin/product", object{"productId": loose.ID("productId"), "variants": []any{object{"variantId": loose.ID("variants.0.variantId"), "trackInventory": true}}}).OK()
		exchange(untracked).Refused(domain.InsufficientStock)

		ada.Patch("/admin/store/settings", object{"captureMode": "MANUAL"}).OK()
		partly, partlyLine, _ := bought(medium, 1)
		ada.Once().Post("/admin/order/capture", object{"orderId": partly, "amount": "5.00"}).OK()
		exchange(create(wants(partly, partlyLine, 1, large)).ID("returnId")).Refused(domain.RefundExceedsRemaining)
		ada.Patch("/admin/store/settings", object{"captureMode": "AUTOMATIC"}).OK()

		abandoned := shop.World.Shop("exchange-currency")
		sold := abandoned.Guest(abandoned.White, 2).Buy().OK().ID("orderId")
		abandoned.Admin.Once().Post("/admin/order/fulfill", object{"orderId": sold, "status": "DELIVERED"}).OK()
		soldLine := abandoned.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", sold)).OK().Text("items.0.lineItemId")
		agreed := abandoned.Admin.Once().Post("/admin/return", wants(sold, soldLine, 1, abandoned.Black)).OK().ID("returnId")
		unpriced(abandoned.Admin, abandoned.White, abandoned.Black)
		abandoned.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"USD"}, "defaultCurrencyCode": "USD"}).OK()
		abandoned.Admin.Once().Post("/admin/return/exchange", object{"returnId": agreed}).Refused(domain.CurrencyMismatch)
		for _, path := range []string{"/admin/return", "/admin/return/preview"} {
			abandoned.Admin.Once().Post(path, wants(sold, soldLine, 1, abandoned.Black)).Refused(domain.CurrencyMismatch)
		}

		exchange(ret).OK()
		Expect(details(order).At("refunds")).To(HaveLen(1), "no refused request refunded anything")
	})

	It("can be placed only between the approval and the end of its return", func() {
		for _, status := range returns.Statuses() {
			order, line, _ := bought(medium, 2)
			body := wants(order, line, 2, large)
			body["isApproved"] = status != returns.Requested && status != returns.Rejected
			ret := create(body).ID("returnId")
			post := func(command string, more object) {
				GinkgoHelper()
				body := object{"returnId": ret}
				for k, v := range more {
					body[k] = v
				}
				ada.Once().Post("/admin/return/"+command, body).OK()
			}
			switch status {
			case returns.Requested, returns.Approved:
			case returns.Rejected:
				post("reject", nil)
			case returns.InTransit:
				post("send", nil)
			case returns.Received:
				receive(ret, line, 1, "SELLABLE")
			case returns.Completed:
				receive(ret, line, 2, "SELLABLE")
				post("complete", object{"withoutReplacement": true})
			case returns.Cancelled:
				post("cancel", nil)
			}
			shown := ada.Get(fmt.Sprint("/admin/return?returnId=", ret)).OK()
			Expect(shown.Text("status")).To(BeEquivalentTo(status))
			open := slices.Contains(shown.At("allowedActions").([]any), any("EXCHANGE"))
			if answer := exchange(ret); open {
				answer.OK()
			} else {
				answer.Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			}
			Expect(open).To(Equal(slices.Contains([]returns.Status{returns.Approved, returns.InTransit, returns.Received}, status)), string(status))
		}
	})

	It("is refused during a dispute, and a later dispute does not affect the money moved to the new order", func() {
		order, line, guest := bought(book, 2)
		goods, wanted := int64(2*1255), int64(2*3155)
		gross, price := goods+(goods*7+50)/100, wanted+(wanted*19+50)/100
		dispute := func(reference, status string) {
			GinkgoHelper()
			ada.Post("/admin/order/chargeback", object{"orderId": order, "reference": reference, "status": status}).OK()
		}
		buyer := shop.World.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		app := shop.AppToken("order:read", "return:read")
		left, onHand := available()
		ret := create(wants(order, line, 2, silk)).ID("returnId")
		// shown returns the payment status, and the number of refunds of the return, which all APIs show alike.
		shown := func() (paymentStatus string, refunds int) {
			GinkgoHelper()
			paymentStatus, refunds = details(order).Text("paymentStatus"), len(ada.Get(fmt.Sprint("/admin/return?returnId=", ret)).OK().At("refundIds").([]any))
			Expect(buyer.Get(fmt.Sprint("/customer/order?orderId=", order)).OK().Text("paymentStatus")).To(Equal(paymentStatus))
			Expect(app.Get(fmt.Sprint("/order?orderId=", order)).OK().Text("paymentStatus")).To(Equal(paymentStatus))
			Expect(buyer.Get(fmt.Sprint("/customer/return?returnId=", ret)).OK().At("refundIds")).To(HaveLen(refunds))
			Expect(app.Get(fmt.Sprint("/return?returnId=", ret)).OK().At("refundIds")).To(HaveLen(refunds))
			return paymentStatus, refunds
		}

		By("a dispute before the placement")
		dispute("dp_before", "OPEN")
		exchange(ret).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		status, refunds := shown()
		Expect([]any{status, refunds, details(order).Text("balance.refunded"), ada.Get(fmt.Sprint("/admin/return?returnId=", ret)).OK().At("replacementOrderId")}).To(Equal([]any{"CHARGEBACK", 0, "0.00", nil}))
		now, stocked := available()
		Expect([]any{now, stocked}).To(Equal([]any{[]int64{left[0], left[1], left[2] - 2, left[3]}, onHand}), "the goods stay reserved")
		dispute("dp_before", "WON")
		done := exchange(ret).OK()
		next := done.ID("replacementOrderId")
		status, refunds = shown()
		Expect([]any{status, refunds}).To(Equal([]any{"PARTIALLY_REFUNDED", 1}))

		By("a dispute between the placement and the payment of the difference")
		dispute("dp_after", "OPEN")
		status, refunds = shown()
		Expect([]any{status, refunds, details(order).Text("balance.refundable")}).To(Equal([]any{"CHARGEBACK", 1, "0.00"}))
		ada.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00"}).Is(http.StatusConflict)
		dispute("dp_after", "LOST")
		was, owing := details(order), details(next)
		Expect([]string{was.Text("balance.captured"), was.Text("balance.refunded"), was.Text("balance.refundable"), was.Text("balance.due")}).To(Equal([]string{was.Text("grandTotal"), euros(gross - 250), "0.00", "0.00"}))
		Expect([]string{owing.Text("paymentStatus"), owing.Text("balance.captured"), owing.Text("balance.disputed"), owing.Text("balance.due")}).To(Equal([]string{"PARTIALLY_PAID", euros(gross - 250), "0.00", euros(price - gross + 250)}))

		By("the difference and the goods")
		_, token, _ := strings.Cut(ada.Once().Post("/admin/order/payment-link", object{"orderId": next}).OK().Text("url"), "#token=")
		shop.World.Client().With("X-Payment-Token", token).Once().Post("/customer/order/pay", object{"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).OK()
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next}).OK()
		receive(ret, line, 2, "SELLABLE")
		Expect(ada.Once().Post("/admin/return/complete", object{"returnId": ret}).OK().Text("status")).To(Equal("COMPLETED"))
		now, stocked = available()
		Expect([]any{now, stocked}).To(Equal([]any{[]int64{left[0], left[1], left[2] - 2, left[3] + 2}, []int64{onHand[0], onHand[1], onHand[2] - 2, onHand[3] + 2}}))
		Expect([]string{details(next).Text("paymentStatus"), details(order).Text("paymentStatus")}).To(Equal([]string{"PAID", "CHARGEBACK"}))
		tax := ((gross-250)*(gross-goods) + gross/2) / gross
		Expect(credited(order)).To(Equal(map[string]string{"7": fmt.Sprintf("-%s -%s;", euros(gross-250-tax), euros(tax))}))
	})

	It("leaves the difference due after the buyer's bank declines a payment, and keeps the unit reserved", func() {
		order, line, _ := bought(medium, 1)
		left, _ := available()
		ret := create(wants(order, line, 1, silk)).ID("returnId")
		next := exchange(ret, "chargesFees", false).OK().ID("replacementOrderId")
		price := int64(3155) + (3155*19+50)/100
		due := euros(price - 2380)
		_, token, _ := strings.Cut(ada.Once().Post("/admin/order/payment-link", object{"orderId": next}).OK().Text("url"), "#token=")
		payer := shop.World.Client().With("X-Payment-Token", token)
		pay := func(card string) *apitest.Answer {
			GinkgoHelper()
			return payer.Once().Post("/customer/order/pay", object{"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": card}}).OK()
		}
		page, err := url.Parse(pay("pm_card_authenticationRequired").Text("nextAction.url"))
		Expect(err).NotTo(HaveOccurred())
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next}).Refused(domain.PaymentNotSecured)
		answered, err := http.PostForm(shop.World.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {"no"}})
		Expect(err).NotTo(HaveOccurred())
		defer answered.Body.Close()
		Expect(payer.Get("/customer/order/due").OK().Text("due")).To(Equal(due))
		owing := details(next)
		Expect([]string{owing.Text("paymentStatus"), owing.Text("balance.captured"), owing.Text("balance.authorized"), owing.Text("balance.due")}).To(Equal([]string{"PARTIALLY_PAID", "23.80", "0.00", due}))
		now, _ := available()
		Expect(now).To(Equal([]int64{left[0], left[1], left[2] - 1, left[3]}), "the unit is held once")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next}).Refused(domain.PaymentNotSecured)

		Expect(pay("pm_card_visa").Text("paymentStatus")).To(Equal("PAID"))
		paid, was := details(next), details(order)
		Expect([]string{paid.Text("balance.captured"), paid.Text("balance.due"), paid.Text("grandTotal")}).To(Equal([]string{euros(price), "0.00", euros(price)}))
		Expect([]string{was.Text("balance.refunded"), was.Text("paymentStatus")}).To(Equal([]string{"23.80", "PARTIALLY_REFUNDED"}))
		ada.Once().Post("/admin/order/fulfill", object{"orderId": next}).OK()
	})

	It("keeps money and stock correct under 24 concurrent requests", func() {
		race := func(requests ...func() *apitest.Answer) (done int) {
			GinkgoHelper()
			var all sync.WaitGroup
			codes := make([]int, 24)
			for i := range codes {
				all.Go(func() {
					defer GinkgoRecover()
					codes[i] = requests[i%len(requests)]().Status
				})
			}
			all.Wait()
			for _, code := range codes {
				Expect(code).To(BeElementOf(http.StatusOK, http.StatusConflict, http.StatusUnprocessableEntity, http.StatusServiceUnavailable))
				if code == http.StatusOK {
					done++
				}
			}
			return done
		}
		By("24 approvals reserve once")
		order, line, _ := bought(medium, 2)
		body := wants(order, line, 2, large)
		body["isApproved"] = false
		ret := create(body).ID("returnId")
		left, _ := available()
		Expect(race(func() *apitest.Answer { return ada.Once().Post("/admin/return/approve", object{"returnId": ret}) })).To(BeNumerically(">", 0))
		now, _ := available()
		Expect(now[1]).To(Equal(left[1] - 2))

		By("24 placements place one order")
		Expect(race(func() *apitest.Answer { return exchange(ret, "chargesFees", false) })).To(Equal(1))
		was := details(order)
		Expect([]any{was.Text("balance.refunded"), was.ID("items.0.refundedQuantity")}).To(Equal([]any{"47.60", int64(2)}))

		By("placements, refunds and cancellations refund each unit once")
		for range 3 {
			order, line, _ := bought(medium, 2)
			ret := create(wants(order, line, 2, large)).ID("returnId")
			left, _ := available()
			race(
				func() *apitest.Answer { return exchange(ret, "chargesFees", false) },
				func() *apitest.Answer {
					return ada.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "lines": []any{object{"lineItemId": line, "quantity": 2}}})
				},
				func() *apitest.Answer { return ada.Once().Post("/admin/return/cancel", object{"returnId": ret}) },
			)
			was := details(order)
			Expect(was.ID("items.0.refundedQuantity")).To(BeNumerically("<=", 2))
			Expect(was.Text("balance.refunded")).To(BeElementOf("0.00", "47.60"))
			shown := ada.Get(fmt.Sprint("/admin/return?returnId=", ret)).OK()
			now, _ := available()
			if next := shown.At("replacementOrderId"); next == nil {
				Expect(shown.Text("status")).To(Equal("CANCELLED"))
				Expect(now[1]).To(Equal(left[1] + 2))
			} else {
				Expect(shown.Text("status")).To(Equal("APPROVED"))
				Expect(now[1]).To(Equal(left[1]), "the new order has the reserved units")
			}
		}
	})
})
