package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// RateSum is the part of a document at one tax rate. Amounts of credit notes are negative.
type RateSum struct {
	Tax    *pricing.LineTax // includes the taxed net amount; nil means the part without tax
	Net    domain.Amount    // an amount with several taxes counts only at the first tax
	Amount domain.Amount    // the tax
}

// ByRate divides the document by tax rate, in the order of its rows. Net and Amount add up to the
// document's net and tax.
func (inv *Invoice) ByRate() (sums []RateSum) {
	at := func(t *pricing.LineTax) *RateSum {
		i := slices.IndexFunc(sums, func(s RateSum) bool {
			return s.Tax == nil && t == nil || s.Tax != nil && t != nil && s.Tax.Name == t.Name && s.Tax.Rate.Equal(t.Rate)
		})
		if i < 0 {
			if i = len(sums); t != nil {
				t = &pricing.LineTax{Name: t.Name, Rate: t.Rate, Included: t.Included}
			}
			sums = append(sums, RateSum{Tax: t})
		}
		return &sums[i]
	}
	for _, row := range inv.Content.Rows {
		if inv.Type == CreditNote {
			row = row.neg()
		}
		if len(row.Taxes) == 0 {
			none := at(nil)
			none.Net, none.Amount = none.Net.Add(row.Net), none.Amount.Add(row.Tax)
			continue
		}
		for i, t := range row.Taxes {
			s := at(&t)
			if s.Amount, s.Tax.Base = s.Amount.Add(t.Amount), s.Tax.Base.Add(t.Base); i == 0 {
				s.Net = s.Net.Add(row.Net)
			}
		}
	}
	return sums
}

// Country returns the country in which the document is taxed: the destination of the goods, else
// the buyer's country. "" means unknown.
func (c InvoiceContent) Country() string {
	for _, a := range []*domain.Address{c.Buyer.ShippingAddress, c.Buyer.BillingAddress} {
		if a != nil {
			return a.CountryCode
		}
	}
	return ""
}
