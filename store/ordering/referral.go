package ordering

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// credit sets the code and name of the referrer who is credited with an order: the owner of the
// given code while the code counts, else the referrer who brought the customer. Nobody is credited
// for their own purchases; the code is then empty. referredOn is when the code was given; nil
// means now. Without a commission service the given code is stored unchecked.
func credit(ctx context.Context, r repo.Reader, store *settings.Store, to *ordering.Checkout, customerID *int64, given *string, referredOn *time.Time, now time.Time) error {
	if to.ReferrerCode, to.ReferrerName = given, nil; !store.CommissionService {
		return nil
	}
	provider, err := r.CommissionProvider(ctx)
	if err != nil {
		return err
	}
	var codes []string
	if given != nil && provider.Counts(referredOn, now) {
		codes = append(codes, *given)
	}
	var buyer *customer.CommissionCustomer
	if customerID != nil {
		if buyer, err = r.CommissionCustomer(ctx, *customerID, provider.Connection); err != nil {
			return err
		}
		c, err := r.Customer(ctx, *customerID)
		if err != nil {
			return err
		}
		if c.ReferrerCode != nil {
			codes = append(codes, *c.ReferrerCode)
		}
	}
	to.ReferrerCode = new("")
	for _, code := range codes {
		known, err := r.Referrer(ctx, provider.Connection, code)
		if err != nil {
			return err
		}
		if !buyer.CreditedBy(code, known) {
			continue
		}
		if to.ReferrerCode = &code; known != nil {
			to.ReferrerName = &known.DisplayName
		}
		return nil
	}
	return nil
}
