package repo

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var orderKeys = map[string]sortKey{
	"orderDate":   {column: "order_date", cast: "timestamptz"},
	"orderNumber": {column: "order_number", cast: "bigint"},
	"grandTotal":  {column: "total_units", cast: "bigint"},
	"createdOn":   {column: "id", cast: "bigint"}, // ids ascend in the order of creation
	"modifiedOn":  {column: "modified_on", cast: "timestamptz"},
}

// totalScale is the number of decimal places in total_units.
const totalScale = 4

func units(a domain.Amount) int64 {
	n, _ := a.Units(totalScale)
	return n
}

func orderKey(o *ordering.Order, key string) (int64, any) {
	switch key {
	case "orderNumber":
		return o.ID, o.OrderNumber
	case "grandTotal":
		return o.ID, units(o.GrandTotal)
	case "createdOn":
		return o.ID, o.ID
	case "modifiedOn":
		return o.ID, o.ModifiedOn
	}
	return o.ID, o.OrderDate
}

// Orders returns one page of the orders that match a filter and that the actor may see. With ModifiedSince and no sort
// key, it sorts the orders by the time of their last change, and a cursor skips none of them (changed).
func (r Reader) Orders(ctx context.Context, f ordering.OrderFilter, q domain.PageQuery) (out domain.Page[*ordering.Order], err error) {
	found, err := r.findOrders(ctx, f, false)
	if err != nil {
		return out, err
	}
	query := r.query(q, "orders", f, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		list := r.ownOrders(matchOrders(g, f, found))
		if f.Brief {
			list = list.Omit(orderDetails...)
		}
		if f.Search != "" && r.actor.Kind == domain.ActorCustomer {
			store, err := Reader{db: r.db, actor: r.actor, tx: g}.Store(ctx)
			if err != nil {
				return err
			}
			list = searchOwn(list, f.Search, store.Settings.OrderNumberPrefix)
		}
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[ordering.Order](list, "placed_on IS NOT NULL", *f.ModifiedSince, query)
		} else {
			var some []*gorm.DB
			if surely, any := found.search.some(); any {
				some = append(some, r.ownOrders(matchOrders(clean(g).Model(&ordering.Order{}), f, foundOrders{surely, found.labeled})))
			}
			out, err = page(list, query, orderKeys, orderKey, some...)
		}
		if err != nil {
			return err
		}
		if err := r.nameOrders(ctx, g, out.Items...); err != nil {
			return err
		}
		if f.Brief {
			return linesOf(g.Select("id", "order_id", "subscription_id").Where("subscription_id IS NOT NULL"), out.Items)
		}
		return orderParts(g, out.Items, f.WithLines, f.WithPayments, false)
	})
	return out, err
}

// orderDetails lists the columns of orders that are not shown in lists.
var orderDetails = []string{"store_id", "command_id", "last_command_id", "cart_id", "subscription_id", "is_draft", "hold", "placed_on", "cancel_reason", "cancel_note",
	"invoiced_on", "expires_on", "edited_net", "edited_tax", "edited_shipping", "prices_include_tax", "tax_source", "tax_reference", "shipping_taxes", "coupons",
	"discount", "subscription_starts", "terms", "shipping_method_id", "shipping_max_days", "carrier_name", "customer_note", "internal_note", "chargeback_count",
	"custom_fields", "referrer_code", "referrer_name", "marketing_consent", "notify_customer", "external_id", "replacement_reason"}

// CustomerOrders returns one page of a customer's orders. It returns not_found if the store does not have the customer.
func (r Reader) CustomerOrders(ctx context.Context, customerID int64, f ordering.OrderFilter, q domain.PageQuery) (domain.Page[*ordering.Order], error) {
	if _, err := r.Customer(ctx, customerID); err != nil {
		return domain.Page[*ordering.Order]{}, err
	}
	f.CustomerID = []int64{customerID}
	return r.Orders(ctx, f, q)
}

