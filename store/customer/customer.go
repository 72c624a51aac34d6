package customer

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreateCustomer adds a customer without a password. The store does not learn whether the e-mail
// address has an account at other stores. The owner of such an account takes over the customer
// with a login, after the account's address has been verified. Other owners of the address set a
// password with a mailed link.
func (s *Service) CreateCustomer(ctx context.Context, actor domain.Actor, in customer.CustomerCreate) (*customer.Customer, error) {
	email := domain.FoldEmail(in.Email)
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.CustomerMade(ctx, actor.CommandID); err != nil || done != nil {
		return done, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	known, err := tx.LockCustomerByEmail(ctx, email)
	if err != nil {
		return nil, err
	}
	if known != nil {
		return nil, known.RefuseCreation()
	}
	if err := claimExternalID(ctx, tx, in.Profile, 0); err != nil {
		return nil, err
	}
	kind, err := accountType(ctx, tx, in.AccountTypeID)
	if err != nil {
		return nil, err
	}
	in.Profile.ConsentSource = customer.ConsentSourceOf(actor)
	if in.Address != nil {
		in.Profile.PhoneCountry = in.Address.CountryCode
	}
	c, created, err := customer.NewCustomer(nil, email, kind, in.Profile, store.Settings, actor.CommandID, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.Insert(ctx, c); err != nil {
		return nil, err
	}
	events := []domain.Event{created}
	if in.Address != nil {
		address, _, added, err := customer.AddressBook{}.Add(c.ID, *in.Address, true, "/address", store.Settings, actor.CommandID)
		if err != nil {
			return nil, err
		}
		if err := tx.Insert(ctx, address); err != nil {
			return nil, err
		}
		events = append(events, added...)
	}
	if in.SendWelcomeEmail {
		if err := s.letter.QueueMail(ctx, tx, letter.WelcomeLetter(store, s.letter.Site(store), email, c.FirstName).For(c)); err != nil {
			return nil, err
		}
	}
	return c, tx.Commit(ctx, events...)
}

func accountType(ctx context.Context, t *command.Tx, id *int64) (*customer.AccountType, error) {
	if id == nil {
		return t.DefaultAccountType(ctx)
	}
	return t.AccountType(ctx, *id)
}

// UpdateCustomer changes a customer's profile. It emits an event if the change appears in the
// customer's snapshot.
func (s *Service) UpdateCustomer(ctx context.Context, actor domain.Actor, id int64, p customer.CustomerPatch, e domain.Expect) (*customer.Customer, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return nil, err
	}
	if p.PhoneNumber != nil {
		address, err := tx.DefaultAddress(ctx, c.ID)
		if err != nil {
			return nil, err
		}
		if address != nil {
			p.PhoneCountry = address.Address.CountryCode
		}
	}
	changed, event, err := ChangeProfile(actor, c, p, e, store.Settings, tx.At)
	if err != nil || !changed {
		return c, err
	}
	if err := claimExternalID(ctx, tx, p, c.ID); err != nil {
		return nil, err
	}
	if err := tx.Update(ctx, c); err != nil {
		return nil, err
	}
	return c, tx.Commit(ctx, event)
}

// claimExternalID returns an error if a customer other than the one with the given id has the
// patch's external id.
func claimExternalID(ctx context.Context, t *command.Tx, p customer.CustomerPatch, id int64) error {
	if p.ExternalID == nil {
		return nil
	}
	return t.ClaimExternalID(ctx, repo.CustomerExternalID, *p.ExternalID, id)
}

// ChangeProfile changes a customer's profile (Customer.Change). The event is the same for every actor.
func ChangeProfile(actor domain.Actor, c *customer.Customer, p customer.CustomerPatch, e domain.Expect, s settings.Settings, at time.Time) (changed bool, event domain.Event, err error) {
	p.ConsentSource = customer.ConsentSourceOf(actor)
	return c.Change(p, e, s, at)
}

// SetCustomerStatus moves a customer to another status, ends all of their sessions in this store and updates their
// subscriptions. If the customer is no longer active, their unfinished checkouts end. A deactivation also removes their
// saved payment methods, here and at the providers. A deactivation of a customer with store credit returns
// stored_value_left, unless it forfeits the credit.
func (s *Service) SetCustomerStatus(ctx context.Context, actor domain.Actor, id int64, in customer.StatusInput, e domain.Expect) (*customer.Customer, error) {
	if err := in.Check(); err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return nil, err
	}
	return c, s.setStatus(ctx, tx, c, in, e)
}

