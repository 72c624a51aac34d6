package ordering

import (
	"cmp"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// TenderType is the kind of stored value with which an order is paid.
type TenderType = value.Kind

const (
	TenderGiftCard    = value.KindGiftCard
	TenderStoreCredit = value.KindStoreCredit
)

// MaxTenderCards is the maximum number of gift cards of a cart.
const MaxTenderCards = 5

// ValueSource is a gift card or an account of store credit with which a buyer wants to pay.
type ValueSource struct {
	Type      TenderType
	ID        int64  // id of the gift card, or of the account of store credit
	LastFour  string // last characters of the card's code; empty for store credit
	Available domain.Amount
	ExpiresOn *time.Time // nil means never
}

// TenderPart is the amount that a source pays of an order.
type TenderPart struct {
	ValueSource
	Amount domain.Amount
}

// TenderPlan divides the total of an order between stored value and one other payment.
type TenderPlan struct {
	Parts []TenderPart  // sources in the order in which they pay; an Amount can be 0
	Due   domain.Amount // part of the total that the other payment pays
}

// PlanTenders divides a total between sources. Gift cards pay before store credit, and cards that expire
// earlier pay first. Stored value pays at most payable, because it cannot buy gift cards.
func PlanTenders(sources []ValueSource, total, payable domain.Amount) TenderPlan {
	sources = slices.Clone(sources)
	slices.SortStableFunc(sources, func(a, b ValueSource) int {
		return cmp.Or(cmp.Compare(a.rank(), b.rank()), a.compareExpiry(b), cmp.Compare(a.ID, b.ID))
	})
	plan, left := TenderPlan{Due: total}, payable.Min(total)
	for _, source := range sources {
		amount := source.Available.NotNegative().Min(left)
		left, plan.Due = left.Sub(amount), plan.Due.Sub(amount)
		plan.Parts = append(plan.Parts, TenderPart{source, amount})
	}
	return plan
}

func (s ValueSource) rank() int {
	if s.Type == TenderGiftCard {
		return 0
	}
	return 1
}

// compareExpiry orders sources by their expiry. Sources that never expire come last.
func (s ValueSource) compareExpiry(o ValueSource) int {
	switch {
	case s.ExpiresOn == nil && o.ExpiresOn == nil:
		return 0
	case s.ExpiresOn == nil:
		return 1
	case o.ExpiresOn == nil:
		return -1
	}
	return s.ExpiresOn.Compare(*o.ExpiresOn)
}

// Covered returns the amount that stored value pays.
func (p TenderPlan) Covered() (sum domain.Amount) {
	for _, part := range p.Parts {
		sum = sum.Add(part.Amount)
	}
	return sum
}

// AtLeast returns the plan with an amount due of at least the minimum. It reduces the last parts first. An
// amount due of 0 stays 0, because it needs no other payment.
func (p TenderPlan) AtLeast(minimum domain.Amount) TenderPlan {
	if !p.Due.Positive() || !p.Due.Less(minimum) {
		return p
	}
	p.Parts = slices.Clone(p.Parts)
	for i := len(p.Parts) - 1; i >= 0 && p.Due.Less(minimum); i-- {
		less := p.Parts[i].Amount.Min(minimum.Sub(p.Due))
		p.Parts[i].Amount, p.Due = p.Parts[i].Amount.Sub(less), p.Due.Add(less)
	}
	return p
}

// LeastAmount returns the provider's minimum for an amount in a currency; 0 means none. The minimum applies
// only in the store's default currency.
func LeastAmount(p *settings.PaymentProvider, store *settings.Store, currency domain.Currency) domain.Amount {
	if p.MinAmount == nil || currency != store.Settings.DefaultCurrencyCode {
		return domain.Amount{}
	}
	return *p.MinAmount
}

// ValueMove is a change to a source's ledger that a tender requires. The transaction that saves the payment posts it.
type ValueMove struct {
	Type   value.EntryType
	Amount domain.Amount
	Refund *Refund // set for value.Refund
}

// TakeMoves returns the ledger changes that the payment requires since the last call, in their order. Changes of one
// type are added up, except refunds.
func (p *Payment) TakeMoves() []ValueMove {
	moves := p.moves
	p.moves = nil
	return moves
}

// move records a ledger change of a tender.
func (p *Payment) move(t value.EntryType, amount domain.Amount, r *Refund) {
	if !p.IsTender() || !amount.Positive() {
		return
	}
	if i := slices.IndexFunc(p.moves, func(m ValueMove) bool { return m.Type == t && t != value.Refund }); i >= 0 {
		p.moves[i].Amount = p.moves[i].Amount.Add(amount)
		return
	}
	p.moves = append(p.moves, ValueMove{Type: t, Amount: amount, Refund: r})
}

// Tender adds a payment for each part of the plan with an amount. The payments are authorized at once,
// because the same transaction holds the amounts in the ledgers of their sources. Call it before Attempt.
// If auto is set, the tenders are captured as soon as nothing else is due.
func (o *Order) Tender(plan TenderPlan, auto bool, by domain.Actor, now time.Time) (added []*Payment) {
	for _, part := range plan.Parts {
		if !part.Amount.Positive() {
			continue
		}
		p := &Payment{
			OrderID: o.ID, ProviderCode: settings.StoredValueProvider, Status: AttemptPending, CurrencyCode: o.CurrencyCode,
			Amount: part.Amount, AuthorizedAmount: part.Amount, AuthorizedOn: &now, AutoCapture: auto, LinkID: by.Holder(),
			CaptureCommands: []uuid.UUID{uuid.Nil}, // no request charges a tender, so no repeated request finds it
		}
		id := part.ID
		if part.Type == TenderGiftCard {
			p.GiftCardID, p.LastFour = &id, &part.LastFour
		} else {
			p.StoreCreditAccountID = &id
		}
		attemptTransitions.Must("payment", &p.Status, AttemptAuthorized)
		p.move(value.Hold, part.Amount, nil)
		o.Payments = append(o.Payments, p)
		added = append(added, p)
	}
	return added
}

// tenderPlan returns how stored value and the other payments divide the order's total.
func (o *Order) tenderPlan() TenderPlan {
	plan := TenderPlan{Due: o.GrandTotal}
	for _, p := range o.Tendered() {
		amount := p.Outstanding().Add(p.CapturedAmount)
		if !amount.Positive() {
			continue
		}
		part := TenderPart{ValueSource: ValueSource{Type: p.TenderType()}, Amount: amount}
		if p.GiftCardID != nil {
			part.ID, part.LastFour = *p.GiftCardID, or(p.LastFour, "")
		}
		plan.Parts, plan.Due = append(plan.Parts, part), plan.Due.Sub(amount).NotNegative()
	}
	return plan
}

// StoredValue returns the amount that stored value of a kind pays of the order. Refunds do not reduce it.
func (o *Order) StoredValue(kind TenderType) (sum domain.Amount) {
	for _, p := range o.Tendered() {
		if p.TenderType() == kind {
			sum = sum.Add(p.Outstanding()).Add(p.CapturedAmount)
		}
	}
	return sum
}

// tendersHeld returns the amount that is held by tenders and not captured.
func (o *Order) tendersHeld() (sum domain.Amount) {
	for _, p := range o.Payments {
		if p.IsTender() {
			sum = sum.Add(p.Outstanding())
		}
	}
	return sum
}

// take captures an amount of a tender. The ledger cannot refuse it, because the amount is held.
func (o *Order) take(p *Payment, amount domain.Amount, now time.Time) {
	attemptTransitions.Must("payment", &p.Status, AttemptCaptured)
	p.CapturedAmount = p.CapturedAmount.Add(amount)
	p.Captures++
	if p.CapturedOn == nil {
		p.CapturedOn = &now
	}
	p.move(value.Capture, amount, nil)
	o.tenderTaken = true
}

// captureTenders captures the tenders of a placed order once they cover all that is due. They wait while
// the order has no captured payment and its store captures later.
func (o *Order) captureTenders(now time.Time) {
	held := o.tendersHeld()
	if !held.Positive() || o.Status == OrderDraft || o.Status == OrderCancelled {
		return
	}
	due := o.Balance().Due
	ready := slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		return p.IsTender() && p.AutoCapture || !p.IsTender() && p.CapturedAmount.Positive()
	})
	if !ready || held.Less(due) {
		return
	}
	for _, p := range o.Payments {
		amount := due.Min(p.Outstanding())
		if !p.IsTender() || !amount.Positive() {
			continue
		}
		o.take(p, amount, now)
		due = due.Sub(amount)
	}
}

