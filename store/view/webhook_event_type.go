package view

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// snapshotSchemas maps each type of object to the schema of data.object.
var snapshotSchemas = map[string]string{
	"order":                 "PublicOrderListItem",
	"refund":                "PublicRefund",
	"shipment":              "PublicShipmentSnapshot",
	"subscription":          "PublicSubscriptionSnapshot",
	"customer":              "PublicCustomer",
	"customerAddress":       "PublicCustomerAddress",
	"customerPaymentMethod": "PublicCustomerPaymentMethod",
	"return":                "PublicReturn",
	"giftCard":              "PublicStoredValueSnapshot",
}

// objectOf returns the type of the object in the snapshot of an event type. Some events of gift cards also exist for
// store credit, in the same schema.
func objectOf(t domain.EventType) string {
	switch t {
	case domain.StoredValueIssued, domain.StoredValueRedeemed, domain.StoredValueRefunded, domain.StoredValueAdjusted, domain.StoredValueExpired,
		domain.StoredValueStatusChanged, domain.StoredValueDeliveryFailed:
		return "giftCard"
	case domain.CustomerAddressChanged:
		return "customerAddress"
	case domain.CustomerPaymentMethodChanged:
		return "customerPaymentMethod"
	default:
		object, _, _ := strings.Cut(string(t), ".")
		return object
	}
}

// fires maps each event type to a description of when the event fires. For event types of the specification, this is
// the specification's text.
var fires = map[domain.EventType]string{
	domain.OrderCreated:                      "An order is placed at checkout, created by an admin, or created as a replacement for another order.",
	domain.OrderPaymentStatusChanged:         "The order's payment status changes.",
	domain.OrderPaymentCaptured:              "A gateway payment is captured, or an admin records an offline payment.",
	domain.OrderPaymentFailed:                "A payment attempt is declined or errors.",
	domain.OrderFulfillmentStatusChanged:     "The fulfillment status changes.",
	domain.OrderFulfilled:                    "Every physical line has shipped; fires each time the order becomes fully fulfilled.",
	domain.OrderCancelledEvent:               "The order is canceled or voided.",
	domain.OrderUpdated:                      "Address, customer, custom fields or order date changes, or a discount is applied.",
	domain.OrderChargebackReported:           "The payment processor reports a chargeback.",
	domain.RefundIssued:                      "A refund is issued against an order.",
	domain.RefundCompletedEvent:              "The processor confirms the refund went through.",
	domain.RefundFailedEvent:                 "The processor rejects the refund.",
	domain.RefundVoidedEvent:                 "The refund is voided before it settles, so no money is returned.",
	domain.ShipmentCreated:                   "Items are fulfilled and a shipment recorded; fires once per fulfillment, including the last.",
	domain.ShipmentStatusChanged:             "The shipment's status changes.",
	domain.ShipmentTrackingUpdated:           "Carrier, tracking number or tracking URL changes.",
	domain.ShipmentCancelledEvent:            "The shipment is canceled.",
	domain.SubscriptionCreated:               "A subscription is created.",
	domain.SubscriptionStatusChanged:         "The status changes, including when renewals give up after repeated failures and when it recovers.",
	domain.SubscriptionCancelledEvent:        "The subscription is canceled.",
	domain.SubscriptionPausedEvent:           "The subscription is paused.",
	domain.SubscriptionResumed:               "A paused subscription is resumed, or a canceled one reactivated.",
	domain.SubscriptionProcessed:             "A renewal runs and its order is placed.",
	domain.SubscriptionPaymentFailed:         "A renewal payment is declined or errors.",
	domain.SubscriptionCycleSkipped:          "An upcoming renewal is skipped by the customer, an admin, or automatically.",
	domain.SubscriptionProcessingDateChanged: "The next processing date is moved.",
	domain.SubscriptionItemsChanged:          "An item is added, removed, updated or swapped.",
	domain.SubscriptionPricingChanged:        "The price changes, including when an outside system's price is applied.",
	domain.SubscriptionReplaced:              "The subscription is replaced by a new one.",
	domain.CustomerCreated:                   "A customer account is created.",
	domain.CustomerUpdated:                   "Profile details change, or the e-mail address is claimed or verified.",
	domain.CustomerStatusChanged:             "The customer's status changes.",
	domain.CustomerAccountTypeChanged:        "The account type changes by an admin or an automatic tier change.",
	domain.CustomerAddressChanged:            "A saved address is added, updated or removed.",
	domain.CustomerPaymentMethodChanged:      "A saved payment method is added, updated or removed.",
	domain.ReturnRequested:                   "A return is created by its buyer or by staff.",
	domain.ReturnStatusChanged:               "The return's status changes.",
	domain.ReturnReceived:                    "Units of a return arrive, or are reported missing; fires once per receipt.",
	domain.ReturnExchanged:                   "The replacement order of an exchange is placed.",
	domain.ReturnWithdrawalDeclared:          "A buyer withdraws from the contract.",
	domain.StoredValueIssued:                 "A gift card is issued, by staff or by the order that bought it.",
	domain.StoredValueRedeemed:               "A gift card or store credit pays an order; fires once per capture.",
	domain.StoredValueRefunded:               "A refund returns value to a gift card or to store credit.",
	domain.StoredValueAdjusted:               "The balance changes for another reason, or staff change the expiry of a gift card.",
	domain.StoredValueExpired:                "The balance of a gift card expires.",
	domain.StoredValueStatusChanged:          "A gift card becomes active, disabled or expired.",
	domain.StoredValueDeliveryFailed:         "The code of a gift card did not reach its recipient.",
}
