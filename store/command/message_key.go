package command

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"math/big"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MessageKeys returns the ECDSA P-256 keys for a store's messages to platforms. The first key signs, and all keys are
// published. The keys are derived from the encryption keys, in the same order. The message key of an encryption key
// that is added after the first encryption key is therefore published before it signs.
func (s *Kernel) MessageKeys(storeID int64) ([]*ecdsa.PrivateKey, error) {
	curve := elliptic.P256()
	order := new(big.Int).Sub(curve.Params().N, big.NewInt(1))
	var all []*ecdsa.PrivateKey
	for _, raw := range s.Keys.Derived("message signature of store "+domain.Itoa(storeID), 48) {
		d := new(big.Int).SetBytes(raw) // 384 bits, which make the bias of the modulo negligible
		d.Mod(d, order).Add(d, big.NewInt(1))
		key, err := ecdsa.ParseRawPrivateKey(curve, d.FillBytes(make([]byte, 32)))
		if err != nil {
			return nil, err
		}
		all = append(all, key)
	}
	return all, nil
}
