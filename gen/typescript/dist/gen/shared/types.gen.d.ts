/**
 * An amount that the buyer pays for a return.
 */
export type ReturnFee = {
    kind: ReturnFeeKind;
    /**
     * Tax included.
     */
    amount: PositiveMoney;
};
/**
 * The reason for a fee.
 */
export type ReturnFeeKind = 'RESTOCKING' | 'RETURN_SHIPPING' | (string & {});
/**
 * A line of a previewed return.
 */
export type ReturnPreviewLine = {
    lineItemId: LineItemId;
    quantity: Quantity;
    /**
     * Price of the units, tax included.
     */
    amount: PositiveMoney;
    /**
     * Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none.
     */
    deadlineOn: Date | null;
};
/**
 * Units of a line to return.
 */
export type ReturnRequestLine = {
    lineItemId: LineItemId;
    quantity: Quantity;
    /**
     * Code of a reason in the store's `returnPolicy`.
     */
    reason?: string | undefined;
};
/**
 * Sort order; a leading minus sign means descending.
 */
export declare const ReturnSort: {
    readonly REQUESTED_ON: "requestedOn";
    readonly '-REQUESTED_ON': "-requestedOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Sort order; a leading minus sign means descending.
 */
export type ReturnSort = typeof ReturnSort[keyof typeof ReturnSort];
/**
 * Id of a store.
 */
export type StoreId = number;
/**
 * A version of the API, named by its date. So far there is one version.
 */
export type ApiVersionDate = string;
/**
 * Why a request failed (RFC 9457). Every response of 400 and above has this form, in every document. Base decisions on `status` and `code`;
 * `title` and `detail` are for people and may change. Some codes have additional fields, and more may be added.
 */
export type Problem = {
    /**
     * `/problems/<code>`: a page that explains the code. If the service is reached under a path prefix, the reference starts with the prefix, so it resolves against the request URL.
     */
    type: string;
    /**
     * Meaning of the code; the same for every problem with this code.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * Description of this occurrence, in English. Never contains internals.
     */
    detail: string;
    /**
     * The request path as the caller sees it, without the query.
     */
    instance: string;
    code: ErrorCode;
    /**
     * Id of the request that was refused. It equals the `X-Request-Id` header, except in a repeated response (`Idempotent-Replayed: true`): there it is the id of the first request. Include it in support requests.
     */
    requestId: string;
    /**
     * All rejected fields at once, at most 100, and fewer if their names are long; `detail` says when there are more. Present if individual fields are at fault.
     */
    errors?: Array<ProblemField> | undefined;
    /**
     * For `version_conflict` and `precondition_failed`: the row's current version. Read the row again, decide, and retry.
     */
    currentVersion?: number | undefined;
    /**
     * For `already_exists` of an external id: the id of the object that has it, such as its `orderId`. Absent if the request named several values.
     */
    existingId?: number | undefined;
    /**
     * For `invalid_state_transition`: the object's current state.
     */
    from?: string | undefined;
    /**
     * For `invalid_state_transition`: the requested state.
     */
    to?: string | undefined;
    /**
     * For `invalid_state_transition`: the states that the object can change to; empty if its state is final.
     */
    allowed?: Array<string> | undefined;
    /**
     * For `forbidden`: the missing permission.
     */
    permission?: Permission | undefined;
    /**
     * For `cart_changed`: the order's current totals. Show them to the buyer before you retry.
     */
    totals?: ProblemTotals | undefined;
    /**
     * For `coupon_not_applicable` and `coupon_exhausted` of a cart or an order: the coupon and the reason. Absent if the store has no such coupon that the caller may use now. Also absent if a concurrent request took its last use, or if the cart has too many coupons.
     */
    coupon?: CouponRefusal | undefined;
};
/**
 * Machine-readable code of the error. More codes may be added; for an unknown code, fall back on the HTTP status.
 *
 * | status | codes |
 * |---|---|
 * | 400 | `invalid_request` malformed or against the contract · `store_required` the caller has several stores and named none · `page_too_deep` use a cursor · `invalid_cursor` · `unknown_api_version` |
 * | 401 | `unauthenticated` the credential is missing or invalid · `invalid_credentials` wrong e-mail or password · `totp_required` |
 * | 403 | `forbidden` a permission is missing · `account_inactive` · `email_not_verified` |
 * | 404 | `not_found` also for objects of another store or customer |
 * | 405, 406 | `method_not_allowed` · `not_acceptable` |
 * | 409 | `invalid_state_transition` · `version_conflict` · `already_exists` · `in_use` · `idempotency_in_flight` the first request with this key is still running · `cart_changed` · `cycle_locked` a renewal is being charged (with Retry-After), or the plan's cutoff has passed (without Retry-After: the change is possible again after the renewal) · `payment_not_secured` · `stored_value_left` the customer still has store credit · `gift_card_spent` the value of gift cards that the order bought was spent, has expired or is held |
 * | 412, 413, 415, 431 | `precondition_failed` · `payload_too_large` · `unsupported_media_type` · `headers_too_large` (more than 100 headers) |
 * | 422 | `idempotency_key_reuse` the key was already used for another request · `insufficient_stock` · `coupon_not_applicable` · `coupon_exhausted` · `payment_declined` · `refund_exceeds_remaining` · `quantity_exceeds_unfulfilled` · `shipping_not_available` · `currency_mismatch` · `weak_password` · `code_invalid` · `domain_not_verified` · `cart_empty` · `terms_not_accepted` · `unsupported_operation` · `invalid_value` · `gift_card_invalid` no gift card has this code · `gift_card_unusable` the gift card is disabled, expired or spent |
 * | 429 | `rate_limited` |
 * | 500, 501 | `internal` · `not_implemented` |
 * | 503 | `busy` retry · `unavailable` · `payment_outcome_unknown` the processor has not responded: retry with the same Idempotency-Key |
 */
export type ErrorCode = 'invalid_request' | 'store_required' | 'page_too_deep' | 'invalid_cursor' | 'unknown_api_version' | 'unauthenticated' | 'invalid_credentials' | 'totp_required' | 'forbidden' | 'account_inactive' | 'email_not_verified' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'invalid_state_transition' | 'version_conflict' | 'already_exists' | 'in_use' | 'idempotency_in_flight' | 'cart_changed' | 'cycle_locked' | 'payment_not_secured' | 'stored_value_left' | 'gift_card_spent' | 'precondition_failed' | 'payload_too_large' | 'headers_too_large' | 'unsupported_media_type' | 'idempotency_key_reuse' | 'insufficient_stock' | 'coupon_not_applicable' | 'coupon_exhausted' | 'payment_declined' | 'refund_exceeds_remaining' | 'quantity_exceeds_unfulfilled' | 'shipping_not_available' | 'currency_mismatch' | 'weak_password' | 'code_invalid' | 'domain_not_verified' | 'cart_empty' | 'terms_not_accepted' | 'unsupported_operation' | 'invalid_value' | 'gift_card_invalid' | 'gift_card_unusable' | 'rate_limited' | 'internal' | 'not_implemented' | 'busy' | 'unavailable' | 'payment_outcome_unknown' | (string & {});
/**
 * One rejected field.
 */
export type ProblemField = {
    in: ProblemFieldLocation;
    /**
     * RFC 6901 pointer into the body (`/items/0/quantity`; `""` is the whole body), or `/` and the name of the parameter or header.
     */
    pointer: string;
    code: ProblemFieldCode;
    /**
     * Message for people, in English; never contains the sent value.
     */
    detail: string;
    /**
     * The line of the cart that a checkout refuses. The body of a checkout has no lines, so `pointer` is empty. Absent in other errors.
     */
    cartItemId?: CartItemId | undefined;
    /**
     * Line within the field's text, from 1; only for templates and imported files.
     */
    line?: number | undefined;
    /**
     * Column within that line, from 1.
     */
    column?: number | undefined;
};
/**
 * The part of the request that contains the field.
 */
export declare const ProblemFieldLocation: {
    readonly BODY: "body";
    readonly QUERY: "query";
    readonly HEADER: "header";
    readonly PATH: "path";
};
/**
 * The part of the request that contains the field.
 */
export type ProblemFieldLocation = typeof ProblemFieldLocation[keyof typeof ProblemFieldLocation];
/**
 * Machine-readable code of the error in one field. More codes may be added.
 *
 * | from | codes |
 * |---|---|
 * | the contract | `required` · `unknown` no such field or parameter · `duplicate` · `wrong_type` · `wrong_format` · `wrong_pattern` · `not_in_set` not one of the enum's values · `too_short` · `too_long` · `too_small` · `too_large` · `too_few` · `too_many` · `not_nullable` · `invalid` anything else |
 * | a rule, with the same meaning as the problem code | `invalid_request` cannot be combined with the other fields of the request · `invalid_value` · `already_exists` · `cart_changed` · `code_invalid` · `coupon_exhausted` · `coupon_not_applicable` · `currency_mismatch` · `gift_card_invalid` · `gift_card_unusable` · `in_use` · `insufficient_stock` · `not_found` the object that a line of the request names · `quantity_exceeds_unfulfilled` · `refund_exceeds_remaining` · `shipping_not_available` · `terms_not_accepted` · `unknown_api_version` · `unsupported_operation` · `version_conflict` · `weak_password` |
 * | the problem of a cart for the same line, with an `invalid_value` problem | `custom_field_invalid` · `custom_field_required` · `min_order_amount` · `quantity_not_allowed` · `unavailable` no longer sold |
 * | the payment provider, at `/payment` of a `payment_declined` problem | the values of DeclineCode: `insufficient_funds`, `expired_card`, … |
 */
export type ProblemFieldCode = 'required' | 'unknown' | 'duplicate' | 'wrong_type' | 'wrong_format' | 'wrong_pattern' | 'not_in_set' | 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'too_few' | 'too_many' | 'not_nullable' | 'invalid' | 'invalid_request' | 'invalid_value' | 'already_exists' | 'cart_changed' | 'code_invalid' | 'coupon_exhausted' | 'coupon_not_applicable' | 'currency_mismatch' | 'in_use' | 'insufficient_stock' | 'gift_card_invalid' | 'gift_card_unusable' | 'custom_field_invalid' | 'custom_field_required' | 'min_order_amount' | 'quantity_not_allowed' | 'unavailable' | 'not_found' | 'quantity_exceeds_unfulfilled' | 'refund_exceeds_remaining' | 'shipping_not_available' | 'terms_not_accepted' | 'unknown_api_version' | 'unsupported_operation' | 'version_conflict' | 'weak_password' | 'card_declined' | 'insufficient_funds' | 'lost_card' | 'stolen_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'invalid_token' | 'authentication_required' | 'authentication_failed' | 'payment_expired' | 'payment_not_found' | 'payment_voided' | 'payment_captured' | 'capture_exceeds_authorized' | 'refund_exceeds_captured' | 'refund_failed' | 'provider_unsupported' | (string & {});
/**
 * Id of one line of a cart.
 */
export type CartItemId = number;
/**
 * A permission, `resource:action`. `GET /admin/scope/all` lists all permissions; each operation names the one it needs.
 */
export type Permission = string;
/**
 * The order's current totals, as the cart shows them.
 */
export type ProblemTotals = {
    /**
     * The currency of every amount here.
     */
    currencyCode: CurrencyCode;
    /**
     * Sum of the lines before discounts, same as the cart's `subtotal`.
     */
    subtotal: PositiveMoney;
    /**
     * Total of all discounts.
     */
    discountTotal: PositiveMoney;
    /**
     * The price of shipping.
     */
    shippingTotal: PositiveMoney;
    /**
     * All taxes.
     */
    taxTotal: PositiveMoney;
    /**
     * The total to pay: the `expectedGrandTotal` to send next, once the buyer agrees.
     */
    grandTotal: PositiveMoney;
};
/**
 * ISO 4217 currency code.
 */
export type CurrencyCode = string;
/**
 * An amount that is never negative (zero is allowed). Same format as Money.
 */
export type PositiveMoney = string;
/**
 * Why a coupon does not apply, as data for a text in the buyer's language.
 */
export type CouponRefusal = {
    /**
     * The code as the store writes it.
     */
    code: string;
    reason: CouponRefusalReason;
    /**
     * Whether all items except gift cards count toward the minimums. False means only some products do.
     */
    isForAllItems: boolean;
    /**
     * For `min_subtotal`: the currency of the amounts. For `currency`: the only currency in which the coupon applies. Otherwise null.
     */
    currencyCode: CurrencyCode | null;
    /**
     * For `min_subtotal`: the minimum, as shown to the buyer, before discounts. Otherwise null.
     */
    minSubtotal: PositiveMoney | null;
    /**
     * For `min_subtotal`: the amount that the cart lacks. Otherwise null.
     */
    missingSubtotal: PositiveMoney | null;
    /**
     * For `min_quantity`: the minimum number of units. Otherwise null.
     */
    minQuantity: Count | null;
    /**
     * For `min_quantity`: the number of units that the cart lacks. Otherwise null.
     */
    missingQuantity: Count | null;
};
/**
 * Reason why a coupon does not apply. More reasons may be added.
 *
 * - `min_subtotal`, `min_quantity`: the items that count cost less, or are fewer, than the coupon's minimum.
 * - `too_few_items`: the coupon gives units to buyers of other units, and the cart has too few of them.
 * - `no_qualifying_items`: the coupon is for other products.
 * - `no_discount`: the coupon takes nothing off this cart.
 * - `not_combinable`: another discount of the cart excludes the coupon.
 * - `currency`: the coupon is for carts in another currency.
 * - `first_order_only`, `other_customers`: the coupon is for a first order, or for other customers.
 * - `not_running`, `ended`: the coupon is paused or not started yet, or has ended.
 * - `used_up`, `used_by_customer`: no use is left at all, or for this customer.
 */
export type CouponRefusalReason = 'min_subtotal' | 'min_quantity' | 'too_few_items' | 'no_qualifying_items' | 'no_discount' | 'not_combinable' | 'currency' | 'first_order_only' | 'other_customers' | 'not_running' | 'ended' | 'used_up' | 'used_by_customer' | (string & {});
/**
 * A number of objects.
 */
export type Count = number;
/**
 * Id of a customer account type of the store.
 */
export type AccountTypeId = number;
/**
 * A time as any RFC 3339 date-time: with or without a fraction, `Z` or an offset (in a query string, encode an offset's `+` as `%2B`).
 * Digits beyond milliseconds are cut off. Responses always use Timestamp.
 */
export type TimestampInput = string;
/**
 * The kind of actor that caused the change.
 *
 * - `ADMIN`: a store administrator in the admin interface.
 * - `CUSTOMER`: the customer, on the storefront or in their account.
 * - `API_TOKEN`: an integration calling the API with an app token.
 * - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of payment processors.
 * - `PLATFORM`: platform tooling acting on the store's behalf.
 */
export declare const ActorType: {
    readonly ADMIN: "ADMIN";
    readonly CUSTOMER: "CUSTOMER";
    readonly API_TOKEN: "API_TOKEN";
    readonly SYSTEM: "SYSTEM";
    readonly PLATFORM: "PLATFORM";
};
/**
 * The kind of actor that caused the change.
 *
 * - `ADMIN`: a store administrator in the admin interface.
 * - `CUSTOMER`: the customer, on the storefront or in their account.
 * - `API_TOKEN`: an integration calling the API with an app token.
 * - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of payment processors.
 * - `PLATFORM`: platform tooling acting on the store's behalf.
 */
export type ActorType = typeof ActorType[keyof typeof ActorType];
/**
 * Id of an order.
 */
export type OrderId = number;
/**
 * The part of a URL that names the object; lowercase letters, digits and single hyphens. Unique per store and kind.
 */
export type Slug = string;
/**
 * Id of a collection of products.
 */
export type CollectionId = number;
/**
 * Id of a product.
 */
export type ProductId = number;
/**
 * Id of a coupon.
 */
export type CouponId = number;
/**
 * Id of a customer of one store. The same person has a different id in another store.
 */
export type StoreCustomerId = number;
/**
 * - `ACTIVE`: can log in and buy.
 * - `SUSPENDED`: cannot log in for now; open orders continue.
 * - `BANNED`: cannot log in, and the e-mail address cannot register again; subscriptions are canceled.
 * - `DEACTIVATED`: deleted by the customer or an administrator; personal data is erased 30 days later.
 */
export declare const CustomerStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly BANNED: "BANNED";
    readonly SUSPENDED: "SUSPENDED";
    readonly DEACTIVATED: "DEACTIVATED";
};
/**
 * - `ACTIVE`: can log in and buy.
 * - `SUSPENDED`: cannot log in for now; open orders continue.
 * - `BANNED`: cannot log in, and the e-mail address cannot register again; subscriptions are canceled.
 * - `DEACTIVATED`: deleted by the customer or an administrator; personal data is erased 30 days later.
 */
