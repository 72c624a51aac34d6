package identity

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"math/big"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// AdminUser is a person who administers stores. They belong to no store; their
// scopes say which ones they reach.
type AdminUser struct {
	domain.Row
	Email            string // lower case, one confirmed administrator's on the platform
	FirstName        *string
	LastName         *string
	PhoneNumber      *string
	PasswordHash     string     `audit:"secret"`
	PasswordLength   int        `gorm:"column:password_length" audit:"secret"` // in characters: whether it is long enough alone
	TOTPSecret       string     `gorm:"column:totp_secret" audit:"secret"`     // sealed; empty without a second factor
	TOTPLastStep     int64      `gorm:"column:totp_last_step" audit:"secret"`  // a code is good once
	TOTPPending      string     `gorm:"column:totp_pending" audit:"secret"`    // sealed; not confirmed yet
	TOTPPendingUntil *time.Time `gorm:"column:totp_pending_until" audit:"secret"`
	RecoveryCodes    string     `audit:"secret"` // sealed: hashes of those that are left
	IsActive         bool
	DeactivatedOn    *time.Time
	LastLoginOn      *time.Time
	ConfirmedOn      *time.Time // nil: invited; nobody logs in as them
	PendingEmail     string     // is theirs once the link is followed that was mailed to it
	LinkHash         string     `audit:"secret"` // of the mailed link; empty without one
	LinkUntil        *time.Time `audit:"secret"`
	ScopeIDs         []int64    `gorm:"-"`
}

const (
	// AdminPasswordLength is how many characters an administrator's password has
	// at least when nothing else protects them, and AdminPasswordLengthTOTP when a
	// second factor does.
	AdminPasswordLength     = 15
	AdminPasswordLengthTOTP = 8
	// EnrollmentLife is for how long an unconfirmed second factor can be confirmed.
	EnrollmentLife    = 10 * time.Minute
	recoveryCodeCount = 10
)

// HasTOTP tells whether a login needs a second factor.
func (u *AdminUser) HasTOTP() bool { return u.TOTPSecret != "" }

// Name is how people call the administrator.
func (u *AdminUser) Name() string {
	parts := []string{}
	for _, p := range []*string{u.FirstName, u.LastName} {
		if p != nil && *p != "" {
			parts = append(parts, *p)
		}
	}
	if len(parts) == 0 {
		return u.Email
	}
	return strings.Join(parts, " ")
}

// GivenName is how a mail greets the administrator; empty when nobody knows it.
func (u *AdminUser) GivenName() string {
	if u.FirstName == nil {
		return ""
	}
	return *u.FirstName
}

// CheckPassword refuses a new password of the administrator that is too short
// for what else protects them, too long, or easy to guess.
func (u *AdminUser) CheckPassword(pointer, password string) error {
	least := AdminPasswordLength
	if u.HasTOTP() {
		least = AdminPasswordLengthTOTP
	}
	own := []string{u.Email}
	for _, p := range []*string{u.FirstName, u.LastName} {
		if p != nil {
			own = append(own, *p)
		}
	}
	return CheckPassword(pointer, password, least, own...)
}

// SetPassword keeps a checked password's hash. A link that was mailed before is
// void: whoever asked for it may have known the old password.
func (u *AdminUser) SetPassword(password, hash string) {
	u.PasswordHash, u.PasswordLength = hash, utf8.RuneCountInString(password)
	u.VoidLink()
}

// AdminUserPatch changes an administrator; nil members stay as they are. An
// address is none of them: it changes once it is confirmed.
type AdminUserPatch struct {
	FirstName   **string
	LastName    **string
	PhoneNumber **string
	IsActive    *bool
	ResetTOTP   bool
}

// Change applies a patch. It tells whether anything changed, and whether the
// user's logins must end with it.
func (u *AdminUser) Change(p AdminUserPatch, now time.Time) (changed, end bool) {
	changed = domain.SetNullable(&u.FirstName, p.FirstName)
	changed = domain.SetNullable(&u.LastName, p.LastName) || changed
	changed = domain.SetNullable(&u.PhoneNumber, p.PhoneNumber) || changed
	if p.ResetTOTP && (u.HasTOTP() || u.TOTPPending != "") {
		u.dropTOTP()
		changed = true
	}
	if p.IsActive != nil && *p.IsActive != u.IsActive {
		u.IsActive, changed = *p.IsActive, true
		u.DeactivatedOn = nil
		if !u.IsActive {
			u.DeactivatedOn, end = &now, true
			u.VoidLink()
		}
	}
	return changed, end
}

