package settings

import (
	"maps"
	"net/url"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PartnerAccount contains the URL and the credentials of an external system that implements one of our
// contracts.
type PartnerAccount struct {
	BaseURL     *string           `gorm:"column:base_url"`
	Credentials string            `audit:"secret"`                        // sealed JSON
	Masked      map[string]string `gorm:"serializer:json" audit:"secret"` // displayable parts of the credentials
	// FormerUntil is the time until which calls are also signed with the former secret.
	FormerUntil *time.Time `audit:"-"`
}

// SigningSecret is the name of the credential with which calls to partners are signed like webhooks.
// After a change, the former secret also signs for the time SecretOverlap.
const (
	SecretKey           = "secretKey" // key for the service's own API
	SigningSecret       = "signingSecret"
	formerSigningSecret = "formerSigningSecret"
	SecretOverlap       = 24 * time.Hour
)

// Merge returns the stored credentials with changes applied: a value sets a credential, and nil removes
// it. It sets the account's masked values to those of the result. The caller must seal the credentials.
func (a *PartnerAccount) Merge(stored map[string]string, in map[string]*string, now time.Time) map[string]string {
	merged := maps.Clone(stored)
	if before := stored[SigningSecret]; in[SigningSecret] != nil && before != "" && *in[SigningSecret] != before {
		until := now.Add(SecretOverlap)
		merged[formerSigningSecret], a.FormerUntil = before, &until
	}
	for key, value := range in {
		delete(merged, key)
		if value != nil {
			merged[key] = *value
		}
	}
	a.Masked = map[string]string{}
	for key, value := range merged {
		if key != formerSigningSecret {
			a.Masked[key] = Mask(value)
		}
	}
	return merged
}

// Signing returns the secrets with which a call is signed, the current secret first.
func (a *PartnerAccount) Signing(stored map[string]string, now time.Time) (secrets []string) {
	if s := stored[SigningSecret]; s != "" {
		secrets = append(secrets, s)
	}
	if s := stored[formerSigningSecret]; s != "" && a.FormerUntil != nil && now.Before(*a.FormerUntil) {
		secrets = append(secrets, s)
	}
	return secrets
}

// Forget clears the account.
func (a *PartnerAccount) Forget() { *a = PartnerAccount{Masked: map[string]string{}} }

// checkKey adds refusals for an account that may have no credential except a secret key.
func (a *PartnerAccount) checkKey(r *domain.Refusals, provider string, in map[string]*string) {
	for _, key := range slices.Sorted(maps.Keys(in)) {
		switch value := in[key]; {
		case key != SecretKey:
			r.Add("/credentials/"+key, "%s has no credential of that name.", provider)
		case value == nil || *value == "":
			r.Add("/credentials/"+key, "%s needs it.", provider)
		}
	}
	if a.Masked[SecretKey] == "" && in[SecretKey] == nil {
		r.Add("/credentials", "%s needs a secretKey.", provider)
	}
	if a.BaseURL != nil {
		r.Add("/baseUrl", "%s is reached at its own address.", provider)
	}
}

// check adds a refusal for each reason why the partner cannot be called with this account. The parameter
// provider is the provider's code, and parses returns an error for a malformed secret.
func (a *PartnerAccount) check(r *domain.Refusals, provider string, in map[string]*string, parses func(string) error) {
	for _, key := range slices.Sorted(maps.Keys(in)) {
		switch value := in[key]; {
		case key != SigningSecret:
			r.Add("/credentials/"+key, "%s has no credential of that name.", provider)
		case value == nil:
			r.Add("/credentials/"+key, "%s needs it.", provider)
		default:
			if err := parses(*value); err != nil {
				r.Add("/credentials/"+key, "It is no signing secret: %s.", err)
			}
		}
	}
	if a.Masked[SigningSecret] == "" && in[SigningSecret] == nil {
		r.Add("/credentials", "%s needs a signingSecret.", provider)
	}
	switch {
	case a.BaseURL == nil:
		r.Add("/baseUrl", "%s needs the address where it is reached.", provider)
	default:
		if u, err := url.Parse(*a.BaseURL); err != nil || u.RawQuery != "" || u.Fragment != "" {
			r.Add("/baseUrl", "It is an address without a query, to which paths are added.")
		}
	}
}
