<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Shared;

/** An amount that the buyer pays for a return. */
final class ReturnFee extends \StorePlatform\Model
{
    protected const SPEC = 'kind!:s amount!:d';

    /**
     * @param string $kind
     * @param numeric-string $amount Tax included.
     */
    public function __construct(
        public string $kind,
        public string $amount,
    ) {
    }
}

/**
 * The reason for a fee.
 *
 * More values may be added.
 */
final class ReturnFeeKind
{
    public const RESTOCKING = 'RESTOCKING';
    public const RETURN_SHIPPING = 'RETURN_SHIPPING';
}

/** A line of a previewed return. */
final class ReturnPreviewLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i amount!:d deadlineOn!?:D';

    /**
     * @param string $lineItemId
     * @param int $quantity
     * @param numeric-string $amount Price of the units, tax included.
     * @param string|null $deadlineOn Last day of the window, in the store's time zone; null means that no window has
     * begun, or that the kind has none.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
        public string $amount,
        public ?string $deadlineOn,
    ) {
    }
}

/** Units of a line to return. */
final class ReturnRequestLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i reason:s';

    /**
     * @param string $lineItemId
     * @param int $quantity
     * @param string|null $reason Code of a reason in the store's `returnPolicy`.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
        public ?string $reason = null,
    ) {
    }
}

/** Sort order; a leading minus sign means descending. */
final class ReturnSort
{
    public const REQUESTED_ON = 'requestedOn';
    public const REQUESTED_ON_DESC = '-requestedOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/**
 * Why a request failed (RFC 9457). Every response of 400 and above has this form, in every document. Base decisions on
 * `status` and `code`; `title` and `detail` are for people and may change. Some codes have additional fields, and more
 * may be added.
 */
final class Problem extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s title!:s status!:i detail!:s instance!:s code!:s requestId!:s errors:[@Shared\\ProblemField currentVersion:i existingId:i from:s to:s allowed:[s permission:s totals:@Shared\\ProblemTotals coupon:@Shared\\CouponRefusal';

    /**
     * @param string $type `/problems/<code>`: a page that explains the code. If the service is reached under a path
     * prefix, the reference starts with the prefix, so it resolves against the request URL.
     * @param string $title Meaning of the code; the same for every problem with this code.
     * @param int $status The HTTP status.
     * @param string $detail Description of this occurrence, in English. Never contains internals.
     * @param string $instance The request path as the caller sees it, without the query.
     * @param string $code
     * @param string $requestId Id of the request that was refused. It equals the `X-Request-Id` header, except in a
     * repeated response (`Idempotent-Replayed: true`): there it is the id of the first request. Include it in support
     * requests.
     * @param list<ProblemField>|null $errors All rejected fields at once, at most 100, and fewer if their names are
     * long; `detail` says when there are more. Present if individual fields are at fault.
     * @param int|null $currentVersion For `version_conflict` and `precondition_failed`: the row's current version. Read
     * the row again, decide, and retry.
     * @param int|null $existingId For `already_exists` of an external id: the id of the object that has it, such as its
     * `orderId`. Absent if the request named several values.
     * @param string|null $from For `invalid_state_transition`: the object's current state.
     * @param string|null $to For `invalid_state_transition`: the requested state.
     * @param list<string>|null $allowed For `invalid_state_transition`: the states that the object can change to; empty
     * if its state is final.
     * @param string|null $permission For `forbidden`: the missing permission.
     * @param ProblemTotals|null $totals For `cart_changed`: the order's current totals. Show them to the buyer before
     * you retry.
     * @param CouponRefusal|null $coupon For `coupon_not_applicable` and `coupon_exhausted` of a cart or an order: the
     * coupon and the reason. Absent if the store has no such coupon that the caller may use now. Also absent if a
     * concurrent request took its last use, or if the cart has too many coupons.
     */
    public function __construct(
        public string $type,
        public string $title,
        public int $status,
        public string $detail,
        public string $instance,
        public string $code,
        public string $requestId,
        public ?array $errors = null,
        public ?int $currentVersion = null,
        public ?int $existingId = null,
        public ?string $from = null,
        public ?string $to = null,
        public ?array $allowed = null,
        public ?string $permission = null,
        public ?ProblemTotals $totals = null,
        public ?CouponRefusal $coupon = null,
    ) {
    }
}

/**
 * Machine-readable code of the error. More codes may be added; for an unknown code, fall back on the HTTP status. |
 * status | codes | |---|---| | 400 | `invalid_request` malformed or against the contract · `store_required` the caller
 * has several stores and named none · `page_too_deep` use a cursor · `invalid_cursor` · `unknown_api_version` | |
 * 401 | `unauthenticated` the credential is missing or invalid · `invalid_credentials` wrong e-mail or password ·
 * `totp_required` | | 403 | `forbidden` a permission is missing · `account_inactive` · `email_not_verified` | | 404 |
 * `not_found` also for objects of another store or customer | | 405, 406 | `method_not_allowed` · `not_acceptable` | |
 * 409 | `invalid_state_transition` · `version_conflict` · `already_exists` · `in_use` · `idempotency_in_flight` the
 * first request with this key is still running · `cart_changed` · `cycle_locked` a renewal is being charged (with
 * Retry-After), or the plan's cutoff has passed (without Retry-After: the change is possible again after the renewal)
 * · `payment_not_secured` · `stored_value_left` the customer still has store credit · `gift_card_spent` the value of
 * gift cards that the order bought was spent, has expired or is held | | 412, 413, 415, 431 | `precondition_failed` ·
 * `payload_too_large` · `unsupported_media_type` · `headers_too_large` (more than 100 headers) | | 422 |
 * `idempotency_key_reuse` the key was already used for another request · `insufficient_stock` ·
 * `coupon_not_applicable` · `coupon_exhausted` · `payment_declined` · `refund_exceeds_remaining` ·
 * `quantity_exceeds_unfulfilled` · `shipping_not_available` · `currency_mismatch` · `weak_password` ·
 * `code_invalid` · `domain_not_verified` · `cart_empty` · `terms_not_accepted` · `unsupported_operation` ·
 * `invalid_value` · `gift_card_invalid` no gift card has this code · `gift_card_unusable` the gift card is disabled,
 * expired or spent | | 429 | `rate_limited` | | 500, 501 | `internal` · `not_implemented` | | 503 | `busy` retry ·
 * `unavailable` · `payment_outcome_unknown` the processor has not responded: retry with the same Idempotency-Key |
 *
 * More values may be added.
 */
final class ErrorCode
{
    public const INVALID_REQUEST = 'invalid_request';
    public const STORE_REQUIRED = 'store_required';
    public const PAGE_TOO_DEEP = 'page_too_deep';
    public const INVALID_CURSOR = 'invalid_cursor';
    public const UNKNOWN_API_VERSION = 'unknown_api_version';
    public const UNAUTHENTICATED = 'unauthenticated';
    public const INVALID_CREDENTIALS = 'invalid_credentials';
    public const TOTP_REQUIRED = 'totp_required';
    public const FORBIDDEN = 'forbidden';
    public const ACCOUNT_INACTIVE = 'account_inactive';
    public const EMAIL_NOT_VERIFIED = 'email_not_verified';
    public const NOT_FOUND = 'not_found';
    public const METHOD_NOT_ALLOWED = 'method_not_allowed';
    public const NOT_ACCEPTABLE = 'not_acceptable';
    public const INVALID_STATE_TRANSITION = 'invalid_state_transition';
    public const VERSION_CONFLICT = 'version_conflict';
    public const ALREADY_EXISTS = 'already_exists';
    public const IN_USE = 'in_use';
    public const IDEMPOTENCY_IN_FLIGHT = 'idempotency_in_flight';
    public const CART_CHANGED = 'cart_changed';
    public const CYCLE_LOCKED = 'cycle_locked';
    public const PAYMENT_NOT_SECURED = 'payment_not_secured';
    public const STORED_VALUE_LEFT = 'stored_value_left';
    public const GIFT_CARD_SPENT = 'gift_card_spent';
    public const PRECONDITION_FAILED = 'precondition_failed';
    public const PAYLOAD_TOO_LARGE = 'payload_too_large';
    public const HEADERS_TOO_LARGE = 'headers_too_large';
    public const UNSUPPORTED_MEDIA_TYPE = 'unsupported_media_type';
    public const IDEMPOTENCY_KEY_REUSE = 'idempotency_key_reuse';
    public const INSUFFICIENT_STOCK = 'insufficient_stock';
    public const COUPON_NOT_APPLICABLE = 'coupon_not_applicable';
    public const COUPON_EXHAUSTED = 'coupon_exhausted';
    public const PAYMENT_DECLINED = 'payment_declined';
    public const REFUND_EXCEEDS_REMAINING = 'refund_exceeds_remaining';
    public const QUANTITY_EXCEEDS_UNFULFILLED = 'quantity_exceeds_unfulfilled';
    public const SHIPPING_NOT_AVAILABLE = 'shipping_not_available';
    public const CURRENCY_MISMATCH = 'currency_mismatch';
    public const WEAK_PASSWORD = 'weak_password';
    public const CODE_INVALID = 'code_invalid';
    public const DOMAIN_NOT_VERIFIED = 'domain_not_verified';
    public const CART_EMPTY = 'cart_empty';
    public const TERMS_NOT_ACCEPTED = 'terms_not_accepted';
    public const UNSUPPORTED_OPERATION = 'unsupported_operation';
    public const INVALID_VALUE = 'invalid_value';
    public const GIFT_CARD_INVALID = 'gift_card_invalid';
    public const GIFT_CARD_UNUSABLE = 'gift_card_unusable';
    public const RATE_LIMITED = 'rate_limited';
    public const INTERNAL = 'internal';
    public const NOT_IMPLEMENTED = 'not_implemented';
    public const BUSY = 'busy';
    public const UNAVAILABLE = 'unavailable';
    public const PAYMENT_OUTCOME_UNKNOWN = 'payment_outcome_unknown';
}

/** One rejected field. */
final class ProblemField extends \StorePlatform\Model
{
    protected const SPEC = 'in!:s pointer!:s code!:s detail!:s cartItemId:i line:i column:i';

    /**
     * @param ProblemFieldLocation::* $in
     * @param string $pointer RFC 6901 pointer into the body (`/items/0/quantity`; `""` is the whole body), or `/` and
     * the name of the parameter or header.
     * @param string $code
     * @param string $detail Message for people, in English; never contains the sent value.
     * @param int|null $cartItemId The line of the cart that a checkout refuses. The body of a checkout has no lines, so
     * `pointer` is empty. Absent in other errors.
     * @param int|null $line Line within the field's text, from 1; only for templates and imported files.
     * @param int|null $column Column within that line, from 1.
     */
    public function __construct(
        public string $in,
        public string $pointer,
        public string $code,
        public string $detail,
        public ?int $cartItemId = null,
        public ?int $line = null,
        public ?int $column = null,
    ) {
    }
}

/** The part of the request that contains the field. */
final class ProblemFieldLocation
{
    public const BODY = 'body';
    public const QUERY = 'query';
    public const HEADER = 'header';
    public const PATH = 'path';
}

/**
 * Machine-readable code of the error in one field. More codes may be added. | from | codes | |---|---| | the contract |
 * `required` · `unknown` no such field or parameter · `duplicate` · `wrong_type` · `wrong_format` ·
 * `wrong_pattern` · `not_in_set` not one of the enum's values · `too_short` · `too_long` · `too_small` ·
 * `too_large` · `too_few` · `too_many` · `not_nullable` · `invalid` anything else | | a rule, with the same meaning
 * as the problem code | `invalid_request` cannot be combined with the other fields of the request · `invalid_value` ·
 * `already_exists` · `cart_changed` · `code_invalid` · `coupon_exhausted` · `coupon_not_applicable` ·
 * `currency_mismatch` · `gift_card_invalid` · `gift_card_unusable` · `in_use` · `insufficient_stock` · `not_found`
 * the object that a line of the request names · `quantity_exceeds_unfulfilled` · `refund_exceeds_remaining` ·
 * `shipping_not_available` · `terms_not_accepted` · `unknown_api_version` · `unsupported_operation` ·
 * `version_conflict` · `weak_password` | | the problem of a cart for the same line, with an `invalid_value` problem |
 * `custom_field_invalid` · `custom_field_required` · `min_order_amount` · `quantity_not_allowed` · `unavailable` no
 * longer sold | | the payment provider, at `/payment` of a `payment_declined` problem | the values of DeclineCode:
 * `insufficient_funds`, `expired_card`, … |
 *
 * More values may be added.
 */
final class ProblemFieldCode
{
    public const REQUIRED = 'required';
    public const UNKNOWN = 'unknown';
    public const DUPLICATE = 'duplicate';
    public const WRONG_TYPE = 'wrong_type';
    public const WRONG_FORMAT = 'wrong_format';
    public const WRONG_PATTERN = 'wrong_pattern';
    public const NOT_IN_SET = 'not_in_set';
    public const TOO_SHORT = 'too_short';
    public const TOO_LONG = 'too_long';
    public const TOO_SMALL = 'too_small';
    public const TOO_LARGE = 'too_large';
    public const TOO_FEW = 'too_few';
    public const TOO_MANY = 'too_many';
    public const NOT_NULLABLE = 'not_nullable';
    public const INVALID = 'invalid';
    public const INVALID_REQUEST = 'invalid_request';
    public const INVALID_VALUE = 'invalid_value';
    public const ALREADY_EXISTS = 'already_exists';
    public const CART_CHANGED = 'cart_changed';
    public const CODE_INVALID = 'code_invalid';
    public const COUPON_EXHAUSTED = 'coupon_exhausted';
    public const COUPON_NOT_APPLICABLE = 'coupon_not_applicable';
    public const CURRENCY_MISMATCH = 'currency_mismatch';
    public const IN_USE = 'in_use';
    public const INSUFFICIENT_STOCK = 'insufficient_stock';
    public const GIFT_CARD_INVALID = 'gift_card_invalid';
    public const GIFT_CARD_UNUSABLE = 'gift_card_unusable';
    public const CUSTOM_FIELD_INVALID = 'custom_field_invalid';
    public const CUSTOM_FIELD_REQUIRED = 'custom_field_required';
    public const MIN_ORDER_AMOUNT = 'min_order_amount';
    public const QUANTITY_NOT_ALLOWED = 'quantity_not_allowed';
    public const UNAVAILABLE = 'unavailable';
    public const NOT_FOUND = 'not_found';
    public const QUANTITY_EXCEEDS_UNFULFILLED = 'quantity_exceeds_unfulfilled';
    public const REFUND_EXCEEDS_REMAINING = 'refund_exceeds_remaining';
    public const SHIPPING_NOT_AVAILABLE = 'shipping_not_available';
    public const TERMS_NOT_ACCEPTED = 'terms_not_accepted';
    public const UNKNOWN_API_VERSION = 'unknown_api_version';
    public const UNSUPPORTED_OPERATION = 'unsupported_operation';
    public const VERSION_CONFLICT = 'version_conflict';
    public const WEAK_PASSWORD = 'weak_password';
    public const CARD_DECLINED = 'card_declined';
    public const INSUFFICIENT_FUNDS = 'insufficient_funds';
    public const LOST_CARD = 'lost_card';
    public const STOLEN_CARD = 'stolen_card';
    public const EXPIRED_CARD = 'expired_card';
    public const INCORRECT_CVC = 'incorrect_cvc';
    public const PROCESSING_ERROR = 'processing_error';
    public const INVALID_TOKEN = 'invalid_token';
    public const AUTHENTICATION_REQUIRED = 'authentication_required';
    public const AUTHENTICATION_FAILED = 'authentication_failed';
    public const PAYMENT_EXPIRED = 'payment_expired';
    public const PAYMENT_NOT_FOUND = 'payment_not_found';
    public const PAYMENT_VOIDED = 'payment_voided';
    public const PAYMENT_CAPTURED = 'payment_captured';
    public const CAPTURE_EXCEEDS_AUTHORIZED = 'capture_exceeds_authorized';
    public const REFUND_EXCEEDS_CAPTURED = 'refund_exceeds_captured';
    public const REFUND_FAILED = 'refund_failed';
    public const PROVIDER_UNSUPPORTED = 'provider_unsupported';
}

/** The order's current totals, as the cart shows them. */
final class ProblemTotals extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d';

    /**
     * @param string $currencyCode The currency of every amount here.
     * @param numeric-string $subtotal Sum of the lines before discounts, same as the cart's `subtotal`.
     * @param numeric-string $discountTotal Total of all discounts.
     * @param numeric-string $shippingTotal The price of shipping.
     * @param numeric-string $taxTotal All taxes.
     * @param numeric-string $grandTotal The total to pay: the `expectedGrandTotal` to send next, once the buyer agrees.
     */
    public function __construct(
        public string $currencyCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
    ) {
    }
}

/** Why a coupon does not apply, as data for a text in the buyer's language. */
final class CouponRefusal extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s reason!:s isForAllItems!:b currencyCode!?:s minSubtotal!?:d missingSubtotal!?:d minQuantity!?:i missingQuantity!?:i';

    /**
     * @param string $code The code as the store writes it.
     * @param string $reason
     * @param bool $isForAllItems Whether all items except gift cards count toward the minimums. False means only some
     * products do.
     * @param string|null $currencyCode For `min_subtotal`: the currency of the amounts. For `currency`: the only
     * currency in which the coupon applies. Otherwise null.
     * @param numeric-string|null $minSubtotal For `min_subtotal`: the minimum, as shown to the buyer, before discounts.
     * Otherwise null.
     * @param numeric-string|null $missingSubtotal For `min_subtotal`: the amount that the cart lacks. Otherwise null.
     * @param int|null $minQuantity For `min_quantity`: the minimum number of units. Otherwise null.
     * @param int|null $missingQuantity For `min_quantity`: the number of units that the cart lacks. Otherwise null.
     */
    public function __construct(
        public string $code,
        public string $reason,
        public bool $isForAllItems,
        public ?string $currencyCode,
        public ?string $minSubtotal,
        public ?string $missingSubtotal,
        public ?int $minQuantity,
        public ?int $missingQuantity,
    ) {
    }
}

