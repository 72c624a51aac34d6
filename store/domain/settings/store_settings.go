package settings

import (
	"cmp"
	"net/netip"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// OrderNumbers is the name of the order number sequence.
const OrderNumbers = "order"

// SettingsPatch changes a store. nil leaves a field unchanged; a pointer to nil clears it.
type SettingsPatch struct {
	Name                      *string
	Domain                    **string
	Status                    *StoreStatus
	LegalName                 **string
	SupportEmail              **string
	SupportPhone              **string
	Address                   **domain.Address
	LogoMediaID               **int64
	Timezone                  *string
	DefaultLanguageCode       *string
	CatalogLanguageCode       *string
	LanguageCodes             *[]string
	DefaultCurrencyCode       *domain.Currency
	CurrencyCodes             *[]domain.Currency
	PricesIncludeTax          *bool
	TaxRounding               *TaxRounding
	TaxRoundingTarget         *TaxRoundingTarget
	RoundingMode              *domain.RoundingMode
	WeightUnit                *string
	DimensionUnit             *string
	TaxNumber                 **string
	OrderNumberPrefix         **string
	OrderNumberStart          *int64
	InvoiceNumberPrefix       **string
	InvoiceNumberStart        *int64
	RefundNumberSequence      *NumberSequence
	CaptureMode               *CaptureMode
	AllowUnsecuredFulfillment *bool
	InventoryReserveMode      *string
	ReservationMinutes        *int
	CartExpiryDays            *int
	GuestCheckout             *bool
	AccountPages              *bool
	RequireVerifiedEmail      *bool
	CustomerPasswordMinLength *int
	DefaultAccountTypeID      *int64
	DefaultTaxClassID         *int64
	ShippingTaxClassID        **int64
	AllowedCountryCodes       *[]string
	AllowedOrigins            *[]string
	CustomFieldDefinitions    *[]domain.CustomFieldDefinition
	Dunning                   *Dunning
	RenewalHour               *int
	RenewalReminderDays       *int
	RenewalStockPolicy        *string
	RenewalStockWaitDays      *int
	PriceChangeNoticeDays     *int
	SkipLimit                 **int
	PauseMaxDays              **int
	PauseOnSuspension         *bool
	TermsURL                  **string
	PrivacyURL                **string
	Policies                  *[]Policy
	Branding                  *Branding
	ProductURLTemplate        **string
	CheckoutURL               **string
	Analytics                 *map[string]*string
	WebhookAPIVersion         *string
}

// SettingsFacts is the data that the settings are checked against.
type SettingsFacts struct {
	AccountTypes map[int64]bool // those named in the patch that exist
	TaxClasses   map[int64]bool
	Media        map[int64]bool
	// PricedCurrencies are the currencies of existing prices, and ChargedCurrencies those of
	// subscriptions that are not canceled. LastOrderNumber is the last number assigned to an order.
	PricedCurrencies  []domain.Currency
	ChargedCurrencies []domain.Currency
	// DefaultCurrencyUses names the kinds of amounts that are in the default currency.
	DefaultCurrencyUses []string
	LastOrderNumber     int64
	Invoiced            bool // an invoice has a number
	NumberLiesAhead     bool // a document has a number that the patch's prefix of invoices would give again
}

// Change applies a patch to the store and reports whether it changed anything. The error lists
// every invalid field; the caller then has to discard the store. Existing data, such as the
// totals of placed orders, does not change.
func (s *Store) Change(p SettingsPatch, f SettingsFacts) (changed bool, err error) {
	was := *s
	set := &s.Settings
	changed = domain.Set(&s.Name, domain.Trimmed(p.Name))
	if setText(&s.Domain, p.Domain) {
		changed = true
		s.forgetProof()
	}
	changed = domain.Set(&s.Status, p.Status) || changed
	changed = setText(&set.LegalName, p.LegalName) || changed
	changed = domain.SetNullable(&set.SupportEmail, p.SupportEmail) || changed
	changed = domain.SetNullable(&set.SupportPhone, p.SupportPhone) || changed
	changed = domain.SetWhole(&set.Address, p.Address) || changed
	changed = domain.SetNullable(&set.LogoMediaID, p.LogoMediaID) || changed
	changed = domain.Set(&set.Timezone, p.Timezone) || changed
	if p.DefaultLanguageCode != nil && *p.DefaultLanguageCode != set.DefaultLanguageCode {
		set.CatalogLanguageCode = set.CatalogLanguage() // the texts stay in theirs
	}
	changed = domain.Set(&set.CatalogLanguageCode, p.CatalogLanguageCode) || changed
	changed = domain.Set(&set.DefaultLanguageCode, p.DefaultLanguageCode) || changed
	changed = domain.SetWhole(&set.LanguageCodes, p.LanguageCodes) || changed
	changed = domain.Set(&set.DefaultCurrencyCode, p.DefaultCurrencyCode) || changed
	changed = domain.SetWhole(&set.CurrencyCodes, p.CurrencyCodes) || changed
	changed = domain.Set(&set.PricesIncludeTax, p.PricesIncludeTax) || changed
	changed = domain.Set(&set.TaxRounding, p.TaxRounding) || changed
	changed = domain.Set(&set.TaxRoundingTarget, p.TaxRoundingTarget) || changed
	changed = domain.Set(&set.RoundingMode, p.RoundingMode) || changed
	changed = domain.Set(&set.WeightUnit, p.WeightUnit) || changed
	changed = domain.Set(&set.DimensionUnit, p.DimensionUnit) || changed
	changed = setText(&set.TaxNumber, p.TaxNumber) || changed
	changed = setText(&set.OrderNumberPrefix, p.OrderNumberPrefix) || changed
	changed = domain.Set(&set.OrderNumberStart, p.OrderNumberStart) || changed
	changed = setText(&set.InvoiceNumberPrefix, p.InvoiceNumberPrefix) || changed
	changed = domain.Set(&set.InvoiceNumberStart, p.InvoiceNumberStart) || changed
	changed = domain.Set(&set.RefundNumberSequence, p.RefundNumberSequence) || changed
	changed = domain.Set(&set.CaptureMode, p.CaptureMode) || changed
	changed = domain.Set(&set.AllowUnsecuredFulfillment, p.AllowUnsecuredFulfillment) || changed
	changed = domain.Set(&set.InventoryReserveMode, p.InventoryReserveMode) || changed
	changed = domain.Set(&set.ReservationMinutes, p.ReservationMinutes) || changed
	changed = domain.Set(&set.CartExpiryDays, p.CartExpiryDays) || changed
	changed = domain.Set(&set.GuestCheckout, p.GuestCheckout) || changed
	changed = domain.Set(&set.AccountPages, p.AccountPages) || changed
	changed = domain.Set(&set.RequireVerifiedEmail, p.RequireVerifiedEmail) || changed
	changed = domain.Set(&set.CustomerPasswordMinLength, p.CustomerPasswordMinLength) || changed
	changed = domain.Set(&set.DefaultAccountTypeID, p.DefaultAccountTypeID) || changed
	changed = domain.Set(&set.DefaultTaxClassID, p.DefaultTaxClassID) || changed
	changed = domain.SetNullable(&set.ShippingTaxClassID, p.ShippingTaxClassID) || changed
	changed = domain.SetWhole(&set.AllowedCountryCodes, p.AllowedCountryCodes) || changed
	changed = domain.SetWhole(&set.AllowedOrigins, p.AllowedOrigins) || changed
	changed = domain.SetWhole(&set.CustomFieldDefinitions, p.CustomFieldDefinitions) || changed
	changed = domain.SetWhole(&set.Dunning, p.Dunning) || changed
	changed = domain.Set(&set.RenewalHour, p.RenewalHour) || changed
	changed = domain.Set(&set.RenewalReminderDays, p.RenewalReminderDays) || changed
	changed = domain.Set(&set.RenewalStockPolicy, p.RenewalStockPolicy) || changed
	changed = domain.Set(&set.RenewalStockWaitDays, p.RenewalStockWaitDays) || changed
	changed = domain.Set(&set.PriceChangeNoticeDays, p.PriceChangeNoticeDays) || changed
	changed = domain.SetNullable(&set.SkipLimit, p.SkipLimit) || changed
	changed = domain.SetNullable(&set.PauseMaxDays, p.PauseMaxDays) || changed
	changed = domain.Set(&set.PauseOnSuspension, p.PauseOnSuspension) || changed
	changed = domain.SetNullable(&set.TermsURL, p.TermsURL) || changed
	changed = domain.SetNullable(&set.PrivacyURL, p.PrivacyURL) || changed
	if p.Policies != nil {
		p.Policies = new(cleaned(*p.Policies))
	}
	changed = domain.SetWhole(&set.Policies, p.Policies) || changed
	changed = domain.SetWhole(&set.Branding, p.Branding) || changed
	changed = domain.SetNullable(&set.ProductURLTemplate, p.ProductURLTemplate) || changed
	changed = domain.SetNullable(&set.CheckoutURL, p.CheckoutURL) || changed
	changed = domain.SetWhole(&set.Analytics, p.Analytics) || changed
	changed = domain.Set(&set.WebhookAPIVersion, p.WebhookAPIVersion) || changed
	return changed, s.check(was, p, f)
}

// setText is SetNullable for a text column that stores no value as "".
func setText(field *string, value **string) bool {
	if value == nil {
		return false
	}
	text := ""
	if *value != nil {
		text = strings.TrimSpace(**value)
	}
	return domain.Set(field, &text)
}

var hostName = regexp.MustCompile(`^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:[0-9]{1,5})?$`)

// knownHost reports whether text is a host name with at most a port from 1 to 65535. The address of
// a machine is no name, except that of this one, for local trials.
func knownHost(text string) bool {
	host, port, _ := strings.Cut(text, ":")
	if ip, err := netip.ParseAddr(host); err == nil && !ip.IsLoopback() || !hostName.MatchString(text) {
		return false
	}
	n, err := strconv.Atoi(cmp.Or(port, "443"))
	return err == nil && 1 <= n && n <= 65535
}

// check validates the store. A field that the patch does not change is not rejected because other
// data has changed since.
func (s *Store) check(was Store, p SettingsPatch, f SettingsFacts) error {
	var r domain.Refusals
	set := s.Settings
	if !domain.Visible(s.Name) {
		r.Add("/name", "The name is empty.")
	}
	if s.Domain != "" && !knownHost(s.Domain) {
		r.Add("/domain", "Want a host name in lower case, without scheme and path, such as shop.example.com.")
	}
	if !knownZone(set.Timezone) {
		r.Add("/timezone", "There is no time zone %q; want an IANA name such as Europe/Berlin.", set.Timezone)
	}
	for i, code := range set.LanguageCodes {
		if !domain.KnownLanguage(code) {
			r.Add(domain.ItemPointer("/languageCodes", i), "There is no language %q; GET /admin/language/all lists them.", code)
		}
	}
	if !slices.Contains(set.LanguageCodes, set.DefaultLanguageCode) {
		r.Add(named("/defaultLanguageCode", p.DefaultLanguageCode != nil, "/languageCodes"), "languageCodes must hold the default language %q.", set.DefaultLanguageCode)
	}
	if p.CatalogLanguageCode != nil && !domain.KnownLanguage(*p.CatalogLanguageCode) {
		r.Add("/catalogLanguageCode", "There is no language %q; GET /admin/language/all lists them.", *p.CatalogLanguageCode)
	}
	for i, code := range set.CurrencyCodes {
		if !code.Known() {
			r.Add(domain.ItemPointer("/currencyCodes", i), "There is no currency %q.", code)
		}
	}
	if !slices.Contains(set.CurrencyCodes, set.DefaultCurrencyCode) {
		r.Add(named("/defaultCurrencyCode", p.DefaultCurrencyCode != nil, "/currencyCodes"), "currencyCodes must hold the default currency %q.", set.DefaultCurrencyCode)
	}
	if code := was.Settings.DefaultCurrencyCode; set.DefaultCurrencyCode != code && len(f.DefaultCurrencyUses) > 0 {
		r.AddAs(domain.InUse, "/defaultCurrencyCode", "The %s are in %s and would become amounts in %s. Clear them first, and set them again afterwards.",
			strings.Join(f.DefaultCurrencyUses, ", the "), code, set.DefaultCurrencyCode)
	}
	for _, code := range was.Settings.CurrencyCodes {
		switch {
		case slices.Contains(set.CurrencyCodes, code):
		case slices.Contains(f.PricedCurrencies, code):
			r.AddAs(domain.InUse, "/currencyCodes", "There are prices in %s; delete them first.", code)
		case slices.Contains(f.ChargedCurrencies, code):
			r.AddAs(domain.InUse, "/currencyCodes", "Subscriptions are charged in %s; cancel or replace them first.", code)
		}
	}
	for i, code := range set.AllowedCountryCodes {
		if !domain.KnownCountry(code) {
			r.Add(domain.ItemPointer("/allowedCountryCodes", i), "There is no country %q.", code)
		}
	}
	if a := set.Address; p.Address != nil && a != nil && !domain.KnownCountry(a.CountryCode) {
		r.Add("/address/countryCode", "There is no country %q.", a.CountryCode)
	}
	for i, o := range set.AllowedOrigins {
		if !origin.MatchString(o) && !anyPort.MatchString(o) {
			r.Add(domain.ItemPointer("/allowedOrigins", i), "Want a scheme, a host and at most a port, such as https://shop.example.com, or for development http://localhost:* (any port).")
		}
	}
	if p.OrderNumberStart != nil && *p.OrderNumberStart <= f.LastOrderNumber {
		r.Add("/orderNumberStart", "Order number %d is in use; want a higher one.", f.LastOrderNumber)
	}
	for _, n := range []struct {
		pointer string
		start   *int64
	}{{"/orderNumberStart", p.OrderNumberStart}, {"/invoiceNumberStart", p.InvoiceNumberStart}} {
		if n.start != nil && *n.start > maxNumberStart {
			r.Add(n.pointer, "Want at most %d: clients in JavaScript cannot tell larger numbers apart, and later numbers are larger.", int64(maxNumberStart))
		}
	}
	if p.InvoiceNumberStart != nil && f.Invoiced && *p.InvoiceNumberStart != was.Settings.InvoiceNumberStart {
		r.Add("/invoiceNumberStart", "Invoices have numbers already, and these have no gaps.")
	}
	if n := set.CustomerPasswordMinLength; n < 8 || n > 15 {
		r.Add("/customerPasswordMinLength", "Want 8 to 15 characters.")
	}
	if p.DefaultAccountTypeID != nil && !f.AccountTypes[*p.DefaultAccountTypeID] {
		r.Add("/defaultAccountTypeId", "There is no such account type.")
	}
	if p.DefaultTaxClassID != nil && !f.TaxClasses[*p.DefaultTaxClassID] {
		r.Add("/defaultTaxClassId", "There is no such tax class.")
	}
	if id := p.ShippingTaxClassID; id != nil && *id != nil && !f.TaxClasses[**id] {
		r.Add("/shippingTaxClassId", "There is no such tax class.")
	}
	if id := p.LogoMediaID; id != nil && *id != nil && !f.Media[**id] {
		r.Add("/logoMediaId", "There is no such image.")
	}
	s.checkTexts(p, &r)
	s.checkPrefixes(was, f, &r)
	s.checkPolicies(p, &r)
	if p.Branding != nil {
		p.Branding.check(&r)
		if id := p.Branding.IconMediaID; id != nil && !f.Media[*id] {
			r.Add("/branding/iconMediaId", "There is no such image.")
		}
	}
	s.checkPages(p, &r)
	if len(set.Dunning.IntervalsDays) != set.Dunning.MaxAttempts-1 {
		r.Add("/dunning/intervalsDays", "Want one interval fewer than the %d attempts.", set.Dunning.MaxAttempts)
	}
	seen := map[string]bool{}
	for i, d := range set.CustomFieldDefinitions {
		if seen[d.Object+" "+d.Key] {
			r.Add(domain.ItemPointer("/customFieldDefinitions", i)+"/key", "There are two fields %q on %s.", d.Key, d.Object)
		}
		seen[d.Object+" "+d.Key] = true
	}
	if set.WebhookAPIVersion != domain.APIVersion {
		r.AddAs(domain.UnknownAPIVersion, "/webhookApiVersion", "There is no version %s; there is %s.", set.WebhookAPIVersion, domain.APIVersion)
	}
	return r.Err()
}

// named returns the pointer of the field that the caller sent, of two that contradict each other.
func named(pointer string, sent bool, otherwise string) string {
	if sent {
		return pointer
	}
	return otherwise
}

// maxNumberStart limits the first number of a sequence. It leaves room for seven trillion numbers
// below 2^53, up to which a number is exact in JavaScript (ECMA-262, MAX_SAFE_INTEGER).
const maxNumberStart = 9_000_000_000_000_000

// knownZone reports whether a name is one of the IANA time zone database. All of its names begin
// with a capital letter; machines have files beside them, such as localtime and posix/UTC, that
// browsers do not know. Factory is no zone of any place.
func knownZone(name string) bool {
	if name == "" || name[0] < 'A' || 'Z' < name[0] || name == "Local" || name == "Factory" {
		return false
	}
	_, err := time.LoadLocation(name)
	return err == nil
}

// NewStore returns a valid store with default settings that do not refer to any other row yet.
func NewStore(name, code, host, timezone string, currency domain.Currency, languageCode string, livemode bool) (*Store, error) {
	s := &Store{Name: strings.TrimSpace(name), Code: code, Domain: host, Status: StoreActive, Livemode: livemode,
		Settings: DefaultSettings(currency, languageCode, timezone)}
	err := s.check(*s, SettingsPatch{DefaultCurrencyCode: &currency, DefaultLanguageCode: &languageCode}, SettingsFacts{})
	if e, ok := err.(*domain.Error); ok { // a creation has other names for these fields
		for i, f := range e.Fields {
			switch f.Pointer {
			case "/languageCodes/0":
				e.Fields[i].Pointer = "/defaultLanguageCode"
			case "/currencyCodes/0":
				e.Fields[i].Pointer = "/defaultCurrencyCode"
			}
		}
	}
	return s, err
}
