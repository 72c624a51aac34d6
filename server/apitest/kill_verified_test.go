package apitest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

// Four processes on one database answer storefront requests while the data changes through any of them. The spec kills
// and restarts the processes in turn. "task verified" walks millions of steps.
var _ = Describe("Storefront responses that killed processes had cached", Label("kill"), func() {
	It("are no older than the last commit before a request, and no newer than the latest write", func(ctx SpecContext) {
		w := newVerifiedWalk(ctx, executable(ctx))
		steps := amount("STORE_SPECS_VERIFIED_STEPS", 16_000)
		w.run(ctx, steps)
		AddReportEntry("kept answers", w.figures())
		Expect(w.found).To(BeEmpty(), w.figures())
		Expect(w.kills).To(BeNumerically(">=", int64(steps)/killEvery(steps)-2))
		Expect(w.hits).To(BeNumerically(">", 2*w.misses), "or answers were seldom kept: %s", w.figures())
		Expect(w.unanswered.Load()).To(BeNumerically(">", 0), "or the kills missed the reads")
	})

	// enough is the number of steps within which a planted bug must be found.
	const enough = 100_000

	DescribeTable("are detected as stale if a planted bug leaves them", Label("planted"), func(ctx SpecContext, bug plantedBug) {
		w := newVerifiedWalk(ctx, build(ctx, bug()))
		w.run(ctx, enough)
		Expect(w.found).NotTo(BeEmpty(), w.figures())
		AddReportEntry("planted bug", w.found[0])
	},
		Entry("cached with a version that is read after they are computed", keepsLate),
		Entry("compared with the version only occasionally", comparesSeldom),
		Entry("cached past the time at which an object is published", keepsBeyond),
		Entry("reused without a comparison of stock", comparesNoStock),
		Entry("shared by all account types", keepsForEverybody),
	)

	It("are detected as stale if the version omits a table", Label("planted"), func(ctx SpecContext) {
		w := newVerifiedWalk(ctx, executable(ctx))
		for _, table := range []string{"products", "variants", "prices", "product_options", "product_option_values", "collections", "subscription_plans", "account_types", "media", "stores", "stocks"} {
			triggers := func(turn string) {
				_, err := w.rows.ExecContext(ctx, fmt.Sprintf("ALTER TABLE %[1]s %[2]s TRIGGER %[1]s_storefront, %[2]s TRIGGER %[1]s_storefront_change", table, turn))
				Expect(err).NotTo(HaveOccurred())
			}
			triggers("DISABLE")
			w.run(ctx, enough)
			Expect(w.found).NotTo(BeEmpty(), "%s: %s", table, w.figures())
			AddReportEntry(table, w.found[0])
			triggers("ENABLE")
			_, err := w.rows.ExecContext(ctx, "UPDATE storefront_versions SET version = gen_random_uuid()")
			Expect(err).NotTo(HaveOccurred())
		}
	})
})

// changeEvery is the number of steps between two turns of the writers. In a walk whose kills have the same interval, it
// is also the number of steps between two kills.
const changeEvery = 400

func killEvery(steps int) int64 { return int64(max(10*changeEvery, steps/100)) }

const (
	processes = 4
	writers   = 4
	readers   = 8
)

// verifiedWalk is a fleet whose storefront responses are read and compared while its data changes.
type verifiedWalk struct {
	*fleet
	kind  int64  // id of an account type
	mia   string // token of a customer whose account type is kind
	facts []*fact
	looks []*look
	next  atomic.Pointer[fact] // the fact that the next turn changes

	wanted, steps, lost, unanswered atomic.Int64
	changes                         atomic.Int64
	changing                        [processes]atomic.Int64 // number of changes in progress through each process
	hits, misses                    float64
	kills                           int
	took                            time.Duration

	mu    sync.Mutex
	found []string // wrong responses
}

