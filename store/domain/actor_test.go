package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The system actor", func() {
	It("has the same command id for the same work, and a different id for other work", func() {
		one := domain.SystemFor(1, "renewal 17 attempt 1")
		Expect([]any{one.Kind, one.StoreID}).To(Equal([]any{domain.ActorSystem, int64(1)}))
		Expect(domain.SystemFor(1, "renewal 17 attempt 1")).To(Equal(one))
		for _, other := range []domain.Actor{domain.SystemFor(1, "renewal 17 attempt 2"), domain.SystemFor(2, "renewal 17 attempt 1"), domain.System(1)} {
			Expect(other.CommandID).NotTo(Equal(one.CommandID))
		}
	})
})
