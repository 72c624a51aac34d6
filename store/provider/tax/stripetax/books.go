package stripetax

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
	"github.com/storeplatform/storeplatform/store/provider/tax"
)

// Books is the state of one order at Stripe. The caller of Bring stores the books after each step and
// before each call. Stripe cannot find a transaction by its reference, so a transaction that the books do
// not contain is lost.
type Books struct {
	// Name is the prefix of every reference. It must be unique within the account forever.
	Name        string             `json:"name"`
	Steps       int                `json:"steps"`
	Pending     *Step              `json:"pending,omitempty"` // step that may have been carried out
	Transaction string             `json:"transaction,omitempty"`
	Charges     []Charged          `json:"charges,omitempty"` // charges of the transaction
	To          *tax.Place         `json:"to,omitempty"`      // destination of the transaction; nil means that it was not stored
	Refunds     map[int64][]Amount `json:"refunds,omitempty"` // parts of the transaction that were reversed, by refund
	// Fresh means that the quoted calculation cannot be recorded, so the next step must make a new
	// calculation.
	Fresh bool `json:"fresh,omitempty"`
}

// Amount is a part of a charge of an order, in Stripe's units. LineItemID 0 means shipping.
type Amount struct {
	LineItemID int64 `json:"lineItemId"`
	Quantity   int64 `json:"quantity"`
	Net        int64 `json:"net"`
	Tax        int64 `json:"tax"`
}

// Charged is a charge of an order, with the id of its line in the transaction. An empty Item means the
// transaction's shipping cost.
type Charged struct {
	Amount
	Reference string `json:"reference"` // reference of the calculation's line
	Item      string `json:"item,omitempty"`
	Included  bool   `json:"included,omitempty"`
}

// Step is one call that changes the state at Stripe: it makes a transaction, or reverses the current
// transaction.
type Step struct {
	Reference   string     `json:"reference"`
	Calculation string     `json:"calculation,omitempty"` // calculation of a new transaction; empty for a reversal
	Charges     []Charged  `json:"charges,omitempty"`
	To          *tax.Place `json:"to,omitempty"`
	RefundID    int64      `json:"refundId,omitempty"` // 0 means that the step reverses the whole rest
	Full        bool       `json:"full,omitempty"`
	Parts       []Amount   `json:"parts,omitempty"`
}

// Wanted is the state that an order should have at Stripe.
type Wanted struct {
	Order   *tax.CommitRequest // nil means that there should be no transaction
	From    *tax.Place         // origin of the goods; nil means that the store has set no address
	Codes   map[int64]string   // tax codes by line; 0 means shipping
	Refunds []Refund
}

// Refund is a refund of charges of an order.
type Refund struct {
	ID    int64
	Parts []RefundPart
}

// RefundPart is the refunded part of an order line. LineItemID 0 means shipping.
type RefundPart struct {
	LineItemID int64
	Quantity   int64
	Net, Tax   domain.Amount
}

// Bring changes the state at Stripe to the wanted state, step by step. The function keep stores the
// books; if it returns an error, Bring stops. After an interruption, the next Bring continues: it first
// repeats a step that may have been carried out, under the same reference, even if the wanted state has
// changed. Bring never records a charge with taxes that differ from those of the order.
func (c *Client) Bring(ctx context.Context, a partner.Account, b *Books, w Wanted, keep func(*Books) error) error {
	for {
		step, err := b.Pending, error(nil)
		first := step == nil
		if first {
			if step, err = c.next(ctx, a, b, w); err != nil || step == nil {
				return err
			}
			b.Steps++
			step.Reference = b.Name + "-" + strconv.Itoa(b.Steps)
			b.Pending = step
			if err := keep(b); err != nil {
				return err
			}
		}
		if err := c.make(ctx, a, b, step); err != nil {
			if failure, is := errors.AsType[*partner.Failure](err); is && failure.Refused && first {
				b.Pending = nil // the only request for this step was refused
				return cmp.Or(keep(b), err)
			}
			return err
		}
		b.Pending = nil
		if err := keep(b); err != nil {
			return err
		}
	}
}

