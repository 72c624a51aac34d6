// Package webhook contains the rules of webhooks: endpoints, events, deliveries, the circuit
// breaker, health, notices, replays and retention.
package webhook

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SignatureScheme is the algorithm of a signing key. Its values are the names of Standard Webhooks.
type SignatureScheme string

const (
	SchemeHMAC    SignatureScheme = "v1"  // HMAC-SHA256 with a shared secret
	SchemeEd25519 SignatureScheme = "v1a" // Ed25519 with a public key
)

const (
	hmacPrefix    = "whsec_"
	privatePrefix = "whsk_"
	publicPrefix  = "whpk_"
	hmacLength    = 32 // length in bytes of new secrets; Standard Webhooks allows 24 to 64
	// maxLiveKeys is the maximum number of keys of a scheme that sign at the same time.
	maxLiveKeys = 20
	// MaxOverlap is the maximum time for which a replaced key still signs.
	MaxOverlap = 7 * 24 * time.Hour
)

// WebhookKey is a key with which an endpoint's deliveries are signed. Its secret is stored sealed; the
// other fields may be shown.
type WebhookKey struct {
	Scheme SignatureScheme `json:"scheme"`
	// Fingerprint identifies the key. It is 16 hex digits of the SHA-256 of the secret (v1) or of the
	// public key (v1a), both in text form with their prefix.
	Fingerprint string     `json:"fingerprint"`
	PublicKey   string     `json:"publicKey"` // whpk_…, only for v1a
	Sealed      string     `json:"sealed"`
	CreatedOn   time.Time  `json:"createdOn"`
	ExpiresOn   *time.Time `json:"expiresOn"` // set for a replaced key
	CommandID   uuid.UUID  `json:"commandId"` // id of the request that created the key
	// Secret is whsec_… or whsk_…; empty until Open decrypts the key.
	Secret string `json:"-"`
}

// NewWebhookKey returns a key with a new secret. It panics if the system has no source of
// randomness.
func NewWebhookKey(scheme SignatureScheme, now time.Time) WebhookKey {
	k := WebhookKey{Scheme: scheme, CreatedOn: now}
	if scheme == SchemeEd25519 {
		public, private, err := ed25519.GenerateKey(rand.Reader)
		if err != nil {
			panic(err) // the system has no source of randomness
		}
		k.Secret = privatePrefix + base64.StdEncoding.EncodeToString(private)
		k.PublicKey = publicPrefix + base64.StdEncoding.EncodeToString(public)
		k.Fingerprint = fingerprint(k.PublicKey)
		return k
	}
	secret := make([]byte, hmacLength)
	if _, err := rand.Read(secret); err != nil {
		panic(err)
	}
	k.Secret = hmacPrefix + base64.StdEncoding.EncodeToString(secret)
	k.Fingerprint = fingerprint(k.Secret)
	return k
}

func fingerprint(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// Live reports whether the key still signs at a time.
func (k *WebhookKey) Live(now time.Time) bool { return k.ExpiresOn == nil || now.Before(*k.ExpiresOn) }

// Sign returns the value of the header webhook-signature: the signature of each key over id, timestamp
// and body as defined by Standard Webhooks, separated by spaces. The timestamp is in Unix time, in
// seconds.
func Sign(keys []WebhookKey, id string, timestamp int64, body []byte) (string, error) {
	if len(keys) == 0 {
		return "", errors.New("domain: nothing to sign with")
	}
	if timestamp < 0 {
		return "", errors.New("domain: a timestamp is not negative")
	}
	signed := fmt.Appendf(nil, "%s.%d.%s", id, timestamp, body)
	signatures := make([]string, len(keys))
	for i := range keys {
		signature, err := keys[i].sign(signed)
		if err != nil {
			return "", err
		}
		signatures[i] = string(keys[i].Scheme) + "," + base64.StdEncoding.EncodeToString(signature)
	}
	return strings.Join(signatures, " "), nil
}

func (k *WebhookKey) sign(content []byte) ([]byte, error) {
	switch k.Scheme {
	case SchemeHMAC:
		secret, err := ParseWebhookSecret(k.Secret)
		if err != nil {
			return nil, err
		}
		mac := hmac.New(sha256.New, secret)
		mac.Write(content)
		return mac.Sum(nil), nil
	case SchemeEd25519:
		private, err := parsePrivateKey(k.Secret)
		if err != nil {
			return nil, err
		}
		return ed25519.Sign(private, content), nil
	}
	return nil, errors.New("domain: unknown signature scheme")
}

var errSecret = errors.New("want whsec_ and 24 to 64 bytes as base64")

// ParseWebhookSecret decodes the secret of a v1 key, with or without its prefix.
func ParseWebhookSecret(text string) ([]byte, error) {
	secret, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(text, hmacPrefix))
	if err != nil || len(secret) < 24 || len(secret) > 64 {
		return nil, errSecret
	}
	return secret, nil
}

func parsePrivateKey(text string) (ed25519.PrivateKey, error) {
	encoded, ok := strings.CutPrefix(text, privatePrefix)
	raw, err := base64.StdEncoding.DecodeString(encoded)
	if !ok || err != nil || len(raw) != ed25519.PrivateKeySize {
		return nil, errors.New("want whsk_ and 64 bytes as base64")
	}
	// The second half must be the public key of the first half. Otherwise the signatures would be invalid
	// and would reveal the private key.
	private := ed25519.NewKeyFromSeed(raw[:ed25519.SeedSize])
	if string(private) != string(raw) {
		return nil, errors.New("the halves of the ed25519 key do not fit")
	}
	return private, nil
}

// WebhookMessage contains the parts of a message that are the same for every endpoint.
type WebhookMessage struct {
	ID            string // evt_…
	Payload       []byte
	Sequence      int64 // 0 means that the event is a sample
	ObjectVersion int64
}

// Headers returns the headers that identify and authenticate the event.
func (m WebhookMessage) Headers(timestamp int64, signature string) []WebhookHeader {
	headers := []WebhookHeader{
		{"webhook-id", m.ID},
		{"webhook-timestamp", domain.Itoa(timestamp)},
		{"webhook-signature", signature},
	}
	if m.Sequence == 0 {
		return append(headers, WebhookHeader{"webhook-test", "true"})
	}
	return append(headers,
		WebhookHeader{"webhook-sequence", domain.Itoa(m.Sequence)},
		WebhookHeader{"webhook-object-version", domain.Itoa(m.ObjectVersion)})
}
