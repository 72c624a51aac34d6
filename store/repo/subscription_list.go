package repo

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// subscriptionKeys returns the sort keys of a list of subscriptions. Subscriptions without a next date come last in
// both directions. A list sorted by nextRetryOn must omit subscriptions without a further retry.
func subscriptionKeys(sort string) map[string]sortKey {
	never := "'infinity'"
	if strings.HasPrefix(sort, "-") {
		never = "'-infinity'"
	}
	return map[string]sortKey{
		"createdOn":          {column: "id", cast: "bigint"}, // ids ascend in the order of creation
		"modifiedOn":         {column: "modified_on", cast: "timestamptz"},
		"nextProcessingDate": {column: "COALESCE(next_date, " + never + "::date)", cast: "date"},
		"nextRetryOn":        {column: "retry_on", cast: "timestamptz"},
		"subscriptionNumber": {column: "subscription_number", cast: "bigint"},
	}
}

// subscriptionKey returns the value that a subscription has for a sort key.
func subscriptionKey(s *subscription.Subscription, sort, key string) any {
	switch key {
	case "modifiedOn":
		return s.ModifiedOn
	case "nextProcessingDate":
		switch {
		case s.NextDate != nil:
			return *s.NextDate
		case strings.HasPrefix(sort, "-"):
			return "-infinity"
		}
		return "infinity"
	case "nextRetryOn":
		return *s.RetryOn
	case "subscriptionNumber":
		return s.SubscriptionNumber
	}
	return s.ID
}

// Subscriptions returns one page of the subscriptions that match a filter and that the actor may see. With
// ModifiedSince and no sort key, it sorts the subscriptions by the time of their last change, and a cursor skips none
// of them (changed).
func (r Reader) Subscriptions(ctx context.Context, f subscription.Filter, q domain.PageQuery) (out domain.Page[subscription.Listed], err error) {
	found, err := r.findSubscriptions(ctx, f.Search)
	if err != nil {
		return out, err
	}
	sameDay := f
	if f.DueBy != nil { // DueBy is today, which changes if the list is read across midnight
		sameDay.DueBy = new(domain.Date)
	}
	query := r.query(q, "subscriptions", sameDay, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		list := inKeyRange(matchSubscriptions(r.ownSubscriptions(g), f, found), f, q.Sort)
		if strings.HasSuffix(q.Sort, "nextRetryOn") {
			list = list.Where("retry_on IS NOT NULL")
		}
		var rows domain.Page[*subscription.Subscription]
		if f.ModifiedSince != nil && q.Sort == "" {
			rows, err = changed[subscription.Subscription](list, "", *f.ModifiedSince, query)
		} else {
			var some []*gorm.DB
			if surely, any := found.some(); any && !strings.HasSuffix(q.Sort, "nextRetryOn") {
				some = append(some, inKeyRange(matchSubscriptions(r.ownSubscriptions(clean(g).Model(&subscription.Subscription{})), f, surely), f, q.Sort))
			}
			rows, err = page(list, query, subscriptionKeys(q.Sort), func(s *subscription.Subscription, key string) (int64, any) {
				return s.ID, subscriptionKey(s, q.Sort, key)
			}, some...)
		}
		if err != nil {
			return err
		}
		out = domain.Page[subscription.Listed]{Number: rows.Number, Size: rows.Size, TotalCount: rows.TotalCount, TotalIsEstimate: rows.TotalIsEstimate, NextCursor: rows.NextCursor}
		out.Items, err = showListed(clean(g), rows.Items)
		return err
	})
	return out, err
}

// CustomerLanguage returns the language of a customer; nil means the store's.
func (r Reader) CustomerLanguage(ctx context.Context, customerID int64) (language *string, err error) {
	err = r.in(ctx, func(g *gorm.DB) (err error) {
		language, err = customerLanguage(g, customerID)
		return err
	})
	return language, err
}

func customerLanguage(g *gorm.DB, customerID int64) (language *string, err error) {
	err = g.Raw("SELECT language_code FROM customers WHERE id = ?", customerID).Scan(&language).Error
	return language, err
}

