package settings

import (
	"cmp"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreStatus determines whether a store sells.
type StoreStatus string

const (
	StoreActive      StoreStatus = "ACTIVE"
	StoreMaintenance StoreStatus = "MAINTENANCE" // the storefront is read only
	StoreClosed      StoreStatus = "CLOSED"
)

// ClosedRetry is the Retry-After, in seconds, for a store that is closed or under maintenance for an
// unknown time.
const ClosedRetry = 60

// Store is a shop: the tenant that owns all other data. Its ID and StoreID are equal.
type Store struct {
	domain.Row
	Name   string
	Code   string
	Domain string // domain that the store claims; see StoreDomain
	StoreDomain
	Status   StoreStatus
	Livemode bool // fixed at creation; false means that the store is for tests
	// TaxService means that a tax service computes the taxes. The field is a copy of the tax provider's
	// state.
	TaxService bool `audit:"-"`
	// CommissionService means that sales are reported to a commission service. The field is a copy of the
	// commission provider's state.
	CommissionService bool     `audit:"-"`
	Settings          Settings `gorm:"serializer:json" audit:"flat"`
}

// Location returns the store's time zone. Plain dates, renewals and dashboards use it.
func (s *Store) Location() *time.Location { return domain.Location(s.Settings.Timezone) }

// CaptureMode determines when authorized payments are captured.
type CaptureMode string

const (
	CaptureAutomatic     CaptureMode = "AUTOMATIC"
	CaptureOnFulfillment CaptureMode = "ON_FULFILLMENT"
	CaptureManual        CaptureMode = "MANUAL"
)

// TaxRounding determines the level at which tax is rounded.
type TaxRounding string

const (
	RoundLine  TaxRounding = "LINE"
	RoundUnit  TaxRounding = "UNIT"
	RoundTotal TaxRounding = "TOTAL"
)

// TaxRoundingTarget determines which part of a price that includes tax is rounded; the other part is the
// difference.
type TaxRoundingTarget string

const (
	RoundTax TaxRoundingTarget = "TAX"
	RoundNet TaxRoundingTarget = "NET"
)

// These constants are the times at which stock is reserved.
const (
	ReserveAtPayment = "AT_PAYMENT" // when an order is placed or its payment begins
	ReserveAtCart    = "AT_CART"    // when an item is added to a cart
)

// NumberSequence determines whether refunds have a number sequence of their own or share that of orders.
type NumberSequence string

const (
	OwnSequence    NumberSequence = "OWN"
	SharedSequence NumberSequence = "SHARED"
)

// Settings contains a store's settings, as set by its administrators.
type Settings struct {
	LegalName                 string                         `json:"legalName"`
	SupportEmail              *string                        `json:"supportEmail"`
	SupportPhone              *string                        `json:"supportPhone"`
	Address                   *domain.Address                `json:"address"`
	LogoMediaID               *int64                         `json:"logoMediaId"`
	Timezone                  string                         `json:"timezone"` // name of an IANA time zone
	DefaultLanguageCode       string                         `json:"defaultLanguageCode"`
	CatalogLanguageCode       string                         `json:"catalogLanguageCode"` // empty means the default language
	LanguageCodes             []string                       `json:"languageCodes"`
	DefaultCurrencyCode       domain.Currency                `json:"defaultCurrencyCode"`
	CurrencyCodes             []domain.Currency              `json:"currencyCodes"`
	PricesIncludeTax          bool                           `json:"pricesIncludeTax"`
	TaxRounding               TaxRounding                    `json:"taxRounding"`
	TaxRoundingTarget         TaxRoundingTarget              `json:"taxRoundingTarget"`
	RoundingMode              domain.RoundingMode            `json:"roundingMode"`
	WeightUnit                string                         `json:"weightUnit"`
	DimensionUnit             string                         `json:"dimensionUnit"`
	TaxNumber                 string                         `json:"taxNumber"` // of the merchant, printed on invoices
	TaxExchangeRates          []TaxExchangeRate              `json:"taxExchangeRates"`
	StoredValueLimits         []StoredValueLimit             `json:"storedValueLimits"`
	OrderNumberPrefix         string                         `json:"orderNumberPrefix"`
	OrderNumberStart          int64                          `json:"orderNumberStart"`
	InvoiceNumberPrefix       string                         `json:"invoiceNumberPrefix"`
	InvoiceNumberStart        int64                          `json:"invoiceNumberStart"` // 0 means 1
	RefundNumberSequence      NumberSequence                 `json:"refundNumberSequence"`
	CaptureMode               CaptureMode                    `json:"captureMode"`
	AllowUnsecuredFulfillment bool                           `json:"allowUnsecuredFulfillment"`
	InventoryReserveMode      string                         `json:"inventoryReserveMode"` // ReserveAtPayment, ReserveAtCart
	ReservationMinutes        int                            `json:"reservationMinutes"`
	CartExpiryDays            int                            `json:"cartExpiryDays"`
	GuestCheckout             bool                           `json:"guestCheckout"`
	AccountPages              bool                           `json:"accountPages"` // the service's own pages
	RequireVerifiedEmail      bool                           `json:"requireVerifiedEmail"`
	CustomerPasswordMinLength int                            `json:"customerPasswordMinLength"` // from 8 to 15
	DefaultAccountTypeID      int64                          `json:"defaultAccountTypeId"`
	DefaultTaxClassID         int64                          `json:"defaultTaxClassId"`
	ShippingTaxClassID        *int64                         `json:"shippingTaxClassId"`
	AllowedCountryCodes       []string                       `json:"allowedCountryCodes"` // empty means every country
	AllowedOrigins            []string                       `json:"allowedOrigins"`      // browser origins that CORS allows
	CustomFieldDefinitions    []domain.CustomFieldDefinition `json:"customFieldDefinitions"`
	Dunning                   Dunning                        `json:"dunning"`
	RenewalHour               int                            `json:"renewalHour"` // 0…23, in the store's time zone
	RenewalReminderDays       int                            `json:"renewalReminderDays"`
	RenewalStockPolicy        string                         `json:"renewalStockPolicy"` // WAIT, SKIP
	RenewalStockWaitDays      int                            `json:"renewalStockWaitDays"`
	PriceChangeNoticeDays     int                            `json:"priceChangeNoticeDays"`
	SkipLimit                 *int                           `json:"skipLimit"`    // nil means no limit
	PauseMaxDays              *int                           `json:"pauseMaxDays"` // nil means no limit
	PauseOnSuspension         bool                           `json:"pauseOnSuspension"`
	TermsURL                  *string                        `json:"termsUrl"`
	PrivacyURL                *string                        `json:"privacyUrl"`
	Policies                  []Policy                       `json:"policies"`
	ReturnPolicy              ReturnPolicy                   `json:"returnPolicy"`
	Branding                  Branding                       `json:"branding"`
	ProductURLTemplate        *string                        `json:"productUrlTemplate"`
	CheckoutURL               *string                        `json:"checkoutUrl"` // nil means the service's page
	Analytics                 map[string]*string             `json:"analytics"`
	WebhookAPIVersion         string                         `json:"webhookApiVersion"`
}

// Country returns the country of the store's address; empty means that the store has no address.
func (s *Settings) Country() string {
	if s.Address == nil {
		return ""
	}
	return s.Address.CountryCode
}

// CatalogLanguage returns the language of the untranslated names and descriptions of products and
// collections.
func (s Settings) CatalogLanguage() string {
	return cmp.Or(s.CatalogLanguageCode, s.DefaultLanguageCode)
}

// Reading returns the languages in which a reader who requested a language sees the catalog. A nil
// language means the default language. If the store does not have the wanted language, the reader gets a
// language of the store that they understand, or else the default language.
func (s Settings) Reading(wanted *string) domain.Reading {
	language := s.DefaultLanguageCode
	if wanted != nil {
		language = domain.MatchLanguage(s.LanguageCodes, *wanted)
	}
	return domain.NewReading(language, s.DefaultLanguageCode, s.CatalogLanguage())
}

// Dunning determines how failed renewals are retried.
type Dunning struct {
	MaxAttempts   int      `json:"maxAttempts"`
	IntervalsDays []int    `json:"intervalsDays"`
	FinalAction   string   `json:"finalAction"`
	GraceDays     int      `json:"graceDays"`
	NotifyOn      []string `json:"notifyOn"`
}

// Notifies reports whether the customer gets a mail about a failure. The parameter first means that this
// is the renewal's first failure, and final that no automatic retry follows.
func (d Dunning) Notifies(first, final bool) bool {
	return slices.ContainsFunc(d.NotifyOn, func(step string) bool {
		return step == "EVERY_FAILURE" || step == "FIRST_FAILURE" && first || step == "FINAL_FAILURE" && final
	})
}

// DefaultSettings returns the settings with which a new store starts.
func DefaultSettings(currency domain.Currency, language, timezone string) Settings {
	return Settings{
		Timezone: timezone, DefaultLanguageCode: language, LanguageCodes: []string{language},
		DefaultCurrencyCode: currency, CurrencyCodes: []domain.Currency{currency},
		TaxRounding: RoundLine, TaxRoundingTarget: RoundTax, RoundingMode: domain.HalfUp, WeightUnit: "KG", DimensionUnit: "CM",
		OrderNumberStart: 100001, InvoiceNumberStart: 1, RefundNumberSequence: OwnSequence, CaptureMode: CaptureAutomatic,
		InventoryReserveMode: ReserveAtPayment, ReservationMinutes: 15, CartExpiryDays: 30, GuestCheckout: true, AccountPages: true,
		CustomerPasswordMinLength: 10, AllowedCountryCodes: []string{}, AllowedOrigins: []string{}, CustomFieldDefinitions: []domain.CustomFieldDefinition{},
		Dunning:     Dunning{MaxAttempts: 4, IntervalsDays: []int{1, 3, 5}, FinalAction: "FAIL", NotifyOn: []string{"FIRST_FAILURE", "FINAL_FAILURE"}},
		RenewalHour: 6, RenewalReminderDays: 3, RenewalStockPolicy: "WAIT", RenewalStockWaitDays: 14, PriceChangeNoticeDays: 30,
		SkipLimit: new(3), PauseMaxDays: new(180), PauseOnSuspension: true,
		TaxExchangeRates: []TaxExchangeRate{}, StoredValueLimits: []StoredValueLimit{}, Policies: []Policy{}, Analytics: map[string]*string{}, WebhookAPIVersion: domain.APIVersion,
	}
}
