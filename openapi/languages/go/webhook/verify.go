// Package webhook receives the events of the service: it verifies their signatures, parses them and deduplicates
// deliveries.
package webhook

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ErrVerification means that a payload was not signed with the endpoint's secret, or that its timestamp is too far off.
var ErrVerification = errors.New("webhook verification failed")

type verificationError string

func (e verificationError) Error() string        { return string(e) }
func (e verificationError) Is(target error) bool { return target == ErrVerification }

// Event is an event of any type. A type switch gives access to its data.
type Event interface {
	EventID() string
	EventType() string
}

// UnknownEvent is an event of a type that this version of the client does not know. Acknowledge and ignore it.
type UnknownEvent struct {
	ID   string          `json:"id"`
	Type string          `json:"type"`
	Raw  json.RawMessage `json:"-"`
}

// EventID returns the id.
func (e *UnknownEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *UnknownEvent) EventType() string { return e.Type }

// Verifier verifies deliveries (Standard Webhooks).
type Verifier struct {
	// Secrets are the secrets of the endpoint: during a rotation, the current and the previous secret. A whsec_ secret
	// verifies v1 signatures, a whpk_ public key verifies v1a.
	Secrets []string
	// Tolerance is the largest difference between the timestamp and now. 0 means five minutes.
	Tolerance time.Duration
	// Now returns the time. nil means time.Now.
	Now func() time.Time
}

var seconds = regexp.MustCompile(`^[0-9]{1,12}$`)

// Verify verifies a delivery and returns its event. Pass the body as it arrived. The error is ErrVerification for a
// wrong signature, and another error for an invalid secret.
func (v Verifier) Verify(body []byte, header http.Header) (Event, error) {
	id, timestamp, signatures := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp"), strings.Join(header.Values("Webhook-Signature"), " ")
	keys := make([]key, len(v.Secrets))
	for i, secret := range v.Secrets {
		var err error
		if keys[i], err = parseSecret(secret); err != nil {
			return nil, err
		}
	}
	if id == "" || timestamp == "" || signatures == "" {
		return nil, verificationError("a webhook header is missing")
	}
	if !seconds.MatchString(timestamp) {
		return nil, verificationError("the timestamp is not a number of seconds")
	}
	at, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return nil, err
	}
	tolerance, now := v.Tolerance, time.Now
	if tolerance == 0 {
		tolerance = 5 * time.Minute
	}
	if v.Now != nil {
		now = v.Now
	}
	if off := time.Duration(now().Unix()-at) * time.Second; off.Abs() > tolerance {
		return nil, verificationError("the timestamp is too far off")
	}
	content := append([]byte(id+"."+timestamp+"."), body...)
	for _, k := range keys {
		for candidate := range strings.SplitSeq(signatures, " ") {
			if k.matches(candidate, content) {
				return Parse(body)
			}
		}
	}
	return nil, verificationError("no signature is right")
}

// Parse returns the event of a verified body. An event of a type that this version does not know becomes an
// UnknownEvent.
func Parse(body []byte) (Event, error) {
	unknown := &UnknownEvent{Raw: body}
	if err := json.Unmarshal(body, unknown); err != nil {
		return nil, err
	}
	if unknown.Type == "" {
		return nil, errors.New("the body is not an event")
	}
	create, ok := events[unknown.Type]
	if !ok {
		return unknown, nil
	}
	event := create()
	return event, json.Unmarshal(body, event)
}

// Sign signs a payload as the service does, for the tests of a receiver. It returns the headers.
func Sign(secret, id string, at time.Time, body []byte) (http.Header, error) {
	k, err := parseSecret(secret)
	if err != nil {
		return nil, err
	}
	if k.version != "v1" {
		return nil, errors.New("only a whsec_ secret can sign")
	}
	timestamp := strconv.FormatInt(at.Unix(), 10)
	header := http.Header{}
	header.Set("Webhook-Id", id)
	header.Set("Webhook-Timestamp", timestamp)
	header.Set("Webhook-Signature", "v1,"+base64.StdEncoding.EncodeToString(k.mac(append([]byte(id+"."+timestamp+"."), body...))))
	return header, nil
}

type key struct {
	version string
	bytes   []byte
}

func parseSecret(secret string) (key, error) {
	k := key{version: "v1"}
	encoded, ok := strings.CutPrefix(secret, "whpk_")
	if ok {
		k.version = "v1a"
	}
	var err error
	k.bytes, err = base64.StdEncoding.DecodeString(strings.TrimPrefix(encoded, "whsec_"))
	fits := len(k.bytes) >= 24 && len(k.bytes) <= 75
	if k.version == "v1a" {
		fits = len(k.bytes) == ed25519.PublicKeySize
	}
	if err != nil || !fits {
		return key{}, errors.New("not a webhook secret: expected whsec_ or whpk_ and base64")
	}
	return k, nil
}

func (k key) mac(content []byte) []byte {
	mac := hmac.New(sha256.New, k.bytes)
	mac.Write(content)
	return mac.Sum(nil)
}

func (k key) matches(candidate string, content []byte) bool {
	version, encoded, _ := strings.Cut(candidate, ",")
	signature, err := base64.StdEncoding.DecodeString(encoded)
	if version != k.version || err != nil || len(signature) == 0 {
		return false
	}
	if k.version == "v1a" {
		return ed25519.Verify(k.bytes, content, signature)
	}
	return hmac.Equal(k.mac(content), signature)
}
