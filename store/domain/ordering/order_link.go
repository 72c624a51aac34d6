package ordering

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

const (
	// OrderLinkTime is for how long a link to an order is good.
	OrderLinkTime = 24 * time.Hour
	// MaxOrderLinks is how many links an order has at once.
	MaxOrderLinks = 5
	// OrderLookupTime is for how long a link that was asked for is worth mailing.
	OrderLookupTime = time.Hour
)

// OrderLink leads to a page on which an order is seen. Who has its token reads that order,
// and reaches nothing else.
type OrderLink struct {
	domain.Row
	OrderID   int64
	TokenHash []byte `audit:"secret"`
	ExpiresOn time.Time
}

// OrderLookup asks for a link to an order. Email is folded.
type OrderLookup struct {
	ID, StoreID, OrderNumber int64
	Email                    string
}

// OrderLookups bound how often an order is asked for with an address: five times in any
// hour. Both together are counted, so that who knows a number keeps no buyer from asking.
func OrderLookups(storeID, orderNumber int64, email string) []domain.Throttle {
	return domain.TryOrderLookup.Throttles(domain.Tried{Order: domain.Itoa(storeID) + " " + domain.Itoa(orderNumber) + " " + email})
}

// Found tells whether the order is the one that a lookup asks for.
func (o *Order) Found(l OrderLookup) bool {
	return o.PlacedOn != nil && l.Email != "" && o.OrderNumber == l.OrderNumber && customer.FoldEmail(strings.TrimSpace(o.Email)) == l.Email
}

// SeenBy makes a link by which the order is seen. Of the links that it has, old are those that end for it.
func (o *Order) SeenBy(tokenHash []byte, has []*OrderLink, now time.Time) (link *OrderLink, old []*OrderLink) {
	if n := len(has) - MaxOrderLinks + 1; n > 0 {
		old = has[:n]
	}
	return &OrderLink{OrderID: o.ID, TokenHash: tokenHash, ExpiresOn: now.Add(OrderLinkTime)}, old
}