// setStatus is like SetCustomerStatus, for a customer that tx has locked. It commits tx.
func (s *Service) setStatus(ctx context.Context, tx *command.Tx, c *customer.Customer, in customer.StatusInput, e domain.Expect) error {
	from, to := c.Status, in.Status
	changed, event, err := c.SetStatus(to, in.Reason, e, tx.At)
	if err != nil {
		return err
	}
	if !changed {
		if !in.ForfeitStoreCredit {
			return nil
		}
		if err := forfeit(ctx, tx, c.ID, true); err != nil { // credit that a refund has added since
			return err
		}
		return tx.Commit(ctx)
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	var wallet customer.Wallet
	var events []domain.Event
	if to == customer.CustomerDeactivated {
		if wallet, events, err = clearWallet(ctx, tx, c.ID); err != nil {
			return err
		}
	}
	if err := tx.Update(ctx, c); err != nil {
		return err
	}
	subscribed, err := s.Subscriptions.FollowCustomer(ctx, tx, c)
	if err != nil {
		return err
	}
	if to != customer.CustomerActive {
		if err := tx.EndCheckouts(ctx, c, tx.At); err != nil {
			return err
		}
	}
	if to == customer.CustomerDeactivated {
		if err := forfeit(ctx, tx, c.ID, in.ForfeitStoreCredit); err != nil {
			return err
		}
	}
	if _, err := tx.EndSessions(ctx, repo.SessionFilter{CustomerID: c.ID}, tx.At); err != nil {
		return err
	}
	if l := letter.AccountLetter(store, s.letter.Site(store), from, c); l != nil {
		if err := s.letter.QueueMail(ctx, tx, *l); err != nil {
			return err
		}
	}
	if err := tx.Commit(ctx, slices.Concat(events, []domain.Event{event}, subscribed)...); err != nil {
		return err
	}
	s.forget(ctx, c.StoreID, wallet...)
	return nil
}

// clearWallet removes a customer's saved payment methods. The caller calls forget with the
// returned wallet after the commit.
func clearWallet(ctx context.Context, tx *command.Tx, customerID int64) (customer.Wallet, []domain.Event, error) {
	wallet, err := tx.LockWallet(ctx, customerID)
	if err != nil {
		return nil, nil, err
	}
	removed, events := wallet.Clear()
	return wallet, events, tx.Update(ctx, removed...)
}

// forfeit removes a customer's store credit. If agreed is false and the customer has store credit, it returns
// stored_value_left. Staff need the permission to change store credit.
func forfeit(ctx context.Context, tx *command.Tx, customerID int64, agreed bool) error {
	accounts, err := tx.LockAccounts(ctx, repo.AccountFilter{CustomerID: customerID})
	if err != nil {
		return err
	}
	postings, err := value.Forfeit(accounts, agreed)
	if err != nil || len(postings) == 0 {
		return err
	}
	if actor := tx.Actor(); actor.Kind != domain.ActorCustomer && !actor.May(forfeits) {
		return &domain.Error{Code: domain.Forbidden, Permission: forfeits, Detail: "Forfeiting a customer's store credit takes " + forfeits + "."}
	}
	_, err = tx.Post(ctx, postings...)
	return err
}

// forfeits is the permission to forfeit the store credit of customers.
const forfeits = "store-credit:write"

// SetCustomerAccountType sets a customer's account type. If automatic is true, the daily check
// of automatic tiers may change the type again.
func (s *Service) SetCustomerAccountType(ctx context.Context, actor domain.Actor, id, accountTypeID int64, automatic bool, e domain.Expect) (*customer.Customer, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return nil, err
	}
	kind, err := tx.AccountType(ctx, accountTypeID)
	if err != nil {
		return nil, err
	}
	changed, event, err := c.SetAccountType(kind, automatic, e)
	if err != nil || !changed {
		return c, err
	}
	if err := tx.Update(ctx, c); err != nil {
		return nil, err
	}
	tx.Repriced()
	return c, tx.Commit(ctx, event)
}

