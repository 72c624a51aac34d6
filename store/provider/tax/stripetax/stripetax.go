// Package stripetax calculates taxes with Stripe Tax, and records the taxes charged by orders. A quote is a calculation
// at Stripe. The charges of an order are a transaction that is made from a calculation. A refund reverses a part of the
// transaction.
package stripetax

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
	"github.com/storeplatform/storeplatform/store/provider/tax"
)

const (
	// shippingCode is Stripe's default tax code for shipping. The package uses this code if no goods are
	// charged, because shipping is then a line of the calculation.
	shippingCode = "txcd_92010001"
	// maxName is the maximum length of a tax name, in bytes.
	maxName = 100
	// pageSize is the number of lines that one request to Stripe lists.
	pageSize = 100
)

// Client calls Stripe Tax. The only secret of an account is its Stripe secret key.
type Client struct {
	backends *stripe.Backends
	saw      egress.Recorder
}

// New returns a Client for Stripe's API at an address; empty means Stripe's real address.
func New(address string) *Client {
	return &Client{backends: stripeapi.Backends(address, partner.ReportTimeout)}
}

// Recorded returns a copy of the client that records every call with r. For a nil client it returns nil.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{backends: c.backends, saw: r}
}

// call runs do, which may send several requests, within a time limit. It records the requests as one call.
func (c *Client) call(ctx context.Context, a partner.Account, operation string, limit time.Duration, do func(context.Context, *stripe.Client) error) (err error) {
	about := egress.Call{StoreID: a.StoreID, ProviderCode: a.ProviderCode, Operation: operation, Secrets: a.Secrets}
	c.saw.Observe(ctx, about, func(ctx context.Context, call *egress.Call) {
		bounded, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		if err = do(bounded, stripe.NewClient(strings.Join(a.Secrets, ""), stripe.WithBackends(c.backends))); err != nil {
			err = failed(ctx, err, limit)
		}
		call.Err = err
		if f, is := errors.AsType[*partner.Failure](err); is {
			call.Words = f.Words
		}
	})
	return err
}

// Owns reports whether a recorded transaction belongs to the account.
func (c *Client) Owns(ctx context.Context, a partner.Account, transaction string) (owns bool, err error) {
	err = c.call(ctx, a, "owns", partner.ReportTimeout, func(ctx context.Context, api *stripe.Client) error {
		_, err := api.V1TaxTransactions.Retrieve(ctx, transaction, &stripe.TaxTransactionRetrieveParams{})
		if said, ok := errors.AsType[*stripe.Error](err); ok && (said.Code == stripe.ErrorCodeResourceMissing || said.HTTPStatusCode == http.StatusNotFound) {
			return nil
		}
		owns = err == nil
		return err
	})
	return owns, err
}

// failed converts an error to a *partner.Failure with a text for the store. If the caller canceled the
// context, failed returns the context's error.
func failed(ctx context.Context, err error, limit time.Duration) error {
	if failure, is := errors.AsType[*partner.Failure](err); is {
		return failure
	}
	if ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ctx.Err() // the caller canceled the context
	}
	said, is := errors.AsType[*stripe.Error](err)
	switch {
	case !is && errors.Is(err, context.DeadlineExceeded):
		return &partner.Failure{Words: fmt.Sprintf("Stripe did not answer within %s.", limit)}
	case !is:
		return &partner.Failure{Words: "Stripe cannot be reached."}
	case said.HTTPStatusCode == http.StatusUnauthorized || said.HTTPStatusCode == http.StatusForbidden:
		return &partner.Failure{Words: fmt.Sprintf("Stripe does not take the key: it answered %d.", said.HTTPStatusCode), Unauthorized: true}
	case said.HTTPStatusCode >= 500 || said.HTTPStatusCode == http.StatusTooManyRequests || said.HTTPStatusCode == http.StatusConflict || said.HTTPStatusCode < 400:
		return &partner.Failure{Words: fmt.Sprintf("Stripe answered %d.", said.HTTPStatusCode)}
	default:
		return &partner.Failure{Words: fmt.Sprintf("Stripe answered %d: %s", said.HTTPStatusCode, partner.Printable(said.Msg)), Refused: true, Unlocated: said.Code == stripe.ErrorCodeCustomerTaxLocationInvalid}
	}
}

func refused(format string, values ...any) error {
	return &partner.Failure{Words: fmt.Sprintf(format, values...), Refused: true}
}

// charge is a charge whose taxes are to be calculated.
type charge struct {
	reference string
	units     int64
	quantity  int64
	included  bool
	code      string
	shipping  bool
}

