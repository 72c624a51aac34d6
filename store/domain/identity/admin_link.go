package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// These constants are the kinds of tokens in links that are mailed to administrators.
const (
	InvitationToken domain.TokenKind = "iv"
	AdminEmailToken domain.TokenKind = "ae"
)

const (
	// InvitationLife is the lifetime of an invitation. An invitation can be mailed again.
	InvitationLife = 7 * 24 * time.Hour
	// AdminEmailLife is the time within which an administrator can confirm a new address.
	AdminEmailLife = 24 * time.Hour
)

// ErrLink is the error for an invalid link. The error is the same for a wrong, used, replaced or expired
// link, and for a link of another kind.
var ErrLink = domain.InvalidAs(domain.CodeInvalid, "/token", "The link is wrong, used or expired. Ask for a new one.")

// Invited reports whether the person has not accepted their invitation yet. Until the person does, they
// cannot log in, and the address does not count as theirs.
func (u *AdminUser) Invited() bool { return u.ConfirmedOn == nil }

// Invite stores the hash of a mailed invitation link, which voids the previous link.
func (u *AdminUser) Invite(hash string, now time.Time) error {
	if err := u.MayInvite(); err != nil {
		return err
	}
	u.link(hash, now.Add(InvitationLife))
	return nil
}

// MayInvite returns an error for a person who has accepted their invitation or is deactivated.
func (u *AdminUser) MayInvite() error {
	switch {
	case !u.Invited():
		return domain.Errorf(domain.UnsupportedOperation, "The user has accepted the invitation.")
	case !u.IsActive:
		return domain.Errorf(domain.UnsupportedOperation, "The user is deactivated: activate them first.")
	}
	return nil
}

// Accept turns an invited person into an administrator with a password that the person has chosen.
func (u *AdminUser) Accept(password, hash string, now time.Time) {
	u.SetPassword(password, hash)
	u.ConfirmedOn = &now
}

// AskEmail stores a new address for the administrator and the hash of the confirmation link
// mailed to it. It voids the previous link.
func (u *AdminUser) AskEmail(email, hash string, now time.Time) {
	u.PendingEmail = email
	u.link(hash, now.Add(AdminEmailLife))
}

// TakeEmail replaces the administrator's address by the confirmed one, and returns the previous
// address.
func (u *AdminUser) TakeEmail() (old string) {
	old, u.Email = u.Email, u.PendingEmail
	u.VoidLink()
	return old
}

// PendingAt returns the address that waits for confirmation. Empty means that no address waits, or that
// its link has expired.
func (u *AdminUser) PendingAt(now time.Time) string {
	if u.LinkUntil == nil || !now.Before(*u.LinkUntil) {
		return ""
	}
	return u.PendingEmail
}

// Follows returns ErrLink unless the link is the latest link that was mailed for its purpose: an
// invitation, or the confirmation of an address.
func (u *AdminUser) Follows(kind domain.TokenKind, hash string, now time.Time) error {
	asked := InvitationToken
	if !u.Invited() {
		asked = AdminEmailToken
	}
	if hash == "" || u.LinkHash != hash || kind != asked || !u.IsActive || u.LinkUntil == nil || !now.Before(*u.LinkUntil) {
		return ErrLink
	}
	return nil
}

// VoidLink voids the last mailed link.
func (u *AdminUser) VoidLink() { u.PendingEmail, u.LinkHash, u.LinkUntil = "", "", nil }

func (u *AdminUser) link(hash string, until time.Time) { u.LinkHash, u.LinkUntil = hash, &until }

// AdminMails returns the throttles of mails that administrators of a store cause to one address: five per
// hour, whether or not the address is known.
func AdminMails(storeID int64, email string) []domain.Throttle {
	return domain.TryAdminMail.Throttles(domain.Tried{Store: storeID, Email: email})
}
