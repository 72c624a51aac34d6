package router

import (
	"net"
	"net/http"
	"net/netip"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/mcp"
	"github.com/storeplatform/storeplatform/store/domain"
)

// agentRules are what agents show: an app token, which is bound to one store. What it
// may do, each call finds out.
var agentRules = auth.Rules{Kinds: []domain.TokenKind{domain.AppTokenKind}, Permission: auth.Authenticated}

// agentMethods are the methods of the assistants' protocol. The library refuses all but
// POST, since nothing is kept between two requests.
var agentMethods = []string{http.MethodPost, http.MethodGet, http.MethodDelete}

// agents adds the addresses at which assistants work in a store. They stand outside of
// the documents: the form of their messages is their protocol's. Their tools' calls are
// requests of the API, which go through the whole router once more.
func (e *edge) agents(server *echo.Echo, host string) {
	tools := mcp.New(e.service, server)
	protection := http.NewCrossOriginProtection()
	for path, readOnly := range map[string]bool{"": false, "/readonly": true, "/x/:toolset": false, "/x/:toolset/readonly": true} {
		handler := func(c echo.Context) error {
			if protection.Check(c.Request()) != nil || !ownName(c.Request(), host) {
				return domain.Errorf(domain.Forbidden, "Agents are no pages of other origins, and reach this service by its own name.")
			}
			charge, err := e.agent(c)
			if err != nil {
				return err
			}
			return e.messages(c, agentMessage, charge, func(c echo.Context) error {
				c.Response().Before(func() { c.Response().Header().Set(echo.HeaderCacheControl, "no-store") }) // the library says less
				return tools.Serve(c.Response(), c.Request(), c.Param("toolset"), readOnly)
			})
		}
		for _, method := range agentMethods {
			d := entry{lane: ownLane}
			if hasBody(method) {
				d.body = messageBody
			}
			e.declare(method, mcp.Path+path, d)
			server.Add(method, mcp.Path+path, handler, named("mcp", "admin"))
		}
	}
}

// agent finds out who an agent works for. It uses up the limit of its token, as each of
// its calls does; charge counts more messages of a batch.
func (e *edge) agent(c echo.Context) (charge func(messages int) error, err error) {
	request := c.Request()
	origin := domain.Origin{RequestID: c.Response().Header().Get(echo.HeaderXRequestID), Operation: "mcp", Address: c.RealIP(), UserAgent: request.UserAgent(), Agent: true}
	spared, err := e.limits.before(c)
	if err != nil {
		return nil, err
	}
	identity, err := auth.Identify(request.Context(), e.service, auth.Headers{Authorization: request.Header.Values(echo.HeaderAuthorization)}, origin, agentRules)
	if limited := e.limits.after(c, identity, spared); limited != nil {
		return nil, limited
	}
	if err != nil {
		return nil, err
	}
	c.SetRequest(request.WithContext(auth.With(request.Context(), identity)))
	return func(messages int) error {
		return e.limits.callers.takeSeveral(c, "default", credentialKey(identity), messages)
	}, nil
}

// ownName tells whether a request names the service by its own name: a page that has its
// own name lead to this machine does not.
func ownName(request *http.Request, host string) bool {
	name := request.Host
	if alone, _, err := net.SplitHostPort(name); err == nil {
		name = alone
	}
	name = strings.ToLower(strings.Trim(name, "[]"))
	address, err := netip.ParseAddr(name)
	return host == "" || name == strings.ToLower(host) || name == "localhost" || err == nil && address.IsLoopback()
}
