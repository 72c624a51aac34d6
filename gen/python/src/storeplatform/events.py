# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"

"""The webhook events and their snapshots."""

from __future__ import annotations

import datetime as _dt
from decimal import Decimal as _Decimal
from typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union

from ._model import File as _File, Model as _Model
from dataclasses import dataclass as _dataclass

from ._shared import ActorType as ActorType
from ._shared import CustomField as CustomField
from ._shared import CustomFieldType as CustomFieldType
from ._shared import CustomerStatus as CustomerStatus
from ._shared import FulfillmentStatus as FulfillmentStatus
from ._shared import GiftCardSource as GiftCardSource
from ._shared import GiftCardStatus as GiftCardStatus
from ._shared import IntervalUnit as IntervalUnit
from ._shared import PaymentStatus as PaymentStatus
from ._shared import PaymentType as PaymentType
from ._shared import Phone as Phone
from ._shared import PublicCustomer as PublicCustomer
from ._shared import PublicCustomerAddress as PublicCustomerAddress
from ._shared import PublicCustomerPaymentMethod as PublicCustomerPaymentMethod
from ._shared import PublicOrderLine as PublicOrderLine
from ._shared import PublicOrderListItem as PublicOrderListItem
from ._shared import PublicRefund as PublicRefund
from ._shared import PublicReturn as PublicReturn
from ._shared import PublicReturnLine as PublicReturnLine
from ._shared import PublicShipmentItem as PublicShipmentItem
from ._shared import PublicShipmentSnapshot as PublicShipmentSnapshot
from ._shared import PublicSubscriptionListItem as PublicSubscriptionListItem
from ._shared import PublicSubscriptionSnapshot as PublicSubscriptionSnapshot
from ._shared import RefundReason as RefundReason
from ._shared import RefundStatus as RefundStatus
from ._shared import ReturnExchangeLine as ReturnExchangeLine
from ._shared import ReturnKind as ReturnKind
from ._shared import ReturnStatus as ReturnStatus
from ._shared import ShipmentStatus as ShipmentStatus
from ._shared import StoredValueEntryType as StoredValueEntryType
from ._shared import SubscriptionItemStatus as SubscriptionItemStatus
from ._shared import SubscriptionStatus as SubscriptionStatus
from ._shared import TenderType as TenderType

WebhookSourceAction = _Union[_Literal['order.placed', 'order.placed_by_renewal', 'order.created_by_admin', 'order.replaced', 'order.payment_status_changed', 'order.payment_captured', 'order.offline_payment_recorded', 'order.offline_payment_voided', 'order.chargeback_updated', 'order.payment_failed', 'order.capture_failed', 'order.fulfillment_status_changed', 'order.held', 'order.released', 'order.fulfilled', 'order.cancelled', 'order.voided', 'order.updated', 'order.address_updated', 'order.customer_updated', 'order.custom_fields_updated', 'order.date_updated', 'order.language_updated', 'order.discount_applied', 'order.authorization_released', 'order.chargeback_reported', 'order_refund.issued', 'order_refund.completed', 'order_refund.failed', 'order_refund.voided', 'shipment.created', 'shipment.status_changed', 'shipment.tracking_updated', 'shipment.cancelled', 'subscription.created', 'subscription.created_by_admin', 'subscription.created_as_replacement', 'subscription.status_changed', 'subscription.renewals_exhausted', 'subscription.recovered', 'subscription.cancelled', 'subscription.completed', 'subscription.paused', 'subscription.resumed', 'subscription.reactivated', 'subscription.processed', 'subscription.payment_failed', 'subscription.cycle_skipped', 'subscription.cycle_auto_skipped', 'subscription.processing_date_changed', 'subscription.cycle_unskipped', 'subscription.items_changed', 'subscription.item_added', 'subscription.item_removed', 'subscription.item_updated', 'subscription.item_swapped', 'subscription.pricing_changed', 'subscription.external_pricing_applied', 'subscription.replaced', 'customer.created', 'customer.imported', 'customer.updated', 'customer.email_claimed', 'customer.email_verified', 'customer.email_changed', 'customer.status_changed', 'customer.account_type_changed', 'customer.tier_changed', 'customer.address_added', 'customer.address_updated', 'customer.address_removed', 'customer.payment_method_added', 'customer.payment_method_updated', 'customer.payment_method_removed', 'return.requested', 'return.approved', 'return.rejected', 'return.sent', 'return.received', 'return.exchanged', 'return.completed', 'return.cancelled', 'return.withdrawal_declared', 'stored_value.issued', 'stored_value.redeemed', 'stored_value.refunded', 'stored_value.adjusted', 'stored_value.cancelled', 'stored_value.restored', 'stored_value.expiry_changed', 'stored_value.expired', 'stored_value.disabled', 'stored_value.enabled', 'stored_value.reactivated', 'stored_value.delivery_failed'], str]
"""The internal action that fired the event, more specific than the type: several actions can produce the same type, and
each event's description lists its own. More values may be added; base decisions on `type`, and treat an unknown
action like its type."""


