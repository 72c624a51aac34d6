// Package session keeps the logins of the service's own pages when a page reloads. The refresh token is in a cookie
// that only the page's session path receives and no script can read. POST logs in, PUT renews, DELETE logs out.
// Each forwards to the operations of an API within the same request, with their checks, limits and errors.
package session

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

// Page is a page, or a group of pages, with logins of its own.
type Page struct {
	Server *echo.Echo
	// Own is the origin of the page.
	Own Own
	// Cookie is the name of the cookie.
	Cookie string
	// CookiePath returns the path that receives the cookie, as the browser sees it.
	CookiePath func(echo.Context) string
	// Login, Refresh and Logout are the paths of the operations. Their routes must be routes of Server.
	Login, Refresh, Logout string
	// Prepare changes the request of an operation before it runs; nil means that the request stays unchanged.
	Prepare func(echo.Context, *http.Request) *http.Request
}

// Register adds the three routes of the session at a path.
func (p *Page) Register(path string) {
	p.Server.POST(path, p.guarded(p.login))
	p.Server.PUT(path, p.guarded(p.renew))
	p.Server.DELETE(path, p.guarded(p.logout))
}

// guarded admits requests of the page's own scripts only, which always name their origin.
func (p *Page) guarded(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if len(c.Request().Header.Values(echo.HeaderOrigin)) != 1 {
			return p.Own.foreign()
		}
		if err := p.Own.Check(c.Request()); err != nil {
			return err
		}
		return next(c)
	}
}

// Own recognizes requests of scripts of the service's own pages.
type Own struct {
	origin string // of the public address; "" means unknown
	header string // that the page sends
	page   string // for error texts, such as: the console's own page
}

// OwnPage returns the Own of a page. publicURL is the address under which browsers reach the service. header is a
// header that neither a form nor a link can send. Scripts of other origins cannot send it without a preflight,
// which the service rejects. page names the page in error texts.
func OwnPage(publicURL, header, page string) Own {
	own := Own{header: header, page: page}
	if u, err := url.Parse(publicURL); err == nil && u.Host != "" {
		own.origin = strings.ToLower(u.Scheme + "://" + u.Host)
	}
	return own
}

// Check returns an error if the request is not one of the page's scripts. Browsers send no Origin with a read of
// the same origin, so a request without an Origin needs only the header.
func (o Own) Check(request *http.Request) error {
	origins := request.Header.Values(echo.HeaderOrigin)
	site := request.Header.Get("Sec-Fetch-Site")
	if len(origins) > 1 || request.Header.Get(o.header) != "1" || site != "" && site != "same-origin" {
		return o.foreign()
	}
	if len(origins) == 1 && !o.names(origins[0], request.Host) {
		return domain.Errorf(domain.Forbidden, "Open the page at the address that PUBLIC_URL names, or at localhost.")
	}
	return nil
}

func (o Own) foreign() error {
	return domain.Errorf(domain.Forbidden, "Only %s can call this address.", o.page)
}

// names reports whether an origin is the public one, or the loopback address that the request names.
func (o Own) names(origin, host string) bool {
	origin = strings.ToLower(origin)
	return o.origin != "" && origin == o.origin || loopback(host) && (origin == "http://"+strings.ToLower(host) || origin == "https://"+strings.ToLower(host))
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

// login answers POST with the response of the login, without the refresh token.
func (p *Page) login(c echo.Context) error {
	body, err := io.ReadAll(http.MaxBytesReader(nil, c.Request().Body, maxLogin))
	if err != nil {
		return domain.Errorf(domain.InvalidRequest, "The body is larger than %d bytes.", maxLogin)
	}
	return p.start(c, p.Login, body)
}

// maxLogin is the limit of the body of a login, in bytes.
const maxLogin = 8 << 10

// renew answers PUT with a new access token, or with 204 if the browser has no login.
func (p *Page) renew(c echo.Context) error {
	token := p.refreshToken(c)
	if token == "" {
		return c.NoContent(http.StatusNoContent)
	}
	return p.start(c, p.Refresh, renewal(token))
}

// logout answers DELETE. It ends the session of the cookie, even if the page no longer has an access token, and removes
// the cookie.
func (p *Page) logout(c echo.Context) error {
	if token := p.refreshToken(c); token != "" {
		raw, err := p.call(c, p.Refresh, renewal(token), "")
		var login struct{ AccessToken string }
		if err == nil && json.Unmarshal(raw, &login) == nil {
			_, err = p.call(c, p.Logout, nil, login.AccessToken)
		}
		if err != nil && !ended(err) {
			return passOn(c, err)
		}
	}
	p.keep(c, "", time.Unix(0, 0))
	return c.NoContent(http.StatusNoContent)
}

// start runs an operation that starts or renews a login. It moves the refresh token from the response to the cookie.
func (p *Page) start(c echo.Context, operation string, body []byte) error {
	raw, err := p.call(c, operation, body, "")
	if err != nil {
		if c.Request().Method == http.MethodPut && ended(err) {
			p.keep(c, "", time.Unix(0, 0))
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
	p.keep(c, login.RefreshToken, login.RefreshExpiresOn)
	return c.JSON(http.StatusOK, fields)
}

// keep sets the cookie; an empty token removes it. Safari accepts a Secure cookie only over https, so the cookie
// of a page at http://localhost is not Secure: it never leaves the machine.
func (p *Page) keep(c echo.Context, token string, until time.Time) {
	origin, err := url.Parse(c.Request().Header.Get(echo.HeaderOrigin))
	local := err == nil && origin.Scheme == "http" && loopback(origin.Host)
	cookie := &http.Cookie{Name: p.Cookie, Value: token, Path: p.CookiePath(c), Expires: until.UTC(), HttpOnly: true, Secure: !local, SameSite: http.SameSiteStrictMode}
	if token == "" {
		cookie.MaxAge = -1
	}
	c.SetCookie(cookie)
}

// refreshToken returns the token of the cookie; "" means no login. If a browser sends the cookie twice, another site of
// the same domain set one of them, so neither counts.
func (p *Page) refreshToken(c echo.Context) string {
	if cookies := c.Request().CookiesNamed(p.Cookie); len(cookies) == 1 {
		return cookies[0].Value
	}
	return ""
}

func renewal(token string) []byte {
	body, _ := json.Marshal(map[string]string{"refreshToken": token}) // a map of strings cannot fail
	return body
}

// call runs an operation within the same request: the operation's own limits, checks and
// errors apply. It returns the body of the response.
func (p *Page) call(c echo.Context, operation string, body []byte, token string) ([]byte, error) {
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
	if p.Prepare != nil {
		inner = p.Prepare(c, inner)
	}
	out := &recorder{header: response.Header()}
	c.SetRequest(inner)
	c.SetResponse(echo.NewResponse(out, p.Server))
	p.Server.Router().Find(inner.Method, operation, c)
	if err := c.Handler()(c); err != nil {
		return nil, err
	}
	if status := c.Response().Status; status/100 > 3 {
		return nil, failure{status, out.body.Bytes()}
	}
	return out.body.Bytes(), nil
}

// failure is the error for a failed operation. It contains the operation's response.
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
