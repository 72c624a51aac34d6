package letter

import (
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// EmailType is a kind of mail sent by stores, which can edit its text.
type EmailType struct {
	ID              int64 // never changes, and is the same in every store
	Kind            MailKind
	Name            string
	Description     string
	IsTransactional bool // such mails are sent even if their template is inactive
	names           []string
}

var (
	ofOrder        = []string{"store", "customer", "order"}
	ofSubscription = []string{"store", "customer", "subscription"}
	ofAccount      = []string{"store", "customer", "link"}
)

// emailTypes is sorted by id. A new type needs a migration that adds its template to every store: see
// migrations/README.md.
var emailTypes = []EmailType{
	{1, MailOrderConfirmation, "Order confirmation", "Sent to the buyer when an order is placed.", true, ofOrder},
	{2, MailPaymentFailed, "Payment failed", "Sent to the buyer when the payment of an order that was placed fails.", true, append(ofOrder[:3:3], "payment", "failureReason")},
	{3, MailShipmentCreated, "Shipment created", "Sent to the buyer when a parcel of their order is on its way, and when it waits for pickup.", false, append(ofOrder[:3:3], "shipment")},
	{4, MailRefundCompleted, "Refund completed", "Sent to the buyer when money of their order was refunded, and when a refund fails that an earlier mail announced.", true, append(ofOrder[:3:3], "refund")},
	{5, MailVerifyEmail, "Verification of an address", "Contains the pin that proves a customer's e-mail address.", true, []string{"store", "customer", "code", "validMinutes"}},
	{6, MailEmailChange, "Change of an address", "Contains the pin that proves a customer's new e-mail address.", true, []string{"store", "customer", "code", "validMinutes"}},
	{7, MailEmailChangeNotice, "Change of an address begun", "Tells a customer at their old address that it is about to be changed.", true, ofAccount},
	{8, MailEmailChanged, "Address changed", "Tells a customer at their old address that it was changed.", true, ofAccount},
	{9, MailResetPassword, "New password", "Contains the link with which a customer sets a new password.", true, append(ofAccount[:3:3], "validMinutes")},
	{10, MailPasswordChanged, "Password changed", "Tells a customer that their password was changed.", true, ofAccount},
	{11, MailWelcome, "Welcome", "Tells a customer for whom the store has made an account how to take it over.", true, ofAccount},
	{12, MailSubscriptionCreated, "Subscription created", "Sent when a subscription begins.", false, ofSubscription},
	{13, MailSubscriptionReplaced, "Subscription replaced", "Sent when a subscription goes on as another one.", true, ofSubscription},
	{14, MailSubscriptionRenewalUpcoming, "Upcoming renewal", "Sent before a subscription is renewed, as long before as the store's settings say.", true, ofSubscription},
	{15, MailSubscriptionTrialEnding, "Trial ending", "Sent before the trial of a subscription ends and it is charged.", true, ofSubscription},
	{16, MailSubscriptionPriceChanged, "Price of a subscription rises", "Sent before a subscription is charged at a higher price.", true, ofSubscription},
	{17, MailSubscriptionPaymentFailed, "Payment of a subscription failed", "Sent when a renewal could not be charged, as the store's settings say.", true, ofSubscription},
	{18, MailSubscriptionActionNeeded, "Payment of a subscription to be confirmed", "Sent when the bank wants the customer to confirm the payment of a renewal, with the link on which they do.", true, append(ofSubscription[:3:3], "payment", "link")},
	{19, MailSubscriptionCancelled, "Subscription canceled", "Sent when a subscription is canceled or ends.", true, ofSubscription},
	{20, MailSubscriptionPaused, "Subscription paused", "Sent when a subscription is paused.", false, ofSubscription},
	{21, MailSubscriptionResumed, "Subscription resumed", "Sent when a subscription that was paused goes on.", false, ofSubscription},
	{22, MailWebhookFailing, "Webhook endpoint failing", "Sent to the store's support when an endpoint fails on and on.", true, []string{"store", "webhookEndpoint"}},
	{23, MailWebhookDisabled, "Webhook endpoint disabled", "Sent to the store's support when an endpoint was disabled.", true, []string{"store", "webhookEndpoint"}},
	{24, MailCardExpiring, "Card expiring", "Sent before a card expires that subscriptions are charged to.", true, []string{"store", "customer", "card"}},
	{25, MailOrderCancelled, "Order canceled", "Sent to the buyer when their order is canceled, where whoever cancels it wants them to be told.", false, append(ofOrder[:3:3], "cancellation")},
	{26, MailPaymentLink, "Payment link", "Sent to the buyer with the link on which they pay what their order owes, when whoever makes it wants that.", true, append(ofOrder[:3:3], "payment", "link")},
	{27, MailShipmentDelivered, "Shipment delivered", "Sent to the buyer once when a parcel of their order is delivered, where whoever says so wants them to be told.", false, append(ofOrder[:3:3], "shipment")},
	{28, MailAdminOrderNotice, "Order notice", "Sent to the store's support when an order is placed, once a store has made a template of it active: at first it is not.", false, ofOrder},
	{29, MailOrderLink, "Order link", "Sent to the buyer with a link to their order, when they ask for it with its number.", true, append(ofOrder[:3:3], "link")},
	{30, MailSubscriptionAddressNeeded, "Address of a subscription to be corrected", "Sent when a renewal waits, or is left out, since nothing is shipped to its address, or since the tax service finds no such place.", true, ofSubscription},
	{31, MailAdminRenewalNotice, "Renewal notice", "Sent to the store's support when a renewal waits or is skipped. Reasons are missing stock, no shipping method, an address unknown to the tax service, or a payment provider that refuses the store's account.", true, ofSubscription},
}

// isOnAtFirst reports whether a store's first template of the type is active. The notice of each order starts
// inactive, because only some stores want the notice.
func (t EmailType) isOnAtFirst() bool { return t.Kind != MailAdminOrderNotice }

// EmailTypes returns the types of mails sent by stores, sorted by id.
func EmailTypes() []EmailType { return emailTypes }

// EmailTypeOf returns the type of a kind. It returns false for the service's own mails.
func EmailTypeOf(k MailKind) (EmailType, bool) {
	i := slices.IndexFunc(emailTypes, func(t EmailType) bool { return t.Kind == k })
	if i < 0 {
		return EmailType{}, false
	}
	return emailTypes[i], true
}

// EmailTypeByID returns the type with an id. It returns false for an unknown id.
func EmailTypeByID(id int64) (EmailType, bool) {
	if id < 1 || id > int64(len(emailTypes)) {
		return EmailType{}, false
	}
	return emailTypes[id-1], true
}

// HasOrder reports whether mails of the kind concern an order.
func (k MailKind) HasOrder() bool {
	t, _ := EmailTypeOf(k)
	return slices.Contains(t.names, "order")
}

// TemplateVariable is a variable that a template may use.
type TemplateVariable struct {
	Name, Type, Description, Example string
}

// described maps each variable to its description. A list and its items share one description.
var described = map[string]string{
	"subject": "The subject as it was rendered. In the HTML only.",

	"store.name": "The store's name.", "store.legalName": "The legal name of the merchant.", "store.supportEmail": "The support's e-mail address.",
	"store.supportPhone": "The support's phone number.", "store.address": "The store's address in one line, with the country's name in the language of the mail.",
	"store.url":        "The storefront's address, once the store has proven its domain; else empty.",
	"store.accountUrl": "The page on which the customer manages their account: the service's account page, or the storefront while the store has turned that page off. Empty if there is neither, and for guests.",
	"store.signature":  "The lines that name the sender at the end of the text.",

	"customer.name": "The addressee's name, if known.", "customer.firstName": "Their first name.", "customer.email": "The address that the mail is about.",
	"code": "The pin. It must stand alone between spaces or tags, without a filter.", "validMinutes": "The number of minutes for which the pin or the link is valid.",
	"link":          "The link to follow. A link that contains a secret must stand alone, or be the whole href of an <a>.",
	"failureReason": "Why the payment failed, if known.",

	"order.orderNumber": "The order number, with the store's prefix.", "order.orderDate": "The day of the order.", "order.subtotal": "The sum of the goods: with tax if order.pricesIncludeTax, else without.",
	"order.discountTotal": "The discount, below 0; empty without a discount.", "order.shippingTotal": "The shipping charge; empty if nothing is shipped.",
	"order.taxTotal": "The tax; empty without tax. It is part of the other amounts if order.pricesIncludeTax.", "order.pricesIncludeTax": "Whether the amounts of the order include tax, as the store's prices do.", "order.grandTotal": "The total that the customer pays.",
	"order.storeCreditTotal": "The part of the total that store credit pays, below 0; empty if it pays nothing.", "order.giftCardTotal": "The part of the total that gift cards pay, below 0; empty if they pay nothing.", "order.remainingTotal": "The part of the total that neither store credit nor gift cards pay; empty if these pay nothing.",
	"order.shippingMethodName": "The shipping method's name.",
	"order.withdrawalUrl":      "The service's page on which the buyer withdraws from the contract. Empty if the store's return policy gives buyers of the country no right of withdrawal.",
	"order.shippingAddress":    "The lines of the shipping address, with the country's name in the language of the mail.", "order.lines": "The items of the order: name, sku, quantity and total of each. If one charge pays for several deliveries, deliveries has count and unitPrice of each price.",

	"payment.amount": "The amount to pay, or of the payment that failed.", "payment.untilDate": "The date until which the link is valid.",

	"cancellation.refundTotal": "The amount refunded for the cancellation; empty without a refund.",

	"shipment.carrierName": "The carrier's name.", "shipment.trackingNumber": "The carrier's tracking number.", "shipment.trackingUrl": "The address of the tracking page.",
	"shipment.awaitsCarrier": "Whether the parcel is packed and the carrier does not have it yet.", "shipment.awaitsPickup": "Whether the parcel waits at a counter or locker.",
	"shipment.lines": "The items of the parcel: name, sku and quantity of each.",

	"refund.refundNumber": "The number of the refund.", "refund.amount": "The refunded amount.", "refund.paymentMethod": "The last characters of the refunded payment method, if known.",
	"refund.isStoreCredit": "Whether the refund returned to the customer's store credit.",
	"refund.isFailed":      "Whether the refund failed after an earlier mail had announced it. A template that says the same in both cases is not used for a failed refund.",

	"subscription.subscriptionNumber": "The subscription number.", "subscription.replacedNumber": "The number of the subscription that it replaced.",
	"subscription.lines": "The items of the subscription: name, sku and quantity of each.", "subscription.nextDate": "The day of the next renewal; empty if none is planned.",
	"subscription.nextTotal": "The total of the next renewal at today's prices, if known.", "subscription.isPaid": "Whether the next renewal is already paid.",
	"subscription.usesStoreCredit": "Whether the customer's store credit pays for the next renewal before the payment method is charged.",
	"subscription.retryDate":       "The date of the next attempt after a failed payment.", "subscription.untilDate": "The date until which the customer can act, a pause lasts, or a renewal waits.",
	"subscription.endDate": "The date on which a canceled subscription ends.", "subscription.isCompleted": "Whether it has had all its renewals.",
	"subscription.isCharging": "Whether a payment is in progress.", "subscription.isCancelled": "Whether it is canceled.", "subscription.isPaused": "Whether it is paused.",
	"subscription.isSkipped":   "Whether the failed renewal is skipped.",
	"subscription.obstacle":    "Why a renewal waits or is skipped: insufficient_stock, shipping_not_available, tax_location_unknown, or provider_account if the payment provider refuses the store's account.",
	"subscription.priceRises":  "Prices that will be higher: name, sku, quantity, oldPrice and newPrice of each.",
	"subscription.orderNumber": "The number, with the store's prefix, of the renewal's order, which stays valid although its payment failed late.", "subscription.isGivenUp": "Whether the service no longer retries the payment of that order.",
	"card.brand": "The card's brand, if known.", "card.lastFour": "Its last four digits, if known.", "card.lastDay": "The last day on which it is valid.",
	"card.subscriptionNumbers": "The numbers of the subscriptions that it pays for.", "card.hasSeveral": "Whether the card pays for more than one subscription.",

	"subscription.priceRiseDate": "The date from which the higher prices apply.",

	"webhookEndpoint.webhookEndpointId": "The endpoint's id.", "webhookEndpoint.url": "Its address, without parts that may be secret.", "webhookEndpoint.description": "The store's description of it.",
	"webhookEndpoint.failingSince": "The time since which no delivery has succeeded.", "webhookEndpoint.failures": "The number of attempts that have failed since then.",
	"webhookEndpoint.lastError": "The error of the last attempt.", "webhookEndpoint.disablesOn": "When the service disables it if it keeps failing.", "webhookEndpoint.isGone": "Whether it responded with 410 Gone.",
}

// Variables returns the variables that templates of a type may use, sorted by name, each with its value
// in the sample data.
func (t EmailType) Variables() []TemplateVariable { return variables()[t.Kind] }

var variables = sync.OnceValue(func() map[MailKind][]TemplateVariable {
	all := map[MailKind][]TemplateVariable{}
	for _, t := range emailTypes {
		var list []TemplateVariable
		each := func(name string, v liquid.Value) {
			list = append(list, TemplateVariable{Name: name, Type: typeOf(name, v), Description: described[name], Example: liquid.Shown(v)})
		}
		for name, v := range t.Kind.Sample().view(t.Kind, "Your order JO-100042") {
			group, is := v.(liquid.Map)
			if !is {
				each(name, v)
				continue
			}
			for member, v := range group {
				each(name+"."+member, v)
			}
		}
		slices.SortFunc(list, func(a, b TemplateVariable) int { return strings.Compare(a.Name, b.Name) })
		all[t.Kind] = list
	}
	return all
})

func typeOf(name string, v liquid.Value) string {
	switch v.(type) {
	case liquid.Number:
		return "NUMBER"
	case liquid.Bool:
		return "BOOLEAN"
	case liquid.Money:
		return "MONEY"
	case liquid.Time:
		return "DATE"
	case liquid.List:
		return "LIST"
	}
	if name == "link" || strings.HasSuffix(strings.ToLower(name), "url") {
		return "URL"
	}
	return "STRING"
}

// Sample returns sample data for a mail of the kind. All fields have values, so that templates can be
// checked against them.
func (k MailKind) Sample() MailData {
	money := func(s string) liquid.Value { return money("EUR", domain.MustAmount(s)) }
	day := func(d int) liquid.Value {
		return liquid.Time{At: time.Date(2026, 11, d, 9, 0, 0, 0, time.UTC), Layout: dayLayout}
	}
	at := liquid.Time{At: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC), Layout: timeLayout}
	lines := []MailLine{{Name: "Ceramic pour-over set", SKU: "POUR-OVER-WHITE", Quantity: 1, Total: money("49.00")}, {Name: "House blend, 250 g", SKU: "BEANS-250", Quantity: 2, Total: money("16.00"), Deliveries: liquid.List{liquid.Map{"count": liquid.Int(2), "unitPrice": money("4.00")}}}}
	parcel := []MailLine{{Name: lines[0].Name, SKU: lines[0].SKU, Quantity: 1}, {Name: lines[1].Name, SKU: lines[1].SKU, Quantity: 2}}
	return MailData{
		Store: MailStore{Name: "Juniper & Oak", LegalName: "Juniper & Oak GmbH", SupportEmail: "hello@juniper-oak.example", SupportPhone: "+49 30 1234567",
			Address: &domain.Address{StreetLine1: "Invalidenstraße 11", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}, URL: "https://juniper-oak.example", AccountURL: "https://api.juniper-oak.example/account/juniper-oak"},
		Name: "Mia Keller", FirstName: "Mia", Email: "mia@example.com", Pin: "123456", Minutes: int(customer.PinLife.Minutes()), Link: "https://juniper-oak.example/reset-password#token=sample",
		ActionText: "the card has expired", Until: day(20),
		Order: &MailOrder{Number: "JO-100042", Date: day(20), Lines: lines, Subtotal: money("65.00"), Discount: money("-6.50"), Shipping: money("4.90"), Tax: money("12.05"), Total: money("75.45"), StoreCredit: money("-20.00"), GiftCards: money("-5.00"), Remaining: money("50.45"),
			ShippingMethod: "DHL Standard", ShippingAddress: &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10119", CountryCode: "DE"},
			WithdrawalURL: "https://api.juniper-oak.example/withdraw/juniper-oak#order=JO-100042"},
		Withdrawal:   &MailWithdrawn{DeclaredOn: "2026-11-20 09:00:00 UTC", Reference: "8f2b0c4e9d1a7f35b6c8e0d2a4f61b93", Hash: strings.Repeat("4c", 32), Lines: parcel, NotOffered: true, Claimed: parcel[:1], Returned: parcel[1:], Ended: parcel},
		Shipment:     &MailShipment{Carrier: "DHL", TrackingNumber: "00340434161094042557", TrackingURL: "https://www.dhl.example/00340434161094042557", Items: parcel},
		Payment:      &MailPayment{Amount: money("75.45"), Until: at},
		Cancellation: &MailCancellation{Refund: money("75.45")},
		Refund:       &MailRefund{Number: "1001", Amount: money("16.00"), Method: "4242"},
		Subscription: &MailSubscription{Number: "70001", Replaces: "70000", Obstacle: "insufficient_stock", Order: "JO-100042", Lines: parcel, Next: day(28), Total: money("53.90"), Retry: day(23), Until: day(30), Ends: day(28),
			Rises: []MailRise{{MailLine: parcel[0], Was: money("49.00"), Will: money("52.00")}}, From: day(28)},
		Gift: &MailGift{Amount: money("50.00"), ExpiresOn: day(30), Giver: "Tom Keller", Message: "Happy birthday, Mia!"},
		Card: &MailCard{Brand: "Visa", LastFour: "4242", LastDay: day(30), Subscriptions: "70001"},
		Webhook: &MailWebhook{ID: "61", Address: "https://hooks.juniper-oak.example/orders", Description: "Orders to the warehouse", Since: at, Failures: 27,
			LastError: phrase(webhook.ErrorTimeout), DisablesOn: at},
	}
}

// KindOfType returns the kind of the type with an id. For an unknown id it returns an empty kind that
// matches no mail.
func KindOfType(id int64) MailKind {
	t, _ := EmailTypeByID(id)
	return t.Kind
}
