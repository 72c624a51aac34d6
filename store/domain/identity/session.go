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
}

// Tokens are what a login or a refresh gives to its caller; they are shown
// once, and only their hashes are kept.
type Tokens struct {
	Access           string
	AccessExpiresOn  time.Time
	Refresh          string
	RefreshExpiresOn time.Time
}

// Issue makes the next pair of tokens of a login: kind is that of its access
// token.
func (s *Session) Issue(kind domain.TokenKind, now time.Time) (Tokens, []SessionToken) {
	t := Tokens{
		Access: domain.NewToken(kind), AccessExpiresOn: now.Add(AccessLife),
		Refresh: domain.NewToken(domain.RefreshToken), RefreshExpiresOn: now.Add(RefreshLife),
	}
	s.LastUsedOn, s.ExpiresOn = now, t.RefreshExpiresOn
	return t, []SessionToken{
		{Hash: domain.HashToken(t.Access), SessionID: s.ID, Kind: UseAccess, ExpiresOn: t.AccessExpiresOn},
		{Hash: domain.HashToken(t.Refresh), SessionID: s.ID, Kind: UseRefresh, ExpiresOn: t.RefreshExpiresOn},
	}
}

// Spend tells whether a refresh token may be used up. A token that was spent
// before is taken for theft: stolen is true and the login has to end.
func (s *Session) Spend(t SessionToken, now time.Time) (stolen bool, err error) {
	refused := domain.Errorf(domain.Unauthenticated, "The refresh token is not valid, or not any more.")
	switch {
	case s.RevokedOn != nil || t.Kind != UseRefresh:
		return false, refused
	case t.UsedOn != nil:
		return true, refused
	case !now.Before(t.ExpiresOn):
		return false, refused
	}
	return false, nil
}
