package table_test

import (
	"errors"
	"io"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/table"
)

// lines reads a JSONL file and returns its rows, with their faults in braces.
func jsonlRows(file string) (out []string, err error) {
	r, err := table.OpenAny(strings.NewReader(file), "en")
	for err == nil {
		var record table.Record
		if record, err = r.Next(); err != nil {
			break
		}
		var texts []string
		for _, c := range record.Cells {
			texts = append(texts, c.Text)
		}
		row := strings.Join(texts, "|")
		if record.Fault != "" {
			row = "{" + record.Fault + "}"
		}
		out = append(out, row)
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return out, err
}

var _ = Describe("A file with a JSON object per line", func() {
	It("has a column for each field, named by its path, such as address.city", func() {
		Expect(jsonlRows("\ufeff{\"email\": \"a@x.example\", \"address\": {\"city\": \"Köln\", \"zip\": 1067}}\n\n{\"email\": \"b@x.example\", \"tags\": [\"vip\", 7, {\"a\": [1]}], \"gone\": null}")).To(Equal([]string{
			"email|address.city|address.zip|tags|gone", "a@x.example|Köln|1067||", "b@x.example|||vip, 7|"}))
	})

	It("keeps every digit of a number", func() {
		Expect(jsonlRows(`{"id": 12345678901234567890}`)).To(Equal([]string{"id", "12345678901234567890"}))
	})

	It("reports broken lines and reads those after them", func() {
		Expect(jsonlRows("{\"a\": 1}\n{\"a\": \n[1]\n{\"a\": 2} x\n" + strings.Repeat(`{"a":`, 50) + "1" + strings.Repeat("}", 50) + "\n{\"a\": \"\\u0000\"}\n{\"a\": 3}")).To(Equal([]string{
			"a", "1", "{The line is no JSON object.}", "{The line is no JSON object.}", "{The line has a text after its JSON object.}",
			"{The line has objects in more than 8 levels.}", "{The line has a character that no text may have (NUL).}", "3"}))
	})

	It("reports a field that the first 1,000 lines do not have", func() {
		rows, err := jsonlRows(strings.Repeat("{\"a\": 1}\n", 1000) + `{"b": 2}`)
		Expect(err).NotTo(HaveOccurred())
		Expect(rows[len(rows)-1]).To(ContainSubstring(`has the field "b"`))
	})

	It("is refused with a line of more than a MiB, or with more than 1,000 fields", func() {
		_, err := jsonlRows(`{"a": "` + strings.Repeat("x", 2<<20) + `"}`)
		Expect(err).To(unreadable)
		var many strings.Builder
		for range 2 {
			many.WriteString("{")
			for i := range 600 {
				many.WriteString(`"` + strings.Repeat("f", many.Len()%97) + string(rune('a'+i%26)) + strings.Repeat("x", i) + `": 1,`)
			}
			many.WriteString("\"z\": 1}\n")
		}
		_, err = jsonlRows(many.String())
		Expect(err).To(unreadable)
	})

	It("is read as CSV if it does not begin with an object", func() {
		Expect(jsonlRows("a|b\n1|'2\n'|x")).To(Equal([]string{"a|b", "1|2", "|x"}))
	})
})
