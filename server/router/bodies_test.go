package router

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/problem"
)

var _ = Describe("The slots of large bodies", func() {
	var b *bodies
	var address string
	BeforeEach(func() {
		b = newBodies()
		e := echo.New()
		e.HTTPErrorHandler = problem.HandleBehind("", nil)
		e.POST("/:lane/:sender", func(c echo.Context) error {
			held := map[string]func() *heldBody{"anonymous": func() *heldBody { return b.hold(false) }, "credentials": func() *heldBody { return b.hold(true) }, "notices": b.holdNotice, "messages": func() *heldBody { return b.holdMessage(maxBody) }}[c.Param("lane")]()
			defer held.release()
			raw, err := held.from(c, c.Param("sender")).read(c.Request().Context(), c.Request())
			if err != nil {
				return err
			}
			return c.String(http.StatusOK, fmt.Sprint(len(raw)))
		})
		address = listening(NewServer(e), Options{})
	})
	const size = 100_000
	// slow opens a request and sends 20,000 bytes of its body. If placed is true, slow waits until the request has a
	// slot.
	slow := func(lane *lane, name string, sender any, placed bool) net.Conn {
		GinkgoHelper()
		before := held(lane)
		c := opened(address, fmt.Sprintf("POST /%s/%v HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n%s", name, sender, size, strings.Repeat("a", 20_000)))
		if placed {
			Eventually(func() int { return held(lane) }).WithPolling(time.Millisecond).Should(BeNumerically(">", before))
		}
		return c
	}
	// fast sends a complete body and returns the status of the response.
	fast := func(lane string, sender any) int {
		GinkgoHelper()
		r, err := http.Post(fmt.Sprintf("http://%s/%s/%v", address, lane, sender), "text/plain", strings.NewReader(strings.Repeat("a", size)))
		Expect(err).NotTo(HaveOccurred())
		defer r.Body.Close()
		return r.StatusCode
	}
	lanes := func() map[string]*lane {
		return map[string]*lane{"anonymous": b.anonymous, "credentials": b.signedIn, "notices": b.notices, "messages": b.messages}
	}

	It("are taken in every lane from a slow sender after a second if another request is waiting", func() {
		for name, lane := range lanes() {
			var all []net.Conn
			for i := range len(lane.free) {
				all = append(all, slow(lane, name, i, true))
			}
			tries := 0
			Eventually(func() int { tries++; return fast(name, "honest") }).Should(Equal(http.StatusOK), name)
			answers := make([]string, len(all))
			interrupted := func() (n int) {
				for i, c := range all {
					_ = c.SetReadDeadline(time.Now().Add(10 * time.Millisecond))
					text := make([]byte, 4096)
					read, _ := c.Read(text)
					if answers[i] += string(text[:read]); strings.HasPrefix(answers[i], "HTTP/1.1 503") {
						n++
					}
				}
				return n
			}
			Eventually(interrupted).Should(BeNumerically(">=", 1), name)
			Expect(interrupted()).To(BeNumerically("<=", tries), name)
			for _, answer := range answers {
				Expect(answer).To(Or(BeEmpty(), And(ContainSubstring(`"busy"`), ContainSubstring("Retry-After: 1"))))
			}
			for _, c := range all {
				Expect(c.Close()).To(Succeed())
			}
		}
	})

	It("are limited to half of a lane for one sender, so another sender gets a slot at once", func() {
		for name, lane := range lanes() {
			places := len(lane.free)
			for i := range 3 * places {
				slow(lane, name, "greedy", i < places/2)
			}
			Consistently(func() int { return held(lane) }, 50*time.Millisecond).Should(Equal(places/2), name)
			for i := range places {
				Expect(fast(name, fmt.Sprint("honest", i))).To(Equal(http.StatusOK), name)
			}
			Eventually(func() int { return held(lane) }).Should(Equal(places/2), "nobody was interrupted for them")
		}
	})

	It("are separate for each lane", func() {
		for name, lane := range lanes() {
			for i := range len(lane.free) {
				slow(lane, name, i, true)
			}
			for other, free := range lanes() {
				if vacant(free) > 0 {
					Expect(fast(other, "honest")).To(Equal(http.StatusOK), other)
				}
			}
			Expect(vacant(lane)).To(BeZero(), "nobody was interrupted for them")
		}
	})

	It("are kept by a slow sender while no other request is waiting", func() {
		c := slow(b.anonymous, "anonymous", 1, true)
		time.Sleep(bodyPace + bodyPace/5) // longer than the time during which a slot is safe
		Expect(fast("anonymous", 2)).To(Equal(http.StatusOK))
		_, err := io.WriteString(c, strings.Repeat("a", size-20_000))
		Expect(err).NotTo(HaveOccurred())
		answer := make([]byte, 12)
		_, err = io.ReadFull(c, answer)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(answer)).To(Equal("HTTP/1.1 200"))
		Eventually(func() int { return held(b.anonymous) }).Should(BeZero())
	})

	It("are never taken from a request whose body is complete", func(ctx SpecContext) {
		lane := newLane(2)
		stopped := 0
		came := func(sender string) *heldBody {
			h := &heldBody{lane: lane, sender: sender, interrupt: func() error { stopped++; return nil }}
			Expect(lane.take(ctx, h)).To(Succeed())
			h.since = time.Now().Add(-time.Hour)
			return h
		}
		first, second := came("a"), came("b")
		for _, h := range []*heldBody{first, second} {
			Expect(lane.done(h)).To(BeFalse())
		}
		waits, left := context.WithTimeout(ctx, 3*bodyPace/10)
		defer left()
		Expect(lane.take(waits, &heldBody{lane: lane, sender: "c"})).To(MatchError(ContainSubstring("busy")))
		Expect(stopped).To(BeZero())
		first.release()
		Expect(lane.take(ctx, &heldBody{lane: lane, sender: "c"})).To(Succeed())
		Expect(lane.waiting).To(BeEmpty())
	})

	It("are taken from the slowest sender after its first second, unless the waiting sender already has half of them", func(ctx SpecContext) {
		lane, stopped := newLane(6), []string{}
		come := func(sender string, bytes int64, began time.Duration) *heldBody {
			h := &heldBody{lane: lane, sender: sender, interrupt: func() error { stopped = append(stopped, sender); return nil }}
			Expect(lane.take(ctx, h)).To(Succeed())
			h.since = time.Now().Add(began)
			h.received.Store(bytes)
			return h
		}
		waits := func(sender string) {
			lane.waiting = append(lane.waiting, &waitingBody{&heldBody{lane: lane, sender: sender}, make(chan struct{})})
			lane.hurry()
		}
		for range 3 {
			come("greedy", 9_000_000, -time.Minute)
		}
		come("fast", 6_000_000, -time.Minute)
		slow := come("slow", 60_000, -time.Minute)
		come("new", 0, time.Hour) // still new, however long the spec takes
		waits("greedy")
		Expect(stopped).To(BeEmpty())
		waits("honest")
		Expect(stopped).To(Equal([]string{"slow"}))
		waits("another")
		Expect(stopped).To(Equal([]string{"slow"}), "its place is about to be free")
		Expect(lane.done(slow)).To(BeTrue())
		slow.release()
		Expect([]int{lane.of("greedy"), lane.of("slow"), lane.of("honest"), lane.of("another")}).To(Equal([]int{3, 0, 1, 0}))
		lane.hurry()
		Expect(stopped).To(Equal([]string{"slow", "fast"}))
	})

	It("limit a body to the message size of its route, with or without a Content-Length", func(ctx SpecContext) {
		for _, length := range []int64{size, -1} {
			read := func(most int64) error {
				request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(strings.Repeat("a", size)))
				request.ContentLength = length
				held := b.holdMessage(most)
				defer held.release()
				raw, err := held.read(ctx, request)
				if err == nil {
					Expect(raw).To(HaveLen(size))
				}
				return err
			}
			Expect(read(size)).To(Succeed())
			Expect(read(size - 1)).To(MatchError(ContainSubstring("more than 99999 bytes")))
		}
	})
})

func held(l *lane) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.held)
}

func vacant(l *lane) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.free)
}