func newVerifiedWalk(ctx SpecContext, binary string) *verifiedWalk {
	GinkgoHelper()
	w := &verifiedWalk{fleet: newFleet(ctx, binary, storetest.URL(ctx), processes, "STORE_RATE_LIMIT=0")}
	admin := w.shop.Admin
	w.kind = admin.Post("/admin/account-type", object{"name": "Wholesale", "code": "wholesale", "priceMode": "DISCOUNT", "discountPercent": "0"}).OK().ID("accountTypeId")
	w.mia = w.shop.Storefront.Once().Post("/customer/user", object{"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken")
	mia := w.shop.Storefront.Bearer(w.mia).Get("/customer/user/me").OK().ID("storeCustomerId")
	admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": mia, "accountTypeId": w.kind}).OK()
	w.furnish(ctx)
	// A long walk takes longer than an hour, after which logins expire.
	_, err := w.rows.ExecContext(ctx, "UPDATE session_tokens SET expires_on = now() + interval '1 month'")
	Expect(err).NotTo(HaveOccurred())
	return w
}

// run walks the given number of steps, or until a response is wrong.
func (w *verifiedWalk) run(ctx context.Context, steps int) {
	w.steps.Store(0)
	w.wanted.Store(int64(steps))
	defer context.AfterFunc(ctx, func() { w.wanted.Store(0) })()
	w.found = nil
	begun := time.Now()
	var running sync.WaitGroup
	side := func(n uint64, do func(dice *rand.Rand)) {
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), n))
		running.Go(func() {
			defer GinkgoRecover()
			defer w.wanted.Store(0) // a failure ends the walk
			do(dice)
		})
	}
	for i := range readers {
		side(uint64(i), w.read)
	}
	for i := range writers {
		side(uint64(100+i), func(dice *rand.Rand) { w.write(dice, i == 0) })
	}
	side(200, func(dice *rand.Rand) { w.haunt(ctx, dice, killEvery(steps)) })
	running.Wait()
	w.took = time.Since(begun)
	for _, m := range w.members {
		w.count(m)
	}
}

func (w *verifiedWalk) goesOn() bool { return w.steps.Load() < w.wanted.Load() }

// until waits for a step and reports whether the walk reached it.
func (w *verifiedWalk) until(step int64) bool {
	for w.goesOn() && w.steps.Load() < step {
		time.Sleep(time.Millisecond)
	}
	return w.goesOn()
}

// haunt kills processes while writers change facts, and starts them again.
func (w *verifiedWalk) haunt(ctx context.Context, dice *rand.Rand, every int64) {
	GinkgoHelper()
	for step := every; w.until(step - changeEvery/8); step += every {
		i := dice.IntN(len(w.members))
		m := w.members[i]
		w.count(m)
		w.until(step)
		for range 100 { // waits until the process has a change in progress
			if w.changing[i].Load() > 0 {
				break
			}
			time.Sleep(time.Millisecond)
		}
		time.Sleep(time.Duration(dice.IntN(15)) * time.Millisecond)
		w.kill(ctx, m)
		w.kills++
		// A process that cannot reach its database in time exits. The spec restarts the process, as a supervisor would.
		Eventually(func() error {
			m.running.kill()
			return w.begin(ctx, m)
		}).WithTimeout(3 * patience).Should(Succeed())
	}
}

var results = regexp.MustCompile(`(?m)^storeplatform_storefront_answers_total\{result="(hit|miss)"\} (\S+)$`)

// count adds the cache metrics of a process to the totals. Call it before the process is killed.
func (w *verifiedWalk) count(m *member) {
	GinkgoHelper()
	res, err := http.Get("http://" + m.metrics + "/metrics")
	Expect(err).NotTo(HaveOccurred())
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	Expect(err).NotTo(HaveOccurred())
	for _, found := range results.FindAllSubmatch(body, -1) {
		n, err := strconv.ParseFloat(string(found[2]), 64)
		Expect(err).NotTo(HaveOccurred())
		if string(found[1]) == "hit" {
			w.hits += n
		} else {
			w.misses += n
		}
	}
}

// write changes facts. In every other turn all writers change several facts at the same time, so that responses are
// recomputed during other changes. In the turns between, only the first writer changes one fact, which readers have
// read before, so that many responses with the fact are cached.
func (w *verifiedWalk) write(dice *rand.Rand, first bool) {
	pick := func() *fact { return w.facts[dice.IntN(len(w.facts))] }
	change := func(f *fact) {
		err := f.change(time.Now().Add(time.Duration(dice.IntN(500)) * time.Millisecond).Truncate(time.Millisecond))
		f.writing.Unlock()
		if err == errLost {
			w.lost.Add(1)
		} else {
			Expect(err).NotTo(HaveOccurred(), f.name)
		}
		w.changes.Add(1)
		w.steps.Add(1)
	}
	for step := int64(2 * changeEvery); w.until(step - changeEvery); step += 2 * changeEvery {
		for range 1 + dice.IntN(3) {
			f := pick()
			for !f.writing.TryLock() {
				f = pick()
			}
			change(f)
		}
		if first {
			f := pick()
			w.next.Store(f)
			if w.until(step) {
				f.writing.Lock()
				change(f)
			}
		}
	}
}

