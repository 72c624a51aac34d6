package commission

import (
	"net/url"
	"slices"
	"time"
)

// Amounts are strings with at most the digits of their currency.

// CustomerRequest tells who a customer is.
type CustomerRequest struct {
	StoreID            int64     `json:"storeId"`
	Livemode           bool      `json:"livemode"`
	CustomerID         int64     `json:"customerId"`
	Version            int64     `json:"version"`            // of the customer; a higher one is newer
	ProviderCustomerID *string   `json:"providerCustomerId"` // nil: the service has not said
	Email              string    `json:"email"`
	FirstName          string    `json:"firstName"`
	LastName           string    `json:"lastName"`
	PhoneNumber        *string   `json:"phoneNumber"`
	Status             string    `json:"status"`
	AccountTypeName    string    `json:"accountTypeName"`
	LanguageCode       *string   `json:"languageCode"`
	ReferrerCode       *string   `json:"referrerCode"` // who brought them
	CreatedOn          time.Time `json:"createdOn"`
	Erased             bool      `json:"erased"` // what is known of the person has to go
}

// CustomerAnswer says what the service calls a customer.
type CustomerAnswer struct {
	ProviderCustomerID *string `json:"providerCustomerId"` // nil: not yet
	ReferrerCode       *string `json:"referrerCode"`       // the customer's own code; nil: none
}

// What an order is to the service.
const (
	Qualified = "QUALIFIED"
	Cancelled = "CANCELLED"
)

// OrderRequest tells what an order sold.
type OrderRequest struct {
	StoreID            int64       `json:"storeId"`
	Livemode           bool        `json:"livemode"`
	OrderID            int64       `json:"orderId"`
	OrderNumber        int64       `json:"orderNumber"`
	Version            int64       `json:"version"` // of the order; a higher one is newer
	Status             string      `json:"status"`
	Source             string      `json:"source"`
	SubscriptionID     *int64      `json:"subscriptionId"` // that it renews
	CustomerID         *int64      `json:"customerId"`     // nil: a guest
	ProviderCustomerID *string     `json:"providerCustomerId"`
	ReferrerCode       *string     `json:"referrerCode"`
	PlacedOn           time.Time   `json:"placedOn"`
	CurrencyCode       string      `json:"currencyCode"`
	Lines              []OrderLine `json:"lines"`
	Volume             string      `json:"volume"`        // of all lines
	Subtotal           string      `json:"subtotal"`      // of all lines, after discounts, net of tax
	ShippingTotal      string      `json:"shippingTotal"` // net of tax
	TaxTotal           string      `json:"taxTotal"`
	Total              string      `json:"total"`
}

// OrderLine is something that was sold.
type OrderLine struct {
	LineItemID int64  `json:"lineItemId"`
	SKU        string `json:"sku"`
	Name       string `json:"name"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Volume     string `json:"volume"` // what commission is worked out from
}

// What a reversal is.
const (
	Reversed = "REVERSED"
	Undone   = "UNDONE"
)

// ReversalRequest tells what was taken back of an order.
type ReversalRequest struct {
	StoreID      int64          `json:"storeId"`
	Livemode     bool           `json:"livemode"`
	OrderID      int64          `json:"orderId"`
	ReversalID   string         `json:"reversalId"` // the same for what undoes it
	Sequence     int64          `json:"sequence"`   // of the reports of one reversal the highest counts
	Status       string         `json:"status"`
	RefundID     *int64         `json:"refundId"`
	ChargebackID *int64         `json:"chargebackId"`
	ReversedOn   time.Time      `json:"reversedOn"`
	CurrencyCode string         `json:"currencyCode"`
	Lines        []ReversalLine `json:"lines"` // empty: it names none
	Total        string         `json:"total"` // with taxes and shipping
}

// ReversalLine is what was taken back of a line.
type ReversalLine struct {
	LineItemID int64  `json:"lineItemId"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Volume     string `json:"volume"`
}

// ReferrerAnswer says whom a code belongs to.
type ReferrerAnswer struct {
	Referrer *Referrer `json:"referrer"` // nil: nobody
}

// Referrer is whom a code belongs to.
type Referrer struct {
	DisplayName        string  `json:"displayName"`
	AvatarURL          *string `json:"avatarUrl"`
	SiteURL            *string `json:"siteUrl"`
	IsActive           bool    `json:"isActive"`
	ProviderCustomerID *string `json:"providerCustomerId"` // nil: no customer
}

// SSORequest asks for a link that logs a customer in.
type SSORequest struct {
	StoreID            int64   `json:"storeId"`
	Livemode           bool    `json:"livemode"`
	CustomerID         int64   `json:"customerId"`
	ProviderCustomerID string  `json:"providerCustomerId"`
	ReturnTo           *string `json:"returnTo"` // nil: nowhere
}

// SSOAnswer is such a link.
type SSOAnswer struct {
	URL       string    `json:"url"`
	ExpiresOn time.Time `json:"expiresOn"`
}

// Hides are what no log may show of it: whoever has the link is logged in.
func (a SSOAnswer) Hides() []string {
	out := []string{a.URL}
	if u, err := url.Parse(a.URL); err == nil {
		for _, values := range u.Query() {
			out = append(out, values...)
		}
	}
	return slices.DeleteFunc(out, func(text string) bool { return len(text) < 8 })
}
