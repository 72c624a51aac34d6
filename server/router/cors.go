package router

import (
	"net/http"
	"regexp"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The methods and headers that browsers may send, and the response headers that they may read.
var (
	corsMethods = "GET, POST, PUT, PATCH, DELETE, HEAD"
	corsAllow   = strings.Join([]string{"Authorization", "Content-Type", headerAPIVersion, headerKey, "If-Match", "If-None-Match",
		echo.HeaderXRequestID, headerStoreID, headerStoreKey, headerCartToken, headerPaymentToken,
		"traceparent", "tracestate", "baggage", "sentry-trace"}, ", ") // tracing libraries add the last four to every request of a page
	corsExpose = strings.Join([]string{"ETag", "Link", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", echo.HeaderXRequestID,
		headerAPIVersion, "Deprecation", "Sunset", headerReplayed, headerCartToken, "Content-Disposition"}, ", ")
)

const corsMaxAge = "600"

// saneOrigin matches the Origin headers that a store can allow. An asterisk is valid only in a store's
// settings.
var saneOrigin = regexp.MustCompile(`^https?://[!-)+-~]{1,255}$`)

// cors lets pages of a store's allowed origins read responses about that store. The request contains the store's key,
// in the header or the query. A preflight cannot contain the key, so it succeeds for an origin that any store allows.
// Pages of these origins can also read the 401 for a missing or unknown key. They can read any other response only if
// the requested store allows the origin. Credentials are tokens in headers, never cookies, so the CORS headers do not
// allow credentials.
func (e *edge) cors(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		request := c.Request()
		origins := request.Header.Values(echo.HeaderOrigin)
		if _, ok := auth.PageOf(request.Context()); ok || len(origins) == 0 || !strings.HasPrefix(request.URL.Path, "/customer/") {
			return next(c)
		}
		header := c.Response().Header()
		header.Add(echo.HeaderVary, echo.HeaderOrigin)
		header.Add(echo.HeaderVary, headerStoreKey)
		origin := origins[0]
		sane, preflight := len(origins) == 1 && saneOrigin.MatchString(origin), request.Method == http.MethodOptions
		known, allowed, err := false, false, error(nil)
		if sane && preflight {
			allowed, err = e.service.Login.OriginAllowed(request.Context(), origin)
		} else if sane {
			if err = e.limits.origin(c); err == nil {
				known, allowed, err = e.service.Login.StoreAllows(request.Context(), storeKeyOf(request), origin)
			}
		}
		if err != nil {
			return err
		}
		if allowed {
			letRead(header, origin)
		}
		if !preflight {
			if sane && !known {
				c.Response().Before(func() {
					if refusal := problem.Shown(c); refusal == nil || refusal.Code != domain.Unauthenticated {
						return
					}
					if allowed, err := e.service.Login.OriginAllowed(request.Context(), origin); err == nil && allowed {
						letRead(header, origin)
					}
				})
			}
			return next(c)
		}
		if allowed {
			header.Set(echo.HeaderAccessControlAllowMethods, corsMethods)
			header.Set(echo.HeaderAccessControlAllowHeaders, corsAllow)
			header.Set(echo.HeaderAccessControlMaxAge, corsMaxAge)
		}
		return c.NoContent(http.StatusNoContent)
	}
}

// letRead lets pages of an origin read the response.
func letRead(header http.Header, origin string) {
	header.Set(echo.HeaderAccessControlAllowOrigin, origin)
	header.Set(echo.HeaderAccessControlExposeHeaders, corsExpose)
}
