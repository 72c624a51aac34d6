// Code generated from the contract. DO NOT EDIT.

package store

import (
	"encoding/json"
	"time"
)

// ReturnFee: An amount that the buyer pays for a return.
type ReturnFee struct {
	//
	Kind ReturnFeeKind `json:"kind"`
	// Tax included.
	Amount Decimal `json:"amount"`
}

// ReturnFeeKind: The reason for a fee. More values may be added.
type ReturnFeeKind string

// The values of ReturnFeeKind.
const (
	ReturnFeeKindRestocking     ReturnFeeKind = "RESTOCKING"
	ReturnFeeKindReturnShipping ReturnFeeKind = "RETURN_SHIPPING"
)

// ReturnPreviewLine: A line of a previewed return.
type ReturnPreviewLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	Quantity int64 `json:"quantity"`
	// Price of the units, tax included.
	Amount Decimal `json:"amount"`
	// Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none.
	DeadlineOn *Date `json:"deadlineOn"`
}

// ReturnRequestLine: Units of a line to return.
type ReturnRequestLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	Quantity int64 `json:"quantity"`
	// Code of a reason in the store's `returnPolicy`.
	Reason *string `json:"reason,omitzero"`
}

// ReturnSort: Sort order; a leading minus sign means descending.
type ReturnSort string

// The values of ReturnSort.
const (
	ReturnSortRequestedOn     ReturnSort = "requestedOn"
	ReturnSortRequestedOnDesc ReturnSort = "-requestedOn"
	ReturnSortModifiedOn      ReturnSort = "modifiedOn"
	ReturnSortModifiedOnDesc  ReturnSort = "-modifiedOn"
)

// Problem: Why a request failed (RFC 9457). Every response of 400 and above has this form, in every document. Base
// decisions on `status` and `code`; `title` and `detail` are for people and may change. Some codes have additional
// fields, and more may be added.
type Problem struct {
	// `/problems/<code>`: a page that explains the code. If the service is reached under a path prefix, the reference
	// starts with the prefix, so it resolves against the request URL.
	Type string `json:"type"`
	// Meaning of the code; the same for every problem with this code.
	Title string `json:"title"`
	// The HTTP status.
	Status int64 `json:"status"`
	// Description of this occurrence, in English. Never contains internals.
	Detail string `json:"detail"`
	// The request path as the caller sees it, without the query.
	Instance string `json:"instance"`
	//
	Code ErrorCode `json:"code"`
	// Id of the request that was refused. It equals the `X-Request-Id` header, except in a repeated response
	// (`Idempotent-Replayed: true`): there it is the id of the first request. Include it in support requests.
	RequestID string `json:"requestId"`
	// All rejected fields at once, at most 100, and fewer if their names are long; `detail` says when there are more.
	// Present if individual fields are at fault.
	Errors []ProblemField `json:"errors,omitzero"`
	// For `version_conflict` and `precondition_failed`: the row's current version. Read the row again, decide, and retry.
	CurrentVersion *int64 `json:"currentVersion,omitzero"`
	// For `already_exists` of an external id: the id of the object that has it, such as its `orderId`. Absent if the
	// request named several values.
	ExistingID *int64 `json:"existingId,omitzero"`
	// For `invalid_state_transition`: the object's current state.
	From *string `json:"from,omitzero"`
	// For `invalid_state_transition`: the requested state.
	To *string `json:"to,omitzero"`
	// For `invalid_state_transition`: the states that the object can change to; empty if its state is final.
	Allowed []string `json:"allowed,omitzero"`
	// For `forbidden`: the missing permission.
	Permission *string `json:"permission,omitzero"`
	// For `cart_changed`: the order's current totals. Show them to the buyer before you retry.
	Totals *ProblemTotals `json:"totals,omitzero"`
	// For `coupon_not_applicable` and `coupon_exhausted` of a cart or an order: the coupon and the reason. Absent if the
	// store has no such coupon that the caller may use now. Also absent if a concurrent request took its last use, or if
	// the cart has too many coupons.
	Coupon *CouponRefusal `json:"coupon,omitzero"`
}

// ErrorCode: Machine-readable code of the error. More codes may be added; for an unknown code, fall back on the HTTP
// status. | status | codes | |---|---| | 400 | `invalid_request` malformed or against the contract · `store_required`
// the caller has several stores and named none · `page_too_deep` use a cursor · `invalid_cursor` ·
// `unknown_api_version` | | 401 | `unauthenticated` the credential is missing or invalid · `invalid_credentials` wrong
// e-mail or password · `totp_required` | | 403 | `forbidden` a permission is missing · `account_inactive` ·
// `email_not_verified` | | 404 | `not_found` also for objects of another store or customer | | 405, 406 |
// `method_not_allowed` · `not_acceptable` | | 409 | `invalid_state_transition` · `version_conflict` ·
// `already_exists` · `in_use` · `idempotency_in_flight` the first request with this key is still running ·
// `cart_changed` · `cycle_locked` a renewal is being charged (with Retry-After), or the plan's cutoff has passed
// (without Retry-After: the change is possible again after the renewal) · `payment_not_secured` · `stored_value_left`
// the customer still has store credit · `gift_card_spent` the value of gift cards that the order bought was spent, has
// expired or is held | | 412, 413, 415, 431 | `precondition_failed` · `payload_too_large` · `unsupported_media_type`
// · `headers_too_large` (more than 100 headers) | | 422 | `idempotency_key_reuse` the key was already used for another
// request · `insufficient_stock` · `coupon_not_applicable` · `coupon_exhausted` · `payment_declined` ·
// `refund_exceeds_remaining` · `quantity_exceeds_unfulfilled` · `shipping_not_available` · `currency_mismatch` ·
// `weak_password` · `code_invalid` · `domain_not_verified` · `cart_empty` · `terms_not_accepted` ·
// `unsupported_operation` · `invalid_value` · `gift_card_invalid` no gift card has this code · `gift_card_unusable`
// the gift card is disabled, expired or spent | | 429 | `rate_limited` | | 500, 501 | `internal` · `not_implemented` |
// | 503 | `busy` retry · `unavailable` · `payment_outcome_unknown` the processor has not responded: retry with the
// same Idempotency-Key | More values may be added.
type ErrorCode string

// The values of ErrorCode.
const (
	ErrorCodeInvalidRequest             ErrorCode = "invalid_request"
	ErrorCodeStoreRequired              ErrorCode = "store_required"
	ErrorCodePageTooDeep                ErrorCode = "page_too_deep"
	ErrorCodeInvalidCursor              ErrorCode = "invalid_cursor"
	ErrorCodeUnknownApiVersion          ErrorCode = "unknown_api_version"
	ErrorCodeUnauthenticated            ErrorCode = "unauthenticated"
	ErrorCodeInvalidCredentials         ErrorCode = "invalid_credentials"
	ErrorCodeTotpRequired               ErrorCode = "totp_required"
	ErrorCodeForbidden                  ErrorCode = "forbidden"
	ErrorCodeAccountInactive            ErrorCode = "account_inactive"
	ErrorCodeEmailNotVerified           ErrorCode = "email_not_verified"
	ErrorCodeNotFound                   ErrorCode = "not_found"
	ErrorCodeMethodNotAllowed           ErrorCode = "method_not_allowed"
	ErrorCodeNotAcceptable              ErrorCode = "not_acceptable"
	ErrorCodeInvalidStateTransition     ErrorCode = "invalid_state_transition"
	ErrorCodeVersionConflict            ErrorCode = "version_conflict"
	ErrorCodeAlreadyExists              ErrorCode = "already_exists"
	ErrorCodeInUse                      ErrorCode = "in_use"
	ErrorCodeIdempotencyInFlight        ErrorCode = "idempotency_in_flight"
	ErrorCodeCartChanged                ErrorCode = "cart_changed"
	ErrorCodeCycleLocked                ErrorCode = "cycle_locked"
	ErrorCodePaymentNotSecured          ErrorCode = "payment_not_secured"
	ErrorCodeStoredValueLeft            ErrorCode = "stored_value_left"
	ErrorCodeGiftCardSpent              ErrorCode = "gift_card_spent"
	ErrorCodePreconditionFailed         ErrorCode = "precondition_failed"
	ErrorCodePayloadTooLarge            ErrorCode = "payload_too_large"
	ErrorCodeHeadersTooLarge            ErrorCode = "headers_too_large"
	ErrorCodeUnsupportedMediaType       ErrorCode = "unsupported_media_type"
	ErrorCodeIdempotencyKeyReuse        ErrorCode = "idempotency_key_reuse"
	ErrorCodeInsufficientStock          ErrorCode = "insufficient_stock"
	ErrorCodeCouponNotApplicable        ErrorCode = "coupon_not_applicable"
	ErrorCodeCouponExhausted            ErrorCode = "coupon_exhausted"
	ErrorCodePaymentDeclined            ErrorCode = "payment_declined"
	ErrorCodeRefundExceedsRemaining     ErrorCode = "refund_exceeds_remaining"
	ErrorCodeQuantityExceedsUnfulfilled ErrorCode = "quantity_exceeds_unfulfilled"
	ErrorCodeShippingNotAvailable       ErrorCode = "shipping_not_available"
	ErrorCodeCurrencyMismatch           ErrorCode = "currency_mismatch"
	ErrorCodeWeakPassword               ErrorCode = "weak_password"
	ErrorCodeCodeInvalid                ErrorCode = "code_invalid"
	ErrorCodeDomainNotVerified          ErrorCode = "domain_not_verified"
	ErrorCodeCartEmpty                  ErrorCode = "cart_empty"
	ErrorCodeTermsNotAccepted           ErrorCode = "terms_not_accepted"
	ErrorCodeUnsupportedOperation       ErrorCode = "unsupported_operation"
	ErrorCodeInvalidValue               ErrorCode = "invalid_value"
	ErrorCodeGiftCardInvalid            ErrorCode = "gift_card_invalid"
	ErrorCodeGiftCardUnusable           ErrorCode = "gift_card_unusable"
	ErrorCodeRateLimited                ErrorCode = "rate_limited"
	ErrorCodeInternal                   ErrorCode = "internal"
	ErrorCodeNotImplemented             ErrorCode = "not_implemented"
	ErrorCodeBusy                       ErrorCode = "busy"
	ErrorCodeUnavailable                ErrorCode = "unavailable"
	ErrorCodePaymentOutcomeUnknown      ErrorCode = "payment_outcome_unknown"
)

// ProblemField: One rejected field.
type ProblemField struct {
	//
	In ProblemFieldLocation `json:"in"`
	// RFC 6901 pointer into the body (`/items/0/quantity`; `""` is the whole body), or `/` and the name of the parameter or
	// header.
	Pointer string `json:"pointer"`
	//
	Code ProblemFieldCode `json:"code"`
	// Message for people, in English; never contains the sent value.
	Detail string `json:"detail"`
	// The line of the cart that a checkout refuses. The body of a checkout has no lines, so `pointer` is empty. Absent in
	// other errors.
	CartItemID *int64 `json:"cartItemId,omitzero"`
	// Line within the field's text, from 1; only for templates and imported files.
	Line *int64 `json:"line,omitzero"`
	// Column within that line, from 1.
	Column *int64 `json:"column,omitzero"`
}

// ProblemFieldLocation: The part of the request that contains the field.
type ProblemFieldLocation string

// The values of ProblemFieldLocation.
const (
	ProblemFieldLocationBody   ProblemFieldLocation = "body"
	ProblemFieldLocationQuery  ProblemFieldLocation = "query"
	ProblemFieldLocationHeader ProblemFieldLocation = "header"
	ProblemFieldLocationPath   ProblemFieldLocation = "path"
)

// ProblemFieldCode: Machine-readable code of the error in one field. More codes may be added. | from | codes |
// |---|---| | the contract | `required` · `unknown` no such field or parameter · `duplicate` · `wrong_type` ·
// `wrong_format` · `wrong_pattern` · `not_in_set` not one of the enum's values · `too_short` · `too_long` ·
// `too_small` · `too_large` · `too_few` · `too_many` · `not_nullable` · `invalid` anything else | | a rule, with
// the same meaning as the problem code | `invalid_request` cannot be combined with the other fields of the request ·
// `invalid_value` · `already_exists` · `cart_changed` · `code_invalid` · `coupon_exhausted` ·
// `coupon_not_applicable` · `currency_mismatch` · `gift_card_invalid` · `gift_card_unusable` · `in_use` ·
// `insufficient_stock` · `not_found` the object that a line of the request names · `quantity_exceeds_unfulfilled` ·
// `refund_exceeds_remaining` · `shipping_not_available` · `terms_not_accepted` · `unknown_api_version` ·
// `unsupported_operation` · `version_conflict` · `weak_password` | | the problem of a cart for the same line, with an
// `invalid_value` problem | `custom_field_invalid` · `custom_field_required` · `min_order_amount` ·
// `quantity_not_allowed` · `unavailable` no longer sold | | the payment provider, at `/payment` of a
// `payment_declined` problem | the values of DeclineCode: `insufficient_funds`, `expired_card`, … | More values may
// be added.
type ProblemFieldCode string

// The values of ProblemFieldCode.
const (
	ProblemFieldCodeRequired                   ProblemFieldCode = "required"
	ProblemFieldCodeUnknown                    ProblemFieldCode = "unknown"
	ProblemFieldCodeDuplicate                  ProblemFieldCode = "duplicate"
	ProblemFieldCodeWrongType                  ProblemFieldCode = "wrong_type"
	ProblemFieldCodeWrongFormat                ProblemFieldCode = "wrong_format"
	ProblemFieldCodeWrongPattern               ProblemFieldCode = "wrong_pattern"
	ProblemFieldCodeNotInSet                   ProblemFieldCode = "not_in_set"
	ProblemFieldCodeTooShort                   ProblemFieldCode = "too_short"
	ProblemFieldCodeTooLong                    ProblemFieldCode = "too_long"
	ProblemFieldCodeTooSmall                   ProblemFieldCode = "too_small"
	ProblemFieldCodeTooLarge                   ProblemFieldCode = "too_large"
	ProblemFieldCodeTooFew                     ProblemFieldCode = "too_few"
	ProblemFieldCodeTooMany                    ProblemFieldCode = "too_many"
	ProblemFieldCodeNotNullable                ProblemFieldCode = "not_nullable"
	ProblemFieldCodeInvalid                    ProblemFieldCode = "invalid"
	ProblemFieldCodeInvalidRequest             ProblemFieldCode = "invalid_request"
	ProblemFieldCodeInvalidValue               ProblemFieldCode = "invalid_value"
	ProblemFieldCodeAlreadyExists              ProblemFieldCode = "already_exists"
	ProblemFieldCodeCartChanged                ProblemFieldCode = "cart_changed"
	ProblemFieldCodeCodeInvalid                ProblemFieldCode = "code_invalid"
	ProblemFieldCodeCouponExhausted            ProblemFieldCode = "coupon_exhausted"
	ProblemFieldCodeCouponNotApplicable        ProblemFieldCode = "coupon_not_applicable"
	ProblemFieldCodeCurrencyMismatch           ProblemFieldCode = "currency_mismatch"
	ProblemFieldCodeInUse                      ProblemFieldCode = "in_use"
	ProblemFieldCodeInsufficientStock          ProblemFieldCode = "insufficient_stock"
	ProblemFieldCodeGiftCardInvalid            ProblemFieldCode = "gift_card_invalid"
	ProblemFieldCodeGiftCardUnusable           ProblemFieldCode = "gift_card_unusable"
	ProblemFieldCodeCustomFieldInvalid         ProblemFieldCode = "custom_field_invalid"
	ProblemFieldCodeCustomFieldRequired        ProblemFieldCode = "custom_field_required"
	ProblemFieldCodeMinOrderAmount             ProblemFieldCode = "min_order_amount"
	ProblemFieldCodeQuantityNotAllowed         ProblemFieldCode = "quantity_not_allowed"
	ProblemFieldCodeUnavailable                ProblemFieldCode = "unavailable"
	ProblemFieldCodeNotFound                   ProblemFieldCode = "not_found"
	ProblemFieldCodeQuantityExceedsUnfulfilled ProblemFieldCode = "quantity_exceeds_unfulfilled"
	ProblemFieldCodeRefundExceedsRemaining     ProblemFieldCode = "refund_exceeds_remaining"
	ProblemFieldCodeShippingNotAvailable       ProblemFieldCode = "shipping_not_available"
	ProblemFieldCodeTermsNotAccepted           ProblemFieldCode = "terms_not_accepted"
	ProblemFieldCodeUnknownApiVersion          ProblemFieldCode = "unknown_api_version"
	ProblemFieldCodeUnsupportedOperation       ProblemFieldCode = "unsupported_operation"
	ProblemFieldCodeVersionConflict            ProblemFieldCode = "version_conflict"
	ProblemFieldCodeWeakPassword               ProblemFieldCode = "weak_password"
	ProblemFieldCodeCardDeclined               ProblemFieldCode = "card_declined"
	ProblemFieldCodeInsufficientFunds          ProblemFieldCode = "insufficient_funds"
	ProblemFieldCodeLostCard                   ProblemFieldCode = "lost_card"
	ProblemFieldCodeStolenCard                 ProblemFieldCode = "stolen_card"
	ProblemFieldCodeExpiredCard                ProblemFieldCode = "expired_card"
	ProblemFieldCodeIncorrectCvc               ProblemFieldCode = "incorrect_cvc"
	ProblemFieldCodeProcessingError            ProblemFieldCode = "processing_error"
	ProblemFieldCodeInvalidToken               ProblemFieldCode = "invalid_token"
	ProblemFieldCodeAuthenticationRequired     ProblemFieldCode = "authentication_required"
	ProblemFieldCodeAuthenticationFailed       ProblemFieldCode = "authentication_failed"
	ProblemFieldCodePaymentExpired             ProblemFieldCode = "payment_expired"
	ProblemFieldCodePaymentNotFound            ProblemFieldCode = "payment_not_found"
	ProblemFieldCodePaymentVoided              ProblemFieldCode = "payment_voided"
	ProblemFieldCodePaymentCaptured            ProblemFieldCode = "payment_captured"
	ProblemFieldCodeCaptureExceedsAuthorized   ProblemFieldCode = "capture_exceeds_authorized"
	ProblemFieldCodeRefundExceedsCaptured      ProblemFieldCode = "refund_exceeds_captured"
	ProblemFieldCodeRefundFailed               ProblemFieldCode = "refund_failed"
	ProblemFieldCodeProviderUnsupported        ProblemFieldCode = "provider_unsupported"
)

