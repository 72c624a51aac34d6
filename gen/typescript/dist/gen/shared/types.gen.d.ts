/**
 * Id of a store.
 */
export type StoreId = number;
/**
 * A version of the API, named by its date. There is one so far.
 */
export type ApiVersionDate = string;
/**
 * Why a request was refused (RFC 9457). Every answer of 400 and above is one, in every document. Decide by `status` and `code`; `title` and `detail` are for people
 * and may change. Some codes carry further members; others may come.
 */
export type Problem = {
    /**
     * `/problems/<code>`: a page that explains the code. Where the service is reached behind a path, that comes first, so that it resolves against what was asked for.
     */
    type: string;
    /**
     * What the code means, the same each time.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What happened this time, in English. Never internals.
     */
    detail: string;
    /**
     * The path that was asked for, as the caller sees it and without its query.
     */
    instance: string;
    code: ErrorCode;
    /**
     * As in the `X-Request-Id` header; name it when you ask for help.
     */
    requestId: string;
    /**
     * Every field that was refused, at once, but no more than 100, and fewer where their names are long; `detail` says when there are more. There when single fields are at fault.
     */
    errors?: Array<ProblemField> | undefined;
    /**
     * `version_conflict`, `precondition_failed`: the row's version now. Read it again, decide, send again.
     */
    currentVersion?: number | undefined;
    /**
     * `invalid_state_transition`: the state the object is in.
     */
    from?: string | undefined;
    /**
     * `invalid_state_transition`: the state that was asked for.
     */
    to?: string | undefined;
    /**
     * `invalid_state_transition`: the states the object may go to from here; empty when its state is final.
     */
    allowed?: Array<string> | undefined;
    /**
     * `forbidden`: the permission that is missing.
     */
    permission?: Permission | undefined;
    /**
     * `cart_changed`: what the order comes to now. Show it to the buyer before you send it again.
     */
    totals?: ProblemTotals | undefined;
};
/**
 * What went wrong, for programs. The set grows; fall back on the HTTP status for a code you do not know.
 *
 * | status | codes |
 * |---|---|
 * | 400 | `invalid_request` malformed or against the contract · `store_required` several stores, none named · `page_too_deep` use a cursor · `invalid_cursor` · `unknown_api_version` |
 * | 401 | `unauthenticated` no or no valid credential · `invalid_credentials` wrong e-mail or password · `totp_required` |
 * | 403 | `forbidden` a permission is missing · `account_inactive` · `email_not_verified` |
 * | 404 | `not_found` also for what belongs to another store or customer |
 * | 405, 406 | `method_not_allowed` · `not_acceptable` |
 * | 409 | `invalid_state_transition` · `version_conflict` · `already_exists` · `in_use` · `idempotency_in_flight` the first request with this key still runs · `cart_changed` · `cycle_locked` a renewal is being charged (with Retry-After), or the plan's cutoff is over (without: the change is possible again after the renewal) · `payment_not_secured` |
 * | 412, 413, 415, 431 | `precondition_failed` · `payload_too_large` · `unsupported_media_type` · `headers_too_large` (more than 100 headers) |
 * | 422 | `idempotency_key_reuse` another request came with this key · `insufficient_stock` · `coupon_not_applicable` · `coupon_exhausted` · `payment_declined` · `refund_exceeds_remaining` · `quantity_exceeds_unfulfilled` · `shipping_not_available` · `currency_mismatch` · `weak_password` · `code_invalid` · `domain_not_verified` · `cart_empty` · `terms_not_accepted` · `unsupported_operation` · `invalid_value` |
 * | 429 | `rate_limited` |
 * | 500, 501 | `internal` · `not_implemented` |
 * | 503 | `busy` try again · `unavailable` · `payment_outcome_unknown` the processor has not answered: repeat with the same Idempotency-Key |
 */
export type ErrorCode = 'invalid_request' | 'store_required' | 'page_too_deep' | 'invalid_cursor' | 'unknown_api_version' | 'unauthenticated' | 'invalid_credentials' | 'totp_required' | 'forbidden' | 'account_inactive' | 'email_not_verified' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'invalid_state_transition' | 'version_conflict' | 'already_exists' | 'in_use' | 'idempotency_in_flight' | 'cart_changed' | 'cycle_locked' | 'payment_not_secured' | 'precondition_failed' | 'payload_too_large' | 'headers_too_large' | 'unsupported_media_type' | 'idempotency_key_reuse' | 'insufficient_stock' | 'coupon_not_applicable' | 'coupon_exhausted' | 'payment_declined' | 'refund_exceeds_remaining' | 'quantity_exceeds_unfulfilled' | 'shipping_not_available' | 'currency_mismatch' | 'weak_password' | 'code_invalid' | 'domain_not_verified' | 'cart_empty' | 'terms_not_accepted' | 'unsupported_operation' | 'invalid_value' | 'rate_limited' | 'internal' | 'not_implemented' | 'busy' | 'unavailable' | 'payment_outcome_unknown' | (string & {});
/**
 * One field that was refused.
 */
export type ProblemField = {
    in: ProblemFieldLocation;
    /**
     * RFC 6901 pointer into the body (`/items/0/quantity`; `""` is the whole body), or `/` and the name of the parameter or header.
     */
    pointer: string;
    code: ProblemFieldCode;
    /**
     * For people, in English; never the value that was sent.
     */
    detail: string;
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
 * Where the field is.
 */
export declare const ProblemFieldLocation: {
    readonly BODY: "body";
    readonly QUERY: "query";
    readonly HEADER: "header";
    readonly PATH: "path";
};
/**
 * Where the field is.
 */
export type ProblemFieldLocation = typeof ProblemFieldLocation[keyof typeof ProblemFieldLocation];
/**
 * What is wrong with one field, for programs. The set grows.
 *
 * | from | codes |
 * |---|---|
 * | the contract | `required` · `unknown` no such member or parameter · `duplicate` · `wrong_type` · `wrong_format` · `wrong_pattern` · `not_in_set` not one of the enum's values · `too_short` · `too_long` · `too_small` · `too_large` · `too_few` · `too_many` · `not_nullable` · `invalid` anything else |
 * | a rule, with the meaning that it has as the code of a problem | `invalid_request` not together with what else was sent · `invalid_value` · `already_exists` · `cart_changed` · `code_invalid` · `coupon_exhausted` · `coupon_not_applicable` · `currency_mismatch` · `in_use` · `insufficient_stock` · `quantity_exceeds_unfulfilled` · `refund_exceeds_remaining` · `shipping_not_available` · `terms_not_accepted` · `unknown_api_version` · `unsupported_operation` · `version_conflict` · `weak_password` |
 * | the payment provider, at `/payment` of a `payment_declined` | the values of DeclineCode: `insufficient_funds`, `expired_card`, … |
 */
export type ProblemFieldCode = 'required' | 'unknown' | 'duplicate' | 'wrong_type' | 'wrong_format' | 'wrong_pattern' | 'not_in_set' | 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'too_few' | 'too_many' | 'not_nullable' | 'invalid' | 'invalid_request' | 'invalid_value' | 'already_exists' | 'cart_changed' | 'code_invalid' | 'coupon_exhausted' | 'coupon_not_applicable' | 'currency_mismatch' | 'in_use' | 'insufficient_stock' | 'quantity_exceeds_unfulfilled' | 'refund_exceeds_remaining' | 'shipping_not_available' | 'terms_not_accepted' | 'unknown_api_version' | 'unsupported_operation' | 'version_conflict' | 'weak_password' | 'card_declined' | 'insufficient_funds' | 'lost_card' | 'stolen_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'invalid_token' | 'authentication_required' | 'authentication_failed' | 'payment_expired' | 'payment_not_found' | 'payment_voided' | 'payment_captured' | 'capture_exceeds_authorized' | 'refund_exceeds_captured' | 'refund_failed' | 'provider_unsupported' | (string & {});
/**
 * A permission, `resource:action`. `GET /admin/scope/all` lists all there are; each operation names the one it needs.
 */
export type Permission = string;
/**
 * What an order comes to, as the cart shows it.
 */
export type ProblemTotals = {
    /**
     * The currency of every amount here.
     */
    currencyCode: CurrencyCode;
    /**
     * The lines before discounts, as the cart's `subtotal`.
     */
    subtotal: PositiveMoney;
    /**
     * What is taken off.
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
     * What is to be paid: the `expectedGrandTotal` to send next, once the buyer agrees.
     */
    grandTotal: PositiveMoney;
};
/**
 * ISO 4217 currency code.
 */
export type CurrencyCode = string;
/**
 * An amount that is never negative (zero is allowed). Otherwise as Money.
 */
export type PositiveMoney = string;
/**
 * Id of a customer account type of the store.
 */
export type AccountTypeId = number;
/**
 * A moment as any RFC 3339 date-time: with or without a fraction, `Z` or an offset (in a query string an offset's `+` is written `%2B`).
 * Finer than a millisecond is cut off. Answers always give Timestamp.
 */
export type TimestampInput = string;
/**
 * Who caused it.
 *
 * - `ADMIN`: a store administrator in the admin interface.
 * - `CUSTOMER`: the customer, on the storefront or in their account.
 * - `API_TOKEN`: an integration calling the API with an app token.
 * - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, payment processors reporting.
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
 * Who caused it.
 *
 * - `ADMIN`: a store administrator in the admin interface.
 * - `CUSTOMER`: the customer, on the storefront or in their account.
 * - `API_TOKEN`: an integration calling the API with an app token.
 * - `SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, payment processors reporting.
 * - `PLATFORM`: platform tooling acting on the store's behalf.
 */
export type ActorType = typeof ActorType[keyof typeof ActorType];
/**
 * The part of an address that names the object; lower case letters, digits and single hyphens. Unique per store and kind.
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
 * Id of an order.
 */
export type OrderId = number;
/**
 * Id of a customer of one store; the same person has another one in another store.
 */
export type StoreCustomerId = number;
/**
 * - `ACTIVE`: may log in and buy.
 * - `SUSPENDED`: may not log in for now; open orders go on.
 * - `BANNED`: may not log in, and the e-mail address may not register again; subscriptions are canceled.
 * - `DEACTIVATED`: deleted by the customer or an administrator; personal data is erased 30 days later.
 */
export declare const CustomerStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly BANNED: "BANNED";
    readonly SUSPENDED: "SUSPENDED";
    readonly DEACTIVATED: "DEACTIVATED";
};
/**
 * - `ACTIVE`: may log in and buy.
 * - `SUSPENDED`: may not log in for now; open orders go on.
 * - `BANNED`: may not log in, and the e-mail address may not register again; subscriptions are canceled.
 * - `DEACTIVATED`: deleted by the customer or an administrator; personal data is erased 30 days later.
 */
