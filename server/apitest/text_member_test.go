package apitest_test

import (
	"maps"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// translatedTexts lists the text fields in the Customer API's document that a store can translate. A
// text field is of type string without a closed set of values, a format or a pattern.
var translatedTexts = strings.Fields(`
	ProductCard.name ProductCard.shortDescription
	ProductDetails.name ProductDetails.shortDescription ProductDetails.description
	ProductFacetCollection.name ProductFacetOption.name ProductFacetOptionValue.value ProductSuggestedCollection.name
	ProductOption.name ProductOptionValue.value VariantOptionValue.optionName VariantOptionValue.value StorefrontVariant.name
	Seo.title Seo.description StorefrontCollection.name StorefrontCollection.description
	CartItem.name CustomerOrderLine.name PublicOrderLine.name OrderDueLine.name CustomerSubscriptionItem.name PublicSubscriptionListItem.name SubscriptionEstimateLine.name
	CheckoutShippingMethod.name CustomerOrder.shippingMethodName CheckoutPaymentMethod.displayName CustomerOrderPayment.displayName
	CartRecurring.subscriptionPlanName CustomerSubscription.subscriptionPlanName StorefrontSubscriptionPlan.name
	CustomerOrderCoupon.name CustomerSubscriptionCoupon.name StorefrontCustomField.name StorefrontPolicy.title StorefrontPolicy.html
	CustomerReturnLine.name ReturnExchangeLine.name ReturnEligibilityLine.name OrderTax.name CustomerProfile.accountTypeName StorefrontImage.altText StorefrontMedia.altText
`)

// localizedTexts lists the fields that the platform itself translates into the language of the request.
var localizedTexts = strings.Fields(`StorefrontCountry.name StorefrontState.name`)

// otherTexts maps reasons to the fields whose text is not in any language.
var otherTexts = map[string]string{
	"entered by the customer or about them": `
		Address.city Address.company Address.firstName Address.lastName Address.postalCode Address.stateProvince Address.streetLine1 Address.streetLine2
		PublicCustomerAddress.city PublicCustomerAddress.company PublicCustomerAddress.firstName PublicCustomerAddress.lastName PublicCustomerAddress.postalCode
		PublicCustomerAddress.stateProvince PublicCustomerAddress.streetLine1 PublicCustomerAddress.streetLine2 Phone.entered
		Cart.notes CustomerOrder.notes CustomerProfile.company CustomerProfile.firstName CustomerProfile.lastName CustomerProfile.taxNumber
		CustomerSubscription.cancelReason CustomerSubscription.pauseReason CustomerSubscriptionItem.cancelReason
		PublicSubscriptionListItem.cancelReason PublicSubscriptionSnapshot.cancelReason CustomField.value GiftCardDeliveryRecipient.message GiftCardDeliveryRecipient.name`,
	"codes, keys and tokens": `
		CouponRefusal.code CustomerOrderInvoice.number CustomerReturn.returnNumber CustomerReturn.trackingNumber CustomerReturnLine.reason CustomerReturnListItem.returnNumber CustomerReturnPage.nextCursor ReturnReasonOption.code
		Cart.token Cart.referrerCode CheckoutSession.token CartCoupon.code CustomerOrderCoupon.code CustomerSubscriptionCoupon.code CustomField.key
		CheckoutShippingMethod.serviceCode CustomerLogin.accessToken CustomerLogin.refreshToken CustomerOrder.referrerCode CustomerPaymentMethodIntent.clientSecret
		CartTender.lastFour CustomerOrderPayment.lastFour GiftCardBalance.lastFour PublicCustomerPaymentMethod.lastFour CustomerProfile.commissionProviderId CustomerProfile.referrerCode
		CustomerSubscription.lastFailureCode CustomerSubscriptionHistoryPage.nextCursor ProductCardPage.nextCursor CustomerOrderPage.nextCursor
		CheckoutResult.orderName CustomerOrder.orderName CustomerOrderListItem.orderName OrderSummary.orderName OrderAccess.token OrderDue.orderName OrderDue.storeCode ProductCard.untranslated ProductDetails.untranslated ProductFacetCollection.untranslated
		ProductFacetOption.untranslated ProductSuggestedCollection.untranslated StorefrontCollection.untranslated StorefrontCustomField.untranslated StorefrontPolicy.untranslated ProductFacetOptionValue.filter
		PublicShipment.externalShipmentId PublicShipment.trackingNumber PublicShipment.trackingUrl Referrer.referrerCode
		StoreAnalytics.googleMeasurementId StoreAnalytics.matomoSiteId StoreAnalytics.metaPixelId StoreCommission.referrerParameter StoreOverview.code
		StoreOverview.domain StoreOverview.productUrlTemplate StorefrontCountry.postalCodeExample StorefrontCountry.postalCodeFormat StorefrontCustomField.key
		StorefrontRedirect.targetPath StorefrontState.code StorefrontVariant.barcode StoreCurrency.symbol`,
	"names of firms, brands and people": `
		CustomerReturn.carrierName CheckoutShippingMethod.carrierName PublicShipment.carrierName CustomerOrderPayment.brand PublicCustomerPaymentMethod.brand
		CustomerProfile.commissionProviderName OrderDue.storeName ProductCard.brand ProductDetails.brand ProductFacetBrand.brand Referrer.displayName
		StoreCommission.displayName StoreOverview.legalName StoreOverview.name`,
	"names of languages, in English and in the language itself":            `Language.name Language.nativeName`,
	"reasons of the return policy, which the store writes in one language": `ReturnReasonOption.name`,
	"tags, which filters use": `
		ProductDetails.tags ProductFacetTag.tag ProductSuggestions.queries`,
	"messages for developers next to a code": `
		CartCoupon.message CartLastPayment.message CartProblem.message CustomerSubscriptionHistoryEntry.message SubscriptionEstimateProblem.message`,
}

// originalTexts maps reasons to the fields that a store cannot translate yet. Each entry is a gap in the product. Do
// not add an entry.
var originalTexts = map[string]string{
	"instructions have a key for each language instead": `ProviderPublicConfig.*`,
}

// textMembers adds the text fields of a schema to found, as "Schema.field".
func textMembers(s *openapi3.SchemaRef, owner, member string, seen map[string]bool, found map[string]bool) {
	if s == nil || s.Value == nil {
		return
	}
	v := s.Value
	if name := s.Ref[strings.LastIndex(s.Ref, "/")+1:]; name != "" && (v.Type.Is("object") || len(v.OneOf)+len(v.AnyOf) > 0) {
		if seen[name] {
			return
		}
		seen[name] = true
		owner, member = name, ""
	}
	if _, extensible := v.Extensions["x-extensible-enum"]; v.Type.Is("string") && v.Enum == nil && !extensible && v.Format == "" && v.Pattern == "" {
		found[owner+"."+member] = true
	}
	for _, part := range slices.Concat(v.AllOf, v.OneOf, v.AnyOf) {
		textMembers(part, owner, member, seen, found)
	}
	for _, name := range slices.Sorted(maps.Keys(v.Properties)) {
		textMembers(v.Properties[name], owner, name, seen, found)
	}
	textMembers(v.Items, owner, member, seen, found)
	if v.AdditionalProperties.Schema != nil {
		textMembers(v.AdditionalProperties.Schema, owner, "*", seen, found)
	}
}

var _ = Describe("Each text that a storefront returns", func() {
	It("is recorded as translated or localized, or has a recorded reason why not", func() {
		found, seen := map[string]bool{}, map[string]bool{}
		operations(func(surface, _, _ string, op *openapi3.Operation) {
			if surface != "customer" {
				return
			}
			for status, response := range op.Responses.Map() {
				if media := response.Value.Content.Get("application/json"); media != nil && strings.HasPrefix(status, "2") {
					textMembers(media.Schema, op.OperationID, "", seen, found)
				}
			}
		})
		var listed []string
		listed = append(listed, translatedTexts...)
		listed = append(listed, localizedTexts...)
		for _, reasons := range []map[string]string{originalTexts, otherTexts} {
			for _, members := range reasons {
				listed = append(listed, strings.Fields(members)...)
			}
		}
		slices.Sort(listed)
		Expect(slices.Compact(slices.Clone(listed))).To(Equal(listed), "one reason for each")
		Expect(listed).To(Equal(slices.Sorted(maps.Keys(found))), "a new text is translatable, or gets a reason")
	})
})
