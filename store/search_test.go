package store_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("A search in a list", func() {
	by := func(sort string) domain.PageQuery { return domain.PageQuery{Number: 1, Size: 50, Sort: sort} }

	It("finds the rows that contain all words, in any order and with any whitespace", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		brand, name := new("Acme"), "Linen Shirt"
		t.good(ctx, "LS-1", 1, func(in *catalog.ProductInput) { in.Name, in.Brand, in.Tags = &name, &brand, []string{"summer"} })
		t.good(ctx, "LH-2", 1, func(in *catalog.ProductInput) { in.Name = new("Linen Hat") })
		_, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: new("Linen for Summer")})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Customer.CreateCustomer(ctx, another(t.actor), customer.CustomerCreate{Email: "mia@keller.example",
			Profile: customer.CustomerPatch{FirstName: new("Mia"), LastName: new("Keller")}})
		Expect(err).NotTo(HaveOccurred())
		coupon := new("Summer sale for friends")
		t.coupon(ctx, "SAVE10", func(in *pricing.CouponInput) { in.Name = &coupon })
		_, err = t.Media.CreateMediaFolder(ctx, another(t.actor), media.MediaFolderInput{Name: new("Summer 2030 looks")})
		Expect(err).NotTo(HaveOccurred())

		admin, guest := t.As(t.actor), t.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID})
		lists := map[string]func(string) (int, error){
			"products": func(text string) (int, error) {
				page, _, err := admin.Products(ctx, catalog.ProductFilter{Search: text}, by("createdOn"))
				return len(page.Items), err
			},
			"variants": func(text string) (int, error) {
				page, err := admin.Browse(ctx, catalog.BrowseFilter{Search: text}, by("name"))
				return len(page.Items), err
			},
			"storefront": func(text string) (int, error) {
				page, _, err := guest.StorefrontProducts(ctx, catalog.StorefrontFilter{Search: text}, by("name"), nil, nil)
				return len(page.Items), err
			},
			"suggested products": func(text string) (int, error) {
				out, _, err := guest.StorefrontSuggestions(ctx, text, 10, nil, nil)
				return len(out.Cards), err
			},
			"suggested collections": func(text string) (int, error) {
				out, _, err := guest.StorefrontSuggestions(ctx, text, 10, nil, nil)
				return len(out.Collections), err
			},
			"customers": func(text string) (int, error) {
				page, err := admin.Customers(ctx, customer.CustomerFilter{Search: text}, by("createdOn"))
				return len(page.Items), err
			},
			"coupons": func(text string) (int, error) {
				page, err := admin.Coupons(ctx, pricing.CouponFilter{Search: text}, by("createdOn"))
				return len(page.Items), err
			},
			"folders": func(text string) (int, error) {
				page, err := admin.MediaFolders(ctx, media.MediaFolderFilter{Search: text}, by("name"))
				return len(page.Items), err
			},
		}
		for _, s := range []struct {
			list, text string
			rows       int
		}{
			{"products", "shirt linen", 1}, {"products", "acme linen", 1}, {"products", "linen  shirt", 1}, {"products", " linen", 2}, {"products", "ls-1 ", 1}, {"products", "linen coat", 0},
			{"variants", "shirt linen", 1}, {"variants", "linen ls-1", 1}, {"variants", "LH-2\t", 1}, {"variants", "ls-1 hat", 0},
			{"storefront", "shirt linen", 1}, {"storefront", "acme linen", 1}, {"storefront", "summer shirt", 1}, {"storefront", " linen ", 2}, {"storefront", "acme hat", 0}, {"storefront", "li hat", 1},
			{"suggested products", "acme  lin", 1}, {"suggested products", "shirt linen", 1}, {"suggested products", "hat acme", 0},
			{"suggested collections", "summer linen", 1}, {"suggested collections", "summer winter", 0},
			{"customers", "keller mia", 1}, {"customers", "Keller, Mia", 1}, {"customers", " mia  keller", 1}, {"customers", "keller anna", 0},
			{"coupons", "sale summer", 1}, {"coupons", "friends save10 ", 1}, {"coupons", "sale winter", 0},
			{"folders", "looks  summer", 1}, {"folders", "looks winter", 0},
		} {
			rows, err := lists[s.list](s.text)
			Expect(err).NotTo(HaveOccurred())
			Expect(rows).To(Equal(s.rows), "%s with %q", s.list, s.text)
		}
		for _, name := range []string{"products", "variants", "storefront", "customers", "coupons", "folders"} {
			list := lists[name]
			everything, err := list("")
			Expect(err).NotTo(HaveOccurred())
			Expect(list(" \t ")).To(Equal(everything), "%s with a blank text", name)
		}
	})

	It("applies the same rule in every list of products", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		random := rand.New(rand.NewPCG(31, 7))
		words := strings.Fields("linen shirt blue hat acme x co % _ 42 long-sleeved äpfel")
		some := func(n int) (out []string) {
			for range 1 + random.IntN(n) {
				out = append(out, words[random.IntN(len(words))])
			}
			return out
		}
		texts := map[int64]string{}
		for i := range 24 {
			name := strings.Join(some(4), " ")
			p := s.good(ctx, fmt.Sprint("SKU-", i), 1, func(in *catalog.ProductInput) { in.Name = &name })
			texts[p.ID] = name
		}
		guest := s.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID})
		for range 40 {
			search := strings.ToUpper(strings.Join(some(3), strings.Repeat(" ", 1+random.IntN(2))))
			var want, admin, shop, variants []int64
			for id, text := range texts {
				if domain.HasWords(text, search) {
					want = append(want, id)
				}
			}
			products, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{Search: search}, by("createdOn"))
			Expect(err).NotTo(HaveOccurred())
			for _, p := range products.Items {
				admin = append(admin, p.ID)
			}
			cards, _, err := guest.StorefrontProducts(ctx, catalog.StorefrontFilter{Search: search}, by("name"), nil, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, c := range cards.Items {
				shop = append(shop, c.Product.ID)
			}
			browsed, err := s.As(s.actor).Browse(ctx, catalog.BrowseFilter{Search: search}, by("name"))
			Expect(err).NotTo(HaveOccurred())
			for _, b := range browsed.Items {
				variants = append(variants, b.Product.ID)
			}
			for _, found := range [][]int64{want, admin, shop, variants} {
				slices.Sort(found)
			}
			Expect([][]int64{admin, shop, variants}).To(HaveEach(Equal(want)), "%q", search)
		}
	})
})
