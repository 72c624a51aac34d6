package admin_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/text/encoding/charmap"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	moves "github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/moving"
)

// excel packs a worksheet. Its cells use style 0 for numbers, 1 for dates, and 2 for numbers with five digits.
func excel(rows string) string {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, part := range [][2]string{
		{"xl/workbook.xml", `<workbook><sheets><sheet r:id="r"/></sheets></workbook>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r" Target="s.xml"/></Relationships>`},
		{"xl/styles.xml", `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`},
		{"xl/s.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"},
	} {
		w, err := z.Create(part[0])
		Expect(err).NotTo(HaveOccurred())
		_, err = io.WriteString(w, part[1])
		Expect(err).NotTo(HaveOccurred())
	}
	Expect(z.Close()).To(Succeed())
	return out.String()
}

// inlined returns a row of text cells.
func inlined(texts ...string) string {
	return `<row><c t="inlineStr"><is><t>` + strings.Join(texts, `</t></is></c><c t="inlineStr"><is><t>`) + "</t></is></c></row>"
}

var _ = Describe("The import of a file from another program", Ordered, ContinueOnFailure, func() {
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop, other = world.Shop("foreign"), world.Shop("twin")
		for _, s := range []*apitest.Shop{shop, other} {
			s.Admin.Patch("/admin/store/settings", object{"timezone": "Europe/Berlin", "languageCodes": []string{"en", "de"}, "customFieldDefinitions": []object{
				{"object": "CUSTOMER", "key": "size", "type": "NUMBER", "name": "Size"}, {"object": "CUSTOMER", "key": "born", "type": "DATE", "name": "Born"},
				{"object": "CUSTOMER", "key": "say", "type": "STRING", "name": "Say"}}}).OK()
		}
	})
	importing := func(s *apitest.Shop, file string, fields map[string]string) *apitest.Answer {
		GinkgoHelper()
		return ended(s.Admin, s.Admin.Once().Upload("/admin/customer/import", "customers.csv", []byte(file), fields).Is(http.StatusAccepted).ID("integrationTaskId"))
	}
	counts := func(task *apitest.Answer) []int64 {
		GinkgoHelper()
		Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
		return []int64{task.ID("progress.processedCount"), task.ID("progress.failedCount"), task.ID("progress.skippedCount"), task.ID("progress.incompleteCount")}
	}
	customer := func(email string) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get("/admin/customer?email=" + email).OK()
	}
	refused := func(task *apitest.Answer) []map[string]string {
		GinkgoHelper()
		return rowsOf(shop.Admin.Get(strings.TrimPrefix(task.Text("errorFileUrl"), "http://store.example")).OK())
	}

	It("reads dates and postal codes from an Excel workbook", func() {
		Expect(counts(importing(shop, excel(inlined("email", "firstName", "lastName", "acceptsMarketing", "address.streetLine1", "address.city", "address.countryCode", "customField.born", "acceptsMarketingOn", "address.postalCode", "customField.say", "address.stateProvince")+
			`<row><c t="inlineStr"><is><t>excel@example.com</t></is></c><c t="inlineStr"><is><t>Eve</t></is></c><c t="inlineStr"><is><t>Cell</t></is></c><c t="b"><v>1</v></c><c t="inlineStr"><is><t>1 Main St</t></is></c><c t="inlineStr"><is><t>Boston</t></is></c><c t="inlineStr"><is><t>us</t></is></c>`+
			`<c s="1"><v>45292.5</v></c><c s="0"><v>45292</v></c><c s="2"><v>2134</v></c><c s="1"><v>45292</v></c><c t="inlineStr"><is><t>MA</t></is></c></row>`), nil))).To(Equal([]int64{1, 0, 0, 0}))
		eve := customer("excel@example.com")
		Expect([]string{eve.Text("defaultAddress.postalCode"), eve.Text("defaultAddress.countryCode"), eve.Text("acceptsMarketingOn"), eve.Text("customFields.0.value"), eve.Text("customFields.1.value")}).
			To(Equal([]string{"02134", "US", "2023-12-31T23:00:00.000Z", "2024-01-01", "2024-01-01"}))
	})

	It("reads a CSV file in the format of German versions of Excel", func() {
		text, err := charmap.Windows1252.NewEncoder().String("sep=;\r\nemail;firstName;lastName;languageCode;address.streetLine1;address.postalCode;address.city;address.countryCode\r\n" +
			"joerg@example.com;Jörg;Müßig;DE;Königstraße 1;'01234;Dresden;de\r\n")
		Expect(err).NotTo(HaveOccurred())
		Expect(counts(importing(shop, text, nil))).To(Equal([]int64{1, 0, 0, 0}))
		c := customer("joerg@example.com")
		Expect([]string{c.Text("firstName"), c.Text("lastName"), c.Text("languageCode"), c.Text("defaultAddress.streetLine1"), c.Text("defaultAddress.postalCode"), c.Text("defaultAddress.countryCode")}).
			To(Equal([]string{"Jörg", "Müßig", "de", "Königstraße 1", "01234", "DE"}))
	})

	It("accepts a customer despite unreadable optional fields, and reports these fields", func() {
		file := "email,firstName,lastName,phoneNumber,languageCode,accountType,acceptsMarketing,tags,customField.size,customField.born,address.streetLine1,address.city,address.postalCode,address.countryCode,address.phoneNumber\n" +
			"phone@row.example,Pia,Phone,call me,,,,,,,Road 1,Berlin,10119,DE,nobody\n" +
			"many@row.example,Max,Many,,zz,Nobody,perhaps," + strings.Repeat("x", 51) + ",big,31.02.2024,,,,,\n" +
			"place@row.example,Pat,Place,+49 30 5550142,,,,vip,7,,Road 1,Berlin,10119,XX,+49 30 5550143\n" +
			"half@row.example,Hal,Half,,,,,,,,,Berlin,,,\n" +
			"gone,Gil,Gone,call me,,,,,,,,,,,\n"
		strict := importing(shop, file, map[string]string{"onError": "REJECT_ALL"})
		Expect(strict.Text("lastError")).To(Equal("5 rows are faulty, so none is imported."))
		Expect(counts(importing(shop, file, map[string]string{"dryRun": "true"}))).To(Equal([]int64{5, 1, 0, 4}))
		task := importing(shop, file, nil)
		Expect(counts(task)).To(Equal([]int64{5, 1, 0, 4}))
		phone := customer("phone@row.example")
		Expect(phone.At("phoneNumber")).To(BeNil())
		Expect(phone.Text("defaultAddress.city")).To(Equal("Berlin"))
		Expect(phone.At("defaultAddress.phoneNumber")).To(BeNil())
		many := customer("many@row.example")
		Expect([]any{many.At("languageCode"), many.At("acceptsMarketing"), many.At("tags"), many.At("customFields")}).To(Equal([]any{nil, false, []any{}, []any{}}))
		place := customer("place@row.example")
		Expect(place.At("defaultAddress")).To(BeNil())
		Expect([]any{place.At("phoneNumber"), place.At("tags"), place.At("customFields.0.value")}).To(Equal([]any{"+49 30 5550142", []any{"vip"}, "7"}))
		Expect(customer("half@row.example").At("defaultAddress")).To(BeNil())
		shop.Admin.Get("/admin/customer?email=gone").Is(http.StatusBadRequest)

		var got []string
		for _, row := range refused(task) {
			Expect(row["message"]).NotTo(BeEmpty())
			got = append(got, strings.Join([]string{row["row"], row["column"], row["value"], row["outcome"]}, "|"))
		}
		Expect(got).To(ConsistOf("2|phoneNumber|call me|FIELD_IGNORED", "2|address.phoneNumber|nobody|FIELD_IGNORED",
			"3|languageCode|zz|FIELD_IGNORED", "3|accountType|Nobody|FIELD_IGNORED", "3|acceptsMarketing|perhaps|FIELD_IGNORED", "3|tags|"+strings.Repeat("x", 51)+"|FIELD_IGNORED",
			"3|customField.size|big|FIELD_IGNORED", "3|customField.born|31.02.2024|FIELD_IGNORED", "4|address.countryCode|XX|ADDRESS_IGNORED",
			"5|address.streetLine1||ADDRESS_IGNORED", "5|address.countryCode||ADDRESS_IGNORED", "6|email|gone|ROW_REJECTED"))
		for i := range got {
			Expect(task.At(fmt.Sprintf("errors.%d.isRowImported", i))).To(Equal(task.ID(fmt.Sprintf("errors.%d.row", i)) != 6))
		}
		Expect(counts(importing(shop, file, nil))).To(Equal([]int64{5, 1, 4, 0}), "the customers exist now")
	})

	It("keeps a customer's address if the new address is unreadable", func() {
		head := "email,firstName,lastName,address.streetLine1,address.city,address.postalCode,address.countryCode,company\n"
		importing(shop, head+"moves@row.example,Mo,Ves,Road 1,Berlin,10115,DE,Old\n", nil)
		Expect(counts(importing(shop, head+"moves@row.example,Mo,Ves,Road 2,Paris,75001,XX,New\n", map[string]string{"onExisting": "UPDATE"}))).To(Equal([]int64{1, 0, 0, 1}))
		c := customer("moves@row.example")
		Expect([]string{c.Text("defaultAddress.streetLine1"), c.Text("defaultAddress.city"), c.Text("company")}).To(Equal([]string{"Road 1", "Berlin", "New"}))
	})

	It("reads United States addresses in all common spellings", func() {
		head := "email,firstName,lastName,address.streetLine1,address.city,address.stateProvince,address.postalCode,address.countryCode,address.phoneNumber\n"
		shapes := [][]string{ // state, postal code and country of the file, and those of the customer
			{"CA", "94107", "US", "CA", "94107", "US"}, {"California", "94107", "us", "CA", "94107", "US"}, {"CALIFORNIA", "94107-1234", "USA", "CA", "94107-1234", "US"},
			{"calif.", "941071234", "U.S.", "CA", "94107-1234", "US"}, {"Cal.", "94107 1234", "U.S.A.", "CA", "94107 1234", "US"}, {"US-CA", "94107-", "United States", "CA", "94107", "US"},
			{"MA", "2134", "US", "MA", "02134", "US"}, {"Mass.", "2134-1000", "United States of America", "MA", "02134-1000", "US"}, {"Massachusetts", "21341000", "America", "MA", "02134-1000", "US"},
			{"N.J.", "7030", "usa", "NJ", "07030", "US"}, {"New York", "501", "US", "NY", "00501", "US"}, {"NewYork", "10001", "US", "NY", "10001", "US"}, {"n.y.", "10001", "US", "NY", "10001", "US"},
			{"D.C.", "20001", "US", "DC", "20001", "US"}, {"Washington DC", "20001", "US", "DC", "20001", "US"}, {"District of Columbia", "20001", "US", "DC", "20001", "US"}, {"Wash.", "98101", "US", "WA", "98101", "US"},
			{"PR", "601", "US", "PR", "00601", "US"}, {"Puerto Rico", "00601", "US", "PR", "00601", "US"}, {"Guam", "96910", "US", "GU", "96910", "US"}, {"U.S. Virgin Islands", "802", "US", "VI", "00802", "US"},
			{"American Samoa", "96799", "US", "AS", "96799", "US"}, {"Northern Mariana Islands", "96950", "US", "MP", "96950", "US"}, {"AE", "9498", "US", "AE", "09498", "US"},
			{"Armed Forces Europe", "09498", "US", "AE", "09498", "US"}, {"Armed Forces Pacific", "96266", "US", "AP", "96266", "US"}, {"Armed Forces Americas", "34022", "US", "AA", "34022", "US"},
			{"Kalifornien", "94107", "Vereinigte Staaten", "CA", "94107", "US"}, {"", "00901", "PR", "", "00901", "PR"}, {"", "901", "Puerto Rico", "", "00901", "PR"}, {"W. Va.", "25301", "US", "WV", "25301", "US"},
			{"", "1067", "Germany", "", "01067", "DE"}, {"", "SW1A 1AA", "UK", "", "SW1A 1AA", "GB"}, {"Qld.", "4000", "Australia", "QLD", "4000", "AU"},
		}
		file := head
		for i, s := range shapes {
			file += fmt.Sprintf("us%d@states.example,Ada,Lovelace,1 Main St,Springfield,%q,%s,%s,(212) 555-0142\n", i, s[0], s[1], s[2])
		}
		task := importing(shop, file, nil)
		Expect(counts(task)).To(Equal([]int64{int64(len(shapes)), 0, 0, 0}), "%s", task.Body)
		for i, s := range shapes {
			c := customer(fmt.Sprintf("us%d@states.example", i))
			Expect([]string{c.Text("defaultAddress.stateProvince"), c.Text("defaultAddress.postalCode"), c.Text("defaultAddress.countryCode")}).To(Equal(s[3:]), "%q", s)
		}
	})

	It("records a consent with the date and place in the file, and invents neither", func() {
		file := "email,firstName,lastName,acceptsMarketing,acceptsMarketingOn,acceptsMarketingSource\n" +
			"dated@yes.example,Ada,Yes,yes,2019-05-06T07:08:09+02:00,stand at the fair\n" +
			"day@yes.example,Ada,Yes,yes,2019-05-06,\n" +
			"shopify@yes.example,Ada,Yes,yes,2019-05-06 07:08:09 -0400,\n" +
			"undated@yes.example,Ada,Yes,yes,,\n" +
			"future@yes.example,Ada,Yes,yes,2999-01-01,\n" +
			"none@yes.example,Ada,Yes,,2019-05-06,fair\n"
		Expect(counts(importing(shop, file, nil))).To(Equal([]int64{6, 0, 0, 1}))
		for email, want := range map[string]string{"dated": "2019-05-06T05:08:09.000Z", "day": "2019-05-05T22:00:00.000Z", "shopify": "2019-05-06T11:08:09.000Z"} {
			c := customer(email + "@yes.example")
			Expect([]string{c.Text("acceptsMarketingOn"), c.Text("marketingConsent.acceptedOn"), c.Text("marketingConsent.source")}).To(Equal([]string{want, want, "IMPORT"}))
			Expect(c.Text("marketingConsent.importedOn")).NotTo(Equal(want))
		}
		Expect(customer("dated@yes.example").Text("marketingConsent.evidence")).To(Equal("stand at the fair"))
		for _, email := range []string{"undated", "future"} {
			c := customer(email + "@yes.example")
			Expect(c.Text("marketingConsent.importedOn")).To(Equal(c.Text("marketingConsent.acceptedOn")), "which says that the date is unknown")
			Expect([]any{c.At("marketingConsent.source"), c.At("marketingConsent.evidence")}).To(Equal([]any{"IMPORT", nil}))
		}
		Expect(customer("none@yes.example").At("marketingConsent")).To(BeNil())

		id := customer("dated@yes.example").ID("storeCustomerId")
		shop.Admin.Patch("/admin/store-customer", object{"storeCustomerId": id, "acceptsMarketing": false}).OK()
		Expect(counts(importing(shop, file, map[string]string{"onExisting": "UPDATE"}))).To(Equal([]int64{6, 0, 0, 2}))
		c := customer("dated@yes.example")
		Expect([]any{c.At("acceptsMarketing"), c.At("marketingConsent.evidence")}).To(Equal([]any{false, "stand at the fair"}), "an old file does not undo the withdrawal")
	})

	It("recreates exported customers", func() {
		pieces := []string{"'", "=1+1", "+49", "-5", "@x", "＝", "0", "1234", "Zoë", "山", " ", "\t", "\n", "\r\n", ",", ";", "\"", "_x000D_", "<&>", "sep=;"}
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 2))
		text := func(long int) string {
			var out strings.Builder
			for range 1 + r.IntN(long) {
				out.WriteString(pieces[r.IntN(len(pieces))])
			}
			return out.String()
		}
		visible := func() string { return text(3) + "x" + text(2) }
		for i := range 40 {
			body := object{"email": fmt.Sprintf("same%d@example.com", i), "firstName": visible(), "lastName": visible(), "company": visible(), "taxNumber": visible(), "note": visible() + text(6),
				"referrerCode": visible(), "externalId": fmt.Sprint("'=", i, visible()), "acceptsMarketing": i%2 == 0, "tags": []string{"vip", fmt.Sprint("'0", i)}, "phoneNumber": "+49 30 5550142",
				"customFields": []object{{"key": "say", "type": "STRING", "value": visible()}, {"key": "size", "type": "NUMBER", "value": "1.50"}},
				"address":      object{"firstName": visible(), "lastName": visible(), "company": visible(), "streetLine1": visible(), "streetLine2": visible(), "city": visible(), "stateProvince": "BE", "postalCode": "01234", "countryCode": "DE"}}
			if i == 0 {
				body["firstName"], body["lastName"], body["note"] = "'=1+1", "'01234", "=1+1"
			}
			shop.Admin.Post("/admin/customer", body).OK()
		}
		rows := func(s *apitest.Shop) map[string]map[string]string {
			out := map[string]map[string]string{}
			for _, row := range rowsOf(s.Admin.Get("/admin/customer/export?search=same").OK()) {
				for _, column := range []string{"storeCustomerId", "createdOn", "modifiedOn", "acceptsMarketingSource"} {
					delete(row, column) // columns that depend on the store or on how the customer was created
				}
				out[row["email"]] = row
			}
			Expect(out).To(HaveLen(40))
			return out
		}
		versions := func() map[string]int64 {
			out := map[string]int64{}
			for i := range 40 {
				c := customer(fmt.Sprintf("same%d@example.com", i))
				out[c.Text("email")] = c.ID("version")*1000 + c.ID("defaultAddress.version")
			}
			return out
		}
		before, written := versions(), rows(shop)
		for _, format := range []string{"csv", "xlsx"} {
			file := string(shop.Admin.Get("/admin/customer/export?search=same&format=" + format).OK().Body)
			task := importing(shop, file, map[string]string{"onExisting": "UPDATE"})
			Expect(counts(task)).To(Equal([]int64{40, 0, 0, 0}), "%s", task.Body)
			Expect(versions()).To(Equal(before), format)
			task = importing(other, file, map[string]string{"onExisting": "UPDATE"})
			Expect(counts(task)).To(Equal([]int64{40, 0, 0, 0}), "%s", task.Body)
			Expect(rows(other)).To(Equal(written), format)
		}
	})
})

