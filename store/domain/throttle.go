package domain

import (
	"crypto/sha256"
	"encoding/hex"
	"net/netip"
	"strconv"
	"strings"
	"time"
)

// Throttle bounds how often something may be tried: Burst times at once, and
// once more for each Every that passes. Where Within is set, the bound is exact:
// Burst times in any period of that length, and Every is not looked at.
type Throttle struct {
	Key    []byte
	Burst  int
	Every  time.Duration
	Within time.Duration
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
	return Throttle{Key: ThrottleKey("address", purpose, NetworkOf(address)), Burst: addressBurst, Every: addressEvery}
}

// CouponGuesses bound how often coupon codes are tried in vain: by one customer or
// guest's cart, and from one network address.
func CouponGuesses(actor Actor) []Throttle {
	who := "customer " + strconv.FormatInt(actor.ID, 10)
	if actor.IsGuest() {
		who = "cart " + hex.EncodeToString(actor.CartToken)
	}
	return []Throttle{
		{Key: ThrottleKey("coupon", "cart", who), Burst: 10, Every: time.Minute},
		{Key: ThrottleKey("coupon", "address", NetworkOf(actor.From.Address)), Burst: 30, Every: 20 * time.Second},
	}
}

// networkBits is how much of an IPv6 address names a customer of a provider:
// whoever has one address has all that share these bits with it.
const networkBits = 64

// NetworkOf is what an address counts as wherever it is a key: an IPv4 address,
// however it is written, is itself, and an IPv6 address is its /64. What is no
// address stays as it is.
func NetworkOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return ip.String()
	}
	network, _ := ip.Prefix(networkBits) // 64 bits are in every IPv6 address
	return network.String()
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
