package liquid_test

import (
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// shop returns the data that the specs of this package render.
func shop() liquid.Map {
	return liquid.Map{
		"name": liquid.Text("Ada"), "none": nil, "blank_text": liquid.Text("  "), "yes": liquid.Bool(true), "no": liquid.Bool(false),
		"n": liquid.Int(3), "price": liquid.Money{Amount: domain.MustAmount("53.90"), Shown: "53.90 EUR"},
		"day":        liquid.Time{At: time.Date(2026, 11, 5, 7, 4, 0, 0, time.UTC), Layout: "January 2, 2006"},
		"order":      liquid.Map{"number": liquid.Text("JO-1"), "lines": liquid.List{line("Cup", 3, "B"), line("Pot", 1, "A"), line("Mug", 2, "B")}},
		"tags":       liquid.List{liquid.Text("red"), liquid.Text("blue"), liquid.Text("red"), nil},
		"empty_list": liquid.List{},
	}
}

func line(name string, quantity int, kind string) liquid.Map {
	return liquid.Map{"name": liquid.Text(name), "quantity": liquid.Int(quantity), "kind": liquid.Text(kind)}
}

var _ = Describe("A template", func() {
	DescribeTable("renders", func(source, want string) {
		Expect(rendered(source, shop(), liquid.Plain)).To(Equal(want))
	},
		Entry("text", "Hello { } % {x} }}", "Hello { } % {x} }}"),
		Entry("nothing", "", ""),
		Entry("values of variables", "{{ name }}, {{name}}, {{ order.number }}, {{ order['number'] }}, {{ order.lines[0].name }}, {{ order.lines[-1].name }}", "Ada, Ada, JO-1, JO-1, Cup, Mug"),
		Entry("nothing for unknown names", "[{{ missing }}{{ order.missing.more }}{{ none }}{{ order.lines[9].name }}{{ name.first }}]", "[]"),
		Entry("literals", `{{ "a'b" }}{{ 'c"d' }}{{ 12 }}{{ -3.50 }}{{ true }}{{ nil }}`, `a'bc"d12-3.5true`),
		Entry("sizes, and first and last items", "{{ order.lines.size }} {{ name.size }} {{ order.lines.first.name }} {{ order.lines.last.name }} {{ order.size }}", "3 3 Cup Mug 2"),
		Entry("money and times as they are displayed", "{{ price }} {{ day }} {{ yes }}", "53.90 EUR November 5, 2026 true"),
		Entry("a list as its concatenated items", "{{ tags }}", "redbluered"),
		Entry("objects and tags that trim spaces", "a  {{- 1 -}}  b {%- if true -%}  c  {%- endif %} d", "a1bc d"),
		Entry("raw blocks", "{% raw %}{{ name }}{% if %}{% endraw %}!", "{{ name }}{% if %}!"),
		Entry("comments", "a{% comment %}{{ x | nofilter }}{% if %}don't{% comment %}{% endcomment %}{% endcomment %}b{% # it's a comment %}c", "abc"),
		Entry("strings that contain the ends of tags", `{{ "}}" }}{{ '%}' }}`, "}}%}"),
		Entry("a raw tag in a string", `{{ "{% raw %}" }}{% for i in (1..2) %}{{ i }}{% endfor %}`, "{% raw %}12"),

		Entry(`the tag "if"`, "{% if yes %}1{% else %}2{% endif %}{% if no %}3{% elsif none %}4{% elsif name == 'Ada' %}5{% else %}6{% endif %}", "15"),
		Entry(`the tag "unless"`, "{% unless no %}1{% else %}2{% endunless %}{% unless yes %}3{% elsif yes %}4{% endunless %}", "14"),
		Entry("comparisons", "{% if n > 2 and n >= 3 and n < 4 and n <= 3 and n == 3 and n != 4 and n <> 4 %}1{% endif %}{% if n > 3 or n < 3 %}2{% endif %}", "1"),
		Entry("comparisons of money", "{% if price > 50 and price < 60.5 and price == 53.9 %}1{% endif %}", "1"),
		Entry("comparisons with nil", "{% if none == nil and missing == nil and n != nil %}1{% endif %}{% if none > 1 or none < 1 or none >= 1 %}2{% endif %}", "1"),
		Entry(`the operators "and" and "or", grouped from the right`, "{% if no and no or yes %}1{% else %}2{% endif %}{% if yes or no and no %}3{% endif %}", "23"),
		Entry(`the words "empty" and "blank"`, "{% if empty_list == empty and blank_text == blank and none == blank %}1{% endif %}{% if blank_text == empty or name == empty or tags == empty %}2{% endif %}", "1"),
		Entry(`the operator "contains"`, "{% if name contains 'da' and tags contains 'blue' %}1{% endif %}{% if name contains 'x' or tags contains 'lu' or none contains 'x' or name contains none %}2{% endif %}", "1"),
		Entry("0, empty strings and empty lists as true", "{% if 0 and '' and empty_list %}1{% endif %}", "1"),
		Entry(`the tag "case"`, "{% case n %} {% when 1, 2 %}a{% when 3 or 4 %}b{% else %}c{% endcase %}{% case name %}{% when 'x' %}d{% else %}e{% endcase %}", "be"),

		Entry(`the tag "for"`, "{% for l in order.lines %}{{ forloop.index }}/{{ forloop.length }} {{ l.name }}{% unless forloop.last %}, {% endunless %}{% endfor %}", "1/3 Cup, 2/3 Pot, 3/3 Mug"),
		Entry(`the tag "for" with limits`, "{% for i in (1..6) limit: 2 offset: 1 %}{{ i }}{% endfor %}{% for i in (1..3) reversed %}{{ i }}{% endfor %}{% for i in (1..9) limit:n, offset:7 %}{{ i }}{% endfor %}", "2332189"),
		Entry(`the tag "for" without items`, "{% for i in empty_list %}1{% else %}2{% endfor %}{% for i in none %}3{% else %}4{% endfor %}{% for i in (3..1) %}5{% endfor %}", "24"),
		Entry(`the tag "for" over a map`, "{% for p in order.lines[0] %}{{ p[0] }}={{ p[1] }};{% endfor %}", "kind=B;name=Cup;quantity=3;"),
		Entry(`the tags "break" and "continue"`, "{% for i in (1..9) %}{% if i == 2 %}{% continue %}{% endif %}{% if i == 4 %}{% break %}{% endif %}{{ i }}{% endfor %}!", "13!"),
		Entry("nested loops", "{% for i in (1..2) %}{% for j in (1..2) %}{{ i }}{{ j }}{{ forloop.parentloop.index }} {% endfor %}{% endfor %}", "111 121 212 222 "),
		Entry("a name again after a loop that hid it", "{% assign i = 'x' %}{% for i in (1..2) %}{% endfor %}{{ i }}{{ forloop.index }}", "x"),
		Entry(`the tag "cycle"`, "{% for i in (1..3) %}{% cycle 'a', 'b' %}{% cycle 'g': 1, 2 %}{% endfor %}", "a1b2a1"),
		Entry(`the tags "assign" and "capture"`, "{% assign a = name | upcase %}{% capture b %}<{{ a }}>{% endcapture %}{{ b }}{{ b }}{% assign a = 1 %}{{ a }}", "<ADA><ADA>1"),

		Entry("text filters", "{{ 'a b' | upcase }}{{ 'AB' | downcase }}{{ 'aBC' | capitalize }}[{{ ' x ' | strip }}{{ ' x ' | lstrip }}{{ ' x ' | rstrip }}]", "A BabAbc[xx  x]"),
		Entry(`the filters "append" and "prepend"`, "{{ name | append: '!' | prepend: '¡' | append: n }}", "¡Ada!3"),
		Entry(`the filters "replace" and "remove"`, "{{ 'a-b-c' | replace: '-', '+' }} {{ 'a-b-c' | replace_first: '-', '+' }} {{ 'a-b-c' | replace_last: '-', '+' }} {{ 'a-b-c' | remove: '-' }} {{ 'a-b-c' | remove_first: '-' }} {{ 'a-b-c' | remove_last: '-' }} {{ 'abc' | replace: '', 'x' }}", "a+b+c a+b-c a-b+c abc ab-c a-bc abc"),
		Entry(`the filter "truncate"`, "{{ 'Ground control' | truncate: 10 }}|{{ 'Ground control' | truncate: 10, '' }}|{{ 'Ground' | truncate: 10 }}|{{ 'Ground control to Tom' | truncatewords: 2 }}|{{ 'ab' | truncate: 1 }}", "Ground ...|Ground con|Ground|Ground control...|..."),
		Entry(`the filter "slice"`, "{{ 'Liquid' | slice: 0 }}{{ 'Liquid' | slice: 2, 3 }}{{ 'Liquid' | slice: -3, 2 }}[{{ 'ab' | slice: 5 }}{{ 'ab' | slice: 0, -1 }}]{{ tags | slice: 1, 1 }}", "Lquiui[]blue"),
		Entry(`the filters "split" and "join"`, "{{ 'a, b,c' | split: ',' | join: ';' }} {{ 'a  b' | split: ' ' | join: '-' }} {{ 'abc' | split: '' | join: '.' }} {{ tags | join }} {{ 'a,,' | split: ',' | size }}", "a; b;c a-b a.b.c red blue red  1"),
		Entry("the filters for newlines and HTML", "{{ 'a' | append: x | strip_html }}{{ '<b>x</b><!-- > --><script>y</script>z<' | strip_html }}", "axz"),
		Entry(`the filter "url_encode"`, "{{ 'a b&c/ü' | url_encode }}", "a+b%26c%2F%C3%BC"),
		Entry(`the filter "default"`, "{{ none | default: 'x' }}{{ '' | default: 'y' }}{{ no | default: 'z' }}{{ no | default: 'z', allow_false: true }}{{ name | default: 'w' }}", "xyzfalseAda"),
		Entry("numbers", "{{ 4 | plus: 2 }} {{ 4 | minus: 6 }} {{ 0.1 | plus: 0.2 }} {{ 3 | times: 1.5 }} {{ 20 | divided_by: 7 }} {{ 20 | divided_by: 8.0 }} {{ -7 | divided_by: 2 }} {{ 7 | modulo: 3 }} {{ -7 | modulo: 3 }}", "6 -2 0.3 4.5 2 2.5 -4 1 2"),
		Entry("rounding", "{{ 1.2 | ceil }} {{ 1.8 | floor }} {{ -1.2 | floor }} {{ 1.5 | round }} {{ 1.25 | round: 1 }} {{ -4 | abs }} {{ 4 | at_most: 3 }} {{ 4 | at_least: 5 }} {{ -4 | at_least: -5 }}", "2 1 -2 2 1.3 4 3 5 -4"),
		Entry("numbers in strings, and 0 for strings without a number", "{{ '4' | plus: '2.5' }} {{ name | plus: 1 }} {{ price | times: 2 }}", "6.5 1 107.8"),
		Entry("lists", "{{ order.lines | map: 'name' | join }} {{ order.lines | sort: 'quantity' | map: 'name' | join }} {{ order.lines | where: 'kind', 'B' | map: 'name' | join }} {{ order.lines | sum: 'quantity' }} {{ tags | uniq | size }} {{ tags | compact | size }} {{ tags | reverse | last }} {{ tags | concat: tags | size }} {{ tags | first }}", "Cup Pot Mug Pot Mug Cup Cup Mug 6 3 3 red 8 red"),
		Entry("sorting", "{{ 'b,A,c' | split: ',' | sort | join }} {{ 'b,A,c' | split: ',' | sort_natural | join }} {{ tags | sort | size }} {{ order.lines | where: 'kind' | size }} {{ order.lines | uniq: 'kind' | size }}", "A b c A b c 4 3 2"),
		Entry("dates", "{{ day | date: '%d.%m.%Y %H:%M' }} {{ day | date: '%-d. %B, %A %e|%j|%y|%l%p|%k|%u%w|%%|%Q' }} {{ '2026-11-05' | date: '%F' }} {{ 'soon' | date: '%F' }} {{ 0 | date: '%Y' }}", "05.11.2026 07:04 5. November, Thursday  5|309|26| 7AM| 7|44|%|%Q 2026-11-05 soon 1970"),
	)

	DescribeTable("reports the line and column of", func(source string, line, column int, message string) {
		_, err := rendered(source, shop(), liquid.Plain)
		Expect(err).To(Equal(&liquid.Error{Line: line, Column: column, Message: message}))
	},
		Entry("an unclosed object", "a\nü {{ name", 2, 3, "{{ is never closed with }}."),
		Entry("an unclosed tag", "{% if x ", 1, 1, "{% is never closed with %}."),
		Entry("an unclosed quotation mark", "a {{ 'b }}\n", 1, 6, "This quotation mark is never closed."),
		Entry("an unknown filter", "\n\n {{ name | raw_file: 'x' }}", 3, 12, "There is no filter “raw_file”."),
		Entry("an unknown tag", "x{% script %}", 1, 2, "There is no tag {% script %}."),
		Entry("an include of another template", "{% include '../../etc/passwd' %}", 1, 1, "There is no {% include %}: a template is whole, and reads no other."),
		Entry("a render of another template", "{% render 'x' %}", 1, 1, "There is no {% render %}: a template is whole, and reads no other."),
		Entry("a block without an end", "{% for i in tags %}{% if i %}{% endfor %}", 1, 30, "{% endfor %} does not belong here. Expected {% elsif %}, {% else %}, {% endif %}."),
		Entry("an unclosed block", "a {% if name %}", 1, 3, "{% if %} has no {% endif %}."),
		Entry("an end tag without a block", "\n{% endif %}", 2, 1, "{% endif %} does not belong here."),
		Entry("two else tags", "{% if n %}{% else %}{% else %}{% endif %}", 1, 21, "{% else %} does not belong here. Expected {% endif %}."),
		Entry("an unclosed raw block", " {% raw %}", 1, 2, "{% raw %} has no {% endraw %}."),
		Entry("an unclosed comment", "{% comment %}{% comment %}{% endcomment %}", 1, 1, "{% comment %} has no {% endcomment %}."),
		Entry("a tag without a name", "{% %}", 1, 4, "A tag begins with its name, such as {% if %}."),
		Entry("an object without a value", "{{ }}", 1, 4, "Something is missing here. Expected a value."),
		Entry("two values in an object", "{{ name n }}", 1, 9, "“n” does not belong here."),
		Entry("a number that is too long", "{{ 12345678901234567890 }}", 1, 4, "A number has at most 14 digits, and 6 behind the point."),
		Entry("a filter with too few arguments", "{{ name | replace_last: 'a' }}", 1, 11, "The filter “replace_last” takes 2 values, not 1."),
		Entry("a filter with an unknown named argument", "{{ name | default: 'a', force: 1 }}", 1, 25, "The filter “default” has no “force”."),
		Entry("a filter in a condition", "{% if name | upcase == 'A' %}{% endif %}", 1, 12, "A condition has no filters: {% assign %} a name to the value first."),
		Entry("a break outside a loop", "{% break %}", 1, 1, "{% break %} stands in no loop."),
		Entry("a division by zero during rendering", "\n {{ 1 | divided_by: n_ }}", 2, 9, "A number is divided by 0."),
		Entry("a loop limit that is not a whole number", "{% for i in tags limit: 'x' %}{% endfor %}", 1, 1, "The limit and the offset of a loop are whole numbers."),
		Entry("an unknown character", "{{ name & n }}", 1, 9, `'&' has no meaning here.`),
		Entry("text before the first when", "{% case n %}x{% when 1 %}{% endcase %}", 1, 1, "Nothing can stand between {% case %} and the first {% when %}."),
		Entry("a source that is not UTF-8", "\xff", 1, 1, "The template is not UTF-8."),
	)

	It("can be rendered any number of times, even concurrently, and keeps no state", func() {
		t, err := liquid.Parse("{{ x }}{% assign x = name %}{% for i in (1..3) %}{% cycle 'a', 'b' %}{% endfor %}{{ x }}", liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		data := shop()
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				defer GinkgoRecover()
				Expect(t.Render(data, liquid.Usual)).To(Equal("abaAda"))
			})
		}
		all.Wait()
		Expect(data).NotTo(HaveKey("x"))
	})
})
