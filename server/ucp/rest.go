package ucp

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strconv"

	"github.com/dunglas/httpsfv"

	"github.com/storeplatform/storeplatform/server/agent"
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

// profileOf finds the profile in the header of a platform, a structured field:
// profile="https://…".
func profileOf(h http.Header) string {
	fields, err := httpsfv.UnmarshalDictionary(h.Values("UCP-Agent"))
	if err != nil {
		return ""
	}
	value, _ := fields.Get("profile")
	item, _ := value.(httpsfv.Item)
	address, _ := item.Value.(string) // something else is none
	return address
}

// REST answers a request for a store; id is what its path names.
func (s *Server) REST(w http.ResponseWriter, r *http.Request, access identity.StoreAccess, route Route, id string) {
	t := route.tool
	var args arguments
	var out any
	body, err := io.ReadAll(r.Body) // which the edge has bounded
	if err != nil {
		err = errUnread
	} else {
		args, err = s.readREST(r, body, t, id)
	}
	if err == nil {
		out, err = call(context.WithValue(s.enter(r, access, true), signedKey{}, s.message(r, body)), t, args)
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
	s.answer(w, r, access.StoreID, status, written(out))
}

// readREST reads a request as the arguments of its tool.
func (s *Server) readREST(r *http.Request, raw []byte, t tool, id string) (args arguments, err error) {
	args.ID = id
	args.Meta.Agent.Profile = profileOf(r.Header)
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
	if len(raw) == 0 && t.name == "complete_checkout" {
		return args, nil
	}
	bounds, _ := s.bounds[t.body].(object)
	if wrong := decode(raw, bounds, into); wrong != "" {
		return args, invalid("%s", wrong)
	}
	return args, nil
}

// decode reads arguments within their bounds, and returns what is wrong with them; empty
// means nothing.
func decode(raw []byte, bounds object, into any) (wrong string) {
	if wrong := agent.Exceeds(raw, bounds); wrong != "" {
		return wrong
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return misfit(err)
	}
	return ""
}
