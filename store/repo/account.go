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

// Accounts are no tenant rows. They are reached by id or by e-mail only: nothing
// lists them, so that no store learns about the customers of another.

// AccountByEmail finds the account with an address; nil when there is none.
func (r Reader) AccountByEmail(ctx context.Context, email string) (a *customer.Account, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = account(g, "email = ?", email)
		return err
	})
	return a, err
}

// Account finds an account.
func (r Reader) Account(ctx context.Context, id int64) (a *customer.Account, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = account(g, "id = ?", id)
		return err
	})
	if err == nil && a == nil {
		err = domain.Missing("account")
	}
	return a, err
}

func account(g *gorm.DB, where string, arg any) (*customer.Account, error) {
	a := &customer.Account{}
	err := g.Where(where, arg).Take(a).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, nil
	}
	return a, err
}

// LockAccount reads an account and holds it until the end of the transaction.
func (tx *Tx) LockAccount(ctx context.Context, id int64) (*customer.Account, error) {
	a, err := account(tx.on(ctx).Clauses(forUpdate), "id = ?", id)
	if err == nil && a == nil {
		err = domain.Missing("account")
	}
	return a, classify(err)
}

// LockAccountByEmail is LockAccount for an address; nil when it has no account.
func (tx *Tx) LockAccountByEmail(ctx context.Context, email string) (*customer.Account, error) {
	a, err := account(tx.on(ctx).Clauses(forUpdate), "email = ?", email)
	return a, classify(err)
}

// InsertAccount adds an account and learns its id.
func (tx *Tx) InsertAccount(ctx context.Context, a *customer.Account) error {
	a.Version, a.CreatedOn = 1, tx.db.clock.Now()
	a.ModifiedOn = a.CreatedOn
	return classify(tx.on(ctx).Create(a).Error)
}

// UpdateAccount writes a locked account back.
func (tx *Tx) UpdateAccount(ctx context.Context, a *customer.Account) error {
	a.Version, a.ModifiedOn = a.Version+1, tx.db.clock.Now()
	res := tx.on(ctx).Model(a).Select("*").Omit("id", "created_on").Where("version = ?", a.Version-1).Updates(a)
	if res.Error == nil && res.RowsAffected != 1 {
		return errors.New("repo: account is gone or newer than its lock")
	}
	return classify(res.Error)
}

// SetPasswordHash keeps the same password's hash with newer parameters, where the
// old one is still in force.
func (tx *Tx) SetPasswordHash(ctx context.Context, a *customer.Account, old string) error {
	return classify(tx.on(ctx).Exec("UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?", a.PasswordHash, a.ID, old).Error)
}

// DropAccount deletes an account that no customer of any store lives on, and
// tells whether it did. Whoever joins a store with it at the same time keeps it.
func (db *DB) DropAccount(ctx context.Context, id int64) (dropped bool, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("SELECT id FROM accounts WHERE id = ? FOR UPDATE", id).Error; err != nil {
			return err
		}
		res := g.Exec(`DELETE FROM accounts a WHERE id = ?
			AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.account_id = a.id AND c.status <> 'DEACTIVATED')`, id)
		dropped = res.RowsAffected == 1
		return res.Error
	})
	return dropped, err
}

// PutCode keeps a code of the actor's store. It voids the one that the owner had
// there for the same purpose.
func (tx *Tx) PutCode(ctx context.Context, c *customer.AccountCode) error {
	return classify(tx.on(ctx).Exec(`
		INSERT INTO account_codes (store_id, purpose, owner, account_id, email, hash, tries, created_on, expires_on) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
		ON CONFLICT (store_id, purpose, owner) DO UPDATE SET account_id = excluded.account_id, email = excluded.email, hash = excluded.hash,
			tries = 0, own_tries = 0, created_on = excluded.created_on, expires_on = excluded.expires_on`,
		tx.actor.StoreID, c.Purpose, c.Owner, c.AccountID, c.Email, c.Hash, c.CreatedOn, c.ExpiresOn).Error)
}

// TryCode counts one try at a store's pin and gives it out to be compared; nil when there
// is none that is good for another try. own tells that the account's owner tries,
// whom strangers' tries do not keep from it. The try is kept at once, whatever becomes
// of it, and so holds for tries in parallel.
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