/**
 * Reason why a coupon does not apply. More reasons may be added. - `min_subtotal`, `min_quantity`: the items that count
 * cost less, or are fewer, than the coupon's minimum. - `too_few_items`: the coupon gives units to buyers of other
 * units, and the cart has too few of them. - `no_qualifying_items`: the coupon is for other products. - `no_discount`:
 * the coupon takes nothing off this cart. - `not_combinable`: another discount of the cart excludes the coupon. -
 * `currency`: the coupon is for carts in another currency. - `first_order_only`, `other_customers`: the coupon is for a
 * first order, or for other customers. - `not_running`, `ended`: the coupon is paused or not started yet, or has ended.
 * - `used_up`, `used_by_customer`: no use is left at all, or for this customer.
 *
 * More values may be added.
 */
final class CouponRefusalReason
{
    public const MIN_SUBTOTAL = 'min_subtotal';
    public const MIN_QUANTITY = 'min_quantity';
    public const TOO_FEW_ITEMS = 'too_few_items';
    public const NO_QUALIFYING_ITEMS = 'no_qualifying_items';
    public const NO_DISCOUNT = 'no_discount';
    public const NOT_COMBINABLE = 'not_combinable';
    public const CURRENCY = 'currency';
    public const FIRST_ORDER_ONLY = 'first_order_only';
    public const OTHER_CUSTOMERS = 'other_customers';
    public const NOT_RUNNING = 'not_running';
    public const ENDED = 'ended';
    public const USED_UP = 'used_up';
    public const USED_BY_CUSTOMER = 'used_by_customer';
}

/**
 * The kind of actor that caused the change. - `ADMIN`: a store administrator in the admin interface. - `CUSTOMER`: the
 * customer, on the storefront or in their account. - `API_TOKEN`: an integration calling the API with an app token. -
 * `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of payment
 * processors. - `PLATFORM`: platform tooling acting on the store's behalf.
 */
final class ActorType
{
    public const ADMIN = 'ADMIN';
    public const CUSTOMER = 'CUSTOMER';
    public const API_TOKEN = 'API_TOKEN';
    public const SYSTEM = 'SYSTEM';
    public const PLATFORM = 'PLATFORM';
}

/**
 * - `ACTIVE`: can log in and buy. - `SUSPENDED`: cannot log in for now; open orders continue. - `BANNED`: cannot log
 * in, and the e-mail address cannot register again; subscriptions are canceled. - `DEACTIVATED`: deleted by the
 * customer or an administrator; personal data is erased 30 days later.
 */
final class CustomerStatus
{
    public const ACTIVE = 'ACTIVE';
    public const BANNED = 'BANNED';
    public const SUSPENDED = 'SUSPENDED';
    public const DEACTIVATED = 'DEACTIVATED';
}

/**
 * State of the order's payment. Derived from its payments, refunds and disputes; it cannot be set. - `PENDING`: nothing
 * is secured yet (an offline, bank or crypto payment is awaited). - `REQUIRES_ACTION`: the customer has to act (3-D
 * Secure, redirect). - `AUTHORIZED`: the whole total is authorized and not captured. - `PARTIALLY_PAID`: a part is
 * captured. - `PAID`: the whole total is captured, or the total is zero. - `OVERPAID`: more than the total is captured,
 * after an edit. - `FAILED`: the last attempt was declined or failed. - `VOIDED`: canceled before anything was
 * captured. - `EXPIRED`: the authorization expired. - `PARTIALLY_REFUNDED`, `REFUNDED`: part or all of the captured
 * amount is refunded; refunds in progress count, failed and voided refunds do not. - `CHARGEBACK`: an amount is
 * disputed, or the bank took it back.
 *
 * More values may be added.
 */
final class PaymentStatus
{
    public const PENDING = 'PENDING';
    public const REQUIRES_ACTION = 'REQUIRES_ACTION';
    public const AUTHORIZED = 'AUTHORIZED';
    public const PARTIALLY_PAID = 'PARTIALLY_PAID';
    public const PAID = 'PAID';
    public const OVERPAID = 'OVERPAID';
    public const FAILED = 'FAILED';
    public const VOIDED = 'VOIDED';
    public const EXPIRED = 'EXPIRED';
    public const PARTIALLY_REFUNDED = 'PARTIALLY_REFUNDED';
    public const REFUNDED = 'REFUNDED';
    public const CHARGEBACK = 'CHARGEBACK';
}

/**
 * How much of the order's physical lines has shipped. Derived from its shipments, returns and the hold; it cannot be
 * set. The shipments track the delivery. - `NOT_REQUIRED`: the order has no physical lines, or none of them has to be
 * shipped any longer. - `UNFULFILLED`: nothing has shipped. - `ON_HOLD`: nothing has shipped and an administrator holds
 * the order. - `PARTIALLY_FULFILLED`: a part has shipped. - `FULFILLED`: everything that has to be shipped has shipped.
 * - `PARTIALLY_RETURNED`, `RETURNED`: part or all of the shipped units were returned. - `CANCELLED`: the order was
 * canceled before anything shipped.
 *
 * More values may be added.
 */
final class FulfillmentStatus
{
    public const NOT_REQUIRED = 'NOT_REQUIRED';
    public const UNFULFILLED = 'UNFULFILLED';
    public const ON_HOLD = 'ON_HOLD';
    public const PARTIALLY_FULFILLED = 'PARTIALLY_FULFILLED';
    public const FULFILLED = 'FULFILLED';
    public const PARTIALLY_RETURNED = 'PARTIALLY_RETURNED';
    public const RETURNED = 'RETURNED';
    public const CANCELLED = 'CANCELLED';
}

/**
 * ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: pays no new orders until staff enable it. The
 * service disables a bought card while a bank disputes the payment or its record is void, and after refunds of its
 * whole value. It enables the card when the cause ends, unless staff disabled it. EXPIRED: `expiresOn` has passed.
 * Later versions can add values.
 *
 * More values may be added.
 */
final class GiftCardStatus
{
    public const ACTIVE = 'ACTIVE';
    public const DISABLED = 'DISABLED';
    public const EXPIRED = 'EXPIRED';
    public const SPENT = 'SPENT';
}

/**
 * ISSUE adds new value. HOLD reserves value for an order, and RELEASE returns it. CAPTURE pays an order with reserved
 * value. REFUND pays value back. CANCEL removes value whose purchase was refunded, and RESTORE adds it again after that
 * refund failed. EXPIRE removes value that expired. ADJUST is a change by staff. Later versions can add values.
 *
 * More values may be added.
 */
final class StoredValueEntryType
{
    public const ISSUE = 'ISSUE';
    public const HOLD = 'HOLD';
    public const RELEASE = 'RELEASE';
    public const CAPTURE = 'CAPTURE';
    public const REFUND = 'REFUND';
    public const CANCEL = 'CANCEL';
    public const RESTORE = 'RESTORE';
    public const EXPIRE = 'EXPIRE';
    public const ADJUST = 'ADJUST';
}

/** Whether a document charges or credits an amount. */
final class InvoiceType
{
    public const INVOICE = 'INVOICE';
    public const CREDIT_NOTE = 'CREDIT_NOTE';
}

/** The kind of file. */
final class MediaType
{
    public const IMAGE = 'IMAGE';
    public const VIDEO = 'VIDEO';
    public const DOCUMENT = 'DOCUMENT';
}

/**
 * DRAFT: not placed yet. OPEN: placed. COMPLETED: paid and fulfilled; the order is OPEN again when that no longer
 * holds, for instance after a canceled shipment. CANCELLED: canceled or voided.
 */
final class OrderState
{
    public const DRAFT = 'DRAFT';
    public const OPEN = 'OPEN';
    public const COMPLETED = 'COMPLETED';
    public const CANCELLED = 'CANCELLED';
}

/** The kind of payment method. */
final class PaymentType
{
    public const CARD = 'CARD';
    public const BANK = 'BANK';
    public const CRYPTO = 'CRYPTO';
    public const DIGITAL_WALLET = 'DIGITAL_WALLET';
}

/** DRAFT: being prepared. ACTIVE: for sale within its visibility. ARCHIVED: no longer for sale. */
final class ProductStatus
{
    public const DRAFT = 'DRAFT';
    public const ACTIVE = 'ACTIVE';
    public const ARCHIVED = 'ARCHIVED';
}

/**
 * The kind of product. `PHYSICAL` products are shipped; the merchant delivers `DIGITAL` products and services. For each
 * unit of a `GIFT_CARD`, the service issues a gift card with the unit price as its value when the order is paid, and
 * mails its code. A `GIFT_CARD` has no tax, takes no discounts, and is neither shipped nor sold on plans. Another
 * product cannot become one (422 `invalid_value`).
 */
final class ProductType
{
    public const PHYSICAL = 'PHYSICAL';
    public const DIGITAL = 'DIGITAL';
    public const SERVICE = 'SERVICE';
    public const GIFT_CARD = 'GIFT_CARD';
}

/**
 * - `PENDING`: issued; the amount is reserved. - `PROCESSING`: sent to the payment processor, including while its
 * outcome is unknown. - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment,
 * or units were returned without money. It changes to FAILED only if a bank sends the money back. - `FAILED`: the
 * processor rejected it; the amount can be refunded again. - `VOIDED`: voided before it settled; no money is returned.
 */
final class RefundStatus
{
    public const PENDING = 'PENDING';
    public const PROCESSING = 'PROCESSING';
    public const COMPLETED = 'COMPLETED';
    public const FAILED = 'FAILED';
    public const VOIDED = 'VOIDED';
}

/** Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock. */
final class RefundReason
{
    public const RETURN_SELLABLE = 'RETURN_SELLABLE';
    public const RETURN_NON_SELLABLE = 'RETURN_NON_SELLABLE';
    public const GOODWILL = 'GOODWILL';
    public const BILLING_ERROR = 'BILLING_ERROR';
    public const DAMAGED_GOODS = 'DAMAGED_GOODS';
    public const DUPLICATE_CHARGE = 'DUPLICATE_CHARGE';
    public const OTHER = 'OTHER';
}

/**
 * The state of a return. REQUESTED waits for approval. RECEIVED: units arrived, all or a part.
 *
 * More values may be added.
 */
final class ReturnStatus
{
    public const REQUESTED = 'REQUESTED';
    public const APPROVED = 'APPROVED';
    public const REJECTED = 'REJECTED';
    public const IN_TRANSIT = 'IN_TRANSIT';
    public const RECEIVED = 'RECEIVED';
    public const COMPLETED = 'COMPLETED';
    public const CANCELLED = 'CANCELLED';
}

/**
 * The purpose of a return. RETURN: goods against money. EXCHANGE: goods against other goods. CLAIM: goods that are
 * faulty, wrong or damaged. WITHDRAWAL: the buyer withdraws from the contract, as the law allows.
 *
 * More values may be added.
 */
final class ReturnKind
{
    public const RETURN = 'RETURN';
    public const EXCHANGE = 'EXCHANGE';
    public const CLAIM = 'CLAIM';
    public const WITHDRAWAL = 'WITHDRAWAL';
}

/**
 * - `ACTIVE`: renews; also while a declined renewal is being retried. - `PAUSED`: does not renew until it is resumed. -
 * `CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done (see `cancelReason`). -
 * `TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can reactivate it.
 */
final class SubscriptionStatus
{
    public const ACTIVE = 'ACTIVE';
    public const PAUSED = 'PAUSED';
    public const CANCELLED = 'CANCELLED';
    public const TERMINAL_FAILED = 'TERMINAL_FAILED';
}

/**
 * NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first order failed
 * late, and the service retries the payment; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; the
 * subscription stays ACTIVE for the `graceDays` of the store's settings, then the final action follows.
 */
final class DunningState
{
    public const NONE = 'NONE';
    public const RETRYING = 'RETRYING';
    public const EXHAUSTED = 'EXHAUSTED';
}

/**
 * - `SCHEDULED`: runs on its date. - `SKIPPED`: nothing is sent or charged. - `PROCESSING`: being charged now. -
 * `RETRYING`: failed and will be retried. - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the
 * tax service cannot find the place of its address. The renewal is retried daily for the store's
 * `renewalStockWaitDays`, then skipped. - `WAITING_FOR_CUSTOMER`: the customer has to confirm the payment or provide
 * another payment method.
 */
final class SubscriptionCycleStatus
{
    public const SCHEDULED = 'SCHEDULED';
    public const SKIPPED = 'SKIPPED';
    public const PROCESSING = 'PROCESSING';
    public const RETRYING = 'RETRYING';
    public const WAITING_FOR_STOCK = 'WAITING_FOR_STOCK';
    public const WAITING_FOR_CUSTOMER = 'WAITING_FOR_CUSTOMER';
}

/**
 * How a failed renewal can succeed. - `SOFT`: time; the service retries it automatically. - `HARD`: another payment
 * method; the current one will not work again. - `ACTION`: the customer has to confirm the payment (3-D Secure). -
 * `CONFIG`: the store has to act; its payment provider rejects the store's account. No attempt is counted. - `STOCK`:
 * stock, or a way to ship it. No attempt is counted.
 *
 * More values may be added.
 */
final class SubscriptionFailureClass
{
    public const SOFT = 'SOFT';
    public const HARD = 'HARD';
    public const ACTION = 'ACTION';
    public const CONFIG = 'CONFIG';
    public const STOCK = 'STOCK';
}

/** A subscription that starts without a checkout. */
final class SubscriptionCreate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i subscriptionPlanId!:i items!:[@Shared\\SubscriptionItemAdd currencyCode:s nextProcessingDate!:D customerPaymentMethodId!:i shippingAddressId?:i billingAddressId?:i shippingMethodId?:i couponCodes:[s consentText:s note?:s customFields:[@Shared\\CustomFieldInput notifyCustomer:b';

    /**
     * @param int $storeCustomerId An ACTIVE customer of the store.
     * @param int $subscriptionPlanId An active plan.
     * @param list<SubscriptionItemAdd> $items Items of each delivery.
     * @param string $nextProcessingDate Date of the first charge: today or later, in the store's time zone, at most one
     * year ahead. The schedule counts from this date. The plan's trial does not apply.
     * @param int $customerPaymentMethodId An active saved payment method of the customer.
     * @param string|null $currencyCode One of the store's currencies; the default is the store's default currency. It
     * never changes.
     * @param int|null $shippingAddressId An active address of the customer. Null or absent only when nothing is
     * shipped.
     * @param int|null $billingAddressId Null or absent means the shipping address.
     * @param int|null $shippingMethodId Null or absent only when nothing is shipped.
     * @param list<string>|null $couponCodes Coupons, validated now: their usage limits, dates and minimum apply to the
     * first charge. Each coupon counts as a use: the use is reserved until the first renewal, and released if the
     * subscription ends before.
     * @param string|null $consentText How and to what the customer agreed (by telephone, in a contract), kept as
     * evidence of the mandate.
     * @param string|null $note Internal note. Never shown to the customer.
     * @param list<CustomFieldInput>|null $customFields Custom fields, as defined in the store's settings.
     * @param bool|null $notifyCustomer Whether to send the mail about the new subscription.
     */
    public function __construct(
        public int $storeCustomerId,
        public int $subscriptionPlanId,
        public array $items,
        public string $nextProcessingDate,
        public int $customerPaymentMethodId,
        public ?string $currencyCode = null,
        public ?int $shippingAddressId = null,
        public ?int $billingAddressId = null,
        public ?int $shippingMethodId = null,
        public ?array $couponCodes = null,
        public ?string $consentText = null,
        public ?string $note = null,
        public ?array $customFields = null,
        public ?bool $notifyCustomer = null,
    ) {
    }
}

/** An item to add. */
final class SubscriptionItemAdd extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i quantity!:i unitPrice?:d customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $variantId
     * @param int $quantity
     * @param numeric-string|null $unitPrice Fixed unit price. Null or absent means the plan's pricing.
     * @param list<CustomFieldInput>|null $customFields Custom fields, as defined in the store's settings.
     */
    public function __construct(
        public int $variantId,
        public int $quantity,
        public ?string $unitPrice = null,
        public ?array $customFields = null,
    ) {
    }
}

/**
 * A value for a custom field. A type that differs from the store's definition for this object, or a value that cannot
 * be parsed as its type, is rejected with 422 `invalid_value`. A key that the store has not defined is accepted with
 * any type; its value is the caller's own text. A list of custom fields replaces the whole list and cannot contain a
 * key twice.
 */
final class CustomFieldInput extends \StorePlatform\Model
{
    protected const SPEC = 'key!:s type!:s value!?:s';

    /**
     * @param string $key The definition's key, or an own one.
     * @param CustomFieldType::* $type
     * @param string|null $value The value as text, for every type. Null leaves the field unset.
     */
    public function __construct(
        public string $key,
        public string $type,
        public ?string $value,
    ) {
    }
}

/**
 * Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is
 * `YYYY-MM-DD`.
 */
final class CustomFieldType
{
    public const STRING = 'STRING';
    public const NUMBER = 'NUMBER';
    public const BOOLEAN = 'BOOLEAN';
    public const DATE = 'DATE';
}

/** Estimated cost of a renewal at today's prices, taxes and coupons. The renewal is priced again when it is charged. */
final class SubscriptionEstimate extends \StorePlatform\Model
{
    protected const SPEC = 'processingDate!:D items!:[@Shared\\SubscriptionEstimateLine subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d currencyCode!:s isEstimate!:b problems!:[@Shared\\SubscriptionEstimateProblem';

    /**
     * @param string $processingDate Date when the renewal is due.
     * @param list<SubscriptionEstimateLine> $items The lines of the renewal.
     * @param numeric-string $subtotal Sum of the lines net of tax, before discounts.
     * @param numeric-string $discountTotal Total of all discounts, net of tax.
     * @param numeric-string $shippingTotal Shipping, net of tax.
     * @param numeric-string $taxTotal Tax on lines and shipping.
     * @param numeric-string $grandTotal The amount that would be charged: subtotal - discountTotal + shippingTotal +
     * taxTotal.
     * @param string $currencyCode
     * @param bool $isEstimate False only if the price of the renewal is final.
     * @param list<SubscriptionEstimateProblem> $problems Problems that would prevent the renewal.
     */
    public function __construct(
        public string $processingDate,
        public array $items,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public string $currencyCode,
        public bool $isEstimate,
        public array $problems,
    ) {
    }
}

/** A line of an estimated renewal. */
final class SubscriptionEstimateLine extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionItemId!:i sku!:s name!:s quantity!:i unitPrice!:d deliveryPrices!:[d lineTotal!:d';

    /**
     * @param int $subscriptionItemId
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in one delivery, as shown to the buyer. If the renewal pays
     * for several deliveries, the price in the first of them. A delivery of a prepaid term keeps its price here,
     * although it costs nothing.
     * @param list<numeric-string> $deliveryPrices Price of one unit in each delivery that the renewal pays for, as
     * shown to the buyer. Empty if the renewal pays for at most one delivery.
     * @param numeric-string $lineTotal Net of tax, after discounts.
     */
    public function __construct(
        public int $subscriptionItemId,
        public string $sku,
        public string $name,
        public int $quantity,
        public string $unitPrice,
        public array $deliveryPrices,
        public string $lineTotal,
    ) {
    }
}

/** A problem that would prevent a renewal. */
final class SubscriptionEstimateProblem extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s subscriptionItemId!?:i message!:s';

    /**
     * @param string $code
     * @param int|null $subscriptionItemId The affected line. Null means all lines are affected.
     * @param string $message The problem, explained for the buyer.
     */
    public function __construct(
        public string $code,
        public ?int $subscriptionItemId,
        public string $message,
    ) {
    }
}

