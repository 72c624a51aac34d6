package router

import (
	"crypto/sha256"
	"fmt"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// limits bound what one caller, and what one store, may be asked for. A caller is
// a credential that was verified; until then, and without one, it is the
// network address that the request comes from. They are kept in memory, for one
// process.
type limits struct {
	callers, stores *limiter
	files           *limiter // see fileLane
	// proved are the credentials that were good a while ago: strangers who use up an
	// address do not keep out whoever works there already.
	proved *recent
}

func newLimits(perCaller, perStore int) *limits {
	return &limits{callers: newLimiter(perCaller), stores: newLimiter(perStore), files: newLimiter(filesPerRequest * perCaller), proved: &recent{until: map[[sha256.Size]byte]time.Time{}}}
}

// before spends one request of the address, before anything is looked up. A
// credential that was good a while ago is spared that.
func (l *limits) before(c echo.Context) (spared bool, err error) {
	c.Set(countedKey, true)
	if l.proved.has(credentialOf(c), time.Now()) {
		return true, nil
	}
	return false, l.callers.take(c, "default", addressKey(c))
}

// enter counts a request against the lane of its route, before the route is asked
// anything. Preflights have a lane of their own, as large as that of the requests that
// they come before.
func (l *limits) enter(c echo.Context, in limitLane) error {
	switch {
	case c.Request().Method == http.MethodOptions:
		return l.callers.check(c, "preflight", "preflight "+addressKey(c))
	case in == addressLane:
		return l.callers.take(c, "default", addressKey(c))
	case in == probeLane:
		return l.callers.check(c, "probe", "probe "+addressKey(c))
	case in == fileLane:
		if wait := l.callers.waits("miss " + addressKey(c)); wait > 0 {
			return tooMany(wait)
		}
		return l.files.check(c, "file", "file "+addressKey(c))
	}
	return nil
}

// leave counts a request that its route has not counted yet: a file that does not exist,
// and a request of ownLane that was refused before anyone asked who calls.
func (l *limits) leave(c echo.Context, in limitLane, err error) error {
	switch {
	case err == nil || c.Request().Method == http.MethodOptions:
	case in == fileLane:
		if limited := l.callers.check(c, "miss", "miss "+addressKey(c)); limited != nil {
			return limited
		}
	case in == ownLane && c.Get(countedKey) == nil:
		if limited := l.callers.take(c, "default", addressKey(c)); limited != nil {
			return limited
		}
	}
	return err
}

// countedKey marks a request of ownLane that was counted.
const countedKey = "counted"

// origin counts a request whose origin is looked up before its caller is known. Callers
// behind one address share this lane, so it is as large as that of files.
func (l *limits) origin(c echo.Context) error {
	return l.files.check(c, "origin", "origin "+addressKey(c))
}

// after spends one request of whoever turned out to make it, and one of the store
// that it is about. A verified caller's request costs the address nothing. The
// visitors of a store and everybody else do not use up each other's limit.
func (l *limits) after(c echo.Context, identity auth.Identity, spared bool) error {
	verified := identity.Credential.ID != 0
	switch {
	case verified:
		if !spared {
			l.callers.give(addressKey(c))
		}
		if err := l.callers.take(c, "default", credentialKey(identity)); err != nil {
			return err
		}
		if l.callers.perMinute > 0 {
			l.proved.remember(credentialOf(c), time.Now())
		}
	case spared: // it is not good any more
		l.proved.forget(credentialOf(c))
		if err := l.callers.take(c, "default", addressKey(c)); err != nil {
			return err
		}
	}
	if storeID := identity.Actor.StoreID; storeID != 0 {
		return l.stores.check(c, "store", fmt.Sprintf("store %d %t", storeID, verified))
	}
	return nil
}

func credentialKey(identity auth.Identity) string {
	return fmt.Sprintf("%s %d", identity.Credential.Kind, identity.Credential.ID)
}

func credentialOf(c echo.Context) string {
	return strings.Join(c.Request().Header.Values(echo.HeaderAuthorization), "\n")
}

func addressKey(c echo.Context) string { return "address " + domain.NetworkOf(c.RealIP()) }

// limiter is GCRA, the leaky bucket as one time per key: a key may spend
// perMinute requests at once and gets them back evenly over a minute.
type limiter struct {
	perMinute int // 0: no limit
	mu        sync.Mutex
	full      map[[sha256.Size]byte]time.Time // when the key has spent nothing any more
	swept     time.Time
}

func newLimiter(perMinute int) *limiter {
	return &limiter{perMinute: perMinute, full: map[[sha256.Size]byte]time.Time{}}
}

const limitWindow = time.Minute

// take spends one request of a key, and tells the caller in the answer's headers
// what is left.
func (l *limiter) take(c echo.Context, name, key string) error {
	if l.perMinute == 0 {
		return nil
	}
	return l.takeSeveral(c, name, key, 1)
}

// takeSeveral is take for a request that does the work of several. It spends all or none
// of them.
func (l *limiter) takeSeveral(c echo.Context, name, key string, requests int) error {
	if l.perMinute == 0 {
		return nil
	}
	s := l.spendSeveral(key, time.Now(), requests)
	l.tell(c, name, s)
	return s.refusal()
}

// waits returns how long a key has to wait for one request more, and spends nothing.
func (l *limiter) waits(key string) time.Duration {
	if l.perMinute == 0 {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	full, ok := l.full[sha256.Sum256([]byte(key))]
	if !ok {
		return 0
	}
	return max(0, time.Until(full)+l.each()-limitWindow)
}

// check is take that says nothing of a limit which is not reached.
func (l *limiter) check(c echo.Context, name, key string) error {
	if l.perMinute == 0 {
		return nil
	}
	s := l.spend(key, time.Now())
	if s.wait > 0 {
		l.tell(c, name, s)
	}
	return s.refusal()
}

// give takes back that a request of a key was spent.
func (l *limiter) give(key string) {
	who := sha256.Sum256([]byte(key))
	l.mu.Lock()
	defer l.mu.Unlock()
	if full, spent := l.full[who]; spent {
		l.full[who] = full.Add(-l.each())
	}
}

func (l *limiter) tell(c echo.Context, name string, s spent) {
	header := c.Response().Header()
	header.Set("RateLimit-Policy", fmt.Sprintf(`"%s";q=%d;w=%d`, name, l.perMinute, int(limitWindow.Seconds())))
	header.Set("RateLimit", fmt.Sprintf(`"%s";r=%d;t=%d`, name, s.left, seconds(s.full)))
}

// spent is what became of a key by one request more.
type spent struct {
	left int           // requests
	full time.Duration // until it has everything back
	wait time.Duration // until there is one more; 0: this one is not too many
}

func (s spent) refusal() error {
	if s.wait == 0 {
		return nil
	}
	return tooMany(s.wait)
}

func tooMany(wait time.Duration) error {
	return &domain.Error{Code: domain.RateLimited, Detail: "Too many requests. Slow down.", RetryAfter: seconds(wait)}
}

func seconds(wait time.Duration) int { return int(math.Ceil(wait.Seconds())) }

func (l *limiter) each() time.Duration { return limitWindow / time.Duration(l.perMinute) }

// spend takes one request of a key, unless that is one too many.
func (l *limiter) spend(key string, now time.Time) spent { return l.spendSeveral(key, now, 1) }

// spendSeveral takes several requests of a key, or none of them.
func (l *limiter) spendSeveral(key string, now time.Time, requests int) spent {
	who, each := sha256.Sum256([]byte(key)), l.each()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	full := l.full[who]
	if full.Before(now) {
		full = now
	}
	cost := time.Duration(requests) * each
	if over := full.Add(cost).Sub(now) - limitWindow; over > 0 {
		return spent{full: full.Sub(now), wait: over}
	}
	full = full.Add(cost)
	l.full[who] = full
	return spent{left: int((limitWindow - full.Sub(now)) / each), full: full.Sub(now)}
}

// sweep forgets keys that have everything back.
func (l *limiter) sweep(now time.Time) {
	if now.Sub(l.swept) < limitWindow {
		return
	}
	l.swept = now
	for who, full := range l.full {
		if full.Before(now) {
			delete(l.full, who)
		}
	}
}

// recentFor is for how long a credential that was good counts as that.
const recentFor = 10 * time.Minute

// recent remembers credentials for a while, by their hashes.
type recent struct {
	mu    sync.Mutex
	until map[[sha256.Size]byte]time.Time
	swept time.Time
}

func (r *recent) has(credential string, now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return credential != "" && now.Before(r.until[sha256.Sum256([]byte(credential))])
}

func (r *recent) remember(credential string, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.until[sha256.Sum256([]byte(credential))] = now.Add(recentFor)
	if now.Sub(r.swept) < recentFor {
		return
	}
	r.swept = now
	for who, until := range r.until {
		if !now.Before(until) {
			delete(r.until, who)
		}
	}
}

func (r *recent) forget(credential string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.until, sha256.Sum256([]byte(credential)))
}
