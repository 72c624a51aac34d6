package liquid_test

import (
	"runtime"
	"strings"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

const (
	loops  = "{% for a in (1..10000) %}{% for b in (1..10000) %}{% for c in (1..10000) %}"
	endfor = "{% endfor %}{% endfor %}{% endfor %}"
	kilo   = "{% assign s = 'xxxxxxxxxxxxxxxx' %}{% for i in (1..6) %}{% assign s = s | append: s %}{% endfor %}"
	double = "{% for i in (1..40) %}"
)

// within fails the spec if do takes too much time or memory. The time limit is generous, because the
// machine may be busy.
func within(memory uint64, do func()) {
	GinkgoHelper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	do()
	Expect(time.Since(began)).To(BeNumerically("<", 3*time.Second))
	runtime.ReadMemStats(&after)
	Expect(after.TotalAlloc - before.TotalAlloc).To(BeNumerically("<", memory))
}

var _ = Describe("A hostile template", func() {
	DescribeTable("ends at low cost, even with", func(source, message string) {
		within(128<<20, func() {
			_, err := rendered(source, shop(), liquid.HTML)
			Expect(err).To(MatchError(ContainSubstring(message)))
		})
	},
		Entry("nested loops", loops+endfor, "too many steps"),
		Entry("nested loops after a raw tag in a string", `{{ "{% raw %}" }}`+loops+endfor, "too many steps"),
		Entry("nested loops in a capture", "{% capture x %}"+loops+"x"+endfor+"{% endcapture %}", "too many steps"),
		Entry("nested loops that write", loops+"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"+endfor, "too"),
		Entry("nested loops that continue at once", loops+"{% continue %}"+endfor, "too many steps"),
		Entry("a loop over a list that it extends", "{% assign l = '1,2' | split: ',' %}"+double+"{% assign l = l | concat: l %}{% endfor %}", "too"),
		Entry("a long range", "{% for i in (1..1000000000) %}{% endfor %}", "A range has at most 10000 values."),
		Entry("a long range in a filter", "{{ (1..1000000000) | join }}", "A range has at most 10000 values."),
		Entry("the longest range that is allowed", "{{ (-99999999999999..99999999999999) | size }}", "A range has at most 10000 values."),
		Entry("a string that is repeatedly doubled", "{% assign s = 'x' %}"+double+"{% assign s = s | append: s %}{% endfor %}", "too"),
		Entry("a string that prepend doubles", "{% assign s = 'x' %}"+double+"{% assign s = s | prepend: s %}{% endfor %}", "too"),
		Entry("a string that a capture doubles", "{% assign s = 'x' %}"+double+"{% capture s %}{{ s }}{{ s }}{% endcapture %}{% endfor %}", "too"),
		Entry("a string that replace doubles", "{% assign s = 'x' %}"+double+"{% assign s = s | replace: 'x', 'xx' %}{% endfor %}", "too"),
		Entry("a string in which replace replaces each letter", kilo+"{% assign s = s | replace: 'x', s | replace: 'x', s | replace: 'x', s %}", "too"),
		Entry("a string that is made by joining other strings", kilo+"{% assign l = s | split: '' %}{{ l | join: s | append: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}{{ l | join: s }}", "too"),
		Entry("a string that is escaped repeatedly", "{% assign s = '&' | split: '' | first %}"+double+"{% assign s = name | append: s | append: '&' | append: s | slice: 0, 1000000 %}{% endfor %}", "too"),
		Entry("long strings that are compared in loops", kilo+double+"{% assign s = s | append: s | slice: 0, 100000 %}{% endfor %}"+loops+"{% if s == s or s contains s %}{% endif %}"+endfor, "too"),
		Entry("long strings that are passed to every filter", kilo+"{% for i in (1..7) %}{% assign s = s | append: s %}{% endfor %}"+loops+"{{ s | size | plus: 1 }}"+endfor, "too"),
		Entry("lists that are sorted in loops", "{% assign l = (1..10000) %}"+loops+"{% assign l = l | reverse | sort %}"+endfor, "too"),
		Entry("lists of equal items", "{% assign l = (1..5000) | concat: (1..5000) %}"+loops+"{% assign m = l | uniq %}"+endfor, "too"),
		Entry("a number that is squared", "{% assign n = 10 %}"+double+"{% assign n = n | times: n %}{% endfor %}", "A number has more than 14 digits."),
		Entry("a date with a long format", kilo+double+"{% assign s = day | date: s %}{% endfor %}"+loops+"{{ day | date: '%c%c%c%c%c%c%c%c%c%c' }}"+endfor, "too"),
		Entry("nested blocks", strings.Repeat("{% if yes %}", 5000)+strings.Repeat("{% endif %}", 5000), "Blocks stand in each other more than 50 deep."),
		Entry("nested brackets", "{{ "+strings.Repeat("order[", 20000)+"1"+strings.Repeat("]", 20000)+" }}", "Parentheses and brackets stand in each other more than 50 deep."),
		Entry("nested parentheses", "{{ "+strings.Repeat("(", 50000)+" }}", "Parentheses and brackets stand in each other more than 50 deep."),
		Entry("a condition with many parts", "{% if "+strings.Repeat("yes and ", 20000)+"yes %}{% endif %}", "A condition has at most 100 parts."),
		Entry("unclosed comments", strings.Repeat("{% comment %}", 19000), "has no {% endcomment %}"),
		Entry("unclosed raw blocks", strings.Repeat("{% raw ", 30000), "never closed"),
		Entry("unclosed quotation marks", strings.Repeat("{{ '", 60000), "never closed"),
		Entry("unclosed braces", strings.Repeat("{{", 130000), "never closed"),
		Entry("a text above the maximum size", strings.Repeat("x", 1<<20), "longer than 262144 bytes"),
		Entry("loops above the maximum size", strings.Repeat("{% for i in (1..9) %}", 50000), "longer than 262144 bytes"),
	)

	DescribeTable("that is valid is rendered at low cost, even with", func(source string) {
		within(256<<20, func() {
			_, err := rendered(source, shop(), liquid.HTML)
			Expect(err).NotTo(HaveOccurred())
			t, err := liquid.Parse(source, liquid.HTML)
			Expect(err).NotTo(HaveOccurred())
			Expect(len(t.Check(liquid.Map{}))).To(BeNumerically("<=", 100))
		})
	},
		Entry("a long text", strings.Repeat("x", liquid.MaxSource)),
		Entry("many lines", strings.Repeat("\n", liquid.MaxSource)),
		Entry("many objects", strings.Repeat("{{a}}", 40000)),
		Entry("many fields", "{{ a"+strings.Repeat(".b", 40000)+" }}"),
		Entry("many filters", "{{ name"+strings.Repeat(" | upcase", 20000)+" }}"),
		Entry("many branches", "{% if no %}"+strings.Repeat("{% elsif no %}", 10000)+"{% endif %}"),
		Entry("many braces", strings.Repeat("{ ", liquid.MaxSource/2)),
		Entry("many HTML tags", strings.Repeat("<a b='", 40000)),
		Entry("many unclosed HTML tags in a text", "{{ '"+strings.Repeat("<script", 30000)+"' | strip_html }}"),
	)

	It("cannot reach Go code: values have no methods and no Go fields", func() {
		data := shop()
		for _, name := range []string{"store", "__proto__", "constructor", "isValue", "Amount", "At", "Shown", "Layout", "amount", "self", "this", "env", "settings", "page", "request", "forloop", "order.isValue", "price.Amount", "price.Shown", "day.At", "day.Layout", "order.lines.cap", "name.isValue", "order['Amount']", "data", "vars"} {
			Expect(rendered("[{{ "+name+" }}]", data, liquid.Plain)).To(Equal("[]"), name)
		}
	})

	It("gets a value or an error from every filter", func() {
		inputs := []string{"none", "name", "yes", "n", "price", "day", "order", "tags", "order.lines", "empty_list", "y", "(1..300)", "99999999999999", "-99999999999999", "0.000001", "''", "empty", "'\xf0\x9f\x98\x80<'"}
		within(1<<30, func() {
			for _, name := range liquid.FilterNames() {
				for _, in := range inputs {
					for _, args := range []string{"", ": none", ": n", ": -99999999999999", ": name, 99999999999999", ": tags", ": order, order", ": '', ''", ": 0", ": 0.5", ": y", ": (1..3)"} {
						_, err := rendered("{% capture y %}<{{ name }}{% endcapture %}{% assign z = "+in+" | "+name+args+" %}{{ z }}{% for a in z %}{{ a }}{% endfor %}", shop(), liquid.HTML)
						if err != nil {
							Expect(err).To(BeAssignableToTypeOf(&liquid.Error{}), name)
						}
					}
				}
			}
		})
	})

	It("reveals no data in errors", func() {
		data := liquid.Map{"secret": liquid.Text("s3cret"), "list": liquid.List{liquid.Text("s3cret")}}
		for _, source := range []string{"{{ secret | truncate: secret }}", "{{ 1 | divided_by: secret }}", "{% for i in list limit: secret %}{% endfor %}", "{% for i in (1..9000) %}{% for j in (1..9000) %}{% assign x = secret | append: x %}{% endfor %}{% endfor %}"} {
			_, err := rendered(source, data, liquid.HTML)
			Expect(err).To(HaveOccurred())
			Expect(err.Error()).NotTo(ContainSubstring("s3cret"))
		}
	})
})

// FuzzTemplate checks that no source makes the engine panic, and that data never appears as markup in the
// output.
func FuzzTemplate(f *testing.F) {
	for _, seed := range []string{
		"{{ x }}", "{% for i in (1..3) %}{{ i | plus: 1 }}{% endfor %}", "{% if a contains 'b' or c %}{% elsif d %}{% else %}{% endif %}",
		"{% capture y %}{{ x | upcase }}{% endcapture %}{{ y | split: ',' | join: '-' }}", "{%- case n -%}{% when 1 %}{% endcase %}", "{% raw %}{{{% endraw %}", "{{ l[0].a['b'] | slice: -2, 1 }}",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, source string) {
		data := liquid.Map{"x": liquid.Text("<script>"), "n": liquid.Int(1), "l": liquid.List{liquid.Map{"a": liquid.Text("<script>")}}, "a": liquid.Text("<script>")}
		if strings.Contains(source, "<") || strings.Contains(strings.ToLower(source), "lt") {
			return
		}
		template, err := liquid.Parse(source, liquid.HTML)
		if err != nil {
			return
		}
		template.Check(data)
		if out, err := template.Render(data, liquid.Usual); err == nil && strings.Contains(strings.ToLower(out), "<script") {
			t.Fatalf("%q renders %q", source, out)
		}
	})
}
