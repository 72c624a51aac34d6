package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderDetails returns an order with all of its parts and the names of the rows that it refers to. For customers it
// omits the history.
func (r Reader) OrderDetails(ctx context.Context, key ordering.OrderKey) (d *ordering.OrderDetails, err error) {
	err = r.once(ctx, func(r Reader) error {
		d, err = r.orderDetails(ctx, key)
		return err
	})
	return d, err
}

func (r Reader) orderDetails(ctx context.Context, key ordering.OrderKey) (*ordering.OrderDetails, error) {
	o, err := r.Order(ctx, key)
	if err != nil {
		return nil, err
	}
	d := &ordering.OrderDetails{Order: o}
	err = r.in(ctx, func(g *gorm.DB) (err error) {
		if d.Pictures, err = picturesOfVariants(g, variantsOf(o)); err != nil {
			return err
		}
		if d.ProviderNames, err = namesByID(g, "payment_providers", "display_name", providersOf(o)); err != nil {
			return err
		}
		if o.ShowsInvoicesTo(r.actor) {
			if err := withoutContent(g).Where("order_id = ?", o.ID).Order("id").Find(&d.Invoices).Error; err != nil {
				return err
			}
		}
		if r.actor.Kind == domain.ActorCustomer {
			set, err := settingsOf(g)
			if err != nil {
				return err
			}
			d.Reading = set.Reading(o.Language())
			if d.ProviderNames, err = r.namesFor(g, "payment_providers", "display_name", "true", providersOf(o), d.Reading); err != nil {
				return err
			}
			d.Outside, err = publicOf(g, outsideOf(o))
			return err
		}
		store, err := take[settings.Store](g, "store", "id = ?", r.actor.StoreID)
		if err != nil {
			return err
		}
		d.Unsecured = store.Settings.AllowUnsecuredFulfillment
		if d.Customer, err = buyer(g, o); err != nil {
			return err
		}
		if o.CustomerID != nil {
			if err := g.Raw("SELECT EXISTS (SELECT 1 FROM customer_payment_methods WHERE customer_id = ? AND is_active)", *o.CustomerID).Scan(&d.Saved).Error; err != nil {
				return err
			}
		}
		if d.Commission, err = commissionStatus(g, o.ID); err != nil {
			return err
		}
		if d.History, err = r.history(g, o); err != nil {
			return err
		}
		d.Names, err = authorNames(g, authorsOf(d))
		for _, refund := range o.Refunds {
			refund.AuthorName = d.Name(refund.Author())
		}
		return err
	})
	return d, err
}

// OrderWithCustomer returns an order with its parts and the customer who bought it, without
// history.
func (r Reader) OrderWithCustomer(ctx context.Context, key ordering.OrderKey) (*ordering.OrderDetails, error) {
	d := &ordering.OrderDetails{}
	err := r.once(ctx, func(r Reader) (err error) {
		if d.Order, err = r.Order(ctx, key); err != nil {
			return err
		}
		if d.Pictures, err = picturesOfVariants(r.on(ctx), variantsOf(d.Order)); err != nil {
			return err
		}
		d.Customer, err = buyer(r.on(ctx), d.Order)
		return err
	})
	if err != nil {
		return nil, err
	}
	return d, nil
}

// variantsOf returns the ids of the ordered variants.
func variantsOf(o *ordering.Order) (ids []int64) {
	for _, l := range o.Lines {
		if l.VariantID != nil {
			ids = append(ids, *l.VariantID)
		}
	}
	return ids
}

// buyer returns the customer who bought an order; nil means a guest.
func buyer(g *gorm.DB, o *ordering.Order) (*customer.Customer, error) {
	if o.CustomerID == nil {
		return nil, nil
	}
	return optional(take[customer.Customer](customers(g), "customer", "id = ?", *o.CustomerID))
}

// RefundDetails returns a refund, with its author's name, and its order.
func (r Reader) RefundDetails(ctx context.Context, key ordering.RefundKey) (o *ordering.Order, refund *ordering.Refund, err error) {
	err = r.once(ctx, func(r Reader) error {
		if o, refund, err = r.RefundOrder(ctx, key); err != nil {
			return err
		}
		return r.NameAuthor(ctx, refund)
	})
	return o, refund, err
}

// NameAuthor sets the name of a refund's author.
func (r Reader) NameAuthor(ctx context.Context, refund *ordering.Refund) error {
	by := refund.Author()
	return r.in(ctx, func(g *gorm.DB) error {
		names, err := authorNames(g, map[domain.ActorKind][]int64{by.Kind: {by.ID}})
		refund.AuthorName = (&ordering.OrderDetails{Names: names}).Name(by)
		return err
	})
}

// history returns the events of an order, its refunds and its shipments, and the event of its replacement: at most
// ordering.MaxHistory events, newest first.
func (r Reader) history(g *gorm.DB, o *ordering.Order) (entries []ordering.HistoryEntry, err error) {
	refunds, shipments := make([]int64, len(o.Refunds)), make([]int64, len(o.Shipments))
	for i, refund := range o.Refunds {
		refunds[i] = refund.ID
	}
	for i, s := range o.Shipments {
		shipments[i] = s.ID
	}
	err = g.Raw(`
		SELECT e.type AS event_type, e.action, e.note, e.actor_type AS actor_kind, e.actor_id, e.object_type, e.object_id, e.created_on
		FROM (
			SELECT * FROM webhook_events WHERE store_id = @store AND object_type = 'order' AND object_id = @order
			UNION ALL SELECT * FROM webhook_events WHERE store_id = @store AND object_type = 'order' AND action = 'order.replaced'
				AND object_id = (SELECT id FROM orders WHERE store_id = @store AND order_number = @replacement)
			UNION ALL SELECT * FROM webhook_events WHERE store_id = @store AND object_type = 'refund' AND object_id = ANY(@refunds)
			UNION ALL SELECT * FROM webhook_events WHERE store_id = @store AND object_type = 'shipment' AND object_id = ANY(@shipments)
		) e ORDER BY e.sequence DESC LIMIT @limit`, map[string]any{
		"store": r.actor.StoreID, "order": o.ID, "replacement": o.ReplacementOrderNumber, "refunds": array(refunds), "shipments": array(shipments), "limit": ordering.MaxHistory,
	}).Scan(&entries).Error
	return entries, err
}

