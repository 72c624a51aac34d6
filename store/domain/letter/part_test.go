package letter_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var (
	mailTag      = regexp.MustCompile(`<[^>]*>`)
	mailSentence = regexp.MustCompile(`[.:] `)
)

// wordsOf returns the words of one part of a mail, without markup, greeting and link.
func wordsOf(part string) string {
	part = strings.NewReplacer("[[hello]]", "", "Hello{% if customer.name %} {{ customer.name }}{% endif %},", "", "{{ link }}", "").Replace(mailTag.ReplaceAllString(part, " "))
	part = strings.Join(strings.Fields(part), " ") + " "
	return strings.NewReplacer(" .", ".", " :", ":").Replace(part)
}

var _ = Describe("The HTML and text parts of a staff mail", func() {
	texts, err := filepath.Glob("mailtext/*.txt")
	if err != nil {
		panic(err)
	}
	It("have the same content", func() {
		compared := 0
		for _, path := range texts {
			if path == "mailtext/admin_order_notice.txt" { // the HTML shows the lines of the notice as a table
				continue
			}
			text, err := os.ReadFile(path)
			Expect(err).NotTo(HaveOccurred())
			page, err := os.ReadFile(strings.TrimSuffix(path, ".txt") + ".html")
			Expect(err).NotTo(HaveOccurred())
			_, body, _ := strings.Cut(string(text), "\n") // drops the subject
			for _, sentence := range mailSentence.Split(wordsOf(body), -1) {
				Expect(wordsOf(string(page))).To(ContainSubstring(sentence), path)
				compared++
			}
		}
		Expect(compared).To(BeNumerically(">", 30))
	})
})
