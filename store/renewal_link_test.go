package store_test

import (
	"context"
	"regexp"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A renewal paid through the mailed link", func() {
	var t *renewalStore
	var s *subscription.Subscription
	var card int64
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		card = t.card(ctx, "pm_card_authenticationRequired")
		s = t.subscribe(ctx, card)
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
	})

	pay := func(ctx context.Context, actor domain.Actor, token string, with ordering.PaymentChoice) (*ordering.Order, error) {
		with.ProviderID = t.provider
		return t.Ordering.PayOrder(ctx, actor, ordering.OrderPay{Token: token, Payment: with})
	}
	due := func(ctx context.Context, token string) subscription.OrderDue {
		GinkgoHelper()
		found, err := t.Ordering.OrderDue(ctx, t.stranger(), token)
		Expect(err).NotTo(HaveOccurred())
		return found
	}
	// confirm lets the customer consent or refuse at the bank, and settles the payment.
	confirm := func(ctx context.Context, o *ordering.Order, consents bool) {
		GinkgoHelper()
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, o.Payments[len(o.Payments)-1]), consents)).To(Succeed())
		t.Data.Clock.Advance(10 * time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
	}

	It("is charged once to the saved card after authentication at the bank", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		seen := due(ctx, token)
		Expect([]any{seen.State, seen.Owed().Fixed(2), seen.Subscription.ID, seen.Saved.ID, len(seen.Details.Order.Lines)}).To(Equal([]any{ordering.OrderIsDue, "64.14", s.ID, card, 1}))
		Expect(seen.Link.ExpiresOn).To(BeTemporally("==", *t.shown(ctx, s.ID).FinalOn), "until the renewal is given up")
		t.forget(ctx)
		request := another(t.stranger())
		waits, err := pay(ctx, request, token, ordering.PaymentChoice{MethodID: &card, ReturnURL: "http://store.example/pay/" + t.store.Code})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{waits.NextAction().Type, waits.Payments[len(waits.Payments)-1].OffSession, t.slots(ctx, s.ID)}).To(Equal([]any{"THREE_DS", false, "1 PROCESSING"}))
		again, err := pay(ctx, request, token, ordering.PaymentChoice{MethodID: &card})
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Payments).To(HaveLen(len(waits.Payments)), "the same request again")
		Expect([]any{due(ctx, token).State, due(ctx, token).Details.Order.NextAction().URL}).To(Equal([]any{ordering.OrderIsConfirming, waits.NextAction().URL}))
		confirm(ctx, waits, true)
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), due(ctx, token).State, due(ctx, token).Subscription}).To(Equal([]any{"1 CHARGED 2", "64.14, 64.14", ordering.NothingIsDue, (*subscription.Subscription)(nil)}))
		paid, err := pay(ctx, request, token, ordering.PaymentChoice{MethodID: &card})
		Expect(err).NotTo(HaveOccurred(), "the same request again, whose answer was lost")
		Expect(paid.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_visa"})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})).Error().To(refuse(domain.InvalidValue))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, *after.NextDate, *after.CustomerPaymentMethodID}).To(Equal([]any{subscription.NotDunning, s.AnchorDate.AddMonths(2), card}))
	})

	It("is paid with another card, which is saved for the subscription only if the customer agrees", func(ctx SpecContext) {
		for i, agrees := range []bool{false, true} {
			token := t.actionLink(ctx)
			paid, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_visa", Save: agrees})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{paid.PaymentStatus, t.taken(ctx)[:12]}).To(Equal([]any{ordering.PaymentPaid, "64.14, 64.14"}))
			after := t.shown(ctx, s.ID)
			kept := t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE customer_id = $1", t.mia.ID)
			if !agrees {
				Expect([]any{*after.CustomerPaymentMethodID, kept}).To(Equal([]any{card, 1}))
				t.until(ctx, *after.NextDate)
				Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 WAITING_FOR_CUSTOMER"), "as before")
				continue
			}
			Expect([]any{*after.CustomerPaymentMethodID == card, kept}).To(Equal([]any{false, 2}), "round", i)
			Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE action = 'subscription.payment_method_changed'")).To(Equal(1))
			t.until(ctx, *after.NextDate)
			Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3, 3 CHARGED 4"), "while its customer is away")
		}
	})

	It("is charged once by concurrent payments through the link, in the account and by the job", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET retry_on = $1, dunning_state = 'RETRYING', final_on = NULL", t.Clock.Now())
		Expect(err).NotTo(HaveOccurred())
		visa := t.card(ctx, "pm_card_visa")
		before := t.taken(ctx)
		outcomes := together(8, func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) {
				switch i % 4 {
				case 0:
					return pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_mastercard"})
				case 1:
					return t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &visa)
				case 2:
					return nil, t.Ordering.ProcessSubscriptionsDue(ctx)
				}
				return nil, t.Ordering.SettleDue(ctx)
			})
			return err
		})
		Expect(outcomes[""]).To(BeNumerically(">=", 5), "%v", outcomes)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), due(ctx, token).State}).To(Equal([]any{"1 CHARGED 2", before + ", 64.14", ordering.NothingIsDue}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id = $1 AND placed_on IS NOT NULL", s.ID)).To(Equal(1))
	})

	It("voids a payment that waits at the bank if the customer pays another way in a second tab", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		first, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})
		Expect(err).NotTo(HaveOccurred())
		t.forget(ctx)
		mails := t.kinds(ctx)
		_, err = pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_chargeDeclined"})
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect([]any{t.happened(ctx), t.kinds(ctx)}).To(Equal([]any{"subscription.payment_failed", mails}), "of the card that was declined alone; the store wants no mail of a second failure")
		Expect(t.shown(ctx, s.ID).FailedAttempts).To(Equal(2))
		confirm(ctx, first, true)
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE status = 'CAPTURED' AND renewal_id IS NOT NULL")).To(BeZero(), "it was given up")

		waits, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, waits.Payments[len(waits.Payments)-1]), true)).To(Succeed())
		_, err = pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_visa"})
		Expect(err).To(refuse(domain.InvalidStateTransition), "they have confirmed it in the other tab")
		Expect([]any{t.slots(ctx, s.ID), due(ctx, token).State}).To(Equal([]any{"1 CHARGED 2", ordering.NothingIsDue}))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE status = 'CAPTURED' AND renewal_id IS NOT NULL")).To(Equal(1))
	})

	It("causes a mail with a new link after an unfinished payment, while the old link stays valid", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		_, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(31 * time.Minute)
		Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
		other := t.actionLink(ctx)
		Expect(other).NotTo(Equal(token))
		Expect([]any{due(ctx, token).State, due(ctx, other).State}).To(Equal([]any{ordering.OrderIsDue, ordering.OrderIsDue}))
		_, err = pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{Token: "pm_card_visa"})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{due(ctx, token).State, due(ctx, other).State, t.slots(ctx, s.ID)}).To(Equal([]any{ordering.NothingIsDue, ordering.NothingIsDue, "1 CHARGED 2"}))
	})

	It("is charged only if the amount equals the amount that the payer was shown", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		offered := due(ctx, token).Owed()
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE shipping_methods SET price = price + 1")
		Expect(err).NotTo(HaveOccurred())
		now := due(ctx, token).Owed()
		Expect(now.Cmp(offered)).To(Equal(1))
		with := ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}
		_, err = t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: token, Payment: with, ExpectedDue: &offered})
		Expect(err).To(refuse(domain.CartChanged))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
		paid, err := t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: token, Payment: with, ExpectedDue: &now})
		Expect(err).NotTo(HaveOccurred())
		Expect(paid.GrandTotal).To(Equal(now))
	})

	It("cannot be paid once it has ended for whatever reason", func(ctx SpecContext) {
		for what, end := range map[string]func() error{
			"canceled": func() error {
				return just2(t.Ordering.CancelSubscription(ctx, another(t.mia), s.ID, subscription.CancelRequest{}))
			},
			"paused": func() error {
				return just2(t.Ordering.PauseSubscription(ctx, another(t.actor), s.ID, subscription.PauseRequest{}))
			},
			"skipped": func() error {
				return just2(t.Ordering.SkipSubscription(ctx, another(t.actor), s.ID, subscription.SkipRequest{}, true))
			},
			"given up": func() error {
				t.until(ctx, domain.DateAt(*t.shown(ctx, s.ID).FinalOn, t.calendar(ctx).Zone))
				Expect(t.shown(ctx, s.ID).Status).To(Equal(subscription.TerminalFailed))
				return nil
			},
		} {
			s = t.subscribe(ctx, card)
			t.until(ctx, *s.NextDate)
			token := t.actionLink(ctx)
			Expect(due(ctx, token).State).To(Equal(ordering.OrderIsDue), what)
			Expect(end()).To(Succeed(), what)
			before := t.taken(ctx)
			if what == "given up" { // the link expires with the renewal
				Expect(t.Ordering.OrderDue(ctx, t.stranger(), token)).Error().To(refuse(domain.Unauthenticated), what)
				_, err := t.Data.SQL.ExecContext(ctx, "UPDATE payment_links SET expires_on = expires_on + interval '1 hour'")
				Expect(err).NotTo(HaveOccurred())
			}
			Expect([]any{due(ctx, token).State, due(ctx, token).Owed().Fixed(2), len(due(ctx, token).Providers)}).To(Equal([]any{ordering.DueIsCancelled, "0.00", 0}), what)
			for _, with := range []ordering.PaymentChoice{{MethodID: &card}, {Token: "pm_card_visa", Save: true}} {
				Expect(pay(ctx, another(t.stranger()), token, with)).Error().To(refuse(domain.InvalidStateTransition), what)
			}
			Expect(t.taken(ctx)).To(Equal(before), what)
		}
	})

	It("is reachable only through its own link in its own store, and the link reaches nothing else", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		other := t.card(ctx, "pm_card_visa")
		for what, with := range map[string]ordering.PaymentChoice{
			"another card of the customer's": {MethodID: &other}, "a card and a token": {MethodID: &card, Token: "pm_card_visa"}, "nothing": {},
		} {
			Expect(pay(ctx, another(t.stranger()), token, with)).Error().To(refuse(domain.InvalidValue), what)
		}
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card, ReturnURL: "https://thief.example"})).Error().To(refuse(domain.InvalidValue))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"), "none of them has begun anything")
		elsewhere := t.stranger()
		elsewhere.StoreID++
		Expect(t.Ordering.OrderDue(ctx, elsewhere, token)).Error().To(HaveOccurred())
		for _, with := range []ordering.PaymentChoice{{MethodID: &card}, {Token: "pm_card_visa"}} {
			Expect(pay(ctx, another(elsewhere), token, with)).Error().To(refuse(domain.Unauthenticated))
		}
		Expect(t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: due(ctx, token).Link.OrderID})).Error().To(refuse(domain.InvalidStateTransition), "no administrator makes a link of a renewal's draft")
	})

	change := func(ctx context.Context, to int64) error {
		return just2(t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &to}}, domain.Expect{}))
	}

	It("shows and charges only the subscription's current card", func(ctx SpecContext) {
		token := t.actionLink(ctx)
		visa := t.card(ctx, "pm_card_visa")
		before := t.taken(ctx)
		Expect(just2(t.Customer.SetDefaultCustomerPaymentMethod(ctx, another(t.mia), visa))).To(Succeed())
		Expect(due(ctx, token).Saved.ID).To(Equal(card), "the default card is not the subscription's")
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &visa})).Error().To(refuse(domain.InvalidValue))
		Expect(t.Customer.DeleteCustomerPaymentMethod(ctx, another(t.mia), card)).To(refuse(domain.InUse))

		Expect(change(ctx, visa)).To(Succeed())
		Expect([]any{due(ctx, token).Saved.ID, due(ctx, token).State}).To(Equal([]any{visa, ordering.OrderIsDue}))
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})).Error().To(refuse(domain.InvalidValue))
		Expect(t.Customer.DeleteCustomerPaymentMethod(ctx, another(t.mia), card)).To(Succeed())
		Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})).Error().To(HaveOccurred())
		Expect([]any{due(ctx, token).Saved.ID, t.taken(ctx)}).To(Equal([]any{visa, before}))
		_, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &visa})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed(), "which the new card had try again at once")
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), *t.shown(ctx, s.ID).CustomerPaymentMethodID}).To(Equal([]any{"1 CHARGED 2", before + ", 64.14", visa}))
	})

	It("keeps its card while a payment waits at the bank, and is charged only once", func(ctx SpecContext) {
		visa := t.card(ctx, "pm_card_visa")
		for _, consents := range []bool{true, false} {
			token := t.actionLink(ctx)
			waits, err := pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})
			Expect(err).NotTo(HaveOccurred())
			Expect(change(ctx, visa)).To(refuse(domain.CycleLocked))
			Expect(t.Customer.DeleteCustomerPaymentMethod(ctx, another(t.mia), card)).To(refuse(domain.InUse))
			Expect(just2(t.Customer.SetDefaultCustomerPaymentMethod(ctx, another(t.mia), visa))).To(Succeed())
			Expect(t.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
			Expect([]any{due(ctx, token).State, due(ctx, token).Saved.ID}).To(Equal([]any{ordering.OrderIsConfirming, card}))
			charged := func() int { return strings.Count(t.taken(ctx), "64.14") }
			before := charged()
			confirm(ctx, waits, consents)
			Expect(change(ctx, visa)).To(Succeed())
			if consents {
				Expect([]any{due(ctx, token).State, charged()}).To(Equal([]any{ordering.NothingIsDue, before + 1}))
				s = t.subscribe(ctx, card)
				t.until(ctx, *s.NextDate)
				continue
			}
			Expect([]any{due(ctx, token).State, due(ctx, token).Saved.ID, charged()}).To(Equal([]any{ordering.OrderIsDue, visa, before}), "the link goes on, and reaches the new card")
			Expect(pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &card})).Error().To(refuse(domain.InvalidValue))
			_, err = pay(ctx, another(t.stranger()), token, ordering.PaymentChoice{MethodID: &visa})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{charged(), t.slots(ctx, s.ID)}).To(Equal([]any{before + 1, "1 CHARGED 2"}))
		}
	})

	It("is mailed without a link after the final attempt, and if the store has no provider", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.MaxAttempts, d.IntervalsDays, d.GraceDays = 1, []int{}, 0 })
		links := t.count(ctx, "SELECT count(*) FROM payment_links")
		over := t.subscribe(ctx, card)
		t.until(ctx, *over.NextDate)
		Expect(t.slots(ctx, over.ID)).To(Equal("1 FAILED"))
		Expect(t.actionMail(ctx)).NotTo(ContainSubstring("#token="))
		t.dunning(ctx, func(d *settings.Dunning) { d.GraceDays = 5 })
		unoffered := t.subscribe(ctx, card)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET is_active = false")
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *unoffered.NextDate)
		Expect(t.slots(ctx, unoffered.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
		Expect(t.actionMail(ctx)).To(And(ContainSubstring("Please pay it in your account"), Not(ContainSubstring("#token="))))
		Expect(t.count(ctx, "SELECT count(*) FROM payment_links")).To(Equal(links))
	})
})

var inMail = regexp.MustCompile(`#token=([!-%'-~]+)`)

// actionMail returns the text of the newest mail that asks the customer to act.
func (t *renewalStore) actionMail(ctx context.Context) string {
	GinkgoHelper()
	mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 50)
	Expect(err).NotTo(HaveOccurred())
	for _, m := range mails {
		if m.Kind == "SUBSCRIPTION_ACTION_NEEDED" {
			return m.Text
		}
	}
	Fail("nobody is asked to act")
	return ""
}

// actionLink returns the token of the link in the newest mail that asks the customer to act.
func (t *renewalStore) actionLink(ctx context.Context) string {
	GinkgoHelper()
	found := inMail.FindStringSubmatch(t.actionMail(ctx))
	Expect(found).To(HaveLen(2))
	return found[1]
}
