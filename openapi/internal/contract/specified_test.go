package contract

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// specifiedFields lists all fields of the schemas that the specification defines (2.2 to 2.8). The project's own
// additions are in other schemas or operations.
var specifiedFields = map[string]string{
	"PublicOrderListItem": "orderId orderNumber orderDate completedOn cancelledOn paymentStatus fulfillmentStatus currencyCode subtotal discountTotal " +
		"shippingTotal taxTotal grandTotal replacedOrderNumber itemCount items",
	"PublicOrderLine": "sku name quantity unitPrice lineTotal customFields",
	"PublicRefund": "refundId orderId orderNumber refundNumber status reason amount subtotal taxTotal shippingTotal currencyCode refundedOn voidedOn " +
		"createdOn modifiedOn",
	"PublicShipmentSnapshot":     "shipmentId externalShipmentId status carrierName trackingNumber trackingUrl shippedOn estimatedDelivery items orderId orderNumber",
	"PublicShipmentItem":         "lineItemId quantity",
	"PublicSubscriptionSnapshot": "subscriptionId subscriptionNumber status nextProcessingDate createdOn cancelledOn cancelReason items",
	"PublicSubscriptionListItem": "subscriptionId subscriptionItemId subscriptionNumber status sku name quantity unitPrice intervalCount intervalUnit " +
		"nextProcessingDate createdOn cancelledOn cancelReason customFields",
	"PublicCustomer": "storeCustomerId email firstName lastName phoneNumber status accountTypeId accountTypeName emailVerified commissionProviderName " +
		"commissionProviderId createdOn modifiedOn",
	"PublicCustomerAddress": "customerAddressId storeCustomerId firstName lastName company streetLine1 streetLine2 city stateProvince postalCode " +
		"countryCode isDefault isActive",
	"PublicCustomerPaymentMethod": "customerPaymentMethodId storeCustomerId paymentType brand lastFour expiryMonth expiryYear isDefault isActive",
}

// decidedFields maps additional fields of these schemas, which the specification does not list, to the reason.
var decidedFields = map[string]map[string]string{
	"PublicCustomer": {
		"phone":            "the number in E.164, which telephone systems take",
		"company":          "a sync of customers cannot do without it, and events are its source",
		"languageCode":     "as company",
		"acceptsMarketing": "as company; a consent that a sync reads late is a complaint",
	},
	"PublicCustomerAddress": {
		"phone":       "the number in E.164, which carriers take",
		"phoneNumber": "the number as it was entered",
	},
}

// Every document that contains one of these schemas must contain exactly the schema's fields.
func TestSpecifiedFields(t *testing.T) {
	seen := map[string]bool{}
	for _, doc := range bundles(t) {
		for name, fields := range specifiedFields {
			schema := Get(doc.root, "components", "schemas", name)
			if schema == nil {
				continue
			}
			seen[name] = true
			var names []string
			members(Get(schema, "properties"), func(field string, _ *yaml.Node) { names = append(names, field) })
			want := slices.AppendSeq(strings.Fields(fields), maps.Keys(decidedFields[name]))
			slices.Sort(names)
			slices.Sort(want)
			if !slices.Equal(names, want) {
				t.Errorf("%s: %s has the fields %v, the specification %v", doc.name, name, names, want)
			}
		}
	}
	for name := range specifiedFields {
		if !seen[name] {
			t.Errorf("no document has %s", name)
		}
	}
}
