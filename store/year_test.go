package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// The year starts before the shortest month of a leap year. It contains both clock changes of both
// hemispheres, and the shortest month of the next year.
var yearBegins = time.Date(2028, 1, 25, 2, 30, 0, 0, time.UTC)

const (
	tick      = 6 * time.Hour
	yearTicks = 4 * 405
	ofOne     = 50 // number of subscriptions per customer
)

// yearStore is one of the stores of the year, with its rules and customers.
type yearStore struct {
	*renewalStore
	rules    *yearRules
	plans    []*catalog.SubscriptionPlan
	variants []int64
	buyers   []yearBuyer
}

type yearBuyer struct {
	actor domain.Actor
	cards map[string]int64
}

// yearSubscription is a subscription and the state that it must have.
type yearSubscription struct {
	*expected
	index  int
	store  *yearStore
	buyer  *yearBuyer
	begins int
	script []yearStep
	id     int64
	item   int64
	off    []string // steps whose outcome differs from the required outcome
}

func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

var _ = Describe("A year of renewals", func() {
	It("matches an independent calculation for each slot, to the cent", func(ctx SpecContext) {
		count, seed, only := number("STORE_SPECS_YEAR", 30), uint64(number("STORE_SPECS_SEED", int(GinkgoRandomSeed()))), number("STORE_SPECS_ONLY", -1)
		AddReportEntry("year", fmt.Sprintf("STORE_SPECS_YEAR=%d STORE_SPECS_SEED=%d", count, seed))
		y := newYear(ctx, seed, count)
		y.subscriptions = y.draw(seed, count, only)
		quietly()
		begun := time.Now()
		y.run(ctx)
		took := time.Since(begun)
		renewals, charged, skipped, failed := 0, 0, 0, 0
		for _, s := range y.subscriptions {
			for _, r := range s.rows {
				renewals++
				switch r.status {
				case "CHARGED":
					charged++
				case "SKIPPED":
					skipped++
				case "FAILED":
					failed++
				}
			}
		}
		AddReportEntry("figures", fmt.Sprintf("%d subscriptions, %d slots: %d charged, %d skipped, %d failed, in %s (%.0f slots/s)", len(y.subscriptions), renewals, charged, skipped, failed,
			took.Round(time.Second), float64(renewals)/took.Seconds()))
		y.judge(ctx)
	})
})

type year struct {
	*renewalStore // the first store, for work that concerns no store
	stores        []*yearStore
	subscriptions []*yearSubscription
}

// newYear creates five stores on one database, with different time zones and rules.
func newYear(ctx context.Context, seed uint64, count int) *year {
	GinkgoHelper()
	first := newCheckoutStore(ctx)
	first.Data.Clock.Advance(yearBegins.AddDate(0, 0, -20).Sub(first.Data.Clock.Now()))
	Expect(first.Webhook.MakeWebhookPartitions(ctx)).To(Succeed())
	y := &year{}
	dice := rand.New(rand.NewPCG(seed, 1))
	span := func(from, days, most int) [2]time.Time {
		begin := yearBegins.AddDate(0, 0, from+dice.IntN(days))
		return [2]time.Time{begin, begin.AddDate(0, 0, 1+dice.IntN(most))}
	}
	for i, r := range []yearRules{
		{hour: 6, intervals: []int{1, 3, 5}, final: "FAIL", stockWaits: true},
		{hour: 2, intervals: []int{2, 2}, final: "PAUSE", stockWaits: true},
		{hour: 0, intervals: []int{1, 3, 5}, final: "CANCEL", grace: 3, stockWaits: true},
		{hour: 16, intervals: []int{1}, final: "SKIP", grace: 1},
		{hour: 6, intervals: []int{3, 7, 7}, final: "FAIL", grace: 5, stockWaits: true},
	} {
		zone := []string{"Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Europe/Berlin"}[i]
		s := &yearStore{renewalStore: &renewalStore{checkoutStore: first}, rules: &r}
		if i > 0 {
			s.checkoutStore = first.beside(ctx, fmt.Sprintf("year-%d", i))
		}
		var err error
		r.zone, err = time.LoadLocation(zone)
		Expect(err).NotTo(HaveOccurred())
		r.shippingCents, r.hours, r.outOfStock = 490, map[int]time.Time{}, map[int][2]time.Time{2: span(90, 200, 40)}
		if i == 4 {
			r.closed = span(120, 100, 60)
		}
		at := func(day int) time.Time { return yearBegins.AddDate(0, 0, day) }
		r.prices = [][]yearPrice{{{time.Time{}, 4900}, {at(100 + dice.IntN(60)), 5535}, {at(200 + dice.IntN(60)), 4115}}, {{time.Time{}, 1235}, {at(150 + dice.IntN(100)), 2077}}, {{time.Time{}, 6410}}}
		s.open(ctx, zone, i, (count+5*ofOne-1)/(5*ofOne))
		y.stores = append(y.stores, s)
	}
	y.renewalStore = y.stores[0].renewalStore
	return y
}

