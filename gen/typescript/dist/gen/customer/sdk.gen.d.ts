import type { Options } from '../../options.js';
import type { RequestResult } from '../client/index.js';
import type { CancelCheckoutData, CancelCheckoutErrors, CancelCheckoutResponses, CancelReturnData, CancelReturnErrors, CancelReturnResponses, CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckEmailAvailableData, CheckEmailAvailableErrors, CheckEmailAvailableResponses, CheckGiftCardBalanceData, CheckGiftCardBalanceErrors, CheckGiftCardBalanceResponses, CheckoutCartData, CheckoutCartErrors, CheckoutCartResponses, CommitEmailChangeData, CommitEmailChangeErrors, CommitEmailChangeResponses, CreateCartCouponData, CreateCartCouponErrors, CreateCartCouponResponses, CreateCartGiftCardData, CreateCartGiftCardErrors, CreateCartGiftCardResponses, CreateCartItemData, CreateCartItemErrors, CreateCartItemResponses, CreateCheckoutLinkData, CreateCheckoutLinkErrors, CreateCheckoutLinkResponses, CreateCheckoutSessionData, CreateCheckoutSessionErrors, CreateCheckoutSessionResponses, CreateCryptoPaymentLinkData, CreateCryptoPaymentLinkErrors, CreateCryptoPaymentLinkResponses, CreateCustomerAddressData, CreateCustomerAddressErrors, CreateCustomerAddressResponses, CreateCustomerData, CreateCustomerErrors, CreateCustomerPaymentMethodData, CreateCustomerPaymentMethodErrors, CreateCustomerPaymentMethodResponses, CreateCustomerResponses, CreateReturnData, CreateReturnErrors, CreateReturnResponses, DeclareWithdrawalData, DeclareWithdrawalErrors, DeclareWithdrawalResponses, DeleteCartCouponData, DeleteCartCouponErrors, DeleteCartCouponResponses, DeleteCartGiftCardData, DeleteCartGiftCardErrors, DeleteCartGiftCardResponses, DeleteCartItemData, DeleteCartItemErrors, DeleteCartItemResponses, DeleteCustomerAddressData, DeleteCustomerAddressErrors, DeleteCustomerAddressResponses, DeleteCustomerPaymentMethodData, DeleteCustomerPaymentMethodErrors, DeleteCustomerPaymentMethodResponses, DeleteMeData, DeleteMeErrors, DeleteMeResponses, ForgotPasswordData, ForgotPasswordErrors, ForgotPasswordResponses, GetCartSummaryData, GetCartSummaryErrors, GetCartSummaryResponses, GetCommissionSsoUrlData, GetCommissionSsoUrlErrors, GetCommissionSsoUrlResponses, GetCustomerPaymentMethodIntentData, GetCustomerPaymentMethodIntentErrors, GetCustomerPaymentMethodIntentResponses, GetMyUserData, GetMyUserErrors, GetMyUserResponses, GetOrderData, GetOrderDueData, GetOrderDueErrors, GetOrderDueResponses, GetOrderErrors, GetOrderPdfData, GetOrderPdfErrors, GetOrderPdfResponses, GetOrderResponses, GetOrderSummaryData, GetOrderSummaryErrors, GetOrderSummaryResponses, GetProductCardData, GetProductCardErrors, GetProductCardResponses, GetProductData, GetProductErrors, GetProductFacetsData, GetProductFacetsErrors, GetProductFacetsResponses, GetProductResponses, GetRedirectData, GetRedirectErrors, GetRedirectResponses, GetReferrerData, GetReferrerErrors, GetReferrerResponses, GetReturnData, GetReturnEligibilityData, GetReturnEligibilityErrors, GetReturnEligibilityResponses, GetReturnErrors, GetReturnResponses, GetStoreOverviewData, GetStoreOverviewErrors, GetStoreOverviewResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, ListCheckoutPaymentMethodsData, ListCheckoutPaymentMethodsErrors, ListCheckoutPaymentMethodsResponses, ListCheckoutShippingMethodsData, ListCheckoutShippingMethodsErrors, ListCheckoutShippingMethodsResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionsResponses, ListCountriesData, ListCountriesErrors, ListCountriesResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListOrdersData, ListOrdersErrors, ListOrdersResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListReturnsData, ListReturnsErrors, ListReturnsResponses, ListStoreCreditData, ListStoreCreditErrors, ListStoreCreditResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, LoginData, LoginErrors, LoginResponses, LogoutData, LogoutErrors, LogoutResponses, LookUpOrderData, LookUpOrderErrors, LookUpOrderResponses, MergeCartData, MergeCartErrors, MergeCartResponses, OpenOrderData, OpenOrderErrors, OpenOrderResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, PayOrderData, PayOrderErrors, PayOrderResponses, PreviewReturnData, PreviewReturnErrors, PreviewReturnResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, RefreshLoginData, RefreshLoginErrors, RefreshLoginResponses, RequestEmailChangeData, RequestEmailChangeErrors, RequestEmailChangeResponses, ResendVerifyEmailPinData, ResendVerifyEmailPinErrors, ResendVerifyEmailPinResponses, ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RetrySubscriptionData, RetrySubscriptionErrors, RetrySubscriptionResponses, SetCartItemsData, SetCartItemsErrors, SetCartItemsResponses, SetDefaultCustomerAddressData, SetDefaultCustomerAddressErrors, SetDefaultCustomerAddressResponses, SetDefaultCustomerPaymentMethodData, SetDefaultCustomerPaymentMethodErrors, SetDefaultCustomerPaymentMethodResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, SuggestProductsData, SuggestProductsErrors, SuggestProductsResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateCartData, UpdateCartErrors, UpdateCartItemData, UpdateCartItemErrors, UpdateCartItemResponses, UpdateCartResponses, UpdateCustomerAddressData, UpdateCustomerAddressErrors, UpdateCustomerAddressResponses, UpdateMyUserData, UpdateMyUserErrors, UpdateMyUserResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionResponses, VerifyEmailData, VerifyEmailErrors, VerifyEmailResponses, VerifyPasswordData, VerifyPasswordErrors, VerifyPasswordResponses } from './types.gen.js';
export type { Options };
/**
 * Update the buyer's details of the cart
 *
 * Stores the order's details with the cart as the storefront collects them: e-mail, addresses, shipping method, language, note, custom fields, referrer, consent to marketing, and whether store credit pays. `POST /customer/checkout` takes fields that its own body omits from the cart. Until then the cart is priced for the stored address and method.
 * Absent fields keep their values, `null` clears a field. `email` is for guests; a customer's cart has the e-mail of the account. A caller who sets an e-mail address clears the fields that are `masked` for that caller, so contact data of one person is never combined with the address of another.
 * With `useStoreCredit`, the customer's store credit in the cart's currency pays as much of the order as it can. The cart's `tenders` and `amountDue` show the result. Nothing is held before the checkout. Only the logged-in customer can turn it on: guests and callers with only a checkout link get 422 `invalid_value`.
 * Errors:
 * - 404: there is no cart, or the shipping method is unknown.
 * - 409 `version_conflict`: the cart's `version` is stale.
 * - 409 `invalid_state_transition`: the cart is being checked out.
 * - 422 `shipping_not_available`: the shipping method does not serve the address.
 * - 422 `invalid_value`: a country that the store does not sell to, an unknown language, or custom fields that do not match the store's definitions.
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
 * Removes one line and returns the whole cart with its new totals, because coupons and shipping may change with it. Removing the last line leaves an empty cart. Removing a removed line returns 404.
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
 * Changes quantity, subscription plan (null means buy once), custom fields or the delivery of gift cards of one line and returns the whole cart. Remove a line with DELETE; a quantity of 0 is rejected.
 * `version` is the cart's: a stale version returns 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 `insufficient_stock`, or `invalid_value` for the minimum, maximum or step of the quantity and for a plan that the product does not have. 422 `invalid_value` also for a `giftCard` that is not valid, or whose product is no gift card.
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
 * Adds a variant (exactly one of `variantId` and `sku`) to the caller's active cart and returns the whole cart. Without a cart, one is created: the customer's own, or a guest's cart, whose secret `token` is in the response body and in the header X-Cart-Token.
 * A guest sends that token as X-Cart-Token from then on.
 * If the cart has a line with the same variant, plan, custom fields and `giftCard`, its quantity is increased instead. Nothing is reserved; every read until checkout calculates the prices again.
 * For a product with the type GIFT_CARD, `giftCard` names the recipient to whom the codes are mailed, and when. The service issues one gift card for each unit when the order is paid. One order buys at most 200 gift cards; add a line for each recipient.
 * Errors:
 * - 404: the variant does not exist, or the caller may not buy it.
 * - 404: the cart of the token is converted or expired. Discard the token and add the item again without one.
 * - 409 `invalid_state_transition`: the cart is being checked out.
 * - 422 `insufficient_stock`.
 * - 422 `invalid_value`: the quantity breaks its minimum, maximum or step, the product does not have the plan, or the language is unknown. The same code means that `giftCard` is not valid, or that the product is no gift card.
 * - 422 `currency_mismatch`: a currency that the store or the existing cart does not have.
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
 * Replaces the lines of the cart with the sent lines, all or none, and returns the whole cart. A line with the same variant, plan, custom fields and `giftCard` keeps its id; lines that are not sent are removed; quantities of duplicate lines are added. An empty list empties the cart. Repeating the request changes nothing.
 * Without a cart, one is created, as `POST /customer/cart/item` does: a guest's cart is returned with its `token`. With an Idempotency-Key, repeating the request does not create a second cart.
 * `version` is the cart's: a stale version returns 409 `version_conflict`; 409 `invalid_state_transition` while the cart is being checked out. 422 as for one line (`insufficient_stock`, `invalid_value`, `currency_mismatch`), also for an unknown variant, with every rejected line in `errors`. 404 for a cart token whose cart is converted or expired.
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
 * The caller's active cart: lines, coupons, totals and everything that prevents checkout (`problems`). Prices, stock, coupons and taxes are calculated for this response.
 * With a destination (`customerAddressId`, or `countryCode` with `stateProvince` and `postalCode`) and a `shippingMethodId`, the totals are those that checkout calculates. Send `grandTotal` to checkout as `expectedGrandTotal`. Nothing is stored;
 * without them, shipping is not included and taxes are estimated for the store's country (`taxIsEstimated`).
 * 404 if the caller has no cart. A guest's converted cart is returned for 30 days, with `convertedOrderId`. 422 `shipping_not_available` if the method does not serve the destination.
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
 * Removes a coupon code from the active cart and returns the cart with its new totals. 404 if the cart does not have the coupon. Automatic discounts cannot be removed. 409 `invalid_state_transition` while the cart is being checked out.
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
 * Applies a coupon code (case-insensitive) to the active cart and returns the cart with the discount. The use is counted at checkout, not here. Applying a code again changes nothing.
 * 422 `coupon_not_applicable`: the products or the minimum do not match, or the coupon cannot be combined; the problem's detail has the reason. A code that is unknown, used up, not running or reserved for another customer always gets the same response. 422 `coupon_exhausted` when this customer has reached the coupon's limit of uses per customer.
 * 429 after ten invalid codes; then one more attempt is allowed each minute. 409 `invalid_state_transition` while the cart is being checked out.
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
 * Moves the lines and coupons of the guest's cart (X-Cart-Token) into the logged-in customer's cart and returns the customer's cart. Quantities of equal lines are added, and capped at the orderable quantity. The cart's `problems` list the capped lines until the cart is changed. Coupons that do not apply to the customer are dropped.
 * If the customer has no cart, the guest's cart becomes the customer's. The guest's token is void afterwards. Login and sign-up do the same automatically if the request includes the token.
 * Merging the same token again returns the customer's cart unchanged; an unknown token, and a token whose cart is already an order, returns 404. Orders are never merged. 409 `invalid_state_transition` while either cart is being checked out; 422 `currency_mismatch` if the carts have different currencies.
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
 * Lists the store's active payment providers that serve the active cart's currency, amount and country, best first. Each has the public configuration that a browser needs (publishable key), and the customer's saved payment methods.
 * The list is empty if nothing is due (the cart's `amountDue` with its shipping) and it has no subscription: check out without `payment`. Name the shipping method that the checkout will send, unless the cart has it. A provider's limits are compared with the amount due at the checkout. Without an address in the cart, the total is that for `countryCode`. 404 without a cart. 422 `shipping_not_available` if the method does not serve the destination.
 * Send the buyer's choice in `payment` of `POST /customer/checkout`: the `paymentProviderId` with the token that the provider's form returned, or a saved `customerPaymentMethodId`.
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
 * The shipping methods that serve the destination and the active cart's weight, cheapest first, each with its price for this cart. Send `customerAddressId` (the customer's own), or `countryCode` with `stateProvince` and `postalCode`. The default is the address of the cart; if the cart has none, the response is 400.
 * Empty if nothing can be shipped there, or no line needs shipping (then omit `shippingMethodId` at checkout). 404 without a cart, 422 `cart_empty` for an empty one.
 * Send the chosen `shippingMethodId` to `GET /customer/cart/summary` for the total, and to `POST /customer/checkout`.
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
 * Cancels the payment that the checkout waits for (3-D Secure, redirect) and returns the cart, which is active and can be changed again. All reservations are released; no order is placed. Fires `order.payment_failed`. Gift cards and store credit get the held value back without an event. A cart that is already active is returned unchanged.
 * If the buyer finishes the payment at the same moment, the provider decides: 409 `invalid_state_transition` if the order is placed. The same code, with Retry-After, while it is unknown whether the provider has charged; 503 `payment_outcome_unknown` if the provider did not respond: retry the request.
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
 * Places the cart's order: the service checks prices, taxes, stock and coupons again, then makes the payment. A cart becomes at most one order, however often the request is sent.
 *
 * **Request**
 *
 * - `cartId` and `version` of `GET /customer/cart/summary`, and as `expectedGrandTotal` its `grandTotal` for the same address and shipping method.
 * - If something is shipped: a `shippingMethodId` of `GET /customer/checkout/shipping-methods` and an address, in full or, from a customer, as the id of a saved one. The billing address is given the same way, or by `billingSameAsShipping`.
 * - `payment`: a `paymentProviderId` of `GET /customer/checkout/payment-methods` with a `paymentToken` from the provider's form, or a saved `customerPaymentMethodId`. A total of 0 needs none, unless the cart has a plan. The guide on [test cards](/guides/test-cards) has tokens for test stores.
 * - If stored value pays a part (`tenders` of the cart is not empty, or `useStoreCredit` is true): `expectedAmountDue`, the cart's `amountDue` for the same address and shipping method. `payment` pays the rest; an amount due of 0 needs none, unless the cart has a plan. The value is held with the payment, returned if the payment fails, and captured with it.
 * - From a guest: `email` and the addresses. They can read the order with the cart token for 30 days.
 * - For plans: a logged-in customer who may subscribe, and a payment method that can be charged later and is saved. `subscriptionConsent` has each plan's `grandTotal` of `recurring` in the summary. Each plan becomes one subscription, which starts when the order is placed. Canceling or refunding the order does not cancel it. A trial costs nothing today; the payment method is verified anyway.
 *
 * **After the response**
 *
 * While `nextAction` is not null, the payment is not finished: send the buyer to its `url` and read the order afterwards. A repeated request returns the same action while it can still be taken, and then the outcome of its payment. Until then the cart is CHECKING_OUT, for at least half an hour unless `expiresOn` says otherwise. `DELETE /customer/checkout` makes it ACTIVE earlier. Addresses given in full are saved with the customer. Fires `order.created`, `order.payment_captured` if captured at once, then `subscription.created` for each subscription; a declined attempt fires `order.payment_failed`. When stored value is captured, `stored_value.redeemed` fires for each gift card and for the store credit; held and returned value fires no event. `stored_value.issued` fires for each gift card that the order buys once the order is paid.
 *
 * **Errors**
 *
 * - 409: nothing is charged. `cart_changed`: the total, the amount due or a plan's next charge is not the agreed one, and `totals` has the new amounts; read the cart again for its `amountDue`. `version_conflict`: the cart has changed. `invalid_state_transition`: it is converted or being checked out.
 * - 422: no order is placed, and the cart is ACTIVE again. An error in a line has the `cartItemId` and the code that the line has in the cart's `problems`. The error at `/payment` of `payment_declined` has a DeclineCode, and a `detail` for the buyer. `terms_not_accepted` also means that `subscriptionConsent` is missing, `unsupported_operation` that the payment method cannot be charged later.
 * - 401 for a guest with plans.
 * - 403 `email_not_verified` if the store requires a verified address. `forbidden` for a guest if `guestCheckout` of the overview is false. `account_inactive` for a suspended or banned customer, and for a guest with the e-mail address of one.
 * - 429 after too many declined payments of the cart, the customer or the network; the provider is not called.
 * - 503 `payment_outcome_unknown`: the provider did not respond. Retry with the same Idempotency-Key; the retry finds the outcome and never charges twice.
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
 * Create a checkout link
 *
 * Creates a link to a checkout page of this service on which the buyer pays for the cart. The URL has a token after `#c=`, which gives access to this cart and its checkout only, for six hours. Exchange it for the page's own token (`POST /customer/checkout/session`), and send that token as X-Cart-Token. It works with `GET /customer/cart/summary`, `PATCH /customer/cart`, coupons, `/customer/checkout…`, `GET /customer/store/overview` and `POST /customer/store/login`. The token also names the store, so no store key is needed. It gives no access to saved addresses and saved payment methods. Once the cart is an order, the token can only read the cart's summary and that order.
 * A login with the token makes a guest's cart the customer's. From then on the token alone gives no access to the cart; together with the customer's token it still names the store.
 * `returnUrl` and `cancelUrl` are the URLs to which the page sends the buyer. They must belong to the store: at its domain, or at one of its `allowedOrigins` (422 `invalid_value`). They are stored with the cart, for all its links. A cart has at most five links: a sixth invalidates the oldest.
 * While the cart is being checked out, the buyer confirms or cancels the payment on the page; the addresses do not change. 404 without a cart, 422 `cart_empty` for an empty one.
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
 * Create a checkout session
 *
 * Exchanges the token of a checkout link for a token of the page's own, before the buyer enters anything. The creator of the cart and the buyer both know the link, but only the page knows its session. The session's token has the same access as the link's, for six hours from now.
 * E-mail address, addresses, note, custom fields and payment that are entered with a session can be read with that session only. Every other caller with access to the cart or its order sees only that the values exist (`masked`), and the totals. Values that were entered before with the cart's own token can be read by every holder of the link.
 * Values that are entered with the link's own token can never be read again. A checkout with the same token uses them unless it sends a different e-mail address. A cart has at most twenty sessions: a further one ends the oldest session in which nothing was entered. A session cannot start another session (401).
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
 * Creates a page of the crypto provider on which the order's open amount can be paid. The amount is the order's `due`, fixed until the link expires. While a link of the same provider is open, the same link is returned, so there is never more than one to pay.
 * The order becomes PAID when the provider confirms (`order.payment_captured`, `order.payment_status_changed`). 409 `invalid_state_transition` if nothing is due or the order is canceled; 422 `unsupported_operation` if the provider has no crypto payments or does not support the currency.
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
 * All published collections of the store as a flat list, ordered by `position`; `parentCollectionId` forms a tree. Products of a collection: `GET /customer/product/paged?collectionId=…`.
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
 * Requires only the store key. The countries that the store's `allowedCountryCodes` allow for a shipping address, ordered by name, with the usual address format of each: the fields, their order, and the required fields.
 * Every operation that takes an address rejects one without a required field with 422. Of the names, either one is enough: people may have one name only.
 * `isShippedTo` tells a checkout of goods which of them to offer.
 * The formats are Google's address data, and the names of states CLDR's.
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
 * The data that the provider's own form in the browser needs to collect a card or account without the service seeing it. The form returns a payment token for `POST /customer/customer-payment-method`. Each call creates a new intent and charges nothing.
 * 422 `unsupported_operation` if the provider cannot save payment methods.
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
 * Removes a saved payment method (`isActive` becomes false) here and at the provider. If it was the default, the newest remaining one that has not expired becomes the default, or else the newest one. Fires `customer.payment_method_changed` with the removed method, then with the new default, if there is one. Removing a removed payment method returns 404.
 * 409 `in_use` while a live subscription uses it: set another payment method for the subscription first.
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
 * Saves a payment method from a payment token of the provider's form; a card number is never accepted. The first payment method becomes the default regardless of `isDefault`. A payment method that is already saved is returned unchanged, not saved twice.
 * A customer can save six at once and one more every ten minutes, including declined ones; beyond that 429 `rate_limited` with `Retry-After`.
 * Fires `customer.payment_method_changed`. 422 `payment_declined` if the provider declines it, `unsupported_operation` if the provider cannot save it, `invalid_value` for a token that the provider does not know.
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
 * Makes an active saved payment method the default; the old default loses the mark. Subscriptions keep their payment method. Fires `customer.payment_method_changed` for both. Repeating the request changes nothing. A removed payment method returns 404. An expired card returns 422 `invalid_value`.
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
 * Remove a gift card from the cart
 *
 * Removes a gift card from the active cart and returns the cart with its new amount due. The card keeps its balance. 404 if the cart does not have the card. 409 `invalid_state_transition` while the cart is being checked out.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await deleteCartGiftCard({ client, query: { giftCardId: 61 } });
 * ```
 */
