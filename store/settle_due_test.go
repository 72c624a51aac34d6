package store_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// silent is a sandbox that never responds to one store.
type silent struct {
	*payment.Sandbox
	store   int64
	over    chan struct{} // closing it ends all waiting calls without a response
	mu      sync.Mutex
	waiting int
}

func (s *silent) wait(ctx context.Context, a payment.Account) bool {
	if a.StoreID != s.store {
		return false
	}
	s.mu.Lock()
	s.waiting++
	s.mu.Unlock()
	select {
	case <-s.over:
	case <-ctx.Done():
	}
	return true
}

func (s *silent) asked() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.waiting
}

func (s *silent) Refund(ctx context.Context, a payment.Account, r payment.RefundRequest) (payment.Result, error) {
	if s.wait(ctx, a) {
		return payment.Result{Outcome: payment.Unknown, Cause: ctx.Err()}, nil
	}
	return s.Sandbox.Refund(ctx, a, r)
}

func (s *silent) Fetch(ctx context.Context, a payment.Account, r payment.FetchRequest) (payment.Snapshot, error) {
	if s.wait(ctx, a) {
		return payment.Snapshot{}, errors.New("no answer")
	}
	return s.Sandbox.Fetch(ctx, a, r)
}

// reserved leaves n refunds of an order as if a process had died before its gateway calls.
func (d *orderStore) reserved(ctx context.Context, orderID int64, n int) {
	GinkgoHelper()
	working := d.Service
	d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
	defer func() { d.Service = working }()
	for range n {
		_, _, err := d.Ordering.RefundOrder(ctx, another(d.actor), orderID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("1.00"))})
		Expect(err).NotTo(HaveOccurred())
	}
}

var _ = Describe("Due work at gateways", func() {
	open := func(ctx context.Context, d *orderStore) (n int) {
		GinkgoHelper()
		Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM refunds WHERE store_id = $1 AND status IN ('PENDING', 'PROCESSING')", d.actor.StoreID).Scan(&n)).To(Succeed())
		return n
	}

	It("is done promptly for a store even if the gateway of another store never responds", func(ctx SpecContext) {
		dead := newOrderStore(ctx)
		other, actor := dead.newStore(ctx, "other")
		alive := *dead
		alive.stockedStore = &stockedStore{platform: dead.platform, store: other, actor: actor}
		alive.cup, alive.tea, alive.placed = alive.good(ctx, "CUP", 10).Variants[0].ID, alive.good(ctx, "TEA", 10).Variants[0].ID, 200000
		dead.reserved(ctx, dead.order(ctx, "pm_card_visa", true).ID, 10)
		alive.reserved(ctx, alive.order(ctx, "pm_card_visa", true).ID, 5) // newer than the silent store's refunds

		gateway := &silent{Sandbox: dead.sandbox, store: dead.actor.StoreID, over: make(chan struct{})}
		service := dead.with(gateway)
		dead.Clock.Advance(time.Minute)
		var sweeps sync.WaitGroup
		sweep := func() {
			sweeps.Go(func() {
				defer GinkgoRecover()
				Expect(service.Ordering.SettleRefundsDue(ctx)).To(Succeed())
			})
		}
		sweep()
		Eventually(gateway.asked).Should(Equal(4), "so many of one account")
		Eventually(func() int { return open(ctx, &alive) }).Should(BeZero(), "also what is more than its slots")
		sweep() // this sweep does not wait for the calls of the first sweep
		Consistently(gateway.asked, 100*time.Millisecond).Should(Equal(4), "none joins those that wait")
		Expect(open(ctx, dead)).To(Equal(10))
		close(gateway.over)
		sweeps.Wait()

		By("the work continues when the gateway responds again")
		for range 3 {
			dead.Clock.Advance(time.Minute)
			Expect(dead.with(dead.sandbox).Ordering.SettleRefundsDue(ctx)).To(Succeed())
		}
		Expect(open(ctx, dead)).To(BeZero())
	})

	It("is claimed for longer than the calls can take", func() {
		Expect(repo.Lease).To(BeNumerically(">", 2*payment.AnswerTimeout), "a gateway is asked what it knows, then to act")
	})
})

var _ = Describe("A capture", func() {
	It("whose outcome is unknown at the gateway stays open and is not declined", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", false)
		gateway := &silent{Sandbox: d.sandbox, store: d.actor.StoreID, over: make(chan struct{})}
		close(gateway.over)
		d.Service = d.with(gateway)
		_, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		Expect(d.read(ctx, o.ID).Payments[0].CapturingAmount.Fixed(2)).To(Equal("122.69"))
		Expect(d.events(ctx)).To(BeEmpty())
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Captured.IsZero()).To(BeTrue(), "nor is it asked for blindly")
		d.Service = d.with(d.sandbox)
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
	})
})

// unusable is a gateway that rejects every call because its account is invalid.
type unusable struct{ *payment.Sandbox }

func (*unusable) Void(context.Context, payment.Account, payment.VoidRequest) (payment.Result, error) {
	return payment.Result{}, errors.New("401: no such API key")
}

func (*unusable) Refund(context.Context, payment.Account, payment.RefundRequest) (payment.Result, error) {
	return payment.Result{}, errors.New("401: no such API key")
}

var _ = Describe("A gateway that rejects all calls", func() {
	It("keeps the release of an authorization pending, but fails a refund", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o, paid := d.order(ctx, "pm_card_visa", false), d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&unusable{d.sandbox})
		_, err := d.Ordering.VoidOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.read(ctx, o.ID).Payments[0].OwesVoid()).To(BeTrue())
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, refund.FailureCode}).To(Equal([]any{ordering.RefundFailed, "processing_error"}))
		d.Service = d.with(d.sandbox)
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).Payments[0].OwesVoid()).To(BeFalse())
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Voided).To(BeTrue())
	})
})

