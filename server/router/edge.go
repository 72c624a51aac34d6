package router

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"time"

	"github.com/google/uuid"
	"github.com/labstack/echo/v4"
	"golang.org/x/net/netutil"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The headers of the contract that echo has no name for.
const (
	headerAPIVersion   = "Api-Version"
	headerStoreID      = "X-Store-Id"
	headerStoreKey     = "X-Store-Key"
	headerCartToken    = "X-Cart-Token"
	headerPaymentToken = "X-Payment-Token"
)

// queryStoreKey is the store's key in an address, where an operation reads it there.
const queryStoreKey = "storeKey"

// edge is what all operations share.
type edge struct {
	service *store.Service
	limits  *limits
	bodies  *bodies
	uploads *uploads
	answers *verified.Answers // nil: none are kept
	entries map[string]entry  // by method and path; without one: the zero entry
}

const (
	// operationDeadline is how long an operation may take, once its request is read
	// and is the first with its idempotency key.
	operationDeadline = 10 * time.Second
	// requestDeadline is how long a request may take in all.
	requestDeadline = replayWait + operationDeadline
	// fileDeadline is how long a request may take that receives or serves a file.
	fileDeadline = 10 * time.Minute
	// writeTimeout is how long an answer may take to be written.
	writeTimeout = 30 * time.Second
)

// saneID is an inbound request id that is kept.
var saneID = regexp.MustCompile(`^[A-Za-z0-9._-]{8,128}$`)

// identifyRequest gives every answer its X-Request-Id, before anything can fail.
func identifyRequest(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		id := c.Request().Header.Get(echo.HeaderXRequestID)
		if !saneID.MatchString(id) {
			id = uuid.NewString()
		}
		header := c.Response().Header()
		header.Set(echo.HeaderXRequestID, id)
		header.Set(headerAPIVersion, domain.APIVersion)
		header.Set(echo.HeaderXContentTypeOptions, "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		return next(c)
	}
}

// httpsOnly tells browsers to use https for the next year. Other hosts below ours are not
// the service's to decide about.
func httpsOnly(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Response().Header().Set(echo.HeaderStrictTransportSecurity, "max-age=31536000")
		return next(c)
	}
}

// private protects every answer unless its handler says otherwise: only the caller keeps
// it, and a browser that is led to it renders nothing.
func private(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		header := c.Response().Header()
		header.Set(echo.HeaderCacheControl, "no-store")
		header.Set(echo.HeaderContentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'")
		return next(c)
	}
}

// deadline bounds a request, and timed an operation, with every statement that
// runs for it. What receives or serves files is bounded by how fast these go.
func (e *edge) deadline(next echo.HandlerFunc) echo.HandlerFunc {
	usual, slow := deadline(next), within(fileDeadline, next)
	return func(c echo.Context) error {
		if !e.entry(c).slow {
			return usual(c)
		}
		whole := c.Response().Writer
		c.Response().Writer = &patient{whole}
		defer func() { c.Response().Writer = whole }()
		return slow(c)
	}
}

// patient gives each piece of an answer a time of its own to be written: a large one
// may take as long as it is read.
type patient struct{ http.ResponseWriter }

// Write makes it a place to write to.
func (p *patient) Write(b []byte) (int, error) {
	_ = http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(writeTimeout)) // where there is one
	return p.ResponseWriter.Write(b)
}

// Unwrap leads http.ResponseController on.
func (p *patient) Unwrap() http.ResponseWriter { return p.ResponseWriter }

func deadline(next echo.HandlerFunc) echo.HandlerFunc { return within(requestDeadline, next) }
func timed(next echo.HandlerFunc) echo.HandlerFunc    { return within(operationDeadline, next) }

func within(limit time.Duration, next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		whole := c.Request()
		ctx, cancel := context.WithTimeout(whole.Context(), limit)
		defer cancel()
		c.SetRequest(whole.WithContext(ctx))
		defer c.SetRequest(whole) // what comes behind it has its own time
		return next(c)
	}
}

// version refuses a version of the API that there is none of.
func (e *edge) version(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if v := c.Request().Header.Get(headerAPIVersion); v != "" && v != domain.APIVersion {
			return domain.Errorf(domain.UnknownAPIVersion, "This service speaks version %s.", domain.APIVersion)
		}
		return next(c)
	}
}

