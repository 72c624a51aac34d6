package command

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// SettleLimit bounds what is done about one payment or refund: a gateway is asked
// what it knows, then to act, and its answer is settled. It ends before the lease
// does under which the item was claimed (repo.Lease), so that no other process
// has it meanwhile.
const SettleLimit = 2*payment.AnswerTimeout + 5*time.Second

// Beyond is a context for what has to be brought to its end although whoever
// asked for it may be gone.
func Beyond(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), SettleLimit)
}

// Due work with gateways is done side by side. Of one account of a store at most
// accountSlots items are in work at once, and gatewaySlots of one gateway: what
// does not answer holds up its own store, and no other's.
const (
	accountSlots = 4
	GatewaySlots = 64
)

// Tasks are done side by side likewise: of each type so many of a store at once, and so
// many of all stores. Some of them keep the database busy.
const (
	storeTaskSlots = 4
	taskSlots      = 16
)

// Whoever claims an item has ended with it before its lease does: the difference
// is a constant that does not compile when it is negative.
const _ = uint64(repo.Lease - SettleLimit)

// Slots counts what is in work of each account, for all kinds of work together.
type Slots struct {
	ofAccount, ofGateway int

	mu    sync.Mutex
	taken map[repo.PaymentAccount]int
}

func newSlots(ofAccount, ofGateway int) *Slots {
	return &Slots{ofAccount: ofAccount, ofGateway: ofGateway, taken: map[repo.PaymentAccount]int{}}
}

// claim claims due work for the slots that are free, and takes them.
func (s *Slots) claim(ctx context.Context, from func(context.Context, repo.Slots) ([]repo.Due, error)) ([]repo.Due, error) {
	s.mu.Lock() // until the slots are taken: two claims must not fill the same ones
	defer s.mu.Unlock()
	due, err := from(ctx, repo.Slots{OfAccount: s.ofAccount, OfGateway: s.ofGateway, Taken: s.taken})
	for _, d := range due {
		s.taken[d.PaymentAccount]++
	}
	return due, err
}

func (s *Slots) free(a repo.PaymentAccount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.taken[a]--; s.taken[a] == 0 {
		delete(s.taken, a)
	}
}

// WorkDue claims what is due and does it, each item as its store's system, for as
// long as something is due. Any number of processes may run it, and one process any
// number of times at once: what waits for a gateway keeps its slots.
func (s *Kernel) WorkDue(ctx context.Context, claim func(context.Context, repo.Slots) ([]repo.Due, error), do func(context.Context, domain.Actor, int64) error) error {
	return s.Slots.Keep(ctx, claim, do)
}

// KeepFor is for how long one run goes on claiming: what it has claimed by then
// ends within the time that a job has.
const KeepFor = 30 * time.Second

// Keep claims what is due and does it, each item as its store's system, again and again
// for as long as something is due: whenever an item ends, the slot that it leaves is
// taken by the next.
func (s *Slots) Keep(ctx context.Context, claim func(context.Context, repo.Slots) ([]repo.Due, error), do func(context.Context, domain.Actor, int64) error) error {
	begun, ended, running := time.Now(), make(chan error), 0
	var failures []error
	for {
		if ctx.Err() == nil && time.Since(begun) < KeepFor {
			due, err := s.claim(ctx, claim)
			if err != nil {
				failures = append(failures, err)
			}
			for _, item := range due {
				running++
				go func() {
					err := SettleItem(ctx, item, do)
					s.free(item.PaymentAccount)
					ended <- err
				}()
			}
		}
		if running == 0 {
			return errors.Join(failures...)
		}
		failures, running = append(failures, <-ended), running-1
		for more := true; more && running > 0; { // one claim for all the slots that are free
			select {
			case err := <-ended:
				failures, running = append(failures, err), running-1
			default:
				more = false
			}
		}
	}
}

// SettleItem does one item within its lease. What is busy is tried again.
func SettleItem(ctx context.Context, item repo.Due, do func(context.Context, domain.Actor, int64) error) (err error) {
	ctx, cancel := context.WithTimeout(ctx, SettleLimit)
	defer cancel()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	for range 3 {
		if err = do(ctx, domain.System(item.StoreID), item.ID); domain.CodeOf(err) != domain.Busy {
			break
		}
	}
	return err
}

// SideBySide settles what a request has asked for, all at once. What fails is
// logged, and tried again by the sweep: the rows say how far they came.
func SideBySide[T any](ctx context.Context, what string, list []T, settle func(ctx context.Context, i int, one T) error) {
	ctx, cancel := Beyond(ctx)
	defer cancel()
	var all sync.WaitGroup
	for i, one := range list {
		all.Go(func() {
			if err := settle(ctx, i, one); err != nil {
				slog.WarnContext(ctx, what+" not settled yet", "error", err)
			}
		})
	}
	all.Wait()
}