// beside creates a second store on the same platform, with the same equipment.
func (t *checkoutStore) beside(ctx context.Context, code string) *checkoutStore {
	GinkgoHelper()
	s, actor := t.newStore(ctx, code)
	other := &checkoutStore{stockedStore: &stockedStore{platform: t.platform, store: s, actor: actor}, sandbox: t.sandbox, gateway: t.gateway}
	other.equip(ctx)
	return other
}

// open gives a store its rules, products, plans and customers.
func (s *yearStore) open(ctx context.Context, zone string, n, buyers int) {
	GinkgoHelper()
	policy := "SKIP"
	if s.rules.stockWaits {
		policy = "WAIT"
	}
	var goods []int64
	for i, p := range s.rules.prices {
		product := s.checkoutStore.good(ctx, fmt.Sprintf("YEAR-%d-%d", n, i), 10_000_000, func(in *catalog.ProductInput) {
			in.IsSubscribable = new(true)
			in.Variants[0].Prices[0].Amount = domain.AmountOf(p[0].cents, 2)
		})
		goods, s.variants = append(goods, product.ID), append(s.variants, product.Variants[0].ID)
	}
	s.renewalStore.good = s.checkoutStore.good(ctx, fmt.Sprintf("CARD-%d", n), 10_000_000).Variants[0]
	_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{Timezone: &zone, RenewalHour: &s.rules.hour, RenewalStockPolicy: &policy,
		Dunning: &settings.Dunning{MaxAttempts: len(s.rules.intervals) + 1, IntervalsDays: s.rules.intervals, FinalAction: s.rules.final, GraceDays: s.rules.grace, NotifyOn: []string{"EVERY_FAILURE"}},
	}, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
	for _, p := range yearPlans {
		in := catalog.SubscriptionPlanInput{Name: &p.name, IntervalUnit: (*catalog.IntervalUnit)(&p.unit), IntervalCount: &p.count, CutoffDays: &p.cutoff, TrialDays: &p.trial,
			PrepaidCycles: &p.prepaid, ShippingPolicy: (*catalog.ShippingPolicy)(&p.shipping), ProductIDs: goods}
		if p.most > 0 {
			in.MaxCycles = just(&p.most)
		}
		switch {
		case p.weekday > 0:
			in.Anchor = &catalog.PlanAnchor{Type: catalog.WeekdayAnchor, Value: &p.weekday}
		case p.monthday > 0:
			in.Anchor = &catalog.PlanAnchor{Type: catalog.MonthDayAnchor, Value: &p.monthday}
		}
		if p.pricing != "" {
			digits := 2
			if p.pricing == "PERCENTAGE" {
				digits = 0
			}
			in.Pricing = &catalog.PlanPricing{Type: catalog.PlanPricingType(p.pricing), Value: new(domain.AmountOf(p.value, digits))}
			if p.pricing != "PERCENTAGE" {
				in.Pricing.CurrencyCode = new(domain.Currency("EUR"))
			}
			if p.first > 0 {
				in.Pricing.FirstCycles, in.Pricing.ThenValue = &p.first, new(domain.AmountOf(p.then, digits))
			}
		}
		plan, err := s.Ordering.CreateSubscriptionPlan(ctx, another(s.actor), in)
		Expect(err).NotTo(HaveOccurred(), p.name)
		s.plans = append(s.plans, plan)
	}
	for i := range buyers {
		s.Data.Clock.Advance(time.Hour) // so the limit of sign-ups per hour is not reached
		s.customer(ctx, fmt.Sprintf("mia%d.keller%d@example.com", i, n))
		b := yearBuyer{actor: s.mia, cards: map[string]int64{}}
		for _, card := range append([]string{goodCard}, badCards...) {
			b.cards[card] = s.card(ctx, card)
		}
		s.buyers = append(s.buyers, b)
	}
}

