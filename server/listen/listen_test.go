package listen_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/listen"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("The receiver", func() {
	var (
		key      webhook.WebhookKey
		receiver *listen.Receiver
		server   *httptest.Server
		out, log *bytes.Buffer
	)
	start := func(o listen.Options) {
		GinkgoHelper()
		out, log = &bytes.Buffer{}, &bytes.Buffer{}
		o.Out, o.Log = out, log
		var err error
		receiver, err = listen.New(o)
		Expect(err).NotTo(HaveOccurred())
		server = httptest.NewServer(receiver)
		DeferCleanup(server.Close)
	}
	sample := func(eventType domain.EventType) []byte {
		GinkgoHelper()
		raw, err := published.Sample(string(eventType))
		Expect(err).NotTo(HaveOccurred())
		return raw
	}
	idOf := func(body []byte) string {
		var e struct{ ID string }
		_ = json.Unmarshal(body, &e)
		return e.ID
	}
	// deliver posts an event like the service does.
	deliver := func(body []byte, change ...func(http.Header)) (int, error) {
		GinkgoHelper()
		now := time.Now().Unix()
		signature, err := webhook.Sign([]webhook.WebhookKey{key}, idOf(body), now, body)
		Expect(err).NotTo(HaveOccurred())
		req, err := http.NewRequest(http.MethodPost, server.URL+"/hook", bytes.NewReader(body))
		Expect(err).NotTo(HaveOccurred())
		for _, h := range (webhook.WebhookMessage{ID: idOf(body), Sequence: 48211, ObjectVersion: 3}).Headers(now, signature) {
			req.Header.Set(h.Name, h.Value)
		}
		for _, f := range change {
			f(req.Header)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return 0, err
		}
		defer res.Body.Close()
		return res.StatusCode, nil
	}
	entry := func() (e listen.Entry) {
		GinkgoHelper()
		lines := strings.Split(strings.TrimSpace(log.String()), "\n")
		Expect(json.Unmarshal([]byte(lines[len(lines)-1]), &e)).To(Succeed())
		return e
	}
	control := func(body string) int {
		GinkgoHelper()
		req, err := http.NewRequest(http.MethodPut, server.URL+"/control", strings.NewReader(body))
		Expect(err).NotTo(HaveOccurred())
		res, err := http.DefaultClient.Do(req)
		Expect(err).NotTo(HaveOccurred())
		defer res.Body.Close()
		_, _ = io.Copy(io.Discard, res.Body)
		return res.StatusCode
	}
	BeforeEach(func() { key = webhook.NewWebhookKey(webhook.SchemeHMAC, time.Now()) })

	It("verifies, validates and prints a sample of every type", func() {
		start(listen.Options{Secrets: []string{key.Secret}})
		for _, t := range domain.EventTypes() {
			Expect(deliver(sample(t))).To(Equal(http.StatusNoContent), string(t))
			e := entry()
			Expect(e.Type).To(Equal(string(t)))
			Expect(e.Verified).To(BeTrue())
			Expect(e.Valid).To(BeTrue(), "%s: %s", t, e.Problem)
			Expect(e.Object).NotTo(BeEmpty())
			Expect(e.Event).To(MatchJSON(sample(t)))
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		Expect(lines).To(HaveLen(len(domain.EventTypes())))
		Expect(lines[0]).To(And(ContainSubstring("order.created"), ContainSubstring("orderId 1042"), ContainSubstring("#48211"), ContainSubstring("verified, valid → 204")))
		Expect(receiver.Counts()).To(Equal(listen.Counts{Received: len(lines), Taken: len(lines), Events: len(lines)}))
	})

	It("accepts a repeated event and marks it as repeated", func() {
		start(listen.Options{Secrets: []string{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", key.Secret}})
		for range 2 {
			Expect(deliver(sample(domain.OrderCreated))).To(Equal(http.StatusNoContent))
		}
		Expect(entry().Repeated).To(BeTrue())
		Expect(receiver.Counts()).To(Equal(listen.Counts{Received: 2, Taken: 2, Events: 1}))
	})

	It("refuses a delivery that is not signed with any of its secrets, and ignores the content", func() {
		start(listen.Options{Secrets: []string{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}})
		Expect(deliver(sample(domain.OrderCreated))).To(Equal(http.StatusBadRequest))
		Expect(entry().Verified).To(BeFalse())
		Expect(entry().Event).To(BeNil())
		Expect(out.String()).To(ContainSubstring("NOT VERIFIED"))
		Expect(receiver.Counts().Bad).To(Equal(1))
	})

	DescribeTable("refuses a delivery", func(change func(http.Header)) {
		start(listen.Options{Secrets: []string{key.Secret}})
		Expect(deliver(sample(domain.OrderCreated), change)).To(Equal(http.StatusBadRequest))
	},
		Entry("without an id", func(h http.Header) { h.Del("webhook-id") }),
		Entry("without a timestamp", func(h http.Header) { h.Del("webhook-timestamp") }),
		Entry("without a signature", func(h http.Header) { h.Del("webhook-signature") }),
		Entry("with a timestamp that is not a number", func(h http.Header) { h.Set("webhook-timestamp", "hello") }),
		Entry("signed five minutes ago", func(h http.Header) { h.Set("webhook-timestamp", strconv.FormatInt(time.Now().Unix()-301, 10)) }),
		Entry("signed five minutes in the future", func(h http.Header) { h.Set("webhook-timestamp", strconv.FormatInt(time.Now().Unix()+302, 10)) }),
		Entry("with an empty signature", func(h http.Header) { h.Set("webhook-signature", "v1,") }),
		Entry("with a truncated signature", func(h http.Header) { h.Set("webhook-signature", h.Get("webhook-signature")[:8]) }),
		Entry("with a signature of another version", func(h http.Header) { h.Set("webhook-signature", "v2"+h.Get("webhook-signature")[2:]) }),
		Entry("with a signature without a comma", func(h http.Header) { h.Set("webhook-signature", "invalid_signature") }),
		Entry("with several wrong signatures", func(h http.Header) {
			h.Set("webhook-signature", "v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q=")
		}),
	)

	It("finds the valid signature among invalid ones", func() {
		start(listen.Options{Secrets: []string{key.Secret}})
		Expect(deliver(sample(domain.OrderCreated), func(h http.Header) {
			h.Set("webhook-signature", "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v2,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= "+h.Get("webhook-signature"))
		})).To(Equal(http.StatusNoContent))
	})

	It("refuses an event that does not match its schema, and names the field", func() {
		start(listen.Options{Secrets: []string{key.Secret}})
		Expect(deliver(bytes.Replace(sample(domain.OrderCreated), []byte(`"110.79"`), []byte(`110.79`), 1))).To(Equal(http.StatusBadRequest))
		Expect(entry().Verified).To(BeTrue())
		Expect(entry().Valid).To(BeFalse())
		Expect(entry().Problem).To(ContainSubstring("/data/object/grandTotal"))
		Expect(deliver([]byte(`{"id":"evt_1","type":"order.exploded"}`))).To(Equal(http.StatusBadRequest))
		Expect(entry().Problem).To(ContainSubstring("unknown type"))
		Expect(deliver(sample(domain.OrderCreated), func(h http.Header) { h.Set("webhook-id", "evt_2") })).To(Equal(http.StatusBadRequest))
		Expect(deliver([]byte(`not json`))).To(Equal(http.StatusBadRequest))
	})

	It("states in its output that signatures are not checked", func() {
		start(listen.Options{})
		Expect(deliver(sample(domain.RefundIssued))).To(Equal(http.StatusNoContent))
		Expect(out.String()).To(ContainSubstring("signature not checked, valid"))
	})

	It("prints JSON if configured", func() {
		start(listen.Options{JSON: true})
		Expect(deliver(sample(domain.RefundIssued))).To(Equal(http.StatusNoContent))
		Expect(out.Bytes()).To(MatchJSON(log.Bytes()))
	})

	It("fails, delays responses and closes connections on command", func() {
		start(listen.Options{Secrets: []string{key.Secret}})
		Expect(control(`{"status": 503, "retryAfter": "60"}`)).To(Equal(http.StatusOK))
		Expect(deliver(sample(domain.OrderCreated))).To(Equal(http.StatusServiceUnavailable))
		Expect(entry().Status).To(Equal(http.StatusServiceUnavailable))
		Expect(control(`{"delayMs": 200}`)).To(Equal(http.StatusOK))
		began := time.Now()
		Expect(deliver(sample(domain.OrderCreated))).To(Equal(http.StatusNoContent))
		Expect(time.Since(began)).To(BeNumerically(">=", 200*time.Millisecond))
		Expect(entry().Repeated).To(BeFalse()) // the event was not accepted before
		Expect(control(`{"down": true}`)).To(Equal(http.StatusOK))
		_, err := deliver(sample(domain.OrderCreated))
		Expect(err).To(HaveOccurred())
		Expect(control(`{}`)).To(Equal(http.StatusOK))
		Expect(deliver(sample(domain.OrderCreated))).To(Equal(http.StatusNoContent))
		Expect(receiver.Counts()).To(Equal(listen.Counts{Received: 3, Taken: 2, Events: 1, Refused: 1}))
		Expect(control(`{"status": 42}`)).To(Equal(http.StatusBadRequest))
		Expect(control(`{"stauts": 503}`)).To(Equal(http.StatusBadRequest))
	})

	It("accepts only POST requests and valid secrets", func() {
		start(listen.Options{})
		res, err := http.Get(server.URL)
		Expect(err).NotTo(HaveOccurred())
		_ = res.Body.Close()
		Expect(res.StatusCode).To(Equal(http.StatusMethodNotAllowed))
		_, err = listen.New(listen.Options{Secrets: []string{"whsec_%"}})
		Expect(err).To(HaveOccurred())
		_, err = listen.New(listen.Options{Secrets: []string{""}})
		Expect(err).To(HaveOccurred())
	})
})
