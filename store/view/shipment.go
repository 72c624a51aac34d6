package view

import (
	"strconv"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Shipment shows a shipment as part of its order.
func Shipment(s *domain.Shipment) common.PublicShipment {
	return common.PublicShipment{
		ShipmentID: s.ID, ExternalShipmentID: externalID(s), Status: common.ShipmentStatus(s.Status),
		CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: Time(s.ShippedOn), EstimatedDelivery: Time(s.EstimatedDelivery), Items: Each(s.Items, shipmentItem),
	}
}

// ShipmentSnapshot shows a shipment by itself, as GET /shipment/paged and every
// shipment event do.
func ShipmentSnapshot(s *domain.Shipment) common.PublicShipmentSnapshot {
	p := Shipment(s)
	return common.PublicShipmentSnapshot{
		ShipmentID: p.ShipmentID, ExternalShipmentID: p.ExternalShipmentID, Status: p.Status,
		CarrierName: p.CarrierName, TrackingNumber: p.TrackingNumber, TrackingURL: p.TrackingURL,
		ShippedOn: p.ShippedOn, EstimatedDelivery: p.EstimatedDelivery, Items: p.Items,
		OrderID: s.OrderID, OrderNumber: s.OrderNumber,
	}
}

func shipmentItem(i domain.ShipmentItem) common.PublicShipmentItem {
	return common.PublicShipmentItem{LineItemID: strconv.FormatInt(i.LineItemID, 10), Quantity: int32(i.Quantity)}
}

func externalID(s *domain.Shipment) string {
	if s.ExternalShipmentID == "" {
		return strconv.FormatInt(s.ID, 10)
	}
	return s.ExternalShipmentID
}
