# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"

"""The Public API: its client and its objects."""

from __future__ import annotations

import datetime as _dt
from decimal import Decimal as _Decimal
from typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union

from ._model import File as _File, Model as _Model
from ._surfaces import PublicBase as _Base
from ._transport import CallOptions as _Options
from ._shared import ActorType as ActorType
from ._shared import Address as Address
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
from ._shared import IntervalUnit as IntervalUnit
from ._shared import InventoryPolicy as InventoryPolicy
from ._shared import OfflinePaymentMethod as OfflinePaymentMethod
from ._shared import OrderBalance as OrderBalance
from ._shared import OrderCoupon as OrderCoupon
from ._shared import OrderCustomer as OrderCustomer
from ._shared import OrderLine as OrderLine
from ._shared import OrderLineDiscount as OrderLineDiscount
from ._shared import OrderState as OrderState
from ._shared import OrderTax as OrderTax
from ._shared import Payment as Payment
from ._shared import PaymentReviewStatus as PaymentReviewStatus
from ._shared import PaymentStatus as PaymentStatus
from ._shared import PaymentTender as PaymentTender
from ._shared import PaymentTransactionStatus as PaymentTransactionStatus
from ._shared import PaymentType as PaymentType
from ._shared import Phone as Phone
from ._shared import Problem as Problem
from ._shared import ProblemField as ProblemField
from ._shared import ProblemFieldCode as ProblemFieldCode
from ._shared import ProblemFieldLocation as ProblemFieldLocation
from ._shared import ProblemTotals as ProblemTotals
from ._shared import ProductMedia as ProductMedia
from ._shared import ProductStatus as ProductStatus
from ._shared import ProductType as ProductType
from ._shared import PublicCustomer as PublicCustomer
from ._shared import PublicCustomerAddress as PublicCustomerAddress
from ._shared import PublicCustomerAddressList as PublicCustomerAddressList
from ._shared import PublicCustomerPaymentMethod as PublicCustomerPaymentMethod
from ._shared import PublicCustomerPaymentMethodList as PublicCustomerPaymentMethodList
from ._shared import PublicOrderLine as PublicOrderLine
from ._shared import PublicOrderListItem as PublicOrderListItem
from ._shared import PublicOrderSort as PublicOrderSort
from ._shared import PublicRefund as PublicRefund
from ._shared import PublicReturn as PublicReturn
from ._shared import PublicReturnLine as PublicReturnLine
from ._shared import PublicShipment as PublicShipment
from ._shared import PublicShipmentItem as PublicShipmentItem
from ._shared import PublicShipmentSnapshot as PublicShipmentSnapshot
from ._shared import PublicSubscriptionListItem as PublicSubscriptionListItem
from ._shared import PublicSubscriptionSnapshot as PublicSubscriptionSnapshot
from ._shared import RefundReason as RefundReason
from ._shared import RefundStatus as RefundStatus
from ._shared import ReturnExchangeLine as ReturnExchangeLine
from ._shared import ReturnKind as ReturnKind
from ._shared import ReturnObstacle as ReturnObstacle
from ._shared import ReturnStatus as ReturnStatus
from ._shared import ShipmentStatus as ShipmentStatus
from ._shared import SubscriptionCancel as SubscriptionCancel
from ._shared import SubscriptionCreate as SubscriptionCreate
from ._shared import SubscriptionCycleStatus as SubscriptionCycleStatus
from ._shared import SubscriptionEstimate as SubscriptionEstimate
from ._shared import SubscriptionEstimateLine as SubscriptionEstimateLine
from ._shared import SubscriptionEstimateProblem as SubscriptionEstimateProblem
from ._shared import SubscriptionHistoryAction as SubscriptionHistoryAction
from ._shared import SubscriptionHistoryEntry as SubscriptionHistoryEntry
from ._shared import SubscriptionHistoryPage as SubscriptionHistoryPage
from ._shared import SubscriptionHistorySort as SubscriptionHistorySort
from ._shared import SubscriptionItemAdd as SubscriptionItemAdd
from ._shared import SubscriptionItemStatus as SubscriptionItemStatus
from ._shared import SubscriptionItemUpdate as SubscriptionItemUpdate
from ._shared import SubscriptionPause as SubscriptionPause
from ._shared import SubscriptionReactivate as SubscriptionReactivate
from ._shared import SubscriptionReplace as SubscriptionReplace
from ._shared import SubscriptionResume as SubscriptionResume
from ._shared import SubscriptionSkip as SubscriptionSkip
from ._shared import SubscriptionStatus as SubscriptionStatus
from ._shared import SubscriptionUnskip as SubscriptionUnskip
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

PublicCustomerSort = _Literal['createdOn', '-createdOn', 'email', '-email', 'lastName', '-lastName']
"""`-` means descending. Defaults to `-createdOn`."""

PublicProductSort = _Literal['createdOn', '-createdOn', 'name', '-name']
"""`-` means descending. Defaults to `-createdOn`."""

PublicRefundSort = _Literal['createdOn', '-createdOn', 'refundedOn', '-refundedOn', 'refundNumber', '-refundNumber']
"""`-` means descending. Defaults to `-createdOn`."""

PublicReturnSort = _Literal['requestedOn', '-requestedOn', 'modifiedOn', '-modifiedOn']
"""`-` means descending. Defaults to `-requestedOn`."""

PublicShipmentSort = _Literal['shippedOn', '-shippedOn', 'shipmentId', '-shipmentId']
"""`-` means descending. Defaults to `-shippedOn`."""

