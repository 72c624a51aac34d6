// Package ordering contains the rules of a sale from the cart to the last refund: carts, checkout,
// orders, payments, refunds and shipments, and the statuses derived from them.
//
// A cart can be changed while it is active. Its checkout fixes the content of the order. Until the
// payment attempt ends, neither a request nor a login that would merge the cart can change it. After a
// successful attempt the cart becomes the order; after any other end of the attempt it is active again.
// An attempt ends when it is declined, when it expires, or when the buyer cancels it. To change the cart,
// the buyer cancels first. If the buyer cancels and pays at the same moment, the gateway decides.
package ordering
