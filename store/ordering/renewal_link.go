package ordering

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// renewalPayment is the payment of a renewal through the link in the customer's mail.
type renewalPayment struct {
	orderID  int64
	choice   ordering.PaymentChoice
	expected *domain.Amount // the amount that the payer saw; nil means no check
}

// accept returns an error if the quote's total differs from the amount that the payer saw.
func (p *renewalPayment) accept(q pricing.Quote) error {
	if p.expected == nil || p.expected.Equal(q.GrandTotal) {
		return nil
	}
	return dueChanged(q, q.GrandTotal)
}

// dueChanged returns the error for a payer who saw an amount other than the one that is due now.
func dueChanged(q pricing.Quote, due domain.Amount) error {
	refused := q.Moved("What is due is " + q.Currency.Format(due) + " " + string(q.Currency) + " now.")
	refused.Fields = []domain.Field{{In: "body", Pointer: "/expectedDue", Code: string(domain.CartChanged), Detail: refused.Detail}}
	return refused
}

// renews reports whether the order belongs to a renewal that has not been charged, or that this request has
// already paid.
func renews(o *ordering.Order, by domain.Actor) bool {
	return o.Renews() || o.Source == ordering.FromSubscription && o.SubscriptionID != nil && o.CommandID == by.CommandID
}

// payRenewal pays a renewal through its link. The payment is an ordinary attempt, so
// only one of several concurrent attempts charges the renewal. If an earlier request's
// payment waits for the customer, payRenewal cancels that payment first.
func (s *Service) payRenewal(ctx context.Context, actor domain.Actor, own *ordering.Order, in ordering.OrderPay) (*ordering.Order, error) {
	waits := slices.IndexFunc(own.Payments, func(p *ordering.Payment) bool { return p.Status == ordering.AttemptRequiresAction })
	if waits >= 0 && own.CommandID != actor.CommandID {
		if err := s.cancelAttempt(ctx, actor, own.Payments[waits]); err != nil {
			return nil, err
		}
	}
	return s.chargeRenewal(ctx, actor, renewal{subscriptionID: *own.SubscriptionID, asked: true, present: true,
		byLink: &renewalPayment{orderID: own.ID, choice: in.Payment, expected: in.ExpectedDue}})
}

// linkedMeans returns the means with which the holder of a link pays a renewal. It is the subscription's own
// payment method, which the bank asks the holder to confirm, or a new method. If the holder agrees, later
// renewals are charged to the new method. linkedMeans refuses offline providers, providers that pay by link,
// and other saved methods.
func (s *Service) linkedMeans(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, slot *subscription.Renewal, buyer *customer.Customer, q pricing.Quote, request ordering.Checkout, in *renewalPayment) (*ordering.Means, error) {
	choice := in.choice
	if choice.MethodID == nil {
		choice.Recurring = choice.Save
		m, err := s.means(ctx, t.Reader, store, buyer, q, ordering.Checkout{BillingAddress: request.BillingAddress}, &choice)
		if err != nil {
			return nil, err
		}
		if m.IsOffline() || m.Link {
			return nil, domain.Invalid("/payment/paymentProviderId", "No renewal is paid with %s.", m.Provider.DisplayName)
		}
		m.RenewalID, m.RenewalAttempt = slot.ID, slot.Attempts
		return m, nil
	}
	back, refused := s.returnTo(store, choice.ReturnURL, "/payment/returnUrl")
	if choice.Token != "" {
		refused = domain.Together(refused, domain.Invalid("/payment/paymentToken", "Pay with a saved payment method or with a token, not with both."))
	}
	if sub.CustomerPaymentMethodID == nil || *sub.CustomerPaymentMethodID != *choice.MethodID {
		return nil, domain.Together(refused, domain.Invalid("/payment/customerPaymentMethodId", "Of saved payment methods the link reaches the one that the subscription is charged to."))
	}
	m, err := s.renewalMeans(ctx, t, sub, slot, false)
	switch {
	case err != nil:
		return nil, err
	case m == nil || m.Provider.ID != choice.ProviderID:
		return nil, domain.Together(refused, domain.Invalid("/payment/customerPaymentMethodId", "The payment method is not one of the provider's, or was removed."))
	case refused != nil:
		return nil, refused
	}
	m.ReturnURL = cmp.Or(back, m.ReturnURL)
	return m, nil
}

