package domain

import (
	"encoding/base32"
	"strings"

	"github.com/google/uuid"
)

// crockford is base32 without letters that look like digits; it keeps the order
// of the bytes.
var crockford = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

const eventPrefix = "evt_"

// EventID is how the id of an event is written: evt_ and 26 characters that
// sort by time.
func EventID(id uuid.UUID) string { return eventPrefix + crockford.EncodeToString(id[:]) }

// ParseEventID is the way back from EventID; false for what no event has.
func ParseEventID(s string) (uuid.UUID, bool) {
	raw, err := crockford.DecodeString(strings.TrimPrefix(s, eventPrefix))
	if err != nil || len(raw) != 16 || EventID(uuid.UUID(raw)) != s {
		return uuid.UUID{}, false
	}
	return uuid.UUID(raw), true
}
