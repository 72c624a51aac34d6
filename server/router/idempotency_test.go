package router

import (
	"crypto/sha256"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing/iotest"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The fingerprint of an idempotency key", func() {
	// asked is a request with the key.
	type asked struct {
		actor                                           domain.Actor
		from, method, query, ifMatch, body, surface, id string
		binary                                          bool
	}
	ofKey := func(a asked) (scope, sum string, request *http.Request) {
		GinkgoHelper()
		request = httptest.NewRequest(a.method, "/", strings.NewReader(a.body))
		request.RemoteAddr, request.URL.RawQuery = a.from+":1234", a.query
		request.Header.Set("If-Match", a.ifMatch)
		request = request.WithContext(auth.With(request.Context(), auth.Identity{Actor: a.actor}))
		f, err := fingerprint(echo.New().NewContext(request, nil), &operation{surface: a.surface, id: a.id, contract: &contract{json: !a.binary}})
		Expect(err).NotTo(HaveOccurred())
		return string(f.scope), string(f.sum), request
	}
	admin, customer := domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1}, domain.Actor{Kind: domain.ActorCustomer, ID: 7, StoreID: 1}
	guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: 1, CartToken: []byte("cart")}
	visitor := domain.Actor{Kind: domain.ActorCustomer, StoreID: 1}
	with := func(a domain.Actor, change func(*domain.Actor)) domain.Actor { change(&a); return a }
	refund := func(actor domain.Actor) asked {
		return asked{actor: actor, from: "198.51.100.1", method: http.MethodPost, surface: "admin", id: "refundOrder", body: `{"orderId":1}`}
	}
	but := func(a asked, change func(*asked)) asked { change(&a); return a }

	DescribeTable("has a scope that depends only on caller, store and operation, compared with the scope of", func(one, other asked, same bool) {
		first, _, _ := ofKey(one)
		second, _, _ := ofKey(other)
		Expect(second == first).To(Equal(same))
	},
		Entry("another user", refund(admin), refund(with(admin, func(a *domain.Actor) { a.ID = 8 })), false),
		Entry("a customer with the same id as a user", refund(admin), refund(customer), false),
		Entry("another store", refund(admin), refund(with(admin, func(a *domain.Actor) { a.StoreID = 2 })), false),
		Entry("another operation of the same user", refund(admin), but(refund(admin), func(a *asked) { a.id = "voidRefund" }), false),
		Entry("another surface", refund(admin), but(refund(admin), func(a *asked) { a.surface = "public" }), false),
		Entry("another method", refund(admin), but(refund(admin), func(a *asked) { a.method = http.MethodPut }), false),
		Entry("the same user at another address after a new login", refund(admin), but(refund(with(admin, func(a *domain.Actor) { a.SessionID = 9 })), func(a *asked) { a.from = "198.51.100.2" }), true),
		Entry("a customer with a cart", refund(customer), refund(with(customer, func(a *domain.Actor) { a.CartToken = []byte("cart") })), true),
		Entry("another guest's cart (differs)", refund(guest), refund(with(guest, func(a *domain.Actor) { a.CartToken = []byte("cart 2") })), false),
		Entry("the same guest at another address", refund(guest), but(refund(guest), func(a *asked) { a.from = "198.51.100.2" }), true),
		Entry("a visitor at another address", refund(visitor), but(refund(visitor), func(a *asked) { a.from = "198.51.100.2" }), false),
		Entry("a visitor with a new cart", refund(visitor), refund(guest), false),
		Entry("another request of the same caller", refund(admin), but(refund(admin), func(a *asked) { a.body, a.query, a.ifMatch = "{}", "a=1", `"1"` }), true),
	)

	DescribeTable("has a hash that depends only on the request, compared with the hash of", func(one, other asked, same bool) {
		_, first, _ := ofKey(one)
		_, second, _ := ofKey(other)
		Expect(second == first).To(Equal(same))
	},
		Entry("the same request", refund(admin), refund(admin), true),
		Entry("another body", refund(admin), but(refund(admin), func(a *asked) { a.body = `{"orderId":2}` }), false),
		Entry("the same fields in another order, with blanks", but(refund(admin), func(a *asked) { a.body = `{"orderId":1,"lines":[{"a":1,"b":2}]}` }),
			but(refund(admin), func(a *asked) { a.body = "{\n \"lines\": [ {\"b\":2, \"a\":1} ],\t\"orderId\": 1}\n" }), true),
		Entry("the same elements in another order", but(refund(admin), func(a *asked) { a.body = `[1,2]` }), but(refund(admin), func(a *asked) { a.body = `[2,1]` }), false),
		Entry("a long number that a float would round", but(refund(admin), func(a *asked) { a.body = `{"orderId":9007199254740993}` }),
			but(refund(admin), func(a *asked) { a.body = `{"orderId":9007199254740992}` }), false),
		Entry("a text that begins with the other request's JSON", but(refund(admin), func(a *asked) { a.body = `{"orderId":1} {}` }), refund(admin), false),
		Entry("another query", refund(admin), but(refund(admin), func(a *asked) { a.query = "a=1" }), false),
		Entry("another If-Match", refund(admin), but(refund(admin), func(a *asked) { a.ifMatch = `"1"` }), false),
		Entry("the same value in another part of the request", but(refund(admin), func(a *asked) { a.query = "1" }), but(refund(admin), func(a *asked) { a.ifMatch = "1" }), false),
		Entry("a customer's request with another cart", refund(customer), refund(with(customer, func(a *domain.Actor) { a.CartToken = []byte("cart") })), false),
		Entry("an uploaded file, whose content is ignored", but(refund(admin), func(a *asked) { a.binary = true }), but(refund(admin), func(a *asked) { a.binary, a.body = true, "other" }), true),
	)

	It("includes the hash of the unparsed JSON, which earlier versions stored", func() {
		request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(`{ "b": 1, "a": 2 }`))
		request = request.WithContext(auth.With(request.Context(), auth.Identity{Actor: admin}))
		f, err := fingerprint(echo.New().NewContext(request, nil), &operation{contract: &contract{json: true}})
		Expect(err).NotTo(HaveOccurred())
		earlier := sha256.Sum256([]byte(strings.Repeat("\x000\x00", 3) + `{ "b": 1, "a": 2 }`)) // the scope of a request without cart, query and If-Match
		Expect(f.sent).To(Equal(earlier[:]))
		Expect(f.sum).NotTo(Equal(f.sent))
	})

	It("leaves the body and its validated value available to the handler", func() {
		_, _, request := ofKey(refund(admin))
		Expect(io.ReadAll(request.Body)).To(BeEquivalentTo(`{"orderId":1}`))
		Expect(request.Body).NotTo(BeAssignableToTypeOf(rewoundBody{}))
		checked := rewound(checkedBody{io.NopCloser(strings.NewReader("")), 12}, []byte("{}"))
		Expect(checked.(validated).ValidatedValue()).To(Equal(12))
		Expect(io.ReadAll(checked)).To(BeEquivalentTo("{}"))
	})

	It("fails if the body is incomplete", func() {
		request := httptest.NewRequest(http.MethodPost, "/", iotest.ErrReader(errors.New("gone")))
		request = request.WithContext(auth.With(request.Context(), auth.Identity{Actor: admin}))
		_, err := fingerprint(echo.New().NewContext(request, nil), &operation{contract: &contract{json: true}})
		Expect(err).To(HaveOccurred())
	})
})
