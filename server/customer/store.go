package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
)

// Login answers POST /customer/store/login.
func (h *Handlers) Login(ctx context.Context, req api.LoginRequestObject) (api.LoginResponseObject, error) {
	login, err := h.store.Account.LoginCustomer(ctx, auth.Actor(ctx), req.Body.Email, req.Body.Password)
	if err != nil {
		return nil, err
	}
	return api.Login200JSONResponse(showLogin(login)), nil
}

// RefreshLogin answers POST /customer/store/refresh.
func (h *Handlers) RefreshLogin(ctx context.Context, req api.RefreshLoginRequestObject) (api.RefreshLoginResponseObject, error) {
	login, err := h.store.Account.RefreshCustomer(ctx, auth.Actor(ctx), req.Body.RefreshToken)
	if err != nil {
		return nil, err
	}
	return api.RefreshLogin200JSONResponse(showLogin(login)), nil
}
