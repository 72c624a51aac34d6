package command

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// PartnerAccount returns a store's account at a partner with decrypted secrets, for a call. place identifies the row
// and column to which the encryption binds the credentials.
func (s *Kernel) PartnerAccount(storeID int64, code, place string, a *settings.PartnerAccount, timeout time.Duration) (partner.Account, error) {
	stored, err := s.OpenSecrets(place, a.Credentials)
	if err != nil {
		return partner.Account{}, err
	}
	return partner.Account{StoreID: storeID, ProviderCode: code, BaseURL: *a.BaseURL, Secrets: a.Signing(stored, s.Clock.Now()), Timeout: timeout}, nil
}

// TriedAccount returns an account as a change would leave it, for a test call. If the secret changes, the test call
// signs only with the new secret, because the new secret must be accepted without the former secret.
func TriedAccount(storeID int64, code string, a *settings.PartnerAccount, stored map[string]string, in map[string]*string, now time.Time, timeout time.Duration) partner.Account {
	if secret := in[settings.SigningSecret]; secret != nil {
		stored = map[string]string{settings.SigningSecret: *secret}
	}
	return partner.Account{StoreID: storeID, ProviderCode: code, BaseURL: *a.BaseURL, Secrets: a.Signing(stored, now), Timeout: timeout}
}

// SealAccount merges changes into an account's credentials and encrypts the result. Without changes it does nothing.
func (s *Kernel) SealAccount(a *settings.PartnerAccount, place string, stored map[string]string, in map[string]*string, now time.Time) error {
	if len(in) == 0 {
		return nil
	}
	text, err := json.Marshal(a.Merge(stored, in, now))
	if err == nil {
		a.Credentials = s.Keys.Seal(place, text)
	}
	return err
}

// OpenSecrets decrypts the credentials of a row. place is the encryption context, as in PartnerAccount. The map is
// empty if sealed is empty.
func (s *Kernel) OpenSecrets(place, sealed string) (map[string]string, error) {
	stored := map[string]string{}
	if sealed == "" {
		return stored, nil
	}
	text, err := s.Keys.Open(place, sealed)
	if err != nil {
		return nil, err
	}
	return stored, json.Unmarshal(text, &stored)
}

// PartnerHealth returns the statistics of calls to a store's partner of one kind. They cover the last
// integration.HealthSpan.
func (s *Kernel) PartnerHealth(ctx context.Context, actor domain.Actor, kind integration.Integration) (integration.Health, error) {
	all, err := s.As(actor).IntegrationHealth(ctx, kind, s.Clock.Now().Add(-integration.HealthSpan))
	return all[0], err // calls to a partner have no account, so their key is 0
}

// Untold converts the error of a failed call to a partner into the error of the task. InvalidValue means that the
// partner refused the call, and ends the task. Unavailable stands for any other failure of the call and causes a retry.
// Untold returns other errors unchanged.
func Untold(err error) error {
	failure, is := errors.AsType[*partner.Failure](err)
	switch {
	case is && failure.Refused:
		return domain.Errorf(domain.InvalidValue, "%s", failure.Words)
	case is:
		return domain.Errorf(domain.Unavailable, "%s", failure.Words)
	}
	return err
}

// RefusedPartner converts the failure of a partner into the error of the request that sets up the partner. The error
// refers to the signing secret if the partner does not accept the signature, and otherwise to baseUrl. RefusedPartner
// returns other errors, and any error after the end of ctx, unchanged.
func RefusedPartner(ctx context.Context, err error) error {
	failure, is := errors.AsType[*partner.Failure](err)
	switch {
	case err == nil || ctx.Err() != nil || !is:
		return err
	case failure.Unauthorized:
		return domain.Invalid("/credentials/"+settings.SigningSecret, "%s", failure.Words)
	default:
		return domain.Invalid("/baseUrl", "%s", failure.Words)
	}
}

// Breakable calls ask, or returns errPartnerDown without a call while the partner's breaker is open. A refusal shows
// that the partner responds. Errors other than *partner.Failure, such as a canceled request, do not affect the breaker.
func (s *Kernel) Breakable(ctx context.Context, partnerName string, ask func() error) error {
	admitted, probe := s.breakers.admits(partnerName, s.Clock.Now())
	if !admitted {
		return errPartnerDown
	}
	outcome := breakerUnknown
	defer func() {
		if s.breakers.note(partnerName, outcome, probe, s.Clock.Now()) {
			slog.WarnContext(ctx, "a partner does not answer: nobody waits for it any more", "partner", partnerName)
		}
	}()
	err := ask()
	failure, is := errors.AsType[*partner.Failure](err)
	switch {
	case err == nil, is && failure.Refused:
		outcome = breakerAnswered
	case is:
		outcome = breakerFailed
	}
	return err
}
