package tax

// Amounts and rates in this file are decimal strings. Amounts have at most the digits of their currency.

// QuoteRequest requests the taxes of charges.
type QuoteRequest struct {
	StoreID      int64         `json:"storeId"`
	Livemode     bool          `json:"livemode"`
	CurrencyCode string        `json:"currencyCode"`
	Date         string        `json:"date"` // YYYY-MM-DD, in the store's time zone
	From         *Place        `json:"from"` // nil means that the store has set no address
	To           Place         `json:"to"`
	Nexus        []Nexus       `json:"nexus"` // places where the store collects tax
	Charges      []QuoteCharge `json:"charges"`
}

// Place is the origin or the destination of a delivery.
type Place struct {
	CountryCode   string `json:"countryCode"`
	StateProvince string `json:"stateProvince"` // empty means that the address has no state
	PostalCode    string `json:"postalCode"`
}

// Nexus is a place where a store collects tax.
type Nexus struct {
	CountryCode   string  `json:"countryCode"`
	StateProvince *string `json:"stateProvince"` // nil means the whole country
}

// These constants are the types of charges.
const (
	Line     = "LINE"
	Shipping = "SHIPPING"
)

// QuoteCharge is a charge whose taxes are requested.
type QuoteCharge struct {
	Charge      int    `json:"charge"` // number of the charge, from 1
	Type        string `json:"type"`
	SKU         string `json:"sku,omitempty"`
	TaxCode     string `json:"taxCode,omitempty"`
	Quantity    int64  `json:"quantity"`
	Amount      string `json:"amount"`      // total amount of all units, after discounts
	TaxIncluded bool   `json:"taxIncluded"` // Amount includes the taxes
}

// QuoteAnswer contains the taxes of the requested charges, in the order of the request.
type QuoteAnswer struct {
	Reference string         `json:"reference"`
	Charges   []AnswerCharge `json:"charges"`
	TaxTotal  string         `json:"taxTotal"`
}

// AnswerCharge contains the taxes of a charge.
type AnswerCharge struct {
	Charge int   `json:"charge"`
	Taxes  []Tax `json:"taxes"`
}

// Tax is a single tax on a charge.
type Tax struct {
	Name   string `json:"name"`
	Rate   string `json:"rate"` // percent
	Amount string `json:"amount"`
}

// CommitRequest reports the charges of an order.
type CommitRequest struct {
	StoreID      int64          `json:"storeId"`
	Livemode     bool           `json:"livemode"`
	OrderID      int64          `json:"orderId"`
	OrderNumber  int64          `json:"orderNumber"`
	Version      int64          `json:"version"` // version of the order; a higher version is newer
	Reference    string         `json:"reference,omitempty"`
	CurrencyCode string         `json:"currencyCode"`
	OrderDate    string         `json:"orderDate"` // YYYY-MM-DD, in the store's time zone
	To           *Place         `json:"to"`
	Charges      []CommitCharge `json:"charges"`
	TaxTotal     string         `json:"taxTotal"`
	Total        string         `json:"total"`
}

// CommitCharge is a line or the shipping charge of an order.
type CommitCharge struct {
	Type       string `json:"type"`
	LineItemID int64  `json:"lineItemId,omitempty"`
	SKU        string `json:"sku,omitempty"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Taxes      []Tax  `json:"taxes"`
}

// RefundRequest reports a refund of an order.
type RefundRequest struct {
	StoreID       int64        `json:"storeId"`
	Livemode      bool         `json:"livemode"`
	OrderID       int64        `json:"orderId"`
	RefundID      int64        `json:"refundId"`
	Reference     string       `json:"reference,omitempty"` // reference of the order
	CurrencyCode  string       `json:"currencyCode"`
	RefundDate    string       `json:"refundDate"` // YYYY-MM-DD, in the store's time zone
	Lines         []RefundLine `json:"lines"`
	Subtotal      string       `json:"subtotal"`      // net of tax
	ShippingTotal string       `json:"shippingTotal"` // net of tax
	TaxTotal      string       `json:"taxTotal"`
	Total         string       `json:"total"`
}

// RefundLine is the refunded part of a line.
type RefundLine struct {
	LineItemID int64  `json:"lineItemId"`
	Quantity   int    `json:"quantity"`
	Net        string `json:"net"`
	Tax        string `json:"tax"`
}

// VoidRequest withdraws the report about a refund or a whole order.
type VoidRequest struct {
	StoreID   int64  `json:"storeId"`
	Livemode  bool   `json:"livemode"`
	OrderID   int64  `json:"orderId"`
	RefundID  *int64 `json:"refundId"` // nil means the whole order
	Reference string `json:"reference,omitempty"`
}
