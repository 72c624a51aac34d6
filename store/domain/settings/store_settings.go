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

// OrderNumbers is the name of the number sequence of orders.
const OrderNumbers = "order"

// SettingsPatch contains changes to a store. nil leaves a field unchanged; a pointer to nil clears it.
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
	TaxExchangeRates          *[]TaxExchangeRate
	StoredValueLimits         *[]StoredValueLimit
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
	ReturnPolicy              *ReturnPolicy
	Branding                  *Branding
	ProductURLTemplate        **string
	CheckoutURL               **string
	Analytics                 *map[string]*string
	WebhookAPIVersion         *string
}

// SettingsFacts contains the data against which the settings are checked.
type SettingsFacts struct {
	AccountTypes map[int64]bool // account types named in the patch that exist in the store
	TaxClasses   map[int64]bool
	Media        map[int64]bool
	Products     map[int64]bool
	// PricedCurrencies contains the currencies of existing prices, and ChargedCurrencies the currencies
	// of subscriptions that are not canceled. LastOrderNumber is the last number assigned to an order.
	PricedCurrencies  []domain.Currency
	ChargedCurrencies []domain.Currency
	// DefaultCurrencyUses names the kinds of amounts that are in the default currency without naming it.
	DefaultCurrencyUses []string
	LastOrderNumber     int64
	Invoiced            bool // an invoice already has a number
	NumberLiesAhead     bool // with the patch's prefix, a future invoice number would already exist
}

// Change applies a patch to the store and reports whether anything changed. The error lists every
// invalid field; the caller must then discard the store. Existing data, such as the totals of
// placed orders, does not change.
func (s *Store) Change(p SettingsPatch, f SettingsFacts) (changed bool, err error) {
	was := *s
	set := &s.Settings
	changed = domain.AnyChanged(
		s.changeIdentity(p),
		set.changeLanguages(p),
		set.changeCurrencies(p),
		set.changeTaxes(p),
		set.changeNumbers(p),
		set.changeSales(p),
		set.changeCustomers(p),
		set.changeRenewals(p),
		set.changePages(p),
		domain.SetWhole(&set.CustomFieldDefinitions, set.keepingNames(p.CustomFieldDefinitions)),
		domain.Set(&set.WebhookAPIVersion, p.WebhookAPIVersion),
	)
	return changed, s.check(was, p, f)
}

// changeIdentity sets the store's names, domain, contact and status. A new domain must be verified again.
func (s *Store) changeIdentity(p SettingsPatch) bool {
	moved := setText(&s.Domain, p.Domain)
	if moved {
		s.forgetProof()
	}
	set := &s.Settings
	return domain.AnyChanged(
		moved,
		domain.Set(&s.Name, domain.Trimmed(p.Name)),
		domain.Set(&s.Status, p.Status),
		setText(&set.LegalName, p.LegalName),
		setText(&set.TaxNumber, p.TaxNumber),
		domain.SetWhole(&set.TaxExchangeRates, p.TaxExchangeRates),
		domain.SetWhole(&set.StoredValueLimits, p.StoredValueLimits),
		domain.SetNullable(&set.SupportEmail, p.SupportEmail),
		domain.SetNullable(&set.SupportPhone, p.SupportPhone),
		domain.SetWhole(&set.Address, p.Address),
		domain.SetNullable(&set.LogoMediaID, p.LogoMediaID),
	)
}

// changeLanguages sets the languages. A new default language does not change the language of the
// catalog's texts.
func (s *Settings) changeLanguages(p SettingsPatch) bool {
	if p.DefaultLanguageCode != nil && *p.DefaultLanguageCode != s.DefaultLanguageCode {
		s.CatalogLanguageCode = s.CatalogLanguage()
	}
	return domain.AnyChanged(
		domain.Set(&s.CatalogLanguageCode, p.CatalogLanguageCode),
		domain.Set(&s.DefaultLanguageCode, p.DefaultLanguageCode),
		domain.SetWhole(&s.LanguageCodes, p.LanguageCodes),
	)
}

// changeCurrencies sets the currencies and the units of measurement.
func (s *Settings) changeCurrencies(p SettingsPatch) bool {
	return domain.AnyChanged(
		domain.Set(&s.DefaultCurrencyCode, p.DefaultCurrencyCode),
		domain.SetWhole(&s.CurrencyCodes, p.CurrencyCodes),
		domain.Set(&s.WeightUnit, p.WeightUnit),
		domain.Set(&s.DimensionUnit, p.DimensionUnit),
	)
}

