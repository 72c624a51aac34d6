import type { Options } from '../../options.js';
import type { RequestResult } from '../client/index.js';
import type { CancelCheckoutData, CancelCheckoutErrors, CancelCheckoutResponses, CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckEmailAvailableData, CheckEmailAvailableErrors, CheckEmailAvailableResponses, CheckoutCartData, CheckoutCartErrors, CheckoutCartResponses, CommitEmailChangeData, CommitEmailChangeErrors, CommitEmailChangeResponses, CreateCartCouponData, CreateCartCouponErrors, CreateCartCouponResponses, CreateCartItemData, CreateCartItemErrors, CreateCartItemResponses, CreateCheckoutLinkData, CreateCheckoutLinkErrors, CreateCheckoutLinkResponses, CreateCheckoutSessionData, CreateCheckoutSessionErrors, CreateCheckoutSessionResponses, CreateCryptoPaymentLinkData, CreateCryptoPaymentLinkErrors, CreateCryptoPaymentLinkResponses, CreateCustomerAddressData, CreateCustomerAddressErrors, CreateCustomerAddressResponses, CreateCustomerData, CreateCustomerErrors, CreateCustomerPaymentMethodData, CreateCustomerPaymentMethodErrors, CreateCustomerPaymentMethodResponses, CreateCustomerResponses, DeleteCartCouponData, DeleteCartCouponErrors, DeleteCartCouponResponses, DeleteCartItemData, DeleteCartItemErrors, DeleteCartItemResponses, DeleteCustomerAddressData, DeleteCustomerAddressErrors, DeleteCustomerAddressResponses, DeleteCustomerPaymentMethodData, DeleteCustomerPaymentMethodErrors, DeleteCustomerPaymentMethodResponses, DeleteMeData, DeleteMeErrors, DeleteMeResponses, ForgotPasswordData, ForgotPasswordErrors, ForgotPasswordResponses, GetCartSummaryData, GetCartSummaryErrors, GetCartSummaryResponses, GetCommissionSsoUrlData, GetCommissionSsoUrlErrors, GetCommissionSsoUrlResponses, GetCustomerPaymentMethodIntentData, GetCustomerPaymentMethodIntentErrors, GetCustomerPaymentMethodIntentResponses, GetMyUserData, GetMyUserErrors, GetMyUserResponses, GetOrderData, GetOrderDueData, GetOrderDueErrors, GetOrderDueResponses, GetOrderErrors, GetOrderResponses, GetOrderSummaryData, GetOrderSummaryErrors, GetOrderSummaryResponses, GetProductCardData, GetProductCardErrors, GetProductCardResponses, GetProductData, GetProductErrors, GetProductFacetsData, GetProductFacetsErrors, GetProductFacetsResponses, GetProductResponses, GetReferrerData, GetReferrerErrors, GetReferrerResponses, GetStoreOverviewData, GetStoreOverviewErrors, GetStoreOverviewResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, ListCheckoutPaymentMethodsData, ListCheckoutPaymentMethodsErrors, ListCheckoutPaymentMethodsResponses, ListCheckoutShippingMethodsData, ListCheckoutShippingMethodsErrors, ListCheckoutShippingMethodsResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionsResponses, ListCountriesData, ListCountriesErrors, ListCountriesResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListOrdersData, ListOrdersErrors, ListOrdersResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, LoginData, LoginErrors, LoginResponses, LogoutData, LogoutErrors, LogoutResponses, LookUpOrderData, LookUpOrderErrors, LookUpOrderResponses, MergeCartData, MergeCartErrors, MergeCartResponses, OpenOrderData, OpenOrderErrors, OpenOrderResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, PayOrderData, PayOrderErrors, PayOrderResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, RefreshLoginData, RefreshLoginErrors, RefreshLoginResponses, RequestEmailChangeData, RequestEmailChangeErrors, RequestEmailChangeResponses, ResendVerifyEmailPinData, ResendVerifyEmailPinErrors, ResendVerifyEmailPinResponses, ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RetrySubscriptionData, RetrySubscriptionErrors, RetrySubscriptionResponses, SetCartItemsData, SetCartItemsErrors, SetCartItemsResponses, SetDefaultCustomerAddressData, SetDefaultCustomerAddressErrors, SetDefaultCustomerAddressResponses, SetDefaultCustomerPaymentMethodData, SetDefaultCustomerPaymentMethodErrors, SetDefaultCustomerPaymentMethodResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, SuggestProductsData, SuggestProductsErrors, SuggestProductsResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateCartData, UpdateCartErrors, UpdateCartItemData, UpdateCartItemErrors, UpdateCartItemResponses, UpdateCartResponses, UpdateCustomerAddressData, UpdateCustomerAddressErrors, UpdateCustomerAddressResponses, UpdateMyUserData, UpdateMyUserErrors, UpdateMyUserResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionResponses, VerifyEmailData, VerifyEmailErrors, VerifyEmailResponses, VerifyPasswordData, VerifyPasswordErrors, VerifyPasswordResponses } from './types.gen.js';
export type { Options };
/**
 * Change what is known of the buyer
 *
 * Keeps with the cart what its order needs, as it is collected: e-mail, addresses, shipping method, note, custom fields, referrer, consent to marketing. `POST /customer/checkout` takes from it what its own body leaves out, and until then the cart is priced for that address and method.
 * Absent members keep, `null` clears. A customer's e-mail is their account's: `email` is for guests. Who gives an e-mail address clears what is `masked` for them: contact data of one person does not go with the address of another.
 * `version` is the cart's: a stale one is 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 `shipping_not_available` for a shipping method that does not serve the address, `invalid_value` for a country the store does not sell to and for custom fields that are not as the store defines them. 404 without a cart, and for a shipping method that there is none of.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await updateCart({ client, body: { notes: 'Please ring twice.', shippingMethodId: 3, version: 2 } });
 * ```
 */
export declare const updateCart: <ThrowOnError extends boolean = true>(options: Options<UpdateCartData, ThrowOnError>) => RequestResult<UpdateCartResponses, UpdateCartErrors, ThrowOnError, "data">;
/**
 * Delete an Item from the Cart
 *
 * Removes one line and answers the whole cart with its new totals, because coupons and shipping may change with it. Removing the last line leaves an empty cart. Removing it again is 404.
 * 409 `invalid_state_transition` while the cart is being checked out.
 *
 * **Access:** a customer who is logged in, or a guest with the token of their cart.
 *
 * @example
 * ```ts
 * const cart = await deleteCartItem({ client, query: { cartItemId: 9001 } });
 * ```
 */
export declare const deleteCartItem: <ThrowOnError extends boolean = true>(options: Options<DeleteCartItemData, ThrowOnError>) => RequestResult<DeleteCartItemResponses, DeleteCartItemErrors, ThrowOnError, "data">;
/**
 * Updates a Cart Item
 *
 * Changes quantity, subscription plan (null = buy once) or custom fields of one line and answers the whole cart. Remove a line with DELETE; a quantity of 0 is refused.
 * `version` is the cart's: a stale one is 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 `insufficient_stock`, or `invalid_value` for the minimum, maximum or step of the quantity and for a plan that the product does not have.
 *
 * **Access:** a customer who is logged in, or a guest with the token of their cart.
 *
 * @example
 * ```ts
 * const cart = await updateCartItem({ client, body: { cartItemId: 15320, quantity: 2, version: 2 } });
 * ```
 */
export declare const updateCartItem: <ThrowOnError extends boolean = true>(options: Options<UpdateCartItemData, ThrowOnError>) => RequestResult<UpdateCartItemResponses, UpdateCartItemErrors, ThrowOnError, "data">;
/**
 * Add Item To Cart
 *
 * Adds a variant (exactly one of `variantId` and `sku`) to the caller's active cart and answers the whole cart. Without a cart one is created: a customer's own, or a guest's, whose secret `token` is in the answer and in the header X-Cart-Token.
 * A guest sends that token as X-Cart-Token from then on.
 * A line with the same variant, plan and custom fields is increased instead of added twice. Nothing is reserved; prices are taken again at every read until checkout.
 * 422: `insufficient_stock`, `invalid_value` (minimum, maximum or step of the quantity; a plan the product does not have), `currency_mismatch` (a currency the store or the existing cart does not have). 404 when there is no such variant, or the caller may not buy it. 409 `invalid_state_transition` while the cart is being checked out.
 * A cart token whose cart is converted or expired is 404 too: drop it and add again without one.
 *
 * **Access:** anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and who has no cart yet.
 *
 * @example
 * ```ts
 * const cart = await createCartItem({ client, body: {
 *   variantId: 310,
 *   quantity: 2,
 *   customFields: [{ key: 'engraving', type: 'STRING', value: 'For Mia' }],
 * } });
 * ```
 */
