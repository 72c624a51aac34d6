package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/nyaruka/phonenumbers"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The guide to names and places", func() {
	It("lists the address fields that the service requires for each country", func() {
		const file, heading = "../openapi/guides/people-and-places.md", "| Country | Required | Postal code | States | A phone number |\n|---|---|---|---|---|\n"
		words := map[string]string{"city": "city", "postalCode": "postal code", "stateProvince": "state"}
		var table strings.Builder
		table.WriteString(heading)
		for _, c := range domain.CountriesIn("en", nil) {
			var required []string
			for _, field := range c.Required {
				if word := words[field]; word != "" {
					required = append(required, word)
				}
			}
			states := ""
			if len(c.States) > 0 {
				states = fmt.Sprintf("%d, such as %s", len(c.States), c.States[0].Code)
			}
			phone := ""
			if example := phonenumbers.GetExampleNumber(c.Code); example != nil {
				phone = phonenumbers.Format(example, phonenumbers.INTERNATIONAL)
			}
			fmt.Fprintf(&table, "| %s %s | %s | %s | %s | %s |\n", c.Code, c.Name, strings.Join(required, ", "), c.Example, states, phone)
		}
		guide, err := os.ReadFile(file)
		Expect(err).NotTo(HaveOccurred())
		text, _, found := strings.Cut(string(guide), heading)
		if os.Getenv("WRITE_GUIDE") != "" {
			Expect(os.WriteFile(file, []byte(text+table.String()), 0o644)).To(Succeed())
			return
		}
		Expect(found).To(BeTrue())
		Expect(string(guide)).To(HaveSuffix("\n"+table.String()), "WRITE_GUIDE=1 go test ./server -ginkgo.focus 'guide to names' writes it")
	})

	// rows returns the cells of the table below a heading, without the marks of code.
	rows := func(heading string) (all [][]string) {
		GinkgoHelper()
		guide, err := os.ReadFile("../openapi/guides/people-and-places.md")
		Expect(err).NotTo(HaveOccurred())
		_, table, found := strings.Cut(string(guide), heading+"\n")
		Expect(found).To(BeTrue(), heading)
		table, _, _ = strings.Cut(table, "\n\n")
		for _, line := range strings.Split(table, "\n")[1:] { // the first line is |---|
			var cells []string
			for cell := range strings.SplitSeq(strings.Trim(line, "|"), "|") {
				cells = append(cells, strings.ReplaceAll(strings.TrimSpace(cell), "`", ""))
			}
			Expect(cells).To(HaveLen(3), line)
			all = append(all, cells)
		}
		return all
	}

	It("states correctly which names an address accepts and refuses", func() {
		outcomes := map[string]int{}
		for _, row := range rows("| First name | Last name | An address |") {
			err := domain.Address{FirstName: row[0], LastName: row[1], StreetLine1: "Torstraße 1", City: "Berlin", PostalCode: "10119", CountryCode: "DE"}.Tidy().Check(nil, "")
			outcomes[row[2]]++
			if row[2] == "is accepted" {
				Expect(err).NotTo(HaveOccurred(), "%q", row)
				continue
			}
			refusal, ok := errors.AsType[*domain.Error](err)
			Expect(ok).To(BeTrue(), "%q", row)
			Expect(refusal.Fields).To(ConsistOf(HaveField("Pointer", "/"+strings.TrimPrefix(row[2], "is refused at "))), "%q", row)
		}
		Expect(outcomes).To(Equal(map[string]int{"is accepted": 5, "is refused at lastName": 1}))
	})

	It("states correctly how the service stores and mails e-mail addresses, and which it refuses", func() {
		refused := 0
		for _, row := range rows("| Entered | Stored | Mail servers get |") {
			stored := domain.FoldEmail(row[0])
			mailable, ok := domain.MailableEmail(stored)
			if row[1] == "refused" {
				refused++
				Expect(ok).To(BeFalse(), row[0])
				continue
			}
			Expect(ok).To(BeTrue(), row[0])
			Expect([]string{stored, mailable}).To(Equal(row[1:]))
		}
		Expect(refused).To(BeNumerically(">=", 4))
	})
})
