package ucp

import (
	"encoding/json"
	"io"
	"net/http"
	"regexp"
	"strconv"

	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// Route is where a tool is over REST.
type Route struct {
	Method, Path string
	tool         tool
}

// Routes are the tools over REST, below RESTPath.
func (s *Server) Routes() (all []Route) {
	for _, t := range s.tools {
		all = append(all, Route{t.method, RESTPath + t.path, t})
	}
	return all
}

// mostBody is how long a body may be.
const mostBody = 1 << 20

// profileOf finds the profile in the header of a platform, a structured field:
// profile="https://…".
var profileOf = regexp.MustCompile(`(?:^|[,;\s])profile="([^"\\]*)"`)

// REST answers a request for a store; id is what its path names.
func (s *Server) REST(w http.ResponseWriter, r *http.Request, access identity.StoreAccess, route Route, id string) {
	t := route.tool
	args, err := readREST(w, r, t, id)
	var out any
	if err == nil {
		out, err = call(s.enter(r, access, true), t, args)
	}
	status := http.StatusOK
	switch {
	case err == nil && t.made:
		status = http.StatusCreated
	case err == nil:
	case outcome(err):
		out = failed(err)
	default:
		p, wait := trouble(r.Context(), t, err)
		if wait > 0 {
			w.Header().Set("Retry-After", strconv.Itoa(wait))
		}
		status, out = int(p.Status), object{"code": p.Code, "content": p.Detail}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(written(out)) // the platform is gone
}

// readREST reads a request as the arguments of its tool.
func readREST(w http.ResponseWriter, r *http.Request, t tool, id string) (args arguments, err error) {
	args.ID = id
	if found := profileOf.FindStringSubmatch(r.Header.Get("UCP-Agent")); found != nil {
		args.Meta.Agent.Profile = found[1]
	}
	args.Meta.IdempotencyKey = r.Header.Get("Idempotency-Key")
	var into any
	switch t.body {
	case "catalog":
		into = &args.Catalog
	case "cart":
		into = &args.Cart
	case "checkout":
		into = &args.Checkout
	default:
		return args, nil
	}
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBody))
	if err != nil {
		return args, invalid("The body is too long, or broke off.")
	}
	if len(raw) == 0 && t.name == "complete_checkout" {
		return args, nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return args, invalid("%s", misfit(err))
	}
	return args, nil
}
