package domain

import "time"

// Settle is settle, for the specs of the state tables.
func (o *Order) Settle(now time.Time) []Event { return o.settle(now) }

// ShipmentMoves is the table of shipment states.
func ShipmentMoves(from ShipmentStatus) []ShipmentStatus { return shipmentTransitions[from] }