var _ = Describe("A payment's account", func() {
	It("identifies the store in every call to the gateway, and its namespace is the prefix of every key", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		order, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), order.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		books, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		namespace, _ := cutKey(books.Entries[0].Call.Key)
		Expect(namespace).To(MatchRegexp("^[a-z2-7]{16}$"))
		for _, e := range books.Entries {
			Expect(e.Call.Key).To(HavePrefix(namespace + "-"))
			Expect(e.Call.StoreID).To(Equal(t.store.ID))
		}
		Expect(books.Entries).To(HaveLen(2))
		second := newCheckoutStore(ctx) // a store with the same ids in a separate database
		Expect(second.keyOf(ctx, order.Payments[0])).NotTo(HavePrefix(namespace))
	})
})

func cutKey(key string) (namespace, rest string) {
	m := regexp.MustCompile("^([^-]*)-(.*)$").FindStringSubmatch(key)
	Expect(m).To(HaveLen(3), key)
	return m[1], m[2]
}

var _ = Describe("A saved card", func() {
	It("is stored as a reference of the gateway, never as the one-time token", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		_, mia := t.signUp(ctx, t.store.ID, "mia.keller@example.com")
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		buy := func(means ordering.PaymentChoice) {
			GinkgoHelper()
			cart, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 1}})
			Expect(err).NotTo(HaveOccurred())
			in := t.purchase(cart, "64.14", "")
			means.ProviderID = t.provider
			in.Email, in.Payment = "", &means
			_, err = t.Ordering.CheckoutCart(ctx, another(mia), in)
			Expect(err).NotTo(HaveOccurred())
		}
		buy(ordering.PaymentChoice{Token: "pm_card_visa", Save: true})
		wallet, err := t.As(mia).CustomerPaymentMethods(ctx, mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet).To(HaveLen(1))
		Expect(wallet[0].ProviderReference).To(HavePrefix("ins_sandbox_"))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE token <> ''")).To(BeZero())
		buy(ordering.PaymentChoice{MethodID: &wallet[0].ID})
		books, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		last := books.Entries[len(books.Entries)-1].Call
		Expect([]string{last.Token, last.Instrument}).To(Equal([]string{"", wallet[0].ProviderReference}))
		number, err := t.As(mia).CustomerNumber(ctx, mia.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(last.Customer).To(And(Equal(number), BeNumerically(">=", int64(1)<<62)), "the customer's own, which no restored database gives out again")
		buy(ordering.PaymentChoice{Token: "pm_card_visa"})
		wallet, err = t.As(mia).CustomerPaymentMethods(ctx, mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet).To(HaveLen(1), "nobody asked to keep it")
	})
})

var _ = Describe("A saved bank debit", func() {
	DescribeTable("is stored with the customer's consent while it is pending, even if it later", func(ctx SpecContext, token string, status ordering.PaymentStatus) {
		t := newCheckoutStore(ctx)
		_, mia := t.signUp(ctx, t.store.ID, "mia.keller@example.com")
		cart, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: t.good(ctx, "POUR-OVER", 40).Variants[0].ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		in := t.purchase(cart, "64.14", "")
		in.Email, in.Payment = "", &ordering.PaymentChoice{ProviderID: t.provider, Token: token, Save: true, Recurring: true}
		order, err := t.Ordering.CheckoutCart(ctx, another(mia), in)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPending}))
		wallet, err := t.As(mia).CustomerPaymentMethods(ctx, mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet).To(HaveLen(1))
		Expect([]string{wallet[0].PaymentType, wallet[0].ProviderReference, wallet[0].Mandate}).To(HaveExactElements(
			Equal("BANK"), HavePrefix("ins_sandbox_"), HavePrefix("man_sandbox_")))
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		shown, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: order.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown.PaymentStatus).To(Equal(status))
		told := 0
		if status == ordering.PaymentFailed {
			told = 1
		}
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'PAYMENT_FAILED'")).To(Equal(told), "the buyer hears of it")
		Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE token <> '' OR mandate <> ''")).To(BeZero())
	},
		Entry("succeeds", "pm_usBankAccount_success", ordering.PaymentPaid),
		Entry("fails", "pm_usBankAccount_insufficientFunds", ordering.PaymentFailed))
})

var readsOrders = regexp.MustCompile(`(?s)^SELECT .* FROM "orders" WHERE`)

var _ = Describe("The order of a refund", func() {
	It("is loaded once by each transaction that decides about the refund", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", true)
		db, sent := d.Data.Counted()
		traced := newService(store.Options{DB: db, Clock: d.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(d.sandbox), PublicURL: "http://store.example"})
		var order *ordering.Order
		var refund *ordering.Refund
		statements, _ := sent.During(func() {
			var err error
			order, refund, err = traced.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("1.00"))})
			Expect(err).NotTo(HaveOccurred())
		})
		loads := slices.DeleteFunc(slices.Clone(statements), func(s string) bool { return !readsOrders.MatchString(s) })
		Expect(refund.Status).To(Equal(ordering.RefundCompleted))
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPartiallyRefunded))
		AddReportEntry("loads of an order in a refund", len(loads))
		Expect(loads).To(HaveLen(2), fmt.Sprint("the reservation's and the settlement's: ", loads))
		shown, read, err := d.As(d.actor).RefundDetails(ctx, ordering.RefundKey{ID: refund.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{read.Version, read.Status, read.AuthorName, shown.Version, shown.PaymentStatus}).To(
			Equal([]any{refund.Version, refund.Status, refund.AuthorName, order.Version, order.PaymentStatus}), "what it answers is what is stored")
	})
})
