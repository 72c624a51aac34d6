package store_test

import (
	"context"
	"fmt"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// Accents of their own: "é" and "Ü" in normalization form D.
const eDecomposed, uDecomposed = "e\u0301", "U\u0308"

// The locales differ in the letters that PostgreSQL itself knows: in C only A to Z.
var _ = Describe("Names and texts in the locale", func() {
	for _, ctype := range []string{"C", "C.UTF-8"} {
		Context(ctype, func() {
			var d *orderStore
			people := 0
			BeforeEach(func(ctx SpecContext) {
				d = newOrderStore(context.WithValue(ctx, databaseKey{}, storetest.OpenIn(ctx, ctype)))
			})
			by := func(sort string) domain.PageQuery { return domain.PageQuery{Number: 1, Size: 50, Sort: sort} }

			customers := func(ctx context.Context, text string) (names []string) {
				GinkgoHelper()
				page, err := d.As(d.actor).Customers(ctx, customer.CustomerFilter{Search: text}, by("lastName"))
				Expect(err).NotTo(HaveOccurred())
				found, err := d.As(d.actor).SearchCustomers(ctx, text, nil, 50)
				Expect(err).NotTo(HaveOccurred())
				Expect(found).To(HaveLen(len(page.Items)), text)
				for _, c := range page.Items {
					names = append(names, c.LastName)
				}
				return names
			}
			person := func(ctx context.Context, first, last, phone string) {
				GinkgoHelper()
				people++
				in := customer.CustomerCreate{Email: fmt.Sprintf("c%d@shop.example", people), Profile: customer.CustomerPatch{FirstName: &first, LastName: &last}}
				if phone != "" {
					in.Profile.PhoneNumber = new(&phone)
				}
				_, err := d.Customer.CreateCustomer(ctx, another(d.actor), in)
				Expect(err).NotTo(HaveOccurred())
			}

			It("find customers by any spelling of their names", func(ctx SpecContext) {
				person(ctx, "Mesut", "Özil", "+49 30 1234-567")
				person(ctx, "Мария", "Иванова", "")
				person(ctx, "İpek", "Weißmüller", "")
				person(ctx, eDecomposed+"lodie", "Dupr"+eDecomposed+"e", "")
				for _, s := range [][]string{
					{"Özil", "özil", "ÖZIL", "ozil", "O\u0308zil", "1234567", "30 1234567"},
					{"Иванова", "ИВАНОВА", "иванова мария", "Ivanova", "Иваонва"},
					{"Weißmüller", "WEISSMÜLLER", "weissmuller", "İPEK", "ipek", "i\u0307pek"},
					{"Dupr" + eDecomposed + "e", "Duprée", "DUPREE", "Élodie", "elodie", "eloide"},
				} {
					all := customers(ctx, s[0])
					Expect(all).To(HaveLen(1), s[0])
					for _, text := range s[1:] {
						Expect(customers(ctx, text)).To(Equal(all), text)
					}
				}
				Expect(customers(ctx, "Петров")).To(BeEmpty())
			})

			It("sort customers by their names", func(ctx SpecContext) {
				for _, last := range []string{"zimt", "Öl", "apple", "Ohm", "Pfau", "Ivanova", "Иванова", "Zebra", "Ölbaum", "Ã"} {
					person(ctx, "A", last, "")
				}
				names := customers(ctx, "shop.example")
				Expect(names).To(Equal([]string{"Ã", "apple", "Ivanova", "Ohm", "Öl", "Ölbaum", "Pfau", "Zebra", "zimt", "Иванова"}))
				var walked []string
				q := domain.PageQuery{Number: 1, Size: 3, Sort: "lastName"}
				storetest.Follow(10, func(cursor string) string {
					q.Cursor = cursor
					page, err := d.As(d.actor).Customers(ctx, customer.CustomerFilter{Search: "shop.example"}, q)
					Expect(err).NotTo(HaveOccurred())
					for _, c := range page.Items {
						walked = append(walked, c.LastName)
					}
					return page.NextCursor
				})
				Expect(walked).To(Equal(names))
			})

			It("find products, and also work in facets", func(ctx SpecContext) {
				brand := eDecomposed + "LAN"
				d.good(ctx, uDecomposed+"V-1", 3, func(in *catalog.ProductInput) {
					in.Name, in.Brand, in.Tags = new("Öl Lampe für die Straße"), new(&brand), []string{"Öko", "Жук", "İpek"}
					in.Options = []catalog.OptionInput{{Name: new("Цвет: Новый"), Values: []catalog.OptionValueInput{{Value: new("Черный")}}}}
					in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: "Цвет: Новый", Value: "Черный"}}
				})
				admin, guest := d.As(d.actor), d.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: d.store.ID})
				shop := func(f catalog.StorefrontFilter) int {
					GinkgoHelper()
					page, _, err := guest.StorefrontProducts(ctx, f, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
					Expect(err).NotTo(HaveOccurred())
					return len(page.Items)
				}
				for _, text := range []string{"Öl Lampe", "ÖL LAMPE", "ol lampe", "O\u0308l", "straße", "STRASSE", "ÜV-1", "uv-1", "Élan", "elan", "Lamep", "lanpe", "strasze"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
					page, _, err := admin.Products(ctx, catalog.ProductFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "products: "+text)
				}
				for _, text := range []string{"öko", "oko", "жук", "zhuk", "İPEK", "ipek", "Цвет: Новый Черный", "lampe ЧЕРНЫЙ", "chernyi", "cherniy lampe"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
				}
				for _, text := range []string{"öl lampe", "OL LAMPE", "üv-1", "lamep"} {
					page, err := admin.Browse(ctx, catalog.BrowseFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "variants: "+text)
				}
				for _, brand := range []string{"Élan", "élan", eDecomposed + "lan"} {
					Expect(shop(catalog.StorefrontFilter{Brand: brand})).To(Equal(1), brand)
				}
				Expect(shop(catalog.StorefrontFilter{Brand: "Elan"})).To(BeZero(), "accents count in filters")

				facets, _, err := guest.StorefrontFacets(ctx, catalog.StorefrontFilter{}, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(facets.Tags).To(ConsistOf(catalog.FacetText{Text: "Öko", ProductCount: 1}, catalog.FacetText{Text: "Жук", ProductCount: 1}, catalog.FacetText{Text: "İpek", ProductCount: 1}))
				for _, tag := range facets.Tags {
					Expect(shop(catalog.StorefrontFilter{Tag: []string{tag.Text}})).To(Equal(tag.ProductCount), tag.Text)
				}
				i := slices.IndexFunc(facets.Options, func(o catalog.FacetOfOption) bool { return o.Name == "Цвет: Новый" })
				Expect(i).To(BeNumerically(">=", 0))
				for _, value := range []string{facets.Options[i].Values[0].Filter(), "ЦВЕТ%3A НОВЫЙ:ЧЕРНЫЙ"} {
					Expect(shop(catalog.StorefrontFilter{Options: catalog.OptionFilters([]string{value})})).To(Equal(1), value)
				}
				out, _, err := guest.StorefrontSuggestions(ctx, "ol la", 10, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(out.Queries).To(Equal([]string{"öl lampe"}))
				Expect(out.Cards).To(HaveLen(1))
			})

			It("find orders and refunds by the buyer's name", func(ctx SpecContext) {
				d.order(ctx, "", false, func(o *ordering.Order) {
					o.Email = "Özil@Shop.example"
					o.ShippingAddress = &domain.Address{FirstName: "Мария", LastName: "Иванова", Company: new("Café Straße"), StreetLine1: "Ümit Caddesi 1", City: "İzmir", CountryCode: "TR"}
				})
				d.order(ctx, "", false)
				for _, text := range []string{"Иванова", "ИВАНОВА", "ivanova", "CAFE STRASSE", "cafe\u0301", "ümit", "umit", "ozil@shop", "Иваонва"} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Search: text}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), text)
				}
				for _, email := range []string{"özil@shop.example", "ÖZIL@shop.example", "o\u0308zil@shop.example"} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Email: email}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), email)
				}
			})

			It("are unique in every spelling", func(ctx SpecContext) {
				for _, names := range [][2]string{{"Öko", "ÖKO"}, {"Жук", "жУК"}, {"Straße", "STRASSE"}, {"İpek", "i\u0307pek"}, {"Café", "CAFE\u0301"}} {
					for what, create := range map[string]func(name string) error{
						"folder": func(name string) error {
							_, err := d.Media.CreateMediaFolder(ctx, another(d.actor), media.MediaFolderInput{Name: &name})
							return err
						},
						"tax class": func(name string) error {
							_, err := d.Settings.CreateTaxClass(ctx, another(d.actor), settings.TaxClassInput{Name: &name})
							return err
						},
					} {
						Expect(create(names[0])).To(Succeed(), what+" "+names[0])
						Expect(domain.CodeOf(create(names[1]))).To(Equal(domain.AlreadyExists), what+" "+names[1])
					}
				}
			})
		})
	}
})
