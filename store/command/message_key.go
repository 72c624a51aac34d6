package command

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"math/big"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MessageKeys are the keys that a store's messages to platforms are signed with, the one
// that signs first. They follow from the encryption keys, one from each: a new one among
// these is published with the others before it signs, where it stands behind the first.
func (s *Kernel) MessageKeys(storeID int64) ([]*ecdsa.PrivateKey, error) {
	curve := elliptic.P256()
	order := new(big.Int).Sub(curve.Params().N, big.NewInt(1))
	var all []*ecdsa.PrivateKey
	for _, raw := range s.Keys.Derived("message signature of store "+domain.Itoa(storeID), 48) {
		d := new(big.Int).SetBytes(raw) // so long that no key is likelier than another
		d.Mod(d, order).Add(d, big.NewInt(1))
		key, err := ecdsa.ParseRawPrivateKey(curve, d.FillBytes(make([]byte, 32)))
		if err != nil {
			return nil, err
		}
		all = append(all, key)
	}
	return all, nil
}
