package identity

import (
	"context"
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Codes have six digits and change every thirty seconds. The previous and the next code are also accepted, because
// clocks differ slightly.
const (
	totpDigits = 6
	totpPeriod = 30
	totpSkew   = 1
	issuer     = "Store platform"
)

var totpOptions = totp.ValidateOpts{Period: totpPeriod, Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1}

// place identifies the row and column to which the encryption binds a user's value. The value can be decrypted only for
// the same place.
func place(u *identity.AdminUser, column string) string {
	return fmt.Sprintf("admin_users/%d/%s", u.ID, column)
}

// CreateTOTP creates the secret of a second factor, which the actor must confirm with UpdateTOTP. A retry of the same
// request returns the same secret.
func (s *Service) CreateTOTP(ctx context.Context, actor domain.Actor, currentPassword string) (identity.Enrollment, error) {
	if err := command.MustBeUser(actor); err != nil {
		return identity.Enrollment{}, err
	}
	known, err := s.DB.As(actor).AdminUser(ctx, actor.ID)
	if err != nil {
		return identity.Enrollment{}, err
	}
	if err := s.login.ConfirmPassword(ctx, actor, known.Email, known.PasswordHash, currentPassword, "/currentPassword"); err != nil {
		return identity.Enrollment{}, err
	}
	secret := s.Keys.Derived(place(known, "totp_pending")+" of "+actor.CommandID.String(), 20)[0]
	key, err := totp.Generate(totp.GenerateOpts{Issuer: issuer, AccountName: known.Email, Period: totpPeriod, Secret: secret})
	if err != nil {
		return identity.Enrollment{}, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return identity.Enrollment{}, err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, actor.ID)
	if err != nil {
		return identity.Enrollment{}, err
	}
	if user.PasswordHash != known.PasswordHash {
		return identity.Enrollment{}, errChangedMeanwhile
	}
	if until := user.TOTPPendingUntil; until != nil && tx.At.Before(*until) {
		pending, err := s.Keys.Open(place(user, "totp_pending"), user.TOTPPending)
		if err == nil && string(pending) == key.Secret() {
			return identity.Enrollment{Secret: key.Secret(), URL: key.URL(), ExpiresOn: *until}, nil
		}
	}
	until, err := user.BeginTOTP(s.Keys.Seal(place(user, "totp_pending"), []byte(key.Secret())), tx.At)
	if err != nil {
		return identity.Enrollment{}, err
	}
	if err := tx.Update(ctx, user); err != nil {
		return identity.Enrollment{}, err
	}
	return identity.Enrollment{Secret: key.Secret(), URL: key.URL(), ExpiresOn: until}, tx.Commit(ctx)
}

// UpdateTOTP confirms the actor's second factor with one of its codes, ends the actor's other sessions and returns
// recovery codes, which are shown only once. A retry of the same request returns the same codes.
func (s *Service) UpdateTOTP(ctx context.Context, actor domain.Actor, code string) ([]string, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	if err := s.DB.TakeTries(ctx, domain.BySecondFactor(actor.ID)); err != nil {
		return nil, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	codes, hashes := identity.RecoveryCodes(s.Keys.Fingerprint(place(user, "recovery_codes") + " of " + actor.CommandID.String()))
	left, err := s.codesLeft(user)
	if err != nil {
		return nil, err
	}
	if identity.LeftOf(hashes, left) { // an earlier run of the request has confirmed it
		tx.Rollback()
		s.forgiveSecondFactor(ctx, user)
		return codes, nil
	}
	if err := user.PendingTOTP(tx.At); err != nil {
		return nil, err
	}
	secret, err := s.Keys.Open(place(user, "totp_pending"), user.TOTPPending)
	if err != nil {
		return nil, err
	}
	step, ok, err := stepOf(string(secret), code, tx.At)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, domain.InvalidAs(domain.CodeInvalid, "/totpCode", "The code is not one of the new secret.")
	}
	sealed, err := s.sealCodes(user, hashes)
	if err != nil {
		return nil, err
	}
	user.ConfirmTOTP(s.Keys.Seal(place(user, "totp_secret"), secret), sealed, step)
	if err := tx.Update(ctx, user); err != nil {
		return nil, err
	}
	if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID, Except: actor.SessionID}, tx.At); err != nil {
		return nil, err
	}
	if err := s.tellAdmin(ctx, tx, letter.MailAdminTOTPEnabled, user.Email, user); err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx); err != nil {
		return nil, err
	}
	s.forgiveSecondFactor(ctx, user)
	return codes, nil
}