// Deactivate deactivates the customer who makes the request, in the same way as
// SetCustomerStatus. A job erases the personal data later.
func (s *Service) Deactivate(ctx context.Context, actor domain.Actor, in customer.Deletion) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.LockAccount(ctx, actor.AccountID); err != nil {
		return err
	}
	c, err := tx.LockCustomer(ctx, actor.ID)
	if err != nil {
		return err
	}
	return s.setStatus(ctx, tx, c, customer.StatusInput{Status: customer.CustomerDeactivated, Reason: in.Reason, ForfeitStoreCredit: in.ForfeitStoreCredit}, domain.Expect{})
}

// EraseCustomers erases the personal data of customers whose erasure is due. Orders keep the names and addresses that
// tax law requires. A customer to whom a refund has returned store credit since the deactivation is not erased until
// the store has paid out or forfeited the credit.
func (s *Service) EraseCustomers(ctx context.Context) error {
	due, err := s.DB.CustomersToErase(ctx)
	for _, d := range due {
		err = errors.Join(err, s.eraseCustomer(ctx, d.StoreID, d.ID))
	}
	return err
}

func (s *Service) eraseCustomer(ctx context.Context, storeID, id int64) error {
	tx, err := s.Begin(ctx, domain.System(storeID))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return err
	}
	was := *c
	event, err := c.Erase(tx.At)
	if err != nil {
		return nil // the customer was reactivated or is already erased
	}
	credit, err := tx.StoreCreditOf(ctx, c.ID)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(credit, func(a *value.StoreCreditAccount) bool { return a.Balance.Positive() }) {
		return nil
	}
	wallet, err := tx.LockWallet(ctx, c.ID) // a payment may have saved a method in the meantime
	if err != nil {
		return err
	}
	if err := tx.ForgetCustomer(ctx, &was, c.Email); err != nil {
		return err
	}
	// A refund may have returned credit since. The orders are locked before their stored value.
	if err := forfeit(ctx, tx, c.ID, false); domain.CodeOf(err) == domain.StoredValueLeft {
		return nil
	} else if err != nil {
		return err
	}
	if err := tx.Update(ctx, c); err != nil {
		return err
	}
	subscribed, err := s.Subscriptions.FollowCustomer(ctx, tx, c) // some subscriptions may have been reactivated since the customer was deactivated
	if err != nil {
		return err
	}
	if err := tx.Commit(ctx, append([]domain.Event{event}, subscribed...)...); err != nil {
		return err
	}
	s.forget(ctx, storeID, wallet...)
	if was.AccountID == nil {
		return nil
	}
	_, err = s.DB.DropAccount(ctx, *was.AccountID)
	return err
}

// EraseGuest erases the personal data of the guests who used an e-mail address, immediately and
// permanently. Orders keep the names and addresses that tax law requires. EraseGuest returns the
// number of orders. If a customer has the address, the error is invalid_state_transition, because a
// customer's data is erased by a deactivation.
func (s *Service) EraseGuest(ctx context.Context, actor domain.Actor, email string) (orders int, err error) {
	email = domain.FoldEmail(email)
	if customer.IsErased(email) {
		return 0, domain.Invalid("/email", "The data of this address is erased already.")
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	known, err := tx.LockCustomerByEmail(ctx, email)
	if err != nil {
		return 0, err
	}
	if known != nil {
		return 0, &domain.Error{Code: domain.InvalidStateTransition, From: string(known.Status), To: string(customer.CustomerDeactivated), Allowed: []string{},
			Detail: "The store has a customer with this address. Deactivate the customer instead."}
	}
	erased, err := tx.ForgetGuest(ctx, email, customer.ErasedGuest)
	if err != nil {
		return 0, err
	}
	return len(erased), tx.Commit(ctx)
}

// CheckCustomerEmail looks up the store's customer with an e-mail address. It reveals nothing
// about other stores or accounts.
func (s *Service) CheckCustomerEmail(ctx context.Context, actor domain.Actor, email string) (customer.EmailCheck, error) {
	email = domain.FoldEmail(email)
	c, err := s.As(actor).CustomerByEmail(ctx, email)
	if e, missing := errors.AsType[*domain.Error](err); missing && e.Code == domain.NotFound {
		return customer.EmailCheck{Email: email}, nil
	}
	return customer.EmailCheck{Email: email, Customer: c}, err
}
