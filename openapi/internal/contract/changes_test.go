package contract

import (
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// planted contains two versions of a document, with every kind of change between them.
var planted = []string{`
info: {title: "Store platform: Admin API"}
paths:
  /admin/order:
    get:
      x-permission: order:read
      parameters: [{name: orderId, in: query, schema: {type: integer}}, {name: old, in: query, schema: {type: string}}]
      responses: {"200": {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}, "403": {description: no}}
    delete: {summary: Delete an order, responses: {"204": {description: gone}}}
  /admin/refund:
    post: {summary: Refund, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Refund'}}}}, responses: {"200": {description: ok}}}
    get: {summary: Later, x-status: planned, responses: {"200": {description: ok}}}
x-webhooks:
  order.created: {post: {summary: An order}}
components:
  schemas:
    Order: {type: object, required: [orderId, note], properties: {orderId: {type: integer}, note: {type: string, maxLength: 10}, gone: {type: string}}}
    Refund: {type: object, properties: {reason: {type: string, enum: [GOODWILL, DAMAGED]}, lines: {type: array, maxItems: 10, items: {$ref: '#/components/schemas/Order'}}}}
`, `
info: {title: "Store platform: Admin API"}
paths:
  /admin/order:
    get:
      x-permission: order:list
      deprecated: true
      parameters: [{name: orderId, in: query, required: true, schema: {type: integer}}, {name: expand, in: query, schema: {type: string}}]
      responses: {"200": {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}, "404": {description: no}}
  /admin/refund:
    post: {summary: Refund, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Refund'}}}}, responses: {"200": {description: ok}}}
    get: {summary: Read a refund, responses: {"200": {description: ok}}}
x-webhooks:
  order.created: {post: {summary: An order}}
  order.cancelled: {post: {summary: An order was canceled}}
components:
  schemas:
    Order: {type: object, required: [orderId], properties: {orderId: {type: integer}, note: {type: string, maxLength: 20}, email: {type: string}}}
    Refund: {type: object, required: [reason], properties: {reason: {type: string, enum: [GOODWILL, LOST]}, lines: {type: array, maxItems: 5, items: {$ref: '#/components/schemas/Order'}}}}
`}

func plantedRelease(t *testing.T, version, document string) Release {
	t.Helper()
	bundle, err := Parse([]byte(document))
	if err != nil {
		t.Fatal(err)
	}
	return Release{version, map[string]*yaml.Node{"admin": bundle}}
}

// TestChanges checks that the page lists each change that affects callers once, under the version that contains it.
func TestChanges(t *testing.T) {
	first, second := plantedRelease(t, "2026-11-20", planted[0]), plantedRelease(t, "2027-03-01", planted[1])
	const want = `
## 2027-03-01

### Admin API

- **Removed:** ` + "`DELETE /admin/order`" + `.
- **Removed:** ` + "`GET /admin/order`: the parameter `old`" + `.
- **Removed:** ` + "`GET /admin/order`: the answer `403`" + `.
- **Removed:** ` + "`Order`: the member `gone`" + `.
- **Removed:** ` + "`Refund`, `reason`: the value `DAMAGED`" + `.
- **Changed:** ` + "`GET /admin/order` needs the permission `order:list` and not `order:read`" + `.
- **Changed:** ` + "`GET /admin/order`: the parameter `orderId` is needed" + `.
- **Changed:** ` + "`Order`: `note` need not be there" + `.
- **Changed:** ` + "`Order`, `note`: `maxLength` is `20`, and was `10`" + `.
- **Changed:** ` + "`Refund`: `reason` is always there, or needed" + `.
- **Changed:** ` + "`Refund`, `lines`: `maxItems` is `5`, and was `10`" + `.
- **Deprecated:** ` + "`GET /admin/order`" + `.
- **New:** ` + "`GET /admin/order`: the parameter `expand`" + `.
- **New:** ` + "`GET /admin/order`: the answer `404`" + `.
- **New:** ` + "`GET /admin/refund`: Read a refund" + `.
- **New:** ` + "the event `order.cancelled`: An order was canceled" + `.
- **New:** ` + "`Order`: the member `email`" + `.
- **New:** ` + "`Refund`, `reason`: the value `LOST`" + `.

## 2026-11-20

The first version.
`
	if got := string(Changes([]Release{first, second})); !strings.HasSuffix(got, want) {
		t.Errorf("got\n%s", got)
	}
	same := string(Changes([]Release{first, {first.Version, first.Bundles}}))
	if !strings.HasSuffix(same, "called yet.\n\n## 2026-11-20\n\nThe first version.\n") {
		t.Errorf("a version that is as it came out: %s", same)
	}
	since := string(Changes([]Release{first, {first.Version, second.Bundles}}))
	if !strings.Contains(since, "\n## Changes of 2026-11-20 since it came out\n\n### Admin API\n") {
		t.Errorf("a version that has been added to: %s", since)
	}
	if none := string(Changes([]Release{first, {"2027-03-01", first.Bundles}})); !strings.Contains(none, "\n## 2027-03-01\n\nNothing that a caller could notice.\n") {
		t.Errorf("a version in which nothing changed: %s", none)
	}
}
