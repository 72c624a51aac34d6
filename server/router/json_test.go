package router

import (
	"context"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The strict JSON gate", func() {
	DescribeTable("refuses", func(body, at string) {
		_, err := readJSON(context.Background(), []byte(body))
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidRequest), "%v", err)
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(at))
	},
		Entry("nothing", ``, ""),
		Entry("half a body", `{"a": [1, 2`, "/a"),
		Entry("a second value", `{} {}`, ""),
		Entry("text behind the value", `{}x`, ""),
		Entry("a member twice", `{"a": {"b": 1, "b": 2}}`, "/a/b"),
		Entry("a member twice, once escaped", "{\"a\": 1, \"\\u0061\": 2}", "/a"),
		Entry("NUL", `{"a": ["x", "\u0000"]}`, "/a/1"),
		Entry("NUL in a name", `{"\u0000": 1}`, "/\x00"),
		Entry("half a character", `{"a/b": "\ud800"}`, "/a~1b"),
		Entry("the other half", `{"a": "\uDE00"}`, "/a"),
		Entry("two first halves", `{"a": "\ud83d\ud83d\ude00"}`, "/a"),
		Entry("half a character at the end of a text", `{"a": "\\\ud83d"}`, "/a"),
		Entry("half a character behind a whole one", `{"a": "\ud83d\ude00\n\ud83d "}`, "/a"),
		Entry("no UTF-8", "{\"a\": \"\xff\"}", ""),
		Entry("65 levels", strings.Repeat("[", 66)+strings.Repeat("]", 66), "/"+strings.TrimSuffix(strings.Repeat("0/", 64), "/")),
	)

	DescribeTable("lets pass", func(body string) {
		Expect(readJSON(context.Background(), []byte(body))).Error().NotTo(HaveOccurred())
	},
		Entry("a pair of surrogates", `{"a": "\ud83d\ude00"}`),
		Entry("the replacement character itself", `{"a": "�"}`),
		Entry("both of them", `{"a": "� \ud83d\uDE00 \ufffd\ud83d\ude00"}`),
		Entry("a backslash before what looks like half a character", `{"a": "\ufffd \\ud800 \"\\"}`),
		Entry("one name in two objects", `[{"a": 1}, {"a": 2}]`),
		Entry("64 levels", strings.Repeat("[", 64)+strings.Repeat("]", 64)),
		Entry("space around", " {\"a\": null}\n"),
	)
})

var _ = Describe("The ETag", func() {
	It("has the version in front and changes with all that is shown", func() {
		one, two := etag([]byte(`{"version": 3, "stock": 1}`)), etag([]byte(`{"version": 3, "stock": 2}`))
		Expect(one).To(HavePrefix(`"3-`))
		Expect(one).NotTo(Equal(two))
		Expect(matches(one, one)).To(BeTrue())
		Expect(matches(`"x", W/`+one, one)).To(BeTrue())
		Expect(matches("", one)).To(BeFalse())
		Expect(matches(two, one)).To(BeFalse())
	})
})