// matchOrders restricts a list to the orders that match a filter. found is the result of findOrders.
func matchOrders(g *gorm.DB, f ordering.OrderFilter, found foundOrders) *gorm.DB {
	// Orders with a declined payment are not drafts, and no list contains them.
	switch drafts := slices.Contains(f.Status, ordering.OrderDraft); {
	case len(f.Status) == 0:
		g = g.Where("placed_on IS NOT NULL")
	case !drafts:
		g = g.Where("placed_on IS NOT NULL AND status IN ?", f.Status)
	case len(f.Status) == 1:
		g = g.Where("status = 'DRAFT' AND is_draft")
	default:
		g = g.Where("(status = 'DRAFT' AND is_draft OR placed_on IS NOT NULL AND status IN ?)", f.Status)
	}
	g = orderLabels(f).narrow(found.search.narrow(g), found.labeled)
	g = since(g, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
	g = filtered(g,
		condition{"payment_status IN ?", f.PaymentStatus},
		condition{"fulfillment_status IN ?", f.FulfillmentStatus},
		condition{"source IN ?", f.Source},
		condition{"order_date >= ?", f.DateFrom},
		condition{"order_date < ?", f.DateTo},
		condition{"customer_id IN ?", f.CustomerID},
		condition{"email_key = fold_email(?)", f.Email},
		condition{"external_id = ?", f.ExternalID},
		condition{"id IN (SELECT l.order_id FROM order_lines l WHERE l.sku = ?)", f.SKU},
		condition{"id IN (SELECT l.order_id FROM order_lines l WHERE l.product_id IN ?)", f.ProductID},
		condition{"id IN (SELECT u.order_id FROM coupon_uses u WHERE u.coupon_id IN ? AND u.status <> 'RELEASED')", f.CouponID},
		condition{"id IN (SELECT l.order_id FROM order_lines l WHERE l.subscription_id IN ?)", f.SubscriptionID},
		condition{"shipping_method_id IN ?", f.ShippingMethodID},
		condition{"shipping_country IN ?", f.ShippingCountryCode},
		condition{"currency_code IN ?", f.CurrencyCode},
	)
	if f.TotalMin != nil {
		g = g.Where("total_units >= ?", units(*f.TotalMin))
	}
	if f.TotalMax != nil {
		g = g.Where("total_units <= ?", units(*f.TotalMax))
	}
	return g
}

func orderLabels(f ordering.OrderFilter) labels {
	return labels{table: "orders", tags: f.Tag, fields: f.CustomFields}
}

// foundOrders is the result of findOrders.
type foundOrders struct {
	search  matches
	labeled [][]int64
}

// findOrders looks up the parts of a filter for which PostgreSQL cannot use an index under row-level security (lookup).
func (r Reader) findOrders(ctx context.Context, f ordering.OrderFilter, addedUp bool) (found foundOrders, err error) {
	labels := orderLabels(f)
	if f.Search == "" && labels.none() || r.actor.Kind == domain.ActorCustomer {
		return found, nil
	}
	if strings.TrimSpace(f.Search) != "" {
		if found.search, err = r.searchOrders(ctx, f.Search, "orders.id", "", addedUp); err != nil {
			return found, err
		}
	}
	if labels.none() {
		return found, nil
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		found.labeled, err = labels.find(g, r.actor.StoreID, addedUp)
		return err
	})
	return found, classify(err)
}

// searchOrders finds orders by whole numbers and references (numbered), and by parts of e-mail addresses, names,
// companies, streets, postal codes, phone numbers, product names, SKUs and tracking numbers. Words of one or two
// characters have no index: without a longer word, only whole SKUs, numbers and names of such letters are found. The
// parameter named of is the list's column that contains the ids of orders. The parameter copied is the column with a
// copy of the order's search text; empty means that the list has no copy.
func (r Reader) searchOrders(ctx context.Context, text, of, copied string, addedUp bool) (m matches, err error) {
	text = strings.TrimSpace(text)
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		if m, err = look(g, r.actor.StoreID, addedUp, orderLookups(text, of, copied)...); err != nil {
			return err
		}
		ids, err := numbered(g, r.actor.StoreID, text)
		m.add(of, ids)
		return err
	})
	if err != nil || !m.nothing() {
		return m, err
	}
	if names := orderNames(text, of, copied); len(names) > 0 {
		err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
			m, err = look(g, r.actor.StoreID, addedUp, names...)
			return err
		})
	}
	if err != nil || !indexed(text) || !m.nothing() {
		return m, err
	}
	near, err := r.near(ctx, text, orderWords...)
	if err != nil || near == "" {
		return m, err
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		m, err = look(g, r.actor.StoreID, addedUp, orderLookups(near, of, copied)...)
		return err
	})
	return m, err
}

// orderWords lists the texts that a search for orders covers. It omits tracking numbers, which contain no words.
var orderWords = []words{
	{table: "orders", expression: "search", within: anyOrder}, {table: "order_lines", expression: "search"}, {table: "order_contacts", expression: "search"},
}

