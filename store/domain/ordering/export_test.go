package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Settle is settle, for the specs of the state tables.
func (o *Order) Settle(now time.Time) []domain.Event { return o.settle(now) }

// ShipmentMoves is the table of shipment states.
func ShipmentMoves(from ShipmentStatus) []ShipmentStatus { return shipmentTransitions[from] }
