package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ShipmentStatus is where a parcel is. The list can grow.
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
	ExternalShipmentID string // empty: our own id as text
	Status             ShipmentStatus
	CarrierName        string
	TrackingNumber     string
	TrackingURL        string
	LocationName       string
	LabelURL           string
	Weight             *domain.Amount
	ShippedOn          time.Time // when it was recorded
	EstimatedDelivery  time.Time // ShippedOn plus the method's longest days
	DeliveredOn        *time.Time
	DeliveryTold       bool `audit:"-"` // the buyer was told that it is delivered
	CancelledOn        *time.Time
	CancelReason       string
	Items              []ShipmentItem `gorm:"serializer:json"`
	Scans              []ShipmentScan `gorm:"serializer:json"`
}

// ShipmentItem is how much of a line is in a parcel.
type ShipmentItem struct {
	LineItemID int64 `json:"lineItemId"`
	Quantity   int   `json:"quantity"`
}

// ShipmentScan is what a carrier, or an administrator in their place, said of a parcel.
type ShipmentScan struct {
	Status     ShipmentStatus `json:"status"`
	OccurredOn time.Time      `json:"occurredOn"` // the carrier's own time
	Location   string         `json:"location"`
	Message    string         `json:"message"`
}
