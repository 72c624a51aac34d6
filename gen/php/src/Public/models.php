<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Public;

/** An address to save. */
final class PublicCustomerAddressCreate extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s isDefault:b';

    /**
     * @param int $storeCustomerId
     * @param string $streetLine1 Street and number.
     * @param string $countryCode
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company, for the label. Null means none.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince State or province; `""` where the country has none.
     * @param string|null $postalCode Postal code; `""` where the country has none.
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     * @param bool|null $isDefault Whether to make it the default address.
     */
    public function __construct(
        public int $storeCustomerId,
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
        public ?bool $isDefault = null,
    ) {
    }
}

/** Changes to a saved address. An omitted field keeps its value, and null clears it. */
final class PublicCustomerAddressUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'customerAddressId!:i firstName:s lastName:s company?:s streetLine1:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode:s phoneNumber?:s';

    /**
     * @param int $customerAddressId
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company, for the label. Null means none.
     * @param string|null $streetLine1 Street and number.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince State or province; `""` where the country has none.
     * @param string|null $postalCode Postal code; `""` where the country has none.
     * @param string|null $countryCode
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     */
    public function __construct(
        public int $customerAddressId,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $company = null,
        public ?string $streetLine1 = null,
        public ?string $streetLine2 = null,
        public ?string $city = null,
        public ?string $stateProvince = null,
        public ?string $postalCode = null,
        public ?string $countryCode = null,
        public ?string $phoneNumber = null,
    ) {
    }
}

/** A page of customers. */
final class PublicCustomerPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicCustomer page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicCustomer> $items The customers of this page, in the requested order.
     * Empty after the last page.
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

/** `-` means descending. Defaults to `-createdOn`. */
final class PublicCustomerSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const EMAIL = 'email';
    public const EMAIL_DESC = '-email';
    public const LAST_NAME = 'lastName';
    public const LAST_NAME_DESC = '-lastName';
}

/**
 * A complete order: the fields of PublicOrderListItem with full lines, plus the order's customer, addresses, payments,
 * refunds and shipments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the `lineTotal`
 * values of the lines add up to `subtotal − discountTotal`. All totals except `taxTotal` and `grandTotal` are net of
 * tax. They are fixed when the order is placed.
 */
