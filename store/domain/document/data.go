package document

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/unicode/bidi"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Logo is the src value by which templates refer to the store's logo.
const Logo = "store-logo"

// Data is the content of a document.
type Data struct {
	Kind           Kind
	LanguageCode   string
	Currency       domain.Currency
	Number         string // empty means that the document has no number
	Corrects       string
	ProForma       bool
	At             time.Time
	Location       *time.Location
	Seller         ordering.InvoiceSeller
	Buyer          ordering.InvoiceBuyer
	OrderNumber    string
	OrderDate      time.Time
	InclusivePrice bool
	TaxExempt      bool
	Items          []Item
	Taxes          []Tax
	Subtotal       domain.Amount
	Shipping       domain.Amount
	TaxTotal       domain.Amount
	TaxConversion  *ordering.TaxConversion // nil means that no conversion is needed
	Total          domain.Amount
	Due            domain.Amount
	PaidWith       []string
	Note           string
	InternalNote   string
	ShippingMethod string
	Unshippable    string // key of the text that says why nothing may be shipped; empty if the order may be shipped
	Shipment       *ordering.Shipment
	ShippedOn      *time.Time
	RefundNumber   int64
}

// Item is one row of a document.
type Item struct {
	Name, SKU           string
	Change              bool // the row changes a price or credits part of a price
	Quantity            int
	Unpriced            bool // the document lists goods without prices
	UnitPrice, Discount domain.Amount
	DeliveryPrices      []domain.Amount // nil means that the item pays for at most one delivery
	Rates               []domain.Amount
	Amount              domain.Amount
}

// Tax contains the tax at one rate.
type Tax struct {
	Name               string
	Rate, Base, Amount domain.Amount
}

// paidWith returns means of payment as a document shows them: stored value has a name in the document's language.
func paidWith(means []string, language string) []string {
	names := wordsIn(language)
	shown := make([]string, len(means))
	for i, text := range means {
		kind, lastFour, _ := strings.Cut(text, " ")
		switch ordering.TenderType(kind) {
		case ordering.TenderGiftCard, ordering.TenderStoreCredit:
			text = strings.TrimSpace(names[kind] + " " + lastFour)
		}
		shown[i] = text
	}
	return shown
}

// OfInvoice returns the content of an invoice or a credit note, which comes only from the frozen data of
// the invoice.
func OfInvoice(inv *ordering.Invoice) Data {
	c := inv.Content
	d := Data{
		Kind: Kind(inv.Type), LanguageCode: c.LanguageCode, Currency: inv.CurrencyCode, Number: inv.Number, Corrects: c.Corrects, ProForma: inv.Number == "", At: inv.IssuedOn,
		Location: domain.Location(c.Timezone), Seller: c.Seller, Buyer: c.Buyer, OrderNumber: c.OrderNumber, OrderDate: c.OrderDate, InclusivePrice: c.PricesIncludeTax, TaxExempt: c.TaxExempt,
		TaxTotal: inv.TaxTotal, TaxConversion: inv.TaxConversion, Total: inv.Total, PaidWith: paidWith(c.PaidWith, c.LanguageCode), Note: c.Note, ShippedOn: c.ShippedOn, RefundNumber: c.RefundNumber,
	}
	if inv.Type == ordering.PlainInvoice {
		d.Due = c.Due
	} else {
		d.PaidWith, d.Note = nil, ""
	}
	for _, row := range c.Rows {
		shown := row.Net
		if c.PricesIncludeTax {
			shown = row.Gross()
		}
		if row.Kind == ordering.ShippingCharge {
			d.Shipping = d.Shipping.Add(shown)
			continue
		}
		item := Item{Name: row.Name, SKU: row.SKU, Quantity: row.Quantity, UnitPrice: row.UnitPrice, DeliveryPrices: row.DeliveryPrices, Amount: shown}
		if row.Kind == ordering.OtherCharge {
			item.Name = ""
		}
		switch change := row.Change; {
		case change != nil:
			item.Change, item.Quantity, item.UnitPrice, item.DeliveryPrices = true, change.Quantity, change.UnitPrice, nil
		case row.Discount.Positive():
			item.Discount = row.UnitPrice.Times(int64(row.Quantity)).Sub(shown).NotNegative()
		}
		for _, t := range row.Taxes {
			item.Rates = append(item.Rates, t.Rate)
		}
		d.Subtotal, d.Items = d.Subtotal.Add(shown), append(d.Items, item)
	}
	for _, t := range c.Taxes {
		d.Taxes = append(d.Taxes, Tax{t.Title(), t.Rate, t.Base, t.Amount})
	}
	return d
}

