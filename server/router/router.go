// Package router puts the documents on the wire: one echo, one error handler,
// and for every operation the checks that its document asks for, prepared at
// start. Past it, a request is known to come from somebody who may ask and to
// fit the contract.
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

// Options are what a router needs besides the service.
type Options struct {
	// RequestsPerMinute is what one caller may ask for in a minute, and StorePerMinute
	// what a store may be asked by all its visitors, and by all others; 0: no limit.
	RequestsPerMinute, StorePerMinute int
	// TrustedProxies are the networks whose X-Forwarded-For names the client.
	TrustedProxies []netip.Prefix
	// PublicPath is the path in front of the service's own under which it is reached
	// from outside, and which the proxy takes away; empty: there is none.
	PublicPath string
	// Host is the name under which agents reach the service, besides this machine's own;
	// empty: any name.
	Host string
	// Out is the way to the profiles of platforms; nil reaches public addresses only.
	Out *egress.Client
	// HTTPS: browsers reach the service by https only, and are told so (RFC 6797).
	HTTPS bool
	// ApplePay is the file by which Apple knows the host; nil: none is served.
	ApplePay []byte
	// Sandbox is the page on which customers consent to payments of the sandbox; nil means
	// that another process serves it.
	Sandbox http.Handler
	// Connections is how many there may be at once; 0: maxConnections.
	Connections int
	// UploadBytes is how large an uploaded file may be; 0: 32 MiB. UploadDir is where it
	// lies while it is received; empty: the system's place for what is temporary.
	UploadBytes int64
	UploadDir   string
	// AnswerBytes is how much memory answers of storefronts may take; 0: none is kept.
	AnswerBytes int
	// Observe is called for every operation of the contract: tests hang a check of
	// answers in here. May be nil.
	Observe func(doc *openapi3.T, path, method string, op *openapi3.Operation) echo.MiddlewareFunc
}

// applePayPath is where Apple looks for its file before it shows Apple Pay on pages of a
// host (developer.apple.com/documentation/applepayontheweb).
const applePayPath = "/.well-known/apple-developer-merchantid-domain-association"

// SandboxPath is where the sandbox's page is.
const SandboxPath = "/sandbox/authenticate"

// New builds the whole HTTP side of the service.
func New(s *store.Service, o Options) (*echo.Echo, error) {
	e := echo.New()
	e.HideBanner, e.HidePort = true, true
	e.HTTPErrorHandler = problem.HandleBehind(o.PublicPath)
	e.IPExtractor = clientAddress(o.TrustedProxies)
	most := cmp.Or(o.UploadBytes, usualUpload)
	uploads, err := newUploads(o.UploadDir, most)
	if err != nil {
		return nil, err
	}
	shared := &edge{service: s, limits: newLimits(o.RequestsPerMinute, o.StorePerMinute), bodies: newBodies(),
		uploads: uploads, entries: map[string]entry{}}
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
	shared.agents(e, o.Host)
	shared.buyers(e, o.Host, o.Out)
	e.GET("/healthz", func(c echo.Context) error { return c.JSON(http.StatusOK, map[string]string{"status": "ok"}) })
	e.GET("/readyz", func(c echo.Context) error {
		if err := s.Ready(c.Request().Context()); err != nil {
			return err
		}
		return c.JSON(http.StatusOK, map[string]string{"status": "ready"})
	})
	account.Register(e, s)
	docs.Register(e)
	if o.ApplePay != nil {
		e.GET(applePayPath, func(c echo.Context) error { return c.Blob(http.StatusOK, echo.MIMETextPlainCharsetUTF8, o.ApplePay) })
	}
	media.Register(e, s)
	if err := storefront.Register(e, s); err != nil {
		return nil, err
	}
	if o.Sandbox != nil {
		e.Match([]string{http.MethodGet, http.MethodPost}, SandboxPath, echo.WrapHandler(o.Sandbox))
	}
	return e, nil
}

