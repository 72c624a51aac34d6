package liquid_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

var _ = Describe("Data in HTML", func() {
	const attack = `<script>alert("1")</script>{{ secret }}{% raw %}&amp;'`
	const harmless = `&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt;{{ secret }}{% raw %}&amp;amp;&#39;`
	data := liquid.Map{
		"x": liquid.Text(attack), "secret": liquid.Text("s3cret"), "short": liquid.Text("a<b"), "lines": liquid.Text("a<b\nc"), "words": liquid.Text("<i> <b>"),
		"list": liquid.List{liquid.Text("<i>"), liquid.Text("b")}, "markup": liquid.Markup("<p>ours</p>"), "n": liquid.Int(1),
	}

	DescribeTable("is escaped exactly once", func(source, want string) {
		Expect(rendered(source, data, liquid.HTML)).To(Equal(want))
	},
		Entry("when output directly", "{{ x }}", harmless),
		Entry("when escaped by the author", "{{ x | escape }}{{ x | escape | escape_once | h }}", harmless+harmless),
		Entry("in a capture", "{% capture y %}<b>{{ x }}</b>{% endcapture %}{{ y }}{{ y | escape }}", "<b>"+harmless+"</b><b>"+harmless+"</b>"),
		Entry("in an attribute", `<a title="{{ x }}" class='{{ short }}'>`, `<a title="`+harmless+`" class='a&lt;b'>`),
		Entry("when assigned, in a loop and in a case", "{% assign y = x %}{{ y }}{% for c in list %}{{ c }}{% endfor %}{% case short %}{% when 'a<b' %}{{ short }}{% endcase %}", harmless+"&lt;i&gt;ba&lt;b"),
		Entry("in a list", "{{ list }}{{ list | join: '<br>' }}{{ list | first }}", "&lt;i&gt;b&lt;i&gt;<br>b&lt;i&gt;"),
		Entry("in a cycle", "{% for i in (1..2) %}{% cycle short, '<br>' %}{% endfor %}", "a&lt;b<br>"),
		Entry("when appended to literal text", "{{ short | append: '<br>' }}{{ short | prepend: '<br>' }}{{ '<b>' | append: short }}{{ short | append: short }}", "a&lt;b<br><br>a&lt;b<b>a&lt;ba&lt;ba&lt;b"),
		Entry("when it has lines", "{{ lines | newline_to_br }}", "a&lt;b<br />\nc"),
		Entry("as the subject and the value of replace", "{{ short | replace: '<', '<br>' }}{{ '<b>x</b>' | replace: 'x', short }}{{ short | replace: 'a', words }}", "a<br>b<b>a&lt;b</b>&lt;i&gt; &lt;b&gt;&lt;b"),
		Entry("when changed by filters", "{{ short | upcase }}{{ words | split: ' ' | last }}{{ short | slice: 1 }}{{ words | truncate: 4, '' }}{{ words | truncatewords: 1, '<br>' }}{{ short | strip }}", "A&lt;B&lt;b&gt;&lt;&lt;i&gt; &lt;i&gt;<br>a&lt;b"),
		Entry("when the filter default outputs it", "{{ none | default: short }}{{ none | default: '<br>' }}", "a&lt;b<br>"),
		Entry("in a URL", `<a href="/?q={{ short | url_encode }}">`, `<a href="/?q=a%3Cb">`),
		Entry("but a number and a plus sign are unchanged", "{{ n }}{{ '+1' }}{{ plus }}", "1+1"),
		Entry("but trusted markup is unchanged", "{{ markup }}{{ markup | append: '<br>' }}{{ markup | append: short }}", "<p>ours</p><p>ours</p><br><p>ours</p>a&lt;b"),
		Entry("but literal text is unchanged", "{{ '<br>' }}{{ '<br>' | upcase }}{% assign y = '<br>' %}{{ y }}", "<br><BR><br>"),
	)

	DescribeTable("never becomes markup when", func(source string) {
		out, err := rendered("{% capture y %}{{ x }}<i>{% endcapture %}"+source, data, liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		Expect(out).NotTo(ContainSubstring("<script"))
		Expect(out).NotTo(ContainSubstring("s3cret"))
	},
		Entry("replace unescapes it", "{{ y | replace: '&lt;', '' | replace: '&gt;', '>' }}"),
		Entry("it is cut", "{{ y | slice: 0, 30 }}{{ y | truncate: 30 }}{{ y | truncatewords: 1 }}{{ y | remove: 'amp;' }}"),
		Entry("it is stripped", "{{ y | strip_html }}{{ x | strip_html | append: '<b>' }}{{ y | strip | lstrip | rstrip | strip_newlines }}"),
		Entry("its case is changed", "{{ y | upcase | downcase }}"),
		Entry("replace_first and replace_last change it", "{{ y | replace_first: '&lt;', '&amp;' }}{{ y | replace_last: '&lt;', '>' }}"),
	)

	It("is unchanged in plain text", func() {
		Expect(rendered("{{ x }}|{{ x | escape }}|{{ short | append: '<br>' }}{% capture y %}{{ short }}{% endcapture %}{{ y }}", data, liquid.Plain)).To(Equal(attack + "|" + attack + "|a<b<br>a<b"))
	})

	DescribeTable("is refused except in text and quoted attributes, for example in", func(source string, fine bool) {
		_, err := rendered(source, data, liquid.HTML)
		if fine {
			Expect(err).NotTo(HaveOccurred())
		} else {
			Expect(err).To(MatchError(ContainSubstring("Data stands in ")))
		}
		_, err = rendered(source, data, liquid.Plain)
		Expect(err).NotTo(HaveOccurred())
	},
		Entry("an attribute without quotation marks", "<a title={{ x }}>", false),
		Entry("an attribute without quotation marks after a space", "<a title = {{ x }}>", false),
		Entry("an attribute without quotation marks in a loop, after other attributes", `<p>{% for i in list %}<a href="{{ x }}" b='c=' title={{ i }}>{% endfor %}`, false),
		Entry("an attribute's name", "<a {{ x }}=1>", false),
		Entry("a tag's name", "<{{ x }}>", false),
		Entry("a tag's name in an end tag", "</{{ x }}>", false),
		Entry("a tag that another object opens", "{{ '<' }}{{ x }}>", false),
		Entry("a tag that contains a capture of data", "{% capture t %}<a{% endcapture %}{{ t }} {{ x }}>", false),
		Entry("a tag with a capture of data", "{% capture t %}{{ x }}{% endcapture %}<a {{ t }}>", false),
		Entry("a tag inside a capture", "{% capture t %}<a {{ x }}>{% endcapture %}", false),
		Entry("a tag that a filter opens", "{{ '<' | append: x }}", false),
		Entry("a tag that a filter creates from data", "{{ words | replace: ' ', '<' }}", false),
		Entry("a tag that join creates", "{{ list | join: '<' }}", false),
		Entry("a script", "<script>var a = '{{ x }}'</script>", false),
		Entry("a script with attributes and in another case", "<p></p><SCRIPT async src='x' >var a = '{{ x }}'", false),
		Entry("a script after an end tag with a longer name", "<script>a</scripts>{{ x }}", false),
		Entry("a script with a form feed after its name", "<script\f>{{ x }}</script>", false),
		Entry("quotation marks in an attribute's name", `<a b"{{ x }}">`, false),
		Entry("quotation marks in a value without quotation marks", `<a b=c"{{ x }}">`, false),
		Entry("quotation marks in a tag's name", `<a"{{ x }}">`, false),
		Entry("a tag after the end of a comment", "<!--><a {{ x }}> -->", false),
		Entry("a tag after an unusual end of a comment", "<!-- a --!><a {{ x }}> -->", false),
		Entry("an event handler", `<p onclick="go('{{ x }}')">`, false),
		Entry("an event handler in another case, after spaces", `<p title='a' OnMouseOver = 'go("{{ x }}")'>`, false),
		Entry("an event handler after a slash", `<p/onclick="{{ x }}">`, false),
		Entry("a style attribute", `<p style="color:{{ x }}">`, false),
		Entry("an embedded document", `<iframe srcdoc="{{ x }}"></iframe>`, false),
		Entry("a style sheet", "<style>p::after { content: '{{ x }}' }</style>", false),
		Entry("an event handler that a filter creates", `{{ '<p onclick="' | append: x | append: '">' }}`, false),
		Entry("a tag with an event handler and a style from the template (allowed)", `<p onclick="go({{ n }})" style="color:{{ 'red' }}" title="{{ x }}">{{ x }}</p>`, true),
		Entry("text after a style sheet (allowed)", "<style>p > a { color: red }</style ><p title = '{{ x }}'>{{ x }}", true),
		Entry("attributes whose names start like unsafe names (allowed)", `<p data-on="{{ x }}" styles="{{ x }}" o="{{ x }}">`, true),
		Entry("an attribute with quotation marks (allowed)", `<a title="{{ x }}" class='a {{ x }}'>a={{ x }}</a>`, true),
		Entry("an attribute with quotation marks from a filter (allowed)", `{{ '<a href="' | append: x | append: '">' }}`, true),
		Entry("a number (allowed)", "<td colspan={{ n }}>", true),
		Entry("literal text (allowed)", "<td {{ ' colspan=1' }}>", true),
		Entry("a comment (allowed)", "<!-- <a title={{ x }} --> {{ x }}", true),
		Entry("text (allowed)", "a < b={{ x }} <", true),
		Entry("text after a tag (allowed)", "<!DOCTYPE html><b>a={{ x }}", true),
		Entry("text after a script (allowed)", "<script>if (a < b && '<a') {}</script><scripts>{{ x }}<style>a > b {}</style>{{ x }}", true),
	)

	DescribeTable("is reported by Check if a branch might output it as markup", func(source, where string) {
		t, err := liquid.Parse(source, liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		faults := t.Check(data)
		if where == "" {
			Expect(faults).To(BeEmpty())
			return
		}
		Expect(faults).To(HaveExactElements(MatchError(And(HavePrefix(where+":"), ContainSubstring("Data stands in ")))))
		plain, err := liquid.Parse(source, liquid.Plain)
		Expect(err).NotTo(HaveOccurred())
		Expect(plain.Check(data)).To(BeEmpty())
	},
		Entry("directly", "<p>\n<a onclick=\"{{ x }}\">", "line 2, column 13"),
		Entry("through a filter", "<style>{{ x | upcase }}", "line 1, column 8"),
		Entry("in a branch that the data does not take", "{% if n == 2 %}<p onclick='{{ x }}'>{% endif %}", "line 1, column 28"),
		Entry("in a tag with an alternative attribute", "<p {% if n == 2 %}onclick{% else %}title{% endif %}=\"{{ x }}\">", "line 1, column 54"),
		Entry("in the tag \"case\"", "{% case n %}{% when 1 %}<b>{% when 2 %}<script>{% endcase %}{{ x }}", "line 1, column 61"),
		Entry("in a loop that the data skips", "{% for i in list limit: 0 %}<a b={{ i }}>{% endfor %}", "line 1, column 34"),
		Entry("in the second round of a loop", "{% for i in list %}{{ i }}<a b={% endfor %}", "line 1, column 20"),
		Entry("in the branch for an empty list", "{% for i in list %}{% else %}<a style='{{ x }}'>{% endfor %}", "line 1, column 40"),
		Entry("in a capture", "{% capture t %}<a {{ x }}>{% endcapture %}", "line 1, column 19"),
		Entry("in a cycle", "<a b={% cycle 'a', x %}>", "line 1, column 6"),
		Entry("but not in quoted attributes and text", "{% if n %}<a title='{{ x }}'{% else %}<a{% endif %} style='color:red'>{{ x }}</a>{% for i in list %}<p>{{ i }}{% endfor %}<td colspan={{ n }}>", ""),
		Entry("but not if it follows values that Check cannot determine", "{% assign q = '\"' %}<a title={{ q }}{{ x }}{{ q }}>{% capture a %}<a href='{% endcapture %}{{ a }}{{ x }}'>", ""),
	)

	It("costs no more to check than to render", func() {
		source := strings.Repeat("{% for a in list %}{% if n %}<p {% endif %}", 40) + "{{ x }}" + strings.Repeat("{% endfor %}", 40)
		if t, err := liquid.Parse(source, liquid.HTML); err == nil {
			t.Check(data)
		}
		t, err := liquid.Parse(strings.Repeat("{{ (1..10000) | join: x }}", 5000), liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		begun := time.Now()
		t.Check(data)
		Expect(time.Since(begun)).To(BeNumerically("<", 5*time.Second))
	})
})
