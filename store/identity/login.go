package identity

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

var errCredentials = domain.Errorf(domain.InvalidCredentials, "The e-mail address, the password or the code is not right.")

// Login starts an administrator's session. For an unknown address, a wrong password and a wrong code, it returns the
// same error in the same time.
func (s *Service) Login(ctx context.Context, in identity.Credentials, from domain.Origin) (identity.AdminLogin, error) {
	proof, err := s.proveAdmin(ctx, in, from)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	login, err := s.openLogin(ctx, proof, in.TOTPCode, from)
	if errors.Is(err, errCredentials) {
		return identity.AdminLogin{}, s.failLogin(ctx, proof.user, from, err)
	}
	if err != nil {
		return identity.AdminLogin{}, err
	}
	return login, s.proved(ctx, proof)
}

// adminProof is an administrator whose password was correct when it was checked. The second factor is checked later, in
// the transaction that uses the code.
type adminProof struct {
	user     *identity.AdminUser
	try      login.LoginTry
	rehashed string // password hash to store; it differs from the old hash if that is outdated
}

// proveAdmin checks everything in the credentials except the code, and counts the login attempt.
func (s *Service) proveAdmin(ctx context.Context, in identity.Credentials, from domain.Origin) (adminProof, error) {
	try, err := s.login.TryLogin(ctx, login.AdminLogin, domain.FoldEmail(in.Email), from.Address)
	if err != nil {
		return adminProof{}, err
	}
	user, err := s.DB.As(domain.Actor{}).AdminUserByEmail(ctx, in.Email)
	if err != nil {
		return adminProof{}, err
	}
	if user == nil {
		user = &identity.AdminUser{}
	}
	fits, outdated, err := s.login.VerifyPassword(ctx, try.Hasher, user.PasswordHash, in.Password)
	if err != nil {
		return adminProof{}, err
	}
	if !fits {
		return adminProof{}, s.failLogin(ctx, user, from, errCredentials)
	}
	if !user.IsActive {
		return adminProof{}, s.failLogin(ctx, user, from, domain.Errorf(domain.AccountInactive, "The user is deactivated."))
	}
	if user.HasTOTP() && in.TOTPCode == "" {
		if err := s.login.Pass(ctx, try); err != nil {
			return adminProof{}, err
		}
		return adminProof{}, domain.Errorf(domain.TOTPRequired, "Repeat the call with a code of the authenticator app, or a recovery code.")
	}
	if err := s.takeCode(ctx, user, in.TOTPCode); err != nil {
		return adminProof{}, err
	}
	proof := adminProof{user: user, try: try, rehashed: user.PasswordHash}
	if outdated {
		proof.rehashed, err = s.login.HashPassword(ctx, login.OwnerOf(login.AdminLogin, domain.FoldEmail(in.Email)), in.Password)
	}
	return proof, err
}

// proved resets the counted attempts after a proof was used, and records the network as known.
func (s *Service) proved(ctx context.Context, proof adminProof) error {
	if proof.user.HasTOTP() {
		if err := s.DB.ForgiveTries(ctx, domain.BySecondFactor(proof.user.ID)); err != nil {
			return err
		}
	}
	return s.login.Succeed(ctx, proof.try)
}

// lockProved locks the administrator of a proof, checks that they have not changed since the proof, and uses their
// code. Of two concurrent logins with the same code, only one succeeds. The caller stores the result with LoggedIn.
func (s *Service) lockProved(ctx context.Context, t *command.Tx, proof adminProof, code string) (*identity.AdminUser, error) {
	known := proof.user
	user, err := t.LockAdminUser(ctx, known.ID)
	if err != nil {
		return nil, err
	}
	if user.PasswordHash != known.PasswordHash || !user.IsActive || user.HasTOTP() != known.HasTOTP() {
		return nil, errCredentials // the user has changed since the password was checked
	}
	if user.HasTOTP() {
		if ok, err := s.useCode(user, code, t.At); err != nil || !ok {
			return nil, login.OrError(err, errCredentials)
		}
	}
	user.PasswordHash = proof.rehashed
	return user, nil
}