// next returns the next step, or nil if the wanted state is reached.
func (c *Client) next(ctx context.Context, a partner.Account, b *Books, w Wanted) (*Step, error) {
	var want []Charged
	if w.Order != nil {
		var err error
		if want, err = chargesOf(*w.Order); err != nil {
			return nil, err
		}
	}
	if b.Transaction != "" {
		for id := range b.Refunds {
			if !slices.ContainsFunc(w.Refunds, func(r Refund) bool { return r.ID == id }) {
				return b.rest(), nil // a refund was undone: reverse the transaction, and then make a new one
			}
		}
		if b.moved(w.Order) {
			b.Fresh = true // a calculation for the earlier place would also match
			return b.rest(), nil
		}
		if !same(b.Charges, want) {
			return b.rest(), nil
		}
		for _, r := range w.Refunds {
			if _, made := b.Refunds[r.ID]; made {
				continue
			}
			parts, err := partsOf(r, domain.Currency(w.Order.CurrencyCode))
			if err != nil {
				return nil, err
			}
			return &Step{RefundID: r.ID, Parts: parts}, nil
		}
		return nil, nil
	}
	if len(want) == 0 {
		return nil, nil
	}
	return c.commitment(ctx, a, b, w, want)
}

// commitment returns the step that makes an order's transaction. It uses the calculation of the order's
// quote if this calculation matches the order's charges, and otherwise a new calculation. If the new
// calculation does not match either, commitment returns a refusal.
func (c *Client) commitment(ctx context.Context, a partner.Account, b *Books, w Wanted, want []Charged) (step *Step, err error) {
	currency := domain.Currency(w.Order.CurrencyCode)
	err = c.call(ctx, a, "calculate", partner.ReportTimeout, func(ctx context.Context, api *stripe.Client) error {
		if !b.Fresh && strings.HasPrefix(w.Order.Reference, "taxcalc_") {
			params := &stripe.TaxCalculationRetrieveParams{}
			params.AddExpand("line_items")
			quoted, err := api.V1TaxCalculations.Retrieve(ctx, w.Order.Reference, params)
			said, is := errors.AsType[*stripe.Error](err)
			switch {
			case is && said.HTTPStatusCode == http.StatusNotFound:
			case err != nil:
				return err
			case quoted.ExpiresAt > 0 && time.Unix(quoted.ExpiresAt, 0).Before(time.Now().Add(time.Minute)):
			default:
				lines, err := linesOf(ctx, api, quoted)
				if err != nil {
					return err
				}
				if charged, fits := matches(want, lines); fits {
					step = &Step{Calculation: quoted.ID, Charges: charged, To: w.Order.To}
					return nil
				}
			}
		}
		var taxes int64
		for _, included := range []bool{false, true} {
			var asked []charge
			for _, ch := range want {
				one := charge{reference: ch.Reference, units: ch.Net, quantity: max(1, ch.Quantity), included: included, code: w.Codes[ch.LineItemID], shipping: ch.LineItemID == 0}
				if included {
					one.units += ch.Tax
				}
				asked = append(asked, one)
			}
			to := tax.Place{}
			if w.Order.To != nil {
				to = *w.Order.To
			}
			made, lines, err := calculate(ctx, api, currency, w.From, to, asked)
			if err != nil {
				return err
			}
			if charged, fits := matches(want, lines); fits {
				step = &Step{Calculation: made.ID, Charges: charged, To: w.Order.To}
				return nil
			}
			if !included {
				taxes = made.TaxAmountExclusive
			}
		}
		return refused("Stripe taxes what the order charges with %s by now, and it was charged %s: what was charged is not recorded with other taxes.",
			currency.Format(stripeapi.Amount(taxes, currency)), w.Order.TaxTotal)
	})
	return step, err
}

