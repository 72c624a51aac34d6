import type { Options } from '../../options.js';
import type { RequestResult } from '../client/index.js';
import type { CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, CancelWebhookReplayData, CancelWebhookReplayErrors, CancelWebhookReplayResponses, CreateCustomerAddressData, CreateCustomerAddressErrors, CreateCustomerAddressResponses, CreateSubscriptionData, CreateSubscriptionErrors, CreateSubscriptionResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, CreateWebhookReplayData, CreateWebhookReplayErrors, CreateWebhookReplayResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, EnableWebhookEndpointData, EnableWebhookEndpointErrors, EnableWebhookEndpointResponses, GetCustomerData, GetCustomerErrors, GetCustomerResponses, GetOrderData, GetOrderErrors, GetOrderResponses, GetReturnData, GetReturnErrors, GetReturnResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointResponses, GetWebhookEventData, GetWebhookEventErrors, GetWebhookEventResponses, GetWebhookReplayData, GetWebhookReplayErrors, GetWebhookReplayResponses, ListAnnouncedSubscriptionPricesData, ListAnnouncedSubscriptionPricesErrors, ListAnnouncedSubscriptionPricesResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListCustomersData, ListCustomersErrors, ListCustomersResponses, ListOrdersData, ListOrdersErrors, ListOrdersResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListRefundsData, ListRefundsErrors, ListRefundsResponses, ListReturnsData, ListReturnsErrors, ListReturnsResponses, ListShipmentsData, ListShipmentsErrors, ListShipmentsResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, ListWebhookEventsData, ListWebhookEventsErrors, ListWebhookEventsResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, ReplaceSubscriptionData, ReplaceSubscriptionErrors, ReplaceSubscriptionResponses, ResendWebhookEventData, ResendWebhookEventErrors, ResendWebhookEventResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RotateWebhookEndpointSecretData, RotateWebhookEndpointSecretErrors, RotateWebhookEndpointSecretResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateCustomerAddressData, UpdateCustomerAddressErrors, UpdateCustomerAddressResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses } from './types.gen.js';
export type { Options };
/**
 * List orders
 *
 * The placed orders of the store, without drafts. Each item is the snapshot that order events carry. `search` matches the whole order number and the whole `externalId`, and parts of the e-mail address, of the names in the order's addresses, of SKUs and of tracking numbers. With fewer than three characters it matches only whole SKUs and numbers. The items are short: `GET /order` returns an order with its customer, addresses, payments, refunds and shipments.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listOrders({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listOrders: <ThrowOnError extends boolean = true>(options: Options<ListOrdersData, ThrowOnError>) => RequestResult<ListOrdersResponses, ListOrdersErrors, ThrowOnError, "data">;
/**
 * Get an order
 *
 * The complete order in its current state: the fields of the list and of order events, plus its customer, addresses, payments, refunds, shipments, notes and custom fields.
 * Send exactly one of `orderId` and `orderNumber`, otherwise the API returns 400 `invalid_request`. Drafts return 404. A payment shows only the brand and the last four digits of a card.
 *
 * **Access:** an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const publicOrder = await getOrder({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getOrder: <ThrowOnError extends boolean = true>(options: Options<GetOrderData, ThrowOnError>) => RequestResult<GetOrderResponses, GetOrderErrors, ThrowOnError, "data">;
/**
 * List products
 *
 * The products of the store with their variants, stock and every price row, whatever their status. Filter by `status=ACTIVE` for products that may be sold, but not to synchronize: with `modifiedSince`, a product that is archived would be missing from the list. `search` matches parts of name, brand, SKU, barcode, `externalId`, options and option values. Stock figures are current as of the response.
 * A change of the product, its options, media, variants or prices counts as a change of the product. A stock movement alone does not.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listProducts({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listProducts: <ThrowOnError extends boolean = true>(options: Options<ListProductsData, ThrowOnError>) => RequestResult<ListProductsResponses, ListProductsErrors, ThrowOnError, "data">;
/**
 * List refunds
 *
 * The refunds of the store in every status. Each item is the snapshot that refund events carry. Only COMPLETED refunds returned money; FAILED and VOIDED refunds returned none.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `refund:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listRefunds({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listRefunds: <ThrowOnError extends boolean = true>(options: Options<ListRefundsData, ThrowOnError>) => RequestResult<ListRefundsResponses, ListRefundsErrors, ThrowOnError, "data">;
/**
 * List returns
 *
 * The returns of the store in every status. Each item is the snapshot that return events carry.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `return:read` in the store.
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
 * Returns the return with its lines, the rules of the policy that it sets aside, and the refunds that concern its units. The store's internal note is not part of it.
 *
 * **Access:** an app token with the permission `return:read` in the store.
 *
 * @example
 * ```ts
 * const publicReturnDetails = await getReturn({ client, query: { returnId: 77 } });
 * ```
 */
