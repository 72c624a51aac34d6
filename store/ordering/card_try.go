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

// takeTry counts a payment as an attempt with a card. It counts before the call to the gateway, in
// the transaction that stores the payment, so concurrent attempts cannot exceed the limit together.
// Past the limit the error is rate_limited. Call takeTry last, since other buyers of the store wait
// for the same rows. Charges that the service makes on its own are not counted.
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
	if o.CartID != nil { // count by cart, since the checkout counted by cart
		tried.Cart, tried.Order = domain.Itoa(*o.CartID), ""
	}
	if o.CustomerID != nil {
		tried.Customer = domain.Itoa(*o.CustomerID)
	}
	taken, err := customers.TakeCardLane(ctx, t, tried, o.CustomerID, domain.TryCard, domain.TryCardStranger)
	p.Try = ordering.NewCardTry(taken, domain.PaidFrom(actor.StoreID, actor.From.Address))
	// The more payments of a store succeed, the more attempts may fail.
	for _, throttle := range domain.TryCardStranger.Throttles(tried) {
		if throttle.Forgives > 0 && !slices.ContainsFunc(taken, func(has domain.Throttle) bool { return bytes.Equal(has.Key, throttle.Key) }) {
			p.Try.Forgives = append(p.Try.Forgives, throttle)
		}
	}
	return err
}

// moveTries updates the counts of an attempt after the state of its payment changed. Many payments share these
// rows. moveTries therefore uses a separate transaction after the payment's transaction, so that no payment
// waits for the rows or fails because of them. It only logs errors.
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

// tries reports whether an actor's payments count as attempts with cards. Payments by people and
// integrations count.
func tries(actor domain.Actor) bool {
	return actor.Kind != domain.ActorSystem && actor.Kind != domain.ActorPlatform
}
