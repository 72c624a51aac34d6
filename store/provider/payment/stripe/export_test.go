package stripe

import "github.com/stripe/stripe-go/v85"

// Reasons maps each known decline code of Stripe to the platform's code and class.
func Reasons() map[string][2]string {
	all := map[string][2]string{}
	for code, why := range reasons {
		all[code] = [2]string{string(why.code), string(why.class)}
	}
	return all
}

// DeclineCodes lists the decline codes that Stripe's library defines.
func DeclineCodes() (all []string) {
	for _, code := range []stripe.DeclineCode{
		stripe.DeclineCodeAuthenticationRequired, stripe.DeclineCodeApproveWithID, stripe.DeclineCodeCallIssuer, stripe.DeclineCodeCardNotSupported,
		stripe.DeclineCodeCardVelocityExceeded, stripe.DeclineCodeCurrencyNotSupported, stripe.DeclineCodeDoNotHonor, stripe.DeclineCodeDoNotTryAgain,
		stripe.DeclineCodeDuplicateTransaction, stripe.DeclineCodeExpiredCard, stripe.DeclineCodeFraudulent, stripe.DeclineCodeGenericDecline,
		stripe.DeclineCodeIncorrectNumber, stripe.DeclineCodeIncorrectCVC, stripe.DeclineCodeIncorrectPIN, stripe.DeclineCodeIncorrectZip,
		stripe.DeclineCodeInsufficientFunds, stripe.DeclineCodeInvalidAccount, stripe.DeclineCodeInvalidAmount, stripe.DeclineCodeInvalidCVC,
		stripe.DeclineCodeInvalidExpiryMonth, stripe.DeclineCodeInvalidExpiryYear, stripe.DeclineCodeInvalidNumber, stripe.DeclineCodeInvalidPIN,
		stripe.DeclineCodeIssuerNotAvailable, stripe.DeclineCodeLostCard, stripe.DeclineCodeMerchantBlacklist, stripe.DeclineCodeNewAccountInformationAvailable,
		stripe.DeclineCodeNoActionTaken, stripe.DeclineCodeNotPermitted, stripe.DeclineCodeOfflinePINRequired, stripe.DeclineCodeOnlineOrOfflinePINRequired,
		stripe.DeclineCodePickupCard, stripe.DeclineCodePINTryExceeded, stripe.DeclineCodeProcessingError, stripe.DeclineCodeReenterTransaction,
		stripe.DeclineCodeRestrictedCard, stripe.DeclineCodeRevocationOfAllAuthorizations, stripe.DeclineCodeRevocationOfAuthorization,
		stripe.DeclineCodeSecurityViolation, stripe.DeclineCodeServiceNotAllowed, stripe.DeclineCodeStolenCard, stripe.DeclineCodeStopPaymentOrder,
		stripe.DeclineCodeTestModeDecline, stripe.DeclineCodeTransactionNotAllowed, stripe.DeclineCodeTryAgainLater, stripe.DeclineCodeWithdrawalCountLimitExceeded,
	} {
		all = append(all, string(code))
	}
	return all
}
