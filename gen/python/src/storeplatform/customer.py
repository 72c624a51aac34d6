# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"

"""The Customer API: its client and its objects."""

from __future__ import annotations

import datetime as _dt
from decimal import Decimal as _Decimal
from typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union

from ._model import File as _File, Model as _Model
from ._surfaces import CustomerBase as _Base
from ._transport import CallOptions as _Options
from ._shared import AccountTypeSignUpMode as AccountTypeSignUpMode
from ._shared import ActorType as ActorType
from ._shared import Address as Address
from ._shared import AddressInput as AddressInput
from ._shared import AnnouncedPrice as AnnouncedPrice
from ._shared import BrandingFont as BrandingFont
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
from ._shared import InvoiceType as InvoiceType
from ._shared import Language as Language
from ._shared import MediaType as MediaType
from ._shared import MediaVariant as MediaVariant
from ._shared import OrderState as OrderState
from ._shared import OrderTax as OrderTax
from ._shared import PaymentProviderCode as PaymentProviderCode
from ._shared import PaymentStatus as PaymentStatus
from ._shared import PaymentTender as PaymentTender
from ._shared import PaymentTransactionStatus as PaymentTransactionStatus
from ._shared import PaymentType as PaymentType
from ._shared import Phone as Phone
from ._shared import PolicyType as PolicyType
from ._shared import Problem as Problem
from ._shared import ProblemField as ProblemField
from ._shared import ProblemFieldCode as ProblemFieldCode
from ._shared import ProblemFieldLocation as ProblemFieldLocation
from ._shared import ProblemTotals as ProblemTotals
from ._shared import ProductType as ProductType
from ._shared import PublicCustomerAddress as PublicCustomerAddress
from ._shared import PublicCustomerAddressList as PublicCustomerAddressList
from ._shared import PublicCustomerPaymentMethod as PublicCustomerPaymentMethod
from ._shared import PublicCustomerPaymentMethodList as PublicCustomerPaymentMethodList
from ._shared import PublicOrderLine as PublicOrderLine
from ._shared import PublicOrderSort as PublicOrderSort
from ._shared import PublicRefund as PublicRefund
from ._shared import PublicShipment as PublicShipment
from ._shared import PublicShipmentItem as PublicShipmentItem
from ._shared import PublicSubscriptionListItem as PublicSubscriptionListItem
from ._shared import PublicSubscriptionSnapshot as PublicSubscriptionSnapshot
from ._shared import RefundReason as RefundReason
from ._shared import RefundStatus as RefundStatus
from ._shared import ReturnExchangeLine as ReturnExchangeLine
from ._shared import ReturnExchangeRequestLine as ReturnExchangeRequestLine
from ._shared import ReturnFee as ReturnFee
from ._shared import ReturnFeeKind as ReturnFeeKind
from ._shared import ReturnKind as ReturnKind
from ._shared import ReturnObstacle as ReturnObstacle
from ._shared import ReturnPreviewLine as ReturnPreviewLine
from ._shared import ReturnRequestLine as ReturnRequestLine
from ._shared import ReturnSort as ReturnSort
from ._shared import ReturnStatus as ReturnStatus
from ._shared import Seo as Seo
from ._shared import ShipmentStatus as ShipmentStatus
from ._shared import StoreAnalytics as StoreAnalytics
from ._shared import StoreStatus as StoreStatus
from ._shared import SubscriptionAction as SubscriptionAction
from ._shared import SubscriptionCancel as SubscriptionCancel
from ._shared import SubscriptionCancelPolicy as SubscriptionCancelPolicy
from ._shared import SubscriptionCycleStatus as SubscriptionCycleStatus
from ._shared import SubscriptionEstimate as SubscriptionEstimate
from ._shared import SubscriptionEstimateLine as SubscriptionEstimateLine
from ._shared import SubscriptionEstimateProblem as SubscriptionEstimateProblem
from ._shared import SubscriptionFailureClass as SubscriptionFailureClass
from ._shared import SubscriptionHistoryAction as SubscriptionHistoryAction
from ._shared import SubscriptionHistorySort as SubscriptionHistorySort
from ._shared import SubscriptionItemStatus as SubscriptionItemStatus
from ._shared import SubscriptionPause as SubscriptionPause
from ._shared import SubscriptionPlanPricing as SubscriptionPlanPricing
from ._shared import SubscriptionPricingType as SubscriptionPricingType
from ._shared import SubscriptionReactivate as SubscriptionReactivate
from ._shared import SubscriptionResume as SubscriptionResume
from ._shared import SubscriptionShippingPolicy as SubscriptionShippingPolicy
from ._shared import SubscriptionSkip as SubscriptionSkip
from ._shared import SubscriptionStatus as SubscriptionStatus
from ._shared import SubscriptionUnskip as SubscriptionUnskip
from ._shared import SubscriptionUpcomingCycle as SubscriptionUpcomingCycle
from ._shared import SubscriptionUpcomingList as SubscriptionUpcomingList
from ._shared import TenderType as TenderType
from ._shared import VariantOptionValue as VariantOptionValue
from ._shared import WeightUnit as WeightUnit

CustomerReturnAction = _Union[_Literal['CANCEL'], str]
"""An action that a buyer can take on a return."""

GiftCardBearerStatus = _Union[_Literal['ACTIVE', 'DISABLED', 'EXPIRED', 'SPENT'], str]
"""ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: the store has stopped the card. EXPIRED:
`expiresOn` has passed. Later versions can add values."""

MaskedPart = _Union[_Literal['email', 'shippingAddress', 'billingAddress', 'notes', 'customFields', 'payments', 'nextAction'], str]
"""Name of a field that another holder of the cart's or link's token entered. `payments` means the brand and last four
digits of the payments."""

ProductBadge = _Union[_Literal['NEW', 'SALE', 'LOW_STOCK', 'SOLD_OUT', 'SUBSCRIPTION'], str]
"""A badge to show on the product. NEW: published for less than 30 days. SALE: `priceFrom` is reduced. SOLD_OUT: no
variant can be ordered. LOW_STOCK: a variant is almost sold out. SUBSCRIPTION: the product can be subscribed to."""

ProductCardSort = _Literal['name', '-name', 'price', '-price', 'publishedOn', '-publishedOn', '-bestSelling', 'collection']
"""`-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days are today and the
29 days before, in the store's time zone. Canceled orders do not count, edited orders count as edited, and refunds are
not subtracted. A sale is included a few minutes later. `collection`: the collection's own order, only with a
collection. Otherwise the name of the field; `-` means descending."""

