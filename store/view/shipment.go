package view

import (
	"strconv"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Shipment is a shipment as it is shown with its order.
func Shipment(s *ordering.Shipment) common.PublicShipment {
	return common.PublicShipment{
		ShipmentID: s.ID, ExternalShipmentID: ExternalShipmentID(s), Status: common.ShipmentStatus(s.Status),
		CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: Time(s.ShippedOn), EstimatedDelivery: Time(s.EstimatedDelivery), Items: shipmentItems(s),
	}
}

// ShipmentSnapshot is a shipment as lists of the public API and shipment events
// show it.
func ShipmentSnapshot(s *ordering.Shipment) common.PublicShipmentSnapshot {
	return common.PublicShipmentSnapshot{
		ShipmentID: s.ID, ExternalShipmentID: ExternalShipmentID(s), Status: common.ShipmentStatus(s.Status),
		CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: Time(s.ShippedOn), EstimatedDelivery: Time(s.EstimatedDelivery), Items: shipmentItems(s),
		OrderID: s.OrderID, OrderNumber: s.OrderNumber,
	}
}

// ExternalShipmentID is the carrier's or the warehouse's id, and ours where
// there is none.
func ExternalShipmentID(s *ordering.Shipment) string {
	if s.ExternalShipmentID != "" {
		return s.ExternalShipmentID
	}
	return strconv.FormatInt(s.ID, 10)
}

// LineItemID is the id of an order line, which is a text everywhere.
func LineItemID(id int64) string { return strconv.FormatInt(id, 10) }

func shipmentItems(s *ordering.Shipment) []common.PublicShipmentItem {
	return Each(s.Items, func(i ordering.ShipmentItem) common.PublicShipmentItem {
		return common.PublicShipmentItem{LineItemID: LineItemID(i.LineItemID), Quantity: int32(i.Quantity)}
	})
}