// anyOrder is the condition of the index on the texts of orders.
const anyOrder = "placed_on IS NOT NULL OR is_draft"

func orderLookups(text, of, copied string) []lookup {
	kinds := []lookup{
		partOf("orders", "id", "search", text),
		partOf("order_lines", "order_id", "search", text),
		partOf("shipments", "order_id", "tracking_number <> '' AND fold_search(tracking_number)", text),
		partOf("order_contacts", "id", "search", text),
	}
	if digits := phoneDigits(text); digits != "" && digits != text {
		kinds = append(kinds, partOf("order_contacts", "id", "search", digits))
	}
	if !indexed(text) {
		kinds = []lookup{{table: "order_lines", column: "order_id", where: "sku = ANY(?)", values: []any{skus(text)}}}
	}
	return joinOrders(kinds, of, copied)
}

// orderNames returns the lookups of the names that a text without a space stands for (domain.SpacedNames).
func orderNames(text, of, copied string) (kinds []lookup) {
	for _, name := range domain.SpacedNames(text) {
		kinds = append(kinds, phraseOf("orders", "id", "search", name))
	}
	return joinOrders(kinds, of, copied)
}

// joinOrders joins lookups with a list by of, a column of the list. The parameter copied is the list's copy of the
// order's search text.
func joinOrders(kinds []lookup, of, copied string) []lookup {
	for i := range kinds {
		k := &kinds[i]
		if k.of, k.join = of, k.column+" = "+of; k.table != "orders" {
			continue
		}
		k.within = anyOrder
		switch {
		case of == "orders.id":
			k.join = ""
		case copied != "":
			k.copied = copied + " LIKE ?"
		}
	}
	return kinds
}

// skus returns the spellings of a text that may be a complete SKU.
func skus(text string) any { return array([]string{text, strings.ToUpper(text)}) }

// orderName matches the number of an order with any prefix, and the number of its shipment.
var orderName = regexp.MustCompile(`^(.*?)([0-9]{1,18})(?:-([0-9]{1,9}))?$`)

// numbered finds orders by whole numbers. Each kind of number has its own index:
//   - the order's number, with or without "#" and the store's prefix.
//   - a shipment's number, such as 100042-1.
//   - an invoice's number.
//   - a payment's reference at its provider.
//   - the order's external id.
func numbered(g *gorm.DB, storeID int64, text string) (ids []int64, err error) {
	folded := domain.FoldSearch(text) // full-width digits as ASCII
	args := map[string]any{"store": storeID, "texts": array([]string{domain.Fold(text), folded}), "reference": text, "prefix": nil, "order": nil, "shipment": nil}
	if of := orderName.FindStringSubmatch(strings.TrimPrefix(folded, "#")); of != nil {
		args["prefix"], args["order"], args["shipment"] = of[1], of[2], of[3]
	}
	err = g.Raw(`WITH number AS (SELECT CAST(@order AS bigint) AS "order", CAST(nullif(@shipment, '') AS bigint) AS shipment FROM stores
			WHERE id = @store AND (@prefix = '' OR @prefix = fold_search(settings ->> 'orderNumberPrefix')))
		SELECT o.id FROM number n JOIN orders o ON o.store_id = @store AND o.order_number = n."order"
			WHERE n.shipment IS NULL OR EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id AND s.shipment_number = n.shipment)
		UNION SELECT id FROM orders WHERE store_id = @store AND external_id = @reference
		UNION SELECT order_id FROM invoices WHERE store_id = @store AND fold(number) = ANY(@texts)
		UNION SELECT order_id FROM payments WHERE store_id = @store AND provider_reference = @reference AND provider_reference <> '' AND provider_code <> 'OFFLINE'
			AND provider_code IN (SELECT provider_code FROM payment_providers WHERE store_id = @store)`, args).Scan(&ids).Error
	return ids, err
}

// searchOwn finds a customer's own orders, which are few, by number, with or without the store's prefix, and by words
// in a line's name and SKU.
func searchOwn(list *gorm.DB, text, prefix string) *gorm.DB {
	number := ordering.NumberNamed(text, prefix)
	where, args := hasWords("l.search", text)
	return list.Where("(order_number = ? OR EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = orders.id AND "+where+"))", append([]any{number}, args...)...)
}

