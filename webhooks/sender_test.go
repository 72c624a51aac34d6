package webhooks_test

import (
	"compress/gzip"
	"context"
	"crypto/tls"
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/webhooks"
)

var _ = Describe("The sender", func() {
	var (
		clock  = &domain.Clock{}
		sender *webhooks.Sender
		r      *receiver
	)
	message := webhook.WebhookMessage{ID: "evt_1", Payload: []byte(`{"id":"evt_1"}`), Sequence: 7, ObjectVersion: 2}
	to := func(url string, change ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint {
		GinkgoHelper()
		c := webhook.WebhookEndpointChange{URL: &url}
		for _, f := range change {
			f(&c)
		}
		e, err := webhook.NewWebhookEndpoint(c, false, clock.Now())
		Expect(err).NotTo(HaveOccurred())
		return e
	}
	BeforeEach(func() {
		sender = webhooks.NewSender(egress.New(egress.Options{Allow: []netip.Prefix{loopback}}), clock)
		r = newReceiver()
	})

	It("does not follow a redirect", func(ctx SpecContext) {
		elsewhere := newReceiver()
		r.Answers(func(_ received, w http.ResponseWriter) {
			w.Header().Set("Location", elsewhere.URL)
			w.WriteHeader(http.StatusTemporaryRedirect)
		})
		a := sender.Send(ctx, to(r.URL), message)
		Expect(a.ErrorCode).To(Equal(webhook.ErrorRedirect))
		Expect(*a.StatusCode).To(Equal(307))
		Expect(a.ResponseHeaders).To(ContainElement(webhook.WebhookHeader{Name: "Location", Value: elsewhere.URL}))
		Expect(elsewhere.Got()).To(BeEmpty())
	})

	It("reads only a limited part of an endless body", func(ctx SpecContext) {
		r.Answers(func(_ received, w http.ResponseWriter) {
			w.WriteHeader(http.StatusOK)
			block := []byte(strings.Repeat("x", 64<<10))
			for {
				if _, err := w.Write(block); err != nil {
					return
				}
			}
		})
		began := time.Now()
		a := sender.Send(ctx, to(r.URL), message)
		Expect(time.Since(began)).To(BeNumerically("<", 10*time.Second), "its time is not needed")
		Expect(a.ErrorCode).To(BeEmpty())
		Expect(*a.ResponseBody).To(HaveLen(webhook.MaxResponseKept))
		Expect(a.ResponseTruncated).To(BeTrue())
	})

	It("sends an event again on a new connection if the reused connection was closed", func(ctx SpecContext) {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(listener.Close)
		taken := make(chan int, 10) // number of the connection on which each request arrived
		go func() {
			for n := 1; ; n++ {
				c, err := listener.Accept()
				if err != nil {
					return
				}
				go func() {
					defer c.Close()
					if _, err := c.Read(make([]byte, 64<<10)); err != nil {
						return
					}
					taken <- n
					_, _ = io.WriteString(c, "HTTP/1.1 204 No Content\r\n\r\n")
					if _, err := c.Read(make([]byte, 64<<10)); err == nil {
						taken <- -n // this connection is closed without a response
					}
				}()
			}
		}()
		e := to("http://" + listener.Addr().String())
		for range 2 {
			a := sender.Send(ctx, e, message)
			Expect(a.ErrorCode).To(BeEmpty())
		}
		Expect([]int{<-taken, <-taken, <-taken}).To(Equal([]int{1, -1, 2}))
	})

	It("reports a connection that is closed before the response", func(ctx SpecContext) {
		a := answered(ctx, sender, to, func(net.Conn) {})
		Expect(a.ErrorCode).To(Equal(webhook.ErrorReset))
	})

	It("does not decompress the body of a response", func(ctx SpecContext) {
		r.Answers(func(_ received, w http.ResponseWriter) {
			w.Header().Set("Content-Encoding", "gzip")
			z := gzip.NewWriter(w)
			_, _ = io.CopyN(z, zeros{}, 20<<20)
			_ = z.Close()
		})
		a := sender.Send(ctx, to(r.URL), message)
		Expect(a.ErrorCode).To(BeEmpty())
		Expect(len(*a.ResponseBody)).To(BeNumerically("<", 20<<10))
	})

	DescribeTable("applies the endpoint's timeout to the whole response,", func(ctx SpecContext, answer func(received, http.ResponseWriter), status int) {
		r.Answers(answer)
		began := time.Now()
		a := sender.Send(ctx, to(r.URL, timeout(1)), message)
		Expect(time.Since(began)).To(And(BeNumerically(">=", 990*time.Millisecond), BeNumerically("<", 10*time.Second)))
		Expect(a.ErrorCode).To(Equal(webhook.ErrorTimeout))
		Expect(a.Outcome()).To(Equal(webhook.AttemptTimeout))
		Expect(a.TotalMs).To(And(BeNumerically(">=", 990), BeNumerically("<", 10_000)))
		if status == 0 {
			Expect(a.StatusCode).To(BeNil())
		} else {
			Expect(*a.StatusCode).To(Equal(status))
		}
	},
		Entry("even if there is no response", func(received, http.ResponseWriter) { time.Sleep(1500 * time.Millisecond) }, 0),
		Entry("even if the response is slow", func(_ received, w http.ResponseWriter) {
			for range 30 {
				if _, err := fmt.Fprint(w, "."); err != nil {
					return
				}
				w.(http.Flusher).Flush()
				time.Sleep(50 * time.Millisecond)
			}
		}, 200),
	)

	It("reports why a connection failed", func(ctx SpecContext) {
		closed, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		Expect(closed.Close()).To(Succeed())
		a := sender.Send(ctx, to("http://"+closed.Addr().String()), message)
		Expect(a.ErrorCode).To(Equal(webhook.ErrorRefused))
		Expect(a.RemoteAddress).To(Equal(closed.Addr().String()))
		Expect(a.StatusCode).To(BeNil())

		Expect(answered(ctx, sender, to, func(c net.Conn) { _ = c.(*net.TCPConn).SetLinger(0) }).ErrorCode).To(Equal(webhook.ErrorReset))
		Expect(answered(ctx, sender, to, func(c net.Conn) { _, _ = c.Write([]byte("SSH-2.0-OpenSSH_9.2\r\n")) }).ErrorCode).To(Equal(webhook.ErrorResponse))
		Expect(answered(ctx, sender, to, func(c net.Conn) { _, _ = c.Write([]byte("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")) }).ErrorCode).To(Equal(webhook.ErrorReset))
		Expect(answered(ctx, sender, to, func(c net.Conn) {
			_, _ = c.Write([]byte("HTTP/1.1 200 OK\r\nX-Long: " + strings.Repeat("x", 1<<20) + "\r\n\r\n"))
		}).ErrorCode).To(Equal(webhook.ErrorResponse))

		a = sender.Send(ctx, to("https://nobody.invalid/"), message)
		Expect(a.ErrorCode).To(Equal(webhook.ErrorDNS))
	})

	It("refuses a certificate that is not trusted", func(ctx SpecContext) {
		secure := httptest.NewUnstartedServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
		secure.Config.ErrorLog = log.New(GinkgoWriter, "", 0)
		secure.StartTLS()
		DeferCleanup(secure.Close)
		a := sender.Send(ctx, to(secure.URL), message)
		Expect(a.ErrorCode).To(Equal(webhook.ErrorTLS))
		Expect(a.Error).To(ContainSubstring("certificate"))

		plain := sender.Send(ctx, to("https://"+r.Listener.Addr().String()), message)
		Expect(plain.ErrorCode).To(Equal(webhook.ErrorTLS))

		old := httptest.NewUnstartedServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
		old.Config.ErrorLog = log.New(GinkgoWriter, "", 0)
		old.TLS = &tls.Config{MaxVersion: tls.VersionTLS11}
		old.StartTLS()
		DeferCleanup(old.Close)
		Expect(sender.Send(ctx, to(old.URL), message).ErrorCode).To(Equal(webhook.ErrorTLS))
	})

	It("connects only to public addresses, unless private addresses are allowed", func(ctx SpecContext) {
		strict := webhooks.NewSender(egress.New(egress.Options{}), clock)
		a := strict.Send(ctx, to(r.URL), message)
		Expect(a.ErrorCode).To(Equal(webhook.ErrorBlocked))
		Expect(a.Error).NotTo(ContainSubstring("127.0.0.1"))
		Expect(r.Got()).To(BeEmpty())
		err := strict.CheckURL(ctx, r.URL)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/url"))
		Expect(sender.CheckURL(ctx, r.URL)).To(Succeed())
	})

	It("reuses the connection for the next attempt", func(ctx SpecContext) {
		e := to(r.URL)
		Expect(sender.Send(ctx, e, message).ConnectMs).NotTo(BeNil())
		again := sender.Send(ctx, e, message)
		Expect(again.ConnectMs).To(BeNil())
		Expect(again.RemoteAddress).To(Equal(r.Listener.Addr().String()))
		Expect(again.FirstByteMs).NotTo(BeNil())
	})

	It("marks a sample event in the request's headers", func(ctx SpecContext) {
		a := sender.Send(ctx, to(r.URL), webhook.WebhookMessage{ID: "evt_1", Payload: []byte("{}")})
		Expect(a.ErrorCode).To(BeEmpty())
		Expect(r.Got()[0].Header.Get("webhook-test")).To(Equal("true"))
		Expect(r.Got()[0].Header).NotTo(HaveKey("Webhook-Sequence"))
	})

	It("signs with every valid key", func(ctx SpecContext) {
		on := true
		e := to(r.URL, func(c *webhook.WebhookEndpointChange) { c.AsymmetricSignature = &on })
		_, err := e.Rotate(webhook.SchemeHMAC, time.Hour, clock.Now())
		Expect(err).NotTo(HaveOccurred())
		Expect(sender.Send(ctx, e, message).ErrorCode).To(BeEmpty())
		signatures := strings.Fields(r.Got()[0].Header.Get("webhook-signature"))
		Expect(signatures).To(HaveLen(3))
		for _, s := range signatures {
			_, signature, _ := strings.Cut(s, ",")
			_, err := base64.StdEncoding.DecodeString(signature)
			Expect(err).NotTo(HaveOccurred())
		}
	})
})

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// answered sends a message to a peer that reads the request, calls f with the connection, and then closes
// the connection.
func answered(ctx context.Context, s *webhooks.Sender, to func(string, ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint, f func(net.Conn)) webhook.WebhookAttempt {
	GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	defer listener.Close()
	go func() {
		c, err := listener.Accept()
		if err != nil {
			return
		}
		_, _ = c.Read(make([]byte, 64<<10))
		f(c)
		_ = c.Close()
	}()
	return s.Send(ctx, to("http://"+listener.Addr().String(), timeout(2)), webhook.WebhookMessage{ID: "evt_1", Payload: []byte("{}"), Sequence: 1})
}
