package payment

import (
	"strconv"
	"strings"
)

// testCard describes how the sandbox treats a token.
type testCard struct {
	brand, lastFour string
	// decline is the code with which every authorization of the card is declined; empty means none.
	decline DeclineCode
	// consent means that the customer must authenticate first. once means that later charges in the
	// customer's absence need no further authentication if there is a mandate.
	consent, once bool
	// away describes charges in the customer's absence.
	away absence
	// pends marks a bank debit that is decided later. bounces means that the debit is finally declined.
	pends, bounces bool
	// refundPends makes refunds pending at first, and refundFails makes them fail afterwards. Without
	// both, refunds succeed at once.
	refundPends, refundFails bool
	// disputes is the reason of the dispute that the bank opens after the first capture; empty means no
	// dispute. inquires means that the dispute is an inquiry.
	disputes string
	inquires bool
	// reviewed means that payments with the card are reviewed for fraud.
	reviewed bool
	// link means that the token stands for a payment page and not for a card.
	link bool
	// expires contains the month and the year of expiry; zero means 12/2034.
	expires [2]int
}

// linkToken is the token of link payments in the books. The space in it distinguishes it from the tokens
// of test cards. A caller who sends this token gets invalid_token.
const linkToken = "crypto link"

// absence describes how a card is charged in the customer's absence.
type absence struct {
	decline       DeclineCode // empty means that the charge is not declined
	unreachable   bool        // the call is lost and returns Unknown
	misconfigured bool        // the call returns an error that is not a decision about the card
}

// testCards maps tokens to test cards, with Stripe's names and the last four digits of Stripe's test
// numbers. Stripe has no names for the cards for renewals; those names are our own.
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

// expiring is the prefix of tokens that contain the card's expiry as MMYY: with 0127 the card expires in
// January 2027.
const expiring = "pm_card_expires"

// testCardOf returns the card of a token. Stripe's newer documents add the brand to some names;
// testCardOf accepts both forms.
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

// shown adds the details of the card to a result.
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
