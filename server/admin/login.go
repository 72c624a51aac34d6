package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/view"
)

// Login answers POST /admin/login.
func (h *Handlers) Login(ctx context.Context, req api.LoginRequestObject) (api.LoginResponseObject, error) {
	login, err := h.store.Identity.Login(ctx, identity.Credentials{
		Email: req.Body.Email, Password: req.Body.Password, TOTPCode: request.Value(req.Body.TOTPCode),
	}, auth.Origin(ctx))
	if err != nil {
		return nil, err
	}
	return api.Login200JSONResponse(showLogin(login)), nil
}

// RefreshLogin answers POST /admin/login/refresh.
func (h *Handlers) RefreshLogin(ctx context.Context, req api.RefreshLoginRequestObject) (api.RefreshLoginResponseObject, error) {
	login, err := h.store.Identity.RefreshLogin(ctx, req.Body.RefreshToken, auth.Origin(ctx))
	if err != nil {
		return nil, err
	}
	return api.RefreshLogin200JSONResponse(showLogin(login)), nil
}

// Logout answers POST /admin/logout.
func (h *Handlers) Logout(ctx context.Context, _ api.LogoutRequestObject) (api.LogoutResponseObject, error) {
	return api.Logout204Response{}, h.store.Identity.Logout(ctx, auth.Actor(ctx))
}

// ListSessions answers GET /admin/session/all.
func (h *Handlers) ListSessions(ctx context.Context, _ api.ListSessionsRequestObject) (api.ListSessionsResponseObject, error) {
	actor := auth.Actor(ctx)
	sessions, err := h.store.Identity.Sessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	return api.ListSessions200JSONResponse{Items: view.Each(sessions, func(s identity.Session) api.Session {
		return api.Session{
			SessionID: s.ID, AdminUserID: s.AdminUserID, IsCurrent: s.ID == actor.SessionID,
			IPAddress: view.TextOrNull(s.Address), UserAgent: view.TextOrNull(s.UserAgent),
			LastUsedOn: view.Time(s.LastUsedOn), ExpiresOn: view.Time(s.ExpiresOn), CreatedOn: view.Time(s.CreatedOn),
		}
	})}, nil
}

// DeleteSession answers DELETE /admin/session.
func (h *Handlers) DeleteSession(ctx context.Context, req api.DeleteSessionRequestObject) (api.DeleteSessionResponseObject, error) {
	return api.DeleteSession204Response{}, h.store.Identity.DeleteSession(ctx, auth.Actor(ctx), req.Params.SessionID)
}

func showLogin(l identity.AdminLogin) api.AdminLogin {
	return api.AdminLogin{
		AccessToken: l.Tokens.Access, ExpiresOn: view.Time(l.Tokens.AccessExpiresOn),
		RefreshToken: l.Tokens.Refresh, RefreshExpiresOn: view.Time(l.Tokens.RefreshExpiresOn),
		User: showProfile(l.User), Stores: view.Each(l.Stores, showStore),
	}
}
