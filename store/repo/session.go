package repo

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// Sessions do not belong to one store: an administrator's session has no store, and a new password of an account ends
// its sessions in all stores. Methods that write here name the session, the person or the account, and can be called
// both in a store's transaction and in the platform's transaction.

const sessionColumns = `id, coalesce(admin_user_id, 0), coalesce(account_id, 0), coalesce(store_id, 0), coalesce(customer_id, 0),
	user_agent, ip, created_on, last_used_on, expires_on, revoked_on`

func scanSession(rows *sql.Rows, s *identity.Session) error {
	return rows.Scan(&s.ID, &s.AdminUserID, &s.AccountID, &s.StoreID, &s.CustomerID,
		&s.UserAgent, &s.Address, &s.CreatedOn, &s.LastUsedOn, &s.ExpiresOn, &s.RevokedOn)
}

// InsertSession inserts a session and sets its id.
func (tx *Tx) InsertSession(ctx context.Context, s *identity.Session) error {
	return classify(tx.on(ctx).Raw(`
		INSERT INTO sessions (admin_user_id, account_id, store_id, customer_id, user_agent, ip, created_on, last_used_on, expires_on)
		VALUES (nullif(?, 0), nullif(?, 0), nullif(?, 0), nullif(?, 0), ?, ?, ?, ?, ?) RETURNING id`,
		s.AdminUserID, s.AccountID, s.StoreID, s.CustomerID, s.UserAgent, s.Address, s.CreatedOn, s.LastUsedOn, s.ExpiresOn).Scan(&s.ID).Error)
}

// UpdateSession writes a session's address, last use, expiry and revocation.
func (tx *Tx) UpdateSession(ctx context.Context, s *identity.Session) error {
	return classify(tx.on(ctx).Exec(`UPDATE sessions SET ip = ?, last_used_on = ?, expires_on = ?, revoked_on = ? WHERE id = ?`,
		s.Address, s.LastUsedOn, s.ExpiresOn, s.RevokedOn, s.ID).Error)
}

// InsertTokens inserts a session's new tokens and deletes its previous access tokens.
func (tx *Tx) InsertTokens(ctx context.Context, s *identity.Session, tokens []identity.SessionToken) error {
	g := tx.on(ctx)
	if err := g.Exec("DELETE FROM session_tokens WHERE session_id = ? AND kind = 'ACCESS'", s.ID).Error; err != nil {
		return classify(err)
	}
	for i := range tokens {
		tokens[i].SessionID = s.ID
	}
	return classify(g.Create(&tokens).Error)
}

// LockRefresh reads a refresh token and locks its session until the transaction ends. It returns unauthenticated for an
// unknown token.
func (tx *Tx) LockRefresh(ctx context.Context, hash []byte) (*identity.Session, *identity.SessionToken, error) {
	g := tx.on(ctx)
	token := &identity.SessionToken{}
	// Lock the session first: a concurrent refresh then waits for the lock, and reads the token only after this refresh
	// has changed it.
	var s identity.Session
	rows, err := g.Raw(`SELECT `+sessionColumns+` FROM sessions WHERE id = (SELECT session_id FROM session_tokens WHERE hash = ?) FOR UPDATE`, hash).Rows()
	if err != nil {
		return nil, nil, classify(err)
	}
	found := rows.Next()
	if found {
		err = scanSession(rows, &s)
	}
	if closed := rows.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return nil, nil, classify(err)
	}
	if !found {
		return nil, nil, errNoCredential
	}
	if err := g.Where("hash = ?", hash).Take(token).Error; err != nil {
		return nil, nil, classify(err)
	}
	return &s, token, nil
}

// SpendToken stores when a refresh token was used, and the salt from which its successor is derived. It deletes the
// salts of tokens that the session used before, so these tokens cannot be refreshed again.
func (tx *Tx) SpendToken(ctx context.Context, t *identity.SessionToken) error {
	g := tx.on(ctx)
	if err := g.Exec("UPDATE session_tokens SET renewal_salt = NULL WHERE session_id = ? AND renewal_salt IS NOT NULL", t.SessionID).Error; err != nil {
		return classify(err)
	}
	return classify(g.Exec("UPDATE session_tokens SET used_on = ?, renewal_salt = ? WHERE hash = ?", t.UsedOn, t.RenewalSalt, t.Hash).Error)
}

