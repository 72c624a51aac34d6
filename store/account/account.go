package account

import (
	"context"
	"errors"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	customerLogin = domain.TryCustomerPassword
	customerPin   = domain.TryPin
)

// SignUp creates an account and its customer in the store, mails a pin that proves the e-mail
// address, and logs the customer in. It refuses an address that has an account in any store or a
// customer in this store; the owner of the address has to log in. SignUp reveals no more than
// CheckEmailAvailable, and shares the limits of that method.
func (s *Service) SignUp(ctx context.Context, actor domain.Actor, in customer.SignUp) (customer.CustomerLogin, error) {
	email := domain.FoldEmail(in.Email)
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := customer.CheckSignUp(store, in.AcceptTerms, email, in.Password, in.Profile); err != nil {
		return customer.CustomerLogin{}, err
	}
	// From here on the response reveals whether the address is known, so the attempt is counted
	// first.
	if err := s.login.TakeTries(ctx, login.Stranger, customer.EmailChecks(actor.From.Address)...); err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := s.Referrers.CheckReferrer(ctx, actor, in.Profile.ReferrerCode); err != nil {
		return customer.CustomerLogin{}, err
	}
	hash, err := s.login.HashPassword(ctx, login.Stranger, in.Password)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	pin, pinHash, err := s.newPin(ctx, login.Stranger)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	defer tx.Rollback()
	done, err := tx.CustomerMade(ctx, actor.CommandID)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if done != nil { // an earlier run of this request created the customer, but its response was lost
		return s.welcome(ctx, tx, done)
	}
	kind, err := tx.DefaultAccountType(ctx)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := kind.CheckSignUp(); err != nil {
		return customer.CustomerLogin{}, err
	}
	known, err := tx.LockCustomerByEmail(ctx, email)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if known != nil {
		return customer.CustomerLogin{}, known.RefuseSignUp()
	}
	account := &customer.Account{Email: email, PasswordHash: hash}
	if err := tx.InsertAccount(ctx, account); err != nil {
		return customer.CustomerLogin{}, err
	}
	in.Profile.ConsentSource = customer.ConsentSourceOf(actor)
	c, created, err := customer.NewCustomer(account, email, kind, in.Profile, store.Settings, actor.CommandID, tx.At)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := tx.Insert(ctx, c); err != nil {
		return customer.CustomerLogin{}, err
	}
	code := customer.NewAccountCode(customer.ForVerifyEmail, account, email, pinHash, tx.At)
	if err := s.mailCode(ctx, tx, code, letter.PinLetter(store, s.letter.Site(store), customer.ForVerifyEmail, email, c.FirstName, pin, tx.At).For(c), false); err != nil {
		return customer.CustomerLogin{}, err
	}
	return s.welcome(ctx, tx, c, created)
}

// welcome opens a session for a customer and commits the command's transaction.
func (s *Service) welcome(ctx context.Context, tx *command.Tx, c *customer.Customer, events ...domain.Event) (customer.CustomerLogin, error) {
	if err := c.MayLogIn(); err != nil {
		return customer.CustomerLogin{}, err
	}
	from := tx.Actor().From
	tokens, err := s.login.OpenSession(ctx, tx, identity.Session{
		AccountID: *c.AccountID, StoreID: c.StoreID, CustomerID: c.ID, UserAgent: from.UserAgent, Address: from.Address,
	})
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := tx.CustomerLoggedIn(ctx, c, tx.At); err != nil {
		return customer.CustomerLogin{}, err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return customer.CustomerLogin{}, err
	}
	s.login.LearnNetwork(ctx, customerLogin, c.Email, from.Address)
	s.bringCart(ctx, tx.Actor(), c)
	profile, err := s.profileOf(ctx, c.StoreID, c.ID)
	return customer.CustomerLogin{Tokens: tokens, Profile: profile}, err
}

// bringCart merges the cart that the customer had before the login into the customer's cart. If
// that fails, the login still succeeds, and the cart can be merged later.
func (s *Service) bringCart(ctx context.Context, guest domain.Actor, c *customer.Customer) {
	if len(guest.CartToken) == 0 {
		return
	}
	guest.ID, guest.AccountID = c.ID, *c.AccountID
	if _, err := s.Carts.MergeCart(ctx, guest); err != nil && domain.CodeOf(err) != domain.NotFound {
		slog.WarnContext(ctx, "cart not merged at login", "storeCustomerId", c.ID, "error", err)
	}
}

