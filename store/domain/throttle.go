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

// Throttle limits how often an attempt may happen: Burst times at once, plus one more time after each
// interval Every. If Within is set, the limit is exact: Burst times in any period of that length, and
// Every is ignored.
type Throttle struct {
	Key    []byte        `json:"key"`
	Burst  int           `json:"burst"`
	Every  time.Duration `json:"every"`
	Within time.Duration `json:"within,omitzero"`
	// After means that an attempt counts only after it has failed. Before it fails, the throttle only
	// checks that the limit is not reached, so buyers who pay at the same moment do not block each other.
	After bool `json:"after,omitzero"`
	// Debt limits how many failures accumulate, as a multiple of Burst; 0 means one Burst. Failures
	// expire with time.
	Debt int `json:"debt,omitzero"`
	// Forgives is the number of failures that a success removes from the count.
	Forgives int `json:"forgives,omitzero"`
	// Flight means that an attempt counts only until its response arrives, regardless of the response.
	Flight bool `json:"flight,omitzero"`
}

// Try is a kind of attempt that is limited because it can guess a secret, costs money or reveals
// information. The table limits defines the limits of each kind.
type Try string

const (
	TryAdminPassword    Try = "admin login"
	TryCustomerPassword Try = "customer login"
	// Confirmations by logged-in users are counted separately from logins, because strangers can attempt
	// a login.
	TryAdminConfirm    Try = "confirm admin login"
	TryCustomerConfirm Try = "confirm customer login"
	TrySecondFactor    Try = "second factor"
	TryPin             Try = "customer pin"
	TryAdminLink       Try = "admin link"
	TryCoupon          Try = "coupon"
	TryGiftCard        Try = "gift card"
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

	// TryCard counts declined and unconfirmed payments of every buyer.
	TryCard Try = "card"
	// TryCardStranger counts declined and unconfirmed payments of buyers who have never paid this store
	// before.
	TryCardStranger Try = "card of a stranger"
	// TryCardKnownNetwork replaces TryCardStranger on networks from which someone has paid the store,
	// once strangers have used up the store's share.
	TryCardKnownNetwork Try = "card from a known network"
	// TryCardStorm replaces TryCardStranger on all other networks once strangers have used up the
	// store's share.
	TryCardStorm Try = "card in a storm"
	// TryCardStaff counts declined payments that administrators and integrations submit.
	TryCardStaff Try = "card by staff"
	// TryCardSave counts saved cards, accepted or declined, because saving a card reveals whether the
	// card works.
	TryCardSave         Try = "saved card"
	TryCardSaveStranger Try = "saved card of a stranger"
	// TryCardForm counts card forms opened at the provider.
	TryCardForm Try = "card form"
)

// Per is the property by which attempts are counted.
type Per string

const (
	PerCart         Per = "cart"
	PerOrder        Per = "order"
	PerCustomer     Per = "customer"
	PerAccount      Per = "account"       // account that may or may not exist
	PerKnownNetwork Per = "known network" // account and network together
	PerEmail        Per = "e-mail address"
	PerNetwork      Per = "network" // IPv4 address, or IPv6 /64 network
	PerStore        Per = "store"
	PerStoreNetwork Per = "network at a store"
	PerStoreWide    Per = "wide network at a store" // IPv4 /24 or IPv6 /48 network
)

// limit is a row of the table limits. The fields that Throttle also has mean the same.
type limit struct {
	per      Per
	burst    int
	every    time.Duration
	within   time.Duration
	after    bool
	debt     int
	forgives int
	flight   bool
	with     Try // kind of attempt whose counter the row shares; empty means its own kind
}

