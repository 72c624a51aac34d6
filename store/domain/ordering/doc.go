// Package ordering contains the rules of a sale from the cart to the last refund: carts, checkout,
// orders, payments, refunds and shipments, and the statuses derived from them.
//
// A cart can be changed while it is active. Its checkout fixes the content of the order, and then
// neither a request nor a login that would merge the cart can change it. The cart becomes the
// order, or its payment attempt ends and it is active again. An attempt ends when it is declined,
// when it expires, or when the buyer cancels it. A buyer who wants another cart cancels first and
// then changes the cart. If the buyer cancels and pays at the same moment, the gateway decides.
package ordering