// asked sends a change to a random process.
func (w *verifiedWalk) asked(method, path string, body object) error {
	i := rand.IntN(len(w.members))
	w.changing[i].Add(1)
	defer w.changing[i].Add(-1)
	client := w.members[i].client
	if method == http.MethodPost {
		client = client.Once()
	}
	a, err := client.Try(method, path, body)
	if err != nil || a.Status == http.StatusServiceUnavailable {
		return errLost
	}
	if a.Status >= 300 {
		return fmt.Errorf("%s %s: %d %s", method, path, a.Status, a.Body)
	}
	return nil
}

// lastAnswer is the latest response to a look, and the texts that it showed.
type lastAnswer struct {
	body   []byte
	sights []string
}

// read repeats a random look at a random process, up to 100 times, and then picks another look and process.
func (w *verifiedWalk) read(dice *rand.Rand) {
	client := &http.Client{Transport: &http.Transport{DisableCompression: true}, Timeout: 30 * time.Second}
	last := map[*look]*lastAnswer{}
	var body bytes.Buffer
	for w.goesOn() {
		m, looks := w.members[dice.IntN(len(w.members))], w.looks
		if next := w.next.Load(); next != nil && dice.IntN(2) == 0 {
			looks = next.looks
		}
		l := looks[dice.IntN(len(looks))]
		req, err := http.NewRequest(http.MethodGet, m.url+l.path, nil)
		Expect(err).NotTo(HaveOccurred())
		req.Header.Set("X-Store-Key", w.shop.StoreKey)
		if l.customer {
			req.Header.Set("Authorization", "Bearer "+w.mia)
		}
		if last[l] == nil {
			last[l] = &lastAnswer{sights: make([]string, len(l.sights))}
		}
		least := make([]int, len(l.sights))
		for range 1 + dice.IntN(100) {
			for i, s := range l.sights {
				least[i] = s.least()
			}
			began := time.Now()
			body.Reset()
			status, err := answer(client, req, &body)
			if err != nil || status == http.StatusServiceUnavailable { // the process was killed or cannot reach the database
				w.unanswered.Add(1)
				time.Sleep(time.Millisecond)
				break
			}
			ended := time.Now()
			w.judge(m, l, last[l], status, body.Bytes(), least, began, ended)
			if w.steps.Add(1); !w.goesOn() {
				break
			}
		}
	}
}

func answer(client *http.Client, req *http.Request, body *bytes.Buffer) (status int, err error) {
	res, err := client.Do(req)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	_, err = body.ReadFrom(res.Body)
	return res.StatusCode, err
}

// judge compares a response with the facts that it shows.
func (w *verifiedWalk) judge(m *member, l *look, last *lastAnswer, status int, body []byte, least []int, began, ended time.Time) {
	if !bytes.Equal(body, last.body) || len(body) == 0 {
		last.body = bytes.Clone(body)
		dec := json.NewDecoder(bytes.NewReader(body))
		dec.UseNumber()
		var answer any
		if err := dec.Decode(&answer); err != nil || status != http.StatusOK && status != http.StatusNotFound {
			w.wrong("%s of %s: %d %.300s", l.path, m.url, status, body)
			return
		}
		for i, s := range l.sights {
			last.sights[i] = s.in(answer)
		}
	}
	for i, s := range l.sights {
		if !s.allows(last.sights[i], least[i], began, ended) {
			w.wrong("%s of %s (customer: %v) shows of the %s %q, and not what write %d of %d or a later one shows: %q", l.path, m.url, l.customer, s.name, last.sights[i], least[i], s.begun(), s.as(s.shows(least[i], true)))
		}
	}
}

// wrong records a wrong response and ends the walk.
func (w *verifiedWalk) wrong(format string, args ...any) {
	w.wanted.Store(0)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.found = append(w.found, fmt.Sprintf("step %d: ", w.steps.Load())+fmt.Sprintf(format, args...))
}

func (w *verifiedWalk) figures() string {
	return fmt.Sprintf("%d steps in %.1f s (%.0f/s): %d changes (%d whose answer was lost), %.0f answers given again and %.0f made anew, %d reads without an answer; %d kills, slowest start %d ms; %s",
		w.steps.Load(), w.took.Seconds(), float64(w.steps.Load())/w.took.Seconds(), w.changes.Load(), w.lost.Load(), w.hits, w.misses, w.unanswered.Load(), w.kills, w.slowestStart().Milliseconds(), load())
}

func (w *verifiedWalk) slowestStart() (slowest time.Duration) {
	for _, m := range w.members {
		slowest = max(slowest, m.slowest)
	}
	return slowest
}