export declare const deleteCartGiftCard: <ThrowOnError extends boolean = true>(options: Options<DeleteCartGiftCardData, ThrowOnError>) => RequestResult<DeleteCartGiftCardResponses, DeleteCartGiftCardErrors, ThrowOnError, "data">;
/**
 * Pay with a gift card
 *
 * Adds a gift card to the active cart by its code, and returns the cart. The cart's `tenders` and `amountDue` show what the card pays. Nothing is held before the checkout. Adding a card again changes nothing.
 * Capital and small letters, spaces and hyphens in the code do not matter. Gift cards pay in the order of their expiry, before store credit and before another payment. A cart takes at most five gift cards. A card pays no part of the order that buys other gift cards.
 * Errors:
 * - 404: there is no cart.
 * - 409 `version_conflict`: the cart's `version` is stale. 409 `invalid_state_transition`: the cart is being checked out.
 * - 422 `gift_card_invalid`: no gift card of the store has this code.
 * - 422 `gift_card_unusable`: the card is disabled or expired, or it has no value left. The problem's detail says which.
 * - 422 `currency_mismatch`: the card's currency is not the currency of the cart. 422 `invalid_value`: the cart has five gift cards.
 * - 429: after ten invalid codes; then one more attempt is allowed each minute. `POST /customer/gift-card/balance` shares the limit.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const cart = await createCartGiftCard({ client, body: { code: '7K2M-9QXD-A0RT-5W1Z' } });
 * ```
 */
