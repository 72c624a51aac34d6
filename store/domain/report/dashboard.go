// Package report is what an administrator looks at: figures over days of a store.
package report

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Comparison is what a range of days is compared with.
type Comparison string

const (
	PreviousPeriod Comparison = "PREVIOUS_PERIOD" // as many days, just before
	PreviousYear   Comparison = "PREVIOUS_YEAR"   // the same days a year before
	NoComparison   Comparison = "NONE"
)

const (
	usualDays = 30
	mostDays  = 366
)

// Range is the days that a dashboard looks at, in the store's time zone: From is
// the first one, To the day after the last.
type Range struct {
	From, To     domain.Date
	Timezone     string
	CompareTo    Comparison
	CurrencyCode domain.Currency
}

// NewRange takes what a caller asked for; what they left out are the last 30 days,
// today included, and the store's default currency.
func NewRange(from, to *domain.Date, compareTo Comparison, currency *domain.Currency, store *settings.Store, now time.Time) (Range, error) {
	r := Range{To: domain.DateAt(now, store.Location()).Add(1), Timezone: store.Settings.Timezone, CompareTo: compareTo, CurrencyCode: store.Settings.DefaultCurrencyCode}
	if to != nil {
		r.To = *to
	}
	if r.From = r.To.Add(-usualDays); from != nil {
		r.From = *from
	}
	if currency != nil {
		r.CurrencyCode = *currency
	}
	var refused domain.Refusals
	switch {
	case r.From >= r.To:
		refused.AddParameter("from", "Want a day before %s, which is not in the range any more.", r.To)
	case r.To > r.From.Add(mostDays):
		refused.AddParameter("from", "Want %d days at most.", mostDays)
	}
	if !r.CurrencyCode.Known() {
		refused.AddParameter("currencyCode", "There is no currency %q.", string(r.CurrencyCode))
	}
	return r, refused.Err()
}

// Days is how many days the range has.
func (r Range) Days() int { return int(r.To - r.From) }

// Rolled is the range that somebody who looked at it means today: yesterday's usual
// one ends a day later, others are what they were.
func (r Range) Rolled(today domain.Date) Range {
	if r.Days() == usualDays && r.To == today {
		r.From, r.To = r.From.Add(1), r.To.Add(1)
	}
	return r
}

// Previous is the range that it is compared with; false without one.
func (r Range) Previous() (p Range, compared bool) {
	p = r
	p.CompareTo = NoComparison
	switch r.CompareTo {
	case PreviousPeriod:
		p.From, p.To = r.From.Add(-r.Days()), r.From
	case PreviousYear:
		p.From = r.From.AddMonths(-12)
		p.To = p.From.Add(r.Days())
	case NoComparison:
		return p, false
	}
	return p, true
}

// Sales are the placed orders of some days that are not canceled, net of tax, and
// the refunds of such that were issued on these days.
type Sales struct {
	Orders    int64
	Gross     domain.Amount // before discounts
	Discounts domain.Amount
	Refunds   domain.Amount // without tax and shipping
	Tax       domain.Amount
	Shipping  domain.Amount
	Total     domain.Amount // that the buyers were to pay
}

// Net is what was sold: after discounts and refunds, without tax and shipping.
func (s Sales) Net() domain.Amount { return s.Gross.Sub(s.Discounts).Sub(s.Refunds) }

// Average is the total of an order; 0 without orders.
func (s Sales) Average(currency domain.Currency) domain.Amount {
	if s.Orders == 0 {
		return domain.Amount{}
	}
	return s.Total.Quo(domain.AmountOf(s.Orders, 0)).Round(currency.Digits(), domain.HalfUp)
}

// Change is by how many percent sales changed, to two digits; nil where there were
// none to compare with.
func Change(from, to domain.Amount) *domain.Amount {
	if from.IsZero() {
		return nil
	}
	base := from
	if base.Sign() < 0 {
		base = base.Neg()
	}
	change := percent(to.Sub(from), base)
	return &change
}

func percent(part, whole domain.Amount) domain.Amount {
	return part.Mul(domain.Hundred).Quo(whole).Round(2, domain.HalfUp)
}

// Day is what was sold on a day.
type Day struct {
	Date   domain.Date
	Net    domain.Amount
	Orders int64
}

// Fill has every day of the range, those without sales as well.
func (r Range) Fill(sold []Day) []Day {
	days := make([]Day, r.Days())
	for i := range days {
		days[i].Date = r.From.Add(i)
	}
	for _, d := range sold {
		days[d.Date-r.From] = d
	}
	return days
}

// Product is what was sold of a product, before refunds.
type Product struct {
	ProductID int64
	Name      string
	Quantity  int64
	Net       domain.Amount
}

// Scarce is a variant of which there is no more than its threshold.
type Scarce struct {
	VariantID int64
	SKU       string
	Name      string
	Available int64 // below 0 when backordered
}

// Buyers are the customers who ordered in a range, each once. Guests are nobody.
type Buyers struct {
	New       int64 // had not ordered before
	Returning int64
}

// Subscribers counts subscriptions, without those that live in a test clock. A
// replacement is no new one, and what it replaced was not canceled.
type Subscribers struct {
	Active    int64
	New       int64 // in the range
	Cancelled int64 // in the range
	Begun     int64 // that there were when the range began
	Lost      int64 // of these, that were canceled in it
	PastDue   int64
	MRR       domain.Amount // expected from renewals in a month, in the range's currency
	Upcoming  int64         // renewals of the next 7 days in that currency
	Expected  domain.Amount // from these
}

// Churn is what share of the subscriptions that there were was lost, in percent.
func (s Subscribers) Churn() domain.Amount {
	if s.Begun == 0 {
		return domain.Amount{}
	}
	return percent(domain.AmountOf(s.Lost, 0), domain.AmountOf(s.Begun, 0))
}

// Attention is what waits for somebody, as of now.
type Attention struct {
	Unfulfilled     int64 // orders
	AwaitingPayment int64 // orders
	RefundsPending  int64
	FailedTasks     int64 // outside work that was given up
	WebhookFailures int64 // attempts in the last 24 hours
}

// Figures are what a dashboard shows of a range.
type Figures struct {
	Range       Range
	Sales       Sales
	Previous    *Sales // nil without a comparison
	Days        []Day
	Products    []Product
	Buyers      Buyers
	Subscribers Subscribers
	Attention   Attention
	LowStock    []Scarce
	GeneratedOn time.Time
}

const (
	// Fresh is how old figures may be that are shown without computing them again.
	Fresh = 5 * time.Minute
	// KeptFor is for how long figures are computed ahead after somebody saw them.
	KeptFor = 24 * time.Hour
)