// forgiveSecondFactor resets the count of attempts at a user's second factor. It only logs errors, because the caller
// must still return the recovery codes, which are shown only once.
func (s *Service) forgiveSecondFactor(ctx context.Context, user *identity.AdminUser) {
	if err := s.DB.ForgiveTries(ctx, domain.BySecondFactor(user.ID)); err != nil {
		slog.WarnContext(ctx, "tries at a second factor not forgiven", "error", err)
	}
}

// RemoveTOTP removes the actor's second factor. It requires the actor's password, and a code or a recovery code.
func (s *Service) RemoveTOTP(ctx context.Context, actor domain.Actor, currentPassword, code string) error {
	if err := command.MustBeUser(actor); err != nil {
		return err
	}
	known, err := s.DB.As(actor).AdminUser(ctx, actor.ID)
	if err != nil {
		return err
	}
	if err := s.login.ConfirmPassword(ctx, actor, known.Email, known.PasswordHash, currentPassword, "/currentPassword"); err != nil {
		return err
	}
	if err := s.takeCode(ctx, known, code); err != nil {
		return err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, actor.ID)
	if err != nil {
		return err
	}
	if user.PasswordHash != known.PasswordHash {
		return errChangedMeanwhile
	}
	if err := user.MayRemoveTOTP(); err != nil { // before useCode, because an error would roll back the use of the code
		return err
	}
	ok, err := s.useCode(user, code, tx.At)
	if err != nil {
		return err
	}
	if !ok {
		return domain.InvalidAs(domain.CodeInvalid, "/totpCode", "The code is not right.")
	}
	if err := user.RemoveTOTP(); err != nil {
		return err
	}
	if err := tx.Update(ctx, user); err != nil {
		return err
	}
	if err := s.tellAdmin(ctx, tx, letter.MailAdminTOTPRemoved, user.Email, user); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	return s.DB.ForgiveTries(ctx, domain.BySecondFactor(user.ID))
}

// takeCode counts an attempt to enter a code before the code is checked; the caller resets the count after a correct
// code. Recovery codes are too long to guess, so entering one counts only as an attempt at the password. A caller who
// knows the password therefore cannot lock out the owner by guessing recovery codes.
func (s *Service) takeCode(ctx context.Context, user *identity.AdminUser, code string) error {
	if !user.HasTOTP() || len(code) != totpDigits {
		return nil
	}
	return s.DB.TakeTries(ctx, domain.BySecondFactor(user.ID))
}

// useCode reports whether code is a valid code or recovery code of the user, and marks the code as used in the user's
// row. The caller writes the row.
func (s *Service) useCode(user *identity.AdminUser, code string, now time.Time) (bool, error) {
	if len(code) == totpDigits {
		secret, err := s.Keys.Open(place(user, "totp_secret"), user.TOTPSecret)
		if err != nil {
			return false, err
		}
		step, ok, err := stepOf(string(secret), code, now)
		return ok && user.UseStep(step), err
	}
	hashes, err := s.codesLeft(user)
	if err != nil {
		return false, err
	}
	left, ok := identity.UseRecoveryCode(hashes, code)
	if !ok {
		return false, nil
	}
	user.RecoveryCodes, err = s.sealCodes(user, left)
	return err == nil, err
}

// codesLeft returns the hashes of a user's unused recovery codes.
func (s *Service) codesLeft(user *identity.AdminUser) (hashes []string, err error) {
	if !user.HasTOTP() {
		return nil, nil
	}
	opened, err := s.Keys.Open(place(user, "recovery_codes"), user.RecoveryCodes)
	if err != nil {
		return nil, err
	}
	return hashes, json.Unmarshal(opened, &hashes)
}

func (s *Service) sealCodes(user *identity.AdminUser, hashes []string) (string, error) {
	text, err := json.Marshal(hashes)
	if err != nil {
		return "", err
	}
	return s.Keys.Seal(place(user, "recovery_codes"), text), nil
}

// stepOf returns the time step to which a code belongs; ok is false if the code is wrong.
func stepOf(secret, code string, now time.Time) (step int64, ok bool, err error) {
	current := now.Unix() / totpPeriod
	for step := current - totpSkew; step <= current+totpSkew; step++ {
		want, err := totp.GenerateCodeCustom(secret, time.Unix(step*totpPeriod, 0), totpOptions)
		if err != nil {
			return 0, false, err
		}
		if subtle.ConstantTimeCompare([]byte(want), []byte(code)) == 1 {
			return step, true, nil
		}
	}
	return 0, false, nil
}
