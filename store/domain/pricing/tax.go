package pricing

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// TaxTerms contains a store's settings for the rounding of taxes.
type TaxTerms struct {
	Currency domain.Currency            `json:"currency"`
	Rounding settings.TaxRounding       `json:"rounding"`
	Target   settings.TaxRoundingTarget `json:"target"`
	Mode     domain.RoundingMode        `json:"mode"`
}

// taxable is a displayed amount whose taxes are to be computed. It contains the taxes that the price
// includes.
type taxable struct {
	shown    domain.Amount // sum of all units, not negative
	quantity int64         // number of units, for rounding by unit
	rates    []settings.TaxRate
	exempt   bool // the buyer is exempt: included tax is deducted from the price, and no tax is charged
	// frozen is set if the charge keeps the amounts of an earlier computation. If tax is rounded over all
	// amounts, the other amounts take over the difference.
	frozen *Frozen
}

// taxed is an amount whose taxes are computed. The sum of Net and taxes is the amount to pay.
type taxed struct {
	net   domain.Amount
	tax   domain.Amount
	taxes []LineTax
	// gross is the amount to pay: the displayed amount plus the taxes on top. It is computed
	// independently of net and tax, so that it can check both.
	gross domain.Amount
}

// tax computes the taxes of amounts. A displayed amount that includes its tax does not change: either the
// tax or, by setting, the net amount is rounded, and the other is the difference. Tax on top is rounded
// separately. Each tax is rounded only once: per line with LINE, per unit with UNIT, and for all amounts
// together with TOTAL. With TOTAL, the rounded tax is then allocated to the amounts by largest remainder.
func (t TaxTerms) tax(items []taxable) []taxed {
	out := make([]taxed, len(items))
	included := t.included(items)
	for i, item := range items {
		out[i].net, out[i].gross = item.shown.Sub(included[i]), item.shown
		if item.exempt {
			out[i].gross = out[i].net
		} else {
			out[i].taxes = t.includedRows(out[i].net, included[i], item.rates)
		}
	}
	t.addOnTop(items, out)
	for i := range out {
		if f := items[i].frozen; f != nil {
			out[i] = f.taxed()
			continue
		}
		for _, row := range out[i].taxes {
			out[i].tax = out[i].tax.Add(row.Amount)
			if !row.Included {
				out[i].gross = out[i].gross.Add(row.Amount)
			}
		}
	}
	return out
}

// factor returns the ratio of the price with its included taxes to the net amount: 1.19
// for a tax of 19 %.
func factor(rates []settings.TaxRate) domain.Amount {
	plain, compound := domain.One, domain.One
	for _, r := range rates {
		share := r.Rate.Quo(domain.Hundred)
		switch {
		case !r.IncludedInPrice:
		case r.IsCompound:
			compound = compound.Mul(domain.One.Add(share))
		default:
			plain = plain.Add(share)
		}
	}
	return plain.Mul(compound)
}

// included returns the rounded sum of the taxes that each shown amount contains.
func (t TaxTerms) included(items []taxable) []domain.Amount {
	digits := t.Currency.Digits()
	out := make([]domain.Amount, len(items))
	var sum domain.Amount // sum of the exact taxes or of the exact net amounts, depending on the target
	shown := domain.Amount{}
	exact := make([]domain.Amount, len(items))
	for i, item := range items {
		f := factor(item.rates)
		if f.Equal(domain.One) {
			continue
		}
		net := item.shown.Quo(f)
		exact[i] = item.shown.Sub(net)
		switch t.Rounding {
		case settings.RoundTotal:
			shown = shown.Add(item.shown)
			if t.Target == settings.RoundNet {
				sum = sum.Add(net)
			} else {
				sum = sum.Add(exact[i])
			}
		case settings.RoundUnit:
			n := domain.AmountOf(item.quantity, 0)
			if t.Target == settings.RoundNet {
				out[i] = item.shown.Sub(net.Quo(n).Round(digits, t.Mode).Mul(n))
			} else {
				out[i] = exact[i].Quo(n).Round(digits, t.Mode).Mul(n)
			}
			// For a unit that costs only a few cents, the rounded tax may exceed the price.
			out[i] = out[i].Min(item.shown).NotNegative()
		default:
			out[i] = t.part(item.shown, net, exact[i])
		}
	}
	if t.Rounding == settings.RoundTotal {
		total := sum.Whole(digits).Round(digits, t.Mode)
		if t.Target == settings.RoundNet {
			total = shown.Sub(total)
		}
		parts := t.spread(total, exact, items)
		var over domain.Amount
		for i, item := range items {
			if item.frozen != nil {
				was := item.shown.Sub(item.frozen.Total)
				over, parts[i] = over.Add(parts[i]).Sub(was), was
			}
		}
		makeUp(over, parts, func(i int) (domain.Amount, bool) {
			return items[i].shown, items[i].frozen == nil && exact[i].Positive()
		})
		return parts
	}
	return out
}

// spread allocates to each amount its part of a tax that was rounded for all amounts. A part that is
// rounded up can exceed its price. The excess goes to the other taxed amounts, in proportion to their
// remainders.
func (t TaxTerms) spread(total domain.Amount, exact []domain.Amount, items []taxable) []domain.Amount {
	parts := total.Allocate(t.Currency.Digits(), exact)
	room := make([]domain.Amount, len(items))
	var over domain.Amount
	for i, item := range items {
		left := item.shown.Sub(parts[i])
		over, parts[i] = over.Add(left.Neg().NotNegative()), parts[i].Min(item.shown)
		if exact[i].Positive() {
			room[i] = left.NotNegative()
		}
	}
	for i, more := range over.Allocate(t.Currency.Digits(), room) {
		parts[i] = parts[i].Add(more)
	}
	return parts
}

