package router

import (
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/prometheus/client_golang/prometheus"
)

// series returns the number of connections that this process has displaced or refused.
func series(outcome string) float64 {
	GinkgoHelper()
	families, err := prometheus.DefaultGatherer.Gather()
	Expect(err).NotTo(HaveOccurred())
	for _, f := range families {
		if f.GetName() == "storeplatform_connections_"+outcome+"_total" {
			return f.GetMetric()[0].GetCounter().GetValue()
		}
	}
	Fail("no series of " + outcome)
	return 0
}

var _ = Describe("A listener with a connection limit", func() {
	const right = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

	// busy is a handler whose requests to /slow run until they receive from end.
	var running atomic.Int32
	var end chan struct{}
	var address string
	listen := func(patience ...time.Duration) {
		running.Store(0)
		end = make(chan struct{})
		address = listening(NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/slow" {
				running.Add(1)
				<-end
			}
		})), Options{Connections: 3}, patience...)
	}
	BeforeEach(func() { listen() })

	// status returns the status of the next response on a connection, or "closed".
	status := func(c net.Conn) string {
		GinkgoHelper()
		Expect(c.SetReadDeadline(time.Now().Add(10 * time.Second))).To(Succeed())
		text := make([]byte, 4096)
		n, err := c.Read(text)
		if n == 0 {
			Expect(err == io.EOF || strings.Contains(err.Error(), "reset")).To(BeTrue(), "%v", err)
			return "closed"
		}
		return strings.Fields(string(text[:n]))[1]
	}
	// isOpen reports whether the server has kept a connection.
	isOpen := func(c net.Conn) bool {
		GinkgoHelper()
		Expect(c.SetReadDeadline(time.Now().Add(20 * time.Millisecond))).To(Succeed())
		_, err := c.Read(make([]byte, 1))
		timeout, ok := err.(net.Error)
		return ok && timeout.Timeout()
	}
	fill := func() (connections []net.Conn) {
		GinkgoHelper()
		for i := range 3 {
			connections = append(connections, opened(address, strings.Replace(right, "/", "/slow", 1)))
			Eventually(running.Load).Should(BeNumerically("==", i+1))
		}
		return connections
	}

	It("closes the connection that has waited longest for a request when a new one arrives", func() {
		before := series("displaced")
		silent := opened(address, "")
		slow := opened(address, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
		idle := opened(address, right)
		Expect(status(idle)).To(Equal("200"))
		for i, oldest := range []net.Conn{silent, slow} {
			fresh := opened(address, right)
			Expect(status(fresh)).To(Equal("200"))
			Expect(status(oldest)).To(Equal("closed"))
			Expect(series("displaced")).To(BeNumerically("==", before+float64(i+1)))
		}
		Expect(isOpen(idle)).To(BeTrue())
		_, err := io.WriteString(idle, right)
		Expect(err).NotTo(HaveOccurred())
		Expect(status(idle)).To(Equal("200"))
	})

	It("closes a keep-alive connection that sends its next request slowly when a new one arrives", func() {
		kept := opened(address, right)
		Expect(status(kept)).To(Equal("200"))
		_, err := io.WriteString(kept, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
		Expect(err).NotTo(HaveOccurred())
		Eventually(func() bool { // the server records that a connection waits only after it has sent the response
			Expect(status(opened(address, right))).To(Equal("200"))
			return isOpen(kept)
		}).Should(BeFalse())
	})

	It("serves well-behaved clients while others open ten times its limit of silent connections", func() {
		stop := make(chan struct{})
		done := make(chan struct{})
		go func() {
			defer close(done)
			var silent []net.Conn
			for {
				select {
				case <-stop:
					for _, c := range silent {
						_ = c.Close()
					}
					return
				default:
				}
				if c, err := net.Dial("tcp", address); err == nil {
					silent = append(silent, c)
				}
				if len(silent) > 30 {
					_ = silent[0].Close()
					silent = silent[1:]
				}
				time.Sleep(time.Millisecond) // the rate of the attack
			}
		}()
		served := 0
		for range 50 {
			// A client may lose its connection between its connect and its header. It then repeats the request, as browsers do.
			for range 20 {
				c, err := net.Dial("tcp", address)
				Expect(err).NotTo(HaveOccurred())
				if _, err := io.WriteString(c, right); err == nil && status(c) == "200" {
					served++
					_ = c.Close()
					break
				}
				_ = c.Close()
			}
		}
		close(stop)
		<-done
		Expect(served).To(Equal(50))
	})

	It("never closes a connection with a running request, and makes a new connection wait for a free slot", func() {
		listen(time.Minute)
		busy := fill()
		waiting := opened(address, right)
		Expect(isOpen(waiting)).To(BeTrue())
		end <- struct{}{}
		Expect(status(waiting)).To(Equal("200"))
		close(end)
		answers := 0
		for _, c := range busy {
			if status(c) == "200" {
				answers++
			}
		}
		Expect(answers).To(Equal(3))
	})

	It("refuses connections with 503 once all have been busy for a second, and accepts them again afterwards", func() {
		busy := fill()
		before := series("refused")
		begun := time.Now()
		Expect(status(opened(address, right))).To(Equal("503"))
		Expect(time.Since(begun)).To(BeNumerically(">=", 900*time.Millisecond))
		for range 2 * maxFarewells { // without a further second for each of them
			Expect(status(opened(address, right))).To(BeElementOf("503", "closed"))
		}
		Expect(time.Since(begun)).To(BeNumerically("<", time.Minute))
		Expect(series("refused")).To(BeNumerically("==", before+1+2*maxFarewells))
		Expect(busy[1].Close()).To(Succeed())
		close(end)
		Eventually(func() string { return status(opened(address, right)) }).Should(Equal("200"))
	})

	It("frees the slot of each closed connection exactly once", func() {
		listen(time.Minute)
		for i := range 200 {
			c := opened(address, right)
			Expect(status(c)).To(Equal("200"), strconv.Itoa(i))
			if i%2 == 0 {
				Expect(c.Close()).To(Succeed())
			}
		}
		busy := fill()
		waiting := opened(address, right)
		Expect(isOpen(waiting)).To(BeTrue(), "there are exactly three places")
		close(end)
		for _, c := range busy {
			Expect(status(c)).To(Equal("200"))
		}
	})
})
