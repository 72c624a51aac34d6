package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetDashboard answers GET /admin/dashboard.
func (h *Handlers) GetDashboard(ctx context.Context, req api.GetDashboardRequestObject) (api.GetDashboardResponseObject, error) {
	p := req.Params
	var currency *domain.Currency
	if p.CurrencyCode != nil {
		code := domain.Currency(*p.CurrencyCode)
		currency = &code
	}
	f, err := h.store.Report.Dashboard(ctx, auth.Actor(ctx), request.Date(p.From), request.Date(p.To), report.Comparison(request.Or(p.CompareTo, api.DashboardComparisonPREVIOUSPERIOD)), currency)
	if err != nil {
		return nil, err
	}
	return api.GetDashboard200JSONResponse(showDashboard(f)), nil
}

func showDashboard(f *report.Figures) api.Dashboard {
	money := f.Range.CurrencyCode.Format
	out := api.Dashboard{
		Range: showDashboardRange(f.Range), CurrencyCode: string(f.Range.CurrencyCode),
		Sales: api.DashboardSales{
			Gross: money(f.Sales.Gross), Discounts: money(f.Sales.Discounts), Refunds: money(f.Sales.Refunds), Tax: money(f.Sales.Tax), Shipping: money(f.Sales.Shipping),
			Net: money(f.Sales.Net()), PreviousNet: nullable.NewNullNullable[string](), ChangePercent: nullable.NewNullNullable[string](),
		},
		Orders:           api.DashboardOrders{Count: int32(f.Sales.Orders), PreviousCount: nullable.NewNullNullable[int32](), AverageValue: money(f.Sales.Average(f.Range.CurrencyCode))},
		UnfulfilledCount: int32(f.Attention.Unfulfilled), AwaitingPaymentCount: int32(f.Attention.AwaitingPayment), RefundsPendingCount: int32(f.Attention.RefundsPending),
		Subscriptions: api.DashboardSubscriptions{
			Active: int32(f.Subscribers.Active), New: int32(f.Subscribers.New), Cancelled: int32(f.Subscribers.Cancelled), PastDue: int32(f.Subscribers.PastDue),
			Mrr: money(f.Subscribers.MRR), ChurnPercent: f.Subscribers.Churn().Trimmed(),
			Upcoming7Days: api.DashboardUpcoming{Count: int32(f.Subscribers.Upcoming), Amount: money(f.Subscribers.Expected)},
		},
		Customers: api.DashboardCustomers{New: int32(f.Buyers.New), Returning: int32(f.Buyers.Returning)},
		TopProducts: view.Each(f.Products, func(p report.Product) api.DashboardProduct {
			return api.DashboardProduct{ProductID: p.ProductID, Name: p.Name, Quantity: int32(p.Quantity), Net: money(p.Net)}
		}),
		SalesByDay: view.Each(f.Days, func(d report.Day) api.DashboardDay {
			return api.DashboardDay{Date: view.Date(d.Date), Net: money(d.Net), Orders: int32(d.Orders)}
		}),
		LowStock: view.Each(f.LowStock, func(s report.Scarce) api.DashboardLowStock {
			return api.DashboardLowStock{VariantID: s.VariantID, SKU: s.SKU, Name: s.Name, Available: int32(s.Available)}
		}),
		FailedTasksCount: int32(f.Attention.FailedTasks), WebhookFailures24H: int32(f.Attention.WebhookFailures), GeneratedOn: view.Time(f.GeneratedOn),
	}
	if f.Previous != nil {
		net := f.Previous.Net()
		out.Sales.PreviousNet.Set(money(net))
		out.Orders.PreviousCount.Set(int32(f.Previous.Orders))
		if change := report.Change(net, f.Sales.Net()); change != nil {
			out.Sales.ChangePercent.Set(change.Trimmed())
		}
	}
	return out
}

func showDashboardRange(r report.Range) api.DashboardRange {
	out := api.DashboardRange{
		From: view.Date(r.From), To: view.Date(r.To), Timezone: r.Timezone, CompareTo: api.DashboardComparison(r.CompareTo),
		PreviousFrom: view.DateOrNull(nil), PreviousTo: view.DateOrNull(nil),
	}
	if before, compared := r.Previous(); compared {
		out.PreviousFrom.Set(view.Date(before.From))
		out.PreviousTo.Set(view.Date(before.To))
	}
	return out
}