// limits is the only table of limited attempts and of how often each may happen.
//
// All strangers share one limit for an account's password, so changing addresses does not speed up
// guessing. Networks from which the account has logged in are counted separately, so strangers do not
// lock out the owner.
//
// A caller who tries second factors knows the password, and a million codes are few. Only a correct code
// clears the count of wrong codes.
//
// For buyers who have paid the store before, declined cards count only per cart, order and customer. One
// network cannot use up a store's share of strangers. When many networks together use it up, each has two
// attempts left, and networks that have paid have a separate share. Payments in flight or waiting for
// their buyer do not use up these shares, because many honest buyers may pay at once, even from one
// network.
var limits = map[Try][]limit{
	TryAdminPassword:    {{per: PerAccount, burst: 8, every: time.Minute}, {per: PerKnownNetwork, burst: 8, every: time.Minute}, {per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryCustomerPassword: {{per: PerAccount, burst: 8, every: time.Minute}, {per: PerKnownNetwork, burst: 8, every: time.Minute}, {per: PerNetwork, burst: 30, every: 6 * time.Second}},
	TryAdminConfirm:     {{per: PerAccount, burst: 8, every: time.Minute}},
	TryCustomerConfirm:  {{per: PerAccount, burst: 8, every: time.Minute}},
	TrySecondFactor:     {{per: PerAccount, burst: 5, every: 15 * time.Minute}},
	TryPin:              {{per: PerNetwork, burst: 30, every: 6 * time.Second}}, // each code counts its own attempts
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

	// There is no limit for the whole store, because a stranger could use it up.
	TryGiftCard: {
		{per: PerCart, burst: 10, every: time.Minute}, {per: PerCustomer, burst: 10, every: time.Minute}, {per: PerNetwork, burst: 30, every: 20 * time.Second},
		{per: PerStoreWide, burst: 90, every: 10 * time.Second},
	},

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

// Tries lists the kinds of attempts in the table, sorted.
func Tries() []Try { return slices.Sorted(maps.Keys(limits)) }

// Tried contains the values by which an attempt is counted. Callers need to set only the values that the
// rows of its kind use.
type Tried struct {
	Cart, Order, Customer, Account string
	Email                          string // folded; counted per store
	Store                          int64
	Address                        string // the network address
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

// Throttles returns the throttles of an attempt: one for each row of its kind whose value is set.
// It panics if the table has no rows for the kind.
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

// by returns the throttle of the kind's first row that counts by the given property, without After, Debt, Forgives and
// Flight. It panics if there is no such row.
func (k Try) by(per Per, t Tried) Throttle {
	rows := limits[k]
	i := slices.IndexFunc(rows, func(l limit) bool { return l.per == per })
	if i < 0 {
		panic("domain: " + string(k) + " has no limit by " + string(per))
	}
	value, _ := t.value(per)
	return Throttle{Key: ThrottleKey(string(k), string(per), rows[i].within.String(), "false", value), Burst: rows[i].burst, Every: rows[i].every, Within: rows[i].within}
}

// ByStore limits the attempts of all administrators and integrations of a store together.
func ByStore(kind Try, storeID int64) Throttle { return kind.by(PerStore, Tried{Store: storeID}) }

// BySecondFactor limits attempts at the codes of an administrator's second factor, from all
// networks and for all purposes together.
func BySecondFactor(adminUserID int64) Throttle {
	return TrySecondFactor.by(PerAccount, Tried{Account: Itoa(adminUserID)})
}

// ByAccount limits the attempts of strangers at one account, which may or may not exist.
func ByAccount(kind Try, account string) Throttle {
	return kind.by(PerAccount, Tried{Account: account})
}

// ByNetwork limits attempts at one account from one known network. Its key identifies the account
// and the network together.
func ByNetwork(kind Try, account, address string) Throttle {
	return kind.by(PerKnownNetwork, Tried{Account: account, Address: address})
}

// ByAddress limits attempts from one network.
func ByAddress(kind Try, address string) Throttle {
	return kind.by(PerNetwork, Tried{Address: address})
}

// MaxGuesses is the maximum number of coupon codes in one request that count as attempts. It equals the
// burst of TryCoupon, because a request that counted more attempts would never pass.
const MaxGuesses = 10

// GiftCardGuesses returns the throttles for wrong codes of gift cards: per customer or guest's cart, per network,
// and per wide network at the store. A guest without a cart counts by network only.
func GiftCardGuesses(actor Actor) []Throttle {
	t := Tried{Address: actor.From.Address, Store: actor.StoreID}
	if actor.IsGuest() {
		t.Cart = hex.EncodeToString(actor.CartToken)
	} else {
		t.Customer = Itoa(actor.ID)
	}
	return TryGiftCard.Throttles(t)
}

// CouponGuesses returns the throttles for wrong codes of coupons: per customer or guest's cart, and per
// network.
func CouponGuesses(actor Actor) []Throttle {
	t := Tried{Address: actor.From.Address}
	if actor.IsGuest() {
		t.Cart = hex.EncodeToString(actor.CartToken) + "." // never empty: all guests without a cart share one counter
	} else {
		t.Customer = Itoa(actor.ID)
	}
	return TryCoupon.Throttles(t)
}

// PaidFrom returns the key of a network from which a payment to the store was made.
func PaidFrom(storeID int64, address string) []byte {
	return ThrottleKey("paid from", Itoa(storeID), NetworkOf(address))
}

// networkBits is the length of the IPv6 prefix that an internet provider assigns to one
// customer, who can use every address in it.
const networkBits = 64

// NetworkOf returns an address in the form in which keys contain it. For IPv4 this is the dotted notation, even if the
// address was written as IPv6. For IPv6 it is the /64 network. NetworkOf returns any other text unchanged.
func NetworkOf(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return ip.String()
	}
	network, _ := ip.Prefix(networkBits) // never fails: an IPv6 address has 128 bits
	return network.String()
}

// wideNetworkOf returns the network that one customer of a hosting provider may own: the /24
// network of an IPv4 address, or the /48 network of an IPv6 address. It returns any other text
// unchanged.
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
	network, _ := ip.Prefix(bits) // never fails: every address has that many bits
	return network.String()
}

// ThrottleKey returns the key under which attempts are counted, a hash of its parts. The parts must
// not contain NUL.
func ThrottleKey(parts ...string) []byte {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return sum[:]
}

// TooMany returns the rate_limited error for a caller who must wait. RetryAfter is the wait rounded
// up to seconds, at least 1.
func TooMany(wait time.Duration) error {
	return &Error{Code: RateLimited, Detail: "Too many tries. Wait, and try again.", RetryAfter: max(1, int((wait+time.Second-1)/time.Second))}
}
