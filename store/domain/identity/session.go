package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// AccessLife and RefreshLife are for how long the tokens of a login are good.
	// Each refresh starts both anew.
	AccessLife  = time.Hour
	RefreshLife = 30 * 24 * time.Hour
	// RenewalGrace is for how long a spent refresh token gives the tokens again
	// that it was spent for: two windows of one browser refresh at once, and an
	// answer gets lost on its way.
	RenewalGrace = 10 * time.Second
	// NetworkLife is for how long the network of a login is known.
	NetworkLife = 90 * 24 * time.Hour
	// MaxSessions is how many live logins one person has; one more ends the one
	// that was unused longest.
	MaxSessions = 100
	// LastUsedGrain is how exact times of last use are, so that reads do not write.
	LastUsedGrain = time.Minute
)

// Session is one login of an administrator or of a customer in one store, with
// all the tokens that were given out for it. It belongs to no store's rows: an
// administrator's has no store.
type Session struct {
	ID          int64
	AdminUserID int64 // either this one
	AccountID   int64 // or these three
	StoreID     int64
	CustomerID  int64
	UserAgent   string
	Address     string
	CreatedOn   time.Time
	LastUsedOn  time.Time
	ExpiresOn   time.Time  // of its refresh token
	RevokedOn   *time.Time // the login ended, and every token of it with it
}

// TokenUse says what a session's token is good for.
type TokenUse string

const (
	UseAccess  TokenUse = "ACCESS"
	UseRefresh TokenUse = "REFRESH"
)

// SessionToken is what is kept of a token that a login gave out.
type SessionToken struct {
	Hash      []byte
	SessionID int64
	Kind      TokenUse
	ExpiresOn time.Time
	UsedOn    *time.Time // of a refresh token: it is spent
	// RenewalSalt is kept beside a spent refresh token as long as the tokens that it
	// was spent for may be asked for again: they follow from the two.
	RenewalSalt []byte
}

// Tokens are what a login or a refresh gives to its caller; they are shown
// once, and only their hashes are kept.
type Tokens struct {
	Access           string
	AccessExpiresOn  time.Time
	Refresh          string
	RefreshExpiresOn time.Time
}

// Issue makes the first pair of tokens of a login: kind is that of its access
// token.
func (s *Session) Issue(kind domain.TokenKind, now time.Time) (Tokens, []SessionToken) {
	return s.issue(domain.NewToken(kind), domain.NewToken(domain.RefreshToken), now)
}

// Renew makes the pair of tokens that a refresh token was spent for at a moment.
// It is the same pair each time.
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

// Renewal is what a refresh token is worth to whoever sends it.
type Renewal int

const (
	RenewalRefused Renewal = iota // it is not valid, or not any more
	RenewalNext                   // it is spent now
	RenewalAgain                  // it was spent a moment ago, and gives the same tokens again
	RenewalStolen                 // it was spent before: somebody else has a copy, and the login has to end
)

// Spend tells what a refresh token is worth.
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
