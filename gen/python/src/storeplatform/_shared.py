# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"

"""Objects that several APIs have in common."""

from __future__ import annotations

import datetime as _dt
from decimal import Decimal as _Decimal
from typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union

from ._model import File as _File, Model as _Model

ReturnFeeKind = _Union[_Literal['RESTOCKING', 'RETURN_SHIPPING'], str]
"""The reason for a fee."""

ReturnSort = _Literal['requestedOn', '-requestedOn', 'modifiedOn', '-modifiedOn']
"""Sort order; a leading minus sign means descending."""

ErrorCode = _Union[_Literal['invalid_request', 'store_required', 'page_too_deep', 'invalid_cursor', 'unknown_api_version', 'unauthenticated', 'invalid_credentials', 'totp_required', 'forbidden', 'account_inactive', 'email_not_verified', 'not_found', 'method_not_allowed', 'not_acceptable', 'invalid_state_transition', 'version_conflict', 'already_exists', 'in_use', 'idempotency_in_flight', 'cart_changed', 'cycle_locked', 'payment_not_secured', 'stored_value_left', 'gift_card_spent', 'precondition_failed', 'payload_too_large', 'headers_too_large', 'unsupported_media_type', 'idempotency_key_reuse', 'insufficient_stock', 'coupon_not_applicable', 'coupon_exhausted', 'payment_declined', 'refund_exceeds_remaining', 'quantity_exceeds_unfulfilled', 'shipping_not_available', 'currency_mismatch', 'weak_password', 'code_invalid', 'domain_not_verified', 'cart_empty', 'terms_not_accepted', 'unsupported_operation', 'invalid_value', 'gift_card_invalid', 'gift_card_unusable', 'rate_limited', 'internal', 'not_implemented', 'busy', 'unavailable', 'payment_outcome_unknown'], str]
"""Machine-readable code of the error. More codes may be added; for an unknown code, fall back on the HTTP status. |
status | codes | |---|---| | 400 | `invalid_request` malformed or against the contract · `store_required` the caller
has several stores and named none · `page_too_deep` use a cursor · `invalid_cursor` · `unknown_api_version` | | 401
| `unauthenticated` the credential is missing or invalid · `invalid_credentials` wrong e-mail or password ·
`totp_required` | | 403 | `forbidden` a permission is missing · `account_inactive` · `email_not_verified` | | 404 |
`not_found` also for objects of another store or customer | | 405, 406 | `method_not_allowed` · `not_acceptable` | |
409 | `invalid_state_transition` · `version_conflict` · `already_exists` · `in_use` · `idempotency_in_flight` the
first request with this key is still running · `cart_changed` · `cycle_locked` a renewal is being charged (with
Retry-After), or the plan's cutoff has passed (without Retry-After: the change is possible again after the renewal) ·
`payment_not_secured` · `stored_value_left` the customer still has store credit · `gift_card_spent` the value of
gift cards that the order bought was spent, has expired or is held | | 412, 413, 415, 431 | `precondition_failed` ·
`payload_too_large` · `unsupported_media_type` · `headers_too_large` (more than 100 headers) | | 422 |
`idempotency_key_reuse` the key was already used for another request · `insufficient_stock` ·
`coupon_not_applicable` · `coupon_exhausted` · `payment_declined` · `refund_exceeds_remaining` ·
`quantity_exceeds_unfulfilled` · `shipping_not_available` · `currency_mismatch` · `weak_password` · `code_invalid`
· `domain_not_verified` · `cart_empty` · `terms_not_accepted` · `unsupported_operation` · `invalid_value` ·
`gift_card_invalid` no gift card has this code · `gift_card_unusable` the gift card is disabled, expired or spent | |
429 | `rate_limited` | | 500, 501 | `internal` · `not_implemented` | | 503 | `busy` retry · `unavailable` ·
`payment_outcome_unknown` the processor has not responded: retry with the same Idempotency-Key |"""

ProblemFieldLocation = _Literal['body', 'query', 'header', 'path']
"""The part of the request that contains the field."""

ProblemFieldCode = _Union[_Literal['required', 'unknown', 'duplicate', 'wrong_type', 'wrong_format', 'wrong_pattern', 'not_in_set', 'too_short', 'too_long', 'too_small', 'too_large', 'too_few', 'too_many', 'not_nullable', 'invalid', 'invalid_request', 'invalid_value', 'already_exists', 'cart_changed', 'code_invalid', 'coupon_exhausted', 'coupon_not_applicable', 'currency_mismatch', 'in_use', 'insufficient_stock', 'gift_card_invalid', 'gift_card_unusable', 'custom_field_invalid', 'custom_field_required', 'min_order_amount', 'quantity_not_allowed', 'unavailable', 'not_found', 'quantity_exceeds_unfulfilled', 'refund_exceeds_remaining', 'shipping_not_available', 'terms_not_accepted', 'unknown_api_version', 'unsupported_operation', 'version_conflict', 'weak_password', 'card_declined', 'insufficient_funds', 'lost_card', 'stolen_card', 'expired_card', 'incorrect_cvc', 'processing_error', 'invalid_token', 'authentication_required', 'authentication_failed', 'payment_expired', 'payment_not_found', 'payment_voided', 'payment_captured', 'capture_exceeds_authorized', 'refund_exceeds_captured', 'refund_failed', 'provider_unsupported'], str]
"""Machine-readable code of the error in one field. More codes may be added. | from | codes | |---|---| | the contract |
`required` · `unknown` no such field or parameter · `duplicate` · `wrong_type` · `wrong_format` · `wrong_pattern`
· `not_in_set` not one of the enum's values · `too_short` · `too_long` · `too_small` · `too_large` · `too_few`
· `too_many` · `not_nullable` · `invalid` anything else | | a rule, with the same meaning as the problem code |
`invalid_request` cannot be combined with the other fields of the request · `invalid_value` · `already_exists` ·
`cart_changed` · `code_invalid` · `coupon_exhausted` · `coupon_not_applicable` · `currency_mismatch` ·
`gift_card_invalid` · `gift_card_unusable` · `in_use` · `insufficient_stock` · `not_found` the object that a line
of the request names · `quantity_exceeds_unfulfilled` · `refund_exceeds_remaining` · `shipping_not_available` ·
`terms_not_accepted` · `unknown_api_version` · `unsupported_operation` · `version_conflict` · `weak_password` | |
the problem of a cart for the same line, with an `invalid_value` problem | `custom_field_invalid` ·
`custom_field_required` · `min_order_amount` · `quantity_not_allowed` · `unavailable` no longer sold | | the
payment provider, at `/payment` of a `payment_declined` problem | the values of DeclineCode: `insufficient_funds`,
`expired_card`, … |"""

CouponRefusalReason = _Union[_Literal['min_subtotal', 'min_quantity', 'too_few_items', 'no_qualifying_items', 'no_discount', 'not_combinable', 'currency', 'first_order_only', 'other_customers', 'not_running', 'ended', 'used_up', 'used_by_customer'], str]
"""Reason why a coupon does not apply. More reasons may be added. - `min_subtotal`, `min_quantity`: the items that count
cost less, or are fewer, than the coupon's minimum. - `too_few_items`: the coupon gives units to buyers of other
units, and the cart has too few of them. - `no_qualifying_items`: the coupon is for other products. - `no_discount`:
the coupon takes nothing off this cart. - `not_combinable`: another discount of the cart excludes the coupon. -
`currency`: the coupon is for carts in another currency. - `first_order_only`, `other_customers`: the coupon is for a
first order, or for other customers. - `not_running`, `ended`: the coupon is paused or not started yet, or has ended.
- `used_up`, `used_by_customer`: no use is left at all, or for this customer."""

ActorType = _Literal['ADMIN', 'CUSTOMER', 'API_TOKEN', 'SYSTEM', 'PLATFORM']
"""The kind of actor that caused the change. - `ADMIN`: a store administrator in the admin interface. - `CUSTOMER`: the
customer, on the storefront or in their account. - `API_TOKEN`: an integration calling the API with an app token. -
`SYSTEM`: the service itself: scheduled renewals, carrier and fulfillment syncs, sweeps, reports of payment
processors. - `PLATFORM`: platform tooling acting on the store's behalf."""

CustomerStatus = _Literal['ACTIVE', 'BANNED', 'SUSPENDED', 'DEACTIVATED']
"""- `ACTIVE`: can log in and buy. - `SUSPENDED`: cannot log in for now; open orders continue. - `BANNED`: cannot log in,
and the e-mail address cannot register again; subscriptions are canceled. - `DEACTIVATED`: deleted by the customer or
an administrator; personal data is erased 30 days later."""