// calculated is a charge, together with the taxes that Stripe calculated.
type calculated struct {
	charge
	cost bool // the charge is the calculation's shipping cost and not a line
	tax  int64
	rows []tax.Tax
}

// Quote requests the taxes of charges. It records nothing at Stripe. The function read receives the
// response; if it returns an error, the call is a failure of the service. Quote ignores q.Nexus, because
// Stripe knows from the account's registrations where the store collects taxes.
func (c *Client) Quote(ctx context.Context, a partner.Account, _ string, q tax.QuoteRequest, read func(tax.QuoteAnswer) error) error {
	currency := domain.Currency(q.CurrencyCode)
	answer := tax.QuoteAnswer{}
	var asked []charge
	for _, of := range q.Charges {
		answer.Charges = append(answer.Charges, tax.AnswerCharge{Charge: of.Charge, Taxes: []tax.Tax{}})
		amount, err := domain.ParseAmount(of.Amount)
		if err != nil {
			return err
		}
		units, fits := stripeapi.Units(amount, currency)
		switch {
		case !fits:
			return refused("Stripe takes no amount of %s %s.", of.Amount, currency)
		case units > 0: // Stripe does not tax amounts of 0
			asked = append(asked, charge{reference: strconv.Itoa(of.Charge), units: units, quantity: of.Quantity, included: of.TaxIncluded, code: of.TaxCode, shipping: of.Type == tax.Shipping})
		}
	}
	return c.call(ctx, a, "quote", a.Timeout, func(ctx context.Context, api *stripe.Client) error {
		made, lines, err := calculate(ctx, api, currency, q.From, q.To, asked)
		if err != nil {
			return err
		}
		for _, l := range lines {
			n, err := strconv.Atoi(l.reference)
			if err != nil || n < 1 || n > len(answer.Charges) {
				return &partner.Failure{Words: "Stripe's answer names a charge that it was not asked about."}
			}
			answer.Charges[n-1].Taxes = l.rows
		}
		answer.Reference = made.ID
		answer.TaxTotal = currency.Format(stripeapi.Amount(made.TaxAmountExclusive+made.TaxAmountInclusive, currency))
		return read(answer)
	})
}

// calculate makes a calculation for charges. It returns an error if the result does not match the
// request.
func calculate(ctx context.Context, api *stripe.Client, currency domain.Currency, from *tax.Place, to tax.Place, asked []charge) (*stripe.TaxCalculation, []calculated, error) {
	params := &stripe.TaxCalculationCreateParams{
		Currency:        stripe.String(strings.ToLower(string(currency))),
		CustomerDetails: &stripe.TaxCalculationCreateCustomerDetailsParams{Address: address(to), AddressSource: stripe.String("shipping")},
	}
	params.Context = ctx
	params.AddExpand("line_items.data.tax_breakdown")
	params.AddExpand("shipping_cost.tax_breakdown")
	if from != nil {
		params.ShipFromDetails = &stripe.TaxCalculationCreateShipFromDetailsParams{Address: address(*from)}
	}
	goods := slices.ContainsFunc(asked, func(c charge) bool { return !c.shipping })
	for _, c := range asked {
		behavior := stripe.String("exclusive")
		if c.included {
			behavior = stripe.String("inclusive")
		}
		if c.shipping && goods {
			params.ShippingCost = &stripe.TaxCalculationCreateShippingCostParams{Amount: &c.units, TaxBehavior: behavior, TaxCode: text(c.code)}
			continue
		}
		line := &stripe.TaxCalculationCreateLineItemParams{Amount: &c.units, Quantity: &c.quantity, Reference: &c.reference, TaxBehavior: behavior, TaxCode: text(c.code)}
		if c.shipping && c.code == "" {
			line.TaxCode = stripe.String(shippingCode)
		}
		params.LineItems = append(params.LineItems, line)
	}
	made, err := api.V1TaxCalculations.Create(ctx, params)
	if err != nil {
		return nil, nil, err
	}
	lines, err := linesOf(ctx, api, made)
	if err != nil {
		return nil, nil, err
	}
	// Use Stripe's result only if it covers exactly the requested charges.
	if len(lines) != len(asked) {
		return nil, nil, &partner.Failure{Words: fmt.Sprintf("Stripe returned the taxes of %d charges; the request has %d.", len(lines), len(asked))}
	}
	for i := range lines {
		if err := lines[i].fits(currency); err != nil {
			return nil, nil, err
		}
		if lines[i].cost {
			at := slices.IndexFunc(asked, func(c charge) bool { return c.shipping })
			if at < 0 {
				return nil, nil, &partner.Failure{Words: "Stripe returned a tax of shipping; the request has no shipping."}
			}
			lines[i].reference = asked[at].reference
		}
		same := slices.ContainsFunc(asked, func(c charge) bool {
			return c.reference == lines[i].reference && c.units == lines[i].units && c.included == lines[i].included
		})
		if !same {
			return nil, nil, &partner.Failure{Words: "Stripe returned a charge that differs from the requested one."}
		}
	}
	return made, lines, nil
}

