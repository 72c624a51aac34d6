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

// AdminUser is a person who administers stores. The user belongs to no store; scopes name the stores that
// the person reaches.
type AdminUser struct {
	domain.Row
	Email            string // lower case, unique among the platform's confirmed administrators
	FirstName        *string
	LastName         *string
	PhoneNumber      *string
	PasswordHash     string     `audit:"secret"`
	PasswordLength   int        `gorm:"column:password_length" audit:"secret"` // in characters; checked when the second factor is removed
	TOTPSecret       string     `gorm:"column:totp_secret" audit:"secret"`     // sealed; empty means no second factor
	TOTPLastStep     int64      `gorm:"column:totp_last_step" audit:"secret"`  // time step of the last used code; each code is valid once
	TOTPPending      string     `gorm:"column:totp_pending" audit:"secret"`    // sealed, unconfirmed secret
	TOTPPendingUntil *time.Time `gorm:"column:totp_pending_until" audit:"secret"`
	RecoveryCodes    string     `audit:"secret"` // sealed hashes of the unused codes
	IsActive         bool
	DeactivatedOn    *time.Time
	LastLoginOn      *time.Time
	ConfirmedOn      *time.Time // nil means invited; the person cannot log in yet
	PendingEmail     string     // new address that waits for confirmation by link
	LinkHash         string     `audit:"secret"` // hash of the mailed link; empty means none
	LinkUntil        *time.Time `audit:"secret"`
	ScopeIDs         []int64    `gorm:"-"`
}

const (
	// AdminPasswordLength is the minimum length of an administrator's password in characters;
	// AdminPasswordLengthTOTP is the minimum with a second factor.
	AdminPasswordLength     = 15
	AdminPasswordLengthTOTP = 8
	// EnrollmentLife is the time within which a new second factor can be confirmed.
	EnrollmentLife    = 10 * time.Minute
	recoveryCodeCount = 10
)

// HasTOTP reports whether a login needs a second factor.
func (u *AdminUser) HasTOTP() bool { return u.TOTPSecret != "" }

// Erases reports whether a new address erases the address of a former user. It does if the user is
// deactivated and the new address is in .invalid, which receives no mail (RFC 2606), so a link mailed
// there cannot be followed.
func (u *AdminUser) Erases(email string) bool {
	return !u.IsActive && strings.HasSuffix(email, ".invalid")
}

// Name returns the administrator's name, or their e-mail address if they have none.
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

// GivenName returns the first name for a mail's greeting; empty means unknown.
func (u *AdminUser) GivenName() string {
	if u.FirstName == nil {
		return ""
	}
	return *u.FirstName
}

// CheckPassword returns an error for a new password that is too short, too long or easy to guess. The
// minimum length depends on whether the user has a second factor.
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

// SetPassword stores the hash of a checked password. It voids the last mailed link, because the
// person who requested the link may have known the old password.
func (u *AdminUser) SetPassword(password, hash string) {
	u.PasswordHash, u.PasswordLength = hash, utf8.RuneCountInString(password)
	u.VoidLink()
}

// AdminUserPatch changes an administrator; nil leaves a field unchanged. It contains no e-mail address,
// because an address changes only when its owner confirms it.
type AdminUserPatch struct {
	FirstName   **string
	LastName    **string
	PhoneNumber **string
	IsActive    *bool
	ResetTOTP   bool
}

// Check parses the phone number of a patch, and returns an error if it is invalid.
func (p *AdminUserPatch) Check() error {
	var refused domain.Refusals
	if p.PhoneNumber != nil {
		number, _ := refused.Phone("/adminPhoneNumber", *p.PhoneNumber, "")
		p.PhoneNumber = &number
	}
	return refused.Err()
}

// Change applies a checked patch. changed reports whether any field changed; the result end reports whether the caller
// must end the user's sessions.
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

// LongEnough returns an error if the administrator has no second factor and a password that is
// too short without one.
func (u *AdminUser) LongEnough(pointer string) error {
	if u.HasTOTP() || u.PasswordLength >= AdminPasswordLength {
		return nil
	}
	return domain.InvalidAs(domain.WeakPassword, pointer, "Without a second factor the password has at least %d characters; choose a longer one first.", AdminPasswordLength)
}

// BeginTOTP stores the sealed secret of a second factor until the user confirms it.
func (u *AdminUser) BeginTOTP(sealed string, now time.Time) (until time.Time, err error) {
	if u.HasTOTP() {
		return until, domain.Errorf(domain.AlreadyExists, "The second factor is on; remove it first.")
	}
	until = now.Add(EnrollmentLife)
	u.TOTPPending, u.TOTPPendingUntil = sealed, &until
	return until, nil
}

// PendingTOTP returns an error if no enrollment was started, the enrollment has expired, or the second
// factor is already on.
func (u *AdminUser) PendingTOTP(now time.Time) error {
	switch {
	case u.HasTOTP():
		return domain.Errorf(domain.AlreadyExists, "The second factor is on.")
	case u.TOTPPending == "" || u.TOTPPendingUntil == nil || !now.Before(*u.TOTPPendingUntil):
		return domain.InvalidAs(domain.CodeInvalid, "/totpCode", "No enrollment was started in the last ten minutes.")
	}
	return nil
}

// ConfirmTOTP turns the second factor on. step is the time step of the confirming code. secret and
// recovery are already sealed for their columns.
func (u *AdminUser) ConfirmTOTP(secret, recovery string, step int64) {
	u.TOTPSecret, u.TOTPLastStep, u.RecoveryCodes = secret, step, recovery
	u.TOTPPending, u.TOTPPendingUntil = "", nil
}

// UseStep records the time step of a correct code, and reports whether the code is accepted. It does not
// accept a second code from the same or an earlier step.
func (u *AdminUser) UseStep(step int64) bool {
	if step <= u.TOTPLastStep {
		return false
	}
	u.TOTPLastStep = step
	return true
}

// MayRemoveTOTP returns an error if there is no second factor, or if the password is too short to be the only factor.
func (u *AdminUser) MayRemoveTOTP() error {
	if !u.HasTOTP() {
		return domain.Missing("second factor")
	}
	if u.PasswordLength < AdminPasswordLength {
		return domain.Errorf(domain.WeakPassword, "Without a second factor the password has at least %d characters; choose a longer one first.", AdminPasswordLength)
	}
	return nil
}

// RemoveTOTP turns the second factor off, if MayRemoveTOTP allows it.
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

// recoveryAlphabet omits letters and digits that are easily confused.
const recoveryAlphabet = "23456789bcdfghjkmnpqrstvwxyz"

// RecoveryCodes returns the recovery codes derived from a secret, and their hashes for storage.
// Each code replaces a lost second factor once.
func RecoveryCodes(from string) (codes, hashes []string) {
	for i := range recoveryCodeCount {
		code := recoveryCode(from, i)
		codes, hashes = append(codes, code), append(hashes, recoveryHash(code))
	}
	return codes, hashes
}

// LeftOf reports whether left is not empty and all of its hashes are among hashes.
func LeftOf(hashes, left []string) bool {
	return len(left) > 0 && !slices.ContainsFunc(left, func(h string) bool { return !slices.Contains(hashes, h) })
}

// UseRecoveryCode removes a code from the unused codes. ok is false if the code is not one of them.
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