// renewalDue fills in due for a renewal that has not been charged, with current prices unless a payment is
// in progress. The provider of the saved method is listed first.
func (s *Service) renewalDue(ctx context.Context, r repo.Reader, due *subscription.OrderDue) error {
	o := due.Details.Order
	sub, err := r.Subscription(ctx, subscription.Key{ID: *o.SubscriptionID})
	if err != nil {
		return err
	}
	due.Subscription, due.State = sub, o.RenewalDueState(sub.Awaits(o.ID) == nil)
	if !due.State.Payable() {
		return nil
	}
	if due.State == ordering.OrderIsDue {
		if err := drawnNow(ctx, r, due.Store, sub, o, s.Clock.Now()); err != nil {
			return err
		}
	}
	if due.Providers, err = s.takesOf(ctx, r, due.Store, o); err != nil {
		return err
	}
	due.Providers = slices.DeleteFunc(due.Providers, (*settings.PaymentProvider).PaysByLink)
	if sub.CustomerPaymentMethodID == nil {
		return nil
	}
	saved, err := r.CustomerPaymentMethod(ctx, *sub.CustomerPaymentMethodID)
	switch {
	case domain.CodeOf(err) == domain.NotFound:
		return nil
	case err != nil:
		return err
	case saved.CustomerID == sub.CustomerID:
		due.Saved = saved
		if i := slices.IndexFunc(due.Providers, func(p *settings.PaymentProvider) bool { return p.ID == saved.PaymentProviderID }); i > 0 {
			due.Providers = slices.Concat(due.Providers[i:i+1], due.Providers[:i], due.Providers[i+1:])
		}
	}
	return nil
}

// drawnNow updates a renewal's order, without saving it, to the order that would be
// drafted at a given time. If the renewal cannot be priced or fulfilled, the order
// remains unchanged, and the payer gets the reason when they try to pay.
func drawnNow(ctx context.Context, r repo.Reader, store *settings.Store, sub *subscription.Subscription, o *ordering.Order, at time.Time) error {
	calendar, err := calendarFor(ctx, r, store, sub, at)
	if err != nil {
		return err
	}
	basket, request, err := renewalBasket(ctx, r, store, sub, sub.Open().ProcessingDate, calendar.Now)
	if err == nil {
		var q pricing.Quote
		if q, err = taxes.Quote(ctx, r, basket, calendar.Now); err == nil && renewable(request, q) == nil {
			o.Draft(basket, q, request, at)
		}
	}
	if err != nil && (errors.Is(err, taxes.ErrTaxWanted) || domain.CodeOf(err) == domain.Internal) {
		return err
	}
	return nil
}

// renewalLink inserts a link to the page on which the customer can pay the subscription's
// last failed payment. It returns the address of that page, the payment's order and the
// link. An empty address means that the bank does not ask for a confirmation, or that the
// page can no longer accept the payment. The address is valid until link.ExpiresOn. The
// caller has locked the order.
func (s *Service) renewalLink(ctx context.Context, t *command.Tx, store *settings.Store, who *customer.Customer, sub *subscription.Subscription) (address string, o *ordering.Order, link *ordering.PaymentLink, err error) {
	slot := sub.FailedSlot()
	if slot == nil || slot.FailureClass != string(ordering.FailureAction) || slot.OrderID == nil || slot.OwedOn == nil && sub.Awaits(*slot.OrderID) != nil {
		return "", nil, nil, nil
	}
	if o, err = t.Order(ctx, ordering.OrderKey{ID: *slot.OrderID}); err != nil || !o.Unsecured().Positive() {
		return "", nil, nil, err
	}
	taking, err := s.takesOf(ctx, t.Reader, store, o)
	if err != nil {
		return "", nil, nil, err
	}
	if !slices.ContainsFunc(taking, func(p *settings.PaymentProvider) bool { return p.OnPages() && (!p.PaysByLink() || !o.Renews()) }) {
		return "", nil, nil, nil
	}
	has, err := t.LockPaymentLinks(ctx, o.ID)
	if err != nil {
		return "", nil, nil, err
	}
	until := sub.FinalOn
	if sub.TestClockID != nil { // links expire by the real clock, not by the test clock
		until = nil
	}
	token := domain.NewToken(domain.PaymentToken)
	link, old := o.RenewalLink(domain.HashToken(token), until, has, t.At)
	for _, l := range old {
		if err := t.Delete(ctx, l); err != nil {
			return "", nil, nil, err
		}
	}
	return store.PaymentPage(s.PublicURL) + "#token=" + token + speaks(who), o, link, t.Insert(ctx, link)
}
