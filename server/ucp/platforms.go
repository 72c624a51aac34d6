package ucp

import (
	"container/list"
	"context"
	"log/slog"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"time"

	"golang.org/x/net/publicsuffix"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// These limits bound the memory, connections and requests that fetching profiles costs, for all callers together. No
// caller can use up these limits alone, and no site can, even if it has many profiles or responds slowly.
const (
	mostKnown      = 256 // number of cached profiles, and of cached failures
	mostAtOnce     = 8
	mostPerMinute  = 120
	mostOfACaller  = 12
	knownOfASite   = mostKnown / 8
	atOnceOfASite  = mostAtOnce / 4
	mostOfASite    = mostPerMinute / 4
	firstBackoff   = 10 * time.Second
	longestBackoff = 10 * time.Minute
)

// platforms fetches and caches profiles.
type platforms struct {
	client *egress.Client
	now    func() time.Time

	mu      sync.Mutex
	good    recent[*platform] // by profile URL
	bad     recent[int]       // number of consecutive failures, by profile URL
	running map[string]*look
	minute  time.Time // minute that the counts below belong to
	spent   int
	callers map[string]int
	sites   map[string]int
}

// kept is the outcome of the last fetch of a profile. The field until says how long it is used.
type kept[T any] struct {
	address string
	value   T
	err     error
	until   time.Time
}

// look is a fetch in progress. Other calls that need the same profile wait for the fetch.
type look struct {
	site string
	done chan struct{}
	p    *platform
	err  error
}

func newPlatforms(client *egress.Client, now func() time.Time) *platforms {
	return &platforms{client: client, now: now, running: map[string]*look{}}
}

// find returns the platform whose profile has the given URL. The parameter caller is the network of the call, which the
// limits count. If a cached profile cannot be fetched again, find returns the cached profile for up to mostStale
// longer.
func (s *platforms) find(ctx context.Context, text, caller string) (*platform, error) {
	address, err := profileAddress(text)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	now := s.now()
	known, has := s.good.get(address)
	if has && now.Before(known.until) {
		s.mu.Unlock()
		return known.value, nil
	}
	usable := func(err error) (*platform, error) {
		if has && now.Before(known.until.Add(mostStale)) {
			return known.value, nil
		}
		return nil, err
	}
	if failed, is := s.bad.get(address); is && now.Before(failed.until) {
		s.mu.Unlock()
		return usable(failed.err)
	}
	l, running := s.running[address]
	if !running {
		if err := s.afford(now, caller, siteOf(address)); err != nil {
			s.mu.Unlock()
			return usable(err)
		}
		l = &look{site: siteOf(address), done: make(chan struct{})}
		s.running[address] = l
		go s.look(context.WithoutCancel(ctx), address, l) // other calls may wait for this fetch
	}
	s.mu.Unlock()
	select {
	case <-l.done:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if l.err != nil {
		return usable(l.err)
	}
	return l.p, nil
}

// errTooMany is the error for a call whose fetch would exceed the limits.
var errTooMany = &domain.Error{Code: domain.Unavailable, Detail: "Too many profiles are being looked at. Try again in a moment.", RetryAfter: 10}

// afford counts one fetch against the limits. It returns errTooMany if a limit is reached.
func (s *platforms) afford(now time.Time, caller, site string) error {
	if minute := now.Truncate(time.Minute); !minute.Equal(s.minute) {
		s.minute, s.spent, s.callers, s.sites = minute, 0, map[string]int{}, map[string]int{}
	}
	atOnce := 0
	for _, l := range s.running {
		if l.site == site {
			atOnce++
		}
	}
	if len(s.running) >= mostAtOnce || atOnce >= atOnceOfASite || s.spent >= mostPerMinute || s.callers[caller] >= mostOfACaller || s.sites[site] >= mostOfASite {
		return errTooMany
	}
	s.spent++
	s.callers[caller]++
	s.sites[site]++
	return nil
}

// siteOf returns the site of a profile: the registered domain, or the network of an IP address. The owner of a domain
// can create any number of hosts below it, so the limits treat all hosts of a domain as one site.
func siteOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	host := strings.ToLower(strings.TrimSuffix(u.Hostname(), "."))
	if _, err := netip.ParseAddr(host); err == nil {
		return domain.NetworkOf(host)
	}
	if site, err := publicsuffix.EffectiveTLDPlusOne(host); err == nil {
		return site
	}
	return host // a public suffix or a name in a local network
}

func (s *platforms) look(ctx context.Context, address string, l *look) {
	p, fresh, err := s.fetched(ctx, address)
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.now()
	if err == nil {
		s.good.put(kept[*platform]{address: address, value: p, until: now.Add(fresh)})
		s.bad.drop(address)
	} else {
		failed, _ := s.bad.get(address)
		times := failed.value + 1
		s.bad.put(kept[int]{address: address, value: times, err: err, until: now.Add(min(firstBackoff<<min(times-1, 10), longestBackoff))})
	}
	l.p, l.err = p, err
	delete(s.running, address)
	close(l.done)
}

// fetched calls fetch and turns a panic into an error. It runs in a separate goroutine, where a panic would end the
// process.
func (s *platforms) fetched(ctx context.Context, address string) (p *platform, fresh time.Duration, err error) {
	defer func() {
		if failure := recover(); failure != nil {
			slog.ErrorContext(ctx, "panic while a profile was read", "error", failure)
			err = unreachable("The profile cannot be fetched.")
		}
	}()
	return fetch(ctx, s.client, address)
}

// recent caches the most recently used outcomes: at most mostKnown in total, and knownOfASite for one site.
type recent[T any] struct {
	order *list.List // the most recently used outcome comes first
	at    map[string]*list.Element
}

func (r *recent[T]) get(address string) (found kept[T], is bool) {
	e, is := r.at[address]
	if !is {
		return found, false
	}
	r.order.MoveToFront(e)
	return e.Value.(kept[T]), true
}

func (r *recent[T]) put(k kept[T]) {
	if r.at == nil {
		r.order, r.at = list.New(), map[string]*list.Element{}
	}
	r.drop(k.address)
	site, same, oldest := siteOf(k.address), 0, ""
	for e := r.order.Front(); e != nil; e = e.Next() {
		if of := e.Value.(kept[T]).address; siteOf(of) == site {
			same, oldest = same+1, of
		}
	}
	if same >= knownOfASite {
		r.drop(oldest)
	}
	r.at[k.address] = r.order.PushFront(k)
	for len(r.at) > mostKnown {
		r.drop(r.order.Back().Value.(kept[T]).address)
	}
}

func (r *recent[T]) drop(address string) {
	if e, is := r.at[address]; is {
		r.order.Remove(e)
		delete(r.at, address)
	}
}
