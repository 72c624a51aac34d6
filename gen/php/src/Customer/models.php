<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform\Customer;

/**
 * A cart. Money is in `currencyCode`; `unitPrice` and `compareAtPrice` are as shown to the buyer. All other amounts are
 * net of tax, except `lineTax`, `taxTotal`, `grandTotal`, `amountDueToday` and `recurringTotal`. `grandTotal = subtotal
 * − discountTotal + shippingTotal + taxTotal`. `grandTotal = shownSubtotal − shownDiscountTotal +
 * shownShippingTotal + shownTaxTotal`, in amounts as the storefront shows them.
 */
final class Cart extends \StorePlatform\Model
{
    protected const SPEC = 'cartId!:i token!?:s masked!:[s storeCustomerId!?:i email!?:s currencyCode!:s languageCode!:s status!:s items!:[@Customer\\CartItem coupons!:[@Customer\\CartCoupon acceptsMarketing!:b referrerCode!?:s shippingAddress!?:@Shared\\Address billingAddress!?:@Shared\\Address shippingMethodId!?:i notes!?:s customFields!:[@Shared\\CustomField returnUrl!?:s cancelUrl!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d amountDueToday!:d useStoreCredit!:b tenders!:[@Customer\\CartTender amountDue!:d recurringTotal!:d recurring!:[@Customer\\CartRecurring taxIsEstimated!:b itemCount!:i requiresShipping!:b problems!:[@Customer\\CartProblem convertedOrderId!?:i checkoutOrderId!?:i lastPayment!?:@Customer\\CartLastPayment reservedUntil!?:t expiresOn!:t createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $cartId
     * @param string|null $token The guest's secret token, to send as X-Cart-Token. Null means a customer's cart.
     * @param list<string> $masked The fields of the cart that this caller may not read, because the buyer entered them
     * through a checkout link in another session. They are null or empty here and still count: the totals are for the
     * hidden address. Writing one of them replaces it. Empty when the caller may read the whole cart.
     * @param int|null $storeCustomerId Null means a guest.
     * @param string|null $email The customer's e-mail address, or the address that the guest gave at checkout.
     * @param string $currencyCode
     * @param string $languageCode Language of the names in this cart, and of its order. It is the closest of the
     * store's languages to the cart's language, else to the language of the customer's profile, else the store's
     * default. A text without a translation is in another language.
     * @param string $status ACTIVE: can be changed. CHECKING_OUT: the payment is in progress, and the cart cannot be
     * changed. The cart becomes ACTIVE again when the payment is declined or expires, or `cancelCheckout` cancels it.
     * CONVERTED: became an order. In CHECKING_OUT and CONVERTED, the cart has the lines, names, prices, coupons and
     * totals of its order, whatever changes in the catalog. It has no problems, and only `recurring` is at today's
     * prices. A line that the store added to the order has a `cartItemId` that no operation takes.
     * @param list<CartItem> $items The lines, oldest first.
     * @param list<CartCoupon> $coupons The coupons that were entered or applied automatically, with the discount of
     * each.
     * @param bool $acceptsMarketing Whether the buyer agreed to marketing e-mails, in this cart or at its checkout.
     * @param string|null $referrerCode Code of the referrer.
     * @param \StorePlatform\Shared\Address|null $shippingAddress The address of the `customerAddressId` in the
     * summary's query, else that from `PATCH /customer/cart` or from the last checkout. A `countryCode` in the query
     * changes the totals only.
     * @param \StorePlatform\Shared\Address|null $billingAddress
     * @param int|null $shippingMethodId The method from the summary's query, from `PATCH /customer/cart` or from the
     * last checkout. Null means shipping is not in the totals.
     * @param string|null $notes The buyer's note to the store. Null means none yet.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields of the order that were set so far.
     * @param string|null $returnUrl URL to which the checkout page sends the buyer when the order is placed. Null means
     * none is set.
     * @param string|null $cancelUrl URL to which the checkout page sends the buyer to change the cart. Null means none
     * is set.
     * @param numeric-string $subtotal Sum of the lines before discounts.
     * @param numeric-string $discountTotal All discounts, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts.
     * @param numeric-string $taxTotal All taxes, including the tax on shipping.
     * @param numeric-string $grandTotal Total of the order; the `expectedGrandTotal` of the checkout.
     * @param bool $pricesIncludeTax Whether the prices shown to the buyer include tax; a setting of the store.
     * @param numeric-string $shownSubtotal Sum of the lines before discounts, as shown to the buyer.
     * @param numeric-string $shownDiscountTotal The discounts of the lines, as shown to the buyer.
     * @param numeric-string $shownShippingTotal Shipping after its discounts, as shown to the buyer.
     * @param numeric-string $shownTaxTotal Tax in addition to the shown amounts: zero where prices include all tax,
     * below zero for a buyer who does not pay the tax that prices include.
     * @param numeric-string $amountDueToday Amount that is paid at checkout, with stored value or otherwise:
     * `grandTotal`. Lines in a trial cost nothing today and are only in `recurring`.
     * @param bool $useStoreCredit Whether the customer pays with store credit, up to its balance. Always false for a
     * guest. A checkout through a checkout link without the customer's login uses no store credit.
     * @param list<CartTender> $tenders Stored value that pays the order, in the order in which it pays. Empty means
     * that no stored value pays. Until the checkout the amounts can fall, because nothing is held.
     * @param numeric-string $amountDue Part of `grandTotal` that stored value does not pay; the `expectedAmountDue` of
     * the checkout. If it is 0, the checkout needs no `payment`, unless the cart has a plan. A provider with a minimum
     * amount may charge more, and the last of `tenders` then pays less.
     * @param numeric-string $recurringTotal Sum of `recurring`, including tax and shipping; zero without subscriptions.
     * Of little use if the plans have different intervals: show `recurring` instead.
     * @param list<CartRecurring> $recurring Later charges, one entry for each plan in the cart: each plan becomes a
     * subscription. Empty without subscriptions.
     * @param bool $taxIsEstimated True until the destination is known.
     * @param int $itemCount Sum of the quantities of all lines, with UNAVAILABLE ones.
     * @param bool $requiresShipping Whether any line has to be shipped.
     * @param list<CartProblem> $problems Problems that prevent checkout, and changes that the buyer should see. Can be
     * empty.
     * @param int|null $convertedOrderId The order that the cart became.
     * @param int|null $checkoutOrderId The order that a CHECKING_OUT cart will become. While its payment waits for the
     * buyer, `GET /customer/order` with this id returns the `nextAction`. Null in other statuses.
     * @param CartLastPayment|null $lastPayment The payment of the cart's last checkout, if it failed, expired or was
     * canceled; the next checkout clears it. Null means no payment has failed since.
     * @param \DateTimeImmutable|null $reservedUntil Time until which stock is reserved for the cart, if the store
     * reserves stock in carts; each change of the cart renews the reservation. Null means nothing is reserved: the
     * items may sell out before checkout.
     * @param \DateTimeImmutable $expiresOn When the cart expires if it is not used.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $cartId,
        public ?string $token,
        public array $masked,
        public ?int $storeCustomerId,
        public ?string $email,
        public string $currencyCode,
        public string $languageCode,
        public string $status,
        public array $items,
        public array $coupons,
        public bool $acceptsMarketing,
        public ?string $referrerCode,
        public ?\StorePlatform\Shared\Address $shippingAddress,
        public ?\StorePlatform\Shared\Address $billingAddress,
        public ?int $shippingMethodId,
        public ?string $notes,
        public array $customFields,
        public ?string $returnUrl,
        public ?string $cancelUrl,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public bool $pricesIncludeTax,
        public string $shownSubtotal,
        public string $shownDiscountTotal,
        public string $shownShippingTotal,
        public string $shownTaxTotal,
        public string $amountDueToday,
        public bool $useStoreCredit,
        public array $tenders,
        public string $amountDue,
        public string $recurringTotal,
        public array $recurring,
        public bool $taxIsEstimated,
        public int $itemCount,
        public bool $requiresShipping,
        public array $problems,
        public ?int $convertedOrderId,
        public ?int $checkoutOrderId,
        public ?CartLastPayment $lastPayment,
        public ?\DateTimeImmutable $reservedUntil,
        public \DateTimeImmutable $expiresOn,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * The data to place the order. Give each address once: as an address or by the id of one of the customer's own; the
 * billing address also by `billingSameAsShipping`. A cart that is not shipped needs no shipping address and method; the
 * billing address is always required. Omitted fields are taken from the cart, as `PATCH /customer/cart` or the last
 * checkout set them, except fields that are `masked` for the caller: send those again.
 */
final class CartCheckout extends \StorePlatform\Model
{
    protected const SPEC = 'cartId!:i version:i expectedGrandTotal!:d expectedAmountDue:d email:s shippingAddress:@Shared\\AddressInput shippingAddressId:i billingAddress:@Shared\\AddressInput billingAddressId:i billingSameAsShipping:b shippingMethodId:i payment:@Customer\\CheckoutPayment subscriptionConsent:@Customer\\SubscriptionConsentInput acceptTerms:b acceptsMarketing:b languageCode:s referrerCode:s notes:s customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $cartId
     * @param numeric-string $expectedGrandTotal The total that the buyer agreed to, from the summary for the same
     * destination and shipping method.
     * @param int|null $version The cart's version.
     * @param numeric-string|null $expectedAmountDue The part of the total that stored value does not pay: the
     * `amountDue` of the summary for the same destination and shipping method. Required if stored value pays or could
     * pay a part.
     * @param string|null $email Required for guests; the default is the cart's. For a customer, the account's address
     * is used.
     * @param \StorePlatform\Shared\AddressInput|null $shippingAddress
     * @param int|null $shippingAddressId One of the customer's saved addresses.
     * @param \StorePlatform\Shared\AddressInput|null $billingAddress
     * @param int|null $billingAddressId One of the customer's saved addresses.
     * @param bool|null $billingSameAsShipping Bill to the shipping address.
     * @param int|null $shippingMethodId
     * @param CheckoutPayment|null $payment
     * @param SubscriptionConsentInput|null $subscriptionConsent Required, and only allowed, if the cart has a
     * subscription.
     * @param bool|null $acceptTerms Must be true if the store has terms.
     * @param bool|null $acceptsMarketing Whether the buyer agrees to marketing e-mails; the default is the cart's
     * value. True is stored with the order, and with the customer if there is one; false does not withdraw a consent
     * that a customer gave elsewhere.
     * @param string|null $languageCode Language of the order: of its names, mails and documents. Absent means the
     * language of the cart; 422 `invalid_value` for an unknown language.
     * @param string|null $referrerCode Code of the referrer; the default is the cart's.
     * @param string|null $notes The buyer's note to the store.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields The store's custom fields for an order.
     */
    public function __construct(
        public int $cartId,
        public string $expectedGrandTotal,
        public ?int $version = null,
        public ?string $expectedAmountDue = null,
        public ?string $email = null,
        public ?\StorePlatform\Shared\AddressInput $shippingAddress = null,
        public ?int $shippingAddressId = null,
        public ?\StorePlatform\Shared\AddressInput $billingAddress = null,
        public ?int $billingAddressId = null,
        public ?bool $billingSameAsShipping = null,
        public ?int $shippingMethodId = null,
        public ?CheckoutPayment $payment = null,
        public ?SubscriptionConsentInput $subscriptionConsent = null,
        public ?bool $acceptTerms = null,
        public ?bool $acceptsMarketing = null,
        public ?string $languageCode = null,
        public ?string $referrerCode = null,
        public ?string $notes = null,
        public ?array $customFields = null,
    ) {
    }
}

/** A coupon of a cart. */
final class CartCoupon extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s discountAmount!:d shownDiscountAmount!:d message!?:s';

    /**
     * @param string $code The code as the store writes it; the name for an automatic discount.
     * @param numeric-string $discountAmount The coupon's discount on the current cart, net of tax; zero while the
     * coupon does not apply.
     * @param numeric-string $shownDiscountAmount The coupon's discount on the current cart, as shown to the buyer.
     * @param string|null $message Why the coupon does not apply now, or its benefit; in the cart's language.
     */
    public function __construct(
        public string $code,
        public string $discountAmount,
        public string $shownDiscountAmount,
        public ?string $message,
    ) {
    }
}

/** A coupon to apply. */
final class CartCouponCreate extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s version:i';

    /**
     * @param string $code The coupon code (case-insensitive).
     * @param int|null $version The cart's version; a stale version returns 409 `version_conflict`.
     */
    public function __construct(
        public string $code,
        public ?int $version = null,
    ) {
    }
}

/** A gift card with which the buyer pays. */
final class CartGiftCardCreate extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s version:i';

    /**
     * @param string $code The code of the gift card.
     * @param int|null $version The cart's version; a stale version returns 409 `version_conflict`.
     */
    public function __construct(
        public string $code,
        public ?int $version = null,
    ) {
    }
}

/** A line of a cart. */
final class CartItem extends \StorePlatform\Model
{
    protected const SPEC = 'cartItemId!:i variantId!:i productId!:i slug!:s sku!:s name!:s mediaUrl!?:s quantity!:i unitPrice!:d deliveryPrices!:[d compareAtPrice!?:d lineSubtotal!:d lineDiscount!:d lineTax!:d lineTotal!:d subscriptionPlanId!?:i customFields!:[@Shared\\CustomField giftCard!?:@Shared\\GiftCardDelivery availability!:s availableQuantity!?:i priceChangedFrom!?:d shownSubtotal!:d shownDiscount!:d shownTotal!:d image!?:@Customer\\StorefrontImage optionValues!:[@Shared\\VariantOptionValue plan!?:@Customer\\StorefrontSubscriptionPlan minQuantity!:i maxQuantity!?:i quantityStep!:i';

    /**
     * @param int $cartItemId
     * @param int $variantId
     * @param int $productId
     * @param string $slug The product's slug, for a link.
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several.
     * @param string|null $mediaUrl First picture of the variant or product. Null means none.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in all deliveries that the line pays for, as shown to the
     * buyer.
     * @param list<numeric-string> $deliveryPrices Price of one unit in each delivery that the line pays for, as shown
     * to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     * @param numeric-string|null $compareAtPrice Original price for comparison. Null means the price is not reduced.
     * @param numeric-string $lineSubtotal Amount before discounts, net of tax.
     * @param numeric-string $lineDiscount The line's own discounts and its share of the cart's discounts.
     * @param numeric-string $lineTax Tax on the line; the buyer pays `lineTotal + lineTax` for it.
     * @param numeric-string $lineTotal Amount after all discounts, net of tax.
     * @param int|null $subscriptionPlanId Null means a one-time purchase.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param \StorePlatform\Shared\GiftCardDelivery|null $giftCard To whom the codes of the line's gift cards are
     * mailed. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     * @param string $availability INSUFFICIENT: fewer than `quantity` units can be ordered. UNAVAILABLE: no longer
     * sold. Both prevent checkout.
     * @param int|null $availableQuantity Units that this line can have now, next to the other lines of the same
     * variant. Null means stock is not tracked.
     * @param numeric-string|null $priceChangedFrom The unit price that the buyer last saw, if it has changed since;
     * null otherwise.
     * @param numeric-string $shownSubtotal `unitPrice` times `quantity`: before discounts, as shown to the buyer; zero
     * if the variant is no longer sold.
     * @param numeric-string $shownDiscount `lineDiscount`, as shown to the buyer.
     * @param numeric-string $shownTotal `shownSubtotal − shownDiscount`.
     * @param StorefrontImage|null $image First picture of the variant or product. Null means none.
     * @param list<\StorePlatform\Shared\VariantOptionValue> $optionValues One value for each of the product's options.
     * @param StorefrontSubscriptionPlan|null $plan The plan of `subscriptionPlanId`. Null means the line is a one-time
     * purchase, or the variant is no longer sold with the plan.
     * @param int $minQuantity Minimum quantity of the line.
     * @param int|null $maxQuantity Maximum quantity of the line. Null means only stock limits it.
     * @param int $quantityStep The quantity must be `minQuantity` plus a multiple of this step.
     */
    public function __construct(
        public int $cartItemId,
        public int $variantId,
        public int $productId,
        public string $slug,
        public string $sku,
        public string $name,
        public ?string $mediaUrl,
        public int $quantity,
        public string $unitPrice,
        public array $deliveryPrices,
        public ?string $compareAtPrice,
        public string $lineSubtotal,
        public string $lineDiscount,
        public string $lineTax,
        public string $lineTotal,
        public ?int $subscriptionPlanId,
        public array $customFields,
        public ?\StorePlatform\Shared\GiftCardDelivery $giftCard,
        public string $availability,
        public ?int $availableQuantity,
        public ?string $priceChangedFrom,
        public string $shownSubtotal,
        public string $shownDiscount,
        public string $shownTotal,
        public ?StorefrontImage $image,
        public array $optionValues,
        public ?StorefrontSubscriptionPlan $plan,
        public int $minQuantity,
        public ?int $maxQuantity,
        public int $quantityStep,
    ) {
    }
}

