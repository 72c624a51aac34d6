package letter

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// Platform is the name under which the service writes to administrators.
const Platform = "Store platform"

// Mails to administrators are the service's own: an administrator belongs to no
// store, and what they hear of their login is none of a store's business.

// InvitationLetter invites somebody to administer a store. It says the same to
// whoever is an administrator already: only the page that the link leads to
// tells. shop is the name of the store that invites.
func InvitationLetter(account, to, name, shop, token string, until time.Time) Letter {
	if shop = oneLine(shop); linkLike.MatchString(shop) {
		shop = "" // it is whatever somebody typed who has any address mailed
	}
	d := MailData{Store: MailStore{Name: Platform}, Name: name, Email: to, Shop: shop, Link: account + "/admin-invitation#token=" + token, Until: day(until)}
	return written(MailAdminInvitation, to, d).until(until)
}

// AdminEmailLetter mails the link that proves a new address of an administrator.
func AdminEmailLetter(account, to, name, token string, until time.Time) Letter {
	d := MailData{Store: MailStore{Name: Platform}, Name: name, Email: to, Link: account + "/admin-email#token=" + token, Until: day(until)}
	return written(MailAdminEmailChange, to, d).until(until)
}

// AdminNoticeLetter tells an administrator what happened to their login: kind is
// one of MailAdminEmailChangeNotice, MailAdminEmailChanged,
// MailAdminPasswordChanged, MailAdminTOTPEnabled and MailAdminTOTPRemoved.
func AdminNoticeLetter(kind MailKind, to, name string) Letter {
	return written(kind, to, MailData{Store: MailStore{Name: Platform}, Name: name, Email: to})
}

func day(t time.Time) liquid.Time { return liquid.Time{At: t.UTC(), Layout: timeLayout} }