// linesOf returns all charges of a calculation in the order of the request. The shipping cost comes
// last, without a reference.
func linesOf(ctx context.Context, api *stripe.Client, of *stripe.TaxCalculation) (lines []calculated, err error) {
	data := []*stripe.TaxCalculationLineItem{}
	if of.LineItems != nil {
		data = of.LineItems.Data
		if of.LineItems.HasMore {
			params := &stripe.TaxCalculationListLineItemsParams{Calculation: &of.ID}
			params.Limit = stripe.Int64(pageSize)
			params.AddExpand("data.tax_breakdown")
			data = nil
			for line, err := range api.V1TaxCalculations.ListLineItems(ctx, params).All(ctx) {
				if err != nil {
					return nil, err
				}
				data = append(data, line)
			}
		}
	}
	currency := domain.Currency(strings.ToUpper(string(of.Currency)))
	for _, l := range data {
		row := calculated{charge: charge{reference: l.Reference, units: l.Amount, quantity: l.Quantity, included: l.TaxBehavior == "inclusive"}, tax: l.AmountTax, rows: []tax.Tax{}}
		for _, b := range l.TaxBreakdown {
			if b.TaxRateDetails != nil && b.Jurisdiction != nil {
				row.add(b.Jurisdiction.DisplayName, b.TaxRateDetails.DisplayName, b.TaxRateDetails.PercentageDecimal, b.Amount, currency)
			}
		}
		lines = append(lines, row)
	}
	number := func(l calculated) int {
		if n, err := strconv.Atoi(l.reference); err == nil {
			return n
		}
		return 0
	}
	slices.SortStableFunc(lines, func(a, b calculated) int { return number(a) - number(b) })
	if s := of.ShippingCost; s != nil {
		row := calculated{charge: charge{units: s.Amount, quantity: 1, included: s.TaxBehavior == "inclusive", shipping: true}, cost: true, tax: s.AmountTax, rows: []tax.Tax{}}
		for _, b := range s.TaxBreakdown {
			if b.TaxRateDetails != nil && b.Jurisdiction != nil {
				row.add(b.Jurisdiction.DisplayName, b.TaxRateDetails.DisplayName, b.TaxRateDetails.PercentageDecimal, b.Amount, currency)
			}
		}
		lines = append(lines, row)
	}
	return lines, nil
}

// add appends a tax to the charge. It skips exemptions, which have neither an amount nor a rate.
func (c *calculated) add(where, name, rate string, units int64, currency domain.Currency) {
	if units == 0 && strings.Trim(rate, "0.") == "" {
		return
	}
	name = strings.TrimSpace(where + " " + name)
	if name == "" {
		name = "Tax"
	}
	for len(name) > maxName {
		runes := []rune(name)
		name = string(runes[:len(runes)-1])
	}
	c.rows = append(c.rows, tax.Tax{Name: name, Rate: rate, Amount: currency.Format(stripeapi.Amount(units, currency))})
}

// fits returns an error if the sum of a charge's taxes is not Stripe's total for the charge.
func (c *calculated) fits(currency domain.Currency) error {
	var sum domain.Amount
	for _, r := range c.rows {
		amount, err := domain.ParseAmount(r.Amount)
		if err != nil {
			return &partner.Failure{Words: "A tax of Stripe's is no amount."}
		}
		sum = sum.Add(amount)
	}
	if said := stripeapi.Amount(c.tax, currency); !sum.Equal(said) {
		return &partner.Failure{Words: fmt.Sprintf("Stripe's taxes of a charge add up to %s, and it says %s.", currency.Format(sum), currency.Format(said))}
	}
	return nil
}

func address(p tax.Place) *stripe.AddressParams {
	return &stripe.AddressParams{Country: text(p.CountryCode), State: text(p.StateProvince), PostalCode: text(p.PostalCode)}
}

func text(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