export declare const createCartGiftCard: <ThrowOnError extends boolean = true>(options: Options<CreateCartGiftCardData, ThrowOnError>) => RequestResult<CreateCartGiftCardResponses, CreateCartGiftCardErrors, ThrowOnError, "data">;
/**
 * Check the balance of a gift card
 *
 * Returns the balance of the gift card with this code. The code is in the body, because URLs are logged. Capital and small letters, spaces and hyphens in the code do not matter. Nothing changes.
 * - 422 `gift_card_invalid`: no gift card of the store has this code.
 * - 429: after ten invalid codes of a customer or a cart; then one more attempt is allowed each minute. Other limits apply to the caller's network address.
 *
 * **Access:** anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and who has no cart yet.
 *
 * @example
 * ```ts
 * const giftCardBalance = await checkGiftCardBalance({ client, body: { code: '7K2M-9QXD-A0RT-5W1Z' } });
 * ```
 */
export declare const checkGiftCardBalance: <ThrowOnError extends boolean = true>(options: Options<CheckGiftCardBalanceData, ThrowOnError>) => RequestResult<CheckGiftCardBalanceResponses, CheckGiftCardBalanceErrors, ThrowOnError, "data">;
/**
 * Order Details
 *
 * One whole order as its buyer may see it: lines, totals, addresses, payments, shipments and refunds. A customer sends exactly one of `orderId` and `orderNumber`, and sees only their own orders of this store (404 otherwise).
 * A guest reads the order of the converted cart with the cart token, for 30 days, and can omit both; an id that is not this order's returns 404. The holder of a checkout link, or of a link to the order, can read the order in the same way while the link is valid.
 * While `nextAction` is not null, the order is a DRAFT; if the buyer does not complete the action, the order is discarded and the cart becomes active again.
 * `invoices` lists the numbered documents; `GET /customer/order/pdf` prints one.
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
 * Render an invoice or a credit note as PDF
 *
 * Renders a document of `invoices` of the order, with the data frozen when it was issued, by the store's template. A customer sends exactly one of `orderId` and `orderNumber`. A guest and the holder of a link read only one order and can omit both.
 * The document contains the addresses and the means of payment, so only callers who read the whole order get it. While `invoices` of the order is empty for the caller, every `invoiceId` returns 404.
 * A document with text in a script that no font of the service covers returns 422 `unsupported_operation`.
 *
 * **Access:** a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const file = await getOrderPdf({ client, query: { invoiceId: 701 } });
 * ```
 */
