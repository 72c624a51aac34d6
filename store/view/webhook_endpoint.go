package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEndpoint converts an endpoint, without its secrets.
func WebhookEndpoint(e *webhook.WebhookEndpoint) common.WebhookEndpoint {
	var public *string
	if k := e.CurrentKey(webhook.SchemeEd25519); k != nil {
		public = &k.PublicKey
	}
	return common.WebhookEndpoint{
		WebhookEndpointID: e.ID, URL: e.URL, Description: Or(e.Description), EventTypes: e.EventTypes, APIVersion: e.APIVersion,
		CustomHeaders: Each(e.CustomHeaders, func(h webhook.CustomHeader) common.WebhookCustomHeader {
			return common.WebhookCustomHeader{Name: h.Name, MaskedValue: h.Masked}
		}),
		RatePerSecond: intOrNull(e.RatePerSecond), Ordering: common.WebhookOrdering(e.Ordering), TimeoutSeconds: int32(e.TimeoutSeconds),
		AsymmetricSignature: e.Asymmetric(), PublicKey: Or(public), SigningKeys: webhookKeys(e),
		IsActive: e.IsActive, DisabledReason: Or((*common.WebhookDisabledReason)(e.DisabledReason)), DisabledOn: TimeOrNull(e.DisabledOn),
		ActiveWebhookReplayID: Or(e.ActiveReplayID),
		Health:                webhookHealth(e),
		CreatedOn:             Time(e.CreatedOn), ModifiedOn: Time(e.ModifiedOn), Version: e.Version,
	}
}

// WebhookEndpointCreated converts a new endpoint with its secret.
func WebhookEndpointCreated(e *webhook.WebhookEndpoint) common.WebhookEndpointCreated {
	w := WebhookEndpoint(e)
	return common.WebhookEndpointCreated{
		WebhookEndpointID: w.WebhookEndpointID, URL: w.URL, Description: w.Description, EventTypes: w.EventTypes, APIVersion: w.APIVersion,
		CustomHeaders: w.CustomHeaders, RatePerSecond: w.RatePerSecond, Ordering: w.Ordering, TimeoutSeconds: w.TimeoutSeconds,
		AsymmetricSignature: w.AsymmetricSignature, PublicKey: w.PublicKey, SigningKeys: w.SigningKeys,
		IsActive: w.IsActive, DisabledReason: w.DisabledReason, DisabledOn: w.DisabledOn, ActiveWebhookReplayID: w.ActiveWebhookReplayID,
		Health: w.Health, CreatedOn: w.CreatedOn, ModifiedOn: w.ModifiedOn, Version: w.Version,
		Secret: e.CurrentKey(webhook.SchemeHMAC).Secret,
	}
}

// WebhookEndpointSecretRotated converts a new key. It includes the secret only if the key is an HMAC key.
func WebhookEndpointSecretRotated(e *webhook.WebhookEndpoint, key *webhook.WebhookKey) common.WebhookEndpointSecretRotated {
	out := common.WebhookEndpointSecretRotated{
		WebhookEndpointID: e.ID, Scheme: common.WebhookSignatureScheme(key.Scheme), Secret: nullable.NewNullNullable[string](),
		PublicKey: TextOrNull(key.PublicKey), PreviousKeysExpireOn: nullable.NewNullNullable[common.Timestamp](), SigningKeys: webhookKeys(e),
	}
	if key.Scheme == webhook.SchemeHMAC {
		out.Secret = nullable.NewNullableWithValue(key.Secret)
	}
	for _, k := range e.SigningKeys {
		if k.Scheme == key.Scheme && k.ExpiresOn != nil {
			out.PreviousKeysExpireOn = TimeOrNull(k.ExpiresOn) // the most recently replaced key, which expires last
			break
		}
	}
	return out
}

func webhookKeys(e *webhook.WebhookEndpoint) []common.WebhookSigningKey {
	return Each(e.SigningKeys, func(k webhook.WebhookKey) common.WebhookSigningKey {
		return common.WebhookSigningKey{
			Scheme: common.WebhookSignatureScheme(k.Scheme), Fingerprint: k.Fingerprint, PublicKey: TextOrNull(k.PublicKey),
			CreatedOn: Time(k.CreatedOn), ExpiresOn: TimeOrNull(k.ExpiresOn),
		}
	})
}

func webhookHealth(e *webhook.WebhookEndpoint) common.WebhookEndpointHealth {
	h := e.Health
	rate := nullable.NewNullNullable[common.Rate]()
	if r := h.SuccessRate(); r != nil {
		rate = nullable.NewNullableWithValue(r.Trimmed())
	}
	return common.WebhookEndpointHealth{
		Status: common.WebhookEndpointHealthStatus(h.Status(e.IsActive)), BreakerState: common.WebhookBreakerState(h.Breaker),
		Attempts24H: int32(h.Attempts), Failures24H: int32(h.Failures), SuccessRate24H: rate,
		LatencyP50Ms: intOrNull(h.Latency.Quantile(0.5)), LatencyP95Ms: intOrNull(h.Latency.Quantile(0.95)),
		ConsecutiveFailures: int32(h.ConsecutiveFailures), FailingSince: TimeOrNull(h.FailingSince),
		LastSuccessOn: TimeOrNull(h.LastSuccessOn), LastFailureOn: TimeOrNull(h.LastFailureOn), LastErrorCode: TextOrNull(string(h.LastErrorCode)),
		NextProbeOn: TimeOrNull(h.ProbeOn), PendingCount: int32(h.Pending), ParkedCount: int32(h.Parked), OldestPendingOn: TimeOrNull(h.OldestPendingOn),
	}
}

func intOrNull(n *int) nullable.Nullable[int32] {
	if n == nil {
		return nullable.NewNullNullable[int32]()
	}
	return nullable.NewNullableWithValue(int32(*n))
}
