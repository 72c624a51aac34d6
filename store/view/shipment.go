package view

import (
	"strconv"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Shipment converts a shipment to the shape that it has within its order.
func Shipment(s *ordering.Shipment) common.PublicShipment {
	return common.PublicShipment{
		ShipmentID: s.ID, ExternalShipmentID: ExternalShipmentID(s), Status: common.ShipmentStatus(s.Status),
		CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: Time(s.ShippedOn), EstimatedDelivery: Time(s.EstimatedDelivery), Items: shipmentItems(s),
	}
}

// ShipmentSnapshot converts a shipment to the shape of lists in the public API and of shipment
// events.
func ShipmentSnapshot(s *ordering.Shipment) common.PublicShipmentSnapshot {
	return common.PublicShipmentSnapshot{
		ShipmentID: s.ID, ExternalShipmentID: ExternalShipmentID(s), Status: common.ShipmentStatus(s.Status),
		CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: Time(s.ShippedOn), EstimatedDelivery: Time(s.EstimatedDelivery), Items: shipmentItems(s),
		OrderID: s.OrderID, OrderNumber: s.OrderNumber,
	}
}

// ExternalShipmentID returns the id that the carrier or the warehouse gave to a shipment, or else the shipment's own
// id.
func ExternalShipmentID(s *ordering.Shipment) string {
	if s.ExternalShipmentID != "" {
		return s.ExternalShipmentID
	}
	return strconv.FormatInt(s.ID, 10)
}

// LineItemID returns the id of an order line, which is a string in every API.
func LineItemID(id int64) string { return strconv.FormatInt(id, 10) }

// LineItemIDOrNull returns the id of an order line; null means none.
func LineItemIDOrNull(id *int64) nullable.Nullable[string] {
	if id == nil {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(LineItemID(*id))
}

func shipmentItems(s *ordering.Shipment) []common.PublicShipmentItem {
	return Each(s.Items, func(i ordering.ShipmentItem) common.PublicShipmentItem {
		return common.PublicShipmentItem{LineItemID: LineItemID(i.LineItemID), Quantity: int32(i.Quantity)}
	})
}
