package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// schema is the part of an OpenAPI schema that determines which values are legal.
type schema struct {
	Ref              string `json:"$ref"`
	AllOf, AnyOf     []schema
	OneOf            []schema
	Enum             []any
	Type             any
	Minimum, Maximum *json.Number
}

// legal returns legal values of a schema: each value of an enumeration, both booleans, the bounds of
// an integer, and null if the schema allows it.
func legal(schemas map[string]schema, s schema) (values []any) {
	if s.Ref != "" {
		return legal(schemas, schemas[s.Ref[strings.LastIndex(s.Ref, "/")+1:]])
	}
	for _, part := range slices.Concat(s.AllOf, s.AnyOf, s.OneOf) {
		values = append(values, legal(schemas, part)...)
	}
	values = append(values, s.Enum...)
	types := fmt.Sprint(s.Type)
	if strings.Contains(types, "null") {
		values = append(values, nil)
	}
	if strings.Contains(types, "boolean") {
		values = append(values, true, false)
	}
	if strings.Contains(types, "integer") && s.Minimum != nil && s.Maximum != nil {
		values = append(values, *s.Minimum, *s.Maximum)
	}
	return values
}

// worded lists legal values for the settings whose values the contract describes only in prose. The spec also uses the
// values in effects.
var worded = map[string][]any{
	"catalogLanguageCode": {"de", "en"},
	"taxNumber":           {"DE811122233"},
	"invoiceNumberPrefix": {"A-", "ZZ-2026-"},
	"invoiceNumberStart":  {}, // the setting cannot change once an invoice is issued
	"orderNumberStart":    {}, // the setting can never be less than an assigned order number
	"allowedOrigins":      {[]string{"https://one.example"}, []string{}},
	"checkoutUrl":         {},
	"logoMediaId":         {},
	"dunning": {
		map[string]any{"maxAttempts": 1, "intervalsDays": []int{}, "finalAction": "PAUSE", "graceDays": 0, "notifyOn": []string{}},
		map[string]any{"maxAttempts": 3, "intervalsDays": []int{1, 2}, "finalAction": "CANCEL", "graceDays": 9, "notifyOn": []string{}},
	},
	"returnPolicy": {
		map[string]any{"terms": []any{}, "exclusions": []any{}, "reasons": []any{}, "needsApproval": true},
		map[string]any{"terms": []any{map[string]any{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 30, "withdrawalDays": 14, "restockingRate": "10", "returnShipping": []any{}}},
			"exclusions": []any{}, "reasons": []any{}, "needsApproval": false},
	},
	"branding":          {map[string]any{"radius": 12}, map[string]any{}},
	"storedValueLimits": {[]any{map[string]any{"currencyCode": "EUR", "amount": "100.00"}}, []any{}},
	"taxExchangeRates":  {[]any{map[string]any{"currencyCode": "EUR", "taxCurrencyCode": "PLN", "rate": "4.25"}}, []any{}},
	"webhookApiVersion": {domain.APIVersion},
}

// follow maps a setting to the fields of existing objects that the contract allows to change with it. All other fields
// must keep their values.
var follow = map[string][]string{
	"allowedCountryCodes": {".estimate."}, // the estimate of the next renewal
	"defaultTaxClassId":   {".estimate."},
	"shippingTaxClassId":  {".estimate."},
	"orderNumberPrefix":   {".orderName:"}, // the displayed order number
	"renewalHour":         {".changesUntil:"},
	"timezone":            {".changesUntil:"},
}

// lone lists the settings for which the spec's store accepts no second value.
var lone = []string{"checkoutUrl", "invoiceNumberStart", "logoMediaId", "webhookApiVersion"}

// differences returns the paths at which two JSON values differ.
func differences(path string, a, b any) (paths []string) {
	if reflect.DeepEqual(a, b) {
		return nil
	}
	switch x := a.(type) {
	case map[string]any:
		if y, ok := b.(map[string]any); ok {
			for _, name := range slices.Sorted(maps.Keys(x)) {
				paths = append(paths, differences(path+"."+name, x[name], y[name])...)
			}
			return paths
		}
	case []any:
		if y, ok := b.([]any); ok && len(x) == len(y) {
			for i := range x {
				paths = append(paths, differences(fmt.Sprintf("%s.%d", path, i), x[i], y[i])...)
			}
			return paths
		}
	}
	return []string{fmt.Sprintf("%s: %v is now %v", path, a, b)}
}

