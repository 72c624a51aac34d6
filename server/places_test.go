package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/nyaruka/phonenumbers"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The guide to names and places", func() {
	It("lists for each country what the service requires of an address", func() {
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
})
