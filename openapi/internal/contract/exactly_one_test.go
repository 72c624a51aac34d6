package contract

import (
	"regexp"
	"slices"

	"go.yaml.in/yaml/v3"
)

// wantsOne matches descriptions that promise a check for exactly one of several fields.
var wantsOne = regexp.MustCompile("[Ee]xactly one of (`[A-Za-z]+`(?:, `[A-Za-z]+`)*)?")

// ownOne maps operations and schemas whose rule depends on more than the fields to the reason. The handler checks this
// rule and returns the same status and code.
var ownOne = map[string]string{
	"customer.getOrder":        "a guest has one order and may omit both",
	"customer.getOrderSummary": "as getOrder",
	"customer.getOrderPdf":     "as getOrder",
	"customer.OrderPay":        "the header X-Payment-Token names the order too",
	"admin.getOrderSummary":    "without a key it has the sums of all orders",
	"admin.OrderItemUpdate":    "an existing line has lineItemId and neither of them",
}

// checkedExclusives returns the operations and schemas whose descriptions require exactly one of several fields,
// although they have no x-exactly-one. The router needs this extension to check the rule (400 invalid_request).
func checkedExclusives(documents []document) (wrong []string) {
	for _, doc := range documents {
		for _, o := range operations(doc) {
			if o.method == "get" && wantsOne.MatchString(Text(o.node, "description")) && Get(o.node, "x-exactly-one") == nil && ownOne[doc.name+"."+o.id()] == "" {
				wrong = append(wrong, o.String()+" wants exactly one of several parameters without x-exactly-one")
			}
		}
		members(Get(doc.root, "components", "schemas"), func(name string, schema *yaml.Node) {
			closed := Text(schema, "additionalProperties") == "false"
			if closed && promisesOne(schema) && Get(schema, "x-exactly-one") == nil && ownOne[doc.name+"."+name] == "" {
				wrong = append(wrong, doc.name+": "+name+" wants exactly one of several fields without x-exactly-one")
			}
		})
	}
	return wrong
}

// promisesOne reports whether the description of a schema or of one of its fields requires exactly
// one of several fields.
func promisesOne(schema *yaml.Node) bool {
	texts := []string{Text(schema, "description")}
	members(Get(schema, "properties"), func(_ string, field *yaml.Node) { texts = append(texts, Text(field, "description")) })
	return slices.ContainsFunc(texts, wantsOne.MatchString)
}