// releaseSurplus releases the amounts held by tenders beyond the amount due, the last tender first. Amounts in flight
// on other payments no longer count as due.
func (o *Order) releaseSurplus(now time.Time) {
	surplus := o.tendersHeld().Sub(o.Balance().Due.Sub(o.inFlight()).NotNegative())
	for _, p := range slices.Backward(o.Payments) {
		less := surplus.Min(p.Outstanding())
		if !p.IsTender() || !less.Positive() {
			continue
		}
		surplus = surplus.Sub(less)
		if less.Equal(p.Outstanding()) {
			p.release(now)
			continue
		}
		p.AuthorizedAmount = p.AuthorizedAmount.Sub(less)
		p.move(value.Release, less, nil)
	}
}

// releaseTenders releases all that the order's tenders hold, because the order is not placed or has ended.
func (o *Order) releaseTenders(now time.Time) {
	for _, p := range slices.Backward(o.Payments) {
		if p.IsTender() {
			p.release(now)
		}
	}
}

// SettleTenders derives the statuses again after a capture took money of tenders, and returns the resulting events. It
// returns nil if no tender was captured since the last call.
func (o *Order) SettleTenders(now time.Time) []domain.Event {
	if !o.tenderTaken {
		return nil
	}
	moved := o.settle(now)
	o.tenderTaken = false
	return append([]domain.Event{{Type: domain.OrderPaymentCaptured, Action: "order.payment_captured", Object: o}}, moved...)
}