// OrderTotals counts and sums the orders that match a filter. It reads each order once and no other rows.
func (r Reader) OrderTotals(ctx context.Context, f ordering.OrderFilter) (t ordering.OrderTotals, err error) {
	found, err := r.findOrders(ctx, f, true)
	if err != nil {
		return t, err
	}
	var sums []struct {
		PaymentStatus     ordering.PaymentStatus
		FulfillmentStatus ordering.FulfillmentStatus
		ordering.CurrencyTotals
	}
	err = r.much(ctx, func(g *gorm.DB) error {
		return matchOrders(g.Model(&ordering.Order{}), f, found).
			Select(`currency_code, payment_status, fulfillment_status, count(*) AS order_count, sum(subtotal) AS subtotal, sum(discount_total) AS discount_total,
				sum(shipping_total) AS shipping_total, sum(tax_total) AS tax_total, sum(grand_total) AS grand_total,
				sum(paid_total) AS paid, sum(refunded_total) AS refunded, sum(disputed_total) AS disputed, sum(due_total) AS due`).
			Group("currency_code, payment_status, fulfillment_status").Order("currency_code").Find(&sums).Error
	})
	t.PaymentStatuses, t.FulfillmentStatuses = map[ordering.PaymentStatus]int64{}, map[ordering.FulfillmentStatus]int64{}
	for _, s := range sums {
		t.Count += s.OrderCount
		t.PaymentStatuses[s.PaymentStatus] += s.OrderCount
		t.FulfillmentStatuses[s.FulfillmentStatus] += s.OrderCount
		if last := len(t.Currencies) - 1; last >= 0 && t.Currencies[last].CurrencyCode == s.CurrencyCode {
			t.Currencies[last].Add(s.CurrencyTotals)
		} else {
			t.Currencies = append(t.Currencies, s.CurrencyTotals)
		}
	}
	return t, err
}

var itemKeys = map[string]string{
	"sku": "sku", "name": `(array_agg(l.name ORDER BY l.id DESC))[1] COLLATE "und-x-icu"`, "quantityToFulfill": "quantity_to_fulfill", "quantityOrdered": "quantity_ordered", "net": "net",
}

// OrderItemTotals sums the lines of the orders that match a filter by variant, SKU and currency. SKUs have separate
// sums because a SKU can move to another variant later. The name comes from the latest line. To learn whether more than
// n items exist, pass n+1 as limit. If the number of matching orders exceeds the last parameter, OrderItemTotals sums
// nothing and tooMany is true, because sorting the lines of these orders would take too long.
func (r Reader) OrderItemTotals(ctx context.Context, f ordering.OrderFilter, sort string, limit, most int) (items []ordering.OrderItemTotal, tooMany bool, err error) {
	found, err := r.findOrders(ctx, f, true)
	if err != nil {
		return nil, false, err
	}
	name, descending := strings.CutPrefix(sort, "-")
	order := itemKeys[name]
	if order == "" {
		order = "quantity_to_fulfill"
	}
	if descending {
		order += " DESC"
	}
	err = r.much(ctx, func(g *gorm.DB) error {
		match := func() *gorm.DB { return matchOrders(g.Model(&ordering.Order{}), f, found) }
		err := g.Raw("SELECT count(*) > ? FROM (?) AS o", most, match().Select("1").Limit(most+1)).Scan(&tooMany).Error
		if err != nil || tooMany {
			return err
		}
		orders := match().Select("id, currency_code")
		return g.Table("order_lines AS l").Joins("JOIN (?) AS o ON o.id = l.order_id", orders).
			Select(`l.variant_id, l.sku, (array_agg(l.name ORDER BY l.id DESC))[1] AS name, o.currency_code,
				sum(l.quantity) AS quantity_ordered, sum(l.fulfilled_quantity) AS quantity_fulfilled,
				sum(CASE WHEN l.requires_shipping THEN greatest(0, l.quantity - l.cancelled_quantity - l.released_quantity - l.fulfilled_quantity
					- greatest(0, l.drop_target - l.cancelled_quantity - l.released_quantity - l.removed_quantity)) ELSE 0 END) AS quantity_to_fulfill,
				sum(l.refunded_quantity) AS quantity_refunded, sum(l.line_subtotal) AS gross, sum(l.line_discount) AS discount,
				sum(l.line_total) AS net, sum(l.line_tax) AS tax, count(DISTINCT l.order_id) AS order_count`).
			Where("l.store_id = ?", r.actor.StoreID).Group("l.variant_id, l.sku, o.currency_code").Order(order + ", l.sku, l.variant_id, o.currency_code").Limit(limit).Find(&items).Error
	})
	return items, tooMany, err
}
