package store_test

import (
	"bytes"
	"image"
	"image/png"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("An image outside the catalog", func() {
	var g *gallery
	BeforeEach(func(ctx SpecContext) { g = newGallery(ctx) })
	upload := func(ctx SpecContext, width int) *media.Media {
		GinkgoHelper()
		var content bytes.Buffer
		Expect(png.Encode(&content, image.NewGray(image.Rect(0, 0, width, 20)))).To(Succeed())
		m, err := g.upload(ctx, content.Bytes())
		Expect(err).NotTo(HaveOccurred())
		return m
	}
	kinds := func(ctx SpecContext, id int64) (all []string) {
		GinkgoHelper()
		uses, err := g.As(g.actor).MediaUses(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		for _, u := range uses {
			all = append(all, u.Kind)
		}
		return all
	}

	It("is in use while a mail template shows it", func(ctx SpecContext) {
		m := upload(ctx, 30)
		all, err := g.As(g.actor).EmailTemplates().Of(ctx, letter.MailOrderConfirmation)
		Expect(err).NotTo(HaveOccurred())
		url := g.Media.MediaURL(m.File.Original())
		change := func(html, text string) {
			GinkgoHelper()
			_, err := g.Settings.UpdateEmailTemplate(ctx, another(g.actor), all[0].ID, domain.Expect{}, letter.EmailTemplateInput{BodyHTML: &html, BodyText: new(&text)})
			Expect(err).NotTo(HaveOccurred())
		}
		for _, texts := range [][2]string{{`<p>A <img src="` + url + `"> B</p>`, "x"}, {`<table background="` + url + `"><tr><td>A B</td></tr></table>`, "x"}, {"<p>A B</p>", "See " + url + " now"}} {
			change(texts[0], texts[1])
			Expect(kinds(ctx, m.ID)).To(Equal([]string{"EMAIL_TEMPLATE"}), texts[0])
			Expect(g.Media.DeleteMedia(ctx, another(g.actor), m.ID, false)).To(MatchError(ContainSubstring(all[0].Name)))
			change("<p>none</p>", "none")
			Expect(kinds(ctx, m.ID)).To(BeEmpty())
		}
		for _, html := range []string{`<p>A <img src="` + url + `"> B</p>`, `<table background="` + url + `"><tr><td>A B</td></tr></table>`} {
			m := upload(ctx, 31)
			change(`<p>A <img src="`+g.Media.MediaURL(m.File.Original())+`"> B</p>`+html, "See "+url+" now")
			Expect(g.Media.DeleteMedia(ctx, another(g.actor), m.ID, true)).To(Succeed())
			after, err := g.As(g.actor).EmailTemplates().One(ctx, all[0].ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(after.Source.BodyHTML).To(And(HavePrefix("<p>A  B</p>"), Not(ContainSubstring(m.File.Key))))
		}
		Expect(g.Media.DeleteMedia(ctx, another(g.actor), m.ID, true)).To(Succeed())
		after, err := g.As(g.actor).EmailTemplates().One(ctx, all[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(after.Source.BodyHTML + *after.Source.BodyText).NotTo(ContainSubstring(m.File.Key))
	})

	It("remains the logo of invoices that were issued with it", func(ctx SpecContext) {
		old, now := upload(ctx, 40), upload(ctx, 41)
		set := func(id *int64) {
			GinkgoHelper()
			_, err := g.Settings.UpdateStoreSettings(ctx, another(g.actor), settings.SettingsPatch{LogoMediaID: &id}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		d := &orderStore{stockedStore: g.stockedStore, Service: g.Service, placed: 100000}
		d.cup, d.tea = g.good(ctx, "CUP", 10).Variants[0].ID, g.good(ctx, "TEA", 10).Variants[0].ID
		set(&old.ID)
		o := d.order(ctx, "", false)
		_, err := d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.invoices(ctx, o.ID)).To(HaveLen(1))
		set(&now.ID)
		Expect(kinds(ctx, old.ID)).To(Equal([]string{"INVOICE"}))
		Expect(g.Media.DeleteMedia(ctx, another(g.actor), old.ID, false)).To(MatchError(ContainSubstring("issued invoices")))
		Expect(g.Media.DeleteMedia(ctx, another(g.actor), old.ID, true)).To(Succeed())
		Expect(kinds(ctx, now.ID)).To(Equal([]string{"STORE"}))
	})
})
