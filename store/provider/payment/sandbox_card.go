package payment

import (
	"maps"
	"slices"
	"strings"
)

// testCard is what a token of the sandbox stands for.
type testCard struct {
	brand, lastFour string
	// decline refuses every authorization; empty: none.
	decline DeclineCode
	// consent: the customer has to authenticate first.
	consent bool
	// What becomes of refunds; both false: they succeed at once.
	refundPends, refundFails bool
}

// testCards are the tokens, by Stripe's names and with the last four digits of
// Stripe's test numbers.
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

	"pm_card_authenticationRequired": {brand: "visa", lastFour: "3184", consent: true},
	"pm_card_pendingRefund":          {brand: "visa", lastFour: "7726", refundPends: true},
	"pm_card_refundFail":             {brand: "visa", lastFour: "5126", refundPends: true, refundFails: true},
}

// testCardOf finds the card of a token. Some of Stripe's names have the brand in
// them in newer documents.
func testCardOf(token string) (testCard, bool) {
	card, found := testCards[strings.Replace(token, "pm_card_visa_charge", "pm_card_charge", 1)]
	return card, found
}

// shown completes a result with what may be shown of the card.
func (c testCard) shown(r Result) Result {
	r.PaymentType, r.Brand, r.LastFour, r.ExpiryMonth, r.ExpiryYear = Card, c.brand, c.lastFour, 12, 2034
	return r
}

// declines are the texts for the customer. What may work later is retryable.
var declines = map[DeclineCode]Decline{
	CardDeclined:             {Message: "The card was declined."},
	InsufficientFunds:        {Message: "The card has insufficient funds.", Retryable: true},
	LostCard:                 {Message: "The card was declined."},
	StolenCard:               {Message: "The card was declined."},
	ExpiredCard:              {Message: "The card has expired."},
	IncorrectCVC:             {Message: "The security code of the card is incorrect."},
	ProcessingError:          {Message: "An error occurred while the card was processed. Try again in a moment.", Retryable: true},
	InvalidToken:             {Message: "There is no such payment method. The sandbox takes pm_card_visa and the other tokens that testPaymentTokens lists in the provider's publicConfig."},
	AuthenticationRequired:   {Message: "The payment waits for authentication."},
	AuthenticationFailed:     {Message: "The payment was not authenticated."},
	PaymentNotFound:          {Message: "There is no such payment."},
	PaymentVoided:            {Message: "The payment was voided."},
	PaymentCaptured:          {Message: "The payment was captured in full."},
	CurrencyMismatch:         {Message: "The payment is in another currency."},
	CaptureExceedsAuthorized: {Message: "The amount is more than is left to capture."},
	RefundExceedsCaptured:    {Message: "The amount is more than is left to refund."},
	RefundFailed:             {Message: "The bank did not accept the refund."},
	ProviderUnsupported:      {Message: "The store has no way to reach the payment's provider."},
}

// DeclineCodes lists the reasons that there are.
func DeclineCodes() []DeclineCode { return slices.Sorted(maps.Keys(declines)) }

func declined(code DeclineCode) Result {
	d := declines[code]
	d.Code = code
	return Result{Outcome: Declined, Decline: &d}
}
