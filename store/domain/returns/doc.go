// Package returns contains the rules of goods that come back after delivery: returns, exchanges, claims
// and withdrawals.
//
// A return counts units and moves no money; money is returned by a refund of the order. Staff may receive
// the goods first or refund first. The store's policy decides which returns a buyer may request. Staff
// may override the policy. No request may exceed the shipped units.
package returns
