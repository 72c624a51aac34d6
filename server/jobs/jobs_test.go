package jobs_test

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/jobs"
)

func TestJobs(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // allows for a busy machine; the service does not promise this time
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "server/jobs")
}

var _ = Describe("A job", func() {
	run := func(overlaps bool) (started *atomic.Int32, stop func()) {
		started = new(atomic.Int32)
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			jobs.Run(ctx, []jobs.Job{{Name: "waits", Every: time.Millisecond, Overlaps: overlaps, Run: func(ctx context.Context) error {
				started.Add(1)
				<-ctx.Done() // waits as if a peer never responded
				return nil
			}}})
		}()
		return started, func() {
			cancel()
			Eventually(ended).Should(BeClosed(), "it waits for its runs, and they end")
		}
	}

	It("with outside calls does not wait for its previous run", func() {
		started, stop := run(true)
		Eventually(started.Load).WithPolling(time.Millisecond).Should(BeNumerically(">=", 3))
		stop()
	})

	It("without outside calls runs its sweeps one after another", func() {
		started, stop := run(false)
		Consistently(started.Load, 50*time.Millisecond, 5*time.Millisecond).Should(BeNumerically("<=", 1))
		stop()
		Expect(started.Load()).To(BeEquivalentTo(1))
	})
})
