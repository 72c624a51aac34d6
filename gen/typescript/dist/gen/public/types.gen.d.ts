import type { AccountTypeId, ActorType, Address, ApiVersionDate, CollectionId, Count, CountryCode, CurrencyCode, CustomField, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DimensionUnit, DunningState, Email, Failures, FulfillmentStatus, Html, InventoryPolicy, MediaId, NextCursor, OrderBalance, OrderCoupon, OrderCustomer, OrderId, OrderLine, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, Payment, PaymentStatus, PositiveMoney, PriceId, Problem, ProductId, ProductMedia, ProductOption, ProductStatus, ProductType, PublicCustomer, PublicCustomerAddressList, PublicCustomerPaymentMethodList, PublicOrderPage, PublicOrderSort, PublicRefund, PublicShipment, PublicShipmentSnapshot, PublicSubscriptionListItem, PublicSubscriptionSnapshot, Quantity, RefundNumber, RefundReason, RefundStatus, ShipmentStatus, ShippingMethodId, Sku, Slug, StoreCustomerId, StoreId, SubscriptionCancel, SubscriptionCreate, SubscriptionEstimate, SubscriptionHistoryPage, SubscriptionHistorySort, SubscriptionId, SubscriptionItemAdd, SubscriptionItemId, SubscriptionItemUpdate, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionReactivate, SubscriptionReplace, SubscriptionResume, SubscriptionSkip, SubscriptionStatus, SubscriptionUnskip, SubscriptionUpcomingList, TaxClassId, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, VariantId, VariantOptionValue, VariantStatus, Version, WebhookDeliveryAttempt, WebhookDeliveryCounts, WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointCreated, WebhookEndpointEnable, WebhookEndpointId, WebhookEndpointList, WebhookEndpointSecretRotate, WebhookEndpointSecretRotated, WebhookEndpointTest, WebhookEndpointTestResult, WebhookEndpointUpdate, WebhookErrorCode, WebhookEventId, WebhookEventPayload, WebhookEventResend, WebhookEventSort, WebhookEventType, WebhookEventTypeFilter, WebhookEventTypeList, WebhookNextAttemptReason, WebhookObjectId, WebhookObjectType, WebhookReplay, WebhookReplayCreate, WebhookReplayId, WebhookReplayPreview, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, ActorType, type Address, type AnnouncedPrice, type AnnouncedPrices, type ApiVersion, type ApiVersionDate, type CollectionId, type Count, type CountryCode, type CouponId, type CreatedFrom, type CreatedTo, type CurrencyCode, type Cursor, type CustomField, type CustomFieldFilter, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, type DeclineCode, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, InventoryPolicy, type LineItemId, type MediaId, type ModifiedSince, type NextCursor, OfflinePaymentMethod, type OrderBalance, type OrderCoupon, type OrderCustomer, type OrderId, type OrderLine, type OrderLineDiscount, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type Payment, type PaymentId, type PaymentProviderId, PaymentReviewStatus, type PaymentStatus, PaymentTransactionStatus, PaymentType, type Permission, type PhoneNumber, type PositiveMoney, type PriceId, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductMedia, type ProductOption, type ProductOptionId, type ProductOptionValue, type ProductOptionValueId, ProductStatus, ProductType, type PublicCustomer, type PublicCustomerAddress, type PublicCustomerAddressList, type PublicCustomerPaymentMethod, type PublicCustomerPaymentMethodList, type PublicOrderLine, type PublicOrderListItem, type PublicOrderPage, PublicOrderSort, type PublicRefund, type PublicShipment, type PublicShipmentItem, type PublicShipmentSnapshot, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type Rate, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type Search, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreCustomerId, type StoreId, type SubscriptionCancel, type SubscriptionCreate, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionHistoryAction, type SubscriptionHistoryEntry, type SubscriptionHistoryEntryId, type SubscriptionHistoryPage, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemAdd, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionItemUpdate, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionReactivate, type SubscriptionReplace, type SubscriptionResume, type SubscriptionSkip, SubscriptionStatus, type SubscriptionUnskip, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TaxClassId, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, VariantStatus, type Version, WebhookAttemptOutcome, type WebhookAttemptTimings, WebhookBreakerState, type WebhookCustomHeader, type WebhookCustomHeaderInput, type WebhookCustomHeaderUpdate, type WebhookDeliveryAttempt, type WebhookDeliveryCounts, type WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, type WebhookEndpoint, type WebhookEndpointCreate, type WebhookEndpointCreated, type WebhookEndpointEnable, type WebhookEndpointHealth, WebhookEndpointHealthStatus, type WebhookEndpointId, type WebhookEndpointList, type WebhookEndpointSecretRotate, type WebhookEndpointSecretRotated, type WebhookEndpointTest, type WebhookEndpointTestResult, type WebhookEndpointUpdate, type WebhookErrorCode, type WebhookEventId, type WebhookEventPayload, type WebhookEventResend, WebhookEventSort, WebhookEventType, type WebhookEventTypeFilter, type WebhookEventTypeInfo, type WebhookEventTypeList, type WebhookHeader, type WebhookNextAttemptReason, type WebhookObjectId, WebhookObjectType, WebhookOrdering, type WebhookReplay, type WebhookReplayCreate, WebhookReplayDeliveryFilter, type WebhookReplayId, type WebhookReplayPreview, WebhookReplayStatus, type WebhookReplayTypeCount, WebhookSignatureScheme, type WebhookSigningKey, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * A page of customers.
 */
export type PublicCustomerPage = {
    /**
     * The customers of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicCustomer>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export declare const PublicCustomerSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly EMAIL: "email";
    readonly '-EMAIL': "-email";
    readonly LAST_NAME: "lastName";
    readonly '-LAST_NAME': "-lastName";
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export type PublicCustomerSort = typeof PublicCustomerSort[keyof typeof PublicCustomerSort];
/**
 * An order whole: the members of PublicOrderListItem, with whole lines, and the customer, addresses, payments, refunds and shipments that belong to it.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`.
 * All totals are net of tax but `taxTotal` and `grandTotal`; they are fixed when the order is placed.
 */
export type PublicOrder = {
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
     * The lines, with how much of each was shipped, canceled and refunded.
     */
    items: Array<OrderLine>;
    status: OrderState;
    /**
     * Number of the order that replaces this one; null otherwise.
     */
    replacementOrderNumber: OrderNumber | null;
    customer: OrderCustomer;
    /**
     * Null when nothing is shipped.
     */
    shippingAddress: Address | null;
    /**
     * Null when none was given.
     */
    billingAddress: Address | null;
    /**
     * Null when nothing is shipped.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * The shipping method as it was called when the order was placed; null when nothing is shipped.
     */
    shippingMethodName: string | null;
    /**
     * The order's tax by name and rate, that on shipping included; the amounts add up to `taxTotal`.
     */
    taxes: Array<OrderTax>;
    /**
     * Payments and attempts to pay, oldest first.
     */
    payments: Array<Payment>;
    balance: OrderBalance;
    /**
     * Refunds, oldest first.
     */
    refunds: Array<PublicRefund>;
    /**
     * Shipments, oldest first; their items name the lines by `lineItemId`.
     */
    shipments: Array<PublicShipment>;
    /**
     * The coupons that took something off.
     */
    coupons: Array<OrderCoupon>;
    /**
     * The subscriptions that the order started or renewed.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * Written by the customer at checkout; null when nothing was.
     */
    customerNote: string | null;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * The order's id in your own system; null when none was given.
     */
    externalId: string | null;
    /**
     * When the order was first stored, as a draft or at checkout.
     */
    createdOn: Timestamp;
    /**
     * When the order, or what belongs to it, last changed.
     */
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A price row of a variant, those to come and those past included. Of the rows that match currency, account type, plan, quantity and time the most specific is charged
 * (plan and account type, plan, account type, everyone), and of equally specific ones the one with the highest minQuantity that is reached, then the lowest amount.
 */
export type PublicPrice = {
    priceId: PriceId;
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit, as the store shows prices (settings, pricesIncludeTax).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than the amount.
     */
    compareAtAmount: PositiveMoney | null;
    /**
     * Only for this account type; null = everyone.
     */
    accountTypeId: AccountTypeId | null;
    /**
     * Only for this plan; null = one-off purchase.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * From this quantity on.
     */
    minQuantity: Quantity;
    /**
     * Null = without start.
     */
    startsOn: Timestamp | null;
    /**
     * Exclusive; null = without end.
     */
    endsOn: Timestamp | null;
};
/**
 * A product with its variants and prices, for accounting, warehouse and marketplace integrations. Costs are not shown.
 */
export type PublicProduct = {
    productId: ProductId;
    /**
     * The name in the store's main language.
     */
    name: string;
    /**
     * Unique in the store.
     */
    slug: Slug;
    productType: ProductType;
    status: ProductStatus;
    description: Html | null;
    /**
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription: string | null;
    /**
     * Who makes it; null when nobody is named.
     */
    brand: string | null;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    /**
     * Manual collections that hold the product.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Null = the store's default class.
     */
    taxClassId: TaxClassId | null;
    /**
     * Whether it has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * Whether it may be bought on a plan.
     */
    isSubscribable: boolean;
    /**
     * Plans it may be bought on.
     */
    subscriptionPlanIds: Array<SubscriptionPlanId>;
    /**
     * Not for sale without a plan.
     */
    subscriptionOnly: boolean;
    /**
     * Whether the amounts in prices include tax; a setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Up to 5 options; empty for a product with one variant.
     */
    options: Array<ProductOption>;
    /**
     * In the order shown.
     */
    variants: Array<PublicVariant>;
    /**
     * In the order shown.
     */
    media: Array<ProductMedia>;
    /**
     * Among the media; null when there are none.
     */
    primaryMediaId: MediaId | null;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity in a cart line; null = no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * A quantity is minQuantity plus a multiple of this.
     */
    quantityStep: Quantity;
    /**
     * For sale from then on; null = without start.
     */
    publishOn: Timestamp | null;
    /**
     * For sale until then; null = without end.
     */
    unpublishOn: Timestamp | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * A page of products.
 */
export type PublicProductPage = {
    /**
     * The products of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicProduct>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export declare const PublicProductSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NAME: "name";
    readonly '-NAME': "-name";
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export type PublicProductSort = typeof PublicProductSort[keyof typeof PublicProductSort];
/**
 * A page of refunds.
 */
export type PublicRefundPage = {
    /**
     * The refunds of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicRefund>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export declare const PublicRefundSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly REFUNDED_ON: "refundedOn";
    readonly '-REFUNDED_ON': "-refundedOn";
    readonly REFUND_NUMBER: "refundNumber";
    readonly '-REFUND_NUMBER': "-refundNumber";
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export type PublicRefundSort = typeof PublicRefundSort[keyof typeof PublicRefundSort];
/**
 * A page of shipments.
 */
export type PublicShipmentPage = {
    /**
     * The shipments of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicShipmentSnapshot>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` = descending. `-shippedOn` when left out.
 */
export declare const PublicShipmentSort: {
    readonly SHIPPED_ON: "shippedOn";
    readonly '-SHIPPED_ON': "-shippedOn";
    readonly SHIPMENT_ID: "shipmentId";
    readonly '-SHIPMENT_ID': "-shipmentId";
};
/**
 * `-` = descending. `-shippedOn` when left out.
 */
export type PublicShipmentSort = typeof PublicShipmentSort[keyof typeof PublicShipmentSort];
/**
 * A page of subscription lines.
 */
export type PublicSubscriptionPage = {
    /**
     * The subscriptions of this page, in the order asked for; empty behind the last page.
     */
    items: Array<PublicSubscriptionListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export declare const PublicSubscriptionSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NEXT_PROCESSING_DATE: "nextProcessingDate";
    readonly '-NEXT_PROCESSING_DATE': "-nextProcessingDate";
    readonly SUBSCRIPTION_NUMBER: "subscriptionNumber";
    readonly '-SUBSCRIPTION_NUMBER': "-subscriptionNumber";
};
/**
 * `-` = descending. `-createdOn` when left out.
 */
export type PublicSubscriptionSort = typeof PublicSubscriptionSort[keyof typeof PublicSubscriptionSort];
/**
 * Changes to a subscription; what is absent stays. The lines are changed by the three …Items members, not replaced.
 * `version` is what the ETag of `GET /subscription` and the `webhook-object-version` header of its events carry.
 */
export type PublicSubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Moves the next renewal: today or later, at most one year ahead. Later dates count from the new one.
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
     * Replaces all coupons. One that is there already keeps the renewals it has left. A new one is judged now and counts as a use: it is reserved until the first renewal with it, and given back when it is taken off or the subscription ends before.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Lines to remove.
     */
    removeItems?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change, each at most once and none that is removed.
     */
    updateItems?: Array<SubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    addItems?: Array<SubscriptionItemAdd> | undefined;
    version?: Version | undefined;
};
/**
 * A variant: what is stocked, priced and sold.
 */
export type PublicVariant = {
    variantId: VariantId;
    /**
     * Unique in the store.
     */
    sku: Sku;
    /**
     * EAN, UPC, ISBN or the like.
     */
    barcode: string | null;
    /**
     * Shown beside the product's name.
     */
    name: string;
    /**
     * One value of each option; no two variants of a product have the same set.
     */
    optionValues: Array<VariantOptionValue>;
    status: VariantStatus;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * Of one unit, in the store's `weightUnit`.
     */
    weight: Decimal | null;
    /**
     * Unit of weight.
     */
    weightUnit: WeightUnit;
    /**
     * In the store's `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * In the store's `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * In the store's `dimensionUnit`.
     */
    height: Decimal | null;
    /**
     * Unit of length, width and height.
     */
    dimensionUnit: DimensionUnit;
    /**
     * Customs tariff number.
     */
    hsCode: string | null;
    countryOfOrigin: CountryCode | null;
    /**
     * When false, stock is not looked at on sale.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * Units in the warehouse.
     */
    stockOnHand: Count;
    /**
     * Units held by running checkouts and by orders that have not shipped. Units without shipping leave the stock once their order is paid.
     */
    stockReserved: Count;
    /**
     * stockOnHand minus stockReserved; below zero only with BACKORDER.
     */
    stockAvailable: number;
    /**
     * When new stock is expected.
     */
    expectedOn: Timestamp | null;
    /**
     * Images of this variant; each one is among the product's media.
     */
    mediaIds: Array<MediaId>;
    /**
     * Every price row of the variant.
     */
    prices: Array<PublicPrice>;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * A page of deliveries.
 */
export type WebhookDeliveryPage = {
    /**
     * The webhook deliveries of this page, in the order asked for; empty behind the last page.
     */
    items: Array<WebhookDelivery>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * An event on its way to one endpoint.
 */
export type WebhookDelivery = {
    webhookDeliveryId: WebhookDeliveryId;
    webhookEndpointId: WebhookEndpointId;
    webhookEventId: WebhookEventId;
    eventType: WebhookEventType;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    origin: WebhookDeliveryOrigin;
    /**
     * The replay that made it; null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Attempts of the schedule, the first included (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt; null when none is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then; null when none is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt; null when there was no answer.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * Set once the endpoint answered 2xx.
     */
    succeededOn: Timestamp | null;
    /**
     * When the schedule was exhausted; null unless PARKED or EXPIRED.
     */
    parkedOn: Timestamp | null;
    /**
     * When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
     */
    expiresOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * Position of the event, the `webhook-sequence` header of its deliveries. Rises with every event of an object; numbers may be missing.
 * An event whose sequence is not above the last one seen for its object is stale and may be dropped.
 */
export type WebhookSequence = number;
/**
 * A delivery with its attempts.
 */
export type WebhookDeliveryDetails = {
    webhookDeliveryId: WebhookDeliveryId;
    webhookEndpointId: WebhookEndpointId;
    webhookEventId: WebhookEventId;
    eventType: WebhookEventType;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    origin: WebhookDeliveryOrigin;
    /**
     * The replay that made it; null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Attempts of the schedule, the first included (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt; null when none is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then; null when none is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt; null when there was no answer.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * Set once the endpoint answered 2xx.
     */
    succeededOn: Timestamp | null;
    /**
     * When the schedule was exhausted; null unless PARKED or EXPIRED.
     */
    parkedOn: Timestamp | null;
    /**
     * When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
     */
    expiresOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    /**
     * Newest first; kept for 90 days.
     */
    attempts: Array<WebhookDeliveryAttempt>;
};
/**
 * A page of events.
 */
export type WebhookEventPage = {
    /**
     * The webhook events of this page, in the order asked for; empty behind the last page.
     */
    items: Array<WebhookEventSummary>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * An event without its payload.
 */
export type WebhookEventSummary = {
    webhookEventId: WebhookEventId;
    type: WebhookEventType;
    apiVersion: ApiVersionDate;
    createdOn: Timestamp;
    storeId: StoreId;
    /**
     * False for a test store.
     */
    livemode: boolean;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    objectVersion: Version;
    /**
     * The payload's source.action: the internal action that fired. An open set.
     */
    sourceAction: string;
    actorType: ActorType;
    deliveryCounts: WebhookDeliveryCounts;
};
/**
 * An event with its payload and deliveries.
 */
export type WebhookEventDetails = {
    webhookEventId: WebhookEventId;
    type: WebhookEventType;
    apiVersion: ApiVersionDate;
    createdOn: Timestamp;
    storeId: StoreId;
    /**
     * False for a test store.
     */
    livemode: boolean;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    objectVersion: Version;
    /**
     * The payload's source.action: the internal action that fired. An open set.
     */
    sourceAction: string;
    actorType: ActorType;
    deliveryCounts: WebhookDeliveryCounts;
    payload: WebhookEventPayload;
    /**
     * Newest first; the newest 1000 when a replay made more.
     */
    deliveries: Array<WebhookDelivery>;
};
/**
 * Deliveries.
 */
export type WebhookDeliveryList = {
    /**
     * The webhook deliveries.
     */
    items: Array<WebhookDelivery>;
};
export type ListOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-orderDate`.
         */
        sort?: PublicOrderSort | undefined;
        /**
         * Ordered at this moment or later.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Ordered before this moment.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only orders in this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders in this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders of this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with a line of this sku.
         */
        sku?: Sku | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/order/paged';
};
export type ListOrdersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListOrdersError = ListOrdersErrors[keyof ListOrdersErrors];
export type ListOrdersResponses = {
    /**
     * A page of orders.
     */
    200: PublicOrderPage;
};
export type ListOrdersResponse = ListOrdersResponses[keyof ListOrdersResponses];
export type GetOrderData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The order's id.
         */
        orderId?: OrderId | undefined;
        /**
         * The order's number.
         */
        orderNumber?: OrderNumber | undefined;
    } | undefined;
    url: '/order';
};
export type GetOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetOrderError = GetOrderErrors[keyof GetOrderErrors];
export type GetOrderResponses = {
    /**
     * The order.
     */
    200: PublicOrder;
};
export type GetOrderResponse = GetOrderResponses[keyof GetOrderResponses];
export type ListProductsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: PublicProductSort | undefined;
        /**
         * Only products in this status; several, separated by commas: any of them.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of this type; several, separated by commas: any of them.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in this collection; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only the product with this sku.
         */
        sku?: Sku | undefined;
        /**
         * Only the product with this id of another system.
         */
        externalId?: string | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/product/paged';
};
export type ListProductsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListProductsError = ListProductsErrors[keyof ListProductsErrors];
export type ListProductsResponses = {
    /**
     * A page of products.
     */
    200: PublicProductPage;
};
export type ListProductsResponse = ListProductsResponses[keyof ListProductsResponses];
export type ListRefundsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: PublicRefundSort | undefined;
        /**
         * Only refunds of this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of the order with this number; several, separated by commas: any of them.
         */
        orderNumber?: Array<OrderNumber> | undefined;
        /**
         * Only the refund with this number; several, separated by commas: any of them.
         */
        refundNumber?: Array<RefundNumber> | undefined;
        /**
         * Only refunds of this customer's orders; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in this status; several, separated by commas: any of them.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for this reason; several, separated by commas: any of them.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/refund/paged';
};
export type ListRefundsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListRefundsError = ListRefundsErrors[keyof ListRefundsErrors];
export type ListRefundsResponses = {
    /**
     * A page of refunds.
     */
    200: PublicRefundPage;
};
export type ListRefundsResponse = ListRefundsResponses[keyof ListRefundsResponses];
export type ListShipmentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-shippedOn`.
         */
        sort?: PublicShipmentSort | undefined;
        /**
         * Only shipments of this order; several, separated by commas: any of them.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only shipments of the order with this number; several, separated by commas: any of them.
         */
        orderNumber?: Array<OrderNumber> | undefined;
        /**
         * Only shipments of this customer's orders; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only shipments in this status; several, separated by commas: any of them.
         */
        status?: Array<ShipmentStatus> | undefined;
        /**
         * Only shipments with this tracking number.
         */
        trackingNumber?: string | undefined;
        /**
         * Only shipments with this id of the carrier or warehouse.
         */
        externalShipmentId?: string | undefined;
        /**
         * Shipped at this moment or later.
         */
        shippedFrom?: TimestampInput | undefined;
        /**
         * Shipped before this moment.
         */
        shippedTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/shipment/paged';
};
export type ListShipmentsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListShipmentsError = ListShipmentsErrors[keyof ListShipmentsErrors];
export type ListShipmentsResponses = {
    /**
     * A page of shipments.
     */
    200: PublicShipmentPage;
};
export type ListShipmentsResponse = ListShipmentsResponses[keyof ListShipmentsResponses];
export type ListCustomersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: PublicCustomerSort | undefined;
        /**
         * Only customers in this status; several, separated by commas: any of them.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type; several, separated by commas: any of them.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Only customers whose e-mail is, or is not, verified.
         */
        emailVerified?: boolean | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose own custom field has this value: `key:value`, the value as answers show it, whole. May be there up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them have to hold.
         */
        customField?: Array<string> | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/store-customer/paged';
};
export type ListCustomersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomersError = ListCustomersErrors[keyof ListCustomersErrors];
export type ListCustomersResponses = {
    /**
     * A page of customers.
     */
    200: PublicCustomerPage;
};
export type ListCustomersResponse = ListCustomersResponses[keyof ListCustomersResponses];
export type GetCustomerData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The customer's id.
         */
        storeCustomerId?: StoreCustomerId | undefined;
        /**
         * The customer's e-mail, in any case.
         */
        email?: Email | undefined;
    } | undefined;
    url: '/store-customer';
};
export type GetCustomerErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCustomerError = GetCustomerErrors[keyof GetCustomerErrors];
export type GetCustomerResponses = {
    /**
     * The customer.
     */
    200: PublicCustomer;
};
export type GetCustomerResponse = GetCustomerResponses[keyof GetCustomerResponses];
export type ListCustomerAddressesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose addresses.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Also the removed ones.
         */
        includeRemoved?: boolean | undefined;
    };
    url: '/store-customer/address/all';
};
export type ListCustomerAddressesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomerAddressesError = ListCustomerAddressesErrors[keyof ListCustomerAddressesErrors];
export type ListCustomerAddressesResponses = {
    /**
     * The addresses.
     */
    200: PublicCustomerAddressList;
};
export type ListCustomerAddressesResponse = ListCustomerAddressesResponses[keyof ListCustomerAddressesResponses];
export type ListCustomerPaymentMethodsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Whose payment methods.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Also the removed ones.
         */
        includeRemoved?: boolean | undefined;
    };
    url: '/store-customer/payment-method/all';
};
export type ListCustomerPaymentMethodsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomerPaymentMethodsError = ListCustomerPaymentMethodsErrors[keyof ListCustomerPaymentMethodsErrors];
export type ListCustomerPaymentMethodsResponses = {
    /**
     * The payment methods.
     */
    200: PublicCustomerPaymentMethodList;
};
export type ListCustomerPaymentMethodsResponse = ListCustomerPaymentMethodsResponses[keyof ListCustomerPaymentMethodsResponses];
export type ListSubscriptionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: PublicSubscriptionSort | undefined;
        /**
         * Only lines of subscriptions in this status; several, separated by commas: any of them.
         */
        status?: Array<SubscriptionStatus> | undefined;
        /**
         * Only lines of subscriptions in this dunning state; several, separated by commas: any of them.
         */
        dunningState?: Array<DunningState> | undefined;
        /**
         * Only lines of subscriptions whose last attempt failed for this reason; several, separated by commas: any of them.
         */
        failureCode?: Array<string> | undefined;
        /**
         * Tried again at this moment or later.
         */
        nextRetryFrom?: TimestampInput | undefined;
        /**
         * Tried again before this moment.
         */
        nextRetryTo?: TimestampInput | undefined;
        /**
         * Only those charged to a card whose last day is this date or later.
         */
        cardExpiresFrom?: Date | undefined;
        /**
         * Only those charged to a card whose last day is before this date.
         */
        cardExpiresTo?: Date | undefined;
        /**
         * Only lines of this product; several, separated by commas: any of them.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only subscriptions of this customer; several, separated by commas: any of them.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only subscriptions on this plan; several, separated by commas: any of them.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only lines of this sku.
         */
        sku?: Sku | undefined;
        /**
         * Next processing date on or after this date; scheduled ones only.
         */
        nextProcessingDateFrom?: Date | undefined;
        /**
         * Next processing date before this date; scheduled ones only.
         */
        nextProcessingDateTo?: Date | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only what changed at this moment or later. Together with a cursor it never skips a row that was committed late: keep the cursor and go on from it.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/subscription/paged';
};
export type ListSubscriptionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSubscriptionsError = ListSubscriptionsErrors[keyof ListSubscriptionsErrors];
export type ListSubscriptionsResponses = {
    /**
     * A page of subscription lines.
     */
    200: PublicSubscriptionPage;
};
export type ListSubscriptionsResponse = ListSubscriptionsResponses[keyof ListSubscriptionsResponses];
export type GetSubscriptionData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * The subscription's id.
         */
        subscriptionId?: SubscriptionId | undefined;
        /**
         * The subscription's number.
         */
        subscriptionNumber?: SubscriptionNumber | undefined;
    } | undefined;
    url: '/subscription';
};
export type GetSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetSubscriptionError = GetSubscriptionErrors[keyof GetSubscriptionErrors];
export type GetSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type GetSubscriptionResponse = GetSubscriptionResponses[keyof GetSubscriptionResponses];
export type UpdateSubscriptionData = {
    body: PublicSubscriptionUpdate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription';
};
export type UpdateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateSubscriptionError = UpdateSubscriptionErrors[keyof UpdateSubscriptionErrors];
export type UpdateSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: PublicSubscriptionSnapshot;
};
export type UpdateSubscriptionResponse = UpdateSubscriptionResponses[keyof UpdateSubscriptionResponses];
export type CreateSubscriptionData = {
    body: SubscriptionCreate;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription';
};
export type CreateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateSubscriptionError = CreateSubscriptionErrors[keyof CreateSubscriptionErrors];
export type CreateSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type CreateSubscriptionResponse = CreateSubscriptionResponses[keyof CreateSubscriptionResponses];
export type GetSubscriptionEstimateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
        /**
         * The renewal to estimate; default the next one.
         */
        processingDate?: Date | undefined;
    };
    url: '/subscription/estimate';
};
export type GetSubscriptionEstimateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
export type GetSubscriptionEstimateError = GetSubscriptionEstimateErrors[keyof GetSubscriptionEstimateErrors];
export type GetSubscriptionEstimateResponses = {
    /**
     * The estimate.
     */
    200: SubscriptionEstimate;
};
export type GetSubscriptionEstimateResponse = GetSubscriptionEstimateResponses[keyof GetSubscriptionEstimateResponses];
export type ListUpcomingSubscriptionCyclesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
        /**
         * The last day to look at, at most two years ahead; default one year ahead.
         */
        until?: Date | undefined;
    };
    url: '/subscription/upcoming/all';
};
export type ListUpcomingSubscriptionCyclesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503>;
export type ListUpcomingSubscriptionCyclesError = ListUpcomingSubscriptionCyclesErrors[keyof ListUpcomingSubscriptionCyclesErrors];
export type ListUpcomingSubscriptionCyclesResponses = {
    /**
     * The renewals.
     */
    200: SubscriptionUpcomingList;
};
export type ListUpcomingSubscriptionCyclesResponse = ListUpcomingSubscriptionCyclesResponses[keyof ListUpcomingSubscriptionCyclesResponses];
export type ListSubscriptionHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: SubscriptionHistorySort | undefined;
    };
    url: '/subscription/history/paged';
};
export type ListSubscriptionHistoryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSubscriptionHistoryError = ListSubscriptionHistoryErrors[keyof ListSubscriptionHistoryErrors];
export type ListSubscriptionHistoryResponses = {
    /**
     * One page of the history.
     */
    200: SubscriptionHistoryPage;
};
export type ListSubscriptionHistoryResponse = ListSubscriptionHistoryResponses[keyof ListSubscriptionHistoryResponses];
export type PauseSubscriptionData = {
    body: SubscriptionPause;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/pause';
};
export type PauseSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PauseSubscriptionError = PauseSubscriptionErrors[keyof PauseSubscriptionErrors];
export type PauseSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type PauseSubscriptionResponse = PauseSubscriptionResponses[keyof PauseSubscriptionResponses];
export type ResumeSubscriptionData = {
    body: SubscriptionResume;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/resume';
};
export type ResumeSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ResumeSubscriptionError = ResumeSubscriptionErrors[keyof ResumeSubscriptionErrors];
export type ResumeSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type ResumeSubscriptionResponse = ResumeSubscriptionResponses[keyof ResumeSubscriptionResponses];
export type SkipSubscriptionData = {
    body: SubscriptionSkip;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/skip';
};
export type SkipSubscriptionErrors = {
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
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type SkipSubscriptionError = SkipSubscriptionErrors[keyof SkipSubscriptionErrors];
export type SkipSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type SkipSubscriptionResponse = SkipSubscriptionResponses[keyof SkipSubscriptionResponses];
export type UnskipSubscriptionData = {
    body: SubscriptionUnskip;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/unskip';
};
export type UnskipSubscriptionErrors = {
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
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type UnskipSubscriptionError = UnskipSubscriptionErrors[keyof UnskipSubscriptionErrors];
export type UnskipSubscriptionResponses = {
    /**
     * The subscription with its next date.
     */
    200: PublicSubscriptionSnapshot;
};
export type UnskipSubscriptionResponse = UnskipSubscriptionResponses[keyof UnskipSubscriptionResponses];
export type CancelSubscriptionData = {
    body: SubscriptionCancel;
    headers?: {
        /**
         * Required here, because a repeated request must not act twice. A key of your choice, new for each thing you want done and the same when you repeat the request because
         * the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store, method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first
         * still runs, 409 `idempotency_in_flight` with Retry-After after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a
         * broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/cancel';
};
export type CancelSubscriptionErrors = {
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
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
export type CancelSubscriptionError = CancelSubscriptionErrors[keyof CancelSubscriptionErrors];
export type CancelSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type CancelSubscriptionResponse = CancelSubscriptionResponses[keyof CancelSubscriptionResponses];
export type ReactivateSubscriptionData = {
    body: SubscriptionReactivate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/reactivate';
};
export type ReactivateSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReactivateSubscriptionError = ReactivateSubscriptionErrors[keyof ReactivateSubscriptionErrors];
export type ReactivateSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type ReactivateSubscriptionResponse = ReactivateSubscriptionResponses[keyof ReactivateSubscriptionResponses];
export type ReplaceSubscriptionData = {
    body: SubscriptionReplace;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/replace';
};
export type ReplaceSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReplaceSubscriptionError = ReplaceSubscriptionErrors[keyof ReplaceSubscriptionErrors];
export type ReplaceSubscriptionResponses = {
    /**
     * The new subscription.
     */
    200: PublicSubscriptionSnapshot;
};
export type ReplaceSubscriptionResponse = ReplaceSubscriptionResponses[keyof ReplaceSubscriptionResponses];
export type ListWebhookDeliveriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list; `-createdOn` when left out.
         */
        sort?: WebhookDeliverySort | undefined;
        /**
         * Only deliveries to this endpoint; several, separated by commas: any of them.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only deliveries of this event; several, separated by commas: any of them.
         */
        webhookEventId?: Array<WebhookEventId> | undefined;
        /**
         * Only deliveries of this replay; several, separated by commas: any of them.
         */
        webhookReplayId?: Array<WebhookReplayId> | undefined;
        /**
         * Only deliveries in this status; several, separated by commas: any of them.
         */
        status?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * A type, or all types of an object (`order.*`); several, separated by commas: any of them.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only deliveries of this origin; several, separated by commas: any of them.
         */
        origin?: Array<WebhookDeliveryOrigin> | undefined;
        /**
         * Only deliveries whose last attempt failed with this code; several, separated by commas: any of them.
         */
        errorCode?: Array<WebhookErrorCode> | undefined;
        /**
         * Only events of this kind of object; several, separated by commas: any of them.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object; several, separated by commas: any of them. Needs exactly one objectType, else 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/webhook-delivery/paged';
};
export type ListWebhookDeliveriesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];
export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryPage;
};
export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];
export type GetWebhookDeliveryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The delivery.
         */
        webhookDeliveryId: WebhookDeliveryId;
    };
    url: '/webhook-delivery';
};
export type GetWebhookDeliveryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];
export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDeliveryDetails;
};
export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];
export type DeleteWebhookEndpointData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The endpoint.
         */
        webhookEndpointId: WebhookEndpointId;
    };
    url: '/webhook-endpoint';
};
export type DeleteWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteWebhookEndpointError = DeleteWebhookEndpointErrors[keyof DeleteWebhookEndpointErrors];
export type DeleteWebhookEndpointResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];
export type GetWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The endpoint.
         */
        webhookEndpointId: WebhookEndpointId;
    };
    url: '/webhook-endpoint';
};
export type GetWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookEndpointError = GetWebhookEndpointErrors[keyof GetWebhookEndpointErrors];
export type GetWebhookEndpointResponses = {
    /**
     * The endpoint.
     */
    200: WebhookEndpoint;
};
export type GetWebhookEndpointResponse = GetWebhookEndpointResponses[keyof GetWebhookEndpointResponses];
export type UpdateWebhookEndpointData = {
    body: WebhookEndpointUpdate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` you read: the change is made only if the object is still the same, otherwise 412 `precondition_failed` with `currentVersion`. `*` means any.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint';
};
export type UpdateWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateWebhookEndpointError = UpdateWebhookEndpointErrors[keyof UpdateWebhookEndpointErrors];
export type UpdateWebhookEndpointResponses = {
    /**
     * The endpoint after the change.
     */
    200: WebhookEndpoint;
};
export type UpdateWebhookEndpointResponse = UpdateWebhookEndpointResponses[keyof UpdateWebhookEndpointResponses];
export type CreateWebhookEndpointData = {
    body: WebhookEndpointCreate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint';
};
export type CreateWebhookEndpointErrors = {
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
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];
export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its secret.
     */
    200: WebhookEndpointCreated;
};
export type CreateWebhookEndpointResponse = CreateWebhookEndpointResponses[keyof CreateWebhookEndpointResponses];
export type ListWebhookEndpointsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/all';
};
export type ListWebhookEndpointsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEndpointsError = ListWebhookEndpointsErrors[keyof ListWebhookEndpointsErrors];
export type ListWebhookEndpointsResponses = {
    /**
     * The endpoints.
     */
    200: WebhookEndpointList;
};
export type ListWebhookEndpointsResponse = ListWebhookEndpointsResponses[keyof ListWebhookEndpointsResponses];
export type RotateWebhookEndpointSecretData = {
    body: WebhookEndpointSecretRotate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/rotate-secret';
};
export type RotateWebhookEndpointSecretErrors = {
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
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
export type RotateWebhookEndpointSecretError = RotateWebhookEndpointSecretErrors[keyof RotateWebhookEndpointSecretErrors];
export type RotateWebhookEndpointSecretResponses = {
    /**
     * The new key.
     */
    200: WebhookEndpointSecretRotated;
};
export type RotateWebhookEndpointSecretResponse = RotateWebhookEndpointSecretResponses[keyof RotateWebhookEndpointSecretResponses];
export type TestWebhookEndpointData = {
    body: WebhookEndpointTest;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/test';
};
export type TestWebhookEndpointErrors = {
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
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];
export type TestWebhookEndpointResponses = {
    /**
     * What was sent and what came back.
     */
    200: WebhookEndpointTestResult;
};
export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];
export type EnableWebhookEndpointData = {
    body: WebhookEndpointEnable;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/enable';
};
export type EnableWebhookEndpointErrors = {
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
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
    /**
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type EnableWebhookEndpointError = EnableWebhookEndpointErrors[keyof EnableWebhookEndpointErrors];
export type EnableWebhookEndpointResponses = {
    /**
     * The endpoint after the change.
     */
    200: WebhookEndpoint;
};
export type EnableWebhookEndpointResponse = EnableWebhookEndpointResponses[keyof EnableWebhookEndpointResponses];
export type ListWebhookEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to show, from 1; 1 when neither `page` nor `cursor` is sent. `page` × `pageSize` may be 10,000 at most, beyond it the answer is 400 `page_too_deep`:
         * a cursor goes as deep as you like. Not together with `cursor`.
         */
        page?: number | undefined;
        /**
         * How many items a page holds at most.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the answer before, to get what follows. Filters, search and sort have to be the same, otherwise 400 `invalid_cursor`. Costs the same at any depth,
         * and neither repeats nor skips an item that is there all the while.
         */
        cursor?: string | undefined;
        /**
         * Order of the list; `-sequence` when left out.
         */
        sort?: WebhookEventSort | undefined;
        /**
         * A type, or all types of an object (`order.*`); several, separated by commas: any of them.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only events of this kind of object; several, separated by commas: any of them.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object; several, separated by commas: any of them. Needs exactly one objectType, else 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only events with a delivery to this endpoint; several, separated by commas: any of them.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only events with a delivery in this status (to webhookEndpointId when it is given); several, separated by commas: any of them.
         */
        deliveryStatus?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only events with a greater sequence.
         */
        sequenceAfter?: number | undefined;
        /**
         * Only what was created at this moment or later.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only what was created before this moment.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/webhook-event/paged';
};
export type ListWebhookEventsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEventsError = ListWebhookEventsErrors[keyof ListWebhookEventsErrors];
export type ListWebhookEventsResponses = {
    /**
     * A page of events.
     */
    200: WebhookEventPage;
};
export type ListWebhookEventsResponse = ListWebhookEventsResponses[keyof ListWebhookEventsResponses];
export type GetWebhookEventData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The event, the payload's id.
         */
        webhookEventId: WebhookEventId;
    };
    url: '/webhook-event';
};
export type GetWebhookEventErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookEventError = GetWebhookEventErrors[keyof GetWebhookEventErrors];
export type GetWebhookEventResponses = {
    /**
     * The event.
     */
    200: WebhookEventDetails;
};
export type GetWebhookEventResponse = GetWebhookEventResponses[keyof GetWebhookEventResponses];
export type ListWebhookEventTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/webhook-event/type/all';
};
export type ListWebhookEventTypesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEventTypesError = ListWebhookEventTypesErrors[keyof ListWebhookEventTypesErrors];
export type ListWebhookEventTypesResponses = {
    /**
     * The event types.
     */
    200: WebhookEventTypeList;
};
export type ListWebhookEventTypesResponse = ListWebhookEventTypesResponses[keyof ListWebhookEventTypesResponses];
export type ResendWebhookEventData = {
    body: WebhookEventResend;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-event/resend';
};
export type ResendWebhookEventErrors = {
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
     * The body is larger than 1 MiB, or an upload than 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * The body is of a type this operation does not take. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: another request came with it before. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type ResendWebhookEventError = ResendWebhookEventErrors[keyof ResendWebhookEventErrors];
export type ResendWebhookEventResponses = {
    /**
     * The new deliveries; none when no endpoint asks for the type.
     */
    200: WebhookDeliveryList;
};
export type ResendWebhookEventResponse = ResendWebhookEventResponses[keyof ResendWebhookEventResponses];
export type CancelWebhookReplayData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The replay.
         */
        webhookReplayId: WebhookReplayId;
    };
    url: '/webhook-event/replay';
};
export type CancelWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;
export type CancelWebhookReplayError = CancelWebhookReplayErrors[keyof CancelWebhookReplayErrors];
export type CancelWebhookReplayResponses = {
    /**
     * The replay is canceled.
     */
    204: void;
};
export type CancelWebhookReplayResponse = CancelWebhookReplayResponses[keyof CancelWebhookReplayResponses];
export type GetWebhookReplayData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The replay.
         */
        webhookReplayId: WebhookReplayId;
    };
    url: '/webhook-event/replay';
};
export type GetWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookReplayError = GetWebhookReplayErrors[keyof GetWebhookReplayErrors];
export type GetWebhookReplayResponses = {
    /**
     * The replay.
     */
    200: WebhookReplay;
};
export type GetWebhookReplayResponse = GetWebhookReplayResponses[keyof GetWebhookReplayResponses];
export type CreateWebhookReplayData = {
    body: WebhookReplayCreate;
    headers?: {
        /**
         * A key of your choice, new for each thing you want done and the same when you repeat the request because the answer got lost. Kept for 24 hours per caller (user, app token, customer or guest cart, whatever the token), store,
         * method and path. The same request again gets the stored answer (`Idempotent-Replayed: true`); while the first still runs, 409 `idempotency_in_flight` with Retry-After
         * after at most 15 seconds; another request with the key is 422 `idempotency_key_reuse`. Answers of 400 for a broken contract and of 5xx are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-event/replay';
};
export type CreateWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateWebhookReplayError = CreateWebhookReplayErrors[keyof CreateWebhookReplayErrors];
export type CreateWebhookReplayResponses = {
    /**
     * The preview of a dry run.
     */
    200: WebhookReplayPreview;
    /**
     * The replay has been queued.
     */
    202: WebhookReplay;
};
export type CreateWebhookReplayResponse = CreateWebhookReplayResponses[keyof CreateWebhookReplayResponses];
