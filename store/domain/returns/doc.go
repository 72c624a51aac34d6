// Package returns contains the rules of goods that come back after delivery: returns, exchanges, claims and
// withdrawals.
//
// A return counts units and moves no money: the refund of the order does that. Staff receive and refund in either
// order. The store's policy decides which returns a buyer may request. Staff may exceed the policy. No request may
// exceed the units that were shipped.
package returns
