package apitest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The spec repeatedly kills and restarts the program at random moments while buyers check out. The gateway and the
// receiver are separate processes that keep running. Their records show the outcome.
var _ = Describe("A program that is killed during checkouts", Label("kill"), func() {
	It("loses and repeats no charge, order or event", func(ctx SpecContext) {
		r := newRun(ctx, executable(ctx))
		r.haunted(ctx, 200, 60, true)
		Expect(r.judge(ctx)).To(BeEmpty(), "%s", r.figures())
		AddReportEntry("kill -9", r.figures())
		Expect(r.victim.kills).To(BeNumerically(">=", 60))
		Expect(r.bought()).To(BeNumerically(">=", 150), "or nothing much was tried")
		Expect(r.interrupted()).To(BeNumerically(">=", 15), "or the kills missed the checkouts")
	})

	It("fails this spec's checks if planted bugs lose an event or charge without an order", Label("planted"), func(ctx SpecContext) {
		r := newRun(ctx, build(ctx, chargesAgain()))
		r.haunted(ctx, 80, 12, false)
		found := r.judge(ctx)
		AddReportEntry("planted bugs", fmt.Sprintf("%s: %d charges without an order, %d orders without an event", r.figures(), len(found[chargeAlone]), len(found[eventLost])))
		Expect(found).To(HaveKey(chargeAlone))
		Expect(found).To(HaveKey(eventLost))
	})
})

// The laws that the specs check. Each constant names a breach of a law.
const (
	chargeAlone   = "money was taken for no order"
	chargeWrong   = "money was taken that is not the order's total"
	unpaid        = "an order stands that no money was taken for"
	answerFalse   = "a buyer was told of an order that is not there as told"
	orderTwice    = "one checkout made two orders"
	refusedSold   = "a refused buyer has an order"
	eventLost     = "an order's event was not received"
	eventTwice    = "an order's event was told twice"
	eventStray    = "an event tells of no order"
	eventFalse    = "an event was not signed or not as its schema"
	eventChanged  = "one event had two bodies"
	eventDisorder = "an order's events came in another order than they happened"
	stockOff      = "stock does not add up"
	undecided     = "something was not decided in time"
)

// run is one run of a spec: the processes, the shop and its buyers.
type run struct {
	victim  *victim
	shop    *apitest.Shop
	gateway *payment.SandboxClient
	log     string                   // path of the receiver's log
	totals  map[int64]map[int]string // expected total by variant and quantity

	mu          sync.Mutex
	checkouts   []*checkout
	retries     atomic.Int64
	begun       time.Time
	deadline    time.Time // time by which every checkout must have an outcome; zero while the kills go on
	took        time.Duration
	leftInCarts int // units that carts without an order still reserved at the end
	received    int // number of deliveries
	repeated    int // number of deliveries whose event had arrived before
}

// checkout is a buyer's purchase and its responses.
type checkout struct {
	email     string
	variantID int64
	quantity  int
	total     string
	declined  bool // the buyer's card will be declined
	leaves    bool // the buyer gives up after a failure and never retries
	gone      bool
	hurt      bool            // a request of the checkout failed
	answer    *apitest.Answer // nil means no outcome yet
}

const stockAtFirst = 10_000

func newRun(ctx SpecContext, binary string) *run {
	GinkgoHelper()
	sandbox, receiver, service := address(), address(), address()
	beside(binary, "sandbox", "--addr", sandbox)
	output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "server"))
	Expect(err).NotTo(HaveOccurred())
	world := &apitest.World{URL: "http://" + service, DatabaseURL: storetest.URL(ctx)}
	r := &run{log: filepath.Join(GinkgoT().TempDir(), "deliveries"), totals: map[int64]map[int]string{}, victim: &victim{
		binary: binary, url: world.URL, output: output, env: []string{
			"LISTEN_ADDR=" + service, "METRICS_ADDR=off", "DATA_DIR=" + GinkgoT().TempDir(), "DATABASE_URL=" + world.DatabaseURL, "SANDBOX_URL=http://" + sandbox, "DEMO=false", "RATE_LIMIT=0",
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword,
			"WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8", "LOG_LEVEL=warn", "LOG_FORMAT=text",
		},
	}}
	Expect(r.victim.start()).To(Succeed())
	DeferCleanup(func() {
		r.victim.running.kill()
		_ = output.Close()
	})
	Expect(r.victim.answers(ctx)).To(Succeed())
	r.gateway, err = payment.NewSandboxClient("http://" + sandbox)
	Expect(err).NotTo(HaveOccurred())

	r.shop = world.Shop("kill")
	secret := r.shop.Admin.Once().Post("/admin/webhook-endpoint", map[string]any{"url": "http://" + receiver + "/events", "eventTypes": []string{"order.*"}}).OK().Text("secret")
	// The delay keeps deliveries in flight when the sender is killed.
	beside(binary, "listen", "--addr", receiver, "--secret", secret, "--log", r.log, "--delay", "30ms")
	// Carts reserve their items for longer than the spec runs. So some kills happen between the reservation and the
	// sale.
	r.shop.Admin.Patch("/admin/store/settings", map[string]any{"inventoryReserveMode": "AT_CART", "reservationMinutes": 60}).OK()
	r.shop.Admin.Once().Post("/admin/stock/adjust", map[string]any{"reason": "COUNTED", "items": []any{
		map[string]any{"variantId": r.shop.White, "stockOnHand": stockAtFirst}, map[string]any{"variantId": r.shop.Black, "stockOnHand": stockAtFirst},
	}}).OK()
	for _, variant := range []int64{r.shop.White, r.shop.Black} {
		r.totals[variant] = map[int]string{}
		for quantity := 1; quantity <= 3; quantity++ {
			r.totals[variant][quantity] = fmt.Sprint(r.shop.Guest(variant, quantity).Checkout("")["expectedGrandTotal"])
		}
	}
	return r
}

