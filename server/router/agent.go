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

// agentRules allows agents only an app token, which is valid for one store. Each tool call checks the token's
// permissions.
var agentRules = auth.Rules{Kinds: []domain.TokenKind{domain.AppTokenKind}, Permission: auth.Authenticated}

// agentMethods lists the methods of the assistants' protocol. The library rejects all but POST, because
// the endpoint keeps no state between requests and sends nothing outside of a response.
var agentMethods = []string{http.MethodPost, http.MethodGet, http.MethodDelete}

// agents adds the endpoints for assistants that work in a store. The OpenAPI documents omit them, because the
// assistants' protocol defines their messages. A tool call is a request to the Admin API that passes through the whole
// router. A call that waits for a person ends its wait once stopping is closed.
func (e *edge) agents(server *echo.Echo, host string, stopping <-chan struct{}) {
	tools := mcp.New(e.service, server, mcp.Options{Limit: requestDeadline, Stopping: stopping})
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
				c.Response().Before(func() { c.Response().Header().Set(echo.HeaderCacheControl, "no-store") }) // the library sets a weaker value
				return tools.Serve(c.Response(), c.Request(), c.Param("toolset"), readOnly)
			})
		}
		for _, method := range agentMethods {
			d := entry{lane: ownLane}
			if hasBody(method) {
				d.body, d.slow = messageBody, true // a call may wait for a person; Limit bounds the rest of its time
			}
			e.declare(method, mcp.Path+path, d)
			server.Add(method, mcp.Path+path, handler, named("mcp", "admin"))
		}
	}
}

// agent authenticates a request from an assistant and counts it against the limit of its token, as each tool call is
// counted. The returned function charge counts the other messages of a batch.
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

// ownName reports whether a request names the service's host, localhost or a loopback address. The service rejects
// other names, so a page whose own name resolves to this machine gets no access (DNS rebinding).
func ownName(request *http.Request, host string) bool {
	name := request.Host
	if alone, _, err := net.SplitHostPort(name); err == nil {
		name = alone
	}
	name = strings.ToLower(strings.Trim(name, "[]"))
	address, err := netip.ParseAddr(name)
	return host == "" || name == strings.ToLower(host) || name == "localhost" || err == nil && address.IsLoopback()
}
