package payment

import (
	"maps"
	"slices"
)

// declines maps each code to the text for the customer and the class; a missing class means Hard. Codes
// about our call, and not about a means of payment, are also Hard, because the same call never succeeds.
var declines = map[DeclineCode]Decline{
	CardDeclined:             {Message: "The card was declined.", Class: Soft},
	InsufficientFunds:        {Message: "There are insufficient funds.", Class: Soft},
	LostCard:                 {Message: "The card was declined."},
	StolenCard:               {Message: "The card was declined."},
	ExpiredCard:              {Message: "The card has expired."},
	IncorrectCVC:             {Message: "The security code of the card is incorrect."},
	ProcessingError:          {Message: "An error occurred while the card was processed. Try again in a moment.", Class: Soft},
	InvalidToken:             {Message: "There is no such payment method."},
	AuthenticationRequired:   {Message: "The payment waits for authentication.", Class: NeedsCustomer},
	AuthenticationFailed:     {Message: "The payment was not authenticated.", Class: NeedsCustomer},
	PaymentExpired:           {Message: "The payment was not made in time.", Class: NeedsCustomer},
	PaymentNotFound:          {Message: "There is no such payment."},
	PaymentVoided:            {Message: "The payment was voided."},
	PaymentCaptured:          {Message: "The payment was captured in full."},
	CurrencyMismatch:         {Message: "The payment is in another currency."},
	CaptureExceedsAuthorized: {Message: "The amount is more than is left to capture."},
	RefundExceedsCaptured:    {Message: "The amount is more than is left to refund."},
	RefundFailed:             {Message: "The bank did not accept the refund."},
	ProviderUnsupported:      {Message: "The store has no way to reach the payment's provider."},
}

// DeclineCodes lists all decline codes, sorted.
func DeclineCodes() []DeclineCode { return slices.Sorted(maps.Keys(declines)) }

// RefusedAs returns a declined result with the text and the class that belong to the code.
func RefusedAs(code DeclineCode) Result {
	d := declines[code]
	if d.Code = code; d.Class == "" {
		d.Class = Hard
	}
	return Result{Outcome: Declined, Decline: &d}
}