export declare const createCartItem: <ThrowOnError extends boolean = true>(options: Options<CreateCartItemData, ThrowOnError>) => RequestResult<CreateCartItemResponses, CreateCartItemErrors, ThrowOnError, "data">;
/**
 * Replace the lines of the cart
 *
 * Makes the lines of the cart those that are sent, all or none, and answers the whole cart. A line for the same variant, plan and custom fields stays the line it is; lines that are not sent go; of what is sent twice the quantities are added. An empty list empties the cart. The same request again changes nothing.
 * Without a cart one is created, as `POST /customer/cart/item` does: a guest's comes with its `token`. With an Idempotency-Key the same request again creates no second one.
 * `version` is the cart's: a stale one is 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 as for one line (`insufficient_stock`, `invalid_value`, `currency_mismatch`), also for a variant that there is none of, with every refused line in `errors`. 404 for a cart token whose cart is converted or expired.
 *
 * **Access:** anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and who has no cart yet.
 *
 * @example
 * ```ts
 * const cart = await setCartItems({ client, body: {
 *   items: [
 *     {
 *       variantId: 310,
 *       quantity: 2,
 *       customFields: [{ key: 'engraving', type: 'STRING', value: 'For Mia' }],
 *     },
 *   ],
 * } });
 * ```
 */
export declare const setCartItems: <ThrowOnError extends boolean = true>(options: Options<SetCartItemsData, ThrowOnError>) => RequestResult<SetCartItemsResponses, SetCartItemsErrors, ThrowOnError, "data">;
/**
 * Get a Cart Summary
 *
 * The caller's active cart: lines, coupons, totals and everything that stands in the way of checkout (`problems`). Prices, stock, coupons and taxes are computed for this answer.
 * With a destination (`customerAddressId`, or `countryCode` with `stateProvince` and `postalCode`) and a `shippingMethodId` the totals are those that checkout will compute for them, `grandTotal` is what it wants as `expectedGrandTotal`, and nothing is stored;
 * without, shipping is not included and taxes are estimated for the store's country (`taxIsEstimated`).
 * 404 when the caller has no cart. A guest's converted cart is answered for 30 days, with `convertedOrderId`. 422 `shipping_not_available` when the method does not serve the destination.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await getCartSummary({ client, query: { customerAddressId: 910 } });
 * ```
 */
export declare const getCartSummary: <ThrowOnError extends boolean = true>(options: Options<GetCartSummaryData, ThrowOnError>) => RequestResult<GetCartSummaryResponses, GetCartSummaryErrors, ThrowOnError, "data">;
/**
 * Remove a coupon from the cart
 *
 * Removes a coupon code from the active cart and answers the cart with its new totals. 404 when the cart does not have it. Automatic discounts cannot be removed. 409 `invalid_state_transition` while the cart is being checked out.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await deleteCartCoupon({ client, query: { code: 'WELCOME10' } });
 * ```
 */
export declare const deleteCartCoupon: <ThrowOnError extends boolean = true>(options: Options<DeleteCartCouponData, ThrowOnError>) => RequestResult<DeleteCartCouponResponses, DeleteCartCouponErrors, ThrowOnError, "data">;
/**
 * Apply a coupon to the cart
 *
 * Applies a coupon code (case-insensitive) to the active cart and answers the cart with the discount. The use is counted at checkout, not here. Applying a code again changes nothing.
 * 422 `coupon_not_applicable`: wrong products or minimum, or not combinable, and the problem's detail says which; a code that is unknown, used up, not running or for somebody else gets one and the same answer. 422 `coupon_exhausted` when this customer has used it as often as they may.
 * 429 after ten codes that were none; then one more try is free each minute. 409 `invalid_state_transition` while the cart is being checked out.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await createCartCoupon({ client, body: { code: 'WELCOME10' } });
 * ```
 */
export declare const createCartCoupon: <ThrowOnError extends boolean = true>(options: Options<CreateCartCouponData, ThrowOnError>) => RequestResult<CreateCartCouponResponses, CreateCartCouponErrors, ThrowOnError, "data">;
/**
 * Merge the guest cart into my cart
 *
 * Moves the lines and coupons of the guest's cart (X-Cart-Token) into the logged-in customer's cart and answers that cart. Quantities of equal lines are added, and capped at what can be ordered (`problems` of the cart tell); coupons that do not apply to the customer are dropped.
 * Without a cart of their own, the customer takes the guest's cart over. The guest's token is void afterwards. Login and sign-up do this by themselves when they are sent the token.
 * Merging the same token again answers the customer's cart unchanged; an unknown token, and one whose cart is an order already, is 404. Orders are never merged. 409 `invalid_state_transition` while either cart is being checked out; 422 `currency_mismatch` when the carts have different currencies.
 *
 * **Access:** a customer who is logged in, with the token of the cart that they had as a guest.
 *
 * @example
 * ```ts
 * const cart = await mergeCart({ client });
 * ```
 */
export declare const mergeCart: <ThrowOnError extends boolean = true>(options: Options<MergeCartData, ThrowOnError>) => RequestResult<MergeCartResponses, MergeCartErrors, ThrowOnError, "data">;
/**
 * Checkout Payment Methods
 *
 * How the active cart can be paid: the store's active payment providers that serve its currency, amount and country, best first, with the public configuration a browser needs (publishable key), and the customer's saved payment methods with each.
 * Empty when the cart's total is 0 and it has no subscription: check out without `payment`. 404 without a cart.
 * What the buyer chooses goes into `payment` of `POST /customer/checkout`: the `paymentProviderId` with the token that the provider's form gave, or a saved `customerPaymentMethodId`.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const checkoutPaymentMethodList = await listCheckoutPaymentMethods({ client, query: { countryCode: 'DE' } });
 * ```
 */
export declare const listCheckoutPaymentMethods: <ThrowOnError extends boolean = true>(options: Options<ListCheckoutPaymentMethodsData, ThrowOnError>) => RequestResult<ListCheckoutPaymentMethodsResponses, ListCheckoutPaymentMethodsErrors, ThrowOnError, "data">;
/**
 * Get Shipping Methods
 *
 * The shipping methods that serve the destination and the active cart's weight, cheapest first, each with its price for this cart. Give `customerAddressId` (the customer's own), or `countryCode` with `stateProvince` and `postalCode`; with neither the answer is 400.
 * Empty when nothing can be shipped there, or when no line needs shipping (then leave `shippingMethodId` out at checkout). 404 without a cart, 422 `cart_empty` for an empty one.
 * The chosen `shippingMethodId` goes into `GET /customer/cart/summary` for the total, and into `POST /customer/checkout`.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const checkoutShippingMethodList = await listCheckoutShippingMethods({ client, query: { customerAddressId: 910 } });
 * ```
 */
export declare const listCheckoutShippingMethods: <ThrowOnError extends boolean = true>(options: Options<ListCheckoutShippingMethodsData, ThrowOnError>) => RequestResult<ListCheckoutShippingMethodsResponses, ListCheckoutShippingMethodsErrors, ThrowOnError, "data">;
/**
 * Cancel the checkout of the cart
 *
 * Gives up the payment that the checkout waits for (3-D Secure, redirect) and answers the cart, which is active and can be changed again. What was reserved is free; no order is placed. Fires `order.payment_failed`. A cart that is active already is answered as it is.
 * When the buyer finishes the payment in the same moment the provider decides: 409 `invalid_state_transition` when the order is placed. The same, with Retry-After, while nobody knows yet whether the provider has charged; 503 `payment_outcome_unknown` when it did not answer: repeat the request.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await cancelCheckout({ client, query: { cartId: 7741 } });
 * ```
 */
