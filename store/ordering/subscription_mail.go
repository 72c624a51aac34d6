package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// TellSubscribers mails customers about the events of their subscriptions. The command
// that creates a new subscription decides whether to send a mail about it. If a
// subscription is replaced, the customer gets only the mail about the replacement.
func (s *Service) TellSubscribers(ctx context.Context, t *command.Tx, events []domain.Event) error {
	first := false // a failed first order causes only one mail, even if several subscriptions began with it
	for _, e := range events {
		sub, is := e.Object.(*subscription.Subscription)
		if !is {
			continue
		}
		var kind letter.MailKind
		switch e.Type {
		case domain.SubscriptionPaymentFailed:
			kind = letter.MailSubscriptionPaymentFailed
			if slot := sub.FailedSlot(); slot != nil && slot.Slot == subscription.FirstOrder {
				if first {
					continue
				}
				first = true
			}
		case domain.SubscriptionPausedEvent:
			kind = letter.MailSubscriptionPaused
		case domain.SubscriptionResumed:
			kind = letter.MailSubscriptionResumed
		case domain.SubscriptionCancelledEvent:
			kind = letter.MailSubscriptionCancelled
		case domain.SubscriptionCreated:
			if sub.ReplacesID == nil {
				continue
			}
			kind = letter.MailSubscriptionReplaced
		default:
			continue
		}
		if sub.ReplacedByID != nil {
			continue
		}
		if err := s.tellSubscriber(ctx, t, sub, kind); err != nil {
			return err
		}
	}
	return nil
}

// tellSubscriber mails the customer about the current state of a subscription that the
// caller has locked. The customer gets a mail about a failed payment if the store's dunning
// settings require one, or if the customer has to act. Erased customers get no mail.
func (s *Service) tellSubscriber(ctx context.Context, t *command.Tx, sub *subscription.Subscription, kind letter.MailKind) error {
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	who, err := t.Customer(ctx, sub.CustomerID)
	if err != nil || who.ErasedOn != nil {
		return err
	}
	site := s.letter.Site(store)
	if kind == letter.MailSubscriptionReplaced {
		old, err := t.Subscription(ctx, subscription.Key{ID: *sub.ReplacesID})
		if err != nil {
			return err
		}
		return s.letter.QueueMail(ctx, t, letter.ReplacedLetter(store, site, who, old, sub))
	}
	if kind != letter.MailSubscriptionPaymentFailed {
		return s.letter.QueueMail(ctx, t, letter.SubscriptionLetter(store, site, who, sub, kind))
	}
	standing, err := standingOrder(ctx, t, sub)
	if err != nil {
		return err
	}
	l := letter.RenewalFailedLetter(store, site, who, sub, standing)
	if l == nil {
		return nil
	}
	address, order, link, err := s.renewalLink(ctx, t, store, who, sub)
	if err != nil {
		return err
	}
	if link != nil {
		*l = letter.WithPaymentPage(store, *l, order, address, link.ExpiresOn)
	}
	return s.letter.QueueMail(ctx, t, *l)
}

// standingOrder returns the number of the order that remains valid although its payment
// failed late; 0 means that the last failed payment belongs to a renewal without an order.
func standingOrder(ctx context.Context, t *command.Tx, sub *subscription.Subscription) (number int64, err error) {
	slot := sub.FailedSlot()
	if slot == nil || slot.Status != subscription.RenewalCharged {
		return 0, nil
	}
	order, err := t.Order(ctx, ordering.OrderKey{ID: *slot.OrderID})
	if err != nil {
		return 0, err
	}
	return order.OrderNumber, nil
}

// endGrace applies the store's final action after the grace period. If the action pauses or
// cancels the subscription, TellSubscribers mails the customer. In other cases endGrace mails
// the customer.
func (s *Service) endGrace(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, who *customer.Customer, calendar subscription.Calendar) ([]domain.Event, error) {
	events := sub.GiveUp(calendar)
	if sub.Status != subscription.Active && sub.Status != subscription.TerminalFailed || who.ErasedOn != nil {
		return events, nil
	}
	standing, err := standingOrder(ctx, t, sub)
	if err != nil {
		return nil, err
	}
	if l := letter.GivenUpLetter(store, s.letter.Site(store), who, sub, standing); l != nil {
		err = s.letter.QueueMail(ctx, t, *l)
	}
	return events, err
}

// remind mails the customer about the next renewal, with its total at today's prices. day is
// the day on which the reminder was due. If the renewal cannot be priced, the mail states no
// total, because a failed reminder must not prevent the renewal.
func (s *Service) remind(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, who *customer.Customer, day domain.Date, calendar subscription.Calendar) error {
	var total *domain.Amount
	basket, _, err := renewalBasket(ctx, t.Reader, store, sub, *sub.NextDate, calendar.Now)
	if err == nil {
		quote, refused := taxes.Quote(ctx, t.Reader, basket, calendar.Now)
		if err = refused; err == nil {
			total = &quote.GrandTotal
		}
	}
	if err != nil && domain.CodeOf(err) == domain.Internal {
		return err
	}
	return s.letter.QueueMail(ctx, t, letter.ReminderLetter(store, s.letter.Site(store), who, sub, day, total))
}
