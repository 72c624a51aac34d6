package ordering

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

const (
	// expectedAtOnce is the number of subscriptions that one reading transaction prices.
	expectedAtOnce = 100
	// mostExpected is the maximum number of subscriptions that ExpectedRenewals prices, which takes
	// about 2 seconds.
	mostExpected = 2_000
)

// ExpectedRenewals counts the renewals in a currency that are charged from today up to, but not including, a given day,
// and adds up their estimates. A subscription with several renewals in this period is counted several times. Prepaid
// deliveries and subscriptions with a test clock are not counted. ExpectedRenewals prices 2,000 subscriptions and
// extrapolates the result to the rest.
func (s *Service) ExpectedRenewals(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date) (n int64, amount domain.Amount, err error) {
	priced, after, more := int64(0), int64(0), true
	for more && priced < mostExpected {
		estimates, last, err := s.expectedPage(ctx, actor, currency, until, after)
		if err != nil {
			return 0, domain.Amount{}, err
		}
		for _, e := range estimates {
			n, amount = n+1, amount.Add(e.Quote.GrandTotal)
		}
		priced, after, more = priced+expectedAtOnce, last, last != 0
	}
	if !more {
		return n, amount, nil
	}
	rest, err := s.restOfExpected(ctx, actor, currency, until, after)
	if err != nil {
		return 0, domain.Amount{}, err
	}
	n, amount = report.InProportion(n, amount, priced, rest, currency)
	return n, amount, nil
}

// restOfExpected counts the subscriptions that ExpectedRenewals would price and whose id is greater than a given id.
func (s *Service) restOfExpected(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date, after int64) (n int64, err error) {
	r := s.As(actor)
	store, err := r.Store(ctx)
	if err != nil {
		return 0, err
	}
	return r.RenewingAbove(ctx, currency, subscription.CalendarOf(store, s.Clock.Now()).Today(), until, after)
}

// expectedPage estimates the renewals of the next subscriptions whose id is greater than a given id. The result last is
// the id of the last of these subscriptions; 0 means that no more follow.
func (s *Service) expectedPage(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date, after int64) (out []*subscription.Estimate, last int64, err error) {
	r, err := s.DB.Read(ctx, actor)
	if err != nil {
		return nil, 0, err
	}
	defer r.Close()
	store, err := r.Store(ctx)
	if err != nil {
		return nil, 0, err
	}
	calendar := subscription.CalendarOf(store, s.Clock.Now())
	ids, err := r.Renewing(ctx, currency, calendar.Today(), until, after, expectedAtOnce)
	if err != nil {
		return nil, 0, err
	}
	for _, id := range ids {
		sub, err := r.Reader.Subscription(ctx, subscription.Key{ID: id})
		if err != nil {
			return nil, 0, err
		}
		if sub.Status == subscription.Active && sub.DueAt == nil && sub.Open() == nil {
			continue // no renewal is charged before the unpaid order is paid
		}
		shown := shownSubscription{Reading: r, store: store, sub: sub, rules: subscription.Rules{Calendar: calendar}}
		for _, u := range sub.Upcoming(calendar, until-1, int(until-calendar.Today())) {
			if u.Cycle == nil || u.Prepaid {
				continue
			}
			e, err := shown.estimate(ctx, u)
			if refused, ok := errors.AsType[*domain.Error](err); ok && refused.Code != domain.Busy {
				continue // a renewal without a price is not charged
			}
			if err != nil {
				return nil, 0, err
			}
			out = append(out, e)
		}
	}
	if len(ids) == expectedAtOnce {
		last = ids[len(ids)-1]
	}
	return out, last, nil
}
