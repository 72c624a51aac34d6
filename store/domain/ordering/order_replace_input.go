package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Check returns an error for options that exclude each other: some would give the buyer both goods and
// money, others could only be carried out in part.
func (in OrderReplace) Check() error {
	switch {
	case in.Free && in.CancelReplaced:
		return domain.Invalid("/cancelReplaced", "The buyer would get the goods for nothing and their money back: give isFree false.")
	case in.Free && in.Payment != nil:
		return domain.Invalid("/payment", "A free order is not paid.")
	case in.CancelReplaced && in.Payment != nil:
		return domain.Invalid("/cancelReplaced", "The payment may be declined: cancel the replaced order once the new one is paid.")
	}
	return nil
}

// Wanted converts the request to the request with which an administrator would create the new order.
func (in OrderReplace) Wanted(o *Order, store *settings.Store) (out OrderCreate, err error) {
	may, lines := o.Replaceable, "/items"
	switch {
	case in.Exchange:
		may, lines = o.Exchangeable, "/exchangeLines"
	case in.Free:
		may = o.FreelyReplaceable
	}
	if err := may(); err != nil {
		return out, err
	}
	items, err := o.Replaced(in.Items, in.Free)
	switch {
	case err != nil:
		return out, err
	case !slices.Contains(store.Settings.CurrencyCodes, o.CurrencyCode):
		return out, domain.InvalidAs(domain.CurrencyMismatch, "/orderId", "The store no longer sells in %s.", o.CurrencyCode)
	case o.CustomerID == nil && o.Email == "":
		return out, domain.Invalid("/orderId", "The order's buyer has been erased.")
	}
	out = OrderCreate{
		CustomerID: o.CustomerID, Email: o.Email, CurrencyCode: o.CurrencyCode, LanguageCode: o.Language(), ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress,
		ShippingMethodID: o.ShippingMethodID, CustomFields: o.CustomFields, KeptFields: true, Payment: in.Payment, Replaces: &replacement{whole: in.Items == nil, lines: lines},
	}
	if in.ShippingAddress != nil {
		out.ShippingAddress = in.ShippingAddress
	}
	if in.ShippingMethodID != nil {
		out.ShippingMethodID = in.ShippingMethodID
	}
	if in.Free {
		out.Discount = o.FreeReplacement()
	}
	if (in.Free || in.Exchange) && out.ShippingMethodID != nil {
		out.ShippingPrice = &domain.Amount{}
	}
	for _, item := range items {
		again := OrderItem{VariantID: item.VariantID, Quantity: item.Quantity, UnitPrice: o.AgainAt(item, store.Settings.PricesIncludeTax), Kept: true}
		if line, known := o.Line(item.LineID); known {
			again.CustomFields = line.CustomFields
		}
		out.Items = append(out.Items, again)
	}
	return out, nil
}

// Stock returns the moves that reserve stock for the order's items.
func (in OrderCreate) Stock() (moves []catalog.StockMove) {
	for _, item := range in.Items {
		moves = append(moves, catalog.StockMove{VariantID: item.VariantID, Quantity: item.Quantity})
	}
	return moves
}