PublicSubscriptionSort = _Literal['createdOn', '-createdOn', 'nextProcessingDate', '-nextProcessingDate', 'subscriptionNumber', '-subscriptionNumber']
"""`-` means descending. Defaults to `-createdOn`. A line that is no longer scheduled is sorted by its last date, which
it shows."""


class PublicCustomerAddressCreate(_Model):
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


class PublicCustomerAddressUpdate(_Model):
    """Changes to a saved address. An omitted field keeps its value, and null clears it."""

    _spec = 'customerAddressId!:i firstName:s lastName:s company?:s streetLine1:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode:s phoneNumber?:s'
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


class PublicCustomerPage(_Model):
    """A page of customers."""

    _spec = 'items!:[@PublicCustomer page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicCustomer]
    """The customers of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicOrder(_Model):
    """A complete order: the fields of PublicOrderListItem with full lines, plus the order's customer, addresses,
    payments, refunds and shipments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the
    `lineTotal` values of the lines add up to `subtotal − discountTotal`. All totals except `taxTotal` and
    `grandTotal` are net of tax. They are fixed when the order is placed."""

    _spec = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@OrderLine status!:s replacementOrderNumber!?:i customer!:@OrderCustomer shippingAddress!?:@Address billingAddress!?:@Address shippingMethodId!?:i shippingMethodName!?:s taxes!:[@OrderTax payments!:[@Payment balance!:@OrderBalance refunds!:[@PublicRefund shipments!:[@PublicShipment coupons!:[@OrderCoupon subscriptionIds!:[i customerNote!?:s tags!:[s customFields!:[@CustomField externalId!?:s createdOn!:t modifiedOn!:t version!:i'
    order_id: int
    order_number: int
    order_date: _dt.datetime
    """When the order was placed. An administrator may change this time."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled. Null before that; it never changes afterwards."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled or voided. Null otherwise."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    subtotal: _Decimal
    """The total of the lines before discounts, net of tax."""
    discount_total: _Decimal
    """All discounts on the lines and the order, net of tax, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts, net of tax."""
    tax_total: _Decimal
    """All tax, including tax on shipping."""
    grand_total: _Decimal
    """The total that the customer pays."""
    replaced_order_number: _Optional[int]
    """Number of the order that this order replaces. Null means none."""
    item_count: int
    """Units on all lines: the sum of their quantities."""
    items: list[OrderLine]
    """The lines, with their shipped, canceled and refunded quantities."""
    status: OrderState
    replacement_order_number: _Optional[int]
    """Number of the order that replaces this order. Null means none."""
    customer: OrderCustomer
    shipping_address: _Optional[Address]
    """Null when nothing is shipped."""
    billing_address: _Optional[Address]
    """Null when the order has none."""
    shipping_method_id: _Optional[int]
    """Null when nothing is shipped."""
    shipping_method_name: _Optional[str]
    """The shipping method's name when the order was placed. Null when nothing is shipped."""
    taxes: list[OrderTax]
    """The order's tax by name and rate, including tax on shipping. The amounts add up to `taxTotal`."""
    payments: list[Payment]
    """Payments and payment attempts, oldest first."""
    balance: OrderBalance
    refunds: list[PublicRefund]
    """Refunds, oldest first."""
    shipments: list[PublicShipment]
    """Shipments, oldest first. Their items refer to lines by `lineItemId`."""
    coupons: list[OrderCoupon]
    """The coupons that reduced the order's price."""
    subscription_ids: list[int]
    """Ids of the subscriptions that the order started or renewed."""
    customer_note: _Optional[str]
    """The customer's note from checkout. Null when the customer left none."""
    tags: list[str]
    """The store's own tags, for searching and grouping."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    external_id: _Optional[str]
    """The order's id in your own system. Null when none is set."""
    created_on: _dt.datetime
    """When the order was first stored, as a draft or at checkout."""
    modified_on: _dt.datetime
    """When the order or any of its parts last changed."""
    version: int


class PublicPrice(_Model):
    """A price row of a variant, including future and past rows. Of the rows that match currency, account type, plan,
    quantity and time, the most specific one is charged (plan and account type, then plan, then account type, then
    everyone). Among equally specific rows, the one with the highest applicable minQuantity is charged, then the one
    with the lowest amount."""

    _spec = 'priceId!:i currencyCode!:s amount!:d compareAtAmount!?:d accountTypeId!?:i subscriptionPlanId!?:i minQuantity!:i startsOn!?:t endsOn!?:t'
    price_id: int
    currency_code: str
    """One of the store's currencies."""
    amount: _Decimal
    """Price of one unit, with or without tax as the store shows prices (`pricesIncludeTax` in the settings)."""
    compare_at_amount: _Optional[_Decimal]
    """Former price, to show struck through. Always greater than the amount."""
    account_type_id: _Optional[int]
    """The price applies only to this account type. Null means everyone."""
    subscription_plan_id: _Optional[int]
    """The price applies only to this plan. Null means a one-time purchase."""
    min_quantity: int
    """The smallest quantity that the price applies to."""
    starts_on: _Optional[_dt.datetime]
    """Start of the price. Null means no start."""
    ends_on: _Optional[_dt.datetime]
    """End of the price, exclusive. Null means no end."""


