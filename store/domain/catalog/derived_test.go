package catalog_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// shirt returns the product of the function loaded, with derived names of its variants.
func shirt() *catalog.Product {
	p := loaded()
	for _, v := range p.Variants {
		v.Name = ""
	}
	if _, err := p.Change(catalog.ProductInput{}, everything()); err != nil {
		panic(err)
	}
	return p
}

// kept returns inputs that name all variants of the product and change none.
func kept(p *catalog.Product) (in []catalog.VariantInput) {
	for _, v := range p.Variants {
		in = append(in, catalog.VariantInput{ID: to(v.ID)})
	}
	return in
}

func namesOf(p *catalog.Product) (names []string) {
	for _, v := range p.Variants {
		names = append(names, v.Name)
	}
	return names
}

var _ = Describe("The derived name of a variant", func() {
	change := func(p *catalog.Product, in catalog.ProductInput) catalog.ProductEdit {
		GinkgoHelper()
		edit, err := p.Change(in, everything())
		Expect(err).NotTo(HaveOccurred())
		for _, v := range p.Variants {
			v.Settle()
		}
		return edit
	}
	choose := func(p *catalog.Product, values ...string) catalog.ProductInput {
		in := kept(p)
		for i, value := range values {
			in[i].OptionValues = []catalog.OptionChoice{{Option: "Color", Value: value}}
		}
		return catalog.ProductInput{Variants: in}
	}

	It("follows an option value when it is renamed", func() {
		p := shirt()
		edit := change(p, catalog.ProductInput{Options: []catalog.OptionInput{{ID: to(int64(11)), Values: []catalog.OptionValueInput{
			{ID: to(int64(111)), Value: to("Snow")}, {ID: to(int64(112))}, {ID: to(int64(113))}}}}})
		Expect(namesOf(p)).To(Equal([]string{"Snow", "Black"}))
		Expect(edit.Update).To(ConsistOf(p.Options[0].Values[0], p.Variants[0]), "the other variant keeps its version")
	})

	It("follows option values that two variants swap", func() {
		p := shirt()
		change(p, choose(p, "Black", "White"))
		Expect(namesOf(p)).To(Equal([]string{"Black", "White"}))
	})

	It("follows the product's name while the product has no options", func() {
		p := shirt()
		p.Variants = p.Variants[:1]
		change(p, catalog.ProductInput{Options: []catalog.OptionInput{}, Variants: []catalog.VariantInput{{ID: to(int64(21)), OptionValues: []catalog.OptionChoice{}}}})
		Expect(namesOf(p)).To(Equal([]string{"Pot"}))
		edit := change(p, catalog.ProductInput{Name: to("Jug")})
		Expect(namesOf(p)).To(Equal([]string{"Jug"}))
		Expect(edit.Update).To(ConsistOf(p.Variants[0]))
		Expect(catalog.Sellable{Product: p, Variant: p.Variants[0]}.Title()).To(Equal("Jug"))
		change(p, catalog.ProductInput{
			Options:  []catalog.OptionInput{{Name: to("Size"), Values: []catalog.OptionValueInput{{Value: to("S")}, {Value: to("M")}}}},
			Variants: []catalog.VariantInput{{ID: to(int64(21)), OptionValues: []catalog.OptionChoice{{Option: "Size", Value: "S"}}}, {SKU: to("M"), OptionValues: []catalog.OptionChoice{{Option: "Size", Value: "M"}}}}})
		Expect(namesOf(p)).To(Equal([]string{"S", "M"}))
	})

	It("is replaced when a request sets a name, and returns when the name is cleared", func() {
		p := shirt()
		in := kept(p)
		in[0].Name = to("Special")
		change(p, catalog.ProductInput{Variants: in})
		change(p, choose(p, "Black", "White"))
		Expect(namesOf(p)).To(Equal([]string{"Special", "White"}))
		in[0].Name = to("")
		change(p, catalog.ProductInput{Variants: in})
		Expect(namesOf(p)).To(Equal([]string{"Black", "White"}))
		Expect(change(p, catalog.ProductInput{Variants: in})).To(Equal(catalog.ProductEdit{}), "it has its made name already")
	})

	It("stays derived if a client sends the variant back without a change", func() {
		p := shirt()
		in := kept(p)
		in[0].Name = to(p.Variants[0].Name)
		Expect(change(p, catalog.ProductInput{Variants: in})).To(Equal(catalog.ProductEdit{}))
		change(p, catalog.ProductInput{Variants: in, Options: []catalog.OptionInput{{ID: to(int64(11)), Values: []catalog.OptionValueInput{
			{ID: to(int64(111)), Value: to("Snow")}, {ID: to(int64(112))}, {ID: to(int64(113))}}}}})
		Expect(namesOf(p)).To(Equal([]string{"Snow", "Black"}))
	})

	It("consists of the option values or the product's name after any change", func() {
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 31))
		p, given, all := shirt(), map[int64]string{}, []string{"White", "Black", "Sage"}
		for step := range 200 {
			in := catalog.ProductInput{}
			switch r.IntN(4) {
			case 0:
				in.Name = to(fmt.Sprint("Pot ", step))
			case 1:
				n := r.IntN(3)
				all[n] = fmt.Sprint("Color ", step)
				values := []catalog.OptionValueInput{{ID: to(int64(111))}, {ID: to(int64(112))}, {ID: to(int64(113))}}
				values[n].Value = to(all[n])
				in.Options = []catalog.OptionInput{{ID: to(int64(11)), Values: values}}
			case 2:
				n := r.Perm(3)
				in = choose(p, all[n[0]], all[n[1]])
			default:
				v := r.IntN(2)
				in.Variants = kept(p)
				name := []string{"", "", "Given"}[r.IntN(3)]
				in.Variants[v].Name = &name
				given[p.Variants[v].ID] = name
			}
			change(p, in)
			for _, v := range p.Variants {
				expected := given[v.ID]
				if expected == "" {
					expected = all[v.OptionValueIDs[0]-111]
				}
				Expect(v.Name).To(Equal(expected), "step %d", step)
			}
		}
	})
})

