package liquid_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

var _ = Describe("What data brings into HTML", func() {
	const attack = `<script>alert("1")</script>{{ secret }}{% raw %}&amp;'`
	const harmless = `&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt;{{ secret }}{% raw %}&amp;amp;&#39;`
	data := liquid.Map{
		"x": liquid.Text(attack), "secret": liquid.Text("s3cret"), "short": liquid.Text("a<b"), "lines": liquid.Text("a<b\nc"), "words": liquid.Text("<i> <b>"),
		"list": liquid.List{liquid.Text("<i>"), liquid.Text("b")}, "markup": liquid.Markup("<p>ours</p>"), "n": liquid.Int(1),
	}

	DescribeTable("is escaped once, and is no template", func(source, want string) {
		Expect(rendered(source, data, liquid.HTML)).To(Equal(want))
	},
		Entry("as it is", "{{ x }}", harmless),
		Entry("escaped by habit", "{{ x | escape }}{{ x | escape | escape_once | h }}", harmless+harmless),
		Entry("in a capture", "{% capture y %}<b>{{ x }}</b>{% endcapture %}{{ y }}{{ y | escape }}", "<b>"+harmless+"</b><b>"+harmless+"</b>"),
		Entry("in an attribute", `<a title="{{ x }}" class='{{ short }}'>`, `<a title="`+harmless+`" class='a&lt;b'>`),
		Entry("assigned, in a loop, in a case", "{% assign y = x %}{{ y }}{% for c in list %}{{ c }}{% endfor %}{% case short %}{% when 'a<b' %}{{ short }}{% endcase %}", harmless+"&lt;i&gt;ba&lt;b"),
		Entry("in a list", "{{ list }}{{ list | join: '<br>' }}{{ list | first }}", "&lt;i&gt;b&lt;i&gt;<br>b&lt;i&gt;"),
		Entry("cycled", "{% for i in (1..2) %}{% cycle short, '<br>' %}{% endfor %}", "a&lt;b<br>"),
		Entry("put together with what the template says", "{{ short | append: '<br>' }}{{ short | prepend: '<br>' }}{{ '<b>' | append: short }}{{ short | append: short }}", "a&lt;b<br><br>a&lt;b<b>a&lt;ba&lt;ba&lt;b"),
		Entry("with lines", "{{ lines | newline_to_br }}", "a&lt;b<br />\nc"),
		Entry("replaced in, and replaced by", "{{ short | replace: '<', '<br>' }}{{ '<b>x</b>' | replace: 'x', short }}{{ short | replace: 'a', words }}", "a<br>b<b>a&lt;b</b>&lt;i&gt; &lt;b&gt;&lt;b"),
		Entry("changed", "{{ short | upcase }}{{ words | split: ' ' | last }}{{ short | slice: 1 }}{{ words | truncate: 4, '' }}{{ words | truncatewords: 1, '<br>' }}{{ short | strip }}", "A&lt;B&lt;b&gt;&lt;&lt;i&gt; &lt;i&gt;<br>a&lt;b"),
		Entry("by default", "{{ none | default: short }}{{ none | default: '<br>' }}", "a&lt;b<br>"),
		Entry("in an address", `<a href="/?q={{ short | url_encode }}">`, `<a href="/?q=a%3Cb">`),
		Entry("as a number and a sign", "{{ n }}{{ '+1' }}{{ plus }}", "1+1"),
		Entry("what is markup", "{{ markup }}{{ markup | append: '<br>' }}{{ markup | append: short }}", "<p>ours</p><p>ours</p><br><p>ours</p>a&lt;b"),
		Entry("what the template says", "{{ '<br>' }}{{ '<br>' | upcase }}{% assign y = '<br>' %}{{ y }}", "<br><BR><br>"),
	)

	DescribeTable("does not come back as markup by any way round", func(source string) {
		out, err := rendered("{% capture y %}{{ x }}<i>{% endcapture %}"+source, data, liquid.HTML)
		Expect(err).NotTo(HaveOccurred())
		Expect(out).NotTo(ContainSubstring("<script"))
		Expect(out).NotTo(ContainSubstring("s3cret"))
	},
		Entry("unescaped by hand", "{{ y | replace: '&lt;', '' | replace: '&gt;', '>' }}"),
		Entry("cut", "{{ y | slice: 0, 30 }}{{ y | truncate: 30 }}{{ y | truncatewords: 1 }}{{ y | remove: 'amp;' }}"),
		Entry("stripped", "{{ y | strip_html }}{{ x | strip_html | append: '<b>' }}{{ y | strip | lstrip | rstrip | strip_newlines }}"),
		Entry("in another case", "{{ y | upcase | downcase }}"),
		Entry("replaced once and at the end", "{{ y | replace_first: '&lt;', '&amp;' }}{{ y | replace_last: '&lt;', '>' }}"),
	)

	It("is itself in a plain text", func() {
		Expect(rendered("{{ x }}|{{ x | escape }}|{{ short | append: '<br>' }}{% capture y %}{{ short }}{% endcapture %}{{ y }}", data, liquid.Plain)).To(Equal(attack + "|" + attack + "|a<b<br>a<b"))
	})

	DescribeTable("stands in a text or between the quotation marks of an attribute", func(source string, fine bool) {
		_, err := rendered(source, data, liquid.HTML)
		if fine {
			Expect(err).NotTo(HaveOccurred())
		} else {
			Expect(err).To(MatchError(ContainSubstring("Data stands in a tag or script of HTML here.")))
		}
		_, err = rendered(source, data, liquid.Plain)
		Expect(err).NotTo(HaveOccurred())
	},
		Entry("no marks", "<a title={{ x }}>", false),
		Entry("no marks, behind a space", "<a title = {{ x }}>", false),
		Entry("no marks, in a loop, behind other attributes", `<p>{% for i in list %}<a href="{{ x }}" b='c=' title={{ i }}>{% endfor %}`, false),
		Entry("an attribute's name", "<a {{ x }}=1>", false),
		Entry("a tag's name", "<{{ x }}>", false),
		Entry("a tag's name, at its end", "</{{ x }}>", false),
		Entry("a tag that another object opens", "{{ '<' }}{{ x }}>", false),
		Entry("a tag that a capture opens", "{% capture t %}<a{% endcapture %}{{ t }} {{ x }}>", false),
		Entry("a capture of data, in a tag", "{% capture t %}{{ x }}{% endcapture %}<a {{ t }}>", false),
		Entry("a tag within a capture", "{% capture t %}<a {{ x }}>{% endcapture %}", false),
		Entry("a tag that a filter opens", "{{ '<' | append: x }}", false),
		Entry("a tag that a filter makes of data", "{{ words | replace: ' ', '<' }}", false),
		Entry("a tag that a joint makes", "{{ list | join: '<' }}", false),
		Entry("a script", "<script>var a = '{{ x }}'</script>", false),
		Entry("a script with attributes, in another case", "<p></p><SCRIPT async src='x' >var a = '{{ x }}'", false),
		Entry("two marks", `<a title="{{ x }}" class='a {{ x }}'>a={{ x }}</a>`, true),
		Entry("two marks that a filter opens", `{{ '<a href="' | append: x | append: '">' }}`, true),
		Entry("a number", "<td colspan={{ n }}>", true),
		Entry("the template's own words", "<td {{ ' colspan=1' }}>", true),
		Entry("a comment", "<!-- <a title={{ x }} --> {{ x }}", true),
		Entry("a text", "a < b={{ x }} <", true),
		Entry("behind a tag", "<!DOCTYPE html><b>a={{ x }}", true),
		Entry("behind a script", "<script>if (a < b && '<a') {}</script><scripts>{{ x }}<style>a > b {}</style>{{ x }}", true),
	)
})
