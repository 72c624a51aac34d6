package subscription_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("The state tables of subscriptions", func() {
	It("have rows for every status except the final ones", func() {
		Expect(subscription.Transitions).To(HaveLen(5))
		Expect(subscription.DunningTransitions).To(HaveLen(4))
		reached := map[subscription.RenewalStatus]bool{}
		for from, list := range subscription.RenewalTransitions {
			for _, to := range list {
				reached[to] = true
				Expect(to).NotTo(Equal(from))
			}
		}
		Expect(reached).To(HaveLen(8))
		for status := range reached {
			_, leaves := subscription.RenewalTransitions[status]
			Expect(leaves).To(Equal(status.Open() || status == subscription.RenewalScheduled || status == subscription.RenewalSkipped), string(status))
		}
		Expect(subscription.RenewalTransitions[subscription.RenewalSkipped]).To(Equal([]subscription.RenewalStatus{subscription.RenewalScheduled}))
	})
})
