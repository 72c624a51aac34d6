package payment

import (
	"context"

	"github.com/storeplatform/storeplatform/store/egress"
)

// Owner is a gateway whose payments and instruments belong to one account at its service. Another account
// at the same service may not know these objects.
type Owner interface {
	// Owns reports whether the payment or the instrument with a reference belongs to the account.
	Owns(ctx context.Context, a Account, reference string) (bool, error)
}

// OwnerFor returns the gateway of a provider as an Owner. It returns nil if the gateway's credentials do
// not identify an account at a service.
func (g Gateways) OwnerFor(providerCode string) Owner {
	gateway := g[providerCode]
	if r, ok := gateway.(recorded); ok {
		if o, ok := r.gateway.(Owner); ok {
			return recordedOwner{r, o}
		}
	}
	o, _ := gateway.(Owner)
	return o
}

// recordedOwner records the calls to an owner.
type recordedOwner struct {
	recorded
	owner Owner
}

// Owns calls the owner and records the call.
func (o recordedOwner) Owns(ctx context.Context, a Account, reference string) (owns bool, err error) {
	o.record.Observe(ctx, o.call(a, "owns", map[string]string{"reference": reference}), func(ctx context.Context, c *egress.Call) {
		owns, err = o.owner.Owns(ctx, a, reference)
		c.Answer, c.Err = owns, err
	})
	return owns, err
}
