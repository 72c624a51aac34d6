package taxes

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/repo"
)

// TaxedAt returns the place that determines the taxes of an order. The place is the order's
// destination, or home if the order has no address.
func TaxedAt(o *ordering.Order, home *domain.Place) *domain.Place {
	if at := o.TaxedAt(); at != nil {
		return at
	}
	return home
}

// ShippingTaxClass returns the tax class for shipping; nil means that the store has no such class.
func ShippingTaxClass(ctx context.Context, r repo.Reader, store *settings.Store) (*settings.TaxClass, error) {
	id := store.Settings.DefaultTaxClassID
	if own := store.Settings.ShippingTaxClassID; own != nil {
		id = *own
	}
	class, err := r.TaxClassRates(ctx, id)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return class, err
}

// ErrTaxWanted is the error that Quote returns if a tax service must be called first. Taxed then calls the
// service outside of the transaction, and runs the command again.
var ErrTaxWanted = errors.New("tax: a service is to be asked")

const (
	// taxRounds is the maximum number of times that a command is run because its basket
	// changed and requires another tax request.
	taxRounds = 6
	// taxFresh is the time for which a response may be reused for an identical request.
	taxFresh = 5 * time.Minute
	// taxKept is the number of responses that a process caches.
	taxKept = 10_000
)

// taxing is the state of one call of Taxed. It contains the known responses of the tax service and
// the requests that are still to be made.
type taxing struct {
	cache   *taxAnswers
	answers map[string]taxHeard // the known responses by taxKey
	wanted  map[string]taxWanted
	places  bool // true if the price will be charged, false if it is only shown
}

// taxHeard is the outcome of a request, which is either an answer or a failure.
type taxHeard struct {
	answer  *pricing.TaxAnswer
	failure error
}

// unlocated reports whether the service could not locate the address in the request.
func (h taxHeard) unlocated() bool {
	failure, is := errors.AsType[*partner.Failure](h.failure)
	return is && failure.Unlocated
}

// Unlocated is the error for an address that the tax service cannot locate.
type Unlocated struct{ error }

func (u *Unlocated) Unwrap() error { return u.error }

// taxWanted is a request that has not been made yet.
type taxWanted struct {
	provider *settings.TaxProvider
	question pricing.TaxQuestion
	request  tax.QuoteRequest
}

type taxingKey struct{}

// Taxed runs the function do, which prices something. If do needs the tax service, Taxed calls the service without
// keeping locks, and runs do again with the response. A response is used only for a request that is identical to the
// one that do makes while it has its locks. If do still needs the service after taxRounds runs, the error is Busy.
// charged means that the price will be charged. If the service does not respond, do fails for such a price if the store
// blocks orders without the service. A price that is only shown becomes an estimate based on the store's own rates.
func Taxed[T any](ctx context.Context, s *Service, charged bool, do func(context.Context) (T, error)) (out T, err error) {
	t := &taxing{cache: &s.taxAnswers, answers: map[string]taxHeard{}, places: charged}
	ctx = context.WithValue(ctx, taxingKey{}, t)
	for range taxRounds {
		t.wanted = map[string]taxWanted{}
		out, err = do(ctx)
		if !errors.Is(err, ErrTaxWanted) {
			return out, err
		}
		if err := s.askTaxes(ctx, t); err != nil {
			return out, err
		}
	}
	return out, &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "Prices changed while the order was being priced. Retry the request."}
}

