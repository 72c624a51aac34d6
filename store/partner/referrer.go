package partner

import (
	"context"
	"fmt"
	"log/slog"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/commission"
)

// Referrer asks the store's commission service for the owner of a referrer code, and also returns
// the service's provider. A response is reused for customer.ReferrerFresh. While the service cannot
// be reached, the last response stays valid.
func (s *Service) Referrer(ctx context.Context, actor domain.Actor, code string) (*customer.Referrer, *settings.CommissionProvider, error) {
	reader, now := s.As(actor), s.Clock.Now()
	provider, err := reader.CommissionProvider(ctx)
	if err != nil {
		return nil, nil, err
	}
	if !provider.Asks() || !fits(code, 100) {
		return nil, provider, domain.Missing("referrer")
	}
	known, err := reader.Referrer(ctx, provider.Connection, code)
	if err != nil {
		return nil, provider, err
	}
	place := fmt.Sprintf("%d/%d/%s", actor.StoreID, provider.Connection, code)
	switch {
	case known != nil && now.Before(known.CheckedOn.Add(customer.ReferrerFresh)):
		return known, provider, nil
	case known == nil && s.strangers.has(place, now):
		return nil, provider, domain.Missing("referrer")
	}
	said, err := s.askReferrer(ctx, provider, code)
	switch {
	case err != nil && ctx.Err() != nil:
		return nil, provider, ctx.Err()
	case err != nil && known != nil:
		return known, provider, nil
	case err != nil:
		slog.WarnContext(ctx, "referrer not found out", "store", actor.StoreID, "error", err)
		return nil, provider, &domain.Error{Code: domain.Unavailable, RetryAfter: 30, Detail: "Whom the code belongs to cannot be found out at the moment. Try again soon."}
	case said == nil && known == nil:
		s.strangers.note(place, now)
		return nil, provider, domain.Missing("referrer")
	case said == nil: // the code had an owner before, who is now inactive
		gone := *known
		said, gone.IsActive = &gone, false
	}
	said.Connection, said.Code, said.CheckedOn = provider.Connection, code, now
	return said, provider, s.keepReferrer(ctx, actor.StoreID, said)
}

func (s *Service) keepReferrer(ctx context.Context, storeID int64, r *customer.Referrer) error {
	tx, err := s.Begin(ctx, domain.SystemFor(storeID, "referrer "+uuid.NewString()))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.KeepReferrer(ctx, r); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// askReferrer requests the owner of a code from the service; nil means that the code has no owner.
func (s *Service) askReferrer(ctx context.Context, p *settings.CommissionProvider, code string) (out *customer.Referrer, err error) {
	account, err := s.commissionAccount(p)
	if err != nil {
		return nil, err
	}
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "referrer", code })
	err = s.Breakable(ctx, commissionName(p), func() error {
		return s.commissions.Referrer(ctx, account, "commission_referrer_"+uuid.NewString(), code, func(said commission.ReferrerAnswer) (err error) {
			out, err = s.readReferrer(p, code, said)
			return err
		})
	})
	return out, err
}

// commissionName returns the name that identifies a commission service and its connection for the
// circuit breaker.
func commissionName(p *settings.CommissionProvider) string {
	return fmt.Sprintf("commission/%d/%d/%d", p.StoreID, p.Connection, p.Version)
}

// readReferrer parses a service's response about a code; nil means that the code has no owner.
func (s *Service) readReferrer(p *settings.CommissionProvider, code string, said commission.ReferrerAnswer) (*customer.Referrer, error) {
	r := said.Referrer
	if r == nil {
		return nil, nil
	}
	out := &customer.Referrer{Connection: p.Connection, Code: code, DisplayName: r.DisplayName, AvatarURL: r.AvatarURL, SiteURL: r.SiteURL, IsActive: r.IsActive, ProviderCustomerID: r.ProviderCustomerID}
	if !fits(r.DisplayName, 200) || r.ProviderCustomerID != nil && !fits(*r.ProviderCustomerID, 100) {
		return nil, s.commissions.Failed("'s answer cannot be right: a name is empty, or too long.")
	}
	for _, address := range []*string{r.AvatarURL, r.SiteURL} {
		if address != nil && !isLink(*address, "https") {
			return nil, s.commissions.Failed("'s answer cannot be right: an address is not one of HTTPS.")
		}
	}
	return out, nil
}

