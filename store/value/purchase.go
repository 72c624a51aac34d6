package value

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// IssuePurchases adjusts the gift cards of saved orders to the orders' payments and refunds. It issues one card for
// each unit that an order has paid for. It removes the value of cards whose purchase was refunded, and returns the
// value if the refund fails. It disables cards while the payment of their order is disputed or void. Every command that
// changes an order's money, review, hold or units saves the order, so no other code does this. A job mails the codes
// (MailGiftCards).
func IssuePurchases(ctx context.Context, t *command.Tx) error {
	var orders []*ordering.Order
	for _, saved := range t.SavedOrders() {
		orders = append(orders, saved.Order)
	}
	for _, o := range append(orders, t.PlacedOrders...) {
		if err := issue(ctx, t, o); err != nil {
			return err
		}
		if err := follow(ctx, t, o); err != nil {
			return err
		}
	}
	return nil
}

// issue issues the gift cards that an order has paid for and does not have yet.
func issue(ctx context.Context, t *command.Tx, o *ordering.Order) error {
	due := o.IssueGiftCards()
	if len(due) == 0 {
		return nil
	}
	postings := make([]value.Posting, len(due))
	for i, p := range due {
		c := value.Bought(p, t.At)
		c.CommandID = t.Actor().CommandID
		o.GiftCards = append(o.GiftCards, c)
		postings[i] = value.Posting{Account: c, Type: value.Issue, Amount: p.Amount, OrderID: o.ID}
	}
	if _, err := t.Post(ctx, postings...); err != nil {
		return err
	}
	var lines []domain.Entity
	for _, l := range o.Lines {
		if l.CardsIssued > 0 {
			lines = append(lines, l)
		}
	}
	return t.Update(ctx, lines...)
}

// follow applies the refunds, disputes and voided payments of an order to its gift cards, which LockOrder has locked.
func follow(ctx context.Context, t *command.Tx, o *ordering.Order) error {
	var changed []domain.Entity
	for _, c := range o.FollowPayments() {
		changed = append(changed, c)
	}
	if err := t.Update(ctx, changed...); err != nil {
		return err
	}
	_, err := t.Post(ctx, o.FollowRefunds()...)
	return err
}
