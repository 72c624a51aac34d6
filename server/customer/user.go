package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// CreateCustomer answers POST /customer/user.
func (h *Handlers) CreateCustomer(ctx context.Context, req api.CreateCustomerRequestObject) (api.CreateCustomerResponseObject, error) {
	b := req.Body
	login, err := h.store.Account.SignUp(ctx, auth.Actor(ctx), customer.SignUp{
		Email: b.Email, Password: b.Password, AcceptTerms: request.Value(b.AcceptTerms),
		Profile: customer.CustomerPatch{
			FirstName: new(request.Value(b.FirstName)), LastName: new(request.Value(b.LastName)), PhoneNumber: request.Patch(b.PhoneNumber), Company: request.Patch(b.Company),
			TaxNumber: request.Patch(b.TaxNumber), LanguageCode: request.Patch(b.LanguageCode), AcceptsMarketing: b.AcceptsMarketing,
			ReferrerCode: request.Patch(b.ReferrerCode), CustomFields: customFields(b.CustomFields),
		},
	})
	if err != nil {
		return nil, err
	}
	return api.CreateCustomer200JSONResponse(showLogin(login)), nil
}

// GetMyUser answers GET /customer/user/me.
func (h *Handlers) GetMyUser(ctx context.Context, _ api.GetMyUserRequestObject) (api.GetMyUserResponseObject, error) {
	actor := auth.Actor(ctx)
	profile, err := h.store.As(actor).CustomerProfile(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	return api.GetMyUser200JSONResponse(showProfile(profile)), nil
}

// UpdateMyUser answers PATCH /customer/user.
func (h *Handlers) UpdateMyUser(ctx context.Context, req api.UpdateMyUserRequestObject) (api.UpdateMyUserResponseObject, error) {
	actor, b := auth.Actor(ctx), req.Body
	_, err := h.store.Customer.UpdateCustomer(ctx, actor, actor.ID, customer.CustomerPatch{
		FirstName: b.FirstName, LastName: b.LastName, PhoneNumber: request.Patch(b.PhoneNumber), Company: request.Patch(b.Company),
		TaxNumber: request.Patch(b.TaxNumber), LanguageCode: request.Patch(b.LanguageCode), AcceptsMarketing: b.AcceptsMarketing,
		CustomFields: customFields(b.CustomFields),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	profile, err := h.store.As(actor).CustomerProfile(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	return api.UpdateMyUser200JSONResponse(showProfile(profile)), nil
}

// Logout answers POST /customer/user/logout.
func (h *Handlers) Logout(ctx context.Context, _ api.LogoutRequestObject) (api.LogoutResponseObject, error) {
	if err := h.store.Account.LogoutCustomer(ctx, auth.Actor(ctx)); err != nil {
		return nil, err
	}
	return api.Logout204Response{}, nil
}

// CheckEmailAvailable answers POST /customer/user/check-available.
func (h *Handlers) CheckEmailAvailable(ctx context.Context, req api.CheckEmailAvailableRequestObject) (api.CheckEmailAvailableResponseObject, error) {
	available, err := h.store.Account.CheckEmailAvailable(ctx, auth.Actor(ctx), req.Body.Email)
	if err != nil {
		return nil, err
	}
	return api.CheckEmailAvailable200JSONResponse{Available: available}, nil
}

// VerifyEmail answers POST /customer/user/verify-email.
func (h *Handlers) VerifyEmail(ctx context.Context, req api.VerifyEmailRequestObject) (api.VerifyEmailResponseObject, error) {
	if err := h.store.Account.VerifyEmail(ctx, auth.Actor(ctx), req.Body.Email, req.Body.Pin); err != nil {
		return nil, err
	}
	return api.VerifyEmail204Response{}, nil
}

// ResendVerifyEmailPin answers POST /customer/user/resend-verify-email-pin.
func (h *Handlers) ResendVerifyEmailPin(ctx context.Context, req api.ResendVerifyEmailPinRequestObject) (api.ResendVerifyEmailPinResponseObject, error) {
	if err := h.store.Account.ResendVerifyEmailPin(ctx, auth.Actor(ctx), req.Body.Email); err != nil {
		return nil, err
	}
	return api.ResendVerifyEmailPin204Response{}, nil
}

// RequestEmailChange answers POST /customer/user/email-change.
func (h *Handlers) RequestEmailChange(ctx context.Context, req api.RequestEmailChangeRequestObject) (api.RequestEmailChangeResponseObject, error) {
	if err := h.store.Account.RequestEmailChange(ctx, auth.Actor(ctx), req.Body.NewEmail, req.Body.CurrentPassword); err != nil {
		return nil, err
	}
	return api.RequestEmailChange204Response{}, nil
}

// CommitEmailChange answers PATCH /customer/user/email-change.
func (h *Handlers) CommitEmailChange(ctx context.Context, req api.CommitEmailChangeRequestObject) (api.CommitEmailChangeResponseObject, error) {
	profile, err := h.store.Account.CommitEmailChange(ctx, auth.Actor(ctx), req.Body.Pin)
	if err != nil {
		return nil, err
	}
	return api.CommitEmailChange200JSONResponse(showProfile(profile)), nil
}

// VerifyPassword answers POST /customer/user/verify-password.
func (h *Handlers) VerifyPassword(ctx context.Context, req api.VerifyPasswordRequestObject) (api.VerifyPasswordResponseObject, error) {
	valid, err := h.store.Account.VerifyPassword(ctx, auth.Actor(ctx), req.Body.Password)
	if err != nil {
		return nil, err
	}
	return api.VerifyPassword200JSONResponse{Valid: valid}, nil
}

// ForgotPassword answers POST /customer/user/forgot-password.
func (h *Handlers) ForgotPassword(ctx context.Context, req api.ForgotPasswordRequestObject) (api.ForgotPasswordResponseObject, error) {
	if err := h.store.Account.ForgotPassword(ctx, auth.Actor(ctx), req.Body.Email); err != nil {
		return nil, err
	}
	return api.ForgotPassword204Response{}, nil
}

// ResetPassword answers POST /customer/user/reset-password.
func (h *Handlers) ResetPassword(ctx context.Context, req api.ResetPasswordRequestObject) (api.ResetPasswordResponseObject, error) {
	if err := h.store.Account.ResetPassword(ctx, auth.Actor(ctx), req.Body.Token, req.Body.NewPassword); err != nil {
		return nil, err
	}
	return api.ResetPassword204Response{}, nil
}

// ChangePassword answers POST /customer/user/change-password.
func (h *Handlers) ChangePassword(ctx context.Context, req api.ChangePasswordRequestObject) (api.ChangePasswordResponseObject, error) {
	if err := h.store.Account.ChangePassword(ctx, auth.Actor(ctx), req.Body.CurrentPassword, req.Body.NewPassword); err != nil {
		return nil, err
	}
	return api.ChangePassword204Response{}, nil
}

// DeleteMe answers POST /customer/user/delete-me.
func (h *Handlers) DeleteMe(ctx context.Context, req api.DeleteMeRequestObject) (api.DeleteMeResponseObject, error) {
	if err := h.store.Account.DeleteMe(ctx, auth.Actor(ctx), customer.Deletion{
		Password: req.Body.CurrentPassword, Reason: request.Nullable(req.Body.Reason), ForfeitStoreCredit: request.Value(req.Body.ForfeitStoreCredit),
	}); err != nil {
		return nil, err
	}
	return api.DeleteMe204Response{}, nil
}

func customFields(in []common.CustomFieldInput) *[]domain.CustomField {
	if in == nil {
		return nil
	}
	out := request.CustomFields(in)
	return &out
}

func showLogin(l customer.CustomerLogin) api.CustomerLogin {
	return api.CustomerLogin{
		AccessToken: l.Tokens.Access, ExpiresOn: view.Time(l.Tokens.AccessExpiresOn),
		RefreshToken: l.Tokens.Refresh, RefreshExpiresOn: view.Time(l.Tokens.RefreshExpiresOn),
		Customer: showProfile(l.Profile),
	}
}

func showProfile(p customer.CustomerProfile) api.CustomerProfile {
	public := view.Customer(p.Customer)
	return api.CustomerProfile{
		StoreCustomerID: public.StoreCustomerID, Email: public.Email, FirstName: public.FirstName, LastName: public.LastName,
		PhoneNumber: public.PhoneNumber, Phone: public.Phone, Status: public.Status, AccountTypeID: public.AccountTypeID, AccountTypeName: p.AccountTypeTitle,
		EmailVerified: public.EmailVerified, CommissionProviderName: public.CommissionProviderName, CommissionProviderID: public.CommissionProviderID,
		PendingEmail: view.Or(p.PendingEmail), Company: view.Or(p.Company), TaxNumber: view.Or(p.TaxNumber), LanguageCode: view.Or(p.LanguageCode),
		AcceptsMarketing: p.AcceptsMarketingOn != nil, ReferrerCode: view.Or(p.ReferrerCode),
		DefaultCustomerAddressID: view.Or(p.DefaultAddressID), DefaultCustomerPaymentMethodID: view.Or(p.DefaultPaymentMethodID),
		CustomFields: view.CustomFields(p.CustomFields), CreatedOn: public.CreatedOn, ModifiedOn: public.ModifiedOn, Version: p.Version,
	}
}
