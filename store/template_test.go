package store_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A store's templates", func() {
	var (
		p   *platform
		ada domain.Actor
	)
	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		_, ada = p.newStore(ctx, "one")
	})
	mail := func(ctx SpecContext, kind letter.MailKind, language string) *letter.EmailTemplate {
		GinkgoHelper()
		all, err := p.As(ada).EmailTemplates().Of(ctx, kind)
		Expect(err).NotTo(HaveOccurred())
		for _, t := range all {
			if t.LanguageCode == language {
				return t
			}
		}
		Fail("no template of " + string(kind) + " in " + language)
		return nil
	}
	pdf := func(ctx SpecContext, kind document.Kind) *document.PdfTemplate {
		GinkgoHelper()
		all, err := p.As(ada).PdfTemplates().Of(ctx, kind)
		Expect(err).NotTo(HaveOccurred())
		return all[0]
	}
	update := func(ctx SpecContext, in settings.SettingsPatch) {
		GinkgoHelper()
		_, err := p.Settings.UpdateStoreSettings(ctx, ada, in, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	It("keep their active state when another language becomes the default", func(ctx SpecContext) {
		set := func(kind letter.MailKind, language string, active bool) {
			GinkgoHelper()
			_, err := p.Settings.UpdateEmailTemplate(ctx, again(ada), mail(ctx, kind, language).ID, domain.Expect{}, letter.EmailTemplateInput{IsActive: &active})
			Expect(err).NotTo(HaveOccurred())
		}
		store, err := p.As(ada).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		first := store.Settings.DefaultLanguageCode
		set(letter.MailShipmentCreated, first, false)
		set(letter.MailAdminOrderNotice, first, true)
		_, err = p.Settings.UpdatePdfTemplate(ctx, again(ada), pdf(ctx, document.PackingSlip).ID, domain.Expect{}, document.PdfTemplateInput{IsActive: new(false)})
		Expect(err).NotTo(HaveOccurred())
		update(ctx, settings.SettingsPatch{LanguageCodes: &[]string{first, "fr"}, DefaultLanguageCode: new("fr")})
		for _, typ := range letter.EmailTypes() {
			Expect(mail(ctx, typ.Kind, "fr").IsActive).To(Equal(mail(ctx, typ.Kind, first).IsActive), string(typ.Kind))
		}
		for _, typ := range document.Types() {
			all, err := p.As(ada).PdfTemplates().Of(ctx, typ.Kind)
			Expect(err).NotTo(HaveOccurred())
			Expect(all).To(HaveLen(2))
			Expect(all[0].IsActive).To(Equal(all[1].IsActive), string(typ.Kind))
		}
		By("the first language becomes the default again")
		set(letter.MailShipmentCreated, "fr", true)
		set(letter.MailShipmentDelivered, "fr", false)
		update(ctx, settings.SettingsPatch{DefaultLanguageCode: &first})
		for _, typ := range letter.EmailTypes() {
			Expect(mail(ctx, typ.Kind, first).IsActive).To(Equal(mail(ctx, typ.Kind, "fr").IsActive), string(typ.Kind))
		}
	})

	DescribeTable("of documents are refused if nothing can be printed because", func(ctx SpecContext, in document.PdfTemplateInput) {
		t := pdf(ctx, document.ShippingLabel)
		_, err := p.Document.PreviewPdfTemplate(ctx, ada, t.ID, in, document.OrderPDFQuery{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = p.Settings.UpdatePdfTemplate(ctx, again(ada), t.ID, domain.Expect{}, in)
		Expect(err).To(refuse(domain.InvalidValue))
		update(ctx, settings.SettingsPatch{LanguageCodes: &[]string{t.LanguageCode, "fr"}})
		in.Name = new("Label")
		_, err = p.Settings.CreatePdfTemplate(ctx, again(ada), document.TypeOf(t.Kind).ID, "fr", in)
		Expect(err).To(refuse(domain.InvalidValue))
	},
		Entry("the margins leave no room", document.PdfTemplateInput{Margins: &document.Margins{Top: "100", Right: "60", Bottom: "100", Left: "60"}}),
		Entry("the header leaves no room", document.PdfTemplateInput{HeaderHTML: new(new(strings.Repeat("<p>x</p>", 100)))}),
		Entry("an image is not the store's logo", document.PdfTemplateInput{BodyHTML: new(`<img src="https://shop.example/1.png">`)}),
	)

	It("come with settings that accept a logo or an icon only if the file is an image", func(ctx SpecContext) {
		g := newGallery(ctx)
		file, err := g.upload(ctx, []byte("no image"))
		Expect(err).NotTo(HaveOccurred())
		for _, in := range []settings.SettingsPatch{{LogoMediaID: new(&file.ID)}, {Branding: &settings.Branding{IconMediaID: &file.ID}}} {
			_, err = g.Settings.UpdateStoreSettings(ctx, g.actor, in, domain.Expect{})
			Expect(err).To(refuse(domain.InvalidValue))
		}
	})

	It("show the error of the last failed document until they are changed", func(ctx SpecContext) {
		b := newOrderStore(ctx)
		order := b.order(ctx, "pm_card_visa", true)
		all, err := b.As(b.actor).PdfTemplates().Of(ctx, document.PickList)
		Expect(err).NotTo(HaveOccurred())
		id := all[0].ID
		read := func() *document.PdfTemplate {
			GinkgoHelper()
			t, err := b.As(b.actor).PdfTemplates().One(ctx, id)
			Expect(err).NotTo(HaveOccurred())
			return t
		}
		source := "{% for item in items %}{% assign n = item.quantity | minus: 3 %}{{ 7 | divided_by: n }}{% endfor %}"
		_, err = b.Settings.UpdatePdfTemplate(ctx, again(b.actor), id, domain.Expect{}, document.PdfTemplateInput{BodyHTML: &source})
		Expect(err).NotTo(HaveOccurred())
		file, err := b.Document.OrderPDF(ctx, b.actor, document.OrderPDFQuery{Order: ordering.OrderKey{ID: order.ID}, Kind: document.PickList})
		Expect(err).NotTo(HaveOccurred())
		Expect(file.Bytes).To(HavePrefix("%PDF-"))
		Expect(read().LastError).To(HaveValue(HavePrefix("bodyHtml: ")))
		Expect(read().LastFailedOn).NotTo(BeNil())
		_, err = b.Settings.UpdatePdfTemplate(ctx, again(b.actor), id, domain.Expect{}, document.PdfTemplateInput{BodyHTML: new("<p>{{ order.orderNumber }}</p>")})
		Expect(err).NotTo(HaveOccurred())
		Expect(read().LastError).To(BeNil())
		Expect(read().LastFailedOn).To(BeNil())
	})
})
