package liquid_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// Templates that merchants bring from other platforms use the following features. The expected texts are
// the output of Liquid's reference implementation.
var _ = Describe("A template from another platform", func() {
	at := time.Date(2026, 11, 5, 23, 4, 9, 0, time.FixedZone("CET", 3600))
	renderedAt := func(source string, data liquid.Map, form liquid.Form) (string, error) {
		t, err := liquid.Parse(source, form)
		if err != nil {
			return "", err
		}
		return t.RenderAt(data, liquid.Usual, at)
	}
	DescribeTable("has the output of the reference implementation for", func(source, want string) {
		for _, form := range []liquid.Form{liquid.Plain, liquid.HTML} {
			got, err := renderedAt(source, shop(), form)
			Expect(err).NotTo(HaveOccurred())
			Expect(got).To(Equal(want))
		}
	},
		Entry(`the words "now" and "today"`, `{{ "now" | date: "%Y-%m-%d %H:%M" }} {{ 'Today' | date: '%Y' }} {{ 'nowhere' | date: '%Y' }}`, "2026-11-05 23:04 2026 nowhere"),
		Entry("dates in everyday notation", `{{ 'March 14, 2016' | date: '%b %d, %y' }} {{ '14 Mar 2016' | date: '%F' }} {{ '2016/03/14' | date: '%F' }} {{ 'Mon, 14 Mar 2016 10:00:00 GMT' | date: '%F' }} {{ 1152098955 | date: '%F' }} {{ '1152098955' | date: '%F' }} {{ '-1' | date: '%F' }}`,
			"Mar 14, 16 2016-03-14 2016-03-14 2016-03-14 2006-07-05 2006-07-05 -1"),
		Entry("a date without a format", `{{ '2016-03-14' | date: '' }}{{ '2016-03-14' | date: none }}`, "2016-03-142016-03-14"),
		Entry("date directives", `{{ 'now' | date: '%^b %G-W%V %U %W %C %r %v %L' }}`, "NOV 2026-W45 44 44 20 11:04:09 PM  5-Nov-2026 000"),
		Entry(`the tags "echo" and "liquid"`, "{% echo name | upcase %}{% liquid\n  # it's a comment\n  assign x = 2\n\n  if x > 1\n    echo x | times: 2\n  endif\n  comment\n  echo 'no'\n  endcomment\n  for i in (1..3)\n    echo i\n  endfor %}", "ADA4123"),
		Entry(`the tags "increment" and "decrement"`, "{% increment a %}{% increment a %}{{ a }}{% decrement b %}{% decrement b %}{{ b }}{% assign a = 9 %}{% increment a %}{{ a }}{% increment n %}", "012-1-2-2293"),
		Entry("a table", "{% tablerow i in (1..3) cols: 2 %}{{ i }}{% if tablerowloop.col_last %}!{% endif %}{{ tablerowloop.row }}{% endtablerow %}", "<tr class=\"row1\">\n<td class=\"col1\">11</td><td class=\"col2\">2!1</td></tr>\n<tr class=\"row2\"><td class=\"col1\">32</td></tr>\n"),
		Entry("a table without items", "{% tablerow i in empty_list %}{{ i }}{% endtablerow %}", "<tr class=\"row1\">\n</tr>\n"),
		Entry("a loop that continues an earlier loop", "{% for i in (1..6) limit: 2 %}{{ i }}{% endfor %}-{% for i in (1..6) limit: 2 offset: continue %}{{ i }}{% endfor %}-{% for i in (1..6) offset: continue %}{{ i }}{% endfor %}-{% for j in (1..6) offset: continue %}{{ j }}{% endfor %}", "12-34-56-123456"),
		Entry("the name of a loop", "{% for l in order.lines limit: 1 %}{{ forloop.name }}{% endfor %}", "l-order.lines"),
		Entry("a loop over a string", "{% for t in name %}{{ t }}!{% endfor %}", "Ada!"),
		Entry("ranges between fractions", "{{ (1.4..3.9) | join: ',' }}", "1,2,3"),
		Entry("blank blocks", "[{% if yes %} \n {% assign x = 1 %} {% if no %} {% endif %} {% endif %}{% for i in (1..3) %} {% endfor %}{% case n %} {% when 3 %} {% endcase %}{% unless no %} {% capture y %} {% endcapture %} {% endunless %}]", "[]"),
		Entry("blocks that are not blank", "[{% if no %} {% else %} x {% endif %}]", "[ x ]"),
		Entry("equal lists", "{% assign a = 'x,y' | split: ',' %}{% assign b = 'x,y' | split: ',' %}{% assign c = 'x,z' | split: ',' %}{% if a == b and a != c %}1{% endif %}{% case a %}{% when c %}2{% when b %}3{% endcase %}{% assign r = (1..3) %}{% if r == (1..3) %}4{% endif %}", "134"),
		Entry(`the operator "contains" without a value`, "{% if tags contains none %}1{% else %}2{% endif %}", "2"),
		Entry("items that match a value", "{{ order.lines | find: 'kind', 'A' | map: 'name' }} {{ order.lines | find_index: 'name', 'Mug' }} {{ order.lines | has: 'kind', 'C' }} {{ order.lines | reject: 'kind', 'B' | map: 'name' | join }} {{ order.lines | where: 'kind', none | size }}", "Pot 2 false Pot 3"),
		Entry("strings that match a value", "{% assign t = 'ab,bc,cd' | split: ',' %}{{ t | find: 'b' }} {{ t | reject: 'b' | join }} {{ t | has: 'x' }}", "ab cd false"),
		Entry("lists of lists", "{% assign a = 'a,b' | split: ',' %}{% assign b = order.lines | map: 'name' %}{{ a | concat: b | join }} {{ order | map: 'number' | join }}", "a b Cup Pot Mug JO-1"),
		Entry("the first pair of a map", "{% assign p = order.lines[0] | first %}{{ p[0] }}={{ p[1] }}", "kind=B"),
		Entry("filters without optional arguments", "{{ no | default }}{{ 'hello' | replace: 'll' }}{{ 'hello' | replace_first: 'l' }}{{ 'hello' | slice: 1, none }}", "heoheloe"),
		Entry("rounding to tens", "{{ 1234.5 | round: -2 }} {{ 5.666 | round: 1.2 }} {{ 5.666 | round: none }} {{ 1 | round: -99 }}", "1200 5.7 6 0"),
		Entry("Base64 and URL encodings", "{{ 'a+b' | base64_encode }} {{ 'YSti' | base64_decode | size }} {{ '_-8' | append: '=' | base64_url_safe_encode }} {{ 'a%20b' | url_decode }}", "YSti 3 Xy04PQ== a b"),
		Entry("Windows line ends", "{{ text_of_windows | newline_to_br }}{{ 'a\r\nb' | newline_to_br }}", "a<br />\nb"),
		Entry("numbers that are sorted as strings", "{% assign a = '9,87,1111' | split: ',' %}{{ a | sort_natural | join }}", "1111 87 9"),
		Entry("a cycle whose name is in a variable", "{% assign g = 'x' %}{% cycle g: 1, 2, 3 %}{% assign g = 'y' %}{% cycle g: 1, 2, 3 %}{% cycle g: 1, 2, 3 %}|{% cycle 'z': 1, 2 %}{% cycle 'z': 1, 2, 3 %}{% cycle 'z': 1 %}|", "112|12|"),
		Entry("documentation tags", "{% doc %}{{ open {% raw %}{% if ... %}{% enddoc %}x", "x"),
		Entry("a raw tag in a comment", "{% comment %}{% raw %}{% endcomment %}{% endraw %}{% endcomment %}x", "x"),
		Entry("names in brackets", "{{ ['name'] }} {{ ['order']['number'] }}", "Ada JO-1"),
	)

	DescribeTable("is refused rather than rendered with a different result, for", func(source, why string) {
		_, err := renderedAt(source, shop(), liquid.HTML)
		Expect(err).To(MatchError(ContainSubstring(why)))
	},
		Entry("a line in a liquid tag that is not a tag", "{% liquid\n  raw\n%}", "line 2, column 3: Each line of {% liquid %} is a tag"),
		Entry("a table without columns", "{% tablerow i in (1..2) cols: 0 %}{% endtablerow %}", "at least one column"),
		Entry("Base64 of bytes that are not text", "{{ '/w==' | base64_decode }}", "no"),
		Entry("invalid URL encoding", "{{ '%zz' | url_decode }}", "not encoded"),
		Entry("a reference to another template", "{% render 'x' %}", "reads no other"),
	)

	It("shows data as text even if it contains the new tags and filters", func() {
		data := liquid.Map{"evil": liquid.Text("<b>"), "coded": liquid.Text("PGI+"), "url": liquid.Text("%3Cb%3E"), "list": liquid.List{liquid.Text("<b>")}}
		got, err := renderedAt("{% echo evil %}{% liquid\necho evil\n%}{{ coded | base64_decode }}{{ url | url_decode }}{{ list | find: 'b' }}{% tablerow x in list %}{{ x }}{% endtablerow %}", data, liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		Expect(strings.Count(got, "&lt;b&gt;")).To(Equal(6))
		Expect(got).NotTo(ContainSubstring("<b>"))
	})

	It("is rendered within its limits if it has 256 KiB", func() {
		line := "<p>{% if order.lines.size > 1 %}{{ name | upcase }}{% endif %}</p>\n"
		got, err := renderedAt(strings.Repeat(line, liquid.MaxSource/len(line)), shop(), liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		Expect(len(got)).To(BeNumerically(">", 40_000))
		_, err = renderedAt(strings.Repeat("x", liquid.MaxSource+1), nil, liquid.HTML)
		Expect(err).To(MatchError(ContainSubstring("longer than 262144 bytes")))
		hostile := "{% comment %}" + strings.Repeat("{% raw %}", liquid.MaxSource/10)
		begin := time.Now()
		_, err = renderedAt(hostile, nil, liquid.HTML)
		Expect(err).To(HaveOccurred())
		Expect(time.Since(begin)).To(BeNumerically("<", 5*time.Second), "which 700 million steps would exceed")
	})
})
