package domain

import (
	"errors"
	"fmt"
)

// Code identifies a failure that a caller can act on. Its values are the ErrorCode list in
// openapi/common/problem.yaml; server/problem maps each code to its HTTP status.
type Code string

const (
	InvalidRequest    Code = "invalid_request"
	StoreRequired     Code = "store_required"
	PageTooDeep       Code = "page_too_deep"
	InvalidCursor     Code = "invalid_cursor"
	UnknownAPIVersion Code = "unknown_api_version"

	Unauthenticated    Code = "unauthenticated"
	InvalidCredentials Code = "invalid_credentials"
	TOTPRequired       Code = "totp_required"

	Forbidden        Code = "forbidden"
	AccountInactive  Code = "account_inactive"
	EmailNotVerified Code = "email_not_verified"

	NotFound             Code = "not_found"
	MethodNotAllowed     Code = "method_not_allowed"
	NotAcceptable        Code = "not_acceptable"
	PreconditionFailed   Code = "precondition_failed"
	PayloadTooLarge      Code = "payload_too_large"
	HeadersTooLarge      Code = "headers_too_large"
	UnsupportedMediaType Code = "unsupported_media_type"

	InvalidStateTransition Code = "invalid_state_transition"
	VersionConflict        Code = "version_conflict"
	AlreadyExists          Code = "already_exists"
	InUse                  Code = "in_use"
	IdempotencyInFlight    Code = "idempotency_in_flight"
	CartChanged            Code = "cart_changed"
	CycleLocked            Code = "cycle_locked"
	PaymentNotSecured      Code = "payment_not_secured"
	StoredValueLeft        Code = "stored_value_left"
	GiftCardSpent          Code = "gift_card_spent" // a refund exceeds the value that is left of gift cards that the order bought

	IdempotencyKeyReuse        Code = "idempotency_key_reuse"
	InsufficientStock          Code = "insufficient_stock"
	CouponNotApplicable        Code = "coupon_not_applicable"
	CouponExhausted            Code = "coupon_exhausted"
	PaymentDeclined            Code = "payment_declined"
	RefundExceedsRemaining     Code = "refund_exceeds_remaining"
	QuantityExceedsUnfulfilled Code = "quantity_exceeds_unfulfilled"
	ShippingNotAvailable       Code = "shipping_not_available"
	CurrencyMismatch           Code = "currency_mismatch"
	WeakPassword               Code = "weak_password"
	CodeInvalid                Code = "code_invalid"
	DomainNotVerified          Code = "domain_not_verified"
	CartEmpty                  Code = "cart_empty"
	TermsNotAccepted           Code = "terms_not_accepted"
	UnsupportedOperation       Code = "unsupported_operation"
	InvalidValue               Code = "invalid_value"
	GiftCardInvalid            Code = "gift_card_invalid"
	GiftCardUnusable           Code = "gift_card_unusable"

	RateLimited           Code = "rate_limited"
	Internal              Code = "internal"
	NotImplemented        Code = "not_implemented"
	Busy                  Code = "busy"
	Unavailable           Code = "unavailable"
	PaymentOutcomeUnknown Code = "payment_outcome_unknown"
)

// Codes lists every Code, for the tests that compare the tables of codes.
func Codes() []Code {
	return []Code{
		InvalidRequest, StoreRequired, PageTooDeep, InvalidCursor, UnknownAPIVersion,
		Unauthenticated, InvalidCredentials, TOTPRequired,
		Forbidden, AccountInactive, EmailNotVerified,
		NotFound, MethodNotAllowed, NotAcceptable, PreconditionFailed, PayloadTooLarge, HeadersTooLarge, UnsupportedMediaType,
		InvalidStateTransition, VersionConflict, AlreadyExists, InUse, IdempotencyInFlight, CartChanged, CycleLocked, PaymentNotSecured, StoredValueLeft, GiftCardSpent,
		IdempotencyKeyReuse, InsufficientStock, CouponNotApplicable, CouponExhausted, PaymentDeclined, RefundExceedsRemaining,
		QuantityExceedsUnfulfilled, ShippingNotAvailable, CurrencyMismatch, WeakPassword, CodeInvalid, DomainNotVerified, CartEmpty, TermsNotAccepted,
		UnsupportedOperation, InvalidValue, GiftCardInvalid, GiftCardUnusable,
		RateLimited, Internal, NotImplemented, Busy, Unavailable, PaymentOutcomeUnknown,
	}
}

