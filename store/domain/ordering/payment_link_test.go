package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A payment link", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	ends := now.Add(15 * time.Minute)
	coins := func(id int64) ordering.Means {
		return ordering.Means{Link: true, Provider: &settings.PaymentProvider{Row: domain.Row{ID: id}, ProviderCode: settings.SandboxProvider, DisplayName: "Coins", IsActive: true,
			PaymentTypes: []string{settings.CryptoPayment}}}
	}
	waits := ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "inv_1", Action: &ordering.PaymentAction{Type: "CRYPTO_LINK", URL: "https://pay.example/1", ExpiresOn: &ends}}
	paid := func(amount string) ordering.Result {
		return ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "inv_1", Captured: domain.MustAmount(amount)}
	}
	expired := ordering.Refused(ordering.FailureAction, "payment_expired", "The payment was not made in time.")
	store := &settings.Store{Settings: settings.DefaultSettings("EUR", "en", "Europe/Berlin")}
	draft := func() *ordering.Order {
		return &ordering.Order{Row: domain.Row{ID: 1, StoreID: 1}, Status: ordering.OrderDraft, Source: ordering.FromStorefront, CurrencyCode: "EUR", Email: "mia@example.com", GrandTotal: domain.MustAmount("50.00"),
			Lines: []*ordering.OrderLine{{Row: domain.Row{ID: 11}, Quantity: 1, RequiresShipping: true}}}
	}
	settle := func(o *ordering.Order, p *ordering.Payment, r ordering.Result, at time.Time) ordering.Settlement {
		GinkgoHelper()
		s, err := o.SettleAttempt(p, r, store.Settings, at)
		Expect(err).NotTo(HaveOccurred())
		return s
	}
	// placed returns an order that is to be paid through its link.
	placed := func() (*ordering.Order, *ordering.Payment) {
		GinkgoHelper()
		o := draft()
		p := o.Attempt(coins(7), store, domain.Actor{}, now)
		p.ID, p.CreatedOn = 21, now
		s := settle(o, p, waits, now)
		Expect([]any{s.Placed, o.Status, o.PaymentStatus, p.Status}).To(Equal([]any{true, ordering.OrderOpen, ordering.PaymentPending, ordering.AttemptRequiresAction}))
		return o, p
	}

	DescribeTable("records the amount that was received:", EntryDescription("%[1]s leaves the order %[2]s"), func(amount string, status ordering.PaymentStatus) {
		o, p := placed()
		settle(o, p, paid(amount), now)
		Expect([]any{o.PaymentStatus, p.Status, p.NextAction}).To(Equal([]any{status, ordering.AttemptCaptured, (*ordering.PaymentAction)(nil)}))
	}, Entry(nil, "50.00", ordering.PaymentPaid), Entry(nil, "49.99", ordering.PaymentPartiallyPaid), Entry(nil, "50.01", ordering.PaymentOverpaid))

	It("is polled rarely, and again at its expiry", func() {
		o, p := placed()
		Expect(*p.SettleOn).To(Equal(now.Add(5 * time.Second)))
		settle(o, p, waits, now.Add(10*time.Minute))
		Expect(*p.SettleOn).To(Equal(now.Add(15 * time.Minute)))
		settle(o, p, waits, now.Add(13*time.Minute))
		Expect(*p.SettleOn).To(Equal(ends.Add(time.Second)))
		Expect(p.Abandoned(now.Add(time.Hour))).To(BeFalse(), "only its provider knows what came")
	})

	It("that ends unpaid cancels the order placed through it, but no other order", func() {
		o, p := placed()
		s := settle(o, p, expired, ends)
		Expect([]any{o.Status, o.PaymentStatus, s.Ended.Tell, s.Unpaid, len(s.Ended.Release)}).To(Equal([]any{ordering.OrderCancelled, ordering.PaymentVoided, true, false, 0}))
		for what, change := range map[string]func(o *ordering.Order){
			"made by an administrator": func(o *ordering.Order) { o.Source = ordering.FromAdmin },
			"paid otherwise": func(o *ordering.Order) {
				o.Payments = append(o.Payments, &ordering.Payment{Status: ordering.AttemptPending, ProviderCode: settings.OfflineProvider, PaymentType: "BANK"})
			},
			"shipped": func(o *ordering.Order) { o.Lines[0].FulfilledQuantity = 1 },
			"placed by a debit that failed late": func(o *ordering.Order) {
				o.Payments = append([]*ordering.Payment{{Status: ordering.AttemptFailed, PaymentType: "BANK", ProviderCode: settings.SandboxProvider}}, o.Payments...)
				o.Payments[1].CreatedOn = now.Add(time.Second)
			},
		} {
			o, p := placed()
			change(o)
			s := settle(o, p, expired, ends)
			Expect([]any{s.Ended, s.Unpaid}).To(Equal([]any{(*ordering.Cancellation)(nil), true}), what)
			Expect(o.Status).NotTo(Equal(ordering.OrderCancelled), what)
		}
	})

	It("that ends unpaid cancels the order even if a card was declined before or afterwards", func() {
		o, p := placed()
		declined := func(at time.Time) *ordering.Payment {
			return &ordering.Payment{Row: domain.Row{CreatedOn: at}, Status: ordering.AttemptFailed, PaymentType: "CARD", ProviderCode: settings.SandboxProvider}
		}
		o.Payments = []*ordering.Payment{declined(now.Add(-time.Minute)), p, declined(now.Add(time.Minute))}
		Expect(settle(o, p, expired, ends).Ended).NotTo(BeNil())
	})

	It("stays open during a card payment, and ends when the card secures the amount due", func() {
		card := ordering.Means{Token: "pm_card_visa", Provider: &settings.PaymentProvider{Row: domain.Row{ID: 9}, ProviderCode: settings.SandboxProvider, PaymentTypes: []string{"CARD"}, CaptureMode: new(settings.CaptureManual)}}
		o, p := placed()
		by := domain.System(1)
		tried, _, err := o.Pay(card, store, by, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.Status, tried.Amount.Fixed(2), o.PaidBy(by.CommandID)}).To(Equal([]any{ordering.AttemptRequiresAction, "50.00", tried}))
		_, _, err = o.Pay(card, store, domain.System(1), now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "its outcome is not known")
		settle(o, tried, ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "pi_1"}, now)
		Expect([]any{p.Status, p.OwesVoid(), o.PaymentStatus, o.Unsecured().IsZero()}).To(Equal([]any{ordering.AttemptVoided, true, ordering.PaymentAuthorized, true}))
	})

	It("is reused while it is open, and ends when another provider's link replaces it", func() {
		o, p := placed()
		same, _, err := o.Link(coins(7), store, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(same).To(BeIdenticalTo(p))
		other, _, err := o.Link(coins(8), store, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.Status, p.OwesVoid(), other.PaymentType, other.AutoCapture, other.Amount.Fixed(2), o.PaymentStatus}).
			To(Equal([]any{ordering.AttemptVoided, true, settings.CryptoPayment, true, "50.00", ordering.PaymentPending}))
		other.ID = 22
		s := settle(o, other, expired, now)
		Expect(s.Ended).To(BeNil(), "a link that never came about ends nothing")
	})

	It("ends when the order is paid in another way", func() {
		o, p := placed()
		_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, domain.System(1), now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.Status, p.OwesVoid(), o.PaymentStatus}).To(Equal([]any{ordering.AttemptVoided, true, ordering.PaymentPaid}))
		Expect(o.Wants(p, paid("50.00"))).To(BeFalse())
	})

	It("is refused if nothing is due or another payment may still succeed", func() {
		for what, p := range map[string]*ordering.Payment{
			"paid":       {Status: ordering.AttemptCaptured, CapturedAmount: domain.MustAmount("50.00"), AuthorizedAmount: domain.MustAmount("50.00")},
			"authorized": {Status: ordering.AttemptAuthorized, AuthorizedAmount: domain.MustAmount("50.00")},
			"on its way": {Status: ordering.AttemptPending, ProviderCode: settings.SandboxProvider},
			"confirmed":  {Status: ordering.AttemptRequiresAction, ProviderCode: settings.SandboxProvider, PaymentType: "CARD"},
		} {
			o := draft()
			o.Status, o.Payments = ordering.OrderOpen, []*ordering.Payment{p}
			_, _, err := o.Link(coins(7), store, now)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), what)
		}
		_, _, err := draft().Link(coins(7), store, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "a draft")
	})
})
