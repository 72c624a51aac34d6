package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// AccountTypeSource says who gave a customer the account type.
type AccountTypeSource string

const (
	AccountTypeByDefault AccountTypeSource = "DEFAULT"   // it was the store's default when they joined
	AccountTypeByTier    AccountTypeSource = "AUTOMATIC" // the daily check moved them, or may
	AccountTypeByAdmin   AccountTypeSource = "ADMIN"     // somebody chose it, and the check leaves them alone
)

const (
	tierMonths = 12                  // how far back tiers look
	tierRest   = 30 * 24 * time.Hour // between an automatic move and the next fall
)

// TierSince is from when on orders count for automatic tiers.
func TierSince(now time.Time) time.Time { return now.AddDate(0, -tierMonths, 0) }

// TierFigures is what automatic tiers look at: a customer's orders since TierSince,
// without canceled ones and replacements. What the commission provider reports is
// nobody's yet.
type TierFigures struct {
	Spend  domain.Amount // paid less refunded, of orders in the store's default currency
	Orders int64         // of which something stays paid, in any currency
}

// reaches tells whether the figures reach the tier, and whether that is known.
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

// Tiers are a store's account types, as automatic tiers see them.
type Tiers []*AccountType

// Of is the account type that a customer's figures give them now; nil: they stay.
// The highest rank that is reached wins, of equal ones the older type. Who fell
// below goes to the highest that they still reach, or to the store's default, at
// the earliest 30 days after the check moved them last.
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

// MoveTier gives the customer the account type that the daily check found.
func (c *Customer) MoveTier(to *AccountType, now time.Time) domain.Event {
	before := *c
	c.join(to)
	c.AccountTypeSource, c.TierMovedOn = AccountTypeByTier, &now
	return domain.Event{Type: domain.CustomerAccountTypeChanged, Action: "customer.tier_changed", Object: c, Before: &before}
}