PaymentStatus = _Union[_Literal['PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'PARTIALLY_PAID', 'PAID', 'OVERPAID', 'FAILED', 'VOIDED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGEBACK'], str]
"""State of the order's payment. Derived from its payments, refunds and disputes; it cannot be set. - `PENDING`: nothing
is secured yet (an offline, bank or crypto payment is awaited). - `REQUIRES_ACTION`: the customer has to act (3-D
Secure, redirect). - `AUTHORIZED`: the whole total is authorized and not captured. - `PARTIALLY_PAID`: a part is
captured. - `PAID`: the whole total is captured, or the total is zero. - `OVERPAID`: more than the total is captured,
after an edit. - `FAILED`: the last attempt was declined or failed. - `VOIDED`: canceled before anything was captured.
- `EXPIRED`: the authorization expired. - `PARTIALLY_REFUNDED`, `REFUNDED`: part or all of the captured amount is
refunded; refunds in progress count, failed and voided refunds do not. - `CHARGEBACK`: an amount is disputed, or the
bank took it back."""

FulfillmentStatus = _Union[_Literal['NOT_REQUIRED', 'UNFULFILLED', 'ON_HOLD', 'PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELLED'], str]
"""How much of the order's physical lines has shipped. Derived from its shipments, returns and the hold; it cannot be
set. The shipments track the delivery. - `NOT_REQUIRED`: the order has no physical lines, or none of them has to be
shipped any longer. - `UNFULFILLED`: nothing has shipped. - `ON_HOLD`: nothing has shipped and an administrator holds
the order. - `PARTIALLY_FULFILLED`: a part has shipped. - `FULFILLED`: everything that has to be shipped has shipped.
- `PARTIALLY_RETURNED`, `RETURNED`: part or all of the shipped units were returned. - `CANCELLED`: the order was
canceled before anything shipped."""

GiftCardStatus = _Union[_Literal['ACTIVE', 'DISABLED', 'EXPIRED', 'SPENT'], str]
"""ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: pays no new orders until staff enable it. The
service disables a bought card while a bank disputes the payment or its record is void, and after refunds of its whole
value. It enables the card when the cause ends, unless staff disabled it. EXPIRED: `expiresOn` has passed. Later
versions can add values."""

StoredValueEntryType = _Union[_Literal['ISSUE', 'HOLD', 'RELEASE', 'CAPTURE', 'REFUND', 'CANCEL', 'RESTORE', 'EXPIRE', 'ADJUST'], str]
"""ISSUE adds new value. HOLD reserves value for an order, and RELEASE returns it. CAPTURE pays an order with reserved
value. REFUND pays value back. CANCEL removes value whose purchase was refunded, and RESTORE adds it again after that
refund failed. EXPIRE removes value that expired. ADJUST is a change by staff. Later versions can add values."""

InvoiceType = _Literal['INVOICE', 'CREDIT_NOTE']
"""Whether a document charges or credits an amount."""

MediaType = _Literal['IMAGE', 'VIDEO', 'DOCUMENT']
"""The kind of file."""

OrderState = _Literal['DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED']
"""DRAFT: not placed yet. OPEN: placed. COMPLETED: paid and fulfilled; the order is OPEN again when that no longer holds,
for instance after a canceled shipment. CANCELLED: canceled or voided."""

PaymentType = _Literal['CARD', 'BANK', 'CRYPTO', 'DIGITAL_WALLET']
"""The kind of payment method."""

ProductStatus = _Literal['DRAFT', 'ACTIVE', 'ARCHIVED']
"""DRAFT: being prepared. ACTIVE: for sale within its visibility. ARCHIVED: no longer for sale."""

ProductType = _Literal['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD']
"""The kind of product. `PHYSICAL` products are shipped; the merchant delivers `DIGITAL` products and services. For each
unit of a `GIFT_CARD`, the service issues a gift card with the unit price as its value when the order is paid, and
mails its code. A `GIFT_CARD` has no tax, takes no discounts, and is neither shipped nor sold on plans. Another
product cannot become one (422 `invalid_value`)."""

RefundStatus = _Literal['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'VOIDED']
"""- `PENDING`: issued; the amount is reserved. - `PROCESSING`: sent to the payment processor, including while its
outcome is unknown. - `COMPLETED`: the processor confirmed it, an administrator recorded it for an offline payment, or
units were returned without money. It changes to FAILED only if a bank sends the money back. - `FAILED`: the processor
rejected it; the amount can be refunded again. - `VOIDED`: voided before it settled; no money is returned."""

RefundReason = _Literal['RETURN_SELLABLE', 'RETURN_NON_SELLABLE', 'GOODWILL', 'BILLING_ERROR', 'DAMAGED_GOODS', 'DUPLICATE_CHARGE', 'OTHER']
"""Why money is refunded. Only `RETURN_SELLABLE` puts the units back into stock."""

ReturnStatus = _Union[_Literal['REQUESTED', 'APPROVED', 'REJECTED', 'IN_TRANSIT', 'RECEIVED', 'COMPLETED', 'CANCELLED'], str]
"""The state of a return. REQUESTED waits for approval. RECEIVED: units arrived, all or a part."""

ReturnKind = _Union[_Literal['RETURN', 'EXCHANGE', 'CLAIM', 'WITHDRAWAL'], str]
"""The purpose of a return. RETURN: goods against money. EXCHANGE: goods against other goods. CLAIM: goods that are
faulty, wrong or damaged. WITHDRAWAL: the buyer withdraws from the contract, as the law allows."""

SubscriptionStatus = _Literal['ACTIVE', 'PAUSED', 'CANCELLED', 'TERMINAL_FAILED']
"""- `ACTIVE`: renews; also while a declined renewal is being retried. - `PAUSED`: does not renew until it is resumed. -
`CANCELLED`: ended: canceled, replaced by another subscription, or all its cycles are done (see `cancelReason`). -
`TERMINAL_FAILED`: renewals stopped after repeated failures; a new payment method can reactivate it."""

DunningState = _Literal['NONE', 'RETRYING', 'EXHAUSTED']
"""NONE: no open failure. RETRYING: the last renewal failed, or the bank debit of its order or of the first order failed
late, and the service retries the payment; the subscription is still ACTIVE. EXHAUSTED: all attempts failed; the
subscription stays ACTIVE for the `graceDays` of the store's settings, then the final action follows."""

SubscriptionCycleStatus = _Literal['SCHEDULED', 'SKIPPED', 'PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER']
"""- `SCHEDULED`: runs on its date. - `SKIPPED`: nothing is sent or charged. - `PROCESSING`: being charged now. -
`RETRYING`: failed and will be retried. - `WAITING_FOR_STOCK`: an item is out of stock or cannot be shipped, or the
tax service cannot find the place of its address. The renewal is retried daily for the store's `renewalStockWaitDays`,
then skipped. - `WAITING_FOR_CUSTOMER`: the customer has to confirm the payment or provide another payment method."""

SubscriptionFailureClass = _Union[_Literal['SOFT', 'HARD', 'ACTION', 'CONFIG', 'STOCK'], str]
"""How a failed renewal can succeed. - `SOFT`: time; the service retries it automatically. - `HARD`: another payment
method; the current one will not work again. - `ACTION`: the customer has to confirm the payment (3-D Secure). -
`CONFIG`: the store has to act; its payment provider rejects the store's account. No attempt is counted. - `STOCK`:
stock, or a way to ship it. No attempt is counted."""

CustomFieldType = _Literal['STRING', 'NUMBER', 'BOOLEAN', 'DATE']
"""Format of the custom field's text: a `NUMBER` is a decimal string, a `BOOLEAN` is `true` or `false`, a `DATE` is
`YYYY-MM-DD`."""

SubscriptionHistorySort = _Literal['createdOn', '-createdOn']
"""Sort order; `-` means descending."""

SubscriptionHistoryAction = _Union[_Literal['subscription.created', 'subscription.created_by_admin', 'subscription.created_as_replacement', 'subscription.status_changed', 'subscription.renewals_exhausted', 'subscription.recovered', 'subscription.cancelled', 'subscription.completed', 'subscription.cancellation_scheduled', 'subscription.cancellation_withdrawn', 'subscription.paused', 'subscription.resumed', 'subscription.reactivated', 'subscription.processed', 'subscription.payment_failed', 'subscription.payment_collected', 'subscription.collection_given_up', 'subscription.cycle_skipped', 'subscription.cycle_auto_skipped', 'subscription.renewal_delayed', 'subscription.cycle_unskipped', 'subscription.processing_date_changed', 'subscription.items_changed', 'subscription.item_added', 'subscription.item_removed', 'subscription.item_updated', 'subscription.item_swapped', 'subscription.plan_changed', 'subscription.pricing_changed', 'subscription.external_pricing_applied', 'subscription.coupons_changed', 'subscription.shipping_address_changed', 'subscription.billing_address_changed', 'subscription.shipping_method_changed', 'subscription.payment_method_changed', 'subscription.store_credit_changed', 'subscription.details_changed', 'subscription.replaced'], str]
"""The action, which is more specific than an event. It is a value of `source.action` of subscription events, or a change
that fires no event. Such changes are those of addresses, shipping and payment method, and a cancellation at the end
of the period that is scheduled or withdrawn. `store_credit_changed` means a change of `useStoreCredit`,
`details_changed` of the note or custom fields. `payment_collected` means that an order whose bank debit failed late
was paid or canceled, `collection_given_up` that it stays unpaid. More values may be added."""

WebhookEventType = _Literal['order.created', 'order.payment_status_changed', 'order.payment_captured', 'order.payment_failed', 'order.fulfillment_status_changed', 'order.fulfilled', 'order.cancelled', 'order.updated', 'order.chargeback_reported', 'refund.issued', 'refund.completed', 'refund.failed', 'refund.voided', 'shipment.created', 'shipment.status_changed', 'shipment.tracking_updated', 'shipment.cancelled', 'subscription.created', 'subscription.status_changed', 'subscription.cancelled', 'subscription.paused', 'subscription.resumed', 'subscription.processed', 'subscription.payment_failed', 'subscription.cycle_skipped', 'subscription.processing_date_changed', 'subscription.items_changed', 'subscription.pricing_changed', 'subscription.replaced', 'customer.created', 'customer.updated', 'customer.status_changed', 'customer.account_type_changed', 'customer.address_changed', 'customer.payment_method_changed', 'return.requested', 'return.status_changed', 'return.received', 'return.exchanged', 'return.withdrawal_declared', 'stored_value.issued', 'stored_value.redeemed', 'stored_value.refunded', 'stored_value.adjusted', 'stored_value.expired', 'stored_value.status_changed', 'stored_value.delivery_failed']
"""The type of an event: `<object>.<what happened>`. webhook.yaml describes when each type fires."""

WebhookDeliverySort = _Literal['createdOn', '-createdOn', 'nextAttemptOn']
"""`-createdOn` (default): newest first. nextAttemptOn: the earliest next attempt first, as the deliveries show it;
deliveries without a planned attempt are omitted."""

WebhookDeliveryStatus = _Literal['PENDING', 'RETRYING', 'SUCCEEDED', 'PARKED', 'EXPIRED', 'CANCELLED']
"""PENDING: before its first attempt. RETRYING: failed, another attempt is planned. SUCCEEDED: the endpoint returned 2xx.
PARKED: the schedule is exhausted; kept for 30 days, and queued again after the endpoint's next success. EXPIRED:
parked for 30 days, or not delivered within 90 days of its creation. CANCELLED: replaced by a resend, its replay was
canceled, or the endpoint was deleted."""

WebhookDeliveryOrigin = _Literal['EVENT', 'RESEND', 'REPLAY']
"""Why the delivery exists."""

WebhookErrorCode = _Union[_Literal['http_status', 'redirect', 'gone', 'timeout', 'connect_timeout', 'connection_refused', 'connection_reset', 'dns_failure', 'tls_failure', 'address_blocked', 'invalid_response', 'interrupted', 'internal'], str]
"""Why an attempt failed. http_status: the response was not 2xx. redirect: 3xx, never followed. gone: 410, disables the
endpoint. timeout: no complete response within timeoutSeconds. address_blocked: the host resolves to an address that
is not public. interrupted: the sending process stopped or crashed, and it is unknown whether the request arrived.
internal: an error of the service, nothing was sent."""

WebhookObjectType = _Literal['order', 'refund', 'shipment', 'subscription', 'customer', 'customerAddress', 'customerPaymentMethod', 'return', 'giftCard', 'storeCreditAccount']
"""The kind of snapshot in data.object. Events `stored_value.…` have giftCard or storeCreditAccount; the list of event
types shows giftCard for them."""

WebhookNextAttemptReason = _Union[_Literal['FIRST_ATTEMPT', 'RETRY_SCHEDULE', 'RETRY_AFTER', 'BREAKER_OPEN', 'ORDERING', 'RATE_LIMIT', 'ENDPOINT_DISABLED', 'REQUEUED', 'INTERRUPTED'], str]
"""FIRST_ATTEMPT: queued. RETRY_SCHEDULE: the next step of the schedule. RETRY_AFTER: the receiver requested the delay.
BREAKER_OPEN: waits for the endpoint to recover. ORDERING: an earlier event goes first. RATE_LIMIT: ratePerSecond is
used up. ENDPOINT_DISABLED: waits for the endpoint to be enabled. REQUEUED: was parked. INTERRUPTED: the sending
process stopped or crashed, and it is unknown whether the request arrived; it is resent at once."""

WebhookAttemptOutcome = _Literal['SUCCESS', 'FAILURE', 'TIMEOUT']
"""TIMEOUT covers connecting and waiting for the response."""

WebhookOrdering = _Literal['PER_OBJECT', 'NONE', 'STRICT']
"""PER_OBJECT (default): events of one object are delivered one after the other; other objects do not wait. NONE: as soon
as possible, in any order. STRICT: one delivery at a time in order of sequence; a failing delivery blocks all later
ones."""

WebhookSignatureScheme = _Literal['v1', 'v1a']
"""v1 = HMAC-SHA256 with a shared secret (Standard Webhooks), v1a = ed25519 with a published key."""

WebhookDisabledReason = _Literal['MANUAL', 'FAILING', 'GONE']
"""MANUAL: by a user or an app token. FAILING: only failures for 5 days. GONE: the receiver returned 410."""

WebhookEndpointHealthStatus = _Literal['UNKNOWN', 'HEALTHY', 'DEGRADED', 'FAILING', 'DISABLED']
"""UNKNOWN: nothing sent in 24 hours. HEALTHY: nearly all attempts succeed. DEGRADED: some attempts fail. FAILING: the
breaker is open. DISABLED: isActive is false."""

WebhookBreakerState = _Literal['CLOSED', 'OPEN', 'HALF_OPEN']
"""CLOSED: normal. OPEN: deliveries wait without using up attempts, and a probe is sent now and then. HALF_OPEN: a probe
is in progress."""

WebhookEventSort = _Literal['sequence', '-sequence']
"""`-sequence` (default): newest first."""

WebhookReplayStatus = _Literal['QUEUED', 'RUNNING', 'COMPLETED', 'CANCELLED']
"""QUEUED → RUNNING → COMPLETED (every delivery has ended or is parked). QUEUED, RUNNING → CANCELLED. A replay
survives a restart of the service."""

WebhookReplayDeliveryFilter = _Literal['SUCCEEDED', 'PENDING', 'RETRYING', 'PARKED', 'EXPIRED', 'CANCELLED', 'NONE']
"""The status of the event's newest delivery to the endpoint. NONE means there is no delivery (the endpoint was disabled,
did not exist yet, or did not subscribe to the type)."""

AccountTypeSignUpMode = _Literal['OPEN', 'APPROVAL', 'INVITE']
"""How customers sign up. OPEN: anyone can sign up. APPROVAL and INVITE: customers cannot sign up on their own, sign-up
and first login return 403 `forbidden`; an administrator adds the customer."""

GiftCardSource = _Union[_Literal['PURCHASE', 'STAFF', 'BATCH', 'REFUND', 'IMPORT'], str]
"""The origin of a gift card. STAFF: issued by an administrator or an app token. PURCHASE: bought in an order. BATCH:
issued with others. REFUND: a refund paid to it. IMPORT: taken over from another system. Later versions can add
values."""

OfflinePaymentMethod = _Literal['BANK_TRANSFER', 'CASH', 'CHECK', 'OTHER']
"""How the store received the money outside a payment processor."""

PaymentTransactionStatus = _Literal['PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'PARTIALLY_CAPTURED', 'CAPTURED', 'FAILED', 'VOIDED', 'EXPIRED']
"""State of one payment. The order's paymentStatus is derived from all of them."""

DeclineCode = _Union[_Literal['card_declined', 'insufficient_funds', 'lost_card', 'stolen_card', 'expired_card', 'incorrect_cvc', 'processing_error', 'invalid_token', 'authentication_required', 'authentication_failed', 'payment_expired', 'payment_not_found', 'payment_voided', 'payment_captured', 'currency_mismatch', 'capture_exceeds_authorized', 'refund_exceeds_captured', 'refund_failed', 'provider_unsupported'], str]
"""Why a payment provider declined, with the same codes for every provider. After `insufficient_funds` and
`processing_error`, a later retry of the same payment may succeed; after the other codes, the buyer needs another card
or another way to pay. | code | meaning | |---|---| | `card_declined` | The bank declined without a reason. | |
`insufficient_funds` | The account does not cover the amount. | | `lost_card`, `stolen_card` | The card is blocked.
Tell the buyer only that the card was declined. | | `expired_card`, `incorrect_cvc` | The card details are wrong; the
buyer can enter them again. | | `processing_error` | The provider or the bank failed; retry in a moment. | |
`invalid_token` | The provider does not know the payment token, or the token was used before. | |
`authentication_required`, `authentication_failed` | The buyer has to authenticate (3-D Secure), or the authentication
failed. | | `payment_expired` | The buyer paid nothing, or not enough, on the payment page in time. | |
`payment_not_found`, `payment_voided`, `payment_captured` | The payment does not exist, was voided, or is already
fully captured. | | `currency_mismatch`, `capture_exceeds_authorized`, `refund_exceeds_captured` | The currency or
amount does not fit the payment. | | `refund_failed` | The bank rejected the refund. | | `provider_unsupported` | The
store can no longer reach the payment's provider. |"""

PaymentReviewStatus = _Literal['OPEN', 'APPROVED', 'CLOSED']
"""State of the payment provider's own fraud review, such as a Stripe Radar review. OPEN: people review the payment at
the provider; an order without any shipment is held with the reason FRAUD. APPROVED: the hold has ended. CLOSED: the
review ended otherwise, such as with a refund or a dispute, and the hold stays. An order that a user has released, or
held for another reason, stays as it is."""

TenderType = _Union[_Literal['GIFT_CARD', 'STORE_CREDIT'], str]
"""GIFT_CARD (value of the bearer of a code) or STORE_CREDIT (value of a customer). Later versions can add values."""

ShipmentStatus = _Union[_Literal['PENDING', 'LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'DELIVERY_ATTEMPTED', 'DELAYED', 'EXCEPTION', 'LOST', 'RETURNED_TO_SENDER', 'CANCELLED'], str]
"""State of the parcel. The usual order is `PENDING`, `LABEL_CREATED`, `PICKED_UP`, `IN_TRANSIT`, `OUT_FOR_DELIVERY`,
`DELIVERED`. - `AVAILABLE_FOR_PICKUP`: the parcel waits at a counter or locker. - `DELIVERY_ATTEMPTED`, `DELAYED`,
`EXCEPTION`: a problem occurred; the status may change back to `IN_TRANSIT`. - `LOST`, `RETURNED_TO_SENDER`: the
parcel will not arrive. `RETURNED_TO_SENDER` may follow `DELIVERED`. - `CANCELLED`: final; its items count as not
shipped."""

PaymentProviderCode = _Union[_Literal['STRIPE', 'BTCPAY', 'OFFLINE', 'SANDBOX'], str]
"""Kind of the payment provider. It determines which payment form the browser loads."""

InventoryPolicy = _Literal['DENY', 'BACKORDER']
"""DENY: never sells below zero available. BACKORDER: continues to sell, up to backorderLimit."""

ReturnObstacle = _Union[_Literal['NOT_OFFERED', 'NOT_SHIPPED', 'ALREADY_RETURNED', 'ALREADY_CLAIMED', 'EXCLUDED', 'WINDOW_CLOSED'], str]
"""A reason why a buyer cannot return a line."""

WeightUnit = _Literal['G', 'KG', 'OZ', 'LB']
"""The unit of a weight."""

StoreStatus = _Literal['ACTIVE', 'MAINTENANCE', 'CLOSED']
"""MAINTENANCE: the catalog can be read, but nothing can be bought. CLOSED: the customer API rejects requests, and
renewals do not run."""

PolicyType = _Literal['TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'REFUND_POLICY', 'SHIPPING_POLICY', 'SUBSCRIPTION_POLICY', 'LEGAL_NOTICE', 'CONTACT_INFORMATION']
"""The subject of a legal page."""

BrandingFont = _Literal['SANS', 'SERIF', 'ROUNDED', 'MONOSPACE']
"""A font family that every system provides; no font is loaded."""

DimensionUnit = _Literal['MM', 'CM', 'M', 'IN', 'FT']
"""The unit of lengths."""

IntervalUnit = _Union[_Literal['DAY', 'WEEK', 'MONTH', 'YEAR'], str]
"""The unit of a subscription's interval. A monthly subscription that starts on 31 January renews on the last day of
February, then on 31 March."""

SubscriptionAction = _Literal['UPDATE', 'CHANGE_ITEMS', 'CHANGE_DATE', 'RETRY', 'SKIP', 'UNSKIP', 'PAUSE', 'RESUME', 'CANCEL', 'REACTIVATE', 'REPLACE']
"""An operation that the current state allows."""

SubscriptionItemStatus = _Union[_Literal['ACTIVE', 'PAUSED', 'CANCELLED', 'TERMINAL_FAILED'], str]
"""The status of a subscription line, which is the status of its subscription."""

SubscriptionPricingType = _Literal['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE']
"""NONE: the one-off price. PERCENTAGE and FIXED_AMOUNT: deducted from the one-off price. FIXED_PRICE: the value is the
price."""

SubscriptionShippingPolicy = _Literal['CHARGE', 'FREE', 'FIRST_FREE']
"""CHARGE: every shipment is charged. FREE: no shipment is charged. FIRST_FREE: all shipments except the first are
charged."""

SubscriptionCancelPolicy = _Literal['ANY_TIME', 'AFTER_MIN_CYCLES']
"""When the customer may cancel. Administrators always may."""

VariantStatus = _Literal['ACTIVE', 'DISABLED']
"""DISABLED: not for sale until it is set back to ACTIVE."""

PublicOrderSort = _Literal['orderDate', '-orderDate', 'orderNumber', '-orderNumber']
"""`-` means descending. The default is `-orderDate`."""


class ReturnFee(_Model):
    """An amount that the buyer pays for a return."""

    _spec = 'kind!:s amount!:d'
    kind: ReturnFeeKind
    amount: _Decimal
    """Tax included."""


class ReturnPreviewLine(_Model):
    """A line of a previewed return."""

    _spec = 'lineItemId!:s quantity!:i amount!:d deadlineOn!?:D'
    line_item_id: str
    quantity: int
    amount: _Decimal
    """Price of the units, tax included."""
    deadline_on: _Optional[_dt.date]
    """Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none."""


class ReturnRequestLine(_Model):
    """Units of a line to return."""

    _spec = 'lineItemId!:s quantity!:i reason:s'
    line_item_id: str
    quantity: int
    reason: _Optional[str] = None
    """Code of a reason in the store's `returnPolicy`."""


class Problem(_Model):
    """Why a request failed (RFC 9457). Every response of 400 and above has this form, in every document. Base decisions
    on `status` and `code`; `title` and `detail` are for people and may change. Some codes have additional fields, and
    more may be added."""

    _spec = 'type!:s title!:s status!:i detail!:s instance!:s code!:s requestId!:s errors:[@ProblemField currentVersion:i existingId:i from:s to:s allowed:[s permission:s totals:@ProblemTotals coupon:@CouponRefusal'
    type: str
    """`/problems/<code>`: a page that explains the code. If the service is reached under a path prefix, the reference
    starts with the prefix, so it resolves against the request URL."""
    title: str
    """Meaning of the code; the same for every problem with this code."""
    status: int
    """The HTTP status."""
    detail: str
    """Description of this occurrence, in English. Never contains internals."""
    instance: str
    """The request path as the caller sees it, without the query."""
    code: ErrorCode
    request_id: str
    """Id of the request that was refused. It equals the `X-Request-Id` header, except in a repeated response
    (`Idempotent-Replayed: true`): there it is the id of the first request. Include it in support requests."""
    errors: _Optional[list[ProblemField]] = None
    """All rejected fields at once, at most 100, and fewer if their names are long; `detail` says when there are more.
    Present if individual fields are at fault."""
    current_version: _Optional[int] = None
    """For `version_conflict` and `precondition_failed`: the row's current version. Read the row again, decide, and
    retry."""
    existing_id: _Optional[int] = None
    """For `already_exists` of an external id: the id of the object that has it, such as its `orderId`. Absent if the
    request named several values."""
    from_: _Optional[str] = None
    """For `invalid_state_transition`: the object's current state."""
    to: _Optional[str] = None
    """For `invalid_state_transition`: the requested state."""
    allowed: _Optional[list[str]] = None
    """For `invalid_state_transition`: the states that the object can change to; empty if its state is final."""
    permission: _Optional[str] = None
    """For `forbidden`: the missing permission."""
    totals: _Optional[ProblemTotals] = None
    """For `cart_changed`: the order's current totals. Show them to the buyer before you retry."""
    coupon: _Optional[CouponRefusal] = None
    """For `coupon_not_applicable` and `coupon_exhausted` of a cart or an order: the coupon and the reason. Absent if the
    store has no such coupon that the caller may use now. Also absent if a concurrent request took its last use, or if
    the cart has too many coupons."""


class ProblemField(_Model):
    """One rejected field."""

    _spec = 'in!:s pointer!:s code!:s detail!:s cartItemId:i line:i column:i'
    in_: ProblemFieldLocation
    pointer: str
    """RFC 6901 pointer into the body (`/items/0/quantity`; `""` is the whole body), or `/` and the name of the parameter
    or header."""
    code: ProblemFieldCode
    detail: str
    """Message for people, in English; never contains the sent value."""
    cart_item_id: _Optional[int] = None
    """The line of the cart that a checkout refuses. The body of a checkout has no lines, so `pointer` is empty. Absent
    in other errors."""
    line: _Optional[int] = None
    """Line within the field's text, from 1; only for templates and imported files."""
    column: _Optional[int] = None
    """Column within that line, from 1."""


class ProblemTotals(_Model):
    """The order's current totals, as the cart shows them."""

    _spec = 'currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d'
    currency_code: str
    """The currency of every amount here."""
    subtotal: _Decimal
    """Sum of the lines before discounts, same as the cart's `subtotal`."""
    discount_total: _Decimal
    """Total of all discounts."""
    shipping_total: _Decimal
    """The price of shipping."""
    tax_total: _Decimal
    """All taxes."""
    grand_total: _Decimal
    """The total to pay: the `expectedGrandTotal` to send next, once the buyer agrees."""


class CouponRefusal(_Model):
    """Why a coupon does not apply, as data for a text in the buyer's language."""

    _spec = 'code!:s reason!:s isForAllItems!:b currencyCode!?:s minSubtotal!?:d missingSubtotal!?:d minQuantity!?:i missingQuantity!?:i'
    code: str
    """The code as the store writes it."""
    reason: CouponRefusalReason
    is_for_all_items: bool
    """Whether all items except gift cards count toward the minimums. False means only some products do."""
    currency_code: _Optional[str]
    """For `min_subtotal`: the currency of the amounts. For `currency`: the only currency in which the coupon applies.
    Otherwise null."""
    min_subtotal: _Optional[_Decimal]
    """For `min_subtotal`: the minimum, as shown to the buyer, before discounts. Otherwise null."""
    missing_subtotal: _Optional[_Decimal]
    """For `min_subtotal`: the amount that the cart lacks. Otherwise null."""
    min_quantity: _Optional[int]
    """For `min_quantity`: the minimum number of units. Otherwise null."""
    missing_quantity: _Optional[int]
    """For `min_quantity`: the number of units that the cart lacks. Otherwise null."""


class SubscriptionCreate(_Model):
    """A subscription that starts without a checkout."""

    _spec = 'storeCustomerId!:i subscriptionPlanId!:i items!:[@SubscriptionItemAdd currencyCode:s nextProcessingDate!:D customerPaymentMethodId!:i shippingAddressId?:i billingAddressId?:i shippingMethodId?:i couponCodes:[s consentText:s note?:s customFields:[@CustomFieldInput notifyCustomer:b'
    store_customer_id: int
    """An ACTIVE customer of the store."""
    subscription_plan_id: int
    """An active plan."""
    items: list[SubscriptionItemAdd]
    """Items of each delivery."""
    currency_code: _Optional[str] = None
    """One of the store's currencies; the default is the store's default currency. It never changes."""
    next_processing_date: _dt.date
    """Date of the first charge: today or later, in the store's time zone, at most one year ahead. The schedule counts
    from this date. The plan's trial does not apply."""
    customer_payment_method_id: int
    """An active saved payment method of the customer."""
    shipping_address_id: _Optional[int] = None
    """An active address of the customer. Null or absent only when nothing is shipped."""
    billing_address_id: _Optional[int] = None
    """Null or absent means the shipping address."""
    shipping_method_id: _Optional[int] = None
    """Null or absent only when nothing is shipped."""
    coupon_codes: _Optional[list[str]] = None
    """Coupons, validated now: their usage limits, dates and minimum apply to the first charge. Each coupon counts as a
    use: the use is reserved until the first renewal, and released if the subscription ends before."""
    consent_text: _Optional[str] = None
    """How and to what the customer agreed (by telephone, in a contract), kept as evidence of the mandate."""
    note: _Optional[str] = None
    """Internal note. Never shown to the customer."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as defined in the store's settings."""
    notify_customer: _Optional[bool] = None
    """Whether to send the mail about the new subscription."""


class SubscriptionItemAdd(_Model):
    """An item to add."""

    _spec = 'variantId!:i quantity!:i unitPrice?:d customFields:[@CustomFieldInput'
    variant_id: int
    quantity: int
    unit_price: _Optional[_Decimal] = None
    """Fixed unit price. Null or absent means the plan's pricing."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as defined in the store's settings."""


class CustomFieldInput(_Model):
    """A value for a custom field. A type that differs from the store's definition for this object, or a value that
    cannot be parsed as its type, is rejected with 422 `invalid_value`. A key that the store has not defined is
    accepted with any type; its value is the caller's own text. A list of custom fields replaces the whole list and
    cannot contain a key twice."""

    _spec = 'key!:s type!:s value!?:s'
    key: str
    """The definition's key, or an own one."""
    type: CustomFieldType
    value: _Optional[str]
    """The value as text, for every type. Null leaves the field unset."""


class SubscriptionEstimate(_Model):
    """Estimated cost of a renewal at today's prices, taxes and coupons. The renewal is priced again when it is charged."""

    _spec = 'processingDate!:D items!:[@SubscriptionEstimateLine subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d currencyCode!:s isEstimate!:b problems!:[@SubscriptionEstimateProblem'
    processing_date: _dt.date
    """Date when the renewal is due."""
    items: list[SubscriptionEstimateLine]
    """The lines of the renewal."""
    subtotal: _Decimal
    """Sum of the lines net of tax, before discounts."""
    discount_total: _Decimal
    """Total of all discounts, net of tax."""
    shipping_total: _Decimal
    """Shipping, net of tax."""
    tax_total: _Decimal
    """Tax on lines and shipping."""
    grand_total: _Decimal
    """The amount that would be charged: subtotal - discountTotal + shippingTotal + taxTotal."""
    currency_code: str
    is_estimate: bool
    """False only if the price of the renewal is final."""
    problems: list[SubscriptionEstimateProblem]
    """Problems that would prevent the renewal."""


class SubscriptionEstimateLine(_Model):
    """A line of an estimated renewal."""

    _spec = 'subscriptionItemId!:i sku!:s name!:s quantity!:i unitPrice!:d deliveryPrices!:[d lineTotal!:d'
    subscription_item_id: int
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in one delivery, as shown to the buyer. If the renewal pays for several deliveries, the price in
    the first of them. A delivery of a prepaid term keeps its price here, although it costs nothing."""
    delivery_prices: list[_Decimal]
    """Price of one unit in each delivery that the renewal pays for, as shown to the buyer. Empty if the renewal pays for
    at most one delivery."""
    line_total: _Decimal
    """Net of tax, after discounts."""


class SubscriptionEstimateProblem(_Model):
    """A problem that would prevent a renewal."""

    _spec = 'code!:s subscriptionItemId!?:i message!:s'
    code: ErrorCode
    subscription_item_id: _Optional[int]
    """The affected line. Null means all lines are affected."""
    message: str
    """The problem, explained for the buyer."""


class SubscriptionUpcomingList(_Model):
    """The upcoming renewals, complete up to the requested date."""

    _spec = 'items!:[@SubscriptionUpcomingCycle'
    items: list[SubscriptionUpcomingCycle]
    """The renewals, earliest first, including skipped ones. Empty if no renewal is scheduled."""


class SubscriptionUpcomingCycle(_Model):
    """An upcoming renewal."""

    _spec = 'cycleNumber!?:i processingDate!:D status!:s isPrepaid!:b estimate!?:@SubscriptionEstimate'
    cycle_number: _Optional[int]
    """Null for a skipped renewal, which does not count."""
    processing_date: _dt.date
    """Date when the renewal is due."""
    status: SubscriptionCycleStatus
    is_prepaid: bool
    """Whether an earlier renewal of a prepaid plan has paid for it. Its order costs nothing."""
    estimate: _Optional[SubscriptionEstimate]
    """Set only for the next renewal."""


class SubscriptionHistoryPage(_Model):
    """One page of a subscription's history."""

    _spec = 'items!:[@SubscriptionHistoryEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[SubscriptionHistoryEntry]
    """The entries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class SubscriptionHistoryEntry(_Model):
    """A change of the subscription, its actor, and the related order."""

    _spec = 'subscriptionHistoryEntryId!:i action!:s eventType!?:s actorType!:s actorName!?:s message!:s cutoffOverridden!:b orderId!?:i createdOn!:t'
    subscription_history_entry_id: int
    action: SubscriptionHistoryAction
    event_type: _Optional[WebhookEventType]
    """The event that the change fired. Null means it fired none."""
    actor_type: ActorType
    actor_name: _Optional[str]
    """Name of the person or app token. Null for the service itself."""
    message: str
    """One English sentence about the change."""
    cutoff_overridden: bool
    """Whether an administrator made the change inside the plan's cutoff."""
    order_id: _Optional[int]
    """The related order."""
    created_on: _dt.datetime


class SubscriptionCancel(_Model):
    """Request to cancel a subscription."""

    _spec = 'subscriptionId!:i atPeriodEnd:b cancelReason?:s'
    subscription_id: int
    at_period_end: _Optional[bool] = None
    """Cancel on the next processing date instead of now. If no renewal is scheduled or the last one failed, this has no
    effect: the subscription is canceled now."""
    cancel_reason: _Optional[str] = None
    """Included in the event snapshot. `COMPLETED` and `REPLACED` are reserved for the service and rejected."""


class SubscriptionPause(_Model):
    """Request to pause a subscription."""

    _spec = 'subscriptionId!:i pausedUntil?:D pauseReason?:s'
    subscription_id: int
    paused_until: _Optional[_dt.date] = None
    """Date on which the subscription resumes automatically; the next renewal is on the first date of the schedule on or
    after it. Null or absent means the pause has no end."""
    pause_reason: _Optional[str] = None
    """Why the subscription is paused. Kept until it is resumed."""


class SubscriptionResume(_Model):
    """Request to resume a subscription."""

    _spec = 'subscriptionId!:i nextProcessingDate:D'
    subscription_id: int
    next_processing_date: _Optional[_dt.date] = None
    """Today or later, in the store's time zone, at most one year ahead."""


class SubscriptionReactivate(_Model):
    """Request to reactivate a canceled subscription."""

    _spec = 'subscriptionId!:i nextProcessingDate:D customerPaymentMethodId:i'
    subscription_id: int
    next_processing_date: _Optional[_dt.date] = None
    """Today or later, in the store's time zone, at most one year ahead."""
    customer_payment_method_id: _Optional[int] = None


class SubscriptionReplace(_Model):
    """The subscription to replace, and the settings of its replacement."""

    _spec = 'subscriptionId!:i subscriptionPlanId:i items:[@SubscriptionItemAdd nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i shippingMethodId?:i couponCodes:[s reason?:s version:i'
    subscription_id: int
    subscription_plan_id: _Optional[int] = None
    items: _Optional[list[SubscriptionItemAdd]] = None
    """Lines of the new subscription. Absent means the lines of the old one."""
    next_processing_date: _Optional[_dt.date] = None
    """Today or later, in the store's time zone, at most one year ahead."""
    shipping_address_id: _Optional[int] = None
    """Null only if nothing is shipped."""
    billing_address_id: _Optional[int] = None
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int] = None
    shipping_method_id: _Optional[int] = None
    """Null only if nothing is shipped."""
    coupon_codes: _Optional[list[str]] = None
    """Coupons of the new subscription. Absent means the coupons of the old one."""
    reason: _Optional[str] = None
    """Kept in the history of both subscriptions."""
    version: _Optional[int] = None


class WebhookDeliveryPage(_Model):
    """A page of deliveries."""

    _spec = 'items!:[@WebhookDelivery page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[WebhookDelivery]
    """The webhook deliveries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class WebhookDelivery(_Model):
    """The delivery of one event to one endpoint."""

    _spec = 'webhookDeliveryId!:i webhookEndpointId!:i webhookEventId!:s eventType!:s sequence!:i objectType!:s objectId!:i origin!:s webhookReplayId!?:i status!:s attemptCount!:i maxAttempts!:i nextAttemptOn!?:t nextAttemptReason!?:s lastAttemptOn!?:t lastStatusCode!?:i lastErrorCode!?:s succeededOn!?:t parkedOn!?:t expiresOn!?:t createdOn!:t modifiedOn!:t'
    webhook_delivery_id: int
    webhook_endpoint_id: int
    webhook_event_id: str
    event_type: WebhookEventType
    sequence: int
    object_type: WebhookObjectType
    object_id: int
    origin: WebhookDeliveryOrigin
    webhook_replay_id: _Optional[int]
    """The replay that created the delivery. Null unless origin is REPLAY."""
    status: WebhookDeliveryStatus
    attempt_count: int
    """Requests sent so far."""
    max_attempts: int
    """Number of attempts in the schedule, including the first (17)."""
    next_attempt_on: _Optional[_dt.datetime]
    """Earliest time of the next attempt. Null means no attempt is planned."""
    next_attempt_reason: _Optional[WebhookNextAttemptReason]
    """Why the next attempt waits until then. Null means no attempt is planned."""
    last_attempt_on: _Optional[_dt.datetime]
    """Null before the first attempt."""
    last_status_code: _Optional[int]
    """HTTP status of the last attempt. Null means there was no response."""
    last_error_code: _Optional[WebhookErrorCode]
    """Null before the first attempt and after a success."""
    succeeded_on: _Optional[_dt.datetime]
    """When the endpoint returned 2xx; null before."""
    parked_on: _Optional[_dt.datetime]
    """When the schedule was exhausted; null unless PARKED or EXPIRED."""
    expires_on: _Optional[_dt.datetime]
    """When a parked delivery expires: 30 days after parkedOn; null unless PARKED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class WebhookDeliveryDetails(_Model):
    """A delivery with its attempts."""

    _spec = 'webhookDeliveryId!:i webhookEndpointId!:i webhookEventId!:s eventType!:s sequence!:i objectType!:s objectId!:i origin!:s webhookReplayId!?:i status!:s attemptCount!:i maxAttempts!:i nextAttemptOn!?:t nextAttemptReason!?:s lastAttemptOn!?:t lastStatusCode!?:i lastErrorCode!?:s succeededOn!?:t parkedOn!?:t expiresOn!?:t createdOn!:t modifiedOn!:t attempts!:[@WebhookDeliveryAttempt'
    webhook_delivery_id: int
    webhook_endpoint_id: int
    webhook_event_id: str
    event_type: WebhookEventType
    sequence: int
    object_type: WebhookObjectType
    object_id: int
    origin: WebhookDeliveryOrigin
    webhook_replay_id: _Optional[int]
    """The replay that created the delivery. Null unless origin is REPLAY."""
    status: WebhookDeliveryStatus
    attempt_count: int
    """Requests sent so far."""
    max_attempts: int
    """Number of attempts in the schedule, including the first (17)."""
    next_attempt_on: _Optional[_dt.datetime]
    """Earliest time of the next attempt. Null means no attempt is planned."""
    next_attempt_reason: _Optional[WebhookNextAttemptReason]
    """Why the next attempt waits until then. Null means no attempt is planned."""
    last_attempt_on: _Optional[_dt.datetime]
    """Null before the first attempt."""
    last_status_code: _Optional[int]
    """HTTP status of the last attempt. Null means there was no response."""
    last_error_code: _Optional[WebhookErrorCode]
    """Null before the first attempt and after a success."""
    succeeded_on: _Optional[_dt.datetime]
    """When the endpoint returned 2xx; null before."""
    parked_on: _Optional[_dt.datetime]
    """When the schedule was exhausted; null unless PARKED or EXPIRED."""
    expires_on: _Optional[_dt.datetime]
    """When a parked delivery expires: 30 days after parkedOn; null unless PARKED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    attempts: list[WebhookDeliveryAttempt]
    """Newest first; kept for 90 days."""


class WebhookDeliveryAttempt(_Model):
    """One request to the endpoint and its result."""

    _spec = 'attemptNumber!:i reason!:s startedOn!:t outcome!:s url!:s requestHeaders!:[@WebhookHeader remoteAddress!?:s statusCode!?:i errorCode!?:s errorMessage!?:s timings!:@WebhookAttemptTimings responseHeaders!:[@WebhookHeader responseBody!?:s responseIsTruncated!:b nextAttemptOn!?:t nextAttemptReason!?:s'
    attempt_number: int
    """1 means the first."""
    reason: WebhookNextAttemptReason
    """Why the attempt was made at that time."""
    started_on: _dt.datetime
    """When the request was sent."""
    outcome: WebhookAttemptOutcome
    url: str
    """URL of the request."""
    request_headers: list[WebhookHeader]
    """Headers sent with the event; values of custom headers are masked."""
    remote_address: _Optional[str]
    """The dialed address and port. Null means no address was dialed."""
    status_code: _Optional[int]
    """Null means no response."""
    error_code: _Optional[WebhookErrorCode]
    """Null on success."""
    error_message: _Optional[str]
    """For people; null on success."""
    timings: WebhookAttemptTimings
    response_headers: list[WebhookHeader]
    """Empty if there was no response."""
    response_body: _Optional[str]
    """The first 16 KiB of the response body as text. Null means there was none."""
    response_is_truncated: bool
    """Whether the body was longer."""
    next_attempt_on: _Optional[_dt.datetime]
    """Time of the attempt that was planned after this one. Null after a success and after the last attempt."""
    next_attempt_reason: _Optional[WebhookNextAttemptReason]
    """Why the next attempt was planned for that time."""


class WebhookHeader(_Model):
    """A header of a request to an endpoint, or of the response."""

    _spec = 'name!:s value!:s'
    name: str
    """Name of the header."""
    value: str
    """Value, cut at 1000 characters."""


class WebhookAttemptTimings(_Model):
    """Durations in milliseconds. Null means the step was not reached or not needed (a reused connection has no DNS,
    connect and TLS)."""

    _spec = 'dnsMs!?:i connectMs!?:i tlsMs!?:i firstByteMs!?:i totalMs!:i'
    dns_ms: _Optional[int]
    """Name resolution."""
    connect_ms: _Optional[int]
    """TCP connect."""
    tls_ms: _Optional[int]
    """TLS handshake."""
    first_byte_ms: _Optional[int]
    """From the start to the first byte of the response."""
    total_ms: int
    """From the start to the end of the attempt."""


class WebhookEndpoint(_Model):
    """A URL that events are sent to."""

    _spec = 'webhookEndpointId!:i url!:s description!?:s eventTypes!:[s apiVersion!:s customHeaders!:[@WebhookCustomHeader ratePerSecond!?:i ordering!:s timeoutSeconds!:i asymmetricSignature!:b publicKey!?:s signingKeys!:[@WebhookSigningKey isActive!:b disabledReason!?:s disabledOn!?:t activeWebhookReplayId!?:i health!:@WebhookEndpointHealth createdOn!:t modifiedOn!:t version!:i'
    webhook_endpoint_id: int
    url: str
    """URL that receives the events."""
    description: _Optional[str]
    """Purpose of the endpoint, for people."""
    event_types: list[str]
    """Types of events to send; an event that matches several filters is sent once."""
    api_version: str
    custom_headers: list[WebhookCustomHeader]
    """Headers sent with every attempt. Values are masked."""
    rate_per_second: _Optional[int]
    """Maximum number of attempts per second. Null means no limit of its own."""
    ordering: WebhookOrdering
    timeout_seconds: int
    """Timeout of a whole attempt, including the response body."""
    asymmetric_signature: bool
    """Whether a v1a (ed25519) signature is sent in addition to v1."""
    public_key: _Optional[str]
    """The current v1a public key (`whpk_…`); null while asymmetricSignature is off."""
    signing_keys: list[WebhookSigningKey]
    """All live keys, newest first; all of them sign. Never the secret itself."""
    is_active: bool
    """False means nothing is sent and new events get no delivery; they can be replayed later."""
    disabled_reason: _Optional[WebhookDisabledReason]
    """Null while active."""
    disabled_on: _Optional[_dt.datetime]
    """Null while active."""
    active_webhook_replay_id: _Optional[int]
    """The replay that is queued or running for this endpoint. Null means none."""
    health: WebhookEndpointHealth
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class WebhookCustomHeader(_Model):
    """A custom header with its value masked."""

    _spec = 'name!:s maskedValue!:s'
    name: str
    """Name of the header; headers that the service itself sends are rejected."""
    masked_value: str
    """Dots and the last four characters; only dots if the value has fewer than 12 characters."""


class WebhookSigningKey(_Model):
    """A live signing key, without its secret part."""

    _spec = 'scheme!:s fingerprint!:s publicKey!?:s createdOn!:t expiresOn!?:t'
    scheme: WebhookSignatureScheme
    fingerprint: str
    """First 16 hex digits of the SHA-256 of the key's text with its prefix: the secret (v1) or the public key (v1a).
    Distinguishes keys."""
    public_key: _Optional[str]
    """`whpk_…` for v1a; null for v1."""
    created_on: _dt.datetime
    expires_on: _Optional[_dt.datetime]
    """When a rotated key stops signing. Null means the current key."""


class WebhookEndpointHealth(_Model):
    """Health of the deliveries to the endpoint. Test events do not count. Can be a minute old."""

    _spec = 'status!:s breakerState!:s attempts24h!:i failures24h!:i successRate24h!?:d latencyP50Ms!?:i latencyP95Ms!?:i consecutiveFailures!:i failingSince!?:t lastSuccessOn!?:t lastFailureOn!?:t lastErrorCode!?:s nextProbeOn!?:t pendingCount!:i parkedCount!:i oldestPendingOn!?:t'
    status: WebhookEndpointHealthStatus
    breaker_state: WebhookBreakerState
    attempts24h: int
    """Requests in the last 24 hours."""
    failures24h: int
    """Failed requests in the last 24 hours."""
    success_rate24h: _Optional[_Decimal]
    """Percentage of successful attempts in the last 24 hours. Null means no attempts."""
    latency_p50_ms: _Optional[int]
    """Median duration of an attempt in the last 24 hours. Null means no attempts."""
    latency_p95_ms: _Optional[int]
    """95th percentile of the duration of an attempt in the last 24 hours. Null means no attempts."""
    consecutive_failures: int
    """Consecutive failures since the last success."""
    failing_since: _Optional[_dt.datetime]
    """Time of the first of the consecutive failures. Null means the last attempt succeeded. The endpoint is disabled
    five days after this time."""
    last_success_on: _Optional[_dt.datetime]
    """Null before the first success."""
    last_failure_on: _Optional[_dt.datetime]
    """Null before the first failure."""
    last_error_code: _Optional[WebhookErrorCode]
    """Error code of the last failure."""
    next_probe_on: _Optional[_dt.datetime]
    """Time of the next probe while the breaker is open. If no delivery is due then, the next event triggers the probe."""
    pending_count: int
    """Waiting deliveries, PENDING and RETRYING; counted up to 100,000."""
    parked_count: int
    """Parked deliveries; the next success queues them again. Counted up to 100,000."""
    oldest_pending_on: _Optional[_dt.datetime]
    """Creation time of the oldest waiting delivery. Null means no delivery is waiting."""


class WebhookEndpointCreate(_Model):
    """A new endpoint. Only the url is required."""

    _spec = 'url!:s description?:s eventTypes:[s apiVersion:s customHeaders:[@WebhookCustomHeaderInput ratePerSecond?:i ordering:s timeoutSeconds:i asymmetricSignature:b isActive:b'
    url: str
    """URL that receives the events."""
    description: _Optional[str] = None
    """Purpose of the endpoint, for people."""
    event_types: _Optional[list[str]] = None
    """Absent means `["*"]`."""
    api_version: _Optional[str] = None
    custom_headers: _Optional[list[WebhookCustomHeaderInput]] = None
    """Headers sent with every attempt, such as your own token."""
    rate_per_second: _Optional[int] = None
    """Null or absent means no limit of its own."""
    ordering: _Optional[WebhookOrdering] = None
    timeout_seconds: _Optional[int] = None
    """Timeout of a whole attempt, in seconds."""
    asymmetric_signature: _Optional[bool] = None
    """Whether to also sign with ed25519 (v1a); the response contains the public key."""
    is_active: _Optional[bool] = None
    """Whether events are sent from the start."""


class WebhookCustomHeaderInput(_Model):
    """A header of a new endpoint. Duplicate names, and more than 4 KiB for all headers together, are rejected with 422.
    So are names that begin with `webhook-`, and names that belong to the request itself: Host, Content-*, Connection,
    Transfer-Encoding, Te, Trailer, Upgrade, User-Agent and Proxy-*."""

    _spec = 'name!:s value!:s'
    name: str
    """Name of the header; headers that the service itself sends are rejected."""
    value: str
    """Kept encrypted and never shown again."""


class WebhookEndpointCreated(_Model):
    """The new endpoint with its secret. Only this response and the response of a rotation contain the secret."""

    _spec = 'webhookEndpointId!:i url!:s description!?:s eventTypes!:[s apiVersion!:s customHeaders!:[@WebhookCustomHeader ratePerSecond!?:i ordering!:s timeoutSeconds!:i asymmetricSignature!:b publicKey!?:s signingKeys!:[@WebhookSigningKey isActive!:b disabledReason!?:s disabledOn!?:t activeWebhookReplayId!?:i health!:@WebhookEndpointHealth createdOn!:t modifiedOn!:t version!:i secret!:s'
    webhook_endpoint_id: int
    url: str
    """URL that receives the events."""
    description: _Optional[str]
    """Purpose of the endpoint, for people."""
    event_types: list[str]
    """Types of events to send; an event that matches several filters is sent once."""
    api_version: str
    custom_headers: list[WebhookCustomHeader]
    """Headers sent with every attempt. Values are masked."""
    rate_per_second: _Optional[int]
    """Maximum number of attempts per second. Null means no limit of its own."""
    ordering: WebhookOrdering
    timeout_seconds: int
    """Timeout of a whole attempt, including the response body."""
    asymmetric_signature: bool
    """Whether a v1a (ed25519) signature is sent in addition to v1."""
    public_key: _Optional[str]
    """The current v1a public key (`whpk_…`); null while asymmetricSignature is off."""
    signing_keys: list[WebhookSigningKey]
    """All live keys, newest first; all of them sign. Never the secret itself."""
    is_active: bool
    """False means nothing is sent and new events get no delivery; they can be replayed later."""
    disabled_reason: _Optional[WebhookDisabledReason]
    """Null while active."""
    disabled_on: _Optional[_dt.datetime]
    """Null while active."""
    active_webhook_replay_id: _Optional[int]
    """The replay that is queued or running for this endpoint. Null means none."""
    health: WebhookEndpointHealth
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int
    secret: str
    """The v1 signing secret. Shown once; store it."""


class WebhookEndpointUpdate(_Model):
    """Changes to an endpoint; absent fields keep their values."""

    _spec = 'webhookEndpointId!:i url:s description?:s eventTypes:[s apiVersion:s customHeaders:[@WebhookCustomHeaderUpdate ratePerSecond?:i ordering:s timeoutSeconds:i asymmetricSignature:b isActive:b version:i'
    webhook_endpoint_id: int
    url: _Optional[str] = None
    """URL that receives the events."""
    description: _Optional[str] = None
    """Purpose of the endpoint, for people."""
    event_types: _Optional[list[str]] = None
    """Applies to events from now on; deliveries that are already queued do not change."""
    api_version: _Optional[str] = None
    custom_headers: _Optional[list[WebhookCustomHeaderUpdate]] = None
    """Replaces all headers; a header without a value keeps its stored value."""
    rate_per_second: _Optional[int] = None
    """Null means no limit of its own."""
    ordering: _Optional[WebhookOrdering] = None
    timeout_seconds: _Optional[int] = None
    """Timeout of a whole attempt, in seconds."""
    asymmetric_signature: _Optional[bool] = None
    """True creates a key pair; false deletes the key pair at once."""
    is_active: _Optional[bool] = None
    """False disables the endpoint with the reason MANUAL; true is the same as enabling it."""
    version: _Optional[int] = None


class WebhookCustomHeaderUpdate(_Model):
    """A header of an edited endpoint. The rules of WebhookCustomHeaderInput apply."""

    _spec = 'name!:s value:s'
    name: str
    """Name of the header; headers that the service itself sends are rejected."""
    value: _Optional[str] = None
    """Absent keeps the value stored under this name; 422 if no value is stored."""


class WebhookEndpointList(_Model):
    """All endpoints of the store, oldest first."""

    _spec = 'items!:[@WebhookEndpoint'
    items: list[WebhookEndpoint]
    """The webhook endpoints."""


class WebhookEndpointSecretRotate(_Model):
    """Replace a signing key."""

    _spec = 'webhookEndpointId!:i scheme:s overlapHours:i'
    webhook_endpoint_id: int
    scheme: _Optional[WebhookSignatureScheme] = None
    overlap_hours: _Optional[int] = None
    """How long the old keys of the scheme continue to sign in addition to the new key. 0 means they stop at once (for a
    leaked key)."""


class WebhookEndpointSecretRotated(_Model):
    """The new key."""

    _spec = 'webhookEndpointId!:i scheme!:s secret!?:s publicKey!?:s previousKeysExpireOn!?:t signingKeys!:[@WebhookSigningKey'
    webhook_endpoint_id: int
    scheme: WebhookSignatureScheme
    secret: _Optional[str]
    """The new `whsec_…` for v1, shown once. Null for v1a, whose private key never leaves the service."""
    public_key: _Optional[str]
    """The new `whpk_…` for v1a; null for v1."""
    previous_keys_expire_on: _Optional[_dt.datetime]
    """When the old keys stop signing. Null means they stopped at once."""
    signing_keys: list[WebhookSigningKey]
    """All live keys of the endpoint, newest first."""


class WebhookEndpointTest(_Model):
    """The sample event to send, and the endpoint to send it to."""

    _spec = 'webhookEndpointId!:i type!:s'
    webhook_endpoint_id: int
    type: WebhookEventType


class WebhookEndpointTestResult(_Model):
    """The sent request and the response to it."""

    _spec = 'webhookEndpointId!:i type!:s succeeded!:b payload!:a attempt!:@WebhookDeliveryAttempt'
    webhook_endpoint_id: int
    type: WebhookEventType
    succeeded: bool
    """Whether the endpoint returned 2xx in time."""
    payload: _Any
    attempt: WebhookDeliveryAttempt


class WebhookEndpointEnable(_Model):
    """The endpoint to enable."""

    _spec = 'webhookEndpointId!:i'
    webhook_endpoint_id: int


class WebhookEventPage(_Model):
    """A page of events."""

    _spec = 'items!:[@WebhookEventSummary page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[WebhookEventSummary]
    """The webhook events of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class WebhookEventSummary(_Model):
    """An event without its payload."""

    _spec = 'webhookEventId!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b sequence!:i objectType!:s objectId!:i objectVersion!:i sourceAction!:s actorType!:s deliveryCounts!:@WebhookDeliveryCounts'
    webhook_event_id: str
    type: WebhookEventType
    api_version: str
    created_on: _dt.datetime
    store_id: int
    livemode: bool
    """False means a test store."""
    sequence: int
    object_type: WebhookObjectType
    object_id: int
    object_version: int
    source_action: str
    """The payload's source.action: the internal action that fired. An open set."""
    actor_type: ActorType
    delivery_counts: WebhookDeliveryCounts


class WebhookDeliveryCounts(_Model):
    """Number of an event's deliveries, by status."""

    _spec = 'total!:i pending!:i succeeded!:i parked!:i expired!:i cancelled!:i'
    total: int
    """All deliveries."""
    pending: int
    """PENDING and RETRYING."""
    succeeded: int
    """SUCCEEDED."""
    parked: int
    """PARKED."""
    expired: int
    """EXPIRED."""
    cancelled: int
    """CANCELLED."""


class WebhookEventDetails(_Model):
    """An event with its payload and deliveries."""

    _spec = 'webhookEventId!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b sequence!:i objectType!:s objectId!:i objectVersion!:i sourceAction!:s actorType!:s deliveryCounts!:@WebhookDeliveryCounts payload!:a deliveries!:[@WebhookDelivery'
    webhook_event_id: str
    type: WebhookEventType
    api_version: str
    created_on: _dt.datetime
    store_id: int
    livemode: bool
    """False means a test store."""
    sequence: int
    object_type: WebhookObjectType
    object_id: int
    object_version: int
    source_action: str
    """The payload's source.action: the internal action that fired. An open set."""
    actor_type: ActorType
    delivery_counts: WebhookDeliveryCounts
    payload: _Any
    deliveries: list[WebhookDelivery]
    """Newest first; only the newest 1000 if a replay created more."""


class WebhookEventTypeList(_Model):
    """All event types, in the documentation's order."""

    _spec = 'items!:[@WebhookEventTypeInfo'
    items: list[WebhookEventTypeInfo]
    """The webhook event types."""


class WebhookEventTypeInfo(_Model):
    """An event type with a sample."""

    _spec = 'type!:s objectType!:s description!:s snapshotSchema!:s sample!:a'
    type: WebhookEventType
    object_type: WebhookObjectType
    description: str
    """When it fires."""
    snapshot_schema: str
    """Name of the schema of data.object, such as PublicOrderListItem."""
    sample: _Any


class WebhookEventResend(_Model):
    """The event to resend, and its endpoints."""

    _spec = 'webhookEventId!:s webhookEndpointId:i'
    webhook_event_id: str
    webhook_endpoint_id: _Optional[int] = None


class WebhookDeliveryList(_Model):
    """Deliveries."""

    _spec = 'items!:[@WebhookDelivery'
    items: list[WebhookDelivery]
    """The webhook deliveries."""


class WebhookReplay(_Model):
    """A replay and its progress."""

    _spec = 'webhookReplayId!:i webhookEndpointId!:i status!:s createdFrom!?:t createdTo!:t eventTypes!:[s deliveryStatuses!:[s objectType!?:s objectId!?:i ratePerSecond!?:i eventCount!:i queuedCount!:i succeededCount!:i failedCount!:i cancelledCount!:i startedOn!?:t finishedOn!?:t createdOn!:t modifiedOn!:t'
    webhook_replay_id: int
    webhook_endpoint_id: int
    status: WebhookReplayStatus
    created_from: _Optional[_dt.datetime]
    """Only events created at or after this time. Null means no lower limit."""
    created_to: _dt.datetime
    """Only events created before this time."""
    event_types: list[str]
    """The requested types, or the endpoint's own."""
    delivery_statuses: list[WebhookReplayDeliveryFilter]
    """Only events whose delivery has one of these statuses. Empty means any status."""
    object_type: _Optional[WebhookObjectType]
    """Only events about objects of this kind. Null means any kind."""
    object_id: _Optional[int]
    """Only events about the object with this id. Null means any object."""
    rate_per_second: _Optional[int]
    """Maximum number of replayed events per second, within the rate of the endpoint. Null means no limit of its own."""
    event_count: int
    """Events that matched when the replay started."""
    queued_count: int
    """Deliveries created so far."""
    succeeded_count: int
    """Deliveries of this replay that succeeded."""
    failed_count: int
    """Deliveries of this replay that are parked or expired."""
    cancelled_count: int
    """Deliveries of this replay that were canceled."""
    started_on: _Optional[_dt.datetime]
    """Null while QUEUED."""
    finished_on: _Optional[_dt.datetime]
    """Null until COMPLETED or CANCELLED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class WebhookReplayCreate(_Model):
    """The events to resend to one endpoint. An event must match all given filters, and at least one of createdFrom,
    eventTypes, deliveryStatuses and objectType is required (422 `invalid_value`)."""

    _spec = 'webhookEndpointId!:i createdFrom:t createdTo:t eventTypes:[s deliveryStatuses:[s objectType:s objectId:i ratePerSecond?:i dryRun:b'
    webhook_endpoint_id: int
    created_from: _Optional[_dt.datetime] = None
    """Only events created at or after this time."""
    created_to: _Optional[_dt.datetime] = None
    """Only events created before this time."""
    event_types: _Optional[list[str]] = None
    """Absent means the endpoint's own eventTypes. Types that the endpoint does not subscribe to are allowed."""
    delivery_statuses: _Optional[list[WebhookReplayDeliveryFilter]] = None
    """Absent means any status of the event's delivery."""
    object_type: _Optional[WebhookObjectType] = None
    object_id: _Optional[int] = None
    rate_per_second: _Optional[int] = None
    """Maximum number of replayed events per second, within the rate of the endpoint. Null or absent means no limit of
    its own."""
    dry_run: _Optional[bool] = None
    """True only counts the events; nothing is sent or stored."""


class WebhookReplayPreview(_Model):
    """Preview of a replay. Exact at the time of the response."""

    _spec = 'webhookEndpointId!:i eventCount!:i firstEventOn!?:t lastEventOn!?:t types!:[@WebhookReplayTypeCount'
    webhook_endpoint_id: int
    event_count: int
    """Number of events that would be sent."""
    first_event_on: _Optional[_dt.datetime]
    """Creation time of the oldest matching event. Null means no event matches."""
    last_event_on: _Optional[_dt.datetime]
    """Creation time of the newest matching event."""
    types: list[WebhookReplayTypeCount]
    """Counts by type, most frequent first."""


class WebhookReplayTypeCount(_Model):
    """Matching events of one type."""

    _spec = 'type!:s eventCount!:i'
    type: WebhookEventType
    event_count: int
    """Number of matching events of the type."""


class Seo(_Model):
    """Texts for search engines."""

    _spec = 'title!?:s description!?:s'
    title: _Optional[str]
    """Title for search engines. Null means the name."""
    description: _Optional[str]
    """Description for search engines."""


class Phone(_Model):
    """A phone number as it was entered, and in the form in which numbers are dialed and compared."""

    _spec = 'entered!:s e164!?:s extension!?:s'
    entered: str
    """The number as it was entered, without spaces around it."""
    e164: _Optional[str]
    """The number in E.164. Null if its country is unknown, if the country has no such number, or if it was entered
    before 2026-11-28."""
    extension: _Optional[str]
    """The extension. Null means none."""


class CustomField(_Model):
    """A value of a custom field. Its key can be one that the store has not defined: escape the value before you show it."""

    _spec = 'key!:s type!:s value!?:s'
    key: str
    """The definition's key."""
    type: CustomFieldType
    value: _Optional[str]
    """The value as text, for every type. Null means no value is set."""


class AddressInput(_Model):
    """A postal address. Its country determines whether a city, a postal code or a state is required
    (`/customer/country/all`); a missing one is rejected with 422 and its pointer. It has a first name, a last name or
    both."""

    _spec = 'firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s'
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    company: _Optional[str] = None
    """Company."""
    street_line1: str
    """Street and number."""
    street_line2: _Optional[str] = None
    """Floor, apartment, care of."""
    city: _Optional[str] = None
    """City or town. Required if the country's addresses have one."""
    state_province: _Optional[str] = None
    """State or province: the subdivision part of its ISO 3166-2 code (`CA`), or its name in a common language, which is
    stored as the code. Free text in countries without a list of states."""
    postal_code: _Optional[str] = None
    """Postal code."""
    country_code: str
    phone_number: _Optional[str] = None
    """Phone number for the carrier."""


class Language(_Model):
    """A language of the store."""

    _spec = 'languageCode!:s name!:s nativeName!:s direction!:s'
    language_code: str
    name: str
    """Name in English."""
    native_name: str
    """Name in the language itself."""
    direction: str
    """Whether the language is written from left to right or from right to left."""


class MediaVariant(_Model):
    """A smaller version of an image."""

    _spec = 'width!:i url!:s'
    width: int
    """Width in pixels."""
    url: str
    """URL of the file."""


class OrderCustomer(_Model):
    """The customer or guest who placed the order. A guest has no storeCustomerId."""

    _spec = 'storeCustomerId!?:i email!:s name!:s phoneNumber!?:s phone?:@Phone accountTypeName!?:s'
    store_customer_id: _Optional[int]
    """Null means a guest."""
    email: str
    name: str
    """First and last name."""
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    account_type_name: _Optional[str]
    """Null means a guest."""


class Address(_Model):
    """A postal address, copied when the object that contains it was stored. Later changes to the saved address do not
    affect the copy."""

    _spec = 'firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Phone'
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    company: _Optional[str]
    """Company."""
    street_line1: str
    """Street and number."""
    street_line2: _Optional[str]
    """Floor, apartment, care of."""
    city: str
    """City."""
    state_province: str
    """State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the
    country has none."""
    postal_code: str
    """Postal code; `""` where the country has none."""
    country_code: str
    phone_number: _Optional[str]
    """Phone number for the carrier."""
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""


class OrderTax(_Model):
    """One tax on a line or on shipping, rounded once and stored."""

    _spec = 'name!:s rate!:d amount!:d'
    name: str
    """Name of the tax."""
    rate: _Decimal
    amount: _Decimal
    """The tax of the line or of the shipping charge, for all its units."""


class OrderLine(_Model):
    """A line of an order, as placed."""

    _spec = 'lineItemId!:s variantId!?:i productId!?:i productType!:s sku!:s name!:s localName!?:s mediaUrl!?:s quantity!:i fulfilledQuantity!:i refundedQuantity!:i cancelledQuantity!:i returnedQuantity!:i openQuantity!:i requiresShipping!:b unitPriceBeforeDiscount!:d unitPrice!:d deliveryPrices!:[d lineSubtotal!:d lineDiscount!:d lineTotal!:d lineTax!:d discounts!:[@OrderLineDiscount taxes!:[@OrderTax taxClassId!?:i subscriptionId!?:i subscriptionPlanId!?:i customFields!:[@CustomField giftCard!?:@GiftCardDelivery'
    line_item_id: str
    variant_id: _Optional[int]
    """Null means the variant no longer exists."""
    product_id: _Optional[int]
    """Null means the product no longer exists."""
    product_type: ProductType
    sku: str
    name: str
    """Name at the time of the order."""
    local_name: _Optional[str]
    """The name that the buyer read, in the language of the order. Null means that it is the same as `name`, or has no
    translation."""
    media_url: _Optional[str]
    """First picture of the variant or product. Null means none."""
    quantity: int
    fulfilled_quantity: int
    """Units in live shipments."""
    refunded_quantity: int
    """Units in refunds that are not failed or voided."""
    cancelled_quantity: int
    """Units canceled before shipping."""
    returned_quantity: int
    """Units returned after shipping."""
    open_quantity: int
    """Units still to be shipped, without those that the buyer withdrew from; 0 for lines that need no shipping."""
    requires_shipping: bool
    """Whether the line has to be shipped."""
    unit_price_before_discount: _Decimal
    """List price of one unit in all deliveries that the line pays for, as shown to the buyer."""
    unit_price: _Decimal
    """Price of one unit in all deliveries that the line pays for, as shown to the buyer."""
    delivery_prices: list[_Decimal]
    """Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty
    if the line pays for at most one delivery."""
    line_subtotal: _Decimal
    """Net of tax, before discounts."""
    line_discount: _Decimal
    """Net of tax, all discounts of the line."""
    line_total: _Decimal
    """Net of tax, after all discounts."""
    line_tax: _Decimal
    """Sum of the line's taxes."""
    discounts: list[OrderLineDiscount]
    """Discounts of the line, one for each coupon or discount."""
    taxes: list[OrderTax]
    """The taxes on the line, one for each rate."""
    tax_class_id: _Optional[int]
    subscription_id: _Optional[int]
    """The subscription that the line started or renewed."""
    subscription_plan_id: _Optional[int]
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    gift_card: _Optional[GiftCardDelivery]
    """To whom the codes of the line's gift cards are mailed, as the buyer entered it. Null means to the buyer as soon as
    the order is paid, or that the line buys no gift card."""


class OrderLineDiscount(_Model):
    """One discount's part on a line."""

    _spec = 'couponId!?:i code!?:s name!:s amount!:d'
    coupon_id: _Optional[int]
    """Null means a manual discount."""
    code: _Optional[str]
    """Null means an automatic or manual discount."""
    name: str
    """Name shown to the customer."""
    amount: _Decimal
    """Net of tax."""


class GiftCardDelivery(_Model):
    """To whom and when the codes of bought gift cards are mailed."""

    _spec = 'recipient!?:@GiftCardDeliveryRecipient deliverOn!?:t'
    recipient: _Optional[GiftCardDeliveryRecipient]
    """The person for whom the gift cards are meant. Null means the buyer."""
    deliver_on: _Optional[_dt.datetime]
    """When the codes are mailed. Null means as soon as the order is paid."""


class GiftCardDeliveryRecipient(_Model):
    """The person to whom the codes of bought gift cards are mailed. An erasure of the person's data clears it."""

    _spec = 'name!:s email!:s message!?:s'
    name: str
    """The recipient's name."""
    email: str
    message: _Optional[str]
    """Text for the recipient, in the mail with the code. Null means none."""


class Payment(_Model):
    """One payment or payment attempt of an order. Never contains a card number, gateway token or vault id."""

    _spec = 'paymentId!:i paymentProviderId!?:i providerCode!:s paymentType!?:s offlineMethod!?:s brand!?:s lastFour!?:s status!:s amount!:d authorizedAmount!:d capturedAmount!:d refundedAmount!:d refundableAmount!:d currencyCode!:s providerReference!?:s failureCode!?:s failureMessage!?:s authorizationExpiresOn!?:t reviewStatus!?:s tender!?:@PaymentTender capturedOn!?:t createdOn!:t modifiedOn!:t'
    payment_id: int
    payment_provider_id: _Optional[int]
    """Null means an offline payment without a provider or a payment with stored value."""
    provider_code: str
    """Code of the payment provider. `STORED_VALUE` means a payment with stored value; `tender` has its kind."""
    payment_type: _Optional[PaymentType]
    """Null means an offline payment or a payment with stored value."""
    offline_method: _Optional[OfflinePaymentMethod]
    """Null means a payment through a processor or with stored value."""
    brand: _Optional[str]
    """Brand, as the processor reports it."""
    last_four: _Optional[str]
    """The last four digits of the card or account, or the last four characters of the gift card's code. Null means none."""
    status: PaymentTransactionStatus
    amount: _Decimal
    """The requested amount."""
    authorized_amount: _Decimal
    """Authorized amount that is still live and not captured."""
    captured_amount: _Decimal
    """The captured amount."""
    refunded_amount: _Decimal
    """Sum of the refunds that are completed, pending or processing."""
    refundable_amount: _Decimal
    """Maximum amount that can be refunded on the payment now: capturedAmount less refundedAmount and disputed amounts,
    at most the order's `balance.refundable`. If the amounts of several payments add up to more, all refunds together
    still return at most `balance.refundable`."""
    currency_code: str
    provider_reference: _Optional[str]
    """The processor's own reference, for support; never a token."""
    failure_code: _Optional[DeclineCode]
    """Why the last attempt failed. Null means no failure."""
    failure_message: _Optional[str]
    """Why the last attempt failed, as shown to the buyer. Null means no failure."""
    authorization_expires_on: _Optional[_dt.datetime]
    """When the authorization expires. Null means no amount is authorized or the provider does not report the time."""
    review_status: _Optional[PaymentReviewStatus]
    """State of the provider's fraud review. Null means the provider has not reviewed the payment."""
    tender: _Optional[PaymentTender]
    """The stored value that pays. Null means another payment."""
    captured_on: _Optional[_dt.datetime]
    """Time of the first capture."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class PaymentTender(_Model):
    """The stored value with which a payment pays. The payment is AUTHORIZED while the order holds the value, and its
    refunds return the value."""

    _spec = 'type!:s giftCardId!?:i'
    type: TenderType
    gift_card_id: _Optional[int]
    """Null means store credit."""


class OrderBalance(_Model):
    """The order's amounts, derived from its payments and refunds."""

    _spec = 'authorized!:d captured!:d refunded!:d disputed!:d due!:d overpaid!:d refundable!:d'
    authorized: _Decimal
    """Live authorizations that are not captured."""
    captured: _Decimal
    """Total captured amount."""
    refunded: _Decimal
    """Sum of the refunds that are completed, pending or processing."""
    disputed: _Decimal
    """Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries."""
    due: _Decimal
    """grandTotal minus the captured amount without refunded overpayments, never below zero."""
    overpaid: _Decimal
    """Overpayment that is not refunded yet, for instance after an edit. Refund it as `overpaymentAmount`."""
    refundable: _Decimal
    """The highest `amount` of a refund once no dispute is open: captured less refunded and disputed, never below zero.
    It excludes value of bought gift cards that was spent, has expired or is held, and money beyond the order's total
    that is no overpayment."""


class OrderCoupon(_Model):
    """A coupon on the order."""

    _spec = 'couponId!:i code!?:s name!:s discountAmount!:d'
    coupon_id: int
    code: _Optional[str]
    """Code of the coupon. Null means an automatic discount."""
    name: str
    """The coupon's name when the order was placed."""
    discount_amount: _Decimal
    """The coupon's discount, net of tax. If rounding puts the whole discount into the tax, the net part is at least the
    smallest unit of the currency."""


class ProductMedia(_Model):
    """A media file of the product, at its position."""

    _spec = 'mediaId!:i position!:i altText!?:s url!:s thumbnailUrl!?:s'
    media_id: int
    position: int
    """Display position, from 0."""
    alt_text: _Optional[str]
    """Overrides the media file's own text for this product, in every language."""
    url: str
    """URL of the file."""
    thumbnail_url: _Optional[str]
    """URL of a smaller image. Null means that the smaller image does not exist yet, or that the file is not an image."""


class ReturnExchangeRequestLine(_Model):
    """Units of a variant that the buyer wants in exchange for units of a line."""

    _spec = 'lineItemId!:s variantId!:i quantity!:i'
    line_item_id: str
    """A line of `lines`, whose units are exchanged."""
    variant_id: int
    """The wanted variant. It may belong to another product."""
    quantity: int
    """Wanted units. The units of a line's exchange are at most its returned units."""


class ReturnExchangeLine(_Model):
    """Units of a variant that the buyer wants in exchange for units of a line."""

    _spec = 'lineItemId!:s variantId!:i sku!:s name!:s quantity!:i reservedQuantity!:i'
    line_item_id: str
    """The line whose units are exchanged."""
    variant_id: int
    """The wanted variant."""
    sku: str
    name: str
    """Name of the product and variant when the exchange was requested."""
    quantity: int
    reserved_quantity: int
    """Units that the return reserves in stock, from its approval until the replacement order is placed or the return
    ends. 0 for a variant whose stock is not tracked."""


class StoreAnalytics(_Model):
    """Ids of the analytics services that the storefront loads."""

    _spec = 'googleMeasurementId!?:s metaPixelId!?:s matomoUrl!?:s matomoSiteId!?:s'
    google_measurement_id: _Optional[str]
    """Google Analytics measurement id. Null means not used."""
    meta_pixel_id: _Optional[str]
    """Meta pixel id. Null means not used."""
    matomo_url: _Optional[str]
    """URL of the store's Matomo installation."""
    matomo_site_id: _Optional[str]
    """Matomo site id. Null means not used."""


class AnnouncedPrice(_Model):
    """A price increase that the customer was notified of."""

    _spec = 'unitPrice!:d validFrom!:D'
    unit_price: _Decimal
    """The highest price of one unit in one delivery from then on, as the buyer sees it."""
    valid_from: _dt.date
    """First date on which a renewal may charge this price."""


class SubscriptionItemUpdate(_Model):
    """Changes to one item."""

    _spec = 'subscriptionItemId!:i variantId:i quantity:i unitPrice?:d customFields:[@CustomFieldInput'
    subscription_item_id: int
    variant_id: _Optional[int] = None
    quantity: _Optional[int] = None
    unit_price: _Optional[_Decimal] = None
    """Fixed unit price. Null restores the plan's pricing."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields of the line."""


class SubscriptionPlanPricing(_Model):
    """How the plan changes the price of a variant that has no price of its own for this plan."""

    _spec = 'type!:s value!?:d currencyCode!?:s firstCycles!?:i thenValue!?:d'
    type: SubscriptionPricingType
    value: _Optional[_Decimal]
    """Percentage off, amount off or price per unit. Null for NONE."""
    currency_code: _Optional[str]
    """Currency of a fixed amount or price. Null otherwise."""
    first_cycles: _Optional[int]
    """Number of cycles that `value` applies to; afterwards `thenValue` applies. Null means all cycles."""
    then_value: _Optional[_Decimal]
    """The value after the first cycles. Null if `firstCycles` is null."""


class VariantOptionValue(_Model):
    """One option value of a variant, by ids and by names."""

    _spec = 'productOptionId!:i productOptionValueId!:i optionName!:s value!:s'
    product_option_id: int
    product_option_value_id: int
    option_name: str
    """Name of the option, such as `Color`."""
    value: str
    """The value, such as `White`."""


class PublicCustomerPaymentMethod(_Model):
    """A saved payment method, and the snapshot of `customer.payment_method_changed`: only the data that the customer
    sees on the account page, never card numbers, gateway tokens or vault ids."""

    _spec = 'customerPaymentMethodId!:i storeCustomerId!:i paymentType!:s brand!:s lastFour!?:s expiryMonth!?:s expiryYear!?:s isDefault!:b isActive!:b'
    customer_payment_method_id: int
    store_customer_id: int
    """The owning customer."""
    payment_type: PaymentType
    brand: str
    """As the payment processor reports it (`visa`, `sepa_debit`, …); `""` when it reports none."""
    last_four: _Optional[str]
    """Last characters of the card or account number; null when the processor reports none."""
    expiry_month: _Optional[str]
    """Two digits, `01` to `12`. Null means the payment method does not expire."""
    expiry_year: _Optional[str]
    """Four digits. Null means the payment method does not expire."""
    is_default: bool
    """Whether this is the customer's default payment method; at most one is."""
    is_active: bool
    """False means the payment method was removed; the removal event contains the removed payment method."""


class PublicCustomerPaymentMethodList(_Model):
    """The saved payment methods of a customer."""

    _spec = 'items!:[@PublicCustomerPaymentMethod'
    items: list[PublicCustomerPaymentMethod]
    """The public customer payment methods."""


class SubscriptionSkip(_Model):
    """Request to skip a renewal."""

    _spec = 'subscriptionId!:i processingDate:D reason?:s'
    subscription_id: int
    processing_date: _Optional[_dt.date] = None
    """Date of the renewal to skip. It must be the next renewal."""
    reason: _Optional[str] = None
    """Kept in the history."""


class SubscriptionUnskip(_Model):
    """Request to restore a skipped renewal."""

    _spec = 'subscriptionId!:i processingDate!:D reason?:s'
    subscription_id: int
    processing_date: _dt.date
    """Date of the skipped renewal."""
    reason: _Optional[str] = None
    """Kept in the history."""


class PublicCustomerAddressList(_Model):
    """The saved addresses of a customer."""

    _spec = 'items!:[@PublicCustomerAddress'
    items: list[PublicCustomerAddress]
    """The public customer addresses."""


class PublicCustomerAddress(_Model):
    """A saved address of a customer, and the snapshot of `customer.address_changed`."""

    _spec = 'customerAddressId!:i storeCustomerId!:i firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Phone isDefault!:b isActive!:b'
    customer_address_id: int
    store_customer_id: int
    """The owning customer."""
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    company: _Optional[str]
    """Company."""
    street_line1: str
    """Street and number."""
    street_line2: _Optional[str]
    """Floor, apartment, care of."""
    city: str
    """City."""
    state_province: str
    """State or province; `""` where the country has none."""
    postal_code: str
    """Postal code; `""` where the country has none."""
    country_code: str
    phone_number: _Optional[str]
    """Phone number for deliveries. Null means none."""
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    is_default: bool
    """Whether this is the customer's default address; at most one is."""
    is_active: bool
    """False means the address was removed; the removal event contains the removed address."""


class PublicRefund(_Model):
    """A refund, and the snapshot of every refund event. `amount = subtotal + taxTotal + shippingTotal`."""

    _spec = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d currencyCode!:s refundedOn!:t voidedOn!?:t createdOn!:t modifiedOn!:t'
    refund_id: int
    order_id: int
    """The refunded order."""
    order_number: int
    refund_number: int
    status: RefundStatus
    reason: RefundReason
    amount: _Decimal
    """The total refunded."""
    subtotal: _Decimal
    """The part for goods (and goodwill), net of tax."""
    tax_total: _Decimal
    """The part that is tax."""
    shipping_total: _Decimal
    """The part for shipping, net of tax."""
    currency_code: str
    """The currency of the order."""
    refunded_on: _dt.datetime
    """When the refund was issued."""
    voided_on: _Optional[_dt.datetime]
    """When the refund was voided. Null means it was not voided."""
    created_on: _dt.datetime
    """When the refund was created."""
    modified_on: _dt.datetime
    """When the refund last changed."""


class PublicShipment(_Model):
    """A shipment, shown with its order. No field is null; a value that is not known yet is an empty string."""

    _spec = 'shipmentId!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t items!:[@PublicShipmentItem'
    shipment_id: int
    external_shipment_id: str
    """Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was
    given can equal the id of another shipment, so compare shipments by `shipmentId`."""
    status: ShipmentStatus
    carrier_name: str
    """Carrier; `""` while unknown."""
    tracking_number: str
    """Tracking number; `""` while unknown."""
    tracking_url: str
    """URL where the customer can track the parcel; `""` while unknown."""
    shipped_on: _dt.datetime
    """When the parcel was shipped: the given time, otherwise the time when the shipment was recorded."""
    estimated_delivery: _dt.datetime
    """Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping
    method's longest time."""
    items: list[PublicShipmentItem]
    """The shipped lines."""


class PublicShipmentItem(_Model):
    """A shipped line, or a part of it."""

    _spec = 'lineItemId!:s quantity!:i'
    line_item_id: str
    quantity: int
    """Units of the line in this shipment."""


class PublicOrderLine(_Model):
    """A line of an order, as it was when the order was placed."""

    _spec = 'sku!:s name!:s quantity!:i unitPrice!:d lineTotal!:d customFields!:[@CustomField'
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several, in the order's language."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in all deliveries that the line pays for, before discounts, as the buyer saw it. It includes tax
    if the store's prices include tax."""
    line_total: _Decimal
    """The line after all discounts, including its share of order discounts, net of tax."""
    custom_fields: list[CustomField]
    """The line's custom fields."""


class PublicSubscriptionSnapshot(_Model):
    """A subscription with its live lines. The response of `GET /subscription`, and the snapshot of every subscription
    event."""

    _spec = 'subscriptionId!:i subscriptionNumber!:i status!:s nextProcessingDate!?:D createdOn!:t cancelledOn!?:t cancelReason!?:s items!:[@PublicSubscriptionListItem'
    subscription_id: int
    subscription_number: int
    status: SubscriptionStatus
    next_processing_date: _Optional[_dt.date]
    """Date of the next renewal, in the store's time zone. Null means the subscription is not scheduled to renew."""
    created_on: _dt.datetime
    """When the subscription was created."""
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means it is not canceled."""
    cancel_reason: _Optional[str]
    """Why the subscription was canceled, as the customer or administrator stated it, or a reason of the service.
    `COMPLETED`: all its cycles are done. `REPLACED`: another subscription replaced it. `PAYMENT_FAILED`: its renewal
    retries are exhausted and the store's final action is to cancel. `CUSTOMER_BANNED` or `CUSTOMER_DEACTIVATED`: it
    ended with the customer's status. Null means it is not canceled, or no reason was given."""
    items: list[PublicSubscriptionListItem]
    """One entry per live line, the same entries as in the subscription list; empty once every line is removed."""


class PublicSubscriptionListItem(_Model):
    """A live line of a subscription: an item of the subscription list, and of a snapshot's `items`. Removed lines are
    not included."""

    _spec = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@CustomField'
    subscription_id: int
    subscription_item_id: int
    subscription_number: int
    status: SubscriptionItemStatus
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several."""
    quantity: int
    """Units per delivery."""
    unit_price: _Decimal
    """Price of one unit in one delivery, at the next renewal, as the buyer sees it, in the subscription's currency. The
    price is final when the renewal is charged."""
    interval_count: int
    """Interval between renewals, as a number of `intervalUnit`."""
    interval_unit: IntervalUnit
    next_processing_date: _dt.date
    """Date of the next renewal. Never null: when nothing is scheduled, the line keeps the last scheduled date, and the
    snapshot's own `nextProcessingDate` is null."""
    created_on: _dt.datetime
    """When the line was added."""
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means it is not canceled."""
    cancel_reason: _Optional[str]
    """Why the subscription was canceled; same as in the snapshot."""
    custom_fields: list[CustomField]
    """The line's custom fields."""


class PublicOrderListItem(_Model):
    """An order: its ids, dates, statuses, totals and lines. One item of `GET /order/paged`, and the snapshot of every
    order event. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add
    up to `subtotal − discountTotal`. All totals except `taxTotal` and `grandTotal` are net of tax. They are fixed
    when the order is placed; later changes of prices, taxes or rates do not affect them."""

    _spec = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@PublicOrderLine'
    order_id: int
    order_number: int
    order_date: _dt.datetime
    """When the order was placed; an administrator can change it."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled; it does not change afterwards. Null before."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled or voided; null otherwise."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    subtotal: _Decimal
    """Sum of the lines before discounts, net of tax."""
    discount_total: _Decimal
    """All discounts on the lines and the order, net of tax, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts, net of tax."""
    tax_total: _Decimal
    """All taxes, including the tax on shipping."""
    grand_total: _Decimal
    """The amount that the customer pays."""
    replaced_order_number: _Optional[int]
    """Number of the order that this order replaces; null otherwise."""
    item_count: int
    """Sum of the lines' quantities."""
    items: list[PublicOrderLine]
    """The lines of the order."""


class PublicCustomer(_Model):
    """A customer of the store. The response of `GET /store-customer`, and the snapshot of customer events. It never
    includes passwords, tokens or card numbers."""

    _spec = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b company!?:s languageCode!?:s acceptsMarketing!:b commissionProviderName!?:s commissionProviderId!?:s createdOn!:t modifiedOn!:t'
    store_customer_id: int
    email: str
    first_name: str
    """Given name; `""` means none."""
    last_name: str
    """Family name; `""` means none."""
    phone_number: _Optional[str]
    """Phone number; null means none."""
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    status: CustomerStatus
    account_type_id: int
    """The customer's account type in the store."""
    account_type_name: str
    """Display name of that account type."""
    email_verified: bool
    """Whether the customer has verified the e-mail address."""
    company: _Optional[str]
    """The customer's company. Null means none."""
    language_code: _Optional[str]
    """The language that the customer chose. Null means the store's."""
    accepts_marketing: bool
    """Whether a consent of the customer to marketing e-mails is in force."""
    commission_provider_name: _Optional[str]
    """Name of the store's commission provider. Null means the store has none."""
    commission_provider_id: _Optional[str]
    """The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store
    has no provider."""
    created_on: _dt.datetime
    """When the person became a customer of this store."""
    modified_on: _dt.datetime
    """When the record last changed."""


class PublicReturn(_Model):
    """A return, and the snapshot of every return event."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b lines!:[@PublicReturnLine exchangeLines!:[@ReturnExchangeLine replacementOrderId!?:i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t createdOn!:t modifiedOn!:t'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    """The order whose units come back."""
    order_number: int
    kind: ReturnKind
    status: ReturnStatus
    is_in_time: bool
    """Whether the return is a withdrawal that the buyer declared before its deadline."""
    lines: list[PublicReturnLine]
    """Lines of the return."""
    exchange_lines: list[ReturnExchangeLine]
    """Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none."""
    replacement_order_id: _Optional[int]
    """The order that sends the goods of `exchangeLines`; null means that it is not placed."""
    refund_due_on: _Optional[_dt.date]
    """Last day on which the store can refund a withdrawal; null for other kinds."""
    carrier_name: str
    """Carrier of the parcel; empty means unknown."""
    tracking_number: str
    """Tracking number of the parcel; empty means unknown."""
    requested_on: _dt.datetime
    """When the return was requested."""
    approved_on: _Optional[_dt.datetime]
    """When it was approved; null means it is not."""
    rejected_on: _Optional[_dt.datetime]
    """When it was rejected; null means it is not."""
    sent_on: _Optional[_dt.datetime]
    """When the parcel was reported as sent; null means it is not."""
    received_on: _Optional[_dt.datetime]
    """When the first units arrived; null means that no unit has arrived."""
    completed_on: _Optional[_dt.datetime]
    """When it was completed; null means it is not."""
    cancelled_on: _Optional[_dt.datetime]
    """When it was canceled; null means it is not."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class PublicReturnLine(_Model):
    """The part of a return for one line of its order."""

    _spec = 'lineItemId!:s reason!?:s requestedQuantity!:i approvedQuantity!:i sellableQuantity!:i damagedQuantity!:i missingQuantity!:i unshippedQuantity!:i'
    line_item_id: str
    reason: _Optional[str]
    """Code of a reason in the store's `returnPolicy`; null means none."""
    requested_quantity: int
    """Units that the buyer wants to return."""
    approved_quantity: int
    """Units that may come back."""
    sellable_quantity: int
    """Units that arrived and can be sold."""
    damaged_quantity: int
    """Units that arrived damaged."""
    missing_quantity: int
    """Units that did not arrive."""
    unshipped_quantity: int
    """Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them."""


class PublicShipmentSnapshot(_Model):
    """A shipment with its order: the fields of PublicShipment plus `orderId` and `orderNumber`. The snapshot of every
    shipment event. No field is null; a value that is not known yet is an empty string."""

    _spec = 'shipmentId!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t items!:[@PublicShipmentItem orderId!:i orderNumber!:i'
    shipment_id: int
    external_shipment_id: str
    """Id of the shipment in the carrier's or warehouse's system, or our own id as text if none was given. An id that was
    given can equal the id of another shipment, so compare shipments by `shipmentId`."""
    status: ShipmentStatus
    carrier_name: str
    """Carrier; `""` while unknown."""
    tracking_number: str
    """Tracking number; `""` while unknown."""
    tracking_url: str
    """URL where the customer can track the parcel; `""` while unknown."""
    shipped_on: _dt.datetime
    """When the parcel was shipped: the given time, otherwise the time when the shipment was recorded."""
    estimated_delivery: _dt.datetime
    """Expected delivery time: as the carrier or an administrator set it, otherwise `shippedOn` plus the shipping
    method's longest time."""
    items: list[PublicShipmentItem]
    """The shipped lines."""
    order_id: int
    order_number: int
