package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
	"github.com/storeplatform/storeplatform/store/provider/tax/taxtest"
)

// bookkeeping is a store whose documents a bookkeeper reads.
type bookkeeping struct {
	*apitest.Shop
	made int
}

// good creates a product with one variant at a price, and returns the variant.
func (b *bookkeeping) good(price string) int64 {
	GinkgoHelper()
	b.made++
	return b.Admin.Post("/admin/product", object{"name": fmt.Sprint("Good ", b.made), "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": b.TaxClassID,
		"variants": []any{object{"sku": fmt.Sprint("GOOD-", b.made), "trackInventory": false, "weight": "1.2", "weightUnit": "KG", "prices": []any{object{"currencyCode": "EUR", "amount": price}}}}}).OK().ID("variants.0.variantId")
}

// order places an order by an administrator, which no payment covers.
func (b *bookkeeping) order(items ...any) *apitest.Answer {
	GinkgoHelper()
	return b.Admin.Once().Post("/admin/order", object{"email": "mia@example.com", "items": items, "shippingAddress": apitest.Home, "shippingMethodId": b.ShippingMethodID}).OK()
}

func (b *bookkeeping) details(id int64) *apitest.Answer {
	GinkgoHelper()
	return b.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", id)).OK()
}

// settings changes settings for one spec.
func (b *bookkeeping) settings(patch, back object) {
	GinkgoHelper()
	b.Admin.Patch("/admin/store/settings", patch).OK()
	DeferCleanup(func() { b.Admin.Patch("/admin/store/settings", back).OK() })
}

// invoice returns the words of an order's invoice.
func (b *bookkeeping) invoice(id int64) string {
	GinkgoHelper()
	return words(printedText(b.Admin.Get(fmt.Sprint("/admin/order/pdf?languageCode=en&orderId=", id)).OK().Body))
}