/** The upcoming renewals, complete up to the requested date. */
final class SubscriptionUpcomingList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\SubscriptionUpcomingCycle';

    /**
     * @param list<SubscriptionUpcomingCycle> $items The renewals, earliest first, including skipped ones. Empty if no
     * renewal is scheduled.
     */
    public function __construct(
        public array $items,
    ) {
    }
}

/** An upcoming renewal. */
final class SubscriptionUpcomingCycle extends \StorePlatform\Model
{
    protected const SPEC = 'cycleNumber!?:i processingDate!:D status!:s isPrepaid!:b estimate!?:@Shared\\SubscriptionEstimate';

    /**
     * @param int|null $cycleNumber Null for a skipped renewal, which does not count.
     * @param string $processingDate Date when the renewal is due.
     * @param SubscriptionCycleStatus::* $status
     * @param bool $isPrepaid Whether an earlier renewal of a prepaid plan has paid for it. Its order costs nothing.
     * @param SubscriptionEstimate|null $estimate Set only for the next renewal.
     */
    public function __construct(
        public ?int $cycleNumber,
        public string $processingDate,
        public string $status,
        public bool $isPrepaid,
        public ?SubscriptionEstimate $estimate,
    ) {
    }
}

/** Sort order; `-` means descending. */
final class SubscriptionHistorySort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
}

/** One page of a subscription's history. */
final class SubscriptionHistoryPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\SubscriptionHistoryEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<SubscriptionHistoryEntry> $items The entries of this page, in the requested order; empty after the
     * last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** A change of the subscription, its actor, and the related order. */
final class SubscriptionHistoryEntry extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionHistoryEntryId!:i action!:s eventType!?:s actorType!:s actorName!?:s message!:s cutoffOverridden!:b orderId!?:i createdOn!:t';

    /**
     * @param int $subscriptionHistoryEntryId
     * @param string $action
     * @param WebhookEventType::*|null $eventType The event that the change fired. Null means it fired none.
     * @param ActorType::* $actorType
     * @param string|null $actorName Name of the person or app token. Null for the service itself.
     * @param string $message One English sentence about the change.
     * @param bool $cutoffOverridden Whether an administrator made the change inside the plan's cutoff.
     * @param int|null $orderId The related order.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $subscriptionHistoryEntryId,
        public string $action,
        public ?string $eventType,
        public string $actorType,
        public ?string $actorName,
        public string $message,
        public bool $cutoffOverridden,
        public ?int $orderId,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/**
 * The action, which is more specific than an event. It is a value of `source.action` of subscription events, or a
 * change that fires no event. Such changes are those of addresses, shipping and payment method, and a cancellation at
 * the end of the period that is scheduled or withdrawn. `store_credit_changed` means a change of `useStoreCredit`,
 * `details_changed` of the note or custom fields. `payment_collected` means that an order whose bank debit failed late
 * was paid or canceled, `collection_given_up` that it stays unpaid. More values may be added.
 *
 * More values may be added.
 */
final class SubscriptionHistoryAction
{
    public const SUBSCRIPTION_CREATED = 'subscription.created';
    public const SUBSCRIPTION_CREATED_BY_ADMIN = 'subscription.created_by_admin';
    public const SUBSCRIPTION_CREATED_AS_REPLACEMENT = 'subscription.created_as_replacement';
    public const SUBSCRIPTION_STATUS_CHANGED = 'subscription.status_changed';
    public const SUBSCRIPTION_RENEWALS_EXHAUSTED = 'subscription.renewals_exhausted';
    public const SUBSCRIPTION_RECOVERED = 'subscription.recovered';
    public const SUBSCRIPTION_CANCELLED = 'subscription.cancelled';
    public const SUBSCRIPTION_COMPLETED = 'subscription.completed';
    public const SUBSCRIPTION_CANCELLATION_SCHEDULED = 'subscription.cancellation_scheduled';
    public const SUBSCRIPTION_CANCELLATION_WITHDRAWN = 'subscription.cancellation_withdrawn';
    public const SUBSCRIPTION_PAUSED = 'subscription.paused';
    public const SUBSCRIPTION_RESUMED = 'subscription.resumed';
    public const SUBSCRIPTION_REACTIVATED = 'subscription.reactivated';
    public const SUBSCRIPTION_PROCESSED = 'subscription.processed';
    public const SUBSCRIPTION_PAYMENT_FAILED = 'subscription.payment_failed';
    public const SUBSCRIPTION_PAYMENT_COLLECTED = 'subscription.payment_collected';
    public const SUBSCRIPTION_COLLECTION_GIVEN_UP = 'subscription.collection_given_up';
    public const SUBSCRIPTION_CYCLE_SKIPPED = 'subscription.cycle_skipped';
    public const SUBSCRIPTION_CYCLE_AUTO_SKIPPED = 'subscription.cycle_auto_skipped';
    public const SUBSCRIPTION_RENEWAL_DELAYED = 'subscription.renewal_delayed';
    public const SUBSCRIPTION_CYCLE_UNSKIPPED = 'subscription.cycle_unskipped';
    public const SUBSCRIPTION_PROCESSING_DATE_CHANGED = 'subscription.processing_date_changed';
    public const SUBSCRIPTION_ITEMS_CHANGED = 'subscription.items_changed';
    public const SUBSCRIPTION_ITEM_ADDED = 'subscription.item_added';
    public const SUBSCRIPTION_ITEM_REMOVED = 'subscription.item_removed';
    public const SUBSCRIPTION_ITEM_UPDATED = 'subscription.item_updated';
    public const SUBSCRIPTION_ITEM_SWAPPED = 'subscription.item_swapped';
    public const SUBSCRIPTION_PLAN_CHANGED = 'subscription.plan_changed';
    public const SUBSCRIPTION_PRICING_CHANGED = 'subscription.pricing_changed';
    public const SUBSCRIPTION_EXTERNAL_PRICING_APPLIED = 'subscription.external_pricing_applied';
    public const SUBSCRIPTION_COUPONS_CHANGED = 'subscription.coupons_changed';
    public const SUBSCRIPTION_SHIPPING_ADDRESS_CHANGED = 'subscription.shipping_address_changed';
    public const SUBSCRIPTION_BILLING_ADDRESS_CHANGED = 'subscription.billing_address_changed';
    public const SUBSCRIPTION_SHIPPING_METHOD_CHANGED = 'subscription.shipping_method_changed';
    public const SUBSCRIPTION_PAYMENT_METHOD_CHANGED = 'subscription.payment_method_changed';
    public const SUBSCRIPTION_STORE_CREDIT_CHANGED = 'subscription.store_credit_changed';
    public const SUBSCRIPTION_DETAILS_CHANGED = 'subscription.details_changed';
    public const SUBSCRIPTION_REPLACED = 'subscription.replaced';
}

/** The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires. */
final class WebhookEventType
{
    public const ORDER_CREATED = 'order.created';
    public const ORDER_PAYMENT_STATUS_CHANGED = 'order.payment_status_changed';
    public const ORDER_PAYMENT_CAPTURED = 'order.payment_captured';
    public const ORDER_PAYMENT_FAILED = 'order.payment_failed';
    public const ORDER_FULFILLMENT_STATUS_CHANGED = 'order.fulfillment_status_changed';
    public const ORDER_FULFILLED = 'order.fulfilled';
    public const ORDER_CANCELLED = 'order.cancelled';
    public const ORDER_UPDATED = 'order.updated';
    public const ORDER_CHARGEBACK_REPORTED = 'order.chargeback_reported';
    public const REFUND_ISSUED = 'refund.issued';
    public const REFUND_COMPLETED = 'refund.completed';
    public const REFUND_FAILED = 'refund.failed';
    public const REFUND_VOIDED = 'refund.voided';
    public const SHIPMENT_CREATED = 'shipment.created';
    public const SHIPMENT_STATUS_CHANGED = 'shipment.status_changed';
    public const SHIPMENT_TRACKING_UPDATED = 'shipment.tracking_updated';
    public const SHIPMENT_CANCELLED = 'shipment.cancelled';
    public const SUBSCRIPTION_CREATED = 'subscription.created';
    public const SUBSCRIPTION_STATUS_CHANGED = 'subscription.status_changed';
    public const SUBSCRIPTION_CANCELLED = 'subscription.cancelled';
    public const SUBSCRIPTION_PAUSED = 'subscription.paused';
    public const SUBSCRIPTION_RESUMED = 'subscription.resumed';
    public const SUBSCRIPTION_PROCESSED = 'subscription.processed';
    public const SUBSCRIPTION_PAYMENT_FAILED = 'subscription.payment_failed';
    public const SUBSCRIPTION_CYCLE_SKIPPED = 'subscription.cycle_skipped';
    public const SUBSCRIPTION_PROCESSING_DATE_CHANGED = 'subscription.processing_date_changed';
    public const SUBSCRIPTION_ITEMS_CHANGED = 'subscription.items_changed';
    public const SUBSCRIPTION_PRICING_CHANGED = 'subscription.pricing_changed';
    public const SUBSCRIPTION_REPLACED = 'subscription.replaced';
    public const CUSTOMER_CREATED = 'customer.created';
    public const CUSTOMER_UPDATED = 'customer.updated';
    public const CUSTOMER_STATUS_CHANGED = 'customer.status_changed';
    public const CUSTOMER_ACCOUNT_TYPE_CHANGED = 'customer.account_type_changed';
    public const CUSTOMER_ADDRESS_CHANGED = 'customer.address_changed';
    public const CUSTOMER_PAYMENT_METHOD_CHANGED = 'customer.payment_method_changed';
    public const RETURN_REQUESTED = 'return.requested';
    public const RETURN_STATUS_CHANGED = 'return.status_changed';
    public const RETURN_RECEIVED = 'return.received';
    public const RETURN_EXCHANGED = 'return.exchanged';
    public const RETURN_WITHDRAWAL_DECLARED = 'return.withdrawal_declared';
    public const STORED_VALUE_ISSUED = 'stored_value.issued';
    public const STORED_VALUE_REDEEMED = 'stored_value.redeemed';
    public const STORED_VALUE_REFUNDED = 'stored_value.refunded';
    public const STORED_VALUE_ADJUSTED = 'stored_value.adjusted';
    public const STORED_VALUE_EXPIRED = 'stored_value.expired';
    public const STORED_VALUE_STATUS_CHANGED = 'stored_value.status_changed';
    public const STORED_VALUE_DELIVERY_FAILED = 'stored_value.delivery_failed';
}

/** Request to cancel a subscription. */
final class SubscriptionCancel extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i atPeriodEnd:b cancelReason?:s';

    /**
     * @param int $subscriptionId
     * @param bool|null $atPeriodEnd Cancel on the next processing date instead of now. If no renewal is scheduled or
     * the last one failed, this has no effect: the subscription is canceled now.
     * @param string|null $cancelReason Included in the event snapshot. `COMPLETED` and `REPLACED` are reserved for the
     * service and rejected.
     */
    public function __construct(
        public int $subscriptionId,
        public ?bool $atPeriodEnd = null,
        public ?string $cancelReason = null,
    ) {
    }
}

/** Request to pause a subscription. */
final class SubscriptionPause extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i pausedUntil?:D pauseReason?:s';

    /**
     * @param int $subscriptionId
     * @param string|null $pausedUntil Date on which the subscription resumes automatically; the next renewal is on the
     * first date of the schedule on or after it. Null or absent means the pause has no end.
     * @param string|null $pauseReason Why the subscription is paused. Kept until it is resumed.
     */
    public function __construct(
        public int $subscriptionId,
        public ?string $pausedUntil = null,
        public ?string $pauseReason = null,
    ) {
    }
}

/** Request to resume a subscription. */
final class SubscriptionResume extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i nextProcessingDate:D';

    /**
     * @param int $subscriptionId
     * @param string|null $nextProcessingDate Today or later, in the store's time zone, at most one year ahead.
     */
    public function __construct(
        public int $subscriptionId,
        public ?string $nextProcessingDate = null,
    ) {
    }
}

/** Request to reactivate a canceled subscription. */
final class SubscriptionReactivate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i nextProcessingDate:D customerPaymentMethodId:i';

    /**
     * @param int $subscriptionId
     * @param string|null $nextProcessingDate Today or later, in the store's time zone, at most one year ahead.
     * @param int|null $customerPaymentMethodId
     */
    public function __construct(
        public int $subscriptionId,
        public ?string $nextProcessingDate = null,
        public ?int $customerPaymentMethodId = null,
    ) {
    }
}