// ProblemTotals: The order's current totals, as the cart shows them.
type ProblemTotals struct {
	// The currency of every amount here.
	CurrencyCode string `json:"currencyCode"`
	// Sum of the lines before discounts, same as the cart's `subtotal`.
	Subtotal Decimal `json:"subtotal"`
	// Total of all discounts.
	DiscountTotal Decimal `json:"discountTotal"`
	// The price of shipping.
	ShippingTotal Decimal `json:"shippingTotal"`
	// All taxes.
	TaxTotal Decimal `json:"taxTotal"`
	// The total to pay: the `expectedGrandTotal` to send next, once the buyer agrees.
	GrandTotal Decimal `json:"grandTotal"`
}

// CouponRefusal: Why a coupon does not apply, as data for a text in the buyer's language.
type CouponRefusal struct {
	// The code as the store writes it.
	Code string `json:"code"`
	//
	Reason CouponRefusalReason `json:"reason"`
	// Whether all items except gift cards count toward the minimums. False means only some products do.
	IsForAllItems bool `json:"isForAllItems"`
	// For `min_subtotal`: the currency of the amounts. For `currency`: the only currency in which the coupon applies.
	// Otherwise null.
	CurrencyCode *string `json:"currencyCode"`
	// For `min_subtotal`: the minimum, as shown to the buyer, before discounts. Otherwise null.
	MinSubtotal *Decimal `json:"minSubtotal"`
	// For `min_subtotal`: the amount that the cart lacks. Otherwise null.
	MissingSubtotal *Decimal `json:"missingSubtotal"`
	// For `min_quantity`: the minimum number of units. Otherwise null.
	MinQuantity *int64 `json:"minQuantity"`
	// For `min_quantity`: the number of units that the cart lacks. Otherwise null.
	MissingQuantity *int64 `json:"missingQuantity"`
}

// CouponRefusalReason: Reason why a coupon does not apply. More reasons may be added. - `min_subtotal`, `min_quantity`:
// the items that count cost less, or are fewer, than the coupon's minimum. - `too_few_items`: the coupon gives units to
// buyers of other units, and the cart has too few of them. - `no_qualifying_items`: the coupon is for other products. -
// `no_discount`: the coupon takes nothing off this cart. - `not_combinable`: another discount of the cart excludes the
// coupon. - `currency`: the coupon is for carts in another currency. - `first_order_only`, `other_customers`: the
// coupon is for a first order, or for other customers. - `not_running`, `ended`: the coupon is paused or not started
// yet, or has ended. - `used_up`, `used_by_customer`: no use is left at all, or for this customer. More values may be
// added.
type CouponRefusalReason string

// The values of CouponRefusalReason.
const (
	CouponRefusalReasonMinSubtotal       CouponRefusalReason = "min_subtotal"
	CouponRefusalReasonMinQuantity       CouponRefusalReason = "min_quantity"
	CouponRefusalReasonTooFewItems       CouponRefusalReason = "too_few_items"
	CouponRefusalReasonNoQualifyingItems CouponRefusalReason = "no_qualifying_items"
	CouponRefusalReasonNoDiscount        CouponRefusalReason = "no_discount"
	CouponRefusalReasonNotCombinable     CouponRefusalReason = "not_combinable"
	CouponRefusalReasonCurrency          CouponRefusalReason = "currency"
	CouponRefusalReasonFirstOrderOnly    CouponRefusalReason = "first_order_only"
	CouponRefusalReasonOtherCustomers    CouponRefusalReason = "other_customers"
	CouponRefusalReasonNotRunning        CouponRefusalReason = "not_running"
	CouponRefusalReasonEnded             CouponRefusalReason = "ended"
	CouponRefusalReasonUsedUp            CouponRefusalReason = "used_up"
	CouponRefusalReasonUsedByCustomer    CouponRefusalReason = "used_by_customer"
)

// ActorType: The kind of actor that caused the change. - `ADMIN`: a store administrator in the admin interface. -
// `CUSTOMER`: the customer, on the storefront or in their account. - `API_TOKEN`: an integration calling the API with
// an app token. - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of
// payment processors. - `PLATFORM`: platform tooling acting on the store's behalf.
type ActorType string

// The values of ActorType.
const (
	ActorTypeAdmin    ActorType = "ADMIN"
	ActorTypeCustomer ActorType = "CUSTOMER"
	ActorTypeApiToken ActorType = "API_TOKEN"
	ActorTypeSystem   ActorType = "SYSTEM"
	ActorTypePlatform ActorType = "PLATFORM"
)

// CustomerStatus: - `ACTIVE`: can log in and buy. - `SUSPENDED`: cannot log in for now; open orders continue. -
// `BANNED`: cannot log in, and the e-mail address cannot register again; subscriptions are canceled. - `DEACTIVATED`:
// deleted by the customer or an administrator; personal data is erased 30 days later.
type CustomerStatus string

// The values of CustomerStatus.
const (
	CustomerStatusActive      CustomerStatus = "ACTIVE"
	CustomerStatusBanned      CustomerStatus = "BANNED"
	CustomerStatusSuspended   CustomerStatus = "SUSPENDED"
	CustomerStatusDeactivated CustomerStatus = "DEACTIVATED"
)

// PaymentStatus: State of the order's payment. Derived from its payments, refunds and disputes; it cannot be set. -
// `PENDING`: nothing is secured yet (an offline, bank or crypto payment is awaited). - `REQUIRES_ACTION`: the customer
// has to act (3-D Secure, redirect). - `AUTHORIZED`: the whole total is authorized and not captured. -
// `PARTIALLY_PAID`: a part is captured. - `PAID`: the whole total is captured, or the total is zero. - `OVERPAID`: more
// than the total is captured, after an edit. - `FAILED`: the last attempt was declined or failed. - `VOIDED`: canceled
// before anything was captured. - `EXPIRED`: the authorization expired. - `PARTIALLY_REFUNDED`, `REFUNDED`: part or all
// of the captured amount is refunded; refunds in progress count, failed and voided refunds do not. - `CHARGEBACK`: an
// amount is disputed, or the bank took it back. More values may be added.
type PaymentStatus string

// The values of PaymentStatus.
const (
	PaymentStatusPending           PaymentStatus = "PENDING"
	PaymentStatusRequiresAction    PaymentStatus = "REQUIRES_ACTION"
	PaymentStatusAuthorized        PaymentStatus = "AUTHORIZED"
	PaymentStatusPartiallyPaid     PaymentStatus = "PARTIALLY_PAID"
	PaymentStatusPaid              PaymentStatus = "PAID"
	PaymentStatusOverpaid          PaymentStatus = "OVERPAID"
	PaymentStatusFailed            PaymentStatus = "FAILED"
	PaymentStatusVoided            PaymentStatus = "VOIDED"
	PaymentStatusExpired           PaymentStatus = "EXPIRED"
	PaymentStatusPartiallyRefunded PaymentStatus = "PARTIALLY_REFUNDED"
	PaymentStatusRefunded          PaymentStatus = "REFUNDED"
	PaymentStatusChargeback        PaymentStatus = "CHARGEBACK"
)

// FulfillmentStatus: How much of the order's physical lines has shipped. Derived from its shipments, returns and the
// hold; it cannot be set. The shipments track the delivery. - `NOT_REQUIRED`: the order has no physical lines, or none
// of them has to be shipped any longer. - `UNFULFILLED`: nothing has shipped. - `ON_HOLD`: nothing has shipped and an
// administrator holds the order. - `PARTIALLY_FULFILLED`: a part has shipped. - `FULFILLED`: everything that has to be
// shipped has shipped. - `PARTIALLY_RETURNED`, `RETURNED`: part or all of the shipped units were returned. -
// `CANCELLED`: the order was canceled before anything shipped. More values may be added.
type FulfillmentStatus string

// The values of FulfillmentStatus.
const (
	FulfillmentStatusNotRequired        FulfillmentStatus = "NOT_REQUIRED"
	FulfillmentStatusUnfulfilled        FulfillmentStatus = "UNFULFILLED"
	FulfillmentStatusOnHold             FulfillmentStatus = "ON_HOLD"
	FulfillmentStatusPartiallyFulfilled FulfillmentStatus = "PARTIALLY_FULFILLED"
	FulfillmentStatusFulfilled          FulfillmentStatus = "FULFILLED"
	FulfillmentStatusPartiallyReturned  FulfillmentStatus = "PARTIALLY_RETURNED"
	FulfillmentStatusReturned           FulfillmentStatus = "RETURNED"
	FulfillmentStatusCancelled          FulfillmentStatus = "CANCELLED"
)

// GiftCardStatus: ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: pays no new orders until staff
// enable it. The service disables a bought card while a bank disputes the payment or its record is void, and after
// refunds of its whole value. It enables the card when the cause ends, unless staff disabled it. EXPIRED: `expiresOn`
// has passed. Later versions can add values. More values may be added.
type GiftCardStatus string

// The values of GiftCardStatus.
const (
	GiftCardStatusActive   GiftCardStatus = "ACTIVE"
	GiftCardStatusDisabled GiftCardStatus = "DISABLED"
	GiftCardStatusExpired  GiftCardStatus = "EXPIRED"
	GiftCardStatusSpent    GiftCardStatus = "SPENT"
)

// StoredValueEntryType: ISSUE adds new value. HOLD reserves value for an order, and RELEASE returns it. CAPTURE pays an
// order with reserved value. REFUND pays value back. CANCEL removes value whose purchase was refunded, and RESTORE adds
// it again after that refund failed. EXPIRE removes value that expired. ADJUST is a change by staff. Later versions can
// add values. More values may be added.
type StoredValueEntryType string

// The values of StoredValueEntryType.
const (
	StoredValueEntryTypeIssue   StoredValueEntryType = "ISSUE"
	StoredValueEntryTypeHold    StoredValueEntryType = "HOLD"
	StoredValueEntryTypeRelease StoredValueEntryType = "RELEASE"
	StoredValueEntryTypeCapture StoredValueEntryType = "CAPTURE"
	StoredValueEntryTypeRefund  StoredValueEntryType = "REFUND"
	StoredValueEntryTypeCancel  StoredValueEntryType = "CANCEL"
	StoredValueEntryTypeRestore StoredValueEntryType = "RESTORE"
	StoredValueEntryTypeExpire  StoredValueEntryType = "EXPIRE"
	StoredValueEntryTypeAdjust  StoredValueEntryType = "ADJUST"
)

// InvoiceType: Whether a document charges or credits an amount.
type InvoiceType string

// The values of InvoiceType.
const (
	InvoiceTypeInvoice    InvoiceType = "INVOICE"
	InvoiceTypeCreditNote InvoiceType = "CREDIT_NOTE"
)

// MediaType: The kind of file.
type MediaType string

// The values of MediaType.
const (
	MediaTypeImage    MediaType = "IMAGE"
	MediaTypeVideo    MediaType = "VIDEO"
	MediaTypeDocument MediaType = "DOCUMENT"
)

// OrderState: DRAFT: not placed yet. OPEN: placed. COMPLETED: paid and fulfilled; the order is OPEN again when that no
// longer holds, for instance after a canceled shipment. CANCELLED: canceled or voided.
type OrderState string

// The values of OrderState.
const (
	OrderStateDraft     OrderState = "DRAFT"
	OrderStateOpen      OrderState = "OPEN"
	OrderStateCompleted OrderState = "COMPLETED"
	OrderStateCancelled OrderState = "CANCELLED"
)

// PaymentType: The kind of payment method.
type PaymentType string

// The values of PaymentType.
const (
	PaymentTypeCard          PaymentType = "CARD"
	PaymentTypeBank          PaymentType = "BANK"
	PaymentTypeCrypto        PaymentType = "CRYPTO"
	PaymentTypeDigitalWallet PaymentType = "DIGITAL_WALLET"
)

// ProductStatus: DRAFT: being prepared. ACTIVE: for sale within its visibility. ARCHIVED: no longer for sale.
type ProductStatus string

// The values of ProductStatus.
const (
	ProductStatusDraft    ProductStatus = "DRAFT"
	ProductStatusActive   ProductStatus = "ACTIVE"
	ProductStatusArchived ProductStatus = "ARCHIVED"
)

// ProductType: The kind of product. `PHYSICAL` products are shipped; the merchant delivers `DIGITAL` products and
// services. For each unit of a `GIFT_CARD`, the service issues a gift card with the unit price as its value when the
// order is paid, and mails its code. A `GIFT_CARD` has no tax, takes no discounts, and is neither shipped nor sold on
// plans. Another product cannot become one (422 `invalid_value`).
type ProductType string

// The values of ProductType.
const (
	ProductTypePhysical ProductType = "PHYSICAL"
	ProductTypeDigital  ProductType = "DIGITAL"
	ProductTypeService  ProductType = "SERVICE"
	ProductTypeGiftCard ProductType = "GIFT_CARD"
)

// RefundStatus: - `PENDING`: issued; the amount is reserved. - `PROCESSING`: sent to the payment processor, including
// while its outcome is unknown. - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline
// payment, or units were returned without money. It changes to FAILED only if a bank sends the money back. - `FAILED`:
// the processor rejected it; the amount can be refunded again. - `VOIDED`: voided before it settled; no money is
// returned.
type RefundStatus string

// The values of RefundStatus.
const (
	RefundStatusPending    RefundStatus = "PENDING"
	RefundStatusProcessing RefundStatus = "PROCESSING"
	RefundStatusCompleted  RefundStatus = "COMPLETED"
	RefundStatusFailed     RefundStatus = "FAILED"
	RefundStatusVoided     RefundStatus = "VOIDED"
)

// RefundReason: Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock.
type RefundReason string

// The values of RefundReason.
const (
	RefundReasonReturnSellable    RefundReason = "RETURN_SELLABLE"
	RefundReasonReturnNonSellable RefundReason = "RETURN_NON_SELLABLE"
	RefundReasonGoodwill          RefundReason = "GOODWILL"
	RefundReasonBillingError      RefundReason = "BILLING_ERROR"
	RefundReasonDamagedGoods      RefundReason = "DAMAGED_GOODS"
	RefundReasonDuplicateCharge   RefundReason = "DUPLICATE_CHARGE"
	RefundReasonOther             RefundReason = "OTHER"
)

// ReturnStatus: The state of a return. REQUESTED waits for approval. RECEIVED: units arrived, all or a part. More
// values may be added.
type ReturnStatus string

// The values of ReturnStatus.
const (
	ReturnStatusRequested ReturnStatus = "REQUESTED"
	ReturnStatusApproved  ReturnStatus = "APPROVED"
	ReturnStatusRejected  ReturnStatus = "REJECTED"
	ReturnStatusInTransit ReturnStatus = "IN_TRANSIT"
	ReturnStatusReceived  ReturnStatus = "RECEIVED"
	ReturnStatusCompleted ReturnStatus = "COMPLETED"
	ReturnStatusCancelled ReturnStatus = "CANCELLED"
)

// ReturnKind: The purpose of a return. RETURN: goods against money. EXCHANGE: goods against other goods. CLAIM: goods
// that are faulty, wrong or damaged. WITHDRAWAL: the buyer withdraws from the contract, as the law allows. More values
// may be added.
type ReturnKind string

// The values of ReturnKind.
const (
	ReturnKindReturn     ReturnKind = "RETURN"
	ReturnKindExchange   ReturnKind = "EXCHANGE"
	ReturnKindClaim      ReturnKind = "CLAIM"
	ReturnKindWithdrawal ReturnKind = "WITHDRAWAL"
)

// SubscriptionStatus: - `ACTIVE`: renews; also while a declined renewal is being retried. - `PAUSED`: does not renew
// until it is resumed. - `CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done
// (see `cancelReason`). - `TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can
// reactivate it.
type SubscriptionStatus string

// The values of SubscriptionStatus.
const (
	SubscriptionStatusActive         SubscriptionStatus = "ACTIVE"
	SubscriptionStatusPaused         SubscriptionStatus = "PAUSED"
	SubscriptionStatusCancelled      SubscriptionStatus = "CANCELLED"
	SubscriptionStatusTerminalFailed SubscriptionStatus = "TERMINAL_FAILED"
)

// DunningState: NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the
// first order failed late, and the service retries the payment; the subscription is still ACTIVE. EXHAUSTED: all
// attempts failed; the subscription stays ACTIVE for the `graceDays` of the store's settings, then the final action
// follows.
type DunningState string