var _ = Describe("A store with a bookkeeper", Ordered, ContinueOnFailure, func() {
	var b *bookkeeping
	BeforeAll(func(ctx SpecContext) {
		b = &bookkeeping{Shop: apitest.Start(ctx).Shop("books")}
	})

	It("refunds one unit of a tax-inclusive line at exactly its price, and issues a credit note for the same amount", func() {
		b.settings(object{"pricesIncludeTax": true}, object{"pricesIncludeTax": false})
		excluding := b.TaxClassID
		DeferCleanup(func() { b.TaxClassID = excluding })
		b.TaxClassID = b.Admin.Post("/admin/product/tax-class", object{"name": "Included", "code": "INCLUDED", "rates": []any{
			object{"countryCode": "DE", "rate": "19", "name": "VAT", "includedInPrice": true}}}).OK().ID("taxClassId")
		var items []any
		prices := []string{"10.00", "20.00", "29.90", "29.90", "49.00", "100.00", "15.00", "9.99"}
		quantities := []int{2, 2, 2, 4, 2, 2, 2, 2}
		for i, price := range prices {
			items = append(items, object{"variantId": b.good(price), "quantity": quantities[i]})
		}
		id := b.order(items...).ID("orderId")
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		lines := rowsAt(b.details(id), "items")
		for unit := range 4 {
			for i, line := range lines {
				if unit >= quantities[i] {
					continue
				}
				refund := b.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": line["lineItemId"], "quantity": 1}}}).OK()
				Expect(refund.Text("amount")).To(Equal(prices[i]), "unit %d of %d at %s", unit+1, quantities[i], prices[i])
				b.Admin.Post("/admin/refund/complete", object{"refundId": refund.ID("refundId")}).OK()
				note := printedText(b.Admin.Get(fmt.Sprintf("/admin/order/pdf?languageCode=en&orderId=%d&type=CREDIT_NOTE&refundId=%d", id, refund.ID("refundId"))).OK().Body)
				Expect(printedTotal(note)).To(Equal(prices[i]))
			}
		}
		var goods domain.Amount
		for i, line := range lines {
			goods = goods.Add(amountOf(line["lineTotal"])).Add(amountOf(line["lineTax"]))
			Expect(domain.MustAmount(prices[i]).Times(int64(quantities[i])).Fixed(2)).To(Equal(amountOf(line["lineTotal"]).Add(amountOf(line["lineTax"])).Fixed(2)))
		}
		Expect(b.details(id).Text("balance.refunded")).To(Equal(goods.Fixed(2)))
	})

	DescribeTable("shows no amount due on the invoice of an authorized order that ships before its capture, if the store captures", func(mode string, parcels int) {
		b.settings(object{"captureMode": mode}, object{"captureMode": "AUTOMATIC"})
		id := b.Guest(b.White, 2).Buy().OK().ID("orderId")
		line := b.details(id).At("items.0.lineItemId")
		for range parcels {
			b.Admin.Once().Post("/admin/order/fulfill", object{"orderId": id, "items": []any{object{"lineItemId": line, "quantity": 2 / parcels}}}).OK()
			text := b.invoice(id)
			Expect(text).NotTo(ContainSubstring("Pro forma"))
			Expect(text).NotTo(ContainSubstring("Still to be paid"))
			Expect(text).To(ContainSubstring("Paid with visa 4242"))
		}
		Expect(rowsAt(b.details(id), "invoices")).To(HaveLen(1))
	},
		Entry("on fulfillment, in one parcel", "ON_FULFILLMENT", 1),
		Entry("on fulfillment, in the first of two parcels", "ON_FULFILLMENT", 2),
		Entry("by hand", "MANUAL", 1))

	It("can reopen a completed offline refund that the bank returned, so the money can be refunded again", func() {
		id := b.order(object{"variantId": b.White, "quantity": 1}).ID("orderId")
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		total := b.details(id).Text("grandTotal")
		refund := object{"refundId": b.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "5.00"}).OK().ID("refundId")}
		b.Admin.Post("/admin/refund/complete", refund).OK()
		Expect(b.details(id).Text("balance.refunded")).To(Equal("5.00"))
		Expect(b.Admin.Post("/admin/refund/fail", with(refund, "reason", "Wrong IBAN")).OK().At("allowedActions")).To(Equal([]any{"RETRY"}))
		Expect([]string{b.details(id).Text("balance.refunded"), b.details(id).Text("balance.refundable")}).To(Equal([]string{"0.00", total}))
		again := b.Admin.Once().Post("/admin/refund/retry", refund).OK()
		b.Admin.Post("/admin/refund/complete", object{"refundId": again.ID("refundId")}).OK()
		Expect(b.details(id).Text("balance.refunded")).To(Equal("5.00"))
	})

	It("can void an offline payment with a wrong amount or for the wrong order", func() {
		id, right := b.order(object{"variantId": b.White, "quantity": 1}).ID("orderId"), b.order(object{"variantId": b.White, "quantity": 1}).ID("orderId")
		total := b.details(id).Text("grandTotal")
		for amount, on := range map[string]int64{"449.00": id, total: right} {
			o := b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": on, "method": "BANK_TRANSFER", "amount": amount}).OK()
			b.Admin.Post("/admin/order/offline-payment/void", object{"orderId": on, "paymentId": o.ID("payments.0.paymentId"), "note": "Recorded wrongly"}).OK()
			after := b.details(on)
			Expect([]string{after.Text("balance.captured"), after.Text("balance.refunded"), after.Text("balance.due")}).To(Equal([]string{"0.00", "0.00", total}))
			b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": on, "method": "BANK_TRANSFER", "amount": total}).OK()
			Expect(b.details(on).Text("paymentStatus")).To(Equal("PAID"))
		}
	})

	It("can record a transfer that arrives after the cancellation, and refund it", func() {
		id := b.order(object{"variantId": b.White, "quantity": 1}).ID("orderId")
		b.Admin.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "PAYMENT_NOT_RECEIVED"}).OK()
		late := b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER", "amount": "44.90"}).OK()
		Expect([]string{late.Text("status"), late.Text("balance.captured"), late.Text("refunds.0.amount"), late.Text("refunds.0.status")}).To(Equal([]string{"CANCELLED", "44.90", "44.90", "PENDING"}))
		b.Admin.Post("/admin/refund/complete", object{"refundId": late.ID("refunds.0.refundId")}).OK()
		Expect([]string{b.details(id).Text("paymentStatus"), b.details(id).Text("balance.overpaid")}).To(Equal([]string{"REFUNDED", "0.00"}))
	})

	It("exports the tax of a month by document, buyer, country, currency and rate, dated in the store's time zone", func(ctx SpecContext) {
		month := &bookkeeping{Shop: apitest.Start(ctx).Shop("month")}
		reduced := month.Admin.Post("/admin/product/tax-class", object{"name": "Books", "code": "BOOKS", "rates": []any{object{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().ID("taxClassId")
		book := month.Admin.Post("/admin/product", object{"name": "Book", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": reduced, "variants": []any{
			object{"sku": "BOOK", "trackInventory": false, "prices": []any{object{"currencyCode": "EUR", "amount": "10.00"}}}}}).OK().ID("variants.0.variantId")
		now := month.World.Clock.Now()
		late := time.Date(now.Year(), now.Month()+1, 1, 0, 0, 0, 0, time.UTC).Add(-30 * time.Minute) // the first of the month in Berlin, and the last in UTC
		if !late.After(now) {                                                                        // the specs run in that half hour
			late = time.Date(now.Year(), now.Month()+2, 1, 0, 0, 0, 0, time.UTC).Add(-30 * time.Minute)
		}
		month.World.Clock.Advance(late.Sub(now))
		month.Admin = month.World.Login(apitest.AdminEmail, apitest.AdminPassword).In(month.StoreID)
		id := month.order(object{"variantId": book, "quantity": 1}, object{"variantId": month.White, "quantity": 1}).ID("orderId")
		month.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		rows := func(query string) map[string]map[string]string {
			GinkgoHelper()
			out := map[string]map[string]string{}
			for _, row := range table(month.Admin.Get("/admin/invoice/export?" + query)) {
				out[row["taxRate"]] = row
			}
			return out
		}
		all := rows("currencyCode=EUR&type=INVOICE")
		Expect(all).To(HaveLen(2))
		first := late.Add(time.Hour).Format(time.DateOnly)
		for rate, figures := range map[string][]string{"7": {"10.00", "0.70", "10.70"}, "19": {"53.90", "10.24", "64.14"}} {
			row := all[rate]
			Expect([]string{row["net"], row["tax"], row["gross"]}).To(Equal(figures), rate)
			Expect([]string{row["issuedDate"], row["issuedOn"][:10], row["buyerName"], row["buyerEmail"], row["countryCode"], row["currencyCode"], row["number"]}).
				To(Equal([]string{first, first, "Mia Keller", "mia@example.com", "DE", "EUR", month.details(id).Text("invoices.0.number")}))
		}
		for _, nothing := range []string{"currencyCode=USD", "type=CREDIT_NOTE", "issuedTo=" + late.Add(-time.Minute).UTC().Format(time.RFC3339)} {
			Expect(rows(nothing)).To(BeEmpty(), nothing)
		}
		for path, column := range map[string]string{"order": "orderDate", "payment-transaction": "occurredOn"} {
			Expect(table(month.Admin.Get("/admin/" + path + "/export"))[0][column]).To(HavePrefix(first), path)
		}
	})

	It("exports an order's tax in the new country after an edit of the destination, and credits it in the old country", func() {
		excluding := b.TaxClassID
		DeferCleanup(func() { b.TaxClassID = excluding })
		b.TaxClassID = b.Admin.Post("/admin/product/tax-class", object{"name": "Alike", "code": "ALIKE", "rates": []any{
			object{"countryCode": "DE", "rate": "19", "name": "VAT"}, object{"countryCode": "AT", "rate": "19", "name": "VAT"}}}).OK().ID("taxClassId")
		b.settings(object{"shippingTaxClassId": b.TaxClassID}, object{"shippingTaxClassId": excluding})
		id := b.order(object{"variantId": b.good("100.00"), "quantity": 1}).ID("orderId")
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		taxes := func() map[string]string {
			GinkgoHelper()
			sums := map[string]domain.Amount{}
			for _, row := range table(b.Admin.Get(fmt.Sprint("/admin/invoice/export?orderId=", id))) {
				at := row["countryCode"] + " " + row["taxRate"]
				sums[at] = sums[at].Add(domain.MustAmount(row["tax"]))
			}
			out := map[string]string{}
			for at, sum := range sums {
				out[at] = sum.Fixed(2)
			}
			return out
		}
		Expect(taxes()).To(Equal(map[string]string{"DE 19": "19.93"}))
		vienna := object{"firstName": "Mia", "lastName": "Keller", "streetLine1": "Graben 1", "city": "Wien", "postalCode": "1010", "countryCode": "AT"}
		b.Admin.Once().Patch("/admin/order", object{"orderId": id, "shippingAddress": vienna, "version": b.details(id).ID("version")}).OK()
		Expect(taxes()).To(Equal(map[string]string{"DE 19": "0.00", "AT 19": "19.93"}))
	})

	It("chooses a shipping method by the weight of the units that are still to be shipped", func() {
		light := b.Admin.Post("/admin/shipping-method", object{"name": "Light", "price": "1.00", "currencyCode": "EUR", "maxWeight": "2.5", "estimatedMaxDays": 3, "countryCodes": []string{"DE"}, "isActive": true}).OK().ID("shippingMethodId")
		offers := func(id int64) (names []string) {
			GinkgoHelper()
			for _, method := range rowsAt(b.Admin.Get(fmt.Sprint("/admin/order/shipping-methods?orderId=", id)).OK(), "items") {
				names = append(names, method["name"].(string))
			}
			return names
		}
		item := object{"variantId": b.good("10.00"), "quantity": 4}
		sent, canceled, refunded := b.order(item), b.order(item), b.order(item)
		Expect(offers(sent.ID("orderId"))).NotTo(ContainElement("Light"), "4 units weigh 4.8 kg")
		part := func(o *apitest.Answer) []any {
			return []any{object{"lineItemId": o.At("items.0.lineItemId"), "quantity": 2}}
		}
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": sent.ID("orderId"), "method": "BANK_TRANSFER"}).OK()
		b.Admin.Once().Post("/admin/order/fulfill", object{"orderId": sent.ID("orderId"), "items": part(sent)}).OK()
		Expect(offers(sent.ID("orderId"))).To(ContainElement("Light"), "2 units are left, of 2.4 kg")
		b.Admin.Once().Patch("/admin/order", object{"orderId": sent.ID("orderId"), "shippingMethodId": light, "version": b.details(sent.ID("orderId")).ID("version")}).OK()

		b.Admin.Once().Patch("/admin/order", object{"orderId": canceled.ID("orderId"), "items": part(canceled), "version": canceled.ID("version")}).OK()
		Expect(offers(canceled.ID("orderId"))).To(ContainElement("Light"))
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": refunded.ID("orderId"), "method": "BANK_TRANSFER"}).OK()
		b.Admin.Once().Post("/admin/order/refund", object{"orderId": refunded.ID("orderId"), "reason": "OTHER", "lines": part(refunded)}).OK()
		Expect(offers(refunded.ID("orderId"))).To(ContainElement("Light"))
	})

	It("lists the hundred cheapest shipping methods to buyers and all of them to staff", func(ctx SpecContext) {
		many := apitest.Start(ctx).Shop("methods")
		for i := range 101 {
			many.Admin.Post("/admin/shipping-method", object{"name": fmt.Sprint("Method ", i), "price": fmt.Sprintf("%d.00", 200-i), "currencyCode": "EUR", "estimatedMaxDays": 3, "countryCodes": []string{"DE"}, "isActive": true}).OK()
		}
		methods := rowsAt(many.Guest(many.White, 1).Get("/customer/checkout/shipping-methods?countryCode=DE").OK(), "items")
		Expect(methods).To(HaveLen(100))
		Expect([]any{methods[0]["price"], methods[99]["price"]}).To(Equal([]any{"4.90", "198.00"}))
		Expect(rowsAt(many.Admin.Get("/admin/order/shipping-methods?countryCode=DE").OK(), "items")).To(HaveLen(102))
		refused := many.Admin.Post("/admin/product", object{"name": "Album", "productType": "DIGITAL", "requiresShipping": true, "variants": []any{object{"sku": "ALBUM", "trackInventory": false}}}).
			Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(refused.Errors[0].Pointer).To(ContainSubstring("requiresShipping"))
	})
})

var _ = Describe("The reports to connected services", func() {
	It("omit the refund of an overpayment, include edits that leave totals unchanged, and list the goods of each reversal", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		b := &bookkeeping{Shop: world.Shop("reports")}
		taxes, commissions := taxtest.New(), commissiontest.New()
		taxServer, commissionServer := httptest.NewServer(taxes), httptest.NewServer(commissions)
		DeferCleanup(taxServer.Close)
		DeferCleanup(commissionServer.Close)
		b.Admin.Patch("/admin/store/tax-provider", object{"providerCode": "HTTP", "baseUrl": taxServer.URL, "commitOnCapture": true, "timeoutMs": 10000,
			"credentials": object{"signingSecret": taxtest.Secret}, "fallback": "BLOCK"}).OK()
		b.Admin.Patch("/admin/store/commission-provider", object{"providerCode": "HTTP", "baseUrl": commissionServer.URL, "isActive": true, "syncOrders": true,
			"displayName": "Partners", "credentials": object{"signingSecret": commissiontest.Secret}}).OK()
		send := func(ctx context.Context) {
			GinkgoHelper()
			for range 2 { // a reversal that starts before its order is reported waits and runs again
				Expect(world.App.Service.WorkTasks(ctx)).To(Succeed())
				world.Clock.Advance(time.Minute)
			}
			Expect(b.Admin.Get("/admin/integration-task/paged?status=QUEUED,RUNNING,RETRYING").OK().At("items")).To(BeEmpty())
		}
		id := b.order(object{"variantId": b.White, "quantity": 2}).ID("orderId")
		b.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		send(ctx)
		Expect(taxes.Commit(id)).To(HaveKeyWithValue("taxTotal", b.details(id).Text("taxTotal")))
		edit := func(change object) {
			GinkgoHelper()
			b.Admin.Once().Patch("/admin/order", with(with(change, "orderId", id), "version", b.details(id).ID("version"))).OK()
			send(ctx)
		}

		By("an edit that leaves the buyer with an overpayment, and its refund")
		edit(object{"items": []any{object{"lineItemId": b.details(id).At("items.0.lineItemId"), "quantity": 1}}})
		over := b.details(id).Text("balance.overpaid")
		Expect(over).To(Equal("58.31"))
		refund := b.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "overpaymentAmount": over}).OK().ID("refundId")
		b.Admin.Post("/admin/refund/complete", object{"refundId": refund}).OK()
		send(ctx)
		_, refunds := taxes.Ledger()
		_, reversals := commissions.Ledger()
		Expect([]any{refunds, reversals}).To(HaveEach(BeEmpty()), "the services already have the order without what it no longer charges")

		By("an edit of the address, and an edit of the goods, without another sum")
		moved := with(object(apitest.Home), "postalCode", "10115")
		edit(object{"shippingAddress": moved})
		Expect(taxes.Commit(id)["to"]).To(HaveKeyWithValue("postalCode", "10115"))
		same := b.good("49.00")
		edit(object{"items": []any{object{"variantId": same, "quantity": 1}}})
		sold := taxes.Commit(id)["charges"].([]any)[0].(map[string]any)
		Expect(sold).To(And(HaveKeyWithValue("sku", "GOOD-1"), HaveKeyWithValue("net", "49.00")))
		Expect(commissions.Order(id)["lines"]).To(ConsistOf(HaveKeyWithValue("sku", "GOOD-1")))

		By("a refund of goods")
		line := b.details(id).At("items.0.lineItemId")
		refund = b.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK().ID("refundId")
		b.Admin.Post("/admin/refund/complete", object{"refundId": refund}).OK()
		send(ctx)
		_, reversals = commissions.Ledger()
		Expect(reversals).To(HaveLen(1))
		Expect(reversals[0]["lines"]).To(ConsistOf(And(HaveKeyWithValue("net", "49.00"), HaveKeyWithValue("volume", "49"))))
		Expect(append(taxes.Faults(), commissions.Faults()...)).To(BeEmpty())
	})
})
