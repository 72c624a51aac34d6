package router

import (
	"crypto/sha256"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// limiter is GCRA, the leaky bucket as one time per caller: a caller may spend
// perMinute requests at once and gets them back evenly over a minute. It is kept
// in memory, for one process.
type limiter struct {
	perMinute int // 0: no limit
	mu        sync.Mutex
	full      map[[sha256.Size]byte]time.Time // when the caller has spent nothing any more
	swept     time.Time
}

func newLimiter(perMinute int) *limiter {
	return &limiter{perMinute: perMinute, full: map[[sha256.Size]byte]time.Time{}}
}

const limitWindow = time.Minute

// take spends one request of the caller: of the credential that is shown, else
// of the client's address.
func (l *limiter) take(c echo.Context, h auth.Headers) error {
	if l.perMinute == 0 {
		return nil
	}
	who := "address " + c.RealIP()
	if len(h.Authorization) == 1 {
		who = h.Authorization[0]
	}
	left, wait := l.spend(sha256.Sum256([]byte(who)), time.Now())
	header := c.Response().Header()
	header.Set("RateLimit-Policy", fmt.Sprintf(`"default";q=%d;w=%d`, l.perMinute, int(limitWindow.Seconds())))
	header.Set("RateLimit", fmt.Sprintf(`"default";r=%d;t=%d`, left, int(math.Ceil(wait.Seconds()))))
	if left < 0 {
		header.Set("RateLimit", fmt.Sprintf(`"default";r=0;t=%d`, int(math.Ceil(wait.Seconds()))))
		return &domain.Error{Code: domain.RateLimited, Detail: "Too many requests. Slow down.", RetryAfter: int(math.Ceil(wait.Seconds()))}
	}
	return nil
}

// spend tells how many requests are left, below 0 if this one is too many, and
// after how long there is one more.
func (l *limiter) spend(who [sha256.Size]byte, now time.Time) (left int, wait time.Duration) {
	each := limitWindow / time.Duration(l.perMinute)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	full := l.full[who]
	if full.Before(now) {
		full = now
	}
	full = full.Add(each)
	over := full.Sub(now) - limitWindow
	if over > 0 {
		return -1, over
	}
	l.full[who] = full
	return int(-over / each), each
}

// sweep forgets callers who have everything back.
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
