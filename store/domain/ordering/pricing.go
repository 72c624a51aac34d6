package ordering

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// RecurringTotal returns the sum of the next charges of the cart's subscriptions.
func (c *PricedCart) RecurringTotal() (total domain.Amount) {
	for _, r := range c.Recurring {
		total = total.Add(r.Quote.GrandTotal)
	}
	return total
}