final class PublicOrder extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@Shared\\OrderLine status!:s replacementOrderNumber!?:i customer!:@Shared\\OrderCustomer shippingAddress!?:@Shared\\Address billingAddress!?:@Shared\\Address shippingMethodId!?:i shippingMethodName!?:s taxes!:[@Shared\\OrderTax payments!:[@Shared\\Payment balance!:@Shared\\OrderBalance refunds!:[@Shared\\PublicRefund shipments!:[@Shared\\PublicShipment coupons!:[@Shared\\OrderCoupon subscriptionIds!:[i customerNote!?:s tags!:[s customFields!:[@Shared\\CustomField externalId!?:s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param \DateTimeImmutable $orderDate When the order was placed. An administrator may change this time.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled. Null before that;
     * it never changes afterwards.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled or voided. Null otherwise.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param numeric-string $subtotal The total of the lines before discounts, net of tax.
     * @param numeric-string $discountTotal All discounts on the lines and the order, net of tax, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts, net of tax.
     * @param numeric-string $taxTotal All tax, including tax on shipping.
     * @param numeric-string $grandTotal The total that the customer pays.
     * @param int|null $replacedOrderNumber Number of the order that this order replaces. Null means none.
     * @param int $itemCount Units on all lines: the sum of their quantities.
     * @param list<\StorePlatform\Shared\OrderLine> $items The lines, with their shipped, canceled and refunded
     * quantities.
     * @param \StorePlatform\Shared\OrderState::* $status
     * @param int|null $replacementOrderNumber Number of the order that replaces this order. Null means none.
     * @param \StorePlatform\Shared\OrderCustomer $customer
     * @param \StorePlatform\Shared\Address|null $shippingAddress Null when nothing is shipped.
     * @param \StorePlatform\Shared\Address|null $billingAddress Null when the order has none.
     * @param int|null $shippingMethodId Null when nothing is shipped.
     * @param string|null $shippingMethodName The shipping method's name when the order was placed. Null when nothing is
     * shipped.
     * @param list<\StorePlatform\Shared\OrderTax> $taxes The order's tax by name and rate, including tax on shipping.
     * The amounts add up to `taxTotal`.
     * @param list<\StorePlatform\Shared\Payment> $payments Payments and payment attempts, oldest first.
     * @param \StorePlatform\Shared\OrderBalance $balance
     * @param list<\StorePlatform\Shared\PublicRefund> $refunds Refunds, oldest first.
     * @param list<\StorePlatform\Shared\PublicShipment> $shipments Shipments, oldest first. Their items refer to lines
     * by `lineItemId`.
     * @param list<\StorePlatform\Shared\OrderCoupon> $coupons The coupons that reduced the order's price.
     * @param list<int> $subscriptionIds Ids of the subscriptions that the order started or renewed.
     * @param string|null $customerNote The customer's note from checkout. Null when the customer left none.
     * @param list<string> $tags The store's own tags, for searching and grouping.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param string|null $externalId The order's id in your own system. Null when none is set.
     * @param \DateTimeImmutable $createdOn When the order was first stored, as a draft or at checkout.
     * @param \DateTimeImmutable $modifiedOn When the order or any of its parts last changed.
     * @param int $version
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
        public string $status,
        public ?int $replacementOrderNumber,
        public \StorePlatform\Shared\OrderCustomer $customer,
        public ?\StorePlatform\Shared\Address $shippingAddress,
        public ?\StorePlatform\Shared\Address $billingAddress,
        public ?int $shippingMethodId,
        public ?string $shippingMethodName,
        public array $taxes,
        public array $payments,
        public \StorePlatform\Shared\OrderBalance $balance,
        public array $refunds,
        public array $shipments,
        public array $coupons,
        public array $subscriptionIds,
        public ?string $customerNote,
        public array $tags,
        public array $customFields,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * A price row of a variant, including future and past rows. Of the rows that match currency, account type, plan,
 * quantity and time, the most specific one is charged (plan and account type, then plan, then account type, then
 * everyone). Among equally specific rows, the one with the highest applicable minQuantity is charged, then the one with
 * the lowest amount.
 */
final class PublicPrice extends \StorePlatform\Model
{
    protected const SPEC = 'priceId!:i currencyCode!:s amount!:d compareAtAmount!?:d accountTypeId!?:i subscriptionPlanId!?:i minQuantity!:i startsOn!?:t endsOn!?:t';

    /**
     * @param int $priceId
     * @param string $currencyCode One of the store's currencies.
     * @param numeric-string $amount Price of one unit, with or without tax as the store shows prices
     * (`pricesIncludeTax` in the settings).
     * @param numeric-string|null $compareAtAmount Former price, to show struck through. Always greater than the amount.
     * @param int|null $accountTypeId The price applies only to this account type. Null means everyone.
     * @param int|null $subscriptionPlanId The price applies only to this plan. Null means a one-time purchase.
     * @param int $minQuantity The smallest quantity that the price applies to.
     * @param \DateTimeImmutable|null $startsOn Start of the price. Null means no start.
     * @param \DateTimeImmutable|null $endsOn End of the price, exclusive. Null means no end.
     */
    public function __construct(
        public int $priceId,
        public string $currencyCode,
        public string $amount,
        public ?string $compareAtAmount,
        public ?int $accountTypeId,
        public ?int $subscriptionPlanId,
        public int $minQuantity,
        public ?\DateTimeImmutable $startsOn,
        public ?\DateTimeImmutable $endsOn,
    ) {
    }
}

/** A product with its variants and prices, for accounting, warehouse and marketplace integrations. Costs are not shown. */
final class PublicProduct extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i name!:s slug!:s productType!:s status!:s description!?:s shortDescription!?:s brand!?:s tags!:[s collectionIds!:[i taxClassId!?:i requiresShipping!:b isSubscribable!:b subscriptionPlanIds!:[i subscriptionOnly!:b priceIncludesTax!:b options!:[@Public\\ProductOption variants!:[@Public\\PublicVariant media!:[@Shared\\ProductMedia primaryMediaId!?:i minQuantity!:i maxQuantity!?:i quantityStep!:i publishOn!?:t unpublishOn!?:t customFields!:[@Shared\\CustomField externalId!?:s createdOn!:t modifiedOn!:t';

    /**
     * @param int $productId
     * @param string $name The product's name in the language of the store's catalog.
     * @param string $slug Unique in the store.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param \StorePlatform\Shared\ProductStatus::* $status
     * @param string|null $description
     * @param string|null $shortDescription One or two sentences for lists, as plain text. Null when none is set.
     * @param string|null $brand The product's brand or manufacturer. Null when none is set.
     * @param list<string> $tags The store's own tags, for searching and grouping.
     * @param list<int> $collectionIds Ids of the manual collections that contain the product.
     * @param int|null $taxClassId Null means the store's default tax class.
     * @param bool $requiresShipping Whether the product must be shipped.
     * @param bool $isSubscribable Whether the product may be bought on a subscription plan.
     * @param list<int> $subscriptionPlanIds Ids of the plans that the product may be bought on.
     * @param bool $subscriptionOnly Whether the product is sold only on a plan.
     * @param bool $priceIncludesTax Whether the amounts in `prices` include tax. A setting of the store.
     * @param list<ProductOption> $options Up to 5 options. Empty for a product with one variant.
     * @param list<PublicVariant> $variants In display order.
     * @param list<\StorePlatform\Shared\ProductMedia> $media In display order.
     * @param int|null $primaryMediaId Id of one of the media. Null when the product has none.
     * @param int $minQuantity The smallest quantity of a cart line.
     * @param int|null $maxQuantity The largest quantity of a cart line. Null means no limit.
     * @param int $quantityStep A valid quantity is minQuantity plus a multiple of quantityStep.
     * @param \DateTimeImmutable|null $publishOn When the product's sale starts. Null means no start.
     * @param \DateTimeImmutable|null $unpublishOn When the product's sale ends. Null means no end.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param string|null $externalId The product's id in another system. Unique among the store's products.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $productId,
        public string $name,
        public string $slug,
        public string $productType,
        public string $status,
        public ?string $description,
        public ?string $shortDescription,
        public ?string $brand,
        public array $tags,
        public array $collectionIds,
        public ?int $taxClassId,
        public bool $requiresShipping,
        public bool $isSubscribable,
        public array $subscriptionPlanIds,
        public bool $subscriptionOnly,
        public bool $priceIncludesTax,
        public array $options,
        public array $variants,
        public array $media,
        public ?int $primaryMediaId,
        public int $minQuantity,
        public ?int $maxQuantity,
        public int $quantityStep,
        public ?\DateTimeImmutable $publishOn,
        public ?\DateTimeImmutable $unpublishOn,
        public array $customFields,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** A page of products. */
final class PublicProductPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Public\\PublicProduct page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<PublicProduct> $items The products of this page, in the requested order. Empty after the last page.
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

/** `-` means descending. Defaults to `-createdOn`. */
final class PublicProductSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const NAME = 'name';
    public const NAME_DESC = '-name';
}

/** A page of refunds. */
final class PublicRefundPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicRefund page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicRefund> $items The refunds of this page, in the requested order. Empty
     * after the last page.
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

/** `-` means descending. Defaults to `-createdOn`. */
final class PublicRefundSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const REFUNDED_ON = 'refundedOn';
    public const REFUNDED_ON_DESC = '-refundedOn';
    public const REFUND_NUMBER = 'refundNumber';
    public const REFUND_NUMBER_DESC = '-refundNumber';
}

/** A return with the names of its lines and with its refunds. */
final class PublicReturnDetails extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b exceeds!:[s lines!:[@Public\\PublicReturnDetailsLine exchangeLines!:[@Shared\\ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t createdOn!:t modifiedOn!:t';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId
     * @param int $orderNumber
     * @param string $kind
     * @param string $status
     * @param bool $isInTime Whether the return is a withdrawal that the buyer declared before its deadline.
     * @param list<string> $exceeds Rules of the policy that the return sets aside.
     * @param list<PublicReturnDetailsLine> $lines Lines of the return.
     * @param list<\StorePlatform\Shared\ReturnExchangeLine> $exchangeLines Goods that the buyer wants in exchange;
     * empty for other kinds, and if the buyer named none.
     * @param int|null $replacementOrderId The order that sends the goods of `exchangeLines`; null means that it is not
     * placed.
     * @param list<int> $refundIds Refunds with units of the return, including unshipped units of a withdrawal, oldest
     * first. A request that is refunded to several payments is listed with all its refunds. Failed and voided refunds
     * are omitted.
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
        public array $exceeds,
        public array $lines,
        public array $exchangeLines,
        public ?int $replacementOrderId,
        public array $refundIds,
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

/** The part of a return for one line of its order, with the line's name. */
final class PublicReturnDetailsLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s reason!?:s requestedQuantity!:i approvedQuantity!:i sellableQuantity!:i damagedQuantity!:i missingQuantity!:i returnedQuantity!:i restockedQuantity!:i unshippedQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of the product and variant when the order was placed.
     * @param string|null $reason Code of a reason in the store's `returnPolicy`; null means none.
     * @param int $requestedQuantity Units that the buyer wants to return.
     * @param int $approvedQuantity Units that may come back.
     * @param int $sellableQuantity Units that arrived and can be sold.
     * @param int $damagedQuantity Units that arrived damaged.
     * @param int $missingQuantity Units that did not arrive.
     * @param int $returnedQuantity Units that the order counts as returned, because of a receipt or a refund.
     * @param int $restockedQuantity Of these, units that are for sale again.
     * @param int $unshippedQuantity Units of a withdrawal that had not been shipped. They do not come back: the store
     * cancels or refunds them.
     */
    public function __construct(
        public string $lineItemId,
        public string $sku,
        public string $name,
        public ?string $reason,
        public int $requestedQuantity,
        public int $approvedQuantity,
        public int $sellableQuantity,
        public int $damagedQuantity,
        public int $missingQuantity,
        public int $returnedQuantity,
        public int $restockedQuantity,
        public int $unshippedQuantity,
    ) {
    }
}

/** A page of returns. */
final class PublicReturnPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicReturn page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicReturn> $items The returns of this page, in the requested order. Empty
     * after the last page.
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

/** `-` means descending. Defaults to `-requestedOn`. */
final class PublicReturnSort
{
    public const REQUESTED_ON = 'requestedOn';
    public const REQUESTED_ON_DESC = '-requestedOn';
    public const MODIFIED_ON = 'modifiedOn';
    public const MODIFIED_ON_DESC = '-modifiedOn';
}

/** A page of shipments. */
final class PublicShipmentPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicShipmentSnapshot page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicShipmentSnapshot> $items The shipments of this page, in the requested
     * order. Empty after the last page.
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

/** `-` means descending. Defaults to `-shippedOn`. */
final class PublicShipmentSort
{
    public const SHIPPED_ON = 'shippedOn';
    public const SHIPPED_ON_DESC = '-shippedOn';
    public const SHIPMENT_ID = 'shipmentId';
    public const SHIPMENT_ID_DESC = '-shipmentId';
}

/** A page of subscription lines. */
final class PublicSubscriptionPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicSubscriptionListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicSubscriptionListItem> $items The subscription lines of this page, in the
     * requested order. Empty after the last page.
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

/**
 * `-` means descending. Defaults to `-createdOn`. A line that is no longer scheduled is sorted by its last date, which
 * it shows.
 */
final class PublicSubscriptionSort
{
    public const CREATED_ON = 'createdOn';
    public const CREATED_ON_DESC = '-createdOn';
    public const NEXT_PROCESSING_DATE = 'nextProcessingDate';
    public const NEXT_PROCESSING_DATE_DESC = '-nextProcessingDate';
    public const SUBSCRIPTION_NUMBER = 'subscriptionNumber';
    public const SUBSCRIPTION_NUMBER_DESC = '-subscriptionNumber';
}

/**
 * Changes to a subscription. Omitted fields keep their values. The three …Items fields change the lines; they do not
 * replace them. The ETag of `GET /subscription` and the `webhook-object-version` header of the subscription's events
 * carry the `version`.
 */
final class PublicSubscriptionUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionPlanId:i nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i shippingMethodId?:i couponCodes:[s removeItems:[i updateItems:[@Shared\\SubscriptionItemUpdate addItems:[@Shared\\SubscriptionItemAdd version:i';

    /**
     * @param int $subscriptionId
     * @param int|null $subscriptionPlanId
     * @param string|null $nextProcessingDate New date of the next renewal: today or later, at most one year ahead.
     * Later dates count from the new date.
     * @param int|null $shippingAddressId Null is allowed only when nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId
     * @param int|null $shippingMethodId Null is allowed only when nothing is shipped.
     * @param list<string>|null $couponCodes Replaces all coupons. An existing coupon keeps its remaining renewals. A
     * new coupon is validated now and counts as a use. The use is reserved until the coupon's first renewal. It is
     * released if the coupon is removed or the subscription ends before that.
     * @param list<int>|null $removeItems Lines to remove.
     * @param list<\StorePlatform\Shared\SubscriptionItemUpdate>|null $updateItems Lines to change, each at most once. A
     * line cannot be both changed and removed.
     * @param list<\StorePlatform\Shared\SubscriptionItemAdd>|null $addItems Lines to add.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $subscriptionPlanId = null,
        public ?string $nextProcessingDate = null,
        public ?int $shippingAddressId = null,
        public ?int $billingAddressId = null,
        public ?int $customerPaymentMethodId = null,
        public ?int $shippingMethodId = null,
        public ?array $couponCodes = null,
        public ?array $removeItems = null,
        public ?array $updateItems = null,
        public ?array $addItems = null,
        public ?int $version = null,
    ) {
    }
}

/** A variant: the unit that is stocked, priced and sold. */
final class PublicVariant extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i sku!:s barcode!?:s name!:s optionValues!:[@Shared\\VariantOptionValue status!:s position!:i weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s hsCode!?:s countryOfOrigin!?:s trackInventory!:b inventoryPolicy!:s stockOnHand!:i stockReserved!:i stockAvailable!:i expectedOn!?:t mediaIds!:[i prices!:[@Public\\PublicPrice customFields!:[@Shared\\CustomField externalId!?:s createdOn!:t modifiedOn!:t';

    /**
     * @param int $variantId
     * @param string $sku Unique in the store.
     * @param string|null $barcode EAN, UPC, ISBN or a similar code.
     * @param string $name Shown next to the product's name.
     * @param list<\StorePlatform\Shared\VariantOptionValue> $optionValues One value of each option. No two variants of
     * a product have the same combination.
     * @param \StorePlatform\Shared\VariantStatus::* $status
     * @param int $position Position in display order, from 0.
     * @param numeric-string|null $weight Weight of one unit, in the variant's `weightUnit`.
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit Unit of weight.
     * @param numeric-string|null $length Length of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $width Width of one unit, in the variant's `dimensionUnit`.
     * @param numeric-string|null $height Height of one unit, in the variant's `dimensionUnit`.
     * @param \StorePlatform\Shared\DimensionUnit::* $dimensionUnit Unit of length, width and height.
     * @param string|null $hsCode Customs tariff number.
     * @param string|null $countryOfOrigin
     * @param bool $trackInventory Whether stock is checked when the variant is sold.
     * @param \StorePlatform\Shared\InventoryPolicy::* $inventoryPolicy
     * @param int $stockOnHand Units in the warehouse.
     * @param int $stockReserved Units reserved by running checkouts and by orders that have not shipped. Units that
     * need no shipping leave the stock when their order is paid.
     * @param int $stockAvailable stockOnHand minus stockReserved. Negative only with BACKORDER.
     * @param \DateTimeImmutable|null $expectedOn When new stock is expected.
     * @param list<int> $mediaIds Ids of the variant's images. Each is one of the product's media.
     * @param list<PublicPrice> $prices Every price row of the variant.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param string|null $externalId The variant's id in another system. Unique among the store's variants.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $variantId,
        public string $sku,
        public ?string $barcode,
        public string $name,
        public array $optionValues,
        public string $status,
        public int $position,
        public ?string $weight,
        public string $weightUnit,
        public ?string $length,
        public ?string $width,
        public ?string $height,
        public string $dimensionUnit,
        public ?string $hsCode,
        public ?string $countryOfOrigin,
        public bool $trackInventory,
        public string $inventoryPolicy,
        public int $stockOnHand,
        public int $stockReserved,
        public int $stockAvailable,
        public ?\DateTimeImmutable $expectedOn,
        public array $mediaIds,
        public array $prices,
        public array $customFields,
        public ?string $externalId,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** A page of orders. */
final class PublicOrderPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicOrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<\StorePlatform\Shared\PublicOrderListItem> $items The orders of this page, in the requested order;
     * empty after the last page.
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

/** The announced prices of a subscription. */
final class AnnouncedSubscriptionPriceList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Public\\AnnouncedSubscriptionPrice';

    /** @param list<AnnouncedSubscriptionPrice> $items The announced prices, by line, and within a line by date. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A price increase of a subscription line that the customer was notified of and that no renewal has charged yet. */
final class AnnouncedSubscriptionPrice extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionItemId!:i unitPrice!:d validFrom!:D';

    /**
     * @param int $subscriptionItemId
     * @param numeric-string $unitPrice The highest price of one unit in one delivery from `validFrom` on, as the buyer
     * sees it, in the subscription's currency.
     * @param string $validFrom First day on which a renewal can charge this price.
     */
    public function __construct(
        public int $subscriptionItemId,
        public string $unitPrice,
        public string $validFrom,
    ) {
    }
}

/** An option of a product, such as the color. */
final class ProductOption extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionId!:i name!:s position!:i values!:[@Public\\ProductOptionValue';

    /**
     * @param int $productOptionId
     * @param string $name Unique within the product, such as Color.
     * @param int $position Display position, from 0.
     * @param list<ProductOptionValue> $values The values of the option, in display order.
     */
    public function __construct(
        public int $productOptionId,
        public string $name,
        public int $position,
        public array $values,
    ) {
    }
}

/** One value of an option, such as white. */
final class ProductOptionValue extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionValueId!:i value!:s position!:i swatchHex!?:s mediaId!?:i';

    /**
     * @param int $productOptionValueId
     * @param string $value The value that the customer selects; unique within the option.
     * @param int $position Display position, from 0.
     * @param string|null $swatchHex Color of the swatch.
     * @param int|null $mediaId Image of the swatch; one of the product's media.
     */
    public function __construct(
        public int $productOptionValueId,
        public string $value,
        public int $position,
        public ?string $swatchHex,
        public ?int $mediaId,
    ) {
    }
}
