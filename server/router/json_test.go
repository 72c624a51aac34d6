package router

import (
	"context"
	"encoding/json"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The strict JSON gate", func() {
	DescribeTable("rejects", func(body, at string) {
		_, err := readJSON(context.Background(), []byte(body))
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidRequest), "%v", err)
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(at))
	},
		Entry("an empty body", ``, ""),
		Entry("a truncated body", `{"a": [1, 2`, "/a"),
		Entry("a second value", `{} {}`, ""),
		Entry("text after the value", `{}x`, ""),
		Entry("a duplicate key", `{"a": {"b": 1, "b": 2}}`, "/a/b"),
		Entry("a duplicate key in an escaped form", "{\"a\": 1, \"\\u0061\": 2}", "/a"),
		Entry("NUL", `{"a": ["x", "\u0000"]}`, "/a/1"),
		Entry("NUL in a key", `{"\u0000": 1}`, "/\x00"),
		Entry("a value nested 65 levels deep", strings.Repeat("[", 65)+"1"+strings.Repeat("]", 65), "/"+strings.TrimSuffix(strings.Repeat("0/", 64), "/")),
		Entry("a key that is not a string", `{1: 2}`, ""),
		Entry("a lone surrogate right after a pair", `{"a": "\ud83d\ude00\ud83d"}`, "/a"),
		Entry("a lone surrogate before text that looks like the other half", `{"a": "\ud83dxude00"}`, "/a"),
		Entry("a lone high surrogate", `{"a/b": "\ud800"}`, "/a~1b"),
		Entry("a lone low surrogate", `{"a": "\uDE00"}`, "/a"),
		Entry("two high surrogates in a row", `{"a": "\ud83d\ud83d\ude00"}`, "/a"),
		Entry("a lone surrogate at the end of a text", `{"a": "\\\ud83d"}`, "/a"),
		Entry("a lone surrogate after a pair", `{"a": "\ud83d\ude00\n\ud83d "}`, "/a"),
		Entry("invalid UTF-8", "{\"a\": \"\xff\"}", ""),
		Entry("66 empty lists inside each other", strings.Repeat("[", 66)+strings.Repeat("]", 66), "/"+strings.TrimSuffix(strings.Repeat("0/", 64), "/")),
	)

	DescribeTable("accepts", func(body string) {
		Expect(readJSON(context.Background(), []byte(body))).Error().NotTo(HaveOccurred())
	},
		Entry("a pair of surrogates", `{"a": "\ud83d\ude00"}`),
		Entry("an unescaped replacement character", `{"a": "�"}`),
		Entry("a value nested 64 levels deep", strings.Repeat("[", 64)+"1"+strings.Repeat("]", 64)),
		Entry("an escape before text that looks like a surrogate", `{"a": "\ufffd\nd800"}`),
		Entry("an escape at the end of a text", `{"a": "\ufffd\n"}`),
		Entry("replacement characters and pairs of surrogates together", `{"a": "� \ud83d\uDE00 \ufffd\ud83d\ude00"}`),
		Entry("a backslash before text that looks like a surrogate", `{"a": "\ufffd \\ud800 \"\\"}`),
		Entry("the same key in two objects", `[{"a": 1}, {"a": 2}]`),
		Entry("64 empty lists inside each other", strings.Repeat("[", 64)+strings.Repeat("]", 64)),
		Entry("space before and after the value", " {\"a\": null}\n"),
	)
})

var _ = Describe("The strict JSON gate", func() {
	It("keeps numbers in the notation of the body", func() {
		Expect(readJSON(context.Background(), []byte(`[12345678901234567890, 1.10]`))).To(Equal([]any{json.Number("12345678901234567890"), json.Number("1.10")}))
	})

	It("names the byte at which a body becomes invalid", func() {
		_, err := readJSON(context.Background(), []byte(`{"a": [1, 2, 3, x]}`))
		Expect(err).To(HaveField("Detail", "The body is not valid JSON at byte 16."))
	})

	It("accepts at most 50,000 elements and fields", func() {
		list := func(n int) []byte { return []byte("[" + strings.Repeat("1,", n-1) + "1]") }
		Expect(readJSON(context.Background(), list(49_999))).To(HaveLen(49_999), "and the list itself")
		_, err := readJSON(context.Background(), list(50_000))
		Expect(err).To(HaveField("Detail", "The body has more than 50000 elements and members."))
	})

	It("reads a small body completely after its caller has disconnected, because it checks the caller only every 1,024 values", func() {
		gone, leave := context.WithCancel(context.Background())
		leave()
		Expect(readJSON(gone, []byte(`[1, 2]`))).To(HaveLen(2))
	})
})

var _ = Describe("An ETag", func() {
	It("starts with the version, and changes with each value in the response", func() {
		one, two := etag([]byte(`{"version": 3, "stock": 1}`)), etag([]byte(`{"version": 3, "stock": 2}`))
		Expect(one).To(HavePrefix(`"3-`))
		Expect(one).NotTo(Equal(two))
		Expect(request.KnowsTag(one, one)).To(BeTrue())
		Expect(request.KnowsTag(`"x", W/`+one, one)).To(BeTrue())
		Expect(request.KnowsTag("", one)).To(BeFalse())
		Expect(request.KnowsTag(two, one)).To(BeFalse())
	})
})
