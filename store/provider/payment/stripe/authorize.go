package stripe

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Authorize creates and confirms a PaymentIntent in one call, or a SetupIntent for an amount of 0.
// Payment methods without holds, such as bank debits, are captured at once. A bank debit needs a
// confirmation token, which contains the customer's mandate.
func (g *Gateway) Authorize(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (payment.Result, error) {
	c, err := r.Call(a).Checked()
	if err != nil {
		return payment.Result{}, err
	}
	amount, err := minor(c.Amount, c.Currency)
	if err != nil {
		return payment.Result{}, err
	}
	if c.Token == "" && c.Instrument == "" {
		return payment.RefusedAs(payment.InvalidToken), nil
	}
	client := g.client(a)
	m, err := findMeans(ctx, client, a, r)
	if err != nil {
		return notCharged(err)
	}
	if amount == 0 {
		return setUp(ctx, client, a, r, m)
	}
	pi, err := post(ctx, r.Key, time.Time{}, func(p stripe.Params) (*stripe.PaymentIntent, error) {
		params := &stripe.PaymentIntentCreateParams{
			Params: p, Amount: &amount, Currency: stripe.String(strings.ToLower(string(c.Currency))), Confirm: stripe.Bool(true),
			PaymentMethod: m.method, ConfirmationToken: m.confirmation, Customer: m.customer, SetupFutureUsage: m.usage,
			Metadata: orderMarks(a, r), Description: orderText("Order", r), Expand: expanded(""),
			// On card statements, the suffix follows the account's own prefix. Stripe requires a letter
			// in the suffix and at most 22 characters, and truncates prefix and suffix together.
			StatementDescriptorSuffix: orderText("ORDER", r),
		}
		if r.OffSession {
			params.OffSession = stripe.Bool(true)
		}
		if strings.HasPrefix(r.Mandate, "mandate_") {
			params.Mandate = &r.Mandate
		}
		if !r.AutoCapture {
			params.PaymentMethodOptions = held()
		}
		if params.ReturnURL = optional(r.ReturnURL); params.ReturnURL == nil {
			params.AutomaticPaymentMethods = &stripe.PaymentIntentCreateAutomaticPaymentMethodsParams{Enabled: stripe.Bool(true), AllowRedirects: stripe.String("never")}
		}
		return client.V1PaymentIntents.Create(ctx, params)
	})
	if err != nil {
		return notCharged(err)
	}
	return answered(paymentResult(pi))
}

// setUp verifies a payment method and saves it for later.
func setUp(ctx context.Context, client *stripe.Client, a payment.Account, r payment.AuthorizeRequest, m means) (payment.Result, error) {
	si, err := post(ctx, r.Key, time.Time{}, func(p stripe.Params) (*stripe.SetupIntent, error) {
		params := &stripe.SetupIntentCreateParams{
			Params: p, Confirm: stripe.Bool(true), PaymentMethod: m.method, ConfirmationToken: m.confirmation, Customer: m.customer, Usage: m.usage,
			Metadata: orderMarks(a, r), Description: orderText("Order", r), Expand: expandedSetup(""),
		}
		if params.Usage == nil {
			params.Usage = stripe.String(onSession)
		}
		if params.ReturnURL = optional(r.ReturnURL); params.ReturnURL == nil {
			params.AutomaticPaymentMethods = &stripe.SetupIntentCreateAutomaticPaymentMethodsParams{Enabled: stripe.Bool(true), AllowRedirects: stripe.String("never")}
		}
		return client.V1SetupIntents.Create(ctx, params)
	})
	if err != nil {
		return notCharged(err)
	}
	return answered(setupResult(si))
}

// These constants are values of setup_future_usage.
const (
	onSession  = "on_session"
	offSession = "off_session"
)

// means contains the payment method of a request, with its customer.
type means struct {
	method, confirmation, customer *string
	usage                          *string // later use for which the method is saved; nil means that it is not saved
}

// errMeans means that an instrument does not belong to the customer.
type errMeans struct{}

func (errMeans) Error() string { return "stripe: the instrument is not the customer's" }

// findMeans returns the payment method of a request: either a token from the browser, or a method that
// Stripe saved for this customer of the account.
func findMeans(ctx context.Context, client *stripe.Client, a payment.Account, r payment.AuthorizeRequest) (m means, err error) {
	if r.Save || r.Instrument != "" && r.Recurring {
		if m.usage = stripe.String(onSession); r.Recurring {
			m.usage = stripe.String(offSession)
		}
	}
	switch {
	case r.Instrument != "":
		m.method = &r.Instrument
		m.customer, err = holderOf(ctx, client, a, r.Customer, r.Instrument)
		return m, err
	case strings.HasPrefix(r.Token, "ctoken_"):
		m.confirmation = &r.Token
	default:
		m.method = &r.Token
	}
	if r.Save {
		m.customer, err = customerOf(ctx, client, a, r.Customer)
	}
	return m, err
}

// holderOf returns Stripe's id of the customer who owns an instrument.
func holderOf(ctx context.Context, client *stripe.Client, a payment.Account, customer int64, instrument string) (*string, error) {
	pm, err := client.V1PaymentMethods.Retrieve(ctx, instrument, &stripe.PaymentMethodRetrieveParams{Expand: []*string{stripe.String("customer")}})
	switch {
	case err != nil:
		return nil, err
	case pm.Customer == nil || !isCustomer(a, customer, pm.Customer.Metadata):
		return nil, errMeans{}
	}
	return &pm.Customer.ID, nil
}

func isCustomer(a payment.Account, customer int64, metadata map[string]string) bool {
	return own(a, metadata) && metadata[metaCustomer] == strconv.FormatInt(customer, 10)
}

// customerOf returns Stripe's id of a customer and creates a missing customer. Stripe's search finds a
// customer about a minute after the creation. For a day, the idempotency key prevents duplicates.
func customerOf(ctx context.Context, client *stripe.Client, a payment.Account, customer int64) (*string, error) {
	id := strconv.FormatInt(customer, 10)
	search := &stripe.CustomerSearchParams{}
	search.Query = "metadata['" + metaNamespace + "']:'" + a.Namespace + "' AND metadata['" + metaCustomer + "']:'" + id + "'"
	search.Single = true
	for found, err := range client.V1Customers.Search(ctx, search).All(ctx) {
		if invalid(err) != nil {
			break // the country of the account does not support search
		}
		if err != nil {
			return nil, err
		}
		if isCustomer(a, customer, found.Metadata) {
			return &found.ID, nil
		}
	}
	made, err := post(ctx, a.Key("customer-"+id), time.Time{}, func(p stripe.Params) (*stripe.Customer, error) {
		return client.V1Customers.Create(ctx, &stripe.CustomerCreateParams{Params: p, Metadata: map[string]string{metaNamespace: a.Namespace, metaCustomer: id}})
	})
	if err != nil {
		return nil, err
	}
	return &made.ID, nil
}

// held requests a hold for every payment method that supports holds, and multicapture where it is
// available.
func held() *stripe.PaymentIntentCreatePaymentMethodOptionsParams {
	manual := stripe.String("manual")
	return &stripe.PaymentIntentCreatePaymentMethodOptionsParams{
		Card:             &stripe.PaymentIntentCreatePaymentMethodOptionsCardParams{CaptureMethod: manual, RequestMulticapture: stripe.String("if_available")},
		Affirm:           &stripe.PaymentIntentCreatePaymentMethodOptionsAffirmParams{CaptureMethod: manual},
		AfterpayClearpay: &stripe.PaymentIntentCreatePaymentMethodOptionsAfterpayClearpayParams{CaptureMethod: manual},
		AmazonPay:        &stripe.PaymentIntentCreatePaymentMethodOptionsAmazonPayParams{CaptureMethod: manual},
		CashApp:          &stripe.PaymentIntentCreatePaymentMethodOptionsCashAppParams{CaptureMethod: manual},
		Klarna:           &stripe.PaymentIntentCreatePaymentMethodOptionsKlarnaParams{CaptureMethod: manual},
		Link:             &stripe.PaymentIntentCreatePaymentMethodOptionsLinkParams{CaptureMethod: manual},
		Mobilepay:        &stripe.PaymentIntentCreatePaymentMethodOptionsMobilepayParams{CaptureMethod: manual},
		Paypal:           &stripe.PaymentIntentCreatePaymentMethodOptionsPaypalParams{CaptureMethod: manual},
		RevolutPay:       &stripe.PaymentIntentCreatePaymentMethodOptionsRevolutPayParams{CaptureMethod: manual},
	}
}

// notCharged converts the error of a charge for which Stripe did not return an intent.
func notCharged(err error) (payment.Result, error) {
	if _, foreign := err.(errMeans); foreign || missing(err) {
		return payment.RefusedAs(payment.InvalidToken), nil
	}
	return failed(err)
}

// answered returns the result of a new intent. The result is Unknown if the intent is still being
// confirmed.
func answered(r payment.Result, err error) (payment.Result, error) {
	if err != nil {
		return payment.Unanswered(err), nil
	}
	return r, nil
}

func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// expanded lists the objects that are expanded in a PaymentIntent.
func expanded(before string) []*string {
	return []*string{stripe.String(before + "latest_charge"), stripe.String(before + "payment_method")}
}

// expandedSetup lists the objects that are expanded in a SetupIntent.
func expandedSetup(before string) []*string {
	return []*string{stripe.String(before + "customer"), stripe.String(before + "payment_method")}
}
