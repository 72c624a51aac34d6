package liquid_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

var _ = Describe("The check of a template", func() {
	DescribeTable("reports", func(source string, want ...string) {
		t, err := liquid.Parse(source, liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		got := []string{}
		for _, e := range t.Check(shop()) {
			got = append(got, e.Error())
		}
		Expect(got).To(HaveExactElements(want))
	},
		Entry("nothing in a valid template", "{{ name }}{% for l in order.lines %}{{ l.name }}{{ forloop.index }}{{ l.name.size }}{% endfor %}{{ order.lines.first.kind }}{{ order.lines[0].kind }}"),
		Entry("nothing for a name that the template sets anywhere", "{{ x }}{% if no %}{% assign x = 1 %}{% else %}{% capture y %}{% endcapture %}{% endif %}{{ y }}{% for i in tags %}{% assign z = order.foo %}{% endfor %}{{ z.a }}", "line 1, column 135: There is no “foo” in “order”."),
		Entry("unknown names wherever they occur", "{{ a }}\n {% if b %}{{ order.c }}{% elsif d == e %}{% endif %}", "line 1, column 4: There is no “a”.", "line 2, column 8: There is no “b”.", "line 2, column 21: There is no “c” in “order”.", "line 2, column 34: There is no “d”.", "line 2, column 39: There is no “e”."),
		Entry("unknown names in arguments, loops and cases", "{{ name | append: a }}{% for i in b limit: c %}{{ i.x }}{% else %}{{ i }}{% endfor %}{% case d %}{% when e %}{{ f }}{% endcase %}{% cycle g, name %}{{ order[h] }}{% for i in (j..n) %}{% endfor %}",
			"line 1, column 19: There is no “a”.", "line 1, column 35: There is no “b”.", "line 1, column 44: There is no “c”.", "line 1, column 70: There is no “i”.", "line 1, column 94: There is no “d”.", "line 1, column 106: There is no “e”.",
			"line 1, column 113: There is no “f”.", "line 1, column 139: There is no “g”.", "line 1, column 158: There is no “h”.", "line 1, column 176: There is no “j”."),
		Entry("unknown names in the items of a list", "{% for l in order.lines %}{{ l.sku }}{% endfor %}", "line 1, column 32: There is no “sku” in “l”."),
		Entry("objects that are output as text", "{{ order }}", "line 1, column 1: This is an object, which has no text. Name one of its members."),
		Entry("loops over a string", "{% for c in name %}{% endfor %}", "line 1, column 1: A loop goes through a list, and this is none."),
		Entry("nothing for the result of a filter, whose type is unknown", "{% assign x = order.lines | where: 'kind', 'A' | first %}{{ x.whatever }}{% for y in x %}{{ y.z }}{% endfor %}"),
	)
})
