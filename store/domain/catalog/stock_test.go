package catalog_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var _ = Describe("A stock row", func() {
	limit := func(n int) *int { return &n }

	DescribeTable("has a sellable quantity:",
		func(s catalog.Stock, quantity int, unlimited bool) {
			n, all := s.Sellable()
			Expect(all).To(Equal(unlimited))
			Expect(n).To(Equal(quantity))
			Expect(s.CanSell(quantity)).To(BeTrue())
			Expect(s.CanSell(quantity + 1)).To(Equal(unlimited))
		},
		Entry("the units that are not reserved", catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5, Reserved: 2}, 3, false),
		Entry("zero if more units are reserved than are on hand", catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5, Reserved: 5}, 0, false),
		Entry("units below zero up to the backorder limit", catalog.Stock{Tracked: true, Policy: catalog.Backorder, BackorderLimit: limit(4), OnHand: 1, Reserved: 3}, 2, false),
		Entry("zero after the backorder limit was lowered below the backorders", catalog.Stock{Tracked: true, Policy: catalog.Backorder, BackorderLimit: limit(0), OnHand: 1, Reserved: 3}, 0, false),
		Entry("no limit for unlimited backorders", catalog.Stock{Tracked: true, Policy: catalog.Backorder, Reserved: 3}, 0, true),
		Entry("no limit for untracked stock", catalog.Stock{Policy: catalog.Deny}, 0, true),
	)

	It("has nothing to sell if its variant is deleted", func() {
		s := catalog.Stock{Policy: catalog.Backorder, Withdrawn: true, OnHand: 5}
		Expect(s.CanSell(1)).To(BeFalse())
	})

	DescribeTable("reports", func(s catalog.Stock, low bool) { Expect(s.IsLow()).To(Equal(low)) },
		Entry("low stock at the threshold", catalog.Stock{Tracked: true, OnHand: 5, Reserved: 3, LowThreshold: limit(2)}, true),
		Entry("no low stock above the threshold", catalog.Stock{Tracked: true, OnHand: 5, Reserved: 2, LowThreshold: limit(2)}, false),
		Entry("no low stock without a threshold", catalog.Stock{Tracked: true}, false),
		Entry("no low stock without tracking", catalog.Stock{LowThreshold: limit(2)}, false),
	)

	It("is summarized per product", func() {
		full := &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 9}
		low := &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 2, LowThreshold: limit(2)}
		empty := &catalog.Stock{Tracked: true, Policy: catalog.Deny}
		Expect(catalog.StockStatusOf([]*catalog.Stock{full, empty}, 1)).To(Equal(catalog.InStock))
		Expect(catalog.StockStatusOf([]*catalog.Stock{full, low}, 1)).To(Equal(catalog.LowStock))
		Expect(catalog.StockStatusOf([]*catalog.Stock{low, full}, 1)).To(Equal(catalog.LowStock))
		Expect(catalog.StockStatusOf([]*catalog.Stock{empty}, 1)).To(Equal(catalog.OutOfStock))
		Expect(catalog.StockStatusOf(nil, 1)).To(Equal(catalog.OutOfStock))
		Expect(catalog.StockStatusOf([]*catalog.Stock{{}}, 1)).To(Equal(catalog.InStock), "untracked")
		minimum := &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 3}
		Expect(catalog.StockStatusOf([]*catalog.Stock{minimum}, 6)).To(Equal(catalog.OutOfStock), "fewer than can be ordered at once")
	})
})