export declare const cancelCheckout: <ThrowOnError extends boolean = true>(options: Options<CancelCheckoutData, ThrowOnError>) => RequestResult<CancelCheckoutResponses, CancelCheckoutErrors, ThrowOnError, "data">;
/**
 * Checkout Cart
 *
 * Places the cart's order: prices, taxes, stock and coupons are taken again, stock and coupon uses are reserved, then the payment is made. A cart becomes at most one order, however often it is sent.
 * What goes into it: `cartId` and `version` of `GET /customer/cart/summary`; `shippingMethodId` of `GET /customer/checkout/shipping-methods`, unless nothing in the cart is shipped; `payment` with a `paymentProviderId` of `GET /customer/checkout/payment-methods` and a `paymentToken` that the provider's form made, or the `customerPaymentMethodId` of a saved one. Where something is shipped, `shippingAddress` or, for a customer, `shippingAddressId` (`GET /customer/user-address/all`); the billing address is given the same way, or by `billingSameAsShipping: true`.
 * `expectedGrandTotal` is what the buyer has seen: `grandTotal` of `GET /customer/cart/summary`, asked with the same address and shipping method. When the total is another one now, nothing is charged: 409 `cart_changed` with the new sums in `totals`. A stale `version` is 409 `version_conflict`, a cart that is converted or being checked out 409 `invalid_state_transition`.
 * 422, each with nothing placed and the cart active again: `payment_declined`, `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `cart_empty`, `terms_not_accepted`, `invalid_value`. 403 `email_not_verified` where the store wants a verified e-mail, `forbidden` for a guest where `guestCheckout` of the overview is false, `account_inactive` for a suspended customer.
 * 503 `payment_outcome_unknown` when the provider did not answer: repeat with the same Idempotency-Key, which finds the outcome and never charges twice.
 * While `nextAction` is not null the payment is not finished: send the buyer to its `url` and read the order afterwards. The cart is CHECKING_OUT meanwhile, for half an hour at least unless `expiresOn` says otherwise, and ACTIVE again afterwards if the buyer did nothing: to change it earlier, `DELETE /customer/checkout` first. A total of 0 needs no `payment`, unless the cart has a subscription.
 * A cart with plans becomes one order and one subscription for each plan. It needs a customer who is logged in and may subscribe, a payment method that its provider can charge later, which is kept (422 `unsupported_operation` otherwise, 401 for a guest), and `subscriptionConsent`: the `text` that the buyer agreed to, and in `recurring` each plan's `subscriptionPlanId` with its `grandTotal`, as `recurring` of the summary has them (422 `terms_not_accepted`). When a plan's next charge is not what was agreed to: 409 `cart_changed` as above. Addresses given in full are saved with the customer.
 * Lines in a trial cost nothing today; the payment method is verified all the same, so that `payment` is needed though the total may be 0. The subscription begins when the order is placed: after `nextAction` where there is one. Canceling or refunding that order does not cancel the subscription.
 * Guests give `email` and the addresses; they read their order with the cart token for 30 days. Fires `order.created`, `order.payment_captured` when captured at once, then `subscription.created` for each subscription; a declined attempt fires `order.payment_failed`.
 * A `payment_declined` says why in `errors`: the field `/payment` has a DeclineCode, and its `detail` may be shown to the buyer.
 * 429 `rate_limited` after too many declined payments of the cart, the customer or the network: the provider is not asked, and `Retry-After` says for how long.
 *
 * In a test store the provider `SANDBOX` takes these values of `paymentToken` (also in its `publicConfig.testPaymentTokens`):
 *
 * | token | what happens |
 * |---|---|
 * | `pm_card_visa`, `pm_card_mastercard`, `pm_card_amex` | The payment succeeds. |
 * | `pm_card_chargeDeclined` | Declined: `card_declined`. |
 * | `pm_card_chargeDeclinedInsufficientFunds` | Declined: `insufficient_funds`. |
 * | `pm_card_chargeDeclinedLostCard`, `pm_card_chargeDeclinedStolenCard` | Declined: `lost_card`, `stolen_card`. |
 * | `pm_card_chargeDeclinedExpiredCard` | Declined: `expired_card`. |
 * | `pm_card_chargeDeclinedIncorrectCvc` | Declined: `incorrect_cvc`. |
 * | `pm_card_chargeDeclinedProcessingError` | Declined: `processing_error`. |
 * | `pm_card_authenticationRequired` | `nextAction` sends the buyer to a page that asks whether the payment is theirs (3-D Secure). |
 * | `pm_card_pendingRefund` | Succeeds; a refund of it stays PENDING for a while. |
 * | `pm_card_refundFail` | Succeeds; a refund of it fails afterwards: `refund_failed`. |
 * | `pm_card_createDispute`, `pm_card_createDisputeProductNotReceived` | Succeeds; the bank disputes it at once (`fraudulent`, `product_not_received`): the order is CHARGEBACK. |
 * | `pm_card_createDisputeInquiry` | Succeeds; the bank asks about it, and no money moves. |
 * | `pm_card_riskLevelElevated` | Succeeds; the provider reviews it for fraud, and the order is held. |
 * | `pm_card_authenticationRequiredOnSetup` | `nextAction` as above, once: renewals of it succeed. |
 * | `pm_card_chargeCustomerFail`, `pm_card_renewalInsufficientFunds`, `pm_card_renewalLostCard` | Succeeds; renewals are declined: `card_declined`, `insufficient_funds`, `lost_card`. |
 * | `pm_card_renewalUnreachable`, `pm_card_renewalMisconfigured` | Succeeds; renewals get no answer, or an error that is not about the card. |
 * | `pm_card_expires0127` | Succeeds; the card is good until the end of January 2027, or of the month and year that you put there. |
 * | `pm_usBankAccount_success`, `pm_usBankAccount_insufficientFunds` | A bank debit, decided after a while: it succeeds, or is declined. |
 *
 * Any other token is declined: `invalid_token`.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const checkoutResult = await checkoutCart({ client, body: {
 *   cartId: 7741,
 *   version: 3,
 *   expectedGrandTotal: '110.79',
 *   shippingAddressId: 910,
 *   billingSameAsShipping: true,
 *   shippingMethodId: 3,
 *   payment: { paymentProviderId: 2, customerPaymentMethodId: 730 },
 *   acceptTerms: true,
 *   notes: 'Please ring twice.',
 * } });
 * ```
 */
export declare const checkoutCart: <ThrowOnError extends boolean = true>(options: Options<CheckoutCartData, ThrowOnError>) => RequestResult<CheckoutCartResponses, CheckoutCartErrors, ThrowOnError, "data">;
/**
 * Hand the cart over to a checkout page
 *
 * A page of the service's on which the cart is paid for. Behind `#c=` its address has a token, which reaches this cart and its checkout only, for six hours: exchange it for a token of the page's own (`POST /customer/checkout/session`), and send that as X-Cart-Token with `GET /customer/cart/summary`, `PATCH /customer/cart`, coupons, `/customer/checkout…`, `GET /customer/store/overview` and `POST /customer/store/login`. It names the store as well: no store key is needed with it. Saved addresses and saved payment methods are not reached by it. Once the cart is an order it reads the cart's summary and that order, and no more.
 * A login with the token makes a guest's cart the customer's. From then on the token alone does not reach the cart; beside the customer's token it still names the store.
 * `returnUrl` and `cancelUrl` are where the page leads back to; they have to be the store's own: at its domain, or at one of its `allowedOrigins` (422 `invalid_value`). They are kept with the cart, for all its links. A cart has five links at most: a sixth ends the oldest.
 * While the cart is being checked out the page is where its payment is confirmed or given up; the addresses stay as they are. 404 without a cart, 422 `cart_empty` for an empty one.
 *
 * **Access:** a customer who is logged in, or a guest with the token of their cart.
 *
 * @example
 * ```ts
 * const checkoutLink = await createCheckoutLink({ client, body: {
 *   returnUrl: 'https://juniper-oak.example/thank-you',
 *   cancelUrl: 'https://juniper-oak.example/cart',
 * } });
 * ```
 */
export declare const createCheckoutLink: <ThrowOnError extends boolean = true>(options: Options<CreateCheckoutLinkData, ThrowOnError>) => RequestResult<CreateCheckoutLinkResponses, CreateCheckoutLinkErrors, ThrowOnError, "data">;
/**
 * Start the session of a checkout page
 *
 * A page that opens a checkout link exchanges the link's token for one of its own, before the buyer enters anything. Both the maker of the cart and the buyer know the link, and only the page knows its session. The session's token does what the link's does, for six hours from now.
 * E-mail address, addresses, note, custom fields and payment that are given with a session are read with that session only. Everybody else who reaches the cart or its order sees that they are there (`masked`), and the totals. What was entered before with the cart's own token, everybody who has the link reads.
 * What is given with the token of the link itself nobody reads again, and it is taken by a checkout with the same token that gives no other e-mail address. A cart has twenty sessions at most: a further one ends the oldest of those that have entered nothing. A session starts no other one (401).
 *
 * **Access:** whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const checkoutSession = await createCheckoutSession({ client });
 * ```
 */
export declare const createCheckoutSession: <ThrowOnError extends boolean = true>(options: Options<CreateCheckoutSessionData, ThrowOnError>) => RequestResult<CreateCheckoutSessionResponses, CreateCheckoutSessionErrors, ThrowOnError, "data">;
/**
 * Generates a Crypto Payment Link
 *
 * A page of the crypto provider on which the order's open amount can be paid. The amount is the order's `due`, fixed for the life of the link. While a link of the same provider is open it is answered again, so that there is never more than one to pay.
 * The order becomes PAID when the provider confirms (`order.payment_captured`, `order.payment_status_changed`). 409 `invalid_state_transition` when nothing is due or the order is canceled; 422 `unsupported_operation` when the provider has no crypto payments or does not take the currency.
 *
 * **Access:** a customer who is logged in, or a guest with the token of their cart.
 *
 * @example
 * ```ts
 * const cryptoPaymentLink = await createCryptoPaymentLink({ client, body: { orderId: 1044, returnUrl: 'https://shop.juniper-oak.example/thank-you' } });
 * ```
 */
export declare const createCryptoPaymentLink: <ThrowOnError extends boolean = true>(options: Options<CreateCryptoPaymentLinkData, ThrowOnError>) => RequestResult<CreateCryptoPaymentLinkResponses, CreateCryptoPaymentLinkErrors, ThrowOnError, "data">;
/**
 * Get all collections
 *
 * All published collections of the store as a flat list that is ordered by `position`; `parentCollectionId` makes it a tree. Products of a collection: `GET /customer/product/paged?collectionId=…`.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * const storefrontCollectionList = await listCollections({ client, query: { languageCode: 'en' } });
 * ```
 */
