package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// guard is a rule about objects in some state: while an object is in the state, neither an operation nor a later job of
// the service may have the effect.
type guard struct {
	state  string
	kinds  []string           // kinds of objects whose ids requests contain
	begin  func() object      // creates an unguarded object
	hold   func(about object) // puts the object into the guarded state
	end    func(about object) // completes the object, so that no later job works on it; nil means nothing to complete
	effect string             // SQL query for the id of an object; its count shows the effect
	opens  map[string]string  // operations that lift the guard, and why
	needs  []string           // some operations that must have the effect without the guard
}

// guardWalk calls all operations of the OpenAPI documents, including future ones.
type guardWalk struct {
	world    *apitest.World
	shop     *apitest.Shop
	conn     *pgx.Conn
	programs []*program
}

// through calls each operation and returns the operations that had the effect. Operations share an object until one of
// them succeeds; a refused call changes nothing.
func (d *guardWalk) through(ctx context.Context, g guard, guarded bool) (had []string) {
	GinkgoHelper()
	count := func(id any) (n string) {
		GinkgoHelper()
		Expect(d.conn.QueryRow(ctx, g.effect, id).Scan(&n)).To(Succeed())
		return n
	}
	var about object // nil means that the next operation needs a new object
	var before string
	leave := func() {
		GinkgoHelper()
		if about != nil && g.end != nil {
			g.end(about)
		}
		about = nil
	}
	for _, p := range d.programs {
		for _, c := range p.calls() {
			if ends(c) > 1 {
				continue // such an operation would end the login or token that the spec uses
			}
			names := slices.ContainsFunc(apitest.Places(c.op), func(at apitest.Place) bool { return slices.Contains(g.kinds, at.Object) })
			if c.method == http.MethodGet || !names {
				continue
			}
			if about == nil {
				about = g.begin()
				if guarded {
					g.hold(about)
				}
				before = count(about["id"])
			}
			p.recollection = &recollection{}
			p.learn(d.shop.Admin.Get(fmt.Sprint(about["read"], about["id"])).OK())
			succeeded := false
			for _, s := range p.candidates(c)[:1] {
				target, body := p.request(c, s)
				if members, ok := body.(object); ok && about["also"] != nil {
					for name, value := range about["also"].(object) {
						if _, is := members[name]; is {
							members[name] = value
						}
					}
				}
				succeeded = p.client.Once().Call(c.method, target, body).Status < http.StatusBadRequest
			}
			d.work(ctx)
			changed := count(about["id"]) != before
			if changed {
				had = append(had, p.surface+"."+c.op.OperationID)
			}
			if succeeded || changed {
				leave()
			}
		}
	}
	leave()
	return had
}

func (d *guardWalk) work(ctx context.Context) {
	GinkgoHelper()
	s := d.world.App.Service.Ordering
	for _, sweep := range []func(context.Context) error{s.ProcessSubscriptionsDue, s.SettleDue, s.SettleCapturesDue, s.SettleRefundsDue} {
		Expect(sweep(ctx)).To(Succeed())
	}
}