// OwnSubscriptions returns the subscriptions of the actor, a customer, newest first, at most 1,000. status
// restricts them; empty means all.
func (r Reader) OwnSubscriptions(ctx context.Context, status []subscription.Status) (list []*subscription.Subscription, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if err := filtered(r.ownSubscriptions(g), condition{"status IN ?", status}).Order("id DESC").Limit(1000).Find(&list).Error; err != nil {
			return err
		}
		return liveItems(g, list)
	})
	return list, err
}

// lineRow is a current line of a subscription in a list of lines, with the list's sort values. ID is the id of the
// line. A change of a line also changes its subscription.
type lineRow struct {
	ID                 int64
	SubscriptionNumber int64
	LastDate           domain.Date
}

// lineKeys lists the sort keys of a list of lines. A line without a scheduled date is sorted by its last date.
var lineKeys = map[string]sortKey{
	"createdOn":          {column: "id", cast: "bigint"}, // ids ascend in the order of creation
	"nextProcessingDate": {column: "last_date", cast: "date"},
	"subscriptionNumber": {column: "subscription_number", cast: "bigint"},
}

// TableName returns the table of subscriptions, because a change of a subscription is also a change of its lines.
func (lineRow) TableName() string { return "subscriptions" }

// SubscriptionLines returns one page of the current lines of subscriptions that match a filter. With ModifiedSince and
// no sort key, it sorts the lines as Subscriptions sorts subscriptions.
func (r Reader) SubscriptionLines(ctx context.Context, f subscription.Filter, q domain.PageQuery) (out domain.Page[subscription.Line], err error) {
	found, err := r.findSubscriptions(ctx, f.Search)
	if err != nil {
		return out, err
	}
	query := r.query(q, "subscription_lines", f)
	products, sku, from, to := f.ProductIDs, f.SKU, f.CreatedFrom, f.CreatedTo
	f.ProductIDs, f.SKU, f.CreatedFrom, f.CreatedTo = nil, "", nil, nil // conditions on the line itself
	err = r.list(ctx, func(g *gorm.DB) error {
		inner := filtered(matchSubscriptions(g.Model(&subscription.Subscription{}), f, found), condition{"i.product_id IN ?", products}, condition{"i.sku = ?", sku},
			condition{"i.created_on >= ?", from}, condition{"i.created_on < ?", to}).
			Joins("JOIN subscription_items i ON i.subscription_id = subscriptions.id AND i.removed_on IS NULL").
			Select("i.id, subscriptions.store_id, subscriptions.subscription_number, subscriptions.last_date, subscriptions.modified_on, subscriptions.modified_tx")
		list := g.Table("(?) AS subscriptions", inner)
		var ids domain.Page[int64]
		if f.ModifiedSince != nil && q.Sort == "" {
			ids, err = changedIDs[lineRow](list, "", *f.ModifiedSince, query)
		} else {
			var rows domain.Page[lineRow]
			rows, err = page(list, query, lineKeys, func(l lineRow, key string) (int64, any) {
				switch key {
				case "nextProcessingDate":
					return l.ID, l.LastDate
				case "subscriptionNumber":
					return l.ID, l.SubscriptionNumber
				}
				return l.ID, l.ID
			})
			ids = domain.Page[int64]{Number: rows.Number, Size: rows.Size, TotalCount: rows.TotalCount, TotalIsEstimate: rows.TotalIsEstimate, NextCursor: rows.NextCursor}
			for _, row := range rows.Items {
				ids.Items = append(ids.Items, row.ID)
			}
		}
		if err != nil {
			return err
		}
		out = domain.Page[subscription.Line]{Number: ids.Number, Size: ids.Size, TotalCount: ids.TotalCount, TotalIsEstimate: ids.TotalIsEstimate, NextCursor: ids.NextCursor}
		out.Items, err = linesWith(clean(g), ids.Items)
		return err
	})
	return out, err
}

