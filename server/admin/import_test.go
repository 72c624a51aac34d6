package admin_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
)

// ended waits until a task has ended and returns the task.
func ended(c apitest.Client, id int64) *apitest.Answer {
	GinkgoHelper()
	var task *apitest.Answer
	Eventually(func() string {
		task = c.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", id)).OK()
		return task.Text("status")
	}).Should(BeElementOf("SUCCEEDED", "FAILED", "CANCELLED"))
	return task
}

var _ = Describe("A file import", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("files"), world.Shop("others")
		ada = shop.Admin
		ada.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}, "customFieldDefinitions": []object{
			{"object": "CUSTOMER", "key": "size", "type": "NUMBER", "name": "Size"}, {"object": "CUSTOMER", "key": "born", "type": "DATE", "name": "Born"}}}).OK()
	})
	events := func(kind string) int64 {
		GinkgoHelper()
		return ada.Get("/admin/webhook-event/paged?pageSize=1&type=" + kind).OK().ID("totalCount")
	}
	importing := func(text string, fields map[string]string) *apitest.Answer {
		GinkgoHelper()
		return ended(ada, ada.Once().Upload("/admin/customer/import", "customers.csv", []byte(text), fields).Is(http.StatusAccepted).ID("integrationTaskId"))
	}
	progress := func(task *apitest.Answer) []int64 {
		return []int64{task.ID("progress.totalCount"), task.ID("progress.processedCount"), task.ID("progress.failedCount")}
	}
	customer := func(email string) *apitest.Answer {
		GinkgoHelper()
		return ada.Get("/admin/customer?email=" + email).OK()
	}
	file := func(c apitest.Client, task *apitest.Answer) *apitest.Answer {
		GinkgoHelper()
		url, is := task.At("errorFileUrl").(string)
		if !is {
			url = task.Text("resultFileUrl")
		}
		Expect(url).To(HavePrefix("http://store.example/admin/integration-task/file?"))
		return c.Get(strings.TrimPrefix(url, "http://store.example"))
	}

	It("accepts the file from GET /admin/customer/import/template unchanged", func() {
		for format, name := range map[string]string{"csv": "text/csv", "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"} {
			template := ada.Get("/admin/customer/import/template?format=" + format).OK()
			Expect(template.Header.Get("Content-Type")).To(HavePrefix(name))
			Expect(template.Header.Get("Content-Disposition")).To(Equal(`attachment; filename="customer-import.` + format + `"`))
			task := importing(string(template.Body), map[string]string{"dryRun": "true", "onError": "REJECT_ALL"})
			Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
			Expect(task.At("errors")).To(BeEmpty())
			Expect(progress(task)).To(Equal([]int64{2, 2, 0}))
		}
		ada.Get("/admin/customer/email-check?email=mia.keller@example.com").OK()
		Expect(events("customer.created")).To(BeZero(), "nothing was imported")
		template := string(ada.Get("/admin/customer/import/template").OK().Body)
		Expect(template).To(HavePrefix("\ufeffemail,firstName,"))
		Expect(template).To(ContainSubstring(",customField.size,customField.born\r\n"))
		task := importing(template, map[string]string{"sendWelcomeEmail": "true"})
		Expect(task.Text("status")).To(Equal("SUCCEEDED"))
		mia := customer("mia.keller@example.com")
		Expect([]string{mia.Text("firstName"), mia.Text("phoneNumber"), mia.Text("externalId"), mia.Text("defaultAddress.city"), mia.Text("defaultAddress.firstName")}).
			To(Equal([]string{"Mia", "+49 30 5550142", "CRM-1001", "Berlin", "Mia"}))
		Expect(mia.At("acceptsMarketing")).To(BeTrue())
		Expect(mia.At("tags")).To(Equal([]any{"coffee", "wholesale"}))
		Expect(mia.At("customFields")).To(HaveLen(2))
		Expect([]int64{events("customer.created"), events("customer.address_changed")}).To(Equal([]int64{2, 1}))
		again := importing(template, nil)
		Expect(progress(again)).To(Equal([]int64{2, 2, 0}), "the same file again finds them there")
		Expect(again.ID("progress.skippedCount")).To(BeEquivalentTo(2))
		importing(template, map[string]string{"onExisting": "UPDATE"})
		Expect(customer("mia.keller@example.com").ID("version")).To(Equal(mia.ID("version")))
		Expect([]int64{events("customer.created"), events("customer.updated"), events("customer.address_changed")}).To(Equal([]int64{2, 0, 1}))
		Expect(progress(importing(template, map[string]string{"onExisting": "FAIL"}))).To(Equal([]int64{2, 2, 2}))
	})

	It("by POST /admin/customer/import reports each faulty row with its column, and either skips these rows or rejects the file", func() {
		long := strings.Repeat("x", 101)
		text := "email;firstName;lastName;languageCode;accountType;acceptsMarketing;address.city;customField.size;externalId\r\n" +
			"good@example.com;Ada;Good;de;;yes;;7;G-1\r\n" +
			"nothing;Ada;Bad;;;;;;\r\n" +
			"two@example.com;" + long + ";;zz;Nobody;perhaps;;;\r\n" +
			"GOOD@example.com;Ada;Twice;;;;;;\r\n" +
			"five@example.com;Ada;Address;;;;Berlin;;\r\n" +
			"six@example.com;Ada;Field;;;;;big;\r\n" +
			"seven@example.com;Ada;\"Quo\"te;;;;;;\r\n" +
			";Ada;None;;;;;;G-1\r\n"
		faults := func(task *apitest.Answer) (out []string) {
			var shown struct {
				Errors []struct {
					Row    int
					Column *string
					Code   string
				}
			}
			Expect(json.Unmarshal(task.Body, &shown)).To(Succeed())
			for _, e := range shown.Errors {
				column := "-"
				if e.Column != nil {
					column = *e.Column
				}
				out = append(out, fmt.Sprint(e.Row, " ", column))
			}
			return out
		}
		want := []any{"3 email", "4 firstName", "4 accountType", "4 acceptsMarketing", "5 email", "6 address.streetLine1", "6 address.countryCode", "7 customField.size", "8 -", "9 externalId", "9 email"}
		rejected := importing(text, map[string]string{"onError": "REJECT_ALL"})
		Expect(rejected.Text("status")).To(Equal("FAILED"))
		Expect(rejected.Text("lastError")).To(Equal("7 rows are faulty, so none is imported."))
		Expect(faults(rejected)).To(ConsistOf(want))
		Expect(ada.Get("/admin/customer/email-check?email=good@example.com").OK().At("available")).To(BeTrue())
		ada.Post("/admin/integration-task/retry", object{"integrationTaskIds": []int64{rejected.ID("integrationTaskId")}}).OK()
		Expect(faults(ended(ada, rejected.ID("integrationTaskId")))).To(ConsistOf(want), "once more, from the beginning")

		task := importing(text, nil)
		Expect(task.Text("status")).To(Equal("SUCCEEDED"))
		Expect(progress(task)).To(Equal([]int64{8, 8, 5}))
		Expect(task.ID("progress.incompleteCount")).To(BeEquivalentTo(2), "rows 6 and 7 lack only an address and a field")
		Expect(faults(task)).To(ConsistOf(want))
		good := customer("good@example.com")
		Expect([]string{good.Text("languageCode"), good.Text("customFields.0.value")}).To(Equal([]string{"de", "7"}))
		rows := rowsOf(file(ada, task).OK())
		Expect(rows).To(HaveLen(len(want)))
		Expect(rows[0]).To(SatisfyAll(HaveKeyWithValue("row", "3"), HaveKeyWithValue("column", "email"), HaveKeyWithValue("code", Not(BeEmpty()))))

		file(shop.AppToken("integration-task:read"), task).Is(http.StatusForbidden).Refused(domain.Forbidden)
		file(shop.AppToken("customer:import"), task).Is(http.StatusForbidden)
		file(shop.AppToken("customer:import", "integration-task:read"), task).OK()
		file(other.Admin, task).Is(http.StatusNotFound)
		ada.Get("/admin/integration-task/file?integrationTaskId=999999").Is(http.StatusNotFound)
	})

	It("finds existing customers by external id or else by e-mail address, and never changes that address", func() {
		wholesale := ada.Post("/admin/account-type", object{"name": "Wholesale"}).OK().ID("accountTypeId")
		ada.Post("/admin/customer", object{"email": "one@up.example", "firstName": "One", "lastName": "Up", "externalId": "U-1", "phoneNumber": "+49 1", "note": "keep",
			"customFields": []object{{"key": "size", "type": "NUMBER", "value": "1"}}}).OK()
		ada.Post("/admin/customer", object{"email": "two@up.example", "firstName": "Two", "lastName": "Up", "externalId": "U-2"}).OK()
		updated, moved := events("customer.updated"), events("customer.account_type_changed")
		task := importing("email,firstName,lastName,externalId,accountType,customField.born,address.streetLine1,address.city,address.countryCode,address.postalCode\n"+
			"one@up.example,Onne,,U-1,wholesale,2000-02-29,Road 1,Berlin,DE,10115\n"+
			"other@up.example,X,Y,U-2,,,,,,\n"+ // U-2 belongs to another address
			"two@up.example,X,Y,U-1,,,,,,\n"+ // the two keys belong to two customers
			"new@up.example,,,,,,,,,\n", map[string]string{"onExisting": "UPDATE"})
		Expect(progress(task)).To(Equal([]int64{4, 4, 3}), "%s", task.Body)
		Expect(task.Text("errors.0.column")).To(Equal("email"))
		Expect(task.Text("errors.1.column")).To(Equal("externalId"), "U-1 stood in another row")
		Expect(task.Text("errors.2.column")).To(Equal("lastName"))
		one := customer("one@up.example")
		Expect([]string{one.Text("firstName"), one.Text("lastName"), one.Text("note"), one.Text("defaultAddress.city"), one.Text("defaultAddress.firstName"), one.Text("defaultAddress.lastName")}).
			To(Equal([]string{"Onne", "Up", "keep", "Berlin", "Onne", "Up"}))
		Expect(one.ID("accountTypeId")).To(Equal(wholesale))
		Expect(one.Text("accountTypeSource")).To(Equal("ADMIN"))
		Expect(one.At("customFields")).To(HaveLen(2))
		Expect(customer("two@up.example").Text("firstName")).To(Equal("Two"))
		Expect([]int64{events("customer.updated") - updated, events("customer.account_type_changed") - moved}).To(Equal([]int64{1, 1}))
		both := importing("email,firstName,lastName,externalId\ntwo@up.example,A,B,U-1\n", map[string]string{"onExisting": "UPDATE", "dryRun": "true"})
		Expect(both.Text("errors.0.column")).To(Equal("externalId"))
		importing("email,firstName,lastName,address.city\none@up.example,,,Potsdam\n", map[string]string{"onExisting": "UPDATE"})
		Expect(customer("one@up.example").Text("defaultAddress.city")).To(Equal("Potsdam"))
		log := ada.Get("/admin/audit-log/paged?pageSize=1").OK()
		Expect(log.Text("items.0.action")).To(Equal("importCustomers"))

		exported := string(ada.Get("/admin/customer/export").OK().Body)
		before := events("customer.updated") + events("customer.created") + events("customer.address_changed")
		round := importing(exported, map[string]string{"onExisting": "UPDATE", "onError": "REJECT_ALL"})
		Expect(round.Text("status")).To(Equal("SUCCEEDED"), "%s", round.Body)
		Expect(events("customer.updated") + events("customer.created") + events("customer.address_changed")).To(Equal(before))
	})

	It("splits full names if the file has only one name column", func() {
		task := importing("email,lastName\nsukarno@example.com,Sukarno\n", nil)
		Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
		one := ada.Get("/admin/customer/paged?search=sukarno@example.com").OK()
		Expect([]string{one.Text("items.0.firstName"), one.Text("items.0.lastName")}).To(Equal([]string{"", "Sukarno"}))
	})

	DescribeTable("is refused immediately for", func(file func() string, detail string) {
		problem := ada.Once().Upload("/admin/customer/import", "customers.csv", []byte(file()), nil).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(problem.Errors[0].Pointer).To(Equal("/file"))
		Expect(problem.Errors[0].Detail).To(ContainSubstring(detail))
	},
		Entry("an unknown column", func() string { return "email,firstName,lastName,fristName\n" }, `no column "fristName"`),
		Entry("a missing column", func() string { return "email,note\n" }, `"lastName" is missing`),
		Entry("a duplicate column", func() string { return "email,firstName,lastName,EMAIL\n" }, `"EMAIL" is there twice`),
		Entry("10,000 custom fields", func() string {
			names := []string{"email", "firstName", "lastName"}
			for i := range 900 {
				names = append(names, fmt.Sprint("customField.f", i))
			}
			return strings.Join(names, ",") + "\n"
		}, "more than 50 custom fields"),
		Entry("2,000,000 columns", func() string { return strings.Repeat(",", 2_000_000) }, "has more than"),
		Entry("an unsupported encoding", func() string { return "email,firstName,lastName\na@b.example,M\x81ller,X\n" }, "neither UTF-8 nor Windows-1252 (line 2)"),
		Entry("an unterminated line", func() string { return "\"" + strings.Repeat("x", 8<<20) }, "does not end"),
		Entry("a workbook whose unpacked size exceeds the limit", func() string {
			var out bytes.Buffer
			z := zip.NewWriter(&out)
			for name, content := range map[string]string{
				"xl/workbook.xml":            `<workbook><sheets><sheet r:id="r"/></sheets></workbook>`,
				"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r" Target="s.xml"/></Relationships>`,
				"xl/s.xml":                   "<row><c><v>" + strings.Repeat("1", 20<<20) + "</v></c></row>",
			} {
				w, err := z.Create(name)
				Expect(err).NotTo(HaveOccurred())
				_, err = w.Write([]byte(content))
				Expect(err).NotTo(HaveOccurred())
			}
			Expect(z.Close()).To(Succeed())
			return out.String()
		}, "too large"),
	)

	It("runs once per idempotency key, requires a permission, and affects only its own store", func() {
		text := []byte("email,firstName,lastName\nkey@example.com,Key,Once\n")
		once := ada.Once()
		first := once.Upload("/admin/customer/import", "a.csv", text, nil).Is(http.StatusAccepted)
		Expect(once.Upload("/admin/customer/import", "a.csv", text, nil).Is(http.StatusAccepted).Body).To(Equal(first.Body))
		ended(ada, first.ID("integrationTaskId"))
		shop.AppToken("customer:write").Once().Upload("/admin/customer/import", "a.csv", text, nil).Is(http.StatusForbidden)
		other.Admin.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", first.ID("integrationTaskId"))).Is(http.StatusNotFound)
		ada.Once().Upload("/admin/customer/import", "a.csv", text, map[string]string{"onError": "MAYBE"}).Is(http.StatusBadRequest)
	})

	It("creates each customer once in two concurrent tasks, and resumes after a cancellation", func() {
		var text strings.Builder
		text.WriteString("email,firstName,lastName\n")
		const rows = 900 // with more rows, the task would show an estimate
		for i := range rows {
			fmt.Fprintf(&text, "many%d@example.com,Many,%d\n", i, i)
		}
		text.WriteString("broken,Many,X\n")
		before := events("customer.created")
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() {
				defer GinkgoRecover()
				id := ada.Once().Upload("/admin/customer/import", "many.csv", []byte(text.String()), nil).Is(http.StatusAccepted).ID("integrationTaskId")
				// Each time the task is stopped and retried, it resumes after the last stored row.
				ada.Post("/admin/integration-task/cancel", object{"integrationTaskIds": []int64{id}}).OK()
				if task := ended(ada, id); task.Text("status") == "CANCELLED" {
					ada.Post("/admin/integration-task/retry", object{"integrationTaskIds": []int64{id}}).OK()
				}
				task := ended(ada, id)
				Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
				Expect(progress(task)).To(Equal([]int64{rows + 1, rows + 1, 1}))
				Expect(rowsOf(file(ada, task).OK())).To(HaveLen(1))
			})
		}
		both.Wait()
		Expect(events("customer.created") - before).To(BeEquivalentTo(rows))
	})

	Describe("of JSON lines", func() {
		bulk := func(noun, text string) (*apitest.Answer, []transfer.Answer) {
			GinkgoHelper()
			task := ended(ada, ada.Once().Upload("/admin/"+noun+"/bulk", "lines.jsonl", []byte(text), nil).Is(http.StatusAccepted).ID("integrationTaskId"))
			Expect(task.Text("status")).To(Equal("SUCCEEDED"), "%s", task.Body)
			result := file(ada, task).OK()
			Expect(result.Header.Get("Content-Type")).To(HavePrefix("application/jsonl"))
			var answers []transfer.Answer
			for line := range strings.Lines(string(result.Body)) {
				var a transfer.Answer
				Expect(json.Unmarshal([]byte(line), &a)).To(Succeed())
				answers = append(answers, a)
			}
			return task, answers
		}
		It("by POST /admin/stock/bulk adjusts stock like the single operation", func() {
			task, answers := bulk("stock", fmt.Sprintf("\ufeff"+`{"reason": "RECEIVED", "items": [{"sku": "POUR-OVER-BLACK", "delta": 5}]}`+"\r\n\n"+
				`{"reason": "COUNTED", "items": [{"variantId": %d, "stockOnHand": -1}]}`+"\n"+`{"reason": "LOST"`+"\n"+
				`{"reason": "COUNTED", "items": [{"variantId": 999999, "stockOnHand": 1}]}`+"\n"+`{"reason": "OTHER", "items": [{"variantId": %d, "delta": -1}], "note": "x"}`, shop.Black, shop.Black))
			Expect(progress(task)).To(Equal([]int64{5, 5, 3}))
			Expect(answers).To(HaveLen(5))
			Expect(answers[0]).To(SatisfyAll(HaveField("Line", 1), HaveField("Outcome", "DONE"), HaveField("VariantIDs", []int64{shop.Black}), HaveField("Problem", BeNil())))
			Expect(answers[1]).To(SatisfyAll(HaveField("Line", 3), HaveField("Outcome", "REFUSED"), HaveField("Problem.Errors", ContainElement(HaveField("Pointer", "/items/0/stockOnHand")))))
			Expect(answers[2].Problem.Code).To(Equal(domain.InvalidRequest))
			Expect(answers[3].Outcome).To(Equal("REFUSED"))
			Expect(answers[4]).To(SatisfyAll(HaveField("Line", 6), HaveField("Outcome", "DONE")))
			Expect(ada.Get("/admin/product?sku=POUR-OVER-BLACK").OK().ID("variants.1.stockOnHand")).To(BeEquivalentTo(29))
			Expect(task.Text("errors.0.code")).NotTo(BeEmpty())
		})
		It("by POST /admin/price/bulk replaces prices", func() {
			_, answers := bulk("price", fmt.Sprintf(`{"prices": [{"variantId": %d, "currencyCode": "EUR", "amount": "45.00"}]}`+"\n"+`{"prices": [{"variantId": %d, "currencyCode": "JPY", "amount": "45"}]}`, shop.White, shop.White))
			Expect(answers).To(HaveLen(2))
			Expect(answers[0].Outcome).To(Equal("DONE"))
			Expect(answers[1].Problem.Code).To(Equal(domain.CurrencyMismatch))
			Expect(ada.Get("/admin/product?sku=POUR-OVER-WHITE").OK().Text("variants.0.prices.0.amount")).To(Equal("45.00"))
		})
		It("by POST /admin/product/bulk creates and updates products", func() {
			_, answers := bulk("product", fmt.Sprintf(`{"name": "Filter papers", "variants": [{"sku": "PAPER", "prices": [{"currencyCode": "EUR", "amount": "4.00"}]}]}`+"\n"+
				`{"productId": %d, "brand": "Juniper"}`+"\n"+`{"productId": %d, "brand": "Juniper", "version": 1}`+"\n"+`{"name": "Twice", "variants": [{"sku": "PAPER"}]}`+"\n"+
				`{"productId": 999999}`+"\n"+`["no object"]`+"\n"+`{"name": "%s"}`+"\n"+`{"name": "Last"}`, shop.ProductID, shop.ProductID, strings.Repeat("x", 1<<20)))
			var codes []string
			for _, a := range answers {
				code := a.Outcome
				if a.Problem != nil {
					code = string(a.Problem.Code)
				}
				codes = append(codes, code)
			}
			Expect(codes).To(Equal([]string{"DONE", "DONE", "version_conflict", "already_exists", "not_found", "invalid_request", "payload_too_large", "DONE"}))
			Expect(*answers[1].ProductID).To(Equal(shop.ProductID))
			Expect(ada.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().Text("brand")).To(Equal("Juniper"))
		})
		DescribeTable("requires a file of objects, an idempotency key and a permission", func(noun string) {
			path := "/admin/" + noun + "/bulk"
			ada.Upload(path, "a.jsonl", []byte("{}"), nil).Is(http.StatusBadRequest)
			ada.Once().Upload(path, "a.jsonl", nil, nil).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Once().Upload(path, "a.jsonl", []byte("a,b"), nil).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			shop.AppToken(noun+":read").Once().Upload(path, "a.jsonl", []byte("{}"), nil).Is(http.StatusForbidden)
			once := ada.Once()
			first := once.Upload(path, "a.jsonl", []byte("{}"), nil).Is(http.StatusAccepted)
			Expect(once.Upload(path, "a.jsonl", []byte("{}"), nil).Is(http.StatusAccepted).Body).To(Equal(first.Body))
			task := ended(ada, first.ID("integrationTaskId"))
			file(shop.AppToken("integration-task:read", "customer:import"), task).Is(http.StatusForbidden)
		}, Entry("for prices", "price"), Entry("for products", "product"))
	})

	It("may contain at most 32 MiB in every operation", func() {
		large := bytes.Repeat([]byte("{}\n"), 11<<20)
		for _, path := range []string{"/admin/customer/import", "/admin/price/bulk", "/admin/product/bulk", "/admin/stock/bulk"} {
			ada.Once().Upload(path, "a.jsonl", large, nil).Is(http.StatusRequestEntityTooLarge).Refused(domain.PayloadTooLarge)
		}
	})

	It("is deleted after a week, together with its results", func(ctx context.Context) {
		task := importing("email,firstName,lastName\nbroken,A,B\n", nil)
		file(ada, task).OK()
		world.Clock.Advance(transfer.Retention + time.Minute)
		again := world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		again.Get(fmt.Sprintf("/admin/integration-task/file?integrationTaskId=%d", task.ID("integrationTaskId"))).Is(http.StatusNotFound)
		Expect(again.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", task.ID("integrationTaskId"))).OK().At("errorFileUrl")).To(BeNil())
		Expect(world.App.Service.Transfer.DeleteFiles(ctx)).To(Succeed())
	})
})