// draw generates the subscriptions. Each depends only on the seed and its own number, so it can be
// repeated alone.
func (y *year) draw(seed uint64, count, only int) (all []*yearSubscription) {
	shares := 0
	for _, p := range yearPlans {
		shares += p.share
	}
	for i := range count {
		dice := rand.New(rand.NewPCG(seed, uint64(100+i)))
		roll, plan := dice.IntN(shares), 0
		for roll >= yearPlans[plan].share {
			roll, plan = roll-yearPlans[plan].share, plan+1
		}
		st := y.stores[i%len(y.stores)]
		s := &yearSubscription{index: i, store: st, buyer: &st.buyers[i/len(y.stores)%len(st.buyers)],
			expected: &expected{yearRules: st.rules, plan: yearPlans[plan], variant: dice.IntN(3), quantity: 1 + dice.IntN(3), card: goodCard}}
		if s.begins, s.script = yearScript(dice, yearTicks); only < 0 || only == i {
			all = append(all, s)
		}
	}
	return all
}

// run simulates the year, both in the service and by the rules. Each tick runs the requested changes,
// pending results of the gateway, and due work.
func (y *year) run(ctx context.Context) {
	GinkgoHelper()
	for n := range yearTicks {
		now := yearBegins.Add(time.Duration(n) * tick)
		y.Data.Clock.Advance(now.Sub(y.Data.Clock.Now()))
		if n%100 == 0 {
			Expect(y.Webhook.MakeWebhookPartitions(ctx)).To(Succeed())
		}
		for _, s := range y.stores {
			s.happens(ctx, now)
		}
		y.act(ctx, n, now)
		var due, open int
		Expect(y.Data.SQL.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM subscriptions WHERE next_on <= $1), (SELECT count(*) FROM payments WHERE status = 'PENDING')", now.Add(behind(n))).Scan(&due, &open)).To(Succeed())
		y.settle(ctx, n, now, open > 0)
		for _, s := range y.stores {
			if within(now, s.rules.outOfStock[2]) {
				s.stockUp(ctx, 0)
			}
		}
		swept := now.Add(behind(n))
		y.Data.Clock.Advance(swept.Sub(y.Data.Clock.Now()))
		if due > 0 || open > 0 {
			Expect(y.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
		}
		for _, s := range y.subscriptions {
			if n >= s.begins {
				s.work(swept)
			}
		}
	}
	end := yearBegins.Add(yearTicks * tick)
	y.Data.Clock.Advance(end.Sub(y.Data.Clock.Now()))
	y.settle(ctx, yearTicks, end, true) // for the payments that are still pending after the last tick
}

// behind returns the delay between a tick and the processing of due work. Postponed work waits for a multiple
// of five minutes, at most six hours, from the tick or from the processing. The wait never ends at the exact
// time of a later processing, so milliseconds cannot affect the result.
func behind(n int) time.Duration { return time.Duration(1+n%2) * time.Minute }

// settle fetches the results of all payments whose response was lost.
func (y *year) settle(ctx context.Context, n int, now time.Time, open bool) {
	GinkgoHelper()
	for tries := 0; open; tries++ {
		Expect(tries).To(BeNumerically("<", 1000), "payments that nobody decides")
		Expect(y.Ordering.SettleDue(ctx)).To(Succeed())
		open = y.count(ctx, "SELECT count(*) FROM payments WHERE status = 'PENDING'") > 0
	}
	for _, s := range y.subscriptions {
		if n >= s.begins {
			s.heard(now)
		}
	}
}

// happens applies the price changes, closures and restocks of the store at a tick.
func (s *yearStore) happens(ctx context.Context, now time.Time) {
	GinkgoHelper()
	on := func(at time.Time) bool { return !at.IsZero() && !at.After(now) && at.After(now.Add(-tick)) }
	for variant, list := range s.rules.prices {
		for _, p := range list {
			if on(p.from) {
				_, err := s.Catalog.ReplacePrices(ctx, another(s.actor), []int64{s.variants[variant]}, nil, []catalog.PriceInput{{VariantID: s.variants[variant], CurrencyCode: "EUR", Amount: domain.AmountOf(p.cents, 2), MinQuantity: 1}})
				Expect(err).NotTo(HaveOccurred())
			}
		}
	}
	if on(s.rules.outOfStock[2][1]) {
		s.stockUp(ctx, 10_000_000)
	}
	for i, status := range []settings.StoreStatus{settings.StoreClosed, settings.StoreActive} {
		if on(s.rules.closed[i]) {
			_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{Status: &status}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
	}
}

func (s *yearStore) stockUp(ctx context.Context, n int) {
	GinkgoHelper()
	_, err := s.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + $1 WHERE variant_id = $2", n, s.variants[2])
	Expect(err).NotTo(HaveOccurred())
}

// act makes the requests of a tick. Requests of different customers run concurrently, and those of one
// customer run in turn.
func (y *year) act(ctx context.Context, n int, now time.Time) {
	GinkgoHelper()
	byBuyer := map[*yearBuyer][]*yearSubscription{}
	for _, s := range y.subscriptions {
		if s.begins == n || n > s.begins && len(s.script) > 0 && s.script[0].tick == n {
			byBuyer[s.buyer] = append(byBuyer[s.buyer], s)
		}
	}
	var all sync.WaitGroup
	var rules sync.Mutex // the subscriptions of a store share its rules
	room := make(chan struct{}, 8)
	for _, list := range byBuyer {
		room <- struct{}{}
		all.Go(func() {
			defer GinkgoRecover()
			defer func() { <-room }()
			for _, s := range list {
				if s.begins == n {
					s.checkout(ctx)
					rules.Lock()
					s.begin(now)
					rules.Unlock()
				}
				for len(s.script) > 0 && s.script[0].tick <= n {
					var step yearStep
					step, s.script = s.script[0], s.script[1:]
					rules.Lock()
					if step.kind == "unskip" {
						step.n = s.skippedDay(now)
					}
					if step.kind == "unskip" && step.n == 0 {
						rules.Unlock()
						continue
					}
					before, was := s.stateText(), len(s.events)
					wants := s.change(step, now)
					s.steps = append(s.steps, fmt.Sprintf("%s %s: %t, %s, then %s %v", now.Format("2006-01-02 15:04"), step, wants, before, s.stateText(), s.expected.events[was:]))
					rules.Unlock()
					if _, err := patiently(func() (any, error) { return nil, s.ask(ctx, step, s.today(now)) }); (err == nil) != wants {
						s.off = append(s.off, fmt.Sprintf("%s %s: %v", now.Format("2006-01-02 15:04"), step, err))
					}
				}
			}
		})
	}
	all.Wait()
}

// checkout buys the subscription's plan with the good card.
func (s *yearSubscription) checkout(ctx context.Context) {
	GinkgoHelper()
	t, plan := s.store, s.store.plans[0]
	for i, p := range yearPlans {
		if p.name == s.plan.name {
			plan = s.store.plans[i]
		}
	}
	_, err := patiently(func() (any, error) {
		return t.Ordering.AddCartItem(ctx, another(s.buyer.actor), ordering.CartItemAdd{VariantID: t.variants[s.variant], CartItemInput: ordering.CartItemInput{Quantity: s.quantity, PlanID: &plan.ID}})
	})
	Expect(err).NotTo(HaveOccurred())
	shop := planStore{checkoutStore: t.checkoutStore, mia: s.buyer.actor}
	in := shop.subscribe(shop.summary(ctx), "")
	card := s.buyer.cards[goodCard]
	in.Payment = &ordering.PaymentChoice{ProviderID: t.provider, MethodID: &card, Recurring: true}
	request := another(s.buyer.actor)
	order, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, request, in) })
	Expect(err).NotTo(HaveOccurred())
	Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT s.id, i.id FROM subscriptions s JOIN subscription_items i ON i.subscription_id = s.id WHERE s.command_id = (SELECT command_id FROM orders WHERE id = $1)", order.ID).
		Scan(&s.id, &s.item)).To(Succeed())
}

