package admin

import (
	"context"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/table"
)

var _ = Describe("The rows of an exported file", func() {
	It("are not read for a HEAD request", func() {
		ended := false
		read := file{name: "orders", end: func() { ended = true }, write: func(t table.Writer) error { return t.Row(table.Texts("a")) }}
		answers := map[bool]*httptest.ResponseRecorder{}
		for _, headers := range []bool{false, true} {
			ctx, f := context.Background(), read
			if headers {
				ctx = request.OnlyHeaders(ctx)
			}
			answers[headers] = httptest.NewRecorder()
			Expect(f.asWanted(ctx).send(answers[headers])).To(Succeed())
		}
		Expect(ended).To(BeTrue())
		Expect(answers[true].Header()).To(Equal(answers[false].Header()))
		Expect(answers[false].Body.String()).To(ContainSubstring("a"))
		Expect(answers[true].Body.Len()).To(BeZero())
	})
})
