package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Invitation is what the person is shown who follows an invitation.
type Invitation struct {
	Email string
	// Known tells that the address is an administrator's already, who accepts with
	// their own password. Anybody else chooses one.
	Known bool
}

// Acceptance is what somebody sends who accepts an invitation. Whoever is new
// chooses the password; an administrator proves with their own, and with a code
// where they have a second factor, that it is them.
type Acceptance struct {
	Token    string
	Password string
	TOTPCode string
}

// MyUserUpdate is what an administrator changes of themselves.
type MyUserUpdate struct {
	Patch           AdminUserPatch // without e-mail and activity
	CurrentPassword string
	Password        *string // the new one; needs the current one
}

// AdminUserCreate is somebody who is invited to be an administrator.
type AdminUserCreate struct {
	Email       string
	FirstName   *string
	LastName    *string
	PhoneNumber *string
	ScopeIDs    []int64
}

// AdminUserUpdate changes an administrator.
type AdminUserUpdate struct {
	ID              int64
	Email           *string // works once the person confirms it
	Patch           AdminUserPatch
	CurrentPassword string // the actor's, for their own e-mail and password
	Password        *string
	ScopeIDs        *[]int64 // replaces all that reach a store of the actor's
}

// AdminLogin is what an administrator gets who proved who they are.
type AdminLogin struct {
	Tokens Tokens
	User   *AdminUser
	Stores []*settings.Store // that they reach, by name
}

// Credentials are what somebody logs in with.
type Credentials struct {
	Email    string
	Password string
	TOTPCode string // of an authenticator app, or a recovery code; empty at first
}

// Enrollment is a second factor that its owner has not confirmed yet. It is
// shown once.
type Enrollment struct {
	Secret    string
	URL       string // otpauth://…, to show as a QR code
	ExpiresOn time.Time
}
