import type { AccountTypeId, AccountTypeSignUpMode, ActorType, Address, AddressInput, AnnouncedPrices, BrandingFont, CartId, CollectionId, Color, CommissionProviderId, Count, CountryCode, CurrencyCode, CustomField, CustomFieldInput, CustomFieldType, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DimensionUnit, DunningState, Email, Failures, FulfillmentStatus, Html, IntervalUnit, Language, LanguageCode, LineItemId, MediaId, MediaType, MediaVariant, Money, NextCursor, OrderId, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, PaymentId, PaymentProviderCode, PaymentProviderId, PaymentStatus, PaymentTransactionStatus, PaymentType, PhoneNumber, PolicyType, PositiveMoney, Problem, ProductId, ProductOption, ProductType, ProviderPublicConfig, PublicCustomerAddress, PublicCustomerAddressList, PublicCustomerPaymentMethod, PublicCustomerPaymentMethodList, PublicOrderPage, PublicOrderSort, PublicRefund, PublicShipment, PublicSubscriptionSnapshot, Quantity, Seo, ShippingMethodId, Sku, Slug, StoreAnalytics, StoreCustomerId, StoreId, StoreStatus, SubscriptionAction, SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionEstimate, SubscriptionFailureClass, SubscriptionHistoryAction, SubscriptionHistorySort, SubscriptionId, SubscriptionItemId, SubscriptionItemStatus, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionPlanPricing, SubscriptionReactivate, SubscriptionResume, SubscriptionShippingPolicy, SubscriptionSkip, SubscriptionStatus, SubscriptionUnskip, SubscriptionUpcomingCycle, SubscriptionUpcomingList, TimeZone, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, Url, VariantId, VariantOptionValue, Version, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, AccountTypeSignUpMode, ActorType, type Address, type AddressInput, type AnnouncedPrice, type AnnouncedPrices, type ApiVersion, type ApiVersionDate, BrandingFont, type CartId, type CollectionId, type Color, type CommissionProviderId, type Count, type CountryCode, type CurrencyCode, type Cursor, type CustomField, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, type Language, type LanguageCode, type LineItemId, type MediaId, MediaType, type MediaVariant, type Money, type NextCursor, type OrderId, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type PaymentId, type PaymentProviderCode, type PaymentProviderId, type PaymentStatus, PaymentTransactionStatus, PaymentType, type Permission, type PhoneNumber, PolicyType, type PositiveMoney, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductOption, type ProductOptionId, type ProductOptionValue, type ProductOptionValueId, ProductType, type ProviderPublicConfig, type PublicCustomerAddress, type PublicCustomerAddressList, type PublicCustomerPaymentMethod, type PublicCustomerPaymentMethodList, type PublicOrderLine, type PublicOrderListItem, type PublicOrderPage, PublicOrderSort, type PublicRefund, type PublicShipment, type PublicShipmentItem, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type Rate, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type Search, type Seo, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreAnalytics, type StoreCustomerId, type StoreId, StoreStatus, SubscriptionAction, type SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionFailureClass, type SubscriptionHistoryAction, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionPlanPricing, SubscriptionPricingType, type SubscriptionReactivate, type SubscriptionResume, SubscriptionShippingPolicy, type SubscriptionSkip, SubscriptionStatus, type SubscriptionUnskip, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TimeZone, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, type Version, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * A cart. Money is in `currencyCode`; `unitPrice` and `compareAtPrice` are as shown to the buyer, all other amounts are net of tax but `lineTax`, `taxTotal`, `grandTotal`, `amountDueToday` and `recurringTotal`.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`.
 * `grandTotal = shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`, in amounts as the storefront shows them.
 */
export type Cart = {
    cartId: CartId;
    /**
     * The guest's secret, to be sent as X-Cart-Token; null for a customer's cart.
     */
    token: string | null;
    /**
     * The fields of the cart that this caller may not read, because the buyer entered them through a checkout link in another session. They are null or empty here and still count: the totals are for the hidden address. Writing one of them replaces it. Empty when the caller may read the whole cart.
     */
    masked: Array<MaskedPart>;
    /**
     * Null for a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * The customer's, or what the guest gave at checkout.
     */
    email: Email | null;
    currencyCode: CurrencyCode;
    /**
     * ACTIVE can be changed. CHECKING_OUT: its payment runs, and it cannot be changed; it is ACTIVE again when the payment is declined, its time is over, or `cancelCheckout` gives it up. CONVERTED became an order.
     */
    status: 'ACTIVE' | 'CHECKING_OUT' | 'CONVERTED' | 'ABANDONED' | 'EXPIRED';
    /**
     * The lines, the oldest first.
     */
    items: Array<CartItem>;
    /**
     * The coupons that were entered or came by themselves, with what each takes off.
     */
    coupons: Array<CartCoupon>;
    /**
     * Whether the buyer agreed to marketing e-mails, in this cart or at its checkout.
     */
    acceptsMarketing: boolean;
    /**
     * Who referred the buyer.
     */
    referrerCode: string | null;
    /**
     * As the summary was asked with, or as `PATCH /customer/cart` or the last checkout gave it.
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    /**
     * As the summary was asked with, or as `PATCH /customer/cart` or the last checkout gave it; null = shipping is not in the totals.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * What the buyer wants to tell the store; null when nothing was said yet.
     */
    notes: string | null;
    /**
     * The order's, as far as they were given.
     */
    customFields: Array<CustomField>;
    /**
     * Where a checkout page leads back to when the order is placed; null when it says nothing.
     */
    returnUrl: Url | null;
    /**
     * Where a checkout page leads back to, to change the cart; null when it says nothing.
     */
    cancelUrl: Url | null;
    /**
     * The lines before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * All discounts, as a positive amount.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping after its discounts.
     */
    shippingTotal: PositiveMoney;
    /**
     * All tax, with that on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * What the order costs; `expectedGrandTotal` of the checkout.
     */
    grandTotal: PositiveMoney;
    /**
     * Whether what is shown to the buyer includes tax; a setting of the store.
     */
    pricesIncludeTax: boolean;
    /**
     * The lines before discounts, as shown to the buyer.
     */
    shownSubtotal: PositiveMoney;
    /**
     * The discounts of the lines, as shown to the buyer.
     */
    shownDiscountTotal: PositiveMoney;
    /**
     * Shipping after its discounts, as shown to the buyer.
     */
    shownShippingTotal: PositiveMoney;
    /**
     * What tax adds to what is shown: zero where prices include all of it, below zero for a buyer who pays no tax that prices include.
     */
    shownTaxTotal: Money;
    /**
     * What is charged at checkout: `grandTotal`. Lines in a trial cost nothing today and are in `recurring` only.
     */
    amountDueToday: PositiveMoney;
    /**
     * The sum of `recurring`, tax and shipping included; zero without subscriptions. Says little where plans have different intervals: show `recurring`.
     */
    recurringTotal: PositiveMoney;
    /**
     * What is charged later, one entry for each plan in the cart: each becomes a subscription. Empty without subscriptions.
     */
    recurring: Array<CartRecurring>;
    /**
     * True until the destination is known.
     */
    taxIsEstimated: boolean;
    /**
     * Sum of the quantities.
     */
    itemCount: Count;
    /**
     * Whether any line is shipped.
     */
    requiresShipping: boolean;
    /**
     * What stands in the way of checkout, or has changed; empty when nothing has.
     */
    problems: Array<CartProblem>;
    /**
     * The order it became.
     */
    convertedOrderId: OrderId | null;
    /**
     * Until when stock is held for the cart, where the store reserves it in carts; each change of the cart holds it anew. Null = nothing is held: what is in the cart may be sold out before it is checked out.
     */
    reservedUntil: Timestamp | null;
    /**
     * When it ends unless it is touched.
     */
    expiresOn: Timestamp;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * What placing the order needs. Addresses are given once: as an address or by the id of one of the customer's own; the billing address also by `billingSameAsShipping`.
 * A cart that is not shipped needs no shipping address and method; the billing address is always needed. What is left out is taken from the cart, as `PATCH /customer/cart` or the last checkout left it, but for what is `masked` for the caller: that has to be given again.
 */
export type CartCheckout = {
    cartId: CartId;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
    /**
     * The total the buyer agreed to, from the summary for the same destination and shipping method.
     */
    expectedGrandTotal: PositiveMoney;
    /**
     * Needed from guests; default the cart's. A customer's own is used otherwise.
     */
    email?: Email | undefined;
    shippingAddress?: AddressInput | undefined;
    /**
     * One of the customer's saved addresses.
     */
    shippingAddressId?: CustomerAddressId | undefined;
    billingAddress?: AddressInput | undefined;
    /**
     * One of the customer's saved addresses.
     */
    billingAddressId?: CustomerAddressId | undefined;
    /**
     * Bill to the shipping address.
     */
    billingSameAsShipping?: boolean | undefined;
    shippingMethodId?: ShippingMethodId | undefined;
    payment?: CheckoutPayment | undefined;
    /**
     * Needed, and allowed, when the cart has a subscription.
     */
    subscriptionConsent?: SubscriptionConsentInput | undefined;
    /**
     * Has to be true where the store has terms.
     */
    acceptTerms?: boolean | undefined;
    /**
     * Whether the buyer agrees to marketing e-mails; default the cart's. True is kept with the order, and with the customer where there is one; false withdraws nothing that a customer agreed to elsewhere.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Who referred the buyer; default the cart's.
     */
    referrerCode?: string | undefined;
    /**
     * What the buyer wants to tell the store.
     */
    notes?: string | undefined;
    /**
     * The store's own fields of an order.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * A coupon of a cart.
 */
export type CartCoupon = {
    /**
     * As the store writes it; of an automatic discount its name.
     */
    code: string;
    /**
     * The coupon's discount on the cart as it is now, net of tax; zero while the coupon does not apply.
     */
    discountAmount: PositiveMoney;
    /**
     * The coupon's discount on the cart as it is now, as the buyer sees it.
     */
    shownDiscountAmount: PositiveMoney;
    /**
     * Why it does not apply now, or what it gives; in the cart's language.
     */
    message: string | null;
};
/**
 * A coupon to apply.
 */
export type CartCouponCreate = {
    /**
     * The coupon code (case-insensitive).
     */
    code: string;
    /**
     * The cart's version; a stale one is 409 `version_conflict`.
     */
    version?: Version | undefined;
};
/**
 * A line of a cart.
 */
export type CartItem = {
    cartItemId: CartItemId;
    variantId: VariantId;
    productId: ProductId;
    /**
     * The product's, for a link.
     */
    slug: Slug;
    sku: Sku;
    /**
     * Name of the product, and of the variant where there are several.
     */
    name: string;
    /**
     * The first picture of variant or product; null when there is none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * As shown to the buyer.
     */
    unitPrice: PositiveMoney;
    /**
     * The price it is compared with; null when it is not reduced.
     */
    compareAtPrice: PositiveMoney | null;
    /**
     * Before discounts, net of tax.
     */
    lineSubtotal: PositiveMoney;
    /**
     * The line's discounts and its part of the cart's.
     */
    lineDiscount: PositiveMoney;
    /**
     * Tax of the line; `lineTotal + lineTax` is what the buyer pays for it.
     */
    lineTax: PositiveMoney;
    /**
     * After all discounts, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * Null = bought once.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * INSUFFICIENT: fewer than `quantity` can be ordered. UNAVAILABLE: no longer sold. Both stop the checkout.
     */
    availability: 'OK' | 'LOW_STOCK' | 'INSUFFICIENT' | 'UNAVAILABLE';
    /**
     * Units that can be ordered now; null when stock is not counted.
     */
    availableQuantity: Count | null;
    /**
     * The unit price the buyer last saw, when it has changed since; null otherwise.
     */
    priceChangedFrom: PositiveMoney | null;
    /**
     * `unitPrice` times `quantity`: before discounts, as shown to the buyer; zero when it is no longer sold.
     */
    shownSubtotal: PositiveMoney;
    /**
     * `lineDiscount`, as shown to the buyer.
     */
    shownDiscount: PositiveMoney;
    /**
     * `shownSubtotal − shownDiscount`.
     */
    shownTotal: PositiveMoney;
    /**
     * The first picture of variant or product; null when there is none.
     */
    image: StorefrontImage | null;
    /**
     * One value for each of the product's options.
     */
    optionValues: Array<VariantOptionValue>;
    /**
     * The plan of `subscriptionPlanId`; null when it is bought once, or not sold with the plan any more.
     */
    plan: StorefrontSubscriptionPlan | null;
    /**
     * Smallest quantity of the line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity of the line; null = no limit but what is in stock.
     */
    maxQuantity: Quantity | null;
    /**
     * A quantity is `minQuantity` plus a multiple of this.
     */
    quantityStep: Quantity;
};
/**
 * What to put into the cart; exactly one of `variantId` and `sku`.
 */
export type CartItemCreate = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Null or absent = buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * The store's own fields of a line, such as an engraving.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Currency of a cart that is created; default the store's.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Who referred the buyer; kept with the cart and its order as it is given. A code that is nobody's, or the buyer's own, counts for nobody, and one that is older than the `attributionDays` of the commission provider counts no longer: then whoever brought the customer is credited.
     */
    referrerCode?: string | undefined;
};
/**
 * Changes to a line of the cart.
 */
export type CartItemUpdate = {
    cartItemId: CartItemId;
    quantity?: Quantity | undefined;
    /**
     * Null = buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * Replaced whole.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * The lines that the cart is to have.
 */
export type CartItemsSet = {
    /**
     * All of its lines.
     */
    items: Array<CartItemSet>;
    /**
     * Currency of a cart that is created; default the store's.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Who referred the buyer; absent = as it is.
     */
    referrerCode?: string | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * A line that the cart is to have; exactly one of `variantId` and `sku`.
 */
export type CartItemSet = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Null or absent = buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * The store's own fields of a line, such as an engraving.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * Something the buyer should see.
 */
export type CartProblem = {
    /**
     * What it is, for programs. `price_changed` is only a notice: the price is another one than when the line was added. All others keep the cart from being an order until they are mended. Who may order is told by the checkout alone. `quantity_not_allowed`: below the minimum of the product, above its maximum, or between its steps. `unavailable`: no longer sold. `min_order_amount`: the goods after discounts cost less than this buyer has to order for.
     */
    code: string;
    /**
     * The line it is about; null = the whole cart.
     */
    cartItemId: CartItemId | null;
    /**
     * What it is, for the buyer.
     */
    message: string;
};
/**
 * What the lines of one plan will cost, and when. Amounts are net of tax but `taxTotal`, `grandTotal` and `regularGrandTotal`; a renewal is priced when it is charged, by these rules.
 */
export type CartRecurring = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    intervalUnit: IntervalUnit;
    /**
     * Every how many units of `intervalUnit` it renews.
     */
    intervalCount: number;
    /**
     * Days before the first charge; 0 = it is in today's total.
     */
    trialDays: number;
    /**
     * Deliveries that each charge pays for.
     */
    prepaidCycles: number;
    /**
     * Cycles before it can be canceled; null = none.
     */
    minCycles: number | null;
    /**
     * Cycles after which it ends; null = endless.
     */
    maxCycles: number | null;
    /**
     * Day of the next charge when the order is placed today, in the store's time zone. Null when today's charge is the only one.
     */
    nextProcessingDate: Date | null;
    /**
     * The lines before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * All discounts, as a positive amount.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping after its discounts.
     */
    shippingTotal: PositiveMoney;
    /**
     * All tax, with that on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * What the next charge costs.
     */
    grandTotal: PositiveMoney;
    /**
     * What a charge costs once introductory prices and coupons for the first cycles are over.
     */
    regularGrandTotal: PositiveMoney;
};
/**
 * What is known of the buyer and of what they want.
 */
export type CartUpdate = {
    /**
     * A guest's; a customer's own is used otherwise.
     */
    email?: Email | null | undefined;
    /**
     * Where it is shipped to.
     */
    shippingAddress?: AddressInput | null | undefined;
    /**
     * Whom it is billed to.
     */
    billingAddress?: AddressInput | null | undefined;
    /**
     * How it is shipped; null = shipping is not in the totals.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Who referred the buyer; null = nobody.
     */
    referrerCode?: string | null | undefined;
    /**
     * What the buyer wants to tell the store.
     */
    notes?: string | null | undefined;
    /**
     * Whether the buyer agrees to marketing e-mails: ask, and never assume it. True is kept with the order that follows, and with the customer where there is one; false withdraws nothing that a customer agreed to elsewhere (`PATCH /customer/user` does).
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * The store's own fields of an order; replaced whole. Required ones may follow until the checkout.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * A page on which a cart is paid for.
 */
export type CheckoutLink = {
    /**
     * Open it in the buyer's browser. It is a secret: whoever has it can read the cart, with what was entered into it before, and pay for it. What the buyer enters on the page only that page reads.
     */
    url: Url;
    /**
     * When it ends, unless the cart is an order before.
     */
    expiresOn: Timestamp;
};
/**
 * The session of one page that has opened a checkout link.
 */
export type CheckoutSession = {
    /**
     * Send it as X-Cart-Token, in the place of the link's. It is a secret of this page: nobody else reads what the buyer enters with it.
     */
    token: string;
    /**
     * When the session ends.
     */
    expiresOn: Timestamp;
};
/**
 * Where the page leads back to.
 */
export type CheckoutLinkCreate = {
    /**
     * Where the buyer goes when the order is placed; absent = a page of the service's.
     */
    returnUrl?: Url | undefined;
    /**
     * Where the buyer goes to change the cart; absent = nowhere.
     */
    cancelUrl?: Url | undefined;
};
/**
 * How to pay; at most one of `customerPaymentMethodId` and `paymentToken`, none for a provider that needs none (offline, crypto link).
 */
export type CheckoutPayment = {
    paymentProviderId: PaymentProviderId;
    /**
     * One of the customer's saved payment methods.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * From the provider's own form; never a card number.
     */
    paymentToken?: string | undefined;
    /**
     * Keep it for the customer. A cart with a subscription keeps it in any case, as its consent says; guests cannot.
     */
    savePaymentMethod?: boolean | undefined;
    /**
     * Where the page of a bank or wallet that `nextAction` leads to sends the buyer back to; default the storefront. It is at the domain that the store has proven, at one of its `allowedOrigins`, or the service's own page for the store that the buyer is on. Look at the order there: the address proves nothing.
     */
    returnUrl?: Url | undefined;
};
/**
 * A payment provider that takes this cart.
 */
export type CheckoutPaymentMethod = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * Name to show.
     */
    displayName: string;
    /**
     * Whether to select it first.
     */
    isDefault: boolean;
    /**
     * False: no money moves.
     */
    livemode: boolean;
    /**
     * What buyers can pay with through the provider.
     */
    paymentTypes: Array<PaymentType>;
    currencyCode: CurrencyCode;
    /**
     * Smallest amount it takes.
     */
    minAmount: PositiveMoney | null;
    /**
     * Largest amount it takes.
     */
    maxAmount: PositiveMoney | null;
    /**
     * Whether `savePaymentMethod` works.
     */
    supportsSavedMethods: boolean;
    publicConfig: ProviderPublicConfig;
    /**
     * The customer's active saved methods with this provider, the default one first; empty for guests.
     */
    savedPaymentMethods: Array<PublicCustomerPaymentMethod>;
};
/**
 * How the cart can be paid.
 */
export type CheckoutPaymentMethodList = {
    /**
     * The checkout payment methods.
     */
    items: Array<CheckoutPaymentMethod>;
};
/**
 * The placed order, and what the buyer still has to do.
 */
export type CheckoutResult = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    paymentStatus: PaymentStatus;
    /**
     * Null when there is nothing left to do.
     */
    nextAction: PaymentNextAction | null;
};
/**
 * A shipping method with its price for this cart.
 */
export type CheckoutShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * The method's name as buyers see it.
     */
    name: string;
    /**
     * The carrier; null when the method names none.
     */
    carrierName: string | null;
    /**
     * The carrier's code of the service.
     */
    serviceCode: string | null;
    /**
     * What this cart is charged for it, after coupons on shipping; zero when it is free.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded: boolean;
    /**
     * Days from shipping to delivery at least; null when unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Days from shipping to delivery at most; null when unknown.
     */
    estimatedMaxDays: number | null;
    /**
     * The subtotal from which it is free; null = never.
     */
    freeOverSubtotal: PositiveMoney | null;
};
/**
 * How the cart can be shipped.
 */
export type CheckoutShippingMethodList = {
    /**
     * The checkout shipping methods.
     */
    items: Array<CheckoutShippingMethod>;
};
/**
 * A single-use link to the commission provider.
 */
export type CommissionSsoUrl = {
    /**
     * Open it in the browser of the customer, once.
     */
    url: Url;
    /**
     * When the link ends.
     */
    expiresOn: Timestamp;
};
/**
 * A page on which the order can be paid with crypto currency.
 */
export type CryptoPaymentLink = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    paymentProviderId: PaymentProviderId;
    /**
     * Where the customer pays.
     */
    url: Url;
    /**
     * What is to be paid, in the order's currency.
     */
    amount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When the link was made.
     */
    createdOn: Timestamp;
    /**
     * When the link ends.
     */
    expiresOn: Timestamp;
};
/**
 * What to pay, and with whom; exactly one of `orderId` and `orderNumber`.
 */
export type CryptoPaymentLinkCreate = {
    orderId?: OrderId | undefined;
    orderNumber?: OrderNumber | undefined;
    /**
     * A crypto provider of the store; default its best one.
     */
    paymentProviderId?: PaymentProviderId | undefined;
    /**
     * Where the page sends the buyer back to, default the storefront; at the domain that the store has proven, or at one of its `allowedOrigins`.
     */
    returnUrl?: Url | undefined;
};
/**
 * An address to save.
 */
export type CustomerAddressCreate = {
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    /**
     * Company, for the label; null when there is none.
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
     * City or town.
     */
    city: string;
    /**
     * Needed where the country has states.
     */
    stateProvince?: string | undefined;
    /**
     * Needed where the country has postal codes.
     */
    postalCode?: string | undefined;
    countryCode: CountryCode;
    /**
     * Make it the default address.
     */
    isDefault?: boolean | undefined;
};
/**
 * The address to make the default one.
 */
export type CustomerAddressSetDefault = {
    customerAddressId: CustomerAddressId;
};
/**
 * Changes to a saved address. The default is set by its own operation.
 */
export type CustomerAddressUpdate = {
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
     * Company, for the label; null when there is none.
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
     * City or town.
     */
    city?: string | undefined;
    /**
     * State or province, best as its ISO 3166-2 part (`BE` for Berlin); `""` where the country has none.
     */
    stateProvince?: string | undefined;
    /**
     * Postal code; `""` where the country has none.
     */
    postalCode?: string | undefined;
    countryCode?: CountryCode | undefined;
};
/**
 * The confirmation that the caller wants to be deleted.
 */
export type CustomerDelete = {
    /**
     * The caller's password now.
     */
    currentPassword: string;
    /**
     * Why, if the customer says so.
     */
    reason?: string | null | undefined;
};
/**
 * The proof for the requested e-mail address.
 */
export type CustomerEmailChangeCommit = {
    /**
     * The pin that was mailed to the new address.
     */
    pin: string;
};
/**
 * A wish for another e-mail address.
 */
export type CustomerEmailChangeRequest = {
    newEmail: Email;
    /**
     * The caller's password now.
     */
    currentPassword: string;
};
/**
 * The tokens of a session and its customer.
 */
export type CustomerLogin = {
    /**
     * Send it as `Authorization: Bearer`.
     */
    accessToken: string;
    /**
     * When the access token ends.
     */
    expiresOn: Timestamp;
    /**
     * Exchange it at `POST /customer/store/refresh` before it ends.
     */
    refreshToken: string;
    /**
     * When the refresh token ends.
     */
    refreshExpiresOn: Timestamp;
    customer: CustomerProfile;
};
/**
 * A refresh token to exchange.
 */
export type CustomerLoginRefresh = {
    /**
     * The newest refresh token of the session.
     */
    refreshToken: string;
};
/**
 * A login with e-mail and password.
 */
export type CustomerLoginRequest = {
    email: Email;
    /**
     * The password. Never logged, and in no answer.
     */
    password: string;
};
/**
 * A whole order as its buyer may see it: the members of PublicOrderListItem and what belongs to them. `unitPrice` is as shown to the buyer; all other amounts are net of tax but those named tax, `grandTotal`, `paid`, `refunded`, `due` and the payments'.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`.
 */
export type CustomerOrder = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The fields of the order that this caller may not read, because the buyer entered them through a checkout link in another session. Addresses and texts are null or empty, the e-mail address is `masked@email.invalid`, and payments have no brand and no last four digits. `POST /customer/order/open` returns a token that reads the whole order. Empty when the caller may read the whole order.
     */
    masked: Array<MaskedPart>;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * When it was first both paid and fulfilled.
     */
    completedOn: Timestamp | null;
    /**
     * When it was canceled or voided.
     */
    cancelledOn: Timestamp | null;
    status: OrderState;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * The lines before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * All discounts, as a positive amount.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping after its discounts.
     */
    shippingTotal: PositiveMoney;
    /**
     * All tax, with that on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * What the order costs.
     */
    grandTotal: PositiveMoney;
    /**
     * What is captured.
     */
    paid: PositiveMoney;
    /**
     * What is refunded, or on its way back.
     */
    refunded: PositiveMoney;
    /**
     * What is still to be captured.
     */
    due: PositiveMoney;
    /**
     * The order this one replaces.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * The order that replaces this one.
     */
    replacementOrderNumber: OrderNumber | null;
    /**
     * Sum of the quantities.
     */
    itemCount: Count;
    /**
     * The lines, in the order of the cart.
     */
    items: Array<CustomerOrderLine>;
    email: Email;
    /**
     * Null when nothing is shipped.
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shippingMethodId: ShippingMethodId | null;
    /**
     * The shipping method as it was called when the order was placed.
     */
    shippingMethodName: string | null;
    /**
     * The coupons that took something off.
     */
    coupons: Array<CustomerOrderCoupon>;
    /**
     * The order's tax by name and rate; the amounts add up to `taxTotal`.
     */
    taxes: Array<OrderTax>;
    /**
     * Oldest first; a declined attempt is one too.
     */
    payments: Array<CustomerOrderPayment>;
    /**
     * What the buyer still has to do for the payment; null when nothing.
     */
    nextAction: PaymentNextAction | null;
    /**
     * What was given back.
     */
    refunds: Array<PublicRefund>;
    /**
     * The parcels of the order.
     */
    shipments: Array<PublicShipment>;
    /**
     * Subscriptions it started or renewed.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * The code by which the buyer came; null when there was none.
     */
    referrerCode: string | null;
    /**
     * What the buyer told the store.
     */
    notes: string | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
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
 * A coupon used on an order.
 */
export type CustomerOrderCoupon = {
    /**
     * Null for an automatic discount.
     */
    code: string | null;
    /**
     * The coupon's name when the order was placed.
     */
    name: string;
    /**
     * What it took off.
     */
    discountAmount: PositiveMoney;
};
/**
 * A line of an order, with the members of PublicOrderLine.
 */
export type CustomerOrderLine = {
    lineItemId: LineItemId;
    /**
     * Null once the variant is gone.
     */
    variantId: VariantId | null;
    /**
     * Null once the product is gone.
     */
    productId: ProductId | null;
    productType: ProductType;
    sku: Sku;
    /**
     * As it was called when the order was placed.
     */
    name: string;
    /**
     * The first picture of variant or product; null when there is none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * Price of one unit before discounts, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    /**
     * The line's discounts and its part of the order's.
     */
    lineDiscount: PositiveMoney;
    /**
     * Tax of the line; `lineTotal + lineTax` is what the buyer paid for it.
     */
    lineTax: PositiveMoney;
    /**
     * After all discounts, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * Units shipped.
     */
    fulfilledQuantity: Count;
    /**
     * Units refunded.
     */
    refundedQuantity: Count;
    /**
     * Units that will not be shipped.
     */
    cancelledQuantity: Count;
    /**
     * The subscription it belongs to.
     */
    subscriptionId: SubscriptionId | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
};
/**
 * A payment as a customer may see it; never a card number, gateway reference or decline detail.
 */
export type CustomerOrderPayment = {
    paymentId: PaymentId;
    /**
     * The provider's name to show.
     */
    displayName: string;
    /**
     * Null for an offline payment.
     */
    paymentType: PaymentType | null;
    /**
     * As the payment processor reports it.
     */
    brand: string | null;
    /**
     * The last four digits of card or account; null where there are none.
     */
    lastFour: string | null;
    status: PaymentTransactionStatus;
    /**
     * What it was for.
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
    currencyCode: CurrencyCode;
    /**
     * When it was tried.
     */
    createdOn: Timestamp;
    /**
     * Of a payment that is waited for outside of any gateway: what a browser may know of its provider, such as `instructions`. Else null.
     */
    publicConfig: ProviderPublicConfig | null;
};
/**
 * A payment method to save.
 */
export type CustomerPaymentMethodCreate = {
    paymentProviderId: PaymentProviderId;
    /**
     * From the provider's own form; never a card number.
     */
    paymentToken: string;
    /**
     * The address it is billed to, one of the customer's own; the provider may check it.
     */
    billingAddressId?: CustomerAddressId | undefined;
    /**
     * Make it the default payment method.
     */
    isDefault?: boolean | undefined;
};
/**
 * What the provider's own form needs to collect a payment method.
 */
export type CustomerPaymentMethodIntent = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * What can be saved.
     */
    paymentTypes: Array<PaymentType>;
    /**
     * For the provider's form and this intent only; null where the provider needs none.
     */
    clientSecret: string | null;
    publicConfig: ProviderPublicConfig;
    /**
     * When the intent ends; null when the provider does not say.
     */
    expiresOn: Timestamp | null;
};
/**
 * The payment method to make the default one.
 */
