package document

import (
	"embed"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// Kind is the purpose of a document.
type Kind string

const (
	Invoice       Kind = "INVOICE"
	PackingSlip   Kind = "PACKING_SLIP"
	PickList      Kind = "PICK_LIST"
	CreditNote    Kind = "CREDIT_NOTE"
	ShippingLabel Kind = "SHIPPING_LABEL"
)

// Type is a kind of document with its description.
type Type struct {
	ID          int64 // never changes, and is the same in every store
	Kind        Kind
	Name        string
	Description string
	file        string
}

// types is sorted by id. A new type needs a migration that adds its template to every store: see
// migrations/README.md.
var types = []Type{
	{1, Invoice, "Invoice", "The invoice of an order; pro forma and without a number until the order is paid or shipped.", "invoice"},
	{2, PackingSlip, "Packing slip", "Lies in a parcel: what is in it.", "packing_slip"},
	{3, PickList, "Pick list", "For the warehouse: what of an order is still to be shipped.", "pick_list"},
	{4, CreditNote, "Credit note", "Corrects an invoice by a refunded or canceled part.", "invoice"},
	{5, ShippingLabel, "Shipping label", "The address of a parcel.", "shipping_label"},
}

// Types returns the types of documents, sorted by id.
func Types() []Type { return types }

// TypeOf returns the type of a kind. It panics for an unknown kind.
func TypeOf(k Kind) Type {
	return types[slices.IndexFunc(types, func(t Type) bool { return t.Kind == k })]
}

// TypeByID returns the type with an id. It returns false for an unknown id.
func TypeByID(id int64) (Type, bool) {
	if id < 1 || id > int64(len(types)) {
		return Type{}, false
	}
	return types[id-1], true
}

//go:embed source
var sources embed.FS

func embedded(name string) string {
	text, err := sources.ReadFile("source/" + name)
	if err != nil {
		panic("document: " + err.Error()) // cannot happen, because the files are compiled in
	}
	return string(text)
}

// Own returns the platform's own template for a kind.
func (k Kind) Own() Source {
	s := Source{BodyHTML: embedded(TypeOf(k).file + ".html"), CSS: embedded("style.css"), PageSize: A4, Orientation: Portrait,
		Margins: Margins{Top: "16", Right: "16", Bottom: "12", Left: "16"}}
	if k == ShippingLabel {
		s.PageSize, s.Margins = Label, Margins{Top: "6", Right: "6", Bottom: "6", Left: "6"}
	} else {
		s.FooterHTML = embedded("footer.html")
	}
	return s
}

// Variable is a name that templates may use.
type Variable struct {
	Name        string
	Type        string
	Description string
	Example     string
}

// described maps each name to its description. A list and its items share one description.
var described = map[string]string{
	"document.title": "The document's title, in its language.", "document.number": "Its number; the order's number if it has none.", "document.date": "The date of issue.",
	"document.isProForma": "Whether it is an invoice without a number yet.", "document.corrects": "The number of the invoice that it changes.",
	"store.name": "The store's name.", "store.legalName": "The merchant's name.", "store.address": "The merchant's address, line by line.", "store.taxNumber": "The merchant's tax number.",
	"store.email": "The support's e-mail address.", "store.phone": "The support's phone number.", "store.domain": "The host name of the storefront.", "store.logo": "The source of an image with the store's logo.",
	"customer.name": "The buyer's name.", "customer.firstName": "The buyer's given name.", "customer.email": "The buyer's address.", "customer.taxNumber": "The buyer's tax number.",
	"customer.billingAddress": "The billing address, line by line.", "customer.shippingAddress": "The shipping address, line by line.",
	"order.orderNumber": "The order's number.", "order.orderDate": "The date of the order.", "order.pricesIncludeTax": "Whether prices include tax; the amounts of items then include it, too.",
	"order.isTaxExempt": "Whether no tax is charged because the buyer is exempt.",
	"order.subtotal":    "The sum of the items, after discounts.", "order.shippingTotal": "The shipping charge.", "order.taxTotal": "The sum of all taxes.", "order.grandTotal": "The total of the order.",
	"order.convertedTaxTotal": "The sum of all taxes in the currency of the tax office, on invoices and credit notes of stores with taxExchangeRates.", "order.taxExchangeRate": "The rate of convertedTaxTotal, such as 1 USD = 0.92 EUR.",
	"order.due": "The amount still to be paid.", "order.paidWith": "The payment methods that paid.", "order.note": "The buyer's note.", "order.internalNote": "The store's own note, on pick lists only.",
	"order.shippingMethodName": "The shipping method's name.", "order.warning": "Why nothing of the order may be shipped: it is on hold, canceled or not placed. On pick lists only.", "shipment.shipmentNumber": "The parcel's number.", "shipment.carrierName": "The carrier's name.",
	"shipment.trackingNumber": "The tracking number.", "shipment.shippedOn": "The date of shipping.", "refund.refundNumber": "The refund's number.",
	"items": "The document's items: name, sku and quantity of each; on invoices and credit notes also unitPrice, discount, taxRates and amount. deliveries has the prices by delivery if one charge pays for several.", "taxes": "The taxes by rate, on invoices and credit notes: name, rate, base and amount of each.",
}

// Variables returns the names that templates may use, sorted, with their values in the sample data. All
// kinds of documents share these names; a value that a document lacks is empty.
var Variables = sync.OnceValue(func() (list []Variable) {
	each := func(name string, v liquid.Value) {
		if strings.HasPrefix(name, "label.") {
			described[name] = "A word in the document's language."
		}
		list = append(list, Variable{Name: name, Type: typeOf(v), Description: described[name], Example: example(v)})
	}
	for name, v := range Sample().View() {
		group, is := v.(liquid.Map)
		if !is {
			each(name, v)
			continue
		}
		for member, v := range group {
			each(name+"."+member, v)
		}
	}
	slices.SortFunc(list, func(a, b Variable) int { return strings.Compare(a.Name, b.Name) })
	return list
})

// example converts a value to text, for Variable.
func example(v liquid.Value) string {
	switch v := v.(type) {
	case liquid.Text:
		return string(v)
	case liquid.Money:
		return v.Shown
	case liquid.Time:
		return v.At.Format(v.Layout)
	case liquid.Bool:
		return strconv.FormatBool(bool(v))
	}
	return ""
}

func typeOf(v liquid.Value) string {
	switch v.(type) {
	case liquid.Number:
		return "NUMBER"
	case liquid.Bool:
		return "BOOLEAN"
	case liquid.Money:
		return "MONEY"
	case liquid.Time:
		return "DATE"
	case liquid.List:
		return "LIST"
	}
	return "STRING"
}
