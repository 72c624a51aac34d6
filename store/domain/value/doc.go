// Package value contains the rules of stored value: gift cards, store credit and the ledger of both.
//
// A gift card belongs to the bearer of its code, store credit belongs to a customer. Stored value is a
// payment and never a discount. Apply is the only function that changes a balance; each change is an entry
// of the ledger, and the sums of the entries are the balance and the held amount.
package value
