package router

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/problem"
)

var _ = Describe("A streamed file", func() {
	It("is recognizably incomplete if writing fails midway", func() {
		e := echo.New()
		e.HTTPErrorHandler = problem.Handle
		shared := &edge{entries: map[route]entry{{"GET", "/"}: {slow: true}}}
		e.Use(recovered, logged, shared.deadline, compressing())
		e.GET("/", func(c echo.Context) error {
			c.Response().WriteHeader(http.StatusOK)
			if _, err := c.Response().Write(make([]byte, 1<<16)); err != nil {
				return err
			}
			return errors.New("the database is gone")
		})
		server := httptest.NewServer(e)
		defer server.Close()
		for _, encoding := range []string{"identity", "gzip"} {
			request, err := http.NewRequest(http.MethodGet, server.URL, http.NoBody)
			Expect(err).NotTo(HaveOccurred())
			request.Header.Set("Accept-Encoding", encoding)
			answer, err := server.Client().Do(request)
			if err != nil {
				continue // the server had not yet sent any byte of it
			}
			_, err = io.ReadAll(answer.Body)
			Expect(err).To(MatchError(io.ErrUnexpectedEOF), encoding)
			Expect(answer.Body.Close()).To(Succeed())
		}
	})

	It("may take as long as the client needs, like uploads and media", func() {
		for _, surface := range []string{"admin", "customer", "public"} {
			doc, err := Document(surface)
			Expect(err).NotTo(HaveOccurred())
			all, err := operations(surface, doc)
			Expect(err).NotTo(HaveOccurred())
			var tables []string
			for id, o := range all {
				if o.table {
					tables = append(tables, id)
				}
			}
			if surface == "admin" {
				Expect(tables).To(ConsistOf("exportOrders", "exportCustomers", "exportProducts", "exportRefunds", "exportInvoices", "exportChargebacks", "exportReturns", "exportPaymentTransactions", "getCustomerImportTemplate", "getIntegrationTaskFile"))
			} else {
				Expect(tables).To(BeEmpty())
			}
		}
	})
})
