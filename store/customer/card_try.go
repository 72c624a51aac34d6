package customer

import (
	"context"
	"log/slog"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
)

// tooManyCards returns the error for a buyer whose cards were declined too often.
func tooManyCards(wait time.Duration) error {
	refused := domain.TooMany(wait).(*domain.Error)
	refused.Detail = "Too many payments were declined. Wait before you try another card."
	return refused
}

// TakeCardLane counts a buyer's attempt to use a card in the first lane that has room, and returns that
// lane's throttles. Customers who have paid in the store before use only the first lane, which strangers
// cannot exhaust. If the strangers' lane is full, the attempt is counted in a lane for known networks or
// in a lane for all other networks.
func TakeCardLane(ctx context.Context, t *command.Tx, tried domain.Tried, customerID *int64, always, strangers domain.Try) ([]domain.Throttle, error) {
	lane := always.Throttles(tried)
	if customerID != nil {
		paid, err := t.HasPaid(ctx, *customerID)
		if err != nil {
			return nil, err
		}
		if paid {
			return lane, TakeLane(ctx, t, lane)
		}
	}
	crowded := append(always.Throttles(tried), strangers.Throttles(tried)...)
	err := TakeLane(ctx, t, crowded)
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
	return lane, TakeLane(ctx, t, lane)
}

func TakeLane(ctx context.Context, t *command.Tx, lane []domain.Throttle) error {
	wait, err := t.TakeTries(ctx, lane...)
	if err == nil && wait > 0 {
		return tooManyCards(wait)
	}
	return err
}

// takeCardSave counts an attempt of a customer to save a card, before the provider is called.
// Calling giveBack removes the count again if the provider could not be reached.
func (s *Service) takeCardSave(ctx context.Context, actor domain.Actor) (giveBack func(context.Context), err error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	tried := domain.Tried{Store: actor.StoreID, Customer: domain.Itoa(actor.ID), Address: actor.From.Address}
	taken, err := TakeCardLane(ctx, tx, tried, &actor.ID, domain.TryCardSave, domain.TryCardSaveStranger)
	if err != nil {
		return nil, err
	}
	giveBack = func(ctx context.Context) {
		if err := s.DB.GiveTries(ctx, taken...); err != nil {
			slog.WarnContext(ctx, "a try at saving a card was not given back", "error", err)
		}
	}
	return giveBack, tx.Commit(ctx)
}
