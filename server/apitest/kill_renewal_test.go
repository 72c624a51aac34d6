package apitest_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

const (
	chargedTwice     = "a renewal was charged twice"
	forgotten        = "a renewal that was due was forgotten"
	renewalAlone     = "a renewal was charged and its order is not placed"
	renewalUncharged = "a renewal's order is placed and nothing was charged"
	renewalUntold    = "a renewal was not told of once"
)

// renewing is a fleet of processes that renew the subscriptions of many customers.
type renewing struct {
	*fleet
	gateway *payment.SandboxClient
	db      *pgx.Conn
	due     int
}

// newRenewing starts four processes and prepares the subscriptions. Their renewals become due when begin is called.
func newRenewing(ctx SpecContext, binary string, due int) *renewing {
	GinkgoHelper()
	sandbox := address()
	beside(binary, "sandbox", "--addr", sandbox)
	r := &renewing{fleet: newFleet(ctx, binary, storetest.URL(ctx), 4, "SANDBOX_URL=http://"+sandbox), due: due}
	var err error
	r.gateway, err = payment.NewSandboxClient("http://" + sandbox)
	Expect(err).NotTo(HaveOccurred())
	r.db, err = pgx.Connect(ctx, r.database)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func(ctx context.Context) { _ = r.db.Close(ctx) })
	return r
}

// begin makes the renewals due.
func (r *renewing) begin(ctx context.Context) {
	GinkgoHelper()
	subscription := r.shop.Subscribe("mia.keller@example.com")
	_, err := r.db.Exec(ctx, "UPDATE stocks SET on_hand = 1000000")
	Expect(err).NotTo(HaveOccurred())
	_, err = r.db.Exec(ctx, "UPDATE stores SET status = 'CLOSED' WHERE id = $1", r.shop.StoreID)
	Expect(err).NotTo(HaveOccurred())
	Expect(apitest.Crowd(ctx, r.db, subscription, 1, r.due, nil)).To(Succeed())
	Expect(apitest.CrowdCards(ctx, r.db, r.gateway, r.shop.StoreID, 1, r.due)).To(Succeed())
	_, err = r.db.Exec(ctx, "UPDATE stores SET status = 'ACTIVE' WHERE id = $1", r.shop.StoreID)
	Expect(err).NotTo(HaveOccurred())
}

// ended returns how many renewals are charged, and how many are still being charged.
func (r *renewing) ended(ctx context.Context) (charged, charging int) {
	GinkgoHelper()
	Expect(r.rows.QueryRowContext(ctx, "SELECT count(*) FILTER (WHERE status = 'CHARGED'), count(*) FILTER (WHERE status = 'PROCESSING') FROM renewals").Scan(&charged, &charging)).To(Succeed())
	return charged, charging
}

// haunt kills two of the four processes while they renew, and restarts them after the others have worked for a while.
// It makes postponed renewals due at once.
func (r *renewing) haunt(ctx context.Context, patience time.Duration) (killedAt []int) {
	GinkgoHelper()
	dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 4))
	victims := dice.Perm(len(r.members))[:2]
	for i, v := range victims {
		var charged int
		Eventually(func(g Gomega) {
			var charging int
			charged, charging = r.ended(ctx)
			g.Expect(charged).To(BeNumerically(">=", r.due*(i+1)/4))
			g.Expect(charging).To(BeNumerically(">", 0))
		}).WithPolling(5 * time.Millisecond).Should(Succeed())
		r.members[v].running.kill()
		killedAt = append(killedAt, charged)
	}
	deadline := time.Now().Add(patience)
	for time.Now().Before(deadline) {
		charged, charging := r.ended(ctx)
		if charged == r.due {
			break
		}
		if charging == 0 {
			for i, m := range r.members {
				if i != victims[0] && i != victims[1] {
					m.client.Once().Post("/admin/subscription/process/all", map[string]any{}).OK()
					break
				}
			}
		}
		time.Sleep(200 * time.Millisecond)
	}
	return killedAt
}

