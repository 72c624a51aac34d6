package router

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/session"
)

const (
	// accountPath is the path prefix of the account pages; the store's code follows the prefix.
	accountPath    = "/account/"
	accountSession = accountPath + ":storeCode/session"
	accountCookie  = "account_refresh"
	// accountHeader is the header that the account page sends with every request.
	accountHeader = "Account-Request"
	customerPath  = "/customer/"
)

// accountPages registers the paths at which a store's account page calls the Customer API: every operation is available
// at /account/<store code>/customer/…. The session keeps the customer logged in when the page is reloaded.
func (e *edge) accountPages(server *echo.Echo, publicURL, publicPath string) {
	own := session.OwnPage(publicURL, accountHeader, "the account page")
	server.Pre(pageRequests(own))
	login := session.Page{Server: server, Own: own, Cookie: accountCookie,
		CookiePath: func(c echo.Context) string { return publicPath + c.Request().URL.Path },
		Login:      "/customer/store/login", Refresh: "/customer/store/refresh", Logout: "/customer/user/logout",
		Prepare: func(c echo.Context, r *http.Request) *http.Request { // c still contains the parameters of an earlier operation
			code, _, _ := strings.Cut(strings.TrimPrefix(c.Request().URL.Path, accountPath), "/")
			return pageRequest(r, auth.Page{StoreCode: code, Own: true})
		}}
	login.Register(accountSession)
}

// pageRequests returns middleware that turns a request for /account/<store code>/customer/… into a request for the
// operation. It runs before the router, so the operation's own limits, checks and errors apply. Preflights stay
// unchanged, so no other origin can send the page's header.
func pageRequests(own session.Own) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			request := c.Request()
			rest, ok := strings.CutPrefix(request.URL.Path, accountPath)
			code, path, found := strings.Cut(rest, "/")
			if !ok || !found || request.Method == http.MethodOptions || !strings.HasPrefix("/"+path, customerPath) {
				return next(c)
			}
			isOwn := own.Check(request) == nil
			request.URL.Path, request.URL.RawPath = "/"+path, "" // changes the request itself, since the router reads it
			c.SetRequest(pageRequest(request, auth.Page{StoreCode: code, Own: isOwn}))
			return next(c)
		}
	}
}

// pageRequest marks a request as sent by an account page. The code identifies the store, and a login identifies the
// customer; pageRequest removes keys, links and carts from the request.
func pageRequest(r *http.Request, page auth.Page) *http.Request {
	for _, name := range []string{headerStoreKey, headerCartToken, headerPaymentToken, headerStoreID, "Cookie"} {
		r.Header.Del(name)
	}
	if query := r.URL.Query(); query.Has(queryStoreKey) {
		query.Del(queryStoreKey)
		r.URL.RawQuery = query.Encode()
	}
	return r.WithContext(auth.ByPage(r.Context(), page))
}