// make carries out a step and updates the books.
func (c *Client) make(ctx context.Context, a partner.Account, b *Books, s *Step) error {
	if s.Calculation != "" {
		return c.call(ctx, a, "commit", partner.ReportTimeout, func(ctx context.Context, api *stripe.Client) error {
			made, err := once(ctx, s.Reference, func(p stripe.Params) (*stripe.TaxTransaction, error) {
				params := &stripe.TaxTransactionCreateFromCalculationParams{Params: p, Calculation: &s.Calculation, Reference: &s.Reference}
				params.AddExpand("line_items")
				return api.V1TaxTransactions.CreateFromCalculation(ctx, params)
			})
			if said, is := errors.AsType[*stripe.Error](err); is && said.HTTPStatusCode == http.StatusBadRequest && said.Param == "calculation" && !b.Fresh {
				b.Fresh = true // the calculation can no longer be recorded, so the next step makes a new one
				return nil
			}
			if err != nil {
				return err
			}
			items, err := itemsOf(ctx, api, made)
			if err != nil {
				return err
			}
			for i, ch := range s.Charges {
				if ch.Reference != "" {
					if s.Charges[i].Item = items[ch.Reference]; s.Charges[i].Item == "" {
						return &partner.Failure{Words: "Stripe's transaction lacks a line of its calculation."}
					}
				}
			}
			b.Transaction, b.Charges, b.To, b.Refunds, b.Fresh = made.ID, s.Charges, s.To, map[int64][]Amount{}, false
			return nil
		})
	}
	operation := "refund"
	if s.RefundID == 0 {
		operation = "void"
	}
	if s.Full || len(s.Parts) > 0 {
		if err := c.reverse(ctx, a, b, s, operation); err != nil {
			return err
		}
	}
	if s.RefundID == 0 {
		b.Transaction, b.Charges, b.To, b.Refunds = "", nil, nil, nil
		return nil
	}
	if b.Refunds == nil {
		b.Refunds = map[int64][]Amount{}
	}
	b.Refunds[s.RefundID] = s.Parts
	return nil
}

func (c *Client) reverse(ctx context.Context, a partner.Account, b *Books, s *Step, operation string) error {
	mode := "partial"
	if s.Full {
		mode = "full"
	}
	return c.call(ctx, a, operation, partner.ReportTimeout, func(ctx context.Context, api *stripe.Client) error {
		_, err := once(ctx, s.Reference, func(p stripe.Params) (*stripe.TaxTransaction, error) {
			params := &stripe.TaxTransactionCreateReversalParams{Params: p, OriginalTransaction: &b.Transaction, Reference: &s.Reference, Mode: &mode}
			for i, part := range s.Parts {
				at := slices.IndexFunc(b.Charges, func(ch Charged) bool { return ch.LineItemID == part.LineItemID })
				if at < 0 {
					return nil, refused("Stripe has no charge of line %d, which has a refund.", part.LineItemID)
				}
				of, net, taxes := b.Charges[at], -part.Net, -part.Tax
				if of.Included {
					net += taxes
				}
				if of.Item == "" {
					params.ShippingCost = &stripe.TaxTransactionCreateReversalShippingCostParams{Amount: &net, AmountTax: &taxes}
					continue
				}
				line := &stripe.TaxTransactionCreateReversalLineItemParams{Amount: &net, AmountTax: &taxes, OriginalLineItem: stripe.String(of.Item), Reference: stripe.String(s.Reference + "-" + strconv.Itoa(i+1))}
				if part.Quantity > 0 {
					line.Quantity = &part.Quantity
				}
				params.LineItems = append(params.LineItems, line)
			}
			return api.V1TaxTransactions.CreateReversal(ctx, params)
		})
		return err
	})
}

// once makes a call under an idempotency key that is derived from the reference. Stripe replays its own
// failures (5xx) under the same key, so once then uses another key. This is safe, because Stripe accepts
// a reference only once.
func once[T any](ctx context.Context, reference string, do func(stripe.Params) (T, error)) (T, error) {
	const most = 20 // maximum number of keys for a reference
	for n := 1; ; n++ {
		key := reference
		if n > 1 {
			key += "." + strconv.Itoa(n)
		}
		out, err := do(stripe.Params{Context: ctx, IdempotencyKey: &key})
		said, is := errors.AsType[*stripe.Error](err)
		if !is || said.HTTPStatusCode < http.StatusInternalServerError || !stripeapi.Replayed(said) || n == most {
			return out, err
		}
	}
}

