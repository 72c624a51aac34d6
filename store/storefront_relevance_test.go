package store_test

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("A storefront search", func() {
	// fits calculates the relevance of a product by its definition.
	fits := func(name, text string) int {
		name, text = strings.ToLower(name), strings.ToLower(text)
		switch {
		case name == text:
			return 3
		case strings.HasPrefix(name, text):
			return 2
		case strings.Contains(name, text):
			return 1
		}
		return 0
	}
	var s *stockedStore
	var names map[int64]string
	BeforeEach(func(ctx SpecContext) {
		s, names = newStockedStore(ctx), map[int64]string{}
		add := func(name string, tags ...string) {
			onHand := len(names) % 3
			p := s.good(ctx, fmt.Sprint("NO-", len(names)), onHand, func(in *catalog.ProductInput) { in.Name, in.Tags = &name, tags })
			names[p.ID] = name
		}
		for i := range 6 {
			add(fmt.Sprint("Blue mug ", i))
			add("Kettle", "muted")
			add(fmt.Sprint("Mug ", i))
			add(fmt.Sprint("MU", strings.Repeat(" ", i%2), strings.Repeat("g", i%2)))
			add(fmt.Sprint("Teapot ", i), "plain")
		}
	})
	// walk reads all pages in turn, both by cursor and by number.
	walk := func(ctx context.Context, f catalog.StorefrontFilter) []int64 {
		GinkgoHelper()
		guest := s.Data.Repo.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID})
		var all []int64
		q := domain.PageQuery{Number: 1, Size: 4}
		for {
			page, _, err := guest.StorefrontProducts(ctx, f, q, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			numbered, _, err := guest.StorefrontProducts(ctx, f, domain.PageQuery{Number: len(all)/4 + 1, Size: 4}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(numbered.Items).To(Equal(page.Items))
			for _, card := range page.Items {
				all = append(all, card.Product.ID)
			}
			if page.NextCursor == "" {
				Expect(page.TotalCount).To(BeEquivalentTo(len(all)))
				return all
			}
			q.Cursor = page.NextCursor
		}
	}

	DescribeTable("is sorted by how well names match, then newest first, for a word", func(ctx SpecContext, text string, inStock bool) {
		f := catalog.StorefrontFilter{Search: text}
		if inStock {
			f.InStock = &inStock
		}
		var want []int64
		for id, name := range names {
			if no := slices.Index(slices.Sorted(maps.Keys(names)), id); strings.Contains(strings.ToLower(name), strings.ToLower(text)) || strings.EqualFold(text, "mu") && name == "Kettle" {
				if !inStock || no%3 > 0 {
					want = append(want, id)
				}
			}
		}
		slices.SortFunc(want, func(a, b int64) int {
			return cmp.Or(cmp.Compare(fits(names[b], text), fits(names[a], text)), cmp.Compare(b, a))
		})
		Expect(len(want)).To(BeNumerically(">", 4))
		Expect(walk(ctx, f)).To(Equal(want))
	},
		Entry("that many names contain as a whole or as a prefix", "mu", false),
		Entry("that many names of products in stock contain", "mu", true),
		Entry("that few names contain", "po", false),
		Entry("that is looked up in the index", "mug", false),
		Entry("that is in capital letters", "MU", true),
	)
})