/** The subscription to replace, and the settings of its replacement. */
final class SubscriptionReplace extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionPlanId:i items:[@Shared\\SubscriptionItemAdd nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i shippingMethodId?:i couponCodes:[s reason?:s version:i';

    /**
     * @param int $subscriptionId
     * @param int|null $subscriptionPlanId
     * @param list<SubscriptionItemAdd>|null $items Lines of the new subscription. Absent means the lines of the old
     * one.
     * @param string|null $nextProcessingDate Today or later, in the store's time zone, at most one year ahead.
     * @param int|null $shippingAddressId Null only if nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId
     * @param int|null $shippingMethodId Null only if nothing is shipped.
     * @param list<string>|null $couponCodes Coupons of the new subscription. Absent means the coupons of the old one.
     * @param string|null $reason Kept in the history of both subscriptions.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $subscriptionPlanId = null,
        public ?array $items = null,
        public ?string $nextProcessingDate = null,
        public ?int $shippingAddressId = null,
        public ?int $billingAddressId = null,
        public ?int $customerPaymentMethodId = null,
        public ?int $shippingMethodId = null,
        public ?array $couponCodes = null,
        public ?string $reason = null,
        public ?int $version = null,
    ) {
    }
}

/**
 * `-createdOn` (default): newest first. nextAttemptOn: the earliest next attempt first, as the deliveries show it;
 * deliveries without a planned attempt are omitted.
 */
final class WebhookDeliverySort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const NEXT_ATTEMPT_ON = 'nextAttemptOn';
}

/**
 * PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: the endpoint returned
 * 2xx. PARKED: the schedule is exhausted; kept for 30 days, and queued again after the endpoint's next success.
 * EXPIRED: parked for 30 days, or not delivered within 90 days of its creation. CANCELLED: replaced by a resend, its
 * replay was canceled, or the endpoint was deleted.
 */
final class WebhookDeliveryStatus
{
    public const PENDING = 'PENDING';
    public const RETRYING = 'RETRYING';
    public const SUCCEEDED = 'SUCCEEDED';
    public const PARKED = 'PARKED';
    public const EXPIRED = 'EXPIRED';
    public const CANCELLED = 'CANCELLED';
}

/** Why the delivery exists. */
final class WebhookDeliveryOrigin
{
    public const EVENT = 'EVENT';
    public const RESEND = 'RESEND';
    public const REPLAY = 'REPLAY';
}

/**
 * Why an attempt failed. http_status: the response was not 2xx. redirect: 3xx, never followed. gone: 410, disables the
 * endpoint. timeout: no complete response within timeoutSeconds. address_blocked: the host resolves to an address that
 * is not public. interrupted: the sending process stopped or crashed, and it is unknown whether the request arrived.
 * internal: an error of the service, nothing was sent.
 *
 * More values may be added.
 */
final class WebhookErrorCode
{
    public const HTTP_STATUS = 'http_status';
    public const REDIRECT = 'redirect';
    public const GONE = 'gone';
    public const TIMEOUT = 'timeout';
    public const CONNECT_TIMEOUT = 'connect_timeout';
    public const CONNECTION_REFUSED = 'connection_refused';
    public const CONNECTION_RESET = 'connection_reset';
    public const DNS_FAILURE = 'dns_failure';
    public const TLS_FAILURE = 'tls_failure';
    public const ADDRESS_BLOCKED = 'address_blocked';
    public const INVALID_RESPONSE = 'invalid_response';
    public const INTERRUPTED = 'interrupted';
    public const INTERNAL = 'internal';
}

/**
 * The kind of snapshot in data.object. Events `stored_value.…` have giftCard or storeCreditAccount; the list of event
 * types shows giftCard for them.
 */
final class WebhookObjectType
{
    public const ORDER = 'order';
    public const REFUND = 'refund';
    public const SHIPMENT = 'shipment';
    public const SUBSCRIPTION = 'subscription';
    public const CUSTOMER = 'customer';
    public const CUSTOMER_ADDRESS = 'customerAddress';
    public const CUSTOMER_PAYMENT_METHOD = 'customerPaymentMethod';
    public const RETURN = 'return';
    public const GIFT_CARD = 'giftCard';
    public const STORE_CREDIT_ACCOUNT = 'storeCreditAccount';
}

/** A page of deliveries. */
final class WebhookDeliveryPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\WebhookDelivery page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<WebhookDelivery> $items The webhook deliveries of this page, in the requested order; empty after the
     * last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** The delivery of one event to one endpoint. */
final class WebhookDelivery extends \StorePlatform\Model
{
    protected const SPEC = 'webhookDeliveryId!:i webhookEndpointId!:i webhookEventId!:s eventType!:s sequence!:i objectType!:s objectId!:i origin!:s webhookReplayId!?:i status!:s attemptCount!:i maxAttempts!:i nextAttemptOn!?:t nextAttemptReason!?:s lastAttemptOn!?:t lastStatusCode!?:i lastErrorCode!?:s succeededOn!?:t parkedOn!?:t expiresOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $webhookDeliveryId
     * @param int $webhookEndpointId
     * @param string $webhookEventId
     * @param WebhookEventType::* $eventType
     * @param int $sequence
     * @param WebhookObjectType::* $objectType
     * @param int $objectId
     * @param WebhookDeliveryOrigin::* $origin
     * @param int|null $webhookReplayId The replay that created the delivery. Null unless origin is REPLAY.
     * @param WebhookDeliveryStatus::* $status
     * @param int $attemptCount Requests sent so far.
     * @param int $maxAttempts Number of attempts in the schedule, including the first (17).
     * @param \DateTimeImmutable|null $nextAttemptOn Earliest time of the next attempt. Null means no attempt is
     * planned.
     * @param string|null $nextAttemptReason Why the next attempt waits until then. Null means no attempt is planned.
     * @param \DateTimeImmutable|null $lastAttemptOn Null before the first attempt.
     * @param int|null $lastStatusCode HTTP status of the last attempt. Null means there was no response.
     * @param string|null $lastErrorCode Null before the first attempt and after a success.
     * @param \DateTimeImmutable|null $succeededOn When the endpoint returned 2xx; null before.
     * @param \DateTimeImmutable|null $parkedOn When the schedule was exhausted; null unless PARKED or EXPIRED.
     * @param \DateTimeImmutable|null $expiresOn When a parked delivery expires: 30 days after parkedOn; null unless
     * PARKED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $webhookDeliveryId,
        public int $webhookEndpointId,
        public string $webhookEventId,
        public string $eventType,
        public int $sequence,
        public string $objectType,
        public int $objectId,
        public string $origin,
        public ?int $webhookReplayId,
        public string $status,
        public int $attemptCount,
        public int $maxAttempts,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?string $nextAttemptReason,
        public ?\DateTimeImmutable $lastAttemptOn,
        public ?int $lastStatusCode,
        public ?string $lastErrorCode,
        public ?\DateTimeImmutable $succeededOn,
        public ?\DateTimeImmutable $parkedOn,
        public ?\DateTimeImmutable $expiresOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/**
 * FIRST_ATTEMPT: queued. RETRY_SCHEDULE: the next step of the schedule. RETRY_AFTER: the receiver requested the delay.
 * BREAKER_OPEN: waits for the endpoint to recover. ORDERING: an earlier event goes first. RATE_LIMIT: ratePerSecond is
 * used up. ENDPOINT_DISABLED: waits for the endpoint to be enabled. REQUEUED: was parked. INTERRUPTED: the sending
 * process stopped or crashed, and it is unknown whether the request arrived; it is resent at once.
 *
 * More values may be added.
 */
final class WebhookNextAttemptReason
{
    public const FIRST_ATTEMPT = 'FIRST_ATTEMPT';
    public const RETRY_SCHEDULE = 'RETRY_SCHEDULE';
    public const RETRY_AFTER = 'RETRY_AFTER';
    public const BREAKER_OPEN = 'BREAKER_OPEN';
    public const ORDERING = 'ORDERING';
    public const RATE_LIMIT = 'RATE_LIMIT';
    public const ENDPOINT_DISABLED = 'ENDPOINT_DISABLED';
    public const REQUEUED = 'REQUEUED';
    public const INTERRUPTED = 'INTERRUPTED';
}

/** A delivery with its attempts. */
final class WebhookDeliveryDetails extends \StorePlatform\Model
{
    protected const SPEC = 'webhookDeliveryId!:i webhookEndpointId!:i webhookEventId!:s eventType!:s sequence!:i objectType!:s objectId!:i origin!:s webhookReplayId!?:i status!:s attemptCount!:i maxAttempts!:i nextAttemptOn!?:t nextAttemptReason!?:s lastAttemptOn!?:t lastStatusCode!?:i lastErrorCode!?:s succeededOn!?:t parkedOn!?:t expiresOn!?:t createdOn!:t modifiedOn!:t attempts!:[@Shared\\WebhookDeliveryAttempt';

    /**
     * @param int $webhookDeliveryId
     * @param int $webhookEndpointId
     * @param string $webhookEventId
     * @param WebhookEventType::* $eventType
     * @param int $sequence
     * @param WebhookObjectType::* $objectType
     * @param int $objectId
     * @param WebhookDeliveryOrigin::* $origin
     * @param int|null $webhookReplayId The replay that created the delivery. Null unless origin is REPLAY.
     * @param WebhookDeliveryStatus::* $status
     * @param int $attemptCount Requests sent so far.
     * @param int $maxAttempts Number of attempts in the schedule, including the first (17).
     * @param \DateTimeImmutable|null $nextAttemptOn Earliest time of the next attempt. Null means no attempt is
     * planned.
     * @param string|null $nextAttemptReason Why the next attempt waits until then. Null means no attempt is planned.
     * @param \DateTimeImmutable|null $lastAttemptOn Null before the first attempt.
     * @param int|null $lastStatusCode HTTP status of the last attempt. Null means there was no response.
     * @param string|null $lastErrorCode Null before the first attempt and after a success.
     * @param \DateTimeImmutable|null $succeededOn When the endpoint returned 2xx; null before.
     * @param \DateTimeImmutable|null $parkedOn When the schedule was exhausted; null unless PARKED or EXPIRED.
     * @param \DateTimeImmutable|null $expiresOn When a parked delivery expires: 30 days after parkedOn; null unless
     * PARKED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param list<WebhookDeliveryAttempt> $attempts Newest first; kept for 90 days.
     */
    public function __construct(
        public int $webhookDeliveryId,
        public int $webhookEndpointId,
        public string $webhookEventId,
        public string $eventType,
        public int $sequence,
        public string $objectType,
        public int $objectId,
        public string $origin,
        public ?int $webhookReplayId,
        public string $status,
        public int $attemptCount,
        public int $maxAttempts,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?string $nextAttemptReason,
        public ?\DateTimeImmutable $lastAttemptOn,
        public ?int $lastStatusCode,
        public ?string $lastErrorCode,
        public ?\DateTimeImmutable $succeededOn,
        public ?\DateTimeImmutable $parkedOn,
        public ?\DateTimeImmutable $expiresOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public array $attempts,
    ) {
    }
}

/** One request to the endpoint and its result. */
final class WebhookDeliveryAttempt extends \StorePlatform\Model
{
    protected const SPEC = 'attemptNumber!:i reason!:s startedOn!:t outcome!:s url!:s requestHeaders!:[@Shared\\WebhookHeader remoteAddress!?:s statusCode!?:i errorCode!?:s errorMessage!?:s timings!:@Shared\\WebhookAttemptTimings responseHeaders!:[@Shared\\WebhookHeader responseBody!?:s responseIsTruncated!:b nextAttemptOn!?:t nextAttemptReason!?:s';

    /**
     * @param int $attemptNumber 1 means the first.
     * @param string $reason Why the attempt was made at that time.
     * @param \DateTimeImmutable $startedOn When the request was sent.
     * @param WebhookAttemptOutcome::* $outcome
     * @param string $url URL of the request.
     * @param list<WebhookHeader> $requestHeaders Headers sent with the event; values of custom headers are masked.
     * @param string|null $remoteAddress The dialed address and port. Null means no address was dialed.
     * @param int|null $statusCode Null means no response.
     * @param string|null $errorCode Null on success.
     * @param string|null $errorMessage For people; null on success.
     * @param WebhookAttemptTimings $timings
     * @param list<WebhookHeader> $responseHeaders Empty if there was no response.
     * @param string|null $responseBody The first 16 KiB of the response body as text. Null means there was none.
     * @param bool $responseIsTruncated Whether the body was longer.
     * @param \DateTimeImmutable|null $nextAttemptOn Time of the attempt that was planned after this one. Null after a
     * success and after the last attempt.
     * @param string|null $nextAttemptReason Why the next attempt was planned for that time.
     */
    public function __construct(
        public int $attemptNumber,
        public string $reason,
        public \DateTimeImmutable $startedOn,
        public string $outcome,
        public string $url,
        public array $requestHeaders,
        public ?string $remoteAddress,
        public ?int $statusCode,
        public ?string $errorCode,
        public ?string $errorMessage,
        public WebhookAttemptTimings $timings,
        public array $responseHeaders,
        public ?string $responseBody,
        public bool $responseIsTruncated,
        public ?\DateTimeImmutable $nextAttemptOn,
        public ?string $nextAttemptReason,
    ) {
    }
}

/** TIMEOUT covers connecting and waiting for the response. */
final class WebhookAttemptOutcome
{
    public const SUCCESS = 'SUCCESS';
    public const FAILURE = 'FAILURE';
    public const TIMEOUT = 'TIMEOUT';
}

/** A header of a request to an endpoint, or of the response. */
final class WebhookHeader extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s value!:s';

    /**
     * @param string $name Name of the header.
     * @param string $value Value, cut at 1000 characters.
     */
    public function __construct(
        public string $name,
        public string $value,
    ) {
    }
}

/**
 * Durations in milliseconds. Null means the step was not reached or not needed (a reused connection has no DNS, connect
 * and TLS).
 */
final class WebhookAttemptTimings extends \StorePlatform\Model
{
    protected const SPEC = 'dnsMs!?:i connectMs!?:i tlsMs!?:i firstByteMs!?:i totalMs!:i';

    /**
     * @param int|null $dnsMs Name resolution.
     * @param int|null $connectMs TCP connect.
     * @param int|null $tlsMs TLS handshake.
     * @param int|null $firstByteMs From the start to the first byte of the response.
     * @param int $totalMs From the start to the end of the attempt.
     */
    public function __construct(
        public ?int $dnsMs,
        public ?int $connectMs,
        public ?int $tlsMs,
        public ?int $firstByteMs,
        public int $totalMs,
    ) {
    }
}

/** A URL that events are sent to. */
final class WebhookEndpoint extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i url!:s description!?:s eventTypes!:[s apiVersion!:s customHeaders!:[@Shared\\WebhookCustomHeader ratePerSecond!?:i ordering!:s timeoutSeconds!:i asymmetricSignature!:b publicKey!?:s signingKeys!:[@Shared\\WebhookSigningKey isActive!:b disabledReason!?:s disabledOn!?:t activeWebhookReplayId!?:i health!:@Shared\\WebhookEndpointHealth createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $webhookEndpointId
     * @param string $url URL that receives the events.
     * @param string|null $description Purpose of the endpoint, for people.
     * @param list<string> $eventTypes Types of events to send; an event that matches several filters is sent once.
     * @param string $apiVersion
     * @param list<WebhookCustomHeader> $customHeaders Headers sent with every attempt. Values are masked.
     * @param int|null $ratePerSecond Maximum number of attempts per second. Null means no limit of its own.
     * @param WebhookOrdering::* $ordering
     * @param int $timeoutSeconds Timeout of a whole attempt, including the response body.
     * @param bool $asymmetricSignature Whether a v1a (ed25519) signature is sent in addition to v1.
     * @param string|null $publicKey The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     * @param list<WebhookSigningKey> $signingKeys All live keys, newest first; all of them sign. Never the secret
     * itself.
     * @param bool $isActive False means nothing is sent and new events get no delivery; they can be replayed later.
     * @param WebhookDisabledReason::*|null $disabledReason Null while active.
     * @param \DateTimeImmutable|null $disabledOn Null while active.
     * @param int|null $activeWebhookReplayId The replay that is queued or running for this endpoint. Null means none.
     * @param WebhookEndpointHealth $health
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $webhookEndpointId,
        public string $url,
        public ?string $description,
        public array $eventTypes,
        public string $apiVersion,
        public array $customHeaders,
        public ?int $ratePerSecond,
        public string $ordering,
        public int $timeoutSeconds,
        public bool $asymmetricSignature,
        public ?string $publicKey,
        public array $signingKeys,
        public bool $isActive,
        public ?string $disabledReason,
        public ?\DateTimeImmutable $disabledOn,
        public ?int $activeWebhookReplayId,
        public WebhookEndpointHealth $health,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A custom header with its value masked. */
final class WebhookCustomHeader extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s maskedValue!:s';

    /**
     * @param string $name Name of the header; headers that the service itself sends are rejected.
     * @param string $maskedValue Dots and the last four characters; only dots if the value has fewer than 12
     * characters.
     */
    public function __construct(
        public string $name,
        public string $maskedValue,
    ) {
    }
}

/**
 * PER_OBJECT (default): events of one object are delivered one after the other; other objects do not wait. NONE: as
 * soon as possible, in any order. STRICT: one delivery at a time in order of sequence; a failing delivery blocks all
 * later ones.
 */
final class WebhookOrdering
{
    public const PER_OBJECT = 'PER_OBJECT';
    public const NONE = 'NONE';
    public const STRICT = 'STRICT';
}

/** A live signing key, without its secret part. */
final class WebhookSigningKey extends \StorePlatform\Model
{
    protected const SPEC = 'scheme!:s fingerprint!:s publicKey!?:s createdOn!:t expiresOn!?:t';

    /**
     * @param WebhookSignatureScheme::* $scheme
     * @param string $fingerprint First 16 hex digits of the SHA-256 of the key's text with its prefix: the secret (v1)
     * or the public key (v1a). Distinguishes keys.
     * @param string|null $publicKey `whpk_…` for v1a; null for v1.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable|null $expiresOn When a rotated key stops signing. Null means the current key.
     */
    public function __construct(
        public string $scheme,
        public string $fingerprint,
        public ?string $publicKey,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $expiresOn,
    ) {
    }
}

/** v1 = HMAC-SHA256 with a shared secret (Standard Webhooks), v1a = ed25519 with a published key. */
final class WebhookSignatureScheme
{
    public const V1 = 'v1';
    public const V1A = 'v1a';
}

/** MANUAL: by a user or an app token. FAILING: only failures for 5 days. GONE: the receiver returned 410. */
final class WebhookDisabledReason
{
    public const MANUAL = 'MANUAL';
    public const FAILING = 'FAILING';
    public const GONE = 'GONE';
}

/** Health of the deliveries to the endpoint. Test events do not count. Can be a minute old. */
final class WebhookEndpointHealth extends \StorePlatform\Model
{
    protected const SPEC = 'status!:s breakerState!:s attempts24h!:i failures24h!:i successRate24h!?:d latencyP50Ms!?:i latencyP95Ms!?:i consecutiveFailures!:i failingSince!?:t lastSuccessOn!?:t lastFailureOn!?:t lastErrorCode!?:s nextProbeOn!?:t pendingCount!:i parkedCount!:i oldestPendingOn!?:t';

    /**
     * @param WebhookEndpointHealthStatus::* $status
     * @param WebhookBreakerState::* $breakerState
     * @param int $attempts24h Requests in the last 24 hours.
     * @param int $failures24h Failed requests in the last 24 hours.
     * @param numeric-string|null $successRate24h Percentage of successful attempts in the last 24 hours. Null means no
     * attempts.
     * @param int|null $latencyP50Ms Median duration of an attempt in the last 24 hours. Null means no attempts.
     * @param int|null $latencyP95Ms 95th percentile of the duration of an attempt in the last 24 hours. Null means no
     * attempts.
     * @param int $consecutiveFailures Consecutive failures since the last success.
     * @param \DateTimeImmutable|null $failingSince Time of the first of the consecutive failures. Null means the last
     * attempt succeeded. The endpoint is disabled five days after this time.
     * @param \DateTimeImmutable|null $lastSuccessOn Null before the first success.
     * @param \DateTimeImmutable|null $lastFailureOn Null before the first failure.
     * @param string|null $lastErrorCode Error code of the last failure.
     * @param \DateTimeImmutable|null $nextProbeOn Time of the next probe while the breaker is open. If no delivery is
     * due then, the next event triggers the probe.
     * @param int $pendingCount Waiting deliveries, PENDING and RETRYING; counted up to 100,000.
     * @param int $parkedCount Parked deliveries; the next success queues them again. Counted up to 100,000.
     * @param \DateTimeImmutable|null $oldestPendingOn Creation time of the oldest waiting delivery. Null means no
     * delivery is waiting.
     */
    public function __construct(
        public string $status,
        public string $breakerState,
        public int $attempts24h,
        public int $failures24h,
        public ?string $successRate24h,
        public ?int $latencyP50Ms,
        public ?int $latencyP95Ms,
        public int $consecutiveFailures,
        public ?\DateTimeImmutable $failingSince,
        public ?\DateTimeImmutable $lastSuccessOn,
        public ?\DateTimeImmutable $lastFailureOn,
        public ?string $lastErrorCode,
        public ?\DateTimeImmutable $nextProbeOn,
        public int $pendingCount,
        public int $parkedCount,
        public ?\DateTimeImmutable $oldestPendingOn,
    ) {
    }
}

/**
 * UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly all attempts succeed. DEGRADED: some attempts fail. FAILING: the
 * breaker is open. DISABLED: isActive is false.
 */
final class WebhookEndpointHealthStatus
{
    public const UNKNOWN = 'UNKNOWN';
    public const HEALTHY = 'HEALTHY';
    public const DEGRADED = 'DEGRADED';
    public const FAILING = 'FAILING';
    public const DISABLED = 'DISABLED';
}

/**
 * CLOSED: normal. OPEN: deliveries wait without using up attempts, and a probe is sent now and then. HALF_OPEN: a probe
 * is in progress.
 */
final class WebhookBreakerState
{
    public const CLOSED = 'CLOSED';
    public const OPEN = 'OPEN';
    public const HALF_OPEN = 'HALF_OPEN';
}

/** A new endpoint. Only the url is required. */
final class WebhookEndpointCreate extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s description?:s eventTypes:[s apiVersion:s customHeaders:[@Shared\\WebhookCustomHeaderInput ratePerSecond?:i ordering:s timeoutSeconds:i asymmetricSignature:b isActive:b';

    /**
     * @param string $url URL that receives the events.
     * @param string|null $description Purpose of the endpoint, for people.
     * @param list<string>|null $eventTypes Absent means `["*"]`.
     * @param string|null $apiVersion
     * @param list<WebhookCustomHeaderInput>|null $customHeaders Headers sent with every attempt, such as your own
     * token.
     * @param int|null $ratePerSecond Null or absent means no limit of its own.
     * @param WebhookOrdering::*|null $ordering
     * @param int|null $timeoutSeconds Timeout of a whole attempt, in seconds.
     * @param bool|null $asymmetricSignature Whether to also sign with ed25519 (v1a); the response contains the public
     * key.
     * @param bool|null $isActive Whether events are sent from the start.
     */
    public function __construct(
        public string $url,
        public ?string $description = null,
        public ?array $eventTypes = null,
        public ?string $apiVersion = null,
        public ?array $customHeaders = null,
        public ?int $ratePerSecond = null,
        public ?string $ordering = null,
        public ?int $timeoutSeconds = null,
        public ?bool $asymmetricSignature = null,
        public ?bool $isActive = null,
    ) {
    }
}

/**
 * A header of a new endpoint. Duplicate names, and more than 4 KiB for all headers together, are rejected with 422. So
 * are names that begin with `webhook-`, and names that belong to the request itself: Host, Content-*, Connection,
 * Transfer-Encoding, Te, Trailer, Upgrade, User-Agent and Proxy-*.
 */
final class WebhookCustomHeaderInput extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s value!:s';

    /**
     * @param string $name Name of the header; headers that the service itself sends are rejected.
     * @param string $value Kept encrypted and never shown again.
     */
    public function __construct(
        public string $name,
        public string $value,
    ) {
    }
}

/** The new endpoint with its secret. Only this response and the response of a rotation contain the secret. */
final class WebhookEndpointCreated extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i url!:s description!?:s eventTypes!:[s apiVersion!:s customHeaders!:[@Shared\\WebhookCustomHeader ratePerSecond!?:i ordering!:s timeoutSeconds!:i asymmetricSignature!:b publicKey!?:s signingKeys!:[@Shared\\WebhookSigningKey isActive!:b disabledReason!?:s disabledOn!?:t activeWebhookReplayId!?:i health!:@Shared\\WebhookEndpointHealth createdOn!:t modifiedOn!:t version!:i secret!:s';

    /**
     * @param int $webhookEndpointId
     * @param string $url URL that receives the events.
     * @param string|null $description Purpose of the endpoint, for people.
     * @param list<string> $eventTypes Types of events to send; an event that matches several filters is sent once.
     * @param string $apiVersion
     * @param list<WebhookCustomHeader> $customHeaders Headers sent with every attempt. Values are masked.
     * @param int|null $ratePerSecond Maximum number of attempts per second. Null means no limit of its own.
     * @param WebhookOrdering::* $ordering
     * @param int $timeoutSeconds Timeout of a whole attempt, including the response body.
     * @param bool $asymmetricSignature Whether a v1a (ed25519) signature is sent in addition to v1.
     * @param string|null $publicKey The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     * @param list<WebhookSigningKey> $signingKeys All live keys, newest first; all of them sign. Never the secret
     * itself.
     * @param bool $isActive False means nothing is sent and new events get no delivery; they can be replayed later.
     * @param WebhookDisabledReason::*|null $disabledReason Null while active.
     * @param \DateTimeImmutable|null $disabledOn Null while active.
     * @param int|null $activeWebhookReplayId The replay that is queued or running for this endpoint. Null means none.
     * @param WebhookEndpointHealth $health
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     * @param string $secret The v1 signing secret. Shown once; store it.
     */
    public function __construct(
        public int $webhookEndpointId,
        public string $url,
        public ?string $description,
        public array $eventTypes,
        public string $apiVersion,
        public array $customHeaders,
        public ?int $ratePerSecond,
        public string $ordering,
        public int $timeoutSeconds,
        public bool $asymmetricSignature,
        public ?string $publicKey,
        public array $signingKeys,
        public bool $isActive,
        public ?string $disabledReason,
        public ?\DateTimeImmutable $disabledOn,
        public ?int $activeWebhookReplayId,
        public WebhookEndpointHealth $health,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public string $secret,
    ) {
    }
}

/** Changes to an endpoint; absent fields keep their values. */
final class WebhookEndpointUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i url:s description?:s eventTypes:[s apiVersion:s customHeaders:[@Shared\\WebhookCustomHeaderUpdate ratePerSecond?:i ordering:s timeoutSeconds:i asymmetricSignature:b isActive:b version:i';

    /**
     * @param int $webhookEndpointId
     * @param string|null $url URL that receives the events.
     * @param string|null $description Purpose of the endpoint, for people.
     * @param list<string>|null $eventTypes Applies to events from now on; deliveries that are already queued do not
     * change.
     * @param string|null $apiVersion
     * @param list<WebhookCustomHeaderUpdate>|null $customHeaders Replaces all headers; a header without a value keeps
     * its stored value.
     * @param int|null $ratePerSecond Null means no limit of its own.
     * @param WebhookOrdering::*|null $ordering
     * @param int|null $timeoutSeconds Timeout of a whole attempt, in seconds.
     * @param bool|null $asymmetricSignature True creates a key pair; false deletes the key pair at once.
     * @param bool|null $isActive False disables the endpoint with the reason MANUAL; true is the same as enabling it.
     * @param int|null $version
     */
    public function __construct(
        public int $webhookEndpointId,
        public ?string $url = null,
        public ?string $description = null,
        public ?array $eventTypes = null,
        public ?string $apiVersion = null,
        public ?array $customHeaders = null,
        public ?int $ratePerSecond = null,
        public ?string $ordering = null,
        public ?int $timeoutSeconds = null,
        public ?bool $asymmetricSignature = null,
        public ?bool $isActive = null,
        public ?int $version = null,
    ) {
    }
}

/** A header of an edited endpoint. The rules of WebhookCustomHeaderInput apply. */
final class WebhookCustomHeaderUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s value:s';

    /**
     * @param string $name Name of the header; headers that the service itself sends are rejected.
     * @param string|null $value Absent keeps the value stored under this name; 422 if no value is stored.
     */
    public function __construct(
        public string $name,
        public ?string $value = null,
    ) {
    }
}

/** All endpoints of the store, oldest first. */
final class WebhookEndpointList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\WebhookEndpoint';

    /** @param list<WebhookEndpoint> $items The webhook endpoints. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** Replace a signing key. */
final class WebhookEndpointSecretRotate extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i scheme:s overlapHours:i';

    /**
     * @param int $webhookEndpointId
     * @param WebhookSignatureScheme::*|null $scheme
     * @param int|null $overlapHours How long the old keys of the scheme continue to sign in addition to the new key. 0
     * means they stop at once (for a leaked key).
     */
    public function __construct(
        public int $webhookEndpointId,
        public ?string $scheme = null,
        public ?int $overlapHours = null,
    ) {
    }
}

/** The new key. */
final class WebhookEndpointSecretRotated extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i scheme!:s secret!?:s publicKey!?:s previousKeysExpireOn!?:t signingKeys!:[@Shared\\WebhookSigningKey';

    /**
     * @param int $webhookEndpointId
     * @param WebhookSignatureScheme::* $scheme
     * @param string|null $secret The new `whsec_…` for v1, shown once. Null for v1a, whose private key never leaves
     * the service.
     * @param string|null $publicKey The new `whpk_…` for v1a; null for v1.
     * @param \DateTimeImmutable|null $previousKeysExpireOn When the old keys stop signing. Null means they stopped at
     * once.
     * @param list<WebhookSigningKey> $signingKeys All live keys of the endpoint, newest first.
     */
    public function __construct(
        public int $webhookEndpointId,
        public string $scheme,
        public ?string $secret,
        public ?string $publicKey,
        public ?\DateTimeImmutable $previousKeysExpireOn,
        public array $signingKeys,
    ) {
    }
}

/** The sample event to send, and the endpoint to send it to. */
final class WebhookEndpointTest extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i type!:s';

    /**
     * @param int $webhookEndpointId
     * @param WebhookEventType::* $type
     */
    public function __construct(
        public int $webhookEndpointId,
        public string $type,
    ) {
    }
}

/** The sent request and the response to it. */
final class WebhookEndpointTestResult extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i type!:s succeeded!:b payload!:a attempt!:@Shared\\WebhookDeliveryAttempt';

    /**
     * @param int $webhookEndpointId
     * @param WebhookEventType::* $type
     * @param bool $succeeded Whether the endpoint returned 2xx in time.
     * @param mixed $payload
     * @param WebhookDeliveryAttempt $attempt
     */
    public function __construct(
        public int $webhookEndpointId,
        public string $type,
        public bool $succeeded,
        public mixed $payload,
        public WebhookDeliveryAttempt $attempt,
    ) {
    }
}

/** The endpoint to enable. */
final class WebhookEndpointEnable extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i';

    /** @param int $webhookEndpointId */
    public function __construct(
        public int $webhookEndpointId,
    ) {
    }
}

/** `-sequence` (default): newest first. */
final class WebhookEventSort
{
    public const SEQUENCE = 'sequence';
    public const SEQUENCE_DESC = '-sequence';
}

/** A page of events. */
final class WebhookEventPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\WebhookEventSummary page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<WebhookEventSummary> $items The webhook events of this page, in the requested order; empty after the
     * last page.
     * @param int|null $page
     * @param int $pageSize
     * @param int $totalCount
     * @param bool $totalIsEstimate
     * @param string|null $nextCursor
     */
    public function __construct(
        public array $items,
        public ?int $page,
        public int $pageSize,
        public int $totalCount,
        public bool $totalIsEstimate,
        public ?string $nextCursor,
    ) {
    }
}