/** An item to add to the cart; exactly one of `variantId` and `sku`. */
final class CartItemCreate extends \StorePlatform\Model
{
    protected const SPEC = 'variantId:i sku:s quantity!:i subscriptionPlanId?:i customFields:[@Shared\\CustomFieldInput giftCard?:@Customer\\GiftCardDeliveryInput currencyCode:s languageCode:s referrerCode:s';

    /**
     * @param int $quantity
     * @param int|null $variantId
     * @param string|null $sku
     * @param int|null $subscriptionPlanId Null or absent means buy once.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields The store's custom fields for a line, such
     * as an engraving.
     * @param GiftCardDeliveryInput|null $giftCard To whom the codes of gift cards are mailed. Only for products with
     * the type GIFT_CARD. Null or absent means to the buyer as soon as the order is paid.
     * @param string|null $currencyCode Currency of a new cart; the default is the store's default currency.
     * @param string|null $languageCode Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of
     * the cart.
     * @param string|null $referrerCode Code of the referrer; stored with the cart as sent, and with its order if the
     * code counts. An unknown code credits no referrer. The buyer's own code, an inactive code, and a code older than
     * the `attributionDays` of the commission provider do not count: then the referrer of the customer is credited.
     */
    public function __construct(
        public int $quantity,
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?int $subscriptionPlanId = null,
        public ?array $customFields = null,
        public ?GiftCardDeliveryInput $giftCard = null,
        public ?string $currencyCode = null,
        public ?string $languageCode = null,
        public ?string $referrerCode = null,
    ) {
    }
}

/** Changes to a line of the cart. */
final class CartItemUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'cartItemId!:i quantity:i subscriptionPlanId?:i customFields:[@Shared\\CustomFieldInput giftCard?:@Customer\\GiftCardDeliveryInput version:i';

    /**
     * @param int $cartItemId
     * @param int|null $quantity
     * @param int|null $subscriptionPlanId Null means buy once.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Replaces all custom fields of the line.
     * @param GiftCardDeliveryInput|null $giftCard Replaces the recipient and the time of delivery of the line's gift
     * cards. Null means to the buyer as soon as the order is paid.
     * @param int|null $version The cart's version.
     */
    public function __construct(
        public int $cartItemId,
        public ?int $quantity = null,
        public ?int $subscriptionPlanId = null,
        public ?array $customFields = null,
        public ?GiftCardDeliveryInput $giftCard = null,
        public ?int $version = null,
    ) {
    }
}

/** The new lines of the cart. */
final class CartItemsSet extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CartItemSet currencyCode:s languageCode:s referrerCode:s version:i';

    /**
     * @param list<CartItemSet> $items All lines of the cart.
     * @param string|null $currencyCode Currency of a new cart; the default is the store's default currency.
     * @param string|null $languageCode Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of
     * the cart.
     * @param string|null $referrerCode Code of the referrer. Absent keeps the current code.
     * @param int|null $version The cart's version.
     */
    public function __construct(
        public array $items,
        public ?string $currencyCode = null,
        public ?string $languageCode = null,
        public ?string $referrerCode = null,
        public ?int $version = null,
    ) {
    }
}

/** A new line of the cart; exactly one of `variantId` and `sku`. */
final class CartItemSet extends \StorePlatform\Model
{
    protected const SPEC = 'variantId:i sku:s quantity!:i subscriptionPlanId?:i customFields:[@Shared\\CustomFieldInput giftCard?:@Customer\\GiftCardDeliveryInput';

    /**
     * @param int $quantity
     * @param int|null $variantId
     * @param string|null $sku
     * @param int|null $subscriptionPlanId Null or absent means buy once.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields The store's custom fields for a line, such
     * as an engraving.
     * @param GiftCardDeliveryInput|null $giftCard To whom the codes of gift cards are mailed. Only for products with
     * the type GIFT_CARD. Null or absent means to the buyer as soon as the order is paid.
     */
    public function __construct(
        public int $quantity,
        public ?int $variantId = null,
        public ?string $sku = null,
        public ?int $subscriptionPlanId = null,
        public ?array $customFields = null,
        public ?GiftCardDeliveryInput $giftCard = null,
    ) {
    }
}

/** A payment that ended without an order. */
final class CartLastPayment extends \StorePlatform\Model
{
    protected const SPEC = 'status!:s code!?:s message!:s';

    /**
     * @param \StorePlatform\Shared\PaymentTransactionStatus::* $status
     * @param string|null $code Why the payment failed. Null means the provider gave no reason.
     * @param string $message The reason, as text for the buyer.
     */
    public function __construct(
        public string $status,
        public ?string $code,
        public string $message,
    ) {
    }
}

/** A problem or change that the buyer should see. */
final class CartProblem extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s cartItemId!?:i message!:s coupon!?:@Shared\\CouponRefusal';

    /**
     * @param string $code Machine-readable code. `price_changed` and `quantity_reduced` are only notices: the price has
     * changed since the line was added, or a merge of two carts reduced the quantity. All other codes prevent the order
     * until the problem is fixed. Only the checkout checks who may order. `quantity_not_allowed`: below the minimum of
     * the product, above its maximum, or between its steps. `unavailable`: no longer sold. `custom_field_required`: the
     * line lacks a custom field that the store requires. `custom_field_invalid`: a custom field of the line has another
     * type than the store defines, or no value of that type. `min_order_amount`: the goods after discounts cost less
     * than this buyer's minimum order amount.
     * @param int|null $cartItemId The affected line. Null means the whole cart.
     * @param string $message Message for the buyer.
     * @param \StorePlatform\Shared\CouponRefusal|null $coupon For `coupon_not_applicable` and `coupon_exhausted`: the
     * coupon and the reason. Null for other codes.
     */
    public function __construct(
        public string $code,
        public ?int $cartItemId,
        public string $message,
        public ?\StorePlatform\Shared\CouponRefusal $coupon,
    ) {
    }
}

/**
 * The price and date of later charges for the lines of one plan. Amounts are net of tax except `taxTotal`, `grandTotal`
 * and `regularGrandTotal`; a renewal is priced when it is charged, by these rules.
 */
final class CartRecurring extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i trialDays!:i prepaidCycles!:i minCycles!?:i maxCycles!?:i nextProcessingDate!?:D subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d regularGrandTotal!:d';

    /**
     * @param int $subscriptionPlanId
     * @param string $subscriptionPlanName The plan's name.
     * @param string $intervalUnit
     * @param int $intervalCount Interval between renewals, as a number of `intervalUnit`.
     * @param int $trialDays Days before the first charge; 0 means the first charge is in today's total.
     * @param int $prepaidCycles Number of deliveries that each charge pays for.
     * @param int|null $minCycles Cycles before the subscription can be canceled. Null means no minimum.
     * @param int|null $maxCycles Cycles after which the subscription ends. Null means it has no end.
     * @param string|null $nextProcessingDate Date of the next charge if the order is placed today, in the store's time
     * zone. Null means today's charge is the only one.
     * @param numeric-string $subtotal Sum of the lines before discounts.
     * @param numeric-string $discountTotal All discounts, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts.
     * @param numeric-string $taxTotal All taxes, including the tax on shipping.
     * @param numeric-string $grandTotal Total of the next charge.
     * @param numeric-string $regularGrandTotal Total of a charge after introductory prices and coupons for the first
     * cycles have ended.
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $subscriptionPlanName,
        public string $intervalUnit,
        public int $intervalCount,
        public int $trialDays,
        public int $prepaidCycles,
        public ?int $minCycles,
        public ?int $maxCycles,
        public ?string $nextProcessingDate,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public string $regularGrandTotal,
    ) {
    }
}

/** Stored value that pays a part of the cart's order. */
final class CartTender extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s giftCardId!?:i lastFour!?:s amount!:d';

    /**
     * @param string $type
     * @param int|null $giftCardId Null means store credit.
     * @param string|null $lastFour The last four characters of the gift card's code. Null means store credit.
     * @param numeric-string $amount The part of the total that it pays; zero if nothing is left to pay or no value is
     * available.
     */
    public function __construct(
        public string $type,
        public ?int $giftCardId,
        public ?string $lastFour,
        public string $amount,
    ) {
    }
}

/** The buyer's details and choices. */
final class CartUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'email?:s shippingAddress?:@Shared\\AddressInput billingAddress?:@Shared\\AddressInput shippingMethodId?:i languageCode?:s referrerCode?:s notes?:s acceptsMarketing:b customFields:[@Shared\\CustomFieldInput useStoreCredit:b version:i';

    /**
     * @param string|null $email A guest's e-mail address; for a customer, the account's address is used.
     * @param \StorePlatform\Shared\AddressInput|null $shippingAddress Address to ship to.
     * @param \StorePlatform\Shared\AddressInput|null $billingAddress Address to bill to.
     * @param int|null $shippingMethodId Method of shipping. Null means shipping is not in the totals.
     * @param string|null $languageCode Language of the buyer. Instead of a language that the store does not have, the
     * closest of its languages applies, such as `de` for `de-AT`, else its default. 422 `invalid_value` for an unknown
     * language. Null means the language of the customer's profile, else the store's default.
     * @param string|null $referrerCode Code of the referrer. Null means no referrer.
     * @param string|null $notes The buyer's note to the store.
     * @param bool|null $acceptsMarketing Whether the buyer agrees to marketing e-mails: ask the buyer, and never assume
     * consent. True is stored with the resulting order, and with the customer if there is one; false does not withdraw
     * a consent that a customer gave elsewhere (`PATCH /customer/user` does).
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields The store's custom fields for an order;
     * replaces all of them. Required fields can follow until the checkout.
     * @param bool|null $useStoreCredit Whether the customer pays with store credit, up to its balance. True requires
     * the customer's login.
     * @param int|null $version The cart's version.
     */
    public function __construct(
        public ?string $email = null,
        public ?\StorePlatform\Shared\AddressInput $shippingAddress = null,
        public ?\StorePlatform\Shared\AddressInput $billingAddress = null,
        public ?int $shippingMethodId = null,
        public ?string $languageCode = null,
        public ?string $referrerCode = null,
        public ?string $notes = null,
        public ?bool $acceptsMarketing = null,
        public ?array $customFields = null,
        public ?bool $useStoreCredit = null,
        public ?int $version = null,
    ) {
    }
}

