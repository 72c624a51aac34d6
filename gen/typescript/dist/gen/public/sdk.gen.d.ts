import type { Options } from '../../options.js';
import type { RequestResult } from '../client/index.js';
import type { CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, CancelWebhookReplayData, CancelWebhookReplayErrors, CancelWebhookReplayResponses, CreateSubscriptionData, CreateSubscriptionErrors, CreateSubscriptionResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, CreateWebhookReplayData, CreateWebhookReplayErrors, CreateWebhookReplayResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, EnableWebhookEndpointData, EnableWebhookEndpointErrors, EnableWebhookEndpointResponses, GetCustomerData, GetCustomerErrors, GetCustomerResponses, GetOrderData, GetOrderErrors, GetOrderResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointResponses, GetWebhookEventData, GetWebhookEventErrors, GetWebhookEventResponses, GetWebhookReplayData, GetWebhookReplayErrors, GetWebhookReplayResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListCustomersData, ListCustomersErrors, ListCustomersResponses, ListOrdersData, ListOrdersErrors, ListOrdersResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListRefundsData, ListRefundsErrors, ListRefundsResponses, ListShipmentsData, ListShipmentsErrors, ListShipmentsResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, ListWebhookEventsData, ListWebhookEventsErrors, ListWebhookEventsResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, ReplaceSubscriptionData, ReplaceSubscriptionErrors, ReplaceSubscriptionResponses, ResendWebhookEventData, ResendWebhookEventErrors, ResendWebhookEventResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RotateWebhookEndpointSecretData, RotateWebhookEndpointSecretErrors, RotateWebhookEndpointSecretResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses } from './types.gen.js';
export type { Options };
/**
 * List orders
 *
 * The placed orders of the store (drafts are not among them), each as the snapshot that order events carry. `search` finds the whole order number, and parts of the e-mail address, of the names in its addresses, of SKUs and of tracking numbers; with fewer than three characters only whole SKUs and numbers. The items are short: `GET /order` answers one with its customer, addresses, payments, refunds and shipments.
 * Without `modifiedSince` the list is as it is now; with it, it is kept in step: first ask with the moment to begin at and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`).
 * When `nextCursor` is null, keep the last cursor you sent (or, without one, the same `modifiedSince`) and ask with it again next time: you get that page again and whatever changed since.
 * No row is skipped, also none that was committed late; one that changes again comes again, so overwrite what you have by its id.
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
 * The order as it is now, whole: the members of the list and of order events, and with them its customer, addresses, payments, refunds, shipments, notes and custom fields.
 * Give exactly one of `orderId` and `orderNumber` (400 `invalid_request` otherwise). Drafts are not found (404). A payment has no more of a card than its brand and last four digits.
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
 * The products of the store with variants, stock and every price row, whatever their status: filter by `status=ACTIVE` for those that may be sold. `search` finds parts of name, brand, SKU, barcode and `externalId`. Stock figures are those of the moment of the answer.
 * A change of the product, its options, media, variants or prices counts as a change of the product; a movement of stock alone does not.
 * Without `modifiedSince` the list is as it is now; with it, it is kept in step: first ask with the moment to begin at and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`).
 * When `nextCursor` is null, keep the last cursor you sent (or, without one, the same `modifiedSince`) and ask with it again next time: you get that page again and whatever changed since.
 * No row is skipped, also none that was committed late; one that changes again comes again, so overwrite what you have by its id.
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
 * The refunds of the store in every status, each as the snapshot that refund events carry. Money was given back by the COMPLETED ones; FAILED and VOIDED ones gave none.
 * Without `modifiedSince` the list is as it is now; with it, it is kept in step: first ask with the moment to begin at and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`).
 * When `nextCursor` is null, keep the last cursor you sent (or, without one, the same `modifiedSince`) and ask with it again next time: you get that page again and whatever changed since.
 * No row is skipped, also none that was committed late; one that changes again comes again, so overwrite what you have by its id.
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
 * List shipments
 *
 * The shipments of the store, canceled ones included, each as the snapshot that shipment events carry. `lineItemId` is that of a line of `GET /order`, which says what was sent.
 * Without `modifiedSince` the list is as it is now; with it, it is kept in step: first ask with the moment to begin at and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`).
 * When `nextCursor` is null, keep the last cursor you sent (or, without one, the same `modifiedSince`) and ask with it again next time: you get that page again and whatever changed since.
 * No row is skipped, also none that was committed late; one that changes again comes again, so overwrite what you have by its id.
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
 * The customers of the store in every status, each as the snapshot that customer events carry. Who buys as a guest is not among them. `search` finds parts of the e-mail address, names, company and phone number, and whole external ids.
 * Without `modifiedSince` the list is as it is now; with it, it is kept in step: first ask with the moment to begin at and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`).
 * When `nextCursor` is null, keep the last cursor you sent (or, without one, the same `modifiedSince`) and ask with it again next time: you get that page again and whatever changed since.
 * No row is skipped, also none that was committed late; one that changes again comes again, so overwrite what you have by its id.
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
 * The customer as it is now, the snapshot that customer events carry. Give exactly one of `storeCustomerId` and `email` (400 `invalid_request` otherwise).
 * Their addresses and saved payment methods are asked for with `GET /store-customer/address/all` and `GET /store-customer/payment-method/all`.
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
 * The saved addresses of one customer, the default one first, then the newest. Removed ones (`isActive` false) only with `includeRemoved`.
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
 * List a customer's payment methods
 *
 * The saved payment methods of one customer, the default one first, then the newest. Never card numbers, gateway tokens or vault ids. Removed ones (`isActive` false) only with `includeRemoved`.
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
 * One row per live line: a subscription with two lines is two rows, one without lines none, and `totalCount` counts rows. Removed lines vanish from the list; `GET /subscription` and the events tell.
 * `search` finds the whole subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs; with fewer than three characters only whole SKUs and numbers. `nextProcessingDate` of a line keeps its last date where nothing is scheduled: go by `status`.
 * With `modifiedSince` the rows come in the order in which they changed, oldest first (leave out `sort`, else 400 `invalid_request`), up to the oldest
 * transaction still running: a row that is committed late is not skipped but comes later. When `nextCursor` is null, keep the last cursor you sent and ask with it again
 * next time: you get the rows of that page again and whatever changed since. Without one, ask with the same `modifiedSince`. A row that changes meanwhile comes again.
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
 * The subscription as it is now, the snapshot that subscription events carry. Give exactly one of `subscriptionId` and `subscriptionNumber` (400 `invalid_request` otherwise).
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
 * Changes how the coming renewals are dated, shipped, billed and priced, all or nothing; placed orders do not change. Addresses and payment method must be active ones of the
 * subscription's customer (404 otherwise). A new plan changes interval and prices from the next renewal on; the next date stays unless it is given. A new payment method in
 * dunning, and in TERMINAL_FAILED, starts a retry at once, in the background. Lines are removed, updated and added in this order; a line keeps its `subscriptionItemId` when it is updated or swapped
 * (another `variantId`), `unitPrice` fixes its price (that of your own system, say) and null gives it back to the plan. Removing every line is allowed.
 * Fires `subscription.items_changed` (lines or plan), `subscription.processing_date_changed` and `subscription.pricing_changed` (prices or coupons), in this order, each once and only for what changed; nothing for addresses, shipping and payment method, which the history tells of.
 * 409 `invalid_state_transition` when CANCELLED, or for `nextProcessingDate` unless ACTIVE; `cycle_locked` inside the plan's cutoff (which does not close the payment method) or while a charge is running, for the date while its renewal is being retried, and for lines, plan and coupons while deliveries of a prepaid term are left; `version_conflict`. 404 for a plan that the store does not have.
 * 422 `invalid_value` (date out of range, inactive plan, variant not sold on the plan), `coupon_not_applicable`, `shipping_not_available`, `currency_mismatch`.
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
 * Begins a subscription without a checkout: for an order by telephone, or one that comes from another system. It is ACTIVE at cycle 0; nothing is charged now. The first charge is on `nextProcessingDate`, by the renewals of that day (today's, when it is today), and the schedule counts from it. Introductory prices and coupons count from that charge.
 * The customer has to be ACTIVE (409 `invalid_state_transition`) and of an account type that may subscribe; payment method and addresses are active ones of this customer, otherwise 404. A customer may have several subscriptions to the same thing.
 * 422, with every failing field: `invalid_value` (an inactive plan, a variant that is not sold on it, a date out of range, a payment method that its provider cannot charge later, a missing address or shipping method), `unsupported_operation` for an account type that cannot subscribe, `currency_mismatch` when a variant has no price in the currency, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`.
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
 * What a coming renewal would cost with today's prices, taxes, coupons and shipping, by the rules that charge it, and what would stand in its way (`problems`). Nothing is reserved or charged; the real renewal is priced when it runs. A renewal that a prepaid term has paid for costs nothing.
 * 422 `invalid_value` for a date on which the subscription does not run, 409 `invalid_state_transition` when it is not scheduled at all.
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
 * List the coming renewals of a subscription
 *
 * The renewals to come by the schedule, with the skipped ones among them, earliest first and up to a day. The next one has its estimate; what a later one would cost, the estimate of its date tells. Empty while none is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
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
 * List the history of a subscription
 *
 * What happened to the subscription and who did it, newest first: events, and changes that fire none (addresses, payment and shipping method, note). Nothing is ever removed from it.
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
 * From ACTIVE to PAUSED. With `pausedUntil` (a future date, at most the store's `pauseMaxDays` ahead, else 422 `invalid_value`) it resumes by itself on that date; the
 * schedule does not move, and the next processing date is its first date on or after it. Without it the next date is null until it is resumed. A renewal that failed or waits is skipped with it. Pausing a PAUSED one replaces date and reason. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` holds (reactivate it first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`; of a PAUSED one only `subscription.processing_date_changed`, if its next date moves.
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
 * From PAUSED to ACTIVE. Without `nextProcessingDate` the next date is the first one of the schedule after today; missed cycles are not made up for. Resuming an ACTIVE one is a
 * success without an event; from other states 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead.
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
 * The next renewal is left out, also one that failed or waits, and the next date moves one interval on. Only for ACTIVE ones that are not canceled at the period's end (else 409 `invalid_state_transition`). Give `processingDate` to say which renewal you
 * mean: another date than the next one is 409 `invalid_state_transition`, so that two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff or while a charge is
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
 * Take the skip of a renewal back
 *
 * Takes a skip back: the renewal of that day is scheduled again, and when it lies before the next date it is the next one. Only for ACTIVE subscriptions (else 409 `invalid_state_transition`), and for a renewal that was skipped by hand and is still to come; another date is 409 `invalid_state_transition`. Taking it back again is a success without an event.
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
 * From ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED; an open retry is dropped and the next date becomes null. A charge in flight is not waited for: when it succeeds its order is placed, and nothing is renewed after it. With `atPeriodEnd` the subscription stays as it is until the next processing date and is canceled then instead of renewed. Where no renewal is scheduled, or the last one failed, it is canceled at once all the same. Nothing is refunded. In a prepaid term the period ends with the term: what is paid for is still delivered. The reasons `COMPLETED` and `REPLACED` are refused (422 `invalid_value`). Canceling again is a success without an event.
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when it becomes CANCELLED.
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
 * From CANCELLED to ACTIVE, unless it was replaced or has completed its cycles, or the customer is not ACTIVE (409 `invalid_state_transition`). Needs an active payment method, its own or the given one (422 `invalid_value`, as for a date that is past or more than one year ahead). Without `nextProcessingDate` the next date is the first one of its schedule after today. Nothing is charged now. Reactivating an ACTIVE one takes back a cancellation at the period's end (`cancelAtPeriodEnd`), without an event. One in TERMINAL_FAILED is brought back by a retry. Fires `subscription.resumed`, then `subscription.status_changed`.
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
 * Replace a subscription by a new one
 *
 * Creates a new ACTIVE subscription of the same customer and currency and cancels the old one (cancelReason `REPLACED`) in one transaction. What is not given is taken over from the old one. The new one starts at cycle 0, is not charged before its next processing date, and gets introductory prices only for what the old one had left of them.
 * The old one must be ACTIVE, PAUSED or TERMINAL_FAILED (409 `invalid_state_transition`); 409 `cycle_locked` while a charge is running, `version_conflict`. A replaced subscription cannot be reactivated.
 * Fires for the old one `subscription.replaced`, `subscription.cancelled`, `subscription.status_changed`, then for the new one `subscription.created`. 422 `invalid_value` when a variant is not sold on the plan, `currency_mismatch`, `coupon_not_applicable`, `shipping_not_available`.
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
 * The deliveries of the store without their attempts, which `GET /webhook-delivery` shows, with what the receiver answered. With `sort=nextAttemptOn` only those with a planned attempt, due first. Kept for 90 days at least after they ended.
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
 * The delivery with every attempt of the last 90 days: outcome, address that was dialled, timings, head and first 16 KiB of the answer, and when the next attempt follows and why.
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
 * Nothing is sent any more: deliveries that wait or are parked, and a running replay, become CANCELLED. An attempt already on its way may still arrive. Its past deliveries stay readable for 90 days.
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
 * The endpoint with its live signing keys (never a secret) and its health. The values of custom headers are masked.
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
 * Takes effect with the next attempt, also for deliveries that wait; only eventTypes holds for new events alone. `isActive: false` stops sending (reason MANUAL): queued deliveries
 * wait, new events get none and stay replayable. `isActive: true` makes it active again and closes its breaker: what waited goes on at once, what was parked after the first success. A new url closes the breaker. 422 `invalid_value`: a url that is
 * not https (in a livemode store), has credentials or a fragment or leads to an address that is not public, an event type that does not exist, a forbidden header. 409 `version_conflict` when `version` is stale.
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
 * Registers an address for events that happen from now on; earlier ones can be replayed. The answer shows the v1 signing secret, once: only a repetition with the same
 * Idempotency-Key shows it again. Left out: eventTypes `["*"]`, ordering PER_OBJECT, timeoutSeconds 15, isActive true, and apiVersion is the newest and stays pinned.
 * A delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`, `webhook-sequence` and `webhook-object-version`, signed as Standard Webhooks say. To verify it, join id, timestamp and the raw
 * body with dots (`id.timestamp.body`), take HMAC-SHA256 of that with the key that the secret is behind `whsec_` (base64), and compare its base64, in constant time, with what follows `v1,` in the signature; there may be several, separated by spaces.
 * Refuse a timestamp that is more than five minutes off.
 * They are made at least once: a consumer drops repetitions by the event's id. Success is a 2xx in time; redirects are not followed.
 *
 * Refused with 422 `invalid_value`: a url that is not https (in a livemode store), has credentials or a fragment, or whose host resolves to an address that is not public;
 * an event type that does not exist; a forbidden header. A store has at most 50 endpoints (422 `unsupported_operation`). The same url may be registered more than once.
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
 * Makes a new key of the scheme (left out: v1) and shows it once. The old keys of the scheme go on signing for overlapHours (0–168, left out: 24), so every delivery carries
 * several signatures, separated by spaces, until then: a receiver that knows either secret accepts it. `overlapHours: 0` ends them at once, also those of earlier rotations. At most 20 keys of a scheme are live: beyond that
 * 422 `unsupported_operation`, as for v1a while asymmetricSignature is off.
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
 * Sends a realistic sample of the type to the endpoint, signed, with its headers and timeout, and waits for the outcome: one attempt, no retry. A failed attempt is a 200 with
 * `succeeded: false`. Works for any of the 35 types, whatever the endpoint asks for, and for a disabled endpoint. The payload has `livemode: false` and the request the header
 * `webhook-test: true`. The sample is in no event list and has no delivery, and health and breaker ignore it.
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
 * Makes a disabled endpoint active again and closes its breaker. Deliveries that waited go on at once; parked ones follow after the first success, oldest first, at 10 per second.
 * Events from the time it was disabled have no delivery: replay them with `POST /webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active endpoint only closes its breaker.
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
 * The events of the store, also those no endpoint asked for, without their payload (`GET /webhook-event` has it). Newest first unless `sort=sequence`. The list ends at the oldest transaction still running, so with a cursor, or
 * with `sort=sequence` and `sequenceAfter` = the highest sequence already seen, no event is ever skipped: that is how to poll instead of receiving.
 * Events are kept for 90 days at least, longer while a delivery or a replay needs them.
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
 * The event with its payload, all envelope members included, and its deliveries to every endpoint. 404 once it is kept no longer (90 days at least).
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
 * The 35 types with what they mean and a realistic sample each.
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
 * Sends the event again, byte for byte and with the same id, as a new delivery with a whole schedule of its own. The pending retry or parked delivery of the event to the endpoint
 * is cancelled. Without webhookEndpointId it goes to every active endpoint that asks for the type now; with it, to that endpoint whatever it asks for.
 * 409 `invalid_state_transition` when the named endpoint is disabled.
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
 * No further events are queued, and the deliveries of the replay that wait or are parked become CANCELLED. What was delivered stays delivered. Canceling a canceled replay is a success; a completed one is 409 `invalid_state_transition`.
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
 * The replay and its counts. It is COMPLETED when each of its deliveries has succeeded, expired, been cancelled or been parked. Kept for 90 days after it ended.
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
 * Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the background. Chosen by time (createdFrom inclusive, createdTo exclusive;
 * left out: now), type, status of the delivery and object. There is no upper limit, and a restart of the service does not lose it. `dryRun: true` only counts and answers 200;
 * otherwise the answer is 202 with the replay, whose progress the GET shows. A dry run works for a disabled or busy endpoint as well. Deliveries of an event that still wait or are parked are cancelled when it is replayed. New events are
 * not held up by a replay, but in order per object (or STRICT) they may overtake it: consumers go by `webhook-sequence`.
 * 409 `already_exists` while another replay to the endpoint is queued or running, 409 `invalid_state_transition` when it is disabled. 422 `invalid_value` without
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
