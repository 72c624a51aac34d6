package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// AccessLife and RefreshLife are the lifetimes of a login's tokens. A refresh issues two new
	// tokens with full lifetimes.
	AccessLife  = time.Hour
	RefreshLife = 30 * 24 * time.Hour
	// RenewalGrace is how long a spent refresh token returns the same new tokens again. Two windows of
	// one browser may refresh at the same time, and a response may be lost.
	RenewalGrace = 10 * time.Second
	// NetworkLife is how long the network of a login counts as known to the account.
	NetworkLife = 90 * 24 * time.Hour
	// MaxSessions is the maximum number of live sessions of a person. A further login ends the session
	// that has been unused longest.
	MaxSessions = 100
	// LastUsedGrain is the accuracy of last-use times. With this accuracy, most reads need no write.
	LastUsedGrain = time.Minute
)

// Session is one login, of an administrator or of a customer in one store, with all its tokens. Session
// does not embed domain.Row, because an administrator's session belongs to no store.
type Session struct {
	ID          int64
	AdminUserID int64 // set for an administrator
	AccountID   int64 // AccountID and the next two fields are set for a customer
	StoreID     int64
	CustomerID  int64
	UserAgent   string
	Address     string
	CreatedOn   time.Time
	LastUsedOn  time.Time
	ExpiresOn   time.Time  // expiry of the session's refresh token
	RevokedOn   *time.Time // end of the session and all of its tokens
}

// TokenUse is the purpose of a token in a session.
type TokenUse string

const (
	UseAccess  TokenUse = "ACCESS"
	UseRefresh TokenUse = "REFRESH"
)

// SessionToken is the stored record of a session's token.
type SessionToken struct {
	Hash      []byte
	SessionID int64
	Kind      TokenUse
	ExpiresOn time.Time
	UsedOn    *time.Time // for a refresh token: when it was spent
	// RenewalSalt and the spent refresh token together derive the tokens that replaced it. The salt is
	// stored as long as the new tokens can be requested again.
	RenewalSalt []byte
}

// Tokens contains the tokens that a login or a refresh returns. They are shown once; the store keeps only
// their hashes.
type Tokens struct {
	Access           string
	AccessExpiresOn  time.Time
	Refresh          string
	RefreshExpiresOn time.Time
}

// Issue creates the first two tokens of a session. The parameter kind is the kind of the access token.
func (s *Session) Issue(kind domain.TokenKind, now time.Time) (Tokens, []SessionToken) {
	return s.issue(domain.NewToken(kind), domain.NewToken(domain.RefreshToken), now)
}

// Renew derives the tokens that replace the refresh token spent at a given time. The same arguments always return the
// same tokens.
func (s *Session) Renew(kind domain.TokenKind, spent string, salt []byte, at time.Time) (Tokens, []SessionToken) {
	return s.issue(domain.DeriveToken(kind, spent, salt), domain.DeriveToken(domain.RefreshToken, spent, salt), at)
}

func (s *Session) issue(access, refresh string, now time.Time) (Tokens, []SessionToken) {
	t := Tokens{
		Access: access, AccessExpiresOn: now.Add(AccessLife),
		Refresh: refresh, RefreshExpiresOn: now.Add(RefreshLife),
	}
	s.LastUsedOn, s.ExpiresOn = now, t.RefreshExpiresOn
	return t, []SessionToken{
		{Hash: domain.HashToken(t.Access), SessionID: s.ID, Kind: UseAccess, ExpiresOn: t.AccessExpiresOn},
		{Hash: domain.HashToken(t.Refresh), SessionID: s.ID, Kind: UseRefresh, ExpiresOn: t.RefreshExpiresOn},
	}
}

// Renewal is the result of using a refresh token.
type Renewal int

const (
	RenewalRefused Renewal = iota // the token is invalid, or no longer valid
	RenewalNext                   // the token is valid and is spent now
	RenewalAgain                  // the token was spent within RenewalGrace and returns the same tokens
	RenewalStolen                 // the token was spent before, so a copy exists and the session has to end
)

// Spend returns the result of using a refresh token. It changes neither the session nor the token.
func (s *Session) Spend(t SessionToken, now time.Time) Renewal {
	switch {
	case s.RevokedOn != nil || t.Kind != UseRefresh:
		return RenewalRefused
	case t.UsedOn != nil && t.RenewalSalt != nil && now.Before(t.UsedOn.Add(RenewalGrace)):
		return RenewalAgain
	case t.UsedOn != nil:
		return RenewalStolen
	case !now.Before(t.ExpiresOn):
		return RenewalRefused
	}
	return RenewalNext
}
