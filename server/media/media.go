// Package media serves the bytes of media where the service keeps them itself, or
// fetches them from a bucket. Media are public: there is no credential, and their
// names cannot be guessed. What a browser could run is not run here.
package media

import (
	"net/http"
	"path"
	"regexp"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// Prefix is what the paths of media begin with.
const Prefix = "/media/"

// blobName is what the name of a blob looks like. Nothing else is looked for.
var blobName = regexp.MustCompile(`^[1-9][0-9]{0,18}/[a-z2-7]{32}/(original|[1-9][0-9]{0,4})\.[a-z0-9]{3,4}$`)

// policy lets a browser show an image or a video, and run nothing.
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

// Register adds the paths of media.
func Register(e *echo.Echo, s *store.Service) {
	types := media.MimeTypes()
	e.GET(Prefix+"*", func(c echo.Context) error {
		name := c.Param("*")
		mimeType, known := types[strings.TrimPrefix(path.Ext(name), ".")]
		if !known || !blobName.MatchString(name) {
			return domain.Missing("file")
		}
		blob, err := s.Media.MediaBytes(c.Request().Context(), name)
		if err != nil {
			return err
		}
		defer blob.Close()
		header := c.Response().Header()
		header.Set(echo.HeaderContentType, mimeType)
		header.Set(echo.HeaderContentSecurityPolicy, policy)
		header.Set(echo.HeaderCacheControl, "public, max-age=31536000, immutable") // a name is never used twice
		header.Set("ETag", `"`+strings.ReplaceAll(name, "/", "-")+`"`)
		header.Set("Cross-Origin-Resource-Policy", "cross-origin") // storefronts show them
		header.Set(echo.HeaderAccessControlAllowOrigin, "*")
		if media.TypeOf(mimeType) == media.Document {
			header.Set(echo.HeaderContentDisposition, "attachment")
		}
		asked := c.Request()
		if request.WantsOnlyHeaders(asked.Context()) {
			asked.Method = http.MethodHead
		}
		http.ServeContent(c.Response(), asked, "", blob.ModTime(), blob)
		return nil
	})
}
