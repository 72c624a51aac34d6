package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ShipmentStatus is the status of a parcel. Values can be added.
type ShipmentStatus string

const (
	ShipmentPending            ShipmentStatus = "PENDING"
	ShipmentLabelCreated       ShipmentStatus = "LABEL_CREATED"
	ShipmentPickedUp           ShipmentStatus = "PICKED_UP"
	ShipmentInTransit          ShipmentStatus = "IN_TRANSIT"
	ShipmentOutForDelivery     ShipmentStatus = "OUT_FOR_DELIVERY"
	ShipmentAvailableForPickup ShipmentStatus = "AVAILABLE_FOR_PICKUP"
	ShipmentDeliveryAttempted  ShipmentStatus = "DELIVERY_ATTEMPTED"
	ShipmentDelayed            ShipmentStatus = "DELAYED"
	ShipmentException          ShipmentStatus = "EXCEPTION"
	ShipmentDelivered          ShipmentStatus = "DELIVERED"
	ShipmentReturnedToSender   ShipmentStatus = "RETURNED_TO_SENDER"
	ShipmentLost               ShipmentStatus = "LOST"
	ShipmentCancelled          ShipmentStatus = "CANCELLED"
)

// Shipment is one parcel of an order.
type Shipment struct {
	domain.Row
	OrderID            int64
	OrderNumber        int64
	ShipmentNumber     int64
	CommandID          uuid.UUID
	ExternalShipmentID string // empty means the shipment's own id as text
	Status             ShipmentStatus
	CarrierName        string
	TrackingNumber     string
	TrackingURL        string
	LocationName       string
	LabelURL           string
	Weight             *domain.Amount
	ShippedOn          time.Time // from the request, else when it was recorded
	EstimatedDelivery  time.Time // from the request, else ShippedOn plus the method's longest days
	DeliveredOn        *time.Time
	DeliveryTold       bool `audit:"-"` // the buyer was notified of the delivery
	CancelledOn        *time.Time
	CancelReason       string
	Items              []ShipmentItem `gorm:"serializer:json"`
	Scans              []ShipmentScan `gorm:"serializer:json"`
}

// ShipmentItem is the quantity of a line in a parcel.
type ShipmentItem struct {
	LineItemID int64 `json:"lineItemId"`
	Quantity   int   `json:"quantity"`
}

// ShipmentScan is a report on a parcel, by the carrier or by an administrator.
type ShipmentScan struct {
	Status     ShipmentStatus `json:"status"`
	OccurredOn time.Time      `json:"occurredOn"` // as the carrier reports it
	Location   string         `json:"location"`
	Message    string         `json:"message"`
}
