package router

import (
	"crypto/sha256"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// limits contains the request limits per caller and per store. It identifies a caller by the credential once this is
// verified, and otherwise by the network address. The counters are in the memory of one process.
type limits struct {
	callers, stores *limiter
	files           *limiter // see fileLane
	// proved contains the credentials that were verified within the last recentFor. Callers with these credentials are
	// still admitted after other callers have exhausted the limit of a shared address.
	proved *recent
}

func newLimits(perCaller, perStore int) *limits {
	return &limits{callers: newLimiter(perCaller), stores: newLimiter(perStore), files: newLimiter(filesPerRequest * perCaller), proved: &recent{until: map[[sha256.Size]byte]time.Time{}}}
}

// before counts a request against its address, before any lookup. It exempts recently verified credentials; spared
// reports an exemption.
func (l *limits) before(c echo.Context) (spared bool, err error) {
	c.Set(countedKey, true)
	if l.proved.has(credentialOf(c), time.Now()) {
		return true, nil
	}
	return false, l.callers.take(c, "default", addressKey(c))
}

// enter counts a request against the lane of its route, before the route's handler runs. Preflights have a separate
// lane, which is as large as addressLane.
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

// leave counts a failed request that is not counted yet: a miss in fileLane, or a request of ownLane that was refused
// before its caller was identified. It does not count a failure of the service as a miss, because otherwise an outage
// would use up the limits of its callers.
func (l *limits) leave(c echo.Context, in limitLane, err error) error {
	switch {
	case err == nil || c.Request().Method == http.MethodOptions:
	case in == fileLane && problem.Failed(err):
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

// countedKey marks a request of ownLane that was already counted.
const countedKey = "counted"

// origin counts a request whose origin is looked up before its caller is known. All callers at one address share this
// lane, so it is as large as fileLane.
func (l *limits) origin(c echo.Context) error {
	return l.files.check(c, "origin", "origin "+addressKey(c))
}

// after counts a request against its verified caller and against its store. For a verified caller, it cancels the count
// against the address. A store has separate limits for verified and for anonymous requests.
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
	case spared: // the credential is no longer valid, so its exemption ends
		l.proved.forget(credentialOf(c))
		if err := l.callers.take(c, "default", addressKey(c)); err != nil {
			return err
		}
	}
	if storeID := identity.Actor.StoreID; storeID != 0 {
		return l.stores.check(c, "store", "store "+strconv.FormatInt(storeID, 10)+" "+strconv.FormatBool(verified))
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

// limiter implements GCRA, a leaky bucket that stores one time per key. A key may spend perMinute requests at once. Its
// quota refills evenly over a minute.
type limiter struct {
	perMinute int // 0 means no limit
	mu        sync.Mutex
	full      map[[sha256.Size]byte]time.Time // time at which the key has its full quota again
	swept     time.Time
}

func newLimiter(perMinute int) *limiter {
	return &limiter{perMinute: perMinute, full: map[[sha256.Size]byte]time.Time{}}
}

const limitWindow = time.Minute

// take spends one request of a key, and sets the RateLimit headers of the response.
func (l *limiter) take(c echo.Context, name, key string) error {
	if l.perMinute == 0 {
		return nil
	}
	return l.takeSeveral(c, name, key, 1)
}

// takeSeveral is like take, but for a request that does the work of several requests. It spends all of them or none.
func (l *limiter) takeSeveral(c echo.Context, name, key string, requests int) error {
	if l.perMinute == 0 {
		return nil
	}
	s := l.spendSeveral(key, time.Now(), requests)
	l.tell(c, name, s)
	return s.refusal()
}

// waits returns how long a key must wait until its next request is admitted. It spends no request.
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

// check is like take, but it sets the RateLimit headers only once the limit is reached.
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

// give returns one spent request to a key.
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

// spent is the state of a key after an attempt to spend requests.
type spent struct {
	left int           // requests that the key can still spend
	full time.Duration // time until the key has its full quota again
	wait time.Duration // time until the requests are admitted; 0 means that they were spent
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

// spend spends one request of a key if the limit allows the request.
func (l *limiter) spend(key string, now time.Time) spent { return l.spendSeveral(key, now, 1) }

// spendSeveral spends several requests of a key, or none if the limit does not allow all of them.
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

// sweep removes keys that have their full quota again.
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

// recentFor is how long a credential is exempt after its verification.
const recentFor = 10 * time.Minute

// recent stores the hashes of credentials for recentFor.
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
