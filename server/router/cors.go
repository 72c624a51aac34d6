package router

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
)

// What browsers may send and read.
var (
	corsMethods = "GET, POST, PUT, PATCH, DELETE, HEAD"
	corsAllow   = strings.Join([]string{"Authorization", "Content-Type", headerAPIVersion, headerKey, "If-Match", "If-None-Match",
		echo.HeaderXRequestID, headerStoreID, headerStoreKey, headerCartToken}, ", ")
	corsExpose = strings.Join([]string{"ETag", "Link", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", echo.HeaderXRequestID,
		headerAPIVersion, "Deprecation", "Sunset", headerReplayed, headerCartToken, "Content-Disposition"}, ", ")
)

const corsMaxAge = "600"

// cors lets pages of the origins that stores allow read answers. A preflight
// names no store, so it is answered for an origin that any store allows; the
// answer itself is then readable only if the origin is allowed. Credentials are
// tokens in headers, never cookies, so none are allowed.
func (e *edge) cors(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		origin := c.Request().Header.Get(echo.HeaderOrigin)
		if origin == "" || !strings.HasPrefix(c.Request().URL.Path, "/customer/") {
			return next(c)
		}
		header := c.Response().Header()
		header.Add(echo.HeaderVary, echo.HeaderOrigin)
		allowed, err := e.service.OriginAllowed(c.Request().Context(), origin)
		if err != nil {
			return err
		}
		if allowed {
			header.Set(echo.HeaderAccessControlAllowOrigin, origin)
			header.Set(echo.HeaderAccessControlExposeHeaders, corsExpose)
		}
		if c.Request().Method != http.MethodOptions {
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
