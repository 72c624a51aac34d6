package webhook

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// WebhookOrdering determines which deliveries of an endpoint wait for earlier deliveries.
type WebhookOrdering string

const (
	OrderPerObject WebhookOrdering = "PER_OBJECT" // events about the same object are sent one after the other
	OrderNone      WebhookOrdering = "NONE"       // no delivery waits for another
	OrderStrict    WebhookOrdering = "STRICT"     // one delivery at a time, in the order of the sequence
)

// WebhookDisabledReason is the reason why an endpoint is disabled.
type WebhookDisabledReason string

const (
	DisabledManually WebhookDisabledReason = "MANUAL"
	DisabledFailing  WebhookDisabledReason = "FAILING"
	DisabledGone     WebhookDisabledReason = "GONE" // the receiver responded with 410
)

const (
	// MaxWebhookEndpoints is the maximum number of endpoints of a store.
	MaxWebhookEndpoints   = 50
	defaultWebhookTimeout = 15
	maxCustomHeaders      = 4 << 10 // maximum bytes of all names and values together
)

// WebhookEndpoint is a URL to which events are sent. The row of a deleted endpoint is kept, because its
// deliveries stay readable.
type WebhookEndpoint struct {
	domain.Row
	URL            string
	Description    *string
	EventTypes     EventFilters
	APIVersion     string
	CustomHeaders  []CustomHeader `gorm:"serializer:json" audit:"secret"`
	RatePerSecond  *int
	Ordering       WebhookOrdering
	TimeoutSeconds int // limit for a whole attempt, including the response body
	// SigningKeys contains the keys of each scheme, newest first. It may include expired keys, which
	// LiveKeys omits.
	SigningKeys    []WebhookKey `gorm:"serializer:json" audit:"secret"`
	IsActive       bool
	DisabledReason *WebhookDisabledReason
	DisabledOn     *time.Time
	DeletedOn      *time.Time
	Health         WebhookHealth `gorm:"-"`
	ActiveReplayID *int64        `gorm:"-"` // id of the queued or running replay
}

// CustomHeader is a header that is sent with every attempt. Its value is stored encrypted and shown
// masked.
type CustomHeader struct {
	Name   string `json:"name"`
	Masked string `json:"masked"`
	Sealed string `json:"sealed"`
	// Value is empty until Open decrypts the header.
	Value string `json:"-"`
}

// CustomHeaderInput is a custom header in a request. Without a value, the stored value of the header with
// that name is kept.
type CustomHeaderInput struct {
	Name  string
	Value *string
}

// WebhookEndpointChange contains the requested fields of an endpoint; nil leaves a field unchanged.
type WebhookEndpointChange struct {
	URL                 *string
	Description         **string
	EventTypes          *EventFilters
	APIVersion          *string
	CustomHeaders       *[]CustomHeaderInput
	RatePerSecond       **int
	Ordering            *WebhookOrdering
	TimeoutSeconds      *int
	AsymmetricSignature *bool
	IsActive            *bool
}

// NewWebhookEndpoint returns an endpoint with a signing key, and defaults for fields that the request
// omits. Call Seal when the endpoint has its id.
func NewWebhookEndpoint(c WebhookEndpointChange, livemode bool, now time.Time) (*WebhookEndpoint, error) {
	e := &WebhookEndpoint{
		EventTypes: EventFilters{AllEvents}, APIVersion: domain.APIVersion, CustomHeaders: []CustomHeader{},
		Ordering: OrderPerObject, TimeoutSeconds: defaultWebhookTimeout, IsActive: true,
		SigningKeys: []WebhookKey{NewWebhookKey(SchemeHMAC, now)},
		Health:      WebhookHealth{Breaker: BreakerClosed},
	}
	if c.URL == nil {
		c.URL = new(string)
	}
	_, err := e.Change(c, livemode, now)
	return e, err
}

// Change applies a change to an endpoint that Open has decrypted, and reports whether anything changed.
// After an error no field has changed.
func (e *WebhookEndpoint) Change(c WebhookEndpointChange, livemode bool, now time.Time) (changed bool, err error) {
	var r domain.Refusals
	if c.URL != nil {
		checkEndpointURL(&r, *c.URL, livemode)
	}
	if c.EventTypes != nil {
		c.EventTypes.check(&r)
	}
	if c.APIVersion != nil && *c.APIVersion != domain.APIVersion {
		r.AddAs(domain.UnknownAPIVersion, "/apiVersion", "There is no version %s of the API; there is %s.", *c.APIVersion, domain.APIVersion)
	}
	var headers *[]CustomHeader
	if c.CustomHeaders != nil {
		asked := e.headers(&r, *c.CustomHeaders)
		headers = &asked
	}
	if err := r.Err(); err != nil {
		return false, err
	}
	for _, set := range []bool{
		domain.Set(&e.URL, c.URL), domain.SetNullable(&e.Description, c.Description), domain.SetWhole(&e.EventTypes, c.EventTypes), domain.Set(&e.APIVersion, c.APIVersion),
		domain.SetWhole(&e.CustomHeaders, headers), domain.SetNullable(&e.RatePerSecond, c.RatePerSecond), domain.Set(&e.Ordering, c.Ordering), domain.Set(&e.TimeoutSeconds, c.TimeoutSeconds),
		e.setAsymmetric(c.AsymmetricSignature, now), e.setActive(c.IsActive, now),
	} {
		changed = changed || set
	}
	return changed, nil
}

