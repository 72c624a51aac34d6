package webhook_test

import (
	"bufio"
	"bytes"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// FuzzRetryAfter compares RetryAfter with the parsing of dates in net/http.
func FuzzRetryAfter(f *testing.F) {
	for _, header := range []string{
		"", "0", "120", " 7 ", "86400", "86401", "-5", "+5", "1.5", "1e3", "１２", "soon", strings.Repeat("9", 400), "00000000000000000000000000012",
		"Fri, 20 Nov 2026 09:16:00 GMT", "Friday, 20-Nov-26 09:16:00 GMT", "Fri Nov 20 09:16:00 2026", "Fri, 20 Nov 2026 09:16:00 CET", "Fri, 20 Nov 0000 09:16:00 GMT",
		"Fri, 31 Feb 2026 09:16:00 GMT", "Fri, 20 Nov 9999 23:59:59 GMT", "Fri, 20 Nov 2026 09:16:00.5 GMT", "120, 240", "\x00", "12\x00",
	} {
		f.Add(header, int64(1795166130))
	}
	digits := regexp.MustCompile(`^[0-9]+$`)
	f.Fuzz(func(t *testing.T, header string, at int64) {
		now := time.Unix(at%(1<<33), 0).UTC()
		wait, ok := webhook.RetryAfter(header, now)
		if wait < 0 || wait > 24*time.Hour || !ok && wait != 0 {
			t.Fatalf("%q: %v, %v", header, wait, ok)
		}
		text := strings.TrimSpace(header)
		if digits.MatchString(text) {
			number := strings.TrimLeft(text, "0")
			want := 24 * time.Hour
			if seconds, err := time.ParseDuration("0" + number + "s"); len(number) <= 5 && err == nil {
				want = min(want, seconds)
			}
			if !ok || wait != want {
				t.Fatalf("%q: %v, %v, want %v", header, wait, ok, want)
			}
			return
		}
		date, err := http.ParseTime(text)
		switch {
		case ok && err != nil:
			t.Fatalf("%q is no date, and was read as %v", header, wait)
		case ok && wait != min(max(date.Sub(now), 0), 24*time.Hour):
			t.Fatalf("%q at %v: %v", header, now, wait)
		case !ok && err == nil && date.UTC().Format(http.TimeFormat) == text:
			t.Fatalf("%q is a date, and was ignored", header)
		}
	})
}

// FuzzEventFilters compares the accepted filters with the types that they match.
func FuzzEventFilters(f *testing.F) {
	for _, filter := range []string{"*", "order.*", "order.created", "order", "order.", ".*", "*.*", "**", "order.created.*", "ORDER.*", "order.* ", "", "order.*,*", "{*}", "\"", "\x00"} {
		f.Add(filter, "refund.issued")
	}
	url := "https://hooks.example/events"
	f.Fuzz(func(t *testing.T, first, second string) {
		filters := webhook.EventFilters{first, second}
		passes := func(filter string) (n int) {
			for _, e := range domain.EventTypes() {
				if (webhook.EventFilters{filter}).Match(e) {
					n++
				}
			}
			return n
		}
		_, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url, EventTypes: &filters}, true, time.Now())
		if taken := err == nil; taken != (passes(first) > 0 && passes(second) > 0) {
			t.Fatalf("%q lets %d types pass, %q %d; taken: %v", first, passes(first), second, passes(second), taken)
		}
		if err != nil {
			return
		}
		for _, e := range domain.EventTypes() {
			object, _, _ := strings.Cut(string(e), ".")
			want := false
			for _, filter := range filters {
				want = want || filter == "*" && object != "return" && object != "stored_value" || filter == string(e) || filter == object+".*"
			}
			if filters.Match(e) != want {
				t.Fatalf("%q and %s: %v", filters, e, !want)
			}
		}
		kept, err := filters.Value()
		if err != nil {
			t.Fatal(err)
		}
		var back webhook.EventFilters
		if err := back.Scan(kept); err != nil || len(back) != 2 || back[0] != first || back[1] != second {
			t.Fatalf("%q came back as %q: %v", filters, back, err)
		}
	})
}

// FuzzCustomHeaders sends accepted headers. They must arrive unchanged, and must not change the other
// headers of the request.
func FuzzCustomHeaders(f *testing.F) {
	for _, h := range [][2]string{
		{"X-Key", "secret"}, {"x-key", ""}, {"Authorization", "Bearer a b"}, {"Host", "evil.example"}, {"hOsT", "evil.example"}, {"Content-Length", "0"}, {"Transfer-Encoding", "chunked"},
		{"webhook-id", "evt_2"}, {"X-A: b\r\nX-C", "d"}, {"X-A", "b\r\nX-C: d"}, {"X A", "b"}, {"", "b"}, {"X-Ü", "b"}, {"X-A", "ü"}, {"X-A", " b "}, {":authority", "x"}, {"X-A", "\x00"},
		{"X-Big", strings.Repeat("a", 4092)}, {"X-Big", strings.Repeat("a", 4091)}, {"Te", "trailers"}, {"Connection", "close"}, {"User-Agent", "x"}, {"Proxy-Authorization", "x"},
		{"Cookie", "a=b"}, {"Accept-Encoding", "gzip"}, {"Trailer", "X"}, {"Expect", "100-continue"}, {"Upgrade", "h2c"}, {"~", "~"},
	} {
		f.Add(h[0], h[1])
	}
	url := "https://hooks.example/events"
	f.Fuzz(func(t *testing.T, name, value string) {
		asked := []webhook.CustomHeaderInput{{Name: name, Value: &value}}
		e, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url, CustomHeaders: &asked}, true, time.Now())
		if err != nil {
			if domain.CodeOf(err) != domain.InvalidValue {
				t.Fatal(err)
			}
			return
		}
		if len(name)+len(value) > 4096 {
			t.Fatalf("%d bytes were taken", len(name)+len(value))
		}
		if len(value) < 12 && e.CustomHeaders[0].Masked != "••••" {
			t.Fatalf("%q is shown as %q", value, e.CustomHeaders[0].Masked)
		}
		req, err := http.NewRequest(http.MethodPost, url, strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("webhook-id", "evt_1")
		req.Header.Set("User-Agent", "ours")
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set(e.CustomHeaders[0].Name, e.CustomHeaders[0].Value)
		var wire bytes.Buffer
		if err := req.Write(&wire); err != nil {
			t.Fatalf("%q: %q cannot be sent: %v", name, value, err)
		}
		got, err := http.ReadRequest(bufio.NewReader(&wire))
		if err != nil {
			t.Fatalf("%q: %q cannot be read: %v", name, value, err)
		}
		if values := got.Header.Values(name); len(values) != 1 || values[0] != strings.TrimSpace(value) {
			t.Fatalf("%q: %q arrives as %q", name, value, values)
		}
		if got.Host != "hooks.example" || got.ContentLength != 2 || got.Close || len(got.TransferEncoding) > 0 || len(got.Trailer) > 0 || len(got.Header) != 5 || got.Header.Get("Content-Length") != "2" ||
			got.Header.Get("webhook-id") != "evt_1" || got.UserAgent() != "ours" || got.Header.Get("Content-Type") != "application/json" {
			t.Fatalf("%q: %q changes the request: %v", name, value, got)
		}
	})
}