// ask requests a step from the service.
func (s *yearSubscription) ask(ctx context.Context, step yearStep, today int) (err error) {
	t, admin := s.store, another(s.store.actor)
	switch step.kind {
	case "skip":
		_, err = t.Ordering.SkipSubscription(ctx, admin, s.id, subscription.SkipRequest{}, true)
	case "unskip":
		_, err = t.Ordering.UnskipSubscription(ctx, admin, s.id, subscription.SkipRequest{Date: new(domain.Date(step.n))}, true)
	case "pause":
		in := subscription.PauseRequest{}
		if step.n > 0 {
			in.Until = new(domain.Date(today + step.n))
		}
		_, err = t.Ordering.PauseSubscription(ctx, admin, s.id, in)
	case "resume":
		_, err = t.Ordering.ResumeSubscription(ctx, admin, s.id, nil)
	case "cancel", "cancel at the period's end":
		_, err = t.Ordering.CancelSubscription(ctx, admin, s.id, subscription.CancelRequest{AtPeriodEnd: step.kind != "cancel"})
	case "reactivate":
		_, err = t.Ordering.ReactivateSubscription(ctx, admin, s.id, subscription.ReactivateRequest{})
	case "move":
		_, err = t.Ordering.ChangeSubscriptionDate(ctx, admin, s.id, subscription.DateRequest{On: domain.Date(today + step.n), KeepAnchor: step.keep}, true, domain.Expect{})
	default:
		in := subscription.SubscriptionUpdate{Override: true}
		switch step.kind {
		case "card":
			in.PaymentMethodID = new(s.buyer.cards[step.card])
		case "quantity":
			in.Items.Update = []subscription.ItemUpdate{{ItemID: s.item, Quantity: &step.n}}
		case "swap":
			in.Items.Update = []subscription.ItemUpdate{{ItemID: s.item, VariantID: &t.variants[step.n]}}
		}
		_, err = t.Ordering.UpdateSubscription(ctx, admin, s.id, in, domain.Expect{})
	}
	return err
}

