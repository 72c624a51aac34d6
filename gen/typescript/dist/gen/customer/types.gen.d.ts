import type { AccountTypeId, AccountTypeSignUpMode, ActorType, Address, AddressInput, AnnouncedPrices, BrandingFont, CartId, CartItemId, CollectionId, Color, CommissionProviderId, Count, CountryCode, CouponRefusal, CurrencyCode, CustomField, CustomFieldInput, CustomFieldType, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DeclineCode, DimensionUnit, DunningState, Email, Failures, FulfillmentStatus, GiftCardDelivery, GiftCardId, Html, IntervalUnit, InvoiceId, InvoiceType, Language, LanguageCode, LineItemId, MediaId, MediaType, MediaVariant, Money, NextCursor, OrderId, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, PaymentId, PaymentProviderCode, PaymentProviderId, PaymentStatus, PaymentTender, PaymentTransactionStatus, PaymentType, Phone, PhoneNumber, PhoneNumberInput, PolicyType, PositiveMoney, Problem, ProductId, ProductOptionId, ProductOptionValueId, ProductType, ProviderPublicConfig, PublicCustomerAddress, PublicCustomerAddressList, PublicCustomerPaymentMethod, PublicCustomerPaymentMethodList, PublicOrderLine, PublicOrderSort, PublicRefund, PublicShipment, PublicSubscriptionSnapshot, Quantity, RedirectPath, RedirectPathInput, RefundId, ReturnExchangeLine, ReturnExchangeRequestLine, ReturnFee, ReturnId, ReturnKind, ReturnObstacle, ReturnPreviewLine, ReturnRequestLine, ReturnSort, ReturnStatus, Seo, ShippingMethodId, Sku, Slug, StoreAnalytics, StoreCustomerId, StoreId, StoreStatus, SubscriptionAction, SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionEstimate, SubscriptionFailureClass, SubscriptionHistoryAction, SubscriptionHistorySort, SubscriptionId, SubscriptionItemId, SubscriptionItemStatus, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionPlanPricing, SubscriptionReactivate, SubscriptionResume, SubscriptionShippingPolicy, SubscriptionSkip, SubscriptionStatus, SubscriptionUnskip, SubscriptionUpcomingCycle, SubscriptionUpcomingList, TenderType, TimeZone, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, Url, VariantId, VariantOptionValue, Version, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, AccountTypeSignUpMode, ActorType, type Address, type AddressInput, type AnnouncedPrice, type AnnouncedPrices, type ApiVersion, type ApiVersionDate, BrandingFont, type CartId, type CartItemId, type CollectionId, type Color, type CommissionProviderId, type Count, type CountryCode, type CouponRefusal, type CouponRefusalReason, type CurrencyCode, type Cursor, type CustomField, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, type DeclineCode, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type GiftCardDelivery, type GiftCardDeliveryRecipient, type GiftCardId, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, type InvoiceId, InvoiceType, type Language, type LanguageCode, type LineItemId, type MediaId, MediaType, type MediaVariant, type Money, type NextCursor, type OrderId, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type PaymentId, type PaymentProviderCode, type PaymentProviderId, type PaymentStatus, type PaymentTender, PaymentTransactionStatus, PaymentType, type Permission, type Phone, type PhoneNumber, type PhoneNumberInput, PolicyType, type PositiveMoney, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductOptionId, type ProductOptionValueId, ProductType, type ProviderPublicConfig, type PublicCustomerAddress, type PublicCustomerAddressList, type PublicCustomerPaymentMethod, type PublicCustomerPaymentMethodList, type PublicOrderLine, PublicOrderSort, type PublicRefund, type PublicShipment, type PublicShipmentItem, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type Rate, type RedirectPath, type RedirectPathInput, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type ReturnExchangeLine, type ReturnExchangeRequestLine, type ReturnFee, type ReturnFeeKind, type ReturnId, type ReturnKind, type ReturnObstacle, type ReturnPreviewLine, type ReturnRequestLine, ReturnSort, type ReturnStatus, type Search, type Seo, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreAnalytics, type StoreCustomerId, type StoreId, StoreStatus, SubscriptionAction, type SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionFailureClass, type SubscriptionHistoryAction, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionPlanPricing, SubscriptionPricingType, type SubscriptionReactivate, type SubscriptionResume, SubscriptionShippingPolicy, type SubscriptionSkip, SubscriptionStatus, type SubscriptionUnskip, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TenderType, type TimeZone, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, type Version, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * A cart. Money is in `currencyCode`; `unitPrice` and `compareAtPrice` are as shown to the buyer. All other amounts are net of tax, except `lineTax`, `taxTotal`, `grandTotal`, `amountDueToday` and `recurringTotal`.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`.
 * `grandTotal = shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`, in amounts as the storefront shows them.
 */
export type Cart = {
    cartId: CartId;
    /**
     * The guest's secret token, to send as X-Cart-Token. Null means a customer's cart.
     */
    token: string | null;
    /**
     * The fields of the cart that this caller may not read, because the buyer entered them through a checkout link in another session. They are null or empty here and still count: the totals are for the hidden address. Writing one of them replaces it. Empty when the caller may read the whole cart.
     */
    masked: Array<MaskedPart>;
    /**
     * Null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * The customer's e-mail address, or the address that the guest gave at checkout.
     */
    email: Email | null;
    currencyCode: CurrencyCode;
    /**
     * Language of the names in this cart, and of its order. It is the closest of the store's languages to the cart's language, else to the language of the customer's profile, else the store's default. A text without a translation is in another language.
     */
    languageCode: LanguageCode;
    /**
     * ACTIVE: can be changed. CHECKING_OUT: the payment is in progress, and the cart cannot be changed. The cart becomes ACTIVE again when the payment is declined or expires, or `cancelCheckout` cancels it. CONVERTED: became an order. In CHECKING_OUT and CONVERTED, the cart has the lines, names, prices, coupons and totals of its order, whatever changes in the catalog. It has no problems, and only `recurring` is at today's prices. A line that the store added to the order has a `cartItemId` that no operation takes.
     */
    status: 'ACTIVE' | 'CHECKING_OUT' | 'CONVERTED' | 'ABANDONED' | 'EXPIRED';
    /**
     * The lines, oldest first.
     */
    items: Array<CartItem>;
    /**
     * The coupons that were entered or applied automatically, with the discount of each.
     */
    coupons: Array<CartCoupon>;
    /**
     * Whether the buyer agreed to marketing e-mails, in this cart or at its checkout.
     */
    acceptsMarketing: boolean;
    /**
     * Code of the referrer.
     */
    referrerCode: string | null;
    /**
     * The address of the `customerAddressId` in the summary's query, else that from `PATCH /customer/cart` or from the last checkout. A `countryCode` in the query changes the totals only.
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    /**
     * The method from the summary's query, from `PATCH /customer/cart` or from the last checkout. Null means shipping is not in the totals.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * The buyer's note to the store. Null means none yet.
     */
    notes: string | null;
    /**
     * Custom fields of the order that were set so far.
     */
    customFields: Array<CustomField>;
    /**
     * URL to which the checkout page sends the buyer when the order is placed. Null means none is set.
     */
    returnUrl: Url | null;
    /**
     * URL to which the checkout page sends the buyer to change the cart. Null means none is set.
     */
    cancelUrl: Url | null;
    /**
     * Sum of the lines before discounts.
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
     * All taxes, including the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * Total of the order; the `expectedGrandTotal` of the checkout.
     */
    grandTotal: PositiveMoney;
    /**
     * Whether the prices shown to the buyer include tax; a setting of the store.
     */
    pricesIncludeTax: boolean;
    /**
     * Sum of the lines before discounts, as shown to the buyer.
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
     * Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who does not pay the tax that prices include.
     */
    shownTaxTotal: Money;
    /**
     * Amount that is paid at checkout, with stored value or otherwise: `grandTotal`. Lines in a trial cost nothing today and are only in `recurring`.
     */
    amountDueToday: PositiveMoney;
    /**
     * Whether the customer pays with store credit, up to its balance. Always false for a guest. A checkout through a checkout link without the customer's login uses no store credit.
     */
    useStoreCredit: boolean;
    /**
     * Stored value that pays the order, in the order in which it pays. Empty means that no stored value pays. Until the checkout the amounts can fall, because nothing is held.
     */
    tenders: Array<CartTender>;
    /**
     * Part of `grandTotal` that stored value does not pay; the `expectedAmountDue` of the checkout. If it is 0, the checkout needs no `payment`, unless the cart has a plan. A provider with a minimum amount may charge more, and the last of `tenders` then pays less.
     */
    amountDue: PositiveMoney;
    /**
     * Sum of `recurring`, including tax and shipping; zero without subscriptions. Of little use if the plans have different intervals: show `recurring` instead.
     */
    recurringTotal: PositiveMoney;
    /**
     * Later charges, one entry for each plan in the cart: each plan becomes a subscription. Empty without subscriptions.
     */
    recurring: Array<CartRecurring>;
    /**
     * True until the destination is known.
     */
    taxIsEstimated: boolean;
    /**
     * Sum of the quantities of all lines, with UNAVAILABLE ones.
     */
    itemCount: Count;
    /**
     * Whether any line has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * Problems that prevent checkout, and changes that the buyer should see. Can be empty.
     */
    problems: Array<CartProblem>;
    /**
     * The order that the cart became.
     */
    convertedOrderId: OrderId | null;
    /**
     * The order that a CHECKING_OUT cart will become. While its payment waits for the buyer, `GET /customer/order` with this id returns the `nextAction`. Null in other statuses.
     */
    checkoutOrderId: OrderId | null;
    /**
     * The payment of the cart's last checkout, if it failed, expired or was canceled; the next checkout clears it. Null means no payment has failed since.
     */
    lastPayment: CartLastPayment | null;
    /**
     * Time until which stock is reserved for the cart, if the store reserves stock in carts; each change of the cart renews the reservation. Null means nothing is reserved: the items may sell out before checkout.
     */
    reservedUntil: Timestamp | null;
    /**
     * When the cart expires if it is not used.
     */
    expiresOn: Timestamp;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The data to place the order. Give each address once: as an address or by the id of one of the customer's own; the billing address also by `billingSameAsShipping`.
 * A cart that is not shipped needs no shipping address and method; the billing address is always required. Omitted fields are taken from the cart, as `PATCH /customer/cart` or the last checkout set them, except fields that are `masked` for the caller: send those again.
 */
export type CartCheckout = {
    cartId: CartId;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
    /**
     * The total that the buyer agreed to, from the summary for the same destination and shipping method.
     */
    expectedGrandTotal: PositiveMoney;
    /**
     * The part of the total that stored value does not pay: the `amountDue` of the summary for the same destination and shipping method. Required if stored value pays or could pay a part.
     */
    expectedAmountDue?: PositiveMoney | undefined;
    /**
     * Required for guests; the default is the cart's. For a customer, the account's address is used.
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
     * Required, and only allowed, if the cart has a subscription.
     */
    subscriptionConsent?: SubscriptionConsentInput | undefined;
    /**
     * Must be true if the store has terms.
     */
    acceptTerms?: boolean | undefined;
    /**
     * Whether the buyer agrees to marketing e-mails; the default is the cart's value. True is stored with the order, and with the customer if there is one; false does not withdraw a consent that a customer gave elsewhere.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Language of the order: of its names, mails and documents. Absent means the language of the cart; 422 `invalid_value` for an unknown language.
     */
    languageCode?: LanguageCode | undefined;
    /**
     * Code of the referrer; the default is the cart's.
     */
    referrerCode?: string | undefined;
    /**
     * The buyer's note to the store.
     */
    notes?: string | undefined;
    /**
     * The store's custom fields for an order.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * A coupon of a cart.
 */
export type CartCoupon = {
    /**
     * The code as the store writes it; the name for an automatic discount.
     */
    code: string;
    /**
     * The coupon's discount on the current cart, net of tax; zero while the coupon does not apply.
     */
    discountAmount: PositiveMoney;
    /**
     * The coupon's discount on the current cart, as shown to the buyer.
     */
    shownDiscountAmount: PositiveMoney;
    /**
     * Why the coupon does not apply now, or its benefit; in the cart's language.
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
     * The cart's version; a stale version returns 409 `version_conflict`.
     */
    version?: Version | undefined;
};
/**
 * A gift card with which the buyer pays.
 */
export type CartGiftCardCreate = {
    /**
     * The code of the gift card.
     */
    code: string;
    /**
     * The cart's version; a stale version returns 409 `version_conflict`.
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
     * The product's slug, for a link.
     */
    slug: Slug;
    sku: Sku;
    /**
     * Name of the product, and of the variant if the product has several.
     */
    name: string;
    /**
     * First picture of the variant or product. Null means none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * Price of one unit in all deliveries that the line pays for, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    /**
     * Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     */
    deliveryPrices: Array<PositiveMoney>;
    /**
     * Original price for comparison. Null means the price is not reduced.
     */
    compareAtPrice: PositiveMoney | null;
    /**
     * Amount before discounts, net of tax.
     */
    lineSubtotal: PositiveMoney;
    /**
     * The line's own discounts and its share of the cart's discounts.
     */
    lineDiscount: PositiveMoney;
    /**
     * Tax on the line; the buyer pays `lineTotal + lineTax` for it.
     */
    lineTax: PositiveMoney;
    /**
     * Amount after all discounts, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * Null means a one-time purchase.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     */
    giftCard: GiftCardDelivery | null;
    /**
     * INSUFFICIENT: fewer than `quantity` units can be ordered. UNAVAILABLE: no longer sold. Both prevent checkout.
     */
    availability: 'OK' | 'LOW_STOCK' | 'INSUFFICIENT' | 'UNAVAILABLE';
    /**
     * Units that this line can have now, next to the other lines of the same variant. Null means stock is not tracked.
     */
    availableQuantity: Count | null;
    /**
     * The unit price that the buyer last saw, if it has changed since; null otherwise.
     */
    priceChangedFrom: PositiveMoney | null;
    /**
     * `unitPrice` times `quantity`: before discounts, as shown to the buyer; zero if the variant is no longer sold.
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
     * First picture of the variant or product. Null means none.
     */
    image: StorefrontImage | null;
    /**
     * One value for each of the product's options.
     */
    optionValues: Array<VariantOptionValue>;
    /**
     * The plan of `subscriptionPlanId`. Null means the line is a one-time purchase, or the variant is no longer sold with the plan.
     */
    plan: StorefrontSubscriptionPlan | null;
    /**
     * Minimum quantity of the line.
     */
    minQuantity: Quantity;
    /**
     * Maximum quantity of the line. Null means only stock limits it.
     */
    maxQuantity: Quantity | null;
    /**
     * The quantity must be `minQuantity` plus a multiple of this step.
     */
    quantityStep: Quantity;
};
/**
 * An item to add to the cart; exactly one of `variantId` and `sku`.
 */
export type CartItemCreate = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Null or absent means buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * The store's custom fields for a line, such as an engraving.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the buyer as soon as the order is paid.
     */
    giftCard?: GiftCardDeliveryInput | null | undefined;
    /**
     * Currency of a new cart; the default is the store's default currency.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart.
     */
    languageCode?: LanguageCode | undefined;
    /**
     * Code of the referrer; stored with the cart as sent, and with its order if the code counts. An unknown code credits no referrer. The buyer's own code, an inactive code, and a code older than the `attributionDays` of the commission provider do not count: then the referrer of the customer is credited.
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
     * Null means buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * Replaces all custom fields of the line.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Replaces the recipient and the time of delivery of the line's gift cards. Null means to the buyer as soon as the order is paid.
     */
    giftCard?: GiftCardDeliveryInput | null | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * The new lines of the cart.
 */
export type CartItemsSet = {
    /**
     * All lines of the cart.
     */
    items: Array<CartItemSet>;
    /**
     * Currency of a new cart; the default is the store's default currency.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart.
     */
    languageCode?: LanguageCode | undefined;
    /**
     * Code of the referrer. Absent keeps the current code.
     */
    referrerCode?: string | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * A new line of the cart; exactly one of `variantId` and `sku`.
 */
export type CartItemSet = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Null or absent means buy once.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * The store's custom fields for a line, such as an engraving.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the buyer as soon as the order is paid.
     */
    giftCard?: GiftCardDeliveryInput | null | undefined;
};
/**
 * A payment that ended without an order.
 */
export type CartLastPayment = {
    status: PaymentTransactionStatus;
    /**
     * Why the payment failed. Null means the provider gave no reason.
     */
    code: DeclineCode | null;
    /**
     * The reason, as text for the buyer.
     */
    message: string;
};
/**
 * A problem or change that the buyer should see.
 */
export type CartProblem = {
    /**
     * Machine-readable code. `price_changed` and `quantity_reduced` are only notices: the price has changed since the line was added, or a merge of two carts reduced the quantity. All other codes prevent the order until the problem is fixed. Only the checkout checks who may order. `quantity_not_allowed`: below the minimum of the product, above its maximum, or between its steps. `unavailable`: no longer sold. `custom_field_required`: the line lacks a custom field that the store requires. `custom_field_invalid`: a custom field of the line has another type than the store defines, or no value of that type. `min_order_amount`: the goods after discounts cost less than this buyer's minimum order amount.
     */
    code: string;
    /**
     * The affected line. Null means the whole cart.
     */
    cartItemId: CartItemId | null;
    /**
     * Message for the buyer.
     */
    message: string;
    /**
     * For `coupon_not_applicable` and `coupon_exhausted`: the coupon and the reason. Null for other codes.
     */
    coupon: CouponRefusal | null;
};
/**
 * The price and date of later charges for the lines of one plan. Amounts are net of tax except `taxTotal`, `grandTotal` and `regularGrandTotal`; a renewal is priced when it is charged, by these rules.
 */
export type CartRecurring = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    intervalUnit: IntervalUnit;
    /**
     * Interval between renewals, as a number of `intervalUnit`.
     */
    intervalCount: number;
    /**
     * Days before the first charge; 0 means the first charge is in today's total.
     */
    trialDays: number;
    /**
     * Number of deliveries that each charge pays for.
     */
    prepaidCycles: number;
    /**
     * Cycles before the subscription can be canceled. Null means no minimum.
     */
    minCycles: number | null;
    /**
     * Cycles after which the subscription ends. Null means it has no end.
     */
    maxCycles: number | null;
    /**
     * Date of the next charge if the order is placed today, in the store's time zone. Null means today's charge is the only one.
     */
    nextProcessingDate: Date | null;
    /**
     * Sum of the lines before discounts.
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
     * All taxes, including the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * Total of the next charge.
     */
    grandTotal: PositiveMoney;
    /**
     * Total of a charge after introductory prices and coupons for the first cycles have ended.
     */
    regularGrandTotal: PositiveMoney;
};
/**
 * Stored value that pays a part of the cart's order.
 */
export type CartTender = {
    type: TenderType;
    /**
     * Null means store credit.
     */
    giftCardId: GiftCardId | null;
    /**
     * The last four characters of the gift card's code. Null means store credit.
     */
    lastFour: string | null;
    /**
     * The part of the total that it pays; zero if nothing is left to pay or no value is available.
     */
    amount: PositiveMoney;
};
/**
 * The buyer's details and choices.
 */
export type CartUpdate = {
    /**
     * A guest's e-mail address; for a customer, the account's address is used.
     */
    email?: Email | null | undefined;
    /**
     * Address to ship to.
     */
    shippingAddress?: AddressInput | null | undefined;
    /**
     * Address to bill to.
     */
    billingAddress?: AddressInput | null | undefined;
    /**
     * Method of shipping. Null means shipping is not in the totals.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Language of the buyer. Instead of a language that the store does not have, the closest of its languages applies, such as `de` for `de-AT`, else its default. 422 `invalid_value` for an unknown language. Null means the language of the customer's profile, else the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Code of the referrer. Null means no referrer.
     */
    referrerCode?: string | null | undefined;
    /**
     * The buyer's note to the store.
     */
    notes?: string | null | undefined;
    /**
     * Whether the buyer agrees to marketing e-mails: ask the buyer, and never assume consent. True is stored with the resulting order, and with the customer if there is one; false does not withdraw a consent that a customer gave elsewhere (`PATCH /customer/user` does).
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * The store's custom fields for an order; replaces all of them. Required fields can follow until the checkout.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Whether the customer pays with store credit, up to its balance. True requires the customer's login.
     */
    useStoreCredit?: boolean | undefined;
    /**
     * The cart's version.
     */
    version?: Version | undefined;
};
/**
 * A checkout page for a cart.
 */
export type CheckoutLink = {
    /**
     * Open it in the buyer's browser. The URL is a secret: its holder can read the cart, including data entered before, and pay for it. Only the page itself can read the data that the buyer enters on it.
     */
    url: Url;
    /**
     * When the link expires, unless the cart becomes an order before.
     */
    expiresOn: Timestamp;
};
/**
 * The session of one page that opened a checkout link.
 */
export type CheckoutSession = {
    /**
     * Send it as X-Cart-Token, instead of the link's token. The token is a secret of this page: no other caller can read the data that the buyer enters with it.
     */
    token: string;
    /**
     * When the session expires.
     */
    expiresOn: Timestamp;
};
/**
 * URLs to which the page sends the buyer.
 */
export type CheckoutLinkCreate = {
    /**
     * URL to which the buyer is sent when the order is placed. Absent means a page of this service.
     */
    returnUrl?: Url | undefined;
    /**
     * URL to which the buyer is sent to change the cart. Absent means none.
     */
    cancelUrl?: Url | undefined;
};
/**
 * The payment; at most one of `customerPaymentMethodId` and `paymentToken`, none for a provider that needs none (offline, crypto link).
 */
export type CheckoutPayment = {
    paymentProviderId: PaymentProviderId;
    /**
     * One of the customer's saved payment methods.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Token from the provider's own form; never a card number.
     */
    paymentToken?: string | undefined;
    /**
     * Save the payment method for the customer. A cart with a subscription always saves it, as its consent says; guests cannot save one.
     */
    savePaymentMethod?: boolean | undefined;
    /**
     * URL to which the bank's or wallet's page of `nextAction` sends the buyer back; the default is the storefront. It must be at the domain that the store has verified, at one of its `allowedOrigins`, or the service's own page for the store that the buyer is on. Read the order's state there: reaching the URL proves nothing.
     */
    returnUrl?: Url | undefined;
};
/**
 * A payment provider that accepts this cart.
 */
export type CheckoutPaymentMethod = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * Name to show to the buyer.
     */
    displayName: string;
    /**
     * Whether to preselect the provider.
     */
    isDefault: boolean;
    /**
     * False means no money moves.
     */
    livemode: boolean;
    /**
     * The payment types that the provider supports.
     */
    paymentTypes: Array<PaymentType>;
    currencyCode: CurrencyCode;
    /**
     * Smallest amount that the provider accepts.
     */
    minAmount: PositiveMoney | null;
    /**
     * Largest amount that the provider accepts.
     */
    maxAmount: PositiveMoney | null;
    /**
     * Whether the provider supports `savePaymentMethod`.
     */
    supportsSavedMethods: boolean;
    publicConfig: ProviderPublicConfig;
    /**
     * The customer's active saved payment methods with this provider, the default one first; empty for guests.
     */
    savedPaymentMethods: Array<PublicCustomerPaymentMethod>;
};
/**
 * The payment methods for the cart.
 */
export type CheckoutPaymentMethodList = {
    /**
     * The checkout payment methods.
     */
    items: Array<CheckoutPaymentMethod>;
};
/**
 * The placed order, and the buyer's next action.
 */
export type CheckoutResult = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The order number as shown to buyers, with the store's prefix.
     */
    orderName: string;
    paymentStatus: PaymentStatus;
    /**
     * Null means the buyer has nothing left to do.
     */
    nextAction: PaymentNextAction | null;
};
/**
 * A shipping method with its price for this cart.
 */
export type CheckoutShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * The method's name, as shown to buyers.
     */
    name: string;
    /**
     * Name of the carrier. Null means the method names none.
     */
    carrierName: string | null;
    /**
     * The carrier's code for the service.
     */
    serviceCode: string | null;
    /**
     * The shipping charge for this cart, after coupons on shipping; zero if shipping is free.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded: boolean;
    /**
     * Minimum number of days from shipping to delivery. Null means unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Maximum number of days from shipping to delivery. Null means unknown.
     */
    estimatedMaxDays: number | null;
    /**
     * The subtotal from which shipping is free. Null means never.
     */
    freeOverSubtotal: PositiveMoney | null;
};
/**
 * The shipping methods for the cart.
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
     * Open the URL in the customer's browser, once.
     */
    url: Url;
    /**
     * When the link expires.
     */
    expiresOn: Timestamp;
};
/**
 * A page on which the buyer can pay the order with cryptocurrency.
 */
export type CryptoPaymentLink = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    paymentProviderId: PaymentProviderId;
    /**
     * URL of the payment page.
     */
    url: Url;
    /**
     * The amount to pay, in the order's currency.
     */
    amount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When the link was created.
     */
    createdOn: Timestamp;
    /**
     * When the link expires.
     */
    expiresOn: Timestamp;
};
/**
 * The order to pay, and the provider; exactly one of `orderId` and `orderNumber`.
 */
export type CryptoPaymentLinkCreate = {
    orderId?: OrderId | undefined;
    orderNumber?: OrderNumber | undefined;
    /**
     * A crypto provider of the store; the default is its best one.
     */
    paymentProviderId?: PaymentProviderId | undefined;
    /**
     * URL to which the page sends the buyer back; the default is the storefront. It must be at the domain that the store has verified, or at one of its `allowedOrigins`.
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
     * Required if the country has states.
     */
    stateProvince?: string | undefined;
    /**
     * Required if the country has postal codes.
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
 * The address to make the default.
 */
export type CustomerAddressSetDefault = {
    customerAddressId: CustomerAddressId;
};
/**
 * Changes to a saved address. Another operation sets the default.
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
     * State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the country has none.
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
 * Confirmation that the caller wants to be deleted.
 */
export type CustomerDelete = {
    /**
     * The caller's current password.
     */
    currentPassword: string;
    /**
     * The reason, if the customer gives one.
     */
    reason?: string | null | undefined;
    /**
     * true means that the customer gives up their store credit in every currency. Default false.
     */
    forfeitStoreCredit?: boolean | undefined;
};
/**
 * The pin for the requested e-mail address.
 */
export type CustomerEmailChangeCommit = {
    /**
     * The pin that was mailed to the new address.
     */
    pin: string;
};
/**
 * Request to change the e-mail address.
 */
export type CustomerEmailChangeRequest = {
    newEmail: Email;
    /**
     * The caller's current password.
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
     * When the access token expires.
     */
    expiresOn: Timestamp;
    /**
     * Exchange it with `POST /customer/store/refresh` before it expires.
     */
    refreshToken: string;
    /**
     * When the refresh token expires.
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
     * The password. It is never logged or returned.
     */
    password: string;
};
/**
 * A whole order as its buyer may see it: the fields of PublicOrderListItem and more details. `unitPrice` is as shown to the buyer; all other amounts are net of tax, except the fields named tax, `grandTotal`, `paid`, `refunded`, `due` and the amounts of payments.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and `grandTotal = shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`. The amounts named `shown` are as the cart showed them; a later change of the store's settings does not change them.
 */
export type CustomerOrder = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The order number as shown to buyers, with the store's prefix.
     */
    orderName: string;
    /**
     * The fields of the order that this caller may not read, because the buyer entered them through a checkout link in another session. Addresses and texts are null or empty, the e-mail address is `masked@email.invalid`, and payments have no brand and no last four digits. `POST /customer/order/open` returns a token that reads the whole order. Empty when the caller may read the whole order.
     */
    masked: Array<MaskedPart>;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled.
     */
    completedOn: Timestamp | null;
    /**
     * When the order was canceled or voided.
     */
    cancelledOn: Timestamp | null;
    status: OrderState;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * Language of the order's names, mails and documents. The names stay as they were bought. Null means an order from before languages were recorded: its names are in the language of the catalog.
     */
    languageCode: LanguageCode | null;
    /**
     * Sum of the lines before discounts.
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
     * All taxes, including the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * Total of the order.
     */
    grandTotal: PositiveMoney;
    /**
     * Whether the prices shown to the buyer included tax when the order was placed.
     */
    pricesIncludeTax: boolean;
    /**
     * Sum of the lines before discounts, as shown to the buyer.
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
     * Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay the tax that prices include.
     */
    shownTaxTotal: Money;
    /**
     * The captured amount.
     */
    paid: PositiveMoney;
    /**
     * The refunded amount, including refunds in progress.
     */
    refunded: PositiveMoney;
    /**
     * The amount that is still to be captured.
     */
    due: PositiveMoney;
    /**
     * Number of the order that this order replaces.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Number of the order that replaces this order.
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
     * Null if nothing is shipped.
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shippingMethodId: ShippingMethodId | null;
    /**
     * Name of the shipping method when the order was placed.
     */
    shippingMethodName: string | null;
    /**
     * The coupons that gave a discount.
     */
    coupons: Array<CustomerOrderCoupon>;
    /**
     * The order's tax by name and rate; the amounts add up to `taxTotal`.
     */
    taxes: Array<OrderTax>;
    /**
     * The payments, oldest first, including declined attempts.
     */
    payments: Array<CustomerOrderPayment>;
    /**
     * The buyer's next step for the payment. Null means nothing is left to do.
     */
    nextAction: PaymentNextAction | null;
    /**
     * The refunds of the order.
     */
    refunds: Array<PublicRefund>;
    /**
     * The parcels of the order.
     */
    shipments: Array<PublicShipment>;
    /**
     * The invoices and credit notes of the order, oldest first. Empty before the first one is issued, while `masked` is not empty, and for a caller who reads a customer's order by a checkout link without their login.
     */
    invoices: Array<CustomerOrderInvoice>;
    /**
     * Ids of the subscriptions that the order started or renewed.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * Code of the buyer's referrer. Null means there was none.
     */
    referrerCode: string | null;
    /**
     * The buyer's note to the store.
     */
    notes: string | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * When the order was created.
     */
    createdOn: Timestamp;
    /**
     * When the order last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A coupon used on an order.
 */
export type CustomerOrderCoupon = {
    /**
     * Null means an automatic discount.
     */
    code: string | null;
    /**
     * The coupon's name when the order was placed.
     */
    name: string;
    /**
     * The discount of the coupon.
     */
    discountAmount: PositiveMoney;
    /**
     * The discount of the coupon, as shown to the buyer.
     */
    shownDiscountAmount: PositiveMoney;
};
/**
 * A numbered document of an order, in the order's currency. `GET /customer/order/pdf` prints it.
 */
export type CustomerOrderInvoice = {
    invoiceId: InvoiceId;
    type: InvoiceType;
    /**
     * The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
     */
    number: string;
    /**
     * Total of the document, including tax; of a credit note, the credited amount.
     */
    total: PositiveMoney;
    /**
     * When the document was issued.
     */
    issuedOn: Timestamp;
};
/**
 * A line of an order, with the fields of PublicOrderLine.
 */
export type CustomerOrderLine = {
    lineItemId: LineItemId;
    /**
     * Null means the variant no longer exists.
     */
    variantId: VariantId | null;
    /**
     * Null means the product no longer exists.
     */
    productId: ProductId | null;
    productType: ProductType;
    sku: Sku;
    /**
     * Name when the order was placed.
     */
    name: string;
    /**
     * First picture of the variant or product. Null means none.
     */
    mediaUrl: Url | null;
    quantity: Quantity;
    /**
     * Price of one unit in all deliveries that the line pays for, before discounts, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    /**
     * Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     */
    deliveryPrices: Array<PositiveMoney>;
    /**
     * The line's own discounts and its share of the order's discounts.
     */
    lineDiscount: PositiveMoney;
    /**
     * Tax on the line; the buyer paid `lineTotal + lineTax` for it.
     */
    lineTax: PositiveMoney;
    /**
     * Amount after all discounts, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * `unitPrice` times `quantity`: before discounts, as shown to the buyer.
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
     * The subscription that the line belongs to.
     */
    subscriptionId: SubscriptionId | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     */
    giftCard: GiftCardDelivery | null;
};
/**
 * An order in the buyer's list: the fields of PublicOrderListItem, and its name.
 * `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`.
 */
export type CustomerOrderListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The order number as shown to buyers, with the store's prefix.
     */
    orderName: string;
    /**
     * When the order was placed; an administrator can change it.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled; it does not change afterwards. Null before.
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
     * Sum of the lines before discounts, net of tax.
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
     * All taxes, including the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * The amount that the customer pays.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order that this order replaces; null otherwise.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the lines' quantities.
     */
    itemCount: Count;
    /**
     * The lines of the order.
     */
    items: Array<PublicOrderLine>;
};
/**
 * A page of orders.
 */
export type CustomerOrderPage = {
    /**
     * The orders of this page, in the requested order; empty after the last page.
     */
    items: Array<CustomerOrderListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A payment as a customer may see it; never a card number, gateway reference or decline detail.
 */
export type CustomerOrderPayment = {
    paymentId: PaymentId;
    /**
     * Display name of the provider; `STORED_VALUE` for stored value, whose kind is in `tender`.
     */
    displayName: string;
    /**
     * Null means an offline payment or a payment with stored value.
     */
    paymentType: PaymentType | null;
    /**
     * Brand, as the payment processor reports it.
     */
    brand: string | null;
    /**
     * The last four digits of the card or account, or the last four characters of the gift card's code. Null means none.
     */
    lastFour: string | null;
    status: PaymentTransactionStatus;
    /**
     * The requested amount.
     */
    amount: PositiveMoney;
    /**
     * Authorized amount that is still live and not captured.
     */
    authorizedAmount: PositiveMoney;
    /**
     * The captured amount.
     */
    capturedAmount: PositiveMoney;
    /**
     * Sum of the refunds that are completed, pending or processing.
     */
    refundedAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When the payment was attempted.
     */
    createdOn: Timestamp;
    /**
     * The stored value that pays. Null means another payment.
     */
    tender: PaymentTender | null;
    /**
     * For a payment that is awaited outside of any gateway: the provider settings that a browser may read, such as `instructions`. Otherwise null.
     */
    publicConfig: ProviderPublicConfig | null;
};
/**
 * A payment method to save.
 */
export type CustomerPaymentMethodCreate = {
    paymentProviderId: PaymentProviderId;
    /**
     * Token from the provider's own form; never a card number.
     */
    paymentToken: string;
    /**
     * The billing address, one of the customer's own; the provider may check it.
     */
    billingAddressId?: CustomerAddressId | undefined;
    /**
     * Whether to make it the default payment method.
     */
    isDefault?: boolean | undefined;
};
/**
 * The data that the provider's own form needs to collect a payment method.
 */
export type CustomerPaymentMethodIntent = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * The payment types that can be saved.
     */
    paymentTypes: Array<PaymentType>;
    /**
     * Secret for the provider's form and this intent only. Null means the provider needs none.
     */
    clientSecret: string | null;
    publicConfig: ProviderPublicConfig;
    /**
     * When the intent expires. Null means the provider does not report the time.
     */
    expiresOn: Timestamp | null;
};
/**
 * The payment method to make the default.
 */
export type CustomerPaymentMethodSetDefault = {
    customerPaymentMethodId: CustomerPaymentMethodId;
};
/**
 * The customer's own profile in one store: the fields of PublicCustomer and fields that only the customer sees.
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
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    status: CustomerStatus;
    /**
     * The customer's account type in the store; it determines prices.
     */
    accountTypeId: AccountTypeId;
    /**
     * Display name of that account type, in the customer's language if it has a translation.
     */
    accountTypeName: string;
    /**
     * Whether the customer has verified the e-mail address.
     */
    emailVerified: boolean;
    /**
     * Name of the store's commission provider. Null means the store has none.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store has no provider.
     */
    commissionProviderId: string | null;
    /**
     * The address of an e-mail change that is not committed yet. Null means no change is pending.
     */
    pendingEmail: Email | null;
    /**
     * Company that the customer buys for.
     */
    company: string | null;
    /**
     * VAT or other tax number, printed on invoices.
     */
    taxNumber: string | null;
    /**
     * Language of mails and documents. Null means the store's default.
     */
    languageCode: LanguageCode | null;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing: boolean;
    /**
     * Code of the customer's referrer.
     */
    referrerCode: string | null;
    defaultCustomerAddressId: CustomerAddressId | null;
    defaultCustomerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * When the person became a customer of this store.
     */
    createdOn: Timestamp;
    /**
     * When the customer last changed.
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
    phoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * Company that the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number.
     */
    taxNumber?: string | null | undefined;
    /**
     * Null means the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Replaces all custom fields.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    version?: Version | undefined;
};
/**
 * A return, as its buyer sees it.
 */
export type CustomerReturn = {
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
     * Lines of the return.
     */
    lines: Array<CustomerReturnLine>;
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
     * When the first units arrived; null means none has.
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
    /**
     * Actions that the buyer can take now. All others return 409 `invalid_state_transition`.
     */
    allowedActions: Array<CustomerReturnAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An action that a buyer can take on a return.
 */
export type CustomerReturnAction = 'CANCEL' | (string & {});
/**
 * The return to cancel.
 */
export type CustomerReturnCancel = {
    returnId: ReturnId;
    version?: Version | undefined;
};
/**
 * A return to request.
 */
export type CustomerReturnCreate = {
    orderId: OrderId;
    kind: ReturnKind;
    /**
     * Units to return, each line at most once.
     */
    lines: Array<ReturnRequestLine>;
    /**
     * Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty leaves the exchange to an agreement of buyer and store.
     */
    exchangeLines?: Array<ReturnExchangeRequestLine> | undefined;
};
/**
 * The part of a return for one line of its order.
 */
export type CustomerReturnLine = {
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
     * Units that arrived, in any condition.
     */
    receivedQuantity: number;
    /**
     * Units that did not arrive.
     */
    missingQuantity: number;
    /**
     * Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
     */
    unshippedQuantity: number;
};
/**
 * A return in a list.
 */
export type CustomerReturnListItem = {
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
     * Requested units of all lines.
     */
    requestedQuantity: number;
    /**
     * Approved units of all lines.
     */
    approvedQuantity: number;
    /**
     * Units of all lines that arrived, in any condition.
     */
    receivedQuantity: number;
    /**
     * When the return was requested.
     */
    requestedOn: Timestamp;
    /**
     * When it was completed; null means it is not.
     */
    completedOn: Timestamp | null;
    modifiedOn: Timestamp;
};
/**
 * One page of returns, with the cursor of the next page.
 */
export type CustomerReturnPage = {
    /**
     * Returns on this page, in the requested order; empty after the last page.
     */
    items: Array<CustomerReturnListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The return that a request would lead to, with its money.
 */
export type CustomerReturnPreview = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    currencyCode: CurrencyCode;
    kind: ReturnKind;
    status: ReturnStatus;
    /**
     * Reasons why the store can reject the withdrawal.
     */
    exceeds: Array<ReturnObstacle>;
    /**
     * Lines of the return.
     */
    lines: Array<ReturnPreviewLine>;
    /**
     * Price of the units, tax included.
     */
    goodsTotal: PositiveMoney;
    /**
     * Delivery charge, tax included, that the store refunds once the buyer has withdrawn from every unit of the order; 0 otherwise. The buyer may have chosen a dearer delivery than the standard one: the store then refunds the standard one only.
     */
    shippingTotal: PositiveMoney;
    /**
     * Fees of the store's `returnPolicy`.
     */
    fees: Array<ReturnFee>;
    /**
     * `goodsTotal` and `shippingTotal` less the fees.
     */
    refundTotal: PositiveMoney;
    /**
     * Present price of the goods of `exchangeLines`, tax included; null means that the request names none. The replacement order is priced when it is placed.
     */
    exchangeTotal: PositiveMoney | null;
    /**
     * Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing remains.
     */
    amountDue: PositiveMoney;
    /**
     * Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if nothing remains.
     */
    amountRefunded: PositiveMoney;
    /**
     * Last day on which the store can refund a withdrawal; null for other kinds.
     */
    refundDueOn: Date | null;
};
/**
 * The data to sign up.
 */
export type CustomerSignUp = {
    email: Email;
    /**
     * Password of the account. The overview's account policy has the store's minimum length.
     */
    password: string;
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    phoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * Company that the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number.
     */
    taxNumber?: string | null | undefined;
    /**
     * Language of mails and documents. Null or absent means the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Whether the customer wants marketing mails.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Must be true if the store has terms.
     */
    acceptTerms?: boolean | undefined;
    /**
     * Code of the customer's referrer.
     */
    referrerCode?: string | null | undefined;
    /**
     * The store's custom fields for a customer.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * Store credit of the customer in one currency.
 */
export type CustomerStoreCredit = {
    currencyCode: CurrencyCode;
    /**
     * The store credit, including the part that orders hold.
     */
    balance: PositiveMoney;
    /**
     * Part of the balance that orders hold.
     */
    heldAmount: PositiveMoney;
    /**
     * Part of the balance that can pay another order.
     */
    availableAmount: PositiveMoney;
};
/**
 * The customer's store credit.
 */
export type CustomerStoreCreditList = {
    /**
     * The accounts, sorted by currency.
     */
    items: Array<CustomerStoreCredit>;
};
/**
 * A subscription as its customer sees it: the fields of PublicSubscriptionSnapshot and more details. Money is in `currencyCode`.
 */
export type CustomerSubscription = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    storeCustomerId: StoreCustomerId;
    status: SubscriptionStatus;
    /**
     * Date of the next renewal, in the store's time zone. Null means none is scheduled.
     */
    nextProcessingDate: Date | null;
    /**
     * Time until which the next renewal can still be changed, skipped or paused. Null means none is scheduled.
     */
    changesUntil: Timestamp | null;
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    intervalUnit: IntervalUnit;
    /**
     * Interval between renewals, as a number of `intervalUnit`.
     */
    intervalCount: number;
    currencyCode: CurrencyCode;
    /**
     * The live lines.
     */
    items: Array<CustomerSubscriptionItem>;
    /**
     * Null if nothing is shipped.
     */
    shippingAddressId: CustomerAddressId | null;
    /**
     * Null means the shipping address.
     */
    billingAddressId: CustomerAddressId | null;
    /**
     * Null means none is left; set another payment method before the next renewal.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * Whether the customer's store credit pays as much of each renewal as it can before the payment method is charged. Only store credit in `currencyCode` pays. False for a new subscription.
     */
    useStoreCredit: boolean;
    shippingMethodId: ShippingMethodId | null;
    /**
     * The coupons that apply to upcoming renewals.
     */
    coupons: Array<CustomerSubscriptionCoupon>;
    /**
     * Number of the last processed cycle; the first order is 1, of a trial 0.
     */
    cycleNumber: number;
    /**
     * When a renewal was last charged; null before the first.
     */
    lastProcessedOn: Timestamp | null;
    lastOrderId: OrderId | null;
    /**
     * Date on which the subscription resumes automatically. Null if it is not paused or the pause has no end.
     */
    pausedUntil: Date | null;
    /**
     * Why the subscription is paused, as entered. Null if it is not paused.
     */
    pauseReason: string | null;
    /**
     * Number of deliveries that a charge has paid for and that were not sent yet. A paused subscription sends them after the pause. A CANCELLED subscription sends none of them.
     */
    prepaidDeliveriesLeft: number;
    /**
     * When the subscription was canceled. Null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Same as in PublicSubscriptionSnapshot.
     */
    cancelReason: string | null;
    /**
     * Whether the subscription will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    dunningState: DunningState;
    /**
     * Failed attempts for the current cycle.
     */
    failedAttempts: Count;
    /**
     * When a failed charge is retried. Null means it is not retried.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * How the failed renewal can succeed. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    replacedBySubscriptionId: SubscriptionId | null;
    replacesSubscriptionId: SubscriptionId | null;
    /**
     * The next renewals; empty if none is scheduled.
     */
    upcoming: Array<SubscriptionUpcomingCycle>;
    /**
     * The actions that the customer may take now.
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
     * The code, as entered.
     */
    code: string;
    /**
     * The coupon's name.
     */
    name: string;
    /**
     * Number of further renewals that the coupon applies to. Null means all.
     */
    remainingCycles: number | null;
};
/**
 * A change of the subscription, as shown to its customer.
 */
export type CustomerSubscriptionHistoryEntry = {
    action: SubscriptionHistoryAction;
    actorType: ActorType;
    /**
     * One sentence about the change.
     */
    message: string;
    /**
     * The related order.
     */
    orderId: OrderId | null;
    createdOn: Timestamp;
};
/**
 * One page of a subscription's history.
 */
export type CustomerSubscriptionHistoryPage = {
    /**
     * The entries of this page, in the requested order; empty after the last page.
     */
    items: Array<CustomerSubscriptionHistoryEntry>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A live line of a subscription: the fields of PublicSubscriptionListItem and its product and variant.
 */
export type CustomerSubscriptionItem = {
    subscriptionId: SubscriptionId;
    subscriptionItemId: SubscriptionItemId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionItemStatus;
    sku: Sku;
    /**
     * Name of the product, and of the variant if the product has several.
     */
    name: string;
    quantity: Quantity;
    /**
     * Price of one unit in one delivery, at the next renewal, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    announcedPrices: AnnouncedPrices;
    /**
     * Interval between renewals, as a number of interval units.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * Date of the line's next renewal.
     */
    nextProcessingDate: Date;
    createdOn: Timestamp;
    /**
     * When the subscription was canceled. Null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Why the subscription was canceled, as entered. Null means it is not canceled.
     */
    cancelReason: string | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    productId: ProductId;
    variantId: VariantId;
    /**
     * The product's slug, for a link.
     */
    slug: Slug;
    /**
     * First picture of the variant or product. Null means none.
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
     * Custom fields, as defined in the store's settings.
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
 * The failed renewal to pay now.
 */
export type CustomerSubscriptionRetry = {
    subscriptionId: SubscriptionId;
    /**
     * Another saved payment method, which also replaces the subscription's payment method for later renewals.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * The subscription, and the customer's next action.
 */
export type CustomerSubscriptionRetryResult = {
    subscription: CustomerSubscription;
    /**
     * Null means the customer has nothing left to do.
     */
    nextAction: PaymentNextAction | null;
};
/**
 * Changes to a subscription by its customer; absent fields keep their values. The three …Items fields change lines; they do not replace the list.
 */
export type CustomerSubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    /**
     * Another plan of the same products, with another interval.
     */
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Moves the next renewal: today or later, at most one year ahead. Later dates count from the new one.
     */
    nextProcessingDate?: Date | undefined;
    /**
     * Null only if nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Whether store credit pays first. It applies to each later charge of a renewal, also after `changesUntil`.
     */
    useStoreCredit?: boolean | undefined;
    /**
     * Null only if nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Replaces all coupons. A coupon that the subscription already has keeps its remaining renewals. A new coupon is validated now and counts as a use. The use is reserved until the first renewal with the coupon. It is released if the coupon is removed or the subscription ends before that.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Ids of the lines to remove; to remove the last line, cancel the subscription.
     */
    removeItems?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change; each line at most once, and no line that is removed.
     */
    updateItems?: Array<CustomerSubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    addItems?: Array<CustomerSubscriptionItemAdd> | undefined;
    version?: Version | undefined;
};
/**
 * Whether a customer can sign up with the address.
 */
export type EmailAvailability = {
    /**
     * False if an account with this address exists.
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
 * The pin for an e-mail address.
 */
export type EmailVerify = {
    email: Email;
    /**
     * The pin that was mailed to the address.
     */
    pin: string;
};
/**
 * The value of a gift card, for the bearer of its code.
 */
export type GiftCardBalance = {
    /**
     * The last four characters of the code.
     */
    lastFour: string;
    status: GiftCardBearerStatus;
    /**
     * Currency of the card and of the orders that it can pay.
     */
    currencyCode: CurrencyCode;
    /**
     * The value of the card, including the part that orders hold.
     */
    balance: PositiveMoney;
    /**
     * Part of the balance that orders hold.
     */
    heldAmount: PositiveMoney;
    /**
     * Part of the balance that can pay another order; zero unless the card is ACTIVE.
     */
    availableAmount: PositiveMoney;
    /**
     * From this time on the card pays no new order. Null means that the card does not expire.
     */
    expiresOn: Timestamp | null;
};
/**
 * The gift card whose balance is checked.
 */
export type GiftCardBalanceCheck = {
    /**
     * The code of the gift card.
     */
    code: string;
};
/**
 * ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: the store has stopped the card. EXPIRED: `expiresOn` has passed. Later versions can add values.
 */
export type GiftCardBearerStatus = 'ACTIVE' | 'DISABLED' | 'EXPIRED' | 'SPENT' | (string & {});
/**
 * To whom and when the codes of bought gift cards are mailed.
 */
export type GiftCardDeliveryInput = {
    /**
     * The person for whom the gift cards are meant. Null or absent means the buyer.
     */
    recipient?: GiftCardDeliveryRecipientInput | null | undefined;
    /**
     * When the codes are mailed, within one year. A time before the order is paid means as soon as it is paid, as do null and absent.
     */
    deliverOn?: TimestampInput | null | undefined;
};
/**
 * The person to whom the codes of bought gift cards are mailed.
 */
export type GiftCardDeliveryRecipientInput = {
    /**
     * The recipient's name.
     */
    name: string;
    email: Email;
    /**
     * Text for the recipient, in the mail with the code. The mail shows it without links. Null or absent means none.
     */
    message?: string | null | undefined;
};
/**
 * The amount due of an order, as the holder of its payment link sees it.
 */
export type OrderDue = {
    /**
     * Code of the store that receives the payment.
     */
    storeCode: string;
    /**
     * Name of that store.
     */
    storeName: string;
    orderNumber: OrderNumber;
    /**
     * The order number as shown to buyers, with the store's prefix.
     */
    orderName: string;
    /**
     * Number of the subscription that the order renews, until the renewal is charged; otherwise null.
     */
    subscriptionNumber: SubscriptionNumber | null;
    /**
     * DUE: can be paid. CONFIRMING: a started payment waits for confirmation; the order can also be paid otherwise. PAYING: the outcome of a payment is not known yet. PAID: nothing is due. CANCELLED: the order was canceled, or the renewal ended otherwise, and nothing is due.
     */
    state: 'DUE' | 'CONFIRMING' | 'PAYING' | 'PAID' | 'CANCELLED';
    currencyCode: CurrencyCode;
    /**
     * Language of the order's names; null means that of the catalog.
     */
    languageCode: LanguageCode | null;
    /**
     * Sum of the lines before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Total of all discounts.
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
     * Total of the order.
     */
    grandTotal: PositiveMoney;
    /**
     * Whether the prices shown to the buyer included tax when the order was placed.
     */
    pricesIncludeTax: boolean;
    /**
     * Sum of the lines before discounts, as shown to the buyer.
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
     * Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay the tax that prices include.
     */
    shownTaxTotal: Money;
    /**
     * The amount to pay, without amounts that are already authorized.
     */
    due: PositiveMoney;
    /**
     * The stored value that pays a part of the order, one entry per type.
     */
    tenders: Array<OrderDueTender>;
    /**
     * The lines.
     */
    items: Array<OrderDueLine>;
    /**
     * The ways to pay, best first; `savedPaymentMethods` is empty, except for the payment method of the subscription whose renewal this is. Empty if nothing is due, and while the outcome of a payment is not known.
     */
    paymentMethods: Array<CheckoutPaymentMethod>;
    /**
     * The page on which a started payment continues. Null means no payment was started.
     */
    nextAction: PaymentNextAction | null;
    /**
     * When the link expires.
     */
    expiresOn: Timestamp;
};
/**
 * A line of the order to pay.
 */
export type OrderDueLine = {
    sku: Sku;
    /**
     * Name of the purchased item.
     */
    name: string;
    /**
     * URL of a small picture. Null means none.
     */
    mediaUrl: Url | null;
    /**
     * Number of units.
     */
    quantity: number;
    /**
     * Total of the line, net of tax.
     */
    lineTotal: PositiveMoney;
    /**
     * The line before discounts, as shown to the buyer.
     */
    shownSubtotal: PositiveMoney;
};
/**
 * Stored value that pays a part of an order.
 */
export type OrderDueTender = {
    type: TenderType;
    /**
     * The part of the total that it pays.
     */
    amount: PositiveMoney;
};
/**
 * The order to pay, and the payment; exactly one of `orderId`, `orderNumber` and `token`, or none of them with X-Payment-Token.
 */
export type OrderPay = {
    orderId?: OrderId | undefined;
    orderNumber?: OrderNumber | undefined;
    /**
     * The token of a payment link, the text after `#token=`.
     */
    token?: string | undefined;
    payment: CheckoutPayment;
    /**
     * The amount due that the payer was shown. If it has changed, nothing is charged (409 `cart_changed`).
     */
    expectedDue?: PositiveMoney | undefined;
};
/**
 * Statuses and totals of one order.
 */
