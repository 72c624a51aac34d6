package ordering

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// walksAtOnce is the number of stores that one run of the job processes in parallel.
	// For each store the run compares walkPage subscriptions at a time with current
	// prices.
	walksAtOnce = 4
	walkPage    = 100
	// priceQuiet is the delay from a price change to the comparison. If a store changes many
	// prices during this delay, or reverts a change, each subscription causes at most one
	// mail.
	priceQuiet = time.Minute
	// priceDay is the delay from the end of a walk to the start of the next one if no price
	// changes in between. The daily walk notices prices that start or end on a date, and
	// introductory prices that end after a number of cycles.
	priceDay = 24 * time.Hour
)

// AnnouncePrices compares subscriptions with today's prices, store by store and page by page.
// A lower price emits an event. A higher price emits an event, too, and is mailed to the
// customer before the service charges it. A failure in one store does not block the other
// stores. Runs may overlap, within one process or across processes.
func (s *Service) AnnouncePrices(ctx context.Context) error {
	var failures []error
	for begun := time.Now(); ctx.Err() == nil && time.Since(begun) < command.KeepFor; {
		walks, err := s.DB.ClaimPriceWalks(ctx, walksAtOnce, priceQuiet)
		if err != nil || len(walks) == 0 {
			return errors.Join(append(failures, err)...)
		}
		results := make([]error, len(walks))
		var all sync.WaitGroup
		for i, w := range walks {
			all.Go(func() {
				results[i] = command.SettleItem(ctx, dueIn(w.StoreID, 0), func(ctx context.Context, system domain.Actor, _ int64) error { return s.walkPrices(ctx, system, w) })
			})
		}
		all.Wait()
		failures = append(failures, results...)
	}
	return errors.Join(failures...)
}

// walkPrices processes one page of a store's subscriptions. A failure of one subscription
// does not block the others; the next walk compares the failed subscription again.
func (s *Service) walkPrices(ctx context.Context, system domain.Actor, w repo.PriceWalk) error {
	page, changed, err := s.repriced(ctx, system, w)
	if err != nil {
		return fmt.Errorf("prices of store %d: %w", w.StoreID, err)
	}
	var failures []error
	for _, id := range changed {
		if err := command.SettleItem(ctx, dueIn(w.StoreID, id), s.repriceSubscription); err != nil {
			failures = append(failures, fmt.Errorf("prices of subscription %d: %w", id, err))
		}
	}
	if ctx.Err() != nil {
		return errors.Join(append(failures, ctx.Err())...) // the next claim repeats the page
	}
	if len(page) > 0 {
		w.DoneID = page[len(page)-1].ID
	}
	return errors.Join(append(failures, s.DB.KeepPriceWalk(ctx, w, len(page) == walkPage, priceDay))...)
}

func dueIn(storeID, id int64) repo.Due {
	return repo.Due{PaymentAccount: repo.PaymentAccount{StoreID: storeID}, ID: id}
}

// repriced reads the next page of a store's subscriptions without writing anything. page lists the subscriptions,
// and changed lists the ids of those whose price differs from today's. changed also includes every subscription
// with a test clock, because the clock shows a different day.
func (s *Service) repriced(ctx context.Context, system domain.Actor, w repo.PriceWalk) (page []*subscription.Subscription, changed []int64, err error) {
	r, err := s.DB.Read(ctx, system)
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	store, err := r.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	if page, err = r.SubscriptionsToPrice(ctx, w.DoneID, walkPage); err != nil || len(page) == 0 {
		return page, nil, err
	}
	var customers, variants []int64
	for _, sub := range page {
		customers = append(customers, sub.CustomerID)
		for _, item := range sub.Live() {
			variants = append(variants, item.VariantID)
		}
	}
	types, err := r.AccountTypesOf(ctx, customers)
	if err != nil {
		return nil, nil, err
	}
	sellables, err := r.Sellables(ctx, variants)
	if err != nil {
		return nil, nil, err
	}
	plans, kinds := map[int64]*catalog.SubscriptionPlan{}, map[int64]*customer.AccountType{}
	calendar := subscription.CalendarOf(store, s.Clock.Now())
	for _, sub := range page {
		kindID := types[sub.CustomerID]
		if kinds[kindID] == nil {
			if kinds[kindID], err = r.AccountType(ctx, kindID); err != nil {
				return nil, nil, err
			}
		}
		if plans[sub.SubscriptionPlanID] == nil {
			if plans[sub.SubscriptionPlanID], err = r.SubscriptionPlan(ctx, sub.SubscriptionPlanID); err != nil {
				return nil, nil, err
			}
		}
		offers := subscription.Offers{Sellables: sellables, Plan: plans[sub.SubscriptionPlanID], Shopper: shopper(store, &kindID, discountOf(kinds[kindID]), sub.CurrencyCode, calendar)}
		_, event := sub.Reprice(offers, store.Settings.PriceChangeNoticeDays, calendar)
		if event.Type != "" || sub.TestClockID != nil {
			changed = append(changed, sub.ID)
		}
	}
	return page, changed, nil
}

// shopper returns the shopper for whom a subscription's renewals are priced.
func shopper(store *settings.Store, accountTypeID *int64, discount domain.Amount, currency domain.Currency, c subscription.Calendar) catalog.Shopper {
	return catalog.Shopper{AccountTypeID: accountTypeID, Discount: discount, Currency: currency, RoundingMode: store.Settings.RoundingMode, Now: c.Now}
}

// discountOf returns an account type's discount on list prices in percent; 0 means no discount.
func discountOf(kind *customer.AccountType) (percent domain.Amount) {
	if kind.PriceMode == customer.PriceModeDiscount && kind.DiscountPercent != nil {
		percent = *kind.DiscountPercent
	}
	return percent
}

// repriceSubscription applies today's prices to a subscription and queues a mail about increases in the same
// transaction, so no customer gets the mail twice.
func (s *Service) repriceSubscription(ctx context.Context, system domain.Actor, id int64) error {
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	sub, err := LockSubscription(ctx, tx, id)
	if err != nil {
		return err
	}
	plan, err := tx.SubscriptionPlan(ctx, sub.SubscriptionPlanID)
	if err != nil {
		return err
	}
	calendar, err := calendar(ctx, tx, store, sub)
	if err != nil {
		return err
	}
	offers, err := offers(ctx, tx, store, sub, plan, nil, calendar)
	if err != nil {
		return err
	}
	rises, event := sub.Reprice(offers, store.Settings.PriceChangeNoticeDays, calendar)
	if event.Type == "" {
		return nil
	}
	if err := tx.SaveSubscription(ctx, sub); err != nil {
		return err
	}
	if len(rises) > 0 {
		who, err := tx.Customer(ctx, sub.CustomerID)
		if err != nil {
			return err
		}
		if err := s.letter.QueueMail(ctx, tx, letter.PriceRiseLetter(store, s.letter.Site(store), who, sub, rises, calendar)); err != nil {
			return err
		}
	}
	return tx.Commit(ctx, event)
}