export declare const listCollections: <ThrowOnError extends boolean = true>(options: Options<ListCollectionsData, ThrowOnError>) => RequestResult<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError, "data">;
/**
 * List the countries that the store ships to
 *
 * Needs nothing but the store key. The countries that the store sells to, by name, with what an address in each usually needs: which fields, in which order, and which of them it does not arrive without.
 * The store itself refuses less: it wants a name, a street, a city and a country that it sells to.
 *
 * **Access:** anybody, with the store's key, or with the token of a checkout link in its place.
 *
 * @example
 * ```ts
 * const storefrontCountryList = await listCountries({ client, query: { languageCode: 'en' } });
 * ```
 */
export declare const listCountries: <ThrowOnError extends boolean = true>(options: Options<ListCountriesData, ThrowOnError>) => RequestResult<ListCountriesResponses, ListCountriesErrors, ThrowOnError, "data">;
/**
 * Get customer payment method intent
 *
 * What the provider's own form in the browser needs to collect a card or account without our seeing it. The form answers a payment token for `POST /customer/customer-payment-method`. Each call is a new intent and charges nothing.
 * 422 `unsupported_operation` when the provider cannot save payment methods.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerPaymentMethodIntent = await getCustomerPaymentMethodIntent({ client, query: { paymentProviderId: 2 } });
 * ```
 */
export declare const getCustomerPaymentMethodIntent: <ThrowOnError extends boolean = true>(options: Options<GetCustomerPaymentMethodIntentData, ThrowOnError>) => RequestResult<GetCustomerPaymentMethodIntentResponses, GetCustomerPaymentMethodIntentErrors, ThrowOnError, "data">;
/**
 * Delete a payment method
 *
 * Removes a saved payment method (`isActive` becomes false) here and at the provider. If it was the default, the newest remaining one becomes it. Fires `customer.payment_method_changed` with the removed method, then with the new default, if another becomes it. Removing it again is 404.
 * 409 `in_use` while a live subscription is paid with it: give the subscription another one first.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await deleteCustomerPaymentMethod({ client, query: { customerPaymentMethodId: 72 } });
 * ```
 */
export declare const deleteCustomerPaymentMethod: <ThrowOnError extends boolean = true>(options: Options<DeleteCustomerPaymentMethodData, ThrowOnError>) => RequestResult<DeleteCustomerPaymentMethodResponses, DeleteCustomerPaymentMethodErrors, ThrowOnError, "data">;
/**
 * Save payment method
 *
 * Saves a payment method from a payment token of the provider's form; a card number is never accepted. The first one is the default whatever `isDefault` says. A method that is saved already is answered as it is, not saved twice.
 * A customer can save six at once and one more each ten minutes, declined ones among them; beyond that 429 `rate_limited` with `Retry-After`.
 * Fires `customer.payment_method_changed`. 422 `payment_declined` when the provider refuses it, `unsupported_operation` when it cannot save, `invalid_value` for a token it does not know.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerPaymentMethod = await createCustomerPaymentMethod({ client, body: { paymentProviderId: 2, paymentToken: 'pm_card_visa', billingAddressId: 910, isDefault: true } });
 * ```
 */
export declare const createCustomerPaymentMethod: <ThrowOnError extends boolean = true>(options: Options<CreateCustomerPaymentMethodData, ThrowOnError>) => RequestResult<CreateCustomerPaymentMethodResponses, CreateCustomerPaymentMethodErrors, ThrowOnError, "data">;
/**
 * Get customer payment methods
 *
 * All active saved payment methods of the customer, the default one first, then newest first. Never a card number, gateway token or vault id.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerPaymentMethodList = await listCustomerPaymentMethods({ client });
 * ```
 */
export declare const listCustomerPaymentMethods: <ThrowOnError extends boolean = true>(options: Options<ListCustomerPaymentMethodsData, ThrowOnError>) => RequestResult<ListCustomerPaymentMethodsResponses, ListCustomerPaymentMethodsErrors, ThrowOnError, "data">;
/**
 * Set Card to default
 *
 * Makes an active saved payment method the default one; the old default loses the mark. Subscriptions keep the method they have. Fires `customer.payment_method_changed` for both. Doing it again changes nothing. A removed method is 404.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerPaymentMethod = await setDefaultCustomerPaymentMethod({ client, body: { customerPaymentMethodId: 730 } });
 * ```
 */
export declare const setDefaultCustomerPaymentMethod: <ThrowOnError extends boolean = true>(options: Options<SetDefaultCustomerPaymentMethodData, ThrowOnError>) => RequestResult<SetDefaultCustomerPaymentMethodResponses, SetDefaultCustomerPaymentMethodErrors, ThrowOnError, "data">;
/**
 * Order Details
 *
 * One whole order as its buyer may see it: lines, totals, addresses, payments, shipments and refunds. A customer gives exactly one of `orderId` and `orderNumber`, and sees only their own orders of this store (404 otherwise).
 * A guest reads the order of the converted cart with the cart token, for 30 days, and may leave both out; an id that is not this order's is 404. So does whoever has a checkout link, or a link to the order, as long as the link is good.
 * While `nextAction` is not null the order is a DRAFT; when the buyer does not go through with it, the order is gone and the cart active again.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerOrder = await getOrder({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getOrder: <ThrowOnError extends boolean = true>(options: Options<GetOrderData, ThrowOnError>) => RequestResult<GetOrderResponses, GetOrderErrors, ThrowOnError, "data">;
/**
 * Ask for a link to an order
 *
 * Mails the buyer of an order a link to it, for whoever has no account, or is not logged in: `email` has to be the address that the order was placed with. The link leads to the service's checkout page, which shows the order, its parcels and what is due, for 24 hours. Behind `#o=` it has a token, which reads this order only: send it as X-Cart-Token with `GET /customer/order`. An order has five links at most: a sixth ends the oldest.
 * The answer and its time are the same for any other number and address, to which nothing is mailed. 429 after five requests an hour for one number and address, and for many from one network address.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * await lookUpOrder({ client, body: { orderNumber: 100042, email: 'mia.keller@example.com' } });
 * ```
 */
export declare const lookUpOrder: <ThrowOnError extends boolean = true>(options: Options<LookUpOrderData, ThrowOnError>) => RequestResult<LookUpOrderResponses, LookUpOrderErrors, ThrowOnError, "data">;
/**
 * Prove to be the buyer of an order
 *
 * Gives a token that reads all of the order that the cart of the caller became, for whoever knows its e-mail address or a postal code of its addresses: on another device, or in the shop that the cart came from. Send the token as X-Cart-Token with `GET /customer/order`, for 24 hours. An order has five such tokens and mailed links at most: a sixth ends the oldest.
 * 422 `invalid_value` when the order was not placed with that, and for what was entered with the cart's own token: whoever made the cart knows it. 429 after five wrong tries of all callers together, with one more every five hours; `POST /customer/order/lookup` still mails a link then. 404 as long as there is no placed order.
 *
 * **Access:** a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const orderAccess = await openOrder({ client, body: { postalCode: '10119' } });
 * ```
 */
export declare const openOrder: <ThrowOnError extends boolean = true>(options: Options<OpenOrderData, ThrowOnError>) => RequestResult<OpenOrderResponses, OpenOrderErrors, ThrowOnError, "data">;
/**
 * Get an Order Summary
 *
 * Statuses and sums of one order, for the page after checkout and for polling a payment that is not finished. A customer gives exactly one of `orderId` and `orderNumber` and sees only their own orders (404 otherwise); a guest sends the cart token of the converted cart and may leave both out.
 *
 * **Access:** a customer who is logged in, or a guest with the token of their cart.
 *
 * @example
 * ```ts
 * const orderSummary = await getOrderSummary({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getOrderSummary: <ThrowOnError extends boolean = true>(options: Options<GetOrderSummaryData, ThrowOnError>) => RequestResult<GetOrderSummaryResponses, GetOrderSummaryErrors, ThrowOnError, "data">;
/**
 * Get what is due by a payment link
 *
 * What whoever has a payment link of the store's sees of its order: what it is for, what is to be paid, and how. Send the token of the link, from behind its `#token=`, as X-Payment-Token; it names the store as well. Neither who bought nor where it goes is shown.
 * The link in a mail that a renewal waits for its customer is of the renewal's order: priced as it would be charged now, to be paid with what the subscription is charged to, which the bank then asks the customer about, or with something else. Where the renewal ended otherwise, `state` is CANCELLED.
 * `state` says whether there is something to pay: while it is CONFIRMING, `nextAction` leads to where a payment goes on that somebody has begun, while it is PAYING the outcome of one is not known yet, so ask again in a moment. Of PAID and CANCELLED nothing is due. `POST /customer/order/pay` pays.
 * 401 for a token that is not valid, or not any more, for whatever reason.
 *
 * **Access:** whoever has the token of a payment link; the store's key is not needed.
 *
 * @example
 * ```ts
 * const orderDue = await getOrderDue({ client });
 * ```
 */
