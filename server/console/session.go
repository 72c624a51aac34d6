package console

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	sessionPath = Path + "/session"
	cookieName  = "console_refresh"
	// pageHeader is a header that neither a form nor a link can send. Scripts of other origins cannot send it
	// without a preflight, which the service rejects.
	pageHeader = "Console-Request"
)

// session keeps the refresh token of a login in a cookie that only /console/session receives and no script can
// read. It forwards to the operations of the Admin API, with their checks, limits and errors.
type session struct {
	server *echo.Echo
	origin string // of PUBLIC_URL; "" means unknown
	prefix string // that the proxy removes
}

// guarded admits requests of the console's own page only.
func (s *session) guarded(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		request := c.Request()
		origins := request.Header.Values(echo.HeaderOrigin)
		site := request.Header.Get("Sec-Fetch-Site")
		if len(origins) != 1 || request.Header.Get(pageHeader) != "1" || site != "" && site != "same-origin" {
			return domain.Errorf(domain.Forbidden, "Only the console's own page can call this address. Log in at %s.", Path)
		}
		if !s.own(origins[0], request.Host) {
			return domain.Errorf(domain.Forbidden, "Open the console at the address that PUBLIC_URL names, or at localhost.")
		}
		return next(c)
	}
}

// own reports whether an origin is that of PUBLIC_URL, or the loopback address that the request names.
func (s *session) own(origin, host string) bool {
	origin = strings.ToLower(origin)
	return s.origin != "" && origin == s.origin || loopback(host) && (origin == "http://"+strings.ToLower(host) || origin == "https://"+strings.ToLower(host))
}

// loopback reports whether a host and port name this machine. The check rejects pages whose own name resolves to
// this machine (DNS rebinding).
func loopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	address, err := netip.ParseAddr(strings.Trim(host, "[]"))
	return strings.EqualFold(host, "localhost") || err == nil && address.IsLoopback()
}

// login answers POST /console/session with the response of POST /admin/login, without the refresh token.
func (s *session) login(c echo.Context) error {
	body, err := io.ReadAll(http.MaxBytesReader(nil, c.Request().Body, maxLogin))
	if err != nil {
		return domain.Errorf(domain.InvalidRequest, "The body is larger than %d bytes.", maxLogin)
	}
	return s.start(c, "/admin/login", body)
}

// maxLogin is the limit of the body of a login, in bytes.
const maxLogin = 8 << 10

// renew answers PUT /console/session with a new access token, or with 204 if the browser has no login.
func (s *session) renew(c echo.Context) error {
	token := refreshToken(c)
	if token == "" {
		return c.NoContent(http.StatusNoContent)
	}
	return s.start(c, "/admin/login/refresh", renewal(token))
}

// logout answers DELETE /console/session. It ends the session of the cookie, even if the page has no access
// token any longer, and removes the cookie.
func (s *session) logout(c echo.Context) error {
	if token := refreshToken(c); token != "" {
		raw, err := s.call(c, "/admin/login/refresh", renewal(token), "")
		var login struct{ AccessToken string }
		if err == nil && json.Unmarshal(raw, &login) == nil {
			_, err = s.call(c, "/admin/logout", nil, login.AccessToken)
		}
		if err != nil && !ended(err) {
			return passOn(c, err)
		}
	}
	s.keep(c, "", time.Unix(0, 0))
	return c.NoContent(http.StatusNoContent)
}

// start runs an operation that starts or renews a login. It moves the refresh token from the response to the cookie.
func (s *session) start(c echo.Context, operation string, body []byte) error {
	raw, err := s.call(c, operation, body, "")
	if err != nil {
		if c.Request().Method == http.MethodPut && ended(err) {
			s.keep(c, "", time.Unix(0, 0))
		}
		return passOn(c, err)
	}
	var login struct {
		RefreshToken     string
		RefreshExpiresOn time.Time
	}
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(raw, &login); err != nil {
		return err
	}
	if err := json.Unmarshal(raw, &fields); err != nil {
		return err
	}
	delete(fields, "refreshToken")
	delete(fields, "refreshExpiresOn")
	s.keep(c, login.RefreshToken, login.RefreshExpiresOn)
	return c.JSON(http.StatusOK, fields)
}