var _ = Describe("The media of a variant", func() {
	It("are always media of the product, after any change to the product's media", func() {
		p := shirt()
		p.Variants[0].MediaIDs, p.Variants[1].MediaIDs = []int64{41, 42}, []int64{42}
		edit, err := p.Change(catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 43}, {MediaID: 42}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Variants[0].MediaIDs).To(Equal([]int64{42}))
		Expect(edit.Update).To(ConsistOf(p.Variants[0]))
		in := kept(p)
		in[0].MediaIDs = p.Variants[0].MediaIDs
		_, err = p.Change(catalog.ProductInput{Variants: in}, everything())
		Expect(err).NotTo(HaveOccurred(), "a variant can be sent back as read")
	})

	It("are refused if the product does not have them", func() {
		p := shirt()
		in := kept(p)
		in[0].MediaIDs = []int64{41}
		_, err := p.Change(catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 42}}, Variants: in}, everything())
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/mediaIds/0"))
	})

	It("include the product's first image as the primary media item, even if documents precede it", func() {
		terms := everything()
		delete(terms.Known.Images, 51) // this medium is a document
		p := catalog.NewProduct()
		in := catalog.ProductInput{Name: to("Shoe"), Slug: to("shoe"), Media: []catalog.ProductMedia{{MediaID: 51}, {MediaID: 52}, {MediaID: 53}}}
		_, err := p.Change(in, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.PrimaryMediaID).To(HaveValue(BeEquivalentTo(52)))
		_, err = p.Change(catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 51}}}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.PrimaryMediaID).To(HaveValue(BeEquivalentTo(51)), "a product without images keeps what it has")
		p.ID, p.Media = 1, append(p.Media, catalog.ProductMedia{MediaID: 52})
		p.Pictures = catalog.Pictures{52: {File: &media.MediaFile{MediaType: media.Image}}}
		_, err = p.Change(catalog.ProductInput{PrimaryMediaID: to[*int64](nil)}, catalog.ProductTerms{Known: catalog.NewReferences()})
		Expect(err).NotTo(HaveOccurred())
		Expect(p.PrimaryMediaID).To(HaveValue(BeEquivalentTo(52)), "stored media are known by their files")
	})
})

var _ = Describe("SKUs and external ids", func() {
	coded := func(p *catalog.Product, skus ...string) []catalog.VariantInput {
		in := kept(p)
		for i, sku := range skus {
			in[i].SKU, in[i].ExternalID = to(sku), to(to("erp-"+sku))
		}
		return in
	}

	It("can be swapped and shifted in one request, because only the final state counts", func() {
		p := shirt()
		_, err := p.Change(catalog.ProductInput{Variants: coded(p, "A", "B")}, everything())
		Expect(err).NotTo(HaveOccurred())
		edit, err := p.Change(catalog.ProductInput{Variants: coded(p, "B", "A")}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect([][]int64{edit.FreedSKUs, edit.FreedExternalIDs}).To(Equal([][]int64{{21, 22}, {21, 22}}))
		edit, err = p.Change(catalog.ProductInput{Variants: coded(p, "C", "B")}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect([][]int64{edit.FreedSKUs, edit.FreedExternalIDs}).To(Equal([][]int64{{21}, {21}}))
		edit, err = p.Change(catalog.ProductInput{Variants: coded(p, "D", "E")}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.FreedSKUs).To(BeEmpty())
	})

	It("of a removed variant can be given to another variant in the same request", func() {
		p := shirt()
		gone := p.Variants[0]
		edit, err := p.Change(catalog.ProductInput{Variants: []catalog.VariantInput{{ID: to(int64(22)), SKU: to(gone.SKU)}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.FreedSKUs).To(BeEmpty(), "it is removed before the other one is written")
		Expect(slices.Contains(edit.Update, domain.Entity(gone))).To(BeTrue())
	})

	It("are refused if two variants of a request have the same value", func() {
		p := shirt()
		_, err := p.Change(catalog.ProductInput{Variants: coded(p, "A", "A")}, everything())
		Expect(strings.Join(domaintest.FieldsOf(err), " ")).To(Equal("/variants/1/sku /variants/1/externalId"))
	})
})
