package value

import (
	"cmp"
	"context"
	"crypto/subtle"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/repo"
)

// IssueGiftCard issues a gift card and returns it with its code, which is not stored. A retry of the request returns
// the card and the code of the first run. code is empty if the card has been given another code since, and for a card
// with a delivery, whose code MailGiftCards makes later.
func (s *Service) IssueGiftCard(ctx context.Context, actor domain.Actor, in value.IssueInput) (c *value.GiftCard, code string, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	key, err := s.codeKey(ctx, tx)
	if err != nil {
		return nil, "", err
	}
	code = value.CodeOf(key, actor.CommandID)
	plain, _ := value.ReadCode(code)
	hash := value.Hash(key, plain)
	if c, err = tx.GiftCardByCommand(ctx); err != nil || c != nil {
		if c != nil && subtle.ConstantTimeCompare(c.CodeHash, hash) == 0 {
			code = ""
		}
		return c, code, err
	}
	if c, err = value.NewGiftCard(in, store.Settings.CurrencyCodes, tx.At); err != nil {
		return nil, "", err
	}
	c.CommandID = actor.CommandID
	if c.DeliveryStatus == value.NoDelivery {
		c.SetCode(plain, hash)
	} else {
		code = ""
	}
	if err := s.refuseOwn(ctx, tx, "gift cards", c.MeantFor); err != nil {
		return nil, "", err
	}
	if err := s.limit(ctx, tx, store, in.CurrencyCode, in.Amount); err != nil {
		return nil, "", err
	}
	if _, err := tx.Post(ctx, value.Posting{Account: c, Type: value.Issue, Amount: in.Amount, Reason: in.Reason}); err != nil {
		return nil, "", err
	}
	return c, code, tx.Commit(ctx)
}

// UpdateGiftCard changes the expiry, the recipient, the scheduled delivery and the external id of a gift card. Changing
// the address of a scheduled delivery requires the permission to issue cards.
func (s *Service) UpdateGiftCard(ctx context.Context, actor domain.Actor, id int64, p value.CardPatch, e domain.Expect) (*value.GiftCard, error) {
	return s.changeCard(ctx, actor, id, func(c *value.GiftCard, now time.Time) (bool, error) {
		if err := e.Check(&c.Row); err != nil {
			return false, err
		}
		if c.Redirects(p) && !actor.May(issuing) {
			return false, &domain.Error{Code: domain.Forbidden, Permission: issuing, Detail: "Another recipient of a scheduled gift card takes " + issuing + "."}
		}
		return c.Change(p, now)
	}, p.Recipient)
}

// DisableGiftCard stops a gift card from paying new orders. A disabled card does not change.
func (s *Service) DisableGiftCard(ctx context.Context, actor domain.Actor, id int64) (*value.GiftCard, error) {
	return s.changeCard(ctx, actor, id, (*value.GiftCard).Disable, nil)
}

// EnableGiftCard lets a disabled gift card pay again. A card that is not disabled stays unchanged.
func (s *Service) EnableGiftCard(ctx context.Context, actor domain.Actor, id int64) (*value.GiftCard, error) {
	return s.changeCard(ctx, actor, id, (*value.GiftCard).Enable, nil)
}

// issuing is the permission to create value.
const issuing = "gift-card:issue"

// changeCard locks a card and stores it if change reports a change. recipient is the card's new recipient; nil means
// that the recipient does not change.
func (s *Service) changeCard(ctx context.Context, actor domain.Actor, id int64, change func(*value.GiftCard, time.Time) (bool, error), recipient **value.Recipient) (*value.GiftCard, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	c, err := tx.LockGiftCard(ctx, id)
	if err != nil {
		return nil, err
	}
	changed, err := change(c, tx.At)
	if err != nil || !changed {
		return c, err
	}
	if recipient != nil {
		if err := s.refuseOwn(ctx, tx, "gift cards", c.MeantFor); err != nil {
			return nil, err
		}
	}
	if err := tx.Update(ctx, c); err != nil {
		return nil, err
	}
	return c, tx.Commit(ctx)
}

