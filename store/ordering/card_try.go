package ordering

import (
	"bytes"
	"context"
	"log/slog"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	customers "github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/repo"
)

// takeTry counts a payment as a try at a card, in the transaction that keeps the payment:
// the gateway is asked afterwards, so concurrent tries cannot pass the limit together.
// Call it last; other buyers of the store wait for the same rows. The service's own
// charges are nobody's tries.
func takeTry(ctx context.Context, t *command.Tx, o *ordering.Order, p *ordering.Payment) error {
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
		return customers.TakeLane(ctx, t, p.Try.Throttles)
	}
	if o.CartID != nil { // as the checkout of the cart counted
		tried.Cart, tried.Order = domain.Itoa(*o.CartID), ""
	}
	if o.CustomerID != nil {
		tried.Customer = domain.Itoa(*o.CustomerID)
	}
	taken, err := customers.TakeCardLane(ctx, t, tried, o.CustomerID, domain.TryCard, domain.TryCardStranger)
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
	tx, err := s.Begin(ctx, domain.System(storeID))
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
