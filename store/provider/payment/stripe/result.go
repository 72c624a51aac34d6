package stripe

import (
	"errors"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// errUnderWay means that an intent is still being confirmed, so its outcome is unknown.
var errUnderWay = errors.New("stripe: the payment is being confirmed")

func currencyOf(c stripe.Currency) domain.Currency {
	return domain.Currency(strings.ToUpper(string(c)))
}

// paymentResult returns the current result of a PaymentIntent.
func paymentResult(pi *stripe.PaymentIntent) (payment.Result, error) {
	currency := currencyOf(pi.Currency)
	r := payment.Result{Reference: pi.ID, Amount: stripeapi.Amount(pi.Amount, currency), Review: reviewOf(pi)}
	switch pi.Status {
	case stripe.PaymentIntentStatusSucceeded, stripe.PaymentIntentStatusRequiresCapture:
		r.Outcome, r.Held, r.Captured = payment.Succeeded, stripeapi.Amount(pi.AmountCapturable, currency), stripeapi.Amount(pi.AmountReceived, currency)
	case stripe.PaymentIntentStatusProcessing:
		r.Outcome = payment.Pending
	case stripe.PaymentIntentStatusRequiresAction:
		if r.Action = actionOf(pi); r.Action == nil {
			return undone(pi.ID, payment.RefusedAs(payment.AuthenticationRequired), pi.PaymentMethod), nil
		}
		r.Outcome = payment.ActionRequired
	case stripe.PaymentIntentStatusCanceled:
		if authorized(pi) {
			return undone(pi.ID, payment.RefusedAs(payment.PaymentVoided), pi.PaymentMethod), nil
		}
		return undone(pi.ID, refusal(pi.LastPaymentError), pi.PaymentMethod), nil
	default: // the intent needs another payment method, or is not confirmed yet
		if pi.LastPaymentError == nil && time.Since(time.Unix(pi.Created, 0)) < time.Minute {
			return payment.Result{}, errUnderWay
		}
		return undone(pi.ID, refusal(pi.LastPaymentError), pi.PaymentMethod), nil
	}
	r = show(r, pi.PaymentMethod)
	if r.Held.Positive() {
		r.HeldUntil = heldUntil(pi.LatestCharge)
	}
	if pi.SetupFutureUsage != "" && pi.PaymentMethod != nil && r.Outcome != payment.ActionRequired {
		r.Instrument, r.Mandate = keptOf(pi)
	}
	return r, nil
}

// holdTimes maps payment methods to the duration of their authorizations, from Stripe's guide "Place a
// hold on a payment method". Stripe returns the end of a hold only for cards. For all other methods,
// ordering.AuthorizationLife applies.
var holdTimes = map[stripe.ChargePaymentMethodDetailsType]time.Duration{
	"klarna":            28 * 24 * time.Hour,
	"affirm":            30 * 24 * time.Hour,
	"afterpay_clearpay": 13 * 24 * time.Hour,
	"paypal":            10 * 24 * time.Hour,
}

// heldUntil returns the time when the authorization of a charge expires; zero means unknown.
func heldUntil(charge *stripe.Charge) time.Time {
	if charge == nil || charge.PaymentMethodDetails == nil {
		return time.Time{}
	}
	d := charge.PaymentMethodDetails
	if d.Card != nil && d.Card.CaptureBefore > 0 {
		return time.Unix(d.Card.CaptureBefore, 0).UTC()
	}
	if window, ok := holdTimes[d.Type]; ok && charge.Created > 0 {
		return time.Unix(charge.Created, 0).UTC().Add(window)
	}
	return time.Time{}
}

// keptOf returns the payment method and the mandate for later charges. A redirect through a bank results
// in a SEPA direct debit for later charges.
func keptOf(pi *stripe.PaymentIntent) (instrument, mandate string) {
	instrument = pi.PaymentMethod.ID
	if pi.LatestCharge == nil || pi.LatestCharge.PaymentMethodDetails == nil {
		return instrument, ""
	}
	d := pi.LatestCharge.PaymentMethodDetails
	switch {
	case d.Card != nil:
		mandate = d.Card.Mandate
	case d.USBankAccount != nil && d.USBankAccount.Mandate != nil:
		mandate = d.USBankAccount.Mandate.ID
	case d.SEPADebit != nil:
		mandate = d.SEPADebit.Mandate
	case d.BACSDebit != nil:
		mandate = d.BACSDebit.Mandate
	case d.AUBECSDebit != nil:
		mandate = d.AUBECSDebit.Mandate
	case d.ACSSDebit != nil:
		mandate = d.ACSSDebit.Mandate
	case d.Bancontact != nil && d.Bancontact.GeneratedSEPADebit != nil:
		instrument = d.Bancontact.GeneratedSEPADebit.ID
	case d.IDEAL != nil && d.IDEAL.GeneratedSEPADebit != nil:
		instrument = d.IDEAL.GeneratedSEPADebit.ID
	}
	return instrument, mandate
}

// setupResult returns the current result of a SetupIntent.
func setupResult(si *stripe.SetupIntent) (payment.Result, error) {
	r := payment.Result{Reference: si.ID}
	switch si.Status {
	case stripe.SetupIntentStatusSucceeded, stripe.SetupIntentStatusProcessing:
		if r.Outcome = payment.Succeeded; si.Status == stripe.SetupIntentStatusProcessing {
			r.Outcome = payment.Pending
		}
		if si.PaymentMethod != nil && si.Customer != nil {
			r.Instrument = si.PaymentMethod.ID
		}
		if si.Mandate != nil {
			r.Mandate = si.Mandate.ID
		}
	case stripe.SetupIntentStatusRequiresAction:
		next := si.NextAction
		switch {
		case next != nil && next.RedirectToURL != nil:
			r.Action = &payment.Action{Type: redirectType(si.PaymentMethod), URL: next.RedirectToURL.URL}
		case next != nil && next.VerifyWithMicrodeposits != nil:
			r.Action = &payment.Action{Type: payment.Redirect, URL: next.VerifyWithMicrodeposits.HostedVerificationURL}
		default:
			return undone(si.ID, payment.RefusedAs(payment.AuthenticationRequired), si.PaymentMethod), nil
		}
		r.Outcome = payment.ActionRequired
	case stripe.SetupIntentStatusCanceled:
		return undone(si.ID, refusal(si.LastSetupError), si.PaymentMethod), nil
	default:
		if si.LastSetupError == nil && time.Since(time.Unix(si.Created, 0)) < time.Minute {
			return payment.Result{}, errUnderWay
		}
		return undone(si.ID, refusal(si.LastSetupError), si.PaymentMethod), nil
	}
	return show(r, si.PaymentMethod), nil
}

// refusal returns the decline of a failed intent. An intent without an error was canceled while it waited
// for its customer.
func refusal(said *stripe.Error) payment.Result {
	if said == nil {
		return payment.RefusedAs(payment.AuthenticationFailed)
	}
	return declinedBy(said)
}

// undone adds the intent's id to a decline and, if it is missing, the payment method.
func undone(id string, r payment.Result, pm *stripe.PaymentMethod) payment.Result {
	r.Reference = id
	if r.LastFour == "" {
		r = show(r, pm)
	}
	return r
}

// authorized reports whether money was ever held or captured for an intent.
func authorized(pi *stripe.PaymentIntent) bool {
	return pi.LatestCharge != nil && pi.LatestCharge.Status == stripe.ChargeStatusSucceeded
}

// refundResult returns the current result of a refund.
func refundResult(r *stripe.Refund) payment.Result {
	amount := stripeapi.Amount(r.Amount, currencyOf(r.Currency))
	switch r.Status {
	case stripe.RefundStatusSucceeded:
		return payment.Result{Outcome: payment.Succeeded, Reference: r.ID, Amount: amount}
	case stripe.RefundStatusFailed, stripe.RefundStatusCanceled:
		out := payment.RefusedAs(payment.RefundFailed)
		out.Reference = r.ID
		return out
	default:
		return payment.Result{Outcome: payment.Pending, Reference: r.ID, Amount: amount}
	}
}

// actionOf returns the page that the customer must open; nil means none.
func actionOf(pi *stripe.PaymentIntent) *payment.Action {
	next := pi.NextAction
	if next == nil {
		return nil
	}
	a := &payment.Action{Type: payment.Redirect}
	switch {
	case next.RedirectToURL != nil:
		a.Type, a.URL = redirectType(pi.PaymentMethod), next.RedirectToURL.URL
	case next.AlipayHandleRedirect != nil:
		a.URL = next.AlipayHandleRedirect.URL
	case next.CashAppHandleRedirectOrDisplayQRCode != nil:
		a.URL = next.CashAppHandleRedirectOrDisplayQRCode.HostedInstructionsURL
	case next.SwishHandleRedirectOrDisplayQRCode != nil:
		a.URL = next.SwishHandleRedirectOrDisplayQRCode.HostedInstructionsURL
	case next.WeChatPayDisplayQRCode != nil:
		a.URL = next.WeChatPayDisplayQRCode.HostedInstructionsURL
	case next.PayNowDisplayQRCode != nil:
		a.URL = next.PayNowDisplayQRCode.HostedInstructionsURL
	case next.PixDisplayQRCode != nil:
		a.URL = next.PixDisplayQRCode.HostedInstructionsURL
	case next.PromptPayDisplayQRCode != nil:
		a.URL = next.PromptPayDisplayQRCode.HostedInstructionsURL
	case next.DisplayBankTransferInstructions != nil:
		a.URL = next.DisplayBankTransferInstructions.HostedInstructionsURL
	case next.BoletoDisplayDetails != nil:
		a.URL = next.BoletoDisplayDetails.HostedVoucherURL
	case next.KonbiniDisplayDetails != nil:
		a.URL = next.KonbiniDisplayDetails.HostedVoucherURL
	case next.MultibancoDisplayDetails != nil:
		a.URL = next.MultibancoDisplayDetails.HostedVoucherURL
	case next.OXXODisplayDetails != nil:
		a.URL = next.OXXODisplayDetails.HostedVoucherURL
	case next.VerifyWithMicrodeposits != nil:
		a.URL = next.VerifyWithMicrodeposits.HostedVerificationURL
	}
	if a.URL == "" {
		return nil
	}
	return a
}

// redirectType returns the type of a redirect. For a card it is 3-D Secure.
func redirectType(pm *stripe.PaymentMethod) payment.ActionType {
	if pm != nil && pm.Type == stripe.PaymentMethodTypeCard {
		return payment.ThreeDS
	}
	return payment.Redirect
}

// bankTypes lists Stripe's payment method types that move money between bank accounts.
const bankTypes = " acss_debit au_becs_debit bacs_debit bancontact blik boleto customer_balance eps fpx giropay ideal konbini multibanco nz_bank_account oxxo " +
	"p24 pay_by_bank paynow payto pix promptpay sepa_debit sofort swish twint upi us_bank_account "

// show adds the details of a payment method to a result.
func show(r payment.Result, pm *stripe.PaymentMethod) payment.Result {
	if pm == nil || pm.Type == "" {
		return r
	}
	switch kind := string(pm.Type); {
	case pm.Card != nil:
		if r.PaymentType = payment.Card; pm.Card.Wallet != nil && pm.Card.Wallet.Type != "" {
			r.PaymentType = payment.DigitalWallet
		}
		r.Brand, r.LastFour, r.ExpiryMonth, r.ExpiryYear = string(pm.Card.Brand), pm.Card.Last4, int(pm.Card.ExpMonth), int(pm.Card.ExpYear)
	case kind == "crypto":
		r.PaymentType = payment.Crypto
	case strings.Contains(bankTypes, " "+kind+" "):
		r.PaymentType = payment.Bank
		switch {
		case pm.USBankAccount != nil:
			r.LastFour = pm.USBankAccount.Last4
		case pm.SEPADebit != nil:
			r.LastFour = pm.SEPADebit.Last4
		case pm.BACSDebit != nil:
			r.LastFour = pm.BACSDebit.Last4
		case pm.AUBECSDebit != nil:
			r.LastFour = pm.AUBECSDebit.Last4
		case pm.ACSSDebit != nil:
			r.LastFour = pm.ACSSDebit.Last4
		}
	default:
		r.PaymentType, r.Brand = payment.DigitalWallet, kind
	}
	return r
}
