package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// AdjustStock answers POST /admin/stock/adjust.
func (h *Handlers) AdjustStock(ctx context.Context, req api.AdjustStockRequestObject) (api.AdjustStockResponseObject, error) {
	in := stockAdjustment(req.Body)
	done, err := h.store.Catalog.AdjustStock(ctx, auth.Actor(ctx), in.Items, in.Why)
	if err != nil {
		return nil, err
	}
	return api.AdjustStock200JSONResponse{Items: view.Each(done, showAdjustment)}, nil
}

func stockAdjustment(b *api.StockAdjust) catalog.StockAdjustments {
	out := catalog.StockAdjustments{
		Items: make([]catalog.StockAdjustment, len(b.Items)), Why: catalog.AdjustmentReason{Reason: string(b.Reason), Note: b.Note, Reference: b.Reference},
	}
	for i, item := range b.Items {
		out.Items[i] = catalog.StockAdjustment{
			VariantID: request.Value(item.VariantID), SKU: request.Value(item.SKU),
			Delta: request.Int(item.Delta), OnHand: request.Int(item.StockOnHand), Expected: request.Int(item.ExpectedStockOnHand),
		}
	}
	return out
}

func showAdjustment(m catalog.StockMovement) api.StockAdjustment {
	return api.StockAdjustment{
		VariantID: m.VariantID, ProductID: m.ProductID, SKU: m.SKU, Reason: api.StockAdjustReason(m.Reason), Note: view.Or(m.Note), Reference: view.Or(m.Reference),
		Delta: int32(m.OnHandChange), PreviousStockOnHand: int32(m.OnHand - m.OnHandChange), StockOnHand: int32(m.OnHand), StockReserved: int32(m.Reserved),
		StockAvailable: int32(m.OnHand - m.Reserved), CreatedOn: view.Time(m.CreatedOn),
	}
}