// The values of DunningState.
const (
	DunningStateNone      DunningState = "NONE"
	DunningStateRetrying  DunningState = "RETRYING"
	DunningStateExhausted DunningState = "EXHAUSTED"
)

// SubscriptionCycleStatus: - `SCHEDULED`: runs on its date. - `SKIPPED`: nothing is sent or charged. - `PROCESSING`:
// being charged now. - `RETRYING`: failed and will be retried. - `WAITING_FOR_STOCK`: an item is out of stock or cannot
// be shipped, or the tax service cannot find the place of its address. The renewal is retried daily for the store's
// `renewalStockWaitDays`, then skipped. - `WAITING_FOR_CUSTOMER`: the customer has to confirm the payment or provide
// another payment method.
type SubscriptionCycleStatus string

// The values of SubscriptionCycleStatus.
const (
	SubscriptionCycleStatusScheduled          SubscriptionCycleStatus = "SCHEDULED"
	SubscriptionCycleStatusSkipped            SubscriptionCycleStatus = "SKIPPED"
	SubscriptionCycleStatusProcessing         SubscriptionCycleStatus = "PROCESSING"
	SubscriptionCycleStatusRetrying           SubscriptionCycleStatus = "RETRYING"
	SubscriptionCycleStatusWaitingForStock    SubscriptionCycleStatus = "WAITING_FOR_STOCK"
	SubscriptionCycleStatusWaitingForCustomer SubscriptionCycleStatus = "WAITING_FOR_CUSTOMER"
)

// SubscriptionFailureClass: How a failed renewal can succeed. - `SOFT`: time; the service retries it automatically. -
// `HARD`: another payment method; the current one will not work again. - `ACTION`: the customer has to confirm the
// payment (3-D Secure). - `CONFIG`: the store has to act; its payment provider rejects the store's account. No attempt
// is counted. - `STOCK`: stock, or a way to ship it. No attempt is counted. More values may be added.
type SubscriptionFailureClass string

// The values of SubscriptionFailureClass.
const (
	SubscriptionFailureClassSoft   SubscriptionFailureClass = "SOFT"
	SubscriptionFailureClassHard   SubscriptionFailureClass = "HARD"
	SubscriptionFailureClassAction SubscriptionFailureClass = "ACTION"
	SubscriptionFailureClassConfig SubscriptionFailureClass = "CONFIG"
	SubscriptionFailureClassStock  SubscriptionFailureClass = "STOCK"
)

// SubscriptionCreate: A subscription that starts without a checkout.
type SubscriptionCreate struct {
	// An ACTIVE customer of the store.
	StoreCustomerID int64 `json:"storeCustomerId"`
	// An active plan.
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// Items of each delivery.
	Items []SubscriptionItemAdd `json:"items"`
	// One of the store's currencies; the default is the store's default currency. It never changes.
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// Date of the first charge: today or later, in the store's time zone, at most one year ahead. The schedule counts from
	// this date. The plan's trial does not apply.
	NextProcessingDate Date `json:"nextProcessingDate"`
	// An active saved payment method of the customer.
	CustomerPaymentMethodID int64 `json:"customerPaymentMethodId"`
	// An active address of the customer. Null or absent only when nothing is shipped.
	ShippingAddressID Nullable[int64] `json:"shippingAddressId,omitzero"`
	// Null or absent means the shipping address.
	BillingAddressID Nullable[int64] `json:"billingAddressId,omitzero"`
	// Null or absent only when nothing is shipped.
	ShippingMethodID Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Coupons, validated now: their usage limits, dates and minimum apply to the first charge. Each coupon counts as a use:
	// the use is reserved until the first renewal, and released if the subscription ends before.
	CouponCodes []string `json:"couponCodes,omitzero"`
	// How and to what the customer agreed (by telephone, in a contract), kept as evidence of the mandate.
	ConsentText *string `json:"consentText,omitzero"`
	// Internal note. Never shown to the customer.
	Note Nullable[string] `json:"note,omitzero"`
	// Custom fields, as defined in the store's settings.
	CustomFields []CustomFieldInput `json:"customFields,omitzero"`
	// Whether to send the mail about the new subscription.
	NotifyCustomer *bool `json:"notifyCustomer,omitzero"`
}

// SubscriptionItemAdd: An item to add.
type SubscriptionItemAdd struct {
	//
	VariantID int64 `json:"variantId"`
	//
	Quantity int64 `json:"quantity"`
	// Fixed unit price. Null or absent means the plan's pricing.
	UnitPrice Nullable[Decimal] `json:"unitPrice,omitzero"`
	// Custom fields, as defined in the store's settings.
	CustomFields []CustomFieldInput `json:"customFields,omitzero"`
}

// CustomFieldInput: A value for a custom field. A type that differs from the store's definition for this object, or a
// value that cannot be parsed as its type, is rejected with 422 `invalid_value`. A key that the store has not defined
// is accepted with any type; its value is the caller's own text. A list of custom fields replaces the whole list and
// cannot contain a key twice.
type CustomFieldInput struct {
	// The definition's key, or an own one.
	Key string `json:"key"`
	//
	Type CustomFieldType `json:"type"`
	// The value as text, for every type. Null leaves the field unset.
	Value *string `json:"value"`
}

// CustomFieldType: Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`,
// a `DATE` is `YYYY-MM-DD`.
type CustomFieldType string

// The values of CustomFieldType.
const (
	CustomFieldTypeString  CustomFieldType = "STRING"
	CustomFieldTypeNumber  CustomFieldType = "NUMBER"
	CustomFieldTypeBoolean CustomFieldType = "BOOLEAN"
	CustomFieldTypeDate    CustomFieldType = "DATE"
)

// SubscriptionEstimate: Estimated cost of a renewal at today's prices, taxes and coupons. The renewal is priced again
// when it is charged.
type SubscriptionEstimate struct {
	// Date when the renewal is due.
	ProcessingDate Date `json:"processingDate"`
	// The lines of the renewal.
	Items []SubscriptionEstimateLine `json:"items"`
	// Sum of the lines net of tax, before discounts.
	Subtotal Decimal `json:"subtotal"`
	// Total of all discounts, net of tax.
	DiscountTotal Decimal `json:"discountTotal"`
	// Shipping, net of tax.
	ShippingTotal Decimal `json:"shippingTotal"`
	// Tax on lines and shipping.
	TaxTotal Decimal `json:"taxTotal"`
	// The amount that would be charged: subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal Decimal `json:"grandTotal"`
	//
	CurrencyCode string `json:"currencyCode"`
	// False only if the price of the renewal is final.
	IsEstimate bool `json:"isEstimate"`
	// Problems that would prevent the renewal.
	Problems []SubscriptionEstimateProblem `json:"problems"`
}

// SubscriptionEstimateLine: A line of an estimated renewal.
type SubscriptionEstimateLine struct {
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in one delivery, as shown to the buyer. If the renewal pays for several deliveries, the price in
	// the first of them. A delivery of a prepaid term keeps its price here, although it costs nothing.
	UnitPrice Decimal `json:"unitPrice"`
	// Price of one unit in each delivery that the renewal pays for, as shown to the buyer. Empty if the renewal pays for at
	// most one delivery.
	DeliveryPrices []Decimal `json:"deliveryPrices"`
	// Net of tax, after discounts.
	LineTotal Decimal `json:"lineTotal"`
}

// SubscriptionEstimateProblem: A problem that would prevent a renewal.
type SubscriptionEstimateProblem struct {
	//
	Code ErrorCode `json:"code"`
	// The affected line. Null means all lines are affected.
	SubscriptionItemID *int64 `json:"subscriptionItemId"`
	// The problem, explained for the buyer.
	Message string `json:"message"`
}

// SubscriptionUpcomingList: The upcoming renewals, complete up to the requested date.
type SubscriptionUpcomingList struct {
	// The renewals, earliest first, including skipped ones. Empty if no renewal is scheduled.
	Items []SubscriptionUpcomingCycle `json:"items"`
}

// SubscriptionUpcomingCycle: An upcoming renewal.
type SubscriptionUpcomingCycle struct {
	// Null for a skipped renewal, which does not count.
	CycleNumber *int64 `json:"cycleNumber"`
	// Date when the renewal is due.
	ProcessingDate Date `json:"processingDate"`
	//
	Status SubscriptionCycleStatus `json:"status"`
	// Whether an earlier renewal of a prepaid plan has paid for it. Its order costs nothing.
	IsPrepaid bool `json:"isPrepaid"`
	// Set only for the next renewal.
	Estimate *SubscriptionEstimate `json:"estimate"`
}

// SubscriptionHistorySort: Sort order; `-` means descending.
type SubscriptionHistorySort string

// The values of SubscriptionHistorySort.
const (
	SubscriptionHistorySortCreatedOn     SubscriptionHistorySort = "createdOn"
	SubscriptionHistorySortCreatedOnDesc SubscriptionHistorySort = "-createdOn"
)

// SubscriptionHistoryPage: One page of a subscription's history.
type SubscriptionHistoryPage struct {
	// The entries of this page, in the requested order; empty after the last page.
	Items []SubscriptionHistoryEntry `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *SubscriptionHistoryPage) PageItems() []SubscriptionHistoryEntry { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *SubscriptionHistoryPage) PageCursor() *string { return p.NextCursor }

// SubscriptionHistoryEntry: A change of the subscription, its actor, and the related order.
type SubscriptionHistoryEntry struct {
	//
	SubscriptionHistoryEntryID int64 `json:"subscriptionHistoryEntryId"`
	//
	Action SubscriptionHistoryAction `json:"action"`
	// The event that the change fired. Null means it fired none.
	EventType *WebhookEventType `json:"eventType"`
	//
	ActorType ActorType `json:"actorType"`
	// Name of the person or app token. Null for the service itself.
	ActorName *string `json:"actorName"`
	// One English sentence about the change.
	Message string `json:"message"`
	// Whether an administrator made the change inside the plan's cutoff.
	CutoffOverridden bool `json:"cutoffOverridden"`
	// The related order.
	OrderID *int64 `json:"orderId"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// SubscriptionHistoryAction: The action, which is more specific than an event. It is a value of `source.action` of
// subscription events, or a change that fires no event. Such changes are those of addresses, shipping and payment
// method, and a cancellation at the end of the period that is scheduled or withdrawn. `store_credit_changed` means a
// change of `useStoreCredit`, `details_changed` of the note or custom fields. `payment_collected` means that an order
// whose bank debit failed late was paid or canceled, `collection_given_up` that it stays unpaid. More values may be
// added. More values may be added.
type SubscriptionHistoryAction string

// The values of SubscriptionHistoryAction.
const (
	SubscriptionHistoryActionSubscriptionCreated                SubscriptionHistoryAction = "subscription.created"
	SubscriptionHistoryActionSubscriptionCreatedByAdmin         SubscriptionHistoryAction = "subscription.created_by_admin"
	SubscriptionHistoryActionSubscriptionCreatedAsReplacement   SubscriptionHistoryAction = "subscription.created_as_replacement"
	SubscriptionHistoryActionSubscriptionStatusChanged          SubscriptionHistoryAction = "subscription.status_changed"
	SubscriptionHistoryActionSubscriptionRenewalsExhausted      SubscriptionHistoryAction = "subscription.renewals_exhausted"
	SubscriptionHistoryActionSubscriptionRecovered              SubscriptionHistoryAction = "subscription.recovered"
	SubscriptionHistoryActionSubscriptionCancelled              SubscriptionHistoryAction = "subscription.cancelled"
	SubscriptionHistoryActionSubscriptionCompleted              SubscriptionHistoryAction = "subscription.completed"
	SubscriptionHistoryActionSubscriptionCancellationScheduled  SubscriptionHistoryAction = "subscription.cancellation_scheduled"
	SubscriptionHistoryActionSubscriptionCancellationWithdrawn  SubscriptionHistoryAction = "subscription.cancellation_withdrawn"
	SubscriptionHistoryActionSubscriptionPaused                 SubscriptionHistoryAction = "subscription.paused"
	SubscriptionHistoryActionSubscriptionResumed                SubscriptionHistoryAction = "subscription.resumed"
	SubscriptionHistoryActionSubscriptionReactivated            SubscriptionHistoryAction = "subscription.reactivated"
	SubscriptionHistoryActionSubscriptionProcessed              SubscriptionHistoryAction = "subscription.processed"
	SubscriptionHistoryActionSubscriptionPaymentFailed          SubscriptionHistoryAction = "subscription.payment_failed"
	SubscriptionHistoryActionSubscriptionPaymentCollected       SubscriptionHistoryAction = "subscription.payment_collected"
	SubscriptionHistoryActionSubscriptionCollectionGivenUp      SubscriptionHistoryAction = "subscription.collection_given_up"
	SubscriptionHistoryActionSubscriptionCycleSkipped           SubscriptionHistoryAction = "subscription.cycle_skipped"
	SubscriptionHistoryActionSubscriptionCycleAutoSkipped       SubscriptionHistoryAction = "subscription.cycle_auto_skipped"
	SubscriptionHistoryActionSubscriptionRenewalDelayed         SubscriptionHistoryAction = "subscription.renewal_delayed"
	SubscriptionHistoryActionSubscriptionCycleUnskipped         SubscriptionHistoryAction = "subscription.cycle_unskipped"
	SubscriptionHistoryActionSubscriptionProcessingDateChanged  SubscriptionHistoryAction = "subscription.processing_date_changed"
	SubscriptionHistoryActionSubscriptionItemsChanged           SubscriptionHistoryAction = "subscription.items_changed"
	SubscriptionHistoryActionSubscriptionItemAdded              SubscriptionHistoryAction = "subscription.item_added"
	SubscriptionHistoryActionSubscriptionItemRemoved            SubscriptionHistoryAction = "subscription.item_removed"
	SubscriptionHistoryActionSubscriptionItemUpdated            SubscriptionHistoryAction = "subscription.item_updated"
	SubscriptionHistoryActionSubscriptionItemSwapped            SubscriptionHistoryAction = "subscription.item_swapped"
	SubscriptionHistoryActionSubscriptionPlanChanged            SubscriptionHistoryAction = "subscription.plan_changed"
	SubscriptionHistoryActionSubscriptionPricingChanged         SubscriptionHistoryAction = "subscription.pricing_changed"
	SubscriptionHistoryActionSubscriptionExternalPricingApplied SubscriptionHistoryAction = "subscription.external_pricing_applied"
	SubscriptionHistoryActionSubscriptionCouponsChanged         SubscriptionHistoryAction = "subscription.coupons_changed"
	SubscriptionHistoryActionSubscriptionShippingAddressChanged SubscriptionHistoryAction = "subscription.shipping_address_changed"
	SubscriptionHistoryActionSubscriptionBillingAddressChanged  SubscriptionHistoryAction = "subscription.billing_address_changed"
	SubscriptionHistoryActionSubscriptionShippingMethodChanged  SubscriptionHistoryAction = "subscription.shipping_method_changed"
	SubscriptionHistoryActionSubscriptionPaymentMethodChanged   SubscriptionHistoryAction = "subscription.payment_method_changed"
	SubscriptionHistoryActionSubscriptionStoreCreditChanged     SubscriptionHistoryAction = "subscription.store_credit_changed"
	SubscriptionHistoryActionSubscriptionDetailsChanged         SubscriptionHistoryAction = "subscription.details_changed"
	SubscriptionHistoryActionSubscriptionReplaced               SubscriptionHistoryAction = "subscription.replaced"
)

// WebhookEventType: The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires.
type WebhookEventType string

// The values of WebhookEventType.
const (
	WebhookEventTypeOrderCreated                      WebhookEventType = "order.created"
	WebhookEventTypeOrderPaymentStatusChanged         WebhookEventType = "order.payment_status_changed"
	WebhookEventTypeOrderPaymentCaptured              WebhookEventType = "order.payment_captured"
	WebhookEventTypeOrderPaymentFailed                WebhookEventType = "order.payment_failed"
	WebhookEventTypeOrderFulfillmentStatusChanged     WebhookEventType = "order.fulfillment_status_changed"
	WebhookEventTypeOrderFulfilled                    WebhookEventType = "order.fulfilled"
	WebhookEventTypeOrderCancelled                    WebhookEventType = "order.cancelled"
	WebhookEventTypeOrderUpdated                      WebhookEventType = "order.updated"
	WebhookEventTypeOrderChargebackReported           WebhookEventType = "order.chargeback_reported"
	WebhookEventTypeRefundIssued                      WebhookEventType = "refund.issued"
	WebhookEventTypeRefundCompleted                   WebhookEventType = "refund.completed"
	WebhookEventTypeRefundFailed                      WebhookEventType = "refund.failed"
	WebhookEventTypeRefundVoided                      WebhookEventType = "refund.voided"
	WebhookEventTypeShipmentCreated                   WebhookEventType = "shipment.created"
	WebhookEventTypeShipmentStatusChanged             WebhookEventType = "shipment.status_changed"
	WebhookEventTypeShipmentTrackingUpdated           WebhookEventType = "shipment.tracking_updated"
	WebhookEventTypeShipmentCancelled                 WebhookEventType = "shipment.cancelled"
	WebhookEventTypeSubscriptionCreated               WebhookEventType = "subscription.created"
	WebhookEventTypeSubscriptionStatusChanged         WebhookEventType = "subscription.status_changed"
	WebhookEventTypeSubscriptionCancelled             WebhookEventType = "subscription.cancelled"
	WebhookEventTypeSubscriptionPaused                WebhookEventType = "subscription.paused"
	WebhookEventTypeSubscriptionResumed               WebhookEventType = "subscription.resumed"
	WebhookEventTypeSubscriptionProcessed             WebhookEventType = "subscription.processed"
	WebhookEventTypeSubscriptionPaymentFailed         WebhookEventType = "subscription.payment_failed"
	WebhookEventTypeSubscriptionCycleSkipped          WebhookEventType = "subscription.cycle_skipped"
	WebhookEventTypeSubscriptionProcessingDateChanged WebhookEventType = "subscription.processing_date_changed"
	WebhookEventTypeSubscriptionItemsChanged          WebhookEventType = "subscription.items_changed"
	WebhookEventTypeSubscriptionPricingChanged        WebhookEventType = "subscription.pricing_changed"
	WebhookEventTypeSubscriptionReplaced              WebhookEventType = "subscription.replaced"
	WebhookEventTypeCustomerCreated                   WebhookEventType = "customer.created"
	WebhookEventTypeCustomerUpdated                   WebhookEventType = "customer.updated"
	WebhookEventTypeCustomerStatusChanged             WebhookEventType = "customer.status_changed"
	WebhookEventTypeCustomerAccountTypeChanged        WebhookEventType = "customer.account_type_changed"
	WebhookEventTypeCustomerAddressChanged            WebhookEventType = "customer.address_changed"
	WebhookEventTypeCustomerPaymentMethodChanged      WebhookEventType = "customer.payment_method_changed"
	WebhookEventTypeReturnRequested                   WebhookEventType = "return.requested"
	WebhookEventTypeReturnStatusChanged               WebhookEventType = "return.status_changed"
	WebhookEventTypeReturnReceived                    WebhookEventType = "return.received"
	WebhookEventTypeReturnExchanged                   WebhookEventType = "return.exchanged"
	WebhookEventTypeReturnWithdrawalDeclared          WebhookEventType = "return.withdrawal_declared"
	WebhookEventTypeStoredValueIssued                 WebhookEventType = "stored_value.issued"
	WebhookEventTypeStoredValueRedeemed               WebhookEventType = "stored_value.redeemed"
	WebhookEventTypeStoredValueRefunded               WebhookEventType = "stored_value.refunded"
	WebhookEventTypeStoredValueAdjusted               WebhookEventType = "stored_value.adjusted"
	WebhookEventTypeStoredValueExpired                WebhookEventType = "stored_value.expired"
	WebhookEventTypeStoredValueStatusChanged          WebhookEventType = "stored_value.status_changed"
	WebhookEventTypeStoredValueDeliveryFailed         WebhookEventType = "stored_value.delivery_failed"
)

// SubscriptionCancel: Request to cancel a subscription.
type SubscriptionCancel struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Cancel on the next processing date instead of now. If no renewal is scheduled or the last one failed, this has no
	// effect: the subscription is canceled now.
	AtPeriodEnd *bool `json:"atPeriodEnd,omitzero"`
	// Included in the event snapshot. `COMPLETED` and `REPLACED` are reserved for the service and rejected.
	CancelReason Nullable[string] `json:"cancelReason,omitzero"`
}

