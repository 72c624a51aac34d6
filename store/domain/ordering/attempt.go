package ordering

import (
	"fmt"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// AttemptLease is for how long nobody but the request that made a payment asks
// the gateway about it; then the sweep does. What the gateway has not heard of by
// then it never will: a call begins within AskLimit, is waited for, and may be
// carried out for as long again after nobody waits any more.
const AttemptLease = 30 * time.Second

// AskLimit is for how long after a payment was to be asked for the call may begin.
const AskLimit = 10 * time.Second

// AuthorizationLife is for how long a card's authorization is taken to hold.
const AuthorizationLife = 7 * 24 * time.Hour

// actionPoll is how often the gateway is asked whether the customer has done
// what it waits for.
const actionPoll = 5 * time.Second

// actionLife is for how long a customer has for what they have to do, where the
// gateway sets no time.
const actionLife = 30 * time.Minute

// Means is what is paid with, as a request names it.
type Means struct {
	LinkID   int64 // who pays, as domain.Actor.Holder names them
	Provider *settings.PaymentProvider
	MethodID *int64 // a saved payment method
	Token    string // the provider's: from its own form, or the saved method's instrument
	Link     bool   // whoever opens a page of the provider's pays there; neither of both is needed
	Save     bool   // keep it for the customer
	// Recurring: the customer agreed to be charged with it while they are away.
	Recurring bool
	// OffSession: the customer is not there.
	OffSession bool
	Mandate    string // what they agreed to, by the gateway's name; empty without one
	ReturnURL  string // where the customer comes back to from what they have to do elsewhere
	// RenewalID is the slot of a subscription that is to be charged, and
	// RenewalAttempt which attempt at it this is; zero for any other payment.
	RenewalID      int64
	RenewalAttempt int
	// CallKey is the key of what is done once in whatever history of the database; empty
	// means a random one.
	CallKey domain.CallKey
}

// IsOffline tells whether the money comes in outside of any gateway.
func (m Means) IsOffline() bool { return m.Provider.ProviderCode == settings.OfflineProvider }

// Check refuses a way to pay that the store does not offer for this, or that is
// named in a way that the provider cannot use. customer is nil for a guest.
func (m Means) Check(store *settings.Store, amount domain.Amount, currency domain.Currency, country string, customer *customer.Customer) error {
	switch {
	case m.Recurring && !m.Provider.Can().SavedMethods:
		return domain.InvalidAs(domain.UnsupportedOperation, "/payment/paymentProviderId", "%s cannot keep what is paid with, and a subscription is charged with that.", m.Provider.DisplayName)
	case !m.Provider.Offers(store, amount, currency, country):
		return domain.Invalid("/payment/paymentProviderId", "%s is not offered for this order.", m.Provider.DisplayName)
	case m.MethodID != nil && m.Token != "":
		return domain.Invalid("/payment/paymentToken", "Pay with a saved payment method or with a token, not with both.")
	case m.Save && customer == nil:
		return domain.Invalid("/payment/savePaymentMethod", "Without an account nothing is kept.")
	case m.Save && !m.Provider.Can().SavedMethods:
		return domain.InvalidAs(domain.UnsupportedOperation, "/payment/savePaymentMethod", "%s cannot keep what is paid with.", m.Provider.DisplayName)
	case (m.IsOffline() || m.Provider.PaysByLink()) && (m.MethodID != nil || m.Token != ""):
		return domain.Invalid("/payment/paymentToken", "%s needs no token.", m.Provider.DisplayName)
	case !m.IsOffline() && !m.Link && m.MethodID == nil && m.Token == "":
		return domain.Invalid("/payment/paymentToken", "%s needs a token or a saved payment method.", m.Provider.DisplayName)
	}
	return nil
}

// Use pays with a saved payment method.
func (m *Means) Use(saved *customer.CustomerPaymentMethod, now time.Time) error {
	switch {
	case saved.PaymentProviderID != m.Provider.ID:
		return domain.Invalid("/payment/customerPaymentMethodId", "The payment method is not one of %s.", m.Provider.DisplayName)
	case saved.Expired(now):
		return domain.Invalid("/payment/customerPaymentMethodId", "The payment method has expired.")
	}
	m.pay(saved)
	return nil
}

// Renew is what a subscription is charged with: what the provider keeps, whether or
// not it is offered at checkout.
func Renew(provider *settings.PaymentProvider, saved *customer.CustomerPaymentMethod, away bool, renewalID int64, attempt int) *Means {
	m := &Means{Provider: provider, MethodID: &saved.ID, OffSession: away, RenewalID: renewalID, RenewalAttempt: attempt}
	m.pay(saved)
	return m
}

func (m *Means) pay(saved *customer.CustomerPaymentMethod) {
	m.Token, m.Mandate, m.Save = saved.ProviderReference, saved.Mandate, false
}

// Attempt adds a payment of the whole order that nobody has asked the gateway
// for yet. Money that comes in outside of a gateway is waited for.
func (o *Order) Attempt(m Means, store *settings.Store, now time.Time) *Payment {
	p := o.attempt(m, o.GrandTotal, store, now)
	o.settle(now)
	return p
}

// Collect adds a payment of what a placed order owes that nobody has asked the gateway
// for yet.
func (o *Order) Collect(m Means, store *settings.Store, now time.Time) (*Payment, []domain.Event) {
	p := o.attempt(m, o.Unsecured(), store, now)
	return p, o.settle(now)
}

func (o *Order) attempt(m Means, amount domain.Amount, store *settings.Store, now time.Time) *Payment {
	p := &Payment{
		Called: domain.Called{CallKey: m.CallKey}, OrderID: o.ID, PaymentProviderID: m.Provider.ID, ProviderCode: m.Provider.ProviderCode, CustomerPaymentMethodID: m.MethodID,
		Status: AttemptPending, PaymentType: "CARD", CurrencyCode: o.CurrencyCode, Amount: amount,
		AutoCapture: m.Provider.CapturesBy(store) == settings.CaptureAutomatic, Token: m.Token, SaveMethod: m.Save,
		Recurring: m.Recurring, OffSession: m.OffSession, Mandate: m.Mandate, ReturnURL: m.ReturnURL, LinkID: m.LinkID,
	}
	if m.RenewalID != 0 {
		p.RenewalID, p.RenewalAttempt = &m.RenewalID, &m.RenewalAttempt
	}
	if types := m.Provider.PaymentTypes; len(types) > 0 {
		p.PaymentType = types[0]
	}
	if m.Link {
		p.PaymentType, p.AutoCapture = settings.CryptoPayment, true
	}
	if !m.IsOffline() {
		p.Ask(now)
	}
	o.Payments = append(o.Payments, p)
	return p
}

// Key is the payment's idempotency key at the gateway. It never changes, so
// that however often the gateway is asked, it acts once.
func (p *Payment) Key() string { return p.CallName(PaymentKeys, p.ID) }

// PaymentKeys and RefundKeys precede the keys of payments and of refunds.
const PaymentKeys, RefundKeys = "payment-", "refund-"

// Ask says that the gateway is about to be asked for the payment, by the request
// that made it: whoever finds then that the gateway has not heard of it knows since
// when.
func (p *Payment) Ask(now time.Time) {
	p.AskedOn = &now
	p.postpone(now, AttemptLease)
}

// Keeps tells whether what was paid with is to be kept for the customer by what
// the gateway says, and has not been yet. Only what can be used again is kept: a
// token is for once.
func (p *Payment) Keeps(r Result) bool {
	return p.SaveMethod && p.CustomerPaymentMethodID == nil && r.Instrument != "" && (r.Outcome == OutcomeSucceeded || r.Outcome == OutcomePending)
}

// Agrees tells whether the customer has agreed, by what the gateway says, to be
// charged later with what is kept of them already.
func (p *Payment) Agrees(r Result) bool {
	return p.Recurring && p.CustomerPaymentMethodID != nil && r.Mandate != "" && (r.Outcome == OutcomeSucceeded || r.Outcome == OutcomePending)
}

// Heard tells whether the gateway has said anything about the payment.
func (p *Payment) Heard() bool { return p.Status != AttemptPending || p.ProviderReference != "" }

// Unsettled tells whether the gateway's word on the payment is still wanted.
func (p *Payment) Unsettled() bool {
	return p.Status == AttemptPending || p.Status == AttemptRequiresAction
}

// Abandoned tells whether the time is over that the customer had for what the payment
// of a placed order waits for. Drafts have a time of their own.
func (p *Payment) Abandoned(now time.Time) bool {
	if p.Status != AttemptRequiresAction || p.IsLink() { // what was paid through a link only its provider knows
		return false
	}
	until := p.CreatedOn.Add(actionLife)
	if p.NextAction != nil && p.NextAction.ExpiresOn != nil {
		until = *p.NextAction.ExpiresOn
	}
	return !now.Before(until)
}

// Settlement is what the caller of SettleAttempt has to write besides the order
// and the payment.
type Settlement struct {
	Events []domain.Event
	// Changed: there is something to write at all.
	Changed bool
	// Placed: the order has just been placed; its coupons are used and its cart
	// has become it.
	Placed bool
	// Unpaid: an order that stands is not paid after all.
	Unpaid bool
	// Released: the attempt is over and the order is not placed; what it held goes
	// back, and its cart can be bought again.
	Released bool
	// Abandoned: its customer did not do what the payment waited for.
	Abandoned bool
	// Ended: the order was placed to be paid through a link, of which nothing came.
	Ended *Cancellation
}

// SettleAttempt takes a gateway's word on a payment of the order, once: a
// payment that is settled already stays as it is, whoever brings the word, and
// however late.
func (o *Order) SettleAttempt(p *Payment, r Result, settings settings.Settings, now time.Time) (Settlement, error) {
	if !p.Unsettled() || r.LapsedSince != nil && (p.Heard() || p.AskedOn == nil || !p.AskedOn.Equal(*r.LapsedSince)) {
		return Settlement{}, nil
	}
	if o.Status == OrderCancelled {
		return o.attemptUnwanted(p, r, now)
	}
	switch r.Outcome {
	case OutcomeSucceeded:
		return o.attemptSucceeded(p, r, now)
	case OutcomeDeclined:
		opened := p.openLink()
		settled, err := o.attemptDeclined(p, r, now)
		if err != nil || !opened || !o.endsUnpaid() {
			return settled, err
		}
		return o.endUnpaid(settled, settings, now)
	case OutcomeActionRequired:
		return o.attemptWaits(p, r, settings, now)
	case OutcomePending:
		// The provider has taken it and will tell: the order stands, unpaid.
		p.show(r)
		p.postpone(now, r.retry(p.CreatedOn, now))
		if o.Status == OrderDraft {
			return o.place(now, false), nil
		}
		return Settlement{Changed: true}, nil
	default: // nobody knows
		p.postpone(now, r.retry(p.CreatedOn, now))
		return Settlement{Changed: true}, nil
	}
}

// attemptUnwanted takes a gateway's word on a payment whose order was canceled while the
// outcome was open: what is held is released, what was taken is refunded, and nobody is
// asked to confirm anything. The caller numbers the refund.
func (o *Order) attemptUnwanted(p *Payment, r Result, now time.Time) (Settlement, error) {
	switch r.Outcome {
	case OutcomeSucceeded:
		r.Held, r.Captured = p.came(r)
		p.Token, p.Mandate, p.NextAction, p.SettleOn = "", "", nil, nil
		issue, err := o.giveBackAttempt(p, r, lateForCanceled, domain.System(o.StoreID), now)
		events := issue.Events
		if err == nil && len(issue.Refunds) == 0 {
			events = append(events, o.settle(now)...)
		}
		return Settlement{Events: events, Changed: true}, err
	case OutcomeDeclined:
		settled, err := o.attemptDeclined(p, r, now)
		settled.Unpaid = false // nobody owes anything
		settled.Events = slices.DeleteFunc(settled.Events, func(e domain.Event) bool { return e.Type == domain.OrderPaymentFailed })
		return settled, err
	case OutcomeActionRequired:
		if err := attemptTransitions.Move("payment", &p.Status, AttemptRequiresAction); err != nil {
			return Settlement{}, err
		}
		p.show(r)
		return Settlement{Events: o.settle(now), Changed: true}, nil
	default:
		p.show(r)
		p.postpone(now, r.retry(p.CreatedOn, now))
		return Settlement{Changed: true}, nil
	}
}

// came is what a charge that succeeded has held and has taken.
func (p *Payment) came(r Result) (held, captured domain.Amount) {
	if held, captured = r.Held, r.Captured; held.Positive() || captured.Positive() {
		return held, captured
	}
	if held = r.moved(p.Amount); p.AutoCapture {
		held, captured = captured, held
	}
	return held, captured
}

func (o *Order) attemptSucceeded(p *Payment, r Result, now time.Time) (Settlement, error) {
	held, captured := p.came(r)
	to := AttemptAuthorized
	if captured.Positive() || p.Amount.IsZero() { // of what was only verified nothing is left to take
		to = AttemptCaptured
	}
	if err := attemptTransitions.Move("payment", &p.Status, to); err != nil {
		return Settlement{}, err
	}
	p.show(r)
	p.Token, p.Mandate, p.NextAction, p.SettleOn = "", "", nil, nil
	p.AuthorizedAmount, p.AuthorizedOn, p.CapturedAmount = held.Add(captured), &now, captured
	if captured.Positive() {
		p.CapturedOn = &now
	}
	if held.Positive() {
		lapses := now.Add(AuthorizationLife)
		if r.HeldUntil != nil {
			lapses = *r.HeldUntil
		}
		p.AuthorizationExpiresOn = &lapses
	}
	o.reviewed(p, r.Review, now)
	if o.Status == OrderDraft {
		return o.place(now, captured.Positive()), nil
	}
	moved := o.settle(now)
	if captured.Positive() {
		moved = append([]domain.Event{{Type: domain.OrderPaymentCaptured, Action: "order.payment_captured", Object: o}}, moved...)
	}
	return Settlement{Events: moved, Changed: true}, nil
}

func (o *Order) attemptDeclined(p *Payment, r Result, now time.Time) (Settlement, error) {
	if err := attemptTransitions.Move("payment", &p.Status, AttemptFailed); err != nil {
		return Settlement{}, err
	}
	p.show(r)
	p.Token, p.Mandate, p.NextAction, p.SettleOn = "", "", nil, nil
	p.FailureCode, p.FailureMessage, p.FailureClass = r.DeclineCode, r.DeclineMessage, r.Class
	failed := domain.Event{Type: domain.OrderPaymentFailed, Action: "order.payment_failed", Object: o}
	moved := o.settle(now)
	if o.Status == OrderDraft {
		o.ExpiresOn = nil                 // nothing is held any more
		if o.Source == FromSubscription { // its subscription tells of it
			return Settlement{Changed: true, Released: true}, nil
		}
		return Settlement{Events: []domain.Event{failed}, Changed: true, Released: true, Abandoned: r.Abandoned}, nil
	}
	return Settlement{Events: append([]domain.Event{failed}, moved...), Changed: true, Unpaid: true}, nil
}

func (o *Order) attemptWaits(p *Payment, r Result, settings settings.Settings, now time.Time) (Settlement, error) {
	p.postpone(now, actionPoll)
	if p.IsLink() {
		p.postpone(now, linkRetry(p, r, now))
	}
	if p.Status == AttemptRequiresAction {
		return Settlement{Changed: true}, nil
	}
	if err := attemptTransitions.Move("payment", &p.Status, AttemptRequiresAction); err != nil {
		return Settlement{}, err
	}
	p.show(r)
	p.NextAction = r.Action
	if p.IsLink() && o.Status == OrderDraft { // what is paid through a link is awaited, as a transfer is
		return o.place(now, false), nil
	}
	moved := o.settle(now)
	if o.Status != OrderDraft {
		return Settlement{Events: moved, Changed: true}, nil
	}
	expires := now.Add(max(actionLife, time.Duration(settings.ReservationMinutes)*time.Minute))
	if r.Action != nil && r.Action.ExpiresOn != nil {
		expires = *r.Action.ExpiresOn
	}
	o.ExpiresOn = &expires
	return Settlement{Changed: true}, nil
}

// show keeps what may be shown of the means of payment.
func (p *Payment) show(r Result) {
	if r.Reference != "" {
		p.ProviderReference = r.Reference
	}
	if r.PaymentType != "" {
		p.PaymentType = r.PaymentType
	}
	if r.Brand != "" {
		p.Brand = r.Brand
	}
	if r.LastFour != "" {
		p.LastFour = &r.LastFour
	}
	if r.ExpiryMonth > 0 && r.ExpiryYear > 0 {
		month, year := fmt.Sprintf("%02d", r.ExpiryMonth), fmt.Sprintf("%04d", r.ExpiryYear)
		p.ExpiryMonth, p.ExpiryYear = &month, &year
	}
}

func (p *Payment) postpone(now time.Time, by time.Duration) {
	at := now.Add(by)
	p.SettleOn = &at
}

// Place places an order that nothing is charged for now: its total is 0, or it
// is paid outside of a gateway.
func (o *Order) Place(now time.Time) Settlement { return o.place(now, false) }

// place makes a draft an order. Its first statuses are in the snapshot and fire
// nothing by themselves.
func (o *Order) place(now time.Time, captured bool) Settlement {
	orderTransitions.Must("order", &o.Status, OrderOpen)
	if o.IsDraft {
		o.OrderDate = o.dated(now)
	}
	o.IsDraft, o.PlacedOn, o.ExpiresOn = false, &now, nil
	action := "order.created_by_admin"
	switch {
	case o.ReplacedOrderNumber != nil:
		action = "order.replaced"
	case o.Bought():
		o.OrderDate, action = o.dated(now), "order.placed"
	case o.Source == FromSubscription:
		o.OrderDate, action = o.dated(now), "order.placed_by_renewal"
	default: // others say their date when they are made
	}
	o.settle(now)
	events := []domain.Event{{Type: domain.OrderCreated, Action: action, Object: o}}
	if captured {
		events = append(events, domain.Event{Type: domain.OrderPaymentCaptured, Action: "order.payment_captured", Object: o})
	}
	return Settlement{Events: events, Changed: true, Placed: true}
}

// Convert ends the cart: it has become the order.
func (c *Cart) Convert(o *Order, now time.Time) error {
	if err := cartTransitions.Move("cart", &c.Status, CartConverted); err != nil {
		return err
	}
	c.ConvertedOrderID, c.ConvertedOn = &o.ID, &now
	return nil
}

// Reopen lets the cart be bought again after a checkout that came to nothing.
func (c *Cart) Reopen(settings settings.Settings, now time.Time) error {
	if err := cartTransitions.Move("cart", &c.Status, CartActive); err != nil {
		return err
	}
	c.touch(settings, now)
	return nil
}

// Declined is the refusal that a failed payment shows to whoever wanted to pay.
func (p *Payment) Declined() error {
	return &domain.Error{Code: domain.PaymentDeclined, Detail: p.FailureMessage,
		Fields: []domain.Field{{In: "body", Pointer: "/payment", Code: p.FailureCode, Detail: p.FailureMessage}}}
}

// Cancelable refuses to cancel a payment of which nobody knows whether it was
// made: only one that waits for its customer can be given up.
func (p *Payment) Cancelable() error {
	if p.Status == AttemptRequiresAction {
		return nil
	}
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(p.Status), To: string(AttemptFailed), Allowed: []string{}, RetryAfter: 5,
		Detail: "The outcome of the payment is not known yet. Try again in a moment."}
}

// NothingToPayWithError refuses a payment for which there is no means any more.
func NothingToPayWithError(code string) error {
	return (&Payment{FailureCode: code, FailureMessage: "There is no payment method to charge. Choose another one."}).Declined()
}

// OutcomeUnknownError says that nobody knows yet whether the payment went through.
func OutcomeUnknownError() error {
	return &domain.Error{Code: domain.PaymentOutcomeUnknown, RetryAfter: 5,
		Detail: "The payment provider has not answered. Repeat the request with the same Idempotency-Key: it finds the outcome and never charges twice."}
}