export type CustomerStatus = typeof CustomerStatus[keyof typeof CustomerStatus];
/**
 * An e-mail address. Compared without regard to case.
 */
export type Email = string;
/**
 * Where the order's money stands. Derived from its payments, refunds and disputes; nobody sets it.
 *
 * - `PENDING`: nothing is secured yet (offline, bank or crypto payment awaited).
 * - `REQUIRES_ACTION`: the customer has to act (3-D Secure, redirect).
 * - `AUTHORIZED`: the whole total is authorized and not captured.
 * - `PARTIALLY_PAID`: a part is captured.
 * - `PAID`: the whole total is captured, or the total is zero.
 * - `OVERPAID`: more is captured than the total, after an edit.
 * - `FAILED`: the last attempt was declined or went wrong.
 * - `VOIDED`: canceled before anything was captured.
 * - `EXPIRED`: the authorization lapsed.
 * - `PARTIALLY_REFUNDED`, `REFUNDED`: a part, or all, of what was captured is refunded; refunds under way count, one that fails or is voided no longer does.
 * - `CHARGEBACK`: an amount is in dispute, or the bank took it back.
 */
export type PaymentStatus = 'PENDING' | 'REQUIRES_ACTION' | 'AUTHORIZED' | 'PARTIALLY_PAID' | 'PAID' | 'OVERPAID' | 'FAILED' | 'VOIDED' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK' | (string & {});
/**
 * How much of the order's physical lines has shipped. Derived from its shipments, returns and the hold; nobody sets it. Delivery is the shipment's matter.
 *
 * - `NOT_REQUIRED`: there is nothing physical in it, or nothing of that is to be shipped any more.
 * - `UNFULFILLED`: nothing has shipped.
 * - `ON_HOLD`: nothing has shipped and an administrator holds it.
 * - `PARTIALLY_FULFILLED`: a part has shipped.
 * - `FULFILLED`: all that is to be shipped has shipped.
 * - `PARTIALLY_RETURNED`, `RETURNED`: a part, or all, of what shipped came back.
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
 * A plain day, `YYYY-MM-DD`, in the store's time zone.
 */
export type Date = string;
/**
 * BCP 47 language tag.
 */
export type LanguageCode = string;
/**
 * Id of a configured payment provider of the store.
 */
export type PaymentProviderId = number;
/**
 * What kind of file it is.
 */
export declare const MediaType: {
    readonly IMAGE: "IMAGE";
    readonly VIDEO: "VIDEO";
    readonly DOCUMENT: "DOCUMENT";
};
/**
 * What kind of file it is.
 */
export type MediaType = typeof MediaType[keyof typeof MediaType];
/**
 * Id of a medium (image, video, document).
 */
export type MediaId = number;
/**
 * DRAFT = not placed yet; OPEN = placed; COMPLETED = paid and fulfilled, and OPEN again when that ends, for instance by a canceled shipment; CANCELLED = canceled or voided.
 */
export declare const OrderState: {
    readonly DRAFT: "DRAFT";
    readonly OPEN: "OPEN";
    readonly COMPLETED: "COMPLETED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * DRAFT = not placed yet; OPEN = placed; COMPLETED = paid and fulfilled, and OPEN again when that ends, for instance by a canceled shipment; CANCELLED = canceled or voided.
 */
export type OrderState = typeof OrderState[keyof typeof OrderState];
/**
 * Stock keeping unit: names a variant, unique per store.
 */
export type Sku = string;
/**
 * Id of a subscription, as the subscription routes take it.
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
 * The number people know the order by; unique per store, not necessarily without gaps.
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
 * A decimal number that is not money (weight, size, signed change in percent), as a string of up to six places.
 */
export type Decimal = string;
/**
 * DRAFT is being prepared, ACTIVE is for sale within its visibility, ARCHIVED is no longer for sale.
 */
export declare const ProductStatus: {
    readonly DRAFT: "DRAFT";
    readonly ACTIVE: "ACTIVE";
    readonly ARCHIVED: "ARCHIVED";
};
/**
 * DRAFT is being prepared, ACTIVE is for sale within its visibility, ARCHIVED is no longer for sale.
 */
export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];
/**
 * The kind of a product. Only `PHYSICAL` ones are shipped.
 */
export declare const ProductType: {
    readonly PHYSICAL: "PHYSICAL";
    readonly DIGITAL: "DIGITAL";
    readonly SERVICE: "SERVICE";
    readonly GIFT_CARD: "GIFT_CARD";
};
/**
 * The kind of a product. Only `PHYSICAL` ones are shipped.
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
 * - `PENDING`: issued; the amount is reserved.
 * - `PROCESSING`: with the payment processor, also while its outcome is unknown.
 * - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or units came back without money. It is FAILED afterwards only if a bank sends the money back.
 * - `FAILED`: the processor rejected it; the amount may be refunded anew.
 * - `VOIDED`: taken back before it settled; no money is returned.
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
 * - `PROCESSING`: with the payment processor, also while its outcome is unknown.
 * - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or units came back without money. It is FAILED afterwards only if a bank sends the money back.
 * - `FAILED`: the processor rejected it; the amount may be refunded anew.
 * - `VOIDED`: taken back before it settled; no money is returned.
 */
export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];
/**
 * Why money is returned. Only `RETURN_SELLABLE` puts the units back into stock.
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
 * Why money is returned. Only `RETURN_SELLABLE` puts the units back into stock.
 */
export type RefundReason = typeof RefundReason[keyof typeof RefundReason];
/**
 * The number people know the refund by: from the store's own refund sequence, or from the order number sequence when the store shares one.
 */
export type RefundNumber = number;
/**
 * - `ACTIVE`: it renews; also while a declined renewal is being retried.
 * - `PAUSED`: it does not renew until it is resumed.
 * - `CANCELLED`: it ended: canceled, replaced by another, or all its cycles done (see `cancelReason`).
 * - `TERMINAL_FAILED`: renewals gave up after repeated failures; a new payment method can bring it back.
 */
export declare const SubscriptionStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly PAUSED: "PAUSED";
    readonly CANCELLED: "CANCELLED";
    readonly TERMINAL_FAILED: "TERMINAL_FAILED";
};
/**
 * - `ACTIVE`: it renews; also while a declined renewal is being retried.
 * - `PAUSED`: it does not renew until it is resumed.
 * - `CANCELLED`: it ended: canceled, replaced by another, or all its cycles done (see `cancelReason`).
 * - `TERMINAL_FAILED`: renewals gave up after repeated failures; a new payment method can bring it back.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];
/**
 * NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first one did late, and is tried again; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; it stays ACTIVE for the `graceDays` of the store's settings, then the final action follows.
 */
export declare const DunningState: {
    readonly NONE: "NONE";
    readonly RETRYING: "RETRYING";
    readonly EXHAUSTED: "EXHAUSTED";
};
/**
 * NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first one did late, and is tried again; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; it stays ACTIVE for the `graceDays` of the store's settings, then the final action follows.
 */
export type DunningState = typeof DunningState[keyof typeof DunningState];
/**
 * - `SCHEDULED`: it runs on its date.
 * - `SKIPPED`: nothing is sent or charged.
 * - `PROCESSING`: it is being charged now.
 * - `RETRYING`: it failed and is tried again.
 * - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the tax service finds no such place as its address; it is tried daily for the store's `renewalStockWaitDays`, then skipped.
 * - `WAITING_FOR_CUSTOMER`: the payment needs the customer, who confirms it or gives another payment method.
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
 * - `SCHEDULED`: it runs on its date.
 * - `SKIPPED`: nothing is sent or charged.
 * - `PROCESSING`: it is being charged now.
 * - `RETRYING`: it failed and is tried again.
 * - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the tax service finds no such place as its address; it is tried daily for the store's `renewalStockWaitDays`, then skipped.
 * - `WAITING_FOR_CUSTOMER`: the payment needs the customer, who confirms it or gives another payment method.
 */
export type SubscriptionCycleStatus = typeof SubscriptionCycleStatus[keyof typeof SubscriptionCycleStatus];
/**
 * What would help a renewal that failed.
 *
 * - `SOFT`: time; it is tried again by itself.
 * - `HARD`: another payment method; this one will not work again.
 * - `ACTION`: the customer, who has to confirm the payment (3-D Secure).
 * - `CONFIG`: the store; its payment provider refuses the store's account. No attempt is counted.
 * - `STOCK`: stock, or a way to ship it. No attempt is counted.
 */
export type SubscriptionFailureClass = 'SOFT' | 'HARD' | 'ACTION' | 'CONFIG' | 'STOCK' | (string & {});
/**
 * Id of a variant of a product.
 */
export type VariantId = number;
/**
 * The number people know the subscription by; unique per store.
 */