export declare const getReturn: <ThrowOnError extends boolean = true>(options: Options<GetReturnData, ThrowOnError>) => RequestResult<GetReturnResponses, GetReturnErrors, ThrowOnError, "data">;
/**
 * List shipments
 *
 * The shipments of the store, including canceled ones. Each item is the snapshot that shipment events carry. `lineItemId` is the id of a line in `GET /order`, which shows the product.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `shipment:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listShipments({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listShipments: <ThrowOnError extends boolean = true>(options: Options<ListShipmentsData, ThrowOnError>) => RequestResult<ListShipmentsResponses, ListShipmentsErrors, ThrowOnError, "data">;
/**
 * List customers
 *
 * The customers of the store in every status. Each item is the snapshot that customer events carry. Guest buyers are not included. `search` matches parts of the e-mail address, names, company and phone number, and whole external ids.
 * Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`.
 * When `nextCursor` is null, keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes.
 * The list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your copy by its id.
 *
 * **Access:** an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listCustomers({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listCustomers: <ThrowOnError extends boolean = true>(options: Options<ListCustomersData, ThrowOnError>) => RequestResult<ListCustomersResponses, ListCustomersErrors, ThrowOnError, "data">;
/**
 * Get a customer
 *
 * The customer in its current state, as the snapshot that customer events carry. Send exactly one of `storeCustomerId` and `email`, otherwise the API returns 400 `invalid_request`.
 * `GET /store-customer/address/all` and `GET /store-customer/payment-method/all` return the customer's addresses and saved payment methods.
 *
 * **Access:** an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const publicCustomer = await getCustomer({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const getCustomer: <ThrowOnError extends boolean = true>(options: Options<GetCustomerData, ThrowOnError>) => RequestResult<GetCustomerResponses, GetCustomerErrors, ThrowOnError, "data">;
/**
 * List a customer's addresses
 *
 * The saved addresses of one customer: the default address first, then the newest. Removed addresses (`isActive` false) are included only with `includeRemoved`.
 *
 * **Access:** an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const publicCustomerAddressList = await listCustomerAddresses({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const listCustomerAddresses: <ThrowOnError extends boolean = true>(options: Options<ListCustomerAddressesData, ThrowOnError>) => RequestResult<ListCustomerAddressesResponses, ListCustomerAddressesErrors, ThrowOnError, "data">;
/**
 * Update an address of a customer
 *
 * Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the changed address from their next renewal. Fires `customer.address_changed` if something changed. A removed address returns 404.
 * 422 `invalid_value`: a country that the store does not serve, or a missing field that the country requires, such as a postal code.
 *
 * **Access:** an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await updateCustomerAddress({ client, body: { customerAddressId: 910, streetLine1: 'Torstraße 142', phoneNumber: '+49 30 5550142' } });
 * ```
 */
export declare const updateCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<UpdateCustomerAddressData, ThrowOnError>) => RequestResult<UpdateCustomerAddressResponses, UpdateCustomerAddressErrors, ThrowOnError, "data">;
/**
 * Add an address of a customer
 *
 * Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address.
 * 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the store does not serve, a missing field that the country requires, such as a postal code, or more than 100 active addresses.
 *
 * **Access:** an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const publicCustomerAddress = await createCustomerAddress({ client, body: {
 *   storeCustomerId: 501,
 *   firstName: 'Mia',
 *   lastName: 'Keller',
 *   streetLine1: 'Torstraße 142',
 *   city: 'Berlin',
 *   stateProvince: 'BE',
 *   postalCode: '10119',
 *   countryCode: 'DE',
 *   phoneNumber: '+49 30 5550142',
 *   isDefault: true,
 * } });
 * ```
 */
