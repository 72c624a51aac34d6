package router

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Headers of the contract for which echo has no constant.
const (
	headerAPIVersion   = "Api-Version"
	headerStoreID      = "X-Store-Id"
	headerStoreKey     = "X-Store-Key"
	headerCartToken    = "X-Cart-Token"
	headerPaymentToken = "X-Payment-Token"
)

// queryStoreKey and queryAPIVersion are the query parameters for the store's key and the version of the API. A request
// that has them needs no headers for these values, and therefore no preflight.
const (
	queryStoreKey   = "storeKey"
	queryAPIVersion = "apiVersion"
)

// edge contains what the routes of all operations share.
type edge struct {
	service *store.Service
	limits  *limits
	bodies  *bodies
	uploads *uploads
	answers *verified.Answers // nil means that storefront responses are not cached
	entries map[route]entry   // a route without an entry gets the zero entry
	// interfaces contains the first path segments of routes that are not pages: APIs, probes, and receivers of notices.
	interfaces map[string]bool
}

const (
	// operationDeadline limits how long an operation may run. The time starts once the request is read and its
	// idempotency key is claimed.
	operationDeadline = 10 * time.Second
	// requestDeadline limits a whole request.
	requestDeadline = replayWait + operationDeadline
	// fileDeadline limits a whole request that receives or serves a file, or waits for a person.
	fileDeadline = 10 * time.Minute
	// writeTimeout limits the writing of a response.
	writeTimeout = 30 * time.Second
)

// saneID matches the request ids that the service accepts from a client.
var saneID = regexp.MustCompile(`^[A-Za-z0-9._-]{8,128}$`)

// identifyRequest sets the X-Request-Id header before any other middleware runs, so error responses have the header,
// too.
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

// httpsOnly makes browsers use https for a year. It omits includeSubDomains, because subdomains of the host may belong
// to other services.
func httpsOnly(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Response().Header().Set(echo.HeaderStrictTransportSecurity, "max-age=31536000")
		return next(c)
	}
}

// private sets the default headers of every response, which handlers may override. By default, no cache stores the
// response, and a browser that opens the response renders nothing.
func private(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		header := c.Response().Header()
		header.Set(echo.HeaderCacheControl, "no-store")
		header.Set(echo.HeaderContentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'")
		return next(c)
	}
}

// deadline limits each request, including the statements that it runs, to requestDeadline. Slow routes get
// fileDeadline, and each of their writes gets writeTimeout.
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

// patient extends the write deadline at each write, so that a client may take any time to read a large response.
type patient struct{ http.ResponseWriter }

// Write implements http.ResponseWriter.
func (p *patient) Write(b []byte) (int, error) {
	_ = http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(writeTimeout)) // fails for writers that support no deadlines
	return p.ResponseWriter.Write(b)
}

// Unwrap returns the underlying writer for http.ResponseController.
func (p *patient) Unwrap() http.ResponseWriter { return p.ResponseWriter }

func deadline(next echo.HandlerFunc) echo.HandlerFunc { return within(requestDeadline, next) }
func timed(next echo.HandlerFunc) echo.HandlerFunc    { return within(operationDeadline, next) }

func within(limit time.Duration, next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		whole := c.Request()
		ctx, cancel := context.WithTimeout(whole.Context(), limit)
		defer cancel()
		c.SetRequest(whole.WithContext(ctx))
		defer c.SetRequest(whole) // later middleware sets its own deadline
		return next(c)
	}
}

// version returns middleware that rejects requests for unknown versions of the API.
func (e *edge) version(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			named := c.Request().Header.Values(headerAPIVersion)
			if o.storeKey {
				named = append(slices.Clone(named), c.QueryParams()[queryAPIVersion]...)
			}
			if slices.ContainsFunc(named, func(v string) bool { return v != "" && v != domain.APIVersion }) {
				return domain.Errorf(domain.UnknownAPIVersion, "This service speaks version %s.", domain.APIVersion)
			}
			return next(c)
		}
	}
}

// identify identifies the caller and checks the caller's permission before the body is read.
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
			if auth.IsOnlyChecked(c.Request().Context()) {
				return e.checked(c, o)
			}
			return next(c)
		}
	}
}

// checked responds to a valid request that must only be checked. If the same request has ended under its idempotency
// key, the response has the header of a replay.
func (e *edge) checked(c echo.Context, o *operation) error {
	if key := c.Request().Header.Get(headerKey); key != "" && o.idempotency != keyIgnored {
		asked, err := fingerprint(c, o)
		if err != nil {
			return err
		}
		ended, err := e.service.EndedKey(c.Request().Context(), asked.scope, key, asked.sum)
		if err != nil {
			return err
		}
		if ended {
			c.Response().Header().Set(headerReplayed, "true")
		}
	}
	return c.NoContent(http.StatusNoContent)
}

// senderOf returns the sender of a body: the known caller, or else the caller's network.
func senderOf(c echo.Context) string {
	if actor := auth.Actor(c.Request().Context()); actor.ID != 0 {
		return fmt.Sprint(actor.Kind, " ", actor.ID)
	}
	return addressKey(c)
}

// clientAddress returns the extractor of the client's address: the peer of the connection, unless the peer is a trusted
// proxy. Clients can forge X-Forwarded-For, so the extractor uses only the entries that trusted proxies added. The
// client is the last address in the header that does not belong to a trusted proxy.
func clientAddress(trusted []netip.Prefix) echo.IPExtractor {
	options := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, network := range trusted {
		bytes := network.Addr().AsSlice()
		options = append(options, echo.TrustIPRange(&net.IPNet{IP: bytes, Mask: net.CIDRMask(network.Bits(), 8*len(bytes))}))
	}
	return echo.ExtractIPFromXFFHeader(options...)
}

// tries is the maximum number of runs of an operation whose transaction loses a race.
const tries = 3

// again is strict middleware that retries a handler whose transaction lost a lock or a serialization race. By then, the
// request has been read, and the transaction was rolled back.
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

// headAsGet serves HEAD with the handler of GET. The server knows the original method and omits the body. Handlers that
// call request.OnlyHeaders need not read a file for HEAD.
func headAsGet(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			r = r.WithContext(request.OnlyHeaders(r.Context()))
			r.Method = http.MethodGet
		}
		next.ServeHTTP(w, r)
	})
}

// closing closes the connection after the response to a request with a chunked body. If such a request also has a
// Content-Length, a proxy in front of the service may see the body end at a different byte. The proxy would then treat
// the rest as the next request of another client (RFC 9112, 6.3). net/http drops that Content-Length before a handler
// sees the request, so every chunked body is the last one on its connection.
func closing(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if len(r.TransferEncoding) > 0 {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}

// NewServer returns an HTTP server for a handler, with limits on every phase that a client could prolong.
func NewServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           closing(headAsGet(handler)),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       60 * time.Second,
		MaxHeaderBytes:    16 << 10,
		ConnState:         follow,
		BaseContext:       func(net.Listener) context.Context { return context.Background() },
		ErrorLog:          ErrorLog(),
	}
}

// ErrorLog returns the log for the errors of an http.Server, for example that too many files are open. Without it, a
// server logs them at the level INFO, where no alert sees them.
func ErrorLog() *log.Logger { return slog.NewLogLogger(slog.Default().Handler(), slog.LevelError) }
