package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Settle makes settle available to the specs of the state tables.
func (o *Order) Settle(now time.Time) []domain.Event { return o.settle(now) }

// ShipmentMoves returns the statuses that a shipment can move to.
func ShipmentMoves(from ShipmentStatus) []ShipmentStatus { return shipmentTransitions[from] }
