// Package router builds the HTTP side of the service: one echo instance, one error handler, and the checks of each
// operation, which it prepares from the OpenAPI documents at startup. A handler gets only requests of identified,
// permitted callers that fit the contract.
package router

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"runtime"
	"strings"
	"sync"
	"time"
	"weak"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	adminapi "github.com/storeplatform/storeplatform/gen/admin"
	customerapi "github.com/storeplatform/storeplatform/gen/customer"
	documents "github.com/storeplatform/storeplatform/gen/openapi"
	publicapi "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/account"
	"github.com/storeplatform/storeplatform/server/admin"
	"github.com/storeplatform/storeplatform/server/console"
	"github.com/storeplatform/storeplatform/server/customer"
	"github.com/storeplatform/storeplatform/server/docs"
	"github.com/storeplatform/storeplatform/server/media"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/server/public"
	"github.com/storeplatform/storeplatform/server/storefront"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Options configure New.
type Options struct {
	// RequestsPerMinute limits each caller. StorePerMinute limits the anonymous visitors of a store together, and its
	// verified callers together. 0 means no limit.
	RequestsPerMinute, StorePerMinute int
	// TrustedProxies contains the networks whose X-Forwarded-For header names the client.
	TrustedProxies []netip.Prefix
	// PublicPath is the path prefix under which clients reach the service. The proxy removes the prefix; "" means no
	// prefix.
	PublicPath string
	// PublicURL is the URL under which clients reach the service. The published documents contain this URL.
	PublicURL string
	// Host is the host name under which agents reach the service. Localhost and loopback addresses are always accepted;
	// "" accepts any name.
	Host string
	// Out fetches the profiles of agent platforms; nil means a client that reaches only public addresses.
	Out *egress.Client
	// HTTPS adds Strict-Transport-Security (RFC 6797) to every response.
	HTTPS bool
	// ApplePay is the file with which Apple verifies the host; nil means the file is not served.
	ApplePay []byte
	// Sandbox serves the page on which customers consent to payments of the sandbox; nil means that another process
	// serves the page.
	Sandbox http.Handler
	// Connections limits open connections (Limit); 0 means maxConnections.
	Connections int
	// UploadBytes limits the size of an uploaded file; 0 means 32 MiB. UploadDir is the directory that receives
	// uploads; "" means the system's temporary directory.
	UploadBytes int64
	UploadDir   string
	// AnswerBytes limits the memory of cached storefront responses; 0 disables the cache.
	AnswerBytes int
	// ConsoleOff removes the admin console.
	ConsoleOff bool
	// Stopping is closed when the process is about to stop; requests then no longer wait for a person. nil means that
	// they wait until their connections are closed.
	Stopping <-chan struct{}
	// Ready returns an error while the process cannot serve requests; nil means that it always can.
	Ready func(context.Context) error
	// Observe returns middleware for an operation of the contract. New calls it once per operation, and tests use it to
	// check responses. nil means no additional middleware.
	Observe func(doc *openapi3.T, path, method string, op *openapi3.Operation) echo.MiddlewareFunc
}

// applePayPath is the path of the file that Apple loads before it shows Apple Pay on the pages of a host. See
// developer.apple.com/documentation/applepayontheweb.
const applePayPath = "/.well-known/apple-developer-merchantid-domain-association"

// SandboxPath is the path of the sandbox's consent page.
const SandboxPath = "/sandbox/authenticate"