// Quote prices a basket. If the store has a tax service, the taxes come from that service: inside
// of Taxed, Quote returns ErrTaxWanted until the response is known. Outside of Taxed, the taxes
// are an estimate.
func Quote(ctx context.Context, r repo.Reader, b pricing.Basket, now time.Time) (pricing.Quote, error) {
	q, err := b.Quote(now)
	if err != nil {
		return q, err
	}
	question, asks := b.TaxQuestion(q)
	if !asks {
		return q, nil
	}
	t, _ := ctx.Value(taxingKey{}).(*taxing)
	if t == nil { // outside of Taxed, Quote does not wait for the service
		q.TaxIsEstimated = true
		return q, nil
	}
	provider, err := r.TaxProvider(ctx)
	if err != nil {
		return q, err
	}
	store, err := r.Store(ctx)
	if err != nil {
		return q, err
	}
	request := taxRequest(store, provider, question, domain.DateAt(now, store.Location()))
	key, err := taxKey(provider, request)
	if err != nil {
		return q, err
	}
	heard, known := t.answers[key]
	if !known {
		heard.answer, known = t.cache.find(key, now)
	}
	switch {
	case !known:
		t.wanted[key] = taxWanted{provider: provider, question: question, request: request}
		return q, ErrTaxWanted
	case heard.answer != nil:
		taxed, err := b.TaxedBy(question, *heard.answer).Quote(now)
		taxed.TaxReference = heard.answer.Reference
		return taxed, err
	case !t.places:
		q.TaxIsEstimated = true
	case provider.Fallback == settings.BlockOrders && heard.unlocated():
		where := "/shippingAddress"
		if !b.RequiresShipping() {
			where = "/billingAddress"
		}
		return q, &Unlocated{domain.Invalid(where, "The taxes of the address cannot be found out: its postal code, state and country name no place.")}
	case provider.Fallback == settings.BlockOrders:
		return q, &domain.Error{Code: domain.Unavailable, RetryAfter: 30, Detail: "The taxes of the order cannot be found out at the moment. Try again soon."}
	default:
		q.TaxSource = pricing.TaxFallback
	}
	return q, nil
}

// taxKey returns a key that identifies a request to a service and the version of the provider's
// configuration.
func taxKey(p *settings.TaxProvider, r tax.QuoteRequest) (string, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(fmt.Appendf(text, "%d/%d/%d", p.StoreID, p.ID, p.Version))
	return hex.EncodeToString(sum[:]), nil
}

// askTaxes makes all wanted requests concurrently. It also records failed requests, so that the
// same command does not repeat them.
func (s *Service) askTaxes(ctx context.Context, t *taxing) error {
	var all sync.WaitGroup
	var mu sync.Mutex
	for key, w := range t.wanted {
		all.Go(func() {
			answer, err := s.askTax(ctx, key, w)
			if err == nil {
				t.cache.keep(key, answer, s.Clock.Now())
			} else {
				slog.WarnContext(ctx, "taxes not found out", "store", w.provider.StoreID, "provider", w.provider.ProviderCode, "error", err)
			}
			mu.Lock()
			defer mu.Unlock()
			t.answers[key] = taxHeard{answer, err}
		})
	}
	all.Wait()
	return ctx.Err() // if the caller has disconnected, the service is not to blame
}

func (s *Service) askTax(ctx context.Context, key string, w taxWanted) (answer *pricing.TaxAnswer, err error) {
	service, account, err := s.taxService(w.provider)
	if err != nil {
		return nil, err
	}
	err = s.Breakable(ctx, fmt.Sprintf("tax/%d/%d/%d", w.provider.StoreID, w.provider.ID, w.provider.Version), func() error {
		return service.Quote(ctx, account, "tax_quote_"+key[:32], w.request, func(said tax.QuoteAnswer) (err error) {
			answer, err = readTaxes(w.question, said)
			return err
		})
	})
	return answer, err
}

// readTaxes parses a response. If the response does not match the request or its amounts do not
// add up, the error is a partner.Failure.
func readTaxes(q pricing.TaxQuestion, said tax.QuoteAnswer) (*pricing.TaxAnswer, error) {
	const maxReference = 200
	wrong := func(format string, values ...any) error {
		return &partner.Failure{Words: "The tax service's answer cannot be right: " + fmt.Sprintf(format, values...)}
	}
	answer := &pricing.TaxAnswer{Reference: said.Reference, Taxes: make([][]pricing.LineTax, len(said.Charges))}
	if len(said.Reference) > maxReference {
		return nil, wrong("its reference is longer than %d bytes.", maxReference)
	}
	var sum domain.Amount
	for i, c := range said.Charges {
		if c.Charge != i+1 {
			return nil, wrong("charge %d stands where %d belongs.", c.Charge, i+1)
		}
		for _, t := range c.Taxes {
			rate, err := domain.ParseAmount(t.Rate)
			if err != nil {
				return nil, wrong("a rate of charge %d is no number.", c.Charge)
			}
			amount, err := domain.ParseAmount(t.Amount)
			if err != nil {
				return nil, wrong("a tax of charge %d is no number.", c.Charge)
			}
			sum = sum.Add(amount)
			answer.Taxes[i] = append(answer.Taxes[i], pricing.LineTax{Name: t.Name, Rate: rate, Amount: amount})
		}
	}
	if err := q.Check(*answer); err != nil {
		refusal, _ := errors.AsType[*domain.Error](err)
		return nil, wrong("%s", refusal.Detail)
	}
	total, err := domain.ParseAmount(said.TaxTotal)
	if err != nil || !total.Equal(sum) {
		return nil, wrong("its taxes add up to %s, and not to its total.", q.Currency.Format(sum))
	}
	return answer, nil
}