// part returns the tax in a displayed amount, rounded as the target requires.
func (t TaxTerms) part(shown, net, tax domain.Amount) domain.Amount {
	if t.Target == settings.RoundNet {
		return shown.Sub(net.Round(t.Currency.Digits(), t.Mode))
	}
	return tax.Round(t.Currency.Digits(), t.Mode)
}

// includedRows divides included tax among its rates. The weights are the tax of each rate on a net amount
// of 100, because the actual net amount may be rounded to 0 although its tax is not.
func (t TaxTerms) includedRows(net, tax domain.Amount, rates []settings.TaxRate) []LineTax {
	var rows []LineTax
	var weights []domain.Amount
	compound := domain.Hundred
	for _, r := range ordered(rates, true) {
		base, per := net, domain.Hundred
		if r.IsCompound {
			base, per = net.Mul(compound).Quo(domain.Hundred), compound
		}
		weight := per.Mul(r.Rate).Quo(domain.Hundred)
		compound = compound.Add(weight)
		weights = append(weights, weight)
		rows = append(rows, LineTax{Name: r.Name, Translations: r.Translations, Rate: r.Rate, Base: base.Round(t.Currency.Digits(), t.Mode), Included: true})
	}
	for i, part := range tax.Allocate(t.Currency.Digits(), weights) {
		rows[i].Amount = part
	}
	return rows
}

// addOnTop adds the taxes that are not included in prices.
func (t TaxTerms) addOnTop(items []taxable, out []taxed) {
	digits := t.Currency.Digits()
	type place struct{ item, row int }
	type kind struct {
		name, rate string
		compound   bool
	}
	var kinds []kind // in order of appearance, because the order of a map is random
	places := map[kind][]place{}
	exact := map[kind][]domain.Amount{}
	for i, item := range items {
		if item.exempt {
			continue
		}
		running := out[i].net.Add(domain.Sum(amounts(out[i].taxes)...))
		unit := domain.AmountOf(max(item.quantity, 1), 0)
		for _, r := range ordered(item.rates, false) {
			base := out[i].net
			if r.IsCompound {
				base = running
			}
			row := LineTax{Name: r.Name, Translations: r.Translations, Rate: r.Rate, Base: base.Round(digits, t.Mode)}
			share := base.Mul(r.Rate).Quo(domain.Hundred)
			switch t.Rounding {
			case settings.RoundTotal:
				k := kind{r.Name, r.Rate.Trimmed(), r.IsCompound}
				if places[k] == nil {
					kinds = append(kinds, k)
				}
				places[k] = append(places[k], place{i, len(out[i].taxes)})
				exact[k] = append(exact[k], share)
			case settings.RoundUnit:
				row.Amount = share.Quo(unit).Round(digits, t.Mode).Mul(unit)
				share = row.Amount
			default:
				row.Amount = share.Round(digits, t.Mode)
				share = row.Amount
			}
			running = running.Add(share)
			out[i].taxes = append(out[i].taxes, row)
		}
	}
	for _, k := range kinds {
		total := domain.Sum(exact[k]...).Whole(digits).Round(digits, t.Mode)
		parts := total.Allocate(digits, exact[k])
		var over domain.Amount
		for n, at := range places[k] {
			if f := items[at.item].frozen; f != nil {
				was := f.Taxes[at.row].Amount
				over, parts[n] = over.Add(parts[n]).Sub(was), was
			}
		}
		makeUp(over, parts, func(n int) (domain.Amount, bool) {
			at := places[k][n]
			return total, items[at.item].frozen == nil && exact[k][n].Positive()
		})
		for n, part := range parts {
			at := places[k][n]
			out[at.item].taxes[at.row].Amount = part
		}
	}
}

// ordered returns the included rates or the rates on top, in both cases with compound rates last.
func ordered(rates []settings.TaxRate, included bool) []settings.TaxRate {
	var out []settings.TaxRate
	for _, compound := range []bool{false, true} {
		for _, r := range rates {
			if r.IncludedInPrice == included && r.IsCompound == compound {
				out = append(out, r)
			}
		}
	}
	return out
}

func amounts(taxes []LineTax) []domain.Amount {
	out := make([]domain.Amount, len(taxes))
	for i, t := range taxes {
		out[i] = t.Amount
	}
	return out
}

// WithInclusion returns a copy of the rates with IncludedInPrice set to included. Charges other than
// goods have a setting of their own for this.
func WithInclusion(rates []settings.TaxRate, included bool) []settings.TaxRate {
	out := slices.Clone(rates)
	for i := range out {
		out[i].IncludedInPrice = included
	}
	return out
}

// LineTax is one tax on a line or on shipping, as it is charged.
type LineTax struct {
	Name     string        `json:"name"`
	Rate     domain.Amount `json:"rate"` // percent
	Base     domain.Amount `json:"base"` // net amount from which the tax is computed
	Amount   domain.Amount `json:"amount"`
	Included bool          `json:"included"` // the displayed price contains the tax
	// Translations contains the name in other languages.
	Translations []domain.NameTranslation `json:"translations,omitempty"`
	LocalName    string                   `json:"localName,omitempty"` // in the document's language; empty means Name
}

// Title returns the tax's name in the document's language.
func (t LineTax) Title() string { return cmp.Or(t.LocalName, t.Name) }

// TaxesIn returns the taxes with names in the reader's language.
func TaxesIn(r domain.Reading, taxes []LineTax) []LineTax {
	out := slices.Clone(taxes)
	for i, t := range out {
		if name := domain.NameIn(r, t.Name, t.Translations).Text; name != t.Name {
			out[i].LocalName = name
		}
		out[i].Translations = nil
	}
	return out
}