// OfShipment returns the content of a packing slip or a label: the items of one parcel.
func OfShipment(k Kind, s *settings.Store, inv *ordering.Invoice, o *ordering.Order, parcel *ordering.Shipment) Data {
	d := ofOrder(k, s, inv, o)
	d.Shipment, d.ShippedOn, d.At = parcel, &parcel.ShippedOn, parcel.ShippedOn
	for _, item := range parcel.Items {
		if l, found := o.Line(item.LineItemID); found {
			d.Items = append(d.Items, Item{Name: l.Title(), SKU: l.SKU, Quantity: item.Quantity, Unpriced: true})
		}
	}
	return d
}

// OfOpen returns the content of a pick list: the order's items that are not shipped yet.
func OfOpen(s *settings.Store, inv *ordering.Invoice, o *ordering.Order, now time.Time) Data {
	d := ofOrder(PickList, s, inv, o)
	d.At, d.InternalNote = now, o.InternalNote
	switch {
	case o.Status == ordering.OrderDraft, o.Status == ordering.OrderCancelled:
		d.Unshippable = string(o.Status)
	case o.OnHold:
		d.Unshippable = onHold
	}
	for _, l := range o.Lines {
		if open := l.Open(); open > 0 {
			d.Items = append(d.Items, Item{Name: l.Title(), SKU: l.SKU, Quantity: open, Unpriced: true})
		}
	}
	return d
}

// ofOrder returns the content that depends on the order's current state. The parameter inv is the order's
// pro forma invoice.
func ofOrder(k Kind, s *settings.Store, inv *ordering.Invoice, o *ordering.Order) Data {
	d := OfInvoice(inv)
	d.Kind, d.ProForma, d.Items, d.Taxes, d.TaxConversion, d.ShippingMethod = k, false, nil, nil, nil, o.ShippingTitle()
	if d.Buyer.ShippingAddress == nil {
		d.Buyer.ShippingAddress = d.Buyer.BillingAddress
	}
	return d
}

// Title returns the document's title in its language.
func (d Data) Title() string { return wordsIn(d.LanguageCode)[string(d.Kind)] }

// FileName returns the name of the document's file, in ASCII.
func (d Data) FileName() string {
	name := strings.ToLower(strings.ReplaceAll(string(d.Kind), "_", "-")) + "-" + cmp.Or(d.Number, d.OrderNumber)
	if d.Shipment != nil {
		name += "-" + domain.Itoa(d.Shipment.ShipmentNumber)
	}
	return strings.Map(func(r rune) rune {
		if r < 0x80 && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-') {
			return r
		}
		return '-'
	}, name) + ".pdf"
}

// leftToRight encloses a number in left-to-right marks if the document's language is written from
// right to left.
func (d Data) leftToRight(s string) string {
	const mark = "\u200e"
	if s == "" || !domain.RightToLeft(d.LanguageCode) {
		return s
	}
	return mark + s + mark
}

// text isolates a text of the store or the buyer from the text around it, in the direction of its first
// letter. UAX #9 and HTML's dir=auto use the same rule. "350 Fifth Avenue" then keeps its order on an
// Arabic label.
func (d Data) text(s string) liquid.Value {
	for _, r := range s {
		if p, _ := bidi.LookupRune(r); p.Class() == bidi.L {
			return liquid.TextOf(d.leftToRight(s))
		} else if p.Class() == bidi.R || p.Class() == bidi.AL {
			break
		}
	}
	return liquid.TextOf(s)
}