export declare const createCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<CreateCustomerAddressData, ThrowOnError>) => RequestResult<CreateCustomerAddressResponses, CreateCustomerAddressErrors, ThrowOnError, "data">;
/**
 * List a customer's payment methods
 *
 * The saved payment methods of one customer: the default one first, then the newest. The list never contains card numbers, gateway tokens or vault ids. Removed payment methods (`isActive` false) are included only with `includeRemoved`.
 *
 * **Access:** an app token with the permission `customer-payment-method:read` in the store.
 *
 * @example
 * ```ts
 * const publicCustomerPaymentMethodList = await listCustomerPaymentMethods({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const listCustomerPaymentMethods: <ThrowOnError extends boolean = true>(options: Options<ListCustomerPaymentMethodsData, ThrowOnError>) => RequestResult<ListCustomerPaymentMethodsResponses, ListCustomerPaymentMethodsErrors, ThrowOnError, "data">;
/**
 * List subscription lines
 *
 * One row per live line: a subscription with two lines has two rows, a subscription without lines has none, and `totalCount` counts rows. Removed lines disappear from the list; `GET /subscription` and the events show the removal.
 * `search` matches the whole subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs. With fewer than three characters it matches only whole SKUs and numbers. A line's `nextProcessingDate` keeps its last date after nothing is scheduled any longer, so check `status`.
 * With `modifiedSince`, the rows come in the order in which they changed, oldest first, up to the oldest transaction still running. Omit `sort`, otherwise the response is
 * 400 `invalid_request`. A row that is committed late is not skipped but comes later. When `nextCursor` is null, keep the last cursor you sent and send it again
 * next time. The response repeats the rows of that page and adds all later changes. If you sent no cursor, send the same `modifiedSince` again. A row that changes in the meantime appears again.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listSubscriptions({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listSubscriptions: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionsData, ThrowOnError>) => RequestResult<ListSubscriptionsResponses, ListSubscriptionsErrors, ThrowOnError, "data">;
/**
 * Get a subscription
 *
 * The subscription in its current state, as the snapshot that subscription events carry. Send exactly one of `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await getSubscription({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const getSubscription: <ThrowOnError extends boolean = true>(options: Options<GetSubscriptionData, ThrowOnError>) => RequestResult<GetSubscriptionResponses, GetSubscriptionErrors, ThrowOnError, "data">;
/**
 * Change a subscription
 *
 * Changes the dates, shipping, billing and prices of future renewals, all or nothing. Placed orders do not change. Addresses and payment method must be active ones of the
 * subscription's customer (404 otherwise). A new plan changes interval and prices from the next renewal on; the next date stays unless the request sets it. A new payment method in
 * dunning, or in TERMINAL_FAILED, starts a retry at once, in the background. The API removes, updates and adds lines in this order. A line keeps its `subscriptionItemId` when it is updated or swapped
 * (another `variantId`). `unitPrice` fixes the line's price, for example at the price of your own system; null restores the plan's price. A request may remove every line.
 * Fires `subscription.items_changed` (lines or plan), `subscription.processing_date_changed` and `subscription.pricing_changed` (prices or coupons), in this order, each at most once and only for actual changes. Changes of addresses, shipping and payment method fire no event; the history records them.
 * Errors:
 * - 404: a plan that the store does not have.
 * - 409 `invalid_state_transition`: the subscription is CANCELLED, or not ACTIVE for `nextProcessingDate`.
 * - 409 `cycle_locked`: inside the plan's cutoff (which does not apply to the payment method), or while a charge is running.
 * - 409 `cycle_locked`: for the date while its renewal is being retried, and for lines, plan and coupons while deliveries of a prepaid term are left.
 * - 409 `version_conflict`.
 * - 422 `invalid_value`: a date out of range, an inactive plan, or a variant that is not sold on the plan.
 * - 422 `coupon_not_applicable`, `shipping_not_available`, `currency_mismatch`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await updateSubscription({ client, body: {
 *   subscriptionId: 204,
 *   nextProcessingDate: '2026-12-27',
 *   updateItems: [{ subscriptionItemId: 377, quantity: 3 }],
 *   version: 2,
 * } });
 * ```
 */
