package settings

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// analyticsForms contains the patterns of the ids that storefronts insert into scripts and URLs of
// analytics services. No pattern allows a character that could end a string or an attribute there.
var analyticsForms = map[string]struct {
	form *regexp.Regexp
	want string
}{
	"googleMeasurementId": {regexp.MustCompile(`^[A-Za-z]{1,4}-[A-Za-z0-9-]{1,45}$`), "Use a tag's id, such as G-1A2B3C4D5E."},
	"metaPixelId":         {regexp.MustCompile(`^[0-9]{1,50}$`), "Use the pixel's id, which has digits only."},
	"matomoSiteId":        {regexp.MustCompile(`^[A-Za-z0-9]{1,50}$`), "Use the site's id, which has letters and digits only."},
}

// numberPrefix matches the prefixes of printed numbers. creditNoteNumber is the beginning of credit note
// numbers.
var (
	numberPrefix     = regexp.MustCompile(`^[\p{L}\p{N}#._/ -]*$`)
	creditNoteNumber = regexp.MustCompile(`(?i)^CN-`)
)

// checkPrefixes adds errors for changed prefixes of printed numbers. An invoice is identified by its
// number (VAT directive, article 226(2)), so two prefixes must never produce the same number.
func (s *Store) checkPrefixes(was Store, f SettingsFacts, r *domain.Refusals) {
	orders, invoices := s.Settings.OrderNumberPrefix, s.Settings.InvoiceNumberPrefix
	const form = "Use letters, digits, spaces and # . _ / -."
	if orders != was.Settings.OrderNumberPrefix && !numberPrefix.MatchString(orders) {
		r.Add("/orderNumberPrefix", form)
	}
	const at = "/invoiceNumberPrefix"
	switch last, _ := utf8.DecodeLastRuneInString(invoices); {
	case invoices == was.Settings.InvoiceNumberPrefix:
	case !numberPrefix.MatchString(invoices):
		r.Add(at, form)
	case unicode.IsNumber(last):
		r.Add(at, "The prefix ends in a digit, so two invoices could get the same number. Use another end, such as %s-.", invoices)
	case creditNoteNumber.MatchString(invoices):
		r.Add(at, "CN- begins the numbers of credit notes. Use another prefix.")
	case f.NumberLiesAhead:
		r.Add(at, "With this prefix a number that was issued would be issued again. Use another prefix.")
	}
}

// checkAnalytics adds errors for malformed ids of analytics services.
func checkAnalytics(analytics map[string]*string, r *domain.Refusals) {
	for name, id := range analytics {
		if id == nil {
			continue
		}
		if name == "matomoUrl" {
			checkAddress(id, "/analytics/matomoUrl", r)
			continue
		}
		switch known, ok := analyticsForms[name]; {
		case !ok:
			r.Add("/analytics/"+name, "There is no such id.")
		case !known.form.MatchString(*id):
			r.Add("/analytics/"+name, "%s", known.want)
		}
	}
}

// checkTexts adds errors for texts that cannot be used in a line of a page, a mail header or a file name.
// It checks the store's name and the fields that the patch changes.
func (s *Store) checkTexts(p SettingsPatch, r *domain.Refusals) {
	set := s.Settings
	checkLine(&s.Name, "/name", r)
	for _, line := range []struct {
		sent    bool
		text    string
		pointer string
	}{
		{p.LegalName != nil, set.LegalName, "/legalName"}, {p.TaxNumber != nil, set.TaxNumber, "/taxNumber"},
	} {
		if line.sent {
			checkLine(&line.text, line.pointer, r)
		}
	}
	if email := set.SupportEmail; p.SupportEmail != nil && email != nil {
		r.Email("/supportEmail", *email)
	}
	if p.SupportPhone != nil {
		s.Settings.SupportPhone, _ = r.Phone("/supportPhone", set.SupportPhone, set.Country())
	}
	if p.CustomFieldDefinitions != nil {
		for i, field := range set.CustomFieldDefinitions {
			checkLine(&field.Name, fmt.Sprintf("/customFieldDefinitions/%d/name", i), r)
			for n, t := range field.Translations {
				checkLine(&t.Name, fmt.Sprintf("/customFieldDefinitions/%d/translations/%d/name", i, n), r)
			}
		}
	}
	if p.Analytics != nil {
		checkAnalytics(set.Analytics, r)
	}
}

// checkLine adds an error for a text with control characters, such as line breaks.
func checkLine(text *string, pointer string, r *domain.Refusals) {
	if text != nil && strings.ContainsFunc(*text, unicode.IsControl) {
		r.Add(pointer, "Use one line of text, without control characters.")
	}
}
