package ucp

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"strings"

	"github.com/dunglas/httpsfv"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// Route is the method and path of a tool over REST.
type Route struct {
	Method, Path string
	tool         tool
}

// Routes returns the routes of all tools over REST, below RESTPath.
func (s *Server) Routes() (all []Route) {
	for _, t := range s.tools {
		all = append(all, Route{t.method, RESTPath + t.path, t})
	}
	return all
}

// profileOf returns the profile URL in the header UCP-Agent, a structured field: profile="https://…"; "" means that the
// header contains no valid URL.
func profileOf(h http.Header) string {
	fields, err := httpsfv.UnmarshalDictionary(h.Values("UCP-Agent"))
	if err != nil {
		return ""
	}
	value, _ := fields.Get("profile")
	item, _ := value.(httpsfv.Item)
	address, _ := item.Value.(string) // a value of another type is treated as missing
	return address
}

// REST handles a request to a store and signs the response. The parameter id is the id in the path; "" means that the
// path contains no id.
func (s *Server) REST(w http.ResponseWriter, r *http.Request, access identity.StoreAccess, route Route, id string) {
	t := route.tool
	var args arguments
	var out any
	body, err := io.ReadAll(r.Body) // the router limits the size of the body
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

// readREST reads the arguments of a tool from a request.
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
	schema := func() object { o, _ := t.input[t.body].(object); return o }
	if wrong := decode(raw, bounds, schema, into); wrong != nil {
		return args, invalid("%s", sentences(wrong))
	}
	return args, nil
}

// decode decodes a JSON text into a value, to which the parameter into points. It returns the faults: exceeded bounds,
// wrong types or invalid JSON. nil means that the arguments are valid. decode calls schema only to describe a fault.
func decode(raw []byte, bounds object, schema func() object, into any) []agent.Wrong {
	if wrong := agent.Exceeds(raw, bounds); wrong != "" {
		return []agent.Wrong{{Detail: wrong}}
	}
	err := json.Unmarshal(raw, into)
	if err == nil {
		return nil
	}
	if wrong := agent.Mistyped(err, raw, schema()); wrong != nil {
		return wrong
	}
	return []agent.Wrong{{Detail: "The arguments are no JSON."}}
}

// sentences returns the details of all wrong arguments as one text.
func sentences(wrong []agent.Wrong) string {
	var all []string
	for _, w := range wrong {
		all = append(all, w.Detail)
	}
	return strings.Join(all, " ")
}