AddressField = _Literal['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'city', 'stateProvince', 'postalCode', 'countryCode', 'phoneNumber']
"""A field of an address."""

PostalCodeName = _Literal['POSTAL_CODE', 'ZIP_CODE', 'PIN_CODE', 'EIRCODE']
"""Name that a country uses for postal codes."""

StateName = _Literal['STATE', 'PROVINCE', 'REGION', 'PREFECTURE', 'COUNTY', 'EMIRATE']
"""Name that a country uses for its states in addresses."""

StorefrontAvailability = _Literal['IN_STOCK', 'LOW_STOCK', 'BACKORDER', 'OUT_OF_STOCK']
"""How soon the minimum quantity can be delivered; for a product, the availability of its soonest variant. BACKORDER: can
be ordered and is delivered later. OUT_OF_STOCK: cannot be ordered."""

StorefrontCustomFieldObject = _Literal['ORDER', 'ORDER_LINE']
"""ORDER: set at checkout. ORDER_LINE: set when an item is added to the cart."""


class Cart(_Model):
    """A cart. Money is in `currencyCode`; `unitPrice` and `compareAtPrice` are as shown to the buyer. All other amounts
    are net of tax, except `lineTax`, `taxTotal`, `grandTotal`, `amountDueToday` and `recurringTotal`. `grandTotal =
    subtotal − discountTotal + shippingTotal + taxTotal`. `grandTotal = shownSubtotal − shownDiscountTotal +
    shownShippingTotal + shownTaxTotal`, in amounts as the storefront shows them."""

    _spec = 'cartId!:i token!?:s masked!:[s storeCustomerId!?:i email!?:s currencyCode!:s languageCode!:s status!:s items!:[@CartItem coupons!:[@CartCoupon acceptsMarketing!:b referrerCode!?:s shippingAddress!?:@Address billingAddress!?:@Address shippingMethodId!?:i notes!?:s customFields!:[@CustomField returnUrl!?:s cancelUrl!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d amountDueToday!:d useStoreCredit!:b tenders!:[@CartTender amountDue!:d recurringTotal!:d recurring!:[@CartRecurring taxIsEstimated!:b itemCount!:i requiresShipping!:b problems!:[@CartProblem convertedOrderId!?:i checkoutOrderId!?:i lastPayment!?:@CartLastPayment reservedUntil!?:t expiresOn!:t createdOn!:t modifiedOn!:t version!:i'
    cart_id: int
    token: _Optional[str]
    """The guest's secret token, to send as X-Cart-Token. Null means a customer's cart."""
    masked: list[MaskedPart]
    """The fields of the cart that this caller may not read, because the buyer entered them through a checkout link in
    another session. They are null or empty here and still count: the totals are for the hidden address. Writing one
    of them replaces it. Empty when the caller may read the whole cart."""
    store_customer_id: _Optional[int]
    """Null means a guest."""
    email: _Optional[str]
    """The customer's e-mail address, or the address that the guest gave at checkout."""
    currency_code: str
    language_code: str
    """Language of the names in this cart, and of its order. It is the closest of the store's languages to the cart's
    language, else to the language of the customer's profile, else the store's default. A text without a translation
    is in another language."""
    status: str
    """ACTIVE: can be changed. CHECKING_OUT: the payment is in progress, and the cart cannot be changed. The cart becomes
    ACTIVE again when the payment is declined or expires, or `cancelCheckout` cancels it. CONVERTED: became an order.
    In CHECKING_OUT and CONVERTED, the cart has the lines, names, prices, coupons and totals of its order, whatever
    changes in the catalog. It has no problems, and only `recurring` is at today's prices. A line that the store added
    to the order has a `cartItemId` that no operation takes."""
    items: list[CartItem]
    """The lines, oldest first."""
    coupons: list[CartCoupon]
    """The coupons that were entered or applied automatically, with the discount of each."""
    accepts_marketing: bool
    """Whether the buyer agreed to marketing e-mails, in this cart or at its checkout."""
    referrer_code: _Optional[str]
    """Code of the referrer."""
    shipping_address: _Optional[Address]
    """The address of the `customerAddressId` in the summary's query, else that from `PATCH /customer/cart` or from the
    last checkout. A `countryCode` in the query changes the totals only."""
    billing_address: _Optional[Address]
    shipping_method_id: _Optional[int]
    """The method from the summary's query, from `PATCH /customer/cart` or from the last checkout. Null means shipping is
    not in the totals."""
    notes: _Optional[str]
    """The buyer's note to the store. Null means none yet."""
    custom_fields: list[CustomField]
    """Custom fields of the order that were set so far."""
    return_url: _Optional[str]
    """URL to which the checkout page sends the buyer when the order is placed. Null means none is set."""
    cancel_url: _Optional[str]
    """URL to which the checkout page sends the buyer to change the cart. Null means none is set."""
    subtotal: _Decimal
    """Sum of the lines before discounts."""
    discount_total: _Decimal
    """All discounts, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts."""
    tax_total: _Decimal
    """All taxes, including the tax on shipping."""
    grand_total: _Decimal
    """Total of the order; the `expectedGrandTotal` of the checkout."""
    prices_include_tax: bool
    """Whether the prices shown to the buyer include tax; a setting of the store."""
    shown_subtotal: _Decimal
    """Sum of the lines before discounts, as shown to the buyer."""
    shown_discount_total: _Decimal
    """The discounts of the lines, as shown to the buyer."""
    shown_shipping_total: _Decimal
    """Shipping after its discounts, as shown to the buyer."""
    shown_tax_total: _Decimal
    """Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who does not pay
    the tax that prices include."""
    amount_due_today: _Decimal
    """Amount that is paid at checkout, with stored value or otherwise: `grandTotal`. Lines in a trial cost nothing today
    and are only in `recurring`."""
    use_store_credit: bool
    """Whether the customer pays with store credit, up to its balance. Always false for a guest. A checkout through a
    checkout link without the customer's login uses no store credit."""
    tenders: list[CartTender]
    """Stored value that pays the order, in the order in which it pays. Empty means that no stored value pays. Until the
    checkout the amounts can fall, because nothing is held."""
    amount_due: _Decimal
    """Part of `grandTotal` that stored value does not pay; the `expectedAmountDue` of the checkout. If it is 0, the
    checkout needs no `payment`, unless the cart has a plan. A provider with a minimum amount may charge more, and the
    last of `tenders` then pays less."""
    recurring_total: _Decimal
    """Sum of `recurring`, including tax and shipping; zero without subscriptions. Of little use if the plans have
    different intervals: show `recurring` instead."""
    recurring: list[CartRecurring]
    """Later charges, one entry for each plan in the cart: each plan becomes a subscription. Empty without subscriptions."""
    tax_is_estimated: bool
    """True until the destination is known."""
    item_count: int
    """Sum of the quantities of all lines, with UNAVAILABLE ones."""
    requires_shipping: bool
    """Whether any line has to be shipped."""
    problems: list[CartProblem]
    """Problems that prevent checkout, and changes that the buyer should see. Can be empty."""
    converted_order_id: _Optional[int]
    """The order that the cart became."""
    checkout_order_id: _Optional[int]
    """The order that a CHECKING_OUT cart will become. While its payment waits for the buyer, `GET /customer/order` with
    this id returns the `nextAction`. Null in other statuses."""
    last_payment: _Optional[CartLastPayment]
    """The payment of the cart's last checkout, if it failed, expired or was canceled; the next checkout clears it. Null
    means no payment has failed since."""
    reserved_until: _Optional[_dt.datetime]
    """Time until which stock is reserved for the cart, if the store reserves stock in carts; each change of the cart
    renews the reservation. Null means nothing is reserved: the items may sell out before checkout."""
    expires_on: _dt.datetime
    """When the cart expires if it is not used."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CartCheckout(_Model):
    """The data to place the order. Give each address once: as an address or by the id of one of the customer's own; the
    billing address also by `billingSameAsShipping`. A cart that is not shipped needs no shipping address and method;
    the billing address is always required. Omitted fields are taken from the cart, as `PATCH /customer/cart` or the
    last checkout set them, except fields that are `masked` for the caller: send those again."""

    _spec = 'cartId!:i version:i expectedGrandTotal!:d expectedAmountDue:d email:s shippingAddress:@AddressInput shippingAddressId:i billingAddress:@AddressInput billingAddressId:i billingSameAsShipping:b shippingMethodId:i payment:@CheckoutPayment subscriptionConsent:@SubscriptionConsentInput acceptTerms:b acceptsMarketing:b languageCode:s referrerCode:s notes:s customFields:[@CustomFieldInput'
    cart_id: int
    version: _Optional[int] = None
    """The cart's version."""
    expected_grand_total: _Decimal
    """The total that the buyer agreed to, from the summary for the same destination and shipping method."""
    expected_amount_due: _Optional[_Decimal] = None
    """The part of the total that stored value does not pay: the `amountDue` of the summary for the same destination and
    shipping method. Required if stored value pays or could pay a part."""
    email: _Optional[str] = None
    """Required for guests; the default is the cart's. For a customer, the account's address is used."""
    shipping_address: _Optional[AddressInput] = None
    shipping_address_id: _Optional[int] = None
    """One of the customer's saved addresses."""
    billing_address: _Optional[AddressInput] = None
    billing_address_id: _Optional[int] = None
    """One of the customer's saved addresses."""
    billing_same_as_shipping: _Optional[bool] = None
    """Bill to the shipping address."""
    shipping_method_id: _Optional[int] = None
    payment: _Optional[CheckoutPayment] = None
    subscription_consent: _Optional[SubscriptionConsentInput] = None
    """Required, and only allowed, if the cart has a subscription."""
    accept_terms: _Optional[bool] = None
    """Must be true if the store has terms."""
    accepts_marketing: _Optional[bool] = None
    """Whether the buyer agrees to marketing e-mails; the default is the cart's value. True is stored with the order, and
    with the customer if there is one; false does not withdraw a consent that a customer gave elsewhere."""
    language_code: _Optional[str] = None
    """Language of the order: of its names, mails and documents. Absent means the language of the cart; 422
    `invalid_value` for an unknown language."""
    referrer_code: _Optional[str] = None
    """Code of the referrer; the default is the cart's."""
    notes: _Optional[str] = None
    """The buyer's note to the store."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """The store's custom fields for an order."""


class CartCoupon(_Model):
    """A coupon of a cart."""

    _spec = 'code!:s discountAmount!:d shownDiscountAmount!:d message!?:s'
    code: str
    """The code as the store writes it; the name for an automatic discount."""
    discount_amount: _Decimal
    """The coupon's discount on the current cart, net of tax; zero while the coupon does not apply."""
    shown_discount_amount: _Decimal
    """The coupon's discount on the current cart, as shown to the buyer."""
    message: _Optional[str]
    """Why the coupon does not apply now, or its benefit; in the cart's language."""


class CartCouponCreate(_Model):
    """A coupon to apply."""

    _spec = 'code!:s version:i'
    code: str
    """The coupon code (case-insensitive)."""
    version: _Optional[int] = None
    """The cart's version; a stale version returns 409 `version_conflict`."""


class CartGiftCardCreate(_Model):
    """A gift card with which the buyer pays."""

    _spec = 'code!:s version:i'
    code: str
    """The code of the gift card."""
    version: _Optional[int] = None
    """The cart's version; a stale version returns 409 `version_conflict`."""


class CartItem(_Model):
    """A line of a cart."""

    _spec = 'cartItemId!:i variantId!:i productId!:i slug!:s sku!:s name!:s mediaUrl!?:s quantity!:i unitPrice!:d deliveryPrices!:[d compareAtPrice!?:d lineSubtotal!:d lineDiscount!:d lineTax!:d lineTotal!:d subscriptionPlanId!?:i customFields!:[@CustomField giftCard!?:@GiftCardDelivery availability!:s availableQuantity!?:i priceChangedFrom!?:d shownSubtotal!:d shownDiscount!:d shownTotal!:d image!?:@StorefrontImage optionValues!:[@VariantOptionValue plan!?:@StorefrontSubscriptionPlan minQuantity!:i maxQuantity!?:i quantityStep!:i'
    cart_item_id: int
    variant_id: int
    product_id: int
    slug: str
    """The product's slug, for a link."""
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several."""
    media_url: _Optional[str]
    """First picture of the variant or product. Null means none."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in all deliveries that the line pays for, as shown to the buyer."""
    delivery_prices: list[_Decimal]
    """Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty
    if the line pays for at most one delivery."""
    compare_at_price: _Optional[_Decimal]
    """Original price for comparison. Null means the price is not reduced."""
    line_subtotal: _Decimal
    """Amount before discounts, net of tax."""
    line_discount: _Decimal
    """The line's own discounts and its share of the cart's discounts."""
    line_tax: _Decimal
    """Tax on the line; the buyer pays `lineTotal + lineTax` for it."""
    line_total: _Decimal
    """Amount after all discounts, net of tax."""
    subscription_plan_id: _Optional[int]
    """Null means a one-time purchase."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    gift_card: _Optional[GiftCardDelivery]
    """To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or
    that the line buys no gift card."""
    availability: str
    """INSUFFICIENT: fewer than `quantity` units can be ordered. UNAVAILABLE: no longer sold. Both prevent checkout."""
    available_quantity: _Optional[int]
    """Units that this line can have now, next to the other lines of the same variant. Null means stock is not tracked."""
    price_changed_from: _Optional[_Decimal]
    """The unit price that the buyer last saw, if it has changed since; null otherwise."""
    shown_subtotal: _Decimal
    """`unitPrice` times `quantity`: before discounts, as shown to the buyer; zero if the variant is no longer sold."""
    shown_discount: _Decimal
    """`lineDiscount`, as shown to the buyer."""
    shown_total: _Decimal
    """`shownSubtotal − shownDiscount`."""
    image: _Optional[StorefrontImage]
    """First picture of the variant or product. Null means none."""
    option_values: list[VariantOptionValue]
    """One value for each of the product's options."""
    plan: _Optional[StorefrontSubscriptionPlan]
    """The plan of `subscriptionPlanId`. Null means the line is a one-time purchase, or the variant is no longer sold
    with the plan."""
    min_quantity: int
    """Minimum quantity of the line."""
    max_quantity: _Optional[int]
    """Maximum quantity of the line. Null means only stock limits it."""
    quantity_step: int
    """The quantity must be `minQuantity` plus a multiple of this step."""


class CartItemCreate(_Model):
    """An item to add to the cart; exactly one of `variantId` and `sku`."""

    _spec = 'variantId:i sku:s quantity!:i subscriptionPlanId?:i customFields:[@CustomFieldInput giftCard?:@GiftCardDeliveryInput currencyCode:s languageCode:s referrerCode:s'
    variant_id: _Optional[int] = None
    sku: _Optional[str] = None
    quantity: int
    subscription_plan_id: _Optional[int] = None
    """Null or absent means buy once."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """The store's custom fields for a line, such as an engraving."""
    gift_card: _Optional[GiftCardDeliveryInput] = None
    """To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the
    buyer as soon as the order is paid."""
    currency_code: _Optional[str] = None
    """Currency of a new cart; the default is the store's default currency."""
    language_code: _Optional[str] = None
    """Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart."""
    referrer_code: _Optional[str] = None
    """Code of the referrer; stored with the cart as sent, and with its order if the code counts. An unknown code credits
    no referrer. The buyer's own code, an inactive code, and a code older than the `attributionDays` of the commission
    provider do not count: then the referrer of the customer is credited."""


class CartItemUpdate(_Model):
    """Changes to a line of the cart."""

    _spec = 'cartItemId!:i quantity:i subscriptionPlanId?:i customFields:[@CustomFieldInput giftCard?:@GiftCardDeliveryInput version:i'
    cart_item_id: int
    quantity: _Optional[int] = None
    subscription_plan_id: _Optional[int] = None
    """Null means buy once."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields of the line."""
    gift_card: _Optional[GiftCardDeliveryInput] = None
    """Replaces the recipient and the time of delivery of the line's gift cards. Null means to the buyer as soon as the
    order is paid."""
    version: _Optional[int] = None
    """The cart's version."""


class CartItemsSet(_Model):
    """The new lines of the cart."""

    _spec = 'items!:[@CartItemSet currencyCode:s languageCode:s referrerCode:s version:i'
    items: list[CartItemSet]
    """All lines of the cart."""
    currency_code: _Optional[str] = None
    """Currency of a new cart; the default is the store's default currency."""
    language_code: _Optional[str] = None
    """Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart."""
    referrer_code: _Optional[str] = None
    """Code of the referrer. Absent keeps the current code."""
    version: _Optional[int] = None
    """The cart's version."""


class CartItemSet(_Model):
    """A new line of the cart; exactly one of `variantId` and `sku`."""

    _spec = 'variantId:i sku:s quantity!:i subscriptionPlanId?:i customFields:[@CustomFieldInput giftCard?:@GiftCardDeliveryInput'
    variant_id: _Optional[int] = None
    sku: _Optional[str] = None
    quantity: int
    subscription_plan_id: _Optional[int] = None
    """Null or absent means buy once."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """The store's custom fields for a line, such as an engraving."""
    gift_card: _Optional[GiftCardDeliveryInput] = None
    """To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the
    buyer as soon as the order is paid."""


class CartLastPayment(_Model):
    """A payment that ended without an order."""

    _spec = 'status!:s code!?:s message!:s'
    status: PaymentTransactionStatus
    code: _Optional[DeclineCode]
    """Why the payment failed. Null means the provider gave no reason."""
    message: str
    """The reason, as text for the buyer."""


class CartProblem(_Model):
    """A problem or change that the buyer should see."""

    _spec = 'code!:s cartItemId!?:i message!:s coupon!?:@CouponRefusal'
    code: str
    """Machine-readable code. `price_changed` and `quantity_reduced` are only notices: the price has changed since the
    line was added, or a merge of two carts reduced the quantity. All other codes prevent the order until the problem
    is fixed. Only the checkout checks who may order. `quantity_not_allowed`: below the minimum of the product, above
    its maximum, or between its steps. `unavailable`: no longer sold. `custom_field_required`: the line lacks a custom
    field that the store requires. `custom_field_invalid`: a custom field of the line has another type than the store
    defines, or no value of that type. `min_order_amount`: the goods after discounts cost less than this buyer's
    minimum order amount."""
    cart_item_id: _Optional[int]
    """The affected line. Null means the whole cart."""
    message: str
    """Message for the buyer."""
    coupon: _Optional[CouponRefusal]
    """For `coupon_not_applicable` and `coupon_exhausted`: the coupon and the reason. Null for other codes."""


class CartRecurring(_Model):
    """The price and date of later charges for the lines of one plan. Amounts are net of tax except `taxTotal`,
    `grandTotal` and `regularGrandTotal`; a renewal is priced when it is charged, by these rules."""

    _spec = 'subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i trialDays!:i prepaidCycles!:i minCycles!?:i maxCycles!?:i nextProcessingDate!?:D subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d regularGrandTotal!:d'
    subscription_plan_id: int
    subscription_plan_name: str
    """The plan's name."""
    interval_unit: IntervalUnit
    interval_count: int
    """Interval between renewals, as a number of `intervalUnit`."""
    trial_days: int
    """Days before the first charge; 0 means the first charge is in today's total."""
    prepaid_cycles: int
    """Number of deliveries that each charge pays for."""
    min_cycles: _Optional[int]
    """Cycles before the subscription can be canceled. Null means no minimum."""
    max_cycles: _Optional[int]
    """Cycles after which the subscription ends. Null means it has no end."""
    next_processing_date: _Optional[_dt.date]
    """Date of the next charge if the order is placed today, in the store's time zone. Null means today's charge is the
    only one."""
    subtotal: _Decimal
    """Sum of the lines before discounts."""
    discount_total: _Decimal
    """All discounts, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts."""
    tax_total: _Decimal
    """All taxes, including the tax on shipping."""
    grand_total: _Decimal
    """Total of the next charge."""
    regular_grand_total: _Decimal
    """Total of a charge after introductory prices and coupons for the first cycles have ended."""


class CartTender(_Model):
    """Stored value that pays a part of the cart's order."""

    _spec = 'type!:s giftCardId!?:i lastFour!?:s amount!:d'
    type: TenderType
    gift_card_id: _Optional[int]
    """Null means store credit."""
    last_four: _Optional[str]
    """The last four characters of the gift card's code. Null means store credit."""
    amount: _Decimal
    """The part of the total that it pays; zero if nothing is left to pay or no value is available."""


class CartUpdate(_Model):
    """The buyer's details and choices."""

    _spec = 'email?:s shippingAddress?:@AddressInput billingAddress?:@AddressInput shippingMethodId?:i languageCode?:s referrerCode?:s notes?:s acceptsMarketing:b customFields:[@CustomFieldInput useStoreCredit:b version:i'
    email: _Optional[str] = None
    """A guest's e-mail address; for a customer, the account's address is used."""
    shipping_address: _Optional[AddressInput] = None
    """Address to ship to."""
    billing_address: _Optional[AddressInput] = None
    """Address to bill to."""
    shipping_method_id: _Optional[int] = None
    """Method of shipping. Null means shipping is not in the totals."""
    language_code: _Optional[str] = None
    """Language of the buyer. Instead of a language that the store does not have, the closest of its languages applies,
    such as `de` for `de-AT`, else its default. 422 `invalid_value` for an unknown language. Null means the language
    of the customer's profile, else the store's default."""
    referrer_code: _Optional[str] = None
    """Code of the referrer. Null means no referrer."""
    notes: _Optional[str] = None
    """The buyer's note to the store."""
    accepts_marketing: _Optional[bool] = None
    """Whether the buyer agrees to marketing e-mails: ask the buyer, and never assume consent. True is stored with the
    resulting order, and with the customer if there is one; false does not withdraw a consent that a customer gave
    elsewhere (`PATCH /customer/user` does)."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """The store's custom fields for an order; replaces all of them. Required fields can follow until the checkout."""
    use_store_credit: _Optional[bool] = None
    """Whether the customer pays with store credit, up to its balance. True requires the customer's login."""
    version: _Optional[int] = None
    """The cart's version."""


class CheckoutLink(_Model):
    """A checkout page for a cart."""

    _spec = 'url!:s expiresOn!:t'
    url: str
    """Open it in the buyer's browser. The URL is a secret: its holder can read the cart, including data entered before,
    and pay for it. Only the page itself can read the data that the buyer enters on it."""
    expires_on: _dt.datetime
    """When the link expires, unless the cart becomes an order before."""


class CheckoutSession(_Model):
    """The session of one page that opened a checkout link."""

    _spec = 'token!:s expiresOn!:t'
    token: str
    """Send it as X-Cart-Token, instead of the link's token. The token is a secret of this page: no other caller can read
    the data that the buyer enters with it."""
    expires_on: _dt.datetime
    """When the session expires."""


class CheckoutLinkCreate(_Model):
    """URLs to which the page sends the buyer."""

    _spec = 'returnUrl:s cancelUrl:s'
    return_url: _Optional[str] = None
    """URL to which the buyer is sent when the order is placed. Absent means a page of this service."""
    cancel_url: _Optional[str] = None
    """URL to which the buyer is sent to change the cart. Absent means none."""


class CheckoutPayment(_Model):
    """The payment; at most one of `customerPaymentMethodId` and `paymentToken`, none for a provider that needs none
    (offline, crypto link)."""

    _spec = 'paymentProviderId!:i customerPaymentMethodId:i paymentToken:s savePaymentMethod:b returnUrl:s'
    payment_provider_id: int
    customer_payment_method_id: _Optional[int] = None
    """One of the customer's saved payment methods."""
    payment_token: _Optional[str] = None
    """Token from the provider's own form; never a card number."""
    save_payment_method: _Optional[bool] = None
    """Save the payment method for the customer. A cart with a subscription always saves it, as its consent says; guests
    cannot save one."""
    return_url: _Optional[str] = None
    """URL to which the bank's or wallet's page of `nextAction` sends the buyer back; the default is the storefront. It
    must be at the domain that the store has verified, at one of its `allowedOrigins`, or the service's own page for
    the store that the buyer is on. Read the order's state there: reaching the URL proves nothing."""


class CheckoutPaymentMethod(_Model):
    """A payment provider that accepts this cart."""

    _spec = 'paymentProviderId!:i providerCode!:s displayName!:s isDefault!:b livemode!:b paymentTypes!:[s currencyCode!:s minAmount!?:d maxAmount!?:d supportsSavedMethods!:b publicConfig!:{s savedPaymentMethods!:[@PublicCustomerPaymentMethod'
    payment_provider_id: int
    provider_code: PaymentProviderCode
    display_name: str
    """Name to show to the buyer."""
    is_default: bool
    """Whether to preselect the provider."""
    livemode: bool
    """False means no money moves."""
    payment_types: list[PaymentType]
    """The payment types that the provider supports."""
    currency_code: str
    min_amount: _Optional[_Decimal]
    """Smallest amount that the provider accepts."""
    max_amount: _Optional[_Decimal]
    """Largest amount that the provider accepts."""
    supports_saved_methods: bool
    """Whether the provider supports `savePaymentMethod`."""
    public_config: dict[str, str]
    saved_payment_methods: list[PublicCustomerPaymentMethod]
    """The customer's active saved payment methods with this provider, the default one first; empty for guests."""


class CheckoutPaymentMethodList(_Model):
    """The payment methods for the cart."""

    _spec = 'items!:[@CheckoutPaymentMethod'
    items: list[CheckoutPaymentMethod]
    """The checkout payment methods."""


class CheckoutResult(_Model):
    """The placed order, and the buyer's next action."""

    _spec = 'orderId!:i orderNumber!:i orderName!:s paymentStatus!:s nextAction!?:@PaymentNextAction'
    order_id: int
    order_number: int
    order_name: str
    """The order number as shown to buyers, with the store's prefix."""
    payment_status: PaymentStatus
    next_action: _Optional[PaymentNextAction]
    """Null means the buyer has nothing left to do."""


class CheckoutShippingMethod(_Model):
    """A shipping method with its price for this cart."""

    _spec = 'shippingMethodId!:i name!:s carrierName!?:s serviceCode!?:s price!:d currencyCode!:s taxIncluded!:b estimatedMinDays!?:i estimatedMaxDays!?:i freeOverSubtotal!?:d'
    shipping_method_id: int
    name: str
    """The method's name, as shown to buyers."""
    carrier_name: _Optional[str]
    """Name of the carrier. Null means the method names none."""
    service_code: _Optional[str]
    """The carrier's code for the service."""
    price: _Decimal
    """The shipping charge for this cart, after coupons on shipping; zero if shipping is free."""
    currency_code: str
    tax_included: bool
    """Whether `price` includes tax."""
    estimated_min_days: _Optional[int]
    """Minimum number of days from shipping to delivery. Null means unknown."""
    estimated_max_days: _Optional[int]
    """Maximum number of days from shipping to delivery. Null means unknown."""
    free_over_subtotal: _Optional[_Decimal]
    """The subtotal from which shipping is free. Null means never."""


class CheckoutShippingMethodList(_Model):
    """The shipping methods for the cart."""

    _spec = 'items!:[@CheckoutShippingMethod'
    items: list[CheckoutShippingMethod]
    """The checkout shipping methods."""


class CommissionSsoUrl(_Model):
    """A single-use link to the commission provider."""

    _spec = 'url!:s expiresOn!:t'
    url: str
    """Open the URL in the customer's browser, once."""
    expires_on: _dt.datetime
    """When the link expires."""


class CryptoPaymentLink(_Model):
    """A page on which the buyer can pay the order with cryptocurrency."""

    _spec = 'orderId!:i orderNumber!:i paymentProviderId!:i url!:s amount!:d currencyCode!:s createdOn!:t expiresOn!:t'
    order_id: int
    order_number: int
    payment_provider_id: int
    url: str
    """URL of the payment page."""
    amount: _Decimal
    """The amount to pay, in the order's currency."""
    currency_code: str
    created_on: _dt.datetime
    """When the link was created."""
    expires_on: _dt.datetime
    """When the link expires."""


class CryptoPaymentLinkCreate(_Model):
    """The order to pay, and the provider; exactly one of `orderId` and `orderNumber`."""

    _spec = 'orderId:i orderNumber:i paymentProviderId:i returnUrl:s'
    order_id: _Optional[int] = None
    order_number: _Optional[int] = None
    payment_provider_id: _Optional[int] = None
    """A crypto provider of the store; the default is its best one."""
    return_url: _Optional[str] = None
    """URL to which the page sends the buyer back; the default is the storefront. It must be at the domain that the store
    has verified, or at one of its `allowedOrigins`."""


class CustomerAddressCreate(_Model):
    """An address to save."""

    _spec = 'firstName:s lastName:s company?:s streetLine1!:s streetLine2?:s city:s stateProvince:s postalCode:s countryCode!:s phoneNumber?:s isDefault:b'
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
    """Required if the country has states."""
    postal_code: _Optional[str] = None
    """Required if the country has postal codes."""
    country_code: str
    phone_number: _Optional[str] = None
    """Phone number for deliveries. Null means none."""
    is_default: _Optional[bool] = None
    """Whether to make it the default address."""


class CustomerAddressSetDefault(_Model):
    """The address to make the default."""

    _spec = 'customerAddressId!:i'
    customer_address_id: int


class CustomerAddressUpdate(_Model):
    """Changes to a saved address. Another operation sets the default."""

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
    """State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the
    country has none."""
    postal_code: _Optional[str] = None
    """Postal code; `""` where the country has none."""
    country_code: _Optional[str] = None
    phone_number: _Optional[str] = None
    """Phone number for deliveries. Null means none."""


class CustomerDelete(_Model):
    """Confirmation that the caller wants to be deleted."""

    _spec = 'currentPassword!:s reason?:s forfeitStoreCredit:b'
    current_password: str
    """The caller's current password."""
    reason: _Optional[str] = None
    """The reason, if the customer gives one."""
    forfeit_store_credit: _Optional[bool] = None
    """true means that the customer gives up their store credit in every currency. Default false."""


class CustomerEmailChangeCommit(_Model):
    """The pin for the requested e-mail address."""

    _spec = 'pin!:s'
    pin: str
    """The pin that was mailed to the new address."""


class CustomerEmailChangeRequest(_Model):
    """Request to change the e-mail address."""

    _spec = 'newEmail!:s currentPassword!:s'
    new_email: str
    current_password: str
    """The caller's current password."""


class CustomerLogin(_Model):
    """The tokens of a session and its customer."""

    _spec = 'accessToken!:s expiresOn!:t refreshToken!:s refreshExpiresOn!:t customer!:@CustomerProfile'
    access_token: str
    """Send it as `Authorization: Bearer`."""
    expires_on: _dt.datetime
    """When the access token expires."""
    refresh_token: str
    """Exchange it with `POST /customer/store/refresh` before it expires."""
    refresh_expires_on: _dt.datetime
    """When the refresh token expires."""
    customer: CustomerProfile


class CustomerLoginRefresh(_Model):
    """A refresh token to exchange."""

    _spec = 'refreshToken!:s'
    refresh_token: str
    """The newest refresh token of the session."""


class CustomerLoginRequest(_Model):
    """A login with e-mail and password."""

    _spec = 'email!:s password!:s'
    email: str
    password: str
    """The password. It is never logged or returned."""


class CustomerOrder(_Model):
    """A whole order as its buyer may see it: the fields of PublicOrderListItem and more details. `unitPrice` is as shown
    to the buyer; all other amounts are net of tax, except the fields named tax, `grandTotal`, `paid`, `refunded`,
    `due` and the amounts of payments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and
    `grandTotal = shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`. The amounts named
    `shown` are as the cart showed them; a later change of the store's settings does not change them."""

    _spec = 'orderId!:i orderNumber!:i orderName!:s masked!:[s orderDate!:t completedOn!?:t cancelledOn!?:t status!:s paymentStatus!:s fulfillmentStatus!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d paid!:d refunded!:d due!:d replacedOrderNumber!?:i replacementOrderNumber!?:i itemCount!:i items!:[@CustomerOrderLine email!:s shippingAddress!?:@Address billingAddress!?:@Address shippingMethodId!?:i shippingMethodName!?:s coupons!:[@CustomerOrderCoupon taxes!:[@OrderTax payments!:[@CustomerOrderPayment nextAction!?:@PaymentNextAction refunds!:[@PublicRefund shipments!:[@PublicShipment invoices!:[@CustomerOrderInvoice subscriptionIds!:[i referrerCode!?:s notes!?:s customFields!:[@CustomField createdOn!:t modifiedOn!:t'
    order_id: int
    order_number: int
    order_name: str
    """The order number as shown to buyers, with the store's prefix."""
    masked: list[MaskedPart]
    """The fields of the order that this caller may not read, because the buyer entered them through a checkout link in
    another session. Addresses and texts are null or empty, the e-mail address is `masked@email.invalid`, and payments
    have no brand and no last four digits. `POST /customer/order/open` returns a token that reads the whole order.
    Empty when the caller may read the whole order."""
    order_date: _dt.datetime
    """When the order was placed."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled or voided."""
    status: OrderState
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    language_code: _Optional[str]
    """Language of the order's names, mails and documents. The names stay as they were bought. Null means an order from
    before languages were recorded: its names are in the language of the catalog."""
    subtotal: _Decimal
    """Sum of the lines before discounts."""
    discount_total: _Decimal
    """All discounts, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts."""
    tax_total: _Decimal
    """All taxes, including the tax on shipping."""
    grand_total: _Decimal
    """Total of the order."""
    prices_include_tax: bool
    """Whether the prices shown to the buyer included tax when the order was placed."""
    shown_subtotal: _Decimal
    """Sum of the lines before discounts, as shown to the buyer."""
    shown_discount_total: _Decimal
    """The discounts of the lines, as shown to the buyer."""
    shown_shipping_total: _Decimal
    """Shipping after its discounts, as shown to the buyer."""
    shown_tax_total: _Decimal
    """Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay
    the tax that prices include."""
    paid: _Decimal
    """The captured amount."""
    refunded: _Decimal
    """The refunded amount, including refunds in progress."""
    due: _Decimal
    """The amount that is still to be captured."""
    replaced_order_number: _Optional[int]
    """Number of the order that this order replaces."""
    replacement_order_number: _Optional[int]
    """Number of the order that replaces this order."""
    item_count: int
    """Sum of the quantities."""
    items: list[CustomerOrderLine]
    """The lines, in the order of the cart."""
    email: str
    shipping_address: _Optional[Address]
    """Null if nothing is shipped."""
    billing_address: _Optional[Address]
    shipping_method_id: _Optional[int]
    shipping_method_name: _Optional[str]
    """Name of the shipping method when the order was placed."""
    coupons: list[CustomerOrderCoupon]
    """The coupons that gave a discount."""
    taxes: list[OrderTax]
    """The order's tax by name and rate; the amounts add up to `taxTotal`."""
    payments: list[CustomerOrderPayment]
    """The payments, oldest first, including declined attempts."""
    next_action: _Optional[PaymentNextAction]
    """The buyer's next step for the payment. Null means nothing is left to do."""
    refunds: list[PublicRefund]
    """The refunds of the order."""
    shipments: list[PublicShipment]
    """The parcels of the order."""
    invoices: list[CustomerOrderInvoice]
    """The invoices and credit notes of the order, oldest first. Empty before the first one is issued, while `masked` is
    not empty, and for a caller who reads a customer's order by a checkout link without their login."""
    subscription_ids: list[int]
    """Ids of the subscriptions that the order started or renewed."""
    referrer_code: _Optional[str]
    """Code of the buyer's referrer. Null means there was none."""
    notes: _Optional[str]
    """The buyer's note to the store."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    created_on: _dt.datetime
    """When the order was created."""
    modified_on: _dt.datetime
    """When the order last changed."""


class CustomerOrderCoupon(_Model):
    """A coupon used on an order."""

    _spec = 'code!?:s name!:s discountAmount!:d shownDiscountAmount!:d'
    code: _Optional[str]
    """Null means an automatic discount."""
    name: str
    """The coupon's name when the order was placed."""
    discount_amount: _Decimal
    """The discount of the coupon."""
    shown_discount_amount: _Decimal
    """The discount of the coupon, as shown to the buyer."""


class CustomerOrderInvoice(_Model):
    """A numbered document of an order, in the order's currency. `GET /customer/order/pdf` prints it."""

    _spec = 'invoiceId!:i type!:s number!:s total!:d issuedOn!:t'
    invoice_id: int
    type: InvoiceType
    number: str
    """The printed number: the store's prefix and the number, with `CN-` in front on credit notes."""
    total: _Decimal
    """Total of the document, including tax; of a credit note, the credited amount."""
    issued_on: _dt.datetime
    """When the document was issued."""


class CustomerOrderLine(_Model):
    """A line of an order, with the fields of PublicOrderLine."""

    _spec = 'lineItemId!:s variantId!?:i productId!?:i productType!:s sku!:s name!:s mediaUrl!?:s quantity!:i unitPrice!:d deliveryPrices!:[d lineDiscount!:d lineTax!:d lineTotal!:d shownSubtotal!:d shownDiscount!:d shownTotal!:d fulfilledQuantity!:i refundedQuantity!:i cancelledQuantity!:i subscriptionId!?:i customFields!:[@CustomField giftCard!?:@GiftCardDelivery'
    line_item_id: str
    variant_id: _Optional[int]
    """Null means the variant no longer exists."""
    product_id: _Optional[int]
    """Null means the product no longer exists."""
    product_type: ProductType
    sku: str
    name: str
    """Name when the order was placed."""
    media_url: _Optional[str]
    """First picture of the variant or product. Null means none."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in all deliveries that the line pays for, before discounts, as shown to the buyer."""
    delivery_prices: list[_Decimal]
    """Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty
    if the line pays for at most one delivery."""
    line_discount: _Decimal
    """The line's own discounts and its share of the order's discounts."""
    line_tax: _Decimal
    """Tax on the line; the buyer paid `lineTotal + lineTax` for it."""
    line_total: _Decimal
    """Amount after all discounts, net of tax."""
    shown_subtotal: _Decimal
    """`unitPrice` times `quantity`: before discounts, as shown to the buyer."""
    shown_discount: _Decimal
    """`lineDiscount`, as shown to the buyer."""
    shown_total: _Decimal
    """`shownSubtotal − shownDiscount`."""
    fulfilled_quantity: int
    """Units shipped."""
    refunded_quantity: int
    """Units refunded."""
    cancelled_quantity: int
    """Units that will not be shipped."""
    subscription_id: _Optional[int]
    """The subscription that the line belongs to."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    gift_card: _Optional[GiftCardDelivery]
    """To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or
    that the line buys no gift card."""


class CustomerOrderListItem(_Model):
    """An order in the buyer's list: the fields of PublicOrderListItem, and its name. `grandTotal = subtotal −
    discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal − discountTotal`."""

    _spec = 'orderId!:i orderNumber!:i orderName!:s orderDate!:t completedOn!?:t cancelledOn!?:t paymentStatus!:s fulfillmentStatus!:s currencyCode!:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d replacedOrderNumber!?:i itemCount!:i items!:[@PublicOrderLine'
    order_id: int
    order_number: int
    order_name: str
    """The order number as shown to buyers, with the store's prefix."""
    order_date: _dt.datetime
    """When the order was placed; an administrator can change it."""
    completed_on: _Optional[_dt.datetime]
    """When the order was first both paid and fulfilled; it does not change afterwards. Null before."""
    cancelled_on: _Optional[_dt.datetime]
    """When the order was canceled or voided; null otherwise."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    currency_code: str
    subtotal: _Decimal
    """Sum of the lines before discounts, net of tax."""
    discount_total: _Decimal
    """All discounts on the lines and the order, net of tax, as a positive amount."""
    shipping_total: _Decimal
    """Shipping after its discounts, net of tax."""
    tax_total: _Decimal
    """All taxes, including the tax on shipping."""
    grand_total: _Decimal
    """The amount that the customer pays."""
    replaced_order_number: _Optional[int]
    """Number of the order that this order replaces; null otherwise."""
    item_count: int
    """Sum of the lines' quantities."""
    items: list[PublicOrderLine]
    """The lines of the order."""


class CustomerOrderPage(_Model):
    """A page of orders."""

    _spec = 'items!:[@CustomerOrderListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[CustomerOrderListItem]
    """The orders of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class CustomerOrderPayment(_Model):
    """A payment as a customer may see it; never a card number, gateway reference or decline detail."""

    _spec = 'paymentId!:i displayName!:s paymentType!?:s brand!?:s lastFour!?:s status!:s amount!:d authorizedAmount!:d capturedAmount!:d refundedAmount!:d currencyCode!:s createdOn!:t tender!?:@PaymentTender publicConfig!?:{s'
    payment_id: int
    display_name: str
    """Display name of the provider; `STORED_VALUE` for stored value, whose kind is in `tender`."""
    payment_type: _Optional[PaymentType]
    """Null means an offline payment or a payment with stored value."""
    brand: _Optional[str]
    """Brand, as the payment processor reports it."""
    last_four: _Optional[str]
    """The last four digits of the card or account, or the last four characters of the gift card's code. Null means none."""
    status: PaymentTransactionStatus
    amount: _Decimal
    """The requested amount."""
    authorized_amount: _Decimal
    """Authorized amount that is still live and not captured."""
    captured_amount: _Decimal
    """The captured amount."""
    refunded_amount: _Decimal
    """Sum of the refunds that are completed, pending or processing."""
    currency_code: str
    created_on: _dt.datetime
    """When the payment was attempted."""
    tender: _Optional[PaymentTender]
    """The stored value that pays. Null means another payment."""
    public_config: _Optional[dict[str, str]]
    """For a payment that is awaited outside of any gateway: the provider settings that a browser may read, such as
    `instructions`. Otherwise null."""


class CustomerPaymentMethodCreate(_Model):
    """A payment method to save."""

    _spec = 'paymentProviderId!:i paymentToken!:s billingAddressId:i isDefault:b'
    payment_provider_id: int
    payment_token: str
    """Token from the provider's own form; never a card number."""
    billing_address_id: _Optional[int] = None
    """The billing address, one of the customer's own; the provider may check it."""
    is_default: _Optional[bool] = None
    """Whether to make it the default payment method."""


class CustomerPaymentMethodIntent(_Model):
    """The data that the provider's own form needs to collect a payment method."""

    _spec = 'paymentProviderId!:i providerCode!:s paymentTypes!:[s clientSecret!?:s publicConfig!:{s expiresOn!?:t'
    payment_provider_id: int
    provider_code: PaymentProviderCode
    payment_types: list[PaymentType]
    """The payment types that can be saved."""
    client_secret: _Optional[str]
    """Secret for the provider's form and this intent only. Null means the provider needs none."""
    public_config: dict[str, str]
    expires_on: _Optional[_dt.datetime]
    """When the intent expires. Null means the provider does not report the time."""


class CustomerPaymentMethodSetDefault(_Model):
    """The payment method to make the default."""

    _spec = 'customerPaymentMethodId!:i'
    customer_payment_method_id: int


class CustomerProfile(_Model):
    """The customer's own profile in one store: the fields of PublicCustomer and fields that only the customer sees."""

    _spec = 'storeCustomerId!:i email!:s firstName!:s lastName!:s phoneNumber!?:s phone?:@Phone status!:s accountTypeId!:i accountTypeName!:s emailVerified!:b commissionProviderName!?:s commissionProviderId!?:s pendingEmail!?:s company!?:s taxNumber!?:s languageCode!?:s acceptsMarketing!:b referrerCode!?:s defaultCustomerAddressId!?:i defaultCustomerPaymentMethodId!?:i customFields!:[@CustomField createdOn!:t modifiedOn!:t version!:i'
    store_customer_id: int
    email: str
    first_name: str
    """Given name; `""` where none was given."""
    last_name: str
    """Family name; `""` where none was given."""
    phone_number: _Optional[str]
    phone: _Optional[Phone] = None
    """`phoneNumber` as it was entered and in E.164. Null means there is no number."""
    status: CustomerStatus
    account_type_id: int
    """The customer's account type in the store; it determines prices."""
    account_type_name: str
    """Display name of that account type, in the customer's language if it has a translation."""
    email_verified: bool
    """Whether the customer has verified the e-mail address."""
    commission_provider_name: _Optional[str]
    """Name of the store's commission provider. Null means the store has none."""
    commission_provider_id: _Optional[str]
    """The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store
    has no provider."""
    pending_email: _Optional[str]
    """The address of an e-mail change that is not committed yet. Null means no change is pending."""
    company: _Optional[str]
    """Company that the customer buys for."""
    tax_number: _Optional[str]
    """VAT or other tax number, printed on invoices."""
    language_code: _Optional[str]
    """Language of mails and documents. Null means the store's default."""
    accepts_marketing: bool
    """Whether the customer wants marketing mails."""
    referrer_code: _Optional[str]
    """Code of the customer's referrer."""
    default_customer_address_id: _Optional[int]
    default_customer_payment_method_id: _Optional[int]
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    created_on: _dt.datetime
    """When the person became a customer of this store."""
    modified_on: _dt.datetime
    """When the customer last changed."""
    version: int


class CustomerProfileUpdate(_Model):
    """Changes to the caller's own profile."""

    _spec = 'firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b customFields:[@CustomFieldInput version:i'
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    phone_number: _Optional[str] = None
    company: _Optional[str] = None
    """Company that the customer buys for."""
    tax_number: _Optional[str] = None
    """VAT or other tax number."""
    language_code: _Optional[str] = None
    """Null means the store's default."""
    accepts_marketing: _Optional[bool] = None
    """Whether the customer wants marketing mails."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields."""
    version: _Optional[int] = None


class CustomerReturn(_Model):
    """A return, as its buyer sees it."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s isInTime!:b lines!:[@CustomerReturnLine exchangeLines!:[@ReturnExchangeLine replacementOrderId!?:i refundIds!:[i refundDueOn!?:D carrierName!:s trackingNumber!:s requestedOn!:t approvedOn!?:t rejectedOn!?:t sentOn!?:t receivedOn!?:t completedOn!?:t cancelledOn!?:t allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    order_number: int
    kind: ReturnKind
    status: ReturnStatus
    is_in_time: bool
    """Whether the return is a withdrawal that the buyer declared before its deadline."""
    lines: list[CustomerReturnLine]
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
    """When the first units arrived; null means none has."""
    completed_on: _Optional[_dt.datetime]
    """When it was completed; null means it is not."""
    cancelled_on: _Optional[_dt.datetime]
    """When it was canceled; null means it is not."""
    allowed_actions: list[CustomerReturnAction]
    """Actions that the buyer can take now. All others return 409 `invalid_state_transition`."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerReturnCancel(_Model):
    """The return to cancel."""

    _spec = 'returnId!:i version:i'
    return_id: int
    version: _Optional[int] = None


class CustomerReturnCreate(_Model):
    """A return to request."""

    _spec = 'orderId!:i kind!:s lines!:[@ReturnRequestLine exchangeLines:[@ReturnExchangeRequestLine'
    order_id: int
    kind: ReturnKind
    lines: list[ReturnRequestLine]
    """Units to return, each line at most once."""
    exchange_lines: _Optional[list[ReturnExchangeRequestLine]] = None
    """Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or
    empty leaves the exchange to an agreement of buyer and store."""


class CustomerReturnLine(_Model):
    """The part of a return for one line of its order."""

    _spec = 'lineItemId!:s sku!:s name!:s reason!?:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i missingQuantity!:i unshippedQuantity!:i'
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
    received_quantity: int
    """Units that arrived, in any condition."""
    missing_quantity: int
    """Units that did not arrive."""
    unshipped_quantity: int
    """Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them."""


class CustomerReturnListItem(_Model):
    """A return in a list."""

    _spec = 'returnId!:i returnNumber!:s orderId!:i orderNumber!:i kind!:s status!:s requestedQuantity!:i approvedQuantity!:i receivedQuantity!:i requestedOn!:t completedOn!?:t modifiedOn!:t'
    return_id: int
    return_number: str
    """Number of the return, as people see it: the order's number and the return's number within the order."""
    order_id: int
    order_number: int
    kind: ReturnKind
    status: ReturnStatus
    requested_quantity: int
    """Requested units of all lines."""
    approved_quantity: int
    """Approved units of all lines."""
    received_quantity: int
    """Units of all lines that arrived, in any condition."""
    requested_on: _dt.datetime
    """When the return was requested."""
    completed_on: _Optional[_dt.datetime]
    """When it was completed; null means it is not."""
    modified_on: _dt.datetime


class CustomerReturnPage(_Model):
    """One page of returns, with the cursor of the next page."""

    _spec = 'items!:[@CustomerReturnListItem page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[CustomerReturnListItem]
    """Returns on this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class CustomerReturnPreview(_Model):
    """The return that a request would lead to, with its money."""

    _spec = 'orderId!:i orderNumber!:i currencyCode!:s kind!:s status!:s exceeds!:[s lines!:[@ReturnPreviewLine goodsTotal!:d shippingTotal!:d fees!:[@ReturnFee refundTotal!:d exchangeTotal!?:d amountDue!:d amountRefunded!:d refundDueOn!?:D'
    order_id: int
    order_number: int
    currency_code: str
    kind: ReturnKind
    status: ReturnStatus
    exceeds: list[ReturnObstacle]
    """Reasons why the store can reject the withdrawal."""
    lines: list[ReturnPreviewLine]
    """Lines of the return."""
    goods_total: _Decimal
    """Price of the units, tax included."""
    shipping_total: _Decimal
    """Delivery charge, tax included, that the store refunds once the buyer has withdrawn from every unit of the order; 0
    otherwise. The buyer may have chosen a dearer delivery than the standard one: the store then refunds the standard
    one only."""
    fees: list[ReturnFee]
    """Fees of the store's `returnPolicy`."""
    refund_total: _Decimal
    """`goodsTotal` and `shippingTotal` less the fees."""
    exchange_total: _Optional[_Decimal]
    """Present price of the goods of `exchangeLines`, tax included; null means that the request names none. The
    replacement order is priced when it is placed."""
    amount_due: _Decimal
    """Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing remains."""
    amount_refunded: _Decimal
    """Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if nothing remains."""
    refund_due_on: _Optional[_dt.date]
    """Last day on which the store can refund a withdrawal; null for other kinds."""


class CustomerSignUp(_Model):
    """The data to sign up."""

    _spec = 'email!:s password!:s firstName:s lastName:s phoneNumber?:s company?:s taxNumber?:s languageCode?:s acceptsMarketing:b acceptTerms:b referrerCode?:s customFields:[@CustomFieldInput'
    email: str
    password: str
    """Password of the account. The overview's account policy has the store's minimum length."""
    first_name: _Optional[str] = None
    """Given name."""
    last_name: _Optional[str] = None
    """Family name."""
    phone_number: _Optional[str] = None
    company: _Optional[str] = None
    """Company that the customer buys for."""
    tax_number: _Optional[str] = None
    """VAT or other tax number."""
    language_code: _Optional[str] = None
    """Language of mails and documents. Null or absent means the store's default."""
    accepts_marketing: _Optional[bool] = None
    """Whether the customer wants marketing mails."""
    accept_terms: _Optional[bool] = None
    """Must be true if the store has terms."""
    referrer_code: _Optional[str] = None
    """Code of the customer's referrer."""
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """The store's custom fields for a customer."""


class CustomerStoreCredit(_Model):
    """Store credit of the customer in one currency."""

    _spec = 'currencyCode!:s balance!:d heldAmount!:d availableAmount!:d'
    currency_code: str
    balance: _Decimal
    """The store credit, including the part that orders hold."""
    held_amount: _Decimal
    """Part of the balance that orders hold."""
    available_amount: _Decimal
    """Part of the balance that can pay another order."""


class CustomerStoreCreditList(_Model):
    """The customer's store credit."""

    _spec = 'items!:[@CustomerStoreCredit'
    items: list[CustomerStoreCredit]
    """The accounts, sorted by currency."""


class CustomerSubscription(_Model):
    """A subscription as its customer sees it: the fields of PublicSubscriptionSnapshot and more details. Money is in
    `currencyCode`."""

    _spec = 'subscriptionId!:i subscriptionNumber!:i storeCustomerId!:i status!:s nextProcessingDate!?:D changesUntil!?:t subscriptionPlanId!:i subscriptionPlanName!:s intervalUnit!:s intervalCount!:i currencyCode!:s items!:[@CustomerSubscriptionItem shippingAddressId!?:i billingAddressId!?:i customerPaymentMethodId!?:i useStoreCredit!:b shippingMethodId!?:i coupons!:[@CustomerSubscriptionCoupon cycleNumber!:i lastProcessedOn!?:t lastOrderId!?:i pausedUntil!?:D pauseReason!?:s prepaidDeliveriesLeft!:i cancelledOn!?:t cancelReason!?:s cancelAtPeriodEnd!:b dunningState!:s failedAttempts!:i nextRetryOn!?:t lastFailureCode!?:s lastFailureClass!?:s replacedBySubscriptionId!?:i replacesSubscriptionId!?:i upcoming!:[@SubscriptionUpcomingCycle allowedActions!:[s createdOn!:t modifiedOn!:t version!:i'
    subscription_id: int
    subscription_number: int
    store_customer_id: int
    status: SubscriptionStatus
    next_processing_date: _Optional[_dt.date]
    """Date of the next renewal, in the store's time zone. Null means none is scheduled."""
    changes_until: _Optional[_dt.datetime]
    """Time until which the next renewal can still be changed, skipped or paused. Null means none is scheduled."""
    subscription_plan_id: int
    subscription_plan_name: str
    """The plan's name."""
    interval_unit: IntervalUnit
    interval_count: int
    """Interval between renewals, as a number of `intervalUnit`."""
    currency_code: str
    items: list[CustomerSubscriptionItem]
    """The live lines."""
    shipping_address_id: _Optional[int]
    """Null if nothing is shipped."""
    billing_address_id: _Optional[int]
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int]
    """Null means none is left; set another payment method before the next renewal."""
    use_store_credit: bool
    """Whether the customer's store credit pays as much of each renewal as it can before the payment method is charged.
    Only store credit in `currencyCode` pays. False for a new subscription."""
    shipping_method_id: _Optional[int]
    coupons: list[CustomerSubscriptionCoupon]
    """The coupons that apply to upcoming renewals."""
    cycle_number: int
    """Number of the last processed cycle; the first order is 1, of a trial 0."""
    last_processed_on: _Optional[_dt.datetime]
    """When a renewal was last charged; null before the first."""
    last_order_id: _Optional[int]
    paused_until: _Optional[_dt.date]
    """Date on which the subscription resumes automatically. Null if it is not paused or the pause has no end."""
    pause_reason: _Optional[str]
    """Why the subscription is paused, as entered. Null if it is not paused."""
    prepaid_deliveries_left: int
    """Number of deliveries that a charge has paid for and that were not sent yet. A paused subscription sends them after
    the pause. A CANCELLED subscription sends none of them."""
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means it is not canceled."""
    cancel_reason: _Optional[str]
    """Same as in PublicSubscriptionSnapshot."""
    cancel_at_period_end: bool
    """Whether the subscription will be canceled on the next processing date instead of renewed."""
    dunning_state: DunningState
    failed_attempts: int
    """Failed attempts for the current cycle."""
    next_retry_on: _Optional[_dt.datetime]
    """When a failed charge is retried. Null means it is not retried."""
    last_failure_code: _Optional[str]
    """Why the last attempt failed. Null after a success."""
    last_failure_class: _Optional[SubscriptionFailureClass]
    """How the failed renewal can succeed. Null after a success."""
    replaced_by_subscription_id: _Optional[int]
    replaces_subscription_id: _Optional[int]
    upcoming: list[SubscriptionUpcomingCycle]
    """The next renewals; empty if none is scheduled."""
    allowed_actions: list[SubscriptionAction]
    """The actions that the customer may take now."""
    created_on: _dt.datetime
    modified_on: _dt.datetime
    version: int


class CustomerSubscriptionCoupon(_Model):
    """A coupon of a subscription."""

    _spec = 'code!:s name!:s remainingCycles!?:i'
    code: str
    """The code, as entered."""
    name: str
    """The coupon's name."""
    remaining_cycles: _Optional[int]
    """Number of further renewals that the coupon applies to. Null means all."""


class CustomerSubscriptionHistoryEntry(_Model):
    """A change of the subscription, as shown to its customer."""

    _spec = 'action!:s actorType!:s message!:s orderId!?:i createdOn!:t'
    action: SubscriptionHistoryAction
    actor_type: ActorType
    message: str
    """One sentence about the change."""
    order_id: _Optional[int]
    """The related order."""
    created_on: _dt.datetime


class CustomerSubscriptionHistoryPage(_Model):
    """One page of a subscription's history."""

    _spec = 'items!:[@CustomerSubscriptionHistoryEntry page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[CustomerSubscriptionHistoryEntry]
    """The entries of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class CustomerSubscriptionItem(_Model):
    """A live line of a subscription: the fields of PublicSubscriptionListItem and its product and variant."""

    _spec = 'subscriptionId!:i subscriptionItemId!:i subscriptionNumber!:i status!:s sku!:s name!:s quantity!:i unitPrice!:d announcedPrices!:[@AnnouncedPrice intervalCount!:i intervalUnit!:s nextProcessingDate!:D createdOn!:t cancelledOn!?:t cancelReason!?:s customFields!:[@CustomField productId!:i variantId!:i slug!:s mediaUrl!?:s'
    subscription_id: int
    subscription_item_id: int
    subscription_number: int
    status: SubscriptionItemStatus
    sku: str
    name: str
    """Name of the product, and of the variant if the product has several."""
    quantity: int
    unit_price: _Decimal
    """Price of one unit in one delivery, at the next renewal, as shown to the buyer."""
    announced_prices: list[AnnouncedPrice]
    interval_count: int
    """Interval between renewals, as a number of interval units."""
    interval_unit: IntervalUnit
    next_processing_date: _dt.date
    """Date of the line's next renewal."""
    created_on: _dt.datetime
    cancelled_on: _Optional[_dt.datetime]
    """When the subscription was canceled. Null means it is not canceled."""
    cancel_reason: _Optional[str]
    """Why the subscription was canceled, as entered. Null means it is not canceled."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    product_id: int
    variant_id: int
    slug: str
    """The product's slug, for a link."""
    media_url: _Optional[str]
    """First picture of the variant or product. Null means none."""


class CustomerSubscriptionItemAdd(_Model):
    """A line to add, at the plan's price."""

    _spec = 'variantId!:i quantity!:i customFields:[@CustomFieldInput'
    variant_id: int
    quantity: int
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Custom fields, as defined in the store's settings."""


class CustomerSubscriptionItemUpdate(_Model):
    """Changes to a line."""

    _spec = 'subscriptionItemId!:i variantId:i quantity:i customFields:[@CustomFieldInput'
    subscription_item_id: int
    variant_id: _Optional[int] = None
    """Swaps the line for another variant."""
    quantity: _Optional[int] = None
    custom_fields: _Optional[list[CustomFieldInput]] = None
    """Replaces all custom fields of the line."""


class CustomerSubscriptionRetry(_Model):
    """The failed renewal to pay now."""

    _spec = 'subscriptionId!:i customerPaymentMethodId:i'
    subscription_id: int
    customer_payment_method_id: _Optional[int] = None
    """Another saved payment method, which also replaces the subscription's payment method for later renewals."""


class CustomerSubscriptionRetryResult(_Model):
    """The subscription, and the customer's next action."""

    _spec = 'subscription!:@CustomerSubscription nextAction!?:@PaymentNextAction'
    subscription: CustomerSubscription
    next_action: _Optional[PaymentNextAction]
    """Null means the customer has nothing left to do."""


class CustomerSubscriptionUpdate(_Model):
    """Changes to a subscription by its customer; absent fields keep their values. The three …Items fields change
    lines; they do not replace the list."""

    _spec = 'subscriptionId!:i subscriptionPlanId:i nextProcessingDate:D shippingAddressId?:i billingAddressId?:i customerPaymentMethodId:i useStoreCredit:b shippingMethodId?:i couponCodes:[s removeItems:[i updateItems:[@CustomerSubscriptionItemUpdate addItems:[@CustomerSubscriptionItemAdd version:i'
    subscription_id: int
    subscription_plan_id: _Optional[int] = None
    """Another plan of the same products, with another interval."""
    next_processing_date: _Optional[_dt.date] = None
    """Moves the next renewal: today or later, at most one year ahead. Later dates count from the new one."""
    shipping_address_id: _Optional[int] = None
    """Null only if nothing is shipped."""
    billing_address_id: _Optional[int] = None
    """Null means the shipping address."""
    customer_payment_method_id: _Optional[int] = None
    use_store_credit: _Optional[bool] = None
    """Whether store credit pays first. It applies to each later charge of a renewal, also after `changesUntil`."""
    shipping_method_id: _Optional[int] = None
    """Null only if nothing is shipped."""
    coupon_codes: _Optional[list[str]] = None
    """Replaces all coupons. A coupon that the subscription already has keeps its remaining renewals. A new coupon is
    validated now and counts as a use. The use is reserved until the first renewal with the coupon. It is released if
    the coupon is removed or the subscription ends before that."""
    remove_items: _Optional[list[int]] = None
    """Ids of the lines to remove; to remove the last line, cancel the subscription."""
    update_items: _Optional[list[CustomerSubscriptionItemUpdate]] = None
    """Lines to change; each line at most once, and no line that is removed."""
    add_items: _Optional[list[CustomerSubscriptionItemAdd]] = None
    """Lines to add."""
    version: _Optional[int] = None


class EmailAvailability(_Model):
    """Whether a customer can sign up with the address."""

    _spec = 'available!:b'
    available: bool
    """False if an account with this address exists."""


class EmailAvailabilityCheck(_Model):
    """The e-mail address to check."""

    _spec = 'email!:s'
    email: str


class EmailVerify(_Model):
    """The pin for an e-mail address."""

    _spec = 'email!:s pin!:s'
    email: str
    pin: str
    """The pin that was mailed to the address."""


class GiftCardBalance(_Model):
    """The value of a gift card, for the bearer of its code."""

    _spec = 'lastFour!:s status!:s currencyCode!:s balance!:d heldAmount!:d availableAmount!:d expiresOn!?:t'
    last_four: str
    """The last four characters of the code."""
    status: GiftCardBearerStatus
    currency_code: str
    """Currency of the card and of the orders that it can pay."""
    balance: _Decimal
    """The value of the card, including the part that orders hold."""
    held_amount: _Decimal
    """Part of the balance that orders hold."""
    available_amount: _Decimal
    """Part of the balance that can pay another order; zero unless the card is ACTIVE."""
    expires_on: _Optional[_dt.datetime]
    """From this time on the card pays no new order. Null means that the card does not expire."""


class GiftCardBalanceCheck(_Model):
    """The gift card whose balance is checked."""

    _spec = 'code!:s'
    code: str
    """The code of the gift card."""


class GiftCardDeliveryInput(_Model):
    """To whom and when the codes of bought gift cards are mailed."""

    _spec = 'recipient?:@GiftCardDeliveryRecipientInput deliverOn?:t'
    recipient: _Optional[GiftCardDeliveryRecipientInput] = None
    """The person for whom the gift cards are meant. Null or absent means the buyer."""
    deliver_on: _Optional[_dt.datetime] = None
    """When the codes are mailed, within one year. A time before the order is paid means as soon as it is paid, as do
    null and absent."""


class GiftCardDeliveryRecipientInput(_Model):
    """The person to whom the codes of bought gift cards are mailed."""

    _spec = 'name!:s email!:s message?:s'
    name: str
    """The recipient's name."""
    email: str
    message: _Optional[str] = None
    """Text for the recipient, in the mail with the code. The mail shows it without links. Null or absent means none."""


class OrderDue(_Model):
    """The amount due of an order, as the holder of its payment link sees it."""

    _spec = 'storeCode!:s storeName!:s orderNumber!:i orderName!:s subscriptionNumber!?:i state!:s currencyCode!:s languageCode!?:s subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d pricesIncludeTax!:b shownSubtotal!:d shownDiscountTotal!:d shownShippingTotal!:d shownTaxTotal!:d due!:d tenders!:[@OrderDueTender items!:[@OrderDueLine paymentMethods!:[@CheckoutPaymentMethod nextAction!?:@PaymentNextAction expiresOn!:t'
    store_code: str
    """Code of the store that receives the payment."""
    store_name: str
    """Name of that store."""
    order_number: int
    order_name: str
    """The order number as shown to buyers, with the store's prefix."""
    subscription_number: _Optional[int]
    """Number of the subscription that the order renews, until the renewal is charged; otherwise null."""
    state: str
    """DUE: can be paid. CONFIRMING: a started payment waits for confirmation; the order can also be paid otherwise.
    PAYING: the outcome of a payment is not known yet. PAID: nothing is due. CANCELLED: the order was canceled, or the
    renewal ended otherwise, and nothing is due."""
    currency_code: str
    language_code: _Optional[str]
    """Language of the order's names; null means that of the catalog."""
    subtotal: _Decimal
    """Sum of the lines before discounts."""
    discount_total: _Decimal
    """Total of all discounts."""
    shipping_total: _Decimal
    """Shipping."""
    tax_total: _Decimal
    """All taxes."""
    grand_total: _Decimal
    """Total of the order."""
    prices_include_tax: bool
    """Whether the prices shown to the buyer included tax when the order was placed."""
    shown_subtotal: _Decimal
    """Sum of the lines before discounts, as shown to the buyer."""
    shown_discount_total: _Decimal
    """The discounts of the lines, as shown to the buyer."""
    shown_shipping_total: _Decimal
    """Shipping after its discounts, as shown to the buyer."""
    shown_tax_total: _Decimal
    """Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay
    the tax that prices include."""
    due: _Decimal
    """The amount to pay, without amounts that are already authorized."""
    tenders: list[OrderDueTender]
    """The stored value that pays a part of the order, one entry per type."""
    items: list[OrderDueLine]
    """The lines."""
    payment_methods: list[CheckoutPaymentMethod]
    """The ways to pay, best first; `savedPaymentMethods` is empty, except for the payment method of the subscription
    whose renewal this is. Empty if nothing is due, and while the outcome of a payment is not known."""
    next_action: _Optional[PaymentNextAction]
    """The page on which a started payment continues. Null means no payment was started."""
    expires_on: _dt.datetime
    """When the link expires."""


class OrderDueLine(_Model):
    """A line of the order to pay."""

    _spec = 'sku!:s name!:s mediaUrl!?:s quantity!:i lineTotal!:d shownSubtotal!:d'
    sku: str
    name: str
    """Name of the purchased item."""
    media_url: _Optional[str]
    """URL of a small picture. Null means none."""
    quantity: int
    """Number of units."""
    line_total: _Decimal
    """Total of the line, net of tax."""
    shown_subtotal: _Decimal
    """The line before discounts, as shown to the buyer."""


class OrderDueTender(_Model):
    """Stored value that pays a part of an order."""

    _spec = 'type!:s amount!:d'
    type: TenderType
    amount: _Decimal
    """The part of the total that it pays."""


class OrderPay(_Model):
    """The order to pay, and the payment; exactly one of `orderId`, `orderNumber` and `token`, or none of them with
    X-Payment-Token."""

    _spec = 'orderId:i orderNumber:i token:s payment!:@CheckoutPayment expectedDue:d'
    order_id: _Optional[int] = None
    order_number: _Optional[int] = None
    token: _Optional[str] = None
    """The token of a payment link, the text after `#token=`."""
    payment: CheckoutPayment
    expected_due: _Optional[_Decimal] = None
    """The amount due that the payer was shown. If it has changed, nothing is charged (409 `cart_changed`)."""


class OrderSummary(_Model):
    """Statuses and totals of one order."""

    _spec = 'orderId!:i orderNumber!:i orderName!:s orderDate!:t paymentStatus!:s fulfillmentStatus!:s itemCount!:i subtotal!:d discountTotal!:d shippingTotal!:d taxTotal!:d grandTotal!:d paid!:d refunded!:d due!:d currencyCode!:s'
    order_id: int
    order_number: int
    order_name: str
    """The order number as shown to buyers, with the store's prefix."""
    order_date: _dt.datetime
    """When the order was placed."""
    payment_status: PaymentStatus
    fulfillment_status: FulfillmentStatus
    item_count: int
    """Sum of the quantities."""
    subtotal: _Decimal
    """Sum of the lines net of tax, before discounts."""
    discount_total: _Decimal
    """Total of all discounts, net of tax."""
    shipping_total: _Decimal
    """Shipping, net of tax."""
    tax_total: _Decimal
    """Tax on lines and shipping."""
    grand_total: _Decimal
    """subtotal - discountTotal + shippingTotal + taxTotal."""
    paid: _Decimal
    """The captured amount."""
    refunded: _Decimal
    """The refunded amount, including refunds in progress."""
    due: _Decimal
    """The amount that is still to be captured."""
    currency_code: str


class PasswordChange(_Model):
    """A new password, with the current one."""

    _spec = 'currentPassword!:s newPassword!:s'
    current_password: str
    """The caller's current password."""
    new_password: str
    """The new password. The overview's account policy has the store's minimum length."""


class OrderAccess(_Model):
    """A token that reads one whole order."""

    _spec = 'token!:s expiresOn!:t'
    token: str
    """Send it as X-Cart-Token with `GET /customer/order`."""
    expires_on: _dt.datetime
    """When the token expires."""


class OrderOpen(_Model):
    """Proof that the caller is the order's buyer; exactly one of the fields."""

    _spec = 'email:s postalCode:s'
    email: _Optional[str] = None
    """The e-mail address that the order was placed with."""
    postal_code: _Optional[str] = None
    """The postal code of the order's shipping or billing address."""


class OrderLookup(_Model):
    """The order to request a link for; exactly one of `orderNumber` and `orderName`."""

    _spec = 'orderNumber:i orderName:s email!:s'
    order_number: _Optional[int] = None
    order_name: _Optional[str] = None
    """The order number as the buyer types it: with or without the store's prefix or `#`, in any case."""
    email: str


class PasswordForgot(_Model):
    """The address of the account whose password is reset."""

    _spec = 'email!:s'
    email: str


class PasswordReset(_Model):
    """A new password, with the mailed token."""

    _spec = 'token!:s newPassword!:s'
    token: str
    """The token from the mailed link."""
    new_password: str
    """The new password. The overview's account policy has the store's minimum length."""


class PasswordVerification(_Model):
    """Whether the password is correct."""

    _spec = 'valid!:b'
    valid: bool
    """True if it is the caller's password."""


class PasswordVerify(_Model):
    """The password to verify."""

    _spec = 'password!:s'
    password: str
    """The password to compare."""


class PaymentNextAction(_Model):
    """The buyer's next step to finish the payment."""

    _spec = 'type!:s url!:s expiresOn!?:t'
    type: str
    """REDIRECT: to the provider's page. THREE_DS: to the bank's card verification. CRYPTO_LINK: to the page with the
    crypto amount."""
    url: str
    """URL to open in the customer's browser."""
    expires_on: _Optional[_dt.datetime]
    """When the action expires. Null means the provider does not report the time."""


class ProductCard(_Model):
    """A product as a tile, with the prices of the caller's account type."""

    _spec = 'productId!:i slug!:s url!?:s name!:s brand!?:s productType!:s shortDescription!?:s primaryMedia!?:@StorefrontImage priceFrom!:d priceTo!:d compareAtFrom!?:d currencyCode!:s priceIncludesTax!:b hasVariants!:b defaultVariantId!?:i inStock!:b availability!:s isSubscribable!:b subscriptionOnly!:b subscriptionPriceFrom!?:d badges!:[s untranslated!:[s'
    product_id: int
    slug: str
    url: _Optional[str]
    """URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`."""
    name: str
    """Name in the requested language. Without a translation, it is in the store's default language, or else in the
    catalog's language."""
    brand: _Optional[str]
    """The product's brand. Null means none is set."""
    product_type: ProductType
    short_description: _Optional[str]
    """One or two sentences for lists, as plain text. Null means none is set."""
    primary_media: _Optional[StorefrontImage]
    price_from: _Decimal
    """The lowest price of one unit, over all variants."""
    price_to: _Decimal
    """The highest price of one unit; equal to `priceFrom` if there is only one price."""
    compare_at_from: _Optional[_Decimal]
    """Original price to compare `priceFrom` with. Null means the price is not reduced."""
    currency_code: str
    price_includes_tax: bool
    """Whether the prices include tax; a setting of the store."""
    has_variants: bool
    """Whether the product has variants to choose from."""
    default_variant_id: _Optional[int]
    """The variant to add to the cart directly. Null means the customer has to choose."""
    in_stock: bool
    """Whether any variant can be ordered now."""
    availability: StorefrontAvailability
    is_subscribable: bool
    """Whether the caller may buy the product with a plan."""
    subscription_only: bool
    """Whether the product is only sold with a plan; `priceFrom` is then the price with a plan."""
    subscription_price_from: _Optional[_Decimal]
    """The lowest price of one unit with a plan. Null means the product cannot be subscribed to."""
    badges: list[ProductBadge]
    """Badges for the product's tile."""
    untranslated: list[str]


class ProductCardPage(_Model):
    """One page of product cards."""

    _spec = 'items!:[@ProductCard page!?:i pageSize!:i totalCount!:i totalIsEstimate!:b nextCursor!?:s'
    items: list[ProductCard]
    """The product cards of this page, in the requested order; empty after the last page."""
    page: _Optional[int]
    page_size: int
    total_count: int
    total_is_estimate: bool
    next_cursor: _Optional[str]


class ProductDetails(_Model):
    """All of a published product, with the prices of the caller's account type."""

    _spec = 'productId!:i slug!:s url!?:s name!:s brand!?:s productType!:s shortDescription!?:s primaryMedia!?:@StorefrontImage priceFrom!:d priceTo!:d compareAtFrom!?:d currencyCode!:s priceIncludesTax!:b hasVariants!:b defaultVariantId!?:i inStock!:b availability!:s isSubscribable!:b subscriptionOnly!:b subscriptionPriceFrom!?:d badges!:[s untranslated!:[s languageCode!:s description!?:s tags!:[s collectionIds!:[i requiresShipping!:b minQuantity!:i maxQuantity!?:i quantityStep!:i options!:[@ProductOption variants!:[@StorefrontVariant media!:[@StorefrontMedia subscriptionPlans!:[@StorefrontSubscriptionPlan seo!:@Seo relatedProducts!:[@ProductCard customFields!:[@CustomField createdOn!:t modifiedOn!:t'
    product_id: int
    slug: str
    url: _Optional[str]
    """URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`."""
    name: str
    """Name in the requested language. Without a translation, it is in the store's default language, or else in the
    catalog's language."""
    brand: _Optional[str]
    """The product's brand. Null means none is set."""
    product_type: ProductType
    short_description: _Optional[str]
    """One or two sentences for lists, as plain text. Null means none is set."""
    primary_media: _Optional[StorefrontImage]
    price_from: _Decimal
    """The lowest price of one unit, over all variants."""
    price_to: _Decimal
    """The highest price of one unit; equal to `priceFrom` if there is only one price."""
    compare_at_from: _Optional[_Decimal]
    """Original price to compare `priceFrom` with. Null means the price is not reduced."""
    currency_code: str
    price_includes_tax: bool
    """Whether the prices include tax; a setting of the store."""
    has_variants: bool
    """Whether the product has variants to choose from."""
    default_variant_id: _Optional[int]
    """The variant to add to the cart directly. Null means the customer has to choose."""
    in_stock: bool
    """Whether any variant can be ordered now."""
    availability: StorefrontAvailability
    is_subscribable: bool
    """Whether the caller may buy the product with a plan."""
    subscription_only: bool
    """Whether the product is only sold with a plan; `priceFrom` is then the price with a plan."""
    subscription_price_from: _Optional[_Decimal]
    """The lowest price of one unit with a plan. Null means the product cannot be subscribed to."""
    badges: list[ProductBadge]
    """Badges for the product's tile."""
    untranslated: list[str]
    language_code: str
    """Language of the name. `untranslated` lists the texts in another language than the requested one."""
    description: _Optional[str]
    tags: list[str]
    """The store's tags, for search and grouping."""
    collection_ids: list[int]
    """Ids of the published collections that contain the product."""
    requires_shipping: bool
    """Whether the product is shipped."""
    min_quantity: int
    """Minimum quantity in a cart line."""
    max_quantity: _Optional[int]
    """Maximum quantity in a cart line. Null means no limit."""
    quantity_step: int
    """The quantity must be `minQuantity` plus a multiple of this step."""
    options: list[ProductOption]
    """The options, ordered by `position`; empty if there is nothing to choose."""
    variants: list[StorefrontVariant]
    """The active variants, ordered by `position`."""
    media: list[StorefrontMedia]
    """The media files, ordered by `position`."""
    subscription_plans: list[StorefrontSubscriptionPlan]
    """The plans with which the product can be subscribed to; empty if it cannot."""
    seo: Seo
    related_products: list[ProductCard]
    """Related products that the caller may see."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""
    created_on: _dt.datetime
    """When the product was created."""
    modified_on: _dt.datetime
    """When the product last changed."""


class ProductFacetBrand(_Model):
    """A brand and its number of products."""

    _spec = 'brand!:s productCount!:i'
    brand: str
    """The brand as most of its products spell it."""
    product_count: int
    """Number of products with this choice."""


class ProductFacetChoice(_Model):
    """The number of products for each value of a boolean filter."""

    _spec = 'trueCount!:i falseCount!:i'
    true_count: int
    """Number of products with `true`."""
    false_count: int
    """Number of products with `false`."""


class ProductFacetCollection(_Model):
    """A published collection that contains some of the products."""

    _spec = 'collectionId!:i name!:s slug!:s productCount!:i untranslated!:[s'
    collection_id: int
    name: str
    """Name in the requested language. Without a translation, it is in the store's default language, or else in the
    catalog's language."""
    slug: str
    product_count: int
    """Number of products with this choice."""
    untranslated: list[str]


class ProductFacetOption(_Model):
    """An option of products, such as the color."""

    _spec = 'name!:s values!:[@ProductFacetOptionValue untranslated!:[s'
    name: str
    """Name of the option in the requested language, such as `Color`."""
    values: list[ProductFacetOptionValue]
    """The values, those with the most products first."""
    untranslated: list[str]


class ProductFacetOptionValue(_Model):
    """A value of an option, such as white."""

    _spec = 'value!:s filter!:s swatchHex!?:s productCount!:i'
    value: str
    """The value in the requested language, such as `White`."""
    filter: str
    """The text that filters by the value, the same in every language: pass it as `option` as it is, or several,
    separated by commas."""
    swatch_hex: _Optional[str]
    """Color of the swatch. Null means none."""
    product_count: int
    """Number of products with this value: products with a variant for sale that has the value and matches the other
    selected options."""


class ProductFacetPrice(_Model):
    """The price range of the products."""

    _spec = 'priceMin!:d priceMax!:d bands!:[@ProductFacetPriceBand'
    price_min: _Decimal
    """The lowest price of a variant."""
    price_max: _Decimal
    """The highest price of a variant."""
    bands: list[ProductFacetPriceBand]
    """Price bands, lowest first; bands without products are omitted. A product is in each band that contains the price
    of one of its variants."""


class ProductFacetPriceBand(_Model):
    """A price range, with the values for `priceMin` and `priceMax`."""

    _spec = 'priceMin!:d priceMax!:d productCount!:i'
    price_min: _Decimal
    """The band's lowest price."""
    price_max: _Decimal
    """The band's highest price."""
    product_count: int
    """Number of products with this choice."""


class ProductFacetTag(_Model):
    """A tag and its number of products."""

    _spec = 'tag!:s productCount!:i'
    tag: str
    """The tag in lower case."""
    product_count: int
    """Number of products with this choice."""


class ProductFacetType(_Model):
    """A product type and its number of products."""

    _spec = 'productType!:s productCount!:i'
    product_type: ProductType
    product_count: int
    """Number of products with this choice."""


class ProductFacets(_Model):
    """The filters for a list of products."""

    _spec = 'productCount!:i isSample!:b currencyCode!:s options!:[@ProductFacetOption tags!:[@ProductFacetTag brands!:[@ProductFacetBrand productTypes!:[@ProductFacetType collections!:[@ProductFacetCollection price!?:@ProductFacetPrice inStock!:@ProductFacetChoice isSubscribable!:@ProductFacetChoice'
    product_count: int
    """Number of products that match all filters, at most 2,000."""
    is_sample: bool
    """Whether more than 2,000 products matched for some facet, so that only the newest 2,000 are counted."""
    currency_code: str
    options: list[ProductFacetOption]
    """The options, the most used first."""
    tags: list[ProductFacetTag]
    """The tags, those with the most products first."""
    brands: list[ProductFacetBrand]
    """The brands, those with the most products first."""
    product_types: list[ProductFacetType]
    """The product types, those with the most products first."""
    collections: list[ProductFacetCollection]
    """The first 50 collections of `GET /customer/collection/all`, in its order."""
    price: _Optional[ProductFacetPrice]
    """Null if no product matches."""
    in_stock: ProductFacetChoice
    is_subscribable: ProductFacetChoice


class ProductSuggestedCollection(_Model):
    """A published collection whose name contains the text."""

    _spec = 'collectionId!:i name!:s slug!:s untranslated!:[s'
    collection_id: int
    name: str
    """Name in the requested language. Without a translation, it is in the store's default language, or else in the
    catalog's language."""
    slug: str
    untranslated: list[str]


class ProductSuggestions(_Model):
    """Suggestions for a search field."""

    _spec = 'queries!:[s products!:[@ProductCard collections!:[@ProductSuggestedCollection'
    queries: list[str]
    """Search texts that begin with the typed text, in lower case."""
    products: list[ProductCard]
    """Products that the text finds, to offer as direct links."""
    collections: list[ProductSuggestedCollection]
    """Collections to open directly."""


class PublicSubscriptionList(_Model):
    """The customer's subscriptions."""

    _spec = 'items!:[@PublicSubscriptionSnapshot'
    items: list[PublicSubscriptionSnapshot]
    """The subscriptions."""


class Referrer(_Model):
    """The referrer of a referral code."""

    _spec = 'referrerCode!:s displayName!:s commissionProviderId!:i avatarUrl!?:s siteUrl!?:s isActive!:b'
    referrer_code: str
    """The requested code."""
    display_name: str
    """The referrer's display name."""
    commission_provider_id: int
    avatar_url: _Optional[str]
    """The referrer's picture. Null means none."""
    site_url: _Optional[str]
    """URL of the referrer's own page."""
    is_active: bool
    """False means the code no longer counts."""


class ReturnEligibility(_Model):
    """The units of an order that its buyer can return."""

    _spec = 'orderId!:i orderNumber!:i reasons!:[@ReturnReasonOption lines!:[@ReturnEligibilityLine'
    order_id: int
    order_number: int
    reasons: list[ReturnReasonOption]
    """Reasons that the buyer can select for a line; empty means that the store asks for none."""
    lines: list[ReturnEligibilityLine]
    """Lines of the order."""


class ReturnEligibilityKind(_Model):
    """How many units of a line the buyer can return for one purpose."""

    _spec = 'kind!:s quantity!:i obstacle!?:s deadlineOn!?:D'
    kind: ReturnKind
    quantity: int
    """Returnable units; 0 if `obstacle` is set."""
    obstacle: _Optional[ReturnObstacle]
    """Why the buyer can return no unit; null means that nothing prevents it."""
    deadline_on: _Optional[_dt.date]
    """Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none."""


class ReturnEligibilityLine(_Model):
    """A line of the order, with each kind of return."""

    _spec = 'lineItemId!:s sku!:s name!:s kinds!:[@ReturnEligibilityKind'
    line_item_id: str
    sku: str
    name: str
    """Name of the product and variant, as the buyer read it in the order."""
    kinds: list[ReturnEligibilityKind]
    """Each kind of return once."""


class ReturnReasonOption(_Model):
    """A reason that a buyer can select."""

    _spec = 'code!:s name!:s'
    code: str
    """Code of the reason in the store's `returnPolicy`."""
    name: str
    """Text that buyers read."""


class StoreAccountPolicy(_Model):
    """Requirements for an account in this store."""

    _spec = 'signUpMode!:s requireVerifiedEmail!:b passwordMinLength!:i'
    sign_up_mode: AccountTypeSignUpMode
    require_verified_email: bool
    """Whether a logged-in customer must verify the e-mail address before checkout."""
    password_min_length: int
    """Minimum length of a password, in characters."""


class StoreCommission(_Model):
    """The store's referral program."""

    _spec = 'displayName!:s referrerParameter!?:s attributionDays!:i ssoEnabled!:b'
    display_name: str
    """Display name of the commission provider."""
    referrer_parameter: _Optional[str]
    """Query parameter of referral links that contains the code. Null means none."""
    attribution_days: int
    """Number of days that a referral counts, from the last time the code was given."""
    sso_enabled: bool
    """Whether `GET /customer/user/commission-sso-url` is available."""


class StoreCurrency(_Model):
    """A currency of the store."""

    _spec = 'currencyCode!:s symbol!:s minorUnits!:i'
    currency_code: str
    symbol: str
    """Currency symbol to show."""
    minor_units: int
    """Number of decimal digits."""


class StoreOverview(_Model):
    """The store's data for a storefront."""

    _spec = 'storeId!:i name!:s code!:s domain!?:s status!:s livemode!:b timezone!:s defaultLanguageCode!:s languages!:[@Language defaultCurrencyCode!:s currencies!:[@StoreCurrency pricesIncludeTax!:b guestCheckout!:b weightUnit!:s dimensionUnit!:s logo!?:@StorefrontImage legalName!?:s supportEmail!?:s supportPhone!?:s address!?:@Address policies!:@StorePolicies branding!:@StorefrontBranding productUrlTemplate!?:s checkoutUrl!:s accountUrl!?:s withdrawalUrl!?:s accountPolicy!:@StoreAccountPolicy allowedCountryCodes!:[s commission!?:@StoreCommission customFieldDefinitions!:[@StorefrontCustomField analytics!:@StoreAnalytics collections!:[@StorefrontCollection modifiedOn!:t'
    store_id: int
    name: str
    """Name of the store, as shown to customers."""
    code: str
    """Short name of the store."""
    domain: _Optional[str]
    """Host name of the storefront."""
    status: StoreStatus
    livemode: bool
    """False means a test store: no money moves."""
    timezone: str
    default_language_code: str
    languages: list[Language]
    """All languages of the store, the default one first."""
    default_currency_code: str
    currencies: list[StoreCurrency]
    """All currencies of the store, the default one first."""
    prices_include_tax: bool
    """Whether the prices shown (`price`, `unitPrice`) include tax."""
    guest_checkout: bool
    """Whether a guest can check out without an account."""
    weight_unit: WeightUnit
    dimension_unit: DimensionUnit
    logo: _Optional[StorefrontImage]
    legal_name: _Optional[str]
    """The merchant's legal name."""
    support_email: _Optional[str]
    support_phone: _Optional[str]
    address: _Optional[Address]
    """The merchant's address."""
    policies: StorePolicies
    branding: StorefrontBranding
    product_url_template: _Optional[str]
    """URL of a product's page, with `{slug}` or `{productId}` as the placeholder. Null means the store has no such
    pages."""
    checkout_url: str
    """The page that checkout links lead to: the store's own page, else this service's."""
    account_url: _Optional[str]
    """This service's page where customers log in, sign up and manage their orders and subscriptions. Null while the
    store's setting `accountPages` is off."""
    withdrawal_url: _Optional[str]
    """This service's page where buyers withdraw from a contract by order number and e-mail address. Link to it from
    every page of a shop that sells to consumers in the EU. Null while the store's setting `returnPolicy` gives no
    buyer a right of withdrawal."""
    account_policy: StoreAccountPolicy
    allowed_country_codes: list[str]
    """Countries that the store ships to; empty means all. A billing address can be in any country."""
    commission: _Optional[StoreCommission]
    """The referral program. Null means the store has none."""
    custom_field_definitions: list[StorefrontCustomField]
    """The store's custom fields that a buyer fills in, in the store's order."""
    analytics: StoreAnalytics
    collections: list[StorefrontCollection]
    """The same items as `GET /customer/collection/all`."""
    modified_on: _dt.datetime
    """When the store, its settings or a collection in this response last changed. Removing a collection does not change
    it; the `ETag` changes with anything in this response."""


class StorePolicies(_Model):
    """The store's legal pages."""

    _spec = 'termsUrl!?:s privacyUrl!?:s pages!:[@StorefrontPolicy'
    terms_url: _Optional[str]
    """Terms to accept at sign-up and checkout. Null if the store has no terms."""
    privacy_url: _Optional[str]
    """URL of the privacy policy."""
    pages: list[StorefrontPolicy]
    """The store's other legal pages, in the store's order, and the terms and the privacy policy if this service shows
    them."""


class StorefrontPolicy(_Model):
    """A legal page of the store."""

    _spec = 'type!:s title!:s url!:s html!?:s untranslated!:[s'
    type: PolicyType
    title: str
    """Text for links to the page."""
    url: str
    """URL of the page: the store's own page, else this service's. The address of this service's page names the language
    of its text."""
    html: _Optional[str]
    """Text of the page. Null means the store has its own page for it."""
    untranslated: list[str]


class StorefrontCountryList(_Model):
    """The countries of `allowedCountryCodes`; all countries if that list is empty."""

    _spec = 'items!:[@StorefrontCountry'
    items: list[StorefrontCountry]
    """The countries, ordered by name."""


class StorefrontCountry(_Model):
    """A country and its usual address format."""

    _spec = 'countryCode!:s name!:s isShippedTo!:b addressFields!:[s requiredFields!:[s postalCodeName!?:s postalCodeFormat!?:s postalCodeExample!?:s stateName!?:s states!:[@StorefrontState'
    country_code: str
    name: str
    """Name in the requested language."""
    is_shipped_to: bool
    """Whether an active shipping method of the store serves the country. False: orders with shipping cannot be sent
    there."""
    address_fields: list[AddressField]
    """The fields of an address, in the order in which they are written in that country."""
    required_fields: list[AddressField]
    """The fields that an address has to have. `lastName` means at least one name: an address with a first name needs no
    last name."""
    postal_code_name: _Optional[PostalCodeName]
    """Name of the postal code. Null means the country has none."""
    postal_code_format: _Optional[str]
    """Format of the whole postal code, as a case-insensitive regular expression. Null means any format is valid."""
    postal_code_example: _Optional[str]
    """A postal code of the country."""
    state_name: _Optional[StateName]
    """Name of `stateProvince`. Null means addresses in the country have none."""
    states: list[StorefrontState]
    """Values of `stateProvince`, which also takes the name in the common languages; empty if it is free text, not used,
    or one of more than 100."""


class StorefrontState(_Model):
    """A state, province or other part of a country that addresses contain."""

    _spec = 'code!:s name!:s'
    code: str
    """Value for `stateProvince`: ISO 3166-2 code without the country."""
    name: str
    """Name in the requested language if it has one, else in Latin letters. In the country's own language it is as the
    country writes it."""


class StorefrontBranding(_Model):
    """The store's branding. Null means the page decides."""

    _spec = 'colors!:@StorefrontColors font!?:s radius!?:i icon!?:@StorefrontImage'
    colors: StorefrontColors
    font: _Optional[BrandingFont]
    radius: _Optional[int]
    """Radius of rounded corners, in pixels."""
    icon: _Optional[StorefrontImage]
    """Icon for the browser tab."""


class StorefrontColors(_Model):
    """The store's colors. `background` and `text` are either both set or both null."""

    _spec = 'accent!?:s accentText!?:s background!?:s text!?:s'
    accent: _Optional[str]
    """Color of buttons and selected elements."""
    accent_text: _Optional[str]
    """Text color on `accent`: black or white, whichever is easier to read. Null without `accent`."""
    background: _Optional[str]
    """Background color."""
    text: _Optional[str]
    """Text color."""


class StorefrontCollection(_Model):
    """A published collection."""

    _spec = 'collectionId!:i name!:s slug!:s description!?:s media!?:@StorefrontImage parentCollectionId!?:i position!:i productCount!:i seo!:@Seo untranslated!:[s modifiedOn!:t'
    collection_id: int
    name: str
    """Name in the requested language. Without a translation, it is in the store's default language, or else in the
    catalog's language."""
    slug: str
    description: _Optional[str]
    media: _Optional[StorefrontImage]
    parent_collection_id: _Optional[int]
    """The parent collection. Null means a top-level collection."""
    position: int
    """Position among its siblings."""
    product_count: int
    """Number of published products in the collection; can be minutes old."""
    seo: Seo
    untranslated: list[str]
    modified_on: _dt.datetime
    """When the collection last changed."""


class StorefrontCollectionList(_Model):
    """All published collections."""

    _spec = 'items!:[@StorefrontCollection'
    items: list[StorefrontCollection]
    """The storefront collections."""


class StorefrontCustomField(_Model):
    """A custom field of the store that a buyer fills in."""

    _spec = 'object!:s key!:s type!:s name!:s untranslated!:[s isRequired!:b'
    object: StorefrontCustomFieldObject
    key: str
    """Key of the field, unique for its kind of object."""
    type: CustomFieldType
    name: str
    """Name shown to people."""
    untranslated: list[str]
    is_required: bool
    """Whether a value is required at checkout, and when the line is added."""


class StorefrontImage(_Model):
    """An image to show."""

    _spec = 'url!:s altText!?:s width!?:i height!?:i sources!:[@MediaVariant'
    url: str
    """URL of the file."""
    alt_text: _Optional[str]
    """Alternative text for people who cannot see the image."""
    width: _Optional[int]
    """Width in pixels. Null means unknown."""
    height: _Optional[int]
    """Height in pixels. Null means unknown."""
    sources: list[MediaVariant]
    """The same image in smaller sizes, for `srcset`; empty while the sizes are being generated."""


class StorefrontMedia(_Model):
    """An image, video or document of a product."""

    _spec = 'mediaId!:i mediaType!:s url!:s thumbnailUrl!?:s altText!?:s width!?:i height!?:i durationSeconds!?:i position!:i variants!:[@MediaVariant'
    media_id: int
    media_type: MediaType
    url: str
    """URL of the file."""
    thumbnail_url: _Optional[str]
    """URL of a smaller image. Null means a document."""
    alt_text: _Optional[str]
    """Alternative text for people who cannot see the image."""
    width: _Optional[int]
    """Width in pixels."""
    height: _Optional[int]
    """Height in pixels."""
    duration_seconds: _Optional[int]
    """Duration of a video in seconds."""
    position: int
    """Display position, from 0."""
    variants: list[MediaVariant]
    """Smaller versions of an image, the widest first, for a page to choose from."""


class SubscriptionConsentInput(_Model):
    """The buyer's consent to later charges, and their amounts. It is stored with the time and the sender of the request
    as evidence of the mandate."""

    _spec = 'text!:s recurring!:[@SubscriptionConsentPlan'
    text: str
    """The exact words that the buyer agreed to: the charge, its interval, and how to cancel."""
    recurring: list[SubscriptionConsentPlan]
    """The amounts shown to the buyer, for each plan of the cart once."""


class SubscriptionConsentPlan(_Model):
    """The amount that the buyer was shown for one plan."""

    _spec = 'subscriptionPlanId!:i grandTotal!:d'
    subscription_plan_id: int
    grand_total: _Decimal
    """The plan's `grandTotal` in the cart's `recurring`."""


class StorefrontRedirect(_Model):
    """The page that replaces a former path. Exactly one of productId, collectionId and targetPath is not null."""

    _spec = 'path!:s productId!?:i collectionId!?:i slug!?:s url!?:s targetPath!?:s'
    path: str
    """The former path, in the form in which the store has it."""
    product_id: _Optional[int]
    """The product that replaces the page."""
    collection_id: _Optional[int]
    """The collection that replaces the page."""
    slug: _Optional[str]
    """Slug of the product or collection in the requested language. Null for a targetPath."""
    url: _Optional[str]
    """URL of the product's page, by the store's `productUrlTemplate`. Null for other targets, and for a store without a
    template."""
    target_path: _Optional[str]
    """The path that replaces the former path, with percent-escapes as a `Location` header needs them. It can be the path
    of another redirect."""


class StorefrontSubscriptionPlan(_Model):
    """A plan with which a product can be subscribed to."""

    _spec = 'subscriptionPlanId!:i name!:s intervalUnit!:s intervalCount!:i minCycles!?:i maxCycles!?:i trialDays!:i prepaidCycles!:i pricing!:@SubscriptionPlanPricing shippingPolicy!:s allowSkip!:b allowPause!:b allowSwap!:b allowQuantityChange!:b cancelPolicy!:s'
    subscription_plan_id: int
    name: str
    """The plan's name, as shown to customers."""
    interval_unit: IntervalUnit
    interval_count: int
    """Interval between renewals, as a number of `intervalUnit`."""
    min_cycles: _Optional[int]
    """Cycles before the subscription can be canceled. Null means no minimum."""
    max_cycles: _Optional[int]
    """Cycles after which the subscription ends. Null means it has no end."""
    trial_days: int
    """Days before the first charge."""
    prepaid_cycles: int
    """Number of cycles that one charge pays for."""
    pricing: SubscriptionPlanPricing
    shipping_policy: SubscriptionShippingPolicy
    allow_skip: bool
    """Whether customers may skip a renewal."""
    allow_pause: bool
    """Whether customers may pause."""
    allow_swap: bool
    """Whether customers may swap a line for another variant."""
    allow_quantity_change: bool
    """Whether customers may change quantities."""
    cancel_policy: SubscriptionCancelPolicy


class StorefrontSubscriptionPrice(_Model):
    """The price with one plan."""

    _spec = 'subscriptionPlanId!:i price!:d'
    subscription_plan_id: int
    price: _Decimal
    """Price of one unit in the first cycle."""


class StorefrontVariant(_Model):
    """A variant that can be added to the cart. Amounts are in the product's currency."""

    _spec = 'variantId!:i sku!:s barcode!?:s name!:s optionValues!:[@VariantOptionValue position!:i price!?:d compareAtPrice!?:d volumePrices!:[@StorefrontVolumePrice subscriptionPrices!:[@StorefrontSubscriptionPrice availability!:s availableQuantity!?:i expectedOn!?:t weight!?:d weightUnit!:s length!?:d width!?:d height!?:d dimensionUnit!:s mediaIds!:[i customFields!:[@CustomField'
    variant_id: int
    sku: str
    barcode: _Optional[str]
    """GTIN or other barcode."""
    name: str
    """The variant's option values, such as `White / Large`."""
    option_values: list[VariantOptionValue]
    """One value for each of the product's options."""
    position: int
    """Display position, from 0."""
    price: _Optional[_Decimal]
    """Unit price of a one-time purchase. Null means the variant is only sold by subscription."""
    compare_at_price: _Optional[_Decimal]
    """Original price for comparison. Null means the price is not reduced."""
    volume_prices: list[StorefrontVolumePrice]
    """Each quantity from which another price is charged, ascending."""
    subscription_prices: list[StorefrontSubscriptionPrice]
    """The price with each plan."""
    availability: StorefrontAvailability
    available_quantity: _Optional[int]
    """Units that can be ordered now. Null means stock is not tracked."""
    expected_on: _Optional[_dt.datetime]
    """When more stock is expected."""
    weight: _Optional[_Decimal]
    """Weight of one unit, in `weightUnit`."""
    weight_unit: WeightUnit
    length: _Optional[_Decimal]
    """Length, in `dimensionUnit`."""
    width: _Optional[_Decimal]
    """Width, in `dimensionUnit`."""
    height: _Optional[_Decimal]
    """Height, in `dimensionUnit`."""
    dimension_unit: DimensionUnit
    media_ids: list[int]
    """Ids of the product's media that show this variant."""
    custom_fields: list[CustomField]
    """Custom fields, as defined in the store's settings."""


class StorefrontVolumePrice(_Model):
    """A price from a minimum quantity."""

    _spec = 'minQuantity!:i price!:d'
    min_quantity: int
    """Minimum number of units for the price."""
    price: _Decimal
    """Price of one unit."""


class VerifyEmailPinResend(_Model):
    """The address to mail a new pin to."""

    _spec = 'email!:s'
    email: str


class WithdrawalDeclare(_Model):
    """The order to withdraw from; exactly one of `orderNumber` and `orderName`."""

    _spec = 'orderNumber:i orderName:s email!:s'
    order_number: _Optional[int] = None
    order_name: _Optional[str] = None
    """The order number as the buyer types it: with or without the store's prefix or `#`, in any case."""
    email: str


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


class CustomerClient(_Base):
    """The operations of the Customer API."""

    def update_cart(
        self,
        body: CartUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Update the buyer's details of the cart.

        Stores the order's details with the cart as the storefront collects them: e-mail, addresses, shipping method,
        language, note, custom fields, referrer, consent to marketing, and whether store credit pays. `POST
        /customer/checkout` takes fields that its own body omits from the cart. Until then the cart is priced for the
        stored address and method. Absent fields keep their values, `null` clears a field. `email` is for guests; a
        customer's cart has the e-mail of the account. A caller who sets an e-mail address clears the fields that are
        `masked` for that caller, so contact data of one person is never combined with the address of another. With
        `useStoreCredit`, the customer's store credit in the cart's currency pays as much of the order as it can. The
        cart's `tenders` and `amountDue` show the result. Nothing is held before the checkout. Only the logged-in
        customer can turn it on: guests and callers with only a checkout link get 422 `invalid_value`. Errors: - 404:
        there is no cart, or the shipping method is unknown. - 409 `version_conflict`: the cart's `version` is stale.
        - 409 `invalid_state_transition`: the cart is being checked out. - 422 `shipping_not_available`: the shipping
        method does not serve the address. - 422 `invalid_value`: a country that the store does not sell to, an
        unknown language, or custom fields that do not match the store's definitions."""
        result: Cart = self._call('PATCH', '/customer/cart', 'stck', Cart, body, {}, options)
        return result

    def create_cart_item(
        self,
        body: CartItemCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Add Item To Cart.

        Adds a variant (exactly one of `variantId` and `sku`) to the caller's active cart and returns the whole cart.
        Without a cart, one is created: the customer's own, or a guest's cart, whose secret `token` is in the response
        body and in the header X-Cart-Token. A guest sends that token as X-Cart-Token from then on. If the cart has a
        line with the same variant, plan, custom fields and `giftCard`, its quantity is increased instead. Nothing is
        reserved; every read until checkout calculates the prices again. For a product with the type GIFT_CARD,
        `giftCard` names the recipient to whom the codes are mailed, and when. The service issues one gift card for
        each unit when the order is paid. One order buys at most 200 gift cards; add a line for each recipient.
        Errors: - 404: the variant does not exist, or the caller may not buy it. - 404: the cart of the token is
        converted or expired. Discard the token and add the item again without one. - 409 `invalid_state_transition`:
        the cart is being checked out. - 422 `insufficient_stock`. - 422 `invalid_value`: the quantity breaks its
        minimum, maximum or step, the product does not have the plan, or the language is unknown. The same code means
        that `giftCard` is not valid, or that the product is no gift card. - 422 `currency_mismatch`: a currency that
        the store or the existing cart does not have."""
        result: Cart = self._call('POST', '/customer/cart/item', 'stck', Cart, body, {}, options)
        return result

    def update_cart_item(
        self,
        body: CartItemUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Updates a Cart Item.

        Changes quantity, subscription plan (null means buy once), custom fields or the delivery of gift cards of one
        line and returns the whole cart. Remove a line with DELETE; a quantity of 0 is rejected. `version` is the
        cart's: a stale version returns 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being
        checked out. 422 `insufficient_stock`, or `invalid_value` for the minimum, maximum or step of the quantity and
        for a plan that the product does not have. 422 `invalid_value` also for a `giftCard` that is not valid, or
        whose product is no gift card."""
        result: Cart = self._call('PATCH', '/customer/cart/item', 'stck', Cart, body, {}, options)
        return result

    def delete_cart_item(
        self,
        *,
        cart_item_id: int,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Delete an Item from the Cart.

        Removes one line and returns the whole cart with its new totals, because coupons and shipping may change with
        it. Removing the last line leaves an empty cart. Removing a removed line returns 404. 409
        `invalid_state_transition` while the cart is being checked out."""
        result: Cart = self._call('DELETE', '/customer/cart/item', 'stc', Cart, None, {'cartItemId': cart_item_id}, options)
        return result

    def set_cart_items(
        self,
        body: CartItemsSet,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Replace the lines of the cart.

        Replaces the lines of the cart with the sent lines, all or none, and returns the whole cart. A line with the
        same variant, plan, custom fields and `giftCard` keeps its id; lines that are not sent are removed; quantities
        of duplicate lines are added. An empty list empties the cart. Repeating the request changes nothing. Without a
        cart, one is created, as `POST /customer/cart/item` does: a guest's cart is returned with its `token`. With an
        Idempotency-Key, repeating the request does not create a second cart. `version` is the cart's: a stale version
        returns 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 as for
        one line (`insufficient_stock`, `invalid_value`, `currency_mismatch`), also for an unknown variant, with every
        rejected line in `errors`. 404 for a cart token whose cart is converted or expired."""
        result: Cart = self._call('PUT', '/customer/cart/item/all', 'stck', Cart, body, {}, options)
        return result

    def get_cart_summary(
        self,
        *,
        customer_address_id: _Optional[int] = None,
        country_code: _Optional[str] = None,
        state_province: _Optional[str] = None,
        postal_code: _Optional[str] = None,
        shipping_method_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Get a Cart Summary.

        The caller's active cart: lines, coupons, totals and everything that prevents checkout (`problems`). Prices,
        stock, coupons and taxes are calculated for this response. With a destination (`customerAddressId`, or
        `countryCode` with `stateProvince` and `postalCode`) and a `shippingMethodId`, the totals are those that
        checkout calculates. Send `grandTotal` to checkout as `expectedGrandTotal`. Nothing is stored; without them,
        shipping is not included and taxes are estimated for the store's country (`taxIsEstimated`). 404 if the caller
        has no cart. A guest's converted cart is returned for 30 days, with `convertedOrderId`. 422
        `shipping_not_available` if the method does not serve the destination."""
        result: Cart = self._call('GET', '/customer/cart/summary', 'stc', Cart, None, {'customerAddressId': customer_address_id, 'countryCode': country_code, 'stateProvince': state_province, 'postalCode': postal_code, 'shippingMethodId': shipping_method_id}, options)
        return result

    def create_cart_coupon(
        self,
        body: CartCouponCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Apply a coupon to the cart.

        Applies a coupon code (case-insensitive) to the active cart and returns the cart with the discount. The use is
        counted at checkout, not here. Applying a code again changes nothing. 422 `coupon_not_applicable`: the
        products or the minimum do not match, or the coupon cannot be combined; the problem's detail has the reason. A
        code that is unknown, used up, not running or reserved for another customer always gets the same response. 422
        `coupon_exhausted` when this customer has reached the coupon's limit of uses per customer. 429 after ten
        invalid codes; then one more attempt is allowed each minute. 409 `invalid_state_transition` while the cart is
        being checked out."""
        result: Cart = self._call('POST', '/customer/cart/coupon', 'stck', Cart, body, {}, options)
        return result

    def delete_cart_coupon(
        self,
        *,
        code: str,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Remove a coupon from the cart.

        Removes a coupon code from the active cart and returns the cart with its new totals. 404 if the cart does not
        have the coupon. Automatic discounts cannot be removed. 409 `invalid_state_transition` while the cart is being
        checked out."""
        result: Cart = self._call('DELETE', '/customer/cart/coupon', 'stc', Cart, None, {'code': code}, options)
        return result

    def merge_cart(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Merge the guest cart into my cart.

        Moves the lines and coupons of the guest's cart (X-Cart-Token) into the logged-in customer's cart and returns
        the customer's cart. Quantities of equal lines are added, and capped at the orderable quantity. The cart's
        `problems` list the capped lines until the cart is changed. Coupons that do not apply to the customer are
        dropped. If the customer has no cart, the guest's cart becomes the customer's. The guest's token is void
        afterwards. Login and sign-up do the same automatically if the request includes the token. Merging the same
        token again returns the customer's cart unchanged; an unknown token, and a token whose cart is already an
        order, returns 404. Orders are never merged. 409 `invalid_state_transition` while either cart is being checked
        out; 422 `currency_mismatch` if the carts have different currencies."""
        result: Cart = self._call('POST', '/customer/cart/merge', 'stck', Cart, None, {}, options)
        return result

    def list_checkout_payment_methods(
        self,
        *,
        country_code: _Optional[str] = None,
        shipping_method_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> CheckoutPaymentMethodList:
        """Checkout Payment Methods.

        Lists the store's active payment providers that serve the active cart's currency, amount and country, best
        first. Each has the public configuration that a browser needs (publishable key), and the customer's saved
        payment methods. The list is empty if nothing is due (the cart's `amountDue` with its shipping) and it has no
        subscription: check out without `payment`. Name the shipping method that the checkout will send, unless the
        cart has it. A provider's limits are compared with the amount due at the checkout. Without an address in the
        cart, the total is that for `countryCode`. 404 without a cart. 422 `shipping_not_available` if the method does
        not serve the destination. Send the buyer's choice in `payment` of `POST /customer/checkout`: the
        `paymentProviderId` with the token that the provider's form returned, or a saved `customerPaymentMethodId`."""
        result: CheckoutPaymentMethodList = self._call('GET', '/customer/checkout/payment-methods', 'stc', CheckoutPaymentMethodList, None, {'countryCode': country_code, 'shippingMethodId': shipping_method_id}, options)
        return result

    def list_checkout_shipping_methods(
        self,
        *,
        customer_address_id: _Optional[int] = None,
        country_code: _Optional[str] = None,
        state_province: _Optional[str] = None,
        postal_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> CheckoutShippingMethodList:
        """Get Shipping Methods.

        The shipping methods that serve the destination and the active cart's weight, cheapest first, each with its
        price for this cart. Send `customerAddressId` (the customer's own), or `countryCode` with `stateProvince` and
        `postalCode`. The default is the address of the cart; if the cart has none, the response is 400. Empty if
        nothing can be shipped there, or no line needs shipping (then omit `shippingMethodId` at checkout). 404
        without a cart, 422 `cart_empty` for an empty one. Send the chosen `shippingMethodId` to `GET
        /customer/cart/summary` for the total, and to `POST /customer/checkout`."""
        result: CheckoutShippingMethodList = self._call('GET', '/customer/checkout/shipping-methods', 'stc', CheckoutShippingMethodList, None, {'customerAddressId': customer_address_id, 'countryCode': country_code, 'stateProvince': state_province, 'postalCode': postal_code}, options)
        return result

    def checkout_cart(
        self,
        body: CartCheckout,
        *,
        options: _Optional[_Options] = None,
    ) -> CheckoutResult:
        """Checkout Cart.

        Places the cart's order: the service checks prices, taxes, stock and coupons again, then makes the payment. A
        cart becomes at most one order, however often the request is sent."""
        result: CheckoutResult = self._call('POST', '/customer/checkout', 'stck', CheckoutResult, body, {}, options)
        return result

    def cancel_checkout(
        self,
        *,
        cart_id: int,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Cancel the checkout of the cart.

        Cancels the payment that the checkout waits for (3-D Secure, redirect) and returns the cart, which is active
        and can be changed again. All reservations are released; no order is placed. Fires `order.payment_failed`.
        Gift cards and store credit get the held value back without an event. A cart that is already active is
        returned unchanged. If the buyer finishes the payment at the same moment, the provider decides: 409
        `invalid_state_transition` if the order is placed. The same code, with Retry-After, while it is unknown
        whether the provider has charged; 503 `payment_outcome_unknown` if the provider did not respond: retry the
        request."""
        result: Cart = self._call('DELETE', '/customer/checkout', 'stc', Cart, None, {'cartId': cart_id}, options)
        return result

    def create_checkout_link(
        self,
        body: CheckoutLinkCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> CheckoutLink:
        """Create a checkout link.

        Creates a link to a checkout page of this service on which the buyer pays for the cart. The URL has a token
        after `#c=`, which gives access to this cart and its checkout only, for six hours. Exchange it for the page's
        own token (`POST /customer/checkout/session`), and send that token as X-Cart-Token. It works with `GET
        /customer/cart/summary`, `PATCH /customer/cart`, coupons, `/customer/checkout…`, `GET
        /customer/store/overview` and `POST /customer/store/login`. The token also names the store, so no store key is
        needed. It gives no access to saved addresses and saved payment methods. Once the cart is an order, the token
        can only read the cart's summary and that order. A login with the token makes a guest's cart the customer's.
        From then on the token alone gives no access to the cart; together with the customer's token it still names
        the store. `returnUrl` and `cancelUrl` are the URLs to which the page sends the buyer. They must belong to the
        store: at its domain, or at one of its `allowedOrigins` (422 `invalid_value`). They are stored with the cart,
        for all its links. A cart has at most five links: a sixth invalidates the oldest. While the cart is being
        checked out, the buyer confirms or cancels the payment on the page; the addresses do not change. 404 without a
        cart, 422 `cart_empty` for an empty one."""
        result: CheckoutLink = self._call('POST', '/customer/checkout/link', 'stck', CheckoutLink, body, {}, options)
        return result

    def create_checkout_session(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> CheckoutSession:
        """Create a checkout session.

        Exchanges the token of a checkout link for a token of the page's own, before the buyer enters anything. The
        creator of the cart and the buyer both know the link, but only the page knows its session. The session's token
        has the same access as the link's, for six hours from now. E-mail address, addresses, note, custom fields and
        payment that are entered with a session can be read with that session only. Every other caller with access to
        the cart or its order sees only that the values exist (`masked`), and the totals. Values that were entered
        before with the cart's own token can be read by every holder of the link. Values that are entered with the
        link's own token can never be read again. A checkout with the same token uses them unless it sends a different
        e-mail address. A cart has at most twenty sessions: a further one ends the oldest session in which nothing was
        entered. A session cannot start another session (401)."""
        result: CheckoutSession = self._call('POST', '/customer/checkout/session', 'ck', CheckoutSession, None, {}, options)
        return result

    def create_crypto_payment_link(
        self,
        body: CryptoPaymentLinkCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> CryptoPaymentLink:
        """Generates a Crypto Payment Link.

        Creates a page of the crypto provider on which the order's open amount can be paid. The amount is the order's
        `due`, fixed until the link expires. While a link of the same provider is open, the same link is returned, so
        there is never more than one to pay. The order becomes PAID when the provider confirms
        (`order.payment_captured`, `order.payment_status_changed`). 409 `invalid_state_transition` if nothing is due
        or the order is canceled; 422 `unsupported_operation` if the provider has no crypto payments or does not
        support the currency."""
        result: CryptoPaymentLink = self._call('POST', '/customer/checkout/crypto-payment-link', 'stck', CryptoPaymentLink, body, {}, options)
        return result

    def list_collections(
        self,
        *,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> StorefrontCollectionList:
        """Get all collections.

        All published collections of the store as a flat list, ordered by `position`; `parentCollectionId` forms a
        tree. Products of a collection: `GET /customer/product/paged?collectionId=…`."""
        result: StorefrontCollectionList = self._call('GET', '/customer/collection/all', 'sq', StorefrontCollectionList, None, {'languageCode': language_code}, options)
        return result

    def list_countries(
        self,
        *,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> StorefrontCountryList:
        """List the countries that the store ships to.

        Requires only the store key. The countries that the store's `allowedCountryCodes` allow for a shipping
        address, ordered by name, with the usual address format of each: the fields, their order, and the required
        fields. Every operation that takes an address rejects one without a required field with 422. Of the names,
        either one is enough: people may have one name only. `isShippedTo` tells a checkout of goods which of them to
        offer. The formats are Google's address data, and the names of states CLDR's."""
        result: StorefrontCountryList = self._call('GET', '/customer/country/all', 'sqc', StorefrontCountryList, None, {'languageCode': language_code}, options)
        return result

    def get_customer_payment_method_intent(
        self,
        *,
        payment_provider_id: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerPaymentMethodIntent:
        """Get customer payment method intent.

        The data that the provider's own form in the browser needs to collect a card or account without the service
        seeing it. The form returns a payment token for `POST /customer/customer-payment-method`. Each call creates a
        new intent and charges nothing. 422 `unsupported_operation` if the provider cannot save payment methods."""
        result: CustomerPaymentMethodIntent = self._call('GET', '/customer/customer-payment-method/intent', 'st', CustomerPaymentMethodIntent, None, {'paymentProviderId': payment_provider_id}, options)
        return result

    def create_customer_payment_method(
        self,
        body: CustomerPaymentMethodCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerPaymentMethod:
        """Save payment method.

        Saves a payment method from a payment token of the provider's form; a card number is never accepted. The first
        payment method becomes the default regardless of `isDefault`. A payment method that is already saved is
        returned unchanged, not saved twice. A customer can save six at once and one more every ten minutes, including
        declined ones; beyond that 429 `rate_limited` with `Retry-After`. Fires `customer.payment_method_changed`. 422
        `payment_declined` if the provider declines it, `unsupported_operation` if the provider cannot save it,
        `invalid_value` for a token that the provider does not know."""
        result: PublicCustomerPaymentMethod = self._call('POST', '/customer/customer-payment-method', 'stk', PublicCustomerPaymentMethod, body, {}, options)
        return result

    def delete_customer_payment_method(
        self,
        *,
        customer_payment_method_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete a payment method.

        Removes a saved payment method (`isActive` becomes false) here and at the provider. If it was the default, the
        newest remaining one that has not expired becomes the default, or else the newest one. Fires
        `customer.payment_method_changed` with the removed method, then with the new default, if there is one.
        Removing a removed payment method returns 404. 409 `in_use` while a live subscription uses it: set another
        payment method for the subscription first."""
        self._call('DELETE', '/customer/customer-payment-method', 'st', None, None, {'customerPaymentMethodId': customer_payment_method_id}, options)

    def list_customer_payment_methods(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerPaymentMethodList:
        """Get customer payment methods.

        All active saved payment methods of the customer, the default one first, then newest first. Never a card
        number, gateway token or vault id."""
        result: PublicCustomerPaymentMethodList = self._call('GET', '/customer/customer-payment-method/all', 'st', PublicCustomerPaymentMethodList, None, {}, options)
        return result

    def set_default_customer_payment_method(
        self,
        body: CustomerPaymentMethodSetDefault,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerPaymentMethod:
        """Set Card to default.

        Makes an active saved payment method the default; the old default loses the mark. Subscriptions keep their
        payment method. Fires `customer.payment_method_changed` for both. Repeating the request changes nothing. A
        removed payment method returns 404. An expired card returns 422 `invalid_value`."""
        result: PublicCustomerPaymentMethod = self._call('PATCH', '/customer/customer-payment-method/default', 'stk', PublicCustomerPaymentMethod, body, {}, options)
        return result

    def create_cart_gift_card(
        self,
        body: CartGiftCardCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Pay with a gift card.

        Adds a gift card to the active cart by its code, and returns the cart. The cart's `tenders` and `amountDue`
        show what the card pays. Nothing is held before the checkout. Adding a card again changes nothing. Capital and
        small letters, spaces and hyphens in the code do not matter. Gift cards pay in the order of their expiry,
        before store credit and before another payment. A cart takes at most five gift cards. A card pays no part of
        the order that buys other gift cards. Errors: - 404: there is no cart. - 409 `version_conflict`: the cart's
        `version` is stale. 409 `invalid_state_transition`: the cart is being checked out. - 422 `gift_card_invalid`:
        no gift card of the store has this code. - 422 `gift_card_unusable`: the card is disabled or expired, or it
        has no value left. The problem's detail says which. - 422 `currency_mismatch`: the card's currency is not the
        currency of the cart. 422 `invalid_value`: the cart has five gift cards. - 429: after ten invalid codes; then
        one more attempt is allowed each minute. `POST /customer/gift-card/balance` shares the limit."""
        result: Cart = self._call('POST', '/customer/cart/gift-card', 'stck', Cart, body, {}, options)
        return result

    def delete_cart_gift_card(
        self,
        *,
        gift_card_id: int,
        options: _Optional[_Options] = None,
    ) -> Cart:
        """Remove a gift card from the cart.

        Removes a gift card from the active cart and returns the cart with its new amount due. The card keeps its
        balance. 404 if the cart does not have the card. 409 `invalid_state_transition` while the cart is being
        checked out."""
        result: Cart = self._call('DELETE', '/customer/cart/gift-card', 'stc', Cart, None, {'giftCardId': gift_card_id}, options)
        return result

    def check_gift_card_balance(
        self,
        body: GiftCardBalanceCheck,
        *,
        options: _Optional[_Options] = None,
    ) -> GiftCardBalance:
        """Check the balance of a gift card.

        Returns the balance of the gift card with this code. The code is in the body, because URLs are logged. Capital
        and small letters, spaces and hyphens in the code do not matter. Nothing changes. - 422 `gift_card_invalid`:
        no gift card of the store has this code. - 429: after ten invalid codes of a customer or a cart; then one more
        attempt is allowed each minute. Other limits apply to the caller's network address."""
        result: GiftCardBalance = self._call('POST', '/customer/gift-card/balance', 'stck', GiftCardBalance, body, {}, options)
        return result

    def get_order(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerOrder:
        """Order Details.

        One whole order as its buyer may see it: lines, totals, addresses, payments, shipments and refunds. A customer
        sends exactly one of `orderId` and `orderNumber`, and sees only their own orders of this store (404
        otherwise). A guest reads the order of the converted cart with the cart token, for 30 days, and can omit both;
        an id that is not this order's returns 404. The holder of a checkout link, or of a link to the order, can read
        the order in the same way while the link is valid. While `nextAction` is not null, the order is a DRAFT; if
        the buyer does not complete the action, the order is discarded and the cart becomes active again. `invoices`
        lists the numbered documents; `GET /customer/order/pdf` prints one."""
        result: CustomerOrder = self._call('GET', '/customer/order', 'stc', CustomerOrder, None, {'orderId': order_id, 'orderNumber': order_number}, options)
        return result

    def get_order_pdf(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        invoice_id: int,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> bytes:
        """Render an invoice or a credit note as PDF.

        Renders a document of `invoices` of the order, with the data frozen when it was issued, by the store's
        template. A customer sends exactly one of `orderId` and `orderNumber`. A guest and the holder of a link read
        only one order and can omit both. The document contains the addresses and the means of payment, so only
        callers who read the whole order get it. While `invoices` of the order is empty for the caller, every
        `invoiceId` returns 404. A document with text in a script that no font of the service covers returns 422
        `unsupported_operation`."""
        result: bytes = self._call('GET', '/customer/order/pdf', 'stcf', None, None, {'orderId': order_id, 'orderNumber': order_number, 'invoiceId': invoice_id, 'languageCode': language_code}, options)
        return result

    def look_up_order(
        self,
        body: OrderLookup,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Request a link to an order.

        Mails the buyer of an order a link to the order, for buyers who have no account or are not logged in. Send the
        number as `orderName` if the buyer types it, or as `orderNumber`; `email` must be the address that the order
        was placed with. The link leads to the service's checkout page, which shows the order, its parcels and the
        amount due, for 24 hours. The URL has a token after `#o=`, which reads this order only: send it as
        X-Cart-Token with `GET /customer/order`. An order has at most five links: a sixth invalidates the oldest. The
        response and its time are the same for any other number and address, to which nothing is mailed. 429 after
        five requests an hour for one number and address, and after many from one network address."""
        self._call('POST', '/customer/order/lookup', 'sk', None, body, {}, options)

    def open_order(
        self,
        body: OrderOpen,
        *,
        options: _Optional[_Options] = None,
    ) -> OrderAccess:
        """Verify the buyer of an order.

        Returns a token that reads the whole order that the caller's cart became, if the caller knows the order's
        e-mail address or a postal code of its addresses. Use it on another device, or in the shop that the cart came
        from. Send the token as X-Cart-Token with `GET /customer/order`, for 24 hours. An order has at most five such
        tokens and mailed links: a sixth invalidates the oldest. Errors: - 404: the order is not placed yet. - 422
        `invalid_value`: the order was not placed with the sent value. Also for a value that was entered with the
        cart's own token, because the creator of the cart knows it. - 429: after five wrong attempts of all callers
        together, with one more every five hours. `POST /customer/order/lookup` still mails a link then."""
        result: OrderAccess = self._call('POST', '/customer/order/open', 'sck', OrderAccess, body, {}, options)
        return result

    def get_order_summary(
        self,
        *,
        order_id: _Optional[int] = None,
        order_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> OrderSummary:
        """Get an Order Summary.

        Statuses and totals of one order, for the page after checkout and for polling a payment that is not finished.
        A customer sends exactly one of `orderId` and `orderNumber`, and sees only their own orders (404 otherwise). A
        guest sends the cart token of the converted cart and can omit both."""
        result: OrderSummary = self._call('GET', '/customer/order/summary', 'stc', OrderSummary, None, {'orderId': order_id, 'orderNumber': order_number}, options)
        return result

    def get_order_due(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> OrderDue:
        """Get the amount due of a payment link.

        The order of a payment link, as the holder of the link sees it: the items, the amount to pay, and the ways to
        pay. Send the link's token, the text after `#token=`, as X-Payment-Token; the token also names the store. The
        response shows neither the buyer nor the addresses. The mail about a renewal that waits for its customer
        contains a link for the renewal's order, priced as it would be charged now. The customer can pay with the
        subscription's payment method, and then confirms the payment with the bank, or with another payment method. If
        the renewal has ended otherwise, `state` is CANCELLED. `state` shows whether an amount is due. While it is
        CONFIRMING, `nextAction` leads to the page where the buyer continues a started payment. While it is PAYING,
        the outcome of a payment is not known yet: retry in a moment. Nothing is due for PAID and CANCELLED. Pay with
        `POST /customer/order/pay`. 401 for a token that is invalid or no longer valid, for any reason."""
        result: OrderDue = self._call('GET', '/customer/order/due', 'sp', OrderDue, None, {}, options)
        return result

    def pay_order(
        self,
        body: OrderPay,
        *,
        options: _Optional[_Options] = None,
    ) -> CheckoutResult:
        """Pay an order.

        Pays the whole amount due of a placed order. The order was placed to be paid later, has an amount due after an
        edit, or its payment failed afterwards. A customer pays their own order, a guest the order of their cart. The
        holder of a payment link pays the order of the link with its `token`, or with X-Payment-Token, which needs no
        store key. These tokens give no access to saved payment methods and cannot save one (422 `invalid_value`). A
        payment that waits for its customer's confirmation is canceled in favor of the new one. An awaited bank
        transfer is VOIDED once another payment secures the whole amount due. With the link of a renewal that waits
        for its customer, the service charges the renewal as in `POST /customer/subscription/retry`. Send the
        `customerPaymentMethodId` of the subscription, or a `paymentToken`. The token also becomes the subscription's
        payment method if `savePaymentMethod` states that the customer agrees. While `nextAction` is not null, the
        payment is not finished: send the buyer to its `url` and read the order afterwards. A repeated request returns
        the same action while it can still be taken, and then the outcome of its payment. In a test store the provider
        `SANDBOX` accepts the tokens of `POST /customer/checkout`. Fires `order.payment_captured` when the payment is
        captured and, if it changes, `order.payment_status_changed`. If the order is paid then,
        `stored_value.redeemed` fires for each gift card and store credit whose value the order held, and
        `stored_value.issued` for each gift card that the order bought. Errors: - 401: the `token` is invalid or no
        longer valid. - 409 `invalid_state_transition`: nothing is due, the order is canceled, or the outcome of a
        payment is not known. - 409 `cart_changed`: the amount due differs from `expectedDue`. `totals` has the
        order's current amounts. - 422 `payment_declined`: `errors` has the reason, and order.payment_failed fires, or
        subscription.payment_failed for a renewal. - 422 `insufficient_stock`, `shipping_not_available`: a renewal
        cannot be shipped. - 422 `unsupported_operation`: the provider cannot save the payment method. - 429
        `rate_limited`: too many declined payments of the order, the customer or the network. The provider is not
        called, and `Retry-After` gives the time to wait. - 503 `payment_outcome_unknown`: the provider did not
        respond. Retry with the same Idempotency-Key. The retry finds the outcome and never charges twice."""
        result: CheckoutResult = self._call('POST', '/customer/order/pay', 'stcpk', CheckoutResult, body, {}, options)
        return result

    def list_orders(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[PublicOrderSort] = None,
        payment_status: _Optional[_Sequence[PaymentStatus]] = None,
        fulfillment_status: _Optional[_Sequence[FulfillmentStatus]] = None,
        order_date_from: _Optional[_dt.datetime] = None,
        order_date_to: _Optional[_dt.datetime] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerOrderPage:
        """Customer Order History Paged.

        The customer's own orders in this store, newest first by default. `search` matches the order number, with or
        without the store's prefix, and the lines' names and SKUs. Orders placed as a guest are not included: read one
        with `GET /customer/order` and its cart token."""
        result: CustomerOrderPage = self._call('GET', '/customer/order/paged', 'st', CustomerOrderPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'paymentStatus': payment_status, 'fulfillmentStatus': fulfillment_status, 'orderDateFrom': order_date_from, 'orderDateTo': order_date_to}, options)
        return result

    def get_product_card(
        self,
        *,
        product_id: _Optional[int] = None,
        slug: _Optional[str] = None,
        currency_code: _Optional[str] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> ProductCard:
        """Get Product Card Details.

        The data for a product tile or the single product card web component, by exactly one of `productId` and
        `slug`. Prices are those of the caller's account type; a guest gets the prices for everyone. A product that is
        not published, or not visible to the caller, returns 404. 422 `currency_mismatch`: a `currencyCode` that the
        store does not have."""
        result: ProductCard = self._call('GET', '/customer/product/card', 'stq', ProductCard, None, {'productId': product_id, 'slug': slug, 'currencyCode': currency_code, 'languageCode': language_code}, options)
        return result

    def get_product(
        self,
        *,
        product_id: _Optional[int] = None,
        slug: _Optional[str] = None,
        currency_code: _Optional[str] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> ProductDetails:
        """Get Full Product Details.

        Returns the whole product page, by exactly one of `productId` and `slug`. It has the card's fields, options,
        media, subscription plans and related products. Variants have their availability and the price for the
        caller's account type. Availability is the quantity that can be ordered at this moment; reading reserves
        nothing. A product that is not published, or not visible to the caller, returns 404. 422 `currency_mismatch`:
        a `currencyCode` that the store does not have."""
        result: ProductDetails = self._call('GET', '/customer/product', 'stq', ProductDetails, None, {'productId': product_id, 'slug': slug, 'currencyCode': currency_code, 'languageCode': language_code}, options)
        return result

    def list_products(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ProductCardSort] = None,
        product_id: _Optional[_Sequence[int]] = None,
        option: _Optional[_Sequence[str]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        collection_slug: _Optional[_Sequence[str]] = None,
        product_type: _Optional[_Sequence[ProductType]] = None,
        brand: _Optional[str] = None,
        tag: _Optional[_Sequence[str]] = None,
        price_min: _Optional[_Decimal] = None,
        price_max: _Optional[_Decimal] = None,
        in_stock: _Optional[bool] = None,
        is_subscribable: _Optional[bool] = None,
        currency_code: _Optional[str] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> ProductCardPage:
        """Get Product Paged.

        The published products that the caller may see, as cards. Prices are those of the caller's account type; a
        guest gets the prices for everyone. 422 `currency_mismatch`: a `currencyCode` that the store does not have.
        `search` matches names, brands, SKUs, tags, and the options and option values of active variants. If nothing
        matches, words with a small mistake find what they resemble. Without `sort`, a search is ordered by relevance,
        a collection by its own order, and all other lists newest first."""
        result: ProductCardPage = self._call('GET', '/customer/product/paged', 'stq', ProductCardPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'productId': product_id, 'option': option, 'collectionId': collection_id, 'collectionSlug': collection_slug, 'productType': product_type, 'brand': brand, 'tag': tag, 'priceMin': price_min, 'priceMax': price_max, 'inStock': in_stock, 'isSubscribable': is_subscribable, 'currencyCode': currency_code, 'languageCode': language_code}, options)
        return result

    def get_product_facets(
        self,
        *,
        search: _Optional[str] = None,
        product_id: _Optional[_Sequence[int]] = None,
        option: _Optional[_Sequence[str]] = None,
        collection_id: _Optional[_Sequence[int]] = None,
        collection_slug: _Optional[_Sequence[str]] = None,
        product_type: _Optional[_Sequence[ProductType]] = None,
        brand: _Optional[str] = None,
        tag: _Optional[_Sequence[str]] = None,
        price_min: _Optional[_Decimal] = None,
        price_max: _Optional[_Decimal] = None,
        in_stock: _Optional[bool] = None,
        is_subscribable: _Optional[bool] = None,
        currency_code: _Optional[str] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> ProductFacets:
        """Get Product Facets.

        The filters for the list of products, with the number of products for each choice. The filters are those of
        `GET /customer/product/paged` and have the same meaning. A facet ignores its own filter and applies all
        others: with White selected, `options` still counts every color, and counts only the sizes that come in white.
        If more than 2,000 products match, only the newest 2,000 are counted, and `isSample` is true. 422
        `currency_mismatch`: a `currencyCode` that the store does not have."""
        result: ProductFacets = self._call('GET', '/customer/product/facets', 'stq', ProductFacets, None, {'search': search, 'productId': product_id, 'option': option, 'collectionId': collection_id, 'collectionSlug': collection_slug, 'productType': product_type, 'brand': brand, 'tag': tag, 'priceMin': price_min, 'priceMax': price_max, 'inStock': in_stock, 'isSubscribable': is_subscribable, 'currencyCode': currency_code, 'languageCode': language_code}, options)
        return result

    def suggest_products(
        self,
        *,
        search: str,
        limit: _Optional[int] = None,
        currency_code: _Optional[str] = None,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> ProductSuggestions:
        """Suggest products while the buyer types.

        Suggestions for a search field while the buyer types: a few products, collections and search texts, from those
        that the caller may see. It searches the same fields as `search` of `GET /customer/product/paged` (names,
        brands, SKUs, tags and option values, case-insensitive); with one or two characters, it only matches the start
        of product names. Products whose name begins with the text come first, then products that have it in the name,
        then others. Each entry of `queries` returns results when it is sent as `search`. 422 `currency_mismatch`: a
        `currencyCode` that the store does not have."""
        result: ProductSuggestions = self._call('GET', '/customer/product/suggest', 'stq', ProductSuggestions, None, {'search': search, 'limit': limit, 'currencyCode': currency_code, 'languageCode': language_code}, options)
        return result

    def get_redirect(
        self,
        *,
        path: str,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> StorefrontRedirect:
        """Get a redirect.

        The page that replaces a former path of the storefront. Ask for paths for which the storefront has no page,
        and respond with 301 to `targetPath`, or to the page of the product or collection."""
        result: StorefrontRedirect = self._call('GET', '/customer/redirect', 'stq', StorefrontRedirect, None, {'path': path, 'languageCode': language_code}, options)
        return result

    def get_referrer(
        self,
        *,
        referrer_code: str,
        options: _Optional[_Options] = None,
    ) -> Referrer:
        """Get Referrer Details.

        The referrer of a referral code, for the referral tracker and the checkout page. An unknown code returns 404,
        and so does every code while the store has no commission provider; a known code that no longer counts is
        returned with `isActive` false. 503 `unavailable` while the commission provider cannot be reached and the code
        is not known to this service yet."""
        result: Referrer = self._call('GET', '/customer/referrer', 's', Referrer, None, {'referrerCode': referrer_code}, options)
        return result

    def get_return_eligibility(
        self,
        *,
        order_id: int,
        options: _Optional[_Options] = None,
    ) -> ReturnEligibility:
        """Get the returnable units of an order.

        Returns how many units of each line the buyer can return, for each kind of return, by the store's
        `returnPolicy`. `obstacle` has the reason if the buyer can return none. `reasons` lists the reasons that the
        buyer can select. A customer reads their own orders. The holder of a link to an order sends the link's token
        as X-Cart-Token and reads that order only. All other orders return 404."""
        result: ReturnEligibility = self._call('GET', '/customer/return/eligibility', 'stc', ReturnEligibility, None, {'orderId': order_id}, options)
        return result

    def list_returns(
        self,
        *,
        page: _Optional[int] = None,
        page_size: _Optional[int] = None,
        cursor: _Optional[str] = None,
        search: _Optional[str] = None,
        sort: _Optional[ReturnSort] = None,
        status: _Optional[_Sequence[ReturnStatus]] = None,
        kind: _Optional[_Sequence[ReturnKind]] = None,
        order_id: _Optional[_Sequence[int]] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerReturnPage:
        """List returns.

        Lists the returns of the customer's own orders in this store, newest first unless `sort` says otherwise. The
        holder of a link to an order gets the returns of that order. `search` matches the whole number of a return, or
        of an order."""
        result: CustomerReturnPage = self._call('GET', '/customer/return/paged', 'stc', CustomerReturnPage, None, {'page': page, 'pageSize': page_size, 'cursor': cursor, 'search': search, 'sort': sort, 'status': status, 'kind': kind, 'orderId': order_id}, options)
        return result

    def get_return(
        self,
        *,
        return_id: int,
        options: _Optional[_Options] = None,
    ) -> CustomerReturn:
        """Get a return.

        Returns one return of the customer's own orders, or of the order of a link, with the refunds that concern its
        units. `allowedActions` lists the actions that the buyer can take now."""
        result: CustomerReturn = self._call('GET', '/customer/return', 'stc', CustomerReturn, None, {'returnId': return_id}, options)
        return result

    def create_return(
        self,
        body: CustomerReturnCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerReturn:
        """Request a return.

        Requests the return of shipped units, by the store's `returnPolicy`. A WITHDRAWAL can also contain units that
        have not been shipped: `unshippedQuantity` counts them. The request moves neither goods nor money. The return
        starts APPROVED, or REQUESTED if the policy demands the approval of staff. A CLAIM always starts REQUESTED. A
        WITHDRAWAL before its deadline always starts APPROVED, and one after it starts REQUESTED. The buyer gets a
        mail with the content and the time of a WITHDRAWAL. A customer returns units of their own orders. The holder
        of a link to an order sends the link's token as X-Cart-Token. The token of a cart or of a checkout link
        returns 401, because its holder need not be the buyer. 422 `invalid_value` above the returnable units, for a
        line that the policy excludes or whose window has closed, and for a kind or a reason that does not exist."""
        result: CustomerReturn = self._call('POST', '/customer/return', 'stck', CustomerReturn, body, {}, options)
        return result

    def preview_return(
        self,
        body: CustomerReturnCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerReturnPreview:
        """Preview a return.

        Returns the return that the same request to `POST /customer/return` would create. Also returns the price of
        its units, the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the
        refund. The amounts include tax. Units whose money is not captured, or is refunded already, count 0. Changes
        nothing. Rejected in the same cases as the request."""
        result: CustomerReturnPreview = self._call('POST', '/customer/return/preview', 'stck', CustomerReturnPreview, body, {}, options)
        return result

    def cancel_return(
        self,
        body: CustomerReturnCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerReturn:
        """Cancel a return.

        Ends a return before any unit arrives. If the return is already canceled: 200, no change. 409
        `invalid_state_transition` in every other state. Only the buyer can cancel a withdrawal that they declared in
        time."""
        result: CustomerReturn = self._call('POST', '/customer/return/cancel', 'stck', CustomerReturn, body, {}, options)
        return result

    def declare_withdrawal(
        self,
        body: WithdrawalDeclare,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Withdraw from a contract.

        Declares that a buyer withdraws from the contract for an order, with the order's number and the e-mail address
        that it was placed with. The buyer needs neither a login nor a link. Send the number as `orderName` if the
        buyer types it, or as `orderNumber`. The withdrawal concerns every unit that the buyer can still return, and
        results in a return of the kind WITHDRAWAL with the time of the request. In time, it starts APPROVED. The
        buyer gets a mail with the content and the time of the declaration. If no unit is left to withdraw from, or
        the store gives the buyer no right to withdraw, no return begins, and the mail says why. To withdraw from
        single lines, send `POST /customer/return` with the kind WITHDRAWAL. The response and its time are the same
        for any other number and address, for which nothing happens. 429 after five requests an hour for one number
        and address, and after many from one network address. Requests of `POST /customer/order/lookup` count too."""
        self._call('POST', '/customer/return/withdrawal', 'sk', None, body, {}, options)

    def login(
        self,
        body: CustomerLoginRequest,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerLogin:
        """Store Login.

        Logs a customer in to this store. The access token is valid for one hour, the refresh token for 30 days. If
        the account was created in another store, the first login creates its customer in this store and fires
        `customer.created`. With X-Cart-Token, a guest's cart is merged into the customer's cart. The token is the
        cart's, or that of a link to its checkout. Equal lines are added, up to the orderable quantity, and coupons
        are kept if they apply. Earlier guest orders are never merged. Errors: - 401 `invalid_credentials`: a wrong
        password or an unknown address, with the same response. - 403 `forbidden`: the account is another store's, and
        this store does not allow open sign-ups. - 403 `email_not_verified`: the store has added a customer with this
        address, and the address is not verified yet (`POST /customer/user/resend-verify-email-pin`). - 403
        `account_inactive`: with the right password, for a suspended, banned or deactivated customer. - 429: too many
        attempts for the account or from the address."""
        result: CustomerLogin = self._call('POST', '/customer/store/login', 'sc', CustomerLogin, body, {}, options)
        return result

    def refresh_login(
        self,
        body: CustomerLoginRefresh,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerLogin:
        """Refresh a login.

        Exchanges a refresh token for new tokens, before the access token expires (after one hour) or when it is
        rejected (401); the old refresh token is used up. If the caller sends it again within ten seconds, and before
        the new token was used, the response has the same tokens. After that, sending it ends the whole session family
        (401 `unauthenticated`). Customers who are suspended, banned or deactivated have lost their sessions, which
        also returns 401; a login then returns 403 `account_inactive`."""
        result: CustomerLogin = self._call('POST', '/customer/store/refresh', 's', CustomerLogin, body, {}, options)
        return result

    def get_store_overview(
        self,
        *,
        language_code: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> StoreOverview:
        """Get Store Overview for the Site.

        Requires only the store key: the first request of a storefront. The store's data that a storefront needs
        before it shows anything: name, logo, currencies, languages, tax display, checkout and account policy, legal
        links, collections. A store in maintenance also responds; its `status` is MAINTENANCE, and carts and checkout
        return 503 `unavailable`."""
        result: StoreOverview = self._call('GET', '/customer/store/overview', 'sqc', StoreOverview, None, {'languageCode': language_code}, options)
        return result

    def list_store_credit(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerStoreCreditList:
        """List one's own store credit.

        Returns the store credit of the customer, one account per currency, sorted by currency. A customer who never
        had store credit has no accounts. Store credit does not expire."""
        result: CustomerStoreCreditList = self._call('GET', '/customer/store-credit/all', 'stc', CustomerStoreCreditList, None, {}, options)
        return result

    def list_subscriptions(
        self,
        *,
        status: _Optional[_Sequence[SubscriptionStatus]] = None,
        options: _Optional[_Options] = None,
    ) -> PublicSubscriptionList:
        """Get user subscriptions.

        All subscriptions of the customer in this store, with their live lines, newest first; includes canceled ones
        unless `status` excludes them."""
        result: PublicSubscriptionList = self._call('GET', '/customer/subscription/all', 'st', PublicSubscriptionList, None, {'status': status}, options)
        return result

    def get_subscription(
        self,
        *,
        subscription_id: _Optional[int] = None,
        subscription_number: _Optional[int] = None,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Get Subscription Details.

        One subscription of the customer, by exactly one of `subscriptionId` and `subscriptionNumber`: lines, plan,
        addresses, payment method, upcoming renewals and the actions that the customer may take now
        (`allowedActions`)."""
        result: CustomerSubscription = self._call('GET', '/customer/subscription', 'st', CustomerSubscription, None, {'subscriptionId': subscription_id, 'subscriptionNumber': subscription_number}, options)
        return result

    def update_subscription(
        self,
        body: CustomerSubscriptionUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Update Subscription.

        Changes addresses, payment method, shipping method, plan, coupons, next date or lines, if the plan allows it
        (422 `unsupported_operation` otherwise). Absent fields keep their values. `removeItems`, `updateItems`
        (another `variantId` swaps a line) and `addItems` change the lines; at least one line must remain. A renewal
        is priced when it is charged; nothing is charged now. Setting another payment method in dunning state RETRYING
        or EXHAUSTED, or after renewals have stopped (TERMINAL_FAILED), retries the failed renewal at once, in the
        background. While deliveries of a prepaid term are left, lines, plan, coupons and shipping method cannot be
        changed (409 `cycle_locked`). A plan cannot be changed before its `minCycles` are charged (422
        `unsupported_operation`). A later date counts as skips and does not prolong a trial. Fires, as they apply,
        `subscription.items_changed`, `subscription.processing_date_changed`, `subscription.pricing_changed`. An empty
        patch changes nothing. Errors: - 404: an unknown address, payment method or plan. - 409 `cycle_locked`: inside
        the plan's cutoff (which does not lock the payment method), and while a renewal is being charged. - 409
        `cycle_locked` for the date: its renewal is being retried. - 409 `invalid_state_transition`: the subscription
        is canceled. - 409 `version_conflict`. - 422 `coupon_not_applicable`, `coupon_exhausted`,
        `shipping_not_available`, `invalid_value`."""
        result: CustomerSubscription = self._call('PATCH', '/customer/subscription', 'stk', CustomerSubscription, body, {}, options)
        return result

    def get_subscription_estimate(
        self,
        *,
        subscription_id: int,
        processing_date: _Optional[_dt.date] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionEstimate:
        """Get Subscription Estimate.

        The estimated cost of an upcoming renewal at today's prices, taxes, coupons and shipping, and the problems
        that would prevent it (`problems`). Nothing is reserved or charged; the actual renewal is priced when it runs.
        A renewal that a prepaid term has paid for costs nothing. 422 `invalid_value` for a date on which the
        subscription does not run, 409 `invalid_state_transition` if it is not scheduled at all."""
        result: SubscriptionEstimate = self._call('GET', '/customer/subscription/estimate', 'st', SubscriptionEstimate, None, {'subscriptionId': subscription_id, 'processingDate': processing_date}, options)
        return result

    def list_upcoming_subscription_cycles(
        self,
        *,
        subscription_id: int,
        until: _Optional[_dt.date] = None,
        options: _Optional[_Options] = None,
    ) -> SubscriptionUpcomingList:
        """List the upcoming renewals of a subscription.

        The upcoming renewals of the schedule, including skipped ones, earliest first and up to a day. The next one
        includes its estimate; request the estimate of a later one by its date. Empty if no renewal is scheduled. 422
        `invalid_value` for a day that is past or too far ahead."""
        result: SubscriptionUpcomingList = self._call('GET', '/customer/subscription/upcoming/all', 'st', SubscriptionUpcomingList, None, {'subscriptionId': subscription_id, 'until': until}, options)
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
    ) -> CustomerSubscriptionHistoryPage:
        """List the history of a subscription.

        The changes of the subscription with their actors, newest first: events, and changes that fire no event
        (addresses, payment and shipping method, note). Entries are never removed."""
        result: CustomerSubscriptionHistoryPage = self._call('GET', '/customer/subscription/history/paged', 'st', CustomerSubscriptionHistoryPage, None, {'subscriptionId': subscription_id, 'page': page, 'pageSize': page_size, 'cursor': cursor, 'sort': sort}, options)
        return result

    def cancel_subscription(
        self,
        body: SubscriptionCancel,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Cancel Subscription.

        Cancels an active, paused or failed subscription: status CANCELLED, no further renewals, open retries are
        dropped. A renewal that is being charged at this moment still completes: if it succeeds, its order is placed,
        and nothing is renewed after it. With `atPeriodEnd` the subscription stays as it is until the next processing
        date and is canceled then instead of renewed. If no renewal is scheduled, or the last one failed, it is
        canceled at once anyway. Nothing is refunded. In a prepaid term the period ends with the term: paid deliveries
        are still made. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Fires
        `subscription.cancelled`, then `subscription.status_changed`, when the status becomes CANCELLED. Canceling a
        canceled subscription changes nothing and fires nothing. 422 `unsupported_operation` before the plan's minimum
        number of cycles."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/cancel', 'stk', CustomerSubscription, body, {}, options)
        return result

    def pause_subscription(
        self,
        body: SubscriptionPause,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Pause a subscription.

        Pauses an active subscription until it is resumed, or until `pausedUntil`, when it resumes automatically. The
        schedule does not move. The next renewal is on the first schedule date on or after that day. A renewal that
        failed or waits is skipped by the pause. Fires `subscription.cycle_skipped` if a renewal is skipped, then
        `subscription.paused` and `subscription.status_changed`. Pausing a paused subscription replaces date and
        reason, and fires `subscription.processing_date_changed` if its next date moves. Errors: - 409 `cycle_locked`:
        inside the cutoff, or while a renewal is being charged. - 409 `invalid_state_transition`: from any other
        status, and while `cancelAtPeriodEnd` is true (reactivate the subscription first). - 422
        `unsupported_operation`: the plan does not allow it. - 422 `invalid_value`: a date in the past or beyond the
        store's longest pause. Without a date, the longest pause applies if the store has one."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/pause', 'stk', CustomerSubscription, body, {}, options)
        return result

    def resume_subscription(
        self,
        body: SubscriptionResume,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Resume a subscription.

        Resumes a paused subscription. The next renewal is on `nextProcessingDate`, by default the first future date
        of its schedule; missed cycles are not charged. Fires `subscription.resumed`, then
        `subscription.status_changed`. Resuming an active subscription changes nothing. 409 `invalid_state_transition`
        from any other status; 422 `invalid_value` for a date that is past or more than one year ahead."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/resume', 'stk', CustomerSubscription, body, {}, options)
        return result

    def retry_subscription(
        self,
        body: CustomerSubscriptionRetry,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscriptionRetryResult:
        """Pay the failed renewal of a subscription.

        Charges the missed renewal now, with the customer present. The mail about a payment that needs confirmation
        leads to this operation. It is allowed in dunning state RETRYING or EXHAUSTED, while the renewal waits for the
        customer, and in TERMINAL_FAILED, otherwise 409 `invalid_state_transition`. While a charge is in progress, it
        returns 409 `cycle_locked`, without `Retry-After` while a bank is processing it. If the bank debit of a
        renewal, or of the subscription's first order, failed late, the existing order is charged. While `nextAction`
        is not null, the payment is not finished: send the customer to its `url` and read the subscription afterwards.
        A repeated request returns the same action while it can still be taken. On success, the order counts for the
        missed cycle and the schedule does not shift; from TERMINAL_FAILED the subscription becomes ACTIVE again, with
        the next date counted from today. Fires `order.created`, `order.payment_captured` if money was captured,
        `subscription.processed`, and `subscription.status_changed` from TERMINAL_FAILED. A decline returns 422
        `payment_declined` with a DeclineCode at `/payment`: the attempt is recorded and fires
        `subscription.payment_failed`. 422 `insufficient_stock` does not count as a failed payment. 503
        `payment_outcome_unknown`: retry with the same Idempotency-Key. The retry finds the outcome and never charges
        twice."""
        result: CustomerSubscriptionRetryResult = self._call('POST', '/customer/subscription/retry', 'stk', CustomerSubscriptionRetryResult, body, {}, options)
        return result

    def skip_subscription(
        self,
        body: SubscriptionSkip,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Skip a renewal.

        Skips the next renewal of an active subscription; the dates after it do not change. Fires
        `subscription.cycle_skipped`. Send `processingDate`, so that a repeated request does not skip another renewal.
        Errors: - 409 `cycle_locked`: inside the cutoff, or while a renewal is being charged. - 409
        `invalid_state_transition`: the subscription is not active or is canceled at the end of the period, or the
        date is not the next one. - 422 `unsupported_operation`: the plan does not allow it, or the store's limit of
        consecutive skips is reached."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/skip', 'stk', CustomerSubscription, body, {}, options)
        return result

    def unskip_subscription(
        self,
        body: SubscriptionUnskip,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Unskip a renewal.

        Restores a skipped renewal: the renewal of that day is scheduled again, and becomes the next one if it is
        before the next date. Only for ACTIVE subscriptions (otherwise 409 `invalid_state_transition`), and for a
        future renewal that was skipped manually; another date returns 409 `invalid_state_transition`. Restoring a
        restored renewal succeeds without an event. 409 `cycle_locked` inside the plan's cutoff or while a charge is
        in progress. Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/unskip', 'stk', CustomerSubscription, body, {}, options)
        return result

    def reactivate_subscription(
        self,
        body: SubscriptionReactivate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerSubscription:
        """Reactivate a canceled subscription.

        Makes a canceled subscription active again with its lines and plan. The next renewal is on
        `nextProcessingDate`, by default the first future date of its schedule. Fires `subscription.resumed`, then
        `subscription.status_changed`. Reactivating an active subscription withdraws a cancellation at the end of the
        period, without an event. Errors: - 409 `invalid_state_transition`: the subscription was replaced by another
        one, or ended because all its cycles were delivered. - 422 `invalid_value`: a date that is past or more than
        one year ahead, or a payment method or address that is no longer active. - 422 `unsupported_operation`: the
        plan is no longer offered."""
        result: CustomerSubscription = self._call('POST', '/customer/subscription/reactivate', 'stk', CustomerSubscription, body, {}, options)
        return result

    def create_customer(
        self,
        body: CustomerSignUp,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerLogin:
        """Sign up.

        Creates the account (one person, unique by e-mail on the platform) and its customer in this store, and logs
        the customer in. A six-digit verification pin is mailed with the store's template; `emailVerified` is false
        until the pin is sent to `POST /customer/user/verify-email`. Fires `customer.created`. The customer gets the
        store's default account type. A guest's cart (X-Cart-Token: its token, or the token of a link to its checkout)
        becomes the customer's; earlier guest orders do not. 409 `already_exists` if the address already has an
        account, even from another store. Log in with that account: the first login creates this store's customer. The
        same applies to the address of a customer whom the store has added: the customer requests a password with
        `POST /customer/user/forgot-password`. This store sends mail only to its own customers. A person who forgot
        the password of an account at another store requests a new one on the service's page `/forgot-password`.
        Errors: - 403 `forbidden`: the store has no open sign-ups (`accountPolicy.signUpMode` of the overview). - 422
        `weak_password`: the password is too short, too common, or derived from the person's or the store's name. -
        422 `terms_not_accepted`: the store has terms, and they are not accepted. - 422 `invalid_value`: an unknown
        `referrerCode`. Every code is unknown while the store has no commission provider. - 429: after ten sign-ups
        and check-available requests in a minute, or thirty in an hour, from one network. - 503 `unavailable`: it
        cannot be determined whose code it is."""
        result: CustomerLogin = self._call('POST', '/customer/user', 'sck', CustomerLogin, body, {}, options)
        return result

    def update_my_user(
        self,
        body: CustomerProfileUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerProfile:
        """Update my customer user.

        Changes the caller's own profile in this store: absent fields keep their values, null clears a field. The
        e-mail address has its own operations (`/customer/user/email-change`), and so does the password. Fires
        `customer.updated` if the names, the phone number, the company, the language or `acceptsMarketing` changed;
        other changes fire no event, and an empty patch changes nothing. A stale `version` returns 409
        `version_conflict`."""
        result: CustomerProfile = self._call('PATCH', '/customer/user', 'stck', CustomerProfile, body, {}, options)
        return result

    def get_my_user(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerProfile:
        """get my user.

        The caller's own profile in this store: the fields of PublicCustomer and fields that only the customer sees.
        Never a password, token or card number."""
        result: CustomerProfile = self._call('GET', '/customer/user/me', 'st', CustomerProfile, None, {}, options)
        return result

    def request_email_change(
        self,
        body: CustomerEmailChangeRequest,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Change Email Request.

        Mails a six-digit pin to the new address and a notice to the old one. The old address stays valid until `PATCH
        /customer/user/email-change`. The pin is valid for 10 minutes and 5 attempts, is bound to this customer and
        this new address, and invalidates an earlier pin. A wrong `currentPassword` returns 403 `forbidden`, the
        account's current address 422 `invalid_value`. The response is the same whether the new address is free or
        taken. 429 after one mail a minute, or five an hour, to one address."""
        self._call('POST', '/customer/user/email-change', 'stk', None, body, {}, options)

    def commit_email_change(
        self,
        body: CustomerEmailChangeCommit,
        *,
        options: _Optional[_Options] = None,
    ) -> CustomerProfile:
        """Commit Email Change.

        Changes the account's e-mail address to the requested address, which the pin verifies: `emailVerified` is true
        afterwards. All other sessions and refresh tokens end; this session continues. Fires `customer.updated` for
        the customer in every store of the account. A wrong, used or expired pin returns 422 `code_invalid`; an
        address that was taken in the meantime returns 409 `already_exists`."""
        result: CustomerProfile = self._call('PATCH', '/customer/user/email-change', 'stk', CustomerProfile, body, {}, options)
        return result

    def logout(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Logout.

        Ends this session: its access token and its refresh token are rejected from now on. Other sessions of the
        customer continue. The customer's cart is kept and available after the next login."""
        self._call('POST', '/customer/user/logout', 'stk', None, None, {}, options)

    def check_email_available(
        self,
        body: EmailAvailabilityCheck,
        *,
        options: _Optional[_Options] = None,
    ) -> EmailAvailability:
        """Check Available.

        Checks whether a customer can sign up with this e-mail address. The operation is strictly rate limited (10 a
        minute and 30 an hour per address of the caller), because it reveals by design that an account exists."""
        result: EmailAvailability = self._call('POST', '/customer/user/check-available', 'sk', EmailAvailability, body, {}, options)
        return result

    def verify_password(
        self,
        body: PasswordVerify,
        *,
        options: _Optional[_Options] = None,
    ) -> PasswordVerification:
        """Verify User Password.

        Checks whether the password is the caller's own, for example before a form requests a sensitive change.
        Nothing changes. Wrong attempts are rate limited, to eight and then one a minute (429 `rate_limited`),
        separately from failed logins."""
        result: PasswordVerification = self._call('POST', '/customer/user/verify-password', 'stk', PasswordVerification, body, {}, options)
        return result

    def resend_verify_email_pin(
        self,
        body: VerifyEmailPinResend,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Resend Verify Email Pin.

        Mails a new verification pin; the earlier pin becomes invalid. The response and its time are the same for
        verified addresses and for addresses that do not belong to a customer of this store, to which nothing is
        mailed. Limited to one mail a minute and five an hour for each address (429)."""
        self._call('POST', '/customer/user/resend-verify-email-pin', 'stk', None, body, {}, options)

    def forgot_password(
        self,
        body: PasswordForgot,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Forgot Password.

        Mails a customer of this store a link with a reset token (valid for 30 minutes, single use, in this store
        only): `https://`, the store's domain and `/reset-password#token=…`. While the domain is not verified, and
        for an account that also belongs to other stores, the link leads to the service's own page at
        `/reset-password` instead. The response and its time are the same for any other address, to which nothing is
        mailed, including an address with an account at other stores. A new request invalidates this store's earlier
        token. A customer whom the store has added, and who has no password yet, also gets the link. 429 after five
        requests an hour for one address."""
        self._call('POST', '/customer/user/forgot-password', 'sck', None, body, {}, options)

    def change_password(
        self,
        body: PasswordChange,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Change Password.

        Sets a new password for the account. All other sessions and refresh tokens end; this session continues. A
        notice is mailed. A wrong `currentPassword` returns 403 `forbidden`, a weak new password 422 `weak_password`."""
        self._call('POST', '/customer/user/change-password', 'stk', None, body, {}, options)

    def reset_password(
        self,
        body: PasswordReset,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Reset Password.

        Sets a new password with the token from a mail of this store. The token works once; a wrong, used or expired
        token returns 422 `code_invalid`, a weak password 422 `weak_password` (the token then stays usable). The
        address counts as verified afterwards, and a customer whom the store has added then has an account. All
        sessions and refresh tokens of the account end and a notice is mailed. The customer logs in afterwards."""
        self._call('POST', '/customer/user/reset-password', 'sk', None, body, {}, options)

    def verify_email(
        self,
        body: EmailVerify,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Verify Email.

        Verifies the e-mail address with the six-digit pin that this store mailed: `emailVerified` becomes true and
        `customer.updated` fires. The pin is valid for 10 minutes and 5 attempts and works once. A wrong, used or
        expired pin, an unknown address and a pin of another account all return 422 `code_invalid`. Verifying a
        verified address again with its last pin also returns 422."""
        self._call('POST', '/customer/user/verify-email', 'stk', None, body, {}, options)

    def delete_me(
        self,
        body: CustomerDelete,
        *,
        options: _Optional[_Options] = None,
    ) -> None:
        """Delete Me.

        Deactivates the caller's customer in this store (status DEACTIVATED); the account itself is deleted when its
        last customer is erased. Until then a login with the right password returns 403 `account_inactive`. All
        sessions of this customer end at once, live subscriptions are canceled, saved payment methods are removed, and
        consent to marketing e-mails is withdrawn. Personal data is erased 30 days later; until then the store can
        undo the deactivation, and a mail tells the customer the day. Open orders continue. Data that tax law requires
        is kept: orders and invoices keep the names and addresses of the buyer. The orders lose e-mail address, phone
        numbers, notes and custom fields. So do orders that were placed as a guest with the verified e-mail address.
        Fires `customer.payment_method_changed` for each removed payment method, `customer.status_changed`,
        `subscription.cancelled` and `subscription.status_changed` for each live subscription, and
        `stored_value.adjusted` for each currency of forfeited credit, in this order. A wrong `currentPassword`
        returns 403 `forbidden`. A customer who has store credit gets 409 `stored_value_left`, whose `detail` names
        the amounts. Show them, and send `forfeitStoreCredit: true` if the customer agrees to lose the credit. While
        an open order holds some of the credit, the account cannot be deleted: the request returns 409
        `stored_value_left` in any case."""
        self._call('POST', '/customer/user/delete-me', 'stk', None, body, {}, options)

    def get_commission_sso_url(
        self,
        *,
        return_to: _Optional[str] = None,
        options: _Optional[_Options] = None,
    ) -> CommissionSsoUrl:
        """Fetch User Commission SSO Url.

        Returns a short-lived, single-use link that logs the customer in at the store's commission provider. Request
        the link when the customer clicks, and never store it. 422 `unsupported_operation` if the store has no
        commission provider, its single sign-on is off, or the provider does not know the customer yet."""
        result: CommissionSsoUrl = self._call('GET', '/customer/user/commission-sso-url', 'st', CommissionSsoUrl, None, {'returnTo': return_to}, options)
        return result

    def list_customer_addresses(
        self,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddressList:
        """Get a user's addresses.

        All active addresses of the customer, the default one first, then newest first. Removed addresses are not
        included."""
        result: PublicCustomerAddressList = self._call('GET', '/customer/user-address/all', 'stc', PublicCustomerAddressList, None, {}, options)
        return result

    def create_customer_address(
        self,
        body: CustomerAddressCreate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddress:
        """Create User Address.

        Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the
        old one. At most 100 active addresses (422 `invalid_value`). Fires `customer.address_changed`, first for the
        former default, if there is one, then for the new address. 422 `invalid_value` also for a country that the
        store does not serve, and for a missing field that the country requires, such as a postal code."""
        result: PublicCustomerAddress = self._call('POST', '/customer/user-address', 'stk', PublicCustomerAddress, body, {}, options)
        return result

    def update_customer_address(
        self,
        body: CustomerAddressUpdate,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddress:
        """Update an Address.

        Changes one of the customer's active addresses: absent fields keep their values, null clears a field. Placed
        orders keep the address that they were placed with; subscriptions use the changed address from their next
        renewal. Fires `customer.address_changed` if something changed. 422 `invalid_value`: a country that the store
        does not serve, or a missing field that the country requires, such as a postal code. 409 `cycle_locked`: a
        subscription ships to the address, and its next renewal is inside the plan's cutoff."""
        result: PublicCustomerAddress = self._call('PATCH', '/customer/user-address', 'stk', PublicCustomerAddress, body, {}, options)
        return result

    def delete_customer_address(
        self,
        *,
        customer_address_id: int,
        options: _Optional[_Options] = None,
    ) -> None:
        """DELETE User address.

        Removes an address (`isActive` becomes false). If it was the default, the newest remaining address becomes the
        default. Fires `customer.address_changed` with the removed address, then with the new default, if there is
        one. Removing a removed address returns 404. 409 `in_use` while a live subscription ships or bills to it."""
        self._call('DELETE', '/customer/user-address', 'st', None, None, {'customerAddressId': customer_address_id}, options)

    def set_default_customer_address(
        self,
        body: CustomerAddressSetDefault,
        *,
        options: _Optional[_Options] = None,
    ) -> PublicCustomerAddress:
        """Set default address.

        Makes an active address the default; the old default loses the mark. Fires `customer.address_changed` for
        both. Repeating the request changes nothing. A removed address returns 404."""
        result: PublicCustomerAddress = self._call('PATCH', '/customer/user-address/default', 'stk', PublicCustomerAddress, body, {}, options)
        return result
