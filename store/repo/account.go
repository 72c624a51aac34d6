package repo

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

var _ = guards(map[string]error{
	"accounts_email_unique": taken("/email", "This address has an account or a customer already. Log in, or ask for a new password."),
})

// Accounts belong to no store. They are read by id or e-mail address only and never listed, so that no store learns
// about the customers of another store.

// AccountByEmail returns the account with an e-mail address; nil means none.
func (r Reader) AccountByEmail(ctx context.Context, email string) (a *customer.Account, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = account(g, "email = ?", email)
		return err
	})
	return a, err
}

// Account returns an account by id, or a not_found error. If a customer's own account no longer exists, Account returns
// the error for a caller who is not logged in.
func (r Reader) Account(ctx context.Context, id int64) (a *customer.Account, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = account(g, "id = ?", id)
		return err
	})
	if err == nil && a == nil {
		err = r.missingAccount(id)
	}
	return a, err
}

func (r Reader) missingAccount(id int64) error {
	if r.actor.Kind == domain.ActorCustomer && r.actor.AccountID == id {
		return errNoCredential
	}
	return domain.Missing("account")
}

func account(g *gorm.DB, where string, arg any) (*customer.Account, error) {
	a := &customer.Account{}
	err := g.Where(where, arg).Take(a).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, nil
	}
	return a, err
}

// LockAccount returns an account and locks its row until the transaction ends. For an unknown id it returns the same
// error as Account.
func (tx *Tx) LockAccount(ctx context.Context, id int64) (*customer.Account, error) {
	a, err := account(tx.on(ctx).Clauses(forUpdate), "id = ?", id)
	if err == nil && a == nil {
		err = tx.missingAccount(id)
	}
	return a, classify(err)
}

// LockAccountByEmail is like LockAccount for an e-mail address; nil means no account has the address.
func (tx *Tx) LockAccountByEmail(ctx context.Context, email string) (*customer.Account, error) {
	a, err := account(tx.on(ctx).Clauses(forUpdate), "email = ?", email)
	return a, classify(err)
}

// InsertAccount inserts an account and sets its id, version and times.
func (tx *Tx) InsertAccount(ctx context.Context, a *customer.Account) error {
	a.Version, a.CreatedOn = 1, tx.db.clock.Now()
	a.ModifiedOn = a.CreatedOn
	return classify(tx.on(ctx).Create(a).Error)
}

// UpdateAccount writes a locked account and raises its version. It fails if the stored version has changed.
func (tx *Tx) UpdateAccount(ctx context.Context, a *customer.Account) error {
	a.Version, a.ModifiedOn = a.Version+1, tx.db.clock.Now()
	res := tx.on(ctx).Model(a).Select("*").Omit("id", "created_on").Where("version = ?", a.Version-1).Updates(a)
	if res.Error == nil && res.RowsAffected != 1 {
		return errors.New("repo: account is gone or newer than its lock")
	}
	return classify(res.Error)
}

// SetPasswordHash stores a.PasswordHash, which hashes the same password with newer parameters, if old is still the
// stored hash. The account's version does not change.
func (tx *Tx) SetPasswordHash(ctx context.Context, a *customer.Account, old string) error {
	return classify(tx.on(ctx).Exec("UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?", a.PasswordHash, a.ID, old).Error)
}

// DropAccount deletes an account that has no customers in any store, and reports whether it did. It ignores erased
// customers. It locks the account first, so that a customer who joins a store at the same time keeps the account.
func (db *DB) DropAccount(ctx context.Context, id int64) (dropped bool, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("SELECT id FROM accounts WHERE id = ? FOR UPDATE", id).Error; err != nil {
			return err
		}
		res := g.Exec("DELETE FROM accounts a WHERE id = ? AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.account_id = a.id)", id)
		dropped = res.RowsAffected == 1
		return res.Error
	})
	return dropped, err
}

// PutCode stores a code for the actor's store. It replaces the owner's earlier code for the same purpose in that
// store and resets its attempts.
func (tx *Tx) PutCode(ctx context.Context, c *customer.AccountCode) error {
	return classify(tx.on(ctx).Exec(`
		INSERT INTO account_codes (store_id, purpose, owner, account_id, email, hash, tries, created_on, expires_on) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
		ON CONFLICT (store_id, purpose, owner) DO UPDATE SET account_id = excluded.account_id, email = excluded.email, hash = excluded.hash,
			tries = 0, own_tries = 0, created_on = excluded.created_on, expires_on = excluded.expires_on`,
		tx.actor.StoreID, c.Purpose, c.Owner, c.AccountID, c.Email, c.Hash, c.CreatedOn, c.ExpiresOn).Error)
}

// TryCode counts one attempt to enter a pin of a store and returns the stored pin for comparison. nil means that the
// owner has no pin in the store, or that the pin has expired or has no attempts left. If own is true, the account's
// owner makes the attempt. Attempts by the owner have a separate count, so strangers cannot lock out the owner. TryCode
// commits the count in its own transaction, so the limit applies to concurrent attempts and to commands that fail.
func (db *DB) TryCode(ctx context.Context, storeID int64, purpose customer.CodePurpose, owner string, own bool) (c *customer.AccountCode, err error) {
	tries := "tries"
	if own {
		tries = "own_tries"
	}
	err = db.platform(ctx, func(g *gorm.DB) error {
		var found []customer.AccountCode
		err := g.Raw(`UPDATE account_codes SET `+tries+` = `+tries+` + 1 WHERE store_id = ? AND purpose = ? AND owner = ? AND `+tries+` < ? AND expires_on > ? RETURNING *`,
			storeID, purpose, owner, customer.PinTries, db.clock.Now()).Scan(&found).Error
		if err == nil && len(found) == 1 {
			c = &found[0]
		}
		return err
	})
	return c, err
}

