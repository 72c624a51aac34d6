package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListAppTokens answers GET /admin/app-token/all.
func (h *Handlers) ListAppTokens(ctx context.Context, req api.ListAppTokensRequestObject) (api.ListAppTokensResponseObject, error) {
	tokens, err := h.store.As(auth.Actor(ctx)).AppTokens(ctx, request.Value(req.Params.IncludeRevoked))
	if err != nil {
		return nil, err
	}
	return api.ListAppTokens200JSONResponse{Items: view.Each(tokens, showAppToken)}, nil
}

// CreateAppToken answers POST /admin/app-token.
func (h *Handlers) CreateAppToken(ctx context.Context, req api.CreateAppTokenRequestObject) (api.CreateAppTokenResponseObject, error) {
	b := req.Body
	token, secret, err := h.store.Identity.CreateAppToken(ctx, auth.Actor(ctx), identity.AppTokenInput{
		Name: &b.Name, Permissions: list(b.Permissions), ScopeID: b.ScopeID, APIVersion: b.APIVersion, ExpiresOn: request.PatchTime(b.ExpiresOn),
	})
	if err != nil {
		return nil, err
	}
	return api.CreateAppToken200JSONResponse(showAppTokenSecret(token, secret)), nil
}

// RotateAppTokenSecret answers POST /admin/app-token/rotate-secret.
func (h *Handlers) RotateAppTokenSecret(ctx context.Context, req api.RotateAppTokenSecretRequestObject) (api.RotateAppTokenSecretResponseObject, error) {
	token, secret, err := h.store.Identity.RotateAppTokenSecret(ctx, auth.Actor(ctx), req.Body.AppTokenID, request.Overlap(req.Body.OverlapHours))
	if err != nil {
		return nil, err
	}
	return api.RotateAppTokenSecret200JSONResponse(showAppTokenSecret(token, secret)), nil
}

// UpdateAppToken answers PATCH /admin/app-token.
func (h *Handlers) UpdateAppToken(ctx context.Context, req api.UpdateAppTokenRequestObject) (api.UpdateAppTokenResponseObject, error) {
	b := req.Body
	token, err := h.store.Identity.UpdateAppToken(ctx, auth.Actor(ctx), b.AppTokenID, identity.AppTokenInput{
		Name: b.Name, Permissions: list(b.Permissions), ScopeID: b.ScopeID, APIVersion: b.APIVersion, ExpiresOn: request.PatchTime(b.ExpiresOn),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateAppToken200JSONResponse(showAppToken(token)), nil
}

// DeleteAppToken answers DELETE /admin/app-token.
func (h *Handlers) DeleteAppToken(ctx context.Context, req api.DeleteAppTokenRequestObject) (api.DeleteAppTokenResponseObject, error) {
	return api.DeleteAppToken204Response{}, h.store.Identity.DeleteAppToken(ctx, auth.Actor(ctx), req.Params.AppTokenID)
}

// showAppTokenSecret converts an app token together with its secret in plain text.
func showAppTokenSecret(token *identity.AppToken, secret string) api.AppTokenCreated {
	t := showAppToken(token)
	return api.AppTokenCreated{
		AppTokenID: t.AppTokenID, StoreID: t.StoreID, Name: t.Name, Prefix: t.Prefix, Token: secret, ScopeID: t.ScopeID, Permissions: t.Permissions,
		APIVersion: t.APIVersion, ExpiresOn: t.ExpiresOn, PreviousSecretExpiresOn: t.PreviousSecretExpiresOn, LastUsedOn: t.LastUsedOn, LastUsedIP: t.LastUsedIP, RevokedOn: t.RevokedOn,
		CreatedByAdminUserID: t.CreatedByAdminUserID, CreatedOn: t.CreatedOn, ModifiedOn: t.ModifiedOn, Version: t.Version,
	}
}

func showAppToken(t *identity.AppToken) api.AppToken {
	return api.AppToken{
		AppTokenID: t.ID, StoreID: t.StoreID, Name: t.Name, Prefix: t.Prefix, ScopeID: view.Or(t.ScopeID), Permissions: identity.Expand(t.Effective),
		APIVersion: t.APIVersion, ExpiresOn: view.TimeOrNull(t.ExpiresOn), PreviousSecretExpiresOn: view.TimeOrNull(t.PreviousSecretExpiresOn), LastUsedOn: view.TimeOrNull(t.LastUsedOn), LastUsedIP: view.TextOrNull(t.LastUsedIP),
		RevokedOn: view.TimeOrNull(t.RevokedOn), CreatedByAdminUserID: view.Or(t.CreatedByUserID),
		CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
	}
}