// New returns an echo instance with all routes and middleware of the service.
func New(s *store.Service, o Options) (*echo.Echo, error) {
	e := echo.New()
	e.HideBanner, e.HidePort = true, true
	e.IPExtractor = clientAddress(o.TrustedProxies)
	most := cmp.Or(o.UploadBytes, usualUpload)
	uploads, err := newUploads(o.UploadDir, most)
	if err != nil {
		return nil, err
	}
	shared := &edge{service: s, limits: newLimits(o.RequestsPerMinute, o.StorePerMinute), bodies: newBodies(),
		uploads: uploads, entries: map[route]entry{},
		interfaces: map[string]bool{"mcp": true, "ucp": true, "provider": true, ".well-known": true, "healthz": true, "readyz": true}}
	e.HTTPErrorHandler = problem.HandleBehind(o.PublicPath, shared.isPage)
	shared.bodies.upload = most
	shared.pages()
	if o.AnswerBytes > 0 {
		shared.answers = verified.New(o.AnswerBytes, s.Clock, func(actor domain.Actor) verified.Source { return s.As(actor) })
	}
	if o.HTTPS {
		e.Use(httpsOnly)
	}
	e.Use(identifyRequest, private, shared.journaled, recovered, logged, measured, shared.deadline, shared.guarded, shared.cors, bounded, compressing())

	if err := mount(e, shared, o, "admin", func(mws map[string][]echo.MiddlewareFunc) {
		strict := adminapi.NewStrictHandler(admin.New(s), []adminapi.StrictMiddlewareFunc{again[adminapi.StrictHandlerFunc]})
		adminapi.RegisterHandlersWithOptions(e, strict, adminapi.RegisterHandlersOptions{OperationMiddlewares: mws})
	}); err != nil {
		return nil, err
	}
	if err := mount(e, shared, o, "customer", func(mws map[string][]echo.MiddlewareFunc) {
		strict := customerapi.NewStrictHandler(customer.New(s), []customerapi.StrictMiddlewareFunc{again[customerapi.StrictHandlerFunc]})
		customerapi.RegisterHandlersWithOptions(e, strict, customerapi.RegisterHandlersOptions{OperationMiddlewares: mws})
	}); err != nil {
		return nil, err
	}
	if err := mount(e, shared, o, "public", func(mws map[string][]echo.MiddlewareFunc) {
		strict := publicapi.NewStrictHandler(public.New(s), []publicapi.StrictMiddlewareFunc{again[publicapi.StrictHandlerFunc]})
		publicapi.RegisterHandlersWithOptions(e, strict, publicapi.RegisterHandlersOptions{OperationMiddlewares: mws})
	}); err != nil {
		return nil, err
	}
	shared.notices(e)
	shared.agents(e, o.Host, o.Stopping)
	shared.buyers(e, o.Host, o.Out)
	probes(e, o.Ready)
	account.Register(e, s, !o.ConsoleOff)
	shared.accountPages(e, o.PublicURL, o.PublicPath)
	docs.Register(e, o.PublicURL, consolePath(o))
	if o.ApplePay != nil {
		e.GET(applePayPath, func(c echo.Context) error { return c.Blob(http.StatusOK, echo.MIMETextPlainCharsetUTF8, o.ApplePay) })
	}
	media.Register(e, s)
	if err := storefront.Register(e, s); err != nil {
		return nil, err
	}
	if !o.ConsoleOff {
		if err := console.Register(e, console.Options{PublicURL: o.PublicURL, PublicPath: o.PublicPath}); err != nil {
			return nil, err
		}
	}
	if o.Sandbox != nil {
		e.Match([]string{http.MethodGet, http.MethodPost}, SandboxPath, echo.WrapHandler(o.Sandbox))
	}
	return e, nil
}

// consolePath returns the path of the admin console; "" means that it is off.
func consolePath(o Options) string {
	if o.ConsoleOff {
		return ""
	}
	return console.Path
}

// probes registers the paths that load balancers and container runtimes use to check the process.
func probes(e *echo.Echo, ready func(context.Context) error) {
	e.GET("/healthz", func(c echo.Context) error { return c.JSON(http.StatusOK, map[string]string{"status": "ok"}) })
	e.GET("/readyz", func(c echo.Context) error {
		if ready != nil {
			if err := ready(c.Request().Context()); err != nil {
				return err
			}
		}
		return c.JSON(http.StatusOK, map[string]string{"status": "ready"})
	})
}

// Probes returns a handler that serves only /healthz and /readyz, for an address without the API.
func Probes(ready func(context.Context) error) http.Handler {
	e := echo.New()
	e.HTTPErrorHandler = problem.Handle
	probes(e, ready)
	return e
}

// mount registers the operations of a surface and their middleware.
func mount(e *echo.Echo, shared *edge, o Options, surface string, register func(map[string][]echo.MiddlewareFunc)) error {
	doc, err := rulesOf(surface)
	if err != nil {
		return err
	}
	var whole *openapi3.T
	if o.Observe != nil {
		if whole, err = Document(surface); err != nil {
			return err
		}
	}
	ops, err := operations(surface, doc)
	if err != nil {
		return err
	}
	mws := map[string][]echo.MiddlewareFunc{}
	for id, op := range ops {
		mws[id] = []echo.MiddlewareFunc{named(surface, id)}
		if o.Observe != nil {
			r := op.contract.route
			mws[id] = append(mws[id], o.Observe(whole, r.Path, r.Method, whole.Paths.Value(r.Path).GetOperation(r.Method)))
		}
		mws[id] = append(mws[id], shared.middleware(op)...)
		kind := noBody
		if op.contract.body != nil {
			kind = ownBody
		}
		shared.interfaces[firstPart(op.contract.route.Path)] = true
		shared.declare(op.contract.route.Method, op.contract.route.Path, entry{body: kind, lane: ownLane, slow: op.contract.form != nil || op.table})
	}
	register(mws)
	return nil
}

