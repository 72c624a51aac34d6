package mcp

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

// mostFound is the maximum number of operations that a search returns.
const mostFound = 15

// writeTool is the name of the generic tool that runs operations which change something.
const writeTool = "write"

// generic contains the arguments of all generic tools.
type generic struct {
	Query          string          `json:"query"`
	OperationID    string          `json:"operationId"`
	Params         object          `json:"params"`
	Body           json.RawMessage `json:"body"`
	Fields         []string        `json:"fields"`
	Cursor         string          `json:"cursor"`
	IdempotencyKey string          `json:"idempotencyKey"`
}

// addGeneric adds the tools through which a client can call every operation of the catalog.
func (s *server) addGeneric() {
	id := object{"type": "string", "description": "An operationId that find_operations named."}
	params := object{"type": "object", "description": "The parameters of its query."}
	body := object{"type": "object", "description": "Its body, as describe_operation says."}
	s.add("find_operations", "Find operations of the store", "Find what can be done in this store, by words such as \"refund\" or \"price\"; only what the token may. Then describe_operation says what one takes.",
		reads, object{"query": object{"type": "string", "maxLength": 200, "description": "Words; empty names the first ones."}}, nil, s.find)
	s.add("describe_operation", "Describe an operation", "Returns the description and the JSON Schemas of an operation. Fields of the query schema go into params, and fields of the body schema into body.",
		reads, object{"operationId": id}, []string{"operationId"}, s.describe)
	s.add("read", "Read from the store", "Runs an operation that changes nothing. fields selects the fields of each object; cursor continues a list.",
		reads, object{"operationId": id, "params": params, "body": body, "fields": object{"type": "array", "items": object{"type": "string"}, "maxItems": 50}, "cursor": object{"type": "string", "description": "nextCursor of the page before."}},
		[]string{"operationId"}, s.reach(true))
	if !s.readOnly {
		s.add(writeTool, "Change something in the store", "Run an operation that changes something. A person confirms what may do harm.",
			destructive, object{"operationId": id, "params": params, "body": body, "idempotencyKey": keyInput},
			[]string{"operationId"}, s.reach(false))
	}
}

func (s *server) add(name, title, description string, e effect, properties object, required []string, run func(context.Context, *sdk.CallToolRequest, generic) (*sdk.CallToolResult, error)) {
	schema := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		schema["required"] = required
	}
	s.sdk.AddTool(&sdk.Tool{Name: name, Title: title, Description: description, InputSchema: schema, Annotations: annotations(e)},
		func(ctx context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			var in generic
			if err := bind(request, schema, &in); err != nil {
				return s.refused(ctx, err)
			}
			return run(ctx, request, in)
		})
}

// find returns the operations that match the words and that the token may call. The best match comes first.
func (s *server) find(ctx context.Context, _ *sdk.CallToolRequest, in generic) (*sdk.CallToolResult, error) {
	type hit struct {
		OperationID string `json:"operationId"`
		Summary     string `json:"summary"`
		Effect      effect `json:"effect"`
		Permission  string `json:"permission,omitempty"`
		score       int
	}
	hits, words := []hit{}, strings.Fields(strings.ToLower(in.Query))
	for _, o := range s.catalog.operations {
		if s.readOnly && o.effect != reads || !s.may(ctx, o) {
			continue
		}
		score := 0
		name, summary, text := strings.ToLower(o.id), strings.ToLower(o.summary), strings.ToLower(o.description)
		for _, word := range words {
			word = strings.TrimSuffix(word, "s")
			for i, place := range []string{text, summary, name} {
				if strings.Contains(place, word) {
					score += 1 + 2*i
				}
			}
		}
		if score > 0 || len(words) == 0 {
			hits = append(hits, hit{o.id, o.summary, o.effect, o.permission, score})
		}
	}
	slices.SortFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.OperationID, b.OperationID))
	})
	return s.answered(ctx, written(object{"operations": hits[:min(len(hits), mostFound)], "found": len(hits)}), true, nil)
}

func (s *server) describe(ctx context.Context, _ *sdk.CallToolRequest, in generic) (*sdk.CallToolResult, error) {
	o, err := s.operation(in.OperationID)
	if err != nil {
		return s.refused(ctx, err)
	}
	query, required := object{}, []string{}
	for _, p := range o.query {
		query[p.name] = rowBound(p.name, p.schema)
		if p.required {
			required = append(required, p.name)
		}
	}
	said := object{"takesIdempotencyKey": o.keyed, "operationId": o.id, "summary": o.summary, "description": o.description, "effect": o.effect, "permitted": s.may(ctx, o)}
	if o.permission != "" {
		said["permission"] = o.permission
	}
	if len(query) > 0 {
		said["params"] = s.catalog.complete(object{"type": "object", "properties": query, "required": required})
	}
	if o.body != nil {
		said["body"] = s.catalog.complete(o.body)
	}
	return s.answered(ctx, written(said), true, nil)
}

// reach returns a handler that runs any reading operation of the catalog or, if reading is false, any other operation.
func (s *server) reach(reading bool) func(context.Context, *sdk.CallToolRequest, generic) (*sdk.CallToolResult, error) {
	return func(ctx context.Context, request *sdk.CallToolRequest, in generic) (*sdk.CallToolResult, error) {
		o, err := s.operation(in.OperationID)
		switch {
		case err != nil:
			return s.refused(ctx, err)
		case reading != (o.effect == reads):
			return s.refused(ctx, invalid("Call %s by the tool %q.", o.id, map[bool]string{true: "read", false: "write"}[o.effect == reads]))
		}
		if known := s.catalog.fieldsOf(o); len(known) > 0 {
			for _, name := range in.Fields {
				if !slices.Contains(known, name) {
					return s.refused(ctx, invalid("fields: %s has no field %q. It has %s.", o.id, agent.Clipped(agent.Cleaned(name), 50), strings.Join(known, ", ")))
				}
			}
		}
		made := call{o: o, query: object{}, key: in.IdempotencyKey}
		for name, value := range in.Params {
			made.query[name] = value
		}
		if in.Cursor != "" {
			made.query["cursor"] = in.Cursor
		}
		if made.key != "" && !o.keyed {
			return s.refused(ctx, invalid("%s takes no idempotencyKey.", o.id))
		}
		if o.body != nil {
			if made.body = in.Body; len(made.body) == 0 {
				made.body = json.RawMessage("{}")
			}
		}
		return s.call(ctx, request, made, in.Fields)
	}
}

// operation returns an operation that this address offers. It returns a NotFound error for other ids.
func (s *server) operation(id string) (*operation, error) {
	o := s.catalog.operations[id]
	if o == nil || s.readOnly && o.effect != reads {
		return nil, domain.Errorf(domain.NotFound, "There is no such operation here; find_operations names them.")
	}
	return o, nil
}
