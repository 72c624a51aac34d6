package ordering

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// expectedAtOnce is the number of subscriptions that one reading transaction prices.
const expectedAtOnce = 100

// ExpectedRenewals counts the renewals that are charged from today until before a day, in a
// currency, and adds up their estimates. A subscription with several renewals in these days counts
// several times. A delivery that is already paid is no charge. Subscriptions in a test clock do not
// count.
func (s *Service) ExpectedRenewals(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date) (n int64, amount domain.Amount, err error) {
	for after, more := int64(0), true; more; {
		estimates, last, err := s.expectedPage(ctx, actor, currency, until, after)
		if err != nil {
			return 0, domain.Amount{}, err
		}
		for _, e := range estimates {
			n, amount = n+1, amount.Add(e.Quote.GrandTotal)
		}
		after, more = last, last != 0
	}
	return n, amount, nil
}

// expectedPage estimates the renewals of the next subscriptions above the id after. last is the id
// of the last of them; 0 means that none follow.
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
			continue // no renewal is charged before its owed order is paid
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