// CodeByHash returns the store's token with this hash if the token is valid at the given time; nil means none.
func (r Reader) CodeByHash(ctx context.Context, purpose customer.CodePurpose, hash string, at time.Time) (c *customer.AccountCode, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = code(g.Where("purpose = ? AND hash = ? AND expires_on > ?", purpose, hash, at))
		return err
	})
	return c, err
}

func code(g *gorm.DB) (*customer.AccountCode, error) {
	c := &customer.AccountCode{}
	err := g.Take(c).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, nil
	}
	return c, err
}

// UseCode deletes a code and reports whether this call deleted it. Of concurrent calls, exactly one returns true.
func (tx *Tx) UseCode(ctx context.Context, c *customer.AccountCode) (bool, error) {
	res := tx.on(ctx).Exec("DELETE FROM account_codes WHERE store_id = ? AND purpose = ? AND owner = ? AND hash = ?", tx.actor.StoreID, c.Purpose, c.Owner, c.Hash)
	return res.RowsAffected == 1, classify(res.Error)
}

// VoidCodes deletes the codes that the store issued to an account, and the codes that it issued to the account's
// address before the account existed. The account's SecuredOn voids the codes of other stores.
func (tx *Tx) VoidCodes(ctx context.Context, a *customer.Account) error {
	return classify(tx.on(ctx).Exec("DELETE FROM account_codes WHERE account_id = ? OR owner = ?",
		a.ID, customer.CodeOwner(nil, a.Email)).Error)
}

// CodeHome returns the store that mailed a token. 0 means that the token is unknown or has expired.
func (db *DB) CodeHome(ctx context.Context, purpose customer.CodePurpose, hash string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(store_id), 0) FROM account_codes WHERE purpose = ? AND hash = ? AND expires_on > ?",
			purpose, hash, db.clock.Now()).Scan(&storeID).Error
	})
	return storeID, err
}

// HomeOf returns the store that sends mail to an address after a password request on the service's page. It considers
// only open stores with an active customer who has the address. It prefers the store whose code the request contains,
// then the store of the latest login, then stores in which the customer never logged in. If it finds no such store, it
// returns the store with the lowest id, in which the mail then has no recipient. 0 means that the service has no
// stores.
func (db *DB) HomeOf(ctx context.Context, email, code string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(
			(SELECT c.store_id FROM customers c JOIN stores s ON s.id = c.store_id
				WHERE c.email = ? AND c.status = 'ACTIVE' AND s.status <> 'CLOSED' ORDER BY s.code = ? DESC, c.last_login_on DESC NULLS LAST, c.id LIMIT 1),
			(SELECT min(id) FROM stores), 0)`, email, code).Scan(&storeID).Error
	})
	return storeID, err
}

// ResetRequest is a request to the platform for a new password.
type ResetRequest struct {
	ID        int64
	Email     string
	StoreCode string // empty means that the request did not come from a store's mail
}

const (
	// resetLease is the time for which a claimed request is reserved for its process.
	resetLease = time.Minute
	resetBatch = 50
)

// KeepResetRequest stores a request for a new password, whether or not the address has an account.
func (db *DB) KeepResetRequest(ctx context.Context, email, code string) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("INSERT INTO reset_requests (email, store_code, created_on) VALUES (?, nullif(?, ''), ?)", email, code, db.clock.Now()).Error
	})
}

// ClaimResetRequests claims up to resetBatch requests, oldest first. Other processes cannot claim them until the
// lease expires.
func (db *DB) ClaimResetRequests(ctx context.Context) (due []ResetRequest, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE reset_requests SET lease_until = `+now+` + make_interval(secs => ?) WHERE id IN (
			SELECT id FROM reset_requests WHERE lease_until IS NULL OR lease_until < `+now+` ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id, email, coalesce(store_code, '') AS store_code`,
			offset, resetLease.Seconds(), offset, resetBatch).Scan(&due).Error
	})
	return due, err
}

// DropResetRequest deletes a completed request.
func (db *DB) DropResetRequest(ctx context.Context, id int64) error {
	return db.platform(ctx, func(g *gorm.DB) error { return g.Exec("DELETE FROM reset_requests WHERE id = ?", id).Error })
}

// AccountElsewhere reports whether the account with an address has customers in stores other than
// storeID.
func (db *DB) AccountElsewhere(ctx context.Context, email string, storeID int64) (elsewhere bool, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT EXISTS (SELECT 1 FROM accounts a JOIN customers c ON c.account_id = a.id
			WHERE a.email = ? AND c.store_id <> ?)`, email, storeID).Scan(&elsewhere).Error
	})
	return elsewhere, err
}

// SweepCodes deletes expired codes, and password requests older than customer.ResetLife.
func (db *DB) SweepCodes(ctx context.Context) error {
	now := db.clock.Now()
	return errors.Join(db.sweepRows(ctx, "account_codes", "expires_on < ?", now),
		db.sweepRows(ctx, "reset_requests", "created_on < ?", now.Add(-customer.ResetLife)))
}