// linesWith reads lines in the order of ids, with their subscriptions.
func linesWith(g *gorm.DB, ids []int64) ([]subscription.Line, error) {
	items, err := inOrder[subscription.SubscriptionItem](g, ids)
	if err != nil {
		return nil, err
	}
	of := make([]int64, len(items))
	for i, item := range items {
		of[i] = item.SubscriptionID
	}
	var list []*subscription.Subscription
	if err := g.Where("id = ANY(?)", array(of)).Find(&list).Error; err != nil {
		return nil, err
	}
	byID := make(map[int64]*subscription.Subscription, len(list))
	for _, s := range list {
		byID[s.ID] = s
	}
	lines := make([]subscription.Line, len(items))
	for i, item := range items {
		lines[i] = subscription.Line{Subscription: byID[item.SubscriptionID], Item: item}
	}
	return lines, nil
}

// showListed loads the additional data of subscriptions that is shown in lists.
func showListed(g *gorm.DB, list []*subscription.Subscription) ([]subscription.Listed, error) {
	out := make([]subscription.Listed, len(list))
	if len(list) == 0 {
		return out, nil
	}
	if err := liveItems(g, list); err != nil {
		return nil, err
	}
	ids, customers, plans := make([]int64, len(list)), make([]int64, len(list)), make([]int64, len(list))
	byID := make(map[int64]*subscription.Subscription, len(list))
	for i, s := range list {
		ids[i], customers[i], plans[i], byID[s.ID] = s.ID, s.CustomerID, s.SubscriptionPlanID, s
	}
	var slots []*subscription.Renewal
	if err := g.Where("subscription_id = ANY(?) AND ("+openRenewals+" OR failure_class <> '')", array(ids)).Order("slot").Find(&slots).Error; err != nil {
		return nil, err
	}
	for _, slot := range slots {
		s := byID[slot.SubscriptionID]
		s.Slots = append(s.Slots, slot)
	}
	names, err := namesByID(g, "customers", "concat_ws(' ', first_name, last_name)", customers)
	if err != nil {
		return nil, err
	}
	emails, err := namesByID(g, "customers", "email", customers)
	if err != nil {
		return nil, err
	}
	planNames, err := namesByID(g, "subscription_plans", "name", plans)
	for i, s := range list {
		out[i] = subscription.Listed{Subscription: s, PlanName: planNames[s.SubscriptionPlanID], CustomerName: names[s.CustomerID], CustomerEmail: emails[s.CustomerID]}
	}
	return out, err
}

