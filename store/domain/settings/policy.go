package settings

import (
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PolicyType is the subject of a legal page.
type PolicyType string

// These types also have a URL of their own in the settings.
const (
	TermsOfService PolicyType = "TERMS_OF_SERVICE"
	PrivacyPolicy  PolicyType = "PRIVACY_POLICY"
)

// Slug returns the type's name as part of a URL.
func (t PolicyType) Slug() string { return strings.ReplaceAll(strings.ToLower(string(t)), "_", "-") }

// Policy is a legal page of a store: either the URL of the store's own page, or a text that the service
// shows.
type Policy struct {
	Type  PolicyType `json:"type"`
	Title string     `json:"title"`
	URL   *string    `json:"url"`
	HTML  *string    `json:"html"`
	// Translations contains the page in other languages. In a patch, nil keeps the translations of the
	// page with the same type.
	Translations []PolicyTranslation `json:"translations"`
}

// PolicyTranslation is a legal page in another language. nil means that the original URL or text is
// shown.
type PolicyTranslation struct {
	LanguageCode string  `json:"languageCode"`
	Title        string  `json:"title"`
	URL          *string `json:"url"`
	HTML         *string `json:"html"`
}

// PolicyText is a legal page in the language that a reader sees.
type PolicyText struct {
	Title, URL   string
	HTML         *string  // nil means that the page is at the store's own URL
	Language     string   // language of HTML
	Untranslated []string // fields whose text is not in the reader's language
}

// PolicyIn returns a legal page in a reader's language. The parameter service is the service's base URL.
func (s *Store) PolicyIn(r domain.Reading, p Policy, service string) PolicyText {
	title, own, html := p.title(r), p.url(r), p.html(r)
	out := PolicyText{Title: title.Text, HTML: html.Text, Language: html.Language, Untranslated: []string{}}
	if !title.Matches {
		out.Untranslated = append(out.Untranslated, "title")
	}
	switch {
	case own.Text != nil:
		if out.URL = *own.Text; !own.Matches {
			out.Untranslated = append(out.Untranslated, "url")
		}
	default:
		if out.URL = s.PolicyURL(p, service); !html.Matches {
			out.Untranslated = append(out.Untranslated, "html")
		}
		if !domain.SameLanguage(html.Language, r.Own) {
			out.URL += "?languageCode=" + html.Language
		}
	}
	return out
}

func (p Policy) title(r domain.Reading) domain.TextIn[string] {
	return domain.Choose(r, p.Title, func(language string) (string, bool) {
		t := p.translation(language)
		if t == nil {
			return "", false
		}
		return t.Title, true
	})
}

func (p Policy) url(r domain.Reading) domain.TextIn[*string] {
	return domain.Choose(r, p.URL, func(language string) (*string, bool) {
		t := p.translation(language)
		return urlOf(t), urlOf(t) != nil
	})
}

func (p Policy) html(r domain.Reading) domain.TextIn[*string] {
	return domain.Choose(r, p.HTML, func(language string) (*string, bool) {
		t := p.translation(language)
		return htmlOf(t), htmlOf(t) != nil
	})
}

// translation returns the page in a language, or nil if it is not translated.
func (p Policy) translation(language string) *PolicyTranslation {
	if i := slices.IndexFunc(p.Translations, func(t PolicyTranslation) bool { return domain.SameLanguage(t.LanguageCode, language) }); i >= 0 {
		return &p.Translations[i]
	}
	return nil
}

func urlOf(t *PolicyTranslation) *string {
	if t == nil {
		return nil
	}
	return t.URL
}

func htmlOf(t *PolicyTranslation) *string {
	if t == nil {
		return nil
	}
	return t.HTML
}

// Policy returns the store's page of a type, or nil if the store has no such page.
func (s *Store) Policy(t PolicyType) *Policy {
	if i := slices.IndexFunc(s.Settings.Policies, func(p Policy) bool { return p.Type == t }); i >= 0 {
		return &s.Settings.Policies[i]
	}
	return nil
}

// PolicyURL returns the URL of a legal page. The parameter service is the service's base URL.
func (s *Store) PolicyURL(p Policy, service string) string {
	if p.URL != nil {
		return *p.URL
	}
	return service + "/policy/" + url.PathEscape(s.Code) + "/" + p.Type.Slug()
}

// TermsURL returns the URL for a reader of the terms that buyers must accept; nil means that the store
// has no terms.
func (s *Store) TermsURL(r domain.Reading, service string) *string {
	return s.legal(r, s.Settings.TermsURL, TermsOfService, service)
}

// PrivacyURL returns the URL for a reader of the privacy policy; nil means that the store has no policy.
func (s *Store) PrivacyURL(r domain.Reading, service string) *string {
	return s.legal(r, s.Settings.PrivacyURL, PrivacyPolicy, service)
}

func (s *Store) legal(r domain.Reading, own *string, t PolicyType, service string) *string {
	if p := s.Policy(t); own == nil && p != nil {
		return new(s.PolicyIn(r, *p, service).URL)
	}
	return own
}

// Missing returns the names of the settings with texts that are not in the reader's language.
func (s *Store) Missing(r domain.Reading) []string {
	missing := []string{}
	if slices.ContainsFunc(s.Settings.Policies, func(p Policy) bool { return len(s.PolicyIn(r, p, "").Untranslated) > 0 }) {
		missing = append(missing, "policies")
	}
	if slices.ContainsFunc(s.Settings.CustomFieldDefinitions, func(d domain.CustomFieldDefinition) bool {
		return !domain.NameIn(r, d.Name, d.Translations).Matches
	}) {
		missing = append(missing, "customFieldDefinitions")
	}
	return missing
}

// HasTerms reports whether buyers must accept terms.
func (s *Store) HasTerms() bool { return s.Settings.TermsURL != nil || s.Policy(TermsOfService) != nil }

// cleaned returns pages in their stored form, with trimmed titles and sanitized HTML. A page without
// translations keeps those of the stored page with the same type.
func (s Settings) cleaned(policies []Policy) []Policy {
	kept := make([]Policy, len(policies))
	for i, p := range policies {
		kept[i] = Policy{Type: p.Type, Title: strings.TrimSpace(p.Title), URL: p.URL, HTML: *domain.CleanNullableHTML(&p.HTML), Translations: slices.Clone(p.Translations)}
		for n, t := range kept[i].Translations {
			kept[i].Translations[n] = PolicyTranslation{LanguageCode: t.LanguageCode, Title: strings.TrimSpace(t.Title), URL: t.URL, HTML: *domain.CleanNullableHTML(&t.HTML)}
		}
		if was := slices.IndexFunc(s.Policies, func(o Policy) bool { return o.Type == p.Type }); p.Translations == nil && was >= 0 {
			kept[i].Translations = s.Policies[was].Translations
		}
	}
	return kept
}

// checkTranslations refuses a second translation into the same language, and titles without a visible
// character. It also refuses a URL for a page with a text, and a text for a page with a URL.
func (p Policy) checkTranslations(at string, r *domain.Refusals) {
	for i, t := range p.Translations {
		at := domain.ItemPointer(at+"/translations", i)
		if slices.ContainsFunc(p.Translations[:i], func(o PolicyTranslation) bool { return domain.SameLanguage(o.LanguageCode, t.LanguageCode) }) {
			r.Add(at+"/languageCode", "There is one entry a language.")
		}
		if r.Label(at+"/title", &t.Title); t.URL != nil && p.URL == nil {
			r.Add(at+"/url", "The page has no url, so its translations have none.")
		}
		checkLine(&t.Title, at+"/title", r)
		if checkAddress(t.URL, at+"/url", r); t.HTML != nil && p.HTML == nil {
			r.Add(at+"/html", "The page has no html, so its translations have none.")
		}
		if t.HTML != nil && strings.TrimSpace(*t.HTML) == "" {
			r.Add(at+"/html", "The text is empty.")
		}
	}
}

func (s *Store) checkPolicies(p SettingsPatch, r *domain.Refusals) {
	for i, policy := range s.Settings.Policies {
		at := domain.ItemPointer("/policies", i)
		if slices.ContainsFunc(s.Settings.Policies[:i], func(o Policy) bool { return o.Type == policy.Type }) {
			r.Add(at+"/type", "There are two pages of type %s.", policy.Type)
		}
		if policy.Title == "" {
			r.Add(at+"/title", "The title is empty.")
		}
		if p.Policies != nil {
			checkAddress(policy.URL, at+"/url", r)
			checkLine(&policy.Title, at+"/title", r)
			policy.checkTranslations(at, r)
		}
		if (policy.URL == nil) == (policy.HTML == nil || strings.TrimSpace(*policy.HTML) == "") {
			r.Add(at+"/url", "Want exactly one of url and html.")
		}
		for _, own := range []struct {
			of      PolicyType
			url     *string
			sent    bool
			pointer string
		}{{TermsOfService, s.Settings.TermsURL, p.TermsURL != nil, "/termsUrl"}, {PrivacyPolicy, s.Settings.PrivacyURL, p.PrivacyURL != nil, "/privacyUrl"}} {
			if policy.Type == own.of && own.url != nil {
				r.Add(named(at+"/type", p.Policies != nil || !own.sent, own.pointer), "%s says where they are already: clear it, or leave the page out.", own.pointer[1:])
			}
		}
	}
}

// CheckoutPage returns the URL of the store's checkout page. The parameter service is the service's base
// URL.
func (s *Store) CheckoutPage(service string) string {
	if own := s.Settings.CheckoutURL; own != nil {
		return *own
	}
	return s.HostedCheckout(service)
}

// HostedCheckout returns the URL of the service's checkout page for the store. This page works even if
// the store has a checkout page of its own.
func (s *Store) HostedCheckout(service string) string {
	return service + "/checkout/" + url.PathEscape(s.Code)
}

// AccountPage returns the URL of the service's account page for the store. It returns nil if the store
// has disabled its account pages, or if service, the service's base URL, is empty.
func (s *Store) AccountPage(service string) *string {
	if !s.Settings.AccountPages || service == "" {
		return nil
	}
	return new(service + "/account/" + url.PathEscape(s.Code))
}

// WithdrawalPage returns the URL of the page where buyers withdraw from a contract with the store. nil means that the
// store's return policy gives no buyer in the country a right of withdrawal, or that service, the service's base URL,
// is empty. An empty country means any.
func (s *Store) WithdrawalPage(service, country string) *string {
	if service == "" || !s.Settings.ReturnPolicy.AllowsWithdrawal(country) {
		return nil
	}
	return new(service + "/withdraw/" + url.PathEscape(s.Code))
}

// PaymentPage returns the URL of the page where holders of payment links pay orders of the store.
// service is the service's base URL.
func (s *Store) PaymentPage(service string) string {
	return service + "/pay/" + url.PathEscape(s.Code)
}

// These constants are the placeholders in a template for product URLs.
const (
	slugInURL = "{slug}"
	idInURL   = "{productId}"
)

// ProductURL returns the URL of a product's page in the storefront, or nil if the store has no template
// for product URLs.
func (s Settings) ProductURL(id int64, slug string) *string {
	if s.ProductURLTemplate == nil {
		return nil
	}
	return new(strings.NewReplacer(slugInURL, url.PathEscape(slug), idInURL, domain.Itoa(id)).Replace(*s.ProductURLTemplate))
}

func (s *Store) checkPages(p SettingsPatch, r *domain.Refusals) {
	set := s.Settings
	if p.TermsURL != nil {
		checkAddress(set.TermsURL, "/termsUrl", r)
	}
	if p.PrivacyURL != nil {
		checkAddress(set.PrivacyURL, "/privacyUrl", r)
	}
	if template := set.ProductURLTemplate; p.ProductURLTemplate != nil && template != nil {
		filled := *set.ProductURL(1, "slug")
		switch {
		case filled == *template:
			r.Add("/productUrlTemplate", "Want %s or %s in the place of what differs from product to product.", slugInURL, idInURL)
		case !webAddress(filled) || !webAddress(*template):
			r.Add("/productUrlTemplate", "Want an absolute address, such as https://shop.example.com/products/%s.", slugInURL)
		case host(filled) != host(*template):
			r.Add("/productUrlTemplate", "A product is named behind the host, not in it.")
		}
	}
	if page := set.CheckoutURL; page != nil && (p.CheckoutURL != nil || p.AllowedOrigins != nil) {
		u, err := url.Parse(*page)
		switch at := named("/checkoutUrl", p.CheckoutURL != nil, "/allowedOrigins"); {
		case err != nil || !webAddress(*page) || strings.ContainsAny(*page, "{}"):
			r.Add(at, "Want an absolute address, such as https://shop.example.com/checkout.")
		case strings.Contains(*page, "#"):
			r.Add(at, "Want an address without fragment: a link has the cart's token there.")
		case !s.letsIn(strings.ToLower(u.Scheme + "://" + u.Host)):
			r.Add(at, "checkoutUrl %s is on none of the allowedOrigins.", *page)
		}
	}
}

// webAddress reports whether a text is an absolute http or https URL that browsers and the service parse
// in the same way.
func webAddress(text string) bool {
	u, err := url.Parse(text)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil && !strings.ContainsAny(text, "\\ \t\r\n\"'<>`|^")
}

// checkAddress adds an error for a URL that pages cannot link to, or that could end the attribute or
// string around it. nil means not set or not changed.
func checkAddress(address *string, pointer string, r *domain.Refusals) {
	if address != nil && (!webAddress(*address) || strings.ContainsAny(*address, "{}")) {
		r.Add(pointer, "Use an absolute http or https address. Write quotes, angle brackets, braces, backslashes, | and ^ as percent codes, such as %%27 for an apostrophe.")
	}
}

func host(address string) string {
	if u, err := url.Parse(address); err == nil {
		return u.Host
	}
	return ""
}
