package ordering

import (
	"cmp"
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreateCryptoPaymentLink returns a link through which the amount due of the actor's order can be paid with
// cryptocurrency: the provider's open link, or else a new link. It first cancels a payment that waits for the
// customer. Concurrent requests return the same link.
func (s *Service) CreateCryptoPaymentLink(ctx context.Context, actor domain.Actor, in ordering.CryptoLinkInput) (*ordering.Order, *ordering.Payment, error) {
	own, err := s.As(actor).Order(ctx, in.Order)
	if err != nil {
		return nil, nil, err
	}
	if waits := own.Confirming(); waits != nil {
		if err := s.cancelAttempt(ctx, actor, waits); err != nil {
			return nil, nil, err
		}
	}
	return s.paymentPage(ctx, actor, own.ID, in)
}

// paymentPage does the work of CreateCryptoPaymentLink after that method has checked
// that the actor may pay the order.
func (s *Service) paymentPage(ctx context.Context, actor domain.Actor, orderID int64, in ordering.CryptoLinkInput) (*ordering.Order, *ordering.Payment, error) {
	for range 2 {
		held, err := s.reserveLink(ctx, actor, orderID, in)
		if err != nil {
			return nil, nil, err
		}
		switch p := held.attempt; {
		case p.Over(s.Clock.Now()): // the link has expired, and the outcome of its payment is still unknown
			if _, err := s.settlePayment(ctx, domain.System(actor.StoreID), p.ID); err != nil {
				return nil, nil, err
			}
			continue
		case p.NextAction != nil:
			return held.order, p, nil
		}
		order, err := s.charge(ctx, actor, held)
		switch domain.CodeOf(err) {
		case domain.PaymentDeclined: // the provider created no link, so nothing was paid
			return nil, nil, &domain.Error{Code: domain.Unavailable, RetryAfter: 5, Detail: "The payment provider has made no link. Nothing was charged."}
		default:
			if err != nil {
				return nil, nil, err
			}
		}
		if p, err := domain.Find(order.Payments, held.attempt.ID, "payment"); err != nil || p.NextAction != nil {
			return order, p, err
		}
	}
	return nil, nil, ordering.OutcomeUnknownError()
}

// reserveLink returns the order's open link with a provider, or stores a new link. The caller calls the gateway
// after reserveLink has committed.
func (s *Service) reserveLink(ctx context.Context, actor domain.Actor, orderID int64, in ordering.CryptoLinkInput) (held reservation, err error) {
	tx, store, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	back, err := s.returnTo(store, in.ReturnURL, "/returnUrl")
	if err != nil {
		return held, err
	}
	provider, err := s.linkProvider(ctx, tx.Reader, store, o, in.ProviderID)
	if err != nil {
		return held, err
	}
	p, events, err := o.Link(ordering.Means{Provider: provider, Link: true, ReturnURL: back, LinkID: actor.Holder()}, store, tx.At)
	if err != nil {
		return held, err
	}
	held = reservation{order: o, attempt: p, provider: provider, collects: true, again: p.ID != 0}
	if held.again {
		return held, nil
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return held, err
	}
	return held, tx.Commit(ctx, events...)
}

// linkProvider returns the provider that makes a link for an order. A nil id means the store's first provider
// that supports links. If no provider does, the error is unsupported_operation.
func (s *Service) linkProvider(ctx context.Context, r repo.Reader, store *settings.Store, o *ordering.Order, id *int64) (*settings.PaymentProvider, error) {
	amount := o.Balance().Due
	country := ""
	if o.BillingAddress != nil {
		country = o.BillingAddress.CountryCode
	}
	fits := func(p *settings.PaymentProvider) bool {
		return p.Links() && p.Offers(store, amount, o.CurrencyCode, country) && s.links(p, amount, o.CurrencyCode)
	}
	if id != nil {
		p, err := r.PaymentProvider(ctx, *id)
		if err != nil {
			return nil, err
		}
		if !fits(p) {
			return nil, domain.InvalidAs(domain.UnsupportedOperation, "/paymentProviderId", "%s takes no crypto payment of %s %s.", p.DisplayName, o.CurrencyCode.Format(amount), o.CurrencyCode)
		}
		return p, nil
	}
	all, err := r.PaymentProviders(ctx)
	if err != nil {
		return nil, err
	}
	if i := slices.IndexFunc(all, fits); i >= 0 {
		return all[i], nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "The store takes no crypto payment of %s %s.", o.CurrencyCode.Format(amount), o.CurrencyCode)
}

// links reports whether a provider's gateway can create a link for an amount.
func (s *Service) links(p *settings.PaymentProvider, amount domain.Amount, currency domain.Currency) bool {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return false
	}
	can := gateway.Can(payment.Account{StoreID: p.StoreID, ProviderID: p.ID, Livemode: p.Livemode}, payment.Crypto, currency)
	_, fits := amount.Units(can.Digits)
	return fits && can.Link
}

// returnTo returns the address to which an external page sends the buyer back. The given address must belong
// to the store or be one of the service's pages for the store. An empty address means the storefront, or the
// service if the store has not verified its domain.
func (s *Service) returnTo(store *settings.Store, address, pointer string) (string, error) {
	site := s.letter.Site(store).Account
	ours := address == store.HostedCheckout(s.PublicURL) || address == store.PaymentPage(s.PublicURL)
	if address != "" && !ours && !store.Owns(address, s.TrustLoopback) {
		return "", domain.Invalid(pointer, "The address is none of the store's: its domain, or one of its allowedOrigins.")
	}
	return cmp.Or(address, site), nil
}
