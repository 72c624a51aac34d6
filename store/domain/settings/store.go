package settings

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreStatus says whether a store sells.
type StoreStatus string

const (
	StoreActive      StoreStatus = "ACTIVE"
	StoreMaintenance StoreStatus = "MAINTENANCE" // the storefront is read only
	StoreClosed      StoreStatus = "CLOSED"
)

// ClosedRetry is after how many seconds somebody may ask again who found a store
// closed or being worked on: nobody knows how long that lasts.
const ClosedRetry = 60

// Store is one shop: the tenant that everything else belongs to. Its ID and its
// StoreID are the same.
type Store struct {
	domain.Row
	Name   string
	Code   string
	Domain string // what the store says is its own; see StoreDomain
	StoreDomain
	Status   StoreStatus
	Livemode bool // fixed at creation; false: a store for trying things out
	// TaxService: a tax service is asked what is charged. It follows the tax provider.
	TaxService bool `audit:"-"`
	// CommissionService: a commission service is told what is sold. It follows the
	// commission provider.
	CommissionService bool     `audit:"-"`
	Settings          Settings `gorm:"serializer:json" audit:"flat"`
}

// Location is the store's time zone: plain dates, renewals and dashboards mean it.
func (s *Store) Location() *time.Location { return domain.Location(s.Settings.Timezone) }

// CaptureMode says when authorized money is taken.
type CaptureMode string

const (
	CaptureAutomatic     CaptureMode = "AUTOMATIC"
	CaptureOnFulfillment CaptureMode = "ON_FULFILLMENT"
	CaptureManual        CaptureMode = "MANUAL"
)

// TaxRounding says where tax is rounded.
type TaxRounding string

const (
	RoundLine  TaxRounding = "LINE"
	RoundUnit  TaxRounding = "UNIT"
	RoundTotal TaxRounding = "TOTAL"
)

// TaxRoundingTarget says, where prices include tax, which part is rounded; the
// other is the difference.
type TaxRoundingTarget string

const (
	RoundTax TaxRoundingTarget = "TAX"
	RoundNet TaxRoundingTarget = "NET"
)

// When stock is reserved.
const (
	ReserveAtPayment = "AT_PAYMENT" // when an order is placed or its payment begins
	ReserveAtCart    = "AT_CART"    // when something is put into a cart
)

// NumberSequence says whether refunds count by themselves or with the orders.
type NumberSequence string

const (
	OwnSequence    NumberSequence = "OWN"
	SharedSequence NumberSequence = "SHARED"
)

