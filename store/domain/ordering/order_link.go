package ordering

import (
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// OrderLinkTime is the lifetime of a link to an order.
	OrderLinkTime = 24 * time.Hour
	// MaxOrderLinks is the maximum number of valid links to an order.
	MaxOrderLinks = 5
	// OrderLookupTime is the longest time between a request for a link and the mail with the link.
	OrderLookupTime = time.Hour
)

// OrderLink is a link to a page that shows an order. Its token gives access only to that order.
type OrderLink struct {
	domain.Row
	OrderID   int64
	TokenHash []byte `audit:"secret"`
	ExpiresOn time.Time
}

// OrderLookup is a request for a link to an order, or a withdrawal from the order. Email is folded.
type OrderLookup struct {
	ID, StoreID, OrderNumber int64
	Email                    string
	WithdrawnOn              *time.Time // when the buyer withdrew; nil means that they request a link
}

// OrderLookups returns the throttles of requests for an order with an e-mail address: five in any hour.
// The throttles count each pair of number and address, so a caller who knows only the number cannot block
// the buyer.
func OrderLookups(storeID, orderNumber int64, email string) []domain.Throttle {
	return domain.TryOrderLookup.Throttles(domain.Tried{Order: domain.Itoa(storeID) + " " + domain.Itoa(orderNumber) + " " + email})
}

// Name returns the order number as buyers see it. NumberPrefix must be loaded.
func (o *Order) Name() string { return o.NumberPrefix + domain.Itoa(o.OrderNumber) }

// NumberNamed returns the number of the order that a buyer typed, with or without "#" or the store's
// prefix, in any letter case. It returns 0 if the text cannot be an order number of the store.
func NumberNamed(text, prefix string) int64 {
	name := strings.TrimSpace(domain.FoldSearch(text))
	for _, before := range []string{strings.TrimSpace(domain.FoldSearch(prefix)), "#"} {
		if rest, ok := strings.CutPrefix(name, before); ok && before != "" {
			if number := orderNumber(rest); number != 0 {
				return number
			}
		}
	}
	return orderNumber(name)
}

// orderNumber parses digits without leading zeros. It returns 0 if the text is not an order number.
func orderNumber(digits string) int64 {
	digits = strings.TrimSpace(digits)
	if strings.Trim(digits, "0123456789") != "" || strings.HasPrefix(digits, "0") {
		return 0
	}
	number, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return 0
	}
	return number
}

// Found reports whether the lookup names this order and the e-mail address of its buyer.
func (o *Order) Found(l OrderLookup) bool {
	return o.PlacedOn != nil && l.Email != "" && o.OrderNumber == l.OrderNumber && domain.FoldEmail(strings.TrimSpace(o.Email)) == l.Email
}

// SeenBy returns a new link to the order. The parameter has is the list of the order's links, oldest first. old is the
// list of the links that end to make room.
func (o *Order) SeenBy(tokenHash []byte, has []*OrderLink, now time.Time) (link *OrderLink, old []*OrderLink) {
	if n := len(has) - MaxOrderLinks + 1; n > 0 {
		old = has[:n]
	}
	return &OrderLink{OrderID: o.ID, TokenHash: tokenHash, ExpiresOn: now.Add(OrderLinkTime)}, old
}
