// Package ucp lets assistants buy: the catalogue, carts, the checkout and orders of a
// store as the tools of the Universal Commerce Protocol, over the Model Context Protocol
// and over REST. A tool is made of calls of the Customer API, inside of the process
// through the whole edge: nothing can be bought here that the API would refuse. An
// assistant needs no credential and never pays: it hands a cart over to a person, by a
// link.
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

// Server answers assistants of buyers, for any store.
type Server struct {
	service    *store.Service
	api        http.Handler
	platforms  *platforms
	tools      []tool
	bounds     object       // of arguments, by name
	open, full http.Handler // MCP with the protocol's metadata left out, or required
}

// New is a server over the API, which has to check every request by itself. The profiles
// of platforms are fetched by out; nil reaches public addresses only.
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

// Reached is the context of a request to a store whose profile is at an address.
func Reached(ctx context.Context, profile string) context.Context {
	return context.WithValue(ctx, reachedKey{}, profile)
}

func reachedAt(ctx context.Context) string {
	profile, _ := ctx.Value(reachedKey{}).(string)
	return profile
}

type visitKey struct{}

// visit is one request of an assistant, in a store.
type visit struct {
	*Server
	storeID  int64
	agent    bool      // it has to name its platform
	proves   bool      // it shows a customer's token
	platform *platform // that it has named; nil: it need not
}

// enter makes a request one of an assistant in a store.
func (s *Server) enter(r *http.Request, access identity.StoreAccess, strict bool) context.Context {
	ctx := context.WithValue(agent.Asked(r), visitKey{}, visit{Server: s, storeID: access.StoreID, agent: strict, proves: r.Header.Get("Authorization") != ""})
	return auth.InStore(ctx, access)
}

// call runs a tool for a request that enter made.
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

// has tells whether a capability is one that the platform has, too.
func (v visit) has(name string) bool {
	return name == "" || v.platform == nil || v.platform.active[family+name]
}

// invalid is a call whose arguments are none of the tool's.
func invalid(format string, args ...any) error {
	return domain.Errorf(domain.InvalidRequest, format, args...)
}

// request is a call of the Customer API.
type request struct {
	method, path string
	query        url.Values
	body         any    // nil: none
	token        string // of the cart that it is about
	key          string // to be done once
}

// ask makes a call, and reads what it answers.
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

// capabilities are what of the protocol there is, with what each extends.
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

// family is what the names of our capabilities begin with.
const family = "dev.ucp.shopping."

// extended are the capabilities that one extends: the name of one, or a list.
type extended []string

// MarshalJSON writes them as the protocol has them.
func (e extended) MarshalJSON() ([]byte, error) {
	if len(e) == 1 {
		return json.Marshal(e[0])
	}
	return json.Marshal([]string(e))
}

// done is the metadata of an answer, which names the capabilities that it is of as far as
// the platform has them.
func (v visit) done(names ...string) meta {
	m := meta{Version: Version, Status: "success", Capabilities: map[string][]released{}}
	for _, name := range names {
		if v.has(name) {
			m.Capabilities[family+name] = []released{{Version}}
		}
	}
	if slices.Contains(names, "checkout") {
		m.PaymentHandlers = map[string][]any{} // a person pays
	}
	return m
}

// failed is the answer that says why there is no other.
func failed(err error) failure {
	return failure{UCP: meta{Version: Version, Status: "error"}, Messages: messages(err, unrecoverable)}
}

// number reads an id as the catalogue writes it.
func number(id, prefix string) (int64, bool) {
	rest, is := strings.CutPrefix(id, prefix)
	n, err := strconv.ParseInt(rest, 10, 64)
	return n, is && err == nil && n > 0
}