// SubscriptionPause: Request to pause a subscription.
type SubscriptionPause struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Date on which the subscription resumes automatically; the next renewal is on the first date of the schedule on or
	// after it. Null or absent means the pause has no end.
	PausedUntil Nullable[Date] `json:"pausedUntil,omitzero"`
	// Why the subscription is paused. Kept until it is resumed.
	PauseReason Nullable[string] `json:"pauseReason,omitzero"`
}

// SubscriptionResume: Request to resume a subscription.
type SubscriptionResume struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Today or later, in the store's time zone, at most one year ahead.
	NextProcessingDate *Date `json:"nextProcessingDate,omitzero"`
}

// SubscriptionReactivate: Request to reactivate a canceled subscription.
type SubscriptionReactivate struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Today or later, in the store's time zone, at most one year ahead.
	NextProcessingDate *Date `json:"nextProcessingDate,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
}

// SubscriptionReplace: The subscription to replace, and the settings of its replacement.
type SubscriptionReplace struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionPlanID *int64 `json:"subscriptionPlanId,omitzero"`
	// Lines of the new subscription. Absent means the lines of the old one.
	Items []SubscriptionItemAdd `json:"items,omitzero"`
	// Today or later, in the store's time zone, at most one year ahead.
	NextProcessingDate *Date `json:"nextProcessingDate,omitzero"`
	// Null only if nothing is shipped.
	ShippingAddressID Nullable[int64] `json:"shippingAddressId,omitzero"`
	// Null means the shipping address.
	BillingAddressID Nullable[int64] `json:"billingAddressId,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Null only if nothing is shipped.
	ShippingMethodID Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Coupons of the new subscription. Absent means the coupons of the old one.
	CouponCodes []string `json:"couponCodes,omitzero"`
	// Kept in the history of both subscriptions.
	Reason Nullable[string] `json:"reason,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// WebhookDeliverySort: `-createdOn` (default): newest first. nextAttemptOn: the earliest next attempt first, as the
// deliveries show it; deliveries without a planned attempt are omitted.
type WebhookDeliverySort string

// The values of WebhookDeliverySort.
const (
	WebhookDeliverySortCreatedOn     WebhookDeliverySort = "createdOn"
	WebhookDeliverySortCreatedOnDesc WebhookDeliverySort = "-createdOn"
	WebhookDeliverySortNextAttemptOn WebhookDeliverySort = "nextAttemptOn"
)

// WebhookDeliveryStatus: PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED:
// the endpoint returned 2xx. PARKED: the schedule is exhausted; kept for 30 days, and queued again after the endpoint's
// next success. EXPIRED: parked for 30 days, or not delivered within 90 days of its creation. CANCELLED: replaced by a
// resend, its replay was canceled, or the endpoint was deleted.
type WebhookDeliveryStatus string

// The values of WebhookDeliveryStatus.
const (
	WebhookDeliveryStatusPending   WebhookDeliveryStatus = "PENDING"
	WebhookDeliveryStatusRetrying  WebhookDeliveryStatus = "RETRYING"
	WebhookDeliveryStatusSucceeded WebhookDeliveryStatus = "SUCCEEDED"
	WebhookDeliveryStatusParked    WebhookDeliveryStatus = "PARKED"
	WebhookDeliveryStatusExpired   WebhookDeliveryStatus = "EXPIRED"
	WebhookDeliveryStatusCancelled WebhookDeliveryStatus = "CANCELLED"
)

// WebhookDeliveryOrigin: Why the delivery exists.
type WebhookDeliveryOrigin string

// The values of WebhookDeliveryOrigin.
const (
	WebhookDeliveryOriginEvent  WebhookDeliveryOrigin = "EVENT"
	WebhookDeliveryOriginResend WebhookDeliveryOrigin = "RESEND"
	WebhookDeliveryOriginReplay WebhookDeliveryOrigin = "REPLAY"
)

// WebhookErrorCode: Why an attempt failed. http_status: the response was not 2xx. redirect: 3xx, never followed. gone:
// 410, disables the endpoint. timeout: no complete response within timeoutSeconds. address_blocked: the host resolves
// to an address that is not public. interrupted: the sending process stopped or crashed, and it is unknown whether the
// request arrived. internal: an error of the service, nothing was sent. More values may be added.
type WebhookErrorCode string

// The values of WebhookErrorCode.
const (
	WebhookErrorCodeHttpStatus        WebhookErrorCode = "http_status"
	WebhookErrorCodeRedirect          WebhookErrorCode = "redirect"
	WebhookErrorCodeGone              WebhookErrorCode = "gone"
	WebhookErrorCodeTimeout           WebhookErrorCode = "timeout"
	WebhookErrorCodeConnectTimeout    WebhookErrorCode = "connect_timeout"
	WebhookErrorCodeConnectionRefused WebhookErrorCode = "connection_refused"
	WebhookErrorCodeConnectionReset   WebhookErrorCode = "connection_reset"
	WebhookErrorCodeDnsFailure        WebhookErrorCode = "dns_failure"
	WebhookErrorCodeTlsFailure        WebhookErrorCode = "tls_failure"
	WebhookErrorCodeAddressBlocked    WebhookErrorCode = "address_blocked"
	WebhookErrorCodeInvalidResponse   WebhookErrorCode = "invalid_response"
	WebhookErrorCodeInterrupted       WebhookErrorCode = "interrupted"
	WebhookErrorCodeInternal          WebhookErrorCode = "internal"
)

// WebhookObjectType: The kind of snapshot in data.object. Events `stored_value.…` have giftCard or
// storeCreditAccount; the list of event types shows giftCard for them.
type WebhookObjectType string

// The values of WebhookObjectType.
const (
	WebhookObjectTypeOrder                 WebhookObjectType = "order"
	WebhookObjectTypeRefund                WebhookObjectType = "refund"
	WebhookObjectTypeShipment              WebhookObjectType = "shipment"
	WebhookObjectTypeSubscription          WebhookObjectType = "subscription"
	WebhookObjectTypeCustomer              WebhookObjectType = "customer"
	WebhookObjectTypeCustomerAddress       WebhookObjectType = "customerAddress"
	WebhookObjectTypeCustomerPaymentMethod WebhookObjectType = "customerPaymentMethod"
	WebhookObjectTypeReturn                WebhookObjectType = "return"
	WebhookObjectTypeGiftCard              WebhookObjectType = "giftCard"
	WebhookObjectTypeStoreCreditAccount    WebhookObjectType = "storeCreditAccount"
)

// WebhookDeliveryPage: A page of deliveries.
type WebhookDeliveryPage struct {
	// The webhook deliveries of this page, in the requested order; empty after the last page.
	Items []WebhookDelivery `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *WebhookDeliveryPage) PageItems() []WebhookDelivery { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *WebhookDeliveryPage) PageCursor() *string { return p.NextCursor }

// WebhookDelivery: The delivery of one event to one endpoint.
type WebhookDelivery struct {
	//
	WebhookDeliveryID int64 `json:"webhookDeliveryId"`
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	WebhookEventID string `json:"webhookEventId"`
	//
	EventType WebhookEventType `json:"eventType"`
	//
	Sequence int64 `json:"sequence"`
	//
	ObjectType WebhookObjectType `json:"objectType"`
	//
	ObjectID int64 `json:"objectId"`
	//
	Origin WebhookDeliveryOrigin `json:"origin"`
	// The replay that created the delivery. Null unless origin is REPLAY.
	WebhookReplayID *int64 `json:"webhookReplayId"`
	//
	Status WebhookDeliveryStatus `json:"status"`
	// Requests sent so far.
	AttemptCount int64 `json:"attemptCount"`
	// Number of attempts in the schedule, including the first (17).
	MaxAttempts int64 `json:"maxAttempts"`
	// Earliest time of the next attempt. Null means no attempt is planned.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// Why the next attempt waits until then. Null means no attempt is planned.
	NextAttemptReason *WebhookNextAttemptReason `json:"nextAttemptReason"`
	// Null before the first attempt.
	LastAttemptOn *time.Time `json:"lastAttemptOn"`
	// HTTP status of the last attempt. Null means there was no response.
	LastStatusCode *int64 `json:"lastStatusCode"`
	// Null before the first attempt and after a success.
	LastErrorCode *WebhookErrorCode `json:"lastErrorCode"`
	// When the endpoint returned 2xx; null before.
	SucceededOn *time.Time `json:"succeededOn"`
	// When the schedule was exhausted; null unless PARKED or EXPIRED.
	ParkedOn *time.Time `json:"parkedOn"`
	// When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
	ExpiresOn *time.Time `json:"expiresOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// WebhookNextAttemptReason: FIRST_ATTEMPT: queued. RETRY_SCHEDULE: the next step of the schedule. RETRY_AFTER: the
// receiver requested the delay. BREAKER_OPEN: waits for the endpoint to recover. ORDERING: an earlier event goes first.
// RATE_LIMIT: ratePerSecond is used up. ENDPOINT_DISABLED: waits for the endpoint to be enabled. REQUEUED: was parked.
// INTERRUPTED: the sending process stopped or crashed, and it is unknown whether the request arrived; it is resent at
// once. More values may be added.
type WebhookNextAttemptReason string

// The values of WebhookNextAttemptReason.
const (
	WebhookNextAttemptReasonFirstAttempt     WebhookNextAttemptReason = "FIRST_ATTEMPT"
	WebhookNextAttemptReasonRetrySchedule    WebhookNextAttemptReason = "RETRY_SCHEDULE"
	WebhookNextAttemptReasonRetryAfter       WebhookNextAttemptReason = "RETRY_AFTER"
	WebhookNextAttemptReasonBreakerOpen      WebhookNextAttemptReason = "BREAKER_OPEN"
	WebhookNextAttemptReasonOrdering         WebhookNextAttemptReason = "ORDERING"
	WebhookNextAttemptReasonRateLimit        WebhookNextAttemptReason = "RATE_LIMIT"
	WebhookNextAttemptReasonEndpointDisabled WebhookNextAttemptReason = "ENDPOINT_DISABLED"
	WebhookNextAttemptReasonRequeued         WebhookNextAttemptReason = "REQUEUED"
	WebhookNextAttemptReasonInterrupted      WebhookNextAttemptReason = "INTERRUPTED"
)

// WebhookDeliveryDetails: A delivery with its attempts.
type WebhookDeliveryDetails struct {
	//
	WebhookDeliveryID int64 `json:"webhookDeliveryId"`
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	WebhookEventID string `json:"webhookEventId"`
	//
	EventType WebhookEventType `json:"eventType"`
	//
	Sequence int64 `json:"sequence"`
	//
	ObjectType WebhookObjectType `json:"objectType"`
	//
	ObjectID int64 `json:"objectId"`
	//
	Origin WebhookDeliveryOrigin `json:"origin"`
	// The replay that created the delivery. Null unless origin is REPLAY.
	WebhookReplayID *int64 `json:"webhookReplayId"`
	//
	Status WebhookDeliveryStatus `json:"status"`
	// Requests sent so far.
	AttemptCount int64 `json:"attemptCount"`
	// Number of attempts in the schedule, including the first (17).
	MaxAttempts int64 `json:"maxAttempts"`
	// Earliest time of the next attempt. Null means no attempt is planned.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// Why the next attempt waits until then. Null means no attempt is planned.
	NextAttemptReason *WebhookNextAttemptReason `json:"nextAttemptReason"`
	// Null before the first attempt.
	LastAttemptOn *time.Time `json:"lastAttemptOn"`
	// HTTP status of the last attempt. Null means there was no response.
	LastStatusCode *int64 `json:"lastStatusCode"`
	// Null before the first attempt and after a success.
	LastErrorCode *WebhookErrorCode `json:"lastErrorCode"`
	// When the endpoint returned 2xx; null before.
	SucceededOn *time.Time `json:"succeededOn"`
	// When the schedule was exhausted; null unless PARKED or EXPIRED.
	ParkedOn *time.Time `json:"parkedOn"`
	// When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
	ExpiresOn *time.Time `json:"expiresOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	// Newest first; kept for 90 days.
	Attempts []WebhookDeliveryAttempt `json:"attempts"`
}

// WebhookDeliveryAttempt: One request to the endpoint and its result.
type WebhookDeliveryAttempt struct {
	// 1 means the first.
	AttemptNumber int64 `json:"attemptNumber"`
	// Why the attempt was made at that time.
	Reason WebhookNextAttemptReason `json:"reason"`
	// When the request was sent.
	StartedOn time.Time `json:"startedOn"`
	//
	Outcome WebhookAttemptOutcome `json:"outcome"`
	// URL of the request.
	URL string `json:"url"`
	// Headers sent with the event; values of custom headers are masked.
	RequestHeaders []WebhookHeader `json:"requestHeaders"`
	// The dialed address and port. Null means no address was dialed.
	RemoteAddress *string `json:"remoteAddress"`
	// Null means no response.
	StatusCode *int64 `json:"statusCode"`
	// Null on success.
	ErrorCode *WebhookErrorCode `json:"errorCode"`
	// For people; null on success.
	ErrorMessage *string `json:"errorMessage"`
	//
	Timings WebhookAttemptTimings `json:"timings"`
	// Empty if there was no response.
	ResponseHeaders []WebhookHeader `json:"responseHeaders"`
	// The first 16 KiB of the response body as text. Null means there was none.
	ResponseBody *string `json:"responseBody"`
	// Whether the body was longer.
	ResponseIsTruncated bool `json:"responseIsTruncated"`
	// Time of the attempt that was planned after this one. Null after a success and after the last attempt.
	NextAttemptOn *time.Time `json:"nextAttemptOn"`
	// Why the next attempt was planned for that time.
	NextAttemptReason *WebhookNextAttemptReason `json:"nextAttemptReason"`
}

// WebhookAttemptOutcome: TIMEOUT covers connecting and waiting for the response.
type WebhookAttemptOutcome string

// The values of WebhookAttemptOutcome.
const (
	WebhookAttemptOutcomeSuccess WebhookAttemptOutcome = "SUCCESS"
	WebhookAttemptOutcomeFailure WebhookAttemptOutcome = "FAILURE"
	WebhookAttemptOutcomeTimeout WebhookAttemptOutcome = "TIMEOUT"
)