/** An event without its payload. */
final class WebhookEventSummary extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEventId!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b sequence!:i objectType!:s objectId!:i objectVersion!:i sourceAction!:s actorType!:s deliveryCounts!:@Shared\\WebhookDeliveryCounts';

    /**
     * @param string $webhookEventId
     * @param WebhookEventType::* $type
     * @param string $apiVersion
     * @param \DateTimeImmutable $createdOn
     * @param int $storeId
     * @param bool $livemode False means a test store.
     * @param int $sequence
     * @param WebhookObjectType::* $objectType
     * @param int $objectId
     * @param int $objectVersion
     * @param string $sourceAction The payload's source.action: the internal action that fired. An open set.
     * @param ActorType::* $actorType
     * @param WebhookDeliveryCounts $deliveryCounts
     */
    public function __construct(
        public string $webhookEventId,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public int $sequence,
        public string $objectType,
        public int $objectId,
        public int $objectVersion,
        public string $sourceAction,
        public string $actorType,
        public WebhookDeliveryCounts $deliveryCounts,
    ) {
    }
}

/** Number of an event's deliveries, by status. */
final class WebhookDeliveryCounts extends \StorePlatform\Model
{
    protected const SPEC = 'total!:i pending!:i succeeded!:i parked!:i expired!:i cancelled!:i';

    /**
     * @param int $total All deliveries.
     * @param int $pending PENDING and RETRYING.
     * @param int $succeeded SUCCEEDED.
     * @param int $parked PARKED.
     * @param int $expired EXPIRED.
     * @param int $cancelled CANCELLED.
     */
    public function __construct(
        public int $total,
        public int $pending,
        public int $succeeded,
        public int $parked,
        public int $expired,
        public int $cancelled,
    ) {
    }
}

/** An event with its payload and deliveries. */
final class WebhookEventDetails extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEventId!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b sequence!:i objectType!:s objectId!:i objectVersion!:i sourceAction!:s actorType!:s deliveryCounts!:@Shared\\WebhookDeliveryCounts payload!:a deliveries!:[@Shared\\WebhookDelivery';

    /**
     * @param string $webhookEventId
     * @param WebhookEventType::* $type
     * @param string $apiVersion
     * @param \DateTimeImmutable $createdOn
     * @param int $storeId
     * @param bool $livemode False means a test store.
     * @param int $sequence
     * @param WebhookObjectType::* $objectType
     * @param int $objectId
     * @param int $objectVersion
     * @param string $sourceAction The payload's source.action: the internal action that fired. An open set.
     * @param ActorType::* $actorType
     * @param WebhookDeliveryCounts $deliveryCounts
     * @param mixed $payload
     * @param list<WebhookDelivery> $deliveries Newest first; only the newest 1000 if a replay created more.
     */
    public function __construct(
        public string $webhookEventId,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public int $sequence,
        public string $objectType,
        public int $objectId,
        public int $objectVersion,
        public string $sourceAction,
        public string $actorType,
        public WebhookDeliveryCounts $deliveryCounts,
        public mixed $payload,
        public array $deliveries,
    ) {
    }
}

/** All event types, in the documentation's order. */
final class WebhookEventTypeList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\WebhookEventTypeInfo';

    /** @param list<WebhookEventTypeInfo> $items The webhook event types. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** An event type with a sample. */
final class WebhookEventTypeInfo extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s objectType!:s description!:s snapshotSchema!:s sample!:a';

    /**
     * @param WebhookEventType::* $type
     * @param WebhookObjectType::* $objectType
     * @param string $description When it fires.
     * @param string $snapshotSchema Name of the schema of data.object, such as PublicOrderListItem.
     * @param mixed $sample
     */
    public function __construct(
        public string $type,
        public string $objectType,
        public string $description,
        public string $snapshotSchema,
        public mixed $sample,
    ) {
    }
}

/** The event to resend, and its endpoints. */
final class WebhookEventResend extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEventId!:s webhookEndpointId:i';

    /**
     * @param string $webhookEventId
     * @param int|null $webhookEndpointId
     */
    public function __construct(
        public string $webhookEventId,
        public ?int $webhookEndpointId = null,
    ) {
    }
}

/** Deliveries. */
final class WebhookDeliveryList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\WebhookDelivery';

    /** @param list<WebhookDelivery> $items The webhook deliveries. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A replay and its progress. */