// countryLanguage returns the language of the names of countries: that of the document's words. Carriers
// of the store's country read labels, so labels have English names.
func (d Data) countryLanguage() string {
	if language := domain.BaseLanguage(d.LanguageCode); d.Kind != ShippingLabel && words[language] != nil {
		return language
	}
	return "en"
}

func (d Data) lines(a *domain.Address) liquid.Value {
	if a == nil {
		return nil
	}
	var out liquid.List
	for _, line := range a.Lines(d.countryLanguage()) {
		if line != "" {
			out = append(out, d.text(line))
		}
	}
	return out
}

// View returns the data under the names that templates use.
func (d Data) View() liquid.Map {
	language, c := d.LanguageCode, d.Currency
	word := wordsIn(language)
	label := liquid.Map{}
	for name, text := range word {
		if strings.ToUpper(name) != name {
			label[name] = liquid.Text(text)
		}
	}
	full := func(a domain.Amount) liquid.Value { return money(language, c, a) }
	some := func(a domain.Amount) liquid.Value {
		if a.IsZero() {
			return nil
		}
		return full(a)
	}
	bare := func(a domain.Amount) liquid.Value {
		return liquid.Money{Amount: a, Shown: c.Grouped(language, a)}
	}
	day := func(t *time.Time) liquid.Value {
		if t == nil {
			return nil
		}
		return liquid.Time{At: t.In(cmp.Or(d.Location, time.UTC)), Layout: dateLayout(language)}
	}
	var converted, rate liquid.Value
	if t := d.TaxConversion; t != nil {
		converted = money(language, t.CurrencyCode, t.TaxTotal)
		rate = liquid.Text(d.leftToRight("1 " + string(c) + " = " + domain.Decimal(language, t.Rate) + " " + string(t.CurrencyCode)))
	}
	items := liquid.List{}
	for _, item := range d.Items {
		name := cmp.Or(item.Name, word["goodwill"])
		if item.Change {
			name += " (" + word["change"] + ")"
		}
		row := liquid.Map{
			"name": d.text(name), "sku": d.text(item.SKU), "quantity": liquid.Int(item.Quantity), "unitPrice": nil, "amount": nil, "deliveries": nil, "discount": nil, "taxRates": nil,
		}
		if !item.Unpriced {
			row["unitPrice"], row["amount"], row["taxRates"] = bare(item.UnitPrice), bare(item.Amount), liquid.Text(rates(item.Rates))
		}
		if deliveries := domain.EachPrice(item.DeliveryPrices, func(a domain.Amount) string { return c.Grouped(language, a) }); deliveries != "" {
			row["deliveries"] = liquid.Text(d.leftToRight(deliveries))
		}
		if item.Discount.Positive() {
			row["discount"] = bare(item.Discount)
		}
		items = append(items, row)
	}
	taxes := liquid.List{}
	for _, t := range d.Taxes {
		taxes = append(taxes, liquid.Map{"name": liquid.Text(cmp.Or(t.Name, word["tax"])), "rate": liquid.Text(rates([]domain.Amount{t.Rate})), "base": bare(t.Base), "amount": bare(t.Amount)})
	}
	shipment := liquid.Map{"shipmentNumber": nil, "carrierName": nil, "trackingNumber": nil, "shippedOn": day(d.ShippedOn)}
	if s := d.Shipment; s != nil {
		shipment["shipmentNumber"] = liquid.Text(domain.Itoa(s.OrderNumber) + "-" + domain.Itoa(s.ShipmentNumber))
		shipment["carrierName"], shipment["trackingNumber"] = d.text(s.CarrierName), d.text(s.TrackingNumber)
	}
	refund := liquid.Map{"refundNumber": nil}
	if d.RefundNumber != 0 {
		refund["refundNumber"] = liquid.Text(domain.Itoa(d.RefundNumber))
	}
	first, logo, seller := "", liquid.Value(nil), d.Seller
	for _, a := range []*domain.Address{d.Buyer.BillingAddress, d.Buyer.ShippingAddress} {
		if a != nil {
			first = cmp.Or(first, a.FirstName)
		}
	}
	if seller.LogoMediaID != nil {
		logo = liquid.Text(Logo)
	}
	billing := d.lines(d.Buyer.BillingAddress)
	if billing == nil {
		billing = liquid.List{d.text(cmp.Or(d.Buyer.Name, d.Buyer.Email))}
	}
	return liquid.Map{
		"label": label, "items": items, "taxes": taxes, "shipment": shipment, "refund": refund,
		"document": liquid.Map{"title": liquid.Text(d.Title()), "number": liquid.Text(cmp.Or(d.Number, d.OrderNumber)), "date": day(&d.At), "isProForma": liquid.Bool(d.ProForma), "corrects": liquid.TextOf(d.Corrects)},
		"store": liquid.Map{"name": d.text(seller.Name), "legalName": d.text(cmp.Or(seller.LegalName, seller.Name)), "address": d.lines(company(seller)), "taxNumber": liquid.TextOf(seller.TaxNumber),
			"email": liquid.TextOf(seller.Email), "phone": liquid.TextOf(d.leftToRight(seller.Phone)), "domain": liquid.TextOf(seller.Domain), "logo": logo},
		"customer": liquid.Map{"name": d.text(d.Buyer.Name), "firstName": liquid.Text(first), "email": liquid.Text(d.Buyer.Email), "taxNumber": liquid.TextOf(d.Buyer.TaxNumber),
			"billingAddress": billing, "shippingAddress": d.lines(d.Buyer.ShippingAddress)},
		"order": liquid.Map{
			"orderNumber": liquid.Text(d.OrderNumber), "orderDate": day(&d.OrderDate), "pricesIncludeTax": liquid.Bool(d.InclusivePrice), "isTaxExempt": liquid.Bool(d.TaxExempt), "subtotal": full(d.Subtotal), "shippingTotal": some(d.Shipping),
			"taxTotal": full(d.TaxTotal), "convertedTaxTotal": converted, "taxExchangeRate": rate, "grandTotal": full(d.Total), "due": some(d.Due), "paidWith": liquid.TextOf(strings.Join(d.PaidWith, ", ")), "note": d.text(d.Note),
			"internalNote": d.text(d.InternalNote), "shippingMethodName": d.text(d.ShippingMethod), "warning": liquid.TextOf(word[d.Unshippable]),
		},
	}
}

