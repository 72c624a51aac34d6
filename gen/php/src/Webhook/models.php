<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Webhook;

/** An order was created; see `order.created`. */
final class OrderCreatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.created' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** An order's payment status changed; see `order.payment_status_changed`. */
final class OrderPaymentStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.payment_status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A payment of an order was captured; see `order.payment_captured`. */
final class OrderPaymentCapturedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.payment_captured' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A payment attempt for an order failed; see `order.payment_failed`. */
final class OrderPaymentFailedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.payment_failed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** An order's fulfillment status changed; see `order.fulfillment_status_changed`. */
final class OrderFulfillmentStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.fulfillment_status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** An order was fulfilled; see `order.fulfilled`. */
final class OrderFulfilledEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.fulfilled' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** An order was canceled or voided; see `order.cancelled`. */
final class OrderCancelledEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.cancelled' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** An order was updated; see `order.updated`. */
final class OrderUpdatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.updated' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A chargeback was reported for an order; see `order.chargeback_reported`. */
final class OrderChargebackReportedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\OrderEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'order.chargeback_reported' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param OrderEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public OrderEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A refund was issued; see `refund.issued`. */
final class RefundIssuedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\RefundEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'refund.issued' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param RefundEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public RefundEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A refund was completed; see `refund.completed`. */
final class RefundCompletedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\RefundEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'refund.completed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param RefundEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public RefundEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A refund failed; see `refund.failed`. */
final class RefundFailedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\RefundEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'refund.failed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param RefundEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public RefundEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A refund was voided; see `refund.voided`. */
final class RefundVoidedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\RefundEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'refund.voided' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param RefundEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public RefundEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A shipment was created; see `shipment.created`. */
final class ShipmentCreatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ShipmentEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'shipment.created' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ShipmentEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ShipmentEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A shipment's status changed; see `shipment.status_changed`. */
final class ShipmentStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ShipmentEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'shipment.status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ShipmentEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ShipmentEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A shipment's tracking data changed; see `shipment.tracking_updated`. */
final class ShipmentTrackingUpdatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ShipmentEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'shipment.tracking_updated' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ShipmentEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ShipmentEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A shipment was canceled; see `shipment.cancelled`. */
final class ShipmentCancelledEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ShipmentEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'shipment.cancelled' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ShipmentEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ShipmentEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was created; see `subscription.created`. */
final class SubscriptionCreatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.created' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription's status changed; see `subscription.status_changed`. */
final class SubscriptionStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was canceled; see `subscription.cancelled`. */
final class SubscriptionCancelledEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.cancelled' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was paused; see `subscription.paused`. */
final class SubscriptionPausedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.paused' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was resumed; see `subscription.resumed`. */
final class SubscriptionResumedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.resumed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was renewed; see `subscription.processed`. */
final class SubscriptionProcessedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.processed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A renewal payment failed; see `subscription.payment_failed`. */
final class SubscriptionPaymentFailedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.payment_failed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A renewal was skipped; see `subscription.cycle_skipped`. */
final class SubscriptionCycleSkippedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.cycle_skipped' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** The next processing date was moved; see `subscription.processing_date_changed`. */
final class SubscriptionProcessingDateChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.processing_date_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription's items changed; see `subscription.items_changed`. */
final class SubscriptionItemsChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.items_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription's pricing changed; see `subscription.pricing_changed`. */
final class SubscriptionPricingChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.pricing_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A subscription was replaced; see `subscription.replaced`. */
final class SubscriptionReplacedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\SubscriptionEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'subscription.replaced' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param SubscriptionEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public SubscriptionEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer was created; see `customer.created`. */
final class CustomerCreatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.created' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer was updated; see `customer.updated`. */
final class CustomerUpdatedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.updated' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer's status changed; see `customer.status_changed`. */
final class CustomerStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer's account type changed; see `customer.account_type_changed`. */
final class CustomerAccountTypeChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.account_type_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer's address changed; see `customer.address_changed`. */
final class CustomerAddressChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerAddressEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.address_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerAddressEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerAddressEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A customer's payment method changed; see `customer.payment_method_changed`. */
final class CustomerPaymentMethodChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\CustomerPaymentMethodEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'customer.payment_method_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param CustomerPaymentMethodEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public CustomerPaymentMethodEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A return was requested; see `return.requested`. */
final class ReturnRequestedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ReturnEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'return.requested' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ReturnEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ReturnEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A return's status changed; see `return.status_changed`. */
final class ReturnStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ReturnEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'return.status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ReturnEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ReturnEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** Units of a return arrived; see `return.received`. */
final class ReturnReceivedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ReturnEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'return.received' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ReturnEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ReturnEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** The replacement order of an exchange was placed; see `return.exchanged`. */
final class ReturnExchangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ReturnEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'return.exchanged' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ReturnEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ReturnEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A buyer withdrew from the contract; see `return.withdrawal_declared`. */
final class ReturnWithdrawalDeclaredEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\ReturnEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'return.withdrawal_declared' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param ReturnEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public ReturnEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A gift card was issued; see `stored_value.issued`. */
final class StoredValueIssuedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.issued' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** Stored value paid an order; see `stored_value.redeemed`. */
final class StoredValueRedeemedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.redeemed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A refund returned stored value; see `stored_value.refunded`. */
final class StoredValueRefundedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.refunded' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** Stored value was adjusted; see `stored_value.adjusted`. */
final class StoredValueAdjustedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.adjusted' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** The value of a gift card expired; see `stored_value.expired`. */
final class StoredValueExpiredEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.expired' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** A gift card's status changed; see `stored_value.status_changed`. */
final class StoredValueStatusChangedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.status_changed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** The mail with a gift card failed; see `stored_value.delivery_failed`. */
final class StoredValueDeliveryFailedEvent extends \StorePlatform\Model
{
    protected const SPEC = 'id!:s type!:s apiVersion!:s createdOn!:t storeId!:i livemode!:b data!:@Webhook\\StoredValueEventData source!:@Webhook\\WebhookSource';