final class WebhookReplay extends \StorePlatform\Model
{
    protected const SPEC = 'webhookReplayId!:i webhookEndpointId!:i status!:s createdFrom!?:t createdTo!:t eventTypes!:[s deliveryStatuses!:[s objectType!?:s objectId!?:i ratePerSecond!?:i eventCount!:i queuedCount!:i succeededCount!:i failedCount!:i cancelledCount!:i startedOn!?:t finishedOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $webhookReplayId
     * @param int $webhookEndpointId
     * @param WebhookReplayStatus::* $status
     * @param \DateTimeImmutable|null $createdFrom Only events created at or after this time. Null means no lower limit.
     * @param \DateTimeImmutable $createdTo Only events created before this time.
     * @param list<string> $eventTypes The requested types, or the endpoint's own.
     * @param list<WebhookReplayDeliveryFilter::*> $deliveryStatuses Only events whose delivery has one of these
     * statuses. Empty means any status.
     * @param WebhookObjectType::*|null $objectType Only events about objects of this kind. Null means any kind.
     * @param int|null $objectId Only events about the object with this id. Null means any object.
     * @param int|null $ratePerSecond Maximum number of replayed events per second, within the rate of the endpoint.
     * Null means no limit of its own.
     * @param int $eventCount Events that matched when the replay started.
     * @param int $queuedCount Deliveries created so far.
     * @param int $succeededCount Deliveries of this replay that succeeded.
     * @param int $failedCount Deliveries of this replay that are parked or expired.
     * @param int $cancelledCount Deliveries of this replay that were canceled.
     * @param \DateTimeImmutable|null $startedOn Null while QUEUED.
     * @param \DateTimeImmutable|null $finishedOn Null until COMPLETED or CANCELLED.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $webhookReplayId,
        public int $webhookEndpointId,
        public string $status,
        public ?\DateTimeImmutable $createdFrom,
        public \DateTimeImmutable $createdTo,
        public array $eventTypes,
        public array $deliveryStatuses,
        public ?string $objectType,
        public ?int $objectId,
        public ?int $ratePerSecond,
        public int $eventCount,
        public int $queuedCount,
        public int $succeededCount,
        public int $failedCount,
        public int $cancelledCount,
        public ?\DateTimeImmutable $startedOn,
        public ?\DateTimeImmutable $finishedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/**
 * QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A replay
 * survives a restart of the service.
 */
final class WebhookReplayStatus
{
    public const QUEUED = 'QUEUED';
    public const RUNNING = 'RUNNING';
    public const COMPLETED = 'COMPLETED';
    public const CANCELLED = 'CANCELLED';
}

/**
 * The status of the event's newest delivery to the endpoint. NONE means there is no delivery (the endpoint was
 * disabled, did not exist yet, or did not subscribe to the type).
 */
final class WebhookReplayDeliveryFilter
{
    public const SUCCEEDED = 'SUCCEEDED';
    public const PENDING = 'PENDING';
    public const RETRYING = 'RETRYING';
    public const PARKED = 'PARKED';
    public const EXPIRED = 'EXPIRED';
    public const CANCELLED = 'CANCELLED';
    public const NONE = 'NONE';
}

/**
 * The events to resend to one endpoint. An event must match all given filters, and at least one of createdFrom,
 * eventTypes, deliveryStatuses and objectType is required (422 `invalid_value`).
 */
final class WebhookReplayCreate extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i createdFrom:t createdTo:t eventTypes:[s deliveryStatuses:[s objectType:s objectId:i ratePerSecond?:i dryRun:b';

    /**
     * @param int $webhookEndpointId
     * @param \DateTimeImmutable|null $createdFrom Only events created at or after this time.
     * @param \DateTimeImmutable|null $createdTo Only events created before this time.
     * @param list<string>|null $eventTypes Absent means the endpoint's own eventTypes. Types that the endpoint does not
     * subscribe to are allowed.
     * @param list<WebhookReplayDeliveryFilter::*>|null $deliveryStatuses Absent means any status of the event's
     * delivery.
     * @param WebhookObjectType::*|null $objectType
     * @param int|null $objectId
     * @param int|null $ratePerSecond Maximum number of replayed events per second, within the rate of the endpoint.
     * Null or absent means no limit of its own.
     * @param bool|null $dryRun True only counts the events; nothing is sent or stored.
     */
    public function __construct(
        public int $webhookEndpointId,
        public ?\DateTimeImmutable $createdFrom = null,
        public ?\DateTimeImmutable $createdTo = null,
        public ?array $eventTypes = null,
        public ?array $deliveryStatuses = null,
        public ?string $objectType = null,
        public ?int $objectId = null,
        public ?int $ratePerSecond = null,
        public ?bool $dryRun = null,
    ) {
    }
}

/** Preview of a replay. Exact at the time of the response. */
final class WebhookReplayPreview extends \StorePlatform\Model
{
    protected const SPEC = 'webhookEndpointId!:i eventCount!:i firstEventOn!?:t lastEventOn!?:t types!:[@Shared\\WebhookReplayTypeCount';

    /**
     * @param int $webhookEndpointId
     * @param int $eventCount Number of events that would be sent.
     * @param \DateTimeImmutable|null $firstEventOn Creation time of the oldest matching event. Null means no event
     * matches.
     * @param \DateTimeImmutable|null $lastEventOn Creation time of the newest matching event.
     * @param list<WebhookReplayTypeCount> $types Counts by type, most frequent first.
     */
    public function __construct(
        public int $webhookEndpointId,
        public int $eventCount,
        public ?\DateTimeImmutable $firstEventOn,
        public ?\DateTimeImmutable $lastEventOn,
        public array $types,
    ) {
    }
}

/** Matching events of one type. */
final class WebhookReplayTypeCount extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s eventCount!:i';

    /**
     * @param WebhookEventType::* $type
     * @param int $eventCount Number of matching events of the type.
     */
    public function __construct(
        public string $type,
        public int $eventCount,
    ) {
    }
}

/**
 * How customers sign up. OPEN: anyone can sign up. APPROVAL and INVITE: customers cannot sign up on their own, sign-up
 * and first login return 403 `forbidden`; an administrator adds the customer.
 */
final class AccountTypeSignUpMode
{
    public const OPEN = 'OPEN';
    public const APPROVAL = 'APPROVAL';
    public const INVITE = 'INVITE';
}

/** Texts for search engines. */
final class Seo extends \StorePlatform\Model
{
    protected const SPEC = 'title!?:s description!?:s';

    /**
     * @param string|null $title Title for search engines. Null means the name.
     * @param string|null $description Description for search engines.
     */
    public function __construct(
        public ?string $title,
        public ?string $description,
    ) {
    }
}

/** A phone number as it was entered, and in the form in which numbers are dialed and compared. */
final class Phone extends \StorePlatform\Model
{
    protected const SPEC = 'entered!:s e164!?:s extension!?:s';

    /**
     * @param string $entered The number as it was entered, without spaces around it.
     * @param string|null $e164 The number in E.164. Null if its country is unknown, if the country has no such number,
     * or if it was entered before 2026-11-28.
     * @param string|null $extension The extension. Null means none.
     */
    public function __construct(
        public string $entered,
        public ?string $e164,
        public ?string $extension,
    ) {
    }
}

/** A value of a custom field. Its key can be one that the store has not defined: escape the value before you show it. */
final class CustomField extends \StorePlatform\Model
{
    protected const SPEC = 'key!:s type!:s value!?:s';

    /**
     * @param string $key The definition's key.
     * @param CustomFieldType::* $type
     * @param string|null $value The value as text, for every type. Null means no value is set.
     */
    public function __construct(
        public string $key,
        public string $type,
        public ?string $value,
    ) {
    }
}

/**
 * A postal address. Its country determines whether a city, a postal code or a state is required
 * (`/customer/country/all`); a missing one is rejected with 422 and its pointer. It has a first name, a last name or
 * both.
 */
final class AddressInput extends \StorePlatform\Model
{
    protected const SPEC = 'firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s';

    /**
     * @param string $streetLine1 Street and number.
     * @param string $countryCode
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince State or province: the subdivision part of its ISO 3166-2 code (`CA`), or its
     * name in a common language, which is stored as the code. Free text in countries without a list of states.
     * @param string|null $postalCode Postal code.
     * @param string|null $phoneNumber Phone number for the carrier.
     */
    public function __construct(
        public string $streetLine1,
        public string $countryCode,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $company = null,
        public ?string $streetLine2 = null,
        public ?string $city = null,
        public ?string $stateProvince = null,
        public ?string $postalCode = null,
        public ?string $phoneNumber = null,
    ) {
    }
}

/**
 * The origin of a gift card. STAFF: issued by an administrator or an app token. PURCHASE: bought in an order. BATCH:
 * issued with others. REFUND: a refund paid to it. IMPORT: taken over from another system. Later versions can add
 * values.
 *
 * More values may be added.
 */
final class GiftCardSource
{
    public const PURCHASE = 'PURCHASE';
    public const STAFF = 'STAFF';
    public const BATCH = 'BATCH';
    public const REFUND = 'REFUND';
    public const IMPORT = 'IMPORT';
}

/** A language of the store. */
final class Language extends \StorePlatform\Model
{
    protected const SPEC = 'languageCode!:s name!:s nativeName!:s direction!:s';

    /**
     * @param string $languageCode
     * @param string $name Name in English.
     * @param string $nativeName Name in the language itself.
     * @param string $direction Whether the language is written from left to right or from right to left.
     */
    public function __construct(
        public string $languageCode,
        public string $name,
        public string $nativeName,
        public string $direction,
    ) {
    }
}

/** A smaller version of an image. */
final class MediaVariant extends \StorePlatform\Model
{
    protected const SPEC = 'width!:i url!:s';

    /**
     * @param int $width Width in pixels.
     * @param string $url URL of the file.
     */
    public function __construct(
        public int $width,
        public string $url,
    ) {
    }
}

/** The customer or guest who placed the order. A guest has no storeCustomerId. */
final class OrderCustomer extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!?:i email!:s name!:s phoneNumber!?:s phone?:@Shared\\Phone accountTypeName!?:s';

    /**
     * @param int|null $storeCustomerId Null means a guest.
     * @param string $email
     * @param string $name First and last name.
     * @param string|null $phoneNumber
     * @param string|null $accountTypeName Null means a guest.
     * @param Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    public function __construct(
        public ?int $storeCustomerId,
        public string $email,
        public string $name,
        public ?string $phoneNumber,
        public ?string $accountTypeName,
        public ?Phone $phone = null,
    ) {
    }
}

/**
 * A postal address, copied when the object that contains it was stored. Later changes to the saved address do not
 * affect the copy.
 */
final class Address extends \StorePlatform\Model
{
    protected const SPEC = 'firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Shared\\Phone';

    /**
     * @param string $firstName Given name.
     * @param string $lastName Family name.
     * @param string|null $company Company.
     * @param string $streetLine1 Street and number.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string $city City.
     * @param string $stateProvince State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for
     * Berlin); `""` where the country has none.
     * @param string $postalCode Postal code; `""` where the country has none.
     * @param string $countryCode
     * @param string|null $phoneNumber Phone number for the carrier.
     * @param Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    public function __construct(
        public string $firstName,
        public string $lastName,
        public ?string $company,
        public string $streetLine1,
        public ?string $streetLine2,
        public string $city,
        public string $stateProvince,
        public string $postalCode,
        public string $countryCode,
        public ?string $phoneNumber,
        public ?Phone $phone = null,
    ) {
    }
}

/** One tax on a line or on shipping, rounded once and stored. */
final class OrderTax extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s rate!:d amount!:d';

