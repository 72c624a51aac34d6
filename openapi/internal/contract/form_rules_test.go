package contract

import (
	"strings"

	"go.yaml.in/yaml/v3"
)

// otherForms maps the schemas of responses that break the naming rule to the reason. By the rule, X is the whole
// object, and XListItem is the shorter form of X in lists. XPage and XList are the lists. XCreated is X together with
// the values that are shown once.
var otherForms = map[string]string{
	"CustomerSearchItem":               "what a type-ahead field shows, which is no list",
	"OrderItemSummaryRow":              "a sum, and no object",
	"ProductBrowseItem":                "a variant to pick, with its price",
	"ProductCard":                      "the specification's name of what a storefront's list shows",
	"PublicShipmentSnapshot":           "the specification's: PublicShipment with its order",
	"PublicSubscriptionListItem":       "the specification's; whole it is PublicSubscriptionSnapshot",
	"PublicSubscriptionSnapshot":       "the specification's",
	"WebhookDelivery":                  "without its attempts, which WebhookDeliveryDetails has",
	"WebhookEventSummary":              "WebhookEvent is the specification's name of what is sent; stored and whole it is WebhookEventDetails",
	"WebhookEventTypeInfo":             "WebhookEventType is the type itself",
	"SubscriptionUpcomingCycle":        "a date to come, and no object",
	"SubscriptionHistoryEntry":         "what happened, and no object",
	"CustomerSubscriptionHistoryEntry": "what happened, and no object",
	"ReturnListItem":                   "whole it is ReturnDetails: many languages of clients keep the word Return for themselves",
	"RefundListItem":                   "whole it is RefundDetails: Refund would be what PublicRefund is, and is more",
}

// oneForm checks that the schema of a list's items is named after the object in the list.
func oneForm(documents []document) (wrong []string) {
	whole := map[string]bool{}
	for _, doc := range documents {
		members(Get(doc.root, "components", "schemas"), func(name string, _ *yaml.Node) { whole[name] = true })
	}
	for _, doc := range documents {
		schemas := Get(doc.root, "components", "schemas")
		members(schemas, func(name string, schema *yaml.Node) {
			of, isPage := strings.CutSuffix(name, "Page")
			if !isPage {
				of, isPage = strings.CutSuffix(name, "List")
			}
			item := Text(Get(schema, "properties", "items", "items"), "$ref")
			if !isPage || item == "" {
				return
			}
			item = item[strings.LastIndex(item, "/")+1:]
			switch {
			case otherForms[item] != "" || item == of:
			case item != of+"ListItem" && strings.TrimSuffix(item, "ListItem") != strings.TrimSuffix(of, "s"):
				wrong = append(wrong, doc.name+": "+name+" has "+item+", which is neither "+of+" nor "+of+"ListItem")
			case !whole[of] && !whole[strings.TrimSuffix(item, "ListItem")]:
				wrong = append(wrong, doc.name+": "+item+" is a part of "+of+", which is nowhere whole")
			}
		})
	}
	return wrong
}
