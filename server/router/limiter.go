package router

import (
	"crypto/sha256"
	"fmt"
	"math"
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
	// proved are the credentials that were good a while ago: strangers who use up an
	// address do not keep out whoever works there already.
	proved *recent
}

func newLimits(perCaller, perStore int) *limits {
	return &limits{callers: newLimiter(perCaller), stores: newLimiter(perStore), proved: &recent{until: map[[sha256.Size]byte]time.Time{}}}
}

// before spends one request of the address, before anything is looked up. A
// credential that was good a while ago is spared that.
func (l *limits) before(c echo.Context) (spared bool, err error) {
	if l.proved.has(credentialOf(c), time.Now()) {
		return true, nil
	}
	return false, l.callers.take(c, "default", addressKey(c))
}

// paced spends one request of the address, of a page that asks the database and stands
// outside of the documents.
func (e *edge) paced(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if err := e.limits.callers.take(c, "default", addressKey(c)); err != nil {
			return err
		}
		return next(c)
	}
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
		who := fmt.Sprintf("%s %d", identity.Credential.Kind, identity.Credential.ID)
		if err := l.callers.take(c, "default", who); err != nil {
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
	s := l.spend(key, time.Now())
	l.tell(c, name, s)
	return s.refusal()
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
	return &domain.Error{Code: domain.RateLimited, Detail: "Too many requests. Slow down.", RetryAfter: seconds(s.wait)}
}

func seconds(wait time.Duration) int { return int(math.Ceil(wait.Seconds())) }

func (l *limiter) each() time.Duration { return limitWindow / time.Duration(l.perMinute) }

// spend takes one request of a key, unless that is one too many.
func (l *limiter) spend(key string, now time.Time) spent {
	who, each := sha256.Sum256([]byte(key)), l.each()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	full := l.full[who]
	if full.Before(now) {
		full = now
	}
	if over := full.Add(each).Sub(now) - limitWindow; over > 0 {
		return spent{full: full.Sub(now), wait: over}
	}
	full = full.Add(each)
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