// keep sets the cookie; an empty token removes it. Safari takes a Secure cookie from https alone, so the cookie
// of a page at http://localhost is not Secure: it never leaves the machine.
func (s *session) keep(c echo.Context, token string, until time.Time) {
	origin, err := url.Parse(c.Request().Header.Get(echo.HeaderOrigin))
	local := err == nil && origin.Scheme == "http" && loopback(origin.Host)
	cookie := &http.Cookie{Name: cookieName, Value: token, Path: s.prefix + sessionPath, Expires: until.UTC(), HttpOnly: true, Secure: !local, SameSite: http.SameSiteStrictMode}
	if token == "" {
		cookie.MaxAge = -1
	}
	c.SetCookie(cookie)
}

// refreshToken returns the token of the cookie; "" means no login. A browser that sends the cookie twice got one
// of them from another site of the same domain, so neither counts.
func refreshToken(c echo.Context) string {
	if cookies := c.Request().CookiesNamed(cookieName); len(cookies) == 1 {
		return cookies[0].Value
	}
	return ""
}

func renewal(token string) []byte {
	body, _ := json.Marshal(map[string]string{"refreshToken": token}) // a map of strings cannot fail
	return body
}

// call runs an operation of the Admin API within the same request: the operation's own limits, checks and
// errors apply. It returns the body of the response.
func (s *session) call(c echo.Context, operation string, body []byte, token string) ([]byte, error) {
	request, response, route := c.Request(), c.Response(), c.Path()
	defer func() {
		c.SetRequest(request)
		c.SetResponse(response)
		c.SetPath(route)
	}()
	inner := request.Clone(request.Context())
	inner.Method, inner.URL = http.MethodPost, &url.URL{Path: operation}
	inner.Body, inner.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
	for _, name := range []string{"Cookie", echo.HeaderAuthorization, "X-Store-Id"} {
		inner.Header.Del(name)
	}
	if token != "" {
		inner.Header.Set(echo.HeaderAuthorization, "Bearer "+token)
	}
	if request.Method != http.MethodPost {
		inner.Header.Del(echo.HeaderContentType)
		if body != nil {
			inner.Header.Set(echo.HeaderContentType, echo.MIMEApplicationJSON)
		}
	}
	out := &recorder{header: response.Header()}
	c.SetRequest(inner)
	c.SetResponse(echo.NewResponse(out, s.server))
	s.server.Router().Find(inner.Method, operation, c)
	if err := c.Handler()(c); err != nil {
		return nil, err
	}
	if status := c.Response().Status; status/100 > 3 {
		return nil, failure{status, out.body.Bytes()}
	}
	return out.body.Bytes(), nil
}

// failure is a response of an operation that the middleware of its route has written already.
type failure struct {
	status int
	body   []byte
}

func (f failure) Error() string { return string(f.body) }

// passOn answers with the failure of an operation.
func passOn(c echo.Context, err error) error {
	if f, ok := errors.AsType[failure](err); ok {
		return c.Blob(f.status, "application/problem+json", f.body)
	}
	return err
}

// ended reports whether an operation failed because the login has ended or its user was deactivated.
func ended(err error) bool {
	code := domain.CodeOf(err)
	if f, ok := errors.AsType[failure](err); ok {
		var problem struct{ Code domain.Code }
		_ = json.Unmarshal(f.body, &problem) // another failure has another code
		code = problem.Code
	}
	return code == domain.Unauthenticated || code == domain.AccountInactive
}

// recorder keeps the body of a response. Headers go to the response of the request.
type recorder struct {
	header http.Header
	body   bytes.Buffer
}

func (r *recorder) Header() http.Header         { return r.header }
func (r *recorder) Write(b []byte) (int, error) { return r.body.Write(b) }
func (r *recorder) WriteHeader(int)             {}