export declare const updateSubscription: <ThrowOnError extends boolean = true>(options: Options<UpdateSubscriptionData, ThrowOnError>) => RequestResult<UpdateSubscriptionResponses, UpdateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Create a subscription
 *
 * Creates a subscription without a checkout, for example for an order by telephone or for a subscription from another system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of `nextProcessingDate` make the first charge (today's renewals, if that date is today), and the schedule counts from that date. Introductory prices and coupons count from the first charge.
 * The customer must be ACTIVE (409 `invalid_state_transition`) and have an account type that may subscribe. The payment method and addresses must be active ones of this customer (404 otherwise). A customer may have several subscriptions to the same product.
 * Errors with 422, with every invalid field:
 * - `invalid_value`: an inactive plan, a variant that is not sold on the plan, or a date out of range.
 * - `invalid_value`: a payment method that its provider cannot charge later, or a missing address or shipping method.
 * - `unsupported_operation`: an account type that cannot subscribe.
 * - `currency_mismatch`: a variant has no price in the currency.
 * - `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`.
 * Fires `subscription.created` with the action `subscription.created_by_admin`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await createSubscription({ client, body: {
 *   storeCustomerId: 501,
 *   subscriptionPlanId: 4,
 *   items: [{ variantId: 301, quantity: 2 }],
 *   nextProcessingDate: '2026-12-20',
 *   customerPaymentMethodId: 730,
 *   shippingAddressId: 910,
 *   shippingMethodId: 3,
 *   consentText: 'Mia agreed on the telephone to a monthly delivery.',
 * } });
 * ```
 */
export declare const createSubscription: <ThrowOnError extends boolean = true>(options: Options<CreateSubscriptionData, ThrowOnError>) => RequestResult<CreateSubscriptionResponses, CreateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Estimate a renewal of a subscription
 *
 * Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real charge. `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real renewal is priced when it runs. A renewal that is covered by a prepaid term costs nothing.
 * 422 `invalid_value` for a date on which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
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
 * The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const subscriptionUpcomingList = await listUpcomingSubscriptionCycles({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const listUpcomingSubscriptionCycles: <ThrowOnError extends boolean = true>(options: Options<ListUpcomingSubscriptionCyclesData, ThrowOnError>) => RequestResult<ListUpcomingSubscriptionCyclesResponses, ListUpcomingSubscriptionCyclesErrors, ThrowOnError, "data">;
/**
 * List the announced prices of a subscription
 *
 * Returns the price increases that the customer was notified of and that no renewal has charged yet, for each live line. The list is usually empty.
 * `subscription.pricing_changed` fires when an increase is announced or withdrawn; the snapshot of the event has the prices of the next renewal only. 404 for a subscription that the store does not have.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const announcedSubscriptionPriceList = await listAnnouncedSubscriptionPrices({ client, query: { subscriptionId: 204 } });
 * ```
 */
export declare const listAnnouncedSubscriptionPrices: <ThrowOnError extends boolean = true>(options: Options<ListAnnouncedSubscriptionPricesData, ThrowOnError>) => RequestResult<ListAnnouncedSubscriptionPricesResponses, ListAnnouncedSubscriptionPricesErrors, ThrowOnError, "data">;
/**
 * List the history of a subscription
 *
 * The changes of the subscription and who made them, newest first: events, and changes that fire no event (addresses, payment and shipping method, note). Entries are never removed.
 *
 * **Access:** an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listSubscriptionHistory({ client, query: { cursor, subscriptionId: 204 } }))) console.log(item);
 * ```
 */
export declare const listSubscriptionHistory: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionHistoryData, ThrowOnError>) => RequestResult<ListSubscriptionHistoryResponses, ListSubscriptionHistoryErrors, ThrowOnError, "data">;
/**
 * Pause a subscription
 *
 * Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`. The
 * schedule does not move, and the next processing date is the first scheduled date on or after `pausedUntil`. Without `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a renewal that failed or waits. Pausing a PAUSED subscription replaces date and reason. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` is true (reactivate the subscription first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`. For a subscription that is already PAUSED, fires only `subscription.processing_date_changed`, and only if the next date moves.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await pauseSubscription({ client, body: { subscriptionId: 204, pausedUntil: '2027-01-15', pauseReason: 'On holiday' } });
 * ```
 */
export declare const pauseSubscription: <ThrowOnError extends boolean = true>(options: Options<PauseSubscriptionData, ThrowOnError>) => RequestResult<PauseSubscriptionResponses, PauseSubscriptionErrors, ThrowOnError, "data">;
/**
 * Resume a subscription
 *
 * Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled date after today; missed cycles are not caught up. Resuming an ACTIVE subscription
 * succeeds without an event; other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead.
 * Fires `subscription.resumed`, then `subscription.status_changed`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await resumeSubscription({ client, body: { subscriptionId: 204 } });
 * ```
 */
export declare const resumeSubscription: <ThrowOnError extends boolean = true>(options: Options<ResumeSubscriptionData, ThrowOnError>) => RequestResult<ResumeSubscriptionResponses, ResumeSubscriptionErrors, ThrowOnError, "data">;
/**
 * Skip the next renewal
 *
 * Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription must be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`). Send `processingDate` to name the renewal to
 * skip: any date other than the next one returns 409 `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff or while a charge is
 * running. Fires `subscription.cycle_skipped`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await skipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20' } });
 * ```
 */
export declare const skipSubscription: <ThrowOnError extends boolean = true>(options: Options<SkipSubscriptionData, ThrowOnError>) => RequestResult<SkipSubscriptionResponses, SkipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Undo the skip of a renewal
 *
 * Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have been skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing the same skip again succeeds without an event.
 * 409 `cycle_locked` inside the plan's cutoff or while a charge is running.
 * Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await unskipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20' } });
 * ```
 */
export declare const unskipSubscription: <ThrowOnError extends boolean = true>(options: Options<UnskipSubscriptionData, ThrowOnError>) => RequestResult<UnskipSubscriptionResponses, UnskipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Cancel a subscription
 *
 * Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and is then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is canceled at once even with `atPeriodEnd`. Nothing is refunded. In a prepaid term, the period ends with the term: paid deliveries are still sent. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Canceling again succeeds without an event.
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when the subscription becomes CANCELLED.
 *
 * **Access:** an app token with the permission `subscription:cancel` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await cancelSubscription({ client, body: { subscriptionId: 204, cancelReason: 'Moving abroad' } });
 * ```
 */
export declare const cancelSubscription: <ThrowOnError extends boolean = true>(options: Options<CancelSubscriptionData, ThrowOnError>) => RequestResult<CancelSubscriptionResponses, CancelSubscriptionErrors, ThrowOnError, "data">;
/**
 * Reactivate a canceled subscription
 *
 * Moves the subscription from CANCELLED to ACTIVE, unless it was replaced or has completed its cycles, or the customer is not ACTIVE (409 `invalid_state_transition`). The subscription needs an active payment method, its own or the one in the request (422 `invalid_value`). A date that is past or more than one year ahead returns 422 `invalid_value`, too. Without `nextProcessingDate`, the next date is the first scheduled date after today. Nothing is charged now. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the period (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment. Fires `subscription.resumed`, then `subscription.status_changed`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await reactivateSubscription({ client, body: { subscriptionId: 204, nextProcessingDate: '2026-12-20' } });
 * ```
 */
export declare const reactivateSubscription: <ThrowOnError extends boolean = true>(options: Options<ReactivateSubscriptionData, ThrowOnError>) => RequestResult<ReactivateSubscriptionResponses, ReactivateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Replace a subscription with a new one
 *
 * Creates a new ACTIVE subscription with the same customer and currency and cancels the old one (cancelReason `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0, is not charged before its next processing date, and gets introductory prices only for the introductory cycles that the old one had left.
 * The old subscription must be ACTIVE, PAUSED or TERMINAL_FAILED (409 `invalid_state_transition`); 409 `cycle_locked` while a charge is running, `version_conflict`. A replaced subscription cannot be reactivated.
 * Fires `subscription.replaced`, `subscription.cancelled` and `subscription.status_changed` for the old subscription, then `subscription.created` for the new one. 422 `invalid_value` when a variant is not sold on the plan, `currency_mismatch`, `coupon_not_applicable`, `shipping_not_available`.
 *
 * **Access:** an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const publicSubscriptionSnapshot = await replaceSubscription({ client, body: {
 *   subscriptionId: 204,
 *   subscriptionPlanId: 5,
 *   items: [{ variantId: 301, quantity: 2 }],
 *   nextProcessingDate: '2027-01-20',
 *   reason: 'Customer wants it every two months.',
 * } });
 * ```
 */
export declare const replaceSubscription: <ThrowOnError extends boolean = true>(options: Options<ReplaceSubscriptionData, ThrowOnError>) => RequestResult<ReplaceSubscriptionResponses, ReplaceSubscriptionErrors, ThrowOnError, "data">;
/**
 * List webhook deliveries
 *
 * The deliveries of the store, without their attempts. `GET /webhook-delivery` returns a delivery with its attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next due first. Deliveries are kept for at least 90 days after they end.
 * The list has only deliveries of events whose object the caller may read (`order:read` for `order.created`).
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listWebhookDeliveries({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listWebhookDeliveries: <ThrowOnError extends boolean = true>(options: Options<ListWebhookDeliveriesData, ThrowOnError>) => RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError, "data">;
/**
 * Get a webhook delivery
 *
 * The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first 16 KiB of the response. Each attempt also shows when the next attempt follows and why.
 * Also requires the permission to read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookDeliveryDetails = await getWebhookDelivery({ client, query: { webhookDeliveryId: 77120 } });
 * ```
 */
export declare const getWebhookDelivery: <ThrowOnError extends boolean = true>(options: Options<GetWebhookDeliveryData, ThrowOnError>) => RequestResult<GetWebhookDeliveryResponses, GetWebhookDeliveryErrors, ThrowOnError, "data">;
/**
 * Delete a webhook endpoint
 *
 * Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An attempt in flight may still arrive. Past deliveries stay readable for 90 days.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * await deleteWebhookEndpoint({ client, query: { webhookEndpointId: 9 } });
 * ```
 */
export declare const deleteWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<DeleteWebhookEndpointData, ThrowOnError>) => RequestResult<DeleteWebhookEndpointResponses, DeleteWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * Get a webhook endpoint
 *
 * The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpoint = await getWebhookEndpoint({ client, query: { webhookEndpointId: 9 } });
 * ```
 */
export declare const getWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<GetWebhookEndpointData, ThrowOnError>) => RequestResult<GetWebhookEndpointResponses, GetWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * Change a webhook endpoint
 *
 * Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting deliveries; only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued deliveries
 * wait, and new events get no delivery and can be replayed later. `isActive: true` activates the endpoint and closes its breaker. Waiting deliveries then continue at once, and parked deliveries after the first success. A new URL closes the breaker.
 * 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an unknown event type, and for a forbidden header. 422 `invalid_value` also for a URL that is not https (in a livemode store), has credentials or a fragment, or leads to a non-public address.
 * Changing `url` or `eventTypes` also requires the permission to read the objects of all its event types (403 `forbidden`).
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpoint = await updateWebhookEndpoint({ client, body: {
 *   webhookEndpointId: 9,
 *   eventTypes: ['order.*', 'refund.*', 'shipment.*'],
 *   customHeaders: [{ name: 'X-Warehouse-Key' }],
 *   ratePerSecond: 50,
 *   version: 1,
 * } });
 * ```
 */
export declare const updateWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<UpdateWebhookEndpointData, ThrowOnError>) => RequestResult<UpdateWebhookEndpointResponses, UpdateWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * Create a webhook endpoint
 *
 * Registers an address for future events; earlier events can be replayed. The response shows the v1 signing secret once; only a retry with the same
 * Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering PER_OBJECT, timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and stays pinned.
 * A delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`, `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks. To verify a delivery, join id, timestamp and raw
 * body with dots (`id.timestamp.body`) and compute the HMAC-SHA256 of the result. The key is the base64-decoded part of the secret after `whsec_`. Compare the base64 of the HMAC, in constant time, with the part of the signature after `v1,`. The header may contain several signatures, separated by spaces.
 * Reject a timestamp that is more than five minutes off.
 * The caller also needs the permission to read the object of each of its event types: `order:read` for `order.*`, all five for `*`, and `gift-card:read` and `store-credit:read` for `stored_value.*`. 403 `forbidden` names the first missing permission.
 * Deliveries are at least once: a consumer discards duplicates by the event's id. A delivery succeeds with a 2xx response within the timeout; redirects are not followed.
 *
 * A store has at most 50 endpoints (422 `unsupported_operation`). The same URL may be registered more than once.
 * 422 `invalid_value`:
 * - a URL that is not https (in a livemode store), has credentials or a fragment, or whose host resolves to a non-public address.
 * - an unknown event type.
 * - a forbidden header.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpointCreated = await createWebhookEndpoint({ client, body: {
 *   url: 'https://hooks.juniper-oak.example/store-events',
 *   description: 'Warehouse and accounting',
 *   eventTypes: ['order.*', 'refund.*', 'shipment.created'],
 *   customHeaders: [{ name: 'X-Warehouse-Key', value: 'wk_live_7be8a6534f2a' }],
 * } });
 * ```
 */
export declare const createWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<CreateWebhookEndpointData, ThrowOnError>) => RequestResult<CreateWebhookEndpointResponses, CreateWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * List webhook endpoints
 *
 * All endpoints of the store, oldest first, at most 50.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpointList = await listWebhookEndpoints({ client });
 * ```
 */
export declare const listWebhookEndpoints: <ThrowOnError extends boolean = true>(options: Options<ListWebhookEndpointsData, ThrowOnError>) => RequestResult<ListWebhookEndpointsResponses, ListWebhookEndpointsErrors, ThrowOnError, "data">;
/**
 * Rotate a webhook signing key
 *
 * Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for overlapHours (0–168, default 24). Until then every delivery carries
 * several signatures, separated by spaces, and a receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including those of earlier rotations. At most 20 keys of a scheme are live. More return
 * 422 `unsupported_operation`, as does v1a while asymmetricSignature is off.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpointSecretRotated = await rotateWebhookEndpointSecret({ client, body: { webhookEndpointId: 9, scheme: 'v1', overlapHours: 48 } });
 * ```
 */
export declare const rotateWebhookEndpointSecret: <ThrowOnError extends boolean = true>(options: Options<RotateWebhookEndpointSecretData, ThrowOnError>) => RequestResult<RotateWebhookEndpointSecretResponses, RotateWebhookEndpointSecretErrors, ThrowOnError, "data">;
/**
 * Send a test event
 *
 * Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits for the outcome: one attempt, no retry. A failed attempt returns 200 with
 * `succeeded: false`. The test works for every type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode: false` and the request has the header
 * `webhook-test: true`. The sample appears in no event list, has no delivery, and does not affect health or breaker.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpointTestResult = await testWebhookEndpoint({ client, body: { webhookEndpointId: 9, type: 'order.created' } });
 * ```
 */
export declare const testWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<TestWebhookEndpointData, ThrowOnError>) => RequestResult<TestWebhookEndpointResponses, TestWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * Enable a webhook endpoint
 *
 * Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow after the first success, oldest first, at 10 per second.
 * Events from the time when the endpoint was disabled have no delivery. Replay them with `POST /webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active endpoint only closes its breaker.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookEndpoint = await enableWebhookEndpoint({ client, body: { webhookEndpointId: 9 } });
 * ```
 */