// changeTaxes sets whether prices include taxes, how taxes are rounded, and the tax classes.
func (s *Settings) changeTaxes(p SettingsPatch) bool {
	return domain.AnyChanged(
		domain.Set(&s.PricesIncludeTax, p.PricesIncludeTax),
		domain.Set(&s.TaxRounding, p.TaxRounding),
		domain.Set(&s.TaxRoundingTarget, p.TaxRoundingTarget),
		domain.Set(&s.RoundingMode, p.RoundingMode),
		domain.Set(&s.DefaultTaxClassID, p.DefaultTaxClassID),
		domain.SetNullable(&s.ShippingTaxClassID, p.ShippingTaxClassID),
	)
}

// changeNumbers sets how orders, invoices and refunds are numbered.
func (s *Settings) changeNumbers(p SettingsPatch) bool {
	return domain.AnyChanged(
		setText(&s.OrderNumberPrefix, p.OrderNumberPrefix),
		domain.Set(&s.OrderNumberStart, p.OrderNumberStart),
		setText(&s.InvoiceNumberPrefix, p.InvoiceNumberPrefix),
		domain.Set(&s.InvoiceNumberStart, p.InvoiceNumberStart),
		domain.Set(&s.RefundNumberSequence, p.RefundNumberSequence),
	)
}

// changeSales sets where the store sells, how carts and orders reserve and expire, and how orders are
// captured and shipped.
func (s *Settings) changeSales(p SettingsPatch) bool {
	return domain.AnyChanged(
		domain.Set(&s.Timezone, p.Timezone),
		domain.SetWhole(&s.AllowedCountryCodes, p.AllowedCountryCodes),
		domain.SetWhole(&s.AllowedOrigins, p.AllowedOrigins),
		domain.Set(&s.CaptureMode, p.CaptureMode),
		domain.Set(&s.AllowUnsecuredFulfillment, p.AllowUnsecuredFulfillment),
		domain.Set(&s.InventoryReserveMode, p.InventoryReserveMode),
		domain.Set(&s.ReservationMinutes, p.ReservationMinutes),
		domain.Set(&s.CartExpiryDays, p.CartExpiryDays),
		domain.SetWhole(&s.ReturnPolicy, p.ReturnPolicy),
	)
}

// changeCustomers sets who may buy and log in, and which account type new customers get.
func (s *Settings) changeCustomers(p SettingsPatch) bool {
	return domain.AnyChanged(
		domain.Set(&s.GuestCheckout, p.GuestCheckout),
		domain.Set(&s.AccountPages, p.AccountPages),
		domain.Set(&s.RequireVerifiedEmail, p.RequireVerifiedEmail),
		domain.Set(&s.CustomerPasswordMinLength, p.CustomerPasswordMinLength),
		domain.Set(&s.DefaultAccountTypeID, p.DefaultAccountTypeID),
	)
}

// changeRenewals sets the terms of subscriptions that are the same for every plan.
func (s *Settings) changeRenewals(p SettingsPatch) bool {
	return domain.AnyChanged(
		domain.SetWhole(&s.Dunning, p.Dunning),
		domain.Set(&s.RenewalHour, p.RenewalHour),
		domain.Set(&s.RenewalReminderDays, p.RenewalReminderDays),
		domain.Set(&s.RenewalStockPolicy, p.RenewalStockPolicy),
		domain.Set(&s.RenewalStockWaitDays, p.RenewalStockWaitDays),
		domain.Set(&s.PriceChangeNoticeDays, p.PriceChangeNoticeDays),
		domain.SetNullable(&s.SkipLimit, p.SkipLimit),
		domain.SetNullable(&s.PauseMaxDays, p.PauseMaxDays),
		domain.Set(&s.PauseOnSuspension, p.PauseOnSuspension),
	)
}

// changePages sets the look, the contents and the URLs of the pages that buyers see.
func (s *Settings) changePages(p SettingsPatch) bool {
	if p.Policies != nil {
		p.Policies = new(s.cleaned(*p.Policies))
	}
	return domain.AnyChanged(
		domain.SetNullable(&s.TermsURL, p.TermsURL),
		domain.SetNullable(&s.PrivacyURL, p.PrivacyURL),
		domain.SetWhole(&s.Policies, p.Policies),
		domain.SetWhole(&s.Branding, p.Branding),
		domain.SetNullable(&s.ProductURLTemplate, p.ProductURLTemplate),
		domain.SetNullable(&s.CheckoutURL, p.CheckoutURL),
		domain.SetWhole(&s.Analytics, p.Analytics),
	)
}

// setText is SetNullable for a text column that stores "" instead of NULL.
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

