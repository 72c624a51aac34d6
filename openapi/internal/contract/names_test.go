package contract

import (
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// customerOperations lists the storefront operations that the specification defines, by group, name and method. The
// tests compare the tags, summaries and methods.
var customerOperations = map[string][]string{
	"user": {
		"get my user (GET)",
		"Change Email Request (POST)",
		"Commit Email Change (PATCH)",
		"Logout (POST)",
		"Check Available (POST)",
		"Verify User Password (POST)",
		"Resend Verify Email Pin (POST)",
		"Forgot Password (POST)",
		"Change Password (POST)",
		"Reset Password (POST)",
		"Verify Email (POST)",
		"Delete Me (POST)",
		"Update my customer user (PATCH)",
		"Fetch User Commission SSO Url (GET)",
	},
	"store": {
		"Store Login (POST)",
		"Get Store Overview for the Site (GET)",
	},
	"product": {
		"Get Product Card Details (GET)",
		"Get Full Product Details (GET)",
		"Get Product Paged (GET)",
	},
	"cart": {
		"Add Item To Cart (POST)",
		"Delete an Item from the Cart (DELETE)",
		"Updates a Cart Item (PATCH)",
		"Get a Cart Summary (GET)",
	},
	"collection": {
		"Get all collections (GET)",
	},
	"checkout": {
		"Checkout Payment Methods (GET)",
		"Checkout Cart (POST)",
		"Get Shipping Methods (GET)",
		"Generates a Crypto Payment Link (POST)",
	},
	"order": {
		"Order Details (GET)",
		"Get an Order Summary (GET)",
		"Customer Order History Paged (GET)",
	},
	"referrer": {
		"Get Referrer Details (GET)",
	},
	"user-address": {
		"Get a user's addresses (GET)",
		"Create User Address (POST)",
		"DELETE User address (DELETE)",
		"Update an Address (PATCH)",
		"Set default address (PATCH)",
	},
	"customer-payment-method": {
		"Get customer payment method intent (GET)",
		"Save payment method (POST)",
		"Delete a payment method (DELETE)",
		"Get customer payment methods (GET)",
		"Set Card to default (PATCH)",
	},
	"subscription": {
		"Get user subscriptions (GET)",
		"Cancel Subscription (POST)",
		"Get Subscription Details (GET)",
		"Update Subscription (PATCH)",
		"Get Subscription Estimate (GET)",
	},
}

func TestOperationsHaveTheNamesOfTheSpecification(t *testing.T) {
	have := map[string][]string{}
	for _, doc := range bundles(t) {
		if doc.name != "customer" {
			continue
		}
		for _, op := range operations(doc) {
			tag := Get(op.node, "tags").Content[0].Value
			have[tag] = append(have[tag], Text(op.node, "summary")+" ("+strings.ToUpper(op.method)+")")
		}
	}
	for group, names := range customerOperations {
		for _, name := range names {
			if !slices.Contains(have[group], name) {
				t.Errorf("%s has no operation %s", group, name)
			}
		}
	}
}

// Generators create a type for each security scheme and for each schema, so all these names must differ.
func TestSecuritySchemesAreNotCalledAsSchemas(t *testing.T) {
	for _, doc := range bundles(t) {
		members(Get(doc.root, "components", "securitySchemes"), func(scheme string, _ *yaml.Node) {
			members(Get(doc.root, "components", "schemas"), func(schema string, _ *yaml.Node) {
				if strings.EqualFold(scheme, schema) {
					t.Errorf("%s: the scheme %s is called as the schema %s", doc.name, scheme, schema)
				}
			})
		})
	}
}