export type CustomerStatus = typeof CustomerStatus[keyof typeof CustomerStatus];
/**
 * An e-mail address. Comparisons ignore case.
 */
export type Email = string;
/**
 * State of the order's payment. Derived from its payments, refunds and disputes; it cannot be set.
 *
 * - `PENDING`: nothing is secured yet (an offline, bank or crypto payment is awaited).
 * - `REQUIRES_ACTION`: the customer has to act (3-D Secure, redirect).
 * - `AUTHORIZED`: the whole total is authorized and not captured.
 * - `PARTIALLY_PAID`: a part is captured.
 * - `PAID`: the whole total is captured, or the total is zero.
 * - `OVERPAID`: more than the total is captured, after an edit.
 * - `FAILED`: the last attempt was declined or failed.
 * - `VOIDED`: canceled before anything was captured.
 * - `EXPIRED`: the authorization expired.
 * - `PARTIALLY_REFUNDED`, `REFUNDED`: part or all of the captured amount is refunded; refunds in progress count, failed and voided refunds do
 * not.
 * - `CHARGEBACK`: an amount is disputed, or the bank took it back.
 */
export type PaymentStatus = 'PENDING' | 'REQUIRES_ACTION' | 'AUTHORIZED' | 'PARTIALLY_PAID' | 'PAID' | 'OVERPAID' | 'FAILED' | 'VOIDED' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK' | (string & {});
/**
 * How much of the order's physical lines has shipped. Derived from its shipments, returns and the hold; it cannot be set. The shipments track
 * the delivery.
 *
 * - `NOT_REQUIRED`: the order has no physical lines, or none of them has to be shipped any longer.
 * - `UNFULFILLED`: nothing has shipped.
 * - `ON_HOLD`: nothing has shipped and an administrator holds the order.
 * - `PARTIALLY_FULFILLED`: a part has shipped.
 * - `FULFILLED`: everything that has to be shipped has shipped.
 * - `PARTIALLY_RETURNED`, `RETURNED`: part or all of the shipped units were returned.
 * - `CANCELLED`: the order was canceled before anything shipped.
 */
export type FulfillmentStatus = 'NOT_REQUIRED' | 'UNFULFILLED' | 'ON_HOLD' | 'PARTIALLY_FULFILLED' | 'FULFILLED' | 'PARTIALLY_RETURNED' | 'RETURNED' | 'CANCELLED' | (string & {});
/**
 * Id of a saved address of a customer.
 */
export type CustomerAddressId = number;
/**
 * Id of a saved payment method of a customer.
 */
export type CustomerPaymentMethodId = number;
/**
 * A calendar date, `YYYY-MM-DD`, in the store's time zone.
 */
export type Date = string;
/**
 * BCP 47 language tag.
 */
export type LanguageCode = string;
/**
 * ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: pays no new orders until staff enable it. The service disables a bought card while a bank disputes the payment or its record is void, and after refunds of its whole value. It enables the card when the cause ends, unless staff disabled it. EXPIRED: `expiresOn` has passed. Later versions can add values.
 */
export type GiftCardStatus = 'ACTIVE' | 'DISABLED' | 'EXPIRED' | 'SPENT' | (string & {});
/**
 * Id of a gift card.
 */
export type GiftCardId = number;
/**
 * ISSUE adds new value. HOLD reserves value for an order, and RELEASE returns it. CAPTURE pays an order with reserved value. REFUND pays value back. CANCEL removes value whose purchase was refunded, and RESTORE adds it again after that refund failed. EXPIRE removes value that expired. ADJUST is a change by staff. Later versions can add values.
 */
export type StoredValueEntryType = 'ISSUE' | 'HOLD' | 'RELEASE' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'RESTORE' | 'EXPIRE' | 'ADJUST' | (string & {});
/**
 * Id of a configured payment provider of the store.
 */
export type PaymentProviderId = number;
/**
 * Whether a document charges or credits an amount.
 */
export declare const InvoiceType: {
    readonly INVOICE: "INVOICE";
    readonly CREDIT_NOTE: "CREDIT_NOTE";
};
/**
 * Whether a document charges or credits an amount.
 */
export type InvoiceType = typeof InvoiceType[keyof typeof InvoiceType];
/**
 * The kind of file.
 */
export declare const MediaType: {
    readonly IMAGE: "IMAGE";
    readonly VIDEO: "VIDEO";
    readonly DOCUMENT: "DOCUMENT";
};
/**
 * The kind of file.
 */
export type MediaType = typeof MediaType[keyof typeof MediaType];
/**
 * Id of a media file (image, video, document).
 */
export type MediaId = number;
/**
 * DRAFT: not placed yet. OPEN: placed. COMPLETED: paid and fulfilled; the order is OPEN again when that no longer holds, for instance after a canceled shipment. CANCELLED: canceled or voided.
 */
export declare const OrderState: {
    readonly DRAFT: "DRAFT";
    readonly OPEN: "OPEN";
    readonly COMPLETED: "COMPLETED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * DRAFT: not placed yet. OPEN: placed. COMPLETED: paid and fulfilled; the order is OPEN again when that no longer holds, for instance after a canceled shipment. CANCELLED: canceled or voided.
 */
export type OrderState = typeof OrderState[keyof typeof OrderState];
/**
 * Stock keeping unit of a variant; unique per store.
 */
export type Sku = string;
/**
 * Id of a subscription, used in the subscription routes.
 */
export type SubscriptionId = number;
/**
 * Id of a shipping method.
 */
export type ShippingMethodId = number;
/**
 * ISO 3166-1 alpha-2 country code.
 */
export type CountryCode = string;
/**
 * The order number, as people see it; unique per store, possibly with gaps.
 */
export type OrderNumber = number;
/**
 * Id of a shipment.
 */
export type ShipmentId = number;
/**
 * Id of a refund.
 */
export type RefundId = number;
/**
 * Id of an invoice or a credit note.
 */
export type InvoiceId = number;
/**
 * A decimal number that is not money (weight, size, signed change in percent), as a string with up to six decimal places.
 */
export type Decimal = string;
/**
 * The kind of payment method.
 */
export declare const PaymentType: {
    readonly CARD: "CARD";
    readonly BANK: "BANK";
    readonly CRYPTO: "CRYPTO";
    readonly DIGITAL_WALLET: "DIGITAL_WALLET";
};
/**
 * The kind of payment method.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];
/**
 * DRAFT: being prepared. ACTIVE: for sale within its visibility. ARCHIVED: no longer for sale.
 */
export declare const ProductStatus: {
    readonly DRAFT: "DRAFT";
    readonly ACTIVE: "ACTIVE";
    readonly ARCHIVED: "ARCHIVED";
};
/**
 * DRAFT: being prepared. ACTIVE: for sale within its visibility. ARCHIVED: no longer for sale.
 */
export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];
/**
 * The kind of product. `PHYSICAL` products are shipped; the merchant delivers `DIGITAL` products and services. For each unit of a `GIFT_CARD`, the service issues a gift card with the unit price as its value when the order is paid, and mails its code. A `GIFT_CARD` has no tax, takes no discounts, and is neither shipped nor sold on plans. Another product cannot become one (422 `invalid_value`).
 */
export declare const ProductType: {
    readonly PHYSICAL: "PHYSICAL";
    readonly DIGITAL: "DIGITAL";
    readonly SERVICE: "SERVICE";
    readonly GIFT_CARD: "GIFT_CARD";
};
/**
 * The kind of product. `PHYSICAL` products are shipped; the merchant delivers `DIGITAL` products and services. For each unit of a `GIFT_CARD`, the service issues a gift card with the unit price as its value when the order is paid, and mails its code. A `GIFT_CARD` has no tax, takes no discounts, and is neither shipped nor sold on plans. Another product cannot become one (422 `invalid_value`).
 */
export type ProductType = typeof ProductType[keyof typeof ProductType];
/**
 * Id of a tax class.
 */
export type TaxClassId = number;
/**
 * Id of a subscription plan.
 */
export type SubscriptionPlanId = number;
/**
 * A number of units.
 */
export type Quantity = number;
/**
 * A path of the storefront, from the slash after the host, without query and fragment. It has at most 2,000 bytes of UTF-8 once its percent-escapes are decoded.
 */
export type RedirectPathInput = string;
/**
 * - `PENDING`: issued; the amount is reserved.
 * - `PROCESSING`: sent to the payment processor, including while its outcome is unknown.
 * - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or units were returned without money. It
 * changes to FAILED only if a bank sends the money back.
 * - `FAILED`: the processor rejected it; the amount can be refunded again.
 * - `VOIDED`: voided before it settled; no money is returned.
 */
export declare const RefundStatus: {
    readonly PENDING: "PENDING";
    readonly PROCESSING: "PROCESSING";
    readonly COMPLETED: "COMPLETED";
    readonly FAILED: "FAILED";
    readonly VOIDED: "VOIDED";
};
/**
 * - `PENDING`: issued; the amount is reserved.
 * - `PROCESSING`: sent to the payment processor, including while its outcome is unknown.
 * - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or units were returned without money. It
 * changes to FAILED only if a bank sends the money back.
 * - `FAILED`: the processor rejected it; the amount can be refunded again.
 * - `VOIDED`: voided before it settled; no money is returned.
 */
export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];
/**
 * Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock.
 */
export declare const RefundReason: {
    readonly RETURN_SELLABLE: "RETURN_SELLABLE";
    readonly RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE";
    readonly GOODWILL: "GOODWILL";
    readonly BILLING_ERROR: "BILLING_ERROR";
    readonly DAMAGED_GOODS: "DAMAGED_GOODS";
    readonly DUPLICATE_CHARGE: "DUPLICATE_CHARGE";
    readonly OTHER: "OTHER";
};
/**
 * Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock.
 */
export type RefundReason = typeof RefundReason[keyof typeof RefundReason];
/**
 * The refund number, as people see it, from the store's own refund sequence, or from the order number sequence if the store uses one sequence for both.
 */
export type RefundNumber = number;
/**
 * The state of a return. REQUESTED waits for approval. RECEIVED: units arrived, all or a part.
 */
export type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'IN_TRANSIT' | 'RECEIVED' | 'COMPLETED' | 'CANCELLED' | (string & {});
/**
 * The purpose of a return. RETURN: goods against money. EXCHANGE: goods against other goods. CLAIM: goods that are faulty, wrong or damaged. WITHDRAWAL: the buyer withdraws from the contract, as the law allows.
 */
export type ReturnKind = 'RETURN' | 'EXCHANGE' | 'CLAIM' | 'WITHDRAWAL' | (string & {});
/**
 * Id of a return.
 */
export type ReturnId = number;
/**
 * - `ACTIVE`: renews; also while a declined renewal is being retried.
 * - `PAUSED`: does not renew until it is resumed.
 * - `CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done (see `cancelReason`).
 * - `TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can reactivate it.
 */
export declare const SubscriptionStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly PAUSED: "PAUSED";
    readonly CANCELLED: "CANCELLED";
    readonly TERMINAL_FAILED: "TERMINAL_FAILED";
};
/**
 * - `ACTIVE`: renews; also while a declined renewal is being retried.
 * - `PAUSED`: does not renew until it is resumed.
 * - `CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done (see `cancelReason`).
 * - `TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can reactivate it.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];
/**
 * NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first order failed late, and the service retries the payment; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; the subscription stays ACTIVE for the `graceDays` of the store's settings, then the final action follows.
 */
export declare const DunningState: {
    readonly NONE: "NONE";
    readonly RETRYING: "RETRYING";
    readonly EXHAUSTED: "EXHAUSTED";
};
/**
 * NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first order failed late, and the service retries the payment; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; the subscription stays ACTIVE for the `graceDays` of the store's settings, then the final action follows.
 */
export type DunningState = typeof DunningState[keyof typeof DunningState];
/**
 * - `SCHEDULED`: runs on its date.
 * - `SKIPPED`: nothing is sent or charged.
 * - `PROCESSING`: being charged now.
 * - `RETRYING`: failed and will be retried.
 * - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the tax service cannot find the place of its address. The renewal is retried
 * daily for the store's `renewalStockWaitDays`, then skipped.
 * - `WAITING_FOR_CUSTOMER`: the customer has to confirm the payment or provide another payment method.
 */
export declare const SubscriptionCycleStatus: {
    readonly SCHEDULED: "SCHEDULED";
    readonly SKIPPED: "SKIPPED";
    readonly PROCESSING: "PROCESSING";
    readonly RETRYING: "RETRYING";
    readonly WAITING_FOR_STOCK: "WAITING_FOR_STOCK";
    readonly WAITING_FOR_CUSTOMER: "WAITING_FOR_CUSTOMER";
};
/**
 * - `SCHEDULED`: runs on its date.
 * - `SKIPPED`: nothing is sent or charged.
 * - `PROCESSING`: being charged now.
 * - `RETRYING`: failed and will be retried.
 * - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the tax service cannot find the place of its address. The renewal is retried
 * daily for the store's `renewalStockWaitDays`, then skipped.
 * - `WAITING_FOR_CUSTOMER`: the customer has to confirm the payment or provide another payment method.
 */
