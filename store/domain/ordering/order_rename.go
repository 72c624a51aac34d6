package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Rename translates the names that the buyer reads. goods contains the variants by id. A name without a
// translation, or the name of a deleted object, stays as the order stored it, in the language of the
// catalog. A nil method means that the shipping method was deleted.
func (o *Order) Rename(r domain.Reading, goods map[int64]catalog.Sellable, coupons []*pricing.Coupon, method *settings.ShippingMethod) {
	for _, l := range o.Lines {
		l.LocalName = ""
		if l.VariantID == nil {
			continue
		}
		if s, ok := goods[*l.VariantID]; ok {
			l.LocalName = localName(l.Name, s.Title(), s.TitleIn(r))
		}
	}
	o.Coupons = slices.Clone(o.Coupons)
	for i := range o.Coupons {
		applied := &o.Coupons[i]
		applied.LocalName = ""
		if at := slices.IndexFunc(coupons, func(c *pricing.Coupon) bool { return c.ID == applied.CouponID }); at >= 0 {
			applied.LocalName = localName(applied.Name, coupons[at].Label(), coupons[at].LabelIn(r))
		}
	}
	o.ShippingMethodLocalName = ""
	if method != nil {
		o.ShippingMethodLocalName = localName(o.ShippingMethodName, method.Name, method.NameIn(r))
	}
}

// localName returns a translated name in the form in which orders store it. It returns "" if the translation equals the
// ordered name, or equals the object's current name, which means that there is no translation.
func localName(ordered, present, translated string) string {
	if translated == ordered || translated == present {
		return ""
	}
	return translated
}