var _ = Describe("No operation or later job", Ordered, ContinueOnFailure, func() {
	const shipped = "SELECT count(*)::text FROM shipments WHERE order_id = $1"
	const captured = "SELECT coalesce(sum(captured_amount), 0)::text FROM payments WHERE order_id = $1"
	const refunded = "SELECT concat(count(*), ', ', sum(amount) FILTER (WHERE status NOT IN ('FAILED', 'VOIDED'))) FROM refunds WHERE order_id = $1"
	const renewed = "SELECT count(*)::text FROM orders WHERE subscription_id = $1"
	ofOrders, ofSubscriptions := []string{"order", "line-item", "payment", "shipment", "refund"}, []string{"subscription", "store-customer", "customer-payment-method"}
	d := &guardWalk{}
	var customer, card, failing, home, plan, variant int64

	BeforeAll(func(ctx SpecContext) {
		d.world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		zone, err := time.LoadLocation("Europe/Berlin")
		Expect(err).NotTo(HaveOccurred())
		d.world.Clock.Advance(domain.DateAt(d.world.Clock.Now(), zone).Add(1).At(12, zone).Sub(d.world.Clock.Now())) // makes the renewals of today due
		d.shop = d.world.Shop("guards")
		seed := newEstate(d.shop)
		seed.furnish()
		mia := seed.live("guards@example.com")
		good := d.shop.Admin.Post("/admin/product", object{"name": "Endless", "productType": "PHYSICAL", "status": "ACTIVE", "isSubscribable": true,
			"variants": []any{object{"sku": "ENDLESS", "trackInventory": false, "prices": []any{object{"currencyCode": "EUR", "amount": "10.00"}}}}}).OK()
		variant = good.ID("variants.0.variantId")
		customer = mia.Get("/customer/user/me").OK().ID("storeCustomerId")
		card = mia.Get("/customer/customer-payment-method/all").OK().ID("items.0.customerPaymentMethodId")
		keeps(d.shop, mia, "pm_card_refundFail")
		failing = newest(mia.Get("/customer/customer-payment-method/all").OK())
		home = mia.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId")
		plan = d.shop.Admin.Once().Post("/admin/subscription-plan", object{"name": "Guarded", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{good.ID("productId")}}).OK().ID("subscriptionPlanId")
		conn, err := pgx.Connect(ctx, d.world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(func(ctx context.Context) { _ = conn.Close(ctx) })
		d.conn = conn
		own := object{"password": apitest.AdminPassword}
		d.programs = []*program{newProgram("admin", d.shop.Admin, &recollection{}, own), newProgram("public", d.shop.AppToken(permissions(d.shop)...), &recollection{}, own),
			newProgram("customer", mia, &recollection{}, own)}
	})

	admin := func(path string, body object) *apitest.Answer {
		GinkgoHelper()
		return persist(d.shop.Admin, http.MethodPost, path, body)
	}
	// order creates an order of two units. The parameter change may alter the request.
	order := func(change object) object {
		GinkgoHelper()
		body := object{"storeCustomerId": customer, "items": []any{object{"variantId": variant, "quantity": 2}}, "shippingAddress": apitest.Home, "shippingMethodId": d.shop.ShippingMethodID}
		for name, value := range change {
			body[name] = value
		}
		return object{"id": admin("/admin/order", body).ID("orderId"), "read": "/admin/order/details?orderId="}
	}
	paid := func() object {
		return order(object{"payment": object{"paymentProviderId": d.shop.ProviderID, "customerPaymentMethodId": card}})
	}
	// refusedRefund creates a paid order with a refund that the payment service refused. Operations can issue the
	// refund again, or record it as paid by hand.
	refusedRefund := func() object {
		GinkgoHelper()
		o := order(object{"payment": object{"paymentProviderId": d.shop.ProviderID, "customerPaymentMethodId": failing}})
		admin("/admin/order/refund", object{"orderId": o["id"], "reason": "GOODWILL", "amount": "1.00"})
		ctx := context.Background()
		_, err := d.conn.Exec(ctx, "UPDATE refunds SET settle_on = now() - interval '1 day' WHERE order_id = $1", o["id"])
		Expect(err).NotTo(HaveOccurred())
		Expect(d.world.App.Service.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(d.shop.Admin.Get(fmt.Sprint("/admin/refund/paged?orderId=", o["id"])).OK().At("items.0.status")).To(Equal("FAILED"))
		return o
	}
	// due creates a subscription that renews today.
	due := func() object {
		GinkgoHelper()
		d.shop.Admin.Once().Patch("/admin/store-customer/status", object{"storeCustomerId": customer, "status": "ACTIVE"})
		id := admin("/admin/subscription", object{"storeCustomerId": customer, "subscriptionPlanId": plan, "items": []any{object{"variantId": variant, "quantity": 1}}, "nextProcessingDate": d.shop.Day(9),
			"customerPaymentMethodId": card, "shippingAddressId": home, "shippingMethodId": d.shop.ShippingMethodID, "consentText": "By telephone."}).ID("subscriptionId")
		return object{"id": id, "read": "/admin/subscription?subscriptionId=", "also": object{"nextProcessingDate": d.shop.Day(0), "status": "SUSPENDED", "resumeOn": d.shop.Day(0), "pauseUntil": d.shop.Day(9)}}
	}

	over := func(s object) {
		d.shop.Admin.Once().Post("/admin/subscription/cancel", object{"subscriptionId": s["id"]}) // an operation may already have canceled it
	}

	DescribeTable("ever", func(ctx SpecContext, make func() guard) {
		g := make()
		free := d.through(ctx, g, false)
		AddReportEntry("without the guard", free)
		for _, name := range g.needs {
			Expect(free).To(ContainElement(name), "the walk finds the operations that have the effect without the guard")
		}
		held := slices.DeleteFunc(d.through(ctx, g, true), func(name string) bool { return g.opens[name] != "" })
		Expect(held).To(BeEmpty(), g.state)
	},
		Entry("ships an order on hold", func() guard {
			return guard{state: "on hold", kinds: ofOrders, begin: paid, effect: shipped, needs: []string{"admin.fulfillOrder"},
				hold: func(o object) { admin("/admin/order/hold", object{"orderId": o["id"], "reason": "FRAUD"}) }}
		}),
		Entry("ships a canceled order", func() guard {
			return guard{state: "canceled", kinds: ofOrders, begin: paid, effect: shipped, needs: []string{"admin.fulfillOrder"},
				hold: func(o object) {
					admin("/admin/order/cancel", object{"orderId": o["id"], "reason": "OTHER", "refundPayment": false})
				}}
		}),
		Entry("charges a canceled order, except by a recorded offline payment", func() guard {
			return guard{state: "canceled", kinds: ofOrders, begin: func() object { return order(nil) }, effect: captured, needs: []string{"admin.recordOrderOfflinePayment"},
				hold:  func(o object) { admin("/admin/order/cancel", object{"orderId": o["id"], "reason": "OTHER"}) },
				opens: map[string]string{"admin.recordOrderOfflinePayment": "a transfer may arrive after the cancellation, and is owed to the buyer"}}
		}),
		Entry("refunds an order in dispute", func() guard {
			return guard{state: "in dispute", kinds: ofOrders, begin: refusedRefund, effect: refunded, needs: []string{"admin.refundOrder", "admin.cancelOrder", "admin.retryRefund", "admin.completeRefund"},
				hold: func(o object) { // a partial dispute, since a full dispute leaves nothing to refund
					admin("/admin/order/chargeback", object{"orderId": o["id"], "reference": fmt.Sprint("dp-", o["id"]), "amount": "1.00"})
				}}
		}),
		Entry("charges a draft, except by placing the order", func() guard {
			return guard{state: "draft", kinds: ofOrders, begin: func() object { return order(object{"isDraft": true}) }, effect: captured, hold: func(object) {},
				opens: map[string]string{"admin.placeOrder": "it places the draft, with its payment"}}
		}),
		Entry("renews a paused subscription, except by resuming it", func() guard {
			return guard{state: "paused", kinds: ofSubscriptions, begin: due, end: over, effect: renewed, needs: []string{"admin.changeSubscriptionDate"},
				hold:  func(s object) { admin("/admin/subscription/pause", object{"subscriptionId": s["id"]}) },
				opens: map[string]string{"admin.resumeSubscription": "it ends the pause", "public.resumeSubscription": "it ends the pause", "customer.resumeSubscription": "it ends the pause"}}
		}),
		Entry("renews a subscription of a suspended customer", func() guard {
			return guard{state: "suspended", kinds: ofSubscriptions, begin: due, end: over, effect: renewed, needs: []string{"admin.changeSubscriptionDate"},
				hold: func(object) {
					d.shop.Admin.Once().Patch("/admin/store-customer/status", object{"storeCustomerId": customer, "status": "SUSPENDED", "reason": "Stolen card."}).OK()
				}}
		}),
	)
})
