package settings

import (
	"crypto/rand"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PaymentProvider is a way to pay that a store offers: an account at a payment service, or an agreement
// on payments outside of any service.
type PaymentProvider struct {
	domain.Row
	ProviderCode  string
	DisplayName   string                   // shown to customers; unique in the store
	Translations  []domain.NameTranslation `gorm:"serializer:json"` // translations of DisplayName
	IsActive      bool                     // offered in checkouts; an inactive provider still captures and refunds
	IsDefault     bool
	Priority      int // providers with lower values come first in a checkout
	Livemode      bool
	PaymentTypes  []string          `gorm:"serializer:json"`
	CurrencyCodes []domain.Currency `gorm:"serializer:json"` // empty means all currencies of the store
	CountryCodes  []string          `gorm:"serializer:json"` // countries of the billing address; empty means all
	MinAmount     *domain.Amount    // in the store's default currency
	MaxAmount     *domain.Amount
	CaptureMode   *CaptureMode      // nil means the mode of the store's settings
	PublicConfig  map[string]string `gorm:"serializer:json"`                // values that a browser may read
	Credentials   string            `audit:"secret"`                        // sealed JSON, see SealedPlace
	Masked        map[string]string `gorm:"serializer:json" audit:"secret"` // displayable parts of the credentials
	Namespace     string            `audit:"-"`                             // random prefix of all keys at the service
	// The following fields are for services that send notifications. They are the sealed signing secret,
	// the time at which to subscribe, and the times of the last notification and of the last invalid
	// signature.
	NoticeSecret    string     `audit:"secret"`
	SubscribeOn     *time.Time `audit:"-"`
	NoticedOn       *time.Time `audit:"-"`
	NoticeRefusedOn *time.Time `audit:"-"`
	// The following fields are for the reconciliation with the service's records. They are the time of
	// the next run, the time up to which records were compared, and the cursor of a partly read list.
	ReconcileOn     *time.Time `audit:"-"`
	ReconciledOn    *time.Time `audit:"-"`
	ReconcileCursor string     `audit:"-"`
}

// These constants are the codes of the payment providers that the platform supports.
const (
	SandboxProvider = "SANDBOX"
	OfflineProvider = "OFFLINE"
	// StoredValueProvider is the code of payments with gift cards and store credit. No store has such a
	// provider, because these payments need no gateway.
	StoredValueProvider = "STORED_VALUE"
	StripeProvider      = "STRIPE"
	BTCPayProvider      = "BTCPAY"
)

// CryptoPayment is the type of payments on a page of the provider. Anyone who has the page's link may pay there.
const CryptoPayment = "CRYPTO"

// PaymentAbilities lists the operations that a provider supports.
type PaymentAbilities struct {
	SavedMethods, PartialCapture, PartialRefund, Void, ThreeDS bool
}

// paymentService contains what the platform knows about a provider code.
type paymentService struct {
	types    []string
	can      PaymentAbilities
	secrets  []string          // names of the provider's credentials
	needs    []string          // names of the required credentials
	shown    []string          // names of the credentials that a browser may read
	public   map[string]string // values that a browser may read and that are the same in every store
	livemode func(store bool) bool
	notifies bool // the service sends notifications
	byHand   bool // refunds are paid by hand, without a call to the service
}

// paymentServices contains the providers that have a gateway. The sandbox moves no money, so live stores
// cannot use it.
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

// RefundsByHand reports whether the store pays a provider's refunds by hand, without a call to a
// gateway.
func RefundsByHand(providerCode string) bool { return paymentServices[providerCode].byHand }

// SandboxTokens lists the payment tokens that the sandbox accepts. They have the names of
// Stripe's test cards where Stripe has such a card. In this order, they are tokens:
//   - that succeed (three).
//   - that are declined.
//   - that require authentication.
//   - whose later off-session charges fail.
//   - of bank accounts (two).
//   - whose refund stays pending, and whose refund fails (one each).
//   - whose captures the bank disputes (three, the last after an inquiry).
//   - whose payments are reviewed for fraud (one).
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

// Public returns the values that a browser may read: the values of the provider code, overridden by
// the store's public configuration.
func (p *PaymentProvider) Public() map[string]string {
	public := maps.Clone(paymentServices[p.ProviderCode].public)
	if public == nil {
		public = map[string]string{}
	}
	maps.Copy(public, p.PublicConfig)
	return public
}

// Can returns the operations that the provider supports.
func (p *PaymentProvider) Can() PaymentAbilities {
	can := paymentServices[p.ProviderCode].can
	if p.PaysByLink() { // a payment through a link authorizes and saves nothing
		can.SavedMethods, can.PartialCapture, can.ThreeDS = false, false, false
	}
	return can
}

// Links reports whether the provider takes payments through links.
func (p *PaymentProvider) Links() bool { return slices.Contains(p.PaymentTypes, CryptoPayment) }

// PaysByLink reports whether the provider takes payments only through links.
func (p *PaymentProvider) PaysByLink() bool {
	return p.Links() && len(p.PaymentTypes) == 1
}

// OnPages reports whether the service's own pages can take the provider's payments: the pages contain the
// provider's form, or the provider needs none.
func (p *PaymentProvider) OnPages() bool {
	return p.ProviderCode == SandboxProvider || p.ProviderCode == StripeProvider || p.PaysByLink()
}

// Notifies reports whether the provider's service sends notifications.
func (p *PaymentProvider) Notifies() bool { return paymentServices[p.ProviderCode].notifies }

// Follow schedules the subscription to the service's notifications and, if none is scheduled, the first
// reconciliation a day later. It changes nothing for a service without notifications.
func (p *PaymentProvider) Follow(now time.Time) {
	if p.Notifies() {
		p.SubscribeOn = &now
		if p.ReconcileOn == nil {
			tomorrow := now.AddDate(0, 0, 1)
			p.ReconcileOn = &tomorrow
		}
	}
}

// NoticeStatus is the state of the notifications from a provider's service.
type NoticeStatus string

const (
	NoticesNotNeeded NoticeStatus = "NOT_NEEDED"
	NoticesAwaited   NoticeStatus = "WAITING"
	NoticesReceived  NoticeStatus = "RECEIVING"
	NoticesRefused   NoticeStatus = "FAILING" // the last notification had an invalid signature
)

// Notices returns the state of the provider's notifications.
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

// CapturesBy returns the provider's capture mode, or the store's mode if the provider has none.
func (p *PaymentProvider) CapturesBy(s *Store) CaptureMode {
	if p.CaptureMode != nil {
		return *p.CaptureMode
	}
	return s.Settings.CaptureMode
}

// Offers reports whether a checkout may use the provider. The limits on amounts apply only in the store's
// default currency, and not to an amount of 0, which only verifies a method for later payments.
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

// PaymentProviderInput contains the fields of a provider. In a patch, nil leaves a field unchanged.
type PaymentProviderInput struct {
	DisplayName   *string
	Translations  []domain.NameTranslation // nil means absent
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
	Credentials   map[string]*string // nil removes a credential
}

// PaymentProviders returns the sorted codes of the payment providers that a store can have.
func PaymentProviders() []string { return slices.Sorted(maps.Keys(paymentServices)) }

// NewPaymentProvider returns a new provider of a store. The parameter others lists the store's existing
// providers; the first active provider becomes the default.
func NewPaymentProvider(store *Store, code string, in PaymentProviderInput, others []*PaymentProvider) (*PaymentProvider, error) {
	service, ok := paymentServices[code]
	if !ok {
		return nil, domain.InvalidAs(domain.UnsupportedOperation, "/providerCode", "This service has no payment provider %q. Use one of %s.", code, strings.Join(PaymentProviders(), ", "))
	}
	p := &PaymentProvider{ProviderCode: code, IsActive: true, Livemode: store.Livemode, PaymentTypes: service.types, Namespace: strings.ToLower(rand.Text()[:16]),
		CurrencyCodes: []domain.Currency{}, CountryCodes: []string{}, Translations: []domain.NameTranslation{}, PublicConfig: map[string]string{}, Masked: map[string]string{}}
	_, err := p.Change(store, in, others)
	return p, err
}

// NameIn returns the provider's name in the customer's language.
func (p *PaymentProvider) NameIn(r domain.Reading) string {
	return domain.NameIn(r, p.DisplayName, p.Translations).Text
}

// Change applies a patch and reports whether anything changed. The parameter others lists the store's
// other providers. If this provider becomes the default, Change also clears the mark of the former
// default in others. The caller must seal the credentials.
func (p *PaymentProvider) Change(store *Store, in PaymentProviderInput, others []*PaymentProvider) (changed bool, err error) {
	accepted := p.CurrencyCodes
	changed = domain.Set(&p.DisplayName, domain.Trimmed(in.DisplayName))
	var refused domain.Refusals
	changed = domain.SetNames(&p.Translations, in.Translations, longestName, "", &refused) || changed
	if err := refused.Err(); err != nil {
		return false, err
	}
	changed = domain.AnyChanged(
		changed,
		domain.Set(&p.IsActive, in.IsActive),
		domain.Set(&p.Priority, in.Priority),
		domain.SetWhole(&p.PaymentTypes, in.PaymentTypes),
		domain.SetWhole(&p.CurrencyCodes, in.CurrencyCodes),
		domain.SetWhole(&p.CountryCodes, in.CountryCodes),
		domain.SetAmount(&p.MinAmount, in.MinAmount),
		domain.SetAmount(&p.MaxAmount, in.MaxAmount),
		domain.SetNullable(&p.CaptureMode, in.CaptureMode),
		domain.SetWhole(&p.PublicConfig, p.keepShown(in.PublicConfig)),
	)
	if err := p.check(store, in, accepted); err != nil {
		return changed, err
	}
	moved, err := p.mark(in.IsDefault, others)
	return changed || moved || len(in.Credentials) > 0, err
}

// keepShown keeps the publishable credentials when a request replaces the public configuration, because
// only a change of the credential itself may change them.
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

// check validates the provider after a patch. The parameter accepted contains the provider's previous
// currencies, even those that the store has dropped.
func (p *PaymentProvider) check(store *Store, in PaymentProviderInput, accepted []domain.Currency) error {
	service := paymentServices[p.ProviderCode]
	var r domain.Refusals
	if !domain.Visible(p.DisplayName) {
		r.Add("/displayName", "The name is empty.")
	}
	for i, t := range p.PaymentTypes {
		if !slices.Contains(service.types, t) {
			r.AddAs(domain.UnsupportedOperation, domain.ItemPointer("/paymentTypes", i), "%s cannot take %s.", p.ProviderCode, t)
		}
	}
	for i, c := range p.CurrencyCodes {
		if !slices.Contains(store.Settings.CurrencyCodes, c) && !slices.Contains(accepted, c) {
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

// mark moves the default mark. If there are active providers, exactly one of them must have it.
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

// MergeCredentials returns the stored credentials with changes applied: a value sets a credential, and
// nil removes it. It copies the masked and the publishable values to the row. The caller must seal the
// credentials.
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

// Mask returns the displayable part of a secret: dots and the last four characters, or only dots if the
// secret is shorter than 12 characters.
func Mask(secret string) string {
	if r := []rune(secret); len(r) >= 12 {
		return domain.Hidden + string(r[len(r)-4:])
	}
	return domain.Hidden
}
