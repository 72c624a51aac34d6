package webhook_test

import (
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

const (
	vectorSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	vectorID     = "msg_p5jXN8AQM9LWM0D4loKWxJek"
	vectorTime   = 1614265330
	vectorBody   = `{"test": 2432232314}`
)

func hmacKey(secret string) []webhook.WebhookKey {
	return []webhook.WebhookKey{{Scheme: webhook.SchemeHMAC, Secret: secret}}
}

var _ = Describe("A signature", func() {
	DescribeTable("equals the published signature",
		func(secret, id string, timestamp int, body, want string) {
			Expect(webhook.Sign(hmacKey(secret), id, int64(timestamp), []byte(body))).To(Equal(want))
			Expect(webhook.Sign(hmacKey(strings.TrimPrefix(secret, "whsec_")), id, int64(timestamp), []byte(body))).To(Equal(want), "without the prefix")
		},
		Entry("of example S1", vectorSecret, vectorID, vectorTime, vectorBody, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="),
		Entry("of example S2", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", 1649367553,
			`{"email":"test@example.com","username":"test_user"}`, "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw="),
		Entry("of example S3, with a mebibyte", vectorSecret, vectorID, vectorTime, strings.Repeat("a", 1048576), "v1,txpEUxqWZJ5nteTnymUVa+7C4NHpBeXJ6CsBAW0c3/A="),
		Entry("of example S4", vectorSecret, vectorID, vectorTime, strings.Repeat("a", 262144), "v1,Mw4Pe2WgApuT7NSqnSq0PQPV9gbLdggCl9B865x5Xh0="),
		Entry("of example S5", vectorSecret, vectorID, vectorTime, strings.Repeat("a", 262143), "v1,NTItnqyWMoFhk2Bbe5V/BMdcFRWgcSQaTgqLHX7FC7c="),
		Entry("of an empty body", vectorSecret, vectorID, vectorTime, "", "v1,v48jdbgvh29KJz2Qc+ghw8G6vG3nAKnujWBg8oM/62A="),
		Entry("with a padded secret", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwBr==", vectorID, vectorTime, vectorBody, "v1,yK2tMbA6BHPrMEJ1lLv7UlJJbgFoqGenJkiajZ29evg="),
	)

	It("with Ed25519 equals the published signature", func() {
		key := webhook.WebhookKey{Scheme: webhook.SchemeEd25519,
			Secret: "whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg=="}
		Expect(webhook.Sign([]webhook.WebhookKey{key}, vectorID, vectorTime, []byte(vectorBody))).
			To(Equal("v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg=="))
	})

	It("is made with every key, and the reference library finds its own key", func() {
		now := time.Now()
		keys := []webhook.WebhookKey{webhook.NewWebhookKey(webhook.SchemeEd25519, now), webhook.NewWebhookKey(webhook.SchemeHMAC, now), webhook.NewWebhookKey(webhook.SchemeHMAC, now)}
		header, err := webhook.Sign(keys, "evt_1", now.Unix(), []byte(vectorBody))
		Expect(err).NotTo(HaveOccurred())
		Expect(strings.Fields(header)).To(HaveLen(3))
		for _, key := range keys[1:] {
			verifier, err := standardwebhooks.NewWebhook(key.Secret)
			Expect(err).NotTo(HaveOccurred())
			headers := http.Header{}
			headers.Set("webhook-id", "evt_1")
			headers.Set("webhook-timestamp", strconv.FormatInt(now.Unix(), 10))
			headers.Set("webhook-signature", header)
			Expect(verifier.Verify([]byte(vectorBody), headers)).To(Succeed())
			Expect(verifier.Verify([]byte(vectorBody+" "), headers)).NotTo(Succeed())
			headers.Set("webhook-id", "evt_2")
			Expect(verifier.Verify([]byte(vectorBody), headers)).NotTo(Succeed())
		}
	})

	It("is made with keys of 32 random bytes, each with a fingerprint of its own", func() {
		a, b := webhook.NewWebhookKey(webhook.SchemeHMAC, time.Now()), webhook.NewWebhookKey(webhook.SchemeHMAC, time.Now())
		Expect(a.Secret).To(MatchRegexp(`^whsec_[A-Za-z0-9+/]{43}=$`))
		Expect(a.Secret).NotTo(Equal(b.Secret))
		Expect(a.Fingerprint).To(MatchRegexp(`^[0-9a-f]{16}$`))
		Expect(a.Fingerprint).NotTo(Equal(b.Fingerprint))
		Expect(a.PublicKey).To(BeEmpty())
		Expect(webhook.NewWebhookKey(webhook.SchemeEd25519, time.Now()).PublicKey).To(MatchRegexp(`^whpk_[A-Za-z0-9+/]{43}=$`))
	})

	It("is not made without a key or for a time before 1970", func() {
		_, err := webhook.Sign(nil, vectorID, vectorTime, []byte(vectorBody))
		Expect(err).To(HaveOccurred())
		_, err = webhook.Sign(hmacKey(vectorSecret), vectorID, -161426533, []byte(vectorBody))
		Expect(err).To(HaveOccurred())
	})

	DescribeTable("is not made with an invalid secret, such as", func(scheme webhook.SignatureScheme, secret string) {
		_, err := webhook.Sign([]webhook.WebhookKey{{Scheme: scheme, Secret: secret}}, vectorID, vectorTime, []byte(vectorBody))
		Expect(err).To(HaveOccurred())
	},
		Entry("an empty secret", webhook.SchemeHMAC, ""),
		Entry("the prefix alone", webhook.SchemeHMAC, "whsec_"),
		Entry("one character", webhook.SchemeHMAC, "w"),
		Entry("a secret that is not base64", webhook.SchemeHMAC, "whsec_%"),
		Entry("a short secret", webhook.SchemeHMAC, "whsec_wronglength"),
		Entry("a secret with another prefix", webhook.SchemeHMAC, "hwsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"),
		Entry("a public key", webhook.SchemeHMAC, "whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4="),
		Entry("a long secret", webhook.SchemeHMAC, "whsec_V09IYXZUaFJoSnFobnpJQkpPMXdpdGFNWnJsRzAxdXZCeTVndVpwRmxSSXFsc0oyYzBTRWRUekJhYnlaZ0JSRGNPQ3BGZG1xYjFVVmRGQ3UK"),
		Entry("a truncated private key", webhook.SchemeEd25519, "whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kv"),
		Entry("a private key with another public key", webhook.SchemeEd25519, "whsk_"+base64.StdEncoding.EncodeToString(make([]byte, 64))),
		Entry("a private key without its prefix", webhook.SchemeEd25519, "6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg=="),
		Entry("an unknown scheme", webhook.SignatureScheme("v2"), vectorSecret),
	)

	It("can be made with the longest allowed secret", func() {
		_, err := webhook.ParseWebhookSecret("whsec_TUdfVE5UMnZlci1TeWxOYXQtX1ZlTW1kLTRtMFdhYmEwanIxdHJvenRCbmlTQ2hFdzBnbHhFbWdFaTJLdzQwSA==")
		Expect(err).NotTo(HaveOccurred())
	})
})

var _ = Describe("The next step after a delivery attempt", func() {
	failed := func(status int) *webhook.WebhookAttempt {
		var a webhook.WebhookAttempt
		a.Answered(status)
		return &a
	}

	It("follows the schedule: 17 attempts in 6.65 days, never early, and at most a fifth late", func() {
		want := []time.Duration{5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 4 * time.Hour,
			8 * time.Hour, 12 * time.Hour, 12 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour}
		Expect(webhook.MaxAttempts()).To(Equal(17))
		d := webhook.WebhookDelivery{Status: webhook.DeliveryPending}
		var total time.Duration
		for attempt, delay := range want {
			next, err := d.Attempted(failed(503), 0)
			Expect(err).NotTo(HaveOccurred())
			Expect(next).To(Equal(webhook.NextStep{Status: webhook.DeliveryRetrying, Step: attempt + 1, Delay: delay, Reason: webhook.RetrySchedule}))
			late, err := d.Attempted(failed(503), 0.999999)
			Expect(err).NotTo(HaveOccurred())
			Expect(late.Delay).To(And(BeNumerically(">", delay), BeNumerically("<", delay+delay/5)))
			d.Status, d.Step = next.Status, next.Step
			total += next.Delay
		}
		Expect(total.Hours() / 24).To(BeNumerically("~", 6.65, 0.01))
		next, err := d.Attempted(failed(503), 0.5)
		Expect(err).NotTo(HaveOccurred())
		Expect(next).To(Equal(webhook.NextStep{Status: webhook.DeliveryParked, Step: 16, Keep: 30 * 24 * time.Hour}))
	})

	DescribeTable("depends on the response's status, such as", func(status int, code webhook.AttemptError, becomes webhook.DeliveryStatus, disable bool) {
		d := webhook.WebhookDelivery{Status: webhook.DeliveryPending}
		a := failed(status)
		Expect(a.ErrorCode).To(Equal(code))
		next, err := d.Attempted(a, 0)
		Expect(err).NotTo(HaveOccurred())
		Expect(next.Status).To(Equal(becomes))
		Expect(next.Disable).To(Equal(disable))
	},
		Entry("200", 200, webhook.AttemptError(""), webhook.DeliverySucceeded, false),
		Entry("204", 204, webhook.AttemptError(""), webhook.DeliverySucceeded, false),
		Entry("299", 299, webhook.AttemptError(""), webhook.DeliverySucceeded, false),
		Entry("300", 300, webhook.ErrorRedirect, webhook.DeliveryRetrying, false),
		Entry("301", 301, webhook.ErrorRedirect, webhook.DeliveryRetrying, false),
		Entry("308", 308, webhook.ErrorRedirect, webhook.DeliveryRetrying, false),
		Entry("400", 400, webhook.ErrorStatus, webhook.DeliveryRetrying, false),
		Entry("404", 404, webhook.ErrorStatus, webhook.DeliveryRetrying, false),
		Entry("410", 410, webhook.ErrorGone, webhook.DeliveryRetrying, true),
		Entry("429", 429, webhook.ErrorStatus, webhook.DeliveryRetrying, false),
		Entry("500", 500, webhook.ErrorStatus, webhook.DeliveryRetrying, false),
		Entry("999", 999, webhook.ErrorStatus, webhook.DeliveryRetrying, false),
	)

	It("waits for the receiver's Retry-After if this is longer than the scheduled delay", func() {
		d := webhook.WebhookDelivery{Status: webhook.DeliveryRetrying, Step: 1} // the scheduled delay is 30 s
		a := failed(429)
		asked := func(wait time.Duration) webhook.NextStep {
			a.RetryAfter = &wait
			next, err := d.Attempted(a, 0)
			Expect(err).NotTo(HaveOccurred())
			return next
		}
		Expect(asked(90 * time.Second)).To(Equal(webhook.NextStep{Status: webhook.DeliveryRetrying, Step: 2, Delay: 90 * time.Second, Reason: webhook.RetryAfterAsked}))
		Expect(asked(10 * time.Second)).To(Equal(webhook.NextStep{Status: webhook.DeliveryRetrying, Step: 2, Delay: 30 * time.Second, Reason: webhook.RetrySchedule}))
	})

	It("is an immediate retry after an interruption, and the schedule does not advance", func() {
		d := webhook.WebhookDelivery{Status: webhook.DeliveryRetrying, Step: 7}
		a := &webhook.WebhookAttempt{}
		a.Failed(webhook.ErrorInterrupted, "stopped")
		next, err := d.Attempted(a, 0.5)
		Expect(err).NotTo(HaveOccurred())
		Expect(next).To(Equal(webhook.NextStep{Status: webhook.DeliveryRetrying, Step: 7, Reason: webhook.AttemptInterrupted}))
	})

	It("is an error if the delivery has already ended", func() {
		for _, status := range []webhook.DeliveryStatus{webhook.DeliverySucceeded, webhook.DeliveryExpired, webhook.DeliveryCancelled} {
			d := webhook.WebhookDelivery{Status: status}
			_, err := d.Attempted(failed(500), 0)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), string(status))
		}
	})

	It("stores at most 100 response headers, each cut to 1,000 valid bytes", func() {
		a := &webhook.WebhookAttempt{}
		a.AddResponseHeader("X-Odd", "a\x00b\xff"+strings.Repeat("ü", 1000))
		Expect(a.ResponseHeaders[0].Value).To(HavePrefix("abü"))
		Expect(len(a.ResponseHeaders[0].Value)).To(BeNumerically("<=", 1000))
		for range 200 {
			a.AddResponseHeader("X-Many", "1")
		}
		Expect(a.ResponseHeaders).To(HaveLen(100))
	})
})

var _ = Describe("The Retry-After header", func() {
	now := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	DescribeTable("is parsed if it contains", func(header string, want time.Duration) {
		got, ok := webhook.RetryAfter(header, now)
		Expect(ok).To(BeTrue())
		Expect(got).To(Equal(want))
	},
		Entry("seconds", "120", 2*time.Minute),
		Entry("zero seconds", "0", time.Duration(0)),
		Entry("surrounding blanks", " 7 ", 7*time.Second),
		Entry("a day", "86400", 24*time.Hour),
		Entry("more than a day", "86401", 24*time.Hour),
		Entry("a number beyond any integer type", strings.Repeat("9", 400), 24*time.Hour),
		Entry("a date", "Fri, 20 Nov 2026 09:16:00 GMT", 30*time.Second),
		Entry("a date in the obsolete format", "Friday, 20-Nov-26 09:16:00 GMT", 30*time.Second),
		Entry("a date in the format of asctime", "Fri Nov 20 09:16:00 2026", 30*time.Second),
		Entry("a date in the past", "Fri, 20 Nov 2026 09:00:00 GMT", time.Duration(0)),
		Entry("a date next year", "Sat, 20 Nov 2027 09:00:00 GMT", 24*time.Hour),
	)
	DescribeTable("is ignored if it contains", func(header string) {
		_, ok := webhook.RetryAfter(header, now)
		Expect(ok).To(BeFalse())
	},
		Entry("nothing", ""), Entry("blanks", "  "), Entry("a sign", "-5"), Entry("a plus", "+5"), Entry("a fraction", "1.5"), Entry("words", "soon"),
		Entry("an exponent", "1e3"), Entry("wide digits", "１２"), Entry("another zone", "Fri, 20 Nov 2026 09:16:00 CET"), Entry("half a date", "Fri, 20 Nov"),
	)
})

var _ = Describe("Event filters", func() {
	It("match the same types as their PostgreSQL array", func() {
		for filter, want := range map[string][]domain.EventType{
			"order.created": {domain.OrderCreated},
			"refund.*":      {domain.RefundIssued, domain.RefundCompletedEvent, domain.RefundFailedEvent, domain.RefundVoidedEvent},
			"*":             domain.SpecifiedEventTypes(),
			"return.*":      {domain.ReturnRequested, domain.ReturnStatusChanged, domain.ReturnReceived, domain.ReturnExchanged, domain.ReturnWithdrawalDeclared},
			"stored_value.*": {domain.StoredValueIssued, domain.StoredValueRedeemed, domain.StoredValueRefunded, domain.StoredValueAdjusted, domain.StoredValueExpired,
				domain.StoredValueStatusChanged, domain.StoredValueDeliveryFailed},
			"customer.address_changed": {domain.CustomerAddressChanged},
			"order":                    nil,
			"order.create":             nil,
			"ord*":                     nil,
			"order.created.*":          nil,
		} {
			var got []domain.EventType
			for _, t := range domain.EventTypes() {
				if (webhook.EventFilters{filter}).Match(t) {
					got = append(got, t)
				}
			}
			Expect(got).To(Equal(want), filter)
		}
	})

	It("are read from the database as they were stored", func() {
		kept, err := webhook.EventFilters{"order.*", "refund.issued"}.Value()
		Expect(err).NotTo(HaveOccurred())
		Expect(kept).To(Equal("{order.*,refund.issued}"))
		var back webhook.EventFilters
		Expect(back.Scan(kept)).To(Succeed())
		Expect(back).To(Equal(webhook.EventFilters{"order.*", "refund.issued"}))
	})
})