func (s *Service) profileOf(ctx context.Context, storeID, customerID int64) (customer.CustomerProfile, error) {
	return s.As(domain.Actor{Kind: domain.ActorCustomer, ID: customerID, StoreID: storeID}).CustomerProfile(ctx, customerID)
}

// LoginCustomer logs the owner of an account in to the actor's store. The first login in a store
// creates the customer there. An unknown address and a wrong password cause the same error after
// the same time.
func (s *Service) LoginCustomer(ctx context.Context, actor domain.Actor, email, password string) (customer.CustomerLogin, error) {
	email = domain.FoldEmail(email)
	try, err := s.login.TryLogin(ctx, customerLogin, email, actor.From.Address)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	account, err := s.As(actor).AccountByEmail(ctx, email)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if account == nil {
		account = &customer.Account{}
	}
	was := account.PasswordHash
	fits, outdated, err := s.login.VerifyPassword(ctx, try.Hasher, was, password)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if !fits {
		return customer.CustomerLogin{}, errPassword
	}
	if err := s.login.Succeed(ctx, try); err != nil {
		return customer.CustomerLogin{}, err
	}
	if outdated {
		if account.PasswordHash, err = s.login.HashPassword(ctx, login.OwnerOf(customerLogin, email), password); err != nil {
			return customer.CustomerLogin{}, err
		}
	}
	return s.enter(ctx, actor, account, was)
}

var errPassword = domain.Errorf(domain.InvalidCredentials, "The e-mail address or the password is not right.")

// enter logs in the owner of an account. The parameter was is the hash of the password with which they logged in.
func (s *Service) enter(ctx context.Context, actor domain.Actor, known *customer.Account, was string) (customer.CustomerLogin, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	defer tx.Rollback()
	account, err := tx.LockAccount(ctx, known.ID)
	if domain.CodeOf(err) == domain.NotFound || err == nil && account.PasswordHash != was {
		return customer.CustomerLogin{}, errPassword // the password was changed or the account deleted after the check
	}
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if known.PasswordHash != was {
		if err := tx.SetPasswordHash(ctx, known, was); err != nil {
			return customer.CustomerLogin{}, err
		}
	}
	c, event, err := join(ctx, tx, account)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	return s.welcome(ctx, tx, c, event)
}

// join returns a locked account's customer in the store. If the store has no such customer,
// join creates one.
func join(ctx context.Context, t *command.Tx, account *customer.Account) (*customer.Customer, domain.Event, error) {
	c, event, err := matchCustomer(ctx, t, account)
	if err != nil || c != nil {
		return c, event, err
	}
	namesake, err := t.LockCustomerByEmail(ctx, account.Email)
	if err != nil {
		return nil, domain.Event{}, err
	}
	if namesake != nil {
		return nil, domain.Event{}, namesake.RefuseJoin()
	}
	kind, err := t.DefaultAccountType(ctx)
	if err != nil {
		return nil, domain.Event{}, err
	}
	if err := kind.CheckSignUp(); err != nil {
		return nil, domain.Event{}, err
	}
	store, err := t.Store(ctx)
	if err != nil {
		return nil, domain.Event{}, err
	}
	c, event, err = customer.NewCustomer(account, account.Email, kind, customer.CustomerPatch{}, store.Settings, t.Actor().CommandID, t.At)
	if err != nil {
		return nil, domain.Event{}, err
	}
	return c, event, t.Insert(ctx, c)
}