func rates(all []domain.Amount) string {
	out := make([]string, len(all))
	for i, r := range all {
		out[i] = r.Trimmed() + "%"
	}
	return strings.Join(slices.Compact(out), " + ")
}

// company returns the seller's address without the names printed above it: the name of the company, and of the
// person who receives its post.
func company(s ordering.InvoiceSeller) *domain.Address {
	if s.Address == nil {
		return nil
	}
	a := s.Address.WithoutCompany(s.Name, s.LegalName)
	if s.LegalName != "" {
		a.FirstName, a.LastName = "", ""
	}
	return a
}

// Sample returns sample data for a document. All fields have values, so that templates can be checked
// against them. SampleOf returns only the fields of one kind.
func Sample() Data {
	amount := domain.MustAmount
	mia := &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10119", CountryCode: "DE"}
	day := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	return Data{
		Kind: Invoice, LanguageCode: "en", Currency: "EUR", Number: "RE-2001", Corrects: "RE-2000", At: day, OrderNumber: "JO-100042", OrderDate: day, InclusivePrice: false,
		Seller: ordering.InvoiceSeller{Name: "Juniper & Oak", LegalName: "Juniper & Oak GmbH", TaxNumber: "DE811122233", Email: "hello@juniper-oak.example", Phone: "+49 30 1234567", Domain: "juniper-oak.example",
			Address: &domain.Address{StreetLine1: "Invalidenstraße 11", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}, LogoMediaID: new(int64)},
		Buyer: ordering.InvoiceBuyer{Name: "Mia Keller", Email: "mia.keller@example.com", TaxNumber: "DE123456789", BillingAddress: mia, ShippingAddress: mia},
		Items: []Item{
			{Name: "Ceramic pour-over set", SKU: "POUR-OVER-WHITE", Quantity: 2, UnitPrice: amount("49.00"), Discount: amount("9.80"), Rates: []domain.Amount{amount("19")}, Amount: amount("88.20")},
			{Name: "House blend, 250 g", SKU: "BEANS-250", Quantity: 1, UnitPrice: amount("8.00"), DeliveryPrices: []domain.Amount{amount("4.00"), amount("4.00")}, Discount: amount("0.80"), Rates: []domain.Amount{amount("7")}, Amount: amount("7.20")},
		},
		Taxes:    []Tax{{"VAT", amount("19"), amount("93.10"), amount("17.69")}, {"VAT", amount("7"), amount("7.20"), amount("0.50")}},
		Subtotal: amount("95.40"), Shipping: amount("4.90"), TaxTotal: amount("18.19"), TaxConversion: &ordering.TaxConversion{CurrencyCode: "CHF", Rate: amount("0.93"), TaxTotal: amount("16.92")}, Total: amount("118.49"), Due: amount("118.49"), PaidWith: []string{"Visa 4242"},
		Note: "Please ring twice", InternalNote: "Gift, no invoice in the parcel", ShippingMethod: "DHL Standard", Unshippable: onHold, ShippedOn: &day, RefundNumber: 5008,
		Shipment: &ordering.Shipment{OrderNumber: 100042, ShipmentNumber: 1, CarrierName: "DHL", TrackingNumber: "00340434161094042557", ShippedOn: day},
	}
}

