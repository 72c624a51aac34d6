package identity

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreKey is a storefront's public key: no secret, it says which store is meant.
type StoreKey struct {
	domain.Row
	Name       string
	Prefix     string // what may be shown of it
	Hash       []byte `audit:"secret"`
	LastUsedOn *time.Time
	RevokedOn  *time.Time
}

// NewStoreKey keeps a key, which is shown once, as one of the store's; live is how many
// it has.
func NewStoreKey(key, name string, live int) (*StoreKey, error) {
	if name = strings.TrimSpace(name); name == "" {
		return nil, domain.Invalid("/name", "The name is empty.")
	}
	if live >= MaxStoreKeys {
		return nil, domain.Errorf(domain.UnsupportedOperation, "The store has %d keys; revoke one first.", live)
	}
	return &StoreKey{Name: name, Prefix: domain.TokenHint(key), Hash: domain.HashToken(key)}, nil
}

// Revoke ends the key for good, and tells whether it was live.
func (k *StoreKey) Revoke(now time.Time) bool {
	if k.RevokedOn != nil {
		return false
	}
	k.RevokedOn = &now
	return true
}
