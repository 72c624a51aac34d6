package contract

import (
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// lists names the operations that have filters although their path does not end in /paged.
var lists = []string{"exportOrders", "getOrderSummary", "getOrderItemSummary", "listCouponUsages", "searchCustomers"}

// oneValue maps the parameters of lists that take one value and do not filter to the reason. They select the currency,
// customer or language to show, or a single object.
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

// several checks that filters by enum, id, code or tag take several values, separated by commas. A filter whose values
// may contain a comma takes only one value. The check skips planned operations.
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
		case !explodes && !strings.Contains(Text(p, "description"), "separated by commas") && !strings.Contains(Text(p, "description"), "comma-separated list"):
			wrong = append(wrong, "does not say that "+name+" takes several")
		}
	}
	return wrong
}

// selects reports whether a parameter takes an enum value, an id, a code or a tag. These contain no commas, so that
// commas can separate several values.
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
