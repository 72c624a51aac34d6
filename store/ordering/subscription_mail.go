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

// TellSubscribers mails customers about the events of their subscriptions. Whether a new
// subscription is mailed is up to the command that creates it. For a replaced subscription
// only the mail of its replacement is sent.
func (s *Service) TellSubscribers(ctx context.Context, t *command.Tx, events []domain.Event) error {
	first := false // a failed first order is mailed once, even if several subscriptions began with it
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

// tellSubscriber mails the current state of a subscription, whose row the caller has locked,
// to its customer. It mails a failed payment if the store's dunning settings ask for it, or
// if the customer has to act. Erased customers get no mail.
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
	var standing int64
	if slot := sub.FailedSlot(); slot != nil && slot.Status == subscription.RenewalCharged {
		order, err := t.Order(ctx, ordering.OrderKey{ID: *slot.OrderID})
		if err != nil {
			return err
		}
		standing = order.OrderNumber
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

// remind mails the customer about the next renewal, with its total at today's prices. day is
// the day on which the reminder was due. If the renewal cannot be priced, the mail has no
// total: the reminder must not prevent the renewal.
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