    /**
     * @param string $name Name of the tax.
     * @param numeric-string $rate
     * @param numeric-string $amount The tax of the line or of the shipping charge, for all its units.
     */
    public function __construct(
        public string $name,
        public string $rate,
        public string $amount,
    ) {
    }
}

/** A line of an order, as placed. */
final class OrderLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s variantId!?:i productId!?:i productType!:s sku!:s name!:s localName!?:s mediaUrl!?:s quantity!:i fulfilledQuantity!:i refundedQuantity!:i cancelledQuantity!:i returnedQuantity!:i openQuantity!:i requiresShipping!:b unitPriceBeforeDiscount!:d unitPrice!:d deliveryPrices!:[d lineSubtotal!:d lineDiscount!:d lineTotal!:d lineTax!:d discounts!:[@Shared\\OrderLineDiscount taxes!:[@Shared\\OrderTax taxClassId!?:i subscriptionId!?:i subscriptionPlanId!?:i customFields!:[@Shared\\CustomField giftCard!?:@Shared\\GiftCardDelivery';

    /**
     * @param string $lineItemId
     * @param int|null $variantId Null means the variant no longer exists.
     * @param int|null $productId Null means the product no longer exists.
     * @param ProductType::* $productType
     * @param string $sku
     * @param string $name Name at the time of the order.
     * @param string|null $localName The name that the buyer read, in the language of the order. Null means that it is
     * the same as `name`, or has no translation.
     * @param string|null $mediaUrl First picture of the variant or product. Null means none.
     * @param int $quantity
     * @param int $fulfilledQuantity Units in live shipments.
     * @param int $refundedQuantity Units in refunds that are not failed or voided.
     * @param int $cancelledQuantity Units canceled before shipping.
     * @param int $returnedQuantity Units returned after shipping.
     * @param int $openQuantity Units still to be shipped, without those that the buyer withdrew from; 0 for lines that
     * need no shipping.
     * @param bool $requiresShipping Whether the line has to be shipped.
     * @param numeric-string $unitPriceBeforeDiscount List price of one unit in all deliveries that the line pays for,
     * as shown to the buyer.
     * @param numeric-string $unitPrice Price of one unit in all deliveries that the line pays for, as shown to the
     * buyer.
     * @param list<numeric-string> $deliveryPrices Price of one unit in each delivery that the line pays for, as shown
     * to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     * @param numeric-string $lineSubtotal Net of tax, before discounts.
     * @param numeric-string $lineDiscount Net of tax, all discounts of the line.
     * @param numeric-string $lineTotal Net of tax, after all discounts.
     * @param numeric-string $lineTax Sum of the line's taxes.
     * @param list<OrderLineDiscount> $discounts Discounts of the line, one for each coupon or discount.
     * @param list<OrderTax> $taxes The taxes on the line, one for each rate.
     * @param int|null $taxClassId
     * @param int|null $subscriptionId The subscription that the line started or renewed.
     * @param int|null $subscriptionPlanId
     * @param list<CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param GiftCardDelivery|null $giftCard To whom the codes of the line's gift cards are mailed, as the buyer
     * entered it. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     */
    public function __construct(
        public string $lineItemId,
        public ?int $variantId,
        public ?int $productId,
        public string $productType,
        public string $sku,
        public string $name,
        public ?string $localName,
        public ?string $mediaUrl,
        public int $quantity,
        public int $fulfilledQuantity,
        public int $refundedQuantity,
        public int $cancelledQuantity,
        public int $returnedQuantity,
        public int $openQuantity,
        public bool $requiresShipping,
        public string $unitPriceBeforeDiscount,
        public string $unitPrice,
        public array $deliveryPrices,
        public string $lineSubtotal,
        public string $lineDiscount,
        public string $lineTotal,
        public string $lineTax,
        public array $discounts,
        public array $taxes,
        public ?int $taxClassId,
        public ?int $subscriptionId,
        public ?int $subscriptionPlanId,
        public array $customFields,
        public ?GiftCardDelivery $giftCard,
    ) {
    }
}

/** One discount's part on a line. */
final class OrderLineDiscount extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!?:i code!?:s name!:s amount!:d';

    /**
     * @param int|null $couponId Null means a manual discount.
     * @param string|null $code Null means an automatic or manual discount.
     * @param string $name Name shown to the customer.
     * @param numeric-string $amount Net of tax.
     */
    public function __construct(
        public ?int $couponId,
        public ?string $code,
        public string $name,
        public string $amount,
    ) {
    }
}

/** To whom and when the codes of bought gift cards are mailed. */
final class GiftCardDelivery extends \StorePlatform\Model
{
    protected const SPEC = 'recipient!?:@Shared\\GiftCardDeliveryRecipient deliverOn!?:t';

    /**
     * @param GiftCardDeliveryRecipient|null $recipient The person for whom the gift cards are meant. Null means the
     * buyer.
     * @param \DateTimeImmutable|null $deliverOn When the codes are mailed. Null means as soon as the order is paid.
     */
    public function __construct(
        public ?GiftCardDeliveryRecipient $recipient,
        public ?\DateTimeImmutable $deliverOn,
    ) {
    }
}

/** The person to whom the codes of bought gift cards are mailed. An erasure of the person's data clears it. */
final class GiftCardDeliveryRecipient extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s email!:s message!?:s';

    /**
     * @param string $name The recipient's name.
     * @param string $email
     * @param string|null $message Text for the recipient, in the mail with the code. Null means none.
     */
    public function __construct(
        public string $name,
        public string $email,
        public ?string $message,
    ) {
    }
}

/** One payment or payment attempt of an order. Never contains a card number, gateway token or vault id. */
final class Payment extends \StorePlatform\Model
{
    protected const SPEC = 'paymentId!:i paymentProviderId!?:i providerCode!:s paymentType!?:s offlineMethod!?:s brand!?:s lastFour!?:s status!:s amount!:d authorizedAmount!:d capturedAmount!:d refundedAmount!:d refundableAmount!:d currencyCode!:s providerReference!?:s failureCode!?:s failureMessage!?:s authorizationExpiresOn!?:t reviewStatus!?:s tender!?:@Shared\\PaymentTender capturedOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $paymentId
     * @param int|null $paymentProviderId Null means an offline payment without a provider or a payment with stored
     * value.
     * @param string $providerCode Code of the payment provider. `STORED_VALUE` means a payment with stored value;
     * `tender` has its kind.
     * @param PaymentType::*|null $paymentType Null means an offline payment or a payment with stored value.
     * @param OfflinePaymentMethod::*|null $offlineMethod Null means a payment through a processor or with stored value.
     * @param string|null $brand Brand, as the processor reports it.
     * @param string|null $lastFour The last four digits of the card or account, or the last four characters of the gift
     * card's code. Null means none.
     * @param PaymentTransactionStatus::* $status
     * @param numeric-string $amount The requested amount.
     * @param numeric-string $authorizedAmount Authorized amount that is still live and not captured.
     * @param numeric-string $capturedAmount The captured amount.
     * @param numeric-string $refundedAmount Sum of the refunds that are completed, pending or processing.
     * @param numeric-string $refundableAmount Maximum amount that can be refunded on the payment now: capturedAmount
     * less refundedAmount and disputed amounts, at most the order's `balance.refundable`. If the amounts of several
     * payments add up to more, all refunds together still return at most `balance.refundable`.
     * @param string $currencyCode
     * @param string|null $providerReference The processor's own reference, for support; never a token.
     * @param string|null $failureCode Why the last attempt failed. Null means no failure.
     * @param string|null $failureMessage Why the last attempt failed, as shown to the buyer. Null means no failure.
     * @param \DateTimeImmutable|null $authorizationExpiresOn When the authorization expires. Null means no amount is
     * authorized or the provider does not report the time.
     * @param PaymentReviewStatus::*|null $reviewStatus State of the provider's fraud review. Null means the provider
     * has not reviewed the payment.
     * @param PaymentTender|null $tender The stored value that pays. Null means another payment.
     * @param \DateTimeImmutable|null $capturedOn Time of the first capture.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $paymentId,
        public ?int $paymentProviderId,
        public string $providerCode,
        public ?string $paymentType,
        public ?string $offlineMethod,
        public ?string $brand,
        public ?string $lastFour,
        public string $status,
        public string $amount,
        public string $authorizedAmount,
        public string $capturedAmount,
        public string $refundedAmount,
        public string $refundableAmount,
        public string $currencyCode,
        public ?string $providerReference,
        public ?string $failureCode,
        public ?string $failureMessage,
        public ?\DateTimeImmutable $authorizationExpiresOn,
        public ?string $reviewStatus,
        public ?PaymentTender $tender,
        public ?\DateTimeImmutable $capturedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** How the store received the money outside a payment processor. */
final class OfflinePaymentMethod
{
    public const BANK_TRANSFER = 'BANK_TRANSFER';
    public const CASH = 'CASH';
    public const CHECK = 'CHECK';
    public const OTHER = 'OTHER';
}

/** State of one payment. The order's paymentStatus is derived from all of them. */
final class PaymentTransactionStatus
{
    public const PENDING = 'PENDING';
    public const REQUIRES_ACTION = 'REQUIRES_ACTION';
    public const AUTHORIZED = 'AUTHORIZED';
    public const PARTIALLY_CAPTURED = 'PARTIALLY_CAPTURED';
    public const CAPTURED = 'CAPTURED';
    public const FAILED = 'FAILED';
    public const VOIDED = 'VOIDED';
    public const EXPIRED = 'EXPIRED';
}

/**
 * Why a payment provider declined, with the same codes for every provider. After `insufficient_funds` and
 * `processing_error`, a later retry of the same payment may succeed; after the other codes, the buyer needs another
 * card or another way to pay. | code | meaning | |---|---| | `card_declined` | The bank declined without a reason. | |
 * `insufficient_funds` | The account does not cover the amount. | | `lost_card`, `stolen_card` | The card is blocked.
 * Tell the buyer only that the card was declined. | | `expired_card`, `incorrect_cvc` | The card details are wrong; the
 * buyer can enter them again. | | `processing_error` | The provider or the bank failed; retry in a moment. | |
 * `invalid_token` | The provider does not know the payment token, or the token was used before. | |
 * `authentication_required`, `authentication_failed` | The buyer has to authenticate (3-D Secure), or the
 * authentication failed. | | `payment_expired` | The buyer paid nothing, or not enough, on the payment page in time. |
 * | `payment_not_found`, `payment_voided`, `payment_captured` | The payment does not exist, was voided, or is already
 * fully captured. | | `currency_mismatch`, `capture_exceeds_authorized`, `refund_exceeds_captured` | The currency or
 * amount does not fit the payment. | | `refund_failed` | The bank rejected the refund. | | `provider_unsupported` | The
 * store can no longer reach the payment's provider. |
 *
 * More values may be added.
 */
final class DeclineCode
{
    public const CARD_DECLINED = 'card_declined';
    public const INSUFFICIENT_FUNDS = 'insufficient_funds';
    public const LOST_CARD = 'lost_card';
    public const STOLEN_CARD = 'stolen_card';
    public const EXPIRED_CARD = 'expired_card';
    public const INCORRECT_CVC = 'incorrect_cvc';
    public const PROCESSING_ERROR = 'processing_error';
    public const INVALID_TOKEN = 'invalid_token';
    public const AUTHENTICATION_REQUIRED = 'authentication_required';
    public const AUTHENTICATION_FAILED = 'authentication_failed';
    public const PAYMENT_EXPIRED = 'payment_expired';
    public const PAYMENT_NOT_FOUND = 'payment_not_found';
    public const PAYMENT_VOIDED = 'payment_voided';
    public const PAYMENT_CAPTURED = 'payment_captured';
    public const CURRENCY_MISMATCH = 'currency_mismatch';
    public const CAPTURE_EXCEEDS_AUTHORIZED = 'capture_exceeds_authorized';
    public const REFUND_EXCEEDS_CAPTURED = 'refund_exceeds_captured';
    public const REFUND_FAILED = 'refund_failed';
    public const PROVIDER_UNSUPPORTED = 'provider_unsupported';
}

/**
 * State of the payment provider's own fraud review, such as a Stripe Radar review. OPEN: people review the payment at
 * the provider; an order without any shipment is held with the reason FRAUD. APPROVED: the hold has ended. CLOSED: the
 * review ended otherwise, such as with a refund or a dispute, and the hold stays. An order that a user has released, or
 * held for another reason, stays as it is.
 */
final class PaymentReviewStatus
{
    public const OPEN = 'OPEN';
    public const APPROVED = 'APPROVED';
    public const CLOSED = 'CLOSED';
}

/**
 * The stored value with which a payment pays. The payment is AUTHORIZED while the order holds the value, and its
 * refunds return the value.
 */
final class PaymentTender extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s giftCardId!?:i';

    /**
     * @param string $type
     * @param int|null $giftCardId Null means store credit.
     */
    public function __construct(
        public string $type,
        public ?int $giftCardId,
    ) {
    }
}

/**
 * GIFT_CARD (value of the bearer of a code) or STORE_CREDIT (value of a customer). Later versions can add values.
 *
 * More values may be added.
 */
final class TenderType
{
    public const GIFT_CARD = 'GIFT_CARD';
    public const STORE_CREDIT = 'STORE_CREDIT';
}

/** The order's amounts, derived from its payments and refunds. */
final class OrderBalance extends \StorePlatform\Model
{
    protected const SPEC = 'authorized!:d captured!:d refunded!:d disputed!:d due!:d overpaid!:d refundable!:d';

    /**
     * @param numeric-string $authorized Live authorizations that are not captured.
     * @param numeric-string $captured Total captured amount.
     * @param numeric-string $refunded Sum of the refunds that are completed, pending or processing.
     * @param numeric-string $disputed Captured amount that a bank holds or took back: chargebacks that are open, lost
     * or accepted, without inquiries.
     * @param numeric-string $due grandTotal minus the captured amount without refunded overpayments, never below zero.
     * @param numeric-string $overpaid Overpayment that is not refunded yet, for instance after an edit. Refund it as
     * `overpaymentAmount`.
     * @param numeric-string $refundable The highest `amount` of a refund once no dispute is open: captured less
     * refunded and disputed, never below zero. It excludes value of bought gift cards that was spent, has expired or is
     * held, and money beyond the order's total that is no overpayment.
     */
    public function __construct(
        public string $authorized,
        public string $captured,
        public string $refunded,
        public string $disputed,
        public string $due,
        public string $overpaid,
        public string $refundable,
    ) {
    }
}

/** A coupon on the order. */
final class OrderCoupon extends \StorePlatform\Model
{
    protected const SPEC = 'couponId!:i code!?:s name!:s discountAmount!:d';

    /**
     * @param int $couponId
     * @param string|null $code Code of the coupon. Null means an automatic discount.
     * @param string $name The coupon's name when the order was placed.
     * @param numeric-string $discountAmount The coupon's discount, net of tax. If rounding puts the whole discount into
     * the tax, the net part is at least the smallest unit of the currency.
     */
    public function __construct(
        public int $couponId,
        public ?string $code,
        public string $name,
        public string $discountAmount,
    ) {
    }
}

/**
 * State of the parcel. The usual order is `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`, `OUT_FOR_DELIVERY`,
 * `DELIVERED`. - `AVAILABLE_FOR_PICKUP`: the parcel waits at a counter or locker. - `DELIVERY_ATTEMPTED`, `DELAYED`,
 * `EXCEPTION`: a problem occurred; the status may change back to `IN_TRANSIT`. - `LOST`, `RETURNED_TO_SENDER`: the
 * parcel will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`. - `CANCELLED`: final; its items count as not
 * shipped.
 *
 * More values may be added.
 */
final class ShipmentStatus
{
    public const PENDING = 'PENDING';
    public const LABEL_CREATED = 'LABEL_CREATED';
    public const PICKED_UP = 'PICKED_UP';
    public const IN_TRANSIT = 'IN_TRANSIT';
    public const OUT_FOR_DELIVERY = 'OUT_FOR_DELIVERY';
    public const DELIVERED = 'DELIVERED';
    public const AVAILABLE_FOR_PICKUP = 'AVAILABLE_FOR_PICKUP';
    public const DELIVERY_ATTEMPTED = 'DELIVERY_ATTEMPTED';
    public const DELAYED = 'DELAYED';
    public const EXCEPTION = 'EXCEPTION';
    public const LOST = 'LOST';
    public const RETURNED_TO_SENDER = 'RETURNED_TO_SENDER';
    public const CANCELLED = 'CANCELLED';
}

/**
 * Kind of the payment provider. It determines which payment form the browser loads.
 *
 * More values may be added.
 */
final class PaymentProviderCode
{
    public const STRIPE = 'STRIPE';
    public const BTCPAY = 'BTCPAY';
    public const OFFLINE = 'OFFLINE';
    public const SANDBOX = 'SANDBOX';
}

/** A media file of the product, at its position. */
final class ProductMedia extends \StorePlatform\Model
{
    protected const SPEC = 'mediaId!:i position!:i altText!?:s url!:s thumbnailUrl!?:s';

    /**
     * @param int $mediaId
     * @param int $position Display position, from 0.
     * @param string|null $altText Overrides the media file's own text for this product, in every language.
     * @param string $url URL of the file.
     * @param string|null $thumbnailUrl URL of a smaller image. Null means that the smaller image does not exist yet, or
     * that the file is not an image.
     */
    public function __construct(
        public int $mediaId,
        public int $position,
        public ?string $altText,
        public string $url,
        public ?string $thumbnailUrl,
    ) {
    }
}

/** DENY: never sells below zero available. BACKORDER: continues to sell, up to backorderLimit. */
final class InventoryPolicy
{
    public const DENY = 'DENY';
    public const BACKORDER = 'BACKORDER';
}

/** Units of a variant that the buyer wants in exchange for units of a line. */
final class ReturnExchangeRequestLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s variantId!:i quantity!:i';

    /**
     * @param string $lineItemId A line of `lines`, whose units are exchanged.
     * @param int $variantId The wanted variant. It may belong to another product.
     * @param int $quantity Wanted units. The units of a line's exchange are at most its returned units.
     */
    public function __construct(
        public string $lineItemId,
        public int $variantId,
        public int $quantity,
    ) {
    }
}

/**
 * A reason why a buyer cannot return a line.
 *
 * More values may be added.
 */
final class ReturnObstacle
{
    public const NOT_OFFERED = 'NOT_OFFERED';
    public const NOT_SHIPPED = 'NOT_SHIPPED';
    public const ALREADY_RETURNED = 'ALREADY_RETURNED';
    public const ALREADY_CLAIMED = 'ALREADY_CLAIMED';
    public const EXCLUDED = 'EXCLUDED';
    public const WINDOW_CLOSED = 'WINDOW_CLOSED';
}

/** Units of a variant that the buyer wants in exchange for units of a line. */
final class ReturnExchangeLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s variantId!:i sku!:s name!:s quantity!:i reservedQuantity!:i';

    /**
     * @param string $lineItemId The line whose units are exchanged.
     * @param int $variantId The wanted variant.
     * @param string $sku
     * @param string $name Name of the product and variant when the exchange was requested.
     * @param int $quantity
     * @param int $reservedQuantity Units that the return reserves in stock, from its approval until the replacement
     * order is placed or the return ends. 0 for a variant whose stock is not tracked.
     */
    public function __construct(
        public string $lineItemId,
        public int $variantId,
        public string $sku,
        public string $name,
        public int $quantity,
        public int $reservedQuantity,
    ) {
    }
}

/** The unit of a weight. */
final class WeightUnit
{
    public const G = 'G';
    public const KG = 'KG';
    public const OZ = 'OZ';
    public const LB = 'LB';
}

/**
 * MAINTENANCE: the catalog can be read, but nothing can be bought. CLOSED: the customer API rejects requests, and
 * renewals do not run.
 */
final class StoreStatus
{
    public const ACTIVE = 'ACTIVE';
    public const MAINTENANCE = 'MAINTENANCE';
    public const CLOSED = 'CLOSED';
}

/** The subject of a legal page. */
final class PolicyType
{
    public const TERMS_OF_SERVICE = 'TERMS_OF_SERVICE';
    public const PRIVACY_POLICY = 'PRIVACY_POLICY';
    public const REFUND_POLICY = 'REFUND_POLICY';
    public const SHIPPING_POLICY = 'SHIPPING_POLICY';
    public const SUBSCRIPTION_POLICY = 'SUBSCRIPTION_POLICY';
    public const LEGAL_NOTICE = 'LEGAL_NOTICE';
    public const CONTACT_INFORMATION = 'CONTACT_INFORMATION';
}

/** A font family that every system provides; no font is loaded. */
final class BrandingFont
{
    public const SANS = 'SANS';
    public const SERIF = 'SERIF';
    public const ROUNDED = 'ROUNDED';
    public const MONOSPACE = 'MONOSPACE';
}

/** The unit of lengths. */
final class DimensionUnit
{
    public const MM = 'MM';
    public const CM = 'CM';
    public const M = 'M';
    public const IN = 'IN';
    public const FT = 'FT';
}

/** Ids of the analytics services that the storefront loads. */
final class StoreAnalytics extends \StorePlatform\Model
{
    protected const SPEC = 'googleMeasurementId!?:s metaPixelId!?:s matomoUrl!?:s matomoSiteId!?:s';

    /**
     * @param string|null $googleMeasurementId Google Analytics measurement id. Null means not used.
     * @param string|null $metaPixelId Meta pixel id. Null means not used.
     * @param string|null $matomoUrl URL of the store's Matomo installation.
     * @param string|null $matomoSiteId Matomo site id. Null means not used.
     */
    public function __construct(
        public ?string $googleMeasurementId,
        public ?string $metaPixelId,
        public ?string $matomoUrl,
        public ?string $matomoSiteId,
    ) {
    }
}

/**
 * The unit of a subscription's interval. A monthly subscription that starts on 31 January renews on the last day of
 * February, then on 31 March.
 *
 * More values may be added.
 */
final class IntervalUnit
{
    public const DAY = 'DAY';
    public const WEEK = 'WEEK';
    public const MONTH = 'MONTH';
    public const YEAR = 'YEAR';
}

/** An operation that the current state allows. */
final class SubscriptionAction
{
    public const UPDATE = 'UPDATE';
    public const CHANGE_ITEMS = 'CHANGE_ITEMS';
    public const CHANGE_DATE = 'CHANGE_DATE';
    public const RETRY = 'RETRY';
    public const SKIP = 'SKIP';
    public const UNSKIP = 'UNSKIP';
    public const PAUSE = 'PAUSE';
    public const RESUME = 'RESUME';
    public const CANCEL = 'CANCEL';
    public const REACTIVATE = 'REACTIVATE';
    public const REPLACE = 'REPLACE';
}

/**
 * The status of a subscription line, which is the status of its subscription.
 *
 * More values may be added.
 */
final class SubscriptionItemStatus
{
    public const ACTIVE = 'ACTIVE';
    public const PAUSED = 'PAUSED';
    public const CANCELLED = 'CANCELLED';
    public const TERMINAL_FAILED = 'TERMINAL_FAILED';
}

/** A price increase that the customer was notified of. */
final class AnnouncedPrice extends \StorePlatform\Model
{
    protected const SPEC = 'unitPrice!:d validFrom!:D';

    /**
     * @param numeric-string $unitPrice The highest price of one unit in one delivery from then on, as the buyer sees
     * it.
     * @param string $validFrom First date on which a renewal may charge this price.
     */
    public function __construct(
        public string $unitPrice,
        public string $validFrom,
    ) {
    }
}

/** Changes to one item. */
final class SubscriptionItemUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionItemId!:i variantId:i quantity:i unitPrice?:d customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $subscriptionItemId
     * @param int|null $variantId
     * @param int|null $quantity
     * @param numeric-string|null $unitPrice Fixed unit price. Null restores the plan's pricing.
     * @param list<CustomFieldInput>|null $customFields Replaces all custom fields of the line.
     */
    public function __construct(
        public int $subscriptionItemId,
        public ?int $variantId = null,
        public ?int $quantity = null,
        public ?string $unitPrice = null,
        public ?array $customFields = null,
    ) {
    }
}

/** How the plan changes the price of a variant that has no price of its own for this plan. */
final class SubscriptionPlanPricing extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s value!?:d currencyCode!?:s firstCycles!?:i thenValue!?:d';

    /**
     * @param SubscriptionPricingType::* $type
     * @param numeric-string|null $value Percentage off, amount off or price per unit. Null for NONE.
     * @param string|null $currencyCode Currency of a fixed amount or price. Null otherwise.
     * @param int|null $firstCycles Number of cycles that `value` applies to; afterwards `thenValue` applies. Null means
     * all cycles.
     * @param numeric-string|null $thenValue The value after the first cycles. Null if `firstCycles` is null.
     */
    public function __construct(
        public string $type,
        public ?string $value,
        public ?string $currencyCode,
        public ?int $firstCycles,
        public ?string $thenValue,
    ) {
    }
}

/**
 * NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: deducted from the one-off price. FIXED_PRICE: the value is the
 * price.
 */
final class SubscriptionPricingType
{
    public const NONE = 'NONE';
    public const PERCENTAGE = 'PERCENTAGE';
    public const FIXED_AMOUNT = 'FIXED_AMOUNT';
    public const FIXED_PRICE = 'FIXED_PRICE';
}

/**
 * CHARGE: every shipment is charged. FREE: no shipment is charged. FIRST_FREE: all shipments except the first are
 * charged.
 */
final class SubscriptionShippingPolicy
{
    public const CHARGE = 'CHARGE';
    public const FREE = 'FREE';
    public const FIRST_FREE = 'FIRST_FREE';
}

/** When the customer may cancel. Administrators always may. */
final class SubscriptionCancelPolicy
{
    public const ANY_TIME = 'ANY_TIME';
    public const AFTER_MIN_CYCLES = 'AFTER_MIN_CYCLES';
}

/** One option value of a variant, by ids and by names. */
final class VariantOptionValue extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionId!:i productOptionValueId!:i optionName!:s value!:s';

    /**
     * @param int $productOptionId
     * @param int $productOptionValueId
     * @param string $optionName Name of the option, such as `Color`.
     * @param string $value The value, such as `White`.
     */
    public function __construct(
        public int $productOptionId,
        public int $productOptionValueId,
        public string $optionName,
        public string $value,
    ) {
    }
}

/** DISABLED: not for sale until it is set back to ACTIVE. */
final class VariantStatus
{
    public const ACTIVE = 'ACTIVE';
    public const DISABLED = 'DISABLED';
}

/**
 * A saved payment method, and the snapshot of `customer.payment_method_changed`: only the data that the customer sees
 * on the account page, never card numbers, gateway tokens or vault ids.
 */
final class PublicCustomerPaymentMethod extends \StorePlatform\Model
{
    protected const SPEC = 'customerPaymentMethodId!:i storeCustomerId!:i paymentType!:s brand!:s lastFour!?:s expiryMonth!?:s expiryYear!?:s isDefault!:b isActive!:b';

