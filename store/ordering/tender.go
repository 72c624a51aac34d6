package ordering

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/repo"
)

// AddCartGiftCard adds the gift card with the code to the actor's cart. The card's value is held at
// checkout. Adding a card again changes nothing. A wrong code counts against the limits of GiftCardGuesses;
// past a limit the error is rate_limited.
func (s *Service) AddCartGiftCard(ctx context.Context, actor domain.Actor, code string, expect domain.Expect) (*ordering.PricedCart, error) {
	guesses := domain.GiftCardGuesses(actor)
	if err := s.DB.TakeTries(ctx, guesses...); err != nil {
		return nil, err
	}
	cart, known, err := s.addCartGiftCard(ctx, actor, code, expect)
	if !known {
		return nil, err
	}
	return cart, cmp.Or(err, s.DB.GiveTries(ctx, guesses...))
}

// addCartGiftCard adds a card. known is false only if no card has the code.
func (s *Service) addCartGiftCard(ctx context.Context, actor domain.Actor, code string, expect domain.Expect) (out *ordering.PricedCart, known bool, err error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, true, err
	}
	defer tx.Rollback()
	card, err := s.stored.GiftCardByCode(ctx, tx.Reader, actor.StoreID, code)
	if err != nil {
		return nil, true, err
	}
	if card == nil {
		return nil, false, value.ErrNoGiftCard("/code")
	}
	if cart.Entered(card) {
		out, err = priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
		return out, true, err
	}
	if err := expect.Check(&cart.Row); err != nil {
		return nil, true, err
	}
	if err := cart.AddGiftCard(card, store.Settings, tx.At); err != nil {
		return nil, true, err
	}
	out, err = keepCart(ctx, tx, store, cart, who, "", nil, 0)
	return out, true, err
}

// DeleteCartGiftCard removes a gift card from the actor's cart.
func (s *Service) DeleteCartGiftCard(ctx context.Context, actor domain.Actor, id int64) (*ordering.PricedCart, error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if err := cart.RemoveGiftCard(id, store.Settings, tx.At); err != nil {
		return nil, err
	}
	return keepCart(ctx, tx, store, cart, who, "", nil, 0)
}

// tendersOf plans how a cart's stored value pays its quote, without locks. It runs no statement for a cart
// without stored value.
func tendersOf(ctx context.Context, r repo.Reader, cart *ordering.Cart, b pricing.Basket, q pricing.Quote, now time.Time) (ordering.TenderPlan, error) {
	if !cart.Tendered(r.Actor()) {
		return ordering.PlanTenders(nil, q.GrandTotal, domain.Amount{}), nil
	}
	accounts, err := r.TenderAccounts(ctx, cart)
	if err != nil {
		return ordering.TenderPlan{}, err
	}
	return ordering.PlanTenders(cart.Sources(accounts, now), q.GrandTotal, payable(b, q)), nil
}

// lockTenders locks the accounts of a cart's stored value and plans how they pay the quote. The amount due must equal
// the amount that the buyer expects. If the remaining amount is below the minimum of the request's provider, the last
// tenders pay less.
func (s *Service) lockTenders(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, b pricing.Basket, q pricing.Quote, in ordering.CheckoutInput) (ordering.TenderPlan, error) {
	plan := ordering.PlanTenders(nil, q.GrandTotal, domain.Amount{})
	if cart.Tendered(t.Actor()) {
		accounts, err := t.LockTenderAccounts(ctx, cart)
		if err != nil {
			return plan, err
		}
		plan = ordering.PlanTenders(cart.Sources(accounts, t.At), q.GrandTotal, payable(b, q))
	}
	if err := cart.CheckDue(plan, q, in.ExpectedAmountDue, t.Actor()); err != nil {
		return plan, err
	}
	if len(plan.Parts) == 0 || !plan.Due.Positive() || in.Payment == nil {
		return plan, nil
	}
	provider, err := t.PaymentProvider(ctx, in.Payment.ProviderID)
	if err != nil {
		return plan, err
	}
	return plan.AtLeast(s.least(provider, store, cart.CurrencyCode)), nil
}