// Moves reports whether the order's tenders require changes of ledgers that are not posted yet.
func (o *Order) Moves() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return len(p.moves) > 0 })
}

// CartTender is a gift card of a cart.
type CartTender struct {
	GiftCardID int64 `json:"giftCardId"`
	// CodeNumber is the number of the code that the buyer entered. The card does not pay after a later code
	// replaced it.
	CodeNumber int `json:"codeNumber"`
}

// ownedBy reports whether the cart is that of the customer who acts. The holder of a checkout link to the cart can be
// another person.
func (c *Cart) ownedBy(actor domain.Actor) bool {
	return c.CustomerID != nil && actor.Kind == domain.ActorCustomer && actor.ID == *c.CustomerID && actor.LinkedCartID == 0
}

// SpendsCredit reports whether an order that the actor places from the cart uses the customer's store credit.
func (c *Cart) SpendsCredit(actor domain.Actor) bool { return c.UseStoreCredit && c.ownedBy(actor) }

// Tendered reports whether an order that the actor places from the cart pays with stored value.
func (c *Cart) Tendered(actor domain.Actor) bool { return len(c.Tenders) > 0 || c.SpendsCredit(actor) }

// GiftCardIDs returns the ids of the cart's gift cards.
func (c *Cart) GiftCardIDs() []int64 {
	ids := make([]int64, len(c.Tenders))
	for i, t := range c.Tenders {
		ids[i] = t.GiftCardID
	}
	return ids
}

// HasGiftCard reports whether the cart has the gift card.
func (c *Cart) HasGiftCard(id int64) bool { return slices.Contains(c.GiftCardIDs(), id) }

// Entered reports whether the cart has the gift card by its current code.
func (c *Cart) Entered(card *value.GiftCard) bool {
	return slices.Contains(c.Tenders, CartTender{card.ID, card.CodeNumber})
}

