// Package report computes the figures of a store's dashboard for a range of days.
package report

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Comparison is the earlier range with which a dashboard is compared.
type Comparison string

const (
	PreviousPeriod Comparison = "PREVIOUS_PERIOD" // as many days, immediately before the range
	PreviousYear   Comparison = "PREVIOUS_YEAR"   // the same days one year earlier
	NoComparison   Comparison = "NONE"
)

const (
	usualDays = 30
	mostDays  = 366
)

// Range contains the days of a dashboard, in the store's time zone. From is the first day, and To is the
// day after the last.
type Range struct {
	From, To     domain.Date
	Timezone     string
	CompareTo    Comparison
	CurrencyCode domain.Currency
}

// NewRange returns the requested range. The defaults are the last 30 days, including today, and the
// store's default currency. A range must have 1 to 366 days.
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
		refused.AddParameter("from", "Choose a day before %s, the end of the range, which the range does not include.", r.To)
	case r.To > r.From.Add(mostDays):
		refused.AddParameter("from", "Choose a range of at most %d days.", mostDays)
	}
	if !r.CurrencyCode.Known() {
		refused.AddParameter("currencyCode", "There is no currency %q.", string(r.CurrencyCode))
	}
	return r, refused.Err()
}

// Days returns the number of days in the range.
func (r Range) Days() int { return int(r.To - r.From) }

// Rolled moves a default range that ended yesterday forward by one day. It returns any other range
// unchanged.
func (r Range) Rolled(today domain.Date) Range {
	if r.Days() == usualDays && r.To == today {
		r.From, r.To = r.From.Add(1), r.To.Add(1)
	}
	return r
}

// Previous returns the earlier range to compare with. compared is false if the dashboard has no
// comparison.
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

// Sales contains the totals of a range, without tax: of placed orders that are not canceled, and of
// refunds of such orders issued in the range. It excludes refunds of overpayments, because no sale
// includes the overpaid money.
type Sales struct {
	Orders    int64
	Gross     domain.Amount // before discounts
	Discounts domain.Amount
	Refunds   domain.Amount // without tax and shipping
	Tax       domain.Amount
	Shipping  domain.Amount
	Total     domain.Amount // amount payable by the buyers
}

// Net returns the sales after discounts and refunds, without tax and shipping.
func (s Sales) Net() domain.Amount { return s.Gross.Sub(s.Discounts).Sub(s.Refunds) }

// Average returns the average order total; 0 without orders.
func (s Sales) Average(currency domain.Currency) domain.Amount {
	if s.Orders == 0 {
		return domain.Amount{}
	}
	return s.Total.Quo(domain.AmountOf(s.Orders, 0)).Round(currency.Digits(), domain.HalfUp)
}

// Change returns the change in percent, rounded to 2 digits. It returns nil if the first amount is 0.
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

// Day contains the sales of one day.
type Day struct {
	Date   domain.Date
	Net    domain.Amount
	Orders int64
}

// Fill returns an entry for every day of the range. Days without sales are 0.
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

// Product contains the sales of one product before refunds.
type Product struct {
	ProductID int64
	Name      string
	Quantity  int64
	Net       domain.Amount
}

// Scarce is a variant whose available stock is at or below its threshold.
type Scarce struct {
	VariantID int64
	SKU       string
	Name      string
	Available int64 // negative if units are backordered
}

// Buyers counts the customers who ordered in a range, each once. It does not count guests.
type Buyers struct {
	New       int64 // customers whose first order is in the range
	Returning int64
}

// Subscribers counts subscriptions, except those on a test clock. A replacement does not count as new,
// and a replaced subscription does not count as canceled.
type Subscribers struct {
	Active    int64
	New       int64 // started in the range
	Cancelled int64 // canceled in the range
	Begun     int64 // existed at the start of the range
	Lost      int64 // subscriptions in Begun that were canceled in the range, or whose renewals stopped in it
	PastDue   int64
	MRR       domain.Amount // monthly amount expected from renewals, in the range's currency
	Upcoming  int64         // number of renewals in the next 7 days, in the same currency
	Expected  domain.Amount // total amount of the renewals in Upcoming
}

// Churn returns Lost as a percentage of Begun, or 0 if Begun is 0.
func (s Subscribers) Churn() domain.Amount {
	if s.Begun == 0 {
		return domain.Amount{}
	}
	return percent(domain.AmountOf(s.Lost, 0), domain.AmountOf(s.Begun, 0))
}

// Attention counts the items that need an administrator now.
type Attention struct {
	Unfulfilled     int64 // orders
	AwaitingPayment int64 // orders
	RefundsPending  int64
	FailedTasks     int64 // failed mails and integration tasks
	WebhookFailures int64 // failed delivery attempts in the last 24 hours
}

// Figures contains the figures of a dashboard for a range.
type Figures struct {
	Range       Range
	Sales       Sales
	Previous    *Sales // nil means that the dashboard has no comparison
	Days        []Day
	Products    []Product
	Buyers      Buyers
	Subscribers Subscribers
	Attention   Attention
	LowStock    []Scarce
	GeneratedOn time.Time
}

const (
	// Fresh is the maximum age at which figures are shown without recomputing them.
	Fresh = 5 * time.Minute
	// KeptFor is how long after a view of the dashboard the service keeps recomputing the figures in
	// advance.
	KeptFor = 24 * time.Hour
)