// AdjustGiftCard adds value to a gift card, or removes value that no order holds. A retry of the request returns
// the entry of the first run.
func (s *Service) AdjustGiftCard(ctx context.Context, actor domain.Actor, in value.CardAdjustment) (*value.StoredValueEntry, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.AdjustmentByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	c, err := tx.GiftCard(ctx, in.GiftCardID)
	if err != nil {
		return nil, err
	}
	if in.Amount.Positive() && c.CurrencyCode.Fits(in.Amount) {
		if err := s.limit(ctx, tx, store, c.CurrencyCode, in.Amount); err != nil { // locks the store's limit before the card
			return nil, err
		}
	}
	if c, err = tx.LockGiftCard(ctx, in.GiftCardID); err != nil {
		return nil, err
	}
	if err := in.Check(c, tx.At); err != nil {
		return nil, err
	}
	if err := s.refuseOwn(ctx, tx, "gift cards", c.MeantFor); err != nil {
		return nil, err
	}
	entries, err := tx.Post(ctx, value.Posting{Account: c, Type: value.Adjust, Amount: in.Amount, Reason: in.Reason})
	if short, ok := errors.AsType[*value.ShortError](err); ok {
		return nil, short.Removal("gift card", c.CurrencyCode)
	}
	if err != nil {
		return nil, err
	}
	return entries[0], tx.Commit(ctx)
}

// CheckGiftCard returns the store's gift card with the code, for its bearer. A wrong code is gift_card_invalid
// and counts against the limits of GiftCardGuesses; past a limit the error is rate_limited.
func (s *Service) CheckGiftCard(ctx context.Context, actor domain.Actor, code string) (*value.GiftCard, error) {
	guesses := domain.GiftCardGuesses(actor)
	if err := s.DB.TakeTries(ctx, guesses...); err != nil {
		return nil, err
	}
	c, err := s.GiftCardByCode(ctx, s.As(actor), actor.StoreID, code)
	if err == nil && c == nil {
		return nil, value.ErrNoGiftCard("/code")
	}
	return c, cmp.Or(err, s.DB.GiveTries(ctx, guesses...))
}

// ExpireGiftCards ends gift cards that have expired and that no order holds, at most 100 in one run. The value
// that expires leaves the store's liability.
func (s *Service) ExpireGiftCards(ctx context.Context) error {
	due, err := s.DB.GiftCardsDue(ctx, 100)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		failed = append(failed, s.expire(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failed...)
}

func (s *Service) expire(ctx context.Context, system domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c, err := tx.LockGiftCard(ctx, id)
	if err != nil {
		return err
	}
	if !c.Due(tx.At) {
		return nil
	}
	if err := tx.EndGiftCardMail(ctx, c); err != nil { // a mail that was sent has reached the recipient
		return err
	}
	switch posting, ok := c.Expiry(tx.At); {
	case !ok:
		return nil
	case posting == nil:
		err = tx.Update(ctx, c)
	default:
		_, err = tx.Post(ctx, *posting)
	}
	if err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// GiftCardByCode returns the store's card that has the code; nil means that no card of the store has it. r reads
// the store's rows.
func (s *Service) GiftCardByCode(ctx context.Context, r repo.Reader, storeID int64, text string) (*value.GiftCard, error) {
	code, ok := value.ReadCode(text)
	if !ok {
		return nil, nil
	}
	sealed, err := r.CodeKey(ctx)
	if err != nil || sealed == "" {
		return nil, err
	}
	key, err := s.Keys.Open(value.CodeKeyPlace(storeID), sealed)
	if err != nil {
		return nil, err
	}
	return r.GiftCardByHash(ctx, value.Hash(key, code))
}

// codeKey returns the store's key for the hashes of codes. It makes the key with the store's first card.
func (s *Service) codeKey(ctx context.Context, tx *command.Tx) ([]byte, error) {
	place := value.CodeKeyPlace(tx.Actor().StoreID)
	sealed, err := tx.CodeKey(ctx)
	if err == nil && sealed == "" {
		sealed, err = tx.KeepCodeKey(ctx, s.Keys.Seal(place, value.NewCodeKey()))
	}
	if err != nil {
		return nil, err
	}
	return s.Keys.Open(place, sealed)
}