// taxRequest converts a question into a request to the service.
func taxRequest(store *settings.Store, p *settings.TaxProvider, q pricing.TaxQuestion, on domain.Date) tax.QuoteRequest {
	out := tax.QuoteRequest{StoreID: store.ID, Livemode: store.Livemode, CurrencyCode: string(q.Currency), Date: on.String(), To: taxPlace(q.To), Nexus: []tax.Nexus{}}
	out.From = taxOrigin(store, p)
	for _, n := range p.Nexus {
		state := n.StateProvince
		if state != nil {
			code, _ := domain.StateCode(n.CountryCode, *state)
			state = &code
		}
		out.Nexus = append(out.Nexus, tax.Nexus{CountryCode: n.CountryCode, StateProvince: state})
	}
	for i, c := range q.Charges {
		charge := tax.QuoteCharge{Charge: i + 1, Type: tax.Line, SKU: c.SKU, TaxCode: c.TaxCode, Quantity: c.Quantity, Amount: q.Currency.Format(c.Amount), TaxIncluded: c.Included}
		if c.Shipping {
			charge.Type = tax.Shipping
		}
		out.Charges = append(out.Charges, charge)
	}
	return out
}

// taxOrigin returns the place from which a store ships; nil means that no place is set.
func taxOrigin(store *settings.Store, p *settings.TaxProvider) *tax.Place {
	from := p.OriginAddress
	if from == nil {
		from = store.Settings.Address
	}
	if from == nil {
		return nil
	}
	place := taxPlace(from.Place())
	return &place
}

func taxPlace(p domain.Place) tax.Place {
	return tax.Place{CountryCode: p.CountryCode, StateProvince: p.StateProvince, PostalCode: p.PostalCode}
}

// taxQuoter is a service from which quotes of taxes can be requested.
type taxQuoter interface {
	Quote(ctx context.Context, a partner.Account, id string, q tax.QuoteRequest, read func(tax.QuoteAnswer) error) error
}

// taxService returns a store's tax service, and the store's account at the service opened for a
// call.
func (s *Service) taxService(p *settings.TaxProvider) (taxQuoter, partner.Account, error) {
	switch {
	case p.ProviderCode == settings.HTTPTax && p.BaseURL != nil && s.taxes != nil:
		account, err := s.PartnerAccount(p.StoreID, p.ProviderCode, taxCredentials(p), &p.PartnerAccount, p.Timeout())
		return s.taxes, account, err
	case p.ProviderCode == settings.StripeTax && s.stripeTax != nil:
		stored, err := s.OpenSecrets(taxCredentials(p), p.Credentials)
		return s.stripeTax, stripeAccount(p, stored[settings.SecretKey]), err
	}
	return nil, partner.Account{}, domain.Errorf(domain.UnsupportedOperation, "The store has no tax service.")
}

func taxCredentials(p *settings.TaxProvider) string {
	return fmt.Sprintf("tax_providers/%d/credentials", p.ID)
}

// taxAnswers caches recent responses of tax services by taxKey.
type taxAnswers struct {
	mu sync.Mutex
	by map[string]keptTaxes
}

type keptTaxes struct {
	answer *pricing.TaxAnswer
	until  time.Time
}

func (a *taxAnswers) find(key string, now time.Time) (*pricing.TaxAnswer, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	kept, is := a.by[key]
	return kept.answer, is && now.Before(kept.until)
}

func (a *taxAnswers) keep(key string, answer *pricing.TaxAnswer, now time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.by) >= taxKept {
		maps.DeleteFunc(a.by, func(_ string, k keptTaxes) bool { return !now.Before(k.until) })
	}
	if a.by == nil || len(a.by) >= taxKept {
		a.by = map[string]keptTaxes{}
	}
	a.by[key] = keptTaxes{answer, now.Add(taxFresh)}
}
