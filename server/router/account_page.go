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
	withdrawPath   = "/withdraw/"
	accountSession = accountPath + ":storeCode/session"
	accountCookie  = "account_refresh"
	// accountHeader is the header that the account page sends with every request.
	accountHeader = "Account-Request"
	customerPath  = "/customer/"
	// withdrawal is the only operation that the withdrawal page calls.
	withdrawal = "/customer/return/withdrawal"
)

// accountPages adds the addresses under which the account page of a store calls the Customer API. The
// session keeps the customer logged in when the page is reloaded. Every operation has an address at
// /account/<store code>/customer/…. The withdrawal page calls its operation below /withdraw/<store code>.
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
// operation before the router sees it. It does the same for a withdrawal page's request. The limits, checks and
// errors of the operation apply to it. Preflights are not changed, so no other origin can send the page's header.
func pageRequests(own session.Own) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			request := c.Request()
			page, path, ok := pageOperation(request.URL.Path)
			if !ok || request.Method == http.MethodOptions {
				return next(c)
			}
			page.Own = own.Check(request) == nil
			request.URL.Path, request.URL.RawPath = path, "" // in place: the router reads this request
			c.SetRequest(pageRequest(request, page))
			return next(c)
		}
	}
}

// pageOperation splits the path of a page's request into the page and the path of the operation. ok is false for
// other paths.
func pageOperation(path string) (page auth.Page, operation string, ok bool) {
	rest, isAccount := strings.CutPrefix(path, accountPath)
	if !isAccount {
		if rest, page.Withdraws = strings.CutPrefix(path, withdrawPath); !page.Withdraws {
			return page, "", false
		}
	}
	code, operation, ok := strings.Cut(rest, "/")
	page.StoreCode, operation = code, "/"+operation
	return page, operation, ok && (isAccount && strings.HasPrefix(operation, customerPath) || operation == withdrawal)
}

// pageRequest marks a request as sent by a page of a store. The code identifies the store, and a login
// the customer; keys, links and carts are removed from the request.
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
