package command

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

func TestCommand(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(20 * time.Second)
	RunSpecs(t, "command")
}

var _ = Describe("A journal", func() {
	var (
		mu      sync.Mutex
		written []string
		refuse  func(entries []string) error
		entries func() []string
		j       *journal[string]
	)
	BeforeEach(func() {
		written, refuse = nil, nil
		entries = func() []string {
			mu.Lock()
			defer mu.Unlock()
			return append([]string{}, written...)
		}
		j = &journal[string]{what: "entries", most: 10, size: func(s string) int { return len(s) }, woken: make(chan struct{}, 1), pause: time.Millisecond,
			keep: func(_ context.Context, some []string) error {
				mu.Lock()
				defer mu.Unlock()
				if refuse != nil {
					if err := refuse(some); err != nil {
						return err
					}
				}
				written = append(written, some...)
				return nil
			}}
	})
	contains := func(list []string, entry string) bool {
		for _, s := range list {
			if s == entry {
				return true
			}
		}
		return false
	}

	DescribeTable("keeps the entries of a failed write if the database is", func(ctx SpecContext, code domain.Code) {
		refuse = func([]string) error { return domain.Errorf(code, "away") }
		j.add("a")
		j.add("b")
		Expect(j.flush(ctx)).To(MatchError(ContainSubstring("2 of them wait")))
		Expect(entries()).To(BeEmpty())
		j.add("c")
		refuse = nil
		Expect(j.flush(ctx)).To(Succeed())
		Expect(entries()).To(Equal([]string{"a", "b", "c"}))
		Expect(j.bytes).To(BeZero())
	}, Entry("busy", domain.Busy), Entry("unavailable", domain.Unavailable))

	It("loses only the entries that cannot be written", func(ctx SpecContext) {
		refuse = func(some []string) error {
			if contains(some, "b") {
				return errors.New("b cannot be stored")
			}
			return nil
		}
		for _, s := range []string{"a", "b", "c"} {
			j.add(s)
		}
		Expect(j.flush(ctx)).To(MatchError(ContainSubstring("1 of them are lost")))
		Expect(entries()).To(Equal([]string{"a", "c"}))
		Expect(j.flush(ctx)).To(Succeed())
		Expect(j.bytes).To(BeZero())
	})

	It("keeps the remaining entries if the database becomes unreachable between two entries", func(ctx SpecContext) {
		refuse = func(some []string) error {
			switch {
			case len(some) > 1:
				return errors.New("one of them cannot be stored")
			case some[0] == "b":
				return domain.Errorf(domain.Unavailable, "away")
			}
			return nil
		}
		for _, s := range []string{"a", "b", "c"} {
			j.add(s)
		}
		Expect(j.flush(ctx)).To(MatchError(ContainSubstring("2 of them wait")))
		refuse = nil
		Expect(j.flush(ctx)).To(Succeed())
		Expect(entries()).To(Equal([]string{"a", "b", "c"}))
	})

	It("counts pending entries as lost if they no longer fit in the buffer", func(ctx SpecContext) {
		away := true
		refuse = func([]string) error {
			if away {
				away = false
				j.add("123456789") // while the write is in progress
				return domain.Errorf(domain.Unavailable, "away")
			}
			return nil
		}
		j.add("a")
		j.add("bb")
		Expect(j.flush(ctx)).NotTo(Succeed())
		Expect([]int{j.bytes, j.lost}).To(Equal([]int{10, 1}))
		Expect(j.flush(ctx)).To(Succeed())
		Expect(entries()).To(Equal([]string{"a", "123456789"}))
	})

	It("writes pending entries once the database is available again, even if no entry is added", func(ctx SpecContext) {
		failures := 3
		refuse = func([]string) error {
			if failures--; failures >= 0 {
				return domain.Errorf(domain.Unavailable, "away")
			}
			return nil
		}
		running, stop := context.WithCancel(ctx)
		ended := make(chan struct{})
		go func() { defer close(ended); j.run(running) }()
		j.add("a")
		Eventually(entries).Should(Equal([]string{"a"}))
		stop()
		Eventually(ended).Should(BeClosed())
	})
})
