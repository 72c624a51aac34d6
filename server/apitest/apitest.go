// Package apitest starts the whole service for specs and calls it over HTTP only. Every response is
// checked against the OpenAPI documents: an undocumented status, header or body fails the spec that
// caused it. Only tests import this package.
package apitest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// AdminEmail and AdminPassword belong to the administrator of every World.
const (
	AdminEmail    = "ada@juniper-oak.example"
	AdminPassword = "a long walk by the river"
	encryptionKey = "spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
)

// World is a running service with its own database.
type World struct {
	App   *app.App
	URL   string
	Clock *domain.Clock
	// DatabaseURL lets specs read the database directly.
	DatabaseURL string
	// StopTook is how long the service took to shut down; 0 before the shutdown.
	StopTook time.Duration

	mu     sync.Mutex
	breaks []string
	seen   map[Seen]*kept
}

// programHashing is the context key of WithProgramHashing.
type programHashing struct{}

// WithProgramHashing returns a context for Start in which the service computes hashes at the cost of the program. Without
// it hashes are cheap, because specs log in often.
func WithProgramHashing(ctx context.Context) context.Context {
	return context.WithValue(ctx, programHashing{}, true)
}

func hashing(ctx context.Context) login.Hashing {
	if ctx.Value(programHashing{}) != nil {
		return login.Hashing{}
	}
	return storetest.Hashing()
}

// loadDocuments keeps the OpenAPI documents and their rules in memory until the process ends. Worlds compare responses
// with the documents, and each start without them would take 1.4 s of processor time.
var loadDocuments = sync.OnceValue(func() (kept []any) {
	kept = append(kept, router.Preload())
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := router.Document(surface)
		gomega.Expect(err).NotTo(gomega.HaveOccurred())
		kept = append(kept, doc)
	}
	return kept
})

// Start starts the service for a spec or a container of specs. The functions in change may alter its configuration.
func Start(ctx context.Context, change ...func(*config.Config)) *World {
	ginkgo.GinkgoHelper()
	loadDocuments()
	w := &World{Clock: storetest.Clock(), seen: map[Seen]*kept{}, DatabaseURL: storetest.URL(ctx)}
	c := configuration(w.DatabaseURL)
	for _, f := range change {
		f(&c)
	}
	var err error
	w.App, err = app.Start(context.WithoutCancel(ctx), c, app.Options{Clock: w.Clock, Hashing: hashing(ctx), Router: router.Options{Observe: w.observe}})
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	w.URL = w.App.URL
	ginkgo.DeferCleanup(func(ctx context.Context) {
		begun := time.Now()
		gomega.Expect(w.App.Stop(ctx)).To(gomega.Succeed())
		w.StopTook = time.Since(begun)
		w.mu.Lock()
		defer w.mu.Unlock()
		gomega.Expect(w.breaks).To(gomega.BeEmpty(), "answers that the documents do not have")
		gomega.Expect(w.tell()).To(gomega.Succeed())
	})
	return w
}

// configuration returns the configuration of a service on a database.
func configuration(databaseURL string) config.Config {
	return config.Config{
		ListenAddr: "127.0.0.1:0", DatabaseURL: databaseURL, EncryptionKeys: encryptionKey,
		AdminEmail: AdminEmail, AdminPassword: AdminPassword, PublicURL: "http://store.example",
		MediaURL: storetest.MediaURL(), MediaPublicURL: "http://store.example/media", MediaMegabytes: 32, StoreMediaMegabytes: 10240, AnswerMegabytes: 4,
		Roles:           []string{"api", "jobs", "webhooks"},
		WebhookNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")},
		TrustedProxies:  []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")},
	}
}

// Beside starts a second API process on the world's database and clock. Its responses are not checked against the
// OpenAPI documents, so specs can store rows that no operation writes.
func (w *World) Beside(ctx context.Context, change ...func(*config.Config)) *World {
	ginkgo.GinkgoHelper()
	c := configuration(w.DatabaseURL)
	c.Roles = []string{"api"}
	for _, f := range change {
		f(&c)
	}
	beside, err := app.Start(context.WithoutCancel(ctx), c, app.Options{Clock: w.Clock, Hashing: hashing(ctx)})
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	ginkgo.DeferCleanup(func(ctx context.Context) { gomega.Expect(beside.Stop(ctx)).To(gomega.Succeed()) })
	return &World{App: beside, URL: beside.URL, Clock: w.Clock, DatabaseURL: w.DatabaseURL}
}

// Client sends requests to the service, each with the client's headers.
type Client struct {
	url     string
	world   *World
	headers http.Header
}

// Client returns a client without credentials.
func (w *World) Client() Client {
	return Client{url: w.URL, world: w, headers: http.Header{}}
}

// With returns a copy of the client that also sends a header.
func (c Client) With(name, value string) Client {
	headers := c.headers.Clone()
	headers.Set(name, value)
	return Client{url: c.url, world: c.world, headers: headers}
}

// Bearer returns a copy of the client that sends a bearer token.
func (c Client) Bearer(token string) Client { return c.With("Authorization", "Bearer "+token) }

// Store returns a copy of the client that sends a store key, as a storefront does.
func (c Client) Store(key string) Client { return c.With("X-Store-Key", key) }

// In returns a copy of an administrator's client that works in the given store.
func (c Client) In(storeID int64) Client { return c.With("X-Store-Id", strconv.FormatInt(storeID, 10)) }

