package subscription_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = DescribeTable("A line with a price that an administrator fixed", func(update subscription.ItemUpdate, unit, accepted string, fixed *string) {
	s, r := running(), rulesAt(now)
	item := s.Items[0]
	item.FixedPrice, item.UnitPrice, item.AcceptedPrice = new(domain.MustAmount("5.00")), domain.MustAmount("5.00"), domain.MustAmount("5.00")
	update.ItemID = item.ID
	_, _, err := s.Change(subscription.UpdateRequest{Items: subscription.ItemsRequest{Update: []subscription.ItemUpdate{update}}}, subscription.Holdings{}, offers(), noShipping, r)
	Expect(err).NotTo(HaveOccurred())
	Expect([]string{item.UnitPrice.Fixed(2), item.AcceptedPrice.Fixed(2)}).To(Equal([]string{unit, accepted}))
	if fixed == nil {
		Expect(item.FixedPrice).To(BeNil())
	} else {
		Expect(item.FixedPrice.Fixed(2)).To(Equal(*fixed))
	}
},
	Entry("costs the plan's price after its variant is swapped", subscription.ItemUpdate{VariantID: new(int64(2))}, "12.00", "12.00", nil),
	Entry("keeps the fixed price for another quantity", subscription.ItemUpdate{Quantity: new(3)}, "5.00", "5.00", new("5.00")),
	Entry("keeps the fixed price if the new variant is the same variant", subscription.ItemUpdate{VariantID: new(int64(1)), Quantity: new(3)}, "5.00", "5.00", new("5.00")),
	Entry("costs the price that the request fixes together with the swap", subscription.ItemUpdate{VariantID: new(int64(2)), UnitPrice: new(new(domain.MustAmount("7.00")))}, "7.00", "7.00", new("7.00")),
	Entry("costs the plan's price after the fixed price is removed", subscription.ItemUpdate{UnitPrice: new((*domain.Amount)(nil))}, "8.10", "8.10", nil))
