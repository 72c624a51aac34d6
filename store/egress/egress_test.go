package egress_test

import (
	"compress/gzip"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"strings"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/onsi/gomega/types"

	"github.com/storeplatform/storeplatform/store/egress"
)

// special lists addresses that must not be reached: addresses from IANA's special-purpose registries, and IPv4
// addresses that are written inside an IPv6 address in different ways.
var special = []string{
	"0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.1.2.3",
	"127.255.255.254", "169.254.0.1", "169.254.169.254", "169.254.170.2", "172.16.0.1", "172.31.255.254", "192.0.0.1",
	"192.0.0.8", "192.0.0.170", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.168.0.1", "192.168.255.254",
	"192.175.48.1", "198.18.0.1", "198.19.255.254", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250",
	"240.0.0.1", "255.255.255.255",
	"[::]", "[::1]", "[::127.0.0.1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::ffff:169.254.169.254]", "[::ffff:7f00:1]",
	"[::ffff:0:127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b::8.8.8.8]", "[64:ff9b:1::1]", "[100::1]", "[2001::1]",
	"[2001:0:7f00:1::]", "[2001:2::1]", "[2001:10::1]", "[2001:20::1]", "[2001:db8::1]", "[2002:7f00:1::]", "[2002:a00:1::1]",
	"[2620:4f:8000::1]", "[3fff::1]", "[5f00::1]", "[fc00::1]", "[fd00:ec2::254]", "[fe80::1]", "[fe80::1%25lo]", "[fec0::1]",
	"[ff02::1]", "[ff0e::1]",
}

var loopback = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}

// beRefused matches a *Refused error with one of the reasons.
func beRefused(reasons ...string) types.GomegaMatcher {
	var known []types.GomegaMatcher
	for _, reason := range reasons {
		known = append(known, ContainSubstring(reason))
	}
	return WithTransform(func(err error) (string, error) {
		if r, ok := errors.AsType[*egress.Refused](err); ok {
			return r.Reason, nil
		}
		return "", fmt.Errorf("not refused: %w", err)
	}, Or(known...))
}

// peer is a server that counts the connections and requests that reach it.
type peer struct {
	*httptest.Server
	hits atomic.Int32
}

func serve(handler http.HandlerFunc) *peer {
	p := &peer{}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		p.hits.Add(1)
		handler(w, req)
	}))
	DeferCleanup(p.Close)
	return p
}

func (p *peer) port() string {
	_, port, err := net.SplitHostPort(p.Listener.Addr().String())
	Expect(err).NotTo(HaveOccurred())
	return port
}

func open(o egress.Options) *egress.Client {
	c := egress.New(o)
	DeferCleanup(c.CloseIdle)
	return c
}

func send(ctx context.Context, c *egress.Client, url string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	answer, err := c.Do(req)
	if err == nil {
		DeferCleanup(answer.Body.Close)
	}
	return answer, err
}

func ok(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "hello") }

