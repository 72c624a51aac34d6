package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Means returns the means of payment with which the order can be paid now.
func (d OrderDue) Means() []ordering.CheckoutMeans {
	means, reading := make([]ordering.CheckoutMeans, len(d.Providers)), d.Store.Settings.Reading(d.Details.Order.Language())
	for i, p := range d.Providers {
		means[i].Reading = reading
		if means[i].Provider = p; d.Saved != nil && d.Saved.PaymentProviderID == p.ID {
			means[i].Saved = []*customer.CustomerPaymentMethod{d.Saved}
		}
	}
	return means
}

// Owed returns the amount due; 0 if nothing is due or the order is canceled.
func (d OrderDue) Owed() domain.Amount {
	if d.State == ordering.NothingIsDue || d.State == ordering.DueIsCancelled {
		return domain.Amount{}
	}
	return d.Details.Order.Unsecured()
}