export type SubscriptionNumber = number;
/**
 * A subscription that begins without a checkout.
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
     * What is sent each time.
     */
    items: Array<SubscriptionItemAdd>;
    /**
     * One of the store's; left out: its default. It never changes.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Day of the first charge: today or later, in the store's time zone, at most one year ahead. The schedule counts from it. The plan's trial does not apply.
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
     * Coupons, judged now: their usage limits, dates and minimum hold for the first charge. Each counts as a use: it is reserved until the first renewal, and given back when the subscription ends before.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), kept as the evidence of the mandate.
     */
    consentText?: string | undefined;
    /**
     * Internal note. Never shown to the customer.
     */
    note?: string | null | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Send the mail that tells of a new subscription.
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
     * Fixes the unit price. Null or absent means the plan's pricing.
     */
    unitPrice?: PositiveMoney | null | undefined;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * A value for a field the store has defined for this object. An unknown key, another type than the definition's or a value that does not read
 * as its type is refused with 422 `invalid_value`. A list of them replaces the whole list and may not name a key twice.
 */
export type CustomFieldInput = {
    /**
     * The definition's key.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Always text, whatever the type; null to leave it unset.
     */
    value: string | null;
};
/**
 * How the text of a custom field reads: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is `YYYY-MM-DD`.
 */
export declare const CustomFieldType: {
    readonly STRING: "STRING";
    readonly NUMBER: "NUMBER";
    readonly BOOLEAN: "BOOLEAN";
    readonly DATE: "DATE";
};
/**
 * How the text of a custom field reads: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is `YYYY-MM-DD`.
 */
export type CustomFieldType = typeof CustomFieldType[keyof typeof CustomFieldType];
/**
 * What a renewal will cost by today's prices, taxes and coupons. It is priced again when it is charged.
 */
export type SubscriptionEstimate = {
    /**
     * The day that the renewal is due.
     */
    processingDate: Date;
    /**
     * What the next renewal would have, line by line.
     */
    items: Array<SubscriptionEstimateLine>;
    /**
     * Sum of the lines net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * What is taken off, net of tax.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Tax of lines and shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * What would be charged: subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * False only when the renewal has been priced for good.
     */
    isEstimate: boolean;
    /**
     * What would keep the renewal from succeeding.
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
     * Name of the product, and of the variant where there are several.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
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
 * Something that would keep a renewal from succeeding.
 */
export type SubscriptionEstimateProblem = {
    code: ErrorCode;
    /**
     * The line concerned. Null when it concerns all.
     */
    subscriptionItemId: SubscriptionItemId | null;
    /**
     * What stands in the way, for the buyer.
     */
    message: string;
};
/**
 * The renewals to come, complete up to the day asked for.
 */
export type SubscriptionUpcomingList = {
    /**
     * The renewals, earliest first, with the skipped ones among them. Empty while none is scheduled.
     */
    items: Array<SubscriptionUpcomingCycle>;
};
/**
 * A renewal to come.
 */
export type SubscriptionUpcomingCycle = {
    /**
     * Null for a skipped renewal; it does not count.
     */
    cycleNumber: number | null;
    /**
     * The day that the renewal is due.
     */
    processingDate: Date;
    status: SubscriptionCycleStatus;
    /**
     * Whether an earlier renewal of a prepaid plan has paid for it. Its order costs nothing.
     */
    isPrepaid: boolean;
    /**
     * Given for the next renewal only.
     */
    estimate: SubscriptionEstimate | null;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const SubscriptionHistorySort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type SubscriptionHistorySort = typeof SubscriptionHistorySort[keyof typeof SubscriptionHistorySort];
/**
 * One page of the history of a subscription, and where the next one begins.
 */
export type SubscriptionHistoryPage = {
    /**
     * The entries of this page, in the order asked for; empty behind the last page.
     */
    items: Array<SubscriptionHistoryEntry>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Something that happened to the subscription, who did it, and in which order it showed.
 */
export type SubscriptionHistoryEntry = {
    subscriptionHistoryEntryId: SubscriptionHistoryEntryId;
    action: SubscriptionHistoryAction;
    /**
     * The event that it fired. Null for a change that fires none.
     */
    eventType: WebhookEventType | null;
    actorType: ActorType;
    /**
     * Name of the person or app token. Null for the service itself.
     */
    actorName: string | null;
    /**
     * English sentence.
     */
    message: string;
    /**
     * Whether an administrator made the change inside the plan's cutoff.
     */
    cutoffOverridden: boolean;
    /**
     * The order concerned.
     */
    orderId: OrderId | null;
    createdOn: Timestamp;
};
/**
 * Id of an entry of a subscription's history.
 */
export type SubscriptionHistoryEntryId = number;
/**
 * What happened, finer than an event: the values of `source.action` of subscription events, and changes that fire no event (addresses, shipping and payment method, `details_changed` for note and custom fields, a cancellation at the period's end that is asked for or taken back, `payment_collected` when an order is paid or canceled whose bank debit failed late, `collection_given_up` when it stays unpaid). The set grows.
 */
export type SubscriptionHistoryAction = 'subscription.created' | 'subscription.created_by_admin' | 'subscription.created_as_replacement' | 'subscription.status_changed' | 'subscription.renewals_exhausted' | 'subscription.recovered' | 'subscription.cancelled' | 'subscription.completed' | 'subscription.cancellation_scheduled' | 'subscription.cancellation_withdrawn' | 'subscription.paused' | 'subscription.resumed' | 'subscription.reactivated' | 'subscription.processed' | 'subscription.payment_failed' | 'subscription.payment_collected' | 'subscription.collection_given_up' | 'subscription.cycle_skipped' | 'subscription.cycle_auto_skipped' | 'subscription.cycle_unskipped' | 'subscription.processing_date_changed' | 'subscription.items_changed' | 'subscription.item_added' | 'subscription.item_removed' | 'subscription.item_updated' | 'subscription.item_swapped' | 'subscription.plan_changed' | 'subscription.pricing_changed' | 'subscription.external_pricing_applied' | 'subscription.coupons_changed' | 'subscription.shipping_address_changed' | 'subscription.billing_address_changed' | 'subscription.shipping_method_changed' | 'subscription.payment_method_changed' | 'subscription.details_changed' | 'subscription.replaced' | (string & {});
/**
 * The type of an event: `<object>.<what happened>`. webhook.yaml tells when each fires.
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
};
/**
 * The type of an event: `<object>.<what happened>`. webhook.yaml tells when each fires.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];
/**
 * A moment in UTC, ISO 8601 with exactly three digits of milliseconds and `Z`.
 */
export type Timestamp = string;
/**
 * The page this is, from 1; null when a cursor was sent.
 */
export type PageNumber = number | null;
/**
 * How many items a page holds at most, as asked for or the default.
 */
export type PageSize = number;
/**
 * How many items match on all pages: exact up to 1,000; beyond that an estimate (see `totalIsEstimate`), which says that there are at least so many. With a cursor: as it was on the first page.
 */
export type TotalCount = number;
/**
 * Whether `totalCount` is an estimate, which it is beyond 1,000: at least so many match.
 */
export type TotalIsEstimate = boolean;
/**
 * Send it as `cursor` with the same filters to get what follows; null at the end.
 */
export type NextCursor = string | null;
/**
 * The wish to end a subscription.
 */
export type SubscriptionCancel = {
    subscriptionId: SubscriptionId;
    /**
     * Cancel on the next processing date instead of now. Without effect where no renewal is scheduled or the last one failed.
     */
    atPeriodEnd?: boolean | undefined;
    /**
     * Part of the event snapshot. `COMPLETED` and `REPLACED` say how the service ended it, and are refused.
     */
    cancelReason?: string | null | undefined;
};
/**
 * The wish to pause a subscription.
 */
export type SubscriptionPause = {
    subscriptionId: SubscriptionId;
    /**
     * Resume by itself on this date; the next renewal is on the first date of the schedule on or after it. Null or absent means without end.
     */
    pausedUntil?: Date | null | undefined;
    /**
     * Why it is paused. Kept with the subscription until it is resumed.
     */
    pauseReason?: string | null | undefined;
};
/**
 * The wish to resume a subscription.
 */
export type SubscriptionResume = {
    subscriptionId: SubscriptionId;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate?: Date | undefined;
};
/**
 * The wish to have a canceled subscription back.
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
 * The subscription to end, and what begins instead.
 */
export type SubscriptionReplace = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Lines of the new subscription. Absent means those of the old one.
     */
    items?: Array<SubscriptionItemAdd> | undefined;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate?: Date | undefined;
    /**
     * Null only when nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Null only when nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Coupons of the new subscription. Absent means those of the old one.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Kept in the history of both.
     */
    reason?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * Rises by at least one with every change of the row. Send it back with an update to be sure that nobody changed the row in between:
 * a stale one is refused with 409 `version_conflict`, whose problem carries `currentVersion`.
 */
export type Version = number;
/**
 * `-createdOn` (default) = newest first. nextAttemptOn = due first; deliveries without a planned attempt are left out.
 */
export declare const WebhookDeliverySort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NEXT_ATTEMPT_ON: "nextAttemptOn";
};
/**
 * `-createdOn` (default) = newest first. nextAttemptOn = due first; deliveries without a planned attempt are left out.
 */
export type WebhookDeliverySort = typeof WebhookDeliverySort[keyof typeof WebhookDeliverySort];
/**
 * Id of a webhook endpoint.
 */
export type WebhookEndpointId = number;
/**
 * Id of an event: `evt_` and an opaque id that sorts by time. The same on every attempt and replay: drop what you have seen.
 */
export type WebhookEventId = string;
/**
 * Id of a replay of events.
 */
export type WebhookReplayId = number;
/**
 * PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: answered 2xx. PARKED: the schedule is exhausted; kept 30 days,
 * queued again after the endpoint's next success. EXPIRED: parked for 30 days, or not delivered 90 days after it was made. CANCELLED: replaced by a resend, its replay was cancelled, or the endpoint was deleted.
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
 * PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: answered 2xx. PARKED: the schedule is exhausted; kept 30 days,
 * queued again after the endpoint's next success. EXPIRED: parked for 30 days, or not delivered 90 days after it was made. CANCELLED: replaced by a resend, its replay was cancelled, or the endpoint was deleted.
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/**
 * `*` (every type, also those added later), `<object>.*` (every type of the object, such as `order.*`), or one type such as `order.created`.
 * A type that does not exist is a 422 `invalid_value`.
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
 * Why an attempt failed. http_status: answered, not 2xx. redirect: 3xx, never followed. gone: 410, disables the endpoint. timeout: no whole answer within timeoutSeconds.
 * address_blocked: the host resolves to an address that is not public. interrupted: the sending process stopped or died; whether it arrived is unknown. internal: our own fault, nothing was sent.
 */
export type WebhookErrorCode = 'http_status' | 'redirect' | 'gone' | 'timeout' | 'connect_timeout' | 'connection_refused' | 'connection_reset' | 'dns_failure' | 'tls_failure' | 'address_blocked' | 'invalid_response' | 'interrupted' | 'internal' | (string & {});
/**
 * Which snapshot data.object is.
 */
export declare const WebhookObjectType: {
    readonly ORDER: "order";
    readonly REFUND: "refund";
    readonly SHIPMENT: "shipment";
    readonly SUBSCRIPTION: "subscription";
    readonly CUSTOMER: "customer";
    readonly CUSTOMER_ADDRESS: "customerAddress";
    readonly CUSTOMER_PAYMENT_METHOD: "customerPaymentMethod";
};
/**
 * Which snapshot data.object is.
 */
export type WebhookObjectType = typeof WebhookObjectType[keyof typeof WebhookObjectType];
/**
 * Id of data.object, by objectType: its orderId, refundId, shipmentId, subscriptionId, storeCustomerId, customerAddressId or customerPaymentMethodId.
 */
export type WebhookObjectId = number;
/**
 * Id of the delivery of one event to one endpoint.
 */
export type WebhookDeliveryId = number;
/**
 * A number of things.
 */
export type Count = number;
/**
 * FIRST_ATTEMPT: queued. RETRY_SCHEDULE: the next step of the schedule. RETRY_AFTER: the receiver asked for it. BREAKER_OPEN: waits for the endpoint to recover.
 * ORDERING: an earlier event goes first. RATE_LIMIT: ratePerSecond is used up. ENDPOINT_DISABLED: waits for the endpoint to be enabled. REQUEUED: was parked.
 * INTERRUPTED: the sending process stopped or died, and whether it arrived is unknown; it is sent again at once.
 */
export type WebhookNextAttemptReason = 'FIRST_ATTEMPT' | 'RETRY_SCHEDULE' | 'RETRY_AFTER' | 'BREAKER_OPEN' | 'ORDERING' | 'RATE_LIMIT' | 'ENDPOINT_DISABLED' | 'REQUEUED' | 'INTERRUPTED' | (string & {});
/**
 * One request to the endpoint and what came of it.
 */
export type WebhookDeliveryAttempt = {
    /**
     * 1 = the first.
     */
    attemptNumber: number;
    /**
     * Why it was made then.
     */
    reason: WebhookNextAttemptReason;
    /**
     * When the request was sent.
     */
    startedOn: Timestamp;
    outcome: WebhookAttemptOutcome;
    /**
     * Where the request went.
     */
    url: Url;
    /**
     * What was sent beside the event; values of custom headers are masked.
     */
    requestHeaders: Array<WebhookHeader>;
    /**
     * Address and port that were dialled; null when none was.
     */
    remoteAddress: string | null;
    /**
     * Null when there was no answer.
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
     * Empty when there was no answer.
     */
    responseHeaders: Array<WebhookHeader>;
    /**
     * The first 16 KiB as text; null when there was none.
     */
    responseBody: string | null;
    /**
     * The body was longer.
     */
    responseIsTruncated: boolean;
    /**
     * What was planned after this attempt; null after a success and after the last one.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why then.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
};
/**
 * TIMEOUT covers connecting and waiting for the answer.
 */
export declare const WebhookAttemptOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly FAILURE: "FAILURE";
    readonly TIMEOUT: "TIMEOUT";
};
/**
 * TIMEOUT covers connecting and waiting for the answer.
 */
export type WebhookAttemptOutcome = typeof WebhookAttemptOutcome[keyof typeof WebhookAttemptOutcome];
/**
 * An absolute http or https address.
 */
export type Url = string;
/**
 * A header of a request to an endpoint, or of its answer.
 */
export type WebhookHeader = {
    /**
     * Name of the header.
     */
    name: string;
    /**
     * Cut at 1000 characters.
     */
    value: string;
};
/**
 * Milliseconds; null for a step that was not reached or not needed (a connection kept alive has no DNS, connect and TLS).
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
     * From the start to the first byte of the answer.
     */
    firstByteMs: number | null;
    /**
     * From the start to the end of the attempt.
     */
    totalMs: number;
};
/**
 * An address that events are sent to.
 */
export type WebhookEndpoint = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Where events are sent to.
     */
    url: Url;
    /**
     * What the endpoint is for, for people.
     */
    description: string | null;
    /**
     * What is sent; an event that several filters match is sent once.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    apiVersion: ApiVersionDate;
    /**
     * Sent with every attempt. Values are masked.
     */
    customHeaders: Array<WebhookCustomHeader>;
    /**
     * Most attempts per second; null = no limit of its own.
     */
    ratePerSecond: number | null;
    ordering: WebhookOrdering;
    /**
     * For a whole attempt, the answer body included.
     */
    timeoutSeconds: number;
    /**
     * Whether a v1a (ed25519) signature is sent beside v1.
     */
    asymmetricSignature: boolean;
    /**
     * The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     */
    publicKey: string | null;
    /**
     * Every live key, newest first; all of them sign. Never the secret itself.
     */
    signingKeys: Array<WebhookSigningKey>;
    /**
     * False = nothing is sent and new events get no delivery; they stay replayable.
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
     * The replay now queued or running for this endpoint, if any.
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
     * Name of the header; those that the service sends itself are refused.
     */
    name: string;
    /**
     * Dots and the last four characters, dots alone where the value has fewer than 12.
     */
    maskedValue: string;
};
/**
 * PER_OBJECT (default): events of one object go one after the other, other objects are not held up. NONE: as soon as possible, in any order.
 * STRICT: one delivery at a time in order of sequence; one that fails holds up everything behind it.
 */
