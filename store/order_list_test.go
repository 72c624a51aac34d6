package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Lists of orders", func() {
	var d *orderStore
	var orders []*ordering.Order
	BeforeEach(func(ctx SpecContext) {
		d = newOrderStore(ctx)
		orders = nil
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 100")
		Expect(err).NotTo(HaveOccurred())
		for i := range 4 {
			d.Clock.Advance(time.Minute)
			card := []string{"pm_card_visa", "pm_card_visa", "", "pm_card_visa"}[i]
			orders = append(orders, d.order(ctx, card, i == 0, func(o *ordering.Order) {
				switch i {
				case 1:
					o.Email, o.Tags = "Tom.Weber@example.com", []string{"gift"}
					o.CustomFields = []domain.CustomField{{Key: "engraving", Type: "STRING", Value: just("For Mia: 1, 2")}, {Key: "rush", Type: "BOOLEAN", Value: just("true")}}
				case 2:
					o.CustomerID, o.Tags = just(int64(501)), []string{"wholesale"}
					o.CustomFields = []domain.CustomField{{Key: "engraving", Type: "STRING"}, {Key: "rush", Type: "BOOLEAN", Value: just("true")}}
				}
			}))
		}
	})
	numbers := func(ctx context.Context, actor domain.Actor, f ordering.OrderFilter, q domain.PageQuery) (list []int64, page domain.Page[*ordering.Order]) {
		GinkgoHelper()
		if q.Size == 0 {
			q.Size = 25
		}
		if q.Number == 0 && q.Cursor == "" {
			q.Number = 1
		}
		page, err := d.As(actor).Orders(ctx, f, q)
		Expect(err).NotTo(HaveOccurred())
		list = []int64{}
		for _, o := range page.Items {
			list = append(list, o.OrderNumber-100000)
		}
		return list, page
	}

	DescribeTable("are sorted in both directions", func(ctx SpecContext, sort string) {
		up, _ := numbers(ctx, d.actor, ordering.OrderFilter{}, domain.PageQuery{Sort: sort})
		down, _ := numbers(ctx, d.actor, ordering.OrderFilter{}, domain.PageQuery{Sort: "-" + sort})
		Expect(up).To(Equal([]int64{1, 2, 3, 4}))
		Expect(down).To(Equal([]int64{4, 3, 2, 1}))
		var walked []int64
		storetest.Follow(4, func(cursor string) string {
			list, page := numbers(ctx, d.actor, ordering.OrderFilter{}, domain.PageQuery{Sort: sort, Size: 3, Cursor: cursor})
			walked = append(walked, list...)
			Expect(page.TotalCount).To(BeEquivalentTo(4))
			return page.NextCursor
		})
		Expect(walked).To(Equal(up))
	}, Entry("by date", "orderDate"), Entry("by number", "orderNumber"), Entry("by total", "grandTotal"), Entry("by creation", "createdOn"), Entry("by change", "modifiedOn"))

	It("contain exactly the orders that match each filter", func(ctx SpecContext) {
		_, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), orders[0].ID, ordering.Fulfillment{TrackingNumber: "00340434161094042557"}, false)
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.HoldOrder(ctx, another(d.actor), orders[1].ID, ordering.HoldFraud, nil)
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.CancelOrder(ctx, another(d.actor), orders[3].ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		date := orders[1].OrderDate
		for name, c := range map[string]struct {
			filter ordering.OrderFilter
			want   []int64
		}{
			"status":             {ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderCancelled}}, []int64{4}},
			"several statuses":   {ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderCancelled, ordering.OrderOpen}}, []int64{2, 3, 4}},
			"payment status":     {ordering.OrderFilter{PaymentStatus: []ordering.PaymentStatus{ordering.PaymentPaid}}, []int64{1}},
			"fulfillment status": {ordering.OrderFilter{FulfillmentStatus: []ordering.FulfillmentStatus{ordering.OnHold}}, []int64{2}},
			"source":             {ordering.OrderFilter{Source: []ordering.OrderSource{ordering.FromAdmin}}, []int64{}},
			"from":               {ordering.OrderFilter{DateFrom: &date}, []int64{2, 3, 4}},
			"to":                 {ordering.OrderFilter{DateTo: &date}, []int64{1}},
			"customer":           {ordering.OrderFilter{CustomerID: []int64{501}}, []int64{3}},
			"e-mail":             {ordering.OrderFilter{Email: "tom.WEBER@example.com"}, []int64{2}},
			"sku":                {ordering.OrderFilter{SKU: "TEA"}, []int64{1, 2, 3, 4}},
			"no such sku":        {ordering.OrderFilter{SKU: "TEA2"}, []int64{}},
			"product":            {ordering.OrderFilter{ProductID: []int64{404}}, []int64{}},
			"coupon":             {ordering.OrderFilter{CouponID: []int64{404}}, []int64{}},
			"subscription":       {ordering.OrderFilter{SubscriptionID: []int64{404}}, []int64{}},
			"shipping method":    {ordering.OrderFilter{ShippingMethodID: []int64{404}}, []int64{}},
			"country":            {ordering.OrderFilter{ShippingCountryCode: []string{"DE"}}, []int64{1, 2, 3, 4}},
			"currency":           {ordering.OrderFilter{CurrencyCode: []domain.Currency{"USD"}}, []int64{}},
			"total":              {ordering.OrderFilter{TotalMin: just(domain.MustAmount("122.69")), TotalMax: just(domain.MustAmount("122.69"))}, []int64{1, 2, 3, 4}},
			"lower total":        {ordering.OrderFilter{TotalMax: just(domain.MustAmount("122.68"))}, []int64{}},
			"tag":                {ordering.OrderFilter{Tag: []string{"gift"}}, []int64{2}},
			"several tags":       {ordering.OrderFilter{Tag: []string{"gift", "wholesale", "none"}}, []int64{2, 3}},
			"several currencies": {ordering.OrderFilter{CurrencyCode: []domain.Currency{"USD", "EUR"}}, []int64{1, 2, 3, 4}},
			"several customers":  {ordering.OrderFilter{CustomerID: []int64{404, 501}}, []int64{3}},
			"a custom field":     {ordering.OrderFilter{CustomFields: []domain.CustomFieldFilter{{Key: "rush", Value: "true"}}}, []int64{2, 3}},
			"two custom fields":  {ordering.OrderFilter{CustomFields: []domain.CustomFieldFilter{{Key: "rush", Value: "true"}, {Key: "engraving", Value: "For Mia: 1, 2"}}}, []int64{2}},
			"a part of a value":  {ordering.OrderFilter{CustomFields: []domain.CustomFieldFilter{{Key: "engraving", Value: "For Mia"}}}, []int64{}},
			"another's value":    {ordering.OrderFilter{CustomFields: []domain.CustomFieldFilter{{Key: "engraving", Value: "true"}}}, []int64{}},
			"number":             {ordering.OrderFilter{Search: "100003"}, []int64{3}},
			"a part of a number": {ordering.OrderFilter{Search: "10000"}, []int64{}},
			"a part of a name":   {ordering.OrderFilter{Search: "ELLE"}, []int64{1, 2, 3, 4}},
			"a part of a mail":   {ordering.OrderFilter{Search: "tom.we"}, []int64{2}},
			"a wildcard":         {ordering.OrderFilter{Search: "tom%we"}, []int64{}},
			"a part of a sku":    {ordering.OrderFilter{Search: "cup"}, []int64{1, 2, 3, 4}},
			"two letters":        {ordering.OrderFilter{Search: "cu"}, []int64{}},
			"a tracking number":  {ordering.OrderFilter{Search: "1094042557"}, []int64{1}},
			"drafts":             {ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderDraft}}, []int64{}},
			"two at once":        {ordering.OrderFilter{Search: "keller", Tag: []string{"gift"}, PaymentStatus: []ordering.PaymentStatus{ordering.PaymentAuthorized}}, []int64{2}},
		} {
			list, page := numbers(ctx, d.actor, c.filter, domain.PageQuery{Sort: "orderDate"})
			Expect(list).To(Equal(c.want), name)
			Expect(page.TotalCount).To(BeEquivalentTo(len(c.want)), name)
		}
		count, err := d.As(d.actor).UnfulfilledCount(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int64{count.Unfulfilled, count.PartiallyFulfilled, count.OnHold}).To(Equal([]int64{1, 0, 1}))
		Expect(*count.OldestOrderDate).To(BeTemporally("==", orders[1].OrderDate))
	})

	It("omit drafts unless the filter requests them, and always omit the orders of other stores", func(ctx SpecContext) {
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE orders SET status = 'DRAFT', placed_on = NULL, is_draft = (id = $2) WHERE id IN ($1, $2)", orders[0].ID, orders[1].ID)
		Expect(err).NotTo(HaveOccurred())
		list, _ := numbers(ctx, d.actor, ordering.OrderFilter{}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(Equal([]int64{3, 4}))
		list, _ = numbers(ctx, d.actor, ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderDraft}}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(Equal([]int64{2}), "what a declined payment left behind is in no list")
		_, err = d.As(d.actor).Order(ctx, ordering.OrderKey{ID: orders[1].ID, Placed: true})
		Expect(err).To(refuse(domain.NotFound))
		_, stranger := d.newStore(ctx, "other")
		for _, f := range []ordering.OrderFilter{{}, {Search: "keller"}, {Tag: []string{"gift"}}, {Search: "100003"}, {CustomFields: []domain.CustomFieldFilter{{Key: "rush", Value: "true"}}}} {
			list, _ = numbers(ctx, stranger, f, domain.PageQuery{Sort: "orderDate"})
			Expect(list).To(BeEmpty())
		}
		_, err = d.As(stranger).Order(ctx, ordering.OrderKey{Number: orders[2].OrderNumber})
		Expect(err).To(refuse(domain.NotFound))
	})

	It("show customers their own orders, and guests the order of their cart", func(ctx SpecContext) {
		customer := domain.Actor{Kind: domain.ActorCustomer, ID: 501, StoreID: d.actor.StoreID}
		list, _ := numbers(ctx, customer, ordering.OrderFilter{}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(Equal([]int64{3}))
		_, err := d.As(customer).Order(ctx, ordering.OrderKey{ID: orders[0].ID})
		Expect(err).To(refuse(domain.NotFound))

		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: d.actor.StoreID}
		list, _ = numbers(ctx, guest, ordering.OrderFilter{}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(BeEmpty())
		guest.CartToken = []byte("the hash of a token")
		_, err = d.Data.SQL.ExecContext(ctx, `INSERT INTO carts (store_id, created_on, modified_on, command_id, token_hash, currency_code, status, converted_order_id, converted_on, expires_on)
			VALUES ($1, now(), now(), gen_random_uuid(), $2, 'EUR', 'CONVERTED', $3, now(), now())`, d.actor.StoreID, guest.CartToken, orders[0].ID)
		Expect(err).NotTo(HaveOccurred())
		list, _ = numbers(ctx, guest, ordering.OrderFilter{}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(Equal([]int64{1}))
		_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), orders[0].ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		refunds, err := d.As(guest).Refunds(ctx, ordering.RefundFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(refunds.Items).To(HaveLen(1))
		refunds, err = d.As(customer).Refunds(ctx, ordering.RefundFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(refunds.Items).To(BeEmpty())
		d.Clock.Advance(31 * 24 * time.Hour)
		list, _ = numbers(ctx, guest, ordering.OrderFilter{}, domain.PageQuery{Sort: "orderDate"})
		Expect(list).To(BeEmpty(), "the token reads it for 30 days")
	})

	It("come with the sums of the matching orders", func(ctx SpecContext) {
		_, _, err := d.Ordering.RefundOrder(ctx, another(d.actor), orders[0].ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("2.69"))})
		Expect(err).NotTo(HaveOccurred())
		t, err := d.As(d.actor).OrderTotals(ctx, ordering.OrderFilter{Search: "keller"})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Count).To(BeEquivalentTo(4))
		Expect(t.PaymentStatuses).To(Equal(map[ordering.PaymentStatus]int64{ordering.PaymentPartiallyRefunded: 1, ordering.PaymentAuthorized: 2, ordering.PaymentPending: 1}))
		Expect(t.FulfillmentStatuses).To(Equal(map[ordering.FulfillmentStatus]int64{ordering.Unfulfilled: 4}))
		Expect(t.Currencies).To(HaveLen(1))
		c := t.Currencies[0]
		Expect([]string{c.GrandTotal.Fixed(2), c.Paid.Fixed(2), c.Refunded.Fixed(2), c.Due.Fixed(2)}).To(Equal([]string{"490.76", "122.69", "2.69", "368.07"}))
		items, tooMany, err := d.As(d.actor).OrderItemTotals(ctx, ordering.OrderFilter{}, "-quantityOrdered", 1000, 4)
		Expect(err).NotTo(HaveOccurred())
		Expect(tooMany).To(BeFalse())
		Expect(items).To(HaveLen(2))
		Expect(items[0].SKU).To(Equal("TEA"))
		Expect([]int64{items[0].QuantityOrdered, items[0].QuantityToFulfill, items[0].OrderCount}).To(Equal([]int64{12, 12, 4}))
		Expect(items[1].Net.Fixed(2)).To(Equal("352.80"))
		By("units of two goods with the same SKU are not added up")
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET sku = 'TEA' WHERE sku = $1", items[1].SKU)
		Expect(err).NotTo(HaveOccurred())
		twins, _, err := d.As(d.actor).OrderItemTotals(ctx, ordering.OrderFilter{}, "-quantityOrdered", 1000, 4)
		Expect(err).NotTo(HaveOccurred())
		items[1].SKU = "TEA"
		Expect(twins).To(Equal(items), "the units of two goods are not added up")
		items, tooMany, err = d.As(d.actor).OrderItemTotals(ctx, ordering.OrderFilter{}, "-quantityOrdered", 1000, 3)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{len(items), tooMany}).To(Equal([]any{0, true}))
	})

	It("can be polled without missing a change that is committed late", func(ctx SpecContext) {
		since := d.Clock.Now().Add(-24 * time.Hour)
		follow := func(cursor string) ([]int64, string) {
			list, page := numbers(ctx, d.actor, ordering.OrderFilter{ModifiedSince: &since}, domain.PageQuery{Size: 2, Cursor: cursor})
			return list, page.NextCursor
		}
		first, cursor := follow("")
		Expect(first).To(Equal([]int64{1, 2}))
		rest, end := follow(cursor)
		Expect(rest).To(Equal([]int64{3, 4}))
		Expect(end).To(BeEmpty())

		By("a change that begins first and is committed last is not missed")
		late, err := d.Data.Repo.Begin(ctx, d.actor)
		Expect(err).NotTo(HaveOccurred())
		defer late.Rollback()
		o, err := late.LockOrder(ctx, orders[0].ID)
		Expect(err).NotTo(HaveOccurred())
		o.InternalNote = "late"
		Expect(late.Update(ctx, o)).To(Succeed())
		note := "early"
		_, err = d.Ordering.UpdateOrder(ctx, another(d.actor), orders[1].ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: &note}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())

		seen, end := follow(cursor)
		Expect(seen).To(Equal([]int64{3, 4}), "neither: the other one is still running")
		Expect(end).To(BeEmpty())
		Expect(late.Commit()).To(Succeed())
		var all []int64
		storetest.Follow(4, func(next string) string {
			if next == "" {
				next = cursor
			}
			list, following := follow(next)
			all = append(all, list...)
			return following
		})
		Expect(all).To(Equal([]int64{3, 4, 1, 2}), "both, in the order in which they began")

		By("earlier changes are omitted")
		since = d.Clock.Now().Add(time.Hour)
		seen, _ = follow("")
		Expect(seen).To(BeEmpty())
		_, err = d.As(d.actor).Orders(ctx, ordering.OrderFilter{ModifiedSince: &since}, domain.PageQuery{Size: 2, Cursor: "bm9uc2Vuc2U"})
		Expect(err).To(refuse(domain.InvalidCursor))
	})

	It("can be sorted, filtered and polled, as can lists of refunds and shipments", func(ctx SpecContext) {
		since := d.Clock.Now().Add(-time.Hour)
		for i, amount := range []string{"10.00", "30.00", "20.00"} {
			d.Clock.Advance(time.Minute)
			_, _, err := d.Ordering.RefundOrder(ctx, another(d.actor), orders[0].ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount(amount))})
			Expect(err).NotTo(HaveOccurred())
			_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), orders[i%2].ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: orders[i%2].Lines[1].ID, Quantity: 1}}}, false)
			Expect(err).NotTo(HaveOccurred())
		}
		refunds := func(f ordering.RefundFilter, sort string) (out []int64) {
			GinkgoHelper()
			f.WithOrder = true
			page, err := d.As(d.actor).Refunds(ctx, f, domain.PageQuery{Number: 1, Size: 10, Sort: sort})
			Expect(err).NotTo(HaveOccurred())
			for _, r := range page.Items {
				Expect(r.Order.Payments).To(HaveLen(1))
				out = append(out, r.RefundNumber)
			}
			return out
		}
		Expect(refunds(ordering.RefundFilter{}, "-createdOn")).To(Equal([]int64{3, 2, 1}))
		Expect(refunds(ordering.RefundFilter{}, "amount")).To(Equal([]int64{1, 3, 2}))
		Expect(refunds(ordering.RefundFilter{}, "-refundNumber")).To(Equal([]int64{3, 2, 1}))
		Expect(refunds(ordering.RefundFilter{}, "modifiedOn")).To(Equal([]int64{1, 2, 3}))
		Expect(refunds(ordering.RefundFilter{ModifiedSince: &since}, "")).To(Equal([]int64{1, 2, 3}))
		Expect(refunds(ordering.RefundFilter{RefundNumber: []int64{2}}, "createdOn")).To(Equal([]int64{2}))
		Expect(refunds(ordering.RefundFilter{OrderNumber: []int64{orders[0].OrderNumber}, Status: []ordering.RefundStatus{ordering.RefundCompleted}, Reason: []ordering.RefundReason{ordering.Goodwill}, CurrencyCode: []domain.Currency{"EUR"}}, "createdOn")).To(HaveLen(3))
		Expect(refunds(ordering.RefundFilter{Search: "keller"}, "createdOn")).To(HaveLen(3))
		Expect(refunds(ordering.RefundFilter{Search: "100002"}, "createdOn")).To(BeEmpty())
		for _, address := range []string{"somebody.else@example.com", ""} { // a refund has the text of its order, which is corrected and erased with the order
			_, err := d.Data.SQL.ExecContext(ctx, "UPDATE orders SET email = $2 WHERE id = $1", orders[0].ID, address)
			Expect(err).NotTo(HaveOccurred())
			_, err = d.Data.SQL.ExecContext(ctx, "UPDATE orders SET status = 'CANCELLED', placed_on = NULL WHERE id = $1", orders[0].ID) // a payment that came too late is also refunded
			Expect(err).NotTo(HaveOccurred())
			Expect(d.count(ctx, "SELECT count(*) FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.order_search = o.search AND o.email = $1", address)).To(Equal(3))
		}
		Expect(refunds(ordering.RefundFilter{CustomerID: []int64{501}}, "createdOn")).To(BeEmpty())

		shipments := func(f ordering.ShipmentFilter, sort string) (out []int64) {
			GinkgoHelper()
			page, err := d.As(d.actor).Shipments(ctx, f, domain.PageQuery{Number: 1, Size: 10, Sort: sort})
			Expect(err).NotTo(HaveOccurred())
			for _, s := range page.Items {
				out = append(out, s.ID)
			}
			return out
		}
		all := shipments(ordering.ShipmentFilter{}, "shippedOn")
		Expect(all).To(HaveLen(3))
		Expect(shipments(ordering.ShipmentFilter{}, "-shipmentId")).To(Equal([]int64{all[2], all[1], all[0]}))
		Expect(shipments(ordering.ShipmentFilter{ModifiedSince: &since}, "")).To(Equal(all))
		Expect(shipments(ordering.ShipmentFilter{OrderID: []int64{orders[1].ID}}, "shippedOn")).To(Equal(all[1:2]))
		Expect(shipments(ordering.ShipmentFilter{OrderNumber: []int64{orders[0].OrderNumber}, Status: []ordering.ShipmentStatus{ordering.ShipmentInTransit}}, "shippedOn")).To(Equal([]int64{all[0], all[2]}))
		Expect(shipments(ordering.ShipmentFilter{ExternalShipmentID: "404"}, "shippedOn")).To(BeEmpty())
	})

	It("show the history of an order with authors, newest entry first", func(ctx SpecContext) {
		_, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), orders[0].ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		details, err := d.As(d.actor).OrderDetails(ctx, ordering.OrderKey{ID: orders[0].ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(details.History).To(HaveLen(3))
		Expect(details.History[0].EventType).To(Equal(domain.OrderFulfilled))
		Expect(*details.Name(domain.Author{Kind: domain.ActorAdmin, ID: d.actor.ID})).NotTo(BeEmpty())
	})
})