export declare const getOrderPdf: <ThrowOnError extends boolean = true>(options: Options<GetOrderPdfData, ThrowOnError>) => RequestResult<GetOrderPdfResponses, GetOrderPdfErrors, ThrowOnError, "data">;
/**
 * Request a link to an order
 *
 * Mails the buyer of an order a link to the order, for buyers who have no account or are not logged in. Send the number as `orderName` if the buyer types it, or as `orderNumber`; `email` must be the address that the order was placed with. The link leads to the service's checkout page, which shows the order, its parcels and the amount due, for 24 hours. The URL has a token after `#o=`, which reads this order only: send it as X-Cart-Token with `GET /customer/order`. An order has at most five links: a sixth invalidates the oldest.
 * The response and its time are the same for any other number and address, to which nothing is mailed. 429 after five requests an hour for one number and address, and after many from one network address.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * await lookUpOrder({ client, body: { orderName: 'JO-100042', email: 'mia.keller@example.com' } });
 * ```
 */
export declare const lookUpOrder: <ThrowOnError extends boolean = true>(options: Options<LookUpOrderData, ThrowOnError>) => RequestResult<LookUpOrderResponses, LookUpOrderErrors, ThrowOnError, "data">;
/**
 * Verify the buyer of an order
 *
 * Returns a token that reads the whole order that the caller's cart became, if the caller knows the order's e-mail address or a postal code of its addresses. Use it on another device, or in the shop that the cart came from. Send the token as X-Cart-Token with `GET /customer/order`, for 24 hours. An order has at most five such tokens and mailed links: a sixth invalidates the oldest.
 * Errors:
 * - 404: the order is not placed yet.
 * - 422 `invalid_value`: the order was not placed with the sent value. Also for a value that was entered with the cart's own token, because the creator of the cart knows it.
 * - 429: after five wrong attempts of all callers together, with one more every five hours. `POST /customer/order/lookup` still mails a link then.
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
 * Statuses and totals of one order, for the page after checkout and for polling a payment that is not finished. A customer sends exactly one of `orderId` and `orderNumber`, and sees only their own orders (404 otherwise). A guest sends the cart token of the converted cart and can omit both.
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
 * Get the amount due of a payment link
 *
 * The order of a payment link, as the holder of the link sees it: the items, the amount to pay, and the ways to pay. Send the link's token, the text after `#token=`, as X-Payment-Token; the token also names the store. The response shows neither the buyer nor the addresses.
 * The mail about a renewal that waits for its customer contains a link for the renewal's order, priced as it would be charged now. The customer can pay with the subscription's payment method, and then confirms the payment with the bank, or with another payment method. If the renewal has ended otherwise, `state` is CANCELLED.
 * `state` shows whether an amount is due. While it is CONFIRMING, `nextAction` leads to the page where the buyer continues a started payment. While it is PAYING, the outcome of a payment is not known yet: retry in a moment. Nothing is due for PAID and CANCELLED. Pay with `POST /customer/order/pay`.
 * 401 for a token that is invalid or no longer valid, for any reason.
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
 * Pays the whole amount due of a placed order. The order was placed to be paid later, has an amount due after an edit, or its payment failed afterwards. A customer pays their own order, a guest the order of their cart. The holder of a payment link pays the order of the link with its `token`, or with X-Payment-Token, which needs no store key. These tokens give no access to saved payment methods and cannot save one (422 `invalid_value`). A payment that waits for its customer's confirmation is canceled in favor of the new one. An awaited bank transfer is VOIDED once another payment secures the whole amount due.
 * With the link of a renewal that waits for its customer, the service charges the renewal as in `POST /customer/subscription/retry`. Send the `customerPaymentMethodId` of the subscription, or a `paymentToken`. The token also becomes the subscription's payment method if `savePaymentMethod` states that the customer agrees.
 * While `nextAction` is not null, the payment is not finished: send the buyer to its `url` and read the order afterwards. A repeated request returns the same action while it can still be taken, and then the outcome of its payment. In a test store the provider `SANDBOX` accepts the tokens of `POST /customer/checkout`.
 * Fires `order.payment_captured` when the payment is captured and, if it changes, `order.payment_status_changed`. If the order is paid then, `stored_value.redeemed` fires for each gift card and store credit whose value the order held, and `stored_value.issued` for each gift card that the order bought.
 * Errors:
 * - 401: the `token` is invalid or no longer valid.
 * - 409 `invalid_state_transition`: nothing is due, the order is canceled, or the outcome of a payment is not known.
 * - 409 `cart_changed`: the amount due differs from `expectedDue`. `totals` has the order's current amounts.
 * - 422 `payment_declined`: `errors` has the reason, and order.payment_failed fires, or subscription.payment_failed for a renewal.
 * - 422 `insufficient_stock`, `shipping_not_available`: a renewal cannot be shipped.
 * - 422 `unsupported_operation`: the provider cannot save the payment method.
 * - 429 `rate_limited`: too many declined payments of the order, the customer or the network. The provider is not called, and `Retry-After` gives the time to wait.
 * - 503 `payment_outcome_unknown`: the provider did not respond. Retry with the same Idempotency-Key. The retry finds the outcome and never charges twice.
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
 * The customer's own orders in this store, newest first by default. `search` matches the order number, with or without the store's prefix, and the lines' names and SKUs. Orders placed as a guest are not included: read one with `GET /customer/order` and its cart token.
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
 * The data for a product tile or the single product card web component, by exactly one of `productId` and `slug`. Prices are those of the caller's account type; a guest gets the prices for everyone. A product that is not published, or not visible to the caller, returns 404.
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
 * Returns the whole product page, by exactly one of `productId` and `slug`. It has the card's fields, options, media, subscription plans and related products. Variants have their availability and the price for the caller's account type.
 * Availability is the quantity that can be ordered at this moment; reading reserves nothing. A product that is not published, or not visible to the caller, returns 404.
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
 * The published products that the caller may see, as cards. Prices are those of the caller's account type; a guest gets the prices for everyone. 422 `currency_mismatch`: a `currencyCode` that the store does not have. `search` matches names, brands, SKUs, tags, and the options and option values of active variants. If nothing matches, words with a small mistake find what they resemble.
 * Without `sort`, a search is ordered by relevance, a collection by its own order, and all other lists newest first.
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
 * The filters for the list of products, with the number of products for each choice. The filters are those of `GET /customer/product/paged` and have the same meaning. A facet ignores its own filter and applies all others: with White selected, `options` still counts every color, and counts only the sizes that come in white.
 * If more than 2,000 products match, only the newest 2,000 are counted, and `isSample` is true.
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
 * Suggest products while the buyer types
 *
 * Suggestions for a search field while the buyer types: a few products, collections and search texts, from those that the caller may see. It searches the same fields as `search` of `GET /customer/product/paged` (names, brands, SKUs, tags and option values, case-insensitive); with one or two characters, it only matches the start of product names.
 * Products whose name begins with the text come first, then products that have it in the name, then others. Each entry of `queries` returns results when it is sent as `search`.
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
 * Get a redirect
 *
 * The page that replaces a former path of the storefront. Ask for paths for which the storefront has no page, and respond with 301 to `targetPath`, or to the page of the product or collection.
 *
 * Letter case and a slash at the end of the path do not matter. A path without a redirect returns 404, and so does a redirect to a product or collection that is not published or not visible to the caller. The path of the product's own `url`, in the same letter case, also returns 404: a redirect to it would never end.
 *
 * **Access:** anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.
 *
 * @example
 * ```ts
 * const storefrontRedirect = await getRedirect({ client, query: { path: '/products/pour-over-set' } });
 * ```
 */
