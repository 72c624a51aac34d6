package admin

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Exports of a store", func() {
	It("are four at once, whatever other stores have", func(ctx SpecContext) {
		h := New(nil)
		begun := func(storeID int64) (end func()) {
			GinkgoHelper()
			end, err := h.exports.begin(storeID)
			Expect(err).NotTo(HaveOccurred())
			return end
		}
		end := begun(1)
		for range 3 {
			begun(1)
		}
		busy := And(WithTransform(domain.CodeOf, Equal(domain.Busy)), HaveField("RetryAfter", 5))
		one := auth.With(ctx, auth.Identity{Actor: domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1}})
		Expect(h.ExportOrders(one, api.ExportOrdersRequestObject{})).Error().To(busy)
		begun(2)()
		Expect(h.exports.running).NotTo(HaveKey(int64(2)), "nothing is left of those that ended")
		end()
		begun(1)
		Expect(h.ExportOrders(one, api.ExportOrdersRequestObject{})).Error().To(busy)
	})
})
