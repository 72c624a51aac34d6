package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a cart", func() {
	It("is gone from the moment on at which its time is over, unless it is an order or becomes one", func() {
		ends := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
		for status, gone := range map[ordering.CartStatus][2]bool{
			ordering.CartActive: {false, true}, ordering.CartCheckingOut: {false, false}, ordering.CartConverted: {false, false},
			ordering.CartExpired: {true, true}, ordering.CartAbandoned: {true, true},
		} {
			c := &ordering.Cart{Status: status, ExpiresOn: ends}
			Expect([2]bool{c.Gone(ends.Add(-1)), c.Gone(ends)}).To(Equal(gone), string(status))
		}
	})
})
