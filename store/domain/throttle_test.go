package domain_test

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Throttles", func() {
	guest := domain.Actor{Kind: domain.ActorCustomer, CartToken: []byte("cart"), From: domain.Origin{Address: "198.51.100.7"}}
	customer := domain.Actor{Kind: domain.ActorCustomer, ID: 4, From: domain.Origin{Address: "198.51.100.7"}}

	// Each is written out a second time: whoever changes a limit says so twice.
	DescribeTable("allow so many at once, and one more after so long", func(t domain.Throttle, burst int, every time.Duration) {
		Expect(t.Key).To(HaveLen(32))
		Expect([]any{t.Burst, t.Every, t.Within}).To(Equal([]any{burst, every, time.Duration(0)}))
	},
		Entry("at an account's password, of strangers", domain.ByAccount("p", "a"), 8, time.Minute),
		Entry("at it from a known network", domain.ByNetwork("p", "a", "198.51.100.7"), 8, time.Minute),
		Entry("from an address", domain.ByAddress("p", "198.51.100.7"), 30, 6*time.Second),
		Entry("at a second factor", domain.BySecondFactor(1), 5, 15*time.Minute),
		Entry("of a store's staff, about addresses", domain.ByStore("p", 1), 30, 2*time.Minute),
		Entry("at coupon codes, of a cart", domain.CouponGuesses(guest)[0], 10, time.Minute),
		Entry("at coupon codes, from an address", domain.CouponGuesses(guest)[1], 30, 20*time.Second))

	It("are counted apart for whoever and whatever is not the same", func() {
		v6 := func(address string) domain.Actor {
			a := guest
			a.From.Address = address
			return a
		}
		cart := guest
		cart.CartToken = []byte("another")
		keys := map[string]string{}
		for name, t := range map[string]domain.Throttle{
			"account": domain.ByAccount("p", "a"), "purpose": domain.ByAccount("q", "a"), "other account": domain.ByAccount("p", "b"),
			"network": domain.ByNetwork("p", "a", "198.51.100.7"), "other network": domain.ByNetwork("p", "a", "198.51.100.8"),
			"network, account": domain.ByNetwork("p", "b", "198.51.100.7"), "network, purpose": domain.ByNetwork("q", "a", "198.51.100.7"),
			"address": domain.ByAddress("p", "198.51.100.7"), "address, purpose": domain.ByAddress("q", "198.51.100.7"), "other address": domain.ByAddress("p", "198.51.100.8"),
			"factor": domain.BySecondFactor(1), "other factor": domain.BySecondFactor(2),
			"store": domain.ByStore("p", 1), "other store": domain.ByStore("p", 2), "store, purpose": domain.ByStore("q", 1),
			"cart": domain.CouponGuesses(guest)[0], "other cart": domain.CouponGuesses(cart)[0], "customer": domain.CouponGuesses(customer)[0],
			"coupons by address": domain.CouponGuesses(guest)[1], "coupons by network": domain.CouponGuesses(v6("2001:db8::1"))[1],
		} {
			Expect(keys).NotTo(HaveKey(string(t.Key)), "%s and %s", name, keys[string(t.Key)])
			keys[string(t.Key)] = name
		}
		By("and together for what is")
		Expect(domain.ByAccount("p", "A@Example.com").Key).To(Equal(domain.ByAccount("p", "a@example.COM").Key))
		Expect(domain.ByNetwork("p", "A", "2001:db8::1").Key).To(Equal(domain.ByNetwork("p", "a", "2001:db8::2").Key))
		Expect(domain.ByAddress("p", "2001:db8::1").Key).To(Equal(domain.ByAddress("p", "2001:db8::ffff").Key))
		Expect(domain.CouponGuesses(v6("2001:db8::1"))[1].Key).To(Equal(domain.CouponGuesses(v6("2001:db8::2"))[1].Key))
		Expect(domain.CouponGuesses(customer)[1].Key).To(Equal(domain.CouponGuesses(guest)[1].Key), "one address")
	})

	It("say how long to wait in whole seconds, never too few", func() {
		for wait, seconds := range map[time.Duration]int{0: 1, time.Millisecond: 1, time.Second: 1, time.Second + 1: 2, time.Minute: 60} {
			Expect(fmt.Sprint(domain.TooMany(wait).(*domain.Error).RetryAfter)).To(Equal(fmt.Sprint(seconds)), "%s", wait)
		}
	})
})
