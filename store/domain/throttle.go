package domain

import (
	"crypto/sha256"
	"encoding/hex"
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

// Throttling of passwords. All strangers together share what may be tried at one
// account, so that guessing does not get faster by changing addresses. Who comes
// from a network from which the account was logged in to before is counted apart
// from them, for each network: strangers who use up their share do not keep the
// owner out. An owner on a new network waits like a stranger, or sets a new
// password with a mailed link, which makes the network known.
const (
	accountBurst = 8
	accountEvery = time.Minute
	addressBurst = 30
	addressEvery = 6 * time.Second
)

// ByAccount bounds tries of strangers at one account, whether it exists or not.
// The purpose keeps administrators, customers and pins apart.
func ByAccount(purpose, account string) Throttle {
	return Throttle{Key: ThrottleKey("account", purpose, strings.ToLower(account)), Burst: accountBurst, Every: accountEvery}
}

// ByNetwork bounds tries at one account from one known network. Its key stands for
// the account and the network together.
func ByNetwork(purpose, account, address string) Throttle {
	network := hex.EncodeToString(ByAddress(purpose, address).Key)
	return Throttle{Key: ThrottleKey("network", purpose, strings.ToLower(account), network), Burst: accountBurst, Every: accountEvery}
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