export declare const getOrderDue: <ThrowOnError extends boolean = true>(options: Options<GetOrderDueData, ThrowOnError>) => RequestResult<GetOrderDueResponses, GetOrderDueErrors, ThrowOnError, "data">;
/**
 * Pay an order
 *
 * Pays all that a placed order still owes: one that was placed to be paid later, that owes more since it was edited, or whose payment failed afterwards. A customer pays an own order, a guest the order of their cart, whoever has a payment link of the store's the order that it is for, with its `token`, or with X-Payment-Token, by which no store key is needed: by that neither saved payment methods are reached nor is one kept (422 `invalid_value`). A payment that waits for its customer to confirm it is given up for the new one.
 * By the link of a renewal that waits for its customer, the renewal is charged as by `POST /customer/subscription/retry`: with the `customerPaymentMethodId` that the subscription is charged to, or with a `paymentToken`, to which the subscription is charged from now on where `savePaymentMethod` says that the customer agrees.
 * While `nextAction` is not null the payment is not finished: send the buyer to its `url` and read the order afterwards. In a test store the provider `SANDBOX` takes the tokens of `POST /customer/checkout`.
 * 429 `rate_limited` after too many declined payments of the order, the customer or the network: the provider is not asked, and `Retry-After` says for how long.
 * 401 for a `token` that is not valid, or not any more. 409 `invalid_state_transition` when nothing is due, for a canceled order, and while the outcome of a payment is not known; `cart_changed`, with what the order comes to in `totals`, when something else is due than `expectedDue`. 422 `payment_declined` with the reason in `errors`, and order.payment_failed fires, or subscription.payment_failed for a renewal; `insufficient_stock` and `shipping_not_available` when a renewal cannot be sent; `unsupported_operation` when the provider cannot keep what is to be saved. 503 `payment_outcome_unknown` when the provider did not answer: repeat with the same Idempotency-Key, which finds the outcome and never charges twice.
 *
 * **Access:** anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and whoever has the token of a payment link, which may stand in the key's place.
 *
 * @example
 * ```ts
 * const checkoutResult = await payOrder({ client, body: { orderId: 1042, payment: { paymentProviderId: 2, paymentToken: 'pm_card_visa' } } });
 * ```
 */
export declare const payOrder: <ThrowOnError extends boolean = true>(options: Options<PayOrderData, ThrowOnError>) => RequestResult<PayOrderResponses, PayOrderErrors, ThrowOnError, "data">;
/**
 * Customer Order History Paged
 *
 * The customer's own orders in this store, newest first by default. `search` looks for the order number and in the lines' names and SKUs. Orders placed as a guest are not in it: `GET /customer/order` reads one with its cart token.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listOrders({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listOrders: <ThrowOnError extends boolean = true>(options: Options<ListOrdersData, ThrowOnError>) => RequestResult<ListOrdersResponses, ListOrdersErrors, ThrowOnError, "data">;
/**
 * Get Product Card Details
 *
 * What a product tile or the single product card web component shows, by exactly one of `productId` and `slug`. Prices are those of the caller's account type, for a guest those for everyone. A product that is not published, or not visible to the caller, is 404.
 * 422 `currency_mismatch`: a `currencyCode` that the store does not have.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * const productCard = await getProductCard({ client, query: { productId: 31 } });
 * ```
 */
export declare const getProductCard: <ThrowOnError extends boolean = true>(options: Options<GetProductCardData, ThrowOnError>) => RequestResult<GetProductCardResponses, GetProductCardErrors, ThrowOnError, "data">;
/**
 * Get Full Product Details
 *
 * The whole product page, by exactly one of `productId` and `slug`: the card's members, options, variants with availability and the price for the caller's account type, media, subscription plans and related products.
 * Availability is what can be ordered at this moment; nothing is reserved by reading. A product that is not published, or not visible to the caller, is 404.
 * 422 `currency_mismatch`: a `currencyCode` that the store does not have.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * const productDetails = await getProduct({ client, query: { productId: 31 } });
 * ```
 */
export declare const getProduct: <ThrowOnError extends boolean = true>(options: Options<GetProductData, ThrowOnError>) => RequestResult<GetProductResponses, GetProductErrors, ThrowOnError, "data">;
/**
 * Get Product Paged
 *
 * The published products that the caller may see, as cards. Prices are those of the caller's account type, for a guest those for everyone. 422 `currency_mismatch`: a `currencyCode` that the store does not have. `search` looks in names, brands, SKUs and tags.
 * Without `sort`, a search is ordered by relevance, a collection by its own order, and everything else newest first.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listProducts({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listProducts: <ThrowOnError extends boolean = true>(options: Options<ListProductsData, ThrowOnError>) => RequestResult<ListProductsResponses, ListProductsErrors, ThrowOnError, "data">;
/**
 * Get Product Facets
 *
 * What the list of products can be narrowed by, with how many products each choice leaves. The filters are those of `GET /customer/product/paged` and mean the same. A facet ignores its own filter, and keeps all others: with the white ones chosen, `options` still counts every color, and of the sizes those that come in white.
 * Where more than 2,000 products match, only the 2,000 newest of them are counted, and `isSample` says so.
 * 422 `currency_mismatch`: a `currencyCode` that the store does not have.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * const productFacets = await getProductFacets({ client, query: { search: 'keller' } });
 * ```
 */
export declare const getProductFacets: <ThrowOnError extends boolean = true>(options: Options<GetProductFacetsData, ThrowOnError>) => RequestResult<GetProductFacetsResponses, GetProductFacetsErrors, ThrowOnError, "data">;
/**
 * Suggest as one types
 *
 * What a search field offers while it is typed in: a few products, collections and texts to search for, of what the caller may see. It looks where `search` of `GET /customer/product/paged` does, in names, brands, SKUs and tags, without regard to case; of one or two characters, only where a product's name begins with them.
 * Products whose name begins with the text come first, then those that have it in the name, then others. Each of `queries` finds something when it is sent as `search`.
 * 422 `currency_mismatch`: a `currencyCode` that the store does not have.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * const productSuggestions = await suggestProducts({ client, query: { search: 'pour' } });
 * ```
 */
export declare const suggestProducts: <ThrowOnError extends boolean = true>(options: Options<SuggestProductsData, ThrowOnError>) => RequestResult<SuggestProductsResponses, SuggestProductsErrors, ThrowOnError, "data">;
/**
 * Get Referrer Details
 *
 * Whom a referral code belongs to, for the referral tracker and the checkout page. An unknown code is 404, as all are while the store has no commission provider; a known one that no longer counts answers with `isActive` false.
 * While the commission provider cannot be reached and the code is not known here yet, 503 `unavailable`.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * const referrer = await getReferrer({ client, query: { referrerCode: 'lena-brandt' } });
 * ```
 */
export declare const getReferrer: <ThrowOnError extends boolean = true>(options: Options<GetReferrerData, ThrowOnError>) => RequestResult<GetReferrerResponses, GetReferrerErrors, ThrowOnError, "data">;
/**
 * Store Login
 *
 * Logs a customer in to this store. The access token lives for one hour, the refresh token for 30 days. The first login in this store of an account that was made in another one creates its customer here and fires `customer.created`; where the store takes no open sign-ups, it is 403 `forbidden`. 403 `email_not_verified`: the store has added a customer with this address, and the address is not verified yet (`POST /customer/user/resend-verify-email-pin`).
 * A guest's cart (X-Cart-Token: its token, or that of a link to its checkout) is merged into the customer's cart (equal lines are added, capped at what can be ordered; its coupons come along where they apply); earlier guest orders are never merged.
 * A wrong password and an unknown address are the same 401 `invalid_credentials`. With the right password, a suspended, banned or deactivated customer is 403 `account_inactive`. Tries are throttled per account and per address (429).
 *
 * **Access:** anybody, with the store's key; a guest brings the token of their cart, or that of a checkout link, which stands in the key's place.
 *
 * @example
 * ```ts
 * const customerLogin = await login({ client, body: { email: 'mia.keller@example.com', password: 'seven slow kettles' } });
 * ```
 */
export declare const login: <ThrowOnError extends boolean = true>(options: Options<LoginData, ThrowOnError>) => RequestResult<LoginResponses, LoginErrors, ThrowOnError, "data">;
/**
 * Refresh a login
 *
 * Exchanges a refresh token for new tokens, before the access token ends (an hour) or when it is refused (401); the old refresh token is used up. Sent again within ten seconds, and before the new one was used, it gives the same tokens again; after that it ends the whole session family (401 `unauthenticated`). Whoever was suspended, banned or deactivated has lost their logins, which is 401 too; a login says 403 `account_inactive`.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * const customerLogin = await refreshLogin({ client, body: { refreshToken: 'sp_refresh_3Zt7LwPn4HsB9cEuGf5mVtX18Qw2xJ8aYt0Kd' } });
 * ```
 */
