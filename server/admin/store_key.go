package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListStoreKeys answers GET /admin/store/key/all.
func (h *Handlers) ListStoreKeys(ctx context.Context, req api.ListStoreKeysRequestObject) (api.ListStoreKeysResponseObject, error) {
	keys, err := h.store.As(auth.Actor(ctx)).StoreKeys(ctx, request.Value(req.Params.IncludeRevoked))
	if err != nil {
		return nil, err
	}
	return api.ListStoreKeys200JSONResponse{Items: view.Each(keys, showStoreKey)}, nil
}

// CreateStoreKey answers POST /admin/store/key.
func (h *Handlers) CreateStoreKey(ctx context.Context, req api.CreateStoreKeyRequestObject) (api.CreateStoreKeyResponseObject, error) {
	key, text, err := h.store.Identity.CreateStoreKey(ctx, auth.Actor(ctx), req.Body.Name)
	if err != nil {
		return nil, err
	}
	k := showStoreKey(key)
	return api.CreateStoreKey200JSONResponse{
		StoreKeyID: k.StoreKeyID, StoreID: k.StoreID, Name: k.Name, Prefix: k.Prefix, Key: text, LastUsedOn: k.LastUsedOn, RevokedOn: k.RevokedOn,
		CreatedOn: k.CreatedOn, ModifiedOn: k.ModifiedOn, Version: k.Version,
	}, nil
}

// DeleteStoreKey answers DELETE /admin/store/key.
func (h *Handlers) DeleteStoreKey(ctx context.Context, req api.DeleteStoreKeyRequestObject) (api.DeleteStoreKeyResponseObject, error) {
	return api.DeleteStoreKey204Response{}, h.store.Identity.DeleteStoreKey(ctx, auth.Actor(ctx), req.Params.StoreKeyID)
}

func showStoreKey(k *identity.StoreKey) api.StoreKey {
	return api.StoreKey{
		StoreKeyID: k.ID, StoreID: k.StoreID, Name: k.Name, Prefix: k.Prefix,
		LastUsedOn: view.TimeOrNull(k.LastUsedOn), RevokedOn: view.TimeOrNull(k.RevokedOn),
		CreatedOn: view.Time(k.CreatedOn), ModifiedOn: view.Time(k.ModifiedOn), Version: k.Version,
	}
}
