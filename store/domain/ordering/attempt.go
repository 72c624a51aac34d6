package ordering

import (
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// AttemptLease is the time after a payment's call during which only the request that made the payment asks the gateway
// about it. After that time, a job asks. A payment that the gateway does not know by then never takes effect. The call
// begins within AskLimit, the caller waits for at most 10 seconds, and the gateway acts for at most 10 seconds more.
const AttemptLease = 30 * time.Second

// AskLimit is the longest time between Payment.AskedOn and the start of the call to the gateway.
const AskLimit = 10 * time.Second

// AuthorizationLife is how long a card's authorization is assumed to be valid if the gateway
// returns no expiry.
const AuthorizationLife = 7 * 24 * time.Hour

// actionPoll is the interval at which a job asks the gateway whether the customer has completed a
// payment's action.
const actionPoll = 5 * time.Second

// actionLife is how long a customer has to complete such an action if the gateway returns no
// expiry.
const actionLife = 30 * time.Minute

// Means contains the means of payment that a request names.
type Means struct {
	LinkID   int64 // the payer, identified as in domain.Actor.Holder
	Provider *settings.PaymentProvider
	MethodID *int64 // id of a saved payment method; nil means none
	Token    string // token from the provider's form, or the instrument of the saved method
	Link     bool   // the payer pays on a page of the provider, which needs neither MethodID nor Token
	Save     bool   // save the method for the customer
	// Recurring means that the customer agreed to later charges in their absence.
	Recurring bool
	// OffSession means that the customer is absent during the charge.
	OffSession bool
	Mandate    string // the gateway's name for the customer's agreement; empty means none
	ReturnURL  string // address to which the customer returns after an action on another page
	// RenewalID identifies the subscription's renewal that is charged, and RenewalAttempt numbers the
	// attempts for this renewal. Both are 0 for other payments.
	RenewalID      int64
	RenewalAttempt int
	// CallKey is set for a payment that must have the same key when it is repeated, even if the database
	// was restored in between; empty means a random key.
	CallKey domain.CallKey
}

// IsOffline reports whether the payment uses no gateway.
func (m Means) IsOffline() bool { return m.Provider.ProviderCode == settings.OfflineProvider }

// Check returns an error if the store does not offer the provider for this amount, currency and
// country, or if the provider cannot charge the means as given. A nil customer means a guest.
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

// Use sets m to a saved payment method. It returns an error if the method has expired or belongs to
// another provider.
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

// Renew returns the means to charge a subscription: a saved method, even if checkouts no longer offer its
// provider. The parameter away means that the customer is absent.
func Renew(provider *settings.PaymentProvider, saved *customer.CustomerPaymentMethod, away bool, renewalID int64, attempt int) *Means {
	m := &Means{Provider: provider, MethodID: &saved.ID, OffSession: away, RenewalID: renewalID, RenewalAttempt: attempt}
	m.pay(saved)
	return m
}

func (m *Means) pay(saved *customer.CustomerPaymentMethod) {
	m.Token, m.Mandate, m.Save = saved.ProviderReference, saved.Mandate, false
}

// Attempt adds a payment of the order's total, less its tenders. The caller must then call the gateway.
// An offline payment stays pending until the store records the money.
func (o *Order) Attempt(m Means, store *settings.Store, by domain.Actor, now time.Time) *Payment {
	p := o.attempt(m, o.GrandTotal.Sub(o.tendersHeld()), store, now)
	p.CaptureCommands = []uuid.UUID{by.CommandID}
	o.settle(now)
	return p
}

// Collect adds a payment of the amount that is still due on a placed order (Unsecured). The caller must then call the
// gateway.
func (o *Order) Collect(m Means, store *settings.Store, now time.Time) (*Payment, []domain.Event) {
	p := o.attempt(m, o.Unsecured(), store, now)
	return p, o.settle(now)
}

func (o *Order) attempt(m Means, amount domain.Amount, store *settings.Store, now time.Time) *Payment {
	mode := o.CapturesBy(m.Provider.CapturesBy(store))
	p := &Payment{
		Called: domain.Called{CallKey: m.CallKey}, OrderID: o.ID, PaymentProviderID: m.Provider.ID, ProviderCode: m.Provider.ProviderCode, CustomerPaymentMethodID: m.MethodID,
		Status: AttemptPending, PaymentType: "CARD", CurrencyCode: o.CurrencyCode, Amount: amount,
		AutoCapture: mode == settings.CaptureAutomatic, CaptureMode: mode, Token: m.Token, SaveMethod: m.Save,
		Recurring: m.Recurring, OffSession: m.OffSession, Mandate: m.Mandate, ReturnURL: m.ReturnURL, LinkID: m.LinkID,
	}
	if m.RenewalID != 0 {
		p.RenewalID, p.RenewalAttempt = &m.RenewalID, &m.RenewalAttempt
	}
	if types := m.Provider.PaymentTypes; len(types) > 0 {
		p.PaymentType = types[0]
	}
	if m.Link {
		p.PaymentType, p.AutoCapture, p.CaptureMode = settings.CryptoPayment, true, settings.CaptureAutomatic
	}
	if !m.IsOffline() {
		p.Ask(now)
	}
	o.Payments = append(o.Payments, p)
	return p
}

// Key returns the payment's idempotency key at the gateway. It never changes, so repeated calls
// charge once.
func (p *Payment) Key() string { return p.CallName(PaymentKeys, p.ID) }

// PaymentKeys and RefundKeys are the prefixes of the keys of payments and refunds.
const PaymentKeys, RefundKeys = "payment-", "refund-"

// Ask sets AskedOn to the time at which the request that made the payment calls the gateway. During
// the AttemptLease that follows, only this request handles the payment.
func (p *Payment) Ask(now time.Time) {
	p.AskedOn = &now
	p.postpone(now, AttemptLease)
}

// Keeps reports whether the gateway's result contains a payment method that should be saved for the
// customer and is not saved yet. Only reusable instruments can be saved; a token is valid only once.
func (p *Payment) Keeps(r Result) bool {
	return p.SaveMethod && p.CustomerPaymentMethodID == nil && r.Instrument != "" && (r.Outcome == OutcomeSucceeded || r.Outcome == OutcomePending)
}

// Agrees reports whether the gateway's result contains the customer's agreement to later charges of
// a method that is already saved.
func (p *Payment) Agrees(r Result) bool {
	return p.Recurring && p.CustomerPaymentMethodID != nil && r.Mandate != "" && (r.Outcome == OutcomeSucceeded || r.Outcome == OutcomePending)
}

// Heard reports whether the gateway has responded about the payment.
func (p *Payment) Heard() bool { return p.Status != AttemptPending || p.ProviderReference != "" }

// Unsettled reports whether the payment's outcome is still open.
func (p *Payment) Unsettled() bool {
	return p.Status == AttemptPending || p.Status == AttemptRequiresAction
}

// Abandoned reports whether the customer's time to complete the action of a placed order's payment has
// passed. It returns false for links and for drafts, which have their own expiry.
func (p *Payment) Abandoned(now time.Time) bool {
	if p.Status != AttemptRequiresAction || p.IsLink() { // only the provider knows whether a link was paid
		return false
	}
	until := p.CreatedOn.Add(actionLife)
	if p.NextAction != nil && p.NextAction.ExpiresOn != nil {
		until = *p.NextAction.ExpiresOn
	}
	return !now.Before(until)
}

// Settlement lists what the caller of SettleAttempt must do in addition to writing the order and the
// payment.
type Settlement struct {
	Events []domain.Event
	// Changed means that there is something to write.
	Changed bool
	// Placed means that the order has just been placed: redeem its coupons and convert its cart.
	Placed bool
	// Unpaid means that a payment of a placed order has failed.
	Unpaid bool
	// Released means that the payment failed and the order is not placed: release its reservations
	// and reopen its cart.
	Released bool
	// Abandoned means that the customer did not complete the payment's action in time.
	Abandoned bool
	// Ended is the cancellation of an order whose payment link failed; nil means that the order was not
	// canceled.
	Ended *Cancellation
}

// SettleAttempt applies a gateway's result to a payment of the order. It changes nothing if the payment
// is already settled, so each payment is settled only once. It ignores the report of a lapsed call
// (Result.LapsedSince) if the gateway has responded or was called again after that time.
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
		// The provider accepted the payment and decides later, so the order is placed unpaid.
		p.show(r)
		p.postpone(now, r.retry(p.CreatedOn, now))
		if o.Status == OrderDraft {
			return o.place(now, false), nil
		}
		return Settlement{Changed: true}, nil
	default: // the outcome is unknown
		p.postpone(now, r.retry(p.CreatedOn, now))
		return Settlement{Changed: true}, nil
	}
}