class OrderCreatedEvent(_Model):
    """An order was created; see `order.created`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.created']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderPaymentStatusChangedEvent(_Model):
    """An order's payment status changed; see `order.payment_status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.payment_status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderPaymentCapturedEvent(_Model):
    """A payment of an order was captured; see `order.payment_captured`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.payment_captured']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderPaymentFailedEvent(_Model):
    """A payment attempt for an order failed; see `order.payment_failed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.payment_failed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderFulfillmentStatusChangedEvent(_Model):
    """An order's fulfillment status changed; see `order.fulfillment_status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.fulfillment_status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderFulfilledEvent(_Model):
    """An order was fulfilled; see `order.fulfilled`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.fulfilled']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderCancelledEvent(_Model):
    """An order was canceled or voided; see `order.cancelled`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.cancelled']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderUpdatedEvent(_Model):
    """An order was updated; see `order.updated`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.updated']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class OrderChargebackReportedEvent(_Model):
    """A chargeback was reported for an order; see `order.chargeback_reported`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@OrderEventData source!:@WebhookSource'
    id: str
    type: _Literal['order.chargeback_reported']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: OrderEventData
    source: WebhookSource


class RefundIssuedEvent(_Model):
    """A refund was issued; see `refund.issued`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@RefundEventData source!:@WebhookSource'
    id: str
    type: _Literal['refund.issued']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: RefundEventData
    source: WebhookSource


class RefundCompletedEvent(_Model):
    """A refund was completed; see `refund.completed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@RefundEventData source!:@WebhookSource'
    id: str
    type: _Literal['refund.completed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: RefundEventData
    source: WebhookSource


class RefundFailedEvent(_Model):
    """A refund failed; see `refund.failed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@RefundEventData source!:@WebhookSource'
    id: str
    type: _Literal['refund.failed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: RefundEventData
    source: WebhookSource


class RefundVoidedEvent(_Model):
    """A refund was voided; see `refund.voided`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@RefundEventData source!:@WebhookSource'
    id: str
    type: _Literal['refund.voided']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: RefundEventData
    source: WebhookSource


class ShipmentCreatedEvent(_Model):
    """A shipment was created; see `shipment.created`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ShipmentEventData source!:@WebhookSource'
    id: str
    type: _Literal['shipment.created']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ShipmentEventData
    source: WebhookSource


class ShipmentStatusChangedEvent(_Model):
    """A shipment's status changed; see `shipment.status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ShipmentEventData source!:@WebhookSource'
    id: str
    type: _Literal['shipment.status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ShipmentEventData
    source: WebhookSource


class ShipmentTrackingUpdatedEvent(_Model):
    """A shipment's tracking data changed; see `shipment.tracking_updated`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ShipmentEventData source!:@WebhookSource'
    id: str
    type: _Literal['shipment.tracking_updated']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ShipmentEventData
    source: WebhookSource


class ShipmentCancelledEvent(_Model):
    """A shipment was canceled; see `shipment.cancelled`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ShipmentEventData source!:@WebhookSource'
    id: str
    type: _Literal['shipment.cancelled']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ShipmentEventData
    source: WebhookSource


class SubscriptionCreatedEvent(_Model):
    """A subscription was created; see `subscription.created`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.created']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionStatusChangedEvent(_Model):
    """A subscription's status changed; see `subscription.status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionCancelledEvent(_Model):
    """A subscription was canceled; see `subscription.cancelled`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.cancelled']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionPausedEvent(_Model):
    """A subscription was paused; see `subscription.paused`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.paused']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionResumedEvent(_Model):
    """A subscription was resumed; see `subscription.resumed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.resumed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionProcessedEvent(_Model):
    """A subscription was renewed; see `subscription.processed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.processed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionPaymentFailedEvent(_Model):
    """A renewal payment failed; see `subscription.payment_failed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.payment_failed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionCycleSkippedEvent(_Model):
    """A renewal was skipped; see `subscription.cycle_skipped`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.cycle_skipped']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionProcessingDateChangedEvent(_Model):
    """The next processing date was moved; see `subscription.processing_date_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.processing_date_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionItemsChangedEvent(_Model):
    """A subscription's items changed; see `subscription.items_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.items_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionPricingChangedEvent(_Model):
    """A subscription's pricing changed; see `subscription.pricing_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.pricing_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class SubscriptionReplacedEvent(_Model):
    """A subscription was replaced; see `subscription.replaced`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@SubscriptionEventData source!:@WebhookSource'
    id: str
    type: _Literal['subscription.replaced']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: SubscriptionEventData
    source: WebhookSource


class CustomerCreatedEvent(_Model):
    """A customer was created; see `customer.created`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.created']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerEventData
    source: WebhookSource


class CustomerUpdatedEvent(_Model):
    """A customer was updated; see `customer.updated`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.updated']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerEventData
    source: WebhookSource


class CustomerStatusChangedEvent(_Model):
    """A customer's status changed; see `customer.status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerEventData
    source: WebhookSource


class CustomerAccountTypeChangedEvent(_Model):
    """A customer's account type changed; see `customer.account_type_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.account_type_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerEventData
    source: WebhookSource


class CustomerAddressChangedEvent(_Model):
    """A customer's address changed; see `customer.address_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerAddressEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.address_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerAddressEventData
    source: WebhookSource


class CustomerPaymentMethodChangedEvent(_Model):
    """A customer's payment method changed; see `customer.payment_method_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@CustomerPaymentMethodEventData source!:@WebhookSource'
    id: str
    type: _Literal['customer.payment_method_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: CustomerPaymentMethodEventData
    source: WebhookSource


class ReturnRequestedEvent(_Model):
    """A return was requested; see `return.requested`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ReturnEventData source!:@WebhookSource'
    id: str
    type: _Literal['return.requested']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ReturnEventData
    source: WebhookSource


class ReturnStatusChangedEvent(_Model):
    """A return's status changed; see `return.status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ReturnEventData source!:@WebhookSource'
    id: str
    type: _Literal['return.status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ReturnEventData
    source: WebhookSource


class ReturnReceivedEvent(_Model):
    """Units of a return arrived; see `return.received`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ReturnEventData source!:@WebhookSource'
    id: str
    type: _Literal['return.received']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ReturnEventData
    source: WebhookSource


class ReturnExchangedEvent(_Model):
    """The replacement order of an exchange was placed; see `return.exchanged`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ReturnEventData source!:@WebhookSource'
    id: str
    type: _Literal['return.exchanged']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ReturnEventData
    source: WebhookSource


class ReturnWithdrawalDeclaredEvent(_Model):
    """A buyer withdrew from the contract; see `return.withdrawal_declared`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@ReturnEventData source!:@WebhookSource'
    id: str
    type: _Literal['return.withdrawal_declared']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: ReturnEventData
    source: WebhookSource


class StoredValueIssuedEvent(_Model):
    """A gift card was issued; see `stored_value.issued`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.issued']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueRedeemedEvent(_Model):
    """Stored value paid an order; see `stored_value.redeemed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.redeemed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueRefundedEvent(_Model):
    """A refund returned stored value; see `stored_value.refunded`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.refunded']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueAdjustedEvent(_Model):
    """Stored value was adjusted; see `stored_value.adjusted`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.adjusted']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueExpiredEvent(_Model):
    """The value of a gift card expired; see `stored_value.expired`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.expired']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueStatusChangedEvent(_Model):
    """A gift card's status changed; see `stored_value.status_changed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.status_changed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class StoredValueDeliveryFailedEvent(_Model):
    """The mail with a gift card failed; see `stored_value.delivery_failed`."""

    _spec = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@StoredValueEventData source!:@WebhookSource'
    id: str
    type: _Literal['stored_value.delivery_failed']
    """The type of the event."""
    api_version: str
    """API version of the payload; the version that the endpoint is pinned to."""
    created_on: _dt.datetime
    """When the event occurred."""
    store_id: int
    """The store in which the event occurred."""
    livemode: bool
    """Whether the store is live; false for a test store."""
    data: StoredValueEventData
    source: WebhookSource


class OrderEventData(_Model):
    """Data of an order event."""

    _spec = 'object!:@PublicOrderListItem changes!?:a previousAttributes!?:a'
    object: PublicOrderListItem
    """The order at the moment of the event, after the change."""
    changes: _Optional[_Any]
    """Always null for order events."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class RefundEventData(_Model):
    """Data of a refund event."""

    _spec = 'object!:@PublicRefund changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicRefund
    """The refund at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class ShipmentEventData(_Model):
    """Data of a shipment event."""

    _spec = 'object!:@PublicShipmentSnapshot changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicShipmentSnapshot
    """The shipment at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class SubscriptionEventData(_Model):
    """Data of a subscription event."""

    _spec = 'object!:@PublicSubscriptionSnapshot changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicSubscriptionSnapshot
    """The subscription at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class CustomerEventData(_Model):
    """Data of a customer event."""

    _spec = 'object!:@PublicCustomer changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicCustomer
    """The customer at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class CustomerAddressEventData(_Model):
    """Data of an address event."""

    _spec = 'object!:@PublicCustomerAddress changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicCustomerAddress
    """The address at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class CustomerPaymentMethodEventData(_Model):
    """Data of a payment method event."""

    _spec = 'object!:@PublicCustomerPaymentMethod changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicCustomerPaymentMethod
    """The payment method at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class ReturnEventData(_Model):
    """Data of a return event."""

    _spec = 'object!:@PublicReturn changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicReturn
    """The return at the moment of the event, after the change."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class StoredValueEventData(_Model):
    """Data of an event of a gift card or of store credit."""

    _spec = 'object!:@PublicStoredValueSnapshot changes!?:{@WebhookChange previousAttributes!?:a'
    object: PublicStoredValueSnapshot
    """The gift card or store credit at the moment of the event, after the change, with the entry that the event reports."""
    changes: _Optional[dict[str, WebhookChange]]
    """Changed fields of the snapshot, of the whole change: several events of one change have the same `changes`. Null
    means the object was created or no field in the snapshot changed."""
    previous_attributes: _Optional[_Any]
    """Always null."""


class WebhookChange(_Model):
    """The values of one field before and after the change."""

    _spec = 'old!?:a new!?:a'
    old: _Optional[_Any]
    """The former value, in the type that the field has in the snapshot. Null if the field was empty, and for personal
    data that was erased."""
    new: _Optional[_Any]
    """The new value, in the type that the field has in the snapshot. Null if the field was cleared."""


class WebhookSource(_Model):
    """The cause of the event."""

    _spec = 'action!:s actorType!:s'
    action: WebhookSourceAction
    actor_type: ActorType


class PublicStoredValueSnapshot(_Model):
    """A gift card or a customer's store credit in one currency, in the events `stored_value.…`. It has no code, no
    recipient and no part of the balance that orders hold: holds fire no event."""

    _spec = 'kind!:s giftCardId!?:i storeCreditAccountId!?:i storeCustomerId!?:i currencyCode!:s balance!:d status!?:s source!?:s initialAmount!?:d expiresOn!?:t lineItemId!?:s entry!?:@PublicStoredValueEntry createdOn!:t modifiedOn!:t'
    kind: TenderType
    gift_card_id: _Optional[int]
    """The gift card. Null means store credit."""
    store_credit_account_id: _Optional[int]
    """The store credit. Null means a gift card."""
    store_customer_id: _Optional[int]
    """The customer who has the store credit. Null means a gift card."""
    currency_code: str
    balance: _Decimal
    """The value, including the part that orders hold."""
    status: _Optional[GiftCardStatus]
    """The state of the gift card. It becomes EXPIRED with the event that reports the expiry, which waits while an order
    holds value of the card. Null means store credit."""
    source: _Optional[GiftCardSource]
    """The origin of the gift card. Null means store credit."""
    initial_amount: _Optional[_Decimal]
    """The value with which the gift card was issued. Null means store credit."""
    expires_on: _Optional[_dt.datetime]
    """From this time on the gift card pays no new order. Null means that the value does not expire."""
    line_item_id: _Optional[str]
    """The order line that bought the gift card. Null means that no order bought it."""
    entry: _Optional[PublicStoredValueEntry]
    """The entry of the ledger that the event reports. `changes` never names it. Null means that the event changes no
    balance."""
    created_on: _dt.datetime
    modified_on: _dt.datetime


class PublicStoredValueEntry(_Model):
    """One change of the balance of a gift card or of store credit."""

    _spec = 'entryId!:i type!:s amount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i createdOn!:t'
    entry_id: int
    type: StoredValueEntryType
    amount: _Decimal
    """Change of the balance; negative if the balance fell."""
    balance_after: _Decimal
    """The balance after the entry."""
    order_id: _Optional[int]
    """The order that caused the entry. Null means none."""
    payment_id: _Optional[int]
    """The payment that caused the entry. Null means none."""
    refund_id: _Optional[int]
    """The refund that caused the entry. Null means none."""
    created_on: _dt.datetime


@_dataclass(frozen=True)
class UnknownEvent:
    """An event of a type that this version of the client does not know. Acknowledge and ignore it."""

    type: str
    id: str
    raw: dict[str, _Any]


StoreEvent = _Union[
    OrderCreatedEvent,
    OrderPaymentStatusChangedEvent,
    OrderPaymentCapturedEvent,
    OrderPaymentFailedEvent,
    OrderFulfillmentStatusChangedEvent,
    OrderFulfilledEvent,
    OrderCancelledEvent,
    OrderUpdatedEvent,
    OrderChargebackReportedEvent,
    RefundIssuedEvent,
    RefundCompletedEvent,
    RefundFailedEvent,
    RefundVoidedEvent,
    ShipmentCreatedEvent,
    ShipmentStatusChangedEvent,
    ShipmentTrackingUpdatedEvent,
    ShipmentCancelledEvent,
    SubscriptionCreatedEvent,
    SubscriptionStatusChangedEvent,
    SubscriptionCancelledEvent,
    SubscriptionPausedEvent,
    SubscriptionResumedEvent,
    SubscriptionProcessedEvent,
    SubscriptionPaymentFailedEvent,
    SubscriptionCycleSkippedEvent,
    SubscriptionProcessingDateChangedEvent,
    SubscriptionItemsChangedEvent,
    SubscriptionPricingChangedEvent,
    SubscriptionReplacedEvent,
    CustomerCreatedEvent,
    CustomerUpdatedEvent,
    CustomerStatusChangedEvent,
    CustomerAccountTypeChangedEvent,
    CustomerAddressChangedEvent,
    CustomerPaymentMethodChangedEvent,
    ReturnRequestedEvent,
    ReturnStatusChangedEvent,
    ReturnReceivedEvent,
    ReturnExchangedEvent,
    ReturnWithdrawalDeclaredEvent,
    StoredValueIssuedEvent,
    StoredValueRedeemedEvent,
    StoredValueRefundedEvent,
    StoredValueAdjustedEvent,
    StoredValueExpiredEvent,
    StoredValueStatusChangedEvent,
    StoredValueDeliveryFailedEvent,
    UnknownEvent,
]
"""Any event. Its class says what `data.object` is."""

EVENTS: dict[str, type[_Any]] = {
    'order.created': OrderCreatedEvent,
    'order.payment_status_changed': OrderPaymentStatusChangedEvent,
    'order.payment_captured': OrderPaymentCapturedEvent,
    'order.payment_failed': OrderPaymentFailedEvent,
    'order.fulfillment_status_changed': OrderFulfillmentStatusChangedEvent,
    'order.fulfilled': OrderFulfilledEvent,
    'order.cancelled': OrderCancelledEvent,
    'order.updated': OrderUpdatedEvent,
    'order.chargeback_reported': OrderChargebackReportedEvent,
    'refund.issued': RefundIssuedEvent,
    'refund.completed': RefundCompletedEvent,
    'refund.failed': RefundFailedEvent,
    'refund.voided': RefundVoidedEvent,
    'shipment.created': ShipmentCreatedEvent,
    'shipment.status_changed': ShipmentStatusChangedEvent,
    'shipment.tracking_updated': ShipmentTrackingUpdatedEvent,
    'shipment.cancelled': ShipmentCancelledEvent,
    'subscription.created': SubscriptionCreatedEvent,
    'subscription.status_changed': SubscriptionStatusChangedEvent,
    'subscription.cancelled': SubscriptionCancelledEvent,
    'subscription.paused': SubscriptionPausedEvent,
    'subscription.resumed': SubscriptionResumedEvent,
    'subscription.processed': SubscriptionProcessedEvent,
    'subscription.payment_failed': SubscriptionPaymentFailedEvent,
    'subscription.cycle_skipped': SubscriptionCycleSkippedEvent,
    'subscription.processing_date_changed': SubscriptionProcessingDateChangedEvent,
    'subscription.items_changed': SubscriptionItemsChangedEvent,
    'subscription.pricing_changed': SubscriptionPricingChangedEvent,
    'subscription.replaced': SubscriptionReplacedEvent,
    'customer.created': CustomerCreatedEvent,
    'customer.updated': CustomerUpdatedEvent,
    'customer.status_changed': CustomerStatusChangedEvent,
    'customer.account_type_changed': CustomerAccountTypeChangedEvent,
    'customer.address_changed': CustomerAddressChangedEvent,
    'customer.payment_method_changed': CustomerPaymentMethodChangedEvent,
    'return.requested': ReturnRequestedEvent,
    'return.status_changed': ReturnStatusChangedEvent,
    'return.received': ReturnReceivedEvent,
    'return.exchanged': ReturnExchangedEvent,
    'return.withdrawal_declared': ReturnWithdrawalDeclaredEvent,
    'stored_value.issued': StoredValueIssuedEvent,
    'stored_value.redeemed': StoredValueRedeemedEvent,
    'stored_value.refunded': StoredValueRefundedEvent,
    'stored_value.adjusted': StoredValueAdjustedEvent,
    'stored_value.expired': StoredValueExpiredEvent,
    'stored_value.status_changed': StoredValueStatusChangedEvent,
    'stored_value.delivery_failed': StoredValueDeliveryFailedEvent,
}
"""The class of each type."""
