package webhook_test

import (
	"encoding/base64"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("An endpoint", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	made := func(c webhook.WebhookEndpointChange) *webhook.WebhookEndpoint {
		GinkgoHelper()
		if c.URL == nil {
			c.URL = new("https://hooks.example/a")
		}
		e, err := webhook.NewWebhookEndpoint(c, true, now)
		Expect(err).NotTo(HaveOccurred())
		return e
	}
	change := func(e *webhook.WebhookEndpoint, c webhook.WebhookEndpointChange) bool {
		GinkgoHelper()
		changed, err := e.Change(c, true, now)
		Expect(err).NotTo(HaveOccurred())
		return changed
	}

	It("needs a URL, event types and a known version", func() {
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{EventTypes: &webhook.EventFilters{}, APIVersion: new("1999-01-01")}, true, now)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/url", "/eventTypes", "/apiVersion"}))
		Expect(change(made(webhook.WebhookEndpointChange{}), webhook.WebhookEndpointChange{APIVersion: new(domain.APIVersion)})).To(BeFalse())
	})

	It("reports a change for each changed field", func() {
		domaintest.EachMember(webhook.WebhookEndpointChange{URL: new("https://hooks.example/b"), Description: new(new("orders")), EventTypes: &webhook.EventFilters{"order.*"}, APIVersion: new(domain.APIVersion),
			CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "X-A", Value: new("1")}}, RatePerSecond: new(new(5)), Ordering: new(webhook.OrderNone), TimeoutSeconds: new(9), AsymmetricSignature: new(true), IsActive: new(false),
		}, func(member string, alone webhook.WebhookEndpointChange) {
			e := made(webhook.WebhookEndpointChange{})
			if member == "APIVersion" {
				e.APIVersion = "2020-01-01"
			}
			Expect([]bool{change(e, alone), change(e, alone)}).To(Equal([]bool{true, false}), member)
		})
	})

	It("can be disabled and enabled again, which clears the reason for disabling", func() {
		e := made(webhook.WebhookEndpointChange{})
		Expect(change(e, webhook.WebhookEndpointChange{IsActive: new(false)})).To(BeTrue())
		Expect([]any{e.IsActive, *e.DisabledReason, *e.DisabledOn}).To(Equal([]any{false, webhook.DisabledManually, now}))
		Expect(domain.CodeOf(e.CheckActive())).To(Equal(domain.InvalidStateTransition))
		Expect(change(e, webhook.WebhookEndpointChange{IsActive: new(true)})).To(BeTrue())
		Expect(e.CheckActive()).To(Succeed())
		Expect([]any{e.DisabledReason, e.DisabledOn}).To(HaveEach(BeNil()))
		e.Delete(now)
		Expect([]any{e.IsActive, *e.DisabledReason, *e.DeletedOn}).To(Equal([]any{false, webhook.DisabledManually, now}))
	})

	DescribeTable("checks headers, which are", func(headers []webhook.CustomHeaderInput, pointers ...string) {
		e := made(webhook.WebhookEndpointChange{CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "X-Stored", Value: new("old")}}})
		_, err := e.Change(webhook.WebhookEndpointChange{CustomHeaders: &headers}, true, now)
		if len(pointers) == 0 {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domaintest.FieldsOf(err)).To(Equal(pointers))
		Expect(e.CustomHeaders[0].Value).To(Equal("old"), "all or none")
	},
		Entry("refused with an invalid name", []webhook.CustomHeaderInput{{Name: "a:b"}, {Name: ""}, {Name: "a b"}}, "/customHeaders/0/name", "/customHeaders/1/name", "/customHeaders/2/name"),
		Entry("accepted with all allowed letters and digits in the name", []webhook.CustomHeaderInput{{Name: "azAZ09-_", Value: new(" ~")}}),
		Entry("refused with control characters in the value", []webhook.CustomHeaderInput{{Name: "X-A", Value: new("a\x7f")}, {Name: "X-A", Value: new("a")}, {Name: "X-B", Value: new("a\x1f")}}, "/customHeaders/0/value", "/customHeaders/2/value"),
		Entry("refused if the request sets them itself", []webhook.CustomHeaderInput{{Name: "Host"}, {Name: "Content-Type"}, {Name: "Proxy-X"}, {Name: "Webhook-Id"}}, "/customHeaders/0/name", "/customHeaders/1/name", "/customHeaders/2/name", "/customHeaders/3/name"),
		Entry("refused if they occur twice", []webhook.CustomHeaderInput{{Name: "X-A", Value: new("1")}, {Name: "x-a"}}, "/customHeaders/1/name"),
		Entry("refused without a value or a stored value", []webhook.CustomHeaderInput{{Name: "X-A"}, {Name: "X-A", Value: new("1")}}, "/customHeaders/0/value"),
		Entry("accepted with four kilobytes in total", []webhook.CustomHeaderInput{{Name: "X-A", Value: new(strings.Repeat("x", 4093))}}),
		Entry("refused with more than four kilobytes in total", []webhook.CustomHeaderInput{{Name: "X-A", Value: new(strings.Repeat("x", 4094))}}, "/customHeaders"))

	It("keeps the stored values of headers if the request omits them, and shows the ends of long values", func() {
		e := made(webhook.WebhookEndpointChange{CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "X-A", Value: new("12345678901")}, {Name: "X-B", Value: new("123456789012")}}})
		Expect([]string{e.CustomHeaders[0].Masked, e.CustomHeaders[1].Masked}).To(Equal([]string{"••••", "••••9012"}))
		e.CustomHeaders[0].Sealed, e.CustomHeaders[1].Sealed = "sealed-a", "sealed-b"
		change(e, webhook.WebhookEndpointChange{CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "x-a"}, {Name: "X-B", Value: new("new")}}})
		Expect([]string{e.CustomHeaders[0].Value, e.CustomHeaders[0].Sealed, e.CustomHeaders[1].Value, e.CustomHeaders[1].Sealed}).To(Equal([]string{"12345678901", "sealed-a", "new", ""}))
	})

	Describe("with signing keys", func() {
		both := func() *webhook.WebhookEndpoint {
			return made(webhook.WebhookEndpointChange{AsymmetricSignature: new(true)})
		}

		It("rotates them by scheme: the old key signs for a while, or until its own expiry", func() {
			e := both()
			other := *e.CurrentKey(webhook.SchemeEd25519)
			first := e.CurrentKey(webhook.SchemeHMAC).Fingerprint
			_, err := e.Rotate(webhook.SchemeHMAC, time.Hour, now)
			Expect(err).NotTo(HaveOccurred())
			second, err := e.Rotate(webhook.SchemeHMAC, 2*time.Hour, now)
			Expect(err).NotTo(HaveOccurred())
			Expect(e.CurrentKey(webhook.SchemeHMAC).Fingerprint).To(Equal(second.Fingerprint))
			ends := map[string]*time.Time{}
			for _, k := range e.SigningKeys {
				ends[k.Fingerprint] = k.ExpiresOn
			}
			Expect(ends).To(HaveLen(4))
			Expect(*ends[first]).To(Equal(now.Add(time.Hour)))
			Expect(ends[other.Fingerprint]).To(BeNil())
			_, err = e.Rotate(webhook.SchemeHMAC, 30*time.Minute, now)
			Expect(err).NotTo(HaveOccurred())
			for _, k := range e.LiveKeys(now.Add(30 * time.Minute)) {
				Expect(k.ExpiresOn).To(BeNil(), "all old ones ended with the shorter time")
			}
		})

		It("stops using old keys at once without an overlap, and never expires a key in the past", func() {
			e := both()
			_, err := e.Rotate(webhook.SchemeHMAC, 0, now)
			Expect(err).NotTo(HaveOccurred())
			Expect(e.SigningKeys).To(HaveLen(2))
			for _, overlap := range []time.Duration{-1, webhook.MaxOverlap + 1} {
				_, err = e.Rotate(webhook.SchemeHMAC, overlap, now)
				Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/overlapHours"}))
			}
			plain := made(webhook.WebhookEndpointChange{})
			_, err = plain.Rotate(webhook.SchemeEd25519, 0, now)
			Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
			plain.SigningKeys[0].ExpiresOn = new(now.Add(time.Hour))
			Expect(plain.CurrentKey(webhook.SchemeHMAC)).To(BeNil())
		})

		It("has a fingerprint for each key, and signs only times from 1970 on", func() {
			Expect(webhook.MaxOverlap).To(Equal(168 * time.Hour))
			seen := map[string]bool{}
			for _, scheme := range []webhook.SignatureScheme{webhook.SchemeHMAC, webhook.SchemeEd25519, webhook.SchemeEd25519} {
				k := webhook.NewWebhookKey(scheme, now)
				Expect(k.Fingerprint).To(MatchRegexp(`^[0-9a-f]{16}$`))
				seen[k.Fingerprint] = true
				_, err := webhook.Sign([]webhook.WebhookKey{k}, "evt_1", 0, nil)
				Expect(err).NotTo(HaveOccurred())
				_, err = webhook.Sign([]webhook.WebhookKey{k}, "evt_1", -1, nil)
				Expect(err).To(HaveOccurred())
			}
			Expect(seen).To(HaveLen(3))
			for n, good := range map[int]bool{23: false, 24: true, 64: true, 65: false} {
				_, err := webhook.ParseWebhookSecret("whsec_" + base64.StdEncoding.EncodeToString(make([]byte, n)))
				Expect(err == nil).To(Equal(good), "%d bytes", n)
				_, err = webhook.Sign([]webhook.WebhookKey{{Scheme: webhook.SchemeEd25519, Secret: "whsk_" + base64.StdEncoding.EncodeToString(make([]byte, n))}}, "evt_1", 0, nil)
				Expect(err).To(HaveOccurred())
			}
		})

		It("encrypts them so that they can be decrypted only in their own row", func() {
			ring, err := domain.NewKeyring(domain.NewKey("a"))
			Expect(err).NotTo(HaveOccurred())
			e := both()
			change(e, webhook.WebhookEndpointChange{CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "X-A", Value: new("v")}}})
			e.ID, e.StoreID = 61, 1
			secret := e.SigningKeys[1].Secret
			e.Seal(ring)
			sealed := e.SigningKeys[1].Sealed
			e.SigningKeys[1].Secret, e.CustomHeaders[0].Value = "", ""
			Expect(e.Open(ring)).To(Succeed())
			Expect([]string{e.SigningKeys[1].Secret, e.CustomHeaders[0].Value}).To(Equal([]string{secret, "v"}))
			e.SigningKeys[1].Secret = ""
			e.Seal(ring)
			Expect(e.SigningKeys[1].Sealed).To(Equal(sealed), "what was not opened stays")
			e.ID = 62
			Expect(e.Open(ring)).NotTo(Succeed())
		})
	})

	It("reads its event filters from the database as they were written", func() {
		var f webhook.EventFilters
		Expect(webhook.EventFilters{"order.*", "refund.issued"}.Value()).To(Equal("{order.*,refund.issued}"))
		Expect(f.Scan("{order.*,refund.issued}")).To(Succeed())
		Expect(f).To(Equal(webhook.EventFilters{"order.*", "refund.issued"}))
		Expect(f.Scan("{}")).To(Succeed())
		for _, wrong := range []any{"{", "", 5, nil} {
			Expect(f.Scan(wrong)).NotTo(Succeed())
		}
	})
})