export type OrderSummary = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The order number as shown to buyers, with the store's prefix.
     */
    orderName: string;
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
     * Total of all discounts, net of tax.
     */
    discountTotal: PositiveMoney;
    /**
     * Shipping, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Tax on lines and shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    /**
     * The captured amount.
     */
    paid: PositiveMoney;
    /**
     * The refunded amount, including refunds in progress.
     */
    refunded: PositiveMoney;
    /**
     * The amount that is still to be captured.
     */
    due: PositiveMoney;
    currencyCode: CurrencyCode;
};
/**
 * A new password, with the current one.
 */
export type PasswordChange = {
    /**
     * The caller's current password.
     */
    currentPassword: string;
    /**
     * The new password. The overview's account policy has the store's minimum length.
     */
    newPassword: string;
};
/**
 * Name of a field that another holder of the cart's or link's token entered. `payments` means the brand and last four digits of the payments.
 */
export type MaskedPart = 'email' | 'shippingAddress' | 'billingAddress' | 'notes' | 'customFields' | 'payments' | 'nextAction' | (string & {});
/**
 * A token that reads one whole order.
 */
export type OrderAccess = {
    /**
     * Send it as X-Cart-Token with `GET /customer/order`.
     */
    token: string;
    /**
     * When the token expires.
     */
    expiresOn: Timestamp;
};
/**
 * Proof that the caller is the order's buyer; exactly one of the fields.
 */
