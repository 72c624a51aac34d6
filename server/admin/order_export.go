package admin

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/table"
)

// ExportOrders answers GET /admin/order/export.
func (h *Handlers) ExportOrders(ctx context.Context, req api.ExportOrdersRequestObject) (api.ExportOrdersResponseObject, error) {
	p := req.Params
	filter, err := orderFilter(listParams[api.ListOrdersParams](p))
	if err != nil {
		return nil, err
	}
	head, rows := orderColumns, orderRows
	if request.Value(p.Rows) == api.OrderExportRowsLINE {
		head, rows, filter.WithLines = orderLineColumns, orderLineRows, true
	}
	filter.WithPayments = true
	f, err := export(ctx, h, p.Format, "order", exported[*ordering.Order]{
		name: "orders", sort: string(request.Or(p.Sort, "-orderDate")), head: slices.Concat(orderBegin, head, orderAddressColumns()), rows: rows,
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*ordering.Order], error) {
			return s.Orders(ctx, filter, q)
		},
	})
	return orderFile{f}, err
}

type orderFile struct{ file }

// VisitExportOrdersResponse writes the file.
func (f orderFile) VisitExportOrdersResponse(w http.ResponseWriter) error { return f.send(w) }

var (
	orderBegin   = []string{"orderNumber", "orderDate", "status", "paymentStatus", "fulfillmentStatus", "source", "customerName", "customerEmail", "storeCustomerId"}
	orderColumns = []string{"itemCount", "currencyCode", "subtotal", "discountTotal", "shippingTotal", "taxTotal", "grandTotal", "paid", "refunded", "disputed", "due",
		"shippingMethodName", "shippingCountryCode", "completedOn", "cancelledOn", "tags", "externalId", "paymentProviders", "paymentTypes", "paymentReferences", "firstPaidOn",
		"acceptsMarketing", "acceptsMarketingOn", "acceptsMarketingSource", "marketingWithdrawnOn"}
	orderLineColumns = []string{"lineItemId", "sku", "name", "quantity", "fulfilledQuantity", "refundedQuantity", "currencyCode", "unitPrice",
		"lineSubtotal", "lineDiscount", "lineTotal", "lineTax", "deliveryPrices"}
)

// addressMembers lists the fields of an address for which an export has columns.
var addressMembers = []string{"firstName", "lastName", "company", "streetLine1", "streetLine2", "city", "stateProvince", "postalCode", "countryCode", "phoneNumber"}

// orderAddressColumns lists the address columns, which come last in both kinds of rows.
func orderAddressColumns() (columns []string) {
	for _, of := range []string{"shippingAddress.", "billingAddress."} {
		for _, member := range addressMembers {
			columns = append(columns, of+member)
		}
	}
	return columns
}

// orderAddressCells returns the cells for the columns of orderAddressColumns. They are empty if the address is missing
// or erased.
func orderAddressCells(o *ordering.Order) (cells []table.Cell) {
	for _, a := range []*domain.Address{o.ShippingAddress, o.BillingAddress} {
		for _, member := range addressMembers {
			if a == nil {
				a = &domain.Address{}
			}
			cells = append(cells, addressCell(a, member))
		}
	}
	return cells
}

func orderCells(o *ordering.Order) []table.Cell {
	return []table.Cell{table.Number(o.OrderNumber), moment(&o.OrderDate), table.Text(string(o.Status)), table.Text(string(o.PaymentStatus)), table.Text(string(o.FulfillmentStatus)),
		table.Text(string(o.Source)), table.Text(o.Buyer()), table.Text(o.Email), table.Optional(o.CustomerID)}
}

// money returns a numeric cell that contains an amount.
func money(c domain.Currency, a domain.Amount) table.Cell { return table.Number(c.Format(a)) }

func orderRows(o *ordering.Order) [][]table.Cell {
	c, country := o.CurrencyCode, ""
	if o.ShippingAddress != nil {
		country = o.ShippingAddress.CountryCode
	}
	return [][]table.Cell{append(append(orderCells(o), table.Number(o.ItemCount), table.Text(string(c)), money(c, o.Subtotal), money(c, o.DiscountTotal), money(c, o.ShippingTotal),
		money(c, o.TaxTotal), money(c, o.GrandTotal), money(c, o.PaidTotal), money(c, o.RefundedTotal), money(c, o.DisputedTotal), money(c, o.DueTotal), table.Text(o.ShippingMethodName), table.Text(country),
		moment(o.CompletedOn), moment(o.CancelledOn), joined(o.Tags), table.Optional(o.ExternalID)), slices.Concat(orderPaymentCells(o), orderConsentCells(o), orderAddressCells(o))...)}
}

// orderConsentCells returns the consent to marketing e-mails that the buyer gave with an order. The columns are the
// same as in the customer export.
func orderConsentCells(o *ordering.Order) []table.Cell {
	m := o.MarketingConsent
	if m == nil {
		return []table.Cell{table.Optional(new(false)), {}, {}, {}}
	}
	return []table.Cell{table.Optional(new(m.InForce())), moment(&m.AcceptedOn), table.Text(string(m.Source)), moment(m.WithdrawnOn)}
}

// orderPaymentCells returns the means by which an order was or will be paid. It reads them from the payments that hold
// or moved money, oldest first.
func orderPaymentCells(o *ordering.Order) []table.Cell {
	var providers, types, references []string
	var paid *time.Time
	for _, p := range o.Payments {
		if !p.CapturedAmount.Positive() && !p.Outstanding().Positive() {
			continue
		}
		if providers, types = append(providers, p.ProviderCode), append(types, means(p)); p.ProviderReference != "" {
			references = append(references, p.ProviderReference)
		}
		if p.CapturedOn != nil && (paid == nil || p.CapturedOn.Before(*paid)) {
			paid = p.CapturedOn
		}
	}
	return []table.Cell{joined(providers), joined(types), joined(references), moment(paid)}
}

// means returns the type of a payment. For an offline payment it returns the method by which the money arrived, and for
// a tender the kind of stored value.
func means(p *ordering.Payment) string {
	return cmp.Or(p.OfflineMethod, string(p.TenderType()), p.PaymentType)
}

func orderLineRows(o *ordering.Order) (rows [][]table.Cell) {
	c := o.CurrencyCode
	for _, l := range o.Lines {
		rows = append(rows, append(append(orderCells(o), table.Number(l.ID), table.Text(l.SKU), table.Text(l.Name), table.Number(l.Quantity), table.Number(l.FulfilledQuantity),
			table.Number(l.RefundedQuantity), table.Text(string(c)), money(c, l.UnitPrice), money(c, l.LineSubtotal), money(c, l.LineDiscount), money(c, l.LineTotal), money(c, l.LineTax), table.Text(domain.EachPrice(l.DeliveryPrices, c.Format))), orderAddressCells(o)...))
	}
	return rows
}