export declare const WebhookOrdering: {
    readonly PER_OBJECT: "PER_OBJECT";
    readonly NONE: "NONE";
    readonly STRICT: "STRICT";
};
/**
 * PER_OBJECT (default): events of one object go one after the other, other objects are not held up. NONE: as soon as possible, in any order.
 * STRICT: one delivery at a time in order of sequence; one that fails holds up everything behind it.
 */
export type WebhookOrdering = typeof WebhookOrdering[keyof typeof WebhookOrdering];
/**
 * A live signing key, without its secret part.
 */
export type WebhookSigningKey = {
    scheme: WebhookSignatureScheme;
    /**
     * First 16 hex digits of the SHA-256 of the secret (v1, its text with the prefix) or of the public key (v1a, likewise); tells keys apart.
     */
    fingerprint: string;
    /**
     * `whpk_…` for v1a; null for v1.
     */
    publicKey: string | null;
    createdOn: Timestamp;
    /**
     * When a rotated key stops signing; null for the current one.
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
 * MANUAL: by a user or an app token. FAILING: 5 days of nothing but failures. GONE: the receiver answered 410.
 */
export declare const WebhookDisabledReason: {
    readonly MANUAL: "MANUAL";
    readonly FAILING: "FAILING";
    readonly GONE: "GONE";
};
/**
 * MANUAL: by a user or an app token. FAILING: 5 days of nothing but failures. GONE: the receiver answered 410.
 */
export type WebhookDisabledReason = typeof WebhookDisabledReason[keyof typeof WebhookDisabledReason];
/**
 * How deliveries to the endpoint fare. Test events do not count. May be a minute old.
 */
export type WebhookEndpointHealth = {
    status: WebhookEndpointHealthStatus;
    breakerState: WebhookBreakerState;
    /**
     * Requests of the last 24 hours.
     */
    attempts24h: Count;
    /**
     * Those of them that failed.
     */
    failures24h: Count;
    /**
     * Percent of the attempts of the last 24 hours; null without any.
     */
    successRate24h: Rate | null;
    /**
     * Median time of an attempt, last 24 hours; null without any.
     */
    latencyP50Ms: number | null;
    /**
     * 95th percentile, likewise.
     */
    latencyP95Ms: number | null;
    /**
     * Failures in a row since the last success.
     */
    consecutiveFailures: Count;
    /**
     * First of the failures in a row; null when the last attempt succeeded. Five days on the endpoint is disabled.
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
     * Of the last failure.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * While the breaker is open; without anything due then, with the next event.
     */
    nextProbeOn: Timestamp | null;
    /**
     * Deliveries that wait, PENDING and RETRYING; counted up to 100,000.
     */
    pendingCount: number;
    /**
     * Deliveries that are parked; the next success queues them again. Counted up to 100,000.
     */
    parkedCount: number;
    /**
     * Creation of the oldest delivery that waits; null when none does.
     */
    oldestPendingOn: Timestamp | null;
};
/**
 * UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly everything succeeds. DEGRADED: some attempts fail. FAILING: the breaker is open. DISABLED: isActive is false.
 */
export declare const WebhookEndpointHealthStatus: {
    readonly UNKNOWN: "UNKNOWN";
    readonly HEALTHY: "HEALTHY";
    readonly DEGRADED: "DEGRADED";
    readonly FAILING: "FAILING";
    readonly DISABLED: "DISABLED";
};
/**
 * UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly everything succeeds. DEGRADED: some attempts fail. FAILING: the breaker is open. DISABLED: isActive is false.
 */
export type WebhookEndpointHealthStatus = typeof WebhookEndpointHealthStatus[keyof typeof WebhookEndpointHealthStatus];
/**
 * CLOSED: normal. OPEN: deliveries wait without spending attempts, a probe runs now and then. HALF_OPEN: a probe is on its way.
 */
export declare const WebhookBreakerState: {
    readonly CLOSED: "CLOSED";
    readonly OPEN: "OPEN";
    readonly HALF_OPEN: "HALF_OPEN";
};
/**
 * CLOSED: normal. OPEN: deliveries wait without spending attempts, a probe runs now and then. HALF_OPEN: a probe is on its way.
 */
export type WebhookBreakerState = typeof WebhookBreakerState[keyof typeof WebhookBreakerState];
/**
 * A percentage as a decimal string of up to six places: `19` is 19 %, `8.875` is 8.875 %. Never negative.
 */
export type Rate = string;
/**
 * A new endpoint. Only the url is needed.
 */
export type WebhookEndpointCreate = {
    /**
     * Where events are sent to.
     */
    url: Url;
    /**
     * What the endpoint is for, for people.
     */
    description?: string | null | undefined;
    /**
     * Left out = `["*"]`.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Sent with every attempt, such as a token of your own.
     */
    customHeaders?: Array<WebhookCustomHeaderInput> | undefined;
    /**
     * Null or left out = no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    ordering?: WebhookOrdering | undefined;
    /**
     * How long a whole attempt may take, in seconds.
     */
    timeoutSeconds?: number | undefined;
    /**
     * Also sign with ed25519 (v1a); the public key is in the answer.
     */
    asymmetricSignature?: boolean | undefined;
    /**
     * Whether events are sent from the start.
     */
    isActive?: boolean | undefined;
};
/**
 * A header of a new endpoint. Refused with 422: names that belong to the request itself (Host, Content-*, Connection, Transfer-Encoding, Te, Trailer,
 * Upgrade, User-Agent, Proxy-*) or begin with `webhook-`, the same name twice, more than 4 KiB for all together.
 */
export type WebhookCustomHeaderInput = {
    /**
     * Name of the header; those that the service sends itself are refused.
     */
    name: string;
    /**
     * Kept encrypted and never shown again.
     */
    value: string;
};
/**
 * The new endpoint with its secret. The only answer but rotation that shows it.
 */
export type WebhookEndpointCreated = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Where events are sent to.
     */
    url: Url;
    /**
     * What the endpoint is for, for people.
     */
    description: string | null;
    /**
     * What is sent; an event that several filters match is sent once.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    apiVersion: ApiVersionDate;
    /**
     * Sent with every attempt. Values are masked.
     */
    customHeaders: Array<WebhookCustomHeader>;
    /**
     * Most attempts per second; null = no limit of its own.
     */
    ratePerSecond: number | null;
    ordering: WebhookOrdering;
    /**
     * For a whole attempt, the answer body included.
     */
    timeoutSeconds: number;
    /**
     * Whether a v1a (ed25519) signature is sent beside v1.
     */
    asymmetricSignature: boolean;
    /**
     * The current v1a public key (`whpk_…`); null while asymmetricSignature is off.
     */
    publicKey: string | null;
    /**
     * Every live key, newest first; all of them sign. Never the secret itself.
     */
    signingKeys: Array<WebhookSigningKey>;
    /**
     * False = nothing is sent and new events get no delivery; they stay replayable.
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
     * The replay now queued or running for this endpoint, if any.
     */
    activeWebhookReplayId: WebhookReplayId | null;
    health: WebhookEndpointHealth;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * The v1 signing secret. Shown once; keep it.
     */
    secret: string;
};
/**
 * Changes to an endpoint; what is absent stays.
 */