export type OrderOpen = {
    /**
     * The e-mail address that the order was placed with.
     */
    email?: Email | undefined;
    /**
     * The postal code of the order's shipping or billing address.
     */
    postalCode?: string | undefined;
};
/**
 * The order to request a link for; exactly one of `orderNumber` and `orderName`.
 */
export type OrderLookup = {
    orderNumber?: OrderNumber | undefined;
    /**
     * The order number as the buyer types it: with or without the store's prefix or `#`, in any case.
     */
    orderName?: string | undefined;
    email: Email;
};
/**
 * The address of the account whose password is reset.
 */
export type PasswordForgot = {
    email: Email;
};
/**
 * A new password, with the mailed token.
 */
export type PasswordReset = {
    /**
     * The token from the mailed link.
     */
    token: string;
    /**
     * The new password. The overview's account policy has the store's minimum length.
     */
    newPassword: string;
};
/**
 * Whether the password is correct.
 */
export type PasswordVerification = {
    /**
     * True if it is the caller's password.
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
 * The buyer's next step to finish the payment.
 */
export type PaymentNextAction = {
    /**
     * REDIRECT: to the provider's page. THREE_DS: to the bank's card verification. CRYPTO_LINK: to the page with the crypto amount.
     */
    type: 'REDIRECT' | 'THREE_DS' | 'CRYPTO_LINK';
    /**
     * URL to open in the customer's browser.
     */
    url: Url;
    /**
     * When the action expires. Null means the provider does not report the time.
     */
    expiresOn: Timestamp | null;
};
/**
 * A badge to show on the product. NEW: published for less than 30 days. SALE: `priceFrom` is reduced. SOLD_OUT: no variant can be ordered. LOW_STOCK: a variant is almost sold out. SUBSCRIPTION: the product can be subscribed to.
 */
export type ProductBadge = 'NEW' | 'SALE' | 'LOW_STOCK' | 'SOLD_OUT' | 'SUBSCRIPTION' | (string & {});
/**
 * A product as a tile, with the prices of the caller's account type.
 */
export type ProductCard = {
    productId: ProductId;
    slug: Slug;
    /**
     * URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`.
     */
    url: Url | null;
    /**
     * Name in the requested language. Without a translation, it is in the store's default language, or else in the catalog's language.
     */
    name: string;
    /**
     * The product's brand. Null means none is set.
     */
    brand: string | null;
    productType: ProductType;
    /**
     * One or two sentences for lists, as plain text. Null means none is set.
     */
    shortDescription: string | null;
    primaryMedia: StorefrontImage | null;
    /**
     * The lowest price of one unit, over all variants.
     */
    priceFrom: PositiveMoney;
    /**
     * The highest price of one unit; equal to `priceFrom` if there is only one price.
     */
    priceTo: PositiveMoney;
    /**
     * Original price to compare `priceFrom` with. Null means the price is not reduced.
     */
    compareAtFrom: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether the prices include tax; a setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Whether the product has variants to choose from.
     */
    hasVariants: boolean;
    /**
     * The variant to add to the cart directly. Null means the customer has to choose.
     */
    defaultVariantId: VariantId | null;
    /**
     * Whether any variant can be ordered now.
     */
    inStock: boolean;
    availability: StorefrontAvailability;
    /**
     * Whether the caller may buy the product with a plan.
     */
    isSubscribable: boolean;
    /**
     * Whether the product is only sold with a plan; `priceFrom` is then the price with a plan.
     */
    subscriptionOnly: boolean;
    /**
     * The lowest price of one unit with a plan. Null means the product cannot be subscribed to.
     */
    subscriptionPriceFrom: PositiveMoney | null;
    /**
     * Badges for the product's tile.
     */
    badges: Array<ProductBadge>;
    untranslated: Untranslated;
};
/**
 * One page of product cards.
 */
export type ProductCardPage = {
    /**
     * The product cards of this page, in the requested order; empty after the last page.
     */
    items: Array<ProductCard>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and the 29 days before, in the store's time zone. Canceled orders do not count, edited orders count as edited, and refunds are not subtracted. A sale is included a few minutes later. `collection`: the collection's own order, only with a collection. Otherwise the name of the field; `-` means descending.
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
 * `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and the 29 days before, in the store's time zone. Canceled orders do not count, edited orders count as edited, and refunds are not subtracted. A sale is included a few minutes later. `collection`: the collection's own order, only with a collection. Otherwise the name of the field; `-` means descending.
 */
export type ProductCardSort = typeof ProductCardSort[keyof typeof ProductCardSort];
/**
 * All of a published product, with the prices of the caller's account type.
 */
export type ProductDetails = {
    productId: ProductId;
    slug: Slug;
    /**
     * URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`.
     */
    url: Url | null;
    /**
     * Name in the requested language. Without a translation, it is in the store's default language, or else in the catalog's language.
     */
    name: string;
    /**
     * The product's brand. Null means none is set.
     */
    brand: string | null;
    productType: ProductType;
    /**
     * One or two sentences for lists, as plain text. Null means none is set.
     */
    shortDescription: string | null;
    primaryMedia: StorefrontImage | null;
    /**
     * The lowest price of one unit, over all variants.
     */
    priceFrom: PositiveMoney;
    /**
     * The highest price of one unit; equal to `priceFrom` if there is only one price.
     */
    priceTo: PositiveMoney;
    /**
     * Original price to compare `priceFrom` with. Null means the price is not reduced.
     */
    compareAtFrom: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether the prices include tax; a setting of the store.
     */
    priceIncludesTax: boolean;
    /**
     * Whether the product has variants to choose from.
     */
    hasVariants: boolean;
    /**
     * The variant to add to the cart directly. Null means the customer has to choose.
     */
    defaultVariantId: VariantId | null;
    /**
     * Whether any variant can be ordered now.
     */
    inStock: boolean;
    availability: StorefrontAvailability;
    /**
     * Whether the caller may buy the product with a plan.
     */
    isSubscribable: boolean;
    /**
     * Whether the product is only sold with a plan; `priceFrom` is then the price with a plan.
     */
    subscriptionOnly: boolean;
    /**
     * The lowest price of one unit with a plan. Null means the product cannot be subscribed to.
     */
    subscriptionPriceFrom: PositiveMoney | null;
    /**
     * Badges for the product's tile.
     */
    badges: Array<ProductBadge>;
    untranslated: Untranslated;
    /**
     * Language of the name. `untranslated` lists the texts in another language than the requested one.
     */
    languageCode: LanguageCode;
    description: Html | null;
    /**
     * The store's tags, for search and grouping.
     */
    tags: Array<string>;
    /**
     * Ids of the published collections that contain the product.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Whether the product is shipped.
     */
    requiresShipping: boolean;
    /**
     * Minimum quantity in a cart line.
     */
    minQuantity: Quantity;
    /**
     * Maximum quantity in a cart line. Null means no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * The quantity must be `minQuantity` plus a multiple of this step.
     */
    quantityStep: Quantity;
    /**
     * The options, ordered by `position`; empty if there is nothing to choose.
     */
    options: Array<ProductOption>;
    /**
     * The active variants, ordered by `position`.
     */
    variants: Array<StorefrontVariant>;
    /**
     * The media files, ordered by `position`.
     */
    media: Array<StorefrontMedia>;
    /**
     * The plans with which the product can be subscribed to; empty if it cannot.
     */
    subscriptionPlans: Array<StorefrontSubscriptionPlan>;
    seo: Seo;
    /**
     * Related products that the caller may see.
     */
    relatedProducts: Array<ProductCard>;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * When the product was created.
     */
    createdOn: Timestamp;
    /**
     * When the product last changed.
     */
    modifiedOn: Timestamp;
};
/**
 * A brand and its number of products.
 */
export type ProductFacetBrand = {
    /**
     * The brand as most of its products spell it.
     */
    brand: string;
    /**
     * Number of products with this choice.
     */
    productCount: Count;
};
/**
 * The number of products for each value of a boolean filter.
 */
export type ProductFacetChoice = {
    /**
     * Number of products with `true`.
     */
    trueCount: Count;
    /**
     * Number of products with `false`.
     */
    falseCount: Count;
};
/**
 * A published collection that contains some of the products.
 */
export type ProductFacetCollection = {
    collectionId: CollectionId;
    /**
     * Name in the requested language. Without a translation, it is in the store's default language, or else in the catalog's language.
     */
    name: string;
    slug: Slug;
    /**
     * Number of products with this choice.
     */
    productCount: Count;
    untranslated: Untranslated;
};
/**
 * An option of products, such as the color.
 */
export type ProductFacetOption = {
    /**
     * Name of the option in the requested language, such as `Color`.
     */
    name: string;
    /**
     * The values, those with the most products first.
     */
    values: Array<ProductFacetOptionValue>;
    untranslated: Untranslated;
};
/**
 * A value of an option, such as white.
 */
export type ProductFacetOptionValue = {
    /**
     * The value in the requested language, such as `White`.
     */
    value: string;
    /**
     * The text that filters by the value, the same in every language: pass it as `option` as it is, or several, separated by commas.
     */
    filter: string;
    /**
     * Color of the swatch. Null means none.
     */
    swatchHex: string | null;
    /**
     * Number of products with this value: products with a variant for sale that has the value and matches the other selected options.
     */
    productCount: Count;
};
/**
 * The price range of the products.
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
     * Price bands, lowest first; bands without products are omitted. A product is in each band that contains the price of one of its variants.
     */
    bands: Array<ProductFacetPriceBand>;
};
/**
 * A price range, with the values for `priceMin` and `priceMax`.
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
     * Number of products with this choice.
     */
    productCount: Count;
};
/**
 * A tag and its number of products.
 */
