// Package docs serves what is published about the API, all of it from the
// binary and without a request to anywhere else: the reference at /docs, the
// documents at /openapi/…, the schemas and samples of events at /schemas/… (what
// there is, and how it comes to be: openapi/published), the guides at /guides, and a
// page for every problem at /problems/<code>.
package docs

import (
	"bytes"
	"compress/gzip"
	"embed"
	"errors"
	"fmt"
	"html"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The reference is Scalar 1.72.1, as its npm package @scalar/api-reference ships
// it (dist/browser/standalone.js, MIT), compressed.
//
//go:embed assets
var assets embed.FS

const scalar = "assets/scalar-1.72.1.js.gz"

// policy lets the page load what the service itself serves, and nothing else.
// Scalar writes styles into the page, which style-src has to allow.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

// Register adds the pages.
func Register(e *echo.Echo) {
	e.GET("/", func(c echo.Context) error { return c.Redirect(http.StatusFound, "/docs") })
	e.GET("/docs", asset("assets/index.html", "text/html; charset=utf-8"))
	e.GET("/docs/start.js", asset("assets/start.js", "text/javascript; charset=utf-8"))
	e.GET("/docs/scalar.js", reference)
	e.GET("/guides", guide)
	e.GET("/guides/:name", guide)
	e.GET("/guides/guide.css", asset("assets/guide.css", "text/css; charset=utf-8"))
	e.GET("/guides/guide.js", asset("assets/guide.js", "text/javascript; charset=utf-8"))
	e.GET("/openapi/*", document)
	e.GET("/schemas/*", document)
	e.GET("/llms.txt", document)
	e.GET("/problems/:code", explain)
}

func asset(name, contentType string) echo.HandlerFunc {
	return func(c echo.Context) error {
		b, err := assets.ReadFile(name)
		if err != nil {
			return err
		}
		c.Response().Header().Set(echo.HeaderContentSecurityPolicy, policy)
		return c.Blob(http.StatusOK, contentType, b)
	}
}

// Compressed tells of a path whether what is there is stored compressed.
func Compressed(path string) bool {
	return path == "/docs/scalar.js" || path == "/llms.txt" || strings.HasPrefix(path, "/openapi/") || strings.HasPrefix(path, "/schemas/")
}

// reference sends the script of the reference.
func reference(c echo.Context) error {
	packed, err := assets.ReadFile(scalar)
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderCacheControl, "public, max-age=86400")
	return send(c, "text/javascript; charset=utf-8", packed)
}

// send answers with what is stored compressed as it is, or unpacked to who cannot unpack it.
func send(c echo.Context, contentType string, packed []byte) error {
	header := c.Response().Header()
	header.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	if strings.Contains(c.Request().Header.Get(echo.HeaderAcceptEncoding), "gzip") {
		header.Set(echo.HeaderContentEncoding, "gzip")
		return c.Blob(http.StatusOK, contentType, packed)
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return err
	}
	defer unpacked.Close()
	return c.Stream(http.StatusOK, contentType, io.LimitReader(unpacked, 16<<20))
}

// types are the media types of what is published.
var types = map[string]string{
	".json": "application/json",
	".yaml": "application/yaml",
	".md":   "text/markdown; charset=utf-8",
	".txt":  "text/plain; charset=utf-8",
}

// document sends a published file; its path is its name.
func document(c echo.Context) error {
	name := strings.TrimPrefix(c.Request().URL.Path, "/")
	packed, err := published.Gzip(name)
	if errors.Is(err, fs.ErrNotExist) {
		return domain.Missing("document")
	}
	if err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderAccessControlAllowOrigin, "*") // published, and the same for everybody
	header.Set(echo.HeaderCacheControl, "public, max-age=300")
	return send(c, types[path.Ext(name)], packed)
}

// explain is the page that a problem's type leads to.
func explain(c echo.Context) error {
	code := domain.Code(c.Param("code"))
	entry, ok := problem.Of(code)
	if !ok {
		return domain.Missing("problem")
	}
	c.Response().Header().Set(echo.HeaderContentSecurityPolicy, policy)
	return c.HTML(http.StatusOK, fmt.Sprintf(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%[1]s</title></head>
<body><main><h1>%[1]s</h1><p><code>%[2]s</code>, HTTP %[3]d</p><p>%[4]s</p><p><a href="/docs">API reference</a></p></main></body></html>
`, html.EscapeString(entry.Title), html.EscapeString(string(code)), entry.Status, html.EscapeString(problem.Explain(code))))
}