// Error is the only type of error whose text reaches a caller. Any other error is returned as Internal,
// and only the log contains its text.
type Error struct {
	Code   Code
	Detail string  // written for the caller
	Fields []Field // every failing field of the request
	// CurrentVersion is set with VersionConflict and PreconditionFailed.
	CurrentVersion int64
	// ExistingID is the id of the object that already has the value. It is set with AlreadyExists for an
	// external id if that object is known.
	ExistingID int64
	// From, To and Allowed are set with InvalidStateTransition.
	From, To string
	Allowed  []string
	// Permission is the missing permission, set with Forbidden.
	Permission string
	// Totals contains the order's current totals. It is set with CartChanged.
	Totals *Totals
	// Coupon is the reason why a coupon that the caller may know of does not apply. It is set with
	// CouponNotApplicable and CouponExhausted of a priced cart or order, and otherwise nil.
	Coupon *CouponRefusal
	// RetryAfter is in seconds; 0 means no header is sent.
	RetryAfter int
}

// Totals contains the sums of an order.
type Totals struct {
	Currency                                                     Currency
	Subtotal, DiscountTotal, ShippingTotal, TaxTotal, GrandTotal Amount
}

// CouponReason is the contract's name of the reason why a coupon does not apply. New reasons may be added.
type CouponReason string

const (
	CouponUsedUp        CouponReason = "used_up"
	CouponUsedByBuyer   CouponReason = "used_by_customer"
	CouponEnded         CouponReason = "ended"
	CouponNotRunning    CouponReason = "not_running"
	CouponFirstOrder    CouponReason = "first_order_only"
	CouponCurrency      CouponReason = "currency"
	CouponOtherBuyers   CouponReason = "other_customers"
	CouponNoItems       CouponReason = "no_qualifying_items"
	CouponMinSubtotal   CouponReason = "min_subtotal"
	CouponMinQuantity   CouponReason = "min_quantity"
	CouponTooFewItems   CouponReason = "too_few_items" // of a coupon that gives units to buyers of other units
	CouponNotCombinable CouponReason = "not_combinable"
	CouponNoDiscount    CouponReason = "no_discount"
)

// CouponRefusal is the reason why a coupon does not apply to a cart.
type CouponRefusal struct {
	Code     string
	Reason   CouponReason
	AllItems bool // every item except gift cards counts toward the minimums
	// Currency is the currency of the amounts with CouponMinSubtotal, and the only currency of the coupon with
	// CouponCurrency. Otherwise it is empty.
	Currency Currency
	// MinSubtotal and MissingSubtotal are amounts as displayed to the buyer, before discounts. They are set with
	// CouponMinSubtotal.
	MinSubtotal, MissingSubtotal *Amount
	// MinQuantity and MissingQuantity are set with CouponMinQuantity.
	MinQuantity, MissingQuantity *int
}

// Field is one failing field.
type Field struct {
	In      string // body, query, path or header
	Pointer string // RFC 6901 pointer into the body, or "/<name>" for a parameter
	Code    string // the contract's name of the failed schema keyword, a Code, or a cart's problem code
	Detail  string
	// CartItemID is the id of the failed line of the caller's cart; 0 means none. It locates the line
	// because the body of a checkout has no lines.
	CartItemID int64
	// Line and Column locate the failure in the field's text; both count from 1, and 0 means unknown.
	Line, Column int
}

func (e *Error) Error() string { return string(e.Code) + ": " + e.Detail }

// Errorf returns an Error with a detail written for the API's caller.
func Errorf(code Code, format string, args ...any) error {
	return &Error{Code: code, Detail: fmt.Sprintf(format, args...)}
}

// Invalid returns an invalid_value error for one field of the body, identified by its JSON pointer.
// The field violates a rule that the contract's schema cannot express.
func Invalid(pointer, format string, args ...any) error {
	return InvalidAs(InvalidValue, pointer, format, args...)
}

// InvalidAs is Invalid with a more specific code than invalid_value.
func InvalidAs(code Code, pointer, format string, args ...any) error {
	detail := fmt.Sprintf(format, args...)
	return &Error{Code: code, Detail: detail, Fields: []Field{{In: "body", Pointer: pointer, Code: string(code), Detail: detail}}}
}

// Missing returns a not_found error for an object that does not exist or does not belong to the
// caller. The error does not distinguish the two cases.
func Missing(what string) error { return Errorf(NotFound, "There is no such %s.", what) }

// CodeOf returns the Code of the Error that err is or wraps. For any other error and for nil it
// returns Internal.
func CodeOf(err error) Code {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return Internal
}
