# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"

"""The Admin API: its client and its objects."""

from __future__ import annotations

import datetime as _dt
from decimal import Decimal as _Decimal
from typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union

from ._model import File as _File, Model as _Model
from ._surfaces import AdminBase as _Base
from ._transport import CallOptions as _Options
from ._shared import AccountTypeSignUpMode as AccountTypeSignUpMode
from ._shared import ActorType as ActorType
from ._shared import Address as Address
from ._shared import AddressInput as AddressInput
from ._shared import AnnouncedPrice as AnnouncedPrice
from ._shared import BrandingFont as BrandingFont
from ._shared import CouponRefusal as CouponRefusal
from ._shared import CouponRefusalReason as CouponRefusalReason
from ._shared import CustomField as CustomField
from ._shared import CustomFieldInput as CustomFieldInput
from ._shared import CustomFieldType as CustomFieldType
from ._shared import CustomerStatus as CustomerStatus
from ._shared import DeclineCode as DeclineCode
from ._shared import DimensionUnit as DimensionUnit
from ._shared import DunningState as DunningState
from ._shared import ErrorCode as ErrorCode
from ._shared import FulfillmentStatus as FulfillmentStatus
from ._shared import GiftCardDelivery as GiftCardDelivery
from ._shared import GiftCardDeliveryRecipient as GiftCardDeliveryRecipient
from ._shared import GiftCardSource as GiftCardSource
from ._shared import GiftCardStatus as GiftCardStatus
from ._shared import IntervalUnit as IntervalUnit
from ._shared import InventoryPolicy as InventoryPolicy
from ._shared import InvoiceType as InvoiceType
from ._shared import Language as Language
from ._shared import MediaType as MediaType
from ._shared import MediaVariant as MediaVariant
from ._shared import OfflinePaymentMethod as OfflinePaymentMethod
from ._shared import OrderBalance as OrderBalance
from ._shared import OrderCoupon as OrderCoupon
from ._shared import OrderCustomer as OrderCustomer
from ._shared import OrderLine as OrderLine
from ._shared import OrderLineDiscount as OrderLineDiscount
from ._shared import OrderState as OrderState
from ._shared import OrderTax as OrderTax
from ._shared import Payment as Payment
from ._shared import PaymentProviderCode as PaymentProviderCode
from ._shared import PaymentReviewStatus as PaymentReviewStatus
from ._shared import PaymentStatus as PaymentStatus
from ._shared import PaymentTender as PaymentTender
from ._shared import PaymentTransactionStatus as PaymentTransactionStatus
from ._shared import PaymentType as PaymentType
from ._shared import Phone as Phone
from ._shared import PolicyType as PolicyType
from ._shared import Problem as Problem
from ._shared import ProblemField as ProblemField
from ._shared import ProblemFieldCode as ProblemFieldCode
from ._shared import ProblemFieldLocation as ProblemFieldLocation
from ._shared import ProblemTotals as ProblemTotals
from ._shared import ProductMedia as ProductMedia
from ._shared import ProductStatus as ProductStatus
from ._shared import ProductType as ProductType
from ._shared import RefundReason as RefundReason
from ._shared import RefundStatus as RefundStatus
from ._shared import ReturnExchangeLine as ReturnExchangeLine
from ._shared import ReturnExchangeRequestLine as ReturnExchangeRequestLine
from ._shared import ReturnFee as ReturnFee
from ._shared import ReturnFeeKind as ReturnFeeKind
from ._shared import ReturnKind as ReturnKind
from ._shared import ReturnObstacle as ReturnObstacle
from ._shared import ReturnPreviewLine as ReturnPreviewLine
from ._shared import ReturnRequestLine as ReturnRequestLine
from ._shared import ReturnSort as ReturnSort
from ._shared import ReturnStatus as ReturnStatus
from ._shared import Seo as Seo
from ._shared import ShipmentStatus as ShipmentStatus
from ._shared import StoreAnalytics as StoreAnalytics
from ._shared import StoreStatus as StoreStatus
from ._shared import StoredValueEntryType as StoredValueEntryType
from ._shared import SubscriptionAction as SubscriptionAction
from ._shared import SubscriptionCancel as SubscriptionCancel
from ._shared import SubscriptionCancelPolicy as SubscriptionCancelPolicy
from ._shared import SubscriptionCreate as SubscriptionCreate
from ._shared import SubscriptionCycleStatus as SubscriptionCycleStatus
from ._shared import SubscriptionEstimate as SubscriptionEstimate
from ._shared import SubscriptionEstimateLine as SubscriptionEstimateLine
from ._shared import SubscriptionEstimateProblem as SubscriptionEstimateProblem
from ._shared import SubscriptionFailureClass as SubscriptionFailureClass
from ._shared import SubscriptionHistoryAction as SubscriptionHistoryAction
from ._shared import SubscriptionHistoryEntry as SubscriptionHistoryEntry
from ._shared import SubscriptionHistoryPage as SubscriptionHistoryPage
from ._shared import SubscriptionHistorySort as SubscriptionHistorySort
from ._shared import SubscriptionItemAdd as SubscriptionItemAdd
from ._shared import SubscriptionItemStatus as SubscriptionItemStatus
from ._shared import SubscriptionItemUpdate as SubscriptionItemUpdate
from ._shared import SubscriptionPause as SubscriptionPause
from ._shared import SubscriptionPlanPricing as SubscriptionPlanPricing
from ._shared import SubscriptionPricingType as SubscriptionPricingType
from ._shared import SubscriptionReactivate as SubscriptionReactivate
from ._shared import SubscriptionReplace as SubscriptionReplace
from ._shared import SubscriptionResume as SubscriptionResume
from ._shared import SubscriptionShippingPolicy as SubscriptionShippingPolicy
from ._shared import SubscriptionStatus as SubscriptionStatus
from ._shared import SubscriptionUpcomingCycle as SubscriptionUpcomingCycle
from ._shared import SubscriptionUpcomingList as SubscriptionUpcomingList
from ._shared import TenderType as TenderType
from ._shared import VariantOptionValue as VariantOptionValue
from ._shared import VariantStatus as VariantStatus
from ._shared import WebhookAttemptOutcome as WebhookAttemptOutcome
from ._shared import WebhookAttemptTimings as WebhookAttemptTimings
from ._shared import WebhookBreakerState as WebhookBreakerState
from ._shared import WebhookCustomHeader as WebhookCustomHeader
from ._shared import WebhookCustomHeaderInput as WebhookCustomHeaderInput
from ._shared import WebhookCustomHeaderUpdate as WebhookCustomHeaderUpdate
from ._shared import WebhookDelivery as WebhookDelivery
from ._shared import WebhookDeliveryAttempt as WebhookDeliveryAttempt
from ._shared import WebhookDeliveryCounts as WebhookDeliveryCounts
from ._shared import WebhookDeliveryDetails as WebhookDeliveryDetails
from ._shared import WebhookDeliveryList as WebhookDeliveryList
from ._shared import WebhookDeliveryOrigin as WebhookDeliveryOrigin
from ._shared import WebhookDeliveryPage as WebhookDeliveryPage
from ._shared import WebhookDeliverySort as WebhookDeliverySort
from ._shared import WebhookDeliveryStatus as WebhookDeliveryStatus
from ._shared import WebhookDisabledReason as WebhookDisabledReason
from ._shared import WebhookEndpoint as WebhookEndpoint
from ._shared import WebhookEndpointCreate as WebhookEndpointCreate
from ._shared import WebhookEndpointCreated as WebhookEndpointCreated
from ._shared import WebhookEndpointEnable as WebhookEndpointEnable
from ._shared import WebhookEndpointHealth as WebhookEndpointHealth
from ._shared import WebhookEndpointHealthStatus as WebhookEndpointHealthStatus
from ._shared import WebhookEndpointList as WebhookEndpointList
from ._shared import WebhookEndpointSecretRotate as WebhookEndpointSecretRotate
from ._shared import WebhookEndpointSecretRotated as WebhookEndpointSecretRotated
from ._shared import WebhookEndpointTest as WebhookEndpointTest
from ._shared import WebhookEndpointTestResult as WebhookEndpointTestResult
from ._shared import WebhookEndpointUpdate as WebhookEndpointUpdate
from ._shared import WebhookErrorCode as WebhookErrorCode
from ._shared import WebhookEventDetails as WebhookEventDetails
from ._shared import WebhookEventPage as WebhookEventPage
from ._shared import WebhookEventResend as WebhookEventResend
from ._shared import WebhookEventSort as WebhookEventSort
from ._shared import WebhookEventSummary as WebhookEventSummary
from ._shared import WebhookEventType as WebhookEventType
from ._shared import WebhookEventTypeInfo as WebhookEventTypeInfo
from ._shared import WebhookEventTypeList as WebhookEventTypeList
from ._shared import WebhookHeader as WebhookHeader
from ._shared import WebhookNextAttemptReason as WebhookNextAttemptReason
from ._shared import WebhookObjectType as WebhookObjectType
from ._shared import WebhookOrdering as WebhookOrdering
from ._shared import WebhookReplay as WebhookReplay
from ._shared import WebhookReplayCreate as WebhookReplayCreate
from ._shared import WebhookReplayDeliveryFilter as WebhookReplayDeliveryFilter
from ._shared import WebhookReplayPreview as WebhookReplayPreview
from ._shared import WebhookReplayStatus as WebhookReplayStatus
from ._shared import WebhookReplayTypeCount as WebhookReplayTypeCount
from ._shared import WebhookSignatureScheme as WebhookSignatureScheme
from ._shared import WebhookSigningKey as WebhookSigningKey
from ._shared import WeightUnit as WeightUnit

AccountTypePriceMode = _Literal['LIST', 'DISCOUNT', 'OWN_PRICES']
"""LIST: list prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: the prices set for this account type, and
list prices where none is set."""

AccountTypeTierMetric = _Literal['SPEND_12M', 'ORDERS_12M', 'VOLUME']
"""SPEND_12M: the customer's payments for the orders of the last twelve months, less refunds, in the store's default
currency. ORDERS_12M: the number of orders of these twelve months that are paid and not fully refunded. Canceled
orders and replacements count for neither. VOLUME: the volume that the commission provider reports. While no provider
reports a volume, no customer moves up or down by it."""

ApiSurface = _Literal['ADMIN', 'CUSTOMER', 'PUBLIC']
"""One of the APIs of the service."""

AuditLogSort = _Literal['createdOn', '-createdOn']
"""Order of the list; a `-` in front means descending."""

CaptureMode = _Literal['AUTOMATIC', 'ON_FULFILLMENT', 'MANUAL']
"""When an authorized payment is captured: at once, when its goods ship, or when an administrator captures it. A payment
keeps the mode under which it began. With ON_FULFILLMENT, an order that buys gift cards is captured at once, because
the cards are issued when it is paid in full."""

ChargebackSort = _Literal['reportedOn', '-reportedOn', 'modifiedOn', '-modifiedOn']
"""Sort order; a minus sign means descending."""

ChargebackStatus = _Literal['OPEN', 'WON', 'LOST', 'ACCEPTED']
"""State of a dispute at the payment processor."""

CollectionConditionField = _Literal['NAME', 'BRAND', 'TAG', 'PRODUCT_TYPE', 'SKU', 'PRICE', 'COMPARE_AT_AMOUNT', 'STOCK_AVAILABLE', 'CREATED_ON', 'IS_SUBSCRIBABLE']
"""PRICE and COMPARE_AT_AMOUNT are in the store's default currency."""

CollectionConditionOperator = _Literal['EQUALS', 'NOT_EQUALS', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH', 'GREATER_THAN', 'LESS_THAN']
"""Texts do not accept GREATER_THAN and LESS_THAN. Amounts, counts and times accept EQUALS, NOT_EQUALS, GREATER_THAN and
LESS_THAN. All other fields accept EQUALS and NOT_EQUALS."""

CollectionRuleMatch = _Literal['ALL', 'ANY']
"""Whether a product has to meet all conditions of the rule, or any of them."""

CollectionSortOrder = _Literal['MANUAL', 'NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'BEST_SELLING']
"""How the storefront sorts the products; MANUAL only for a manual collection, BEST_SELLING by the units sold in the last
30 days."""

CollectionType = _Literal['MANUAL', 'RULE']
"""MANUAL: the collection lists its products. RULE: its rules select them."""

CommissionProviderCode = _Union[_Literal['NONE', 'HTTP'], str]
"""The commission system. `NONE`: the store has none. `HTTP`: any service that implements the contract in the guide
"Connect a commission service"."""

CommissionQualifyingOn = _Literal['PAID', 'FULFILLED']
"""When an order counts for commission."""

CommissionSyncStatus = _Literal['NOT_REQUIRED', 'PENDING', 'SYNCED', 'FAILED']
"""Whether the order, including its refunds and chargebacks, has been reported to the commission provider.
`NOT_REQUIRED`: the order does not count for commission, or does not count yet. `PENDING`: a report is in progress.
`FAILED`: one of its integration tasks failed or was canceled; `POST /admin/integration-task/retry` or `POST
/admin/order/sync` retries it."""

CouponAppliesTo = _Literal['ORDER', 'PRODUCTS', 'COLLECTIONS', 'SHIPPING']
"""The base of the discount."""

CouponCombinesWith = _Literal['ORDER', 'PRODUCT', 'SHIPPING']
"""A kind of discount that the coupon can be combined with."""

CouponDiscountType = _Literal['PERCENTAGE', 'FIXED_AMOUNT', 'FREE_SHIPPING', 'BUY_X_GET_Y', 'FIXED_PRICE']
"""Type of the discount. FIXED_PRICE sells each eligible unit at the price in `value`."""

CouponSort = _Literal['createdOn', '-createdOn', 'code', '-code', 'endsOn', '-endsOn', 'usageCount', '-usageCount']
"""Order of the list; a `-` in front means descending."""

CouponStatus = _Literal['DRAFT', 'ACTIVE', 'PAUSED', 'EXPIRED', 'EXHAUSTED', 'SCHEDULED']
"""SCHEDULED (before startsOn), EXPIRED (past endsOn) and EXHAUSTED (usageLimit reached) are derived from an ACTIVE
coupon. EXPIRED takes precedence over EXHAUSTED, and both over SCHEDULED."""

CouponStatusInput = _Literal['DRAFT', 'ACTIVE', 'PAUSED']
"""The states that a request can set."""

CouponSubscriptionMode = _Literal['FIRST_ORDER', 'FIRST_N', 'EVERY_ORDER']
"""Which orders of a subscription get the discount: its first one (FIRST_ORDER, the default), the first
`subscriptionCycleLimit` of them (FIRST_N), or all (EVERY_ORDER)."""

CouponUsageSort = _Literal['createdOn', '-createdOn']
"""Order of the list; a `-` in front means descending."""

CouponUsageStatus = _Literal['RESERVED', 'USED', 'RELEASED']
"""RESERVED by a running checkout, USED by a placed order, RELEASED when the checkout failed or the order was canceled."""

CustomerAccountTypeSource = _Literal['DEFAULT', 'AUTOMATIC', 'ADMIN']
"""Source of the account type. DEFAULT: the type was the store's default when the customer was created. AUTOMATIC: the
daily check of `autoTier` assigned the type. ADMIN: an administrator chose the type, and the check skips the customer."""

CustomerConsentSource = _Union[_Literal['CHECKOUT_PAGE', 'STOREFRONT', 'ADMIN', 'API', 'IMPORT', 'UNKNOWN'], str]
"""Where the consent was given. ADMIN: an administrator entered it. API: an integration entered it. IMPORT: it was in an
imported file. UNKNOWN: it was stored before sources were recorded."""

CustomerEmailCheckReason = _Literal['CUSTOMER_EXISTS', 'BANNED']
"""CUSTOMER_EXISTS: the store has a customer with this e-mail. BANNED: that customer is banned."""

CustomerImportFormat = _Literal['csv', 'xlsx']
"""The file's format."""

CustomerImportOnError = _Literal['CONTINUE', 'REJECT_ALL']
"""Effect of invalid rows. CONTINUE imports the valid rows; REJECT_ALL imports no row if any row is invalid."""

CustomerImportOnExisting = _Literal['SKIP', 'UPDATE', 'FAIL']
"""Handling of rows whose customer already exists in the store. SKIP leaves the customer unchanged, UPDATE changes the
customer by the columns that are not empty, FAIL reports the row as invalid."""

CustomerOrderSort = _Literal['orderDate', '-orderDate', 'grandTotal', '-grandTotal']
"""Order of the list; a `-` in front means descending."""

CustomerSort = _Literal['createdOn', '-createdOn', 'modifiedOn', '-modifiedOn', 'email', '-email', 'lastName', '-lastName', 'lastOrderOn', '-lastOrderOn']
"""Order of the list; a `-` in front means descending."""

DashboardComparison = _Literal['PREVIOUS_PERIOD', 'PREVIOUS_YEAR', 'NONE']
"""The range to compare with."""

DunningFinalAction = _Literal['FAIL', 'PAUSE', 'CANCEL', 'SKIP']
"""Action after the last attempt. FAIL sets TERMINAL_FAILED, PAUSE sets PAUSED, CANCEL sets CANCELLED, SKIP skips the
cycle and stays ACTIVE."""

DunningNotice = _Literal['FIRST_FAILURE', 'EVERY_FAILURE', 'FINAL_FAILURE']
"""When the customer gets a mail."""

EmailSort = _Literal['createdOn', '-createdOn']
"""Sort order; a minus sign means descending."""

EmailStatus = _Literal['PENDING', 'SENT', 'FAILED', 'SUPPRESSED']
"""Status of a mail. - `PENDING`: the mail is waiting to be sent, or to be retried after a failure. - `SENT`: the mail
server accepted the mail. - `FAILED`: the mail server permanently rejected the mail, retries were exhausted, or the
mail expired. - `SUPPRESSED`: the mail was not sent because its address is suppressed."""

EmailSuppressionSort = _Literal['createdOn', '-createdOn']
"""Sort order; a minus sign means descending."""

EmailTemplateSort = _Literal['name', '-name', 'createdOn', '-createdOn', 'modifiedOn', '-modifiedOn']
"""Order of the list; a `-` in front means descending."""

EmailTemplateTypeCode = _Literal['ORDER_CONFIRMATION', 'ORDER_CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_LINK', 'ORDER_LINK', 'SHIPMENT_CREATED', 'SHIPMENT_DELIVERED', 'REFUND_COMPLETED', 'SUBSCRIPTION_CREATED', 'SUBSCRIPTION_RENEWAL_UPCOMING', 'SUBSCRIPTION_PAYMENT_FAILED', 'SUBSCRIPTION_ACTION_NEEDED', 'SUBSCRIPTION_PRICE_CHANGED', 'SUBSCRIPTION_TRIAL_ENDING', 'SUBSCRIPTION_CANCELLED', 'SUBSCRIPTION_PAUSED', 'SUBSCRIPTION_RESUMED', 'SUBSCRIPTION_ADDRESS_NEEDED', 'SUBSCRIPTION_REPLACED', 'CARD_EXPIRING', 'VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'EMAIL_CHANGE', 'EMAIL_CHANGE_NOTICE', 'EMAIL_CHANGED', 'WELCOME', 'ADMIN_ORDER_NOTICE', 'ADMIN_RENEWAL_NOTICE', 'WEBHOOK_ENDPOINT_FAILING', 'WEBHOOK_ENDPOINT_DISABLED']
"""Type of an e-mail."""

ExportFormat = _Literal['csv', 'xlsx']
"""File format of an export."""

GiftCardDeliveryStatus = _Union[_Literal['NONE', 'SCHEDULED', 'SENT', 'FAILED'], str]
"""The state of the mail with the code. NONE: the code is not mailed. SCHEDULED: the mail waits for `deliverOn` or for
the mail server. SENT: the mail server has accepted it. FAILED: it was not sent; `POST /admin/gift-card/resend` mails
a new code. Later versions can add values."""

GiftCardEntrySort = _Literal['createdOn', '-createdOn']
"""Sort order; a minus sign means descending."""

GiftCardSort = _Literal['createdOn', '-createdOn', 'expiresOn', '-expiresOn']
"""Sort order; a minus sign means descending. Cards that do not expire are sorted after all expiry dates."""

IntegrationDirection = _Literal['OUTBOUND', 'INBOUND']
"""OUTBOUND: the service called the outside system. INBOUND: the outside system called the service."""

IntegrationLogSort = _Literal['createdOn', '-createdOn', 'durationMs', '-durationMs']
"""Sort order; a minus sign means descending."""

IntegrationOutcome = _Literal['SUCCESS', 'FAILURE', 'TIMEOUT']
"""Outcome of a call."""

IntegrationTaskAction = _Literal['RETRY', 'CANCEL']
"""An action that is allowed on the task in its current state."""

IntegrationTaskSort = _Literal['createdOn', '-createdOn', 'nextAttemptOn', '-nextAttemptOn', 'modifiedOn', '-modifiedOn']
"""Sort order; a minus sign means descending."""

IntegrationTaskStatus = _Literal['QUEUED', 'RUNNING', 'SUCCEEDED', 'RETRYING', 'FAILED', 'CANCELLED']
"""Status of a task. SUCCEEDED, FAILED and CANCELLED are final unless the task is retried."""

IntegrationType = _Literal['PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC', 'DOMAIN']
"""The kind of outside system. DOMAIN means records that a domain owner publishes."""

InventoryReserveMode = _Literal['AT_PAYMENT', 'AT_CART']
"""When stock is reserved. AT_PAYMENT: when an order is placed or its payment begins. AT_CART: when a product is added to
a cart, which reserves the stock for `reservationMinutes` after the cart's last change. Existing cart reservations
stay valid for that time when this setting changes."""

InvoiceReason = _Literal['ORDER', 'EDIT', 'REFUND', 'REFUND_FAILED', 'CANCELLATION']
"""Why the document was issued: the order itself, an edit of the order, a refund, a completed refund that failed later,
or the cancellation of the order. A credit note of a cancellation deducts the amount that is no longer due or that a
dispute took. An invoice of a cancellation charges disputed money again after it came back to the store."""

InvoiceSort = _Literal['issuedOn', '-issuedOn']
"""Sort order; a minus sign means descending."""

MediaFolderSort = _Literal['name', '-name', 'createdOn', '-createdOn']
"""Order of the list; a `-` in front means descending."""

MediaSort = _Literal['createdOn', '-createdOn', 'fileName', '-fileName', 'sizeBytes', '-sizeBytes']
"""Order of the list; a `-` in front means descending."""

MediaStatus = _Literal['PROCESSING', 'READY', 'FAILED']
"""PROCESSING until the smaller versions of an image are ready; FAILED if the image could not be read."""

MissingTranslationSort = _Literal['createdOn']
"""`createdOn`: oldest first."""

OrderAction = _Literal['PLACE', 'CAPTURE', 'VOID', 'OFFLINE_PAYMENT', 'CHARGE', 'PAYMENT_LINK', 'REFUND', 'CANCEL', 'FULFILL', 'HOLD', 'RELEASE', 'EDIT', 'REPLACE']
"""An action that the order's current state allows."""

ObjectType = _Union[_Literal['accountType', 'adminUser', 'appToken', 'cart', 'cartItem', 'chargeback', 'collection', 'commissionProvider', 'coupon', 'customer', 'customerAddress', 'customerPaymentMethod', 'email', 'emailSuppression', 'emailTemplate', 'giftCard', 'integrationTask', 'media', 'mediaFolder', 'order', 'payment', 'paymentProvider', 'pdfTemplate', 'price', 'product', 'redirect', 'refund', 'return', 'scope', 'session', 'shipment', 'shippingMethod', 'stock', 'store', 'storeCreditAccount', 'storeKey', 'subscription', 'subscriptionPlan', 'taxClass', 'taxProvider', 'testClock', 'variant', 'webhookDelivery', 'webhookEndpoint', 'webhookReplay'], str]
"""A kind of object. The name matches the object's schema and id, and its name in events (WebhookObjectType)."""

OrderCancelReason = _Literal['CUSTOMER_REQUEST', 'FRAUD', 'OUT_OF_STOCK', 'PAYMENT_NOT_RECEIVED', 'DUPLICATE', 'OTHER']
"""Why the order was canceled or voided."""

OrderDiscountType = _Literal['PERCENTAGE', 'FIXED_AMOUNT']
"""How `value` of a manual discount is interpreted."""

OrderExportRows = _Literal['ORDER', 'LINE']
"""Whether the file has one row per order, or one per order line."""

OrderHoldReason = _Literal['FRAUD', 'ADDRESS', 'BACKORDER', 'PAYMENT', 'OTHER']
"""Why the order is on hold."""

OrderItemSummarySort = _Literal['sku', '-sku', 'name', '-name', 'quantityToFulfill', '-quantityToFulfill', 'quantityOrdered', '-quantityOrdered', 'net', '-net']
"""Sort order; a leading minus sign means descending."""

OrderReplacementReason = _Literal['LOST', 'DAMAGED', 'WRONG_ITEM', 'DEFECTIVE', 'OTHER']
"""Why the order is replaced."""

OrderSort = _Literal['orderDate', '-orderDate', 'orderNumber', '-orderNumber', 'grandTotal', '-grandTotal', 'createdOn', '-createdOn', 'modifiedOn', '-modifiedOn']
"""Sort order; a leading minus sign means descending."""

MarketingConsentSource = _Literal['CHECKOUT_PAGE', 'STOREFRONT']
"""Where the buyer consented. CHECKOUT_PAGE is the platform's own checkout page, which a checkout link opens."""

OrderSource = _Literal['STOREFRONT', 'ADMIN', 'SUBSCRIPTION', 'API', 'MCP']
"""Where the order came from."""

OrderSyncTarget = _Literal['PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION']
"""The outside system to synchronize with."""

OrderTaxSource = _Literal['MANUAL_RATES', 'PROVIDER', 'FALLBACK']
"""Source of the taxes: the rates of the tax classes, the tax service, or the tax classes because the tax service did not
respond (`fallback` of the tax provider)."""

PaymentTransactionSort = _Literal['occurredOn', '-occurredOn', 'createdOn', '-createdOn']
"""Sort order; a minus sign means descending."""

PaymentTransactionType = _Union[_Literal['CAPTURE', 'REFUND', 'DISPUTE'], str]
"""CAPTURE (money of the buyer), REFUND (a completed refund, or one that failed later) or DISPUTE (money that a bank took
back, or returned). Later versions can add values."""

PdfOrientation = _Literal['PORTRAIT', 'LANDSCAPE']
"""Page orientation."""

PdfPageSize = _Literal['A4', 'LETTER', 'LABEL_4X6']
"""Page size."""

PdfTemplateSort = _Literal['name', '-name', 'createdOn', '-createdOn', 'modifiedOn', '-modifiedOn']
"""Sort order; a leading `-` means descending."""

PdfTemplateTypeCode = _Literal['INVOICE', 'PACKING_SLIP', 'PICK_LIST', 'CREDIT_NOTE', 'SHIPPING_LABEL']
"""Type of a document."""

PriceRounding = _Literal['HALF_UP', 'HALF_EVEN', 'HALF_DOWN']
"""How amounts in the currency are rounded."""

PriceSource = _Literal['MANUAL', 'IMPORT', 'PROVIDER']
"""Origin of the row: a request to this API, an import, or a connected system."""

PriceType = _Literal['BASE', 'COMPARE_AT', 'ACCOUNT_TYPE', 'SUBSCRIPTION', 'VOLUME']
"""Kind of a price row."""

ProductBrowseSort = _Literal['name', '-name', 'sku', '-sku']
"""Sort order; a leading `-` means descending."""

ProductSort = _Literal['createdOn', '-createdOn', 'modifiedOn', '-modifiedOn', 'name', '-name']
"""Sort order; a leading `-` means descending."""

ProviderHealthStatus = _Literal['UNKNOWN', 'HEALTHY', 'DEGRADED', 'DOWN']
"""Health of the provider, from the calls of the last 15 minutes."""

ProviderWebhookStatus = _Literal['NOT_NEEDED', 'WAITING', 'RECEIVING', 'FAILING']
"""Whether the provider's webhooks reach this service: none needed, none received yet, received, or rejected (bad
signature)."""

RedirectSort = _Literal['createdOn', '-createdOn', 'path', '-path']
"""Order of the list; a `-` in front means descending."""

RefundAction = _Literal['VOID', 'COMPLETE', 'RETRY']
"""An action that the refund's current state allows."""

RefundDestination = _Union[_Literal['ORIGINAL', 'STORE_CREDIT'], str]
"""- `ORIGINAL`: the money returns to the payment that it came from. - `STORE_CREDIT`: the money became the customer's
store credit. Such a refund is COMPLETED and stays so. More values may be added."""

RefundNumberSequence = _Literal['OWN', 'SHARED']
"""Whether refunds have their own number sequence or share that of orders."""

RefundSort = _Literal['createdOn', '-createdOn', 'modifiedOn', '-modifiedOn', 'amount', '-amount', 'refundNumber', '-refundNumber']
"""Sort order; a leading minus sign means descending."""

RenewalStockPolicy = _Literal['WAIT', 'SKIP']
"""How a renewal handles an item that is out of stock. WAIT retries daily for `renewalStockWaitDays`, then skips the
item. SKIP skips the item at once."""

RoundingMode = _Literal['HALF_UP', 'HALF_EVEN', 'HALF_DOWN']
"""How halves of the smallest unit are rounded."""

RequestLogSort = _Literal['createdOn', '-createdOn']
"""Sort order; a leading minus sign means descending."""

RequestOutcome = _Literal['SUCCESS', 'REFUSED', 'FAILURE']
"""Result of a request. - `SUCCESS`: a status below 400. - `REFUSED`: a status from 400 to 499. - `FAILURE`: a status of
500 or above."""

ReturnAction = _Union[_Literal['APPROVE', 'REJECT', 'SEND', 'RECEIVE', 'EXCHANGE', 'COMPLETE', 'CANCEL'], str]
"""An action that the return's current state allows."""

ReturnCondition = _Union[_Literal['SELLABLE', 'DAMAGED', 'MISSING'], str]
"""The condition in which units arrived. SELLABLE: restocked. DAMAGED: not restocked. MISSING: sent by the buyer, and not
arrived."""

ShipmentAction = _Literal['UPDATE', 'CANCEL', 'RESEND_EMAIL']
"""An action that the shipment's current state allows."""

StockAdjustReason = _Literal['RECEIVED', 'COUNTED', 'RETURNED', 'DAMAGED', 'LOST', 'TRANSFERRED', 'CORRECTED', 'OTHER']
"""COUNTED is a stocktake."""

StockStatus = _Literal['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK']
"""Stock status over all active variants. OUT_OF_STOCK: no variant can be sold. LOW_STOCK: a variant is at or below its
`lowStockThreshold`. A variant that does not track inventory can always be sold."""

StoreCreditEntrySort = _Literal['createdOn', '-createdOn']
"""Sort order; a minus sign means descending."""

StoreCustomFieldObject = _Literal['PRODUCT', 'VARIANT', 'ORDER', 'ORDER_LINE', 'CUSTOMER']
"""The object type that the custom field belongs to."""

StoreReturnExclusionReason = _Union[_Literal['HYGIENE', 'CUSTOM_MADE', 'PERISHABLE', 'DIGITAL', 'STORE'], str]
"""Why a product cannot be returned. HYGIENE: sealed goods that lose their purpose once opened. DIGITAL: provided with
the buyer's consent. STORE: the store's own choice, which does not end the right to withdraw."""

SubscriptionAnchorType = _Literal['NONE', 'WEEKDAY', 'MONTHDAY']
"""The basis of renewal dates."""

SubscriptionSort = _Literal['createdOn', '-createdOn', 'modifiedOn', '-modifiedOn', 'nextProcessingDate', '-nextProcessingDate', 'nextRetryOn', '-nextRetryOn', 'subscriptionNumber', '-subscriptionNumber']
"""Sort order; a leading `-` means descending."""

TestClockStatus = _Literal['READY', 'ADVANCING', 'FAILED']
"""READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to `targetTime`
are being processed. FAILED: the clock stopped at `currentTime` and can be advanced again."""

TaxProviderCode = _Union[_Literal['MANUAL', 'STRIPE_TAX', 'HTTP'], str]
"""The tax service. `MANUAL`: the rates of the store's tax classes. `STRIPE_TAX`: Stripe Tax, in the store's own account.
`HTTP`: any service that implements the contract in the guide "Connect a tax service"."""

TaxProviderFallback = _Literal['BLOCK', 'USE_MANUAL_RATES']
"""Behavior when the provider does not respond in time: refuse the checkout (503), or use the rates of the tax classes.
`BLOCK` also refuses an address that the provider cannot locate: 422 `invalid_value`, which names the address."""

TaxRounding = _Literal['LINE', 'UNIT', 'TOTAL']
"""The amount on which tax is rounded."""

TaxRoundingTarget = _Literal['TAX', 'NET']
"""The part that is rounded when prices include tax. The other part is the remainder."""

TemplateVariableType = _Literal['STRING', 'NUMBER', 'BOOLEAN', 'MONEY', 'DATE', 'URL', 'LIST', 'OBJECT']
"""The type of a variable's value."""

TranslatedObjectType = _Literal['product', 'collection', 'shippingMethod', 'subscriptionPlan', 'coupon', 'paymentProvider', 'accountType', 'taxClass', 'media', 'storeSettings']
"""Kind of an object with translations."""


class AccountType(_Model):
    """A group of customers of the store, with its prices, tax exemption and sign-up rule."""

    _spec = 'accountTypeId!:i name!:s translations!:[@NameTranslation code!:s isDefault!:b priceMode!:s discountPercent!?:d taxExempt!:b minOrderAmount!?:d currencyCode!:s canSubscribe!:b signUpMode!:s autoTier!?:@AccountTypeAutoTier rank!:i customerCount!:i createdOn!:t modifiedOn!:t version!:i'
    account_type_id: int
    name: str
    """Shown as `accountTypeName` of its customers."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    code: str
    """Machine-readable name of the type, unique in the store."""
    is_default: bool
    """Whether new customers get the type."""
    price_mode: AccountTypePriceMode
    discount_percent: _Optional[_Decimal]
    """Set only with `priceMode` DISCOUNT."""
    tax_exempt: bool
    """Whether customers of the type pay no tax."""
    min_order_amount: _Optional[_Decimal]
    """Minimum subtotal of an order after discounts, in `currencyCode`."""
    currency_code: str
    can_subscribe: bool
    """Whether customers of the type may subscribe."""
    sign_up_mode: AccountTypeSignUpMode
    auto_tier: _Optional[AccountTypeAutoTier]
    """Null means only an administrator assigns the type."""
    rank: int
    """Order of the types. Automatic moves choose the highest rank that the customer reaches."""
    customer_count: int
    """Number of customers with the type."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class AccountTypeAutoTier(_Model):
    """The rule for moving customers to the type automatically."""

    _spec = 'metric!:s threshold!:d downgrade!:b'
    metric: AccountTypeTierMetric
    threshold: _Decimal
    """Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume."""
    downgrade: bool
    """Whether customers move down when they no longer reach the threshold."""


class AccountTypeAutoTierInput(_Model):
    """The rule for moving customers to the type automatically. Replaced as a whole; null turns it off."""

    _spec = 'metric!:s threshold!:d downgrade!:b'
    metric: AccountTypeTierMetric
    threshold: _Decimal
    """Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume."""
    downgrade: bool
    """Whether customers move down when they no longer reach the threshold."""


class AccountTypeCreate(_Model):
    """A new account type. Fields that are left out take their defaults."""

    _spec = 'name!:s translations:[@NameTranslationInput code:s isDefault:b priceMode:s discountPercent?:d taxExempt:b minOrderAmount?:d canSubscribe:b signUpMode:s autoTier?:@AccountTypeAutoTierInput rank:i'
    name: str
    """Unique in the store. Customers show it as `accountTypeName`."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    code: _Optional[str] = None
    """Unique in the store. If left out at creation, the code is derived from the name."""
    is_default: _Optional[bool] = None
    """true makes this type the default in place of the current one."""
    price_mode: _Optional[AccountTypePriceMode] = None
    discount_percent: _Optional[_Decimal] = None
    """0 to 100. Allowed only with `priceMode` DISCOUNT."""
    tax_exempt: _Optional[bool] = None
    """Default false."""
    min_order_amount: _Optional[_Decimal] = None
    """Minimum order amount, in the store's default currency."""
    can_subscribe: _Optional[bool] = None
    """Default true."""
    sign_up_mode: _Optional[AccountTypeSignUpMode] = None
    auto_tier: _Optional[AccountTypeAutoTierInput] = None
    """Replaced as a whole. Null means only an administrator assigns the type."""
    rank: _Optional[int] = None
    """Order of the types. Automatic moves choose the highest rank that the customer reaches."""


class AccountTypeList(_Model):
    """All account types, complete."""

    _spec = 'items!:[@AccountType'
    items: list[AccountType]
    """The account types."""


class AccountTypeUpdate(_Model):
    """Changes to an account type: an absent field keeps its value, null clears it, an array is replaced as a whole."""

    _spec = 'accountTypeId!:i name:s translations:[@NameTranslationInput code:s isDefault:b priceMode:s discountPercent?:d taxExempt:b minOrderAmount?:d canSubscribe:b signUpMode:s autoTier?:@AccountTypeAutoTierInput rank:i version:i'
    account_type_id: int
    name: _Optional[str] = None
    """Unique in the store. Customers show it as `accountTypeName`."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    code: _Optional[str] = None
    """Unique in the store. If left out at creation, the code is derived from the name."""
    is_default: _Optional[bool] = None
    """true makes this type the default in place of the current one."""
    price_mode: _Optional[AccountTypePriceMode] = None
    discount_percent: _Optional[_Decimal] = None
    """0 to 100. Allowed only with `priceMode` DISCOUNT."""
    tax_exempt: _Optional[bool] = None
    """Default false."""
    min_order_amount: _Optional[_Decimal] = None
    """Minimum order amount, in the store's default currency."""
    can_subscribe: _Optional[bool] = None
    """Default true."""
    sign_up_mode: _Optional[AccountTypeSignUpMode] = None
    auto_tier: _Optional[AccountTypeAutoTierInput] = None
    """Replaced as a whole. Null means only an administrator assigns the type."""
    rank: _Optional[int] = None
    """Order of the types. Automatic moves choose the highest rank that the customer reaches."""
    version: _Optional[int] = None


class AdminInvitationResend(_Model):
    """The user whose invitation is mailed again."""

    _spec = 'id!:i'
    id: int


class AdminLogin(_Model):
    """The result of a login: tokens, their expiry times, the user and the stores that the user can access. Tokens are
    shown here only."""

    _spec = 'accessToken!:s expiresOn!:t refreshToken!:s refreshExpiresOn!:t user!:@AdminUserProfile stores!:[@Store'
    access_token: str
    """Opaque, `sp_admin_…`; sent as `Authorization: Bearer`."""
    expires_on: _dt.datetime
    """When the access token expires."""
    refresh_token: str
    """Opaque, `sp_refresh_…`; valid for one refresh."""
    refresh_expires_on: _dt.datetime
    """When the refresh token expires. After that, a new login is needed."""
    user: AdminUserProfile
    stores: list[Store]
    """The stores that the user can access, by name."""


class AdminLoginRefresh(_Model):
    """The refresh token of a login. It is valid once; the response has the next one."""

    _spec = 'refreshToken!:s'
    refresh_token: str
    """The refresh token of the last login or refresh (`sp_refresh_…`)."""


class AdminLoginRequest(_Model):
    """E-mail, password and, if the account has a second factor, its current code."""

    _spec = 'email!:s password!:s totpCode:s'
    email: str
    password: str
    """The password. It is never logged and never returned."""
    totp_code: _Optional[str] = None


class AdminPreferences(_Model):
    """The preferences of the logged-in administrator."""

    _spec = 'preferences!:{s modifiedOn!?:t version!:i'
    preferences: dict[str, str]
    modified_on: _Optional[_dt.datetime]
    """When the preferences last changed. Null means never."""
    version: int


class AdminPreferencesReplace(_Model):
    """All preferences of the caller."""

    _spec = 'preferences!:{s version:i'
    preferences: dict[str, str]
    version: _Optional[int] = None


class AdminUser(_Model):
    """An administrator as other administrators manage them."""

    _spec = 'id!:i firstName!?:s lastName!?:s email!:s lastLoginOn!?:t createdOn!:t adminPhoneNumber!?:s adminPhoneCountry!?:s scopeIds!:[i isActive!:b deactivatedOn!?:t confirmedOn!?:t pendingEmail!?:s totpEnabled!:b modifiedOn!:t version!:i'
    id: int
    first_name: _Optional[str]
    """Given name."""
    last_name: _Optional[str]
    """Family name."""
    email: str
    last_login_on: _Optional[_dt.datetime]
    """When the user last logged in. Null means never."""
    created_on: _dt.datetime
    admin_phone_number: _Optional[str]
    admin_phone_country: _Optional[_Literal['null']]
    """Always null."""
    scope_ids: list[int]
    """Ids of the user's scopes. The user has the permissions of all of them combined."""
    is_active: bool
    """Whether the user is active. False means deactivated."""
    deactivated_on: _Optional[_dt.datetime]
    """When the user was deactivated. Null while the user is active."""
    confirmed_on: _Optional[_dt.datetime]
    """When the user accepted the invitation. Null until then; the user cannot log in before."""
    pending_email: _Optional[str]
    """The new address, which replaces `email` when the person follows the link that was mailed to it."""
    totp_enabled: bool
    """Whether a login needs a second factor."""
    modified_on: _dt.datetime
    version: int


class AdminUserCreate(_Model):
    """An administrator to invite."""

    _spec = 'email!:s firstName?:s lastName?:s adminPhoneNumber?:s scopeIds!:[i'
    email: str
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    admin_phone_number: _Optional[str] = None
    scope_ids: list[int]
    """Ids of the user's scopes. Callers can grant only permissions that they hold."""


class AdminUserList(_Model):
    """All users of the store, not paged."""

    _spec = 'items!:[@AdminUser'
    items: list[AdminUser]
    """The admin users."""


class AdminUserProfile(_Model):
    """The profile of the logged-in administrator."""

    _spec = 'id!:i firstName!?:s lastName!?:s email!:s lastLoginOn!?:t createdOn!:t adminPhoneNumber!?:s adminPhoneCountry!?:s'
    id: int
    first_name: _Optional[str]
    """Given name."""
    last_name: _Optional[str]
    """Family name."""
    email: str
    last_login_on: _Optional[_dt.datetime]
    """When the user last logged in. Null means never."""
    created_on: _dt.datetime
    admin_phone_number: _Optional[str]
    admin_phone_country: _Optional[_Literal['null']]
    """Always null."""


class AdminUserProfileUpdate(_Model):
    """Changes to the caller's profile. An omitted field keeps its value, null clears it, and an array is replaced as a
    whole."""

    _spec = 'firstName?:s lastName?:s adminPhoneNumber?:s currentPassword:s password:s'
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    admin_phone_number: _Optional[str] = None
    current_password: _Optional[str] = None
    """The current password. Required with `password`."""
    password: _Optional[str] = None
    """The new password: at least 15 characters, 8 with TOTP."""


class AdminUserUpdate(_Model):
    """Changes to an admin user. An omitted field keeps its value, null clears it, and an array is replaced as a whole."""

    _spec = 'id!:i email:s password:s currentPassword:s firstName?:s lastName?:s adminPhoneNumber?:s scopeIds:[i isActive:b resetTotp:b version:i'
    id: int
    email: _Optional[str] = None
    password: _Optional[str] = None
    """The new password: at least 15 characters, 8 with TOTP."""
    current_password: _Optional[str] = None
    """The caller's own password. Required to change one's own `email` or `password`."""
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    admin_phone_number: _Optional[str] = None
    scope_ids: _Optional[list[int]] = None
    """Replaces all scopes of the user that include a store of the caller."""
    is_active: _Optional[bool] = None
    """true activates the user, false deactivates the user."""
    reset_totp: _Optional[bool] = None
    """true removes the user's second factor and recovery codes."""
    version: _Optional[int] = None


class AppToken(_Model):
    """A credential of an integration, bound to one store. Its secret is shown only at creation and rotation."""

    _spec = 'appTokenId!:i storeId!:i name!:s prefix!:s scopeId!?:i permissions!:[s apiVersion!:s expiresOn!?:t previousSecretExpiresOn!?:t lastUsedOn!?:t lastUsedIp!?:s revokedOn!?:t createdByAdminUserId!?:i createdOn!:t modifiedOn!:t version!:i'
    app_token_id: int
    store_id: int
    name: str
    """The purpose of the token, for people."""
    prefix: str
    """The token's first characters, to recognize it."""
    scope_id: _Optional[int]
    """Id of the scope that the permissions follow. Null means the token has its own permissions."""
    permissions: list[str]
    """The token's current permissions."""
    api_version: str
    expires_on: _Optional[_dt.datetime]
    """Null means the token never expires."""
    previous_secret_expires_on: _Optional[_dt.datetime]
    """When the secret before the latest rotation stops or stopped working. Null means the token has one secret only."""
    last_used_on: _Optional[_dt.datetime]
    """When the token was last used, to the minute. Null means it has not been used."""
    last_used_ip: _Optional[str]
    """IP address of the last request with the token. Null means it has not been used."""
    revoked_on: _Optional[_dt.datetime]
    """When the token was revoked. Null means it is not revoked."""
    created_by_admin_user_id: _Optional[int]
    """Id of the administrator who created the token. Null means the platform or another app token created it."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class AppTokenCreate(_Model):
    """A new app token, with exactly one of `permissions` and `scopeId`."""

    _spec = 'name!:s permissions:[s scopeId:i apiVersion:s expiresOn?:t'
    name: str
    """The purpose of the token, for people."""
    permissions: _Optional[list[str]] = None
    """Permissions of the token, limited to those of its creator."""
    scope_id: _Optional[int] = None
    api_version: _Optional[str] = None
    expires_on: _Optional[_dt.datetime] = None
    """Null or absent means the token never expires."""


class AppTokenCreated(_Model):
    """An app token with its secret, which is shown once."""

    _spec = 'appTokenId!:i storeId!:i name!:s prefix!:s scopeId!?:i permissions!:[s apiVersion!:s expiresOn!?:t previousSecretExpiresOn!?:t lastUsedOn!?:t lastUsedIp!?:s revokedOn!?:t createdByAdminUserId!?:i createdOn!:t modifiedOn!:t version!:i token!:s'
    app_token_id: int
    store_id: int
    name: str
    """The purpose of the token, for people."""
    prefix: str
    """The token's first characters, to recognize it."""
    scope_id: _Optional[int]
    """Id of the scope that the permissions follow. Null means the token has its own permissions."""
    permissions: list[str]
    """The token's current permissions."""
    api_version: str
    expires_on: _Optional[_dt.datetime]
    """Null means the token never expires."""
    previous_secret_expires_on: _Optional[_dt.datetime]
    """When the secret before the latest rotation stops or stopped working. Null means the token has one secret only."""
    last_used_on: _Optional[_dt.datetime]
    """When the token was last used, to the minute. Null means it has not been used."""
    last_used_ip: _Optional[str]
    """IP address of the last request with the token. Null means it has not been used."""
    revoked_on: _Optional[_dt.datetime]
    """When the token was revoked. Null means it is not revoked."""
    created_by_admin_user_id: _Optional[int]
    """Id of the administrator who created the token. Null means the platform or another app token created it."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int
    token: str
    """The credential (`sp_app_…`). The service stores only its hash."""


class AppTokenList(_Model):
    """All app tokens, complete."""

    _spec = 'items!:[@AppToken'
    items: list[AppToken]
    """The app tokens."""


class AppTokenSecretRotate(_Model):
    """The app token that gets a new secret."""

    _spec = 'appTokenId!:i overlapHours:i'
    app_token_id: int
    overlap_hours: _Optional[int] = None
    """How long the old secret continues to work in addition to the new one. 0 means it stops at once (for a leaked
    secret)."""


class AppTokenUpdate(_Model):
    """Changes to an app token, with at most one of `permissions` and `scopeId`."""

    _spec = 'appTokenId!:i name:s permissions:[s scopeId:i apiVersion:s expiresOn?:t version:i'
    app_token_id: int
    name: _Optional[str] = None
    """The purpose of the token, for people."""
    permissions: _Optional[list[str]] = None
    """Replaces all permissions and detaches the token from its scope."""
    scope_id: _Optional[int] = None
    api_version: _Optional[str] = None
    expires_on: _Optional[_dt.datetime] = None
    """Null means the token never expires."""
    version: _Optional[int] = None


class AuditLog(_Model):
    """One change, with the values before and after."""

    _spec = 'auditLogId!:i storeId!?:i actorType!:s adminUserId!?:i appTokenId!?:i actorName!?:s action!:s objectType!:s objectId!?:s changes!:[@AuditLogChange requestId!?:s ipHash!?:s hash!:s createdOn!:t'
    audit_log_id: int
    store_id: _Optional[int]
    """Null means the entry belongs to no store (logins, users, scopes)."""
    actor_type: ActorType
    admin_user_id: _Optional[int]
    app_token_id: _Optional[int]
    actor_name: _Optional[str]
    """The name of the user or token at the time of the change."""
    action: str
    """The operationId, or the name of the job."""
    object_type: ObjectType
    """Kind of the changed object."""
    object_id: _Optional[str]
    """Id of the changed object, as text."""
    changes: list[AuditLogChange]
    """The changed fields, one by one; secrets are masked. At most 200."""
    request_id: _Optional[str]
    """The `X-Request-Id` of the request. Null means a job made the change."""
    ip_hash: _Optional[str]
    """A keyed hash of the caller's IP address: equal addresses have equal hashes."""
    hash: str
    """SHA-256 chained over the entry before it."""
    created_on: _dt.datetime


class AuditLogChange(_Model):
    """A changed field. Values other than text are JSON text."""

    _spec = 'field!:s old!?:s new!?:s'
    field: str
    """Name of the changed field."""
    old: _Optional[str]
    """Value before the change; secrets are masked. Null means the field had no value."""
    new: _Optional[str]
    """Value after the change; secrets are masked. Null means the field has no value."""


class AuditLogPage(_Model):
    """One page of audit log entries, with the cursor of the next page."""

    _spec = 'items!:[@AuditLog page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[AuditLog]
    """The entries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class BulkAccepted(_Model):
    """The task that processes the lines. Read the task to follow its progress."""

    _spec = 'integrationTaskId!:i'
    integration_task_id: int


class BulkFile(_Model):
    """A JSONL file, sent as multipart."""

    _spec = 'file!:f'
    file: _File
    """JSONL: one JSON value per line."""


class Chargeback(_Model):
    """A dispute of a payment, as reported by the payment provider or recorded by an administrator."""

    _spec = 'reference!:s paymentId!:i amount!:d reason!?:s status!:s isInquiry!:b dueOn!?:t evidenceSubmittedOn!?:t reportedOn!:t'
    reference: str
    """Id of the dispute at the processor."""
    payment_id: int
    amount: _Decimal
    """Disputed amount, in the currency of the order."""
    reason: _Optional[str]
    """Reason, as the processor reports it."""
    status: ChargebackStatus
    is_inquiry: bool
    """Whether the dispute is only an inquiry of the bank, which moves no money."""
    due_on: _Optional[_dt.datetime]
    """When evidence is due."""
    evidence_submitted_on: _Optional[_dt.datetime]
    """When evidence was last submitted; null means never."""
    reported_on: _dt.datetime
    """When the dispute was first reported."""


class ChargebackListItem(_Model):
    """A dispute of a payment, with its order."""

    _spec = 'orderId!:i orderNumber!:i storeCustomerId!?:i customerName!:s customerEmail!:s currencyCode!:s reference!:s paymentId!:i amount!:d reason!?:s status!:s isInquiry!:b dueOn!?:t evidenceSubmittedOn!?:t reportedOn!:t modifiedOn!:t'
    order_id: int
    order_number: int
    store_customer_id: _Optional[int]
    """null means a guest."""
    customer_name: str
    """First and last name of the buyer; `""` means unknown."""
    customer_email: str
    currency_code: str
    reference: str
    """Id of the dispute at the processor."""
    payment_id: int
    amount: _Decimal
    """Disputed amount."""
    reason: _Optional[str]
    """Reason, as the processor reports it."""
    status: ChargebackStatus
    is_inquiry: bool
    """Whether the dispute is only an inquiry of the bank, which moves no money."""
    due_on: _Optional[_dt.datetime]
    """When evidence is due."""
    evidence_submitted_on: _Optional[_dt.datetime]
    """When evidence was last submitted; null means never."""
    reported_on: _dt.datetime
    """When the dispute was first reported."""
    modified_on: _dt.datetime


class ChargebackPage(_Model):
    """One page of disputes, with the cursor of the next page."""

    _spec = 'items!:[@ChargebackListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[ChargebackListItem]
    """The disputes of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class Collection(_Model):
    """A group of products, listed one by one or selected by a rule."""

    _spec = 'collectionId!:i name!:s slug!:s description!?:s mediaId!?:i parentCollectionId!?:i position!:i type!:s rules!?:@CollectionRules sortOrder!:s productIds!:[i productCount!:i isActive!:b publishOn!?:t unpublishOn!?:t seo!:@Seo translations!:[@Translation createdOn!:t modifiedOn!:t version!:i'
    collection_id: int
    name: str
    """The name in the store's main language, as customers see it."""
    slug: str
    """Unique in the store."""
    description: _Optional[str]
    media_id: _Optional[int]
    parent_collection_id: _Optional[int]
    """Null means top level. The parent cannot be the object itself or one below it."""
    position: int
    """Position among its siblings."""
    type: CollectionType
    """Fixed at creation."""
    rules: _Optional[CollectionRules]
    """Null for a manual collection."""
    sort_order: CollectionSortOrder
    """How the storefront sorts the products."""
    product_ids: list[int]
    """Products of a manual collection, in order; empty for a rule collection."""
    product_count: int
    """Number of products in the collection, without archived ones."""
    is_active: bool
    """Whether the storefront shows the collection."""
    publish_on: _Optional[_dt.datetime]
    """When the collection becomes visible. Null means immediately."""
    unpublish_on: _Optional[_dt.datetime]
    """When the collection stops being visible; after publishOn."""
    seo: Seo
    translations: list[Translation]
    """At most one translation per language."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CollectionCheck(_Model):
    """Whether a slug is free, and a free one if not."""

    _spec = 'available!:b slug!:s suggestion!?:s'
    available: bool
    """Whether the slug is free."""
    slug: str
    """The checked slug: the given one, or the one derived from the name."""
    suggestion: _Optional[str]
    """A free slug. Null means the checked slug is free."""


class CollectionCondition(_Model):
    """A condition of a rule, with the names of the objects that it refers to."""

    _spec = 'field!:s operator!:s value!:s'
    field: CollectionConditionField
    operator: CollectionConditionOperator
    value: str
    """Always text: an amount as a decimal string, a time in ISO 8601, true or false."""


class CollectionConditionInput(_Model):
    """A condition of a rule."""

    _spec = 'field!:s operator!:s value!:s'
    field: CollectionConditionField
    operator: CollectionConditionOperator
    value: str
    """Always text: an amount as a decimal string, a time in ISO 8601, true or false."""


class CollectionCreate(_Model):
    """A new collection. Fields that are left out take their defaults."""

    _spec = 'name!:s slug:s description?:s mediaId?:i parentCollectionId?:i position:i type:s rules?:@CollectionRulesInput sortOrder:s productIds:[i isActive:b publishOn?:t unpublishOn?:t seo:@SeoInput translations:[@TranslationInput'
    name: str
    """The name in the store's main language, as customers see it."""
    slug: _Optional[str] = None
    """Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed."""
    description: _Optional[str] = None
    media_id: _Optional[int] = None
    parent_collection_id: _Optional[int] = None
    """Null means top level. The parent cannot be the object itself or one below it."""
    position: _Optional[int] = None
    """Position among its siblings. If left out at creation, the collection comes last."""
    type: _Optional[CollectionType] = None
    """Fixed at creation."""
    rules: _Optional[CollectionRulesInput] = None
    """Required for a rule collection, rejected (422) for a manual one."""
    sort_order: _Optional[CollectionSortOrder] = None
    """How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST."""
    product_ids: _Optional[list[int]] = None
    """Products of a manual collection, in order; rejected (422) for a rule collection."""
    is_active: _Optional[bool] = None
    """Whether the storefront shows the collection."""
    publish_on: _Optional[_dt.datetime] = None
    """When the collection becomes visible. Null means immediately."""
    unpublish_on: _Optional[_dt.datetime] = None
    """When the collection stops being visible; after publishOn."""
    seo: _Optional[SeoInput] = None
    translations: _Optional[list[TranslationInput]] = None
    """At most one translation per language."""


class CollectionList(_Model):
    """All collections, complete."""

    _spec = 'items!:[@CollectionListItem'
    items: list[CollectionListItem]
    """The collections."""


class CollectionListItem(_Model):
    """A collection without its texts, rules and products, which `GET /admin/collection` returns."""

    _spec = 'collectionId!:i name!:s slug!:s mediaId!?:i parentCollectionId!?:i position!:i type!:s sortOrder!:s productCount!:i isActive!:b publishOn!?:t unpublishOn!?:t createdOn!:t modifiedOn!:t version!:i'
    collection_id: int
    name: str
    """The name in the store's main language, as customers see it."""
    slug: str
    """Unique in the store."""
    media_id: _Optional[int]
    parent_collection_id: _Optional[int]
    """Null means top level. The parent cannot be the object itself or one below it."""
    position: int
    """Position among its siblings."""
    type: CollectionType
    """Fixed at creation."""
    sort_order: CollectionSortOrder
    """How the storefront sorts the products."""
    product_count: int
    """Number of products in the collection, without archived ones."""
    is_active: bool
    """Whether the storefront shows the collection."""
    publish_on: _Optional[_dt.datetime]
    """When the collection becomes visible. Null means immediately."""
    unpublish_on: _Optional[_dt.datetime]
    """When the collection stops being visible; after publishOn."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CollectionRules(_Model):
    """The rule that selects the products of the collection."""

    _spec = 'match!:s conditions!:[@CollectionCondition'
    match: CollectionRuleMatch
    conditions: list[CollectionCondition]
    """The conditions for products. `match` defines whether a product has to meet all or any of them."""


class CollectionRulesInput(_Model):
    """The rule that selects the products of the collection. Replaced as a whole."""

    _spec = 'match!:s conditions!:[@CollectionConditionInput'
    match: CollectionRuleMatch
    conditions: list[CollectionConditionInput]
    """The conditions for products. `match` defines whether a product has to meet all or any of them."""


class CollectionUpdate(_Model):
    """The fields to change. `rules` and `seo` are replaced as a whole."""

    _spec = 'collectionId!:i name:s slug:s description?:s mediaId?:i parentCollectionId?:i position:i rules?:@CollectionRulesInput sortOrder:s productIds:[i isActive:b publishOn?:t unpublishOn?:t seo:@SeoInput translations:[@TranslationInput version:i'
    collection_id: int
    name: _Optional[str] = None
    """The name in the store's main language, as customers see it."""
    slug: _Optional[str] = None
    """Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed."""
    description: _Optional[str] = None
    media_id: _Optional[int] = None
    parent_collection_id: _Optional[int] = None
    """Null means top level. The parent cannot be the object itself or one below it."""
    position: _Optional[int] = None
    """Position among its siblings. If left out at creation, the collection comes last."""
    rules: _Optional[CollectionRulesInput] = None
    """Required for a rule collection, rejected (422) for a manual one."""
    sort_order: _Optional[CollectionSortOrder] = None
    """How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST."""
    product_ids: _Optional[list[int]] = None
    """Products of a manual collection, in order; rejected (422) for a rule collection."""
    is_active: _Optional[bool] = None
    """Whether the storefront shows the collection."""
    publish_on: _Optional[_dt.datetime] = None
    """When the collection becomes visible. Null means immediately."""
    unpublish_on: _Optional[_dt.datetime] = None
    """When the collection stops being visible; after publishOn."""
    seo: _Optional[SeoInput] = None
    translations: _Optional[list[TranslationInput]] = None
    """At most one translation per language."""
    version: _Optional[int] = None


class CommissionProvider(_Model):
    """The store's connection to a commission system. Credentials are masked."""

    _spec = 'commissionProviderId!:i providerCode!:s displayName!?:s isActive!:b baseUrl!?:s credentials!:{s syncCustomers!:b syncOrders!:b qualifyingOn!:s volumeField!?:s ssoEnabled!:b referrerParameter!?:s attributionDays!:i webhookUrl!?:s lastSyncedOn!?:t healthStatus!:s lastErrorOn!?:t lastError!?:s createdOn!:t modifiedOn!:t version!:i'
    commission_provider_id: int
    provider_code: CommissionProviderCode
    display_name: _Optional[str]
    """Shown as a customer's `commissionProviderName`."""
    is_active: bool
    """Whether the platform sends data to the commission service."""
    base_url: _Optional[str]
    """Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`.
    Null with `NONE`."""
    credentials: dict[str, str]
    sync_customers: bool
    """Whether new and changed customers are sent to the commission service."""
    sync_orders: bool
    """Whether orders are sent to the commission service."""
    qualifying_on: CommissionQualifyingOn
    volume_field: _Optional[str]
    """Key of the variant's custom field that contains the commissionable volume. Null means the net line total."""
    sso_enabled: bool
    """Whether customers get a link into the provider's back office."""
    referrer_parameter: _Optional[str]
    """Query parameter of storefront links that contains the referrer's code. Null means none."""
    attribution_days: int
    """Number of days that a referral counts, from the last time the code was submitted."""
    webhook_url: _Optional[str]
    """URL to which the service reports that it has linked a customer (`customer.linked`). Null with `NONE`."""
    last_synced_on: _Optional[_dt.datetime]
    """When data was last sent. Null means never."""
    health_status: ProviderHealthStatus
    last_error_on: _Optional[_dt.datetime]
    """When a call last failed, within the last 15 minutes. Null when none failed."""
    last_error: _Optional[str]
    """Reason of the failure, in words."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CommissionProviderUpdate(_Model):
    """Changes to the commission system. An omitted field keeps its value, null clears it, and an array is replaced as a
    whole."""

    _spec = 'providerCode:s displayName?:s isActive:b baseUrl?:s credentials:{s syncCustomers:b syncOrders:b qualifyingOn:s volumeField?:s ssoEnabled:b referrerParameter?:s attributionDays:i version:i'
    provider_code: _Optional[CommissionProviderCode] = None
    display_name: _Optional[str] = None
    """The system's name as customers see it."""
    is_active: _Optional[bool] = None
    """Whether the platform sends data to the commission service."""
    base_url: _Optional[str] = None
    """Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`."""
    credentials: _Optional[dict[str, str]] = None
    sync_customers: _Optional[bool] = None
    """Whether new and changed customers are sent to the commission service."""
    sync_orders: _Optional[bool] = None
    """Whether orders are sent to the commission service."""
    qualifying_on: _Optional[CommissionQualifyingOn] = None
    volume_field: _Optional[str] = None
    """Key of the variant's custom field that contains the commissionable volume. Null means the net line total."""
    sso_enabled: _Optional[bool] = None
    """Whether customers can open the system without another login."""
    referrer_parameter: _Optional[str] = None
    """Query parameter of storefront links that contains the referrer's code. Null means none."""
    attribution_days: _Optional[int] = None
    """Number of days that a referral counts, from the last time the code was submitted."""
    version: _Optional[int] = None


class Coupon(_Model):
    """A discount that customers get by a code, or automatically in the cart."""

    _spec = 'couponId!:i code!:s name!?:s translations!:[@NameTranslation description!?:s status!:s discountType!:s value!?:d currencyCode!?:s maxDiscountAmount!?:d appliesTo!:s productIds!:[i collectionIds!:[i excludedProductIds!:[i excludeSaleItems!:b minSubtotal!?:d minQuantity!?:i accountTypeIds!:[i storeCustomerIds!:[i firstOrderOnly!:b usageLimit!?:i usageLimitPerCustomer!?:i usageCount!:i reservedCount!:i combinesWith!:[s priority!:i appliesToSubscriptions!:s subscriptionCycleLimit!?:i startsOn!?:t endsOn!?:t isAutomatic!:b buyX!?:@CouponBuyX createdOn!:t modifiedOn!:t version!:i'
    coupon_id: int
    code: str
    """Code that customers enter; unique in the store, case-insensitive."""
    name: _Optional[str]
    """Name that buyers see on orders and carts. Null means the code is shown."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    description: _Optional[str]
    """Shown to customers."""
    status: CouponStatus
    discount_type: CouponDiscountType
    value: _Optional[_Decimal]
    """Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise."""
    currency_code: _Optional[str]
    """Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then
    applies only to carts in this currency."""
    max_discount_amount: _Optional[_Decimal]
    """Maximum discount per order."""
    applies_to: CouponAppliesTo
    """The base of the discount."""
    product_ids: list[int]
    """Ids of products. Required for PRODUCTS."""
    collection_ids: list[int]
    """Ids of collections. Required for COLLECTIONS."""
    excluded_product_ids: list[int]
    """Ids of products that the discount never applies to."""
    exclude_sale_items: bool
    """Whether the discount skips lines with a compareAtAmount."""
    min_subtotal: _Optional[_Decimal]
    """Minimum subtotal of the eligible lines, in the prices that the buyer sees."""
    min_quantity: _Optional[int]
    """Minimum number of eligible units."""
    account_type_ids: list[int]
    """Ids of account types whose customers can use the coupon. Empty means all."""
    store_customer_ids: list[int]
    """Ids of customers who can use the coupon. Empty means all."""
    first_order_only: bool
    """Whether only a customer's first order gets the discount."""
    usage_limit: _Optional[int]
    """Maximum number of uses in total. Null means no limit."""
    usage_limit_per_customer: _Optional[int]
    """Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit."""
    usage_count: int
    """Number of placed orders that used the coupon."""
    reserved_count: int
    """Number of uses reserved by running checkouts."""
    combines_with: list[CouponCombinesWith]
    """Kinds of discount that the coupon can be combined with. Empty means none."""
    priority: int
    """Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
    combine, those apply that leave the lowest amount to pay."""
    applies_to_subscriptions: CouponSubscriptionMode
    subscription_cycle_limit: _Optional[int]
    """Required for FIRST_N."""
    starts_on: _Optional[_dt.datetime]
    """When the coupon becomes valid. Null means immediately."""
    ends_on: _Optional[_dt.datetime]
    """When the coupon expires; exclusive, after startsOn. Null means never."""
    is_automatic: bool
    """Whether the coupon is applied without a code being entered."""
    buy_x: _Optional[CouponBuyX]
    """The rule of BUY_X_GET_Y; null for other types."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CouponBuyX(_Model):
    """The rule of BUY_X_GET_Y; the cheapest eligible units are discounted."""

    _spec = 'buyQuantity!:i buyProductIds!:[i buyCollectionIds!:[i getQuantity!:i getProductIds!:[i getCollectionIds!:[i discountPercent!:d maxApplications!?:i'
    buy_quantity: int
    """Units to buy at full price."""
    buy_product_ids: list[int]
    """Ids of products to buy. If `buyCollectionIds` is also empty, all products count as bought."""
    buy_collection_ids: list[int]
    """Ids of collections whose products count as bought."""
    get_quantity: int
    """Units discounted per application."""
    get_product_ids: list[int]
    """Ids of products that are discounted. If `getCollectionIds` is also empty, the bought products are discounted."""
    get_collection_ids: list[int]
    """Ids of collections whose products are discounted."""
    discount_percent: _Decimal
    """Discount in percent; 100 means free."""
    max_applications: _Optional[int]
    """Maximum number of applications per order. Null means no limit."""


class CouponBuyXInput(_Model):
    """The rule of BUY_X_GET_Y. Replaced as a whole."""

    _spec = 'buyQuantity!:i buyProductIds:[i buyCollectionIds:[i getQuantity!:i getProductIds:[i getCollectionIds:[i discountPercent!:d maxApplications?:i'
    buy_quantity: int
    """Units to buy at full price."""
    buy_product_ids: _Optional[list[int]] = None
    """Ids of products to buy. If `buyCollectionIds` is also empty, all products count as bought."""
    buy_collection_ids: _Optional[list[int]] = None
    """Ids of collections whose products count as bought."""
    get_quantity: int
    """Units discounted per application."""
    get_product_ids: _Optional[list[int]] = None
    """Ids of products that are discounted. If `getCollectionIds` is also empty, the bought products are discounted."""
    get_collection_ids: _Optional[list[int]] = None
    """Ids of collections whose products are discounted."""
    discount_percent: _Decimal
    """Discount in percent; 100 means free."""
    max_applications: _Optional[int] = None
    """Maximum number of applications per order. Null means no limit."""


class CouponCreate(_Model):
    """A new coupon. Fields that are left out take their defaults."""

    _spec = 'code!:s name?:s translations:[@NameTranslationInput description?:s status:s discountType!:s value?:d currencyCode?:s maxDiscountAmount?:d appliesTo:s productIds:[i collectionIds:[i excludedProductIds:[i excludeSaleItems:b minSubtotal?:d minQuantity?:i accountTypeIds:[i storeCustomerIds:[i firstOrderOnly:b usageLimit?:i usageLimitPerCustomer?:i combinesWith:[s priority:i appliesToSubscriptions:s subscriptionCycleLimit?:i startsOn?:t endsOn?:t isAutomatic:b buyX?:@CouponBuyXInput'
    code: str
    """Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several
    spaces between words become one. Control and invisible characters are refused."""
    name: _Optional[str] = None
    """Name that buyers see on orders and carts. Null means the code is shown."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    description: _Optional[str] = None
    """Shown to customers."""
    status: _Optional[CouponStatusInput] = None
    discount_type: CouponDiscountType
    value: _Optional[_Decimal] = None
    """Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise."""
    currency_code: _Optional[str] = None
    """Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then
    applies only to carts in this currency."""
    max_discount_amount: _Optional[_Decimal] = None
    """Maximum discount per order."""
    applies_to: _Optional[CouponAppliesTo] = None
    """The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING."""
    product_ids: _Optional[list[int]] = None
    """Ids of products. Required for PRODUCTS."""
    collection_ids: _Optional[list[int]] = None
    """Ids of collections. Required for COLLECTIONS."""
    excluded_product_ids: _Optional[list[int]] = None
    """Ids of products that the discount never applies to."""
    exclude_sale_items: _Optional[bool] = None
    """Whether the discount skips lines with a compareAtAmount."""
    min_subtotal: _Optional[_Decimal] = None
    """Minimum subtotal of the eligible lines, in the prices that the buyer sees."""
    min_quantity: _Optional[int] = None
    """Minimum number of eligible units."""
    account_type_ids: _Optional[list[int]] = None
    """Ids of account types whose customers can use the coupon. Empty means all."""
    store_customer_ids: _Optional[list[int]] = None
    """Ids of customers who can use the coupon. Empty means all."""
    first_order_only: _Optional[bool] = None
    """Whether only a customer's first order gets the discount."""
    usage_limit: _Optional[int] = None
    """Maximum number of uses in total. Null means no limit."""
    usage_limit_per_customer: _Optional[int] = None
    """Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit."""
    combines_with: _Optional[list[CouponCombinesWith]] = None
    """Kinds of discount that the coupon can be combined with. Empty means none."""
    priority: _Optional[int] = None
    """Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
    combine, those apply that leave the lowest amount to pay."""
    applies_to_subscriptions: _Optional[CouponSubscriptionMode] = None
    subscription_cycle_limit: _Optional[int] = None
    """Required for FIRST_N."""
    starts_on: _Optional[_dt.datetime] = None
    """When the coupon becomes valid. Null means immediately."""
    ends_on: _Optional[_dt.datetime] = None
    """When the coupon expires; exclusive, after startsOn. Null means never."""
    is_automatic: _Optional[bool] = None
    """Whether the coupon is applied without a code being entered."""
    buy_x: _Optional[CouponBuyXInput] = None
    """The rule of BUY_X_GET_Y; null for other types."""


class CouponPage(_Model):
    """One page of coupons, with the cursor of the next page."""

    _spec = 'items!:[@Coupon page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[Coupon]
    """The coupons of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class CouponUpdate(_Model):
    """The fields to change."""

    _spec = 'couponId!:i code:s name?:s translations:[@NameTranslationInput description?:s status:s discountType:s value?:d currencyCode?:s maxDiscountAmount?:d appliesTo:s productIds:[i collectionIds:[i excludedProductIds:[i excludeSaleItems:b minSubtotal?:d minQuantity?:i accountTypeIds:[i storeCustomerIds:[i firstOrderOnly:b usageLimit?:i usageLimitPerCustomer?:i combinesWith:[s priority:i appliesToSubscriptions:s subscriptionCycleLimit?:i startsOn?:t endsOn?:t isAutomatic:b buyX?:@CouponBuyXInput version:i'
    coupon_id: int
    code: _Optional[str] = None
    """Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several
    spaces between words become one. Control and invisible characters are refused."""
    name: _Optional[str] = None
    """Name that buyers see on orders and carts. Null means the code is shown."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    description: _Optional[str] = None
    """Shown to customers."""
    status: _Optional[CouponStatusInput] = None
    discount_type: _Optional[CouponDiscountType] = None
    value: _Optional[_Decimal] = None
    """Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise."""
    currency_code: _Optional[str] = None
    """Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then
    applies only to carts in this currency."""
    max_discount_amount: _Optional[_Decimal] = None
    """Maximum discount per order."""
    applies_to: _Optional[CouponAppliesTo] = None
    """The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING."""
    product_ids: _Optional[list[int]] = None
    """Ids of products. Required for PRODUCTS."""
    collection_ids: _Optional[list[int]] = None
    """Ids of collections. Required for COLLECTIONS."""
    excluded_product_ids: _Optional[list[int]] = None
    """Ids of products that the discount never applies to."""
    exclude_sale_items: _Optional[bool] = None
    """Whether the discount skips lines with a compareAtAmount."""
    min_subtotal: _Optional[_Decimal] = None
    """Minimum subtotal of the eligible lines, in the prices that the buyer sees."""
    min_quantity: _Optional[int] = None
    """Minimum number of eligible units."""
    account_type_ids: _Optional[list[int]] = None
    """Ids of account types whose customers can use the coupon. Empty means all."""
    store_customer_ids: _Optional[list[int]] = None
    """Ids of customers who can use the coupon. Empty means all."""
    first_order_only: _Optional[bool] = None
    """Whether only a customer's first order gets the discount."""
    usage_limit: _Optional[int] = None
    """Maximum number of uses in total. Null means no limit."""
    usage_limit_per_customer: _Optional[int] = None
    """Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit."""
    combines_with: _Optional[list[CouponCombinesWith]] = None
    """Kinds of discount that the coupon can be combined with. Empty means none."""
    priority: _Optional[int] = None
    """Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not
    combine, those apply that leave the lowest amount to pay."""
    applies_to_subscriptions: _Optional[CouponSubscriptionMode] = None
    subscription_cycle_limit: _Optional[int] = None
    """Required for FIRST_N."""
    starts_on: _Optional[_dt.datetime] = None
    """When the coupon becomes valid. Null means immediately."""
    ends_on: _Optional[_dt.datetime] = None
    """When the coupon expires; exclusive, after startsOn. Null means never."""
    is_automatic: _Optional[bool] = None
    """Whether the coupon is applied without a code being entered."""
    buy_x: _Optional[CouponBuyXInput] = None
    """The rule of BUY_X_GET_Y; null for other types."""
    version: _Optional[int] = None


class CouponUsage(_Model):
    """One row per coupon and order. Uses reserved by a subscription since the coupon was added to it count in
    `reservedCount`, and are listed from the subscription's first renewal with the coupon on."""

    _spec = 'couponId!:i code!:s orderId!:i orderNumber!:i subscriptionId!?:i storeCustomerId!?:i email!:s discountAmount!:d currencyCode!:s status!:s usedOn!?:t createdOn!:t modifiedOn!:t'
    coupon_id: int
    code: str
    """The code at the time of use."""
    order_id: int
    order_number: int
    subscription_id: _Optional[int]
    """The subscription that the coupon was added to without an order; orderId is then its first renewal with the coupon.
    Null for all other uses."""
    store_customer_id: _Optional[int]
    """Null for a guest."""
    email: str
    discount_amount: _Decimal
    """Discount from the coupon, net of tax."""
    currency_code: str
    status: CouponUsageStatus
    used_on: _Optional[_dt.datetime]
    """When the order was placed. Null means the use is only reserved."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class CouponUsagePage(_Model):
    """One page of coupon usages, with the cursor of the next page."""

    _spec = 'items!:[@CouponUsage page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[CouponUsage]
    """The coupon usages of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class Customer(_Model):
    """A customer of the store, with all fields that administrators can see."""

    _spec = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Phone status!:s accountTypeId!:i accountTypeName!:s accountTypeSource!:s emailVerified!:b commissionProviderName!?:s commissionProviderId!?:s company!?:s taxNumber!?:s languageCode!?:s acceptsMarketing!:b acceptsMarketingOn!?:t marketingConsent!?:@CustomerConsent isClaimed!:b statusReason!?:s statusChangedOn!?:t statusHistory!:[@CustomerStatusChange referrerCode!?:s note!?:s tags!:[s customFields!:[@CustomField externalId!?:s defaultAddress!?:@CustomerAddress orderCount!:i lastOrderId!?:i lastOrderOn!?:t spending!:[@CustomerSpending activeSubscriptionCount!:i allowedStatuses!:[s lastLoginOn!?:t eraseOn!?:t createdOn!:t modifiedOn!:t version!:i'
    store_customer_id: int
    email: str
    first_name: str
    """Empty means not set."""
    last_name: str
    """Empty means not set."""
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    status: CustomerStatus
    account_type_id: int
    account_type_name: str
    """Display name of the account type."""
    account_type_source: CustomerAccountTypeSource
    email_verified: bool
    """Whether the customer has proved to own the e-mail address."""
    commission_provider_name: _Optional[str]
    """Null means the store has no commission provider."""
    commission_provider_id: _Optional[str]
    """The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider."""
    company: _Optional[str]
    """Company that the customer buys for."""
    tax_number: _Optional[str]
    """VAT or other tax number, printed on invoices."""
    language_code: _Optional[str]
    """Language of e-mails and documents. Null means the store's default."""
    accepts_marketing: bool
    """Whether the customer has agreed to marketing e-mails."""
    accepts_marketing_on: _Optional[_dt.datetime]
    """When the customer agreed. Null means the customer has not agreed."""
    marketing_consent: _Optional[CustomerConsent]
    """The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented."""
    is_claimed: bool
    """Whether the customer has logged in or set a password in this store. False for customers created by an
    administrator or an import until then."""
    status_reason: _Optional[str]
    """Reason given with the last status change. Never shown to the customer."""
    status_changed_on: _Optional[_dt.datetime]
    """When the status last changed. Null means never."""
    status_history: list[CustomerStatusChange]
    """The latest 100 changes of the status, the oldest first. Erased with the personal data."""
    referrer_code: _Optional[str]
    """Code of the referrer who brought the customer."""
    note: _Optional[str]
    """Internal note. Never shown to the customer."""
    tags: list[str]
    """Labels for the store's own use."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    external_id: _Optional[str]
    """The customer's id in another system of the store, unique per store."""
    default_address: _Optional[CustomerAddress]
    """The default address. Null means no address is saved."""
    order_count: int
    """Number of placed orders that are not canceled."""
    last_order_id: _Optional[int]
    """Id of the newest order. Null means the customer has no orders."""
    last_order_on: _Optional[_dt.datetime]
    """When the newest order was placed."""
    spending: list[CustomerSpending]
    """The customer's spending, one entry per currency with orders."""
    active_subscription_count: int
    """Number of ACTIVE subscriptions."""
    allowed_statuses: list[CustomerStatus]
    """Statuses that the customer can change to now."""
    last_login_on: _Optional[_dt.datetime]
    """Time of the last login in this store."""
    erase_on: _Optional[_dt.datetime]
    """When the personal data will be or was erased. Null unless DEACTIVATED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerAddress(_Model):
    """A saved address of a customer."""

    _spec = 'customerAddressId!:i storeCustomerId!:i firstName!:s lastName!:s company!?:s streetLine1!:s streetLine2!?:s city!:s stateProvince!:s postalCode!:s countryCode!:s phoneNumber!?:s phone?:@Phone isDefault!:b isActive!:b createdOn!:t modifiedOn!:t version!:i'
    customer_address_id: int
    store_customer_id: int
    first_name: str
    """Given name."""
    last_name: str
    """Family name."""
    company: _Optional[str]
    """Company name for the label; null means none."""
    street_line1: str
    """Street and number."""
    street_line2: _Optional[str]
    """Floor, apartment, care of; null means none."""
    city: str
    """City or town."""
    state_province: str
    """Empty for countries without states or provinces."""
    postal_code: str
    """Empty for countries without postal codes."""
    country_code: str
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    is_default: bool
    """Whether this is the customer's default address."""
    is_active: bool
    """False after removal."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerAddressCreate(_Model):
    """An address to save."""

    _spec = 'storeCustomerId!:i firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s isDefault:b'
    store_customer_id: int
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    company: _Optional[str] = None
    """Company, for the label. Null means none."""
    street_line1: str
    """Street and number."""
    street_line2: _Optional[str] = None
    """Floor, apartment, care of."""
    city: _Optional[str] = None
    """City or town. Required if the country's addresses have one."""
    state_province: _Optional[str] = None
    """State or province; `""` where the country has none."""
    postal_code: _Optional[str] = None
    """Postal code; `""` where the country has none."""
    country_code: str
    phone_number: _Optional[str] = None
    """Phone number for deliveries. Null means none."""
    is_default: _Optional[bool] = None
    """Whether to make it the default address."""


class CustomerAddressList(_Model):
    """All customer addresses, complete."""

    _spec = 'items!:[@CustomerAddress'
    items: list[CustomerAddress]
    """The customer addresses."""


class CustomerAddressUpdate(_Model):
    """Changes to a saved address. An omitted field keeps its value, and null clears it."""

    _spec = 'customerAddressId!:i firstName:s lastName:s company?:s streetLine1:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode:s phoneNumber?:s isDefault:b version:i'
    customer_address_id: int
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    company: _Optional[str] = None
    """Company, for the label. Null means none."""
    street_line1: _Optional[str] = None
    """Street and number."""
    street_line2: _Optional[str] = None
    """Floor, apartment, care of."""
    city: _Optional[str] = None
    """City or town. Required if the country's addresses have one."""
    state_province: _Optional[str] = None
    """State or province; `""` where the country has none."""
    postal_code: _Optional[str] = None
    """Postal code; `""` where the country has none."""
    country_code: _Optional[str] = None
    phone_number: _Optional[str] = None
    """Phone number for deliveries. Null means none."""
    is_default: _Optional[bool] = None
    """True makes it the default address. False is rejected for the default address: make another one the default."""
    version: _Optional[int] = None


class CustomerConsent(_Model):
    """Evidence of a customer's consent to marketing e-mails."""

    _spec = 'acceptedOn!:t importedOn!?:t evidence!?:s source!:s withdrawnOn!?:t'
    accepted_on: _dt.datetime
    """When the customer consented. If it equals `importedOn`, the imported file had no date, and the customer consented
    at an unknown earlier time."""
    imported_on: _Optional[_dt.datetime]
    """When an import recorded the consent. Null means that no import did."""
    evidence: _Optional[str]
    """Where the customer consented, as in `acceptsMarketingSource` of the imported file. Null means that the file had
    none, or that no import recorded the consent."""
    source: CustomerConsentSource
    withdrawn_on: _Optional[_dt.datetime]
    """When the customer withdrew the consent. Null means it is in force."""


class CustomerCreate(_Model):
    """A new customer. Fields that are left out take their defaults."""

    _spec = 'email!:s firstName:s lastName:s phoneNumber?:s accountTypeId:i company?:s taxNumber?:s languageCode?:s acceptsMarketing:b referrerCode?:s note?:s tags:[s customFields:[@CustomFieldInput externalId?:s address?:@AddressInput sendWelcomeEmail:b'
    email: str
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    phone_number: _Optional[str] = None
    account_type_id: _Optional[int] = None
    company: _Optional[str] = None
    """Company that the customer buys for."""
    tax_number: _Optional[str] = None
    """VAT or other tax number, printed on invoices."""
    language_code: _Optional[str] = None
    """Language of e-mails and documents. Null or absent means the store's default."""
    accepts_marketing: _Optional[bool] = None
    """Set it only if the customer has agreed to marketing e-mails."""
    referrer_code: _Optional[str] = None
    """Code of the referrer who brought the customer."""
    note: _Optional[str] = None
    """Internal note. Never shown to the customer."""
    tags: _Optional[list[str]] = None
    """Labels for the store's own use."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as defined in the store's settings."""
    external_id: _Optional[str] = None
    """The customer's id in another system of the store, unique per store."""
    address: _Optional[AddressInput] = None
    """Address to save as the default address."""
    send_welcome_email: _Optional[bool] = None
    """Whether to send the welcome e-mail. It links to the page where the customer requests a password."""


class CustomerEmailCheck(_Model):
    """Whether a customer can be created with an e-mail address, and the customer who has it if not."""

    _spec = 'email!:s available!:b reason!?:s storeCustomerId!?:i status!?:s'
    email: str
    available: bool
    """Whether a customer with this e-mail can be created in this store."""
    reason: _Optional[CustomerEmailCheckReason]
    """Why the e-mail is not available. Null means it is available."""
    store_customer_id: _Optional[int]
    """The store's customer with this e-mail. Null means none."""
    status: _Optional[CustomerStatus]
    """Status of that customer."""


class CustomerImport(_Model):
    """A customer file, sent as multipart."""

    _spec = 'file!:f dryRun:b onExisting:s onError:s sendWelcomeEmail:b'
    file: _File
    """CSV or xlsx file in the format of the template."""
    dry_run: _Optional[bool] = None
    """Whether to check the rows without changing anything."""
    on_existing: _Optional[CustomerImportOnExisting] = None
    on_error: _Optional[CustomerImportOnError] = None
    send_welcome_email: _Optional[bool] = None
    """Whether to send the welcome e-mail to created customers."""


class CustomerImportAccepted(_Model):
    """The task that imports the file. Read the task for its progress."""

    _spec = 'integrationTaskId!:i'
    integration_task_id: int


class CustomerListItem(_Model):
    """A customer in a list."""

    _spec = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b acceptsMarketing!:b acceptsMarketingOn!?:t marketingConsent!?:@CustomerConsent commissionProviderName!?:s commissionProviderId!?:s tags!:[s orderCount!:i lastOrderOn!?:t createdOn!:t modifiedOn!:t version!:i'
    store_customer_id: int
    email: str
    first_name: str
    """Empty means not set."""
    last_name: str
    """Empty means not set."""
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    status: CustomerStatus
    account_type_id: int
    account_type_name: str
    """Display name of the account type."""
    email_verified: bool
    """Whether the customer has proved to own the e-mail address."""
    accepts_marketing: bool
    """Whether the customer has agreed to marketing e-mails."""
    accepts_marketing_on: _Optional[_dt.datetime]
    """When the customer agreed. Null means the customer has not agreed."""
    marketing_consent: _Optional[CustomerConsent]
    """The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented."""
    commission_provider_name: _Optional[str]
    """Null means the store has no commission provider."""
    commission_provider_id: _Optional[str]
    """The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider."""
    tags: list[str]
    """Labels for the store's own use."""
    order_count: int
    """Number of placed orders that are not canceled."""
    last_order_on: _Optional[_dt.datetime]
    """When the newest order was placed."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerPage(_Model):
    """One page of customers, with the cursor of the next page."""

    _spec = 'items!:[@CustomerListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[CustomerListItem]
    """The customers of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class CustomerPaymentMethod(_Model):
    """A saved payment method of a customer. Never contains card numbers, gateway tokens or vault ids."""

    _spec = 'customerPaymentMethodId!:i storeCustomerId!:i paymentType!:s brand!:s lastFour!?:s expiryMonth!?:s expiryYear!?:s isDefault!:b isActive!:b paymentProviderId!:i paymentProviderName!:s isExpired!:b activeSubscriptionCount!:i lastUsedOn!?:t createdOn!:t modifiedOn!:t version!:i'
    customer_payment_method_id: int
    store_customer_id: int
    payment_type: PaymentType
    brand: str
    """Brand as reported by the payment processor."""
    last_four: _Optional[str]
    """Null means the processor reports none."""
    expiry_month: _Optional[str]
    """Null for payment methods that do not expire."""
    expiry_year: _Optional[str]
    """Null for payment methods that do not expire."""
    is_default: bool
    """Whether this is the customer's default payment method."""
    is_active: bool
    """False after removal."""
    payment_provider_id: int
    payment_provider_name: str
    """Display name of the payment provider that stores the payment method."""
    is_expired: bool
    """Whether the expiry month has passed."""
    active_subscription_count: int
    """Number of ACTIVE subscriptions."""
    last_used_on: _Optional[_dt.datetime]
    """Time of the last successful charge."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerPaymentMethodList(_Model):
    """All customer payment methods, complete."""

    _spec = 'items!:[@CustomerPaymentMethod'
    items: list[CustomerPaymentMethod]
    """The customer payment methods."""


class CustomerSearchItem(_Model):
    """A customer in the search results."""

    _spec = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Phone status!:s accountTypeId!:i accountTypeName!:s'
    store_customer_id: int
    email: str
    first_name: str
    """Empty means not set."""
    last_name: str
    """Empty means not set."""
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    status: CustomerStatus
    account_type_id: int
    account_type_name: str
    """Display name of the account type."""


class CustomerSearchResult(_Model):
    """The best matches, best first."""

    _spec = 'items!:[@CustomerSearchItem'
    items: list[CustomerSearchItem]
    """The matching customers."""


class CustomerSpending(_Model):
    """A customer's spending in one currency: placed orders that are not canceled."""

    _spec = 'currencyCode!:s orderCount!:i total!:d'
    currency_code: str
    order_count: int
    """Number of placed orders that are not canceled."""
    total: _Decimal
    """Captured amount less refunds."""


class CustomerStatusChange(_Model):
    """A status that the customer got."""

    _spec = 'status!:s reason!?:s changedOn!:t'
    status: CustomerStatus
    reason: _Optional[str]
    """The reason given with the change. Never shown to the customer."""
    changed_on: _dt.datetime
    """When the status changed."""


class Dashboard(_Model):
    """Overview of the store's sales and open tasks."""

    _spec = 'range!:@DashboardRange currencyCode!:s sales!:@DashboardSales orders!:@DashboardOrders unfulfilledCount!:i awaitingPaymentCount!:i refundsPendingCount!:i subscriptions!:@DashboardSubscriptions customers!:@DashboardCustomers topProducts!:[@DashboardProduct salesByDay!:[@DashboardDay lowStock!:[@DashboardLowStock failedTasksCount!:i webhookFailures24h!:i generatedOn!:t'
    range: DashboardRange
    currency_code: str
    sales: DashboardSales
    orders: DashboardOrders
    unfulfilled_count: int
    """Number of orders that are not fulfilled, or only in part."""
    awaiting_payment_count: int
    """Number of orders that are not paid, or only in part."""
    refunds_pending_count: int
    """Number of refunds that the gateway has not decided yet."""
    subscriptions: DashboardSubscriptions
    customers: DashboardCustomers
    top_products: list[DashboardProduct]
    """The products with the highest sales of the period, highest first."""
    sales_by_day: list[DashboardDay]
    """Every day of the range, oldest first."""
    low_stock: list[DashboardLowStock]
    """Variants with low stock, scarcest first."""
    failed_tasks_count: int
    """Number of failed jobs: integration tasks that failed, and mails that no server accepted."""
    webhook_failures24h: int
    """Number of failed delivery attempts in the last 24 hours."""
    generated_on: _dt.datetime
    """When the figures were computed."""


class DashboardCustomers(_Model):
    """Customers who ordered in the range, each counted once. Guests are not counted."""

    _spec = 'new!:i returning!:i'
    new: int
    """Customers whose first order is in the range."""
    returning: int
    """Customers who also ordered before the range."""


class DashboardDay(_Model):
    """Sales of one day."""

    _spec = 'date!:D net!:d orders!:i'
    date: _dt.date
    """The day."""
    net: _Decimal
    """Sales of the day, net of tax and shipping: gross - discounts - refunds."""
    orders: int
    """Number of orders placed on the day and not canceled."""


class DashboardLowStock(_Model):
    """A variant with stock at or below its threshold."""

    _spec = 'variantId!:i sku!:s name!:s available!:i'
    variant_id: int
    sku: str
    name: str
    """Name of product and variant."""
    available: int
    """Available units. Negative if the variant is backordered."""


class DashboardOrders(_Model):
    """Orders of the range."""

    _spec = 'count!:i previousCount!?:i averageValue!:d'
    count: int
    """Number of orders placed in the range and not canceled."""
    previous_count: _Optional[int]
    """Number of orders in the comparison range. Null means no comparison."""
    average_value: _Decimal
    """Average `grandTotal` of the orders, without bought gift cards."""


class DashboardProduct(_Model):
    """One of the best-selling products."""

    _spec = 'productId!:i name!:s quantity!:i net!:d'
    product_id: int
    name: str
    """The product's name."""
    quantity: int
    net: _Decimal
    """Sales of the product in the range, net of tax and discounts, before refunds. Gift cards are no sales."""


class DashboardRange(_Model):
    """The days that the figures cover, in the store's time zone."""

    _spec = 'from!:D to!:D timezone!:s compareTo!:s previousFrom!?:D previousTo!?:D'
    from_: _dt.date
    """Inclusive."""
    to: _dt.date
    """Exclusive."""
    timezone: str
    compare_to: DashboardComparison
    previous_from: _Optional[_dt.date]
    """First day of the comparison range. Null means no comparison."""
    previous_to: _Optional[_dt.date]
    """Day after the last day of the comparison range. Null means no comparison."""


class DashboardSales(_Model):
    """Sales of the range."""

    _spec = 'gross!:d discounts!:d refunds!:d tax!:d shipping!:d net!:d previousNet!?:d changePercent!?:d'
    gross: _Decimal
    """Subtotals, net of tax, before discounts. Bought gift cards do not count; the orders that they pay do."""
    discounts: _Decimal
    """Discounts of these orders, net of tax."""
    refunds: _Decimal
    """Refunds of these orders, net of tax and shipping."""
    tax: _Decimal
    """Tax of these orders."""
    shipping: _Decimal
    """Shipping charges of these orders, net of tax."""
    net: _Decimal
    """gross - discounts - refunds."""
    previous_net: _Optional[_Decimal]
    """`net` of the comparison range. Null means no comparison."""
    change_percent: _Optional[_Decimal]
    """Change from `previousNet` in percent. Null means no comparison, or that `previousNet` is zero."""


class DashboardSubscriptions(_Model):
    """Subscriptions."""

    _spec = 'active!:i new!:i cancelled!:i pastDue!:i mrr!:d churnPercent!:d upcoming7Days!:@DashboardUpcoming'
    active: int
    """Number of ACTIVE subscriptions now."""
    new: int
    """Number of subscriptions created in the range, without replacements."""
    cancelled: int
    """Number of subscriptions canceled in the range, without those that were replaced."""
    past_due: int
    """Number of subscriptions in dunning now."""
    mrr: _Decimal
    """Monthly recurring revenue: the amount expected from renewals per month at the prices of the items. A month has
    365/12 days, a year 12 months. Subscriptions that end with their period are not included."""
    churn_percent: _Decimal
    """Share of the subscriptions at the start of the range that were canceled in the range, or whose renewals stopped in
    it (TERMINAL_FAILED). Replaced and recovered subscriptions do not count. 0 if there were no subscriptions at its
    start."""
    upcoming7_days: DashboardUpcoming


class DashboardUpcoming(_Model):
    """Renewals of the next 7 days."""

    _spec = 'count!:i amount!:d'
    count: int
    """Number of renewals."""
    amount: _Decimal
    """Expected amount of the renewals."""


class EmailListItem(_Model):
    """A mail of the store in the list, without its body."""

    _spec = 'emailId!:i emailTemplateTypeCode!:s to!:s renderedSubject!?:s status!:s attempts!:i lastError!?:s orderId!?:i nextAttemptOn!?:t expiresOn!?:t sentOn!?:t createdOn!:t modifiedOn!:t'
    email_id: int
    email_template_type_code: EmailTemplateTypeCode
    to: str
    """Recipient of the mail."""
    rendered_subject: _Optional[str]
    """The subject. Null for mails with a pin or a link that opens an account."""
    status: EmailStatus
    attempts: int
    """Number of attempts, including one in progress."""
    last_error: _Optional[str]
    """Error message of the last attempt. Null means it did not fail."""
    order_id: _Optional[int]
    """Id of the order that the mail is about. Null means none."""
    next_attempt_on: _Optional[_dt.datetime]
    """Time of the next attempt. Null means no further attempt."""
    expires_on: _Optional[_dt.datetime]
    """When the mail expires and is no longer sent. Null means never."""
    sent_on: _Optional[_dt.datetime]
    """When the mail server accepted the mail. Null means it has not."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class EmailPage(_Model):
    """One page of mails, with the cursor of the next page."""

    _spec = 'items!:[@EmailListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[EmailListItem]
    """The mails of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class EmailResend(_Model):
    """The mail to send again."""

    _spec = 'emailId!:i'
    email_id: int


class EmailRetry(_Model):
    """The failed mails to retry. A field that is absent does not filter."""

    _spec = 'emailTemplateTypeCodes:[s createdFrom:t createdTo:t fromEmailId:i'
    email_template_type_codes: _Optional[list[EmailTemplateTypeCode]] = None
    """Only mails of one of these types."""
    created_from: _Optional[_dt.datetime] = None
    """Only mails created at or after this time."""
    created_to: _Optional[_dt.datetime] = None
    """Only mails created before this time."""
    from_email_id: _Optional[int] = None
    """Only this mail and mails with a larger id: the `nextEmailId` of the request before."""


class EmailRetryResult(_Model):
    """The result of a retry of failed mails."""

    _spec = 'retriedCount!:i skippedCount!:i nextEmailId!?:i'
    retried_count: int
    """Number of mails that were queued again."""
    skipped_count: int
    """Number of failed mails that the request selected and did not queue."""
    next_email_id: _Optional[int]
    """Id of the first selected mail that the request did not examine. Null means that it examined all."""


class EmailSuppression(_Model):
    """An address that the store sends no mails to."""

    _spec = 'emailSuppressionId!:i email!:s emailTemplateTypeCode!:s lastError!:s createdOn!:t'
    email_suppression_id: int
    email: str
    email_template_type_code: EmailTemplateTypeCode
    """The type of the rejected mail."""
    last_error: str
    """Response of the mail server."""
    created_on: _dt.datetime


class EmailSuppressionPage(_Model):
    """One page of suppressed addresses, with the cursor of the next page."""

    _spec = 'items!:[@EmailSuppression page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[EmailSuppression]
    """The suppressed addresses of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class EmailTemplate(_Model):
    """An e-mail template with its source."""

    _spec = 'emailTemplateId!:i emailTemplateTypeId!:i emailTemplateTypeCode!:s languageCode!:s name!:s subject!:s preheader!?:s bodyHtml!:s bodyText!?:s fromName!?:s fromEmail!?:s replyTo!?:s bcc!:[s isActive!:b isDefault!:b variables!:[@TemplateVariable lastTestedOn!?:t lastError!?:s lastFailedOn!?:t createdOn!:t modifiedOn!:t version!:i'
    email_template_id: int
    email_template_type_id: int
    email_template_type_code: EmailTemplateTypeCode
    language_code: str
    name: str
    """Name of the template, for administrators."""
    subject: str
    """Liquid source."""
    preheader: _Optional[str]
    """Liquid source of the preview line that mail clients show."""
    body_html: str
    body_text: _Optional[str]
    """Liquid source of the plain-text part. Null means the text is generated from the HTML."""
    from_name: _Optional[str]
    """Null means the store's name."""
    from_email: _Optional[str]
    """Null means the store's sender address."""
    reply_to: _Optional[str]
    """Null means the store's support address; notices of orders are answered to the buyer."""
    bcc: list[str]
    """Addresses that receive a blind copy of every mail."""
    is_active: bool
    """Whether the store uses the template."""
    is_default: bool
    """Whether the template is the platform's own content and was never edited."""
    variables: list[TemplateVariable]
    """Variables that the source may use."""
    last_tested_on: _Optional[_dt.datetime]
    """When a test e-mail was last sent."""
    last_error: _Optional[str]
    """Error of the last mail that the template could not render, with line and column. That mail has the platform's own
    text. Null means none since the template last changed."""
    last_failed_on: _Optional[_dt.datetime]
    """When rendering first failed with `lastError`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class EmailTemplateCreate(_Model):
    """A new e-mail template. Fields that are left out take their defaults."""

    _spec = 'emailTemplateTypeId!:i languageCode!:s name!:s subject!:s preheader?:s bodyHtml!:s bodyText?:s fromName?:s fromEmail?:s replyTo?:s bcc:[s isActive:b'
    email_template_type_id: int
    language_code: str
    name: str
    """Name of the template, for administrators."""
    subject: str
    """Liquid source."""
    preheader: _Optional[str] = None
    """Liquid source of the preview line that mail clients show."""
    body_html: str
    body_text: _Optional[str] = None
    """Liquid source of the plain-text part. Null means the text is generated from the HTML."""
    from_name: _Optional[str] = None
    """Null means the store's name."""
    from_email: _Optional[str] = None
    """Null means the store's sender address."""
    reply_to: _Optional[str] = None
    """Null means the store's support address; notices of orders are answered to the buyer."""
    bcc: _Optional[list[str]] = None
    """Addresses that receive a blind copy of every mail."""
    is_active: _Optional[bool] = None
    """Whether the store uses the template."""


class EmailTemplateListItem(_Model):
    """An e-mail template without its source."""

    _spec = 'emailTemplateId!:i emailTemplateTypeId!:i emailTemplateTypeCode!:s languageCode!:s name!:s subject!:s isActive!:b isDefault!:b lastTestedOn!?:t createdOn!:t modifiedOn!:t version!:i'
    email_template_id: int
    email_template_type_id: int
    email_template_type_code: EmailTemplateTypeCode
    language_code: str
    name: str
    """Name of the template, for administrators."""
    subject: str
    """Liquid source."""
    is_active: bool
    """Whether the store uses the template."""
    is_default: bool
    """Whether the template is the platform's own content and was never edited."""
    last_tested_on: _Optional[_dt.datetime]
    """When a test e-mail was last sent."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class EmailTemplatePage(_Model):
    """One page of e-mail templates, with the cursor of the next page."""

    _spec = 'items!:[@EmailTemplateListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[EmailTemplateListItem]
    """The e-mail templates of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class EmailTemplatePreview(_Model):
    """A stored or unsaved template to render with an order or sample data."""

    _spec = 'emailTemplateId!:i subject:s preheader?:s bodyHtml:s bodyText?:s orderId:i'
    email_template_id: int
    subject: _Optional[str] = None
    """Replaces the stored field for this request."""
    preheader: _Optional[str] = None
    """Replaces the stored field for this request."""
    body_html: _Optional[str] = None
    body_text: _Optional[str] = None
    """Replaces the stored field for this request."""
    order_id: _Optional[int] = None
    """Id of the order to render with. Absent means sample data."""


class EmailTemplatePreviewResult(_Model):
    """The rendered mail, or the errors of its source."""

    _spec = 'renderedSubject!:s renderedPreheader!?:s renderedHtml!:s renderedText!:s errors!:[@TemplateError'
    rendered_subject: str
    """Empty if it could not be rendered."""
    rendered_preheader: _Optional[str]
    """The preview line that mail clients show after the subject. Null means the template has none."""
    rendered_html: str
    """Empty if it could not be rendered."""
    rendered_text: str
    """Empty if it could not be rendered."""
    errors: list[TemplateError]
    """Errors of the template, with line and column; empty if the template has none."""


class EmailTemplateRevert(_Model):
    """The template to revert to the platform's text."""

    _spec = 'emailTemplateId!:i version:i'
    email_template_id: int
    version: _Optional[int] = None


class EmailTemplateType(_Model):
    """A type of e-mail that the platform sends."""

    _spec = 'emailTemplateTypeId!:i code!:s name!:s description!:s variables!:[@TemplateVariable isTransactional!:b'
    email_template_type_id: int
    code: EmailTemplateTypeCode
    name: str
    """Purpose of the mail, in English."""
    description: str
    """When the mail is sent and to whom."""
    variables: list[TemplateVariable]
    """Variables that the template may use."""
    is_transactional: bool
    """Whether the mail is always sent. Mails of other types are sent only while their template is active."""


class EmailTemplateTypeList(_Model):
    """All e-mail template types, complete."""

    _spec = 'items!:[@EmailTemplateType'
    items: list[EmailTemplateType]
    """The e-mail template types."""


class EmailTemplateUpdate(_Model):
    """Changes to an e-mail template: an absent field keeps its value, null clears it, an array is replaced as a whole."""

    _spec = 'emailTemplateId!:i name:s subject:s preheader?:s bodyHtml:s bodyText?:s fromName?:s fromEmail?:s replyTo?:s bcc:[s isActive:b version:i'
    email_template_id: int
    name: _Optional[str] = None
    """Name of the template, for administrators."""
    subject: _Optional[str] = None
    """Liquid source."""
    preheader: _Optional[str] = None
    """Liquid source of the preview line that mail clients show."""
    body_html: _Optional[str] = None
    body_text: _Optional[str] = None
    """Liquid source of the plain-text part. Null means the text is generated from the HTML."""
    from_name: _Optional[str] = None
    """Null means the store's name."""
    from_email: _Optional[str] = None
    """Null means the store's sender address."""
    reply_to: _Optional[str] = None
    """Null means the store's support address; notices of orders are answered to the buyer."""
    bcc: _Optional[list[str]] = None
    """Addresses that receive a blind copy of every mail."""
    is_active: _Optional[bool] = None
    """Whether the store uses the template."""
    version: _Optional[int] = None


class EmailTest(_Model):
    """A test mail to send."""

    _spec = 'emailTemplateId!:i to!:s orderId:i'
    email_template_id: int
    to: str
    """Recipient of the test mail."""
    order_id: _Optional[int] = None
    """Id of the order to render with. Absent means sample data."""


class EmailTestResult(_Model):
    """Result of the test mail."""

    _spec = 'accepted!:b emailId!?:i renderedSubject!:s renderedHtml!:s errors!:[@TemplateError'
    accepted: bool
    """Whether the mail was queued for sending. The mail server may still refuse it."""
    email_id: _Optional[int]
    """Id of the queued mail; its status shows what became of it. Null means the template has errors."""
    rendered_subject: str
    """Empty if it could not be rendered."""
    rendered_html: str
    """Empty if it could not be rendered."""
    errors: list[TemplateError]
    """Errors of the template, with line and column; empty if the template has none."""


class GiftCard(_Model):
    """Value that belongs to the bearer of a code."""

    _spec = 'giftCardId!:i lastFour!?:s status!:s source!:s currencyCode!:s initialAmount!:d balance!:d heldAmount!:d expiresOn!?:t recipient!?:@GiftCardRecipient deliverOn!?:t deliveryStatus!:s lineItemId!?:s externalId!?:s createdOn!:t modifiedOn!:t version!:i'
    gift_card_id: int
    last_four: _Optional[str]
    """The last four characters of the code. Null means that the code was not made yet."""
    status: GiftCardStatus
    source: GiftCardSource
    currency_code: str
    initial_amount: _Decimal
    """The value with which the card was issued."""
    balance: _Decimal
    """The value of the card, including the part that orders hold."""
    held_amount: _Decimal
    """Part of the balance that orders hold. It is not available to other orders."""
    expires_on: _Optional[_dt.datetime]
    """From this time on the card pays no new order. Null means that the card does not expire."""
    recipient: _Optional[GiftCardRecipient]
    """The person for whom the card is meant. Null means none. Anyone who has the code can use the card."""
    deliver_on: _Optional[_dt.datetime]
    """When the code is mailed to the recipient. A resend sets it to its own time. Null means that the code is not
    mailed."""
    delivery_status: GiftCardDeliveryStatus
    line_item_id: _Optional[str]
    """The order line that bought the card. Its `ISSUE` entry has the order. Null means that no order bought it."""
    external_id: _Optional[str]
    """The card's id in another system. Unique in the store."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class GiftCardAdjust(_Model):
    """A change of a gift card's balance."""

    _spec = 'giftCardId!:i amount!:d reason!:s'
    gift_card_id: int
    amount: _Decimal
    """The value to add, or to remove if it is negative. Not 0."""
    reason: str
    """Why the balance changes, for the store's staff. The bearer of the card does not see it."""


class GiftCardCreate(_Model):
    """A gift card to issue."""

    _spec = 'currencyCode!:s amount!:d expiresOn?:t recipient?:@GiftCardRecipientInput deliverOn?:t externalId?:s reason!:s'
    currency_code: str
    """Currency of the amount and of the orders that the card can pay."""
    amount: _Decimal
    """The value of the card, above 0."""
    expires_on: _Optional[_dt.datetime] = None
    """From this time on the card pays no new order. Null or absent means that the card does not expire."""
    recipient: _Optional[GiftCardRecipientInput] = None
    """The person for whom the card is meant. Null or absent means none."""
    deliver_on: _Optional[_dt.datetime] = None
    """When the service mails the code to the recipient. A time in the past means now. Null or absent means that the
    response has the code and no mail is sent."""
    external_id: _Optional[str] = None
    """The card's id in another system. Unique in the store."""
    reason: str
    """Why the card is issued, for the store's staff. The bearer of the card does not see it."""


class GiftCardCreated(_Model):
    """A new gift card with its code."""

    _spec = 'code!?:s giftCard!:@GiftCard'
    code: _Optional[str]
    """The code with which the card pays. Shown here only. Null means that it is mailed to the recipient on `deliverOn`."""
    gift_card: GiftCard


class GiftCardEntry(_Model):
    """One change of a gift card."""

    _spec = 'entryId!:i giftCardId!:i type!:s currencyCode!:s amount!:d heldAmount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i reason!?:s actor!:@StoredValueActor createdOn!:t'
    entry_id: int
    gift_card_id: int
    type: StoredValueEntryType
    currency_code: str
    amount: _Decimal
    """Change of the balance; negative if the balance fell."""
    held_amount: _Decimal
    """Change of the held amount; negative if the held amount fell."""
    balance_after: _Decimal
    """The balance after the entry."""
    order_id: _Optional[int]
    """The order that caused the entry. Null means none."""
    payment_id: _Optional[int]
    """The payment that caused the entry. Null means none."""
    refund_id: _Optional[int]
    """The refund that caused the entry. Null means none."""
    reason: _Optional[str]
    """The reason that staff entered. Null means none."""
    actor: StoredValueActor
    created_on: _dt.datetime


class GiftCardEntryPage(_Model):
    """One page of entries, with the cursor of the next page."""

    _spec = 'items!:[@GiftCardEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[GiftCardEntry]
    """The entries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class GiftCardPage(_Model):
    """One page of gift cards, with the cursor of the next page."""

    _spec = 'items!:[@GiftCard page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[GiftCard]
    """The gift cards of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class GiftCardRecipient(_Model):
    """The person for whom a gift card is meant. An erasure of the person's data clears it."""

    _spec = 'name!?:s email!?:s message!?:s'
    name: _Optional[str]
    """The recipient's name. Null means that it is not known."""
    email: _Optional[str]
    """The recipient's e-mail address. Null means that it is not known."""
    message: _Optional[str]
    """Text for the recipient, in the mail with the code. Null means none."""


class GiftCardRecipientInput(_Model):
    """The person for whom a gift card is meant. Replaces the stored recipient."""

    _spec = 'name!:s email?:s message?:s'
    name: str
    """The recipient's name."""
    email: _Optional[str] = None
    """The recipient's e-mail address. Null or absent means none."""
    message: _Optional[str] = None
    """Text for the recipient, in the mail with the code. The mail shows it without links. Null or absent means none."""


class GiftCardReference(_Model):
    """The gift card to change."""

    _spec = 'giftCardId!:i'
    gift_card_id: int


class GiftCardUpdate(_Model):
    """Changes of a gift card. Absent fields keep their values."""

    _spec = 'giftCardId!:i expiresOn?:t recipient?:@GiftCardRecipientInput deliverOn:t externalId?:s version:i'
    gift_card_id: int
    expires_on: _Optional[_dt.datetime] = None
    """From this time on the card pays no new order. Null means that the card does not expire."""
    recipient: _Optional[GiftCardRecipientInput] = None
    """The person for whom the card is meant. Null clears the recipient."""
    deliver_on: _Optional[_dt.datetime] = None
    """When the service mails the code. Only for a card whose delivery is SCHEDULED for later. A time in the past means
    now."""
    external_id: _Optional[str] = None
    """The card's id in another system. Null clears it."""
    version: _Optional[int] = None
    """The card's version; a stale version returns 409 `version_conflict`."""


class GuestErasure(_Model):
    """The result of an erasure."""

    _spec = 'orderCount!:i'
    order_count: int
    """Number of orders that were placed with the address. 0 means none, or that their personal data is already erased."""


class GuestErasureRequest(_Model):
    """The guest to erase."""

    _spec = 'email!:s'
    email: str


class IntegrationLog(_Model):
    """One call to or from an outside system. Entries never change."""

    _spec = 'integrationLogId!:i integration!:s providerCode!:s paymentProviderId!?:i direction!:s operation!:s objectType!?:s objectId!?:s requestMethod!?:s requestUrl!?:s responseStatus!?:i durationMs!:i outcome!:s errorCode!?:s errorMessage!?:s attempt!:i correlationId!?:s integrationTaskId!?:i requestHeaders!:[@IntegrationLogHeader requestBody!?:s responseHeaders!:[@IntegrationLogHeader responseBody!?:s isTruncated!:b createdOn!:t'
    integration_log_id: int
    integration: IntegrationType
    provider_code: str
    """The service that was called, or that made the call."""
    payment_provider_id: _Optional[int]
    """Id of the store's account at that payment service. Null for tests of credentials before the account existed, and
    for other services, where a store has one account."""
    direction: IntegrationDirection
    operation: str
    """The requested operation, such as capture."""
    object_type: _Optional[ObjectType]
    """Kind of the related object. Null means that no stored object is related."""
    object_id: _Optional[str]
    """Id of the related object, as text."""
    request_method: _Optional[str]
    """The HTTP method. Null means the call was not HTTP."""
    request_url: _Optional[str]
    """Secrets are masked."""
    response_status: _Optional[int]
    """The HTTP status. Null means no response arrived."""
    duration_ms: int
    """Duration of the call in milliseconds."""
    outcome: IntegrationOutcome
    error_code: _Optional[str]
    """Machine-readable reason of the failure. Null means the call succeeded."""
    error_message: _Optional[str]
    """Description of the failure. Null means the call succeeded."""
    attempt: int
    """Number of the attempt, starting at 1."""
    correlation_id: _Optional[str]
    """The X-Request-Id of the request that caused the call."""
    integration_task_id: _Optional[int]
    request_headers: list[IntegrationLogHeader]
    """The headers of the request; credentials are masked."""
    request_body: _Optional[str]
    """Secrets are masked. Truncated at 64 KB."""
    response_headers: list[IntegrationLogHeader]
    """The headers of the response; credentials are masked."""
    response_body: _Optional[str]
    """Secrets are masked. Truncated at 64 KB."""
    is_truncated: bool
    """Whether a body was truncated."""
    created_on: _dt.datetime


class IntegrationLogHeader(_Model):
    """A header of a call; credentials are masked."""

    _spec = 'name!:s value!:s'
    name: str
    """Name of the header."""
    value: str
    """Secrets are masked."""


class IntegrationLogListItem(_Model):
    """A call in the list, without headers and bodies."""

    _spec = 'integrationLogId!:i integration!:s providerCode!:s paymentProviderId!?:i direction!:s operation!:s objectType!?:s objectId!?:s requestMethod!?:s requestUrl!?:s responseStatus!?:i durationMs!:i outcome!:s errorCode!?:s errorMessage!?:s attempt!:i correlationId!?:s integrationTaskId!?:i createdOn!:t'
    integration_log_id: int
    integration: IntegrationType
    provider_code: str
    """The service that was called, or that made the call."""
    payment_provider_id: _Optional[int]
    """Id of the store's account at that payment service. Null for tests of credentials before the account existed, and
    for other services, where a store has one account."""
    direction: IntegrationDirection
    operation: str
    """The requested operation, such as capture."""
    object_type: _Optional[ObjectType]
    """Kind of the related object. Null means that no stored object is related."""
    object_id: _Optional[str]
    """Id of the related object, as text."""
    request_method: _Optional[str]
    """The HTTP method. Null means the call was not HTTP."""
    request_url: _Optional[str]
    """Secrets are masked."""
    response_status: _Optional[int]
    """The HTTP status. Null means no response arrived."""
    duration_ms: int
    """Duration of the call in milliseconds."""
    outcome: IntegrationOutcome
    error_code: _Optional[str]
    """Machine-readable reason of the failure. Null means the call succeeded."""
    error_message: _Optional[str]
    """Description of the failure. Null means the call succeeded."""
    attempt: int
    """Number of the attempt, starting at 1."""
    correlation_id: _Optional[str]
    """The X-Request-Id of the request that caused the call."""
    integration_task_id: _Optional[int]
    created_on: _dt.datetime


class IntegrationLogPage(_Model):
    """One page of integration logs, with the cursor of the next page."""

    _spec = 'items!:[@IntegrationLogListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[IntegrationLogListItem]
    """The integration logs of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class IntegrationTask(_Model):
    """A background job for an outside system."""

    _spec = 'integrationTaskId!:i taskType!:s integration!:s providerCode!?:s objectType!?:s objectId!?:s status!:s attempts!:i maxAttempts!:i nextAttemptOn!?:t lockedUntil!?:t lastError!?:s lastLogId!?:i progress!?:@IntegrationTaskProgress startedOn!?:t finishedOn!?:t payload!?:s errors!:[@IntegrationTaskError errorFileUrl!?:s resultFileUrl!?:s allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    integration_task_id: int
    task_type: str
    """Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added."""
    integration: IntegrationType
    provider_code: _Optional[str]
    """The service that the task calls. Null means none."""
    object_type: _Optional[ObjectType]
    """Kind of the related object. Null means that no stored object is related."""
    object_id: _Optional[str]
    """Id of the related object, as text."""
    status: IntegrationTaskStatus
    attempts: int
    """Number of attempts so far."""
    max_attempts: int
    """Maximum number of attempts before the task fails permanently."""
    next_attempt_on: _Optional[_dt.datetime]
    """Time of the next attempt. Null means no further attempt."""
    locked_until: _Optional[_dt.datetime]
    """Until when a worker has locked the task."""
    last_error: _Optional[str]
    """Error of the last attempt. Null means no attempt failed."""
    last_log_id: _Optional[int]
    progress: _Optional[IntegrationTaskProgress]
    """Null for a task about one object."""
    started_on: _Optional[_dt.datetime]
    """When the first attempt started. Null means not started."""
    finished_on: _Optional[_dt.datetime]
    """When the task finished. Null means not finished."""
    payload: _Optional[str]
    """JSON text, masked and truncated at 64 KB."""
    errors: list[IntegrationTaskError]
    """The first 1000 rejected rows and fields of an import, or rejected lines of a bulk operation."""
    error_file_url: _Optional[str]
    """CSV file with all rejected rows and fields of an import: row, column, code, message, the rejected value, and the
    outcome (ROW_REJECTED, FIELD_IGNORED or ADDRESS_IGNORED)."""
    result_file_url: _Optional[str]
    """File with the responses of a bulk operation, one per line."""
    allowed_actions: list[IntegrationTaskAction]
    """Actions that are allowed in the current state. For other actions the operation leaves the task unchanged and
    returns a `reason`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class IntegrationTaskCancel(_Model):
    """Tasks to cancel."""

    _spec = 'integrationTaskIds!:[i'
    integration_task_ids: list[int]
    """Ids of the tasks to cancel."""


class IntegrationTaskCancelItem(_Model):
    """Result for one task: canceled, or the reason why not."""

    _spec = 'integrationTaskId!:i cancelled!:b reason!?:s'
    integration_task_id: int
    cancelled: bool
    """Whether the task was canceled."""
    reason: _Optional[str]
    """Why the task was not canceled. Null means it was canceled."""


class IntegrationTaskCancelResult(_Model):
    """The result for each task, in the requested order."""

    _spec = 'items!:[@IntegrationTaskCancelItem'
    items: list[IntegrationTaskCancelItem]
    """One result per id, in the order of the request."""


class IntegrationTaskError(_Model):
    """A rejected row, or a field without which a row was imported."""

    _spec = 'row!:i column!?:s code!:s message!:s isRowImported!:b'
    row: int
    """Row of the file, starting at 1."""
    column: _Optional[str]
    """Column of the file. Null means the error concerns the whole row."""
    code: str
    """Machine-readable error code."""
    message: str
    """Description of the error."""
    is_row_imported: bool
    """Whether the row was imported without this field. False means that the row was rejected."""


class IntegrationTaskListItem(_Model):
    """A task in the list, without payload and row errors."""

    _spec = 'integrationTaskId!:i taskType!:s integration!:s providerCode!?:s objectType!?:s objectId!?:s status!:s attempts!:i maxAttempts!:i nextAttemptOn!?:t lockedUntil!?:t lastError!?:s lastLogId!?:i progress!?:@IntegrationTaskProgress startedOn!?:t finishedOn!?:t createdOn!:t modifiedOn!:t'
    integration_task_id: int
    task_type: str
    """Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added."""
    integration: IntegrationType
    provider_code: _Optional[str]
    """The service that the task calls. Null means none."""
    object_type: _Optional[ObjectType]
    """Kind of the related object. Null means that no stored object is related."""
    object_id: _Optional[str]
    """Id of the related object, as text."""
    status: IntegrationTaskStatus
    attempts: int
    """Number of attempts so far."""
    max_attempts: int
    """Maximum number of attempts before the task fails permanently."""
    next_attempt_on: _Optional[_dt.datetime]
    """Time of the next attempt. Null means no further attempt."""
    locked_until: _Optional[_dt.datetime]
    """Until when a worker has locked the task."""
    last_error: _Optional[str]
    """Error of the last attempt. Null means no attempt failed."""
    last_log_id: _Optional[int]
    progress: _Optional[IntegrationTaskProgress]
    """Null for a task about one object."""
    started_on: _Optional[_dt.datetime]
    """When the first attempt started. Null means not started."""
    finished_on: _Optional[_dt.datetime]
    """When the task finished. Null means not finished."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class IntegrationTaskPage(_Model):
    """One page of integration tasks, with the cursor of the next page."""

    _spec = 'items!:[@IntegrationTaskListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[IntegrationTaskListItem]
    """The integration tasks of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class IntegrationTaskProgress(_Model):
    """Progress of a task with many rows."""

    _spec = 'totalCount!?:i processedCount!:i failedCount!:i skippedCount!:i incompleteCount!:i'
    total_count: _Optional[int]
    """Total number of rows. Null means unknown."""
    processed_count: int
    """Number of processed rows, including failed ones."""
    failed_count: int
    """Number of rejected rows."""
    skipped_count: int
    """Number of rows of an import whose customer existed and was left unchanged, as `onExisting: SKIP` asks."""
    incomplete_count: int
    """Number of rows that an import took without the fields that it could not read. `errors` lists these fields."""


class IntegrationTaskRetry(_Model):
    """Tasks to retry."""

    _spec = 'integrationTaskIds!:[i'
    integration_task_ids: list[int]
    """Ids of the tasks to retry."""


class IntegrationTaskRetryItem(_Model):
    """Result for one task: queued again, or the reason why not."""

    _spec = 'integrationTaskId!:i retried!:b reason!?:s'
    integration_task_id: int
    retried: bool
    """Whether the task was queued again."""
    reason: _Optional[str]
    """Why the task was not retried. Null means it was queued again."""


class IntegrationTaskRetryResult(_Model):
    """The result for each task, in the requested order."""

    _spec = 'items!:[@IntegrationTaskRetryItem'
    items: list[IntegrationTaskRetryItem]
    """One result per id, in the order of the request."""


class Invoice(_Model):
    """A numbered document of an order. Amounts of a credit note are the credited amounts. subtotal + shippingTotal +
    taxTotal = total."""

    _spec = 'invoiceId!:i type!:s reason!:s number!:s orderId!:i orderNumber!:i refundId!?:i currencyCode!:s subtotal!:d shippingTotal!:d taxTotal!:d taxConversion!?:@InvoiceTaxConversion total!:d issuedOn!:t'
    invoice_id: int
    type: InvoiceType
    reason: InvoiceReason
    number: str
    """The printed number: the store's prefix and the number, with `CN-` in front on credit notes."""
    order_id: int
    order_number: int
    refund_id: _Optional[int]
    """Id of the refund that the document is about; null for other documents."""
    currency_code: str
    subtotal: _Decimal
    """Net of tax, after discounts."""
    shipping_total: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Includes the tax on shipping."""
    tax_conversion: _Optional[InvoiceTaxConversion]
    """The tax in the currency of the tax office, by the store's `taxExchangeRates`. Null means that the document shows
    it in its own currency only."""
    total: _Decimal
    """Total of the document, including tax."""
    issued_on: _dt.datetime
    """When the document was issued."""


class InvoicePage(_Model):
    """One page of invoices and credit notes, with the cursor of the next page."""

    _spec = 'items!:[@Invoice page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[Invoice]
    """The documents of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class InvoiceTaxConversion(_Model):
    """The tax of a document in the currency of the tax office."""

    _spec = 'currencyCode!:s rate!:d taxTotal!:d'
    currency_code: str
    rate: _Decimal
    """Price of one unit of the document's currency."""
    tax_total: _Decimal
    """The document's `taxTotal` in this currency, rounded."""


class LanguageList(_Model):
    """All languages, complete."""

    _spec = 'items!:[@Language'
    items: list[Language]
    """The languages."""


class Media(_Model):
    """An image or another file of the store."""

    _spec = 'mediaId!:i folderId!?:i fileName!:s mediaType!:s mimeType!:s sizeBytes!:i width!?:i height!?:i durationSeconds!?:i checksum!:s url!:s thumbnailUrl!?:s variants!:[@MediaVariant altText!?:s translations!:[@MediaTranslation focalX!?:d focalY!?:d tags!:[s usageCount!:i status!:s createdOn!:t modifiedOn!:t version!:i'
    media_id: int
    folder_id: _Optional[int]
    """Null means top level."""
    file_name: str
    """Name for people; it does not affect where the file is stored."""
    media_type: MediaType
    mime_type: str
    """Detected from the content, not from the name."""
    size_bytes: int
    """Size of the served file in bytes."""
    width: _Optional[int]
    """Width of the displayed image in pixels. Null for files that are not images."""
    height: _Optional[int]
    """Height of the displayed image in pixels. Null for files that are not images."""
    duration_seconds: _Optional[int]
    """Duration of a video. Null for other files, and if the file does not state it."""
    checksum: str
    """SHA-256 of the uploaded file."""
    url: str
    """URL of the file."""
    thumbnail_url: _Optional[str]
    """URL of the smallest of `variants`. Null until ready, and for files that are not images."""
    variants: list[MediaVariant]
    """Smaller versions of an image, the widest first; empty until ready, and for files that are not images. For an
    animated image they show the first frame."""
    alt_text: _Optional[str]
    """Description of the image for people who cannot see it. Null means none."""
    translations: list[MediaTranslation]
    """The text in other languages; at most one entry per language."""
    focal_x: _Optional[_Decimal]
    """Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped."""
    focal_y: _Optional[_Decimal]
    """Vertical focal point, from 0 (top) to 1 (bottom)."""
    tags: list[str]
    """Keywords to find the file by."""
    usage_count: int
    """Number of products, variants, option values, collections and settings that use the medium. A product or collection
    also uses the media in its descriptions."""
    status: MediaStatus
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class MediaCreate(_Model):
    """A file to upload, sent as multipart."""

    _spec = 'file!:f folderId:i altText:s'
    file: _File
    """The file itself."""
    folder_id: _Optional[int] = None
    alt_text: _Optional[str] = None
    """Description of the image for people who cannot see it."""


class MediaUsage(_Model):
    """Storage usage of a store's files."""

    _spec = 'fileCount!:i sizeBytes!:i maxSizeBytes!?:i'
    file_count: int
    """Number of stored files."""
    size_bytes: int
    """Storage that the files use, by their uploaded size."""
    max_size_bytes: _Optional[int]
    """Storage limit. The operator of the service sets it for all stores; null means no limit."""


class MediaFolder(_Model):
    """A folder of files. Folders can be nested."""

    _spec = 'folderId!:i parentFolderId!?:i name!:s path!:s mediaCount!:i childCount!:i createdOn!:t modifiedOn!:t version!:i'
    folder_id: int
    parent_folder_id: _Optional[int]
    """Null means top level. The parent cannot be the object itself or one below it."""
    name: str
    """Unique among its siblings."""
    path: str
    """Folder names from the top level, such as /products/coffee."""
    media_count: int
    """Number of media directly in the folder."""
    child_count: int
    """Number of folders directly in the folder."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class MediaFolderCreate(_Model):
    """A new media folder. Fields that are left out take their defaults."""

    _spec = 'parentFolderId?:i name!:s'
    parent_folder_id: _Optional[int] = None
    """Null means top level. The parent cannot be the object itself or one below it."""
    name: str
    """Unique among its siblings."""


class MediaFolderPage(_Model):
    """One page of media folders, with the cursor of the next page."""

    _spec = 'items!:[@MediaFolder page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[MediaFolder]
    """The media folders of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class MediaFolderUpdate(_Model):
    """Changes to a media folder: an absent field keeps its value, null clears it, an array is replaced as a whole."""

    _spec = 'folderId!:i parentFolderId?:i name:s version:i'
    folder_id: int
    parent_folder_id: _Optional[int] = None
    """Null means top level. The parent cannot be the object itself or one below it."""
    name: _Optional[str] = None
    """Unique among its siblings."""
    version: _Optional[int] = None


class MediaPage(_Model):
    """One page of files, with the cursor of the next page."""

    _spec = 'items!:[@Media page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[Media]
    """The files of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class MediaTranslation(_Model):
    """The text of a media file in an additional language of the store."""

    _spec = 'languageCode!:s altText!:s'
    language_code: str
    alt_text: str
    """Description of the image in the language."""


class MediaTranslationInput(_Model):
    """The text of a media file in an additional language of the store; at most one entry per language."""

    _spec = 'languageCode!:s altText!:s'
    language_code: str
    alt_text: str
    """Description of the image in the language."""


class MediaUpdate(_Model):
    """Changes to a file: an absent field keeps its value, null clears it, an array is replaced as a whole."""

    _spec = 'mediaId!:i folderId?:i fileName:s altText?:s translations:[@MediaTranslationInput focalX?:d focalY?:d tags:[s version:i'
    media_id: int
    folder_id: _Optional[int] = None
    """Null means top level."""
    file_name: _Optional[str] = None
    """Name for people; it does not affect where the file is stored."""
    alt_text: _Optional[str] = None
    """Description of the image for people who cannot see it. Null means none."""
    translations: _Optional[list[MediaTranslationInput]] = None
    """The text in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    focal_x: _Optional[_Decimal] = None
    """Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped."""
    focal_y: _Optional[_Decimal] = None
    """Vertical focal point, from 0 (top) to 1 (bottom)."""
    tags: _Optional[list[str]] = None
    """Keywords to find the file by. Replaced as a whole."""
    version: _Optional[int] = None


class MissingTranslation(_Model):
    """An object with texts that are not translated into the language."""

    _spec = 'objectType!:s productId!?:i collectionId!?:i shippingMethodId!?:i subscriptionPlanId!?:i couponId!?:i paymentProviderId!?:i accountTypeId!?:i taxClassId!?:i mediaId!?:i name!:s missing!:[s'
    object_type: str
    """Kind of the object."""
    product_id: _Optional[int]
    """Id of the product; null for another object."""
    collection_id: _Optional[int]
    """Id of the collection; null for another object."""
    shipping_method_id: _Optional[int]
    """Id of the shipping method; null for another object."""
    subscription_plan_id: _Optional[int]
    """Id of the subscription plan; null for another object."""
    coupon_id: _Optional[int]
    """Id of the coupon; null for another object."""
    payment_provider_id: _Optional[int]
    """Id of the payment provider; null for another object."""
    account_type_id: _Optional[int]
    """Id of the account type; null for another object."""
    tax_class_id: _Optional[int]
    """Id of the tax class; null for another object."""
    media_id: _Optional[int]
    """Id of the media file; null for another object."""
    name: str
    """Name in the catalog's language: of a media file, the start of its file name; of the settings, the store's name."""
    missing: list[str]
    """Members without a translation. `options`: names or values of options. `variants`: names of variants that are not
    made of option values. `seo`: a text for search engines."""


class MissingTranslationPage(_Model):
    """One page of objects, with the cursor of the next page."""

    _spec = 'items!:[@MissingTranslation page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[MissingTranslation]
    """Objects on this page, oldest first; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class MyScope(_Model):
    """The caller's permissions by store."""

    _spec = 'adminUserId!?:i appTokenId!?:i stores!:[@MyScopeStore'
    admin_user_id: _Optional[int]
    """null means that the caller is an app token."""
    app_token_id: _Optional[int]
    """null means that the caller is a user."""
    stores: list[MyScopeStore]
    """Stores that the caller can access."""


class MyScopeStore(_Model):
    """The caller's permissions in one store."""

    _spec = 'storeId!:i permissions!:[s'
    store_id: int
    permissions: list[str]
    """Permissions of the caller in the store."""


class NameTranslation(_Model):
    """A name in an additional language of the store."""

    _spec = 'languageCode!:s name!:s'
    language_code: str
    name: str
    """The name, or the value of an option, in the language."""


class NameTranslationInput(_Model):
    """A name in an additional language of the store; at most one entry per language."""

    _spec = 'languageCode!:s name!:s'
    language_code: str
    name: str
    """The name, or the value of an option, in the language; at most as long as the original may be (422 `invalid_value`
    otherwise)."""


class Order(_Model):
    """An order with all its data. Totals are frozen when the order is placed."""

    _spec = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i storeId!:i cartId!?:i source!:s status!:s customer!:@OrderCustomer shippingAddress!?:@Address billingAddress!?:@Address shippingMethodId!?:i shippingMethodName!?:s shippingTaxes!:[@OrderTax pricesIncludeTax!:b items!:[@OrderLine payments!:[@Payment balance!:@OrderBalance refunds!:[@RefundDetails shipments!:[@Shipment coupons!:[@OrderCoupon discount!?:@OrderDiscount subscriptionIds!:[i replacementOrderNumber!?:i marketingConsent!?:@MarketingConsent referrer!?:@OrderReferrer commissionSyncStatus!:s taxProviderReference!?:s taxSource!:s notes!:@OrderNotes tags!:[s customFields!:[@CustomField hold!?:@OrderHold cancelReason!?:s externalId!?:s timeline!:[@OrderTimelineEntry chargebacks!:[@Chargeback invoices!:[@Invoice allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    order_id: int
    order_number: int
    order_date: _dt.datetime
    """When the order was placed."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled; kept afterwards."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled; null means it is not canceled."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    language_code: _Optional[str]
    """Language of the order's mails and documents, and of `localName` of its lines. Null means an order from before
    languages were recorded: the customer's language selects these."""
    subtotal: _Decimal
    """Net of tax, before discounts."""
    discount_total: _Decimal
    """Net of tax."""
    shipping_total: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Includes the tax on shipping."""
    grand_total: _Decimal
    """subtotal - discountTotal + shippingTotal + taxTotal."""
    replaced_order_number: _Optional[int]
    """Number of the order that this one replaces."""
    item_count: int
    """Sum of the quantities."""
    store_id: int
    cart_id: _Optional[int]
    """null means that the order was not placed from a cart."""
    source: OrderSource
    status: OrderState
    customer: OrderCustomer
    shipping_address: _Optional[Address]
    """null means that nothing is shipped."""
    billing_address: _Optional[Address]
    shipping_method_id: _Optional[int]
    shipping_method_name: _Optional[str]
    """The shipping method's name when the order was placed; null means that nothing is shipped."""
    shipping_taxes: list[OrderTax]
    """The taxes on shipping, one for each rate."""
    prices_include_tax: bool
    """Whether unit prices were shown with tax."""
    items: list[OrderLine]
    """The lines, in the order of the cart."""
    payments: list[Payment]
    """Oldest first."""
    balance: OrderBalance
    refunds: list[RefundDetails]
    """Oldest first."""
    shipments: list[Shipment]
    """Oldest first."""
    coupons: list[OrderCoupon]
    """Coupons that the order used, including those that only discount later charges of its subscriptions."""
    discount: _Optional[OrderDiscount]
    subscription_ids: list[int]
    """Ids of the subscriptions that the order started or renews."""
    replacement_order_number: _Optional[int]
    """Number of the order that replaces this one."""
    marketing_consent: _Optional[MarketingConsent]
    """The buyer's consent to marketing e-mails, given with this order; null means that the buyer did not consent, or
    that their data was erased."""
    referrer: _Optional[OrderReferrer]
    commission_sync_status: CommissionSyncStatus
    tax_provider_reference: _Optional[str]
    """Id of the calculation at the tax service; null with the store's own rates."""
    tax_source: OrderTaxSource
    notes: OrderNotes
    tags: list[str]
    """The store's own tags, to search and group by."""
    custom_fields: list[CustomField]
    """Custom fields, as the store's settings define them."""
    hold: _Optional[OrderHold]
    """null means that the order is not on hold."""
    cancel_reason: _Optional[OrderCancelReason]
    external_id: _Optional[str]
    """Id of the order in your own system."""
    timeline: list[OrderTimelineEntry]
    """History of the order, newest first; the newest 500 entries."""
    chargebacks: list[Chargeback]
    """Disputes of the order's payments, oldest first."""
    invoices: list[Invoice]
    """The order's numbered documents, oldest first; empty while the order is neither paid nor shipped."""
    allowed_actions: list[OrderAction]
    """Actions that the order's state allows. The caller's permissions are not considered."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class OrderCancel(_Model):
    """The order to cancel, with the reason, and the handling of stock and money."""

    _spec = 'orderId!:i reason!:s note?:s refundPayment:b restock:b notifyCustomer:b'
    order_id: int
    reason: OrderCancelReason
    note: _Optional[str] = None
    """Internal note."""
    refund_payment: _Optional[bool] = None
    """Whether to refund the captured amount."""
    restock: _Optional[bool] = None
    """Whether to put reserved units, and units that need no shipping and left the stock with the payment, back into
    stock. False means they are written off."""
    notify_customer: _Optional[bool] = None
    """Whether to notify the customer by e-mail. If a refund that the mail announces fails, another mail says so."""


class OrderCapture(_Model):
    """The amount to capture, and the payment to capture it from."""

    _spec = 'orderId!:i paymentId:i amount:d isFinal:b'
    order_id: int
    payment_id: _Optional[int] = None
    """Id of a payment. Default: the live authorizations, oldest first."""
    amount: _Optional[_Decimal] = None
    """Default: the whole amount that is authorized and due."""
    is_final: _Optional[bool] = None
    """Whether to release the rest of the authorization afterwards."""


class OrderCharge(_Model):
    """A charge to a saved payment method."""

    _spec = 'orderId!:i customerPaymentMethodId:i'
    order_id: int
    customer_payment_method_id: _Optional[int] = None
    """Id of a payment method of the order's customer. Default: the customer's default payment method."""


class OrderCreate(_Model):
    """A new order. Absent fields take their defaults."""

    _spec = 'isDraft:b storeCustomerId:i email:s currencyCode:s languageCode:s items!:[@OrderItemInput shippingAddress:@AddressInput billingAddress:@AddressInput shippingMethodId:i shippingPrice:d couponCodes:[s discount:@OrderDiscountInput payment:@OrderPaymentInput orderDate:t notes:@OrderNotesInput tags:[s customFields:[@CustomFieldInput referrerCode:s consentText:s externalId:s notifyCustomer:b'
    is_draft: _Optional[bool] = None
    """Save a draft: no stock is reserved, no payment is charged and no e-mail is sent."""
    store_customer_id: _Optional[int] = None
    """Absent means a guest; `email` is then required."""
    email: _Optional[str] = None
    """Absent means the customer's e-mail address."""
    currency_code: _Optional[str] = None
    """Absent means the store's default currency."""
    language_code: _Optional[str] = None
    """Language of the buyer, which selects the names that the buyer reads, the mails and the documents. Instead of a
    language that the store does not have, the closest of its languages applies, else its default. 422 `invalid_value`
    for an unknown language. Absent means the customer's language, else the store's default."""
    items: list[OrderItemInput]
    """Lines of the order."""
    shipping_address: _Optional[AddressInput] = None
    billing_address: _Optional[AddressInput] = None
    """Absent means the shipping address."""
    shipping_method_id: _Optional[int] = None
    shipping_price: _Optional[_Decimal] = None
    """Overrides the price of the shipping method, as shown to the buyer."""
    coupon_codes: _Optional[list[str]] = None
    """Coupon codes, case-insensitive."""
    discount: _Optional[OrderDiscountInput] = None
    payment: _Optional[OrderPaymentInput] = None
    """Absent means that the order waits for an offline payment, unless its total is 0."""
    order_date: _Optional[_dt.datetime] = None
    """Absent means now. Must not be in the future; a past date is for orders imported from another system."""
    notes: _Optional[OrderNotesInput] = None
    tags: _Optional[list[str]] = None
    """The store's own tags, to search and group by."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    referrer_code: _Optional[str] = None
    """Code of the referrer who referred the buyer; stored with the order."""
    consent_text: _Optional[str] = None
    """How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed
    when a line has a plan. For a draft, send this text when the draft is placed."""
    external_id: _Optional[str] = None
    """Id of the order in your own system, unique in the store. An order that is not placed, because its payment was
    declined or its draft was canceled, gives the id up."""
    notify_customer: _Optional[bool] = None
    """Whether to send the order confirmation and the e-mail about a new subscription."""


class OrderCurrencyTotals(_Model):
    """Sums over the orders in one currency."""

    _spec = 'currencyCode!:s orderCount!:i subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d disputed!:d due!:d'
    currency_code: str
    order_count: int
    """Number of orders in the currency."""
    subtotal: _Decimal
    """Sum of the lines net of tax, before discounts."""
    discount_total: _Decimal
    """Discounts, net of tax."""
    shipping_total: _Decimal
    """Shipping, net of tax."""
    tax_total: _Decimal
    """Tax of lines and shipping."""
    grand_total: _Decimal
    """subtotal - discountTotal + shippingTotal + taxTotal."""
    paid: _Decimal
    """Captured amount."""
    refunded: _Decimal
    """Refunded amount, including refunds in progress."""
    disputed: _Decimal
    """Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries."""
    due: _Decimal
    """Amount still to be captured."""


class OrderDiscount(_Model):
    """A manual discount by an administrator."""

    _spec = 'discountType!:s value!:d reason!?:s amount!:d'
    discount_type: OrderDiscountType
    value: _Decimal
    """Percentage or amount, depending on `discountType`."""
    reason: _Optional[str]
    """Why the discount was given; visible only to the store."""
    amount: _Decimal
    """Amount that the discount takes off, net of tax."""


class OrderDiscountInput(_Model):
    """A manual discount on the whole order."""

    _spec = 'discountType!:s value!:d reason?:s'
    discount_type: OrderDiscountType
    value: _Decimal
    """A percentage, or an amount in the order's currency. The amount includes tax where prices include tax."""
    reason: _Optional[str] = None
    """Why the discount was given; visible only to the store."""


class OrderFulfill(_Model):
    """The order lines in a parcel, and its shipping data."""

    _spec = 'orderId!:i items:[@OrderFulfillItem status:s carrierName:s trackingNumber:s trackingUrl:s shippedOn:t estimatedDelivery:t externalShipmentId:s locationName?:s weight?:d labelUrl?:s notifyCustomer:b'
    order_id: int
    items: _Optional[list[OrderFulfillItem]] = None
    """Each line item at most once. Default: all open lines."""
    status: _Optional[ShipmentStatus] = None
    """Initial status of the shipment. Default: IN_TRANSIT."""
    carrier_name: _Optional[str] = None
    """Default: the shipping method's carrier."""
    tracking_number: _Optional[str] = None
    """The carrier's tracking number."""
    tracking_url: _Optional[str] = None
    """URL of the carrier's tracking page."""
    shipped_on: _Optional[_dt.datetime] = None
    """Default: now. Must not be in the future."""
    estimated_delivery: _Optional[_dt.datetime] = None
    """Default: `shippedOn` plus the shipping method's maximum days."""
    external_shipment_id: _Optional[str] = None
    """Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled. Default:
    the shipment's id as text."""
    location_name: _Optional[str] = None
    """The warehouse or shop that ships the parcel."""
    weight: _Optional[_Decimal] = None
    """Weight of the parcel, in the store's weight unit."""
    label_url: _Optional[str] = None
    """URL of the shipping label."""
    notify_customer: _Optional[bool] = None
    """Whether to send the shipment e-mail."""


class OrderFulfillItem(_Model):
    """A quantity of an order line in the parcel."""

    _spec = 'lineItemId!:s quantity!:i'
    line_item_id: str
    quantity: int


class OrderFulfillmentStatusCount(_Model):
    """Number of orders with one fulfillment status."""

    _spec = 'fulfillmentStatus!:s count!:i'
    fulfillment_status: FulfillmentStatus
    count: int
    """Orders with the status."""


class OrderHold(_Model):
    """Why and since when the order is on hold."""

    _spec = 'reason!:s note!?:s heldOn!:t heldBy!?:s'
    reason: OrderHoldReason
    note: _Optional[str]
    """The store's note on the hold; null means no note."""
    held_on: _dt.datetime
    """When the order was put on hold."""
    held_by: _Optional[str]
    """Name of the actor who put the order on hold; null for the system, and for actors whose name is no longer known."""


class OrderHoldInput(_Model):
    """The order to put on hold, with the reason."""

    _spec = 'orderId!:i reason!:s note?:s'
    order_id: int
    reason: OrderHoldReason
    note: _Optional[str] = None
    """Internal note."""


class OrderItemInput(_Model):
    """A line to order. Send exactly one of `variantId` and `sku`."""

    _spec = 'variantId:i sku:s quantity!:i unitPrice:d subscriptionPlanId:i customFields:[@CustomFieldInput'
    variant_id: _Optional[int] = None
    sku: _Optional[str] = None
    quantity: int
    unit_price: _Optional[_Decimal] = None
    """Overrides the price from the price list, as shown to the buyer. On a line with a plan, every delivery keeps this
    price."""
    subscription_plan_id: _Optional[int] = None
    """An active plan that the product is sold on. The subscription starts when the order is placed. A draft must not
    have a plan with a trial. Absent means a one-time purchase."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""


class OrderItemSummary(_Model):
    """Sums of order lines by variant."""

    _spec = 'items!:[@OrderItemSummaryRow isTruncated!:b'
    items: list[OrderItemSummaryRow]
    """The sums, one row for each variant, SKU and currency."""
    is_truncated: bool
    """Whether there are more than 1000 rows. If true, narrow the filters."""


class OrderItemSummaryRow(_Model):
    """Order quantities and sums of one variant in one currency."""

    _spec = 'variantId!?:i sku!:s name!:s currencyCode!:s quantityOrdered!:i quantityFulfilled!:i quantityToFulfill!:i quantityRefunded!:i gross!:d discount!:d net!:d tax!:d orderCount!:i'
    variant_id: _Optional[int]
    sku: str
    name: str
    """Name of the product and variant."""
    currency_code: str
    quantity_ordered: int
    """Units ordered."""
    quantity_fulfilled: int
    """Units shipped."""
    quantity_to_fulfill: int
    """Units still to be shipped, without those that buyers withdrew from."""
    quantity_refunded: int
    """Units refunded."""
    gross: _Decimal
    """Net of tax, before discounts."""
    discount: _Decimal
    """Discounts, net of tax."""
    net: _Decimal
    """gross - discount."""
    tax: _Decimal
    """Tax on `net`."""
    order_count: int
    """Number of orders with this variant and SKU."""


class OrderItemUpdate(_Model):
    """A line after the edit. `lineItemId` keeps an existing line; a new line has exactly one of `variantId` and `sku`."""

    _spec = 'lineItemId:s variantId:i sku:s quantity!:i unitPrice:d customFields:[@CustomFieldInput'
    line_item_id: _Optional[str] = None
    variant_id: _Optional[int] = None
    sku: _Optional[str] = None
    quantity: int
    unit_price: _Optional[_Decimal] = None
    """Absent means that an existing line keeps its price and a new one takes the price from the price list."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""


class OrderListItem(_Model):
    """An order in a list, without lines, payments or shipments."""

    _spec = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i status!:s source!:s storeCustomerId!?:i customerName!:s customerEmail!:s shippingCountryCode!?:s shippingMethodName!?:s paid!:d refunded!:d disputed!:d due!:d isOnHold!:b hasChargeback!:b hasSubscription!:b replacementOrderNumber!?:i tags!:[s createdOn!:t modifiedOn!:t version!:i'
    order_id: int
    order_number: int
    order_date: _dt.datetime
    """When the order was placed."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled; kept afterwards."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled; null means it is not canceled."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    subtotal: _Decimal
    """Net of tax, before discounts."""
    discount_total: _Decimal
    """Net of tax."""
    shipping_total: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Includes the tax on shipping."""
    grand_total: _Decimal
    """subtotal - discountTotal + shippingTotal + taxTotal."""
    replaced_order_number: _Optional[int]
    """Number of the order that this one replaces."""
    item_count: int
    """Sum of the quantities."""
    status: OrderState
    source: OrderSource
    store_customer_id: _Optional[int]
    """null means a guest."""
    customer_name: str
    """First and last name of the buyer; `""` means unknown."""
    customer_email: str
    shipping_country_code: _Optional[str]
    shipping_method_name: _Optional[str]
    """The shipping method's name when the order was placed; null means that nothing is shipped."""
    paid: _Decimal
    """Captured amount."""
    refunded: _Decimal
    """Refunded amount, including refunds in progress."""
    disputed: _Decimal
    """Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries."""
    due: _Decimal
    """grandTotal minus paid, where refunded overpayments do not count as paid. Never below zero; zero for canceled
    orders."""
    is_on_hold: bool
    """Whether the order is on hold. Nothing is shipped until the hold is released."""
    has_chargeback: bool
    """Whether an amount is in dispute, or the buyer's bank took it back; `paymentStatus` is then CHARGEBACK."""
    has_subscription: bool
    """Whether a line started or renewed a subscription."""
    replacement_order_number: _Optional[int]
    tags: list[str]
    """The store's own tags, to search and group by."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class OrderNotes(_Model):
    """Notes on the order."""

    _spec = 'customer!?:s internal!?:s'
    customer: _Optional[str]
    """Written by the customer at checkout."""
    internal: _Optional[str]
    """Internal note, never shown to the customer."""


class OrderNotesInput(_Model):
    """An absent field keeps its value; null clears it."""

    _spec = 'customer?:s internal?:s'
    customer: _Optional[str] = None
    """The buyer's note. The buyer can read it."""
    internal: _Optional[str] = None
    """Internal note, visible only to the store."""


class OrderOfflinePayment(_Model):
    """Money received outside of the platform, such as by bank transfer."""

    _spec = 'orderId!:i amount:d method!:s paymentProviderId:i reference?:s receivedOn:t note?:s'
    order_id: int
    amount: _Optional[_Decimal] = None
    """Default: the amount due."""
    method: OfflinePaymentMethod
    payment_provider_id: _Optional[int] = None
    """Id of an OFFLINE provider of the store."""
    reference: _Optional[str] = None
    """Reference of the payment, such as the number on the bank statement."""
    received_on: _Optional[_dt.datetime] = None
    """Default: now. Must not be in the future."""
    note: _Optional[str] = None
    """Internal note."""


class OrderOfflinePaymentVoid(_Model):
    """A recorded offline payment that never arrived."""

    _spec = 'orderId!:i paymentId!:i note?:s'
    order_id: int
    payment_id: int
    note: _Optional[str] = None
    """Internal note; replaces the payment's note."""


class OrderPage(_Model):
    """One page of orders, with the cursor of the next page."""

    _spec = 'items!:[@OrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[OrderListItem]
    """Orders on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class OrderPaymentInput(_Model):
    """How the order is paid. Send exactly one of `customerPaymentMethodId` and `paymentToken`. Leave the whole payment
    out for an order that waits for its money."""

    _spec = 'paymentProviderId:i customerPaymentMethodId:i paymentToken:s savePaymentMethod:b'
    payment_provider_id: _Optional[int] = None
    """Absent means the provider of the saved payment method, or else the store's default provider."""
    customer_payment_method_id: _Optional[int] = None
    payment_token: _Optional[str] = None
    """Token from the provider's own form."""
    save_payment_method: _Optional[bool] = None
    """Whether to save the payment method to the customer's account."""


class OrderPaymentLink(_Model):
    """A payment link for an order."""

    _spec = 'url!:s expiresOn!:t'
    url: str
    """URL of the page, with its token after `#`. It is shown here only."""
    expires_on: _dt.datetime
    """When the link expires. It expires earlier once nothing is due."""


class OrderPaymentLinkCreate(_Model):
    """The order to pay with the link."""

    _spec = 'orderId!:i notifyCustomer:b pageUrl:s returnUrl:s'
    order_id: int
    notify_customer: _Optional[bool] = None
    """Whether to mail the link to the buyer."""
    page_url: _Optional[str] = None
    """A page of the store's own that pays with the token. Default: the service's page. The URL must be at the domain
    that the store has verified, or at one of its `allowedOrigins`, and have no fragment."""
    return_url: _Optional[str] = None
    """Where the page of a bank or wallet redirects the buyer. Default: the storefront. The URL must be at the domain
    that the store has verified, or at one of its `allowedOrigins`."""


class OrderPaymentStatusCount(_Model):
    """Number of orders with one payment status."""

    _spec = 'paymentStatus!:s count!:i'
    payment_status: PaymentStatus
    count: int
    """Orders with the status."""


class OrderPlace(_Model):
    """The draft to place, and its payment."""

    _spec = 'orderId!:i payment:@OrderPaymentInput expectedGrandTotal:d consentText:s notifyCustomer:b'
    order_id: int
    payment: _Optional[OrderPaymentInput] = None
    """Absent means that the order waits for an offline payment, unless its total is 0."""
    expected_grand_total: _Optional[_Decimal] = None
    """Expected total. Returns 409 when the current total differs."""
    consent_text: _Optional[str] = None
    """How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed
    when a line has a plan."""
    notify_customer: _Optional[bool] = None
    """Whether to send the order confirmation and the e-mail about a new subscription."""


class OrderReferrer(_Model):
    """The referrer of the buyer."""

    _spec = 'referrerCode!:s displayName!?:s'
    referrer_code: str
    """The code with which the buyer was referred."""
    display_name: _Optional[str]
    """The referrer's name, as last reported by the commission service when the order was placed; null means that the
    service had not reported this code."""


class OrderRefund(_Model):
    """The part of the order to refund: lines, an amount, or shipping alone. The operation describes which fields can be
    combined."""

    _spec = 'orderId!:i reason!:s lines:[@OrderRefundLine shippingAmount:d amount:d overpaymentAmount:d paymentId:i destination:s note?:s notifyCustomer:b'
    order_id: int
    reason: RefundReason
    lines: _Optional[list[OrderRefundLine]] = None
    """Each line item at most once."""
    shipping_amount: _Optional[_Decimal] = None
    """Part of the shipping charge, including tax."""
    amount: _Optional[_Decimal] = None
    """Including tax. Allowed only without lines, shippingAmount and overpaymentAmount. It is taken from the overpayment
    first, then from goods, shipping, and gift cards that the order bought."""
    overpayment_amount: _Optional[_Decimal] = None
    """Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines."""
    payment_id: _Optional[int] = None
    """Id of a payment. Default: the captured payments, oldest first."""
    destination: _Optional[str] = None
    """Where the money of payments without stored value goes: back to them, or to the customer's store credit in the
    order's currency. Store credit and gift cards that paid a part get their part back in either case."""
    note: _Optional[str] = None
    """Internal note."""
    notify_customer: _Optional[bool] = None
    """Whether to send the refund e-mail when the refund is completed, and another one if a completed refund fails later."""


class OrderRefundLine(_Model):
    """At least one of quantity and amount."""

    _spec = 'lineItemId!:s quantity:i amount:d'
    line_item_id: str
    quantity: _Optional[int] = None
    """Units that are returned or not shipped. Absent means a refund of money only."""
    amount: _Optional[_Decimal] = None
    """Including tax. Default: the price of the quantity after discounts."""


class OrderRefundPreview(_Model):
    """A refund to compute without issuing it."""

    _spec = 'orderId!:i reason:s lines:[@OrderRefundLine shippingAmount:d amount:d overpaymentAmount:d paymentId:i destination:s'
    order_id: int
    reason: _Optional[RefundReason] = None
    lines: _Optional[list[OrderRefundLine]] = None
    """Each line item at most once."""
    shipping_amount: _Optional[_Decimal] = None
    """Part of the shipping charge, including tax."""
    amount: _Optional[_Decimal] = None
    """Including tax. Allowed only without lines, shippingAmount and overpaymentAmount. It is taken from the overpayment
    first, then from goods, shipping, and gift cards that the order bought."""
    overpayment_amount: _Optional[_Decimal] = None
    """Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines."""
    payment_id: _Optional[int] = None
    """Id of a payment. Default: the captured payments, oldest first."""
    destination: _Optional[str] = None
    """Where the money of payments without stored value goes: back to them, or to the customer's store credit in the
    order's currency. Store credit and gift cards that paid a part get their part back in either case."""


class OrderRelease(_Model):
    """The order to release from hold."""

    _spec = 'orderId!:i note?:s'
    order_id: int
    note: _Optional[str] = None
    """Appended to the internal note of the order."""


class OrderReplace(_Model):
    """The order to replace, and the items to send."""

    _spec = 'orderId!:i reason!:s items:[@OrderReplacementItem isFree:b cancelReplaced:b shippingAddress:@AddressInput shippingMethodId:i payment:@OrderPaymentInput note?:s notifyCustomer:b'
    order_id: int
    reason: OrderReplacementReason
    items: _Optional[list[OrderReplacementItem]] = None
    """Default: all lines that are not refunded or canceled."""
    is_free: _Optional[bool] = None
    """Whether to discount the new order to zero, including shipping."""
    cancel_replaced: _Optional[bool] = None
    """Whether to also cancel the replaced order and refund its payment. Allowed only with isFree false and without
    payment."""
    shipping_address: _Optional[AddressInput] = None
    """Default: the replaced order's."""
    shipping_method_id: _Optional[int] = None
    """Default: the replaced order's."""
    payment: _Optional[OrderPaymentInput] = None
    """Only for isFree false."""
    note: _Optional[str] = None
    """Internal note."""
    notify_customer: _Optional[bool] = None
    """Whether to send the order confirmation."""


class OrderReplacementItem(_Model):
    """A line of the replacement."""

    _spec = 'lineItemId!:s variantId:i quantity!:i'
    line_item_id: str
    variant_id: _Optional[int] = None
    """Id of another variant. Default: the line's variant."""
    quantity: int
    """At most the ordered quantity, counting all items of the same line."""


class OrderShippingMethod(_Model):
    """A shipping method that is available for the order, with its price for this order."""

    _spec = 'shippingMethodId!:i name!:s carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!?:i isSelected!:b'
    shipping_method_id: int
    name: str
    """Name of the method, as buyers see it."""
    carrier_name: _Optional[str]
    """Name of the carrier; null means that the method has no carrier."""
    service_code: _Optional[str]
    """The carrier's code for the service; null means that the method has no code."""
    price: _Decimal
    """The price of this shipping method, before discounts on shipping."""
    currency_code: str
    tax_included: bool
    """Whether `price` includes tax."""
    estimated_min_days: _Optional[int]
    """Minimum number of days from shipping to delivery; null means unknown."""
    estimated_max_days: _Optional[int]
    """Maximum number of days from shipping to delivery; null means unknown."""
    is_selected: bool
    """Whether this is the order's current method."""


class OrderShippingMethodList(_Model):
    """The shipping methods that serve the order, cheapest first."""

    _spec = 'items!:[@OrderShippingMethod'
    items: list[OrderShippingMethod]
    """The methods, cheapest first."""


class MarketingConsent(_Model):
    """Evidence of a buyer's consent to marketing e-mails."""

    _spec = 'acceptedOn!:t source!:s withdrawnOn!?:t'
    accepted_on: _dt.datetime
    """When the buyer consented."""
    source: MarketingConsentSource
    withdrawn_on: _Optional[_dt.datetime]
    """When a guest withdrew the consent. Null means that it was not withdrawn with this order; a customer's withdrawal
    is in their marketingConsent."""


class OrderSummary(_Model):
    """A short form of one order."""

    _spec = 'orderId!:i orderNumber!:i orderDate!:t paymentStatus!:s fulfillmentStatus!:s itemCount!:i currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d disputed!:d due!:d'
    order_id: int
    order_number: int
    order_date: _dt.datetime
    """When the order was placed."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    item_count: int
    """Sum of the quantities."""
    currency_code: str
    subtotal: _Decimal
    """Sum of the lines net of tax, before discounts."""
    discount_total: _Decimal
    """Discounts, net of tax."""
    shipping_total: _Decimal
    """Shipping, net of tax."""
    tax_total: _Decimal
    """Tax of lines and shipping."""
    grand_total: _Decimal
    """subtotal - discountTotal + shippingTotal + taxTotal."""
    paid: _Decimal
    """Captured amount."""
    refunded: _Decimal
    """Refunded amount, including refunds in progress."""
    disputed: _Decimal
    """Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries."""
    due: _Decimal
    """Amount still to be captured."""


class OrderSummaryAnswer(_Model):
    """Exactly one field is not null."""

    _spec = 'order!?:@OrderSummary totals!?:@OrderTotals'
    order: _Optional[OrderSummary]
    """null unless the request names one order."""
    totals: _Optional[OrderTotals]
    """null when the request names one order."""


class OrderSync(_Model):
    """Orders to synchronize with the connected systems."""

    _spec = 'orderIds!:[i targets:[s'
    order_ids: list[int]
    """Ids of the orders."""
    targets: _Optional[list[OrderSyncTarget]] = None
    """Default: all targets that apply."""


class OrderSyncItem(_Model):
    """The tasks queued for an order."""

    _spec = 'orderId!:i integrationTaskIds!:[i'
    order_id: int
    integration_task_ids: list[int]
    """One task per target that applies to the order; empty if none applies."""


class OrderSyncResult(_Model):
    """The queued tasks for each order."""

    _spec = 'items!:[@OrderSyncItem'
    items: list[OrderSyncItem]
    """One entry per order."""


class OrderTimelineEntry(_Model):
    """One entry of the order's history."""

    _spec = 'eventType!:s actorType!:s actorName!?:s message!:s createdOn!:t'
    event_type: str
    """A webhook event type, or an internal one such as email.sent."""
    actor_type: ActorType
    actor_name: _Optional[str]
    """Name of the actor; null for the system, and for actors whose name is no longer known."""
    message: str
    """Description of the event, in English."""
    created_on: _dt.datetime


class OrderTotals(_Model):
    """Counts and sums over a set of orders."""

    _spec = 'count!:i currencies!:[@OrderCurrencyTotals paymentStatuses!:[@OrderPaymentStatusCount fulfillmentStatuses!:[@OrderFulfillmentStatusCount'
    count: int
    """Number of orders in all currencies."""
    currencies: list[OrderCurrencyTotals]
    """Count and sums by currency."""
    payment_statuses: list[OrderPaymentStatusCount]
    """Number of orders with each payment status."""
    fulfillment_statuses: list[OrderFulfillmentStatusCount]
    """Number of orders with each fulfillment status."""


class OrderUpdate(_Model):
    """Changes to an order. An absent field keeps its value, null clears it, and an array replaces the stored one."""

    _spec = 'orderId!:i version:i storeCustomerId?:i email:s languageCode:s shippingAddress?:@AddressInput billingAddress?:@AddressInput shippingMethodId?:i shippingPrice:d items:[@OrderItemUpdate couponCodes:[s discount?:@OrderDiscountInput orderDate:t acceptsMarketing:b notes:@OrderNotesInput tags:[s customFields:[@CustomFieldInput externalId?:s'
    order_id: int
    version: _Optional[int] = None
    store_customer_id: _Optional[int] = None
    """null turns the order into a guest order."""
    email: _Optional[str] = None
    language_code: _Optional[str] = None
    """Language of the buyer. Later mails and documents are in it, and `localName` of lines, coupons and shipping method
    is read again from the translations. Issued invoices keep their language. Instead of a language that the store
    does not have, the closest of its languages applies, else its default. 422 `invalid_value` for an unknown
    language."""
    shipping_address: _Optional[AddressInput] = None
    billing_address: _Optional[AddressInput] = None
    shipping_method_id: _Optional[int] = None
    shipping_price: _Optional[_Decimal] = None
    """Overrides the price of the shipping method, as shown to the buyer."""
    items: _Optional[list[OrderItemUpdate]] = None
    """The complete list of lines after the edit. An omitted line is removed."""
    coupon_codes: _Optional[list[str]] = None
    """Coupon codes, case-insensitive."""
    discount: _Optional[OrderDiscountInput] = None
    order_date: _Optional[_dt.datetime] = None
    """Must not be in the future."""
    accepts_marketing: _Optional[bool] = None
    """false withdraws the consent to marketing e-mails that a guest gave with the order. true is rejected, and so is
    false for a customer's order: change acceptsMarketing of the customer."""
    notes: _Optional[OrderNotesInput] = None
    tags: _Optional[list[str]] = None
    """The store's own tags, to search and group by."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    external_id: _Optional[str] = None
    """Id of the order in another system; null clears it."""


class OrderChargebackAccept(_Model):
    """The dispute to accept."""

    _spec = 'orderId!:i reference!:s'
    order_id: int
    reference: str
    """The processor's reference."""


class OrderChargebackEvidence(_Model):
    """Evidence against a dispute."""

    _spec = 'orderId!:i reference!:s text!:s'
    order_id: int
    reference: str
    """The processor's reference."""
    text: str
    """Description of the case for the bank: delivery, use, terms that the buyer agreed to."""


class OrderChargebackReport(_Model):
    """A dispute of a payment of an order."""

    _spec = 'orderId!:i paymentId:i reference!:s amount:d reason:s status:s isInquiry:b dueOn:t'
    order_id: int
    payment_id: _Optional[int] = None
    reference: str
    """The processor's reference; unique for the payment."""
    amount: _Optional[_Decimal] = None
    """Disputed amount. Default: unchanged; in the first report, the whole captured amount."""
    reason: _Optional[str] = None
    """Reason as stated by the processor."""
    status: _Optional[ChargebackStatus] = None
    """Outcome of the dispute. Default: unchanged; in the first report, OPEN."""
    is_inquiry: _Optional[bool] = None
    """Whether the bank only inquires and no money has moved. Default: unchanged; in the first report, false."""
    due_on: _Optional[_dt.datetime] = None
    """Deadline for evidence. Default: unchanged."""


class OrderVoid(_Model):
    """The order to void. Its authorizations are released and the order is canceled."""

    _spec = 'orderId!:i reason!:s note?:s notifyCustomer:b'
    order_id: int
    reason: OrderCancelReason
    note: _Optional[str] = None
    """Internal note."""
    notify_customer: _Optional[bool] = None
    """Whether to notify the customer by e-mail."""


class PaymentProvider(_Model):
    """A payment provider of the store: an account at a payment service. Credentials are masked."""

    _spec = 'paymentProviderId!:i providerCode!:s displayName!:s translations!:[@NameTranslation isActive!:b isDefault!:b priority!:i livemode!:b paymentTypes!:[s currencyCodes!:[s countryCodes!:[s minAmount!?:d maxAmount!?:d currencyCode!:s captureMode!?:s supports!:@PaymentProviderSupports publicConfig!:{s credentials!:{s webhookUrl!?:s webhookStatus!:s lastErrorOn!?:t lastError!?:s healthStatus!:s createdOn!:t modifiedOn!:t version!:i'
    payment_provider_id: int
    provider_code: PaymentProviderCode
    display_name: str
    """Shown to customers at checkout."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    is_active: bool
    """Whether checkouts offer the provider."""
    is_default: bool
    """Whether the provider is used when a request names none."""
    priority: int
    """Position at checkout. Lower values are offered first."""
    livemode: bool
    """Same as the store's livemode. false means the provider's test system."""
    payment_types: list[PaymentType]
    """Payment types that buyers can use through the provider."""
    currency_codes: list[str]
    """Currencies that the provider is offered in. Empty means all currencies of the store."""
    country_codes: list[str]
    """Billing countries that the provider is offered in. Empty means all."""
    min_amount: _Optional[_Decimal]
    """Smallest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies."""
    max_amount: _Optional[_Decimal]
    """Largest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies."""
    currency_code: str
    capture_mode: _Optional[CaptureMode]
    """Null means the capture mode of the store's settings."""
    supports: PaymentProviderSupports
    public_config: dict[str, str]
    credentials: dict[str, str]
    webhook_url: _Optional[str]
    """The URL to register with the provider. Null if the provider sends no webhooks."""
    webhook_status: ProviderWebhookStatus
    last_error_on: _Optional[_dt.datetime]
    """When a call to a provider of this code last failed, within the last 15 minutes. Null when none failed."""
    last_error: _Optional[str]
    """Reason of the failure, in words."""
    health_status: ProviderHealthStatus
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class PaymentProviderCreate(_Model):
    """A new payment provider. Omitted fields take their defaults."""

    _spec = 'providerCode!:s credentials:{s displayName!:s translations:[@NameTranslationInput isActive:b isDefault:b priority:i paymentTypes:[s currencyCodes:[s countryCodes:[s minAmount?:d maxAmount?:d captureMode?:s publicConfig:{s'
    provider_code: PaymentProviderCode
    credentials: _Optional[dict[str, str]] = None
    display_name: str
    """Shown to customers at checkout."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    is_active: _Optional[bool] = None
    """Whether checkouts offer the provider. Defaults to true."""
    is_default: _Optional[bool] = None
    """true makes this provider the default instead of the previous one."""
    priority: _Optional[int] = None
    """Position at checkout. Lower values are offered first."""
    payment_types: _Optional[list[PaymentType]] = None
    """Payment types to offer. Defaults to all that the provider supports."""
    currency_codes: _Optional[list[str]] = None
    """Currencies that the provider is offered in. Empty means all currencies of the store."""
    country_codes: _Optional[list[str]] = None
    """Billing countries that the provider is offered in. Empty means all."""
    min_amount: _Optional[_Decimal] = None
    """Smallest amount that the provider is offered for, in the store's default currency."""
    max_amount: _Optional[_Decimal] = None
    """Largest amount that the provider is offered for, in the store's default currency."""
    capture_mode: _Optional[CaptureMode] = None
    """Null means the capture mode of the store's settings."""
    public_config: _Optional[dict[str, str]] = None


class PaymentProviderList(_Model):
    """All payment providers, not paged."""

    _spec = 'items!:[@PaymentProvider'
    items: list[PaymentProvider]
    """The payment providers."""


class PaymentProviderSupports(_Model):
    """The provider's capabilities."""

    _spec = 'savedMethods!:b partialCapture!:b partialRefund!:b void!:b threeDs!:b'
    saved_methods: bool
    """Whether cards can be saved for later payments."""
    partial_capture: bool
    """Whether less than the authorized amount can be captured."""
    partial_refund: bool
    """Whether less than the captured amount can be refunded."""
    void: bool
    """Whether an authorization can be voided."""
    three_ds: bool
    """Whether buyers can be asked to authenticate (3-D Secure)."""


class PaymentProviderUpdate(_Model):
    """Changes to a payment provider. An omitted field keeps its value, null clears it, and an array is replaced as a
    whole."""

    _spec = 'paymentProviderId!:i credentials:{s displayName:s translations:[@NameTranslationInput isActive:b isDefault:b priority:i paymentTypes:[s currencyCodes:[s countryCodes:[s minAmount?:d maxAmount?:d captureMode?:s publicConfig:{s version:i'
    payment_provider_id: int
    credentials: _Optional[dict[str, str]] = None
    display_name: _Optional[str] = None
    """Shown to customers at checkout."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    is_active: _Optional[bool] = None
    """Whether checkouts offer the provider."""
    is_default: _Optional[bool] = None
    """true makes this provider the default instead of the previous one."""
    priority: _Optional[int] = None
    """Position at checkout. Lower values are offered first."""
    payment_types: _Optional[list[PaymentType]] = None
    """Payment types to offer."""
    currency_codes: _Optional[list[str]] = None
    """Currencies that the provider is offered in. Empty means all currencies of the store."""
    country_codes: _Optional[list[str]] = None
    """Billing countries that the provider is offered in. Empty means all."""
    min_amount: _Optional[_Decimal] = None
    """Smallest amount that the provider is offered for, in the store's default currency."""
    max_amount: _Optional[_Decimal] = None
    """Largest amount that the provider is offered for, in the store's default currency."""
    capture_mode: _Optional[CaptureMode] = None
    """Null means the capture mode of the store's settings."""
    public_config: _Optional[dict[str, str]] = None
    version: _Optional[int] = None


class PaymentTransaction(_Model):
    """A movement of money of a payment."""

    _spec = 'paymentTransactionId!:i type!:s orderId!:i orderNumber!:i paymentId!:i refundId!?:i paymentProviderId!?:i providerCode!:s paymentType!?:s offlineMethod!?:s providerReference!?:s paymentReference!?:s amount!:d currencyCode!:s occurredOn!:t createdOn!:t'
    payment_transaction_id: int
    type: PaymentTransactionType
    order_id: int
    order_number: int
    payment_id: int
    refund_id: _Optional[int]
    """Null unless `type` is REFUND."""
    payment_provider_id: _Optional[int]
    """Null means an offline payment without a provider or a payment with stored value."""
    provider_code: str
    """Code of the payment provider. `STORED_VALUE` means a payment with stored value."""
    payment_type: _Optional[PaymentType]
    """Null for an offline payment and for stored value."""
    offline_method: _Optional[OfflinePaymentMethod]
    """Null means a payment through a processor or with stored value."""
    provider_reference: _Optional[str]
    """The provider's id of the capture, refund or dispute; the reference that was entered for an offline payment or
    refund."""
    payment_reference: _Optional[str]
    """The provider's id of the payment."""
    amount: _Decimal
    """Positive if the store received the money, negative if it left the store."""
    currency_code: str
    occurred_on: _dt.datetime
    """When the money moved, as the service learned it; for offline money, the entered time."""
    created_on: _dt.datetime


class PaymentTransactionPage(_Model):
    """One page of transactions, with the cursor of the next page."""

    _spec = 'items!:[@PaymentTransaction page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PaymentTransaction]
    """The transactions of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PdfMargins(_Model):
    """Page margins in millimeters."""

    _spec = 'top!:d right!:d bottom!:d left!:d'
    top: _Decimal
    """In millimeters."""
    right: _Decimal
    """In millimeters."""
    bottom: _Decimal
    """In millimeters."""
    left: _Decimal
    """In millimeters."""


class PdfMarginsInput(_Model):
    """Page margins in millimeters, 0 to 100 each."""

    _spec = 'top!:d right!:d bottom!:d left!:d'
    top: _Decimal
    """In millimeters."""
    right: _Decimal
    """In millimeters."""
    bottom: _Decimal
    """In millimeters."""
    left: _Decimal
    """In millimeters."""


class PdfTemplate(_Model):
    """A PDF template with its source."""

    _spec = 'pdfTemplateId!:i pdfTemplateTypeId!:i pdfTemplateTypeCode!:s languageCode!:s name!:s pageSize!:s orientation!:s margins!:@PdfMargins bodyHtml!:s headerHtml!?:s footerHtml!?:s css!?:s isActive!:b isDefault!:b variables!:[@TemplateVariable lastError!?:s lastFailedOn!?:t createdOn!:t modifiedOn!:t version!:i'
    pdf_template_id: int
    pdf_template_type_id: int
    pdf_template_type_code: PdfTemplateTypeCode
    language_code: str
    name: str
    """Name of the template, for administrators."""
    page_size: PdfPageSize
    orientation: PdfOrientation
    margins: PdfMargins
    body_html: str
    header_html: _Optional[str]
    """Liquid source of the header of every page."""
    footer_html: _Optional[str]
    """Liquid source of the footer of every page."""
    css: _Optional[str]
    """Style sheet in CSS."""
    is_active: bool
    """Whether the template is used."""
    is_default: bool
    """Whether the source is the platform's own and was never edited."""
    variables: list[TemplateVariable]
    """Variables that the source can use."""
    last_error: _Optional[str]
    """Error of the last document that the template could not print, with line and column. That document has the
    platform's own layout. Null means none since the template last changed."""
    last_failed_on: _Optional[_dt.datetime]
    """When a document first failed with `lastError`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class PdfTemplateCreate(_Model):
    """A new PDF template. Absent fields take their defaults."""

    _spec = 'pdfTemplateTypeId!:i languageCode!:s name!:s pageSize:s orientation:s margins:@PdfMarginsInput bodyHtml!:s headerHtml?:s footerHtml?:s css?:s isActive:b'
    pdf_template_type_id: int
    language_code: str
    name: str
    """Name of the template, for administrators."""
    page_size: _Optional[PdfPageSize] = None
    orientation: _Optional[PdfOrientation] = None
    margins: _Optional[PdfMarginsInput] = None
    body_html: str
    header_html: _Optional[str] = None
    """Liquid source of the header of every page."""
    footer_html: _Optional[str] = None
    """Liquid source of the footer of every page."""
    css: _Optional[str] = None
    """Style sheet in CSS."""
    is_active: _Optional[bool] = None
    """Whether the template is used."""


class PdfTemplateListItem(_Model):
    """A PDF template without its source."""

    _spec = 'pdfTemplateId!:i pdfTemplateTypeId!:i pdfTemplateTypeCode!:s languageCode!:s name!:s pageSize!:s orientation!:s isActive!:b isDefault!:b createdOn!:t modifiedOn!:t version!:i'
    pdf_template_id: int
    pdf_template_type_id: int
    pdf_template_type_code: PdfTemplateTypeCode
    language_code: str
    name: str
    """Name of the template, for administrators."""
    page_size: PdfPageSize
    orientation: PdfOrientation
    is_active: bool
    """Whether the template is used."""
    is_default: bool
    """Whether the source is the platform's own and was never edited."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class PdfTemplatePage(_Model):
    """One page of PDF templates, with the cursor of the next page."""

    _spec = 'items!:[@PdfTemplateListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PdfTemplateListItem]
    """PDF templates on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PdfTemplatePreview(_Model):
    """A template to render as a PDF, optionally with unsaved texts, with sample data or the data of an order, refund or
    shipment."""

    _spec = 'pdfTemplateId!:i pageSize:s orientation:s margins:@PdfMarginsInput bodyHtml:s headerHtml?:s footerHtml?:s css?:s orderId:i refundId:i shipmentId:i'
    pdf_template_id: int
    page_size: _Optional[PdfPageSize] = None
    orientation: _Optional[PdfOrientation] = None
    margins: _Optional[PdfMarginsInput] = None
    body_html: _Optional[str] = None
    header_html: _Optional[str] = None
    """Replaces the stored header for the preview."""
    footer_html: _Optional[str] = None
    """Replaces the stored footer for the preview."""
    css: _Optional[str] = None
    """Replaces the stored style sheet for the preview."""
    order_id: _Optional[int] = None
    """Id of the order to render. Absent means sample data."""
    refund_id: _Optional[int] = None
    """Id of the refund to render."""
    shipment_id: _Optional[int] = None
    """Id of the shipment to render."""


class PdfTemplateRevert(_Model):
    """The template to revert to the platform's layout."""

    _spec = 'pdfTemplateId!:i version:i'
    pdf_template_id: int
    version: _Optional[int] = None


class PdfTemplateType(_Model):
    """A kind of PDF document that the platform creates."""

    _spec = 'pdfTemplateTypeId!:i code!:s name!:s description!:s variables!:[@TemplateVariable'
    pdf_template_type_id: int
    code: PdfTemplateTypeCode
    name: str
    """Name of the document type, in English."""
    description: str
    """Purpose of the document."""
    variables: list[TemplateVariable]
    """Variables that the source can use."""


class PdfTemplateTypeList(_Model):
    """All PDF template types."""

    _spec = 'items!:[@PdfTemplateType'
    items: list[PdfTemplateType]
    """The PDF template types."""


class PdfTemplateUpdate(_Model):
    """Changes to a PDF template. An absent field keeps its value, null clears it, and an array replaces the stored one."""

    _spec = 'pdfTemplateId!:i name:s pageSize:s orientation:s margins:@PdfMarginsInput bodyHtml:s headerHtml?:s footerHtml?:s css?:s isActive:b version:i'
    pdf_template_id: int
    name: _Optional[str] = None
    """Name of the template, for administrators."""
    page_size: _Optional[PdfPageSize] = None
    orientation: _Optional[PdfOrientation] = None
    margins: _Optional[PdfMarginsInput] = None
    body_html: _Optional[str] = None
    header_html: _Optional[str] = None
    """Liquid source of the header of every page."""
    footer_html: _Optional[str] = None
    """Liquid source of the footer of every page."""
    css: _Optional[str] = None
    """Style sheet in CSS."""
    is_active: _Optional[bool] = None
    """Whether the template is used."""
    version: _Optional[int] = None


class Price(_Model):
    """One price row of a variant. A row applies if its currency, account type, plan, quantity and time match. The most
    specific row is charged (plan and account type, plan, account type, everyone). Among equally specific rows, the
    one with the highest minQuantity is charged, then the one with the lowest amount. Without a row for a plan, the
    plan's own pricing is applied to the one-time price."""

    _spec = 'priceId!:i variantId!:i currencyCode!:s amount!:d compareAtAmount!?:d accountTypeId!?:i subscriptionPlanId!?:i minQuantity!:i startsOn!?:t endsOn!?:t source!:s createdOn!:t modifiedOn!:t version!:i'
    price_id: int
    variant_id: int
    currency_code: str
    """One of the store's currencies."""
    amount: _Decimal
    """Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings)."""
    compare_at_amount: _Optional[_Decimal]
    """Former price to strike through; greater than `amount`."""
    account_type_id: _Optional[int]
    """Account type that the price is for; null means everyone."""
    subscription_plan_id: _Optional[int]
    """Plan that the price is for; null means a one-time purchase."""
    min_quantity: int
    """Minimum quantity for this price."""
    starts_on: _Optional[_dt.datetime]
    """Start of the price; null means no start."""
    ends_on: _Optional[_dt.datetime]
    """End of the price, exclusive; null means no end."""
    source: PriceSource
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class PriceInput(_Model):
    """One price row. Unique by variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn."""

    _spec = 'variantId!:i currencyCode!:s amount!:d compareAtAmount?:d accountTypeId?:i subscriptionPlanId?:i minQuantity:i startsOn?:t endsOn?:t version:i'
    variant_id: int
    currency_code: str
    """One of the store's currencies."""
    amount: _Decimal
    """Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings)."""
    compare_at_amount: _Optional[_Decimal] = None
    """Former price to strike through; greater than `amount`."""
    account_type_id: _Optional[int] = None
    """Account type that the price is for; null means everyone."""
    subscription_plan_id: _Optional[int] = None
    """Plan that the price is for; null means a one-time purchase."""
    min_quantity: _Optional[int] = None
    """Minimum quantity for this price."""
    starts_on: _Optional[_dt.datetime] = None
    """Start of the price; null means no start."""
    ends_on: _Optional[_dt.datetime] = None
    """End of the price, exclusive; null means no end."""
    version: _Optional[int] = None
    """Version of the stored row with the same key. A stale version rejects the whole request (409)."""


class PriceList(_Model):
    """The price rows after the change."""

    _spec = 'items!:[@Price'
    items: list[Price]
    """The price rows."""


class PriceReference(_Model):
    """Reference data for pricing variants in this store."""

    _spec = 'currencies!:[@PriceReferenceCurrency defaultCurrencyCode!:s pricesIncludeTax!:b priceTypes!:[s accountTypes!:[@PriceReferenceAccountType subscriptionPlans!:[@PriceReferenceSubscriptionPlan taxClasses!:[@PriceReferenceTaxClass'
    currencies: list[PriceReferenceCurrency]
    """The currencies that the store sells in."""
    default_currency_code: str
    prices_include_tax: bool
    """Whether the amounts of price rows include tax."""
    price_types: list[PriceType]
    """Kinds of price rows."""
    account_types: list[PriceReferenceAccountType]
    """Account types that a price can be for."""
    subscription_plans: list[PriceReferenceSubscriptionPlan]
    """Active plans."""
    tax_classes: list[PriceReferenceTaxClass]
    """The tax classes that products can have."""


class PriceReferenceAccountType(_Model):
    """An account type that a price can be for."""

    _spec = 'accountTypeId!:i name!:s'
    account_type_id: int
    name: str
    """Name of the account type."""


class PriceReferenceCurrency(_Model):
    """A currency that the store sells in."""

    _spec = 'currencyCode!:s symbol!:s minorUnits!:i rounding!:s'
    currency_code: str
    symbol: str
    """Symbol of the currency, such as `€`."""
    minor_units: int
    """Number of decimals of every amount in this currency."""
    rounding: PriceRounding


class PriceReferenceSubscriptionPlan(_Model):
    """A plan that a price can be for."""

    _spec = 'subscriptionPlanId!:i name!:s'
    subscription_plan_id: int
    name: str
    """Name of the plan."""


class PriceReferenceTaxClass(_Model):
    """A tax class that products can have."""

    _spec = 'taxClassId!:i name!:s rate!?:d'
    tax_class_id: int
    name: str
    """Name of the tax class."""
    rate: _Optional[_Decimal]
    """Rate in percent in the store's own country; null means the class has no rate there."""


class PriceReplace(_Model):
    """New price rows of variants."""

    _spec = 'variantIds:[i currencyCode:s prices!:[@PriceInput'
    variant_ids: _Optional[list[int]] = None
    """Ids of the variants whose rows are replaced; absent means the variants that occur in `prices`. A variant listed
    here without a row in `prices` loses its prices."""
    currency_code: _Optional[str] = None
    """Replace only rows of this currency and keep the others; absent means all currencies."""
    prices: list[PriceInput]
    """All new rows of each variant."""


class Product(_Model):
    """A product with its options, variants, prices and stock."""

    _spec = 'productId!:i name!:s slug!:s productType!:s status!:s description!?:s shortDescription!?:s brand!?:s tags!:[s collectionIds!:[i taxClassId!?:i requiresShipping!:b isSubscribable!:b subscriptionPlanIds!:[i subscriptionOnly!:b options!:[@ProductOption variants!:[@Variant media!:[@ProductMedia primaryMediaId!?:i seo!:@Seo visibility!:@ProductVisibility minQuantity!:i maxQuantity!?:i quantityStep!:i customFields!:[@CustomField relatedProductIds!:[i translations!:[@Translation externalId!?:s createdOn!:t modifiedOn!:t version!:i'
    product_id: int
    name: str
    """Name in the store's main language."""
    slug: str
    """Unique in the store."""
    product_type: ProductType
    status: ProductStatus
    description: _Optional[str]
    short_description: _Optional[str]
    """One or two sentences for lists, as plain text; null means none."""
    brand: _Optional[str]
    """Brand or manufacturer; null means none."""
    tags: list[str]
    """The store's own tags, to search and group by."""
    collection_ids: list[int]
    """Ids of the manual collections that contain the product."""
    tax_class_id: _Optional[int]
    """Id of the tax class; null means the store's default class."""
    requires_shipping: bool
    """Whether the product has to be shipped."""
    is_subscribable: bool
    """Whether the product can be bought on a plan."""
    subscription_plan_ids: list[int]
    """Ids of the plans assigned to the product. Plans assigned to its collections are not listed."""
    subscription_only: bool
    """Whether the product is only sold with a plan."""
    options: list[ProductOption]
    """Up to 5 options; empty for a product with one variant."""
    variants: list[Variant]
    """Variants in display order."""
    media: list[ProductMedia]
    """Media in display order."""
    primary_media_id: _Optional[int]
    """Id of one of the product's media; null means the product has no media."""
    seo: Seo
    visibility: ProductVisibility
    min_quantity: int
    """Smallest quantity in a cart line."""
    max_quantity: _Optional[int]
    """Largest quantity in a cart line; null means no limit."""
    quantity_step: int
    """Step between allowed quantities, which start at `minQuantity`."""
    custom_fields: list[CustomField]
    """Custom fields, as the store's settings define them."""
    related_product_ids: list[int]
    """Ids of products to show next to this one, in this order."""
    translations: list[Translation]
    """Texts in other languages; at most one entry per language."""
    external_id: _Optional[str]
    """Id in another system; unique among the store's products."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ProductBrowseItem(_Model):
    """A variant to choose for an order line."""

    _spec = 'variantId!:i productId!:i sku!:s barcode!?:s productName!:s variantName!:s productType!:s thumbnailUrl!?:s unitPrice!:d compareAtAmount!?:d currencyCode!:s priceId!:i trackInventory!:b inventoryPolicy!:s stockAvailable!:i isOrderable!:b expectedOn!?:t requiresShipping!:b isSubscribable!:b subscriptionOnly!:b minQuantity!:i maxQuantity!?:i quantityStep!:i createdOn!:t modifiedOn!:t'
    variant_id: int
    product_id: int
    sku: str
    barcode: _Optional[str]
    """GTIN, EAN or another code on the package; null means no code."""
    product_name: str
    """Name of the product."""
    variant_name: str
    """Names of the chosen option values, such as `White / Large`."""
    product_type: ProductType
    thumbnail_url: _Optional[str]
    """URL of a small version of the first image; null means no image."""
    unit_price: _Decimal
    """Current price for the requested currency, account type, plan and quantity."""
    compare_at_amount: _Optional[_Decimal]
    """Price to compare with, such as a former price; null means no such price."""
    currency_code: str
    price_id: int
    """Id of the price row that `unitPrice` comes from."""
    track_inventory: bool
    """Whether stock is counted. If false, any quantity can be sold."""
    inventory_policy: InventoryPolicy
    stock_available: int
    """Stock on hand minus reserved units."""
    is_orderable: bool
    """Whether minQuantity can be ordered now."""
    expected_on: _Optional[_dt.datetime]
    """When new stock is expected; null means unknown."""
    requires_shipping: bool
    """Whether the product has to be shipped."""
    is_subscribable: bool
    """Whether the product can be subscribed to."""
    subscription_only: bool
    """Whether the product is only sold with a subscription plan."""
    min_quantity: int
    """Smallest quantity in an order line."""
    max_quantity: _Optional[int]
    """Largest quantity in an order line; null means no limit."""
    quantity_step: int
    """Step between allowed quantities, which start at `minQuantity`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class ProductBrowsePage(_Model):
    """One page of variants, with the cursor of the next page."""

    _spec = 'items!:[@ProductBrowseItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[ProductBrowseItem]
    """Variants on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class ProductCreate(_Model):
    """A product with its options, variants, prices and opening stock."""

    _spec = 'name!:s slug:s productType:s status:s description?:s shortDescription?:s brand?:s tags:[s collectionIds:[i taxClassId?:i requiresShipping:b isSubscribable:b subscriptionPlanIds:[i subscriptionOnly:b options:[@ProductOptionCreate variants:[@VariantCreate media:[@ProductMediaInput primaryMediaId?:i seo:@SeoInput visibility:@ProductVisibilityInput minQuantity:i maxQuantity?:i quantityStep:i customFields:[@CustomFieldInput relatedProductIds:[i translations:[@TranslationInput externalId?:s'
    name: str
    """Name in the store's main language."""
    slug: _Optional[str] = None
    """Unique in the store. Absent at creation means a slug made from the name, with a number where needed."""
    product_type: _Optional[ProductType] = None
    status: _Optional[ProductStatus] = None
    description: _Optional[str] = None
    short_description: _Optional[str] = None
    """One or two sentences for lists, as plain text; null means none."""
    brand: _Optional[str] = None
    """Brand or manufacturer; null means none."""
    tags: _Optional[list[str]] = None
    """The store's own tags, to search and group by."""
    collection_ids: _Optional[list[int]] = None
    """Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value)."""
    tax_class_id: _Optional[int] = None
    """Id of the tax class; null means the store's default class."""
    requires_shipping: _Optional[bool] = None
    """Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise."""
    is_subscribable: _Optional[bool] = None
    """Whether the product can be bought on a plan."""
    subscription_plan_ids: _Optional[list[int]] = None
    """Ids of the plans assigned to the product."""
    subscription_only: _Optional[bool] = None
    """Whether the product is only sold with a plan."""
    options: _Optional[list[ProductOptionCreate]] = None
    """Up to 5 options; none for a product with one variant."""
    variants: _Optional[list[VariantCreate]] = None
    """Variants in display order."""
    media: _Optional[list[ProductMediaInput]] = None
    """Media in display order."""
    primary_media_id: _Optional[int] = None
    """Id of one of the product's media; absent or null means the first one."""
    seo: _Optional[SeoInput] = None
    visibility: _Optional[ProductVisibilityInput] = None
    min_quantity: _Optional[int] = None
    """Smallest quantity in a cart line."""
    max_quantity: _Optional[int] = None
    """Largest quantity in a cart line; null means no limit."""
    quantity_step: _Optional[int] = None
    """Step between allowed quantities, which start at `minQuantity`."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    related_product_ids: _Optional[list[int]] = None
    """Ids of products to show next to this one, in this order."""
    translations: _Optional[list[TranslationInput]] = None
    """Texts in other languages; at most one entry per language."""
    external_id: _Optional[str] = None
    """Id in another system; unique among the store's products."""


class ProductListItem(_Model):
    """A product without its variants and texts, which GET /admin/product returns."""

    _spec = 'productId!:i name!:s slug!:s productType!:s status!:s brand!?:s tags!:[s primaryMediaId!?:i thumbnailUrl!?:s variantCount!:i priceFrom!?:d priceTo!?:d currencyCode!:s stockAvailable!:i stockStatus!:s taxClassId!?:i isSubscribable!:b externalId!?:s createdOn!:t modifiedOn!:t version!:i'
    product_id: int
    name: str
    """Name in the store's main language."""
    slug: str
    product_type: ProductType
    status: ProductStatus
    brand: _Optional[str]
    """Brand or manufacturer; null means none."""
    tags: list[str]
    """The store's own tags, to search and group by."""
    primary_media_id: _Optional[int]
    thumbnail_url: _Optional[str]
    """URL of the primary medium's thumbnail."""
    variant_count: int
    """Number of variants."""
    price_from: _Optional[_Decimal]
    """Lowest current price of an active variant for everyone; null means no such price."""
    price_to: _Optional[_Decimal]
    """Highest current price of an active variant for everyone; null means no such price."""
    currency_code: str
    """Currency of the prices: the store's default currency."""
    stock_available: int
    """Available units, summed over the variants that track inventory."""
    stock_status: StockStatus
    tax_class_id: _Optional[int]
    is_subscribable: bool
    """Whether the product can be subscribed to."""
    external_id: _Optional[str]
    """Id in another system; null means none."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ProductMediaInput(_Model):
    """A medium of the product. Positions follow the order of the array."""

    _spec = 'mediaId!:i altText?:s'
    media_id: int
    alt_text: _Optional[str] = None
    """Overrides the medium's own alt text for this product, in every language."""


class ProductOption(_Model):
    """An option of a product, such as the color."""

    _spec = 'productOptionId!:i name!:s position!:i values!:[@ProductOptionValue translations!:[@NameTranslation'
    product_option_id: int
    name: str
    """Unique within the product, such as Color."""
    position: int
    """Display position, from 0."""
    values: list[ProductOptionValue]
    """The values of the option, in display order."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""


class ProductOptionCreate(_Model):
    """A new option. Positions follow the order of the array."""

    _spec = 'name!:s values!:[@ProductOptionValueCreate translations:[@NameTranslationInput'
    name: str
    """Unique within the product, such as Color."""
    values: list[ProductOptionValueCreate]
    """The choices, in the order in which they are shown."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""


class ProductOptionUpdate(_Model):
    """With productOptionId, the option is kept and only the fields in the request change. Without it, an option is
    added; `name` and `values` are then required."""

    _spec = 'productOptionId:i name:s values:[@ProductOptionValueUpdate translations:[@NameTranslationInput'
    product_option_id: _Optional[int] = None
    """Id of the option to keep; absent means that an option is added."""
    name: _Optional[str] = None
    """Unique within the product."""
    values: _Optional[list[ProductOptionValueUpdate]] = None
    """The complete list of values. An omitted value is removed."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""


class ProductOptionValue(_Model):
    """One value of an option, such as white."""

    _spec = 'productOptionValueId!:i value!:s position!:i swatchHex!?:s mediaId!?:i translations!:[@NameTranslation'
    product_option_value_id: int
    value: str
    """The value that the customer selects; unique within the option."""
    position: int
    """Display position, from 0."""
    swatch_hex: _Optional[str]
    """Color of the swatch."""
    media_id: _Optional[int]
    """Image of the swatch; one of the product's media."""
    translations: list[NameTranslation]
    """The value in other languages; at most one entry per language."""


class ProductOptionValueCreate(_Model):
    """A new option value. Positions follow the order of the array."""

    _spec = 'value!:s swatchHex?:s mediaId?:i translations:[@NameTranslationInput'
    value: str
    """The choice shown to the customer; unique within the option."""
    swatch_hex: _Optional[str] = None
    """Color of the swatch."""
    media_id: _Optional[int] = None
    """Image of the swatch."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The value in other languages; at most one entry per language."""


class ProductOptionValueUpdate(_Model):
    """With productOptionValueId, the value is kept and only the fields in the request change. Without it, a value is
    added; `value` is then required."""

    _spec = 'productOptionValueId:i value:s swatchHex?:s mediaId?:i translations:[@NameTranslationInput'
    product_option_value_id: _Optional[int] = None
    """Id of the value to keep; absent means that a value is added."""
    value: _Optional[str] = None
    """The choice shown to the customer; unique within the option."""
    swatch_hex: _Optional[str] = None
    """Color of the swatch."""
    media_id: _Optional[int] = None
    """Image of the swatch."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The value in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""


class ProductPage(_Model):
    """One page of products, with the cursor of the next page."""

    _spec = 'items!:[@ProductListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[ProductListItem]
    """Products on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class ProductUpdate(_Model):
    """The fields to change. `seo` and `visibility` replace the stored objects."""

    _spec = 'productId!:i name:s slug:s productType:s status:s description?:s shortDescription?:s brand?:s tags:[s collectionIds:[i taxClassId?:i requiresShipping:b isSubscribable:b subscriptionPlanIds:[i subscriptionOnly:b options:[@ProductOptionUpdate variants:[@VariantUpdate media:[@ProductMediaInput primaryMediaId?:i seo:@SeoInput visibility:@ProductVisibilityInput minQuantity:i maxQuantity?:i quantityStep:i customFields:[@CustomFieldInput relatedProductIds:[i translations:[@TranslationInput externalId?:s version:i'
    product_id: int
    name: _Optional[str] = None
    """Name in the store's main language."""
    slug: _Optional[str] = None
    """Unique in the store. Absent at creation means a slug made from the name, with a number where needed."""
    product_type: _Optional[ProductType] = None
    status: _Optional[ProductStatus] = None
    description: _Optional[str] = None
    short_description: _Optional[str] = None
    """One or two sentences for lists, as plain text; null means none."""
    brand: _Optional[str] = None
    """Brand or manufacturer; null means none."""
    tags: _Optional[list[str]] = None
    """The store's own tags, to search and group by."""
    collection_ids: _Optional[list[int]] = None
    """Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value)."""
    tax_class_id: _Optional[int] = None
    """Id of the tax class; null means the store's default class."""
    requires_shipping: _Optional[bool] = None
    """Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise."""
    is_subscribable: _Optional[bool] = None
    """Whether the product can be bought on a plan."""
    subscription_plan_ids: _Optional[list[int]] = None
    """Ids of the plans assigned to the product."""
    subscription_only: _Optional[bool] = None
    """Whether the product is only sold with a plan."""
    options: _Optional[list[ProductOptionUpdate]] = None
    """Up to 5 options; none for a product with one variant."""
    variants: _Optional[list[VariantUpdate]] = None
    """Variants in display order."""
    media: _Optional[list[ProductMediaInput]] = None
    """Media in display order."""
    primary_media_id: _Optional[int] = None
    """Id of one of the product's media; absent or null means the first one."""
    seo: _Optional[SeoInput] = None
    visibility: _Optional[ProductVisibilityInput] = None
    min_quantity: _Optional[int] = None
    """Smallest quantity in a cart line."""
    max_quantity: _Optional[int] = None
    """Largest quantity in a cart line; null means no limit."""
    quantity_step: _Optional[int] = None
    """Step between allowed quantities, which start at `minQuantity`."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    related_product_ids: _Optional[list[int]] = None
    """Ids of products to show next to this one, in this order."""
    translations: _Optional[list[TranslationInput]] = None
    """Texts in other languages; at most one entry per language."""
    external_id: _Optional[str] = None
    """Id in another system; unique among the store's products."""
    version: _Optional[int] = None


class ProductVisibility(_Model):
    """When the storefront shows the product, and to which customers."""

    _spec = 'publishOn!?:t unpublishOn!?:t accountTypeIds!:[i'
    publish_on: _Optional[_dt.datetime]
    """The product is shown from this time on; null means immediately."""
    unpublish_on: _Optional[_dt.datetime]
    """The product is hidden from this time on; null means never. Must be after publishOn."""
    account_type_ids: list[int]
    """Ids of the account types that see the product; empty means everyone."""


class ProductVisibilityInput(_Model):
    """Replaces the stored visibility; absent fields take their empty value."""

    _spec = 'publishOn?:t unpublishOn?:t accountTypeIds:[i'
    publish_on: _Optional[_dt.datetime] = None
    """The product is shown from this time on; null means immediately."""
    unpublish_on: _Optional[_dt.datetime] = None
    """The product is hidden from this time on; null means never. Must be after publishOn."""
    account_type_ids: _Optional[list[int]] = None
    """Ids of the account types that see the product; empty means everyone."""


class Redirect(_Model):
    """A former path of the storefront, and the page that replaces it. Exactly one of productId, collectionId and
    targetPath is not null."""

    _spec = 'redirectId!:i path!:s productId!?:i collectionId!?:i targetPath!?:s createdOn!:t modifiedOn!:t version!:i'
    redirect_id: int
    path: str
    """The former path. Its percent-escapes are decoded, except `%25`."""
    product_id: _Optional[int]
    """The product that replaces the page. While the storefront does not show the product, the redirect has no effect."""
    collection_id: _Optional[int]
    """The collection that replaces the page. While the storefront does not show the collection, the redirect has no
    effect. Deleting the collection deletes the redirect."""
    target_path: _Optional[str]
    """The path that replaces the former path. Its percent-escapes are decoded, except `%25`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class RedirectCreate(_Model):
    """The former path and its target: exactly one of productId, collectionId and targetPath."""

    _spec = 'path!:s productId:i collectionId:i targetPath:s'
    path: str
    product_id: _Optional[int] = None
    collection_id: _Optional[int] = None
    target_path: _Optional[str] = None


class RedirectPage(_Model):
    """One page of redirects, with the cursor of the next page."""

    _spec = 'items!:[@Redirect page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[Redirect]
    """The redirects of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class RedirectUpdate(_Model):
    """The fields to change."""

    _spec = 'redirectId!:i path:s productId:i collectionId:i targetPath:s version:i'
    redirect_id: int
    path: _Optional[str] = None
    product_id: _Optional[int] = None
    collection_id: _Optional[int] = None
    target_path: _Optional[str] = None
    version: _Optional[int] = None


class RefundActor(_Model):
    """The actor who issued the refund."""

    _spec = 'actorType!:s adminUserId!?:i name!?:s'
    actor_type: ActorType
    admin_user_id: _Optional[int]
    name: _Optional[str]
    """Name of the user or app token; null for the system."""


class RefundComplete(_Model):
    """An offline refund that was paid out."""

    _spec = 'refundId!:i reference?:s completedOn:t note?:s'
    refund_id: int
    reference: _Optional[str] = None
    """Reference of the payout, such as the number of the bank transfer."""
    completed_on: _Optional[_dt.datetime] = None
    """Absent means now. Must not be in the future."""
    note: _Optional[str] = None
    """Internal note."""


class RefundDetails(_Model):
    """A refund with all its data."""

    _spec = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d overpaymentAmount!:d currencyCode!:s refundedOn!:t voidedOn!?:t completedOn!?:t isOffline!:b destination!:s lines!:[@RefundLine payments!:[@RefundPayment failure!?:@RefundFailure note!?:s createdBy!:@RefundActor retryOfRefundId!?:i retriedByRefundId!?:i allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    refund_id: int
    order_id: int
    order_number: int
    refund_number: int
    status: RefundStatus
    reason: RefundReason
    amount: _Decimal
    """subtotal + taxTotal + shippingTotal."""
    subtotal: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Tax on the refunded goods and shipping."""
    shipping_total: _Decimal
    """Net of tax."""
    overpayment_amount: _Decimal
    """The part of `amount` that returns an overpayment and belongs to no line."""
    currency_code: str
    refunded_on: _dt.datetime
    """When the refund was issued."""
    voided_on: _Optional[_dt.datetime]
    """When the refund was voided, before any money was returned; null means it was not voided."""
    completed_on: _Optional[_dt.datetime]
    """When the money was returned; null means the refund is not completed."""
    is_offline: bool
    """Whether the money is returned outside a processor, so that an admin completes the refund."""
    destination: RefundDestination
    lines: list[RefundLine]
    """Refunded lines."""
    payments: list[RefundPayment]
    """Payments that the money is returned to; empty when units were returned without money."""
    failure: _Optional[RefundFailure]
    """null unless `status` is FAILED."""
    note: _Optional[str]
    """Internal note."""
    created_by: RefundActor
    retry_of_refund_id: _Optional[int]
    """Id of the failed refund that this one retries."""
    retried_by_refund_id: _Optional[int]
    """Id of the refund that retries this one."""
    allowed_actions: list[RefundAction]
    """Actions that the refund's state allows. All others return 409 `invalid_state_transition`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class RefundFail(_Model):
    """A completed offline refund whose money came back."""

    _spec = 'refundId!:i reason?:s note?:s'
    refund_id: int
    reason: _Optional[str] = None
    """Reason of the failure, shown as `failure.message`."""
    note: _Optional[str] = None
    """Internal note; replaces the refund's note."""


class RefundFailure(_Model):
    """Why the processor rejected the refund."""

    _spec = 'code!:s message!:s failedOn!:t'
    code: DeclineCode
    message: str
    """Reason for the rejection, as text."""
    failed_on: _dt.datetime
    """When the processor rejected the refund."""


class RefundLine(_Model):
    """A refunded line."""

    _spec = 'lineItemId!:s sku!:s name!:s quantity!:i subtotal!:d taxTotal!:d amount!:d restockedQuantity!:i'
    line_item_id: str
    sku: str
    name: str
    """Name of the product and variant when the order was placed."""
    quantity: int
    """Refunded units; 0 when only money is returned."""
    subtotal: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Tax on `subtotal`."""
    amount: _Decimal
    """subtotal + taxTotal."""
    restocked_quantity: int
    """Units put back into stock."""


class RefundListItem(_Model):
    """A refund in a list."""

    _spec = 'refundId!:i orderId!:i orderNumber!:i refundNumber!:i status!:s reason!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d currencyCode!:s refundedOn!:t voidedOn!?:t completedOn!?:t storeCustomerId!?:i customerName!:s customerEmail!:s isOffline!:b destination!:s failureCode!?:s createdOn!:t modifiedOn!:t'
    refund_id: int
    order_id: int
    order_number: int
    refund_number: int
    status: RefundStatus
    reason: RefundReason
    amount: _Decimal
    """subtotal + taxTotal + shippingTotal."""
    subtotal: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Tax on the refunded goods and shipping."""
    shipping_total: _Decimal
    """Net of tax."""
    currency_code: str
    refunded_on: _dt.datetime
    """When the refund was issued."""
    voided_on: _Optional[_dt.datetime]
    """When the refund was voided, before any money was returned; null means it was not voided."""
    completed_on: _Optional[_dt.datetime]
    """When the money was returned; null means the refund is not completed."""
    store_customer_id: _Optional[int]
    """null means a guest."""
    customer_name: str
    """First and last name of the buyer; `""` means unknown."""
    customer_email: str
    is_offline: bool
    """Whether the money is returned outside the platform."""
    destination: RefundDestination
    failure_code: _Optional[DeclineCode]
    """null unless `status` is FAILED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class RefundPage(_Model):
    """One page of refunds, with the cursor of the next page."""

    _spec = 'items!:[@RefundListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[RefundListItem]
    """Refunds on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class RefundPayment(_Model):
    """The part of a refund that is returned to one payment."""

    _spec = 'paymentId!:i providerCode!:s paymentType!?:s brand!?:s lastFour!?:s amount!:d status!:s providerReference!?:s'
    payment_id: int
    provider_code: str
    """Code of the payment provider. `STORED_VALUE` means a payment with stored value."""
    payment_type: _Optional[PaymentType]
    brand: _Optional[str]
    """Brand of the card; null when the payment was not made by card."""
    last_four: _Optional[str]
    """Last four digits of the card or account; null means unknown."""
    amount: _Decimal
    """Amount returned to this payment."""
    status: RefundStatus
    provider_reference: _Optional[str]
    """Id of the refund at the provider; null until the provider has accepted the refund."""


class RefundPreview(_Model):
    """A refund as it would be issued, and its limits."""

    _spec = 'orderId!:i orderNumber!:i currencyCode!:s amount!:d subtotal!:d taxTotal!:d shippingTotal!:d maximumAmount!:d maximumShippingAmount!:d lines!:[@RefundPreviewLine payments!:[@RefundPreviewPayment'
    order_id: int
    order_number: int
    currency_code: str
    amount: _Decimal
    """subtotal + taxTotal + shippingTotal."""
    subtotal: _Decimal
    """Lines, net of tax."""
    tax_total: _Decimal
    """Tax of the refund."""
    shipping_total: _Decimal
    """Shipping, net of tax."""
    maximum_amount: _Decimal
    """Maximum amount that can be refunded now, including tax."""
    maximum_shipping_amount: _Decimal
    """Maximum of the shipping charge that can be refunded now, including tax."""
    lines: list[RefundPreviewLine]
    """All lines of the order."""
    payments: list[RefundPreviewPayment]
    """All captured payments."""


class RefundPreviewLine(_Model):
    """A line with its limits, and its part of the refund."""

    _spec = 'lineItemId!:s sku!:s name!:s orderedQuantity!:i refundedQuantity!:i refundableQuantity!:i maximumAmount!:d quantity!:i subtotal!:d taxTotal!:d amount!:d restockQuantity!:i'
    line_item_id: str
    sku: str
    name: str
    """Name of product and variant at the time of the order."""
    ordered_quantity: int
    """Units ordered."""
    refunded_quantity: int
    """Units in earlier refunds."""
    refundable_quantity: int
    """Units that can be refunded now."""
    maximum_amount: _Decimal
    """Maximum amount for the line now, including tax."""
    quantity: int
    """Units in this refund."""
    subtotal: _Decimal
    """Net of tax."""
    tax_total: _Decimal
    """Tax of `subtotal`."""
    amount: _Decimal
    """subtotal + taxTotal."""
    restock_quantity: int
    """Units that would go back into stock."""


class RefundPreviewPayment(_Model):
    """A payment with its limit, and its part of the refund."""

    _spec = 'paymentId!:i providerCode!:s paymentType!?:s brand!?:s lastFour!?:s refundableAmount!:d amount!:d'
    payment_id: int
    provider_code: str
    """Code of the payment provider."""
    payment_type: _Optional[PaymentType]
    brand: _Optional[str]
    """Brand of the card. Null for other payment methods."""
    last_four: _Optional[str]
    """The last four digits of the card or account. Null means none."""
    refundable_amount: _Decimal
    """Maximum amount that can be refunded on the payment now, at most the order's `balance.refundable`. If the amounts
    of several payments add up to more, all refunds together still return at most `balance.refundable`."""
    amount: _Decimal
    """Amount of this refund on the payment."""


class RefundRetry(_Model):
    """The failed refund to retry."""

    _spec = 'refundId!:i note?:s'
    refund_id: int
    note: _Optional[str] = None
    """Internal note."""


class RefundVoid(_Model):
    """The refund to void."""

    _spec = 'refundId!:i note?:s'
    refund_id: int
    note: _Optional[str] = None
    """Internal note."""


class RequestLog(_Model):
    """A request to the store's API, with its result."""

    _spec = 'requestLogId!:i surface!:s operation!:s requestMethod!:s path!:s responseStatus!:i problemCode!?:s durationMs!:i actorType!:s adminUserId!?:i appTokenId!?:i storeCustomerId!?:i requestId!:s idempotencyKey!?:s isReplayed!:b ipHash!:s createdOn!:t userAgent!?:s errors!:[@RequestLogError'
    request_log_id: int
    surface: ApiSurface
    operation: str
    """operationId of the request."""
    request_method: str
    """HTTP method."""
    path: str
    """Path without the query."""
    response_status: int
    """HTTP status of the response."""
    problem_code: _Optional[ErrorCode]
    """Error code; null means that the request did not fail."""
    duration_ms: int
    """Time until the response was written, in milliseconds."""
    actor_type: ActorType
    """Kind of the caller; CUSTOMER for every visitor of the storefront."""
    admin_user_id: _Optional[int]
    """Id of the administrator; null means that the caller was not an administrator."""
    app_token_id: _Optional[int]
    """Id of the app token; null means that the caller was not an app token."""
    store_customer_id: _Optional[int]
    """Id of the customer; null means that no customer was logged in."""
    request_id: str
    """X-Request-Id of the request."""
    idempotency_key: _Optional[str]
    """Idempotency-Key of the request; null means none."""
    is_replayed: bool
    """Whether the response was replayed from an earlier request with the same Idempotency-Key."""
    ip_hash: str
    """A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes."""
    created_on: _dt.datetime
    user_agent: _Optional[str]
    """User-Agent of the request; null means none."""
    errors: list[RequestLogError]
    """Rejected places in the request; empty means that no place is known."""


class RequestLogError(_Model):
    """A rejected place in a request. The rejected value is not stored."""

    _spec = 'in!:s pointer!:s code!:s'
    in_: ProblemFieldLocation
    pointer: str
    """Pointer as in the problem: an RFC 6901 pointer into the body, or a slash and the name of the parameter or header."""
    code: ProblemFieldCode


class RequestLogListItem(_Model):
    """A request in the list."""

    _spec = 'requestLogId!:i surface!:s operation!:s requestMethod!:s path!:s responseStatus!:i problemCode!?:s durationMs!:i actorType!:s adminUserId!?:i appTokenId!?:i storeCustomerId!?:i requestId!:s idempotencyKey!?:s isReplayed!:b ipHash!:s createdOn!:t'
    request_log_id: int
    surface: ApiSurface
    operation: str
    """operationId of the request."""
    request_method: str
    """HTTP method."""
    path: str
    """Path without the query."""
    response_status: int
    """HTTP status of the response."""
    problem_code: _Optional[ErrorCode]
    """Error code; null means that the request did not fail."""
    duration_ms: int
    """Time until the response was written, in milliseconds."""
    actor_type: ActorType
    """Kind of the caller; CUSTOMER for every visitor of the storefront."""
    admin_user_id: _Optional[int]
    """Id of the administrator; null means that the caller was not an administrator."""
    app_token_id: _Optional[int]
    """Id of the app token; null means that the caller was not an app token."""
    store_customer_id: _Optional[int]
    """Id of the customer; null means that no customer was logged in."""
    request_id: str
    """X-Request-Id of the request."""
    idempotency_key: _Optional[str]
    """Idempotency-Key of the request; null means none."""
    is_replayed: bool
    """Whether the response was replayed from an earlier request with the same Idempotency-Key."""
    ip_hash: str
    """A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes."""
    created_on: _dt.datetime


class RequestLogPage(_Model):
    """One page of requests, with the cursor of the next page."""

    _spec = 'items!:[@RequestLogListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[RequestLogListItem]
    """Requests on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class ReturnApprove(_Model):
    """The return to approve."""

    _spec = 'returnId!:i version:i lines:[@ReturnApproveLine'
    return_id: int
    version: _Optional[int] = None
    lines: _Optional[list[ReturnApproveLine]] = None
    """Approved units, each line at most once. Lines that are absent are approved as requested."""


class ReturnApproveLine(_Model):
    """Approved units of a line."""

    _spec = 'lineItemId!:s quantity!:i'
    line_item_id: str
    quantity: int
    """Approved units; 0 approves none of the line."""


class ReturnCancel(_Model):
    """The return to cancel."""

    _spec = 'returnId!:i version:i'
    return_id: int
    version: _Optional[int] = None


class ReturnComplete(_Model):
    """The return to complete."""

    _spec = 'returnId!:i version:i withoutReplacement:b'
    return_id: int
    version: _Optional[int] = None
    without_replacement: _Optional[bool] = None
    """true ends an EXCHANGE whose replacement order was not placed, and releases its reserved stock."""


class ReturnCreate(_Model):
    """A return to create."""

    _spec = 'orderId!:i kind!:s lines!:[@ReturnRequestLine exchangeLines:[@ReturnExchangeRequestLine note?:s isApproved:b'
    order_id: int
    kind: ReturnKind
    lines: list[ReturnRequestLine]
    """Units to return, each line at most once."""
    exchange_lines: _Optional[list[ReturnExchangeRequestLine]] = None
    """Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or
    empty leaves the exchange to an agreement of buyer and store."""
    note: _Optional[str] = None
    """Internal note."""
    is_approved: _Optional[bool] = None
    """false creates the return as REQUESTED, for another person to approve. A withdrawal in time is always approved."""


class ReturnDetails(_Model):
    """A return with all its data."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b exceeds!:[s lines!:[@ReturnLine exchangeLines!:[@ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D note!?:s carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    order_number: int
    kind: ReturnKind
    status: ReturnStatus
    is_in_time: bool
    """Whether the return is a withdrawal that the buyer declared before its deadline. Staff can neither reject nor
    cancel it."""
    exceeds: list[ReturnObstacle]
    """Rules of the policy that the return sets aside."""
    lines: list[ReturnLine]
    """Lines of the return."""
    exchange_lines: list[ReturnExchangeLine]
    """Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none."""
    replacement_order_id: _Optional[int]
    """The order that sends the goods of `exchangeLines`; null means that it is not placed."""
    refund_ids: list[int]
    """Refunds with units of the return, including unshipped units of a withdrawal, oldest first. A request that is
    refunded to several payments is listed with all its refunds. Failed and voided refunds are omitted."""
    refund_due_on: _Optional[_dt.date]
    """Last day on which the store can refund a withdrawal; null for other kinds."""
    note: _Optional[str]
    """Internal note; null means none."""
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
    allowed_actions: list[ReturnAction]
    """Actions that the return's state allows. All others return 409 `invalid_state_transition`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ReturnExchange(_Model):
    """The exchange whose replacement order is placed."""

    _spec = 'returnId!:i version:i chargesFees:b shippingMethodId:i note?:s notifyCustomer:b'
    return_id: int
    version: _Optional[int] = None
    charges_fees: _Optional[bool] = None
    """false waives the fees of the store's `returnPolicy`."""
    shipping_method_id: _Optional[int] = None
    """Shipping method of the replacement order. Absent means the method of the returned order."""
    note: _Optional[str] = None
    """Internal note of the replacement order."""
    notify_customer: _Optional[bool] = None
    """Whether the buyer gets the e-mails about the replacement order and the refund."""


class ReturnLine(_Model):
    """The part of a return for one line of its order."""

    _spec = 'lineItemId!:s sku!:s name!:s reason!?:s requestedQuantity!:i approvedQuantity!:i sellableQuantity!:i damagedQuantity!:i missingQuantity!:i returnedQuantity!:i restockedQuantity!:i unshippedQuantity!:i'
    line_item_id: str
    sku: str
    name: str
    """Name of the product and variant when the order was placed."""
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
    returned_quantity: int
    """Units that the order counts as returned, because of a receipt or a refund."""
    restocked_quantity: int
    """Of these, units that are for sale again."""
    unshipped_quantity: int
    """Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them."""


class ReturnListItem(_Model):
    """A return in a list."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i storeCustomerId!?:i customerName!:s customerEmail!:s kind!:s status!:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i requestedOn!:t completedOn!?:t modifiedOn!:t'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    order_number: int
    store_customer_id: _Optional[int]
    """null means a guest."""
    customer_name: str
    """First and last name of the buyer; `""` means unknown."""
    customer_email: str
    kind: ReturnKind
    status: ReturnStatus
    requested_quantity: int
    """Requested units of all lines."""
    approved_quantity: int
    """Approved units of all lines."""
    received_quantity: int
    """Units of all lines that arrived, in any condition."""
    requested_on: _dt.datetime
    """When the return was requested."""
    completed_on: _Optional[_dt.datetime]
    """When it was completed; null means it is not."""
    modified_on: _dt.datetime


class ReturnPage(_Model):
    """One page of returns, with the cursor of the next page."""

    _spec = 'items!:[@ReturnListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[ReturnListItem]
    """Returns on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class ReturnPreview(_Model):
    """The return that a request would lead to, with its money."""

    _spec = 'orderId!:i orderNumber!:i currencyCode!:s kind!:s status!:s exceeds!:[s lines!:[@ReturnPreviewLine goodsTotal!:d shippingTotal!:d fees!:[@ReturnFee refundTotal!:d exchangeTotal!?:d amountDue!:d amountRefunded!:d refundDueOn!?:D'
    order_id: int
    order_number: int
    currency_code: str
    kind: ReturnKind
    status: ReturnStatus
    exceeds: list[ReturnObstacle]
    """Rules of the policy that the return sets aside."""
    lines: list[ReturnPreviewLine]
    """Lines of the return."""
    goods_total: _Decimal
    """Price of the units, tax included."""
    shipping_total: _Decimal
    """Delivery charge, tax included, that the store refunds once the buyer has withdrawn from every unit of the order; 0
    otherwise. The buyer may have chosen a dearer delivery than the standard one: the store then refunds the standard
    one only."""
    fees: list[ReturnFee]
    """Fees of the store's `returnPolicy`."""
    refund_total: _Decimal
    """`goodsTotal` and `shippingTotal` less the fees."""
    exchange_total: _Optional[_Decimal]
    """Present price of the goods of `exchangeLines`, tax included; null means that the request names none. The
    replacement order is priced when it is placed."""
    amount_due: _Decimal
    """Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing remains."""
    amount_refunded: _Decimal
    """Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if nothing remains."""
    refund_due_on: _Optional[_dt.date]
    """Last day on which the store can refund a withdrawal; null for other kinds."""


class ReturnPreviewRequest(_Model):
    """A return to preview."""

    _spec = 'orderId!:i kind!:s lines!:[@ReturnRequestLine exchangeLines:[@ReturnExchangeRequestLine'
    order_id: int
    kind: ReturnKind
    lines: list[ReturnRequestLine]
    """Units to return, each line at most once."""
    exchange_lines: _Optional[list[ReturnExchangeRequestLine]] = None
    """Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or
    empty leaves the exchange to an agreement of buyer and store."""


class ReturnReceive(_Model):
    """Units that arrived, or that are missing."""

    _spec = 'returnId!:i version:i lines!:[@ReturnReceiveLine'
    return_id: int
    version: _Optional[int] = None
    lines: list[ReturnReceiveLine]
    """Units by condition. A line can occur once per condition."""


class ReturnReceiveLine(_Model):
    """Units of a line in one condition."""

    _spec = 'lineItemId!:s quantity!:i condition!:s'
    line_item_id: str
    quantity: int
    condition: ReturnCondition


class ReturnReject(_Model):
    """The return to reject."""

    _spec = 'returnId!:i version:i note?:s'
    return_id: int
    version: _Optional[int] = None
    note: _Optional[str] = None
    """Internal note. Absent or null keeps the present note."""


class ReturnSend(_Model):
    """The return whose parcel left."""

    _spec = 'returnId!:i version:i carrierName:s trackingNumber:s'
    return_id: int
    version: _Optional[int] = None
    carrier_name: _Optional[str] = None
    """Carrier of the parcel."""
    tracking_number: _Optional[str] = None
    """Tracking number of the parcel."""


class Scope(_Model):
    """A named role: permissions, and the stores in which they apply."""

    _spec = 'scopeId!:i name!:s description!?:s isSystem!:b permissions!:[s storeIds!:[i userCount!:i createdOn!:t modifiedOn!:t version!:i'
    scope_id: int
    name: str
    """Name of the scope; unique (case-insensitive) among the scopes of each of its stores."""
    description: _Optional[str]
    """Purpose of the scope; null means no description."""
    is_system: bool
    """Whether the platform created the scope. A system scope cannot be changed."""
    permissions: list[str]
    """Permissions of users with the scope."""
    store_ids: list[int]
    """Empty means all stores, present and future. Otherwise only the stores that the caller can access are listed."""
    user_count: int
    """Number of active admin users with the scope."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ScopeList(_Model):
    """All scopes of the store."""

    _spec = 'items!:[@Scope permissions!:[s'
    items: list[Scope]
    """The scopes."""
    permissions: list[str]
    """All existing permissions."""


class ScopeReplace(_Model):
    """The complete content of the scope. Absent `scopeId` means a new scope."""

    _spec = 'scopeId:i name!:s description?:s permissions!:[s storeIds!:[i version:i'
    scope_id: _Optional[int] = None
    name: str
    """Name of the scope; unique (case-insensitive) among the scopes of each of its stores."""
    description: _Optional[str] = None
    """Purpose of the scope; null means no description."""
    permissions: list[str]
    """Permissions of users with the scope."""
    store_ids: list[int]
    """Ids of the stores in which the permissions apply; empty means all stores."""
    version: _Optional[int] = None


class SeoInput(_Model):
    """Texts for search engines. Replaces the stored object."""

    _spec = 'title?:s description?:s'
    title: _Optional[str] = None
    """Title for search engines; null means the name."""
    description: _Optional[str] = None
    """Description for search engines."""


class Session(_Model):
    """A live session of one login."""

    _spec = 'sessionId!:i adminUserId!:i isCurrent!:b ipAddress!?:s userAgent!?:s lastUsedOn!:t expiresOn!:t createdOn!:t'
    session_id: int
    admin_user_id: int
    is_current: bool
    """Whether the request was made in this session."""
    ip_address: _Optional[str]
    """IP address of the last use."""
    user_agent: _Optional[str]
    """User-Agent header of the login."""
    last_used_on: _dt.datetime
    """When the session was last used, to the minute."""
    expires_on: _dt.datetime
    """When the session expires if it is not used."""
    created_on: _dt.datetime


class SessionList(_Model):
    """All live sessions of the user."""

    _spec = 'items!:[@Session'
    items: list[Session]
    """The sessions."""


class Shipment(_Model):
    """A shipment with all its data."""

    _spec = 'shipmentId!:i shipmentNumber!:s orderId!:i orderNumber!:i externalShipmentId!:s status!:s carrierName!:s trackingNumber!:s trackingUrl!:s shippedOn!:t estimatedDelivery!:t deliveredOn!?:t cancelledOn!?:t cancelReason!?:s items!:[@ShipmentItem locationName!?:s weight!?:d labelUrl!?:s scans!:[@ShipmentScan allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    shipment_id: int
    shipment_number: str
    """Human-readable number of the shipment."""
    order_id: int
    order_number: int
    external_shipment_id: str
    """Id of the parcel at the carrier or warehouse; the platform's own shipment id as text when none was set. An id that
    was set can equal the id of another shipment, so compare shipments by `shipmentId`."""
    status: ShipmentStatus
    carrier_name: str
    """Name of the carrier; empty means unknown."""
    tracking_number: str
    """Tracking number; empty means unknown."""
    tracking_url: str
    """Tracking URL; empty means unknown."""
    shipped_on: _dt.datetime
    """When the parcel was shipped."""
    estimated_delivery: _dt.datetime
    """When the parcel is expected to arrive."""
    delivered_on: _Optional[_dt.datetime]
    """When the parcel was delivered; null means it is not delivered."""
    cancelled_on: _Optional[_dt.datetime]
    """When the shipment was canceled; null means it is not canceled."""
    cancel_reason: _Optional[str]
    """Reason for the cancellation, as entered; null means no reason, or that the shipment is not canceled."""
    items: list[ShipmentItem]
    """Lines in the parcel."""
    location_name: _Optional[str]
    """The warehouse or shop that the parcel is shipped from."""
    weight: _Optional[_Decimal]
    """Weight in the store's weight unit."""
    label_url: _Optional[str]
    """URL of the shipping label."""
    scans: list[ShipmentScan]
    """Newest first, by the carrier's time."""
    allowed_actions: list[ShipmentAction]
    """Actions that the shipment's state allows. All others return 409 `invalid_state_transition`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ShipmentCancel(_Model):
    """The shipment to cancel. Its quantities become open again."""

    _spec = 'shipmentId!:i reason?:s force:b notifyCustomer:b'
    shipment_id: int
    reason: _Optional[str] = None
    """Reason for the cancellation, for the store's records."""
    force: _Optional[bool] = None
    """Cancel even if the carrier already has the parcel."""
    notify_customer: _Optional[bool] = None
    """Whether to notify the customer by e-mail."""


class ShipmentEmailResend(_Model):
    """The shipment whose e-mail is sent again."""

    _spec = 'shipmentId!:i email:s'
    shipment_id: int
    email: _Optional[str] = None
    """Default: the order's address."""


class ShipmentItem(_Model):
    """A shipped line."""

    _spec = 'lineItemId!:s quantity!:i sku!:s name!:s'
    line_item_id: str
    quantity: int
    sku: str
    name: str
    """Name of the product and variant when the order was placed."""


class ShipmentScan(_Model):
    """One scan of the carrier."""

    _spec = 'status!:s occurredOn!:t location!?:s message!?:s'
    status: ShipmentStatus
    occurred_on: _dt.datetime
    """Time that the carrier reports."""
    location: _Optional[str]
    """Location of the parcel; null means the carrier does not report it."""
    message: _Optional[str]
    """Message of the carrier; null means none."""


class ShipmentUpdate(_Model):
    """Changes to a shipment. An absent field keeps its value, null clears it, and an array replaces the stored one."""

    _spec = 'shipmentId!:i version:i status:s statusMessage:s location:s occurredOn:t isCorrection:b carrierName:s trackingNumber:s trackingUrl:s shippedOn:t estimatedDelivery:t externalShipmentId:s locationName?:s weight?:d labelUrl?:s notifyCustomer:b'
    shipment_id: int
    version: _Optional[int] = None
    status: _Optional[ShipmentStatus] = None
    """The new status. CANCELLED is rejected here (use `POST /admin/shipment/cancel`)."""
    status_message: _Optional[str] = None
    """Message stored with the scan."""
    location: _Optional[str] = None
    """Location stored with the scan."""
    occurred_on: _Optional[_dt.datetime] = None
    """When the status changed. Absent means now. Must not be in the future."""
    is_correction: _Optional[bool] = None
    """Allow a move backwards, to correct a mistake."""
    carrier_name: _Optional[str] = None
    """Name of the carrier; an empty text clears it."""
    tracking_number: _Optional[str] = None
    """Tracking number; an empty text clears it."""
    tracking_url: _Optional[str] = None
    """Tracking URL; an empty text clears it. A new `carrierName` or `trackingNumber` without it replaces a URL that was
    derived from the former ones."""
    shipped_on: _Optional[_dt.datetime] = None
    """Must not be in the future."""
    estimated_delivery: _Optional[_dt.datetime] = None
    """When the parcel is expected to arrive."""
    external_shipment_id: _Optional[str] = None
    """Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled."""
    location_name: _Optional[str] = None
    """The warehouse or shop that the parcel is shipped from."""
    weight: _Optional[_Decimal] = None
    """Weight in the store's weight unit."""
    label_url: _Optional[str] = None
    """URL of the shipping label."""
    notify_customer: _Optional[bool] = None
    """Whether to send the customer the e-mail about the new status (DELIVERED)."""


class ShippingMethod(_Model):
    """A way to ship parcels, with its price and destinations."""

    _spec = 'shippingMethodId!:i name!:s translations!:[@NameTranslation carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!:i freeOverSubtotal!?:d countryCodes!:[s minWeight!?:d maxWeight!?:d weightUnit!:s position!:i isActive!:b createdOn!:t modifiedOn!:t version!:i'
    shipping_method_id: int
    name: str
    """Name of the method, as buyers see it."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    carrier_name: _Optional[str]
    """Name of the carrier; null means that the method has no carrier."""
    service_code: _Optional[str]
    """The carrier's code for the service."""
    price: _Decimal
    """Price before discounts; includes tax if `taxIncluded`."""
    currency_code: str
    tax_included: bool
    """Whether `price` includes tax."""
    estimated_min_days: _Optional[int]
    """Minimum number of days from shipping to delivery; null means unknown."""
    estimated_max_days: int
    """Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
    unless the request sets it."""
    free_over_subtotal: _Optional[_Decimal]
    """Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null
    means never."""
    country_codes: list[str]
    """Countries that the method ships to; empty means all countries that the store allows."""
    min_weight: _Optional[_Decimal]
    """Minimum weight of a cart, in `weightUnit`; null means no minimum."""
    max_weight: _Optional[_Decimal]
    """Maximum weight of a cart, in `weightUnit`; null means no maximum."""
    weight_unit: WeightUnit
    position: int
    """Position in the list at checkout."""
    is_active: bool
    """Whether the method is offered."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class ShippingMethodCreate(_Model):
    """A new shipping method. Absent fields take their defaults."""

    _spec = 'name!:s translations:[@NameTranslationInput carrierName?:s serviceCode?:s price!:d currencyCode!:s taxIncluded:b estimatedMinDays?:i estimatedMaxDays!:i freeOverSubtotal?:d countryCodes:[s minWeight?:d maxWeight?:d weightUnit:s position:i isActive:b'
    name: str
    """Unique in the store."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    carrier_name: _Optional[str] = None
    """Name of the carrier, as buyers see it."""
    service_code: _Optional[str] = None
    """The carrier's code for the service."""
    price: _Decimal
    """Price before discounts; includes tax if `taxIncluded`."""
    currency_code: str
    tax_included: _Optional[bool] = None
    """Whether `price` includes tax. Absent means the store's `pricesIncludeTax`."""
    estimated_min_days: _Optional[int] = None
    """Minimum number of days from shipping to delivery."""
    estimated_max_days: int
    """Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
    unless the request sets it."""
    free_over_subtotal: _Optional[_Decimal] = None
    """Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null
    means never."""
    country_codes: _Optional[list[str]] = None
    """Countries that the method ships to; empty means all countries that the store allows."""
    min_weight: _Optional[_Decimal] = None
    """Minimum weight of a cart, in `weightUnit`; must not be negative."""
    max_weight: _Optional[_Decimal] = None
    """Maximum weight of a cart, in `weightUnit`; must not be negative."""
    weight_unit: _Optional[WeightUnit] = None
    position: _Optional[int] = None
    """Position in the list at checkout. Absent at creation means last."""
    is_active: _Optional[bool] = None
    """Whether the method is offered. Default true."""


class ShippingMethodList(_Model):
    """All shipping methods of the store."""

    _spec = 'items!:[@ShippingMethod'
    items: list[ShippingMethod]
    """The shipping methods."""


class ShippingMethodUpdate(_Model):
    """Changes to a shipping method. An absent field keeps its value, null clears it, and an array replaces the stored
    one."""

    _spec = 'shippingMethodId!:i name:s translations:[@NameTranslationInput carrierName?:s serviceCode?:s price:d currencyCode:s taxIncluded:b estimatedMinDays?:i estimatedMaxDays:i freeOverSubtotal?:d countryCodes:[s minWeight?:d maxWeight?:d weightUnit:s position:i isActive:b version:i'
    shipping_method_id: int
    name: _Optional[str] = None
    """Unique in the store."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    carrier_name: _Optional[str] = None
    """Name of the carrier, as buyers see it."""
    service_code: _Optional[str] = None
    """The carrier's code for the service."""
    price: _Optional[_Decimal] = None
    """Price before discounts; includes tax if `taxIncluded`."""
    currency_code: _Optional[str] = None
    tax_included: _Optional[bool] = None
    """Whether `price` includes tax."""
    estimated_min_days: _Optional[int] = None
    """Minimum number of days from shipping to delivery."""
    estimated_max_days: _Optional[int] = None
    """Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days,
    unless the request sets it."""
    free_over_subtotal: _Optional[_Decimal] = None
    """Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null
    means never."""
    country_codes: _Optional[list[str]] = None
    """Countries that the method ships to; empty means all countries that the store allows."""
    min_weight: _Optional[_Decimal] = None
    """Minimum weight of a cart, in `weightUnit`; must not be negative."""
    max_weight: _Optional[_Decimal] = None
    """Maximum weight of a cart, in `weightUnit`; must not be negative."""
    weight_unit: _Optional[WeightUnit] = None
    position: _Optional[int] = None
    """Position in the list at checkout."""
    is_active: _Optional[bool] = None
    """Whether the method is offered."""
    version: _Optional[int] = None


class StockAdjust(_Model):
    """Changes of stock on hand, all or nothing."""

    _spec = 'reason!:s note:s reference:s items!:[@StockAdjustItem'
    reason: StockAdjustReason
    note: _Optional[str] = None
    """Note stored with the adjustment."""
    reference: _Optional[str] = None
    """Reference stored with the adjustment, such as the number of a delivery or a stocktake."""
    items: list[StockAdjustItem]
    """The changes; each variant at most once."""


class StockAdjustItem(_Model):
    """The change of one variant's stock, by a difference or to a value."""

    _spec = 'variantId:i sku:s delta:i stockOnHand:i expectedStockOnHand:i'
    variant_id: _Optional[int] = None
    """Id of the variant. Send exactly one of `variantId` and `sku`."""
    sku: _Optional[str] = None
    """SKU of the variant. Send exactly one of `variantId` and `sku`."""
    delta: _Optional[int] = None
    """Difference added to the stock on hand. Send exactly one of `delta` and `stockOnHand`."""
    stock_on_hand: _Optional[int] = None
    """New stock on hand. Send exactly one of `delta` and `stockOnHand`."""
    expected_stock_on_hand: _Optional[int] = None
    """Reject the request (409) when the current value differs."""


class StockAdjustment(_Model):
    """A change of a variant's stock, with the resulting stock."""

    _spec = 'variantId!:i productId!:i sku!:s reason!:s note!?:s reference!?:s delta!:i previousStockOnHand!:i stockOnHand!:i stockReserved!:i stockAvailable!:i createdOn!:t'
    variant_id: int
    product_id: int
    sku: str
    reason: StockAdjustReason
    note: _Optional[str]
    """Note stored with the change; null means no note."""
    reference: _Optional[str]
    """The delivery, count or order that the change belongs to; null means no reference."""
    delta: int
    """Difference between the new and the previous stock on hand, even if the request set a value."""
    previous_stock_on_hand: int
    """Stock on hand before the change."""
    stock_on_hand: int
    """Stock on hand after the change."""
    stock_reserved: int
    """Units reserved by running checkouts and by orders that are not shipped or, for units that need no shipping, not
    paid."""
    stock_available: int
    """Stock on hand minus reserved units."""
    created_on: _dt.datetime


class StockAdjustmentList(_Model):
    """Results of the changes, in the order of the request."""

    _spec = 'items!:[@StockAdjustment'
    items: list[StockAdjustment]
    """The results."""


class Store(_Model):
    """A store and its state."""

    _spec = 'storeId!:i name!:s code!:s domain!?:s domainVerifiedOn!?:t status!:s livemode!:b timezone!:s defaultCurrencyCode!:s defaultLanguageCode!:s createdOn!:t modifiedOn!:t version!:i'
    store_id: int
    name: str
    """The store's name as customers see it."""
    code: str
    """The store's code. Unique on the platform; never changes."""
    domain: _Optional[str]
    """The storefront's host name, used in mails and links once the domain is proven."""
    domain_verified_on: _Optional[_dt.datetime]
    """When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not
    proven."""
    status: StoreStatus
    livemode: bool
    """false means a test store without real money."""
    timezone: str
    default_currency_code: str
    default_language_code: str
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class StoreAnalyticsInput(_Model):
    """Ids of analytics services that the storefront may load."""

    _spec = 'googleMeasurementId?:s metaPixelId?:s matomoUrl?:s matomoSiteId?:s'
    google_measurement_id: _Optional[str] = None
    """Google Analytics measurement id. Null means not used."""
    meta_pixel_id: _Optional[str] = None
    """Meta pixel id. Null means not used."""
    matomo_url: _Optional[str] = None
    """URL of the store's Matomo instance."""
    matomo_site_id: _Optional[str] = None
    """Matomo site id. Null means not used."""


class StoreCreate(_Model):
    """A new store. Omitted fields take their defaults."""

    _spec = 'name!:s code!:s domain?:s livemode:b timezone!:s defaultCurrencyCode!:s defaultLanguageCode!:s'
    name: str
    """The store's name as customers see it."""
    code: str
    """The store's code for use in programs. Unique on the platform."""
    domain: _Optional[str] = None
    """The storefront's host name, without scheme and path."""
    livemode: _Optional[bool] = None
    """Whether the store is live, with real money. Defaults to false. Cannot be changed later."""
    timezone: str
    default_currency_code: str
    default_language_code: str


class StoreCreditAccount(_Model):
    """Store credit of a customer in one currency."""

    _spec = 'storeCreditAccountId!:i storeCustomerId!:i currencyCode!:s balance!:d heldAmount!:d createdOn!:t modifiedOn!:t version!:i'
    store_credit_account_id: int
    store_customer_id: int
    currency_code: str
    balance: _Decimal
    """The store credit, including the part that orders hold."""
    held_amount: _Decimal
    """Part of the balance that orders hold. It is not available to other orders."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class StoreCreditAccountList(_Model):
    """Store credit accounts of one customer."""

    _spec = 'items!:[@StoreCreditAccount'
    items: list[StoreCreditAccount]
    """The accounts, sorted by currency."""


class StoreCreditAdjust(_Model):
    """A change of a customer's store credit."""

    _spec = 'storeCustomerId!:i currencyCode!:s amount!:d reason!:s'
    store_customer_id: int
    currency_code: str
    """Currency of the amount and of the account."""
    amount: _Decimal
    """The value to add, or to remove if it is negative. Not 0."""
    reason: str
    """Why the store credit changes, for the store's staff. The customer does not see it."""


class StoreCreditEntry(_Model):
    """One change of a store credit account."""

    _spec = 'entryId!:i storeCreditAccountId!:i storeCustomerId!:i type!:s currencyCode!:s amount!:d heldAmount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i reason!?:s actor!:@StoredValueActor createdOn!:t'
    entry_id: int
    store_credit_account_id: int
    store_customer_id: int
    type: StoredValueEntryType
    currency_code: str
    amount: _Decimal
    """Change of the balance; negative if the balance fell."""
    held_amount: _Decimal
    """Change of the held amount; negative if the held amount fell."""
    balance_after: _Decimal
    """The balance after the entry."""
    order_id: _Optional[int]
    """The order that caused the entry. Null means none."""
    payment_id: _Optional[int]
    """The payment that caused the entry. Null means none."""
    refund_id: _Optional[int]
    """The refund that caused the entry. Null means none."""
    reason: _Optional[str]
    """The reason that staff entered. Null means none."""
    actor: StoredValueActor
    created_on: _dt.datetime


class StoreCreditEntryPage(_Model):
    """One page of entries, with the cursor of the next page."""

    _spec = 'items!:[@StoreCreditEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[StoreCreditEntry]
    """The entries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class StoreCustomField(_Model):
    """The definition of a custom field. Values are validated against it."""

    _spec = 'object!:s key!:s type!:s name!:s translations!:[@NameTranslation isRequired!:b'
    object: StoreCustomFieldObject
    key: str
    """The field's key for use in programs. Unique for its object type."""
    type: CustomFieldType
    name: str
    """Name that buyers and staff see."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    is_required: bool
    """Whether a request that creates an object, or sends its `customFields`, must have a value. Existing objects, placed
    orders and drafts keep the fields that they have: changing, placing, paying and replacing them needs no value."""


class StoreCustomFieldInput(_Model):
    """The definition of a custom field."""

    _spec = 'object!:s key!:s type!:s name!:s translations:[@NameTranslationInput isRequired:b'
    object: StoreCustomFieldObject
    key: str
    """The field's key. Unique among the fields of the object type."""
    type: CustomFieldType
    name: str
    """The field's name for people."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    is_required: _Optional[bool] = None
    """Whether a request that creates an object, or sends its `customFields`, must have a value; a cart needs it at
    checkout. Existing objects, placed orders and drafts keep the fields that they have: changing, placing, paying and
    replacing them needs no value. Defaults to false."""


class StoreCustomerAccountTypeUpdate(_Model):
    """The customer and the new account type."""

    _spec = 'storeCustomerId!:i accountTypeId!:i automatic:b version:i'
    store_customer_id: int
    account_type_id: int
    automatic: _Optional[bool] = None
    """Whether the daily check of automatic tiers may move the customer to another account type. Defaults to false: the
    account type stays until a request changes it."""
    version: _Optional[int] = None


class StoreCustomerStatusUpdate(_Model):
    """The customer, the new status and the reason."""

    _spec = 'storeCustomerId!:i status!:s reason?:s forfeitStoreCredit:b version:i'
    store_customer_id: int
    status: CustomerStatus
    reason: _Optional[str] = None
    """Stored as `statusReason` and in `statusHistory`. The audit log, which is never erased, masks it. Never shown to
    the customer."""
    forfeit_store_credit: _Optional[bool] = None
    """true removes the customer's store credit in every currency. Only with DEACTIVATED (422 `invalid_value`). Default
    false."""
    version: _Optional[int] = None


class StoreCustomerUpdate(_Model):
    """Changes to a customer. An omitted field keeps its value, null clears it, and an array is replaced as a whole."""

    _spec = 'storeCustomerId!:i firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b referrerCode?:s note?:s tags:[s customFields:[@CustomFieldInput externalId?:s version:i'
    store_customer_id: int
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    phone_number: _Optional[str] = None
    company: _Optional[str] = None
    """The company that the customer buys for."""
    tax_number: _Optional[str] = None
    """VAT or other tax number, printed on invoices."""
    language_code: _Optional[str] = None
    """Language of e-mails and documents. Null means the store's default."""
    accepts_marketing: _Optional[bool] = None
    """Whether the customer accepts marketing e-mails. Set to true only with the customer's consent."""
    referrer_code: _Optional[str] = None
    """Code of the referrer who brought the customer."""
    note: _Optional[str] = None
    """Internal note. Never shown to the customer."""
    tags: _Optional[list[str]] = None
    """Replaces all tags."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields."""
    external_id: _Optional[str] = None
    """The customer's id in another system of the store, unique per store."""
    version: _Optional[int] = None


class StoreDunning(_Model):
    """The behavior after a failed renewal payment."""

    _spec = 'maxAttempts!:i intervalsDays!:[i finalAction!:s graceDays!:i notifyOn!:[s'
    max_attempts: int
    """Maximum number of charges, including the first."""
    intervals_days: list[int]
    """Days between the attempts. One entry fewer than `maxAttempts`."""
    final_action: DunningFinalAction
    grace_days: int
    """Days after the last attempt before the final action."""
    notify_on: list[DunningNotice]
    """The steps at which the customer gets a mail."""


class StoreDunningInput(_Model):
    """The behavior after a failed renewal payment."""

    _spec = 'maxAttempts!:i intervalsDays!:[i finalAction!:s graceDays!:i notifyOn!:[s'
    max_attempts: int
    """Maximum number of charges, including the first."""
    intervals_days: list[int]
    """Days between the attempts. One entry fewer than `maxAttempts`."""
    final_action: DunningFinalAction
    grace_days: int
    """Days after the last attempt before the final action."""
    notify_on: list[DunningNotice]
    """The steps at which the customer gets a mail."""


class StoreKey(_Model):
    """A public key that identifies the store in a storefront's requests. It is not a secret."""

    _spec = 'storeKeyId!:i storeId!:i name!:s prefix!:s lastUsedOn!?:t revokedOn!?:t createdOn!:t modifiedOn!:t version!:i'
    store_key_id: int
    store_id: int
    name: str
    """A description of the key's use, for people."""
    prefix: str
    """The key's first characters, to identify it."""
    last_used_on: _Optional[_dt.datetime]
    """When the key was last used, to the minute. Null means never."""
    revoked_on: _Optional[_dt.datetime]
    """When the key was revoked. Null while it is valid."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class StoreKeyCreate(_Model):
    """A new store key. Omitted fields take their defaults."""

    _spec = 'name!:s'
    name: str
    """A description of the key's use, for people."""


class StoreKeyCreated(_Model):
    """A store key with the key itself, which is shown once."""

    _spec = 'storeKeyId!:i storeId!:i name!:s prefix!:s lastUsedOn!?:t revokedOn!?:t createdOn!:t modifiedOn!:t version!:i key!:s'
    store_key_id: int
    store_id: int
    name: str
    """A description of the key's use, for people."""
    prefix: str
    """The key's first characters, to identify it."""
    last_used_on: _Optional[_dt.datetime]
    """When the key was last used, to the minute. Null means never."""
    revoked_on: _Optional[_dt.datetime]
    """When the key was revoked. Null while it is valid."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int
    key: str
    """The key (`pk_…`), which storefronts send as `X-Store-Key`."""


class StoreKeyList(_Model):
    """All store keys, not paged."""

    _spec = 'items!:[@StoreKey'
    items: list[StoreKey]
    """The store keys."""


class StoreList(_Model):
    """All stores that the caller has access to, not paged."""

    _spec = 'items!:[@Store'
    items: list[Store]
    """The stores."""


class StoreDomain(_Model):
    """A store's domain, and the records to publish to prove that the store owns it."""

    _spec = 'domain!:s verifiedOn!?:t record!:@StoreDomainRecord file!:@StoreDomainFile'
    domain: str
    """The host name of the storefront."""
    verified_on: _Optional[_dt.datetime]
    """When the domain was proven. Null while it is not proven."""
    record: StoreDomainRecord
    file: StoreDomainFile


class StoreDomainFile(_Model):
    """A file that the storefront must serve without a redirect."""

    _spec = 'url!:s content!:s'
    url: str
    """URL of the file."""
    content: str
    """The complete content of the file."""


class StoreDomainRecord(_Model):
    """A DNS record."""

    _spec = 'name!:s type!:s value!:s'
    name: str
    """The name of the DNS record."""
    type: _Literal['TXT']
    """The type of the DNS record."""
    value: str
    """The text of the DNS record."""


class StorePolicy(_Model):
    """A legal page of the store: an external page, or a text that this service shows."""

    _spec = 'type!:s title!:s url!?:s html!?:s translations!:[@StorePolicyTranslation'
    type: PolicyType
    title: str
    """The text of links to the page."""
    url: _Optional[str]
    """URL of the page. Null when the text is in `html`."""
    html: _Optional[str]
    """The text of the page. Null when the page is at `url`."""
    translations: list[StorePolicyTranslation]
    """The page in other languages; at most one entry per language."""


class StorePolicyInput(_Model):
    """A legal page of the store: exactly one of `url` and `html`."""

    _spec = 'type!:s title!:s url?:s html?:s translations:[@StorePolicyTranslationInput'
    type: PolicyType
    title: str
    """The text of links to the page."""
    url: _Optional[str] = None
    """URL of the page."""
    html: _Optional[str] = None
    """The text of the page, which this service shows."""
    translations: _Optional[list[StorePolicyTranslationInput]] = None
    """The page in other languages; at most one entry per language."""


class StoreBranding(_Model):
    """The appearance of the service's pages for buyers: checkout, payment and policies."""

    _spec = 'colors!:@StoreColors font!?:s radius!?:i iconMediaId!?:i'
    colors: StoreColors
    font: _Optional[BrandingFont]
    """Null means the page's default font."""
    radius: _Optional[int]
    """Corner radius, in pixels. Null means the page's default."""
    icon_media_id: _Optional[int]
    """The icon of the browser tab (favicon)."""


class StoreBrandingInput(_Model):
    """The appearance of the service's pages for buyers. Replaced as a whole: an omitted field becomes null."""

    _spec = 'colors:@StoreColorsInput font?:s radius?:i iconMediaId?:i'
    colors: _Optional[StoreColorsInput] = None
    font: _Optional[BrandingFont] = None
    """Null means the page's default font."""
    radius: _Optional[int] = None
    """Corner radius, in pixels. Null means the page's default."""
    icon_media_id: _Optional[int] = None
    """The icon of the browser tab (favicon)."""


class StoreColors(_Model):
    """The colors of the store's pages. Null means the page's default color."""

    _spec = 'accent!?:s background!?:s text!?:s'
    accent: _Optional[str]
    """Color of buttons and selected items. Their text is black or white, whichever is more readable."""
    background: _Optional[str]
    """Color of the page background."""
    text: _Optional[str]
    """Color of text."""


class StoreColorsInput(_Model):
    """The colors of the store's pages. `background` and `text` must be set together, with a contrast of at least 4.5:1."""

    _spec = 'accent?:s background?:s text?:s'
    accent: _Optional[str] = None
    """Color of buttons and selected items."""
    background: _Optional[str] = None
    """Color of the page background."""
    text: _Optional[str] = None
    """Color of text."""


class StorePolicyTranslation(_Model):
    """A legal page in an additional language of the store."""

    _spec = 'languageCode!:s title!:s url!?:s html!?:s'
    language_code: str
    title: str
    """The text of links to the page, in the language."""
    url: _Optional[str]
    """URL of the page in the language. Null means the original `url`, if the page has one."""
    html: _Optional[str]
    """The text of the page in the language. Null means the original `html`, if the page has one."""


class StorePolicyTranslationInput(_Model):
    """A legal page in an additional language of the store; at most one entry per language."""

    _spec = 'languageCode!:s title!:s url?:s html?:s'
    language_code: str
    title: str
    """The text of links to the page, in the language."""
    url: _Optional[str] = None
    """URL of the page in the language; only for a page with `url` (422 `invalid_value` otherwise)."""
    html: _Optional[str] = None
    """The text of the page in the language; only for a page with `html` (422 `invalid_value` otherwise)."""


class StoreReturnExclusion(_Model):
    """A product that cannot be returned."""

    _spec = 'productId!:i reason!:s'
    product_id: int
    reason: StoreReturnExclusionReason


class StoreReturnExclusionInput(_Model):
    """A product that cannot be returned."""

    _spec = 'productId!:i reason!:s'
    product_id: int
    reason: StoreReturnExclusionReason


class StoreReturnPolicy(_Model):
    """Which returns buyers can request, and what they pay for them. Staff can set it aside."""

    _spec = 'terms!:[@StoreReturnTerms exclusions!:[@StoreReturnExclusion reasons!:[@StoreReturnReason needsApproval!:b'
    terms: list[StoreReturnTerms]
    """The first terms whose countries and account types match the buyer apply. Without matching terms the store offers
    no returns."""
    exclusions: list[StoreReturnExclusion]
    """Products that cannot be returned, each at most once."""
    reasons: list[StoreReturnReason]
    """Reasons that buyers can choose, each code at most once. Empty means that they name none."""
    needs_approval: bool
    """Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does."""


class StoreReturnPolicyInput(_Model):
    """Which returns buyers can request, and what they pay for them. Replaced as a whole. Staff can set it aside."""

    _spec = 'terms!:[@StoreReturnTermsInput exclusions!:[@StoreReturnExclusionInput reasons!:[@StoreReturnReasonInput needsApproval!:b'
    terms: list[StoreReturnTermsInput]
    """The first terms whose countries and account types match the buyer apply. Without matching terms the store offers
    no returns."""
    exclusions: list[StoreReturnExclusionInput]
    """Products that cannot be returned, each at most once."""
    reasons: list[StoreReturnReasonInput]
    """Reasons that buyers can choose, each code at most once. Empty means that they name none."""
    needs_approval: bool
    """Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does."""


class StoreReturnReason(_Model):
    """A reason that buyers can choose."""

    _spec = 'code!:s name!:s'
    code: str
    """Code that a return stores."""
    name: str
    """Text that buyers read."""


class StoreReturnReasonInput(_Model):
    """A reason that buyers can choose."""

    _spec = 'code!:s name!:s'
    code: str
    """Code that a return stores."""
    name: str
    """Text that buyers read."""


class StoreReturnShipping(_Model):
    """The buyer's share of a return label in one currency."""

    _spec = 'currencyCode!:s amount!:d'
    currency_code: str
    amount: _Decimal
    """Tax included."""


class StoreReturnShippingInput(_Model):
    """The buyer's share of a return label in one currency."""

    _spec = 'currencyCode!:s amount!:d'
    currency_code: str
    amount: _Decimal
    """Tax included."""


class StoreReturnTerms(_Model):
    """Windows and fees for some buyers."""

    _spec = 'countryCodes!:[s accountTypeIds!:[i windowDays!:i withdrawalDays!:i restockingRate!:d returnShipping!:[@StoreReturnShipping'
    country_codes: list[str]
    """Countries of the delivery; empty means every country."""
    account_type_ids: list[int]
    """Account types of the buyer; empty means every buyer, including guests."""
    window_days: int
    """Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none."""
    withdrawal_days: int
    """Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives
    these buyers no such right."""
    restocking_rate: _Decimal
    """Restocking fee in percent of the goods' price, at most 100."""
    return_shipping: list[StoreReturnShipping]
    """The buyer's share of the return label, each currency at most once. In other currencies the store pays it."""


class StoreReturnTermsInput(_Model):
    """Windows and fees for some buyers."""

    _spec = 'countryCodes!:[s accountTypeIds!:[i windowDays!:i withdrawalDays!:i restockingRate!:d returnShipping!:[@StoreReturnShippingInput'
    country_codes: list[str]
    """Countries of the delivery; empty means every country."""
    account_type_ids: list[int]
    """Account types of the buyer; empty means every buyer, including guests."""
    window_days: int
    """Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none."""
    withdrawal_days: int
    """Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives
    these buyers no such right."""
    restocking_rate: _Decimal
    """Restocking fee in percent of the goods' price, at most 100."""
    return_shipping: list[StoreReturnShippingInput]
    """The buyer's share of the return label, each currency at most once. In other currencies the store pays it."""


class StoreSettings(_Model):
    """The settings of the store."""

    _spec = 'storeId!:i name!:s domain!?:s domainVerifiedOn!?:t status!:s legalName!?:s supportEmail!?:s supportPhone!?:s address!?:@Address logoMediaId!?:i timezone!:s defaultLanguageCode!:s catalogLanguageCode!:s languageCodes!:[s defaultCurrencyCode!:s currencyCodes!:[s pricesIncludeTax!:b taxRounding!:s taxRoundingTarget!:s roundingMode!:s weightUnit!:s dimensionUnit!:s orderNumberPrefix!?:s orderNumberStart!:i taxNumber!?:s taxExchangeRates!:[@TaxExchangeRate storedValueLimits!:[@StoredValueLimit invoiceNumberPrefix!?:s invoiceNumberStart!:i refundNumberSequence!:s captureMode!:s allowUnsecuredFulfillment!:b inventoryReserveMode!:s reservationMinutes!:i cartExpiryDays!:i guestCheckout!:b accountPages!:b requireVerifiedEmail!:b customerPasswordMinLength!:i defaultAccountTypeId!:i defaultTaxClassId!:i shippingTaxClassId!?:i allowedCountryCodes!:[s allowedOrigins!:[s customFieldDefinitions!:[@StoreCustomField dunning!:@StoreDunning renewalHour!:i renewalReminderDays!:i renewalStockWaitDays!:i priceChangeNoticeDays!:i renewalStockPolicy!:s skipLimit!?:i pauseMaxDays!?:i pauseOnSuspension!:b termsUrl!?:s privacyUrl!?:s policies!:[@StorePolicy returnPolicy!:@StoreReturnPolicy branding!:@StoreBranding productUrlTemplate!?:s checkoutUrl!?:s analytics!:@StoreAnalytics webhookApiVersion!:s createdOn!:t modifiedOn!:t version!:i'
    store_id: int
    name: str
    """The store's name as customers see it."""
    domain: _Optional[str]
    """The storefront's host name, used in mails and links once the domain is proven."""
    domain_verified_on: _Optional[_dt.datetime]
    """When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not
    proven."""
    status: StoreStatus
    legal_name: _Optional[str]
    """The store's legal name, printed on invoices."""
    support_email: _Optional[str]
    """Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook
    endpoints."""
    support_phone: _Optional[str]
    address: _Optional[Address]
    """The merchant's address, printed on invoices and used as the origin of shipments."""
    logo_media_id: _Optional[int]
    timezone: str
    default_language_code: str
    catalog_language_code: str
    """Language of the names, descriptions and slugs of products and collections; their `translations` are in other
    languages. It stays when `defaultLanguageCode` changes."""
    language_codes: list[str]
    """Must include the default one."""
    default_currency_code: str
    currency_codes: list[str]
    """Must include the default one."""
    prices_include_tax: bool
    """Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates
    keep theirs."""
    tax_rounding: TaxRounding
    tax_rounding_target: TaxRoundingTarget
    rounding_mode: RoundingMode
    weight_unit: WeightUnit
    dimension_unit: DimensionUnit
    order_number_prefix: _Optional[str]
    """Prefix of the order number where people read it. `orderNumber` itself stays a number."""
    order_number_start: int
    """The minimum number of the next order."""
    tax_number: _Optional[str]
    """The merchant's VAT or other tax number, printed on invoices."""
    tax_exchange_rates: list[TaxExchangeRate]
    """Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office
    (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice
    that it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate
    per currency."""
    stored_value_limits: list[StoredValueLimit]
    """The value that each administrator and each app token may add in one day of the store's time zone, by currency.
    Currencies without an entry have no limit. The limit does not apply to callers with `store:write`. At most one
    limit per currency."""
    invoice_number_prefix: _Optional[str]
    """Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers. A prefix
    that ends in a digit, begins with `CN-`, or would repeat an issued number returns 422."""
    invoice_number_start: int
    """The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1."""
    refund_number_sequence: RefundNumberSequence
    capture_mode: CaptureMode
    allow_unsecured_fulfillment: bool
    """Whether orders may be fulfilled before their payment is authorized."""
    inventory_reserve_mode: InventoryReserveMode
    reservation_minutes: int
    """Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes
    that a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the
    provider sets a time."""
    cart_expiry_days: int
    """Days without a change after which a cart expires."""
    guest_checkout: bool
    """Whether customers can buy without an account."""
    account_pages: bool
    """Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their
    orders, subscriptions and data. If false, the page does not exist; storefronts are not affected."""
    require_verified_email: bool
    """Whether an account must verify its e-mail before it can buy."""
    customer_password_min_length: int
    """Minimum length of customers' passwords."""
    default_account_type_id: int
    default_tax_class_id: int
    shipping_tax_class_id: _Optional[int]
    """Null means the default tax class."""
    allowed_country_codes: list[str]
    """Countries that the store ships to. Empty means everywhere."""
    allowed_origins: list[str]
    """Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as
    `https://shop.example`. For development, `http://localhost:*` allows every port of the local machine."""
    custom_field_definitions: list[StoreCustomField]
    """The store's custom fields, by object type."""
    dunning: StoreDunning
    renewal_hour: int
    """Hour of the day at which renewals run, in the store's time zone."""
    renewal_reminder_days: int
    """Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a
    card that renewals charge. 0 means no mail."""
    renewal_stock_wait_days: int
    """Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT)."""
    price_change_notice_days: int
    """Days between the mail that announces a higher price and the first renewal that charges it."""
    renewal_stock_policy: RenewalStockPolicy
    skip_limit: _Optional[int]
    """Number of renewals in a row that a customer may skip. Null means no limit."""
    pause_max_days: _Optional[int]
    """Maximum days of a pause. For customers, the pauses since the last charge count together. Null means no limit."""
    pause_on_suspension: bool
    """Whether suspending a customer pauses their subscriptions."""
    terms_url: _Optional[str]
    """The terms of sale."""
    privacy_url: _Optional[str]
    """The privacy policy."""
    policies: list[StorePolicy]
    """The store's other legal pages, in display order. Includes the terms and the privacy policy if `termsUrl` and
    `privacyUrl` have no address for them."""
    return_policy: StoreReturnPolicy
    branding: StoreBranding
    product_url_template: _Optional[str]
    """URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none.
    The `url` of product cards is built from it."""
    checkout_url: _Optional[str]
    """The storefront's own checkout page, which checkout links open. Null means this service's page."""
    analytics: StoreAnalytics
    webhook_api_version: str
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class StoreSettingsUpdate(_Model):
    """Changes to the store's settings. An omitted field keeps its value, null clears it, and an array is replaced as a
    whole."""

    _spec = 'name:s domain?:s status:s legalName?:s supportEmail?:s supportPhone?:s address?:@AddressInput logoMediaId?:i timezone:s defaultLanguageCode:s catalogLanguageCode:s languageCodes:[s defaultCurrencyCode:s currencyCodes:[s pricesIncludeTax:b taxRounding:s taxRoundingTarget:s roundingMode:s weightUnit:s dimensionUnit:s orderNumberPrefix?:s orderNumberStart:i taxNumber?:s taxExchangeRates:[@TaxExchangeRateInput storedValueLimits:[@StoredValueLimitInput invoiceNumberPrefix?:s invoiceNumberStart:i refundNumberSequence:s captureMode:s allowUnsecuredFulfillment:b inventoryReserveMode:s reservationMinutes:i cartExpiryDays:i guestCheckout:b accountPages:b requireVerifiedEmail:b customerPasswordMinLength:i defaultAccountTypeId:i defaultTaxClassId:i shippingTaxClassId?:i allowedCountryCodes:[s allowedOrigins:[s customFieldDefinitions:[@StoreCustomFieldInput dunning:@StoreDunningInput renewalHour:i renewalReminderDays:i renewalStockWaitDays:i priceChangeNoticeDays:i renewalStockPolicy:s skipLimit?:i pauseMaxDays?:i pauseOnSuspension:b termsUrl?:s privacyUrl?:s policies:[@StorePolicyInput returnPolicy:@StoreReturnPolicyInput branding:@StoreBrandingInput productUrlTemplate?:s checkoutUrl?:s analytics:@StoreAnalyticsInput webhookApiVersion:s version:i'
    name: _Optional[str] = None
    """The store's name as customers see it."""
    domain: _Optional[str] = None
    """The storefront's host name. A new host name must be proven before mails link to it."""
    status: _Optional[StoreStatus] = None
    legal_name: _Optional[str] = None
    """The store's legal name, printed on invoices."""
    support_email: _Optional[str] = None
    """Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook
    endpoints."""
    support_phone: _Optional[str] = None
    address: _Optional[AddressInput] = None
    """Replaced as a whole."""
    logo_media_id: _Optional[int] = None
    timezone: _Optional[str] = None
    default_language_code: _Optional[str] = None
    catalog_language_code: _Optional[str] = None
    """Language of the names, descriptions and slugs of products and collections. Texts are not translated by a change."""
    language_codes: _Optional[list[str]] = None
    """Must include the default one."""
    default_currency_code: _Optional[str] = None
    currency_codes: _Optional[list[str]] = None
    """Must include the default one."""
    prices_include_tax: _Optional[bool] = None
    """Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates
    keep theirs."""
    tax_rounding: _Optional[TaxRounding] = None
    tax_rounding_target: _Optional[TaxRoundingTarget] = None
    rounding_mode: _Optional[RoundingMode] = None
    weight_unit: _Optional[WeightUnit] = None
    dimension_unit: _Optional[DimensionUnit] = None
    order_number_prefix: _Optional[str] = None
    """Prefix of the order number where people read it. `orderNumber` itself stays a number."""
    order_number_start: _Optional[int] = None
    """The minimum number of the next order."""
    tax_number: _Optional[str] = None
    """The merchant's VAT or other tax number, printed on invoices."""
    tax_exchange_rates: _Optional[list[TaxExchangeRateInput]] = None
    """Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office
    (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice
    that it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate
    per currency."""
    stored_value_limits: _Optional[list[StoredValueLimitInput]] = None
    """The value that each administrator and each app token may add in one day of the store's time zone, by currency.
    Currencies without an entry have no limit. The limit does not apply to callers with `store:write`. At most one
    limit per currency."""
    invoice_number_prefix: _Optional[str] = None
    """Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers."""
    invoice_number_start: _Optional[int] = None
    """The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1."""
    refund_number_sequence: _Optional[RefundNumberSequence] = None
    capture_mode: _Optional[CaptureMode] = None
    allow_unsecured_fulfillment: _Optional[bool] = None
    """Whether orders may be fulfilled before their payment is authorized."""
    inventory_reserve_mode: _Optional[InventoryReserveMode] = None
    reservation_minutes: _Optional[int] = None
    """Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes
    that a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the
    provider sets a time."""
    cart_expiry_days: _Optional[int] = None
    """Days without a change after which a cart expires."""
    guest_checkout: _Optional[bool] = None
    """Whether customers can buy without an account."""
    account_pages: _Optional[bool] = None
    """Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their
    orders, subscriptions and data. If false, the page does not exist; storefronts are not affected."""
    require_verified_email: _Optional[bool] = None
    """Whether an account must verify its e-mail before it can buy."""
    customer_password_min_length: _Optional[int] = None
    """Minimum length of customers' passwords."""
    default_account_type_id: _Optional[int] = None
    default_tax_class_id: _Optional[int] = None
    shipping_tax_class_id: _Optional[int] = None
    """Null means the default tax class."""
    allowed_country_codes: _Optional[list[str]] = None
    """Countries that the store ships to. Empty means everywhere."""
    allowed_origins: _Optional[list[str]] = None
    """Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as
    `https://shop.example`. For development, `http://localhost:*` allows every port of the local machine."""
    custom_field_definitions: _Optional[list[StoreCustomFieldInput]] = None
    """Replaced as a whole. Values of a removed definition are kept but no longer validated."""
    dunning: _Optional[StoreDunningInput] = None
    renewal_hour: _Optional[int] = None
    """Hour of the day at which renewals run, in the store's time zone."""
    renewal_reminder_days: _Optional[int] = None
    """Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a
    card that renewals charge. 0 means no mail."""
    renewal_stock_wait_days: _Optional[int] = None
    """Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT)."""
    price_change_notice_days: _Optional[int] = None
    """Days between the mail that announces a higher price and the first renewal that charges it."""
    renewal_stock_policy: _Optional[RenewalStockPolicy] = None
    skip_limit: _Optional[int] = None
    """Number of renewals in a row that a customer may skip. Null means no limit."""
    pause_max_days: _Optional[int] = None
    """Maximum days of a pause. For customers, the pauses since the last charge count together. Null means no limit."""
    pause_on_suspension: _Optional[bool] = None
    """Whether suspending a customer pauses their subscriptions."""
    terms_url: _Optional[str] = None
    """The terms of sale."""
    privacy_url: _Optional[str] = None
    """The privacy policy."""
    policies: _Optional[list[StorePolicyInput]] = None
    """The store's other legal pages, in display order, each type at most once. Terms and privacy policy are allowed only
    if they have no address in `termsUrl` and `privacyUrl`. Replaced as a whole."""
    return_policy: _Optional[StoreReturnPolicyInput] = None
    branding: _Optional[StoreBrandingInput] = None
    product_url_template: _Optional[str] = None
    """URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none."""
    checkout_url: _Optional[str] = None
    """The storefront's own checkout page, which checkout links open. It must be on one of the `allowedOrigins`, without
    a fragment. Null means this service's page."""
    analytics: _Optional[StoreAnalyticsInput] = None
    webhook_api_version: _Optional[str] = None
    version: _Optional[int] = None


class StoredValueActor(_Model):
    """The person, program or job that caused the entry."""

    _spec = 'actorType!:s adminUserId!?:i appTokenId!?:i'
    actor_type: ActorType
    admin_user_id: _Optional[int]
    """The administrator. Null means that no administrator caused the entry."""
    app_token_id: _Optional[int]
    """The app token. Null means that no app token caused the entry."""


class StoredValueDay(_Model):
    """The changes of one day."""

    _spec = 'date!:D openingAmount!:d issuedAmount!:d capturedAmount!:d refundedAmount!:d cancelledAmount!:d restoredAmount!:d expiredAmount!:d adjustedAmount!:d closingAmount!:d'
    date: _dt.date
    """The day, in the store's time zone."""
    opening_amount: _Decimal
    """The value at the start of the day."""
    issued_amount: _Decimal
    """The value of new gift cards."""
    captured_amount: _Decimal
    """The value that paid orders, as a negative amount."""
    refunded_amount: _Decimal
    """The value that refunds paid back."""
    cancelled_amount: _Decimal
    """The value whose purchase was refunded, as a negative amount."""
    restored_amount: _Decimal
    """The value that came back because the refund of its purchase failed."""
    expired_amount: _Decimal
    """The value that expired, as a negative amount."""
    adjusted_amount: _Decimal
    """The value that staff added, less the value that they removed."""
    closing_amount: _Decimal
    """The value at the end of the day."""


class StoredValueGroup(_Model):
    """Stored value of one currency, kind and source."""

    _spec = 'currencyCode!:s kind!:s source!?:s openingAmount!:d closingAmount!:d days!:[@StoredValueDay'
    currency_code: str
    kind: TenderType
    source: _Optional[str]
    """The origin of gift cards: PURCHASE, STAFF, BATCH, REFUND or IMPORT. Null for store credit. Later versions can add
    values."""
    opening_amount: _Decimal
    """The value at the start of the first day."""
    closing_amount: _Decimal
    """The value at the end of the last day."""
    days: list[StoredValueDay]
    """The days with changes, oldest first."""


class StoredValueLiability(_Model):
    """The value that the store owes the holders of stored value."""

    _spec = 'from!:D to!:D groups!:[@StoredValueGroup'
    from_: _dt.date
    """First day of the report."""
    to: _dt.date
    """Day after the last day of the report."""
    groups: list[StoredValueGroup]
    """The groups, sorted by currency, kind and source."""


class StoredValueLimit(_Model):
    """The value in one currency that an administrator or an app token may add in one day."""

    _spec = 'currencyCode!:s amount!:d'
    currency_code: str
    """Currency of the value."""
    amount: _Decimal
    """The highest sum of a day. 0 means that only callers with `store:write` can add value."""


class StoredValueLimitInput(_Model):
    """The value in one currency that an administrator or an app token may add in one day."""

    _spec = 'currencyCode!:s amount!:d'
    currency_code: str
    """Currency of the value."""
    amount: _Decimal
    """The highest sum of a day. 0 means that only callers with `store:write` can add value."""


class Subscription(_Model):
    """A subscription with all fields that administrators can see, including those of the event snapshot."""

    _spec = 'subscriptionId!:i subscriptionNumber!:i status!:s nextProcessingDate!?:D createdOn!:t cancelledOn!?:t cancelReason!?:s items!:[@SubscriptionItem storeCustomerId!:i customerName!:s customerEmail!:s subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i currencyCode!:s shippingAddressId!?:i billingAddressId!?:i customerPaymentMethodId!?:i useStoreCredit!:b shippingMethodId!?:i cycleNumber!:i cancelAtPeriodEnd!:b pausedUntil!?:D pauseReason!?:s prepaidDeliveriesLeft!:i lastProcessedOn!?:t lastOrderId!?:i failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s dunningState!:s coupons!:[@SubscriptionCoupon replacedBySubscriptionId!?:i replacesSubscriptionId!?:i changesUntil!?:t consent!?:@SubscriptionConsent testClockId!?:i note!?:s customFields!:[@CustomField upcoming!:[@SubscriptionUpcomingCycle history!:[@SubscriptionHistoryEntry allowedActions!:[s modifiedOn!:t version!:i'
    subscription_id: int
    subscription_number: int
    status: SubscriptionStatus
    next_processing_date: _Optional[_dt.date]
    """Null while no renewal is scheduled."""
    created_on: _dt.datetime
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means that it is not canceled."""
    cancel_reason: _Optional[str]
    """Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or
    CUSTOMER_DEACTIVATED."""
    items: list[SubscriptionItem]
    """The live lines. Empty once every line is removed."""
    store_customer_id: int
    customer_name: str
    """First and last name."""
    customer_email: str
    subscription_plan_id: int
    subscription_plan_name: str
    """The plan's name."""
    interval_unit: IntervalUnit
    interval_count: int
    """Number of interval units between renewals."""
    currency_code: str
    shipping_address_id: _Optional[int]
    """Null when nothing is shipped."""
    billing_address_id: _Optional[int]
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int]
    """Null when the customer has no payment method left. The next renewal then fails."""
    use_store_credit: bool
    """Whether the customer's store credit pays as much of each renewal as it can before the payment method is charged.
    Only store credit in `currencyCode` pays. False for a new subscription."""
    shipping_method_id: _Optional[int]
    """Null when nothing is shipped."""
    cycle_number: int
    """Number of the last processed cycle. The first order is cycle 1, or cycle 0 for a trial. Skipped and failed
    renewals get no number."""
    cancel_at_period_end: bool
    """Whether the subscription will be canceled on the next processing date instead of renewed."""
    paused_until: _Optional[_dt.date]
    """Date on which the subscription resumes automatically. Null when it is not paused or is paused without end."""
    pause_reason: _Optional[str]
    """Reason for the pause, as entered. Null unless the subscription is paused."""
    prepaid_deliveries_left: int
    """Number of deliveries that a charge has paid for and that were not sent yet. A paused subscription sends them after
    the pause. A CANCELLED subscription sends none of them."""
    last_processed_on: _Optional[_dt.datetime]
    """When a renewal last placed an order."""
    last_order_id: _Optional[int]
    """Id of the newest order of this subscription."""
    failed_attempts: int
    """Number of failed attempts in the current cycle."""
    next_retry_on: _Optional[_dt.datetime]
    """When the failed renewal is retried."""
    last_failure_code: _Optional[str]
    """Why the last attempt failed. Null after a success."""
    last_failure_class: _Optional[SubscriptionFailureClass]
    """The action that would resolve the last failure. Null after a success."""
    dunning_state: DunningState
    coupons: list[SubscriptionCoupon]
    """The coupons that apply to future renewals."""
    replaced_by_subscription_id: _Optional[int]
    """Id of the subscription that replaced this one."""
    replaces_subscription_id: _Optional[int]
    """Id of the subscription that this one replaced."""
    changes_until: _Optional[_dt.datetime]
    """Time until which the next renewal can be changed without `overrideCutoff`. Null when no renewal is scheduled."""
    consent: _Optional[SubscriptionConsent]
    """The customer's consent when the subscription began. Null when none was recorded."""
    test_clock_id: _Optional[int]
    """Id of the test clock that the subscription's dates follow. Null means real time."""
    note: _Optional[str]
    """Internal note. Never shown to the customer."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    upcoming: list[SubscriptionUpcomingCycle]
    """The next renewals, earliest first. Empty while none is scheduled."""
    history: list[SubscriptionHistoryEntry]
    """The latest history entries, newest first, at most 50. `GET /admin/subscription/history/paged` returns all entries."""
    allowed_actions: list[SubscriptionAction]
    """The actions that are possible now."""
    modified_on: _dt.datetime
    version: int


class SubscriptionConsent(_Model):
    """The customer's consent when the subscription began: the evidence of the mandate for later charges."""

    _spec = 'text!:s grandTotal!?:d currencyCode!:s termsUrl!?:s ipHash!?:s userAgent!?:s acceptedOn!:t'
    text: str
    """The text as shown to the customer, or as recorded by an administrator."""
    grand_total: _Optional[_Decimal]
    """The cost of each renewal as shown to the customer, including tax and shipping. Null when an administrator recorded
    the consent."""
    currency_code: str
    terms_url: _Optional[str]
    """URL of the store's terms at that time. Null when the store had none."""
    ip_hash: _Optional[str]
    """Hash of the network address of the request. Equal addresses have equal hashes. Null when an administrator recorded
    the consent."""
    user_agent: _Optional[str]
    """The browser's user agent. Null when an administrator recorded the consent."""
    accepted_on: _dt.datetime
    """When the customer gave consent."""


class SubscriptionCoupon(_Model):
    """A coupon on the subscription, with the number of renewals that it still applies to."""

    _spec = 'couponId!:i code!:s name!:s remainingCycles!?:i'
    coupon_id: int
    code: str
    """The code, as entered."""
    name: str
    """The coupon's name."""
    remaining_cycles: _Optional[int]
    """Number of renewals that the coupon still applies to. Null means all."""


class SubscriptionDateChange(_Model):
    """The new date of the next renewal."""

    _spec = 'subscriptionId!:i nextProcessingDate!:D keepAnchor:b overrideCutoff:b version:i'
    subscription_id: int
    next_processing_date: _dt.date
    """Today or later, in the store's time zone, at most one year ahead."""
    keep_anchor: _Optional[bool] = None
    """Whether the dates after the moved one follow the old schedule."""
    override_cutoff: _Optional[bool] = None
    """Whether to make the change even inside the plan's cutoff. The history records the override."""
    version: _Optional[int] = None


class SubscriptionItem(_Model):
    """A line of a subscription, with all fields of PublicSubscriptionListItem."""

    _spec = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d announcedPrices!:[@AnnouncedPrice intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@CustomField productId!:i variantId!:i isPriceFixed!:b'
    subscription_id: int
    subscription_item_id: int
    subscription_number: int
    status: SubscriptionItemStatus
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in one delivery, at the next renewal, as shown to the buyer."""
    announced_prices: list[AnnouncedPrice]
    interval_count: int
    """Number of interval units between renewals."""
    interval_unit: IntervalUnit
    next_processing_date: _dt.date
    """Date of the line's next renewal."""
    created_on: _dt.datetime
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means that it is not canceled."""
    cancel_reason: _Optional[str]
    """Reason for the cancellation, as entered. Null unless the subscription is canceled."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    product_id: int
    variant_id: int
    is_price_fixed: bool
    """Whether an administrator or an external system fixed the unit price. The plan's pricing does not change a fixed
    price."""


class SubscriptionItemsChange(_Model):
    """Lines to add, change and remove in one request."""

    _spec = 'subscriptionId!:i remove:[i update:[@SubscriptionItemUpdate add:[@SubscriptionItemAdd overrideCutoff:b version:i'
    subscription_id: int
    remove: _Optional[list[int]] = None
    """Lines to remove."""
    update: _Optional[list[SubscriptionItemUpdate]] = None
    """Lines to change, each at most once. A line cannot be both changed and removed."""
    add: _Optional[list[SubscriptionItemAdd]] = None
    """Lines to add."""
    override_cutoff: _Optional[bool] = None
    """Whether to make the change even inside the plan's cutoff. The history records the override."""
    version: _Optional[int] = None


class SubscriptionListItem(_Model):
    """A subscription in a list."""

    _spec = 'subscriptionId!:i subscriptionNumber!:i status!:s dunningState!:s storeCustomerId!:i customerName!:s customerEmail!:s subscriptionPlanId!:i subscriptionPlanName!:s intervalCount!:i intervalUnit!:s nextProcessingDate!?:D cycleNumber!:i itemCount!:i recurringSubtotal!:d currencyCode!:s failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s cycleStatus!?:s cancelAtPeriodEnd!:b pausedUntil!?:D customerPaymentMethodId!?:i lastProcessedOn!?:t cancelledOn!?:t cancelReason!?:s createdOn!:t modifiedOn!:t version!:i'
    subscription_id: int
    subscription_number: int
    status: SubscriptionStatus
    dunning_state: DunningState
    store_customer_id: int
    customer_name: str
    """First and last name."""
    customer_email: str
    subscription_plan_id: int
    subscription_plan_name: str
    """The plan's name."""
    interval_count: int
    """Number of interval units between renewals."""
    interval_unit: IntervalUnit
    next_processing_date: _Optional[_dt.date]
    """Null while no renewal is scheduled."""
    cycle_number: int
    """Number of the last processed cycle."""
    item_count: int
    """Sum of the quantities."""
    recurring_subtotal: _Decimal
    """Sum of unit price times quantity, as shown to the buyer."""
    currency_code: str
    failed_attempts: int
    """Number of failed attempts in the current cycle."""
    next_retry_on: _Optional[_dt.datetime]
    """When the failed renewal is retried."""
    last_failure_code: _Optional[str]
    """Why the last attempt failed. Null after a success."""
    last_failure_class: _Optional[SubscriptionFailureClass]
    """The action that would resolve the last failure. Null after a success."""
    cycle_status: _Optional[SubscriptionCycleStatus]
    """Status of the next renewal. Null while none is scheduled."""
    cancel_at_period_end: bool
    """Whether the subscription will be canceled on the next processing date instead of renewed."""
    paused_until: _Optional[_dt.date]
    """Date on which the subscription resumes automatically. Null when it is not paused or is paused without end."""
    customer_payment_method_id: _Optional[int]
    """Id of the payment method that renewals charge. Null when none is left."""
    last_processed_on: _Optional[_dt.datetime]
    """When a renewal last placed an order."""
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means that it is not canceled."""
    cancel_reason: _Optional[str]
    """Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or
    CUSTOMER_DEACTIVATED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class SubscriptionPage(_Model):
    """A page of subscriptions, with the cursor of the next page."""

    _spec = 'items!:[@SubscriptionListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[SubscriptionListItem]
    """The subscriptions of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class SubscriptionPlan(_Model):
    """A plan: how often subscriptions renew, and how renewals are priced, shipped and canceled."""

    _spec = 'subscriptionPlanId!:i name!:s translations!:[@NameTranslation code!?:s intervalUnit!:s intervalCount!:i anchor!:@SubscriptionPlanAnchor cutoffDays!:i minCycles!?:i maxCycles!?:i trialDays!:i prepaidCycles!:i pricing!:@SubscriptionPlanPricing shippingPolicy!:s allowSkip!:b allowPause!:b allowSwap!:b allowQuantityChange!:b cancelPolicy!:s productIds!:[i collectionIds!:[i isActive!:b subscriberCount!:i createdOn!:t modifiedOn!:t version!:i'
    subscription_plan_id: int
    name: str
    """The plan's name as customers see it."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    code: _Optional[str]
    """The store's own short code, unique per store."""
    interval_unit: IntervalUnit
    interval_count: int
    """Number of interval units between renewals."""
    anchor: SubscriptionPlanAnchor
    cutoff_days: int
    """Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than
    the interval."""
    min_cycles: _Optional[int]
    """Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none."""
    max_cycles: _Optional[int]
    """Number of cycles after which the subscription ends. Null means no end."""
    trial_days: int
    """Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it.
    The payment method is verified."""
    prepaid_cycles: int
    """Number of cycles that one charge pays for. The orders of the other cycles cost nothing."""
    pricing: SubscriptionPlanPricing
    shipping_policy: SubscriptionShippingPolicy
    allow_skip: bool
    """Whether the customer may skip a renewal."""
    allow_pause: bool
    """Whether the customer may pause."""
    allow_swap: bool
    """Whether the customer may swap a line for another variant."""
    allow_quantity_change: bool
    """Whether the customer may change quantities."""
    cancel_policy: SubscriptionCancelPolicy
    product_ids: list[int]
    """Ids of the products sold on this plan."""
    collection_ids: list[int]
    """Ids of the collections whose products are sold on this plan."""
    is_active: bool
    """Whether the plan accepts new subscriptions."""
    subscriber_count: int
    """Number of subscriptions on this plan that are not CANCELLED."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class SubscriptionPlanAnchor(_Model):
    """The day on which renewals fall."""

    _spec = 'type!:s value!?:i'
    type: SubscriptionAnchorType
    value: _Optional[int]
    """WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null."""


class SubscriptionPlanAnchorInput(_Model):
    """The day on which renewals fall."""

    _spec = 'type!:s value?:i'
    type: SubscriptionAnchorType
    value: _Optional[int] = None
    """WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null."""


class SubscriptionPlanCreate(_Model):
    """A new subscription plan. Omitted fields take their defaults."""

    _spec = 'name!:s translations:[@NameTranslationInput code?:s intervalUnit!:s intervalCount!:i anchor:@SubscriptionPlanAnchorInput cutoffDays:i minCycles?:i maxCycles?:i trialDays:i prepaidCycles:i pricing:@SubscriptionPlanPricingInput shippingPolicy:s allowSkip:b allowPause:b allowSwap:b allowQuantityChange:b cancelPolicy:s productIds:[i collectionIds:[i isActive:b'
    name: str
    """The plan's name as customers see it."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language."""
    code: _Optional[str] = None
    """The store's own short code, unique per store."""
    interval_unit: IntervalUnit
    interval_count: int
    """Number of interval units between renewals."""
    anchor: _Optional[SubscriptionPlanAnchorInput] = None
    cutoff_days: _Optional[int] = None
    """Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than
    the interval."""
    min_cycles: _Optional[int] = None
    """Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none."""
    max_cycles: _Optional[int] = None
    """Number of cycles after which the subscription ends. Null means no end."""
    trial_days: _Optional[int] = None
    """Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it.
    The payment method is verified."""
    prepaid_cycles: _Optional[int] = None
    """Number of cycles that one charge pays for. The orders of the other cycles cost nothing."""
    pricing: _Optional[SubscriptionPlanPricingInput] = None
    shipping_policy: _Optional[SubscriptionShippingPolicy] = None
    allow_skip: _Optional[bool] = None
    """Whether the customer may skip a renewal."""
    allow_pause: _Optional[bool] = None
    """Whether the customer may pause."""
    allow_swap: _Optional[bool] = None
    """Whether the customer may swap a line for another variant."""
    allow_quantity_change: _Optional[bool] = None
    """Whether the customer may change quantities."""
    cancel_policy: _Optional[SubscriptionCancelPolicy] = None
    product_ids: _Optional[list[int]] = None
    """Ids of the products sold on this plan."""
    collection_ids: _Optional[list[int]] = None
    """Ids of the collections whose products are sold on this plan."""
    is_active: _Optional[bool] = None
    """Whether the plan accepts new subscriptions."""


class SubscriptionPlanList(_Model):
    """All subscription plans, not paged."""

    _spec = 'items!:[@SubscriptionPlan'
    items: list[SubscriptionPlan]
    """The subscription plans."""


class SubscriptionPlanPricingInput(_Model):
    """How the plan changes the price."""

    _spec = 'type!:s value?:d currencyCode?:s firstCycles?:i thenValue?:d'
    type: SubscriptionPricingType
    value: _Optional[_Decimal] = None
    """Percent off, amount off, or price per unit. Null for NONE."""
    currency_code: _Optional[str] = None
    """Currency of a fixed amount or price. Null otherwise."""
    first_cycles: _Optional[int] = None
    """Number of cycles that the value applies to; then `thenValue` applies. Null means all cycles."""
    then_value: _Optional[_Decimal] = None
    """The value after the first cycles. Null when `firstCycles` is null."""


class SubscriptionPlanUpdate(_Model):
    """Changes to a subscription plan. An omitted field keeps its value, null clears it, and an array is replaced as a
    whole."""

    _spec = 'subscriptionPlanId!:i name:s translations:[@NameTranslationInput code?:s intervalUnit:s intervalCount:i anchor:@SubscriptionPlanAnchorInput cutoffDays:i minCycles?:i maxCycles?:i trialDays:i prepaidCycles:i pricing:@SubscriptionPlanPricingInput shippingPolicy:s allowSkip:b allowPause:b allowSwap:b allowQuantityChange:b cancelPolicy:s productIds:[i collectionIds:[i isActive:b version:i'
    subscription_plan_id: int
    name: _Optional[str] = None
    """The plan's name as customers see it."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it."""
    code: _Optional[str] = None
    """The store's own short code, unique per store."""
    interval_unit: _Optional[IntervalUnit] = None
    interval_count: _Optional[int] = None
    """Number of interval units between renewals."""
    anchor: _Optional[SubscriptionPlanAnchorInput] = None
    cutoff_days: _Optional[int] = None
    """Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than
    the interval."""
    min_cycles: _Optional[int] = None
    """Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none."""
    max_cycles: _Optional[int] = None
    """Number of cycles after which the subscription ends. Null means no end."""
    trial_days: _Optional[int] = None
    """Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it.
    The payment method is verified."""
    prepaid_cycles: _Optional[int] = None
    """Number of cycles that one charge pays for. The orders of the other cycles cost nothing."""
    pricing: _Optional[SubscriptionPlanPricingInput] = None
    shipping_policy: _Optional[SubscriptionShippingPolicy] = None
    allow_skip: _Optional[bool] = None
    """Whether the customer may skip a renewal."""
    allow_pause: _Optional[bool] = None
    """Whether the customer may pause."""
    allow_swap: _Optional[bool] = None
    """Whether the customer may swap a line for another variant."""
    allow_quantity_change: _Optional[bool] = None
    """Whether the customer may change quantities."""
    cancel_policy: _Optional[SubscriptionCancelPolicy] = None
    product_ids: _Optional[list[int]] = None
    """Ids of the products sold on this plan."""
    collection_ids: _Optional[list[int]] = None
    """Ids of the collections whose products are sold on this plan."""
    is_active: _Optional[bool] = None
    """Whether the plan accepts new subscriptions."""
    version: _Optional[int] = None


class SubscriptionProcessAll(_Model):
    """The due renewals to process."""

    _spec = 'processingDate:D subscriptionIds:[i'
    processing_date: _Optional[_dt.date] = None
    """Only renewals due by this date. Defaults to today in the store's time zone."""
    subscription_ids: _Optional[list[int]] = None
    """Ids of the subscriptions to process. Absent means all."""


class SubscriptionProcessResult(_Model):
    """The counts of due renewals, of renewals that this call queued, and of renewals that were already locked."""

    _spec = 'processingDate!:D dueCount!:i queuedCount!:i lockedCount!:i integrationTaskId!?:i'
    processing_date: _dt.date
    """The date by which the renewals are due."""
    due_count: int
    """Number of due subscriptions."""
    queued_count: int
    """Number of renewals queued by this call."""
    locked_count: int
    """Number of renewals that were already queued or running."""
    integration_task_id: _Optional[int]
    """Id of the background task. Null when the renewals have no task record: each renewal is visible in its
    subscription."""


class AdminSubscriptionSkip(_Model):
    """The renewal to skip."""

    _spec = 'subscriptionId!:i processingDate:D reason?:s overrideCutoff:b'
    subscription_id: int
    processing_date: _Optional[_dt.date] = None
    """Date of the renewal to skip. It must be the next one."""
    reason: _Optional[str] = None
    """Reason, recorded in the history."""
    override_cutoff: _Optional[bool] = None
    """Whether to make the change even inside the plan's cutoff. The history records the override."""


class AdminSubscriptionUnskip(_Model):
    """The skipped renewal to schedule again."""

    _spec = 'subscriptionId!:i processingDate!:D reason?:s overrideCutoff:b'
    subscription_id: int
    processing_date: _dt.date
    """Date of the skipped renewal."""
    reason: _Optional[str] = None
    """Reason, recorded in the history."""
    override_cutoff: _Optional[bool] = None
    """Whether to make the change even inside the plan's cutoff. The history records the override."""


class SubscriptionRetry(_Model):
    """The subscription whose payment is retried."""

    _spec = 'subscriptionId!:i customerPaymentMethodId:i'
    subscription_id: int
    customer_payment_method_id: _Optional[int] = None
    """Replaces the subscription's payment method, for later renewals too."""


class SubscriptionUpdate(_Model):
    """Changes to a subscription. An omitted field keeps its value, null clears it, and an array is replaced as a whole."""

    _spec = 'subscriptionId!:i subscriptionPlanId:i shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i useStoreCredit:b shippingMethodId?:i couponCodes:[s note?:s customFields:[@CustomFieldInput overrideCutoff:b version:i'
    subscription_id: int
    subscription_plan_id: _Optional[int] = None
    shipping_address_id: _Optional[int] = None
    """Null is allowed only when nothing is shipped."""
    billing_address_id: _Optional[int] = None
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int] = None
    use_store_credit: _Optional[bool] = None
    """Whether store credit pays first. It applies to each later charge of a renewal, also inside the plan's cutoff."""
    shipping_method_id: _Optional[int] = None
    """Null is allowed only when nothing is shipped."""
    coupon_codes: _Optional[list[str]] = None
    """Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as
    a use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the
    subscription ends before that."""
    note: _Optional[str] = None
    """Internal note. Never shown to the customer."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields."""
    override_cutoff: _Optional[bool] = None
    """Whether to make the change even inside the plan's cutoff. The history records the override."""
    version: _Optional[int] = None


class TestClock(_Model):
    """A simulated time that the subscriptions of one customer follow."""

    _spec = 'testClockId!:i storeCustomerId!:i status!:s currentTime!:t targetTime!?:t failureDetail!?:s subscriptionCount!:i createdOn!:t modifiedOn!:t version!:i'
    test_clock_id: int
    store_customer_id: int
    status: TestClockStatus
    current_time: _dt.datetime
    """The clock's current time. All work that was due before this time is done."""
    target_time: _Optional[_dt.datetime]
    """The time that the clock advances to. Null unless ADVANCING."""
    failure_detail: _Optional[str]
    """Reason that the clock stopped. Null unless FAILED."""
    subscription_count: int
    """Number of the customer's subscriptions that follow the clock."""
    created_on: _dt.datetime
    """When the clock was created, in real time."""
    modified_on: _dt.datetime
    version: int


class TestClockAdvance(_Model):
    """The time to advance a test clock to."""

    _spec = 'testClockId!:i targetTime!:t version:i'
    test_clock_id: int
    target_time: _dt.datetime
    """The time to advance to: later than the clock's current time, at most 400 days ahead."""
    version: _Optional[int] = None


class TestClockCreate(_Model):
    """A test clock for one customer."""

    _spec = 'storeCustomerId!:i currentTime:t'
    store_customer_id: int
    """Id of a customer of the store who has no live subscription and no test clock."""
    current_time: _Optional[_dt.datetime] = None
    """The clock's initial time. Defaults to now, and is never earlier."""


class TestClockList(_Model):
    """All test clocks of the store, not paged."""

    _spec = 'items!:[@TestClock'
    items: list[TestClock]
    """The test clocks."""


class TaxClass(_Model):
    """A kind of goods, with its rates by country and region."""

    _spec = 'taxClassId!:i name!:s code!?:s isDefault!:b rates!:[@TaxRate providerTaxCode!?:s productCount!:i createdOn!:t modifiedOn!:t version!:i'
    tax_class_id: int
    name: str
    """Unique in the store."""
    code: _Optional[str]
    """Your own code for the class; unique in the store."""
    is_default: bool
    """Whether the class is used for products without a class. Exactly one class is the default."""
    rates: list[TaxRate]
    """Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code
    precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of
    the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply
    on top of them."""
    provider_tax_code: _Optional[str]
    """Code of the class at the tax provider."""
    product_count: int
    """Number of products in the class."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class TaxClassCreate(_Model):
    """A new tax class. Absent fields take their defaults."""

    _spec = 'name!:s code?:s isDefault:b rates:[@TaxRateInput providerTaxCode?:s'
    name: str
    """Unique in the store."""
    code: _Optional[str] = None
    """Your own code for the class; unique in the store."""
    is_default: _Optional[bool] = None
    """Whether the class is used for products without a class. Exactly one class is the default."""
    rates: _Optional[list[TaxRateInput]] = None
    """Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code
    precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of
    the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply
    on top of them."""
    provider_tax_code: _Optional[str] = None
    """Code of the class at the tax provider."""


class TaxClassList(_Model):
    """All tax classes of the store."""

    _spec = 'items!:[@TaxClass'
    items: list[TaxClass]
    """The tax classes."""


class TaxClassUpdate(_Model):
    """Changes to a tax class. An absent field keeps its value, null clears it, and an array replaces the stored one."""

    _spec = 'taxClassId!:i name:s code?:s isDefault:b rates:[@TaxRateInput providerTaxCode?:s version:i'
    tax_class_id: int
    name: _Optional[str] = None
    """Unique in the store."""
    code: _Optional[str] = None
    """Your own code for the class; unique in the store."""
    is_default: _Optional[bool] = None
    """Whether the class is used for products without a class. Exactly one class is the default."""
    rates: _Optional[list[TaxRateInput]] = None
    """Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code
    precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of
    the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply
    on top of them."""
    provider_tax_code: _Optional[str] = None
    """Code of the class at the tax provider."""
    version: _Optional[int] = None


class TaxExchangeRate(_Model):
    """The exchange rate by which an invoice shows its tax in the tax office's currency."""

    _spec = 'currencyCode!:s taxCurrencyCode!:s rate!:d'
    currency_code: str
    """Currency of the invoice."""
    tax_currency_code: str
    """Currency of the tax office."""
    rate: _Decimal
    """Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0."""


class TaxExchangeRateInput(_Model):
    """The exchange rate by which an invoice shows its tax in the tax office's currency."""

    _spec = 'currencyCode!:s taxCurrencyCode!:s rate!:d'
    currency_code: str
    """Currency of the invoice."""
    tax_currency_code: str
    """Currency of the tax office."""
    rate: _Decimal
    """Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0."""


class TaxNexus(_Model):
    """A place in which the store must collect tax."""

    _spec = 'countryCode!:s stateProvince!?:s'
    country_code: str
    state_province: _Optional[str]
    """State or province. Null means the whole country."""


class TaxNexusInput(_Model):
    """A place in which the store collects tax."""

    _spec = 'countryCode!:s stateProvince?:s'
    country_code: str
    state_province: _Optional[str] = None
    """State or province. Null means the whole country."""


class TaxProvider(_Model):
    """The source of taxes: the store's own rates, or a tax service. Credentials are masked."""

    _spec = 'taxProviderId!:i providerCode!:s baseUrl!?:s isActive!:b nexus!:[@TaxNexus originAddress!?:@Address commitOnCapture!:b fallback!:s timeoutMs!:i credentials!:{s healthStatus!:s lastErrorOn!?:t lastError!?:s createdOn!:t modifiedOn!:t version!:i'
    tax_provider_id: int
    provider_code: TaxProviderCode
    base_url: _Optional[str]
    """Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`. Null with `MANUAL`."""
    is_active: bool
    """Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of
    orders that it taxed are still reported to it."""
    nexus: list[TaxNexus]
    """The places in which the store collects tax."""
    origin_address: _Optional[Address]
    """The address that goods are shipped from. Null means the store's address."""
    commit_on_capture: bool
    """Whether the tax is reported to the provider at capture. false means that tax is only quoted."""
    fallback: TaxProviderFallback
    timeout_ms: int
    """Maximum duration of a calculation, in milliseconds, before `fallback` applies. After five unanswered calculations
    in a row, `fallback` applies at once, and an occasional call tests the service."""
    credentials: dict[str, str]
    health_status: ProviderHealthStatus
    last_error_on: _Optional[_dt.datetime]
    """When a call last failed, within the last 15 minutes. Null when none failed."""
    last_error: _Optional[str]
    """Reason of the failure, in words."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class TaxProviderUpdate(_Model):
    """Changes to the tax service. An omitted field keeps its value, null clears it, and an array is replaced as a whole."""

    _spec = 'providerCode:s baseUrl?:s isActive:b nexus:[@TaxNexusInput originAddress?:@AddressInput commitOnCapture:b fallback:s timeoutMs:i credentials:{s version:i'
    provider_code: _Optional[TaxProviderCode] = None
    base_url: _Optional[str] = None
    """Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`."""
    is_active: _Optional[bool] = None
    """Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of
    orders that it taxed are still reported to it."""
    nexus: _Optional[list[TaxNexusInput]] = None
    """The places in which the store collects tax."""
    origin_address: _Optional[AddressInput] = None
    """The address that goods are shipped from. Null means the store's address."""
    commit_on_capture: _Optional[bool] = None
    """Whether the tax is reported to the provider at capture."""
    fallback: _Optional[TaxProviderFallback] = None
    timeout_ms: _Optional[int] = None
    """Maximum duration of a calculation, in milliseconds, before `fallback` applies."""
    credentials: _Optional[dict[str, str]] = None
    version: _Optional[int] = None


class TaxRate(_Model):
    """A tax rate of a class in a country or region."""

    _spec = 'countryCode!:s stateProvince!?:s postalCodePattern!?:s rate!:d name!:s translations!:[@NameTranslation isCompound!:b isCombinable!:b includedInPrice!:b'
    country_code: str
    state_province: _Optional[str]
    """State or province; null means the whole country."""
    postal_code_pattern: _Optional[str]
    """Postal code, where a final * matches any rest, such as 101*; null means all postal codes."""
    rate: _Decimal
    """Rate in percent."""
    name: str
    """Name shown on the tax line, such as VAT."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language."""
    is_compound: bool
    """Whether the tax is computed on the price plus the other taxes."""
    is_combinable: bool
    """Whether the rate is added to the other rates of its region and of larger regions. False means that it replaces the
    rates of larger regions."""
    included_in_price: bool
    """Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`."""


class TaxRateInput(_Model):
    """A tax rate. Unique by countryCode, stateProvince and postalCodePattern; a compound or combinable rate also by
    name."""

    _spec = 'countryCode!:s stateProvince?:s postalCodePattern?:s rate!:d name!:s translations:[@NameTranslationInput isCompound:b isCombinable:b includedInPrice:b'
    country_code: str
    state_province: _Optional[str] = None
    """State or province; null means the whole country."""
    postal_code_pattern: _Optional[str] = None
    """Postal code, where a final * matches any rest, such as 101*; null means all postal codes."""
    rate: _Decimal
    """Rate in percent."""
    name: str
    """Name shown on the tax line, such as VAT."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. Absent keeps those of the stored rate of the same
    place and name."""
    is_compound: _Optional[bool] = None
    """Whether the tax is computed on the price plus the other taxes."""
    is_combinable: _Optional[bool] = None
    """Whether the rate is added to the other rates of its region and of larger regions. False means that it replaces the
    rates of larger regions. Examples are PST of British Columbia with GST of Canada, SGST with CGST in India, and a
    city's tax with its state's."""
    included_in_price: _Optional[bool] = None
    """Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`."""


class TemplateError(_Model):
    """An error in a template's source or in rendering it."""

    _spec = 'field!:s line!?:i column!?:i message!:s'
    field: str
    """Field of the template that contains the error, such as bodyHtml."""
    line: _Optional[int]
    """Line of the text, from 1. Null when the error concerns the whole text."""
    column: _Optional[int]
    """Column of the line, from 1. Null means unknown."""
    message: str
    """The error in words."""


class TemplateVariable(_Model):
    """A variable that templates of a type may use."""

    _spec = 'name!:s type!:s description!:s example!:s'
    name: str
    """Path as written in the source, such as order.orderNumber."""
    type: TemplateVariableType
    description: str
    """Meaning of the variable."""
    example: str
    """The value sample data has."""


class TotpCreate(_Model):
    """The caller's password, to start the enrollment of a second factor."""

    _spec = 'currentPassword!:s'
    current_password: str
    """The caller's current password."""


class TotpEnrollment(_Model):
    """The secret for an authenticator app. Confirm it with one of its codes. Shown once."""

    _spec = 'secret!:s otpauthUrl!:s expiresOn!:t'
    secret: str
    """Base32, to type into the authenticator app."""
    otpauth_url: str
    """The secret as an `otpauth://` URL, to show as a QR code."""
    expires_on: _dt.datetime
    """When the enrollment expires."""


class TotpRecoveryCodes(_Model):
    """Codes that replace the second factor, each valid once. Shown once."""

    _spec = 'recoveryCodes!:[s'
    recovery_codes: list[str]
    """The codes. Shown once; each is valid for one login."""


class TotpRemove(_Model):
    """The password, and a code of the second factor that is removed."""

    _spec = 'currentPassword!:s totpCode!:s'
    current_password: str
    """The caller's current password."""
    totp_code: str


class TotpUpdate(_Model):
    """A code of the authenticator app, to turn the second factor on."""

    _spec = 'totpCode!:s'
    totp_code: str
    """Six digits of the authenticator app."""


class Translation(_Model):
    """Texts in an additional language of the store."""

    _spec = 'languageCode!:s name!:s description!?:s slug!?:s shortDescription!?:s seo!:@Seo'
    language_code: str
    name: str
    """Name in the language."""
    description: _Optional[str]
    slug: _Optional[str]
    """Slug in the language; null means the slug of the main language."""
    short_description: _Optional[str]
    """Short description in the language; null means not translated. Always null in translations of collections."""
    seo: Seo
    """Texts for search engines in the language; null means not translated."""


class TranslationInput(_Model):
    """Texts in an additional language of the store; at most one entry per language."""

    _spec = 'languageCode!:s name!:s description?:s slug?:s shortDescription?:s seo:@SeoInput'
    language_code: str
    name: str
    """Name in the language."""
    description: _Optional[str] = None
    slug: _Optional[str] = None
    """Slug in the language; null means the slug of the main language."""
    short_description: _Optional[str] = None
    """Short description in the language. Null means not translated; absent keeps the stored text of the language. 422
    `invalid_value` for a blank text, and for a collection, which has no short description."""
    seo: _Optional[SeoInput] = None
    """Texts for search engines in the language; null means not translated, and a blank text is 422 `invalid_value`. It
    replaces the stored object; absent keeps it."""


class UnfulfilledOrderCount(_Model):
    """Counts of orders with units left to ship."""

    _spec = 'count!:i unfulfilledCount!:i partiallyFulfilledCount!:i onHoldCount!:i oldestOrderDate!?:t'
    count: int
    """Sum of the three counts."""
    unfulfilled_count: int
    """Orders with nothing shipped yet."""
    partially_fulfilled_count: int
    """Orders shipped in part."""
    on_hold_count: int
    """Orders on hold."""
    oldest_order_date: _Optional[_dt.datetime]
    """null means that no order is left to ship."""


class Variant(_Model):
    """The unit of sale: a product with one choice of its options, with its stock and prices."""

    _spec = 'variantId!:i productId!:i sku!:s barcode!?:s name!:s translations!:[@NameTranslation optionValueIds!:[i optionValues!:[@VariantOptionValue status!:s position!:i weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s hsCode!?:s countryOfOrigin!?:s trackInventory!:b inventoryPolicy!:s stockOnHand!:i stockReserved!:i stockAvailable!:i lowStockThreshold!?:i backorderLimit!?:i expectedOn!?:t costPrice!?:d currencyCode!:s mediaIds!:[i prices!:[@Price customFields!:[@CustomField externalId!?:s createdOn!:t modifiedOn!:t version!:i'
    variant_id: int
    product_id: int
    sku: str
    """Unique in the store."""
    barcode: _Optional[str]
    """EAN, UPC, ISBN or a similar code."""
    name: str
    """Name shown next to the product's name."""
    translations: list[NameTranslation]
    """The name in other languages; at most one entry per language. Without an entry, a name made of option values
    consists of their translations."""
    option_value_ids: list[int]
    """Ids of the variant's option values, one for each option."""
    option_values: list[VariantOptionValue]
    """One value for each option; no two variants of a product have the same set."""
    status: VariantStatus
    position: int
    """Position in display order, from 0."""
    weight: _Optional[_Decimal]
    """Weight of one unit, in the variant's `weightUnit`."""
    weight_unit: WeightUnit
    """Unit of `weight`."""
    length: _Optional[_Decimal]
    """Length of one unit, in the variant's `dimensionUnit`."""
    width: _Optional[_Decimal]
    """Width of one unit, in the variant's `dimensionUnit`."""
    height: _Optional[_Decimal]
    """Height of one unit, in the variant's `dimensionUnit`."""
    dimension_unit: DimensionUnit
    """Unit of length, width and height."""
    hs_code: _Optional[str]
    """Customs tariff number."""
    country_of_origin: _Optional[str]
    track_inventory: bool
    """Whether sales check and count the stock."""
    inventory_policy: InventoryPolicy
    stock_on_hand: int
    """Units in the warehouse."""
    stock_reserved: int
    """Units reserved by running checkouts and by orders that are not shipped yet. Units that need no shipping leave the
    stock when their order is paid."""
    stock_available: int
    """stockOnHand minus stockReserved; below zero only with BACKORDER or without inventory tracking."""
    low_stock_threshold: _Optional[int]
    """Number of available units at or below which the stock counts as low; null means never."""
    backorder_limit: _Optional[int]
    """Maximum number of units sold below zero with BACKORDER; null means no limit."""
    expected_on: _Optional[_dt.datetime]
    """When new stock is expected."""
    cost_price: _Optional[_Decimal]
    """Cost of one unit in the store's default currency; never shown to customers."""
    currency_code: str
    """Currency of costPrice: the store's default currency."""
    media_ids: list[int]
    """Ids of the variant's images. Each image is among the product's media."""
    prices: list[Price]
    """Every price row of the variant."""
    custom_fields: list[CustomField]
    """Custom fields, as the store's settings define them."""
    external_id: _Optional[str]
    """Id in another system; unique among the store's variants."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class VariantCreate(_Model):
    """A variant to create. Positions follow the order of the array."""

    _spec = 'sku!:s barcode?:s name:s translations:[@NameTranslationInput optionValues:[@VariantOptionValueInput status:s weight?:d weightUnit:s length?:d width?:d height?:d dimensionUnit:s hsCode?:s countryOfOrigin?:s trackInventory:b inventoryPolicy:s stockOnHand:i lowStockThreshold?:i backorderLimit?:i expectedOn?:t costPrice?:d mediaIds:[i prices:[@VariantPriceInput customFields:[@CustomFieldInput externalId?:s'
    sku: str
    """Unique in the store."""
    barcode: _Optional[str] = None
    """EAN, UPC, ISBN or a similar code."""
    name: _Optional[str] = None
    """Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a
    name follows them."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. Names made of option values need none."""
    option_values: _Optional[list[VariantOptionValueInput]] = None
    """One value for each option; no two variants of a product have the same set."""
    status: _Optional[VariantStatus] = None
    weight: _Optional[_Decimal] = None
    """Weight of one unit, in the variant's `weightUnit`."""
    weight_unit: _Optional[WeightUnit] = None
    """Unit of `weight`. Absent for a new variant means the store's unit."""
    length: _Optional[_Decimal] = None
    """Length of one unit, in the variant's `dimensionUnit`."""
    width: _Optional[_Decimal] = None
    """Width of one unit, in the variant's `dimensionUnit`."""
    height: _Optional[_Decimal] = None
    """Height of one unit, in the variant's `dimensionUnit`."""
    dimension_unit: _Optional[DimensionUnit] = None
    """Unit of length, width and height. Absent for a new variant means the store's unit."""
    hs_code: _Optional[str] = None
    """Customs tariff number."""
    country_of_origin: _Optional[str] = None
    track_inventory: _Optional[bool] = None
    """Whether sales check and count the stock."""
    inventory_policy: _Optional[InventoryPolicy] = None
    stock_on_hand: _Optional[int] = None
    """Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST
    /admin/stock/adjust instead."""
    low_stock_threshold: _Optional[int] = None
    """Number of available units at or below which the stock counts as low; null means never."""
    backorder_limit: _Optional[int] = None
    """Maximum number of units sold below zero with BACKORDER; null means no limit."""
    expected_on: _Optional[_dt.datetime] = None
    """When new stock is expected."""
    cost_price: _Optional[_Decimal] = None
    """Cost of one unit in the store's default currency; never shown to customers."""
    media_ids: _Optional[list[int]] = None
    """Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise)."""
    prices: _Optional[list[VariantPriceInput]] = None
    """Every price row of the variant. A variant without a row for a currency is not for sale in it."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    external_id: _Optional[str] = None
    """Id in another system; unique among the store's variants."""


class VariantOptionValueInput(_Model):
    """One option value of a variant, by names, because ids may not exist yet."""

    _spec = 'optionName!:s value!:s'
    option_name: str
    """Name of one of the product's options after this request."""
    value: str
    """One of that option's values."""


class VariantPriceInput(_Model):
    """A price row of the variant that contains it. Unique by currencyCode, accountTypeId, subscriptionPlanId,
    minQuantity and startsOn."""

    _spec = 'currencyCode!:s amount!:d compareAtAmount?:d accountTypeId?:i subscriptionPlanId?:i minQuantity:i startsOn?:t endsOn?:t'
    currency_code: str
    """One of the store's currencies."""
    amount: _Decimal
    """Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings)."""
    compare_at_amount: _Optional[_Decimal] = None
    """Former price to strike through; greater than `amount`."""
    account_type_id: _Optional[int] = None
    """Account type that the price is for; null means everyone."""
    subscription_plan_id: _Optional[int] = None
    """Plan that the price is for; null means a one-time purchase."""
    min_quantity: _Optional[int] = None
    """Minimum quantity for this price."""
    starts_on: _Optional[_dt.datetime] = None
    """Start of the price; null means no start."""
    ends_on: _Optional[_dt.datetime] = None
    """End of the price, exclusive; null means no end."""


class VariantUpdate(_Model):
    """With variantId, the variant is kept and only the fields in the request change (null clears a field, an array
    replaces the stored one). Without it, a variant is created; `sku` is then required."""

    _spec = 'variantId:i sku:s barcode?:s name:s translations:[@NameTranslationInput optionValues:[@VariantOptionValueInput status:s weight?:d weightUnit:s length?:d width?:d height?:d dimensionUnit:s hsCode?:s countryOfOrigin?:s trackInventory:b inventoryPolicy:s stockOnHand:i lowStockThreshold?:i backorderLimit?:i expectedOn?:t costPrice?:d mediaIds:[i prices:[@VariantPriceInput customFields:[@CustomFieldInput externalId?:s version:i'
    variant_id: _Optional[int] = None
    """Id of the variant to keep; absent means that a variant is created."""
    sku: _Optional[str] = None
    """Unique in the store."""
    barcode: _Optional[str] = None
    """EAN, UPC, ISBN or a similar code."""
    name: _Optional[str] = None
    """Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a
    name follows them."""
    translations: _Optional[list[NameTranslationInput]] = None
    """The name in other languages; at most one entry per language. Names made of option values need none. The list
    replaces the stored one; absent keeps it."""
    option_values: _Optional[list[VariantOptionValueInput]] = None
    """One value for each option; no two variants of a product have the same set."""
    status: _Optional[VariantStatus] = None
    weight: _Optional[_Decimal] = None
    """Weight of one unit, in the variant's `weightUnit`."""
    weight_unit: _Optional[WeightUnit] = None
    """Unit of `weight`. Absent for a new variant means the store's unit."""
    length: _Optional[_Decimal] = None
    """Length of one unit, in the variant's `dimensionUnit`."""
    width: _Optional[_Decimal] = None
    """Width of one unit, in the variant's `dimensionUnit`."""
    height: _Optional[_Decimal] = None
    """Height of one unit, in the variant's `dimensionUnit`."""
    dimension_unit: _Optional[DimensionUnit] = None
    """Unit of length, width and height. Absent for a new variant means the store's unit."""
    hs_code: _Optional[str] = None
    """Customs tariff number."""
    country_of_origin: _Optional[str] = None
    track_inventory: _Optional[bool] = None
    """Whether sales check and count the stock."""
    inventory_policy: _Optional[InventoryPolicy] = None
    stock_on_hand: _Optional[int] = None
    """Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST
    /admin/stock/adjust instead."""
    low_stock_threshold: _Optional[int] = None
    """Number of available units at or below which the stock counts as low; null means never."""
    backorder_limit: _Optional[int] = None
    """Maximum number of units sold below zero with BACKORDER; null means no limit."""
    expected_on: _Optional[_dt.datetime] = None
    """When new stock is expected."""
    cost_price: _Optional[_Decimal] = None
    """Cost of one unit in the store's default currency; never shown to customers."""
    media_ids: _Optional[list[int]] = None
    """Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise)."""
    prices: _Optional[list[VariantPriceInput]] = None
    """Every price row of the variant. A variant without a row for a currency is not for sale in it."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as the store's settings define them."""
    external_id: _Optional[str] = None
    """Id in another system; unique among the store's variants."""
    version: _Optional[int] = None
    """Version of the variant; only allowed together with variantId. A stale version rejects the whole request (409)."""


class AdminClient(_Base):
    """The operations of the Admin API."""

    def create_account_type(
        self,
        body: AccountTypeCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> AccountType:
        """Create an account type.

        Creates an account type. An account type determines the prices, tax exemption, subscriptions and sign-up of
        its customers. `isDefault: true` makes this type the default in place of the current one; new customers get
        the default type. With `autoTier` customers move up to this type when the metric reaches the threshold. With
        `downgrade` they move down when the metric no longer reaches it, at the earliest 30 days after the last
        automatic move. The check runs daily in the store's time zone. The type with the highest `rank` that a
        customer reaches wins, and the move fires `customer.account_type_changed` by SYSTEM. The check skips customers
        whose type an administrator chose and customers who are not ACTIVE. A store has at most 100 account types: 422
        `unsupported_operation`. 409 `already_exists`: the name or the code is taken. 422 `invalid_value`: `priceMode`
        DISCOUNT without `discountPercent`, or a discount with another mode."""
        result: AccountType = self._call('POST', '/admin/account-type', 'tk', AccountType, body, {}, options)
        return result

    def update_account_type(
        self,
        body: AccountTypeUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> AccountType:
        """Change an account type.

        Changes the given fields of an account type. Prices in open carts and of future renewals change immediately;
        placed orders keep their prices. A new name appears in every customer's `accountTypeName` without an event.
        `autoTier` is replaced as a whole. 409 `in_use`: the request removes the default mark without making another
        type the default. 409 `already_exists`: the name or the code is taken. 409 `version_conflict`. 422
        `invalid_value`: `priceMode` DISCOUNT without `discountPercent`, or a discount with another mode."""
        result: AccountType = self._call('PATCH', '/admin/account-type', 'tk', AccountType, body, {}, options)
        return result

    def delete_account_type(
        self,
        *,
        account_type_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete an account type.

        Deletes an account type that is no longer referenced. 409 `in_use`: the type is the default, or customers,
        prices, coupons or product visibility refer to it. Move the customers first with `PATCH
        /admin/store-customer/account-type`."""
        self._call('DELETE', '/admin/account-type', 't', None, None, {'accountTypeId': account_type_id}, options)

    def list_app_tokens(
        self,
        *,
        include_revoked: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> AppTokenList:
        """List the store's app tokens.

        The app tokens of the store, newest first, without their secrets. Expired tokens are included, revoked ones
        only with `includeRevoked` (then the newest 1,000 in all). `lastUsedOn` is exact to a minute."""
        result: AppTokenList = self._call('GET', '/admin/app-token/all', 't', AppTokenList, None, {'includeRevoked': include_revoked}, options)
        return result

    def create_app_token(
        self,
        body: AppTokenCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> AppTokenCreated:
        """Create an app token.

        Creates a credential for an integration. It belongs to the store of the request and works on the public and
        the admin API (`Authorization: Bearer`). `token` appears in this response only; a retry with the same
        Idempotency-Key returns it again for 24 hours. Send exactly one of `permissions` and `scopeId`. With a scope,
        the token's permissions follow the scope, limited to the permissions that the user who set the scope had at
        that time. Callers cannot grant permissions that they lack (403). Requests with the token have
        `source.actorType` API_TOKEN in events. A store has at most 100 live tokens: 422 `unsupported_operation`. 409
        `already_exists`: a token that is not revoked has the same name, even if it has expired (`PATCH
        /admin/app-token` moves its expiry). 422 `invalid_value`: neither or both of permissions and scope, an unknown
        permission, an expiry in the past."""
        result: AppTokenCreated = self._call('POST', '/admin/app-token', 'tk', AppTokenCreated, body, {}, options)
        return result

    def update_app_token(
        self,
        body: AppTokenUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> AppToken:
        """Change an app token.

        Changes name, permissions or scope, expiry and pinned version; the secret stays the same (`POST
        /admin/app-token/rotate-secret` replaces it). The change applies from the token's next request on. Setting
        `permissions` detaches the token from its scope; setting `scopeId` replaces its own permissions. Both together
        are rejected with 422 `invalid_value`. Callers cannot grant permissions that they lack, or change a token with
        permissions that they lack (403). 409 `already_exists`: the name is taken. 409 `invalid_state_transition`: the
        token is revoked. 409 `version_conflict`."""
        result: AppToken = self._call('PATCH', '/admin/app-token', 'tk', AppToken, body, {}, options)
        return result

    def delete_app_token(
        self,
        *,
        app_token_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Revoke an app token.

        Revokes the token permanently: its next request fails with 401. The token stays in the list for the audit log
        (`revokedOn`). Revoking a revoked token returns 204. Callers cannot revoke a token with permissions that they
        lack (403)."""
        self._call('DELETE', '/admin/app-token', 't', None, None, {'appTokenId': app_token_id}, options)

    def rotate_app_token_secret(
        self,
        body: AppTokenSecretRotate,
        *,
        options: _Optional[_Options] = None,
    ) -> AppTokenCreated:
        """Rotate an app token's secret.

        Gives the token a new secret and shows it once in `token`; a retry with the same Idempotency-Key returns it
        again for 24 hours. The old secret continues to work for overlapHours (0–168, default 24), but not past the
        token's own expiry. `overlapHours: 0` ends it at once. Both secrets identify the same caller: `appTokenId`,
        permissions, rate limits, audit log history and Idempotency-Keys stay. A request that was sent with the old
        secret can be retried with the new one. At most two secrets work: 422 `unsupported_operation` while the secret
        of an earlier rotation still works, unless `overlapHours` is 0. 409 `invalid_state_transition`: the token is
        revoked. Callers cannot rotate a token with permissions that they lack (403)."""
        result: AppTokenCreated = self._call('POST', '/admin/app-token/rotate-secret', 'tk', AppTokenCreated, body, {}, options)
        return result

    def list_audit_logs(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        sort: _Optional[AuditLogSort] = None,
        actor_type: _Optional[_Sequence[ActorType]] = None,
        admin_user_id: _Optional[_Sequence[int]] = None,
        app_token_id: _Optional[_Sequence[int]] = None,
        action: _Optional[str] = None,
        object_type: _Optional[_Sequence[ObjectType]] = None,
        object_id: _Optional[_Sequence[str]] = None,
        request_id: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> AuditLogPage:
        """List audit log entries.

        Lists changes to the store's data, with one entry per state-changing operation of a user or an app token. For
        the actions of customers and of the service itself, see the events. Each entry is written in the transaction
        of its change, and the API cannot change or remove it. Each entry has a hash chained over the entry before it.
        Secret values never appear; changed parts of secrets are shown as `"••••"`. Logins, failed logins, and
        changes of users and scopes are listed in every store that the user can access. Default order `-createdOn`."""
        result: AuditLogPage = self._call('GET', '/admin/audit-log/paged', 't', AuditLogPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'createdFrom': created_from, 'createdTo': created_to, 'sort': sort, 'actorType': actor_type, 'adminUserId': admin_user_id, 'appTokenId': app_token_id, 'action': action, 'objectType': object_type, 'objectId': object_id, 'requestId': request_id}, options)
        return result

    def get_audit_log(
        self,
        *,
        audit_log_id: int,
        options: _Optional[_Options] = None,
    ) -> AuditLog:
        """Get an audit log entry.

        Returns one entry of those that `GET /admin/audit-log/paged` lists for the store, for a link to it. 404
        `not_found`: there is no such entry, or the store does not list it."""
        result: AuditLog = self._call('GET', '/admin/audit-log', 't', AuditLog, None, {'auditLogId': audit_log_id}, options)
        return result

    def list_chargebacks(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ChargebackSort] = None,
        status: _Optional[_Sequence[ChargebackStatus]] = None,
        is_inquiry: _Optional[bool] = None,
        order_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        reported_from: _Optional[_dt.datetime] = None,
        reported_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> ChargebackPage:
        """List disputes.

        Lists the disputes of the store's payments, newest first unless `sort` says otherwise. `search` matches the
        whole order number, or the start of the dispute's reference."""
        result: ChargebackPage = self._call('GET', '/admin/chargeback/paged', 't', ChargebackPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'isInquiry': is_inquiry, 'orderId': order_id, 'currencyCode': currency_code, 'reportedFrom': reported_from, 'reportedTo': reported_to, 'modifiedSince': modified_since}, options)
        return result

    def export_chargebacks(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        sort: _Optional[ChargebackSort] = None,
        status: _Optional[_Sequence[ChargebackStatus]] = None,
        is_inquiry: _Optional[bool] = None,
        order_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        reported_from: _Optional[_dt.datetime] = None,
        reported_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export disputes as CSV or XLSX.

        Returns a file with the disputes that match the filters of the list, one row each. `amount` is the disputed
        amount; `lostAmount` is the part that counts against the store: 0.00 for an inquiry and for a dispute that the
        store won. Dates and times are in the store's time zone. The file is streamed with the rows as they were at
        the start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a
        formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with
        `Retry-After`."""
        result: bytes = self._call('GET', '/admin/chargeback/export', 'tf', None, None, {'format': format, 'search': search, 'sort': sort, 'status': status, 'isInquiry': is_inquiry, 'orderId': order_id, 'currencyCode': currency_code, 'reportedFrom': reported_from, 'reportedTo': reported_to, 'modifiedSince': modified_since}, options)
        return result

    def check_collection(
        self,
        *,
        slug: _Optional[str] = None,
        name: _Optional[str] = None,
        collection_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> CollectionCheck:
        """Check a collection slug.

        Checks whether a slug is free in the store. Send exactly one of `slug` and `name`, otherwise 400
        `invalid_request`; with `name`, the service derives the slug from it. If the slug is taken, the response
        suggests a free one. The check reserves nothing: creation can still return 409 `already_exists`."""
        result: CollectionCheck = self._call('GET', '/admin/collection/check', 't', CollectionCheck, None, {'slug': slug, 'name': name, 'collectionId': collection_id}, options)
        return result

    def list_collections(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> CollectionList:
        """List all collections.

        Every collection of the store (at most 1000) without texts, rules and products, parents before children and
        siblings by position. `parentCollectionId` defines the tree."""
        result: CollectionList = self._call('GET', '/admin/collection/all', 't', CollectionList, None, {}, options)
        return result

    def get_collection(
        self,
        *,
        collection_id: _Optional[int] = None,
        slug: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Collection:
        """Get a collection.

        The whole collection, by `collectionId` or `slug`. Send exactly one of them, otherwise 400 `invalid_request`.
        For the products of a rule collection, use `GET /admin/product/paged` with `collectionId`."""
        result: Collection = self._call('GET', '/admin/collection', 't', Collection, None, {'collectionId': collection_id, 'slug': slug}, options)
        return result

    def create_collection(
        self,
        body: CollectionCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Collection:
        """Create a collection.

        Creates a manual collection with its products, or a rule collection with its rules; the type is fixed. A taken
        slug is rejected with 409 `already_exists`. 422 `invalid_value`: a rule does not fit its field, a rule
        collection has products, a manual one has rules, or the collection would be the 1001st. A rule collection
        contains its products when the response is sent. No webhook event is fired."""
        result: Collection = self._call('POST', '/admin/collection', 'tk', Collection, body, {}, options)
        return result

    def update_collection(
        self,
        body: CollectionUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Collection:
        """Update a collection.

        Changes the given fields; `productIds` and `rules` are replaced as a whole. A parent that is the collection
        itself or below it is rejected with 422 `invalid_value`, a taken slug with 409 `already_exists`, a stale
        `version` with 409 `version_conflict`. No webhook event is fired."""
        result: Collection = self._call('PATCH', '/admin/collection', 'tk', Collection, body, {}, options)
        return result

    def delete_collection(
        self,
        *,
        collection_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a collection.

        Deletes the collection and the redirects to it; its products stay, and collections below it move up to its
        parent. While a coupon or a subscription plan is limited to the collection, the request fails with 409
        `in_use`, since deleting the collection would widen the discount or the plan. No webhook event is fired."""
        self._call('DELETE', '/admin/collection', 't', None, None, {'collectionId': collection_id}, options)

    def list_coupons(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[CouponSort] = None,
        status: _Optional[_Sequence[CouponStatus]] = None,
        discount_type: _Optional[_Sequence[CouponDiscountType]] = None,
        is_automatic: _Optional[bool] = None,
        product_id: _Optional[_Sequence[int]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> CouponPage:
        """List coupons.

        The store's coupons with their usage counts, newest first by default. `search` looks in code and name.
        `status` also takes the derived values (SCHEDULED, EXPIRED, EXHAUSTED). `GET /admin/coupon/usage` lists the
        customers who used a coupon. With `modifiedSince` (and without `sort`) the rows are in the order of their
        changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is
        skipped, even one committed late."""
        result: CouponPage = self._call('GET', '/admin/coupon/paged', 't', CouponPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'discountType': discount_type, 'isAutomatic': is_automatic, 'productId': product_id, 'collectionId': collection_id, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_coupon(
        self,
        *,
        coupon_id: _Optional[int] = None,
        code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Coupon:
        """Get a coupon.

        The coupon, by `couponId` or by `code` (case-insensitive). Send exactly one of them, otherwise 400
        `invalid_request`."""
        result: Coupon = self._call('GET', '/admin/coupon', 't', Coupon, None, {'couponId': coupon_id, 'code': code}, options)
        return result

    def create_coupon(
        self,
        body: CouponCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Coupon:
        """Create a coupon.

        Creates a coupon. Defaults: `status` DRAFT (the coupon cannot be used yet), `appliesTo` ORDER,
        `appliesToSubscriptions` FIRST_ORDER, no limits. Fields that depend on each other are validated together: -
        PERCENTAGE (above 0, at most 100), FIXED_AMOUNT and FIXED_PRICE need `value`, and amounts need `currencyCode`.
        - PRODUCTS needs `productIds`, and COLLECTIONS needs `collectionIds`. - BUY_X_GET_Y needs `buyX`, and FIRST_N
        needs `subscriptionCycleLimit`."""
        result: Coupon = self._call('POST', '/admin/coupon', 'tk', Coupon, body, {}, options)
        return result

    def update_coupon(
        self,
        body: CouponUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Coupon:
        """Update a coupon.

        Changes the given fields. Fields that depend on each other are validated as at creation (422 `invalid_value`
        with every invalid field); `buyX` is replaced as a whole. The status can change between ACTIVE and PAUSED,
        from DRAFT to both, and back to DRAFT only if the coupon has never been used (409 `invalid_state_transition`).
        SCHEDULED, EXPIRED and EXHAUSTED are derived from startsOn, endsOn and usageLimit, and change with them. A
        usageLimit below the number of uses so far is allowed and prevents further uses. Placed orders keep their
        discount; carts are repriced; a checkout that has reserved a use may finish. A taken code is rejected with 409
        `already_exists`, a stale `version` with 409 `version_conflict`. No webhook event is fired."""
        result: Coupon = self._call('PATCH', '/admin/coupon', 'tk', Coupon, body, {}, options)
        return result

    def delete_coupon(
        self,
        *,
        coupon_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a coupon.

        Deletes a coupon that no order, checkout or subscription has ever used. Otherwise the request fails with 409
        `in_use`: set the status to PAUSED instead. The coupon is removed from carts. No webhook event is fired."""
        self._call('DELETE', '/admin/coupon', 't', None, None, {'couponId': coupon_id}, options)

    def list_coupon_usages(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[CouponUsageSort] = None,
        coupon_id: _Optional[_Sequence[int]] = None,
        code: _Optional[str] = None,
        status: _Optional[_Sequence[CouponUsageStatus]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> CouponUsagePage:
        """List the uses of coupons.

        One row per coupon and order, newest first by default: uses reserved by running checkouts, consumed by placed
        orders, or released. Without `couponId` or `code` the uses of all coupons are returned; both together are
        rejected with 400 `invalid_request`. `search` looks in code and e-mail address. `createdFrom` and `createdTo`
        filter by the time of reservation. With `modifiedSince` (and without `sort`) the rows are in the order of
        their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change
        is skipped, even one committed late."""
        result: CouponUsagePage = self._call('GET', '/admin/coupon/usage', 't', CouponUsagePage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'couponId': coupon_id, 'code': code, 'status': status, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def list_customers(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[CustomerSort] = None,
        status: _Optional[_Sequence[CustomerStatus]] = None,
        account_type_id: _Optional[_Sequence[int]] = None,
        email_verified: _Optional[bool] = None,
        external_id: _Optional[str] = None,
        accepts_marketing: _Optional[bool] = None,
        tag: _Optional[_Sequence[str]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerPage:
        """List customers.

        The customers of the store in every status, including customers whose personal data has been erased (their
        e-mail and names are placeholders). `search` matches parts of the e-mail, names, company and phone number (in
        any notation), and whole external ids. If nothing matches, words with a small mistake find what they resemble.
        Order figures are updated in the same transaction as the orders. Use `storeCustomerId` in all other requests
        about a customer: orders (`GET /admin/customer/order/paged`), addresses, payment methods."""
        result: CustomerPage = self._call('GET', '/admin/customer/paged', 't', CustomerPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'accountTypeId': account_type_id, 'emailVerified': email_verified, 'externalId': external_id, 'acceptsMarketing': accepts_marketing, 'tag': tag, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def get_customer(
        self,
        *,
        store_customer_id: _Optional[int] = None,
        email: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Customer:
        """Get a customer.

        One customer of the store with profile, status, account type, default address and order figures. Send exactly
        one of `storeCustomerId` and `email`, otherwise 400 `invalid_request`. Never contains passwords, tokens or
        card numbers."""
        result: Customer = self._call('GET', '/admin/customer', 't', Customer, None, {'storeCustomerId': store_customer_id, 'email': email}, options)
        return result

    def create_customer(
        self,
        body: CustomerCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Customer:
        """Create a customer.

        Creates a customer of this store with status ACTIVE, with the store's default account type unless the request
        names one. No password is set: the customer requests one with "forgot password", and the welcome e-mail links
        to that page. If the person already has a platform account with this verified address, the service links the
        customer to that account at the person's first login to this store. Before that, no response reveals the
        account. Errors: - 404: the account type does not exist. - 409 `already_exists`: the store has a customer with
        this e-mail, including deactivated ones, or `externalId` is taken. - 422 `invalid_value`: the customer with
        this e-mail is banned, or a custom field does not fit its definition. Also an address that is incomplete, or
        in a country that the store does not ship to."""
        result: Customer = self._call('POST', '/admin/customer', 'tk', Customer, body, {}, options)
        return result

    def list_customer_orders(
        self,
        *,
        store_customer_id: int,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[CustomerOrderSort] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> OrderPage:
        """List the orders of a customer.

        The placed orders of one customer, without orders placed as a guest with the same e-mail. A customer without
        orders has an empty list; an unknown customer returns 404."""
        result: OrderPage = self._call('GET', '/admin/customer/order/paged', 't', OrderPage, None, {'storeCustomerId': store_customer_id, 'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def export_customers(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        external_id: _Optional[str] = None,
        sort: _Optional[CustomerSort] = None,
        status: _Optional[_Sequence[CustomerStatus]] = None,
        account_type_id: _Optional[_Sequence[int]] = None,
        email_verified: _Optional[bool] = None,
        accepts_marketing: _Optional[bool] = None,
        tag: _Optional[_Sequence[str]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export customers as CSV or XLSX.

        Exports the customers that match the filters of the list, one row each. The file has the columns of the import
        template, so it can be imported, and the other columns of the list. The file is streamed as a consistent
        snapshot of the rows at the start of the export, for every sort order. CSV is UTF-8 with a byte order mark and
        CRLF; texts that a spreadsheet could run as a formula start with an apostrophe. A store can run four exports
        at the same time; a fifth is rejected with 503 and `Retry-After`."""
        result: bytes = self._call('GET', '/admin/customer/export', 'tf', None, None, {'format': format, 'search': search, 'externalId': external_id, 'sort': sort, 'status': status, 'accountTypeId': account_type_id, 'emailVerified': email_verified, 'acceptsMarketing': accepts_marketing, 'tag': tag, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def get_customer_import_template(
        self,
        *,
        format: _Optional[CustomerImportFormat] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Get the customer import template.

        An empty import file with a header row and two sample rows, as attachment (Content-Disposition). The template
        reflects the store's account types, languages and custom fields; the xlsx file has a second sheet with the
        allowed values. The CSV is UTF-8 with a byte order mark and CRLF."""
        result: bytes = self._call('GET', '/admin/customer/import/template', 'tf', None, None, {'format': format}, options)
        return result

    def import_customers(
        self,
        body: CustomerImport,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerImportAccepted:
        """Import customers.

        Imports customers from a CSV or xlsx file in the format of the template, or as Shopify or WooCommerce exports
        it, in the background. The file has at most 32 MiB and 1,000,000 rows. In a file of these systems only `yes`
        counts as consent. Read the integration task for the progress; the task links to a file of row errors. The
        separator of a CSV is a comma, a semicolon or a tab, or the one that a first line such as `sep=;` states. A
        CSV that is neither UTF-8 nor UTF-16 is read in the Windows code page of the store's default language
        (Windows-1252 for German or English). Cells of an xlsx file have the value that the spreadsheet shows: dates
        as YYYY-MM-DD, and 02134 for a number with the format 00000. Rows are independent: the task reports an invalid
        row with its number and column, and imports the others. If an optional field cannot be read, the task reports
        the field, counts the row as incomplete and imports the customer without that field. If the street, city,
        state, postal code or country cannot be read, the customer is imported without the address. With `onError:
        REJECT_ALL` all rows are checked first, and one invalid row or field rejects the whole file. With `dryRun`
        rows are checked and nothing is changed. A row matches the customer with its `externalId`, otherwise the
        customer with its e-mail. If these are two customers, or an e-mail or external id occurs twice in the file,
        the row is invalid. An import never changes an e-mail address. An empty cell keeps the present value, or takes
        the default of a new customer. The address columns set the default address: the import changes it, or adds it
        if the customer has none. `acceptsMarketing` records the customer's consent: leave it empty if you do not know
        it. `acceptsMarketingOn` is when they gave it (a date, or a time as in RFC 3339; without an offset in the
        store's time zone) and `acceptsMarketingSource` where. An import renews a withdrawn consent only if
        `acceptsMarketingOn` is after the withdrawal. Columns that the template does not have are rejected, except
        those of an export and of the other systems. Created rows fire `customer.created`, changed ones
        `customer.updated` if a field of the snapshot changed, like the single operations. 422 `invalid_value` if the
        file cannot be read or a required column is missing. A retry with the same Idempotency-Key starts no second
        import, and a second import of the same file finds every customer already present."""
        result: CustomerImportAccepted = self._call('POST', '/admin/customer/import', 'tkm', CustomerImportAccepted, body, {}, options)
        return result

    def erase_guest(
        self,
        body: GuestErasureRequest,
        *,
        options: _Optional[_Options] = None,
    ) -> GuestErasure:
        """Erase the data of a guest.

        Erases the personal data of everyone who used this e-mail address as a guest, immediately and permanently: on
        their orders, in carts, coupon uses and mails. Orders and invoices keep the names and addresses of the buyer,
        as tax law requires; open orders continue without e-mail address and phone number. Gift cards lose the
        recipient with the address. A mail with a code that waits is not sent, and `stored_value.delivery_failed`
        fires. Repeating the request has no effect. 409 `invalid_state_transition` if a customer has the address: set
        the customer's status to DEACTIVATED, which also erases the personal data of the orders that they placed as a
        guest."""
        result: GuestErasure = self._call('POST', '/admin/customer/erase-guest', 'tk', GuestErasure, body, {}, options)
        return result

    def check_customer_email(
        self,
        *,
        email: str,
        options: _Optional[_Options] = None,
    ) -> CustomerEmailCheck:
        """Check whether a customer e-mail is available.

        Checks whether a customer with this e-mail can be created in this store, and returns the customer who already
        has it. The response reveals nothing about other stores or about accounts on the platform. The check reserves
        nothing: creation may still return 409."""
        result: CustomerEmailCheck = self._call('GET', '/admin/customer/email-check', 't', CustomerEmailCheck, None, {'email': email}, options)
        return result

    def search_customers(
        self,
        *,
        search: str,
        limit: _Optional[int] = None,
        status: _Optional[_Sequence[CustomerStatus]] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerSearchResult:
        """Search customers.

        For type-ahead fields: the best matches among the customers whose data is not erased, at most `limit`, by
        e-mail, names, company, phone number and external id. If nothing matches, words with a small mistake find what
        they resemble. The search has no paging; use the list for that."""
        result: CustomerSearchResult = self._call('GET', '/admin/customer/search', 't', CustomerSearchResult, None, {'search': search, 'limit': limit, 'status': status}, options)
        return result

    def list_account_types(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> AccountTypeList:
        """List the store's account types.

        All account types of the store, by `rank`. Exactly one is the default. `customerCount` may be minutes old."""
        result: AccountTypeList = self._call('GET', '/admin/customer/account-type/all', 't', AccountTypeList, None, {}, options)
        return result

    def list_customer_addresses(
        self,
        *,
        store_customer_id: int,
        include_removed: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerAddressList:
        """List the addresses of a customer.

        The saved addresses of one customer, the default address first, then the newest. Removed addresses (`isActive`
        false) are included only with `includeRemoved`."""
        result: CustomerAddressList = self._call('GET', '/admin/customer-address/all', 't', CustomerAddressList, None, {'storeCustomerId': store_customer_id, 'includeRemoved': include_removed}, options)
        return result

    def create_customer_address(
        self,
        body: CustomerAddressCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerAddress:
        """Add an address of a customer.

        Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the
        old one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new
        address. 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country
        that the store does not serve, a missing field that the country requires, such as a postal code, or more than
        100 active addresses."""
        result: CustomerAddress = self._call('POST', '/admin/customer-address', 'tk', CustomerAddress, body, {}, options)
        return result

    def update_customer_address(
        self,
        body: CustomerAddressUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerAddress:
        """Update an address of a customer.

        Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the
        changed address from their next renewal. Fires `customer.address_changed` if something changed. If the address
        becomes the default, the event for the former default address fires first. A removed address returns 404. 409
        `version_conflict` when the address changed since `version` or `If-Match`. 422 `invalid_value`: a country that
        the store does not serve, a missing field that the country requires, such as a postal code, or `isDefault:
        false` for the default address."""
        result: CustomerAddress = self._call('PATCH', '/admin/customer-address', 'tk', CustomerAddress, body, {}, options)
        return result

    def delete_customer_address(
        self,
        *,
        customer_address_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Remove an address of a customer.

        Marks the address as removed (`isActive` false); orders keep their copy. If it was the default, the newest
        remaining address becomes the default. 409 `in_use` while a live subscription uses it as shipping or billing
        address. Removing a removed address again succeeds without an event. Fires `customer.address_changed` with the
        removed address, then with the new default address, if there is one."""
        self._call('DELETE', '/admin/customer-address', 't', None, None, {'customerAddressId': customer_address_id}, options)

    def list_customer_payment_methods(
        self,
        *,
        store_customer_id: int,
        include_removed: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerPaymentMethodList:
        """List the payment methods of a customer.

        The saved payment methods of one customer, the default one first, then the newest. The response has the data
        that the customer sees, and the number of active subscriptions: never card numbers, gateway tokens or vault
        ids. Removed payment methods (`isActive` false) are included only with `includeRemoved`."""
        result: CustomerPaymentMethodList = self._call('GET', '/admin/customer-payment-method/all', 't', CustomerPaymentMethodList, None, {'storeCustomerId': store_customer_id, 'includeRemoved': include_removed}, options)
        return result

    def delete_customer_payment_method(
        self,
        *,
        customer_payment_method_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Remove a payment method of a customer.

        Marks the payment method as removed (`isActive` false) and asks the provider to delete it. 409 `in_use` while
        a live subscription is charged to it. If it was the default, the newest remaining payment method becomes the
        default. Removing a removed payment method again succeeds without an event. Fires
        `customer.payment_method_changed` with the removed payment method (`source.action` is
        `customer.payment_method_removed`), then with the new default payment method, if there is one."""
        self._call('DELETE', '/admin/customer-payment-method', 't', None, None, {'customerPaymentMethodId': customer_payment_method_id}, options)

    def get_dashboard(
        self,
        *,
        from_: _Optional[_dt.date] = None,
        to: _Optional[_dt.date] = None,
        compare_to: _Optional[DashboardComparison] = None,
        currency_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Dashboard:
        """Get the dashboard.

        Sales, orders, subscriptions, customers and open tasks, for a range of days in the store's time zone. Default:
        the last 30 days, including today. The range has at most 366 days. Figures are computed in advance and may be
        minutes old; `generatedOn` has the time. Amounts cover orders in one currency; orders in other currencies are
        not counted. Placed orders that are not canceled count on the day of the order. Their refunds count on the day
        of issue, unless the refund failed or was voided. Open tasks and subscription totals are as of `generatedOn`,
        independent of the range. Subscriptions in a test clock do not count. A 422 names `from` if the range is empty
        or too long, and `currencyCode` if it is unknown."""
        result: Dashboard = self._call('GET', '/admin/dashboard', 't', Dashboard, None, {'from': from_, 'to': to, 'compareTo': compare_to, 'currencyCode': currency_code}, options)
        return result

    def list_emails(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[EmailSort] = None,
        to: _Optional[str] = None,
        email_template_type_code: _Optional[_Sequence[EmailTemplateTypeCode]] = None,
        status: _Optional[_Sequence[EmailStatus]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> EmailPage:
        """List e-mails.

        The mails of the store with recipient, type and status, newest first unless `sort` says otherwise. `SENT`
        means that the mail server accepted the mail; the service does not know whether it was read. The body of a
        mail is never returned, and the subject only for mails that cannot contain a secret. Each blind copy is a mail
        of its own. Mails are deleted 30 days after they were sent or failed; expired mails, such as one with an
        expired pin, are deleted at once. The mails of a customer are deleted with the customer's data."""
        result: EmailPage = self._call('GET', '/admin/email/paged', 't', EmailPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'to': to, 'emailTemplateTypeCode': email_template_type_code, 'status': status, 'orderId': order_id, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def resend_email(
        self,
        body: EmailResend,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailListItem:
        """Send an e-mail again.

        Resends the mail with its original content: a mail about an order to the order's current e-mail address, any
        other mail to the same address. The response contains the new mail. No blind copies are sent. Fires no event;
        the audit log records the request. 409 `invalid_state_transition` while the mail is `PENDING`, and after it
        expired. 422 `unsupported_operation` for mails with a pin or a link that opens an account; the customer
        requests a new one. The same code is returned while the template of the type is inactive, and while the
        address is suppressed. `DELETE /admin/email-suppression` removes the suppression."""
        result: EmailListItem = self._call('POST', '/admin/email/resend', 'tk', EmailListItem, body, {}, options)
        return result

    def retry_emails(
        self,
        body: EmailRetry,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailRetryResult:
        """Retry failed e-mails.

        Queues `FAILED` mails again that the request selects, in the order of their ids, for example after a fault of
        the mail server. A mail keeps its id, its `Message-ID` and its content, and its status becomes `PENDING`. Each
        mail is therefore sent once, however often the request is repeated. A mail about an order goes to the order's
        current e-mail address. The request skips these mails: - mails that expired. - mails with a pin or a link that
        opens an account. - mails that were sent again with `POST /admin/email/resend`. - mails whose template is
        inactive. - mails to suppressed addresses."""
        result: EmailRetryResult = self._call('POST', '/admin/email/retry', 'tk', EmailRetryResult, body, {}, options)
        return result

    def list_email_suppressions(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[EmailSuppressionSort] = None,
        email: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> EmailSuppressionPage:
        """List suppressed addresses.

        Lists addresses that the store sends no mails to, because a mail server permanently rejected the recipient.
        Such a rejection has a status from 5.1.0 to 5.1.10, except statuses about the sender. Mails to these addresses
        are not attempted and are listed as `SUPPRESSED`. Mails with pins and with links that open an account are
        still sent. Newest first unless `sort` says otherwise. A suppression is deleted with the data of its customer."""
        result: EmailSuppressionPage = self._call('GET', '/admin/email-suppression/paged', 't', EmailSuppressionPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'email': email, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_email_suppression(
        self,
        *,
        email_suppression_id: int,
        options: _Optional[_Options] = None,
    ) -> EmailSuppression:
        """Get a suppressed address.

        An address that the store sends no mails to, with the reason."""
        result: EmailSuppression = self._call('GET', '/admin/email-suppression', 't', EmailSuppression, None, {'emailSuppressionId': email_suppression_id}, options)
        return result

    def delete_email_suppression(
        self,
        *,
        email_suppression_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Remove the suppression of an address.

        Mails to the address are sent again from now on. Mails suppressed before stay `SUPPRESSED` (send them with
        `POST /admin/email/resend`). If a mail server permanently rejects the address again, the address is suppressed
        again."""
        self._call('DELETE', '/admin/email-suppression', 't', None, None, {'emailSuppressionId': email_suppression_id}, options)

    def test_email(
        self,
        body: EmailTest,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTestResult:
        """Send a test e-mail.

        Renders the stored template with the given order (requires `order:read`) or with sample data, and queues it
        for sending, with the subject marked as test. The list of mails shows whether the mail server accepted it.
        429: a store can send 30 test mails in a burst, and one more every two minutes. 422 `invalid_value` if mails
        of the type are not about an order, `unsupported_operation` if the address is suppressed. If the template has
        errors, nothing is sent: `accepted` is false, and `errors` has their positions. Sets the template's
        `lastTestedOn`. No events."""
        result: EmailTestResult = self._call('POST', '/admin/email/test', 'tk', EmailTestResult, body, {}, options)
        return result

    def list_email_templates(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[EmailTemplateSort] = None,
        email_template_type_id: _Optional[_Sequence[int]] = None,
        language_code: _Optional[_Sequence[str]] = None,
        is_active: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> EmailTemplatePage:
        """List e-mail templates.

        The e-mail templates of the store, without bodies. Each type has at most one template per language, and always
        one in the store's default language. `search` matches parts of the name and the subject."""
        result: EmailTemplatePage = self._call('GET', '/admin/email-template/paged', 't', EmailTemplatePage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'emailTemplateTypeId': email_template_type_id, 'languageCode': language_code, 'isActive': is_active}, options)
        return result

    def get_email_template(
        self,
        *,
        email_template_id: int,
        options: _Optional[_Options] = None,
    ) -> EmailTemplate:
        """Get an e-mail template.

        Returns one template with its source and the variables that it may use. The source is Liquid with variables,
        filters and these tags: `if`, `unless`, `case`, `for`, `tablerow`, `cycle`, `assign`, `capture`, `increment`,
        `decrement`, `echo` and `liquid`. Includes are not supported. The filter `date` knows the words now and today.
        Customer input is escaped in the HTML, and may appear only in text and inside quoted attributes. A pin, or a
        link with a secret, must stand alone between spaces or tags, or be the whole URL of an `<a>`. Filters,
        comparisons and other URLs cannot use it. A mail uses the template in the recipient's language (`de-AT`),
        otherwise in the language without region (`de`), otherwise in the store's default language. If the template
        cannot be rendered, the service sends the platform's own text in the recipient's language, and `lastError` has
        the reason."""
        result: EmailTemplate = self._call('GET', '/admin/email-template', 't', EmailTemplate, None, {'emailTemplateId': email_template_id}, options)
        return result

    def create_email_template(
        self,
        body: EmailTemplateCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTemplate:
        """Create an e-mail template.

        Adds a template of a type in another language. 409 `already_exists` if the type has a template in this
        language. 422 `invalid_value` if the language is not one of the store's, or the source has errors (the field
        error's detail has line and column). The service renders the source with sample data before it saves it.
        `fromEmail` must be at a domain that the store has verified. Mails that contain a secret of the customer
        cannot have `bcc`, or style sheets, forms or frames in their HTML."""
        result: EmailTemplate = self._call('POST', '/admin/email-template', 'tk', EmailTemplate, body, {}, options)
        return result

    def update_email_template(
        self,
        body: EmailTemplateUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTemplate:
        """Update an e-mail template.

        Changes the template for every mail rendered from now on, and sets `isDefault` to false. If a template of a
        transactional type is inactive, its mails use the template in the store's default language, or else the
        platform's own template. Mails of other types are not sent. Errors: 409 `version_conflict`. 422
        `invalid_value` if the source has errors; the detail of the field error has line and column."""
        result: EmailTemplate = self._call('PATCH', '/admin/email-template', 'tk', EmailTemplate, body, {}, options)
        return result

    def preview_email_template(
        self,
        body: EmailTemplatePreview,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTemplatePreviewResult:
        """Preview an e-mail template.

        Renders the stored template, with the given fields replacing the stored ones, with an order (requires
        `order:read`) or with sample data. Pins and links are always sample data. Nothing is stored or sent. 422
        `invalid_value` if mails of the type are not about an order. Errors in the source do not fail the request:
        `errors` lists them, and parts that cannot be rendered are empty. Rendering stops after a fixed number of
        steps."""
        result: EmailTemplatePreviewResult = self._call('POST', '/admin/email-template/preview', 'tk', EmailTemplatePreviewResult, body, {}, options)
        return result

    def revert_email_template(
        self,
        body: EmailTemplateRevert,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTemplate:
        """Revert an e-mail template to the default.

        Restores the platform's own subject, texts and sender, and sets `isDefault`. `name` and `isActive` do not
        change. If the platform has no text in the template's language, the English one is used. Reverting an unedited
        template changes nothing. 409 `version_conflict`."""
        result: EmailTemplate = self._call('POST', '/admin/email-template/revert', 'tk', EmailTemplate, body, {}, options)
        return result

    def list_email_template_types(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailTemplateTypeList:
        """List e-mail template types.

        All types of e-mail that the platform sends, with the variables that their templates may use. The list is the
        same for every store."""
        result: EmailTemplateTypeList = self._call('GET', '/admin/email-template-type/all', 't', EmailTemplateTypeList, None, {}, options)
        return result

    def list_gift_cards(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[GiftCardSort] = None,
        status: _Optional[_Sequence[GiftCardStatus]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        external_id: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> GiftCardPage:
        """List gift cards.

        Lists the store's gift cards, newest first unless `sort` says otherwise. `search` looks in the last four
        characters of the code, the recipient's name and e-mail address, and the external id. It does not find a whole
        code, because the store keeps only a hash of it."""
        result: GiftCardPage = self._call('GET', '/admin/gift-card/paged', 't', GiftCardPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'currencyCode': currency_code, 'externalId': external_id, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_gift_card(
        self,
        *,
        gift_card_id: int,
        options: _Optional[_Options] = None,
    ) -> GiftCard:
        """Get a gift card.

        Returns a gift card. The response has the last four characters of its code and never the whole code."""
        result: GiftCard = self._call('GET', '/admin/gift-card', 't', GiftCard, None, {'giftCardId': gift_card_id}, options)
        return result

    def create_gift_card(
        self,
        body: GiftCardCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCardCreated:
        """Issue a gift card.

        Issues a gift card. Without `deliverOn`, the response has the code, and no mail is sent. The response is then
        the only place where the code appears: the store keeps a hash of it. Hand the code to the recipient. A
        repeated request with the same Idempotency-Key returns the same card and the same code. With `deliverOn`, the
        service mails the code to the recipient at that time and shows it nowhere else. - `deliverOn` needs an e-mail
        address of the recipient. It must be within one year and before `expiresOn` (422 `invalid_value`). A time in
        the past means now. A disabled card is not mailed before it is enabled. - A card is issued in a currency in
        which the store sells (422 `currency_mismatch`). It pays orders in this currency only. - `expiresOn` must be
        in the future (422 `invalid_value`). The law of some countries sets a minimum validity. - `externalId` must be
        unique in the store (409 `already_exists`). - Administrators cannot issue a gift card to their own e-mail
        address (403 `forbidden`). - `storedValueLimits` of the settings limits the value that an administrator or an
        app token adds in one day of the store's time zone. Gift cards and store credit count together. Above it, the
        request fails with 403 `forbidden`. The limit does not apply to callers with `store:write`, who could change
        it. - The Idempotency-Key is required. The audit log records the card without its code. Fires
        `stored_value.issued`, without code and recipient."""
        result: GiftCardCreated = self._call('POST', '/admin/gift-card', 'tk', GiftCardCreated, body, {}, options)
        return result

    def update_gift_card(
        self,
        body: GiftCardUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCard:
        """Change a gift card.

        Changes the expiry, the recipient, the scheduled delivery or the external id of a gift card. Absent fields
        keep their values, and `null` clears a field. Use `POST /admin/gift-card/adjust` to change the balance. - An
        EXPIRED card becomes ACTIVE when `expiresOn` changes. Value that has expired does not come back. - 409
        `version_conflict`: the card's `version` is stale. 409 `already_exists`: another card has the `externalId`. -
        409 `invalid_state_transition`: `deliverOn` is another time, and no delivery waits for its time. `POST
        /admin/gift-card/resend` mails a new code. - 422 `invalid_value`: `expiresOn` is not in the future, or the
        recipient's name or e-mail address is not valid. A scheduled delivery needs an address and a time before the
        expiry. - 403 `forbidden`: the recipient's new e-mail address is the caller's own. A scheduled delivery goes
        to another address only if the caller has `gift-card:issue`. Another `expiresOn` fires
        `stored_value.adjusted`, or `stored_value.status_changed` if an event has reported the expiry of the card.
        Other changes fire no event."""
        result: GiftCard = self._call('PATCH', '/admin/gift-card', 'tk', GiftCard, body, {}, options)
        return result

    def disable_gift_card(
        self,
        body: GiftCardReference,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCard:
        """Disable a gift card.

        Stops a gift card from paying new orders, for instance after its code was stolen. Orders that hold value of
        the card keep it and can still be captured. Refunds cannot pay value back to the card until it is enabled. A
        card that the service has disabled then stays disabled until staff enable it. 409 `invalid_state_transition`:
        the card has expired. Fires `stored_value.status_changed` if the card was not disabled."""
        result: GiftCard = self._call('POST', '/admin/gift-card/disable', 'tk', GiftCard, body, {}, options)
        return result

    def enable_gift_card(
        self,
        body: GiftCardReference,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCard:
        """Enable a gift card.

        Lets a disabled gift card pay orders again. A card that is not disabled stays as it is. 409
        `invalid_state_transition`: the card has expired; change its `expiresOn` instead. Fires
        `stored_value.status_changed` if the card was disabled."""
        result: GiftCard = self._call('POST', '/admin/gift-card/enable', 'tk', GiftCard, body, {}, options)
        return result

    def resend_gift_card(
        self,
        body: GiftCardReference,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCard:
        """Mail a new code of a gift card.

        Gives a gift card a new code and mails it to the recipient at once, in place of a scheduled delivery. The
        former code no longer works, and carts that have the card by the former code cannot pay with it. Orders that
        hold value of the card keep it. The response has the last four characters of the new code and never the whole
        code. `deliveryStatus` is SCHEDULED until the mail server accepts the mail. - The Idempotency-Key is required:
        a repeated request mails no second code. - 409 `invalid_state_transition`: the card is disabled or expired, or
        it has no value left. - 422 `invalid_value`: the card's recipient has no e-mail address. - 403 `forbidden`:
        the recipient is the administrator who calls. Fires no event. `stored_value.delivery_failed` fires later if
        the mail server refuses the mail."""
        result: GiftCard = self._call('POST', '/admin/gift-card/resend', 'tk', GiftCard, body, {}, options)
        return result

    def adjust_gift_card(
        self,
        body: GiftCardAdjust,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCardEntry:
        """Adjust the balance of a gift card.

        Adds value to a gift card (`amount` above 0) or removes value (`amount` below 0), in the card's currency. -
        Value that an order holds cannot be removed (422 `invalid_value`). - Value can be added only to a card that
        can pay: a disabled or expired card gets none (409 `invalid_state_transition`). - Administrators cannot adjust
        a gift card whose recipient has their own e-mail address (403 `forbidden`). - `storedValueLimits` of the
        settings limits the added value as in `POST /admin/gift-card`. Above it, the request fails with 403
        `forbidden`. - The Idempotency-Key is required: a repeated request returns the first entry and adjusts
        nothing. The audit log records the change. Fires `stored_value.adjusted`."""
        result: GiftCardEntry = self._call('POST', '/admin/gift-card/adjust', 'tk', GiftCardEntry, body, {}, options)
        return result

    def list_gift_card_entries(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[GiftCardEntrySort] = None,
        gift_card_id: _Optional[_Sequence[int]] = None,
        type: _Optional[_Sequence[StoredValueEntryType]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> GiftCardEntryPage:
        """List the entries of gift cards.

        Lists every change of the store's gift cards, newest first unless `sort` says otherwise. Entries never change;
        a correction is a new entry. The sum of `amount` of a card's entries is its balance, and the sum of
        `heldAmount` is its held amount."""
        result: GiftCardEntryPage = self._call('GET', '/admin/gift-card/entry/paged', 't', GiftCardEntryPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'giftCardId': gift_card_id, 'type': type, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def list_integration_logs(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[IntegrationLogSort] = None,
        integration: _Optional[_Sequence[IntegrationType]] = None,
        provider_code: _Optional[str] = None,
        payment_provider_id: _Optional[_Sequence[int]] = None,
        object_type: _Optional[_Sequence[ObjectType]] = None,
        object_id: _Optional[_Sequence[str]] = None,
        direction: _Optional[_Sequence[IntegrationDirection]] = None,
        outcome: _Optional[_Sequence[IntegrationOutcome]] = None,
        correlation_id: _Optional[str] = None,
        integration_task_id: _Optional[_Sequence[int]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> IntegrationLogPage:
        """List integration calls.

        Calls to and from outside systems, newest first unless `sort` says otherwise; without headers and bodies.
        `search` looks in operation, URL, error message and correlation id. Entries are kept for 90 days. A call
        appears in the list moments after it was made. A call with several HTTP requests has one entry per request.
        Webhook deliveries are in their own log (`GET /admin/webhook-delivery/paged`)."""
        result: IntegrationLogPage = self._call('GET', '/admin/integration-log/paged', 't', IntegrationLogPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'integration': integration, 'providerCode': provider_code, 'paymentProviderId': payment_provider_id, 'objectType': object_type, 'objectId': object_id, 'direction': direction, 'outcome': outcome, 'correlationId': correlation_id, 'integrationTaskId': integration_task_id, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_integration_log(
        self,
        *,
        integration_log_id: int,
        options: _Optional[_Options] = None,
    ) -> IntegrationLog:
        """Get an integration call.

        One call with headers and bodies. Credentials, tokens and card data are masked before they are stored; bodies
        are truncated at 64 KB. A call without HTTP, such as one to a mail server, has no URL, and its bodies describe
        request and result as JSON. The contents of mails are not stored."""
        result: IntegrationLog = self._call('GET', '/admin/integration-log', 't', IntegrationLog, None, {'integrationLogId': integration_log_id}, options)
        return result

    def list_integration_tasks(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[IntegrationTaskSort] = None,
        status: _Optional[_Sequence[IntegrationTaskStatus]] = None,
        task_type: _Optional[str] = None,
        integration: _Optional[_Sequence[IntegrationType]] = None,
        provider_code: _Optional[str] = None,
        object_type: _Optional[_Sequence[ObjectType]] = None,
        object_id: _Optional[_Sequence[str]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> IntegrationTaskPage:
        """List integration tasks.

        Background jobs for outside systems and imports, newest first unless `sort` says otherwise. `search` looks in
        task type, last error and object id. A task is kept for 90 days after it finished."""
        result: IntegrationTaskPage = self._call('GET', '/admin/integration-task/paged', 't', IntegrationTaskPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'taskType': task_type, 'integration': integration, 'providerCode': provider_code, 'objectType': object_type, 'objectId': object_id, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_integration_task(
        self,
        *,
        integration_task_id: int,
        options: _Optional[_Options] = None,
    ) -> IntegrationTask:
        """Get an integration task.

        One task with its masked payload, its progress, and the rejected rows of an import. The integration log lists
        its calls by `integrationTaskId`."""
        result: IntegrationTask = self._call('GET', '/admin/integration-task', 't', IntegrationTask, None, {'integrationTaskId': integration_task_id}, options)
        return result

    def get_integration_task_file(
        self,
        *,
        integration_task_id: int,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Get a file of an integration task.

        Returns the file that `errorFileUrl` or `resultFileUrl` of a task links to. For an import, it is a CSV with
        the rejected rows (row, column, code, message). For a bulk operation, it has the responses, one JSON object
        per line. The file is available for 7 days after the task finished. In addition to the permission of this
        operation, the caller needs the permission that started the task (403): `customer:import`, `price:write`,
        `stock:write` or `product:write`."""
        result: bytes = self._call('GET', '/admin/integration-task/file', 'tf', None, None, {'integrationTaskId': integration_task_id}, options)
        return result

    def retry_integration_tasks(
        self,
        body: IntegrationTaskRetry,
        *,
        options: _Optional[_Options] = None,
    ) -> IntegrationTaskRetryResult:
        """Retry integration tasks.

        Queues FAILED and CANCELLED tasks again with reset attempts. The idempotency key sent to the provider stays
        the same, so nothing is done twice. Each id has its own result: a task in another state is not retried, and
        `reason` is its state. `reason` is `not_found` for an id that does not exist in the store, and
        `already_exists` if another task for the same work is queued or running."""
        result: IntegrationTaskRetryResult = self._call('POST', '/admin/integration-task/retry', 'tk', IntegrationTaskRetryResult, body, {}, options)
        return result

    def cancel_integration_tasks(
        self,
        body: IntegrationTaskCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> IntegrationTaskCancelResult:
        """Cancel integration tasks.

        Cancels QUEUED and RETRYING tasks; a RUNNING task stops after its current step. Completed steps are not
        undone. Each id has its own result: a task in another state is not canceled, and `reason` is its state.
        `reason` is `not_found` for an id that does not exist in the store."""
        result: IntegrationTaskCancelResult = self._call('POST', '/admin/integration-task/cancel', 'tk', IntegrationTaskCancelResult, body, {}, options)
        return result

    def list_invoices(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[InvoiceSort] = None,
        type: _Optional[_Sequence[InvoiceType]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        reason: _Optional[_Sequence[InvoiceReason]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        issued_from: _Optional[_dt.datetime] = None,
        issued_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> InvoicePage:
        """List invoices and credit notes.

        The store's numbered documents, newest first unless `sort` says otherwise. `search` matches a printed document
        number or an order number. `GET /admin/order/pdf` with the `invoiceId` prints a document. An order gets its
        invoice when it is first paid in full, or when its first units ship. A later edit adds an invoice for the
        added amount, or a credit note for the removed amount. A completed refund adds a credit note; if that refund
        fails later, the order gets another invoice. Canceling an order that was shipped and not paid adds a credit
        note for the amount that is no longer due. Invoices and credit notes have separate number sequences without
        gaps. A document never changes after it was issued, even if the store, the customer, the products or the order
        change."""
        result: InvoicePage = self._call('GET', '/admin/invoice/paged', 't', InvoicePage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'type': type, 'orderId': order_id, 'reason': reason, 'currencyCode': currency_code, 'issuedFrom': issued_from, 'issuedTo': issued_to}, options)
        return result

    def export_invoices(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        sort: _Optional[InvoiceSort] = None,
        type: _Optional[_Sequence[InvoiceType]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        reason: _Optional[_Sequence[InvoiceReason]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        issued_from: _Optional[_dt.datetime] = None,
        issued_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export invoices and credit notes as CSV or XLSX.

        Returns a file with the documents that match the filters of the list: one row for each document and tax rate,
        and one for the part without tax. Its columns are the number, the date and time of issue, the order and the
        corrected document. Then follow the buyer with country and tax number, the tax with its rate, `net`, `tax` and
        `gross`. Amounts of credit notes are negative, so the sums of a period are its revenue and tax by rate,
        country and currency. If several taxes apply to the same amount, `net` is in the row of the first one,
        `taxedAmount` in each. `convertedTax` is the tax in the currency of the tax office, with `taxCurrencyCode` and
        `taxExchangeRate`. The three are empty for documents without a `taxConversion`. Dates and times are in the
        store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8
        with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A
        store can run four exports at once; a fifth returns 503 with `Retry-After`."""
        result: bytes = self._call('GET', '/admin/invoice/export', 'tf', None, None, {'format': format, 'search': search, 'sort': sort, 'type': type, 'orderId': order_id, 'reason': reason, 'currencyCode': currency_code, 'issuedFrom': issued_from, 'issuedTo': issued_to}, options)
        return result

    def list_languages(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> LanguageList:
        """List the languages a store can use.

        Every language that the platform supports, by code; the same for all stores. The languages of a store are
        `languageCodes` of its settings. Needs no store."""
        result: LanguageList = self._call('GET', '/admin/language/all', 't', LanguageList, None, {}, options)
        return result

    def login(
        self,
        body: AdminLoginRequest,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminLogin:
        """Log an administrator in.

        Exchanges e-mail and password for an access token (1 hour) and a refresh token (30 days, rotated on use). Send
        the access token as `Authorization: Bearer`. Each login starts its own session, which `GET /admin/session/all`
        lists. A user with TOTP gets 401 `totp_required` if the password is correct and `totpCode` is absent; repeat
        the request with the code. Wrong codes are counted per user, across all IP addresses, until a correct one:
        five are allowed, and one more every 15 minutes (429). This limit does not apply to recovery codes. Each code
        is accepted once. A recovery code can be sent in place of a code, and is then used up. 401
        `invalid_credentials` is the same response, in the same time, for an unknown e-mail, a wrong password and a
        wrong code. 403 `account_inactive` is returned only if the password is correct. Attempts are throttled per
        account and per IP address (429 with Retry-After). No store is needed. `stores` lists the stores that the user
        may name in `X-Store-Id`."""
        result: AdminLogin = self._call('POST', '/admin/login', '', AdminLogin, body, {}, options)
        return result

    def refresh_login(
        self,
        body: AdminLoginRefresh,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminLogin:
        """Exchange a refresh token for new tokens.

        Returns a new access token and a new refresh token; the sent refresh token is used up, and the previous access
        token is revoked. The 30 days of the refresh token start again. If the same refresh token is sent again within
        ten seconds, and before the new refresh token was used, the same tokens are returned. After that the service
        treats the repeated token as stolen: it ends the whole session and rejects every token of it (401
        `unauthenticated`). An expired or revoked token returns 401, a deactivated user 403 `account_inactive`."""
        result: AdminLogin = self._call('POST', '/admin/login/refresh', '', AdminLogin, body, {}, options)
        return result

    def logout(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Log the administrator out.

        Ends the session of the access token: the access token and its refresh token are rejected from the next
        request on (401). Other sessions of the user stay valid. The request needs neither a body nor a store. An app
        token has no session: 403 `forbidden`."""
        self._call('POST', '/admin/logout', 'tk', None, None, {}, options)

    def list_media(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[MediaSort] = None,
        folder_id: _Optional[_Sequence[int]] = None,
        root_only: _Optional[bool] = None,
        media_type: _Optional[_Sequence[MediaType]] = None,
        status: _Optional[_Sequence[MediaStatus]] = None,
        tag: _Optional[_Sequence[str]] = None,
        is_used: _Optional[bool] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> MediaPage:
        """List media.

        The store's media, newest first by default. `search` looks in file name, alt text and tags. Without `folderId`
        and `rootOnly` the list has the media of all folders. With `modifiedSince` (and without `sort`) the rows are
        in the order of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you
        sent. No change is skipped, even one committed late."""
        result: MediaPage = self._call('GET', '/admin/media/paged', 't', MediaPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'folderId': folder_id, 'rootOnly': root_only, 'mediaType': media_type, 'status': status, 'tag': tag, 'isUsed': is_used, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_media(
        self,
        *,
        media_id: int,
        options: _Optional[_Options] = None,
    ) -> Media:
        """Get a medium.

        One medium by its id, for example to check whether it is READY. The file itself is at `url`."""
        result: Media = self._call('GET', '/admin/media', 't', Media, None, {'mediaId': media_id}, options)
        return result

    def create_media(
        self,
        body: MediaCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Media:
        """Upload a medium.

        Uploads one file: multipart/form-data with the part `file` and the other fields as separate parts. The file
        has at most 32 MiB unless the operator of the service has set another limit. Larger files, and files that
        exceed the store's remaining storage (see `GET /admin/media/usage`), are rejected with 413
        `payload_too_large`. The type is detected from the content, never from the name: images (JPEG, PNG, WebP,
        GIF), videos (MP4, WebM) and documents (PDF, CSV, plain text). Other types, such as SVG, HTML or AVIF, are
        rejected with 415 `unsupported_media_type`. A file that cannot be read, an image above 50 megapixels and an
        animated WebP are rejected with 422 `invalid_value`. Images are stored without metadata of the camera or
        software, such as the location; color profile and orientation are kept. The smaller versions are in sRGB,
        converted from the color profile. The file name is for people only. `status` is PROCESSING until the smaller
        versions of an image are ready; the medium can be used immediately. Uploading the same content twice creates
        two media with the same `checksum` that share one stored file. With the same Idempotency-Key the file is
        compared, too. Files are public: anyone with the `url` can read the file without a credential. URLs cannot be
        guessed. No webhook event is fired."""
        result: Media = self._call('POST', '/admin/media', 'tkm', Media, body, {}, options)
        return result

    def update_media(
        self,
        body: MediaUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Media:
        """Update a medium.

        Changes name, folder, texts, tags or focal point, never the file. `folderId: null` moves the medium to the top
        level. The `url` stays the same. `focalX` and `focalY` must be set together, each from 0 to 1 (422
        `invalid_value`). A stale `version` is rejected with 409 `version_conflict`. No webhook event is fired."""
        result: Media = self._call('PATCH', '/admin/media', 'tk', Media, body, {}, options)
        return result

    def delete_media(
        self,
        *,
        media_id: int,
        force: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a medium.

        Deletes the medium. The stored file and its URL are removed a day after the last medium with that content is
        deleted. The request fails with 409 `in_use` while a product, variant, option, collection, setting or
        description uses the medium. The error names these objects. With `force` true the medium is removed from all
        of them. No webhook event is fired."""
        self._call('DELETE', '/admin/media', 't', None, None, {'mediaId': media_id, 'force': force}, options)

    def get_media_usage(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> MediaUsage:
        """Get the media storage usage.

        The storage that the store's files use, and its limit. Content that was uploaded twice counts once, smaller
        versions of images do not count, and deleted files count until their bytes are removed, about a day later."""
        result: MediaUsage = self._call('GET', '/admin/media/usage', 't', MediaUsage, None, {}, options)
        return result

    def list_media_folders(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[MediaFolderSort] = None,
        parent_folder_id: _Optional[_Sequence[int]] = None,
        root_only: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> MediaFolderPage:
        """List media folders.

        The store's folders, sorted by name by default. Without `parentFolderId` and `rootOnly` the list has the
        folders of all levels."""
        result: MediaFolderPage = self._call('GET', '/admin/media/folder/paged', 't', MediaFolderPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'parentFolderId': parent_folder_id, 'rootOnly': root_only}, options)
        return result

    def create_media_folder(
        self,
        body: MediaFolderCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> MediaFolder:
        """Create a media folder.

        Creates a folder in another folder or at the top level. If a sibling has the same name, the request fails with
        409 `already_exists`; more than 10 levels are rejected with 422 `invalid_value`. No webhook event is fired."""
        result: MediaFolder = self._call('POST', '/admin/media/folder', 'tk', MediaFolder, body, {}, options)
        return result

    def update_media_folder(
        self,
        body: MediaFolderUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> MediaFolder:
        """Update a media folder.

        Renames or moves a folder with its contents; `parentFolderId: null` moves it to the top level. URLs of media
        do not change. If a sibling has the same name, the request fails with 409 `already_exists`. A move into itself
        or below it is rejected with 422 `invalid_value`, a stale `version` with 409 `version_conflict`. No webhook
        event is fired."""
        result: MediaFolder = self._call('PATCH', '/admin/media/folder', 'tk', MediaFolder, body, {}, options)
        return result

    def delete_media_folder(
        self,
        *,
        folder_id: int,
        replacement_folder_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a media folder.

        Deletes an empty folder. While the folder contains media or folders, the request fails with 409 `in_use`,
        unless `replacementFolderId` names another folder. The contents then move to that folder in the same step; a
        name that is taken there is rejected with 409 `already_exists`. This operation never deletes a medium. A
        replacement that is the folder itself or below it is rejected with 422 `invalid_value`. No webhook event is
        fired."""
        self._call('DELETE', '/admin/media/folder', 't', None, None, {'folderId': folder_id, 'replacementFolderId': replacement_folder_id}, options)

    def list_orders(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[OrderSort] = None,
        search: _Optional[str] = None,
        status: _Optional[_Sequence[OrderState]] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        source: _Optional[_Sequence[OrderSource]] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        email: _Optional[str] = None,
        sku: _Optional[str] = None,
        external_id: _Optional[str] = None,
        product_id: _Optional[_Sequence[int]] = None,
        coupon_id: _Optional[_Sequence[int]] = None,
        subscription_id: _Optional[_Sequence[int]] = None,
        shipping_method_id: _Optional[_Sequence[int]] = None,
        shipping_country_code: _Optional[_Sequence[str]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        grand_total_min: _Optional[_Decimal] = None,
        grand_total_max: _Optional[_Decimal] = None,
        tag: _Optional[_Sequence[str]] = None,
        options: _Optional[_Options] = None,
    ) -> OrderPage:
        """List orders.

        Lists the orders of the store, without drafts unless `status=DRAFT` requests them. `search` matches whole
        numbers: of orders (with or without `#` and the store's prefix), of shipments (`100042-1`), of invoices,
        payments' references at their provider, and `externalId`s. It also matches parts of the e-mail address, of
        tracking numbers, and of the names and SKUs of lines. In the addresses it matches parts of names, companies,
        streets, postal codes and phone numbers, in any notation. If nothing matches, words with a small mistake find
        what they resemble. A search of fewer than three characters matches only whole SKUs and numbers. Orders are
        sorted by newest order date unless `sort` says otherwise. List items have no lines: `GET /admin/order/details`
        returns the whole order. With `modifiedSince` (and without `sort`), orders come in the order in which they
        changed, oldest change first. Follow `nextCursor`. To poll for later changes, repeat the request with the last
        cursor you sent. No change is skipped, even one that was committed late."""
        result: OrderPage = self._call('GET', '/admin/order/paged', 't', OrderPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'search': search, 'status': status, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'source': source, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to, 'customField*': custom_field, 'modifiedSince': modified_since, 'storeCustomerId': store_customer_id, 'email': email, 'sku': sku, 'externalId': external_id, 'productId': product_id, 'couponId': coupon_id, 'subscriptionId': subscription_id, 'shippingMethodId': shipping_method_id, 'shippingCountryCode': shipping_country_code, 'currencyCode': currency_code, 'grandTotalMin': grand_total_min, 'grandTotalMax': grand_total_max, 'tag': tag}, options)
        return result

    def get_unfulfilled_order_count(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> UnfulfilledOrderCount:
        """Count orders that are not shipped yet.

        Counts placed orders with units left to ship (UNFULFILLED, PARTIALLY_FULFILLED, ON_HOLD), for example for a
        badge. Canceled orders and drafts do not count."""
        result: UnfulfilledOrderCount = self._call('GET', '/admin/order/unfulfilled/count', 't', UnfulfilledOrderCount, None, {}, options)
        return result

    def get_order(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Get an order.

        Returns the whole order with lines, payments, balance, refunds, shipments, chargebacks and history. Send
        exactly one of `orderId` and `orderNumber`. `allowedActions` lists the actions that the order's state allows.
        An action is listed exactly when its operation accepts the order in this state. EDIT covers lines, coupons,
        discounts and shipping; notes, tags and custom fields can always be changed. REPLACE is the free replacement:
        `isFree: false` is accepted for every placed order."""
        result: Order = self._call('GET', '/admin/order/details', 't', Order, None, {'orderId': order_id, 'orderNumber': order_number}, options)
        return result

    def create_order(
        self,
        body: OrderCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Create an order.

        Places an order for a customer or a guest, or saves the order as a draft (`isDraft`). Prices come from the
        price list of the customer's account type unless `unitPrice` is set. Shipping, discounts and taxes are
        computed as at checkout, and all totals are frozen. Placing an order reserves stock and coupons, charges
        `payment` by the store's capture mode, and starts a subscription for each plan of its lines. Fires
        order.created, then order.payment_captured if the payment was captured at once, then `subscription.created`
        with the action `subscription.created_by_admin`. An order that buys gift cards fires `stored_value.issued` for
        each card once the order is paid, here or later. An order with plans needs an ACTIVE customer whose account
        type may subscribe, a billing address, and a saved payment method of the customer
        (`payment.customerPaymentMethodId`), which renewals charge. The addresses are saved with the customer. The
        order is the first cycle of each subscription, or the start of its trial. If the payment is declined (422
        `payment_declined`), no order is placed and order.payment_failed fires. Other errors: `insufficient_stock`,
        `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `invalid_value`;
        409 `already_exists` if another order has the `externalId`; `existingId` is the `orderId` of that order. 404
        for a customer, variant, plan or payment method that the store or the customer does not have; `errors` names
        every line whose variant or plan is unknown. 503 `payment_outcome_unknown` means that the provider did not
        respond: repeat the request with the same Idempotency-Key."""
        result: Order = self._call('POST', '/admin/order', 'tk', Order, body, {}, options)
        return result

    def update_order(
        self,
        body: OrderUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Change an order.

        Changes the fields in the request: customer, e-mail, language, addresses, shipping method, lines, coupons,
        manual discount, order date, notes, tags, custom fields. Payment and fulfillment status cannot be set: they
        follow from payments and shipments. Fires order.updated once when addresses, customer, language, custom
        fields, order date, lines or discounts change. Changes of notes and tags fire no event. An empty change
        returns 200 and fires no event. A change of lines, coupons, discount or shipping reprices only the parts that
        change, and reserves or releases stock. A higher total leaves an amount due (PARTIALLY_PAID), a lower one
        overpays the order (OVERPAID): capture or refund the difference. When the captured money covers the new total,
        the rest of each authorization is released (a second order.updated, with the action
        `order.authorization_released`). An open page for a crypto payment ends when the amount due changes. The buyer
        pays on a new page. Money that arrives on the old page counts if it is due, or is refunded.
        order.payment_status_changed and order.fulfillment_status_changed fire when a status changes. `items` is the
        complete list of lines after the edit. These return 422 `invalid_value`: - a quantity below the shipped or
        refunded quantity - a change of a line with refunded units - a change of shipping that was partly or fully
        refunded - a price of a line below the money refunded on it without units - a total below the money refunded
        of the order"""
        result: Order = self._call('PATCH', '/admin/order', 'tk', Order, body, {}, options)
        return result

    def place_order(
        self,
        body: OrderPlace,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Place a draft order.

        Turns a draft into a placed order: prices are computed again, stock and coupons are reserved, `payment` is
        charged, and the order date is set to now. Fires order.created, then order.payment_captured if the payment was
        captured at once. Bought gift cards fire `stored_value.issued` as in `POST /admin/order`. Returns 409
        `invalid_state_transition` unless the order is a DRAFT, and 409 `cart_changed` when the total differs from
        `expectedGrandTotal`. Other errors are those of `POST /admin/order`. The draft keeps its custom fields, also
        without fields that the store has required since. After an error, the draft stays a draft."""
        result: Order = self._call('POST', '/admin/order/place', 'tk', Order, body, {}, options)
        return result

    def sync_orders(
        self,
        body: OrderSync,
        *,
        options: _Optional[_Options] = None,
    ) -> OrderSyncResult:
        """Synchronize orders with outside systems.

        Queues integration tasks that synchronize orders with the store's outside systems. `targets` selects the
        systems: - PAYMENT reads the outcome of open payments, captures and refunds of an order that was paid through
        a payment provider. The task is done when the provider has returned an outcome for each, and is retried while
        the provider does not respond. - COMMISSION sends the order to the store's commission service. - TAX and
        SHIPPING queue nothing: the tax service gets a report of every order anyway, and carriers are not asked."""
        result: OrderSyncResult = self._call('POST', '/admin/order/sync', 'tk', OrderSyncResult, body, {}, options)
        return result

    def export_orders(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        rows: _Optional[OrderExportRows] = None,
        sort: _Optional[OrderSort] = None,
        search: _Optional[str] = None,
        external_id: _Optional[str] = None,
        status: _Optional[_Sequence[OrderState]] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        source: _Optional[_Sequence[OrderSource]] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        email: _Optional[str] = None,
        sku: _Optional[str] = None,
        product_id: _Optional[_Sequence[int]] = None,
        coupon_id: _Optional[_Sequence[int]] = None,
        subscription_id: _Optional[_Sequence[int]] = None,
        shipping_method_id: _Optional[_Sequence[int]] = None,
        shipping_country_code: _Optional[_Sequence[str]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        grand_total_min: _Optional[_Decimal] = None,
        grand_total_max: _Optional[_Decimal] = None,
        tag: _Optional[_Sequence[str]] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export orders as CSV or XLSX.

        A file with the orders that match the filters of the list, streamed. `format` (csv, xlsx) sets the file
        format, `rows` sets one row per order or per line. Each row has the shipping and the billing address in
        columns such as `shippingAddress.postalCode`, which are empty if the order has none or its personal data was
        erased. Rows of orders have the consent to marketing e-mails that the buyer gave with the order; a customer's
        withdrawal is in the export of customers. CSV is UTF-8 with a byte order mark and CRLF. Texts that a
        spreadsheet could run as a formula start with an apostrophe. Amounts are numbers, with the currency in a
        column of its own."""
        result: bytes = self._call('GET', '/admin/order/export', 'tf', None, None, {'format': format, 'rows': rows, 'sort': sort, 'search': search, 'externalId': external_id, 'status': status, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'source': source, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to, 'customField*': custom_field, 'modifiedSince': modified_since, 'storeCustomerId': store_customer_id, 'email': email, 'sku': sku, 'productId': product_id, 'couponId': coupon_id, 'subscriptionId': subscription_id, 'shippingMethodId': shipping_method_id, 'shippingCountryCode': shipping_country_code, 'currencyCode': currency_code, 'grandTotalMin': grand_total_min, 'grandTotalMax': grand_total_max, 'tag': tag}, options)
        return result

    def get_order_pdf(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        type: _Optional[PdfTemplateTypeCode] = None,
        shipment_id: _Optional[int] = None,
        refund_id: _Optional[int] = None,
        invoice_id: _Optional[int] = None,
        pdf_template_id: _Optional[int] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Render a document of an order as PDF.

        Renders the store's template for the document in the order's language. Send exactly one of `orderId` and
        `orderNumber`. INVOICE and CREDIT_NOTE show the data frozen when the document was issued. `invoiceId` selects
        one of the order's documents, and the type is then that document's type. Without `invoiceId`, an INVOICE is
        the first invoice, or a pro forma invoice without a number while the order is neither paid nor shipped.
        PACKING_SLIP and SHIPPING_LABEL take a `shipmentId` (default: the newest shipment that is not canceled),
        CREDIT_NOTE a `refundId` (default: the newest credit note); 422 `invalid_value` if the order has none. An
        INVOICE of a draft is rejected with 422 `invalid_value`. Supported scripts are Latin, Greek, Cyrillic, Hebrew,
        Arabic, Armenian, Georgian, Chinese, Japanese and Korean, including right-to-left text. A document with text
        in another script returns 422 `unsupported_operation`."""
        result: bytes = self._call('GET', '/admin/order/pdf', 'tf', None, None, {'orderId': order_id, 'orderNumber': order_number, 'type': type, 'shipmentId': shipment_id, 'refundId': refund_id, 'invoiceId': invoice_id, 'pdfTemplateId': pdf_template_id, 'languageCode': language_code}, options)
        return result

    def refund_order(
        self,
        body: OrderRefund,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Refund an order.

        Issues a refund against the order's captured payments. All amounts in the request are what the customer
        receives, including tax. The response splits them: `amount = subtotal + taxTotal + shippingTotal`."""
        result: RefundDetails = self._call('POST', '/admin/order/refund', 'tk', RefundDetails, body, {}, options)
        return result

    def preview_order_refund(
        self,
        body: OrderRefundPreview,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundPreview:
        """Preview a refund.

        Computes the refund that the same request to `POST /admin/order/refund` would issue, and the maximum that can
        be refunded now, by line and by payment. Changes nothing and fires nothing. Rejected in the same cases as the
        refund (422 `refund_exceeds_remaining`, 409 `invalid_state_transition` and `gift_card_spent`)."""
        result: RefundPreview = self._call('POST', '/admin/order/refund/preview', 'tk', RefundPreview, body, {}, options)
        return result

    def list_order_shipping_methods(
        self,
        *,
        order_id: _Optional[int] = None,
        country_code: _Optional[str] = None,
        state_province: _Optional[str] = None,
        postal_code: _Optional[str] = None,
        currency_code: _Optional[str] = None,
        subtotal: _Optional[_Decimal] = None,
        weight: _Optional[_Decimal] = None,
        options: _Optional[_Options] = None,
    ) -> OrderShippingMethodList:
        """List shipping methods for an order.

        Lists the active shipping methods that serve an order, cheapest first. Each method has the price it would have
        if chosen now; the current method of a placed order keeps its price. Send either `orderId` for an existing
        order or draft, or `countryCode` with any other known details for an order that is not created yet. The list
        is empty when nothing in the order is shipped, or when no method serves the address."""
        result: OrderShippingMethodList = self._call('GET', '/admin/order/shipping-methods', 't', OrderShippingMethodList, None, {'orderId': order_id, 'countryCode': country_code, 'stateProvince': state_province, 'postalCode': postal_code, 'currencyCode': currency_code, 'subtotal': subtotal, 'weight': weight}, options)
        return result

    def get_order_item_summary(
        self,
        *,
        sort: _Optional[OrderItemSummarySort] = None,
        search: _Optional[str] = None,
        status: _Optional[_Sequence[OrderState]] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        source: _Optional[_Sequence[OrderSource]] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        email: _Optional[str] = None,
        sku: _Optional[str] = None,
        product_id: _Optional[_Sequence[int]] = None,
        coupon_id: _Optional[_Sequence[int]] = None,
        subscription_id: _Optional[_Sequence[int]] = None,
        shipping_method_id: _Optional[_Sequence[int]] = None,
        shipping_country_code: _Optional[_Sequence[str]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        grand_total_min: _Optional[_Decimal] = None,
        grand_total_max: _Optional[_Decimal] = None,
        tag: _Optional[_Sequence[str]] = None,
        options: _Optional[_Options] = None,
    ) -> OrderItemSummary:
        """Summarize order lines by variant.

        Returns the units ordered, shipped, refunded and still to be shipped for each variant. It counts the orders
        that match the filters of the list. Use it as a pick list or a sales report. The response has one row for each
        variant, SKU and currency. A variant whose SKU changed has a row for each SKU. Two variants that used the same
        SKU at different times have a row each. At most 1000 rows; `isTruncated` is true when there are more. More
        than 100,000 matching orders return 400 `invalid_request`: request a shorter period."""
        result: OrderItemSummary = self._call('GET', '/admin/order/item/summary', 't', OrderItemSummary, None, {'sort': sort, 'search': search, 'status': status, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'source': source, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to, 'customField*': custom_field, 'modifiedSince': modified_since, 'storeCustomerId': store_customer_id, 'email': email, 'sku': sku, 'productId': product_id, 'couponId': coupon_id, 'subscriptionId': subscription_id, 'shippingMethodId': shipping_method_id, 'shippingCountryCode': shipping_country_code, 'currencyCode': currency_code, 'grandTotalMin': grand_total_min, 'grandTotalMax': grand_total_max, 'tag': tag}, options)
        return result

    def get_order_summary(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        search: _Optional[str] = None,
        status: _Optional[_Sequence[OrderState]] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        source: _Optional[_Sequence[OrderSource]] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        email: _Optional[str] = None,
        sku: _Optional[str] = None,
        product_id: _Optional[_Sequence[int]] = None,
        coupon_id: _Optional[_Sequence[int]] = None,
        subscription_id: _Optional[_Sequence[int]] = None,
        shipping_method_id: _Optional[_Sequence[int]] = None,
        shipping_country_code: _Optional[_Sequence[str]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        grand_total_min: _Optional[_Decimal] = None,
        grand_total_max: _Optional[_Decimal] = None,
        tag: _Optional[_Sequence[str]] = None,
        options: _Optional[_Options] = None,
    ) -> OrderSummaryAnswer:
        """Summarize one order or many.

        With `orderId` or `orderNumber`: a short form of that order (`order`). Without them: counts and sums by
        currency and status over the orders that match the filters of the list (`totals`). Exactly one of the two
        fields is not null. An id together with filters returns 400 `invalid_request`."""
        result: OrderSummaryAnswer = self._call('GET', '/admin/order/summary', 't', OrderSummaryAnswer, None, {'orderId': order_id, 'orderNumber': order_number, 'search': search, 'status': status, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'source': source, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to, 'customField*': custom_field, 'modifiedSince': modified_since, 'storeCustomerId': store_customer_id, 'email': email, 'sku': sku, 'productId': product_id, 'couponId': coupon_id, 'subscriptionId': subscription_id, 'shippingMethodId': shipping_method_id, 'shippingCountryCode': shipping_country_code, 'currencyCode': currency_code, 'grandTotalMin': grand_total_min, 'grandTotalMax': grand_total_max, 'tag': tag}, options)
        return result

    def fulfill_order(
        self,
        body: OrderFulfill,
        *,
        options: _Optional[_Options] = None,
    ) -> Shipment:
        """Fulfill order lines with a shipment.

        Records a shipment of the given lines, or of all open lines, and removes the units from stock. When the parcel
        leaves, the call sends the shipment e-mail. If the store captures on fulfillment, it also captures the price
        of the shipped goods from the authorizations, or the whole amount due if the provider cannot capture in parts.
        A parcel that is PENDING or LABEL_CREATED is packed and has not left: the rest follows with its next status.
        An order that has nothing to ship, or nothing left because its units were refunded or canceled, is captured
        without a shipment. Fires shipment.created, order.fulfillment_status_changed if it changes, and
        order.fulfilled each time every physical line has shipped. 409 `payment_not_secured` unless the whole total is
        captured, regardless of later refunds, or all of it is authorized (the setting `allowUnsecuredFulfillment`
        disables this check). 409 `already_exists` if another shipment that is not canceled has the
        `externalShipmentId`; `existingId` is its `shipmentId`, so a warehouse that lost the response learns that the
        parcel is recorded. 409 `invalid_state_transition` for an order that is on hold, canceled or a draft. 422
        `quantity_exceeds_unfulfilled` above the open quantity, or if nothing is left to ship. Units of an open
        withdrawal are not open. Default `status` is IN_TRANSIT. Default `trackingUrl` is built from carrier and
        tracking number if the carrier is known (DHL, UPS, FedEx, USPS, DPD, GLS, Hermes). 422 `invalid_value` for a
        line that the order does not have, the status CANCELLED, a `shippedOn` in the future, or an
        `estimatedDelivery` before `shippedOn`."""
        result: Shipment = self._call('POST', '/admin/order/fulfill', 'tk', Shipment, body, {}, options)
        return result

    def resend_shipment_email(
        self,
        body: ShipmentEmailResend,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Send a shipment e-mail again.

        Queues the e-mail of a shipment again, to the order's address or to `email`. Each request sends one e-mail.
        Fires no event; the audit log records the request. 409 `invalid_state_transition` for a canceled or lost
        shipment. 422 `unsupported_operation`, and nothing is sent, while the template of shipment mails is inactive,
        and while the address is suppressed."""
        self._call('POST', '/admin/order/resend-shipment-email', 'tk', None, body, {}, options)

    def cancel_order(
        self,
        body: OrderCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Cancel an order.

        Cancels an order without shipped units, or one whose shipped units were all refunded, with money or with the
        amount 0. Voids live authorizations, refunds the captured amount unless `refundPayment` is false, and releases
        stock and coupons. A draft is closed without an event. Subscriptions that the order started continue: cancel
        them separately. A pending payment, such as a bank debit, does not prevent the cancellation. `paymentStatus`
        stays PENDING until the outcome is known. The service automatically refunds money that arrives afterwards,
        whether or not `refundPayment` is true. Fires refund.issued for a refund, order.payment_status_changed and
        order.fulfillment_status_changed if they change, then order.cancelled. After them, `stored_value.refunded`
        fires for each gift card and store credit that gets value back. A bought gift card that loses value fires
        `stored_value.adjusted`, and `stored_value.status_changed` if that disables it. Value that the order only held
        is released without an event. If the order is already canceled, the request returns 200 without an event. The
        refund's reason is DUPLICATE_CHARGE for DUPLICATE, otherwise OTHER. 409 `invalid_state_transition` if the
        buyer has units that were not refunded: cancel the shipments, or refund the units. The same code is returned
        while a payment to be refunded is disputed, and, with Retry-After, for a draft with a payment in progress. 422
        `gift_card_unusable` if the refund would pay back to a gift card that staff disabled: enable the card first.
        409 `gift_card_spent` if the order bought gift cards and their value was spent, has expired or is held: refund
        the rest first, and cancel with `refundPayment: false`. Bought gift cards then keep the value that was not
        refunded."""
        result: Order = self._call('POST', '/admin/order/cancel', 'tk', Order, body, {}, options)
        return result

    def charge_order(
        self,
        body: OrderCharge,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Charge the amount due to a saved payment method.

        Charges the whole amount due of a placed order (`balance.due`, less the authorized amount) off-session to a
        saved payment method of its customer. The order was placed to be paid later, has an amount due after an edit,
        or its payment failed afterwards. Fires order.payment_captured and, if it changes,
        order.payment_status_changed. If the order is paid then, `stored_value.redeemed` fires for each gift card and
        store credit whose value the order held, and `stored_value.issued` for each gift card that the order bought.
        If the charge succeeds, open payment pages of crypto providers for the order are closed. Errors: - 404: the
        customer does not have the payment method. - 409 `invalid_state_transition`: nothing is due, the order is a
        draft or canceled, the outcome of a payment is unknown, or a payment waits for the customer's confirmation. -
        422 `invalid_value`: a guest order, or neither a method in the request nor a default method of the customer. -
        422 `payment_declined` (order.payment_failed fires): also if the bank requires the customer's confirmation
        (`authentication_required`). Send the customer a payment link. - 503 `payment_outcome_unknown`: the provider
        did not respond. Retry with the same Idempotency-Key, which looks up the outcome and never charges twice."""
        result: Order = self._call('POST', '/admin/order/charge', 'tk', Order, body, {}, options)
        return result

    def capture_order(
        self,
        body: OrderCapture,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Capture an authorized payment.

        Captures authorized money: the whole amount due, or `amount`. Amounts that other payments of the order are
        currently charging do not count as due. Once the order is paid, the rest of each authorization is released
        (order.updated with the action `order.authorization_released`). Fires order.payment_captured and, if it
        changes, order.payment_status_changed (PARTIALLY_PAID or PAID). A captured gift card or store credit also
        fires `stored_value.redeemed`, and each gift card that the order bought fires `stored_value.issued` once the
        order is paid. 409 `invalid_state_transition` without a live authorization, or if nothing is due. 503 `busy`
        while another capture is in progress. 422 `payment_declined` (order.payment_failed fires), `invalid_value`
        above the authorized amount or the amount due. 503 `payment_outcome_unknown` after a timeout: the service
        looks up the outcome, and never captures twice."""
        result: Order = self._call('POST', '/admin/order/capture', 'tk', Order, body, {}, options)
        return result

    def void_order(
        self,
        body: OrderVoid,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Void an order before capture.

        Releases the authorizations of an order without captured money and closes the order: payment VOIDED, order
        CANCELLED, stock and coupons released. Fires order.payment_status_changed, order.fulfillment_status_changed if
        it changes, and order.cancelled. If the order is already voided, the request returns 200 without an event. 409
        `invalid_state_transition` if money is captured (cancel or refund instead), if units are shipped and not
        refunded, or for a draft with a payment in progress (with Retry-After). A payment with an open outcome, such
        as a bank debit, stays PENDING until the outcome is known; money that arrives afterwards is refunded
        automatically."""
        result: Order = self._call('POST', '/admin/order/void', 'tk', Order, body, {}, options)
        return result

    def report_order_chargeback(
        self,
        body: OrderChargebackReport,
        *,
        options: _Optional[_Options] = None,
    ) -> Chargeback:
        """Report a chargeback.

        Records a dispute of a payment that the provider does not report, or has not reported yet. A later report of
        the provider with the same `reference` updates the same dispute. The first report fires
        order.chargeback_reported and, unless it is an inquiry, order.payment_status_changed (CHARGEBACK). Report the
        dispute again to record its outcome: WON returns the money to the order; LOST and ACCEPTED leave it
        CHARGEBACK, until the buyer pays after all (`POST /admin/order/offline-payment`). Gift cards that the order
        bought are disabled until the dispute is won or the order is paid again (`stored_value.status_changed`). A new
        outcome fires order.updated with the action `order.chargeback_updated`. Administrators can correct a report
        until the provider decides. The decision of the provider replaces the reported outcome; a later report with a
        different outcome returns 409 `invalid_state_transition`. A report without new data changes nothing. Without
        `paymentId` the order must have exactly one payment with captured money; without `amount` all of that money is
        disputed. A higher amount is rejected with 422 `invalid_value`. 409 `invalid_state_transition` for a dispute
        that is already decided."""
        result: Chargeback = self._call('POST', '/admin/order/chargeback', 'tk', Chargeback, body, {}, options)
        return result

    def submit_order_chargeback_evidence(
        self,
        body: OrderChargebackEvidence,
        *,
        options: _Optional[_Options] = None,
    ) -> Chargeback:
        """Submit evidence against a chargeback.

        Submits evidence against an open dispute to the provider of its payment. The provider later reports the bank's
        decision. New evidence replaces earlier evidence, if the provider accepts it more than once. 409
        `invalid_state_transition` for a dispute that is already decided. 422 `unsupported_operation` if the provider
        does not accept evidence through its API: submit it directly to the provider. 503 `payment_outcome_unknown` if
        the provider does not respond: retry with the same Idempotency-Key."""
        result: Chargeback = self._call('POST', '/admin/order/chargeback/evidence', 'tk', Chargeback, body, {}, options)
        return result

    def accept_order_chargeback(
        self,
        body: OrderChargebackAccept,
        *,
        options: _Optional[_Options] = None,
    ) -> Chargeback:
        """Accept a chargeback.

        Accepts a dispute without evidence, also at the provider of its payment if the provider supports it: the buyer
        keeps the money, and the order is CHARGEBACK. If the dispute is already accepted, the request returns 200
        without an event. 409 `invalid_state_transition` for a dispute that the bank has decided. 503
        `payment_outcome_unknown` if the provider does not respond: retry with the same Idempotency-Key."""
        result: Chargeback = self._call('POST', '/admin/order/chargeback/accept', 'tk', Chargeback, body, {}, options)
        return result

    def create_order_payment_link(
        self,
        body: OrderPaymentLinkCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> OrderPaymentLink:
        """Create a payment link for an order.

        Creates a link to a page where anyone with the link can pay the amount due of a placed order. The page is the
        service's, or with `pageUrl` one of the store's own, which reads with `GET /customer/order/due` and pays with
        `POST /customer/order/pay`. The URL has a token after `#token=`; the service stores only its hash. The token
        gives access to this order only, for seven days and while an amount is due; it expires when the order's e-mail
        address changes. An order has at most five links: a sixth expires the oldest. With `notifyCustomer` the link
        is mailed to the buyer (`PAYMENT_LINK`). The service's page accepts payments with `STRIPE`, by its form, with
        `SANDBOX` and with crypto providers. If the store has none of them for the order, the link needs a `pageUrl`
        (422 `unsupported_operation`). 409 `invalid_state_transition` if nothing is due, for a draft, and for a
        canceled order. 422 `invalid_value` for a URL that does not belong to the store, and for `notifyCustomer` with
        an order without an e-mail address."""
        result: OrderPaymentLink = self._call('POST', '/admin/order/payment-link', 'tk', OrderPaymentLink, body, {}, options)
        return result

    def record_order_offline_payment(
        self,
        body: OrderOfflinePayment,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Record an offline payment.

        Records money that was received without a processor, such as a bank transfer. The money counts as captured:
        fires order.payment_captured and, if it changes, order.payment_status_changed. If the order is paid then,
        `stored_value.redeemed` and `stored_value.issued` fire as in `POST /admin/order/charge`. Once the order is
        paid, the rest of each authorization is released (order.updated with the action
        `order.authorization_released`). An amount above the amount due makes the order OVERPAID. An administrator
        completes refunds of the payment (`POST /admin/refund/complete`). `POST /admin/order/offline-payment/void`
        voids a wrong record. A canceled order accepts money that arrived after its cancellation if the request states
        the `amount`. The store then owes the buyer this money: the order gets a PENDING refund of it (refund.issued).
        409 `invalid_state_transition` for a draft, or if nothing is due and the request has no `amount`."""
        result: Order = self._call('POST', '/admin/order/offline-payment', 'tk', Order, body, {}, options)
        return result

    def void_order_offline_payment(
        self,
        body: OrderOfflinePaymentVoid,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Void a recorded offline payment.

        Voids the record of an offline payment that never arrived, for instance because the amount is wrong or the
        money belongs to another order. Its status becomes VOIDED, its captured amount 0, and the order owes the
        amount again. If the payment belongs to a provider of the store, such as bank transfer, the order waits for
        that payment again and shows its instructions. Gift cards that the order bought are disabled until it is paid
        again (`stored_value.status_changed`). Invoices stay: the sale is as before. Fires order.updated with the
        action `order.offline_payment_voided`, and order.payment_status_changed when the status changes. If the
        payment is already voided: 200, no event. Returns 409 `invalid_state_transition` when the money did not arrive
        yet. The same code is returned when the money is refunded, in part or in full: void the refund first, or
        record that it failed (`POST /admin/refund/fail`). Returns 422 `unsupported_operation` for a payment through a
        processor."""
        result: Order = self._call('POST', '/admin/order/offline-payment/void', 'tk', Order, body, {}, options)
        return result

    def replace_order(
        self,
        body: OrderReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Create a replacement order.

        Places a new order for lines of this order, for example if a parcel was lost. Free by default: the prices stay
        and are discounted to zero, including shipping. With `isFree: false`, lines keep their prices from the
        replaced order, before its coupons. A different variant has its current price, and shipping has the current
        price of the method. The new order has the custom fields of the old order and of its lines, also without
        fields that the store has required since. The new order is paid like any created order. Coupons, automatic
        discounts, the minimum order amount of an account type and the quantity rules of products do not apply, and
        the order earns no commission. The response contains the new order. Its `replacedOrderNumber` refers to the
        old order, whose `replacementOrderNumber` refers to the new one; otherwise the old order does not change
        unless `cancelReplaced` is true. After the replacement is canceled, or its payment was declined, the order can
        be replaced again. Fires order.created for the new order, and the events of a cancellation for the old one.
        All or nothing. - 409 `already_exists`: the order already has a replacement. - 409 `invalid_state_transition`:
        the order is a draft, or `cancelReplaced` is not possible. For a free replacement also: the order is canceled,
        fully refunded, or neither fully paid nor fully authorized. - 422 `invalid_value`: a line that the order does
        not have, a quantity above the ordered one, or nothing left to send. Also more free units than those that are
        neither refunded nor canceled. - 422 `invalid_value`: `cancelReplaced` with `isFree` (the buyer would get both
        goods and money), or with `payment` (which may be declined). - 409 `gift_card_spent`: the cancellation would
        refund gift cards that the order bought and whose value was spent, has expired or is held. - 422
        `gift_card_unusable`: the cancellation would pay back to a gift card that staff disabled. Enable the card
        first. - 422 with any other code of order creation."""
        result: Order = self._call('POST', '/admin/order/replace', 'tk', Order, body, {}, options)
        return result

    def hold_order(
        self,
        body: OrderHoldInput,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Put an order on hold.

        Puts an order without shipped units ON_HOLD: fulfilling is rejected until the hold is released. Fires
        order.fulfillment_status_changed. If the order is already on hold, the request returns 200, updates reason and
        note, and fires no event. 409 `invalid_state_transition` for an order that is partly shipped, has nothing to
        ship, is canceled or a draft."""
        result: Order = self._call('POST', '/admin/order/hold', 'tk', Order, body, {}, options)
        return result

    def release_order(
        self,
        body: OrderRelease,
        *,
        options: _Optional[_Options] = None,
    ) -> Order:
        """Release an order from hold.

        Ends the hold; the fulfillment status returns to its value without the hold. Fires
        order.fulfillment_status_changed. A paid order then gets the gift cards that it bought, and
        `stored_value.issued` fires for each of them. If the order is not on hold, the request returns 200 and fires
        no event. 409 `invalid_state_transition` for a canceled order and a draft."""
        result: Order = self._call('POST', '/admin/order/release', 'tk', Order, body, {}, options)
        return result

    def list_payment_transactions(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PaymentTransactionSort] = None,
        type: _Optional[_Sequence[PaymentTransactionType]] = None,
        provider_code: _Optional[str] = None,
        payment_provider_id: _Optional[_Sequence[int]] = None,
        payment_type: _Optional[_Sequence[PaymentType]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        occurred_from: _Optional[_dt.datetime] = None,
        occurred_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PaymentTransactionPage:
        """List movements of money.

        Lists each movement of money of the store's payments, newest first unless `sort` says otherwise: captures,
        completed refunds and disputes. Compare them with the payouts of a payment provider. `amount` is positive if
        the store received the money. A movement never changes. A transaction with the opposite sign reverses it, for
        example after a completed refund failed, the store won a dispute, or an offline payment was recorded by
        mistake. The sum of an order's transactions is its captured amount, less completed refunds, less disputes.
        `search` matches the whole order number, or the start of `providerReference` or `paymentReference`. Of
        payments captured before this version, the parts of a capture are one transaction."""
        result: PaymentTransactionPage = self._call('GET', '/admin/payment-transaction/paged', 't', PaymentTransactionPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'type': type, 'providerCode': provider_code, 'paymentProviderId': payment_provider_id, 'paymentType': payment_type, 'orderId': order_id, 'currencyCode': currency_code, 'occurredFrom': occurred_from, 'occurredTo': occurred_to}, options)
        return result

    def export_payment_transactions(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        sort: _Optional[PaymentTransactionSort] = None,
        type: _Optional[_Sequence[PaymentTransactionType]] = None,
        provider_code: _Optional[str] = None,
        payment_provider_id: _Optional[_Sequence[int]] = None,
        payment_type: _Optional[_Sequence[PaymentType]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        occurred_from: _Optional[_dt.datetime] = None,
        occurred_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export movements of money as CSV or XLSX.

        Returns a file with the movements of money that match the filters of the list, one row each. `amount` is a
        number, positive if the store received the money, with the currency in the column before. Dates and times are
        in the store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is
        UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading
        apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`."""
        result: bytes = self._call('GET', '/admin/payment-transaction/export', 'tf', None, None, {'format': format, 'search': search, 'sort': sort, 'type': type, 'providerCode': provider_code, 'paymentProviderId': payment_provider_id, 'paymentType': payment_type, 'orderId': order_id, 'currencyCode': currency_code, 'occurredFrom': occurred_from, 'occurredTo': occurred_to}, options)
        return result

    def list_pdf_templates(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PdfTemplateSort] = None,
        pdf_template_type_id: _Optional[_Sequence[int]] = None,
        language_code: _Optional[_Sequence[str]] = None,
        is_active: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> PdfTemplatePage:
        """List PDF templates.

        Lists the PDF templates of the store, without sources. There is at most one template per type and language.
        `search` matches parts of the name."""
        result: PdfTemplatePage = self._call('GET', '/admin/pdf-template/paged', 't', PdfTemplatePage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'pdfTemplateTypeId': pdf_template_type_id, 'languageCode': language_code, 'isActive': is_active}, options)
        return result

    def get_pdf_template(
        self,
        *,
        pdf_template_id: int,
        options: _Optional[_Options] = None,
    ) -> PdfTemplate:
        """Get a PDF template.

        Returns one template with its source and the variables that the source can use. The source is Liquid over HTML
        with this subset of CSS: - Selectors: tags, classes, ids and attributes, `:nth-child` and similar. - Text:
        `color`, `background`, `font-size`, `font-weight`, `font-style`, `line-height`, `white-space`, `direction`,
        `vertical-align`. - Text: `text-align` (also `start` and `end`), `text-decoration`, `text-transform`. - Boxes:
        `margin`, `margin-inline-start`, `padding`, `border`, `border-radius`, `width`, `max-width`, `max-height`,
        `break-inside`. - Layout: `display` (`block`, `flex`, `table`, `none`), `flex`, `gap`, `justify-content`."""
        result: PdfTemplate = self._call('GET', '/admin/pdf-template', 't', PdfTemplate, None, {'pdfTemplateId': pdf_template_id}, options)
        return result

    def create_pdf_template(
        self,
        body: PdfTemplateCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PdfTemplate:
        """Create a PDF template.

        Adds a template of a type in another language. 409 `already_exists`: the type already has a template in this
        language. 422 `invalid_value`: the language is not one of the store's, or the source has errors (line and
        column in the field error's detail)."""
        result: PdfTemplate = self._call('POST', '/admin/pdf-template', 'tk', PdfTemplate, body, {}, options)
        return result

    def update_pdf_template(
        self,
        body: PdfTemplateUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> PdfTemplate:
        """Update a PDF template.

        Applies to every document rendered from now on. A change of the source, page format or margins sets
        `isDefault` to false. `margins` replaces all margins. Instead of an inactive template, documents use the
        template in the store's default language, and then the platform's own template. 409 `version_conflict`:
        `version` is stale. 422 `invalid_value`: the source has errors (line and column in the field error's detail)."""
        result: PdfTemplate = self._call('PATCH', '/admin/pdf-template', 'tk', PdfTemplate, body, {}, options)
        return result

    def preview_pdf_template(
        self,
        body: PdfTemplatePreview,
        *,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Preview a PDF template.

        Renders the stored template as a PDF (Content-Disposition inline), with the fields in the request in place of
        the stored ones. The data comes from an order, a refund (credit notes) or a shipment (packing slips, labels),
        at most one of the three, else from samples. Nothing is stored. 422 `invalid_value`: the source has errors,
        with line and column in the field error's detail, or rendering exceeds its budget."""
        result: bytes = self._call('POST', '/admin/pdf-template/preview', 'tkf', None, body, {}, options)
        return result

    def revert_pdf_template(
        self,
        body: PdfTemplateRevert,
        *,
        options: _Optional[_Options] = None,
    ) -> PdfTemplate:
        """Revert a PDF template to the default.

        Restores the platform's own source, page format and margins, and sets `isDefault`. Name and `isActive` do not
        change. If the platform has no template in the template's language, the English one is used. Reverting an
        unedited template changes nothing. 409 `version_conflict`: `version` is stale."""
        result: PdfTemplate = self._call('POST', '/admin/pdf-template/revert', 'tk', PdfTemplate, body, {}, options)
        return result

    def list_pdf_template_types(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> PdfTemplateTypeList:
        """List PDF template types.

        Lists all kinds of PDF documents that the platform creates, with the variables that their templates can use.
        The list is the same for every store."""
        result: PdfTemplateTypeList = self._call('GET', '/admin/pdf-template-type/all', 't', PdfTemplateTypeList, None, {}, options)
        return result

    def bulk_replace_prices(
        self,
        body: BulkFile,
        *,
        options: _Optional[_Options] = None,
    ) -> BulkAccepted:
        """Replace prices in bulk.

        Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines
        in order in the background. Each line is the body of `PUT /admin/price`. The rules of that operation apply. A
        rejected line changes nothing, and processing continues with the next line. Poll the integration task. After
        it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted)
        and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed
        object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days.
        Each line is processed once, even if the service stops during the task. The Idempotency-Key is required: a
        repeated request starts no second task."""
        result: BulkAccepted = self._call('POST', '/admin/price/bulk', 'tkm', BulkAccepted, body, {}, options)
        return result

    def get_price_reference(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> PriceReference:
        """Get reference data for pricing.

        Returns the store's currencies, account types, active plans and tax classes in one response, so that a price
        form needs one call. `priceTypes` lists the kinds of rows: BASE (no condition), COMPARE_AT (a former price
        next to the amount), ACCOUNT_TYPE, SUBSCRIPTION and VOLUME (a minQuantity above 1). `GET /admin/product`
        returns the rows of a variant, and `PUT /admin/price` replaces them."""
        result: PriceReference = self._call('GET', '/admin/price/reference', 't', PriceReference, None, {}, options)
        return result

    def replace_prices(
        self,
        body: PriceReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> PriceList:
        """Replace prices of variants.

        Replaces every price row of each variant in `variantIds` with the given rows, up to 1000 rows per request, all
        or nothing. Without `variantIds`, it replaces the rows of each variant that occurs in `prices`. With
        `currencyCode`, only the rows of that currency are replaced. A variant in `variantIds` without a row loses its
        prices and is no longer for sale in those currencies. - A row with the same variantId, currencyCode,
        accountTypeId, subscriptionPlanId, minQuantity and startsOn as a stored row keeps its priceId. If the row
        carries a stale `version` of the stored row, the call returns 409 `version_conflict` and nothing changes. A
        duplicate key in the request returns 422 `invalid_value`. - A currency that the store does not have, or that
        differs from `currencyCode`, returns 422 `currency_mismatch`. `errors` lists every failing row. - 422
        `invalid_value` for a row: too many digits, a compareAtAmount not above the amount, an endsOn not after
        startsOn, or a variant outside `variantIds`. - 422 `invalid_value` also for more than 100 rows of a variant,
        and for a variant, account type or plan that the store does not have. - Carts show the new price at once,
        checkouts are priced again, and renewals use the new price when they run. Placed orders never change. Versions
        of product and variant do not change. Repeating the request leads to the same rows. No webhook event fires."""
        result: PriceList = self._call('PUT', '/admin/price', 'tk', PriceList, body, {}, options)
        return result

    def list_products(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ProductSort] = None,
        status: _Optional[_Sequence[ProductStatus]] = None,
        product_type: _Optional[_Sequence[ProductType]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        tax_class_id: _Optional[_Sequence[int]] = None,
        subscription_plan_id: _Optional[_Sequence[int]] = None,
        brand: _Optional[str] = None,
        tag: _Optional[_Sequence[str]] = None,
        stock_status: _Optional[_Sequence[StockStatus]] = None,
        external_id: _Optional[str] = None,
        variant_external_id: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> ProductPage:
        """List products.

        Lists products without their variants and texts, newest first by default. `search` looks at name, brand, SKU,
        barcode, externalId, options and option values. If nothing matches, words with a small mistake find what they
        resemble. `GET /admin/product` returns one whole product. Archived products are included unless `status`
        excludes them."""
        result: ProductPage = self._call('GET', '/admin/product/paged', 't', ProductPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'productType': product_type, 'collectionId': collection_id, 'taxClassId': tax_class_id, 'subscriptionPlanId': subscription_plan_id, 'brand': brand, 'tag': tag, 'stockStatus': stock_status, 'externalId': external_id, 'variantExternalId': variant_external_id, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def export_products(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        variant_external_id: _Optional[str] = None,
        sort: _Optional[ProductSort] = None,
        status: _Optional[_Sequence[ProductStatus]] = None,
        product_type: _Optional[_Sequence[ProductType]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        tax_class_id: _Optional[_Sequence[int]] = None,
        subscription_plan_id: _Optional[_Sequence[int]] = None,
        brand: _Optional[str] = None,
        tag: _Optional[_Sequence[str]] = None,
        stock_status: _Optional[_Sequence[StockStatus]] = None,
        external_id: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export products as CSV or XLSX.

        Returns a file with the products that match the filters of the list, one row for each variant, with its stock
        and its price in the store's default currency. A product without variants has one row without a SKU. The file
        is streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte
        order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run
        four exports at once; a fifth returns 503 with `Retry-After`."""
        result: bytes = self._call('GET', '/admin/product/export', 'tf', None, None, {'format': format, 'search': search, 'variantExternalId': variant_external_id, 'sort': sort, 'status': status, 'productType': product_type, 'collectionId': collection_id, 'taxClassId': tax_class_id, 'subscriptionPlanId': subscription_plan_id, 'brand': brand, 'tag': tag, 'stockStatus': stock_status, 'externalId': external_id, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def bulk_write_products(
        self,
        body: BulkFile,
        *,
        options: _Optional[_Options] = None,
    ) -> BulkAccepted:
        """Create and update products in bulk.

        Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines
        in order in the background. A line with a `productId` is the body of `PATCH /admin/product`, any other line
        the body of `POST /admin/product`. The rules of these operations apply, including `price:write` for lines with
        prices. A rejected line changes nothing, and processing continues with the next line. Poll the integration
        task. After it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty
        lines counted) and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of
        the changed object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept
        for 7 days. Each line is processed once, even if the service stops during the task. The Idempotency-Key is
        required: a repeated request starts no second task."""
        result: BulkAccepted = self._call('POST', '/admin/product/bulk', 'tkm', BulkAccepted, body, {}, options)
        return result

    def get_product(
        self,
        *,
        product_id: _Optional[int] = None,
        slug: _Optional[str] = None,
        sku: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Product:
        """Get a product.

        Returns the whole product with options, variants, stock and every price row. Send exactly one of `productId`,
        `slug` and the `sku` of one of its variants (400 `invalid_request` otherwise). Archived products are returned
        too. The ETag changes with every returned field, including prices and stock. A PATCH that should ignore sales
        in the meantime sends `version` instead of If-Match."""
        result: Product = self._call('GET', '/admin/product', 't', Product, None, {'productId': product_id, 'slug': slug, 'sku': sku}, options)
        return result

    def create_product(
        self,
        body: ProductCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Product:
        """Create a product.

        Creates the product with its options, variants, prices and opening stock, all or nothing. With `status:
        ACTIVE`, the product can be sold as soon as this call returns. Defaults: `productType` PHYSICAL, `status`
        DRAFT, `minQuantity` and `quantityStep` 1; for a variant, `status` ACTIVE and `inventoryPolicy` DENY. -
        Variants name their option values by `optionName` and `value`, because ids do not exist yet. Each variant has
        one value of every option, and no two variants have the same set (422 `invalid_value`). - A product without
        variants can only be a DRAFT (422 `invalid_value` at `/status`). A variant without a price row for a currency
        is not for sale in it. - `stockOnHand` is the opening stock; POST /admin/stock/adjust makes later changes. -
        Prices must be in the store's currencies (422 `currency_mismatch`), with at most the decimals of the currency
        (422 `invalid_value`). A product with prices also requires `price:write` (403 `forbidden`). - A slug, SKU or
        externalId that is already in use in the store returns 409 `already_exists`. - Ids that do not exist in this
        store return 422 `invalid_value` with the pointer of the field."""
        result: Product = self._call('POST', '/admin/product', 'tk', Product, body, {}, options)
        return result

    def update_product(
        self,
        body: ProductUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Product:
        """Update a product.

        Changes the fields in the request, all or nothing. `status: ACTIVE` or `DRAFT` also restores an archived
        product. `variants`, if present, is the complete list in display order: - With `variantId`: the variant is
        kept. Fields in the request change, absent fields keep their values, `null` clears a field. - Without
        `variantId`: the variant is created. It needs a `sku` that is unique in the store, `optionValues` and
        `prices`. `optionValues` has a value for each option of the product, by names (`{optionName, value}`).
        `prices` has one price for each currency that the variant is sold in. `stockOnHand` is its opening stock
        (default 0). All other fields are optional. - Omitted: the variant is removed. The variant is no longer shown
        or sold, cart lines with it become UNAVAILABLE, and its SKU can be used again. Placed orders keep their data
        and can still be fulfilled and refunded. A variant in a live subscription or reserved by a running checkout
        cannot be removed (409 `in_use`, nothing changes). Move the subscription first, or set the variant's `status`
        to DISABLED."""
        result: Product = self._call('PATCH', '/admin/product', 'tk', Product, body, {}, options)
        return result

    def delete_product(
        self,
        *,
        product_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Archive a product.

        Sets the product's status to ARCHIVED; no data is deleted. The product disappears from the storefront and from
        `GET /admin/product/browse/paged`, and cart lines with it become UNAVAILABLE. A checkout that already reserved
        the product may finish. Orders do not change, and live subscriptions keep renewing its variants until they are
        moved. Archiving an archived product returns 204 again. PATCH with `status: ACTIVE` restores the product. No
        webhook event fires."""
        self._call('DELETE', '/admin/product', 't', None, None, {'productId': product_id}, options)

    def browse_products(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ProductBrowseSort] = None,
        currency_code: _Optional[str] = None,
        store_customer_id: _Optional[int] = None,
        account_type_id: _Optional[int] = None,
        subscription_plan_id: _Optional[int] = None,
        quantity: _Optional[int] = None,
        product_id: _Optional[_Sequence[int]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        is_orderable: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> ProductBrowsePage:
        """Browse variants to order.

        Lists the active variants of active products, each with its current price and stock, so that an admin can
        choose lines when creating or editing an order or a subscription. Variants without a price for the requested
        currency, account type, plan and quantity are left out. `search` looks at product and variant name, SKU and
        barcode. If nothing matches, words with a small mistake find what they resemble. Price and stock are current
        values and not reserved; the order prices and reserves again."""
        result: ProductBrowsePage = self._call('GET', '/admin/product/browse/paged', 't', ProductBrowsePage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'currencyCode': currency_code, 'storeCustomerId': store_customer_id, 'accountTypeId': account_type_id, 'subscriptionPlanId': subscription_plan_id, 'quantity': quantity, 'productId': product_id, 'collectionId': collection_id, 'isOrderable': is_orderable}, options)
        return result

    def list_tax_classes(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> TaxClassList:
        """List all tax classes.

        Lists every tax class of the store with its rates: the default class first, then by name."""
        result: TaxClassList = self._call('GET', '/admin/product/tax-class/all', 't', TaxClassList, None, {}, options)
        return result

    def create_tax_class(
        self,
        body: TaxClassCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> TaxClass:
        """Create a tax class.

        Creates a tax class with its rates. `isDefault: true` makes this class the default instead of the current one.
        A name or code that is already in use returns 409 `already_exists`. Two rates for the same place, or a `*`
        that is not at the end of a `postalCodePattern`, return 422 `invalid_value`. The rates are used when the
        store's tax provider is MANUAL or falls back to them. No webhook event fires."""
        result: TaxClass = self._call('POST', '/admin/product/tax-class', 'tk', TaxClass, body, {}, options)
        return result

    def update_tax_class(
        self,
        body: TaxClassUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> TaxClass:
        """Update a tax class.

        Changes the fields in the request; `rates` replaces all rates. New rates apply to carts at once, and to
        renewals from the next one on; placed orders never change. `isDefault: false` on the default class returns 422
        `invalid_value`: set `isDefault: true` on another class instead. A name or code that is already in use returns
        409 `already_exists`; a stale `version` returns 409 `version_conflict`. No webhook event fires."""
        result: TaxClass = self._call('PATCH', '/admin/product/tax-class', 'tk', TaxClass, body, {}, options)
        return result

    def delete_tax_class(
        self,
        *,
        tax_class_id: int,
        replacement_tax_class_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a tax class.

        Deletes the class. While products or the shipping setting use the class, the call returns 409 `in_use`, unless
        `replacementTaxClassId` names the class that replaces it there in the same step. The default class cannot be
        deleted (409 `in_use`). Placed orders keep their taxes. A replacement that does not exist, or that is the
        class itself, returns 422 `invalid_value`. No webhook event fires."""
        self._call('DELETE', '/admin/product/tax-class', 't', None, None, {'taxClassId': tax_class_id, 'replacementTaxClassId': replacement_tax_class_id}, options)

    def list_redirects(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[RedirectSort] = None,
        product_id: _Optional[_Sequence[int]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        options: _Optional[_Options] = None,
    ) -> RedirectPage:
        """List redirects.

        The store's redirects, newest first by default. `search` finds parts of paths. The order by `path` compares
        the first 50 characters, in lower case."""
        result: RedirectPage = self._call('GET', '/admin/redirect/paged', 't', RedirectPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'productId': product_id, 'collectionId': collection_id}, options)
        return result

    def get_redirect(
        self,
        *,
        redirect_id: _Optional[int] = None,
        path: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> Redirect:
        """Get a redirect.

        The redirect, by `redirectId` or by `path`. Send exactly one of them, otherwise 400 `invalid_request`."""
        result: Redirect = self._call('GET', '/admin/redirect', 't', Redirect, None, {'redirectId': redirect_id, 'path': path}, options)
        return result

    def create_redirect(
        self,
        body: RedirectCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Redirect:
        """Create a redirect.

        Leads a former path to a product, a collection or another path of the storefront. Send exactly one of
        `productId`, `collectionId` and `targetPath`, otherwise 400 `invalid_request`. An import of the products of a
        Shopify shop creates the redirects of their paths."""
        result: Redirect = self._call('POST', '/admin/redirect', 'tk', Redirect, body, {}, options)
        return result

    def update_redirect(
        self,
        body: RedirectUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Redirect:
        """Update a redirect.

        Changes the given fields. A new target replaces the old one; send at most one of `productId`, `collectionId`
        and `targetPath`, otherwise 400 `invalid_request`. A taken path is rejected with 409 `already_exists`, a stale
        `version` with 409 `version_conflict`, and a path or target as at creation with 422 `invalid_value`. No
        webhook event is fired."""
        result: Redirect = self._call('PATCH', '/admin/redirect', 'tk', Redirect, body, {}, options)
        return result

    def delete_redirect(
        self,
        *,
        redirect_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a redirect.

        Deletes a redirect. A later import of the same products does not create it again. No webhook event is fired."""
        self._call('DELETE', '/admin/redirect', 't', None, None, {'redirectId': redirect_id}, options)

    def list_refunds(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[RefundSort] = None,
        status: _Optional[_Sequence[RefundStatus]] = None,
        reason: _Optional[_Sequence[RefundReason]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> RefundPage:
        """List refunds.

        Lists the refunds of the store, newest first unless `sort` says otherwise. `search` matches the whole refund
        number, and finds refunds by their order: by all texts that `search` of `GET /admin/order/paged` matches. A
        search of fewer than three characters matches only whole SKUs and numbers."""
        result: RefundPage = self._call('GET', '/admin/refund/paged', 't', RefundPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'reason': reason, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'currencyCode': currency_code, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def export_refunds(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        sort: _Optional[RefundSort] = None,
        status: _Optional[_Sequence[RefundStatus]] = None,
        reason: _Optional[_Sequence[RefundReason]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        currency_code: _Optional[_Sequence[str]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export refunds as CSV or XLSX.

        Returns a file with the refunds that match the filters of the list, one row each. Each row has the refunded
        payment, and the provider's references of refund and payment. Money is a number, with the currency in the next
        column. The file is streamed with the rows as they were at the start of the export, in any sort order. CSV is
        UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading
        apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`."""
        result: bytes = self._call('GET', '/admin/refund/export', 'tf', None, None, {'format': format, 'search': search, 'sort': sort, 'status': status, 'reason': reason, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'currencyCode': currency_code, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_refund(
        self,
        *,
        refund_id: _Optional[int] = None,
        refund_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Get a refund.

        Returns the refund with its lines, its parts by payment, and its failure if it failed. Send exactly one of
        `refundId` and `refundNumber`. `allowedActions` lists the actions that the refund's state allows (void,
        complete, retry)."""
        result: RefundDetails = self._call('GET', '/admin/refund', 't', RefundDetails, None, {'refundId': refund_id, 'refundNumber': refund_number}, options)
        return result

    def void_refund(
        self,
        body: RefundVoid,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Void a refund before it settles.

        Stops a PENDING refund, or a PROCESSING one of an offline payment, so that no money is returned. Its amount
        and quantities become refundable again, and restocked units leave the stock again. Fires refund.voided, and
        order.payment_status_changed and order.fulfillment_status_changed when these statuses change. If the refund is
        already voided: 200, no event. Returns 409 `invalid_state_transition` when the refund is COMPLETED or FAILED.
        Returns 422 `unsupported_operation` when a refund through a processor is PROCESSING: the processor already has
        the refund and cannot stop it."""
        result: RefundDetails = self._call('POST', '/admin/refund/void', 'tk', RefundDetails, body, {}, options)
        return result

    def complete_refund(
        self,
        body: RefundComplete,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Complete an offline refund.

        Records that the money of an offline refund was paid out: PENDING or PROCESSING becomes COMPLETED. Fires
        refund.completed. If the refund is already completed: 200, no event. If the processor failed to make a refund,
        for instance because the card is closed, pay the buyer in another way and complete the refund here. FAILED
        becomes COMPLETED, and `isOffline` becomes true. Returns 409 `invalid_state_transition` when an offline refund
        is FAILED, when the refund is VOIDED or was issued again, and while an amount of the order is in dispute.
        Returns 409 `gift_card_spent` when a FAILED refund returns the price of gift cards that were spent in the
        meantime. Returns 422 `refund_exceeds_remaining` when its money or units were refunded in the meantime, and
        422 `unsupported_operation` for any other refund through a processor: only the processor confirms it."""
        result: RefundDetails = self._call('POST', '/admin/refund/complete', 'tk', RefundDetails, body, {}, options)
        return result

    def fail_refund(
        self,
        body: RefundFail,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Record that an offline refund failed.

        Records that the money of a completed offline refund came back, for instance because the IBAN was wrong, or
        that the refund was completed by mistake: COMPLETED becomes FAILED. Its amount and quantities become
        refundable again, and `POST /admin/refund/retry` issues it again. If the refund has a credit note, the order
        gets another invoice for the same amount. Goods that were restocked stay in the stock. Fires refund.failed,
        and order.payment_status_changed when the status changes. If the refund is already failed: 200, no event.
        `allowedActions` does not list this operation. Returns 409 `invalid_state_transition` when the refund is
        PENDING, PROCESSING or VOIDED. Returns 422 `unsupported_operation` for a refund through a processor: only the
        processor reports its failure."""
        result: RefundDetails = self._call('POST', '/admin/refund/fail', 'tk', RefundDetails, body, {}, options)
        return result

    def retry_refund(
        self,
        body: RefundRetry,
        *,
        options: _Optional[_Options] = None,
    ) -> RefundDetails:
        """Retry a failed refund.

        Issues a new refund with the lines, amounts, reason and payments of a FAILED one. The failed refund stays
        unchanged except for `retriedByRefundId`, which names the new one; `retryOfRefundId` of the new refund names
        the failed one. The new refund is limited to the remaining refundable amount. Fires refund.issued, then
        refund.completed or refund.failed. Returns 409 `invalid_state_transition` unless the refund is FAILED and not
        retried yet, and while a chargeback of the order is open. Returns 409 `gift_card_spent` when the refund
        returns the price of gift cards that were spent since the failure. Returns 422 `refund_exceeds_remaining` when
        another refund has returned the amount since the failure."""
        result: RefundDetails = self._call('POST', '/admin/refund/retry', 'tk', RefundDetails, body, {}, options)
        return result

    def list_request_logs(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[RequestLogSort] = None,
        surface: _Optional[_Sequence[ApiSurface]] = None,
        operation: _Optional[str] = None,
        outcome: _Optional[_Sequence[RequestOutcome]] = None,
        problem_code: _Optional[str] = None,
        actor_type: _Optional[_Sequence[ActorType]] = None,
        admin_user_id: _Optional[_Sequence[int]] = None,
        app_token_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        request_id: _Optional[str] = None,
        idempotency_key: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> RequestLogPage:
        """List requests to the store's API.

        Lists requests to this store's Admin, Customer and Public API with their results, newest first unless `sort`
        says otherwise. The log contains every request that may change data, and every request that failed. It does
        not contain successful reads, requests over the rate limit (429), and requests without a credential or store
        key that identifies the store. Bodies, query strings and tokens are not logged. Requests are kept for 7 days
        and are listed moments after the response. Logging never delays a response, because requests are written to
        the log after it. The log drops requests beyond its write capacity, and requests of storefront visitors beyond
        600 per store and minute in each server process. The service's own log records the number of dropped requests.
        Requests of the last moments before a crash of the service are lost."""
        result: RequestLogPage = self._call('GET', '/admin/request-log/paged', 't', RequestLogPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'surface': surface, 'operation': operation, 'outcome': outcome, 'problemCode': problem_code, 'actorType': actor_type, 'adminUserId': admin_user_id, 'appTokenId': app_token_id, 'storeCustomerId': store_customer_id, 'requestId': request_id, 'idempotencyKey': idempotency_key, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_request_log(
        self,
        *,
        request_log_id: int,
        options: _Optional[_Options] = None,
    ) -> RequestLog:
        """Get a request.

        Returns one request to the store's API, with the rejected places in it: where and why, without the values."""
        result: RequestLog = self._call('GET', '/admin/request-log', 't', RequestLog, None, {'requestLogId': request_log_id}, options)
        return result

    def list_returns(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ReturnSort] = None,
        status: _Optional[_Sequence[ReturnStatus]] = None,
        kind: _Optional[_Sequence[ReturnKind]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        requested_from: _Optional[_dt.datetime] = None,
        requested_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> ReturnPage:
        """List returns.

        Lists the returns of the store, newest first unless `sort` says otherwise. `search` matches the whole number
        of a return, or of an order."""
        result: ReturnPage = self._call('GET', '/admin/return/paged', 't', ReturnPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'kind': kind, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'requestedFrom': requested_from, 'requestedTo': requested_to, 'modifiedSince': modified_since}, options)
        return result

    def export_returns(
        self,
        *,
        format: _Optional[ExportFormat] = None,
        search: _Optional[str] = None,
        sort: _Optional[ReturnSort] = None,
        status: _Optional[_Sequence[ReturnStatus]] = None,
        kind: _Optional[_Sequence[ReturnKind]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        requested_from: _Optional[_dt.datetime] = None,
        requested_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Export returns as CSV or XLSX.

        Returns a file with the returns that match the filters of the list, one row per line of a return. The file is
        streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte
        order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run
        four exports at once; a fifth returns 503 with `Retry-After`."""
        result: bytes = self._call('GET', '/admin/return/export', 'tf', None, None, {'format': format, 'search': search, 'sort': sort, 'status': status, 'kind': kind, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'requestedFrom': requested_from, 'requestedTo': requested_to, 'modifiedSince': modified_since}, options)
        return result

    def get_return(
        self,
        *,
        return_id: int,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Get a return.

        Returns the return with its lines, and the refunds that concern its units. `allowedActions` lists the actions
        that its state allows."""
        result: ReturnDetails = self._call('GET', '/admin/return', 't', ReturnDetails, None, {'returnId': return_id}, options)
        return result

    def create_return(
        self,
        body: ReturnCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Create a return.

        Requests the return of shipped units. A WITHDRAWAL can also contain units that have not been shipped: cancel
        or refund them with the operations of the order. They are not shipped until the return ends. The request moves
        neither goods nor money: receive the units with `POST /admin/return/receive`, and refund them with `POST
        /admin/order/refund`, in either order. An EXCHANGE can name the wanted goods in `exchangeLines`. From its
        approval on, the return reserves their stock. `POST /admin/return/exchange` places the order that sends them.
        A request of staff may exceed the store's `returnPolicy`: `exceeds` names the rules that it sets aside. It
        starts APPROVED unless `isApproved` is false, and the audit log records who made it. 422 `invalid_value` above
        the units that were shipped, less those that came back and those that other returns claim, and for a kind or a
        reason that does not exist. 422 `insufficient_stock` if the stock of the wanted goods does not suffice."""
        result: ReturnDetails = self._call('POST', '/admin/return', 'tk', ReturnDetails, body, {}, options)
        return result

    def preview_return(
        self,
        body: ReturnPreviewRequest,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnPreview:
        """Preview a return.

        Returns the return that the same request to `POST /admin/return` would create. Also returns the price of its
        units, the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the refund.
        The amounts include tax. Units whose money is not captured, or is refunded already, count 0. For an EXCHANGE
        with `exchangeLines`, also returns the price of the wanted goods and the difference: `amountDue` or
        `amountRefunded`. Changes nothing. Rejected in the same cases as the request."""
        result: ReturnPreview = self._call('POST', '/admin/return/preview', 'tk', ReturnPreview, body, {}, options)
        return result

    def approve_return(
        self,
        body: ReturnApprove,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Approve a return.

        Approves a REQUESTED return: in the quantities of `lines`, and as requested for the other lines. 0 approves
        none of a line's units. The return reserves the stock of its `exchangeLines`, of each line at most the
        approved units. If the return is already approved in these quantities: 200, no change. 422 `invalid_value`
        above the requested units, above the units that can still come back, below the units that a refund took back,
        and if no unit is approved. 422 `insufficient_stock` if the stock of the wanted goods does not suffice. 409
        `invalid_state_transition` in every other state."""
        result: ReturnDetails = self._call('POST', '/admin/return/approve', 'tk', ReturnDetails, body, {}, options)
        return result

    def reject_return(
        self,
        body: ReturnReject,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Reject a return.

        Ends a REQUESTED return that the store does not accept. If the return is already rejected: 200, no change. 409
        `invalid_state_transition` in every other state."""
        result: ReturnDetails = self._call('POST', '/admin/return/reject', 'tk', ReturnDetails, body, {}, options)
        return result

    def send_return(
        self,
        body: ReturnSend,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Record that a return is on its way.

        Moves an APPROVED return to IN_TRANSIT, because the buyer or the carrier reports that the parcel left. If the
        return is already in transit: 200, no change. 409 `invalid_state_transition` in every other state. Units can
        arrive without this step."""
        result: ReturnDetails = self._call('POST', '/admin/return/send', 'tk', ReturnDetails, body, {}, options)
        return result

    def receive_return(
        self,
        body: ReturnReceive,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Receive units of a return.

        Records units that arrived, or that are MISSING, and moves the return to RECEIVED. Call it once per part.
        SELLABLE units are for sale again, each exactly once, even if a refund with the reason RETURN_SELLABLE has
        restocked them before. Fires order.fulfillment_status_changed if that status changes. It moves no money:
        refund with `POST /admin/order/refund`, before or after. MISSING units can arrive later. DAMAGED or MISSING
        units that a refund has restocked leave the stock again. Units that are sold to other orders stay reserved for
        them: correct the stock with `POST /admin/stock/adjust` once those orders are settled. 422 `invalid_value`
        above the approved units, and for a condition that does not exist. 409 `invalid_state_transition` in every
        state but APPROVED, IN_TRANSIT and RECEIVED, and once every approved unit has arrived."""
        result: ReturnDetails = self._call('POST', '/admin/return/receive', 'tk', ReturnDetails, body, {}, options)
        return result

    def exchange_return(
        self,
        body: ReturnExchange,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Place the replacement order of an exchange.

        Places an order for the goods of `exchangeLines`, and settles the units that come back against it. Call it
        after the goods arrived, or before to ship first. All or nothing. - **Goods.** The new order takes the units
        that the return reserved. Of each line it sends at most the approved units that are not missing. A variant
        other than the line's has its present price; the line's own variant keeps the line's price. The delivery is
        free. Coupons and automatic discounts do not apply. - **Money.** A refund with a credit note returns the price
        of the units, less the fees of the `returnPolicy`. Its part up to the total of the new order is not paid out
        but pays the new order, as an offline payment. The rest goes back by the original means of payment, as in
        `POST /admin/order/refund`. Nothing is charged. If the new order is dearer, it owes the difference: send `POST
        /admin/order/payment-link`. - **Later.** Units that turn out to be missing after this call stay refunded. If
        the replacement order is canceled, its paid part is refunded by hand. Fires return.exchanged, order.created
        and the events of the refund. 409 `invalid_state_transition` without `exchangeLines`, before the approval and
        after the end of the return. The same code once the replacement order is placed, if no unit comes back, and if
        a chargeback is open or nothing is captured. 422 `refund_exceeds_remaining` if the payments have less left
        than the units cost. 422 `gift_card_unusable` if the rest of the credit would go back to a gift card that
        staff disabled: enable the card first."""
        result: ReturnDetails = self._call('POST', '/admin/return/exchange', 'tk', ReturnDetails, body, {}, options)
        return result

    def complete_return(
        self,
        body: ReturnComplete,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Complete a return.

        Ends a RECEIVED return. 409 `invalid_state_transition` while approved units are outstanding: receive them
        first, as MISSING if they did not arrive. The same code if the replacement order of an EXCHANGE is not placed,
        unless `withoutReplacement` is true. If the return is already completed: 200, no change."""
        result: ReturnDetails = self._call('POST', '/admin/return/complete', 'tk', ReturnDetails, body, {}, options)
        return result

    def cancel_return(
        self,
        body: ReturnCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> ReturnDetails:
        """Cancel a return.

        Ends a return before any unit is received. Its units can be requested again. If the return is already
        canceled: 200, no change. 409 `invalid_state_transition` in every other state, and for a withdrawal that the
        buyer declared in time: only the buyer can cancel it. The same code after the replacement order of an EXCHANGE
        is placed: receive the units as MISSING and complete the return."""
        result: ReturnDetails = self._call('POST', '/admin/return/cancel', 'tk', ReturnDetails, body, {}, options)
        return result

    def get_my_scope(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> MyScope:
        """Get the caller's permissions by store.

        Returns the stores that the caller can access, and the caller's permissions in each store from all scopes
        combined. No store is required. For an app token: its one store, and `appTokenId` instead of `adminUserId`.
        Use the result to show or hide actions in a user interface; the service itself checks every call."""
        result: MyScope = self._call('GET', '/admin/scope/me', 't', MyScope, None, {}, options)
        return result

    def list_scopes(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> ScopeList:
        """List the scopes and all permissions.

        A scope is a named role: permissions, and the stores in which they apply. Returns the scopes that include the
        store of the request, by name, and in `permissions` every value that a scope or an app token can have. The
        list is complete (at most 1,000 scopes)."""
        result: ScopeList = self._call('GET', '/admin/scope/all', 't', ScopeList, None, {}, options)
        return result

    def get_scope(
        self,
        *,
        scope_id: int,
        options: _Optional[_Options] = None,
    ) -> Scope:
        """Get a scope.

        Returns one scope. Also returns 404 when the scope includes none of the caller's stores."""
        result: Scope = self._call('GET', '/admin/scope', 't', Scope, None, {'scopeId': scope_id}, options)
        return result

    def replace_scope(
        self,
        body: ScopeReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> Scope:
        """Create or replace a scope.

        Creates a scope, without `scopeId`. With `scopeId`, replaces the whole scope; an absent `description` becomes
        null. Both return the scope. `GET /admin/scope/all` returns the values that `permissions` may have, and each
        scope with its `scopeId` and `version`. `GET /admin/store/all` returns the stores with their ids. `POST` and
        `PATCH /admin/user` assign scopes to users by `scopeIds`. A change takes effect with the next request of each
        user. Callers cannot grant more than they have. A request returns 403 when it grants a permission or a store
        that the caller does not have, or a store in which the caller does not have `scope:write`. Changing a scope
        that already grants such a permission or store also returns 403, as does changing a scope of a user who has
        more permissions than the caller. A scope that includes none of the caller's stores returns 404. An empty
        `storeIds` means all stores, present and future, and only callers with access to all stores can set it. 409
        `already_exists`: another scope of one of the stores has the name (case-insensitive). 409 `version_conflict`:
        `version` is stale. 422 `unsupported_operation`: a system scope cannot be changed. 422 `invalid_value`: an
        unknown permission."""
        result: Scope = self._call('PUT', '/admin/scope', 'tk', Scope, body, {}, options)
        return result

    def list_sessions(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> SessionList:
        """List the caller's own sessions.

        Returns the user's live sessions, last used first: one per login, without ended sessions. A user has at most
        100 sessions; a further login ends the session that was unused longest. `lastUsedOn` is accurate to one
        minute. An app token has no sessions and returns 403 `forbidden`."""
        result: SessionList = self._call('GET', '/admin/session/all', 't', SessionList, None, {}, options)
        return result

    def delete_session(
        self,
        *,
        session_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """End one of the caller's own sessions.

        Ends a session. The session's access and refresh tokens are rejected from the next request on. Ending the
        current session is the same as logging out. A session that has already ended or belongs to another user
        returns 404."""
        self._call('DELETE', '/admin/session', 't', None, None, {'sessionId': session_id}, options)

    def get_shipment(
        self,
        *,
        shipment_id: int,
        options: _Optional[_Options] = None,
    ) -> Shipment:
        """Get a shipment.

        Returns the shipment with its lines and the carrier's scans. `allowedActions` lists the actions that the
        shipment's state allows."""
        result: Shipment = self._call('GET', '/admin/shipment', 't', Shipment, None, {'shipmentId': shipment_id}, options)
        return result

    def update_shipment(
        self,
        body: ShipmentUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Shipment:
        """Change a shipment.

        Changes the status, or carrier, tracking and dates. Fires shipment.tracking_updated when the carrier, tracking
        number or tracking URL changes, and shipment.status_changed (with `changes.status`) when the status changes.
        Sending the current status again changes nothing. Changes of other fields fire no event. Statuses move
        forward: PENDING, LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. DELAYED, EXCEPTION and
        DELIVERY_ATTEMPTED may move back to IN_TRANSIT. After DELIVERED only RETURNED_TO_SENDER is allowed;
        RETURNED_TO_SENDER and LOST are final. `isCorrection` allows a move backwards. Any other move returns 409
        `invalid_state_transition`, as does a canceled shipment and the status CANCELLED, which `POST
        /admin/shipment/cancel` sets. It also returns that code for a packed parcel that leaves with units that the
        buyer withdrew from. Cancel the parcel, or send `isCorrection` if the carrier already has it. A stale
        `version` returns 409 `version_conflict`."""
        result: Shipment = self._call('PATCH', '/admin/shipment', 'tk', Shipment, body, {}, options)
        return result

    def cancel_shipment(
        self,
        body: ShipmentCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> Shipment:
        """Cancel a shipment.

        Cancels a shipment: its quantities are open again, and its stock is reserved for the order again. Fires
        shipment.cancelled, shipment.status_changed, and order.fulfillment_status_changed when that status changes.
        order.fulfilled fires again when the order is fulfilled again. If the shipment is already canceled: 200, no
        event. From PICKED_UP on, which is the first status of shipments unless `status` was set, the call returns 409
        `invalid_state_transition` unless `force` is true. A DELIVERED or LOST shipment cannot be canceled, because
        the store does not have its goods: refund, or correct the status first. A RETURNED_TO_SENDER shipment can be
        canceled without `force`: its units can then be sent again, refunded or restocked. A shipment with goods that
        were already returned cannot be canceled either."""
        result: Shipment = self._call('POST', '/admin/shipment/cancel', 'tk', Shipment, body, {}, options)
        return result

    def list_shipping_methods(
        self,
        *,
        is_active: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> ShippingMethodList:
        """List the store's shipping methods.

        Lists all shipping methods of the store, including inactive ones, by `position`. `GET
        /admin/order/shipping-methods` lists the methods available for one order or cart."""
        result: ShippingMethodList = self._call('GET', '/admin/shipping-method/all', 't', ShippingMethodList, None, {'isActive': is_active}, options)
        return result

    def create_shipping_method(
        self,
        body: ShippingMethodCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> ShippingMethod:
        """Create a shipping method.

        Creates a shipping method. The method is offered for carts in its currency that ship to one of `countryCodes`
        (empty means the store's allowed countries) and weigh between `minWeight` and `maxWeight`. Shipping is free
        when the shipped goods reach `freeOverSubtotal` after discounts, at the prices that buyers see; lines that are
        not shipped, such as digital goods, do not count. `price` includes tax if `taxIncluded`; the rate is that of
        the store's `shippingTaxClassId`. 409 `already_exists`: the name is already in use. 422 `invalid_value`: a
        currency the store does not have, more decimals than the currency has, a minimum above its maximum, or a
        country the store does not allow."""
        result: ShippingMethod = self._call('POST', '/admin/shipping-method', 'tk', ShippingMethod, body, {}, options)
        return result

    def update_shipping_method(
        self,
        body: ShippingMethodUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> ShippingMethod:
        """Change a shipping method.

        Changes the given fields of a shipping method. Open carts and future renewals are priced again with the
        changed method. A checkout whose total changed returns 409 `cart_changed`. Placed orders keep their shipping
        charge. An inactive method is not offered to new carts; live subscriptions keep it. 409 `already_exists`: the
        name is already in use. 409 `version_conflict`: `version` is stale. 422 `invalid_value`: a currency the store
        does not have, more decimals than the currency has, a minimum above its maximum, or a country the store does
        not allow."""
        result: ShippingMethod = self._call('PATCH', '/admin/shipping-method', 'tk', ShippingMethod, body, {}, options)
        return result

    def delete_shipping_method(
        self,
        *,
        shipping_method_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a shipping method.

        Deletes the method for future carts and orders. Placed orders keep their copy of the method; open carts lose
        it and have to choose again. 409 `in_use`: live subscriptions ship with the method. Move them, or set
        `isActive: false` instead."""
        self._call('DELETE', '/admin/shipping-method', 't', None, None, {'shippingMethodId': shipping_method_id}, options)

    def bulk_adjust_stock(
        self,
        body: BulkFile,
        *,
        options: _Optional[_Options] = None,
    ) -> BulkAccepted:
        """Adjust stock in bulk.

        Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines
        in order in the background. Each line is the body of `POST /admin/stock/adjust`. The rules of that operation
        apply. A rejected line changes nothing, and processing continues with the next line. Poll the integration
        task. After it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty
        lines counted) and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of
        the changed object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept
        for 7 days. Each line is processed once, even if the service stops during the task. The Idempotency-Key is
        required: a repeated request starts no second task."""
        result: BulkAccepted = self._call('POST', '/admin/stock/bulk', 'tkm', BulkAccepted, body, {}, options)
        return result

    def adjust_stock(
        self,
        body: StockAdjust,
        *,
        options: _Optional[_Options] = None,
    ) -> StockAdjustmentList:
        """Adjust stock on hand.

        Changes stockOnHand of up to 100 variants, all or nothing, for one reason. Each item names its variant by
        `variantId` or `sku` and either adds `delta` or sets `stockOnHand`. A variant may occur only once (422
        `invalid_value`). - `expectedStockOnHand` guards against a count that has changed since the caller read it. If
        the current value differs, the call returns 409 `version_conflict`, `errors` lists each such item with its
        current value, and nothing changes. - Reservations do not change. Stock below zero, or below the reserved
        quantity with the policy DENY, returns 422 `insufficient_stock`. A variant that does not track inventory
        returns 422 `unsupported_operation`. - Concurrent adjustments and sales add up; none is lost. The audit log
        records each adjustment with its author. Versions of product and variant do not change. - The Idempotency-Key
        is required: a repeated request returns the first result and adjusts nothing. No webhook event fires."""
        result: StockAdjustmentList = self._call('POST', '/admin/stock/adjust', 'tk', StockAdjustmentList, body, {}, options)
        return result

    def list_stores(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreList:
        """List the stores the caller has access to.

        The stores in which the caller has any permission, by name, whatever their status. No store header is needed.
        An app token gets only its own store."""
        result: StoreList = self._call('GET', '/admin/store/all', 't', StoreList, None, {}, options)
        return result

    def create_store(
        self,
        body: StoreCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Store:
        """Create a store.

        Creates a store. Requires `store:write` through a scope for all stores (403 otherwise), and no `X-Store-Id`;
        app tokens cannot create stores. The store starts ACTIVE with: - default settings, one default account type
        ("Customer") and one default tax class ("Standard", no rates). - the built-in mail and PDF templates. - tax
        provider MANUAL and commission provider NONE. - no shipping method and no store key."""
        result: Store = self._call('POST', '/admin/store', 'tk', Store, body, {}, options)
        return result

    def get_store_domain(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreDomain:
        """Get the proof of the store's domain.

        The proof that the store must publish to show that it owns the domain: the TXT record or the file; one is
        enough. Keep it published: the service checks it every day, and a proof that was not found for a week expires.
        While the domain is not proven, links in mails lead to the service's own pages, and mails come from the
        service's address. 404: the store has no domain."""
        result: StoreDomain = self._call('GET', '/admin/store/domain', 't', StoreDomain, None, {}, options)
        return result

    def verify_store_domain(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreDomain:
        """Verify the store's domain.

        Checks now for the TXT record and the file that `GET /admin/store/domain` returns. Once one is found, links in
        mails lead to `https://` and the domain, and mails come from the domain. Repeated calls are safe: a missing
        proof does not undo an earlier one. 404: the store has no domain. 422 `domain_not_verified`: neither proof was
        found or reachable. 409 `already_exists`: another store has proven the domain and its proof is still
        published; if that proof is gone, the other store loses the domain. 409 `version_conflict`: the domain changed
        during the check. Limits: eight attempts at once, then one per minute."""
        result: StoreDomain = self._call('POST', '/admin/store/domain/verify', 'tk', StoreDomain, None, {}, options)
        return result

    def get_store_settings(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreSettings:
        """Get the store's settings.

        All settings of the request's store, with the `version` for the next change, and the definitions of its custom
        fields."""
        result: StoreSettings = self._call('GET', '/admin/store/settings', 't', StoreSettings, None, {}, options)
        return result

    def update_store_settings(
        self,
        body: StoreSettingsUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreSettings:
        """Change the store's settings.

        Changes the given fields; arrays and nested objects (`address`, `dunning`, `branding`, `analytics`) are
        replaced as a whole. Settings take effect with the next request and never change existing data: totals of
        placed orders, reservations and running retries stay. `orderNumberStart` can only raise the next number.
        Changing the renewal hour moves renewals that are not yet claimed. A new `domain` must be proven before mails
        link to it and come from it (`POST /admin/store/domain/verify`). With `status: MAINTENANCE`, the customer API
        refuses carts and checkout (503 `unavailable`) but serves the catalog. With `CLOSED`, it refuses all requests,
        and renewals stop. No webhook event fires. 409 `version_conflict`, or 409 `in_use`: - The change removes a
        currency from `currencyCodes` while variants have prices in it. Remove these prices first (`PUT /admin/price`
        with that `currencyCode`). - The change sets a different `defaultCurrencyCode` while amounts without their own
        currency exist. These are costs of variants, price rules of collections, minimum order amounts and spend
        thresholds of account types, and limits of payment providers. Clear these amounts first."""
        result: StoreSettings = self._call('PATCH', '/admin/store/settings', 'tk', StoreSettings, body, {}, options)
        return result

    def list_payment_providers(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> PaymentProviderList:
        """List the store's payment providers.

        All payment providers of the store, including inactive ones, sorted by `priority`. Credentials are masked:
        `{key: "••••1234"}`."""
        result: PaymentProviderList = self._call('GET', '/admin/store/payment-provider/all', 't', PaymentProviderList, None, {}, options)
        return result

    def create_payment_provider(
        self,
        body: PaymentProviderCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PaymentProvider:
        """Add a payment provider.

        Adds a payment provider to the store. This call charges nothing. The service has these providers: - `STRIPE`:
        the store's own account. It requires the `credentials` `secretKey` (`sk_…` or a restricted `rk_…`) and
        `publishableKey` (`pk_…`), both of the store's mode, and accepts `webhookSecret` (`whsec_…`).
        `publicConfig` then contains the publishable key. - `BTCPAY`: the store's own BTCPay Server. It requires the
        `credentials` `serverUrl`, `storeId` and `apiKey`, and accepts `webhookSecret`. - `SANDBOX`: test payments,
        not in a livemode store. It takes no credentials. - `OFFLINE`: bank transfer and similar methods, confirmed by
        `POST /admin/order/offline-payment`. It takes no credentials."""
        result: PaymentProvider = self._call('POST', '/admin/store/payment-provider', 'tk', PaymentProvider, body, {}, options)
        return result

    def update_payment_provider(
        self,
        body: PaymentProviderUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> PaymentProvider:
        """Change a payment provider.

        Changes the given fields of a payment provider. `providerCode` cannot be changed: add another provider.
        `isDefault: true` makes this provider the default instead of the previous one. `isActive: false` removes the
        provider from checkout; captures, refunds and renewals of its payments continue. A provider is never deleted.
        `credentials` sets the keys it contains, null removes a key, and other keys stay. `STRIPE` must keep its
        `secretKey` and `publishableKey`. The service tests the keys as in `POST`, and keeps the current ones until
        the new ones pass. To replace a key, create the new one at Stripe, set it here, and then delete the old one.
        While payments or saved payment methods depend on the account at the provider, the new credentials must belong
        to it. Add another account as another payment provider. Errors: - 409 `in_use`: removing the default mark
        without setting another default, deactivating the default while other providers are active, or credentials of
        another account. - 409 `already_exists`: the display name is taken. - 409 `version_conflict`. - 422
        `unsupported_operation`: a payment type that the provider does not support. - 422 `invalid_value`: a
        credential that the provider does not have (`SANDBOX` and `OFFLINE` have none), a currency that the store does
        not have, or an unknown country. - 422 `invalid_value`: `minAmount` above `maxAmount`, more digits than the
        currency has, or `isDefault` for an inactive provider."""
        result: PaymentProvider = self._call('PATCH', '/admin/store/payment-provider', 'tk', PaymentProvider, body, {}, options)
        return result

    def get_tax_provider(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> TaxProvider:
        """Get the store's tax provider.

        Each store has exactly one tax provider. `MANUAL` means the rates of the store's tax classes. Credentials are
        masked."""
        result: TaxProvider = self._call('GET', '/admin/store/tax-provider', 't', TaxProvider, None, {}, options)
        return result

    def update_tax_provider(
        self,
        body: TaxProviderUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> TaxProvider:
        """Change the store's tax provider.

        Changes the given fields of the store's tax provider. The body takes no id: a store has one tax provider. -
        `MANUAL` uses the store's own tax classes, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a
        service that implements the contract in the guide "Connect a tax service". It requires `baseUrl` and the
        credential `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. -
        `STRIPE_TAX` is Stripe Tax in the store's own account. It takes no `baseUrl`, and requires the credential
        `secretKey` of the store's mode: `sk_…`, or `rk_…` that may write Tax Calculations and Transactions. The
        registrations in that account define where taxes are collected, and `nexus` is ignored."""
        result: TaxProvider = self._call('PATCH', '/admin/store/tax-provider', 'tk', TaxProvider, body, {}, options)
        return result

    def get_commission_provider(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> CommissionProvider:
        """Get the store's commission provider.

        Each store has exactly one commission provider record. `providerCode: NONE` means that the store has no
        commission provider; its customers then show `commissionProviderName: null`. Credentials are masked."""
        result: CommissionProvider = self._call('GET', '/admin/store/commission-provider', 't', CommissionProvider, None, {}, options)
        return result

    def update_commission_provider(
        self,
        body: CommissionProviderUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> CommissionProvider:
        """Change the store's commission provider.

        Changes the given fields of the store's commission provider. The body takes no id: a store has one commission
        provider. - `NONE` means no commission provider, and takes neither `baseUrl` nor `credentials`. - `HTTP` is a
        service that implements the contract in the guide "Connect a commission service". It requires `baseUrl` and
        the credential `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks. If
        the change affects the connection to the service, the platform queries the service for the code `CHECK` before
        it stores anything. Without a correct response, the change returns 422 `invalid_value`. Only the new
        `signingSecret` signs that call; in calls of the next 24 hours the previous one signs too. A new
        `providerCode` erases the previous address, the credentials and the customers' ids at the previous provider,
        so send the new ones with it. Otherwise, `credentials` sets the keys it contains, null removes a key, and
        other keys stay. With `syncCustomers`, all customers are sent to the new service. Orders that were placed
        before the service was connected are reported only by `POST /admin/order/sync`. 409 `version_conflict`. 422
        `unsupported_operation`: another `providerCode`, or `ssoEnabled` with `NONE`. 422 `invalid_value`: a
        credential that the provider does not have."""
        result: CommissionProvider = self._call('PATCH', '/admin/store/commission-provider', 'tk', CommissionProvider, body, {}, options)
        return result

    def list_store_keys(
        self,
        *,
        include_revoked: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> StoreKeyList:
        """List the store's keys.

        The public keys that storefronts send as `X-Store-Key`, newest first. The service stores only a hash of each
        key, so the list shows its `prefix`. Revoked keys are listed only with `includeRevoked` (then the newest 1,000
        in all). `lastUsedOn` is exact to a minute."""
        result: StoreKeyList = self._call('GET', '/admin/store/key/all', 't', StoreKeyList, None, {'includeRevoked': include_revoked}, options)
        return result

    def create_store_key(
        self,
        body: StoreKeyCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreKeyCreated:
        """Create a store key.

        Creates a key for a storefront. A key is public: it identifies the store and is visible in the storefront's
        pages. Only this response shows `key`; a retry with the same Idempotency-Key shows it again for 24 hours. To
        replace a key, create the new one, deploy it in the storefront, then revoke the old one. `allowedOrigins` in
        the settings defines the origins from which browsers may call. A store has at most 20 live keys: 422
        `unsupported_operation`. 409 `already_exists`: a live key has the name already."""
        result: StoreKeyCreated = self._call('POST', '/admin/store/key', 'tk', StoreKeyCreated, body, {}, options)
        return result

    def delete_store_key(
        self,
        *,
        store_key_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Revoke a store key.

        Requests with the key are rejected from the next request on (401), permanently. Customer sessions continue
        with another key of the store. Revoking a revoked key returns 204."""
        self._call('DELETE', '/admin/store/key', 't', None, None, {'storeKeyId': store_key_id}, options)

    def list_store_credit(
        self,
        *,
        store_customer_id: int,
        options: _Optional[_Options] = None,
    ) -> StoreCreditAccountList:
        """List a customer's store credit.

        Returns the store credit of a customer, one account per currency, sorted by currency. A customer who never had
        store credit has no accounts. Store credit does not expire."""
        result: StoreCreditAccountList = self._call('GET', '/admin/store-credit/all', 't', StoreCreditAccountList, None, {'storeCustomerId': store_customer_id}, options)
        return result

    def list_store_credit_entries(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[StoreCreditEntrySort] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        type: _Optional[_Sequence[StoredValueEntryType]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> StoreCreditEntryPage:
        """List the entries of store credit.

        Lists every change of the store's store credit, newest first unless `sort` says otherwise. Entries never
        change; a correction is a new entry. The sum of `amount` of an account's entries is its balance, and the sum
        of `heldAmount` is its held amount."""
        result: StoreCreditEntryPage = self._call('GET', '/admin/store-credit/entry/paged', 't', StoreCreditEntryPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'storeCustomerId': store_customer_id, 'type': type, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def adjust_store_credit(
        self,
        body: StoreCreditAdjust,
        *,
        options: _Optional[_Options] = None,
    ) -> StoreCreditEntry:
        """Adjust a customer's store credit.

        Adds value to a customer's store credit (`amount` above 0) or removes value (`amount` below 0). The first
        amount in a currency opens the customer's account in this currency. - Value that an order holds cannot be
        removed (422 `invalid_value`). - Value can only be added in a currency in which the store sells (422
        `currency_mismatch`). - A customer whose personal data is erased gets no value (409
        `invalid_state_transition`), but value can still be removed. - An administrator cannot change their own store
        credit as a customer (403 `forbidden`). - `storedValueLimits` of the settings limits the value that an
        administrator or an app token adds in one day of the store's time zone. Above it, the request fails with 403
        `forbidden`. The limit does not apply to callers with `store:write`, who could change it. - The
        Idempotency-Key is required: a repeated request returns the first entry and adjusts nothing. The audit log
        records the change. Fires `stored_value.adjusted`."""
        result: StoreCreditEntry = self._call('POST', '/admin/store-credit/adjust', 'tk', StoreCreditEntry, body, {}, options)
        return result

    def update_store_customer(
        self,
        body: StoreCustomerUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Customer:
        """Update a customer.

        Changes the profile of a customer in this store. The e-mail address belongs to the person's account, and only
        that person can change it; status and account type have their own operations. Fires `customer.updated` when a
        field of the snapshot changes (firstName, lastName, phoneNumber, company, languageCode, acceptsMarketing);
        changes of other fields fire no event. 409 `version_conflict` on a stale `version`, `already_exists` when
        `externalId` is taken, `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`
        when a custom field does not match its definition."""
        result: Customer = self._call('PATCH', '/admin/store-customer', 'tk', Customer, body, {}, options)
        return result

    def update_store_customer_status(
        self,
        body: StoreCustomerStatusUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Customer:
        """Change the status of a customer.

        Changes the customer's status. Allowed transitions: ACTIVE to SUSPENDED, BANNED, DEACTIVATED; SUSPENDED to
        ACTIVE, BANNED, DEACTIVATED; BANNED to ACTIVE; DEACTIVATED to ACTIVE until the personal data is erased. Any
        other transition returns 409 `invalid_state_transition`; sending the current status succeeds without an event,
        except that `forfeitStoreCredit` removes credit that a refund has returned since. SUSPENDED: logins and
        checkouts are rejected, including guest checkouts with the customer's e-mail address, and checkouts that wait
        for the buyer end. Open orders continue. Subscriptions are paused if the store's settings require it. BANNED:
        as SUSPENDED, but the e-mail address cannot register again in this store, and subscriptions are canceled.
        DEACTIVATED: personal data is erased 30 days later (`eraseOn`); until then, moving back to ACTIVE cancels the
        erasure. A mail tells the customer of the deactivation, with that day, and another of a restored account.
        Saved payment methods are removed and consent to marketing e-mails is withdrawn at once. The erasure includes
        orders that were placed as a guest with the customer's e-mail address. A customer who has store credit cannot
        be deactivated without `forfeitStoreCredit` (409 `stored_value_left`). With it, one ledger entry for each
        currency removes the balance. The caller then also needs `store-credit:write` (403 `forbidden`). Credit that
        an open order holds returns 409 `stored_value_left` in any case. Moving back to ACTIVE does not restore
        forfeited credit. If a refund returns credit after the deactivation, the personal data stays until the credit
        is removed. An adjustment removes it, or this request with DEACTIVATED and `forfeitStoreCredit` again. All
        sessions and refresh tokens of the customer in this store end in the same transaction. Fires
        `customer.status_changed`, then the events of the subscriptions that are paused, canceled or resumed, and
        `stored_value.adjusted` for each currency of forfeited credit. A stale `version` returns 409
        `version_conflict`."""
        result: Customer = self._call('PATCH', '/admin/store-customer/status', 'tk', Customer, body, {}, options)
        return result

    def update_store_customer_account_type(
        self,
        body: StoreCustomerAccountTypeUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Customer:
        """Change the account type of a customer.

        Moves a customer to another account type. Prices, tax exemption and visibility of the new account type apply
        from the next cart calculation and the next renewal on; placed orders do not change. The daily check of
        automatic tiers does not move the customer from the chosen account type unless `automatic` is true. Fires
        `customer.account_type_changed`; sending the current account type succeeds without an event. 404 for an
        unknown account type. 409 `version_conflict` on a stale `version`, `invalid_state_transition` when the
        personal data has been erased."""
        result: Customer = self._call('PATCH', '/admin/store-customer/account-type', 'tk', Customer, body, {}, options)
        return result

    def get_stored_value_liability(
        self,
        *,
        from_: _dt.date,
        to: _dt.date,
        options: _Optional[_Options] = None,
    ) -> StoredValueLiability:
        """Report what the store owes in stored value.

        Returns the value that the store owes the holders of gift cards and store credit, by currency, kind and
        source. The report covers the days from `from` until before `to` in the store's time zone. The opening amount
        of a day and its changes add up to the closing amount, which is the opening amount of the next day. Value that
        orders hold is still owed. Groups without value and without changes are left out, and so are days without
        changes. `to` must be after `from`, by at most 366 days: 422 `invalid_value`."""
        result: StoredValueLiability = self._call('GET', '/admin/stored-value/liability', 't', StoredValueLiability, None, {'from': from_, 'to': to}, options)
        return result

    def list_subscriptions(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[SubscriptionSort] = None,
        status: _Optional[_Sequence[SubscriptionStatus]] = None,
        dunning_state: _Optional[_Sequence[DunningState]] = None,
        cycle_status: _Optional[_Sequence[SubscriptionCycleStatus]] = None,
        due: _Optional[bool] = None,
        due_by: _Optional[_dt.date] = None,
        failure_code: _Optional[_Sequence[str]] = None,
        failure_class: _Optional[_Sequence[SubscriptionFailureClass]] = None,
        next_retry_from: _Optional[_dt.datetime] = None,
        next_retry_to: _Optional[_dt.datetime] = None,
        card_expires_from: _Optional[_dt.date] = None,
        card_expires_to: _Optional[_dt.date] = None,
        cancel_at_period_end: _Optional[bool] = None,
        cancel_reason: _Optional[str] = None,
        cancelled_from: _Optional[_dt.datetime] = None,
        cancelled_to: _Optional[_dt.datetime] = None,
        paused_until_from: _Optional[_dt.date] = None,
        paused_until_to: _Optional[_dt.date] = None,
        customer_payment_method_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        subscription_plan_id: _Optional[_Sequence[int]] = None,
        product_id: _Optional[_Sequence[int]] = None,
        variant_id: _Optional[_Sequence[int]] = None,
        sku: _Optional[str] = None,
        next_processing_date_from: _Optional[_dt.date] = None,
        next_processing_date_to: _Optional[_dt.date] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionPage:
        """List subscriptions.

        The subscriptions of the store, one row for each subscription (not for each line). `search` matches the whole
        subscription number, and parts of the customer's e-mail address, names, company and phone number and of the
        SKUs. With fewer than three characters it matches only whole SKUs and numbers. Dates are plain dates in the
        store's time zone, or in the time of the customer's test clock. Useful filters: `due=true` for renewals due
        today; `dunningState=RETRYING,EXHAUSTED` for past due subscriptions; `failureClass=HARD,ACTION` for failures
        that need the customer; `cardExpiresTo` for cards about to expire."""
        result: SubscriptionPage = self._call('GET', '/admin/subscription/paged', 't', SubscriptionPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'dunningState': dunning_state, 'cycleStatus': cycle_status, 'due': due, 'dueBy': due_by, 'failureCode': failure_code, 'failureClass': failure_class, 'nextRetryFrom': next_retry_from, 'nextRetryTo': next_retry_to, 'cardExpiresFrom': card_expires_from, 'cardExpiresTo': card_expires_to, 'cancelAtPeriodEnd': cancel_at_period_end, 'cancelReason': cancel_reason, 'cancelledFrom': cancelled_from, 'cancelledTo': cancelled_to, 'pausedUntilFrom': paused_until_from, 'pausedUntilTo': paused_until_to, 'customerPaymentMethodId': customer_payment_method_id, 'storeCustomerId': store_customer_id, 'subscriptionPlanId': subscription_plan_id, 'productId': product_id, 'variantId': variant_id, 'sku': sku, 'nextProcessingDateFrom': next_processing_date_from, 'nextProcessingDateTo': next_processing_date_to, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_subscription(
        self,
        *,
        subscription_id: _Optional[int] = None,
        subscription_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Get a subscription.

        Returns one subscription: the snapshot that events carry, plus dunning and the newest 50 history entries. It
        also has upcoming renewals with an estimate of the next one, and the actions that are possible now
        (`allowedActions`). Send exactly one of `subscriptionId` and `subscriptionNumber`, otherwise the API returns
        400 `invalid_request`."""
        result: Subscription = self._call('GET', '/admin/subscription', 't', Subscription, None, {'subscriptionId': subscription_id, 'subscriptionNumber': subscription_number}, options)
        return result

    def update_subscription(
        self,
        body: SubscriptionUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Update a subscription.

        Changes the shipping, billing and prices of future renewals. Placed orders do not change. Addresses and
        payment method must be active ones of the subscription's customer (404 otherwise). A new plan changes the
        interval and the prices from the next renewal on; the next date stays. The subscription takes the new plan's
        binding terms: interval, anchor, number of cycles, prepaid terms and cancel policy. Introductory cycles are
        not granted again. A new payment method in dunning state RETRYING or EXHAUSTED, or in TERMINAL_FAILED, starts
        a retry at once, in the background. Fires `subscription.items_changed` when the plan changes and
        `subscription.pricing_changed` when prices or coupons change. Changes of other fields fire no event; the
        history records them. Errors: - 409 `cycle_locked`: inside the plan's cutoff, unless `overrideCutoff`. The
        cutoff does not apply to payment method, note and custom fields. - 409 `cycle_locked`: while a charge is
        running, and for plan and coupons while deliveries of a prepaid term are left. - 409
        `invalid_state_transition`: the subscription is CANCELLED. - 409 `version_conflict`. - 422 `invalid_value`: an
        inactive plan, or a plan on which the product of a line is not sold. - 422 `coupon_not_applicable`,
        `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`."""
        result: Subscription = self._call('PATCH', '/admin/subscription', 'tk', Subscription, body, {}, options)
        return result

    def create_subscription(
        self,
        body: SubscriptionCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Create a subscription.

        Creates a subscription without a checkout, for example for an order by telephone or for a subscription from
        another system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of
        `nextProcessingDate` make the first charge (today's renewals, if that date is today), and the schedule counts
        from that date. Introductory prices and coupons count from the first charge. The customer must be ACTIVE (409
        `invalid_state_transition`) and have an account type that may subscribe. The payment method and addresses must
        be active ones of this customer (404 otherwise). A customer may have several subscriptions to the same
        product. Errors with 422, with every invalid field: - `invalid_value`: an inactive plan, a variant that is not
        sold on the plan, or a date out of range. - `invalid_value`: a payment method that its provider cannot charge
        later, or a missing address or shipping method. - `unsupported_operation`: an account type that cannot
        subscribe. - `currency_mismatch`: a variant has no price in the currency. - `coupon_not_applicable`,
        `coupon_exhausted`, `shipping_not_available`."""
        result: Subscription = self._call('POST', '/admin/subscription', 'tk', Subscription, body, {}, options)
        return result

    def get_subscription_estimate(
        self,
        *,
        subscription_id: int,
        processing_date: _Optional[_dt.date] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionEstimate:
        """Estimate a renewal of a subscription.

        Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real
        charge. `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the
        real renewal is priced when it runs. A renewal that is covered by a prepaid term costs nothing. 422
        `invalid_value` for a date on which the subscription does not renew, 409 `invalid_state_transition` when no
        renewal is scheduled."""
        result: SubscriptionEstimate = self._call('GET', '/admin/subscription/estimate', 't', SubscriptionEstimate, None, {'subscriptionId': subscription_id, 'processingDate': processing_date}, options)
        return result

    def list_upcoming_subscription_cycles(
        self,
        *,
        subscription_id: int,
        until: _Optional[_dt.date] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionUpcomingList:
        """List the upcoming renewals of a subscription.

        The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next
        renewal includes its estimate; for a later renewal, request the estimate of its date. The list is empty while
        no renewal is scheduled. 422 `invalid_value` for a day that is past or too far ahead."""
        result: SubscriptionUpcomingList = self._call('GET', '/admin/subscription/upcoming/all', 't', SubscriptionUpcomingList, None, {'subscriptionId': subscription_id, 'until': until}, options)
        return result

    def list_subscription_history(
        self,
        *,
        subscription_id: int,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[SubscriptionHistorySort] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionHistoryPage:
        """List the history of a subscription.

        The changes of the subscription and who made them, newest first: events, and changes that fire no event
        (addresses, payment and shipping method, note). Entries are never removed."""
        result: SubscriptionHistoryPage = self._call('GET', '/admin/subscription/history/paged', 't', SubscriptionHistoryPage, None, {'subscriptionId': subscription_id, 'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort}, options)
        return result

    def process_subscriptions(
        self,
        body: SubscriptionProcessAll,
        *,
        options: _Optional[_Options] = None,
    ) -> SubscriptionProcessResult:
        """Process all due subscriptions.

        Queues the renewal of every ACTIVE subscription of the store that is due by `processingDate`, or only of the
        given subscriptions. The default is today in the store's time zone; a later date returns 422 `invalid_value`.
        The API responds when the renewals are queued; charging continues in the background. Repeated and concurrent
        calls are safe: each cycle is charged only once. `lockedCount` counts renewals that are already being
        processed. Status and dunning are checked again at the time of the charge. A successful renewal fires
        `order.created`, `order.payment_captured` when money was captured, and `subscription.processed`. A failed one
        fires `subscription.payment_failed`. When an item is out of stock and the store's settings skip such renewals,
        `subscription.cycle_skipped` fires. Subscriptions with a test clock are not included; advancing their clock
        renews them."""
        result: SubscriptionProcessResult = self._call('POST', '/admin/subscription/process/all', 'tk', SubscriptionProcessResult, body, {}, options)
        return result

    def retry_subscription(
        self,
        body: SubscriptionRetry,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Retry the failed renewal of a subscription.

        Charges the missed cycle now. Allowed in dunning state RETRYING or EXHAUSTED and in TERMINAL_FAILED, otherwise
        409 `invalid_state_transition`; 409 `cycle_locked` while a charge is running, without `Retry-After` while a
        bank is processing the payment. `customerPaymentMethodId` first replaces the subscription's payment method. If
        the bank debit of a renewal, or of the subscription's first order, failed late, the call charges the existing
        order: it creates no order and processes no cycle. Success from RETRYING: the order counts for the missed
        cycle and the schedule does not shift. Fires `order.created`, `order.payment_captured`,
        `subscription.processed`. Success from TERMINAL_FAILED: the subscription becomes ACTIVE, and its next date
        counts from today. Also fires `subscription.processed`, `subscription.status_changed`. A decline returns 422
        `payment_declined`: the attempt is recorded, counts as a failed attempt, and fires
        `subscription.payment_failed`. 422 `insufficient_stock` does not count as a failed payment. 503
        `payment_outcome_unknown`: the service looks up the outcome and never charges again under another key. 503
        `unavailable`: the store is closed."""
        result: Subscription = self._call('POST', '/admin/subscription/retry', 'tk', Subscription, body, {}, options)
        return result

    def cancel_subscription(
        self,
        body: SubscriptionCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Cancel a subscription.

        Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the
        next date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is
        placed, and no further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next
        processing date and is then canceled instead of renewed. If no renewal is scheduled, or the last one failed,
        the subscription is canceled at once even with `atPeriodEnd`. The plan's cancel policy binds customers, not
        administrators. Nothing is refunded. In a prepaid term, the period ends with the term: paid deliveries are
        still sent. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Canceling again
        succeeds without an event. Fires `subscription.cancelled`, then `subscription.status_changed`, when the
        subscription becomes CANCELLED."""
        result: Subscription = self._call('POST', '/admin/subscription/cancel', 'tk', Subscription, body, {}, options)
        return result

    def pause_subscription(
        self,
        body: SubscriptionPause,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Pause a subscription.

        Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on
        that date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422
        `invalid_value`. The schedule does not move: the next processing date is the first scheduled date on or after
        `pausedUntil`. Without `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a
        renewal that failed or waits. Pausing a PAUSED subscription replaces date and reason. The plan's `allowPause`
        and cutoff bind customers, not administrators. 409 `invalid_state_transition` from other states and while
        `cancelAtPeriodEnd` is true (reactivate the subscription first), `cycle_locked` while a charge is running.
        Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and
        `subscription.status_changed`. For a subscription that is already PAUSED, fires only
        `subscription.processing_date_changed`, and only if the next date moves."""
        result: Subscription = self._call('POST', '/admin/subscription/pause', 'tk', Subscription, body, {}, options)
        return result

    def resume_subscription(
        self,
        body: SubscriptionResume,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Resume a paused subscription.

        Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first
        scheduled date after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without
        an event; other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or
        more than one year ahead. Fires `subscription.resumed`, then `subscription.status_changed`."""
        result: Subscription = self._call('POST', '/admin/subscription/resume', 'tk', Subscription, body, {}, options)
        return result

    def skip_subscription(
        self,
        body: AdminSubscriptionSkip,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Skip the next renewal of a subscription.

        Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The
        subscription must be ACTIVE and not set to be canceled at the end of the period (otherwise 409
        `invalid_state_transition`). Send `processingDate` to name the renewal to skip: any date other than the next
        one returns 409 `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the
        plan's cutoff (unless `overrideCutoff`) or while a charge is running. The store's skip limit and the plan's
        `allowSkip` bind customers, not administrators. Fires `subscription.cycle_skipped`."""
        result: Subscription = self._call('POST', '/admin/subscription/skip', 'tk', Subscription, body, {}, options)
        return result

    def unskip_subscription(
        self,
        body: AdminSubscriptionUnskip,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Undo the skip of a renewal.

        Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the
        current next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal
        must have been skipped by hand and still be in the future; any other date returns 409
        `invalid_state_transition`. Undoing the same skip again succeeds without an event. 409 `cycle_locked` inside
        the plan's cutoff (unless `overrideCutoff`) or while a charge is running. Fires
        `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`."""
        result: Subscription = self._call('POST', '/admin/subscription/unskip', 'tk', Subscription, body, {}, options)
        return result

    def reactivate_subscription(
        self,
        body: SubscriptionReactivate,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Reactivate a canceled subscription.

        Moves the subscription from CANCELLED to ACTIVE, even if the customer is not ACTIVE. A subscription that was
        replaced or has completed its cycles cannot be reactivated (409 `invalid_state_transition`). The subscription
        needs an active payment method, its own or the one in the request (422 `invalid_value`). A date that is past
        or more than one year ahead returns 422 `invalid_value`, too. Without `nextProcessingDate`, the next date is
        the first scheduled date after today. Nothing is charged now. Fires `subscription.resumed`, then
        `subscription.status_changed`. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the
        period (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment."""
        result: Subscription = self._call('POST', '/admin/subscription/reactivate', 'tk', Subscription, body, {}, options)
        return result

    def replace_subscription(
        self,
        body: SubscriptionReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Replace a subscription with a new one.

        Creates a new subscription with the same customer and currency and cancels the old one (cancelReason
        `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle
        0, is not charged before its next processing date, and gets introductory prices only for the introductory
        cycles that the old one had left. The new subscription is PAUSED if the old one is and no date is given. A
        replaced subscription cannot be reactivated. Fires `subscription.replaced`, `subscription.cancelled` and
        `subscription.status_changed` for the old subscription, then `subscription.created` for the new one. Errors: -
        409 `invalid_state_transition`: the old subscription is not ACTIVE, PAUSED or TERMINAL_FAILED, or the customer
        is not ACTIVE. - 409 `cycle_locked`: a charge is running, or the request changes plan, items or coupons while
        deliveries of a prepaid term are left. - 422 `unsupported_operation`: the customer's account type may not
        subscribe. - 422 `invalid_value`: a variant is not sold on the plan. - 422 `currency_mismatch`,
        `coupon_not_applicable`."""
        result: Subscription = self._call('POST', '/admin/subscription/replace', 'tk', Subscription, body, {}, options)
        return result

    def change_subscription_items(
        self,
        body: SubscriptionItemsChange,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Change the items of a subscription.

        Removes, updates, swaps and adds lines in this order, all or nothing, from the next renewal on. A line keeps
        its `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice` fixes the price of a
        line; null restores the plan's price. A request may remove every line; a subscription without lines is skipped
        when due. Fires `subscription.items_changed` (once) when lines change, and `subscription.pricing_changed` when
        the unit price of a remaining line changes. Errors: - 404: an unknown line or variant. - 409
        `invalid_state_transition`: the subscription is not ACTIVE, PAUSED or TERMINAL_FAILED. - 409 `cycle_locked`:
        inside the plan's cutoff (unless `overrideCutoff`), while a charge is running, or while deliveries of a
        prepaid term are left. - 409 `version_conflict`. - 422 `invalid_value`: a variant is not sold on the plan. -
        422 `currency_mismatch`: a variant has no price in the currency."""
        result: Subscription = self._call('POST', '/admin/subscription/items', 'tk', Subscription, body, {}, options)
        return result

    def change_subscription_date(
        self,
        body: SubscriptionDateChange,
        *,
        options: _Optional[_Options] = None,
    ) -> Subscription:
        """Move the next renewal of a subscription.

        Sets the next processing date: today or later, at most one year ahead (422 `invalid_value`). Later dates count
        from the new date, unless `keepAnchor` is true. Fires `subscription.processing_date_changed`. Sending the
        current date succeeds without an event. Errors: - 409 `invalid_state_transition`: the subscription is not
        ACTIVE. - 409 `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`), or while a charge is
        running. - 409 `cycle_locked`: the renewal has failed or waits, and is being retried. Skip it, or have it
        paid. - 409 `version_conflict`."""
        result: Subscription = self._call('POST', '/admin/subscription/date', 'tk', Subscription, body, {}, options)
        return result

    def list_subscription_plans(
        self,
        *,
        is_active: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionPlanList:
        """List subscription plans.

        All plans of the store, active and inactive, by name. `subscriberCount` counts subscriptions that are not
        CANCELLED."""
        result: SubscriptionPlanList = self._call('GET', '/admin/subscription-plan/all', 't', SubscriptionPlanList, None, {'isActive': is_active}, options)
        return result

    def create_subscription_plan(
        self,
        body: SubscriptionPlanCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> SubscriptionPlan:
        """Create a subscription plan.

        Creates a plan, which defines how often a subscription renews, and how its renewals are priced, shipped and
        canceled. Defaults: no anchor, no minimum and no end, ANY_TIME as `cancelPolicy` (AFTER_MIN_CYCLES when
        `minCycles` is set), the one-time prices, and shipping charged for every shipment. Errors: - 409
        `already_exists`: `code` is taken. - 422 `invalid_value`: `maxCycles` below `minCycles` or not a multiple of
        `prepaidCycles`, or AFTER_MIN_CYCLES without `minCycles`. - 422 `invalid_value`: an anchor that does not fit
        the interval unit (WEEKDAY requires WEEK, MONTHDAY requires MONTH), or a cutoff that is not shorter than the
        interval. - 422 `invalid_value`: a pricing value without type, a fixed amount without currency, or
        `firstCycles` without `thenValue`. - 422 `currency_mismatch`: a currency that the store does not have. - 422
        `unsupported_operation`: more than 1,000 plans."""
        result: SubscriptionPlan = self._call('POST', '/admin/subscription-plan', 'tk', SubscriptionPlan, body, {}, options)
        return result

    def update_subscription_plan(
        self,
        body: SubscriptionPlanUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> SubscriptionPlan:
        """Update a subscription plan.

        Changes the given fields of a subscription plan. A new subscription copies the binding terms (interval,
        anchor, `minCycles`, `maxCycles`, `prepaidCycles`, `trialDays`, `cancelPolicy`), so changing them affects new
        subscriptions only. Interval and anchor cannot change while the plan has subscribers (409 `in_use`): create
        another plan. Changes of name, pricing, shipping policy, cutoff and the customer permissions also apply to
        existing subscriptions, from their next renewal on. A lower price applies at once. Existing subscriptions are
        charged a higher price only after it was announced and the store's `priceChangeNoticeDays` have passed. About
        a minute after the change, the service mails the customers and fires `subscription.pricing_changed` for each
        subscription. `announcedPrices` of each line shows the day from which the line may cost more. A price that an
        administrator or an external system fixed does not change. `anchor` and `pricing` are replaced as a whole. An
        inactive plan accepts no new subscriptions; existing ones continue. 409 `version_conflict`, `already_exists`;
        422 `invalid_value` as for creating a plan."""
        result: SubscriptionPlan = self._call('PATCH', '/admin/subscription-plan', 'tk', SubscriptionPlan, body, {}, options)
        return result

    def delete_subscription_plan(
        self,
        *,
        subscription_plan_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a subscription plan.

        Deletes a plan that never had subscriptions, with its prices. Otherwise, and while a checkout uses the plan,
        409 `in_use`: set `isActive` to false instead."""
        self._call('DELETE', '/admin/subscription-plan', 't', None, None, {'subscriptionPlanId': subscription_plan_id}, options)

    def list_test_clocks(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> TestClockList:
        """List test clocks.

        All test clocks of the store, newest first. In a store with `livemode: true`, every operation on test clocks
        returns 422 `unsupported_operation`."""
        result: TestClockList = self._call('GET', '/admin/test-clock/all', 't', TestClockList, None, {}, options)
        return result

    def get_test_clock(
        self,
        *,
        test_clock_id: int,
        options: _Optional[_Options] = None,
    ) -> TestClock:
        """Get a test clock.

        A test clock: its current time, and whether it is still advancing. In a store with `livemode: true`, every
        operation on test clocks returns 422 `unsupported_operation`."""
        result: TestClock = self._call('GET', '/admin/test-clock', 't', TestClock, None, {'testClockId': test_clock_id}, options)
        return result

    def create_test_clock(
        self,
        body: TestClockCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> TestClock:
        """Create a test clock.

        Creates a test clock for one customer, to test an integration. Subscriptions that the customer starts from now
        on follow the clock, and `POST /admin/test-clock/advance` moves it forward. A year of renewals takes a minute,
        with real orders, events and mails, all with `livemode: false`. Business dates follow the clock: the due dates
        of renewals, retries, reminders and trial ends, the `orderDate` of the customer's orders, and the expiry of
        cards. Ids, signatures and the creation times of events use real time. The store's regular renewals do not
        process these subscriptions. The customer must have no live subscriptions (409 `invalid_state_transition`) and
        no test clock (409 `already_exists`). In a store with `livemode: true`, every operation on test clocks returns
        422 `unsupported_operation`."""
        result: TestClock = self._call('POST', '/admin/test-clock', 'tk', TestClock, body, {}, options)
        return result

    def delete_test_clock(
        self,
        *,
        test_clock_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a test clock.

        Deletes the clock and cancels the customer's live subscriptions, because their dates are in the clock's time.
        They fire `subscription.cancelled`, then `subscription.status_changed`. Orders stay. 409
        `invalid_state_transition` while the clock is advancing. In a store with `livemode: true`, every operation on
        test clocks returns 422 `unsupported_operation`."""
        self._call('DELETE', '/admin/test-clock', 't', None, None, {'testClockId': test_clock_id}, options)

    def advance_test_clock(
        self,
        body: TestClockAdvance,
        *,
        options: _Optional[_Options] = None,
    ) -> TestClock:
        """Advance a test clock.

        Moves the clock forward and processes everything that falls due on the way, in the order of the dates:
        renewals, retries, reminders, resumptions, ends of terms. The API responds at once with status ADVANCING; read
        the clock until its status is READY. On the way, the clock waits for charges in flight, and up to two minutes
        for a bank's decision, so that later work has the right date. A charge without an outcome after two minutes
        stops the clock (FAILED). To see a decline, give the subscription a payment method of the sandbox that
        declines before you advance the clock; `pm_card_expires0127` expires. 409 `invalid_state_transition` while the
        clock is already advancing, `version_conflict`. 422 `invalid_value` for a time that is not later than the
        clock's, or more than 400 days ahead of it. In a store with `livemode: true`, every operation on test clocks
        returns 422 `unsupported_operation`."""
        result: TestClock = self._call('POST', '/admin/test-clock/advance', 'tk', TestClock, body, {}, options)
        return result

    def list_missing_translations(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        language_code: str,
        object_type: TranslatedObjectType,
        sort: _Optional[MissingTranslationSort] = None,
        options: _Optional[_Options] = None,
    ) -> MissingTranslationPage:
        """List what is not translated.

        The objects of a kind with a text that has no translation into a language, oldest first, and the names of the
        members with these texts. A translation into a parent of the language counts: for `de-AT`, texts in `de` are
        not missing. For the language of the catalog (`catalogLanguageCode` of the settings) nothing is missing. Texts
        that an object does not have in any language are not missing, and neither are slugs. Archived products are
        omitted. Shipping methods, subscription plans, coupons, payment providers and account types have one
        translated text, their name; coupons without a name are omitted. `rates` of a tax class are the names of its
        rates, and `altText` is the text of a media file. The settings of the store have legal pages (`policies`) and
        the names of custom fields (`customFieldDefinitions`). To list these also requires the permission to read
        them: `shipping-method:read`, `subscription-plan:read`, `coupon:read`, `customer:read` for account types,
        `media:read`, or `store:read` for payment providers and settings. A request examines at most 10,000 objects.
        If these do not fill the page, the page has fewer items, or none, and `nextCursor` continues after them; the
        list ends where `nextCursor` is null. The language does not have to be one of the store's, so the list also
        shows what a new language would need."""
        result: MissingTranslationPage = self._call('GET', '/admin/translation/missing/paged', 't', MissingTranslationPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'languageCode': language_code, 'objectType': object_type, 'sort': sort}, options)
        return result

    def list_admin_users(
        self,
        *,
        is_active: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> AdminUserList:
        """List the administrators of the store.

        All users who hold a scope that includes the request's store, including deactivated users, sorted by e-mail
        address. The list is complete (at most 1,000). `scopeIds` contains only scopes that include one of the
        caller's stores."""
        result: AdminUserList = self._call('GET', '/admin/user/all', 't', AdminUserList, None, {'isActive': is_active}, options)
        return result

    def get_my_user(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminUserProfile:
        """Get the logged-in administrator.

        The user of the access token. Neither a body nor a store is needed. `GET /admin/scope/me` returns the user's
        permissions. An app token has no user: 403 `forbidden`."""
        result: AdminUserProfile = self._call('GET', '/admin/user/me', 't', AdminUserProfile, None, {}, options)
        return result

    def update_my_user(
        self,
        body: AdminUserProfileUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminUserProfile:
        """Change one's own profile or password.

        Changes the user's own names, phone number and password. Only a user with `user:write` can change the e-mail
        address and the scopes (`PATCH /admin/user`). A new `password` requires `currentPassword`. A wrong one returns
        422 `invalid_value` at `/currentPassword`; wrong passwords are throttled like logins. 422 `weak_password`:
        fewer than 15 characters (8 with confirmed TOTP), or a common password. A new password ends all other sessions
        of the user, and the service notifies the user by mail. An app token has no user: 403 `forbidden`."""
        result: AdminUserProfile = self._call('PATCH', '/admin/user/me', 'tk', AdminUserProfile, body, {}, options)
        return result

    def create_admin_user(
        self,
        body: AdminUserCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminUser:
        """Invite an administrator.

        Mails an invitation to the address. Its link works once, for 7 days (`POST /admin/user/resend-invitation`
        mails a new one), and leads to a page of the service. There, a new person chooses a password; an existing
        administrator proves their identity and gets the scopes in addition to their own. Until then, `confirmedOn` is
        null and the invitation gives no access. The response is the same whether or not the address is known
        elsewhere on the platform. After an administrator of other stores accepts, the store lists that
        administrator's own id in place of this one. 409 `already_exists`: the store lists a user with this address,
        who may be invited or deactivated. 429: a store's administrators can mail 30 addresses per hour, including
        address changes, and one address five times. Callers can grant only permissions that they hold. 403 if the
        scope has a permission or a store that the caller does not have, or a store in which the caller does not have
        `user:write`. 422 `invalid_value`: a scope that is unknown, or that includes none of the caller's stores."""
        result: AdminUser = self._call('POST', '/admin/user', 'tk', AdminUser, body, {}, options)
        return result

    def update_admin_user(
        self,
        body: AdminUserUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminUser:
        """Change an administrator.

        Changes names, e-mail address, phone number, scopes, password or activity. The caller needs `user:write` in
        every store that the user's scopes include, and must hold there every permission that the user has before and
        after the change (403). To change only `scopeIds`, the caller needs this only in the stores that both have in
        common. A user without any of the caller's stores returns 404. Changing one's own `email` or `password`
        requires `currentPassword`: without it or with a wrong one, 422 `invalid_value` at `/currentPassword`; wrong
        passwords are throttled like logins. `scopeIds` replaces all scopes that include a store of the caller and
        takes effect with the user's next request. A new password ends all sessions of the user. A new `email` is
        stored as `pendingEmail` until the person follows the link that is mailed to it, within 24 hours. The service
        notifies the old address at once, and again when the new address replaces it, which ends all sessions. The
        response is the same whether or not the new address is known elsewhere. The address of a user who has not
        accepted the invitation changes at once, and the new address gets a new invitation. The service notifies the
        user by mail of changes of password, e-mail address or second factor. `isActive: true` reactivates a
        deactivated user, `false` is the same as DELETE. `resetTotp: true` removes a lost second factor; it requires a
        `password` of at least 15 characters unless the current password is that long (422 `weak_password`). 409
        `already_exists`: the store lists another user with the new address of an invited user. 409 `in_use`: the last
        active user with all permissions would lose them. 409 `version_conflict`. 422 `unsupported_operation`:
        deactivating oneself, resetting one's own second factor, or changing the password or second factor of a user
        who has not accepted the invitation. 422 `invalid_value`: a scope that is unknown, or that includes none of
        the caller's stores. 429: more than 30 addresses per hour, or one address more than five times."""
        result: AdminUser = self._call('PATCH', '/admin/user', 'tk', AdminUser, body, {}, options)
        return result

    def delete_admin_user(
        self,
        *,
        id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Deactivate an administrator.

        Deactivates the user: all sessions end at once and the user cannot log in. The user stays in lists and in the
        audit log (`isActive: false`). App tokens that the user created continue to work. `PATCH /admin/user` with
        `isActive: true` reactivates the user. Deactivating a deactivated user returns 204. The caller needs
        `user:write` in every one of the caller's stores that the user's scopes include, and must hold there every
        permission that the user has (403). A user who also has stores that the caller does not have loses only the
        scopes of the caller's stores, and keeps all others. 409 `in_use`: this is the last active user with all
        permissions. 422 `unsupported_operation`: the caller's own user."""
        self._call('DELETE', '/admin/user', 't', None, None, {'id': id}, options)

    def resend_admin_invitation(
        self,
        body: AdminInvitationResend,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Mail an invitation again.

        Mails a pending invitation to its address again, with a new link that works for 7 days. The previous link
        becomes invalid. Requires the same permissions as changing the user (`PATCH /admin/user`). 422
        `unsupported_operation`: the user has accepted, or is deactivated. 429: more than 30 addresses per hour, or
        this one more than five times."""
        self._call('POST', '/admin/user/resend-invitation', 'tk', None, body, {}, options)

    def create_totp(
        self,
        body: TotpCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> TotpEnrollment:
        """Start one's own TOTP enrollment.

        Creates a new secret for an authenticator app (SHA-1, 6 digits, 30 seconds) and shows it once. The secret has
        no effect until `PATCH /admin/user/totp` confirms one of its codes within 10 minutes; a second call before
        that replaces the first secret. Requires the user's password, because a stolen access token must not be
        enough: a wrong one returns 422 `invalid_value` at `/currentPassword`. 409 `already_exists`: TOTP is on;
        remove it first. An app token has no user: 403 `forbidden`."""
        result: TotpEnrollment = self._call('POST', '/admin/user/totp', 'tk', TotpEnrollment, body, {}, options)
        return result

    def update_totp(
        self,
        body: TotpUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> TotpRecoveryCodes:
        """Confirm one's own TOTP enrollment.

        Turns TOTP on with a code of the new secret. Returns ten recovery codes, shown once, each valid for one login.
        All other sessions of the user end. 422 `code_invalid`: a wrong code, or no enrollment was started in the last
        10 minutes. 409 `already_exists`: TOTP is on. Wrong codes are throttled per user, across all operations that
        take a code: five attempts, then one more every 15 minutes."""
        result: TotpRecoveryCodes = self._call('PATCH', '/admin/user/totp', 'tk', TotpRecoveryCodes, body, {}, options)
        return result

    def remove_totp(
        self,
        body: TotpRemove,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Remove one's own TOTP.

        Turns TOTP off and invalidates the recovery codes. Requires the user's password (422 `invalid_value` at
        `/currentPassword`), and a current code or a recovery code, which the call uses up. 422 `code_invalid`: a
        wrong code; wrong codes are throttled together with those of logins. 422 `weak_password`: the password has
        fewer than 15 characters; choose a longer one first. 404 when TOTP is off. A user who lost both authenticator
        app and recovery codes needs an administrator with `user:write` (`resetTotp` of `PATCH /admin/user`). An app
        token has no user: 403 `forbidden`."""
        self._call('POST', '/admin/user/totp/remove', 'tk', None, body, {}, options)

    def get_my_preferences(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminPreferences:
        """Get one's own preferences.

        Returns the texts that programs keep for the logged-in administrator, such as the saved views of the admin
        console. They follow the person to every browser and every store. No store is required. Only the administrator
        can read them. An administrator without preferences gets an empty object and `version` 1. An app token has no
        user: 403 `forbidden`."""
        result: AdminPreferences = self._call('GET', '/admin/user/me/preference', 't', AdminPreferences, None, {}, options)
        return result

    def replace_my_preferences(
        self,
        body: AdminPreferencesReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> AdminPreferences:
        """Replace one's own preferences.

        Replaces all preferences of the logged-in administrator. Read them first, change your own names, and send the
        others unchanged. Start your names with the name of your program, as in `console.views.1`. The service does
        not interpret the values. Do not store secrets. The audit log notes the change without the values. 409
        `version_conflict`: another program has changed the preferences since `version`; read them again and repeat
        your change. Without `version` the request replaces them in any case. 422 `invalid_value`: a name is not 1 to
        100 letters, digits, dots, hyphens and underscores, or all names and values together have more than 65,536
        bytes. An app token has no user: 403 `forbidden`."""
        result: AdminPreferences = self._call('PUT', '/admin/user/me/preference', 'tk', AdminPreferences, body, {}, options)
        return result

    def list_webhook_deliveries(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[WebhookDeliverySort] = None,
        webhook_endpoint_id: _Optional[_Sequence[int]] = None,
        webhook_event_id: _Optional[_Sequence[str]] = None,
        webhook_replay_id: _Optional[_Sequence[int]] = None,
        status: _Optional[_Sequence[WebhookDeliveryStatus]] = None,
        type: _Optional[_Sequence[str]] = None,
        origin: _Optional[_Sequence[WebhookDeliveryOrigin]] = None,
        error_code: _Optional[_Sequence[WebhookErrorCode]] = None,
        object_type: _Optional[_Sequence[WebhookObjectType]] = None,
        object_id: _Optional[_Sequence[int]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> WebhookDeliveryPage:
        """List webhook deliveries.

        The deliveries of the store, without their attempts. `GET /admin/webhook-delivery` returns a delivery with its
        attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next
        due first. Deliveries are kept for at least 90 days after they end. The list has only deliveries of events
        whose object the caller may read (`order:read` for `order.created`)."""
        result: WebhookDeliveryPage = self._call('GET', '/admin/webhook-delivery/paged', 't', WebhookDeliveryPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'webhookEndpointId': webhook_endpoint_id, 'webhookEventId': webhook_event_id, 'webhookReplayId': webhook_replay_id, 'status': status, 'type': type, 'origin': origin, 'errorCode': error_code, 'objectType': object_type, 'objectId': object_id, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_webhook_delivery(
        self,
        *,
        webhook_delivery_id: int,
        options: _Optional[_Options] = None,
    ) -> WebhookDeliveryDetails:
        """Get a webhook delivery.

        The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and
        first 16 KiB of the response. Each attempt also shows when the next attempt follows and why. Also requires the
        permission to read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it."""
        result: WebhookDeliveryDetails = self._call('GET', '/admin/webhook-delivery', 't', WebhookDeliveryDetails, None, {'webhookDeliveryId': webhook_delivery_id}, options)
        return result

    def get_webhook_endpoint(
        self,
        *,
        webhook_endpoint_id: int,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpoint:
        """Get a webhook endpoint.

        The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked."""
        result: WebhookEndpoint = self._call('GET', '/admin/webhook-endpoint', 't', WebhookEndpoint, None, {'webhookEndpointId': webhook_endpoint_id}, options)
        return result

    def create_webhook_endpoint(
        self,
        body: WebhookEndpointCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpointCreated:
        """Create a webhook endpoint.

        Registers an address for future events; earlier events can be replayed. The response shows the v1 signing
        secret once; only a retry with the same Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering
        PER_OBJECT, timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and
        stays pinned. A delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds),
        `webhook-signature`, `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks.
        To verify a delivery, join id, timestamp and raw body with dots (`id.timestamp.body`) and compute the
        HMAC-SHA256 of the result. The key is the base64-decoded part of the secret after `whsec_`. Compare the base64
        of the HMAC, in constant time, with the part of the signature after `v1,`. The header may contain several
        signatures, separated by spaces. Reject a timestamp that is more than five minutes off. The caller also needs
        the permission to read the object of each of its event types: `order:read` for `order.*`, all five for `*`,
        and `gift-card:read` and `store-credit:read` for `stored_value.*`. 403 `forbidden` names the first missing
        permission. Deliveries are at least once: a consumer discards duplicates by the event's id. A delivery
        succeeds with a 2xx response within the timeout; redirects are not followed."""
        result: WebhookEndpointCreated = self._call('POST', '/admin/webhook-endpoint', 'tk', WebhookEndpointCreated, body, {}, options)
        return result

    def update_webhook_endpoint(
        self,
        body: WebhookEndpointUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpoint:
        """Change a webhook endpoint.

        Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting
        deliveries; only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL).
        Queued deliveries wait, and new events get no delivery and can be replayed later. `isActive: true` activates
        the endpoint and closes its breaker. Waiting deliveries then continue at once, and parked deliveries after the
        first success. A new URL closes the breaker. 409 `version_conflict` when `version` is stale. 422
        `invalid_value` for an unknown event type, and for a forbidden header. 422 `invalid_value` also for a URL that
        is not https (in a livemode store), has credentials or a fragment, or leads to a non-public address. Changing
        `url` or `eventTypes` also requires the permission to read the objects of all its event types (403
        `forbidden`)."""
        result: WebhookEndpoint = self._call('PATCH', '/admin/webhook-endpoint', 'tk', WebhookEndpoint, body, {}, options)
        return result

    def delete_webhook_endpoint(
        self,
        *,
        webhook_endpoint_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a webhook endpoint.

        Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An
        attempt in flight may still arrive. Past deliveries stay readable for 90 days."""
        self._call('DELETE', '/admin/webhook-endpoint', 't', None, None, {'webhookEndpointId': webhook_endpoint_id}, options)

    def list_webhook_endpoints(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpointList:
        """List webhook endpoints.

        All endpoints of the store, oldest first, at most 50."""
        result: WebhookEndpointList = self._call('GET', '/admin/webhook-endpoint/all', 't', WebhookEndpointList, None, {}, options)
        return result

    def rotate_webhook_endpoint_secret(
        self,
        body: WebhookEndpointSecretRotate,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpointSecretRotated:
        """Rotate a webhook signing key.

        Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign
        for overlapHours (0–168, default 24). Until then every delivery carries several signatures, separated by
        spaces, and a receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once,
        including those of earlier rotations. At most 20 keys of a scheme are live. More return 422
        `unsupported_operation`, as does v1a while asymmetricSignature is off."""
        result: WebhookEndpointSecretRotated = self._call('POST', '/admin/webhook-endpoint/rotate-secret', 'tk', WebhookEndpointSecretRotated, body, {}, options)
        return result

    def test_webhook_endpoint(
        self,
        body: WebhookEndpointTest,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpointTestResult:
        """Send a test event.

        Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and
        waits for the outcome: one attempt, no retry. A failed attempt returns 200 with `succeeded: false`. The test
        works for every type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has
        `livemode: false` and the request has the header `webhook-test: true`. The sample appears in no event list,
        has no delivery, and does not affect health or breaker."""
        result: WebhookEndpointTestResult = self._call('POST', '/admin/webhook-endpoint/test', 'tk', WebhookEndpointTestResult, body, {}, options)
        return result

    def enable_webhook_endpoint(
        self,
        body: WebhookEndpointEnable,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpoint:
        """Enable a webhook endpoint.

        Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow
        after the first success, oldest first, at 10 per second. Events from the time when the endpoint was disabled
        have no delivery. Replay them with `POST /admin/webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling
        an active endpoint only closes its breaker."""
        result: WebhookEndpoint = self._call('POST', '/admin/webhook-endpoint/enable', 'tk', WebhookEndpoint, body, {}, options)
        return result

    def list_webhook_events(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[WebhookEventSort] = None,
        type: _Optional[_Sequence[str]] = None,
        object_type: _Optional[_Sequence[WebhookObjectType]] = None,
        object_id: _Optional[_Sequence[int]] = None,
        webhook_endpoint_id: _Optional[_Sequence[int]] = None,
        delivery_status: _Optional[_Sequence[WebhookDeliveryStatus]] = None,
        sequence_after: _Optional[int] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> WebhookEventPage:
        """List webhook events.

        The events of the store, including events that no endpoint subscribes to, without their payloads (`GET
        /admin/webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest
        transaction still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest
        sequence already seen, a poller never skips an event. Use this to poll instead of receiving webhooks. Events
        are kept for at least 90 days, and longer while a delivery or a replay needs them. Each event also requires
        the permission to read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`,
        `customer:read`, `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed`
        require `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list
        has only events of objects that the caller may read."""
        result: WebhookEventPage = self._call('GET', '/admin/webhook-event/paged', 't', WebhookEventPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'type': type, 'objectType': object_type, 'objectId': object_id, 'webhookEndpointId': webhook_endpoint_id, 'deliveryStatus': delivery_status, 'sequenceAfter': sequence_after, 'createdFrom': created_from, 'createdTo': created_to}, options)
        return result

    def get_webhook_event(
        self,
        *,
        webhook_event_id: str,
        options: _Optional[_Options] = None,
    ) -> WebhookEventDetails:
        """Get a webhook event.

        The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404
        after the event's retention (at least 90 days). Also requires the permission to read the object (`order:read`
        for `order.created`); 403 `forbidden` names it."""
        result: WebhookEventDetails = self._call('GET', '/admin/webhook-event', 't', WebhookEventDetails, None, {'webhookEventId': webhook_event_id}, options)
        return result

    def list_webhook_event_types(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEventTypeList:
        """List webhook event types.

        All event types, each with its meaning and a realistic sample."""
        result: WebhookEventTypeList = self._call('GET', '/admin/webhook-event/type/all', 't', WebhookEventTypeList, None, {}, options)
        return result

    def resend_webhook_event(
        self,
        body: WebhookEventResend,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookDeliveryList:
        """Resend a webhook event.

        Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule.
        The pending retry or parked delivery of the event to the endpoint is canceled. Without webhookEndpointId, the
        event goes to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that
        endpoint, whatever types it subscribes to. Also requires the permission to read the object (403 `forbidden`).
        409 `invalid_state_transition` when the named endpoint is disabled."""
        result: WebhookDeliveryList = self._call('POST', '/admin/webhook-event/resend', 'tk', WebhookDeliveryList, body, {}, options)
        return result

    def get_webhook_replay(
        self,
        *,
        webhook_replay_id: int,
        options: _Optional[_Options] = None,
    ) -> WebhookReplay:
        """Get the progress of a replay.

        The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been
        canceled or been parked. Kept for 90 days after the replay ends."""
        result: WebhookReplay = self._call('GET', '/admin/webhook-event/replay', 't', WebhookReplay, None, {'webhookReplayId': webhook_replay_id}, options)
        return result

    def create_webhook_replay(
        self,
        body: WebhookReplayCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> _Union[WebhookReplayPreview, WebhookReplay]:
        """Replay webhook events.

        Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the
        background. The filters are time (createdFrom inclusive, createdTo exclusive, default now), type, delivery
        status and object. The number of events is unlimited, and the replay survives a restart of the service.
        `dryRun: true` only counts the events and returns 200; otherwise the API returns 202 with the replay, and the
        GET shows its progress. A dry run also works for a disabled or busy endpoint. Replaying an event cancels its
        waiting and parked deliveries. A replay does not delay new events. With ordering PER_OBJECT or STRICT, new
        events may overtake the replay, so consumers must order by `webhook-sequence`. Also requires the permission to
        read the objects of all types that are replayed (403 `forbidden`). 409 `already_exists` while another replay
        to the endpoint is queued or running, 409 `invalid_state_transition` when the endpoint is disabled. 422
        `invalid_value` without any filter, for objectId without objectType, and when createdTo is not after
        createdFrom."""
        result: _Union[WebhookReplayPreview, WebhookReplay] = self._call('POST', '/admin/webhook-event/replay', 'tk', {200: WebhookReplayPreview, 202: WebhookReplay}, body, {}, options)
        return result

    def cancel_webhook_replay(
        self,
        *,
        webhook_replay_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Cancel a replay.

        Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED.
        Finished deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409
        `invalid_state_transition`."""
        self._call('DELETE', '/admin/webhook-event/replay', 't', None, None, {'webhookReplayId': webhook_replay_id}, options)
