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

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// Server answers assistants of buyers, for any store.
type Server struct {
	service    *store.Service
	api        http.Handler
	tools      []tool
	open, full http.Handler // MCP with the protocol's metadata left out, or required
}

// New is a server over the API, which has to check every request by itself.
func New(service *store.Service, api http.Handler) *Server {
	s := &Server{service: service, api: api}
	s.tools = s.offered()
	s.open, s.full = s.wire(false), s.wire(true)
	return s
}

type visitKey struct{}

// visit is one request of an assistant, in a store.
type visit struct {
	*Server
	storeID int64
	agent   bool // it has to name its platform
	proves  bool // it shows a customer's token
}

// enter makes a request one of an assistant in a store.
func (s *Server) enter(r *http.Request, access identity.StoreAccess, strict bool) context.Context {
	ctx := context.WithValue(agent.Asked(r), visitKey{}, visit{s, access.StoreID, strict, r.Header.Get("Authorization") != ""})
	return auth.InStore(ctx, access)
}

// call runs a tool for a request that enter made.
func call(ctx context.Context, t tool, args arguments) (any, error) {
	v := ctx.Value(visitKey{}).(visit)
	if v.agent && !profileAddress(args.Meta.Agent.Profile) {
		return nil, errProfile
	}
	if t.keyed && v.agent && args.Meta.IdempotencyKey == "" {
		return nil, invalid("%s needs an idempotency key: meta[\"idempotency-key\"], or the header Idempotency-Key.", t.name)
	}
	return t.run(v, ctx, args)
}

// errProfile is said to who does not tell which platform it is.
var errProfile = invalid("%s", `Name your platform by the address of its profile: meta["ucp-agent"].profile, or the header UCP-Agent: profile="https://…".`)

// invalid is a call whose arguments are none of the tool's.
func invalid(format string, args ...any) error {
	return domain.Errorf(domain.InvalidRequest, format, args...)
}

// profileAddress tells whether a platform's profile can be at an address: the protocol
// wants https.
func profileAddress(text string) bool {
	u, err := url.Parse(text)
	return err == nil && u.Host != "" && u.User == nil && u.Scheme == "https" && len(text) <= 2048
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
var capabilities = []struct{ name, page, schema, extends string }{
	{name: "dev.ucp.shopping.catalog.search", page: "catalog/search", schema: "catalog_search"},
	{name: "dev.ucp.shopping.catalog.lookup", page: "catalog/lookup", schema: "catalog_lookup"},
	{name: "dev.ucp.shopping.cart", page: "cart", schema: "cart"},
	{name: "dev.ucp.shopping.checkout", page: "checkout", schema: "checkout"},
	{name: "dev.ucp.shopping.discount", page: "discount", schema: "discount", extends: "dev.ucp.shopping.checkout"},
	{name: "dev.ucp.shopping.fulfillment", page: "fulfillment", schema: "fulfillment", extends: "dev.ucp.shopping.checkout"},
	{name: "dev.ucp.shopping.order", page: "order", schema: "order"},
}

// done is the metadata of an answer, which names the capabilities that it is of.
func done(names ...string) meta {
	m := meta{Version: Version, Status: "success", Capabilities: map[string][]released{}}
	for _, name := range names {
		m.Capabilities["dev.ucp.shopping."+name] = []released{{Version}}
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