class PublicProduct(_Model):
    """A product with its variants and prices, for accounting, warehouse and marketplace integrations. Costs are not
    shown."""

    _spec = 'productId!:i name!:s slug!:s productType!:s status!:s description!?:s shortDescription!?:s brand!?:s tags!:[s collectionIds!:[i taxClassId!?:i requiresShipping!:b isSubscribable!:b subscriptionPlanIds!:[i subscriptionOnly!:b priceIncludesTax!:b options!:[@ProductOption variants!:[@PublicVariant media!:[@ProductMedia primaryMediaId!?:i minQuantity!:i maxQuantity!?:i quantityStep!:i publishOn!?:t unpublishOn!?:t customFields!:[@CustomField externalId!?:s createdOn!:t modifiedOn!:t'
    product_id: int
    name: str
    """The product's name in the language of the store's catalog."""
    slug: str
    """Unique in the store."""
    product_type: ProductType
    status: ProductStatus
    description: _Optional[str]
    short_description: _Optional[str]
    """One or two sentences for lists, as plain text. Null when none is set."""
    brand: _Optional[str]
    """The product's brand or manufacturer. Null when none is set."""
    tags: list[str]
    """The store's own tags, for searching and grouping."""
    collection_ids: list[int]
    """Ids of the manual collections that contain the product."""
    tax_class_id: _Optional[int]
    """Null means the store's default tax class."""
    requires_shipping: bool
    """Whether the product must be shipped."""
    is_subscribable: bool
    """Whether the product may be bought on a subscription plan."""
    subscription_plan_ids: list[int]
    """Ids of the plans that the product may be bought on."""
    subscription_only: bool
    """Whether the product is sold only on a plan."""
    price_includes_tax: bool
    """Whether the amounts in `prices` include tax. A setting of the store."""
    options: list[ProductOption]
    """Up to 5 options. Empty for a product with one variant."""
    variants: list[PublicVariant]
    """In display order."""
    media: list[ProductMedia]
    """In display order."""
    primary_media_id: _Optional[int]
    """Id of one of the media. Null when the product has none."""
    min_quantity: int
    """The smallest quantity of a cart line."""
    max_quantity: _Optional[int]
    """The largest quantity of a cart line. Null means no limit."""
    quantity_step: int
    """A valid quantity is minQuantity plus a multiple of quantityStep."""
    publish_on: _Optional[_dt.datetime]
    """When the product's sale starts. Null means no start."""
    unpublish_on: _Optional[_dt.datetime]
    """When the product's sale ends. Null means no end."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    external_id: _Optional[str]
    """The product's id in another system. Unique among the store's products."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class PublicProductPage(_Model):
    """A page of products."""

    _spec = 'items!:[@PublicProduct page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicProduct]
    """The products of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicRefundPage(_Model):
    """A page of refunds."""

    _spec = 'items!:[@PublicRefund page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicRefund]
    """The refunds of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicReturnDetails(_Model):
    """A return with the names of its lines and with its refunds."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b exceeds!:[s lines!:[@PublicReturnDetailsLine exchangeLines!:[@ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t createdOn!:t modifiedOn!:t'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    order_number: int
    kind: ReturnKind
    status: ReturnStatus
    is_in_time: bool
    """Whether the return is a withdrawal that the buyer declared before its deadline."""
    exceeds: list[ReturnObstacle]
    """Rules of the policy that the return sets aside."""
    lines: list[PublicReturnDetailsLine]
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


class PublicReturnDetailsLine(_Model):
    """The part of a return for one line of its order, with the line's name."""

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


