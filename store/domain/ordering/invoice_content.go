package ordering

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// InvoiceContent is the content of a document, copied when it is issued. Later changes to the
// store, the customer, the products or the order do not change it.
type InvoiceContent struct {
	LanguageCode     string            `json:"languageCode"`
	Seller           InvoiceSeller     `json:"seller"`
	Buyer            InvoiceBuyer      `json:"buyer"`
	OrderNumber      string            `json:"orderNumber"` // with the store's prefix
	OrderDate        time.Time         `json:"orderDate"`
	Timezone         string            `json:"timezone"`
	PricesIncludeTax bool              `json:"pricesIncludeTax"`
	TaxExempt        bool              `json:"taxExempt,omitempty"` // no tax is charged because the buyer is exempt
	Rows             charges           `json:"rows"`
	Taxes            []pricing.LineTax `json:"taxes"` // sums over all rows, by name and rate
	ShippedOn        *time.Time        `json:"shippedOn"`
	PaidWith         []string          `json:"paidWith"`
	Due              domain.Amount     `json:"due"`           // part of the amount that was unpaid on issue
	Corrects         string            `json:"corrects"`      // number of the corrected document; empty means none
	RefundNumber     int64             `json:"refundNumber"`  // 0 means that the document is not about a refund
	Lost             domain.Amount     `json:"lost,omitzero"` // taken by disputes, or for an invoice, returned by them
	Note             string            `json:"note"`          // note that the buyer entered
}

// TaxConversion is the tax of a document in the currency of the tax office.
type TaxConversion struct {
	CurrencyCode domain.Currency `json:"currencyCode"`
	Rate         domain.Amount   `json:"rate"` // price of one unit of the document's currency
	TaxTotal     domain.Amount   `json:"taxTotal"`
}

// InvoiceSeller is the issuer of a document.
type InvoiceSeller struct {
	Name        string          `json:"name"`
	LegalName   string          `json:"legalName"`
	Address     *domain.Address `json:"address"`
	TaxNumber   string          `json:"taxNumber"`
	Email       string          `json:"email"`
	Phone       string          `json:"phone"`
	Domain      string          `json:"domain"`
	LogoMediaID *int64          `json:"logoMediaId"`
}

// InvoiceBuyer is the recipient of a document.
type InvoiceBuyer struct {
	CustomerID      *int64          `json:"customerId"`
	Name            string          `json:"name"`
	Email           string          `json:"email"`
	TaxNumber       string          `json:"taxNumber"`
	BillingAddress  *domain.Address `json:"billingAddress"`
	ShippingAddress *domain.Address `json:"shippingAddress"`
}

// Fill sets the content of a document except its rows and taxes. The parameter issued lists the order's
// earlier documents. A nil customer means a guest.
func (o *Order) Fill(inv *Invoice, s *settings.Store, c *customer.Customer, issued []*Invoice) {
	set, to := s.Settings, &inv.Content
	to.LanguageCode = o.language(s, c)
	reading := set.Reading(&to.LanguageCode)
	to.Taxes = pricing.TaxesIn(reading, to.Taxes)
	for i := range to.Rows {
		to.Rows[i].Taxes = pricing.TaxesIn(reading, to.Rows[i].Taxes)
	}
	to.Seller = InvoiceSeller{Name: s.Name, LegalName: set.LegalName, Address: set.Address, TaxNumber: set.TaxNumber, Domain: s.Domain, LogoMediaID: set.LogoMediaID}
	if set.SupportEmail != nil {
		to.Seller.Email = *set.SupportEmail
	}
	if set.SupportPhone != nil {
		to.Seller.Phone = *set.SupportPhone
	}
	to.Buyer = InvoiceBuyer{CustomerID: o.CustomerID, Name: o.Buyer(), Email: o.Email, BillingAddress: withEntered(o.BillingAddress), ShippingAddress: withEntered(o.ShippingAddress)}
	if c != nil {
		to.Buyer.Name = cmp.Or(to.Buyer.Name, c.Name())
		if c.TaxNumber != nil {
			to.Buyer.TaxNumber = *c.TaxNumber
		}
	}
	to.OrderNumber, to.OrderDate, to.Timezone = set.OrderNumberPrefix+domain.Itoa(o.OrderNumber), o.OrderDate, set.Timezone
	to.PricesIncludeTax, to.TaxExempt, to.Note = o.PricesIncludeTax, o.exempt(), o.CustomerNote
	for _, shipment := range o.Shipments {
		if shipment.Status != ShipmentCancelled && (to.ShippedOn == nil || shipment.ShippedOn.Before(*to.ShippedOn)) {
			to.ShippedOn = &shipment.ShippedOn
		}
	}
	to.PaidWith = []string{}
	if inv.Type == PlainInvoice {
		to.Due = inv.Total.Min(o.owed())
	}
	for _, p := range o.Payments {
		if to.Due.Less(inv.Total) && (p.CapturedAmount.Positive() || p.secured().Positive()) {
			to.PaidWith = append(to.PaidWith, p.means())
		}
	}
	if rate := set.TaxExchangeRate(inv.CurrencyCode); rate != nil {
		inv.TaxConversion = inv.taxIn(rate.TaxCurrencyCode, rate.Rate, set.RoundingMode)
	}
	if inv.Reason == InvoicedOrder {
		return
	}
	for _, other := range issued {
		switch {
		case other.Reason == InvoicedOrder:
			to.Corrects = cmp.Or(to.Corrects, other.Number)
			to.taxedAs(other.Content)
			inv.TaxConversion = nil
			if first := other.TaxConversion; first != nil {
				inv.TaxConversion = inv.taxIn(first.CurrencyCode, first.Rate, set.RoundingMode)
			}
		case inv.Reason == InvoicedRefundFailure && other.Reason == InvoicedRefund && *other.RefundID == *inv.RefundID:
			to.Corrects = other.Number
		}
	}
}

