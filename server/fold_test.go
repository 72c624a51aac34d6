package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// store/domain/text.go and the SQL form of its functions fold texts that people wrote. otherCases lists the places that
// change the case of other texts.
var otherCases = map[string]string{
	"store/domain/text.go":                          "the folding itself",
	"store/domain/moving/redirect.go":               "hosts",
	"store/domain/moving/layout.go":                 "yes and no in files of other systems",
	"store/domain/moving/product_group.go":          "words of other systems for states and types",
	"store/domain/value/code.go":                    "codes of gift cards, which have only ASCII letters",
	"store/domain/email.go":                         "addresses of e-mails, by FoldEmail",
	"store/domain/internal/places/main.go":          "codes of countries",
	"store/domain/customer/customer_import_drop.go": "codes of languages",
	"store/domain/liquid/filter_date.go":            "what a template asks for",
	"store/domain/slug.go":                          "letters in URLs",
	"store/domain/audit.go":                         "names of our fields",
	"store/domain/called.go":                        "random keys",
	"store/domain/throttle.go":                      "accounts in the keys of limits",
	"store/domain/language.go":                      "codes of languages",
	"store/domain/catalog/suggestion.go":            "texts that are shown",
	"store/domain/document/template.go":             "codes of languages",
	"store/domain/figure.go":                        "codes of languages",
	"store/domain/document/data.go":                 "names of files and parts",
	"store/domain/letter/email_template.go":         "codes of languages, hosts",
	"store/domain/letter/mail_words.go":             "names of files",
	"store/domain/letter/email_type.go":             "names of our variables",
	"store/domain/letter/mail.go":                   "hosts, addresses of e-mails",
	"store/domain/letter/mail_source.go":            "our kinds",
	"store/domain/letter/mail_text_subscription.go": "brands of cards",
	"store/domain/liquid/filter.go":                 "what a template asks for",
	"store/domain/liquid/filter_list.go":            "what a template asks for",
	"store/domain/liquid/markup.go":                 "tags of HTML",
	"store/domain/identity/password.go":             "guesses of passwords",
	"store/domain/integration/mask.go":              "names of headers and fields",
	"store/domain/webhook/endpoint.go":              "names of headers",
	"store/domain/customer/customer_import.go":      "names of columns, yes and no",
	"store/domain/ordering/contact.go":              "postal codes",
	"store/domain/ordering/invoice.go":              "numbers of documents",
	"store/domain/ordering/order_fulfill.go":        "names of carriers that we know",
	"store/domain/settings/tax_class.go":            "postal codes",
	"store/domain/settings/policy.go":               "our kinds, hosts",
	"store/domain/settings/origin.go":               "hosts",
	"store/domain/settings/payment_provider.go":     "random keys",
	"store/repo/order_list.go":                      "spellings of whole SKUs",
	"store/repo/audit.go":                           "names of our fields",
	"store/scoped/connection.go":                    "keywords of SQL",
}

var _ = Describe("The letter case of user input", func() {
	It("is folded in Go only by domain.Fold, except in listed files", func() {
		inGo := regexp.MustCompile(`strings\.(ToLower|ToUpper|EqualFold)\(`)
		var used []string
		for _, room := range []string{"store/domain", "store/repo", "store/scoped"} {
			eachFile(room, ".go", func(path, text string) {
				if !strings.HasSuffix(path, "_test.go") && !strings.Contains(path, "/domaintest/") && inGo.MatchString(text) {
					used = append(used, path)
				}
			})
		}
		var listed []string
		for path := range otherCases {
			listed = append(listed, path)
		}
		Expect(used).To(ConsistOf(listed), "compare texts of people by domain.Fold, or give the reason in otherCases")
	})

	It("is folded in SQL only in the schema, regardless of the database's locale", func() {
		inSQL := regexp.MustCompile(`(?i)\b(lower|upper|initcap)\(|\bILIKE\b|~~\*`)
		eachFile("store/repo", ".go", func(path, text string) {
			if !strings.HasSuffix(path, "_test.go") {
				Expect(inSQL.FindAllString(text, -1)).To(BeEmpty(), path)
			}
		})
		eachFile("migrations", ".sql", func(path, text string) {
			for line := range strings.Lines(text) {
				if code, _, _ := strings.Cut(line, "--"); inSQL.MatchString(code) {
					Expect(code).To(ContainSubstring(`COLLATE "`), path)
				}
			}
		})
	})
})

// eachFile calls f for each file in a folder whose name has the given ending. The path that it passes is relative to
// the root of the repository.
func eachFile(folder, ending string, f func(path, text string)) {
	GinkgoHelper()
	var paths []string
	Expect(filepath.WalkDir(filepath.Join("..", folder), func(path string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ending) {
			paths = append(paths, path)
		}
		return err
	})).To(Succeed())
	Expect(paths).NotTo(BeEmpty())
	slices.Sort(paths)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		Expect(err).NotTo(HaveOccurred())
		f(filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator))), string(text))
	}
}