export type ProductFacetTag = {
    /**
     * The tag in lower case.
     */
    tag: string;
    /**
     * Number of products with this choice.
     */
    productCount: Count;
};
/**
 * A product type and its number of products.
 */
export type ProductFacetType = {
    productType: ProductType;
    /**
     * Number of products with this choice.
     */
    productCount: Count;
};
/**
 * The filters for a list of products.
 */
export type ProductFacets = {
    /**
     * Number of products that match all filters, at most 2,000.
     */
    productCount: Count;
    /**
     * Whether more than 2,000 products matched for some facet, so that only the newest 2,000 are counted.
     */
    isSample: boolean;
    currencyCode: CurrencyCode;
    /**
     * The options, the most used first.
     */
    options: Array<ProductFacetOption>;
    /**
     * The tags, those with the most products first.
     */
    tags: Array<ProductFacetTag>;
    /**
     * The brands, those with the most products first.
     */
    brands: Array<ProductFacetBrand>;
    /**
     * The product types, those with the most products first.
     */
    productTypes: Array<ProductFacetType>;
    /**
     * The first 50 collections of `GET /customer/collection/all`, in its order.
     */
    collections: Array<ProductFacetCollection>;
    /**
     * Null if no product matches.
     */
    price: ProductFacetPrice | null;
    inStock: ProductFacetChoice;
    isSubscribable: ProductFacetChoice;
};
/**
 * A published collection whose name contains the text.
 */