export declare const getRedirect: <ThrowOnError extends boolean = true>(options: Options<GetRedirectData, ThrowOnError>) => RequestResult<GetRedirectResponses, GetRedirectErrors, ThrowOnError, "data">;
/**
 * Get Referrer Details
 *
 * The referrer of a referral code, for the referral tracker and the checkout page. An unknown code returns 404, and so does every code while the store has no commission provider; a known code that no longer counts is returned with `isActive` false.
 * 503 `unavailable` while the commission provider cannot be reached and the code is not known to this service yet.
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
 * Get the returnable units of an order
 *
 * Returns how many units of each line the buyer can return, for each kind of return, by the store's `returnPolicy`. `obstacle` has the reason if the buyer can return none. `reasons` lists the reasons that the buyer can select.
 * A customer reads their own orders. The holder of a link to an order sends the link's token as X-Cart-Token and reads that order only. All other orders return 404.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const returnEligibility = await getReturnEligibility({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getReturnEligibility: <ThrowOnError extends boolean = true>(options: Options<GetReturnEligibilityData, ThrowOnError>) => RequestResult<GetReturnEligibilityResponses, GetReturnEligibilityErrors, ThrowOnError, "data">;
/**
 * List returns
 *
 * Lists the returns of the customer's own orders in this store, newest first unless `sort` says otherwise. The holder of a link to an order gets the returns of that order. `search` matches the whole number of a return, or of an order.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listReturns({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listReturns: <ThrowOnError extends boolean = true>(options: Options<ListReturnsData, ThrowOnError>) => RequestResult<ListReturnsResponses, ListReturnsErrors, ThrowOnError, "data">;
/**
 * Get a return
 *
 * Returns one return of the customer's own orders, or of the order of a link, with the refunds that concern its units. `allowedActions` lists the actions that the buyer can take now.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerReturn = await getReturn({ client, query: { returnId: 77 } });
 * ```
 */
