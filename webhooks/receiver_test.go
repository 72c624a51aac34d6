package webhooks_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// received is a request that a receiver accepted, with the status of the response.
type received struct {
	At      time.Time
	Header  http.Header
	Body    []byte
	ID      string
	Order   int64
	Version int64
	Status  int
	InHand  int // number of requests in progress at the time, including this one
}

// receiver is a consumer on loopback. The function answer writes its responses; by default it responds
// with 204.
type receiver struct {
	*httptest.Server
	mu     sync.Mutex
	got    []received
	now    int // number of requests in progress
	peak   int
	answer func(received, http.ResponseWriter)
}

func newReceiver() *receiver {
	r := &receiver{}
	r.Server = httptest.NewServer(http.HandlerFunc(r.serve))
	DeferCleanup(r.Server.Close)
	return r
}

func (r *receiver) serve(w http.ResponseWriter, req *http.Request) {
	body, _ := io.ReadAll(req.Body)
	var e struct {
		ID   string
		Data struct {
			Object struct {
				OrderID int64
				Version int64
			}
		}
	}
	_ = json.Unmarshal(body, &e)
	in := received{At: time.Now(), Header: req.Header.Clone(), Body: body, ID: e.ID, Order: e.Data.Object.OrderID, Version: e.Data.Object.Version, Status: http.StatusNoContent}
	r.mu.Lock()
	answer := r.answer
	r.now++
	r.peak = max(r.peak, r.now)
	in.InHand = r.now
	r.mu.Unlock()
	kept := &statusKeeper{ResponseWriter: w}
	defer func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.now--
		if kept.status != 0 {
			in.Status = kept.status
		}
		r.got = append(r.got, in)
	}()
	if answer != nil {
		answer(in, kept)
		return
	}
	kept.WriteHeader(http.StatusNoContent)
}

type statusKeeper struct {
	http.ResponseWriter
	status int
}

func (k *statusKeeper) WriteHeader(status int) {
	k.status = status
	k.ResponseWriter.WriteHeader(status)
}
func (k *statusKeeper) Unwrap() http.ResponseWriter { return k.ResponseWriter }
func (k *statusKeeper) Flush()                      { k.ResponseWriter.(http.Flusher).Flush() }

// Answers changes how the receiver responds to all further requests.
func (r *receiver) Answers(f func(received, http.ResponseWriter)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.answer = f
}

// AnswersWith makes the receiver respond with a status.
func (r *receiver) AnswersWith(status int) {
	r.Answers(func(_ received, w http.ResponseWriter) { w.WriteHeader(status) })
}

func (r *receiver) Got() []received {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]received(nil), r.got...)
}

// InHand returns the number of requests in progress, and the highest number there has been.
func (r *receiver) InHand() (now, peak int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.now, r.peak
}

func (r *receiver) Now() int  { now, _ := r.InHand(); return now }
func (r *receiver) Peak() int { _, peak := r.InHand(); return peak }

// Took returns the requests that the receiver answered with a success.
func (r *receiver) Took() (out []received) {
	for _, in := range r.Got() {
		if in.Status/100 == 2 {
			out = append(out, in)
		}
	}
	return out
}

// Verify checks every request with the reference library.
func (r *receiver) Verify(e *webhook.WebhookEndpoint) {
	GinkgoHelper()
	verifier, err := standardwebhooks.NewWebhook(e.CurrentKey(webhook.SchemeHMAC).Secret)
	Expect(err).NotTo(HaveOccurred())
	for _, in := range r.Got() {
		Expect(verifier.Verify(in.Body, in.Header)).To(Succeed())
		Expect(in.Header.Get("webhook-id")).To(Equal(in.ID))
	}
}

// held returns a channel on which a response can wait. The channel is released when let is called or the
// spec ends.
func held() (release chan struct{}, let func()) {
	release = make(chan struct{})
	let = sync.OnceFunc(func() { close(release) })
	DeferCleanup(func() { let() })
	return release, let
}
