package letter

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// Platform is the sender name of mails to administrators.
const Platform = "Store platform"

// The service itself sends the mails to administrators: an administrator belongs to no store, and a store
// must not learn about an administrator's login.

// InvitationLetter returns the invitation to administer a store. Only the linked page reveals whether the addressee
// is already an administrator. shop is the name of the inviting store.
func InvitationLetter(account, to, name, shop, token string, until time.Time) Letter {
	if shop = oneLine(shop); linkLike.MatchString(shop) {
		shop = "" // a store's name may be any text, and its administrators may invite any address
	}
	d := MailData{Store: MailStore{Name: Platform}, Name: name, Email: to, Shop: shop, Link: account + "/admin-invitation#token=" + token, Until: day(until)}
	return written(MailAdminInvitation, to, d).until(until)
}

// AdminEmailLetter returns the mail with the link that proves that an administrator owns a new address.
func AdminEmailLetter(account, to, name, token string, until time.Time) Letter {
	d := MailData{Store: MailStore{Name: Platform}, Name: name, Email: to, Link: account + "/admin-email#token=" + token, Until: day(until)}
	return written(MailAdminEmailChange, to, d).until(until)
}

// AdminNoticeLetter returns the notice to an administrator that their login changed. kind is
// MailAdminEmailChangeNotice, MailAdminEmailChanged, MailAdminPasswordChanged, MailAdminTOTPEnabled or
// MailAdminTOTPRemoved.
func AdminNoticeLetter(kind MailKind, to, name string) Letter {
	return written(kind, to, MailData{Store: MailStore{Name: Platform}, Name: name, Email: to})
}

func day(t time.Time) liquid.Time { return liquid.Time{At: t.UTC(), Layout: timeLayout} }