export declare const enableWebhookEndpoint: <ThrowOnError extends boolean = true>(options: Options<EnableWebhookEndpointData, ThrowOnError>) => RequestResult<EnableWebhookEndpointResponses, EnableWebhookEndpointErrors, ThrowOnError, "data">;
/**
 * List webhook events
 *
 * The events of the store, including events that no endpoint subscribes to, without their payloads (`GET /webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest transaction still running. So with a cursor, or
 * with `sort=sequence` and `sequenceAfter` = the highest sequence already seen, a poller never skips an event. Use this to poll instead of receiving webhooks.
 * Events are kept for at least 90 days, and longer while a delivery or a replay needs them.
 * Each event also requires the permission to read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`, `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list has only events of objects that the caller may read.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listWebhookEvents({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listWebhookEvents: <ThrowOnError extends boolean = true>(options: Options<ListWebhookEventsData, ThrowOnError>) => RequestResult<ListWebhookEventsResponses, ListWebhookEventsErrors, ThrowOnError, "data">;
/**
 * Get a webhook event
 *
 * The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404 after the event's retention (at least 90 days).
 * Also requires the permission to read the object (`order:read` for `order.created`); 403 `forbidden` names it.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookEventDetails = await getWebhookEvent({ client, query: { webhookEventId: 'evt_01KAGX6T3Q8Z7M4N5P6R7S8T9V' } });
 * ```
 */
