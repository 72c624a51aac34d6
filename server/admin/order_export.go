package admin

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

const (
	// exportPage is how many orders an export reads at a time.
	exportPage = 100
	// exportsAtOnce is how many exports of a store are written at once. Each has a
	// page of orders in memory, a workbook 800 KB more, for as long as its reader
	// takes.
	exportsAtOnce = 4
)

// exports counts those that are being written, by store.
type exports struct {
	mu      sync.Mutex
	running map[int64]int
}

// begin counts one more of a store, until end is called.
func (x *exports) begin(storeID int64) (end func(), err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.running[storeID] >= exportsAtOnce {
		return nil, &domain.Error{Code: domain.Busy, Detail: "The store has too many exports running. Wait for one of them.", RetryAfter: 5}
	}
	if x.running == nil {
		x.running = map[int64]int{}
	}
	x.running[storeID]++
	return func() {
		x.mu.Lock()
		defer x.mu.Unlock()
		if x.running[storeID]--; x.running[storeID] == 0 {
			delete(x.running, storeID)
		}
	}, nil
}

// ExportOrders answers GET /admin/order/export.
func (h *Handlers) ExportOrders(ctx context.Context, req api.ExportOrdersRequestObject) (api.ExportOrdersResponseObject, error) {
	p := req.Params
	filter, err := orderFilter(api.ListOrdersParams{
		Search: p.Search, Status: p.Status, PaymentStatus: p.PaymentStatus, FulfillmentStatus: p.FulfillmentStatus, Source: p.Source,
		OrderDateFrom: p.OrderDateFrom, OrderDateTo: p.OrderDateTo, ModifiedSince: p.ModifiedSince, StoreCustomerID: p.StoreCustomerID, Email: p.Email,
		SKU: p.SKU, ProductID: p.ProductID, CouponID: p.CouponID, SubscriptionID: p.SubscriptionID, ShippingMethodID: p.ShippingMethodID,
		ShippingCountryCode: p.ShippingCountryCode, CurrencyCode: p.CurrencyCode, GrandTotalMin: p.GrandTotalMin, GrandTotalMax: p.GrandTotalMax, Tag: p.Tag,
	})
	if err != nil {
		return nil, err
	}
	end, err := h.exports.begin(auth.Actor(ctx).StoreID)
	if err != nil {
		return nil, err
	}
	filter.WithLines, filter.WithMoney = true, true
	read, query := h.store.As(auth.Actor(ctx)), domain.PageQuery{Number: 1, Size: exportPage, Sort: string(request.Or(p.Sort, "-orderDate"))}
	first, err := read.Orders(ctx, filter, query)
	if err != nil {
		end()
		return nil, err
	}
	return orderExport{
		end:  end,
		xlsx: request.Value(p.Format) == "xlsx", lines: request.Value(p.Rows) == "LINE", on: h.store.Clock().Now(), first: first,
		next: func(cursor string) (domain.Page[*ordering.Order], error) {
			query.Number, query.Cursor = 0, cursor
			return read.Orders(ctx, filter, query)
		},
	}, nil
}

// orderExport is a file that is written while it is read. What goes wrong before
// the first row is an answer of its own; later the file breaks off.
type orderExport struct {
	end         func()
	xlsx, lines bool
	on          time.Time
	first       domain.Page[*ordering.Order]
	next        func(cursor string) (domain.Page[*ordering.Order], error)
}

// VisitExportOrdersResponse writes the file.
func (e orderExport) VisitExportOrdersResponse(w http.ResponseWriter) error {
	defer e.end()
	media, ending, open := "text/csv; charset=utf-8", "csv", newCSV
	if e.xlsx {
		media, ending, open = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx", newXLSX
	}
	w.Header().Set("Content-Type", media)
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="orders-%s.%s"`, e.on.Format(time.DateOnly), ending))
	w.WriteHeader(http.StatusOK)
	return e.write(w, open)
}

func (e orderExport) write(w io.Writer, open func(io.Writer) (table, error)) error {
	t, err := open(w)
	if err != nil {
		return err
	}
	if err := t.row(e.head()); err != nil {
		return err
	}
	for page := e.first; ; {
		for _, o := range page.Items {
			for _, row := range e.rows(o) {
				if err := t.row(row); err != nil {
					return err
				}
			}
		}
		if page.NextCursor == "" {
			return t.close()
		}
		if page, err = e.next(page.NextCursor); err != nil {
			return err
		}
	}
}

func (e orderExport) head() (cells []cell) {
	names := []string{"orderNumber", "orderDate", "status", "paymentStatus", "fulfillmentStatus", "source", "customerName", "customerEmail", "storeCustomerId"}
	if e.lines {
		names = append(names, "lineItemId", "sku", "name", "quantity", "fulfilledQuantity", "refundedQuantity", "currencyCode", "unitPrice",
			"lineSubtotal", "lineDiscount", "lineTotal", "lineTax")
	} else {
		names = append(names, "itemCount", "currencyCode", "subtotal", "discountTotal", "shippingTotal", "taxTotal", "grandTotal", "paid", "refunded", "due",
			"shippingMethodName", "shippingCountryCode", "completedOn", "cancelledOn", "tags", "externalId")
	}
	for _, name := range names {
		cells = append(cells, text(name))
	}
	return cells
}

func (e orderExport) rows(o *ordering.Order) [][]cell {
	order := []cell{number(o.OrderNumber), moment(&o.OrderDate), text(string(o.Status)), text(string(o.PaymentStatus)), text(string(o.FulfillmentStatus)),
		text(string(o.Source)), text(o.Buyer()), text(o.Email), optional(o.CustomerID)}
	money, b := func(a domain.Amount) cell { return number(o.CurrencyCode.Format(a)) }, o.Balance()
	if !e.lines {
		country := ""
		if o.ShippingAddress != nil {
			country = o.ShippingAddress.CountryCode
		}
		return [][]cell{append(order, number(o.ItemCount), text(string(o.CurrencyCode)), money(o.Subtotal), money(o.DiscountTotal), money(o.ShippingTotal),
			money(o.TaxTotal), money(o.GrandTotal), money(b.Captured), money(b.Refunded), money(b.Due), text(o.ShippingMethodName), text(country),
			moment(o.CompletedOn), moment(o.CancelledOn), text(strings.Join(o.Tags, ", ")), optional(o.ExternalID))}
	}
	var rows [][]cell
	for _, l := range o.Lines {
		rows = append(rows, append(order[:len(order):len(order)], number(l.ID), text(l.SKU), text(l.Name), number(l.Quantity), number(l.FulfilledQuantity),
			number(l.RefundedQuantity), text(string(o.CurrencyCode)), money(l.UnitPrice), money(l.LineSubtotal), money(l.LineDiscount), money(l.LineTotal), money(l.LineTax)))
	}
	return rows
}

func moment(t *time.Time) cell {
	if t == nil {
		return text("")
	}
	return text(common.Time{Time: *t}.String())
}
