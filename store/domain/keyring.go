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
	"slices"
	"strings"
)

// Keyring encrypts values that must be readable again: signing keys, providers' credentials, stored responses. The
// first key seals, and every key opens.
//
// Each value is sealed with a separate key that is derived from the ring's key, the value's row and column, and a
// random salt. A value therefore opens only in its own row and column, and no key reaches the limit of 2^32 values for
// random nonces (NIST SP 800-38D).
type Keyring struct {
	active string
	ids    []string               // active id first
	seals  map[string][]byte      // by key id: root of the value keys
	first  map[string]cipher.AEAD // by key id: cipher of version 1, which sealed all values with one key
	prints []byte                 // fingerprint key of the active key
	roots  [][]byte               // roots of the secrets that Derived returns, for the active key first
}

// NewKeyring parses "id:base64,id:base64": ids without punctuation, keys of 32 bytes, active key
// first.
func NewKeyring(text string) (*Keyring, error) {
	ring := &Keyring{seals: map[string][]byte{}, first: map[string]cipher.AEAD{}}
	for part := range strings.SplitSeq(text, ",") {
		id, encoded, _ := strings.Cut(strings.TrimSpace(part), ":")
		if id == "" || strings.ContainsAny(id, ". ") {
			return nil, errors.New("want id:base64 keys, separated by commas")
		}
		if slices.Contains(ring.ids, id) {
			return nil, fmt.Errorf("key %s is there twice", id)
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
		if ring.first[id], err = cipher.NewGCMWithRandomNonce(block); err != nil {
			return nil, err
		}
		if ring.seals[id], err = hkdf.Key(sha256.New, raw, nil, "store platform: seal 2", 32); err != nil {
			return nil, err
		}
		ring.ids = append(ring.ids, id)
		if ring.active == "" {
			ring.active = id
			if ring.prints, err = hkdf.Key(sha256.New, raw, nil, "store platform: fingerprint", 32); err != nil {
				return nil, err
			}
		}
	}
	return ring, nil
}

// NewKey returns a random key in the format that NewKeyring parses.
func NewKey(id string) string {
	raw := make([]byte, 32)
	if _, err := rand.Read(raw); err != nil {
		panic(err) // the system has no source of randomness
	}
	return id + ":" + base64.StdEncoding.EncodeToString(raw)
}

// saltLength is the length in bytes of the salt of a value's key.
const saltLength = 16

// Seal encrypts a value for the row and column that place identifies, such as "webhook_endpoints/12/secrets". A value
// that was copied to another row cannot be opened there.
func (k *Keyring) Seal(place string, plain []byte) string {
	return k.sealBy(k.active, place, plain)
}

func (k *Keyring) sealBy(id, place string, plain []byte) string {
	salt := make([]byte, saltLength)
	if _, err := rand.Read(salt); err != nil {
		panic(err) // the system has no source of randomness
	}
	sealed := own(k.seals[id], salt, place).Seal(nil, nil, plain, []byte(place))
	return "v2." + id + "." + base64.RawURLEncoding.EncodeToString(append(salt, sealed...))
}

// Open decrypts a value that Seal encrypted for the same place. It also opens values of version 1, which
// sealed all values with one key.
func (k *Keyring) Open(place, sealed string) ([]byte, error) {
	parts := strings.Split(sealed, ".")
	if len(parts) != 3 || k.seals[parts[1]] == nil {
		return nil, errors.New("domain: sealed with an unknown key")
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(parts[2]) // a sealed value has only one spelling
	if err != nil {
		return nil, err
	}
	switch {
	case parts[0] == "v1":
		return k.first[parts[1]].Open(nil, nil, raw, []byte(place))
	case parts[0] == "v2" && len(raw) >= saltLength:
		return own(k.seals[parts[1]], raw[:saltLength], place).Open(nil, nil, raw[saltLength:], []byte(place))
	}
	return nil, errors.New("domain: sealed in an unknown way")
}

// IDs returns the ids of the keys, active key first.
func (k *Keyring) IDs() []string { return slices.Clone(k.ids) }

// Witness seals a value with the key that has the id. Witnessed uses it later to check that a keyring has
// the same key.
func (k *Keyring) Witness(id string) string { return k.sealBy(id, witnessPlace(id), []byte(id)) }

// Witnessed returns an error unless the keyring has the key that sealed the witness.
func (k *Keyring) Witnessed(id, witness string) error {
	if k.seals[id] == nil {
		return fmt.Errorf("key %s is missing, and it encrypted data of this database: add it after the active key", id)
	}
	if _, err := k.Open(witnessPlace(id), witness); err != nil {
		return fmt.Errorf("key %s is not the key %s that encrypted data of this database: set the value that the database was used with", id, id)
	}
	return nil
}

func witnessPlace(id string) string { return "encryption_keys/" + id }

// own returns the cipher for the value with this salt and place.
func own(root, salt []byte, place string) cipher.AEAD {
	key, err := hkdf.Key(sha256.New, root, salt, place, 32)
	if err != nil {
		panic(err) // HKDF can return 32 bytes
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		panic(err) // AES accepts keys of 32 bytes
	}
	gcm, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic(err) // AES has blocks of 16 bytes
	}
	return gcm
}

// Derived returns the secrets for a purpose, each of size bytes: one secret per key, that of the active
// key first. Repeated calls return the same secrets. No secret reveals another secret.
func (k *Keyring) Derived(purpose string, size int) (all [][]byte) {
	for _, root := range k.roots {
		secret, err := hkdf.Expand(sha256.New, root, purpose, size)
		if err != nil {
			panic(err) // size exceeds the length that HKDF can return
		}
		all = append(all, secret)
	}
	return all
}

// Fingerprint returns a keyed hash to store instead of a value that must not be stored. Equal
// values have equal fingerprints, and testing a guess requires the key. The fingerprint of "" is
// "".
func (k *Keyring) Fingerprint(value string) string {
	if value == "" {
		return ""
	}
	mac := hmac.New(sha256.New, k.prints)
	mac.Write([]byte(value))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}