export declare const getWebhookEvent: <ThrowOnError extends boolean = true>(options: Options<GetWebhookEventData, ThrowOnError>) => RequestResult<GetWebhookEventResponses, GetWebhookEventErrors, ThrowOnError, "data">;
/**
 * List webhook event types
 *
 * All event types, each with its meaning and a realistic sample.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookEventTypeList = await listWebhookEventTypes({ client });
 * ```
 */
export declare const listWebhookEventTypes: <ThrowOnError extends boolean = true>(options: Options<ListWebhookEventTypesData, ThrowOnError>) => RequestResult<ListWebhookEventTypesResponses, ListWebhookEventTypesErrors, ThrowOnError, "data">;
/**
 * Resend a webhook event
 *
 * Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule. The pending retry or parked delivery of the event to the endpoint
 * is canceled. Without webhookEndpointId, the event goes to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that endpoint, whatever types it subscribes to.
 * Also requires the permission to read the object (403 `forbidden`). 409 `invalid_state_transition` when the named endpoint is disabled.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookDeliveryList = await resendWebhookEvent({ client, body: { webhookEventId: 'evt_01KAGX6T3Q8Z7M4N5P6R7S8T9V', webhookEndpointId: 9 } });
 * ```
 */
export declare const resendWebhookEvent: <ThrowOnError extends boolean = true>(options: Options<ResendWebhookEventData, ThrowOnError>) => RequestResult<ResendWebhookEventResponses, ResendWebhookEventErrors, ThrowOnError, "data">;
/**
 * Cancel a replay
 *
 * Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED. Finished deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409 `invalid_state_transition`.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * await cancelWebhookReplay({ client, query: { webhookReplayId: 14 } });
 * ```
 */