var _ = Describe("A stock adjustment", func() {
	n := func(i int) *int { return &i }
	tracked := func(id int64, onHand, reserved int) *catalog.Stock {
		return &catalog.Stock{VariantID: id, Tracked: true, Policy: catalog.Deny, OnHand: onHand, Reserved: reserved}
	}

	It("adds a delta and sets a count", func() {
		changes, err := catalog.Adjust([]catalog.StockAdjustment{{VariantID: 1, Delta: n(-2)}, {SKU: "B", OnHand: n(38), Expected: n(40)}},
			[]*catalog.Stock{tracked(1, 5, 3), tracked(2, 40, 3)})
		Expect(err).NotTo(HaveOccurred())
		Expect(changes).To(Equal([]int{-2, -2}))
	})

	It("reports every rejected item", func() {
		untracked := tracked(5, 1, 0)
		untracked.Tracked = false
		_, err := catalog.Adjust([]catalog.StockAdjustment{
			{VariantID: 1, Delta: n(-6)}, {VariantID: 2, Delta: n(-6)}, {VariantID: 3, Delta: n(1), OnHand: n(1)}, {VariantID: 4, SKU: "D", Delta: n(1)},
			{VariantID: 5, Delta: n(1)}, {VariantID: 6, Delta: n(1)}, {VariantID: 7, Delta: n(1)}, {SKU: "G", Delta: n(1)}, {VariantID: 8, Delta: n(catalog.MaxStock)},
		}, []*catalog.Stock{tracked(1, 5, 0), tracked(2, 5, 3), tracked(3, 1, 0), tracked(4, 1, 0), untracked, nil, tracked(7, 1, 0), tracked(7, 1, 0), tracked(8, 1, 0)})
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/items/0", "/items/1", "/items/2", "/items/3", "/items/4", "/items/5", "/items/7", "/items/8"}))
		Expect(domain.CodeOf(err)).To(Equal(domain.InsufficientStock))
	})

	It("requires an existing variant, and a quantity in range", func() {
		back := func(onHand int) *catalog.Stock {
			s := tracked(1, onHand, 0)
			s.Policy = catalog.Backorder
			return s
		}
		gone := tracked(1, 5, 0)
		gone.Withdrawn = true
		one := func(s *catalog.Stock, item catalog.StockAdjustment) error {
			item.VariantID = 1
			_, err := catalog.Adjust([]catalog.StockAdjustment{item}, []*catalog.Stock{s})
			return err
		}
		Expect(domaintest.FieldsOf(one(gone, catalog.StockAdjustment{Delta: n(1)}))).To(ConsistOf("/items/0"))
		Expect(one(back(1), catalog.StockAdjustment{Delta: n(-1)})).To(Succeed())
		Expect(domain.CodeOf(one(back(1), catalog.StockAdjustment{Delta: n(-2)}))).To(Equal(domain.InsufficientStock))
		Expect(one(tracked(1, 0, 0), catalog.StockAdjustment{OnHand: n(1<<31 - 1)})).To(Succeed())
		Expect(one(tracked(1, 1, 0), catalog.StockAdjustment{Delta: n(1<<31 - 1)})).NotTo(Succeed())
		Expect(one(tracked(1, 5, 3), catalog.StockAdjustment{OnHand: n(3)})).To(Succeed())
	})

	It("accepts a count below the reserved units under every policy", func() {
		for _, policy := range []catalog.InventoryPolicy{catalog.Deny, catalog.Backorder} {
			s := tracked(1, 5, 3)
			s.Policy = policy
			changes, err := catalog.Adjust([]catalog.StockAdjustment{{VariantID: 1, OnHand: n(0)}}, []*catalog.Stock{s})
			Expect(err).NotTo(HaveOccurred())
			Expect(changes).To(Equal([]int{-5}))
		}
		sold := tracked(1, 3, 4)
		Expect(sold.Available()).To(Equal(-1))
		Expect(sold.CanSell(1)).To(BeFalse())
	})

	DescribeTable("writes off", func(s catalog.Stock, surplus int) { Expect(s.Surplus()).To(Equal(surplus)) },
		Entry("the unreserved units of a deleted variant", catalog.Stock{Withdrawn: true, Tracked: true, OnHand: 30, Reserved: 4}, 26),
		Entry("nothing if more units are reserved than are on hand", catalog.Stock{Withdrawn: true, Tracked: true, OnHand: 3, Reserved: 4}, 0),
		Entry("nothing if the stock is not tracked", catalog.Stock{Withdrawn: true, OnHand: 30}, 0),
		Entry("nothing if the variant is for sale", catalog.Stock{Tracked: true, OnHand: 30}, 0))

	It("rejects a count if the stock has changed since the read, and returns the current value", func() {
		_, err := catalog.Adjust([]catalog.StockAdjustment{{VariantID: 1, OnHand: n(2), Expected: n(4)}}, []*catalog.Stock{tracked(1, 5, 0)})
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/items/0/expectedStockOnHand"))
		Expect(err).To(MatchError(ContainSubstring("5")))
	})
})
