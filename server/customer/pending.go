package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pending has the operations of openapi/customer.yaml that nobody has written yet. They
// answer 501 not_implemented, and this file is the list of them: who writes an
// operation deletes its line. A method in both places fails the structure test.
type pending struct{}

func later(operation string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", operation)
}

func (pending) DeleteCartCoupon(context.Context, api.DeleteCartCouponRequestObject) (api.DeleteCartCouponResponseObject, error) {
	return nil, later("deleteCartCoupon")
}
func (pending) CreateCartCoupon(context.Context, api.CreateCartCouponRequestObject) (api.CreateCartCouponResponseObject, error) {
	return nil, later("createCartCoupon")
}
func (pending) DeleteCartItem(context.Context, api.DeleteCartItemRequestObject) (api.DeleteCartItemResponseObject, error) {
	return nil, later("deleteCartItem")
}
func (pending) UpdateCartItem(context.Context, api.UpdateCartItemRequestObject) (api.UpdateCartItemResponseObject, error) {
	return nil, later("updateCartItem")
}
func (pending) CreateCartItem(context.Context, api.CreateCartItemRequestObject) (api.CreateCartItemResponseObject, error) {
	return nil, later("createCartItem")
}
func (pending) MergeCart(context.Context, api.MergeCartRequestObject) (api.MergeCartResponseObject, error) {
	return nil, later("mergeCart")
}
func (pending) GetCartSummary(context.Context, api.GetCartSummaryRequestObject) (api.GetCartSummaryResponseObject, error) {
	return nil, later("getCartSummary")
}
func (pending) CheckoutCart(context.Context, api.CheckoutCartRequestObject) (api.CheckoutCartResponseObject, error) {
	return nil, later("checkoutCart")
}
func (pending) CreateCryptoPaymentLink(context.Context, api.CreateCryptoPaymentLinkRequestObject) (api.CreateCryptoPaymentLinkResponseObject, error) {
	return nil, later("createCryptoPaymentLink")
}
func (pending) ListCheckoutPaymentMethods(context.Context, api.ListCheckoutPaymentMethodsRequestObject) (api.ListCheckoutPaymentMethodsResponseObject, error) {
	return nil, later("listCheckoutPaymentMethods")
}
func (pending) ListCheckoutShippingMethods(context.Context, api.ListCheckoutShippingMethodsRequestObject) (api.ListCheckoutShippingMethodsResponseObject, error) {
	return nil, later("listCheckoutShippingMethods")
}
func (pending) DeleteCustomerPaymentMethod(context.Context, api.DeleteCustomerPaymentMethodRequestObject) (api.DeleteCustomerPaymentMethodResponseObject, error) {
	return nil, later("deleteCustomerPaymentMethod")
}
func (pending) CreateCustomerPaymentMethod(context.Context, api.CreateCustomerPaymentMethodRequestObject) (api.CreateCustomerPaymentMethodResponseObject, error) {
	return nil, later("createCustomerPaymentMethod")
}
func (pending) ListCustomerPaymentMethods(context.Context, api.ListCustomerPaymentMethodsRequestObject) (api.ListCustomerPaymentMethodsResponseObject, error) {
	return nil, later("listCustomerPaymentMethods")
}
func (pending) SetDefaultCustomerPaymentMethod(context.Context, api.SetDefaultCustomerPaymentMethodRequestObject) (api.SetDefaultCustomerPaymentMethodResponseObject, error) {
	return nil, later("setDefaultCustomerPaymentMethod")
}
func (pending) GetCustomerPaymentMethodIntent(context.Context, api.GetCustomerPaymentMethodIntentRequestObject) (api.GetCustomerPaymentMethodIntentResponseObject, error) {
	return nil, later("getCustomerPaymentMethodIntent")
}
func (pending) GetOrder(context.Context, api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	return nil, later("getOrder")
}
func (pending) ListOrders(context.Context, api.ListOrdersRequestObject) (api.ListOrdersResponseObject, error) {
	return nil, later("listOrders")
}
func (pending) GetOrderSummary(context.Context, api.GetOrderSummaryRequestObject) (api.GetOrderSummaryResponseObject, error) {
	return nil, later("getOrderSummary")
}
func (pending) GetReferrer(context.Context, api.GetReferrerRequestObject) (api.GetReferrerResponseObject, error) {
	return nil, later("getReferrer")
}
func (pending) Login(context.Context, api.LoginRequestObject) (api.LoginResponseObject, error) {
	return nil, later("login")
}
func (pending) GetStoreOverview(context.Context, api.GetStoreOverviewRequestObject) (api.GetStoreOverviewResponseObject, error) {
	return nil, later("getStoreOverview")
}
func (pending) RefreshLogin(context.Context, api.RefreshLoginRequestObject) (api.RefreshLoginResponseObject, error) {
	return nil, later("refreshLogin")
}
func (pending) GetSubscription(context.Context, api.GetSubscriptionRequestObject) (api.GetSubscriptionResponseObject, error) {
	return nil, later("getSubscription")
}
func (pending) UpdateSubscription(context.Context, api.UpdateSubscriptionRequestObject) (api.UpdateSubscriptionResponseObject, error) {
	return nil, later("updateSubscription")
}
func (pending) ListSubscriptions(context.Context, api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	return nil, later("listSubscriptions")
}
func (pending) CancelSubscription(context.Context, api.CancelSubscriptionRequestObject) (api.CancelSubscriptionResponseObject, error) {
	return nil, later("cancelSubscription")
}
func (pending) GetSubscriptionEstimate(context.Context, api.GetSubscriptionEstimateRequestObject) (api.GetSubscriptionEstimateResponseObject, error) {
	return nil, later("getSubscriptionEstimate")
}
func (pending) PauseSubscription(context.Context, api.PauseSubscriptionRequestObject) (api.PauseSubscriptionResponseObject, error) {
	return nil, later("pauseSubscription")
}
func (pending) ReactivateSubscription(context.Context, api.ReactivateSubscriptionRequestObject) (api.ReactivateSubscriptionResponseObject, error) {
	return nil, later("reactivateSubscription")
}
func (pending) ResumeSubscription(context.Context, api.ResumeSubscriptionRequestObject) (api.ResumeSubscriptionResponseObject, error) {
	return nil, later("resumeSubscription")
}
func (pending) SkipSubscription(context.Context, api.SkipSubscriptionRequestObject) (api.SkipSubscriptionResponseObject, error) {
	return nil, later("skipSubscription")
}
func (pending) UpdateMyUser(context.Context, api.UpdateMyUserRequestObject) (api.UpdateMyUserResponseObject, error) {
	return nil, later("updateMyUser")
}
func (pending) CreateCustomer(context.Context, api.CreateCustomerRequestObject) (api.CreateCustomerResponseObject, error) {
	return nil, later("createCustomer")
}
func (pending) DeleteCustomerAddress(context.Context, api.DeleteCustomerAddressRequestObject) (api.DeleteCustomerAddressResponseObject, error) {
	return nil, later("deleteCustomerAddress")
}
func (pending) UpdateCustomerAddress(context.Context, api.UpdateCustomerAddressRequestObject) (api.UpdateCustomerAddressResponseObject, error) {
	return nil, later("updateCustomerAddress")
}
func (pending) CreateCustomerAddress(context.Context, api.CreateCustomerAddressRequestObject) (api.CreateCustomerAddressResponseObject, error) {
	return nil, later("createCustomerAddress")
}
func (pending) ListCustomerAddresses(context.Context, api.ListCustomerAddressesRequestObject) (api.ListCustomerAddressesResponseObject, error) {
	return nil, later("listCustomerAddresses")
}
func (pending) SetDefaultCustomerAddress(context.Context, api.SetDefaultCustomerAddressRequestObject) (api.SetDefaultCustomerAddressResponseObject, error) {
	return nil, later("setDefaultCustomerAddress")
}
func (pending) ChangePassword(context.Context, api.ChangePasswordRequestObject) (api.ChangePasswordResponseObject, error) {
	return nil, later("changePassword")
}
func (pending) CheckEmailAvailable(context.Context, api.CheckEmailAvailableRequestObject) (api.CheckEmailAvailableResponseObject, error) {
	return nil, later("checkEmailAvailable")
}
func (pending) GetCommissionSSOURL(context.Context, api.GetCommissionSSOURLRequestObject) (api.GetCommissionSSOURLResponseObject, error) {
	return nil, later("getCommissionSSOURL")
}
func (pending) DeleteMe(context.Context, api.DeleteMeRequestObject) (api.DeleteMeResponseObject, error) {
	return nil, later("deleteMe")
}
func (pending) CommitEmailChange(context.Context, api.CommitEmailChangeRequestObject) (api.CommitEmailChangeResponseObject, error) {
	return nil, later("commitEmailChange")
}
func (pending) RequestEmailChange(context.Context, api.RequestEmailChangeRequestObject) (api.RequestEmailChangeResponseObject, error) {
	return nil, later("requestEmailChange")
}
func (pending) ForgotPassword(context.Context, api.ForgotPasswordRequestObject) (api.ForgotPasswordResponseObject, error) {
	return nil, later("forgotPassword")
}
func (pending) Logout(context.Context, api.LogoutRequestObject) (api.LogoutResponseObject, error) {
	return nil, later("logout")
}
func (pending) GetMyUser(context.Context, api.GetMyUserRequestObject) (api.GetMyUserResponseObject, error) {
	return nil, later("getMyUser")
}
func (pending) ResendVerifyEmailPin(context.Context, api.ResendVerifyEmailPinRequestObject) (api.ResendVerifyEmailPinResponseObject, error) {
	return nil, later("resendVerifyEmailPin")
}
func (pending) ResetPassword(context.Context, api.ResetPasswordRequestObject) (api.ResetPasswordResponseObject, error) {
	return nil, later("resetPassword")
}
func (pending) VerifyEmail(context.Context, api.VerifyEmailRequestObject) (api.VerifyEmailResponseObject, error) {
	return nil, later("verifyEmail")
}
func (pending) VerifyPassword(context.Context, api.VerifyPasswordRequestObject) (api.VerifyPasswordResponseObject, error) {
	return nil, later("verifyPassword")
}
