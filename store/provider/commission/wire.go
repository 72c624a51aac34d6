package commission

import (
	"net/url"
	"slices"
	"time"
)

// Amounts in this file are decimal strings with at most the digits of their currency.

// CustomerRequest reports a customer to the service.
type CustomerRequest struct {
	StoreID            int64     `json:"storeId"`
	Livemode           bool      `json:"livemode"`
	CustomerID         int64     `json:"customerId"`
	Version            int64     `json:"version"`            // version of the customer; a higher version is newer
	ProviderCustomerID *string   `json:"providerCustomerId"` // nil means that the service has not assigned an id
	Email              string    `json:"email"`
	FirstName          string    `json:"firstName"`
	LastName           string    `json:"lastName"`
	PhoneNumber        *string   `json:"phoneNumber"`
	Status             string    `json:"status"`
	AccountTypeName    string    `json:"accountTypeName"`
	LanguageCode       *string   `json:"languageCode"`
	ReferrerCode       *string   `json:"referrerCode"` // code of the referrer who brought the customer
	CreatedOn          time.Time `json:"createdOn"`
	Erased             bool      `json:"erased"` // whether the service must erase the customer's personal data
}

// CustomerAnswer is the response to a CustomerRequest.
type CustomerAnswer struct {
	ProviderCustomerID *string `json:"providerCustomerId"` // nil means that no id is assigned yet
	ReferrerCode       *string `json:"referrerCode"`       // code of the customer; nil means none
}

// These constants are the statuses of an OrderRequest.
const (
	Qualified = "QUALIFIED"
	Cancelled = "CANCELLED"
)

// OrderRequest reports an order.
type OrderRequest struct {
	StoreID            int64       `json:"storeId"`
	Livemode           bool        `json:"livemode"`
	OrderID            int64       `json:"orderId"`
	OrderNumber        int64       `json:"orderNumber"`
	Version            int64       `json:"version"` // version of the order; a higher version is newer
	Status             string      `json:"status"`
	Source             string      `json:"source"`
	SubscriptionID     *int64      `json:"subscriptionId"` // subscription that the order renews
	CustomerID         *int64      `json:"customerId"`     // nil means a guest
	ProviderCustomerID *string     `json:"providerCustomerId"`
	ReferrerCode       *string     `json:"referrerCode"`
	PlacedOn           time.Time   `json:"placedOn"`
	CurrencyCode       string      `json:"currencyCode"`
	Lines              []OrderLine `json:"lines"`
	Volume             string      `json:"volume"`        // sum over all lines
	Subtotal           string      `json:"subtotal"`      // sum over all lines, after discounts, net of tax
	ShippingTotal      string      `json:"shippingTotal"` // net of tax
	TaxTotal           string      `json:"taxTotal"`
	Total              string      `json:"total"`
}

// OrderLine is a line item of an order.
type OrderLine struct {
	LineItemID int64  `json:"lineItemId"`
	SKU        string `json:"sku"`
	Name       string `json:"name"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Volume     string `json:"volume"` // amount from which the commission is computed
}

// These constants are the statuses of a ReversalRequest.
const (
	Reversed = "REVERSED"
	Undone   = "UNDONE"
)

// ReversalRequest reports the part of an order that a refund or a chargeback reversed.
type ReversalRequest struct {
	StoreID      int64          `json:"storeId"`
	Livemode     bool           `json:"livemode"`
	OrderID      int64          `json:"orderId"`
	ReversalID   string         `json:"reversalId"` // the report that undoes a reversal has the same id
	Sequence     int64          `json:"sequence"`   // of the reports on a reversal, the highest applies
	Status       string         `json:"status"`
	RefundID     *int64         `json:"refundId"`
	ChargebackID *int64         `json:"chargebackId"`
	ReversedOn   time.Time      `json:"reversedOn"`
	CurrencyCode string         `json:"currencyCode"`
	Lines        []ReversalLine `json:"lines"` // empty means that the reversal names no lines
	Total        string         `json:"total"` // includes taxes and shipping
}

// ReversalLine is the reversed part of a line.
type ReversalLine struct {
	LineItemID int64  `json:"lineItemId"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Volume     string `json:"volume"`
}

// ReferrerAnswer contains the owner of a referral code.
type ReferrerAnswer struct {
	Referrer *Referrer `json:"referrer"` // nil means that the code is unknown
}

// Referrer is the owner of a referral code.
type Referrer struct {
	DisplayName        string  `json:"displayName"`
	AvatarURL          *string `json:"avatarUrl"`
	SiteURL            *string `json:"siteUrl"`
	IsActive           bool    `json:"isActive"`
	ProviderCustomerID *string `json:"providerCustomerId"` // nil means that the referrer is not a customer
}

// SSORequest requests a link that logs a customer in.
type SSORequest struct {
	StoreID            int64   `json:"storeId"`
	Livemode           bool    `json:"livemode"`
	CustomerID         int64   `json:"customerId"`
	ProviderCustomerID string  `json:"providerCustomerId"`
	ReturnTo           *string `json:"returnTo"` // nil means that the customer returns to no page
}

// SSOAnswer contains the link and its expiry.
type SSOAnswer struct {
	URL       string    `json:"url"`
	ExpiresOn time.Time `json:"expiresOn"`
}

// Hides returns the texts that logs must mask: the URL and those query values that have at least 8 bytes. Anyone who
// has the link can log in with it.
func (a SSOAnswer) Hides() []string {
	out := []string{a.URL}
	if u, err := url.Parse(a.URL); err == nil {
		for _, values := range u.Query() {
			out = append(out, values...)
		}
	}
	return slices.DeleteFunc(out, func(text string) bool { return len(text) < 8 })
}
