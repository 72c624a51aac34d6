package pricing

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// TaxSource is the source of the taxes of a quote or an order.
type TaxSource string

const (
	TaxByRates    TaxSource = "MANUAL_RATES" // the store's tax classes
	TaxByProvider TaxSource = "PROVIDER"
	TaxFallback   TaxSource = "FALLBACK" // the store's tax classes, because its tax service did not respond
)

// TaxQuestion is a request to a tax service: the charges and the destination. The same
// basket always results in the same request.
type TaxQuestion struct {
	Currency domain.Currency
	To       domain.Place
	Charges  []TaxCharge
}

// TaxCharge is a line, or shipping, whose taxes are requested. Its amount is after discounts.
type TaxCharge struct {
	Shipping bool
	SKU      string // SKU of a line; empty for shipping
	TaxCode  string // code of the tax class at the service; empty means none
	Quantity int64
	Amount   domain.Amount // price of all units, as displayed
	Included bool          // the amount contains its taxes
	item     int           // index in the basket; shipping follows the lines
}

// TaxAnswer is a tax service's response: the taxes of each charge, in the order of the request.
type TaxAnswer struct {
	Reference string // reference that the service assigned to the response; empty means none
	Taxes     [][]LineTax
}

// Check returns an error if the response does not match the request. Such a response is a fault of the
// service.
func (q TaxQuestion) Check(a TaxAnswer) error {
	if len(a.Taxes) != len(q.Charges) {
		return domain.Errorf(domain.InvalidValue, "The response has the taxes of %d charges; the request has %d.", len(a.Taxes), len(q.Charges))
	}
	for i, rows := range a.Taxes {
		var sum domain.Amount
		for _, row := range rows {
			switch {
			case row.Name == "" || len(row.Name) > maxTaxName:
				return domain.Errorf(domain.InvalidValue, "A tax of charge %d has no name, or one that is too long.", i+1)
			case !q.Currency.Fits(row.Amount):
				return domain.Errorf(domain.InvalidValue, "A tax of charge %d has more digits after the point than %s has.", i+1, q.Currency)
			case row.Amount.Sign() < 0 || row.Rate.Sign() < 0 || maxTaxRate.Less(row.Rate):
				return domain.Errorf(domain.InvalidValue, "A tax of charge %d is negative, or its rate is above %s percent.", i+1, maxTaxRate)
			}
			sum = sum.Add(row.Amount)
		}
		if c := q.Charges[i]; c.Included && c.Amount.Less(sum) || c.Amount.Mul(maxTaxRate).Quo(domain.Hundred).Less(sum) {
			return domain.Errorf(domain.InvalidValue, "The taxes of charge %d are too high for its amount.", i+1)
		}
	}
	return nil
}

// maxTaxRate is the highest accepted rate in percent, and maxTaxName the maximum length of a tax name in
// bytes.
var maxTaxRate = domain.AmountOf(1000, 0)

const maxTaxName = 100

// TaxQuestion returns the request to the store's tax service for a basket with a quote. The result asks is false if no
// request is needed:
//   - The store has no tax service, or the destination is unknown.
//   - The buyer is exempt, or everything is free.
//   - Every charge keeps its original rates.
func (b Basket) TaxQuestion(q Quote) (out TaxQuestion, asks bool) {
	if !b.TaxService || b.Destination == nil || b.Buyer.TaxExempt {
		return out, false
	}
	out = TaxQuestion{Currency: b.Currency, To: *b.Destination}
	for i, l := range b.Lines {
		if l.Kept != nil && !l.Kept.Anew || l.BuysGiftCard() || q.Lines[i].Availability == AvailableNoLonger {
			continue
		}
		c := TaxCharge{SKU: l.Sellable.Variant.SKU, Quantity: max(1, int64(l.Quantity)), Amount: q.shown[i], Included: b.PricesIncludeTax, item: i}
		c.classify(l.Sellable.TaxClass)
		out.Charges = append(out.Charges, c)
	}
	carriage := TaxCharge{Shipping: true, Quantity: 1, Amount: q.shown[len(b.Lines)], item: len(b.Lines)}
	carriage.classify(b.ShippingTaxClass)
	switch {
	case b.Edit != nil && b.Edit.Shipping != nil:
		carriage.Included = slices.ContainsFunc(b.Edit.Shipping.Rates, func(r settings.TaxRate) bool { return r.IncludedInPrice })
		if b.Edit.Shipping.Anew {
			out.Charges = append(out.Charges, carriage)
		}
	case b.Shipping != nil && q.RequiresShipping:
		carriage.Included = b.Shipping.TaxIncluded
		out.Charges = append(out.Charges, carriage)
	}
	asks = slices.ContainsFunc(out.Charges, func(c TaxCharge) bool { return c.Amount.Positive() })
	return out, asks
}

func (c *TaxCharge) classify(class *settings.TaxClass) {
	if class != nil && class.ProviderTaxCode != nil {
		c.TaxCode = *class.ProviderTaxCode
	}
}

// TaxedBy returns the basket with the response to its request. The basket's quote then uses the taxes in
// the response.
func (b Basket) TaxedBy(q TaxQuestion, a TaxAnswer) Basket {
	b.answered = map[int][]LineTax{}
	for i, c := range q.Charges {
		rows := slices.Clone(a.Taxes[i])
		base := c.Amount
		if c.Included {
			base = base.Sub(domain.Sum(amounts(rows)...))
		}
		for n := range rows {
			rows[n].Base, rows[n].Included = base, c.Included
		}
		b.answered[c.item] = rows
	}
	return b
}

// rated sets rates to those of the response, for each charge that the service taxed.
func (b Basket) rated(items []taxable) []taxable {
	for i := range items {
		rows, is := b.answered[i]
		if !is {
			continue
		}
		items[i].rates = make([]settings.TaxRate, len(rows))
		for n, row := range rows {
			items[i].rates[n] = settings.TaxRate{Name: row.Name, Rate: row.Rate, IncludedInPrice: row.Included}
		}
	}
	return items
}

// asAnswered sets amounts to exactly those of the response, for each charge that the service taxed.
func (b Basket) asAnswered(items []taxable, out []taxed) []taxed {
	for i, rows := range b.answered {
		t := taxed{net: items[i].shown, tax: domain.Sum(amounts(rows)...), taxes: rows, gross: items[i].shown}
		if len(rows) > 0 && rows[0].Included {
			t.net = t.net.Sub(t.tax)
		} else {
			t.gross = t.gross.Add(t.tax)
		}
		out[i] = t
	}
	return out
}
