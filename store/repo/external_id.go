package repo

import (
	"context"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ExternalID is a kind of id that other systems assign to objects of a store. An external id identifies one object of
// the store.
type ExternalID struct {
	table, column string
	among         string // condition for the rows that have an id of this kind
	pointer       string // JSON pointer of the field in requests
	detail, named string // texts of the error; named includes the id of the object that has the value
}

// Each of these external ids has a unique constraint of the same name.
var (
	OrderExternalID = ExternalID{table: "orders", column: "external_id", among: "true", pointer: "/externalId",
		detail: "The store has an order with this externalId.", named: "orderId"}
	ShipmentExternalID = ExternalID{table: "shipments", column: "external_shipment_id", among: "status <> 'CANCELLED'", pointer: "/externalShipmentId",
		detail: "The store has a shipment with this externalShipmentId.", named: "shipmentId"}
	ProductExternalID = ExternalID{table: "products", column: "external_id", among: "true", pointer: "/externalId",
		detail: "The store has a product with this externalId.", named: "productId"}
	CustomerExternalID = ExternalID{table: "customers", column: "external_id", among: "true", pointer: "/externalId",
		detail: "The store has a customer with this externalId.", named: "storeCustomerId"}
)

var _ = guards(map[string]error{
	"orders_external_unique":       OrderExternalID.taken(),
	"shipments_external_unique":    ShipmentExternalID.taken(),
	"products_external_id_unique":  ProductExternalID.taken(),
	"customers_external_id_unique": CustomerExternalID.taken(),
})

// taken returns the error for a violated unique constraint, which does not show which object has the value.
func (k ExternalID) taken() error { return taken(k.pointer, k.detail) }

// ClaimExternalID returns an already_exists error that names the other object if an object other than self has the
// value. self is 0 for a new object. Other transactions that claim the value wait until this transaction ends. A nil or
// empty value claims nothing. Call ClaimExternalID after locking the object, and before locking stock.
func (tx *Tx) ClaimExternalID(ctx context.Context, k ExternalID, value *string, self int64) error {
	if value == nil || *value == "" {
		return nil
	}
	g := tx.on(ctx)
	// The check takes two round trips: a snapshot from before the wait for the lock would not show the other object.
	if err := g.Exec("SELECT pg_advisory_xact_lock(hashtext(?), ?::int)", "external id of "+k.table+" "+*value, tx.actor.StoreID%(1<<31)).Error; err != nil {
		return classify(err)
	}
	var holders []int64
	err := g.Table(k.table).Where(k.column+" = ? AND id <> ? AND "+k.among, *value, self).Order("id").Limit(1).Pluck("id", &holders).Error
	if err != nil || len(holders) == 0 {
		return classify(err)
	}
	held := taken(k.pointer, fmt.Sprintf("%s Its %s is %d.", k.detail, k.named, holders[0])).(*domain.Error)
	held.ExistingID = holders[0]
	return held
}
