package command

import (
	"encoding/json"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Account returns the account of a payment provider at its gateway, with decrypted secrets.
func (s *Kernel) Account(p *settings.PaymentProvider) (payment.Account, error) {
	a := payment.Account{StoreID: p.StoreID, ProviderID: p.ID, Livemode: p.Livemode, Namespace: p.Namespace, Secrets: map[string]payment.Secret{}}
	if p.NoticeSecret != "" {
		secret, err := s.Keys.Open(NoticeSecretPlace(p), p.NoticeSecret)
		if err != nil {
			return payment.Account{}, err
		}
		a.Secrets[payment.WebhookSecret] = payment.Secret(secret)
	}
	credentials, err := s.Credentials(p) // a webhook secret that the user entered overrides the gateway's secret
	if err != nil {
		return payment.Account{}, err
	}
	for name, value := range credentials {
		a.Secrets[name] = payment.Secret(value)
	}
	return a, nil
}

func NoticeSecretPlace(p *settings.PaymentProvider) string {
	return fmt.Sprintf("payment_providers/%d/notice_secret", p.ID)
}

// Credentials returns the decrypted credentials of a provider by name. The map is empty if the provider has no
// credentials.
func (s *Kernel) Credentials(p *settings.PaymentProvider) (map[string]string, error) {
	stored := map[string]string{}
	if p.Credentials == "" {
		return stored, nil
	}
	text, err := s.Keys.Open(CredentialsPlace(p), p.Credentials)
	if err != nil {
		return nil, err
	}
	return stored, json.Unmarshal(text, &stored)
}

func CredentialsPlace(p *settings.PaymentProvider) string {
	return fmt.Sprintf("payment_providers/%d/credentials", p.ID)
}

// ResultOf converts the result of a gateway call to the result type of the business rules.
func ResultOf(r payment.Result) ordering.Result {
	out := ordering.Result{
		Outcome: ordering.Outcome(r.Outcome), Reference: r.Reference, Amount: r.Amount, Held: r.Held, Captured: r.Captured, Released: r.Released, Instrument: r.Instrument,
		Mandate: r.Mandate, PaymentType: string(r.PaymentType), Brand: r.Brand, LastFour: r.LastFour, ExpiryMonth: r.ExpiryMonth, ExpiryYear: r.ExpiryYear,
		Review: ordering.ReviewStatus(r.Review),
	}
	if !r.HeldUntil.IsZero() {
		out.HeldUntil = &r.HeldUntil
	}
	if r.Decline != nil {
		out.DeclineCode, out.DeclineMessage, out.Class = string(r.Decline.Code), r.Decline.Message, ordering.FailureClass(r.Decline.Class)
		out.Gone = r.Decline.Code == payment.PaymentVoided || r.Decline.Code == payment.PaymentNotFound
	}
	if a := r.Action; a != nil {
		out.Action = &ordering.PaymentAction{Type: string(a.Type), URL: a.URL}
		if !a.ExpiresOn.IsZero() {
			out.Action.ExpiresOn = &a.ExpiresOn
		}
	}
	return out
}