export type ProductSuggestedCollection = {
    collectionId: CollectionId;
    /**
     * Name in the requested language. Without a translation, it is in the store's default language, or else in the catalog's language.
     */
    name: string;
    slug: Slug;
    untranslated: Untranslated;
};
/**
 * Suggestions for a search field.
 */
export type ProductSuggestions = {
    /**
     * Search texts that begin with the typed text, in lower case.
     */
    queries: Array<string>;
    /**
     * Products that the text finds, to offer as direct links.
     */
    products: Array<ProductCard>;
    /**
     * Collections to open directly.
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
 * The referrer of a referral code.
 */
export type Referrer = {
    /**
     * The requested code.
     */
    referrerCode: string;
    /**
     * The referrer's display name.
     */
    displayName: string;
    commissionProviderId: CommissionProviderId;
    /**
     * The referrer's picture. Null means none.
     */
    avatarUrl: Url | null;
    /**
     * URL of the referrer's own page.
     */
    siteUrl: Url | null;
    /**
     * False means the code no longer counts.
     */
    isActive: boolean;
};
/**
 * The units of an order that its buyer can return.
 */
export type ReturnEligibility = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * Reasons that the buyer can select for a line; empty means that the store asks for none.
     */
    reasons: Array<ReturnReasonOption>;
    /**
     * Lines of the order.
     */
    lines: Array<ReturnEligibilityLine>;
};
/**
 * How many units of a line the buyer can return for one purpose.
 */
