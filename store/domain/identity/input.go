package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Invitation is the data shown to a person who follows the link of an invitation.
type Invitation struct {
	Email string
	// Known reports whether the address already belongs to an administrator, who then accepts with
	// their current password. A new administrator chooses a password.
	Known bool
}

// Acceptance is the request that accepts an invitation. A new administrator chooses
// Password. An existing administrator proves their identity with their current password,
// and with TOTPCode if they have a second factor.
type Acceptance struct {
	Token    string
	Password string
	TOTPCode string
}

// MyUserUpdate changes the profile or the password of the acting administrator.
type MyUserUpdate struct {
	Patch           AdminUserPatch // names and phone number only
	CurrentPassword string
	Password        *string // new password, which requires CurrentPassword; nil means unchanged
}

// AdminUserCreate invites a person to become an administrator.
type AdminUserCreate struct {
	Email       string
	FirstName   *string
	LastName    *string
	PhoneNumber *string
	ScopeIDs    []int64
}

// AdminUserUpdate changes an administrator. nil fields stay unchanged.
type AdminUserUpdate struct {
	ID              int64
	Email           *string // takes effect when its owner confirms it, or at once for invited users
	Patch           AdminUserPatch
	CurrentPassword string // password of the actor; required to change their own e-mail address or password
	Password        *string
	ScopeIDs        *[]int64 // replaces the scopes that reach a store of the actor
}

// AdminLogin is the result of an administrator's login.
type AdminLogin struct {
	Tokens Tokens
	User   *AdminUser
	Stores []*settings.Store // stores that the administrator reaches, sorted by name
}

// Credentials are the input of an administrator's login.
type Credentials struct {
	Email    string
	Password string
	TOTPCode string // from an authenticator app, or a recovery code; empty in the first request
}

// Enrollment is a second factor that its owner has not confirmed yet. Only the response that creates the
// enrollment contains it.
type Enrollment struct {
	Secret    string
	URL       string // otpauth://…, for display as a QR code
	ExpiresOn time.Time
}