export declare const getReturn: <ThrowOnError extends boolean = true>(options: Options<GetReturnData, ThrowOnError>) => RequestResult<GetReturnResponses, GetReturnErrors, ThrowOnError, "data">;
/**
 * Request a return
 *
 * Requests the return of shipped units, by the store's `returnPolicy`. A WITHDRAWAL can also contain units that have not been shipped: `unshippedQuantity` counts them. The request moves neither goods nor money. The return starts APPROVED, or REQUESTED if the policy demands the approval of staff. A CLAIM always starts REQUESTED. A WITHDRAWAL before its deadline always starts APPROVED, and one after it starts REQUESTED. The buyer gets a mail with the content and the time of a WITHDRAWAL.
 * A customer returns units of their own orders. The holder of a link to an order sends the link's token as X-Cart-Token. The token of a cart or of a checkout link returns 401, because its holder need not be the buyer.
 * 422 `invalid_value` above the returnable units, for a line that the policy excludes or whose window has closed, and for a kind or a reason that does not exist.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerReturn = await createReturn({ client, body: { orderId: 1042, kind: 'RETURN', lines: [{ lineItemId: '2087', quantity: 2, reason: 'TOO_SMALL' }] } });
 * ```
 */
export declare const createReturn: <ThrowOnError extends boolean = true>(options: Options<CreateReturnData, ThrowOnError>) => RequestResult<CreateReturnResponses, CreateReturnErrors, ThrowOnError, "data">;
/**
 * Preview a return
 *
 * Returns the return that the same request to `POST /customer/return` would create. Also returns the price of its units, the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the refund. The amounts include tax. Units whose money is not captured, or is refunded already, count 0. Changes nothing. Rejected in the same cases as the request.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerReturnPreview = await previewReturn({ client, body: { orderId: 1042, kind: 'RETURN', lines: [{ lineItemId: '2087', quantity: 2, reason: 'TOO_SMALL' }] } });
 * ```
 */
export declare const previewReturn: <ThrowOnError extends boolean = true>(options: Options<PreviewReturnData, ThrowOnError>) => RequestResult<PreviewReturnResponses, PreviewReturnErrors, ThrowOnError, "data">;
/**
 * Cancel a return
 *
 * Ends a return before any unit arrives. If the return is already canceled: 200, no change. 409 `invalid_state_transition` in every other state. Only the buyer can cancel a withdrawal that they declared in time.
 *
 * **Access:** a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerReturn = await cancelReturn({ client, body: { returnId: 77 } });
 * ```
 */
export declare const cancelReturn: <ThrowOnError extends boolean = true>(options: Options<CancelReturnData, ThrowOnError>) => RequestResult<CancelReturnResponses, CancelReturnErrors, ThrowOnError, "data">;
/**
 * Withdraw from a contract
 *
 * Declares that a buyer withdraws from the contract for an order, with the order's number and the e-mail address that it was placed with. The buyer needs neither a login nor a link. Send the number as `orderName` if the buyer types it, or as `orderNumber`.
 * The withdrawal concerns every unit that the buyer can still return, and results in a return of the kind WITHDRAWAL with the time of the request. In time, it starts APPROVED. The buyer gets a mail with the content and the time of the declaration. If no unit is left to withdraw from, or the store gives the buyer no right to withdraw, no return begins, and the mail says why. To withdraw from single lines, send `POST /customer/return` with the kind WITHDRAWAL.
 * The response and its time are the same for any other number and address, for which nothing happens. 429 after five requests an hour for one number and address, and after many from one network address. Requests of `POST /customer/order/lookup` count too.
 *
 * **Access:** anybody, with the store's key.
 *
 * @example
 * ```ts
 * await declareWithdrawal({ client, body: { orderName: 'JO-100042', email: 'mia.keller@example.com' } });
 * ```
 */
export declare const declareWithdrawal: <ThrowOnError extends boolean = true>(options: Options<DeclareWithdrawalData, ThrowOnError>) => RequestResult<DeclareWithdrawalResponses, DeclareWithdrawalErrors, ThrowOnError, "data">;
/**
 * Store Login
 *
 * Logs a customer in to this store. The access token is valid for one hour, the refresh token for 30 days. If the account was created in another store, the first login creates its customer in this store and fires `customer.created`.
 * With X-Cart-Token, a guest's cart is merged into the customer's cart. The token is the cart's, or that of a link to its checkout. Equal lines are added, up to the orderable quantity, and coupons are kept if they apply. Earlier guest orders are never merged.
 * Errors:
 * - 401 `invalid_credentials`: a wrong password or an unknown address, with the same response.
 * - 403 `forbidden`: the account is another store's, and this store does not allow open sign-ups.
 * - 403 `email_not_verified`: the store has added a customer with this address, and the address is not verified yet (`POST /customer/user/resend-verify-email-pin`).
 * - 403 `account_inactive`: with the right password, for a suspended, banned or deactivated customer.
 * - 429: too many attempts for the account or from the address.
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
 * Exchanges a refresh token for new tokens, before the access token expires (after one hour) or when it is rejected (401); the old refresh token is used up. If the caller sends it again within ten seconds, and before the new token was used, the response has the same tokens. After that, sending it ends the whole session family (401 `unauthenticated`). Customers who are suspended, banned or deactivated have lost their sessions, which also returns 401; a login then returns 403 `account_inactive`.
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
 * Requires only the store key: the first request of a storefront.
 * The store's data that a storefront needs before it shows anything: name, logo, currencies, languages, tax display, checkout and account policy, legal links, collections.
 * A store in maintenance also responds; its `status` is MAINTENANCE, and carts and checkout return 503 `unavailable`.
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
 * List one's own store credit
 *
 * Returns the store credit of the customer, one account per currency, sorted by currency. A customer who never had store credit has no accounts. Store credit does not expire.
 *
 * **Access:** a customer who is logged in; the token of a checkout link may stand in the place of the store's key.
 *
 * @example
 * ```ts
 * const customerStoreCreditList = await listStoreCredit({ client });
 * ```
 */
