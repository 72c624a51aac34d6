package command

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// TokenOf derives the token of a kind that a request creates. A retry derives the same token, so it gets the response
// of the first request and does not create a second token. The derivation needs the service's keys, so clients cannot
// compute a token.
func (s *Kernel) TokenOf(actor domain.Actor, kind domain.TokenKind) string {
	return domain.DeriveToken(kind, s.Keys.Fingerprint(string(kind)+" of "+actor.CommandID.String()), nil)
}
