package identity

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreKey is a storefront's public key. The key is not secret; it only identifies the store.
type StoreKey struct {
	domain.Row
	Name       string
	Prefix     string // displayable start of the key
	Hash       []byte `audit:"secret"`
	LastUsedOn *time.Time
	RevokedOn  *time.Time
}

// NewStoreKey returns the row of a new store key; the key itself is shown once. live is the
// number of live keys of the store.
func NewStoreKey(key, name string, live int) (*StoreKey, error) {
	if name = strings.TrimSpace(name); name == "" {
		return nil, domain.Invalid("/name", "The name is empty.")
	}
	if live >= MaxStoreKeys {
		return nil, domain.Errorf(domain.UnsupportedOperation, "The store has %d keys; revoke one first.", live)
	}
	return &StoreKey{Name: name, Prefix: domain.TokenHint(key), Hash: domain.HashToken(key)}, nil
}

// Revoke revokes the key permanently, and reports whether it was live.
func (k *StoreKey) Revoke(now time.Time) bool {
	if k.RevokedOn != nil {
		return false
	}
	k.RevokedOn = &now
	return true
}