// openLogin checks the second factor and starts the session, in one transaction.
func (s *Service) openLogin(ctx context.Context, proof adminProof, code string, from domain.Origin) (identity.AdminLogin, error) {
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: proof.user.ID, From: from})
	if err != nil {
		return identity.AdminLogin{}, err
	}
	defer tx.Rollback()
	user, err := s.lockProved(ctx, tx, proof, code)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	user.LastLoginOn = &tx.At
	if err := tx.LoggedIn(ctx, user); err != nil {
		return identity.AdminLogin{}, err
	}
	tokens, err := s.login.OpenSession(ctx, tx, identity.Session{AdminUserID: user.ID, UserAgent: from.UserAgent, Address: from.Address})
	if err != nil {
		return identity.AdminLogin{}, err
	}
	tx.Note("login", "adminUser", user.ID)
	login, err := s.adminLogin(ctx, tx.Reader, user, tokens)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	return login, tx.Commit(ctx)
}

// errChangedMeanwhile means that the password or second factor changed after the caller had proved it.
var errChangedMeanwhile error = &domain.Error{Code: domain.VersionConflict, RetryAfter: 1, Detail: "The user was changed at the same time. Try again."}

// failLogin writes a refused login to the audit log. It does the same work for an unknown address, so that the response
// time reveals nothing.
func (s *Service) failLogin(ctx context.Context, user *identity.AdminUser, from domain.Origin, refused error) error {
	from.Operation = "failLogin"
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: user.ID, From: from})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	tx.Note("fail", "adminUser", user.ID)
	return login.OrError(tx.Commit(ctx), refused)
}

func (s *Service) adminLogin(ctx context.Context, reader repo.Reader, user *identity.AdminUser, tokens identity.Tokens) (identity.AdminLogin, error) {
	holder, err := reader.HolderOf(ctx, user.ID)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	stores, err := reader.Stores(ctx, holder.StoreIDs())
	return identity.AdminLogin{Tokens: tokens, User: user, Stores: stores}, err
}

// RefreshLogin exchanges an administrator's refresh token for new tokens.
func (s *Service) RefreshLogin(ctx context.Context, refresh string, from domain.Origin) (identity.AdminLogin, error) {
	session, tokens, err := s.login.RenewSession(ctx, refresh, 0, from)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	reader := s.DB.As(domain.Actor{})
	user, err := reader.AdminUser(ctx, session.AdminUserID)
	if err != nil {
		return identity.AdminLogin{}, err
	}
	s.login.LearnNetwork(ctx, login.AdminLogin, user.Email, from.Address)
	return s.adminLogin(ctx, reader, user, tokens)
}

// Sessions lists the actor's own active sessions, the most recently used first.
func (s *Service) Sessions(ctx context.Context, actor domain.Actor) ([]identity.Session, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	return s.DB.As(actor).Sessions(ctx)
}

// Logout ends the actor's session. It succeeds if the session has already ended.
func (s *Service) Logout(ctx context.Context, actor domain.Actor) error {
	err := s.DeleteSession(ctx, actor, actor.SessionID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil // the session has already ended, for example by a retry of the same request
	}
	return err
}

// DeleteSession ends one of the actor's own sessions. It returns NotFound if the session does not exist or has ended.
func (s *Service) DeleteSession(ctx context.Context, actor domain.Actor, sessionID int64) error {
	if err := command.MustBeUser(actor); err != nil {
		return err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	ended, err := tx.EndSessions(ctx, repo.SessionFilter{ID: sessionID, Owner: actor.ID}, tx.At)
	if err != nil {
		return err
	}
	if ended == 0 {
		return domain.Missing("session")
	}
	tx.Note("end", "session", sessionID)
	return tx.Commit(ctx)
}
