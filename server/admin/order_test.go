package admin_test

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Orders in the Admin API:", Ordered, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var ada apitest.Client
	var offline int64
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("orders")
		ada = shop.Admin
		offline = ada.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
	})
	// bought is a placed order of two white sets; its total is 98.00 + 4.90 + 19 % = 122.45.
	type bought struct {
		id, number int64
		line       string
		guest      apitest.Guest
	}
	buy := func() bought {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2)
		placed := guest.Buy().OK()
		o := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", placed.ID("orderId"))).OK()
		return bought{id: o.ID("orderId"), number: o.ID("orderNumber"), line: o.Text("items.0.lineItemId"), guest: guest}
	}
	// unpaid returns an order that awaits an offline payment.
	unpaid := func() bought {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2)
		request := guest.Checkout("")
		request["payment"] = object{"paymentProviderId": offline}
		placed := guest.Once().Post("/customer/checkout", request).OK()
		o := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", placed.ID("orderId"))).OK()
		return bought{id: o.ID("orderId"), number: o.ID("orderNumber"), line: o.Text("items.0.lineItemId"), guest: guest}
	}
	details := func(o bought) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", o.id)).OK()
	}
	captureBy := func(mode string) {
		GinkgoHelper()
		ada.Patch("/admin/store/settings", object{"captureMode": mode}).OK()
		DeferCleanup(func() { ada.Patch("/admin/store/settings", object{"captureMode": "AUTOMATIC"}).OK() })
	}
	restock := func() {
		GinkgoHelper()
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
	}
	BeforeAll(func() { restock() })

	Describe("GET /admin/order/details", func() {
		It("shows the whole order, by id and by number, with an ETag", func() {
			o := buy()
			one := details(o)
			Expect(one.Text("grandTotal")).To(Equal("122.45"))
			Expect(one.Text("paymentStatus")).To(Equal("PAID"))
			Expect(one.Text("balance.refundable")).To(Equal("122.45"))
			Expect(one.Text("payments.0.status")).To(Equal("CAPTURED"))
			Expect(one.Text("items.0.taxes.0.amount")).To(Equal("18.62"))
			Expect(one.At("allowedActions")).To(Equal([]any{"REFUND", "CANCEL", "FULFILL", "HOLD", "EDIT", "REPLACE"}))
			Expect(one.Text("timeline.1.message")).To(Equal("Order placed"))
			Expect(ada.Get(fmt.Sprintf("/admin/order/details?orderNumber=%d", o.number)).OK().Body).To(Equal(one.Body))
			ada.With("If-None-Match", one.Header.Get("ETag")).Get(fmt.Sprintf("/admin/order/details?orderId=%d", o.id)).Is(http.StatusNotModified)
		})
		It("requires exactly one key, and hides orders of other stores", func() {
			ada.Get("/admin/order/details").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			ada.Get("/admin/order/details?orderId=1&orderNumber=2").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			ada.Get("/admin/order/details?orderId=999999").Is(http.StatusNotFound)
		})
	})

	Describe("GET /admin/order/paged", func() {
		It("lists, filters, searches and pages orders", func() {
			first, second := buy(), buy()
			list := ada.Get("/admin/order/paged?pageSize=1").OK()
			Expect(list.ID("items.0.orderId")).To(Equal(second.id))
			Expect(list.Text("items.0.paid")).To(Equal("122.45"))
			next := ada.Get("/admin/order/paged?pageSize=1&cursor=" + url.QueryEscape(list.Text("nextCursor"))).OK()
			Expect(next.ID("items.0.orderId")).To(Equal(first.id))
			Expect(next.At("page")).To(BeNil())
			for _, query := range []string{fmt.Sprintf("search=%d", first.number), fmt.Sprintf("email=GUEST%d@example.com", first.guest.CartID), fmt.Sprintf("search=guest%d@", first.guest.CartID)} {
				found := ada.Get("/admin/order/paged?" + query).OK()
				Expect(found.ID("totalCount")).To(BeEquivalentTo(1), query)
				Expect(found.ID("items.0.orderId")).To(Equal(first.id))
			}
			for _, query := range []string{"paymentStatus=AUTHORIZED", "status=DRAFT", "sku=NOTHING", "grandTotalMin=1000", "tag=none", "currencyCode=USD", "shippingCountryCode=AT"} {
				Expect(ada.Get("/admin/order/paged?"+query).OK().At("items")).To(BeEmpty(), query)
			}
			for _, sort := range []string{"orderDate", "-orderNumber", "grandTotal", "createdOn", "-modifiedOn"} {
				ada.Get("/admin/order/paged?sort=" + sort).OK()
			}
			ada.Get("/admin/order/paged?modifiedSince=2026-01-01T00:00:00Z").OK()
		})
		It("shows each order with the same values as its details", func() {
			o := buy()
			item := ada.Get(fmt.Sprintf("/admin/order/paged?search=%d", o.number)).OK().At("items.0").(map[string]any)
			whole := details(o)
			listed, detailed := object{}, object{}
			for _, shared := range []string{"orderId", "orderNumber", "orderDate", "completedOn", "cancelledOn", "paymentStatus", "fulfillmentStatus", "currencyCode",
				"subtotal", "discountTotal", "shippingTotal", "taxTotal", "grandTotal", "replacedOrderNumber", "replacementOrderNumber", "itemCount", "status", "source",
				"shippingMethodName", "tags", "createdOn", "modifiedOn", "version"} {
				listed[shared], detailed[shared] = item[shared], whole.At(shared)
			}
			Expect(listed).To(Equal(detailed))
			Expect(item["shippingCountryCode"]).To(Equal(whole.At("shippingAddress.countryCode")))
			Expect(item["customerName"]).To(Equal(whole.Text("billingAddress.firstName") + " " + whole.Text("billingAddress.lastName")))
			Expect(item["paid"]).To(Equal(whole.At("balance.captured")))
			Expect(item["due"]).To(Equal(whole.At("balance.due")))
		})
		It("rejects pages that are too deep, invalid cursors and unknown sort fields", func() {
			ada.Get("/admin/order/paged?page=101&pageSize=100").Is(http.StatusBadRequest).Refused(domain.PageTooDeep)
			ada.Get("/admin/order/paged?cursor=bm9uc2Vuc2U").Is(http.StatusBadRequest).Refused(domain.InvalidCursor)
			ada.Get("/admin/order/paged?sort=name").Is(http.StatusBadRequest)
		})
		It("filters by customer", func() {
			ada.Get("/admin/customer/order/paged?storeCustomerId=999999").Is(http.StatusNotFound)
		})
	})

	Describe("shipping", func() {
		It("supports partial shipments, which can be moved, edited and canceled", func() {
			o := buy()
			before := ada.Get("/admin/order/unfulfilled/count").OK()
			first := ada.Post("/admin/order/fulfill", object{"orderId": o.id, "items": []any{object{"lineItemId": o.line, "quantity": 1}}, "carrierName": "DHL", "trackingNumber": "0034", "weight": "1.8"}).OK()
			Expect(first.Text("shipmentNumber")).To(Equal(fmt.Sprintf("%d-1", o.number)))
			Expect(first.Text("status")).To(Equal("IN_TRANSIT"))
			Expect(first.Text("items.0.sku")).To(Equal("POUR-OVER-WHITE"))
			Expect(first.Text("trackingUrl")).To(HavePrefix("https://"))
			Expect(details(o).Text("fulfillmentStatus")).To(Equal("PARTIALLY_FULFILLED"))
			after := ada.Get("/admin/order/unfulfilled/count").OK()
			Expect(after.At("count")).To(Equal(before.At("count")))
			Expect(after.ID("partiallyFulfilledCount")).To(Equal(before.ID("partiallyFulfilledCount") + 1))

			id := first.ID("shipmentId")
			Expect(ada.Get(fmt.Sprintf("/admin/shipment?shipmentId=%d", id)).OK().Body).To(Equal(first.Body))
			moved := ada.Patch("/admin/shipment", object{"shipmentId": id, "version": 1, "status": "DELIVERED", "location": "Berlin", "statusMessage": "Handed over", "labelUrl": nil}).OK()
			Expect(moved.Text("scans.0.message")).To(Equal("Handed over"))
			Expect(details(o).Text("timeline.0.message")).To(Equal(fmt.Sprintf("Shipment %d-1 moved: DELIVERED instead of IN_TRANSIT", o.number)))
			ada.Patch("/admin/shipment", object{"shipmentId": id, "version": 1, "status": "LOST"}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			ada.With("If-Match", `"1"`).Patch("/admin/shipment", object{"shipmentId": id, "status": "LOST"}).Is(http.StatusPreconditionFailed)
			ada.Patch("/admin/shipment", object{"shipmentId": id, "status": "IN_TRANSIT"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			ada.Patch("/admin/shipment", object{"shipmentId": id, "status": "NOWHERE"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Post("/admin/shipment/cancel", object{"shipmentId": id, "force": true}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)

			ada.Post("/admin/order/fulfill", object{"orderId": o.id, "items": []any{object{"lineItemId": o.line, "quantity": 2}}}).Is(http.StatusUnprocessableEntity).Refused(domain.QuantityExceedsUnfulfilled)
			second := ada.Post("/admin/order/fulfill", object{"orderId": o.id}).OK()
			Expect(details(o).Text("status")).To(Equal("COMPLETED"))
			ada.Post("/admin/shipment/cancel", object{"shipmentId": second.ID("shipmentId"), "reason": "Wrong parcel"}).Is(http.StatusConflict)
			ada.Post("/admin/shipment/cancel", object{"shipmentId": second.ID("shipmentId"), "reason": "Wrong parcel", "force": true}).OK()
			again := ada.Post("/admin/shipment/cancel", object{"shipmentId": second.ID("shipmentId")}).OK()
			Expect(again.Text("status")).To(Equal("CANCELLED"))
			Expect(details(o).Text("fulfillmentStatus")).To(Equal("PARTIALLY_FULFILLED"))
		})
		It("returns the existing shipment for a repeated request", func() {
			o := buy()
			once := ada.Once()
			Expect(once.Post("/admin/order/fulfill", object{"orderId": o.id}).OK().Body).To(Equal(once.Post("/admin/order/fulfill", object{"orderId": o.id}).OK().Body))
		})
		It("is refused while the order is on hold", func() {
			o := buy()
			held := ada.Post("/admin/order/hold", object{"orderId": o.id, "reason": "ADDRESS", "note": "House number is missing"}).OK()
			Expect(held.Text("fulfillmentStatus")).To(Equal("ON_HOLD"))
			Expect(held.Text("hold.heldBy")).NotTo(BeEmpty())
			ada.Post("/admin/order/fulfill", object{"orderId": o.id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			Expect(ada.Post("/admin/order/release", object{"orderId": o.id}).OK().At("hold")).To(BeNil())
			ada.Post("/admin/order/fulfill", object{"orderId": o.id}).OK()
			ada.Post("/admin/order/hold", object{"orderId": o.id, "reason": "OTHER"}).Is(http.StatusConflict)
		})
		It("is refused until the payment is secured", func() {
			o := unpaid()
			ada.Post("/admin/order/fulfill", object{"orderId": o.id}).Is(http.StatusConflict).Refused(domain.PaymentNotSecured)
		})
		It("can be priced in advance", func() {
			o := buy()
			methods := ada.Get(fmt.Sprintf("/admin/order/shipping-methods?orderId=%d", o.id)).OK()
			Expect(methods.Text("items.0.price")).To(Equal("4.90"))
			Expect(methods.At("items.0.isSelected")).To(BeTrue())
			Expect(ada.Get("/admin/order/shipping-methods?countryCode=AT&subtotal=10.00&weight=1").OK().At("items")).To(HaveLen(1))
			Expect(ada.Get("/admin/order/shipping-methods?countryCode=FR").OK().At("items")).To(BeEmpty())
			ada.Get("/admin/order/shipping-methods").Is(http.StatusBadRequest)
			ada.Get("/admin/order/shipping-methods?orderId=999999").Is(http.StatusNotFound)
		})
		It("is refused for shipments of other stores", func() {
			ada.Get("/admin/shipment?shipmentId=999999").Is(http.StatusNotFound)
			ada.Patch("/admin/shipment", object{"shipmentId": 999999, "status": "LOST"}).Is(http.StatusNotFound)
			ada.Post("/admin/shipment/cancel", object{"shipmentId": 999999}).Is(http.StatusNotFound)
			ada.Post("/admin/order/fulfill", object{"orderId": 999999}).Is(http.StatusNotFound)
		})
	})

	Describe("refunds", func() {
		It("can be previewed and issued for a line, and then appear in every list", func() {
			o := buy()
			body := object{"orderId": o.id, "reason": "DAMAGED_GOODS", "lines": []any{object{"lineItemId": o.line, "quantity": 1}}}
			plan := ada.Post("/admin/order/refund/preview", body).OK()
			Expect(plan.Text("amount")).To(Equal("58.31"))
			Expect(plan.Text("maximumAmount")).To(Equal("122.45"))
			Expect(plan.Text("payments.0.amount")).To(Equal("58.31"))
			Expect(details(o).At("refunds")).To(BeEmpty())

			refund := ada.Once().Post("/admin/order/refund", body).OK()
			Expect(refund.Text("status")).To(Equal("COMPLETED"))
			Expect([]string{refund.Text("subtotal"), refund.Text("taxTotal"), refund.Text("shippingTotal"), refund.Text("amount")}).To(Equal([]string{"49.00", "9.31", "0.00", "58.31"}))
			Expect(refund.Text("createdBy.name")).NotTo(BeEmpty())
			Expect(ada.Get(fmt.Sprintf("/admin/refund?refundId=%d", refund.ID("refundId"))).OK().Body).To(Equal(refund.Body))
			Expect(ada.Get(fmt.Sprintf("/admin/refund?refundNumber=%d", refund.ID("refundNumber"))).OK().Body).To(Equal(refund.Body))
			Expect(details(o).Text("paymentStatus")).To(Equal("PARTIALLY_REFUNDED"))
			list := ada.Get(fmt.Sprintf("/admin/refund/paged?search=%d", o.number)).OK()
			Expect(list.ID("items.0.refundId")).To(Equal(refund.ID("refundId")))
			Expect(list.Text("items.0.customerEmail")).To(Equal(fmt.Sprintf("guest%d@example.com", o.guest.CartID)))
		})
		It("require an idempotency key, and return the first response to repeated requests", func() {
			o := buy()
			once := ada.Once()
			body := object{"orderId": o.id, "reason": "GOODWILL", "amount": "1.00"}
			first := once.Post("/admin/order/refund", body).OK()
			replay := once.Post("/admin/order/refund", body).OK()
			Expect(replay.Body).To(Equal(first.Body))
			Expect(replay.Header.Get("Idempotent-Replayed")).To(Equal("true"))
			Expect(details(o).Text("balance.refunded")).To(Equal("1.00"))
			once.Post("/admin/order/refund", object{"orderId": o.id, "reason": "GOODWILL", "amount": "2.00"}).Is(http.StatusUnprocessableEntity).Refused(domain.IdempotencyKeyReuse)
			ada.Post("/admin/order/refund", body).Is(http.StatusBadRequest)
		})
		It("are limited to the remaining amount", func() {
			o := buy()
			ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "GOODWILL", "amount": "122.46"}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
			p := ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER", "lines": []any{object{"lineItemId": o.line, "quantity": 3}}}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
			Expect(p.Errors[0].Pointer).To(Equal("/lines/0/quantity"))
			ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER", "amount": "1.005"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER"}).OK()
			ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER"}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
			ada.Post("/admin/order/refund/preview", object{"orderId": o.id}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
			ada.Once().Post("/admin/order/refund", object{"orderId": 999999, "reason": "OTHER"}).Is(http.StatusNotFound)
			ada.Get("/admin/refund?refundId=999999").Is(http.StatusNotFound)
			ada.Get("/admin/refund").Is(http.StatusBadRequest)
		})
		It("can be completed and voided offline, and retried only after a failure", func() {
			o := unpaid()
			ada.Once().Post("/admin/order/offline-payment", object{"orderId": o.id, "method": "CASH"}).OK()
			first := ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "GOODWILL", "amount": "1.00"}).OK()
			Expect(first.Text("status")).To(Equal("PENDING"))
			Expect(first.At("allowedActions")).To(Equal([]any{"VOID", "COMPLETE"}))
			done := ada.Post("/admin/refund/complete", object{"refundId": first.ID("refundId"), "reference": "SEPA 17"}).OK()
			Expect(done.Text("status")).To(Equal("COMPLETED"))
			ada.Post("/admin/refund/void", object{"refundId": first.ID("refundId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			ada.Once().Post("/admin/refund/retry", object{"refundId": first.ID("refundId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			second := ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "GOODWILL", "amount": "2.00"}).OK()
			Expect(ada.Post("/admin/refund/void", object{"refundId": second.ID("refundId"), "note": "by mistake"}).OK().Text("status")).To(Equal("VOIDED"))
			Expect(details(o).Text("balance.refunded")).To(Equal("1.00"))
		})
	})

	Describe("money", func() {
		It("is captured partially and fully", func() {
			captureBy("MANUAL")
			o := buy()
			Expect(details(o).Text("paymentStatus")).To(Equal("AUTHORIZED"))
			Expect(details(o).At("allowedActions")).To(ContainElements("CAPTURE", "VOID"))
			Expect(ada.Once().Post("/admin/order/capture", object{"orderId": o.id, "amount": "22.45"}).OK().Text("paymentStatus")).To(Equal("PARTIALLY_PAID"))
			ada.Once().Post("/admin/order/capture", object{"orderId": o.id, "amount": "100.01"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Post("/admin/order/void", object{"orderId": o.id, "reason": "FRAUD"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			Expect(ada.Once().Post("/admin/order/capture", object{"orderId": o.id}).OK().Text("balance.captured")).To(Equal("122.45"))
			ada.Once().Post("/admin/order/capture", object{"orderId": o.id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		})
		It("is released when an authorized order is voided", func() {
			captureBy("MANUAL")
			o := buy()
			voided := ada.Post("/admin/order/void", object{"orderId": o.id, "reason": "FRAUD", "note": "stolen card"}).OK()
			Expect([]string{voided.Text("status"), voided.Text("paymentStatus"), voided.Text("fulfillmentStatus"), voided.Text("cancelReason")}).To(Equal([]string{"CANCELLED", "VOIDED", "CANCELLED", "FRAUD"}))
			Expect(ada.Post("/admin/order/void", object{"orderId": o.id, "reason": "FRAUD"}).OK().At("version")).To(Equal(voided.At("version")))
			ada.Post("/admin/order/hold", object{"orderId": o.id, "reason": "OTHER"}).Is(http.StatusConflict)
			ada.Post("/admin/order/release", object{"orderId": o.id}).Is(http.StatusConflict)
		})
		It("is recorded when it arrives as an offline payment", func() {
			o := unpaid()
			paid := ada.Once().Post("/admin/order/offline-payment", object{"orderId": o.id, "method": "BANK_TRANSFER", "reference": "line 3"}).OK()
			Expect(paid.Text("paymentStatus")).To(Equal("PAID"))
			Expect(paid.Text("payments.0.offlineMethod")).To(Equal("BANK_TRANSFER"))
			Expect(paid.At("payments.0.paymentType")).To(BeNil())
			ada.Once().Post("/admin/order/offline-payment", object{"orderId": o.id, "method": "CASH"}).Is(http.StatusConflict)
			ada.Once().Post("/admin/order/offline-payment", object{"orderId": o.id, "method": "CASH", "paymentProviderId": 999999}).Is(http.StatusUnprocessableEntity)
		})
		It("is refunded when the order is canceled", func() {
			o := buy()
			ended := ada.Post("/admin/order/cancel", object{"orderId": o.id, "reason": "CUSTOMER_REQUEST"}).OK()
			Expect(ended.Text("paymentStatus")).To(Equal("REFUNDED"))
			Expect(ended.Text("refunds.0.status")).To(Equal("COMPLETED"))
			Expect(ended.Text("timeline.1.message")).To(Equal("Order canceled"))
			shipped := buy()
			ada.Post("/admin/order/fulfill", object{"orderId": shipped.id, "items": []any{object{"lineItemId": shipped.line, "quantity": 1}}}).OK()
			ada.Post("/admin/order/cancel", object{"orderId": shipped.id, "reason": "OTHER"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			ada.Post("/admin/order/cancel", object{"orderId": 999999, "reason": "OTHER"}).Is(http.StatusNotFound)
		})
	})

	Describe("PATCH /admin/order", func() {
		It("changes only the given fields", func() {
			o := buy()
			address := object{"firstName": "Mia", "lastName": "Keller", "streetLine1": "Torstraße 12", "streetLine2": "Rear building", "city": "Berlin", "postalCode": "10119", "countryCode": "DE"}
			edited := ada.Patch("/admin/order", object{"orderId": o.id, "shippingAddress": address, "notes": object{"internal": "a gift"}, "tags": []string{"gift"},
				"customFields": []any{object{"key": "k", "type": "STRING", "value": "v"}}, "externalId": fmt.Sprintf("EXT-%d", o.id)}).OK()
			Expect(edited.Text("shippingAddress.streetLine2")).To(Equal("Rear building"))
			Expect(edited.Text("notes.internal")).To(Equal("a gift"))
			Expect(ada.Get("/admin/order/paged?tag=gift").OK().ID("totalCount")).To(BeEquivalentTo(1))
			same := ada.Patch("/admin/order", object{"orderId": o.id, "notes": object{"internal": "a gift"}}).OK()
			Expect(same.At("version")).To(Equal(edited.At("version")))
			Expect(ada.Patch("/admin/order", object{"orderId": o.id, "notes": object{"internal": nil}}).OK().At("notes.internal")).To(BeNil())
			ada.Patch("/admin/order", object{"orderId": o.id, "version": 1, "tags": []string{}}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			ada.Patch("/admin/order", object{"orderId": o.id, "storeCustomerId": 999999}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Patch("/admin/order", object{"orderId": o.id, "paymentStatus": "PAID"}).Is(http.StatusBadRequest)
			ada.Patch("/admin/order", object{"orderId": 999999}).Is(http.StatusNotFound)
		})
	})

	Describe("summaries", func() {
		It("cover one order or all orders that match the filters", func() {
			o := buy()
			one := ada.Get(fmt.Sprintf("/admin/order/summary?orderNumber=%d", o.number)).OK()
			Expect(one.Text("order.due")).To(Equal("0.00"))
			Expect(one.At("totals")).To(BeNil())
			all := ada.Get(fmt.Sprintf("/admin/order/summary?search=%d", o.number)).OK()
			Expect(all.ID("totals.count")).To(BeEquivalentTo(1))
			Expect(all.Text("totals.currencies.0.paid")).To(Equal("122.45"))
			Expect(all.At("order")).To(BeNil())
			ada.Get(fmt.Sprintf("/admin/order/summary?orderId=%d&search=x", o.id)).Is(http.StatusBadRequest)
			ada.Get("/admin/order/summary?orderId=999999").Is(http.StatusNotFound)
			items := ada.Get(fmt.Sprintf("/admin/order/item/summary?search=%d&sort=sku", o.number)).OK()
			Expect(items.ID("items.0.quantityToFulfill")).To(BeEquivalentTo(2))
			Expect(items.At("isTruncated")).To(BeFalse())
		})
	})

	Describe("GET /admin/order/export", func() {
		It("returns a file of orders or of lines, and prevents spreadsheets from running texts as formulas", func() {
			o := buy()
			ada.Patch("/admin/order", object{"orderId": o.id, "externalId": "=1+1", "tags": []string{"exported"}}).OK()
			file := ada.Get("/admin/order/export?tag=exported").OK()
			Expect(file.Header.Get("Content-Type")).To(HavePrefix("text/csv"))
			Expect(file.Header.Get("Content-Disposition")).To(MatchRegexp(`attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"`))
			lines := strings.Split(strings.TrimPrefix(string(file.Body), "\ufeff"), "\r\n")
			Expect(lines).To(HaveLen(3))
			Expect(lines[0]).To(HavePrefix("orderNumber,orderDate,"))
			Expect(lines[1]).To(HavePrefix(fmt.Sprintf("%d,", o.number)))
			Expect(lines[1]).To(ContainSubstring(",exported,'=1+1,"))
			Expect(lines[1]).To(ContainSubstring(",122.45,122.45,0.00,0.00,"))
			rows := ada.Get("/admin/order/export?tag=exported&rows=LINE").OK()
			Expect(string(rows.Body)).To(ContainSubstring(",POUR-OVER-WHITE,"))

			book := ada.Get("/admin/order/export?tag=exported&format=xlsx").OK()
			archive, err := zip.NewReader(bytes.NewReader(book.Body), int64(len(book.Body)))
			Expect(err).NotTo(HaveOccurred())
			sheet, err := archive.Open("xl/worksheets/sheet1.xml")
			Expect(err).NotTo(HaveOccurred())
			content, err := io.ReadAll(sheet)
			Expect(err).NotTo(HaveOccurred())
			Expect(xml.Unmarshal(content, new(struct{}))).To(Succeed())
			Expect(string(content)).To(ContainSubstring("<c><v>122.45</v></c>"))
			Expect(string(content)).To(ContainSubstring(`<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>`))
		})
		It("rejects invalid formats, filters and sort fields any number of times", func() {
			ada.Get("/admin/order/export?format=pdf").Is(http.StatusBadRequest)
			for range 5 {
				ada.Get("/admin/order/export?tag=none").OK()
				ada.Get("/admin/order/export?grandTotalMin=x").Is(http.StatusBadRequest)
				ada.Get("/admin/order/export?sort=nothing").Is(http.StatusBadRequest)
			}
		})
	})

	Describe("POST /admin/order/resend-shipment-email", func() {
		It("resends the mail about a shipment unless it was canceled", func() {
			o := buy()
			s := ada.Post("/admin/order/fulfill", object{"orderId": o.id, "notifyCustomer": false, "status": "LABEL_CREATED"}).OK()
			ada.Post("/admin/order/resend-shipment-email", object{"shipmentId": s.ID("shipmentId"), "email": "mia.keller@example.com"}).Is(http.StatusNoContent)
			ada.Post("/admin/shipment/cancel", object{"shipmentId": s.ID("shipmentId")}).OK()
			ada.Post("/admin/order/resend-shipment-email", object{"shipmentId": s.ID("shipmentId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
			ada.Post("/admin/order/resend-shipment-email", object{"shipmentId": 999999}).Is(http.StatusNotFound)
		})
	})

	Describe("orders", func() {
		It("have the same values in every API", func() {
			o := buy()
			ada.Post("/admin/order/fulfill", object{"orderId": o.id, "items": []any{object{"lineItemId": o.line, "quantity": 1}}}).OK()
			refund := ada.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "GOODWILL", "amount": "1.00"}).OK()
			app := shop.AppToken("order:read", "refund:read", "shipment:read")
			one := app.Get(fmt.Sprintf("/order?orderId=%d", o.id)).OK()
			list := app.Get(fmt.Sprintf("/order/paged?search=%d", o.number)).OK()
			Expect(list.At("items")).To(HaveLen(1))
			for name, value := range list.At("items.0").(map[string]any) {
				if name != "items" {
					Expect([]any{one.At(name)}).To(Equal([]any{value}), "%s, member for member", name)
				}
			}
			for name, value := range list.At("items.0.items.0").(map[string]any) {
				Expect([]any{one.At("items.0." + name)}).To(Equal([]any{value}), "%s of the line", name)
			}
			Expect(one.Text("items.0.lineItemId")).To(Equal(o.line))
			Expect(one.At("customer.storeCustomerId")).To(BeNil(), "a guest's")
			Expect(one.Text("customer.email")).To(Equal(ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", o.id)).OK().Text("customer.email")))
			Expect(one.Text("shippingAddress.city")).To(Equal("Berlin"))
			Expect(one.Text("billingAddress.streetLine1")).To(Equal(one.Text("shippingAddress.streetLine1")))
			Expect(one.Text("payments.0.capturedAmount")).To(Equal("122.45"))
			Expect(one.Text("balance.refunded")).To(Equal("1.00"))
			Expect(one.At("refunds.0")).To(Equal(app.Get(fmt.Sprintf("/refund/paged?orderId=%d", o.id)).OK().At("items.0")))
			Expect(one.Text("shipments.0.items.0.lineItemId")).To(Equal(o.line))
			Expect(app.With("If-None-Match", one.Header.Get("ETag")).Get(fmt.Sprintf("/order?orderId=%d", o.id)).Is(http.StatusNotModified).Body).To(BeEmpty())
			Expect(app.Get(fmt.Sprintf("/refund/paged?orderId=%d", o.id)).OK().ID("items.0.refundId")).To(Equal(refund.ID("refundId")))
			Expect(app.Get(fmt.Sprintf("/shipment/paged?orderNumber=%d", o.number)).OK().Text("items.0.items.0.lineItemId")).To(Equal(o.line))
			app.Get("/order?orderId=999999").Is(http.StatusNotFound)
			shop.AppToken("order:read").Get("/refund/paged").Is(http.StatusForbidden)

			mine := o.guest.Get("/customer/order").OK()
			Expect(mine.ID("orderId")).To(Equal(o.id))
			Expect(mine.Text("payments.0.capturedAmount")).To(Equal("122.45"))
			Expect(mine.Text("shipments.0.status")).To(Equal("IN_TRANSIT"))
			Expect(o.guest.Get(fmt.Sprintf("/customer/order/summary?orderId=%d", o.id)).OK().Text("refunded")).To(Equal("1.00"))
			other := buy()
			o.guest.Get(fmt.Sprintf("/customer/order?orderId=%d", other.id)).Is(http.StatusNotFound)
			shop.Storefront.Get(fmt.Sprintf("/customer/order?orderId=%d", o.id)).Is(http.StatusNotFound)
		})
		It("can be polled by integrations, as can refunds and shipments", func() {
			app := shop.AppToken("order:read", "refund:read", "shipment:read")
			o := buy()
			since := url.QueryEscape(time.Now().Add(-time.Hour).UTC().Format(time.RFC3339))
			for _, list := range []string{"order", "refund", "shipment"} {
				app.Get(fmt.Sprintf("/%s/paged?modifiedSince=%s", list, since)).OK()
			}
			var page *apitest.Answer
			storetest.Follow(10, func(cursor string) (next string) {
				path := "/order/paged?pageSize=100&modifiedSince=" + since
				if cursor != "" {
					path += "&cursor=" + cursor
				}
				page = app.Get(path).OK()
				next, _ = page.At("nextCursor").(string)
				return next
			})
			items := page.At("items").([]any)
			Expect(fmt.Sprint(items[len(items)-1].(map[string]any)["orderId"])).To(Equal(fmt.Sprint(o.id)), "the newest change comes last")
			app.Get("/order/paged?sort=orderNumber&modifiedSince=" + since).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		})
		It("are hidden from other stores", func() {
			o := buy()
			other := world.Shop("other")
			for _, path := range []string{"/admin/order/details?orderId=%d", "/admin/order/summary?orderId=%d"} {
				other.Admin.Get(fmt.Sprintf(path, o.id)).Is(http.StatusNotFound)
			}
			other.Admin.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER"}).Is(http.StatusNotFound)
			other.Admin.Post("/admin/order/cancel", object{"orderId": o.id, "reason": "OTHER"}).Is(http.StatusNotFound)
			Expect(other.Admin.Get(fmt.Sprintf("/admin/order/paged?search=%d", o.number)).OK().At("items")).To(BeEmpty())
			Expect(strings.Contains(string(details(o).Body), "CANCELLED")).To(BeFalse())
		})
	})
})
