package router

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/request"
)

// answer is a buffered response, which can get an ETag or be stored before it is sent.
type answer struct {
	status int
	header http.Header
	body   bytes.Buffer
}

// Header, Write and WriteHeader implement http.ResponseWriter. echo calls WriteHeader
// once.
func (a *answer) Header() http.Header { return a.header }

func (a *answer) Write(b []byte) (int, error) { return a.body.Write(b) }

func (a *answer) WriteHeader(status int) { a.status = status }

// hold runs next and returns its response. If next fails, the error handler writes the error into the same response.
// hold turns a panic into an error: otherwise recovered would write its response to the buffer, which is lost in a
// panic.
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

// send writes the response to the client.
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

// tagged returns middleware that sets an object's ETag: the object's version and a hash of the response. If-Match
// compares only the version: a sale that changes a product's stock must not cause the rejection of a name edit.
// If-None-Match compares the whole tag, so a 304 is never stale. Only reads evaluate If-None-Match, because a write has
// already changed the object. tagged marks responses that are the same for all callers as public.
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
				if reads(c.Request().Method) && request.KnowsTag(c.Request().Header.Get("If-None-Match"), tag) {
					a.status = http.StatusNotModified
					a.header.Del(echo.HeaderContentType)
				}
			}
			return a.send(c)
		}
	}
}

// share lets any cache store the response for a minute. Vary separates requests with different credentials and, because
// of CORS, requests from pages of different origins.
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
	_ = json.Unmarshal(body, &object) // the version stays 0 if the object has none
	sum := sha256.Sum256(body)
	return `"` + strconv.FormatInt(object.Version, 10) + "-" + base64.RawURLEncoding.EncodeToString(sum[:9]) + `"`
}