/** A checkout page for a cart. */
final class CheckoutLink extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s expiresOn!:t';

    /**
     * @param string $url Open it in the buyer's browser. The URL is a secret: its holder can read the cart, including
     * data entered before, and pay for it. Only the page itself can read the data that the buyer enters on it.
     * @param \DateTimeImmutable $expiresOn When the link expires, unless the cart becomes an order before.
     */
    public function __construct(
        public string $url,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** The session of one page that opened a checkout link. */
final class CheckoutSession extends \StorePlatform\Model
{
    protected const SPEC = 'token!:s expiresOn!:t';

    /**
     * @param string $token Send it as X-Cart-Token, instead of the link's token. The token is a secret of this page: no
     * other caller can read the data that the buyer enters with it.
     * @param \DateTimeImmutable $expiresOn When the session expires.
     */
    public function __construct(
        public string $token,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** URLs to which the page sends the buyer. */
final class CheckoutLinkCreate extends \StorePlatform\Model
{
    protected const SPEC = 'returnUrl:s cancelUrl:s';

    /**
     * @param string|null $returnUrl URL to which the buyer is sent when the order is placed. Absent means a page of
     * this service.
     * @param string|null $cancelUrl URL to which the buyer is sent to change the cart. Absent means none.
     */
    public function __construct(
        public ?string $returnUrl = null,
        public ?string $cancelUrl = null,
    ) {
    }
}

/**
 * The payment; at most one of `customerPaymentMethodId` and `paymentToken`, none for a provider that needs none
 * (offline, crypto link).
 */
final class CheckoutPayment extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i customerPaymentMethodId:i paymentToken:s savePaymentMethod:b returnUrl:s';

    /**
     * @param int $paymentProviderId
     * @param int|null $customerPaymentMethodId One of the customer's saved payment methods.
     * @param string|null $paymentToken Token from the provider's own form; never a card number.
     * @param bool|null $savePaymentMethod Save the payment method for the customer. A cart with a subscription always
     * saves it, as its consent says; guests cannot save one.
     * @param string|null $returnUrl URL to which the bank's or wallet's page of `nextAction` sends the buyer back; the
     * default is the storefront. It must be at the domain that the store has verified, at one of its `allowedOrigins`,
     * or the service's own page for the store that the buyer is on. Read the order's state there: reaching the URL
     * proves nothing.
     */
    public function __construct(
        public int $paymentProviderId,
        public ?int $customerPaymentMethodId = null,
        public ?string $paymentToken = null,
        public ?bool $savePaymentMethod = null,
        public ?string $returnUrl = null,
    ) {
    }
}

/** A payment provider that accepts this cart. */
final class CheckoutPaymentMethod extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i providerCode!:s displayName!:s isDefault!:b livemode!:b paymentTypes!:[s currencyCode!:s minAmount!?:d maxAmount!?:d supportsSavedMethods!:b publicConfig!:{s savedPaymentMethods!:[@Shared\\PublicCustomerPaymentMethod';

    /**
     * @param int $paymentProviderId
     * @param string $providerCode
     * @param string $displayName Name to show to the buyer.
     * @param bool $isDefault Whether to preselect the provider.
     * @param bool $livemode False means no money moves.
     * @param list<\StorePlatform\Shared\PaymentType::*> $paymentTypes The payment types that the provider supports.
     * @param string $currencyCode
     * @param numeric-string|null $minAmount Smallest amount that the provider accepts.
     * @param numeric-string|null $maxAmount Largest amount that the provider accepts.
     * @param bool $supportsSavedMethods Whether the provider supports `savePaymentMethod`.
     * @param array<string, string> $publicConfig
     * @param list<\StorePlatform\Shared\PublicCustomerPaymentMethod> $savedPaymentMethods The customer's active saved
     * payment methods with this provider, the default one first; empty for guests.
     */
    public function __construct(
        public int $paymentProviderId,
        public string $providerCode,
        public string $displayName,
        public bool $isDefault,
        public bool $livemode,
        public array $paymentTypes,
        public string $currencyCode,
        public ?string $minAmount,
        public ?string $maxAmount,
        public bool $supportsSavedMethods,
        public array $publicConfig,
        public array $savedPaymentMethods,
    ) {
    }
}

/** The payment methods for the cart. */
final class CheckoutPaymentMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CheckoutPaymentMethod';

    /** @param list<CheckoutPaymentMethod> $items The checkout payment methods. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The placed order, and the buyer's next action. */
final class CheckoutResult extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderName!:s paymentStatus!:s nextAction!?:@Customer\\PaymentNextAction';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $orderName The order number as shown to buyers, with the store's prefix.
     * @param string $paymentStatus
     * @param PaymentNextAction|null $nextAction Null means the buyer has nothing left to do.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $orderName,
        public string $paymentStatus,
        public ?PaymentNextAction $nextAction,
    ) {
    }
}

/** A shipping method with its price for this cart. */
final class CheckoutShippingMethod extends \StorePlatform\Model
{
    protected const SPEC = 'shippingMethodId!:i name!:s carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!?:i freeOverSubtotal!?:d';

    /**
     * @param int $shippingMethodId
     * @param string $name The method's name, as shown to buyers.
     * @param string|null $carrierName Name of the carrier. Null means the method names none.
     * @param string|null $serviceCode The carrier's code for the service.
     * @param numeric-string $price The shipping charge for this cart, after coupons on shipping; zero if shipping is
     * free.
     * @param string $currencyCode
     * @param bool $taxIncluded Whether `price` includes tax.
     * @param int|null $estimatedMinDays Minimum number of days from shipping to delivery. Null means unknown.
     * @param int|null $estimatedMaxDays Maximum number of days from shipping to delivery. Null means unknown.
     * @param numeric-string|null $freeOverSubtotal The subtotal from which shipping is free. Null means never.
     */
    public function __construct(
        public int $shippingMethodId,
        public string $name,
        public ?string $carrierName,
        public ?string $serviceCode,
        public string $price,
        public string $currencyCode,
        public bool $taxIncluded,
        public ?int $estimatedMinDays,
        public ?int $estimatedMaxDays,
        public ?string $freeOverSubtotal,
    ) {
    }
}

/** The shipping methods for the cart. */
final class CheckoutShippingMethodList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CheckoutShippingMethod';

    /** @param list<CheckoutShippingMethod> $items The checkout shipping methods. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A single-use link to the commission provider. */
final class CommissionSsoUrl extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s expiresOn!:t';

    /**
     * @param string $url Open the URL in the customer's browser, once.
     * @param \DateTimeImmutable $expiresOn When the link expires.
     */
    public function __construct(
        public string $url,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** A page on which the buyer can pay the order with cryptocurrency. */
final class CryptoPaymentLink extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i paymentProviderId!:i url!:s amount!:d currencyCode!:s createdOn!:t expiresOn!:t';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param int $paymentProviderId
     * @param string $url URL of the payment page.
     * @param numeric-string $amount The amount to pay, in the order's currency.
     * @param string $currencyCode
     * @param \DateTimeImmutable $createdOn When the link was created.
     * @param \DateTimeImmutable $expiresOn When the link expires.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public int $paymentProviderId,
        public string $url,
        public string $amount,
        public string $currencyCode,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** The order to pay, and the provider; exactly one of `orderId` and `orderNumber`. */
final class CryptoPaymentLinkCreate extends \StorePlatform\Model
{
    protected const SPEC = 'orderId:i orderNumber:i paymentProviderId:i returnUrl:s';

    /**
     * @param int|null $orderId
     * @param int|null $orderNumber
     * @param int|null $paymentProviderId A crypto provider of the store; the default is its best one.
     * @param string|null $returnUrl URL to which the page sends the buyer back; the default is the storefront. It must
     * be at the domain that the store has verified, or at one of its `allowedOrigins`.
     */
    public function __construct(
        public ?int $orderId = null,
        public ?int $orderNumber = null,
        public ?int $paymentProviderId = null,
        public ?string $returnUrl = null,
    ) {
    }
}

/** An address to save. */
final class CustomerAddressCreate extends \StorePlatform\Model
{
    protected const SPEC = 'firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s isDefault:b';

    /**
     * @param string $streetLine1 Street and number.
     * @param string $countryCode
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $company Company, for the label. Null means none.
     * @param string|null $streetLine2 Floor, apartment, care of.
     * @param string|null $city City or town. Required if the country's addresses have one.
     * @param string|null $stateProvince Required if the country has states.
     * @param string|null $postalCode Required if the country has postal codes.
     * @param string|null $phoneNumber Phone number for deliveries. Null means none.
     * @param bool|null $isDefault Whether to make it the default address.
     */
    public function __construct(
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

/** The address to make the default. */
final class CustomerAddressSetDefault extends \StorePlatform\Model
{
    protected const SPEC = 'customerAddressId!:i';

    /** @param int $customerAddressId */
    public function __construct(
        public int $customerAddressId,
    ) {
    }
}

/** Changes to a saved address. Another operation sets the default. */
final class CustomerAddressUpdate extends \StorePlatform\Model
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
     * @param string|null $stateProvince State or province, preferably the subdivision part of its ISO 3166-2 code (`BE`
     * for Berlin); `""` where the country has none.
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

/** Confirmation that the caller wants to be deleted. */
final class CustomerDelete extends \StorePlatform\Model
{
    protected const SPEC = 'currentPassword!:s reason?:s forfeitStoreCredit:b';

    /**
     * @param string $currentPassword The caller's current password.
     * @param string|null $reason The reason, if the customer gives one.
     * @param bool|null $forfeitStoreCredit true means that the customer gives up their store credit in every currency.
     * Default false.
     */
    public function __construct(
        public string $currentPassword,
        public ?string $reason = null,
        public ?bool $forfeitStoreCredit = null,
    ) {
    }
}

/** The pin for the requested e-mail address. */
final class CustomerEmailChangeCommit extends \StorePlatform\Model
{
    protected const SPEC = 'pin!:s';

    /** @param string $pin The pin that was mailed to the new address. */
    public function __construct(
        public string $pin,
    ) {
    }
}

/** Request to change the e-mail address. */
final class CustomerEmailChangeRequest extends \StorePlatform\Model
{
    protected const SPEC = 'newEmail!:s currentPassword!:s';

    /**
     * @param string $newEmail
     * @param string $currentPassword The caller's current password.
     */
    public function __construct(
        public string $newEmail,
        public string $currentPassword,
    ) {
    }
}

/** The tokens of a session and its customer. */
final class CustomerLogin extends \StorePlatform\Model
{
    protected const SPEC = 'accessToken!:s expiresOn!:t refreshToken!:s refreshExpiresOn!:t customer!:@Customer\\CustomerProfile';

    /**
     * @param string $accessToken Send it as `Authorization: Bearer`.
     * @param \DateTimeImmutable $expiresOn When the access token expires.
     * @param string $refreshToken Exchange it with `POST /customer/store/refresh` before it expires.
     * @param \DateTimeImmutable $refreshExpiresOn When the refresh token expires.
     * @param CustomerProfile $customer
     */
    public function __construct(
        public string $accessToken,
        public \DateTimeImmutable $expiresOn,
        public string $refreshToken,
        public \DateTimeImmutable $refreshExpiresOn,
        public CustomerProfile $customer,
    ) {
    }
}

/** A refresh token to exchange. */
final class CustomerLoginRefresh extends \StorePlatform\Model
{
    protected const SPEC = 'refreshToken!:s';

    /** @param string $refreshToken The newest refresh token of the session. */
    public function __construct(
        public string $refreshToken,
    ) {
    }
}

/** A login with e-mail and password. */
final class CustomerLoginRequest extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s password!:s';

    /**
     * @param string $email
     * @param string $password The password. It is never logged or returned.
     */
    public function __construct(
        public string $email,
        public string $password,
    ) {
    }
}

/**
 * A whole order as its buyer may see it: the fields of PublicOrderListItem and more details. `unitPrice` is as shown to
 * the buyer; all other amounts are net of tax, except the fields named tax, `grandTotal`, `paid`, `refunded`, `due` and
 * the amounts of payments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and `grandTotal =
 * shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`. The amounts named `shown` are as the cart
 * showed them; a later change of the store's settings does not change them.
 */
final class CustomerOrder extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderName!:s masked!:[s orderDate!:t completedOn!?:t cancelledOn!?:t status!:s paymentStatus!:s fulfillmentStatus!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d paid!:d refunded!:d due!:d replacedOrderNumber!?:i replacementOrderNumber!?:i itemCount!:i items!:[@Customer\\CustomerOrderLine email!:s shippingAddress!?:@Shared\\Address billingAddress!?:@Shared\\Address shippingMethodId!?:i shippingMethodName!?:s coupons!:[@Customer\\CustomerOrderCoupon taxes!:[@Shared\\OrderTax payments!:[@Customer\\CustomerOrderPayment nextAction!?:@Customer\\PaymentNextAction refunds!:[@Shared\\PublicRefund shipments!:[@Shared\\PublicShipment invoices!:[@Customer\\CustomerOrderInvoice subscriptionIds!:[i referrerCode!?:s notes!?:s customFields!:[@Shared\\CustomField createdOn!:t modifiedOn!:t';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $orderName The order number as shown to buyers, with the store's prefix.
     * @param list<string> $masked The fields of the order that this caller may not read, because the buyer entered them
     * through a checkout link in another session. Addresses and texts are null or empty, the e-mail address is
     * `masked@email.invalid`, and payments have no brand and no last four digits. `POST /customer/order/open` returns a
     * token that reads the whole order. Empty when the caller may read the whole order.
     * @param \DateTimeImmutable $orderDate When the order was placed.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled or voided.
     * @param \StorePlatform\Shared\OrderState::* $status
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param string|null $languageCode Language of the order's names, mails and documents. The names stay as they were
     * bought. Null means an order from before languages were recorded: its names are in the language of the catalog.
     * @param numeric-string $subtotal Sum of the lines before discounts.
     * @param numeric-string $discountTotal All discounts, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts.
     * @param numeric-string $taxTotal All taxes, including the tax on shipping.
     * @param numeric-string $grandTotal Total of the order.
     * @param bool $pricesIncludeTax Whether the prices shown to the buyer included tax when the order was placed.
     * @param numeric-string $shownSubtotal Sum of the lines before discounts, as shown to the buyer.
     * @param numeric-string $shownDiscountTotal The discounts of the lines, as shown to the buyer.
     * @param numeric-string $shownShippingTotal Shipping after its discounts, as shown to the buyer.
     * @param numeric-string $shownTaxTotal Tax in addition to the shown amounts: zero where prices include all tax,
     * below zero for a buyer who did not pay the tax that prices include.
     * @param numeric-string $paid The captured amount.
     * @param numeric-string $refunded The refunded amount, including refunds in progress.
     * @param numeric-string $due The amount that is still to be captured.
     * @param int|null $replacedOrderNumber Number of the order that this order replaces.
     * @param int|null $replacementOrderNumber Number of the order that replaces this order.
     * @param int $itemCount Sum of the quantities.
     * @param list<CustomerOrderLine> $items The lines, in the order of the cart.
     * @param string $email
     * @param \StorePlatform\Shared\Address|null $shippingAddress Null if nothing is shipped.
     * @param \StorePlatform\Shared\Address|null $billingAddress
     * @param int|null $shippingMethodId
     * @param string|null $shippingMethodName Name of the shipping method when the order was placed.
     * @param list<CustomerOrderCoupon> $coupons The coupons that gave a discount.
     * @param list<\StorePlatform\Shared\OrderTax> $taxes The order's tax by name and rate; the amounts add up to
     * `taxTotal`.
     * @param list<CustomerOrderPayment> $payments The payments, oldest first, including declined attempts.
     * @param PaymentNextAction|null $nextAction The buyer's next step for the payment. Null means nothing is left to
     * do.
     * @param list<\StorePlatform\Shared\PublicRefund> $refunds The refunds of the order.
     * @param list<\StorePlatform\Shared\PublicShipment> $shipments The parcels of the order.
     * @param list<CustomerOrderInvoice> $invoices The invoices and credit notes of the order, oldest first. Empty
     * before the first one is issued, while `masked` is not empty, and for a caller who reads a customer's order by a
     * checkout link without their login.
     * @param list<int> $subscriptionIds Ids of the subscriptions that the order started or renewed.
     * @param string|null $referrerCode Code of the buyer's referrer. Null means there was none.
     * @param string|null $notes The buyer's note to the store.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param \DateTimeImmutable $createdOn When the order was created.
     * @param \DateTimeImmutable $modifiedOn When the order last changed.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $orderName,
        public array $masked,
        public \DateTimeImmutable $orderDate,
        public ?\DateTimeImmutable $completedOn,
        public ?\DateTimeImmutable $cancelledOn,
        public string $status,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public string $currencyCode,
        public ?string $languageCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public bool $pricesIncludeTax,
        public string $shownSubtotal,
        public string $shownDiscountTotal,
        public string $shownShippingTotal,
        public string $shownTaxTotal,
        public string $paid,
        public string $refunded,
        public string $due,
        public ?int $replacedOrderNumber,
        public ?int $replacementOrderNumber,
        public int $itemCount,
        public array $items,
        public string $email,
        public ?\StorePlatform\Shared\Address $shippingAddress,
        public ?\StorePlatform\Shared\Address $billingAddress,
        public ?int $shippingMethodId,
        public ?string $shippingMethodName,
        public array $coupons,
        public array $taxes,
        public array $payments,
        public ?PaymentNextAction $nextAction,
        public array $refunds,
        public array $shipments,
        public array $invoices,
        public array $subscriptionIds,
        public ?string $referrerCode,
        public ?string $notes,
        public array $customFields,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** A coupon used on an order. */
final class CustomerOrderCoupon extends \StorePlatform\Model
{
    protected const SPEC = 'code!?:s name!:s discountAmount!:d shownDiscountAmount!:d';

    /**
     * @param string|null $code Null means an automatic discount.
     * @param string $name The coupon's name when the order was placed.
     * @param numeric-string $discountAmount The discount of the coupon.
     * @param numeric-string $shownDiscountAmount The discount of the coupon, as shown to the buyer.
     */
    public function __construct(
        public ?string $code,
        public string $name,
        public string $discountAmount,
        public string $shownDiscountAmount,
    ) {
    }
}

/** A numbered document of an order, in the order's currency. `GET /customer/order/pdf` prints it. */
final class CustomerOrderInvoice extends \StorePlatform\Model
{
    protected const SPEC = 'invoiceId!:i type!:s number!:s total!:d issuedOn!:t';

    /**
     * @param int $invoiceId
     * @param \StorePlatform\Shared\InvoiceType::* $type
     * @param string $number The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
     * @param numeric-string $total Total of the document, including tax; of a credit note, the credited amount.
     * @param \DateTimeImmutable $issuedOn When the document was issued.
     */
    public function __construct(
        public int $invoiceId,
        public string $type,
        public string $number,
        public string $total,
        public \DateTimeImmutable $issuedOn,
    ) {
    }
}

/** A line of an order, with the fields of PublicOrderLine. */
final class CustomerOrderLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s variantId!?:i productId!?:i productType!:s sku!:s name!:s mediaUrl!?:s quantity!:i unitPrice!:d deliveryPrices!:[d lineDiscount!:d lineTax!:d lineTotal!:d shownSubtotal!:d shownDiscount!:d shownTotal!:d fulfilledQuantity!:i refundedQuantity!:i cancelledQuantity!:i subscriptionId!?:i customFields!:[@Shared\\CustomField giftCard!?:@Shared\\GiftCardDelivery';

    /**
     * @param string $lineItemId
     * @param int|null $variantId Null means the variant no longer exists.
     * @param int|null $productId Null means the product no longer exists.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param string $sku
     * @param string $name Name when the order was placed.
     * @param string|null $mediaUrl First picture of the variant or product. Null means none.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in all deliveries that the line pays for, before discounts, as
     * shown to the buyer.
     * @param list<numeric-string> $deliveryPrices Price of one unit in each delivery that the line pays for, as shown
     * to the buyer; `unitPrice` is their sum. Empty if the line pays for at most one delivery.
     * @param numeric-string $lineDiscount The line's own discounts and its share of the order's discounts.
     * @param numeric-string $lineTax Tax on the line; the buyer paid `lineTotal + lineTax` for it.
     * @param numeric-string $lineTotal Amount after all discounts, net of tax.
     * @param numeric-string $shownSubtotal `unitPrice` times `quantity`: before discounts, as shown to the buyer.
     * @param numeric-string $shownDiscount `lineDiscount`, as shown to the buyer.
     * @param numeric-string $shownTotal `shownSubtotal − shownDiscount`.
     * @param int $fulfilledQuantity Units shipped.
     * @param int $refundedQuantity Units refunded.
     * @param int $cancelledQuantity Units that will not be shipped.
     * @param int|null $subscriptionId The subscription that the line belongs to.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param \StorePlatform\Shared\GiftCardDelivery|null $giftCard To whom the codes of the line's gift cards are
     * mailed. Null means to the buyer as soon as the order is paid, or that the line buys no gift card.
     */
    public function __construct(
        public string $lineItemId,
        public ?int $variantId,
        public ?int $productId,
        public string $productType,
        public string $sku,
        public string $name,
        public ?string $mediaUrl,
        public int $quantity,
        public string $unitPrice,
        public array $deliveryPrices,
        public string $lineDiscount,
        public string $lineTax,
        public string $lineTotal,
        public string $shownSubtotal,
        public string $shownDiscount,
        public string $shownTotal,
        public int $fulfilledQuantity,
        public int $refundedQuantity,
        public int $cancelledQuantity,
        public ?int $subscriptionId,
        public array $customFields,
        public ?\StorePlatform\Shared\GiftCardDelivery $giftCard,
    ) {
    }
}

/**
 * An order in the buyer's list: the fields of PublicOrderListItem, and its name. `grandTotal = subtotal −
 * discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`.
 */
final class CustomerOrderListItem extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderName!:s orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@Shared\\PublicOrderLine';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $orderName The order number as shown to buyers, with the store's prefix.
     * @param \DateTimeImmutable $orderDate When the order was placed; an administrator can change it.
     * @param \DateTimeImmutable|null $completedOn When the order was first both paid and fulfilled; it does not change
     * afterwards. Null before.
     * @param \DateTimeImmutable|null $cancelledOn When the order was canceled or voided; null otherwise.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param string $currencyCode
     * @param numeric-string $subtotal Sum of the lines before discounts, net of tax.
     * @param numeric-string $discountTotal All discounts on the lines and the order, net of tax, as a positive amount.
     * @param numeric-string $shippingTotal Shipping after its discounts, net of tax.
     * @param numeric-string $taxTotal All taxes, including the tax on shipping.
     * @param numeric-string $grandTotal The amount that the customer pays.
     * @param int|null $replacedOrderNumber Number of the order that this order replaces; null otherwise.
     * @param int $itemCount Sum of the lines' quantities.
     * @param list<\StorePlatform\Shared\PublicOrderLine> $items The lines of the order.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $orderName,
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
    ) {
    }
}

/** A page of orders. */
final class CustomerOrderPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CustomerOrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<CustomerOrderListItem> $items The orders of this page, in the requested order; empty after the last
     * page.
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

/** A payment as a customer may see it; never a card number, gateway reference or decline detail. */
final class CustomerOrderPayment extends \StorePlatform\Model
{
    protected const SPEC = 'paymentId!:i displayName!:s paymentType!?:s brand!?:s lastFour!?:s status!:s amount!:d authorizedAmount!:d capturedAmount!:d refundedAmount!:d currencyCode!:s createdOn!:t tender!?:@Shared\\PaymentTender publicConfig!?:{s';

    /**
     * @param int $paymentId
     * @param string $displayName Display name of the provider; `STORED_VALUE` for stored value, whose kind is in
     * `tender`.
     * @param \StorePlatform\Shared\PaymentType::*|null $paymentType Null means an offline payment or a payment with
     * stored value.
     * @param string|null $brand Brand, as the payment processor reports it.
     * @param string|null $lastFour The last four digits of the card or account, or the last four characters of the gift
     * card's code. Null means none.
     * @param \StorePlatform\Shared\PaymentTransactionStatus::* $status
     * @param numeric-string $amount The requested amount.
     * @param numeric-string $authorizedAmount Authorized amount that is still live and not captured.
     * @param numeric-string $capturedAmount The captured amount.
     * @param numeric-string $refundedAmount Sum of the refunds that are completed, pending or processing.
     * @param string $currencyCode
     * @param \DateTimeImmutable $createdOn When the payment was attempted.
     * @param \StorePlatform\Shared\PaymentTender|null $tender The stored value that pays. Null means another payment.
     * @param array<string, string>|null $publicConfig For a payment that is awaited outside of any gateway: the
     * provider settings that a browser may read, such as `instructions`. Otherwise null.
     */
    public function __construct(
        public int $paymentId,
        public string $displayName,
        public ?string $paymentType,
        public ?string $brand,
        public ?string $lastFour,
        public string $status,
        public string $amount,
        public string $authorizedAmount,
        public string $capturedAmount,
        public string $refundedAmount,
        public string $currencyCode,
        public \DateTimeImmutable $createdOn,
        public ?\StorePlatform\Shared\PaymentTender $tender,
        public ?array $publicConfig,
    ) {
    }
}

/** A payment method to save. */
final class CustomerPaymentMethodCreate extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i paymentToken!:s billingAddressId:i isDefault:b';

    /**
     * @param int $paymentProviderId
     * @param string $paymentToken Token from the provider's own form; never a card number.
     * @param int|null $billingAddressId The billing address, one of the customer's own; the provider may check it.
     * @param bool|null $isDefault Whether to make it the default payment method.
     */
    public function __construct(
        public int $paymentProviderId,
        public string $paymentToken,
        public ?int $billingAddressId = null,
        public ?bool $isDefault = null,
    ) {
    }
}

/** The data that the provider's own form needs to collect a payment method. */
final class CustomerPaymentMethodIntent extends \StorePlatform\Model
{
    protected const SPEC = 'paymentProviderId!:i providerCode!:s paymentTypes!:[s clientSecret!?:s publicConfig!:{s expiresOn!?:t';

    /**
     * @param int $paymentProviderId
     * @param string $providerCode
     * @param list<\StorePlatform\Shared\PaymentType::*> $paymentTypes The payment types that can be saved.
     * @param string|null $clientSecret Secret for the provider's form and this intent only. Null means the provider
     * needs none.
     * @param array<string, string> $publicConfig
     * @param \DateTimeImmutable|null $expiresOn When the intent expires. Null means the provider does not report the
     * time.
     */
    public function __construct(
        public int $paymentProviderId,
        public string $providerCode,
        public array $paymentTypes,
        public ?string $clientSecret,
        public array $publicConfig,
        public ?\DateTimeImmutable $expiresOn,
    ) {
    }
}

/** The payment method to make the default. */
final class CustomerPaymentMethodSetDefault extends \StorePlatform\Model
{
    protected const SPEC = 'customerPaymentMethodId!:i';

    /** @param int $customerPaymentMethodId */
    public function __construct(
        public int $customerPaymentMethodId,
    ) {
    }
}

/** The customer's own profile in one store: the fields of PublicCustomer and fields that only the customer sees. */
final class CustomerProfile extends \StorePlatform\Model
{
    protected const SPEC = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Shared\\Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b commissionProviderName!?:s commissionProviderId!?:s pendingEmail!?:s company!?:s taxNumber!?:s languageCode!?:s acceptsMarketing!:b referrerCode!?:s defaultCustomerAddressId!?:i defaultCustomerPaymentMethodId!?:i customFields!:[@Shared\\CustomField createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $storeCustomerId
     * @param string $email
     * @param string $firstName Given name; `""` where none was given.
     * @param string $lastName Family name; `""` where none was given.
     * @param string|null $phoneNumber
     * @param \StorePlatform\Shared\CustomerStatus::* $status
     * @param int $accountTypeId The customer's account type in the store; it determines prices.
     * @param string $accountTypeName Display name of that account type, in the customer's language if it has a
     * translation.
     * @param bool $emailVerified Whether the customer has verified the e-mail address.
     * @param string|null $commissionProviderName Name of the store's commission provider. Null means the store has
     * none.
     * @param string|null $commissionProviderId The customer's id at that provider (a string, not one of our ids). Null
     * means it is not synced yet, or the store has no provider.
     * @param string|null $pendingEmail The address of an e-mail change that is not committed yet. Null means no change
     * is pending.
     * @param string|null $company Company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number, printed on invoices.
     * @param string|null $languageCode Language of mails and documents. Null means the store's default.
     * @param bool $acceptsMarketing Whether the customer wants marketing mails.
     * @param string|null $referrerCode Code of the customer's referrer.
     * @param int|null $defaultCustomerAddressId
     * @param int|null $defaultCustomerPaymentMethodId
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param \DateTimeImmutable $createdOn When the person became a customer of this store.
     * @param \DateTimeImmutable $modifiedOn When the customer last changed.
     * @param int $version
     * @param \StorePlatform\Shared\Phone|null $phone `phoneNumber` as it was entered and in E.164. Null means there is
     * no number.
     */
    public function __construct(
        public int $storeCustomerId,
        public string $email,
        public string $firstName,
        public string $lastName,
        public ?string $phoneNumber,
        public string $status,
        public int $accountTypeId,
        public string $accountTypeName,
        public bool $emailVerified,
        public ?string $commissionProviderName,
        public ?string $commissionProviderId,
        public ?string $pendingEmail,
        public ?string $company,
        public ?string $taxNumber,
        public ?string $languageCode,
        public bool $acceptsMarketing,
        public ?string $referrerCode,
        public ?int $defaultCustomerAddressId,
        public ?int $defaultCustomerPaymentMethodId,
        public array $customFields,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
        public ?\StorePlatform\Shared\Phone $phone = null,
    ) {
    }
}

/** Changes to the caller's own profile. */
final class CustomerProfileUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b customFields:[@Shared\\CustomFieldInput version:i';

    /**
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $phoneNumber
     * @param string|null $company Company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number.
     * @param string|null $languageCode Null means the store's default.
     * @param bool|null $acceptsMarketing Whether the customer wants marketing mails.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Replaces all custom fields.
     * @param int|null $version
     */
    public function __construct(
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $phoneNumber = null,
        public ?string $company = null,
        public ?string $taxNumber = null,
        public ?string $languageCode = null,
        public ?bool $acceptsMarketing = null,
        public ?array $customFields = null,
        public ?int $version = null,
    ) {
    }
}

/** A return, as its buyer sees it. */
final class CustomerReturn extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b lines!:[@Customer\\CustomerReturnLine exchangeLines!:[@Shared\\ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId
     * @param int $orderNumber
     * @param string $kind
     * @param string $status
     * @param bool $isInTime Whether the return is a withdrawal that the buyer declared before its deadline.
     * @param list<CustomerReturnLine> $lines Lines of the return.
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
     * @param \DateTimeImmutable|null $receivedOn When the first units arrived; null means none has.
     * @param \DateTimeImmutable|null $completedOn When it was completed; null means it is not.
     * @param \DateTimeImmutable|null $cancelledOn When it was canceled; null means it is not.
     * @param list<string> $allowedActions Actions that the buyer can take now. All others return 409
     * `invalid_state_transition`.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $returnId,
        public string $returnNumber,
        public int $orderId,
        public int $orderNumber,
        public string $kind,
        public string $status,
        public bool $isInTime,
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
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/**
 * An action that a buyer can take on a return.
 *
 * More values may be added.
 */
final class CustomerReturnAction
{
    public const CANCEL = 'CANCEL';
}

/** The return to cancel. */
final class CustomerReturnCancel extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i version:i';

    /**
     * @param int $returnId
     * @param int|null $version
     */
    public function __construct(
        public int $returnId,
        public ?int $version = null,
    ) {
    }
}

/** A return to request. */
final class CustomerReturnCreate extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i kind!:s lines!:[@Shared\\ReturnRequestLine exchangeLines:[@Shared\\ReturnExchangeRequestLine';

    /**
     * @param int $orderId
     * @param string $kind
     * @param list<\StorePlatform\Shared\ReturnRequestLine> $lines Units to return, each line at most once.
     * @param list<\StorePlatform\Shared\ReturnExchangeRequestLine>|null $exchangeLines Goods that the buyer wants
     * instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty leaves the exchange to
     * an agreement of buyer and store.
     */
    public function __construct(
        public int $orderId,
        public string $kind,
        public array $lines,
        public ?array $exchangeLines = null,
    ) {
    }
}

/** The part of a return for one line of its order. */
final class CustomerReturnLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s reason!?:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i missingQuantity!:i unshippedQuantity!:i';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of the product and variant when the order was placed.
     * @param string|null $reason Code of a reason in the store's `returnPolicy`; null means none.
     * @param int $requestedQuantity Units that the buyer wants to return.
     * @param int $approvedQuantity Units that may come back.
     * @param int $receivedQuantity Units that arrived, in any condition.
     * @param int $missingQuantity Units that did not arrive.
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
        public int $receivedQuantity,
        public int $missingQuantity,
        public int $unshippedQuantity,
    ) {
    }
}

/** A return in a list. */
final class CustomerReturnListItem extends \StorePlatform\Model
{
    protected const SPEC = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i requestedOn!:t completedOn!?:t modifiedOn!:t';

    /**
     * @param int $returnId
     * @param string $returnNumber Number of the return, as people see it: the order's number and the return's number
     * within the order.
     * @param int $orderId
     * @param int $orderNumber
     * @param string $kind
     * @param string $status
     * @param int $requestedQuantity Requested units of all lines.
     * @param int $approvedQuantity Approved units of all lines.
     * @param int $receivedQuantity Units of all lines that arrived, in any condition.
     * @param \DateTimeImmutable $requestedOn When the return was requested.
     * @param \DateTimeImmutable|null $completedOn When it was completed; null means it is not.
     * @param \DateTimeImmutable $modifiedOn
     */
    public function __construct(
        public int $returnId,
        public string $returnNumber,
        public int $orderId,
        public int $orderNumber,
        public string $kind,
        public string $status,
        public int $requestedQuantity,
        public int $approvedQuantity,
        public int $receivedQuantity,
        public \DateTimeImmutable $requestedOn,
        public ?\DateTimeImmutable $completedOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** One page of returns, with the cursor of the next page. */
final class CustomerReturnPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CustomerReturnListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<CustomerReturnListItem> $items Returns on this page, in the requested order; empty after the last
     * page.
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

/** The return that a request would lead to, with its money. */
final class CustomerReturnPreview extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i currencyCode!:s kind!:s status!:s exceeds!:[s lines!:[@Shared\\ReturnPreviewLine goodsTotal!:d shippingTotal!:d fees!:[@Shared\\ReturnFee refundTotal!:d exchangeTotal!?:d amountDue!:d amountRefunded!:d refundDueOn!?:D';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $currencyCode
     * @param string $kind
     * @param string $status
     * @param list<string> $exceeds Reasons why the store can reject the withdrawal.
     * @param list<\StorePlatform\Shared\ReturnPreviewLine> $lines Lines of the return.
     * @param numeric-string $goodsTotal Price of the units, tax included.
     * @param numeric-string $shippingTotal Delivery charge, tax included, that the store refunds once the buyer has
     * withdrawn from every unit of the order; 0 otherwise. The buyer may have chosen a dearer delivery than the
     * standard one: the store then refunds the standard one only.
     * @param list<\StorePlatform\Shared\ReturnFee> $fees Fees of the store's `returnPolicy`.
     * @param numeric-string $refundTotal `goodsTotal` and `shippingTotal` less the fees.
     * @param numeric-string|null $exchangeTotal Present price of the goods of `exchangeLines`, tax included; null means
     * that the request names none. The replacement order is priced when it is placed.
     * @param numeric-string $amountDue Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing
     * remains.
     * @param numeric-string $amountRefunded Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if
     * nothing remains.
     * @param string|null $refundDueOn Last day on which the store can refund a withdrawal; null for other kinds.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $currencyCode,
        public string $kind,
        public string $status,
        public array $exceeds,
        public array $lines,
        public string $goodsTotal,
        public string $shippingTotal,
        public array $fees,
        public string $refundTotal,
        public ?string $exchangeTotal,
        public string $amountDue,
        public string $amountRefunded,
        public ?string $refundDueOn,
    ) {
    }
}

/** The data to sign up. */
final class CustomerSignUp extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s password!:s firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b acceptTerms:b referrerCode?:s customFields:[@Shared\\CustomFieldInput';

    /**
     * @param string $email
     * @param string $password Password of the account. The overview's account policy has the store's minimum length.
     * @param string|null $firstName Given name.
     * @param string|null $lastName Family name.
     * @param string|null $phoneNumber
     * @param string|null $company Company that the customer buys for.
     * @param string|null $taxNumber VAT or other tax number.
     * @param string|null $languageCode Language of mails and documents. Null or absent means the store's default.
     * @param bool|null $acceptsMarketing Whether the customer wants marketing mails.
     * @param bool|null $acceptTerms Must be true if the store has terms.
     * @param string|null $referrerCode Code of the customer's referrer.
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields The store's custom fields for a customer.
     */
    public function __construct(
        public string $email,
        public string $password,
        public ?string $firstName = null,
        public ?string $lastName = null,
        public ?string $phoneNumber = null,
        public ?string $company = null,
        public ?string $taxNumber = null,
        public ?string $languageCode = null,
        public ?bool $acceptsMarketing = null,
        public ?bool $acceptTerms = null,
        public ?string $referrerCode = null,
        public ?array $customFields = null,
    ) {
    }
}

/** Store credit of the customer in one currency. */
final class CustomerStoreCredit extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s balance!:d heldAmount!:d availableAmount!:d';

    /**
     * @param string $currencyCode
     * @param numeric-string $balance The store credit, including the part that orders hold.
     * @param numeric-string $heldAmount Part of the balance that orders hold.
     * @param numeric-string $availableAmount Part of the balance that can pay another order.
     */
    public function __construct(
        public string $currencyCode,
        public string $balance,
        public string $heldAmount,
        public string $availableAmount,
    ) {
    }
}

/** The customer's store credit. */
final class CustomerStoreCreditList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CustomerStoreCredit';

    /** @param list<CustomerStoreCredit> $items The accounts, sorted by currency. */
    public function __construct(
        public array $items,
    ) {
    }
}

/**
 * A subscription as its customer sees it: the fields of PublicSubscriptionSnapshot and more details. Money is in
 * `currencyCode`.
 */
final class CustomerSubscription extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionNumber!:i storeCustomerId!:i status!:s nextProcessingDate!?:D changesUntil!?:t subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i currencyCode!:s items!:[@Customer\\CustomerSubscriptionItem shippingAddressId!?:i billingAddressId!?:i customerPaymentMethodId!?:i useStoreCredit!:b shippingMethodId!?:i coupons!:[@Customer\\CustomerSubscriptionCoupon cycleNumber!:i lastProcessedOn!?:t lastOrderId!?:i pausedUntil!?:D pauseReason!?:s prepaidDeliveriesLeft!:i cancelledOn!?:t cancelReason!?:s cancelAtPeriodEnd!:b dunningState!:s failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s replacedBySubscriptionId!?:i replacesSubscriptionId!?:i upcoming!:[@Shared\\SubscriptionUpcomingCycle allowedActions!:[s createdOn!:t modifiedOn!:t version!:i';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionNumber
     * @param int $storeCustomerId
     * @param \StorePlatform\Shared\SubscriptionStatus::* $status
     * @param string|null $nextProcessingDate Date of the next renewal, in the store's time zone. Null means none is
     * scheduled.
     * @param \DateTimeImmutable|null $changesUntil Time until which the next renewal can still be changed, skipped or
     * paused. Null means none is scheduled.
     * @param int $subscriptionPlanId
     * @param string $subscriptionPlanName The plan's name.
     * @param string $intervalUnit
     * @param int $intervalCount Interval between renewals, as a number of `intervalUnit`.
     * @param string $currencyCode
     * @param list<CustomerSubscriptionItem> $items The live lines.
     * @param int|null $shippingAddressId Null if nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId Null means none is left; set another payment method before the next
     * renewal.
     * @param bool $useStoreCredit Whether the customer's store credit pays as much of each renewal as it can before the
     * payment method is charged. Only store credit in `currencyCode` pays. False for a new subscription.
     * @param int|null $shippingMethodId
     * @param list<CustomerSubscriptionCoupon> $coupons The coupons that apply to upcoming renewals.
     * @param int $cycleNumber Number of the last processed cycle; the first order is 1, of a trial 0.
     * @param \DateTimeImmutable|null $lastProcessedOn When a renewal was last charged; null before the first.
     * @param int|null $lastOrderId
     * @param string|null $pausedUntil Date on which the subscription resumes automatically. Null if it is not paused or
     * the pause has no end.
     * @param string|null $pauseReason Why the subscription is paused, as entered. Null if it is not paused.
     * @param int $prepaidDeliveriesLeft Number of deliveries that a charge has paid for and that were not sent yet. A
     * paused subscription sends them after the pause. A CANCELLED subscription sends none of them.
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means it is not canceled.
     * @param string|null $cancelReason Same as in PublicSubscriptionSnapshot.
     * @param bool $cancelAtPeriodEnd Whether the subscription will be canceled on the next processing date instead of
     * renewed.
     * @param \StorePlatform\Shared\DunningState::* $dunningState
     * @param int $failedAttempts Failed attempts for the current cycle.
     * @param \DateTimeImmutable|null $nextRetryOn When a failed charge is retried. Null means it is not retried.
     * @param string|null $lastFailureCode Why the last attempt failed. Null after a success.
     * @param string|null $lastFailureClass How the failed renewal can succeed. Null after a success.
     * @param int|null $replacedBySubscriptionId
     * @param int|null $replacesSubscriptionId
     * @param list<\StorePlatform\Shared\SubscriptionUpcomingCycle> $upcoming The next renewals; empty if none is
     * scheduled.
     * @param list<\StorePlatform\Shared\SubscriptionAction::*> $allowedActions The actions that the customer may take
     * now.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable $modifiedOn
     * @param int $version
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionNumber,
        public int $storeCustomerId,
        public string $status,
        public ?string $nextProcessingDate,
        public ?\DateTimeImmutable $changesUntil,
        public int $subscriptionPlanId,
        public string $subscriptionPlanName,
        public string $intervalUnit,
        public int $intervalCount,
        public string $currencyCode,
        public array $items,
        public ?int $shippingAddressId,
        public ?int $billingAddressId,
        public ?int $customerPaymentMethodId,
        public bool $useStoreCredit,
        public ?int $shippingMethodId,
        public array $coupons,
        public int $cycleNumber,
        public ?\DateTimeImmutable $lastProcessedOn,
        public ?int $lastOrderId,
        public ?string $pausedUntil,
        public ?string $pauseReason,
        public int $prepaidDeliveriesLeft,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public bool $cancelAtPeriodEnd,
        public string $dunningState,
        public int $failedAttempts,
        public ?\DateTimeImmutable $nextRetryOn,
        public ?string $lastFailureCode,
        public ?string $lastFailureClass,
        public ?int $replacedBySubscriptionId,
        public ?int $replacesSubscriptionId,
        public array $upcoming,
        public array $allowedActions,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
        public int $version,
    ) {
    }
}

/** A coupon of a subscription. */
final class CustomerSubscriptionCoupon extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name!:s remainingCycles!?:i';

    /**
     * @param string $code The code, as entered.
     * @param string $name The coupon's name.
     * @param int|null $remainingCycles Number of further renewals that the coupon applies to. Null means all.
     */
    public function __construct(
        public string $code,
        public string $name,
        public ?int $remainingCycles,
    ) {
    }
}

/** A change of the subscription, as shown to its customer. */
final class CustomerSubscriptionHistoryEntry extends \StorePlatform\Model
{
    protected const SPEC = 'action!:s actorType!:s message!:s orderId!?:i createdOn!:t';

    /**
     * @param string $action
     * @param \StorePlatform\Shared\ActorType::* $actorType
     * @param string $message One sentence about the change.
     * @param int|null $orderId The related order.
     * @param \DateTimeImmutable $createdOn
     */
    public function __construct(
        public string $action,
        public string $actorType,
        public string $message,
        public ?int $orderId,
        public \DateTimeImmutable $createdOn,
    ) {
    }
}

/** One page of a subscription's history. */
final class CustomerSubscriptionHistoryPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\CustomerSubscriptionHistoryEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<CustomerSubscriptionHistoryEntry> $items The entries of this page, in the requested order; empty
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

/** A live line of a subscription: the fields of PublicSubscriptionListItem and its product and variant. */
final class CustomerSubscriptionItem extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d announcedPrices!:[@Shared\\AnnouncedPrice intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@Shared\\CustomField productId!:i variantId!:i slug!:s mediaUrl!?:s';

    /**
     * @param int $subscriptionId
     * @param int $subscriptionItemId
     * @param int $subscriptionNumber
     * @param string $status
     * @param string $sku
     * @param string $name Name of the product, and of the variant if the product has several.
     * @param int $quantity
     * @param numeric-string $unitPrice Price of one unit in one delivery, at the next renewal, as shown to the buyer.
     * @param list<\StorePlatform\Shared\AnnouncedPrice> $announcedPrices
     * @param int $intervalCount Interval between renewals, as a number of interval units.
     * @param string $intervalUnit
     * @param string $nextProcessingDate Date of the line's next renewal.
     * @param \DateTimeImmutable $createdOn
     * @param \DateTimeImmutable|null $cancelledOn When the subscription was canceled. Null means it is not canceled.
     * @param string|null $cancelReason Why the subscription was canceled, as entered. Null means it is not canceled.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param int $productId
     * @param int $variantId
     * @param string $slug The product's slug, for a link.
     * @param string|null $mediaUrl First picture of the variant or product. Null means none.
     */
    public function __construct(
        public int $subscriptionId,
        public int $subscriptionItemId,
        public int $subscriptionNumber,
        public string $status,
        public string $sku,
        public string $name,
        public int $quantity,
        public string $unitPrice,
        public array $announcedPrices,
        public int $intervalCount,
        public string $intervalUnit,
        public string $nextProcessingDate,
        public \DateTimeImmutable $createdOn,
        public ?\DateTimeImmutable $cancelledOn,
        public ?string $cancelReason,
        public array $customFields,
        public int $productId,
        public int $variantId,
        public string $slug,
        public ?string $mediaUrl,
    ) {
    }
}

/** A line to add, at the plan's price. */
final class CustomerSubscriptionItemAdd extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i quantity!:i customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $variantId
     * @param int $quantity
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Custom fields, as defined in the store's
     * settings.
     */
    public function __construct(
        public int $variantId,
        public int $quantity,
        public ?array $customFields = null,
    ) {
    }
}

/** Changes to a line. */
final class CustomerSubscriptionItemUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionItemId!:i variantId:i quantity:i customFields:[@Shared\\CustomFieldInput';

    /**
     * @param int $subscriptionItemId
     * @param int|null $variantId Swaps the line for another variant.
     * @param int|null $quantity
     * @param list<\StorePlatform\Shared\CustomFieldInput>|null $customFields Replaces all custom fields of the line.
     */
    public function __construct(
        public int $subscriptionItemId,
        public ?int $variantId = null,
        public ?int $quantity = null,
        public ?array $customFields = null,
    ) {
    }
}

/** The failed renewal to pay now. */
final class CustomerSubscriptionRetry extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i customerPaymentMethodId:i';

    /**
     * @param int $subscriptionId
     * @param int|null $customerPaymentMethodId Another saved payment method, which also replaces the subscription's
     * payment method for later renewals.
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $customerPaymentMethodId = null,
    ) {
    }
}

/** The subscription, and the customer's next action. */
final class CustomerSubscriptionRetryResult extends \StorePlatform\Model
{
    protected const SPEC = 'subscription!:@Customer\\CustomerSubscription nextAction!?:@Customer\\PaymentNextAction';

    /**
     * @param CustomerSubscription $subscription
     * @param PaymentNextAction|null $nextAction Null means the customer has nothing left to do.
     */
    public function __construct(
        public CustomerSubscription $subscription,
        public ?PaymentNextAction $nextAction,
    ) {
    }
}

/**
 * Changes to a subscription by its customer; absent fields keep their values. The three …Items fields change lines;
 * they do not replace the list.
 */
final class CustomerSubscriptionUpdate extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionId!:i subscriptionPlanId:i nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i useStoreCredit:b shippingMethodId?:i couponCodes:[s removeItems:[i updateItems:[@Customer\\CustomerSubscriptionItemUpdate addItems:[@Customer\\CustomerSubscriptionItemAdd version:i';

    /**
     * @param int $subscriptionId
     * @param int|null $subscriptionPlanId Another plan of the same products, with another interval.
     * @param string|null $nextProcessingDate Moves the next renewal: today or later, at most one year ahead. Later
     * dates count from the new one.
     * @param int|null $shippingAddressId Null only if nothing is shipped.
     * @param int|null $billingAddressId Null means the shipping address.
     * @param int|null $customerPaymentMethodId
     * @param bool|null $useStoreCredit Whether store credit pays first. It applies to each later charge of a renewal,
     * also after `changesUntil`.
     * @param int|null $shippingMethodId Null only if nothing is shipped.
     * @param list<string>|null $couponCodes Replaces all coupons. A coupon that the subscription already has keeps its
     * remaining renewals. A new coupon is validated now and counts as a use. The use is reserved until the first
     * renewal with the coupon. It is released if the coupon is removed or the subscription ends before that.
     * @param list<int>|null $removeItems Ids of the lines to remove; to remove the last line, cancel the subscription.
     * @param list<CustomerSubscriptionItemUpdate>|null $updateItems Lines to change; each line at most once, and no
     * line that is removed.
     * @param list<CustomerSubscriptionItemAdd>|null $addItems Lines to add.
     * @param int|null $version
     */
    public function __construct(
        public int $subscriptionId,
        public ?int $subscriptionPlanId = null,
        public ?string $nextProcessingDate = null,
        public ?int $shippingAddressId = null,
        public ?int $billingAddressId = null,
        public ?int $customerPaymentMethodId = null,
        public ?bool $useStoreCredit = null,
        public ?int $shippingMethodId = null,
        public ?array $couponCodes = null,
        public ?array $removeItems = null,
        public ?array $updateItems = null,
        public ?array $addItems = null,
        public ?int $version = null,
    ) {
    }
}

/** Whether a customer can sign up with the address. */
final class EmailAvailability extends \StorePlatform\Model
{
    protected const SPEC = 'available!:b';

    /** @param bool $available False if an account with this address exists. */
    public function __construct(
        public bool $available,
    ) {
    }
}

/** The e-mail address to check. */
final class EmailAvailabilityCheck extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s';

    /** @param string $email */
    public function __construct(
        public string $email,
    ) {
    }
}

/** The pin for an e-mail address. */
final class EmailVerify extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s pin!:s';

    /**
     * @param string $email
     * @param string $pin The pin that was mailed to the address.
     */
    public function __construct(
        public string $email,
        public string $pin,
    ) {
    }
}

/** The value of a gift card, for the bearer of its code. */
final class GiftCardBalance extends \StorePlatform\Model
{
    protected const SPEC = 'lastFour!:s status!:s currencyCode!:s balance!:d heldAmount!:d availableAmount!:d expiresOn!?:t';

    /**
     * @param string $lastFour The last four characters of the code.
     * @param string $status
     * @param string $currencyCode Currency of the card and of the orders that it can pay.
     * @param numeric-string $balance The value of the card, including the part that orders hold.
     * @param numeric-string $heldAmount Part of the balance that orders hold.
     * @param numeric-string $availableAmount Part of the balance that can pay another order; zero unless the card is
     * ACTIVE.
     * @param \DateTimeImmutable|null $expiresOn From this time on the card pays no new order. Null means that the card
     * does not expire.
     */
    public function __construct(
        public string $lastFour,
        public string $status,
        public string $currencyCode,
        public string $balance,
        public string $heldAmount,
        public string $availableAmount,
        public ?\DateTimeImmutable $expiresOn,
    ) {
    }
}

/** The gift card whose balance is checked. */
final class GiftCardBalanceCheck extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s';

    /** @param string $code The code of the gift card. */
    public function __construct(
        public string $code,
    ) {
    }
}

/**
 * ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: the store has stopped the card. EXPIRED:
 * `expiresOn` has passed. Later versions can add values.
 *
 * More values may be added.
 */
final class GiftCardBearerStatus
{
    public const ACTIVE = 'ACTIVE';
    public const DISABLED = 'DISABLED';
    public const EXPIRED = 'EXPIRED';
    public const SPENT = 'SPENT';
}

/** To whom and when the codes of bought gift cards are mailed. */
final class GiftCardDeliveryInput extends \StorePlatform\Model
{
    protected const SPEC = 'recipient?:@Customer\\GiftCardDeliveryRecipientInput deliverOn?:t';

    /**
     * @param GiftCardDeliveryRecipientInput|null $recipient The person for whom the gift cards are meant. Null or
     * absent means the buyer.
     * @param \DateTimeImmutable|null $deliverOn When the codes are mailed, within one year. A time before the order is
     * paid means as soon as it is paid, as do null and absent.
     */
    public function __construct(
        public ?GiftCardDeliveryRecipientInput $recipient = null,
        public ?\DateTimeImmutable $deliverOn = null,
    ) {
    }
}

/** The person to whom the codes of bought gift cards are mailed. */
final class GiftCardDeliveryRecipientInput extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s email!:s message?:s';

    /**
     * @param string $name The recipient's name.
     * @param string $email
     * @param string|null $message Text for the recipient, in the mail with the code. The mail shows it without links.
     * Null or absent means none.
     */
    public function __construct(
        public string $name,
        public string $email,
        public ?string $message = null,
    ) {
    }
}

/** The amount due of an order, as the holder of its payment link sees it. */
final class OrderDue extends \StorePlatform\Model
{
    protected const SPEC = 'storeCode!:s storeName!:s orderNumber!:i orderName!:s subscriptionNumber!?:i state!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d due!:d tenders!:[@Customer\\OrderDueTender items!:[@Customer\\OrderDueLine paymentMethods!:[@Customer\\CheckoutPaymentMethod nextAction!?:@Customer\\PaymentNextAction expiresOn!:t';

    /**
     * @param string $storeCode Code of the store that receives the payment.
     * @param string $storeName Name of that store.
     * @param int $orderNumber
     * @param string $orderName The order number as shown to buyers, with the store's prefix.
     * @param int|null $subscriptionNumber Number of the subscription that the order renews, until the renewal is
     * charged; otherwise null.
     * @param string $state DUE: can be paid. CONFIRMING: a started payment waits for confirmation; the order can also
     * be paid otherwise. PAYING: the outcome of a payment is not known yet. PAID: nothing is due. CANCELLED: the order
     * was canceled, or the renewal ended otherwise, and nothing is due.
     * @param string $currencyCode
     * @param string|null $languageCode Language of the order's names; null means that of the catalog.
     * @param numeric-string $subtotal Sum of the lines before discounts.
     * @param numeric-string $discountTotal Total of all discounts.
     * @param numeric-string $shippingTotal Shipping.
     * @param numeric-string $taxTotal All taxes.
     * @param numeric-string $grandTotal Total of the order.
     * @param bool $pricesIncludeTax Whether the prices shown to the buyer included tax when the order was placed.
     * @param numeric-string $shownSubtotal Sum of the lines before discounts, as shown to the buyer.
     * @param numeric-string $shownDiscountTotal The discounts of the lines, as shown to the buyer.
     * @param numeric-string $shownShippingTotal Shipping after its discounts, as shown to the buyer.
     * @param numeric-string $shownTaxTotal Tax in addition to the shown amounts: zero where prices include all tax,
     * below zero for a buyer who did not pay the tax that prices include.
     * @param numeric-string $due The amount to pay, without amounts that are already authorized.
     * @param list<OrderDueTender> $tenders The stored value that pays a part of the order, one entry per type.
     * @param list<OrderDueLine> $items The lines.
     * @param list<CheckoutPaymentMethod> $paymentMethods The ways to pay, best first; `savedPaymentMethods` is empty,
     * except for the payment method of the subscription whose renewal this is. Empty if nothing is due, and while the
     * outcome of a payment is not known.
     * @param PaymentNextAction|null $nextAction The page on which a started payment continues. Null means no payment
     * was started.
     * @param \DateTimeImmutable $expiresOn When the link expires.
     */
    public function __construct(
        public string $storeCode,
        public string $storeName,
        public int $orderNumber,
        public string $orderName,
        public ?int $subscriptionNumber,
        public string $state,
        public string $currencyCode,
        public ?string $languageCode,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public bool $pricesIncludeTax,
        public string $shownSubtotal,
        public string $shownDiscountTotal,
        public string $shownShippingTotal,
        public string $shownTaxTotal,
        public string $due,
        public array $tenders,
        public array $items,
        public array $paymentMethods,
        public ?PaymentNextAction $nextAction,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** A line of the order to pay. */
final class OrderDueLine extends \StorePlatform\Model
{
    protected const SPEC = 'sku!:s name!:s mediaUrl!?:s quantity!:i lineTotal!:d shownSubtotal!:d';

    /**
     * @param string $sku
     * @param string $name Name of the purchased item.
     * @param string|null $mediaUrl URL of a small picture. Null means none.
     * @param int $quantity Number of units.
     * @param numeric-string $lineTotal Total of the line, net of tax.
     * @param numeric-string $shownSubtotal The line before discounts, as shown to the buyer.
     */
    public function __construct(
        public string $sku,
        public string $name,
        public ?string $mediaUrl,
        public int $quantity,
        public string $lineTotal,
        public string $shownSubtotal,
    ) {
    }
}

/** Stored value that pays a part of an order. */
final class OrderDueTender extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s amount!:d';

    /**
     * @param string $type
     * @param numeric-string $amount The part of the total that it pays.
     */
    public function __construct(
        public string $type,
        public string $amount,
    ) {
    }
}

/**
 * The order to pay, and the payment; exactly one of `orderId`, `orderNumber` and `token`, or none of them with
 * X-Payment-Token.
 */
final class OrderPay extends \StorePlatform\Model
{
    protected const SPEC = 'orderId:i orderNumber:i token:s payment!:@Customer\\CheckoutPayment expectedDue:d';

    /**
     * @param CheckoutPayment $payment
     * @param int|null $orderId
     * @param int|null $orderNumber
     * @param string|null $token The token of a payment link, the text after `#token=`.
     * @param numeric-string|null $expectedDue The amount due that the payer was shown. If it has changed, nothing is
     * charged (409 `cart_changed`).
     */
    public function __construct(
        public CheckoutPayment $payment,
        public ?int $orderId = null,
        public ?int $orderNumber = null,
        public ?string $token = null,
        public ?string $expectedDue = null,
    ) {
    }
}

/** Statuses and totals of one order. */
final class OrderSummary extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i orderName!:s orderDate!:t paymentStatus!:s fulfillmentStatus!:s itemCount!:i subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d due!:d currencyCode!:s';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param string $orderName The order number as shown to buyers, with the store's prefix.
     * @param \DateTimeImmutable $orderDate When the order was placed.
     * @param string $paymentStatus
     * @param string $fulfillmentStatus
     * @param int $itemCount Sum of the quantities.
     * @param numeric-string $subtotal Sum of the lines net of tax, before discounts.
     * @param numeric-string $discountTotal Total of all discounts, net of tax.
     * @param numeric-string $shippingTotal Shipping, net of tax.
     * @param numeric-string $taxTotal Tax on lines and shipping.
     * @param numeric-string $grandTotal subtotal - discountTotal + shippingTotal + taxTotal.
     * @param numeric-string $paid The captured amount.
     * @param numeric-string $refunded The refunded amount, including refunds in progress.
     * @param numeric-string $due The amount that is still to be captured.
     * @param string $currencyCode
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public string $orderName,
        public \DateTimeImmutable $orderDate,
        public string $paymentStatus,
        public string $fulfillmentStatus,
        public int $itemCount,
        public string $subtotal,
        public string $discountTotal,
        public string $shippingTotal,
        public string $taxTotal,
        public string $grandTotal,
        public string $paid,
        public string $refunded,
        public string $due,
        public string $currencyCode,
    ) {
    }
}

/** A new password, with the current one. */
final class PasswordChange extends \StorePlatform\Model
{
    protected const SPEC = 'currentPassword!:s newPassword!:s';

    /**
     * @param string $currentPassword The caller's current password.
     * @param string $newPassword The new password. The overview's account policy has the store's minimum length.
     */
    public function __construct(
        public string $currentPassword,
        public string $newPassword,
    ) {
    }
}

/**
 * Name of a field that another holder of the cart's or link's token entered. `payments` means the brand and last four
 * digits of the payments.
 *
 * More values may be added.
 */
final class MaskedPart
{
    public const EMAIL = 'email';
    public const SHIPPING_ADDRESS = 'shippingAddress';
    public const BILLING_ADDRESS = 'billingAddress';
    public const NOTES = 'notes';
    public const CUSTOM_FIELDS = 'customFields';
    public const PAYMENTS = 'payments';
    public const NEXT_ACTION = 'nextAction';
}

/** A token that reads one whole order. */
final class OrderAccess extends \StorePlatform\Model
{
    protected const SPEC = 'token!:s expiresOn!:t';

    /**
     * @param string $token Send it as X-Cart-Token with `GET /customer/order`.
     * @param \DateTimeImmutable $expiresOn When the token expires.
     */
    public function __construct(
        public string $token,
        public \DateTimeImmutable $expiresOn,
    ) {
    }
}

/** Proof that the caller is the order's buyer; exactly one of the fields. */
final class OrderOpen extends \StorePlatform\Model
{
    protected const SPEC = 'email:s postalCode:s';

    /**
     * @param string|null $email The e-mail address that the order was placed with.
     * @param string|null $postalCode The postal code of the order's shipping or billing address.
     */
    public function __construct(
        public ?string $email = null,
        public ?string $postalCode = null,
    ) {
    }
}

/** The order to request a link for; exactly one of `orderNumber` and `orderName`. */
final class OrderLookup extends \StorePlatform\Model
{
    protected const SPEC = 'orderNumber:i orderName:s email!:s';

    /**
     * @param string $email
     * @param int|null $orderNumber
     * @param string|null $orderName The order number as the buyer types it: with or without the store's prefix or `#`,
     * in any case.
     */
    public function __construct(
        public string $email,
        public ?int $orderNumber = null,
        public ?string $orderName = null,
    ) {
    }
}

/** The address of the account whose password is reset. */
final class PasswordForgot extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s';

    /** @param string $email */
    public function __construct(
        public string $email,
    ) {
    }
}

/** A new password, with the mailed token. */
final class PasswordReset extends \StorePlatform\Model
{
    protected const SPEC = 'token!:s newPassword!:s';

    /**
     * @param string $token The token from the mailed link.
     * @param string $newPassword The new password. The overview's account policy has the store's minimum length.
     */
    public function __construct(
        public string $token,
        public string $newPassword,
    ) {
    }
}

/** Whether the password is correct. */
final class PasswordVerification extends \StorePlatform\Model
{
    protected const SPEC = 'valid!:b';

    /** @param bool $valid True if it is the caller's password. */
    public function __construct(
        public bool $valid,
    ) {
    }
}

/** The password to verify. */
final class PasswordVerify extends \StorePlatform\Model
{
    protected const SPEC = 'password!:s';

    /** @param string $password The password to compare. */
    public function __construct(
        public string $password,
    ) {
    }
}

/** The buyer's next step to finish the payment. */
final class PaymentNextAction extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s url!:s expiresOn!?:t';

    /**
     * @param string $type REDIRECT: to the provider's page. THREE_DS: to the bank's card verification. CRYPTO_LINK: to
     * the page with the crypto amount.
     * @param string $url URL to open in the customer's browser.
     * @param \DateTimeImmutable|null $expiresOn When the action expires. Null means the provider does not report the
     * time.
     */
    public function __construct(
        public string $type,
        public string $url,
        public ?\DateTimeImmutable $expiresOn,
    ) {
    }
}

/**
 * A badge to show on the product. NEW: published for less than 30 days. SALE: `priceFrom` is reduced. SOLD_OUT: no
 * variant can be ordered. LOW_STOCK: a variant is almost sold out. SUBSCRIPTION: the product can be subscribed to.
 *
 * More values may be added.
 */
final class ProductBadge
{
    public const NEW = 'NEW';
    public const SALE = 'SALE';
    public const LOW_STOCK = 'LOW_STOCK';
    public const SOLD_OUT = 'SOLD_OUT';
    public const SUBSCRIPTION = 'SUBSCRIPTION';
}

/** A product as a tile, with the prices of the caller's account type. */
final class ProductCard extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i slug!:s url!?:s name!:s brand!?:s productType!:s shortDescription!?:s primaryMedia!?:@Customer\\StorefrontImage priceFrom!:d priceTo!:d compareAtFrom!?:d currencyCode!:s priceIncludesTax!:b hasVariants!:b defaultVariantId!?:i inStock!:b availability!:s isSubscribable!:b subscriptionOnly!:b subscriptionPriceFrom!?:d badges!:[s untranslated!:[s';

    /**
     * @param int $productId
     * @param string $slug
     * @param string|null $url URL of the product's page in the storefront. Null means the store's settings have no
     * `productUrlTemplate`.
     * @param string $name Name in the requested language. Without a translation, it is in the store's default language,
     * or else in the catalog's language.
     * @param string|null $brand The product's brand. Null means none is set.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param string|null $shortDescription One or two sentences for lists, as plain text. Null means none is set.
     * @param StorefrontImage|null $primaryMedia
     * @param numeric-string $priceFrom The lowest price of one unit, over all variants.
     * @param numeric-string $priceTo The highest price of one unit; equal to `priceFrom` if there is only one price.
     * @param numeric-string|null $compareAtFrom Original price to compare `priceFrom` with. Null means the price is not
     * reduced.
     * @param string $currencyCode
     * @param bool $priceIncludesTax Whether the prices include tax; a setting of the store.
     * @param bool $hasVariants Whether the product has variants to choose from.
     * @param int|null $defaultVariantId The variant to add to the cart directly. Null means the customer has to choose.
     * @param bool $inStock Whether any variant can be ordered now.
     * @param StorefrontAvailability::* $availability
     * @param bool $isSubscribable Whether the caller may buy the product with a plan.
     * @param bool $subscriptionOnly Whether the product is only sold with a plan; `priceFrom` is then the price with a
     * plan.
     * @param numeric-string|null $subscriptionPriceFrom The lowest price of one unit with a plan. Null means the
     * product cannot be subscribed to.
     * @param list<string> $badges Badges for the product's tile.
     * @param list<string> $untranslated
     */
    public function __construct(
        public int $productId,
        public string $slug,
        public ?string $url,
        public string $name,
        public ?string $brand,
        public string $productType,
        public ?string $shortDescription,
        public ?StorefrontImage $primaryMedia,
        public string $priceFrom,
        public string $priceTo,
        public ?string $compareAtFrom,
        public string $currencyCode,
        public bool $priceIncludesTax,
        public bool $hasVariants,
        public ?int $defaultVariantId,
        public bool $inStock,
        public string $availability,
        public bool $isSubscribable,
        public bool $subscriptionOnly,
        public ?string $subscriptionPriceFrom,
        public array $badges,
        public array $untranslated,
    ) {
    }
}

/** One page of product cards. */
final class ProductCardPage extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\ProductCard page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s';

    /**
     * @param list<ProductCard> $items The product cards of this page, in the requested order; empty after the last
     * page.
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
 * `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and
 * the 29 days before, in the store's time zone. Canceled orders do not count, edited orders count as edited, and
 * refunds are not subtracted. A sale is included a few minutes later. `collection`: the collection's own order, only
 * with a collection. Otherwise the name of the field; `-` means descending.
 */
final class ProductCardSort
{
    public const NAME = 'name';
    public const NAME_DESC = '-name';
    public const PRICE = 'price';
    public const PRICE_DESC = '-price';
    public const PUBLISHED_ON = 'publishedOn';
    public const PUBLISHED_ON_DESC = '-publishedOn';
    public const BEST_SELLING_DESC = '-bestSelling';
    public const COLLECTION = 'collection';
}

/** All of a published product, with the prices of the caller's account type. */
final class ProductDetails extends \StorePlatform\Model
{
    protected const SPEC = 'productId!:i slug!:s url!?:s name!:s brand!?:s productType!:s shortDescription!?:s primaryMedia!?:@Customer\\StorefrontImage priceFrom!:d priceTo!:d compareAtFrom!?:d currencyCode!:s priceIncludesTax!:b hasVariants!:b defaultVariantId!?:i inStock!:b availability!:s isSubscribable!:b subscriptionOnly!:b subscriptionPriceFrom!?:d badges!:[s untranslated!:[s languageCode!:s description!?:s tags!:[s collectionIds!:[i requiresShipping!:b minQuantity!:i maxQuantity!?:i quantityStep!:i options!:[@Customer\\ProductOption variants!:[@Customer\\StorefrontVariant media!:[@Customer\\StorefrontMedia subscriptionPlans!:[@Customer\\StorefrontSubscriptionPlan seo!:@Shared\\Seo relatedProducts!:[@Customer\\ProductCard customFields!:[@Shared\\CustomField createdOn!:t modifiedOn!:t';

    /**
     * @param int $productId
     * @param string $slug
     * @param string|null $url URL of the product's page in the storefront. Null means the store's settings have no
     * `productUrlTemplate`.
     * @param string $name Name in the requested language. Without a translation, it is in the store's default language,
     * or else in the catalog's language.
     * @param string|null $brand The product's brand. Null means none is set.
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param string|null $shortDescription One or two sentences for lists, as plain text. Null means none is set.
     * @param StorefrontImage|null $primaryMedia
     * @param numeric-string $priceFrom The lowest price of one unit, over all variants.
     * @param numeric-string $priceTo The highest price of one unit; equal to `priceFrom` if there is only one price.
     * @param numeric-string|null $compareAtFrom Original price to compare `priceFrom` with. Null means the price is not
     * reduced.
     * @param string $currencyCode
     * @param bool $priceIncludesTax Whether the prices include tax; a setting of the store.
     * @param bool $hasVariants Whether the product has variants to choose from.
     * @param int|null $defaultVariantId The variant to add to the cart directly. Null means the customer has to choose.
     * @param bool $inStock Whether any variant can be ordered now.
     * @param StorefrontAvailability::* $availability
     * @param bool $isSubscribable Whether the caller may buy the product with a plan.
     * @param bool $subscriptionOnly Whether the product is only sold with a plan; `priceFrom` is then the price with a
     * plan.
     * @param numeric-string|null $subscriptionPriceFrom The lowest price of one unit with a plan. Null means the
     * product cannot be subscribed to.
     * @param list<string> $badges Badges for the product's tile.
     * @param list<string> $untranslated
     * @param string $languageCode Language of the name. `untranslated` lists the texts in another language than the
     * requested one.
     * @param string|null $description
     * @param list<string> $tags The store's tags, for search and grouping.
     * @param list<int> $collectionIds Ids of the published collections that contain the product.
     * @param bool $requiresShipping Whether the product is shipped.
     * @param int $minQuantity Minimum quantity in a cart line.
     * @param int|null $maxQuantity Maximum quantity in a cart line. Null means no limit.
     * @param int $quantityStep The quantity must be `minQuantity` plus a multiple of this step.
     * @param list<ProductOption> $options The options, ordered by `position`; empty if there is nothing to choose.
     * @param list<StorefrontVariant> $variants The active variants, ordered by `position`.
     * @param list<StorefrontMedia> $media The media files, ordered by `position`.
     * @param list<StorefrontSubscriptionPlan> $subscriptionPlans The plans with which the product can be subscribed to;
     * empty if it cannot.
     * @param \StorePlatform\Shared\Seo $seo
     * @param list<ProductCard> $relatedProducts Related products that the caller may see.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     * @param \DateTimeImmutable $createdOn When the product was created.
     * @param \DateTimeImmutable $modifiedOn When the product last changed.
     */
    public function __construct(
        public int $productId,
        public string $slug,
        public ?string $url,
        public string $name,
        public ?string $brand,
        public string $productType,
        public ?string $shortDescription,
        public ?StorefrontImage $primaryMedia,
        public string $priceFrom,
        public string $priceTo,
        public ?string $compareAtFrom,
        public string $currencyCode,
        public bool $priceIncludesTax,
        public bool $hasVariants,
        public ?int $defaultVariantId,
        public bool $inStock,
        public string $availability,
        public bool $isSubscribable,
        public bool $subscriptionOnly,
        public ?string $subscriptionPriceFrom,
        public array $badges,
        public array $untranslated,
        public string $languageCode,
        public ?string $description,
        public array $tags,
        public array $collectionIds,
        public bool $requiresShipping,
        public int $minQuantity,
        public ?int $maxQuantity,
        public int $quantityStep,
        public array $options,
        public array $variants,
        public array $media,
        public array $subscriptionPlans,
        public \StorePlatform\Shared\Seo $seo,
        public array $relatedProducts,
        public array $customFields,
        public \DateTimeImmutable $createdOn,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** A brand and its number of products. */
final class ProductFacetBrand extends \StorePlatform\Model
{
    protected const SPEC = 'brand!:s productCount!:i';

    /**
     * @param string $brand The brand as most of its products spell it.
     * @param int $productCount Number of products with this choice.
     */
    public function __construct(
        public string $brand,
        public int $productCount,
    ) {
    }
}

/** The number of products for each value of a boolean filter. */
final class ProductFacetChoice extends \StorePlatform\Model
{
    protected const SPEC = 'trueCount!:i falseCount!:i';

    /**
     * @param int $trueCount Number of products with `true`.
     * @param int $falseCount Number of products with `false`.
     */
    public function __construct(
        public int $trueCount,
        public int $falseCount,
    ) {
    }
}

/** A published collection that contains some of the products. */
final class ProductFacetCollection extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name!:s slug!:s productCount!:i untranslated!:[s';

    /**
     * @param int $collectionId
     * @param string $name Name in the requested language. Without a translation, it is in the store's default language,
     * or else in the catalog's language.
     * @param string $slug
     * @param int $productCount Number of products with this choice.
     * @param list<string> $untranslated
     */
    public function __construct(
        public int $collectionId,
        public string $name,
        public string $slug,
        public int $productCount,
        public array $untranslated,
    ) {
    }
}

/** An option of products, such as the color. */
final class ProductFacetOption extends \StorePlatform\Model
{
    protected const SPEC = 'name!:s values!:[@Customer\\ProductFacetOptionValue untranslated!:[s';

    /**
     * @param string $name Name of the option in the requested language, such as `Color`.
     * @param list<ProductFacetOptionValue> $values The values, those with the most products first.
     * @param list<string> $untranslated
     */
    public function __construct(
        public string $name,
        public array $values,
        public array $untranslated,
    ) {
    }
}

/** A value of an option, such as white. */
final class ProductFacetOptionValue extends \StorePlatform\Model
{
    protected const SPEC = 'value!:s filter!:s swatchHex!?:s productCount!:i';

    /**
     * @param string $value The value in the requested language, such as `White`.
     * @param string $filter The text that filters by the value, the same in every language: pass it as `option` as it
     * is, or several, separated by commas.
     * @param string|null $swatchHex Color of the swatch. Null means none.
     * @param int $productCount Number of products with this value: products with a variant for sale that has the value
     * and matches the other selected options.
     */
    public function __construct(
        public string $value,
        public string $filter,
        public ?string $swatchHex,
        public int $productCount,
    ) {
    }
}

/** The price range of the products. */
final class ProductFacetPrice extends \StorePlatform\Model
{
    protected const SPEC = 'priceMin!:d priceMax!:d bands!:[@Customer\\ProductFacetPriceBand';

    /**
     * @param numeric-string $priceMin The lowest price of a variant.
     * @param numeric-string $priceMax The highest price of a variant.
     * @param list<ProductFacetPriceBand> $bands Price bands, lowest first; bands without products are omitted. A
     * product is in each band that contains the price of one of its variants.
     */
    public function __construct(
        public string $priceMin,
        public string $priceMax,
        public array $bands,
    ) {
    }
}

/** A price range, with the values for `priceMin` and `priceMax`. */
final class ProductFacetPriceBand extends \StorePlatform\Model
{
    protected const SPEC = 'priceMin!:d priceMax!:d productCount!:i';

    /**
     * @param numeric-string $priceMin The band's lowest price.
     * @param numeric-string $priceMax The band's highest price.
     * @param int $productCount Number of products with this choice.
     */
    public function __construct(
        public string $priceMin,
        public string $priceMax,
        public int $productCount,
    ) {
    }
}

/** A tag and its number of products. */
final class ProductFacetTag extends \StorePlatform\Model
{
    protected const SPEC = 'tag!:s productCount!:i';

    /**
     * @param string $tag The tag in lower case.
     * @param int $productCount Number of products with this choice.
     */
    public function __construct(
        public string $tag,
        public int $productCount,
    ) {
    }
}

/** A product type and its number of products. */
final class ProductFacetType extends \StorePlatform\Model
{
    protected const SPEC = 'productType!:s productCount!:i';

    /**
     * @param \StorePlatform\Shared\ProductType::* $productType
     * @param int $productCount Number of products with this choice.
     */
    public function __construct(
        public string $productType,
        public int $productCount,
    ) {
    }
}

/** The filters for a list of products. */
final class ProductFacets extends \StorePlatform\Model
{
    protected const SPEC = 'productCount!:i isSample!:b currencyCode!:s options!:[@Customer\\ProductFacetOption tags!:[@Customer\\ProductFacetTag brands!:[@Customer\\ProductFacetBrand productTypes!:[@Customer\\ProductFacetType collections!:[@Customer\\ProductFacetCollection price!?:@Customer\\ProductFacetPrice inStock!:@Customer\\ProductFacetChoice isSubscribable!:@Customer\\ProductFacetChoice';

    /**
     * @param int $productCount Number of products that match all filters, at most 2,000.
     * @param bool $isSample Whether more than 2,000 products matched for some facet, so that only the newest 2,000 are
     * counted.
     * @param string $currencyCode
     * @param list<ProductFacetOption> $options The options, the most used first.
     * @param list<ProductFacetTag> $tags The tags, those with the most products first.
     * @param list<ProductFacetBrand> $brands The brands, those with the most products first.
     * @param list<ProductFacetType> $productTypes The product types, those with the most products first.
     * @param list<ProductFacetCollection> $collections The first 50 collections of `GET /customer/collection/all`, in
     * its order.
     * @param ProductFacetPrice|null $price Null if no product matches.
     * @param ProductFacetChoice $inStock
     * @param ProductFacetChoice $isSubscribable
     */
    public function __construct(
        public int $productCount,
        public bool $isSample,
        public string $currencyCode,
        public array $options,
        public array $tags,
        public array $brands,
        public array $productTypes,
        public array $collections,
        public ?ProductFacetPrice $price,
        public ProductFacetChoice $inStock,
        public ProductFacetChoice $isSubscribable,
    ) {
    }
}

/** A published collection whose name contains the text. */
final class ProductSuggestedCollection extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name!:s slug!:s untranslated!:[s';

    /**
     * @param int $collectionId
     * @param string $name Name in the requested language. Without a translation, it is in the store's default language,
     * or else in the catalog's language.
     * @param string $slug
     * @param list<string> $untranslated
     */
    public function __construct(
        public int $collectionId,
        public string $name,
        public string $slug,
        public array $untranslated,
    ) {
    }
}

/** Suggestions for a search field. */
final class ProductSuggestions extends \StorePlatform\Model
{
    protected const SPEC = 'queries!:[s products!:[@Customer\\ProductCard collections!:[@Customer\\ProductSuggestedCollection';

    /**
     * @param list<string> $queries Search texts that begin with the typed text, in lower case.
     * @param list<ProductCard> $products Products that the text finds, to offer as direct links.
     * @param list<ProductSuggestedCollection> $collections Collections to open directly.
     */
    public function __construct(
        public array $queries,
        public array $products,
        public array $collections,
    ) {
    }
}

/** The customer's subscriptions. */
final class PublicSubscriptionList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Shared\\PublicSubscriptionSnapshot';

    /** @param list<\StorePlatform\Shared\PublicSubscriptionSnapshot> $items The subscriptions. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** The referrer of a referral code. */
final class Referrer extends \StorePlatform\Model
{
    protected const SPEC = 'referrerCode!:s displayName!:s commissionProviderId!:i avatarUrl!?:s siteUrl!?:s isActive!:b';

    /**
     * @param string $referrerCode The requested code.
     * @param string $displayName The referrer's display name.
     * @param int $commissionProviderId
     * @param string|null $avatarUrl The referrer's picture. Null means none.
     * @param string|null $siteUrl URL of the referrer's own page.
     * @param bool $isActive False means the code no longer counts.
     */
    public function __construct(
        public string $referrerCode,
        public string $displayName,
        public int $commissionProviderId,
        public ?string $avatarUrl,
        public ?string $siteUrl,
        public bool $isActive,
    ) {
    }
}

/** The units of an order that its buyer can return. */
final class ReturnEligibility extends \StorePlatform\Model
{
    protected const SPEC = 'orderId!:i orderNumber!:i reasons!:[@Customer\\ReturnReasonOption lines!:[@Customer\\ReturnEligibilityLine';

    /**
     * @param int $orderId
     * @param int $orderNumber
     * @param list<ReturnReasonOption> $reasons Reasons that the buyer can select for a line; empty means that the store
     * asks for none.
     * @param list<ReturnEligibilityLine> $lines Lines of the order.
     */
    public function __construct(
        public int $orderId,
        public int $orderNumber,
        public array $reasons,
        public array $lines,
    ) {
    }
}

/** How many units of a line the buyer can return for one purpose. */
final class ReturnEligibilityKind extends \StorePlatform\Model
{
    protected const SPEC = 'kind!:s quantity!:i obstacle!?:s deadlineOn!?:D';

    /**
     * @param string $kind
     * @param int $quantity Returnable units; 0 if `obstacle` is set.
     * @param string|null $obstacle Why the buyer can return no unit; null means that nothing prevents it.
     * @param string|null $deadlineOn Last day of the window, in the store's time zone; null means that no window has
     * begun, or that the kind has none.
     */
    public function __construct(
        public string $kind,
        public int $quantity,
        public ?string $obstacle,
        public ?string $deadlineOn,
    ) {
    }
}

/** A line of the order, with each kind of return. */
final class ReturnEligibilityLine extends \StorePlatform\Model
{
    protected const SPEC = 'lineItemId!:s sku!:s name!:s kinds!:[@Customer\\ReturnEligibilityKind';

    /**
     * @param string $lineItemId
     * @param string $sku
     * @param string $name Name of the product and variant, as the buyer read it in the order.
     * @param list<ReturnEligibilityKind> $kinds Each kind of return once.
     */
    public function __construct(
        public string $lineItemId,
        public string $sku,
        public string $name,
        public array $kinds,
    ) {
    }
}

/** A reason that a buyer can select. */
final class ReturnReasonOption extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name!:s';

    /**
     * @param string $code Code of the reason in the store's `returnPolicy`.
     * @param string $name Text that buyers read.
     */
    public function __construct(
        public string $code,
        public string $name,
    ) {
    }
}

/** Requirements for an account in this store. */
final class StoreAccountPolicy extends \StorePlatform\Model
{
    protected const SPEC = 'signUpMode!:s requireVerifiedEmail!:b passwordMinLength!:i';

    /**
     * @param \StorePlatform\Shared\AccountTypeSignUpMode::* $signUpMode
     * @param bool $requireVerifiedEmail Whether a logged-in customer must verify the e-mail address before checkout.
     * @param int $passwordMinLength Minimum length of a password, in characters.
     */
    public function __construct(
        public string $signUpMode,
        public bool $requireVerifiedEmail,
        public int $passwordMinLength,
    ) {
    }
}

/** The store's referral program. */
final class StoreCommission extends \StorePlatform\Model
{
    protected const SPEC = 'displayName!:s referrerParameter!?:s attributionDays!:i ssoEnabled!:b';

    /**
     * @param string $displayName Display name of the commission provider.
     * @param string|null $referrerParameter Query parameter of referral links that contains the code. Null means none.
     * @param int $attributionDays Number of days that a referral counts, from the last time the code was given.
     * @param bool $ssoEnabled Whether `GET /customer/user/commission-sso-url` is available.
     */
    public function __construct(
        public string $displayName,
        public ?string $referrerParameter,
        public int $attributionDays,
        public bool $ssoEnabled,
    ) {
    }
}

/** A currency of the store. */
final class StoreCurrency extends \StorePlatform\Model
{
    protected const SPEC = 'currencyCode!:s symbol!:s minorUnits!:i';

    /**
     * @param string $currencyCode
     * @param string $symbol Currency symbol to show.
     * @param int $minorUnits Number of decimal digits.
     */
    public function __construct(
        public string $currencyCode,
        public string $symbol,
        public int $minorUnits,
    ) {
    }
}

/** The store's data for a storefront. */
final class StoreOverview extends \StorePlatform\Model
{
    protected const SPEC = 'storeId!:i name!:s code!:s domain!?:s status!:s livemode!:b timezone!:s defaultLanguageCode!:s languages!:[@Shared\\Language defaultCurrencyCode!:s currencies!:[@Customer\\StoreCurrency pricesIncludeTax!:b guestCheckout!:b weightUnit!:s dimensionUnit!:s logo!?:@Customer\\StorefrontImage legalName!?:s supportEmail!?:s supportPhone!?:s address!?:@Shared\\Address policies!:@Customer\\StorePolicies branding!:@Customer\\StorefrontBranding productUrlTemplate!?:s checkoutUrl!:s accountUrl!?:s withdrawalUrl!?:s accountPolicy!:@Customer\\StoreAccountPolicy allowedCountryCodes!:[s commission!?:@Customer\\StoreCommission customFieldDefinitions!:[@Customer\\StorefrontCustomField analytics!:@Shared\\StoreAnalytics collections!:[@Customer\\StorefrontCollection modifiedOn!:t';

    /**
     * @param int $storeId
     * @param string $name Name of the store, as shown to customers.
     * @param string $code Short name of the store.
     * @param string|null $domain Host name of the storefront.
     * @param \StorePlatform\Shared\StoreStatus::* $status
     * @param bool $livemode False means a test store: no money moves.
     * @param string $timezone
     * @param string $defaultLanguageCode
     * @param list<\StorePlatform\Shared\Language> $languages All languages of the store, the default one first.
     * @param string $defaultCurrencyCode
     * @param list<StoreCurrency> $currencies All currencies of the store, the default one first.
     * @param bool $pricesIncludeTax Whether the prices shown (`price`, `unitPrice`) include tax.
     * @param bool $guestCheckout Whether a guest can check out without an account.
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit
     * @param \StorePlatform\Shared\DimensionUnit::* $dimensionUnit
     * @param StorefrontImage|null $logo
     * @param string|null $legalName The merchant's legal name.
     * @param string|null $supportEmail
     * @param string|null $supportPhone
     * @param \StorePlatform\Shared\Address|null $address The merchant's address.
     * @param StorePolicies $policies
     * @param StorefrontBranding $branding
     * @param string|null $productUrlTemplate URL of a product's page, with `{slug}` or `{productId}` as the
     * placeholder. Null means the store has no such pages.
     * @param string $checkoutUrl The page that checkout links lead to: the store's own page, else this service's.
     * @param string|null $accountUrl This service's page where customers log in, sign up and manage their orders and
     * subscriptions. Null while the store's setting `accountPages` is off.
     * @param string|null $withdrawalUrl This service's page where buyers withdraw from a contract by order number and
     * e-mail address. Link to it from every page of a shop that sells to consumers in the EU. Null while the store's
     * setting `returnPolicy` gives no buyer a right of withdrawal.
     * @param StoreAccountPolicy $accountPolicy
     * @param list<string> $allowedCountryCodes Countries that the store ships to; empty means all. A billing address
     * can be in any country.
     * @param StoreCommission|null $commission The referral program. Null means the store has none.
     * @param list<StorefrontCustomField> $customFieldDefinitions The store's custom fields that a buyer fills in, in
     * the store's order.
     * @param \StorePlatform\Shared\StoreAnalytics $analytics
     * @param list<StorefrontCollection> $collections The same items as `GET /customer/collection/all`.
     * @param \DateTimeImmutable $modifiedOn When the store, its settings or a collection in this response last changed.
     * Removing a collection does not change it; the `ETag` changes with anything in this response.
     */
    public function __construct(
        public int $storeId,
        public string $name,
        public string $code,
        public ?string $domain,
        public string $status,
        public bool $livemode,
        public string $timezone,
        public string $defaultLanguageCode,
        public array $languages,
        public string $defaultCurrencyCode,
        public array $currencies,
        public bool $pricesIncludeTax,
        public bool $guestCheckout,
        public string $weightUnit,
        public string $dimensionUnit,
        public ?StorefrontImage $logo,
        public ?string $legalName,
        public ?string $supportEmail,
        public ?string $supportPhone,
        public ?\StorePlatform\Shared\Address $address,
        public StorePolicies $policies,
        public StorefrontBranding $branding,
        public ?string $productUrlTemplate,
        public string $checkoutUrl,
        public ?string $accountUrl,
        public ?string $withdrawalUrl,
        public StoreAccountPolicy $accountPolicy,
        public array $allowedCountryCodes,
        public ?StoreCommission $commission,
        public array $customFieldDefinitions,
        public \StorePlatform\Shared\StoreAnalytics $analytics,
        public array $collections,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** The store's legal pages. */
final class StorePolicies extends \StorePlatform\Model
{
    protected const SPEC = 'termsUrl!?:s privacyUrl!?:s pages!:[@Customer\\StorefrontPolicy';

    /**
     * @param string|null $termsUrl Terms to accept at sign-up and checkout. Null if the store has no terms.
     * @param string|null $privacyUrl URL of the privacy policy.
     * @param list<StorefrontPolicy> $pages The store's other legal pages, in the store's order, and the terms and the
     * privacy policy if this service shows them.
     */
    public function __construct(
        public ?string $termsUrl,
        public ?string $privacyUrl,
        public array $pages,
    ) {
    }
}

/** A legal page of the store. */
final class StorefrontPolicy extends \StorePlatform\Model
{
    protected const SPEC = 'type!:s title!:s url!:s html!?:s untranslated!:[s';

    /**
     * @param \StorePlatform\Shared\PolicyType::* $type
     * @param string $title Text for links to the page.
     * @param string $url URL of the page: the store's own page, else this service's. The address of this service's page
     * names the language of its text.
     * @param string|null $html Text of the page. Null means the store has its own page for it.
     * @param list<string> $untranslated
     */
    public function __construct(
        public string $type,
        public string $title,
        public string $url,
        public ?string $html,
        public array $untranslated,
    ) {
    }
}

/** The countries of `allowedCountryCodes`; all countries if that list is empty. */
final class StorefrontCountryList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\StorefrontCountry';

    /** @param list<StorefrontCountry> $items The countries, ordered by name. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A country and its usual address format. */
final class StorefrontCountry extends \StorePlatform\Model
{
    protected const SPEC = 'countryCode!:s name!:s isShippedTo!:b addressFields!:[s requiredFields!:[s postalCodeName!?:s postalCodeFormat!?:s postalCodeExample!?:s stateName!?:s states!:[@Customer\\StorefrontState';

    /**
     * @param string $countryCode
     * @param string $name Name in the requested language.
     * @param bool $isShippedTo Whether an active shipping method of the store serves the country. False: orders with
     * shipping cannot be sent there.
     * @param list<AddressField::*> $addressFields The fields of an address, in the order in which they are written in
     * that country.
     * @param list<AddressField::*> $requiredFields The fields that an address has to have. `lastName` means at least
     * one name: an address with a first name needs no last name.
     * @param PostalCodeName::*|null $postalCodeName Name of the postal code. Null means the country has none.
     * @param string|null $postalCodeFormat Format of the whole postal code, as a case-insensitive regular expression.
     * Null means any format is valid.
     * @param string|null $postalCodeExample A postal code of the country.
     * @param StateName::*|null $stateName Name of `stateProvince`. Null means addresses in the country have none.
     * @param list<StorefrontState> $states Values of `stateProvince`, which also takes the name in the common
     * languages; empty if it is free text, not used, or one of more than 100.
     */
    public function __construct(
        public string $countryCode,
        public string $name,
        public bool $isShippedTo,
        public array $addressFields,
        public array $requiredFields,
        public ?string $postalCodeName,
        public ?string $postalCodeFormat,
        public ?string $postalCodeExample,
        public ?string $stateName,
        public array $states,
    ) {
    }
}

/** A state, province or other part of a country that addresses contain. */
final class StorefrontState extends \StorePlatform\Model
{
    protected const SPEC = 'code!:s name!:s';

    /**
     * @param string $code Value for `stateProvince`: ISO 3166-2 code without the country.
     * @param string $name Name in the requested language if it has one, else in Latin letters. In the country's own
     * language it is as the country writes it.
     */
    public function __construct(
        public string $code,
        public string $name,
    ) {
    }
}

/** A field of an address. */
final class AddressField
{
    public const FIRST_NAME = 'firstName';
    public const LAST_NAME = 'lastName';
    public const COMPANY = 'company';
    public const STREET_LINE1 = 'streetLine1';
    public const STREET_LINE2 = 'streetLine2';
    public const CITY = 'city';
    public const STATE_PROVINCE = 'stateProvince';
    public const POSTAL_CODE = 'postalCode';
    public const COUNTRY_CODE = 'countryCode';
    public const PHONE_NUMBER = 'phoneNumber';
}

/** Name that a country uses for postal codes. */
final class PostalCodeName
{
    public const POSTAL_CODE = 'POSTAL_CODE';
    public const ZIP_CODE = 'ZIP_CODE';
    public const PIN_CODE = 'PIN_CODE';
    public const EIRCODE = 'EIRCODE';
}

/** Name that a country uses for its states in addresses. */
final class StateName
{
    public const STATE = 'STATE';
    public const PROVINCE = 'PROVINCE';
    public const REGION = 'REGION';
    public const PREFECTURE = 'PREFECTURE';
    public const COUNTY = 'COUNTY';
    public const EMIRATE = 'EMIRATE';
}

/** The store's branding. Null means the page decides. */
final class StorefrontBranding extends \StorePlatform\Model
{
    protected const SPEC = 'colors!:@Customer\\StorefrontColors font!?:s radius!?:i icon!?:@Customer\\StorefrontImage';

    /**
     * @param StorefrontColors $colors
     * @param \StorePlatform\Shared\BrandingFont::*|null $font
     * @param int|null $radius Radius of rounded corners, in pixels.
     * @param StorefrontImage|null $icon Icon for the browser tab.
     */
    public function __construct(
        public StorefrontColors $colors,
        public ?string $font,
        public ?int $radius,
        public ?StorefrontImage $icon,
    ) {
    }
}

/** The store's colors. `background` and `text` are either both set or both null. */
final class StorefrontColors extends \StorePlatform\Model
{
    protected const SPEC = 'accent!?:s accentText!?:s background!?:s text!?:s';

    /**
     * @param string|null $accent Color of buttons and selected elements.
     * @param string|null $accentText Text color on `accent`: black or white, whichever is easier to read. Null without
     * `accent`.
     * @param string|null $background Background color.
     * @param string|null $text Text color.
     */
    public function __construct(
        public ?string $accent,
        public ?string $accentText,
        public ?string $background,
        public ?string $text,
    ) {
    }
}

/**
 * How soon the minimum quantity can be delivered; for a product, the availability of its soonest variant. BACKORDER:
 * can be ordered and is delivered later. OUT_OF_STOCK: cannot be ordered.
 */
final class StorefrontAvailability
{
    public const IN_STOCK = 'IN_STOCK';
    public const LOW_STOCK = 'LOW_STOCK';
    public const BACKORDER = 'BACKORDER';
    public const OUT_OF_STOCK = 'OUT_OF_STOCK';
}

/** A published collection. */
final class StorefrontCollection extends \StorePlatform\Model
{
    protected const SPEC = 'collectionId!:i name!:s slug!:s description!?:s media!?:@Customer\\StorefrontImage parentCollectionId!?:i position!:i productCount!:i seo!:@Shared\\Seo untranslated!:[s modifiedOn!:t';

    /**
     * @param int $collectionId
     * @param string $name Name in the requested language. Without a translation, it is in the store's default language,
     * or else in the catalog's language.
     * @param string $slug
     * @param string|null $description
     * @param StorefrontImage|null $media
     * @param int|null $parentCollectionId The parent collection. Null means a top-level collection.
     * @param int $position Position among its siblings.
     * @param int $productCount Number of published products in the collection; can be minutes old.
     * @param \StorePlatform\Shared\Seo $seo
     * @param list<string> $untranslated
     * @param \DateTimeImmutable $modifiedOn When the collection last changed.
     */
    public function __construct(
        public int $collectionId,
        public string $name,
        public string $slug,
        public ?string $description,
        public ?StorefrontImage $media,
        public ?int $parentCollectionId,
        public int $position,
        public int $productCount,
        public \StorePlatform\Shared\Seo $seo,
        public array $untranslated,
        public \DateTimeImmutable $modifiedOn,
    ) {
    }
}

/** All published collections. */
final class StorefrontCollectionList extends \StorePlatform\Model
{
    protected const SPEC = 'items!:[@Customer\\StorefrontCollection';

    /** @param list<StorefrontCollection> $items The storefront collections. */
    public function __construct(
        public array $items,
    ) {
    }
}

/** A custom field of the store that a buyer fills in. */
final class StorefrontCustomField extends \StorePlatform\Model
{
    protected const SPEC = 'object!:s key!:s type!:s name!:s untranslated!:[s isRequired!:b';

    /**
     * @param StorefrontCustomFieldObject::* $object
     * @param string $key Key of the field, unique for its kind of object.
     * @param \StorePlatform\Shared\CustomFieldType::* $type
     * @param string $name Name shown to people.
     * @param list<string> $untranslated
     * @param bool $isRequired Whether a value is required at checkout, and when the line is added.
     */
    public function __construct(
        public string $object,
        public string $key,
        public string $type,
        public string $name,
        public array $untranslated,
        public bool $isRequired,
    ) {
    }
}

/** ORDER: set at checkout. ORDER_LINE: set when an item is added to the cart. */
final class StorefrontCustomFieldObject
{
    public const ORDER = 'ORDER';
    public const ORDER_LINE = 'ORDER_LINE';
}

/** An image to show. */
final class StorefrontImage extends \StorePlatform\Model
{
    protected const SPEC = 'url!:s altText!?:s width!?:i height!?:i sources!:[@Shared\\MediaVariant';

    /**
     * @param string $url URL of the file.
     * @param string|null $altText Alternative text for people who cannot see the image.
     * @param int|null $width Width in pixels. Null means unknown.
     * @param int|null $height Height in pixels. Null means unknown.
     * @param list<\StorePlatform\Shared\MediaVariant> $sources The same image in smaller sizes, for `srcset`; empty
     * while the sizes are being generated.
     */
    public function __construct(
        public string $url,
        public ?string $altText,
        public ?int $width,
        public ?int $height,
        public array $sources,
    ) {
    }
}

/** An image, video or document of a product. */
final class StorefrontMedia extends \StorePlatform\Model
{
    protected const SPEC = 'mediaId!:i mediaType!:s url!:s thumbnailUrl!?:s altText!?:s width!?:i height!?:i durationSeconds!?:i position!:i variants!:[@Shared\\MediaVariant';

    /**
     * @param int $mediaId
     * @param \StorePlatform\Shared\MediaType::* $mediaType
     * @param string $url URL of the file.
     * @param string|null $thumbnailUrl URL of a smaller image. Null means a document.
     * @param string|null $altText Alternative text for people who cannot see the image.
     * @param int|null $width Width in pixels.
     * @param int|null $height Height in pixels.
     * @param int|null $durationSeconds Duration of a video in seconds.
     * @param int $position Display position, from 0.
     * @param list<\StorePlatform\Shared\MediaVariant> $variants Smaller versions of an image, the widest first, for a
     * page to choose from.
     */
    public function __construct(
        public int $mediaId,
        public string $mediaType,
        public string $url,
        public ?string $thumbnailUrl,
        public ?string $altText,
        public ?int $width,
        public ?int $height,
        public ?int $durationSeconds,
        public int $position,
        public array $variants,
    ) {
    }
}

/**
 * The buyer's consent to later charges, and their amounts. It is stored with the time and the sender of the request as
 * evidence of the mandate.
 */
final class SubscriptionConsentInput extends \StorePlatform\Model
{
    protected const SPEC = 'text!:s recurring!:[@Customer\\SubscriptionConsentPlan';

    /**
     * @param string $text The exact words that the buyer agreed to: the charge, its interval, and how to cancel.
     * @param list<SubscriptionConsentPlan> $recurring The amounts shown to the buyer, for each plan of the cart once.
     */
    public function __construct(
        public string $text,
        public array $recurring,
    ) {
    }
}

/** The amount that the buyer was shown for one plan. */
final class SubscriptionConsentPlan extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i grandTotal!:d';

    /**
     * @param int $subscriptionPlanId
     * @param numeric-string $grandTotal The plan's `grandTotal` in the cart's `recurring`.
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $grandTotal,
    ) {
    }
}

/** The page that replaces a former path. Exactly one of productId, collectionId and targetPath is not null. */
final class StorefrontRedirect extends \StorePlatform\Model
{
    protected const SPEC = 'path!:s productId!?:i collectionId!?:i slug!?:s url!?:s targetPath!?:s';

    /**
     * @param string $path The former path, in the form in which the store has it.
     * @param int|null $productId The product that replaces the page.
     * @param int|null $collectionId The collection that replaces the page.
     * @param string|null $slug Slug of the product or collection in the requested language. Null for a targetPath.
     * @param string|null $url URL of the product's page, by the store's `productUrlTemplate`. Null for other targets,
     * and for a store without a template.
     * @param string|null $targetPath The path that replaces the former path, with percent-escapes as a `Location`
     * header needs them. It can be the path of another redirect.
     */
    public function __construct(
        public string $path,
        public ?int $productId,
        public ?int $collectionId,
        public ?string $slug,
        public ?string $url,
        public ?string $targetPath,
    ) {
    }
}

/** A plan with which a product can be subscribed to. */
final class StorefrontSubscriptionPlan extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i name!:s intervalUnit!:s intervalCount!:i minCycles!?:i maxCycles!?:i trialDays!:i prepaidCycles!:i pricing!:@Shared\\SubscriptionPlanPricing shippingPolicy!:s allowSkip!:b allowPause!:b allowSwap!:b allowQuantityChange!:b cancelPolicy!:s';

    /**
     * @param int $subscriptionPlanId
     * @param string $name The plan's name, as shown to customers.
     * @param string $intervalUnit
     * @param int $intervalCount Interval between renewals, as a number of `intervalUnit`.
     * @param int|null $minCycles Cycles before the subscription can be canceled. Null means no minimum.
     * @param int|null $maxCycles Cycles after which the subscription ends. Null means it has no end.
     * @param int $trialDays Days before the first charge.
     * @param int $prepaidCycles Number of cycles that one charge pays for.
     * @param \StorePlatform\Shared\SubscriptionPlanPricing $pricing
     * @param \StorePlatform\Shared\SubscriptionShippingPolicy::* $shippingPolicy
     * @param bool $allowSkip Whether customers may skip a renewal.
     * @param bool $allowPause Whether customers may pause.
     * @param bool $allowSwap Whether customers may swap a line for another variant.
     * @param bool $allowQuantityChange Whether customers may change quantities.
     * @param \StorePlatform\Shared\SubscriptionCancelPolicy::* $cancelPolicy
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $name,
        public string $intervalUnit,
        public int $intervalCount,
        public ?int $minCycles,
        public ?int $maxCycles,
        public int $trialDays,
        public int $prepaidCycles,
        public \StorePlatform\Shared\SubscriptionPlanPricing $pricing,
        public string $shippingPolicy,
        public bool $allowSkip,
        public bool $allowPause,
        public bool $allowSwap,
        public bool $allowQuantityChange,
        public string $cancelPolicy,
    ) {
    }
}

/** The price with one plan. */
final class StorefrontSubscriptionPrice extends \StorePlatform\Model
{
    protected const SPEC = 'subscriptionPlanId!:i price!:d';

    /**
     * @param int $subscriptionPlanId
     * @param numeric-string $price Price of one unit in the first cycle.
     */
    public function __construct(
        public int $subscriptionPlanId,
        public string $price,
    ) {
    }
}

/** A variant that can be added to the cart. Amounts are in the product's currency. */
final class StorefrontVariant extends \StorePlatform\Model
{
    protected const SPEC = 'variantId!:i sku!:s barcode!?:s name!:s optionValues!:[@Shared\\VariantOptionValue position!:i price!?:d compareAtPrice!?:d volumePrices!:[@Customer\\StorefrontVolumePrice subscriptionPrices!:[@Customer\\StorefrontSubscriptionPrice availability!:s availableQuantity!?:i expectedOn!?:t weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s mediaIds!:[i customFields!:[@Shared\\CustomField';

    /**
     * @param int $variantId
     * @param string $sku
     * @param string|null $barcode GTIN or other barcode.
     * @param string $name The variant's option values, such as `White / Large`.
     * @param list<\StorePlatform\Shared\VariantOptionValue> $optionValues One value for each of the product's options.
     * @param int $position Display position, from 0.
     * @param numeric-string|null $price Unit price of a one-time purchase. Null means the variant is only sold by
     * subscription.
     * @param numeric-string|null $compareAtPrice Original price for comparison. Null means the price is not reduced.
     * @param list<StorefrontVolumePrice> $volumePrices Each quantity from which another price is charged, ascending.
     * @param list<StorefrontSubscriptionPrice> $subscriptionPrices The price with each plan.
     * @param StorefrontAvailability::* $availability
     * @param int|null $availableQuantity Units that can be ordered now. Null means stock is not tracked.
     * @param \DateTimeImmutable|null $expectedOn When more stock is expected.
     * @param numeric-string|null $weight Weight of one unit, in `weightUnit`.
     * @param \StorePlatform\Shared\WeightUnit::* $weightUnit
     * @param numeric-string|null $length Length, in `dimensionUnit`.
     * @param numeric-string|null $width Width, in `dimensionUnit`.
     * @param numeric-string|null $height Height, in `dimensionUnit`.
     * @param \StorePlatform\Shared\DimensionUnit::* $dimensionUnit
     * @param list<int> $mediaIds Ids of the product's media that show this variant.
     * @param list<\StorePlatform\Shared\CustomField> $customFields Custom fields, as defined in the store's settings.
     */
    public function __construct(
        public int $variantId,
        public string $sku,
        public ?string $barcode,
        public string $name,
        public array $optionValues,
        public int $position,
        public ?string $price,
        public ?string $compareAtPrice,
        public array $volumePrices,
        public array $subscriptionPrices,
        public string $availability,
        public ?int $availableQuantity,
        public ?\DateTimeImmutable $expectedOn,
        public ?string $weight,
        public string $weightUnit,
        public ?string $length,
        public ?string $width,
        public ?string $height,
        public string $dimensionUnit,
        public array $mediaIds,
        public array $customFields,
    ) {
    }
}

/** A price from a minimum quantity. */
final class StorefrontVolumePrice extends \StorePlatform\Model
{
    protected const SPEC = 'minQuantity!:i price!:d';

    /**
     * @param int $minQuantity Minimum number of units for the price.
     * @param numeric-string $price Price of one unit.
     */
    public function __construct(
        public int $minQuantity,
        public string $price,
    ) {
    }
}

/** The address to mail a new pin to. */
final class VerifyEmailPinResend extends \StorePlatform\Model
{
    protected const SPEC = 'email!:s';

    /** @param string $email */
    public function __construct(
        public string $email,
    ) {
    }
}

/** The order to withdraw from; exactly one of `orderNumber` and `orderName`. */
final class WithdrawalDeclare extends \StorePlatform\Model
{
    protected const SPEC = 'orderNumber:i orderName:s email!:s';

    /**
     * @param string $email
     * @param int|null $orderNumber
     * @param string|null $orderName The order number as the buyer types it: with or without the store's prefix or `#`,
     * in any case.
     */
    public function __construct(
        public string $email,
        public ?int $orderNumber = null,
        public ?string $orderName = null,
    ) {
    }
}

/** An option of a product, such as the color. */
final class ProductOption extends \StorePlatform\Model
{
    protected const SPEC = 'productOptionId!:i name!:s position!:i values!:[@Customer\\ProductOptionValue';

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
