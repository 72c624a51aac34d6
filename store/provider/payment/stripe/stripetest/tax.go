package stripetest

import (
	"fmt"
	"math/big"
	"net/http"
	"net/url"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
)

// calculation is a Calculation of Stripe Tax.
type calculation struct {
	id, currency string
	lines        []*taxLine
	shipping     *taxLine
	expires      time.Time
	used         bool
}

// taxLine is a line of a calculation or of a transaction. Lines of calculations have no id.
type taxLine struct {
	id, reference, behavior, code, name, rate string
	amount, tax, quantity                     int64
	left, leftTax                             int64 // amounts that are not reversed yet
}

// transaction is a Transaction of Stripe Tax.
type transaction struct {
	id, reference, original string
	currency                string
	lines                   []*taxLine
	shipping                *taxLine
}

// TaxEntry is an entry in the reports of Stripe Tax, in Stripe's units. The amounts of reversals are
// negative.
type TaxEntry struct {
	Reference, Original string
	Net, Tax            int64
}

// Tax sets the tax of a country. percent is a decimal such as "8.875". A tax code can have a tax of its
// own: "US/txcd_99999999".
func (s *Stripe) Tax(to, name, percent string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rates == nil {
		s.rates = map[string][2]string{}
	}
	s.rates[to] = [2]string{name, percent}
}

// Expire makes all calculations expire.
func (s *Stripe) Expire() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.calculations {
		c.expires = time.Now().Add(-time.Minute)
	}
}

// Calculations returns the number of calculations.
func (s *Stripe) Calculations() int { s.mu.Lock(); defer s.mu.Unlock(); return len(s.calculations) }

// TaxCodes returns the tax codes of the lines of the latest calculation.
func (s *Stripe) TaxCodes() (codes []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, l := range s.calculations[len(s.calculations)-1].lines {
		codes = append(codes, l.code)
	}
	return codes
}

// TaxEntries returns all entries, oldest first.
func (s *Stripe) TaxEntries() (all []TaxEntry) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.transactions {
		e := TaxEntry{Reference: t.reference, Original: t.original}
		for _, l := range t.all() {
			e.Tax += l.tax
			e.Net += l.amount
			if l.behavior == "inclusive" {
				e.Net -= l.tax
			}
		}
		all = append(all, e)
	}
	return all
}

func (t *transaction) all() []*taxLine {
	if t.shipping == nil {
		return t.lines
	}
	return append(slices.Clone(t.lines), t.shipping)
}

// taxes handles requests to Stripe Tax.
func (s *Stripe) taxes(verb string, path []string, form url.Values) (int, any, bool) {
	switch {
	case path[0] == "calculations" && verb == http.MethodPost:
		return s.calculate(form)
	case path[0] == "calculations" && len(path) >= 2:
		at := slices.IndexFunc(s.calculations, func(c *calculation) bool { return c.id == path[1] })
		if at < 0 {
			return missing("calculation", path[1])
		}
		c := s.calculations[at]
		if len(path) == 3 {
			return s.list(form, objectsOf(c.lines, "tax.calculation_line_item"))
		}
		return http.StatusOK, c.object(), false
	case path[0] == "transactions" && len(path) == 2 && path[1] == "create_from_calculation":
		return s.record(form)
	case path[0] == "transactions" && len(path) == 2 && path[1] == "create_reversal":
		return s.reverse(form)
	case path[0] == "transactions" && len(path) >= 2:
		t := s.transaction(path[1])
		switch {
		case t == nil:
			return missing("transaction", path[1])
		case len(path) == 3:
			return s.list(form, objectsOf(t.lines, "tax.transaction_line_item"))
		}
		return http.StatusOK, t.object(), false
	}
	return http.StatusNotFound, object{"error": refusal("invalid_request_error", "", "Unrecognized request URL.")}, false
}

// Nowhere is a postal code that does not exist.
const Nowhere = "00000"

