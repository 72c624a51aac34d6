package router

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The route determines the lane and the sender of a body. bodies_test.go tests the lanes themselves.
var _ = Describe("A route that reads large bodies", func() {
	const body = 100_000
	var e *edge
	var address string
	BeforeEach(func() {
		e = &edge{limits: newLimits(0, 0), bodies: newBodies(), entries: map[route]entry{}}
		e.declare(http.MethodPost, "/message", entry{body: messageBody})
		doc, err := Document("customer")
		Expect(err).NotTo(HaveOccurred())
		all, err := operations("customer", doc)
		Expect(err).NotTo(HaveOccurred())
		done := func(c echo.Context) error { return c.NoContent(http.StatusNoContent) }
		server := echo.New()
		server.HTTPErrorHandler, server.IPExtractor = problem.HandleBehind("", nil), func(r *http.Request) string { return r.Header.Get("X-Sender") }
		server.Use(func(next echo.HandlerFunc) echo.HandlerFunc {
			return func(c echo.Context) error {
				var id int64
				_, _ = fmt.Sscan(c.Request().Header.Get("X-Admin"), &id)
				c.SetRequest(c.Request().WithContext(auth.With(c.Request().Context(), auth.Identity{Actor: domain.Actor{Kind: domain.ActorAdmin, ID: id}})))
				return next(c)
			}
		})
		server.POST("/operation", e.validate(all["createCartItem"])(done))
		server.POST("/message", func(c echo.Context) error {
			return e.messages(c, messageBounds{bytes: maxBody, values: maxValues}, func(int) error { return nil }, done)
		})
		server.POST("/notice", func(c echo.Context) error {
			return e.told(c, "payment provider", "provider ", "1", func(int64, []byte) (int, error) { return 1, nil })
		})
		address = listening(NewServer(server), Options{})
	})
	// send opens a request and sends some bytes of its body.
	send := func(path, sender string, bytes int) (status func() string) {
		GinkgoHelper()
		c := opened(address, fmt.Sprintf("POST %s HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n%s\r\nContent-Length: %d\r\n\r\n%s", path, sender, body, strings.Repeat(" ", bytes)))
		return func() string {
			GinkgoHelper()
			Expect(c.SetReadDeadline(time.Now().Add(time.Minute))).To(Succeed())
			line := make([]byte, 12)
			_, err := c.Read(line)
			Expect(err).NotTo(HaveOccurred())
			return string(line)
		}
	}

	DescribeTable("limits one sender to half of the slots of its lane, for", func(path, sender string, of func(*bodies) *lane) {
		lane := of(e.bodies)
		places := vacant(lane)
		for range places/2 + 1 {
			send(path, fmt.Sprintf(sender, 1), 20_000)
		}
		Eventually(func() []int { return []int{held(lane), waiting(lane)} }).WithPolling(time.Millisecond).Should(Equal([]int{places / 2, 1}))
		for range places {
			Expect(send(path, fmt.Sprintf(sender, 2), body)()).NotTo(Equal("HTTP/1.1 503"))
		}
		Eventually(func() int { return held(lane) }).Should(Equal(places/2), "nobody was interrupted for them")
	},
		Entry("a visitor's request", "/operation", "X-Sender: 203.0.113.%d", func(b *bodies) *lane { return b.anonymous }),
		Entry("a visitor's request over IPv6", "/operation", "X-Sender: 2001:db8:0:%d::1", func(b *bodies) *lane { return b.anonymous }),
		Entry("a request with a credential", "/operation", "X-Sender: 203.0.113.1\r\nX-Admin: %d", func(b *bodies) *lane { return b.signedIn }),
		Entry("a message of a buyer's assistant", "/message", "X-Sender: 203.0.113.%d", func(b *bodies) *lane { return b.messages }),
		Entry("a message of an assistant with a credential", "/message", "X-Sender: 203.0.113.1\r\nX-Admin: %d", func(b *bodies) *lane { return b.messages }),
		Entry("a notice of a payment service", "/notice", "X-Sender: 203.0.113.%d", func(b *bodies) *lane { return b.notices }),
	)

	It("interrupts a slow sender of any kind if other senders are waiting", func() {
		for path, of := range map[string]*lane{"/operation": e.bodies.anonymous, "/message": e.bodies.messages, "/notice": e.bodies.notices} {
			for i := range vacant(of) {
				send(path, fmt.Sprintf("X-Sender: 203.0.113.%d", i), 20_000)
			}
			Eventually(func() int { return vacant(of) }).Should(BeZero())
			Eventually(func() string { return send(path, "X-Sender: 198.51.100.1", body)() }).ShouldNot(Equal("HTTP/1.1 503"), path)
		}
	})
})

func waiting(l *lane) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.waiting)
}
