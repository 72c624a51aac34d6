package ucp_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/ucp"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/partner"
)

var _ = It("A platform gets product names in an order in the buyer's language", func() {
	goods := int64(7)
	line := func(name, local string) *ordering.OrderLine {
		return &ordering.OrderLine{Name: name, LocalName: local, ProductID: &goods, VariantID: &goods, Quantity: 1}
	}
	raw, err := ucp.Order(&ordering.OrderDetails{Order: &ordering.Order{OrderNumber: 100001, CurrencyCode: "EUR", Lines: []*ordering.OrderLine{line("Mug", "Tasse"), line("Board", "")}}}, partner.PlatformOrder{})
	Expect(err).NotTo(HaveOccurred())
	Expect(string(raw)).To(And(ContainSubstring(`"title":"Tasse"`), ContainSubstring(`"title":"Board"`), ContainSubstring(`"label":"#100001"`)))
	Expect(string(raw)).NotTo(ContainSubstring("Mug"))
})
