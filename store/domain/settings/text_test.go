package settings_test

import (
	"reflect"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// hostile lists texts that try to break out of an attribute, a string or a line.
var hostile = []string{`"><script>alert(1)</script>`, `' onmouseover='alert(1)`, "x\r\nBcc: all@example.com", "`${alert(1)}`", `\";alert(1)//`, "</script>", "javascript:alert(1)", "", "\u0000"}

var _ = Describe("A setting shown in pages, mails and headers", func() {
	change := func(p settings.SettingsPatch) error {
		GinkgoHelper()
		s := sampleStore()
		s.Settings.AllowedOrigins = []string{"https://shop.example.com"}
		_, err := s.Change(p, settings.SettingsFacts{})
		return err
	}

	It("cannot end an attribute or a string if it is a URL", func() {
		for pointer, set := range map[string]func(*string) settings.SettingsPatch{
			"/termsUrl":   func(v *string) settings.SettingsPatch { return settings.SettingsPatch{TermsURL: &v} },
			"/privacyUrl": func(v *string) settings.SettingsPatch { return settings.SettingsPatch{PrivacyURL: &v} },
			"/policies/0/url": func(v *string) settings.SettingsPatch {
				return settings.SettingsPatch{Policies: &[]settings.Policy{{Type: "LEGAL_NOTICE", Title: "Imprint", URL: v}}}
			},
			"/analytics/matomoUrl": func(v *string) settings.SettingsPatch {
				return settings.SettingsPatch{Analytics: &map[string]*string{"matomoUrl": v}}
			},
			"/checkoutUrl":        func(v *string) settings.SettingsPatch { return settings.SettingsPatch{CheckoutURL: &v} },
			"/productUrlTemplate": func(v *string) settings.SettingsPatch { return settings.SettingsPatch{ProductURLTemplate: &v} },
		} {
			right := "https://shop.example.com/a/%27b%27?c=d&e=(f);g"
			if pointer == "/productUrlTemplate" {
				right += "{slug}"
			}
			refused(change(set(&right)))
			for _, text := range append([]string{"//shop.example.com/", "https://", "https://user:word@shop.example.com/", "/terms"}, hostile...) {
				template := ""
				if pointer == "/productUrlTemplate" {
					template = "{slug}"
				}
				whole, path := text+template, "https://shop.example.com/"+text+template
				refused(change(set(&whole)), pointer)
				if text == "" || text == "javascript:alert(1)" || strings.HasPrefix(text, "/") || strings.HasPrefix(text, "https:") { // the whole is then a path of the store itself
					refused(change(set(&path)))
				} else {
					refused(change(set(&path)), pointer)
				}
			}
		}
	})

	It("contains no braces if it is a URL and not a template", func() {
		for pointer, p := range map[string]settings.SettingsPatch{
			"/termsUrl": {TermsURL: new(new("https://shop.example.com/{{x}}"))}, "/privacyUrl": {PrivacyURL: new(new("https://shop.example.com/${x}"))},
			"/checkoutUrl": {CheckoutURL: new(new("https://shop.example.com/{x}"))}, "/analytics/matomoUrl": {Analytics: &map[string]*string{"matomoUrl": new("https://shop.example.com/{%x%}")}},
			"/policies/0/url": {Policies: &[]settings.Policy{{Type: "LEGAL_NOTICE", Title: "Imprint", URL: new("https://shop.example.com/}")}}},
		} {
			refused(change(p), pointer)
		}
	})

	It("cannot end an attribute if it is a prefix of numbers, and no two prefixes are equal", func() {
		set := func(text string) settings.SettingsPatch {
			return settings.SettingsPatch{InvoiceNumberPrefix: new(&text), OrderNumberPrefix: new(new("JO-"))}
		}
		for _, text := range []string{"RE-", "RE", "2026-", "2026/RE ", "No.", "CN", "Größe.", "#", ""} {
			refused(change(set(text)))
		}
		for _, text := range []string{"R1", "2026", "RE-٣", "CN-", "cn-A", "<b>", "A&", "x\"", "A\u2028B", "A\nB"} {
			refused(change(set(text)), "/invoiceNumberPrefix")
		}
		for _, text := range []string{"<b>", "A&", "A\u2028B"} {
			refused(change(settings.SettingsPatch{OrderNumberPrefix: new(&text)}), "/orderNumberPrefix")
		}
		s := sampleStore()
		_, err := s.Change(set("R"), settings.SettingsFacts{NumberLiesAhead: true})
		refused(err, "/invoiceNumberPrefix")
		s.Settings.InvoiceNumberPrefix = "R1" // set by an older release
		_, err = s.Change(set("R1"), settings.SettingsFacts{NumberLiesAhead: true})
		Expect(err).NotTo(HaveOccurred(), "the patch does not change it")
	})

	It("must be a valid id of its service", func() {
		for name, right := range map[string][]string{"googleMeasurementId": {"G-1A2B3C4D5E", "UA-12345-1", "AW-123456789"}, "metaPixelId": {"1234567890123456"}, "matomoSiteId": {"3", "aB3xYz9Q"}} {
			for _, id := range right {
				refused(change(settings.SettingsPatch{Analytics: &map[string]*string{name: &id}}))
			}
			for _, id := range append([]string{"1 2", "a/b", "a.b", "%22", right[0] + "\n", right[0] + "\n'+x()"}, hostile...) {
				refused(change(settings.SettingsPatch{Analytics: &map[string]*string{name: &id}}), "/analytics/"+name)
			}
		}
		unknown := "1"
		refused(change(settings.SettingsPatch{Analytics: &map[string]*string{"another": &unknown}}), "/analytics/another")
	})

	It("must be one line, an e-mail address, a telephone number, a color or a font", func() {
		for _, end := range []string{"\r\nBcc: all@example.com", "\n", "\u0000", "\u007f"} {
			text := "x" + end + "y"
			for pointer, p := range map[string]settings.SettingsPatch{
				"/name": {Name: &text}, "/legalName": {LegalName: new(&text)}, "/taxNumber": {TaxNumber: new(&text)}, "/orderNumberPrefix": {OrderNumberPrefix: new(&text)},
				"/invoiceNumberPrefix": {InvoiceNumberPrefix: new(&text)}, "/policies/0/title": {Policies: &[]settings.Policy{{Type: "LEGAL_NOTICE", Title: text, URL: new("https://c.example/")}}},
			} {
				refused(change(p), pointer)
			}
		}
		for _, text := range append([]string{"help`x`@example.com"}, hostile...) {
			refused(change(settings.SettingsPatch{SupportEmail: new(&text)}), "/supportEmail")
			address := `"` + text + `"@example.com`
			refused(change(settings.SettingsPatch{SupportEmail: new(&address)}), "/supportEmail")
			if text != "" { // an empty text clears the setting
				refused(change(settings.SettingsPatch{SupportPhone: new(&text)}), "/supportPhone")
			}
			refused(change(settings.SettingsPatch{Branding: &settings.Branding{Colors: settings.Colors{Accent: &text}}}), "/branding/colors/accent")
			refused(change(settings.SettingsPatch{Branding: &settings.Branding{Font: &text}}), "/branding/font")
		}
		refused(change(settings.SettingsPatch{SupportEmail: new(new("help+shop@shop.example.com")), SupportPhone: new(new("+49 30 5550142")), LegalName: new(new(`O'Neill & "Söhne" <GmbH>`))}))
	})

	It("must be one line if it is a string, even if the setting is added later", func() {
		walked, free := 0, []string{}
		for path, set := range textsOf(reflect.TypeFor[settings.SettingsPatch](), "") {
			walked++
			var p settings.SettingsPatch
			set(reflect.ValueOf(&p).Elem(), "x\r\nBcc: all@example.com")
			if change(p) == nil {
				free = append(free, path)
			}
		}
		slices.Sort(free)
		Expect(free).To(Equal([]string{ // the contract restricts these texts by a list or a pattern
			"/CaptureMode", "/CustomFieldDefinitions/0/Key", "/CustomFieldDefinitions/0/Object", "/CustomFieldDefinitions/0/Type", "/DimensionUnit", "/InventoryReserveMode",
			"/RefundNumberSequence", "/RenewalStockPolicy", "/RoundingMode", "/Status", "/TaxRounding", "/TaxRoundingTarget", "/WeightUnit",
		}))
		Expect(walked).To(BeNumerically(">=", 30), "or the walk finds nothing")
	})

	It("is not checked when other settings change", func() {
		s := sampleStore()
		s.Settings.TermsURL, s.Settings.Analytics, s.Settings.LegalName = &hostile[0], map[string]*string{"metaPixelId": &hostile[0]}, "x\ny"
		_, err := s.Change(settings.SettingsPatch{RenewalHour: new(7)}, settings.SettingsFacts{})
		refused(err)
	})
})

// textsOf lists the texts in the fields of a type, each with a function that sets the text in an empty
// value.
func textsOf(form reflect.Type, at string) map[string]func(reflect.Value, string) {
	all := map[string]func(reflect.Value, string){}
	inside := func(of reflect.Type, at string, into func(reflect.Value) (reflect.Value, func())) {
		for path, set := range textsOf(of, at) {
			all[path] = func(v reflect.Value, text string) {
				place, done := into(v)
				set(place, text)
				done()
			}
		}
	}
	switch form.Kind() {
	case reflect.String:
		all[at] = func(v reflect.Value, text string) { v.SetString(text) }
	case reflect.Pointer:
		inside(form.Elem(), at, func(v reflect.Value) (reflect.Value, func()) {
			place := reflect.New(form.Elem())
			return place.Elem(), func() { v.Set(place) }
		})
	case reflect.Slice:
		inside(form.Elem(), at+"/0", func(v reflect.Value) (reflect.Value, func()) {
			v.Set(reflect.MakeSlice(form, 1, 1))
			return v.Index(0), func() {}
		})
	case reflect.Struct:
		for i := range form.NumField() {
			if form.Field(i).IsExported() {
				inside(form.Field(i).Type, at+"/"+form.Field(i).Name, func(v reflect.Value) (reflect.Value, func()) { return v.Field(i), func() {} })
			}
		}
	case reflect.Map:
		inside(form.Elem(), at+"/*", func(v reflect.Value) (reflect.Value, func()) {
			place := reflect.New(form.Elem()).Elem()
			return place, func() {
				v.Set(reflect.MakeMap(form))
				v.SetMapIndex(reflect.ValueOf("metaPixelId").Convert(form.Key()), place)
			}
		})
	}
	return all
}
