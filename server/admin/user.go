package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListAdminUsers answers GET /admin/user/all.
func (h *Handlers) ListAdminUsers(ctx context.Context, req api.ListAdminUsersRequestObject) (api.ListAdminUsersResponseObject, error) {
	users, err := h.store.As(auth.Actor(ctx)).AdminUsers(ctx, req.Params.IsActive)
	if err != nil {
		return nil, err
	}
	return api.ListAdminUsers200JSONResponse{Items: view.Each(users, h.showUser)}, nil
}

// GetMyUser answers GET /admin/user/me.
func (h *Handlers) GetMyUser(ctx context.Context, _ api.GetMyUserRequestObject) (api.GetMyUserResponseObject, error) {
	user, err := h.store.Identity.MyUser(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.GetMyUser200JSONResponse(showProfile(user)), nil
}

// UpdateMyUser answers PATCH /admin/user/me.
func (h *Handlers) UpdateMyUser(ctx context.Context, req api.UpdateMyUserRequestObject) (api.UpdateMyUserResponseObject, error) {
	b := req.Body
	user, err := h.store.Identity.UpdateMyUser(ctx, auth.Actor(ctx), identity.MyUserUpdate{
		Patch: identity.AdminUserPatch{
			FirstName: request.Patch(b.FirstName), LastName: request.Patch(b.LastName), PhoneNumber: request.Patch(b.AdminPhoneNumber),
		},
		CurrentPassword: request.Value(b.CurrentPassword), Password: b.Password,
	})
	if err != nil {
		return nil, err
	}
	return api.UpdateMyUser200JSONResponse(showProfile(user)), nil
}

// GetMyPreferences answers GET /admin/user/me/preference.
func (h *Handlers) GetMyPreferences(ctx context.Context, _ api.GetMyPreferencesRequestObject) (api.GetMyPreferencesResponseObject, error) {
	p, err := h.store.Identity.MyPreferences(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.GetMyPreferences200JSONResponse(showPreferences(p)), nil
}

// ReplaceMyPreferences answers PUT /admin/user/me/preference.
func (h *Handlers) ReplaceMyPreferences(ctx context.Context, req api.ReplaceMyPreferencesRequestObject) (api.ReplaceMyPreferencesResponseObject, error) {
	p, err := h.store.Identity.ReplaceMyPreferences(ctx, auth.Actor(ctx), req.Body.Preferences, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ReplaceMyPreferences200JSONResponse(showPreferences(p)), nil
}

// CreateAdminUser answers POST /admin/user.
func (h *Handlers) CreateAdminUser(ctx context.Context, req api.CreateAdminUserRequestObject) (api.CreateAdminUserResponseObject, error) {
	b := req.Body
	user, err := h.store.Identity.CreateAdminUser(ctx, auth.Actor(ctx), identity.AdminUserCreate{
		Email: b.Email, FirstName: request.Nullable(b.FirstName), LastName: request.Nullable(b.LastName),
		PhoneNumber: request.Nullable(b.AdminPhoneNumber), ScopeIDs: b.ScopeIds,
	})
	if err != nil {
		return nil, err
	}
	return api.CreateAdminUser200JSONResponse(h.showUser(user)), nil
}

// UpdateAdminUser answers PATCH /admin/user.
func (h *Handlers) UpdateAdminUser(ctx context.Context, req api.UpdateAdminUserRequestObject) (api.UpdateAdminUserResponseObject, error) {
	b := req.Body
	user, err := h.store.Identity.UpdateAdminUser(ctx, auth.Actor(ctx), identity.AdminUserUpdate{
		ID: b.ID, Email: b.Email,
		Patch: identity.AdminUserPatch{
			FirstName: request.Patch(b.FirstName), LastName: request.Patch(b.LastName), PhoneNumber: request.Patch(b.AdminPhoneNumber),
			IsActive: b.IsActive, ResetTOTP: request.Value(b.ResetTOTP),
		},
		CurrentPassword: request.Value(b.CurrentPassword), Password: b.Password, ScopeIDs: list(b.ScopeIds),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateAdminUser200JSONResponse(h.showUser(user)), nil
}

// ResendAdminInvitation answers POST /admin/user/resend-invitation.
func (h *Handlers) ResendAdminInvitation(ctx context.Context, req api.ResendAdminInvitationRequestObject) (api.ResendAdminInvitationResponseObject, error) {
	return api.ResendAdminInvitation204Response{}, h.store.Identity.ResendInvitation(ctx, auth.Actor(ctx), req.Body.ID)
}

// DeleteAdminUser answers DELETE /admin/user.
func (h *Handlers) DeleteAdminUser(ctx context.Context, req api.DeleteAdminUserRequestObject) (api.DeleteAdminUserResponseObject, error) {
	return api.DeleteAdminUser204Response{}, h.store.Identity.DeleteAdminUser(ctx, auth.Actor(ctx), req.Params.ID)
}

// CreateTOTP answers POST /admin/user/totp.
func (h *Handlers) CreateTOTP(ctx context.Context, req api.CreateTOTPRequestObject) (api.CreateTOTPResponseObject, error) {
	enrollment, err := h.store.Identity.CreateTOTP(ctx, auth.Actor(ctx), req.Body.CurrentPassword)
	if err != nil {
		return nil, err
	}
	return api.CreateTOTP200JSONResponse{Secret: enrollment.Secret, OtpauthURL: enrollment.URL, ExpiresOn: view.Time(enrollment.ExpiresOn)}, nil
}

// UpdateTOTP answers PATCH /admin/user/totp.
func (h *Handlers) UpdateTOTP(ctx context.Context, req api.UpdateTOTPRequestObject) (api.UpdateTOTPResponseObject, error) {
	codes, err := h.store.Identity.UpdateTOTP(ctx, auth.Actor(ctx), req.Body.TOTPCode)
	if err != nil {
		return nil, err
	}
	return api.UpdateTOTP200JSONResponse{RecoveryCodes: codes}, nil
}

// RemoveTOTP answers POST /admin/user/totp/remove.
func (h *Handlers) RemoveTOTP(ctx context.Context, req api.RemoveTOTPRequestObject) (api.RemoveTOTPResponseObject, error) {
	return api.RemoveTOTP204Response{}, h.store.Identity.RemoveTOTP(ctx, auth.Actor(ctx), req.Body.CurrentPassword, req.Body.TOTPCode)
}

// list returns the array of a patch. nil means that the request does not contain the array, so that the current value
// does not change.
func list[T any](items []T) *[]T {
	if items == nil {
		return nil
	}
	return &items
}

func showProfile(u *identity.AdminUser) api.AdminUserProfile {
	return api.AdminUserProfile{
		ID: u.ID, FirstName: view.Or(u.FirstName), LastName: view.Or(u.LastName), Email: u.Email,
		LastLoginOn: view.TimeOrNull(u.LastLoginOn), CreatedOn: view.Time(u.CreatedOn), AdminPhoneNumber: view.PhoneNumber(u.PhoneNumber, nil),
		AdminPhoneCountry: nullable.NewNullNullable[api.AdminUserProfileAdminPhoneCountry](),
	}
}

func showPreferences(p *identity.Preferences) api.AdminPreferences {
	out := api.AdminPreferences{Preferences: p.Values, ModifiedOn: nullable.NewNullNullable[common.Timestamp](), Version: p.Version}
	if !p.ModifiedOn.IsZero() {
		out.ModifiedOn.Set(view.Time(p.ModifiedOn))
	}
	return out
}

func (h *Handlers) showUser(u *identity.AdminUser) api.AdminUser {
	return api.AdminUser{
		ID: u.ID, FirstName: view.Or(u.FirstName), LastName: view.Or(u.LastName), Email: u.Email,
		LastLoginOn: view.TimeOrNull(u.LastLoginOn), CreatedOn: view.Time(u.CreatedOn), AdminPhoneNumber: view.PhoneNumber(u.PhoneNumber, nil),
		AdminPhoneCountry: nullable.NewNullNullable[api.AdminUserAdminPhoneCountry](),
		ScopeIds:          u.ScopeIDs, IsActive: u.IsActive, DeactivatedOn: view.TimeOrNull(u.DeactivatedOn),
		ConfirmedOn: view.TimeOrNull(u.ConfirmedOn), PendingEmail: view.TextOrNull(u.PendingAt(h.store.Clock.Now())), TOTPEnabled: u.HasTOTP(),
		ModifiedOn: view.Time(u.ModifiedOn), Version: u.Version,
	}
}
