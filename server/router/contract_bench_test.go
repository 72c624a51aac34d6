package router

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/labstack/echo/v4"
)

// BenchmarkContract measures only the check of a request. server/apitest/bench prints the names of the operations.
func BenchmarkContract(b *testing.B) {
	doc, err := Document("customer")
	if err != nil {
		b.Fatal(err)
	}
	ops, err := operations("customer", doc)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct{ name, operation, method, target, body string }{
		{"GET with one parameter: product detail", "getProduct", http.MethodGet, "/customer/product?productId=31", ""},
		{"GET with five parameters: product list", "listProducts", http.MethodGet, "/customer/product/paged?search=mug&pageSize=20&sort=-price&inStock=true&currencyCode=EUR", ""},
		{"POST: add to cart", "createCartItem", http.MethodPost, "/customer/cart/item", `{"variantId":310,"quantity":2}` + "\n"},
		{"POST: checkout", "checkoutCart", http.MethodPost, "/customer/checkout", `{"cartId":7741,"expectedGrandTotal":"110.79","email":"mia.keller@example.com",` +
			`"shippingAddress":{"firstName":"Mia","lastName":"Keller","streetLine1":"Torstraße 12","city":"Berlin","stateProvince":"BE","postalCode":"10119","countryCode":"DE"},` +
			`"billingSameAsShipping":true,"shippingMethodId":3,"payment":{"paymentProviderId":2,"paymentToken":"pm_card_visa"},"acceptTerms":true,"notes":"Please ring twice, and leave it with Anna."}`},
	} {
		op := ops[c.operation]
		if op == nil {
			b.Fatalf("there is no operation %s", c.operation)
		}
		name := c.name
		if c.body != "" {
			name = fmt.Sprintf("%s, %d bytes", name, len(c.body))
		}
		b.Run(name, func(b *testing.B) {
			req := httptest.NewRequest(c.method, c.target, nil)
			req.Header.Set(headerKey, "0199d2f5-8a63-7c1e-9a55-6f7f0f3b8c11")
			if c.body != "" {
				req.Header.Set(echo.HeaderContentType, echo.MIMEApplicationJSON)
			}
			ec, body := echo.New().NewContext(req, nil), bytes.NewReader(nil)
			held := newBodies().hold(true)
			b.ReportAllocs()
			for b.Loop() {
				ec.Reset(req, nil) // Reset discards the parsed query
				body.Reset([]byte(c.body))
				req.Body = io.NopCloser(body)
				if err := op.contract.check(ec, held); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
