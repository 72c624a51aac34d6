package identity

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// The kinds of the tokens in links that are mailed to administrators.
const (
	InvitationToken domain.TokenKind = "iv"
	AdminEmailToken domain.TokenKind = "ae"
)

const (
	// InvitationLife is for how long an invitation can be accepted; it can be mailed
	// again.
	InvitationLife = 7 * 24 * time.Hour
	// AdminEmailLife is for how long a new address can be confirmed.
	AdminEmailLife = 24 * time.Hour
)

// ErrLink is all that anybody hears about a link that is not good: one that is
// wrong, used, replaced or expired, and one for something else.
var ErrLink = domain.InvalidAs(domain.CodeInvalid, "/token", "The link is wrong, used or expired. Ask for a new one.")

// Invited tells whether the person has not accepted their invitation yet. Until
// then nobody logs in as them, and their address is nobody's.
func (u *AdminUser) Invited() bool { return u.ConfirmedOn == nil }

// Invite notes the link that was mailed to invite the person. It voids the one
// before.
func (u *AdminUser) Invite(hash string, now time.Time) error {
	if err := u.MayInvite(); err != nil {
		return err
	}
	u.link(hash, now.Add(InvitationLife))
	return nil
}

// MayInvite refuses to invite who is an administrator already, and who was
// deactivated.
func (u *AdminUser) MayInvite() error {
	switch {
	case !u.Invited():
		return domain.Errorf(domain.UnsupportedOperation, "The user has accepted the invitation.")
	case !u.IsActive:
		return domain.Errorf(domain.UnsupportedOperation, "The user is deactivated: activate them first.")
	}
	return nil
}

// Accept makes an administrator of the person who was invited. The password is
// their own.
func (u *AdminUser) Accept(password, hash string, now time.Time) {
	u.SetPassword(password, hash)
	u.ConfirmedOn = &now
}

// AskEmail notes an address that the administrator is to have, and the link that
// was mailed to it. It voids the one before.
func (u *AdminUser) AskEmail(email, hash string, now time.Time) {
	u.PendingEmail = email
	u.link(hash, now.Add(AdminEmailLife))
}

// TakeEmail gives the administrator the address that was confirmed, and gives
// back the one before.
func (u *AdminUser) TakeEmail() (old string) {
	old, u.Email = u.Email, u.PendingEmail
	u.VoidLink()
	return old
}

// PendingAt is the address that waits to be confirmed; empty when there is none,
// or its link has expired.
func (u *AdminUser) PendingAt(now time.Time) string {
	if u.LinkUntil == nil || !now.Before(*u.LinkUntil) {
		return ""
	}
	return u.PendingEmail
}

// Follows refuses a link that is not the one that was mailed last for this: to
// invite the person, or to confirm an address.
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

// VoidLink makes the link useless that was mailed last.
func (u *AdminUser) VoidLink() { u.PendingEmail, u.LinkHash, u.LinkUntil = "", "", nil }

func (u *AdminUser) link(hash string, until time.Time) { u.LinkHash, u.LinkUntil = hash, &until }

// AdminMails bound how often the administrators of a store have one address
// mailed: five times an hour, whether it is known or not.
func AdminMails(storeID int64, email string) []domain.Throttle {
	return domain.TryAdminMail.Throttles(domain.Tried{Store: storeID, Email: email})
}