export type WebhookEndpointUpdate = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Where events are sent to.
     */
    url?: Url | undefined;
    /**
     * What the endpoint is for, for people.
     */
    description?: string | null | undefined;
    /**
     * Holds for events from now on; deliveries already queued are not touched.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Replaces all headers; one without a value keeps the stored value.
     */
    customHeaders?: Array<WebhookCustomHeaderUpdate> | undefined;
    /**
     * Null = no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    ordering?: WebhookOrdering | undefined;
    /**
     * How long a whole attempt may take, in seconds.
     */
    timeoutSeconds?: number | undefined;
    /**
     * Turning it on makes a key pair, turning it off drops it at once.
     */
    asymmetricSignature?: boolean | undefined;
    /**
     * False disables with the reason MANUAL; true is the same as enable.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A header of an edited endpoint. The rules of WebhookCustomHeaderInput hold.
 */
export type WebhookCustomHeaderUpdate = {
    /**
     * Name of the header; those that the service sends itself are refused.
     */
    name: string;
    /**
     * Left out = keep the value stored under this name (422 when there is none).
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
     * How long the old keys of the scheme go on signing beside the new one. 0 = they stop at once (a leaked key).
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
     * When the old keys stop signing; null when they stopped at once.
     */
    previousKeysExpireOn: Timestamp | null;
    /**
     * Every live key of the endpoint, newest first.
     */
    signingKeys: Array<WebhookSigningKey>;
};
/**
 * Which sample to send where.
 */
export type WebhookEndpointTest = {
    webhookEndpointId: WebhookEndpointId;
    type: WebhookEventType;
};
/**
 * What was sent and what came back.
 */
export type WebhookEndpointTestResult = {
    webhookEndpointId: WebhookEndpointId;
    type: WebhookEventType;
    /**
     * The endpoint answered 2xx in time.
     */
    succeeded: boolean;
    payload: WebhookEventPayload;
    attempt: WebhookDeliveryAttempt;
};
/**
 * The body as it is sent, the envelope `WebhookEvent` of webhook.yaml: always `id`, `type`, `apiVersion`, `createdOn`, `storeId`, `livemode`,
 * `data` {object, changes, previousAttributes} and `source` {action, actorType}. What is signed are the stored bytes; verify a delivery's own body, not this.
 */
export type WebhookEventPayload = {
    [key: string]: unknown;
};
/**
 * Which endpoint to enable.
 */
export type WebhookEndpointEnable = {
    webhookEndpointId: WebhookEndpointId;
};
/**
 * `-sequence` (default) = newest first.
 */
export declare const WebhookEventSort: {
    readonly SEQUENCE: "sequence";
    readonly '-SEQUENCE': "-sequence";
};
/**
 * `-sequence` (default) = newest first.
 */
export type WebhookEventSort = typeof WebhookEventSort[keyof typeof WebhookEventSort];
/**
 * Deliveries of an event by status.
 */
