package contract

import (
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// lists are operations that filter beside those whose path ends in /paged.
var lists = []string{"exportOrders", "getOrderSummary", "getOrderItemSummary", "listCouponUsages", "searchCustomers"}

// oneValue are parameters of lists that take one value: they say what the rows are
// shown for, or which object is asked about, and filter nothing.
var oneValue = map[string]string{
	"browseProducts.currencyCode":       "the currency that prices are in",
	"browseProducts.storeCustomerId":    "whose prices",
	"browseProducts.accountTypeId":      "whose prices",
	"browseProducts.subscriptionPlanId": "whose prices",
	"getOrderSummary.orderId":           "the order itself",
	"getOrderSummary.orderNumber":       "the order itself",
	"listProducts.currencyCode":         "the currency that prices are in",
	"listProducts.languageCode":         "the language of the texts",
}

// several holds that a list filtered by a set, by ids, codes or tags takes several
// values, separated by commas. What may have a comma itself takes one. It holds
// for an operation from when it is written on.
func several(o operation) (wrong []string) {
	if Text(o.node, "x-status") == "planned" || o.method != "get" || !strings.HasSuffix(o.path, "/paged") && !slices.Contains(lists, o.id()) {
		return nil
	}
	for _, p := range o.parameters() {
		name := Text(p, "name")
		if Text(p, "in") != "query" || Text(p, "required") == "true" || name == "sort" || name == "format" || name == "rows" || oneValue[o.id()+"."+name] != "" {
			continue
		}
		schema := o.target(Get(p, "schema"))
		if Text(schema, "type") != "array" {
			if o.selects(name, schema) {
				wrong = append(wrong, "takes one value of "+name)
			}
			continue
		}
		explodes, items := Text(p, "explode") != "false", o.target(Get(schema, "items"))
		switch comma := o.mayHaveComma(items); {
		case explodes != comma:
			wrong = append(wrong, "does not have the values of "+name+" in its own way: by commas, and one by one where a value may have some")
		case !explodes && !strings.Contains(Text(p, "description"), "separated by commas"):
			wrong = append(wrong, "does not say that "+name+" takes several")
		}
	}
	return wrong
}

// selects tells whether what a parameter takes is one of a set, an id, a code or a
// tag, of which several can be told apart by commas.
func (o operation) selects(name string, schema *yaml.Node) bool {
	set := Get(schema, "enum") != nil || Get(schema, "x-extensible-enum") != nil
	code := strings.HasSuffix(name, "Code") && Text(schema, "pattern") != ""
	return (set || code || name == "tag" || Text(schema, "x-object") != "") && !o.mayHaveComma(schema)
}

func (o operation) mayHaveComma(schema *yaml.Node) bool {
	if Text(schema, "type") != "string" || Get(schema, "enum") != nil || Get(schema, "x-extensible-enum") != nil {
		return false
	}
	pattern := Text(schema, "pattern")
	if pattern == "" {
		return true
	}
	form := regexp.MustCompile(pattern)
	return slices.ContainsFunc([]string{"a,b", "A,B", "a:b,c", "a.b,c", "evt_a,b"}, form.MatchString)
}