// taxIn returns the document's tax in the currency of the tax office; nil means that the document
// has no tax.
func (inv *Invoice) taxIn(c domain.Currency, rate domain.Amount, mode domain.RoundingMode) *TaxConversion {
	if inv.TaxTotal.IsZero() {
		return nil
	}
	return &TaxConversion{c, rate, inv.TaxTotal.Mul(rate).Round(c.Digits(), mode)}
}

// taxedAs copies the tax numbers of the seller and the buyer from the order's first invoice. A
// correction belongs to the same supply (VAT directive, article 219).
func (c *InvoiceContent) taxedAs(first InvoiceContent) {
	c.Buyer.TaxNumber = first.Buyer.TaxNumber
	if seller := first.Seller; seller.TaxNumber != "" {
		c.Seller.LegalName, c.Seller.Address, c.Seller.TaxNumber = seller.LegalName, seller.Address, seller.TaxNumber
	}
}

// owed returns the amount that the buyer still has to pay: the amount due without the part that a payment secures or is
// charging.
func (o *Order) owed() domain.Amount {
	owed := o.Balance().Due
	for _, p := range o.Payments {
		owed = owed.Sub(p.secured())
	}
	return owed.NotNegative()
}

// secured returns the amount that the payment can still capture or is charging.
func (p *Payment) secured() domain.Amount {
	if p.Status == AttemptPending && p.AutoCapture && !p.IsOffline() {
		return p.Amount
	}
	return p.Outstanding()
}

// withEntered returns an address that has its phone number only as it was entered. Documents are never changed, but an
// erasure must be able to clear the parsed number.
func withEntered(a *domain.Address) *domain.Address {
	if a == nil {
		return nil
	}
	kept := *a
	kept.PhoneE164 = nil
	return &kept
}

// means returns the readable name of the means of payment, such as "Visa 4242".
func (p *Payment) means() string {
	text := cmp.Or(p.Brand, p.OfflineMethod, string(p.TenderType()), p.PaymentType, p.ProviderCode)
	if p.LastFour != nil {
		text += " " + *p.LastFour
	}
	return strings.TrimSpace(text)
}

// language returns the language of the order's documents: the language of the order, else the
// language of the customer if the store has it, else the store's default.
func (o *Order) language(s *settings.Store, c *customer.Customer) string {
	wanted := []string{o.LanguageCode}
	if c != nil && c.LanguageCode != nil {
		wanted = append(wanted, *c.LanguageCode)
	}
	for _, code := range wanted {
		if slices.Contains(s.Settings.LanguageCodes, code) {
			return code
		}
	}
	return s.Settings.DefaultLanguageCode
}

// ProForma returns the invoice that the order would get at this moment. This invoice has no number, and a
// later call may return other content.
func (o *Order) ProForma(now time.Time) *Invoice {
	return o.document(PlainInvoice, InvoicedOrder, o.charged(), now)
}