export declare const listStoreCredit: <ThrowOnError extends boolean = true>(options: Options<ListStoreCreditData, ThrowOnError>) => RequestResult<ListStoreCreditResponses, ListStoreCreditErrors, ThrowOnError, "data">;
/**
 * Get user subscriptions
 *
 * All subscriptions of the customer in this store, with their live lines, newest first; includes canceled ones unless `status` excludes them.
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
 * One subscription of the customer, by exactly one of `subscriptionId` and `subscriptionNumber`: lines, plan, addresses, payment method, upcoming renewals and the actions that the customer may take now (`allowedActions`).
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
 * Changes addresses, payment method, shipping method, plan, coupons, next date or lines, if the plan allows it (422 `unsupported_operation` otherwise). Absent fields keep their values. `removeItems`, `updateItems` (another `variantId` swaps a line) and `addItems` change the lines;
 * at least one line must remain. A renewal is priced when it is charged; nothing is charged now.
 * Setting another payment method in dunning state RETRYING or EXHAUSTED, or after renewals have stopped (TERMINAL_FAILED), retries the failed renewal at once, in the background. While deliveries of a prepaid term are left, lines, plan, coupons and shipping method cannot be changed (409 `cycle_locked`). A plan cannot be changed before its `minCycles` are charged (422 `unsupported_operation`). A later date counts as skips and does not prolong a trial.
 * Fires, as they apply, `subscription.items_changed`, `subscription.processing_date_changed`, `subscription.pricing_changed`. An empty patch changes nothing.
 * Errors:
 * - 404: an unknown address, payment method or plan.
 * - 409 `cycle_locked`: inside the plan's cutoff (which does not lock the payment method), and while a renewal is being charged.
 * - 409 `cycle_locked` for the date: its renewal is being retried.
 * - 409 `invalid_state_transition`: the subscription is canceled.
 * - 409 `version_conflict`.
 * - 422 `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `invalid_value`.
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
 * The estimated cost of an upcoming renewal at today's prices, taxes, coupons and shipping, and the problems that would prevent it (`problems`). Nothing is reserved or charged; the actual renewal is priced when it runs. A renewal that a prepaid term has paid for costs nothing.
 * 422 `invalid_value` for a date on which the subscription does not run, 409 `invalid_state_transition` if it is not scheduled at all.
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
 * List the upcoming renewals of a subscription
 *
 * The upcoming renewals of the schedule, including skipped ones, earliest first and up to a day. The next one includes its estimate; request the estimate of a later one by its date. Empty if no renewal is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
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
 * The changes of the subscription with their actors, newest first: events, and changes that fire no event (addresses, payment and shipping method, note). Entries are never removed.
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
 * Cancels an active, paused or failed subscription: status CANCELLED, no further renewals, open retries are dropped. A renewal that is being charged at this moment still completes: if it succeeds, its order is placed, and nothing is renewed after it. With `atPeriodEnd` the subscription stays as it is until the next processing date and is canceled then instead of renewed. If no renewal is scheduled, or the last one failed, it is canceled at once anyway. Nothing is refunded. In a prepaid term the period ends with the term: paid deliveries are still made. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`).
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when the status becomes CANCELLED. Canceling a canceled subscription changes nothing and fires nothing. 422 `unsupported_operation` before the plan's minimum number of cycles.
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
 * Pauses an active subscription until it is resumed, or until `pausedUntil`, when it resumes automatically. The schedule does not move. The next renewal is on the first schedule date on or after that day. A renewal that failed or waits is skipped by the pause. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`. Pausing a paused subscription replaces date and reason, and fires `subscription.processing_date_changed` if its next date moves.
 * Errors:
 * - 409 `cycle_locked`: inside the cutoff, or while a renewal is being charged.
 * - 409 `invalid_state_transition`: from any other status, and while `cancelAtPeriodEnd` is true (reactivate the subscription first).
 * - 422 `unsupported_operation`: the plan does not allow it.
 * - 422 `invalid_value`: a date in the past or beyond the store's longest pause. Without a date, the longest pause applies if the store has one.
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
 * Resumes a paused subscription. The next renewal is on `nextProcessingDate`, by default the first future date of its schedule; missed cycles are not charged. Fires `subscription.resumed`, then `subscription.status_changed`. Resuming an active subscription changes nothing.
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
 * Charges the missed renewal now, with the customer present. The mail about a payment that needs confirmation leads to this operation. It is allowed in dunning state RETRYING or EXHAUSTED, while the renewal waits for the customer, and in TERMINAL_FAILED, otherwise 409 `invalid_state_transition`. While a charge is in progress, it returns 409 `cycle_locked`, without `Retry-After` while a bank is processing it. If the bank debit of a renewal, or of the subscription's first order, failed late, the existing order is charged.
 * While `nextAction` is not null, the payment is not finished: send the customer to its `url` and read the subscription afterwards. A repeated request returns the same action while it can still be taken.
 * On success, the order counts for the missed cycle and the schedule does not shift; from TERMINAL_FAILED the subscription becomes ACTIVE again, with the next date counted from today. Fires `order.created`, `order.payment_captured` if money was captured, `subscription.processed`, and `subscription.status_changed` from TERMINAL_FAILED.
 * A decline returns 422 `payment_declined` with a DeclineCode at `/payment`: the attempt is recorded and fires `subscription.payment_failed`. 422 `insufficient_stock` does not count as a failed payment. 503 `payment_outcome_unknown`: retry with the same Idempotency-Key. The retry finds the outcome and never charges twice.
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
 * Skips the next renewal of an active subscription; the dates after it do not change. Fires `subscription.cycle_skipped`. Send `processingDate`, so that a repeated request does not skip another renewal.
 * Errors:
 * - 409 `cycle_locked`: inside the cutoff, or while a renewal is being charged.
 * - 409 `invalid_state_transition`: the subscription is not active or is canceled at the end of the period, or the date is not the next one.
 * - 422 `unsupported_operation`: the plan does not allow it, or the store's limit of consecutive skips is reached.
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
 * Unskip a renewal
 *
 * Restores a skipped renewal: the renewal of that day is scheduled again, and becomes the next one if it is before the next date. Only for ACTIVE subscriptions (otherwise 409 `invalid_state_transition`), and for a future renewal that was skipped manually; another date returns 409 `invalid_state_transition`. Restoring a restored renewal succeeds without an event.
 * 409 `cycle_locked` inside the plan's cutoff or while a charge is in progress.
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
 * Makes a canceled subscription active again with its lines and plan. The next renewal is on `nextProcessingDate`, by default the first future date of its schedule. Fires `subscription.resumed`, then `subscription.status_changed`. Reactivating an active subscription withdraws a cancellation at the end of the period, without an event.
 * Errors:
 * - 409 `invalid_state_transition`: the subscription was replaced by another one, or ended because all its cycles were delivered.
 * - 422 `invalid_value`: a date that is past or more than one year ahead, or a payment method or address that is no longer active.
 * - 422 `unsupported_operation`: the plan is no longer offered.
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
 * Changes the caller's own profile in this store: absent fields keep their values, null clears a field. The e-mail address has its own
 * operations (`/customer/user/email-change`), and so does the password.
 * Fires `customer.updated` if the names, the phone number, the company, the language or `acceptsMarketing` changed; other changes fire no event, and an empty patch changes nothing. A stale `version` returns 409 `version_conflict`.
 *
 * **Access:** a customer who is logged in; the token of a checkout link may stand in the place of the store's key.
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
 * A six-digit verification pin is mailed with the store's template; `emailVerified` is false until the pin is sent to `POST /customer/user/verify-email`.
 * Fires `customer.created`. The customer gets the store's default account type. A guest's cart (X-Cart-Token: its token, or the token of a link to its checkout) becomes the customer's; earlier guest orders do not.
 * 409 `already_exists` if the address already has an account, even from another store. Log in with that account: the first login creates this store's customer. The same applies to the address of a customer whom the store has added: the customer requests a password with `POST /customer/user/forgot-password`.
 * This store sends mail only to its own customers. A person who forgot the password of an account at another store requests a new one on the service's page `/forgot-password`.
 * Errors:
 * - 403 `forbidden`: the store has no open sign-ups (`accountPolicy.signUpMode` of the overview).
 * - 422 `weak_password`: the password is too short, too common, or derived from the person's or the store's name.
 * - 422 `terms_not_accepted`: the store has terms, and they are not accepted.
 * - 422 `invalid_value`: an unknown `referrerCode`. Every code is unknown while the store has no commission provider.
 * - 429: after ten sign-ups and check-available requests in a minute, or thirty in an hour, from one network.
 * - 503 `unavailable`: it cannot be determined whose code it is.
 *
 * **Access:** anybody, with the store's key; a guest brings the token of their cart, or that of a checkout link, which stands in the key's place.
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
 * The caller's own profile in this store: the fields of PublicCustomer and fields that only the customer sees. Never a password, token or card
 * number.
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
 * Changes the account's e-mail address to the requested address, which the pin verifies: `emailVerified` is true afterwards. All other sessions and refresh tokens end; this session continues.
 * Fires `customer.updated` for the customer in every store of the account. A wrong, used or expired pin returns 422 `code_invalid`; an address that was taken in the meantime returns 409 `already_exists`.
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
 * Mails a six-digit pin to the new address and a notice to the old one. The old address stays valid until `PATCH /customer/user/email-change`.
 * The pin is valid for 10 minutes and 5 attempts, is bound to this customer and this new address, and invalidates an earlier pin.
 * A wrong `currentPassword` returns 403 `forbidden`, the account's current address 422 `invalid_value`. The response is the same whether the new address is free or taken. 429 after one mail a minute, or five an hour, to one address.
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
 * Ends this session: its access token and its refresh token are rejected from now on. Other sessions of the customer continue. The customer's cart is kept and available after the next login.
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
 * Checks whether a customer can sign up with this e-mail address. The operation is strictly rate limited (10 a minute and 30 an hour per address of the caller), because it reveals by design that an account exists.
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
 * Checks whether the password is the caller's own, for example before a form requests a sensitive change. Nothing changes. Wrong attempts are rate limited, to eight and then one a minute (429 `rate_limited`), separately from failed logins.
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
 * Mails a new verification pin; the earlier pin becomes invalid. The response and its time are the same for verified addresses and for addresses that do not belong to a customer of this store, to which nothing is mailed. Limited to one mail a minute and five an hour for each address (429).
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
 * Mails a customer of this store a link with a reset token (valid for 30 minutes, single use, in this store only): `https://`, the store's domain and `/reset-password#token=…`. While the domain is not verified,
 * and for an account that also belongs to other stores, the link leads to the service's own page at `/reset-password` instead. The response and its time are the same for any other address, to which nothing
 * is mailed, including an address with an account at other stores. A new request invalidates this store's earlier token. A customer whom the store has added, and who has no password yet, also gets the link. 429 after five requests an hour for one address.
 *
 * **Access:** anybody, with the store's key, or with the token of a checkout link in its place.
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
 * Sets a new password for the account. All other sessions and refresh tokens end; this session continues. A notice is mailed. A wrong `currentPassword` returns 403 `forbidden`, a weak new password 422 `weak_password`.
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
 * Sets a new password with the token from a mail of this store. The token works once; a wrong, used or expired token returns 422 `code_invalid`, a weak password 422 `weak_password` (the token then stays usable). The address counts as verified afterwards, and a customer whom the store has added then has an account. All sessions and refresh tokens of the account end and a notice is mailed. The customer logs in afterwards.
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
 * Verifies the e-mail address with the six-digit pin that this store mailed: `emailVerified` becomes true and `customer.updated` fires. The pin is valid for 10 minutes and 5 attempts and works once.
 * A wrong, used or expired pin, an unknown address and a pin of another account all return 422 `code_invalid`. Verifying a verified address again with its last pin also returns 422.
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
 * Deactivates the caller's customer in this store (status DEACTIVATED); the account itself is deleted when its last customer is erased. Until then a login with the right password returns 403 `account_inactive`. All sessions of this customer end at once, live subscriptions are canceled, saved payment methods are removed, and consent to marketing e-mails is withdrawn.
 * Personal data is erased 30 days later; until then the store can undo the deactivation, and a mail tells the customer the day. Open orders continue. Data that tax law requires is kept: orders and invoices keep the names and addresses of the buyer. The orders lose e-mail address, phone numbers, notes and custom fields. So do orders that were placed as a guest with the verified e-mail address.
 * Fires `customer.payment_method_changed` for each removed payment method, `customer.status_changed`, `subscription.cancelled` and `subscription.status_changed` for each live subscription, and `stored_value.adjusted` for each currency of forfeited credit, in this order. A wrong `currentPassword` returns 403 `forbidden`.
 * A customer who has store credit gets 409 `stored_value_left`, whose `detail` names the amounts. Show them, and send `forfeitStoreCredit: true` if the customer agrees to lose the credit. While an open order holds some of the credit, the account cannot be deleted: the request returns 409 `stored_value_left` in any case.
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
 * Returns a short-lived, single-use link that logs the customer in at the store's commission provider. Request the link when the customer
 * clicks, and never store it.
 * 422 `unsupported_operation` if the store has no commission provider, its single sign-on is off, or the provider does not know the customer yet.
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
 * All active addresses of the customer, the default one first, then newest first. Removed addresses are not included.
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
 * Removes an address (`isActive` becomes false). If it was the default, the newest remaining address becomes the default. Fires `customer.address_changed` with the removed address, then with the new default, if there is one. Removing a removed address returns 404.
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
 * Changes one of the customer's active addresses: absent fields keep their values, null clears a field. Placed orders keep the address that they were placed with; subscriptions use the changed address from their next renewal. Fires `customer.address_changed` if something changed.
 * 422 `invalid_value`: a country that the store does not serve, or a missing field that the country requires, such as a postal code.
 * 409 `cycle_locked`: a subscription ships to the address, and its next renewal is inside the plan's cutoff.
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
 * Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old one. At most 100 active addresses (422 `invalid_value`). Fires `customer.address_changed`, first for the former default, if there is one, then for the new address. 422 `invalid_value` also for a country that the store does not serve, and for a missing field that the country requires, such as a postal code.
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
 * Makes an active address the default; the old default loses the mark. Fires `customer.address_changed` for both. Repeating the request changes nothing. A removed address returns 404.
 *
 * **Access:** a customer who is logged in.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await setDefaultCustomerAddress({ client, body: { customerAddressId: 910 } });
 * ```
 */
export declare const setDefaultCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<SetDefaultCustomerAddressData, ThrowOnError>) => RequestResult<SetDefaultCustomerAddressResponses, SetDefaultCustomerAddressErrors, ThrowOnError, "data">;
