package store_test

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An idempotency key", func() {
	var p *platform
	BeforeEach(func(ctx SpecContext) { p = newPlatform(ctx) })

	mia, tom := []byte("mia"), []byte("tom")
	// claim claims the key "k". It does not wait for a request that already has the key.
	claim := func(ctx context.Context, scope []byte, request string) (command.KeyClaim, error) {
		return p.ClaimKey(ctx, scope, "k", []byte(request), 0)
	}
	claimed := func(ctx context.Context, scope []byte, request string) command.KeyClaim {
		GinkgoHelper()
		c, err := claim(ctx, scope, request)
		Expect(err).NotTo(HaveOccurred())
		return c
	}

	It("belongs to one request: others are refused, and copies get the response once the request has finished", func(ctx SpecContext) {
		first := claimed(ctx, mia, "refund 5")
		Expect(first.Done).To(BeFalse())
		Expect(first.CommandID).NotTo(Equal(uuid.Nil))
		_, err := claim(ctx, mia, "refund 5")
		Expect(err).To(And(refuse(domain.IdempotencyInFlight), HaveField("RetryAfter", 1)))
		_, err = claim(ctx, mia, "refund 6")
		Expect(err).To(refuse(domain.IdempotencyKeyReuse))
		other := claimed(ctx, tom, "refund 6")
		Expect(other.CommandID).NotTo(Equal(first.CommandID))

		Expect(p.FinishKey(ctx, first, 201, []byte("the answer"))).To(Succeed())
		again := claimed(ctx, mia, "refund 5")
		Expect(again.Done).To(BeTrue())
		Expect(again.Status).To(Equal(201))
		Expect(again.Answer).To(BeEquivalentTo("the answer"))
		_, err = claim(ctx, mia, "refund 6")
		Expect(err).To(refuse(domain.IdempotencyKeyReuse))
		_, err = claim(ctx, tom, "refund 6")
		Expect(err).To(refuse(domain.IdempotencyInFlight), "a key is nothing to others")
		var stored string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT answer FROM idempotency_keys WHERE status = 201").Scan(&stored)).To(Succeed())
		Expect(stored).NotTo(ContainSubstring("answer"), "it is sealed")
	})

	It("counts as finished only for the same request, and until shortly before its expiry", func(ctx SpecContext) {
		ended := func(scope []byte, request string) bool {
			GinkgoHelper()
			yes, err := p.EndedKey(ctx, scope, "k", []byte(request))
			Expect(err).NotTo(HaveOccurred())
			return yes
		}
		first := claimed(ctx, mia, "refund 5")
		Expect(ended(mia, "refund 5")).To(BeFalse(), "it still runs")
		Expect(p.FinishKey(ctx, first, 200, []byte("done"))).To(Succeed())
		Expect([]bool{ended(mia, "refund 5"), ended(mia, "refund 6"), ended(tom, "refund 5")}).To(Equal([]bool{true, false, false}))
		p.Clock.Advance(command.KeyLife - 30*time.Second)
		Expect(ended(mia, "refund 5")).To(BeFalse(), "a retry could come after the end of the key")
		Expect(claimed(ctx, mia, "refund 5").Done).To(BeTrue(), "the response is still there")
	})

	It("makes copies of a request wait while the first copy runs", func(ctx SpecContext) {
		first := claimed(ctx, mia, "refund 5")
		answered := make(chan command.KeyClaim, 1)
		go func() {
			defer GinkgoRecover()
			c, err := p.ClaimKey(ctx, mia, "k", []byte("refund 5"), 10*time.Second)
			Expect(err).NotTo(HaveOccurred())
			answered <- c
		}()
		Consistently(answered, 60*time.Millisecond).ShouldNot(Receive())
		Expect(p.FinishKey(ctx, first, 200, []byte("done"))).To(Succeed())
		Eventually(answered).Should(Receive(And(HaveField("Done", true), HaveField("Answer", BeEquivalentTo("done")))))

		gone, leave := context.WithCancel(ctx)
		begun := time.Now()
		_, err := p.ClaimKey(gone, tom, "k", []byte("x"), 0)
		Expect(err).NotTo(HaveOccurred())
		time.AfterFunc(50*time.Millisecond, leave)
		_, err = p.ClaimKey(gone, tom, "k", []byte("x"), time.Minute)
		Expect(err).To(HaveOccurred())
		Expect(time.Since(begun)).To(BeNumerically("<", 20*time.Second), "nobody waits for who has left")
	})

	It("can be claimed again by the same command when its process has died", func(ctx SpecContext) {
		first := claimed(ctx, mia, "refund 5")
		p.Data.Clock.Advance(11 * time.Second)
		_, err := claim(ctx, mia, "refund 5")
		Expect(err).To(refuse(domain.IdempotencyInFlight))
		p.Data.Clock.Advance(2 * time.Second)
		_, err = claim(ctx, mia, "refund 6")
		Expect(err).To(refuse(domain.IdempotencyKeyReuse), "another request never does")
		again := claimed(ctx, mia, "refund 5")
		Expect(again.Done).To(BeFalse())
		Expect(again.CommandID).To(Equal(first.CommandID))
		_, err = claim(ctx, mia, "refund 5")
		Expect(err).To(refuse(domain.IdempotencyInFlight), "it has a lease of its own")
	})

	It("is released at once after an internal error, but only by the command that holds it", func(ctx SpecContext) {
		first := claimed(ctx, mia, "refund 5")
		stranger := first
		stranger.CommandID = uuid.New()
		Expect(p.ReleaseKey(ctx, stranger)).To(Succeed())
		Expect(p.FinishKey(ctx, stranger, 200, []byte("theirs"))).To(Succeed())
		_, err := claim(ctx, mia, "refund 5")
		Expect(err).To(refuse(domain.IdempotencyInFlight), "another command neither ends nor answers it")
		gone, leave := context.WithCancel(ctx)
		leave()
		Expect(p.ReleaseKey(gone, first)).To(Succeed(), "whoever still waits")
		Expect(claimed(ctx, mia, "refund 5").CommandID).To(Equal(first.CommandID))
		Expect(p.FinishKey(gone, first, 200, []byte("done"))).To(Succeed())
		Expect(claimed(ctx, mia, "refund 5").Done).To(BeTrue())
	})

	It("is kept for a day, and another request can use it afterwards", func(ctx SpecContext) {
		first := claimed(ctx, mia, "refund 5")
		Expect(p.FinishKey(ctx, first, 200, []byte("done"))).To(Succeed())
		p.Data.Clock.Advance(24*time.Hour - time.Minute)
		Expect(p.SweepKeys(ctx)).To(Succeed())
		Expect(claimed(ctx, mia, "refund 5").Done).To(BeTrue())
		p.Data.Clock.Advance(2 * time.Minute)
		next := claimed(ctx, mia, "refund 6")
		Expect(next.Done).To(BeFalse())
		Expect(next.CommandID).NotTo(Equal(first.CommandID))
		Expect(p.FinishKey(ctx, first, 200, []byte("late"))).To(Succeed())
		_, err := claim(ctx, mia, "refund 6")
		Expect(err).To(refuse(domain.IdempotencyInFlight), "the command of yesterday does not answer it")
		_ = claimed(ctx, tom, "old")
		p.Data.Clock.Advance(25 * time.Hour)
		Expect(p.SweepKeys(ctx)).To(Succeed())
		var left int
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM idempotency_keys").Scan(&left)).To(Succeed())
		Expect(left).To(BeZero())
	})
})
