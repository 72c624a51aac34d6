package admin_test

import (
	"encoding/csv"
	"fmt"
	"maps"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// rowsOf parses a CSV file into rows by column name.
func rowsOf(file *apitest.Answer) (rows []map[string]string) {
	GinkgoHelper()
	Expect(file.Header.Get("Content-Type")).To(HavePrefix("text/csv"))
	text, marked := strings.CutPrefix(string(file.Body), "\ufeff")
	Expect(marked).To(BeTrue())
	records, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	Expect(err).NotTo(HaveOccurred())
	for _, record := range records[1:] {
		row := map[string]string{}
		for i, name := range records[0] {
			row[name] = record[i]
		}
		rows = append(rows, row)
	}
	return rows
}

var _ = Describe("Exports", Ordered, func() {
	var shop, other, consents *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop, other, consents = world.Shop("exports"), world.Shop("others"), world.Shop("consents")
		ada = shop.Admin
	})

	It("show the same consent as GET /admin/customer, including after its withdrawal", func() {
		shop := consents
		for _, step := range []string{"never", "given", "withdrawn"} {
			email := step + "@example.com"
			id := shop.Admin.Post("/admin/customer", object{"email": email, "firstName": "Lea", "lastName": "Dorn", "acceptsMarketing": step != "never"}).Is(http.StatusOK).ID("storeCustomerId")
			if step == "withdrawn" {
				shop.Admin.Patch("/admin/store-customer", object{"storeCustomerId": id, "acceptsMarketing": false}).OK()
			}
			detail := shop.Admin.Get(fmt.Sprint("/admin/customer?storeCustomerId=", id)).OK()
			row := shop.Admin.Get("/admin/customer/paged?search=" + email).OK()
			for _, member := range []string{"acceptsMarketing", "acceptsMarketingOn", "marketingConsent"} {
				shown := detail.At(member)
				Expect(shown == nil || shown == false).To(Equal(step == "never" || step == "withdrawn" && member != "marketingConsent"), step+" "+member)
				if shown == nil {
					Expect(row.At("items.0."+member)).To(BeNil(), step+" "+member)
				} else {
					Expect(row.At("items.0."+member)).To(Equal(shown), step+" "+member)
				}
			}
			file := rowsOf(shop.Admin.Get("/admin/customer/export?search=" + email).OK())
			Expect(file).To(HaveLen(1))
			Expect(file[0]).To(SatisfyAll(HaveKeyWithValue("acceptsMarketing", fmt.Sprint(step == "given")), HaveKey("acceptsMarketingOn"), HaveKey("marketingWithdrawnOn")), step)
			Expect(file[0]["acceptsMarketingOn"] != "").To(Equal(step == "given"), step)
			Expect(file[0]["marketingWithdrawnOn"] != "").To(Equal(step == "withdrawn"), step)
			for accepts, want := range []int{1, 0} {
				Expect(shop.Admin.Get(fmt.Sprint("/admin/customer/paged?search=", email, "&acceptsMarketing=", accepts == 0)).OK().At("items")).
					To(HaveLen(map[bool]int{true: want, false: 1 - want}[step == "given"]), step)
			}
		}
	})

	It("from GET /admin/customer/export are customer files with the same columns as an import", func() {
		ada.Patch("/admin/store/settings", object{"customFieldDefinitions": []object{{"object": "CUSTOMER", "key": "size", "type": "NUMBER", "name": "Size"}}}).OK()
		ada.Post("/admin/customer", object{"email": "jonas@example.com", "firstName": "=1+1", "lastName": "Brandt", "phoneNumber": "+49 331 1234", "tags": []string{"vip", "b2b"},
			"externalId": "CRM-1", "acceptsMarketing": true, "customFields": []object{{"key": "size", "type": "NUMBER", "value": "42"}},
			"address": object{"firstName": "Jonas", "lastName": "Brandt", "streetLine1": "Lindenweg 4", "city": "Potsdam", "postalCode": "14467", "countryCode": "DE"}}).OK()
		ada.Post("/admin/customer", object{"email": "lea@example.com", "firstName": "Lea", "lastName": "Dorn"}).OK()
		rows := rowsOf(ada.Get("/admin/customer/export?sort=createdOn").OK())
		Expect(rows).To(HaveLen(2))
		Expect(rows[0]).To(SatisfyAll(HaveKeyWithValue("email", "jonas@example.com"), HaveKeyWithValue("firstName", "'=1+1"), HaveKeyWithValue("phoneNumber", "'+49 331 1234"),
			HaveKeyWithValue("tags", "vip, b2b"), HaveKeyWithValue("externalId", "CRM-1"), HaveKeyWithValue("acceptsMarketing", "true"), HaveKeyWithValue("customField.size", "42"),
			HaveKeyWithValue("address.city", "Potsdam"), HaveKeyWithValue("address.postalCode", "14467"), HaveKeyWithValue("address.company", ""), HaveKeyWithValue("status", "ACTIVE")))
		Expect(rows[1]).To(SatisfyAll(HaveKeyWithValue("email", "lea@example.com"), HaveKeyWithValue("address.city", ""), HaveKeyWithValue("acceptsMarketing", "false"), HaveKeyWithValue("orderCount", "0")))
		Expect(rowsOf(ada.Get("/admin/customer/export?tag=vip").OK())).To(HaveLen(1))
		Expect(rowsOf(ada.Get("/admin/customer/export?customField=size:42").OK())).To(HaveLen(1))
		Expect(rowsOf(other.Admin.Get("/admin/customer/export").OK())).To(BeEmpty())
		Expect(ada.Get("/admin/customer/export?format=xlsx").OK().Header.Get("Content-Type")).To(ContainSubstring("spreadsheetml"))
	})

	It("from GET /admin/product/export are variant files with stock and price", func() {
		ada.Post("/admin/product", object{"name": "Bare", "status": "DRAFT"}).OK()
		rows := rowsOf(ada.Get("/admin/product/export?sort=createdOn").OK())
		Expect(rows).To(HaveLen(3))
		Expect(rows[0]).To(SatisfyAll(HaveKeyWithValue("sku", "POUR-OVER-WHITE"), HaveKeyWithValue("price", "49.00"), HaveKeyWithValue("currencyCode", "EUR"),
			HaveKeyWithValue("stockOnHand", "40"), HaveKeyWithValue("weight", "1.2"), HaveKeyWithValue("compareAtAmount", ""), HaveKeyWithValue("status", "ACTIVE")))
		Expect(rows[1]).To(HaveKeyWithValue("sku", "POUR-OVER-BLACK"))
		Expect(rows[2]).To(SatisfyAll(HaveKeyWithValue("name", "Bare"), HaveKeyWithValue("sku", "")))
		Expect(rowsOf(ada.Get("/admin/product/export?status=DRAFT").OK())).To(HaveLen(1))
	})

	It("from GET /admin/refund/export are refund files", func() {
		placed := shop.Guest(shop.White, 2).Buy().OK()
		ada.Once().Post("/admin/order/refund", object{"orderId": placed.ID("orderId"), "reason": "GOODWILL", "amount": "1.00"}).OK()
		rows := rowsOf(ada.Get("/admin/refund/export").OK())
		Expect(rows).To(HaveLen(1))
		Expect(rows[0]).To(SatisfyAll(HaveKeyWithValue("amount", "1.00"), HaveKeyWithValue("reason", "GOODWILL"), HaveKeyWithValue("currencyCode", "EUR"),
			HaveKeyWithValue("orderNumber", placed.Text("orderNumber")), HaveKeyWithValue("customerEmail", HaveSuffix("@example.com"))))
		Expect(rowsOf(ada.Get("/admin/refund/export?reason=OTHER").OK())).To(BeEmpty())
		Expect(rowsOf(other.Admin.Get("/admin/refund/export").OK())).To(BeEmpty())
	})

	It("from GET /admin/order/export can be filtered by a custom field, like the list", func() {
		placed := shop.Guest(shop.White, 1).Buy().OK()
		ada.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "customFields": []object{{"key": "channel", "type": "STRING", "value": "fair"}}}).OK()
		Expect(rowsOf(ada.Get("/admin/order/export?customField=channel:fair").OK())).To(HaveLen(1))
		Expect(rowsOf(ada.Get("/admin/order/export?customField=channel:web").OK())).To(BeEmpty())
	})

	It("from GET /admin/order/export contain both addresses in the rows of orders and of lines", func() {
		placed := shop.Guest(shop.White, 1).Buy().OK()
		address := object{"firstName": "Mia", "lastName": "Keller", "company": "Keller GmbH", "streetLine1": "=Torstraße 140", "streetLine2": "Hof", "city": "Berlin", "stateProvince": "BE", "postalCode": "01119", "countryCode": "DE", "phoneNumber": "+49 30 5550142"}
		bill := maps.Clone(address)
		bill["firstName"], bill["phoneNumber"] = "Max", "030 5550143"
		ada.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "shippingAddress": address, "billingAddress": bill, "tags": []string{"packed"}}).OK()
		for _, kind := range []string{"ORDER", "LINE"} {
			rows := rowsOf(ada.Get("/admin/order/export?tag=packed&rows=" + kind).OK())
			Expect(rows).To(HaveLen(1))
			for of, sent := range map[string]object{"shippingAddress.": address, "billingAddress.": bill} {
				for member, value := range sent {
					Expect(strings.TrimPrefix(rows[0][of+member], "'")).To(Equal(value), kind+" "+of+member)
				}
			}
			Expect(ada.Get("/admin/order/export?format=xlsx&tag=packed&rows=" + kind).OK().Body).NotTo(BeEmpty())
		}
	})

	DescribeTable("require a separate permission and reject unknown filters for", func(noun string) {
		shop.AppToken(noun + ":read").Get("/admin/" + noun + "/export").Is(http.StatusForbidden).Refused(domain.Forbidden)
		may := shop.AppToken(noun + ":export")
		may.Get("/admin/" + noun + "/export").OK()
		for _, query := range []string{"page=1", "format=pdf", "sort=nothing"} {
			may.Get(fmt.Sprintf("/admin/%s/export?%s", noun, query)).Is(http.StatusBadRequest)
		}
	}, Entry("customers", "customer"), Entry("products", "product"), Entry("refunds", "refund"), Entry("orders", "order"))
})
