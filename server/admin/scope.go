package admin

import (
	"context"
	"slices"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetMyScope answers GET /admin/scope/me.
func (h *Handlers) GetMyScope(ctx context.Context, _ api.GetMyScopeRequestObject) (api.GetMyScopeResponseObject, error) {
	c := auth.Credential(ctx)
	mine := api.GetMyScope200JSONResponse{
		AdminUserID: nullable.NewNullNullable[common.AdminUserID](), AppTokenID: nullable.NewNullNullable[common.AppTokenID](),
		Stores: view.Each(c.Grants, func(g identity.Grant) api.MyScopeStore {
			return api.MyScopeStore{StoreID: g.StoreID, Permissions: identity.Expand(g.Permissions)}
		}),
	}
	if c.Kind == domain.ActorAdmin {
		mine.AdminUserID.Set(c.ID)
	} else {
		mine.AppTokenID.Set(c.ID)
	}
	return mine, nil
}

// ListScopes answers GET /admin/scope/all.
func (h *Handlers) ListScopes(ctx context.Context, _ api.ListScopesRequestObject) (api.ListScopesResponseObject, error) {
	scopes, err := h.store.As(auth.Actor(ctx)).Scopes(ctx)
	if err != nil {
		return nil, err
	}
	caller := auth.Credential(ctx)
	return api.ListScopes200JSONResponse{
		Items:       view.Each(scopes, func(s *identity.Scope) api.Scope { return showScope(s, caller) }),
		Permissions: identity.Permissions(),
	}, nil
}

// GetScope answers GET /admin/scope.
func (h *Handlers) GetScope(ctx context.Context, req api.GetScopeRequestObject) (api.GetScopeResponseObject, error) {
	scope, err := h.store.Identity.Scope(ctx, auth.Actor(ctx), req.Params.ScopeID)
	if err != nil {
		return nil, err
	}
	return api.GetScope200JSONResponse(showScope(scope, auth.Credential(ctx))), nil
}

// ReplaceScope answers PUT /admin/scope.
func (h *Handlers) ReplaceScope(ctx context.Context, req api.ReplaceScopeRequestObject) (api.ReplaceScopeResponseObject, error) {
	b := req.Body
	scope, err := h.store.Identity.ReplaceScope(ctx, auth.Actor(ctx), request.Value(b.ScopeID), identity.ScopeContent{
		Name: b.Name, Description: request.Or(request.Nullable(b.Description), ""), Permissions: b.Permissions, StoreIDs: b.StoreIds,
	}, request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ReplaceScope200JSONResponse(showScope(scope, auth.Credential(ctx))), nil
}

// showScope converts a scope. It omits the stores that the caller may not access.
func showScope(s *identity.Scope, caller identity.Credential) api.Scope {
	stores := slices.DeleteFunc(slices.Clone(s.StoreIDs), func(id int64) bool { return !caller.Reaches(id) })
	if stores == nil {
		stores = []int64{}
	}
	return api.Scope{
		ScopeID: s.ID, Name: s.Name, Description: view.TextOrNull(s.Description), IsSystem: s.IsSystem,
		Permissions: identity.Expand(s.Permissions), StoreIds: stores, UserCount: common.Count(s.UserCount),
		CreatedOn: view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
}