export declare const refreshLogin: <ThrowOnError extends boolean = true>(options: Options<RefreshLoginData, ThrowOnError>) => RequestResult<RefreshLoginResponses, RefreshLoginErrors, ThrowOnError, "data">;
/**
 * Get Store Overview for the Site
 *
 * Needs nothing but the store key: the first request of a storefront.
 * All that a storefront needs to know of the store before it shows anything: name, logo, currencies, languages, tax display, checkout and account policy, legal links, collections.
 * A store in maintenance answers too; its `status` says so and carts and checkout answer 503 `unavailable`.
 *
 * **Access:** anybody, with the store's key, or with the token of a checkout link in its place.
 *
 * @example
 * ```ts
 * const storeOverview = await getStoreOverview({ client, query: { languageCode: 'en' } });
 * ```
 */
export declare const getStoreOverview: <ThrowOnError extends boolean = true>(options: Options<GetStoreOverviewData, ThrowOnError>) => RequestResult<GetStoreOverviewResponses, GetStoreOverviewErrors, ThrowOnError, "data">;
/**
 * Get user subscriptions
 *
 * All subscriptions of the customer in this store, with their live lines, newest first; canceled ones too unless `status` leaves them out.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicSubscriptionList = await listSubscriptions({ client });
 * ```
 */
export declare const listSubscriptions: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionsData, ThrowOnError>) => RequestResult<ListSubscriptionsResponses, ListSubscriptionsErrors, ThrowOnError, "data">;
/**
 * Get Subscription Details
 *
 * One subscription of the customer, by exactly one of `subscriptionId` and `subscriptionNumber`: lines, plan, addresses, payment method, upcoming renewals and what the customer may do with it now (`allowedActions`).
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await getSubscription({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const getSubscription: <ThrowOnError extends boolean = true>(options: Options<GetSubscriptionData, ThrowOnError>) => RequestResult<GetSubscriptionResponses, GetSubscriptionErrors, ThrowOnError, "data">;
/**
 * Update Subscription
 *
 * Changes addresses, payment method, shipping method, plan, coupons, next date or lines, as far as the plan allows (422 `unsupported_operation` otherwise). Absent members stay. `removeItems`, `updateItems` (another `variantId` swaps a line) and `addItems` change the lines;
 * at least one stays. A renewal is priced when it is charged; nothing is charged now.
 * Another payment method in dunning state RETRYING or EXHAUSTED, or after renewals have given up (TERMINAL_FAILED), tries that renewal again at once, in the background. While deliveries of a prepaid term are left, lines, plan and coupons cannot be changed (409 `cycle_locked`).
 * Fires, as they apply, `subscription.items_changed`, `subscription.processing_date_changed`, `subscription.pricing_changed`. An empty patch changes nothing.
 * 409: `cycle_locked` inside the plan's cutoff (which does not close the payment method), while a renewal is being charged, and for the date while its renewal is being retried; `invalid_state_transition` for a canceled subscription, `version_conflict`. 404 for an address, payment method or plan that is not there. 422: `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `invalid_value`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await updateSubscription({ client, body: { subscriptionId: 204, updateItems: [{ subscriptionItemId: 377, quantity: 2 }], version: 1 } });
 * ```
 */
