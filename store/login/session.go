package login

import (
	"context"
	"encoding/hex"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

var ErrTaken = domain.Errorf(domain.AlreadyExists, "Another user has taken the address meanwhile.")

func TakenMeanwhile(err error) error {
	if domain.CodeOf(err) == domain.AlreadyExists {
		return ErrTaken
	}
	return err
}

func HashOf(token string) string { return hex.EncodeToString(domain.HashToken(token)) }

func OrError(err, otherwise error) error {
	if err != nil {
		return err
	}
	return otherwise
}

// ErrToken is the error for an invalid token. It does not reveal the reason.
var ErrToken = domain.Errorf(domain.Unauthenticated, "The token is invalid or no longer valid.")

// Authenticate returns the credential of an access token or app token. It checks the current state: for a user who has
// just been deactivated, or a token that has just been revoked, it returns Unauthenticated. For a request in one store,
// scopes for all stores are restricted to this store. storeID 0 means that the request may concern any store.
func (s *Service) Authenticate(ctx context.Context, token string, storeID int64, from domain.Origin) (identity.Credential, error) {
	kind, ok := domain.TokenKindOf(token)
	if !ok {
		return identity.Credential{}, ErrToken
	}
	c, err := s.DB.Credential(ctx, domain.HashToken(token), kind, storeID)
	if err != nil {
		return c, err
	}
	now := s.Clock.Now()
	if err := c.Check(now); err != nil {
		return identity.Credential{}, err
	}
	if c.LastUsedOn.Before(now.Add(-identity.LastUsedGrain)) {
		return c, s.DB.Used(ctx, c, from)
	}
	return c, nil
}

// StoreByKey returns the store of a public store key. For an unknown or revoked key it returns Unauthenticated.
func (s *Service) StoreByKey(ctx context.Context, key string) (identity.StoreAccess, error) {
	if kind, ok := domain.TokenKindOf(key); !ok || kind != domain.StoreKeyKind {
		return identity.StoreAccess{}, domain.Errorf(domain.Unauthenticated, "The store key is invalid or no longer valid.")
	}
	return s.DB.StoreByKey(ctx, domain.HashToken(key))
}

// StoreByLink returns the store and the cart of a checkout link, or the store and the order of an order link, by the
// link's token. For an unknown or expired link it returns Unauthenticated.
func (s *Service) StoreByLink(ctx context.Context, token string) (identity.LinkAccess, error) {
	return s.DB.StoreByLink(ctx, domain.HashToken(token))
}

// StoreByPaymentLink returns the store of a payment link by the link's token. For an unknown or expired link it returns
// Unauthenticated.
func (s *Service) StoreByPaymentLink(ctx context.Context, token string) (identity.StoreAccess, error) {
	if kind, ok := domain.TokenKindOf(token); !ok || kind != domain.PaymentToken {
		return identity.StoreAccess{}, identity.ErrPaymentLink
	}
	return s.DB.StoreByPaymentLink(ctx, domain.HashToken(token))
}

// OriginAllowed reports whether any store allows a browser origin. It is for preflight requests, which identify no
// store, and for refusals of unknown keys.
func (s *Service) OriginAllowed(ctx context.Context, origin string) (bool, error) {
	return s.DB.OriginAllowed(ctx, settings.OriginEntries(origin))
}

// StoreAllows reports whether a public key belongs to a store, and whether this store allows a browser origin.
func (s *Service) StoreAllows(ctx context.Context, key, origin string) (known, allowed bool, err error) {
	access, err := s.StoreByKey(ctx, key)
	if domain.CodeOf(err) == domain.Unauthenticated {
		return false, false, nil
	}
	return err == nil, err == nil && access.LetsIn(origin), err
}

// StoreByDomain returns the store that has verified its ownership of a domain. It returns NotFound if there is no such
// store.
func (s *Service) StoreByDomain(ctx context.Context, host string) (identity.StoreAccess, error) {
	return s.DB.StoreByDomain(ctx, host)
}

// StoreByPage returns the store with a code. It returns Unauthenticated, as for an unknown key, if no such store
// exists, or if isAccount is true and its account pages are off.
func (s *Service) StoreByPage(ctx context.Context, code string, isAccount bool) (identity.StoreAccess, error) {
	return s.DB.StoreByPage(ctx, code, isAccount)
}

// OpenSession starts a login in a command's transaction, of a store or of the platform, and returns the tokens. The
// database contains only hashes of the tokens. The caller sets who logs in and from where: AdminUserID, or AccountID,
// StoreID and CustomerID. If the person has more than identity.MaxSessions sessions, it ends those that were unused
// longest.
func (s *Service) OpenSession(ctx context.Context, tx *command.Tx, session identity.Session) (identity.Tokens, error) {
	session.CreatedOn = tx.At
	tokens, kept := session.Issue(accessKind(session), tx.At)
	if err := tx.InsertSession(ctx, &session); err != nil {
		return identity.Tokens{}, err
	}
	if err := tx.InsertTokens(ctx, &session, kept); err != nil {
		return identity.Tokens{}, err
	}
	return tokens, tx.TrimSessions(ctx, &session, tx.At)
}

func accessKind(s identity.Session) domain.TokenKind {
	if s.AdminUserID != 0 {
		return domain.AdminToken
	}
	return domain.CustomerToken
}

// RenewSession exchanges a refresh token for new tokens. storeID is the store of a customer's login; 0 means an
// administrator's login. A token of another kind or store causes Unauthenticated and stays valid. If the token that was
// used last is used again within identity.RenewalGrace, it returns the same tokens again, so a login has a single chain
// of tokens. A token that was used earlier ends the login, because a second person has a copy of the token.
func (s *Service) RenewSession(ctx context.Context, refresh string, storeID int64, from domain.Origin) (identity.Session, identity.Tokens, error) {
	if kind, ok := domain.TokenKindOf(refresh); !ok || kind != domain.RefreshToken {
		return identity.Session{}, identity.Tokens{}, ErrToken
	}
	tx, err := s.BeginPlatform(ctx, domain.Actor{From: from})
	if err != nil {
		return identity.Session{}, identity.Tokens{}, err
	}
	defer tx.Rollback()
	session, token, err := tx.LockRefresh(ctx, domain.HashToken(refresh))
	if err != nil {
		return identity.Session{}, identity.Tokens{}, err
	}
	if session.StoreID != storeID {
		return identity.Session{}, identity.Tokens{}, ErrToken
	}
	if session.AdminUserID != 0 {
		user, err := tx.AdminUser(ctx, session.AdminUserID)
		if err != nil {
			return identity.Session{}, identity.Tokens{}, err
		}
		if !user.IsActive {
			return identity.Session{}, identity.Tokens{}, domain.Errorf(domain.AccountInactive, "The user is deactivated.")
		}
	}
	switch session.Spend(*token, tx.At) {
	case identity.RenewalRefused:
		return identity.Session{}, identity.Tokens{}, ErrToken
	case identity.RenewalStolen:
		if _, err := tx.EndSessions(ctx, repo.SessionFilter{ID: session.ID}, tx.At); err != nil {
			return identity.Session{}, identity.Tokens{}, err
		}
		return identity.Session{}, identity.Tokens{}, OrError(tx.Commit(ctx), ErrToken)
	case identity.RenewalAgain:
		tokens, _ := session.Renew(accessKind(*session), refresh, token.RenewalSalt, *token.UsedOn)
		return *session, tokens, nil
	case identity.RenewalNext: // handled below
	}
	token.UsedOn, token.RenewalSalt = &tx.At, domain.NewSalt()
	if err := tx.SpendToken(ctx, token); err != nil {
		return identity.Session{}, identity.Tokens{}, err
	}
	session.Address = from.Address
	tokens, kept := session.Renew(accessKind(*session), refresh, token.RenewalSalt, tx.At)
	if err := tx.InsertTokens(ctx, session, kept); err != nil {
		return identity.Session{}, identity.Tokens{}, err
	}
	if err := tx.UpdateSession(ctx, session); err != nil {
		return identity.Session{}, identity.Tokens{}, err
	}
	return *session, tokens, tx.Commit(ctx)
}

// SweepLogins deletes logins and tokens that ended more than identity.RefreshLife ago, and throttles and
// known networks that are no longer needed.
func (s *Service) SweepLogins(ctx context.Context) error { return s.DB.SweepLogins(ctx) }
