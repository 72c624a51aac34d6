<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** The classes of the webhook events. */
final class Events
{
    /** The class of each type. */
    public const CLASSES = [
        'order.created' => OrderCreatedEvent::class,
        'order.payment_status_changed' => OrderPaymentStatusChangedEvent::class,
        'order.payment_captured' => OrderPaymentCapturedEvent::class,
        'order.payment_failed' => OrderPaymentFailedEvent::class,
        'order.fulfillment_status_changed' => OrderFulfillmentStatusChangedEvent::class,
        'order.fulfilled' => OrderFulfilledEvent::class,
        'order.cancelled' => OrderCancelledEvent::class,
        'order.updated' => OrderUpdatedEvent::class,
        'order.chargeback_reported' => OrderChargebackReportedEvent::class,
        'refund.issued' => RefundIssuedEvent::class,
        'refund.completed' => RefundCompletedEvent::class,
        'refund.failed' => RefundFailedEvent::class,
        'refund.voided' => RefundVoidedEvent::class,
        'shipment.created' => ShipmentCreatedEvent::class,
        'shipment.status_changed' => ShipmentStatusChangedEvent::class,
        'shipment.tracking_updated' => ShipmentTrackingUpdatedEvent::class,
        'shipment.cancelled' => ShipmentCancelledEvent::class,
        'subscription.created' => SubscriptionCreatedEvent::class,
        'subscription.status_changed' => SubscriptionStatusChangedEvent::class,
        'subscription.cancelled' => SubscriptionCancelledEvent::class,
        'subscription.paused' => SubscriptionPausedEvent::class,
        'subscription.resumed' => SubscriptionResumedEvent::class,
        'subscription.processed' => SubscriptionProcessedEvent::class,
        'subscription.payment_failed' => SubscriptionPaymentFailedEvent::class,
        'subscription.cycle_skipped' => SubscriptionCycleSkippedEvent::class,
        'subscription.processing_date_changed' => SubscriptionProcessingDateChangedEvent::class,
        'subscription.items_changed' => SubscriptionItemsChangedEvent::class,
        'subscription.pricing_changed' => SubscriptionPricingChangedEvent::class,
        'subscription.replaced' => SubscriptionReplacedEvent::class,
        'customer.created' => CustomerCreatedEvent::class,
        'customer.updated' => CustomerUpdatedEvent::class,
        'customer.status_changed' => CustomerStatusChangedEvent::class,
        'customer.account_type_changed' => CustomerAccountTypeChangedEvent::class,
        'customer.address_changed' => CustomerAddressChangedEvent::class,
        'customer.payment_method_changed' => CustomerPaymentMethodChangedEvent::class,
        'return.requested' => ReturnRequestedEvent::class,
        'return.status_changed' => ReturnStatusChangedEvent::class,
        'return.received' => ReturnReceivedEvent::class,
        'return.exchanged' => ReturnExchangedEvent::class,
        'return.withdrawal_declared' => ReturnWithdrawalDeclaredEvent::class,
        'stored_value.issued' => StoredValueIssuedEvent::class,
        'stored_value.redeemed' => StoredValueRedeemedEvent::class,
        'stored_value.refunded' => StoredValueRefundedEvent::class,
        'stored_value.adjusted' => StoredValueAdjustedEvent::class,
        'stored_value.expired' => StoredValueExpiredEvent::class,
        'stored_value.status_changed' => StoredValueStatusChangedEvent::class,
        'stored_value.delivery_failed' => StoredValueDeliveryFailedEvent::class,
    ];
}