export declare const updateSubscription: <ThrowOnError extends boolean = true>(options: Options<UpdateSubscriptionData, ThrowOnError>) => RequestResult<UpdateSubscriptionResponses, UpdateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Get Subscription Estimate
 *
 * What a coming renewal would cost with today's prices, taxes, coupons and shipping, and what would stand in its way (`problems`). Nothing is reserved or charged; the real renewal is priced when it runs. A renewal that a prepaid term has paid for costs nothing.
 * 422 `invalid_value` for a date on which the subscription does not run, 409 `invalid_state_transition` when it is not scheduled at all.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const subscriptionEstimate = await getSubscriptionEstimate({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const getSubscriptionEstimate: <ThrowOnError extends boolean = true>(options: Options<GetSubscriptionEstimateData, ThrowOnError>) => RequestResult<GetSubscriptionEstimateResponses, GetSubscriptionEstimateErrors, ThrowOnError, "data">;
/**
 * List the coming renewals of a subscription
 *
 * The renewals to come by the schedule, with the skipped ones among them, earliest first and up to a day. The next one has its estimate; what a later one would cost, the estimate of its date tells. Empty while none is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const subscriptionUpcomingList = await listUpcomingSubscriptionCycles({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const listUpcomingSubscriptionCycles: <ThrowOnError extends boolean = true>(options: Options<ListUpcomingSubscriptionCyclesData, ThrowOnError>) => RequestResult<ListUpcomingSubscriptionCyclesResponses, ListUpcomingSubscriptionCyclesErrors, ThrowOnError, "data">;
/**
 * List the history of a subscription
 *
 * What happened to the subscription and who did it, newest first: events, and changes that fire none (addresses, payment and shipping method, note). Nothing is ever removed from it.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listSubscriptionHistory({ client, query: { cursor, subscriptionId: 204 } }))) console.log(item);
 * ```
 */
export declare const listSubscriptionHistory: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionHistoryData, ThrowOnError>) => RequestResult<ListSubscriptionHistoryResponses, ListSubscriptionHistoryErrors, ThrowOnError, "data">;
/**
 * Cancel Subscription
 *
 * Ends an active, paused or failed subscription: status CANCELLED, no further renewals, open retries are dropped. A renewal that is being charged at this moment is not waited for: when it succeeds its order is placed, and nothing is renewed after it. With `atPeriodEnd` it stays as it is until the next processing date and is canceled then instead of renewed. Where no renewal is scheduled, or the last one failed, it is canceled at once all the same. Nothing is refunded. In a prepaid term the period ends with the term: what is paid for is still delivered. The reasons `COMPLETED` and `REPLACED` are refused (422 `invalid_value`).
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when it becomes CANCELLED. Canceling a canceled subscription changes nothing and fires nothing. 422 `unsupported_operation` before the plan's minimum number of cycles.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await cancelSubscription({ client, body: { subscriptionId: 204, atPeriodEnd: false, cancelReason: 'Too many filters.' } });
 * ```
 */
export declare const cancelSubscription: <ThrowOnError extends boolean = true>(options: Options<CancelSubscriptionData, ThrowOnError>) => RequestResult<CancelSubscriptionResponses, CancelSubscriptionErrors, ThrowOnError, "data">;
/**
 * Pause a subscription
 *
 * Pauses an active subscription until it is resumed, or until `pausedUntil`, when it resumes by itself; the schedule does not move, and the next renewal is on its first date on or after that day. A renewal that failed or waits is skipped with it. Fires `subscription.cycle_skipped` if one is, then `subscription.paused` and `subscription.status_changed`. Pausing a paused one replaces date and reason, and fires `subscription.processing_date_changed` if its next date moves.
 * 422: `unsupported_operation` when the plan does not allow it, `invalid_value` for a date in the past or beyond the store's longest pause (without a date, where the store has one, the longest pause is taken). 409: `cycle_locked` inside the cutoff or while a renewal is being charged, `invalid_state_transition` from any other status and while `cancelAtPeriodEnd` holds (reactivate it first).
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await pauseSubscription({ client, body: { subscriptionId: 204, pausedUntil: '2027-02-01', pauseReason: 'Away for the winter.' } });
 * ```
 */
export declare const pauseSubscription: <ThrowOnError extends boolean = true>(options: Options<PauseSubscriptionData, ThrowOnError>) => RequestResult<PauseSubscriptionResponses, PauseSubscriptionErrors, ThrowOnError, "data">;
/**
 * Resume a subscription
 *
 * Resumes a paused subscription. The next renewal is on `nextProcessingDate`, by default the first date of its schedule that lies ahead; missed cycles are not charged. Fires `subscription.resumed`, then `subscription.status_changed`. Resuming an active one changes nothing.
 * 409 `invalid_state_transition` from any other status; 422 `invalid_value` for a date that is past or more than one year ahead.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await resumeSubscription({ client, body: { subscriptionId: 204, nextProcessingDate: '2026-12-20' } });
 * ```
 */
export declare const resumeSubscription: <ThrowOnError extends boolean = true>(options: Options<ResumeSubscriptionData, ThrowOnError>) => RequestResult<ResumeSubscriptionResponses, ResumeSubscriptionErrors, ThrowOnError, "data">;
/**
 * Pay the failed renewal of a subscription
 *
 * Charges the missed renewal now, with the customer present: what the mail about a payment that has to be confirmed leads to. Allowed in dunning state RETRYING or EXHAUSTED, while the renewal waits for the customer, and in TERMINAL_FAILED, otherwise 409 `invalid_state_transition`; while a charge is running 409 `cycle_locked`, without `Retry-After` while a bank is at it. Where the bank debit of a renewal failed late, or that of the order that the subscription began with, that order is charged, which stands already.
 * While `nextAction` is not null the payment is not finished: send the customer to its `url` and read the subscription afterwards. A repeated request answers the same action while it can still be taken.
 * Success: the order counts for the missed cycle and the schedule does not shift; from TERMINAL_FAILED the subscription is ACTIVE again, with the next date counted from today. Fires `order.created`, `order.payment_captured` when money was captured, `subscription.processed`, and `subscription.status_changed` from TERMINAL_FAILED.
 * A decline is 422 `payment_declined` with a DeclineCode at `/payment`: the attempt is recorded and fires `subscription.payment_failed`. 422 `insufficient_stock` is no failed payment. 503 `payment_outcome_unknown`: repeat with the same Idempotency-Key, which finds the outcome and never charges twice.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscriptionRetryResult = await retrySubscription({ client, body: { subscriptionId: 204, customerPaymentMethodId: 731 } });
 * ```
 */
export declare const retrySubscription: <ThrowOnError extends boolean = true>(options: Options<RetrySubscriptionData, ThrowOnError>) => RequestResult<RetrySubscriptionResponses, RetrySubscriptionErrors, ThrowOnError, "data">;
/**
 * Skip a renewal
 *
 * Leaves out the next renewal of an active subscription; the dates after it stay. Fires `subscription.cycle_skipped`. Send `processingDate`, so that a repeated request does not skip another one.
 * 422: `unsupported_operation` when the plan does not allow it or the store's limit of skips in a row is reached. 409: `cycle_locked` inside the cutoff or while a renewal is being charged, `invalid_state_transition` when it is not active or is canceled at the period's end, and for a date that is not the next one.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await skipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20', reason: 'Still enough left.' } });
 * ```
 */
export declare const skipSubscription: <ThrowOnError extends boolean = true>(options: Options<SkipSubscriptionData, ThrowOnError>) => RequestResult<SkipSubscriptionResponses, SkipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Take the skip of a renewal back
 *
 * Takes a skip back: the renewal of that day is scheduled again, and when it lies before the next date it is the next one. Only for ACTIVE subscriptions (else 409 `invalid_state_transition`), and for a renewal that was skipped by hand and is still to come; another date is 409 `invalid_state_transition`. Taking it back again is a success without an event.
 * 409 `cycle_locked` inside the plan's cutoff or while a charge is running.
 * Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await unskipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20' } });
 * ```
 */
export declare const unskipSubscription: <ThrowOnError extends boolean = true>(options: Options<UnskipSubscriptionData, ThrowOnError>) => RequestResult<UnskipSubscriptionResponses, UnskipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Reactivate a canceled subscription
 *
 * Makes a canceled subscription active again with its lines and plan. The next renewal is on `nextProcessingDate`, by default the first date of its schedule that lies ahead. Fires `subscription.resumed`, then `subscription.status_changed`. Reactivating an active one takes back a cancellation at the period's end, without an event.
 * 409 `invalid_state_transition` when it was replaced by another subscription or ended because all its cycles were delivered. 422 `invalid_value` for a date that is past or more than one year ahead, or a payment method or address that is no longer active, `unsupported_operation` when the plan is no longer offered.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerSubscription = await reactivateSubscription({ client, body: { subscriptionId: 204, nextProcessingDate: '2026-12-20' } });
 * ```
 */
export declare const reactivateSubscription: <ThrowOnError extends boolean = true>(options: Options<ReactivateSubscriptionData, ThrowOnError>) => RequestResult<ReactivateSubscriptionResponses, ReactivateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Update my customer user
 *
 * Changes the caller's own profile in this store: absent members stay, null clears. The e-mail has its own operations (`/customer/user/email-change`), the password too.
 * Fires `customer.updated` when something changed; an empty patch changes nothing. A stale `version` is 409 `version_conflict`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerProfile = await updateMyUser({ client, body: { phoneNumber: '+49 30 5550142', version: 2 } });
 * ```
 */
export declare const updateMyUser: <ThrowOnError extends boolean = true>(options: Options<UpdateMyUserData, ThrowOnError>) => RequestResult<UpdateMyUserResponses, UpdateMyUserErrors, ThrowOnError, "data">;
/**
 * Sign up
 *
 * Creates the account (one person, unique by e-mail on the platform) and its customer in this store, and logs the customer in.
 * A six-digit verification pin is mailed with the store's template; `emailVerified` is false until it is given to `POST /customer/user/verify-email`.
 * Fires `customer.created`. The customer gets the store's default account type. A guest's cart (X-Cart-Token) becomes the customer's; earlier guest orders never do.
 * An address that has an account already is 409 `already_exists`, also when the account was made in another store: log in with it, the first login creates this store's customer. So is the address of a customer whom the store has added: they ask for a password with `POST /customer/user/forgot-password`.
 * Whoever has forgotten its password asks for a new one at the service's own page, `/forgot-password`: this store writes to nobody who is not its customer.
 * A password that is too short, too common, or made of the person's or the store's name is 422 `weak_password`; terms that are not accepted where the store has terms are 422 `terms_not_accepted`, an unknown `referrerCode` 422 `invalid_value` (all are, while the store has no commission provider). While nobody can say whose a code is, 503 `unavailable`.
 * A store that takes no open sign-ups (`accountPolicy.signUpMode` of the overview) answers 403 `forbidden`. 429 after ten sign-ups and questions of check-available in a minute, or thirty in an hour, from one network.
 *
 * **Access:** anybody, with the store's key; a guest brings the token of their cart.
 *
 * @example
 * ```ts
 * const customerLogin = await createCustomer({ client, body: {
 *   email: 'mia.keller@example.com',
 *   password: 'seven slow kettles',
 *   firstName: 'Mia',
 *   lastName: 'Keller',
 *   phoneNumber: '+49 30 5550142',
 *   languageCode: 'en',
 *   acceptsMarketing: false,
 *   acceptTerms: true,
 * } });
 * ```
 */
export declare const createCustomer: <ThrowOnError extends boolean = true>(options: Options<CreateCustomerData, ThrowOnError>) => RequestResult<CreateCustomerResponses, CreateCustomerErrors, ThrowOnError, "data">;
/**
 * get my user
 *
 * The caller's own profile in this store: the members of PublicCustomer and what only the customer needs to see. Never a password, token or card number.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerProfile = await getMyUser({ client });
 * ```
 */
export declare const getMyUser: <ThrowOnError extends boolean = true>(options: Options<GetMyUserData, ThrowOnError>) => RequestResult<GetMyUserResponses, GetMyUserErrors, ThrowOnError, "data">;
/**
 * Commit Email Change
 *
 * Changes the account's e-mail to the requested address, which the pin has proven: `emailVerified` is true afterwards. All other sessions and refresh tokens end; this session stays.
 * Fires `customer.updated` for the customer in every store of the account. A wrong, used or expired pin is 422 `code_invalid`; an address that was taken meanwhile is 409 `already_exists`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const customerProfile = await commitEmailChange({ client, body: { pin: '481920' } });
 * ```
 */
export declare const commitEmailChange: <ThrowOnError extends boolean = true>(options: Options<CommitEmailChangeData, ThrowOnError>) => RequestResult<CommitEmailChangeResponses, CommitEmailChangeErrors, ThrowOnError, "data">;
/**
 * Change Email Request
 *
 * Mails a six-digit pin to the new address and a notice to the old one. The old address stays in force until `PATCH /customer/user/email-change`.
 * The pin is valid for 10 minutes and 5 tries, is bound to this customer and this new address, and cancels an earlier one.
 * A wrong `currentPassword` is 403 `forbidden`, the address that the account has already 422 `invalid_value`. The answer is the same whether the new address is free or taken. 429 after one mail a minute, or five an hour, to one address.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await requestEmailChange({ client, body: { newEmail: 'mia@keller.example', currentPassword: 'seven slow kettles' } });
 * ```
 */
export declare const requestEmailChange: <ThrowOnError extends boolean = true>(options: Options<RequestEmailChangeData, ThrowOnError>) => RequestResult<RequestEmailChangeResponses, RequestEmailChangeErrors, ThrowOnError, "data">;
/**
 * Logout
 *
 * Ends this session: its access token and its refresh token are refused from now on. Other sessions of the customer go on. The customer's cart stays and is there again after the next login.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await logout({ client });
 * ```
 */
export declare const logout: <ThrowOnError extends boolean = true>(options: Options<LogoutData, ThrowOnError>) => RequestResult<LogoutResponses, LogoutErrors, ThrowOnError, "data">;
/**
 * Check Available
 *
 * Tells whether one can sign up with this e-mail address. It is strictly rate limited (10 a minute and 30 an hour per address of the caller), because it reveals by design that an account exists.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * const emailAvailability = await checkEmailAvailable({ client, body: { email: 'mia.keller@example.com' } });
 * ```
 */
export declare const checkEmailAvailable: <ThrowOnError extends boolean = true>(options: Options<CheckEmailAvailableData, ThrowOnError>) => RequestResult<CheckEmailAvailableResponses, CheckEmailAvailableErrors, ThrowOnError, "data">;
/**
 * Verify User Password
 *
 * Tells whether the password is the caller's own, for example before a form asks for a sensitive change. Nothing changes. Wrong tries are throttled, eight and then one a minute (429 `rate_limited`), apart from failed logins.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const passwordVerification = await verifyPassword({ client, body: { password: 'seven slow kettles' } });
 * ```
 */
export declare const verifyPassword: <ThrowOnError extends boolean = true>(options: Options<VerifyPasswordData, ThrowOnError>) => RequestResult<VerifyPasswordResponses, VerifyPasswordErrors, ThrowOnError, "data">;
/**
 * Resend Verify Email Pin
 *
 * Mails a new verification pin; the earlier one is void. The answer and its time are the same for verified addresses and for those that are no customer's of this store, to which nothing is mailed. Limited to one mail a minute and five an hour for each address (429).
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * await resendVerifyEmailPin({ client, body: { email: 'mia.keller@example.com' } });
 * ```
 */
export declare const resendVerifyEmailPin: <ThrowOnError extends boolean = true>(options: Options<ResendVerifyEmailPinData, ThrowOnError>) => RequestResult<ResendVerifyEmailPinResponses, ResendVerifyEmailPinErrors, ThrowOnError, "data">;
/**
 * Forgot Password
 *
 * Mails a customer of this store a link with a reset token (valid for 30 minutes, single use, in this store only): `https://`, the store's domain and `/reset-password#token=…`. While the domain is not proven,
 * and for an account that belongs to other stores too, the link leads to the service's own page at `/reset-password` instead. The answer and its time are the same for any other address, to which nothing
 * is mailed, one that has an account at other stores among them. A new request cancels this store's earlier token. A customer whom the store has added, and who has no password yet, gets the link too. 429 after five requests an hour for one address.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * await forgotPassword({ client, body: { email: 'mia.keller@example.com' } });
 * ```
 */
export declare const forgotPassword: <ThrowOnError extends boolean = true>(options: Options<ForgotPasswordData, ThrowOnError>) => RequestResult<ForgotPasswordResponses, ForgotPasswordErrors, ThrowOnError, "data">;
/**
 * Change Password
 *
 * Sets a new password for the account. All other sessions and refresh tokens end; this session stays. A notice is mailed. A wrong `currentPassword` is 403 `forbidden`, a weak new one 422 `weak_password`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await changePassword({ client, body: { currentPassword: 'seven slow kettles', newPassword: 'eight slower kettles' } });
 * ```
 */
export declare const changePassword: <ThrowOnError extends boolean = true>(options: Options<ChangePasswordData, ThrowOnError>) => RequestResult<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError, "data">;
/**
 * Reset Password
 *
 * Sets a new password with the token from a mail of this store. The token works once; a wrong, used or expired one is 422 `code_invalid`, a weak password 422 `weak_password` (the token then stays usable). The address counts as verified afterwards, and a customer whom the store has added has an account with it. All sessions and refresh tokens of the account end and a notice is mailed. The customer logs in afterwards.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * await resetPassword({ client, body: { token: 'rs_9cEuGf5mVtX18Qw2xJ8aYt0Kd3Rz7LwPn4HsB', newPassword: 'eight slower kettles' } });
 * ```
 */
export declare const resetPassword: <ThrowOnError extends boolean = true>(options: Options<ResetPasswordData, ThrowOnError>) => RequestResult<ResetPasswordResponses, ResetPasswordErrors, ThrowOnError, "data">;
/**
 * Verify Email
 *
 * Proves the e-mail address with the six-digit pin that this store mailed: `emailVerified` becomes true and `customer.updated` fires. The pin is valid for 10 minutes and 5 tries and works once.
 * A wrong, used or expired pin, an unknown address and a pin of another account are all 422 `code_invalid`. Verifying a verified address again with its last pin is 422 too.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * await verifyEmail({ client, body: { email: 'mia.keller@example.com', pin: '481920' } });
 * ```
 */
export declare const verifyEmail: <ThrowOnError extends boolean = true>(options: Options<VerifyEmailData, ThrowOnError>) => RequestResult<VerifyEmailResponses, VerifyEmailErrors, ThrowOnError, "data">;
/**
 * Delete Me
 *
 * Deactivates the caller's customer in this store (status DEACTIVATED); the account itself goes with its last customer. All sessions of this customer end at once, live subscriptions are canceled, saved payment methods are removed.
 * Personal data is erased 30 days later; until then the store can undo it. Open orders go on. What tax law asks for stays: orders and invoices keep the names and addresses that they were sold to; the orders lose e-mail address, phone numbers, notes and custom fields.
 * Fires `customer.payment_method_changed` for each removed payment method, `customer.status_changed`, and `subscription.cancelled` and `subscription.status_changed` for each live subscription, in this order. A wrong `currentPassword` is 403 `forbidden`.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await deleteMe({ client, body: { currentPassword: 'seven slow kettles', reason: 'I moved abroad.' } });
 * ```
 */
export declare const deleteMe: <ThrowOnError extends boolean = true>(options: Options<DeleteMeData, ThrowOnError>) => RequestResult<DeleteMeResponses, DeleteMeErrors, ThrowOnError, "data">;
/**
 * Fetch User Commission SSO Url
 *
 * A short-lived, single-use link that logs the customer in at the store's commission provider. Ask for it when the customer clicks, and never store it.
 * 422 `unsupported_operation` when the store has no commission provider, its single sign-on is off, or the customer is not yet known there.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const commissionSsoUrl = await getCommissionSsoUrl({ client, query: { returnTo: 'https://juniper-oak.example/account' } });
 * ```
 */
export declare const getCommissionSsoUrl: <ThrowOnError extends boolean = true>(options: Options<GetCommissionSsoUrlData, ThrowOnError>) => RequestResult<GetCommissionSsoUrlResponses, GetCommissionSsoUrlErrors, ThrowOnError, "data">;
/**
 * Get a user's addresses
 *
 * All active addresses of the customer, the default one first, then newest first. Removed addresses are not in it.
 *
 * **Access:** a customer who is logged in; the token of a checkout link may stand in the place of the store's key.
 *
 * @example
 * ```ts
 * const publicCustomerAddressList = await listCustomerAddresses({ client });
 * ```
 */
export declare const listCustomerAddresses: <ThrowOnError extends boolean = true>(options: Options<ListCustomerAddressesData, ThrowOnError>) => RequestResult<ListCustomerAddressesResponses, ListCustomerAddressesErrors, ThrowOnError, "data">;
/**
 * DELETE User address
 *
 * Removes an address (`isActive` becomes false). If it was the default, the newest remaining one becomes it. Fires `customer.address_changed` with the removed address, then with the new default, if another becomes it. Removing it again is 404.
 * 409 `in_use` while a live subscription ships or bills to it.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * await deleteCustomerAddress({ client, query: { customerAddressId: 811 } });
 * ```
 */
export declare const deleteCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<DeleteCustomerAddressData, ThrowOnError>) => RequestResult<DeleteCustomerAddressResponses, DeleteCustomerAddressErrors, ThrowOnError, "data">;
/**
 * Update an Address
 *
 * Changes one of the customer's active addresses: absent members stay, null clears. Placed orders keep the address they were placed with; subscriptions use the changed one from their next renewal. Fires `customer.address_changed` when something changed.
 * 422 `invalid_value`: a country that the store does not serve, or something that the country needs and is missing, such as a postal code.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await updateCustomerAddress({ client, body: { customerAddressId: 911, streetLine2: 'c/o Brandt' } });
 * ```
 */
