package ordering

import (
	"cmp"
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

const (
	// newestEntries is the number of history entries, newest first, in the details of a
	// subscription.
	newestEntries = 50
	// upcomingShown is the number of upcoming renewals in the details of a subscription.
	upcomingShown = 12
	// mostUpcoming is the maximum length of the list of upcoming renewals. The list ends
	// usuallyAhead days from today by default, and mostAhead days from today at the latest.
	mostUpcoming = 1000
	usuallyAhead = 365
	mostAhead    = 2 * 366
)

// shownSubscription is a subscription together with the rules for changing it. The caller
// must close its reader.
type shownSubscription struct {
	*repo.Reading
	actor domain.Actor
	store *settings.Store
	sub   *subscription.Subscription
	rules subscription.Rules
	// reading contains the customer's languages; nil means that they are not read yet.
	reading *domain.Reading
}

func (s *Service) readSubscription(ctx context.Context, actor domain.Actor, key subscription.Key) (out shownSubscription, err error) {
	out.actor = actor
	if out.Reading, err = s.DB.Read(ctx, actor); err != nil {
		return out, err
	}
	if out.store, err = out.Store(ctx); err == nil {
		if out.sub, err = out.Subscription(ctx, key); err == nil {
			out.rules, err = rulesFor(ctx, out.Reader, out.store, out.sub, s.Clock.Now())
		}
	}
	if err != nil {
		out.Close()
	}
	return out, err
}

// SubscriptionDetails returns a subscription that the actor may see, with all of its
// details.
func (s *Service) SubscriptionDetails(ctx context.Context, actor domain.Actor, key subscription.Key) (*subscription.Details, error) {
	return taxes.Taxed(ctx, s.taxes, false, func(ctx context.Context) (*subscription.Details, error) {
		return s.subscriptionDetails(ctx, actor, key)
	})
}

func (s *Service) subscriptionDetails(ctx context.Context, actor domain.Actor, key subscription.Key) (*subscription.Details, error) {
	r, err := s.readSubscription(ctx, actor, key)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	d, err := r.Reader.SubscriptionDetails(ctx, r.sub, newestEntries)
	if err != nil {
		return nil, err
	}
	if actor.Kind == domain.ActorCustomer {
		if d.Titles, err = titles(ctx, r.Reader, r.sub, d.Reading); err != nil {
			return nil, err
		}
	}
	d.Plan, d.Allowed = r.rules.Plan, r.sub.AllowedActions(r.rules)
	d.ChangesUntil = r.sub.ChangesUntil(r.rules.Calendar, r.rules.Plan.CutoffDays)
	d.Upcoming = r.sub.Upcoming(r.rules.Calendar, r.rules.Today().Add(mostAhead), upcomingShown)
	r.reading = &d.Reading
	d.Estimate, err = r.next(ctx, d.Upcoming)
	return d, err
}

// FindSubscriptions returns one page of the subscriptions that match a filter. If due is
// true, they are the subscriptions whose renewal is due today or earlier; if due is false,
// they are the others; nil means both. Today is the current day of the store or, for
// subscriptions with a test clock, of the clock. See repo.Reader.Subscriptions.
func (s *Service) FindSubscriptions(ctx context.Context, actor domain.Actor, f subscription.Filter, due *bool, q domain.PageQuery) (domain.Page[subscription.Listed], error) {
	reader := s.As(actor)
	if due != nil {
		store, err := reader.Store(ctx)
		if err != nil {
			return domain.Page[subscription.Listed]{}, err
		}
		today := subscription.CalendarOf(store, s.Clock.Now()).Today()
		f.DueBy, f.Due = &today, *due
		if !store.Livemode {
			f.ClockZone = store.Location().String()
		}
	}
	return reader.Subscriptions(ctx, f, q)
}

// UpcomingRenewals returns the upcoming renewals of a subscription up to and including a given day, and an estimate of
// the next renewal. Without a day, the list ends 365 days from today in the store's time zone. A day in the past or
// more than two years ahead is an error.
func (s *Service) UpcomingRenewals(ctx context.Context, actor domain.Actor, id int64, until *domain.Date) (upcoming []subscription.Upcoming, estimate *subscription.Estimate, err error) {
	estimate, err = taxes.Taxed(ctx, s.taxes, false, func(ctx context.Context) (estimate *subscription.Estimate, err error) {
		upcoming, estimate, err = s.upcomingRenewals(ctx, actor, id, until)
		return estimate, err
	})
	return upcoming, estimate, err
}

func (s *Service) upcomingRenewals(ctx context.Context, actor domain.Actor, id int64, until *domain.Date) ([]subscription.Upcoming, *subscription.Estimate, error) {
	r, err := s.readSubscription(ctx, actor, subscription.Key{ID: id})
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	last := r.rules.Today().Add(usuallyAhead)
	if until != nil {
		switch last = *until; {
		case last < r.rules.Today():
			return nil, nil, domain.InvalidParameter("until", "It is past: today is %s in the store's time zone.", r.rules.Today())
		case last > r.rules.Today().Add(mostAhead):
			return nil, nil, domain.InvalidParameter("until", "It is more than two years ahead.")
		}
	}
	upcoming := r.sub.Upcoming(r.rules.Calendar, last, mostUpcoming)
	estimate, err := r.next(ctx, upcoming)
	return upcoming, estimate, err
}

// EstimateSubscription estimates the charge of an upcoming renewal at today's prices. The parameter on is the renewal's
// day; nil means the next renewal that is not skipped.
func (s *Service) EstimateSubscription(ctx context.Context, actor domain.Actor, id int64, on *domain.Date) (*subscription.Estimate, error) {
	return taxes.Taxed(ctx, s.taxes, false, func(ctx context.Context) (*subscription.Estimate, error) {
		return s.estimateSubscription(ctx, actor, id, on)
	})
}

func (s *Service) estimateSubscription(ctx context.Context, actor domain.Actor, id int64, on *domain.Date) (*subscription.Estimate, error) {
	r, err := s.readSubscription(ctx, actor, subscription.Key{ID: id})
	if err != nil {
		return nil, err
	}
	defer r.Close()
	upcoming := r.sub.Upcoming(r.rules.Calendar, r.rules.Today().Add(mostAhead), mostUpcoming)
	upcoming = slices.DeleteFunc(upcoming, func(u subscription.Upcoming) bool { return u.Cycle == nil })
	if len(upcoming) == 0 {
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(r.sub.Status), To: string(r.sub.Status), Allowed: []string{}, Detail: "The subscription is not scheduled."}
	}
	u := upcoming[0]
	if on != nil {
		i := slices.IndexFunc(upcoming, func(u subscription.Upcoming) bool { return u.On == *on })
		if i < 0 {
			return nil, domain.InvalidParameter("processingDate", "The subscription does not run on %s.", *on)
		}
		u = upcoming[i]
	}
	return r.estimate(ctx, u)
}

