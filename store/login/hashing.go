package login

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// maxHashing limits the hashes that are computed at the same time. Each of them takes 19 MiB and 40 ms of processor
	// time.
	maxHashing = 2
	// maxStrangers limits the strangers who wait for a hash.
	maxStrangers = 20
	// maxOwners limits the waiting callers in each lane of owners.
	maxOwners = 60
	// maxPerAccount limits the callers of one account who wait in a lane of owners.
	maxPerAccount = 2
	// collectEvery is the number of hashes between two garbage collections while
	// callers wait.
	collectEvery = 2
)

// hashesAtOnce returns the limit of hashes that are computed at the same time. It leaves half of the processors for
// other work.
func hashesAtOnce() int { return min(maxHashing, max(1, runtime.GOMAXPROCS(0)/2)) }

// lane is a queue of callers who wait for a hash. A full lane delays the other lanes but never blocks them.
type lane int

const (
	strangerLane lane = iota
	customerLane      // logged-in customers, and customers on a known network
	staffLane         // the same for administrators; strangers cannot create their accounts
	lanes
)

// rota is the order in which the lanes get free slots while callers wait in every lane.
var rota = [...]lane{staffLane, customerLane, staffLane, customerLane, strangerLane}

func (l lane) room() int {
	if l == strangerLane {
		return maxStrangers
	}
	return maxOwners
}

// Hasher identifies a caller whose password or pin is hashed.
type Hasher struct {
	lane    lane
	account string // account whose slots are limited; empty means no limit per account
}

var Stranger = Hasher{lane: strangerLane}

// LoggedIn returns the Hasher of an actor who is logged in with a token.
func LoggedIn(actor domain.Actor) Hasher {
	switch {
	case actor.Kind == domain.ActorAdmin || actor.Kind == domain.ActorAPIToken:
		return Hasher{staffLane, string(actor.Kind) + domain.Itoa(actor.ID)}
	case actor.Kind == domain.ActorCustomer && actor.AccountID == 0:
		return Stranger
	case actor.Kind == domain.ActorCustomer:
		return Hasher{customerLane, domain.Itoa(actor.AccountID)}
	}
	return Hasher{lane: staffLane} // the service itself
}

// OwnerOf returns the Hasher of an account's owner who has proved their identity without the password.
func OwnerOf(purpose domain.Try, account string) Hasher {
	if purpose == AdminLogin {
		return Hasher{staffLane, account}
	}
	return Hasher{customerLane, account}
}

// HasherOf returns the Hasher of a caller without a token. If the caller's network is known for the account, the caller
// is treated as the account's owner, and otherwise as a stranger.
func (s *Service) HasherOf(ctx context.Context, purpose domain.Try, account, address string) (Hasher, error) {
	network := domain.ByNetwork(purpose, account, address)
	known, err := s.DB.KnownNetwork(ctx, network.Key)
	if err != nil || !known {
		return Stranger, err
	}
	return OwnerOf(purpose, string(network.Key)), nil
}

// hashQueue assigns the slots for hashes.
type hashQueue struct {
	mu      sync.Mutex
	slots   int // limit of hashes that are computed at the same time
	taken   int
	waiting [lanes][]*hashWaiter
	next    int // index in the rota
	hashed  int // hashes that ended while other callers waited
}

type hashWaiter struct {
	account string
	turn    chan struct{} // closed when the waiter has a slot
}

func newHashQueue(slots int) *hashQueue { return &hashQueue{slots: slots} }

// open reports whether the lane of a caller has room for the caller.
func (q *hashQueue) open(h Hasher) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.hasRoom(h)
}

func (q *hashQueue) hasRoom(h Hasher) bool {
	if len(q.waiting[h.lane]) >= h.lane.room() {
		return false
	}
	if h.account == "" {
		return true
	}
	places := 0
	for _, w := range q.waiting[h.lane] {
		if w.account == h.account {
			places++
		}
	}
	return places < maxPerAccount
}

// take waits for a slot. If the caller's lane is full, it returns errCrowded at once; if ctx ends before a slot is
// free, it returns Unavailable.
func (q *hashQueue) take(ctx context.Context, h Hasher) error {
	q.mu.Lock()
	if q.taken < q.slots {
		q.taken++
		q.mu.Unlock()
		return nil
	}
	if !q.hasRoom(h) {
		q.mu.Unlock()
		return errCrowded
	}
	w := &hashWaiter{account: h.account, turn: make(chan struct{})}
	q.waiting[h.lane] = append(q.waiting[h.lane], w)
	q.mu.Unlock()
	select {
	case <-w.turn:
		return nil
	case <-ctx.Done():
	}
	q.mu.Lock()
	i := slices.Index(q.waiting[h.lane], w)
	if i >= 0 {
		q.waiting[h.lane] = slices.Delete(q.waiting[h.lane], i, i+1)
	}
	q.mu.Unlock()
	if i < 0 { // give has closed turn at the same moment
		q.give()
	}
	return &domain.Error{Code: domain.Unavailable, Detail: "The service could not check the password in time. Retry the request.", RetryAfter: 1}
}

// give passes a slot to the next lane in the rota with a waiting caller. While callers wait, it first runs a garbage
// collection for finished hashes, because each hash allocates its own memory. During a flood of logins, memory peaks at
// 176 MiB with these collections and at 256 MiB without.
func (q *hashQueue) give() {
	q.mu.Lock()
	collect := false
	if q.crowd() > 0 {
		q.hashed++
		collect = q.hashed%collectEvery == 0
	}
	q.mu.Unlock()
	if collect {
		runtime.GC()
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	for range rota {
		l := rota[q.next]
		q.next = (q.next + 1) % len(rota)
		if len(q.waiting[l]) > 0 {
			w := q.waiting[l][0]
			q.waiting[l] = slices.Delete(q.waiting[l], 0, 1)
			close(w.turn)
			return
		}
	}
	q.taken--
}

// crowd returns the number of waiting callers in all lanes.
func (q *hashQueue) crowd() (n int) {
	for _, w := range q.waiting {
		n += len(w)
	}
	return n
}