// A store sells, refunds, invoices and renews. Then the spec sets each setting to each of its legal values and back to
// the former value, while the store continues to sell.
var _ = It("Each tested store setting leaves existing orders, invoices and subscriptions unchanged, and can be reset", func(ctx SpecContext) {
	raw, err := os.ReadFile("../../gen/openapi/admin.json")
	Expect(err).NotTo(HaveOccurred())
	var document struct {
		Components struct{ Schemas map[string]schema }
	}
	var members struct {
		Components struct {
			Schemas map[string]struct{ Properties map[string]schema }
		}
	}
	Expect(json.Unmarshal(raw, &document)).To(Succeed())
	Expect(json.Unmarshal(raw, &members)).To(Succeed())

	world := apitest.Start(ctx)
	s := world.Shop("existing")
	s.Admin.Patch("/admin/store/settings", map[string]any{"languageCodes": []string{"en", "de"}, "currencyCodes": []string{"EUR", "USD"}, "guestCheckout": true, "address": apitest.Home}).OK()
	subscription := s.Subscribe("mia@example.com")
	whole, partly := s.Guest(s.White, 2), s.Guest(s.Black, 1)
	shipped, authorized := whole.Buy().OK().ID("orderId"), int64(0)
	s.Admin.Once().Post("/admin/order/fulfill", map[string]any{"orderId": shipped}).OK()
	s.Admin.Once().Post("/admin/order/refund", map[string]any{"orderId": shipped, "reason": "GOODWILL", "amount": "1.23"}).OK()
	s.Admin.Patch("/admin/store/settings", map[string]any{"captureMode": "MANUAL"}).OK()
	authorized = partly.Buy().OK().ID("orderId")
	s.Admin.Patch("/admin/store/settings", map[string]any{"captureMode": "AUTOMATIC"}).OK()
	accountType := s.Admin.Post("/admin/account-type", map[string]any{"name": "Trade"}).OK().ID("accountTypeId")
	taxClass := s.Admin.Post("/admin/product/tax-class", map[string]any{"name": "Reduced", "rates": []any{map[string]any{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().ID("taxClassId")
	ids := map[string]int64{"defaultAccountTypeId": accountType, "defaultTaxClassId": taxClass, "shippingTaxClassId": taxClass}
	app := s.AppToken("order:read", "refund:read", "subscription:read", "shipment:read")
	settled := func() []any {
		var all []any
		for _, id := range []int64{shipped, authorized} {
			all = append(all, s.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK().At("status"))
		}
		return all
	}
	Eventually(settled).Should(Equal([]any{"COMPLETED", "OPEN"}))

	reads := map[string]func() *apitest.Answer{
		"the shipped order": func() *apitest.Answer { return s.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", shipped)) },
		"the open order":    func() *apitest.Answer { return s.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", authorized)) },
		"the buyer's order": func() *apitest.Answer { return whole.Get(fmt.Sprintf("/customer/order?orderId=%d", shipped)) },
		"its copy":          func() *apitest.Answer { return app.Get(fmt.Sprintf("/order?orderId=%d", shipped)) },
		"the refunds":       func() *apitest.Answer { return app.Get("/refund/paged?sort=createdOn") },
		"the shipments":     func() *apitest.Answer { return app.Get("/shipment/paged?sort=shipmentId") },
		"the invoices":      func() *apitest.Answer { return s.Admin.Get("/admin/invoice/paged") },
		"the subscription": func() *apitest.Answer {
			return s.Admin.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", subscription))
		},
	}
	state := func() map[string]any {
		GinkgoHelper()
		out := map[string]any{}
		for name, read := range reads {
			var body any
			Expect(json.Unmarshal(read().OK().Body, &body)).To(Succeed())
			out[name] = body
		}
		out["the invoice as a file"] = string(s.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d", shipped)).OK().Body)
		return out
	}
	settings := func() map[string]any {
		GinkgoHelper()
		var body map[string]any
		Expect(json.Unmarshal(s.Admin.Get("/admin/store/settings").OK().Body, &body)).To(Succeed())
		delete(body, "version")
		delete(body, "modifiedOn")
		return body
	}

	var faults []string
	properties := members.Components.Schemas["StoreSettingsUpdate"].Properties
	delete(properties, "version")
	for _, name := range slices.Sorted(maps.Keys(properties)) {
		values, known := worded[name]
		values = append(slices.Clone(values), legal(document.Components.Schemas, properties[name])...)
		if e := effects[name]; e.see != nil && e.from != first {
			values = append(values, e.from, e.to)
		}
		if id, named := ids[name]; named {
			values = append(values, id)
		}
		Expect(known || len(values) > 1).To(BeTrue(), "name legal values of %s", name)
		if name == "orderNumberStart" {
			continue
		}
		before, own, accepted := state(), settings(), 0
		for _, value := range values {
			answer := s.Admin.Patch("/admin/store/settings", map[string]any{name: value})
			if answer.Status >= http.StatusBadRequest {
				Expect(answer.Status).To(BeElementOf(http.StatusConflict, http.StatusUnprocessableEntity, http.StatusBadRequest), "%s: %v", name, value)
				Expect(answer.Problem().Errors).NotTo(BeEmpty(), "%s: %v is refused by its place", name, value)
				continue
			}
			if len(differences("", own, settings())) > 0 {
				accepted++
			}
			sold := s.Storefront.Post("/customer/cart/item", map[string]any{"variantId": s.White, "quantity": 1})
			if sold.Status >= http.StatusInternalServerError && name != "status" {
				faults = append(faults, fmt.Sprintf("%s = %v: a cart is %s", name, value, sold.Body))
			}
			if name == "status" && value == "CLOSED" {
				continue // the Customer API rejects requests while the setting has this value
			}
			for _, fault := range differences("", before, state()) {
				if !slices.ContainsFunc(follow[name], func(member string) bool { return strings.Contains(fault, member) }) {
					faults = append(faults, fmt.Sprintf("%s = %v: %.300s", name, value, fault))
				}
			}
		}
		Expect(accepted > 0).NotTo(Equal(slices.Contains(lone, name)), "%s has another legal value", name)
		former := own[name]
		if name == "address" {
			former = apitest.Home // the response has additional fields, such as the phone number in E.164
		}
		s.Admin.Patch("/admin/store/settings", map[string]any{name: former}).OK()
		for _, fault := range append(differences("", own, settings()), differences("", before, state())...) {
			faults = append(faults, fmt.Sprintf("%s set back: %.300s", name, fault))
		}
	}
	Expect(faults).To(BeEmpty(), strings.Join(faults, "\n"))
})
