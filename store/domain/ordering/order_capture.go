package ordering

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// CaptureRequest is a request to capture authorized money.
type CaptureRequest struct {
	PaymentID int64          // id of the payment; 0 means all live authorizations, oldest first
	Amount    *domain.Amount // nil means the whole authorized amount that is due
	Final     bool           // release the rest of the authorization afterwards
}

// CapturePart is the amount to capture from one payment.
type CapturePart struct {
	Payment *Payment
	Amount  domain.Amount
}

// capturing returns an error if nothing can be captured now on the payments that the function takes selects. A capture
// needs a live authorization, an amount due, and no other capture under way on these payments.
func (o *Order) capturing(takes func(*Payment) bool) error {
	if err := o.placed("captured"); err != nil {
		return err
	}
	switch {
	case slices.ContainsFunc(o.Payments, func(p *Payment) bool { return takes(p) && p.CapturingAmount.Positive() }):
		return &domain.Error{Code: domain.Busy, Detail: "A capture of the payment is under way.", RetryAfter: 2}
	case !slices.ContainsFunc(o.Payments, func(p *Payment) bool { return takes(p) && p.Outstanding().Positive() }):
		return refuse(o.PaymentStatus, PaymentPaid, "The order has no live authorization to capture.")
	case !o.Balance().Due.Positive():
		return refuse(o.PaymentStatus, PaymentPaid, "Nothing is due.")
	case !o.Capturable().Positive():
		return refuse(o.PaymentStatus, PaymentPaid, "A charge under way covers all that is due. Capture again if it fails.")
	}
	return nil
}

// inFlight returns the amount of charges and captures whose outcome is unknown.
func (o *Order) inFlight() (sum domain.Amount) {
	for _, p := range o.Payments {
		sum = sum.Add(p.CapturingAmount)
		if p.Status == AttemptPending && p.AutoCapture && !p.IsOffline() {
			sum = sum.Add(p.Amount)
		}
	}
	return sum
}

// Capturable returns the maximum amount of a capture: the amount due, less the amount in flight on all
// payments of the order.
func (o *Order) Capturable() domain.Amount {
	return o.Balance().Due.Sub(o.inFlight()).NotNegative()
}

// Capture reserves the amount that the request wants to capture. The caller must hold the order's lock,
// and call the gateway after the commit.
func (o *Order) Capture(req CaptureRequest, by domain.Actor, now time.Time) ([]CapturePart, error) {
	if req.PaymentID != 0 {
		if _, ok := o.Payment(req.PaymentID); !ok {
			return nil, domain.Invalid("/paymentId", "The order has no such payment.")
		}
	}
	takes := func(p *Payment) bool { return req.PaymentID == 0 || p.ID == req.PaymentID }
	if err := o.capturing(takes); err != nil {
		return nil, err
	}
	var most domain.Amount
	for _, p := range o.Payments {
		if takes(p) {
			most = most.Add(p.Outstanding())
		}
	}
	amount := most.Min(o.Capturable())
	if req.Amount != nil {
		if err := o.money("/amount", *req.Amount); err != nil || req.Amount.IsZero() {
			return nil, domain.Invalid("/amount", "Give a positive amount with at most %d decimals.", o.CurrencyCode.Digits())
		}
		if amount.Less(*req.Amount) {
			return nil, domain.Invalid("/amount", "At most %s %s can be captured.", o.CurrencyCode.Format(amount), o.CurrencyCode)
		}
		amount = *req.Amount
	}
	return o.reserve(amount, takes, req.Final, by, now), nil
}

// CaptureDue reserves the amount due, less the price of the units that have not left yet, on the live authorizations
// that the function takes selects. The result is nil if there is nothing to capture. CaptureDue plans once for the
// whole order, so that several authorizations together never capture more than the amount due. The function keeps
// reports whether the gateway keeps the rest of a partly captured authorization. If any gateway does not, CaptureDue
// reserves the whole amount due, because the rest would be lost. Otherwise it reserves nothing while a capture is under
// way (HeldBack).
func (o *Order) CaptureDue(takes, keeps func(*Payment) bool, by domain.Actor, now time.Time) []CapturePart {
	if o.placed("captured") != nil {
		return nil
	}
	live := func(is func(*Payment) bool) bool {
		return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return takes(p) && p.Outstanding().Positive() && is(p) })
	}
	amount := o.Capturable()
	if !live(func(p *Payment) bool { return !keeps(p) }) {
		if live(func(p *Payment) bool { return p.CapturingAmount.Positive() }) {
			return nil
		}
		amount = amount.Sub(o.unsentAmount()).NotNegative()
	}
	return o.reserve(amount, takes, false, by, now)
}

