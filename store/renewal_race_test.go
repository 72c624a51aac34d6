package store_test

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// interrupted is a sandbox behind a connection that loses requests or responses. It calls before and
// after around each authorization.
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

// moment is the time of a change in relation to the renewal.
type moment int

const (
	beforeIt    moment = iota // before a due renewal has begun
	beforeAsked               // after the renewal has reserved stock and coupons
	afterAsked                // after the gateway has decided
	afterIt                   // after the renewal was settled or its response was lost
	whileBegun                // while two processes begin the renewal
	atTheSweep                // while the sweep fetches lost results
	moments
)

// race is one renewal with one change at a moment that the seed determines.
type race struct {
	*renewalStore
	change string
	at     moment
	lose   bool // the gateway never receives the call
	mute   bool // the gateway's response is lost
	pause  time.Duration
	id     int64
	item   int64
	what   string
}

var raced = []string{"cancel", "pause", "skip", "card", "items"}

// ask requests the change. It repeats the request if the request loses a race for the locks.
func (r *race) ask(ctx context.Context, card int64) error {
	return just2(patiently(func() (any, error) {
		switch r.change {
		case "cancel":
			return r.Ordering.CancelSubscription(ctx, another(r.mia), r.id, subscription.CancelRequest{})
		case "pause":
			return r.Ordering.PauseSubscription(ctx, another(r.actor), r.id, subscription.PauseRequest{})
		case "skip":
			return r.Ordering.SkipSubscription(ctx, another(r.actor), r.id, subscription.SkipRequest{}, true)
		case "card":
			return r.Ordering.UpdateSubscription(ctx, another(r.mia), r.id, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		}
		return r.Ordering.UpdateSubscription(ctx, another(r.actor), r.id, subscription.SubscriptionUpdate{Override: true,
			UpdateRequest: subscription.UpdateRequest{Items: subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: r.item, Quantity: new(2)}}}}}, domain.Expect{})
	}))
}