    /**
     * @param int $customerPaymentMethodId
     * @param int $storeCustomerId The owning customer.
     * @param PaymentType::* $paymentType
     * @param string $brand As the payment processor reports it (`visa`, `sepa_debit`, …); `""` when it reports none.
     * @param string|null $lastFour Last characters of the card or account number; null when the processor reports none.
     * @param string|null $expiryMonth Two digits, `01` to `12`. Null means the payment method does not expire.
     * @param string|null $expiryYear Four digits. Null means the payment method does not expire.
     * @param bool $isDefault Whether this is the customer's default payment method; at most one is.
     * @param bool $isActive False means the payment method was removed; the removal event contains the removed payment
     * method.
     */
    public function __construct(
        public int $customerPaymentMethodId,
        public int $storeCustomerId,
        public string $paymentType,
        public string $brand,
        public ?string $lastFour,
        public ?string $expiryMonth,
        public ?string $expiryYear,
        public bool $isDefault,
        public bool $isActive,
    ) {
    }
}

/** The saved payment methods of a customer. */
final class PublicCustomerPaymentMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicCustomerPaymentMethod';

    /** @param list<PublicCustomerPaymentMethod> $items The public customer payment methods. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** `-` means descending. The default is `-orderDate`. */
final class PublicOrderSort
{
    public const ORDER_DATE = 'orderDate';
    public const ORDER_DATE_DESC = '-orderDate';
    public const ORDER_NUMBER = 'orderNumber';
    public const ORDER_NUMBER_DESC = '-orderNumber';
}

/** Request to skip a renewal. */
final class SubscriptionSkip extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i processingDate:D reason?:s';

    /**
     * @param int $subscriptionId
     * @param string|null $processingDate Date of the renewal to skip. It must be the next renewal.
     * @param string|null $reason Kept in the history.
     */
    public function __construct(
        public int $subscriptionId,
        public ?string $processingDate = null,
        public ?string $reason = null,
    ) {
    }
}

/** Request to restore a skipped renewal. */
final class SubscriptionUnskip extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i processingDate!:D reason?:s';

    /**
     * @param int $subscriptionId
     * @param string $processingDate Date of the skipped renewal.
     * @param string|null $reason Kept in the history.
     */
    public function __construct(
        public int $subscriptionId,
        public string $processingDate,
        public ?string $reason = null,
    ) {
    }
}

/** The saved addresses of a customer. */
final class PublicCustomerAddressList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicCustomerAddress';

    /** @param list<PublicCustomerAddress> $items The public customer addresses. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A saved address of a customer, and the snapshot of `customer.address_changed`. */
final class PublicCustomerAddress extends \StorePlatform\Model
{
    protected const SPEC = 'customerAddressId!:i storeCustomerId!:i firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Shared\\Phone isDefault!:b isActive!:b';

    /**
     * @param int $customerAddressId
     * @param int $storeCustomerId The owning customer.
     * @param string $firstName Given name.
     * @param string $lastName Family name.
     * @param string|null $company Company.
     * @param string $streetLine1 Street and number.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string $city City.
     * @param string $stateProvince State or province; `""` where the country has none.
     * @param string $postalCode Postal code; `""` where the country has none.
     * @param string $countryCode
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     * @param bool $isDefault Whether this is the customer's default address; at most one is.
     * @param bool $isActive False means the address was removed; the removal event contains the removed address.
     * @param Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    public function __construct(
        public int $customerAddressId,
        public int $storeCustomerId,
        public string $firstName,
        public string $lastName,
        public ?string $company,
        public string $streetLine1,
        public ?string $streetLine2,
        public string $city,
        public string $stateProvince,
        public string $postalCode,
        public string $countryCode,
        public ?string $phoneNumber,
        public bool $isDefault,
        public bool $isActive,
        public ?Phone $phone = null,
    ) {
    }
}

/** A refund, and the snapshot of every refund event. `amount = subtotal + taxTotal + shippingTotal`. */
final class PublicRefund extends \StorePlatform\Model
{
    protected const SPEC = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d currencyCode!:s refundedOn!:t voidedOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $refundId
     * @param int $orderId The refunded order.
     * @param int $orderNumber
     * @param int $refundNumber
     * @param RefundStatus::* $status
     * @param RefundReason::* $reason
     * @param numeric-string $amount The total refunded.
     * @param numeric-string $subtotal The part for goods (and goodwill), net of tax.
     * @param numeric-string $taxTotal The part that is tax.
     * @param numeric-string $shippingTotal The part for shipping, net of tax.
     * @param string $currencyCode The currency of the order.
     * @param \DateTimeImmutable $refundedOn When the refund was issued.
     * @param \DateTimeImmutable|null $voidedOn When the refund was voided. Null means it was not voided.
     * @param \DateTimeImmutable $createdOn When the refund was created.
     * @param \DateTimeImmutable $modifiedOn When the refund last changed.
     */
    public function __construct(
        public int $refundId,
        public int $orderId,
        public int $orderNumber,
        public int $refundNumber,
        public string $status,
        public string $reason,
        public string $amount,
        public string $subtotal,
        public string $taxTotal,
        public string $shippingTotal,
        public string $currencyCode,
        public \DateTimeImmutable $refundedOn,
        public ?\DateTimeImmutable $voidedOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** A shipment, shown with its order. No field is null; a value that is not known yet is an empty string. */
final class PublicShipment extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t items!:[@Shared\\PublicShipmentItem';

    /**
     * @param int $shipmentId
     * @param string $externalShipmentId Id of the shipment in the carrier's or warehouse's system, or our own id as
     * text if none was given. An id that was given can equal the id of another shipment, so compare shipments by
     * `shipmentId`.
     * @param string $status
     * @param string $carrierName Carrier; `""` while unknown.
     * @param string $trackingNumber Tracking number; `""` while unknown.
     * @param string $trackingUrl URL where the customer can track the parcel; `""` while unknown.
     * @param \DateTimeImmutable $shippedOn When the parcel was shipped: the given time, otherwise the time when the
     * shipment was recorded.
     * @param \DateTimeImmutable $estimatedDelivery Expected delivery time: as the carrier or an administrator set it,
     * otherwise `shippedOn` plus the shipping method's longest time.
     * @param list<PublicShipmentItem> $items The shipped lines.
     */
    public function __construct(
        public int $shipmentId,
        public string $externalShipmentId,
        public string $status,
        public string $carrierName,
        public string $trackingNumber,
        public string $trackingUrl,
        public \DateTimeImmutable $shippedOn,
        public \DateTimeImmutable $estimatedDelivery,
        public array $items,
    ) {
    }
}

/** A shipped line, or a part of it. */
final class PublicShipmentItem extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s quantity!:i';

    /**
     * @param string $lineItemId
     * @param int $quantity Units of the line in this shipment.
     */
    public function __construct(
        public string $lineItemId,
        public int $quantity,
    ) {
    }
}

/** A line of an order, as it was when the order was placed. */
final class PublicOrderLine extends \StorePlatform\Model
{
    protected const SPEC = 'sku!:s name!:s quantity!:i unitPrice!:d lineTotal!:d customFields!:[@Shared\\CustomField';

    /**
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several, in the order's language.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in all deliveries that the line pays for, before discounts, as
     * the buyer saw it. It includes tax if the store's prices include tax.
     * @param numeric-string $lineTotal The line after all discounts, including its share of order discounts, net of
     * tax.
     * @param list<CustomField> $customFields The line's custom fields.
     */
    public function __construct(
        public string $sku,
        public string $name,
        public int $quantity,
        public string $unitPrice,
        public string $lineTotal,
        public array $customFields,
    ) {
    }
}

/**
 * A subscription with its live lines. The response of `GET /subscription`, and the snapshot of every subscription
 * event.
 */
final class PublicSubscriptionSnapshot extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionNumber!:i status!:s nextProcessingDate!?:D createdOn!:t cancelledOn!?:t cancelReason!?:s items!:[@Shared\\PublicSubscriptionListItem';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionNumber
     * @param SubscriptionStatus::* $status
     * @param string|null $nextProcessingDate Date of the next renewal, in the store's time zone. Null means the
     * subscription is not scheduled to renew.
     * @param \DateTimeImmutable $createdOn When the subscription was created.
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means it is not canceled.
     * @param string|null $cancelReason Why the subscription was canceled, as the customer or administrator stated it,
     * or a reason of the service. `COMPLETED`: all its cycles are done. `REPLACED`: another subscription replaced it.
     * `PAYMENT_FAILED`: its renewal retries are exhausted and the store's final action is to cancel. `CUSTOMER_BANNED`
     * or `CUSTOMER_DEACTIVATED`: it ended with the customer's status. Null means it is not canceled, or no reason was
     * given.
     * @param list<PublicSubscriptionListItem> $items One entry per live line, the same entries as in the subscription
     * list; empty once every line is removed.
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionNumber,
        public string $status,
        public ?string $nextProcessingDate,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $items,
    ) {
    }
}

/**
 * A live line of a subscription: an item of the subscription list, and of a snapshot's `items`. Removed lines are not
 * included.
 */
final class PublicSubscriptionListItem extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@Shared\\CustomField';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionItemId
     * @param int $subscriptionNumber
     * @param string $status
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several.
     * @param int $quantity Units per delivery.
     * @param numeric-string $unitPrice Price of one unit in one delivery, at the next renewal, as the buyer sees it, in
     * the subscription's currency. The price is final when the renewal is charged.
     * @param int $intervalCount Interval between renewals, as a number of `intervalUnit`.
     * @param string $intervalUnit
     * @param string $nextProcessingDate Date of the next renewal. Never null: when nothing is scheduled, the line keeps
     * the last scheduled date, and the snapshot's own `nextProcessingDate` is null.
     * @param \DateTimeImmutable $createdOn When the line was added.
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means it is not canceled.
     * @param string|null $cancelReason Why the subscription was canceled; same as in the snapshot.
     * @param list<CustomField> $customFields The line's custom fields.
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionItemId,
        public int $subscriptionNumber,
        public string $status,
        public string $sku,
        public string $name,
        public int $quantity,
        public string $unitPrice,
        public int $intervalCount,
        public string $intervalUnit,
        public string $nextProcessingDate,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $customFields,
    ) {
    }
}

/**
 * An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the snapshot of every order
 * event. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to
 * `subtotal − discountTotal`. All totals except `taxTotal` and `grandTotal` are net of tax. They are fixed when the
 * order is placed; later changes of prices, taxes or rates do not affect them.
 */
final class PublicOrderListItem extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@Shared\\PublicOrderLine';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param \DateTimeImmutable $orderDate When the order was placed; an administrator can change it.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled; it does not change
     * afterwards. Null before.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled or voided; null otherwise.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param numeric-string $subtotal Sum of the lines before discounts, net of tax.
     * @param numeric-string $discountTotal All discounts on the lines and the order, net of tax, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts, net of tax.
     * @param numeric-string $taxTotal All taxes, including the tax on shipping.
     * @param numeric-string $grandTotal The amount that the customer pays.
     * @param int|null $replacedOrderNumber Number of the order that this order replaces; null otherwise.
     * @param int $itemCount Sum of the lines' quantities.
     * @param list<PublicOrderLine> $items The lines of the order.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public \DateTimeImmutable $orderDate,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public string $currencyCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public ?int $replacedOrderNumber,
        public int $itemCount,
        public array $items,
    ) {
    }
}

/**
 * A customer of the store. The response of `GET /store-customer`, and the snapshot of customer events. It never
 * includes passwords, tokens or card numbers.
 */
final class PublicCustomer extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Shared\\Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b company!?:s languageCode!?:s acceptsMarketing!:b commissionProviderName!?:s commissionProviderId!?:s createdOn!:t modifiedOn!:t';

    /**
     * @param int $storeCustomerId
     * @param string $email
     * @param string $firstName Given name; `""` means none.
     * @param string $lastName Family name; `""` means none.
     * @param string|null $phoneNumber Phone number; null means none.
     * @param CustomerStatus::* $status
     * @param int $accountTypeId The customer's account type in the store.
     * @param string $accountTypeName Display name of that account type.
     * @param bool $emailVerified Whether the customer has verified the e-mail address.
     * @param string|null $company The customer's company. Null means none.
     * @param string|null $languageCode The language that the customer chose. Null means the store's.
     * @param bool $acceptsMarketing Whether a consent of the customer to marketing e-mails is in force.
     * @param string|null $commissionProviderName Name of the store's commission provider. Null means the store has
     * none.
     * @param string|null $commissionProviderId The customer's id at that provider (a string, not one of our ids). Null
     * means it is not synced yet, or the store has no provider.
     * @param \DateTimeImmutable $createdOn When the person became a customer of this store.
     * @param \DateTimeImmutable $modifiedOn When the record last changed.
     * @param Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $email,
        public string $firstName,
        public string $lastName,
        public ?string $phoneNumber,
        public string $status,
        public int $accountTypeId,
        public string $accountTypeName,
        public bool $emailVerified,
        public ?string $company,
        public ?string $languageCode,
        public bool $acceptsMarketing,
        public ?string $commissionProviderName,
        public ?string $commissionProviderId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public ?Phone $phone = null,
    ) {
    }
}

/** A return, and the snapshot of every return event. */
final class PublicReturn extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b lines!:[@Shared\\PublicReturnLine exchangeLines!:[@Shared\\ReturnExchangeLine replacementOrderId!?:i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId The order whose units come back.
     * @param int $orderNumber
     * @param string $kind
     * @param string $status
     * @param bool $isInTime Whether the return is a withdrawal that the buyer declared before its deadline.
     * @param list<PublicReturnLine> $lines Lines of the return.
     * @param list<ReturnExchangeLine> $exchangeLines Goods that the buyer wants in exchange; empty for other kinds, and
     * if the buyer named none.
     * @param int|null $replacementOrderId The order that sends the goods of `exchangeLines`; null means that it is not
     * placed.
     * @param string|null $refundDueOn Last day on which the store can refund a withdrawal; null for other kinds.
     * @param string $carrierName Carrier of the parcel; empty means unknown.
     * @param string $trackingNumber Tracking number of the parcel; empty means unknown.
     * @param \DateTimeImmutable $requestedOn When the return was requested.
     * @param \DateTimeImmutable|null $approvedOn When it was approved; null means it is not.
     * @param \DateTimeImmutable|null $rejectedOn When it was rejected; null means it is not.
     * @param \DateTimeImmutable|null $sentOn When the parcel was reported as sent; null means it is not.
     * @param \DateTimeImmutable|null $receivedOn When the first units arrived; null means that no unit has arrived.
     * @param \DateTimeImmutable|null $completedOn When it was completed; null means it is not.
     * @param \DateTimeImmutable|null $cancelledOn When it was canceled; null means it is not.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $returnId,
        public string $returnNumber,
        public int $orderId,
        public int $orderNumber,
        public string $kind,
        public string $status,
        public bool $isInTime,
        public array $lines,
        public array $exchangeLines,
        public ?int $replacementOrderId,
        public ?string $refundDueOn,
        public string $carrierName,
        public string $trackingNumber,
        public \DateTimeImmutable $requestedOn,
        public ?\DateTimeImmutable $approvedOn,
        public ?\DateTimeImmutable $rejectedOn,
        public ?\DateTimeImmutable $sentOn,
        public ?\DateTimeImmutable $receivedOn,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** The part of a return for one line of its order. */
final class PublicReturnLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s reason!?:s requestedQuantity!:i approvedQuantity!:i sellableQuantity!:i damagedQuantity!:i missingQuantity!:i unshippedQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string|null $reason Code of a reason in the store's `returnPolicy`; null means none.
     * @param int $requestedQuantity Units that the buyer wants to return.
     * @param int $approvedQuantity Units that may come back.
     * @param int $sellableQuantity Units that arrived and can be sold.
     * @param int $damagedQuantity Units that arrived damaged.
     * @param int $missingQuantity Units that did not arrive.
     * @param int $unshippedQuantity Units of a withdrawal that had not been shipped. They do not come back: the store
     * cancels or refunds them.
     */
    public function __construct(
        public string $lineItemId,
        public ?string $reason,
        public int $requestedQuantity,
        public int $approvedQuantity,
        public int $sellableQuantity,
        public int $damagedQuantity,
        public int $missingQuantity,
        public int $unshippedQuantity,
    ) {
    }
}

/**
 * A shipment with its order: the fields of PublicShipment plus `orderId` and `orderNumber`. The snapshot of every
 * shipment event. No field is null; a value that is not known yet is an empty string.
 */
final class PublicShipmentSnapshot extends \StorePlatform\Model
{
    protected const SPEC = 'shipmentId!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t items!:[@Shared\\PublicShipmentItem orderId!:i orderNumber!:i';

    /**
     * @param int $shipmentId
     * @param string $externalShipmentId Id of the shipment in the carrier's or warehouse's system, or our own id as
     * text if none was given. An id that was given can equal the id of another shipment, so compare shipments by
     * `shipmentId`.
     * @param string $status
     * @param string $carrierName Carrier; `""` while unknown.
     * @param string $trackingNumber Tracking number; `""` while unknown.
     * @param string $trackingUrl URL where the customer can track the parcel; `""` while unknown.
     * @param \DateTimeImmutable $shippedOn When the parcel was shipped: the given time, otherwise the time when the
     * shipment was recorded.
     * @param \DateTimeImmutable $estimatedDelivery Expected delivery time: as the carrier or an administrator set it,
     * otherwise `shippedOn` plus the shipping method's longest time.
     * @param list<PublicShipmentItem> $items The shipped lines.
     * @param int $orderId
     * @param int $orderNumber
     */
    public function __construct(
        public int $shipmentId,
        public string $externalShipmentId,
        public string $status,
        public string $carrierName,
        public string $trackingNumber,
        public string $trackingUrl,
        public \DateTimeImmutable $shippedOn,
        public \DateTimeImmutable $estimatedDelivery,
        public array $items,
        public int $orderId,
        public int $orderNumber,
    ) {
    }
}
