package ordering

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// cardsAtOnce is the number of cards of each store that one round reads. cardStores is the number
	// of stores that a round processes in parallel, so a slow store does not delay the other stores
	// of the round.
	cardsAtOnce = 100
	cardStores  = 4
)

// TellOfExpiringCards mails customers whose subscriptions are charged to an expiring card,
// once per expiry date. The notice is due before the card's last day, by the store's number
// of reminder days. Runs may overlap, within one process or across processes.
func (s *Service) TellOfExpiringCards(ctx context.Context) error {
	var failures []error
	tried := map[int64]bool{}
	for begun := time.Now(); ctx.Err() == nil && time.Since(begun) < command.KeepFor; {
		due, err := s.DB.CardsToTell(ctx, cardsAtOnce)
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		ofStore, fresh := map[int64][]repo.Due{}, false
		for _, d := range due {
			if fresh = fresh || !tried[d.ID]; !tried[d.ID] {
				tried[d.ID], ofStore[d.StoreID] = true, append(ofStore[d.StoreID], d)
			}
		}
		if !fresh { // the remaining cards failed in this run; the next run retries them
			break
		}
		var mu sync.Mutex
		var all sync.WaitGroup
		room := make(chan struct{}, cardStores)
		for _, cards := range ofStore {
			all.Go(func() {
				room <- struct{}{}
				defer func() { <-room }()
				for _, card := range cards {
					err := command.SettleItem(ctx, card, s.tellOfExpiry)
					mu.Lock()
					failures = append(failures, err)
					mu.Unlock()
				}
			})
		}
		all.Wait()
	}
	return errors.Join(failures...)
}

// expiryNotice returns when the expiry notice of a card is due. ok is false if the card has
// no expiry date, the store sends no reminders, or the card's last day is past.
func expiryNotice(m *customer.CustomerPaymentMethod, c subscription.Calendar) (at time.Time, ok bool) {
	last, expires := m.LastDay()
	if !expires || c.ReminderDays == 0 || !c.Now.Before(c.At(last+1)) {
		return at, false
	}
	return c.At(last.Add(-c.ReminderDays)), true
}

// tellOfExpiry mails a customer about the expiry of a card. It first locks the customer and
// the card, and checks the notice again. The card may have been replaced, the notice sent,
// or the last subscription moved to another card.
func (s *Service) tellOfExpiry(ctx context.Context, system domain.Actor, methodID int64) error {
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	owner, active, err := tx.OwnerOfPaymentMethod(ctx, methodID)
	if err != nil || !active {
		return err
	}
	who, err := tx.LockCustomer(ctx, owner)
	if err != nil {
		return err
	}
	wallet, err := tx.LockWallet(ctx, owner)
	if err != nil {
		return err
	}
	card, held := domain.ByID(wallet, methodID)
	if !held {
		return nil
	}
	calendar, _, err := customerCalendar(ctx, tx.Reader, store, &owner, tx.At)
	if err != nil {
		return err
	}
	if at, ok := expiryNotice(card, calendar); !ok || calendar.Now.Before(at) {
		return nil
	}
	numbers, err := tx.SubscriptionsChargedTo(ctx, methodID)
	if err != nil || len(numbers) == 0 {
		return err
	}
	if told, err := tx.TellExpiry(ctx, methodID); err != nil || !told {
		return err
	}
	if err := s.letter.QueueMail(ctx, tx, letter.CardExpiringLetter(store, s.letter.Site(store), who, card, numbers)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
