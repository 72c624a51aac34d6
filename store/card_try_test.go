package store_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/customer"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("Declined cards", func() {
	const declined, good = "pm_card_chargeDeclined", "pm_card_visa"
	var t *renewalStore
	var tries int
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		if tries, _ = strconv.Atoi(os.Getenv("STORE_CARD_TRIES")); tries == 0 { // the documented figures were measured with 1,000 attempts
			tries = 60
		}
	})

	from := func(actor domain.Actor, address string) domain.Actor {
		actor.From.Address = address
		return another(actor)
	}
	buy := func(ctx context.Context, actor domain.Actor, cart *ordering.PricedCart, card string) (*ordering.Order, error) {
		in := t.purchase(cart, "64.14", card)
		if !actor.IsGuest() {
			in.Email = ""
		}
		return t.Ordering.CheckoutCart(ctx, another(actor), in)
	}
	// guest checks out the cart of a new guest with a card.
	guest := func(ctx context.Context, address, card string) error {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		_, err := buy(ctx, from(actor, address), cart, card)
		return err
	}
	// reached makes n attempts and returns how many of them the gateway saw. The others must fail with Retry-After.
	reached := func(n int, try func(i int) error) int {
		GinkgoHelper()
		before := t.gateway.authorizing
		for i := range n {
			err := try(i)
			Expect(err).To(Or(refuse(domain.PaymentDeclined), refuse(domain.RateLimited)))
			if domain.CodeOf(err) == domain.RateLimited {
				Expect(err).To(And(HaveField("RetryAfter", BeNumerically(">", 0)), HaveField("Detail", ContainSubstring("Too many payments were declined"))))
			}
		}
		return t.gateway.authorizing - before
	}
	// taken counts the throttles that are still refilling by the store's clock.
	taken := func(ctx context.Context) int {
		GinkgoHelper()
		return t.count(ctx, "SELECT count(*) FROM throttles WHERE full_on > now() + make_interval(secs => $1) AND tries = '{}'", 1+t.Data.Clock.Offset().Seconds())
	}
	owing := func(ctx context.Context) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			CustomerID: &t.mia.ID, Items: []ordering.OrderItem{{VariantID: t.good.ID, Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
		})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	byLink := func(ctx context.Context, o *ordering.Order) func(card string) error {
		GinkgoHelper()
		_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		return func(card string) error {
			_, err := t.Ordering.PayOrder(ctx, from(t.stranger(), "203.0.113.1"), ordering.OrderPay{Token: linkToken(address), Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: card}})
			return err
		}
	}

	It("of one guest's cart reach the gateway 6 times, and again after 5 minutes", func(ctx SpecContext) {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		try := func(i int) error {
			_, err := buy(ctx, from(actor, fmt.Sprintf("2001:db8:%x::1", i)), cart, declined)
			return err
		}
		Expect(reached(tries, try)).To(Equal(6))
		Expect(try(0)).To(HaveField("RetryAfter", BeNumerically("~", 300, 100)))
		Expect(t.stock(ctx, t.good.ID).Reserved).To(BeZero(), "a refused try holds nothing")
		t.Data.Clock.Advance(5*time.Minute + time.Second)
		_, err := buy(ctx, from(actor, "2001:db8::1"), cart, good)
		Expect(err).NotTo(HaveOccurred(), "the buyer found another card")
	})

	It("do not keep an honest buyer from paying after five wrong attempts", func(ctx SpecContext) {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		for range 5 {
			_, err := buy(ctx, actor, cart, "pm_card_chargeDeclinedIncorrectCvc")
			Expect(err).To(refuse(domain.PaymentDeclined))
		}
		_, err := buy(ctx, actor, cart, good)
		Expect(err).NotTo(HaveOccurred())
	})

	It("through one payment link reach the gateway 6 times", func(ctx SpecContext) {
		pay := byLink(ctx, owing(ctx))
		Expect(reached(tries, func(int) error { return pay(declined) })).To(Equal(6))
	})

	It("of one customer reach the gateway 8 times in total for all orders", func(ctx SpecContext) {
		Expect(reached(tries, func(i int) error {
			address := fmt.Sprintf("2001:db8:%x::1", i)
			if i%2 == 0 {
				_, err := t.Ordering.PayOrder(ctx, from(t.mia, address), ordering.OrderPay{Order: ordering.OrderKey{ID: owing(ctx).ID, Placed: true}, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: declined}})
				return err
			}
			cart, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
			Expect(err).NotTo(HaveOccurred())
			_, err = buy(ctx, from(t.mia, address), cart, declined)
			_, drop := t.Ordering.DeleteCartItem(ctx, another(t.mia), cart.Items[0].ID)
			Expect(drop).NotTo(HaveOccurred())
			return err
		})).To(Equal(8))
	})

	It("of a customer who has paid before still reach the gateway only 6 times from one cart", func(ctx SpecContext) {
		t.card(ctx, good) // so Mia has paid before
		cart, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		Expect(reached(12, func(int) error { _, err := buy(ctx, t.mia, cart, declined); return err })).To(Equal(6))
	})

	It("and valid cards that one customer saves reach the provider 6 times in total", func(ctx SpecContext) {
		var calls int
		for i := range tries {
			_, err := t.Customer.SaveCustomerPaymentMethod(ctx, from(t.mia, fmt.Sprintf("2001:db8:%x::1", i)), customer.PaymentMethodInput{ProviderID: t.provider, Token: []string{good, declined}[i%2]})
			if domain.CodeOf(err) != domain.RateLimited {
				calls++
			}
		}
		Expect(calls).To(Equal(6))
		By("forms for new cards can be opened 10 times")
		opened := 0
		for i := range tries {
			if _, _, err := t.Customer.PaymentMethodIntent(ctx, from(t.mia, fmt.Sprintf("2001:db8:%x::1", i)), &t.provider); domain.CodeOf(err) != domain.RateLimited {
				opened++
			}
		}
		Expect(opened).To(Equal(10))
	})

	It("from one network reach the gateway 15 times, with a new cart each time", func(ctx SpecContext) {
		Expect(reached(tries, func(i int) error { return guest(ctx, fmt.Sprintf("2001:db8:1:1::%x", i), declined) })).To(Equal(15))
		Expect(guest(ctx, "2001:db8:2::1", good)).To(Succeed(), "who shops elsewhere does not notice")
	})

	It("from one network are offset by the same number of successful payments", func(ctx SpecContext) {
		fails := func(int) error { return guest(ctx, "203.0.113.5", declined) }
		Expect(reached(14, fails)).To(Equal(14))
		Expect(guest(ctx, "203.0.113.5", good)).To(Succeed())
		Expect(reached(5, fails)).To(Equal(2), "1 of 15 that was left, and 1 that was forgiven")
	})

	It("from many networks of one internet provider are limited per network, so other buyers can still pay", func(ctx SpecContext) {
		Expect(reached(tries, func(i int) error { return guest(ctx, fmt.Sprintf("2001:db8:1:%x::1", i), declined) })).To(Equal(42), "40 before the storm, 2 of the /48 in it")
		Expect(guest(ctx, "2001:db8:2::1", good)).To(Succeed())
		Expect(reached(5, func(int) error { return guest(ctx, "2001:db8:3::1", declined) })).To(Equal(3), "1 that the good payment forgave the store, 2 of the /48")
		By("successful payments offset declined cards")
		for i := range 10 {
			Expect(guest(ctx, fmt.Sprintf("2001:db9:%x::1", i), good)).To(Succeed())
		}
		Expect(reached(5, func(i int) error { return guest(ctx, fmt.Sprintf("2001:db8:4:%x::1", i), declined) })).To(Equal(5))
	})

	It("from all networks are limited per store, except for customers and networks that have paid before", func(ctx SpecContext) {
		t.card(ctx, good) // so Mia has paid before
		Expect(guest(ctx, "198.51.100.1", good)).To(Succeed())
		stormed := func(kind domain.Try, of int) {
			for _, limit := range kind.Throttles(domain.Tried{Store: t.store.ID})[of:] {
				_, err := t.Data.SQL.ExecContext(ctx, "INSERT INTO throttles (key, full_on) VALUES ($1, now() + make_interval(secs => $2)) ON CONFLICT (key) DO UPDATE SET full_on = excluded.full_on",
					limit.Key, limit.Every.Seconds()*float64(limit.Burst))
				Expect(err).NotTo(HaveOccurred())
			}
		}
		stormed(domain.TryCardStranger, 3)
		stormed(domain.TryCardStorm, 3)
		Expect(reached(20, func(i int) error { return guest(ctx, fmt.Sprintf("2001:db8:%x::1", i), declined) })).To(BeZero())
		Expect(guest(ctx, "2001:db8:77::1", good)).To(And(refuse(domain.RateLimited), HaveField("RetryAfter", BeNumerically("<=", 31))))
		Expect(guest(ctx, "198.51.100.1", good)).To(Succeed(), "the store was paid from there")
		cart, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		stormed(domain.TryCardStranger, 3) // the successful payment has offset some attempts
		stormed(domain.TryCardStorm, 3)
		Expect(guest(ctx, "2001:db8:99::1", good)).To(refuse(domain.RateLimited))
		_, err = buy(ctx, from(t.mia, "2001:db8:99::1"), cart, good)
		Expect(err).NotTo(HaveOccurred(), "the customer has paid before")
		stormed(domain.TryCardStranger, 3)
		stormed(domain.TryCardKnownNetwork, 3)
		Expect(guest(ctx, "198.51.100.1", good)).To(refuse(domain.RateLimited))
	})

	It("do not exceed the limits when requests are concurrent", func(ctx SpecContext) {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		together(50, func(int) error {
			_, err := buy(ctx, from(actor, "203.0.113.5"), cart, declined)
			return err
		})
		Expect(t.gateway.authorizing).To(BeNumerically("<=", 6))
		pay, before := byLink(ctx, owing(ctx)), t.gateway.authorizing
		together(50, func(int) error { return pay(declined) })
		Expect(t.gateway.authorizing - before).To(BeNumerically("<=", 6))
		before = t.gateway.authorizing
		actors, carts := make([]domain.Actor, 80), make([]*ordering.PricedCart, 80)
		for i := range actors {
			actors[i], carts[i] = t.visitor(ctx, t.good.ID, 1)
		}
		together(80, func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) { return buy(ctx, from(actors[i], "203.0.113.6"), carts[i], declined) })
			return err
		})
		Expect(t.gateway.authorizing-before).To(BeNumerically("<=", 55), "15 failures and 40 in flight")
	})

	It("do not include successful payments, even many concurrent ones from one network", func(ctx SpecContext) {
		actors, carts := make([]domain.Actor, 30), make([]*ordering.PricedCart, 30)
		for i := range actors {
			actors[i], carts[i] = t.visitor(ctx, t.good.ID, 1)
		}
		Expect(together(30, func(i int) error {
			actor, in := from(actors[i], "203.0.113.5"), t.purchase(carts[i], "64.14", good)
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, actor, in) })
			return err
		})).To(Equal(map[domain.Code]int{"": 30}))
		Expect(taken(ctx)).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE try IS NOT NULL AND try <> 'null'")).To(BeZero())
	})

	It("do not count if the provider failed, or while the outcome is unknown", func(ctx SpecContext) {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		for range 10 {
			_, err := buy(ctx, actor, cart, "pm_card_chargeDeclinedProcessingError")
			Expect(err).To(refuse(domain.PaymentDeclined))
		}
		Expect(taken(ctx)).To(BeZero())
		t.gateway.mute = 1
		_, err := buy(ctx, actor, cart, declined)
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		Expect(taken(ctx)).To(BeZero())
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(taken(ctx)).To(Equal(4), "cart, network, wide network, store")
	})

	It("count the same as payments that the buyer does not confirm, and confirmed payments do not count", func(ctx SpecContext) {
		actor, cart := t.visitor(ctx, t.good.ID, 1)
		actor = from(actor, "203.0.113.5")
		for i, confirms := range []bool{false, true} {
			order, err := buy(ctx, actor, cart, "pm_card_authenticationRequired")
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
			Expect(taken(ctx)).To(Equal([]int{1, 4}[i]), "a cart whose buyer is asked")
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[len(order.Payments)-1]), confirms)).To(Succeed())
			t.Data.Clock.Advance(10 * time.Second)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			if !confirms {
				Expect(taken(ctx)).To(Equal(4), "cart, network, wide network, store")
			}
		}
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE payment_status = 'PAID'")).To(Equal(1))
		key := domain.TryCard.Throttles(domain.Tried{Cart: domain.Itoa(cart.ID)})[0].Key
		Expect(t.count(ctx, "SELECT count(*) FROM throttles WHERE key = $1 AND full_on > now() + interval '301 seconds'", key)).To(BeZero(), "one failure is left")
	})

	It("reach the gateway 10 times when staff charge an order that a customer placed from a cart", func(ctx SpecContext) {
		method := t.card(ctx, "pm_card_chargeCustomerFail")
		cart, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		o, err := buy(ctx, t.mia, cart, good)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}}}, domain.Expect{Body: &o.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(reached(20, func(int) error {
			_, err := t.Ordering.ChargeOrder(ctx, another(t.actor), o.ID, &method)
			return err
		})).To(Equal(10))
	})

	It("reach the gateway 10 times when staff charge an order, and declined renewals are not counted", func(ctx SpecContext) {
		method := t.card(ctx, "pm_card_chargeCustomerFail")
		o := owing(ctx)
		Expect(reached(20, func(int) error {
			_, err := t.Ordering.ChargeOrder(ctx, another(t.actor), o.ID, &method)
			return err
		})).To(Equal(10))
		sub := t.subscribe(ctx, method)
		before := t.count(ctx, "SELECT count(*) FROM throttles")
		authorized := t.gateway.authorizing
		t.until(ctx, *sub.NextDate)
		Expect(t.gateway.authorizing).To(BeNumerically(">", authorized))
		Expect(t.count(ctx, "SELECT count(*) FROM throttles")).To(Equal(before))
		By("staff charge the order while a customer retries")
		Expect(reached(20, func(i int) error {
			_, err := t.Ordering.RetrySubscription(ctx, from(t.mia, fmt.Sprintf("2001:db8:%x::1", i)), sub.ID, nil)
			if err == nil { // the gateway accepted the retry
				return domain.Errorf(domain.PaymentDeclined, "paid")
			}
			if domain.CodeOf(err) == domain.InvalidStateTransition {
				return domain.Errorf(domain.PaymentDeclined, "nothing to retry")
			}
			return err
		})).To(Equal(1))
	})
})