// WebhookHeader: A header of a request to an endpoint, or of the response.
type WebhookHeader struct {
	// Name of the header.
	Name string `json:"name"`
	// Value, cut at 1000 characters.
	Value string `json:"value"`
}

// WebhookAttemptTimings: Durations in milliseconds. Null means the step was not reached or not needed (a reused
// connection has no DNS, connect and TLS).
type WebhookAttemptTimings struct {
	// Name resolution.
	DnsMs *int64 `json:"dnsMs"`
	// TCP connect.
	ConnectMs *int64 `json:"connectMs"`
	// TLS handshake.
	TlsMs *int64 `json:"tlsMs"`
	// From the start to the first byte of the response.
	FirstByteMs *int64 `json:"firstByteMs"`
	// From the start to the end of the attempt.
	TotalMs int64 `json:"totalMs"`
}

// WebhookEndpoint: A URL that events are sent to.
type WebhookEndpoint struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	// URL that receives the events.
	URL string `json:"url"`
	// Purpose of the endpoint, for people.
	Description *string `json:"description"`
	// Types of events to send; an event that matches several filters is sent once.
	EventTypes []string `json:"eventTypes"`
	//
	APIVersion string `json:"apiVersion"`
	// Headers sent with every attempt. Values are masked.
	CustomHeaders []WebhookCustomHeader `json:"customHeaders"`
	// Maximum number of attempts per second. Null means no limit of its own.
	RatePerSecond *int64 `json:"ratePerSecond"`
	//
	Ordering WebhookOrdering `json:"ordering"`
	// Timeout of a whole attempt, including the response body.
	TimeoutSeconds int64 `json:"timeoutSeconds"`
	// Whether a v1a (ed25519) signature is sent in addition to v1.
	AsymmetricSignature bool `json:"asymmetricSignature"`
	// The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
	PublicKey *string `json:"publicKey"`
	// All live keys, newest first; all of them sign. Never the secret itself.
	SigningKeys []WebhookSigningKey `json:"signingKeys"`
	// False means nothing is sent and new events get no delivery; they can be replayed later.
	IsActive bool `json:"isActive"`
	// Null while active.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`
	// Null while active.
	DisabledOn *time.Time `json:"disabledOn"`
	// The replay that is queued or running for this endpoint. Null means none.
	ActiveWebhookReplayID *int64 `json:"activeWebhookReplayId"`
	//
	Health WebhookEndpointHealth `json:"health"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// WebhookCustomHeader: A custom header with its value masked.
type WebhookCustomHeader struct {
	// Name of the header; headers that the service itself sends are rejected.
	Name string `json:"name"`
	// Dots and the last four characters; only dots if the value has fewer than 12 characters.
	MaskedValue string `json:"maskedValue"`
}

// WebhookOrdering: PER_OBJECT (default): events of one object are delivered one after the other; other objects do not
// wait. NONE: as soon as possible, in any order. STRICT: one delivery at a time in order of sequence; a failing
// delivery blocks all later ones.
type WebhookOrdering string

// The values of WebhookOrdering.
const (
	WebhookOrderingPerObject WebhookOrdering = "PER_OBJECT"
	WebhookOrderingNone      WebhookOrdering = "NONE"
	WebhookOrderingStrict    WebhookOrdering = "STRICT"
)

// WebhookSigningKey: A live signing key, without its secret part.
type WebhookSigningKey struct {
	//
	Scheme WebhookSignatureScheme `json:"scheme"`
	// First 16 hex digits of the SHA-256 of the key's text with its prefix: the secret (v1) or the public key (v1a).
	// Distinguishes keys.
	Fingerprint string `json:"fingerprint"`
	// `whpk_…` for v1a; null for v1.
	PublicKey *string `json:"publicKey"`
	//
	CreatedOn time.Time `json:"createdOn"`
	// When a rotated key stops signing. Null means the current key.
	ExpiresOn *time.Time `json:"expiresOn"`
}

// WebhookSignatureScheme: v1 = HMAC-SHA256 with a shared secret (Standard Webhooks), v1a = ed25519 with a published
// key.
type WebhookSignatureScheme string

// The values of WebhookSignatureScheme.
const (
	WebhookSignatureSchemeV1  WebhookSignatureScheme = "v1"
	WebhookSignatureSchemeV1a WebhookSignatureScheme = "v1a"
)

// WebhookDisabledReason: MANUAL: by a user or an app token. FAILING: only failures for 5 days. GONE: the receiver
// returned 410.
type WebhookDisabledReason string

// The values of WebhookDisabledReason.
const (
	WebhookDisabledReasonManual  WebhookDisabledReason = "MANUAL"
	WebhookDisabledReasonFailing WebhookDisabledReason = "FAILING"
	WebhookDisabledReasonGone    WebhookDisabledReason = "GONE"
)

// WebhookEndpointHealth: Health of the deliveries to the endpoint. Test events do not count. Can be a minute old.
type WebhookEndpointHealth struct {
	//
	Status WebhookEndpointHealthStatus `json:"status"`
	//
	BreakerState WebhookBreakerState `json:"breakerState"`
	// Requests in the last 24 hours.
	Attempts24h int64 `json:"attempts24h"`
	// Failed requests in the last 24 hours.
	Failures24h int64 `json:"failures24h"`
	// Percentage of successful attempts in the last 24 hours. Null means no attempts.
	SuccessRate24h *Decimal `json:"successRate24h"`
	// Median duration of an attempt in the last 24 hours. Null means no attempts.
	LatencyP50Ms *int64 `json:"latencyP50Ms"`
	// 95th percentile of the duration of an attempt in the last 24 hours. Null means no attempts.
	LatencyP95Ms *int64 `json:"latencyP95Ms"`
	// Consecutive failures since the last success.
	ConsecutiveFailures int64 `json:"consecutiveFailures"`
	// Time of the first of the consecutive failures. Null means the last attempt succeeded. The endpoint is disabled five
	// days after this time.
	FailingSince *time.Time `json:"failingSince"`
	// Null before the first success.
	LastSuccessOn *time.Time `json:"lastSuccessOn"`
	// Null before the first failure.
	LastFailureOn *time.Time `json:"lastFailureOn"`
	// Error code of the last failure.
	LastErrorCode *WebhookErrorCode `json:"lastErrorCode"`
	// Time of the next probe while the breaker is open. If no delivery is due then, the next event triggers the probe.
	NextProbeOn *time.Time `json:"nextProbeOn"`
	// Waiting deliveries, PENDING and RETRYING; counted up to 100,000.
	PendingCount int64 `json:"pendingCount"`
	// Parked deliveries; the next success queues them again. Counted up to 100,000.
	ParkedCount int64 `json:"parkedCount"`
	// Creation time of the oldest waiting delivery. Null means no delivery is waiting.
	OldestPendingOn *time.Time `json:"oldestPendingOn"`
}

// WebhookEndpointHealthStatus: UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly all attempts succeed. DEGRADED: some
// attempts fail. FAILING: the breaker is open. DISABLED: isActive is false.
type WebhookEndpointHealthStatus string

// The values of WebhookEndpointHealthStatus.
const (
	WebhookEndpointHealthStatusUnknown  WebhookEndpointHealthStatus = "UNKNOWN"
	WebhookEndpointHealthStatusHealthy  WebhookEndpointHealthStatus = "HEALTHY"
	WebhookEndpointHealthStatusDegraded WebhookEndpointHealthStatus = "DEGRADED"
	WebhookEndpointHealthStatusFailing  WebhookEndpointHealthStatus = "FAILING"
	WebhookEndpointHealthStatusDisabled WebhookEndpointHealthStatus = "DISABLED"
)

// WebhookBreakerState: CLOSED: normal. OPEN: deliveries wait without using up attempts, and a probe is sent now and
// then. HALF_OPEN: a probe is in progress.
type WebhookBreakerState string

// The values of WebhookBreakerState.
const (
	WebhookBreakerStateClosed   WebhookBreakerState = "CLOSED"
	WebhookBreakerStateOpen     WebhookBreakerState = "OPEN"
	WebhookBreakerStateHalfOpen WebhookBreakerState = "HALF_OPEN"
)

// WebhookEndpointCreate: A new endpoint. Only the url is required.
type WebhookEndpointCreate struct {
	// URL that receives the events.
	URL string `json:"url"`
	// Purpose of the endpoint, for people.
	Description Nullable[string] `json:"description,omitzero"`
	// Absent means `["*"]`.
	EventTypes []string `json:"eventTypes,omitzero"`
	//
	APIVersion *string `json:"apiVersion,omitzero"`
	// Headers sent with every attempt, such as your own token.
	CustomHeaders []WebhookCustomHeaderInput `json:"customHeaders,omitzero"`
	// Null or absent means no limit of its own.
	RatePerSecond Nullable[int64] `json:"ratePerSecond,omitzero"`
	//
	Ordering *WebhookOrdering `json:"ordering,omitzero"`
	// Timeout of a whole attempt, in seconds.
	TimeoutSeconds *int64 `json:"timeoutSeconds,omitzero"`
	// Whether to also sign with ed25519 (v1a); the response contains the public key.
	AsymmetricSignature *bool `json:"asymmetricSignature,omitzero"`
	// Whether events are sent from the start.
	IsActive *bool `json:"isActive,omitzero"`
}

// WebhookCustomHeaderInput: A header of a new endpoint. Duplicate names, and more than 4 KiB for all headers together,
// are rejected with 422. So are names that begin with `webhook-`, and names that belong to the request itself: Host,
// Content-*, Connection, Transfer-Encoding, Te, Trailer, Upgrade, User-Agent and Proxy-*.
type WebhookCustomHeaderInput struct {
	// Name of the header; headers that the service itself sends are rejected.
	Name string `json:"name"`
	// Kept encrypted and never shown again.
	Value string `json:"value"`
}

// WebhookEndpointCreated: The new endpoint with its secret. Only this response and the response of a rotation contain
// the secret.
type WebhookEndpointCreated struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	// URL that receives the events.
	URL string `json:"url"`
	// Purpose of the endpoint, for people.
	Description *string `json:"description"`
	// Types of events to send; an event that matches several filters is sent once.
	EventTypes []string `json:"eventTypes"`
	//
	APIVersion string `json:"apiVersion"`
	// Headers sent with every attempt. Values are masked.
	CustomHeaders []WebhookCustomHeader `json:"customHeaders"`
	// Maximum number of attempts per second. Null means no limit of its own.
	RatePerSecond *int64 `json:"ratePerSecond"`
	//
	Ordering WebhookOrdering `json:"ordering"`
	// Timeout of a whole attempt, including the response body.
	TimeoutSeconds int64 `json:"timeoutSeconds"`
	// Whether a v1a (ed25519) signature is sent in addition to v1.
	AsymmetricSignature bool `json:"asymmetricSignature"`
	// The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
	PublicKey *string `json:"publicKey"`
	// All live keys, newest first; all of them sign. Never the secret itself.
	SigningKeys []WebhookSigningKey `json:"signingKeys"`
	// False means nothing is sent and new events get no delivery; they can be replayed later.
	IsActive bool `json:"isActive"`
	// Null while active.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`
	// Null while active.
	DisabledOn *time.Time `json:"disabledOn"`
	// The replay that is queued or running for this endpoint. Null means none.
	ActiveWebhookReplayID *int64 `json:"activeWebhookReplayId"`
	//
	Health WebhookEndpointHealth `json:"health"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
	// The v1 signing secret. Shown once; store it.
	Secret string `json:"secret"`
}

// WebhookEndpointUpdate: Changes to an endpoint; absent fields keep their values.
type WebhookEndpointUpdate struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	// URL that receives the events.
	URL *string `json:"url,omitzero"`
	// Purpose of the endpoint, for people.
	Description Nullable[string] `json:"description,omitzero"`
	// Applies to events from now on; deliveries that are already queued do not change.
	EventTypes []string `json:"eventTypes,omitzero"`
	//
	APIVersion *string `json:"apiVersion,omitzero"`
	// Replaces all headers; a header without a value keeps its stored value.
	CustomHeaders []WebhookCustomHeaderUpdate `json:"customHeaders,omitzero"`
	// Null means no limit of its own.
	RatePerSecond Nullable[int64] `json:"ratePerSecond,omitzero"`
	//
	Ordering *WebhookOrdering `json:"ordering,omitzero"`
	// Timeout of a whole attempt, in seconds.
	TimeoutSeconds *int64 `json:"timeoutSeconds,omitzero"`
	// True creates a key pair; false deletes the key pair at once.
	AsymmetricSignature *bool `json:"asymmetricSignature,omitzero"`
	// False disables the endpoint with the reason MANUAL; true is the same as enabling it.
	IsActive *bool `json:"isActive,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// WebhookCustomHeaderUpdate: A header of an edited endpoint. The rules of WebhookCustomHeaderInput apply.
type WebhookCustomHeaderUpdate struct {
	// Name of the header; headers that the service itself sends are rejected.
	Name string `json:"name"`
	// Absent keeps the value stored under this name; 422 if no value is stored.
	Value *string `json:"value,omitzero"`
}

// WebhookEndpointList: All endpoints of the store, oldest first.
type WebhookEndpointList struct {
	// The webhook endpoints.
	Items []WebhookEndpoint `json:"items"`
}

// WebhookEndpointSecretRotate: Replace a signing key.
type WebhookEndpointSecretRotate struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	Scheme *WebhookSignatureScheme `json:"scheme,omitzero"`
	// How long the old keys of the scheme continue to sign in addition to the new key. 0 means they stop at once (for a
	// leaked key).
	OverlapHours *int64 `json:"overlapHours,omitzero"`
}

// WebhookEndpointSecretRotated: The new key.
type WebhookEndpointSecretRotated struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	Scheme WebhookSignatureScheme `json:"scheme"`
	// The new `whsec_…` for v1, shown once. Null for v1a, whose private key never leaves the service.
	Secret *string `json:"secret"`
	// The new `whpk_…` for v1a; null for v1.
	PublicKey *string `json:"publicKey"`
	// When the old keys stop signing. Null means they stopped at once.
	PreviousKeysExpireOn *time.Time `json:"previousKeysExpireOn"`
	// All live keys of the endpoint, newest first.
	SigningKeys []WebhookSigningKey `json:"signingKeys"`
}

// WebhookEndpointTest: The sample event to send, and the endpoint to send it to.
type WebhookEndpointTest struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	Type WebhookEventType `json:"type"`
}

// WebhookEndpointTestResult: The sent request and the response to it.
type WebhookEndpointTestResult struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	Type WebhookEventType `json:"type"`
	// Whether the endpoint returned 2xx in time.
	Succeeded bool `json:"succeeded"`
	//
	Payload json.RawMessage `json:"payload"`
	//
	Attempt WebhookDeliveryAttempt `json:"attempt"`
}

// WebhookEndpointEnable: The endpoint to enable.
type WebhookEndpointEnable struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
}

// WebhookEventSort: `-sequence` (default): newest first.
type WebhookEventSort string

// The values of WebhookEventSort.
const (
	WebhookEventSortSequence     WebhookEventSort = "sequence"
	WebhookEventSortSequenceDesc WebhookEventSort = "-sequence"
)

// WebhookEventPage: A page of events.
type WebhookEventPage struct {
	// The webhook events of this page, in the requested order; empty after the last page.
	Items []WebhookEventSummary `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *WebhookEventPage) PageItems() []WebhookEventSummary { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *WebhookEventPage) PageCursor() *string { return p.NextCursor }

// WebhookEventSummary: An event without its payload.
type WebhookEventSummary struct {
	//
	WebhookEventID string `json:"webhookEventId"`
	//
	Type WebhookEventType `json:"type"`
	//
	APIVersion string `json:"apiVersion"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	StoreID int64 `json:"storeId"`
	// False means a test store.
	Livemode bool `json:"livemode"`
	//
	Sequence int64 `json:"sequence"`
	//
	ObjectType WebhookObjectType `json:"objectType"`
	//
	ObjectID int64 `json:"objectId"`
	//
	ObjectVersion int64 `json:"objectVersion"`
	// The payload's source.action: the internal action that fired. An open set.
	SourceAction string `json:"sourceAction"`
	//
	ActorType ActorType `json:"actorType"`
	//
	DeliveryCounts WebhookDeliveryCounts `json:"deliveryCounts"`
}

// WebhookDeliveryCounts: Number of an event's deliveries, by status.
type WebhookDeliveryCounts struct {
	// All deliveries.
	Total int64 `json:"total"`
	// PENDING and RETRYING.
	Pending int64 `json:"pending"`
	// SUCCEEDED.
	Succeeded int64 `json:"succeeded"`
	// PARKED.
	Parked int64 `json:"parked"`
	// EXPIRED.
	Expired int64 `json:"expired"`
	// CANCELLED.
	Cancelled int64 `json:"cancelled"`
}