// reserve distributes an amount over the live authorizations that the function takes selects, oldest first. It skips an
// authorization with a capture under way. It captures tenders at once and omits them from the result; SettleTenders
// then returns the events.
func (o *Order) reserve(amount domain.Amount, takes func(*Payment) bool, final bool, by domain.Actor, now time.Time) (parts []CapturePart) {
	for _, p := range o.Payments {
		take := amount.Min(p.Outstanding())
		if !take.Positive() || p.CapturingAmount.Positive() || !takes(p) {
			continue
		}
		amount = amount.Sub(take)
		if p.IsTender() { // no gateway has to answer
			o.take(p, take, now)
			p.CaptureCommands = append(slices.Clone(p.CaptureCommands), by.CommandID)
			continue
		}
		p.CapturingAmount, p.CaptureFinal = take, final
		p.postpone(now, AttemptLease)
		p.Captures++
		p.CaptureCallKey = domain.NewCallKey()
		p.CaptureCommands = append(slices.Clone(p.CaptureCommands), by.CommandID)
		parts = append(parts, CapturePart{Payment: p, Amount: take})
	}
	return parts
}

// HeldBack reports whether the order still has to capture the authorization. Either every unit has left,
// or the last partial capture was below the price of the shipped units, for example because an earlier
// capture was under way. HeldBack returns false for orders on hold, while a capture is under way, and
// after a declined capture, because an administrator has to decide.
func (o *Order) HeldBack(p *Payment) bool {
	if o.placed("captured") != nil || o.OnHold || p.FailureCode != "" || !p.Outstanding().Positive() ||
		slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.CapturingAmount.Positive() }) {
		return false
	}
	if !o.sendsMore() {
		return o.Capturable().Positive()
	}
	return p.CapturedAmount.Positive() && o.shipped() && o.unsentAmount().Less(o.Capturable())
}

// shipped reports whether a unit of the order was shipped in a parcel that is not canceled.
func (o *Order) shipped() bool {
	return slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return o.Sent(l) > 0 })
}

// SettleCapture applies a gateway's result to the payment's latest capture, but only once. On success the
// captured amount counts as paid. After a decline the authorization stays valid, unless the gateway lost
// it (Result.Gone). If the outcome is unknown, a job asks again later. If the order was canceled in the
// meantime, SettleCapture refunds the captured amount, and the caller must number the refund.
func (o *Order) SettleCapture(p *Payment, r Result, now time.Time) ([]domain.Event, error) {
	if p.CapturingAmount.IsZero() {
		return nil, nil
	}
	switch r.Outcome {
	case OutcomeSucceeded:
		p.captureReference = r.Reference
		return o.captured(p, r.moved(p.CapturingAmount), r.Released, now)
	case OutcomeDeclined:
		p.CapturingAmount, p.SettleOn, p.FailureCode, p.FailureMessage = domain.Amount{}, nil, r.DeclineCode, r.DeclineMessage
		if r.Gone {
			p.lose()
		}
		if o.Status == OrderCancelled { // nothing is due on a canceled order
			return o.settle(now), nil
		}
		return append([]domain.Event{{Type: domain.OrderPaymentFailed, Action: "order.capture_failed", Object: o}}, o.settle(now)...), nil
	default: // still undecided
		p.postpone(now, r.retry(p.CreatedOn, now))
		return nil, nil
	}
}

func (o *Order) captured(p *Payment, amount domain.Amount, released bool, now time.Time) ([]domain.Event, error) {
	if err := attemptTransitions.Move("payment", &p.Status, AttemptCaptured); err != nil {
		return nil, err
	}
	p.CapturedAmount = p.CapturedAmount.Add(amount)
	if p.AuthorizedAmount.Less(p.CapturedAmount) {
		p.AuthorizedAmount = p.CapturedAmount
	}
	p.CapturingAmount, p.SettleOn, p.FailureCode, p.FailureMessage = domain.Amount{}, nil, "", ""
	if p.CapturedOn == nil {
		p.CapturedOn = &now
	}
	switch {
	case released: // the gateway has already released the rest and needs no call
		p.AuthorizedAmount = p.CapturedAmount
	case p.CaptureFinal:
		p.release(now)
	}
	events := []domain.Event{{Type: domain.OrderPaymentCaptured, Action: "order.payment_captured", Object: o}}
	if o.Status == OrderCancelled {
		issue := RefundIssue{}
		issue.giveBack(o, p, amount, lateForCanceled, domain.System(o.StoreID), now)
		events = append(events, issue.Events...)
	}
	return append(events, o.settle(now)...), nil
}

