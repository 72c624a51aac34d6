package stripetest

import "strings"

// card describes how one of Stripe's test tokens behaves.
type card struct {
	kind, brand, last4 string // an empty kind means card
	wallet             string
	code, decline      string // codes with which every charge is refused
	consent, once      bool   // consent requires authentication; with once, only until the customer agreed
	awayCode, away     string // codes with which charges in the customer's absence are refused
	unreachable        bool   // charges in the customer's absence are lost
	forbidden          bool   // the account may not charge in the customer's absence
	bounces            bool   // the debit fails
	reviewed           bool   // Radar reviews the card's payments
	refunds            string // final status of refunds after pending; empty means that refunds succeed at once
}

// cards maps tokens to Stripe's test cards (docs.stripe.com/testing) and the additional cards of the sandbox.
var cards = map[string]card{
	"pm_card_visa":       {brand: "visa", last4: "4242"},
	"pm_card_mastercard": {brand: "mastercard", last4: "4444"},
	"pm_card_amex":       {brand: "amex", last4: "0005"},
	"pm_card_applePay":   {brand: "visa", last4: "4242", wallet: "apple_pay"},

	"pm_card_chargeDeclined":                  {brand: "visa", last4: "0002", code: "card_declined", decline: "generic_decline"},
	"pm_card_chargeDeclinedInsufficientFunds": {brand: "visa", last4: "9995", code: "card_declined", decline: "insufficient_funds"},
	"pm_card_chargeDeclinedLostCard":          {brand: "visa", last4: "9987", code: "card_declined", decline: "lost_card"},
	"pm_card_chargeDeclinedStolenCard":        {brand: "visa", last4: "9979", code: "card_declined", decline: "stolen_card"},
	"pm_card_chargeDeclinedFraudulent":        {brand: "visa", last4: "0019", code: "card_declined", decline: "fraudulent"},
	"pm_card_chargeDeclinedExpiredCard":       {brand: "visa", last4: "0069", code: "expired_card", decline: "expired_card"},
	"pm_card_chargeDeclinedIncorrectCvc":      {brand: "visa", last4: "0127", code: "incorrect_cvc", decline: "incorrect_cvc"},
	"pm_card_chargeDeclinedProcessingError":   {brand: "visa", last4: "0119", code: "processing_error", decline: "processing_error"},

	"pm_card_authenticationRequired":        {brand: "visa", last4: "3184", consent: true},
	"pm_card_authenticationRequiredOnSetup": {brand: "visa", last4: "3155", consent: true, once: true},
	"pm_card_chargeCustomerFail":            {brand: "visa", last4: "0341", awayCode: "card_declined", away: "generic_decline"},
	"pm_card_renewalInsufficientFunds":      {brand: "visa", last4: "9801", awayCode: "card_declined", away: "insufficient_funds"},
	"pm_card_renewalLostCard":               {brand: "visa", last4: "9802", awayCode: "card_declined", away: "lost_card"},
	"pm_card_renewalUnreachable":            {brand: "visa", last4: "9803", unreachable: true},
	"pm_card_renewalMisconfigured":          {brand: "visa", last4: "9804", forbidden: true},

	"pm_usBankAccount_success":           {kind: "us_bank_account", last4: "6789"},
	"pm_usBankAccount_insufficientFunds": {kind: "us_bank_account", last4: "2227", bounces: true},
	"pm_klarna":                          {kind: "klarna"},
	"pm_affirm":                          {kind: "affirm"},
	"pm_afterpay_clearpay":               {kind: "afterpay_clearpay"},
	"pm_paypal":                          {kind: "paypal"},
	"pm_cashapp":                         {kind: "cashapp"},
	"pm_ideal":                           {kind: "ideal", consent: true},

	"pm_card_pendingRefund": {brand: "visa", last4: "7726", refunds: "succeeded"},
	"pm_card_refundFail":    {brand: "visa", last4: "5126", refunds: "failed"},

	"pm_card_riskLevelElevated": {brand: "visa", last4: "9235", reviewed: true},
}

// debit reports whether charges are bank debits, which settle later.
func (c card) debit() bool { return c.kind == "us_bank_account" }

// methodOf returns an existing payment method, or a new one for a test token; nil means that the id is
// neither.
func (s *Stripe) methodOf(id string) *method {
	if m := s.methods[id]; m != nil {
		return m
	}
	c, found := cards[strings.Replace(id, "pm_card_visa_charge", "pm_card_charge", 1)]
	if !found {
		return nil
	}
	if c.kind == "" {
		c.kind = "card"
	}
	m := &method{id: s.name("pm"), card: c}
	s.methods[m.id] = m
	return m
}

// method is a PaymentMethod.
type method struct {
	id       string
	card     card
	customer *customer // customer to whom the method is attached; nil means that it is detached
	agreed   bool      // the customer agreed to charges in their absence
}

func (m *method) object() object {
	if m == nil {
		return nil
	}
	o := object{"id": m.id, "object": "payment_method", "type": m.card.kind, "created": 1790000000, "livemode": false}
	switch m.card.kind {
	case "card":
		details := object{"brand": m.card.brand, "last4": m.card.last4, "exp_month": 12, "exp_year": 2034}
		if m.card.wallet != "" {
			details["wallet"] = object{"type": m.card.wallet}
		}
		o["card"] = details
	case "us_bank_account":
		o[m.card.kind] = object{"last4": m.card.last4, "bank_name": "STRIPE TEST BANK"}
	default:
		o[m.card.kind] = object{}
	}
	if m.customer != nil {
		o["customer"] = m.customer.object()
	}
	return o
}
