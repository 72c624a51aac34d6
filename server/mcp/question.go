package mcp

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// mostNamed is the maximum number of objects that a question describes.
const mostNamed = 20

// question returns the text that a person confirms. The text contains the operation, the objects in its arguments, the
// arguments, and the defaults of absent arguments. If the contract defines a preview, it also contains the previewed
// result. It returns an error if an object does not exist or does not allow the action, or if the preview fails.
func (s *server) question(ctx context.Context, made call) (string, error) {
	var args object
	if len(made.body) > 0 {
		if value, err := read(made.body); err != nil {
			return "", err
		} else if args, _ = value.(object); args == nil {
			return "", invalid("The arguments have to be an object.")
		}
	}
	about, err := s.objects(ctx, made, args)
	if err != nil {
		return "", err
	}
	lines := append([]string{made.o.summary + "?"}, about...)
	if preview := s.catalog.operations[made.o.preview]; preview != nil && s.may(ctx, preview) {
		body := object{}
		for name := range at(s.catalog.resolved(preview.body), "properties") {
			if value, given := args[name]; given {
				body[name] = value
			}
		}
		result, err := s.got(ctx, call{o: preview, body: written(body)})
		if err != nil {
			return "", err
		}
		lines = append(lines, facts("It comes to", result))
	}
	if len(made.query) > 0 {
		lines = append(lines, "Query: "+agent.Cleaned(string(written(made.query))))
	}
	if len(made.body) > 0 {
		lines = append(lines, "Arguments: "+visible(string(made.body)))
	}
	if absent := s.defaults(made.o, args); absent != "" {
		lines = append(lines, absent)
	}
	return strings.Join(lines, "\n\n"), nil
}

// checked checks a call against the contract without running the call. It reports whether the call has ended under its
// idempotency key.
func (s *server) checked(ctx context.Context, made call) (ended bool, err error) {
	if made.o.keyed && made.key == "" {
		made.key = uuid.NewString()
	}
	answer, _, err := s.accepted(auth.OnlyChecked(ctx), made)
	return err == nil && answer.Header.Get("Idempotent-Replayed") == "true", err
}

// got returns the API's response to a call. If the API refuses the call, the error is a refusal.
func (s *server) got(ctx context.Context, made call) (object, error) {
	_, value, err := s.accepted(ctx, made)
	whole, _ := value.(object)
	return whole, err
}

// accepted returns the API's answer to a call, and the value in its body. If the API refuses the call, the error is a
// refusal.
func (s *server) accepted(ctx context.Context, made call) (answer agent.Answer, value any, err error) {
	if answer, err = s.ask(ctx, made); err != nil {
		return answer, nil, err
	}
	if value, err = read(answer.Body); err != nil {
		return answer, nil, err
	}
	if !answer.OK() {
		return answer, nil, refusal(written(plain(value)))
	}
	return answer, value, nil
}

// defaults returns a sentence with the default of each field that the body lacks; "" means that no such field has a
// default. Without this sentence, a person who confirms a cancellation would not know that it refunds the order and
// mails the customer.
func (s *server) defaults(o *operation, args object) string {
	var all []string
	properties := at(s.catalog.resolved(o.body), "properties")
	for _, name := range sorted(properties) {
		if _, given := args[name]; given {
			continue
		}
		for _, schema := range s.catalog.unfolded([]object{at(properties, name)}) {
			if value := schema["default"]; value != nil {
				all = append(all, fmt.Sprintf("%s %v", name, value))
				break
			}
		}
	}
	if len(all) == 0 {
		return ""
	}
	return "Not given, so: " + strings.Join(all, ", ") + "."
}

// named is an id in the arguments of a call, together with its field name.
type named struct {
	name string // name of the field, in the singular
	id   json.Number
}

// objects returns a sentence for each object whose id is in the arguments, with the fields by which people recognize
// it. It omits objects that the caller may not read. The error is a refusal if the object of a required id does not
// exist or its state does not allow the action.
func (s *server) objects(ctx context.Context, made call, args object) (lines []string, err error) {
	all := object{}
	for _, part := range []object{made.query, args} {
		for name, value := range part {
			all[name] = value
		}
	}
	first := made.o.arguments(s.catalog)
	names := sorted(all)
	slices.SortStableFunc(names, func(a, b string) int { return place(first, a) - place(first, b) })
	var found idSet
	for _, name := range names {
		found.add(name, all[name])
	}
	ids := found.ids
	goods, err := s.variants(ctx, made, all["currencyCode"], ids)
	if err != nil {
		return nil, err
	}
	for i, n := range ids {
		if i == mostNamed {
			return append(lines, fmt.Sprintf("And %d more.", len(ids)-mostNamed)), nil
		}
		if line, ok := goods[n]; ok {
			lines = append(lines, line)
			continue
		}
		object, err := s.object(ctx, n, all)
		switch _, refused := err.(refusal); {
		case refused && !slices.Contains(first, n.name):
			continue // possibly an id that only the operation itself can interpret
		case err != nil:
			return nil, err
		case object == nil:
			continue
		}
		if action, actions := s.catalog.action(made.o, n.name), object["allowedActions"]; slices.Contains(first, n.name) && action != "" && actions != nil {
			if allowed, _ := actions.([]any); !slices.Contains(allowed, any(action)) {
				has := cmp.Or(strings.Trim(string(written(actions)), "[]"), "no action")
				return nil, domain.Errorf(domain.InvalidStateTransition, "%s is not allowed now. allowedActions has %s.", action, has)
			}
		}
		lines = append(lines, facts(words(n.name)+" "+n.id.String(), object))
	}
	return lines, nil
}

