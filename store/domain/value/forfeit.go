package value

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// forfeited is the reason in the entries of Forfeit.
const forfeited = "Forfeited with the customer's account"

// Forfeit returns the postings that remove all value of a customer's store credit, which must happen before
// the customer is deactivated or erased. The error is stored_value_left if an order holds some of the value,
// or if there is value and agreed is false.
func Forfeit(accounts []Account, agreed bool) ([]Posting, error) {
	var postings []Posting
	var left []string
	for _, a := range accounts {
		f := a.funds()
		money := func(amount domain.Amount) string { return f.currency.Format(amount) + " " + string(f.currency) }
		switch {
		case f.held.Positive():
			return nil, domain.Errorf(domain.StoredValueLeft, "An open order holds %s of the store credit. Retry when the order is paid or canceled.", money(f.held))
		case f.balance.Positive():
			left = append(left, money(f.balance))
			postings = append(postings, Posting{Account: a, Type: Adjust, Amount: f.balance.Neg(), Reason: forfeited})
		}
	}
	if len(left) > 0 && !agreed {
		return nil, domain.Errorf(domain.StoredValueLeft, "The customer still has store credit: %s. Spend it first, or send forfeitStoreCredit: true to give it up.", strings.Join(left, ", "))
	}
	return postings, nil
}
