package store_test

import (
	"context"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/subscription"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("An order that is paid later", func() {
	var t *renewalStore
	var card int64
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		card = t.card(ctx, "pm_card_visa")
	})

	// owing returns an order of a customer that waits for a payment.
	owing := func(ctx context.Context) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			CustomerID: &t.mia.ID, Items: []ordering.OrderItem{{VariantID: t.good.ID, Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
		})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Balance().Due.Fixed(2)).To(Equal("64.14"))
		return o
	}
	pay := func(ctx context.Context, actor domain.Actor, o *ordering.Order, token string) (*ordering.Order, error) {
		return t.Ordering.PayOrder(ctx, actor, ordering.OrderPay{Order: ordering.OrderKey{ID: o.ID, Placed: true}, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: token}})
	}
	charge := func(ctx context.Context, o *ordering.Order) (*ordering.Order, error) {
		return t.Ordering.ChargeOrder(ctx, another(t.actor), o.ID, nil)
	}
	read := func(ctx context.Context, o *ordering.Order) *ordering.Order {
		GinkgoHelper()
		found, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		return found
	}
	// books expects that the order and the gateway's books show the given captured amount.
	books := func(ctx context.Context, o *ordering.Order, captured string) {
		GinkgoHelper()
		ledger, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		var taken domain.Amount
		found := read(ctx, o)
		for _, p := range found.Payments {
			for _, at := range ledger.Payments {
				if at.Key == t.keyOf(ctx, p) && at.Confirmed && !at.Voided {
					taken = taken.Add(at.Captured)
				}
			}
		}
		Expect([]string{found.Balance().Captured.Fixed(2), taken.Fixed(2)}).To(Equal([]string{captured, captured}))
	}

	It("is charged once by concurrent requests of the store, the customer, a payment link and the sweep", func(ctx SpecContext) {
		for range 3 {
			o := owing(ctx)
			_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			token := linkToken(address)
			outcomes := together(8, func(i int) error {
				_, err := patiently(func() (*ordering.Order, error) {
					switch i % 4 {
					case 0:
						return charge(ctx, o)
					case 1:
						return pay(ctx, another(t.mia), o, "pm_card_mastercard")
					case 2:
						return t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: token, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
					}
					return nil, t.Ordering.SettleDue(ctx)
				})
				return err
			})
			Expect(outcomes).To(Equal(map[domain.Code]int{"": 3, domain.InvalidStateTransition: 5}), "the sweep has nothing to say against it")
			books(ctx, o, "64.14")
			Expect(read(ctx, o).PaymentStatus).To(Equal(ordering.PaymentPaid))
		}
	})

	It("is charged once by a repeated request, whatever happened to the first response", func(ctx SpecContext) {
		for _, fault := range []func(){func() {}, func() { t.gateway.lost = 1 }, func() { t.gateway.mute = 1 }} {
			o, asked := owing(ctx), another(t.mia)
			fault()
			_, err := pay(ctx, asked, o, "pm_card_visa")
			Expect(err).To(Or(Succeed(), refuse(domain.PaymentOutcomeUnknown)))
			_, elsewhere := charge(ctx, o)
			Expect(elsewhere).To(refuse(domain.InvalidStateTransition))
			paid, err := pay(ctx, asked, o, "pm_card_visa")
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{paid.PaymentStatus, len(paid.Payments)}).To(Equal([]any{ordering.PaymentPaid, 1}))
			books(ctx, o, "64.14")
		}
	})

	It("gets one payment link per request, even if the request is repeated after the payment", func(ctx SpecContext) {
		o, asked := owing(ctx), another(t.actor)
		in := ordering.PaymentLinkInput{OrderID: o.ID, Notify: true}
		first, address, err := t.Ordering.CreateOrderPaymentLink(ctx, asked, in)
		Expect(err).NotTo(HaveOccurred())
		again := together(3, func(int) error {
			link, same, err := t.Ordering.CreateOrderPaymentLink(ctx, asked, in)
			Expect([]any{link.ID, same}).To(Equal([]any{first.ID, address}))
			return err
		})
		Expect(again).To(Equal(map[domain.Code]int{"": 3}))
		Expect(t.count(ctx, "SELECT count(*) FROM payment_links")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'PAYMENT_LINK'")).To(Equal(1))
		_, other, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(other).NotTo(Equal(address))
		_, err = t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: linkToken(address), Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
		Expect(err).NotTo(HaveOccurred())
		_, same, err := t.Ordering.CreateOrderPaymentLink(ctx, asked, in)
		Expect([]any{same, err}).To(Equal([]any{address, nil}), "as it was answered, although nothing is due any more")
	})

	It("can be charged again once the sweep has settled a charge that the gateway never received", func(ctx SpecContext) {
		o := owing(ctx)
		t.gateway.lost = 1
		_, err := charge(ctx, o)
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		t.settled(ctx)
		Expect(read(ctx, o).Payments[0].Status).To(Equal(ordering.AttemptFailed))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'PAYMENT_FAILED'")).To(Equal(1))
		_, err = charge(ctx, o)
		Expect(err).NotTo(HaveOccurred())
		books(ctx, o, "64.14")
	})

	It("voids a payment that waits for the customer's consent if they pay another way", func(ctx SpecContext) {
		for _, consents := range []bool{false, true} {
			o := owing(ctx)
			waits, err := pay(ctx, another(t.mia), o, "pm_card_authenticationRequired")
			Expect(err).NotTo(HaveOccurred())
			Expect(waits.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
			_, err = charge(ctx, o)
			Expect(err).To(refuse(domain.InvalidStateTransition), "the customer is about to")
			if consents {
				Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, waits.Payments[0]), true)).To(Succeed())
			}
			paid, err := pay(ctx, another(t.mia), o, "pm_card_visa")
			if consents {
				Expect(err).To(refuse(domain.InvalidStateTransition))
			} else {
				Expect(err).NotTo(HaveOccurred())
				Expect([]any{paid.PaymentStatus, paid.Payments[0].Status}).To(Equal([]any{ordering.PaymentPaid, ordering.AttemptFailed}))
			}
			books(ctx, o, "64.14")
		}
	})

	It("is charged off-session to a saved payment method, and shows why a charge was declined", func(ctx SpecContext) {
		o := owing(ctx)
		paid, err := t.Ordering.ChargeOrder(ctx, another(t.actor), o.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{paid.PaymentStatus, paid.Payments[0].OffSession, *paid.Payments[0].CustomerPaymentMethodID}).To(Equal([]any{ordering.PaymentPaid, true, card}))
		Expect(charge(ctx, o)).Error().To(refuse(domain.InvalidStateTransition))
		t.forget(ctx)
		canceled := owing(ctx)
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), canceled.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		Expect(charge(ctx, canceled)).Error().To(refuse(domain.InvalidStateTransition))
		Expect(pay(ctx, another(t.mia), canceled, "pm_card_visa")).Error().To(refuse(domain.InvalidStateTransition))
		Expect(t.Ordering.ChargeOrder(ctx, another(t.actor), owing(ctx).ID, new(card+1000))).Error().To(refuse(domain.NotFound))

		By("a charge that requires the absent customer is declined")
		wants := t.card(ctx, "pm_card_renewalInsufficientFunds")
		_, err = t.Ordering.ChargeOrder(ctx, another(t.actor), owing(ctx).ID, &wants)
		Expect(err).To(refuse(domain.PaymentDeclined))
	})

	It("is not charged by a renewal while the customer pays, and the customer's payment settles it", func(ctx SpecContext) {
		s := t.bounced(ctx)
		failed := t.shown(ctx, s.ID)
		o := &ordering.Order{Row: domain.Row{ID: *failed.LastOrderID}}
		waits, err := pay(ctx, another(t.mia), o, "pm_card_authenticationRequired")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET retry_on = $1 WHERE id = $2", t.Clock.Now(), s.ID)).Error().NotTo(HaveOccurred())
		Expect(t.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
		Expect(t.shown(ctx, s.ID).RetryOn).To(HaveValue(BeTemporally(">", t.Clock.Now().Add(time.Minute))), "it is put off")
		Expect(read(ctx, o).Payments).To(HaveLen(len(waits.Payments)), "nobody else asks for the money")
		last := waits.Payments[len(waits.Payments)-1]
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, last), true)).To(Succeed())
		t.settled(ctx)
		Expect(read(ctx, o).PaymentStatus).To(Equal(ordering.PaymentPaid))
		t.Data.Clock.Advance(10 * time.Minute)
		Expect(t.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
		Expect(string(t.shown(ctx, s.ID).DunningState)).To(Equal("NONE"))
	})

	It("voids its payment links when its e-mail address changes", func(ctx SpecContext) {
		o := owing(ctx)
		_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.OrderDue(ctx, t.stranger(), linkToken(address))).Error().NotTo(HaveOccurred())
		for _, email := range []string{o.Email, "somebody.else@example.com"} {
			_, err := t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{Email: &email}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.OrderDue(ctx, t.stranger(), linkToken(address))
			Expect(domain.CodeOf(err) == domain.Unauthenticated).To(Equal(email != o.Email), email)
		}
	})

	It("voids its payment links when its buyer is erased", func(ctx SpecContext) {
		o := owing(ctx)
		Expect(t.Account.DeleteMe(ctx, another(t.mia), customer.Deletion{Password: miaPassword})).To(Succeed())
		t.Data.Clock.Advance(customer.CustomerRetention - time.Hour)
		_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		Expect(t.Ordering.OrderDue(ctx, t.stranger(), linkToken(address))).Error().NotTo(HaveOccurred())
		t.Data.Clock.Advance(2 * time.Hour)
		Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		Expect(t.Ordering.OrderDue(ctx, t.stranger(), linkToken(address))).Error().To(refuse(domain.Unauthenticated))
	})

	It("voids its payment links after some time, and the oldest if there are too many", func(ctx SpecContext) {
		o := owing(ctx)
		var addresses []string
		for range ordering.MaxPaymentLinks + 1 {
			_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			addresses = append(addresses, address)
		}
		due := func(address string) (subscription.OrderDue, error) {
			return t.Ordering.OrderDue(ctx, t.stranger(), linkToken(address))
		}
		Expect(due(addresses[0])).Error().To(refuse(domain.Unauthenticated))
		page, err := due(addresses[1])
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{page.Details.Order.ID, page.State, page.Owed().Fixed(2)}).To(Equal([]any{o.ID, ordering.OrderIsDue, "64.14"}))
		t.Data.Clock.Advance(ordering.PaymentLinkTime)
		Expect(due(addresses[1])).Error().To(refuse(domain.Unauthenticated))
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM payment_links")).To(BeZero())
	})
})

// stranger returns an actor in the store who is not logged in.
func (t *renewalStore) stranger() domain.Actor {
	return domain.Actor{Kind: domain.ActorCustomer, StoreID: t.actor.StoreID}
}

// linkToken returns the token in the URL of a payment link.
func linkToken(address string) string {
	GinkgoHelper()
	_, token, found := strings.Cut(address, "#token=")
	Expect(found).To(BeTrue(), address)
	return token
}
