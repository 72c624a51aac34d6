package webhook_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("A webhook endpoint", func() {
	now := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	address := "https://hooks.juniper-oak.example/store-events"
	made := func(c webhook.WebhookEndpointChange) *webhook.WebhookEndpoint {
		GinkgoHelper()
		if c.URL == nil {
			c.URL = &address
		}
		e, err := webhook.NewWebhookEndpoint(c, true, now)
		Expect(err).NotTo(HaveOccurred())
		e.ID, e.StoreID = 9, 1
		return e
	}
	pointers := func(err error) (out []string) {
		GinkgoHelper()
		Expect(err).To(HaveOccurred())
		for _, f := range err.(*domain.Error).Fields {
			out = append(out, f.Pointer)
		}
		return out
	}
	ring, _ := domain.NewKeyring("spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")

	It("by default gets every event, in order per object, with 15 seconds per response", func() {
		e := made(webhook.WebhookEndpointChange{})
		Expect(e.EventTypes).To(Equal(webhook.EventFilters{"*"}))
		Expect(e.Ordering).To(Equal(webhook.OrderPerObject))
		Expect(e.TimeoutSeconds).To(Equal(15))
		Expect(e.APIVersion).To(Equal(domain.APIVersion))
		Expect(e.IsActive).To(BeTrue())
		Expect(e.LiveKeys(now)).To(HaveLen(1))
	})

	DescribeTable("rejects URLs", func(url string, livemode bool) {
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url}, livemode, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(pointers(err)).To(Equal([]string{"/url"}))
	},
		Entry("without encryption in a live store", "http://hooks.example/", true),
		Entry("with a password", "https://user:secret@hooks.example/", false),
		Entry("with a fragment", "https://hooks.example/#here", false),
		Entry("without a host", "https:///events", false),
		Entry("of another scheme", "ftp://hooks.example/", false),
		Entry("that cannot be parsed", "https://[::1", false),
		Entry("that are empty", "", false),
	)

	It("accepts http in a test store", func() {
		url := "http://127.0.0.1:8091/events"
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url}, false, now)
		Expect(err).NotTo(HaveOccurred())
	})

	It("reports every rejected value", func() {
		url, version, value := "ftp://x", "2020-01-01", "v"
		types := webhook.EventFilters{"order.*", "order.nothing", "orders.*"}
		headers := []webhook.CustomHeaderInput{{Name: "Host", Value: &value}, {Name: "X-A", Value: &value}, {Name: "x-a", Value: &value}, {Name: "webhook-id", Value: &value},
			{Name: "Content-Type", Value: &value}, {Name: "X-Kept"}}
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url, EventTypes: &types, APIVersion: &version, CustomHeaders: &headers}, true, now)
		Expect(pointers(err)).To(Equal([]string{"/url", "/eventTypes/1", "/eventTypes/2", "/apiVersion", "/customHeaders/0/name", "/customHeaders/2/name", "/customHeaders/3/name",
			"/customHeaders/4/name", "/customHeaders/5/value"}))
	})

	It("limits the total size of its headers", func() {
		value := strings.Repeat("x", 2100)
		headers := []webhook.CustomHeaderInput{{Name: "X-A", Value: &value}, {Name: "X-B", Value: &value}}
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &address, CustomHeaders: &headers}, true, now)
		Expect(pointers(err)).To(Equal([]string{"/customHeaders"}))
	})

	It("masks headers, encrypts each for its own row, and keeps the values that an update omits", func() {
		long, short := "warehouse-secret-4f2a", "abc"
		headers := []webhook.CustomHeaderInput{{Name: "X-Warehouse-Key", Value: &long}, {Name: "X-Short", Value: &short}}
		e := made(webhook.WebhookEndpointChange{CustomHeaders: &headers})
		Expect(e.CustomHeaders[0].Masked).To(Equal("••••4f2a"))
		Expect(e.CustomHeaders[1].Masked).To(Equal("••••"))
		e.Seal(ring)
		Expect(e.CustomHeaders[0].Sealed).NotTo(ContainSubstring(long))
		e.CustomHeaders[0].Value = ""
		Expect(e.Open(ring)).To(Succeed())
		Expect(e.CustomHeaders[0].Value).To(Equal(long))

		again := []webhook.CustomHeaderInput{{Name: "x-warehouse-key"}}
		changed, err := e.Change(webhook.WebhookEndpointChange{CustomHeaders: &again}, true, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(e.CustomHeaders).To(HaveLen(1))
		Expect(e.CustomHeaders[0].Value).To(Equal(long))

		other := *e
		other.ID = 10
		Expect(other.Open(ring)).NotTo(Succeed())
		other.ID, other.StoreID = 9, 2
		Expect(other.Open(ring)).NotTo(Succeed())
	})

	It("is not changed by a request with equal values", func() {
		value := "warehouse-secret-4f2a"
		headers := []webhook.CustomHeaderInput{{Name: "X-A", Value: &value}}
		c := webhook.WebhookEndpointChange{URL: &address, EventTypes: &webhook.EventFilters{"order.*"}, CustomHeaders: &headers}
		e := made(c)
		e.Seal(ring)
		Expect(e.Open(ring)).To(Succeed())
		changed, err := e.Change(c, true, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
	})

	It("rotates a key, and the old key signs during the overlap or stops at once", func() {
		e := made(webhook.WebhookEndpointChange{})
		first := e.SigningKeys[0]
		_, err := e.Rotate(webhook.SchemeHMAC, 24*time.Hour, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(e.LiveKeys(now.Add(24*time.Hour - time.Second))).To(HaveLen(2))
		Expect(e.LiveKeys(now.Add(24 * time.Hour))).To(HaveLen(1))
		Expect(e.LiveKeys(now.Add(24 * time.Hour))[0].Fingerprint).NotTo(Equal(first.Fingerprint))

		// A later rotation must not prolong the life of an old key.
		_, err = e.Rotate(webhook.SchemeHMAC, 7*24*time.Hour, now.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(e.LiveKeys(now.Add(2 * time.Hour))).To(HaveLen(3))
		Expect(e.LiveKeys(now.Add(25 * time.Hour))).To(HaveLen(2))

		_, err = e.Rotate(webhook.SchemeHMAC, 0, now.Add(2*time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(e.LiveKeys(now.Add(2 * time.Hour))).To(HaveLen(1))
	})

	It("limits the number of rotations", func() {
		e := made(webhook.WebhookEndpointChange{})
		_, err := e.Rotate(webhook.SchemeEd25519, time.Hour, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		_, err = e.Rotate(webhook.SchemeHMAC, 8*24*time.Hour, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		for range 19 {
			_, err := e.Rotate(webhook.SchemeHMAC, time.Hour, now)
			Expect(err).NotTo(HaveOccurred())
		}
		_, err = e.Rotate(webhook.SchemeHMAC, time.Hour, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		_, err = e.Rotate(webhook.SchemeHMAC, time.Hour, now.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
	})

	It("also signs with a published key if this is enabled", func() {
		on, off := true, false
		e := made(webhook.WebhookEndpointChange{AsymmetricSignature: &on})
		Expect(e.Asymmetric()).To(BeTrue())
		Expect(e.LiveKeys(now)).To(HaveLen(2))
		key, err := e.Rotate(webhook.SchemeEd25519, time.Hour, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(e.CurrentKey(webhook.SchemeEd25519)).To(Equal(key))
		_, err = e.Change(webhook.WebhookEndpointChange{AsymmetricSignature: &off}, true, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(e.LiveKeys(now)).To(HaveLen(1))
		Expect(e.CurrentKey(webhook.SchemeEd25519)).To(BeNil())
	})

	It("keeps the first reason for being disabled, and clears it when enabled again", func() {
		e := made(webhook.WebhookEndpointChange{})
		e.Disable(webhook.DisabledGone, now)
		e.Disable(webhook.DisabledManually, now.Add(time.Hour))
		Expect(*e.DisabledReason).To(Equal(webhook.DisabledGone))
		Expect(*e.DisabledOn).To(Equal(now))
		Expect(domain.CodeOf(e.CheckActive())).To(Equal(domain.InvalidStateTransition))
		e.Enable()
		Expect(e.DisabledReason).To(BeNil())
		Expect(e.CheckActive()).To(Succeed())
	})
})

var _ = Describe("The health of webhook deliveries", func() {
	It("has a status and a success rate that follow from attempts, failures and the breaker", func() {
		h := webhook.WebhookHealth{Breaker: webhook.BreakerClosed}
		Expect(h.Status(true)).To(Equal("UNKNOWN"))
		Expect(h.SuccessRate()).To(BeNil())
		h.Attempts, h.Failures = 1204, 7
		Expect(h.Status(true)).To(Equal("HEALTHY"))
		Expect(h.SuccessRate().Trimmed()).To(Equal("99.42"))
		h.Failures = 200
		Expect(h.Status(true)).To(Equal("DEGRADED"))
		h.Breaker = webhook.BreakerOpen
		Expect(h.Status(true)).To(Equal("FAILING"))
		Expect(h.Status(false)).To(Equal("DISABLED"))
	})

	It("estimates quantiles from the counts of durations", func() {
		var l webhook.Latency
		Expect(l.Quantile(0.5)).To(BeNil())
		for ms := 1; ms <= 1000; ms++ {
			l.Add(ms)
		}
		Expect(*l.Quantile(0.5)).To(BeNumerically("~", 500, 10))
		Expect(*l.Quantile(0.95)).To(BeNumerically("~", 950, 10))
		l = nil
		l.Add(100_000)
		Expect(*l.Quantile(0.5)).To(Equal(30000))
	})
})