// Settings are what an administrator decides about a store.
type Settings struct {
	LegalName                 string                         `json:"legalName"`
	SupportEmail              *string                        `json:"supportEmail"`
	SupportPhone              *string                        `json:"supportPhone"`
	Address                   *domain.Address                `json:"address"`
	LogoMediaID               *int64                         `json:"logoMediaId"`
	Timezone                  string                         `json:"timezone"` // IANA
	DefaultLanguageCode       string                         `json:"defaultLanguageCode"`
	LanguageCodes             []string                       `json:"languageCodes"`
	DefaultCurrencyCode       domain.Currency                `json:"defaultCurrencyCode"`
	CurrencyCodes             []domain.Currency              `json:"currencyCodes"`
	PricesIncludeTax          bool                           `json:"pricesIncludeTax"`
	TaxRounding               TaxRounding                    `json:"taxRounding"`
	TaxRoundingTarget         TaxRoundingTarget              `json:"taxRoundingTarget"`
	RoundingMode              domain.RoundingMode            `json:"roundingMode"`
	WeightUnit                string                         `json:"weightUnit"`
	DimensionUnit             string                         `json:"dimensionUnit"`
	TaxNumber                 string                         `json:"taxNumber"` // the merchant's, on invoices
	OrderNumberPrefix         string                         `json:"orderNumberPrefix"`
	OrderNumberStart          int64                          `json:"orderNumberStart"`
	InvoiceNumberPrefix       string                         `json:"invoiceNumberPrefix"`
	InvoiceNumberStart        int64                          `json:"invoiceNumberStart"` // 0: 1
	RefundNumberSequence      NumberSequence                 `json:"refundNumberSequence"`
	CaptureMode               CaptureMode                    `json:"captureMode"`
	AllowUnsecuredFulfillment bool                           `json:"allowUnsecuredFulfillment"`
	InventoryReserveMode      string                         `json:"inventoryReserveMode"` // ReserveAtPayment, ReserveAtCart
	ReservationMinutes        int                            `json:"reservationMinutes"`
	CartExpiryDays            int                            `json:"cartExpiryDays"`
	GuestCheckout             bool                           `json:"guestCheckout"`
	RequireVerifiedEmail      bool                           `json:"requireVerifiedEmail"`
	CustomerPasswordMinLength int                            `json:"customerPasswordMinLength"` // 8…15
	DefaultAccountTypeID      int64                          `json:"defaultAccountTypeId"`
	DefaultTaxClassID         int64                          `json:"defaultTaxClassId"`
	ShippingTaxClassID        *int64                         `json:"shippingTaxClassId"`
	AllowedCountryCodes       []string                       `json:"allowedCountryCodes"` // empty: every country
	AllowedOrigins            []string                       `json:"allowedOrigins"`      // browser origins that CORS lets in
	CustomFieldDefinitions    []domain.CustomFieldDefinition `json:"customFieldDefinitions"`
	Dunning                   Dunning                        `json:"dunning"`
	RenewalHour               int                            `json:"renewalHour"` // 0…23, in the store's time zone
	RenewalReminderDays       int                            `json:"renewalReminderDays"`
	RenewalStockPolicy        string                         `json:"renewalStockPolicy"` // WAIT, SKIP
	RenewalStockWaitDays      int                            `json:"renewalStockWaitDays"`
	PriceChangeNoticeDays     int                            `json:"priceChangeNoticeDays"`
	SkipLimit                 *int                           `json:"skipLimit"`    // nil: any number
	PauseMaxDays              *int                           `json:"pauseMaxDays"` // nil: without end
	PauseOnSuspension         bool                           `json:"pauseOnSuspension"`
	TermsURL                  *string                        `json:"termsUrl"`
	PrivacyURL                *string                        `json:"privacyUrl"`
	Policies                  []Policy                       `json:"policies"`
	Branding                  Branding                       `json:"branding"`
	ProductURLTemplate        *string                        `json:"productUrlTemplate"`
	CheckoutURL               *string                        `json:"checkoutUrl"` // nil: the service's own page
	Analytics                 map[string]*string             `json:"analytics"`
	WebhookAPIVersion         string                         `json:"webhookApiVersion"`
}

// Dunning says how renewals that fail are tried again.
type Dunning struct {
	MaxAttempts   int      `json:"maxAttempts"`
	IntervalsDays []int    `json:"intervalsDays"`
	FinalAction   string   `json:"finalAction"`
	GraceDays     int      `json:"graceDays"`
	NotifyOn      []string `json:"notifyOn"`
}

// Notifies tells whether the customer is mailed of a failure, which is the first one
// of a renewal, or final: it is not tried again by itself.
func (d Dunning) Notifies(first, final bool) bool {
	return slices.ContainsFunc(d.NotifyOn, func(step string) bool {
		return step == "EVERY_FAILURE" || step == "FIRST_FAILURE" && first || step == "FINAL_FAILURE" && final
	})
}

// DefaultSettings are a new store's.
func DefaultSettings(currency domain.Currency, language, timezone string) Settings {
	return Settings{
		Timezone: timezone, DefaultLanguageCode: language, LanguageCodes: []string{language},
		DefaultCurrencyCode: currency, CurrencyCodes: []domain.Currency{currency},
		TaxRounding: RoundLine, TaxRoundingTarget: RoundTax, RoundingMode: domain.HalfUp, WeightUnit: "KG", DimensionUnit: "CM",
		OrderNumberStart: 100001, InvoiceNumberStart: 1, RefundNumberSequence: OwnSequence, CaptureMode: CaptureAutomatic,
		InventoryReserveMode: ReserveAtPayment, ReservationMinutes: 15, CartExpiryDays: 30, GuestCheckout: true,
		CustomerPasswordMinLength: 10, AllowedCountryCodes: []string{}, AllowedOrigins: []string{}, CustomFieldDefinitions: []domain.CustomFieldDefinition{},
		Dunning:     Dunning{MaxAttempts: 4, IntervalsDays: []int{1, 3, 5}, FinalAction: "FAIL", NotifyOn: []string{"FIRST_FAILURE", "FINAL_FAILURE"}},
		RenewalHour: 6, RenewalReminderDays: 3, RenewalStockPolicy: "WAIT", RenewalStockWaitDays: 14, PriceChangeNoticeDays: 30,
		SkipLimit: new(3), PauseMaxDays: new(180), PauseOnSuspension: true,
		Policies: []Policy{}, Analytics: map[string]*string{}, WebhookAPIVersion: domain.APIVersion,
	}
}
