package router

import (
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("A limit of requests", func() {
	start := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

	// took counts how many of some requests at one moment are not too many.
	took := func(l *limiter, key string, times int, at time.Time) (n int) {
		for range times {
			if l.spend(key, at).wait == 0 {
				n++
			}
		}
		return n
	}

	It("is so many at once, and so many a minute from then on, to the moment", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 100, start)).To(Equal(30))
		Expect(took(l, "a", 1, start.Add(2*time.Second-1))).To(BeZero())
		Expect(took(l, "a", 2, start.Add(2*time.Second))).To(Equal(1))
		Expect(took(l, "a", 100, start.Add(12*time.Second))).To(Equal(5))
		Expect(took(l, "a", 100, start.Add(12*time.Second+time.Minute))).To(Equal(30))
		Expect(took(l, "a", 100, start.Add(time.Hour))).To(Equal(30), "nobody saves requests up")
	})

	It("is each key's own, and is not longer for who goes on asking", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 1000, start)).To(Equal(30))
		Expect(took(l, "b", 100, start)).To(Equal(30))
		Expect(l.spend("a", start).wait).To(Equal(2 * time.Second))
		Expect(took(l, "a", 1, start.Add(2*time.Second))).To(Equal(1))
	})

	It("gives back what turned out not to be the key's", func() {
		l := newLimiter(30)
		Expect(took(l, "a", 30, start)).To(Equal(30))
		l.give("a")
		l.give("nobody")
		Expect(took(l, "a", 100, start)).To(Equal(1))
	})

	It("forgets keys that have everything back, and no others", func() {
		l := newLimiter(30)
		took(l, "a", 30, start)
		took(l, "b", 1, start)
		took(l, "c", 1, start.Add(59*time.Second))
		Expect(l.full).To(HaveLen(3))
		took(l, "c", 1, start.Add(60*time.Second))
		Expect(l.full).To(HaveLen(2), "a has one to come, by a moment, and c")
		Expect(took(l, "a", 100, start.Add(60*time.Second))).To(Equal(30))
	})

	It("is told as the documents say: what is left, and the seconds until it is full", func() {
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
		Expect(limit).To(Equal(`"default";r=0;t=60`), "too many cost nothing more")
		Expect(retry).To(HavePrefix("rate_limited"))
	})

	It("may be none", func() {
		l := newLimiter(0)
		c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), httptest.NewRecorder())
		Expect(l.take(c, "default", "a")).To(Succeed())
		Expect(c.Response().Header()).To(BeEmpty())
	})
})