var _ = Describe("A call to a registered address", func() {
	It("is refused at registration and at the connection if the address is a special one", func(ctx SpecContext) {
		Expect(len(special)).To(BeNumerically(">=", 55))
		c := open(egress.Options{})
		for _, host := range special {
			for _, url := range []string{"http://" + host + "/", "https://" + host + "/", "http://" + host + ":443/"} {
				Expect(c.CheckURL(ctx, url)).To(beRefused("not a public one"), url)
				_, err := send(ctx, c, url)
				Expect(err).To(beRefused("not a public one"), url)
			}
		}
	})

	It("reaches public addresses, but only on ports 80 and 443", func(ctx SpecContext) {
		c := open(egress.Options{})
		for _, host := range []string{"1.1.1.1", "8.8.8.8", "93.184.216.34", "100.63.255.255", "172.32.0.1", "198.20.0.1",
			"[2606:4700:4700::1111]", "[2a00:1450:4001:80e::200e]", "[::ffff:8.8.8.8]"} {
			for _, port := range []string{"", ":80", ":443"} {
				Expect(c.CheckURL(ctx, "https://"+host+port+"/hook?a=b")).To(Succeed(), host+port)
			}
			for _, port := range []string{":22", ":25", ":5432", ":6379", ":8080", ":0", ":65535"} {
				Expect(c.CheckURL(ctx, "http://"+host+port)).To(beRefused("Only the ports 80 and 443"), host+port)
				_, err := send(ctx, c, "http://"+host+port)
				Expect(err).To(beRefused("Only the ports 80 and 443"), host+port)
			}
		}
	})

	DescribeTable("is refused if the address is not a valid web address:", EntryDescription("%[1]q"), func(ctx SpecContext, url, reason string) {
		c := open(egress.Options{Allow: loopback})
		Expect(c.CheckURL(ctx, url)).To(beRefused(reason))
		_, err := send(ctx, c, url)
		Expect(err).To(HaveOccurred())
	},
		Entry(nil, "file:///etc/passwd", "must begin with"),
		Entry(nil, "gopher://127.0.0.1/", "must begin with"),
		Entry(nil, "ftp://127.0.0.1/", "must begin with"),
		Entry(nil, "//127.0.0.1/", "must begin with"),
		Entry(nil, "127.0.0.1/hook", "must begin with"),
		Entry(nil, "", "must begin with"),
		Entry(nil, "http:127.0.0.1", "no host"),
		Entry(nil, "http:///hook", "no host"),
		Entry(nil, "https://:443/", "no host"),
		Entry(nil, "https://user:secret@127.0.0.1/", "user name"),
		Entry(nil, "https://user@127.0.0.1/", "user name"),
		Entry(nil, "https://127.0.0.1:99999/", "not a port"),
		Entry(nil, "https://127.0.0.1:http/", "not a URL"),
		Entry(nil, "https://127.0.0.1\r\nHost: x/", "not a URL"),
		Entry(nil, "https://[::1/", "not a URL"),
	)

	It("is refused if the address is another spelling of loopback", func(ctx SpecContext) {
		c := open(egress.Options{})
		for _, host := range []string{"127.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001",
			"127.0.0.1.", "①②⑦.⓪.⓪.①", "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "localhost", "localhost.", "LOCALHOST"} {
			Expect(c.CheckURL(ctx, "http://"+host+"/")).To(beRefused("not a public one", "cannot be found"), host)
			_, err := send(ctx, c, "http://"+host+"/")
			Expect(err).To(HaveOccurred(), host)
		}
	})

	It("is refused if any of the addresses of the name is not public", func(ctx SpecContext) {
		dns := serveNames(map[string][]string{"inside.example": {"127.0.0.1"}, "metadata.example": {"169.254.169.254"}, "six.example": {"::1"},
			"fine.example": {"93.184.216.34 2606:2800:21f:cb07:6820:80da:af6b:8b2c"}, "mixed.example": {"93.184.216.34 10.0.0.1"},
			"mixed6.example": {"93.184.216.34 fd00::1"}})
		c := open(egress.Options{Resolver: dns.Resolver})
		for _, host := range []string{"inside.example", "metadata.example", "six.example"} {
			Expect(c.CheckURL(ctx, "https://"+host+"/")).To(beRefused("not a public one"), host)
			_, err := send(ctx, c, "https://"+host+"/")
			Expect(err).To(beRefused("not a public one"), host)
		}
		for _, host := range []string{"mixed.example", "mixed6.example"} {
			Expect(c.CheckURL(ctx, "https://"+host+"/")).To(beRefused("not a public one"), host)
		}
		Expect(c.CheckURL(ctx, "https://fine.example/")).To(Succeed())
		Expect(c.CheckURL(ctx, "https://missing.example/")).To(beRefused("cannot be found"))
	})

	It("is refused if the name has stopped being public since the registration", func(ctx SpecContext) {
		inside := serve(ok)
		rebinding := func() *names {
			return serveNames(map[string][]string{"rebind.example": {"93.184.216.34", "127.0.0.1"}})
		}
		url := "http://rebind.example:" + inside.port() + "/"

		c := open(egress.Options{Resolver: rebinding().Resolver})
		Expect(c.CheckURL(ctx, "http://rebind.example/")).To(Succeed())
		_, err := send(ctx, c, url)
		Expect(err).To(beRefused("not a public one"))
		Expect(inside.hits.Load()).To(BeZero())

		By("The same client reaches the server if its network is allowed")
		c = open(egress.Options{Resolver: rebinding().Resolver, Allow: loopback})
		Expect(c.CheckURL(ctx, "http://rebind.example/")).To(Succeed())
		_, err = send(ctx, c, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(inside.hits.Load()).To(BeEquivalentTo(1))
	})

	It("reaches a private network only if that network is allowed, on any port", func(ctx SpecContext) {
		p := serve(ok)
		c := open(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}})
		Expect(c.CheckURL(ctx, p.URL)).To(Succeed())
		answer, err := send(ctx, c, p.URL)
		Expect(err).NotTo(HaveOccurred())
		Expect(answer).To(HaveHTTPBody("hello"))
		Expect(c.CheckURL(ctx, "http://127.0.0.2:"+p.port())).To(beRefused("not a public one"))
		Expect(c.CheckURL(ctx, "http://[::ffff:127.0.0.1]:"+p.port())).To(Succeed())
	})

	It("fails with the error of the context if the context ends", func(ctx SpecContext) {
		ended, cancel := context.WithCancel(ctx)
		cancel()
		Expect(open(egress.Options{}).CheckURL(ended, "https://fine.example/")).To(MatchError(context.Canceled))
	})
})