export type CustomerPaymentMethodSetDefault = {
    customerPaymentMethodId: CustomerPaymentMethodId;
};
/**
 * The customer's own profile in one store; the members of PublicCustomer and what only the customer sees.
 */
export type CustomerProfile = {
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
    phoneNumber: PhoneNumber | null;
    status: CustomerStatus;
    /**
     * The customer's account type in the store; it decides prices.
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
     * The address of an e-mail change that is not committed yet; null when there is none.
     */
    pendingEmail: Email | null;
    /**
     * Company the customer buys for.
     */
    company: string | null;
    /**
     * VAT or other tax number, printed on invoices.
     */
    taxNumber: string | null;
    /**
     * Language of mails and documents; null = the store's default.
     */
    languageCode: LanguageCode | null;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing: boolean;
    /**
     * Who referred the customer.
     */
    referrerCode: string | null;
    defaultCustomerAddressId: CustomerAddressId | null;
    defaultCustomerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * When the person became a customer of this store.
     */
    createdOn: Timestamp;
    /**
     * When the record last changed.
     */
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Changes to the caller's own profile.
 */
export type CustomerProfileUpdate = {
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    phoneNumber?: PhoneNumber | null | undefined;
    /**
     * Company the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number.
     */
    taxNumber?: string | null | undefined;
    /**
     * Null = the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Replaced whole.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    version?: Version | undefined;
};
/**
 * What signing up needs.
 */
export type CustomerSignUp = {
    email: Email;
    /**
     * The store's shortest length is in the overview's account policy.
     */
    password: string;
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    phoneNumber?: PhoneNumber | null | undefined;
    /**
     * Company the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number.
     */
    taxNumber?: string | null | undefined;
    /**
     * Language of mails and documents; null or absent = the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Has to be true where the store has terms.
     */
    acceptTerms?: boolean | undefined;
    /**
     * Who referred the customer.
     */
    referrerCode?: string | null | undefined;
    /**
     * The store's own fields of a customer.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * A subscription as its customer sees it; the members of PublicSubscriptionSnapshot and what belongs to them. Money is in `currencyCode`.
 */
export type CustomerSubscription = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    storeCustomerId: StoreCustomerId;
    status: SubscriptionStatus;
    /**
     * Day of the next renewal in the store's time zone; null when none is scheduled.
     */
    nextProcessingDate: Date | null;
    /**
     * Until when the next renewal can still be changed, skipped or paused; null when none is scheduled.
     */
    changesUntil: Timestamp | null;
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    intervalUnit: IntervalUnit;
    /**
     * Every how many units of `intervalUnit` it renews.
     */
    intervalCount: number;
    currencyCode: CurrencyCode;
    /**
     * One per live line.
     */
    items: Array<CustomerSubscriptionItem>;
    /**
     * Null when nothing is shipped.
     */
    shippingAddressId: CustomerAddressId | null;
    /**
     * Null means the shipping address.
     */
    billingAddressId: CustomerAddressId | null;
    /**
     * Null when none is left; give another before the next renewal.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    shippingMethodId: ShippingMethodId | null;
    /**
     * The coupons that count for coming renewals.
     */
    coupons: Array<CustomerSubscriptionCoupon>;
    /**
     * The last cycle that was processed; the first order is 1, of a trial 0.
     */
    cycleNumber: number;
    /**
     * When a renewal was charged last; null before the first.
     */
    lastProcessedOn: Timestamp | null;
    lastOrderId: OrderId | null;
    /**
     * Resumes by itself on this date. Null when not paused or paused without end.
     */
    pausedUntil: Date | null;
    /**
     * Why it is paused, as it was written; null unless it is.
     */
    pauseReason: string | null;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * As in PublicSubscriptionSnapshot.
     */
    cancelReason: string | null;
    /**
     * Whether it will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    dunningState: DunningState;
    /**
     * Failed attempts for the current cycle.
     */
    failedAttempts: Count;
    /**
     * When a failed charge is tried again; null when it will not be.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * What would help. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    replacedBySubscriptionId: SubscriptionId | null;
    replacesSubscriptionId: SubscriptionId | null;
    /**
     * The next renewals; empty when none is scheduled.
     */
    upcoming: Array<SubscriptionUpcomingCycle>;
    /**
     * What the customer may do with it now.
     */
    allowedActions: Array<SubscriptionAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A coupon of a subscription.
 */
export type CustomerSubscriptionCoupon = {
    /**
     * The code, as it was entered.
     */
    code: string;
    /**
     * The coupon's name.
     */
    name: string;
    /**
     * For how many more renewals it counts; null = all.
     */
    remainingCycles: number | null;
};
/**
 * Something that happened to the subscription, as its customer may know it.
 */
export type CustomerSubscriptionHistoryEntry = {
    action: SubscriptionHistoryAction;
    actorType: ActorType;
    /**
     * What happened, in a sentence.
     */
    message: string;
    /**
     * The order concerned.
     */
    orderId: OrderId | null;
    createdOn: Timestamp;
};
/**
 * One page of the history of a subscription, and where the next one begins.
 */
export type CustomerSubscriptionHistoryPage = {
    /**
     * The entries of this page, in the order asked for; empty behind the last page.
     */
    items: Array<CustomerSubscriptionHistoryEntry>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A live line of a subscription; the members of PublicSubscriptionListItem and what it is.
 */
export type CustomerSubscriptionItem = {
    subscriptionId: SubscriptionId;
    subscriptionItemId: SubscriptionItemId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionItemStatus;
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
    announcedPrices: AnnouncedPrices;
    /**
     * Renewal every so many interval units.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * The day of its next renewal.
     */
    nextProcessingDate: Date;
    createdOn: Timestamp;
    /**
     * When it was canceled; null while it is not.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why it was canceled, as it was written; null unless it was.
     */
    cancelReason: string | null;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    productId: ProductId;
    variantId: VariantId;
    /**
     * The product's, for a link.
     */
    slug: Slug;
    /**
     * The first picture of variant or product; null when there is none.
     */
    mediaUrl: Url | null;
};
/**
 * A line to add, at the plan's price.
 */
export type CustomerSubscriptionItemAdd = {
    variantId: VariantId;
    quantity: Quantity;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * Changes to a line.
 */
export type CustomerSubscriptionItemUpdate = {
    subscriptionItemId: SubscriptionItemId;
    /**
     * Swaps the line for another variant.
     */
    variantId?: VariantId | undefined;
    quantity?: Quantity | undefined;
    /**
     * Replaces all custom fields of the line.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * The failed renewal that the customer pays now.
 */
export type CustomerSubscriptionRetry = {
    subscriptionId: SubscriptionId;
    /**
     * Another saved payment method, which replaces that of the subscription for later renewals too.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * The subscription, and what the customer still has to do.
 */
export type CustomerSubscriptionRetryResult = {
    subscription: CustomerSubscription;
    /**
     * Null when there is nothing left to do.
     */
    nextAction: PaymentNextAction | null;
};
/**
 * Changes to a subscription by its customer; what is absent stays. The lines are changed by the three …Items members, not replaced.
 */
export type CustomerSubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    /**
     * Another plan of the same products, for another interval.
     */
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
     * Lines to remove; to end the last one, cancel.
     */
    removeItems?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change, each at most once and none that is removed.
     */
    updateItems?: Array<CustomerSubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    addItems?: Array<CustomerSubscriptionItemAdd> | undefined;
    version?: Version | undefined;
};
/**
 * Whether one can sign up with the address.
 */
export type EmailAvailability = {
    /**
     * False when an account with this address exists.
     */
    available: boolean;
};
/**
 * The e-mail address to check.
 */
export type EmailAvailabilityCheck = {
    email: Email;
};
/**
 * The proof for an e-mail address.
 */
export type EmailVerify = {
    email: Email;
    /**
     * The pin that was mailed to it.
     */
    pin: string;
};
/**
 * What is to be paid of an order, as whoever has its payment link sees it.
 */
export type OrderDue = {
    /**
     * The code of the store that is paid.
     */
    storeCode: string;
    /**
     * Its name.
     */
    storeName: string;
    orderNumber: OrderNumber;
    /**
     * The number as buyers are shown it, with the store's prefix.
     */
    orderName: string;
    /**
     * The subscription that the order renews, while that has not been charged; else null.
     */
    subscriptionNumber: SubscriptionNumber | null;
    /**
     * DUE: it can be paid. CONFIRMING: somebody has begun to pay, and has to confirm it; it can be paid otherwise as well. PAYING: the outcome of a payment is not known yet. PAID: nothing is due. CANCELLED: the order was canceled, or the renewal ended otherwise, and nothing is due.
     */
    state: 'DUE' | 'CONFIRMING' | 'PAYING' | 'PAID' | 'CANCELLED';
    currencyCode: CurrencyCode;
    /**
     * The lines, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * What discounts take off.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping.
     */
    shippingTotal: PositiveMoney;
    /**
     * All taxes.
     */
    taxTotal: PositiveMoney;
    /**
     * What the order costs.
     */
    grandTotal: PositiveMoney;
    /**
     * What is to be paid of it, without what is authorized.
     */
    due: PositiveMoney;
    /**
     * The lines.
     */
    items: Array<OrderDueLine>;
    /**
     * How it can be paid, best first; `savedPaymentMethods` is empty, but for what the subscription is charged to whose renewal it is. Empty where nothing is due, and while the outcome of a payment is not known.
     */
    paymentMethods: Array<CheckoutPaymentMethod>;
    /**
     * Where a payment goes on that was begun; null without one.
     */
    nextAction: PaymentNextAction | null;
    /**
     * Until when the link is good.
     */
    expiresOn: Timestamp;
};
/**
 * A line of an order that is to be paid.
 */
export type OrderDueLine = {
    sku: Sku;
    /**
     * What was bought.
     */
    name: string;
    /**
     * A small picture; null without one.
     */
    mediaUrl: Url | null;
    /**
     * How many.
     */
    quantity: number;
    /**
     * What the line costs.
     */
    lineTotal: PositiveMoney;
};
/**
 * What is paid, and how; exactly one of `orderId`, `orderNumber` and `token`, none of them with X-Payment-Token.
 */
export type OrderPay = {
    orderId?: OrderId | undefined;
    orderNumber?: OrderNumber | undefined;
    /**
     * The token of a payment link, from behind its `#token=`.
     */
    token?: string | undefined;
    payment: CheckoutPayment;
    /**
     * What the payer was shown as due. When it is something else by now, nothing is charged (409 `cart_changed`).
     */
    expectedDue?: PositiveMoney | undefined;
};
/**
 * Statuses and sums of one order.
 */
export type OrderSummary = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    /**
     * Sum of the quantities.
     */
    itemCount: Count;
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
     * subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    /**
     * What is captured.
     */
    paid: PositiveMoney;
    /**
     * What is refunded, or on its way back.
     */
    refunded: PositiveMoney;
    /**
     * What is still to be captured.
     */
    due: PositiveMoney;
    currencyCode: CurrencyCode;
};
/**
 * A new password, by the one who knows the old.
 */
export type PasswordChange = {
    /**
     * The caller's password now.
     */
    currentPassword: string;
    /**
     * The store's shortest length is in the overview's account policy.
     */
    newPassword: string;
};
/**
 * The name of a member that another holder of the cart's or the link's token entered. `payments` means their brand and last four digits.
 */
export type MaskedPart = 'email' | 'shippingAddress' | 'billingAddress' | 'notes' | 'customFields' | 'payments' | 'nextAction' | (string & {});
/**
 * A token that reads all of one order.
 */
export type OrderAccess = {
    /**
     * Send it as X-Cart-Token with `GET /customer/order`.
     */
    token: string;
    /**
     * When the token ends.
     */
    expiresOn: Timestamp;
};
/**
 * Proof of being the order's buyer; exactly one of its members.
 */
export type OrderOpen = {
    /**
     * The address that the order was placed with.
     */
    email?: Email | undefined;
    /**
     * The postal code of its shipping or billing address.
     */
    postalCode?: string | undefined;
};
/**
 * The order that somebody wants to see.
 */
export type OrderLookup = {
    orderNumber: OrderNumber;
    email: Email;
};
/**
 * Whose password is to be reset.
 */
export type PasswordForgot = {
    email: Email;
};
/**
 * A new password, by the one who has the mailed token.
 */
export type PasswordReset = {
    /**
     * The token of the mailed link.
     */
    token: string;
    /**
     * The store's shortest length is in the overview's account policy.
     */
    newPassword: string;
};
/**
 * Whether the password is right.
 */
export type PasswordVerification = {
    /**
     * True when it is the caller's password.
     */
    valid: boolean;
};
/**
 * The password to verify.
 */
export type PasswordVerify = {
    /**
     * The password to compare.
     */
    password: string;
};
/**
 * What the buyer has to do to finish the payment.
 */
export type PaymentNextAction = {
    /**
     * REDIRECT: to the provider's page. THREE_DS: to the bank's check of the card. CRYPTO_LINK: to the page with the crypto amount.
     */
    type: 'REDIRECT' | 'THREE_DS' | 'CRYPTO_LINK';
    /**
     * Open it in the browser of the customer.
     */
    url: Url;
    /**
     * When it ends; null when the provider does not say.
     */
    expiresOn: Timestamp | null;
};
/**
 * A mark to show on the product. NEW: shown for less than 30 days. SALE: `priceFrom` is reduced. SOLD_OUT: no variant can be ordered. LOW_STOCK: some variant is nearly gone. SUBSCRIPTION: it can be subscribed to.
 */
export type ProductBadge = 'NEW' | 'SALE' | 'LOW_STOCK' | 'SOLD_OUT' | 'SUBSCRIPTION' | (string & {});
/**
 * A product as a tile, with the prices of the caller's account type.
 */
export type ProductCard = {
    productId: ProductId;
    slug: Slug;
    /**
     * The product's page in the storefront; null where the store's settings name none (`productUrlTemplate`).
     */
    url: Url | null;
    /**
     * The name in the language asked for, else in the store's main language.
     */
    name: string;
    /**
     * Who makes it; null when nobody is named.
     */
    brand: string | null;
    productType: ProductType;
    /**
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription: string | null;
    primaryMedia: StorefrontImage | null;
    /**
     * The lowest price of one unit, over all variants.
     */
    priceFrom: PositiveMoney;
    /**
     * The highest price of one unit; equal to `priceFrom` where there is one price.
     */
    priceTo: PositiveMoney;
    /**
     * What `priceFrom` is compared with; null when it is not reduced.
     */
    compareAtFrom: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether the prices include tax; a setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Whether there is something to choose.
     */
    hasVariants: boolean;
    /**
     * The variant to add without choosing; null when the customer has to choose.
     */
    defaultVariantId: VariantId | null;
    /**
     * Whether any variant can be ordered now.
     */
    inStock: boolean;
    availability: StorefrontAvailability;
    /**
     * Whether the caller may buy it on a plan.
     */
    isSubscribable: boolean;
    /**
     * Not for sale without a plan; `priceFrom` is then the price with a plan.
     */
    subscriptionOnly: boolean;
    /**
     * The lowest price of one unit with a plan; null when it cannot be subscribed to.
     */
    subscriptionPriceFrom: PositiveMoney | null;
    /**
     * Marks for the product's tile.
     */
    badges: Array<ProductBadge>;
};
/**
 * One page of the list.
 */
export type ProductCardPage = {
    /**
     * The product cards of this page, in the order asked for; empty behind the last page.
     */
    items: Array<ProductCard>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and the 29 before it, in the store's time zone. Canceled orders do not count, edited ones count as they were edited, and refunds take nothing back. A sale shows a few minutes later. `collection`: the collection's own order, only with a collection. Otherwise the member's name, `-` = descending.
 */
export declare const ProductCardSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly PRICE: "price";
    readonly '-PRICE': "-price";
    readonly PUBLISHED_ON: "publishedOn";
    readonly '-PUBLISHED_ON': "-publishedOn";
    readonly '-BEST_SELLING': "-bestSelling";
    readonly COLLECTION: "collection";
};
/**
 * `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and the 29 before it, in the store's time zone. Canceled orders do not count, edited ones count as they were edited, and refunds take nothing back. A sale shows a few minutes later. `collection`: the collection's own order, only with a collection. Otherwise the member's name, `-` = descending.
 */
export type ProductCardSort = typeof ProductCardSort[keyof typeof ProductCardSort];
/**
 * All of a published product, with the prices of the caller's account type.
 */
export type ProductDetails = {
    productId: ProductId;
    slug: Slug;
    /**
     * The product's page in the storefront; null where the store's settings name none (`productUrlTemplate`).
     */
    url: Url | null;
    /**
     * The name in the language asked for, else in the store's main language.
     */
    name: string;
    /**
     * Who makes it; null when nobody is named.
     */
    brand: string | null;
    productType: ProductType;
    /**
     * One or two sentences for lists, as plain text; null when there are none.
     */
    shortDescription: string | null;
    primaryMedia: StorefrontImage | null;
    /**
     * The lowest price of one unit, over all variants.
     */
    priceFrom: PositiveMoney;
    /**
     * The highest price of one unit; equal to `priceFrom` where there is one price.
     */
    priceTo: PositiveMoney;
    /**
     * What `priceFrom` is compared with; null when it is not reduced.
     */
    compareAtFrom: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether the prices include tax; a setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Whether there is something to choose.
     */
    hasVariants: boolean;
    /**
     * The variant to add without choosing; null when the customer has to choose.
     */
    defaultVariantId: VariantId | null;
    /**
     * Whether any variant can be ordered now.
     */
    inStock: boolean;
    availability: StorefrontAvailability;
    /**
     * Whether the caller may buy it on a plan.
     */
    isSubscribable: boolean;
    /**
     * Not for sale without a plan; `priceFrom` is then the price with a plan.
     */
    subscriptionOnly: boolean;
    /**
     * The lowest price of one unit with a plan; null when it cannot be subscribed to.
     */
    subscriptionPriceFrom: PositiveMoney | null;
    /**
     * Marks for the product's tile.
     */
    badges: Array<ProductBadge>;
    /**
     * Language of the texts.
     */
    languageCode: LanguageCode;
    description: Html | null;
    /**
     * Words of the store's own, to find and group by.
     */
    tags: Array<string>;
    /**
     * The published collections it is in.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Whether it is shipped.
     */
    requiresShipping: boolean;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity in a cart line; null = no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * A quantity is `minQuantity` plus a multiple of this.
     */
    quantityStep: Quantity;
    /**
     * Ordered by `position`; empty without choices.
     */
    options: Array<ProductOption>;
    /**
     * The active variants, ordered by `position`.
     */
    variants: Array<StorefrontVariant>;
    /**
     * Ordered by `position`.
     */
    media: Array<StorefrontMedia>;
    /**
     * The plans it can be subscribed with; empty when it cannot.
     */
    subscriptionPlans: Array<StorefrontSubscriptionPlan>;
    seo: Seo;
    /**
     * Only those that the caller may see.
     */
    relatedProducts: Array<ProductCard>;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * When it was created.
     */
    createdOn: Timestamp;
    /**
     * When it last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A brand of products.
 */
export type ProductFacetBrand = {
    /**
     * As most of its products write it.
     */
    brand: string;
    /**
     * How many products it leaves.
     */
    productCount: Count;
};
/**
 * How many products a filter by yes or no leaves.
 */
export type ProductFacetChoice = {
    /**
     * How many products `true` leaves.
     */
    trueCount: Count;
    /**
     * How many products `false` leaves.
     */
    falseCount: Count;
};
/**
 * A published collection that some of the products are in.
 */
export type ProductFacetCollection = {
    collectionId: CollectionId;
    /**
     * The name in the language asked for, else in the store's main language.
     */
    name: string;
    slug: Slug;
    /**
     * How many products it leaves.
     */
    productCount: Count;
};
/**
 * An option of products, such as the color.
 */
export type ProductFacetOption = {
    /**
     * As `option` takes it, before the colon.
     */
    name: string;
    /**
     * Those of most products first.
     */
    values: Array<ProductFacetOptionValue>;
};
/**
 * A value of an option, such as white.
 */
export type ProductFacetOptionValue = {
    /**
     * As `option` takes it, behind the colon.
     */
    value: string;
    /**
     * Color of the swatch; null when there is none.
     */
    swatchHex: string | null;
    /**
     * How many products it leaves: those with a variant for sale that has it, and what else is asked of options.
     */
    productCount: Count;
};
/**
 * What the products cost.
 */
export type ProductFacetPrice = {
    /**
     * The lowest price of a variant.
     */
    priceMin: PositiveMoney;
    /**
     * The highest price of a variant.
     */
    priceMax: PositiveMoney;
    /**
     * By price, the lowest first; those without a product are left out. A product is in each band that one of its variants is in.
     */
    bands: Array<ProductFacetPriceBand>;
};
/**
 * A range of prices, as `priceMin` and `priceMax` take it.
 */
export type ProductFacetPriceBand = {
    /**
     * The band's lowest price.
     */
    priceMin: PositiveMoney;
    /**
     * The band's highest price.
     */
    priceMax: PositiveMoney;
    /**
     * How many products it leaves.
     */
    productCount: Count;
};
/**
 * A tag of products.
 */
export type ProductFacetTag = {
    /**
     * In lower case.
     */
    tag: string;
    /**
     * How many products it leaves.
     */
    productCount: Count;
};
/**
 * A type of products.
 */
export type ProductFacetType = {
    productType: ProductType;
    /**
     * How many products it leaves.
     */
    productCount: Count;
};
/**
 * What a list of products can be narrowed by.
 */
export type ProductFacets = {
    /**
     * How many products match all filters, at most 2,000.
     */
    productCount: Count;
    /**
     * Whether more than 2,000 products matched somewhere, so that only the newest of them are counted.
     */
    isSample: boolean;
    currencyCode: CurrencyCode;
    /**
     * The most used first.
     */
    options: Array<ProductFacetOption>;
    /**
     * Those of most products first.
     */
    tags: Array<ProductFacetTag>;
    /**
     * Those of most products first.
     */
    brands: Array<ProductFacetBrand>;
    /**
     * Those of most products first.
     */
    productTypes: Array<ProductFacetType>;
    /**
     * In the order of `GET /customer/collection/all`, of its first 50.
     */
    collections: Array<ProductFacetCollection>;
    /**
     * Null when no product matches.
     */
    price: ProductFacetPrice | null;
    inStock: ProductFacetChoice;
    isSubscribable: ProductFacetChoice;
};
/**
 * A published collection with the text in its name.
 */
export type ProductSuggestedCollection = {
    collectionId: CollectionId;
    /**
     * The name in the language asked for, else in the store's main language.
     */
    name: string;
    slug: Slug;
};
/**
 * What a search field offers.
 */
export type ProductSuggestions = {
    /**
     * Texts to search for that begin with what was typed, in lower case.
     */
    queries: Array<string>;
    /**
     * Products to go to at once.
     */
    products: Array<ProductCard>;
    /**
     * Collections to go to at once.
     */
    collections: Array<ProductSuggestedCollection>;
};
/**
 * The customer's subscriptions.
 */
export type PublicSubscriptionList = {
    /**
     * The subscriptions.
     */
    items: Array<PublicSubscriptionSnapshot>;
};
/**
 * Who is behind a referral code.
 */
export type Referrer = {
    /**
     * The code that was asked for.
     */
    referrerCode: string;
    /**
     * The referrer's name, as they want to be called.
     */
    displayName: string;
    commissionProviderId: CommissionProviderId;
    /**
     * Their picture; null when there is none.
     */
    avatarUrl: Url | null;
    /**
     * The referrer's own page.
     */
    siteUrl: Url | null;
    /**
     * False: the code no longer counts.
     */
    isActive: boolean;
};
/**
 * What an account in this store needs.
 */
export type StoreAccountPolicy = {
    signUpMode: AccountTypeSignUpMode;
    /**
     * Whether a logged-in customer must verify the e-mail address before checkout.
     */
    requireVerifiedEmail: boolean;
    /**
     * Shortest password, in characters.
     */
    passwordMinLength: number;
};
/**
 * The store's referral program.
 */
export type StoreCommission = {
    /**
     * The commission provider.
     */
    displayName: string;
    /**
     * Query parameter of referral links that carries the code; null = none.
     */
    referrerParameter: string | null;
    /**
     * For how many days a referral counts, from when the code was given last.
     */
    attributionDays: number;
    /**
     * Whether `GET /customer/user/commission-sso-url` works.
     */
    ssoEnabled: boolean;
};
/**
 * A currency of the store.
 */
export type StoreCurrency = {
    currencyCode: CurrencyCode;
    /**
     * Sign to show.
     */
    symbol: string;
    /**
     * Digits after the decimal point.
     */
    minorUnits: number;
};
/**
 * What a storefront needs to know of its store.
 */
export type StoreOverview = {
    storeId: StoreId;
    /**
     * Name of the store as customers know it.
     */
    name: string;
    /**
     * Short name of the store.
     */
    code: string;
    /**
     * Host name of the storefront.
     */
    domain: string | null;
    status: StoreStatus;
    /**
     * False for a test store: no money moves.
     */
    livemode: boolean;
    timezone: TimeZone;
    defaultLanguageCode: LanguageCode;
    /**
     * All languages of the store, the default one first.
     */
    languages: Array<Language>;
    defaultCurrencyCode: CurrencyCode;
    /**
     * All currencies of the store, the default one first.
     */
    currencies: Array<StoreCurrency>;
    /**
     * Whether the prices shown (`price`, `unitPrice`) include tax.
     */
    pricesIncludeTax: boolean;
    /**
     * Whether one can check out without an account.
     */
    guestCheckout: boolean;
    weightUnit: WeightUnit;
    dimensionUnit: DimensionUnit;
    logo: StorefrontImage | null;
    /**
     * The merchant's legal name.
     */
    legalName: string | null;
    supportEmail: Email | null;
    supportPhone: PhoneNumber | null;
    /**
     * The merchant's address.
     */
    address: Address | null;
    policies: StorePolicies;
    branding: StorefrontBranding;
    /**
     * The address of a product's page, with `{slug}` or `{productId}` in the place of what differs; null when the store has no such pages.
     */
    productUrlTemplate: string | null;
    /**
     * The page that checkout links lead to: the store's own, else this service's.
     */
    checkoutUrl: Url;
    accountPolicy: StoreAccountPolicy;
    /**
     * Countries the store sells to; empty = all.
     */
    allowedCountryCodes: Array<CountryCode>;
    /**
     * The referral program; null when the store has none.
     */
    commission: StoreCommission | null;
    /**
     * The store's own fields that a buyer fills in, in its order.
     */
    customFieldDefinitions: Array<StorefrontCustomField>;
    analytics: StoreAnalytics;
    /**
     * As `GET /customer/collection/all` answers them.
     */
    collections: Array<StorefrontCollection>;
    /**
     * When anything in this answer last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * The store's legal pages.
 */
export type StorePolicies = {
    /**
     * Terms to accept at sign-up and checkout; null = none to accept.
     */
    termsUrl: Url | null;
    /**
     * The privacy policy.
     */
    privacyUrl: Url | null;
    /**
     * The store's other legal pages, in its order, and the terms and the privacy policy where this service shows them.
     */
    pages: Array<StorefrontPolicy>;
};
/**
 * A legal page of the store.
 */
export type StorefrontPolicy = {
    type: PolicyType;
    /**
     * What links to it say.
     */
    title: string;
    /**
     * Where it is shown: a page of the store's own, else of this service.
     */
    url: Url;
    /**
     * The text; null where the store has a page of its own for it.
     */
    html: Html | null;
};
/**
 * The countries that a store ships to, complete.
 */
export type StorefrontCountryList = {
    /**
     * The countries, by name.
     */
    items: Array<StorefrontCountry>;
};
/**
 * A country, and what an address in it usually needs.
 */
export type StorefrontCountry = {
    countryCode: CountryCode;
    /**
     * The name in the language asked for.
     */
    name: string;
    /**
     * The fields of an address, in the order in which they are written there.
     */
    addressFields: Array<AddressField>;
    /**
     * Those without which nothing arrives.
     */
    requiredFields: Array<AddressField>;
    /**
     * What the postal code is called; null where there is none.
     */
    postalCodeName: PostalCodeName | null;
    /**
     * What the whole postal code looks like, as a regular expression that reads small letters as capital ones; null where it may be anything.
     */
    postalCodeFormat: string | null;
    /**
     * A postal code of the country.
     */
    postalCodeExample: string | null;
    /**
     * What `stateProvince` is called; null where an address has none.
     */
    stateName: StateName | null;
    /**
     * What `stateProvince` may be; empty where it is free text, or none.
     */
    states: Array<StorefrontState>;
};
/**
 * A part of a country that addresses name.
 */
export type StorefrontState = {
    /**
     * What goes into `stateProvince`: ISO 3166-2 without the country.
     */
    code: string;
    /**
     * Its name, in the country's own use.
     */
    name: string;
};
/**
 * A member of an address.
 */
export declare const AddressField: {
    readonly FIRST_NAME: "firstName";
    readonly LAST_NAME: "lastName";
    readonly COMPANY: "company";
    readonly STREET_LINE1: "streetLine1";
    readonly STREET_LINE2: "streetLine2";
    readonly CITY: "city";
    readonly STATE_PROVINCE: "stateProvince";
    readonly POSTAL_CODE: "postalCode";
    readonly COUNTRY_CODE: "countryCode";
    readonly PHONE_NUMBER: "phoneNumber";
};
/**
 * A member of an address.
 */
export type AddressField = typeof AddressField[keyof typeof AddressField];
/**
 * What a country calls its postal codes.
 */
export declare const PostalCodeName: {
    readonly POSTAL_CODE: "POSTAL_CODE";
    readonly ZIP_CODE: "ZIP_CODE";
    readonly PIN_CODE: "PIN_CODE";
    readonly EIRCODE: "EIRCODE";
};
/**
 * What a country calls its postal codes.
 */
export type PostalCodeName = typeof PostalCodeName[keyof typeof PostalCodeName];
/**
 * What a country calls the parts that addresses name.
 */
export declare const StateName: {
    readonly STATE: "STATE";
    readonly PROVINCE: "PROVINCE";
    readonly REGION: "REGION";
    readonly PREFECTURE: "PREFECTURE";
    readonly COUNTY: "COUNTY";
    readonly EMIRATE: "EMIRATE";
};
/**
 * What a country calls the parts that addresses name.
 */
export type StateName = typeof StateName[keyof typeof StateName];
/**
 * How the store looks. What is null is the page's own choice.
 */
export type StorefrontBranding = {
    colors: StorefrontColors;
    font: BrandingFont | null;
    /**
     * How round corners are, in pixels.
     */
    radius: number | null;
    /**
     * The small picture of a browser's tab.
     */
    icon: StorefrontImage | null;
};
/**
 * The colors of the store. `background` and `text` are both there, or neither.
 */
export type StorefrontColors = {
    /**
     * Of buttons and of what is chosen.
     */
    accent: Color | null;
    /**
     * Of texts on `accent`: black or white, whichever is read more easily; null without `accent`.
     */
    accentText: Color | null;
    /**
     * Behind everything.
     */
    background: Color | null;
    /**
     * Of texts.
     */
    text: Color | null;
};
/**
 * How soon the smallest quantity can be had; of a product, of the variant that can be had soonest. BACKORDER can be ordered and is delivered later; OUT_OF_STOCK cannot be ordered.
 */
export declare const StorefrontAvailability: {
    readonly IN_STOCK: "IN_STOCK";
    readonly LOW_STOCK: "LOW_STOCK";
    readonly BACKORDER: "BACKORDER";
    readonly OUT_OF_STOCK: "OUT_OF_STOCK";
};
/**
 * How soon the smallest quantity can be had; of a product, of the variant that can be had soonest. BACKORDER can be ordered and is delivered later; OUT_OF_STOCK cannot be ordered.
 */
export type StorefrontAvailability = typeof StorefrontAvailability[keyof typeof StorefrontAvailability];
/**
 * A published collection.
 */
export type StorefrontCollection = {
    collectionId: CollectionId;
    /**
     * The name in the language asked for, else in the store's main language.
     */
    name: string;
    slug: Slug;
    description: Html | null;
    media: StorefrontImage | null;
    /**
     * The collection above it; null at the top.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Place among its siblings.
     */
    position: number;
    /**
     * Published products in it; may be minutes old.
     */
    productCount: Count;
    seo: Seo;
    /**
     * When it last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * All published collections.
 */
export type StorefrontCollectionList = {
    /**
     * The storefront collections.
     */
    items: Array<StorefrontCollection>;
};
/**
 * A field of the store's own that a buyer fills in.
 */
export type StorefrontCustomField = {
    /**
     * ORDER: with the checkout. ORDER_LINE: with what is put into the cart.
     */
    object: 'ORDER' | 'ORDER_LINE';
    /**
     * The field's name for programs, unique for its kind of object.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Shown to people.
     */
    name: string;
    /**
     * Whether there has to be a value.
     */
    isRequired: boolean;
};
/**
 * An image to show.
 */
export type StorefrontImage = {
    /**
     * Where the file is.
     */
    url: Url;
    /**
     * Text for those who cannot see it.
     */
    altText: string | null;
    /**
     * In pixels; null where it is not known.
     */
    width: number | null;
    /**
     * In pixels; null where it is not known.
     */
    height: number | null;
    /**
     * The same image in smaller sizes, for `srcset`; empty while they are made.
     */
    sources: Array<MediaVariant>;
};
/**
 * An image, video or document of a product.
 */
export type StorefrontMedia = {
    mediaId: MediaId;
    mediaType: MediaType;
    /**
     * Where the file is.
     */
    url: Url;
    /**
     * A smaller image; null for a document.
     */
    thumbnailUrl: Url | null;
    /**
     * Text for those who cannot see it.
     */
    altText: string | null;
    /**
     * In pixels.
     */
    width: number | null;
    /**
     * In pixels.
     */
    height: number | null;
    /**
     * Length of a video.
     */
    durationSeconds: number | null;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * Smaller versions of an image, the widest first, for a page to choose from.
     */
    variants: Array<MediaVariant>;
};
/**
 * That the buyer agrees to later charges, and to which. It is kept with the time and the sender of the request as evidence of the mandate.
 */
export type SubscriptionConsentInput = {
    /**
     * The words that the buyer agreed to, as they were shown: what is charged, how often, and how to cancel.
     */
    text: string;
    /**
     * What was shown for each plan of the cart, each once.
     */
    recurring: Array<SubscriptionConsentPlan>;
};
/**
 * What the buyer was shown for one plan.
 */
export type SubscriptionConsentPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The `grandTotal` of the plan in the cart's `recurring`.
     */
    grandTotal: PositiveMoney;
};
/**
 * How a product can be subscribed to.
 */
export type StorefrontSubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name as customers see it.
     */
    name: string;
    intervalUnit: IntervalUnit;
    /**
     * Every how many units of `intervalUnit` it renews.
     */
    intervalCount: number;
    /**
     * Cycles before it can be canceled; null = none.
     */
    minCycles: number | null;
    /**
     * Cycles after which it ends; null = endless.
     */
    maxCycles: number | null;
    /**
     * Days before the first charge.
     */
    trialDays: number;
    /**
     * Cycles paid for with one charge.
     */
    prepaidCycles: number;
    pricing: SubscriptionPlanPricing;
    shippingPolicy: SubscriptionShippingPolicy;
    /**
     * Whether customers may skip a renewal.
     */
    allowSkip: boolean;
    /**
     * Whether customers may pause.
     */
    allowPause: boolean;
    /**
     * Whether a line can be swapped for another variant.
     */
    allowSwap: boolean;
    /**
     * Whether customers may change quantities.
     */
    allowQuantityChange: boolean;
    cancelPolicy: SubscriptionCancelPolicy;
};
/**
 * A price with a plan.
 */
export type StorefrontSubscriptionPrice = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * Price of one unit in the first cycle.
     */
    price: PositiveMoney;
};
/**
 * What can be put into the cart. Amounts are in the product's currency.
 */
export type StorefrontVariant = {
    variantId: VariantId;
    sku: Sku;
    /**
     * GTIN or other barcode.
     */
    barcode: string | null;
    /**
     * The chosen option values, as in `White / Large`.
     */
    name: string;
    /**
     * One value for each of the product's options.
     */
    optionValues: Array<VariantOptionValue>;
    /**
     * From 0, in the order shown.
     */
    position: number;
    /**
     * Price of one unit bought once; null when the variant is sold in a subscription only.
     */
    price: PositiveMoney | null;
    /**
     * The price it is compared with; null when it is not reduced.
     */
    compareAtPrice: PositiveMoney | null;
    /**
     * Lower prices from a quantity on, ascending.
     */
    volumePrices: Array<StorefrontVolumePrice>;
    /**
     * The price with each plan.
     */
    subscriptionPrices: Array<StorefrontSubscriptionPrice>;
    availability: StorefrontAvailability;
    /**
     * Units that can be ordered now; null when stock is not counted.
     */
    availableQuantity: Count | null;
    /**
     * When more is expected.
     */
    expectedOn: Timestamp | null;
    /**
     * Of one unit, in `weightUnit`.
     */
    weight: Decimal | null;
    weightUnit: WeightUnit;
    /**
     * In `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * In `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * In `dimensionUnit`.
     */
    height: Decimal | null;
    dimensionUnit: DimensionUnit;
    /**
     * Those of the product's media that show this variant.
     */
    mediaIds: Array<MediaId>;
    /**
     * Fields of the store's own, as its settings define them.
     */
    customFields: Array<CustomField>;
};
/**
 * A price from a quantity on.
 */
export type StorefrontVolumePrice = {
    /**
     * From how many units on the price holds.
     */
    minQuantity: Quantity;
    /**
     * Price of one unit.
     */
    price: PositiveMoney;
};
/**
 * Where to mail a new pin.
 */
export type VerifyEmailPinResend = {
    email: Email;
};
/**
 * Id of one line of a cart.
 */
export type CartItemId = number;
export type UpdateCartData = {
    body: CartUpdate;
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
    url: '/customer/cart';
};
export type UpdateCartErrors = Pick<Failures, 400 | 401 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateCartError = UpdateCartErrors[keyof UpdateCartErrors];
export type UpdateCartResponses = {
    /**
     * The cart after the change.
     */
    200: Cart;
};
export type UpdateCartResponse = UpdateCartResponses[keyof UpdateCartResponses];
export type DeleteCartItemData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The line to remove.
         */
        cartItemId: CartItemId;
    };
    url: '/customer/cart/item';
};
export type DeleteCartItemErrors = Pick<Failures, 400 | 401 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCartItemError = DeleteCartItemErrors[keyof DeleteCartItemErrors];
export type DeleteCartItemResponses = {
    /**
     * The cart after the change.
     */
    200: Cart;
};
export type DeleteCartItemResponse = DeleteCartItemResponses[keyof DeleteCartItemResponses];
export type UpdateCartItemData = {
    body: CartItemUpdate;
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
    url: '/customer/cart/item';
};
export type UpdateCartItemErrors = Pick<Failures, 400 | 401 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateCartItemError = UpdateCartItemErrors[keyof UpdateCartItemErrors];
export type UpdateCartItemResponses = {
    /**
     * The cart after the change.
     */
    200: Cart;
};
export type UpdateCartItemResponse = UpdateCartItemResponses[keyof UpdateCartItemResponses];
export type CreateCartItemData = {
    body: CartItemCreate;
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
    url: '/customer/cart/item';
};
export type CreateCartItemErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateCartItemError = CreateCartItemErrors[keyof CreateCartItemErrors];
export type CreateCartItemResponses = {
    /**
     * The cart.
     */
    200: Cart;
};
export type CreateCartItemResponse = CreateCartItemResponses[keyof CreateCartItemResponses];
export type SetCartItemsData = {
    body: CartItemsSet;
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
    url: '/customer/cart/item/all';
};
export type SetCartItemsErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type SetCartItemsError = SetCartItemsErrors[keyof SetCartItemsErrors];
export type SetCartItemsResponses = {
    /**
     * The cart after the change.
     */
    200: Cart;
};
export type SetCartItemsResponse = SetCartItemsResponses[keyof SetCartItemsResponses];
export type GetCartSummaryData = {
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
         * One of the customer's saved addresses as the destination. Not together with the members of a destination.
         */
        customerAddressId?: CustomerAddressId | undefined;
        /**
         * Country of the destination.
         */
        countryCode?: CountryCode | undefined;
        /**
         * State or province of the destination, where the country has them.
         */
        stateProvince?: string | undefined;
        /**
         * Postal code of the destination.
         */
        postalCode?: string | undefined;
        /**
         * The shipping method to compute the totals with.
         */
        shippingMethodId?: ShippingMethodId | undefined;
    } | undefined;
    url: '/customer/cart/summary';
};
export type GetCartSummaryErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
export type GetCartSummaryError = GetCartSummaryErrors[keyof GetCartSummaryErrors];
export type GetCartSummaryResponses = {
    /**
     * The cart.
     */
    200: Cart;
};
export type GetCartSummaryResponse = GetCartSummaryResponses[keyof GetCartSummaryResponses];
export type DeleteCartCouponData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The coupon code (case-insensitive).
         */
        code: string;
    };
    url: '/customer/cart/coupon';
};
export type DeleteCartCouponErrors = Pick<Failures, 400 | 401 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCartCouponError = DeleteCartCouponErrors[keyof DeleteCartCouponErrors];
export type DeleteCartCouponResponses = {
    /**
     * The cart without the coupon.
     */
    200: Cart;
};
export type DeleteCartCouponResponse = DeleteCartCouponResponses[keyof DeleteCartCouponResponses];
export type CreateCartCouponData = {
    body: CartCouponCreate;
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
    url: '/customer/cart/coupon';
};
export type CreateCartCouponErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateCartCouponError = CreateCartCouponErrors[keyof CreateCartCouponErrors];
export type CreateCartCouponResponses = {
    /**
     * The cart with the coupon.
     */
    200: Cart;
};
export type CreateCartCouponResponse = CreateCartCouponResponses[keyof CreateCartCouponResponses];
export type MergeCartData = {
    body?: never;
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
    url: '/customer/cart/merge';
};
export type MergeCartErrors = Pick<Failures, 400 | 401 | 404 | 409 | 422 | 429 | 500 | 503>;
export type MergeCartError = MergeCartErrors[keyof MergeCartErrors];
export type MergeCartResponses = {
    /**
     * The customer's cart.
     */
    200: Cart;
};
export type MergeCartResponse = MergeCartResponses[keyof MergeCartResponses];
export type ListCheckoutPaymentMethodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The billing country, where a provider serves only some; default the cart's, else the store's.
         */
        countryCode?: CountryCode | undefined;
    } | undefined;
    url: '/customer/checkout/payment-methods';
};
export type ListCheckoutPaymentMethodsErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type ListCheckoutPaymentMethodsError = ListCheckoutPaymentMethodsErrors[keyof ListCheckoutPaymentMethodsErrors];
export type ListCheckoutPaymentMethodsResponses = {
    /**
     * The payment methods.
     */
    200: CheckoutPaymentMethodList;
};
export type ListCheckoutPaymentMethodsResponse = ListCheckoutPaymentMethodsResponses[keyof ListCheckoutPaymentMethodsResponses];
export type ListCheckoutShippingMethodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * One of the customer's saved addresses as the destination. Not together with the members of a destination.
         */
        customerAddressId?: CustomerAddressId | undefined;
        /**
         * Country of the destination.
         */
        countryCode?: CountryCode | undefined;
        /**
         * State or province of the destination, where the country has them.
         */
        stateProvince?: string | undefined;
        /**
         * Postal code of the destination.
         */
        postalCode?: string | undefined;
    } | undefined;
    url: '/customer/checkout/shipping-methods';
};
export type ListCheckoutShippingMethodsErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
export type ListCheckoutShippingMethodsError = ListCheckoutShippingMethodsErrors[keyof ListCheckoutShippingMethodsErrors];
export type ListCheckoutShippingMethodsResponses = {
    /**
     * The shipping methods.
     */
    200: CheckoutShippingMethodList;
};
export type ListCheckoutShippingMethodsResponse = ListCheckoutShippingMethodsResponses[keyof ListCheckoutShippingMethodsResponses];
export type CancelCheckoutData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The cart that is being checked out.
         */
        cartId: CartId;
    };
    url: '/customer/checkout';
};
export type CancelCheckoutErrors = Pick<Failures, 400 | 401 | 404 | 409 | 429 | 500 | 503>;
export type CancelCheckoutError = CancelCheckoutErrors[keyof CancelCheckoutErrors];
export type CancelCheckoutResponses = {
    /**
     * The active cart.
     */
    200: Cart;
};
export type CancelCheckoutResponse = CancelCheckoutResponses[keyof CancelCheckoutResponses];
export type CheckoutCartData = {
    body: CartCheckout;
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
    url: '/customer/checkout';
};
export type CheckoutCartErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CheckoutCartError = CheckoutCartErrors[keyof CheckoutCartErrors];
export type CheckoutCartResponses = {
    /**
     * The placed order.
     */
    200: CheckoutResult;
};
export type CheckoutCartResponse = CheckoutCartResponses[keyof CheckoutCartResponses];
export type CreateCheckoutLinkData = {
    body: CheckoutLinkCreate;
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
    url: '/customer/checkout/link';
};
export type CreateCheckoutLinkErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type CreateCheckoutLinkError = CreateCheckoutLinkErrors[keyof CreateCheckoutLinkErrors];
export type CreateCheckoutLinkResponses = {
    /**
     * The link.
     */
    200: CheckoutLink;
};
export type CreateCheckoutLinkResponse = CreateCheckoutLinkResponses[keyof CreateCheckoutLinkResponses];
export type CreateCheckoutSessionData = {
    body?: never;
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
    url: '/customer/checkout/session';
};
export type CreateCheckoutSessionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
export type CreateCheckoutSessionError = CreateCheckoutSessionErrors[keyof CreateCheckoutSessionErrors];
export type CreateCheckoutSessionResponses = {
    /**
     * The session.
     */
    200: CheckoutSession;
};
export type CreateCheckoutSessionResponse = CreateCheckoutSessionResponses[keyof CreateCheckoutSessionResponses];
export type CreateCryptoPaymentLinkData = {
    body: CryptoPaymentLinkCreate;
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
    url: '/customer/checkout/crypto-payment-link';
};
export type CreateCryptoPaymentLinkErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateCryptoPaymentLinkError = CreateCryptoPaymentLinkErrors[keyof CreateCryptoPaymentLinkErrors];
export type CreateCryptoPaymentLinkResponses = {
    /**
     * The link.
     */
    200: CryptoPaymentLink;
};
export type CreateCryptoPaymentLinkResponse = CreateCryptoPaymentLinkResponses[keyof CreateCryptoPaymentLinkResponses];
export type ListCollectionsData = {
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
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/collection/all';
};
export type ListCollectionsErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListCollectionsError = ListCollectionsErrors[keyof ListCollectionsErrors];
export type ListCollectionsResponses = {
    /**
     * The collections.
     */
    200: StorefrontCollectionList;
};
export type ListCollectionsResponse = ListCollectionsResponses[keyof ListCollectionsResponses];
export type ListCountriesData = {
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
         * Language of the countries' names; default the store's.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/country/all';
};
export type ListCountriesErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListCountriesError = ListCountriesErrors[keyof ListCountriesErrors];
export type ListCountriesResponses = {
    /**
     * The countries.
     */
    200: StorefrontCountryList;
};
export type ListCountriesResponse = ListCountriesResponses[keyof ListCountriesResponses];
export type GetCustomerPaymentMethodIntentData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The payment provider; default the store's default provider.
         */
        paymentProviderId?: PaymentProviderId | undefined;
    } | undefined;
    url: '/customer/customer-payment-method/intent';
};
export type GetCustomerPaymentMethodIntentErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
export type GetCustomerPaymentMethodIntentError = GetCustomerPaymentMethodIntentErrors[keyof GetCustomerPaymentMethodIntentErrors];
export type GetCustomerPaymentMethodIntentResponses = {
    /**
     * The intent.
     */
    200: CustomerPaymentMethodIntent;
};
export type GetCustomerPaymentMethodIntentResponse = GetCustomerPaymentMethodIntentResponses[keyof GetCustomerPaymentMethodIntentResponses];
export type DeleteCustomerPaymentMethodData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The payment method to remove.
         */
        customerPaymentMethodId: CustomerPaymentMethodId;
    };
    url: '/customer/customer-payment-method';
};
export type DeleteCustomerPaymentMethodErrors = Pick<Failures, 400 | 401 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCustomerPaymentMethodError = DeleteCustomerPaymentMethodErrors[keyof DeleteCustomerPaymentMethodErrors];
export type DeleteCustomerPaymentMethodResponses = {
    /**
     * The payment method is removed.
     */
    204: void;
};
export type DeleteCustomerPaymentMethodResponse = DeleteCustomerPaymentMethodResponses[keyof DeleteCustomerPaymentMethodResponses];
export type CreateCustomerPaymentMethodData = {
    body: CustomerPaymentMethodCreate;
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
    url: '/customer/customer-payment-method';
};
export type CreateCustomerPaymentMethodErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type CreateCustomerPaymentMethodError = CreateCustomerPaymentMethodErrors[keyof CreateCustomerPaymentMethodErrors];
export type CreateCustomerPaymentMethodResponses = {
    /**
     * The saved payment method.
     */
    200: PublicCustomerPaymentMethod;
};
export type CreateCustomerPaymentMethodResponse = CreateCustomerPaymentMethodResponses[keyof CreateCustomerPaymentMethodResponses];
export type ListCustomerPaymentMethodsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer/customer-payment-method/all';
};
export type ListCustomerPaymentMethodsErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListCustomerPaymentMethodsError = ListCustomerPaymentMethodsErrors[keyof ListCustomerPaymentMethodsErrors];
export type ListCustomerPaymentMethodsResponses = {
    /**
     * The payment methods.
     */
    200: PublicCustomerPaymentMethodList;
};
export type ListCustomerPaymentMethodsResponse = ListCustomerPaymentMethodsResponses[keyof ListCustomerPaymentMethodsResponses];
export type SetDefaultCustomerPaymentMethodData = {
    body: CustomerPaymentMethodSetDefault;
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
    url: '/customer/customer-payment-method/default';
};
export type SetDefaultCustomerPaymentMethodErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type SetDefaultCustomerPaymentMethodError = SetDefaultCustomerPaymentMethodErrors[keyof SetDefaultCustomerPaymentMethodErrors];
export type SetDefaultCustomerPaymentMethodResponses = {
    /**
     * The default payment method.
     */
    200: PublicCustomerPaymentMethod;
};
export type SetDefaultCustomerPaymentMethodResponse = SetDefaultCustomerPaymentMethodResponses[keyof SetDefaultCustomerPaymentMethodResponses];
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
         * The order's id. Exactly one of `orderId` and `orderNumber`; a guest may leave both out.
         */
        orderId?: OrderId | undefined;
        /**
         * The order's number.
         */
        orderNumber?: OrderNumber | undefined;
    } | undefined;
    url: '/customer/order';
};
export type GetOrderErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetOrderError = GetOrderErrors[keyof GetOrderErrors];
export type GetOrderResponses = {
    /**
     * The order.
     */
    200: CustomerOrder;
};
export type GetOrderResponse = GetOrderResponses[keyof GetOrderResponses];
export type LookUpOrderData = {
    body: OrderLookup;
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
    url: '/customer/order/lookup';
};
export type LookUpOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type LookUpOrderError = LookUpOrderErrors[keyof LookUpOrderErrors];
export type LookUpOrderResponses = {
    /**
     * The request was accepted.
     */
    204: void;
};
export type LookUpOrderResponse = LookUpOrderResponses[keyof LookUpOrderResponses];
export type OpenOrderData = {
    body: OrderOpen;
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
    url: '/customer/order/open';
};
export type OpenOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type OpenOrderError = OpenOrderErrors[keyof OpenOrderErrors];
export type OpenOrderResponses = {
    /**
     * The token.
     */
    200: OrderAccess;
};
export type OpenOrderResponse = OpenOrderResponses[keyof OpenOrderResponses];
export type GetOrderSummaryData = {
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
         * The order's id. Exactly one of `orderId` and `orderNumber`; a guest may leave both out.
         */
        orderId?: OrderId | undefined;
        /**
         * The order's number.
         */
        orderNumber?: OrderNumber | undefined;
    } | undefined;
    url: '/customer/order/summary';
};
export type GetOrderSummaryErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetOrderSummaryError = GetOrderSummaryErrors[keyof GetOrderSummaryErrors];
export type GetOrderSummaryResponses = {
    /**
     * The summary.
     */
    200: OrderSummary;
};
export type GetOrderSummaryResponse = GetOrderSummaryResponses[keyof GetOrderSummaryResponses];
export type GetOrderDueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer/order/due';
};
export type GetOrderDueErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type GetOrderDueError = GetOrderDueErrors[keyof GetOrderDueErrors];
export type GetOrderDueResponses = {
    /**
     * What is due.
     */
    200: OrderDue;
};
export type GetOrderDueResponse = GetOrderDueResponses[keyof GetOrderDueResponses];
export type PayOrderData = {
    body: OrderPay;
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
    url: '/customer/order/pay';
};
export type PayOrderErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PayOrderError = PayOrderErrors[keyof PayOrderErrors];
export type PayOrderResponses = {
    /**
     * The order, and what the buyer still has to do.
     */
    200: CheckoutResult;
};
export type PayOrderResponse = PayOrderResponses[keyof PayOrderResponses];
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
         * The order of the list; default `-orderDate`.
         */
        sort?: PublicOrderSort | undefined;
        /**
         * Only orders with this payment status; several, separated by commas: any of them.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status; several, separated by commas: any of them.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders placed at this time or later.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
    } | undefined;
    url: '/customer/order/paged';
};
export type ListOrdersErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListOrdersError = ListOrdersErrors[keyof ListOrdersErrors];
export type ListOrdersResponses = {
    /**
     * One page of orders.
     */
    200: PublicOrderPage;
};
export type ListOrdersResponse = ListOrdersResponses[keyof ListOrdersResponses];
export type GetProductCardData = {
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
         * The product's id. Exactly one of `productId` and `slug`.
         */
        productId?: ProductId | undefined;
        /**
         * The product's slug.
         */
        slug?: Slug | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/card';
};
export type GetProductCardErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
export type GetProductCardError = GetProductCardErrors[keyof GetProductCardErrors];
export type GetProductCardResponses = {
    /**
     * The product card.
     */
    200: ProductCard;
};
export type GetProductCardResponse = GetProductCardResponses[keyof GetProductCardResponses];
export type GetProductData = {
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
         * The product's id. Exactly one of `productId` and `slug`.
         */
        productId?: ProductId | undefined;
        /**
         * The product's slug.
         */
        slug?: Slug | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product';
};
export type GetProductErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
export type GetProductError = GetProductErrors[keyof GetProductErrors];
export type GetProductResponses = {
    /**
     * The product.
     */
    200: ProductDetails;
};
export type GetProductResponse = GetProductResponses[keyof GetProductResponses];
export type ListProductsData = {
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
         * The order of the list.
         */
        sort?: ProductCardSort | undefined;
        /**
         * Only the product with this id; several, separated by commas: any of them. Those that the caller may not see are left out.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only products with a variant for sale that has this value of an option, as `Color:White` (case-insensitive). One or several, separated by commas: of one option any of its values, of different options all, in one variant.
         */
        option?: Array<string> | undefined;
        /**
         * Only products of this collection. At most one of `collectionId` and `collectionSlug`; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products of the collection with this slug; several, separated by commas: any of them.
         */
        collectionSlug?: Array<Slug> | undefined;
        /**
         * Only products of this type; several, separated by commas: any of them.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products of this brand (whole name, case-insensitive).
         */
        brand?: string | undefined;
        /**
         * Only products with this tag (case-insensitive); several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with a variant at this price or above.
         */
        priceMin?: PositiveMoney | undefined;
        /**
         * Only products with a variant at this price or below.
         */
        priceMax?: PositiveMoney | undefined;
        /**
         * true = only products that can be ordered now, false = only those that cannot.
         */
        inStock?: boolean | undefined;
        /**
         * true = only products that can be subscribed to, false = only those that cannot.
         */
        isSubscribable?: boolean | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/paged';
};
export type ListProductsErrors = Pick<Failures, 400 | 401 | 422 | 429 | 500 | 503>;
export type ListProductsError = ListProductsErrors[keyof ListProductsErrors];
export type ListProductsResponses = {
    /**
     * One page of product cards.
     */
    200: ProductCardPage;
};
export type ListProductsResponse = ListProductsResponses[keyof ListProductsResponses];
export type GetProductFacetsData = {
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
         * Words to search for, without regard to case. The operation's description says in which fields.
         */
        search?: string | undefined;
        /**
         * Only the product with this id; several, separated by commas: any of them. Those that the caller may not see are left out.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only products with a variant for sale that has this value of an option, as `Color:White` (case-insensitive). One or several, separated by commas: of one option any of its values, of different options all, in one variant.
         */
        option?: Array<string> | undefined;
        /**
         * Only products of this collection. At most one of `collectionId` and `collectionSlug`; several, separated by commas: any of them.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products of the collection with this slug; several, separated by commas: any of them.
         */
        collectionSlug?: Array<Slug> | undefined;
        /**
         * Only products of this type; several, separated by commas: any of them.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products of this brand (whole name, case-insensitive).
         */
        brand?: string | undefined;
        /**
         * Only products with this tag (case-insensitive); several, separated by commas: any of them.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with a variant at this price or above.
         */
        priceMin?: PositiveMoney | undefined;
        /**
         * Only products with a variant at this price or below.
         */
        priceMax?: PositiveMoney | undefined;
        /**
         * true = only products that can be ordered now, false = only those that cannot.
         */
        inStock?: boolean | undefined;
        /**
         * true = only products that can be subscribed to, false = only those that cannot.
         */
        isSubscribable?: boolean | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/facets';
};
export type GetProductFacetsErrors = Pick<Failures, 400 | 401 | 422 | 429 | 500 | 503>;
export type GetProductFacetsError = GetProductFacetsErrors[keyof GetProductFacetsErrors];
export type GetProductFacetsResponses = {
    /**
     * The facets.
     */
    200: ProductFacets;
};
export type GetProductFacetsResponse = GetProductFacetsResponses[keyof GetProductFacetsResponses];
export type SuggestProductsData = {
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
         * What was typed so far.
         */
        search: string;
        /**
         * How many there may be of each kind.
         */
        limit?: number | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); default the store's.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    };
    url: '/customer/product/suggest';
};
export type SuggestProductsErrors = Pick<Failures, 400 | 401 | 422 | 429 | 500 | 503>;
export type SuggestProductsError = SuggestProductsErrors[keyof SuggestProductsErrors];
export type SuggestProductsResponses = {
    /**
     * The suggestions.
     */
    200: ProductSuggestions;
};
export type SuggestProductsResponse = SuggestProductsResponses[keyof SuggestProductsResponses];
export type GetReferrerData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The code from the referral link.
         */
        referrerCode: string;
    };
    url: '/customer/referrer';
};
export type GetReferrerErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetReferrerError = GetReferrerErrors[keyof GetReferrerErrors];
export type GetReferrerResponses = {
    /**
     * The referrer.
     */
    200: Referrer;
};
export type GetReferrerResponse = GetReferrerResponses[keyof GetReferrerResponses];
export type LoginData = {
    body: CustomerLoginRequest;
    path?: never;
    query?: never;
    url: '/customer/store/login';
};
export type LoginErrors = Pick<Failures, 400 | 401 | 403 | 413 | 415 | 429 | 500 | 503>;
export type LoginError = LoginErrors[keyof LoginErrors];
export type LoginResponses = {
    /**
     * The tokens and the customer.
     */
    200: CustomerLogin;
};
export type LoginResponse = LoginResponses[keyof LoginResponses];
export type RefreshLoginData = {
    body: CustomerLoginRefresh;
    path?: never;
    query?: never;
    url: '/customer/store/refresh';
};
export type RefreshLoginErrors = Pick<Failures, 400 | 401 | 413 | 415 | 429 | 500 | 503>;
export type RefreshLoginError = RefreshLoginErrors[keyof RefreshLoginErrors];
export type RefreshLoginResponses = {
    /**
     * The new tokens and the customer.
     */
    200: CustomerLogin;
};
export type RefreshLoginResponse = RefreshLoginResponses[keyof RefreshLoginResponses];
export type GetStoreOverviewData = {
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
         * Language of the texts; default the store's. Texts without a translation come in the store's default language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/store/overview';
};
export type GetStoreOverviewErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type GetStoreOverviewError = GetStoreOverviewErrors[keyof GetStoreOverviewErrors];
export type GetStoreOverviewResponses = {
    /**
     * The store.
     */
    200: StoreOverview;
};
export type GetStoreOverviewResponse = GetStoreOverviewResponses[keyof GetStoreOverviewResponses];
export type ListSubscriptionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only subscriptions in this status; several, separated by commas: any of them.
         */
        status?: Array<SubscriptionStatus> | undefined;
    } | undefined;
    url: '/customer/subscription/all';
};
export type ListSubscriptionsErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListSubscriptionsError = ListSubscriptionsErrors[keyof ListSubscriptionsErrors];
export type ListSubscriptionsResponses = {
    /**
     * The subscriptions.
     */
    200: PublicSubscriptionList;
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
         * The subscription's id. Exactly one of `subscriptionId` and `subscriptionNumber`.
         */
        subscriptionId?: SubscriptionId | undefined;
        /**
         * The subscription's number.
         */
        subscriptionNumber?: SubscriptionNumber | undefined;
    } | undefined;
    url: '/customer/subscription';
};
export type GetSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetSubscriptionError = GetSubscriptionErrors[keyof GetSubscriptionErrors];
export type GetSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: CustomerSubscription;
};
export type GetSubscriptionResponse = GetSubscriptionResponses[keyof GetSubscriptionResponses];
export type UpdateSubscriptionData = {
    body: CustomerSubscriptionUpdate;
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
    url: '/customer/subscription';
};
export type UpdateSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateSubscriptionError = UpdateSubscriptionErrors[keyof UpdateSubscriptionErrors];
export type UpdateSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: CustomerSubscription;
};
export type UpdateSubscriptionResponse = UpdateSubscriptionResponses[keyof UpdateSubscriptionResponses];
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
    url: '/customer/subscription/estimate';
};
export type GetSubscriptionEstimateErrors = Pick<Failures, 400 | 401 | 404 | 409 | 422 | 429 | 500 | 503>;
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
    url: '/customer/subscription/upcoming/all';
};
export type ListUpcomingSubscriptionCyclesErrors = Pick<Failures, 400 | 401 | 404 | 422 | 429 | 500 | 503>;
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
    url: '/customer/subscription/history/paged';
};
export type ListSubscriptionHistoryErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type ListSubscriptionHistoryError = ListSubscriptionHistoryErrors[keyof ListSubscriptionHistoryErrors];
export type ListSubscriptionHistoryResponses = {
    /**
     * One page of the history.
     */
    200: CustomerSubscriptionHistoryPage;
};
export type ListSubscriptionHistoryResponse = ListSubscriptionHistoryResponses[keyof ListSubscriptionHistoryResponses];
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
    url: '/customer/subscription/cancel';
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
     * The canceled subscription.
     */
    200: CustomerSubscription;
};
export type CancelSubscriptionResponse = CancelSubscriptionResponses[keyof CancelSubscriptionResponses];
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
    url: '/customer/subscription/pause';
};
export type PauseSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PauseSubscriptionError = PauseSubscriptionErrors[keyof PauseSubscriptionErrors];
export type PauseSubscriptionResponses = {
    /**
     * The paused subscription.
     */
    200: CustomerSubscription;
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
    url: '/customer/subscription/resume';
};
export type ResumeSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ResumeSubscriptionError = ResumeSubscriptionErrors[keyof ResumeSubscriptionErrors];
export type ResumeSubscriptionResponses = {
    /**
     * The active subscription.
     */
    200: CustomerSubscription;
};
export type ResumeSubscriptionResponse = ResumeSubscriptionResponses[keyof ResumeSubscriptionResponses];
export type RetrySubscriptionData = {
    body: CustomerSubscriptionRetry;
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
    url: '/customer/subscription/retry';
};
export type RetrySubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type RetrySubscriptionError = RetrySubscriptionErrors[keyof RetrySubscriptionErrors];
export type RetrySubscriptionResponses = {
    /**
     * The subscription after the renewal, or what is left to do for it.
     */
    200: CustomerSubscriptionRetryResult;
};
export type RetrySubscriptionResponse = RetrySubscriptionResponses[keyof RetrySubscriptionResponses];
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
    url: '/customer/subscription/skip';
};
export type SkipSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type SkipSubscriptionError = SkipSubscriptionErrors[keyof SkipSubscriptionErrors];
export type SkipSubscriptionResponses = {
    /**
     * The subscription with its new next date.
     */
    200: CustomerSubscription;
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
    url: '/customer/subscription/unskip';
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
    200: CustomerSubscription;
};
export type UnskipSubscriptionResponse = UnskipSubscriptionResponses[keyof UnskipSubscriptionResponses];
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
    url: '/customer/subscription/reactivate';
};
export type ReactivateSubscriptionErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ReactivateSubscriptionError = ReactivateSubscriptionErrors[keyof ReactivateSubscriptionErrors];
export type ReactivateSubscriptionResponses = {
    /**
     * The active subscription.
     */
    200: CustomerSubscription;
};
export type ReactivateSubscriptionResponse = ReactivateSubscriptionResponses[keyof ReactivateSubscriptionResponses];
export type UpdateMyUserData = {
    body: CustomerProfileUpdate;
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
    url: '/customer/user';
};
export type UpdateMyUserErrors = Pick<Failures, 400 | 401 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503>;
export type UpdateMyUserError = UpdateMyUserErrors[keyof UpdateMyUserErrors];
export type UpdateMyUserResponses = {
    /**
     * The profile after the change.
     */
    200: CustomerProfile;
};
export type UpdateMyUserResponse = UpdateMyUserResponses[keyof UpdateMyUserResponses];
export type CreateCustomerData = {
    body: CustomerSignUp;
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
    url: '/customer/user';
};
export type CreateCustomerErrors = Pick<Failures, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateCustomerError = CreateCustomerErrors[keyof CreateCustomerErrors];
export type CreateCustomerResponses = {
    /**
     * The new customer and the tokens.
     */
    200: CustomerLogin;
};
export type CreateCustomerResponse = CreateCustomerResponses[keyof CreateCustomerResponses];
export type GetMyUserData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` you have: if the object is still the same the answer is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/customer/user/me';
};
export type GetMyUserErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type GetMyUserError = GetMyUserErrors[keyof GetMyUserErrors];
export type GetMyUserResponses = {
    /**
     * The profile.
     */
    200: CustomerProfile;
};
export type GetMyUserResponse = GetMyUserResponses[keyof GetMyUserResponses];
export type CommitEmailChangeData = {
    body: CustomerEmailChangeCommit;
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
    url: '/customer/user/email-change';
};
export type CommitEmailChangeErrors = Pick<Failures, 400 | 401 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CommitEmailChangeError = CommitEmailChangeErrors[keyof CommitEmailChangeErrors];
export type CommitEmailChangeResponses = {
    /**
     * The profile with the new e-mail.
     */
    200: CustomerProfile;
};
export type CommitEmailChangeResponse = CommitEmailChangeResponses[keyof CommitEmailChangeResponses];
export type RequestEmailChangeData = {
    body: CustomerEmailChangeRequest;
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
    url: '/customer/user/email-change';
};
export type RequestEmailChangeErrors = {
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
export type RequestEmailChangeError = RequestEmailChangeErrors[keyof RequestEmailChangeErrors];
export type RequestEmailChangeResponses = {
    /**
     * The request was accepted.
     */
    204: void;
};
export type RequestEmailChangeResponse = RequestEmailChangeResponses[keyof RequestEmailChangeResponses];
export type LogoutData = {
    body?: never;
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
    url: '/customer/user/logout';
};
export type LogoutErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * Only with an Idempotency-Key: the first request with it still runs. Send it again after Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
export type LogoutError = LogoutErrors[keyof LogoutErrors];
export type LogoutResponses = {
    /**
     * The session has ended.
     */
    204: void;
};
export type LogoutResponse = LogoutResponses[keyof LogoutResponses];
export type CheckEmailAvailableData = {
    body: EmailAvailabilityCheck;
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
    url: '/customer/user/check-available';
};
export type CheckEmailAvailableErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type CheckEmailAvailableError = CheckEmailAvailableErrors[keyof CheckEmailAvailableErrors];
export type CheckEmailAvailableResponses = {
    /**
     * Whether the address is available.
     */
    200: EmailAvailability;
};
export type CheckEmailAvailableResponse = CheckEmailAvailableResponses[keyof CheckEmailAvailableResponses];
export type VerifyPasswordData = {
    body: PasswordVerify;
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
    url: '/customer/user/verify-password';
};
export type VerifyPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type VerifyPasswordError = VerifyPasswordErrors[keyof VerifyPasswordErrors];
export type VerifyPasswordResponses = {
    /**
     * Whether the password is right.
     */
    200: PasswordVerification;
};
export type VerifyPasswordResponse = VerifyPasswordResponses[keyof VerifyPasswordResponses];
export type ResendVerifyEmailPinData = {
    body: VerifyEmailPinResend;
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
    url: '/customer/user/resend-verify-email-pin';
};
export type ResendVerifyEmailPinErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type ResendVerifyEmailPinError = ResendVerifyEmailPinErrors[keyof ResendVerifyEmailPinErrors];
export type ResendVerifyEmailPinResponses = {
    /**
     * The request was accepted.
     */
    204: void;
};
export type ResendVerifyEmailPinResponse = ResendVerifyEmailPinResponses[keyof ResendVerifyEmailPinResponses];
export type ForgotPasswordData = {
    body: PasswordForgot;
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
    url: '/customer/user/forgot-password';
};
export type ForgotPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type ForgotPasswordError = ForgotPasswordErrors[keyof ForgotPasswordErrors];
export type ForgotPasswordResponses = {
    /**
     * The request was accepted.
     */
    204: void;
};
export type ForgotPasswordResponse = ForgotPasswordResponses[keyof ForgotPasswordResponses];
export type ChangePasswordData = {
    body: PasswordChange;
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
    url: '/customer/user/change-password';
};
export type ChangePasswordErrors = {
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
export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];
export type ChangePasswordResponses = {
    /**
     * The password was changed.
     */
    204: void;
};
export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];
export type ResetPasswordData = {
    body: PasswordReset;
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
    url: '/customer/user/reset-password';
};
export type ResetPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];
export type ResetPasswordResponses = {
    /**
     * The password was set.
     */
    204: void;
};
export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];
export type VerifyEmailData = {
    body: EmailVerify;
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
    url: '/customer/user/verify-email';
};
export type VerifyEmailErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type VerifyEmailError = VerifyEmailErrors[keyof VerifyEmailErrors];
export type VerifyEmailResponses = {
    /**
     * The address is verified.
     */
    204: void;
};
export type VerifyEmailResponse = VerifyEmailResponses[keyof VerifyEmailResponses];
export type DeleteMeData = {
    body: CustomerDelete;
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
    url: '/customer/user/delete-me';
};
export type DeleteMeErrors = {
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
export type DeleteMeError = DeleteMeErrors[keyof DeleteMeErrors];
export type DeleteMeResponses = {
    /**
     * The customer is deactivated.
     */
    204: void;
};
export type DeleteMeResponse = DeleteMeResponses[keyof DeleteMeResponses];
export type GetCommissionSsoUrlData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where the provider sends the customer back to; an address of the store's own domain or of an allowed origin, otherwise 422 `invalid_value`.
         */
        returnTo?: Url | undefined;
    } | undefined;
    url: '/customer/user/commission-sso-url';
};
export type GetCommissionSsoUrlErrors = Pick<Failures, 400 | 401 | 422 | 429 | 500 | 503>;
export type GetCommissionSsoUrlError = GetCommissionSsoUrlErrors[keyof GetCommissionSsoUrlErrors];
export type GetCommissionSsoUrlResponses = {
    /**
     * The link.
     */
    200: CommissionSsoUrl;
};
export type GetCommissionSsoUrlResponse = GetCommissionSsoUrlResponses[keyof GetCommissionSsoUrlResponses];
export type ListCustomerAddressesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer/user-address/all';
};
export type ListCustomerAddressesErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListCustomerAddressesError = ListCustomerAddressesErrors[keyof ListCustomerAddressesErrors];
export type ListCustomerAddressesResponses = {
    /**
     * The addresses.
     */
    200: PublicCustomerAddressList;
};
export type ListCustomerAddressesResponse = ListCustomerAddressesResponses[keyof ListCustomerAddressesResponses];
export type DeleteCustomerAddressData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The address to remove.
         */
        customerAddressId: CustomerAddressId;
    };
    url: '/customer/user-address';
};
export type DeleteCustomerAddressErrors = Pick<Failures, 400 | 401 | 404 | 409 | 429 | 500 | 503>;
export type DeleteCustomerAddressError = DeleteCustomerAddressErrors[keyof DeleteCustomerAddressErrors];
export type DeleteCustomerAddressResponses = {
    /**
     * The address is removed.
     */
    204: void;
};
export type DeleteCustomerAddressResponse = DeleteCustomerAddressResponses[keyof DeleteCustomerAddressResponses];
export type UpdateCustomerAddressData = {
    body: CustomerAddressUpdate;
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
    url: '/customer/user-address';
};
export type UpdateCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type UpdateCustomerAddressError = UpdateCustomerAddressErrors[keyof UpdateCustomerAddressErrors];
export type UpdateCustomerAddressResponses = {
    /**
     * The address after the change.
     */
    200: PublicCustomerAddress;
};
export type UpdateCustomerAddressResponse = UpdateCustomerAddressResponses[keyof UpdateCustomerAddressResponses];
export type CreateCustomerAddressData = {
    body: CustomerAddressCreate;
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
    url: '/customer/user-address';
};
export type CreateCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type CreateCustomerAddressError = CreateCustomerAddressErrors[keyof CreateCustomerAddressErrors];
export type CreateCustomerAddressResponses = {
    /**
     * The saved address.
     */
    200: PublicCustomerAddress;
};
export type CreateCustomerAddressResponse = CreateCustomerAddressResponses[keyof CreateCustomerAddressResponses];
export type SetDefaultCustomerAddressData = {
    body: CustomerAddressSetDefault;
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
    url: '/customer/user-address/default';
};
export type SetDefaultCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every field at fault. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * No credential, or not a valid one. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type SetDefaultCustomerAddressError = SetDefaultCustomerAddressErrors[keyof SetDefaultCustomerAddressErrors];
export type SetDefaultCustomerAddressResponses = {
    /**
     * The default address.
     */
    200: PublicCustomerAddress;
};
export type SetDefaultCustomerAddressResponse = SetDefaultCustomerAddressResponses[keyof SetDefaultCustomerAddressResponses];
