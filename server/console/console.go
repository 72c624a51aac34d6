// Package console serves the admin console at /console: the pages with which store staff work. The browser calls the
// Admin API with the generated client. The console's only operations of its own are those of /console/session, which
// keep the refresh token out of reach of scripts.
//
// The sources are in web/. build/ bundles them into released/, which is committed, together with a
// description of every operation of the Admin API for the command palette.
package console

import (
	"bytes"
	"embed"
	"io/fs"
	"net/http"
	"path"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/session"
	"github.com/storeplatform/storeplatform/store/domain"
)

//go:embed released
var files embed.FS

// Path is where the console is served.
const Path = "/console"

const (
	sessionPath = Path + "/session"
	cookieName  = "console_refresh"
	// pageHeader is the header that the console sends to sessionPath.
	pageHeader = "Console-Request"
)

// policy allows the console to run its own scripts, to call its own origin and to show images of any https
// address. require-trusted-types-for and the empty list of policies leave a script no way to turn text into markup.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data: blob:; connect-src 'self'; " +
	"form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

var types = map[string]string{".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".json": "application/json", ".svg": "image/svg+xml"}

// Options configure Register.
type Options struct {
	// PublicURL is the address under which browsers reach the service, for example
	// https://store.example.com. A console opened at another address cannot log in, except at loopback addresses.
	PublicURL string
	// PublicPath is the path prefix under which browsers reach the service and which the proxy removes; ""
	// means no prefix.
	PublicPath string
}

// Register adds the routes of the console. The operations that it calls must be routes of e.
func Register(e *echo.Echo, o Options) error {
	page, err := fs.ReadFile(files, "released/index.html")
	if err != nil {
		return err
	}
	// The page is served at many paths, and the policy forbids <base>, so its references start at the root.
	page = bytes.ReplaceAll(page, []byte(`"/console/`), []byte(`"`+o.PublicPath+Path+"/"))
	show := func(c echo.Context) error {
		header := c.Response().Header()
		header.Set(echo.HeaderContentSecurityPolicy, policy)
		header.Set(echo.HeaderCacheControl, "no-cache")
		header.Set("Cross-Origin-Opener-Policy", "same-origin")
		header.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		return c.Blob(http.StatusOK, "text/html; charset=utf-8", page)
	}
	e.GET(Path, show)
	e.GET(Path+"/", show)
	e.GET(Path+"/*", func(c echo.Context) error {
		if path.Ext(c.Param("*")) != "" {
			return domain.Missing("page")
		}
		return show(c)
	})
	e.GET(Path+"/assets/:file", asset("assets", "public, max-age=31536000, immutable"))
	e.GET(Path+"/contract/:file", asset("contract", "no-cache"))
	login := session.Page{Server: e, Own: session.OwnPage(o.PublicURL, pageHeader, "the console's own page"), Cookie: cookieName,
		CookiePath: func(echo.Context) string { return o.PublicPath + sessionPath },
		Login:      "/admin/login", Refresh: "/admin/login/refresh", Logout: "/admin/logout"}
	login.Register(sessionPath)
	return nil
}

// asset returns a handler that sends a file of a folder of released/. The name of an asset contains the hash of its
// content.
func asset(folder, caching string) echo.HandlerFunc {
	return func(c echo.Context) error {
		name := path.Base(c.Param("file"))
		contentType, ok := types[path.Ext(name)]
		content, err := fs.ReadFile(files, path.Join("released", folder, name))
		if !ok || err != nil {
			return domain.Missing("file")
		}
		header := c.Response().Header()
		header.Set(echo.HeaderCacheControl, caching)
		header.Set("Cross-Origin-Resource-Policy", "same-origin")
		return c.Blob(http.StatusOK, contentType, content)
	}
}