// SettleVoid applies a gateway's result to the release of an authorization. If the gateway declines,
// nothing is left to release, because the hold has ended or was captured. The gateway reports a capture
// separately.
func (p *Payment) SettleVoid(r Result, now time.Time) {
	switch {
	case !p.OwesVoid():
	case r.Outcome == OutcomeSucceeded || r.Outcome == OutcomeDeclined:
		p.SettleOn = nil
	default:
		p.postpone(now, r.retry(p.CreatedOn, now))
	}
}

// lose ends an authorization that the gateway no longer has. The gateway needs no call afterwards.
func (p *Payment) lose() {
	p.AuthorizedAmount = p.CapturedAmount
	if p.Status == AttemptAuthorized {
		attemptTransitions.Must("payment", &p.Status, AttemptVoided)
	}
}

// release releases the uncaptured part of an authorization. The caller must then call the gateway;
// SettleOn stays set until the call succeeds.
func (p *Payment) release(now time.Time) {
	if !p.Outstanding().Positive() && p.Status != AttemptRequiresAction {
		return
	}
	p.move(value.Release, p.Outstanding(), nil)
	p.AuthorizedAmount = p.CapturedAmount
	if p.Status != AttemptCaptured {
		attemptTransitions.Must("payment", &p.Status, AttemptVoided)
	}
	p.SettleOn = nil
	if !p.IsOffline() && p.ProviderReference != "" {
		p.postpone(now, AttemptLease)
	}
}

// CaptureKey returns the idempotency key of the latest capture at the gateway.
func (p *Payment) CaptureKey() string {
	if p.CaptureCallKey == "" {
		return "capture-" + domain.Itoa(p.ID) + "-" + domain.Itoa(p.Captures)
	}
	return "capture-" + string(p.CaptureCallKey)
}

// VoidKey returns the idempotency key of the authorization's release at the gateway.
func (p *Payment) VoidKey() string { return p.CallName("void-", p.ID) }

// OwesVoid reports whether the gateway must still be asked to release the authorization.
func (p *Payment) OwesVoid() bool {
	return p.SettleOn != nil && p.CapturingAmount.IsZero() && (p.Status == AttemptVoided || p.Status == AttemptCaptured || p.Status == AttemptExpired)
}

// Lapse ends an authorization that has expired. If the payment was partly captured, only the uncaptured part expires,
// and this amount is due again. The caller must then call the gateway (OwesVoid), to release a hold that lasts longer
// than expected. Lapse does nothing while a capture is under way, or if no authorization is left.
func (o *Order) Lapse(p *Payment, now time.Time) []domain.Event {
	if !p.Outstanding().Positive() || p.CapturingAmount.Positive() || p.AuthorizationExpiresOn == nil || now.Before(*p.AuthorizationExpiresOn) {
		return nil
	}
	if p.Status == AttemptCaptured {
		p.AuthorizedAmount = p.CapturedAmount
	} else {
		attemptTransitions.Must("payment", &p.Status, AttemptExpired)
	}
	if p.ProviderReference != "" {
		p.postpone(now, AttemptLease)
	}
	return o.settle(now)
}

// OfflinePayment is money that the store received without a gateway.
type OfflinePayment struct {
	Method            string // BANK_TRANSFER, CASH, CHECK, OTHER
	Amount            *domain.Amount
	PaymentProviderID int64 // 0 means none
	Reference         string
	Note              string
	ReceivedOn        *time.Time
	MovedFrom         *Order // the order whose refund provided the money; nil means that the buyer sent it
}

// payableOffline returns an error if the order is not placed or nothing is due.
func (o *Order) payableOffline() error {
	if err := o.placed("paid"); err != nil {
		return err
	}
	if !o.Balance().Due.Positive() {
		return refuse(o.PaymentStatus, PaymentPaid, "Nothing is due; give an amount to record an overpayment.")
	}
	return nil
}

