package domain

import (
	"crypto/sha256"
	"strings"
	"time"
)

// Throttle bounds how often something may be tried: Burst times at once, and
// once more for each Every that passes.
type Throttle struct {
	Key   []byte
	Burst int
	Every time.Duration
}

// Throttling of passwords. A stranger can slow the owner of an account down, and
// can never lock them out.
const (
	accountBurst = 8
	accountEvery = time.Minute
	addressBurst = 30
	addressEvery = 6 * time.Second
)

// Throttling of second factors. Whoever gets to try one knows the password, and
// a million codes are few: wrong ones are counted by themselves, so that nothing
// but a right one forgives them.
const (
	codeBurst = 5
	codeEvery = 15 * time.Minute
)

// Asking whether something exists is bounded to what is needed by hand.
const (
	storeBurst = 30
	storeEvery = 2 * time.Minute
)

// ByStore bounds what a store's administrators and integrations can learn, all
// of them together.
func ByStore(purpose string, storeID int64) Throttle {
	return Throttle{Key: ThrottleKey("store", purpose, Itoa(storeID)), Burst: storeBurst, Every: storeEvery}
}

// BySecondFactor bounds tries at the codes of an administrator's second factor,
// wherever they come from and whatever they are for.
func BySecondFactor(adminUserID int64) Throttle {
	return Throttle{Key: ThrottleKey("second factor", Itoa(adminUserID)), Burst: codeBurst, Every: codeEvery}
}

// ByAccount bounds tries at one account, whether it exists or not. The purpose
// keeps administrators, customers and pins apart.
func ByAccount(purpose, account string) Throttle {
	return Throttle{Key: ThrottleKey("account", purpose, strings.ToLower(account)), Burst: accountBurst, Every: accountEvery}
}

// ByAddress bounds tries that come from one network address.
func ByAddress(purpose, address string) Throttle {
	return Throttle{Key: ThrottleKey("address", purpose, address), Burst: addressBurst, Every: addressEvery}
}

// ThrottleKey is the key under which tries of one kind are counted. Its parts do
// not contain NUL.
func ThrottleKey(parts ...string) []byte {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return sum[:]
}

// TooMany is what somebody hears who has to wait.
func TooMany(wait time.Duration) error {
	return &Error{Code: RateLimited, Detail: "Too many tries. Wait, and try again.", RetryAfter: max(1, int((wait+time.Second-1)/time.Second))}
}