func (e *WebhookEndpoint) setAsymmetric(on *bool, now time.Time) bool {
	if on == nil || *on == e.Asymmetric() {
		return false
	}
	e.SigningKeys = slices.DeleteFunc(slices.Clone(e.SigningKeys), func(k WebhookKey) bool { return k.Scheme == SchemeEd25519 })
	if *on {
		e.SigningKeys = slices.Insert(e.SigningKeys, 0, NewWebhookKey(SchemeEd25519, now))
	}
	return true
}

func (e *WebhookEndpoint) setActive(on *bool, now time.Time) bool {
	switch {
	case on == nil || *on == e.IsActive:
		return false
	case *on:
		e.Enable()
	default:
		e.Disable(DisabledManually, now)
	}
	return true
}

// Delete disables the endpoint and marks it as deleted.
func (e *WebhookEndpoint) Delete(now time.Time) {
	e.Disable(DisabledManually, now)
	e.DeletedOn = &now
}

// CheckActive returns an error if the endpoint is disabled.
func (e *WebhookEndpoint) CheckActive() error {
	if e.IsActive {
		return nil
	}
	return domain.Errorf(domain.InvalidStateTransition, "The endpoint is disabled; enable it first.")
}

func checkEndpointURL(r *domain.Refusals, address string, livemode bool) {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http":
		r.Add("/url", "The URL must begin with https:// or http:// and have a host.")
	case livemode && u.Scheme != "https":
		r.Add("/url", "A live store sends events to https addresses only.")
	case u.User != nil:
		r.Add("/url", "The URL must not contain a user name or a password; use a custom header.")
	case u.Fragment != "":
		r.Add("/url", "The URL must not have a fragment.")
	}
}

// ownHeaders lists headers that every request sets itself, or that control the connection. Custom headers
// cannot replace them.
var ownHeaders = []string{"host", "connection", "transfer-encoding", "te", "trailer", "upgrade", "user-agent", "keep-alive", "expect"}

func (e *WebhookEndpoint) headers(r *domain.Refusals, asked []CustomHeaderInput) []CustomHeader {
	out := make([]CustomHeader, 0, len(asked))
	size := 0
	for i, h := range asked {
		pointer := fmt.Sprintf("/customHeaders/%d/name", i)
		name := strings.ToLower(h.Name)
		same := func(other CustomHeader) bool { return strings.EqualFold(other.Name, h.Name) }
		switch {
		case !isToken(h.Name):
			r.Add(pointer, "A header's name has letters, digits and !#$%%&'*+-.^_`|~ only.")
			continue
		case h.Value != nil && strings.ContainsFunc(*h.Value, func(c rune) bool { return c < ' ' || c > '~' }):
			r.Add(fmt.Sprintf("/customHeaders/%d/value", i), "A header's value has visible ASCII characters and blanks only.")
			continue
		case slices.Contains(ownHeaders, name) || strings.HasPrefix(name, "content-") || strings.HasPrefix(name, "proxy-") || strings.HasPrefix(name, "webhook-"):
			r.Add(pointer, "The header %s belongs to the request itself.", h.Name)
			continue
		case slices.ContainsFunc(out, same):
			r.Add(pointer, "The header %s is there twice.", h.Name)
			continue
		}
		header := CustomHeader{Name: h.Name}
		stored := slices.IndexFunc(e.CustomHeaders, same)
		if stored >= 0 && (h.Value == nil || *h.Value == e.CustomHeaders[stored].Value) {
			header.Value, header.Sealed = e.CustomHeaders[stored].Value, e.CustomHeaders[stored].Sealed
		} else if h.Value != nil {
			header.Value = *h.Value
		} else {
			r.Add(fmt.Sprintf("/customHeaders/%d/value", i), "There is no value of %s to keep.", h.Name)
			continue
		}
		header.Masked = mask(header.Value)
		size += len(header.Name) + len(header.Value)
		out = append(out, header)
	}
	if size > maxCustomHeaders {
		r.Add("/customHeaders", "All headers together may have %d bytes.", maxCustomHeaders)
	}
	return out
}

// isToken reports whether a name is valid as the name of a header.
func isToken(name string) bool {
	return name != "" && !strings.ContainsFunc(name, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.ContainsRune("!#$%&'*+-.^_`|~", c))
	})
}

