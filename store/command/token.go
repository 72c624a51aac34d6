package command

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// TokenOf is the token of a kind that a request makes: the same one however often it is
// repeated, so that a request whose answer was lost makes no second one and is answered as
// the first was. Nobody can tell it without the service's keys.
func (s *Kernel) TokenOf(actor domain.Actor, kind domain.TokenKind) string {
	return domain.DeriveToken(kind, s.Keys.Fingerprint(string(kind)+" of "+actor.CommandID.String()), nil)
}