// haunted lets up to a dozen buyers check out at the same time, while it kills the program as often as required and
// until 15 checkouts were interrupted. It returns once enough checkouts were made, every buyer who retries has a
// response, and no payment or delivery is unfinished. It also returns if that takes too long.
func (r *run) haunted(ctx context.Context, checkouts, kills int, leaving bool) {
	GinkgoHelper()
	r.begun = time.Now()
	seed := uint64(GinkgoRandomSeed())
	Expect(r.gateway.SetFaults(ctx, payment.Faults{
		FailBefore: 0.04, NeverAnswer: 0.01, Reset: 0.03, Delay: 0.6, DelayMilliseconds: 150, Seed: seed,
	})).To(Succeed())
	var haunting, buying sync.WaitGroup
	var failure error
	var done atomic.Bool
	haunting.Go(func() {
		failure = r.victim.haunt(ctx, rand.New(rand.NewPCG(seed, 1)), func(n int) bool {
			return n >= kills && r.interrupted() >= 15
		})
		done.Store(true)
	})
	dice := rand.New(rand.NewPCG(seed, 2))
	room := make(chan struct{}, 12)
	for n := 0; !done.Load() || n < checkouts; n++ {
		c := &checkout{
			variantID: []int64{r.shop.White, r.shop.Black}[dice.IntN(2)], quantity: 1 + dice.IntN(3),
			declined: dice.IntN(12) == 0, leaves: leaving && dice.IntN(8) == 0,
		}
		c.total, c.leaves = r.totals[c.variantID][c.quantity], c.leaves && !c.declined
		room <- struct{}{}
		r.mu.Lock()
		r.checkouts = append(r.checkouts, c)
		r.mu.Unlock()
		leave := sync.OnceFunc(func() { <-room })
		buying.Go(func() {
			defer leave()
			r.buy(ctx, c, leave)
		})
		time.Sleep(time.Duration(10+dice.IntN(90)) * time.Millisecond)
	}
	haunting.Wait()
	Expect(failure).NotTo(HaveOccurred())
	_ = r.gateway.SetFaults(ctx, payment.Faults{Seed: seed})
	deadline := time.Now().Add(patience)
	r.mu.Lock()
	r.deadline = deadline
	r.mu.Unlock()
	buying.Wait()
	for time.Now().Before(deadline) && !r.quiet(ctx) {
		time.Sleep(500 * time.Millisecond)
	}
	r.took = time.Since(r.begun)
}

// late reports whether the deadline for all outcomes has passed.
func (r *run) late() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return !r.deadline.IsZero() && time.Now().After(r.deadline)
}

// patience is how long an outcome may stay unknown after the last kill.
const patience = 60 * time.Second

// buy checks out. It repeats the request with the same key while the outcome is unknown and processes are killed. After
// the last kill, it repeats the request until the deadline for all outcomes. After a failure, the buyer hands their
// slot to the next buyer and retries later.
func (r *run) buy(ctx context.Context, c *checkout, leave func()) {
	var cart *apitest.Answer
	pause := func(after time.Duration) { time.Sleep(after/2 + rand.N(after)) }
	for {
		var err error
		cart, err = r.shop.Storefront.Try(http.MethodPost, "/customer/cart/item", map[string]any{"variantId": c.variantID, "quantity": c.quantity})
		if err == nil && cart.Status == http.StatusOK {
			break
		}
		if ctx.Err() != nil {
			return
		}
		pause(50 * time.Millisecond)
	}
	var made struct {
		CartID int64  `json:"cartId"`
		Token  string `json:"token"`
	}
	if json.Unmarshal(cart.Body, &made) != nil {
		return
	}
	// Each buyer has a separate network, since the service limits declined cards by network.
	network := fmt.Sprintf("198.18.%d.%d", made.CartID/250%256, 1+made.CartID%250)
	guest := apitest.Guest{Client: r.shop.Storefront.With("X-Cart-Token", made.Token).From(network), Shop: r.shop, CartID: made.CartID}
	card := "pm_card_visa"
	if c.declined {
		card = "pm_card_chargeDeclined"
	}
	r.mu.Lock()
	c.email = fmt.Sprintf("guest%d@example.com", made.CartID)
	r.mu.Unlock()
	body := map[string]any{
		"cartId": made.CartID, "email": c.email, "expectedGrandTotal": c.total, "shippingAddress": apitest.Home, "billingSameAsShipping": true,
		"shippingMethodId": r.shop.ShippingMethodID, "payment": map[string]any{"paymentProviderId": r.shop.ProviderID, "paymentToken": card}, "acceptTerms": true,
	}
	once := guest.With("Idempotency-Key", uuid.NewString())
	wait := 100 * time.Millisecond
	for ctx.Err() == nil && !r.late() {
		a, err := once.Try(http.MethodPost, "/customer/checkout", body)
		if err == nil && a.Status < http.StatusInternalServerError && !(a.Status == http.StatusConflict && strings.Contains(string(a.Body), string(domain.IdempotencyInFlight))) {
			r.mu.Lock()
			c.answer = a
			r.mu.Unlock()
			return
		}
		leave()
		r.mu.Lock()
		c.hurt, c.gone = true, c.leaves
		r.mu.Unlock()
		if c.leaves {
			return
		}
		r.retries.Add(1)
		pause(wait)
		wait = min(2*wait, 3*time.Second)
	}
}