var _ = Describe("Files from other store systems", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("mover"), world.Shop("neighbor")
	})
	// importing imports a file of products into a shop and returns the counts, the report and the refused rows.
	importing := func(ctx SpecContext, into *apitest.Shop, file string, o moving.Options) (map[moves.Outcome]int, string, string) {
		GinkgoHelper()
		var report, failed bytes.Buffer
		o.Report, o.Failed = &report, &failed
		result, err := world.App.Service.Moving.Import(ctx, domain.System(into.StoreID), strings.NewReader(file), o)
		Expect(err).NotTo(HaveOccurred())
		return result.Outcomes, report.String(), failed.String()
	}
	product := func(of *apitest.Shop, query string) *apitest.Answer {
		GinkgoHelper()
		return of.Admin.Get("/admin/product?" + query).OK()
	}
	const shirts = "Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Cost per item,SEO Title,Collection,Status\n" +
		"linen-shirt,Linen shirt,<p onclick=x>Light</p><script>1</script>,Juniper,\"linen, summer\",true,Size,S,LS-S,250,shopify,4,deny,49.00,59.00,'0123456789012,20.5,Linen,Shirts,active\n" +
		"linen-shirt,,,,,,,M,LS-M,260,shopify,-2,continue,49.50,40.00,,,,,\n" +
		"sold-out,Sold out,,,,false,Title,Default Title,,0,shopify,0,deny,0,,,,,,active\n" +
		"broken,Broken,,,,true,Size,S,B-S,250,shopify,4,deny,\"49,00\",,,,,,active\n"

	It("are imported as products with variants, prices, stock and collections", func(ctx SpecContext) {
		By("checking the file, which stores nothing")
		counts, report, _ := importing(ctx, shop, shirts, moving.Options{Check: true})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Created: 2, moves.Refused: 1}))
		shop.Admin.Get("/admin/product?slug=linen-shirt").Is(http.StatusNotFound)

		counts, again, failed := importing(ctx, shop, shirts, moving.Options{})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Created: 2, moves.Refused: 1}))
		Expect(again).To(Equal(report))
		Expect(report).To(ContainSubstring(`5,Variant Price,"49,00",decimal_comma,ERROR,Choose comma as separator.`))
		Expect(report).To(And(ContainSubstring("3,Variant Inventory Qty,'-2,stock_negative,WARNING"), ContainSubstring("3,Variant Compare At Price,40.00,compare_at_dropped,WARNING"), ContainSubstring("4,,,sku_derived,WARNING")))
		Expect(failed).To(And(ContainSubstring(`broken,Broken,`), HaveSuffix("Variant Price: Choose comma as separator.\r\n")))

		p := product(shop, "slug=linen-shirt")
		Expect([]string{p.Text("name"), p.Text("brand"), p.Text("status"), p.Text("description"), p.Text("seo.title"), p.Text("variants.0.sku"), p.Text("variants.0.barcode"), p.Text("variants.0.prices.0.amount"), p.Text("variants.0.prices.0.compareAtAmount"), p.Text("variants.1.inventoryPolicy")}).
			To(Equal([]string{"Linen shirt", "Juniper", "ACTIVE", "<p>Light</p>", "Linen", "LS-S", "0123456789012", "49.00", "59.00", "BACKORDER"}))
		Expect(p.At("tags")).To(Equal([]any{"linen", "summer"}))
		Expect(p.At("variants.1.prices.0.compareAtAmount")).To(BeNil())
		Expect(p.ID("variants.0.stockOnHand")).To(BeEquivalentTo(4))
		Expect(p.ID("variants.1.stockOnHand")).To(BeEquivalentTo(0))
		Expect(shop.Admin.Get("/admin/collection?collectionId=" + fmt.Sprint(p.ID("collectionIds.0"))).OK().Text("name")).To(Equal("Shirts"))
		Expect(product(shop, "slug=sold-out").Text("status")).To(Equal("DRAFT"))
		other.Admin.Get("/admin/product?slug=linen-shirt").Is(http.StatusNotFound)
	})

	It("change nothing when imported again", func(ctx SpecContext) {
		before := product(shop, "slug=linen-shirt")
		for _, update := range []bool{false, true} {
			counts, _, _ := importing(ctx, shop, shirts, moving.Options{Update: update})
			if update {
				Expect(counts).To(Equal(map[moves.Outcome]int{moves.Unchanged: 2, moves.Refused: 1}))
			} else {
				Expect(counts).To(Equal(map[moves.Outcome]int{moves.Skipped: 2, moves.Refused: 1}))
			}
		}
		Expect(product(shop, "slug=linen-shirt").Body).To(Equal(before.Body))
	})

	It("create one redirect per former product path, which later imports neither recreate nor replace", func(ctx SpecContext) {
		redirect := func(path string) *apitest.Answer { return shop.Admin.Get("/admin/redirect?path=" + path) }
		p := product(shop, "slug=linen-shirt")
		made := redirect("/products/linen-shirt").OK()
		Expect(made.ID("productId")).To(Equal(p.ID("productId")))
		Expect(redirect("/products/sold-out").OK().ID("version")).To(BeEquivalentTo(1))
		redirect("/products/broken").Is(http.StatusNotFound)
		other.Admin.Get("/admin/redirect?path=/products/linen-shirt").Is(http.StatusNotFound)

		shop.Admin.Patch("/admin/redirect", object{"redirectId": made.ID("redirectId"), "targetPath": "/shirts"}).OK()
		shop.Admin.Delete("/admin/redirect?redirectId=" + redirect("/products/sold-out").Text("redirectId")).Is(http.StatusNoContent)
		importing(ctx, shop, shirts, moving.Options{Update: true})
		Expect(redirect("/products/linen-shirt").OK().Text("targetPath")).To(Equal("/shirts"))
		redirect("/products/sold-out").Is(http.StatusNotFound)

		By("keeping a redirect of the path that the store has already")
		shop.Admin.Once().Post("/admin/redirect", object{"path": "/Products/HAT/", "targetPath": "/hats"}).OK()
		counts, report, _ := importing(ctx, shop, "Handle,Title,Variant SKU,Variant Price\nhat,Hat,HAT,5\n//evil.example,Evil,EVIL,5\n", moving.Options{})
		Expect(report).To(And(ContainSubstring("2,Handle,hat,redirect_taken,WARNING,"), ContainSubstring("3,Handle,//evil.example,redirect_unsuitable,WARNING,")))
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Created: 2}))
		Expect(redirect("/products/hat").OK().Text("targetPath")).To(Equal("/hats"))
		Expect(shop.Admin.Get("/admin/redirect/paged?search=evil").OK().ID("totalCount")).To(BeZero())

		By("guessing no path of a shop in WooCommerce, whose file has no slugs")
		counts, _, _ = importing(ctx, shop, "ID,Type,SKU,Name,Published,Regular price\n7,simple,CUP,Café Cup No. 2,1,5\n8,simple,CUP-2,Café Cup No. 2,1,5\n", moving.Options{})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Created: 2}))
		Expect(shop.Admin.Get("/admin/redirect/paged?search=cup").OK().ID("totalCount")).To(BeZero())
	})

	It("update the same products after a change of their slug and SKU", func(ctx SpecContext) {
		p := product(shop, "slug=linen-shirt")
		shop.Admin.Patch("/admin/product", object{"productId": p.ID("productId"), "slug": "renamed", "variants": []object{
			{"variantId": p.ID("variants.0.variantId"), "sku": "OWN-S"}, {"variantId": p.ID("variants.1.variantId"), "sku": "OWN-M"}}}).OK()
		newer := strings.ReplaceAll(strings.ReplaceAll(shirts, "49.00", "45.00"), "linen-shirt,,,,,,,M,LS-M,260,shopify,-2", "linen-shirt,,,,,,,L,LS-L,270,shopify,9,deny,55.00,,,,,,\nlinen-shirt,,,,,,,M,LS-M,260,shopify,7")
		counts, _, _ := importing(ctx, shop, newer, moving.Options{Update: true})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Updated: 1, moves.Unchanged: 1, moves.Refused: 1}))
		q := product(shop, "slug=renamed")
		Expect([]string{q.Text("variants.0.sku"), q.Text("variants.0.prices.0.amount"), q.Text("variants.2.sku"), q.Text("variants.2.prices.0.amount")}).To(Equal([]string{"LS-S", "45.00", "LS-L", "55.00"}))
		Expect(q.ID("variants.0.variantId")).To(Equal(p.ID("variants.0.variantId")))
		Expect(q.ID("variants.1.stockOnHand")).To(BeEquivalentTo(0), "the stock of a stored variant does not change")
		Expect(q.ID("variants.2.stockOnHand")).To(BeEquivalentTo(9))
	})

	It("create each product only once in two concurrent imports", func(ctx SpecContext) {
		var rows strings.Builder
		rows.WriteString("Handle,Title,Variant SKU,Variant Price,Collection\n")
		for i := range 20 {
			fmt.Fprintf(&rows, "twin-%d,Twin %d,TWIN-%d,5,Twins\n", i, i, i)
		}
		results := make(chan map[moves.Outcome]int, 2)
		for range 2 {
			go func() {
				defer GinkgoRecover()
				counts, _, _ := importing(ctx, other, rows.String(), moving.Options{})
				results <- counts
			}()
		}
		first, second := <-results, <-results
		Expect(first[moves.Created]+second[moves.Created]).To(Equal(20), "%v %v", first, second)
		Expect(first[moves.Refused] + second[moves.Refused]).To(Equal(0))
		Expect(other.Admin.Get("/admin/product/paged?search=twin&pageSize=100").OK().ID("totalCount")).To(BeEquivalentTo(20))
	})

	It("are rejected if no profile recognizes them", func(ctx SpecContext) {
		for _, file := range []string{"", "a,b\n1,2\n", "Title,Price\nx,1\n", "email,firstName\na@x.example,A\n", "First Name,Last Name,Email,Accepts Email Marketing\nA,B,a@x.example,yes\n"} {
			_, err := world.App.Service.Moving.Import(ctx, domain.System(shop.StoreID), strings.NewReader(file), moving.Options{})
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue), file)
		}
	})

	It("can be imported as customers with POST /admin/customer/import", func() {
		file := "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags\n" +
			"'7210448301122,Teo,Villa,teo@move.example,no,,HC 31 Box 4500,,Elko,NV,US,'89801,,'+17755550154,no,7790.44,6,Cattle.,yes,\"retail, vip\"\n" +
			"'7210448301123,Hol,Pet,hol@move.example,yes,,,,,,,,,,no,0.00,0,,no,\n" +
			"'7210448301124,,,news@move.example,yes,,,,,,,,,,no,0.00,0,,no,\n"
		for range 2 {
			task := ended(shop.Admin, shop.Admin.Once().Upload("/admin/customer/import", "customers.csv", []byte(file), nil).Is(http.StatusAccepted).ID("integrationTaskId"))
			Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
			Expect(task.ID("progress.failedCount")).To(BeEquivalentTo(1), "%s", task.Body)
			Expect([]string{task.Text("errors.0.row"), task.Text("errors.0.column")}).To(Equal([]string{"4", "lastName"}), "a customer needs a name")
		}
		teo := shop.Admin.Get("/admin/customer?email=teo@move.example").OK()
		Expect([]string{teo.Text("externalId"), teo.Text("phoneNumber"), teo.Text("note"), teo.Text("defaultAddress.stateProvince"), teo.Text("defaultAddress.postalCode")}).
			To(Equal([]string{"7210448301122", "+17755550154", "Cattle.", "NV", "89801"}))
		Expect(teo.At("acceptsMarketing")).To(BeFalse())
		hol := shop.Admin.Get("/admin/customer?email=hol@move.example").OK()
		Expect(hol.At("acceptsMarketing")).To(BeTrue())
	})
})
