package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetStoredValueLiability answers GET /admin/stored-value/liability.
func (h *Handlers) GetStoredValueLiability(ctx context.Context, req api.GetStoredValueLiabilityRequestObject) (api.GetStoredValueLiabilityResponseObject, error) {
	p := req.Params
	groups, err := h.store.Value.Liability(ctx, auth.Actor(ctx), *request.Date(&p.From), *request.Date(&p.To))
	if err != nil {
		return nil, err
	}
	return api.GetStoredValueLiability200JSONResponse{From: p.From, To: p.To, Groups: view.Each(groups, showLiability)}, nil
}

func showLiability(g value.LiabilityGroup) api.StoredValueGroup {
	money := g.CurrencyCode.Format
	return api.StoredValueGroup{
		CurrencyCode: string(g.CurrencyCode), Kind: common.TenderType(g.Kind), Source: view.TextOrNull(string(g.Source)), OpeningAmount: money(g.Opening), ClosingAmount: money(g.Closing),
		Days: view.Each(g.Days, func(d value.LiabilityDay) api.StoredValueDay {
			return api.StoredValueDay{
				Date: view.Date(d.Date), OpeningAmount: money(d.Opening), IssuedAmount: money(d.Changes[value.Issue]), CapturedAmount: money(d.Changes[value.Capture]),
				RefundedAmount: money(d.Changes[value.Refund]), CancelledAmount: money(d.Changes[value.Cancel]), RestoredAmount: money(d.Changes[value.Restore]),
				ExpiredAmount: money(d.Changes[value.Expire]), AdjustedAmount: money(d.Changes[value.Adjust]), ClosingAmount: money(d.Closing),
			}
		}),
	}
}
