package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("the price of an order", func() {
	It("changes with the buyer or an address, but not with notes or tags", func() {
		berlin, paris := addressIn("DE"), addressIn("FR")
		build := func() ordering.Order {
			o := sampleOrder()
			o.CustomerID, o.ShippingAddress, o.BillingAddress = nil, berlin, berlin
			return *o
		}
		for what, change := range map[string]func(o *ordering.Order){
			"customer":         func(o *ordering.Order) { o.CustomerID = id(3) },
			"e-mail address":   func(o *ordering.Order) { o.Email = "tom@example.com" },
			"shipping address": func(o *ordering.Order) { o.ShippingAddress = paris },
			"billing address":  func(o *ordering.Order) { o.BillingAddress = paris },
		} {
			before := build()
			after := before
			after.InternalNote, after.CustomerNote, after.Tags = "a gift", "ring twice", []string{"gift"}
			Expect(after.Reprices(&before)).To(BeFalse())
			change(&after)
			Expect(after.Reprices(&before)).To(BeTrue(), what)
		}
	})
})
