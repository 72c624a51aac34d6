package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Account is a person's login on the platform: an e-mail address, a password, and whether the person
// proved to own the address. An account belongs to no store; in each store the person is a Customer.
type Account struct {
	ID           int64 `gorm:"primaryKey;autoIncrement"`
	Version      int64
	CreatedOn    time.Time
	ModifiedOn   time.Time
	Email        string // lower case, unique on the platform
	PasswordHash string
	VerifiedOn   *time.Time
	SecuredOn    *time.Time // codes that any store mailed before this time are void
}

// Verified reports whether the person has proved to own the account's address.
func (a *Account) Verified() bool { return a.VerifiedOn != nil }

// Prove sets the account's address to an address that the person proved to own.
func (a *Account) Prove(email string, now time.Time) {
	if a.Email != email || a.VerifiedOn == nil {
		a.Email, a.VerifiedOn = email, &now
	}
}

// Secure voids every code that any store has mailed for the account. Call it when the password or
// the address changes.
func (a *Account) Secure(now time.Time) { a.SecuredOn = &now }

// Accepts reports whether a code is valid for the account. A code mailed to an address without an
// account is not valid for an account created later.
func (a *Account) Accepts(c *AccountCode) bool {
	return c.AccountID != nil && *c.AccountID == a.ID && (a.SecuredOn == nil || c.CreatedOn.After(*a.SecuredOn))
}

// CodePurpose is the purpose of a mailed code. A code is valid for no other purpose.
type CodePurpose string

const (
	ForVerifyEmail   CodePurpose = "VERIFY_EMAIL"
	ForEmailChange   CodePurpose = "EMAIL_CHANGE"
	ForResetPassword CodePurpose = "RESET_PASSWORD"
)

const (
	// PinLife and ResetLife are the lifetimes of a mailed pin and a mailed token.
	PinLife   = 10 * time.Minute
	ResetLife = 30 * time.Minute
	// PinTries is the number of wrong attempts after which a pin is void. The logged-in owner of the
	// account has the same number of attempts, counted separately.
	PinTries = 5
)

// ResetToken is the kind of the token in the link that sets a new password.
const ResetToken domain.TokenKind = "rs"

// AccountCode is the record of a mailed code. Entering the code proves its address once, in the store
// that mailed it. A store keeps one code per purpose and owner; a new code voids the previous one.
type AccountCode struct {
	StoreID   int64       `gorm:"primaryKey"`
	Purpose   CodePurpose `gorm:"primaryKey"`
	Owner     string      `gorm:"primaryKey"`
	AccountID *int64      // nil means that the address has no account
	Email     string
	Hash      string // argon2id of a pin, or hex of the SHA-256 of a token
	Tries     int    // wrong attempts by callers other than the logged-in owner
	OwnTries  int    // wrong attempts by the logged-in owner
	CreatedOn time.Time
	ExpiresOn time.Time
}

// NewAccountCode returns a code that is mailed to email. account is the account of the address; nil
// means none.
func NewAccountCode(purpose CodePurpose, account *Account, email, hash string, now time.Time) *AccountCode {
	life := PinLife
	if purpose == ForResetPassword {
		life = ResetLife
	}
	c := &AccountCode{Purpose: purpose, Owner: CodeOwner(account, email), Email: email, Hash: hash, CreatedOn: now, ExpiresOn: now.Add(life)}
	if account != nil {
		c.AccountID = &account.ID
	}
	return c
}

// CodeOwner returns the owner of a code: the account, or the address if there is no account.
func CodeOwner(account *Account, email string) string {
	if account != nil {
		return "account/" + domain.Itoa(account.ID)
	}
	return "email/" + email
}

// ErrCode returns the error for an invalid code. The error is the same for wrong, used and expired codes.
func ErrCode(pointer string) error {
	return domain.InvalidAs(domain.CodeInvalid, pointer, "The code is wrong, used or expired. Ask for a new one.")
}

// The following functions return throttles of commands that send mails or reveal whether an address is
// known.

// PinMails returns the throttles of pin mails from a store to one address: one per minute and five per
// hour, whether or not the address is known. Each store counts separately, so no store delays another
// store's customers or learns of their requests.
func PinMails(storeID int64, email string) []domain.Throttle {
	return domain.TryPinMail.Throttles(domain.Tried{Store: storeID, Email: email})
}

// ResetMails returns the throttles of reset links mailed to one address by a store, or by the service
// itself if storeID is 0: five per hour.
func ResetMails(storeID int64, email string) []domain.Throttle {
	return domain.TryResetMail.Throttles(domain.Tried{Store: storeID, Email: email})
}

// EmailChecks returns the throttles of requests, including sign-ups, that reveal to a network address
// whether an e-mail address is known: ten in any minute and thirty in any hour.
func EmailChecks(address string) []domain.Throttle {
	return domain.TryEmailCheck.Throttles(domain.Tried{Address: address})
}

// CheckSignUp returns an error if the password is easy to guess, or if the store has terms that
// were not accepted.
func CheckSignUp(s *settings.Store, accepted bool, email, password string, p CustomerPatch) error {
	if s.HasTerms() && !accepted {
		return domain.InvalidAs(domain.TermsNotAccepted, "/acceptTerms", "The store's terms have to be accepted.")
	}
	own := []string{email, s.Name}
	for _, name := range []*string{p.FirstName, p.LastName} {
		if name != nil {
			own = append(own, *name)
		}
	}
	return identity.CheckPassword("/password", password, s.Settings.CustomerPasswordMinLength, own...)
}