// isLink reports whether a text from a service is a URL that a browser may open.
func isLink(text string, schemes ...string) bool {
	const most = 2048
	u, err := url.Parse(text)
	return err == nil && slices.Contains(schemes, u.Scheme) && u.Host != "" && u.User == nil && fits(text, most)
}

// CheckReferrer returns an error if a code has no owner or if its owner is inactive.
func (s *Service) CheckReferrer(ctx context.Context, actor domain.Actor, code **string) error {
	if code == nil || *code == nil {
		return nil
	}
	referrer, _, err := s.Referrer(ctx, actor, **code)
	if domain.CodeOf(err) == domain.NotFound || err == nil && !referrer.IsActive {
		return domain.Invalid("/referrerCode", "There is no such referrer.")
	}
	return err
}

// CommissionSSO is a link that logs a customer in at the store's commission service.
type CommissionSSO struct {
	URL       string
	ExpiresOn time.Time
}

// CommissionSSO requests a link from the store's commission service. The link logs the customer in
// at the service once. returnTo is the URL in the store to which the customer returns; nil means
// that no URL is sent.
func (s *Service) CommissionSSO(ctx context.Context, actor domain.Actor, returnTo *string) (out CommissionSSO, err error) {
	reader := s.As(actor)
	store, err := reader.Store(ctx)
	if err != nil {
		return out, err
	}
	provider, err := reader.CommissionProvider(ctx)
	if err != nil {
		return out, err
	}
	if returnTo != nil && !s.ownAddress(store, *returnTo) {
		return out, domain.InvalidParameter("returnTo", "It is no address of the store's own.")
	}
	if !provider.Asks() || !provider.SSOEnabled {
		return out, domain.Errorf(domain.UnsupportedOperation, "The store has no single sign-on to a commission service.")
	}
	c, err := reader.Customer(ctx, actor.ID)
	if err != nil {
		return out, err
	}
	if c.CommissionProviderID == nil {
		return out, domain.Errorf(domain.UnsupportedOperation, "The commission service does not know the customer yet.")
	}
	account, err := s.commissionAccount(provider)
	if err != nil {
		return out, err
	}
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "customer", domain.Itoa(c.ID) })
	request := commission.SSORequest{StoreID: store.ID, Livemode: store.Livemode, CustomerID: c.ID, ProviderCustomerID: *c.CommissionProviderID, ReturnTo: returnTo}
	read := func(said commission.SSOAnswer) error {
		const longest = 10 * time.Minute
		schemes := []string{"https", strings.Split(account.BaseURL, ":")[0]}
		now := time.Now() // commission services use the real time
		if !isLink(said.URL, schemes...) || !said.ExpiresOn.After(now) || said.ExpiresOn.After(now.Add(longest)) {
			return s.commissions.Failed("'s link cannot be used: it is no address, or does not end within %s.", longest)
		}
		out = CommissionSSO{URL: said.URL, ExpiresOn: said.ExpiresOn}
		return nil
	}
	err = s.Breakable(ctx, commissionName(provider), func() error {
		return s.commissions.SSO(ctx, account, "commission_sso_"+uuid.NewString(), request, read)
	})
	if err != nil && ctx.Err() == nil {
		slog.WarnContext(ctx, "no link into the commission service", "store", store.ID, "error", err)
		return out, &domain.Error{Code: domain.Unavailable, RetryAfter: 30, Detail: "The commission service gives no link at the moment. Try again soon."}
	}
	return out, err
}

// ownAddress reports whether a URL is on the store's verified domain or one of its allowed origins.
func (s *Service) ownAddress(store *settings.Store, address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || u.Scheme != "https" && u.Scheme != "http" {
		return false
	}
	origin := u.Scheme + "://" + u.Host
	if site := s.letter.Site(store).Storefront; site != "" {
		if own, err := url.Parse(site); err == nil && strings.EqualFold(own.Scheme+"://"+own.Host, origin) {
			return true
		}
	}
	return slices.ContainsFunc(settings.OriginEntries(origin), func(entry string) bool { return slices.Contains(store.Settings.AllowedOrigins, entry) })
}