// knownHost reports whether text is a host name with an optional port from 1 to 65535. An IP address is
// not a host name, except that of this machine, for local trials.
func knownHost(text string) bool {
	host, port, _ := strings.Cut(text, ":")
	if ip, err := netip.ParseAddr(host); err == nil && !ip.IsLoopback() || !hostName.MatchString(text) {
		return false
	}
	n, err := strconv.Atoi(cmp.Or(port, "443"))
	return err == nil && 1 <= n && n <= 65535
}

// check validates the store. It accepts the stored values of fields that the patch does not change, even
// if other data has changed since then.
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
	set.checkLanguages(p, &r)
	set.checkCurrencies(was.Settings, p, f, &r)
	set.checkCountries(p, &r)
	for i, o := range set.AllowedOrigins {
		if !origin.MatchString(o) && !anyPort.MatchString(o) {
			r.Add(domain.ItemPointer("/allowedOrigins", i), "Want a scheme, a host and at most a port, such as https://shop.example.com, or for development http://localhost:* (any port).")
		}
	}
	p.checkNumbers(was.Settings, f, &r)
	if n := set.CustomerPasswordMinLength; n < 8 || n > 15 {
		r.Add("/customerPasswordMinLength", "Want 8 to 15 characters.")
	}
	p.checkReferences(f, &r)
	s.checkTexts(p, &r)
	s.checkPrefixes(was, f, &r)
	s.checkPolicies(p, &r)
	p.checkTaxExchangeRates(&r)
	p.checkStoredValueLimits(&r)
	if p.Branding != nil {
		p.Branding.check(&r)
		if id := p.Branding.IconMediaID; id != nil && !f.Media[*id] {
			r.Add("/branding/iconMediaId", "There is no such image.")
		}
	}
	s.checkPages(p, &r)
	if p.ReturnPolicy != nil {
		p.ReturnPolicy.Check("/returnPolicy", &r)
		p.ReturnPolicy.checkReferences("/returnPolicy", f, &r)
	}
	if len(set.Dunning.IntervalsDays) != set.Dunning.MaxAttempts-1 {
		r.Add("/dunning/intervalsDays", "Want one interval fewer than the %d attempts.", set.Dunning.MaxAttempts)
	}
	set.checkCustomFields(&r)
	if set.WebhookAPIVersion != domain.APIVersion {
		r.AddAs(domain.UnknownAPIVersion, "/webhookApiVersion", "There is no version %s; there is %s.", set.WebhookAPIVersion, domain.APIVersion)
	}
	return r.Err()
}

// checkLanguages refuses unknown languages, and a default language that is not one of the store's.
func (s Settings) checkLanguages(p SettingsPatch, r *domain.Refusals) {
	for i, code := range s.LanguageCodes {
		if !domain.KnownLanguage(code) {
			r.Add(domain.ItemPointer("/languageCodes", i), "There is no language %q; GET /admin/language/all lists them.", code)
		}
	}
	if !slices.Contains(s.LanguageCodes, s.DefaultLanguageCode) {
		r.Add(named("/defaultLanguageCode", p.DefaultLanguageCode != nil, "/languageCodes"), "languageCodes must hold the default language %q.", s.DefaultLanguageCode)
	}
	if p.CatalogLanguageCode != nil && !domain.KnownLanguage(*p.CatalogLanguageCode) {
		r.Add("/catalogLanguageCode", "There is no language %q; GET /admin/language/all lists them.", *p.CatalogLanguageCode)
	}
}

// checkCurrencies refuses unknown currencies, a default currency that is not one of the store's, and the
// removal of a currency in which the store has amounts.
func (s Settings) checkCurrencies(was Settings, p SettingsPatch, f SettingsFacts, r *domain.Refusals) {
	for i, code := range s.CurrencyCodes {
		if !code.Known() {
			r.Add(domain.ItemPointer("/currencyCodes", i), "There is no currency %q.", code)
		}
	}
	if !slices.Contains(s.CurrencyCodes, s.DefaultCurrencyCode) {
		r.Add(named("/defaultCurrencyCode", p.DefaultCurrencyCode != nil, "/currencyCodes"), "currencyCodes must hold the default currency %q.", s.DefaultCurrencyCode)
	}
	if code := was.DefaultCurrencyCode; s.DefaultCurrencyCode != code && len(f.DefaultCurrencyUses) > 0 {
		r.AddAs(domain.InUse, "/defaultCurrencyCode", "The %s are in %s and would become amounts in %s. Clear them first, and set them again afterwards.",
			strings.Join(f.DefaultCurrencyUses, ", the "), code, s.DefaultCurrencyCode)
	}
	for _, code := range was.CurrencyCodes {
		switch {
		case slices.Contains(s.CurrencyCodes, code):
		case slices.Contains(f.PricedCurrencies, code):
			r.AddAs(domain.InUse, "/currencyCodes", "There are prices in %s; delete them first.", code)
		case slices.Contains(f.ChargedCurrencies, code):
			r.AddAs(domain.InUse, "/currencyCodes", "Subscriptions are charged in %s; cancel or replace them first.", code)
		}
	}
}