// matchSubscriptions restricts a list to the subscriptions that match a filter. found is the result of
// findSubscriptions.
func matchSubscriptions(g *gorm.DB, f subscription.Filter, found matches) *gorm.DB {
	g = found.narrow(g)
	const of = "subscriptions.id IN (SELECT i.subscription_id FROM subscription_items i WHERE i.removed_on IS NULL AND i."
	g = filtered(g,
		condition{"subscriptions.status IN ?", f.Status},
		condition{"subscriptions.dunning_state IN ?", f.DunningState},
		condition{"subscriptions.last_failure_code IN ?", f.FailureCode},
		condition{"subscriptions.retry_on >= ?", f.RetryFrom},
		condition{"subscriptions.retry_on < ?", f.RetryTo},
		condition{"subscriptions.cancel_at_period_end = ?", f.CancelAtPeriodEnd},
		condition{"subscriptions.cancel_reason = ?", f.CancelReason},
		condition{"subscriptions.cancelled_on >= ?", f.CancelledFrom},
		condition{"subscriptions.cancelled_on < ?", f.CancelledTo},
		condition{"subscriptions.paused_until >= ?", f.PausedUntilFrom},
		condition{"subscriptions.paused_until < ?", f.PausedUntilTo},
		condition{"subscriptions.customer_payment_method_id IN ?", f.PaymentMethodIDs},
		condition{"subscriptions.customer_id IN ?", f.CustomerIDs},
		condition{"subscriptions.status = 'ACTIVE' AND subscriptions.next_date <= ?", f.NextBy},
		condition{"subscriptions.subscription_plan_id IN ?", f.PlanIDs},
		condition{of + "product_id IN ?)", f.ProductIDs},
		condition{of + "variant_id IN ?)", f.VariantIDs},
		condition{of + "sku = ?)", f.SKU},
		condition{"subscriptions.created_on >= ?", f.CreatedFrom},
		condition{"subscriptions.created_on < ?", f.CreatedTo},
		condition{"subscriptions.modified_on >= ?", f.ModifiedSince},
	)
	switch from, to := f.NextFrom, f.NextTo; {
	case from != nil && to != nil && *to == *from+1: // for one day, an index contains the subscriptions in list order
		g = g.Where("subscriptions.next_date = ?", *from)
	default:
		g = filtered(g, condition{"subscriptions.next_date >= ?", from}, condition{"subscriptions.next_date < ?", to})
	}
	if f.DueBy != nil {
		due, args := "(subscriptions.status = 'ACTIVE' AND subscriptions.next_date <= ?)", []any{*f.DueBy}
		if f.ClockZone != "" {
			due = `(subscriptions.status = 'ACTIVE' AND subscriptions.next_date <= CASE WHEN subscriptions.test_clock_id IS NULL THEN ?
				ELSE (SELECT (c.shows AT TIME ZONE ?)::date FROM test_clocks c WHERE c.id = subscriptions.test_clock_id) END)`
			args = append(args, f.ClockZone)
		}
		if !f.Due {
			due = "NOT COALESCE(" + due + ", false)"
		}
		g = g.Where(due, args...)
	}
	if len(f.FailureClass) > 0 {
		// PostgreSQL turns EXISTS into a join; it would run an IN that refers to the subscription once per
		// subscription.
		g = g.Where(`subscriptions.last_failure_code <> '' AND EXISTS (SELECT FROM renewals r
			WHERE r.subscription_id = subscriptions.id AND r.failure_class IN ? AND r.slot >= subscriptions.slot_number - 1)`, f.FailureClass)
	}
	if len(f.RenewalStatus) > 0 {
		// A next renewal has no row until its state changes.
		open := "subscriptions.id IN (SELECT r.subscription_id FROM renewals r WHERE r.status IN ? AND r." + openRenewals + ")"
		if slices.Contains(f.RenewalStatus, subscription.RenewalScheduled) {
			open = "(" + open + " OR subscriptions.next_date IS NOT NULL AND NOT EXISTS (SELECT FROM renewals r WHERE r.subscription_id = subscriptions.id AND r." + openRenewals + "))"
		}
		g = g.Where(open, f.RenewalStatus)
	}
	return cardsExpiring(g, f)
}

// inKeyRange applies the filter's range of the next date also to the sort key of a list that is sorted by this date.
// PostgreSQL then starts reading the index at the first matching row.
func inKeyRange(g *gorm.DB, f subscription.Filter, sort string) *gorm.DB {
	if strings.TrimPrefix(sort, "-") != "nextProcessingDate" {
		return g
	}
	key := subscriptionKeys(sort)["nextProcessingDate"].column
	return filtered(g, condition{key + " >= ?", f.NextFrom}, condition{key + " < ?", f.NextTo})
}

// cardsExpiring restricts a list to subscriptions whose card expires in the filter's range. A card is valid until the
// end of its expiry month.
func cardsExpiring(g *gorm.DB, f subscription.Filter) *gorm.DB {
	month := func(d domain.Date) int {
		year, month, _ := d.Calendar()
		return year*12 + int(month)
	}
	if f.CardExpiresFrom == nil && f.CardExpiresTo == nil {
		return g
	}
	// The subselect does not refer to the subscription, so PostgreSQL runs it only once.
	cards, months := "m.expiry_months IS NOT NULL", []any{}
	if d := f.CardExpiresFrom; d != nil {
		cards, months = cards+" AND m.expiry_months >= ?", append(months, month(*d))
	}
	if d := f.CardExpiresTo; d != nil {
		cards, months = cards+" AND m.expiry_months < ?", append(months, month(*d))
	}
	return g.Where("subscriptions.customer_payment_method_id IN (SELECT m.id FROM customer_payment_methods m WHERE "+cards+")", months...)
}