func (s *Stripe) calculate(form url.Values) (int, any, bool) {
	to := form.Get("customer_details[address][country]")
	if postal := form.Get("customer_details[address][postal_code]"); to == "US" && postal == "" || postal == Nowhere {
		return invalid("customer_tax_location_invalid", "customer_details[address]", "We could not determine the customer's tax location based on the provided customer address.")
	}
	c := &calculation{id: s.name("taxcalc"), currency: form.Get("currency"), expires: time.Now().Add(90 * 24 * time.Hour)}
	for i := 0; form.Has(fmt.Sprintf("line_items[%d][amount]", i)); i++ {
		c.lines = append(c.lines, s.taxed(to, form, fmt.Sprintf("line_items[%d]", i)))
	}
	if form.Has("shipping_cost[amount]") {
		c.shipping = s.taxed(to, form, "shipping_cost")
	}
	s.calculations = append(s.calculations, c)
	return http.StatusOK, c.object(), false
}

// taxed returns a line with its tax, rounded half up.
func (s *Stripe) taxed(to string, form url.Values, name string) *taxLine {
	l := &taxLine{reference: form.Get(name + "[reference]"), behavior: form.Get(name + "[tax_behavior]"), code: form.Get(name + "[tax_code]"), quantity: 1, rate: "0"}
	l.amount, _ = strconv.ParseInt(form.Get(name+"[amount]"), 10, 64)
	if n, err := strconv.ParseInt(form.Get(name+"[quantity]"), 10, 64); err == nil {
		l.quantity = n
	}
	rate, is := s.rates[to+"/"+l.code]
	if !is {
		rate, is = s.rates[to]
	}
	if !is {
		return l
	}
	l.name, l.rate = rate[0], rate[1]
	percent, _ := new(big.Rat).SetString(l.rate)
	part := new(big.Rat).Quo(percent, big.NewRat(100, 1))
	if l.behavior == "inclusive" {
		part.Quo(part, new(big.Rat).Add(part, big.NewRat(1, 1)))
	}
	exact := new(big.Rat).Mul(part, big.NewRat(l.amount, 1))
	exact.Add(exact, big.NewRat(1, 2))
	l.tax = new(big.Int).Quo(exact.Num(), exact.Denom()).Int64()
	return l
}

func (l *taxLine) object(kind string) object {
	o := object{"id": l.id, "object": kind, "amount": l.amount, "amount_tax": l.tax, "quantity": l.quantity, "reference": l.reference, "tax_behavior": l.behavior, "tax_code": l.code}
	if l.id == "" {
		o["id"] = "tax_li_of_" + l.reference
	}
	details := any(object{"display_name": l.name, "percentage_decimal": l.rate, "tax_type": "sales_tax"})
	if l.name == "" {
		details = nil
	}
	o["tax_breakdown"] = []object{{"amount": l.tax, "taxable_amount": l.amount, "jurisdiction": object{"country": "US", "display_name": "New York", "level": "state"}, "tax_rate_details": details}}
	return o
}

func objectsOf(lines []*taxLine, kind string) (all []object) {
	for _, l := range lines {
		all = append(all, l.object(kind))
	}
	return all
}

// linePage is the maximum number of lines that an object contains itself.
const linePage = 10

func pageOf(lines []*taxLine, kind string) object {
	all := objectsOf(lines, kind)
	return object{"object": "list", "data": append([]object{}, all[:min(linePage, len(all))]...), "has_more": len(all) > linePage, "url": "/v1"}
}

func (c *calculation) object() object {
	o := object{"id": c.id, "object": "tax.calculation", "currency": c.currency, "expires_at": c.expires.Unix(), "line_items": pageOf(c.lines, "tax.calculation_line_item")}
	all := c.lines
	if c.shipping != nil {
		o["shipping_cost"] = c.shipping.object("")
		all = append(slices.Clone(all), c.shipping)
	}
	sums := map[string]int64{}
	for _, l := range all {
		sums[l.behavior] += l.tax
	}
	o["tax_amount_exclusive"], o["tax_amount_inclusive"] = sums["exclusive"], sums["inclusive"]
	return o
}

func (t *transaction) object() object {
	o := object{"id": t.id, "object": "tax.transaction", "reference": t.reference, "currency": t.currency, "line_items": pageOf(t.lines, "tax.transaction_line_item")}
	if t.shipping != nil {
		o["shipping_cost"] = t.shipping.object("")
	}
	return o
}