func place(names []string, name string) int {
	if i := slices.Index(names, name); i >= 0 {
		return i
	}
	return len(names)
}

// idSet contains each id of a call once, in the order of the arguments.
type idSet struct {
	ids  []named
	seen map[named]bool
}

// add adds the ids in a value, including the ids in lists and inner objects.
func (s *idSet) add(name string, value any) {
	switch value := value.(type) {
	case object:
		for _, inner := range sorted(value) {
			s.add(inner, value[inner])
		}
	case []any:
		for _, member := range value {
			s.add(strings.TrimSuffix(name, "s"), member)
		}
	case json.Number:
		n := named{name, value}
		if !strings.HasSuffix(name, "Id") || s.seen[n] {
			return
		}
		if s.seen == nil {
			s.seen = map[named]bool{}
		}
		s.seen[n], s.ids = true, append(s.ids, n)
	}
}

// action returns the name that the object's allowedActions uses for an operation: CANCEL for cancelOrder and orderId;
// "" means that the contract defines no such action.
func (c *catalog) action(o *operation, id string) string {
	noun := strings.ToUpper(id[:1]) + strings.TrimSuffix(id[1:], "Id")
	read := c.operations["get"+noun]
	if read == nil {
		return ""
	}
	name := strings.ToUpper(snake(strings.Replace(o.id, noun, "", 1)))
	for _, s := range c.unfolded(below(c.unfolded([]object{read.answer}), func(s object) any { return at(s, "properties")["allowedActions"] })) {
		for _, inner := range c.unfolded([]object{at(s, "items")}) {
			for _, values := range []string{"enum", "x-extensible-enum"} {
				if values, _ := inner[values].([]any); slices.Contains(values, any(name)) {
					return name
				}
			}
		}
	}
	return ""
}

// object reads the object that an id names. nil means that no operation of the catalog shows the object, or that the
// caller may not call it. The parameter args contains the arguments of the call: an address, for example, is read from
// the list of its customer.
func (s *server) object(ctx context.Context, n named, args object) (object, error) {
	reading, listed, param := s.catalog.reader(n.name)
	if reading == nil || !s.may(ctx, reading) {
		return nil, nil
	}
	query := object{}
	for _, p := range reading.query {
		if value, given := args[p.name]; given && p.required {
			query[p.name] = value
		} else if p.required && p.name != param {
			return nil, nil
		}
	}
	if !listed {
		query[param] = n.id
		return s.got(ctx, call{o: reading, query: query})
	}
	list, err := s.got(ctx, call{o: reading, query: query})
	if err != nil {
		return nil, err
	}
	rows, _ := list["items"].([]any)
	for _, row := range rows {
		if row, ok := row.(object); ok && row[param] == n.id {
			return row, nil
		}
	}
	return nil, nil
}

// reader returns the operation that shows the object with an id, and the name of the id there. It is the operation with
// the id as its parameter, or the list whose rows contain the id. A name such as replacementTaxClassId is treated as
// the id of a tax class. A nil operation means that no operation shows the object.
func (c *catalog) reader(name string) (o *operation, listed bool, param string) {
	operations := slices.Sorted(maps.Keys(c.operations))
	for param = name; ; {
		noun := strings.ToUpper(param[:1]) + strings.TrimSuffix(param[1:], "Id")
		for _, id := range operations {
			o := c.operations[id]
			if o.effect != reads || o.body != nil {
				continue
			}
			has := slices.ContainsFunc(o.query, func(p parameter) bool { return p.name == param })
			alone := !slices.ContainsFunc(o.query, func(p parameter) bool { return p.required && p.name != param })
			if has && alone && strings.HasPrefix(id, "get") && slices.Contains(c.fieldsOf(o), param) && !c.isPage(o) {
				return o, false, param
			}
		}
		for _, ending := range []string{noun + "s", noun + "es"} {
			for _, id := range append([]string{"list" + ending}, operations...) {
				if c.operations[id] != nil && strings.HasPrefix(id, "list") && strings.HasSuffix(id, ending) && slices.Contains(c.fieldsOf(c.operations[id]), param) {
					return c.operations[id], true, param
				}
			}
		}
		next := strings.IndexFunc(param[1:], func(r rune) bool { return r >= 'A' && r <= 'Z' })
		if param = param[next+1:]; next < 0 || param == "Id" {
			return nil, false, ""
		}
		param = strings.ToLower(param[:1]) + param[1:]
	}
}

