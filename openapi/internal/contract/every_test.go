package contract

import (
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// everySource is a document whose operations define only what differs from the defaults.
const everySource = `
x-every:
  path: {parameters: [{name: X-Store-Id, in: header}]}
  operation: {responses: {"404": {$ref: './common.yaml#/components/responses/NotFound'}}}
paths:
  /thing/paged:
    get:
      operationId: listThings
      parameters: [{name: sort, in: query}]
      responses: {"200": {description: Things, content: {}}}
  /thing:
    get:
      operationId: getThing
      parameters: [{$ref: './common.yaml#/components/parameters/IfNoneMatch'}]
      responses: {"200": {description: It}}
    put:
      operationId: putThing
      requestBody: {content: {}}
      responses: {"204": {description: Done}}
    patch:
      operationId: updateThing
      parameters: [{name: If-Match, in: header}]
      requestBody: {content: {}}
      responses:
        "200": {description: It, headers: {X-Own: {schema: {type: string}}}}
        "404": null
        "409": {description: A rule}
    delete:
      operationId: deleteThing
      parameters: [{name: Idempotency-Key, in: header, required: true}]
      responses: {"204": {description: Gone}}
  /login:
    post:
      operationId: login
      security: []
      requestBody: {content: {}}
      responses: {"200": {description: A token}}
x-webhooks:
  thing.made:
    post: {operationId: onThingMade, requestBody: {content: {}}}
  thing.gone:
    post: {operationId: onThingGone, requestBody: {content: {}}, responses: {"410": {description: Gone}}}
`

const everyShared = `
x-every:
  path: {parameters: [{name: X-Request-Id, in: header}]}
  operation:
    headers: {X-Request-Id: {$ref: '#/components/headers/RequestId'}}
    responses: {"400": {$ref: '#/components/responses/BadRequest'}, "503": {$ref: '#/components/responses/Busy'}}
  body: {responses: {"413": {$ref: '#/components/responses/TooLarge'}}}
  if-none-match: {headers: {ETag: {$ref: '#/components/headers/ETag'}}, responses: {"304": {$ref: '#/components/responses/NotModified'}}}
  if-match: {responses: {"412": {$ref: '#/components/responses/Failed'}}}
  idempotent:
    parameters: [{name: Idempotency-Key, in: header}]
    headers: {Idempotent-Replayed: {$ref: '#/components/headers/Replayed'}}
    responses: {"409": {$ref: '#/components/responses/KeyInFlight'}, "422": {$ref: '#/components/responses/KeyReused'}}
  paged: {parameters: [{name: page, in: query}]}
  event: {security: [], responses: {"2XX": {description: Taken}}}
components:
  parameters:
    IfNoneMatch: {name: If-None-Match, in: header}
  headers: {RequestId: {}, ETag: {}, Replayed: {}}
  responses:
    BadRequest: {description: "400"}
    NotFound: {description: "404"}
    Busy: {description: "503"}
    TooLarge: {description: "413"}
    NotModified: {description: "304"}
    Failed: {description: "412"}
    KeyInFlight: {description: "409"}
    KeyReused: {description: "422"}
`

func names(n *yaml.Node) string {
	var all []string
	members(n, func(key string, _ *yaml.Node) { all = append(all, key) })
	return strings.Join(all, " ")
}

func TestOperationsGetWhatEveryOneOfTheirKindHas(t *testing.T) {
	root, err := Bundle(folder(t, map[string]string{"a.yaml": everySource, "common.yaml": everyShared}), "a.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for operation, want := range map[string]struct{ members, parameters, responses, headers string }{
		"get /thing/paged": {"operationId parameters responses description", "page sort", "200 400 404 503", "X-Request-Id"},
		"get /thing":       {"operationId parameters responses description", "If-None-Match", "200 304 400 404 503", "X-Request-Id ETag"},
		"put /thing":       {"operationId requestBody responses description", "", "204 400 404 413 503", "X-Request-Id"},
		"patch /thing":     {"operationId parameters requestBody responses description", "Idempotency-Key If-Match", "200 400 409 412 413 422 503", "X-Own X-Request-Id Idempotent-Replayed"},
		"delete /thing":    {"operationId parameters responses description", "Idempotency-Key", "204 400 404 409 422 503", "X-Request-Id Idempotent-Replayed"},
		"post /login":      {"operationId security requestBody responses description", "", "200 400 404 413 503", "X-Request-Id"},
	} {
		method, path, _ := strings.Cut(operation, " ")
		item := Get(root, "paths", path)
		op := Get(item, method)
		var parameters []string
		if list := Get(op, "parameters"); list != nil {
			for _, p := range list.Content {
				p, err := Resolve(root, p)
				if err != nil {
					t.Fatal(err)
				}
				parameters = append(parameters, Text(p, "name"))
			}
		}
		for what, pair := range map[string][2]string{
			"members":    {names(op), want.members},
			"parameters": {strings.Join(parameters, " "), want.parameters},
			"responses":  {names(Get(op, "responses")), want.responses},
			"headers":    {names(Get(Get(op, "responses").Content[1], "headers")), want.headers},
		} {
			if pair[0] != pair[1] {
				t.Errorf("%s: got the %s %q, expected %q", operation, what, pair[0], pair[1])
			}
		}
		if first := Get(item, "parameters").Content; len(first) != 2 || Text(first[0], "name") != "X-Store-Id" || Text(first[1], "name") != "X-Request-Id" {
			t.Errorf("%s: the path does not have the parameters of its surface and then those of all", path)
		}
	}
	if own := Text(root, "paths", "/thing", "patch", "responses", "409", "description"); own != "A rule" {
		t.Errorf("the operation's own 409 became %q", own)
	}
	made, gone := Get(root, "x-webhooks", "thing.made", "post"), Get(root, "x-webhooks", "thing.gone", "post")
	if got := names(made); got != "operationId security requestBody responses" {
		t.Errorf("an event has %q", got)
	}
	if got := names(Get(gone, "responses")); got != "410" {
		t.Errorf("the event's own responses became %q", got)
	}
}

func TestOperationsDoNotRepeatWhatIsAdded(t *testing.T) {
	for name, c := range map[string]struct{ from, to, failure string }{
		"a response of every operation": {
			`responses: {"204": {description: Done}}`, `responses: {"204": {description: Done}, "400": {$ref: './common.yaml#/components/responses/BadRequest'}}`,
			"a.yaml:19: PUT /thing answers 400 like every operation of its kind: leave it out",
		},
		"a header of every operation": {
			`headers: {X-Own: {schema: {type: string}}}`, `headers: {X-Request-Id: {$ref: './common.yaml#/components/headers/RequestId'}}`,
			"a.yaml:25: PATCH /thing has the header X-Request-Id like every operation of its kind: leave it out",
		},
		"the absence of a response that nothing adds": {
			`"404": null`, `"418": null`,
			"a.yaml:26: PATCH /thing would not answer 418 anyway: leave it out",
		},
		"no response": {
			`responses: {"204": {description: Done}}`, `summary: Done`,
			"a.yaml:17: PUT /thing has no responses",
		},
		"a kind of operation that does not exist": {
			`  operation: {resp`, `  operations: {resp`,
			"a.yaml:4: x-every has no section operations, only path, operation, body, if-none-match, if-match, idempotent, paged, event",
		},
		"a part that a kind does not have": {
			`path: {parameters: [`, `path: {parameter: [`,
			"a.yaml:3: x-every: path has no parameter, only parameters",
		},
	} {
		t.Run(name, func(t *testing.T) {
			source := strings.Replace(everySource, c.from, c.to, 1)
			if source == everySource {
				t.Fatal("nothing was replaced")
			}
			_, err := Bundle(folder(t, map[string]string{"a.yaml": source, "common.yaml": everyShared}), "a.yaml")
			if err == nil || !strings.Contains(err.Error(), c.failure) {
				t.Errorf("got %v, expected %q", err, c.failure)
			}
		})
	}
}
