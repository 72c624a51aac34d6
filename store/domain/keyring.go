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
//
// No two values are sealed with the same key: each value has one of its own, which is
// derived from the ring's key, the value's place and a random salt. So one purpose can never
// open what another has sealed, and the number of values that a key may seal with random
// nonces, 2^32 (NIST SP 800-38D), is never reached.
type Keyring struct {
	active string
	seals  map[string][]byte      // what the keys of values are derived from, by the key's id
	first  map[string]cipher.AEAD // keys that sealed everything, before each value had its own
	prints []byte                 // of the active key
	roots  [][]byte               // what other keys are derived from, the active one's first
}

// NewKeyring reads "id:base64,id:base64": ids without punctuation, keys of 32
// bytes, the active one first.
func NewKeyring(text string) (*Keyring, error) {
	ring := &Keyring{seals: map[string][]byte{}, first: map[string]cipher.AEAD{}}
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
		if ring.first[id], err = cipher.NewGCMWithRandomNonce(block); err != nil {
			return nil, err
		}
		if ring.seals[id], err = hkdf.Key(sha256.New, raw, nil, "store platform: seal 2", 32); err != nil {
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

// saltLength is the length of the salt that a value's own key is derived with.
const saltLength = 16

// Seal encrypts a value for its place, such as "webhook_endpoints/12/secrets":
// moved to another row it no longer opens.
func (k *Keyring) Seal(place string, plain []byte) string {
	salt := make([]byte, saltLength)
	if _, err := rand.Read(salt); err != nil {
		panic(err) // the system has no randomness left
	}
	sealed := own(k.seals[k.active], salt, place).Seal(nil, nil, plain, []byte(place))
	return "v2." + k.active + "." + base64.RawURLEncoding.EncodeToString(append(salt, sealed...))
}

// Open is the way back from Seal, for the same place. It also opens what was sealed in
// version 1, when one key sealed everything.
func (k *Keyring) Open(place, sealed string) ([]byte, error) {
	parts := strings.Split(sealed, ".")
	if len(parts) != 3 || k.seals[parts[1]] == nil {
		return nil, errors.New("domain: sealed with an unknown key")
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(parts[2]) // a sealed value is written in one way
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

// own returns the cipher of one value, by its salt and its place.
func own(root, salt []byte, place string) cipher.AEAD {
	key, err := hkdf.Key(sha256.New, root, salt, place, 32)
	if err != nil {
		panic(err) // 32 bytes are never too many
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		panic(err) // 32 bytes are a key
	}
	gcm, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic(err) // AES has blocks of 16 bytes
	}
	return gcm
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
