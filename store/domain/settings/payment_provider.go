package settings

import (
	"crypto/rand"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PaymentProvider is a way to pay that a store offers: an account at a payment
// service, or the agreement to be paid outside of it.
type PaymentProvider struct {
	domain.Row
	ProviderCode  string
	DisplayName   string // shown to customers; unique in the store
	IsActive      bool   // offered at checkout; captures and refunds go on without
	IsDefault     bool
	Priority      int // lower is offered first
	Livemode      bool
	PaymentTypes  []string          `gorm:"serializer:json"`
	CurrencyCodes []domain.Currency `gorm:"serializer:json"` // empty: all of the store
	CountryCodes  []string          `gorm:"serializer:json"` // of the billing address; empty: all
	MinAmount     *domain.Amount    // in the store's default currency
	MaxAmount     *domain.Amount
	CaptureMode   *CaptureMode      // nil: as the store's settings
	PublicConfig  map[string]string `gorm:"serializer:json"`                // what a browser may know
	Credentials   string            `audit:"secret"`                        // sealed JSON: SealedPlace
	Masked        map[string]string `gorm:"serializer:json" audit:"secret"` // what may be shown of them
	Namespace     string            `audit:"-"`                             // random; precedes every key at the payment service
	// Of accounts whose service tells by itself what happened: what it signs with,
	// sealed, when it is to be asked to tell, when it told something last, and when
	// somebody did who could not prove to be it.
	NoticeSecret    string     `audit:"secret"`
	SubscribeOn     *time.Time `audit:"-"`
	NoticedOn       *time.Time `audit:"-"`
	NoticeRefusedOn *time.Time `audit:"-"`
	// When its books are compared with the service's next, up to when they were, and
	// where a list goes on that was not read to its end.
	ReconcileOn     *time.Time `audit:"-"`
	ReconciledOn    *time.Time `audit:"-"`
	ReconcileCursor string     `audit:"-"`
}

// Codes of the providers that this service can use.
const (
	SandboxProvider = "SANDBOX"
	OfflineProvider = "OFFLINE"
	StripeProvider  = "STRIPE"
	BTCPayProvider  = "BTCPAY"
)

// CryptoPayment is the type of what is paid on a page of the provider's, by whoever
// opens it.
const CryptoPayment = "CRYPTO"

// PaymentAbilities are what a provider can do.
type PaymentAbilities struct {
	SavedMethods, PartialCapture, PartialRefund, Void, ThreeDS bool
}

// paymentService is what the platform knows about a provider code.
type paymentService struct {
	types    []string
	can      PaymentAbilities
	secrets  []string          // credentials that it has
	needs    []string          // those without which it is nothing
	shown    []string          // those that a browser may know
	public   map[string]string // what a browser may know of it in every store
	livemode func(store bool) bool
	notifies bool // it tells by itself what happened
	byHand   bool // what was paid is given back by hand
}

// paymentServices are the providers that a gateway exists for. The sandbox moves
// no money, so a store that does may not have it.
var paymentServices = map[string]paymentService{
	SandboxProvider: {
		types:    []string{"CARD", "BANK", "CRYPTO", "DIGITAL_WALLET"},
		can:      PaymentAbilities{SavedMethods: true, PartialCapture: true, PartialRefund: true, Void: true, ThreeDS: true},
		public:   map[string]string{"testPaymentTokens": strings.Join(SandboxTokens, " ")},
		livemode: func(store bool) bool { return !store },
		notifies: true,
	},
	StripeProvider: {
		types:    []string{"CARD", "BANK", "DIGITAL_WALLET"},
		can:      PaymentAbilities{SavedMethods: true, PartialCapture: true, PartialRefund: true, Void: true, ThreeDS: true},
		secrets:  []string{"secretKey", "publishableKey", "webhookSecret"},
		needs:    []string{"secretKey", "publishableKey"},
		shown:    []string{"publishableKey"},
		livemode: func(bool) bool { return true },
		notifies: true,
	},
	OfflineProvider: {
		types:    []string{"BANK"},
		can:      PaymentAbilities{PartialCapture: true, PartialRefund: true, Void: true},
		livemode: func(bool) bool { return true },
		byHand:   true,
	},
	BTCPayProvider: {
		types:    []string{CryptoPayment},
		can:      PaymentAbilities{PartialRefund: true, Void: true},
		secrets:  []string{"serverUrl", "storeId", "apiKey", "webhookSecret"},
		needs:    []string{"serverUrl", "storeId", "apiKey"},
		livemode: func(bool) bool { return true },
		notifies: true,
		byHand:   true,
	},
}

// RefundsByHand tells whether what was paid with a provider is given back by hand: no
// gateway is asked to.
func RefundsByHand(providerCode string) bool { return paymentServices[providerCode].byHand }

// SandboxTokens are the payment tokens that the sandbox takes, by Stripe's names for
// its test cards where it has any: three that pay, those that are declined, those
// that ask for authentication, those whose later charges go wrong while the
// customer is away, two bank accounts, two whose refunds take time and fail, three
// whose bank disputes what is captured, the last one by asking first, and one whose
// payments are reviewed for fraud.
var SandboxTokens = []string{
	"pm_card_visa", "pm_card_mastercard", "pm_card_amex",
	"pm_card_chargeDeclined", "pm_card_chargeDeclinedInsufficientFunds", "pm_card_chargeDeclinedLostCard", "pm_card_chargeDeclinedStolenCard",
	"pm_card_chargeDeclinedExpiredCard", "pm_card_chargeDeclinedIncorrectCvc", "pm_card_chargeDeclinedProcessingError",
	"pm_card_authenticationRequired", "pm_card_authenticationRequiredOnSetup",
	"pm_card_chargeCustomerFail", "pm_card_renewalInsufficientFunds", "pm_card_renewalLostCard", "pm_card_renewalUnreachable", "pm_card_renewalMisconfigured",
	"pm_usBankAccount_success", "pm_usBankAccount_insufficientFunds",
	"pm_card_pendingRefund", "pm_card_refundFail",
	"pm_card_createDispute", "pm_card_createDisputeProductNotReceived", "pm_card_createDisputeInquiry",
	"pm_card_riskLevelElevated",
}

// Public is what a browser may know of the provider: what the store says, and what
// is so in every store.
func (p *PaymentProvider) Public() map[string]string {
	public := maps.Clone(paymentServices[p.ProviderCode].public)
	if public == nil {
		public = map[string]string{}
	}
	maps.Copy(public, p.PublicConfig)
	return public
}

// Can says what the provider is able to do.
func (p *PaymentProvider) Can() PaymentAbilities {
	can := paymentServices[p.ProviderCode].can
	if p.PaysByLink() { // of which nothing is held or kept
		can.SavedMethods, can.PartialCapture, can.ThreeDS = false, false, false
	}
	return can
}

// Links tells whether the provider makes links through which is paid.
func (p *PaymentProvider) Links() bool { return slices.Contains(p.PaymentTypes, CryptoPayment) }

// PaysByLink tells whether links are all that the provider has.
func (p *PaymentProvider) PaysByLink() bool {
	return p.Links() && len(p.PaymentTypes) == 1
}

// OnPages tells whether the service's own pages can take a payment of the provider: it
// needs no form, or they have its form.
func (p *PaymentProvider) OnPages() bool {
	return p.ProviderCode == SandboxProvider || p.ProviderCode == StripeProvider || p.PaysByLink()
}

// Notifies tells whether the provider's service tells by itself what happened.
func (p *PaymentProvider) Notifies() bool { return paymentServices[p.ProviderCode].notifies }

// Follow has the provider's service be asked to tell what happens, where it can, and
// its books be compared once a day.
func (p *PaymentProvider) Follow(now time.Time) {
	if p.Notifies() {
		p.SubscribeOn = &now
		if p.ReconcileOn == nil {
			tomorrow := now.AddDate(0, 0, 1)
			p.ReconcileOn = &tomorrow
		}
	}
}

// NoticeStatus is how what a provider's service tells fares.
type NoticeStatus string

const (
	NoticesNotNeeded NoticeStatus = "NOT_NEEDED"
	NoticesAwaited   NoticeStatus = "WAITING"
	NoticesReceived  NoticeStatus = "RECEIVING"
	NoticesRefused   NoticeStatus = "FAILING" // the last one was not signed as it should be
)

// Notices tells how what the service tells fares.
func (p *PaymentProvider) Notices() NoticeStatus {
	switch {
	case !p.Notifies():
		return NoticesNotNeeded
	case p.NoticeRefusedOn != nil && (p.NoticedOn == nil || p.NoticedOn.Before(*p.NoticeRefusedOn)):
		return NoticesRefused
	case p.NoticedOn != nil:
		return NoticesReceived
	}
	return NoticesAwaited
}

// CapturesBy is when money that the provider holds is taken, with the store's
// settings behind the provider's own.
func (p *PaymentProvider) CapturesBy(s *Store) CaptureMode {
	if p.CaptureMode != nil {
		return *p.CaptureMode
	}
	return s.Settings.CaptureMode
}

// Offers tells whether a checkout may use the provider. The amount is compared
// only in the store's default currency, which the bounds are in, and one of 0 only
// verifies what is paid with later.
func (p *PaymentProvider) Offers(s *Store, amount domain.Amount, currency domain.Currency, country string) bool {
	if !p.IsActive || len(p.CurrencyCodes) > 0 && !slices.Contains(p.CurrencyCodes, currency) ||
		len(p.CountryCodes) > 0 && !slices.Contains(p.CountryCodes, country) {
		return false
	}
	if currency != s.Settings.DefaultCurrencyCode || amount.IsZero() {
		return true
	}
	return (p.MinAmount == nil || !amount.Less(*p.MinAmount)) && (p.MaxAmount == nil || !p.MaxAmount.Less(amount))
}

// PaymentProviderInput is what a provider is made of; in a patch nil members
// stay as they are.
type PaymentProviderInput struct {
	DisplayName   *string
	IsActive      *bool
	IsDefault     *bool
	Priority      *int
	PaymentTypes  *[]string
	CurrencyCodes *[]domain.Currency
	CountryCodes  *[]string
	MinAmount     **domain.Amount
	MaxAmount     **domain.Amount
	CaptureMode   **CaptureMode
	PublicConfig  *map[string]string
	Credentials   map[string]*string // nil removes
}

// NewPaymentProvider makes a provider of a store. others are those that it has;
// the first active one becomes the default.
func NewPaymentProvider(store *Store, code string, in PaymentProviderInput, others []*PaymentProvider) (*PaymentProvider, error) {
	service, ok := paymentServices[code]
	if !ok {
		return nil, domain.InvalidAs(domain.UnsupportedOperation, "/providerCode", "This service has no payment provider %q. Use one of %s.", code, strings.Join(slices.Sorted(maps.Keys(paymentServices)), ", "))
	}
	p := &PaymentProvider{ProviderCode: code, IsActive: true, Livemode: store.Livemode, PaymentTypes: service.types, Namespace: strings.ToLower(rand.Text()[:16]),
		CurrencyCodes: []domain.Currency{}, CountryCodes: []string{}, PublicConfig: map[string]string{}, Masked: map[string]string{}}
	_, err := p.Change(store, in, others)
	return p, err
}

// Change applies a patch to a provider whose others are given, and tells whether
// it changed anything. It moves the default mark: what it took the mark from is
// changed in others. Credentials are the command's to seal.
func (p *PaymentProvider) Change(store *Store, in PaymentProviderInput, others []*PaymentProvider) (changed bool, err error) {
	changed = domain.Set(&p.DisplayName, domain.Trimmed(in.DisplayName))
	changed = domain.Set(&p.IsActive, in.IsActive) || changed
	changed = domain.Set(&p.Priority, in.Priority) || changed
	changed = domain.SetWhole(&p.PaymentTypes, in.PaymentTypes) || changed
	changed = domain.SetWhole(&p.CurrencyCodes, in.CurrencyCodes) || changed
	changed = domain.SetWhole(&p.CountryCodes, in.CountryCodes) || changed
	changed = domain.SetAmount(&p.MinAmount, in.MinAmount) || changed
	changed = domain.SetAmount(&p.MaxAmount, in.MaxAmount) || changed
	changed = domain.SetNullable(&p.CaptureMode, in.CaptureMode) || changed
	changed = domain.SetWhole(&p.PublicConfig, p.keepShown(in.PublicConfig)) || changed
	if err := p.check(store, in); err != nil {
		return changed, err
	}
	moved, err := p.mark(in.IsDefault, others)
	return changed || moved || len(in.Credentials) > 0, err
}

// keepShown leaves what a browser may know of the credentials in a new public
// configuration as it is: only the credential itself changes it.
func (p *PaymentProvider) keepShown(config *map[string]string) *map[string]string {
	shown := paymentServices[p.ProviderCode].shown
	if config == nil || len(shown) == 0 {
		return config
	}
	kept := maps.Clone(*config)
	if kept == nil {
		kept = map[string]string{}
	}
	for _, key := range shown {
		delete(kept, key)
		if value, ok := p.PublicConfig[key]; ok {
			kept[key] = value
		}
	}
	return &kept
}

func (p *PaymentProvider) check(store *Store, in PaymentProviderInput) error {
	service := paymentServices[p.ProviderCode]
	var r domain.Refusals
	if p.DisplayName == "" {
		r.Add("/displayName", "The name is empty.")
	}
	for i, t := range p.PaymentTypes {
		if !slices.Contains(service.types, t) {
			r.AddAs(domain.UnsupportedOperation, domain.ItemPointer("/paymentTypes", i), "%s cannot take %s.", p.ProviderCode, t)
		}
	}
	for i, c := range p.CurrencyCodes {
		if !slices.Contains(store.Settings.CurrencyCodes, c) {
			r.Add(domain.ItemPointer("/currencyCodes", i), "The store does not sell in %s.", c)
		}
	}
	for i, c := range p.CountryCodes {
		if !domain.KnownCountry(c) {
			r.Add(domain.ItemPointer("/countryCodes", i), "There is no country %q.", c)
		}
	}
	digits := store.Settings.DefaultCurrencyCode
	if p.MinAmount != nil && !digits.Fits(*p.MinAmount) {
		r.Add("/minAmount", "Amounts in %s have at most %d digits after the point.", digits, digits.Digits())
	}
	if p.MaxAmount != nil && !digits.Fits(*p.MaxAmount) {
		r.Add("/maxAmount", "Amounts in %s have at most %d digits after the point.", digits, digits.Digits())
	}
	if p.MinAmount != nil && p.MaxAmount != nil && p.MaxAmount.Less(*p.MinAmount) {
		r.Add("/minAmount", "The least amount is above the most.")
	}
	if !service.livemode(store.Livemode) {
		r.AddAs(domain.UnsupportedOperation, "/providerCode", "%s moves no money; a live store cannot have it.", p.ProviderCode)
	}
	for key := range in.Credentials {
		if !slices.Contains(service.secrets, key) {
			r.Add("/credentials/"+key, "%s has no credential of that name.", p.ProviderCode)
		}
	}
	for _, key := range service.needs {
		value, given := in.Credentials[key]
		if _, stored := p.Masked[key]; given && value == nil || !given && !stored {
			r.Add("/credentials/"+key, "%s needs it.", p.ProviderCode)
		}
	}
	return r.Err()
}

// mark moves the default mark, of which there is one among active providers.
func (p *PaymentProvider) mark(want *bool, others []*PaymentProvider) (moved bool, err error) {
	var holder *PaymentProvider
	active := 0
	for _, o := range others {
		if o.IsDefault {
			holder = o
		}
		if o.IsActive {
			active++
		}
	}
	switch {
	case want != nil && *want && !p.IsActive:
		return false, domain.Invalid("/isDefault", "An inactive provider cannot be the default.")
	case want != nil && *want && !p.IsDefault:
		if holder != nil {
			holder.IsDefault = false
		}
		p.IsDefault = true
		return true, nil
	case p.IsDefault && (want != nil && !*want || !p.IsActive && active > 0):
		return false, domain.Errorf(domain.InUse, "The provider is the default; make another one the default first.")
	case p.IsDefault && !p.IsActive:
		p.IsDefault = false
		return true, nil
	case holder == nil && !p.IsDefault && p.IsActive && active == 0:
		p.IsDefault = true
		return true, nil
	}
	return false, nil
}

// MergeCredentials applies changes to the credentials that are stored: a value
// sets, nil removes. What may be shown of them stays in the row; the credentials
// themselves are the caller's to seal.
func (p *PaymentProvider) MergeCredentials(stored map[string]string, in map[string]*string) map[string]string {
	merged := maps.Clone(stored)
	for key, value := range in {
		delete(merged, key)
		if value != nil {
			merged[key] = *value
		}
	}
	p.Masked = map[string]string{}
	for key, value := range merged {
		p.Masked[key] = Mask(value)
	}
	for _, key := range paymentServices[p.ProviderCode].shown {
		config := maps.Clone(p.PublicConfig)
		config[key] = merged[key]
		p.PublicConfig = config
	}
	return merged
}

// Mask is what may be shown of a secret: its last four characters, or only dots
// when it is short.
func Mask(secret string) string {
	if r := []rune(secret); len(r) >= 12 {
		return domain.Hidden + string(r[len(r)-4:])
	}
	return domain.Hidden
}
