package letter_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

var _ = Describe("The platform's mails in six languages", func() {
	others := letter.Languages[1:]
	tag := regexp.MustCompile(`\{\{.*?\}\}|\{%.*?%\}`)
	mark := regexp.MustCompile(`\*|\[|\]`)
	toBuyers := func() (kinds []letter.MailKind) {
		for _, kind := range letter.MailKinds() {
			if kind.LanguageOf(letter.Languages, "de", "de") == "de" {
				kinds = append(kinds, kind)
			}
		}
		return kinds
	}
	mail := func(kind letter.MailKind, language string, data letter.MailData) letter.MailContent {
		return letter.Letter{Kind: kind, Data: data}.In(language).MailContent
	}

	It("have every sentence in every language, with equal variables and markup", func() {
		english := letter.Catalog("en")
		Expect(len(english)).To(BeNumerically(">", 100))
		for _, language := range others {
			own := letter.Catalog(language)
			Expect(own).To(HaveLen(len(english)), language)
			for key, sentence := range english {
				Expect(own).To(HaveKey(key), language)
				Expect(tag.FindAllString(own[key], -1)).To(ConsistOf(tag.FindAllString(sentence, -1)), "%s %s", language, key)
				Expect(mark.FindAllString(own[key], -1)).To(ConsistOf(mark.FindAllString(sentence, -1)), "%s %s", language, key)
				if key != "colon" {
					Expect(own[key]).NotTo(Equal(sentence), "%s %s", language, key)
				}
			}
		}
	})

	It("use every sentence of the catalogs", func() {
		var used strings.Builder
		for _, folder := range []string{"mailtext", "mailtext/part"} {
			files, err := os.ReadDir(folder)
			Expect(err).NotTo(HaveOccurred())
			for _, f := range files {
				if !f.IsDir() {
					text, err := os.ReadFile(folder + "/" + f.Name())
					Expect(err).NotTo(HaveOccurred())
					used.Write(text)
				}
			}
		}
		for key := range letter.Catalog("en") {
			if !slices.Contains([]string{"colon", "account.at", "account.or"}, key) {
				Expect(used.String()).To(ContainSubstring("[[" + key + "]]"))
			}
		}
	})

	It("include every kind of mail except the mails to staff", func() {
		var staff []letter.MailKind
		for _, kind := range letter.MailKinds() {
			if !slices.Contains(toBuyers(), kind) {
				staff = append(staff, kind)
			}
		}
		Expect(staff).To(ConsistOf(letter.MailAdminOrderNotice, letter.MailAdminRenewalNotice, letter.MailWebhookFailing, letter.MailWebhookDisabled,
			letter.MailAdminInvitation, letter.MailAdminEmailChange, letter.MailAdminEmailChangeNotice, letter.MailAdminEmailChanged, letter.MailAdminPasswordChanged,
			letter.MailAdminTOTPEnabled, letter.MailAdminTOTPRemoved))
	})

	It("contain no English sentence, month or amount in the other languages", func() {
		english := regexp.MustCompile(`(?i)\b(the|your|you|was|will|order|subscription|hello|discount|questions|if)\b|€[0-9]|[0-9]\.[0-9]{2}`)
		for _, kind := range toBuyers() {
			for _, language := range others {
				for _, data := range []letter.MailData{kind.Sample(), kind.Sparse()} {
					data.Store.Address, data.Store.SupportEmail = nil, strings.ReplaceAll(data.Store.SupportEmail, "hello", "hallo")
					data.Link = strings.ReplaceAll(data.Link, "reset", "")
					c := mail(kind, language, data)
					shown := english
					if language == "ar" {
						shown = regexp.MustCompile(`(?i)\b(the|your|you|was|will|order|subscription|hello|discount|questions|if)\b|€[0-9]`)
					}
					for _, text := range []string{c.Subject, c.Text, letter.PlainText(c.HTML)} {
						for line := range strings.SplitSeq(text, "\n") {
							if !strings.Contains(line, "://") {
								Expect(shown.FindString(line)).To(BeEmpty(), "%s in %s: %s", kind, language, line)
							}
						}
						Expect(text).NotTo(ContainSubstring("the card has expired"), string(kind))
					}
					Expect(c.HTML + c.Text + c.Subject).NotTo(Or(ContainSubstring("[["), ContainSubstring("{{"), ContainSubstring("{%"), ContainSubstring("*")))
				}
			}
		}
	})

	DescribeTable("format amounts and days for", func(language, amount, discount, day, until string) {
		d := letter.MailPaymentLink.Sample()
		c := mail(letter.MailPaymentLink, language, d)
		for _, text := range []string{c.Text, c.HTML} {
			Expect(text).To(And(ContainSubstring(amount), ContainSubstring(discount), ContainSubstring(day), ContainSubstring(until)))
		}
	},
		Entry("English", "en", "€75.45", "-€6.50", "November 20, 2026", "November 20, 2026, 09:00 UTC"),
		Entry("German", "de", "75,45\u00a0€", "-6,50\u00a0€", "20. November 2026", "20. November 2026, 09:00 UTC"),
		Entry("French", "fr", "75,45\u00a0€", "-6,50\u00a0€", "20 novembre 2026", "20 novembre 2026, 09:00 UTC"),
		Entry("Spanish", "es", "75,45\u00a0€", "-6,50\u00a0€", "20 de noviembre de 2026", "20 de noviembre de 2026, 09:00 UTC"),
		Entry("Italian", "it", "75,45\u00a0€", "-6,50\u00a0€", "20 novembre 2026", "20 novembre 2026, 09:00 UTC"),
		Entry("Arabic", "ar", "75.45\u00a0€", "\u200e-6.50\u00a0€", "20 نوفمبر 2026", "20 نوفمبر 2026، 09:00 UTC"))

	It("name countries in their language, and never by a code", func() {
		names := map[string]string{"en": "Germany", "de": "Deutschland", "fr": "Allemagne", "es": "Alemania", "it": "Germania", "ar": "ألمانيا"}
		for _, language := range letter.Languages {
			for _, kind := range toBuyers() {
				m := mail(kind, language, kind.Sample())
				Expect(m.Text+m.HTML).NotTo(MatchRegexp(`(^|[>,\s])DE($|[<,\s])`), "%s in %s", kind, language)
			}
			placed := mail(letter.MailOrderConfirmation, language, letter.MailOrderConfirmation.Sample())
			for _, text := range []string{placed.Text, placed.HTML} {
				Expect(strings.Count(text, names[language])).To(BeNumerically(">=", 2), "the address of the order and that of the store in %s", language)
			}
		}
	})

	It("use the correct noun forms for numbers of subscriptions and minutes", func() {
		for _, language := range letter.Languages {
			d := letter.MailCardExpiring.Sample()
			one := mail(letter.MailCardExpiring, language, d).Text
			d.Card.Several = true
			Expect(mail(letter.MailCardExpiring, language, d).Text).NotTo(Equal(one), language)
		}
		By("in Arabic, whose nouns have one form for 3 to 10 things and another for 11 to 99 things")
		Expect(customer.PinLife.Minutes()).To(And(BeNumerically(">=", 3), BeNumerically("<=", 10)))
		Expect(customer.ResetLife.Minutes()).To(And(BeNumerically(">=", 11), BeNumerically("<=", 99)))
		Expect(letter.Catalog("ar")["verify.note"]).To(ContainSubstring("دقائق"))
		Expect(letter.Catalog("ar")["change.note"]).To(ContainSubstring("دقائق"))
		Expect(letter.Catalog("ar")["reset.note"]).To(ContainSubstring("دقيقة"))
	})

	It("are written from right to left in Arabic, and declare their language", func() {
		for _, language := range letter.Languages {
			direction, end := "ltr", "right"
			if domain.RightToLeft(language) {
				direction, end = "rtl", "left"
			}
			html := mail(letter.MailOrderConfirmation, language, letter.MailOrderConfirmation.Sample()).HTML
			Expect(html).To(And(ContainSubstring(`<html lang="`+language+`" dir="`+direction+`">`), ContainSubstring(`dir="`+direction+`" width="100%"`), ContainSubstring(`align="`+end+`"`)))
		}
	})

	It("are in the reader's language if the store offers it, else in the store's language, else in English", func() {
		for _, c := range []struct {
			offered           []string
			reader, own, want string
		}{
			{[]string{"en", "de"}, "de", "en", "de"}, {[]string{"en", "de"}, "de-AT", "en", "de"}, {[]string{"en", "de-DE"}, "DE", "en", "de"},
			{[]string{"en"}, "de", "en", "en"}, {[]string{"fr", "nl"}, "nl", "fr", "fr"}, {[]string{"nl"}, "nl", "nl", "en"}, {[]string{"ar"}, "", "ar", "ar"},
		} {
			Expect(letter.MailOrderConfirmation.LanguageOf(c.offered, c.reader, c.own)).To(Equal(c.want), "%v", c)
			Expect(letter.MailAdminOrderNotice.LanguageOf(c.offered, c.reader, c.own)).To(Equal("en"), "%v", c)
		}
	})

	It("supply the text of a template until the store edits it", func() {
		t := &letter.EmailTemplate{Kind: letter.MailWelcome, LanguageCode: "de-CH", IsDefault: true}
		Expect(t.Text().Subject).To(Equal("Willkommen bei {{ store.name }}"))
		Expect(letter.OwnSubjectHas("de", "Willkommen")).To(ConsistOf(letter.MailWelcome))
		Expect(letter.OwnSubjectHas("en", "Willkommen")).To(BeEmpty())
		l := letter.Letter{Kind: letter.MailRefundCompleted, Data: letter.MailRefundCompleted.Sample()}.In("de")
		own := &letter.EmailTemplate{Kind: l.Kind, LanguageCode: "fr", Source: letter.Source{Subject: "{{ refund.amount }}, {{ order.orderDate }}", BodyHTML: "<p>x</p>"}}
		Expect(l.Apply(own, "", time.Now())).To(BeNil())
		Expect(l.Subject).To(Equal("16,00 €, 20 novembre 2026"), "a subject is plain")
	})
})