// SettleBarred is SettleAttempt for a buyer who was suspended or banned after the checkout began.
// It cancels the draft instead of placing it, and returns the money to the buyer.
func (o *Order) SettleBarred(p *Payment, r Result, settings settings.Settings, now time.Time) (Settlement, error) {
	if o.Status != OrderDraft || !p.Unsettled() || r.Outcome != OutcomeSucceeded && r.Outcome != OutcomePending {
		return o.SettleAttempt(p, r, settings, now)
	}
	by := domain.System(o.StoreID)
	if _, err := o.end("", CancelRequest{Reason: CancelledOtherReason, Note: barredNote}, settings.RoundingMode, by, now); err != nil {
		return Settlement{}, err
	}
	o.ExpiresOn = nil
	settled, err := o.attemptUnwanted(p, r, now)
	settled.Released = true
	// No event about the order is sent, because the order was never placed and subscribers do not know
	// it.
	settled.Events = slices.DeleteFunc(settled.Events, func(e domain.Event) bool { return e.Object == domain.Entity(o) })
	return settled, err
}

// barredNote is the note of a checkout that was canceled because its buyer was suspended or banned.
const barredNote = "The customer was suspended or banned during the checkout."

// attemptUnwanted applies a result to a payment whose order was canceled while the outcome was open. It
// releases authorized money, refunds captured money, and shows the customer no action to complete. The
// caller must number the refund.
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
		settled.Unpaid = false // nothing is due on a canceled order
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