class PublicReturnPage(_Model):
    """A page of returns."""

    _spec = 'items!:[@PublicReturn page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicReturn]
    """The returns of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicShipmentPage(_Model):
    """A page of shipments."""

    _spec = 'items!:[@PublicShipmentSnapshot page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicShipmentSnapshot]
    """The shipments of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicSubscriptionPage(_Model):
    """A page of subscription lines."""

    _spec = 'items!:[@PublicSubscriptionListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicSubscriptionListItem]
    """The subscription lines of this page, in the requested order. Empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class PublicSubscriptionUpdate(_Model):
    """Changes to a subscription. Omitted fields keep their values. The three …Items fields change the lines; they do
    not replace them. The ETag of `GET /subscription` and the `webhook-object-version` header of the subscription's
    events carry the `version`."""

    _spec = 'subscriptionId!:i subscriptionPlanId:i nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i shippingMethodId?:i couponCodes:[s removeItems:[i updateItems:[@SubscriptionItemUpdate addItems:[@SubscriptionItemAdd version:i'
    subscription_id: int
    subscription_plan_id: _Optional[int] = None
    next_processing_date: _Optional[_dt.date] = None
    """New date of the next renewal: today or later, at most one year ahead. Later dates count from the new date."""
    shipping_address_id: _Optional[int] = None
    """Null is allowed only when nothing is shipped."""
    billing_address_id: _Optional[int] = None
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int] = None
    shipping_method_id: _Optional[int] = None
    """Null is allowed only when nothing is shipped."""
    coupon_codes: _Optional[list[str]] = None
    """Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as
    a use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the
    subscription ends before that."""
    remove_items: _Optional[list[int]] = None
    """Lines to remove."""
    update_items: _Optional[list[SubscriptionItemUpdate]] = None
    """Lines to change, each at most once. A line cannot be both changed and removed."""
    add_items: _Optional[list[SubscriptionItemAdd]] = None
    """Lines to add."""
    version: _Optional[int] = None


class PublicVariant(_Model):
    """A variant: the unit that is stocked, priced and sold."""

    _spec = 'variantId!:i sku!:s barcode!?:s name!:s optionValues!:[@VariantOptionValue status!:s position!:i weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s hsCode!?:s countryOfOrigin!?:s trackInventory!:b inventoryPolicy!:s stockOnHand!:i stockReserved!:i stockAvailable!:i expectedOn!?:t mediaIds!:[i prices!:[@PublicPrice customFields!:[@CustomField externalId!?:s createdOn!:t modifiedOn!:t'
    variant_id: int
    sku: str
    """Unique in the store."""
    barcode: _Optional[str]
    """EAN, UPC, ISBN or a similar code."""
    name: str
    """Shown next to the product's name."""
    option_values: list[VariantOptionValue]
    """One value of each option. No two variants of a product have the same combination."""
    status: VariantStatus
    position: int
    """Position in display order, from 0."""
    weight: _Optional[_Decimal]
    """Weight of one unit, in the variant's `weightUnit`."""
    weight_unit: WeightUnit
    """Unit of weight."""
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
    """Whether stock is checked when the variant is sold."""
    inventory_policy: InventoryPolicy
    stock_on_hand: int
    """Units in the warehouse."""
    stock_reserved: int
    """Units reserved by running checkouts and by orders that have not shipped. Units that need no shipping leave the
    stock when their order is paid."""
    stock_available: int
    """stockOnHand minus stockReserved. Negative only with BACKORDER."""
    expected_on: _Optional[_dt.datetime]
    """When new stock is expected."""
    media_ids: list[int]
    """Ids of the variant's images. Each is one of the product's media."""
    prices: list[PublicPrice]
    """Every price row of the variant."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    external_id: _Optional[str]
    """The variant's id in another system. Unique among the store's variants."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class PublicOrderPage(_Model):
    """A page of orders."""

    _spec = 'items!:[@PublicOrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[PublicOrderListItem]
    """The orders of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class AnnouncedSubscriptionPriceList(_Model):
    """The announced prices of a subscription."""

    _spec = 'items!:[@AnnouncedSubscriptionPrice'
    items: list[AnnouncedSubscriptionPrice]
    """The announced prices, by line, and within a line by date."""


class AnnouncedSubscriptionPrice(_Model):
    """A price increase of a subscription line that the customer was notified of and that no renewal has charged yet."""

    _spec = 'subscriptionItemId!:i unitPrice!:d validFrom!:D'
    subscription_item_id: int
    unit_price: _Decimal
    """The highest price of one unit in one delivery from `validFrom` on, as the buyer sees it, in the subscription's
    currency."""
    valid_from: _dt.date
    """First day on which a renewal can charge this price."""


class ProductOption(_Model):
    """An option of a product, such as the color."""

    _spec = 'productOptionId!:i name!:s position!:i values!:[@ProductOptionValue'
    product_option_id: int
    name: str
    """Unique within the product, such as Color."""
    position: int
    """Display position, from 0."""
    values: list[ProductOptionValue]
    """The values of the option, in display order."""


class ProductOptionValue(_Model):
    """One value of an option, such as white."""

    _spec = 'productOptionValueId!:i value!:s position!:i swatchHex!?:s mediaId!?:i'
    product_option_value_id: int
    value: str
    """The value that the customer selects; unique within the option."""
    position: int
    """Display position, from 0."""
    swatch_hex: _Optional[str]
    """Color of the swatch."""
    media_id: _Optional[int]
    """Image of the swatch; one of the product's media."""