// CodeByHash finds a token of the store that is good at the time; nil when there
// is none.
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

// UseCode uses a code up. Of several that try at once, one is told that it did.
func (tx *Tx) UseCode(ctx context.Context, c *customer.AccountCode) (bool, error) {
	res := tx.on(ctx).Exec("DELETE FROM account_codes WHERE store_id = ? AND purpose = ? AND owner = ? AND hash = ?", tx.actor.StoreID, c.Purpose, c.Owner, c.Hash)
	return res.RowsAffected == 1, classify(res.Error)
}

// VoidCodes forgets the store's codes of an account, and those that its address
// had before there was one. Those of other stores are void by the account's
// SecuredOn.
func (tx *Tx) VoidCodes(ctx context.Context, a *customer.Account) error {
	return classify(tx.on(ctx).Exec("DELETE FROM account_codes WHERE account_id = ? OR owner = ?",
		a.ID, customer.CodeOwner(nil, a.Email)).Error)
}

// CodeHome tells which store mailed a token that is good now; 0 for any other.
func (db *DB) CodeHome(ctx context.Context, purpose customer.CodePurpose, hash string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(store_id), 0) FROM account_codes WHERE purpose = ? AND hash = ? AND expires_on > ?",
			purpose, hash, db.clock.Now()).Scan(&storeID).Error
	})
	return storeID, err
}

// HomeOf tells which store writes to an address that asks for a password at no
// store's storefront: the one where its owner was last, else one that has made a
// customer of it. Of an address that nobody has, it is any store, which has then
// nobody to write to.
func (db *DB) HomeOf(ctx context.Context, email string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(
			(SELECT c.store_id FROM customers c JOIN stores s ON s.id = c.store_id
				WHERE c.email = ? AND c.status = 'ACTIVE' AND s.status <> 'CLOSED' ORDER BY c.last_login_on DESC NULLS LAST, c.id LIMIT 1),
			(SELECT min(id) FROM stores), 0)`, email).Scan(&storeID).Error
	})
	return storeID, err
}

// ResetRequest is somebody who asked the platform for a new password.
type ResetRequest struct {
	ID    int64
	Email string
}

const (
	// resetLease is for how long a request stays with the process that is at it.
	resetLease = time.Minute
	resetBatch = 50
)

// KeepResetRequest keeps that a new password was asked for, whoever has the address.
func (db *DB) KeepResetRequest(ctx context.Context, email string) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("INSERT INTO reset_requests (email, created_on) VALUES (?, ?)", email, db.clock.Now()).Error
	})
}

// ClaimResetRequests takes requests to be done, the oldest first, and keeps them
// from others until their lease is over.
func (db *DB) ClaimResetRequests(ctx context.Context) (due []ResetRequest, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE reset_requests SET lease_until = `+now+` + make_interval(secs => ?) WHERE id IN (
			SELECT id FROM reset_requests WHERE lease_until IS NULL OR lease_until < `+now+` ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id, email`,
			offset, resetLease.Seconds(), offset, resetBatch).Scan(&due).Error
	})
	return due, err
}

// DropResetRequest forgets a request that is done.
func (db *DB) DropResetRequest(ctx context.Context, id int64) error {
	return db.platform(ctx, func(g *gorm.DB) error { return g.Exec("DELETE FROM reset_requests WHERE id = ?", id).Error })
}

// AccountElsewhere tells whether the account with an address has customers in
// other stores too.
func (db *DB) AccountElsewhere(ctx context.Context, email string, storeID int64) (elsewhere bool, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT EXISTS (SELECT 1 FROM accounts a JOIN customers c ON c.account_id = a.id
			WHERE a.email = ? AND c.store_id <> ?)`, email, storeID).Scan(&elsewhere).Error
	})
	return elsewhere, err
}

// SweepCodes forgets codes whose time is over, and requests for one that nobody
// waits for any more.
func (db *DB) SweepCodes(ctx context.Context) error {
	now := db.clock.Now()
	return db.platform(ctx, func(g *gorm.DB) error {
		return errors.Join(g.Exec("DELETE FROM account_codes WHERE expires_on < ?", now).Error,
			g.Exec("DELETE FROM reset_requests WHERE created_on < ?", now.Add(-customer.ResetLife)).Error)
	})
}
