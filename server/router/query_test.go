package router

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The check of queries and headers", func() {
	// asked returns the error for a request with a number of header lines and a query.
	asked := func(lines int, query string) error {
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.URL.RawQuery = query
		for i := range lines {
			request.Header.Add(fmt.Sprintf("X-Plenty-%d", i/2), "1")
		}
		return bounded(func(echo.Context) error { return nil })(echo.New().NewContext(request, nil))
	}

	It("allows 100 header lines, and counts each line of a repeated name", func() {
		Expect(asked(100, "")).To(Succeed())
		err := asked(101, "")
		Expect(domain.CodeOf(err)).To(Equal(domain.HeadersTooLarge))
		Expect(err).To(MatchError(ContainSubstring("100")))
	})

	DescribeTable("accepts or refuses a query with", func(query, pointer, code, detail string) {
		err := asked(0, query)
		if code == "" {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(err).To(HaveField("Code", domain.InvalidRequest))
		Expect(err).To(HaveField("Fields", ConsistOf(domain.Field{In: "query", Pointer: pointer, Code: code, Detail: detail})))
	},
		Entry("no parameters", "", "", "", ""),
		Entry("escaped characters", "a=%3B%C3%BC+x&b&c=", "", "", ""),
		Entry("8,192 bytes", "a="+strings.Repeat("x", 8190), "", "", ""),
		Entry("8,193 bytes (refused)", "a="+strings.Repeat("x", 8191), "", "too_long", "The query is longer than 8,192 bytes."),
		Entry("100 parameters", strings.Repeat("a&", 99)+"a", "", "", ""),
		Entry("101 parameters (refused)", strings.Repeat("a&", 100)+"a", "", "too_many", "The query has more than 100 parameters."),
		Entry("a semicolon (refused)", "a=1;b=2", "/a", "wrong_format", "A semicolon has to be written as %3B."),
		Entry("a broken escape (refused)", "a=%zz", "/a", "wrong_format", "An escape is broken."),
		Entry("invalid UTF-8 (refused)", "a=%ff", "/a", "wrong_format", "The text is not valid UTF-8."),
		Entry("NUL (refused)", "a=%00", "/a", "wrong_format", "Text must not contain NUL."),
		Entry("a name that is not UTF-8 (refused)", "%ff=1", "/%ff", "wrong_format", "The text is not valid UTF-8."),
		Entry("a name with a broken escape and a value that is not UTF-8 (refused)", "%zz=%ff", "/%zz", "wrong_format", "The text is not valid UTF-8."),
	)

	It("names every unreadable parameter of a query", func() {
		Expect(asked(0, "a=%ff&b=1&c=;")).To(HaveField("Fields", HaveExactElements(HaveField("Pointer", "/a"), HaveField("Pointer", "/c"))))
	})
})
