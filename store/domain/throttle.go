package domain

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Throttle bounds how often something may be tried: Burst times at once, and
// once more for each Every that passes. Where Within is set, the bound is exact:
// Burst times in any period of that length, and Every is not looked at.
type Throttle struct {
	Key    []byte        `json:"key"`
	Burst  int           `json:"burst"`
	Every  time.Duration `json:"every"`
	Within time.Duration `json:"within,omitzero"`
	// After: the try is counted once it has failed. Before, it only needs room, so that
	// buyers who pay at the same moment do not use up the room of each other.
	After bool `json:"after,omitzero"`
	// Debt is how many times Burst failures may add up to; 0 means once. It is paid for
	// with time.
	Debt int `json:"debt,omitzero"`
	// Forgives is the number of failures that a success forgives.
	Forgives int `json:"forgives,omitzero"`
	// Flight: the try is counted only until it is answered, whatever the answer.
	Flight bool `json:"flight,omitzero"`
}

// Try is a kind of try that is bounded, since what is tried can be guessed, costs
// money or reveals something. The table of limits has rows for each kind.
type Try string

const (
	TryAdminPassword    Try = "admin login"
	TryCustomerPassword Try = "customer login"
	// Confirmations of logged-in users are counted apart from logins, which strangers can make.
	TryAdminConfirm    Try = "confirm admin login"
	TryCustomerConfirm Try = "confirm customer login"
	TrySecondFactor    Try = "second factor"
	TryPin             Try = "customer pin"
	TryAdminLink       Try = "admin link"
	TryCoupon          Try = "coupon"
	TryDomain          Try = "verify domain"
	TryMail            Try = "mail request"
	TryPinMail         Try = "pin mail"
	TryResetMail       Try = "reset mail"
	TryAdminMail       Try = "admin mail"
	TryStoreMail       Try = "admin e-mail"
	TryTemplateMail    Try = "e-mail template test"
	TryEmailCheck      Try = "email check"
	TryOrderLookup     Try = "order lookup"
	TryOrderProof      Try = "order proof"

	// TryCard counts payments that were declined or not confirmed, of every buyer.
	TryCard Try = "card"
	// TryCardStranger counts those of buyers who have never paid the store before.
	TryCardStranger Try = "card of a stranger"
	// TryCardKnownNetwork replaces TryCardStranger on networks from which the store was paid
	// before, once strangers have used up the store's share.
	TryCardKnownNetwork Try = "card from a known network"
	// TryCardStorm replaces it on all other networks.
	TryCardStorm Try = "card in a storm"
	// TryCardStaff counts declined payments that administrators and integrations ask for.
	TryCardStaff Try = "card by staff"
	// TryCardSave counts saved cards, good or declined: a card that can be saved is a card
	// that works.
	TryCardSave         Try = "saved card"
	TryCardSaveStranger Try = "saved card of a stranger"
	// TryCardForm counts forms for cards that were opened at the provider.
	TryCardForm Try = "card form"
)

// Per is what tries are counted by.
type Per string

const (
	PerCart         Per = "cart"
	PerOrder        Per = "order"
	PerCustomer     Per = "customer"
	PerAccount      Per = "account"       // whether it exists or not
	PerKnownNetwork Per = "known network" // account and network together
	PerEmail        Per = "e-mail address"
	PerNetwork      Per = "network" // an IPv4 address, an IPv6 /64
	PerStore        Per = "store"
	PerStoreNetwork Per = "network at a store"
	PerStoreWide    Per = "wide network at a store" // an IPv4 /24, an IPv6 /48
)

// limit is a row of the table.
type limit struct {
	per      Per
	burst    int
	every    time.Duration
	within   time.Duration
	after    bool
	debt     int
	forgives int
	flight   bool
	with     Try // the kind whose counter the row shares; empty means its own
}