// variants returns a sentence for each variant in the arguments, with its product, name, SKU and stock and, if the call
// replaces prices, its prices. It returns a NotFound error for a variant that does not exist.
func (s *server) variants(ctx context.Context, made call, currency any, ids []named) (map[named]string, error) {
	reading := s.catalog.operations["getProduct"]
	var wanted []int64
	for _, n := range ids {
		if id, err := n.id.Int64(); err == nil && n.name == "variantId" && len(wanted) < mostNamed {
			wanted = append(wanted, id)
		}
	}
	if len(wanted) == 0 || reading == nil || !s.may(ctx, reading) {
		return nil, nil
	}
	r, err := s.service.Read(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	goods, err := r.Sellables(ctx, wanted)
	if err != nil {
		return nil, err
	}
	replaced := at(s.catalog.resolved(made.o.body), "properties")["prices"] != nil
	lines := map[named]string{}
	for _, id := range wanted {
		g, ok := goods[id]
		if !ok {
			return nil, domain.Missing("variant")
		}
		line := fmt.Sprintf("Variant %d: %s", id, seen(g.Product.Name))
		if name := seen(g.Variant.Name); name != "" && name != seen(g.Product.Name) {
			line += ", " + name
		}
		line += ", SKU " + seen(g.Variant.SKU)
		if g.Stock != nil {
			line += fmt.Sprintf(", stock %d", g.Stock.OnHand)
		}
		if replaced {
			var prices []string
			for _, p := range g.Prices {
				if currency == nil || currency == string(p.CurrencyCode) {
					prices = append(prices, priced(p.Amount, p.CompareAtAmount, p.CurrencyCode, p.MinQuantity, p.AccountTypeID, p.SubscriptionPlanID))
				}
			}
			slices.Sort(prices)
			line += ". Prices now, which are replaced: " + strings.Join(prices, "; ")
			if len(prices) == 0 {
				line += "none"
			}
		}
		lines[named{"variantId", json.Number(fmt.Sprint(id))}] = line + "."
	}
	return lines, nil
}

// priced returns a price in the form in which a person reads it.
func priced(amount domain.Amount, compareAt *domain.Amount, currency domain.Currency, from int, accountType, plan *int64) string {
	line := currency.Format(amount) + " " + string(currency)
	if compareAt != nil {
		line += fmt.Sprintf(" (compare at %s)", currency.Format(*compareAt))
	}
	if from > 1 {
		line += fmt.Sprintf(" from %d", from)
	}
	if accountType != nil {
		line += fmt.Sprintf(" for account type %d", *accountType)
	}
	if plan != nil {
		line += fmt.Sprintf(" by subscription plan %d", *plan)
	}
	return line
}

// telling lists the fields by which people recognize an object, in the order of the question.
var telling = []string{"orderNumber", "refundNumber", "shipmentNumber", "subscriptionNumber", "returnNumber", "name", "title", "code", "sku", "fileName", "email", "customerName",
	"firstName", "lastName", "company", "customer.email", "customer.firstName", "customer.lastName", "streetLine1", "postalCode", "city", "brand", "lastFour",
	"to", "renderedSubject", "prefix", "url", "kind", "status", "paymentStatus", "fulfillmentStatus", "grandTotal", "price", "amount", "goodsTotal", "refundTotal", "currencyCode",
	"balance.captured", "balance.authorized", "balance.refunded", "balance.due", "version"}

// facts returns a sentence with those fields of an object by which people recognize it.
func facts(intro string, whole object) string {
	var told []string
	for _, path := range telling {
		names := strings.Split(path, ".")
		name := names[len(names)-1]
		switch member := at(whole, names[:len(names)-1]...)[name].(type) {
		case string:
			if member != "" {
				told = append(told, name+" "+seen(member))
			}
		case json.Number:
			told = append(told, name+" "+member.String())
		}
	}
	return intro + ": " + strings.Join(told, ", ") + "."
}

// words returns the noun that the name of an id contains, such as "Store customer" for storeCustomerId.
func words(id string) string {
	text := strings.ReplaceAll(snake(strings.TrimSuffix(id, "Id")), "_", " ")
	return strings.ToUpper(text[:1]) + text[1:]
}

// seen returns an outsider's text in the form in which a question shows it.
func seen(text string) string { return agent.Clipped(visible(text), 200) }

// visible returns a text on one line without invisible characters. It does not cut the text.
func visible(text string) string { return strings.Join(strings.Fields(agent.Unseen(text)), " ") }
