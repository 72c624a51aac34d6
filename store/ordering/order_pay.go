package ordering

import (
	"bytes"
	"cmp"
	"context"
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// PayOrder pays the amount due of a placed order while the customer is present. It first
// cancels a payment that waits for the customer's confirmation; if the customer confirms
// at the same moment, the gateway decides. A repeated request resumes the earlier request
// and never charges twice. With the link of a renewal, PayOrder makes a renewal attempt
// with the customer present.
func (s *Service) PayOrder(ctx context.Context, actor domain.Actor, in ordering.OrderPay) (*ordering.Order, error) {
	o, err := s.payPresent(ctx, actor, in)
	return s.named(ctx, actor, nil, o, err)
}

func (s *Service) payPresent(ctx context.Context, actor domain.Actor, in ordering.OrderPay) (*ordering.Order, error) {
	own, err := s.payable(ctx, &actor, &in)
	if err != nil {
		return nil, err
	}
	provider, err := s.As(actor).PaymentProvider(ctx, in.Payment.ProviderID)
	if err != nil {
		return nil, err
	}
	if id := in.Payment.MethodID; id != nil {
		if _, err := s.As(actor).CustomerPaymentMethod(ctx, *id); err != nil {
			return nil, err
		}
	}
	if renews(own, actor) {
		return s.payRenewal(ctx, actor, own, in)
	}
	if waits := own.Confirming(); waits != nil && own.PaidBy(actor.CommandID) == nil {
		if err := s.cancelAttempt(ctx, actor, waits); err != nil {
			return nil, err
		}
	}
	if provider.PaysByLink() && in.Payment.MethodID == nil && in.Payment.Token == "" {
		order, _, err := s.paymentPage(ctx, actor, own.ID, ordering.CryptoLinkInput{ProviderID: &provider.ID, ReturnURL: in.Payment.ReturnURL})
		return order, domain.Within("/payment", err)
	}
	return s.payOrder(ctx, actor, own.ID, func(tx *command.Tx, store *settings.Store, o *ordering.Order) (*ordering.Means, error) {
		return s.presentMeans(ctx, tx, store, o, in)
	})
}

// payable returns the order to pay. With a payment link it sets actor to the order's customer, or to a
// guest. A payer with a link can neither use a saved payment method nor save a new one, except for a
// renewal.
func (s *Service) payable(ctx context.Context, actor *domain.Actor, in *ordering.OrderPay) (*ordering.Order, error) {
	if in.Token == "" {
		return s.As(*actor).Order(ctx, in.Order)
	}
	link, o, err := s.linkedOrder(ctx, actor.StoreID, in.Token)
	switch {
	case err != nil:
		return nil, err
	case renews(o, *actor):
	case in.Payment.MethodID != nil:
		return nil, domain.Invalid("/payment/customerPaymentMethodId", "A payment link reaches no saved payment method.")
	case in.Payment.Save:
		return nil, domain.Invalid("/payment/savePaymentMethod", "Nothing is kept of what is paid by a link.")
	}
	in.Payment.ReturnURL = cmp.Or(in.Payment.ReturnURL, link.ReturnURL)
	actor.ID, actor.AccountID, actor.SessionID, actor.CartToken = 0, 0, 0, nil
	if o.CustomerID != nil {
		actor.ID = *o.CustomerID
	}
	return o, nil
}

// linkedOrder returns the payment link of a store that has the token, and the link's
// order. The error is identity.ErrPaymentLink for an unknown or expired token.
func (s *Service) linkedOrder(ctx context.Context, storeID int64, token string) (*ordering.PaymentLink, *ordering.Order, error) {
	r, err := s.Read(ctx, domain.System(storeID))
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	return linkedOrder(ctx, r.Reader, token)
}

func linkedOrder(ctx context.Context, r repo.Reader, token string) (*ordering.PaymentLink, *ordering.Order, error) {
	link, err := r.PaymentLink(ctx, domain.HashToken(token))
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil, identity.ErrPaymentLink
	}
	if err != nil {
		return nil, nil, err
	}
	o, err := r.Order(ctx, ordering.OrderKey{ID: link.OrderID})
	return link, o, err
}

// ChargeOrder charges the amount due of a placed order to a saved payment method of the
// order's customer, who is not present. A nil methodID means the default method. A
// repeated request resumes the earlier request and never charges twice.
func (s *Service) ChargeOrder(ctx context.Context, actor domain.Actor, orderID int64, methodID *int64) (*ordering.Order, error) {
	return s.payOrder(ctx, actor, orderID, func(tx *command.Tx, _ *settings.Store, o *ordering.Order) (*ordering.Means, error) {
		return savedMeans(ctx, tx, o, methodID)
	})
}

// payOrder pays the amount due in two commits, with the gateway call between them.
func (s *Service) payOrder(ctx context.Context, actor domain.Actor, orderID int64, means func(*command.Tx, *settings.Store, *ordering.Order) (*ordering.Means, error)) (*ordering.Order, error) {
	held, err := s.reserveDue(ctx, actor, orderID, means)
	if err != nil {
		return nil, err
	}
	if held.attempt == nil {
		return held.order, nil
	}
	return s.charge(ctx, actor, held)
}

