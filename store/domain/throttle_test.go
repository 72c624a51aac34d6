package domain_test

import (
	"fmt"
	"maps"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Throttles", func() {
	guest := domain.Actor{Kind: domain.ActorCustomer, CartToken: []byte("cart"), From: domain.Origin{Address: "198.51.100.7"}}
	customer := domain.Actor{Kind: domain.ActorCustomer, ID: 4, From: domain.Origin{Address: "198.51.100.7"}}
	someone := domain.Tried{Cart: "1", Order: "2", Customer: "3", Account: "a", Email: "a", Store: 1, Address: "198.51.100.7"}

	// The limits are repeated here, so that a change of a limit requires a change of this spec.
	want := map[domain.Try][]string{
		domain.TryAdminPassword:    {"8/1m0s", "8/1m0s", "30/6s"},
		domain.TryCustomerPassword: {"8/1m0s", "8/1m0s", "30/6s"},
		domain.TryAdminConfirm:     {"8/1m0s"},
		domain.TryCustomerConfirm:  {"8/1m0s"},
		domain.TrySecondFactor:     {"5/15m0s"},
		domain.TryPin:              {"30/6s"},
		domain.TryAdminLink:        {"30/6s"},
		domain.TryCoupon:           {"10/1m0s", "10/1m0s", "30/20s"},
		domain.TryGiftCard:         {"10/1m0s", "10/1m0s", "30/20s", "90/10s"},
		domain.TryDomain:           {"8/1m0s"},
		domain.TryMail:             {"8/1m0s", "30/6s"},
		domain.TryPinMail:          {"1/1m0s", "5 in 1h0m0s"},
		domain.TryResetMail:        {"5 in 1h0m0s"},
		domain.TryAdminMail:        {"5 in 1h0m0s"},
		domain.TryStoreMail:        {"30/2m0s"},
		domain.TryTemplateMail:     {"30/2m0s"},
		domain.TryEmailCheck:       {"10 in 1m0s", "30 in 1h0m0s"},
		domain.TryOrderLookup:      {"5 in 1h0m0s"},
		domain.TryOrderProof:       {"5/5h0m0s"},
		domain.TryCard:             {"6/5m0s", "6/5m0s", "8/5m0s"},
		domain.TryCardStranger:     {"15/2m0s after x4 -1", "45/40s after x4 -1", "40/15s flight", "40/30s after -1"},
		domain.TryCardKnownNetwork: {"15/2m0s after x4 -1", "45/40s after x4 -1", "40/15s flight", "200/10s after -1"},
		domain.TryCardStorm:        {"15/2m0s after x4 -1", "40/15s flight", "2/10m0s", "200/30s after -1"},
		domain.TryCardStaff:        {"10/5m0s", "100/30s after -1"},
		domain.TryCardSave:         {"6/10m0s"},
		domain.TryCardSaveStranger: {"15/4m0s", "45/1m20s", "100/30s"},
		domain.TryCardForm:         {"10/2m0s", "30/1m0s"},
	}

	It("allow a number of attempts of each kind at once, and one more attempt after each interval", func() {
		Expect(domain.Tries()).To(Equal(slices.Sorted(maps.Keys(want))), "each kind has its limits here")
		for _, kind := range domain.Tries() {
			var has []string
			for _, t := range kind.Throttles(someone) {
				Expect(t.Key).To(HaveLen(32))
				text := fmt.Sprintf("%d/%s", t.Burst, t.Every)
				if t.Within > 0 {
					text = fmt.Sprintf("%d in %s", t.Burst, t.Within)
				}
				if t.After {
					text += " after"
				}
				if t.Debt > 0 {
					text += fmt.Sprintf(" x%d", t.Debt)
				}
				if t.Flight {
					text += " flight"
				}
				if t.Forgives > 0 {
					text += fmt.Sprintf(" -%d", t.Forgives)
				}
				has = append(has, text)
			}
			Expect(has).To(Equal(want[kind]), string(kind))
		}
	})

	It("have one counter per kind and value, but share the counters of strangers' cards from one network", func() {
		keys := map[string]string{}
		for _, kind := range domain.Tries() {
			for i, t := range kind.Throttles(someone) {
				name := fmt.Sprint(kind, " ", i)
				if same, ok := keys[string(t.Key)]; ok {
					Expect([]domain.Try{domain.TryCardStranger, domain.TryCardKnownNetwork, domain.TryCardStorm}).To(ContainElement(kind), "%s and %s", name, same)
				}
				keys[string(t.Key)] = name
			}
		}
		known, storm, stranger := domain.TryCardKnownNetwork.Throttles(someone), domain.TryCardStorm.Throttles(someone), domain.TryCardStranger.Throttles(someone)
		Expect([][]byte{known[0].Key, known[1].Key, storm[0].Key}).To(Equal([][]byte{stranger[0].Key, stranger[1].Key, stranger[0].Key}))
		Expect([][]byte{known[2].Key, storm[1].Key}).To(HaveEach(stranger[2].Key))
		for name, other := range map[string]domain.Tried{
			"cart": {Cart: "9", Order: "2", Customer: "3", Account: "a", Email: "a", Store: 1, Address: "198.51.100.7"}, "order": {Cart: "1", Order: "9", Customer: "3", Account: "a", Email: "a", Store: 1, Address: "198.51.100.7"},
			"customer": {Cart: "1", Order: "2", Customer: "9", Account: "a", Email: "a", Store: 1, Address: "198.51.100.7"}, "account": {Cart: "1", Order: "2", Customer: "3", Account: "b", Email: "a", Store: 1, Address: "198.51.100.7"},
			"e-mail": {Cart: "1", Order: "2", Customer: "3", Account: "a", Email: "b", Store: 1, Address: "198.51.100.7"}, "store": {Cart: "1", Order: "2", Customer: "3", Account: "a", Email: "a", Store: 2, Address: "198.51.100.7"},
			"network": {Cart: "1", Order: "2", Customer: "3", Account: "a", Email: "a", Store: 1, Address: "203.0.113.7"},
		} {
			changed := 0
			for _, kind := range domain.Tries() {
				for _, t := range kind.Throttles(other) {
					if keys[string(t.Key)] == "" {
						changed++
					}
				}
			}
			Expect(changed).To(BeNumerically(">", 0), name)
		}
	})

	It("omit the counters of unknown values, except those of the network and the store", func() {
		Expect(domain.TryCard.Throttles(domain.Tried{Order: "2"})).To(HaveLen(1))
		Expect(domain.TryCardStranger.Throttles(domain.Tried{})).To(HaveLen(4))
		Expect(func() { domain.Try("a kind without limits").Throttles(someone) }).To(Panic())
		Expect(func() { domain.ByStore(domain.TryAdminPassword, 1) }).To(Panic())
	})

	It("count all addresses in an IPv4 /24 or IPv6 /48 as one larger network", func() {
		wide := func(address string) string {
			return string(domain.TryCardStranger.Throttles(domain.Tried{Address: address})[1].Key)
		}
		Expect(wide("198.51.100.7")).To(And(Equal(wide("::ffff:198.51.100.250")), Not(Equal(wide("198.51.101.7")))))
		Expect(wide("2001:db8:1:2::1")).To(And(Equal(wide("2001:db8:1:ffff::1")), Not(Equal(wide("2001:db8:2:2::1")))))
		Expect(wide("nowhere")).NotTo(Equal(wide("elsewhere")))
	})

	It("count different callers and targets separately", func() {
		v6 := func(address string) domain.Actor {
			a := guest
			a.From.Address = address
			return a
		}
		cart := guest
		cart.CartToken = []byte("another")
		p, q := domain.TryAdminPassword, domain.TryCustomerPassword
		keys := map[string]string{}
		for name, t := range map[string]domain.Throttle{
			"account": domain.ByAccount(p, "a"), "purpose": domain.ByAccount(q, "a"), "other account": domain.ByAccount(p, "b"),
			"network": domain.ByNetwork(p, "a", "198.51.100.7"), "other network": domain.ByNetwork(p, "a", "198.51.100.8"),
			"network, account": domain.ByNetwork(p, "b", "198.51.100.7"), "network, purpose": domain.ByNetwork(q, "a", "198.51.100.7"),
			"address": domain.ByAddress(p, "198.51.100.7"), "address, purpose": domain.ByAddress(q, "198.51.100.7"), "other address": domain.ByAddress(p, "198.51.100.8"),
			"factor": domain.BySecondFactor(1), "other factor": domain.BySecondFactor(2),
			"store": domain.ByStore(domain.TryStoreMail, 1), "other store": domain.ByStore(domain.TryStoreMail, 2), "store, purpose": domain.ByStore(domain.TryDomain, 1),
			"cart": domain.CouponGuesses(guest)[0], "other cart": domain.CouponGuesses(cart)[0], "customer": domain.CouponGuesses(customer)[0],
			"no cart":            domain.CouponGuesses(domain.Actor{Kind: domain.ActorCustomer})[0],
			"coupons by address": domain.CouponGuesses(guest)[1], "coupons by network": domain.CouponGuesses(v6("2001:db8::1"))[1],
		} {
			Expect(keys).NotTo(HaveKey(string(t.Key)), "%s and %s", name, keys[string(t.Key)])
			keys[string(t.Key)] = name
		}
		By("and together for what is")
		Expect(domain.ByAccount(p, "A@Example.com").Key).To(Equal(domain.ByAccount(p, "a@example.COM").Key))
		Expect(domain.ByNetwork(p, "A", "2001:db8::1").Key).To(Equal(domain.ByNetwork(p, "a", "2001:db8::2").Key))
		Expect(domain.ByAddress(p, "2001:db8::1").Key).To(Equal(domain.ByAddress(p, "2001:db8::ffff").Key))
		Expect(domain.CouponGuesses(v6("2001:db8::1"))[1].Key).To(Equal(domain.CouponGuesses(v6("2001:db8::2"))[1].Key))
		Expect(domain.CouponGuesses(customer)[1].Key).To(Equal(domain.CouponGuesses(guest)[1].Key), "one address")
		Expect(domain.PaidFrom(1, "198.51.100.7")).NotTo(Or(Equal(domain.PaidFrom(2, "198.51.100.7")), Equal(domain.PaidFrom(1, "198.51.100.8"))))
	})

	It("return the waiting time in whole seconds, rounded up", func() {
		for wait, seconds := range map[time.Duration]int{0: 1, time.Millisecond: 1, time.Second: 1, time.Second + 1: 2, time.Minute: 60} {
			Expect(fmt.Sprint(domain.TooMany(wait).(*domain.Error).RetryAfter)).To(Equal(fmt.Sprint(seconds)), "%s", wait)
		}
	})
})
