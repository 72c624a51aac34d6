package app

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

// lines stores what a handler has logged.
type lines struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *lines) messages() (all []string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for line := range bytes.Lines(l.text.Bytes()) {
		var record struct{ Msg, Job string }
		Expect(json.Unmarshal(line, &record)).To(Succeed())
		all = append(all, record.Msg+record.Job)
	}
	return all
}

var _ = Describe("The log of a database outage", func() {
	const gone, back = "the database does not respond; failures because of that are not logged until it does", "the database responds again"

	var (
		written  *lines
		log      *slog.Logger
		handler  Outage
		working  atomic.Bool
		checked  atomic.Int64
		released chan struct{} // a check ends once it can receive from released
		stop     func()        // stops the service
		away     error
	)
	BeforeEach(func(ctx SpecContext) {
		written, released = &lines{}, make(chan struct{})
		checked.Store(0)
		working.Store(false)
		handler = NewOutage(slog.NewJSONHandler(written, nil))
		handler.pause = time.Millisecond
		log = slog.New(handler)
		pool, err := postgres.Open("postgres://store@127.0.0.1:1/store", postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(pool.Close)
		away = repo.NewProbe(pool, 1).Check(ctx)
		Expect(repo.Away(away)).To(BeTrue())
		checks, cancel := context.WithCancel(context.WithoutCancel(ctx))
		stop = cancel
		DeferCleanup(func() { stop(); handler.checks.Wait() })
		handler.watch(checks, func(ctx context.Context) error {
			select {
			case <-released:
			case <-ctx.Done():
				return ctx.Err()
			}
			checked.Add(1)
			if working.Load() {
				return nil
			}
			return away
		})
	})
	fail := func(n int) {
		for range n {
			log.With("job", " of settling").Error("job failed", "error", fmt.Errorf("claiming: %w", away))
		}
	}

	It("has one line for the beginning and one for the end, regardless of the number of failures", func() {
		fail(10)
		Expect(written.messages()).To(BeEmpty(), "a check decides")
		close(released)
		Eventually(written.messages).Should(Equal([]string{gone}))
		fail(2000)
		log.Warn("another", "error", errors.New("not the database"))
		log.Info("no error")
		Expect(written.messages()).To(Equal([]string{gone, "another", "no error"}))
		working.Store(true)
		Eventually(written.messages).Should(HaveLen(4))
		Expect(written.messages()[3]).To(Equal(back))
		Expect(written.text.String()).To(ContainSubstring(`"failuresNotLogged":2010`))

		By("and again for the next outage")
		working.Store(false)
		fail(3)
		Eventually(written.messages).Should(HaveLen(5))
		Expect(written.messages()[4]).To(Equal(gone))
	})

	It("contains every failure if the database responds to the check", func() {
		working.Store(true)
		fail(3)
		close(released)
		Eventually(written.messages).Should(Equal([]string{"job failed of settling", "job failed of settling", "job failed of settling"}))
		Eventually(checked.Load).Should(BeEquivalentTo(1))
		Consistently(checked.Load, "20ms").Should(BeEquivalentTo(1), "nothing is left to check")
	})

	It("contains every failure if the service stops before the check", func() {
		fail(2)
		stop()
		Eventually(written.messages).Should(Equal([]string{"job failed of settling", "job failed of settling"}))
		handler.checks.Wait()
		fail(1)
		Expect(written.messages()).To(HaveLen(3))
	})

	It("contains at most 1,000 of the failures that occur during a check", func() {
		working.Store(true)
		fail(mostHeld + 500)
		close(released)
		Eventually(written.messages).Should(HaveLen(mostHeld))
	})
})
