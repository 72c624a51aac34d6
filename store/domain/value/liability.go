package value

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// maxLiabilityDays is the length of the longest report.
const maxLiabilityDays = 366

// CheckLiabilityPeriod returns an error unless the period ends after its start, and at most 366 days later.
func CheckLiabilityPeriod(from, to domain.Date) error {
	switch {
	case to <= from:
		return domain.InvalidParameter("to", "to must be after from.")
	case to > from.Add(maxLiabilityDays):
		return domain.InvalidParameter("to", "A report covers at most %d days.", maxLiabilityDays)
	}
	return nil
}

// Group identifies the value of one currency, kind and source. Source is empty for store credit.
type Group struct {
	CurrencyCode domain.Currency
	Kind         Kind
	Source       Source
}

// Movement is the sum of a group's entries of one type. Date is nil for the entries before the report.
type Movement struct {
	Group
	Date   *domain.Date
	Type   EntryType
	Amount domain.Amount // change of the balances
}

// LiabilityDay contains the changes of one day.
type LiabilityDay struct {
	Date             domain.Date
	Opening, Closing domain.Amount
	Changes          map[EntryType]domain.Amount // types without a change are absent
}

// LiabilityGroup contains the value of a group at the start and the end of the report, and its days with
// changes, oldest first.
type LiabilityGroup struct {
	Group
	Opening, Closing domain.Amount
	Days             []LiabilityDay
}

// Liability adds movements up to groups, sorted by currency, kind and source. It omits groups without value
// and without changes, and days without changes.
func Liability(movements []Movement) []LiabilityGroup {
	groups := map[Group]*LiabilityGroup{}
	days := map[Group]map[domain.Date]map[EntryType]domain.Amount{}
	for _, m := range movements {
		g := groups[m.Group]
		if g == nil {
			g = &LiabilityGroup{Group: m.Group}
			groups[m.Group], days[m.Group] = g, map[domain.Date]map[EntryType]domain.Amount{}
		}
		switch day := m.Date; {
		case m.Amount.IsZero(): // a hold or a release
		case day == nil:
			g.Opening = g.Opening.Add(m.Amount)
		default:
			if days[m.Group][*day] == nil {
				days[m.Group][*day] = map[EntryType]domain.Amount{}
			}
			days[m.Group][*day][m.Type] = days[m.Group][*day][m.Type].Add(m.Amount)
		}
	}
	var out []LiabilityGroup
	for _, g := range groups {
		g.Closing = g.Opening
		for date, changes := range days[g.Group] {
			g.Days = append(g.Days, LiabilityDay{Date: date, Changes: changes})
		}
		slices.SortFunc(g.Days, func(a, b LiabilityDay) int { return cmp.Compare(a.Date, b.Date) })
		for i := range g.Days {
			day := &g.Days[i]
			day.Opening = g.Closing
			for _, amount := range day.Changes {
				g.Closing = g.Closing.Add(amount)
			}
			day.Closing = g.Closing
		}
		if !g.Opening.IsZero() || len(g.Days) > 0 {
			out = append(out, *g)
		}
	}
	slices.SortFunc(out, func(a, b LiabilityGroup) int {
		return cmp.Or(cmp.Compare(a.CurrencyCode, b.CurrencyCode), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Source, b.Source))
	})
	return out
}