// SampleOf returns sample data for a document of a kind. The data has exactly the fields that such a document can
// have.
func SampleOf(k Kind) Data {
	d := Sample()
	d.Kind = k
	if k != PickList {
		d.InternalNote, d.Unshippable = "", ""
	}
	switch k {
	case Invoice:
		d.RefundNumber = 0
	case CreditNote:
		d.Due, d.PaidWith, d.Note = domain.Amount{}, nil, ""
	case PackingSlip, ShippingLabel, PickList:
		d.Number, d.Corrects, d.RefundNumber, d.Taxes, d.TaxConversion = "", "", 0, nil, nil
		for i, item := range d.Items {
			d.Items[i] = Item{Name: item.Name, SKU: item.SKU, Quantity: item.Quantity, Unpriced: true}
		}
	}
	if k == Invoice || k == CreditNote {
		d.Shipment, d.ShippingMethod = nil, ""
	}
	if k == PickList {
		d.Shipment, d.ShippedOn = nil, nil
	}
	return d
}

// sparse returns sample data for a document of a kind without optional fields: for a paid order of digital goods
// without tax, in a store that has only a name.
func sparse(k Kind) Data {
	d := SampleOf(k)
	d.Seller = ordering.InvoiceSeller{Name: d.Seller.Name}
	d.Buyer = ordering.InvoiceBuyer{Email: d.Buyer.Email}
	d.Corrects, d.Shipping, d.TaxTotal, d.Due, d.PaidWith, d.Taxes, d.TaxConversion = "", domain.Amount{}, domain.Amount{}, domain.Amount{}, nil, nil, nil
	d.Note, d.InternalNote, d.ShippingMethod, d.Unshippable, d.ShippedOn, d.RefundNumber = "", "", "", "", nil, 0
	if d.Shipment != nil {
		d.Shipment = &ordering.Shipment{OrderNumber: d.Shipment.OrderNumber, ShipmentNumber: d.Shipment.ShipmentNumber}
	}
	item := d.Items[0]
	d.Items = []Item{{Name: item.Name, Quantity: item.Quantity, Unpriced: item.Unpriced, UnitPrice: item.UnitPrice, Amount: item.Amount}}
	return d
}
