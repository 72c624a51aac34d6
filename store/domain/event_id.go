package domain

import (
	"encoding/base32"
	"strings"

	"github.com/google/uuid"
)

// crockford is base32 without letters that look like digits. Encoded texts sort in the order of the
// encoded bytes.
var crockford = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

const eventPrefix = "evt_"

// EventID formats the id of an event: evt_ and 26 characters. Formatted ids sort by the time of their
// events.
func EventID(id uuid.UUID) string { return eventPrefix + crockford.EncodeToString(id[:]) }

// ParseEventID parses a text that EventID returned. It returns false for any other text.
func ParseEventID(s string) (uuid.UUID, bool) {
	raw, err := crockford.DecodeString(strings.TrimPrefix(s, eventPrefix))
	if err != nil || len(raw) != 16 || EventID(uuid.UUID(raw)) != s {
		return uuid.UUID{}, false
	}
	return uuid.UUID(raw), true
}
