package languages

import (
	"strings"
	"testing"

	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

func TestNamesOfEachLanguage(t *testing.T) {
	for name, want := range map[string][]string{
		"orderId":         {"order_id", "OrderId", "OrderID"},
		"refundOrder":     {"refund_order", "RefundOrder", "RefundOrder"},
		"customerUrls":    {"customer_urls", "CustomerUrls", "CustomerURLs"},
		"addressLine2":    {"address_line2", "AddressLine2", "AddressLine2"},
		"storeCustomerId": {"store_customer_id", "StoreCustomerId", "StoreCustomerID"},
	} {
		if got := []string{snake(name), pascal(name), goName(name)}; got[0] != want[0] || got[1] != want[1] || got[2] != want[2] {
			t.Errorf("%s: got %v, expected %v", name, got, want)
		}
	}
	for value, want := range map[string][]string{
		"RETURN_SELLABLE": {"RETURN_SELLABLE", "ReturnSellable"},
		"order.created":   {"ORDER_CREATED", "OrderCreated"},
		"-createdOn":      {"CREATED_ON_DESC", "CreatedOnDesc"},
		"*":               {"VALUE_", "Value"},
		"3DS":             {"VALUE_3_DS", "Value3Ds"},
	} {
		if got := []string{constant(value), goValue(value)}; got[0] != want[0] || got[1] != want[1] {
			t.Errorf("%s: got %v, expected %v", value, got, want)
		}
	}
	if got := pythonName("from"); got != "from_" {
		t.Errorf("a keyword of Python becomes %s", got)
	}
}

// small is a document with one operation. The placeholders are a parameter, a property and a credential.
const small = `
openapi: 3.0.3
info: {version: 2026-11-20}
security: [{CREDENTIAL: []}]
paths:
  /cup:
    post:
      operationId: createCup
      summary: Create a cup
      description: |-
        The first paragraph.

        The second one.
      parameters:
        - {name: Idempotency-Key, in: header, schema: {type: string}}
        - {name: size, in: PLACE, explode: true, schema: {type: array, items: {$ref: '#/components/schemas/Size'}}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Cup'}}}}
      responses:
        200: {content: {application/json: {schema: {$ref: '#/components/schemas/CupPage'}}}}
        400: {description: no}
components:
  schemas:
    Id: {type: integer}
    Size: {type: string, enum: [SMALL, LARGE]}
    Maybe: {type: string, nullable: true, enum: [A, null]}
    Problem: {type: object, properties: {code: {type: string}}}
    Cup:
      type: object
      required: [cupId, handle]
      properties:
        cupId: {$ref: '#/components/schemas/Id'}
        handle: {nullable: true, allOf: [{$ref: '#/components/schemas/Size'}]}
        maybe: {$ref: '#/components/schemas/Maybe'}
        price: {type: string, format: decimal}
        made: {type: string, format: date-time}
        names: {type: object, additionalProperties: {type: TYPE}}
    CupPage:
      type: object
      required: [items, nextCursor]
      properties:
        items: {type: array, items: {$ref: '#/components/schemas/Cup'}}
        nextCursor: {type: string, nullable: true}
    Unused: {type: object, properties: {a: {type: string}}}
`

func read(t *testing.T, replacements ...string) (*Surface, error) {
	t.Helper()
	source := strings.NewReplacer(append(replacements, "CREDENTIAL", "storeKey", "PLACE", "query", "TYPE", "boolean")...).Replace(small)
	bundle, err := contract.Parse([]byte(source))
	if err != nil {
		t.Fatal(err)
	}
	return surface("customer", bundle)
}

func TestReadsOperationsAndTypes(t *testing.T) {
	s, err := read(t)
	if err != nil {
		t.Fatal(err)
	}
	op := s.Operations[0]
	if op.Method != "POST" || op.traits() != "sk" || op.Body != "Cup" || op.Item != "Cup" || op.Doc != "Create a cup.\n\nThe first paragraph." {
		t.Errorf("the operation is %+v", op)
	}
	if len(op.Query) != 1 || !op.Query[0].Repeat || op.Query[0].Type.Elem.Name != "Size" {
		t.Errorf("the query is %+v", op.Query)
	}
	want := "cupId!:i handle!?:s maybe?:s price:d made:t names:{b"
	if got := s.spec(s.Find("Cup").Fields, func(t *Type) string { return t.Name }); got != want {
		t.Errorf("got the fields %s, expected %s", got, want)
	}
	if got := s.spec(s.Find("CupPage").Fields, func(t *Type) string { return "x." + t.Name }); got != "items!:[@x.Cup nextCursor!?:s" && got != "items:[@x.Cup" {
		t.Errorf("got the fields %s", got)
	}
	for _, typ := range s.Types {
		if typ.Name == "Unused" || typ.Name == "Id" {
			t.Errorf("%s is a type, although no operation uses it by name", typ.Name)
		}
	}
}

func TestReadRefusesFormsWithoutAType(t *testing.T) {
	for replaced, by := range map[string]string{"CREDENTIAL": "fingerprint", "PLACE": "cookie", "TYPE": "number"} {
		if _, err := read(t, replaced, by); err == nil {
			t.Errorf("%s: no error", by)
		}
	}
}

func TestEveryOperationIsInEveryClient(t *testing.T) {
	api, err := Read("../..")
	if err != nil {
		t.Fatal(err)
	}
	golang, err := Go(api)
	if err != nil {
		t.Fatal(err)
	}
	php, python := PHP(api), Python(api)
	count := 0
	for _, s := range api.Surfaces {
		space := pascal(s.Name)
		for _, op := range s.Operations {
			count++
			for text, want := range map[string]string{
				golang[s.Name+"/operations.gen.go"]:       "func (c *Client) " + pascal(op.ID) + "(",
				php["src/"+space+"/"+space+"Client.php"]:  "public function " + op.ID + "(",
				python["src/storeplatform/"+s.Name+".py"]: "    def " + snake(op.ID) + "(",
			} {
				if strings.Count(text, want) != 1 {
					t.Errorf("%s: %q occurs %d times", s.Name, want, strings.Count(text, want))
				}
			}
		}
	}
	if count < 300 {
		t.Errorf("only %d operations", count)
	}
	if len(api.Shared) < 50 {
		t.Errorf("only %d shared types", len(api.Shared))
	}
}