export type WebhookDeliveryCounts = {
    /**
     * All of them.
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
 * Which event to send again, and where.
 */
export type WebhookEventResend = {
    webhookEventId: WebhookEventId;
    webhookEndpointId?: WebhookEndpointId | undefined;
};
/**
 * A replay and how far it is.
 */
export type WebhookReplay = {
    webhookReplayId: WebhookReplayId;
    webhookEndpointId: WebhookEndpointId;
    status: WebhookReplayStatus;
    /**
     * As asked for.
     */
    createdFrom: Timestamp | null;
    /**
     * Events created before this moment.
     */
    createdTo: Timestamp;
    /**
     * As asked for or the endpoint's own.
     */
    eventTypes: Array<WebhookEventTypeFilter>;
    /**
     * As asked for; empty = any.
     */
    deliveryStatuses: Array<WebhookReplayDeliveryFilter>;
    /**
     * As asked for.
     */
    objectType: WebhookObjectType | null;
    /**
     * As asked for.
     */
    objectId: WebhookObjectId | null;
    /**
     * As asked for.
     */
    ratePerSecond: number | null;
    /**
     * Events that matched when the replay began.
     */
    eventCount: number;
    /**
     * Deliveries made so far.
     */
    queuedCount: number;
    /**
     * Of these delivered.
     */
    succeededCount: number;
    /**
     * Of these parked or expired.
     */
    failedCount: number;
    /**
     * Of these canceled.
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
 * QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A restart of the service does not lose a replay.
 */
export declare const WebhookReplayStatus: {
    readonly QUEUED: "QUEUED";
    readonly RUNNING: "RUNNING";
    readonly COMPLETED: "COMPLETED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A restart of the service does not lose a replay.
 */
export type WebhookReplayStatus = typeof WebhookReplayStatus[keyof typeof WebhookReplayStatus];
/**
 * The status of the event's newest delivery to the endpoint; NONE = there is none (the endpoint was disabled, did not yet exist, or did not ask for the type).
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
 * The status of the event's newest delivery to the endpoint; NONE = there is none (the endpoint was disabled, did not yet exist, or did not ask for the type).
 */
export type WebhookReplayDeliveryFilter = typeof WebhookReplayDeliveryFilter[keyof typeof WebhookReplayDeliveryFilter];
/**
 * What to send again to one endpoint. Every filter that is given has to match, and at least one of createdFrom, eventTypes, deliveryStatuses and objectType
 * is needed (422 `invalid_value`).
 */
export type WebhookReplayCreate = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Events created at this moment or later.
     */
    createdFrom?: TimestampInput | undefined;
    /**
     * Events created before this moment.
     */
    createdTo?: TimestampInput | undefined;
    /**
     * Left out = the endpoint's own eventTypes. Types the endpoint does not ask for may be named.
     */
    eventTypes?: Array<WebhookEventTypeFilter> | undefined;
    /**
     * Left out = whatever became of the event.
     */
    deliveryStatuses?: Array<WebhookReplayDeliveryFilter> | undefined;
    objectType?: WebhookObjectType | undefined;
    objectId?: WebhookObjectId | undefined;
    /**
     * Most replayed events per second, within the rate of the endpoint; null or left out = no limit of its own.
     */
    ratePerSecond?: number | null | undefined;
    /**
     * True = only count; nothing is sent or kept.
     */
    dryRun?: boolean | undefined;
};
/**
 * What a replay would send. Exact at the time of the answer.
 */
export type WebhookReplayPreview = {
    webhookEndpointId: WebhookEndpointId;
    /**
     * Events that would be sent.
     */
    eventCount: Count;
    /**
     * Creation of the oldest event that matches; null when none does.
     */
    firstEventOn: Timestamp | null;
    /**
     * Of the newest one.
     */
    lastEventOn: Timestamp | null;
    /**
     * By type, most frequent first.
     */
    types: Array<WebhookReplayTypeCount>;
};
/**
 * Matching events of one type.
 */
export type WebhookReplayTypeCount = {
    type: WebhookEventType;
    /**
     * Events of the type.
     */
    eventCount: Count;
};
/**
 * Who may sign up. OPEN: anybody. APPROVAL and INVITE: nobody by themselves, sign-up and first login are 403 `forbidden`; an administrator adds the customer.
 */
export declare const AccountTypeSignUpMode: {
    readonly OPEN: "OPEN";
    readonly APPROVAL: "APPROVAL";
    readonly INVITE: "INVITE";
};
/**
 * Who may sign up. OPEN: anybody. APPROVAL and INVITE: nobody by themselves, sign-up and first login are 403 `forbidden`; an administrator adds the customer.
 */
export type AccountTypeSignUpMode = typeof AccountTypeSignUpMode[keyof typeof AccountTypeSignUpMode];
/**
 * A telephone number, best with the country's prefix (`+49 …`).
 */
export type PhoneNumber = string;
/**
 * Id of a payment of an order.
 */
export type PaymentId = number;
/**
 * HTML. Scripts, event handlers and foreign frames are removed when it is stored.
 */
export type Html = string;
/**
 * What search engines show.
 */
export type Seo = {
    /**
     * Title for search engines; null = the name.
     */
    title: string | null;
    /**
     * Description for search engines.
     */
    description: string | null;
};
/**
 * Id of a configured commission provider (not the id a customer has there).
 */
export type CommissionProviderId = number;
/**
 * A value of the store's own, as its definition says.
 */
export type CustomField = {
    /**
     * The definition's key.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Always text, whatever the type; null where nothing is set.
     */
    value: string | null;
};
/**
 * A postal address. Whether a country needs a postal code or a state is checked by country; what is missing is a 422 with its pointer.
 */
export type AddressInput = {
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
     * City.
     */
    city: string;
    /**
     * State or province, best as its ISO 3166-2 part (`BE` for Berlin).
     */
    stateProvince?: string | undefined;
    /**
     * Postal code.
     */
    postalCode?: string | undefined;
    countryCode: CountryCode;
    /**
     * For the carrier.
     */
    phoneNumber?: PhoneNumber | null | undefined;
};
/**
 * The kind of a payment method.
 */
export declare const PaymentType: {
    readonly CARD: "CARD";
    readonly BANK: "BANK";
    readonly CRYPTO: "CRYPTO";
    readonly DIGITAL_WALLET: "DIGITAL_WALLET";
};
/**
 * The kind of a payment method.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];
/**
 * An amount as a plain decimal string, never a float. Answers carry exactly the digits of the currency (`49.00` EUR, `4900` JPY,
 * `4.900` KWD). Requests may leave out trailing zeros; more digits than the currency has are refused with 422 `invalid_value`.
 */
export type Money = string;
/**
 * IANA time zone name.
 */
export type TimeZone = string;
/**
 * A language of the store.
 */
export type Language = {
    languageCode: LanguageCode;
    /**
     * In English.
     */
    name: string;
    /**
     * In the language itself.
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
     * In pixels.
     */
    width: number;
    /**
     * Where the file is.
     */
    url: Url;
};
/**
 * Id of a cart. Knowing it gives no access: a guest's cart needs its token.
 */
export type CartId = number;
/**
 * Who bought. A guest has no storeCustomerId.
 */
export type OrderCustomer = {
    /**
     * null for a guest
     */
    storeCustomerId: StoreCustomerId | null;
    email: Email;
    /**
     * First and last name.
     */
    name: string;
    phoneNumber: PhoneNumber | null;
    /**
     * null for a guest.
     */
    accountTypeName: string | null;
};
/**
 * A postal address as it was stored with the object that carries it; a later change of a saved address does not touch it.
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
     * State or province, best as its ISO 3166-2 part (`BE` for Berlin); `""` where the country has none.
     */
    stateProvince: string;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode: string;
    countryCode: CountryCode;
    /**
     * For the carrier.
     */
    phoneNumber: PhoneNumber | null;
};
/**
 * One tax on a line or on shipping. Rounded once, and stored.
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
     * null once the variant is gone
     */
    variantId: VariantId | null;
    /**
     * null once the product is gone
     */
    productId: ProductId | null;
    productType: ProductType;
    sku: Sku;
    /**
     * Name at the time of the order.
     */
    name: string;
    /**
     * The first picture of variant or product; null when there is none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * In live shipments.
     */
    fulfilledQuantity: number;
    /**
     * In refunds that are not failed or voided.
     */
    refundedQuantity: number;
    /**
     * Canceled before shipping.
     */
    cancelledQuantity: number;
    /**
     * Came back after shipping.
     */
    returnedQuantity: number;
    /**
     * Still to be shipped; 0 for lines that need no shipping.
     */
    openQuantity: number;
    /**
     * Whether the line has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * List price of one, as shown to the buyer.
     */
    unitPriceBeforeDiscount: PositiveMoney;
    /**
     * Price of one, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
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
     * Sum of taxes.
     */
    lineTax: PositiveMoney;
    /**
     * What was taken off the line, one for each coupon or discount.
     */
    discounts: Array<OrderLineDiscount>;
    /**
     * The taxes on the line, one for each rate.
     */
    taxes: Array<OrderTax>;
    taxClassId: TaxClassId | null;
    /**
     * The subscription the line started or renewed
     */
    subscriptionId: SubscriptionId | null;
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
};
/**
 * Id of an order line: a string everywhere.
 */
export type LineItemId = string;
/**
 * One discount's part on a line.
 */
export type OrderLineDiscount = {
    /**
     * null for a manual discount
     */
    couponId: CouponId | null;
    /**
     * null for an automatic or manual discount.
     */
    code: string | null;
    /**
     * Shown to the customer.
     */
    name: string;
    /**
     * Net of tax.
     */
    amount: PositiveMoney;
};
/**
 * One payment or payment attempt of an order. Never a card number, gateway token or vault id.
 */
