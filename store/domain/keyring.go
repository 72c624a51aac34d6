package domain

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// Keyring seals what must be readable again: signing keys, providers'
// credentials, stored answers. The first key seals, all of them open.
type Keyring struct {
	active string
	keys   map[string]cipher.AEAD
	prints []byte   // of the active key
	roots  [][]byte // what other keys are derived from, the active one's first
}

// NewKeyring reads "id:base64,id:base64": ids without punctuation, keys of 32
// bytes, the active one first.
func NewKeyring(text string) (*Keyring, error) {
	ring := &Keyring{keys: map[string]cipher.AEAD{}}
	for part := range strings.SplitSeq(text, ",") {
		id, encoded, _ := strings.Cut(strings.TrimSpace(part), ":")
		if id == "" || strings.ContainsAny(id, ". ") {
			return nil, errors.New("want id:base64 keys, separated by commas")
		}
		raw, err := base64.StdEncoding.DecodeString(encoded)
		if err != nil || len(raw) != 32 {
			return nil, fmt.Errorf("key %s: want 32 bytes as base64", id)
		}
		derived, err := hkdf.Key(sha256.New, raw, nil, "store platform: seal", 32)
		if err != nil {
			return nil, err
		}
		root, err := hkdf.Key(sha256.New, raw, nil, "store platform: derive", 32)
		if err != nil {
			return nil, err
		}
		ring.roots = append(ring.roots, root)
		block, err := aes.NewCipher(derived)
		if err != nil {
			return nil, err
		}
		if ring.keys[id], err = cipher.NewGCMWithRandomNonce(block); err != nil {
			return nil, err
		}
		if ring.active == "" {
			ring.active = id
			if ring.prints, err = hkdf.Key(sha256.New, raw, nil, "store platform: fingerprint", 32); err != nil {
				return nil, err
			}
		}
	}
	return ring, nil
}

// NewKey makes a key in the form that NewKeyring reads.
func NewKey(id string) string {
	raw := make([]byte, 32)
	if _, err := rand.Read(raw); err != nil {
		panic(err) // the system has no randomness left
	}
	return id + ":" + base64.StdEncoding.EncodeToString(raw)
}

// Seal encrypts a value for its place, such as "webhook_endpoints/12/secrets":
// moved to another row it no longer opens.
func (k *Keyring) Seal(place string, plain []byte) string {
	sealed := k.keys[k.active].Seal(nil, nil, plain, []byte(place))
	return "v1." + k.active + "." + base64.RawURLEncoding.EncodeToString(sealed)
}

// Open is the way back from Seal, for the same place.
func (k *Keyring) Open(place, sealed string) ([]byte, error) {
	parts := strings.Split(sealed, ".")
	if len(parts) != 3 || parts[0] != "v1" || k.keys[parts[1]] == nil {
		return nil, errors.New("domain: sealed with an unknown key")
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(parts[2]) // a sealed value is written in one way
	if err != nil {
		return nil, err
	}
	return k.keys[parts[1]].Open(nil, nil, raw, []byte(place))
}

// Derived are secrets of so many bytes for a purpose, one from each key, the active one's
// first: always the same, and nobody who has one has another.
func (k *Keyring) Derived(purpose string, size int) (all [][]byte) {
	for _, root := range k.roots {
		secret, err := hkdf.Expand(sha256.New, root, purpose, size)
		if err != nil {
			panic(err) // longer than the hash can give
		}
		all = append(all, secret)
	}
	return all
}

// Fingerprint stands for a value that is not to be kept: equal values have equal
// fingerprints, and nobody without the key can try values out. Nothing is "".
func (k *Keyring) Fingerprint(value string) string {
	if value == "" {
		return ""
	}
	mac := hmac.New(sha256.New, k.prints)
	mac.Write([]byte(value))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}
