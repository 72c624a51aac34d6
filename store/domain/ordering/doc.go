// Package ordering is a sale from the cart to the last refund: carts, checkout,
// orders, payments, refunds, shipments, and how their statuses follow from them.
package ordering
