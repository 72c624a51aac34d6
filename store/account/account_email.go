package account

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

// tryPin counts an attempt to enter the pin that the actor's store mailed for an account, and
// returns the matching code. A wrong pin, a missing pin and a missing account cause the same error
// after the same time.
func (s *Service) tryPin(ctx context.Context, actor domain.Actor, h login.Hasher, purpose customer.CodePurpose, account *customer.Account, pin string) (*customer.AccountCode, error) {
	if err := s.login.MayHash(h); err != nil {
		return nil, err
	}
	owner := "nobody"
	if account != nil {
		owner = customer.CodeOwner(account, "")
	}
	code, err := s.DB.TryCode(ctx, actor.StoreID, purpose, owner, account != nil && actor.AccountID == account.ID)
	if err != nil {
		return nil, err
	}
	hash := ""
	if code != nil {
		hash = code.Hash
	}
	fits, _, err := s.login.VerifyPassword(ctx, h, hash, pin)
	if err != nil {
		return nil, err
	}
	if !fits {
		return nil, customer.ErrCode("/pin")
	}
	return code, nil
}

// mailboxHasher returns the hasher for a caller who names an e-mail address to prove. A logged-in caller gets
// their own hasher. For other callers, the hasher depends on whether their network is known for the address.
func (s *Service) mailboxHasher(ctx context.Context, actor domain.Actor, email string) (login.Hasher, error) {
	if actor.AccountID != 0 {
		return login.LoggedIn(actor), nil
	}
	return s.login.HasherOf(ctx, customerLogin, domain.FoldEmail(email), actor.From.Address)
}

// newPin returns a pin to mail, and the hash of the pin to store.
func (s *Service) newPin(ctx context.Context, h login.Hasher) (pin, hash string, err error) {
	pin = domain.NewCode()
	hash, err = s.login.HashPassword(ctx, h, pin)
	return pin, hash, err
}

// mailCode stores a code and queues the letter that contains the code. A withheld letter causes
// the same work, so that the response time reveals nothing.
func (s *Service) mailCode(ctx context.Context, t *command.Tx, code *customer.AccountCode, l letter.Letter, withheld bool) error {
	if err := t.PutCode(ctx, code); err != nil {
		return err
	}
	l.Withheld = withheld
	return s.letter.QueueMail(ctx, t, l)
}

