package router

import (
	"cmp"
	"net"
	"net/http"
	"net/url"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/ucp"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/egress"
)

// The methods and headers that pages of a store's origins may send to the tools for buyers' assistants, and the
// response headers that these pages may read.
const (
	buyerMethods = "GET, POST, PUT"
	buyerAllow   = "Authorization, Content-Type, " + headerKey + ", UCP-Agent, " + headerStoreKey + ", Mcp-Protocol-Version, Mcp-Session-Id, Content-Digest, Signature-Input, Signature, " + echo.HeaderXRequestID
	buyerExpose  = "Retry-After, RateLimit, RateLimit-Policy, Content-Digest, Signature-Input, Signature, " + echo.HeaderXRequestID
)

// buyers adds the endpoints for buyers' assistants. The OpenAPI documents omit them, because the assistants' protocol
// defines them. A tool call makes requests to the Customer API, which pass through the whole router and count against
// the limit of the assistant's address.
func (e *edge) buyers(server *echo.Echo, host string, out *egress.Client) {
	tools := ucp.New(e.service, server, out)
	add := func(path, name string, methods []string, answer func(echo.Context, identity.StoreAccess) error) {
		handler := func(c echo.Context) error {
			access, err := e.buyer(c, host)
			if err != nil || c.Request().Method == http.MethodOptions {
				return err
			}
			c.SetRequest(c.Request().WithContext(ucp.Reached(c.Request().Context(), addresses(c, e.service.Media.PublicURL)(ucp.ProfilePath))))
			charge := func(messages int) error { return e.limits.callers.takeSeveral(c, "default", addressKey(c), messages) }
			return e.messages(c, buyerMessage, charge, func(c echo.Context) error { return answer(c, access) })
		}
		for _, method := range append(methods, http.MethodOptions) {
			for _, path := range []string{path, keyedPath + path} {
				if hasBody(method) {
					e.declare(method, path, entry{body: messageBody})
				}
				server.Add(method, path, handler, named("ucp", name))
			}
		}
	}
	for path, strict := range map[string]bool{ucp.OpenPath: false, ucp.MCPPath: true} {
		add(path, "mcp", agentMethods, func(c echo.Context, access identity.StoreAccess) error {
			c.Response().Before(func() { c.Response().Header().Set(echo.HeaderCacheControl, "no-store") }) // the library sets a weaker value
			tools.MCP(c.Response(), c.Request(), access, strict)
			return nil
		})
	}
	routes := map[string][]ucp.Route{}
	for _, route := range tools.Routes() {
		routes[route.Path] = append(routes[route.Path], route)
	}
	for path, all := range routes {
		var methods []string
		for _, route := range all {
			methods = append(methods, route.Method)
		}
		add(path, "rest", methods, func(c echo.Context, access identity.StoreAccess) error {
			for _, route := range all {
				if route.Method == c.Request().Method {
					tools.REST(c.Response(), c.Request(), access, route, c.Param("id"))
				}
			}
			return nil
		})
	}
	trial := ucp.Trial()
	server.GET(ucp.TrialPath, func(c echo.Context) error {
		c.Response().Header().Set(echo.HeaderCacheControl, profileAge)
		return c.JSONBlob(http.StatusOK, trial)
	}, named("ucp", "trial"))
	add(ucp.ProfilePath, "profile", []string{http.MethodGet}, func(c echo.Context, access identity.StoreAccess) error {
		profile, err := tools.Profile(access.StoreID, addresses(c, e.service.Media.PublicURL))
		if err != nil {
			return err
		}
		header := c.Response().Header()
		header.Set(echo.HeaderCacheControl, profileAge)
		header.Set(echo.HeaderAccessControlAllowOrigin, "*") // the profile is the same for all callers
		header.Set(echo.HeaderVary, "Host, "+headerStoreKey)
		return c.JSONBlob(http.StatusOK, profile)
	})
}

// profileAge is the value of a profile's Cache-Control header.
const profileAge = "public, max-age=300"

// keyedPath is the path prefix of the endpoints, with the store's key, for stores without a domain.
const keyedPath = "/store/:storeKey"

// keyAsked returns the store key of a request, from the path or the header.
func keyAsked(c echo.Context) string {
	return cmp.Or(c.Param("storeKey"), c.Request().Header.Get(headerStoreKey))
}

// addresses returns a function that turns a path of the service into a URL for the caller. The URL is at the store's
// domain, or else at the service's address with the store's key.
func addresses(c echo.Context, public string) func(path string) string {
	if key := keyAsked(c); key != "" {
		return func(path string) string {
			return public + strings.Replace(keyedPath, ":storeKey", url.PathEscape(key), 1) + path
		}
	}
	return func(path string) string { return "https://" + c.Request().Host + path }
}

// buyer finds the store in which an assistant buys, and checks the origin of the request. It checks no credential,
// since each tool call checks the buyer's.
func (e *edge) buyer(c echo.Context, host string) (access identity.StoreAccess, err error) {
	request := c.Request()
	if access, err = e.storeAsked(c, host); err != nil {
		return access, err
	}
	if err := access.Admit(false); err != nil {
		return access, err
	}
	if origins := request.Header.Values(echo.HeaderOrigin); len(origins) > 0 && !strings.HasSuffix(c.Path(), ucp.ProfilePath) {
		header := c.Response().Header()
		header.Add(echo.HeaderVary, echo.HeaderOrigin)
		if len(origins) != 1 || !saneOrigin.MatchString(origins[0]) || !access.LetsIn(origins[0]) {
			return access, domain.Errorf(domain.Forbidden, "The store lets no pages of this origin in.")
		}
		header.Set(echo.HeaderAccessControlAllowOrigin, origins[0])
		header.Set(echo.HeaderAccessControlExposeHeaders, buyerExpose)
	}
	if request.Method == http.MethodOptions {
		header := c.Response().Header()
		header.Set(echo.HeaderAccessControlAllowMethods, buyerMethods)
		header.Set(echo.HeaderAccessControlAllowHeaders, buyerAllow)
		header.Set(echo.HeaderAccessControlMaxAge, corsMaxAge)
		return access, c.NoContent(http.StatusNoContent)
	}
	origin := domain.Origin{RequestID: c.Response().Header().Get(echo.HeaderXRequestID), Operation: "ucp", Address: c.RealIP(), UserAgent: request.UserAgent(), Agent: true}
	actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: access.StoreID, From: origin}
	c.SetRequest(request.WithContext(auth.With(request.Context(), auth.Identity{Actor: actor, Origin: origin})))
	return access, nil
}

// storeAsked returns the store that a request names: by the store's key, or else by a domain that the store has
// verified.
func (e *edge) storeAsked(c echo.Context, host string) (identity.StoreAccess, error) {
	r := c.Request()
	if key := keyAsked(c); key != "" || ownName(r, host) {
		return e.service.Login.StoreByKey(r.Context(), key)
	}
	name := r.Host
	if alone, _, err := net.SplitHostPort(name); err == nil {
		name = alone
	}
	return e.service.Login.StoreByDomain(r.Context(), strings.TrimSuffix(name, "."))
}