// judge compares the stored rows, and the gateway's books, with the required state.
func (y *year) judge(ctx context.Context) {
	GinkgoHelper()
	slots := y.texts(ctx, `SELECT r.subscription_id, string_agg(lpad(slot::text, 3, '0') || ' ' || processing_date || ' ' || r.status || ' cycle ' || coalesce(cycle_number, 0)
		|| ' on ' || coalesce((ended_on AT TIME ZONE (t.settings->>'timezone'))::date::text, '-') || ' after ' || attempts || ': ' || CASE r.status WHEN 'CHARGED' THEN round(o.grand_total, 2) ELSE 0.00 END, E'\n' ORDER BY slot)
		FROM renewals r JOIN stores t ON t.id = r.store_id LEFT JOIN orders o ON o.id = r.order_id GROUP BY 1`)
	events := y.texts(ctx, "SELECT object_id, string_agg(action, ' ' ORDER BY sequence) FROM webhook_events WHERE object_type = 'subscription' GROUP BY 1")
	states := y.texts(ctx, `SELECT s.id, status || ' ' || dunning_state || ' cycle ' || cycle_number || ', ' || prepaid_left || ' paid, next ' || coalesce(next_date::text, '-') || ', ' || i.quantity || ' × ' || (i.variant_id)
		FROM subscriptions s JOIN subscription_items i ON i.subscription_id = s.id`)
	dues := map[int64]time.Time{}
	rows, err := y.Data.SQL.QueryContext(ctx, "SELECT id, due_at FROM subscriptions WHERE due_at IS NOT NULL")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var id int64
		var at time.Time
		Expect(rows.Scan(&id, &at)).To(Succeed())
		dues[id] = at
	}
	wrong := 0
	var first strings.Builder
	for _, s := range y.subscriptions {
		found := s.off
		compare := func(what, got, want string) {
			if got != want {
				found = append(found, fmt.Sprintf("%s:\n%s\n  has to be\n%s", what, got, want))
			}
		}
		compare("slots", slots[s.id], s.slotsText())
		compare("events", events[s.id], strings.Join(s.expected.events, " "))
		state := strings.TrimSuffix(s.stateText(), fmt.Sprintf("× %d", s.variant)) + fmt.Sprintf("× %d", s.store.variants[s.variant])
		compare("state", states[s.id], state)
		if at := s.due; !at.IsZero() && at.Equal(s.at(max(s.next, 1))) && (dues[s.id].Before(at) || !dues[s.id].Before(at.Add(time.Hour))) {
			found = append(found, fmt.Sprintf("due at %s, not within the hour from %s on", dues[s.id], at))
		}
		if len(found) > 0 {
			if wrong++; wrong <= 3 {
				fmt.Fprintf(&first, "\nSTORE_SPECS_ONLY=%d, %q in %s, from tick %d:\n%s\n%s\n", s.index, s.plan.name, s.zone, s.begins, strings.Join(s.steps, "\n"), strings.Join(found, "\n"))
			}
		}
	}
	Expect(wrong).To(BeZero(), "of %d subscriptions%s", len(y.subscriptions), first.String())
	y.judgeMoney(ctx)
}