// rest returns the step that reverses what is left of the transaction.
func (b *Books) rest() *Step {
	if len(b.Refunds) == 0 {
		return &Step{Full: true}
	}
	s := &Step{}
	for _, ch := range b.Charges {
		left := ch.Amount
		for _, parts := range b.Refunds {
			for _, p := range parts {
				if p.LineItemID == ch.LineItemID {
					left.Net, left.Tax, left.Quantity = left.Net-p.Net, left.Tax-p.Tax, left.Quantity-p.Quantity
				}
			}
		}
		if left.Net != 0 || left.Tax != 0 {
			s.Parts = append(s.Parts, left)
		}
	}
	return s
}

// moved reports whether the order's destination differs from that of the transaction.
func (b *Books) moved(o *tax.CommitRequest) bool {
	return o != nil && o.To != nil && b.To != nil && *o.To != *b.To
}

// chargesOf returns the charges of an order in Stripe's units, without charges of 0.
func chargesOf(r tax.CommitRequest) (all []Charged, err error) {
	currency := domain.Currency(r.CurrencyCode)
	for i, ch := range r.Charges {
		one := Charged{Amount: Amount{LineItemID: ch.LineItemID, Quantity: int64(ch.Quantity)}, Reference: strconv.Itoa(i + 1)}
		if one.Net, err = units(ch.Net, currency); err != nil {
			return nil, err
		}
		for _, t := range ch.Taxes {
			amount, err := units(t.Amount, currency)
			if err != nil {
				return nil, err
			}
			one.Tax += amount
		}
		if one.Net != 0 || one.Tax != 0 {
			all = append(all, one)
		}
	}
	return all, nil
}

func partsOf(r Refund, currency domain.Currency) (parts []Amount, err error) {
	for _, p := range r.Parts {
		one := Amount{LineItemID: p.LineItemID, Quantity: p.Quantity}
		if one.Net, err = units(currency.Format(p.Net), currency); err != nil {
			return nil, err
		}
		if one.Tax, err = units(currency.Format(p.Tax), currency); err != nil {
			return nil, err
		}
		if one.Net != 0 || one.Tax != 0 {
			parts = append(parts, one)
		}
	}
	return parts, nil
}

func units(text string, currency domain.Currency) (int64, error) {
	amount, err := domain.ParseAmount(text)
	if err != nil {
		return 0, err
	}
	out, fits := stripeapi.Units(amount, currency)
	if !fits {
		return 0, refused("Stripe takes no amount of %s %s.", text, currency)
	}
	return out, nil
}

// same reports whether a transaction has the wanted charges.
func same(has, want []Charged) bool {
	return slices.EqualFunc(has, want, func(a, b Charged) bool { return a.Amount == b.Amount })
}

// matches assigns each charge to its line in a calculation. The result fits is false unless the lines have the same
// order, net amounts and taxes as the charges.
func matches(want []Charged, lines []calculated) (charged []Charged, fits bool) {
	if len(want) != len(lines) {
		return nil, false
	}
	for i, ch := range want {
		l := lines[i]
		net := l.units
		if l.included {
			net -= l.tax
		}
		if net != ch.Net || l.tax != ch.Tax || l.cost && ch.LineItemID != 0 {
			return nil, false
		}
		ch.Reference, ch.Included = l.reference, l.included
		if l.cost {
			ch.Reference = ""
		}
		charged = append(charged, ch)
	}
	return charged, true
}

// itemsOf returns the ids of a transaction's lines by their references.
func itemsOf(ctx context.Context, api *stripe.Client, of *stripe.TaxTransaction) (map[string]string, error) {
	items := map[string]string{}
	if of.LineItems == nil {
		return items, nil
	}
	for _, l := range of.LineItems.Data {
		items[l.Reference] = l.ID
	}
	if !of.LineItems.HasMore {
		return items, nil
	}
	params := &stripe.TaxTransactionListLineItemsParams{Transaction: &of.ID}
	params.Limit = stripe.Int64(pageSize)
	for l, err := range api.V1TaxTransactions.ListLineItems(ctx, params).All(ctx) {
		if err != nil {
			return nil, err
		}
		items[l.Reference] = l.ID
	}
	return items, nil
}
