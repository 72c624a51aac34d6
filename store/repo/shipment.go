package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var shipmentKeys = map[string]sortKey{
	"shippedOn":  {column: "shipped_on", cast: "timestamptz"},
	"shipmentId": {column: "id", cast: "bigint"},
}

func shipmentKey(s *ordering.Shipment, key string) (int64, any) {
	if key == "shipmentId" {
		return s.ID, s.ID
	}
	return s.ID, s.ShippedOn
}

// Shipments returns one page of the shipments that match a filter and that the actor may see. With ModifiedSince and no
// sort key, it sorts the shipments by the time of their last change.
func (r Reader) Shipments(ctx context.Context, f ordering.ShipmentFilter, q domain.PageQuery) (out domain.Page[*ordering.Shipment], err error) {
	query := r.query(q, "shipments", f, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		list := filtered(r.ofOwnOrders(g),
			condition{"order_id IN ?", f.OrderID},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.order_number IN ?)", f.OrderNumber},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.customer_id IN ? AND o.placed_on IS NOT NULL)", f.CustomerID},
			condition{"id IN ?", f.ShipmentID},
			condition{"status IN ?", f.Status},
			condition{"tracking_number = ?", f.TrackingNumber},
			condition{"external_shipment_id = ? AND external_shipment_id <> ''", f.ExternalShipmentID}, // indexed column
			condition{"shipped_on >= ?", f.ShippedFrom},
			condition{"shipped_on < ?", f.ShippedTo},
			condition{"modified_on >= ?", f.ModifiedSince},
		)
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[ordering.Shipment](list, "", *f.ModifiedSince, query)
		} else {
			out, err = page(list, query, shipmentKeys, shipmentKey)
		}
		return err
	})
	return out, err
}

// ShipmentOrder returns the order of a shipment with all parts, and the shipment in the order.
func (r Reader) ShipmentOrder(ctx context.Context, id int64) (o *ordering.Order, s *ordering.Shipment, err error) {
	err = r.once(ctx, func(r Reader) error {
		if s, err = take[ordering.Shipment](r.ofOwnOrders(r.on(ctx)), "shipment", "id = ?", id); err != nil {
			return err
		}
		if o, err = r.Order(ctx, ordering.OrderKey{ID: s.OrderID}); err != nil {
			return err
		}
		s, err = domain.Find(o.Shipments, id, "shipment")
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return o, s, nil
}

// LockShipmentOrder reads and locks the order of a shipment, and returns the order and the shipment in it.
func (tx *Tx) LockShipmentOrder(ctx context.Context, id int64) (*ordering.Order, *ordering.Shipment, error) {
	s, err := take[ordering.Shipment](tx.on(ctx), "shipment", "id = ?", id)
	if err != nil {
		return nil, nil, classify(err)
	}
	o, err := tx.LockOrder(ctx, s.OrderID)
	if err != nil {
		return nil, nil, err
	}
	s, err = domain.Find(o.Shipments, id, "shipment")
	return o, s, err
}
