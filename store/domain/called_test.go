package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A call key", func() {
	It("identifies a row by a random string, or by the id if the row is older than call keys", func() {
		var one, other, old domain.Called
		one.SetCallKey()
		other.SetCallKey()
		Expect(one.CallName("payment-", 7)).To(MatchRegexp(`^payment-[a-z2-7]{26}$`))
		Expect(one.CallName("payment-", 7)).NotTo(Equal(other.CallName("payment-", 7)), "two rows with one id, before and after a restore")
		Expect(old.CallName("payment-", 7)).To(Equal("payment-7"))
	})

	It("is the same for the same operation, and different for any other operation", func() {
		key := domain.CallKeyOf("renewal", "c0ffee", 7, 3, 1)
		Expect(string(key)).To(MatchRegexp(`^[a-z2-7]{26}$`))
		Expect(domain.CallKeyOf("renewal", "c0ffee", 7, 3, 1)).To(Equal(key))
		for _, other := range []domain.CallKey{domain.CallKeyOf("renewal", "c0ffee", 7, 3, 2), domain.CallKeyOf("renewal", "c0ffee", 73, 1), domain.CallKeyOf("renewal", "decade", 7, 3, 1)} {
			Expect(other).NotTo(Equal(key))
		}
	})

	It("never changes once it is set", func() {
		var c domain.Called
		c.SetCallKey()
		first := c
		c.SetCallKey()
		Expect(c).To(Equal(first))
	})

	It("has a numeric form above every id, or equal to the id of an older row", func() {
		var one, other, old domain.Called
		one.SetCallKey()
		other.SetCallKey()
		Expect(one.CallNumber(7)).To(BeNumerically(">=", int64(1)<<62))
		Expect(one.CallNumber(7)).To(Equal(one.CallNumber(8)))
		Expect(one.CallNumber(7)).NotTo(Equal(other.CallNumber(7)))
		Expect(old.CallNumber(7)).To(Equal(int64(7)))
	})
})