func (s *Stripe) transaction(id string) *transaction {
	if at := slices.IndexFunc(s.transactions, func(t *transaction) bool { return t.id == id }); at >= 0 {
		return s.transactions[at]
	}
	return nil
}

// taken reports whether a transaction with a reference exists.
func (s *Stripe) taken(reference string) bool {
	return slices.ContainsFunc(s.transactions, func(t *transaction) bool { return t.reference == reference })
}

func (s *Stripe) record(form url.Values) (int, any, bool) {
	at := slices.IndexFunc(s.calculations, func(c *calculation) bool { return c.id == form.Get("calculation") })
	switch {
	case at < 0:
		return missing("calculation", form.Get("calculation"))
	case s.taken(form.Get("reference")):
		return invalid("", "reference", "A transaction with this reference already exists.")
	case s.calculations[at].expires.Before(time.Now()), s.calculations[at].used:
		return invalid("", "calculation", "The calculation has expired, or was used.")
	}
	c := s.calculations[at]
	c.used = true
	t := &transaction{id: s.name("tax"), reference: form.Get("reference"), currency: c.currency}
	named := func(l *taxLine) *taxLine {
		out := *l
		out.id, out.left, out.leftTax = s.name("tax_li"), l.amount, l.tax
		return &out
	}
	for _, l := range c.lines {
		t.lines = append(t.lines, named(l))
	}
	sort.SliceStable(t.lines, func(i, j int) bool { return t.lines[i].id > t.lines[j].id }) // Stripe promises no order
	if c.shipping != nil {
		t.shipping = named(c.shipping)
	}
	s.transactions = append(s.transactions, t)
	return http.StatusOK, t.object(), false
}

func (s *Stripe) reverse(form url.Values) (int, any, bool) {
	of := s.transaction(form.Get("original_transaction"))
	switch {
	case of == nil || of.original != "":
		return missing("original_transaction", form.Get("original_transaction"))
	case s.taken(form.Get("reference")):
		return invalid("", "reference", "A transaction with this reference already exists.")
	}
	t := &transaction{id: s.name("tax"), reference: form.Get("reference"), original: of.id, currency: of.currency}
	take := func(l *taxLine, amount, tax int64) bool {
		if amount > 0 || tax > 0 || l.left+amount < 0 || l.leftTax+tax < 0 {
			return false
		}
		l.left, l.leftTax = l.left+amount, l.leftTax+tax
		out := *l
		out.id, out.amount, out.tax = s.name("tax_li"), amount, tax
		if l == of.shipping {
			t.shipping = &out
		} else {
			t.lines = append(t.lines, &out)
		}
		return true
	}
	if form.Get("mode") == "full" {
		for _, l := range of.all() {
			if l.left != l.amount {
				return invalid("", "mode", "The transaction has been reversed in part.")
			}
		}
		for _, l := range of.all() {
			take(l, -l.left, -l.leftTax)
		}
		s.transactions = append(s.transactions, t)
		return http.StatusOK, t.object(), false
	}
	number := func(name string) int64 { n, _ := strconv.ParseInt(form.Get(name), 10, 64); return n }
	fits := true
	for i := 0; form.Has(fmt.Sprintf("line_items[%d][amount]", i)); i++ {
		name := fmt.Sprintf("line_items[%d]", i)
		at := slices.IndexFunc(of.lines, func(l *taxLine) bool { return l.id == form.Get(name+"[original_line_item]") })
		if at < 0 {
			return missing("original_line_item", form.Get(name+"[original_line_item]"))
		}
		fits = fits && take(of.lines[at], number(name+"[amount]"), number(name+"[amount_tax]"))
	}
	if form.Has("shipping_cost[amount]") {
		fits = fits && of.shipping != nil && take(of.shipping, number("shipping_cost[amount]"), number("shipping_cost[amount_tax]"))
	}
	if !fits || len(t.all()) == 0 || strings.TrimSpace(t.reference) == "" {
		return invalid("", "line_items", "The amount to reverse is more than what is left.")
	}
	s.transactions = append(s.transactions, t)
	return http.StatusOK, t.object(), false
}