var _ = Describe("The headers of a message", func() {
	It("identify the event, or mark the message as a sample", func() {
		event := webhook.WebhookMessage{ID: "evt_1", Sequence: 12, ObjectVersion: 13}.Headers(1700000000, "v1,x")
		Expect(event).To(Equal([]webhook.WebhookHeader{{Name: "webhook-id", Value: "evt_1"}, {Name: "webhook-timestamp", Value: "1700000000"}, {Name: "webhook-signature", Value: "v1,x"},
			{Name: "webhook-sequence", Value: "12"}, {Name: "webhook-object-version", Value: "13"}}))
		Expect(webhook.WebhookMessage{ID: "evt_1"}.Headers(1, "")[3]).To(Equal(webhook.WebhookHeader{Name: "webhook-test", Value: "true"}))
	})
})

var _ = Describe("The health of an endpoint", func() {
	It("is HEALTHY if 95 of 100 attempts in a day succeed", func() {
		Expect(webhook.HealthWindow).To(Equal(24 * time.Hour))
		for failures, want := range map[int]string{50: "HEALTHY", 51: "DEGRADED", 55: "DEGRADED"} {
			Expect((&webhook.WebhookHealth{Breaker: webhook.BreakerClosed, Attempts: 1000, Failures: failures}).Status(true)).To(Equal(want))
		}
	})

	It("estimates quantiles of the attempts' durations, up to 30 seconds", func() {
		var l webhook.Latency
		Expect(l.Quantile(0.5)).To(BeNil())
		for _, ms := range []int{10, 10, 100, 100} {
			l.Add(ms)
		}
		for share, want := range map[float64]int{0: 7, 0.25: 8, 0.5: 10, 0.75: 85, 1: 100, 2: 30000} {
			Expect(*l.Quantile(share)).To(Equal(want), "%v", share)
		}
		var quick, slow webhook.Latency
		quick.Add(1)
		Expect(*quick.Quantile(1)).To(Equal(1))
		slow.Add(40000)
		Expect(*slow.Quantile(1)).To(Equal(30000))
	})
})
