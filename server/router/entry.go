package router

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/console"
	"github.com/storeplatform/storeplatform/server/media"
	"github.com/storeplatform/storeplatform/store/domain"
)

// entry describes what a route accepts before its handler runs. The zero value is the strictest: the body is removed,
// each request counts against the limit of its network address, and the deadline is requestDeadline. Routes without a
// declaration, unknown paths and unknown methods get the zero value.
type entry struct {
	body bodyKind
	lane limitLane
	// slow marks routes that receive or send a file, or wait for a person. Their deadline is fileDeadline.
	slow bool
}

// bodyKind determines the limit of a route's body.
type bodyKind int

const (
	// noBody removes the request's body, so that the handler cannot read it.
	noBody bodyKind = iota
	// formBody allows at most maxForm bytes and maxParameters parameters.
	formBody
	// messageBody means that the route calls messages, which bounds the bytes, the depth and the values of the JSON.
	messageBody
	// ownBody means that the contract check or the receiver of notices bounds the body.
	ownBody
)

// maxForm is the limit for a form, in bytes.
const maxForm = 16 << 10

// limitLane determines the rate limit against which a request counts. Each limit applies per network address and is
// independent of the others.
type limitLane int

const (
	// addressLane is the limit that RATE_LIMIT sets. Anonymous API calls also count against it.
	addressLane limitLane = iota
	// fileLane is for responses that are the same for all callers, such as the dozens of files that a page loads at
	// once. It admits filesPerRequest times as many requests as addressLane. A request for a missing file counts
	// against the smaller limit of misses.
	fileLane
	// probeLane is for health checks, so that visitors behind the same proxy cannot use up their limit.
	probeLane
	// ownLane means that the route itself identifies the caller and counts the request against the caller's limit.
	ownLane
)

// filesPerRequest is how many files an address may load for each request that RATE_LIMIT allows.
const filesPerRequest = 10

// files lists the routes of fileLane. None of them reads the database.
var files = []string{
	"/", "/docs", "/docs/", "/docs/start.js", "/docs/scalar.js", "/docs/page.css", "/docs/page.js",
	"/guides", "/guides/", "/guides/:name", "/openapi", "/openapi/", "/openapi/*", "/schemas", "/schemas/", "/schemas/*",
	"/problems", "/problems/", "/problems/:code", "/changes", "/changes/", "/llms.txt", "/partners/tax.yaml", "/partners/commission.yaml",
	"/storefront", "/storefront/:version/:file", "/demo", "/demo/:file", "/checkout/page/:file",
	"/reset-password", "/forgot-password", "/admin-invitation", "/admin-email", "/reset-password/token.js",
	console.Path, console.Path + "/", console.Path + "/*", console.Path + "/assets/:file", console.Path + "/contract/:file",
	media.Prefix + "*", applePayPath,
}

// forms lists the routes that accept a form.
var forms = []string{"/reset-password", "/forgot-password", "/admin-invitation", "/admin-email", SandboxPath}

// pages declares the routes outside of the OpenAPI documents that differ from the zero entry.
func (e *edge) pages() {
	for _, path := range files {
		e.declare(http.MethodGet, path, entry{lane: fileLane, slow: path == media.Prefix+"*"})
	}
	for _, path := range forms {
		e.declare(http.MethodPost, path, entry{body: formBody})
	}
	// The operations that a page's session calls bound the body and count the request.
	e.declare(http.MethodPost, console.Path+"/session", entry{body: ownBody, lane: ownLane})
	e.declare(http.MethodPut, console.Path+"/session", entry{lane: ownLane})
	e.declare(http.MethodDelete, console.Path+"/session", entry{lane: ownLane})
	e.declare(http.MethodPost, accountSession, entry{body: ownBody, lane: ownLane})
	e.declare(http.MethodPut, accountSession, entry{lane: ownLane})
	e.declare(http.MethodDelete, accountSession, entry{lane: ownLane})
	for _, path := range []string{"/healthz", "/readyz"} {
		e.declare(http.MethodGet, path, entry{lane: probeLane})
	}
}

// isPage reports whether a path is a page for people: its first segment does not belong to an API, a probe or a
// receiver of notices. Unknown paths are pages, too.
func (e *edge) isPage(path string) bool { return !e.interfaces[firstPart(path)] }

// firstPart returns the first segment of a path, such as admin for /admin/order.
func firstPart(path string) string {
	part, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	return part
}