export type Payment = {
    paymentId: PaymentId;
    /**
     * null for an offline payment without a provider
     */
    paymentProviderId: PaymentProviderId | null;
    /**
     * Code of the payment provider.
     */
    providerCode: string;
    /**
     * null for an offline payment
     */
    paymentType: PaymentType | null;
    /**
     * null for a payment by a processor
     */
    offlineMethod: OfflinePaymentMethod | null;
    /**
     * As the processor reports it.
     */
    brand: string | null;
    /**
     * The last four digits of card or account; null where there are none.
     */
    lastFour: string | null;
    status: PaymentTransactionStatus;
    /**
     * What was asked for.
     */
    amount: PositiveMoney;
    /**
     * Authorized and still live, not captured.
     */
    authorizedAmount: PositiveMoney;
    /**
     * What was taken.
     */
    capturedAmount: PositiveMoney;
    /**
     * Refunds completed, pending and processing.
     */
    refundedAmount: PositiveMoney;
    /**
     * Captured minus refunded.
     */
    refundableAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * The processor's own reference, for support; never a token.
     */
    providerReference: string | null;
    /**
     * Why the last attempt was refused; null when none was.
     */
    failureCode: DeclineCode | null;
    /**
     * Why the last attempt was refused, as the buyer was told; null when none was.
     */
    failureMessage: string | null;
    /**
     * When the hold on the money ends; null where nothing is held or the provider does not say.
     */
    authorizationExpiresOn: Timestamp | null;
    /**
     * Where the provider's review for fraud is; null: it has made none.
     */
    reviewStatus: PaymentReviewStatus | null;
    /**
     * First capture
     */
    capturedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * How money was received outside a payment processor.
 */
export declare const OfflinePaymentMethod: {
    readonly BANK_TRANSFER: "BANK_TRANSFER";
    readonly CASH: "CASH";
    readonly CHECK: "CHECK";
    readonly OTHER: "OTHER";
};
/**
 * How money was received outside a payment processor.
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
 * Why a payment provider refused, by the same name at every provider. Sending the same again later may help after `insufficient_funds` and `processing_error`; after the others another card, or another way to pay, is needed.
 *
 * | code | what happened |
 * |---|---|
 * | `card_declined` | The bank said no and gives no reason. |
 * | `insufficient_funds` | The account does not cover the amount. |
 * | `lost_card`, `stolen_card` | The card is blocked. Tell the buyer no more than that it was declined. |
 * | `expired_card`, `incorrect_cvc` | The card's data is not right; the buyer can enter it again. |
 * | `processing_error` | The provider or the bank failed; try again in a moment. |
 * | `invalid_token` | The provider knows no such payment token, or it was used before. |
 * | `authentication_required`, `authentication_failed` | The buyer has to authenticate (3-D Secure), or did not. |
 * | `payment_expired` | Nothing, or not enough, was paid on the page of the payment in time. |
 * | `payment_not_found`, `payment_voided`, `payment_captured` | The payment is not there, was given up, or was captured in full already. |
 * | `currency_mismatch`, `capture_exceeds_authorized`, `refund_exceeds_captured` | The amount does not fit the payment. |
 * | `refund_failed` | The bank did not take the money back. |
 * | `provider_unsupported` | The store cannot reach the payment's provider any more. |
 */
export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'lost_card' | 'stolen_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'invalid_token' | 'authentication_required' | 'authentication_failed' | 'payment_expired' | 'payment_not_found' | 'payment_voided' | 'payment_captured' | 'currency_mismatch' | 'capture_exceeds_authorized' | 'refund_exceeds_captured' | 'refund_failed' | 'provider_unsupported' | (string & {});
/**
 * Where a payment provider's own review for fraud is, such as one of Stripe Radar's. OPEN: people look at the payment there; an order of which nothing is shipped is held with the reason FRAUD.
 * APPROVED: that hold has ended. CLOSED: it ended otherwise, such as with a refund or a dispute, and the hold stays. An order that somebody has released, or held for another reason, stays as they left it.
 *
 */
export declare const PaymentReviewStatus: {
    readonly OPEN: "OPEN";
    readonly APPROVED: "APPROVED";
    readonly CLOSED: "CLOSED";
};
/**
 * Where a payment provider's own review for fraud is, such as one of Stripe Radar's. OPEN: people look at the payment there; an order of which nothing is shipped is held with the reason FRAUD.
 * APPROVED: that hold has ended. CLOSED: it ended otherwise, such as with a refund or a dispute, and the hold stays. An order that somebody has released, or held for another reason, stays as they left it.
 *
 */
export type PaymentReviewStatus = typeof PaymentReviewStatus[keyof typeof PaymentReviewStatus];
/**
 * The order's money, derived from its payments and refunds.
 */
export type OrderBalance = {
    /**
     * Live authorizations, not captured.
     */
    authorized: PositiveMoney;
    /**
     * What was taken in all.
     */
    captured: PositiveMoney;
    /**
     * Refunds completed, pending and processing.
     */
    refunded: PositiveMoney;
    /**
     * grandTotal minus what is captured and is no overpayment given back, never below zero.
     */
    due: PositiveMoney;
    /**
     * Paid too much and not given back, for instance since an edit: refund it as `overpaymentAmount`.
     */
    overpaid: PositiveMoney;
    /**
     * The most a refund may give back now.
     */
    refundable: PositiveMoney;
};
/**
 * A coupon on the order.
 */
export type OrderCoupon = {
    couponId: CouponId;
    /**
     * null for an automatic discount.
     */
    code: string | null;
    /**
     * The coupon's name when the order was placed.
     */
    name: string;
    /**
     * The coupon's discount, net of tax. Where rounding puts a whole discount into the tax, the net part is at least the smallest unit of the currency.
     */
    discountAmount: PositiveMoney;
};
/**
 * Where the parcel is. It moves forward: `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`, `OUT_FOR_DELIVERY`, `DELIVERED`.
 *
 * - `AVAILABLE_FOR_PICKUP`: it waits at a counter or locker.
 * - `DELIVERY_ATTEMPTED`, `DELAYED`, `EXCEPTION`: trouble; it may go back to `IN_TRANSIT`.
 * - `LOST`, `RETURNED_TO_SENDER`: it will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`.
 * - `CANCELLED`: final; its items count as not shipped.
 */
export type ShipmentStatus = 'PENDING' | 'LABEL_CREATED' | 'PICKED_UP' | 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'AVAILABLE_FOR_PICKUP' | 'DELIVERY_ATTEMPTED' | 'DELAYED' | 'EXCEPTION' | 'LOST' | 'RETURNED_TO_SENDER' | 'CANCELLED' | (string & {});
/**
 * Which kind of provider it is; it decides which form the browser loads.
 */
export type PaymentProviderCode = 'STRIPE' | 'ADYEN' | 'AUTHORIZE_NET' | 'NMI' | 'CRYPTO' | 'BTCPAY' | 'OFFLINE' | 'SANDBOX' | (string & {});
/**
 * What a browser may know of the provider, by name, such as `publishableKey`. Never a secret. The provider `SANDBOX` has `testPaymentTokens`: the payment tokens it takes, separated by spaces (see `POST /customer/checkout`). Of `OFFLINE`, `instructions` is how to pay, as the checkout page shows it before and after an order is placed, and `instructions.<languageCode>` the same in a language, such as `instructions.de`.
 */
export type ProviderPublicConfig = {
    [key: string]: string;
};
/**
 * Id of a price row.
 */
export type PriceId = number;
/**
 * A choice, such as the color.
 */
export type ProductOption = {
    productOptionId: ProductOptionId;
    /**
     * Unique within the product, such as Color.
     */
    name: string;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * The choices, in the order in which they are shown.
     */
    values: Array<ProductOptionValue>;
};
/**
 * Id of an option of a product, such as its color.
 */
export type ProductOptionId = number;
/**
 * One value of a choice, such as white.
 */
export type ProductOptionValue = {
    productOptionValueId: ProductOptionValueId;
    /**
     * What the customer picks; unique within the option.
     */
    value: string;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * Color of the swatch.
     */
    swatchHex: string | null;
    /**
     * Image of the swatch; among the product's media.
     */
    mediaId: MediaId | null;
};
/**
 * Id of one value of a product option, such as white.
 */
export type ProductOptionValueId = number;
/**
 * A file of the product, in its place.
 */
export type ProductMedia = {
    mediaId: MediaId;
    /**
     * From 0; the order shown.
     */
    position: number;
    /**
     * Overrides the medium's own text for this product.
     */
    altText: string | null;
    /**
     * Where the file is.
     */
    url: Url;
    /**
     * A smaller image; null until there is one, and for what is no image.
     */
    thumbnailUrl: Url | null;
};
/**
 * DENY never sells below zero available; BACKORDER sells on, up to backorderLimit.
 */
export declare const InventoryPolicy: {
    readonly DENY: "DENY";
    readonly BACKORDER: "BACKORDER";
};
/**
 * DENY never sells below zero available; BACKORDER sells on, up to backorderLimit.
 */
export type InventoryPolicy = typeof InventoryPolicy[keyof typeof InventoryPolicy];
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
 * MAINTENANCE: the catalog can be read, nothing bought. CLOSED: the customer API is refused and renewals rest.
 */
export declare const StoreStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly MAINTENANCE: "MAINTENANCE";
    readonly CLOSED: "CLOSED";
};
/**
 * MAINTENANCE: the catalog can be read, nothing bought. CLOSED: the customer API is refused and renewals rest.
 */
export type StoreStatus = typeof StoreStatus[keyof typeof StoreStatus];
/**
 * What a legal page is about.
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
 * What a legal page is about.
 */
export type PolicyType = typeof PolicyType[keyof typeof PolicyType];
/**
 * A family of fonts that every system has one of; none is loaded.
 */
export declare const BrandingFont: {
    readonly SANS: "SANS";
    readonly SERIF: "SERIF";
    readonly ROUNDED: "ROUNDED";
    readonly MONOSPACE: "MONOSPACE";
};
/**
 * A family of fonts that every system has one of; none is loaded.
 */
export type BrandingFont = typeof BrandingFont[keyof typeof BrandingFont];
/**
 * A color: red, green and blue, as hexadecimal digits.
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
 * Ids of measuring services that the storefront loads.
 */
export type StoreAnalytics = {
    /**
     * Google Analytics' measurement id; null: not used.
     */
    googleMeasurementId: string | null;
    /**
     * Meta's pixel id; null: not used.
     */
    metaPixelId: string | null;
    /**
     * Where the store has its Matomo.
     */
    matomoUrl: Url | null;
    /**
     * Matomo's site id; null: not used.
     */
    matomoSiteId: string | null;
};
/**
 * The unit of a subscription's interval. A month after 31 January is the last day of February, then 31 March again.
 */
export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | (string & {});
/**
 * An operation that is possible in the present state.
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
 * An operation that is possible in the present state.
 */
export type SubscriptionAction = typeof SubscriptionAction[keyof typeof SubscriptionAction];
/**
 * The status of a subscription line, which is the status of its subscription.
 */
export type SubscriptionItemStatus = 'ACTIVE' | 'PAUSED' | 'CANCELLED' | 'TERMINAL_FAILED' | (string & {});
/**
 * Higher prices that the customer was told of and that no renewal was charged yet, the first day first; mostly none.
 */
export type AnnouncedPrices = Array<AnnouncedPrice>;
/**
 * A higher price that the customer was told of.
 */
export type AnnouncedPrice = {
    /**
     * The most that one unit may cost from then on, as the buyer sees it.
     */
    unitPrice: PositiveMoney;
    /**
     * Renewals on this day and later ones may be charged it.
     */
    validFrom: Date;
};
/**
 * Changes of one item.
 */
export type SubscriptionItemUpdate = {
    subscriptionItemId: SubscriptionItemId;
    variantId?: VariantId | undefined;
    quantity?: Quantity | undefined;
    /**
     * Fixes the unit price. Null gives it back to the plan's pricing.
     */
    unitPrice?: PositiveMoney | null | undefined;
    /**
     * Replaces all custom fields of the line.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * What the plan does to the price of a variant that has no price of its own for this plan.
 */
export type SubscriptionPlanPricing = {
    type: SubscriptionPricingType;
    /**
     * Percent off, amount off or price per unit. Null for NONE.
     */
    value: Decimal | null;
    /**
     * Currency of a fixed amount or price. Null otherwise.
     */
    currencyCode: CurrencyCode | null;
    /**
     * The value holds for so many cycles, then `thenValue`. Null means for all.
     */
    firstCycles: number | null;
    /**
     * The value after the first cycles. Null without them.
     */
    thenValue: Decimal | null;
};
/**
 * NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: off the one-off price. FIXED_PRICE: the value is the price.
 */
export declare const SubscriptionPricingType: {
    readonly NONE: "NONE";
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
    readonly FIXED_PRICE: "FIXED_PRICE";
};
/**
 * NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: off the one-off price. FIXED_PRICE: the value is the price.
 */
export type SubscriptionPricingType = typeof SubscriptionPricingType[keyof typeof SubscriptionPricingType];
/**
 * CHARGE: every shipment is charged. FREE: none is. FIRST_FREE: all but the first are.
 */
export declare const SubscriptionShippingPolicy: {
    readonly CHARGE: "CHARGE";
    readonly FREE: "FREE";
    readonly FIRST_FREE: "FIRST_FREE";
};
/**
 * CHARGE: every shipment is charged. FREE: none is. FIRST_FREE: all but the first are.
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
     * The option, such as `Color`.
     */
    optionName: string;
    /**
     * The choice, such as `White`.
     */
    value: string;
};
/**
 * DISABLED is off sale until set back.
 */