// next estimates the charge of the first upcoming renewal that is not skipped; nil means that all
// of them are skipped.
func (r shownSubscription) next(ctx context.Context, upcoming []subscription.Upcoming) (*subscription.Estimate, error) {
	for _, u := range upcoming {
		if u.Cycle != nil {
			return r.estimate(ctx, u)
		}
	}
	return nil, nil
}

// estimate prices an upcoming renewal with the same functions that price its charge.
func (r shownSubscription) estimate(ctx context.Context, u subscription.Upcoming) (*subscription.Estimate, error) {
	then := r.sub.At(u)
	basket, _, err := renewalBasket(ctx, r.Reader, r.store, then, u.On, r.rules.Now)
	if err != nil {
		return nil, err
	}
	q, err := taxes.Quote(ctx, r.Reader, basket, r.rules.Now)
	if err != nil {
		return nil, err
	}
	e := &subscription.Estimate{On: u.On, Lines: then.Live(), Quote: q}
	obstacle := func(code domain.Code, message string) {
		e.Obstacles = append(e.Obstacles, subscription.Obstacle{Code: code, Message: message})
	}
	if q.RequiresShipping && basket.Destination == nil {
		obstacle(domain.ShippingNotAvailable, "There is no address to ship it to.")
	}
	if q.RequiresShipping && basket.Shipping == nil {
		obstacle(domain.ShippingNotAvailable, "There is no shipping method.")
	}
	if q.GrandTotal.Positive() && then.CustomerPaymentMethodID == nil {
		obstacle(domain.InvalidValue, "There is no payment method.")
	}
	if r.actor.Kind == domain.ActorCustomer {
		if r.reading == nil {
			language := r.sub.LanguageCode
			if language == nil {
				if language, err = r.CustomerLanguage(ctx, r.sub.CustomerID); err != nil {
					return nil, err
				}
			}
			r.reading = new(r.store.Settings.Reading(language))
		}
		if e.Titles, err = titles(ctx, r.Reader, then, *r.reading); err != nil {
			return nil, err
		}
	}
	return e, nil
}

// titles returns the titles of a subscription's live lines in the customer's languages, by variant. A deleted variant
// has no title.
func titles(ctx context.Context, r repo.Reader, s *subscription.Subscription, reading domain.Reading) (map[int64]string, error) {
	var variants []int64
	for _, item := range s.Live() {
		variants = append(variants, item.VariantID)
	}
	goods, err := r.Sellables(ctx, variants)
	if err != nil {
		return nil, err
	}
	out := make(map[int64]string, len(goods))
	for id, s := range goods {
		out[id] = s.TitleIn(reading)
	}
	return out, nil
}

// OwnSubscriptions returns the subscriptions of the actor, a customer, and the titles of their lines
// in the customer's languages, by subscription and variant. See repo.Reader.OwnSubscriptions.
func (s *Service) OwnSubscriptions(ctx context.Context, actor domain.Actor, status []subscription.Status) ([]*subscription.Subscription, map[int64]map[int64]string, error) {
	r, err := s.DB.Read(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	list, err := r.OwnSubscriptions(ctx, status)
	if err != nil {
		return nil, nil, err
	}
	store, err := r.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	var variants []int64
	for _, own := range list {
		for _, item := range own.Live() {
			variants = append(variants, item.VariantID)
		}
	}
	slices.Sort(variants)
	goods, err := r.Sellables(ctx, slices.Compact(variants))
	if err != nil {
		return nil, nil, err
	}
	out := map[int64]map[int64]string{}
	language, err := r.CustomerLanguage(ctx, actor.ID)
	if err != nil {
		return nil, nil, err
	}
	for _, own := range list {
		reading := store.Settings.Reading(cmp.Or(own.LanguageCode, language))
		out[own.ID] = map[int64]string{}
		for _, item := range own.Live() {
			if good, ok := goods[item.VariantID]; ok {
				out[own.ID][item.VariantID] = good.TitleIn(reading)
			}
		}
	}
	return list, out, nil
}
