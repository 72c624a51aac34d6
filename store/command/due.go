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

// SettleLimit limits the time for the work on one payment or refund: a status request to the gateway, a request to act,
// and the settlement of the response. It is shorter than the lease of the claimed item (repo.Lease), so no other
// process claims the item during this time.
const SettleLimit = 2*payment.AnswerTimeout + 5*time.Second

// Beyond returns a context for work that must finish even if the caller disconnects. It ignores the cancellation of
// ctx, keeps the values of ctx, and expires after SettleLimit.
func Beyond(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), SettleLimit)
}

// A process works on due items with gateways in parallel: on at most accountSlots items of one account of a store and
// GatewaySlots items of one gateway. An account that does not respond therefore delays only its own store.
const (
	accountSlots = 4
	GatewaySlots = 64
)

// A process also runs tasks in parallel: for each task type, at most storeTaskSlots tasks of one store and taskSlots
// tasks of all stores. The limits protect the database, because some tasks cause a high load.
const (
	storeTaskSlots = 4
	taskSlots      = 16
)

// A process must finish a claimed item before the lease expires. If the difference is negative, the code does not
// compile.
const _ = uint64(repo.Lease - SettleLimit)

// Slots counts the items in progress for each account. The count includes all kinds of work.
type Slots struct {
	ofAccount, ofGateway int

	mu    sync.Mutex
	taken map[repo.PaymentAccount]int
}

func newSlots(ofAccount, ofGateway int) *Slots {
	return &Slots{ofAccount: ofAccount, ofGateway: ofGateway, taken: map[repo.PaymentAccount]int{}}
}

// claim claims due items for the free slots and occupies these slots.
func (s *Slots) claim(ctx context.Context, from func(context.Context, repo.Slots) ([]repo.Due, error)) ([]repo.Due, error) {
	s.mu.Lock() // held until the slots are occupied, so that two claims do not fill the same slots
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

// KeepFor is the time for which one run claims new items. The items that it has claimed by then end within the job's
// time limit.
const KeepFor = 30 * time.Second

// Keep claims due items and calls do for each item, as the system actor of the item's store, until no item is due or
// KeepFor has passed. When an item ends, Keep claims the next item for the free slot. It returns the joined errors of
// all claims and items.
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
		for more := true; more && running > 0; { // collects all ended items, because one claim fills all free slots
			select {
			case err := <-ended:
				failures, running = append(failures, err), running-1
			default:
				more = false
			}
		}
	}
}

// SettleItem calls do for one item, within SettleLimit. It retries Busy errors at once, with at most three attempts,
// and returns a panic as an error.
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

// SideBySide settles the items of a request in parallel, even if the caller disconnects. It logs errors and does not
// return them: the rows store the progress of the items, and a job retries the items.
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