// mask returns dots and the last four characters of a value, or only dots if the value is shorter than 12
// bytes.
func mask(value string) string {
	const least, shown = 12, 4
	if len(value) < least {
		return domain.Hidden
	}
	return domain.Hidden + value[len(value)-shown:]
}

// Enable activates a disabled endpoint.
func (e *WebhookEndpoint) Enable() { e.IsActive, e.DisabledReason, e.DisabledOn = true, nil, nil }

// Disable deactivates the endpoint. An endpoint that is already disabled keeps its reason.
func (e *WebhookEndpoint) Disable(reason WebhookDisabledReason, now time.Time) {
	if e.IsActive {
		e.IsActive, e.DisabledReason, e.DisabledOn = false, &reason, &now
	}
}

// Asymmetric reports whether deliveries are signed with v1a in addition to v1.
func (e *WebhookEndpoint) Asymmetric() bool { return e.CurrentKey(SchemeEd25519) != nil }

// CurrentKey returns the scheme's key that has no expiry; nil means that the endpoint does not use the
// scheme.
func (e *WebhookEndpoint) CurrentKey(scheme SignatureScheme) *WebhookKey {
	for i := range e.SigningKeys {
		if k := &e.SigningKeys[i]; k.Scheme == scheme && k.ExpiresOn == nil {
			return k
		}
	}
	return nil
}

// KeyMadeBy returns the key that a request created, as the first key or by a rotation; nil means none.
func (e *WebhookEndpoint) KeyMadeBy(commandID uuid.UUID) *WebhookKey {
	for i := range e.SigningKeys {
		if k := &e.SigningKeys[i]; k.CommandID == commandID && k.CommandID != uuid.Nil {
			return k
		}
	}
	return nil
}

// LiveKeys returns the keys that sign at a time, newest first.
func (e *WebhookEndpoint) LiveKeys(now time.Time) []WebhookKey {
	return slices.DeleteFunc(slices.Clone(e.SigningKeys), func(k WebhookKey) bool { return !k.Live(now) })
}

// Rotate creates a new key of the scheme. Existing keys sign until the duration overlap has passed or
// they expire, whichever comes first. With overlap 0 they stop signing immediately.
func (e *WebhookEndpoint) Rotate(scheme SignatureScheme, overlap time.Duration, now time.Time) (*WebhookKey, error) {
	if e.CurrentKey(scheme) == nil {
		return nil, domain.Errorf(domain.UnsupportedOperation, "The endpoint has no signature of the scheme %s; turn asymmetricSignature on.", scheme)
	}
	if overlap < 0 || overlap > MaxOverlap {
		return nil, domain.Invalid("/overlapHours", "Old keys go on signing for at most %d hours.", int(MaxOverlap.Hours()))
	}
	keys := []WebhookKey{NewWebhookKey(scheme, now)}
	ends, live := now.Add(overlap), 1
	for _, k := range e.LiveKeys(now) {
		if k.Scheme == scheme {
			if overlap == 0 {
				continue
			}
			if k.ExpiresOn == nil || ends.Before(*k.ExpiresOn) {
				k.ExpiresOn = &ends
			}
			live++
		}
		keys = append(keys, k)
	}
	if live > maxLiveKeys {
		return nil, domain.Errorf(domain.UnsupportedOperation, "%d keys of the scheme %s sign already; wait until one runs out, or end them with overlapHours 0.", maxLiveKeys, scheme)
	}
	e.SigningKeys = keys
	return &e.SigningKeys[0], nil
}

// Seal encrypts new secrets and those that Open decrypted. The endpoint must have its id, because a
// sealed value can be opened only in its own row.
func (e *WebhookEndpoint) Seal(ring *domain.Keyring) {
	for i := range e.SigningKeys {
		if k := &e.SigningKeys[i]; k.Secret != "" {
			k.Sealed = ring.Seal(e.place("signing_keys", k.Fingerprint), []byte(k.Secret))
		}
	}
	for i := range e.CustomHeaders {
		h := &e.CustomHeaders[i]
		h.Sealed = ring.Seal(e.place("custom_headers", h.Name), []byte(h.Value))
	}
}

// Open decrypts the secrets of the keys and the values of the custom headers.
func (e *WebhookEndpoint) Open(ring *domain.Keyring) error {
	for i := range e.SigningKeys {
		k := &e.SigningKeys[i]
		secret, err := ring.Open(e.place("signing_keys", k.Fingerprint), k.Sealed)
		if err != nil {
			return err
		}
		k.Secret = string(secret)
	}
	for i := range e.CustomHeaders {
		h := &e.CustomHeaders[i]
		value, err := ring.Open(e.place("custom_headers", h.Name), h.Sealed)
		if err != nil {
			return err
		}
		h.Value = string(value)
	}
	return nil
}

func (e *WebhookEndpoint) place(column, name string) string {
	return fmt.Sprintf("webhook_endpoints/%d/%d/%s/%s", e.StoreID, e.ID, column, name)
}
