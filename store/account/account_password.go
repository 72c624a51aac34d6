package account

import (
	"context"
	"errors"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

// VerifyPassword reports whether a password is the customer's. Wrong passwords here are counted
// separately from failed logins, because strangers can cause failed logins.
func (s *Service) VerifyPassword(ctx context.Context, actor domain.Actor, password string) (bool, error) {
	_, err := s.confirmed(ctx, actor, password)
	if domain.CodeOf(err) == domain.Forbidden {
		return false, nil
	}
	return err == nil, err
}

// confirmed checks the password of the customer's account and returns the account. It protects
// changes for which a stolen token must not be enough. If the password is wrong, the error is
// Forbidden.
func (s *Service) confirmed(ctx context.Context, actor domain.Actor, password string) (*customer.Account, error) {
	account, err := s.As(actor).Account(ctx, actor.AccountID)
	if err != nil {
		return nil, err
	}
	throttle := domain.ByAccount(domain.TryCustomerConfirm, domain.Itoa(account.ID))
	if err := s.login.TakeTries(ctx, login.LoggedIn(actor), throttle); err != nil {
		return nil, err
	}
	fits, _, err := s.login.VerifyPassword(ctx, login.LoggedIn(actor), account.PasswordHash, password)
	if err != nil {
		return nil, err
	}
	if !fits {
		return nil, domain.Errorf(domain.Forbidden, "The current password is not right.")
	}
	return account, s.DB.ForgiveTries(ctx, throttle)
}

// ChangePassword sets a new password for the customer's account, ends all other sessions and
// notifies the owner by mail.
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
	hash, err := s.login.HashPassword(ctx, login.LoggedIn(actor), password)
	if err != nil {
		return err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	account, err := tx.LockAccount(ctx, actor.AccountID)
	if err != nil {
		return err
	}
	if account.PasswordHash != known.PasswordHash {
		return domain.Errorf(domain.Forbidden, "The current password is not right.") // the password has just changed
	}
	if err := s.setPassword(ctx, tx, store, account, hash, c.FirstName); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// setPassword sets a locked account's password, ends the account's sessions except the actor's,
// voids mailed codes and notifies the owner.
func (s *Service) setPassword(ctx context.Context, t *command.Tx, store *settings.Store, account *customer.Account, hash, name string) error {
	account.PasswordHash = hash
	account.Secure(t.At)
	if err := t.UpdateAccount(ctx, account); err != nil {
		return err
	}
	if err := t.VoidCodes(ctx, account); err != nil {
		return err
	}
	if _, err := t.EndSessions(ctx, repo.SessionFilter{AccountID: account.ID, Except: t.Actor().SessionID}, t.At); err != nil {
		return err
	}
	return s.letter.QueueMail(ctx, t, letter.NoticeLetter(store, s.letter.Site(store), letter.MailPasswordChanged, account.Email, name))
}

// ForgotPassword mails a link with which the recipient can set a new password. Only customers of
// the store who have an account, or may claim one, get the mail. For any other e-mail address,
// including one that has an account only at another store, ForgotPassword does the same work and
// mails nothing. The link opens the store's own storefront only if the account has no customers in
// other stores.
func (s *Service) ForgotPassword(ctx context.Context, actor domain.Actor, email string) error {
	email = domain.FoldEmail(email)
	if err := s.takeResetMail(ctx, actor.StoreID, email, actor.From); err != nil {
		return err
	}
	return s.forgotPassword(ctx, actor, email, false)
}

// takeResetMail counts a requested reset for every address, because a limit only for known
// addresses would reveal them.
func (s *Service) takeResetMail(ctx context.Context, storeID int64, email string, from domain.Origin) error {
	return s.DB.TakeTries(ctx, append(customer.ResetMails(storeID, email), domain.ByAddress(domain.TryMail, from.Address))...)
}

// maxStoreCode is the maximum length of a store code that is looked up.
const maxStoreCode = 100

// ForgotPasswordAnywhere handles a reset that is requested on the service's own page, and the mailed
// link opens that page. code is the code of a store, or empty. That store sends the mail if the owner
// of the address is its customer; otherwise the store of the owner's last login sends it. The call
// only stores the request, in the same way for every address. The job MailResets does the rest.
func (s *Service) ForgotPasswordAnywhere(ctx context.Context, from domain.Origin, email, code string) error {
	email = domain.FoldEmail(email)
	if len(email) > domain.MaxEmail {
		return domain.Invalid("/email", "An e-mail address has at most %d characters.", domain.MaxEmail)
	}
	// The count is separate, because a store's limits would reveal which store sends the mail.
	if err := s.takeResetMail(ctx, 0, email, from); err != nil {
		return err
	}
	if len(code) > maxStoreCode {
		code = "" // no store has such a long code
	}
	return s.DB.KeepResetRequest(ctx, email, code)
}

// MailResets mails the links that were requested with ForgotPasswordAnywhere. Several processes may run
// it at the same time. If a process dies, another process retries its requests after a minute, and a
// link that was already mailed becomes void.
func (s *Service) MailResets(ctx context.Context) error {
	due, err := s.DB.ClaimResetRequests(ctx)
	for _, d := range due {
		err = errors.Join(err, s.mailReset(ctx, d))
	}
	return err
}

func (s *Service) mailReset(ctx context.Context, due repo.ResetRequest) error {
	storeID, err := s.DB.HomeOf(ctx, due.Email, due.StoreCode)
	if err != nil {
		return err
	}
	if storeID != 0 {
		actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: storeID, CommandID: uuid.New(), From: domain.Origin{Operation: "forgotPassword"}}
		if err := s.forgotPassword(ctx, actor, due.Email, true); err != nil {
			return err
		}
	}
	return s.DB.DropResetRequest(ctx, due.ID)
}

func (s *Service) forgotPassword(ctx context.Context, actor domain.Actor, email string, ourPage bool) error {
	elsewhere, err := s.DB.AccountElsewhere(ctx, email, actor.StoreID)
	if err != nil {
		return err
	}
	token := domain.NewToken(customer.ResetToken)
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
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
	site := s.letter.Site(store)
	if ourPage || elsewhere {
		site.Account = s.PublicURL
	}
	code := customer.NewAccountCode(customer.ForResetPassword, account, email, login.HashOf(token), tx.At)
	if err := s.mailCode(ctx, tx, code, letter.ResetLetter(store, site, email, name, token, tx.At).For(c), !c.Reachable(account)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// ResetPassword sets a new password with the token of a mailed link. A token can be used once, in
// the store that mailed it. The token also proves the e-mail address, so the address becomes
// verified, and the store's customer with that address is assigned to the account. If no account
// exists, ResetPassword creates an account.
func (s *Service) ResetPassword(ctx context.Context, actor domain.Actor, token, password string) error {
	if err := s.DB.TakeTries(ctx, domain.ByAddress(customerPin, actor.From.Address)); err != nil {
		return err
	}
	if kind, ok := domain.TokenKindOf(token); !ok || kind != customer.ResetToken {
		return customer.ErrCode("/token")
	}
	reader := s.As(actor)
	code, err := reader.CodeByHash(ctx, customer.ForResetPassword, login.HashOf(token), s.Clock.Now())
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
	hash, err := s.login.HashPassword(ctx, login.OwnerOf(customerLogin, code.Email), password) // the link proves the mailbox
	if err != nil {
		return err
	}
	account, err := s.resetPassword(ctx, actor, store, code, hash)
	if err != nil {
		return err
	}
	s.spread(ctx, account.ID)
	s.login.LearnNetwork(ctx, customerLogin, account.Email, actor.From.Address)
	return nil
}

// ResetPasswordAnywhere is like ResetPassword, for the service's own page. It accepts tokens of
// every store.
func (s *Service) ResetPasswordAnywhere(ctx context.Context, from domain.Origin, token, password string) error {
	storeID, err := s.DB.CodeHome(ctx, customer.ForResetPassword, login.HashOf(token))
	if err != nil {
		return err
	}
	if storeID == 0 {
		if err := s.DB.TakeTries(ctx, domain.ByAddress(customerPin, from.Address)); err != nil {
			return err
		}
		return customer.ErrCode("/token")
	}
	return s.ResetPassword(ctx, domain.Actor{Kind: domain.ActorCustomer, StoreID: storeID, CommandID: uuid.New(), From: from}, token, password)
}

func (s *Service) resetPassword(ctx context.Context, actor domain.Actor, store *settings.Store, code *customer.AccountCode, hash string) (*customer.Account, error) {
	tx, err := s.Begin(ctx, actor)
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
	if !used || account != nil && !account.Accepts(code) || account == nil && code.AccountID != nil {
		return nil, customer.ErrCode("/token")
	}
	if account == nil {
		account = &customer.Account{Email: code.Email, PasswordHash: hash}
		if err := tx.InsertAccount(ctx, account); err != nil {
			return nil, err
		}
	}
	account.Prove(code.Email, tx.At)
	if err := s.setPassword(ctx, tx, store, account, hash, ""); err != nil {
		return nil, err
	}
	_, event, err := matchCustomer(ctx, tx, account)
	if err != nil {
		return nil, err
	}
	return account, tx.Commit(ctx, event)
}
