// Package ordering is a sale from the cart to the last refund: carts, checkout,
// orders, payments, refunds, shipments, and how their statuses follow from them.
//
// A cart is changed while it is active. Its checkout fixes what is bought, and
// from then on it cannot be changed, also by a login that would merge it: it
// becomes the order, or its payment attempt ends and it is active again. An
// attempt ends when it is declined, when its time is over, or when the buyer
// cancels it; whoever wants another cart cancels first and then changes it.
// Where the buyer cancels and pays at once, the gateway decides.
package ordering