var _ = Describe("An HTTP exchange", func() {
	It("does not follow redirects", func(ctx SpecContext) {
		target := serve(ok)
		p := serve(func(w http.ResponseWriter, req *http.Request) { http.Redirect(w, req, target.URL, http.StatusFound) })
		answer, err := send(ctx, open(egress.Options{Allow: loopback}), p.URL)
		Expect(err).NotTo(HaveOccurred())
		Expect(answer).To(HaveHTTPStatus(http.StatusFound))
		Expect(target.hits.Load()).To(BeZero())
	})

	It("ignores a proxy in the environment", func(ctx SpecContext) {
		proxy, target := serve(ok), serve(ok)
		// net/http reads these variables once per process, at the first request that may use them.
		for _, name := range []string{"HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy"} {
			GinkgoT().Setenv(name, proxy.URL)
		}
		Expect(os.Unsetenv("NO_PROXY")).To(Succeed())
		dns := serveNames(map[string][]string{"shop.example": {"127.0.0.1"}})
		url := "http://shop.example:" + target.port() + "/"
		_, err := send(ctx, open(egress.Options{Allow: loopback, Resolver: dns.Resolver}), url)
		Expect(err).NotTo(HaveOccurred())
		Expect(proxy.hits.Load()).To(BeZero())
		Expect(target.hits.Load()).To(BeEquivalentTo(1))

		By("The standard client uses the proxy")
		answer, err := http.Get(url)
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.Body.Close()).To(Succeed())
		Expect(proxy.hits.Load()).To(BeEquivalentTo(1))
	})

	It("neither requests compression nor decompresses the response", func(ctx SpecContext) {
		var asked http.Header
		p := serve(func(w http.ResponseWriter, req *http.Request) {
			asked = req.Header.Clone()
			w.Header().Set("Content-Encoding", "gzip")
			z := gzip.NewWriter(w)
			_, _ = z.Write(make([]byte, 1<<20))
			_ = z.Close()
		})
		answer, err := send(ctx, open(egress.Options{Allow: loopback}), p.URL)
		Expect(err).NotTo(HaveOccurred())
		body, err := io.ReadAll(answer.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(len(body)).To(BeNumerically("<", 4<<10))
		Expect(asked).NotTo(HaveKey("Accept-Encoding"))
		Expect(asked.Get("User-Agent")).To(Equal("StorePlatform"))
	})

	It("keeps the user agent that the request sets", func(ctx SpecContext) {
		p := serve(func(w http.ResponseWriter, req *http.Request) { _, _ = io.WriteString(w, req.UserAgent()) })
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.URL, nil)
		Expect(err).NotTo(HaveOccurred())
		req.Header.Set("User-Agent", "ours/1")
		answer, err := open(egress.Options{Allow: loopback}).Do(req)
		Expect(err).NotTo(HaveOccurred())
		Expect(answer).To(HaveHTTPBody("ours/1"))
	})

	It("refuses responses with more than 16 KiB of headers", func(ctx SpecContext) {
		for size, fits := range map[int]bool{8 << 10: true, 64 << 10: false} {
			p := serve(func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("X-Big", strings.Repeat("a", size)) })
			_, err := send(ctx, open(egress.Options{Allow: loopback}), p.URL)
			Expect(err == nil).To(Equal(fits), "%d bytes", size)
		}
	})

	It("verifies certificates and uses at least TLS 1.2", func(ctx SpecContext) {
		p := httptest.NewUnstartedServer(http.HandlerFunc(ok))
		p.Config.ErrorLog = quiet
		p.StartTLS()
		DeferCleanup(p.Close)
		trusted := x509.NewCertPool()
		trusted.AddCert(p.Certificate())

		answer, err := send(ctx, open(egress.Options{Allow: loopback, Roots: trusted}), p.URL)
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.TLS.Version).To(BeNumerically(">=", tls.VersionTLS12))
		_, err = send(ctx, open(egress.Options{Allow: loopback}), p.URL)
		Expect(err).To(MatchError(ContainSubstring("certificate")))

		old := httptest.NewUnstartedServer(http.HandlerFunc(ok))
		old.Config.ErrorLog = quiet
		old.TLS = &tls.Config{MinVersion: tls.VersionTLS10, MaxVersion: tls.VersionTLS11}
		old.StartTLS()
		DeferCleanup(old.Close)
		_, err = send(ctx, open(egress.Options{Allow: loopback, Roots: trusted}), old.URL)
		Expect(err).To(MatchError(ContainSubstring("protocol version")))
	})

	It("reuses connections", func(ctx SpecContext) {
		p := serve(func(w http.ResponseWriter, req *http.Request) { _, _ = io.WriteString(w, req.RemoteAddr) })
		c := open(egress.Options{Allow: loopback})
		var seen []string
		for range 3 {
			answer, err := send(ctx, c, p.URL)
			Expect(err).NotTo(HaveOccurred())
			body, err := io.ReadAll(answer.Body)
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			seen = append(seen, string(body))
		}
		Expect(seen).To(HaveEach(seen[0]))
	})

	It("fails if no connection is made within 3 seconds", func(ctx SpecContext) {
		stuck := &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
			<-ctx.Done()
			return nil, ctx.Err()
		}}
		c := open(egress.Options{Resolver: stuck})
		checked := make(chan error, 1)
		go func() { checked <- c.CheckURL(ctx, "http://stuck.example/") }()
		begun := time.Now()
		_, err := send(ctx, c, "http://stuck.example/")
		Expect(err).To(HaveOccurred())
		Expect(time.Since(begun)).To(And(BeNumerically(">=", 2900*time.Millisecond), BeNumerically("<", 15*time.Second)))
		Eventually(checked).Should(Receive(beRefused("cannot be found")))
	})
})
