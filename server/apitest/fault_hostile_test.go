package apitest_test

import (
	"crypto/x509"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// tried is a delivery attempt as the API describes it.
type tried struct {
	StatusCode          *int
	ErrorCode           *string
	ErrorMessage        *string
	ResponseBody        *string
	ResponseIsTruncated bool
	Timings             struct{ TotalMs int }
	StartedOn           time.Time
	NextAttemptOn       *time.Time
	NextAttemptReason   *string
}

// hostile is a receiver, with the attempt that the delivery log must show for the receiver.
type hostile struct {
	name    string
	url     string
	status  int    // 0 means no response
	code    string // "" means success
	excerpt string // prefix of the stored response body
	message string // part of the error message
	wait    time.Duration
	reason  string
}

// mostGrowth is how many MB the memory of a process may grow because of hostile receivers. The process still holds
// about 110 MB when it is first measured, because the collector has not yet returned the memory used during the start.
const mostGrowth = 64

// One process delivers to one good receiver and to two dozen hostile receivers at the same time.
var _ = Describe("Hostile receivers", Label("kill"), func() {
	It("get the right error code, use limited memory, and prevent no other delivery", func(ctx SpecContext) {
		ca := newAuthority()
		trusted := filepath.Join(GinkgoT().TempDir(), "roots.pem")
		Expect(os.WriteFile(trusted, ca.file(), 0o600)).To(Succeed())
		f := newFleet(ctx, executable(ctx), storetest.URL(ctx), 1, "SSL_CERT_FILE="+trusted)
		f.consume(5 * time.Millisecond)

		plain := func(do misdeed) string { return "http://" + peer(do, nil) + "/" }
		secure := func(change func(*x509.Certificate)) string {
			return "https://" + peer(says("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine"), ca.issue(change)) + "/"
		}
		asks := func(value string) string {
			return plain(says("HTTP/1.1 429 Too Many Requests\r\nRetry-After: " + value + "\r\nContent-Length: 4\r\n\r\nslow"))
		}
		stranger := newAuthority()
		closed := address()
		cases := []hostile{
			{name: "a body that drips", url: plain(drips("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n")), status: 200, code: "timeout", excerpt: "x", message: "did not end within 3 s"},
			{name: "headers that drip", url: plain(drips("HTTP/1.1 200 OK\r\nX-Slow: ")), code: "timeout", message: "No answer came"},
			{name: "silence", url: plain(holds), code: "timeout", message: "No answer came"},
			{name: "a silent handshake", url: strings.Replace(plain(holds), "http:", "https:", 1), code: "timeout"},
			{name: "a body without end", url: plain(pours("HTTP/1.1 200 OK\r\n\r\n", strings.Repeat("y", 64<<10))), status: 200, excerpt: strings.Repeat("y", 16<<10)},
			{name: "an error without end", url: plain(pours("HTTP/1.1 500 Oh\r\n\r\n", strings.Repeat("z", 64<<10))), status: 500, code: "http_status", excerpt: strings.Repeat("z", 16<<10)},
			{name: "a compressed bomb", url: plain(says(bomb())), status: 200},
			{name: "headers without end", url: plain(pours("HTTP/1.1 200 OK\r\n", plenty)), code: "invalid_response"},
			{name: "one header without end", url: plain(pours("HTTP/1.1 200 OK\r\nX-Endless: ", strings.Repeat("a", 64<<10))), code: "invalid_response"},
			{name: "a status line without end", url: plain(pours("HTTP/1.1 200 ", strings.Repeat("a", 64<<10))), code: "invalid_response"},
			{name: "continue without end", url: plain(pours("", "HTTP/1.1 100 Continue\r\n\r\n")), code: "invalid_response"},
			{name: "a chunk that is none", url: plain(says("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nx")), status: 200, code: "invalid_response"},
			{name: "a length that is none", url: plain(says("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx")), code: "invalid_response"},
			{name: "another language", url: plain(says("220 mail.example ESMTP\r\n")), code: "invalid_response"},
			{name: "bytes that are no text", url: plain(says("HTTP/1.1 200 OK\r\nX-Odd: a\x80b\r\nContent-Length: 6\r\n\r\na\x00\xffb\xc3(")), status: 200, excerpt: "ab("},
			{name: "a redirect inside", url: plain(says("HTTP/1.1 307 Temporary Redirect\r\nLocation: http://169.254.169.254/latest\r\nContent-Length: 0\r\n\r\n")), status: 307, code: "redirect", message: "not followed"},
			{name: "gone", url: plain(says("HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n")), status: 410, code: "gone", message: "wants no more"},
			{name: "429 for two hours", url: asks("7200"), status: 429, code: "http_status", excerpt: "slow", wait: 2 * time.Hour, reason: "RETRY_AFTER"},
			{name: "429 until a date", url: asks(time.Now().Add(3 * time.Hour).UTC().Format(http.TimeFormat)), status: 429, code: "http_status", wait: 3 * time.Hour, reason: "RETRY_AFTER"},
			{name: "429 for ever", url: asks(strings.Repeat("9", 30)), status: 429, code: "http_status", wait: 24 * time.Hour, reason: "RETRY_AFTER"},
			{name: "429 for nonsense", url: asks("-1e9 parsecs"), status: 429, code: "http_status", wait: 5 * time.Second, reason: "RETRY_SCHEDULE"},
			{name: "reset midway", url: plain(resets), status: 200, code: "connection_reset", excerpt: "half an answer"},
			{name: "an answer before the body", url: plain(interrupts), status: 200, excerpt: "early"},
			{name: "nobody", url: "http://" + closed + "/", code: "connection_refused"},
			{name: "a good certificate", url: secure(func(*x509.Certificate) {}), status: 200, excerpt: "fine"},
			{name: "an expired certificate", url: secure(func(c *x509.Certificate) { c.NotAfter = time.Now().Add(-time.Minute) }), code: "tls_failure", message: "expired"},
			{name: "the certificate of another host", url: secure(func(c *x509.Certificate) { c.IPAddresses, c.DNSNames = nil, []string{"other.example"} }), code: "tls_failure", message: "127.0.0.1"},
			{name: "a certificate that nobody issued", url: "https://" + peer(says(""), stranger.issue(func(*x509.Certificate) {})) + "/", code: "tls_failure", message: "unknown authority"},
			{name: "no TLS at all", url: strings.Replace(plain(says("HTTP/1.1 200 OK\r\n\r\n")), "http:", "https:", 1), code: "tls_failure"},
		}

		// The first run has no hostile receivers: it measures the machine's normal speed.
		t := f.change(ctx, 30, 3, 30*time.Millisecond)
		time.Sleep(2 * time.Second)
		alone := f.consumer.ages(time.Time{})
		calm := memory(f.members[0].running.Process.Pid, "RssAnon") // anonymous memory only; the program's own pages add another 55 MB

		endpoints := make([]int64, len(cases))
		for i, c := range cases {
			timeout := 30 // longer than any real response takes, even on a busy machine
			if c.code == "timeout" {
				timeout = 3
			}
			endpoints[i] = f.shop.Admin.Once().Post("/admin/webhook-endpoint", map[string]any{"url": c.url, "timeoutSeconds": timeout, "eventTypes": []string{"customer.*"}, "description": c.name}).OK().ID("webhookEndpointId")
		}
		began := time.Now()
		var highest int
		tried := func(g Gomega) (n int) {
			highest = max(highest, memory(f.members[0].running.Process.Pid, "RssAnon"))
			g.Expect(f.rows.QueryRowContext(ctx, "SELECT count(DISTINCT endpoint_id) FROM webhook_attempts WHERE endpoint_id = ANY($1)", endpoints).Scan(&n)).To(Succeed())
			return n
		}
		Eventually(tried).WithTimeout(patience).Should(Equal(len(cases)))
		Consistently(tried, 3*time.Second, 50*time.Millisecond).Should(Equal(len(cases)))
		t.stop()
		beside := f.consumer.ages(began)
		app := f.shop.AppToken("webhook:read", "customer:read")
		attempts := 0
		Expect(f.rows.QueryRowContext(ctx, "SELECT count(*) FROM webhook_attempts WHERE endpoint_id <> (SELECT min(id) FROM webhook_endpoints)").Scan(&attempts)).To(Succeed())
		AddReportEntry("hostile receivers", fmt.Sprintf("%d receivers, %d attempts in %.0f s; change → taken by the good one: alone %s (%d), beside them %s (%d); memory of the process: %d MB before, at most %d MB; %s",
			len(cases), attempts, time.Since(began).Seconds(), spread(alone), len(alone), spread(beside), len(beside), calm>>10, highest>>10, load()))

		for i, c := range cases {
			By(c.name)
			first := firstAttempt(app, endpoints[i])
			Expect(first).NotTo(BeNil(), c.name)
			said, _ := json.Marshal(first)
			if c.status == 0 {
				Expect(first.StatusCode).To(BeNil(), "%s: %s", c.name, said)
			} else {
				Expect(first.StatusCode).To(HaveValue(Equal(c.status)), "%s: %s", c.name, said)
			}
			if c.code == "" {
				Expect(first.ErrorCode).To(BeNil(), "%s: %s", c.name, said)
				Expect(first.NextAttemptOn).To(BeNil())
			} else {
				Expect(first.ErrorCode).To(HaveValue(Equal(c.code)), "%s: %s", c.name, said)
				Expect(first.ErrorMessage).To(HaveValue(And(Not(BeEmpty()), ContainSubstring(c.message))), "%s: %s", c.name, said)
			}
			if c.excerpt != "" {
				Expect(first.ResponseBody).To(HaveValue(HavePrefix(c.excerpt)), c.name)
			}
			if first.ResponseBody != nil {
				Expect(len(*first.ResponseBody)).To(BeNumerically("<=", 16<<10), c.name)
			}
			if c.wait > 0 {
				Expect(first.NextAttemptReason).To(HaveValue(Equal(c.reason)), c.name)
				wait := first.NextAttemptOn.Sub(first.StartedOn)
				Expect(wait).To(And(BeNumerically(">=", c.wait-2*time.Second), BeNumerically("<", c.wait*6/5+10*time.Second)), c.name)
			}
			Expect(first.ResponseIsTruncated).To(Equal(len(c.excerpt) == 16<<10 || c.name == "a compressed bomb"), "%s: %s", c.name, said)
			if c.code == "timeout" {
				Expect(first.Timings.TotalMs).To(And(BeNumerically(">=", 3000), BeNumerically("<", 15000)), c.name)
			}
		}
		gone := f.shop.Admin.Get(fmt.Sprintf("/admin/webhook-endpoint?webhookEndpointId=%d", endpoints[slices.IndexFunc(cases, func(c hostile) bool { return c.name == "gone" })])).OK()
		Expect([]any{gone.At("isActive"), gone.At("disabledReason")}).To(Equal([]any{false, "GONE"}))

		Expect(f.printed("panic")).To(BeZero())
		Expect(f.members[0].running.ended).NotTo(BeClosed())
		if highest > 0 { // the system may not report it
			Expect((highest-calm)>>10).To(BeNumerically("<", mostGrowth), "MB more than without them, however much they send")
		}
		Expect(beside).NotTo(BeEmpty())
		f.quietOf(ctx, f.consumer)
		Expect(f.judge(ctx, t)).To(BeEmpty())
	})
})

// firstAttempt returns the first attempt at an endpoint; nil means that there was no attempt.
func firstAttempt(app apitest.Client, endpoint int64) *tried {
	GinkgoHelper()
	list := app.Get(fmt.Sprintf("/webhook-delivery/paged?webhookEndpointId=%d&sort=createdOn&pageSize=20", endpoint)).OK()
	items, _ := list.At("items").([]any)
	for i := range items {
		var whole struct{ Attempts []tried }
		app.Get("/webhook-delivery?webhookDeliveryId=" + list.Text(fmt.Sprintf("items.%d.webhookDeliveryId", i))).Into(&whole)
		if n := len(whole.Attempts); n > 0 {
			return &whole.Attempts[n-1] // attempts are sorted newest first
		}
	}
	return nil
}

// memory returns a memory figure of a process in KiB; 0 means the system does not report it.
func memory(pid int, which string) (n int) {
	raw, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(raw)) {
		if rest, is := strings.CutPrefix(line, which+":"); is {
			_, _ = fmt.Sscan(rest, &n)
		}
	}
	return n
}