// SessionFilter selects sessions. Exactly one of the first four fields is set.
type SessionFilter struct {
	ID          int64
	AdminUserID int64
	AccountID   int64 // selects sessions in all stores
	CustomerID  int64 // selects sessions in the actor's store
	Except      int64 // id of a session that is not selected
	Owner       int64 // administrator who must own the session ID; 0 means anyone
}

func (f SessionFilter) where(g *gorm.DB, actor domain.Actor) *gorm.DB {
	switch {
	case f.ID != 0:
		g = g.Where("id = ?", f.ID)
	case f.AdminUserID != 0:
		g = g.Where("admin_user_id = ?", f.AdminUserID)
	case f.AccountID != 0:
		g = g.Where("account_id = ?", f.AccountID)
	default:
		g = g.Where("customer_id = ? AND store_id = ?", f.CustomerID, actor.StoreID)
	}
	if f.Owner != 0 {
		g = g.Where("admin_user_id = ?", f.Owner)
	}
	if f.Except != 0 {
		g = g.Where("id <> ?", f.Except)
	}
	return g
}

// EndSessions revokes the sessions that match the filter, which invalidates all of their tokens. It returns the number
// of sessions.
func (tx *Tx) EndSessions(ctx context.Context, f SessionFilter, at time.Time) (int64, error) {
	g := f.where(tx.on(ctx).Table("sessions"), tx.actor).Where("revoked_on IS NULL").
		Updates(map[string]any{"revoked_on": at})
	return g.RowsAffected, classify(g.Error)
}

// TrimSessions revokes a person's sessions beyond identity.MaxSessions, longest unused first. It never revokes s.
func (tx *Tx) TrimSessions(ctx context.Context, s *identity.Session, at time.Time) error {
	return classify(tx.on(ctx).Exec(`UPDATE sessions SET revoked_on = ? WHERE id IN (
		SELECT id FROM sessions WHERE revoked_on IS NULL AND (admin_user_id = nullif(?, 0) OR account_id = nullif(?, 0)) AND id <> ?
		ORDER BY last_used_on DESC, id DESC OFFSET ?)`, at, s.AdminUserID, s.AccountID, s.ID, identity.MaxSessions-1).Error)
}

// Sessions lists the active sessions of the actor, who is an administrator, last used first.
func (r Reader) Sessions(ctx context.Context) (list []identity.Session, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		rows, err := g.Raw(`SELECT `+sessionColumns+` FROM sessions WHERE admin_user_id = ? AND revoked_on IS NULL AND expires_on > ?
			ORDER BY last_used_on DESC, id DESC LIMIT ?`, r.actor.ID, r.db.clock.Now(), identity.MaxSessions).Rows()
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var s identity.Session
			if err := scanSession(rows, &s); err != nil {
				return err
			}
			list = append(list, s)
		}
		return rows.Err()
	})
	return list, err
}

// SweepLogins deletes expired tokens, ended sessions, throttles without counted attempts, and unused networks. It
// deletes tokens and sessions identity.RefreshLife after their end, and networks identity.NetworkLife after their last
// use. It clears the salts of used refresh tokens after identity.RenewalGrace.
func (db *DB) SweepLogins(ctx context.Context) error {
	now := db.clock.Now()
	old := now.Add(-identity.RefreshLife)
	return errors.Join(
		db.sweepChange(ctx, "session_tokens", "renewal_salt = NULL", "renewal_salt IS NOT NULL AND used_on < ?", now.Add(-identity.RenewalGrace)),
		db.sweepRows(ctx, "session_tokens", "expires_on < ?", old),
		db.sweepRows(ctx, "sessions", "expires_on < ? OR revoked_on < ?", old, old),
		db.sweepRows(ctx, "throttles", "full_on < ?", now),
		db.sweepRows(ctx, "known_networks", "seen_on < ?", now.Add(-identity.NetworkLife)),
	)
}
