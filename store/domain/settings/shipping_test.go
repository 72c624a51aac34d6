package settings_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A shipping method", func() {
	It("accepts weights within its limits in any unit", func() {
		m := &settings.ShippingMethod{MinWeight: new(domain.MustAmount("0.5")), MaxWeight: new(domain.MustAmount("2")), WeightUnit: domain.Kilogram}
		for weight, carried := range map[string]bool{"499": false, "500": true, "2000": true, "2000.1": false} {
			Expect(m.Carries(domain.MustAmount(weight), domain.Gram)).To(Equal(carried), weight)
		}
	})

	It("is free if the subtotal reaches its limit", func() {
		m := &settings.ShippingMethod{Price: domain.MustAmount("4.90"), FreeOverSubtotal: new(domain.MustAmount("79"))}
		Expect(m.Costs(domain.MustAmount("78.99")).String()).To(Equal("4.90"))
		Expect(m.Costs(domain.MustAmount("79.00")).IsZero()).To(BeTrue())
	})
})