class PublicClient(_Base):
    """The operations of the Public API."""

    def list_orders(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PublicOrderSort] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        sku: _Optional[str] = None,
        external_id: _Optional[str] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicOrderPage:
        """List orders.

        The placed orders of the store, without drafts. Each item is the snapshot that order events carry. `search`
        matches the whole order number and the whole `externalId`, and parts of the e-mail address, of the names in
        the order's addresses, of SKUs and of tracking numbers. With fewer than three characters it matches only whole
        SKUs and numbers. The items are short: `GET /order` returns an order with its customer, addresses, payments,
        refunds and shipments. Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it
        synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end.
        The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400
        `invalid_request`. When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same
        `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes. The
        list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite
        your copy by its id."""
        result: PublicOrderPage = self._call('GET', '/order/paged', 't', PublicOrderPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'storeCustomerId': store_customer_id, 'sku': sku, 'externalId': external_id, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def get_order(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> PublicOrder:
        """Get an order.

        The complete order in its current state: the fields of the list and of order events, plus its customer,
        addresses, payments, refunds, shipments, notes and custom fields. Send exactly one of `orderId` and
        `orderNumber`, otherwise the API returns 400 `invalid_request`. Drafts return 404. A payment shows only the
        brand and the last four digits of a card."""
        result: PublicOrder = self._call('GET', '/order', 't', PublicOrder, None, {'orderId': order_id, 'orderNumber': order_number}, options)
        return result

    def list_products(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PublicProductSort] = None,
        status: _Optional[_Sequence[ProductStatus]] = None,
        product_type: _Optional[_Sequence[ProductType]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        sku: _Optional[str] = None,
        external_id: _Optional[str] = None,
        variant_external_id: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicProductPage:
        """List products.

        The products of the store with their variants, stock and every price row, whatever their status. Filter by
        `status=ACTIVE` for products that may be sold, but not to synchronize: with `modifiedSince`, a product that is
        archived would be missing from the list. `search` matches parts of name, brand, SKU, barcode, `externalId`,
        options and option values. Stock figures are current as of the response. A change of the product, its options,
        media, variants or prices counts as a change of the product. A stock movement alone does not. Without
        `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with
        the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
        they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is
        null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next
        time. The response repeats that page and adds all later changes. The list never skips a row, even one that was
        committed late. A row that changes again appears again, so overwrite your copy by its id."""
        result: PublicProductPage = self._call('GET', '/product/paged', 't', PublicProductPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'productType': product_type, 'collectionId': collection_id, 'sku': sku, 'externalId': external_id, 'variantExternalId': variant_external_id, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def list_refunds(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[PublicRefundSort] = None,
        order_id: _Optional[_Sequence[int]] = None,
        order_number: _Optional[_Sequence[int]] = None,
        refund_number: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        status: _Optional[_Sequence[RefundStatus]] = None,
        reason: _Optional[_Sequence[RefundReason]] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicRefundPage:
        """List refunds.

        The refunds of the store in every status. Each item is the snapshot that refund events carry. Only COMPLETED
        refunds returned money; FAILED and VOIDED refunds returned none. Without `modifiedSince`, the list shows the
        current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need
        changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first.
        Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor
        you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats
        that page and adds all later changes. The list never skips a row, even one that was committed late. A row that
        changes again appears again, so overwrite your copy by its id."""
        result: PublicRefundPage = self._call('GET', '/refund/paged', 't', PublicRefundPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'orderId': order_id, 'orderNumber': order_number, 'refundNumber': refund_number, 'storeCustomerId': store_customer_id, 'status': status, 'reason': reason, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def list_returns(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[PublicReturnSort] = None,
        order_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        status: _Optional[_Sequence[ReturnStatus]] = None,
        kind: _Optional[_Sequence[ReturnKind]] = None,
        requested_from: _Optional[_dt.datetime] = None,
        requested_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicReturnPage:
        """List returns.

        The returns of the store in every status. Each item is the snapshot that return events carry. Without
        `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with
        the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
        they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is
        null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next
        time. The response repeats that page and adds all later changes. The list never skips a row, even one that was
        committed late. A row that changes again appears again, so overwrite your copy by its id."""
        result: PublicReturnPage = self._call('GET', '/return/paged', 't', PublicReturnPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'orderId': order_id, 'storeCustomerId': store_customer_id, 'status': status, 'kind': kind, 'requestedFrom': requested_from, 'requestedTo': requested_to, 'modifiedSince': modified_since}, options)
        return result

    def get_return(
        self,
        *,
        return_id: int,
        options: _Optional[_Options] = None,
    ) -> PublicReturnDetails:
        """Get a return.

        Returns the return with its lines, the rules of the policy that it sets aside, and the refunds that concern
        its units. The store's internal note is not part of it."""
        result: PublicReturnDetails = self._call('GET', '/return', 't', PublicReturnDetails, None, {'returnId': return_id}, options)
        return result

    def list_shipments(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        sort: _Optional[PublicShipmentSort] = None,
        shipment_id: _Optional[_Sequence[int]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        order_number: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        status: _Optional[_Sequence[ShipmentStatus]] = None,
        tracking_number: _Optional[str] = None,
        external_shipment_id: _Optional[str] = None,
        shipped_from: _Optional[_dt.datetime] = None,
        shipped_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicShipmentPage:
        """List shipments.

        The shipments of the store, including canceled ones. Each item is the snapshot that shipment events carry.
        `lineItemId` is the id of a line in `GET /order`, which shows the product. Without `modifiedSince`, the list
        shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you
        need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest
        first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last
        cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response
        repeats that page and adds all later changes. The list never skips a row, even one that was committed late. A
        row that changes again appears again, so overwrite your copy by its id."""
        result: PublicShipmentPage = self._call('GET', '/shipment/paged', 't', PublicShipmentPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'shipmentId': shipment_id, 'orderId': order_id, 'orderNumber': order_number, 'storeCustomerId': store_customer_id, 'status': status, 'trackingNumber': tracking_number, 'externalShipmentId': external_shipment_id, 'shippedFrom': shipped_from, 'shippedTo': shipped_to, 'modifiedSince': modified_since}, options)
        return result

    def list_customers(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PublicCustomerSort] = None,
        status: _Optional[_Sequence[CustomerStatus]] = None,
        account_type_id: _Optional[_Sequence[int]] = None,
        email_verified: _Optional[bool] = None,
        external_id: _Optional[str] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        custom_field: _Optional[_Sequence[str]] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerPage:
        """List customers.

        The customers of the store in every status. Each item is the snapshot that customer events carry. Guest buyers
        are not included. `search` matches parts of the e-mail address, names, company and phone number, and whole
        external ids. Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes
        your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come
        in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400
        `invalid_request`. When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same
        `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes. The
        list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite
        your copy by its id."""
        result: PublicCustomerPage = self._call('GET', '/store-customer/paged', 't', PublicCustomerPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'accountTypeId': account_type_id, 'emailVerified': email_verified, 'externalId': external_id, 'createdFrom': created_from, 'createdTo': created_to, 'customField*': custom_field, 'modifiedSince': modified_since}, options)
        return result

    def get_customer(
        self,
        *,
        store_customer_id: _Optional[int] = None,
        email: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> PublicCustomer:
        """Get a customer.

        The customer in its current state, as the snapshot that customer events carry. Send exactly one of
        `storeCustomerId` and `email`, otherwise the API returns 400 `invalid_request`. `GET
        /store-customer/address/all` and `GET /store-customer/payment-method/all` return the customer's addresses and
        saved payment methods."""
        result: PublicCustomer = self._call('GET', '/store-customer', 't', PublicCustomer, None, {'storeCustomerId': store_customer_id, 'email': email}, options)
        return result

    def list_customer_addresses(
        self,
        *,
        store_customer_id: int,
        include_removed: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddressList:
        """List a customer's addresses.

        The saved addresses of one customer: the default address first, then the newest. Removed addresses (`isActive`
        false) are included only with `includeRemoved`."""
        result: PublicCustomerAddressList = self._call('GET', '/store-customer/address/all', 't', PublicCustomerAddressList, None, {'storeCustomerId': store_customer_id, 'includeRemoved': include_removed}, options)
        return result

    def create_customer_address(
        self,
        body: PublicCustomerAddressCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddress:
        """Add an address of a customer.

        Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the
        old one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new
        address. 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country
        that the store does not serve, a missing field that the country requires, such as a postal code, or more than
        100 active addresses."""
        result: PublicCustomerAddress = self._call('POST', '/store-customer/address', 'tk', PublicCustomerAddress, body, {}, options)
        return result

    def update_customer_address(
        self,
        body: PublicCustomerAddressUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddress:
        """Update an address of a customer.

        Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the
        changed address from their next renewal. Fires `customer.address_changed` if something changed. A removed
        address returns 404. 422 `invalid_value`: a country that the store does not serve, or a missing field that the
        country requires, such as a postal code."""
        result: PublicCustomerAddress = self._call('PATCH', '/store-customer/address', 'tk', PublicCustomerAddress, body, {}, options)
        return result

    def list_customer_payment_methods(
        self,
        *,
        store_customer_id: int,
        include_removed: _Optional[bool] = None,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerPaymentMethodList:
        """List a customer's payment methods.

        The saved payment methods of one customer: the default one first, then the newest. The list never contains
        card numbers, gateway tokens or vault ids. Removed payment methods (`isActive` false) are included only with
        `includeRemoved`."""
        result: PublicCustomerPaymentMethodList = self._call('GET', '/store-customer/payment-method/all', 't', PublicCustomerPaymentMethodList, None, {'storeCustomerId': store_customer_id, 'includeRemoved': include_removed}, options)
        return result

    def list_subscriptions(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PublicSubscriptionSort] = None,
        status: _Optional[_Sequence[SubscriptionStatus]] = None,
        dunning_state: _Optional[_Sequence[DunningState]] = None,
        failure_code: _Optional[_Sequence[str]] = None,
        next_retry_from: _Optional[_dt.datetime] = None,
        next_retry_to: _Optional[_dt.datetime] = None,
        card_expires_from: _Optional[_dt.date] = None,
        card_expires_to: _Optional[_dt.date] = None,
        product_id: _Optional[_Sequence[int]] = None,
        store_customer_id: _Optional[_Sequence[int]] = None,
        subscription_plan_id: _Optional[_Sequence[int]] = None,
        sku: _Optional[str] = None,
        next_processing_date_from: _Optional[_dt.date] = None,
        next_processing_date_to: _Optional[_dt.date] = None,
        created_from: _Optional[_dt.datetime] = None,
        created_to: _Optional[_dt.datetime] = None,
        modified_since: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionPage:
        """List subscription lines.

        One row per live line: a subscription with two lines has two rows, a subscription without lines has none, and
        `totalCount` counts rows. Removed lines disappear from the list; `GET /subscription` and the events show the
        removal. `search` matches the whole subscription number, and parts of the customer's e-mail address, names,
        company and phone number and of the SKUs. With fewer than three characters it matches only whole SKUs and
        numbers. A line's `nextProcessingDate` keeps its last date after nothing is scheduled any longer, so check
        `status`. With `modifiedSince`, the rows come in the order in which they changed, oldest first, up to the
        oldest transaction still running. Omit `sort`, otherwise the response is 400 `invalid_request`. A row that is
        committed late is not skipped but comes later. When `nextCursor` is null, keep the last cursor you sent and
        send it again next time. The response repeats the rows of that page and adds all later changes. If you sent no
        cursor, send the same `modifiedSince` again. A row that changes in the meantime appears again."""
        result: PublicSubscriptionPage = self._call('GET', '/subscription/paged', 't', PublicSubscriptionPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'dunningState': dunning_state, 'failureCode': failure_code, 'nextRetryFrom': next_retry_from, 'nextRetryTo': next_retry_to, 'cardExpiresFrom': card_expires_from, 'cardExpiresTo': card_expires_to, 'productId': product_id, 'storeCustomerId': store_customer_id, 'subscriptionPlanId': subscription_plan_id, 'sku': sku, 'nextProcessingDateFrom': next_processing_date_from, 'nextProcessingDateTo': next_processing_date_to, 'createdFrom': created_from, 'createdTo': created_to, 'modifiedSince': modified_since}, options)
        return result

    def get_subscription(
        self,
        *,
        subscription_id: _Optional[int] = None,
        subscription_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Get a subscription.

        The subscription in its current state, as the snapshot that subscription events carry. Send exactly one of
        `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`."""
        result: PublicSubscriptionSnapshot = self._call('GET', '/subscription', 't', PublicSubscriptionSnapshot, None, {'subscriptionId': subscription_id, 'subscriptionNumber': subscription_number}, options)
        return result

    def update_subscription(
        self,
        body: PublicSubscriptionUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Change a subscription.

        Changes the dates, shipping, billing and prices of future renewals, all or nothing. Placed orders do not
        change. Addresses and payment method must be active ones of the subscription's customer (404 otherwise). A new
        plan changes interval and prices from the next renewal on; the next date stays unless the request sets it. A
        new payment method in dunning, or in TERMINAL_FAILED, starts a retry at once, in the background. The API
        removes, updates and adds lines in this order. A line keeps its `subscriptionItemId` when it is updated or
        swapped (another `variantId`). `unitPrice` fixes the line's price, for example at the price of your own
        system; null restores the plan's price. A request may remove every line. Fires `subscription.items_changed`
        (lines or plan), `subscription.processing_date_changed` and `subscription.pricing_changed` (prices or
        coupons), in this order, each at most once and only for actual changes. Changes of addresses, shipping and
        payment method fire no event; the history records them. Errors: - 404: a plan that the store does not have. -
        409 `invalid_state_transition`: the subscription is CANCELLED, or not ACTIVE for `nextProcessingDate`. - 409
        `cycle_locked`: inside the plan's cutoff (which does not apply to the payment method), or while a charge is
        running. - 409 `cycle_locked`: for the date while its renewal is being retried, and for lines, plan and
        coupons while deliveries of a prepaid term are left. - 409 `version_conflict`. - 422 `invalid_value`: a date
        out of range, an inactive plan, or a variant that is not sold on the plan. - 422 `coupon_not_applicable`,
        `shipping_not_available`, `currency_mismatch`."""
        result: PublicSubscriptionSnapshot = self._call('PATCH', '/subscription', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def create_subscription(
        self,
        body: SubscriptionCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
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
        `coupon_exhausted`, `shipping_not_available`. Fires `subscription.created` with the action
        `subscription.created_by_admin`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription', 'tk', PublicSubscriptionSnapshot, body, {}, options)
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
        result: SubscriptionEstimate = self._call('GET', '/subscription/estimate', 't', SubscriptionEstimate, None, {'subscriptionId': subscription_id, 'processingDate': processing_date}, options)
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
        result: SubscriptionUpcomingList = self._call('GET', '/subscription/upcoming/all', 't', SubscriptionUpcomingList, None, {'subscriptionId': subscription_id, 'until': until}, options)
        return result

    def list_announced_subscription_prices(
        self,
        *,
        subscription_id: int,
        options: _Optional[_Options] = None,
    ) -> AnnouncedSubscriptionPriceList:
        """List the announced prices of a subscription.

        Returns the price increases that the customer was notified of and that no renewal has charged yet, for each
        live line. The list is usually empty. `subscription.pricing_changed` fires when an increase is announced or
        withdrawn; the snapshot of the event has the prices of the next renewal only. 404 for a subscription that the
        store does not have."""
        result: AnnouncedSubscriptionPriceList = self._call('GET', '/subscription/announced-price/all', 't', AnnouncedSubscriptionPriceList, None, {'subscriptionId': subscription_id}, options)
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
        result: SubscriptionHistoryPage = self._call('GET', '/subscription/history/paged', 't', SubscriptionHistoryPage, None, {'subscriptionId': subscription_id, 'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort}, options)
        return result

    def pause_subscription(
        self,
        body: SubscriptionPause,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Pause a subscription.

        Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on
        that date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422
        `invalid_value`. The schedule does not move, and the next processing date is the first scheduled date on or
        after `pausedUntil`. Without `pausedUntil`, the next date is null until the subscription is resumed. Pausing
        skips a renewal that failed or waits. Pausing a PAUSED subscription replaces date and reason. 409
        `invalid_state_transition` from other states and while `cancelAtPeriodEnd` is true (reactivate the
        subscription first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal
        is skipped, then `subscription.paused` and `subscription.status_changed`. For a subscription that is already
        PAUSED, fires only `subscription.processing_date_changed`, and only if the next date moves."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/pause', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def resume_subscription(
        self,
        body: SubscriptionResume,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Resume a subscription.

        Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first
        scheduled date after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without
        an event; other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or
        more than one year ahead. Fires `subscription.resumed`, then `subscription.status_changed`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/resume', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def skip_subscription(
        self,
        body: SubscriptionSkip,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Skip the next renewal.

        Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The
        subscription must be ACTIVE and not set to be canceled at the end of the period (otherwise 409
        `invalid_state_transition`). Send `processingDate` to name the renewal to skip: any date other than the next
        one returns 409 `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the
        plan's cutoff or while a charge is running. Fires `subscription.cycle_skipped`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/skip', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def unskip_subscription(
        self,
        body: SubscriptionUnskip,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Undo the skip of a renewal.

        Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the
        current next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal
        must have been skipped by hand and still be in the future; any other date returns 409
        `invalid_state_transition`. Undoing the same skip again succeeds without an event. 409 `cycle_locked` inside
        the plan's cutoff or while a charge is running. Fires `subscription.processing_date_changed` with the action
        `subscription.cycle_unskipped`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/unskip', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def cancel_subscription(
        self,
        body: SubscriptionCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Cancel a subscription.

        Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the
        next date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is
        placed, and no further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next
        processing date and is then canceled instead of renewed. If no renewal is scheduled, or the last one failed,
        the subscription is canceled at once even with `atPeriodEnd`. Nothing is refunded. In a prepaid term, the
        period ends with the term: paid deliveries are still sent. The reasons `COMPLETED` and `REPLACED` are rejected
        (422 `invalid_value`). Canceling again succeeds without an event. Fires `subscription.cancelled`, then
        `subscription.status_changed`, when the subscription becomes CANCELLED."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/cancel', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def reactivate_subscription(
        self,
        body: SubscriptionReactivate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Reactivate a canceled subscription.

        Moves the subscription from CANCELLED to ACTIVE, unless it was replaced or has completed its cycles, or the
        customer is not ACTIVE (409 `invalid_state_transition`). The subscription needs an active payment method, its
        own or the one in the request (422 `invalid_value`). A date that is past or more than one year ahead returns
        422 `invalid_value`, too. Without `nextProcessingDate`, the next date is the first scheduled date after today.
        Nothing is charged now. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the period
        (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment. Fires
        `subscription.resumed`, then `subscription.status_changed`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/reactivate', 'tk', PublicSubscriptionSnapshot, body, {}, options)
        return result

    def replace_subscription(
        self,
        body: SubscriptionReplace,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionSnapshot:
        """Replace a subscription with a new one.

        Creates a new ACTIVE subscription with the same customer and currency and cancels the old one (cancelReason
        `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle
        0, is not charged before its next processing date, and gets introductory prices only for the introductory
        cycles that the old one had left. The old subscription must be ACTIVE, PAUSED or TERMINAL_FAILED (409
        `invalid_state_transition`); 409 `cycle_locked` while a charge is running, `version_conflict`. A replaced
        subscription cannot be reactivated. Fires `subscription.replaced`, `subscription.cancelled` and
        `subscription.status_changed` for the old subscription, then `subscription.created` for the new one. 422
        `invalid_value` when a variant is not sold on the plan, `currency_mismatch`, `coupon_not_applicable`,
        `shipping_not_available`."""
        result: PublicSubscriptionSnapshot = self._call('POST', '/subscription/replace', 'tk', PublicSubscriptionSnapshot, body, {}, options)
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

        The deliveries of the store, without their attempts. `GET /webhook-delivery` returns a delivery with its
        attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next
        due first. Deliveries are kept for at least 90 days after they end. The list has only deliveries of events
        whose object the caller may read (`order:read` for `order.created`)."""
        result: WebhookDeliveryPage = self._call('GET', '/webhook-delivery/paged', 't', WebhookDeliveryPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'webhookEndpointId': webhook_endpoint_id, 'webhookEventId': webhook_event_id, 'webhookReplayId': webhook_replay_id, 'status': status, 'type': type, 'origin': origin, 'errorCode': error_code, 'objectType': object_type, 'objectId': object_id, 'createdFrom': created_from, 'createdTo': created_to}, options)
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
        result: WebhookDeliveryDetails = self._call('GET', '/webhook-delivery', 't', WebhookDeliveryDetails, None, {'webhookDeliveryId': webhook_delivery_id}, options)
        return result

    def get_webhook_endpoint(
        self,
        *,
        webhook_endpoint_id: int,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpoint:
        """Get a webhook endpoint.

        The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked."""
        result: WebhookEndpoint = self._call('GET', '/webhook-endpoint', 't', WebhookEndpoint, None, {'webhookEndpointId': webhook_endpoint_id}, options)
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
        result: WebhookEndpointCreated = self._call('POST', '/webhook-endpoint', 'tk', WebhookEndpointCreated, body, {}, options)
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
        result: WebhookEndpoint = self._call('PATCH', '/webhook-endpoint', 'tk', WebhookEndpoint, body, {}, options)
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
        self._call('DELETE', '/webhook-endpoint', 't', None, None, {'webhookEndpointId': webhook_endpoint_id}, options)

    def list_webhook_endpoints(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEndpointList:
        """List webhook endpoints.

        All endpoints of the store, oldest first, at most 50."""
        result: WebhookEndpointList = self._call('GET', '/webhook-endpoint/all', 't', WebhookEndpointList, None, {}, options)
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
        result: WebhookEndpointSecretRotated = self._call('POST', '/webhook-endpoint/rotate-secret', 'tk', WebhookEndpointSecretRotated, body, {}, options)
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
        result: WebhookEndpointTestResult = self._call('POST', '/webhook-endpoint/test', 'tk', WebhookEndpointTestResult, body, {}, options)
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
        have no delivery. Replay them with `POST /webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an
        active endpoint only closes its breaker."""
        result: WebhookEndpoint = self._call('POST', '/webhook-endpoint/enable', 'tk', WebhookEndpoint, body, {}, options)
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
        /webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest
        transaction still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest
        sequence already seen, a poller never skips an event. Use this to poll instead of receiving webhooks. Events
        are kept for at least 90 days, and longer while a delivery or a replay needs them. Each event also requires
        the permission to read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`,
        `customer:read`, `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed`
        require `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list
        has only events of objects that the caller may read."""
        result: WebhookEventPage = self._call('GET', '/webhook-event/paged', 't', WebhookEventPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort, 'type': type, 'objectType': object_type, 'objectId': object_id, 'webhookEndpointId': webhook_endpoint_id, 'deliveryStatus': delivery_status, 'sequenceAfter': sequence_after, 'createdFrom': created_from, 'createdTo': created_to}, options)
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
        result: WebhookEventDetails = self._call('GET', '/webhook-event', 't', WebhookEventDetails, None, {'webhookEventId': webhook_event_id}, options)
        return result

    def list_webhook_event_types(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> WebhookEventTypeList:
        """List webhook event types.

        All event types, each with its meaning and a realistic sample."""
        result: WebhookEventTypeList = self._call('GET', '/webhook-event/type/all', 't', WebhookEventTypeList, None, {}, options)
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
        result: WebhookDeliveryList = self._call('POST', '/webhook-event/resend', 'tk', WebhookDeliveryList, body, {}, options)
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
        result: WebhookReplay = self._call('GET', '/webhook-event/replay', 't', WebhookReplay, None, {'webhookReplayId': webhook_replay_id}, options)
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
        result: _Union[WebhookReplayPreview, WebhookReplay] = self._call('POST', '/webhook-event/replay', 'tk', {200: WebhookReplayPreview, 202: WebhookReplay}, body, {}, options)
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
        self._call('DELETE', '/webhook-event/replay', 't', None, None, {'webhookReplayId': webhook_replay_id}, options)