export declare const updateCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<UpdateCustomerAddressData, ThrowOnError>) => RequestResult<UpdateCustomerAddressResponses, UpdateCustomerAddressErrors, ThrowOnError, "data">;
/**
 * Create User Address
 *
 * Saves an address. The first one is the default whatever `isDefault` says; a new default takes the mark from the old one. At most 100 active addresses (422 `invalid_value`). Fires `customer.address_changed`, first for the former default, if there is one, then for the new address. 422 `invalid_value` also for a country that the store does not serve, and for what the country needs and is missing, such as a postal code.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await createCustomerAddress({ client, body: {
 *   firstName: 'Mia',
 *   lastName: 'Keller',
 *   streetLine1: 'Torstraße 140',
 *   city: 'Berlin',
 *   stateProvince: 'BE',
 *   postalCode: '10119',
 *   countryCode: 'DE',
 *   isDefault: true,
 * } });
 * ```
 */
export declare const createCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<CreateCustomerAddressData, ThrowOnError>) => RequestResult<CreateCustomerAddressResponses, CreateCustomerAddressErrors, ThrowOnError, "data">;
/**
 * Set default address
 *
 * Makes an active address the default one; the old default loses the mark. Fires `customer.address_changed` for both. Doing it again changes nothing. A removed address is 404.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await setDefaultCustomerAddress({ client, body: { customerAddressId: 910 } });
 * ```
 */
export declare const setDefaultCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<SetDefaultCustomerAddressData, ThrowOnError>) => RequestResult<SetDefaultCustomerAddressResponses, SetDefaultCustomerAddressErrors, ThrowOnError, "data">;
