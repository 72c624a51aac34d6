package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// interrupted is a sandbox behind a line that loses calls or answers, and whose
// callers have something else happen meanwhile.
type interrupted struct {
	*payment.Sandbox
	before, after func()
	lose, mute    bool
}

func (i *interrupted) Authorize(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (payment.Result, error) {
	i.before()
	if i.lose {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	result, err := i.Sandbox.Authorize(ctx, a, r)
	i.after()
	if i.mute {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	return result, err
}

var _ = Describe("Renewals and changes at the same time", func() {
	const rounds = 60
	It("are as if one came after the other, wherever the change comes in", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		seed := uint64(time.Now().UnixNano())
		AddReportEntry("seed", seed)
		dice := rand.New(rand.NewPCG(seed, 0))
		cards := []int64{t.card(ctx, "pm_card_visa"), t.card(ctx, "pm_card_chargeCustomerFail")}
		other := t.card(ctx, "pm_card_mastercard")
		changes := map[string]func(id int64) error{
			"cancel": func(id int64) error {
				_, err := t.CancelSubscription(ctx, another(t.mia), id, subscription.CancelRequest{})
				return err
			},
			"pause": func(id int64) error {
				_, err := t.PauseSubscription(ctx, another(t.actor), id, subscription.PauseRequest{})
				return err
			},
			"skip": func(id int64) error {
				_, err := t.SkipSubscription(ctx, another(t.actor), id, subscription.SkipRequest{}, true)
				return err
			},
			"card": func(id int64) error {
				_, err := t.UpdateSubscription(ctx, another(t.mia), id, store.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &other}}, domain.Expect{})
				return err
			},
		}
		names := []string{"cancel", "pause", "skip", "card"}
		for round := range rounds {
			name, at, card := names[dice.IntN(len(names))], dice.IntN(4), cards[dice.IntN(2)]
			gateway := &interrupted{Sandbox: t.sandbox, before: func() {}, after: func() {}, lose: dice.IntN(4) == 0, mute: dice.IntN(4) == 0}
			what := fmt.Sprintf("seed %d round %d: %s at %d, card %d, lost %t, mute %t", seed, round, name, at, card, gateway.lose, gateway.mute)
			s := t.subscribe(ctx, card)
			var refused error
			calls := 0
			change := func() { refused = changes[name](s.ID) }
			once := func() {
				if calls++; calls == 1 {
					change()
				}
			}
			switch at {
			case 1:
				gateway.before = once
			case 2:
				gateway.after = once
			}
			if at == 0 {
				change()
			}
			working := t.Service
			t.Service = store.New(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
			t.until(ctx, *s.NextDate)
			t.Service = working
			if at == 3 {
				change()
			}
			for range 3 {
				t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
				Expect(t.SettleDue(ctx)).To(Succeed(), what)
			}
			t.Data.Clock.Advance(6 * time.Minute)
			t.due(ctx)
			after := t.shown(ctx, s.ID)
			taken := t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IN (SELECT id FROM renewals WHERE subscription_id = $1) AND status = 'CAPTURED'", s.ID)
			charged := t.count(ctx, "SELECT count(*) FROM renewals WHERE subscription_id = $1 AND status = 'CHARGED'", s.ID)
			Expect(taken).To(Equal(charged), what)
			Expect(charged).To(BeNumerically("<=", 1), what)
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id = $1 AND placed_on IS NOT NULL", s.ID)).To(Equal(charged), what)
			Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE subscription_id = $1 AND status = 'PROCESSING'", s.ID)).To(BeZero(), what)
			changed := refused == nil && (at == 0 || at == 3 || calls > 0) // a lost call has no moment behind it
			if name == "cancel" && changed {
				Expect(after.Status).To(Equal(subscription.Cancelled), what)
				if at == 0 {
					Expect(charged).To(BeZero(), what+": nothing is charged after a confirmed cancellation")
				}
			}
			if name == "pause" && changed {
				Expect(after.Status).To(Equal(subscription.Paused), what)
			}
			if at == 1 || at == 2 {
				if calls > 0 && (name == "pause" || name == "skip") {
					Expect(refused).To(refuse(domain.CycleLocked), what)
				}
			}
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET status = 'CANCELLED', cancelled_on = now(), cancel_at_period_end = false, next_date = NULL, moved_date = NULL, due_at = NULL, retry_on = NULL, final_on = NULL, remind_on = NULL, resume_on = NULL, paused_on = NULL, paused_until = NULL, pause_reason = NULL, pause_cause = '', dunning_state = 'NONE', dunning = NULL WHERE id = $1 AND status <> 'CANCELLED'", s.ID)
			Expect(err).NotTo(HaveOccurred(), what)
		}
		ledger, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		captured := 0
		for _, p := range ledger.Payments {
			if p.Captured.Positive() {
				captured++
			}
		}
		Expect(captured-3).To(Equal(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")), "the gateway's books agree")
	})
})