// identify finds out who calls and whether they may, before the body is read.
func (e *edge) identify(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			request := c.Request()
			origin := domain.Origin{
				RequestID: c.Response().Header().Get(echo.HeaderXRequestID),
				Operation: o.id,
				Address:   c.RealIP(),
				UserAgent: request.UserAgent(),
				Agent:     auth.IsAgent(request.Context()),
			}
			headers := auth.Headers{
				Authorization: request.Header.Values(echo.HeaderAuthorization),
				StoreID:       request.Header.Get(headerStoreID),
				StoreKey:      request.Header.Get(headerStoreKey),
				CartToken:     request.Header.Get(headerCartToken),
				PaymentToken:  request.Header.Get(headerPaymentToken),
			}
			if o.storeKey {
				headers.StoreKey = storeKeyOf(request)
			}
			spared, err := e.limits.before(c)
			if err != nil {
				return err
			}
			identity, err := auth.Identify(request.Context(), e.service, headers, origin, o.rules)
			c.Set(callerKey, caller{identity.Actor, origin, o.surface})
			if limited := e.limits.after(c, identity, spared); limited != nil {
				return limited
			}
			if err != nil {
				return err
			}
			c.SetRequest(request.WithContext(auth.With(request.Context(), identity)))
			return next(c)
		}
	}
}

func (e *edge) validate(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			held := e.bodies.hold(auth.Actor(c.Request().Context()).ID != 0).from(c, senderOf(c))
			defer held.release()
			if err := o.contract.check(c, held); err != nil {
				return err
			}
			return next(c)
		}
	}
}

// senderOf names who sends a body: a caller that is known, or a network.
func senderOf(c echo.Context) string {
	if actor := auth.Actor(c.Request().Context()); actor.ID != 0 {
		return fmt.Sprint(actor.Kind, " ", actor.ID)
	}
	return addressKey(c)
}

// clientAddress is the peer of the connection. X-Forwarded-For is anybody's to
// write, so only what a trusted proxy added to it counts: the last address in it
// that is not a trusted proxy's own.
func clientAddress(trusted []netip.Prefix) echo.IPExtractor {
	options := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, network := range trusted {
		bytes := network.Addr().AsSlice()
		options = append(options, echo.TrustIPRange(&net.IPNet{IP: bytes, Mask: net.CIDRMask(network.Bits(), 8*len(bytes))}))
	}
	return echo.ExtractIPFromXFFHeader(options...)
}

// tries is how often an operation runs whose transaction lost a race.
const tries = 3

// again is strict middleware: it runs a handler again that lost a lock or a
// serialization race. The request is already read, and what the command had
// begun was rolled back.
func again[F ~func(echo.Context, any) (any, error)](handler F, _ string) F {
	return func(c echo.Context, request any) (response any, err error) {
		for try := 1; ; try++ {
			response, err = handler(c, request)
			if try == tries || domain.CodeOf(err) != domain.Busy {
				return response, err
			}
			select {
			case <-c.Request().Context().Done():
				return response, err
			case <-time.After(time.Duration(try*try) * 10 * time.Millisecond):
			}
		}
	}
}

// maxConnections is how many connections a process serves at once; more wait to
// be accepted. What they hold is bounded by it: the memory of 2,000 with headers
// and small bodies is some 60 MiB.
const maxConnections = 2000

// Limit bounds the connections of a listener.
func (o Options) Limit(l net.Listener) net.Listener {
	return netutil.LimitListener(l, cmp.Or(o.Connections, maxConnections))
}

// headAsGet lets HEAD be answered wherever GET is, by the same code: the server
// leaves the body out, since it knows the request as it came. Files need not be read.
func headAsGet(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			r = r.WithContext(request.OnlyHeaders(r.Context()))
			r.Method = http.MethodGet
		}
		next.ServeHTTP(w, r)
	})
}

// closing ends the connection of a request with a chunked body once it is answered. Where a
// request has a Content-Length, too, a proxy in front may have read its end elsewhere, and
// take what follows for the next request of somebody else (RFC 9112, 6.3). The library drops
// that length before anybody sees it, so every chunked body is the last of its connection.
func closing(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if len(r.TransferEncoding) > 0 {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}

// NewServer is an HTTP server around a handler, with limits on everything that a
// client could drag out.
func NewServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           closing(headAsGet(handler)),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       60 * time.Second,
		MaxHeaderBytes:    16 << 10,
		BaseContext:       func(net.Listener) context.Context { return context.Background() },
	}
}