// WebhookEventDetails: An event with its payload and deliveries.
type WebhookEventDetails struct {
	//
	WebhookEventID string `json:"webhookEventId"`
	//
	Type WebhookEventType `json:"type"`
	//
	APIVersion string `json:"apiVersion"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	StoreID int64 `json:"storeId"`
	// False means a test store.
	Livemode bool `json:"livemode"`
	//
	Sequence int64 `json:"sequence"`
	//
	ObjectType WebhookObjectType `json:"objectType"`
	//
	ObjectID int64 `json:"objectId"`
	//
	ObjectVersion int64 `json:"objectVersion"`
	// The payload's source.action: the internal action that fired. An open set.
	SourceAction string `json:"sourceAction"`
	//
	ActorType ActorType `json:"actorType"`
	//
	DeliveryCounts WebhookDeliveryCounts `json:"deliveryCounts"`
	//
	Payload json.RawMessage `json:"payload"`
	// Newest first; only the newest 1000 if a replay created more.
	Deliveries []WebhookDelivery `json:"deliveries"`
}

// WebhookEventTypeList: All event types, in the documentation's order.
type WebhookEventTypeList struct {
	// The webhook event types.
	Items []WebhookEventTypeInfo `json:"items"`
}

// WebhookEventTypeInfo: An event type with a sample.
type WebhookEventTypeInfo struct {
	//
	Type WebhookEventType `json:"type"`
	//
	ObjectType WebhookObjectType `json:"objectType"`
	// When it fires.
	Description string `json:"description"`
	// Name of the schema of data.object, such as PublicOrderListItem.
	SnapshotSchema string `json:"snapshotSchema"`
	//
	Sample json.RawMessage `json:"sample"`
}

// WebhookEventResend: The event to resend, and its endpoints.
type WebhookEventResend struct {
	//
	WebhookEventID string `json:"webhookEventId"`
	//
	WebhookEndpointID *int64 `json:"webhookEndpointId,omitzero"`
}

// WebhookDeliveryList: Deliveries.
type WebhookDeliveryList struct {
	// The webhook deliveries.
	Items []WebhookDelivery `json:"items"`
}

// WebhookReplay: A replay and its progress.
type WebhookReplay struct {
	//
	WebhookReplayID int64 `json:"webhookReplayId"`
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	//
	Status WebhookReplayStatus `json:"status"`
	// Only events created at or after this time. Null means no lower limit.
	CreatedFrom *time.Time `json:"createdFrom"`
	// Only events created before this time.
	CreatedTo time.Time `json:"createdTo"`
	// The requested types, or the endpoint's own.
	EventTypes []string `json:"eventTypes"`
	// Only events whose delivery has one of these statuses. Empty means any status.
	DeliveryStatuses []WebhookReplayDeliveryFilter `json:"deliveryStatuses"`
	// Only events about objects of this kind. Null means any kind.
	ObjectType *WebhookObjectType `json:"objectType"`
	// Only events about the object with this id. Null means any object.
	ObjectID *int64 `json:"objectId"`
	// Maximum number of replayed events per second, within the rate of the endpoint. Null means no limit of its own.
	RatePerSecond *int64 `json:"ratePerSecond"`
	// Events that matched when the replay started.
	EventCount int64 `json:"eventCount"`
	// Deliveries created so far.
	QueuedCount int64 `json:"queuedCount"`
	// Deliveries of this replay that succeeded.
	SucceededCount int64 `json:"succeededCount"`
	// Deliveries of this replay that are parked or expired.
	FailedCount int64 `json:"failedCount"`
	// Deliveries of this replay that were canceled.
	CancelledCount int64 `json:"cancelledCount"`
	// Null while QUEUED.
	StartedOn *time.Time `json:"startedOn"`
	// Null until COMPLETED or CANCELLED.
	FinishedOn *time.Time `json:"finishedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// WebhookReplayStatus: QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING →
// CANCELLED. A replay survives a restart of the service.
type WebhookReplayStatus string

// The values of WebhookReplayStatus.
const (
	WebhookReplayStatusQueued    WebhookReplayStatus = "QUEUED"
	WebhookReplayStatusRunning   WebhookReplayStatus = "RUNNING"
	WebhookReplayStatusCompleted WebhookReplayStatus = "COMPLETED"
	WebhookReplayStatusCancelled WebhookReplayStatus = "CANCELLED"
)

// WebhookReplayDeliveryFilter: The status of the event's newest delivery to the endpoint. NONE means there is no
// delivery (the endpoint was disabled, did not exist yet, or did not subscribe to the type).
type WebhookReplayDeliveryFilter string

// The values of WebhookReplayDeliveryFilter.
const (
	WebhookReplayDeliveryFilterSucceeded WebhookReplayDeliveryFilter = "SUCCEEDED"
	WebhookReplayDeliveryFilterPending   WebhookReplayDeliveryFilter = "PENDING"
	WebhookReplayDeliveryFilterRetrying  WebhookReplayDeliveryFilter = "RETRYING"
	WebhookReplayDeliveryFilterParked    WebhookReplayDeliveryFilter = "PARKED"
	WebhookReplayDeliveryFilterExpired   WebhookReplayDeliveryFilter = "EXPIRED"
	WebhookReplayDeliveryFilterCancelled WebhookReplayDeliveryFilter = "CANCELLED"
	WebhookReplayDeliveryFilterNone      WebhookReplayDeliveryFilter = "NONE"
)

// WebhookReplayCreate: The events to resend to one endpoint. An event must match all given filters, and at least one of
// createdFrom, eventTypes, deliveryStatuses and objectType is required (422 `invalid_value`).
type WebhookReplayCreate struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	// Only events created at or after this time.
	CreatedFrom *time.Time `json:"createdFrom,omitzero"`
	// Only events created before this time.
	CreatedTo *time.Time `json:"createdTo,omitzero"`
	// Absent means the endpoint's own eventTypes. Types that the endpoint does not subscribe to are allowed.
	EventTypes []string `json:"eventTypes,omitzero"`
	// Absent means any status of the event's delivery.
	DeliveryStatuses []WebhookReplayDeliveryFilter `json:"deliveryStatuses,omitzero"`
	//
	ObjectType *WebhookObjectType `json:"objectType,omitzero"`
	//
	ObjectID *int64 `json:"objectId,omitzero"`
	// Maximum number of replayed events per second, within the rate of the endpoint. Null or absent means no limit of its
	// own.
	RatePerSecond Nullable[int64] `json:"ratePerSecond,omitzero"`
	// True only counts the events; nothing is sent or stored.
	DryRun *bool `json:"dryRun,omitzero"`
}

// WebhookReplayPreview: Preview of a replay. Exact at the time of the response.
type WebhookReplayPreview struct {
	//
	WebhookEndpointID int64 `json:"webhookEndpointId"`
	// Number of events that would be sent.
	EventCount int64 `json:"eventCount"`
	// Creation time of the oldest matching event. Null means no event matches.
	FirstEventOn *time.Time `json:"firstEventOn"`
	// Creation time of the newest matching event.
	LastEventOn *time.Time `json:"lastEventOn"`
	// Counts by type, most frequent first.
	Types []WebhookReplayTypeCount `json:"types"`
}

// WebhookReplayTypeCount: Matching events of one type.
type WebhookReplayTypeCount struct {
	//
	Type WebhookEventType `json:"type"`
	// Number of matching events of the type.
	EventCount int64 `json:"eventCount"`
}

// AccountTypeSignUpMode: How customers sign up. OPEN: anyone can sign up. APPROVAL and INVITE: customers cannot sign up
// on their own, sign-up and first login return 403 `forbidden`; an administrator adds the customer.
type AccountTypeSignUpMode string

// The values of AccountTypeSignUpMode.
const (
	AccountTypeSignUpModeOpen     AccountTypeSignUpMode = "OPEN"
	AccountTypeSignUpModeApproval AccountTypeSignUpMode = "APPROVAL"
	AccountTypeSignUpModeInvite   AccountTypeSignUpMode = "INVITE"
)

// Seo: Texts for search engines.
type Seo struct {
	// Title for search engines. Null means the name.
	Title *string `json:"title"`
	// Description for search engines.
	Description *string `json:"description"`
}

// Phone: A phone number as it was entered, and in the form in which numbers are dialed and compared.
type Phone struct {
	// The number as it was entered, without spaces around it.
	Entered string `json:"entered"`
	// The number in E.164. Null if its country is unknown, if the country has no such number, or if it was entered before
	// 2026-11-28.
	E164 *string `json:"e164"`
	// The extension. Null means none.
	Extension *string `json:"extension"`
}

// CustomField: A value of a custom field. Its key can be one that the store has not defined: escape the value before
// you show it.
type CustomField struct {
	// The definition's key.
	Key string `json:"key"`
	//
	Type CustomFieldType `json:"type"`
	// The value as text, for every type. Null means no value is set.
	Value *string `json:"value"`
}

// AddressInput: A postal address. Its country determines whether a city, a postal code or a state is required
// (`/customer/country/all`); a missing one is rejected with 422 and its pointer. It has a first name, a last name or
// both.
type AddressInput struct {
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	// Company.
	Company Nullable[string] `json:"company,omitzero"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of.
	StreetLine2 Nullable[string] `json:"streetLine2,omitzero"`
	// City or town. Required if the country's addresses have one.
	City *string `json:"city,omitzero"`
	// State or province: the subdivision part of its ISO 3166-2 code (`CA`), or its name in a common language, which is
	// stored as the code. Free text in countries without a list of states.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for the carrier.
	PhoneNumber Nullable[string] `json:"phoneNumber,omitzero"`
}

// GiftCardSource: The origin of a gift card. STAFF: issued by an administrator or an app token. PURCHASE: bought in an
// order. BATCH: issued with others. REFUND: a refund paid to it. IMPORT: taken over from another system. Later versions
// can add values. More values may be added.
type GiftCardSource string

// The values of GiftCardSource.
const (
	GiftCardSourcePurchase GiftCardSource = "PURCHASE"
	GiftCardSourceStaff    GiftCardSource = "STAFF"
	GiftCardSourceBatch    GiftCardSource = "BATCH"
	GiftCardSourceRefund   GiftCardSource = "REFUND"
	GiftCardSourceImport   GiftCardSource = "IMPORT"
)

// Language: A language of the store.
type Language struct {
	//
	LanguageCode string `json:"languageCode"`
	// Name in English.
	Name string `json:"name"`
	// Name in the language itself.
	NativeName string `json:"nativeName"`
	// Whether the language is written from left to right or from right to left.
	Direction string `json:"direction"`
}

// MediaVariant: A smaller version of an image.
type MediaVariant struct {
	// Width in pixels.
	Width int64 `json:"width"`
	// URL of the file.
	URL string `json:"url"`
}

// OrderCustomer: The customer or guest who placed the order. A guest has no storeCustomerId.
type OrderCustomer struct {
	// Null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// First and last name.
	Name string `json:"name"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone Nullable[Phone] `json:"phone,omitzero"`
	// Null means a guest.
	AccountTypeName *string `json:"accountTypeName"`
}

// Address: A postal address, copied when the object that contains it was stored. Later changes to the saved address do
// not affect the copy.
type Address struct {
	// Given name.
	FirstName string `json:"firstName"`
	// Family name.
	LastName string `json:"lastName"`
	// Company.
	Company *string `json:"company"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of.
	StreetLine2 *string `json:"streetLine2"`
	// City.
	City string `json:"city"`
	// State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the country
	// has none.
	StateProvince string `json:"stateProvince"`
	// Postal code; `""` where the country has none.
	PostalCode string `json:"postalCode"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for the carrier.
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone Nullable[Phone] `json:"phone,omitzero"`
}

// OrderTax: One tax on a line or on shipping, rounded once and stored.
type OrderTax struct {
	// Name of the tax.
	Name string `json:"name"`
	//
	Rate Decimal `json:"rate"`
	// The tax of the line or of the shipping charge, for all its units.
	Amount Decimal `json:"amount"`
}

// OrderLine: A line of an order, as placed.
type OrderLine struct {
	//
	LineItemID string `json:"lineItemId"`
	// Null means the variant no longer exists.
	VariantID *int64 `json:"variantId"`
	// Null means the product no longer exists.
	ProductID *int64 `json:"productId"`
	//
	ProductType ProductType `json:"productType"`
	//
	SKU string `json:"sku"`
	// Name at the time of the order.
	Name string `json:"name"`
	// The name that the buyer read, in the language of the order. Null means that it is the same as `name`, or has no
	// translation.
	LocalName *string `json:"localName"`
	// First picture of the variant or product. Null means none.
	MediaURL *string `json:"mediaUrl"`
	//
	Quantity int64 `json:"quantity"`
	// Units in live shipments.
	FulfilledQuantity int64 `json:"fulfilledQuantity"`
	// Units in refunds that are not failed or voided.
	RefundedQuantity int64 `json:"refundedQuantity"`
	// Units canceled before shipping.
	CancelledQuantity int64 `json:"cancelledQuantity"`
	// Units returned after shipping.
	ReturnedQuantity int64 `json:"returnedQuantity"`
	// Units still to be shipped, without those that the buyer withdrew from; 0 for lines that need no shipping.
	OpenQuantity int64 `json:"openQuantity"`
	// Whether the line has to be shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// List price of one unit in all deliveries that the line pays for, as shown to the buyer.
	UnitPriceBeforeDiscount Decimal `json:"unitPriceBeforeDiscount"`
	// Price of one unit in all deliveries that the line pays for, as shown to the buyer.
	UnitPrice Decimal `json:"unitPrice"`
	// Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if
	// the line pays for at most one delivery.
	DeliveryPrices []Decimal `json:"deliveryPrices"`
	// Net of tax, before discounts.
	LineSubtotal Decimal `json:"lineSubtotal"`
	// Net of tax, all discounts of the line.
	LineDiscount Decimal `json:"lineDiscount"`
	// Net of tax, after all discounts.
	LineTotal Decimal `json:"lineTotal"`
	// Sum of the line's taxes.
	LineTax Decimal `json:"lineTax"`
	// Discounts of the line, one for each coupon or discount.
	Discounts []OrderLineDiscount `json:"discounts"`
	// The taxes on the line, one for each rate.
	Taxes []OrderTax `json:"taxes"`
	//
	TaxClassID *int64 `json:"taxClassId"`
	// The subscription that the line started or renewed.
	SubscriptionID *int64 `json:"subscriptionId"`
	//
	SubscriptionPlanID *int64 `json:"subscriptionPlanId"`
	// Custom fields, as defined in the store's settings.
	CustomFields []CustomField `json:"customFields"`
	// To whom the codes of the line's gift cards are mailed, as the buyer entered it. Null means to the buyer as soon as
	// the order is paid, or that the line buys no gift card.
	GiftCard *GiftCardDelivery `json:"giftCard"`
}

// OrderLineDiscount: One discount's part on a line.
type OrderLineDiscount struct {
	// Null means a manual discount.
	CouponID *int64 `json:"couponId"`
	// Null means an automatic or manual discount.
	Code *string `json:"code"`
	// Name shown to the customer.
	Name string `json:"name"`
	// Net of tax.
	Amount Decimal `json:"amount"`
}

// GiftCardDelivery: To whom and when the codes of bought gift cards are mailed.
type GiftCardDelivery struct {
	// The person for whom the gift cards are meant. Null means the buyer.
	Recipient *GiftCardDeliveryRecipient `json:"recipient"`
	// When the codes are mailed. Null means as soon as the order is paid.
	DeliverOn *time.Time `json:"deliverOn"`
}

// GiftCardDeliveryRecipient: The person to whom the codes of bought gift cards are mailed. An erasure of the person's
// data clears it.
type GiftCardDeliveryRecipient struct {
	// The recipient's name.
	Name string `json:"name"`
	//
	Email string `json:"email"`
	// Text for the recipient, in the mail with the code. Null means none.
	Message *string `json:"message"`
}

