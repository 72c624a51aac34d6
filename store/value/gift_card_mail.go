package value

import (
	"context"
	"errors"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// ResendGiftCard gives a gift card a new code and mails it to the recipient. The former code no longer works, not even
// in carts to which a buyer has added the card by this code. A retry of the request mails no second code.
func (s *Service) ResendGiftCard(ctx context.Context, actor domain.Actor, id int64) (*value.GiftCard, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	key, err := s.codeKey(ctx, tx)
	if err != nil {
		return nil, err
	}
	c, err := tx.LockGiftCard(ctx, id)
	if err != nil {
		return nil, err
	}
	if done, err := tx.MailByCommand(ctx); err != nil || done != nil {
		return c, err
	}
	if err := c.Resendable(tx.At); err != nil {
		return nil, err
	}
	if err := s.refuseOwn(ctx, tx, "gift cards", c.MeantFor); err != nil {
		return nil, err
	}
	if err := s.mailCode(ctx, tx, store, key, c, &actor.CommandID); err != nil {
		return nil, err
	}
	return c, tx.Commit(ctx)
}

// MailGiftCards mails the codes of gift cards whose delivery is due, and records the outcome of earlier mails on
// their cards. One run works on at most 100 cards of each kind.
func (s *Service) MailGiftCards(ctx context.Context) error {
	due, err := s.DB.GiftCardMailsDue(ctx, 100)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		failed = append(failed, s.deliver(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failed...)
}

// deliver mails the code of a card if the delivery is due, or records the outcome of its mail.
func (s *Service) deliver(ctx context.Context, system domain.Actor, id int64) error {
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// The order of locks is that of ResendGiftCard. Only a new mail needs the key.
	key, keyErr := s.codeKey(ctx, tx)
	c, err := tx.LockGiftCard(ctx, id)
	if err != nil {
		return err
	}
	sent, ended, err := tx.SettledGiftCardMail(ctx, c)
	if err != nil {
		return err
	}
	switch {
	case ended:
		c.Delivered(sent)
		err = tx.Update(ctx, c)
	case c.MailDue(tx.At) && keyErr != nil:
		err = keyErr
	case c.MailDue(tx.At):
		err = s.mailCode(ctx, tx, store, key, c, nil)
	}
	if err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// mailCode gives a locked card a new code and queues the mail with it to the recipient, whose address the card must
// have. A mail with the former code that still waits is not sent. command is the request that asked for the mail;
// nil means none.
func (s *Service) mailCode(ctx context.Context, tx *command.Tx, store *settings.Store, key []byte, c *value.GiftCard, command *uuid.UUID) error {
	if c.MailID != nil {
		if _, err := tx.WithholdMail(ctx, *c.MailID); err != nil {
			return err
		}
	}
	code := value.NewCode()
	plain, _ := value.ReadCode(code)
	c.SetCode(plain, value.Hash(key, plain))
	giver, err := giverOf(ctx, tx, c)
	if err != nil {
		return err
	}
	l := letter.GiftCardLetter(store, s.letters.Site(store), c, code, giver)
	l.CommandID = command
	id, err := s.letters.QueueGiftCard(ctx, tx, store, l)
	if err != nil {
		return err
	}
	c.Mailed(id, tx.At)
	return tx.Update(ctx, c)
}

// giverOf returns the name of the buyer who bought the card for another person; empty means none.
func giverOf(ctx context.Context, tx *command.Tx, c *value.GiftCard) (string, error) {
	if c.LineItemID == nil {
		return "", nil
	}
	o, err := tx.OrderOfLine(ctx, *c.LineItemID)
	if err != nil || c.MeantFor(o.Email) {
		return "", err
	}
	return o.Buyer(), nil
}
