package stripe

import (
	"errors"
	"net/http"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// reason is the platform's code and class for a decline by Stripe.
type reason struct {
	code  payment.DeclineCode
	class payment.DeclineClass
}

// reasons maps Stripe's decline codes (docs.stripe.com/declines/codes), and the error codes that decline
// a charge. Unlisted codes are soft declines. For lost, stolen and fraudulent cards, the texts do not
// reveal the reason to the customer.
var reasons = map[string]reason{
	"insufficient_funds":              {payment.InsufficientFunds, payment.Soft},
	"withdrawal_count_limit_exceeded": {payment.InsufficientFunds, payment.Soft},
	"card_velocity_exceeded":          {payment.InsufficientFunds, payment.Soft},

	"approve_with_id":       {payment.CardDeclined, payment.Soft},
	"call_issuer":           {payment.CardDeclined, payment.Soft},
	"do_not_honor":          {payment.CardDeclined, payment.Soft},
	"duplicate_transaction": {payment.CardDeclined, payment.Soft},
	"generic_decline":       {payment.CardDeclined, payment.Soft},
	"invalid_amount":        {payment.CardDeclined, payment.Soft},
	"no_action_taken":       {payment.CardDeclined, payment.Soft},

	"issuer_not_available": {payment.ProcessingError, payment.Soft},
	"processing_error":     {payment.ProcessingError, payment.Soft},
	"reenter_transaction":  {payment.ProcessingError, payment.Soft},
	"try_again_later":      {payment.ProcessingError, payment.Soft},

	"card_not_supported":                {payment.CardDeclined, payment.Hard},
	"currency_not_supported":            {payment.CardDeclined, payment.Hard},
	"do_not_try_again":                  {payment.CardDeclined, payment.Hard},
	"fraudulent":                        {payment.CardDeclined, payment.Hard},
	"incorrect_number":                  {payment.CardDeclined, payment.Hard},
	"incorrect_pin":                     {payment.CardDeclined, payment.Hard},
	"incorrect_zip":                     {payment.CardDeclined, payment.Hard},
	"invalid_account":                   {payment.CardDeclined, payment.Hard},
	"invalid_number":                    {payment.CardDeclined, payment.Hard},
	"invalid_pin":                       {payment.CardDeclined, payment.Hard},
	"merchant_blacklist":                {payment.CardDeclined, payment.Hard},
	"new_account_information_available": {payment.CardDeclined, payment.Hard},
	"not_permitted":                     {payment.CardDeclined, payment.Hard},
	"offline_pin_required":              {payment.CardDeclined, payment.Hard},
	"online_or_offline_pin_required":    {payment.CardDeclined, payment.Hard},
	"pickup_card":                       {payment.CardDeclined, payment.Hard},
	"pin_try_exceeded":                  {payment.CardDeclined, payment.Hard},
	"restricted_card":                   {payment.CardDeclined, payment.Hard},
	"revocation_of_all_authorizations":  {payment.CardDeclined, payment.Hard},
	"revocation_of_authorization":       {payment.CardDeclined, payment.Hard},
	"security_violation":                {payment.CardDeclined, payment.Hard},
	"service_not_allowed":               {payment.CardDeclined, payment.Hard},
	"stop_payment_order":                {payment.CardDeclined, payment.Hard},
	"testmode_decline":                  {payment.CardDeclined, payment.Hard},
	"transaction_not_allowed":           {payment.CardDeclined, payment.Hard},

	"lost_card":            {payment.LostCard, payment.Hard},
	"stolen_card":          {payment.StolenCard, payment.Hard},
	"expired_card":         {payment.ExpiredCard, payment.Hard},
	"invalid_expiry_month": {payment.ExpiredCard, payment.Hard},
	"invalid_expiry_year":  {payment.ExpiredCard, payment.Hard},
	"incorrect_cvc":        {payment.IncorrectCVC, payment.Hard},
	"invalid_cvc":          {payment.IncorrectCVC, payment.Hard},

	"authentication_required":                {payment.AuthenticationRequired, payment.NeedsCustomer},
	"payment_intent_action_required":         {payment.AuthenticationRequired, payment.NeedsCustomer},
	"payment_intent_mandate_invalid":         {payment.AuthenticationRequired, payment.NeedsCustomer},
	"payment_intent_authentication_failure":  {payment.AuthenticationFailed, payment.NeedsCustomer},
	"setup_intent_authentication_failure":    {payment.AuthenticationFailed, payment.NeedsCustomer},
	"payment_method_customer_decline":        {payment.AuthenticationFailed, payment.NeedsCustomer},
	"payment_intent_payment_attempt_expired": {payment.AuthenticationFailed, payment.NeedsCustomer},

	// These codes concern bank debits.
	"account_closed":                      {payment.CardDeclined, payment.Hard},
	"bank_account_declined":               {payment.CardDeclined, payment.Hard},
	"bank_account_restricted":             {payment.CardDeclined, payment.Hard},
	"bank_account_unusable":               {payment.CardDeclined, payment.Hard},
	"debit_not_authorized":                {payment.CardDeclined, payment.Hard},
	"no_account":                          {payment.CardDeclined, payment.Hard},
	"payment_method_bank_account_blocked": {payment.CardDeclined, payment.Hard},

	// These codes concern the payment method itself.
	"payment_method_unactivated":       {payment.InvalidToken, payment.Hard},
	"payment_method_currency_mismatch": {payment.CardDeclined, payment.Hard},
}

// declinedBy returns the result of a charge that Stripe declined.
func declinedBy(said *stripe.Error) payment.Result {
	why, known := reasons[string(said.DeclineCode)]
	if !known {
		why, known = reasons[string(said.Code)]
	}
	if !known {
		why = reason{payment.CardDeclined, payment.Soft}
	}
	r := payment.RefusedAs(why.code)
	r.Decline.Class = why.class
	return show(r, said.PaymentMethod)
}

// failed converts the error of a call that Stripe did not carry out. The result is Unknown if there was
// no response, or if a later response may differ. If the call or the account is wrong, failed returns an
// error.
func failed(err error) (payment.Result, error) {
	said, ok := errors.AsType[*stripe.Error](err)
	if !ok {
		return payment.Unanswered(stripeapi.Told(err)), nil
	}
	_, refused := reasons[string(said.Code)]
	switch status := said.HTTPStatusCode; {
	case said.Type == stripe.ErrorTypeIdempotency:
		return payment.Result{}, payment.ErrKeyReused
	case status >= http.StatusInternalServerError || status == http.StatusTooManyRequests || status == http.StatusConflict:
		return payment.Unanswered(stripeapi.Told(err)), nil
	case said.Type == stripe.ErrorTypeCard || status == http.StatusPaymentRequired || refused:
		return declinedBy(said), nil
	}
	return payment.Result{}, stripeapi.Told(err)
}

// missing reports whether Stripe does not know an object that the call names.
func missing(err error) bool {
	said, ok := errors.AsType[*stripe.Error](err)
	return ok && (said.Code == stripe.ErrorCodeResourceMissing || said.HTTPStatusCode == http.StatusNotFound)
}

// invalid returns Stripe's error if the call itself was invalid, otherwise nil.
func invalid(err error) *stripe.Error {
	if said, ok := errors.AsType[*stripe.Error](err); ok && said.HTTPStatusCode == http.StatusBadRequest && said.Type == stripe.ErrorTypeInvalidRequest {
		return said
	}
	return nil
}