// LongEnough refuses a password that was chosen while a second factor stood
// beside it, once that is gone.
func (u *AdminUser) LongEnough(pointer string) error {
	if u.HasTOTP() || u.PasswordLength >= AdminPasswordLength {
		return nil
	}
	return domain.InvalidAs(domain.WeakPassword, pointer, "Without a second factor the password has at least %d characters; choose a longer one first.", AdminPasswordLength)
}

// BeginTOTP keeps a sealed secret that the administrator is about to confirm.
func (u *AdminUser) BeginTOTP(sealed string, now time.Time) (until time.Time, err error) {
	if u.HasTOTP() {
		return until, domain.Errorf(domain.AlreadyExists, "The second factor is on; remove it first.")
	}
	until = now.Add(EnrollmentLife)
	u.TOTPPending, u.TOTPPendingUntil = sealed, &until
	return until, nil
}

// PendingTOTP refuses to confirm what was not begun, or too long ago.
func (u *AdminUser) PendingTOTP(now time.Time) error {
	switch {
	case u.HasTOTP():
		return domain.Errorf(domain.AlreadyExists, "The second factor is on.")
	case u.TOTPPending == "" || u.TOTPPendingUntil == nil || !now.Before(*u.TOTPPendingUntil):
		return domain.InvalidAs(domain.CodeInvalid, "/totpCode", "No enrollment was started in the last ten minutes.")
	}
	return nil
}

// ConfirmTOTP turns the second factor on, with the time step of the code that
// confirmed it. Secret and recovery codes are sealed for their lasting places.
func (u *AdminUser) ConfirmTOTP(secret, recovery string, step int64) {
	u.TOTPSecret, u.TOTPLastStep, u.RecoveryCodes = secret, step, recovery
	u.TOTPPending, u.TOTPPendingUntil = "", nil
}

// UseStep accepts a correct code of a time step, once: the same code again, and
// any before it, is refused.
func (u *AdminUser) UseStep(step int64) bool {
	if step <= u.TOTPLastStep {
		return false
	}
	u.TOTPLastStep = step
	return true
}

// MayRemoveTOTP refuses to turn the second factor off where there is none, or
// where the password is not long enough to stand alone.
func (u *AdminUser) MayRemoveTOTP() error {
	if !u.HasTOTP() {
		return domain.Missing("second factor")
	}
	if u.PasswordLength < AdminPasswordLength {
		return domain.Errorf(domain.WeakPassword, "Without a second factor the password has at least %d characters; choose a longer one first.", AdminPasswordLength)
	}
	return nil
}

// RemoveTOTP turns the second factor off, where MayRemoveTOTP lets it.
func (u *AdminUser) RemoveTOTP() error {
	if err := u.MayRemoveTOTP(); err != nil {
		return err
	}
	u.dropTOTP()
	return nil
}

func (u *AdminUser) dropTOTP() {
	u.TOTPSecret, u.TOTPLastStep, u.TOTPPending, u.TOTPPendingUntil, u.RecoveryCodes = "", 0, "", nil, ""
}

// recoveryAlphabet leaves out what people take for one another.
const recoveryAlphabet = "23456789bcdfghjkmnpqrstvwxyz"

// RecoveryCodes are the codes that stand in for a lost second factor, each once, and what
// is kept of them: those that follow from a secret.
func RecoveryCodes(from string) (codes, hashes []string) {
	for i := range recoveryCodeCount {
		code := recoveryCode(from, i)
		codes, hashes = append(codes, code), append(hashes, recoveryHash(code))
	}
	return codes, hashes
}

// LeftOf tells whether codes are left, by what is kept of them, and all of them of a set.
func LeftOf(hashes, left []string) bool {
	return len(left) > 0 && !slices.ContainsFunc(left, func(h string) bool { return !slices.Contains(hashes, h) })
}

// UseRecoveryCode uses one of the codes that are left up.
func UseRecoveryCode(hashes []string, code string) (left []string, ok bool) {
	i := slices.Index(hashes, recoveryHash(code))
	if i < 0 {
		return hashes, false
	}
	return slices.Delete(slices.Clone(hashes), i, i+1), true
}

func recoveryCode(from string, number int) string {
	mac := hmac.New(sha256.New, []byte(from))
	mac.Write([]byte{byte(number)})
	digits, base, digit := new(big.Int).SetBytes(mac.Sum(nil)), big.NewInt(int64(len(recoveryAlphabet))), new(big.Int)
	var letters [10]byte
	for i := range letters {
		digits.DivMod(digits, base, digit)
		letters[i] = recoveryAlphabet[digit.Int64()]
	}
	return string(letters[:5]) + "-" + string(letters[5:])
}

func recoveryHash(code string) string { return hex.EncodeToString(domain.HashToken(code)) }
