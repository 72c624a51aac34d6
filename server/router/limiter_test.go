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

var _ = Describe("The rate limiter", func() {
	start := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

	// took returns how many of several concurrent requests the limiter admits.
	took := func(l *limiter, key string, times int, at time.Time) (n int) {
		for range times {
			if l.spend(key, at).wait == 0 {
				n++
			}
		}
		return n
	}

	It("admits a burst, followed by requests at the configured rate", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 100, start)).To(Equal(30))
		Expect(took(l, "a", 1, start.Add(2*time.Second-1))).To(BeZero())
		Expect(took(l, "a", 2, start.Add(2*time.Second))).To(Equal(1))
		Expect(took(l, "a", 100, start.Add(12*time.Second))).To(Equal(5))
		Expect(took(l, "a", 100, start.Add(12*time.Second+time.Minute))).To(Equal(30))
		Expect(took(l, "a", 100, start.Add(time.Hour))).To(Equal(30), "nobody saves requests up")
	})

	It("counts each key separately, and does not count refused requests", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 1000, start)).To(Equal(30))
		Expect(took(l, "b", 100, start)).To(Equal(30))
		Expect(l.spend("a", start).wait).To(Equal(2 * time.Second))
		Expect(took(l, "a", 1, start.Add(2*time.Second))).To(Equal(1))
	})

	It("can return a spent request to a key", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 30, start)).To(Equal(30))
		l.give("a")
		l.give("nobody")
		Expect(took(l, "a", 100, start)).To(Equal(1))
	})

	It("forgets a key only when its allowance is full again", func() {
		l := newLimiter(30)
		took(l, "a", 30, start)
		took(l, "b", 1, start)
		took(l, "c", 1, start.Add(59*time.Second))
		Expect(l.full).To(HaveLen(3))
		took(l, "c", 1, start.Add(60*time.Second))
		Expect(l.full).To(HaveLen(2), "a has one to come, by a moment, and c")
		Expect(took(l, "a", 100, start.Add(60*time.Second))).To(Equal(30))
	})

	It("sends the documented headers: the remaining requests, and the seconds until the allowance is full", func() {
		l := newLimiter(30)
		told := func() (policy, limit, retry string) {
			c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), httptest.NewRecorder())
			err := l.take(c, "default", "a")
			header := c.Response().Header()
			if err != nil {
				retry = err.Error()
			}
			return header.Get("RateLimit-Policy"), header.Get("RateLimit"), retry
		}
		policy, limit, _ := told()
		Expect(policy).To(Equal(`"default";q=30;w=60`))
		Expect(limit).To(Equal(`"default";r=29;t=2`))
		_, limit, _ = told()
		Expect(limit).To(Equal(`"default";r=28;t=4`))
		for range 28 {
			_, limit, _ = told()
		}
		Expect(limit).To(Equal(`"default";r=0;t=60`))
		_, limit, retry := told()
		Expect(limit).To(Equal(`"default";r=0;t=60`), "refused requests are not counted")
		Expect(retry).To(HavePrefix("rate_limited"))
	})

	It("admits every request if its limit is 0", func() {
		l := newLimiter(0)
		c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), httptest.NewRecorder())
		Expect(l.take(c, "default", "a")).To(Succeed())
		Expect(c.Response().Header()).To(BeEmpty())
	})

	Describe("for API callers", func() {
		visitor := func() (echo.Context, http.Header) {
			recorder := httptest.NewRecorder()
			c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), recorder)
			return c, recorder.Header()
		}
		caller := func(kind domain.ActorKind, id, storeID int64) auth.Identity {
			return auth.Identity{Actor: domain.Actor{Kind: kind, ID: id, StoreID: storeID}, Credential: identity.Credential{Kind: kind, ID: id}}
		}
		asked := func(l *limits, c echo.Context, who auth.Identity) error {
			spared, err := l.before(c)
			if err != nil {
				return err
			}
			return l.after(c, who, spared)
		}
		asks := func(l *limits, who auth.Identity) error {
			c, _ := visitor()
			return asked(l, c, who)
		}
		limited := WithTransform(domain.CodeOf, Equal(domain.RateLimited))

		It("sends the number of remaining requests, and the time until the allowance is full", func() {
			l := newLimits(40, 0)
			c, header := visitor()
			before := func() error { _, err := l.before(c); return err }
			Expect(before()).To(Succeed())
			Expect(header.Get("RateLimit-Policy")).To(Equal(`"default";q=40;w=60`))
			Expect(header.Get("RateLimit")).To(Equal(`"default";r=39;t=2`), "every 1.5 s, in whole seconds")
			for range 39 {
				Expect(before()).To(Succeed())
			}
			err := before()
			Expect(err).To(limited)
			Expect(err.(*domain.Error).RetryAfter).To(Equal(2))
			Expect(header.Get("RateLimit")).To(Equal(`"default";r=0;t=60`))
		})

		It("counts requests by verified caller, not by network address", func() {
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
			_, err := l.before(c)
			Expect(err).To(limited, "nobody who is not verified gets anything back")
		})

		It("admits a verified caller from an exhausted address until the credential expires", func() {
			l := newLimits(5, 0)
			with := func(token string) echo.Context {
				c, _ := visitor()
				c.Request().Header.Set(echo.HeaderAuthorization, "Bearer "+token)
				return c
			}
			ada := caller(domain.ActorAdmin, 7, 0)
			Expect(asked(l, with("ada"), ada)).To(Succeed())
			for range 5 {
				Expect(asks(l, auth.Identity{})).To(Succeed())
			}
			Expect(asks(l, auth.Identity{})).To(limited)
			for range 4 {
				Expect(asked(l, with("ada"), ada)).To(Succeed())
			}
			Expect(asked(l, with("ada"), ada)).To(limited, "by their own limit")
			Expect(asked(l, with("bob"), caller(domain.ActorAdmin, 8, 0))).To(limited, "nobody knows yet that it is good")
			_, err := l.before(with(""))
			Expect(err).To(limited)
			By("refusing the caller after the expiry")
			Expect(asked(l, with("ada"), auth.Identity{})).To(limited)
			_, err = l.before(with("ada"))
			Expect(err).To(limited)
			calm := newLimits(2, 0)
			Expect(asked(calm, with("ada"), ada)).To(Succeed())
			Expect(asked(calm, with("ada"), auth.Identity{})).To(Succeed())
			Expect(asks(calm, auth.Identity{})).To(Succeed())
			Expect(asks(calm, auth.Identity{})).To(limited, "who is refused is counted")
		})

		It("remembers a verified credential for ten minutes", func() {
			r := newLimits(1, 0).proved
			Expect(r.has("ada", start)).To(BeFalse())
			r.remember("ada", start)
			Expect(r.has("ada", start.Add(10*time.Minute-1))).To(BeTrue())
			Expect(r.has("ada", start.Add(10*time.Minute))).To(BeFalse())
			Expect(r.has("bob", start)).To(BeFalse())
			r.remember("bob", start.Add(10*time.Minute-1))
			Expect(r.until).To(HaveLen(2))
			r.remember("eve", start.Add(10*time.Minute))
			Expect(r.until).To(HaveLen(2), "bob and eve")
			r.remember("eve", start.Add(20*time.Minute-1))
			Expect(r.until).To(HaveLen(2), "it looks for others once in ten minutes")
			r.remember("eve", start.Add(20*time.Minute))
			Expect(r.until).To(HaveLen(1), "eve")
			r.remember("", start)
			Expect(r.has("", start)).To(BeFalse(), "nobody")
		})

		It("counts a store's visitors separately from its other callers", func() {
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

		It("shows the limit of a store only once it is reached", func() {
			l := newLimits(100, 30)
			c, header := visitor()
			for range 30 {
				Expect(asked(l, c, caller(domain.ActorCustomer, 0, 1))).To(Succeed())
			}
			Expect(header.Get("RateLimit")).To(HavePrefix(`"default"`))
			Expect(l.after(c, caller(domain.ActorCustomer, 0, 1), false)).To(limited)
			Expect(header.Get("RateLimit-Policy")).To(Equal(`"store";q=30;w=60`))
			Expect(header.Get("RateLimit")).To(Equal(`"store";r=0;t=60`))
		})

		It("admits every request if no limit is set", func() {
			l := newLimits(0, 0)
			c, header := visitor()
			for range 100 {
				Expect(asked(l, c, caller(domain.ActorAdmin, 7, 1))).To(Succeed())
			}
			Expect(header).To(BeEmpty())
			Expect(l.proved.until).To(BeEmpty())
		})
	})
})