export declare const cancelWebhookReplay: <ThrowOnError extends boolean = true>(options: Options<CancelWebhookReplayData, ThrowOnError>) => RequestResult<CancelWebhookReplayResponses, CancelWebhookReplayErrors, ThrowOnError, "data">;
/**
 * Get the progress of a replay
 *
 * The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been canceled or been parked. Kept for 90 days after the replay ends.
 *
 * **Access:** an app token with the permission `webhook:read` in the store.
 *
 * @example
 * ```ts
 * const webhookReplay = await getWebhookReplay({ client, query: { webhookReplayId: 14 } });
 * ```
 */
export declare const getWebhookReplay: <ThrowOnError extends boolean = true>(options: Options<GetWebhookReplayData, ThrowOnError>) => RequestResult<GetWebhookReplayResponses, GetWebhookReplayErrors, ThrowOnError, "data">;
/**
 * Replay webhook events
 *
 * Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the background. The filters are time (createdFrom inclusive, createdTo exclusive,
 * default now), type, delivery status and object. The number of events is unlimited, and the replay survives a restart of the service. `dryRun: true` only counts the events and returns 200;
 * otherwise the API returns 202 with the replay, and the GET shows its progress. A dry run also works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked deliveries. A replay does not
 * delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the replay, so consumers must order by `webhook-sequence`.
 * Also requires the permission to read the objects of all types that are replayed (403 `forbidden`).
 * 409 `already_exists` while another replay to the endpoint is queued or running, 409 `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without
 * any filter, for objectId without objectType, and when createdTo is not after createdFrom.
 *
 * **Access:** an app token with the permission `webhook:write` in the store.
 *
 * @example
 * ```ts
 * const webhookReplayPreview = await createWebhookReplay({ client, body: {
 *   webhookEndpointId: 9,
 *   createdFrom: '2026-11-18T00:00:00.000Z',
 *   eventTypes: ['order.*'],
 *   deliveryStatuses: ['PARKED', 'EXPIRED', 'NONE'],
 *   ratePerSecond: 20,
 *   dryRun: false,
 * } });
 * ```
 */
export declare const createWebhookReplay: <ThrowOnError extends boolean = true>(options: Options<CreateWebhookReplayData, ThrowOnError>) => RequestResult<CreateWebhookReplayResponses, CreateWebhookReplayErrors, ThrowOnError, "data">;
