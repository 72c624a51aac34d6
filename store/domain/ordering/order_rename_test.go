package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("The names of an order in another language", func() {
	german := func(name string) []domain.NameTranslation {
		return []domain.NameTranslation{{LanguageCode: "de", Name: name}}
	}
	good := func(id int64, name string, translations ...catalog.Translation) catalog.Sellable {
		product := &catalog.Product{Name: name, Translations: translations}
		variant := &catalog.Variant{Name: name}
		product.ID, variant.ID = id, id
		return catalog.Sellable{Product: product, Variant: variant}
	}
	names := func(o *ordering.Order) (out []string) {
		for _, l := range o.Lines {
			out = append(out, l.LocalName)
		}
		return out
	}

	It("are its translations, or the ordered names where translations are missing", func() {
		one, two, gone := int64(1), int64(2), int64(3)
		o := &ordering.Order{ShippingMethodName: "Parcel", ShippingMethodLocalName: "Colis", Coupons: []pricing.AppliedCoupon{{CouponID: 4, Name: "Ten off", LocalName: "Dix"}, {CouponID: 5, Name: "Gone", LocalName: "Parti"}}}
		for _, id := range []*int64{&one, &two, &gone, nil} {
			o.Lines = append(o.Lines, &ordering.OrderLine{VariantID: id, Name: "Cup", LocalName: "Tasse (fr)"})
		}
		goods := map[int64]catalog.Sellable{1: good(1, "Cup", catalog.Translation{LanguageCode: "de", Name: "Tasse"}), 2: good(2, "Mug")}
		coupon := &pricing.Coupon{Name: new("Ten off"), Translations: german("Zehn weniger")}
		coupon.ID = 4
		method := &settings.ShippingMethod{Name: "Parcel", Translations: german("Paket")}
		before := o.Coupons
		o.Rename(domain.NewReading("de", "en", "en"), goods, []*pricing.Coupon{coupon}, method)
		Expect(names(o)).To(Equal([]string{"Tasse", "", "", ""}), "a renamed product without a translation keeps the ordered name")
		Expect([]string{o.Coupons[0].LocalName, o.Coupons[1].LocalName, o.ShippingMethodLocalName}).To(Equal([]string{"Zehn weniger", "", "Paket"}))
		Expect(before[0].LocalName).To(Equal("Dix"), "the list is another one, so that its change is seen")
		o.Rename(domain.NewReading("en", "en", "en"), goods, []*pricing.Coupon{coupon}, nil)
		Expect(names(o)).To(HaveEach(""))
		Expect([]string{o.Coupons[0].LocalName, o.ShippingMethodLocalName}).To(HaveEach(""))
	})
})