export type ReturnEligibilityKind = {
    kind: ReturnKind;
    /**
     * Returnable units; 0 if `obstacle` is set.
     */
    quantity: number;
    /**
     * Why the buyer can return no unit; null means that nothing prevents it.
     */
    obstacle: ReturnObstacle | null;
    /**
     * Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none.
     */
    deadlineOn: Date | null;
};
/**
 * A line of the order, with each kind of return.
 */
export type ReturnEligibilityLine = {
    lineItemId: LineItemId;
    sku: Sku;
    /**
     * Name of the product and variant, as the buyer read it in the order.
     */
    name: string;
    /**
     * Each kind of return once.
     */
    kinds: Array<ReturnEligibilityKind>;
};
/**
 * A reason that a buyer can select.
 */
export type ReturnReasonOption = {
    /**
     * Code of the reason in the store's `returnPolicy`.
     */
    code: string;
    /**
     * Text that buyers read.
     */
    name: string;
};
/**
 * Requirements for an account in this store.
 */
export type StoreAccountPolicy = {
    signUpMode: AccountTypeSignUpMode;
    /**
     * Whether a logged-in customer must verify the e-mail address before checkout.
     */
    requireVerifiedEmail: boolean;
    /**
     * Minimum length of a password, in characters.
     */
    passwordMinLength: number;
};
/**
 * The store's referral program.
 */
export type StoreCommission = {
    /**
     * Display name of the commission provider.
     */
    displayName: string;
    /**
     * Query parameter of referral links that contains the code. Null means none.
     */
    referrerParameter: string | null;
    /**
     * Number of days that a referral counts, from the last time the code was given.
     */
    attributionDays: number;
    /**
     * Whether `GET /customer/user/commission-sso-url` is available.
     */
    ssoEnabled: boolean;
};
/**
 * A currency of the store.
 */
export type StoreCurrency = {
    currencyCode: CurrencyCode;
    /**
     * Currency symbol to show.
     */
    symbol: string;
    /**
     * Number of decimal digits.
     */
    minorUnits: number;
};
/**
 * The store's data for a storefront.
 */
export type StoreOverview = {
    storeId: StoreId;
    /**
     * Name of the store, as shown to customers.
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
     * False means a test store: no money moves.
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
     * Whether a guest can check out without an account.
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
     * URL of a product's page, with `{slug}` or `{productId}` as the placeholder. Null means the store has no such pages.
     */
    productUrlTemplate: string | null;
    /**
     * The page that checkout links lead to: the store's own page, else this service's.
     */
    checkoutUrl: Url;
    /**
     * This service's page where customers log in, sign up and manage their orders and subscriptions. Null while the store's setting `accountPages` is off.
     */
    accountUrl: Url | null;
    /**
     * This service's page where buyers withdraw from a contract by order number and e-mail address. Link to it from every page of a shop that sells to consumers in the EU. Null while the store's setting `returnPolicy` gives no buyer a right of withdrawal.
     */
    withdrawalUrl: Url | null;
    accountPolicy: StoreAccountPolicy;
    /**
     * Countries that the store ships to; empty means all. A billing address can be in any country.
     */
    allowedCountryCodes: Array<CountryCode>;
    /**
     * The referral program. Null means the store has none.
     */
    commission: StoreCommission | null;
    /**
     * The store's custom fields that a buyer fills in, in the store's order.
     */
    customFieldDefinitions: Array<StorefrontCustomField>;
    analytics: StoreAnalytics;
    /**
     * The same items as `GET /customer/collection/all`.
     */
    collections: Array<StorefrontCollection>;
    /**
     * When the store, its settings or a collection in this response last changed. Removing a collection does not change it; the `ETag` changes with anything in this response.
     */
    modifiedOn: Timestamp;
};
/**
 * The store's legal pages.
 */
export type StorePolicies = {
    /**
     * Terms to accept at sign-up and checkout. Null if the store has no terms.
     */
    termsUrl: Url | null;
    /**
     * URL of the privacy policy.
     */
    privacyUrl: Url | null;
    /**
     * The store's other legal pages, in the store's order, and the terms and the privacy policy if this service shows them.
     */
    pages: Array<StorefrontPolicy>;
};
/**
 * A legal page of the store.
 */
export type StorefrontPolicy = {
    type: PolicyType;
    /**
     * Text for links to the page.
     */
    title: string;
    /**
     * URL of the page: the store's own page, else this service's. The address of this service's page names the language of its text.
     */
    url: Url;
    /**
     * Text of the page. Null means the store has its own page for it.
     */
    html: Html | null;
    untranslated: Untranslated;
};
/**
 * The countries of `allowedCountryCodes`; all countries if that list is empty.
 */
export type StorefrontCountryList = {
    /**
     * The countries, ordered by name.
     */
    items: Array<StorefrontCountry>;
};
/**
 * A country and its usual address format.
 */
export type StorefrontCountry = {
    countryCode: CountryCode;
    /**
     * Name in the requested language.
     */
    name: string;
    /**
     * Whether an active shipping method of the store serves the country. False: orders with shipping cannot be sent there.
     */
    isShippedTo: boolean;
    /**
     * The fields of an address, in the order in which they are written in that country.
     */
    addressFields: Array<AddressField>;
    /**
     * The fields that an address has to have. `lastName` means at least one name: an address with a first name needs no last name.
     */
    requiredFields: Array<AddressField>;
    /**
     * Name of the postal code. Null means the country has none.
     */
    postalCodeName: PostalCodeName | null;
    /**
     * Format of the whole postal code, as a case-insensitive regular expression. Null means any format is valid.
     */
    postalCodeFormat: string | null;
    /**
     * A postal code of the country.
     */
    postalCodeExample: string | null;
    /**
     * Name of `stateProvince`. Null means addresses in the country have none.
     */
    stateName: StateName | null;
    /**
     * Values of `stateProvince`, which also takes the name in the common languages; empty if it is free text, not used, or one of more than 100.
     */
    states: Array<StorefrontState>;
};
/**
 * A state, province or other part of a country that addresses contain.
 */
export type StorefrontState = {
    /**
     * Value for `stateProvince`: ISO 3166-2 code without the country.
     */
    code: string;
    /**
     * Name in the requested language if it has one, else in Latin letters. In the country's own language it is as the country writes it.
     */
    name: string;
};
/**
 * A field of an address.
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
 * A field of an address.
 */
export type AddressField = typeof AddressField[keyof typeof AddressField];
/**
 * Name that a country uses for postal codes.
 */
export declare const PostalCodeName: {
    readonly POSTAL_CODE: "POSTAL_CODE";
    readonly ZIP_CODE: "ZIP_CODE";
    readonly PIN_CODE: "PIN_CODE";
    readonly EIRCODE: "EIRCODE";
};
/**
 * Name that a country uses for postal codes.
 */
export type PostalCodeName = typeof PostalCodeName[keyof typeof PostalCodeName];
/**
 * Name that a country uses for its states in addresses.
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
 * Name that a country uses for its states in addresses.
 */
export type StateName = typeof StateName[keyof typeof StateName];
/**
 * The store's branding. Null means the page decides.
 */
export type StorefrontBranding = {
    colors: StorefrontColors;
    font: BrandingFont | null;
    /**
     * Radius of rounded corners, in pixels.
     */
    radius: number | null;
    /**
     * Icon for the browser tab.
     */
    icon: StorefrontImage | null;
};
/**
 * The store's colors. `background` and `text` are either both set or both null.
 */
export type StorefrontColors = {
    /**
     * Color of buttons and selected elements.
     */
    accent: Color | null;
    /**
     * Text color on `accent`: black or white, whichever is easier to read. Null without `accent`.
     */
    accentText: Color | null;
    /**
     * Background color.
     */
    background: Color | null;
    /**
     * Text color.
     */
    text: Color | null;
};
/**
 * How soon the minimum quantity can be delivered; for a product, the availability of its soonest variant. BACKORDER: can be ordered and is delivered later. OUT_OF_STOCK: cannot be ordered.
 */
export declare const StorefrontAvailability: {
    readonly IN_STOCK: "IN_STOCK";
    readonly LOW_STOCK: "LOW_STOCK";
    readonly BACKORDER: "BACKORDER";
    readonly OUT_OF_STOCK: "OUT_OF_STOCK";
};
/**
 * How soon the minimum quantity can be delivered; for a product, the availability of its soonest variant. BACKORDER: can be ordered and is delivered later. OUT_OF_STOCK: cannot be ordered.
 */
export type StorefrontAvailability = typeof StorefrontAvailability[keyof typeof StorefrontAvailability];
/**
 * A published collection.
 */
export type StorefrontCollection = {
    collectionId: CollectionId;
    /**
     * Name in the requested language. Without a translation, it is in the store's default language, or else in the catalog's language.
     */
    name: string;
    slug: Slug;
    description: Html | null;
    media: StorefrontImage | null;
    /**
     * The parent collection. Null means a top-level collection.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Position among its siblings.
     */
    position: number;
    /**
     * Number of published products in the collection; can be minutes old.
     */
    productCount: Count;
    seo: Seo;
    untranslated: Untranslated;
    /**
     * When the collection last changed.
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
 * A custom field of the store that a buyer fills in.
 */
export type StorefrontCustomField = {
    object: StorefrontCustomFieldObject;
    /**
     * Key of the field, unique for its kind of object.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Name shown to people.
     */
    name: string;
    untranslated: Untranslated;
    /**
     * Whether a value is required at checkout, and when the line is added.
     */
    isRequired: boolean;
};
/**
 * ORDER: set at checkout. ORDER_LINE: set when an item is added to the cart.
 */
export declare const StorefrontCustomFieldObject: {
    readonly ORDER: "ORDER";
    readonly ORDER_LINE: "ORDER_LINE";
};
/**
 * ORDER: set at checkout. ORDER_LINE: set when an item is added to the cart.
 */
export type StorefrontCustomFieldObject = typeof StorefrontCustomFieldObject[keyof typeof StorefrontCustomFieldObject];
/**
 * An image to show.
 */
export type StorefrontImage = {
    /**
     * URL of the file.
     */
    url: Url;
    /**
     * Alternative text for people who cannot see the image.
     */
    altText: string | null;
    /**
     * Width in pixels. Null means unknown.
     */
    width: number | null;
    /**
     * Height in pixels. Null means unknown.
     */
    height: number | null;
    /**
     * The same image in smaller sizes, for `srcset`; empty while the sizes are being generated.
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
     * URL of the file.
     */
    url: Url;
    /**
     * URL of a smaller image. Null means a document.
     */
    thumbnailUrl: Url | null;
    /**
     * Alternative text for people who cannot see the image.
     */
    altText: string | null;
    /**
     * Width in pixels.
     */
    width: number | null;
    /**
     * Height in pixels.
     */
    height: number | null;
    /**
     * Duration of a video in seconds.
     */
    durationSeconds: number | null;
    /**
     * Display position, from 0.
     */
    position: number;
    /**
     * Smaller versions of an image, the widest first, for a page to choose from.
     */
    variants: Array<MediaVariant>;
};
/**
 * The buyer's consent to later charges, and their amounts. It is stored with the time and the sender of the request as evidence of the mandate.
 */
export type SubscriptionConsentInput = {
    /**
     * The exact words that the buyer agreed to: the charge, its interval, and how to cancel.
     */
    text: string;
    /**
     * The amounts shown to the buyer, for each plan of the cart once.
     */
    recurring: Array<SubscriptionConsentPlan>;
};
/**
 * The amount that the buyer was shown for one plan.
 */
export type SubscriptionConsentPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's `grandTotal` in the cart's `recurring`.
     */
    grandTotal: PositiveMoney;
};
/**
 * The page that replaces a former path. Exactly one of productId, collectionId and targetPath is not null.
 */