// From returns a copy of the client whose requests appear to come from a network address: it sends the header of a
// local proxy.
func (c Client) From(address string) Client { return c.With("X-Forwarded-For", address) }

// Once returns a copy of the client with a new idempotency key.
func (c Client) Once() Client { return c.With("Idempotency-Key", uuid.NewString()) }

// Get, Post, Patch, Put and Delete call an operation. A []byte or string is sent unchanged, any other
// body as JSON.
func (c Client) Get(path string) *Answer             { return c.Call(http.MethodGet, path, nil) }
func (c Client) Post(path string, body any) *Answer  { return c.Call(http.MethodPost, path, body) }
func (c Client) Patch(path string, body any) *Answer { return c.Call(http.MethodPatch, path, body) }
func (c Client) Put(path string, body any) *Answer   { return c.Call(http.MethodPut, path, body) }
func (c Client) Delete(path string) *Answer          { return c.Call(http.MethodDelete, path, nil) }

// Call calls an operation and reads the whole response.
func (c Client) Call(method, path string, body any) *Answer {
	ginkgo.GinkgoHelper()
	a, err := c.Try(method, path, body)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return a
}

// Try is like Call, but it returns an error if the service does not respond. If the path contains modifiedSince, it
// waits first until the list contains all earlier changes.
func (c Client) Try(method, path string, body any) (*Answer, error) {
	if strings.Contains(path, "modifiedSince=") && c.world.DatabaseURL != "" {
		if err := storetest.Settled(context.Background(), c.world.DatabaseURL); err != nil {
			return nil, err
		}
	}
	var reader io.Reader
	switch b := body.(type) {
	case nil:
	case []byte:
		reader = bytes.NewReader(b)
	case string:
		reader = strings.NewReader(b)
	default:
		raw, err := json.Marshal(b)
		if err != nil {
			return nil, err
		}
		reader = bytes.NewReader(raw)
	}
	req, err := http.NewRequest(method, c.url+path, reader)
	if err != nil {
		return nil, err
	}
	req.Header = c.headers.Clone()
	if body != nil && req.Header.Get("Content-Type") == "" {
		req.Header.Set("Content-Type", "application/json")
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	return &Answer{Request: method + " " + path, Status: res.StatusCode, Header: res.Header, Body: raw}, err
}

// Answer is the response to a request.
type Answer struct {
	Request string
	Status  int
	Header  http.Header
	Body    []byte
}

// OK fails the spec unless the response reports success.
func (a *Answer) OK() *Answer {
	ginkgo.GinkgoHelper()
	gomega.Expect(a.Status).To(gomega.BeNumerically("<", 300), "%s: %s", a.Request, a.Body)
	return a
}

// Is fails the spec unless the response has the status.
func (a *Answer) Is(status int) *Answer {
	ginkgo.GinkgoHelper()
	gomega.Expect(a.Status).To(gomega.Equal(status), "%s: %s", a.Request, a.Body)
	return a
}

// Into decodes a successful response into v.
func (a *Answer) Into(v any) *Answer {
	ginkgo.GinkgoHelper()
	a.OK()
	gomega.Expect(json.Unmarshal(a.Body, v)).To(gomega.Succeed(), "%s: %s", a.Request, a.Body)
	return a
}

// Refused fails the spec unless the response is a problem with this code.
func (a *Answer) Refused(code domain.Code) common.Problem {
	ginkgo.GinkgoHelper()
	p := a.Problem()
	gomega.Expect(string(p.Code)).To(gomega.Equal(string(code)), "%s: %s", a.Request, a.Body)
	return p
}

// Problem decodes the response as a problem document.
func (a *Answer) Problem() (p common.Problem) {
	ginkgo.GinkgoHelper()
	gomega.Expect(a.Header.Get("Content-Type")).To(gomega.Equal("application/problem+json"), "%s: %d %s", a.Request, a.Status, a.Body)
	gomega.Expect(json.Unmarshal(a.Body, &p)).To(gomega.Succeed())
	return p
}

// At returns the field of the response at a path, such as items.0.sku for the SKU of the first item.
func (a *Answer) At(path string) any {
	ginkgo.GinkgoHelper()
	dec := json.NewDecoder(bytes.NewReader(a.Body))
	dec.UseNumber()
	var v any
	gomega.Expect(dec.Decode(&v)).To(gomega.Succeed(), "%s: %s", a.Request, a.Body)
	return At(v, path)
}

// At returns the part of a decoded value at a path; nil means the path does not exist.
func At(v any, path string) any {
	for name := range strings.SplitSeq(path, ".") {
		switch x := v.(type) {
		case map[string]any:
			v = x[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i >= len(x) {
				return nil
			}
			v = x[i]
		default:
			return nil
		}
	}
	return v
}

// Text is like At, but it converts the value to text.
func (a *Answer) Text(path string) string {
	ginkgo.GinkgoHelper()
	v := a.At(path)
	gomega.Expect(v).NotTo(gomega.BeNil(), "%s has no %s: %s", a.Request, path, a.Body)
	return fmt.Sprint(v)
}

// ID is like At, but it parses the value as an id.
func (a *Answer) ID(path string) int64 {
	ginkgo.GinkgoHelper()
	id, err := strconv.ParseInt(a.Text(path), 10, 64)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return id
}

// Header returns the value of a header that the client sends.
func (c Client) Header(name string) string { return c.headers.Get(name) }
