package tax

// Amounts and rates are strings, amounts with at most the digits of their currency.

// QuoteRequest asks what is taxed how.
type QuoteRequest struct {
	StoreID      int64         `json:"storeId"`
	Livemode     bool          `json:"livemode"`
	CurrencyCode string        `json:"currencyCode"`
	Date         string        `json:"date"` // YYYY-MM-DD, in the store's time
	From         *Place        `json:"from"` // nil: the store does not say where it is
	To           Place         `json:"to"`
	Nexus        []Nexus       `json:"nexus"` // where the store collects tax
	Charges      []QuoteCharge `json:"charges"`
}

// Place is where something comes from or goes to.
type Place struct {
	CountryCode   string `json:"countryCode"`
	StateProvince string `json:"stateProvince"` // empty where there is none
	PostalCode    string `json:"postalCode"`
}

// Nexus is a place where a store collects tax.
type Nexus struct {
	CountryCode   string  `json:"countryCode"`
	StateProvince *string `json:"stateProvince"` // nil: the whole country
}

// Kinds of charges.
const (
	Line     = "LINE"
	Shipping = "SHIPPING"
)

// QuoteCharge is something to be taxed.
type QuoteCharge struct {
	Charge      int    `json:"charge"` // from 1
	Type        string `json:"type"`
	SKU         string `json:"sku,omitempty"`
	TaxCode     string `json:"taxCode,omitempty"`
	Quantity    int64  `json:"quantity"`
	Amount      string `json:"amount"`      // of all units, after discounts
	TaxIncluded bool   `json:"taxIncluded"` // the amount contains its taxes
}

// QuoteAnswer says what is taxed how: the charges that it was asked about, in their
// order.
type QuoteAnswer struct {
	Reference string         `json:"reference"`
	Charges   []AnswerCharge `json:"charges"`
	TaxTotal  string         `json:"taxTotal"`
}

// AnswerCharge are the taxes of a charge.
type AnswerCharge struct {
	Charge int   `json:"charge"`
	Taxes  []Tax `json:"taxes"`
}

// Tax is one of them.
type Tax struct {
	Name   string `json:"name"`
	Rate   string `json:"rate"` // percent
	Amount string `json:"amount"`
}

// CommitRequest tells what an order charges.
type CommitRequest struct {
	StoreID      int64          `json:"storeId"`
	Livemode     bool           `json:"livemode"`
	OrderID      int64          `json:"orderId"`
	OrderNumber  int64          `json:"orderNumber"`
	Version      int64          `json:"version"` // of the order; a higher one is newer
	Reference    string         `json:"reference,omitempty"`
	CurrencyCode string         `json:"currencyCode"`
	OrderDate    string         `json:"orderDate"` // YYYY-MM-DD, in the store's time
	To           *Place         `json:"to"`
	Charges      []CommitCharge `json:"charges"`
	TaxTotal     string         `json:"taxTotal"`
	Total        string         `json:"total"`
}

// CommitCharge is something that is charged.
type CommitCharge struct {
	Type       string `json:"type"`
	LineItemID int64  `json:"lineItemId,omitempty"`
	SKU        string `json:"sku,omitempty"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Taxes      []Tax  `json:"taxes"`
}

// RefundRequest tells what was given back of an order.
type RefundRequest struct {
	StoreID       int64        `json:"storeId"`
	Livemode      bool         `json:"livemode"`
	OrderID       int64        `json:"orderId"`
	RefundID      int64        `json:"refundId"`
	Reference     string       `json:"reference,omitempty"` // of the order
	CurrencyCode  string       `json:"currencyCode"`
	RefundDate    string       `json:"refundDate"` // YYYY-MM-DD, in the store's time
	Lines         []RefundLine `json:"lines"`
	Subtotal      string       `json:"subtotal"`      // net of tax
	ShippingTotal string       `json:"shippingTotal"` // net of tax
	TaxTotal      string       `json:"taxTotal"`
	Total         string       `json:"total"`
}

// RefundLine is what was given back of a line.
type RefundLine struct {
	LineItemID int64  `json:"lineItemId"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Tax        string `json:"tax"`
}

// VoidRequest tells that a report does not hold any more: that of a refund, or that of
// the order itself.
type VoidRequest struct {
	StoreID   int64  `json:"storeId"`
	Livemode  bool   `json:"livemode"`
	OrderID   int64  `json:"orderId"`
	RefundID  *int64 `json:"refundId"` // nil: the order itself
	Reference string `json:"reference,omitempty"`
}
