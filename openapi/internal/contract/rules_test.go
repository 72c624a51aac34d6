package contract

import (
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// rulesOf returns the rules of a document as JSON.
func rulesOf(t *testing.T, bundle *yaml.Node) []byte {
	t.Helper()
	doc, err := Rules(bundle)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := JSON(doc)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

const orderDocument = `
openapi: 3.0.3
info: {title: T, version: '1', description: Long.}
tags: [{name: order, description: Orders.}]
security: [{adminToken: []}]
paths:
  /order:
    summary: Orders
    parameters: [{$ref: '#/components/parameters/Store'}]
    post:
      operationId: createOrder
      description: Creates it.
      x-permission: order:write
      requestBody:
        description: The order.
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Create'}
            examples: {usual: {value: {description: Mug}}}
      responses:
        '200':
          description: The order.
          headers: {ETag: {$ref: '#/components/headers/ETag'}}
          content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}
        '409': {$ref: '#/components/responses/Conflict'}
components:
  securitySchemes: {adminToken: {type: http, scheme: bearer, description: A token.}}
  parameters:
    Store: {name: X-Store-Id, in: header, description: The store., example: 3, schema: {type: integer, example: 3, minimum: 1}}
    Unused: {name: X-Unused, in: header, schema: {type: string}}
  headers: {ETag: {description: The version., schema: {type: string, description: Quoted.}}}
  responses: {Conflict: {description: It is there., content: {application/problem+json: {schema: {$ref: '#/components/schemas/Problem'}}}}}
  schemas:
    Create:
      type: object
      description: A new order.
      required: [description]
      properties:
        description: {type: string, maxLength: 20, description: Its text.}
        example: {type: boolean}
        kind: {allOf: [{$ref: '#/components/schemas/Kind'}], default: A}
        price: {type: string, pattern: '^[0-9]+$', description: Its price., example: '100'}
    Kind: {type: string, enum: [A, description], example: A}
    Order: {type: object}
    Problem: {type: object}
`

func TestRulesContainOnlyTheChecksOfRequests(t *testing.T) {
	got := rulesOf(t, parse(t, orderDocument))
	want, err := JSON(parse(t, `
openapi: 3.0.3
info: {title: T, version: '1'}
security: [{adminToken: []}]
paths:
  /order:
    parameters: [{$ref: '#/components/parameters/Store'}]
    post:
      operationId: createOrder
      x-permission: order:write
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Create'}}}}
      responses:
        '200': {headers: {ETag: {$ref: '#/components/headers/ETag'}}, content: {application/json: {}}}
        '409': {$ref: '#/components/responses/Conflict'}
components:
  securitySchemes: {adminToken: {type: http, scheme: bearer}}
  parameters: {Store: {name: X-Store-Id, in: header, schema: {type: integer, minimum: 1}}}
  headers: {ETag: {schema: {type: string}}}
  responses: {Conflict: {content: {application/problem+json: {}}}}
  schemas:
    Create:
      type: object
      required: [description]
      properties:
        description: {type: string, maxLength: 20}
        example: {type: boolean}
        kind: {allOf: [{$ref: '#/components/schemas/Kind'}], default: A}
        price: {type: string, pattern: '^[0-9]+$', example: '100'}
    Kind: {type: string, enum: [A, description]}
`))
	if err != nil {
		t.Fatal(err)
	}
	if !sameJSON(t, got, want) {
		t.Errorf("got %s, expected %s", got, want)
	}
}

func TestRulesContainTheResponsesThatTheServiceReads(t *testing.T) {
	got := string(rulesOf(t, parse(t, `
openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /order:
    post:
      operationId: payOrder
      x-not-final-while: nextAction
      responses:
        '200': {description: The order., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
components: {schemas: {Order: {type: object, required: [nextAction], properties: {nextAction: {allOf: [{$ref: '#/components/schemas/Action'}]}}}, Action: {type: string, nullable: true, description: What to do.}}}
`)))
	if !strings.Contains(got, `"nextAction"`) || !strings.Contains(got, `"Action"`) || !strings.Contains(got, `"nullable"`) || strings.Contains(got, "What to do") {
		t.Errorf("the rules contain the schema without its texts, got %s", got)
	}
}

func TestRulesLeaveTheBundleUnchanged(t *testing.T) {
	bundle := parse(t, orderDocument)
	before, err := JSON(bundle)
	if err != nil {
		t.Fatal(err)
	}
	rulesOf(t, bundle)
	after, err := JSON(bundle)
	if err != nil {
		t.Fatal(err)
	}
	if string(after) != string(before) {
		t.Errorf("the bundle became %s", after)
	}
}