export declare const VariantStatus: {
    readonly ACTIVE: "ACTIVE";
    readonly DISABLED: "DISABLED";
};
/**
 * DISABLED is off sale until set back.
 */
export type VariantStatus = typeof VariantStatus[keyof typeof VariantStatus];
/**
 * The version of the API the client was written for; without it the newest, or the one the app token is pinned to. An unknown one is 400 `unknown_api_version`.
 */
export type ApiVersion = ApiVersionDate;
/**
 * An id of your own for this request, kept in the answer, in problems and in the logs. Without one the service makes one.
 */
export type RequestId = string;
/**
 * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
 * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
 * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
 */
export type IdempotencyKey = string;
/**
 * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
 */
export type IfMatch = string;
/**
 * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
 * a cursor goes as deep as you like. Not together with `cursor`.
 */
export type Page = number;
/**
 * How many items a page holds at most.
 */
export type PageSizeParameter = number;
/**
 * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
 * and neither repeats nor skips an item that is there all the while.
 */
export type Cursor = string;
/**
 * Only what was created at this moment or later.
 */
export type CreatedFrom = TimestampInput;
/**
 * Only what was created before this moment.
 */
export type CreatedTo = TimestampInput;
/**
 * The `ETag` you have: if the object is still the same the answer is 304 without a body.
 */
export type IfNoneMatch = string;
/**
 * Words to search for, without regard to case. The operation's description says in which fields.
 */
export type Search = string;
/**
 * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
 */
export type ModifiedSince = TimestampInput;
/**
 * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
 */
export type CustomFieldFilter = Array<string>;
/**
 * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
 * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
 * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
 * broken contract and of 5xx are not stored.
 */
export type IdempotencyKeyRequired = string;
/**
 * A saved payment method, and the snapshot of `customer.payment_method_changed`: only what the customer sees on the account page, never card numbers, gateway tokens or vault ids.
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
     * Two digits, `01` to `12`; null for what does not expire.
     */
    expiryMonth: string | null;
    /**
     * Four digits; null for what does not expire.
     */
    expiryYear: string | null;
    /**
     * Whether this is the customer's default payment method; at most one is.
     */
    isDefault: boolean;
    /**
     * False once removed; a removal event carries the removed payment method.
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
 * `-` = descending. `-orderDate` when left out.
 */
export declare const PublicOrderSort: {
    readonly ORDER_DATE: "orderDate";
    readonly '-ORDER_DATE': "-orderDate";
    readonly ORDER_NUMBER: "orderNumber";
    readonly '-ORDER_NUMBER': "-orderNumber";
};
/**
 * `-` = descending. `-orderDate` when left out.
 */
export type PublicOrderSort = typeof PublicOrderSort[keyof typeof PublicOrderSort];
/**
 * A page of orders.
 */
export type PublicOrderPage = {
    /**
     * The orders of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicOrderListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the snapshot of every order event.
 *
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`.
 * All totals are net of tax but `taxTotal` and `grandTotal`; they are fixed when the order is placed, and later changes of prices, taxes or rates do not touch them.
 */
export type PublicOrderListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed; an administrator may move it.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled; kept from then on, null before.
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
     * The lines before discounts, net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * All discounts on lines and order, net of tax, as a positive amount.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping after its discounts, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * All tax, that on shipping included.
     */
    taxTotal: PositiveMoney;
    /**
     * What the customer pays.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order this one replaces; null otherwise.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Units on all lines, that is the sum of their quantities.
     */
    itemCount: Count;
    /**
     * The lines.
     */
    items: Array<PublicOrderLine>;
};
/**
 * A line of an order, as it was when the order was placed.
 */
export type PublicOrderLine = {
    sku: Sku;
    /**
     * Name of the product, and of the variant where there are several, in the order's language.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit before discounts as the buyer saw it: with tax where the store's prices include tax, without where they do not.
     */
    unitPrice: PositiveMoney;
    /**
     * The whole line after all discounts, its part of order discounts included, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * The line's custom fields.
     */
    customFields: Array<CustomField>;
};
/**
 * The wish to leave out a renewal.
 */
export type SubscriptionSkip = {
    subscriptionId: SubscriptionId;
    /**
     * The renewal meant. It must be the next one.
     */
    processingDate?: Date | undefined;
    /**
     * Kept in the history.
     */
    reason?: string | null | undefined;
};
/**
 * The wish to have a skipped renewal back.
 */
export type SubscriptionUnskip = {
    subscriptionId: SubscriptionId;
    /**
     * The day of the skipped renewal.
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
     * Whether this is the customer's default address; at most one is.
     */
    isDefault: boolean;
    /**
     * False once removed; a removal event carries the removed address.
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
     * When the refund was voided; null unless it was.
     */
    voidedOn: Timestamp | null;
    /**
     * When the record was made.
     */
    createdOn: Timestamp;
    /**
     * When the record last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A shipment, shown with its order. It has no nulls; what is not known yet is an empty string.
 */
export type PublicShipment = {
    shipmentId: ShipmentId;
    /**
     * Id of the shipment in the carrier's or warehouse's system; our own id as text unless one was given.
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
     * Where the customer can follow the parcel; `""` while unknown.
     */
    trackingUrl: string;
    /**
     * When it was shipped, which is when it was recorded unless another time was given.
     */
    shippedOn: Timestamp;
    /**
     * When it should arrive: as the carrier or an administrator said, otherwise `shippedOn` plus the shipping method's longest time.
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
 * A subscription with its live lines. The answer of `GET /subscription`, and the snapshot of every subscription event.
 */
export type PublicSubscriptionSnapshot = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionStatus;
    /**
     * The day of the next renewal, in the store's time zone; null once the subscription is no longer scheduled to run.
     */
    nextProcessingDate: Date | null;
    /**
     * When the subscription was created.
     */
    createdOn: Timestamp;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why it was canceled, as the customer or administrator said; `COMPLETED` when all its cycles are done, `REPLACED` when another took its place, `PAYMENT_FAILED` when renewals gave up and the store's final action is to cancel, `CUSTOMER_BANNED` or `CUSTOMER_DEACTIVATED` when it ended with the customer's status. Null while it is not canceled, or when no reason was given.
     */
    cancelReason: string | null;
    /**
     * One per live line, the same entries the subscription list returns; empty once every line is removed.
     */
    items: Array<PublicSubscriptionListItem>;
};
/**
 * A live line of a subscription. One item of the subscription list, and one of a snapshot's `items`. A removed line vanishes.
 */
export type PublicSubscriptionListItem = {
    subscriptionId: SubscriptionId;
    subscriptionItemId: SubscriptionItemId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionItemStatus;
    sku: Sku;
    /**
     * Name of the product, and of the variant where there are several.
     */
    name: string;
    /**
     * Units sent each time.
     */
    quantity: Quantity;
    /**
     * Price of one unit at the next renewal as the buyer sees it, in the subscription's currency. A renewal is priced when it is charged.
     */
    unitPrice: PositiveMoney;
    announcedPrices: AnnouncedPrices;
    /**
     * Every how many units of `intervalUnit` it renews.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * The day of the next renewal. Never null: once nothing is scheduled it keeps the last day that was, and the snapshot's own `nextProcessingDate` is null.
     */
    nextProcessingDate: Date;
    /**
     * When the line was added.
     */
    createdOn: Timestamp;
    /**
     * When the subscription was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why the subscription was canceled; as in the snapshot.
     */
    cancelReason: string | null;
    /**
     * The line's custom fields.
     */
    customFields: Array<CustomField>;
};
/**
 * A customer of the store. The answer of `GET /store-customer`, and the snapshot of customer events. It never includes passwords, tokens or card numbers.
 */
export type PublicCustomer = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Given name; `""` where none was given.
     */
    firstName: string;
    /**
     * Family name; `""` where none was given.
     */
    lastName: string;
    /**
     * Telephone number; null where none was given.
     */
    phoneNumber: PhoneNumber | null;
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
     * Whether the customer has proven that the address is theirs.
     */
    emailVerified: boolean;
    /**
     * The store's commission provider; null when the store has none.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id in that provider (not ours, hence a string); null until synced, or when the store has none.
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
 * A shipment with the order it belongs to: the fields of PublicShipment plus `orderId` and `orderNumber`. The snapshot of every shipment event. It has no nulls; what is not known yet is an empty string.
 */
export type PublicShipmentSnapshot = {
    shipmentId: ShipmentId;
    /**
     * Id of the shipment in the carrier's or warehouse's system; our own id as text unless one was given.
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
     * Where the customer can follow the parcel; `""` while unknown.
     */
    trackingUrl: string;
    /**
     * When it was shipped, which is when it was recorded unless another time was given.
     */
    shippedOn: Timestamp;
    /**
     * When it should arrive: as the carrier or an administrator said, otherwise `shippedOn` plus the shipping method's longest time.
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
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The credential is valid but may not do this; `permission` names what is missing. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * There is no such object here; also when it belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The state of the object, its version or an object like it stands in the way. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After), `cart_changed` (with `totals`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `payment_not_secured`.
     */
    409: Problem;
    /**
     * The object is no longer as `If-Match` says; `currentVersion` tells its version now. Code: `precondition_failed`.
     */
    412: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but a rule forbids it; `errors` points to the fields where that can be said. The operation names its codes; `idempotency_key_reuse` and `invalid_value` are possible wherever a key or a body is.
     */
    422: Problem;
    /**
     * Too many requests: wait as long as Retry-After says. Code: `rate_limited`.
     */
    429: Problem;
    /**
     * Something went wrong on our side; name `requestId` when you report it. Code: `internal`.
     */
    500: Problem;
    /**
     * Not now: the same request may succeed after Retry-After. Codes: `busy`, `unavailable`, `payment_outcome_unknown` (repeat with the same Idempotency-Key).
     */
    503: Problem;
};