// payWith returns how stored value pays a part of a checkout, and the means of payment for the rest; nil means that
// nothing else must be paid.
func (s *Service) payWith(ctx context.Context, t *command.Tx, store *settings.Store, buyer *customer.Customer, cart *ordering.Cart, b pricing.Basket, q pricing.Quote, request ordering.Checkout, in ordering.CheckoutInput) (ordering.TenderPlan, *ordering.Means, error) {
	tenders, err := s.lockTenders(ctx, t, store, cart, b, q, in)
	if err != nil {
		return tenders, nil, err
	}
	q.GrandTotal = tenders.Due
	means, err := s.means(ctx, t.Reader, store, buyer, q, request, in.Payment)
	if means != nil {
		means.LinkID = t.Actor().Holder()
	}
	return tenders, means, err
}

// lockCredit locks the store credit that pays a subscription's renewals first. It runs no statement if the customer did
// not choose that.
func lockCredit(ctx context.Context, t *command.Tx, sub *subscription.Subscription) ([]ordering.ValueSource, error) {
	if !sub.UseStoreCredit {
		return nil, nil
	}
	accounts, err := t.LockAccounts(ctx, repo.AccountFilter{CustomerID: sub.CustomerID, Currency: sub.CurrencyCode})
	if err != nil {
		return nil, err
	}
	return ordering.CreditSources(accounts), nil
}

// payable returns the part of a quote that stored value may pay: all but gift cards.
func payable(b pricing.Basket, q pricing.Quote) domain.Amount {
	return q.GrandTotal.Sub(b.GiftCards(q)).NotNegative()
}

// PostTenders posts the ledger changes of saved orders that stored value pays, and reports the tenders that
// the transaction captured. Every commit runs it, so no command can save a tender without its entry.
func PostTenders(ctx context.Context, t *command.Tx) (events []domain.Event, err error) {
	for _, saved := range t.SavedOrders() {
		if !saved.Moves() {
			continue
		}
		events = append(events, saved.SettleTenders(t.At)...)
		if err := t.SaveOrder(ctx, saved.Order); err != nil {
			return nil, err
		}
		if err := t.PostTenders(ctx, saved.Order); err != nil {
			return nil, err
		}
	}
	return events, nil
}

// dispute applies a report about a dispute to an order, and saves the order. While a bank disputes a payment, the store
// removes the store credit that refunds of the payment created: otherwise the buyer has the money twice. It removes
// only credit that is neither spent nor held, and returns the credit if the store wins.
func dispute(ctx context.Context, t *command.Tx, o *ordering.Order, report ordering.Chargeback) (*ordering.Chargeback, []domain.Event, error) {
	before := o.CreditDisputed()
	c, events, err := o.Dispute(report, t.At)
	if err != nil {
		return nil, nil, err
	}
	if err := t.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	parts := o.CreditDisputed()
	if maps.EqualFunc(before, parts, domain.Amount.Equal) {
		return c, events, nil
	}
	account := t.CreditOf(o)
	if account == nil {
		return nil, nil, fmt.Errorf("order %d has a refund to store credit that is not locked", o.ID)
	}
	taken, err := t.CreditTaken(ctx, account)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range o.Refunds {
		if err := uncredit(ctx, t, account, r, parts[r.ID].Sub(taken[r.ID])); err != nil {
			return nil, nil, err
		}
	}
	return c, events, nil
}

// uncredit posts an amount of a refund that an account loses; a negative amount returns to the account.
func uncredit(ctx context.Context, t *command.Tx, account value.Account, r *ordering.Refund, amount domain.Amount) error {
	posting := value.Posting{Account: account, Type: value.Cancel, Amount: amount.Min(value.Available(account)), OrderID: r.OrderID, RefundID: r.ID}
	if amount.Sign() < 0 {
		posting.Type, posting.Amount = value.Restore, amount.Neg()
	}
	if !posting.Amount.Positive() {
		return nil
	}
	_, err := t.Post(ctx, posting)
	return err
}
