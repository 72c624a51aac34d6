package repo_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The intervals are hours, so the run time of a test does not change its result.
var _ = Describe("Throttled attempts", func() {
	var d *storetest.Database
	BeforeEach(func(ctx SpecContext) { d = storetest.Open(ctx) })

	// taken returns the number of attempts that are allowed, and the Retry-After of the last refused attempt.
	taken := func(ctx context.Context, times int, throttles ...domain.Throttle) (n int, wait time.Duration) {
		GinkgoHelper()
		for range times {
			err := d.Repo.TakeTries(ctx, throttles...)
			if err == nil {
				n++
				continue
			}
			Expect(domain.CodeOf(err)).To(Equal(domain.RateLimited))
			wait = time.Duration(err.(*domain.Error).RetryAfter) * time.Second
		}
		return n, wait
	}
	bucket := domain.Throttle{Key: domain.ThrottleKey("bucket"), Burst: 3, Every: time.Hour}
	window := domain.Throttle{Key: domain.ThrottleKey("window"), Burst: 3, Within: time.Hour}

	It("are allowed in a burst, and then one at a time after each interval", func(ctx SpecContext) {
		n, wait := taken(ctx, 10, bucket)
		Expect(n).To(Equal(3))
		Expect(wait).To(BeNumerically("~", time.Hour, 10*time.Second))
		d.Clock.Advance(59 * time.Minute)
		n, wait = taken(ctx, 5, bucket)
		Expect(n).To(BeZero(), "refused tries are not counted")
		Expect(wait).To(BeNumerically("~", time.Minute, 10*time.Second))
		d.Clock.Advance(time.Minute + time.Second)
		n, _ = taken(ctx, 5, bucket)
		Expect(n).To(Equal(1))
		d.Clock.Advance(2*time.Hour + time.Second)
		n, _ = taken(ctx, 5, bucket)
		Expect(n).To(Equal(2))
		d.Clock.Advance(100 * time.Hour)
		n, _ = taken(ctx, 10, bucket)
		Expect(n).To(Equal(3), "no more than a burst accumulates")
	})

	It("are limited in every period of the throttle's length", func(ctx SpecContext) {
		for range 3 { // at 0, 20 and 40 minutes
			n, _ := taken(ctx, 1, window)
			Expect(n).To(Equal(1))
			d.Clock.Advance(20 * time.Minute)
		}
		d.Clock.Advance(-30 * time.Second) // 59:30
		n, wait := taken(ctx, 5, window)
		Expect(n).To(BeZero())
		Expect(wait).To(BeNumerically("~", 30*time.Second, 10*time.Second))
		d.Clock.Advance(31 * time.Second) // 60:01
		n, _ = taken(ctx, 5, window)
		Expect(n).To(Equal(1))
		d.Clock.Advance(19 * time.Minute) // 79:01
		n, _ = taken(ctx, 5, window)
		Expect(n).To(BeZero())
		d.Clock.Advance(22 * time.Minute) // 101:01: the attempts at 20 and 40 minutes are outside of the period
		n, _ = taken(ctx, 5, window)
		Expect(n).To(Equal(2))
		d.Clock.Advance(100 * time.Hour)
		n, _ = taken(ctx, 10, window)
		Expect(n).To(Equal(3))
	})

	It("count against all throttles, or against no throttle if one of them is used up", func(ctx SpecContext) {
		other := bucket
		other.Key = domain.ThrottleKey("other")
		n, _ := taken(ctx, 3, bucket)
		Expect(n).To(Equal(3))
		n, _ = taken(ctx, 5, other, bucket)
		Expect(n).To(BeZero())
		n, _ = taken(ctx, 5, other)
		Expect(n).To(Equal(3), "the tries that bucket refused were not counted")
	})

	It("are allowed again by GiveTries, one per call, and by ForgiveTries, all at once", func(ctx SpecContext) {
		other := bucket
		other.Key = domain.ThrottleKey("other")
		taken(ctx, 3, bucket, other)
		Expect(d.Repo.GiveTries(ctx, bucket)).To(Succeed())
		n, _ := taken(ctx, 5, bucket)
		Expect(n).To(Equal(1))
		Expect(d.Repo.ForgiveTries(ctx, bucket)).To(Succeed())
		n, _ = taken(ctx, 5, bucket)
		Expect(n).To(Equal(3))
		n, _ = taken(ctx, 5, other)
		Expect(n).To(BeZero())
	})
})
