package letter

import (
	"regexp"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// GiftCardLetter returns the mail with the code of a gift card to the card's recipient, who must have an e-mail
// address. giver is the name of the buyer who sends the card; empty means that the store sends it.
func GiftCardLetter(s *settings.Store, site Site, c *value.GiftCard, code, giver string) Letter {
	d := MailData{Store: mailStore(s, site), Email: *c.RecipientEmail, Pin: code, Gift: &MailGift{Amount: money(c.CurrencyCode, c.Balance), Giver: giver}}
	d.Store.AccountURL = ""
	if c.RecipientName != nil {
		d.Name = *c.RecipientName
	}
	if c.RecipientMessage != nil {
		d.Gift.Message = *c.RecipientMessage
	}
	if c.ExpiresOn != nil {
		d.Gift.ExpiresOn = liquid.Time{At: c.ExpiresOn.In(s.Location()), Layout: timeLayout}
	}
	l := written(MailGiftCard, *c.RecipientEmail, d)
	l.GiftCardID, l.ExpiresOn = &c.ID, c.ExpiresOn
	if c.LanguageCode != nil {
		l.Language = *c.LanguageCode
	}
	return l
}

// Mail programs turn addresses in a text into links. dotted, address and scheme match the places at which they
// recognize one.
var (
	dotted  = regexp.MustCompile(`([.\x{3002}\x{FF0E}\x{FF61}])(\pL)`)
	address = regexp.MustCompile(`(\S)@(\S)`)
	scheme  = regexp.MustCompile(`:(/|\\)`)
)

// unlinked returns a text with spaces at the places where a mail program would recognize a link. Anyone can send
// a gift card with a message to another person's address, so a message must not contain a link.
func unlinked(text string) string {
	text = dotted.ReplaceAllString(text, "$1 $2")
	text = address.ReplaceAllString(text, "$1 @ $2")
	return scheme.ReplaceAllString(text, ": $1")
}