// reserveDue stores a payment of the amount due. The caller calls the gateway after this commit. A repeated
// request resumes the payment of its first run. In a closed store the error is unavailable.
func (s *Service) reserveDue(ctx context.Context, actor domain.Actor, orderID int64, means func(*command.Tx, *settings.Store, *ordering.Order) (*ordering.Means, error)) (held reservation, err error) {
	tx, store, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	if p := o.PaidBy(actor.CommandID); p != nil {
		return resumePayment(o, p)
	}
	if store.Status == settings.StoreClosed {
		return held, &domain.Error{Code: domain.Unavailable, Detail: "The store is closed, and charges no customer.", RetryAfter: settings.ClosedRetry}
	}
	with, err := means(tx, store, o)
	if err != nil {
		return held, err
	}
	with.LinkID = actor.Holder()
	held = reservation{order: o, provider: with.Provider, collects: true}
	var events []domain.Event
	if held.attempt, events, err = o.Pay(*with, store, actor, tx.At); err != nil {
		return held, err
	}
	if err := takeTry(ctx, tx, o, held.attempt); err != nil {
		return held, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return held, err
	}
	return held, tx.Commit(ctx, events...)
}

// presentMeans returns the means of payment that a payer who is present chose. It
// returns an error if the amount due differs from in.ExpectedDue, or if the provider
// is offline.
func (s *Service) presentMeans(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, in ordering.OrderPay) (m *ordering.Means, err error) {
	owes, err := o.Owing()
	if err != nil {
		return nil, err
	}
	if in.ExpectedDue != nil && !in.ExpectedDue.Equal(owes) {
		return nil, dueChanged(totalsOf(o), owes)
	}
	var buyer *customer.Customer
	if o.CustomerID != nil && in.Token == "" {
		if buyer, err = t.Customer(ctx, *o.CustomerID); err != nil {
			return nil, err
		}
	}
	m, err = s.means(ctx, t.Reader, store, buyer, dueQuote(o), ordering.Checkout{BillingAddress: o.BillingAddress}, &in.Payment)
	if err == nil && m.IsOffline() {
		err = domain.Invalid("/payment/paymentProviderId", "Nothing is paid here with %s.", m.Provider.DisplayName)
	}
	return m, err
}

// dueQuote returns a quote of the order's amount due, less authorized amounts.
func dueQuote(o *ordering.Order) pricing.Quote {
	return pricing.Quote{GrandTotal: o.Unsecured(), Currency: o.CurrencyCode}
}

// totalsOf returns the order's totals as a quote.
func totalsOf(o *ordering.Order) pricing.Quote {
	return pricing.Quote{Currency: o.CurrencyCode, Subtotal: o.Subtotal, DiscountTotal: o.DiscountTotal, ShippingTotal: o.ShippingTotal, TaxTotal: o.TaxTotal, GrandTotal: o.GrandTotal}
}

// savedMeans returns a saved payment method of the order's customer for a charge in the customer's
// absence. A nil methodID means the default method.
func savedMeans(ctx context.Context, t *command.Tx, o *ordering.Order, methodID *int64) (*ordering.Means, error) {
	if o.CustomerID == nil {
		return nil, domain.Invalid("/orderId", "The order is a guest's, who has no saved payment methods.")
	}
	has, err := t.CustomerPaymentMethods(ctx, *o.CustomerID, false)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(has, func(m *customer.CustomerPaymentMethod) bool {
		return methodID == nil && m.IsDefault || methodID != nil && m.ID == *methodID
	})
	switch {
	case i < 0 && methodID == nil:
		return nil, domain.Invalid("/customerPaymentMethodId", "The customer has no default payment method; name one.")
	case i < 0:
		return nil, domain.Missing("payment method")
	case has[i].Expired(t.At):
		return nil, domain.Invalid("/customerPaymentMethodId", "The payment method has expired. Name another one, or send a payment link.")
	}
	provider, err := t.PaymentProvider(ctx, has[i].PaymentProviderID)
	if err != nil {
		return nil, err
	}
	return ordering.Renew(provider, has[i], true, 0, 0), nil
}

