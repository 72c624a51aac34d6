package ordering

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// question is one call to the gateway of a payment, under a key of ours.
type question struct {
	payment   *ordering.Payment
	provider  *settings.PaymentProvider // of the payment; nil: it is read
	operation payment.Operation
	key       string
	// again: the gateway may have been asked before, not earlier than askedOn. What
	// it knows of the key is asked for first.
	again   bool
	askedOn time.Time
	since   time.Time // when it was asked for first, where that is not askedOn
	// fresh: nobody has asked before, although what it knows is asked for first.
	fresh bool
	// lapses: what the gateway has not heard of AttemptLease after askedOn never
	// happens any more, and no call of it begins later than AskLimit after askedOn.
	lapses bool
	// owed: whatever goes wrong, it is to be asked once more; it is never refused by us.
	owed bool
	// call asks it to act. Nil: it is only asked what it knows.
	call func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error)
}

// ask finds out what became of a question, and asks it where that is nothing
// yet. A call that the gateway cannot even understand moves nothing, and is
// refused. An error leaves everything open.
func (s *Service) ask(ctx context.Context, q question) (ordering.Result, error) {
	p, unknown := q.payment, ordering.Result{Outcome: ordering.OutcomeUnknown}
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "order", domain.Itoa(p.OrderID) })
	gateway, account, err := s.gatewayOf(ctx, p, q.provider)
	switch code := domain.CodeOf(err); {
	case err != nil && (!q.again || q.fresh) && !q.owed && (code == domain.NotFound || code == domain.UnsupportedOperation):
		return ordering.Refused(ordering.FailureConfig, string(payment.ProviderUnsupported), "The store has no way to reach the payment's provider."), nil
	case err != nil:
		return unknown, err
	}
	log := slog.With("operation", q.operation, "payment", p.ID, "store", p.StoreID, "provider", p.ProviderCode)
	key := account.Key(q.key)
	if q.again {
		known, err := s.fetch(ctx, gateway, account, payment.FetchRequest{Operation: q.operation, Key: key, Reference: p.ProviderReference, AskedOn: s.machineTime(q.since, q.askedOn)})
		switch {
		case errors.Is(err, payment.ErrKeyReused):
			return unknown, err
		case err != nil: // not to know is not "not found"
			log.WarnContext(ctx, "the gateway does not say what became of a call", "error", err)
			return unknown, nil
		case known.Found:
			return command.ResultOf(known.Result), nil
		case q.lapses && q.call == nil && s.Clock.Now().Sub(q.askedOn) >= ordering.AttemptLease:
			log.WarnContext(ctx, "the gateway never heard of a payment", "askedOn", q.askedOn)
			return ordering.Lapsed(q.askedOn, string(payment.ProcessingError)), nil
		}
	}
	late := ordering.AskLimit - s.Clock.Now().Sub(q.askedOn)
	if q.call == nil || q.lapses && late <= 0 {
		return unknown, nil
	}
	wait := payment.AnswerTimeout
	if q.lapses {
		wait = min(wait, late+payment.AnswerTimeout)
	}
	bounded, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	result, err := q.call(bounded, gateway, account, key)
	switch {
	case errors.Is(err, payment.ErrKeyReused), err != nil && q.owed: // a reused key: another's answer must not settle this
		return unknown, err
	case err != nil && q.again && s.Clock.Now().Sub(q.askedOn) < 2*payment.AnswerTimeout: // an earlier call may still arrive
		log.ErrorContext(ctx, "call refused by the gateway's adapter", "error", err)
		return unknown, nil
	case err != nil:
		log.ErrorContext(ctx, "call refused by the gateway's adapter", "error", err)
		return ordering.Refused(ordering.FailureConfig, string(payment.ProcessingError), "The payment provider could not process the request."), nil
	case result.Outcome == payment.Unknown:
		log.WarnContext(ctx, "no answer from the gateway", "error", result.Cause)
	}
	return command.ResultOf(result), nil
}

// machineTime is the first of times that is one, by the machine's clock: a gateway has no
// other.
func (s *Service) machineTime(times ...time.Time) time.Time {
	at := cmp.Or(times...)
	if at.IsZero() {
		return at
	}
	return at.Add(-s.Clock.Offset())
}

// askedBefore is when a gateway was asked for something before, as it is told.
func (s *Service) askedBefore(again bool, on time.Time) time.Time {
	if !again {
		return time.Time{}
	}
	return s.machineTime(on)
}

// takes tells whether a provider's gateway takes an amount: services count money in units
// of their own, and some currencies not at all.
func (s *Service) takes(p *settings.PaymentProvider, amount domain.Amount, currency domain.Currency) bool {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return true // nobody is asked
	}
	account := payment.Account{StoreID: p.StoreID, ProviderID: p.ID, Livemode: p.Livemode}
	return slices.ContainsFunc(p.PaymentTypes, func(t string) bool {
		can := gateway.Can(account, payment.PaymentType(t), currency)
		_, fits := amount.Units(can.Digits)
		return fits && can != payment.Capabilities{}
	})
}

func (s *Service) fetch(ctx context.Context, g payment.Gateway, a payment.Account, r payment.FetchRequest) (payment.Snapshot, error) {
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	return g.Fetch(ctx, a, r)
}

// gatewayOf finds the gateway of a payment, and opens the account that the
// payment was made with. provider is the payment's; nil: it is read.
func (s *Service) gatewayOf(ctx context.Context, p *ordering.Payment, provider *settings.PaymentProvider) (payment.Gateway, payment.Account, error) {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return nil, payment.Account{}, err
	}
	if provider == nil {
		if provider, err = s.As(domain.System(p.StoreID)).PaymentProvider(ctx, p.PaymentProviderID); err != nil {
			return nil, payment.Account{}, err
		}
	}
	account, err := s.Account(provider)
	return gateway, account, err
}
