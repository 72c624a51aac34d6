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

// NewStoreKey makes a store key and gives back the key, which is shown once;
// live is how many the store has.
func NewStoreKey(name string, live int) (*StoreKey, string, error) {
	if name = strings.TrimSpace(name); name == "" {
		return nil, "", domain.Invalid("/name", "The name is empty.")
	}
	if live >= MaxStoreKeys {
		return nil, "", domain.Errorf(domain.UnsupportedOperation, "The store has %d keys; revoke one first.", live)
	}
	key := domain.NewToken(domain.StoreKeyKind)
	return &StoreKey{Name: name, Prefix: domain.TokenHint(key), Hash: domain.HashToken(key)}, key, nil
}

// Revoke ends the key for good, and tells whether it was live.
func (k *StoreKey) Revoke(now time.Time) bool {
	if k.RevokedOn != nil {
		return false
	}
	k.RevokedOn = &now
	return true
}
