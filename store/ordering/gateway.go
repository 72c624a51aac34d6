package ordering

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"slices"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// question is one call to a payment's gateway with one of the service's keys.
type question struct {
	payment   *ordering.Payment
	provider  *settings.PaymentProvider // provider of the payment; nil means that ask reads it
	operation payment.Operation
	key       string
	// If again is set, the call may have been made before, but not before askedOn. ask first
	// fetches the gateway's record of the key.
	again   bool
	askedOn time.Time
	since   time.Time // time of the first call; zero means askedOn
	// If fresh is set, the call was not made before, although again is set.
	fresh bool
	// If lapses is set, a call that is still unknown to the gateway AttemptLease after askedOn never takes effect. ask
	// starts no call later than AskLimit after askedOn.
	lapses bool
	// If owed is set, the call must be retried after any failure, so ask never declines it on its
	// own.
	owed bool
	// call calls the gateway. nil means that ask only fetches the gateway's record of the key.
	call func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error)
}

var results = promauto.NewCounterVec(prometheus.CounterOpts{
	Name: "storeplatform_gateway_results_total",
	Help: "Results of calls to payment providers, by provider, operation and outcome. ERROR means that the service could not call the provider.",
}, []string{"provider", "operation", "outcome"})

// ask returns the outcome of a call as outcomeOf does, and counts it in the metrics.
func (s *Service) ask(ctx context.Context, q question) (ordering.Result, error) {
	result, err := s.outcomeOf(ctx, q)
	outcome := string(result.Outcome)
	if err != nil {
		outcome = "ERROR"
	}
	results.WithLabelValues(q.payment.ProviderCode, string(q.operation), outcome).Inc()
	return result, err
}

// outcomeOf determines the outcome of a call, and makes the call if the gateway does not know it
// yet. A call that the gateway's adapter rejects moves no money, and outcomeOf returns a decline of
// class CONFIG. An error leaves the outcome open, as OutcomeUnknown does.
func (s *Service) outcomeOf(ctx context.Context, q question) (ordering.Result, error) {
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
		if result, found, err := s.fetchEarlier(ctx, q, gateway, account, log); err != nil || found {
			return result, err
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
	case errors.Is(err, payment.ErrKeyReused), err != nil && q.owed:
		// ErrKeyReused means that the gateway's response is for another request and must not
		// settle this call.
		return unknown, err
	case err != nil && q.again && s.Clock.Now().Sub(q.askedOn) < 2*payment.AnswerTimeout:
		// An earlier call may still take effect.
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

// fetchEarlier fetches the outcome of an earlier call for q. found is false if the gateway knows of no earlier call;
// q's call may then be made. If the fetch fails, found is true and the outcome is unknown.
func (s *Service) fetchEarlier(ctx context.Context, q question, g payment.Gateway, a payment.Account, log *slog.Logger) (result ordering.Result, found bool, err error) {
	unknown := ordering.Result{Outcome: ordering.OutcomeUnknown}
	known, err := s.fetch(ctx, g, a, payment.FetchRequest{Operation: q.operation, Key: a.Key(q.key), Reference: q.payment.ProviderReference, AskedOn: s.machineTime(q.since, q.askedOn)})
	switch {
	case errors.Is(err, payment.ErrKeyReused):
		return unknown, false, err
	case err != nil:
		log.WarnContext(ctx, "the gateway does not say what became of a call", "error", err)
		return unknown, true, nil
	case known.Found:
		return command.ResultOf(known.Result), true, nil
	case q.lapses && q.call == nil && s.Clock.Now().Sub(q.askedOn) >= ordering.AttemptLease:
		log.WarnContext(ctx, "the gateway never heard of a payment", "askedOn", q.askedOn)
		return ordering.Lapsed(q.askedOn, string(payment.ProcessingError)), true, nil
	}
	return unknown, false, nil
}

// machineTime converts the first non-zero time to the machine's clock: gateways do not know
// the offset of s.Clock. It returns zero if all times are zero.
func (s *Service) machineTime(times ...time.Time) time.Time {
	at := cmp.Or(times...)
	if at.IsZero() {
		return at
	}
	return at.Add(-s.Clock.Offset())
}

// askedBefore returns the time of an earlier call in the form that gateways expect, by the machine's clock. It returns
// zero if there was no earlier call.
func (s *Service) askedBefore(again bool, on time.Time) time.Time {
	if !again {
		return time.Time{}
	}
	return s.machineTime(on)
}

// takes reports whether a provider's gateway accepts an amount in a currency. Payment
// services have different smallest units and do not accept every currency.
func (s *Service) takes(p *settings.PaymentProvider, amount domain.Amount, currency domain.Currency) bool {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return true // without a gateway the amount has no limit
	}
	account := payment.Account{StoreID: p.StoreID, ProviderID: p.ID, Livemode: p.Livemode}
	return slices.ContainsFunc(p.PaymentTypes, func(t string) bool {
		can := gateway.Can(account, payment.PaymentType(t), currency)
		_, fits := amount.Units(can.Digits)
		return fits && can != payment.Capabilities{}
	})
}

// least returns the smallest amount that a provider charges in a currency, by the store's settings and by its gateway; 0
// means that none is known. Stored value must leave at least this amount to the provider, or all of the order.
func (s *Service) least(p *settings.PaymentProvider, store *settings.Store, currency domain.Currency) domain.Amount {
	amount := ordering.LeastAmount(p, store, currency)
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return amount
	}
	account := payment.Account{StoreID: p.StoreID, ProviderID: p.ID, Livemode: p.Livemode}
	for _, t := range p.PaymentTypes {
		can := gateway.Can(account, payment.PaymentType(t), currency)
		if least := domain.AmountOf(can.Least, can.Digits); amount.Less(least) {
			amount = least
		}
	}
	return amount
}

// keepsRest reports whether the gateway keeps the rest of an authorization when a part of it is
// captured.
func (s *Service) keepsRest(p *ordering.Payment) bool {
	if p.IsTender() {
		return true
	}
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return false
	}
	account := payment.Account{StoreID: p.StoreID, ProviderID: p.PaymentProviderID}
	return gateway.Can(account, payment.PaymentType(p.PaymentType), p.CurrencyCode).MultiCapture
}

func (s *Service) fetch(ctx context.Context, g payment.Gateway, a payment.Account, r payment.FetchRequest) (payment.Snapshot, error) {
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	return g.Fetch(ctx, a, r)
}

// gatewayOf returns the gateway of a payment, and the account with which the payment was
// made. provider is the payment's provider; nil means that gatewayOf reads it.
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