// judgeMoney compares orders, payments, events and the gateway's books with each other.
func (y *year) judgeMoney(ctx context.Context) {
	GinkgoHelper()
	var want int64
	for _, s := range y.subscriptions {
		for _, r := range s.rows {
			if r.status == "CHARGED" {
				want += r.cents
			}
		}
	}
	Expect(y.count(ctx, "SELECT (coalesce(sum(grand_total), 0) * 100)::bigint FROM orders WHERE placed_on IS NOT NULL AND subscription_id IS NOT NULL")).To(Equal(int(want)), "the orders of renewals")
	Expect(y.count(ctx, "SELECT count(*) FROM payments WHERE status IN ('PENDING', 'REQUIRES_ACTION')")).To(BeZero(), "payments that are not decided")
	Expect(y.count(ctx, `SELECT count(*) FROM orders o WHERE placed_on IS NOT NULL AND grand_total <> (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.order_id = o.id AND p.status = 'CAPTURED')`)).To(BeZero(), "orders that are not paid once")
	Expect(y.count(ctx, `SELECT count(*) FROM orders o LEFT JOIN (SELECT object_id, count(*) FILTER (WHERE action = 'order.placed_by_renewal') AS placed, count(*) FILTER (WHERE action = 'order.payment_captured') AS paid
		FROM webhook_events WHERE object_type = 'order' AND action IN ('order.placed_by_renewal', 'order.payment_captured') GROUP BY 1) e ON e.object_id = o.id
		WHERE o.subscription_id IS NOT NULL AND o.placed_on IS NOT NULL AND (e.placed IS DISTINCT FROM 1 OR e.paid <> CASE WHEN o.grand_total > 0 THEN 1 ELSE 0 END)`)).To(BeZero(), "orders whose events are not there once")
	ledger, err := y.sandbox.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	var taken domain.Amount
	for _, p := range ledger.Payments {
		taken = taken.Add(p.Captured)
	}
	var sold string
	Expect(y.Data.SQL.QueryRowContext(ctx, "SELECT round(sum(grand_total), 2)::text FROM orders WHERE placed_on IS NOT NULL").Scan(&sold)).To(Succeed())
	Expect(taken.Fixed(2)).To(Equal(sold), "the gateway's books")
}

func (y *year) texts(ctx context.Context, query string) map[int64]string {
	GinkgoHelper()
	rows, err := y.Data.SQL.QueryContext(ctx, query)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	out := map[int64]string{}
	for rows.Next() {
		var id int64
		var text string
		Expect(rows.Scan(&id, &text)).To(Succeed())
		out[id] = text
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return out
}