// limits is the one table of what can be tried, and how often.
//
// All strangers together share the tries at one account's password, so that guessing
// does not get faster by changing addresses. Networks from which the account was
// logged in to are counted apart from them: strangers do not keep the owner out.
//
// A second factor is tried by a caller who knows the password, and a million codes
// are few: only a right one forgives the wrong ones.
//
// Declined cards are counted for buyers who have paid the store before by cart, order
// and customer alone. One network cannot use up a store's share of strangers: where
// many do, each has two tries left, and networks that have paid have a share of their own.
// Payments in flight or waiting for their buyer take nothing of these shares: many honest
// buyers may pay at once, from one network, too.
var limits = map[Try][]limit{
	TryAdminPassword:    {{per: PerAccount, burst: 8, every: time.Minute}, {per: PerKnownNetwork, burst: 8, every: time.Minute}, {per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryCustomerPassword: {{per: PerAccount, burst: 8, every: time.Minute}, {per: PerKnownNetwork, burst: 8, every: time.Minute}, {per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryAdminConfirm:     {{per: PerAccount, burst: 8, every: time.Minute}},
	TryCustomerConfirm:  {{per: PerAccount, burst: 8, every: time.Minute}},
	TrySecondFactor:     {{per: PerAccount, burst: 5, every: 15 * time.Minute}},
	TryPin:              {{per: PerNetwork, burst: 30, every: 6 * time.Second}}, // and by code, with the code
	TryAdminLink:        {{per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryCoupon:           {{per: PerCart, burst: 10, every: time.Minute}, {per: PerCustomer, burst: 10, every: time.Minute}, {per: PerNetwork, burst: 30, every: 20 * time.Second}},
	TryDomain:           {{per: PerStore, burst: 8, every: time.Minute}},
	TryMail:             {{per: PerAccount, burst: 8, every: time.Minute}, {per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryPinMail:          {{per: PerEmail, burst: 1, every: time.Minute}, {per: PerEmail, burst: 5, within: time.Hour}},
	TryResetMail:        {{per: PerEmail, burst: 5, within: time.Hour}},
	TryAdminMail:        {{per: PerEmail, burst: 5, within: time.Hour}},
	TryStoreMail:        {{per: PerStore, burst: 30, every: 2 * time.Minute}},
	TryTemplateMail:     {{per: PerStore, burst: 30, every: 2 * time.Minute}},
	TryEmailCheck:       {{per: PerNetwork, burst: 10, within: time.Minute}, {per: PerNetwork, burst: 30, within: time.Hour}},
	TryOrderLookup:      {{per: PerOrder, burst: 5, within: time.Hour}},
	TryOrderProof:       {{per: PerOrder, burst: 5, every: 5 * time.Hour}}, // a postal code is easy to guess

	TryCard: {{per: PerCart, burst: 6, every: 5 * time.Minute}, {per: PerOrder, burst: 6, every: 5 * time.Minute}, {per: PerCustomer, burst: 8, every: 5 * time.Minute}},
	TryCardStranger: {
		{per: PerStoreNetwork, burst: 15, every: 2 * time.Minute, after: true, debt: 4, forgives: 1},
		{per: PerStoreWide, burst: 45, every: 40 * time.Second, after: true, debt: 4, forgives: 1},
		{per: PerStoreNetwork, burst: 40, every: 15 * time.Second, flight: true},
		{per: PerStore, burst: 40, every: 30 * time.Second, after: true, forgives: 1},
	},
	TryCardKnownNetwork: {
		{per: PerStoreNetwork, burst: 15, every: 2 * time.Minute, after: true, debt: 4, forgives: 1, with: TryCardStranger},
		{per: PerStoreWide, burst: 45, every: 40 * time.Second, after: true, debt: 4, forgives: 1, with: TryCardStranger},
		{per: PerStoreNetwork, burst: 40, every: 15 * time.Second, flight: true, with: TryCardStranger},
		{per: PerStore, burst: 200, every: 10 * time.Second, after: true, forgives: 1},
	},
	TryCardStorm: {
		{per: PerStoreNetwork, burst: 15, every: 2 * time.Minute, after: true, debt: 4, forgives: 1, with: TryCardStranger},
		{per: PerStoreNetwork, burst: 40, every: 15 * time.Second, flight: true, with: TryCardStranger},
		{per: PerStoreWide, burst: 2, every: 10 * time.Minute},
		{per: PerStore, burst: 200, every: 30 * time.Second, after: true, forgives: 1},
	},
	TryCardStaff:        {{per: PerOrder, burst: 10, every: 5 * time.Minute}, {per: PerStore, burst: 100, every: 30 * time.Second, after: true, forgives: 1}},
	TryCardSave:         {{per: PerCustomer, burst: 6, every: 10 * time.Minute}},
	TryCardSaveStranger: {{per: PerStoreNetwork, burst: 15, every: 4 * time.Minute}, {per: PerStoreWide, burst: 45, every: 80 * time.Second}, {per: PerStore, burst: 100, every: 30 * time.Second}},
	TryCardForm:         {{per: PerCustomer, burst: 10, every: 2 * time.Minute}, {per: PerNetwork, burst: 30, every: time.Minute}},
}

// Tries lists the kinds of tries.
func Tries() []Try { return slices.Sorted(maps.Keys(limits)) }

// Tried is what a try is counted by, as far as a kind's rows want it.
type Tried struct {
	Cart, Order, Customer, Account string
	Email                          string // folded; counted for each store
	Store                          int64
	Address                        string // of the network
}

func (t Tried) value(per Per) (value string, ok bool) {
	switch per {
	case PerCart:
		return t.Cart, t.Cart != ""
	case PerOrder:
		return t.Order, t.Order != ""
	case PerCustomer:
		return t.Customer, t.Customer != ""
	case PerAccount:
		return strings.ToLower(t.Account), t.Account != ""
	case PerKnownNetwork:
		return strings.ToLower(t.Account) + "\x00" + NetworkOf(t.Address), t.Account != ""
	case PerEmail:
		return Itoa(t.Store) + "\x00" + t.Email, true
	case PerNetwork:
		return NetworkOf(t.Address), true
	case PerStore:
		return Itoa(t.Store), true
	case PerStoreNetwork:
		return Itoa(t.Store) + "\x00" + NetworkOf(t.Address), true
	case PerStoreWide:
		return Itoa(t.Store) + "\x00" + wideNetworkOf(t.Address), true
	}
	return "", false
}

// Throttles returns what bounds a try of a kind: the table's rows whose value is known.
func (k Try) Throttles(t Tried) (out []Throttle) {
	rows, ok := limits[k]
	if !ok {
		panic("domain: no limits for " + string(k))
	}
	for _, row := range rows {
		if value, ok := t.value(row.per); ok {
			counter := cmp.Or(row.with, k)
			out = append(out, Throttle{
				Key: ThrottleKey(string(counter), string(row.per), row.within.String(), strconv.FormatBool(row.flight), value), Burst: row.burst, Every: row.every, Within: row.within,
				After: row.after, Debt: row.debt, Forgives: row.forgives, Flight: row.flight,
			})
		}
	}
	return out
}

// by returns the one throttle of a kind that counts by per.
func (k Try) by(per Per, t Tried) Throttle {
	rows := limits[k]
	i := slices.IndexFunc(rows, func(l limit) bool { return l.per == per })
	if i < 0 {
		panic("domain: " + string(k) + " has no limit by " + string(per))
	}
	value, _ := t.value(per)
	return Throttle{Key: ThrottleKey(string(k), string(per), rows[i].within.String(), "false", value), Burst: rows[i].burst, Every: rows[i].every, Within: rows[i].within}
}

// ByStore bounds what a store's administrators and integrations can learn, all
// of them together.
func ByStore(kind Try, storeID int64) Throttle { return kind.by(PerStore, Tried{Store: storeID}) }

// BySecondFactor bounds tries at the codes of an administrator's second factor,
// wherever they come from and whatever they are for.
func BySecondFactor(adminUserID int64) Throttle {
	return TrySecondFactor.by(PerAccount, Tried{Account: Itoa(adminUserID)})
}

// ByAccount bounds tries of strangers at one account, whether it exists or not.
func ByAccount(kind Try, account string) Throttle {
	return kind.by(PerAccount, Tried{Account: account})
}

// ByNetwork bounds tries at one account from one known network. Its key stands for
// the account and the network together.
func ByNetwork(kind Try, account, address string) Throttle {
	return kind.by(PerKnownNetwork, Tried{Account: account, Address: address})
}

// ByAddress bounds tries that come from one network address.
func ByAddress(kind Try, address string) Throttle {
	return kind.by(PerNetwork, Tried{Address: address})
}

// MaxGuesses is the most coupon codes of one request that count. More would never pass.
const MaxGuesses = 10

// CouponGuesses bound how often coupon codes are tried in vain: by one customer or
// guest's cart, and from one network address.
func CouponGuesses(actor Actor) []Throttle {
	t := Tried{Address: actor.From.Address}
	if actor.IsGuest() {
		t.Cart = hex.EncodeToString(actor.CartToken) + "." // a guest without a cart counts, too
	} else {
		t.Customer = Itoa(actor.ID)
	}
	return TryCoupon.Throttles(t)
}

// PaidFrom is the key of a network from which a store was paid.
func PaidFrom(storeID int64, address string) []byte {
	return ThrottleKey("paid from", Itoa(storeID), NetworkOf(address))
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

// wideNetworkOf returns the network that a customer of a hosting provider can have
// whole: of an IPv4 address its /24, of an IPv6 address its /48.
func wideNetworkOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	bits := 48
	if ip.Is4() {
		bits = 24
	}
	network, _ := ip.Prefix(bits) // every address has as many
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
