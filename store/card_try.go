package store

import (
	"bytes"
	"context"
	"log/slog"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/repo"
)

// tooManyCards is the refusal of a buyer whose cards were declined too often.
func tooManyCards(wait time.Duration) error {
	refused := domain.TooMany(wait).(*domain.Error)
	refused.Detail = "Too many payments were declined. Wait before you try another card."
	return refused
}

// takeTry counts a payment as a try at a card, in the transaction that keeps the payment:
// the gateway is asked afterwards, so concurrent tries cannot pass the limit together.
// Call it last; other buyers of the store wait for the same rows. The service's own
// charges are nobody's tries.
func takeTry(ctx context.Context, t *tx, o *ordering.Order, p *ordering.Payment) error {
	actor := t.Actor()
	if !p.WantsTry() || !tries(actor) {
		return nil
	}
	tried := domain.Tried{Store: actor.StoreID, Address: actor.From.Address}
	if o.ID != 0 {
		tried.Order = domain.Itoa(o.ID)
	}
	if actor.Kind != domain.ActorCustomer {
		p.Try = ordering.NewCardTry(domain.TryCardStaff.Throttles(tried), nil)
		return takeLane(ctx, t, p.Try.Throttles)
	}
	if o.CartID != nil { // as the checkout of the cart counted
		tried.Cart, tried.Order = domain.Itoa(*o.CartID), ""
	}
	if o.CustomerID != nil {
		tried.Customer = domain.Itoa(*o.CustomerID)
	}
	taken, err := takeCardLane(ctx, t, tried, o.CustomerID, domain.TryCard, domain.TryCardStranger)
	p.Try = ordering.NewCardTry(taken, domain.PaidFrom(actor.StoreID, actor.From.Address))
	for _, throttle := range domain.TryCardStranger.Throttles(tried) { // the more of a store's payments are good, the more may fail
		if throttle.Forgives > 0 && !slices.ContainsFunc(taken, func(has domain.Throttle) bool { return bytes.Equal(has.Key, throttle.Key) }) {
			p.Try.Forgives = append(p.Try.Forgives, throttle)
		}
	}
	return err
}

// moveTries writes what a settled payment means for its try. It has a transaction of its
// own, since many payments share the rows: no payment waits for them or fails by them.
func (s *Service) moveTries(ctx context.Context, storeID int64, w ordering.WeighedTry) {
	tx, err := s.begin(ctx, domain.System(storeID))
	if err == nil {
		defer tx.Rollback()
		if err = tx.MoveTries(ctx, repo.MovedTries(w)); err == nil {
			err = tx.Commit(ctx)
		}
	}
	if err != nil {
		slog.WarnContext(ctx, "tries at cards were not counted", "store", storeID, "error", err)
	}
}

// tries reports whether an actor's payments are tries at cards: those of people and
// integrations.
func tries(actor domain.Actor) bool {
	return actor.Kind != domain.ActorSystem && actor.Kind != domain.ActorPlatform
}

// takeCardLane counts a buyer's try in the first lane that has room for it. Customers who
// have paid the store before have the first one, which no stranger can close. For a
// payment, strangers fall back on the lanes for a store that many of them try at once.
func takeCardLane(ctx context.Context, t *tx, tried domain.Tried, customerID *int64, always, strangers domain.Try) ([]domain.Throttle, error) {
	lane := always.Throttles(tried)
	if customerID != nil {
		paid, err := t.HasPaid(ctx, *customerID)
		if err != nil {
			return nil, err
		}
		if paid {
			return lane, takeLane(ctx, t, lane)
		}
	}
	crowded := append(always.Throttles(tried), strangers.Throttles(tried)...)
	err := takeLane(ctx, t, crowded)
	if domain.CodeOf(err) != domain.RateLimited || strangers != domain.TryCardStranger {
		return crowded, err
	}
	fallback := domain.TryCardStorm
	known, err := t.NetworkKnown(ctx, domain.PaidFrom(tried.Store, tried.Address))
	if err != nil {
		return nil, err
	}
	if known {
		fallback = domain.TryCardKnownNetwork
	}
	lane = append(lane, fallback.Throttles(tried)...)
	return lane, takeLane(ctx, t, lane)
}

func takeLane(ctx context.Context, t *tx, lane []domain.Throttle) error {
	wait, err := t.TakeTries(ctx, lane...)
	if err == nil && wait > 0 {
		return tooManyCards(wait)
	}
	return err
}

// takeCardSave counts a card that a customer saves, before the provider is asked. giveBack
// takes it back where the provider was not reached.
func (s *Service) takeCardSave(ctx context.Context, actor domain.Actor) (giveBack func(context.Context), err error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	tried := domain.Tried{Store: actor.StoreID, Customer: domain.Itoa(actor.ID), Address: actor.From.Address}
	taken, err := takeCardLane(ctx, tx, tried, &actor.ID, domain.TryCardSave, domain.TryCardSaveStranger)
	if err != nil {
		return nil, err
	}
	giveBack = func(ctx context.Context) {
		if err := s.db.GiveTries(ctx, taken...); err != nil {
			slog.WarnContext(ctx, "a try at saving a card was not given back", "error", err)
		}
	}
	return giveBack, tx.Commit(ctx)
}