// judge compares the gateway's records with the database.
func (r *renewing) judge(ctx context.Context) breaches {
	GinkgoHelper()
	found := breaches{}
	book, err := r.gateway.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	taken := map[string]payment.LedgerPayment{}
	for _, p := range book.Payments {
		taken[p.Reference] = p
	}
	customers, err := apitest.CrowdCustomers(ctx, r.db)
	Expect(err).NotTo(HaveOccurred())
	Expect(customers).To(HaveLen(r.due), "each customer has a number of their own")
	charges, orders := map[int64]int{}, map[string]int64{}
	for _, e := range book.Entries {
		if p := taken[e.Result.Reference]; e.Call.OffSession && p.Captured.Positive() {
			Expect(customers).To(HaveKey(e.Call.Customer), "a charge of no customer")
			customer := customers[e.Call.Customer]
			charges[customer]++
			orders[p.Reference] = customer
		}
	}
	rows, err := r.rows.QueryContext(ctx, `SELECT s.customer_id, coalesce(p.provider_reference, ''), coalesce(o.grand_total::text, ''), coalesce(p.amount::text, ''),
			(SELECT count(*) FROM webhook_events e WHERE e.object_type = 'subscription' AND e.object_id = s.id AND e.type = 'subscription.processed'), (SELECT count(*) FROM orders o WHERE o.subscription_id = s.id AND o.placed_on IS NOT NULL)
		FROM subscriptions s LEFT JOIN renewals r ON r.subscription_id = s.id AND r.status = 'CHARGED' LEFT JOIN orders o ON o.id = r.order_id AND o.placed_on IS NOT NULL
		LEFT JOIN payments p ON p.order_id = o.id AND p.status = 'CAPTURED' WHERE s.id > $1`, apitest.CrowdID)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	seen := 0
	for rows.Next() {
		var customer int64
		var reference, total, amount string
		var told, placed int
		Expect(rows.Scan(&customer, &reference, &total, &amount, &told, &placed)).To(Succeed())
		seen++
		switch n := charges[customer]; {
		case n > 1:
			found.add(chargedTwice, "customer %d, %d times", customer, n)
		case n == 1 && (placed != 1 || orders[reference] != customer || total != amount):
			found.add(renewalAlone, "customer %d: %d orders, %s of %s", customer, placed, amount, total)
		case n == 0 && placed > 0:
			found.add(renewalUncharged, "customer %d", customer)
		case n == 0:
			found.add(forgotten, "customer %d", customer)
		}
		if told != placed {
			found.add(renewalUntold, "customer %d: %d orders and %d events", customer, placed, told)
		}
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	Expect(seen).To(Equal(r.due))
	return found
}

var _ = Describe("Renewals by killed processes", Label("kill"), func() {
	faults := func(ctx context.Context, r *renewing, unreached, reset float64) {
		GinkgoHelper()
		Expect(r.gateway.SetFaults(ctx, payment.Faults{FailBefore: unreached, NeverAnswer: 0.01, Reset: reset, Delay: 0.6, DelayMilliseconds: 150, Seed: uint64(GinkgoRandomSeed())})).To(Succeed())
	}

	It("all complete, and each is charged once", func(ctx SpecContext) {
		r := newRenewing(ctx, executable(ctx), 300)
		begun := time.Now()
		r.begin(ctx)
		faults(ctx, r, 0.02, 0.05)
		at := r.haunt(ctx, 2*patience)
		said := fmt.Sprintf("%d renewals, killed after %v of them, all charged %.1f s after they were due; %s", r.due, at, time.Since(begun).Seconds(), load())
		AddReportEntry("kill -9 of two of four that renew", said)
		Expect(r.judge(ctx)).To(BeEmpty(), said)
	})

	planted := func(ctx SpecContext, bug plantedBug, unreached, reset float64, patience time.Duration, breach string) {
		GinkgoHelper()
		r := newRenewing(ctx, build(ctx, bug()), 150)
		r.begin(ctx)
		faults(ctx, r, unreached, reset)
		at := r.haunt(ctx, patience)
		found := r.judge(ctx)
		AddReportEntry("planted bug", fmt.Sprintf("killed after %v: %d, %s", at, len(found[breach]), breach))
		Expect(found).To(HaveKey(breach))
	}

	It("fail this spec's checks if a planted bug never fetches the outcome of a lost response", Label("planted"), func(ctx SpecContext) {
		planted(ctx, renewsBlindly, 0.02, 0.05, 2*patience, chargedTwice)
	})

	It("fail this spec's checks if a planted bug never retries a renewal that could not be sent", Label("planted"), func(ctx SpecContext) {
		planted(ctx, renewsNever, 0.1, 0.1, 20*time.Second, forgotten)
	})
})