// route identifies a route of the router.
type route struct{ method, path string }

func (e *edge) declare(method, path string, d entry) { e.entries[route{method, path}] = d }

// entry returns the entry that the route of a request declared, or else the zero entry.
func (e *edge) entry(c echo.Context) entry { return e.entries[route{c.Request().Method, c.Path()}] }

// guarded counts every request and bounds its body, as the entry of the route requires.
func (e *edge) guarded(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		d := e.entry(c)
		if err := e.limits.enter(c, d.lane); err != nil {
			return err
		}
		request := c.Request()
		switch d.body {
		case noBody:
			request.Body = http.NoBody
		case formBody:
			request.Body = &formReader{ReadCloser: http.MaxBytesReader(nil, request.Body, maxForm)}
		case messageBody, ownBody:
		}
		return e.limits.leave(c, d.lane, next(c))
	}
}

// formReader fails after maxParameters parameters, because the form library stores every parameter that it reads.
type formReader struct {
	io.ReadCloser
	parameters int
}

var errForm = errors.New("router: the form has too many parameters")

// Read implements io.Reader.
func (f *formReader) Read(p []byte) (int, error) {
	n, err := f.ReadCloser.Read(p)
	if f.parameters += bytes.Count(p[:n], []byte("&")); f.parameters >= maxParameters {
		return 0, errForm
	}
	return n, err
}

// messageBounds contains the limits for a JSON body on a route outside of the OpenAPI documents.
type messageBounds struct {
	bytes  int64
	values int // number of elements and fields
}

var (
	// agentMessage allows the body of any operation of the Admin API.
	agentMessage = messageBounds{bytes: maxBody, values: maxValues}
	// buyerMessage allows a checkout of 200 lines, each with every field that the protocol defines for a line. A
	// platform may send such a checkout back: about 5,000 values in 100 KB.
	buyerMessage = messageBounds{bytes: 256 << 10, values: 20_000}
)

// messages reads the JSON body of a route outside of the OpenAPI documents. As for documented routes, the same reader
// checks it within bounds before any library decodes it. A larger body keeps its slot until the request ends, which
// also bounds the memory of decoding and tools. The parameter charge counts the messages of a batch after the first.
func (e *edge) messages(c echo.Context, bounds messageBounds, charge func(messages int) error, next echo.HandlerFunc) error {
	request := c.Request()
	if e.entry(c).body != messageBody {
		return next(c)
	}
	if encoding := request.Header.Get(echo.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return domain.Errorf(domain.UnsupportedMediaType, "Compressed bodies are not supported. Send the body without Content-Encoding.")
	}
	held := e.bodies.holdMessage(bounds.bytes).from(c, senderOf(c))
	defer held.release()
	raw, err := held.read(request.Context(), request)
	if err != nil {
		return err
	}
	request.Body = io.NopCloser(bytes.NewReader(raw))
	request.ContentLength = int64(len(raw))
	if len(raw) > 0 {
		count := 1
		if err := held.check(request.Context(), func() (err error) {
			count, err = countMessages(request.Context(), request.Header, raw, bounds)
			return err
		}); err != nil {
			return err
		}
		if count > 1 {
			if err := charge(count - 1); err != nil {
				return err
			}
		}
	}
	return next(c)
}

// countMessages checks a body and returns the number of its messages: the length of a batch, or 1. Only one revision of
// the assistants' protocol defines batches.
func countMessages(ctx context.Context, header http.Header, raw []byte, bounds messageBounds) (int, error) {
	if text := bytes.TrimLeft(raw, " \t\r\n"); len(text) > 0 && text[0] == '[' && !agent.Batches(header) {
		return 0, domain.Errorf(domain.InvalidRequest, "Batches are not part of this revision of the protocol. Send one message in each request.")
	}
	value, err := readJSONWithin(ctx, raw, bounds.values)
	if err != nil {
		return 0, err
	}
	batch, ok := value.([]any)
	switch {
	case !ok:
		return 1, nil
	case len(batch) > agent.MaxBatch:
		return 0, domain.Errorf(domain.InvalidRequest, "The batch has more than %d messages.", agent.MaxBatch)
	}
	return len(batch), nil
}

// hasBody reports whether requests of a method may have a body.
func hasBody(method string) bool {
	return slices.Contains([]string{http.MethodPost, http.MethodPut, http.MethodPatch}, method)
}