    /**
     * @param string $id
     * @param 'stored_value.delivery_failed' $type The type of the event.
     * @param string $apiVersion API version of the payload; the version that the endpoint is pinned to.
     * @param \DateTimeImmutable $createdOn When the event occurred.
     * @param int $storeId The store in which the event occurred.
     * @param bool $livemode Whether the store is live; false for a test store.
     * @param StoredValueEventData $data
     * @param WebhookSource $source
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $apiVersion,
        public \DateTimeImmutable $createdOn,
        public int $storeId,
        public bool $livemode,
        public StoredValueEventData $data,
        public WebhookSource $source,
    ) {
    }
}

/** Data of an order event. */
final class OrderEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicOrderListItem changes!?:a previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicOrderListItem $object The order at the moment of the event, after the change.
     * @param mixed $changes Always null for order events.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicOrderListItem $object,
        public mixed $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a refund event. */
final class RefundEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicRefund changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicRefund $object The refund at the moment of the event, after the change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicRefund $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a shipment event. */
final class ShipmentEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicShipmentSnapshot changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicShipmentSnapshot $object The shipment at the moment of the event, after the
     * change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicShipmentSnapshot $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a subscription event. */
final class SubscriptionEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicSubscriptionSnapshot changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicSubscriptionSnapshot $object The subscription at the moment of the event,
     * after the change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicSubscriptionSnapshot $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a customer event. */
final class CustomerEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicCustomer changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicCustomer $object The customer at the moment of the event, after the change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicCustomer $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of an address event. */
final class CustomerAddressEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicCustomerAddress changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicCustomerAddress $object The address at the moment of the event, after the
     * change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicCustomerAddress $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a payment method event. */
final class CustomerPaymentMethodEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicCustomerPaymentMethod changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicCustomerPaymentMethod $object The payment method at the moment of the event,
     * after the change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicCustomerPaymentMethod $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of a return event. */
final class ReturnEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Shared\\PublicReturn changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param \StorePlatform\Shared\PublicReturn $object The return at the moment of the event, after the change.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot. Null means the object was
     * created or no field in the snapshot changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public \StorePlatform\Shared\PublicReturn $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** Data of an event of a gift card or of store credit. */
final class StoredValueEventData extends \StorePlatform\Model
{
    protected const SPEC = 'object!:@Webhook\\PublicStoredValueSnapshot changes!?:{@Webhook\\WebhookChange previousAttributes!?:a';

