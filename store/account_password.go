package store

import (
	"context"
	"encoding/hex"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// VerifyPassword tells whether a password is the customer's. Wrong ones count as
// failed logins do.
func (s *Service) VerifyPassword(ctx context.Context, actor domain.Actor, password string) (bool, error) {
	_, err := s.confirmed(ctx, actor, password)
	if domain.CodeOf(err) == domain.Forbidden {
		return false, nil
	}
	return err == nil, err
}

// confirmed is the customer's account, once they proved that they know its
// password: a stolen token must not be enough for what comes behind.
func (s *Service) confirmed(ctx context.Context, actor domain.Actor, password string) (*customer.Account, error) {
	account, err := s.As(actor).Account(ctx, actor.AccountID)
	if err != nil {
		return nil, err
	}
	throttle := domain.ByAccount(customerLogin, account.Email)
	if err := s.db.TakeTries(ctx, throttle); err != nil {
		return nil, err
	}
	fits, _, err := s.verifyPassword(ctx, account.PasswordHash, password)
	if err != nil {
		return nil, err
	}
	if !fits {
		return nil, domain.Errorf(domain.Forbidden, "The current password is not right.")
	}
	return account, s.db.ForgiveTries(ctx, throttle)
}

// ChangePassword gives the customer's account a new password. All other logins
// end, and the owner is told by mail.
func (s *Service) ChangePassword(ctx context.Context, actor domain.Actor, current, password string) error {
	known, err := s.confirmed(ctx, actor, current)
	if err != nil {
		return err
	}
	reader := s.As(actor)
	store, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	c, err := reader.Customer(ctx, actor.ID)
	if err != nil {
		return err
	}
	if err := identity.CheckPassword("/newPassword", password, store.Settings.CustomerPasswordMinLength, known.Email, c.Name(), store.Name); err != nil {
		return err
	}
	hash, err := s.hashPassword(ctx, password)
	if err != nil {
		return err
	}
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	account, err := tx.LockAccount(ctx, actor.AccountID)
	if err != nil {
		return err
	}
	if account.PasswordHash != known.PasswordHash {
		return domain.Errorf(domain.Forbidden, "The current password is not right.") // any more
	}
	if err := tx.setPassword(ctx, store, account, hash, c.FirstName); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// setPassword gives a locked account a new password, ends its logins but the
// actor's, voids what was mailed for the old one and tells the owner.
func (t *tx) setPassword(ctx context.Context, store *settings.Store, account *customer.Account, hash, name string) error {
	account.PasswordHash = hash
	if err := t.UpdateAccount(ctx, account); err != nil {
		return err
	}
	if err := t.VoidCodes(ctx, account); err != nil {
		return err
	}
	if _, err := t.EndSessions(ctx, repo.SessionFilter{AccountID: account.ID, Except: t.Actor().SessionID}, t.at); err != nil {
		return err
	}
	return t.QueueMail(ctx, letter.NoticeLetter(store, t.service.publicURL, letter.MailPasswordChanged, account.Email, name))
}

// ForgotPassword mails a link that sets a new password: to the owner of an
// account, and to a customer of the store who is to claim one. For any other
// address it does the same work, and mails nothing.
func (s *Service) ForgotPassword(ctx context.Context, actor domain.Actor, email string) error {
	email = customer.FoldEmail(email)
	if err := s.db.TakeTries(ctx, append(customer.ResetMails(email), domain.ByAddress(mailRequest, actor.From.Address))...); err != nil {
		return err
	}
	token := domain.NewToken(customer.ResetToken)
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	account, err := tx.AccountByEmail(ctx, email)
	if err != nil {
		return err
	}
	c, err := tx.CustomerAt(ctx, email)
	if err != nil {
		return err
	}
	name := ""
	if c != nil {
		name = c.FirstName
	}
	if err := tx.PutCode(ctx, customer.NewAccountCode(customer.ForResetPassword, account, email, hex.EncodeToString(domain.HashToken(token)), tx.at)); err != nil {
		return err
	}
	letter := letter.ResetLetter(store, s.publicURL, email, name, token, tx.at)
	letter.Withheld = account == nil && (c == nil || c.MayLogIn() != nil)
	if err := tx.QueueMail(ctx, letter); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// ResetPassword sets a new password with the token of a mailed link, once. Who
// has it has the mailbox: the address is proved with it, and the store's
// customer with that address goes to the account, which is made if there is none.
func (s *Service) ResetPassword(ctx context.Context, actor domain.Actor, token, password string) error {
	if err := s.db.TakeTries(ctx, domain.ByAddress(customerPin, actor.From.Address)); err != nil {
		return err
	}
	if kind, ok := domain.TokenKindOf(token); !ok || kind != customer.ResetToken {
		return customer.ErrCode("/token")
	}
	reader := s.As(actor)
	code, err := reader.CodeByHash(ctx, customer.ForResetPassword, hex.EncodeToString(domain.HashToken(token)), s.clock.Now())
	if err != nil {
		return err
	}
	if code == nil {
		return customer.ErrCode("/token")
	}
	store, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	if err := identity.CheckPassword("/newPassword", password, store.Settings.CustomerPasswordMinLength, code.Email, store.Name); err != nil {
		return err
	}
	hash, err := s.hashPassword(ctx, password)
	if err != nil {
		return err
	}
	account, err := s.resetPassword(ctx, actor, store, code, hash)
	if err != nil {
		return err
	}
	s.spread(ctx, account.ID)
	return s.db.ForgiveTries(ctx, domain.ByAccount(customerLogin, account.Email))
}

func (s *Service) resetPassword(ctx context.Context, actor domain.Actor, store *settings.Store, code *customer.AccountCode, hash string) (*customer.Account, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	account, err := tx.LockAccountByEmail(ctx, code.Email)
	if err != nil {
		return nil, err
	}
	used, err := tx.UseCode(ctx, code)
	if err != nil {
		return nil, err
	}
	if !used || code.AccountID != nil && (account == nil || account.ID != *code.AccountID) {
		return nil, customer.ErrCode("/token")
	}
	if account == nil {
		account = &customer.Account{Email: code.Email, PasswordHash: hash}
		if err := tx.InsertAccount(ctx, account); err != nil {
			return nil, err
		}
	}
	account.Prove(code.Email, tx.at)
	if err := tx.setPassword(ctx, store, account, hash, ""); err != nil {
		return nil, err
	}
	_, event, err := tx.follow(ctx, account)
	if err != nil {
		return nil, err
	}
	return account, tx.Commit(ctx, event)
}