export type StorefrontRedirect = {
    /**
     * The former path, in the form in which the store has it.
     */
    path: RedirectPath;
    /**
     * The product that replaces the page.
     */
    productId: ProductId | null;
    /**
     * The collection that replaces the page.
     */
    collectionId: CollectionId | null;
    /**
     * Slug of the product or collection in the requested language. Null for a targetPath.
     */
    slug: Slug | null;
    /**
     * URL of the product's page, by the store's `productUrlTemplate`. Null for other targets, and for a store without a template.
     */
    url: Url | null;
    /**
     * The path that replaces the former path, with percent-escapes as a `Location` header needs them. It can be the path of another redirect.
     */
    targetPath: string | null;
};
/**
 * A plan with which a product can be subscribed to.
 */
export type StorefrontSubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name, as shown to customers.
     */
    name: string;
    intervalUnit: IntervalUnit;
    /**
     * Interval between renewals, as a number of `intervalUnit`.
     */
    intervalCount: number;
    /**
     * Cycles before the subscription can be canceled. Null means no minimum.
     */
    minCycles: number | null;
    /**
     * Cycles after which the subscription ends. Null means it has no end.
     */
    maxCycles: number | null;
    /**
     * Days before the first charge.
     */
    trialDays: number;
    /**
     * Number of cycles that one charge pays for.
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
     * Whether customers may swap a line for another variant.
     */
    allowSwap: boolean;
    /**
     * Whether customers may change quantities.
     */
    allowQuantityChange: boolean;
    cancelPolicy: SubscriptionCancelPolicy;
};
/**
 * The price with one plan.
 */
export type StorefrontSubscriptionPrice = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * Price of one unit in the first cycle.
     */
    price: PositiveMoney;
};
/**
 * A variant that can be added to the cart. Amounts are in the product's currency.
 */
export type StorefrontVariant = {
    variantId: VariantId;
    sku: Sku;
    /**
     * GTIN or other barcode.
     */
    barcode: string | null;
    /**
     * The variant's option values, such as `White / Large`.
     */
    name: string;
    /**
     * One value for each of the product's options.
     */
    optionValues: Array<VariantOptionValue>;
    /**
     * Display position, from 0.
     */
    position: number;
    /**
     * Unit price of a one-time purchase. Null means the variant is only sold by subscription.
     */
    price: PositiveMoney | null;
    /**
     * Original price for comparison. Null means the price is not reduced.
     */
    compareAtPrice: PositiveMoney | null;
    /**
     * Each quantity from which another price is charged, ascending.
     */
    volumePrices: Array<StorefrontVolumePrice>;
    /**
     * The price with each plan.
     */
    subscriptionPrices: Array<StorefrontSubscriptionPrice>;
    availability: StorefrontAvailability;
    /**
     * Units that can be ordered now. Null means stock is not tracked.
     */
    availableQuantity: Count | null;
    /**
     * When more stock is expected.
     */
    expectedOn: Timestamp | null;
    /**
     * Weight of one unit, in `weightUnit`.
     */
    weight: Decimal | null;
    weightUnit: WeightUnit;
    /**
     * Length, in `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * Width, in `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * Height, in `dimensionUnit`.
     */
    height: Decimal | null;
    dimensionUnit: DimensionUnit;
    /**
     * Ids of the product's media that show this variant.
     */
    mediaIds: Array<MediaId>;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
};
/**
 * A price from a minimum quantity.
 */
export type StorefrontVolumePrice = {
    /**
     * Minimum number of units for the price.
     */
    minQuantity: Quantity;
    /**
     * Price of one unit.
     */
    price: PositiveMoney;
};
/**
 * Names of the members of this object whose text is not in the requested language. Such a text is in the store's default language, or else in the language of its catalog. A member that contains other objects, such as `options` or `media`, is listed if one of their texts is.
 * A text in a parent of the requested language, such as `de` for `de-AT`, counts as translated. Empty means that every text is in the language. A slug is an address and never listed.
 */
export type Untranslated = Array<string>;
/**
 * The address to mail a new pin to.
 */
export type VerifyEmailPinResend = {
    email: Email;
};
/**
 * The order to withdraw from; exactly one of `orderNumber` and `orderName`.
 */