// findSubscriptions looks up the subscriptions that match a search text (lookup), because the list cannot use an index
// for this under row-level security. It finds whole subscription numbers, and parts of customers' names and addresses
// and of SKUs.
func (r Reader) findSubscriptions(ctx context.Context, text string) (m matches, err error) {
	if text = strings.TrimSpace(text); text == "" {
		return m, nil
	}
	customers, items := partOf("customers", "id", "search", text), partOf("subscription_items", "subscription_id", "removed_on IS NULL AND fold_search(sku)", text)
	customers.of, customers.join = "subscriptions.customer_id", "id = subscriptions.customer_id"
	kinds := []lookup{customers, items}
	if !indexed(text) {
		kinds = []lookup{{table: items.table, column: items.column, where: "removed_on IS NULL AND sku = ANY(?)", values: []any{skus(text)}}}
	}
	kinds[len(kinds)-1].of, kinds[len(kinds)-1].join = "subscriptions.id", "subscription_id = subscriptions.id"
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		m, err = look(g, r.actor.StoreID, false, kinds...)
		return err
	})
	if number, err := strconv.ParseInt(text, 10, 64); err == nil {
		m.or("subscriptions.subscription_number = ?", number)
	}
	return m, classify(err)
}

// SubscriptionHistory returns one page of the history of a subscription that the actor may see,
// with the authors' names.
func (r Reader) SubscriptionHistory(ctx context.Context, id int64, q domain.PageQuery) (out domain.Page[*subscription.SubscriptionHistoryEntry], err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if _, err := take[subscription.Subscription](r.ownSubscriptions(g), "subscription", "id = ?", id); err != nil {
			return err
		}
		out, err = page(g.Where("subscription_id = ?", id), r.query(q, "subscription_history", id), map[string]sortKey{"createdOn": {column: "id", cast: "bigint"}},
			func(e *subscription.SubscriptionHistoryEntry, _ string) (int64, any) { return e.ID, e.ID })
		if err != nil {
			return err
		}
		return nameAuthors(clean(g), out.Items)
	})
	return out, err
}

// nameAuthors sets the names of the authors of history entries.
func nameAuthors(g *gorm.DB, entries []*subscription.SubscriptionHistoryEntry) error {
	ids := map[domain.ActorKind][]int64{}
	for _, e := range entries {
		ids[e.ActorKind] = append(ids[e.ActorKind], e.ActorID)
	}
	names, err := authorNames(g, ids)
	for _, e := range entries {
		e.AuthorName = names[e.Author()]
	}
	return err
}

// SubscriptionDetails reads the additional data that is shown with a subscription, including the latest history
// entries. The parameter newest limits the number of entries.
func (r Reader) SubscriptionDetails(ctx context.Context, s *subscription.Subscription, newest int) (d *subscription.Details, err error) {
	d = &subscription.Details{Subscription: s}
	products, variants, coupons := []int64{}, []int64{}, []int64{}
	for _, item := range s.Live() {
		products, variants = append(products, item.ProductID), append(variants, item.VariantID)
	}
	for _, c := range s.Coupons {
		coupons = append(coupons, c.CouponID)
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		names, err := namesByID(g, "customers", "concat_ws(' ', first_name, last_name)", []int64{s.CustomerID})
		if err != nil {
			return err
		}
		emails, err := namesByID(g, "customers", "email", []int64{s.CustomerID})
		if err != nil {
			return err
		}
		d.CustomerName, d.CustomerEmail = names[s.CustomerID], emails[s.CustomerID]
		set, err := settingsOf(g)
		if err != nil {
			return err
		}
		language := s.LanguageCode
		if language == nil {
			if language, err = customerLanguage(g, s.CustomerID); err != nil {
				return err
			}
		}
		d.Reading = set.Reading(language)
		if d.CouponNames, err = r.namesFor(g, "coupons", "coalesce(nullif(name, ''), code)", "nullif(name, '') IS NOT NULL", coupons, d.Reading); err != nil {
			return err
		}
		if d.Slugs, err = namesByID(g, "products", "slug", products); err != nil {
			return err
		}
		if d.Pictures, err = picturesOfVariants(g, variants); err != nil {
			return err
		}
		if err := g.Where("subscription_id = ?", s.ID).Order("id DESC").Limit(newest).Find(&d.Newest).Error; err != nil {
			return err
		}
		return nameAuthors(g, d.Newest)
	})
	return d, err
}
