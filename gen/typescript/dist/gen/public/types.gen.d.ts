import type { AccountTypeId, ActorType, Address, ApiVersionDate, CollectionId, Count, CountryCode, CurrencyCode, CustomField, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DimensionUnit, DunningState, Email, Failures, FulfillmentStatus, Html, InventoryPolicy, LineItemId, MediaId, NextCursor, OrderBalance, OrderCoupon, OrderCustomer, OrderId, OrderLine, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, Payment, PaymentStatus, PhoneNumberInput, PositiveMoney, PriceId, Problem, ProductId, ProductMedia, ProductOptionId, ProductOptionValueId, ProductStatus, ProductType, PublicCustomer, PublicCustomerAddress, PublicCustomerAddressList, PublicCustomerPaymentMethodList, PublicOrderListItem, PublicOrderSort, PublicRefund, PublicReturn, PublicShipment, PublicShipmentSnapshot, PublicSubscriptionListItem, PublicSubscriptionSnapshot, Quantity, RefundId, RefundNumber, RefundReason, RefundStatus, ReturnExchangeLine, ReturnId, ReturnKind, ReturnObstacle, ReturnStatus, ShipmentId, ShipmentStatus, ShippingMethodId, Sku, Slug, StoreCustomerId, StoreId, SubscriptionCancel, SubscriptionCreate, SubscriptionEstimate, SubscriptionHistoryPage, SubscriptionHistorySort, SubscriptionId, SubscriptionItemAdd, SubscriptionItemId, SubscriptionItemUpdate, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionReactivate, SubscriptionReplace, SubscriptionResume, SubscriptionSkip, SubscriptionStatus, SubscriptionUnskip, SubscriptionUpcomingList, TaxClassId, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, VariantId, VariantOptionValue, VariantStatus, Version, WebhookDeliveryAttempt, WebhookDeliveryCounts, WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointCreated, WebhookEndpointEnable, WebhookEndpointId, WebhookEndpointList, WebhookEndpointSecretRotate, WebhookEndpointSecretRotated, WebhookEndpointTest, WebhookEndpointTestResult, WebhookEndpointUpdate, WebhookErrorCode, WebhookEventId, WebhookEventPayload, WebhookEventResend, WebhookEventSort, WebhookEventType, WebhookEventTypeFilter, WebhookEventTypeList, WebhookNextAttemptReason, WebhookObjectId, WebhookObjectType, WebhookReplay, WebhookReplayCreate, WebhookReplayId, WebhookReplayPreview, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, ActorType, type Address, type ApiVersion, type ApiVersionDate, type CartItemId, type CollectionId, type Count, type CountryCode, type CouponId, type CouponRefusal, type CouponRefusalReason, type CreatedFrom, type CreatedTo, type CurrencyCode, type Cursor, type CustomField, type CustomFieldFilter, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, type DeclineCode, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type GiftCardDelivery, type GiftCardDeliveryRecipient, type GiftCardId, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, InventoryPolicy, type LanguageCode, type LineItemId, type MediaId, type ModifiedSince, type NextCursor, OfflinePaymentMethod, type OrderBalance, type OrderCoupon, type OrderCustomer, type OrderId, type OrderLine, type OrderLineDiscount, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type Payment, type PaymentId, type PaymentProviderId, PaymentReviewStatus, type PaymentStatus, type PaymentTender, PaymentTransactionStatus, PaymentType, type Permission, type Phone, type PhoneNumber, type PhoneNumberInput, type PositiveMoney, type PriceId, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductMedia, type ProductOptionId, type ProductOptionValueId, ProductStatus, ProductType, type PublicCustomer, type PublicCustomerAddress, type PublicCustomerAddressList, type PublicCustomerPaymentMethod, type PublicCustomerPaymentMethodList, type PublicOrderLine, type PublicOrderListItem, PublicOrderSort, type PublicRefund, type PublicReturn, type PublicReturnLine, type PublicShipment, type PublicShipmentItem, type PublicShipmentSnapshot, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type Rate, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type ReturnExchangeLine, type ReturnId, type ReturnKind, type ReturnObstacle, type ReturnStatus, type Search, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreCustomerId, type StoreId, type SubscriptionCancel, type SubscriptionCreate, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionHistoryAction, type SubscriptionHistoryEntry, type SubscriptionHistoryEntryId, type SubscriptionHistoryPage, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemAdd, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionItemUpdate, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionReactivate, type SubscriptionReplace, type SubscriptionResume, type SubscriptionSkip, SubscriptionStatus, type SubscriptionUnskip, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TaxClassId, type TenderType, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, VariantStatus, type Version, WebhookAttemptOutcome, type WebhookAttemptTimings, WebhookBreakerState, type WebhookCustomHeader, type WebhookCustomHeaderInput, type WebhookCustomHeaderUpdate, type WebhookDeliveryAttempt, type WebhookDeliveryCounts, type WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, type WebhookEndpoint, type WebhookEndpointCreate, type WebhookEndpointCreated, type WebhookEndpointEnable, type WebhookEndpointHealth, WebhookEndpointHealthStatus, type WebhookEndpointId, type WebhookEndpointList, type WebhookEndpointSecretRotate, type WebhookEndpointSecretRotated, type WebhookEndpointTest, type WebhookEndpointTestResult, type WebhookEndpointUpdate, type WebhookErrorCode, type WebhookEventId, type WebhookEventPayload, type WebhookEventResend, WebhookEventSort, WebhookEventType, type WebhookEventTypeFilter, type WebhookEventTypeInfo, type WebhookEventTypeList, type WebhookHeader, type WebhookNextAttemptReason, type WebhookObjectId, WebhookObjectType, WebhookOrdering, type WebhookReplay, type WebhookReplayCreate, WebhookReplayDeliveryFilter, type WebhookReplayId, type WebhookReplayPreview, WebhookReplayStatus, type WebhookReplayTypeCount, WebhookSignatureScheme, type WebhookSigningKey, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * An address to save.
 */
export type PublicCustomerAddressCreate = {
    storeCustomerId: StoreCustomerId;
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    /**
     * Company, for the label. Null means none.
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
     * State or province; `""` where the country has none.
     */
    stateProvince?: string | undefined;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode?: string | undefined;
    countryCode: CountryCode;
    /**
     * Phone number for deliveries. Null means none.
     */
    phoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * Whether to make it the default address.
     */
    isDefault?: boolean | undefined;
};
/**
 * Changes to a saved address. An omitted field keeps its value, and null clears it.
 */
export type PublicCustomerAddressUpdate = {
    customerAddressId: CustomerAddressId;
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    /**
     * Company, for the label. Null means none.
     */
    company?: string | null | undefined;
    /**
     * Street and number.
     */
    streetLine1?: string | undefined;
    /**
     * Floor, apartment, care of.
     */
    streetLine2?: string | null | undefined;
    /**
     * City or town. Required if the country's addresses have one.
     */
    city?: string | undefined;
    /**
     * State or province; `""` where the country has none.
     */
    stateProvince?: string | undefined;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode?: string | undefined;
    countryCode?: CountryCode | undefined;
    /**
     * Phone number for deliveries. Null means none.
     */
    phoneNumber?: PhoneNumberInput | null | undefined;
};
/**
 * A page of customers.
 */
export type PublicCustomerPage = {
    /**
     * The customers of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicCustomer>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-createdOn`.
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
 * `-` means descending. Defaults to `-createdOn`.
 */
export type PublicCustomerSort = typeof PublicCustomerSort[keyof typeof PublicCustomerSort];
/**
 * A complete order: the fields of PublicOrderListItem with full lines, plus the order's customer, addresses, payments, refunds and shipments.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the `lineTotal` values of the lines add up to `subtotal − discountTotal`.
 * All totals except `taxTotal` and `grandTotal` are net of tax. They are fixed when the order is placed.
 */
export type PublicOrder = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed. An administrator may change this time.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled. Null before that; it never changes afterwards.
     */
    completedOn: Timestamp | null;
    /**
     * When the order was canceled or voided. Null otherwise.
     */
    cancelledOn: Timestamp | null;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * The total of the lines before discounts, net of tax.
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
     * All tax, including tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * The total that the customer pays.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order that this order replaces. Null means none.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Units on all lines: the sum of their quantities.
     */
    itemCount: Count;
    /**
     * The lines, with their shipped, canceled and refunded quantities.
     */
    items: Array<OrderLine>;
    status: OrderState;
    /**
     * Number of the order that replaces this order. Null means none.
     */
    replacementOrderNumber: OrderNumber | null;
    customer: OrderCustomer;
    /**
     * Null when nothing is shipped.
     */
    shippingAddress: Address | null;
    /**
     * Null when the order has none.
     */
    billingAddress: Address | null;
    /**
     * Null when nothing is shipped.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * The shipping method's name when the order was placed. Null when nothing is shipped.
     */
    shippingMethodName: string | null;
    /**
     * The order's tax by name and rate, including tax on shipping. The amounts add up to `taxTotal`.
     */
    taxes: Array<OrderTax>;
    /**
     * Payments and payment attempts, oldest first.
     */
    payments: Array<Payment>;
    balance: OrderBalance;
    /**
     * Refunds, oldest first.
     */
    refunds: Array<PublicRefund>;
    /**
     * Shipments, oldest first. Their items refer to lines by `lineItemId`.
     */
    shipments: Array<PublicShipment>;
    /**
     * The coupons that reduced the order's price.
     */
    coupons: Array<OrderCoupon>;
    /**
     * Ids of the subscriptions that the order started or renewed.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * The customer's note from checkout. Null when the customer left none.
     */
    customerNote: string | null;
    /**
     * The store's own tags, for searching and grouping.
     */
    tags: Array<string>;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * The order's id in your own system. Null when none is set.
     */
    externalId: string | null;
    /**
     * When the order was first stored, as a draft or at checkout.
     */
    createdOn: Timestamp;
    /**
     * When the order or any of its parts last changed.
     */
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A price row of a variant, including future and past rows. Of the rows that match currency, account type, plan, quantity and time, the most specific one is charged
 * (plan and account type, then plan, then account type, then everyone). Among equally specific rows, the one with the highest applicable minQuantity is charged, then the one with the lowest amount.
 */
export type PublicPrice = {
    priceId: PriceId;
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit, with or without tax as the store shows prices (`pricesIncludeTax` in the settings).
     */
    amount: PositiveMoney;
    /**
     * Former price, to show struck through. Always greater than the amount.
     */
    compareAtAmount: PositiveMoney | null;
    /**
     * The price applies only to this account type. Null means everyone.
     */
    accountTypeId: AccountTypeId | null;
    /**
     * The price applies only to this plan. Null means a one-time purchase.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * The smallest quantity that the price applies to.
     */
    minQuantity: Quantity;
    /**
     * Start of the price. Null means no start.
     */
    startsOn: Timestamp | null;
    /**
     * End of the price, exclusive. Null means no end.
     */
    endsOn: Timestamp | null;
};
/**
 * A product with its variants and prices, for accounting, warehouse and marketplace integrations. Costs are not shown.
 */
export type PublicProduct = {
    productId: ProductId;
    /**
     * The product's name in the language of the store's catalog.
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
     * One or two sentences for lists, as plain text. Null when none is set.
     */
    shortDescription: string | null;
    /**
     * The product's brand or manufacturer. Null when none is set.
     */
    brand: string | null;
    /**
     * The store's own tags, for searching and grouping.
     */
    tags: Array<string>;
    /**
     * Ids of the manual collections that contain the product.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Null means the store's default tax class.
     */
    taxClassId: TaxClassId | null;
    /**
     * Whether the product must be shipped.
     */
    requiresShipping: boolean;
    /**
     * Whether the product may be bought on a subscription plan.
     */
    isSubscribable: boolean;
    /**
     * Ids of the plans that the product may be bought on.
     */
    subscriptionPlanIds: Array<SubscriptionPlanId>;
    /**
     * Whether the product is sold only on a plan.
     */
    subscriptionOnly: boolean;
    /**
     * Whether the amounts in `prices` include tax. A setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Up to 5 options. Empty for a product with one variant.
     */
    options: Array<ProductOption>;
    /**
     * In display order.
     */
    variants: Array<PublicVariant>;
    /**
     * In display order.
     */
    media: Array<ProductMedia>;
    /**
     * Id of one of the media. Null when the product has none.
     */
    primaryMediaId: MediaId | null;
    /**
     * The smallest quantity of a cart line.
     */
    minQuantity: Quantity;
    /**
     * The largest quantity of a cart line. Null means no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * A valid quantity is minQuantity plus a multiple of quantityStep.
     */
    quantityStep: Quantity;
    /**
     * When the product's sale starts. Null means no start.
     */
    publishOn: Timestamp | null;
    /**
     * When the product's sale ends. Null means no end.
     */
    unpublishOn: Timestamp | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * The product's id in another system. Unique among the store's products.
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
     * The products of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicProduct>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-createdOn`.
 */
export declare const PublicProductSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NAME: "name";
    readonly '-NAME': "-name";
};
/**
 * `-` means descending. Defaults to `-createdOn`.
 */
export type PublicProductSort = typeof PublicProductSort[keyof typeof PublicProductSort];
/**
 * A page of refunds.
 */
export type PublicRefundPage = {
    /**
     * The refunds of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicRefund>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-createdOn`.
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
 * `-` means descending. Defaults to `-createdOn`.
 */
export type PublicRefundSort = typeof PublicRefundSort[keyof typeof PublicRefundSort];
/**
 * A return with the names of its lines and with its refunds.
 */
export type PublicReturnDetails = {
    returnId: ReturnId;
    /**
     * Number of the return, as people see it: the order's number and the return's number within the order.
     */
    returnNumber: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    kind: ReturnKind;
    status: ReturnStatus;
    /**
     * Whether the return is a withdrawal that the buyer declared before its deadline.
     */
    isInTime: boolean;
    /**
     * Rules of the policy that the return sets aside.
     */
    exceeds: Array<ReturnObstacle>;
    /**
     * Lines of the return.
     */
    lines: Array<PublicReturnDetailsLine>;
    /**
     * Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none.
     */
    exchangeLines: Array<ReturnExchangeLine>;
    /**
     * The order that sends the goods of `exchangeLines`; null means that it is not placed.
     */
    replacementOrderId: OrderId | null;
    /**
     * Refunds with units of the return, including unshipped units of a withdrawal, oldest first. A request that is refunded to several payments is listed with all its refunds. Failed and voided refunds are omitted.
     */
    refundIds: Array<RefundId>;
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
 * The part of a return for one line of its order, with the line's name.
 */
export type PublicReturnDetailsLine = {
    lineItemId: LineItemId;
    sku: Sku;
    /**
     * Name of the product and variant when the order was placed.
     */
    name: string;
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
     * Units that the order counts as returned, because of a receipt or a refund.
     */
    returnedQuantity: number;
    /**
     * Of these, units that are for sale again.
     */
    restockedQuantity: number;
    /**
     * Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
     */
    unshippedQuantity: number;
};
/**
 * A page of returns.
 */
export type PublicReturnPage = {
    /**
     * The returns of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicReturn>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-requestedOn`.
 */
export declare const PublicReturnSort: {
    readonly REQUESTED_ON: "requestedOn";
    readonly '-REQUESTED_ON': "-requestedOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * `-` means descending. Defaults to `-requestedOn`.
 */
export type PublicReturnSort = typeof PublicReturnSort[keyof typeof PublicReturnSort];
/**
 * A page of shipments.
 */
export type PublicShipmentPage = {
    /**
     * The shipments of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicShipmentSnapshot>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-shippedOn`.
 */
export declare const PublicShipmentSort: {
    readonly SHIPPED_ON: "shippedOn";
    readonly '-SHIPPED_ON': "-shippedOn";
    readonly SHIPMENT_ID: "shipmentId";
    readonly '-SHIPMENT_ID': "-shipmentId";
};
/**
 * `-` means descending. Defaults to `-shippedOn`.
 */
export type PublicShipmentSort = typeof PublicShipmentSort[keyof typeof PublicShipmentSort];
/**
 * A page of subscription lines.
 */
export type PublicSubscriptionPage = {
    /**
     * The subscription lines of this page, in the requested order. Empty after the last page.
     */
    items: Array<PublicSubscriptionListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-` means descending. Defaults to `-createdOn`. A line that is no longer scheduled is sorted by its last date, which it shows.
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
 * `-` means descending. Defaults to `-createdOn`. A line that is no longer scheduled is sorted by its last date, which it shows.
 */
export type PublicSubscriptionSort = typeof PublicSubscriptionSort[keyof typeof PublicSubscriptionSort];
/**
 * Changes to a subscription. Omitted fields keep their values. The three …Items fields change the lines; they do not replace them.
 * The ETag of `GET /subscription` and the `webhook-object-version` header of the subscription's events carry the `version`.
 */
export type PublicSubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * New date of the next renewal: today or later, at most one year ahead. Later dates count from the new date.
     */
    nextProcessingDate?: Date | undefined;
    /**
     * Null is allowed only when nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Null is allowed only when nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as a use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the subscription ends before that.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Lines to remove.
     */
    removeItems?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change, each at most once. A line cannot be both changed and removed.
     */
    updateItems?: Array<SubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    addItems?: Array<SubscriptionItemAdd> | undefined;
    version?: Version | undefined;
};
/**
 * A variant: the unit that is stocked, priced and sold.
 */
export type PublicVariant = {
    variantId: VariantId;
    /**
     * Unique in the store.
     */
    sku: Sku;
    /**
     * EAN, UPC, ISBN or a similar code.
     */
    barcode: string | null;
    /**
     * Shown next to the product's name.
     */
    name: string;
    /**
     * One value of each option. No two variants of a product have the same combination.
     */
    optionValues: Array<VariantOptionValue>;
    status: VariantStatus;
    /**
     * Position in display order, from 0.
     */
    position: number;
    /**
     * Weight of one unit, in the variant's `weightUnit`.
     */
    weight: Decimal | null;
    /**
     * Unit of weight.
     */
    weightUnit: WeightUnit;
    /**
     * Length of one unit, in the variant's `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * Width of one unit, in the variant's `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * Height of one unit, in the variant's `dimensionUnit`.
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
     * Whether stock is checked when the variant is sold.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * Units in the warehouse.
     */
    stockOnHand: Count;
    /**
     * Units reserved by running checkouts and by orders that have not shipped. Units that need no shipping leave the stock when their order is paid.
     */
    stockReserved: Count;
    /**
     * stockOnHand minus stockReserved. Negative only with BACKORDER.
     */
    stockAvailable: number;
    /**
     * When new stock is expected.
     */
    expectedOn: Timestamp | null;
    /**
     * Ids of the variant's images. Each is one of the product's media.
     */
    mediaIds: Array<MediaId>;
    /**
     * Every price row of the variant.
     */
    prices: Array<PublicPrice>;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * The variant's id in another system. Unique among the store's variants.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * A page of orders.
 */
export type PublicOrderPage = {
    /**
     * The orders of this page, in the requested order; empty after the last page.
     */
    items: Array<PublicOrderListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The announced prices of a subscription.
 */
export type AnnouncedSubscriptionPriceList = {
    /**
     * The announced prices, by line, and within a line by date.
     */
    items: Array<AnnouncedSubscriptionPrice>;
};
/**
 * A price increase of a subscription line that the customer was notified of and that no renewal has charged yet.
 */
export type AnnouncedSubscriptionPrice = {
    subscriptionItemId: SubscriptionItemId;
    /**
     * The highest price of one unit in one delivery from `validFrom` on, as the buyer sees it, in the subscription's currency.
     */
    unitPrice: PositiveMoney;
    /**
     * First day on which a renewal can charge this price.
     */
    validFrom: Date;
};
/**
 * A page of deliveries.
 */
export type WebhookDeliveryPage = {
    /**
     * The webhook deliveries of this page, in the requested order; empty after the last page.
     */
    items: Array<WebhookDelivery>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The delivery of one event to one endpoint.
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
     * The replay that created the delivery. Null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Number of attempts in the schedule, including the first (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt. Null means no attempt is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then. Null means no attempt is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt. Null means there was no response.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * When the endpoint returned 2xx; null before.
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
 * Position of the event, sent as the `webhook-sequence` header of its deliveries. Increases with every event of an object; the numbers can
 * have gaps. An event whose sequence is not above the last one seen for its object is stale and can be ignored.
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
     * The replay that created the delivery. Null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Number of attempts in the schedule, including the first (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt. Null means no attempt is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then. Null means no attempt is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt. Null means there was no response.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * When the endpoint returned 2xx; null before.
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
     * The webhook events of this page, in the requested order; empty after the last page.
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
     * False means a test store.
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
     * False means a test store.
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
     * Newest first; only the newest 1000 if a replay created more.
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
/**
 * An option of a product, such as the color.
 */
export type ProductOption = {
    productOptionId: ProductOptionId;
    /**
     * Unique within the product, such as Color.
     */
    name: string;
    /**
     * Display position, from 0.
     */
    position: number;
    /**
     * The values of the option, in display order.
     */
    values: Array<ProductOptionValue>;
};
/**
 * One value of an option, such as white.
 */
export type ProductOptionValue = {
    productOptionValueId: ProductOptionValueId;
    /**
     * The value that the customer selects; unique within the option.
     */
    value: string;
    /**
     * Display position, from 0.
     */
    position: number;
    /**
     * Color of the swatch.
     */
    swatchHex: string | null;
    /**
     * Image of the swatch; one of the product's media.
     */
    mediaId: MediaId | null;
};
export type ListOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Sort order. Defaults to `-orderDate`.
         */
        sort?: PublicOrderSort | undefined;
        /**
         * Only orders placed at or after this time.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only orders in this payment status. A comma-separated list matches any of its values.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders in this fulfillment status. A comma-separated list matches any of its values.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with a line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only the order with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: PublicProductSort | undefined;
        /**
         * Only products in this status. A comma-separated list matches any of its values.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of this type. A comma-separated list matches any of its values.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in this collection. A comma-separated list matches any of its values.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only the product with this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only the product with this id in another system.
         */
        externalId?: string | undefined;
        /**
         * Only the product with the variant that has this `externalId`.
         */
        variantExternalId?: string | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: PublicRefundSort | undefined;
        /**
         * Only refunds of this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of the order with this number. A comma-separated list matches any of its values.
         */
        orderNumber?: Array<OrderNumber> | undefined;
        /**
         * Only the refund with this number. A comma-separated list matches any of its values.
         */
        refundNumber?: Array<RefundNumber> | undefined;
        /**
         * Only refunds of the orders of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in this status. A comma-separated list matches any of its values.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for this reason. A comma-separated list matches any of its values.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
export type ListReturnsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-requestedOn`.
         */
        sort?: PublicReturnSort | undefined;
        /**
         * Only returns of this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only returns of the orders of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only returns in this status. A comma-separated list matches any of its values.
         */
        status?: Array<ReturnStatus> | undefined;
        /**
         * Only returns of this kind. A comma-separated list matches any of its values.
         */
        kind?: Array<ReturnKind> | undefined;
        /**
         * Only returns requested at or after this time.
         */
        requestedFrom?: TimestampInput | undefined;
        /**
         * Only returns requested before this time.
         */
        requestedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/return/paged';
};
export type ListReturnsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListReturnsError = ListReturnsErrors[keyof ListReturnsErrors];
export type ListReturnsResponses = {
    /**
     * A page of returns.
     */
    200: PublicReturnPage;
};
export type ListReturnsResponse = ListReturnsResponses[keyof ListReturnsResponses];
export type GetReturnData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * Id of the return.
         */
        returnId: ReturnId;
    };
    url: '/return';
};
export type GetReturnErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetReturnError = GetReturnErrors[keyof GetReturnErrors];
export type GetReturnResponses = {
    /**
     * The return.
     */
    200: PublicReturnDetails;
};
export type GetReturnResponse = GetReturnResponses[keyof GetReturnResponses];
export type ListShipmentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-shippedOn`.
         */
        sort?: PublicShipmentSort | undefined;
        /**
         * Only this shipment. A comma-separated list matches any of its values.
         */
        shipmentId?: Array<ShipmentId> | undefined;
        /**
         * Only shipments of this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only shipments of the order with this number. A comma-separated list matches any of its values.
         */
        orderNumber?: Array<OrderNumber> | undefined;
        /**
         * Only shipments of the orders of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only shipments in this status. A comma-separated list matches any of its values.
         */
        status?: Array<ShipmentStatus> | undefined;
        /**
         * Only shipments with this tracking number.
         */
        trackingNumber?: string | undefined;
        /**
         * Only the shipments that were given this id of the carrier's or warehouse's system. A shipment without such an id shows its own id as `externalShipmentId`, and only `shipmentId` finds it.
         */
        externalShipmentId?: string | undefined;
        /**
         * Only shipments shipped at or after this time.
         */
        shippedFrom?: TimestampInput | undefined;
        /**
         * Only shipments shipped before this time.
         */
        shippedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: PublicCustomerSort | undefined;
        /**
         * Only customers in this status. A comma-separated list matches any of its values.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type. A comma-separated list matches any of its values.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Whether the customer's e-mail address is verified. Omit to include both.
         */
        emailVerified?: boolean | undefined;
        /**
         * Only the customer with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
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
         * The customer's e-mail address, case-insensitive.
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
         * Id of the customer.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Whether to include removed addresses.
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
export type UpdateCustomerAddressData = {
    body: PublicCustomerAddressUpdate;
    headers?: {
        /**
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/store-customer/address';
};
export type UpdateCustomerAddressErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateCustomerAddressError = UpdateCustomerAddressErrors[keyof UpdateCustomerAddressErrors];
export type UpdateCustomerAddressResponses = {
    /**
     * The address after the change.
     */
    200: PublicCustomerAddress;
};
export type UpdateCustomerAddressResponse = UpdateCustomerAddressResponses[keyof UpdateCustomerAddressResponses];
export type CreateCustomerAddressData = {
    body: PublicCustomerAddressCreate;
    headers?: {
        /**
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/store-customer/address';
};
export type CreateCustomerAddressErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
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
export type CreateCustomerAddressError = CreateCustomerAddressErrors[keyof CreateCustomerAddressErrors];
export type CreateCustomerAddressResponses = {
    /**
     * The saved address.
     */
    200: PublicCustomerAddress;
};
export type CreateCustomerAddressResponse = CreateCustomerAddressResponses[keyof CreateCustomerAddressResponses];
export type ListCustomerPaymentMethodsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the customer.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Whether to include removed payment methods.
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: PublicSubscriptionSort | undefined;
        /**
         * Only lines of subscriptions in this status. A comma-separated list matches any of its values.
         */
        status?: Array<SubscriptionStatus> | undefined;
        /**
         * Only lines of subscriptions in this dunning state. A comma-separated list matches any of its values.
         */
        dunningState?: Array<DunningState> | undefined;
        /**
         * Only lines of subscriptions whose last attempt failed for this reason. A comma-separated list matches any of its values.
         */
        failureCode?: Array<string> | undefined;
        /**
         * Only subscriptions whose next retry is at or after this time.
         */
        nextRetryFrom?: TimestampInput | undefined;
        /**
         * Only subscriptions whose next retry is before this time.
         */
        nextRetryTo?: TimestampInput | undefined;
        /**
         * Only subscriptions charged to a card whose last valid day is on or after this date.
         */
        cardExpiresFrom?: Date | undefined;
        /**
         * Only subscriptions charged to a card whose last valid day is before this date.
         */
        cardExpiresTo?: Date | undefined;
        /**
         * Only lines of this product. A comma-separated list matches any of its values.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only subscriptions of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only subscriptions on this plan. A comma-separated list matches any of its values.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only lines with this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only scheduled lines whose next processing date is on or after this date.
         */
        nextProcessingDateFrom?: Date | undefined;
        /**
         * Only scheduled lines whose next processing date is before this date.
         */
        nextProcessingDateTo?: Date | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. If a change makes an object stop matching another filter, such as `status`, the list omits the object, and your copy does not learn of
         * the change. To synchronize, send no filter on a value that can change, and filter your copy.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` of the version that you read. The change is applied only if the object is still the same; otherwise the response is 412 `precondition_failed` with `currentVersion`. `*` matches any version.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription';
};
export type UpdateSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `shipping_not_available`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
         * Required, because a repeated request must not act twice. A key that the caller chooses: a new key for each new action, and the same key to
         * retry a request whose response was lost. The key is kept for 24 hours per caller (user, app token, customer or guest cart, regardless of the
         * token), store, method and path. The same request with the same key returns the stored response (`Idempotent-Replayed: true`). While the first
         * request is still running, the response is 409 `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the
         * key returns 422 `idempotency_key_reuse`; blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract,
         * responses with Retry-After and 5xx responses are not stored. A response whose `nextAction` is not null is not stored either: the same request
         * then returns the state of the payment that the first one began.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription';
};
export type CreateSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
         * Date of the renewal to estimate. Defaults to the next renewal.
         */
        processingDate?: Date | undefined;
    };
    url: '/subscription/estimate';
};
export type GetSubscriptionEstimateErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Code: `invalid_state_transition` (with `from`, `to`, `allowed`).
     */
    409: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `invalid_value`.
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
         * Last day of the list, at most two years ahead. Defaults to one year ahead.
         */
        until?: Date | undefined;
    };
    url: '/subscription/upcoming/all';
};
export type ListUpcomingSubscriptionCyclesErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `invalid_value`.
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
export type ListUpcomingSubscriptionCyclesError = ListUpcomingSubscriptionCyclesErrors[keyof ListUpcomingSubscriptionCyclesErrors];
export type ListUpcomingSubscriptionCyclesResponses = {
    /**
     * The renewals.
     */
    200: SubscriptionUpcomingList;
};
export type ListUpcomingSubscriptionCyclesResponse = ListUpcomingSubscriptionCyclesResponses[keyof ListUpcomingSubscriptionCyclesResponses];
export type ListAnnouncedSubscriptionPricesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
    };
    url: '/subscription/announced-price/all';
};
export type ListAnnouncedSubscriptionPricesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListAnnouncedSubscriptionPricesError = ListAnnouncedSubscriptionPricesErrors[keyof ListAnnouncedSubscriptionPricesErrors];
export type ListAnnouncedSubscriptionPricesResponses = {
    /**
     * The announced prices.
     */
    200: AnnouncedSubscriptionPriceList;
};
export type ListAnnouncedSubscriptionPricesResponse = ListAnnouncedSubscriptionPricesResponses[keyof ListAnnouncedSubscriptionPricesResponses];
export type ListSubscriptionHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
        /**
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/pause';
};
export type PauseSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/resume';
};
export type ResumeSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/skip';
};
export type SkipSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: the key was already used for a different request. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/unskip';
};
export type UnskipSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: the key was already used for a different request. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type UnskipSubscriptionError = UnskipSubscriptionErrors[keyof UnskipSubscriptionErrors];
export type UnskipSubscriptionResponses = {
    /**
     * The subscription with its new next date.
     */
    200: PublicSubscriptionSnapshot;
};
export type UnskipSubscriptionResponse = UnskipSubscriptionResponses[keyof UnskipSubscriptionResponses];
export type CancelSubscriptionData = {
    body: SubscriptionCancel;
    headers?: {
        /**
         * Required, because a repeated request must not act twice. A key that the caller chooses: a new key for each new action, and the same key to
         * retry a request whose response was lost. The key is kept for 24 hours per caller (user, app token, customer or guest cart, regardless of the
         * token), store, method and path. The same request with the same key returns the stored response (`Idempotent-Replayed: true`). While the first
         * request is still running, the response is 409 `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the
         * key returns 422 `idempotency_key_reuse`; blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract,
         * responses with Retry-After and 5xx responses are not stored. A response whose `nextAction` is not null is not stored either: the same request
         * then returns the state of the payment that the first one began.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/cancel';
};
export type CancelSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/reactivate';
};
export type ReactivateSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/subscription/replace';
};
export type ReplaceSubscriptionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `shipping_not_available`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: WebhookDeliverySort | undefined;
        /**
         * Only deliveries to this endpoint. A comma-separated list matches any of its values.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only deliveries of this event. A comma-separated list matches any of its values.
         */
        webhookEventId?: Array<WebhookEventId> | undefined;
        /**
         * Only deliveries of this replay. A comma-separated list matches any of its values.
         */
        webhookReplayId?: Array<WebhookReplayId> | undefined;
        /**
         * Only deliveries in this status. A comma-separated list matches any of its values.
         */
        status?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only deliveries of this origin. A comma-separated list matches any of its values.
         */
        origin?: Array<WebhookDeliveryOrigin> | undefined;
        /**
         * Only deliveries whose last attempt failed with this code. A comma-separated list matches any of its values.
         */
        errorCode?: Array<WebhookErrorCode> | undefined;
        /**
         * Only events of this object type. A comma-separated list matches any of its values.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType, otherwise 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
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
     * The endpoint is deleted.
     */
    204: void;
};
export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];
export type GetWebhookEndpointData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
        /**
         * The `ETag` of the version that you read. The change is applied only if the object is still the same; otherwise the response is 412 `precondition_failed` with `currentVersion`. `*` matches any version.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint';
};
export type UpdateWebhookEndpointErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint';
};
export type CreateWebhookEndpointErrors = {
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
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];
export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its signing secret.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/rotate-secret';
};
export type RotateWebhookEndpointSecretErrors = {
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
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/test';
};
export type TestWebhookEndpointErrors = {
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
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: the key was already used for a different request. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];
export type TestWebhookEndpointResponses = {
    /**
     * The request that was sent, and its response.
     */
    200: WebhookEndpointTestResult;
};
export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];
export type EnableWebhookEndpointData = {
    body: WebhookEndpointEnable;
    headers?: {
        /**
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-endpoint/enable';
};
export type EnableWebhookEndpointErrors = {
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
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: the key was already used for a different request. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
         * The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be 10,000 at most; beyond that
         * the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor` cannot be combined.
         */
        page?: number | undefined;
        /**
         * Maximum number of items per page.
         */
        pageSize?: number | undefined;
        /**
         * `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged; otherwise the response is
         * 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an item that exists during the whole listing.
         */
        cursor?: string | undefined;
        /**
         * Sort order. Defaults to `-sequence`.
         */
        sort?: WebhookEventSort | undefined;
        /**
         * Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only events of this object type. A comma-separated list matches any of its values.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType, otherwise 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only events with a delivery to this endpoint. A comma-separated list matches any of its values.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only events with a delivery in this status (to webhookEndpointId, if set). A comma-separated list matches any of its values.
         */
        deliveryStatus?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only events with a sequence greater than this one.
         */
        sequenceAfter?: number | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
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
         * Id of the event, the payload's `id`.
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-event/resend';
};
export type ResendWebhookEventErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The body exceeds 1 MiB, or an upload exceeds 32 MiB. Code: `payload_too_large`.
     */
    413: Problem;
    /**
     * This operation does not accept the media type of the body. Code: `unsupported_media_type`.
     */
    415: Problem;
    /**
     * Only with an Idempotency-Key: the key was already used for a different request. Use a new key for a new request. Code: `idempotency_key_reuse`.
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
export type ResendWebhookEventError = ResendWebhookEventErrors[keyof ResendWebhookEventErrors];
export type ResendWebhookEventResponses = {
    /**
     * The new deliveries. Empty when no endpoint subscribes to the type.
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
export type CancelWebhookReplayErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Code: `invalid_state_transition` (with `from`, `to`, `allowed`).
     */
    409: Problem;
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
         * A key that the caller chooses: a new key for each new action, and the same key to retry a request whose response was lost. The key is kept for
         * 24 hours per caller (user, app token, customer or guest cart, regardless of the token), store, method and path. The same request with the same
         * key returns the stored response (`Idempotent-Replayed: true`). While the first request is still running, the response is 409
         * `idempotency_in_flight` with Retry-After, after at most 15 seconds. A different request with the key returns 422 `idempotency_key_reuse`;
         * blanks and the order of members in a JSON body make no difference. 400 responses for a broken contract, responses with Retry-After and 5xx
         * responses are not stored.
         */
        'Idempotency-Key'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/webhook-event/replay';
};
export type CreateWebhookReplayErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `already_exists`, `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
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
