// Package media serves the bytes of media from the service's own storage or from a bucket.
// Media are public: requests need no credential, and names cannot be guessed. Browsers must
// not run any of their content.
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

// Prefix is the path prefix of media.
const Prefix = "/media/"

// blobName matches the names of blobs. Other names are not looked up.
var blobName = regexp.MustCompile(`^[1-9][0-9]{0,18}/[a-z2-7]{32}/(original|[1-9][0-9]{0,4})\.[a-z0-9]{3,4}$`)

// policy lets a browser show an image or a video, and run nothing.
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

// Register registers the route of media.
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
		header.Set(echo.HeaderCacheControl, "public, max-age=31536000, immutable") // names are never reused
		header.Set("ETag", `"`+strings.ReplaceAll(name, "/", "-")+`"`)
		header.Set("Cross-Origin-Resource-Policy", "cross-origin") // storefronts embed media
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