// CreateOrderPaymentLink creates a link whose holder can pay the amount due of an order. Only the returned
// address and the mail contain the token. The link expires after ordering.PaymentLinkTime. If the order already has
// ordering.MaxPaymentLinks, the new link replaces the oldest. A repeated request returns the same link.
func (s *Service) CreateOrderPaymentLink(ctx context.Context, actor domain.Actor, in ordering.PaymentLinkInput) (link *ordering.PaymentLink, address string, err error) {
	tx, store, o, err := s.openOrder(ctx, actor, in.OrderID)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	_, page := s.returnTo(store, in.PageURL, "/pageUrl")
	if strings.Contains(in.PageURL, "#") {
		page = domain.Invalid("/pageUrl", "The token takes the place of the fragment.")
	}
	_, back := s.returnTo(store, in.ReturnURL, "/returnUrl")
	if err := domain.Together(page, back); err != nil {
		return nil, "", err
	}
	has, err := tx.LockPaymentLinks(ctx, o.ID)
	if err != nil {
		return nil, "", err
	}
	token := s.TokenOf(actor, domain.PaymentToken)
	address = in.PageURL + "#token=" + token
	if in.PageURL == "" {
		var buyer *customer.Customer
		if o.CustomerID != nil {
			if buyer, err = tx.Customer(ctx, *o.CustomerID); err != nil {
				return nil, "", err
			}
		}
		address = store.PaymentPage(s.PublicURL) + "#token=" + token + speaks(buyer)
	}
	if i := slices.IndexFunc(has, func(l *ordering.PaymentLink) bool { return bytes.Equal(l.TokenHash, domain.HashToken(token)) }); i >= 0 {
		return has[i], address, nil // this request has already created the link
	}
	link, old, err := o.PaymentLink(domain.HashToken(token), in.ReturnURL, has, tx.At)
	if err != nil {
		return nil, "", err
	}
	if in.PageURL == "" {
		taking, err := s.takesOf(ctx, tx, store, o)
		if err != nil {
			return nil, "", err
		}
		if !slices.ContainsFunc(taking, (*settings.PaymentProvider).OnPages) {
			return nil, "", domain.InvalidAs(domain.UnsupportedOperation, "/pageUrl", "No provider of the store takes a payment of this order on the service's page. Name a page of the store's own.")
		}
	}
	for _, l := range old {
		if err := tx.Delete(ctx, l); err != nil {
			return nil, "", err
		}
	}
	if err := tx.Insert(ctx, link); err != nil {
		return nil, "", err
	}
	if in.Notify {
		if o.Email == "" {
			return nil, "", domain.Invalid("/notifyCustomer", "The order has no e-mail address.")
		}
		if err := s.letter.MustQueueMail(ctx, tx, letter.PaymentLinkLetter(store, s.letter.Site(store), o, address, link.ExpiresOn)); err != nil {
			return nil, "", err
		}
	}
	tx.Note("createPaymentLink", "order", o.ID)
	return link, address, tx.Commit(ctx)
}

// speaks returns the part of a service page's link that names the customer's language.
// Without it the page uses the reader's language.
func speaks(c *customer.Customer) string {
	if c == nil || c.LanguageCode == nil {
		return ""
	}
	return "&l=" + url.QueryEscape(*c.LanguageCode)
}

// takesOf lists the providers through which a payer who is present can pay the
// amount due, by priority.
func (s *Service) takesOf(ctx context.Context, r interface {
	PaymentProviders(context.Context) ([]*settings.PaymentProvider, error)
}, store *settings.Store, o *ordering.Order) ([]*settings.PaymentProvider, error) {
	all, err := r.PaymentProviders(ctx)
	if err != nil {
		return nil, err
	}
	owes, country := o.Unsecured(), ""
	if o.BillingAddress != nil {
		country = o.BillingAddress.CountryCode
	}
	return slices.DeleteFunc(all, func(p *settings.PaymentProvider) bool {
		return p.ProviderCode == settings.OfflineProvider || !p.Offers(store, owes, o.CurrencyCode, country) || !s.takes(p, owes, o.CurrencyCode) ||
			p.PaysByLink() && !s.links(p, owes, o.CurrencyCode)
	}), nil
}

// OrderDue returns the order of a payment link of the actor's store, and the providers that can take a payment
// for it now. For an unknown or expired token it returns identity.ErrPaymentLink.
func (s *Service) OrderDue(ctx context.Context, actor domain.Actor, token string) (subscription.OrderDue, error) {
	return taxes.Taxed(ctx, s.taxes, false, func(ctx context.Context) (subscription.OrderDue, error) { return s.orderDue(ctx, actor, token) })
}

func (s *Service) orderDue(ctx context.Context, actor domain.Actor, token string) (due subscription.OrderDue, err error) {
	r, err := s.Read(ctx, domain.System(actor.StoreID))
	if err != nil {
		return due, err
	}
	defer r.Close()
	var o *ordering.Order
	if due.Link, o, err = linkedOrder(ctx, r.Reader, token); err != nil {
		return due, err
	}
	if due.Store, err = r.Store(ctx); err != nil {
		return due, err
	}
	reader := r.Reader
	if !o.Renews() { // customers cannot read a renewal's draft
		reader = r.By(domain.Actor{Kind: domain.ActorCustomer, LinkedOrderID: o.ID})
	}
	if due.Details, err = reader.OrderDetails(ctx, ordering.OrderKey{ID: o.ID}); err != nil {
		return due, err
	}
	if due.Details.Order.Renews() {
		err = s.renewalDue(ctx, r.Reader, &due)
		return due, err
	}
	if due.State = due.Details.Order.DueState(); due.State.Payable() {
		due.Providers, err = s.takesOf(ctx, r, due.Store, due.Details.Order)
	}
	return due, err
}
