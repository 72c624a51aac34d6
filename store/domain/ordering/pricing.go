package ordering

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// RecurringTotal is what the cart's subscriptions are charged next, all together.
func (c *PricedCart) RecurringTotal() (total domain.Amount) {
	for _, r := range c.Recurring {
		total = total.Add(r.Quote.GrandTotal)
	}
	return total
}
