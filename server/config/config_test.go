package config_test

import (
	"net/netip"
	"os"
	"strings"
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/config"
)

func TestConfig(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "config")
}

func in(environment map[string]string) func(string) (string, bool) {
	return func(name string) (string, bool) {
		v, ok := environment[name]
		return v, ok
	}
}

var _ = Describe("The container image", func() {
	It("exposes metrics and profiles only inside the container, and the service to everyone", func() {
		text, err := os.ReadFile("../../Dockerfile")
		Expect(err).NotTo(HaveOccurred())
		environment := map[string]string{"DATABASE_URL": "postgres://a:b@c/d", "ENCRYPTION_KEYS": "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}
		for _, line := range strings.Split(string(text), "\n") {
			if pairs, ok := strings.CutPrefix(line, "ENV "); ok {
				for _, pair := range strings.Fields(pairs) {
					name, value, _ := strings.Cut(pair, "=")
					environment[name] = value
				}
			}
			if ports, ok := strings.CutPrefix(line, "EXPOSE "); ok {
				Expect(strings.Fields(ports)).To(Equal([]string{"8080"}))
			}
		}
		c, err := config.Read(in(environment))
		Expect(err).NotTo(HaveOccurred())
		Expect(c.ListenAddr).To(Equal("0.0.0.0:8080"))
		inside, err := netip.ParseAddrPort(c.MetricsAddr)
		Expect(err).NotTo(HaveOccurred())
		Expect(inside.Addr().IsLoopback()).To(BeTrue())
	})
})

var _ = Describe("The environment", func() {
	It("may be empty", func() {
		c, err := config.Read(in(nil))
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Embedded()).To(BeTrue())
		Expect(c.PublicURL).To(Equal("http://127.0.0.1:8080"))
		Expect(c.Runs("api") && c.Runs("jobs") && c.Runs("webhooks")).To(BeTrue())
		Expect(c.WebhookNetworks).To(HaveLen(2)) // the loopback networks
		Expect(c.TrustedProxies).To(Equal(c.WebhookNetworks))
	})

	DescribeTable("determines the URL of the service if it listens", func(address, url string) { Expect(config.URL(address)).To(Equal(url)) },
		Entry("on this machine", "127.0.0.1:8080", "http://127.0.0.1:8080"),
		Entry("on all interfaces", "0.0.0.0:8080", "http://localhost:8080"),
		Entry("on all interfaces, with IPv6", "[::]:8080", "http://localhost:8080"),
		Entry("on all interfaces, without a host", ":8080", "http://localhost:8080"),
		Entry("on a host name", "store:80", "http://store:80"))

	DescribeTable("accepts or refuses trusted proxies:", func(value string, trusted int, problem string) {
		c, err := config.Read(in(map[string]string{"TRUSTED_PROXIES": value}))
		if problem != "" {
			Expect(err).To(MatchError(ContainSubstring(problem)))
			return
		}
		Expect(err).NotTo(HaveOccurred())
		Expect(c.TrustedProxies).To(HaveLen(trusted))
	},
		Entry("no network", "off", 0, ""),
		Entry("two networks", "10.0.0.0/8, 2001:db8::/32", 2, ""),
		Entry("an address that is not a network (refused)", "10.0.0.1", 0, "TRUSTED_PROXIES"),
		Entry("a network of every address (refused)", "10.0.0.0/8,0.0.0.0/0", 0, "TRUSTED_PROXIES: a network of everybody"),
		Entry("a network of every IPv6 address (refused)", "::/0", 0, "TRUSTED_PROXIES: a network of everybody"))

	It("must contain PUBLIC_URL if it contains DATABASE_URL and SMTP_URL, because mails link to that URL", func() {
		given := map[string]string{"DATABASE_URL": "postgres://db/store", "ENCRYPTION_KEYS": "k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=", "SMTP_URL": "smtp://mail.example.com:587"}
		_, err := config.Read(in(given))
		Expect(err).To(MatchError(And(HavePrefix("PUBLIC_URL: "), ContainSubstring("SMTP_URL"))))
		given["PUBLIC_URL"] = "https://store.example.com"
		Expect(config.Read(in(given))).Error().NotTo(HaveOccurred())
		delete(given, "PUBLIC_URL")
		delete(given, "SMTP_URL")
		Expect(config.Read(in(given))).Error().NotTo(HaveOccurred())
	})

	It("is checked for all problems at once, including settings without effect", func() {
		_, err := config.Read(in(map[string]string{
			"DATABASE_URL": "postgres://db/store", "ROLES": "api,cook", "RATE_LIMIT": "-1", "PUBLIC_URL": "shop", "ADMIN_EMAIL": "a@b.example",
			"REDIS_URL": "redis://cache", "MEDIA_URL": "media", "DATABASE_READ_URL": "postgres://replica/store",
		}))
		for _, name := range []string{"ROLES", "RATE_LIMIT", "PUBLIC_URL", "ADMIN_EMAIL", "ENCRYPTION_KEYS", "REDIS_URL", "MEDIA_URL", "DATABASE_READ_URL"} {
			Expect(err).To(MatchError(ContainSubstring(name)))
		}
	})
})
