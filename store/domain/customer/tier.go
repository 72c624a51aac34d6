package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// AccountTypeSource describes how a customer got the account type.
type AccountTypeSource string

const (
	AccountTypeByDefault AccountTypeSource = "DEFAULT"   // the store's default type when the customer joined
	AccountTypeByTier    AccountTypeSource = "AUTOMATIC" // set by the daily check, or left to it by an administrator
	AccountTypeByAdmin   AccountTypeSource = "ADMIN"     // chosen by an administrator; the daily check does not change it
)

const (
	tierMonths = 12                  // number of months of orders that tiers compare
	tierRest   = 30 * 24 * time.Hour // minimum time between an automatic move and a downgrade
)

// TierSince returns the time from which orders count for automatic tiers: 12 months before now.
func TierSince(now time.Time) time.Time { return now.AddDate(0, -tierMonths, 0) }

// TierFigures contains the figures that automatic tiers compare: a customer's orders since
// TierSince, without canceled orders and replacements. It does not yet include volume reported by a
// commission provider.
type TierFigures struct {
	Spend  domain.Amount // paid less refunded, for orders in the store's default currency
	Orders int64         // orders with a paid amount left after refunds, in any currency
}

// reaches reports whether the figures reach the tier. known is false if the metric has no figure.
func (t AutoTier) reaches(f TierFigures) (reached, known bool) {
	switch t.Metric {
	case TierSpend:
		return !f.Spend.Less(t.Threshold), true
	case TierOrders:
		return !domain.AmountOf(f.Orders, 0).Less(t.Threshold), true
	case TierVolume:
		return false, false
	}
	return false, false
}

// Tiers contains a store's account types, for the check of automatic tiers.
type Tiers []*AccountType

// Of returns the account type to which a customer's figures move them; nil means no move. Among the types
// that the customer reaches, the highest rank wins, and the older type among equal ranks. A customer
// below their tier falls to the highest tier that they still reach, or to the store's default. The
// earliest such fall is 30 days after the last automatic move.
func (ts Tiers) Of(c *Customer, f TierFigures, now time.Time) *AccountType {
	current, found := domain.ByID(ts, c.AccountTypeID)
	if !found || c.AccountTypeSource == AccountTypeByAdmin || c.Status != CustomerActive {
		return nil
	}
	var best, fallback *AccountType
	for _, t := range ts {
		if t.IsDefault {
			fallback = t
		}
		if t.AutoTier == nil || best != nil && (t.Rank < best.Rank || t.Rank == best.Rank && t.ID > best.ID) {
			continue
		}
		if reached, _ := t.AutoTier.reaches(f); reached {
			best = t
		}
	}
	if best != nil && best.Rank > current.Rank {
		return best
	}
	if best == nil {
		best = fallback
	}
	if best == nil || best.Rank >= current.Rank || !c.falls(current.AutoTier, f, now) {
		return nil
	}
	return best
}

func (c *Customer) falls(from *AutoTier, f TierFigures, now time.Time) bool {
	if c.AccountTypeSource != AccountTypeByTier || from == nil || !from.Downgrade {
		return false
	}
	reached, known := from.reaches(f)
	return known && !reached && (c.TierMovedOn == nil || !now.Before(c.TierMovedOn.Add(tierRest)))
}

// MoveTier assigns the account type that the daily check found for the customer.
func (c *Customer) MoveTier(to *AccountType, now time.Time) domain.Event {
	before := *c
	c.join(to)
	c.AccountTypeSource, c.TierMovedOn = AccountTypeByTier, &now
	return domain.Event{Type: domain.CustomerAccountTypeChanged, Action: "customer.tier_changed", Object: c, Before: &before}
}