// AddGiftCard adds a gift card by its current code. The error names the field code of the request.
func (c *Cart) AddGiftCard(card *value.GiftCard, s settings.Settings, now time.Time) error {
	switch {
	case card.CurrencyCode != c.CurrencyCode:
		return domain.InvalidAs(domain.CurrencyMismatch, "/code", "The gift card is in %s, the cart in %s.", card.CurrencyCode, c.CurrencyCode)
	case len(c.Tenders) >= MaxTenderCards && !c.HasGiftCard(card.ID):
		return domain.Invalid("/code", "A cart takes at most %d gift cards. Remove one first.", MaxTenderCards)
	}
	if err := card.Usable(now); err != nil {
		return domain.Within("/code", err)
	}
	c.Tenders = slices.DeleteFunc(slices.Clone(c.Tenders), func(t CartTender) bool { return t.GiftCardID == card.ID })
	c.Tenders = append(c.Tenders, CartTender{card.ID, card.CodeNumber})
	c.touch(s, now)
	return nil
}

// RemoveGiftCard removes a gift card, or returns a not_found error.
func (c *Cart) RemoveGiftCard(id int64, s settings.Settings, now time.Time) error {
	if !c.HasGiftCard(id) {
		return domain.Missing("gift card")
	}
	c.Tenders = slices.DeleteFunc(slices.Clone(c.Tenders), func(t CartTender) bool { return t.GiftCardID == id })
	c.touch(s, now)
	return nil
}

// mergeTenders adds the gift cards of a guest's cart until the cart has MaxTenderCards.
func (c *Cart) mergeTenders(guest *Cart) {
	for _, t := range guest.Tenders {
		if !c.HasGiftCard(t.GiftCardID) && len(c.Tenders) < MaxTenderCards {
			c.Tenders = append(slices.Clone(c.Tenders), t)
		}
	}
}

// Sources returns accounts as the sources of the cart. An account that cannot pay the cart has nothing
// available.
func (c *Cart) Sources(accounts []value.Account, now time.Time) (out []ValueSource) {
	for _, a := range accounts {
		s := ValueSource{Type: a.Kind(), ID: a.Stored().ID, Available: value.Available(a)}
		usable := value.CurrencyOf(a) == c.CurrencyCode
		if card, ok := a.(*value.GiftCard); ok {
			entered := c.Entered(card)
			s.ExpiresOn, usable = card.ExpiresOn, usable && entered && card.Usable(now) == nil
			if card.LastFour != nil && entered { // the bearer of a former code learns nothing of the new one
				s.LastFour = *card.LastFour
			}
		}
		if !usable {
			s.Available = domain.Amount{}
		}
		out = append(out, s)
	}
	return out
}

// CreditSources returns accounts of store credit as sources.
func CreditSources(accounts []value.Account) (out []ValueSource) {
	for _, a := range accounts {
		out = append(out, ValueSource{Type: a.Kind(), ID: a.Stored().ID, Available: value.Available(a)})
	}
	return out
}

// CheckDue returns an error unless the amount due equals the amount that the buyer expects. A cart with
// stored value needs that amount, because a balance can fall until the checkout.
func (c *Cart) CheckDue(plan TenderPlan, q pricing.Quote, expected *domain.Amount, actor domain.Actor) error {
	const at = "/expectedAmountDue"
	money := q.Currency.Format
	switch {
	case expected == nil && !c.Tendered(actor):
		return nil
	case expected == nil:
		return domain.Invalid(at, "Send the cart's amountDue, because stored value pays a part of the order.")
	case expected.Equal(plan.Due):
		return nil
	}
	e := q.Moved("The amount due is " + money(plan.Due) + " " + string(q.Currency) + " now. Read the cart again.")
	e.Fields = []domain.Field{{In: "body", Pointer: at, Code: string(domain.CartChanged), Detail: "It is " + money(plan.Due) + " now, not " + money(*expected) + "."}}
	return e
}
