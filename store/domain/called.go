package domain

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"strings"
)

// CallKey names a row to systems outside of the database, which remember it. It is
// random: a restored database gives out its ids a second time, and an external system
// takes a repeated identifier for the earlier row.
type CallKey string

// NewCallKey returns a new random key: 26 characters of a to z and 2 to 7.
func NewCallKey() CallKey { return CallKey(strings.ToLower(rand.Text())) }

// CallKeyOf returns the key of an operation that is the same one whenever it is done, as
// the charge of a subscription's slot: a database that was restored to before it does not
// charge a second time. The parts name the operation and nothing else.
func CallKeyOf(parts ...any) CallKey {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", fmt.Sprintln(parts...)))
	return CallKey(strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:26]))
}

// Called is embedded by rows that external systems know by name. The repository sets
// CallKey when it inserts the row. Rows from before call keys have an empty one, and
// keep the name that they had: their id.
type Called struct {
	CallKey CallKey `audit:"-"`
}

// SetCallKey sets the key of a new row, once.
func (c *Called) SetCallKey() {
	if c.CallKey == "" {
		c.CallKey = NewCallKey()
	}
}

// CallName returns the name of the row with an id, after a prefix such as "payment-".
func (c Called) CallName(prefix string, id int64) string {
	if c.CallKey == "" {
		return prefix + Itoa(id)
	}
	return prefix + string(c.CallKey)
}

// CallNumber returns a name that is a number: it follows from the key, is greater than any
// id, and never negative.
func (c Called) CallNumber(id int64) int64 {
	if c.CallKey == "" {
		return id
	}
	sum := sha256.Sum256([]byte(c.CallKey))
	return int64(binary.BigEndian.Uint64(sum[:8])>>2 | 1<<62)
}
