package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// RateSum is the part of a document at one tax rate. Amounts of credit notes are negative.
type RateSum struct {
	Tax    *pricing.LineTax // includes the taxed net amount; nil means the untaxed part
	Net    domain.Amount    // an amount with several taxes is only included at the first tax
	Amount domain.Amount    // the tax
	// Converted is Amount in the currency of the tax office. nil means that the document has only its own
	// currency.
	Converted *domain.Amount
}

// ByRate divides the document by tax rate, in the order of its rows. The sums of Net and Amount equal the
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
	inv.convert(sums)
	return sums
}

// convert sets the converted tax of each part, at the document's exchange rate. The converted parts are
// rounded; the largest part takes the cents by which their sum differs from the document's total.
func (inv *Invoice) convert(sums []RateSum) {
	t := inv.TaxConversion
	if t == nil || len(sums) == 0 {
		return
	}
	left, largest := t.TaxTotal, 0
	if inv.Type == CreditNote {
		left = left.Neg()
	}
	for i, s := range sums {
		part := s.Amount.Mul(t.Rate).Round(t.CurrencyCode.Digits(), domain.HalfUp)
		sums[i].Converted, left = &part, left.Sub(part)
		if size(sums[largest].Amount).Less(size(s.Amount)) {
			largest = i
		}
	}
	whole := sums[largest].Converted.Add(left)
	sums[largest].Converted = &whole
}

func size(a domain.Amount) domain.Amount {
	if a.Sign() < 0 {
		return a.Neg()
	}
	return a
}

// Country returns the country in which the document is taxed. A credit note for goods that an edit sends to another
// country has the former country. Documents of earlier releases have the country to which the goods are sent, else the
// buyer's. "" means unknown.
func (c InvoiceContent) Country() string {
	for _, row := range c.Rows {
		if row.Country != "" {
			return row.Country
		}
	}
	for _, a := range []*domain.Address{c.Buyer.ShippingAddress, c.Buyer.BillingAddress} {
		if a != nil {
			return a.CountryCode
		}
	}
	return ""
}
