package apitest_test

import (
	"fmt"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// An event contains its object. So only callers who may read the object may read the event or send it to a receiver,
// whatever the operation and type.
var _ = Describe("Events", Ordered, func() {
	var (
		shop     *apitest.Shop
		receiver *apitest.Receiver
		ids      map[string]string // ids of one event for each object
		endpoint int64             // an endpoint that receives all events
		token    = func(permissions ...string) apitest.Client {
			return shop.AppToken(append(permissions, "webhook:read", "webhook:write")...)
		}
		objects = []string{"order", "refund", "shipment", "subscription", "customer", "return"}
		types   = func(list *apitest.Answer) (found []string) {
			for _, item := range list.OK().At("items").([]any) {
				name, is := apitest.At(item, "type").(string)
				if !is { // false: the row is a delivery
					name = apitest.At(item, "eventType").(string)
				}
				found = append(found, name)
			}
			return found
		}
		lacks = func(answer *apitest.Answer, permission string) {
			GinkgoHelper()
			Expect(answer.Refused(domain.Forbidden).Permission).To(HaveValue(Equal(permission)), answer.Request)
		}
	)

	BeforeAll(func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop, receiver = world.Shop("readers"), apitest.NewReceiver()
		endpoint = shop.Admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"*", "return.*"}}).OK().ID("webhookEndpointId")
		shop.Subscribe("mia@example.com")
		order := shop.Admin.Get("/admin/order/paged").OK().ID("items.0.orderId")
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00"}).OK()
		line := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("items.0.lineItemId")
		shop.Admin.Once().Post("/admin/return", object{"orderId": order, "kind": "CLAIM", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		ids = map[string]string{}
		Eventually(func(g Gomega) {
			for _, o := range objects {
				found := shop.Admin.Get("/admin/webhook-event/paged?deliveryStatus=SUCCEEDED&type=" + o + ".*").OK()
				g.Expect(found.At("items.0.type")).To(HavePrefix(o + "."))
				ids[o] = found.Text("items.0.webhookEventId")
			}
		}).Should(Succeed())
	})

	It("of every type require an existing permission", func() {
		for _, t := range domain.EventTypes() {
			for _, permission := range t.Permissions() {
				Expect(append(slices.Clone(objects), "gift-card", "store-credit")).To(ContainElement(strings.TrimSuffix(permission, ":read")), string(t))
				Expect(shop.AppToken(permission)).NotTo(BeNil(), "unknown permissions are refused")
			}
		}
	})

	It("can be read with the permission to read their object, singly and in lists", func() {
		for _, own := range objects {
			app := token(own + ":read")
			for _, path := range []string{"/webhook-event/paged", "/webhook-delivery/paged", fmt.Sprintf("/webhook-event/paged?webhookEndpointId=%d", endpoint),
				"/webhook-event/paged?deliveryStatus=SUCCEEDED", "/webhook-event/paged?type=" + strings.Join(objects, ".*,") + ".*"} {
				Expect(types(app.Get(path))).To(And(Not(BeEmpty()), HaveEach(HavePrefix(own+"."))), "%s for %s:read", path, own)
			}
			for _, o := range objects {
				delivery := shop.Admin.Get("/admin/webhook-delivery/paged?webhookEventId=" + ids[o]).OK().ID("items.0.webhookDeliveryId")
				for _, path := range []string{"/webhook-event?webhookEventId=" + ids[o], fmt.Sprintf("/webhook-delivery?webhookDeliveryId=%d", delivery)} {
					if o == own {
						app.Get(path).OK()
					} else {
						lacks(app.Get(path), o+":read")
					}
				}
			}
		}
		Expect(types(token().Get("/webhook-event/paged"))).To(BeEmpty())
		Expect(types(token().Get("/webhook-delivery/paged"))).To(BeEmpty())
	})

	It("are delivered only to endpoints whose creator may read the object", func() {
		for _, own := range objects {
			app := token(own + ":read")
			mine := app.Post("/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{own + ".*"}}).OK().ID("webhookEndpointId")
			for _, o := range objects {
				requests := []*apitest.Answer{
					app.Post("/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{o + ".*"}}),
					app.Patch("/webhook-endpoint", object{"webhookEndpointId": mine, "eventTypes": []string{own + ".*", o + ".*"}}),
					app.Post("/webhook-event/resend", object{"webhookEventId": ids[o], "webhookEndpointId": mine}),
					app.Post("/webhook-event/replay", object{"webhookEndpointId": mine, "eventTypes": []string{o + ".*"}, "dryRun": true}),
				}
				for _, answer := range requests {
					if o == own {
						answer.OK()
					} else {
						lacks(answer, o+":read")
					}
				}
			}
			app.Post("/webhook-endpoint", object{"url": receiver.URL}).Refused(domain.Forbidden) // "*"
			// A caller who may not read all events that another creator chose can describe or stop the endpoint, but
			// not change its URL.
			app.Patch("/webhook-endpoint", object{"webhookEndpointId": endpoint, "url": receiver.URL + "/mine"}).Refused(domain.Forbidden)
			app.Patch("/webhook-endpoint", object{"webhookEndpointId": endpoint, "description": "of " + own, "url": receiver.URL}).OK()
			app.Delete(fmt.Sprintf("/webhook-endpoint?webhookEndpointId=%d", mine)).OK()
		}
		every := slices.Clone(objects)
		for i := range every {
			every[i] += ":read"
		}
		token(every...).Post("/webhook-endpoint", object{"url": receiver.URL}).OK()
	})
})
