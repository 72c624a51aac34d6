package store_test

import (
	"bytes"
	"image"
	"image/png"
	"sync"
	"time"

	documents "github.com/storeplatform/storeplatform/store/document"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
)

var _ = Describe("A document with a logo", func() {
	var (
		g        *gallery
		template int64
	)
	BeforeEach(func(ctx SpecContext) {
		g = newGallery(ctx)
		var content bytes.Buffer
		Expect(png.Encode(&content, image.NewGray(image.Rect(0, 0, 400, 200)))).To(Succeed())
		medium, err := g.upload(ctx, content.Bytes())
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Media.ProcessMedia(ctx)).To(Succeed())
		g.logo(ctx, medium.ID)
		all, err := g.As(g.actor).PdfTemplates().Of(ctx, document.Invoice)
		Expect(err).NotTo(HaveOccurred())
		template = all[0].ID
	})
	print := func(ctx SpecContext) string {
		GinkgoHelper()
		file, err := g.Document.PreviewPdfTemplate(ctx, g.actor, template, document.PdfTemplateInput{}, document.OrderPDFQuery{})
		Expect(err).NotTo(HaveOccurred())
		Expect(file.Bytes).To(HavePrefix("%PDF-"))
		return string(file.Bytes)
	}
	const picture = "/Subtype /Image"

	It("shows the logo, and omits it if the file no longer exists", func(ctx SpecContext) {
		Expect(print(ctx)).To(ContainSubstring(picture))
		names, err := g.bucket.Names(ctx, "")
		Expect(err).NotTo(HaveOccurred())
		for _, name := range names {
			Expect(g.bucket.Delete(ctx, name)).To(Succeed())
		}
		Expect(print(ctx)).NotTo(ContainSubstring(picture))
	})

	DescribeTable("omits the logo", func(ctx SpecContext, step, fault string) {
		g.Document.LogoLimit = 50 * time.Millisecond
		defer close(g.bucket.heard)
		g.bucket.set(step, fault)
		begun := time.Now()
		Expect(print(ctx)).NotTo(ContainSubstring(picture))
		Expect(time.Since(begun)).To(BeNumerically("<", time.Minute), "it does not hang")
	},
		Entry("if the blob store fails", "open", "fails"),
		Entry("if the blob store hangs until the caller leaves", "open", "hangs"),
		Entry("if the blob store hangs and ignores the cancellation", "open", "deaf"),
		Entry("if the blob store hangs during the read", "read", "deaf"),
		Entry("if the blob store fails during the read", "read", "fails"),
	)

	It("is printed for staff while the blob store holds up documents for buyers", func(ctx SpecContext) {
		g.Document.LogoLimit, g.Document.SlotLimit = time.Hour, time.Hour
		g.bucket.set("open", "deaf")
		buyer := domain.Actor{Kind: domain.ActorCustomer, ID: 1, StoreID: g.actor.StoreID}
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				defer GinkgoRecover()
				_, err := g.Document.PreviewPdfTemplate(ctx, buyer, template, document.PdfTemplateInput{}, document.OrderPDFQuery{})
				Expect(err).NotTo(HaveOccurred())
			})
		}
		Eventually(g.bucket.waiting).Should(Equal(1))
		Expect(g.Document.Printable(ctx, document.Invoice, document.Invoice.Own())).To(Succeed())
		Expect(g.bucket.waiting()).To(Equal(1), "one document for buyers at a time")
		close(g.bucket.heard)
		all.Wait()
	})

	It("waits a limited time for the slot of buyers", func(ctx SpecContext) {
		g.Document.LogoLimit, g.Document.SlotLimit = time.Hour, time.Hour
		g.bucket.set("open", "deaf")
		buyer := domain.Actor{Kind: domain.ActorCustomer, ID: 1, StoreID: g.actor.StoreID}
		printed := make(chan error, 1)
		go func() {
			_, err := g.Document.PreviewPdfTemplate(ctx, buyer, template, document.PdfTemplateInput{}, document.OrderPDFQuery{})
			printed <- err
		}()
		Eventually(g.bucket.waiting).Should(Equal(1)) // the first document has its slot
		g.Document.SlotLimit = 20 * time.Millisecond
		_, err := g.Document.PreviewPdfTemplate(ctx, buyer, template, document.PdfTemplateInput{}, document.OrderPDFQuery{})
		Expect(domain.CodeOf(err)).To(Equal(domain.Unavailable))
		close(g.bucket.heard)
		Eventually(printed).Should(Receive(BeNil()))
	})

	It("starts few reads of the logo while the blob store hangs, and shows the logo again afterwards", func(ctx SpecContext) {
		g.Document.LogoLimit = 20 * time.Millisecond
		g.bucket.set("open", "deaf")
		several := func() int {
			GinkgoHelper()
			var all sync.WaitGroup
			for range documents.LogosAtOnce + 4 {
				all.Go(func() {
					defer GinkgoRecover()
					Expect(print(ctx)).NotTo(ContainSubstring(picture))
				})
			}
			all.Wait()
			return g.bucket.waiting()
		}
		Eventually(several).Should(Equal(documents.LogosAtOnce)) // some documents start no read on a busy machine
		Expect(several()).To(Equal(documents.LogosAtOnce))
		close(g.bucket.heard)
		g.bucket.set("", "")
		Eventually(func() string { return print(ctx) }).Should(ContainSubstring(picture))
	})
})