    /**
     * @param PublicStoredValueSnapshot $object The gift card or store credit at the moment of the event, after the
     * change, with the entry that the event reports.
     * @param array<string, WebhookChange>|null $changes Changed fields of the snapshot, of the whole change: several
     * events of one change have the same `changes`. Null means the object was created or no field in the snapshot
     * changed.
     * @param mixed $previousAttributes Always null.
     */
    public function __construct(
        public PublicStoredValueSnapshot $object,
        public ?array $changes,
        public mixed $previousAttributes,
    ) {
    }
}

/** The values of one field before and after the change. */
final class WebhookChange extends \StorePlatform\Model
{
    protected const SPEC = 'old!?:a new!?:a';

    /**
     * @param mixed $old The former value, in the type that the field has in the snapshot. Null if the field was empty,
     * and for personal data that was erased.
     * @param mixed $new The new value, in the type that the field has in the snapshot. Null if the field was cleared.
     */
    public function __construct(
        public mixed $old,
        public mixed $new,
    ) {
    }
}

/** The cause of the event. */
final class WebhookSource extends \StorePlatform\Model
{
    protected const SPEC = 'action!:s actorType!:s';

    /**
     * @param string $action
     * @param \StorePlatform\Shared\ActorType::* $actorType
     */
    public function __construct(
        public string $action,
        public string $actorType,
    ) {
    }
}

/**
 * The internal action that fired the event, more specific than the type: several actions can produce the same type, and
 * each event's description lists its own. More values may be added; base decisions on `type`, and treat an unknown
 * action like its type.
 *
 * More values may be added.
 */
final class WebhookSourceAction
{
    public const ORDER_PLACED = 'order.placed';
    public const ORDER_PLACED_BY_RENEWAL = 'order.placed_by_renewal';
    public const ORDER_CREATED_BY_ADMIN = 'order.created_by_admin';
    public const ORDER_REPLACED = 'order.replaced';
    public const ORDER_PAYMENT_STATUS_CHANGED = 'order.payment_status_changed';
    public const ORDER_PAYMENT_CAPTURED = 'order.payment_captured';
    public const ORDER_OFFLINE_PAYMENT_RECORDED = 'order.offline_payment_recorded';
    public const ORDER_OFFLINE_PAYMENT_VOIDED = 'order.offline_payment_voided';
    public const ORDER_CHARGEBACK_UPDATED = 'order.chargeback_updated';
    public const ORDER_PAYMENT_FAILED = 'order.payment_failed';
    public const ORDER_CAPTURE_FAILED = 'order.capture_failed';
    public const ORDER_FULFILLMENT_STATUS_CHANGED = 'order.fulfillment_status_changed';
    public const ORDER_HELD = 'order.held';
    public const ORDER_RELEASED = 'order.released';
    public const ORDER_FULFILLED = 'order.fulfilled';
    public const ORDER_CANCELLED = 'order.cancelled';
    public const ORDER_VOIDED = 'order.voided';
    public const ORDER_UPDATED = 'order.updated';
    public const ORDER_ADDRESS_UPDATED = 'order.address_updated';
    public const ORDER_CUSTOMER_UPDATED = 'order.customer_updated';
    public const ORDER_CUSTOM_FIELDS_UPDATED = 'order.custom_fields_updated';
    public const ORDER_DATE_UPDATED = 'order.date_updated';
    public const ORDER_LANGUAGE_UPDATED = 'order.language_updated';
    public const ORDER_DISCOUNT_APPLIED = 'order.discount_applied';
    public const ORDER_AUTHORIZATION_RELEASED = 'order.authorization_released';
    public const ORDER_CHARGEBACK_REPORTED = 'order.chargeback_reported';
    public const ORDER_REFUND_ISSUED = 'order_refund.issued';
    public const ORDER_REFUND_COMPLETED = 'order_refund.completed';
    public const ORDER_REFUND_FAILED = 'order_refund.failed';
    public const ORDER_REFUND_VOIDED = 'order_refund.voided';
    public const SHIPMENT_CREATED = 'shipment.created';
    public const SHIPMENT_STATUS_CHANGED = 'shipment.status_changed';
    public const SHIPMENT_TRACKING_UPDATED = 'shipment.tracking_updated';
    public const SHIPMENT_CANCELLED = 'shipment.cancelled';
    public const SUBSCRIPTION_CREATED = 'subscription.created';
    public const SUBSCRIPTION_CREATED_BY_ADMIN = 'subscription.created_by_admin';
    public const SUBSCRIPTION_CREATED_AS_REPLACEMENT = 'subscription.created_as_replacement';
    public const SUBSCRIPTION_STATUS_CHANGED = 'subscription.status_changed';
    public const SUBSCRIPTION_RENEWALS_EXHAUSTED = 'subscription.renewals_exhausted';
    public const SUBSCRIPTION_RECOVERED = 'subscription.recovered';
    public const SUBSCRIPTION_CANCELLED = 'subscription.cancelled';
    public const SUBSCRIPTION_COMPLETED = 'subscription.completed';
    public const SUBSCRIPTION_PAUSED = 'subscription.paused';
    public const SUBSCRIPTION_RESUMED = 'subscription.resumed';
    public const SUBSCRIPTION_REACTIVATED = 'subscription.reactivated';
    public const SUBSCRIPTION_PROCESSED = 'subscription.processed';
    public const SUBSCRIPTION_PAYMENT_FAILED = 'subscription.payment_failed';
    public const SUBSCRIPTION_CYCLE_SKIPPED = 'subscription.cycle_skipped';
    public const SUBSCRIPTION_CYCLE_AUTO_SKIPPED = 'subscription.cycle_auto_skipped';
    public const SUBSCRIPTION_PROCESSING_DATE_CHANGED = 'subscription.processing_date_changed';
    public const SUBSCRIPTION_CYCLE_UNSKIPPED = 'subscription.cycle_unskipped';
    public const SUBSCRIPTION_ITEMS_CHANGED = 'subscription.items_changed';
    public const SUBSCRIPTION_ITEM_ADDED = 'subscription.item_added';
    public const SUBSCRIPTION_ITEM_REMOVED = 'subscription.item_removed';
    public const SUBSCRIPTION_ITEM_UPDATED = 'subscription.item_updated';
    public const SUBSCRIPTION_ITEM_SWAPPED = 'subscription.item_swapped';
    public const SUBSCRIPTION_PRICING_CHANGED = 'subscription.pricing_changed';
    public const SUBSCRIPTION_EXTERNAL_PRICING_APPLIED = 'subscription.external_pricing_applied';
    public const SUBSCRIPTION_REPLACED = 'subscription.replaced';
    public const CUSTOMER_CREATED = 'customer.created';
    public const CUSTOMER_IMPORTED = 'customer.imported';
    public const CUSTOMER_UPDATED = 'customer.updated';
    public const CUSTOMER_EMAIL_CLAIMED = 'customer.email_claimed';
    public const CUSTOMER_EMAIL_VERIFIED = 'customer.email_verified';
    public const CUSTOMER_EMAIL_CHANGED = 'customer.email_changed';
    public const CUSTOMER_STATUS_CHANGED = 'customer.status_changed';
    public const CUSTOMER_ACCOUNT_TYPE_CHANGED = 'customer.account_type_changed';
    public const CUSTOMER_TIER_CHANGED = 'customer.tier_changed';
    public const CUSTOMER_ADDRESS_ADDED = 'customer.address_added';
    public const CUSTOMER_ADDRESS_UPDATED = 'customer.address_updated';
    public const CUSTOMER_ADDRESS_REMOVED = 'customer.address_removed';
    public const CUSTOMER_PAYMENT_METHOD_ADDED = 'customer.payment_method_added';
    public const CUSTOMER_PAYMENT_METHOD_UPDATED = 'customer.payment_method_updated';
    public const CUSTOMER_PAYMENT_METHOD_REMOVED = 'customer.payment_method_removed';
    public const RETURN_REQUESTED = 'return.requested';
    public const RETURN_APPROVED = 'return.approved';
    public const RETURN_REJECTED = 'return.rejected';
    public const RETURN_SENT = 'return.sent';
    public const RETURN_RECEIVED = 'return.received';
    public const RETURN_EXCHANGED = 'return.exchanged';
    public const RETURN_COMPLETED = 'return.completed';
    public const RETURN_CANCELLED = 'return.cancelled';
    public const RETURN_WITHDRAWAL_DECLARED = 'return.withdrawal_declared';
    public const STORED_VALUE_ISSUED = 'stored_value.issued';
    public const STORED_VALUE_REDEEMED = 'stored_value.redeemed';
    public const STORED_VALUE_REFUNDED = 'stored_value.refunded';
    public const STORED_VALUE_ADJUSTED = 'stored_value.adjusted';
    public const STORED_VALUE_CANCELLED = 'stored_value.cancelled';
    public const STORED_VALUE_RESTORED = 'stored_value.restored';
    public const STORED_VALUE_EXPIRY_CHANGED = 'stored_value.expiry_changed';
    public const STORED_VALUE_EXPIRED = 'stored_value.expired';
    public const STORED_VALUE_DISABLED = 'stored_value.disabled';
    public const STORED_VALUE_ENABLED = 'stored_value.enabled';
    public const STORED_VALUE_REACTIVATED = 'stored_value.reactivated';
    public const STORED_VALUE_DELIVERY_FAILED = 'stored_value.delivery_failed';
}

/**
 * A gift card or a customer's store credit in one currency, in the events `stored_value.…`. It has no code, no
 * recipient and no part of the balance that orders hold: holds fire no event.
 */
final class PublicStoredValueSnapshot extends \StorePlatform\Model
{
    protected const SPEC = 'kind!:s giftCardId!?:i storeCreditAccountId!?:i storeCustomerId!?:i currencyCode!:s balance!:d status!?:s source!?:s initialAmount!?:d expiresOn!?:t lineItemId!?:s entry!?:@Webhook\\PublicStoredValueEntry createdOn!:t modifiedOn!:t';

