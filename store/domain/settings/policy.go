package settings

import (
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PolicyType is what a legal page is about.
type PolicyType string

// Those that have an address of their own among the settings.
const (
	TermsOfService PolicyType = "TERMS_OF_SERVICE"
	PrivacyPolicy  PolicyType = "PRIVACY_POLICY"
)

// Slug names the type in an address.
func (t PolicyType) Slug() string { return strings.ReplaceAll(strings.ToLower(string(t)), "_", "-") }

// Policy is a legal page of a store, at an address of its own or as a text, which the
// service shows.
type Policy struct {
	Type  PolicyType `json:"type"`
	Title string     `json:"title"`
	URL   *string    `json:"url"`
	HTML  *string    `json:"html"`
}

// Policy is the store's page of a type; nil: it has none.
func (s *Store) Policy(t PolicyType) *Policy {
	if i := slices.IndexFunc(s.Settings.Policies, func(p Policy) bool { return p.Type == t }); i >= 0 {
		return &s.Settings.Policies[i]
	}
	return nil
}

// PolicyURL is where a page of the store's is read; service is where the service is.
func (s *Store) PolicyURL(p Policy, service string) string {
	if p.URL != nil {
		return *p.URL
	}
	return service + "/policy/" + url.PathEscape(s.Code) + "/" + p.Type.Slug()
}

// TermsURL is where the terms are that buyers accept; nil: there are none.
func (s *Store) TermsURL(service string) *string {
	return s.legal(s.Settings.TermsURL, TermsOfService, service)
}

// PrivacyURL is where the privacy policy is; nil: there is none.
func (s *Store) PrivacyURL(service string) *string {
	return s.legal(s.Settings.PrivacyURL, PrivacyPolicy, service)
}

func (s *Store) legal(own *string, t PolicyType, service string) *string {
	if p := s.Policy(t); own == nil && p != nil {
		return new(s.PolicyURL(*p, service))
	}
	return own
}

// HasTerms tells whether buyers have to accept terms.
func (s *Store) HasTerms() bool { return s.Settings.TermsURL != nil || s.Policy(TermsOfService) != nil }

// cleaned are pages as they are kept.
func cleaned(policies []Policy) []Policy {
	kept := make([]Policy, len(policies))
	for i, p := range policies {
		kept[i] = Policy{Type: p.Type, Title: strings.TrimSpace(p.Title), URL: p.URL, HTML: *domain.CleanNullableHTML(&p.HTML)}
	}
	return kept
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

// CheckoutPage is where a cart of the store is paid for; service is where the service is.
func (s *Store) CheckoutPage(service string) string {
	if own := s.Settings.CheckoutURL; own != nil {
		return *own
	}
	return s.HostedCheckout(service)
}

// HostedCheckout is the service's own checkout page for the store, which works whatever
// page of its own the store has.
func (s *Store) HostedCheckout(service string) string {
	return service + "/checkout/" + url.PathEscape(s.Code)
}

// PaymentPage is where whoever has a payment link pays an order of the store; service is
// where the service is.
func (s *Store) PaymentPage(service string) string {
	return service + "/pay/" + url.PathEscape(s.Code)
}

// What a template of product pages has in the place of a product.
const (
	slugInURL = "{slug}"
	idInURL   = "{productId}"
)

// ProductURL is a product's page in the storefront; nil: the store has named none.
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

// webAddress tells whether a text is an absolute address that browsers and we read alike.
func webAddress(text string) bool {
	u, err := url.Parse(text)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil && !strings.ContainsAny(text, "\\ \t\r\n\"'<>`|^")
}

// checkAddress refuses an address that a page cannot link to, or that ends the attribute or
// the string that it stands in. nil: it is not set, or the change leaves it alone.
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
