package ordering

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ShipmentStatus is the status of a parcel. New values may be added.
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
	ExternalShipmentID string // empty means that the shipment's own id serves as external id
	// ExternalShared means that another shipment already had the same external id before these ids had to
	// be unique in a store.
	ExternalShared    bool `audit:"-"`
	Status            ShipmentStatus
	CarrierName       string
	TrackingNumber    string
	TrackingURL       string
	LocationName      string
	LabelURL          string
	Weight            *domain.Amount
	ShippedOn         time.Time // from the request, or else the time of the record
	EstimatedDelivery time.Time // requested, or else ShippedOn plus the longest delivery time of the shipping method
	DeliveredOn       *time.Time
	// DepartureTold, PickupTold and DeliveryTold mean that the buyer was notified of the departure,
	// pickup or delivery.
	DepartureTold bool `audit:"-"`
	PickupTold    bool `audit:"-"`
	DeliveryTold  bool `audit:"-"`
	CancelledOn   *time.Time
	CancelReason  string
	Items         []ShipmentItem `gorm:"serializer:json"`
	Scans         []ShipmentScan `gorm:"serializer:json"`
}

// ShipmentItem is the quantity of an order line in a parcel.
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

// waits reports whether a parcel with the status is packed and waits for the carrier. The units of such a
// parcel are not shipped yet.
func (s ShipmentStatus) waits() bool { return s == ShipmentPending || s == ShipmentLabelCreated }

// Left reports whether the parcel has left, so that its units count as shipped. It also returns true for
// a parcel that was lost or came back.
func (s *Shipment) Left() bool { return !s.Status.waits() && s.Status != ShipmentCancelled }

// Sent returns the number of units of a line that have left in parcels that are not canceled.
// FulfilledQuantity, in contrast, also counts units in parcels that wait for the carrier. The order's
// shipments must be loaded.
func (o *Order) Sent(l *OrderLine) int {
	sent := l.FulfilledQuantity
	for _, s := range o.Shipments {
		for _, item := range s.Items {
			if s.Status.waits() && item.LineItemID == l.ID {
				sent -= item.Quantity
			}
		}
	}
	return max(0, sent)
}

// unsent returns the number of units of a line that have not left yet.
func (o *Order) unsent(l *OrderLine) int { return max(0, l.Owed()-o.Sent(l)) }

// sendsMore reports whether any unit of the order has not left yet, packed or not.
func (o *Order) sendsMore() bool {
	return slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return o.unsent(l) > 0 })
}

// unsentAmount returns the price, including tax, of the units that have not left yet.
func (o *Order) unsentAmount() (sum domain.Amount) {
	for _, l := range o.Lines {
		if n := o.unsent(l); n > 0 {
			price := l.LineTotal.Add(l.LineTax).Times(int64(n)).Quo(domain.AmountOf(int64(l.Quantity), 0))
			sum = sum.Add(price.Round(o.CurrencyCode.Digits(), domain.HalfUp))
		}
	}
	return sum
}
