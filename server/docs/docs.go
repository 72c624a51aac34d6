// Package docs serves everything that is published about the API, from the binary and without requests to
// other hosts. / describes the product. The reference is at /docs, the guides at /guides. The OpenAPI
// documents are at /openapi/…, the changes between their versions at /changes, and the schemas and samples of
// events at /schemas/…. Each problem has a page at /problems/<code>. openapi/published describes the files
// and how they are generated. /guides, /openapi, /schemas and /problems list their contents. Links between
// pages are relative, so they work at every address of the service, even behind a proxy that adds a path
// prefix. Links in the OpenAPI documents begin with PUBLIC_URL, because tools import copies of the documents.
package docs

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/openapi/partners"
	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
)

// assets contains the reference: Scalar 1.72.1, compressed, as its npm package @scalar/api-reference ships it
// (dist/browser/standalone.js, MIT).
//
//go:embed assets
var assets embed.FS

const scalar = "assets/scalar-1.72.1.js.gz"

// policy lets the page load only what the service itself serves. Scalar inserts styles into the page, which
// style-src has to allow.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

// Register registers the pages. The OpenAPI documents list publicURL as their server. console is the path of
// the admin console; "" means that the service has no console.
func Register(e *echo.Echo, publicURL, console string) {
	files := published.At(publicURL)
	document := func(c echo.Context) error { return document(c, files) }
	e.GET("/", shown("page", func() (pages, error) { return landingPage(console) }))
	for _, folder := range []string{"docs", "guides", "openapi", "schemas", "problems", "changes"} {
		e.GET("/"+folder+"/", leadTo("../"+folder))
	}
	e.GET("/docs", asset("assets/index.html", "text/html; charset=utf-8"))
	e.GET("/docs/start.js", asset("assets/start.js", "text/javascript; charset=utf-8"))
	e.GET("/docs/scalar.js", reference)
	e.GET("/docs/page.css", asset("assets/page.css", "text/css; charset=utf-8"))
	e.GET("/docs/page.js", asset("assets/page.js", "text/javascript; charset=utf-8"))
	e.GET("/guides", guide)
	e.GET("/guides/:name", guide)
	e.GET("/openapi", shown("page", documentsPage))
	e.GET("/openapi/*", document)
	e.GET("/changes", shown("page", changesPage))
	e.GET("/schemas", shown("page", eventsPage))
	e.GET("/schemas/*", document)
	e.GET("/llms.txt", document)
	e.GET("/partners/tax.yaml", plain(types[".yaml"], partners.Tax))
	e.GET("/partners/commission.yaml", plain(types[".yaml"], partners.Commission))
	problems := shown("problem", problemPages)
	e.GET("/problems", problems)
	e.GET("/problems/:code", problems)
}

// leadTo returns a handler that redirects to a relative address, because a proxy may add a path prefix.
func leadTo(address string) echo.HandlerFunc {
	return func(c echo.Context) error { return c.Redirect(http.StatusFound, address) }
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

// Compressed reports whether the file at a path is stored compressed.
func Compressed(path string) bool {
	return path == "/docs/scalar.js" || path == "/llms.txt" || strings.HasPrefix(path, "/openapi/") || strings.HasPrefix(path, "/schemas/")
}

// reference serves the script of the API reference.
func reference(c echo.Context) error {
	packed, err := assets.ReadFile(scalar)
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderCacheControl, "public, max-age=86400")
	return send(c, "text/javascript; charset=utf-8", packed)
}

// send sends a compressed file unchanged, or decompressed if the client does not accept gzip.
func send(c echo.Context, contentType string, packed []byte) error {
	header := c.Response().Header()
	header.Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
	if unchanged(c, packed) {
		return c.NoContent(http.StatusNotModified)
	}
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

// unchanged sets the ETag of a file and reports whether the client already has that version. The tag is weak
// because the compressed and the plain form share it.
func unchanged(c echo.Context, content []byte) bool {
	sum := sha256.Sum256(content)
	tag := `"` + hex.EncodeToString(sum[:12]) + `"`
	c.Response().Header().Set("ETag", "W/"+tag)
	return request.KnowsTag(c.Request().Header.Get("If-None-Match"), tag)
}

// plain returns a handler that serves a file that is not stored compressed.
func plain(contentType string, content []byte) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Response().Header().Set(echo.HeaderCacheControl, "public, max-age=300")
		if unchanged(c, content) {
			return c.NoContent(http.StatusNotModified)
		}
		return c.Blob(http.StatusOK, contentType, content)
	}
}

// types holds the media types of published files by extension.
var types = map[string]string{
	".json": "application/json",
	".yaml": "application/yaml",
	".md":   "text/markdown; charset=utf-8",
	".txt":  "text/plain; charset=utf-8",
}

// document serves a published file, whose name is the path of the URL.
func document(c echo.Context, files *published.Set) error {
	name := strings.TrimPrefix(c.Request().URL.Path, "/")
	packed, err := files.Gzip(name)
	if errors.Is(err, fs.ErrNotExist) {
		return domain.Missing("document")
	}
	if err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderAccessControlAllowOrigin, "*") // the response is the same for all callers
	header.Set(echo.HeaderCacheControl, "public, max-age=300")
	return send(c, types[path.Ext(name)], packed)
}
