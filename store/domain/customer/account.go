package customer

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Account is a person on the platform: an e-mail address, a password, and
// whether the address was proved. What the person is in a store is a Customer.
// It belongs to no store.
type Account struct {
	ID           int64 `gorm:"primaryKey;autoIncrement"`
	Version      int64
	CreatedOn    time.Time
	ModifiedOn   time.Time
	Email        string // lower case, unique on the platform
	PasswordHash string
	VerifiedOn   *time.Time
	SecuredOn    *time.Time // codes that were mailed before are void, in every store
}

// MaxEmail is how long an address may be.
const MaxEmail = 254

// FoldEmail is an address as it is kept and compared.
func FoldEmail(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

// Verified tells whether the person proved to own the address.
func (a *Account) Verified() bool { return a.VerifiedOn != nil }

// Prove notes that the person owns an address, which is the account's from now on.
func (a *Account) Prove(email string, now time.Time) {
	if a.Email != email || a.VerifiedOn == nil {
		a.Email, a.VerifiedOn = email, &now
	}
}

// Secure voids every code that was mailed for the account until now, whichever
// store mailed it: its password or its address is another one from now on.
func (a *Account) Secure(now time.Time) { a.SecuredOn = &now }

// Accepts tells whether a code is for the account as it is now. A code that was
// mailed to somebody without an account is not good for one that came since.
func (a *Account) Accepts(c *AccountCode) bool {
	return c.AccountID != nil && *c.AccountID == a.ID && (a.SecuredOn == nil || c.CreatedOn.After(*a.SecuredOn))
}

// CodePurpose says what a mailed code proves something for. A code is good for
// nothing else.
type CodePurpose string

const (
	ForVerifyEmail   CodePurpose = "VERIFY_EMAIL"
	ForEmailChange   CodePurpose = "EMAIL_CHANGE"
	ForResetPassword CodePurpose = "RESET_PASSWORD"
)

const (
	// PinLife and ResetLife are for how long a mailed pin and a mailed token are good.
	PinLife   = 10 * time.Minute
	ResetLife = 30 * time.Minute
	// PinTries is how often a pin may be guessed at; then it is void. The account's
	// owner, logged in, has as many apart from strangers.
	PinTries = 5
)

// ResetToken is the kind of the token in the link that sets a new password.
const ResetToken domain.TokenKind = "rs"

// AccountCode is what is kept of a code that was mailed: to prove the address
// that it was mailed to, once, in the store that mailed it. A store has one for
// each purpose and owner; a new one voids the one before.
type AccountCode struct {
	StoreID   int64       `gorm:"primaryKey"`
	Purpose   CodePurpose `gorm:"primaryKey"`
	Owner     string      `gorm:"primaryKey"`
	AccountID *int64      // nil: of somebody without an account
	Email     string
	Hash      string // argon2id of a pin, hex of the SHA-256 of a token
	Tries     int    // of anybody
	OwnTries  int    // of the owner, logged in
	CreatedOn time.Time
	ExpiresOn time.Time
}

// NewAccountCode is a code for an account; for somebody without one, account is
// nil. email is the address that the code is mailed to.
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

// CodeOwner names whose code it is: the account's, else the address's.
func CodeOwner(account *Account, email string) string {
	if account != nil {
		return "account/" + domain.Itoa(account.ID)
	}
	return "email/" + email
}

// ErrCode is all that anybody hears about a code that is not good: a wrong, a
// used and an expired one look the same.
func ErrCode(pointer string) error {
	return domain.InvalidAs(domain.CodeInvalid, pointer, "The code is wrong, used or expired. Ask for a new one.")
}

// Throttling of what mails people, and of what reveals whether an address is
// known.

// PinMails bound how often a store mails a pin to one address: once a minute and
// five times an hour, whether the address is known or not. Stores are counted
// apart: none keeps another's customers waiting, or sees that they asked.
func PinMails(storeID int64, email string) []domain.Throttle {
	return domain.TryPinMail.Throttles(domain.Tried{Store: storeID, Email: email})
}

// ResetMails bound how often a store, or with 0 the service itself, mails a reset
// link to one address: five times an hour.
func ResetMails(storeID int64, email string) []domain.Throttle {
	return domain.TryResetMail.Throttles(domain.Tried{Store: storeID, Email: email})
}

// EmailChecks bound how often one network address may ask whether an e-mail
// address is known, by signing up with it as well: ten times in any minute and
// thirty times in any hour.
func EmailChecks(address string) []domain.Throttle {
	return domain.TryEmailCheck.Throttles(domain.Tried{Address: address})
}

// CheckSignUp refuses a sign-up whose password is easy to guess, or where the
// store's terms were not accepted.
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