// matchCustomer copies the address of a locked account and its verification to the account's
// customer in the store. A customer whom others created with the account's address is assigned to
// the account after the account has proved the address. The result is nil if neither customer
// exists.
func matchCustomer(ctx context.Context, t *command.Tx, account *customer.Account) (*customer.Customer, domain.Event, error) {
	c, err := t.LockCustomerOf(ctx, account.ID)
	if err != nil {
		return nil, domain.Event{}, err
	}
	if c != nil {
		namesake, err := t.CustomerAt(ctx, account.Email)
		if err != nil || namesake != nil && namesake.ID != c.ID {
			return c, domain.Event{}, err // no change if another customer of the store has the address
		}
		was := c.Email
		changed, event := c.Follow(account)
		if !changed {
			return c, event, nil
		}
		if err := t.Update(ctx, c); err != nil || was == c.Email {
			return c, event, err
		}
		return c, event, t.MoveOrders(ctx, c, was)
	}
	if c, err = t.LockCustomerByEmail(ctx, account.Email); err != nil || c == nil || !c.Claimable(account) {
		return nil, domain.Event{}, err
	}
	event := c.Claim(account)
	return c, event, t.Update(ctx, c)
}

// RefreshCustomer exchanges a customer's refresh token for new tokens.
func (s *Service) RefreshCustomer(ctx context.Context, actor domain.Actor, refresh string) (customer.CustomerLogin, error) {
	session, tokens, err := s.login.RenewSession(ctx, refresh, actor.StoreID, actor.From)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	profile, err := s.profileOf(ctx, session.StoreID, session.CustomerID)
	if err != nil {
		return customer.CustomerLogin{}, err
	}
	if profile.MayLogIn() != nil { // the customer's sessions have just ended
		return customer.CustomerLogin{}, login.ErrToken
	}
	s.login.LearnNetwork(ctx, customerLogin, profile.Email, actor.From.Address)
	return customer.CustomerLogin{Tokens: tokens, Profile: profile}, nil
}

// CheckEmailAvailable reports whether a visitor can sign up with an e-mail address. It
// deliberately reveals that an account exists, so the number of attempts is limited.
func (s *Service) CheckEmailAvailable(ctx context.Context, actor domain.Actor, email string) (bool, error) {
	if err := s.DB.TakeTries(ctx, customer.EmailChecks(actor.From.Address)...); err != nil {
		return false, err
	}
	taken, err := s.As(actor).EmailTaken(ctx, domain.FoldEmail(email))
	return !taken, err
}

// FollowAccounts updates customers whose address or verification differs from that of their account. Each change to an
// account updates its customers, and this job retries updates that failed.
func (s *Service) FollowAccounts(ctx context.Context) error { return s.followAccount(ctx, 0) }

// spread updates the customers of an account after a change to the account was committed. It only logs errors, because
// FollowAccounts retries.
func (s *Service) spread(ctx context.Context, accountID int64) {
	if err := s.followAccount(context.WithoutCancel(ctx), accountID); err != nil {
		slog.WarnContext(ctx, "customers of an account follow later", "accountId", accountID, "error", err)
	}
}

func (s *Service) followAccount(ctx context.Context, accountID int64) error {
	due, err := s.DB.CustomersBehind(ctx, accountID)
	for _, d := range due {
		err = errors.Join(err, s.followOne(ctx, d.StoreID, d.ID))
	}
	return err
}

func (s *Service) followOne(ctx context.Context, storeID, customerID int64) error {
	actor := domain.System(storeID)
	known, err := s.As(actor).Customer(ctx, customerID)
	if err != nil || known.AccountID == nil {
		return err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	account, err := tx.LockAccount(ctx, *known.AccountID)
	if err != nil {
		return err
	}
	_, event, err := matchCustomer(ctx, tx, account)
	if err != nil {
		return err
	}
	return tx.Commit(ctx, event)
}

// LogoutCustomer ends the actor's session.
func (s *Service) LogoutCustomer(ctx context.Context, actor domain.Actor) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.EndSessions(ctx, repo.SessionFilter{ID: actor.SessionID}, tx.At); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// DeleteMe deactivates the customer, who confirms the deletion with their password. It removes saved payment methods
// immediately and ends the sessions. A job erases the personal data later; until then the account is kept, so that the
// store can undo the deletion. The account is deleted when its last customer is erased. A customer with store credit
// gets the error stored_value_left, unless the deletion forfeits the credit.
func (s *Service) DeleteMe(ctx context.Context, actor domain.Actor, in customer.Deletion) error {
	if _, err := s.confirmed(ctx, actor, in.Password); err != nil {
		return err
	}
	return s.customer.Deactivate(ctx, actor, in)
}
