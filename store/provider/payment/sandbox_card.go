package payment

import (
	"strconv"
	"strings"
)

// testCard is what a token of the sandbox stands for.
type testCard struct {
	brand, lastFour string
	// decline refuses every authorization; empty: none.
	decline DeclineCode
	// consent: the customer has to authenticate first; once: not again for charges
	// without them, with what they agreed to.
	consent, once bool
	// away is what becomes of charges without the customer.
	away absence
	// pends: a bank debit, decided later; bounces: by not paying it.
	pends, bounces bool
	// What becomes of refunds; both false: they succeed at once.
	refundPends, refundFails bool
	// disputes is why its bank disputes what is captured; empty: it does not. inquires:
	// it only asks first.
	disputes string
	inquires bool
	// reviewed: its payments are reviewed for fraud.
	reviewed bool
	// link: it is no card, but a page on which is paid.
	link bool
	// expires is the month and year of its last day; zero: far away.
	expires [2]int
}

// linkToken stands in the books for what is paid on a page. No caller can send it: it
// has a space.
const linkToken = "crypto link"

// absence is what becomes of a card's charges while its customer is away.
type absence struct {
	decline       DeclineCode // empty: none
	unreachable   bool        // the gateway never gets them, and nobody hears an answer
	misconfigured bool        // they are no decision about the card, but an error
}

// testCards are the tokens, by Stripe's names and with the last four digits of
// Stripe's test numbers; those of renewals that Stripe has no name for are ours.
var testCards = map[string]testCard{
	"pm_card_visa":       {brand: "visa", lastFour: "4242"},
	"pm_card_mastercard": {brand: "mastercard", lastFour: "4444"},
	"pm_card_amex":       {brand: "amex", lastFour: "0005"},

	"pm_card_chargeDeclined":                  {brand: "visa", lastFour: "0002", decline: CardDeclined},
	"pm_card_chargeDeclinedInsufficientFunds": {brand: "visa", lastFour: "9995", decline: InsufficientFunds},
	"pm_card_chargeDeclinedLostCard":          {brand: "visa", lastFour: "9987", decline: LostCard},
	"pm_card_chargeDeclinedStolenCard":        {brand: "visa", lastFour: "9979", decline: StolenCard},
	"pm_card_chargeDeclinedExpiredCard":       {brand: "visa", lastFour: "0069", decline: ExpiredCard},
	"pm_card_chargeDeclinedIncorrectCvc":      {brand: "visa", lastFour: "0127", decline: IncorrectCVC},
	"pm_card_chargeDeclinedProcessingError":   {brand: "visa", lastFour: "0119", decline: ProcessingError},

	"pm_card_authenticationRequired":        {brand: "visa", lastFour: "3184", consent: true},
	"pm_card_authenticationRequiredOnSetup": {brand: "visa", lastFour: "3155", consent: true, once: true},
	"pm_card_chargeCustomerFail":            {brand: "visa", lastFour: "0341", away: absence{decline: CardDeclined}},
	"pm_card_renewalInsufficientFunds":      {brand: "visa", lastFour: "9801", away: absence{decline: InsufficientFunds}},
	"pm_card_renewalLostCard":               {brand: "visa", lastFour: "9802", away: absence{decline: LostCard}},
	"pm_card_renewalUnreachable":            {brand: "visa", lastFour: "9803", away: absence{unreachable: true}},
	"pm_card_renewalMisconfigured":          {brand: "visa", lastFour: "9804", away: absence{misconfigured: true}},

	"pm_usBankAccount_success":           {lastFour: "6789", pends: true},
	"pm_usBankAccount_insufficientFunds": {lastFour: "2227", pends: true, bounces: true},

	"pm_card_pendingRefund": {brand: "visa", lastFour: "7726", refundPends: true},
	"pm_card_refundFail":    {brand: "visa", lastFour: "5126", refundPends: true, refundFails: true},

	"pm_card_createDispute":                   {brand: "visa", lastFour: "0259", disputes: "fraudulent"},
	"pm_card_createDisputeProductNotReceived": {brand: "visa", lastFour: "2685", disputes: "product_not_received"},
	"pm_card_createDisputeInquiry":            {brand: "visa", lastFour: "1976", disputes: "fraudulent", inquires: true},

	"pm_card_riskLevelElevated": {brand: "visa", lastFour: "9235", reviewed: true},
}

// expiring begins the tokens of cards that name the month of their last day, as 0127 for
// January 2027.
const expiring = "pm_card_expires"

// testCardOf finds the card of a token. Some of Stripe's names have the brand in
// them in newer documents.
func testCardOf(token string) (testCard, bool) {
	if token == linkToken {
		return testCard{link: true}, true
	}
	if month, names := strings.CutPrefix(token, expiring); names {
		n, err := strconv.Atoi(month)
		if err != nil || len(month) != 4 || n < 100 || n/100 > 12 {
			return testCard{}, false
		}
		return testCard{brand: "visa", lastFour: "9805", expires: [2]int{n / 100, 2000 + n%100}}, true
	}
	card, found := testCards[strings.Replace(token, "pm_card_visa_charge", "pm_card_charge", 1)]
	return card, found
}

// shown completes a result with what may be shown of the card.
func (c testCard) shown(r Result) Result {
	if c.link {
		r.PaymentType = Crypto
		return r
	}
	if r.LastFour = c.lastFour; c.brand == "" {
		r.PaymentType = Bank
		return r
	}
	r.PaymentType, r.Brand, r.ExpiryMonth, r.ExpiryYear = Card, c.brand, 12, 2034
	if c.expires[0] > 0 {
		r.ExpiryMonth, r.ExpiryYear = c.expires[0], c.expires[1]
	}
	return r
}
