package contract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"go.yaml.in/yaml/v3"
)

// TestExamples validates every document, and every example in it against its schema.
func TestExamples(t *testing.T) {
	for _, doc := range bundles(t) {
		t.Run(doc.name, func(t *testing.T) {
			raw, err := JSON(doc.root)
			if err != nil {
				t.Fatal(err)
			}
			loader := openapi3.NewLoader()
			parsed, err := loader.LoadFromData(raw)
			if err != nil {
				t.Fatal(err)
			}
			if err := parsed.Validate(loader.Context, openapi3.EnableExamplesValidation()); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestExampleCodes checks that examples of problems use codes that exist.
func TestExampleCodes(t *testing.T) {
	for _, doc := range bundles(t) {
		declared := Get(doc.root, "components", "schemas", "ErrorCode", "x-extensible-enum")
		if declared == nil {
			continue // the webhook document has no problems
		}
		members(Get(doc.root, "components", "responses"), func(name string, response *yaml.Node) {
			code := Text(response, "content", "application/problem+json", "example", "code")
			if code != "" && !slices.ContainsFunc(declared.Content, func(n *yaml.Node) bool { return n.Value == code }) {
				t.Errorf("%s: the example of %s has the unknown code %s", doc.name, name, code)
			}
		})
	}
}

// unillustrated are refusals of written operations that no spec provokes over HTTP
// yet, and that therefore show the example of all. Nothing is added: who writes an
// operation writes the spec that is refused.
var unillustrated = map[string]bool{
	"admin.cancelSubscription 409":                true,
	"admin.changeSubscriptionItems 422":           true,
	"admin.createSubscription 409":                true,
	"admin.getSubscriptionEstimate 409":           true,
	"admin.getSubscriptionEstimate 422":           true,
	"admin.listUpcomingSubscriptionCycles 422":    true,
	"admin.retrySubscription 409":                 true,
	"admin.retrySubscription 422":                 true,
	"admin.skipSubscription 422":                  true,
	"admin.unskipSubscription 422":                true,
	"customer.cancelSubscription 409":             true,
	"customer.getSubscriptionEstimate 409":        true,
	"customer.getSubscriptionEstimate 422":        true,
	"customer.listUpcomingSubscriptionCycles 422": true,
	"customer.retrySubscription 409":              true,
	"customer.retrySubscription 422":              true,
	"customer.unskipSubscription 422":             true,
	"public.createSubscription 409":               true,
	"public.getSubscriptionEstimate 409":          true,
	"public.getSubscriptionEstimate 422":          true,
	"public.listUpcomingSubscriptionCycles 422":   true,
	"public.cancelSubscription 409":               true,
	"public.unskipSubscription 422":               true,
	"public.skipSubscription 422":                 true,
	"admin.deleteTestClock 422":                   true,
	"admin.deleteTestClock 409":                   true,
	"admin.createTestClock 422":                   true,
	"admin.getTestClock 422":                      true,
	"admin.listTestClocks 422":                    true,
	"admin.processSubscriptions 409":              true,
	"admin.cancelOrder 422":                       true,
	"admin.cancelShipment 422":                    true,
	"admin.completeRefund 409":                    true,
	"admin.createAppToken 409":                    true,
	"admin.createPaymentProvider 409":             true,
	"admin.createStoreKey 422":                    true,
	"admin.deleteAdminUser 409":                   true,
	"admin.deleteCustomerAddress 409":             true,
	"admin.deleteCustomerPaymentMethod 409":       true,
	"admin.deleteShippingMethod 409":              true,
	"admin.deleteSubscriptionPlan 409":            true,
	"admin.listOrderShippingMethods 422":          true,
	"admin.replaceScope 409":                      true,
	"admin.resendAdminInvitation 409":             true,
	"admin.resendAdminInvitation 422":             true,
	"admin.resendShipmentEmail 422":               true,
	"admin.resendWebhookEvent 422":                true,
	"admin.retryRefund 422":                       true,
	"admin.updateAccountType 422":                 true,
	"admin.updateCommissionProvider 409":          true,
	"admin.updatePaymentProvider 422":             true,
	"admin.updateShippingMethod 422":              true,
	"admin.updateStoreCustomer 422":               true,
	"admin.updateStoreCustomerAccountType 422":    true,
	"admin.updateStoreCustomerStatus 422":         true,
	"admin.updateTaxClass 422":                    true,
	"admin.updateTaxProvider 409":                 true,
	"admin.updateTotp 409":                        true,
	"admin.verifyStoreDomain 409":                 true,
	"admin.voidOrder 422":                         true,
	"customer.changePassword 422":                 true,
	"customer.commitEmailChange 409":              true,
	"customer.deleteCartCoupon 409":               true,
	"customer.deleteCustomerAddress 409":          true,
	"customer.deleteCustomerPaymentMethod 409":    true,
	"customer.deleteMe 422":                       true,
	"customer.getProduct 422":                     true,
	"customer.listCheckoutShippingMethods 422":    true,
	"customer.listProducts 422":                   true,
	"customer.mergeCart 409":                      true,
	"customer.mergeCart 422":                      true,
	"customer.requestEmailChange 422":             true,
	"customer.updateCartItem 422":                 true,
	"customer.updateCustomerAddress 409":          true,
	"customer.updateCustomerAddress 422":          true,
	"public.resendWebhookEvent 422":               true,
}

// illustrated holds that what an operation refuses by a rule of its own (409, 422)
// is shown as the service answered it to a spec, from problems.json. What only an
// idempotency key causes is the same everywhere.
func illustrated(o operation) (wrong []string) {
	if Text(o.node, "x-status") == "planned" {
		return nil
	}
	for _, status := range []string{"409", "422"} {
		shared := strings.TrimPrefix(Text(Get(o.node, "responses", status), "$ref"), "#/components/responses/")
		known := unillustrated[o.name+"."+o.id()+" "+status]
		if own := shared != "Conflict" && shared != "UnprocessableEntity"; own == known {
			wrong = append(wrong, fmt.Sprintf("has examples of its own for %s: %t; record them: go run ./server/apitest/answers -record", status, own))
		}
	}
	return wrong
}
