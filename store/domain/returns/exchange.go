package returns

import (
	"errors"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ExchangeLine contains units of a variant that the buyer wants in exchange for units of one order line.
type ExchangeLine struct {
	LineItemID int64  `json:"lineItemId"`
	VariantID  int64  `json:"variantId"`
	SKU        string `json:"sku"`
	Name       string `json:"name"`
	LocalName  string `json:"localName,omitempty"` // name in the order's language; empty means Name
	Units      int    `json:"units"`               // at most the units of the order line that come back
	// Reserved is the number of units that the return reserves in stock. The reservation lasts from the
	// approval until the replacement order is placed or the return ends. It is 0 without tracked stock.
	Reserved int `json:"reserved,omitempty"`
}

// Title returns the name for the buyer.
func (l ExchangeLine) Title() string {
	if l.LocalName != "" {
		return l.LocalName
	}
	return l.Name
}

// CatalogName returns the name for staff, events and services.
func (l ExchangeLine) CatalogName() string { return l.Name }

// ExchangeSKUs lists the SKUs that the buyer wants for units of an order line, each with its quantity, such as
// "2 × MUG-RED, 1 × MUG-BLUE".
func (r *Return) ExchangeSKUs(lineItemID int64) string {
	var list []string
	for _, l := range r.ExchangeLines {
		if l.LineItemID == lineItemID {
			list = append(list, domain.Itoa(l.Units)+" × "+l.SKU)
		}
	}
	return strings.Join(list, ", ")
}

// addExchange adds the wanted goods of the request to the return. It records a refusal for each failing
// field.
func (r *Return) addExchange(q Request, refused *domain.Refusals) {
	r.ExchangeLines = []ExchangeLine{}
	if len(q.Exchange) > 0 && q.Kind != Exchange {
		refused.Add("/exchangeLines", "Only a return of the kind %s names wanted goods.", Exchange)
		return
	}
	sums := map[int64]int{}
	for i, want := range q.Exchange {
		at := "/exchangeLines/" + domain.Itoa(i)
		line, ok := r.Line(want.LineItemID)
		same := func(l ExchangeLine) bool { return l.LineItemID == want.LineItemID && l.VariantID == want.VariantID }
		sums[want.LineItemID] += want.Units
		switch {
		case !ok:
			refused.Add(at+"/lineItemId", "The return has no line %d. Exchange only units that come back.", want.LineItemID)
		case slices.ContainsFunc(r.ExchangeLines, same):
			refused.Add(at+"/variantId", "Name each variant of a line at most once.")
		case want.Units < 1:
			refused.Add(at+"/quantity", "Exchange at least one unit.")
		case sums[want.LineItemID] > line.Requested:
			refused.Add(at+"/quantity", "At most the %d returned units of line %d can be exchanged.", line.Requested, want.LineItemID)
		}
		r.ExchangeLines = append(r.ExchangeLines, want)
	}
}

// coming returns the number of units of a line that came back or can still come back.
func (l *Line) coming() int { return max(0, l.Approved-l.Missing) }

// exchanged returns the wanted goods for the units that come back. It leaves out the last wanted units of a
// line whose units come back only in part.
func (r *Return) exchanged() (out []ExchangeLine) {
	left := map[int64]int{}
	for i := range r.Lines {
		left[r.Lines[i].LineItemID] = r.Lines[i].coming()
	}
	for _, want := range r.ExchangeLines {
		units := min(want.Units, left[want.LineItemID])
		left[want.LineItemID] -= units
		if want.Units = units; units > 0 {
			out = append(out, want)
		}
	}
	return out
}

// awaitsReplacement reports whether the replacement order of an approved exchange can be placed: it is not
// placed yet, and units come back.
func (r *Return) awaitsReplacement() bool {
	return r.ApprovedOn != nil && r.Status.Open() && r.ReplacementOrderID == nil && len(r.exchanged()) > 0
}

// Reserve returns the moves that reserve the stock of the wanted goods, when the return is approved. The map stock
// contains the variants' current stock by id. The parameter named means that the request contains the wanted goods, so
// that errors refer to its fields.
func (r *Return) Reserve(stock map[int64]*catalog.Stock, named bool) (moves []catalog.StockMove) {
	for i := range r.ExchangeLines {
		l := &r.ExchangeLines[i]
		for _, left := range r.exchanged() {
			if left.LineItemID == l.LineItemID && left.VariantID == l.VariantID && stock[l.VariantID] != nil && stock[l.VariantID].Tracked {
				l.Reserved = left.Units
			}
		}
		if l.Reserved == 0 {
			continue
		}
		move := catalog.StockMove{VariantID: l.VariantID, Quantity: l.Reserved, OrderID: r.OrderID}
		if named {
			move.Pointer = "/exchangeLines/" + domain.Itoa(i) + "/quantity"
		}
		moves = append(moves, move)
	}
	return moves
}

// Release returns the moves that release the reserved stock. The return reserves no stock afterwards.
func (r *Return) Release() (moves []catalog.StockMove) {
	for i := range r.ExchangeLines {
		l := &r.ExchangeLines[i]
		if l.Reserved > 0 {
			moves = append(moves, catalog.StockMove{VariantID: l.VariantID, Quantity: l.Reserved, OrderID: r.OrderID})
		}
		l.Reserved = 0
	}
	return moves
}

// Replacement returns the request for the order that sends the wanted goods. It returns an error if the order
// cannot be placed now.
func (r *Return) Replacement() (in ordering.OrderReplace, err error) {
	switch {
	case len(r.ExchangeLines) == 0:
		return in, r.cannot(r.Status, "The return names no goods to exchange for.")
	case r.ReplacementOrderID != nil:
		return in, r.cannot(r.Status, "The replacement order of the return is placed.")
	case r.ApprovedOn == nil || !r.Status.Open():
		return in, r.cannot(r.Status, "Goods are exchanged from the approval of the return until its end.")
	}
	in = ordering.OrderReplace{OrderID: r.OrderID, Reason: ordering.ReplacedOtherReason, Exchange: true}
	for _, l := range r.exchanged() {
		in.Items = append(in.Items, ordering.ReplaceItem{LineID: l.LineItemID, VariantID: l.VariantID, Quantity: l.Units})
	}
	if len(in.Items) == 0 {
		return in, r.cannot(r.Status, "No unit comes back. Complete the return.")
	}
	return in, nil
}

// ExchangeInput is the input for placing the replacement order of an exchange.
type ExchangeInput struct {
	ChargesFees      bool   // false waives the fees of the policy
	ShippingMethodID *int64 // nil means the method of the returned order
	Note             string // internal note of the new order
	NotifyCustomer   bool
}

// Wanted returns the request for an order of the wanted goods.
func Wanted(o *ordering.Order, store *settings.Store, lines []ExchangeLine) (ordering.OrderCreate, error) {
	in := ordering.OrderReplace{OrderID: o.ID, Exchange: true, Items: []ordering.ReplaceItem{}}
	var refused domain.Refusals
	for i, l := range lines {
		at := "/exchangeLines/" + domain.Itoa(i)
		switch line, ok := o.Line(l.LineItemID); {
		case !ok:
			refused.Add(at+"/lineItemId", "The order has no line %d.", l.LineItemID)
		case l.Units > line.Quantity:
			refused.Add(at+"/quantity", "Exchange at most the %d units of line %d.", line.Quantity, l.LineItemID)
		}
		in.Items = append(in.Items, ordering.ReplaceItem{LineID: l.LineItemID, VariantID: l.VariantID, Quantity: l.Units})
	}
	if err := refused.Err(); err != nil {
		return ordering.OrderCreate{}, err
	}
	return in.Wanted(o, store)
}

// Name returns the number that people use for the return: the order's number, and the return's number
// within the order.
func (r *Return) Name(o *ordering.Order) string {
	return domain.Itoa(o.OrderNumber) + "-R" + domain.Itoa(r.ReturnNumber)
}

// Credit returns the refund of the units that come back, less the fees, and its amount. It leaves out missing
// units and units that were refunded before. The request has no lines if no unit is left to refund. A nil
// terms means no fees.
func (r *Return) Credit(o *ordering.Order, terms *settings.ReturnTerms, mode domain.RoundingMode) (req ordering.RefundRequest, amount domain.Amount, err error) {
	req.Reason = ordering.ReturnSellable
	for i := range r.Lines {
		l := &r.Lines[i]
		if l.Outstanding() > 0 { // the refund restocks nothing: each later receipt restocks the units that arrive with it
			req.Reason = ordering.ReturnNonSellable
		}
		line, known := o.Line(l.LineItemID)
		if !known {
			continue
		}
		refunded, received := shared(o, r.ID, l.LineItemID)
		if units := min(l.coming()-refunded-received, o.Unrefunded(line)); units > 0 {
			req.Lines = append(req.Lines, ordering.RefundRequestLine{LineItemID: l.LineItemID, Quantity: units})
		}
	}
	if len(req.Lines) == 0 {
		return req, amount, nil
	}
	plan, err := o.PlanRefund(req, mode)
	if e, ok := errors.AsType[*domain.Error](err); ok {
		e.Fields = nil // the fields are those of a refund request
	}
	if err != nil || terms == nil {
		return req, plan.Total(), err
	}
	goods := plan.Total()
	left := goods
	for _, fee := range Fees(r.Kind, *terms, goods, o.CurrencyCode, mode) {
		left = left.Sub(fee.Amount)
	}
	if left.Equal(goods) {
		return req, goods, nil
	}
	weights := make([]domain.Amount, len(req.Lines))
	for i, want := range req.Lines {
		for _, l := range plan.Lines {
			if l.Line.ID == want.LineItemID {
				weights[i] = l.Amount()
			}
		}
	}
	for i, part := range left.Allocate(o.CurrencyCode.Digits(), weights) {
		req.Lines[i].Amount = &part
	}
	return req, left, nil
}

// Exchanged records the order that sends the wanted goods.
func (r *Return) Exchanged(order *ordering.Order) { r.ReplacementOrderID = &order.ID }