// mount registers a surface with the middleware of its operations.
func mount(e *echo.Echo, shared *edge, o Options, surface string, register func(map[string][]echo.MiddlewareFunc)) error {
	doc, err := Document(surface)
	if err != nil {
		return err
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
			mws[id] = append(mws[id], o.Observe(doc, r.Path, r.Method, doc.Paths.Value(r.Path).GetOperation(r.Method)))
		}
		mws[id] = append(mws[id], shared.middleware(op)...)
		kind := noBody
		if op.contract.body != nil {
			kind = ownBody
		}
		shared.declare(op.contract.route.Method, op.contract.route.Path, entry{body: kind, lane: ownLane, slow: op.contract.form != nil || op.table})
	}
	register(mws)
	return nil
}

// loaded are the documents by their surfaces. To load one takes longer than the rest of a
// start, and they take as much memory as all else that the service keeps: one
// is there for as long as somebody has it. What checks requests has the schemas of these.
var loaded = map[string]*document{"admin": {}, "customer": {}, "public": {}, "webhook": {}}

type document struct {
	mu   sync.Mutex
	held weak.Pointer[openapi3.T]
}

// Document is the document of a surface: admin, customer, public or webhook. All callers
// share it, and none changes it.
func Document(surface string) (*openapi3.T, error) {
	d, ok := loaded[surface]
	if !ok {
		return nil, fmt.Errorf("there is no document %s", surface)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if doc := d.held.Value(); doc != nil {
		return doc, nil
	}
	raw, err := documents.Files.ReadFile(surface + ".json")
	if err != nil {
		return nil, err
	}
	doc, err := openapi3.NewLoader().LoadFromData(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", surface, err)
	}
	d.held = weak.Make(doc)
	return doc, nil
}

// Preload begins to load the documents that requests are held against, beside what else
// a start does, and has them until release is called.
func Preload() (release func()) {
	surfaces := []string{"admin", "customer", "public"}
	docs := make([]*openapi3.T, len(surfaces))
	for i, surface := range surfaces {
		go func() { docs[i], _ = Document(surface) }()
	}
	return func() { runtime.KeepAlive(docs) }
}

// recovered makes an error of a panic: it ends the request, not the process.
func recovered(next echo.HandlerFunc) echo.HandlerFunc {
	return middleware.RecoverWithConfig(middleware.RecoverConfig{
		LogErrorFunc: func(c echo.Context, err error, stack []byte) error {
			slog.ErrorContext(c.Request().Context(), "panic", "requestId", c.Response().Header().Get(echo.HeaderXRequestID), "error", err, "stack", string(stack))
			return domain.Errorf(domain.Internal, "Internal error.")
		},
	})(next)
}

// logged writes a line for every request, without query, body or credential.
func logged(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		start := time.Now()
		err := next(c)
		if err != nil {
			c.Error(err)
		}
		level := slog.LevelDebug
		if c.Response().Status >= http.StatusInternalServerError {
			level = slog.LevelWarn
		}
		slog.Log(context.WithoutCancel(c.Request().Context()), level, "request",
			"requestId", c.Response().Header().Get(echo.HeaderXRequestID), "method", c.Request().Method, "path", c.Request().URL.Path,
			"status", c.Response().Status, "milliseconds", time.Since(start).Milliseconds())
		return nil
	}
}

const operationKey = "operation"

// named remembers which operation a request is, for the metrics.
func named(surface, id string) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			c.Set(operationKey, surface+"."+id)
			return next(c)
		}
	}
}

// uncompressed answers go out as they are: parts of files, answers without a
// body, and what is stored compressed.
func uncompressed(c echo.Context) bool {
	request := c.Request()
	path := request.URL.Path
	return request.Header.Get("Range") != "" || request.Method == http.MethodHead || docs.Compressed(path) || strings.HasPrefix(path, media.Prefix) ||
		strings.Contains(path, "/ucp/") // what is signed there is the body as it goes out
}