export type SubscriptionCycleStatus = typeof SubscriptionCycleStatus[keyof typeof SubscriptionCycleStatus];
/**
 * How a failed renewal can succeed.
 *
 * - `SOFT`: time; the service retries it automatically.
 * - `HARD`: another payment method; the current one will not work again.
 * - `ACTION`: the customer has to confirm the payment (3-D Secure).
 * - `CONFIG`: the store has to act; its payment provider rejects the store's account. No attempt is counted.
 * - `STOCK`: stock, or a way to ship it. No attempt is counted.
 */
export type SubscriptionFailureClass = 'SOFT' | 'HARD' | 'ACTION' | 'CONFIG' | 'STOCK' | (string & {});
/**
 * Id of a variant of a product.
 */
export type VariantId = number;
/**
 * The subscription number, as people see it; unique per store.
 */
export type SubscriptionNumber = number;
/**
 * A subscription that starts without a checkout.
 */
export type SubscriptionCreate = {
    /**
     * An ACTIVE customer of the store.
     */
    storeCustomerId: StoreCustomerId;
    /**
     * An active plan.
     */
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * Items of each delivery.
     */
    items: Array<SubscriptionItemAdd>;
    /**
     * One of the store's currencies; the default is the store's default currency. It never changes.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Date of the first charge: today or later, in the store's time zone, at most one year ahead. The schedule counts from this date. The plan's trial does not apply.
     */
    nextProcessingDate: Date;
    /**
     * An active saved payment method of the customer.
     */
    customerPaymentMethodId: CustomerPaymentMethodId;
    /**
     * An active address of the customer. Null or absent only when nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null or absent means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null or absent only when nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Coupons, validated now: their usage limits, dates and minimum apply to the first charge. Each coupon counts as a use: the use is reserved until the first renewal, and released if the subscription ends before.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), kept as evidence of the mandate.
     */
    consentText?: string | undefined;
    /**
     * Internal note. Never shown to the customer.
     */
    note?: string | null | undefined;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Whether to send the mail about the new subscription.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * An item to add.
 */
export type SubscriptionItemAdd = {
    variantId: VariantId;
    quantity: Quantity;
    /**
     * Fixed unit price. Null or absent means the plan's pricing.
     */
    unitPrice?: PositiveMoney | null | undefined;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * A value for a custom field. A type that differs from the store's definition for this object, or a value that cannot be parsed as its type,
 * is rejected with 422 `invalid_value`. A key that the store has not defined is accepted with any type; its value is the caller's own text.
 * A list of custom fields replaces the whole list and cannot contain a key twice.
 */
export type CustomFieldInput = {
    /**
     * The definition's key, or an own one.
     */
    key: string;
    type: CustomFieldType;
    /**
     * The value as text, for every type. Null leaves the field unset.
     */
    value: string | null;
};
/**
 * Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is `YYYY-MM-DD`.
 */
export declare const CustomFieldType: {
    readonly STRING: "STRING";
    readonly NUMBER: "NUMBER";
    readonly BOOLEAN: "BOOLEAN";
    readonly DATE: "DATE";
};
/**
 * Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is `YYYY-MM-DD`.
 */
export type CustomFieldType = typeof CustomFieldType[keyof typeof CustomFieldType];
/**
 * Estimated cost of a renewal at today's prices, taxes and coupons. The renewal is priced again when it is charged.
 */
export type SubscriptionEstimate = {
    /**
     * Date when the renewal is due.
     */
    processingDate: Date;
    /**
     * The lines of the renewal.
     */
    items: Array<SubscriptionEstimateLine>;
    /**
     * Sum of the lines net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Total of all discounts, net of tax.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Tax on lines and shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * The amount that would be charged: subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * False only if the price of the renewal is final.
     */
    isEstimate: boolean;
    /**
     * Problems that would prevent the renewal.
     */
    problems: Array<SubscriptionEstimateProblem>;
};
/**
 * A line of an estimated renewal.
 */
export type SubscriptionEstimateLine = {
    subscriptionItemId: SubscriptionItemId;
    sku: Sku;
    /**
     * Name of the product, and of the variant if the product has several.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit in one delivery, as shown to the buyer. If the renewal pays for several deliveries, the price in the first of them. A delivery of a prepaid term keeps its price here, although it costs nothing.
     */
    unitPrice: PositiveMoney;
    /**
     * Price of one unit in each delivery that the renewal pays for, as shown to the buyer. Empty if the renewal pays for at most one delivery.
     */
    deliveryPrices: Array<PositiveMoney>;
    /**
     * Net of tax, after discounts.
     */
    lineTotal: PositiveMoney;
};
/**
 * Id of one line of a subscription.
 */
export type SubscriptionItemId = number;
/**
 * A problem that would prevent a renewal.
 */
export type SubscriptionEstimateProblem = {
    code: ErrorCode;
    /**
     * The affected line. Null means all lines are affected.
     */
    subscriptionItemId: SubscriptionItemId | null;
    /**
     * The problem, explained for the buyer.
     */
    message: string;
};
/**
 * The upcoming renewals, complete up to the requested date.
 */
export type SubscriptionUpcomingList = {
    /**
     * The renewals, earliest first, including skipped ones. Empty if no renewal is scheduled.
     */
    items: Array<SubscriptionUpcomingCycle>;
};
/**
 * An upcoming renewal.
 */
export type SubscriptionUpcomingCycle = {
    /**
     * Null for a skipped renewal, which does not count.
     */
    cycleNumber: number | null;
    /**
     * Date when the renewal is due.
     */
    processingDate: Date;
    status: SubscriptionCycleStatus;
    /**
     * Whether an earlier renewal of a prepaid plan has paid for it. Its order costs nothing.
     */
    isPrepaid: boolean;
    /**
     * Set only for the next renewal.
     */
    estimate: SubscriptionEstimate | null;
};
/**
 * Sort order; `-` means descending.
 */
export declare const SubscriptionHistorySort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; `-` means descending.
 */
export type SubscriptionHistorySort = typeof SubscriptionHistorySort[keyof typeof SubscriptionHistorySort];
/**
 * One page of a subscription's history.
 */
export type SubscriptionHistoryPage = {
    /**
     * The entries of this page, in the requested order; empty after the last page.
     */
    items: Array<SubscriptionHistoryEntry>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A change of the subscription, its actor, and the related order.
 */
export type SubscriptionHistoryEntry = {
    subscriptionHistoryEntryId: SubscriptionHistoryEntryId;
    action: SubscriptionHistoryAction;
    /**
     * The event that the change fired. Null means it fired none.
     */
    eventType: WebhookEventType | null;
    actorType: ActorType;
    /**
     * Name of the person or app token. Null for the service itself.
     */
    actorName: string | null;
    /**
     * One English sentence about the change.
     */
    message: string;
    /**
     * Whether an administrator made the change inside the plan's cutoff.
     */
    cutoffOverridden: boolean;
    /**
     * The related order.
     */
    orderId: OrderId | null;
    createdOn: Timestamp;
};
/**
 * Id of an entry of a subscription's history.
 */
export type SubscriptionHistoryEntryId = number;
/**
 * The action, which is more specific than an event. It is a value of `source.action` of subscription events, or a change that fires no event.
 * Such changes are those of addresses, shipping and payment method, and a cancellation at the end of the period that is scheduled or withdrawn. `store_credit_changed` means a change of `useStoreCredit`, `details_changed` of the note or custom fields.
 * `payment_collected` means that an order whose bank debit failed late was paid or canceled, `collection_given_up` that it stays unpaid.
 * More values may be added.
 */
export type SubscriptionHistoryAction = 'subscription.created' | 'subscription.created_by_admin' | 'subscription.created_as_replacement' | 'subscription.status_changed' | 'subscription.renewals_exhausted' | 'subscription.recovered' | 'subscription.cancelled' | 'subscription.completed' | 'subscription.cancellation_scheduled' | 'subscription.cancellation_withdrawn' | 'subscription.paused' | 'subscription.resumed' | 'subscription.reactivated' | 'subscription.processed' | 'subscription.payment_failed' | 'subscription.payment_collected' | 'subscription.collection_given_up' | 'subscription.cycle_skipped' | 'subscription.cycle_auto_skipped' | 'subscription.renewal_delayed' | 'subscription.cycle_unskipped' | 'subscription.processing_date_changed' | 'subscription.items_changed' | 'subscription.item_added' | 'subscription.item_removed' | 'subscription.item_updated' | 'subscription.item_swapped' | 'subscription.plan_changed' | 'subscription.pricing_changed' | 'subscription.external_pricing_applied' | 'subscription.coupons_changed' | 'subscription.shipping_address_changed' | 'subscription.billing_address_changed' | 'subscription.shipping_method_changed' | 'subscription.payment_method_changed' | 'subscription.store_credit_changed' | 'subscription.details_changed' | 'subscription.replaced' | (string & {});
/**
 * The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires.
 */
export declare const WebhookEventType: {
    readonly ORDER_CREATED: "order.created";
    readonly ORDER_PAYMENT_STATUS_CHANGED: "order.payment_status_changed";
    readonly ORDER_PAYMENT_CAPTURED: "order.payment_captured";
    readonly ORDER_PAYMENT_FAILED: "order.payment_failed";
    readonly ORDER_FULFILLMENT_STATUS_CHANGED: "order.fulfillment_status_changed";
    readonly ORDER_FULFILLED: "order.fulfilled";
    readonly ORDER_CANCELLED: "order.cancelled";
    readonly ORDER_UPDATED: "order.updated";
    readonly ORDER_CHARGEBACK_REPORTED: "order.chargeback_reported";
    readonly REFUND_ISSUED: "refund.issued";
    readonly REFUND_COMPLETED: "refund.completed";
    readonly REFUND_FAILED: "refund.failed";
    readonly REFUND_VOIDED: "refund.voided";
    readonly SHIPMENT_CREATED: "shipment.created";
    readonly SHIPMENT_STATUS_CHANGED: "shipment.status_changed";
    readonly SHIPMENT_TRACKING_UPDATED: "shipment.tracking_updated";
    readonly SHIPMENT_CANCELLED: "shipment.cancelled";
    readonly SUBSCRIPTION_CREATED: "subscription.created";
    readonly SUBSCRIPTION_STATUS_CHANGED: "subscription.status_changed";
    readonly SUBSCRIPTION_CANCELLED: "subscription.cancelled";
    readonly SUBSCRIPTION_PAUSED: "subscription.paused";
    readonly SUBSCRIPTION_RESUMED: "subscription.resumed";
    readonly SUBSCRIPTION_PROCESSED: "subscription.processed";
    readonly SUBSCRIPTION_PAYMENT_FAILED: "subscription.payment_failed";
    readonly SUBSCRIPTION_CYCLE_SKIPPED: "subscription.cycle_skipped";
    readonly SUBSCRIPTION_PROCESSING_DATE_CHANGED: "subscription.processing_date_changed";
    readonly SUBSCRIPTION_ITEMS_CHANGED: "subscription.items_changed";
    readonly SUBSCRIPTION_PRICING_CHANGED: "subscription.pricing_changed";
    readonly SUBSCRIPTION_REPLACED: "subscription.replaced";
    readonly CUSTOMER_CREATED: "customer.created";
    readonly CUSTOMER_UPDATED: "customer.updated";
    readonly CUSTOMER_STATUS_CHANGED: "customer.status_changed";
    readonly CUSTOMER_ACCOUNT_TYPE_CHANGED: "customer.account_type_changed";
    readonly CUSTOMER_ADDRESS_CHANGED: "customer.address_changed";
    readonly CUSTOMER_PAYMENT_METHOD_CHANGED: "customer.payment_method_changed";
    readonly RETURN_REQUESTED: "return.requested";
    readonly RETURN_STATUS_CHANGED: "return.status_changed";
    readonly RETURN_RECEIVED: "return.received";
    readonly RETURN_EXCHANGED: "return.exchanged";
    readonly RETURN_WITHDRAWAL_DECLARED: "return.withdrawal_declared";
    readonly STORED_VALUE_ISSUED: "stored_value.issued";
    readonly STORED_VALUE_REDEEMED: "stored_value.redeemed";
    readonly STORED_VALUE_REFUNDED: "stored_value.refunded";
    readonly STORED_VALUE_ADJUSTED: "stored_value.adjusted";
    readonly STORED_VALUE_EXPIRED: "stored_value.expired";
    readonly STORED_VALUE_STATUS_CHANGED: "stored_value.status_changed";
    readonly STORED_VALUE_DELIVERY_FAILED: "stored_value.delivery_failed";
};
/**
 * The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];
/**
 * A time in UTC, ISO 8601 with exactly three digits of milliseconds and `Z`.
 */
export type Timestamp = string;
/**
 * Number of this page, from 1. Null means the request used a cursor.
 */
export type PageNumber = number | null;
/**
 * Maximum number of items per page, as requested or the default.
 */
export type PageSize = number;
/**
 * Number of matching items on all pages: exact up to 1,000, beyond that an estimate (see `totalIsEstimate`) that at least this many items match. With a cursor: the value of the first page.
 */
export type TotalCount = number;
/**
 * Whether `totalCount` is an estimate. Above 1,000 it is one: at least this many items match.
 */
export type TotalIsEstimate = boolean;
/**
 * Send it as `cursor` with the same filters to get the next page. Null means this is the last page.
 */
export type NextCursor = string | null;
/**
 * Request to cancel a subscription.
 */
export type SubscriptionCancel = {
    subscriptionId: SubscriptionId;
    /**
     * Cancel on the next processing date instead of now. If no renewal is scheduled or the last one failed, this has no effect: the subscription is canceled now.
     */
    atPeriodEnd?: boolean | undefined;
    /**
     * Included in the event snapshot. `COMPLETED` and `REPLACED` are reserved for the service and rejected.
     */
    cancelReason?: string | null | undefined;
};
/**
 * Request to pause a subscription.
 */
export type SubscriptionPause = {
    subscriptionId: SubscriptionId;
    /**
     * Date on which the subscription resumes automatically; the next renewal is on the first date of the schedule on or after it. Null or absent means the pause has no end.
     */
    pausedUntil?: Date | null | undefined;
    /**
     * Why the subscription is paused. Kept until it is resumed.
     */
    pauseReason?: string | null | undefined;
};
/**
 * Request to resume a subscription.
 */
export type SubscriptionResume = {
    subscriptionId: SubscriptionId;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate?: Date | undefined;
};
/**
 * Request to reactivate a canceled subscription.
 */
export type SubscriptionReactivate = {
    subscriptionId: SubscriptionId;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate?: Date | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * The subscription to replace, and the settings of its replacement.
 */
export type SubscriptionReplace = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Lines of the new subscription. Absent means the lines of the old one.
     */
    items?: Array<SubscriptionItemAdd> | undefined;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate?: Date | undefined;
    /**
     * Null only if nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Null only if nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Coupons of the new subscription. Absent means the coupons of the old one.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Kept in the history of both subscriptions.
     */
    reason?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * Increases by at least one with every change of the row. Send it with an update to make sure that the row has not changed in
 * between: a stale version is rejected with 409 `version_conflict`, and the problem contains `currentVersion`.
 */
export type Version = number;
/**
 * `-createdOn` (default): newest first. nextAttemptOn: the earliest next attempt first, as the deliveries show it; deliveries without a planned attempt are omitted.
 */
export declare const WebhookDeliverySort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NEXT_ATTEMPT_ON: "nextAttemptOn";
};
/**
 * `-createdOn` (default): newest first. nextAttemptOn: the earliest next attempt first, as the deliveries show it; deliveries without a planned attempt are omitted.
 */
export type WebhookDeliverySort = typeof WebhookDeliverySort[keyof typeof WebhookDeliverySort];
/**
 * Id of a webhook endpoint.
 */
export type WebhookEndpointId = number;
/**
 * Id of an event: `evt_` and an opaque id that sorts by time. Every attempt and replay has the same id, so ignore events that you have already processed.
 */
export type WebhookEventId = string;
/**
 * Id of a replay of events.
 */
export type WebhookReplayId = number;
/**
 * PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: the endpoint returned 2xx. PARKED: the schedule is
 * exhausted; kept for 30 days, and queued again after the endpoint's next success. EXPIRED: parked for 30 days, or not delivered within 90 days
 * of its creation. CANCELLED: replaced by a resend, its replay was canceled, or the endpoint was deleted.
 */
export declare const WebhookDeliveryStatus: {
    readonly PENDING: "PENDING";
    readonly RETRYING: "RETRYING";
    readonly SUCCEEDED: "SUCCEEDED";
    readonly PARKED: "PARKED";
    readonly EXPIRED: "EXPIRED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: the endpoint returned 2xx. PARKED: the schedule is
 * exhausted; kept for 30 days, and queued again after the endpoint's next success. EXPIRED: parked for 30 days, or not delivered within 90 days
 * of its creation. CANCELLED: replaced by a resend, its replay was canceled, or the endpoint was deleted.
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/**
 * `*` (the 35 types of orders, refunds, shipments, subscriptions and customers), `<object>.*` (every type of the object, such as `order.*`), or one type such as
 * `order.created`. `*` does not contain the types of `return.*` and `stored_value.*`: name them. An unknown type of an object, such as `order.creatd`, is rejected with 422 `invalid_value`, any other text, such as `orders.created`,
 * with 400 `invalid_request`.
 */
export type WebhookEventTypeFilter = string;
/**
 * Why the delivery exists.
 */
export declare const WebhookDeliveryOrigin: {
    readonly EVENT: "EVENT";
    readonly RESEND: "RESEND";
    readonly REPLAY: "REPLAY";
};
/**
 * Why the delivery exists.
 */
export type WebhookDeliveryOrigin = typeof WebhookDeliveryOrigin[keyof typeof WebhookDeliveryOrigin];
/**
 * Why an attempt failed. http_status: the response was not 2xx. redirect: 3xx, never followed. gone: 410, disables the endpoint. timeout: no
 * complete response within timeoutSeconds. address_blocked: the host resolves to an address that is not public. interrupted: the sending process
 * stopped or crashed, and it is unknown whether the request arrived. internal: an error of the service, nothing was sent.
 */
export type WebhookErrorCode = 'http_status' | 'redirect' | 'gone' | 'timeout' | 'connect_timeout' | 'connection_refused' | 'connection_reset' | 'dns_failure' | 'tls_failure' | 'address_blocked' | 'invalid_response' | 'interrupted' | 'internal' | (string & {});
/**
 * The kind of snapshot in data.object. Events `stored_value.…` have giftCard or storeCreditAccount; the list of event types shows giftCard for them.
 */
export declare const WebhookObjectType: {
    readonly ORDER: "order";
    readonly REFUND: "refund";
    readonly SHIPMENT: "shipment";
    readonly SUBSCRIPTION: "subscription";
    readonly CUSTOMER: "customer";
    readonly CUSTOMER_ADDRESS: "customerAddress";
    readonly CUSTOMER_PAYMENT_METHOD: "customerPaymentMethod";
    readonly RETURN: "return";
    readonly GIFT_CARD: "giftCard";
    readonly STORE_CREDIT_ACCOUNT: "storeCreditAccount";
};
/**
 * The kind of snapshot in data.object. Events `stored_value.…` have giftCard or storeCreditAccount; the list of event types shows giftCard for them.
 */
export type WebhookObjectType = typeof WebhookObjectType[keyof typeof WebhookObjectType];
/**
 * Id of data.object, by objectType: its orderId, refundId, shipmentId, subscriptionId, storeCustomerId, customerAddressId, customerPaymentMethodId, returnId, giftCardId or storeCreditAccountId.
 */
export type WebhookObjectId = number;
/**
 * Id of the delivery of one event to one endpoint.
 */
export type WebhookDeliveryId = number;
/**
 * FIRST_ATTEMPT: queued. RETRY_SCHEDULE: the next step of the schedule. RETRY_AFTER: the receiver requested the delay. BREAKER_OPEN: waits for
 * the endpoint to recover. ORDERING: an earlier event goes first. RATE_LIMIT: ratePerSecond is used up. ENDPOINT_DISABLED: waits for the
 * endpoint to be enabled. REQUEUED: was parked. INTERRUPTED: the sending process stopped or crashed, and it is unknown whether the request
 * arrived; it is resent at once.
 */
export type WebhookNextAttemptReason = 'FIRST_ATTEMPT' | 'RETRY_SCHEDULE' | 'RETRY_AFTER' | 'BREAKER_OPEN' | 'ORDERING' | 'RATE_LIMIT' | 'ENDPOINT_DISABLED' | 'REQUEUED' | 'INTERRUPTED' | (string & {});
/**
 * One request to the endpoint and its result.
 */
export type WebhookDeliveryAttempt = {
    /**
     * 1 means the first.
     */
    attemptNumber: number;
    /**
     * Why the attempt was made at that time.
     */
    reason: WebhookNextAttemptReason;
    /**
     * When the request was sent.
     */
    startedOn: Timestamp;
    outcome: WebhookAttemptOutcome;
    /**
     * URL of the request.
     */
    url: Url;
    /**
     * Headers sent with the event; values of custom headers are masked.
     */
    requestHeaders: Array<WebhookHeader>;
    /**
     * The dialed address and port. Null means no address was dialed.
     */
    remoteAddress: string | null;
    /**
     * Null means no response.
     */
    statusCode: number | null;
    /**
     * Null on success.
     */
    errorCode: WebhookErrorCode | null;
    /**
     * For people; null on success.
     */
    errorMessage: string | null;
    timings: WebhookAttemptTimings;
    /**
     * Empty if there was no response.
     */
    responseHeaders: Array<WebhookHeader>;
    /**
     * The first 16 KiB of the response body as text. Null means there was none.
     */
    responseBody: string | null;
    /**
     * Whether the body was longer.
     */
    responseIsTruncated: boolean;
    /**
     * Time of the attempt that was planned after this one. Null after a success and after the last attempt.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt was planned for that time.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
};
/**
 * TIMEOUT covers connecting and waiting for the response.
 */
export declare const WebhookAttemptOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly FAILURE: "FAILURE";
    readonly TIMEOUT: "TIMEOUT";
};
/**
 * TIMEOUT covers connecting and waiting for the response.
 */
export type WebhookAttemptOutcome = typeof WebhookAttemptOutcome[keyof typeof WebhookAttemptOutcome];
/**
 * An absolute http or https URL.
 */
export type Url = string;
/**
 * A header of a request to an endpoint, or of the response.
 */
export type WebhookHeader = {
    /**
     * Name of the header.
     */
    name: string;
    /**
     * Value, cut at 1000 characters.
     */
    value: string;
};
/**
 * Durations in milliseconds. Null means the step was not reached or not needed (a reused connection has no DNS, connect and TLS).
 */
export type WebhookAttemptTimings = {
    /**
     * Name resolution.
     */
    dnsMs: number | null;
    /**
     * TCP connect.
     */
    connectMs: number | null;
    /**
     * TLS handshake.
     */
    tlsMs: number | null;
    /**
     * From the start to the first byte of the response.
     */
    firstByteMs: number | null;
    /**
     * From the start to the end of the attempt.
     */
    totalMs: number;
};
/**
 * A URL that events are sent to.
 */
export type WebhookEndpoint = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * URL that receives the events.
     */
    url: Url;
    /**
     * Purpose of the endpoint, for people.
     */
    description: string | null;
    /**
     * Types of events to send; an event that matches several filters is sent once.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    apiVersion: ApiVersionDate;
    /**
     * Headers sent with every attempt. Values are masked.
     */
    customHeaders: Array<WebhookCustomHeader>;
    /**
     * Maximum number of attempts per second. Null means no limit of its own.
     */
    ratePerSecond: number | null;
    ordering: WebhookOrdering;
    /**
     * Timeout of a whole attempt, including the response body.
     */
    timeoutSeconds: number;
    /**
     * Whether a v1a (ed25519) signature is sent in addition to v1.
     */
    asymmetricSignature: boolean;
    /**
     * The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     */
    publicKey: string | null;
    /**
     * All live keys, newest first; all of them sign. Never the secret itself.
     */
    signingKeys: Array<WebhookSigningKey>;
    /**
     * False means nothing is sent and new events get no delivery; they can be replayed later.
     */
    isActive: boolean;
    /**
     * Null while active.
     */
    disabledReason: WebhookDisabledReason | null;
    /**
     * Null while active.
     */
    disabledOn: Timestamp | null;
    /**
     * The replay that is queued or running for this endpoint. Null means none.
     */
    activeWebhookReplayId: WebhookReplayId | null;
    health: WebhookEndpointHealth;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A custom header with its value masked.
 */
export type WebhookCustomHeader = {
    /**
     * Name of the header; headers that the service itself sends are rejected.
     */
    name: string;
    /**
     * Dots and the last four characters; only dots if the value has fewer than 12 characters.
     */
    maskedValue: string;
};
/**
 * PER_OBJECT (default): events of one object are delivered one after the other; other objects do not wait. NONE: as soon as possible, in any
 * order. STRICT: one delivery at a time in order of sequence; a failing delivery blocks all later ones.
 */
export declare const WebhookOrdering: {
    readonly PER_OBJECT: "PER_OBJECT";
    readonly NONE: "NONE";
    readonly STRICT: "STRICT";
};
/**
 * PER_OBJECT (default): events of one object are delivered one after the other; other objects do not wait. NONE: as soon as possible, in any
 * order. STRICT: one delivery at a time in order of sequence; a failing delivery blocks all later ones.
 */
export type WebhookOrdering = typeof WebhookOrdering[keyof typeof WebhookOrdering];
/**
 * A live signing key, without its secret part.
 */
export type WebhookSigningKey = {
    scheme: WebhookSignatureScheme;
    /**
     * First 16 hex digits of the SHA-256 of the key's text with its prefix: the secret (v1) or the public key (v1a). Distinguishes keys.
     */
    fingerprint: string;
    /**
     * `whpk_…` for v1a; null for v1.
     */
    publicKey: string | null;
    createdOn: Timestamp;
    /**
     * When a rotated key stops signing. Null means the current key.
     */
    expiresOn: Timestamp | null;
};
/**
 * v1 = HMAC-SHA256 with a shared secret (Standard Webhooks), v1a = ed25519 with a published key.
 */
export declare const WebhookSignatureScheme: {
    readonly V1: "v1";
    readonly V1A: "v1a";
};
/**
 * v1 = HMAC-SHA256 with a shared secret (Standard Webhooks), v1a = ed25519 with a published key.
 */
export type WebhookSignatureScheme = typeof WebhookSignatureScheme[keyof typeof WebhookSignatureScheme];
/**
 * MANUAL: by a user or an app token. FAILING: only failures for 5 days. GONE: the receiver returned 410.
 */
export declare const WebhookDisabledReason: {
    readonly MANUAL: "MANUAL";
    readonly FAILING: "FAILING";
    readonly GONE: "GONE";
};
/**
 * MANUAL: by a user or an app token. FAILING: only failures for 5 days. GONE: the receiver returned 410.
 */
export type WebhookDisabledReason = typeof WebhookDisabledReason[keyof typeof WebhookDisabledReason];
/**
 * Health of the deliveries to the endpoint. Test events do not count. Can be a minute old.
 */
export type WebhookEndpointHealth = {
    status: WebhookEndpointHealthStatus;
    breakerState: WebhookBreakerState;
    /**
     * Requests in the last 24 hours.
     */
    attempts24h: Count;
    /**
     * Failed requests in the last 24 hours.
     */
    failures24h: Count;
    /**
     * Percentage of successful attempts in the last 24 hours. Null means no attempts.
     */
    successRate24h: Rate | null;
    /**
     * Median duration of an attempt in the last 24 hours. Null means no attempts.
     */
    latencyP50Ms: number | null;
    /**
     * 95th percentile of the duration of an attempt in the last 24 hours. Null means no attempts.
     */
    latencyP95Ms: number | null;
    /**
     * Consecutive failures since the last success.
     */
    consecutiveFailures: Count;
    /**
     * Time of the first of the consecutive failures. Null means the last attempt succeeded. The endpoint is disabled five days after this time.
     */
    failingSince: Timestamp | null;
    /**
     * Null before the first success.
     */
    lastSuccessOn: Timestamp | null;
    /**
     * Null before the first failure.
     */
    lastFailureOn: Timestamp | null;
    /**
     * Error code of the last failure.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * Time of the next probe while the breaker is open. If no delivery is due then, the next event triggers the probe.
     */
    nextProbeOn: Timestamp | null;
    /**
     * Waiting deliveries, PENDING and RETRYING; counted up to 100,000.
     */
    pendingCount: number;
    /**
     * Parked deliveries; the next success queues them again. Counted up to 100,000.
     */
    parkedCount: number;
    /**
     * Creation time of the oldest waiting delivery. Null means no delivery is waiting.
     */
    oldestPendingOn: Timestamp | null;
};
/**
 * UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly all attempts succeed. DEGRADED: some attempts fail. FAILING: the breaker is open. DISABLED: isActive is false.
 */
export declare const WebhookEndpointHealthStatus: {
    readonly UNKNOWN: "UNKNOWN";
    readonly HEALTHY: "HEALTHY";
    readonly DEGRADED: "DEGRADED";
    readonly FAILING: "FAILING";
    readonly DISABLED: "DISABLED";
};
/**
 * UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly all attempts succeed. DEGRADED: some attempts fail. FAILING: the breaker is open. DISABLED: isActive is false.
 */
export type WebhookEndpointHealthStatus = typeof WebhookEndpointHealthStatus[keyof typeof WebhookEndpointHealthStatus];
/**
 * CLOSED: normal. OPEN: deliveries wait without using up attempts, and a probe is sent now and then. HALF_OPEN: a probe is in progress.
 */
export declare const WebhookBreakerState: {
    readonly CLOSED: "CLOSED";
    readonly OPEN: "OPEN";
    readonly HALF_OPEN: "HALF_OPEN";
};
/**
 * CLOSED: normal. OPEN: deliveries wait without using up attempts, and a probe is sent now and then. HALF_OPEN: a probe is in progress.
 */
export type WebhookBreakerState = typeof WebhookBreakerState[keyof typeof WebhookBreakerState];
/**
 * A percentage as a decimal string with up to six decimal places: `19` is 19 %, `8.875` is 8.875 %. Never negative.
 */
export type Rate = string;
/**
 * A new endpoint. Only the url is required.
 */
export type WebhookEndpointCreate = {
    /**
     * URL that receives the events.
     */
    url: Url;
    /**
     * Purpose of the endpoint, for people.
     */
    description?: string | null | undefined;
    /**
     * Absent means `["*"]`.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Headers sent with every attempt, such as your own token.
     */
    customHeaders?: Array<WebhookCustomHeaderInput> | undefined;
    /**
     * Null or absent means no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    ordering?: WebhookOrdering | undefined;
    /**
     * Timeout of a whole attempt, in seconds.
     */
    timeoutSeconds?: number | undefined;
    /**
     * Whether to also sign with ed25519 (v1a); the response contains the public key.
     */
    asymmetricSignature?: boolean | undefined;
    /**
     * Whether events are sent from the start.
     */
    isActive?: boolean | undefined;
};
/**
 * A header of a new endpoint. Duplicate names, and more than 4 KiB for all headers together, are rejected with 422. So are names that begin with `webhook-`,
 * and names that belong to the request itself: Host, Content-*, Connection, Transfer-Encoding, Te, Trailer, Upgrade, User-Agent and Proxy-*.
 */
export type WebhookCustomHeaderInput = {
    /**
     * Name of the header; headers that the service itself sends are rejected.
     */
    name: string;
    /**
     * Kept encrypted and never shown again.
     */
    value: string;
};
/**
 * The new endpoint with its secret. Only this response and the response of a rotation contain the secret.
 */
export type WebhookEndpointCreated = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * URL that receives the events.
     */
    url: Url;
    /**
     * Purpose of the endpoint, for people.
     */
    description: string | null;
    /**
     * Types of events to send; an event that matches several filters is sent once.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    apiVersion: ApiVersionDate;
    /**
     * Headers sent with every attempt. Values are masked.
     */
    customHeaders: Array<WebhookCustomHeader>;
    /**
     * Maximum number of attempts per second. Null means no limit of its own.
     */
    ratePerSecond: number | null;
    ordering: WebhookOrdering;
    /**
     * Timeout of a whole attempt, including the response body.
     */
    timeoutSeconds: number;
    /**
     * Whether a v1a (ed25519) signature is sent in addition to v1.
     */
    asymmetricSignature: boolean;
    /**
     * The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     */
    publicKey: string | null;
    /**
     * All live keys, newest first; all of them sign. Never the secret itself.
     */
    signingKeys: Array<WebhookSigningKey>;
    /**
     * False means nothing is sent and new events get no delivery; they can be replayed later.
     */
    isActive: boolean;
    /**
     * Null while active.
     */
    disabledReason: WebhookDisabledReason | null;
    /**
     * Null while active.
     */
    disabledOn: Timestamp | null;
    /**
     * The replay that is queued or running for this endpoint. Null means none.
     */
    activeWebhookReplayId: WebhookReplayId | null;
    health: WebhookEndpointHealth;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * The v1 signing secret. Shown once; store it.
     */
    secret: string;
};
/**
 * Changes to an endpoint; absent fields keep their values.
 */
export type WebhookEndpointUpdate = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * URL that receives the events.
     */
    url?: Url | undefined;
    /**
     * Purpose of the endpoint, for people.
     */
    description?: string | null | undefined;
    /**
     * Applies to events from now on; deliveries that are already queued do not change.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Replaces all headers; a header without a value keeps its stored value.
     */
    customHeaders?: Array<WebhookCustomHeaderUpdate> | undefined;
    /**
     * Null means no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    ordering?: WebhookOrdering | undefined;
    /**
     * Timeout of a whole attempt, in seconds.
     */
    timeoutSeconds?: number | undefined;
    /**
     * True creates a key pair; false deletes the key pair at once.
     */
    asymmetricSignature?: boolean | undefined;
    /**
     * False disables the endpoint with the reason MANUAL; true is the same as enabling it.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A header of an edited endpoint. The rules of WebhookCustomHeaderInput apply.
 */
export type WebhookCustomHeaderUpdate = {
    /**
     * Name of the header; headers that the service itself sends are rejected.
     */
    name: string;
    /**
     * Absent keeps the value stored under this name; 422 if no value is stored.
     */
    value?: string | undefined;
};
/**
 * All endpoints of the store, oldest first.
 */
export type WebhookEndpointList = {
    /**
     * The webhook endpoints.
     */
    items: Array<WebhookEndpoint>;
};
/**
 * Replace a signing key.
 */
export type WebhookEndpointSecretRotate = {
    webhookEndpointId: WebhookEndpointId;
    scheme?: WebhookSignatureScheme | undefined;
    /**
     * How long the old keys of the scheme continue to sign in addition to the new key. 0 means they stop at once (for a leaked key).
     */
    overlapHours?: number | undefined;
};
/**
 * The new key.
 */
export type WebhookEndpointSecretRotated = {
    webhookEndpointId: WebhookEndpointId;
    scheme: WebhookSignatureScheme;
    /**
     * The new `whsec_…` for v1, shown once. Null for v1a, whose private key never leaves the service.
     */
    secret: string | null;
    /**
     * The new `whpk_…` for v1a; null for v1.
     */
    publicKey: string | null;
    /**
     * When the old keys stop signing. Null means they stopped at once.
     */
    previousKeysExpireOn: Timestamp | null;
    /**
     * All live keys of the endpoint, newest first.
     */
    signingKeys: Array<WebhookSigningKey>;
};
/**
 * The sample event to send, and the endpoint to send it to.
 */
export type WebhookEndpointTest = {
    webhookEndpointId: WebhookEndpointId;
    type: WebhookEventType;
};
/**
 * The sent request and the response to it.
 */
export type WebhookEndpointTestResult = {
    webhookEndpointId: WebhookEndpointId;
    type: WebhookEventType;
    /**
     * Whether the endpoint returned 2xx in time.
     */
    succeeded: boolean;
    payload: WebhookEventPayload;
    attempt: WebhookDeliveryAttempt;
};
/**
 * The body as it is sent, the envelope `WebhookEvent` of webhook.yaml: always `id`, `type`, `apiVersion`, `createdOn`, `storeId`, `livemode`,
 * `data` {object, changes, previousAttributes} and `source` {action, actorType}. The signature covers the stored bytes, so verify the body of a
 * delivery, not this object.
 */
export type WebhookEventPayload = {
    [key: string]: unknown;
};
/**
 * The endpoint to enable.
 */
export type WebhookEndpointEnable = {
    webhookEndpointId: WebhookEndpointId;
};
/**
 * `-sequence` (default): newest first.
 */
export declare const WebhookEventSort: {
    readonly SEQUENCE: "sequence";
    readonly '-SEQUENCE': "-sequence";
};
/**
 * `-sequence` (default): newest first.
 */
export type WebhookEventSort = typeof WebhookEventSort[keyof typeof WebhookEventSort];
/**
 * Number of an event's deliveries, by status.
 */
export type WebhookDeliveryCounts = {
    /**
     * All deliveries.
     */
    total: Count;
    /**
     * PENDING and RETRYING.
     */
    pending: number;
    /**
     * SUCCEEDED.
     */
    succeeded: Count;
    /**
     * PARKED.
     */
    parked: Count;
    /**
     * EXPIRED.
     */
    expired: Count;
    /**
     * CANCELLED.
     */
    cancelled: Count;
};
/**
 * All event types, in the documentation's order.
 */
export type WebhookEventTypeList = {
    /**
     * The webhook event types.
     */
    items: Array<WebhookEventTypeInfo>;
};
/**
 * An event type with a sample.
 */
export type WebhookEventTypeInfo = {
    type: WebhookEventType;
    objectType: WebhookObjectType;
    /**
     * When it fires.
     */
    description: string;
    /**
     * Name of the schema of data.object, such as PublicOrderListItem.
     */
    snapshotSchema: string;
    sample: WebhookEventPayload;
};
/**
 * The event to resend, and its endpoints.
 */
export type WebhookEventResend = {
    webhookEventId: WebhookEventId;
    webhookEndpointId?: WebhookEndpointId | undefined;
};
/**
 * A replay and its progress.
 */
export type WebhookReplay = {
    webhookReplayId: WebhookReplayId;
    webhookEndpointId: WebhookEndpointId;
    status: WebhookReplayStatus;
    /**
     * Only events created at or after this time. Null means no lower limit.
     */
    createdFrom: Timestamp | null;
    /**
     * Only events created before this time.
     */
    createdTo: Timestamp;
    /**
     * The requested types, or the endpoint's own.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    /**
     * Only events whose delivery has one of these statuses. Empty means any status.
     */
    deliveryStatuses: Array<WebhookReplayDeliveryFilter>;
    /**
     * Only events about objects of this kind. Null means any kind.
     */
    objectType: WebhookObjectType | null;
    /**
     * Only events about the object with this id. Null means any object.
     */
    objectId: WebhookObjectId | null;
    /**
     * Maximum number of replayed events per second, within the rate of the endpoint. Null means no limit of its own.
     */
    ratePerSecond: number | null;
    /**
     * Events that matched when the replay started.
     */
    eventCount: number;
    /**
     * Deliveries created so far.
     */
    queuedCount: number;
    /**
     * Deliveries of this replay that succeeded.
     */
    succeededCount: number;
    /**
     * Deliveries of this replay that are parked or expired.
     */
    failedCount: number;
    /**
     * Deliveries of this replay that were canceled.
     */
    cancelledCount: number;
    /**
     * Null while QUEUED.
     */
    startedOn: Timestamp | null;
    /**
     * Null until COMPLETED or CANCELLED.
     */
    finishedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A replay survives a restart of the service.
 */
export declare const WebhookReplayStatus: {
    readonly QUEUED: "QUEUED";
    readonly RUNNING: "RUNNING";
    readonly COMPLETED: "COMPLETED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A replay survives a restart of the service.
 */
export type WebhookReplayStatus = typeof WebhookReplayStatus[keyof typeof WebhookReplayStatus];
/**
 * The status of the event's newest delivery to the endpoint. NONE means there is no delivery (the endpoint was disabled, did not exist yet, or
 * did not subscribe to the type).
 */
export declare const WebhookReplayDeliveryFilter: {
    readonly SUCCEEDED: "SUCCEEDED";
    readonly PENDING: "PENDING";
    readonly RETRYING: "RETRYING";
    readonly PARKED: "PARKED";
    readonly EXPIRED: "EXPIRED";
    readonly CANCELLED: "CANCELLED";
    readonly NONE: "NONE";
};
/**
 * The status of the event's newest delivery to the endpoint. NONE means there is no delivery (the endpoint was disabled, did not exist yet, or
 * did not subscribe to the type).
 */
export type WebhookReplayDeliveryFilter = typeof WebhookReplayDeliveryFilter[keyof typeof WebhookReplayDeliveryFilter];
/**
 * The events to resend to one endpoint. An event must match all given filters, and at least one of createdFrom, eventTypes, deliveryStatuses and
 * objectType is required (422 `invalid_value`).
 */
export type WebhookReplayCreate = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Only events created at or after this time.
     */
    createdFrom?: TimestampInput | undefined;
    /**
     * Only events created before this time.
     */
    createdTo?: TimestampInput | undefined;
    /**
     * Absent means the endpoint's own eventTypes. Types that the endpoint does not subscribe to are allowed.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    /**
     * Absent means any status of the event's delivery.
     */
    deliveryStatuses?: Array<WebhookReplayDeliveryFilter> | undefined;
    objectType?: WebhookObjectType | undefined;
    objectId?: WebhookObjectId | undefined;
    /**
     * Maximum number of replayed events per second, within the rate of the endpoint. Null or absent means no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    /**
     * True only counts the events; nothing is sent or stored.
     */
    dryRun?: boolean | undefined;
};
/**
 * Preview of a replay. Exact at the time of the response.
 */
export type WebhookReplayPreview = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Number of events that would be sent.
     */
    eventCount: Count;
    /**
     * Creation time of the oldest matching event. Null means no event matches.
     */
    firstEventOn: Timestamp | null;
    /**
     * Creation time of the newest matching event.
     */
    lastEventOn: Timestamp | null;
    /**
     * Counts by type, most frequent first.
     */
    types: Array<WebhookReplayTypeCount>;
};
/**
 * Matching events of one type.
 */
export type WebhookReplayTypeCount = {
    type: WebhookEventType;
    /**
     * Number of matching events of the type.
     */
    eventCount: Count;
};
/**
 * How customers sign up. OPEN: anyone can sign up. APPROVAL and INVITE: customers cannot sign up on their own, sign-up and first login return 403 `forbidden`; an administrator adds the customer.
 */
export declare const AccountTypeSignUpMode: {
    readonly OPEN: "OPEN";
    readonly APPROVAL: "APPROVAL";
    readonly INVITE: "INVITE";
};
/**
 * How customers sign up. OPEN: anyone can sign up. APPROVAL and INVITE: customers cannot sign up on their own, sign-up and first login return 403 `forbidden`; an administrator adds the customer.
 */
export type AccountTypeSignUpMode = typeof AccountTypeSignUpMode[keyof typeof AccountTypeSignUpMode];
/**
 * A phone number. It is as it was entered, if that has this form. Otherwise it is in the international form, and without a known country it has
 * the entered digits. An extension is not part of it: see `phone`.
 */
export type PhoneNumber = string;
/**
 * A phone number as people write it, such as `+49 30 5550142`, `(212) 555-0142` or `212-555-0142 ext. 9`: 3 to 20 digits of any script, spaces
 * and `+ ( ) . / -`, and an extension. The parser is libphonenumber's. A number without the prefix of a country belongs to the country of its
 * address, or to that of the customer's default address, or of the store. A text that is not a phone number is rejected with 422 `invalid_value`.
 */
export type PhoneNumberInput = string;
/**
 * Id of a payment of an order.
 */
export type PaymentId = number;
/**
 * HTML. The service removes scripts, event handlers and foreign frames when it stores the text.
 */
export type Html = string;
/**
 * Texts for search engines.
 */
export type Seo = {
    /**
     * Title for search engines. Null means the name.
     */
    title: string | null;
    /**
     * Description for search engines.
     */
    description: string | null;
};
/**
 * Id of a configured commission provider (not the customer's id at that provider).
 */
export type CommissionProviderId = number;
/**
 * A phone number as it was entered, and in the form in which numbers are dialed and compared.
 */
export type Phone = {
    /**
     * The number as it was entered, without spaces around it.
     */
    entered: string;
    /**
     * The number in E.164. Null if its country is unknown, if the country has no such number, or if it was entered before 2026-11-28.
     */
    e164: string | null;
    /**
     * The extension. Null means none.
     */
    extension: string | null;
};
/**
 * A value of a custom field. Its key can be one that the store has not defined: escape the value before you show it.
 */
export type CustomField = {
    /**
     * The definition's key.
     */
    key: string;
    type: CustomFieldType;
    /**
     * The value as text, for every type. Null means no value is set.
     */
    value: string | null;
};
/**
 * A postal address. Its country determines whether a city, a postal code or a state is required (`/customer/country/all`); a missing one is rejected with 422 and its pointer. It has a first name, a last name or both.
 */
export type AddressInput = {
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    /**
     * Company.
     */
    company?: string | null | undefined;
    /**
     * Street and number.
     */
    streetLine1: string;
    /**
     * Floor, apartment, care of.
     */
    streetLine2?: string | null | undefined;
    /**
     * City or town. Required if the country's addresses have one.
     */
    city?: string | undefined;
    /**
     * State or province: the subdivision part of its ISO 3166-2 code (`CA`), or its name in a common language, which is stored as the code. Free text in countries without a list of states.
     */
    stateProvince?: string | undefined;
    /**
     * Postal code.
     */
    postalCode?: string | undefined;
    countryCode: CountryCode;
    /**
     * Phone number for the carrier.
     */
    phoneNumber?: PhoneNumberInput | null | undefined;
};
/**
 * An amount as a plain decimal string, never a float. Responses have exactly the decimals of the currency (`49.00` EUR, `4900`
 * JPY, `4.900` KWD). Requests can omit trailing zeros; more decimals than the currency has are rejected with 422
 * `invalid_value`.
 */
export type Money = string;
/**
 * IANA time zone name.
 */
export type TimeZone = string;
/**
 * The origin of a gift card. STAFF: issued by an administrator or an app token. PURCHASE: bought in an order. BATCH: issued with others. REFUND: a refund paid to it. IMPORT: taken over from another system. Later versions can add values.
 */
export type GiftCardSource = 'PURCHASE' | 'STAFF' | 'BATCH' | 'REFUND' | 'IMPORT' | (string & {});
/**
 * Id of an order line; always a string.
 */
export type LineItemId = string;
/**
 * Id of a change of store credit or of a gift card.
 */
export type StoredValueEntryId = number;
/**
 * A language of the store.
 */
export type Language = {
    languageCode: LanguageCode;
    /**
     * Name in English.
     */
    name: string;
    /**
     * Name in the language itself.
     */
    nativeName: string;
    /**
     * Whether the language is written from left to right or from right to left.
     */
    direction: 'LTR' | 'RTL';
};
/**
 * A smaller version of an image.
 */
export type MediaVariant = {
    /**
     * Width in pixels.
     */
    width: number;
    /**
     * URL of the file.
     */
    url: Url;
};
/**
 * Id of a cart. The id alone gives no access: a guest's cart also needs its token.
 */
export type CartId = number;
/**
 * The customer or guest who placed the order. A guest has no storeCustomerId.
 */
export type OrderCustomer = {
    /**
     * Null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    email: Email;
    /**
     * First and last name.
     */
    name: string;
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    /**
     * Null means a guest.
     */
    accountTypeName: string | null;
};
/**
 * A postal address, copied when the object that contains it was stored. Later changes to the saved address do not affect the copy.
 */
export type Address = {
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    /**
     * Company.
     */
    company: string | null;
    /**
     * Street and number.
     */
    streetLine1: string;
    /**
     * Floor, apartment, care of.
     */
    streetLine2: string | null;
    /**
     * City.
     */
    city: string;
    /**
     * State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the country has none.
     */
    stateProvince: string;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode: string;
    countryCode: CountryCode;
    /**
     * Phone number for the carrier.
     */
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
};
/**
 * One tax on a line or on shipping, rounded once and stored.
 */
export type OrderTax = {
    /**
     * Name of the tax.
     */
    name: string;
    rate: Rate;
    /**
     * The tax of the line or of the shipping charge, for all its units.
     */
    amount: PositiveMoney;
};
/**
 * A line of an order, as placed.
 */
export type OrderLine = {
    lineItemId: LineItemId;
    /**
     * Null means the variant no longer exists.
     */
    variantId: VariantId | null;
    /**
     * Null means the product no longer exists.
     */
    productId: ProductId | null;
    productType: ProductType;
    sku: Sku;
    /**
     * Name at the time of the order.
     */
    name: string;
    /**
     * The name that the buyer read, in the language of the order. Null means that it is the same as `name`, or has no translation.
     */
    localName: string | null;
    /**
     * First picture of the variant or product. Null means none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * Units in live shipments.
     */
    fulfilledQuantity: number;
    /**
     * Units in refunds that are not failed or voided.
     */
    refundedQuantity: number;
    /**
     * Units canceled before shipping.
     */
    cancelledQuantity: number;
    /**
     * Units returned after shipping.
     */
    returnedQuantity: number;
    /**
     * Units still to be shipped, without those that the buyer withdrew from; 0 for lines that need no shipping.
     */
    openQuantity: number;
    /**
     * Whether the line has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * List price of one unit in all deliveries that the line pays for, as shown to the buyer.
     */
    unitPriceBeforeDiscount: PositiveMoney;
    /**
     * Price of one unit in all deliveries that the line pays for, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    /**
     * Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     */
    deliveryPrices: Array<PositiveMoney>;
    /**
     * Net of tax, before discounts.
     */
    lineSubtotal: PositiveMoney;
    /**
     * Net of tax, all discounts of the line.
     */
    lineDiscount: PositiveMoney;
    /**
     * Net of tax, after all discounts.
     */
    lineTotal: PositiveMoney;
    /**
     * Sum of the line's taxes.
     */
    lineTax: PositiveMoney;
    /**
     * Discounts of the line, one for each coupon or discount.
     */
    discounts: Array<OrderLineDiscount>;
    /**
     * The taxes on the line, one for each rate.
     */
    taxes: Array<OrderTax>;
    taxClassId: TaxClassId | null;
    /**
     * The subscription that the line started or renewed.
     */
    subscriptionId: SubscriptionId | null;
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * To whom the codes of the line's gift cards are mailed, as the buyer entered it. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     */
    giftCard: GiftCardDelivery | null;
};
/**
 * One discount's part on a line.
 */
export type OrderLineDiscount = {
    /**
     * Null means a manual discount.
     */
    couponId: CouponId | null;
    /**
     * Null means an automatic or manual discount.
     */
    code: string | null;
    /**
     * Name shown to the customer.
     */
    name: string;
    /**
     * Net of tax.
     */
    amount: PositiveMoney;
};
/**
 * To whom and when the codes of bought gift cards are mailed.
 */
export type GiftCardDelivery = {
    /**
     * The person for whom the gift cards are meant. Null means the buyer.
     */
    recipient: GiftCardDeliveryRecipient | null;
    /**
     * When the codes are mailed. Null means as soon as the order is paid.
     */
    deliverOn: Timestamp | null;
};
/**
 * The person to whom the codes of bought gift cards are mailed. An erasure of the person's data clears it.
 */
export type GiftCardDeliveryRecipient = {
    /**
     * The recipient's name.
     */
    name: string;
    email: Email;
    /**
     * Text for the recipient, in the mail with the code. Null means none.
     */
    message: string | null;
};
/**
 * One payment or payment attempt of an order. Never contains a card number, gateway token or vault id.
 */
export type Payment = {
    paymentId: PaymentId;
    /**
     * Null means an offline payment without a provider or a payment with stored value.
     */
    paymentProviderId: PaymentProviderId | null;
    /**
     * Code of the payment provider. `STORED_VALUE` means a payment with stored value; `tender` has its kind.
     */
    providerCode: string;
    /**
     * Null means an offline payment or a payment with stored value.
     */
    paymentType: PaymentType | null;
    /**
     * Null means a payment through a processor or with stored value.
     */
    offlineMethod: OfflinePaymentMethod | null;
    /**
     * Brand, as the processor reports it.
     */
    brand: string | null;
    /**
     * The last four digits of the card or account, or the last four characters of the gift card's code. Null means none.
     */
    lastFour: string | null;
    status: PaymentTransactionStatus;
    /**
     * The requested amount.
     */
    amount: PositiveMoney;
    /**
     * Authorized amount that is still live and not captured.
     */
    authorizedAmount: PositiveMoney;
    /**
     * The captured amount.
     */
    capturedAmount: PositiveMoney;
    /**
     * Sum of the refunds that are completed, pending or processing.
     */
    refundedAmount: PositiveMoney;
    /**
     * Maximum amount that can be refunded on the payment now: capturedAmount less refundedAmount and disputed amounts, at most the order's `balance.refundable`. If the amounts of several payments add up to more, all refunds together still return at most `balance.refundable`.
     */
    refundableAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * The processor's own reference, for support; never a token.
     */
    providerReference: string | null;
    /**
     * Why the last attempt failed. Null means no failure.
     */
    failureCode: DeclineCode | null;
    /**
     * Why the last attempt failed, as shown to the buyer. Null means no failure.
     */
    failureMessage: string | null;
    /**
     * When the authorization expires. Null means no amount is authorized or the provider does not report the time.
     */
    authorizationExpiresOn: Timestamp | null;
    /**
     * State of the provider's fraud review. Null means the provider has not reviewed the payment.
     */
    reviewStatus: PaymentReviewStatus | null;
    /**
     * The stored value that pays. Null means another payment.
     */
    tender: PaymentTender | null;
    /**
     * Time of the first capture.
     */
    capturedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * How the store received the money outside a payment processor.
 */
export declare const OfflinePaymentMethod: {
    readonly BANK_TRANSFER: "BANK_TRANSFER";
    readonly CASH: "CASH";
    readonly CHECK: "CHECK";
    readonly OTHER: "OTHER";
};
/**
 * How the store received the money outside a payment processor.
 */
export type OfflinePaymentMethod = typeof OfflinePaymentMethod[keyof typeof OfflinePaymentMethod];
/**
 * State of one payment. The order's paymentStatus is derived from all of them.
 */
export declare const PaymentTransactionStatus: {
    readonly PENDING: "PENDING";
    readonly REQUIRES_ACTION: "REQUIRES_ACTION";
    readonly AUTHORIZED: "AUTHORIZED";
    readonly PARTIALLY_CAPTURED: "PARTIALLY_CAPTURED";
    readonly CAPTURED: "CAPTURED";
    readonly FAILED: "FAILED";
    readonly VOIDED: "VOIDED";
    readonly EXPIRED: "EXPIRED";
};
/**
 * State of one payment. The order's paymentStatus is derived from all of them.
 */
export type PaymentTransactionStatus = typeof PaymentTransactionStatus[keyof typeof PaymentTransactionStatus];
/**
 * Why a payment provider declined, with the same codes for every provider. After `insufficient_funds` and `processing_error`, a later retry of
 * the same payment may succeed; after the other codes, the buyer needs another card or another way to pay.
 *
 * | code | meaning |
 * |---|---|
 * | `card_declined` | The bank declined without a reason. |
 * | `insufficient_funds` | The account does not cover the amount. |
 * | `lost_card`, `stolen_card` | The card is blocked. Tell the buyer only that the card was declined. |
 * | `expired_card`, `incorrect_cvc` | The card details are wrong; the buyer can enter them again. |
 * | `processing_error` | The provider or the bank failed; retry in a moment. |
 * | `invalid_token` | The provider does not know the payment token, or the token was used before. |
 * | `authentication_required`, `authentication_failed` | The buyer has to authenticate (3-D Secure), or the authentication failed. |
 * | `payment_expired` | The buyer paid nothing, or not enough, on the payment page in time. |
 * | `payment_not_found`, `payment_voided`, `payment_captured` | The payment does not exist, was voided, or is already fully captured. |
 * | `currency_mismatch`, `capture_exceeds_authorized`, `refund_exceeds_captured` | The currency or amount does not fit the payment. |
 * | `refund_failed` | The bank rejected the refund. |
 * | `provider_unsupported` | The store can no longer reach the payment's provider. |
 */
export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'lost_card' | 'stolen_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'invalid_token' | 'authentication_required' | 'authentication_failed' | 'payment_expired' | 'payment_not_found' | 'payment_voided' | 'payment_captured' | 'currency_mismatch' | 'capture_exceeds_authorized' | 'refund_exceeds_captured' | 'refund_failed' | 'provider_unsupported' | (string & {});
/**
 * State of the payment provider's own fraud review, such as a Stripe Radar review. OPEN: people review the payment at the provider; an order
 * without any shipment is held with the reason FRAUD. APPROVED: the hold has ended. CLOSED: the review ended otherwise, such as with a refund or
 * a dispute, and the hold stays. An order that a user has released, or held for another reason, stays as it is.
 *
 */
export declare const PaymentReviewStatus: {
    readonly OPEN: "OPEN";
    readonly APPROVED: "APPROVED";
    readonly CLOSED: "CLOSED";
};
/**
 * State of the payment provider's own fraud review, such as a Stripe Radar review. OPEN: people review the payment at the provider; an order
 * without any shipment is held with the reason FRAUD. APPROVED: the hold has ended. CLOSED: the review ended otherwise, such as with a refund or
 * a dispute, and the hold stays. An order that a user has released, or held for another reason, stays as it is.
 *
 */
export type PaymentReviewStatus = typeof PaymentReviewStatus[keyof typeof PaymentReviewStatus];
/**
 * The stored value with which a payment pays. The payment is AUTHORIZED while the order holds the value, and its refunds return the value.
 */
export type PaymentTender = {
    type: TenderType;
    /**
     * Null means store credit.
     */
    giftCardId: GiftCardId | null;
};
/**
 * GIFT_CARD (value of the bearer of a code) or STORE_CREDIT (value of a customer). Later versions can add values.
 */
export type TenderType = 'GIFT_CARD' | 'STORE_CREDIT' | (string & {});
/**
 * The order's amounts, derived from its payments and refunds.
 */
export type OrderBalance = {
    /**
     * Live authorizations that are not captured.
     */
    authorized: PositiveMoney;
    /**
     * Total captured amount.
     */
    captured: PositiveMoney;
    /**
     * Sum of the refunds that are completed, pending or processing.
     */
    refunded: PositiveMoney;
    /**
     * Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
     */
    disputed: PositiveMoney;
    /**
     * grandTotal minus the captured amount without refunded overpayments, never below zero.
     */
    due: PositiveMoney;
    /**
     * Overpayment that is not refunded yet, for instance after an edit. Refund it as `overpaymentAmount`.
     */
    overpaid: PositiveMoney;
    /**
     * The highest `amount` of a refund once no dispute is open: captured less refunded and disputed, never below zero. It excludes value of bought gift cards that was spent, has expired or is held, and money beyond the order's total that is no overpayment.
     */
    refundable: PositiveMoney;
};
/**
 * A coupon on the order.
 */
export type OrderCoupon = {
    couponId: CouponId;
    /**
     * Code of the coupon. Null means an automatic discount.
     */
    code: string | null;
    /**
     * The coupon's name when the order was placed.
     */
    name: string;
    /**
     * The coupon's discount, net of tax. If rounding puts the whole discount into the tax, the net part is at least the smallest unit of the currency.
     */
    discountAmount: PositiveMoney;
};
/**
 * State of the parcel. The usual order is `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`, `OUT_FOR_DELIVERY`,
 * `DELIVERED`.
 *
 * - `AVAILABLE_FOR_PICKUP`: the parcel waits at a counter or locker.
 * - `DELIVERY_ATTEMPTED`, `DELAYED`, `EXCEPTION`: a problem occurred; the status may change back to `IN_TRANSIT`.
 * - `LOST`, `RETURNED_TO_SENDER`: the parcel will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`.
 * - `CANCELLED`: final; its items count as not shipped.
 */
export type ShipmentStatus = 'PENDING' | 'LABEL_CREATED' | 'PICKED_UP' | 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'AVAILABLE_FOR_PICKUP' | 'DELIVERY_ATTEMPTED' | 'DELAYED' | 'EXCEPTION' | 'LOST' | 'RETURNED_TO_SENDER' | 'CANCELLED' | (string & {});
/**
 * Kind of the payment provider. It determines which payment form the browser loads.
 */
export type PaymentProviderCode = 'STRIPE' | 'BTCPAY' | 'OFFLINE' | 'SANDBOX' | (string & {});
/**
 * Provider settings that a browser may read, by name, such as `publishableKey`. Never a secret. For the provider `SANDBOX`, `testPaymentTokens`
 * lists the accepted payment tokens, separated by spaces (see `POST /customer/checkout`). For `OFFLINE`, `instructions` explains how to pay; the
 * checkout page shows it before and after an order is placed. `instructions.<languageCode>` is the same text in another language, such as
 * `instructions.de`.
 */
export type ProviderPublicConfig = {
    [key: string]: string;
};
/**
 * Id of a price row.
 */
export type PriceId = number;
/**
 * A media file of the product, at its position.
 */
export type ProductMedia = {
    mediaId: MediaId;
    /**
     * Display position, from 0.
     */
    position: number;
    /**
     * Overrides the media file's own text for this product, in every language.
     */
    altText: string | null;
    /**
     * URL of the file.
     */
    url: Url;
    /**
     * URL of a smaller image. Null means that the smaller image does not exist yet, or that the file is not an image.
     */
    thumbnailUrl: Url | null;
};
/**
 * DENY: never sells below zero available. BACKORDER: continues to sell, up to backorderLimit.
 */
export declare const InventoryPolicy: {
    readonly DENY: "DENY";
    readonly BACKORDER: "BACKORDER";
};
/**
 * DENY: never sells below zero available. BACKORDER: continues to sell, up to backorderLimit.
 */
export type InventoryPolicy = typeof InventoryPolicy[keyof typeof InventoryPolicy];
/**
 * Id of an option of a product, such as its color.
 */
export type ProductOptionId = number;
/**
 * Id of one value of a product option, such as white.
 */
export type ProductOptionValueId = number;
/**
 * A path of the storefront, from the slash after the host, without query and fragment.
 */
export type RedirectPath = string;
/**
 * Units of a variant that the buyer wants in exchange for units of a line.
 */
export type ReturnExchangeRequestLine = {
    /**
     * A line of `lines`, whose units are exchanged.
     */
    lineItemId: LineItemId;
    /**
     * The wanted variant. It may belong to another product.
     */
    variantId: VariantId;
    /**
     * Wanted units. The units of a line's exchange are at most its returned units.
     */
    quantity: Quantity;
};
/**
 * A reason why a buyer cannot return a line.
 */
export type ReturnObstacle = 'NOT_OFFERED' | 'NOT_SHIPPED' | 'ALREADY_RETURNED' | 'ALREADY_CLAIMED' | 'EXCLUDED' | 'WINDOW_CLOSED' | (string & {});
/**
 * Units of a variant that the buyer wants in exchange for units of a line.
 */
export type ReturnExchangeLine = {
    /**
     * The line whose units are exchanged.
     */
    lineItemId: LineItemId;
    /**
     * The wanted variant.
     */
    variantId: VariantId;
    sku: Sku;
    /**
     * Name of the product and variant when the exchange was requested.
     */
    name: string;
    quantity: Quantity;
    /**
     * Units that the return reserves in stock, from its approval until the replacement order is placed or the return ends. 0 for a variant whose stock is not tracked.
     */
    reservedQuantity: number;
};
/**
 * The unit of a weight.
 */
export declare const WeightUnit: {
    readonly G: "G";
    readonly KG: "KG";
    readonly OZ: "OZ";
    readonly LB: "LB";
};
/**
 * The unit of a weight.
 */
export type WeightUnit = typeof WeightUnit[keyof typeof WeightUnit];
/**
 * MAINTENANCE: the catalog can be read, but nothing can be bought. CLOSED: the customer API rejects requests, and renewals do not run.
 */
export declare const StoreStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly MAINTENANCE: "MAINTENANCE";
    readonly CLOSED: "CLOSED";
};
/**
 * MAINTENANCE: the catalog can be read, but nothing can be bought. CLOSED: the customer API rejects requests, and renewals do not run.
 */
export type StoreStatus = typeof StoreStatus[keyof typeof StoreStatus];
/**
 * Id of a customer's store credit in one currency.
 */
export type StoreCreditAccountId = number;
/**
 * The subject of a legal page.
 */
export declare const PolicyType: {
    readonly TERMS_OF_SERVICE: "TERMS_OF_SERVICE";
    readonly PRIVACY_POLICY: "PRIVACY_POLICY";
    readonly REFUND_POLICY: "REFUND_POLICY";
    readonly SHIPPING_POLICY: "SHIPPING_POLICY";
    readonly SUBSCRIPTION_POLICY: "SUBSCRIPTION_POLICY";
    readonly LEGAL_NOTICE: "LEGAL_NOTICE";
    readonly CONTACT_INFORMATION: "CONTACT_INFORMATION";
};
/**
 * The subject of a legal page.
 */
export type PolicyType = typeof PolicyType[keyof typeof PolicyType];
/**
 * A font family that every system provides; no font is loaded.
 */
export declare const BrandingFont: {
    readonly SANS: "SANS";
    readonly SERIF: "SERIF";
    readonly ROUNDED: "ROUNDED";
    readonly MONOSPACE: "MONOSPACE";
};
/**
 * A font family that every system provides; no font is loaded.
 */
export type BrandingFont = typeof BrandingFont[keyof typeof BrandingFont];
/**
 * A color, as red, green and blue in hexadecimal digits.
 */
export type Color = string;
/**
 * The unit of lengths.
 */
export declare const DimensionUnit: {
    readonly MM: "MM";
    readonly CM: "CM";
    readonly M: "M";
    readonly IN: "IN";
    readonly FT: "FT";
};
/**
 * The unit of lengths.
 */
export type DimensionUnit = typeof DimensionUnit[keyof typeof DimensionUnit];
/**
 * Ids of the analytics services that the storefront loads.
 */
export type StoreAnalytics = {
    /**
     * Google Analytics measurement id. Null means not used.
     */
    googleMeasurementId: string | null;
    /**
     * Meta pixel id. Null means not used.
     */
    metaPixelId: string | null;
    /**
     * URL of the store's Matomo installation.
     */
    matomoUrl: Url | null;
    /**
     * Matomo site id. Null means not used.
     */
    matomoSiteId: string | null;
};
/**
 * The unit of a subscription's interval. A monthly subscription that starts on 31 January renews on the last day of February, then on 31 March.
 */
export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | (string & {});
/**
 * An operation that the current state allows.
 */
export declare const SubscriptionAction: {
    readonly UPDATE: "UPDATE";
    readonly CHANGE_ITEMS: "CHANGE_ITEMS";
    readonly CHANGE_DATE: "CHANGE_DATE";
    readonly RETRY: "RETRY";
    readonly SKIP: "SKIP";
    readonly UNSKIP: "UNSKIP";
    readonly PAUSE: "PAUSE";
    readonly RESUME: "RESUME";
    readonly CANCEL: "CANCEL";
    readonly REACTIVATE: "REACTIVATE";
    readonly REPLACE: "REPLACE";
};
/**
 * An operation that the current state allows.
 */
export type SubscriptionAction = typeof SubscriptionAction[keyof typeof SubscriptionAction];
/**
 * The status of a subscription line, which is the status of its subscription.
 */
export type SubscriptionItemStatus = 'ACTIVE' | 'PAUSED' | 'CANCELLED' | 'TERMINAL_FAILED' | (string & {});
/**
 * Price increases that the customer was notified of and that no renewal has charged yet, earliest first; usually empty.
 */
export type AnnouncedPrices = Array<AnnouncedPrice>;
/**
 * A price increase that the customer was notified of.
 */
export type AnnouncedPrice = {
    /**
     * The highest price of one unit in one delivery from then on, as the buyer sees it.
     */
    unitPrice: PositiveMoney;
    /**
     * First date on which a renewal may charge this price.
     */
    validFrom: Date;
};
/**
 * Changes to one item.
 */
export type SubscriptionItemUpdate = {
    subscriptionItemId: SubscriptionItemId;
    variantId?: VariantId | undefined;
    quantity?: Quantity | undefined;
    /**
     * Fixed unit price. Null restores the plan's pricing.
     */
    unitPrice?: PositiveMoney | null | undefined;
    /**
     * Replaces all custom fields of the line.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * How the plan changes the price of a variant that has no price of its own for this plan.
 */
export type SubscriptionPlanPricing = {
    type: SubscriptionPricingType;
    /**
     * Percentage off, amount off or price per unit. Null for NONE.
     */
    value: Decimal | null;
    /**
     * Currency of a fixed amount or price. Null otherwise.
     */
    currencyCode: CurrencyCode | null;
    /**
     * Number of cycles that `value` applies to; afterwards `thenValue` applies. Null means all cycles.
     */
    firstCycles: number | null;
    /**
     * The value after the first cycles. Null if `firstCycles` is null.
     */
    thenValue: Decimal | null;
};
/**
 * NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: deducted from the one-off price. FIXED_PRICE: the value is the price.
 */
export declare const SubscriptionPricingType: {
    readonly NONE: "NONE";
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
    readonly FIXED_PRICE: "FIXED_PRICE";
};
/**
 * NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: deducted from the one-off price. FIXED_PRICE: the value is the price.
 */
export type SubscriptionPricingType = typeof SubscriptionPricingType[keyof typeof SubscriptionPricingType];
/**
 * CHARGE: every shipment is charged. FREE: no shipment is charged. FIRST_FREE: all shipments except the first are charged.
 */
export declare const SubscriptionShippingPolicy: {
    readonly CHARGE: "CHARGE";
    readonly FREE: "FREE";
    readonly FIRST_FREE: "FIRST_FREE";
};
/**
 * CHARGE: every shipment is charged. FREE: no shipment is charged. FIRST_FREE: all shipments except the first are charged.
 */
export type SubscriptionShippingPolicy = typeof SubscriptionShippingPolicy[keyof typeof SubscriptionShippingPolicy];
/**
 * When the customer may cancel. Administrators always may.
 */
export declare const SubscriptionCancelPolicy: {
    readonly ANY_TIME: "ANY_TIME";
    readonly AFTER_MIN_CYCLES: "AFTER_MIN_CYCLES";
};
/**
 * When the customer may cancel. Administrators always may.
 */
export type SubscriptionCancelPolicy = typeof SubscriptionCancelPolicy[keyof typeof SubscriptionCancelPolicy];
/**
 * One option value of a variant, by ids and by names.
 */
export type VariantOptionValue = {
    productOptionId: ProductOptionId;
    productOptionValueId: ProductOptionValueId;
    /**
     * Name of the option, such as `Color`.
     */
    optionName: string;
    /**
     * The value, such as `White`.
     */
    value: string;
};
/**
 * DISABLED: not for sale until it is set back to ACTIVE.
 */
export declare const VariantStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly DISABLED: "DISABLED";
};
/**
 * DISABLED: not for sale until it is set back to ACTIVE.
 */
export type VariantStatus = typeof VariantStatus[keyof typeof VariantStatus];
/**
 * The API version that the client was written for. The default is the newest version, or the version that the app token is pinned to. An unknown version is rejected with 400 `unknown_api_version`.
 */
export type ApiVersion = ApiVersionDate;
/**
 * An id that the caller chooses for this request. The response, problems and logs contain it. The service generates an id if the header is absent.
 */
export type RequestId = string;
/**
 * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
 * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
 * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
 * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
 * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
 * responses are not stored.
 */
export type IdempotencyKey = string;
/**
 * The `ETag` of the version that you read. The change is applied only if the object is still the same; otherwise the response is 412 `precondition_failed` with `currentVersion`. `*` matches any version.
 */
export type IfMatch = string;
/**
 * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
 * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
 */
export type Page = number;
/**
 * Maximum number of items per page.
 */
export type PageSizeParameter = number;
/**
 * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
 * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
 */
export type Cursor = string;
/**
 * Only objects created at or after this time.
 */
export type CreatedFrom = TimestampInput;
/**
 * Only objects created before this time.
 */
export type CreatedTo = TimestampInput;
/**
 * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
 */
export type IfNoneMatch = string;
/**
 * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
 */
export type Search = string;
/**
 * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
 * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
 * the change. To synchronize, send no filter on a value that can change, and filter your copy.
 */
export type ModifiedSince = TimestampInput;
/**
 * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
 * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
 */
export type CustomFieldFilter = Array<string>;
/**
 * Required, because a repeated request must not act twice. A key that the caller chooses: a new key for each new action, and the same key to
 * retry a request whose response was lost. The key is kept for 24 hours per caller (user, app token, customer or guest cart, regardless of the
 * token), store, method and path. The same request with the same key returns the stored response (`Idempotent-Replayed: true`). While the first
 * request is still running, the response is 409 `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the
 * key returns 422 `idempotency_key_reuse`; blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract,
 * responses with Retry-After and 5xx responses are not stored. A response whose `nextAction` is not null is not stored either: the same request
 * then returns the state of the payment that the first one began.
 */
export type IdempotencyKeyRequired = string;
/**
 * A saved payment method, and the snapshot of `customer.payment_method_changed`: only the data that the customer sees on the account page, never card numbers, gateway tokens or vault ids.
 */
export type PublicCustomerPaymentMethod = {
    customerPaymentMethodId: CustomerPaymentMethodId;
    /**
     * The owning customer.
     */
    storeCustomerId: StoreCustomerId;
    paymentType: PaymentType;
    /**
     * As the payment processor reports it (`visa`, `sepa_debit`, …); `""` when it reports none.
     */
    brand: string;
    /**
     * Last characters of the card or account number; null when the processor reports none.
     */
    lastFour: string | null;
    /**
     * Two digits, `01` to `12`. Null means the payment method does not expire.
     */
    expiryMonth: string | null;
    /**
     * Four digits. Null means the payment method does not expire.
     */
    expiryYear: string | null;
    /**
     * Whether this is the customer's default payment method; at most one is.
     */
    isDefault: boolean;
    /**
     * False means the payment method was removed; the removal event contains the removed payment method.
     */
    isActive: boolean;
};
/**
 * The saved payment methods of a customer.
 */
export type PublicCustomerPaymentMethodList = {
    /**
     * The public customer payment methods.
     */
    items: Array<PublicCustomerPaymentMethod>;
};
/**
 * `-` means descending. The default is `-orderDate`.
 */
export declare const PublicOrderSort: {
    readonly ORDER_DATE: "orderDate";
    readonly '-ORDER_DATE': "-orderDate";
    readonly ORDER_NUMBER: "orderNumber";
    readonly '-ORDER_NUMBER': "-orderNumber";
};
/**
 * `-` means descending. The default is `-orderDate`.
 */
export type PublicOrderSort = typeof PublicOrderSort[keyof typeof PublicOrderSort];
/**
 * Request to skip a renewal.
 */
export type SubscriptionSkip = {
    subscriptionId: SubscriptionId;
    /**
     * Date of the renewal to skip. It must be the next renewal.
     */
    processingDate?: Date | undefined;
    /**
     * Kept in the history.
     */
    reason?: string | null | undefined;
};
/**
 * Request to restore a skipped renewal.
 */
export type SubscriptionUnskip = {
    subscriptionId: SubscriptionId;
    /**
     * Date of the skipped renewal.
     */
    processingDate: Date;
    /**
     * Kept in the history.
     */
    reason?: string | null | undefined;
};
/**
 * The saved addresses of a customer.
 */
export type PublicCustomerAddressList = {
    /**
     * The public customer addresses.
     */
    items: Array<PublicCustomerAddress>;
};
/**
 * A saved address of a customer, and the snapshot of `customer.address_changed`.
 */
export type PublicCustomerAddress = {
    customerAddressId: CustomerAddressId;
    /**
     * The owning customer.
     */
    storeCustomerId: StoreCustomerId;
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    /**
     * Company.
     */
    company: string | null;
    /**
     * Street and number.
     */
    streetLine1: string;
    /**
     * Floor, apartment, care of.
     */
    streetLine2: string | null;
    /**
     * City.
     */
    city: string;
    /**
     * State or province; `""` where the country has none.
     */
    stateProvince: string;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode: string;
    countryCode: CountryCode;
    /**
     * Phone number for deliveries. Null means none.
     */
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    /**
     * Whether this is the customer's default address; at most one is.
     */
    isDefault: boolean;
    /**
     * False means the address was removed; the removal event contains the removed address.
     */
    isActive: boolean;
};
/**
 * A refund, and the snapshot of every refund event. `amount = subtotal + taxTotal + shippingTotal`.
 */
export type PublicRefund = {
    refundId: RefundId;
    /**
     * The refunded order.
     */
    orderId: OrderId;
    orderNumber: OrderNumber;
    refundNumber: RefundNumber;
    status: RefundStatus;
    reason: RefundReason;
    /**
     * The total refunded.
     */
    amount: PositiveMoney;
    /**
     * The part for goods (and goodwill), net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * The part that is tax.
     */
    taxTotal: PositiveMoney;
    /**
     * The part for shipping, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * The currency of the order.
     */
    currencyCode: CurrencyCode;
    /**
     * When the refund was issued.
     */
    refundedOn: Timestamp;
    /**
     * When the refund was voided. Null means it was not voided.
     */
    voidedOn: Timestamp | null;
    /**
     * When the refund was created.
     */
    createdOn: Timestamp;
    /**
     * When the refund last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A shipment, shown with its order. No field is null; a value that is not known yet is an empty string.
 */
export type PublicShipment = {
    shipmentId: ShipmentId;
    /**
     * Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was given can equal the id of another shipment, so compare shipments by `shipmentId`.
     */
    externalShipmentId: string;
    status: ShipmentStatus;
    /**
     * Carrier; `""` while unknown.
     */
    carrierName: string;
    /**
     * Tracking number; `""` while unknown.
     */
    trackingNumber: string;
    /**
     * URL where the customer can track the parcel; `""` while unknown.
     */
    trackingUrl: string;
    /**
     * When the parcel was shipped: the given time, otherwise the time when the shipment was recorded.
     */
    shippedOn: Timestamp;
    /**
     * Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping method's longest time.
     */
    estimatedDelivery: Timestamp;
    /**
     * The shipped lines.
     */
    items: Array<PublicShipmentItem>;
};
/**
 * A shipped line, or a part of it.
 */
export type PublicShipmentItem = {
    lineItemId: LineItemId;
    /**
     * Units of the line in this shipment.
     */
    quantity: Quantity;
};
/**
 * A line of an order, as it was when the order was placed.
 */
export type PublicOrderLine = {
    sku: Sku;
    /**
     * Name of the product, and of the variant if the product has several, in the order's language.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit in all deliveries that the line pays for, before discounts, as the buyer saw it. It includes tax if the store's prices include tax.
     */
    unitPrice: PositiveMoney;
    /**
     * The line after all discounts, including its share of order discounts, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * The line's custom fields.
     */
    customFields: Array<CustomField>;
};
/**
 * A subscription with its live lines. The response of `GET /subscription`, and the snapshot of every subscription event.
 */
export type PublicSubscriptionSnapshot = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionStatus;
    /**
     * Date of the next renewal, in the store's time zone. Null means the subscription is not scheduled to renew.
     */
    nextProcessingDate: Date | null;
    /**
     * When the subscription was created.
     */
    createdOn: Timestamp;
    /**
     * When the subscription was canceled. Null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why the subscription was canceled, as the customer or administrator stated it, or a reason of the service. `COMPLETED`: all its cycles are done. `REPLACED`: another subscription replaced it. `PAYMENT_FAILED`: its renewal retries are exhausted and the store's final action is to cancel. `CUSTOMER_BANNED` or `CUSTOMER_DEACTIVATED`: it ended with the customer's status. Null means it is not canceled, or no reason was given.
     */
    cancelReason: string | null;
    /**
     * One entry per live line, the same entries as in the subscription list; empty once every line is removed.
     */
    items: Array<PublicSubscriptionListItem>;
};
/**
 * A live line of a subscription: an item of the subscription list, and of a snapshot's `items`. Removed lines are not included.
 */
export type PublicSubscriptionListItem = {
    subscriptionId: SubscriptionId;
    subscriptionItemId: SubscriptionItemId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionItemStatus;
    sku: Sku;
    /**
     * Name of the product, and of the variant if the product has several.
     */
    name: string;
    /**
     * Units per delivery.
     */
    quantity: Quantity;
    /**
     * Price of one unit in one delivery, at the next renewal, as the buyer sees it, in the subscription's currency. The price is final when the renewal is charged.
     */
    unitPrice: PositiveMoney;
    /**
     * Interval between renewals, as a number of `intervalUnit`.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * Date of the next renewal. Never null: when nothing is scheduled, the line keeps the last scheduled date, and the snapshot's own `nextProcessingDate` is null.
     */
    nextProcessingDate: Date;
    /**
     * When the line was added.
     */
    createdOn: Timestamp;
    /**
     * When the subscription was canceled. Null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why the subscription was canceled; same as in the snapshot.
     */
    cancelReason: string | null;
    /**
     * The line's custom fields.
     */
    customFields: Array<CustomField>;
};
/**
 * An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the snapshot of every order event.
 *
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`. All
 * totals except `taxTotal` and `grandTotal` are net of tax. They are fixed when the order is placed; later changes of prices, taxes or rates do
 * not affect them.
 */
export type PublicOrderListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed; an administrator can change it.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled; it does not change afterwards. Null before.
     */
    completedOn: Timestamp | null;
    /**
     * When the order was canceled or voided; null otherwise.
     */
    cancelledOn: Timestamp | null;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * Sum of the lines before discounts, net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * All discounts on the lines and the order, net of tax, as a positive amount.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping after its discounts, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * All taxes, including the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * The amount that the customer pays.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order that this order replaces; null otherwise.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the lines' quantities.
     */
    itemCount: Count;
    /**
     * The lines of the order.
     */
    items: Array<PublicOrderLine>;
};
/**
 * A customer of the store. The response of `GET /store-customer`, and the snapshot of customer events. It never includes passwords, tokens or card numbers.
 */
export type PublicCustomer = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Given name; `""` means none.
     */
    firstName: string;
    /**
     * Family name; `""` means none.
     */
    lastName: string;
    /**
     * Phone number; null means none.
     */
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    status: CustomerStatus;
    /**
     * The customer's account type in the store.
     */
    accountTypeId: AccountTypeId;
    /**
     * Display name of that account type.
     */
    accountTypeName: string;
    /**
     * Whether the customer has verified the e-mail address.
     */
    emailVerified: boolean;
    /**
     * The customer's company. Null means none.
     */
    company: string | null;
    /**
     * The language that the customer chose. Null means the store's.
     */
    languageCode: LanguageCode | null;
    /**
     * Whether a consent of the customer to marketing e-mails is in force.
     */
    acceptsMarketing: boolean;
    /**
     * Name of the store's commission provider. Null means the store has none.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store has no provider.
     */
    commissionProviderId: string | null;
    /**
     * When the person became a customer of this store.
     */
    createdOn: Timestamp;
    /**
     * When the record last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A return, and the snapshot of every return event.
 */
export type PublicReturn = {
    returnId: ReturnId;
    /**
     * Number of the return, as people see it: the order's number and the return's number within the order.
     */
    returnNumber: string;
    /**
     * The order whose units come back.
     */
    orderId: OrderId;
    orderNumber: OrderNumber;
    kind: ReturnKind;
    status: ReturnStatus;
    /**
     * Whether the return is a withdrawal that the buyer declared before its deadline.
     */
    isInTime: boolean;
    /**
     * Lines of the return.
     */
    lines: Array<PublicReturnLine>;
    /**
     * Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none.
     */
    exchangeLines: Array<ReturnExchangeLine>;
    /**
     * The order that sends the goods of `exchangeLines`; null means that it is not placed.
     */
    replacementOrderId: OrderId | null;
    /**
     * Last day on which the store can refund a withdrawal; null for other kinds.
     */
    refundDueOn: Date | null;
    /**
     * Carrier of the parcel; empty means unknown.
     */
    carrierName: string;
    /**
     * Tracking number of the parcel; empty means unknown.
     */
    trackingNumber: string;
    /**
     * When the return was requested.
     */
    requestedOn: Timestamp;
    /**
     * When it was approved; null means it is not.
     */
    approvedOn: Timestamp | null;
    /**
     * When it was rejected; null means it is not.
     */
    rejectedOn: Timestamp | null;
    /**
     * When the parcel was reported as sent; null means it is not.
     */
    sentOn: Timestamp | null;
    /**
     * When the first units arrived; null means that no unit has arrived.
     */
    receivedOn: Timestamp | null;
    /**
     * When it was completed; null means it is not.
     */
    completedOn: Timestamp | null;
    /**
     * When it was canceled; null means it is not.
     */
    cancelledOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * The part of a return for one line of its order.
 */
export type PublicReturnLine = {
    lineItemId: LineItemId;
    /**
     * Code of a reason in the store's `returnPolicy`; null means none.
     */
    reason: string | null;
    /**
     * Units that the buyer wants to return.
     */
    requestedQuantity: number;
    /**
     * Units that may come back.
     */
    approvedQuantity: number;
    /**
     * Units that arrived and can be sold.
     */
    sellableQuantity: number;
    /**
     * Units that arrived damaged.
     */
    damagedQuantity: number;
    /**
     * Units that did not arrive.
     */
    missingQuantity: number;
    /**
     * Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
     */
    unshippedQuantity: number;
};
/**
 * A shipment with its order: the fields of PublicShipment plus `orderId` and `orderNumber`. The snapshot of every shipment event. No field is null; a value that is not known yet is an empty string.
 */
export type PublicShipmentSnapshot = {
    shipmentId: ShipmentId;
    /**
     * Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was given can equal the id of another shipment, so compare shipments by `shipmentId`.
     */
    externalShipmentId: string;
    status: ShipmentStatus;
    /**
     * Carrier; `""` while unknown.
     */
    carrierName: string;
    /**
     * Tracking number; `""` while unknown.
     */
    trackingNumber: string;
    /**
     * URL where the customer can track the parcel; `""` while unknown.
     */
    trackingUrl: string;
    /**
     * When the parcel was shipped: the given time, otherwise the time when the shipment was recorded.
     */
    shippedOn: Timestamp;
    /**
     * Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping method's longest time.
     */
    estimatedDelivery: Timestamp;
    /**
     * The shipped lines.
     */
    items: Array<PublicShipmentItem>;
    orderId: OrderId;
    orderNumber: OrderNumber;
};
/**
 * What a failure of a status means, whichever operation it is of.
 */
export type Failures = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * Only with an Idempotency-Key: the first request with this key is still running. Retry after the time in Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The object no longer matches `If-Match`; `currentVersion` is its current version. Code: `precondition_failed`.
     */
    412: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `idempotency_key_reuse` (with a key of another request).
     */
    422: Problem;
    /**
     * Too many requests. Retry after the time in Retry-After. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * An error on the server; include `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Temporarily unavailable: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (retry with the same Idempotency-Key).
     */
    503: Problem;
};
