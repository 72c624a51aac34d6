package apitest_test

import (
	"maps"
	"net/http"
	"slices"
	"strconv"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store/domain"
)

// moments maps each date-time field of the request bodies to whether it is the time of a past event. Add every new
// field to it.
var moments = map[string]bool{
	"/orderDate": true, "/shippedOn": true, "/receivedOn": true, "/completedOn": true, "/occurredOn": true,
	"/estimatedDelivery": false, "/expiresOn": false, "/startsOn": false, "/endsOn": false, "/publishOn": false, "/unpublishOn": false, "/expectedOn": false,
	"/createdFrom": false, "/createdTo": false, // a range of events to replay; it may end in the future
	"/deliverOn":   false,                       // when the code of a gift card is mailed
	"/dueOn":       false,                       // deadline for the response to a dispute
	"/currentTime": false, "/targetTime": false, // times of a test clock, which may run ahead
}

var _ = Describe("Time fields in requests", Ordered, func() {
	type object = map[string]any

	It("are each classified as the time of a past event or as another time", func() {
		var walk func(at string, s *openapi3.Schema, found map[string]bool)
		walk = func(at string, s *openapi3.Schema, found map[string]bool) {
			if s.Format == "date-time" {
				found[at] = true
			}
			for _, part := range s.AllOf {
				walk(at, part.Value, found)
			}
			if s.Items != nil {
				walk(at, s.Items.Value, found)
			}
			for name, property := range s.Properties {
				walk("/"+name, property.Value, found)
			}
		}
		found := map[string]bool{}
		for _, surface := range []string{"admin", "customer", "public"} {
			doc, err := router.Document(surface)
			Expect(err).NotTo(HaveOccurred())
			for _, item := range doc.Paths.Map() {
				for _, op := range item.Operations() {
					if op.RequestBody == nil {
						continue
					}
					for _, media := range op.RequestBody.Value.Content {
						walk("", media.Schema.Value, found)
					}
				}
			}
		}
		Expect(slices.Collect(maps.Keys(found))).To(ConsistOf(slices.Collect(maps.Keys(moments))), "decide whether it is when something happened")
	})

	It("for past events are refused if they are in the future", func(ctx SpecContext) {
		w := apitest.Start(ctx)
		shop := w.Shop("one")
		order := func() int64 { return shop.Guest(shop.White, 1).Buy().OK().ID("orderId") }
		details := func(order int64) *apitest.Answer {
			return shop.Admin.Get("/admin/order/details?orderId=" + strconv.FormatInt(order, 10)).OK()
		}
		byHand := func() object {
			return object{"email": "jonas@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}},
				"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
		}
		unpaid := func() int64 { return shop.Admin.Once().Post("/admin/order", byHand()).OK().ID("orderId") }
		parcel := func() int64 {
			shipped := order()
			shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": shipped}).OK()
			return details(shipped).ID("shipments.0.shipmentId")
		}
		offline := func() int64 { // creates a refund of a payment that was made without a gateway
			paid := unpaid()
			shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": paid, "method": "CASH"}).OK()
			shop.Admin.Once().Post("/admin/order/refund", object{"orderId": paid, "reason": "GOODWILL"}).OK()
			return details(paid).ID("refunds.0.refundId")
		}
		requests := []struct {
			pointer string
			send    func(at string) *apitest.Answer
		}{
			{"/orderDate", func(at string) *apitest.Answer {
				body := byHand()
				body["orderDate"] = at
				return shop.Admin.Once().Post("/admin/order", body)
			}},
			{"/orderDate", func(at string) *apitest.Answer {
				return shop.Admin.Patch("/admin/order", object{"orderId": order(), "orderDate": at})
			}},
			{"/shippedOn", func(at string) *apitest.Answer {
				return shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order(), "shippedOn": at})
			}},
			{"/shippedOn", func(at string) *apitest.Answer {
				return shop.Admin.Patch("/admin/shipment", object{"shipmentId": parcel(), "shippedOn": at})
			}},
			{"/occurredOn", func(at string) *apitest.Answer {
				return shop.Admin.Patch("/admin/shipment", object{"shipmentId": parcel(), "status": "DELIVERED", "occurredOn": at})
			}},
			{"/receivedOn", func(at string) *apitest.Answer {
				return shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": unpaid(), "method": "CASH", "receivedOn": at})
			}},
			{"/completedOn", func(at string) *apitest.Answer {
				return shop.Admin.Once().Post("/admin/refund/complete", object{"refundId": offline(), "completedOn": at})
			}},
		}
		tried := map[string]bool{}
		for _, r := range requests {
			tried[r.pointer] = true
			at := func(ahead time.Duration) string { return w.Clock.Now().Add(ahead).Format(time.RFC3339) }
			for _, ahead := range []time.Duration{6 * time.Minute, 24 * time.Hour, 50 * 365 * 24 * time.Hour} {
				problem := r.send(at(ahead)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
				Expect(problem.Errors).To(ContainElement(HaveField("Pointer", r.pointer)))
			}
			r.send(at(time.Minute)).OK() // the service tolerates a small difference between clocks
			r.send(at(-time.Minute)).OK()
		}
		for pointer, happened := range moments {
			Expect(tried[pointer]).To(Equal(happened), pointer)
		}
	})
})
