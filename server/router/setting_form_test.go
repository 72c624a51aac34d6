package router

import (
	"fmt"
	"regexp"
	"slices"
	"sort"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// freeTexts are the texts of a store's settings that people write and read as they like:
// pages escape them, or clean them where they are HTML. Every other text has a form, since
// pages, mails and headers interpolate it.
var freeTexts = []string{
	"/address/city", "/address/company", "/address/firstName", "/address/lastName", "/address/postalCode", "/address/stateProvince", "/address/streetLine1", "/address/streetLine2",
	"/customFieldDefinitions/key", "/customFieldDefinitions/name", "/domain", "/invoiceNumberPrefix", "/legalName", "/name", "/orderNumberPrefix", "/policies/html", "/policies/title", "/productUrlTemplate", "/taxNumber",
}

var _ = Describe("The settings of a store in the contract", func() {
	It("have a form wherever they are not free text", func() {
		doc, err := Document("admin")
		Expect(err).NotTo(HaveOccurred())
		var formless, open []string
		checked := 0
		var walk func(path string, s *openapi3.Schema, patterns []string, closed bool)
		walk = func(path string, s *openapi3.Schema, patterns []string, closed bool) {
			closed = closed || len(s.Enum) > 0
			if s.Pattern != "" {
				patterns = append(slices.Clone(patterns), s.Pattern)
			}
			for _, part := range s.AllOf {
				walk(path, part.Value, patterns, closed)
			}
			if s.Items != nil {
				walk(path, s.Items.Value, nil, false)
			}
			for name, member := range s.Properties {
				walk(path+"/"+name, member.Value, nil, false)
			}
			if !s.Type.Is(openapi3.TypeString) || closed || s.Extensions["x-extensible-enum"] != nil {
				return
			}
			checked++
			if len(patterns) == 0 {
				formless = append(formless, path)
				return
			}
			for _, text := range []string{`"><script>`, `' onmouseover='`, `https://x.example/"><script>`, `https://x.example/'-alert(1)-'`, "a\r\nb"} {
				if !slices.ContainsFunc(patterns, func(p string) bool { return !regexp.MustCompile(p).MatchString(text) }) {
					open = append(open, fmt.Sprintf("%s takes %q", path, text))
				}
			}
		}
		walk("", doc.Components.Schemas["StoreSettingsUpdate"].Value, nil, false)
		sort.Strings(formless)
		sort.Strings(open)
		Expect(checked).To(BeNumerically(">", 30))
		Expect(formless).To(Equal(freeTexts), "give it a pattern, or add it here and show that pages escape it")
		Expect(open).To(BeEmpty())
	})
})