    /**
     * @param string $kind
     * @param int|null $giftCardId The gift card. Null means store credit.
     * @param int|null $storeCreditAccountId The store credit. Null means a gift card.
     * @param int|null $storeCustomerId The customer who has the store credit. Null means a gift card.
     * @param string $currencyCode
     * @param numeric-string $balance The value, including the part that orders hold.
     * @param string|null $status The state of the gift card. It becomes EXPIRED with the event that reports the expiry,
     * which waits while an order holds value of the card. Null means store credit.
     * @param string|null $source The origin of the gift card. Null means store credit.
     * @param numeric-string|null $initialAmount The value with which the gift card was issued. Null means store credit.
     * @param \DateTimeImmutable|null $expiresOn From this time on the gift card pays no new order. Null means that the
     * value does not expire.
     * @param string|null $lineItemId The order line that bought the gift card. Null means that no order bought it.
     * @param PublicStoredValueEntry|null $entry The entry of the ledger that the event reports. `changes` never names
     * it. Null means that the event changes no balance.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public string $kind,
        public ?int $giftCardId,
        public ?int $storeCreditAccountId,
        public ?int $storeCustomerId,
        public string $currencyCode,
        public string $balance,
        public ?string $status,
        public ?string $source,
        public ?string $initialAmount,
        public ?\DateTimeImmutable $expiresOn,
        public ?string $lineItemId,
        public ?PublicStoredValueEntry $entry,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One change of the balance of a gift card or of store credit. */
final class PublicStoredValueEntry extends \StorePlatform\Model
{
    protected const SPEC = 'entryId!:i type!:s amount!:d balanceAfter!:d orderId!?:i paymentId!?:i refundId!?:i createdOn!:t';

    /**
     * @param int $entryId
     * @param string $type
     * @param numeric-string $amount Change of the balance; negative if the balance fell.
     * @param numeric-string $balanceAfter The balance after the entry.
     * @param int|null $orderId The order that caused the entry. Null means none.
     * @param int|null $paymentId The payment that caused the entry. Null means none.
     * @param int|null $refundId The refund that caused the entry. Null means none.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public int $entryId,
        public string $type,
        public string $amount,
        public string $balanceAfter,
        public ?int $orderId,
        public ?int $paymentId,
        public ?int $refundId,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}
