package admin_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("PDF documents:", Ordered, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var ada apitest.Client
	var offline int64
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("pdf")
		ada = shop.Admin
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
		offline = ada.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
	})
	// pages returns the number of pages in a PDF file.
	pages := func(a *apitest.Answer) int {
		GinkgoHelper()
		a.OK()
		Expect(a.Header.Get("Content-Type")).To(Equal("application/pdf"))
		Expect(string(a.Body)).To(HavePrefix("%PDF-"))
		return strings.Count(string(a.Body), "/Type /Page\n")
	}
	template := func(code string) int64 {
		GinkgoHelper()
		for _, item := range items(ada.Get("/admin/pdf-template/paged").OK()) {
			t := item.(map[string]any)
			if t["pdfTemplateTypeCode"] == code {
				id, err := t["pdfTemplateId"].(json.Number).Int64()
				Expect(err).NotTo(HaveOccurred())
				return id
			}
		}
		Fail("no template of " + code)
		return 0
	}
	buy := func() int64 {
		GinkgoHelper()
		return shop.Guest(shop.White, 2).Buy().OK().ID("orderId")
	}

	Describe("GET /admin/order/pdf", func() {
		It("prints an invoice with identical bytes each time", func() {
			id := buy()
			o := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
			first := ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", id))
			Expect(pages(first)).To(Equal(1))
			Expect(first.Header.Get("Content-Disposition")).To(Equal(fmt.Sprintf(`attachment; filename="invoice-%s.pdf"`, o.Text("invoices.0.number"))))
			for _, query := range []string{fmt.Sprintf("orderId=%d", id), "orderNumber=" + o.Text("orderNumber"), fmt.Sprintf("orderId=%d&invoiceId=%d", id, o.ID("invoices.0.invoiceId"))} {
				Expect(ada.Get("/admin/order/pdf?"+query).OK().Body).To(Equal(first.Body), query)
			}
			Expect(pages(ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&languageCode=ar", id)))).To(Equal(1))
		})
		It("prints credit notes, slips, lists and labels if the order has content for them", func() {
			id := buy()
			at := func(kind string) string { return fmt.Sprintf("/admin/order/pdf?orderId=%d&type=%s", id, kind) }
			for _, kind := range []string{"CREDIT_NOTE", "PACKING_SLIP", "SHIPPING_LABEL"} {
				ada.Get(at(kind)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			}
			Expect(pages(ada.Get(at("PICK_LIST")))).To(Equal(1))
			o := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
			shipment := ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "items": []any{object{"lineItemId": o.Text("items.0.lineItemId"), "quantity": 1}}}).OK().ID("shipmentId")
			refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "5.00"}).OK().ID("refundId")
			for _, kind := range []string{"CREDIT_NOTE", "PACKING_SLIP", "SHIPPING_LABEL", fmt.Sprintf("PACKING_SLIP&shipmentId=%d", shipment), fmt.Sprintf("CREDIT_NOTE&refundId=%d", refund)} {
				Expect(pages(ada.Get(at(kind)))).To(Equal(1), kind)
			}
			ada.Get(at("CREDIT_NOTE&refundId=999999")).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Get(at("PACKING_SLIP&shipmentId=999999")).Is(http.StatusNotFound)
			ada.Get(at("INVOICE&invoiceId=999999")).Is(http.StatusNotFound)
		})
		It("prints a pro forma invoice without a number, but refuses one for a draft", func() {
			guest := shop.Guest(shop.White, 1)
			request := guest.Checkout("")
			request["payment"] = object{"paymentProviderId": offline}
			placed := guest.Once().Post("/customer/checkout", request).OK()
			file := ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", placed.ID("orderId")))
			Expect(pages(file)).To(Equal(1))
			Expect(file.Header.Get("Content-Disposition")).To(ContainSubstring(fmt.Sprintf("invoice-%d.pdf", placed.ID("orderNumber"))))
			draft := ada.Once().Post("/admin/order", object{"email": "draft@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "isDraft": true}).OK().ID("orderId")
			ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", draft)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		})
		It("prints an invoice without a logo once the logo is deleted", func() {
			var content bytes.Buffer
			Expect(png.Encode(&content, image.NewGray(image.Rect(0, 0, 40, 20)))).To(Succeed())
			logo := ada.Upload("/admin/media", "logo.png", content.Bytes(), nil).OK().ID("mediaId")
			ada.Patch("/admin/store/settings", object{"logoMediaId": logo}).OK()
			at := fmt.Sprintf("/admin/order/pdf?orderId=%d", buy())
			const picture = "/Subtype /Image"
			Eventually(func() string { return string(ada.Get(at).OK().Body) }).Should(ContainSubstring(picture))
			ada.Patch("/admin/store/settings", object{"logoMediaId": nil}).OK()
			Expect(string(ada.Get(at).OK().Body)).To(ContainSubstring(picture))
			ada.Delete(fmt.Sprintf("/admin/media?mediaId=%d", logo)).Refused(domain.InUse)
			ada.Delete(fmt.Sprintf("/admin/media?mediaId=%d&force=true", logo)).Is(http.StatusNoContent)
			Expect(string(ada.Get(at).OK().Body)).To(And(HavePrefix("%PDF-"), Not(ContainSubstring(picture))))
		})
		It("requires exactly one key, and hides orders of other stores", func() {
			ada.Get("/admin/order/pdf").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			ada.Get("/admin/order/pdf?orderId=999999").Is(http.StatusNotFound)
			id := buy()
			invoice := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK().ID("invoices.0.invoiceId")
			other := world.Shop("pdf-other")
			other.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&invoiceId=%d", id, invoice)).Is(http.StatusNotFound)
			theirs := other.Guest(other.White, 1).Buy().OK().ID("orderId")
			other.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&invoiceId=%d", theirs, invoice)).Is(http.StatusNotFound)
			other.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&pdfTemplateId=%d", theirs, template("INVOICE"))).Is(http.StatusNotFound)
		})
		It("prints names in every script with a font, refuses other scripts, and never interprets markup", func() {
			for name, status := range map[string]int{"Zoë <b>Müller</b><img src='http://127.0.0.1:1/x.png'>": 200, "محمد": 200, "Gift 🎁": 200, "田中": 200, "ไทย": 200, "हिन्दी": 200, "አማርኛ": 422} {
				guest := shop.Guest(shop.White, 1)
				request := guest.Checkout("pm_card_visa")
				request["billingSameAsShipping"] = false
				request["billingAddress"] = object{"firstName": name, "lastName": "X", "streetLine1": "Torstraße 140", "city": "Berlin", "postalCode": "10119", "countryCode": "DE"}
				placed := guest.Once().Post("/customer/checkout", request).OK()
				a := ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", placed.ID("orderId"))).Is(status)
				if status != 200 {
					Expect(a.Refused(domain.UnsupportedOperation).Detail).To(ContainSubstring("script Ethiopic"))
				}
			}
		})
	})

	Describe("templates", func() {
		It("are listed by type, and initially equal the platform's templates", func() {
			types := ada.Get("/admin/pdf-template-type/all").OK()
			Expect(items(types)).To(HaveLen(5))
			Expect(types.Text("items.0.code")).To(Equal("INVOICE"))
			list := ada.Get("/admin/pdf-template/paged").OK()
			Expect(items(list)).To(HaveLen(5))
			Expect(items(ada.Get("/admin/pdf-template/paged?pdfTemplateTypeId=1,4&isActive=true&languageCode=en&search=note").OK())).To(HaveLen(1))
			for _, sort := range []string{"-name", "createdOn", "-modifiedOn"} {
				Expect(items(ada.Get("/admin/pdf-template/paged?sort=" + sort).OK())).To(HaveLen(5))
			}
			one := ada.Get(fmt.Sprintf("/admin/pdf-template?pdfTemplateId=%d", template("INVOICE"))).OK()
			Expect(one.At("isDefault")).To(BeTrue())
			Expect(one.Text("bodyHtml")).To(ContainSubstring("{{ document.number }}"))
			ada.With("If-None-Match", one.Header.Get("ETag")).Get(fmt.Sprintf("/admin/pdf-template?pdfTemplateId=%d", template("INVOICE"))).Is(http.StatusNotModified)
			ada.Get("/admin/pdf-template?pdfTemplateId=999999").Is(http.StatusNotFound)
		})
		It("can be edited, used, tested and reverted, and report errors with line and column", func() {
			id, slip := buy(), template("PICK_LIST")
			at := fmt.Sprintf("/admin/order/pdf?orderId=%d&type=PICK_LIST", id)
			before := ada.Get(at).OK().Body
			refused := ada.Patch("/admin/pdf-template", object{"pdfTemplateId": slip, "bodyHtml": "<p>\n{{ order.nothing }} {% if %}"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(refused.Errors[0].Detail).To(ContainSubstring("line 2, column"))
			ada.Patch("/admin/pdf-template", object{"pdfTemplateId": slip, "margins": object{"top": "150", "right": "1", "bottom": "1", "left": "1"}}).Is(http.StatusUnprocessableEntity)
			changed := ada.Patch("/admin/pdf-template", object{"pdfTemplateId": slip, "bodyHtml": "<h1>Mine {{ order.orderNumber }}</h1>", "pageSize": "LETTER", "css": nil, "version": 1}).OK()
			Expect(changed.At("isDefault")).To(BeFalse())
			Expect(ada.Get(at).OK().Body).NotTo(Equal(before))
			Expect(string(ada.Get(at).OK().Body)).To(ContainSubstring("612.00 792.00"))
			ada.Patch("/admin/pdf-template", object{"pdfTemplateId": slip, "name": "x", "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			ada.Get(fmt.Sprintf("%s&pdfTemplateId=%d", at, template("INVOICE"))).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(pages(ada.Get(fmt.Sprintf("%s&pdfTemplateId=%d", at, slip)))).To(Equal(1))

			preview := ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": slip, "bodyHtml": "<p>{{ document.title }}</p>"})
			Expect(pages(preview)).To(Equal(1))
			Expect(preview.Header.Get("Content-Disposition")).To(HavePrefix("inline"))
			Expect(pages(ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": slip, "orderId": id}))).To(Equal(1))
			refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "5.00"}).OK().ID("refundId")
			Expect(pages(ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": template("CREDIT_NOTE"), "refundId": refund}))).To(Equal(1))
			ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": slip, "orderId": id, "refundId": refund}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": slip, "bodyHtml": "{{ x"}).Is(http.StatusUnprocessableEntity)
			ada.Post("/admin/pdf-template/preview", object{"pdfTemplateId": 999999}).Is(http.StatusNotFound)

			reverted := ada.Post("/admin/pdf-template/revert", object{"pdfTemplateId": slip, "version": 2}).OK()
			Expect(reverted.At("isDefault")).To(BeTrue())
			ada.Post("/admin/pdf-template/revert", object{"pdfTemplateId": slip, "version": 2}).Is(http.StatusConflict)
			ada.Post("/admin/pdf-template/revert", object{"pdfTemplateId": 999999}).Is(http.StatusNotFound)
		})
		It("can exist in each language of the store, and are selected by language", func() {
			ada.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}}).OK()
			german := object{"pdfTemplateTypeId": 1, "languageCode": "de", "name": "Rechnung", "bodyHtml": "<h1>Rechnung {{ order.orderNumber }}</h1>", "pageSize": "LETTER"}
			ada.Once().Post("/admin/pdf-template", german).OK()
			ada.Once().Post("/admin/pdf-template", german).Is(http.StatusConflict).Refused(domain.AlreadyExists)
			ada.Once().Post("/admin/pdf-template", object{"pdfTemplateTypeId": 1, "languageCode": "fr", "name": "x", "bodyHtml": "x"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			id := buy()
			Expect(string(ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&languageCode=de-AT", id)).OK().Body)).To(ContainSubstring("612.00 792.00"))
			Expect(string(ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", id)).OK().Body)).NotTo(ContainSubstring("612.00 792.00"))
		})
		It("are replaced by the platform's template if they fail for an order", func() {
			id, invoice := buy(), template("INVOICE")
			ada.Patch("/admin/pdf-template", object{"pdfTemplateId": invoice, "bodyHtml": "{{ document.title }}{% if order.due %}{% else %}" + strings.Repeat("<table><tr><td>", 60) + "{% endif %}"}).OK()
			Expect(pages(ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", id)))).To(Equal(1))
			ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&pdfTemplateId=%d", id, invoice)).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		})
	})
})
