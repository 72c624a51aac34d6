package router

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"
)

// answer holds an answer back, so that it can be tagged or kept before it goes out.
type answer struct {
	status int
	header http.Header
	body   bytes.Buffer
}

// Header, Write and WriteHeader make an answer a place to write to; echo sees to
// it that there is one status.
func (a *answer) Header() http.Header { return a.header }

func (a *answer) Write(b []byte) (int, error) { return a.body.Write(b) }

func (a *answer) WriteHeader(status int) { a.status = status }

// hold runs next with the answer held back. An error of next is written by the
// error handler into the same answer, and so is a panic: it would otherwise be
// answered to the place that is given up with it.
func hold(c echo.Context, next echo.HandlerFunc) *answer {
	response := c.Response()
	out := response.Writer
	a := &answer{header: out.Header()}
	response.Writer = a
	if err := recovered(next)(c); err != nil {
		c.Error(err)
	}
	response.Writer = out
	response.Committed, response.Size, response.Status = false, 0, 0
	return a
}

// send writes the answer out.
func (a *answer) send(c echo.Context) error {
	response := c.Response()
	if a.status == 0 {
		a.status = http.StatusOK
	}
	if a.status == http.StatusNotModified || a.status == http.StatusNoContent {
		response.WriteHeader(a.status)
		return nil
	}
	response.Header().Set(echo.HeaderContentLength, strconv.Itoa(a.body.Len()))
	response.WriteHeader(a.status)
	_, err := response.Write(a.body.Bytes())
	return err
}

// tagged gives an object's answer its ETag: the version of the object, then a
// hash of all that is shown. If-Match looks at the version alone, so that a sale
// that changes a product's stock does not refuse an edit of its name;
// If-None-Match looks at the whole, so that a 304 is never stale; it is asked of
// reads only, since a change has happened by then. What is the same for everybody
// is marked so.
func tagged(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			a := hold(c, next)
			if a.status == http.StatusOK {
				tag, known := c.Get(tagKey).(string)
				if !known {
					tag = etag(a.body.Bytes())
				}
				a.header.Set("ETag", tag)
				if o.shareable(c.Request()) {
					a.share()
				}
				if reads(c.Request().Method) && matches(c.Request().Header.Get("If-None-Match"), tag) {
					a.status = http.StatusNotModified
					a.header.Del(echo.HeaderContentType)
				}
			}
			return a.send(c)
		}
	}
}

// share lets anybody keep the answer for a minute. Whoever says more than the
// address does gets another one, and so does a page of another origin: CORS.
func (a *answer) share() {
	a.header.Set(echo.HeaderCacheControl, "public, max-age=60")
	for _, name := range append([]string{echo.HeaderOrigin}, credentialHeaders...) {
		if !slices.Contains(a.header.Values(echo.HeaderVary), name) {
			a.header.Add(echo.HeaderVary, name)
		}
	}
}

func reads(method string) bool { return method == http.MethodGet || method == http.MethodHead }

func etag(body []byte) string {
	var object struct {
		Version int64 `json:"version"`
	}
	_ = json.Unmarshal(body, &object) // an object without a version has 0
	sum := sha256.Sum256(body)
	return `"` + strconv.FormatInt(object.Version, 10) + "-" + base64.RawURLEncoding.EncodeToString(sum[:9]) + `"`
}

func matches(header, tag string) bool {
	for candidate := range strings.SplitSeq(header, ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == tag || candidate == "*" {
			return true
		}
	}
	return false
}