// PayOffline records money that the store received. The money counts as captured. A nil amount means the
// amount due; a higher amount overpays the order. A canceled order accepts an amount that arrived after
// its cancellation; the caller must then save the order, which assigns the payment's id, and call
// OweBack.
func (o *Order) PayOffline(in OfflinePayment, by domain.Actor, now time.Time) (*Payment, []domain.Event, error) {
	if err := o.payableOffline(); err != nil && (in.Amount == nil || o.Status == OrderDraft) {
		return nil, nil, err
	}
	amount := o.Balance().Due
	if in.Amount != nil {
		amount = *in.Amount
		if err := o.money("/amount", amount); err != nil || amount.IsZero() {
			return nil, nil, domain.Invalid("/amount", "Give a positive amount with at most %d decimals.", o.CurrencyCode.Digits())
		}
	}
	if err := domain.CheckPast("/receivedOn", in.ReceivedOn, now); err != nil {
		return nil, nil, err
	}
	if err := o.notBefore("/receivedOn", in.ReceivedOn, prepaidMargin); err != nil {
		return nil, nil, err
	}
	at := now
	if in.ReceivedOn != nil {
		at = *in.ReceivedOn
	}
	p := o.awaited()
	if p == nil {
		p = &Payment{OrderID: o.ID, ProviderCode: settings.OfflineProvider, CurrencyCode: o.CurrencyCode, Status: AttemptPending}
		o.Payments = append(o.Payments, p)
	}
	if in.PaymentProviderID != 0 {
		p.PaymentProviderID = in.PaymentProviderID
	}
	attemptTransitions.Must("payment", &p.Status, AttemptCaptured)
	p.Amount, p.CapturedAmount, p.CapturedOn, p.CaptureCommands = amount, amount, &at, []uuid.UUID{by.CommandID}
	p.OfflineMethod, p.ProviderReference, p.Note = in.Method, in.Reference, in.Note
	if in.MovedFrom != nil {
		p.MovedFromOrderID = &in.MovedFrom.ID
	}
	events := []domain.Event{{Type: domain.OrderPaymentCaptured, Action: "order.offline_payment_recorded", Object: o}}
	if o.Status == OrderCancelled {
		return p, events, nil
	}
	return p, append(events, o.settle(now)...), nil
}

// OweBack issues a refund of an offline payment to a canceled order. The caller must number the refund.
func (o *Order) OweBack(p *Payment, by domain.Actor, now time.Time) []domain.Event {
	issue := RefundIssue{}
	issue.giveBack(o, p, p.CapturedAmount, lateForCanceled, by, now)
	return append(issue.Events, o.settle(now)...)
}

// offlineVoids lists the transition that only an administrator causes: they state that the money of a
// recorded offline payment never arrived.
var offlineVoids = domain.Transitions[AttemptStatus]{AttemptCaptured: {AttemptVoided}}

// VoidOffline voids the record of an offline payment. The amount is due again, and the order waits for another payment
// by the same provider. If the record was already voided, VoidOffline returns no events.
func (o *Order) VoidOffline(paymentID int64, note string, now time.Time) ([]domain.Event, error) {
	p, found := o.Payment(paymentID)
	switch {
	case !found:
		return nil, domain.Invalid("/paymentId", "The order has no such payment.")
	case !p.IsOffline():
		return nil, domain.Errorf(domain.UnsupportedOperation, "The payment goes through a payment processor: refund it.")
	case p.MovedFromOrderID != nil:
		return nil, domain.Errorf(domain.UnsupportedOperation, "The payment is the credit of an exchange. Refund it instead.")
	case p.Status == AttemptVoided:
		return nil, nil
	case p.Status != AttemptCaptured:
		return nil, refuse(p.Status, AttemptVoided, "The money of the payment has not arrived.")
	case p.RefundedAmount.Positive():
		return nil, refuse(p.Status, AttemptVoided, "Money of the payment was refunded. Void the refund first, or record that it failed.")
	case o.disputedOf(p, (*Chargeback).Counts).Positive():
		return nil, underDispute(o)
	}
	offlineVoids.Must("payment", &p.Status, AttemptVoided)
	amount := p.CapturedAmount
	p.CapturedAmount, p.CapturedOn = domain.Amount{}, nil
	if note != "" {
		p.Note = note
	}
	if due := o.Balance().Due; p.PaymentProviderID != 0 && due.Positive() && o.awaited() == nil {
		o.Payments = append(o.Payments, p.next(o))
	}
	first := domain.Event{Type: domain.OrderUpdated, Action: "order.offline_payment_voided", Object: o, Note: o.CurrencyCode.Format(amount) + " " + string(o.CurrencyCode)}
	return append([]domain.Event{first}, o.settle(now)...), nil
}

// awaited returns the offline payment whose money has not arrived yet; nil means none.
func (o *Order) awaited() *Payment {
	for _, p := range o.Payments {
		if p.Status == AttemptPending && p.IsOffline() {
			return p
		}
	}
	return nil
}

// Asked reports whether the actor's request has already charged, captured or recorded money of the
// order. open lists the payments whose latest capture belongs to the request.
func (o *Order) Asked(by domain.Actor) (open []*Payment, asked bool) {
	for _, p := range o.Payments {
		i := slices.Index(p.CaptureCommands, by.CommandID)
		asked = asked || i >= 0
		if i >= 0 && i == len(p.CaptureCommands)-1 {
			open = append(open, p)
		}
	}
	return open, asked
}

// unsettled reports whether the outcome of a charge or capture is unknown.
func (o *Order) unsettled() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		return p.Status == AttemptPending && !p.IsOffline() || p.CapturingAmount.Positive()
	})
}