// Payment: One payment or payment attempt of an order. Never contains a card number, gateway token or vault id.
type Payment struct {
	//
	PaymentID int64 `json:"paymentId"`
	// Null means an offline payment without a provider or a payment with stored value.
	PaymentProviderID *int64 `json:"paymentProviderId"`
	// Code of the payment provider. `STORED_VALUE` means a payment with stored value; `tender` has its kind.
	ProviderCode string `json:"providerCode"`
	// Null means an offline payment or a payment with stored value.
	PaymentType *PaymentType `json:"paymentType"`
	// Null means a payment through a processor or with stored value.
	OfflineMethod *OfflinePaymentMethod `json:"offlineMethod"`
	// Brand, as the processor reports it.
	Brand *string `json:"brand"`
	// The last four digits of the card or account, or the last four characters of the gift card's code. Null means none.
	LastFour *string `json:"lastFour"`
	//
	Status PaymentTransactionStatus `json:"status"`
	// The requested amount.
	Amount Decimal `json:"amount"`
	// Authorized amount that is still live and not captured.
	AuthorizedAmount Decimal `json:"authorizedAmount"`
	// The captured amount.
	CapturedAmount Decimal `json:"capturedAmount"`
	// Sum of the refunds that are completed, pending or processing.
	RefundedAmount Decimal `json:"refundedAmount"`
	// Maximum amount that can be refunded on the payment now: capturedAmount less refundedAmount and disputed amounts, at
	// most the order's `balance.refundable`. If the amounts of several payments add up to more, all refunds together still
	// return at most `balance.refundable`.
	RefundableAmount Decimal `json:"refundableAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The processor's own reference, for support; never a token.
	ProviderReference *string `json:"providerReference"`
	// Why the last attempt failed. Null means no failure.
	FailureCode *DeclineCode `json:"failureCode"`
	// Why the last attempt failed, as shown to the buyer. Null means no failure.
	FailureMessage *string `json:"failureMessage"`
	// When the authorization expires. Null means no amount is authorized or the provider does not report the time.
	AuthorizationExpiresOn *time.Time `json:"authorizationExpiresOn"`
	// State of the provider's fraud review. Null means the provider has not reviewed the payment.
	ReviewStatus *PaymentReviewStatus `json:"reviewStatus"`
	// The stored value that pays. Null means another payment.
	Tender *PaymentTender `json:"tender"`
	// Time of the first capture.
	CapturedOn *time.Time `json:"capturedOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// OfflinePaymentMethod: How the store received the money outside a payment processor.
type OfflinePaymentMethod string

// The values of OfflinePaymentMethod.
const (
	OfflinePaymentMethodBankTransfer OfflinePaymentMethod = "BANK_TRANSFER"
	OfflinePaymentMethodCash         OfflinePaymentMethod = "CASH"
	OfflinePaymentMethodCheck        OfflinePaymentMethod = "CHECK"
	OfflinePaymentMethodOther        OfflinePaymentMethod = "OTHER"
)

// PaymentTransactionStatus: State of one payment. The order's paymentStatus is derived from all of them.
type PaymentTransactionStatus string

// The values of PaymentTransactionStatus.
const (
	PaymentTransactionStatusPending           PaymentTransactionStatus = "PENDING"
	PaymentTransactionStatusRequiresAction    PaymentTransactionStatus = "REQUIRES_ACTION"
	PaymentTransactionStatusAuthorized        PaymentTransactionStatus = "AUTHORIZED"
	PaymentTransactionStatusPartiallyCaptured PaymentTransactionStatus = "PARTIALLY_CAPTURED"
	PaymentTransactionStatusCaptured          PaymentTransactionStatus = "CAPTURED"
	PaymentTransactionStatusFailed            PaymentTransactionStatus = "FAILED"
	PaymentTransactionStatusVoided            PaymentTransactionStatus = "VOIDED"
	PaymentTransactionStatusExpired           PaymentTransactionStatus = "EXPIRED"
)

// DeclineCode: Why a payment provider declined, with the same codes for every provider. After `insufficient_funds` and
// `processing_error`, a later retry of the same payment may succeed; after the other codes, the buyer needs another
// card or another way to pay. | code | meaning | |---|---| | `card_declined` | The bank declined without a reason. | |
// `insufficient_funds` | The account does not cover the amount. | | `lost_card`, `stolen_card` | The card is blocked.
// Tell the buyer only that the card was declined. | | `expired_card`, `incorrect_cvc` | The card details are wrong; the
// buyer can enter them again. | | `processing_error` | The provider or the bank failed; retry in a moment. | |
// `invalid_token` | The provider does not know the payment token, or the token was used before. | |
// `authentication_required`, `authentication_failed` | The buyer has to authenticate (3-D Secure), or the
// authentication failed. | | `payment_expired` | The buyer paid nothing, or not enough, on the payment page in time. |
// | `payment_not_found`, `payment_voided`, `payment_captured` | The payment does not exist, was voided, or is already
// fully captured. | | `currency_mismatch`, `capture_exceeds_authorized`, `refund_exceeds_captured` | The currency or
// amount does not fit the payment. | | `refund_failed` | The bank rejected the refund. | | `provider_unsupported` | The
// store can no longer reach the payment's provider. | More values may be added.
type DeclineCode string

// The values of DeclineCode.
const (
	DeclineCodeCardDeclined             DeclineCode = "card_declined"
	DeclineCodeInsufficientFunds        DeclineCode = "insufficient_funds"
	DeclineCodeLostCard                 DeclineCode = "lost_card"
	DeclineCodeStolenCard               DeclineCode = "stolen_card"
	DeclineCodeExpiredCard              DeclineCode = "expired_card"
	DeclineCodeIncorrectCvc             DeclineCode = "incorrect_cvc"
	DeclineCodeProcessingError          DeclineCode = "processing_error"
	DeclineCodeInvalidToken             DeclineCode = "invalid_token"
	DeclineCodeAuthenticationRequired   DeclineCode = "authentication_required"
	DeclineCodeAuthenticationFailed     DeclineCode = "authentication_failed"
	DeclineCodePaymentExpired           DeclineCode = "payment_expired"
	DeclineCodePaymentNotFound          DeclineCode = "payment_not_found"
	DeclineCodePaymentVoided            DeclineCode = "payment_voided"
	DeclineCodePaymentCaptured          DeclineCode = "payment_captured"
	DeclineCodeCurrencyMismatch         DeclineCode = "currency_mismatch"
	DeclineCodeCaptureExceedsAuthorized DeclineCode = "capture_exceeds_authorized"
	DeclineCodeRefundExceedsCaptured    DeclineCode = "refund_exceeds_captured"
	DeclineCodeRefundFailed             DeclineCode = "refund_failed"
	DeclineCodeProviderUnsupported      DeclineCode = "provider_unsupported"
)

// PaymentReviewStatus: State of the payment provider's own fraud review, such as a Stripe Radar review. OPEN: people
// review the payment at the provider; an order without any shipment is held with the reason FRAUD. APPROVED: the hold
// has ended. CLOSED: the review ended otherwise, such as with a refund or a dispute, and the hold stays. An order that
// a user has released, or held for another reason, stays as it is.
type PaymentReviewStatus string

// The values of PaymentReviewStatus.
const (
	PaymentReviewStatusOpen     PaymentReviewStatus = "OPEN"
	PaymentReviewStatusApproved PaymentReviewStatus = "APPROVED"
	PaymentReviewStatusClosed   PaymentReviewStatus = "CLOSED"
)

// PaymentTender: The stored value with which a payment pays. The payment is AUTHORIZED while the order holds the value,
// and its refunds return the value.
type PaymentTender struct {
	//
	Type TenderType `json:"type"`
	// Null means store credit.
	GiftCardID *int64 `json:"giftCardId"`
}

// TenderType: GIFT_CARD (value of the bearer of a code) or STORE_CREDIT (value of a customer). Later versions can add
// values. More values may be added.
type TenderType string

// The values of TenderType.
const (
	TenderTypeGiftCard    TenderType = "GIFT_CARD"
	TenderTypeStoreCredit TenderType = "STORE_CREDIT"
)

// OrderBalance: The order's amounts, derived from its payments and refunds.
type OrderBalance struct {
	// Live authorizations that are not captured.
	Authorized Decimal `json:"authorized"`
	// Total captured amount.
	Captured Decimal `json:"captured"`
	// Sum of the refunds that are completed, pending or processing.
	Refunded Decimal `json:"refunded"`
	// Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
	Disputed Decimal `json:"disputed"`
	// grandTotal minus the captured amount without refunded overpayments, never below zero.
	Due Decimal `json:"due"`
	// Overpayment that is not refunded yet, for instance after an edit. Refund it as `overpaymentAmount`.
	Overpaid Decimal `json:"overpaid"`
	// The highest `amount` of a refund once no dispute is open: captured less refunded and disputed, never below zero. It
	// excludes value of bought gift cards that was spent, has expired or is held, and money beyond the order's total that
	// is no overpayment.
	Refundable Decimal `json:"refundable"`
}

// OrderCoupon: A coupon on the order.
type OrderCoupon struct {
	//
	CouponID int64 `json:"couponId"`
	// Code of the coupon. Null means an automatic discount.
	Code *string `json:"code"`
	// The coupon's name when the order was placed.
	Name string `json:"name"`
	// The coupon's discount, net of tax. If rounding puts the whole discount into the tax, the net part is at least the
	// smallest unit of the currency.
	DiscountAmount Decimal `json:"discountAmount"`
}

// ShipmentStatus: State of the parcel. The usual order is `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`,
// `OUT_FOR_DELIVERY`, `DELIVERED`. - `AVAILABLE_FOR_PICKUP`: the parcel waits at a counter or locker. -
// `DELIVERY_ATTEMPTED`, `DELAYED`, `EXCEPTION`: a problem occurred; the status may change back to `IN_TRANSIT`. -
// `LOST`, `RETURNED_TO_SENDER`: the parcel will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`. - `CANCELLED`:
// final; its items count as not shipped. More values may be added.
type ShipmentStatus string

// The values of ShipmentStatus.
const (
	ShipmentStatusPending            ShipmentStatus = "PENDING"
	ShipmentStatusLabelCreated       ShipmentStatus = "LABEL_CREATED"
	ShipmentStatusPickedUp           ShipmentStatus = "PICKED_UP"
	ShipmentStatusInTransit          ShipmentStatus = "IN_TRANSIT"
	ShipmentStatusOutForDelivery     ShipmentStatus = "OUT_FOR_DELIVERY"
	ShipmentStatusDelivered          ShipmentStatus = "DELIVERED"
	ShipmentStatusAvailableForPickup ShipmentStatus = "AVAILABLE_FOR_PICKUP"
	ShipmentStatusDeliveryAttempted  ShipmentStatus = "DELIVERY_ATTEMPTED"
	ShipmentStatusDelayed            ShipmentStatus = "DELAYED"
	ShipmentStatusException          ShipmentStatus = "EXCEPTION"
	ShipmentStatusLost               ShipmentStatus = "LOST"
	ShipmentStatusReturnedToSender   ShipmentStatus = "RETURNED_TO_SENDER"
	ShipmentStatusCancelled          ShipmentStatus = "CANCELLED"
)

// PaymentProviderCode: Kind of the payment provider. It determines which payment form the browser loads. More values
// may be added.
type PaymentProviderCode string

// The values of PaymentProviderCode.
const (
	PaymentProviderCodeStripe  PaymentProviderCode = "STRIPE"
	PaymentProviderCodeBtcpay  PaymentProviderCode = "BTCPAY"
	PaymentProviderCodeOffline PaymentProviderCode = "OFFLINE"
	PaymentProviderCodeSandbox PaymentProviderCode = "SANDBOX"
)

// ProductMedia: A media file of the product, at its position.
type ProductMedia struct {
	//
	MediaID int64 `json:"mediaId"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// Overrides the media file's own text for this product, in every language.
	AltText *string `json:"altText"`
	// URL of the file.
	URL string `json:"url"`
	// URL of a smaller image. Null means that the smaller image does not exist yet, or that the file is not an image.
	ThumbnailURL *string `json:"thumbnailUrl"`
}

// InventoryPolicy: DENY: never sells below zero available. BACKORDER: continues to sell, up to backorderLimit.
type InventoryPolicy string

// The values of InventoryPolicy.
const (
	InventoryPolicyDeny      InventoryPolicy = "DENY"
	InventoryPolicyBackorder InventoryPolicy = "BACKORDER"
)

// ReturnExchangeRequestLine: Units of a variant that the buyer wants in exchange for units of a line.
type ReturnExchangeRequestLine struct {
	// A line of `lines`, whose units are exchanged.
	LineItemID string `json:"lineItemId"`
	// The wanted variant. It may belong to another product.
	VariantID int64 `json:"variantId"`
	// Wanted units. The units of a line's exchange are at most its returned units.
	Quantity int64 `json:"quantity"`
}

// ReturnObstacle: A reason why a buyer cannot return a line. More values may be added.
type ReturnObstacle string

// The values of ReturnObstacle.
const (
	ReturnObstacleNotOffered      ReturnObstacle = "NOT_OFFERED"
	ReturnObstacleNotShipped      ReturnObstacle = "NOT_SHIPPED"
	ReturnObstacleAlreadyReturned ReturnObstacle = "ALREADY_RETURNED"
	ReturnObstacleAlreadyClaimed  ReturnObstacle = "ALREADY_CLAIMED"
	ReturnObstacleExcluded        ReturnObstacle = "EXCLUDED"
	ReturnObstacleWindowClosed    ReturnObstacle = "WINDOW_CLOSED"
)

// ReturnExchangeLine: Units of a variant that the buyer wants in exchange for units of a line.
type ReturnExchangeLine struct {
	// The line whose units are exchanged.
	LineItemID string `json:"lineItemId"`
	// The wanted variant.
	VariantID int64 `json:"variantId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant when the exchange was requested.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Units that the return reserves in stock, from its approval until the replacement order is placed or the return ends.
	// 0 for a variant whose stock is not tracked.
	ReservedQuantity int64 `json:"reservedQuantity"`
}

// WeightUnit: The unit of a weight.
type WeightUnit string

// The values of WeightUnit.
const (
	WeightUnitG  WeightUnit = "G"
	WeightUnitKg WeightUnit = "KG"
	WeightUnitOz WeightUnit = "OZ"
	WeightUnitLb WeightUnit = "LB"
)

// StoreStatus: MAINTENANCE: the catalog can be read, but nothing can be bought. CLOSED: the customer API rejects
// requests, and renewals do not run.
type StoreStatus string

// The values of StoreStatus.
const (
	StoreStatusActive      StoreStatus = "ACTIVE"
	StoreStatusMaintenance StoreStatus = "MAINTENANCE"
	StoreStatusClosed      StoreStatus = "CLOSED"
)

// PolicyType: The subject of a legal page.
type PolicyType string

// The values of PolicyType.
const (
	PolicyTypeTermsOfService     PolicyType = "TERMS_OF_SERVICE"
	PolicyTypePrivacyPolicy      PolicyType = "PRIVACY_POLICY"
	PolicyTypeRefundPolicy       PolicyType = "REFUND_POLICY"
	PolicyTypeShippingPolicy     PolicyType = "SHIPPING_POLICY"
	PolicyTypeSubscriptionPolicy PolicyType = "SUBSCRIPTION_POLICY"
	PolicyTypeLegalNotice        PolicyType = "LEGAL_NOTICE"
	PolicyTypeContactInformation PolicyType = "CONTACT_INFORMATION"
)

// BrandingFont: A font family that every system provides; no font is loaded.
type BrandingFont string

// The values of BrandingFont.
const (
	BrandingFontSans      BrandingFont = "SANS"
	BrandingFontSerif     BrandingFont = "SERIF"
	BrandingFontRounded   BrandingFont = "ROUNDED"
	BrandingFontMonospace BrandingFont = "MONOSPACE"
)

// DimensionUnit: The unit of lengths.
type DimensionUnit string

// The values of DimensionUnit.
const (
	DimensionUnitMm DimensionUnit = "MM"
	DimensionUnitCm DimensionUnit = "CM"
	DimensionUnitM  DimensionUnit = "M"
	DimensionUnitIn DimensionUnit = "IN"
	DimensionUnitFt DimensionUnit = "FT"
)

// StoreAnalytics: Ids of the analytics services that the storefront loads.
type StoreAnalytics struct {
	// Google Analytics measurement id. Null means not used.
	GoogleMeasurementID *string `json:"googleMeasurementId"`
	// Meta pixel id. Null means not used.
	MetaPixelID *string `json:"metaPixelId"`
	// URL of the store's Matomo installation.
	MatomoURL *string `json:"matomoUrl"`
	// Matomo site id. Null means not used.
	MatomoSiteID *string `json:"matomoSiteId"`
}

// IntervalUnit: The unit of a subscription's interval. A monthly subscription that starts on 31 January renews on the
// last day of February, then on 31 March. More values may be added.
type IntervalUnit string

// The values of IntervalUnit.
const (
	IntervalUnitDay   IntervalUnit = "DAY"
	IntervalUnitWeek  IntervalUnit = "WEEK"
	IntervalUnitMonth IntervalUnit = "MONTH"
	IntervalUnitYear  IntervalUnit = "YEAR"
)

// SubscriptionAction: An operation that the current state allows.
type SubscriptionAction string

// The values of SubscriptionAction.
const (
	SubscriptionActionUpdate      SubscriptionAction = "UPDATE"
	SubscriptionActionChangeItems SubscriptionAction = "CHANGE_ITEMS"
	SubscriptionActionChangeDate  SubscriptionAction = "CHANGE_DATE"
	SubscriptionActionRetry       SubscriptionAction = "RETRY"
	SubscriptionActionSkip        SubscriptionAction = "SKIP"
	SubscriptionActionUnskip      SubscriptionAction = "UNSKIP"
	SubscriptionActionPause       SubscriptionAction = "PAUSE"
	SubscriptionActionResume      SubscriptionAction = "RESUME"
	SubscriptionActionCancel      SubscriptionAction = "CANCEL"
	SubscriptionActionReactivate  SubscriptionAction = "REACTIVATE"
	SubscriptionActionReplace     SubscriptionAction = "REPLACE"
)

// SubscriptionItemStatus: The status of a subscription line, which is the status of its subscription. More values may
// be added.
type SubscriptionItemStatus string

// The values of SubscriptionItemStatus.
const (
	SubscriptionItemStatusActive         SubscriptionItemStatus = "ACTIVE"
	SubscriptionItemStatusPaused         SubscriptionItemStatus = "PAUSED"
	SubscriptionItemStatusCancelled      SubscriptionItemStatus = "CANCELLED"
	SubscriptionItemStatusTerminalFailed SubscriptionItemStatus = "TERMINAL_FAILED"
)

// AnnouncedPrice: A price increase that the customer was notified of.
type AnnouncedPrice struct {
	// The highest price of one unit in one delivery from then on, as the buyer sees it.
	UnitPrice Decimal `json:"unitPrice"`
	// First date on which a renewal may charge this price.
	ValidFrom Date `json:"validFrom"`
}

// SubscriptionItemUpdate: Changes to one item.
type SubscriptionItemUpdate struct {
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	//
	VariantID *int64 `json:"variantId,omitzero"`
	//
	Quantity *int64 `json:"quantity,omitzero"`
	// Fixed unit price. Null restores the plan's pricing.
	UnitPrice Nullable[Decimal] `json:"unitPrice,omitzero"`
	// Replaces all custom fields of the line.
	CustomFields []CustomFieldInput `json:"customFields,omitzero"`
}

// SubscriptionPlanPricing: How the plan changes the price of a variant that has no price of its own for this plan.
type SubscriptionPlanPricing struct {
	//
	Type SubscriptionPricingType `json:"type"`
	// Percentage off, amount off or price per unit. Null for NONE.
	Value *Decimal `json:"value"`
	// Currency of a fixed amount or price. Null otherwise.
	CurrencyCode *string `json:"currencyCode"`
	// Number of cycles that `value` applies to; afterwards `thenValue` applies. Null means all cycles.
	FirstCycles *int64 `json:"firstCycles"`
	// The value after the first cycles. Null if `firstCycles` is null.
	ThenValue *Decimal `json:"thenValue"`
}

// SubscriptionPricingType: NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: deducted from the one-off price.
// FIXED_PRICE: the value is the price.
type SubscriptionPricingType string

// The values of SubscriptionPricingType.
const (
	SubscriptionPricingTypeNone        SubscriptionPricingType = "NONE"
	SubscriptionPricingTypePercentage  SubscriptionPricingType = "PERCENTAGE"
	SubscriptionPricingTypeFixedAmount SubscriptionPricingType = "FIXED_AMOUNT"
	SubscriptionPricingTypeFixedPrice  SubscriptionPricingType = "FIXED_PRICE"
)

// SubscriptionShippingPolicy: CHARGE: every shipment is charged. FREE: no shipment is charged. FIRST_FREE: all
// shipments except the first are charged.
type SubscriptionShippingPolicy string

// The values of SubscriptionShippingPolicy.
const (
	SubscriptionShippingPolicyCharge    SubscriptionShippingPolicy = "CHARGE"
	SubscriptionShippingPolicyFree      SubscriptionShippingPolicy = "FREE"
	SubscriptionShippingPolicyFirstFree SubscriptionShippingPolicy = "FIRST_FREE"
)

// SubscriptionCancelPolicy: When the customer may cancel. Administrators always may.
type SubscriptionCancelPolicy string

// The values of SubscriptionCancelPolicy.
const (
	SubscriptionCancelPolicyAnyTime        SubscriptionCancelPolicy = "ANY_TIME"
	SubscriptionCancelPolicyAfterMinCycles SubscriptionCancelPolicy = "AFTER_MIN_CYCLES"
)

// VariantOptionValue: One option value of a variant, by ids and by names.
type VariantOptionValue struct {
	//
	ProductOptionID int64 `json:"productOptionId"`
	//
	ProductOptionValueID int64 `json:"productOptionValueId"`
	// Name of the option, such as `Color`.
	OptionName string `json:"optionName"`
	// The value, such as `White`.
	Value string `json:"value"`
}

// VariantStatus: DISABLED: not for sale until it is set back to ACTIVE.
type VariantStatus string

// The values of VariantStatus.
const (
	VariantStatusActive   VariantStatus = "ACTIVE"
	VariantStatusDisabled VariantStatus = "DISABLED"
)

// PublicCustomerPaymentMethod: A saved payment method, and the snapshot of `customer.payment_method_changed`: only the
// data that the customer sees on the account page, never card numbers, gateway tokens or vault ids.
type PublicCustomerPaymentMethod struct {
	//
	CustomerPaymentMethodID int64 `json:"customerPaymentMethodId"`
	// The owning customer.
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	PaymentType PaymentType `json:"paymentType"`
	// As the payment processor reports it (`visa`, `sepa_debit`, …); `""` when it reports none.
	Brand string `json:"brand"`
	// Last characters of the card or account number; null when the processor reports none.
	LastFour *string `json:"lastFour"`
	// Two digits, `01` to `12`. Null means the payment method does not expire.
	ExpiryMonth *string `json:"expiryMonth"`
	// Four digits. Null means the payment method does not expire.
	ExpiryYear *string `json:"expiryYear"`
	// Whether this is the customer's default payment method; at most one is.
	IsDefault bool `json:"isDefault"`
	// False means the payment method was removed; the removal event contains the removed payment method.
	IsActive bool `json:"isActive"`
}

// PublicCustomerPaymentMethodList: The saved payment methods of a customer.
type PublicCustomerPaymentMethodList struct {
	// The public customer payment methods.
	Items []PublicCustomerPaymentMethod `json:"items"`
}

// PublicOrderSort: `-` means descending. The default is `-orderDate`.
type PublicOrderSort string

// The values of PublicOrderSort.
const (
	PublicOrderSortOrderDate       PublicOrderSort = "orderDate"
	PublicOrderSortOrderDateDesc   PublicOrderSort = "-orderDate"
	PublicOrderSortOrderNumber     PublicOrderSort = "orderNumber"
	PublicOrderSortOrderNumberDesc PublicOrderSort = "-orderNumber"
)

// SubscriptionSkip: Request to skip a renewal.
type SubscriptionSkip struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Date of the renewal to skip. It must be the next renewal.
	ProcessingDate *Date `json:"processingDate,omitzero"`
	// Kept in the history.
	Reason Nullable[string] `json:"reason,omitzero"`
}