// came returns the amounts that a successful charge authorized (held) and captured.
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
	if captured.Positive() || p.Amount.IsZero() { // a payment of 0 only verifies the method
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
	if o.Status == OrderDraft {
		o.releaseTenders(now)
	}
	moved := o.settle(now)
	if o.Status == OrderDraft {
		o.ExpiresOn = nil // the draft no longer reserves anything
		if !o.IsDraft {
			o.ExternalID = nil // the caller places another order with the same external id
		}
		if o.Source == FromSubscription { // the subscription fires events of its own
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
	if p.IsLink() && o.Status == OrderDraft { // placed unpaid, like an order paid by bank transfer
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

// show copies the payment's reference at the gateway and the data by which people recognize the method.
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

// Place places an order for which no gateway is called now: its total is 0, or it is paid offline.
func (o *Order) Place(now time.Time) Settlement { return o.place(now, false) }

// place turns a draft into a placed order. The event order.created contains the first statuses, so no
// further events report them.
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
	default: // other orders were dated when they were created
	}
	o.settle(now)
	events := []domain.Event{{Type: domain.OrderCreated, Action: action, Object: o}}
	if captured {
		events = append(events, domain.Event{Type: domain.OrderPaymentCaptured, Action: "order.payment_captured", Object: o})
	}
	return Settlement{Events: events, Changed: true, Placed: true}
}

// Convert marks the cart as converted to the order.
func (c *Cart) Convert(o *Order, now time.Time) error {
	if err := cartTransitions.Move("cart", &c.Status, CartConverted); err != nil {
		return err
	}
	c.ConvertedOrderID, c.ConvertedOn = &o.ID, &now
	return nil
}

// Reopen makes the cart active again after its checkout ended without an order because the payment p
// failed.
func (c *Cart) Reopen(p *Payment, settings settings.Settings, now time.Time) error {
	if err := cartTransitions.Move("cart", &c.Status, CartActive); err != nil {
		return err
	}
	c.LastPayment = &CartPayment{Status: p.Status, Code: p.FailureCode, Message: p.FailureMessage}
	c.touch(settings, now)
	return nil
}

// Declined returns the payment_declined error for a failed payment, with its failure code and
// message.
func (p *Payment) Declined() error {
	return &domain.Error{Code: domain.PaymentDeclined, Detail: p.FailureMessage,
		Fields: []domain.Field{{In: "body", Pointer: "/payment", Code: p.FailureCode, Detail: p.FailureMessage}}}
}

// Cancelable returns an error unless the payment waits for its customer. A payment in any other state may
// have succeeded.
func (p *Payment) Cancelable() error {
	if p.Status == AttemptRequiresAction {
		return nil
	}
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(p.Status), To: string(AttemptFailed), Allowed: []string{}, RetryAfter: 5,
		Detail: "The outcome of the payment is not known yet. Try again in a moment."}
}

// NothingToPayWithError returns the payment_declined error for a charge without any payment method.
func NothingToPayWithError(code string) error {
	return (&Payment{FailureCode: code, FailureMessage: "There is no payment method to charge. Choose another one."}).Declined()
}

// OutcomeUnknownError returns the error for a payment that may or may not have succeeded.
func OutcomeUnknownError() error {
	return &domain.Error{Code: domain.PaymentOutcomeUnknown, RetryAfter: 5,
		Detail: "The payment provider has not answered. Repeat the request with the same Idempotency-Key: it finds the outcome and never charges twice."}
}