// checkCountries refuses unknown countries in the allowed countries and the addresses of the patch.
func (s Settings) checkCountries(p SettingsPatch, r *domain.Refusals) {
	for i, code := range s.AllowedCountryCodes {
		if !domain.KnownCountry(code) {
			r.Add(domain.ItemPointer("/allowedCountryCodes", i), "There is no country %q.", code)
		}
	}
	if a := s.Address; p.Address != nil && a != nil && !domain.KnownCountry(a.CountryCode) {
		r.Add("/address/countryCode", "There is no country %q.", a.CountryCode)
	}
}

// checkNumbers refuses start numbers that would repeat a number, leave a gap between invoices, or be too
// large.
func (p SettingsPatch) checkNumbers(was Settings, f SettingsFacts, r *domain.Refusals) {
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
	if p.InvoiceNumberStart != nil && f.Invoiced && *p.InvoiceNumberStart != was.InvoiceNumberStart {
		r.Add("/invoiceNumberStart", "Invoices have numbers already, and these have no gaps.")
	}
}

// checkReferences refuses ids in the patch that do not exist in the store.
func (p SettingsPatch) checkReferences(f SettingsFacts, r *domain.Refusals) {
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
}

// keepingNames returns the definitions. A definition without translations gets those of the stored
// definition with the same key.
func (s Settings) keepingNames(fields *[]domain.CustomFieldDefinition) *[]domain.CustomFieldDefinition {
	if fields == nil {
		return nil
	}
	kept := slices.Clone(*fields)
	for i, d := range kept {
		was := slices.IndexFunc(s.CustomFieldDefinitions, func(o domain.CustomFieldDefinition) bool { return o.Object == d.Object && o.Key == d.Key })
		if d.Translations == nil && was >= 0 {
			kept[i].Translations = s.CustomFieldDefinitions[was].Translations
		}
	}
	return &kept
}

// longestFieldName is the maximum number of characters of a custom field's name.
const longestFieldName = 100

// checkCustomFields refuses two definitions with the same key for a kind of object, and invalid
// translations of names.
func (s Settings) checkCustomFields(r *domain.Refusals) {
	seen := map[string]bool{}
	for i, d := range s.CustomFieldDefinitions {
		domain.SetNames(&s.CustomFieldDefinitions[i].Translations, d.Translations, longestFieldName, domain.ItemPointer("/customFieldDefinitions", i), r)
		if seen[d.Object+" "+d.Key] {
			r.Add(domain.ItemPointer("/customFieldDefinitions", i)+"/key", "There are two fields %q on %s.", d.Key, d.Object)
		}
		seen[d.Object+" "+d.Key] = true
	}
}

// named returns pointer if the caller sent the field, and otherwise the pointer of the contradicting
// field.
func named(pointer string, sent bool, otherwise string) string {
	if sent {
		return pointer
	}
	return otherwise
}

// maxNumberStart is the highest start number of a sequence. It leaves room for seven trillion numbers
// below 2^53, up to which numbers are exact in JavaScript (ECMA-262, MAX_SAFE_INTEGER).
const maxNumberStart = 9_000_000_000_000_000

// knownZone reports whether a name is in the IANA time zone database. All of its names begin with a
// capital letter. Machines also have other files in the same folder, such as localtime and posix/UTC,
// that browsers do not know. Factory is not the zone of any place.
func knownZone(name string) bool {
	if name == "" || name[0] < 'A' || 'Z' < name[0] || name == "Local" || name == "Factory" {
		return false
	}
	_, err := time.LoadLocation(name)
	return err == nil
}

// NewStore returns a valid store with default settings. The settings refer to no other rows yet.
func NewStore(name, code, host, timezone string, currency domain.Currency, languageCode string, livemode bool) (*Store, error) {
	s := &Store{Name: strings.TrimSpace(name), Code: code, Domain: host, Status: StoreActive, Livemode: livemode,
		Settings: DefaultSettings(currency, languageCode, timezone)}
	err := s.check(*s, SettingsPatch{DefaultCurrencyCode: &currency, DefaultLanguageCode: &languageCode}, SettingsFacts{})
	if e, ok := err.(*domain.Error); ok { // the request that creates a store has other names for these fields
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
