package router

import (
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("A limit of requests", func() {
	begun := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	at := func(seconds float64) time.Time { return begun.Add(time.Duration(seconds * float64(time.Second))) }

	DescribeTable("may be spent at once, and comes back evenly over a minute", func(perMinute int) {
		l, each := newLimiter(perMinute), time.Minute/time.Duration(perMinute)
		for i := range perMinute {
			left, wait := l.spend("one", begun)
			Expect(left).To(Equal(perMinute - 1 - i))
			Expect(wait).To(Equal(each))
		}
		for range 3 { // what is refused costs nothing
			left, wait := l.spend("one", begun)
			Expect(left).To(Equal(-1))
			Expect(wait).To(BeNumerically("~", each, perMinute))
		}
		left, wait := l.spend("one", begun.Add(each-time.Millisecond))
		Expect(left).To(Equal(-1))
		Expect(wait).To(BeNumerically("~", time.Millisecond, perMinute))
		left, _ = l.spend("one", begun.Add(each))
		Expect(left).To(Equal(0))
		left, _ = l.spend("two", begun.Add(each))
		Expect(left).To(Equal(perMinute-1), "another key")
		left, _ = l.spend("one", begun.Add(each+time.Minute/2))
		Expect(left).To(BeNumerically("~", perMinute/2-1, 1))
		left, _ = l.spend("one", at(3600))
		Expect(left).To(Equal(perMinute-1), "no more than the limit is ever saved up")
	}, Entry(nil, 30), Entry(nil, 60), Entry(nil, 7), Entry(nil, 1))

	It("is given back, to whom it was taken from", func() {
		l := newLimiter(2)
		l.spend("one", begun)
		l.spend("one", begun)
		l.give("two")
		left, _ := l.spend("one", begun)
		Expect(left).To(Equal(-1))
		l.give("one")
		left, _ = l.spend("one", begun)
		Expect(left).To(Equal(0))
		left, _ = l.spend("two", begun)
		Expect(left).To(Equal(1), "who has spent nothing gets nothing back")
	})

	It("remembers nobody who has everything back, and looks once a minute", func() {
		l := newLimiter(30)
		l.spend("one", begun)
		l.spend("two", at(30))
		Expect(l.full).To(HaveLen(2))
		for range 30 {
			l.spend("busy", at(59))
		}
		l.spend("two", at(60))
		Expect(l.full).To(HaveLen(2), "one is forgotten")
		left, _ := l.spend("busy", at(60))
		Expect(left).To(Equal(-1), "who has spent is not")
		l.spend("two", at(119))
		l.spend("three", at(119.9))
		l.spend("two", at(120))
		Expect(l.full).To(HaveLen(2), "busy has everything back at 119")
	})

	Describe("of an edge", func() {
		visitor := func() (echo.Context, http.Header) {
			recorder := httptest.NewRecorder()
			c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), recorder)
			return c, recorder.Header()
		}
		caller := func(kind domain.ActorKind, id, storeID int64) auth.Identity {
			return auth.Identity{Actor: domain.Actor{Kind: kind, ID: id, StoreID: storeID}, Credential: identity.Credential{Kind: kind, ID: id}}
		}
		asks := func(l *limits, who auth.Identity) error {
			c, _ := visitor()
			if err := l.before(c); err != nil {
				return err
			}
			return l.after(c, who)
		}
		limited := WithTransform(domain.CodeOf, Equal(domain.RateLimited))

		It("says what is left, and when there is one more", func() {
			l := newLimits(40, 0)
			c, header := visitor()
			Expect(l.before(c)).To(Succeed())
			Expect(header.Get("RateLimit-Policy")).To(Equal(`"default";q=40;w=60`))
			Expect(header.Get("RateLimit")).To(Equal(`"default";r=39;t=2`), "every 1.5 s, in whole seconds")
			for range 39 {
				Expect(l.before(c)).To(Succeed())
			}
			err := l.before(c)
			Expect(err).To(limited)
			Expect(err.(*domain.Error).RetryAfter).To(Equal(2))
			Expect(header.Get("RateLimit")).To(Equal(`"default";r=0;t=2`))
		})

		It("counts by who was verified, and leaves the address what it has", func() {
			l := newLimits(2, 0)
			for range 2 {
				Expect(asks(l, caller(domain.ActorAdmin, 7, 0))).To(Succeed())
			}
			Expect(asks(l, caller(domain.ActorAdmin, 7, 0))).To(limited)
			Expect(asks(l, caller(domain.ActorAdmin, 8, 0))).To(Succeed())
			Expect(asks(l, caller(domain.ActorAPIToken, 7, 0))).To(Succeed())
			for range 2 {
				Expect(asks(l, auth.Identity{})).To(Succeed())
			}
			Expect(asks(l, auth.Identity{})).To(limited)
			c, _ := visitor()
			Expect(l.before(c)).To(limited, "nobody who is not verified gets anything back")
		})

		It("counts a store's visitors, and everybody else who is about it, apart", func() {
			l := newLimits(0, 2)
			guest, customer, staff := caller(domain.ActorCustomer, 0, 1), caller(domain.ActorCustomer, 5, 1), caller(domain.ActorAdmin, 7, 1)
			Expect(asks(l, guest)).To(Succeed())
			Expect(asks(l, guest)).To(Succeed())
			Expect(asks(l, guest)).To(limited)
			Expect(asks(l, customer)).To(Succeed(), "has logged in, and is no stranger")
			Expect(asks(l, staff)).To(Succeed())
			Expect(asks(l, staff)).To(limited)
			Expect(asks(l, caller(domain.ActorCustomer, 0, 2))).To(Succeed())
			for range 5 {
				Expect(asks(l, auth.Identity{})).To(Succeed(), "is about no store")
			}
		})

		It("tells of a store's limit only when it is reached", func() {
			l := newLimits(100, 30)
			c, header := visitor()
			for range 30 {
				Expect(l.before(c)).To(Succeed())
				Expect(l.after(c, caller(domain.ActorCustomer, 0, 1))).To(Succeed())
			}
			Expect(header.Get("RateLimit")).To(HavePrefix(`"default"`))
			Expect(l.after(c, caller(domain.ActorCustomer, 0, 1))).To(limited)
			Expect(header.Get("RateLimit-Policy")).To(Equal(`"store";q=30;w=60`))
			Expect(header.Get("RateLimit")).To(Equal(`"store";r=0;t=2`))
		})

		It("is none where none is set", func() {
			l := newLimits(0, 0)
			c, header := visitor()
			for range 100 {
				Expect(l.before(c)).To(Succeed())
				Expect(l.after(c, caller(domain.ActorAdmin, 7, 1))).To(Succeed())
			}
			Expect(header).To(BeEmpty())
		})
	})
})