// VerifyEmail proves an e-mail address with the pin that the store mailed to it. A caller who is
// logged in can prove only their own address.
func (s *Service) VerifyEmail(ctx context.Context, actor domain.Actor, email, pin string) error {
	h, err := s.mailboxHasher(ctx, actor, email)
	if err != nil {
		return err
	}
	if err := s.login.TakeTries(ctx, h, domain.ByAddress(customerPin, actor.From.Address)); err != nil {
		return err
	}
	account, err := s.As(actor).AccountByEmail(ctx, domain.FoldEmail(email))
	if err != nil {
		return err
	}
	if account != nil && actor.AccountID != 0 && account.ID != actor.AccountID {
		account = nil
	}
	code, err := s.tryPin(ctx, actor, h, customer.ForVerifyEmail, account, pin)
	if err != nil {
		return err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if account, err = tx.LockAccount(ctx, account.ID); err != nil {
		return err
	}
	used, err := tx.UseCode(ctx, code)
	if err != nil {
		return err
	}
	if !used || !account.Accepts(code) || code.Email != account.Email {
		return customer.ErrCode("/pin")
	}
	account.Prove(code.Email, tx.At)
	if err := tx.UpdateAccount(ctx, account); err != nil {
		return err
	}
	_, event, err := matchCustomer(ctx, tx, account)
	if err != nil {
		return err
	}
	if err := tx.Commit(ctx, event); err != nil {
		return err
	}
	s.spread(ctx, account.ID)
	return nil
}

// ResendVerifyEmailPin mails a new pin to a customer of the store whose e-mail address is not
// proved, and voids the previous pin. For any other address, including one that has an account
// only at another store, it does the same work and mails nothing.
func (s *Service) ResendVerifyEmailPin(ctx context.Context, actor domain.Actor, email string) error {
	email = domain.FoldEmail(email)
	h, err := s.mailboxHasher(ctx, actor, email)
	if err != nil {
		return err
	}
	if err := s.login.TakeTries(ctx, h, append(customer.PinMails(actor.StoreID, email), domain.ByAddress(domain.TryMail, actor.From.Address))...); err != nil {
		return err
	}
	account, err := s.As(actor).AccountByEmail(ctx, email)
	if err != nil {
		return err
	}
	if account != nil && (account.Verified() || actor.AccountID != 0 && account.ID != actor.AccountID) {
		account = nil
	}
	pin, hash, err := s.newPin(ctx, h)
	if err != nil {
		return err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c, err := tx.CustomerAt(ctx, email)
	if err != nil {
		return err
	}
	name := ""
	if c != nil {
		name = c.FirstName
	}
	code := customer.NewAccountCode(customer.ForVerifyEmail, account, email, hash, tx.At)
	mail := letter.PinLetter(store, s.letter.Site(store), customer.ForVerifyEmail, email, name, pin, tx.At).For(c)
	if err := s.mailCode(ctx, tx, code, mail, account == nil || !c.Reachable(account)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// RequestEmailChange mails a pin to a new e-mail address and a notice to the old one. The old address remains valid
// until CommitEmailChange receives the pin. If the new address is already taken, RequestEmailChange does the same work,
// but mails no pin.
func (s *Service) RequestEmailChange(ctx context.Context, actor domain.Actor, newEmail, password string) error {
	newEmail = domain.FoldEmail(newEmail)
	account, err := s.confirmed(ctx, actor, password)
	if err != nil {
		return err
	}
	if newEmail == account.Email {
		return domain.Invalid("/newEmail", "It is your address already.")
	}
	if err := s.login.TakeTries(ctx, login.LoggedIn(actor), append(customer.PinMails(actor.StoreID, newEmail), domain.ByAccount(domain.TryMail, domain.Itoa(account.ID)))...); err != nil {
		return err
	}
	pin, hash, err := s.newPin(ctx, login.LoggedIn(actor))
	if err != nil {
		return err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c, err := tx.Customer(ctx, actor.ID)
	if err != nil {
		return err
	}
	taken, err := tx.EmailTaken(ctx, newEmail)
	if err != nil {
		return err
	}
	code := customer.NewAccountCode(customer.ForEmailChange, account, newEmail, hash, tx.At)
	if err := s.mailCode(ctx, tx, code, letter.PinLetter(store, s.letter.Site(store), customer.ForEmailChange, newEmail, c.FirstName, pin, tx.At).For(c), taken); err != nil {
		return err
	}
	if err := s.letter.QueueMail(ctx, tx, letter.NoticeLetter(store, s.letter.Site(store), letter.MailEmailChangeNotice, account.Email, c.FirstName).For(c)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// CommitEmailChange gives the account the address to which the pin was mailed, and ends all other
// sessions. It also updates the account's customers in other stores.
func (s *Service) CommitEmailChange(ctx context.Context, actor domain.Actor, pin string) (customer.CustomerProfile, error) {
	known, err := s.As(actor).Account(ctx, actor.AccountID)
	if err != nil {
		return customer.CustomerProfile{}, err
	}
	code, err := s.tryPin(ctx, actor, login.LoggedIn(actor), customer.ForEmailChange, known, pin)
	if err != nil {
		return customer.CustomerProfile{}, err
	}
	if err := s.changeEmail(ctx, actor, code); err != nil {
		return customer.CustomerProfile{}, err
	}
	s.spread(ctx, actor.AccountID)
	return s.As(actor).CustomerProfile(ctx, actor.ID)
}

func (s *Service) changeEmail(ctx context.Context, actor domain.Actor, code *customer.AccountCode) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	account, err := tx.LockAccount(ctx, actor.AccountID)
	if err != nil {
		return err
	}
	used, err := tx.UseCode(ctx, code)
	if err != nil {
		return err
	}
	if !used || !account.Accepts(code) {
		return customer.ErrCode("/pin")
	}
	old := account.Email
	account.Prove(code.Email, tx.At)
	account.Secure(tx.At)
	if err := tx.UpdateAccount(ctx, account); err != nil {
		return login.TakenMeanwhile(err)
	}
	if err := tx.VoidCodes(ctx, account); err != nil {
		return err
	}
	c, event, err := matchCustomer(ctx, tx, account)
	if err != nil {
		return login.TakenMeanwhile(err)
	}
	if c == nil || c.Email != account.Email {
		return login.ErrTaken
	}
	if _, err := tx.EndSessions(ctx, repo.SessionFilter{AccountID: account.ID, Except: actor.SessionID}, tx.At); err != nil {
		return err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	if err := s.letter.QueueMail(ctx, tx, letter.NoticeLetter(store, s.letter.Site(store), letter.MailEmailChanged, old, c.FirstName).For(c)); err != nil {
		return err
	}
	return tx.Commit(ctx, event)
}