// loaded contains the documents by file. Loading the whole documents takes longer than the rest of the startup, and they
// take as much memory as everything else that the service keeps. So the service loads only their rules, and a document
// stays in memory only while a caller refers to it. The request checks keep only the schemas of parameters and bodies.
var loaded = map[string]*document{"admin": {}, "customer": {}, "public": {}, "webhook": {}, "rules/admin": {}, "rules/customer": {}, "rules/public": {}}

type document struct {
	mu   sync.Mutex
	held weak.Pointer[openapi3.T]
}

// Document returns the document of a surface: admin, customer, public or webhook. All callers share the
// document and must not change it.
func Document(surface string) (*openapi3.T, error) { return load(surface) }

// rulesOf returns the part of a surface's document that the router enforces (contract.Rules). All callers share it and
// must not change it.
func rulesOf(surface string) (*openapi3.T, error) { return load("rules/" + surface) }

func load(name string) (*openapi3.T, error) {
	d, ok := loaded[name]
	if !ok {
		return nil, fmt.Errorf("there is no document %s", name)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if doc := d.held.Value(); doc != nil {
		return doc, nil
	}
	raw, err := documents.Files.ReadFile(name + ".json")
	if err != nil {
		return nil, err
	}
	doc, err := openapi3.NewLoader().LoadFromData(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	d.held = weak.Make(doc)
	return doc, nil
}

// Preload starts loading the rules of the three APIs in the background. They stay in memory until the caller calls
// release.
func Preload() (release func()) {
	surfaces := []string{"admin", "customer", "public"}
	docs := make([]*openapi3.T, len(surfaces))
	for i, surface := range surfaces {
		go func() { docs[i], _ = rulesOf(surface) }()
	}
	return func() { runtime.KeepAlive(docs) }
}

// recovered turns a panic into an Internal error, so a panic ends its request and not the process.
func recovered(next echo.HandlerFunc) echo.HandlerFunc {
	return middleware.RecoverWithConfig(middleware.RecoverConfig{
		LogErrorFunc: func(c echo.Context, err error, stack []byte) error {
			slog.ErrorContext(c.Request().Context(), "panic", "requestId", c.Response().Header().Get(echo.HeaderXRequestID), "error", err, "stack", string(stack))
			return domain.Errorf(domain.Internal, "Internal error.")
		},
	})(next)
}

// logged logs every request without its query, body and credential. It also writes the error response.
func logged(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		start := time.Now()
		err := next(c)
		if err != nil {
			c.Error(err)
		}
		level := slog.LevelDebug
		if c.Response().Status >= http.StatusInternalServerError && !problem.GivenUp(c) {
			level = slog.LevelWarn
		}
		if !slog.Default().Enabled(c.Request().Context(), level) {
			return nil // most requests: their arguments are not collected
		}
		slog.Log(context.WithoutCancel(c.Request().Context()), level, "request",
			"requestId", c.Response().Header().Get(echo.HeaderXRequestID), "method", c.Request().Method, "path", c.Request().URL.Path,
			"status", c.Response().Status, "milliseconds", time.Since(start).Milliseconds())
		return nil
	}
}

const operationKey = "operation"

// named stores the operation's name in the context; the metrics use it.
func named(surface, id string) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			c.Set(operationKey, surface+"."+id)
			return next(c)
		}
	}
}

// uncompressed reports whether the response must not be compressed. This applies to parts of files, responses without a
// body, files that are stored compressed, media files, and signed responses.
func uncompressed(c echo.Context) bool {
	request := c.Request()
	path := request.URL.Path
	return request.Header.Get("Range") != "" || request.Method == http.MethodHead || docs.Compressed(path) || strings.HasPrefix(path, media.Prefix) ||
		strings.Contains(path, "/ucp/") // the signature covers the uncompressed body
}