// SubscriptionUnskip: Request to restore a skipped renewal.
type SubscriptionUnskip struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Date of the skipped renewal.
	ProcessingDate Date `json:"processingDate"`
	// Kept in the history.
	Reason Nullable[string] `json:"reason,omitzero"`
}

// PublicCustomerAddressList: The saved addresses of a customer.
type PublicCustomerAddressList struct {
	// The public customer addresses.
	Items []PublicCustomerAddress `json:"items"`
}

// PublicCustomerAddress: A saved address of a customer, and the snapshot of `customer.address_changed`.
type PublicCustomerAddress struct {
	//
	CustomerAddressID int64 `json:"customerAddressId"`
	// The owning customer.
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Given name.
	FirstName string `json:"firstName"`
	// Family name.
	LastName string `json:"lastName"`
	// Company.
	Company *string `json:"company"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of.
	StreetLine2 *string `json:"streetLine2"`
	// City.
	City string `json:"city"`
	// State or province; `""` where the country has none.
	StateProvince string `json:"stateProvince"`
	// Postal code; `""` where the country has none.
	PostalCode string `json:"postalCode"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for deliveries. Null means none.
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone Nullable[Phone] `json:"phone,omitzero"`
	// Whether this is the customer's default address; at most one is.
	IsDefault bool `json:"isDefault"`
	// False means the address was removed; the removal event contains the removed address.
	IsActive bool `json:"isActive"`
}

// PublicRefund: A refund, and the snapshot of every refund event. `amount = subtotal + taxTotal + shippingTotal`.
type PublicRefund struct {
	//
	RefundID int64 `json:"refundId"`
	// The refunded order.
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	RefundNumber int64 `json:"refundNumber"`
	//
	Status RefundStatus `json:"status"`
	//
	Reason RefundReason `json:"reason"`
	// The total refunded.
	Amount Decimal `json:"amount"`
	// The part for goods (and goodwill), net of tax.
	Subtotal Decimal `json:"subtotal"`
	// The part that is tax.
	TaxTotal Decimal `json:"taxTotal"`
	// The part for shipping, net of tax.
	ShippingTotal Decimal `json:"shippingTotal"`
	// The currency of the order.
	CurrencyCode string `json:"currencyCode"`
	// When the refund was issued.
	RefundedOn time.Time `json:"refundedOn"`
	// When the refund was voided. Null means it was not voided.
	VoidedOn *time.Time `json:"voidedOn"`
	// When the refund was created.
	CreatedOn time.Time `json:"createdOn"`
	// When the refund last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicShipment: A shipment, shown with its order. No field is null; a value that is not known yet is an empty string.
type PublicShipment struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	// Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was
	// given can equal the id of another shipment, so compare shipments by `shipmentId`.
	ExternalShipmentID string `json:"externalShipmentId"`
	//
	Status ShipmentStatus `json:"status"`
	// Carrier; `""` while unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number; `""` while unknown.
	TrackingNumber string `json:"trackingNumber"`
	// URL where the customer can track the parcel; `""` while unknown.
	TrackingURL string `json:"trackingUrl"`
	// When the parcel was shipped: the given time, otherwise the time when the shipment was recorded.
	ShippedOn time.Time `json:"shippedOn"`
	// Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping method's
	// longest time.
	EstimatedDelivery time.Time `json:"estimatedDelivery"`
	// The shipped lines.
	Items []PublicShipmentItem `json:"items"`
}

// PublicShipmentItem: A shipped line, or a part of it.
type PublicShipmentItem struct {
	//
	LineItemID string `json:"lineItemId"`
	// Units of the line in this shipment.
	Quantity int64 `json:"quantity"`
}

// PublicOrderLine: A line of an order, as it was when the order was placed.
type PublicOrderLine struct {
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several, in the order's language.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in all deliveries that the line pays for, before discounts, as the buyer saw it. It includes tax if
	// the store's prices include tax.
	UnitPrice Decimal `json:"unitPrice"`
	// The line after all discounts, including its share of order discounts, net of tax.
	LineTotal Decimal `json:"lineTotal"`
	// The line's custom fields.
	CustomFields []CustomField `json:"customFields"`
}

// PublicSubscriptionSnapshot: A subscription with its live lines. The response of `GET /subscription`, and the snapshot
// of every subscription event.
type PublicSubscriptionSnapshot struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status SubscriptionStatus `json:"status"`
	// Date of the next renewal, in the store's time zone. Null means the subscription is not scheduled to renew.
	NextProcessingDate *Date `json:"nextProcessingDate"`
	// When the subscription was created.
	CreatedOn time.Time `json:"createdOn"`
	// When the subscription was canceled. Null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Why the subscription was canceled, as the customer or administrator stated it, or a reason of the service.
	// `COMPLETED`: all its cycles are done. `REPLACED`: another subscription replaced it. `PAYMENT_FAILED`: its renewal
	// retries are exhausted and the store's final action is to cancel. `CUSTOMER_BANNED` or `CUSTOMER_DEACTIVATED`: it
	// ended with the customer's status. Null means it is not canceled, or no reason was given.
	CancelReason *string `json:"cancelReason"`
	// One entry per live line, the same entries as in the subscription list; empty once every line is removed.
	Items []PublicSubscriptionListItem `json:"items"`
}

// PublicSubscriptionListItem: A live line of a subscription: an item of the subscription list, and of a snapshot's
// `items`. Removed lines are not included.
type PublicSubscriptionListItem struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status SubscriptionItemStatus `json:"status"`
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several.
	Name string `json:"name"`
	// Units per delivery.
	Quantity int64 `json:"quantity"`
	// Price of one unit in one delivery, at the next renewal, as the buyer sees it, in the subscription's currency. The
	// price is final when the renewal is charged.
	UnitPrice Decimal `json:"unitPrice"`
	// Interval between renewals, as a number of `intervalUnit`.
	IntervalCount int64 `json:"intervalCount"`
	//
	IntervalUnit IntervalUnit `json:"intervalUnit"`
	// Date of the next renewal. Never null: when nothing is scheduled, the line keeps the last scheduled date, and the
	// snapshot's own `nextProcessingDate` is null.
	NextProcessingDate Date `json:"nextProcessingDate"`
	// When the line was added.
	CreatedOn time.Time `json:"createdOn"`
	// When the subscription was canceled. Null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Why the subscription was canceled; same as in the snapshot.
	CancelReason *string `json:"cancelReason"`
	// The line's custom fields.
	CustomFields []CustomField `json:"customFields"`
}

// PublicOrderListItem: An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the
// snapshot of every order event. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines'
// `lineTotal` add up to `subtotal − discountTotal`. All totals except `taxTotal` and `grandTotal` are net of tax.
// They are fixed when the order is placed; later changes of prices, taxes or rates do not affect them.
type PublicOrderListItem struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// When the order was placed; an administrator can change it.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled; it does not change afterwards. Null before.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled or voided; null otherwise.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	PaymentStatus PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Sum of the lines before discounts, net of tax.
	Subtotal Decimal `json:"subtotal"`
	// All discounts on the lines and the order, net of tax, as a positive amount.
	DiscountTotal Decimal `json:"discountTotal"`
	// Shipping after its discounts, net of tax.
	ShippingTotal Decimal `json:"shippingTotal"`
	// All taxes, including the tax on shipping.
	TaxTotal Decimal `json:"taxTotal"`
	// The amount that the customer pays.
	GrandTotal Decimal `json:"grandTotal"`
	// Number of the order that this order replaces; null otherwise.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Sum of the lines' quantities.
	ItemCount int64 `json:"itemCount"`
	// The lines of the order.
	Items []PublicOrderLine `json:"items"`
}

// PublicCustomer: A customer of the store. The response of `GET /store-customer`, and the snapshot of customer events.
// It never includes passwords, tokens or card numbers.
type PublicCustomer struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Given name; `""` means none.
	FirstName string `json:"firstName"`
	// Family name; `""` means none.
	LastName string `json:"lastName"`
	// Phone number; null means none.
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone Nullable[Phone] `json:"phone,omitzero"`
	//
	Status CustomerStatus `json:"status"`
	// The customer's account type in the store.
	AccountTypeID int64 `json:"accountTypeId"`
	// Display name of that account type.
	AccountTypeName string `json:"accountTypeName"`
	// Whether the customer has verified the e-mail address.
	EmailVerified bool `json:"emailVerified"`
	// The customer's company. Null means none.
	Company *string `json:"company"`
	// The language that the customer chose. Null means the store's.
	LanguageCode *string `json:"languageCode"`
	// Whether a consent of the customer to marketing e-mails is in force.
	AcceptsMarketing bool `json:"acceptsMarketing"`
	// Name of the store's commission provider. Null means the store has none.
	CommissionProviderName *string `json:"commissionProviderName"`
	// The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store has
	// no provider.
	CommissionProviderID *string `json:"commissionProviderId"`
	// When the person became a customer of this store.
	CreatedOn time.Time `json:"createdOn"`
	// When the record last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicReturn: A return, and the snapshot of every return event.
type PublicReturn struct {
	//
	ReturnID int64 `json:"returnId"`
	// Number of the return, as people see it: the order's number and the return's number within the order.
	ReturnNumber string `json:"returnNumber"`
	// The order whose units come back.
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	Kind ReturnKind `json:"kind"`
	//
	Status ReturnStatus `json:"status"`
	// Whether the return is a withdrawal that the buyer declared before its deadline.
	IsInTime bool `json:"isInTime"`
	// Lines of the return.
	Lines []PublicReturnLine `json:"lines"`
	// Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none.
	ExchangeLines []ReturnExchangeLine `json:"exchangeLines"`
	// The order that sends the goods of `exchangeLines`; null means that it is not placed.
	ReplacementOrderID *int64 `json:"replacementOrderId"`
	// Last day on which the store can refund a withdrawal; null for other kinds.
	RefundDueOn *Date `json:"refundDueOn"`
	// Carrier of the parcel; empty means unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number of the parcel; empty means unknown.
	TrackingNumber string `json:"trackingNumber"`
	// When the return was requested.
	RequestedOn time.Time `json:"requestedOn"`
	// When it was approved; null means it is not.
	ApprovedOn *time.Time `json:"approvedOn"`
	// When it was rejected; null means it is not.
	RejectedOn *time.Time `json:"rejectedOn"`
	// When the parcel was reported as sent; null means it is not.
	SentOn *time.Time `json:"sentOn"`
	// When the first units arrived; null means that no unit has arrived.
	ReceivedOn *time.Time `json:"receivedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	// When it was canceled; null means it is not.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicReturnLine: The part of a return for one line of its order.
type PublicReturnLine struct {
	//
	LineItemID string `json:"lineItemId"`
	// Code of a reason in the store's `returnPolicy`; null means none.
	Reason *string `json:"reason"`
	// Units that the buyer wants to return.
	RequestedQuantity int64 `json:"requestedQuantity"`
	// Units that may come back.
	ApprovedQuantity int64 `json:"approvedQuantity"`
	// Units that arrived and can be sold.
	SellableQuantity int64 `json:"sellableQuantity"`
	// Units that arrived damaged.
	DamagedQuantity int64 `json:"damagedQuantity"`
	// Units that did not arrive.
	MissingQuantity int64 `json:"missingQuantity"`
	// Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
	UnshippedQuantity int64 `json:"unshippedQuantity"`
}

// PublicShipmentSnapshot: A shipment with its order: the fields of PublicShipment plus `orderId` and `orderNumber`. The
// snapshot of every shipment event. No field is null; a value that is not known yet is an empty string.
type PublicShipmentSnapshot struct {
	//
	ShipmentID int64 `json:"shipmentId"`
	// Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was
	// given can equal the id of another shipment, so compare shipments by `shipmentId`.
	ExternalShipmentID string `json:"externalShipmentId"`
	//
	Status ShipmentStatus `json:"status"`
	// Carrier; `""` while unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number; `""` while unknown.
	TrackingNumber string `json:"trackingNumber"`
	// URL where the customer can track the parcel; `""` while unknown.
	TrackingURL string `json:"trackingUrl"`
	// When the parcel was shipped: the given time, otherwise the time when the shipment was recorded.
	ShippedOn time.Time `json:"shippedOn"`
	// Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping method's
	// longest time.
	EstimatedDelivery time.Time `json:"estimatedDelivery"`
	// The shipped lines.
	Items []PublicShipmentItem `json:"items"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
}
