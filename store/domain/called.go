package domain

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"strings"
)

// CallKey identifies a row in calls to external systems, which store the key. Keys are random because a
// restored database assigns the same ids again, and an external system would mistake a reused id for the
// earlier row.
type CallKey string

// NewCallKey returns a new random key: 26 characters of a to z and 2 to 7.
func NewCallKey() CallKey { return CallKey(strings.ToLower(rand.Text())) }

// CallKeyOf returns a key derived from parts, for an operation that must keep its key if it is repeated,
// such as the charge of a subscription's renewal. The service then does not charge twice, even if its
// database was restored to a time before the charge. The parts must identify the operation uniquely.
func CallKeyOf(parts ...any) CallKey {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", fmt.Sprintln(parts...)))
	return CallKey(strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:26]))
}

// Called is embedded in rows that external systems identify. The repository sets CallKey when it inserts
// the row. Rows that were created before call keys existed have an empty CallKey and are identified by
// their id.
type Called struct {
	CallKey CallKey `audit:"-"`
}

// SetCallKey sets a random key unless the row has one.
func (c *Called) SetCallKey() {
	if c.CallKey == "" {
		c.CallKey = NewCallKey()
	}
}

// CallName returns the row's name for external systems: a prefix such as "payment-", followed by the key,
// or by id if the row has no key.
func (c Called) CallName(prefix string, id int64) string {
	if c.CallKey == "" {
		return prefix + Itoa(id)
	}
	return prefix + string(c.CallKey)
}

// CallNumber returns a number derived from the key, for external systems. The number is at least 2^62,
// and therefore greater than any id, and never negative. If the row has no key, CallNumber returns id.
func (c Called) CallNumber(id int64) int64 {
	if c.CallKey == "" {
		return id
	}
	sum := sha256.Sum256([]byte(c.CallKey))
	return int64(binary.BigEndian.Uint64(sum[:8])>>2 | 1<<62)
}
