package command

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// PartnerAccount opens a store's account at a partner for a call. place is where its
// credentials are kept.
func (s *Kernel) PartnerAccount(storeID int64, code, place string, a *settings.PartnerAccount, timeout time.Duration) (partner.Account, error) {
	stored, err := s.OpenSecrets(place, a.Credentials)
	if err != nil {
		return partner.Account{}, err
	}
	return partner.Account{StoreID: storeID, ProviderCode: code, BaseURL: *a.BaseURL, Secrets: a.Signing(stored, s.Clock.Now()), Timeout: timeout}, nil
}

// TriedAccount is an account as a change would have it. A new secret has to do by itself.
func TriedAccount(storeID int64, code string, a *settings.PartnerAccount, stored map[string]string, in map[string]*string, now time.Time, timeout time.Duration) partner.Account {
	if secret := in[settings.SigningSecret]; secret != nil {
		stored = map[string]string{settings.SigningSecret: *secret}
	}
	return partner.Account{StoreID: storeID, ProviderCode: code, BaseURL: *a.BaseURL, Secrets: a.Signing(stored, now), Timeout: timeout}
}

// SealAccount keeps changes of an account's credentials; none leave it as it is.
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

// OpenSecrets opens the credentials that a row keeps, by their place.
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

// PartnerHealth is how a store's partner of a kind fares.
func (s *Kernel) PartnerHealth(ctx context.Context, actor domain.Actor, kind integration.Integration) (integration.Health, error) {
	all, err := s.As(actor).IntegrationHealth(ctx, kind, s.Clock.Now().Add(-integration.HealthSpan))
	return all[0], err // a store has one of each kind, whatever it was called before
}

// Untold is why a partner was not told something, as the task says it.
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

// RefusedPartner is a partner's failure as the refusal of the request that names them.
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
