package store_test

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// orderStore is a store for specs about orders, with a sandbox gateway.
type orderStore struct {
	*stockedStore
	*store.Service // the service that uses the sandbox
	sandbox        *payment.Sandbox
	cup, tea       int64 // variant ids, each with ten units on hand
	placed         int64
}

func newOrderStore(ctx context.Context) *orderStore {
	GinkgoHelper()
	s := newStockedStore(ctx)
	sandbox := payment.NewSandbox(payment.InMemory(), "http://store.example/sandbox")
	d := &orderStore{stockedStore: s, sandbox: sandbox, placed: 100000}
	d.Service = d.with(sandbox)
	d.cup = s.good(ctx, "CUP", 10).Variants[0].ID
	d.tea = s.good(ctx, "TEA", 10).Variants[0].ID
	return d
}

// with returns the service with the given gateway instead of the sandbox.
func (d *orderStore) with(gateway payment.Gateway) *store.Service {
	return newService(store.Options{DB: d.Data.Repo, Clock: d.Data.Clock, Keys: storetest.Keyring(),
		Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
}

// order places an order of two cups and three teas for 122.69. It is paid with the card, or unpaid if card is
// empty. captured reports whether the money is captured at once.
func (d *orderStore) order(ctx context.Context, card string, captured bool, change ...func(*ordering.Order)) *ordering.Order {
	GinkgoHelper()
	tx, err := d.Data.Repo.Begin(ctx, d.actor)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	now := d.Data.Clock.Now()
	d.placed++
	address := &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}
	o := &ordering.Order{
		OrderNumber: d.placed, CommandID: uuid.New(), Email: "mia.keller@example.com", Source: ordering.FromStorefront, TaxSource: pricing.TaxByRates, Status: ordering.OrderOpen,
		PaymentStatus: ordering.PaymentPending, FulfillmentStatus: ordering.Unfulfilled, PlacedOn: &now, OrderDate: now, CurrencyCode: "EUR",
		Subtotal: domain.MustAmount("108.00"), DiscountTotal: domain.MustAmount("9.80"), ShippingTotal: domain.MustAmount("4.90"),
		TaxTotal: domain.MustAmount("19.59"), GrandTotal: domain.MustAmount("122.69"), ItemCount: 5, ShippingMaxDays: 3, CarrierName: "DHL",
		ShippingTaxes: []pricing.LineTax{}, Coupons: []pricing.AppliedCoupon{}, Tags: []string{}, CustomFields: []domain.CustomField{},
		ShippingAddress: address, BillingAddress: address,
	}
	for _, f := range change {
		f(o)
	}
	Expect(tx.Insert(ctx, o)).To(Succeed())
	lines := []*ordering.OrderLine{
		{VariantID: &d.cup, SKU: "CUP", Name: "Cup", Quantity: 2, LineSubtotal: domain.MustAmount("98.00"), LineDiscount: domain.MustAmount("9.80"),
			LineTotal: domain.MustAmount("88.20"), LineTax: domain.MustAmount("16.76"), UnitPrice: domain.MustAmount("49.00")},
		{VariantID: &d.tea, SKU: "TEA", Name: "Tea", Quantity: 3, LineSubtotal: domain.MustAmount("10.00"), LineTotal: domain.MustAmount("10.00"),
			LineTax: domain.MustAmount("1.90"), UnitPrice: domain.MustAmount("3.33")},
	}
	for i, l := range lines {
		l.OrderID, l.Position, l.ProductType, l.RequiresShipping, l.TrackInventory = o.ID, i, "PHYSICAL", true, true
		l.LineGross = l.LineTotal.Add(l.LineTax)
		l.UnitPriceBeforeDiscount, l.Taxes, l.Discounts, l.CustomFields = l.UnitPrice, []pricing.LineTax{}, []pricing.LineDiscount{}, []domain.CustomField{}
		Expect(tx.Insert(ctx, l)).To(Succeed())
	}
	o.Lines = lines
	Expect(tx.TakeStock(ctx, o.StockMoves(func(int) string { return "" }))).To(Succeed())
	if card != "" {
		p := &ordering.Payment{OrderID: o.ID, PaymentProviderID: d.provider(ctx), ProviderCode: "SANDBOX", Status: ordering.AttemptAuthorized, PaymentType: "CARD",
			CurrencyCode: "EUR", Amount: o.GrandTotal, AuthorizedAmount: o.GrandTotal}
		Expect(tx.Insert(ctx, p)).To(Succeed())
		result, err := d.sandbox.Authorize(ctx, payment.Account{StoreID: d.actor.StoreID}, payment.AuthorizeRequest{Key: p.Key(), Amount: p.Amount, Currency: "EUR", AutoCapture: captured, Token: card})
		Expect(err).NotTo(HaveOccurred())
		p.ProviderReference, o.PaymentStatus = result.Reference, ordering.PaymentAuthorized
		if captured {
			p.Status, p.CapturedAmount, p.CapturedOn, o.PaymentStatus = ordering.AttemptCaptured, p.Amount, &now, ordering.PaymentPaid
		}
		Expect(tx.Update(ctx, o, p)).To(Succeed())
	}
	Expect(tx.Commit()).To(Succeed())
	return d.read(ctx, o.ID)
}

// provider returns the id of the store's sandbox provider.
func (d *orderStore) provider(ctx context.Context) (id int64) {
	GinkgoHelper()
	list, err := d.As(d.actor).PaymentProviders(ctx)
	Expect(err).NotTo(HaveOccurred())
	for _, p := range list {
		if p.ProviderCode == "SANDBOX" {
			return p.ID
		}
	}
	return 1
}

func (d *orderStore) read(ctx context.Context, id int64) *ordering.Order {
	GinkgoHelper()
	o, err := d.As(d.actor).Order(ctx, ordering.OrderKey{ID: id})
	Expect(err).NotTo(HaveOccurred())
	return o
}

// stock returns the on-hand and reserved units of cups and teas.
func (d *orderStore) stock(ctx context.Context) []int {
	GinkgoHelper()
	out := make([]int, 4)
	for i, variant := range []int64{d.cup, d.tea} {
		Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT on_hand, reserved FROM stocks WHERE variant_id = $1", variant).Scan(&out[2*i], &out[2*i+1])).To(Succeed())
	}
	return out
}

// happened is an event in the form that a receiver gets.
type happened struct {
	Type   string
	Action string
	Actor  string
	Data   struct {
		Object  map[string]any
		Changes map[string]struct{ Old, New any }
	}
}

// events returns the events since the last call, with the oldest first.
func (d *orderStore) events(ctx context.Context, after ...int) (out []happened) {
	GinkgoHelper()
	rows, err := d.Data.SQL.QueryContext(ctx, "SELECT type, action, actor_type, payload FROM webhook_events WHERE object_type IN ('order', 'refund', 'shipment') ORDER BY sequence OFFSET $1", append(after, 0)[0])
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var h happened
		var payload []byte
		Expect(rows.Scan(&h.Type, &h.Action, &h.Actor, &payload)).To(Succeed())
		Expect(json.Unmarshal(payload, &h)).To(Succeed())
		out = append(out, h)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return out
}

func typesOf(events []happened) []string {
	out := []string{}
	for _, e := range events {
		out = append(out, e.Type)
	}
	return out
}

// acting returns the actor with the command id of one caller.
type acting func(domain.Actor) domain.Actor

// atOnce starts f n times at the same moment and returns the number of results by error code; ""
// means success. Like the router, it repeats a command that lost a race.
func atOnce(n int, f func(i int, same acting) error) map[domain.Code]int {
	var all sync.WaitGroup
	var mutex sync.Mutex
	start, codes := make(chan struct{}), map[domain.Code]int{}
	for i := range n {
		all.Go(func() {
			defer GinkgoRecover()
			<-start
			code, command := domain.Code(""), uuid.New()
			_, err := patiently(func() (struct{}, error) {
				return struct{}{}, f(i, func(actor domain.Actor) domain.Actor {
					actor.CommandID = command
					return actor
				})
			})
			if err != nil {
				code = domain.CodeOf(err)
				if code == domain.Internal {
					Expect(err).NotTo(HaveOccurred())
				}
			}
			mutex.Lock()
			codes[code]++
			mutex.Unlock()
		})
	}
	close(start)
	all.Wait()
	return codes
}

var _ = Describe("An order", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	It("changes stock and causes events when it is shipped, delivered and refunded", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 3}))
		_, first, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 2}}}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 10, 3}))
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
		delivered := ordering.ShipmentDelivered
		_, _, err = d.Ordering.UpdateShipment(ctx, another(d.actor), first.ID, ordering.ShipmentPatch{Status: &delivered}, false, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		order, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable, NotifyCustomer: true,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundCompleted))
		Expect(refund.Amount.String()).To(Equal("52.4800"))
		Expect(refund.RefundNumber).To(BeEquivalentTo(1))
		Expect(d.stock(ctx)).To(Equal([]int{9, 0, 7, 0}))
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPartiallyRefunded))
		Expect(order.FulfillmentStatus).To(Equal(ordering.PartiallyReturned))
		Expect(order.Status).To(Equal(ordering.OrderCompleted))

		events := d.events(ctx)
		Expect(typesOf(events)).To(Equal([]string{
			"shipment.created", "order.fulfillment_status_changed",
			"shipment.created", "order.fulfillment_status_changed", "order.fulfilled",
			"shipment.status_changed",
			"refund.issued", "order.payment_status_changed", "order.fulfillment_status_changed",
			"refund.completed",
		}))
		Expect(events[0].Actor).To(Equal("ADMIN"))
		Expect(events[5].Data.Changes).To(HaveLen(1))
		Expect(events[5].Data.Changes["status"].New).To(Equal("DELIVERED"))
		Expect(events[6].Data.Object["status"]).To(Equal("PENDING"))
		Expect(events[6].Data.Changes).To(BeNil())
		Expect(events[9].Actor).To(Equal("SYSTEM"))
		Expect(events[9].Data.Changes["status"].New).To(Equal("COMPLETED"))
		Expect(events[9].Data.Changes).To(HaveLen(1))
		mails, err := d.Letter.MailsTo(ctx, d.actor, o.Email, 10)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails).To(HaveLen(3))
	})

	It("returns the first result when a request is repeated", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		same := another(d.actor)
		_, one, err := d.Ordering.FulfillOrder(ctx, same, o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		_, two, err := d.Ordering.FulfillOrder(ctx, same, o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(two.ID).To(Equal(one.ID))
		same = another(d.actor)
		_, refund, err := d.Ordering.RefundOrder(ctx, same, o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		_, again, err := d.Ordering.RefundOrder(ctx, same, o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(refund.ID))
		unpaid := d.order(ctx, "", false)
		same = another(d.actor)
		for range 2 {
			paid, err := d.Ordering.RecordOrderOfflinePayment(ctx, same, unpaid.ID, ordering.OfflinePayment{Method: "CASH"})
			Expect(err).NotTo(HaveOccurred())
			Expect(paid.Payments).To(HaveLen(1))
			Expect(paid.PaymentStatus).To(Equal(ordering.PaymentPaid))
		}
		authorized := d.order(ctx, "pm_card_visa", false)
		same = another(d.actor)
		for i, want := range []string{"22.6900", "22.6900", "32.6900"} {
			captured, err := d.Ordering.CaptureOrder(ctx, same, authorized.ID, ordering.CaptureRequest{Amount: just(domain.MustAmount("22.69"))})
			Expect(err).NotTo(HaveOccurred())
			Expect(captured.Payments[0].CapturedAmount.String()).To(Equal(want))
			if i == 1 {
				_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), authorized.ID, ordering.CaptureRequest{Amount: just(domain.MustAmount("10.00"))})
				Expect(err).NotTo(HaveOccurred())
			}
		}
	})

	It("releases stock when a shipment is canceled, and reserves it again for the next shipment", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		_, s, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Status: ordering.ShipmentLabelCreated}, false)
		Expect(err).NotTo(HaveOccurred())
		order, s, err := d.Ordering.CancelShipment(ctx, another(d.actor), s.ID, "Wrong parcel", false)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Status).To(Equal(ordering.ShipmentCancelled))
		Expect(order.FulfillmentStatus).To(Equal(ordering.Unfulfilled))
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 3}))
		_, s, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.ShipmentNumber).To(BeEquivalentTo(2))
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
		Expect(typesOf(d.events(ctx))).To(Equal([]string{
			"shipment.created", // the shipment waits for the carrier, so the order is not fulfilled yet
			"shipment.cancelled", "shipment.status_changed",
			"shipment.created", "order.fulfillment_status_changed", "order.fulfilled",
		}))
	})

	It("voids its authorizations, releases its stock and refunds its payments when it is canceled", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		ended, err := d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		Expect(ended.Status).To(Equal(ordering.OrderCancelled))
		Expect(ended.PaymentStatus).To(Equal(ordering.PaymentVoided))
		Expect(ended.Payments[0].SettleOn).To(BeNil(), "the gateway was told")
		Expect(d.stock(ctx)).To(Equal([]int{10, 0, 10, 0}))
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Voided).To(BeTrue())
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.payment_status_changed", "order.fulfillment_status_changed", "order.cancelled"}))

		paid := d.order(ctx, "pm_card_visa", true)
		ended, err = d.Ordering.CancelOrder(ctx, another(d.actor), paid.ID, ordering.CancelRequest{Reason: ordering.CancelledOutOfStock})
		Expect(err).NotTo(HaveOccurred())
		Expect(ended.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(ended.Refunds).To(HaveLen(1))
		Expect(ended.Refunds[0].Status).To(Equal(ordering.RefundCompleted))
		Expect(d.stock(ctx)).To(Equal([]int{10, 0, 10, 0}))
		Expect(typesOf(d.events(ctx, 3))).To(Equal([]string{
			"refund.issued", "order.payment_status_changed", "order.fulfillment_status_changed", "order.cancelled", "refund.completed"}))
		_, err = d.Ordering.CancelOrder(ctx, another(d.actor), paid.ID, ordering.CancelRequest{Reason: ordering.CancelledOutOfStock})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.events(ctx)).To(HaveLen(8), "once")
	})

	It("causes no event for a changed note or tags, and refuses a stale version", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		note := "a gift"
		edited, err := d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: &note, Tags: &[]string{"gift"}}}, domain.Expect{Body: &o.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.events(ctx)).To(BeEmpty())
		_, err = d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: &note}}, domain.Expect{Body: &o.Version})
		Expect(err).To(refuse(domain.VersionConflict))
		same, err := d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: &note}}, domain.Expect{Header: &edited.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(same.Version).To(Equal(edited.Version))
		nobody, date := just(int64(404)), time.Now()
		_, err = d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomerID: &nobody}}, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{OrderDate: &date}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.updated"}))
	})

	It("is unknown to other stores", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		_, stranger := d.newStore(ctx, "other")
		before := d.read(ctx, o.ID)
		_, _, err := d.Ordering.RefundOrder(ctx, stranger, o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).To(refuse(domain.NotFound))
		_, _, err = d.Ordering.FulfillOrder(ctx, stranger, o.ID, ordering.Fulfillment{}, false)
		Expect(err).To(refuse(domain.NotFound))
		_, err = d.Ordering.CaptureOrder(ctx, stranger, o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.NotFound))
		_, err = d.Ordering.CancelOrder(ctx, stranger, o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).To(refuse(domain.NotFound))
		Expect(d.read(ctx, o.ID)).To(Equal(before))
	})
})

func just[T any](v T) *T { return &v }
