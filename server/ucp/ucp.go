// Package ucp lets buyers' assistants shop. It offers the catalog, carts, checkouts and orders of a store as tools of
// the Universal Commerce Protocol, over the Model Context Protocol and over REST. A tool makes requests to the Customer
// API inside the process, through the whole router, so it can do nothing that the API refuses. An assistant needs no
// credential and never pays: it gives a person a link with which they complete the checkout.
package ucp

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Server serves buyers' assistants, for any store.
type Server struct {
	service    *store.Service
	api        http.Handler
	platforms  *platforms
	tools      []tool
	bounds     object       // bounds of the tools' arguments, by name of the argument
	open, full http.Handler // MCP handlers: metadata is optional for open and required for full
}

// New returns a Server that calls api. The handler api must authorize every request itself. The server fetches the
// profiles of platforms with out; nil means a client that reaches only public addresses.
func New(service *store.Service, api http.Handler, out *egress.Client) *Server {
	if out == nil {
		out = egress.New(egress.Options{})
	}
	s := &Server{service: service, api: api, platforms: newPlatforms(out, func() time.Time { return service.Clock.Now() })}
	s.tools = s.offered()
	s.bounds = boundsOf(s.tools)
	s.open, s.full = s.wire(false), s.wire(true)
	return s
}

type reachedKey struct{}

// Reached returns a context for a request to the store whose profile has the given URL.
func Reached(ctx context.Context, profile string) context.Context {
	return context.WithValue(ctx, reachedKey{}, profile)
}

func reachedAt(ctx context.Context) string {
	profile, _ := ctx.Value(reachedKey{}).(string)
	return profile
}

type visitKey struct{}

// visit is one request of an assistant to a store.
type visit struct {
	*Server
	storeID  int64
	agent    bool      // the request must name its platform
	proves   bool      // the request has an Authorization header
	platform *platform // nil means that the request need not name a platform
}

// enter returns the context of an assistant's request to a store. If strict is true, the request must name its
// platform.
func (s *Server) enter(r *http.Request, access identity.StoreAccess, strict bool) context.Context {
	ctx := context.WithValue(agent.Asked(r), visitKey{}, visit{Server: s, storeID: access.StoreID, agent: strict, proves: r.Header.Get("Authorization") != ""})
	return auth.InStore(ctx, access)
}

// call runs a tool in a context that enter returned. If the request must name its platform, call first checks the
// platform's profile, the signature, and the capability that the tool needs.
func call(ctx context.Context, t tool, args arguments) (any, error) {
	v := ctx.Value(visitKey{}).(visit)
	if v.agent {
		origin := auth.Origin(ctx)
		p, err := v.platforms.find(ctx, args.Meta.Agent.Profile, domain.NetworkOf(origin.Address))
		if err == nil {
			err = p.speaks()
		}
		if err == nil {
			err = authentic(ctx, p, args.Meta.Agent.Profile)
		}
		if err != nil {
			return nil, err
		}
		v.platform = p
		if !v.has(t.capability) {
			return nil, incompatible(t.capability)
		}
	}
	if t.keyed && v.agent && args.Meta.IdempotencyKey == "" {
		return nil, invalid("%s needs an idempotency key: meta[\"idempotency-key\"], or the header Idempotency-Key.", t.name)
	}
	return v.once(ctx, t, args)
}

// has reports whether the platform supports a capability. Without a platform it returns true for every capability.
func (v visit) has(name string) bool {
	return name == "" || v.platform == nil || v.platform.active[family+name]
}

// invalid returns an error that says which arguments of a tool are invalid.
func invalid(format string, args ...any) error {
	return domain.Errorf(domain.InvalidRequest, format, args...)
}

// request is a request to the Customer API; the method "" means GET.
type request struct {
	method, path string
	query        url.Values
	body         any    // nil means an empty body
	token        string // cart token; "" means that the request has no token
	key          string // idempotency key; "" means that the request has no key
}

// ask sends a request to the Customer API and decodes the response into a value, to which the parameter into points.
// The parameter passed lists the headers to copy from the assistant's request. If the API refuses the request, the
// error is a refusal.
func (v visit) ask(ctx context.Context, r request, into any, passed ...string) (header http.Header, err error) {
	made := agent.Call{Method: r.method, Path: "/customer/" + r.path, Query: r.query, Header: http.Header{}}
	if r.body != nil {
		made.Body = written(r.body)
	}
	if r.token != "" {
		made.Header.Set("X-Cart-Token", r.token)
	}
	if r.key != "" {
		made.Header.Set("Idempotency-Key", r.key)
	}
	answer, err := agent.Ask(ctx, v.api, made, passed...)
	if err != nil {
		return nil, err
	}
	if !answer.OK() {
		return nil, refused(answer)
	}
	return answer.Header, json.Unmarshal(answer.Body, into)
}

// capabilities lists the supported capabilities of the protocol, each with the capabilities that it extends.
var capabilities = []struct {
	name, page, schema string
	extends            extended
}{
	{name: family + "catalog.search", page: "catalog/search", schema: "catalog_search"},
	{name: family + "catalog.lookup", page: "catalog/lookup", schema: "catalog_lookup"},
	{name: family + "cart", page: "cart", schema: "cart"},
	{name: family + "checkout", page: "checkout", schema: "checkout"},
	{name: family + "discount", page: "discount", schema: "discount", extends: extended{family + "checkout", family + "cart"}},
	{name: family + "fulfillment", page: "fulfillment", schema: "fulfillment", extends: extended{family + "checkout"}},
	{name: family + "order", page: "order", schema: "order"},
}

// family is the common prefix of the names of all supported capabilities.
const family = "dev.ucp.shopping."

// extended lists the capabilities that one extension extends.
type extended []string

// MarshalJSON writes a single name as a string and several names as an array, as the protocol requires.
func (e extended) MarshalJSON() ([]byte, error) {
	if len(e) == 1 {
		return json.Marshal(e[0])
	}
	return json.Marshal([]string(e))
}

// done returns the metadata of a successful response. It lists those of the named capabilities that the platform
// supports.
func (v visit) done(names ...string) meta {
	m := meta{Version: Version, Status: "success", Capabilities: map[string][]released{}}
	for _, name := range names {
		if v.has(name) {
			m.Capabilities[family+name] = []released{{Version}}
		}
	}
	if slices.Contains(names, "checkout") {
		m.PaymentHandlers = map[string][]object{} // empty, because a person pays outside of the protocol
	}
	return m
}

// failed returns a response that reports an error.
func failed(err error) failure {
	return failure{UCP: meta{Version: Version, Status: "error"}, Messages: messages(err, unrecoverable)}
}

// number parses an id that consists of a prefix and a positive number, and reports whether the id is valid.
func number(id, prefix string) (int64, bool) {
	rest, is := strings.CutPrefix(id, prefix)
	n, err := strconv.ParseInt(rest, 10, 64)
	return n, is && err == nil && n > 0
}