export type WithdrawalDeclare = {
    orderNumber?: OrderNumber | undefined;
    /**
     * The order number as the buyer types it: with or without the store's prefix or `#`, in any case.
     */
    orderName?: string | undefined;
    email: Email;
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
export type UpdateCartData = {
    body: CartUpdate;
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
    url: '/customer/cart';
};
export type UpdateCartErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `shipping_not_available`, `idempotency_key_reuse` (with a key of another request).
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
export type DeleteCartItemErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/cart/item';
};
export type UpdateCartItemErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/cart/item';
};
export type CreateCartItemErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/cart/item/all';
};
export type SetCartItemsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * One of the customer's saved addresses as the destination. Cannot be combined with the fields of a destination.
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
         * The shipping method for which the totals are calculated.
         */
        shippingMethodId?: ShippingMethodId | undefined;
    } | undefined;
    url: '/customer/cart/summary';
};
export type GetCartSummaryErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `shipping_not_available`.
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
export type DeleteCartCouponErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/cart/coupon';
};
export type CreateCartCouponErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `coupon_not_applicable`, `coupon_exhausted`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/cart/merge';
};
export type MergeCartErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
         * The billing country, for providers that serve only some countries; the default is the cart's country, else the store's.
         */
        countryCode?: CountryCode | undefined;
        /**
         * The shipping method that the buyer chose, as the checkout will send it; the default is the cart's. The limits of a provider, and whether the total is 0, are decided with its price.
         */
        shippingMethodId?: ShippingMethodId | undefined;
    } | undefined;
    url: '/customer/checkout/payment-methods';
};
export type ListCheckoutPaymentMethodsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `shipping_not_available`.
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
         * One of the customer's saved addresses as the destination. Cannot be combined with the fields of a destination.
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
export type ListCheckoutShippingMethodsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `cart_empty`.
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
export type CancelCheckoutErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/checkout';
};
export type CheckoutCartErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `cart_changed` (with `totals`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`, `payment_declined`, `shipping_not_available`, `cart_empty`, `terms_not_accepted`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/checkout/link';
};
export type CreateCheckoutLinkErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `cart_empty`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/checkout/session';
};
export type CreateCheckoutSessionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * Only with an Idempotency-Key: the first request with this key is still running. Retry after the time in Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
    url: '/customer/checkout/crypto-payment-link';
};
export type CreateCryptoPaymentLinkErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Language of the names of countries and states; the default is the store's default language, also for an unknown language.
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
         * The payment provider; the default is the store's default provider.
         */
        paymentProviderId?: PaymentProviderId | undefined;
    } | undefined;
    url: '/customer/customer-payment-method/intent';
};
export type GetCustomerPaymentMethodIntentErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `unsupported_operation`.
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
export type DeleteCustomerPaymentMethodErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Code: `in_use`.
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
    url: '/customer/customer-payment-method';
};
export type CreateCustomerPaymentMethodErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `payment_declined`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/customer-payment-method/default';
};
export type SetDefaultCustomerPaymentMethodErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type SetDefaultCustomerPaymentMethodError = SetDefaultCustomerPaymentMethodErrors[keyof SetDefaultCustomerPaymentMethodErrors];
export type SetDefaultCustomerPaymentMethodResponses = {
    /**
     * The default payment method.
     */
    200: PublicCustomerPaymentMethod;
};
export type SetDefaultCustomerPaymentMethodResponse = SetDefaultCustomerPaymentMethodResponses[keyof SetDefaultCustomerPaymentMethodResponses];
export type DeleteCartGiftCardData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The gift card, as `tenders` of the cart name it.
         */
        giftCardId: GiftCardId;
    };
    url: '/customer/cart/gift-card';
};
export type DeleteCartGiftCardErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type DeleteCartGiftCardError = DeleteCartGiftCardErrors[keyof DeleteCartGiftCardErrors];
export type DeleteCartGiftCardResponses = {
    /**
     * The cart without the gift card.
     */
    200: Cart;
};
export type DeleteCartGiftCardResponse = DeleteCartGiftCardResponses[keyof DeleteCartGiftCardResponses];
export type CreateCartGiftCardData = {
    body: CartGiftCardCreate;
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
    url: '/customer/cart/gift-card';
};
export type CreateCartGiftCardErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `gift_card_invalid`, `gift_card_unusable`, `currency_mismatch`, `invalid_value`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateCartGiftCardError = CreateCartGiftCardErrors[keyof CreateCartGiftCardErrors];
export type CreateCartGiftCardResponses = {
    /**
     * The cart with the gift card.
     */
    200: Cart;
};
export type CreateCartGiftCardResponse = CreateCartGiftCardResponses[keyof CreateCartGiftCardResponses];
export type CheckGiftCardBalanceData = {
    body: GiftCardBalanceCheck;
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
    url: '/customer/gift-card/balance';
};
export type CheckGiftCardBalanceErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `gift_card_invalid`, `idempotency_key_reuse` (with a key of another request).
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
export type CheckGiftCardBalanceError = CheckGiftCardBalanceErrors[keyof CheckGiftCardBalanceErrors];
export type CheckGiftCardBalanceResponses = {
    /**
     * The balance of the gift card.
     */
    200: GiftCardBalance;
};
export type CheckGiftCardBalanceResponse = CheckGiftCardBalanceResponses[keyof CheckGiftCardBalanceResponses];
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
         * Id of the order. Exactly one of `orderId` and `orderNumber`; a guest can omit both.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
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
export type GetOrderPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the order. Exactly one of `orderId` and `orderNumber`; a guest can omit both.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
         */
        orderNumber?: OrderNumber | undefined;
        /**
         * Id of the invoice or credit note.
         */
        invoiceId: InvoiceId;
        /**
         * Language of the document. Default: the order's language.
         */
        languageCode?: LanguageCode | undefined;
    };
    url: '/customer/order/pdf';
};
export type GetOrderPdfErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `unsupported_operation`.
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
export type GetOrderPdfError = GetOrderPdfErrors[keyof GetOrderPdfErrors];
export type GetOrderPdfResponses = {
    /**
     * The document, with Content-Disposition.
     */
    200: Blob | File;
};
export type GetOrderPdfResponse = GetOrderPdfResponses[keyof GetOrderPdfResponses];
export type LookUpOrderData = {
    body: OrderLookup;
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
    url: '/customer/order/lookup';
};
export type LookUpOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/order/open';
};
export type OpenOrderErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Id of the order. Exactly one of `orderId` and `orderNumber`; a guest can omit both.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
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
     * The amount due.
     */
    200: OrderDue;
};
export type GetOrderDueResponse = GetOrderDueResponses[keyof GetOrderDueResponses];
export type PayOrderData = {
    body: OrderPay;
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
    url: '/customer/order/pay';
};
export type PayOrderErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `cart_changed` (with `totals`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `payment_declined`, `shipping_not_available`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type PayOrderError = PayOrderErrors[keyof PayOrderErrors];
export type PayOrderResponses = {
    /**
     * The order, and the buyer's next action.
     */
    200: CheckoutResult;
};
export type PayOrderResponse = PayOrderResponses[keyof PayOrderResponses];
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
         * Sort order of the list; the default is `-orderDate`.
         */
        sort?: PublicOrderSort | undefined;
        /**
         * Only orders with this payment status. A comma-separated list matches any of its values.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status. A comma-separated list matches any of its values.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders placed at or after this time.
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
    200: CustomerOrderPage;
};
export type ListOrdersResponse = ListOrdersResponses[keyof ListOrdersResponses];
export type GetProductCardData = {
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
         * Id of the product. Exactly one of `productId` and `slug`.
         */
        productId?: ProductId | undefined;
        /**
         * Slug of the product in any language. A slug that the product had before finds it too, until another product takes that slug. The response has the current `slug`; redirect to it.
         */
        slug?: Slug | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); the default is the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/card';
};
export type GetProductCardErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `currency_mismatch`.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Id of the product. Exactly one of `productId` and `slug`.
         */
        productId?: ProductId | undefined;
        /**
         * Slug of the product in any language. A slug that the product had before finds it too, until another product takes that slug. The response has the current `slug`; redirect to it.
         */
        slug?: Slug | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); the default is the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product';
};
export type GetProductErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `currency_mismatch`.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
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
         * Sort order of the list.
         */
        sort?: ProductCardSort | undefined;
        /**
         * Only the product with this id. A comma-separated list matches any of its values. Products that the caller may not see are omitted.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only products with a variant for sale that has this option value, such as `Color:White` (case-insensitive). One or several, separated by commas: values of the same option match any of them; values of different options must all match, in one variant. Write a comma in a name or value as `%2C`, a colon in a name as `%3A`, and a percent sign as `%25`, before you escape the query itself. Each value of the facets has this text as `filter`.
         */
        option?: Array<string> | undefined;
        /**
         * Only products of this collection. A comma-separated list matches any of its values. Send at most one of `collectionId` and `collectionSlug`.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products of the collection with this slug in any language, now or before another one replaced it. A comma-separated list matches any of its values.
         */
        collectionSlug?: Array<Slug> | undefined;
        /**
         * Only products of this type. A comma-separated list matches any of its values.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products of this brand (whole name, case-insensitive).
         */
        brand?: string | undefined;
        /**
         * Only products with this tag (case-insensitive). A comma-separated list matches any of its values.
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
         * True returns only products that can be ordered now, false only products that cannot.
         */
        inStock?: boolean | undefined;
        /**
         * True returns only products that can be subscribed to, false only products that cannot.
         */
        isSubscribable?: boolean | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); the default is the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/paged';
};
export type ListProductsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `currency_mismatch`.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only the product with this id. A comma-separated list matches any of its values. Products that the caller may not see are omitted.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only products with a variant for sale that has this option value, such as `Color:White` (case-insensitive). One or several, separated by commas: values of the same option match any of them; values of different options must all match, in one variant. Write a comma in a name or value as `%2C`, a colon in a name as `%3A`, and a percent sign as `%25`, before you escape the query itself. Each value of the facets has this text as `filter`.
         */
        option?: Array<string> | undefined;
        /**
         * Only products of this collection. A comma-separated list matches any of its values. Send at most one of `collectionId` and `collectionSlug`.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products of the collection with this slug in any language, now or before another one replaced it. A comma-separated list matches any of its values.
         */
        collectionSlug?: Array<Slug> | undefined;
        /**
         * Only products of this type. A comma-separated list matches any of its values.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products of this brand (whole name, case-insensitive).
         */
        brand?: string | undefined;
        /**
         * Only products with this tag (case-insensitive). A comma-separated list matches any of its values.
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
         * True returns only products that can be ordered now, false only products that cannot.
         */
        inStock?: boolean | undefined;
        /**
         * True returns only products that can be subscribed to, false only products that cannot.
         */
        isSubscribable?: boolean | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); the default is the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/customer/product/facets';
};
export type GetProductFacetsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `currency_mismatch`.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query: {
        /**
         * The text typed so far.
         */
        search: string;
        /**
         * Maximum number of suggestions of each kind.
         */
        limit?: number | undefined;
        /**
         * Currency of the prices, one of the store's (422 `currency_mismatch` otherwise); the default is the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    };
    url: '/customer/product/suggest';
};
export type SuggestProductsErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Code: `currency_mismatch`.
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
export type SuggestProductsError = SuggestProductsErrors[keyof SuggestProductsErrors];
export type SuggestProductsResponses = {
    /**
     * The suggestions.
     */
    200: ProductSuggestions;
};
export type SuggestProductsResponse = SuggestProductsResponses[keyof SuggestProductsResponses];
export type GetRedirectData = {
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
         * The path that the visitor requested, without query and fragment. Percent-escapes in it are decoded once. Send a long path decoded, because a query has at most 8,192 bytes.
         */
        path: RedirectPathInput;
        /**
         * Language of the slug; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Without a translation, the slug is in the store's default language, or else in the language of its catalog.
         */
        languageCode?: LanguageCode | undefined;
    };
    url: '/customer/redirect';
};
export type GetRedirectErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetRedirectError = GetRedirectErrors[keyof GetRedirectErrors];
export type GetRedirectResponses = {
    /**
     * The page that replaces the path.
     */
    200: StorefrontRedirect;
};
export type GetRedirectResponse = GetRedirectResponses[keyof GetRedirectResponses];
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
export type GetReturnEligibilityData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the order.
         */
        orderId: OrderId;
    };
    url: '/customer/return/eligibility';
};
export type GetReturnEligibilityErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetReturnEligibilityError = GetReturnEligibilityErrors[keyof GetReturnEligibilityErrors];
export type GetReturnEligibilityResponses = {
    /**
     * The returnable units.
     */
    200: ReturnEligibility;
};
export type GetReturnEligibilityResponse = GetReturnEligibilityResponses[keyof GetReturnEligibilityResponses];
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
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Default -requestedOn.
         */
        sort?: ReturnSort | undefined;
        /**
         * Only returns with one of these statuses, separated by commas.
         */
        status?: Array<ReturnStatus> | undefined;
        /**
         * Only returns of one of these kinds, separated by commas.
         */
        kind?: Array<ReturnKind> | undefined;
        /**
         * Only returns of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
    } | undefined;
    url: '/customer/return/paged';
};
export type ListReturnsErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListReturnsError = ListReturnsErrors[keyof ListReturnsErrors];
export type ListReturnsResponses = {
    /**
     * A page of returns.
     */
    200: CustomerReturnPage;
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
    url: '/customer/return';
};
export type GetReturnErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetReturnError = GetReturnErrors[keyof GetReturnErrors];
export type GetReturnResponses = {
    /**
     * The return.
     */
    200: CustomerReturn;
};
export type GetReturnResponse = GetReturnResponses[keyof GetReturnResponses];
export type CreateReturnData = {
    body: CustomerReturnCreate;
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
    url: '/customer/return';
};
export type CreateReturnErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateReturnError = CreateReturnErrors[keyof CreateReturnErrors];
export type CreateReturnResponses = {
    /**
     * The return.
     */
    200: CustomerReturn;
};
export type CreateReturnResponse = CreateReturnResponses[keyof CreateReturnResponses];
export type PreviewReturnData = {
    body: CustomerReturnCreate;
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
    url: '/customer/return/preview';
};
export type PreviewReturnErrors = Pick<Failures, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PreviewReturnError = PreviewReturnErrors[keyof PreviewReturnErrors];
export type PreviewReturnResponses = {
    /**
     * The preview.
     */
    200: CustomerReturnPreview;
};
export type PreviewReturnResponse = PreviewReturnResponses[keyof PreviewReturnResponses];
export type CancelReturnData = {
    body: CustomerReturnCancel;
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
    url: '/customer/return/cancel';
};
export type CancelReturnErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
export type CancelReturnError = CancelReturnErrors[keyof CancelReturnErrors];
export type CancelReturnResponses = {
    /**
     * The canceled return.
     */
    200: CustomerReturn;
};
export type CancelReturnResponse = CancelReturnResponses[keyof CancelReturnResponses];
export type DeclareWithdrawalData = {
    body: WithdrawalDeclare;
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
    url: '/customer/return/withdrawal';
};
export type DeclareWithdrawalErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type DeclareWithdrawalError = DeclareWithdrawalErrors[keyof DeclareWithdrawalErrors];
export type DeclareWithdrawalResponses = {
    /**
     * The declaration was accepted.
     */
    204: void;
};
export type DeclareWithdrawalResponse = DeclareWithdrawalResponses[keyof DeclareWithdrawalResponses];
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Language of the texts; the default is the store's default language. `de-AT` gets `de` if the store has no closer language, and an unknown language gets the default. Texts without a translation are returned in the store's default language, or else in the language of its catalog.
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
export type ListStoreCreditData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/customer/store-credit/all';
};
export type ListStoreCreditErrors = Pick<Failures, 400 | 401 | 429 | 500 | 503>;
export type ListStoreCreditError = ListStoreCreditErrors[keyof ListStoreCreditErrors];
export type ListStoreCreditResponses = {
    /**
     * The accounts.
     */
    200: CustomerStoreCreditList;
};
export type ListStoreCreditResponse = ListStoreCreditResponses[keyof ListStoreCreditResponses];
export type ListSubscriptionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only subscriptions in this status. A comma-separated list matches any of its values.
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: {
        /**
         * Id of the subscription. Exactly one of `subscriptionId` and `subscriptionNumber`.
         */
        subscriptionId?: SubscriptionId | undefined;
        /**
         * Number of the subscription.
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
    url: '/customer/subscription';
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
         * Date of the renewal to estimate; the default is the next one.
         */
        processingDate?: Date | undefined;
    };
    url: '/customer/subscription/estimate';
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
         * The last day to include, at most two years ahead; the default is one year ahead.
         */
        until?: Date | undefined;
    };
    url: '/customer/subscription/upcoming/all';
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
         * Sort order of the list. Default `-createdOn`.
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
    url: '/customer/subscription/cancel';
};
export type CancelSubscriptionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/subscription/pause';
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
    url: '/customer/subscription/resume';
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
     * The active subscription.
     */
    200: CustomerSubscription;
};
export type ResumeSubscriptionResponse = ResumeSubscriptionResponses[keyof ResumeSubscriptionResponses];
export type RetrySubscriptionData = {
    body: CustomerSubscriptionRetry;
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
    url: '/customer/subscription/retry';
};
export type RetrySubscriptionErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `insufficient_stock`, `payment_declined`, `idempotency_key_reuse` (with a key of another request).
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
export type RetrySubscriptionError = RetrySubscriptionErrors[keyof RetrySubscriptionErrors];
export type RetrySubscriptionResponses = {
    /**
     * The subscription after the renewal, and the customer's next action.
     */
    200: CustomerSubscriptionRetryResult;
};
export type RetrySubscriptionResponse = RetrySubscriptionResponses[keyof RetrySubscriptionResponses];
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
    url: '/customer/subscription/skip';
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
    url: '/customer/subscription/unskip';
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
     * The subscription with its next date.
     */
    200: CustomerSubscription;
};
export type UnskipSubscriptionResponse = UnskipSubscriptionResponses[keyof UnskipSubscriptionResponses];
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
    url: '/customer/subscription/reactivate';
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
    url: '/customer/user';
};
export type UpdateMyUserErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/user';
};
export type CreateCustomerErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `already_exists`, `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `weak_password`, `terms_not_accepted`, `idempotency_key_reuse` (with a key of another request).
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
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
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
    url: '/customer/user/email-change';
};
export type CommitEmailChangeErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `already_exists`, `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `code_invalid`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/user/email-change';
};
export type RequestEmailChangeErrors = Pick<Failures, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
    url: '/customer/user/logout';
};
export type LogoutErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * Only with an Idempotency-Key: the first request with this key is still running. Retry after the time in Retry-After. Code: `idempotency_in_flight`.
     */
    409: Problem;
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
    url: '/customer/user/check-available';
};
export type CheckEmailAvailableErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/user/verify-password';
};
export type VerifyPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type VerifyPasswordError = VerifyPasswordErrors[keyof VerifyPasswordErrors];
export type VerifyPasswordResponses = {
    /**
     * Whether the password is correct.
     */
    200: PasswordVerification;
};
export type VerifyPasswordResponse = VerifyPasswordResponses[keyof VerifyPasswordResponses];
export type ResendVerifyEmailPinData = {
    body: VerifyEmailPinResend;
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
    url: '/customer/user/resend-verify-email-pin';
};
export type ResendVerifyEmailPinErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/user/forgot-password';
};
export type ForgotPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
    url: '/customer/user/change-password';
};
export type ChangePasswordErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `weak_password`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/user/reset-password';
};
export type ResetPasswordErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `weak_password`, `code_invalid`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/user/verify-email';
};
export type VerifyEmailErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `code_invalid`, `idempotency_key_reuse` (with a key of another request).
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
    url: '/customer/user/delete-me';
};
export type DeleteMeErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `stored_value_left`, `idempotency_in_flight` (with Retry-After).
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
         * URL to which the provider sends the customer back; it must be at the store's own domain or at an allowed origin, otherwise 422 `invalid_value`.
         */
        returnTo?: Url | undefined;
    } | undefined;
    url: '/customer/user/commission-sso-url';
};
export type GetCommissionSsoUrlErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `unsupported_operation`.
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
export type DeleteCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Code: `in_use`.
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
    url: '/customer/user-address';
};
export type UpdateCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
    /**
     * The object's state, its version or an existing object conflicts with the request. Codes: `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
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
    url: '/customer/user-address';
};
export type CreateCustomerAddressErrors = Pick<Failures, 400 | 401 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
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
    url: '/customer/user-address/default';
};
export type SetDefaultCustomerAddressErrors = {
    /**
     * The request is malformed or breaks the contract; `errors` lists every invalid field. Codes: `invalid_request`, `store_required`, `page_too_deep`, `invalid_cursor`, `unknown_api_version`.
     */
    400: Problem;
    /**
     * The credential is missing or invalid. Codes: `unauthenticated`, `invalid_credentials`, `totp_required`.
     */
    401: Problem;
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
export type SetDefaultCustomerAddressError = SetDefaultCustomerAddressErrors[keyof SetDefaultCustomerAddressErrors];
export type SetDefaultCustomerAddressResponses = {
    /**
     * The default address.
     */
    200: PublicCustomerAddress;
};
export type SetDefaultCustomerAddressResponse = SetDefaultCustomerAddressResponses[keyof SetDefaultCustomerAddressResponses];