// authorsOf returns the ids of all authors who acted on an order, by kind of actor.
func authorsOf(d *ordering.OrderDetails) map[domain.ActorKind][]int64 {
	seen, out := map[domain.Author]bool{}, map[domain.ActorKind][]int64{}
	add := func(a domain.Author) {
		if a.ID != 0 && !seen[a] {
			seen[a], out[a.Kind] = true, append(out[a.Kind], a.ID)
		}
	}
	for _, h := range d.History {
		add(domain.Author{Kind: h.ActorKind, ID: h.ActorID})
	}
	for _, refund := range d.Order.Refunds {
		add(refund.Author())
	}
	if d.Order.Hold != nil {
		add(d.Order.Hold.HeldBy)
	}
	return out
}

func authorNames(g *gorm.DB, ids map[domain.ActorKind][]int64) (map[domain.Author]string, error) {
	names := map[domain.Author]string{}
	for _, kind := range []struct {
		kind        domain.ActorKind
		table, name string
	}{
		{domain.ActorAdmin, "admin_users", "coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)"},
		{domain.ActorCustomer, "customers", "concat_ws(' ', first_name, last_name)"},
		{domain.ActorAPIToken, "app_tokens", "name"},
	} {
		found, err := namesByID(g, kind.table, kind.name, ids[kind.kind])
		if err != nil {
			return nil, err
		}
		for id, name := range found {
			names[domain.Author{Kind: kind.kind, ID: id}] = name
		}
	}
	return names, nil
}

func providersOf(o *ordering.Order) (ids []int64) {
	for _, p := range o.Payments {
		ids = append(ids, p.PaymentProviderID)
	}
	return ids
}

// outsideOf returns the ids of the providers of an order's payments that are received outside of any gateway.
func outsideOf(o *ordering.Order) (ids []int64) {
	for _, p := range o.Payments {
		if p.WaitsOutside() {
			ids = append(ids, p.PaymentProviderID)
		}
	}
	return ids
}

// publicOf returns the fields of the providers that browsers may see, by provider id.
func publicOf(g *gorm.DB, ids []int64) (map[int64]map[string]string, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	var rows []*settings.PaymentProvider
	err := g.Where("id = ANY(?)", array(ids)).Find(&rows).Error
	public := map[int64]map[string]string{}
	for _, p := range rows {
		public[p.ID] = p.Public()
	}
	return public, err
}

// namesByID reads the names of a table's rows by id. name is an SQL expression and never contains caller input.
func namesByID(g *gorm.DB, table, name string, ids []int64) (map[int64]string, error) {
	names := map[int64]string{}
	if len(ids) == 0 {
		return names, nil
	}
	var rows []struct {
		ID   int64
		Name string
	}
	err := g.Raw("SELECT id, "+name+" AS name FROM "+table+" WHERE id = ANY(?)", array(ids)).Scan(&rows).Error
	for _, row := range rows {
		names[row.ID] = row.Name
	}
	return names, err
}

// namesFor returns the names of rows, by id. For customers it translates the names of the rows that meet the SQL
// condition in the parameter translated.
func (r Reader) namesFor(g *gorm.DB, table, name, translated string, ids []int64, reading domain.Reading) (map[int64]string, error) {
	if r.actor.Kind != domain.ActorCustomer {
		return namesByID(g, table, name, ids)
	}
	names := map[int64]string{}
	if len(ids) == 0 {
		return names, nil
	}
	var rows []struct {
		ID           int64
		Name         string
		Translations []domain.NameTranslation `gorm:"serializer:json"`
	}
	err := g.Raw("SELECT id, "+name+" AS name, CASE WHEN "+translated+" THEN translations ELSE '[]' END AS translations FROM "+table+" WHERE id = ANY(?)", array(ids)).Find(&rows).Error
	for _, row := range rows {
		names[row.ID] = domain.NameIn(reading, row.Name, row.Translations).Text
	}
	return names, err
}

// OrderProviders returns, for each order, the codes of the providers of all payments, including failed attempts. It
// returns not_found if the store does not have one of the orders.
func (r Reader) OrderProviders(ctx context.Context, ids []int64) (codes map[int64][]string, err error) {
	var rows []struct {
		ID           int64
		ProviderCode string
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT DISTINCT o.id, coalesce(p.provider_code, '') AS provider_code FROM orders o LEFT JOIN payments p ON p.order_id = o.id
			WHERE o.id = ANY(?) ORDER BY 1, 2`, array(ids)).Scan(&rows).Error
	})
	codes = map[int64][]string{}
	for _, row := range rows {
		codes[row.ID] = append(codes[row.ID], row.ProviderCode)
	}
	if err == nil && len(codes) < len(ids) {
		err = domain.Missing("order")
	}
	return codes, err
}
