// Package docs serves what is published about the API, all of it from the
// binary and without a request to anywhere else: the reference at /docs, the
// documents at /openapi/…, the schemas and samples of events at /schemas/…, and
// a page for every problem at /problems/<code>.
package docs

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"html"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"github.com/labstack/echo/v4"

	documents "github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/gen/schemas"
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
	e.GET("/openapi/:file", files(documents.Files, ""))
	e.GET("/llms.txt", func(c echo.Context) error { return serve(c, documents.Files, "llms.txt") })
	e.GET("/schemas/*", files(schemas.Files, ""))
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

// reference sends the script as it is stored, or unpacked to who cannot unpack it.
func reference(c echo.Context) error {
	packed, err := assets.ReadFile(scalar)
	if err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderCacheControl, "public, max-age=86400")
	header.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	const javascript = "text/javascript; charset=utf-8"
	if strings.Contains(c.Request().Header.Get(echo.HeaderAcceptEncoding), "gzip") {
		header.Set(echo.HeaderContentEncoding, "gzip")
		return c.Blob(http.StatusOK, javascript, packed)
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return err
	}
	defer unpacked.Close()
	return c.Stream(http.StatusOK, javascript, io.LimitReader(unpacked, 16<<20))
}

// types are the media types of what is published.
var types = map[string]string{
	".json": "application/json",
	".yaml": "application/yaml",
	".md":   "text/markdown; charset=utf-8",
	".txt":  "text/plain; charset=utf-8",
}

func files(from fs.FS, folder string) echo.HandlerFunc {
	return func(c echo.Context) error {
		name := c.Param("file")
		if name == "" {
			name = c.Param("*")
		}
		return serve(c, from, path.Join(folder, name))
	}
}

func serve(c echo.Context, from fs.FS, name string) error {
	contentType := types[path.Ext(name)]
	b, err := fs.ReadFile(from, path.Clean(name))
	if err != nil || contentType == "" {
		return domain.Missing("document")
	}
	header := c.Response().Header()
	header.Set(echo.HeaderAccessControlAllowOrigin, "*") // published, and the same for everybody
	header.Set(echo.HeaderCacheControl, "public, max-age=300")
	return c.Blob(http.StatusOK, contentType, b)
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