// run executes the renewal, the change, and all later jobs. asked reports whether the change was
// requested; refused is the error of that request.
func (r *race) run(ctx context.Context, day domain.Date, other int64) (asked bool, refused error) {
	GinkgoHelper()
	var once sync.Once
	change := func() {
		once.Do(func() { asked, refused = true, r.ask(ctx, other) })
	}
	when := func(at moment) func() {
		return func() {
			if r.at == at {
				change()
			}
		}
	}
	gateway := &interrupted{Sandbox: r.sandbox, before: when(beforeAsked), after: when(afterAsked), lose: r.lose, mute: r.mute}
	process := func() *store.Service {
		return newService(store.Options{DB: r.Data.Repo, Clock: r.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
	}
	when(beforeIt)()
	c := r.calendar(ctx)
	r.Data.Clock.Advance(c.At(day).Add(time.Hour).Sub(c.Now))
	one, two := process(), process()
	beside := func(at moment, work ...func() error) {
		if r.at == at {
			work = append(work, func() error { time.Sleep(r.pause); change(); return nil })
		}
		Expect(together(len(work), func(i int) error { return work[i]() })).To(Equal(map[domain.Code]int{"": len(work)}), r.what)
	}
	beside(whileBegun, func() error { return one.Ordering.ProcessSubscriptionsDue(ctx) }, func() error { return two.Ordering.ProcessSubscriptionsDue(ctx) })
	when(afterIt)()
	for range 2 {
		r.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		beside(atTheSweep, func() error { return one.Ordering.SettleDue(ctx) }, func() error { return two.Ordering.SettleDue(ctx) })
	}
	r.Data.Clock.Advance(6 * time.Minute)
	r.due(ctx) // runs the postponed renewals
	return asked, refused
}

// judge compares the renewal's outcome with the state table and the gateway's books.
func (r *race) judge(ctx context.Context, asked bool, refused error) {
	GinkgoHelper()
	after := r.shown(ctx, r.id)
	var taken, charged, placed, open, unequal int
	Expect(r.Data.SQL.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM payments WHERE renewal_id IN (SELECT id FROM renewals WHERE subscription_id = $1) AND status = 'CAPTURED'),
		(SELECT count(*) FROM renewals WHERE subscription_id = $1 AND status = 'CHARGED'), (SELECT count(*) FROM orders WHERE subscription_id = $1 AND placed_on IS NOT NULL),
		(SELECT count(*) FROM renewals WHERE subscription_id = $1 AND status = 'PROCESSING'),
		(SELECT count(*) FROM orders o JOIN payments p ON p.order_id = o.id AND p.status = 'CAPTURED' WHERE o.subscription_id = $1 AND p.amount <> o.grand_total)`, r.id).
		Scan(&taken, &charged, &placed, &open, &unequal)).To(Succeed())
	Expect([]int{taken, placed, open, unequal}).To(Equal([]int{charged, charged, 0, 0}), r.what)
	Expect(charged).To(BeNumerically("<=", 1), r.what)
	Expect(r.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.processed'")).To(Equal(charged), r.what)
	if after.Status != subscription.Active {
		Expect(r.count(ctx, "SELECT count(*) FROM renewals WHERE subscription_id = $1 AND ended_on IS NULL", r.id)).To(BeZero(), r.what+": every slot ends")
	}
	if refused != nil {
		Expect(refused).To(refuse(domain.CycleLocked), r.what)
		Expect(r.change).NotTo(Equal("cancel"), r.what+": it is not waited for")
	}
	if !asked || refused != nil {
		return
	}
	switch r.change {
	case "cancel":
		Expect(after.Status).To(Equal(subscription.Cancelled), r.what)
		if r.at == beforeIt {
			Expect(charged).To(BeZero(), r.what+": nothing is charged behind a confirmed cancellation")
		}
	case "pause":
		Expect(after.Status).To(Equal(subscription.Paused), r.what)
	case "skip":
		if r.at == beforeIt {
			Expect(r.slots(ctx, r.id)).To(Equal("1 SKIPPED"), r.what)
		}
	case "items":
		Expect(after.Items[0].Quantity).To(Equal(2), r.what)
		if r.at == beforeIt && charged == 1 {
			Expect(r.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id = $1 AND placed_on IS NOT NULL AND grand_total = 122.45", r.id)).To(Equal(1), r.what)
		}
	}
	if r.at == beforeAsked || r.at == afterAsked {
		Expect(r.change).To(Equal("cancel"), r.what+": a renewal that is charged is locked")
	}
}

// over ends the subscription, so none of its work stays due.
func (r *race) over(ctx context.Context) {
	GinkgoHelper()
	_, err := r.Data.SQL.ExecContext(ctx, `UPDATE subscriptions SET status = 'CANCELLED', cancelled_on = now(), cancel_at_period_end = false, next_date = NULL, moved_date = NULL, due_at = NULL, retry_on = NULL,
		final_on = NULL, remind_on = NULL, resume_on = NULL, paused_on = NULL, paused_until = NULL, pause_reason = NULL, pause_cause = '', dunning_state = 'NONE', dunning = NULL WHERE id = $1 AND status <> 'CANCELLED'`, r.id)
	Expect(err).NotTo(HaveOccurred(), r.what)
}

var _ = Describe("A renewal and a concurrent change", func() {
	// STORE_SPECS_RACES sets the number of rounds for each change.
	It("have the same result as if they ran one after the other, whenever the change happens", func(ctx SpecContext) {
		rounds, seed := number("STORE_SPECS_RACES", 12)*len(raced), uint64(number("STORE_SPECS_SEED", int(GinkgoRandomSeed())))
		AddReportEntry("seed", fmt.Sprintf("STORE_SPECS_SEED=%d", seed))
		quietly()
		t := newRenewalStore(ctx)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 1000000")
		Expect(err).NotTo(HaveOccurred())
		cards := []int64{t.card(ctx, "pm_card_visa"), t.card(ctx, "pm_card_chargeCustomerFail")}
		other := t.card(ctx, "pm_card_mastercard")
		outcomes := map[string]int{}
		for round := range rounds {
			dice := rand.New(rand.NewPCG(seed, uint64(round)))
			r := &race{renewalStore: t, change: raced[round%len(raced)], at: moment(dice.IntN(int(moments))), lose: dice.IntN(4) == 0, mute: dice.IntN(3) == 0,
				pause: time.Duration(dice.IntN(20_000)) * time.Microsecond}
			card := cards[dice.IntN(8)/7]
			r.what = fmt.Sprintf("STORE_SPECS_SEED=%d round %d: %s at %d after %s, card %d, lost %t, mute %t", seed, round, r.change, r.at, r.pause, card, r.lose, r.mute)
			s := t.subscribe(ctx, card, func(s *subscription.Subscription) {
				s.Terms.IntervalUnit = catalog.Day
				s.NextDate, s.LastDate = new(s.AnchorDate.Add(1)), s.AnchorDate.Add(1)
			})
			r.id, r.item = s.ID, s.Items[0].ID
			asked, refused := r.run(ctx, *s.NextDate, other)
			r.judge(ctx, asked, refused)
			r.over(ctx)
			outcomes[fmt.Sprintf("%s %t %s", r.change, asked && refused == nil, t.slots(ctx, s.ID))]++
		}
		AddReportEntry("outcomes", fmt.Sprint(outcomes))
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

// quietly discards the log of a spec that would log thousands of entries.
func quietly() {
	logger := slog.Default()
	slog.SetDefault(slog.New(slog.DiscardHandler))
	DeferCleanup(func() { slog.SetDefault(logger) })
}
