import type { Options } from '../../options.js';
import { type RequestResult } from '../client/index.js';
import type { AcceptOrderChargebackData, AcceptOrderChargebackErrors, AcceptOrderChargebackResponses, AdjustStockData, AdjustStockErrors, AdjustStockResponses, AdvanceTestClockData, AdvanceTestClockErrors, AdvanceTestClockResponses, BrowseProductsData, BrowseProductsErrors, BrowseProductsResponses, BulkAdjustStockData, BulkAdjustStockErrors, BulkAdjustStockResponses, BulkReplacePricesData, BulkReplacePricesErrors, BulkReplacePricesResponses, BulkWriteProductsData, BulkWriteProductsErrors, BulkWriteProductsResponses, CancelIntegrationTasksData, CancelIntegrationTasksErrors, CancelIntegrationTasksResponses, CancelOrderData, CancelOrderErrors, CancelOrderResponses, CancelShipmentData, CancelShipmentErrors, CancelShipmentResponses, CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, CancelWebhookReplayData, CancelWebhookReplayErrors, CancelWebhookReplayResponses, CaptureOrderData, CaptureOrderErrors, CaptureOrderResponses, ChangeSubscriptionDateData, ChangeSubscriptionDateErrors, ChangeSubscriptionDateResponses, ChangeSubscriptionItemsData, ChangeSubscriptionItemsErrors, ChangeSubscriptionItemsResponses, ChargeOrderData, ChargeOrderErrors, ChargeOrderResponses, CheckCollectionData, CheckCollectionErrors, CheckCollectionResponses, CheckCustomerEmailData, CheckCustomerEmailErrors, CheckCustomerEmailResponses, CompleteRefundData, CompleteRefundErrors, CompleteRefundResponses, CreateAccountTypeData, CreateAccountTypeErrors, CreateAccountTypeResponses, CreateAdminUserData, CreateAdminUserErrors, CreateAdminUserResponses, CreateAppTokenData, CreateAppTokenErrors, CreateAppTokenResponses, CreateCollectionData, CreateCollectionErrors, CreateCollectionResponses, CreateCouponData, CreateCouponErrors, CreateCouponResponses, CreateCustomerData, CreateCustomerErrors, CreateCustomerResponses, CreateEmailTemplateData, CreateEmailTemplateErrors, CreateEmailTemplateResponses, CreateMediaData, CreateMediaErrors, CreateMediaFolderData, CreateMediaFolderErrors, CreateMediaFolderResponses, CreateMediaResponses, CreateOrderData, CreateOrderErrors, CreateOrderPaymentLinkData, CreateOrderPaymentLinkErrors, CreateOrderPaymentLinkResponses, CreateOrderResponses, CreatePaymentProviderData, CreatePaymentProviderErrors, CreatePaymentProviderResponses, CreatePdfTemplateData, CreatePdfTemplateErrors, CreatePdfTemplateResponses, CreateProductData, CreateProductErrors, CreateProductResponses, CreateShippingMethodData, CreateShippingMethodErrors, CreateShippingMethodResponses, CreateStoreData, CreateStoreErrors, CreateStoreKeyData, CreateStoreKeyErrors, CreateStoreKeyResponses, CreateStoreResponses, CreateSubscriptionData, CreateSubscriptionErrors, CreateSubscriptionPlanData, CreateSubscriptionPlanErrors, CreateSubscriptionPlanResponses, CreateSubscriptionResponses, CreateTaxClassData, CreateTaxClassErrors, CreateTaxClassResponses, CreateTestClockData, CreateTestClockErrors, CreateTestClockResponses, CreateTotpData, CreateTotpErrors, CreateTotpResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, CreateWebhookReplayData, CreateWebhookReplayErrors, CreateWebhookReplayResponses, DeleteAccountTypeData, DeleteAccountTypeErrors, DeleteAccountTypeResponses, DeleteAdminUserData, DeleteAdminUserErrors, DeleteAdminUserResponses, DeleteAppTokenData, DeleteAppTokenErrors, DeleteAppTokenResponses, DeleteCollectionData, DeleteCollectionErrors, DeleteCollectionResponses, DeleteCouponData, DeleteCouponErrors, DeleteCouponResponses, DeleteCustomerAddressData, DeleteCustomerAddressErrors, DeleteCustomerAddressResponses, DeleteCustomerPaymentMethodData, DeleteCustomerPaymentMethodErrors, DeleteCustomerPaymentMethodResponses, DeleteEmailSuppressionData, DeleteEmailSuppressionErrors, DeleteEmailSuppressionResponses, DeleteMediaData, DeleteMediaErrors, DeleteMediaFolderData, DeleteMediaFolderErrors, DeleteMediaFolderResponses, DeleteMediaResponses, DeleteProductData, DeleteProductErrors, DeleteProductResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteShippingMethodData, DeleteShippingMethodErrors, DeleteShippingMethodResponses, DeleteStoreKeyData, DeleteStoreKeyErrors, DeleteStoreKeyResponses, DeleteSubscriptionPlanData, DeleteSubscriptionPlanErrors, DeleteSubscriptionPlanResponses, DeleteTaxClassData, DeleteTaxClassErrors, DeleteTaxClassResponses, DeleteTestClockData, DeleteTestClockErrors, DeleteTestClockResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, EnableWebhookEndpointData, EnableWebhookEndpointErrors, EnableWebhookEndpointResponses, ExportCustomersData, ExportCustomersErrors, ExportCustomersResponses, ExportOrdersData, ExportOrdersErrors, ExportOrdersResponses, ExportProductsData, ExportProductsErrors, ExportProductsResponses, ExportRefundsData, ExportRefundsErrors, ExportRefundsResponses, FulfillOrderData, FulfillOrderErrors, FulfillOrderResponses, GetCollectionData, GetCollectionErrors, GetCollectionResponses, GetCommissionProviderData, GetCommissionProviderErrors, GetCommissionProviderResponses, GetCouponData, GetCouponErrors, GetCouponResponses, GetCustomerData, GetCustomerErrors, GetCustomerImportTemplateData, GetCustomerImportTemplateErrors, GetCustomerImportTemplateResponses, GetCustomerResponses, GetDashboardData, GetDashboardErrors, GetDashboardResponses, GetEmailSuppressionData, GetEmailSuppressionErrors, GetEmailSuppressionResponses, GetEmailTemplateData, GetEmailTemplateErrors, GetEmailTemplateResponses, GetIntegrationLogData, GetIntegrationLogErrors, GetIntegrationLogResponses, GetIntegrationTaskData, GetIntegrationTaskErrors, GetIntegrationTaskFileData, GetIntegrationTaskFileErrors, GetIntegrationTaskFileResponses, GetIntegrationTaskResponses, GetMediaData, GetMediaErrors, GetMediaResponses, GetMediaUsageData, GetMediaUsageErrors, GetMediaUsageResponses, GetMyScopeData, GetMyScopeErrors, GetMyScopeResponses, GetMyUserData, GetMyUserErrors, GetMyUserResponses, GetOrderData, GetOrderErrors, GetOrderItemSummaryData, GetOrderItemSummaryErrors, GetOrderItemSummaryResponses, GetOrderPdfData, GetOrderPdfErrors, GetOrderPdfResponses, GetOrderResponses, GetOrderSummaryData, GetOrderSummaryErrors, GetOrderSummaryResponses, GetPdfTemplateData, GetPdfTemplateErrors, GetPdfTemplateResponses, GetPriceReferenceData, GetPriceReferenceErrors, GetPriceReferenceResponses, GetProductData, GetProductErrors, GetProductResponses, GetRefundData, GetRefundErrors, GetRefundResponses, GetRequestLogData, GetRequestLogErrors, GetRequestLogResponses, GetScopeData, GetScopeErrors, GetScopeResponses, GetShipmentData, GetShipmentErrors, GetShipmentResponses, GetStoreDomainData, GetStoreDomainErrors, GetStoreDomainResponses, GetStoreSettingsData, GetStoreSettingsErrors, GetStoreSettingsResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, GetTaxProviderData, GetTaxProviderErrors, GetTaxProviderResponses, GetTestClockData, GetTestClockErrors, GetTestClockResponses, GetUnfulfilledOrderCountData, GetUnfulfilledOrderCountErrors, GetUnfulfilledOrderCountResponses, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointResponses, GetWebhookEventData, GetWebhookEventErrors, GetWebhookEventResponses, GetWebhookReplayData, GetWebhookReplayErrors, GetWebhookReplayResponses, HoldOrderData, HoldOrderErrors, HoldOrderResponses, ImportCustomersData, ImportCustomersErrors, ImportCustomersResponses, ListAccountTypesData, ListAccountTypesErrors, ListAccountTypesResponses, ListAdminUsersData, ListAdminUsersErrors, ListAdminUsersResponses, ListAppTokensData, ListAppTokensErrors, ListAppTokensResponses, ListAuditLogsData, ListAuditLogsErrors, ListAuditLogsResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionsResponses, ListCouponsData, ListCouponsErrors, ListCouponsResponses, ListCouponUsagesData, ListCouponUsagesErrors, ListCouponUsagesResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerOrdersData, ListCustomerOrdersErrors, ListCustomerOrdersResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListCustomersData, ListCustomersErrors, ListCustomersResponses, ListEmailsData, ListEmailsErrors, ListEmailsResponses, ListEmailSuppressionsData, ListEmailSuppressionsErrors, ListEmailSuppressionsResponses, ListEmailTemplatesData, ListEmailTemplatesErrors, ListEmailTemplatesResponses, ListEmailTemplateTypesData, ListEmailTemplateTypesErrors, ListEmailTemplateTypesResponses, ListIntegrationLogsData, ListIntegrationLogsErrors, ListIntegrationLogsResponses, ListIntegrationTasksData, ListIntegrationTasksErrors, ListIntegrationTasksResponses, ListInvoicesData, ListInvoicesErrors, ListInvoicesResponses, ListLanguagesData, ListLanguagesErrors, ListLanguagesResponses, ListMediaData, ListMediaErrors, ListMediaFoldersData, ListMediaFoldersErrors, ListMediaFoldersResponses, ListMediaResponses, ListOrdersData, ListOrdersErrors, ListOrderShippingMethodsData, ListOrderShippingMethodsErrors, ListOrderShippingMethodsResponses, ListOrdersResponses, ListPaymentProvidersData, ListPaymentProvidersErrors, ListPaymentProvidersResponses, ListPdfTemplatesData, ListPdfTemplatesErrors, ListPdfTemplatesResponses, ListPdfTemplateTypesData, ListPdfTemplateTypesErrors, ListPdfTemplateTypesResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListRefundsData, ListRefundsErrors, ListRefundsResponses, ListRequestLogsData, ListRequestLogsErrors, ListRequestLogsResponses, ListScopesData, ListScopesErrors, ListScopesResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListShippingMethodsData, ListShippingMethodsErrors, ListShippingMethodsResponses, ListStoreKeysData, ListStoreKeysErrors, ListStoreKeysResponses, ListStoresData, ListStoresErrors, ListStoresResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionPlansData, ListSubscriptionPlansErrors, ListSubscriptionPlansResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListTaxClassesData, ListTaxClassesErrors, ListTaxClassesResponses, ListTestClocksData, ListTestClocksErrors, ListTestClocksResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, ListWebhookEventsData, ListWebhookEventsErrors, ListWebhookEventsResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, LoginData, LoginErrors, LoginResponses, LogoutData, LogoutErrors, LogoutResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, PlaceOrderData, PlaceOrderErrors, PlaceOrderResponses, PreviewEmailTemplateData, PreviewEmailTemplateErrors, PreviewEmailTemplateResponses, PreviewOrderRefundData, PreviewOrderRefundErrors, PreviewOrderRefundResponses, PreviewPdfTemplateData, PreviewPdfTemplateErrors, PreviewPdfTemplateResponses, ProcessSubscriptionsData, ProcessSubscriptionsErrors, ProcessSubscriptionsResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, RecordOrderOfflinePaymentData, RecordOrderOfflinePaymentErrors, RecordOrderOfflinePaymentResponses, RefreshLoginData, RefreshLoginErrors, RefreshLoginResponses, RefundOrderData, RefundOrderErrors, RefundOrderResponses, ReleaseOrderData, ReleaseOrderErrors, ReleaseOrderResponses, RemoveTotpData, RemoveTotpErrors, RemoveTotpResponses, ReplaceOrderData, ReplaceOrderErrors, ReplaceOrderResponses, ReplacePricesData, ReplacePricesErrors, ReplacePricesResponses, ReplaceScopeData, ReplaceScopeErrors, ReplaceScopeResponses, ReplaceSubscriptionData, ReplaceSubscriptionErrors, ReplaceSubscriptionResponses, ReportOrderChargebackData, ReportOrderChargebackErrors, ReportOrderChargebackResponses, ResendAdminInvitationData, ResendAdminInvitationErrors, ResendAdminInvitationResponses, ResendEmailData, ResendEmailErrors, ResendEmailResponses, ResendShipmentEmailData, ResendShipmentEmailErrors, ResendShipmentEmailResponses, ResendWebhookEventData, ResendWebhookEventErrors, ResendWebhookEventResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RetryIntegrationTasksData, RetryIntegrationTasksErrors, RetryIntegrationTasksResponses, RetryRefundData, RetryRefundErrors, RetryRefundResponses, RetrySubscriptionData, RetrySubscriptionErrors, RetrySubscriptionResponses, RevertEmailTemplateData, RevertEmailTemplateErrors, RevertEmailTemplateResponses, RevertPdfTemplateData, RevertPdfTemplateErrors, RevertPdfTemplateResponses, RotateWebhookEndpointSecretData, RotateWebhookEndpointSecretErrors, RotateWebhookEndpointSecretResponses, SearchCustomersData, SearchCustomersErrors, SearchCustomersResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, SubmitOrderChargebackEvidenceData, SubmitOrderChargebackEvidenceErrors, SubmitOrderChargebackEvidenceResponses, SyncOrdersData, SyncOrdersErrors, SyncOrdersResponses, TestEmailData, TestEmailErrors, TestEmailResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateAccountTypeData, UpdateAccountTypeErrors, UpdateAccountTypeResponses, UpdateAdminUserData, UpdateAdminUserErrors, UpdateAdminUserResponses, UpdateAppTokenData, UpdateAppTokenErrors, UpdateAppTokenResponses, UpdateCollectionData, UpdateCollectionErrors, UpdateCollectionResponses, UpdateCommissionProviderData, UpdateCommissionProviderErrors, UpdateCommissionProviderResponses, UpdateCouponData, UpdateCouponErrors, UpdateCouponResponses, UpdateEmailTemplateData, UpdateEmailTemplateErrors, UpdateEmailTemplateResponses, UpdateMediaData, UpdateMediaErrors, UpdateMediaFolderData, UpdateMediaFolderErrors, UpdateMediaFolderResponses, UpdateMediaResponses, UpdateMyUserData, UpdateMyUserErrors, UpdateMyUserResponses, UpdateOrderData, UpdateOrderErrors, UpdateOrderResponses, UpdatePaymentProviderData, UpdatePaymentProviderErrors, UpdatePaymentProviderResponses, UpdatePdfTemplateData, UpdatePdfTemplateErrors, UpdatePdfTemplateResponses, UpdateProductData, UpdateProductErrors, UpdateProductResponses, UpdateShipmentData, UpdateShipmentErrors, UpdateShipmentResponses, UpdateShippingMethodData, UpdateShippingMethodErrors, UpdateShippingMethodResponses, UpdateStoreCustomerAccountTypeData, UpdateStoreCustomerAccountTypeErrors, UpdateStoreCustomerAccountTypeResponses, UpdateStoreCustomerData, UpdateStoreCustomerErrors, UpdateStoreCustomerResponses, UpdateStoreCustomerStatusData, UpdateStoreCustomerStatusErrors, UpdateStoreCustomerStatusResponses, UpdateStoreSettingsData, UpdateStoreSettingsErrors, UpdateStoreSettingsResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionPlanData, UpdateSubscriptionPlanErrors, UpdateSubscriptionPlanResponses, UpdateSubscriptionResponses, UpdateTaxClassData, UpdateTaxClassErrors, UpdateTaxClassResponses, UpdateTaxProviderData, UpdateTaxProviderErrors, UpdateTaxProviderResponses, UpdateTotpData, UpdateTotpErrors, UpdateTotpResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses, VerifyStoreDomainData, VerifyStoreDomainErrors, VerifyStoreDomainResponses, VoidOrderData, VoidOrderErrors, VoidOrderResponses, VoidRefundData, VoidRefundErrors, VoidRefundResponses } from './types.gen.js';
export type { Options };
/**
 * Delete an account type
 *
 * Deletes a type that nothing refers to any more.
 * 409 `in_use`: it is the default, or customers, prices, coupons or product visibility refer to it; move the customers first with `PATCH /admin/store-customer/account-type`.
 *
 * **Access:** an administrator's access token or an app token with the permission `account-type:write` in the store.
 *
 * @example
 * ```ts
 * await deleteAccountType({ client, query: { accountTypeId: 1 } });
 * ```
 */
export declare const deleteAccountType: <ThrowOnError extends boolean = true>(options: Options<DeleteAccountTypeData, ThrowOnError>) => RequestResult<DeleteAccountTypeResponses, DeleteAccountTypeErrors, ThrowOnError, "data">;
/**
 * Change an account type
 *
 * Prices in open carts and of coming renewals follow at once, placed orders stay. A new name shows in every customer's `accountTypeName`; no event fires for it. `autoTier` is replaced whole. 409 `in_use`: taking the
 * default mark away without giving it to another. 409 `already_exists`: the name or the code is taken. 409 `version_conflict`. 422 `invalid_value`: `priceMode` DISCOUNT without
 * `discountPercent`, or a discount with another mode.
 *
 * **Access:** an administrator's access token or an app token with the permission `account-type:write` in the store.
 *
 * @example
 * ```ts
 * const accountType = await updateAccountType({ client, body: { accountTypeId: 2, discountPercent: '15', minOrderAmount: '150.00', version: 2 } });
 * ```
 */
export declare const updateAccountType: <ThrowOnError extends boolean = true>(options: Options<UpdateAccountTypeData, ThrowOnError>) => RequestResult<UpdateAccountTypeResponses, UpdateAccountTypeErrors, ThrowOnError, "data">;
/**
 * Create an account type
 *
 * An account type decides prices, tax exemption, subscriptions and sign-up for its customers. `isDefault: true` takes the mark from the type that had it; new customers get the default. With `autoTier` customers rise to this
 * type when the metric reaches the threshold, and with `downgrade` fall from it when it no longer does, at the earliest 30 days after the last automatic move; checked daily in the store's time, the highest `rank` that is reached wins: `customer.account_type_changed` by SYSTEM. Customers whose type an administrator chose, and those who are not ACTIVE, are left alone. At most 100 a store: 422 `unsupported_operation`.
 * 409 `already_exists`: the name or the code is taken. 422 `invalid_value`: `priceMode` DISCOUNT without `discountPercent`, or a discount with another mode.
 *
 * **Access:** an administrator's access token or an app token with the permission `account-type:write` in the store.
 *
 * @example
 * ```ts
 * const accountType = await createAccountType({ client, body: {
 *   name: 'Wholesale',
 *   code: 'wholesale',
 *   isDefault: false,
 *   priceMode: 'DISCOUNT',
 *   discountPercent: '15',
 *   taxExempt: false,
 *   minOrderAmount: '150.00',
 *   canSubscribe: true,
 *   signUpMode: 'APPROVAL',
 *   autoTier: { metric: 'SPEND_12M', threshold: '5000.00', downgrade: false },
 *   rank: 20,
 * } });
 * ```
 */
export declare const createAccountType: <ThrowOnError extends boolean = true>(options: Options<CreateAccountTypeData, ThrowOnError>) => RequestResult<CreateAccountTypeResponses, CreateAccountTypeErrors, ThrowOnError, "data">;
/**
 * List the store's app tokens
 *
 * The tokens of the store, newest first; never the token itself. Expired ones are listed, revoked ones only with `includeRevoked` (then the newest 1,000 in all).
 * `lastUsedOn` is exact to a minute.
 *
 * **Access:** an administrator's access token or an app token with the permission `app-token:read` in the store.
 *
 * @example
 * ```ts
 * const appTokenList = await listAppTokens({ client });
 * ```
 */
export declare const listAppTokens: <ThrowOnError extends boolean = true>(options: Options<ListAppTokensData, ThrowOnError>) => RequestResult<ListAppTokensResponses, ListAppTokensErrors, ThrowOnError, "data">;
/**
 * Revoke an app token
 *
 * The token is refused from the next request on (401), for good. Its row stays for the audit log (`revokedOn`). Again on a revoked token: 204.
 * Nobody revokes a token that has more than they have (403).
 *
 * **Access:** an administrator's access token or an app token with the permission `app-token:write` in the store.
 *
 * @example
 * ```ts
 * await deleteAppToken({ client, query: { appTokenId: 9 } });
 * ```
 */
export declare const deleteAppToken: <ThrowOnError extends boolean = true>(options: Options<DeleteAppTokenData, ThrowOnError>) => RequestResult<DeleteAppTokenResponses, DeleteAppTokenErrors, ThrowOnError, "data">;
/**
 * Change an app token
 *
 * Changes name, permissions or scope, expiry and pinned version; the token itself stays. Works from the token's next request on. Setting `permissions` takes the token
 * off its scope, setting `scopeId` replaces its own permissions; both at once is 422 `invalid_value`. Nobody grants what they lack, or changes a token that has more than they have (403).
 * 409 `already_exists`: the name is taken. 409 `invalid_state_transition`: the token is revoked. 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `app-token:write` in the store.
 *
 * @example
 * ```ts
 * const appToken = await updateAppToken({ client, body: { appTokenId: 14, expiresOn: null, version: 1 } });
 * ```
 */
export declare const updateAppToken: <ThrowOnError extends boolean = true>(options: Options<UpdateAppTokenData, ThrowOnError>) => RequestResult<UpdateAppTokenResponses, UpdateAppTokenErrors, ThrowOnError, "data">;
/**
 * Create an app token
 *
 * A credential for an integration: it belongs to the store of the call and works on the public and the admin API (`Authorization: Bearer`). `token` is shown in this answer only; a repetition with
 * the same Idempotency-Key shows it again for 24 hours. Give exactly one of `permissions` and `scopeId`; with a scope the token's permissions follow the scope, up to what whoever set it
 * had then. Nobody grants what they lack (403). Calls made with it carry `source.actorType` API_TOKEN in events. At most 100 live tokens a store: 422 `unsupported_operation`.
 * 409 `already_exists`: the name is taken by a live token. 422 `invalid_value`: neither or both of permissions and scope, an unknown permission, an expiry in the past.
 *
 * **Access:** an administrator's access token or an app token with the permission `app-token:write` in the store.
 *
 * @example
 * ```ts
 * const appTokenCreated = await createAppToken({ client, body: {
 *   name: 'Warehouse sync',
 *   permissions: ['order:read', 'order:fulfill', 'shipment:write'],
 *   expiresOn: '2027-11-20T00:00:00.000Z',
 *   apiVersion: '2026-11-20',
 * } });
 * ```
 */
export declare const createAppToken: <ThrowOnError extends boolean = true>(options: Options<CreateAppTokenData, ThrowOnError>) => RequestResult<CreateAppTokenResponses, CreateAppTokenErrors, ThrowOnError, "data">;
/**
 * List audit log entries
 *
 * Who changed what in the store: one entry per state-changing operation of a user or an app token. What customers and the service itself do is in the events. Entries are written in the transaction
 * of the change and can neither be changed nor removed through the API; each carries a hash chained over the entry before it. Secret values never appear; what changed in them is shown as `"••••"`.
 * Logins, failed logins, changes of users and scopes are listed in every store the user reaches.
 * Default order `-createdOn`.
 *
 * **Access:** an administrator's access token or an app token with the permission `audit-log:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listAuditLogs({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listAuditLogs: <ThrowOnError extends boolean = true>(options: Options<ListAuditLogsData, ThrowOnError>) => RequestResult<ListAuditLogsResponses, ListAuditLogsErrors, ThrowOnError, "data">;
/**
 * Check a collection slug
 *
 * Whether a slug is free in the store, given as `slug` or to be made from a `name`; when it is taken, a free suggestion comes with it. Exactly one of them is given (400 `invalid_request` otherwise). The answer reserves nothing: creation can still answer 409 `already_exists`.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:read` in the store.
 *
 * @example
 * ```ts
 * const collectionCheck = await checkCollection({ client, query: { slug: 'coffee' } });
 * ```
 */
export declare const checkCollection: <ThrowOnError extends boolean = true>(options: Options<CheckCollectionData, ThrowOnError>) => RequestResult<CheckCollectionResponses, CheckCollectionErrors, ThrowOnError, "data">;
/**
 * List all collections
 *
 * Every collection of the store (at most 1000) without texts, rules and products, parents before children and siblings by position. `parentCollectionId` makes the tree.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:read` in the store.
 *
 * @example
 * ```ts
 * const collectionList = await listCollections({ client });
 * ```
 */
export declare const listCollections: <ThrowOnError extends boolean = true>(options: Options<ListCollectionsData, ThrowOnError>) => RequestResult<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError, "data">;
/**
 * Delete a collection
 *
 * Deletes the collection; its products stay, and collections below it move up to its parent. While a coupon or a subscription plan is limited to it, the answer is 409 `in_use`, since deleting it would widen the discount or the plan. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:write` in the store.
 *
 * @example
 * ```ts
 * await deleteCollection({ client, query: { collectionId: 5 } });
 * ```
 */
export declare const deleteCollection: <ThrowOnError extends boolean = true>(options: Options<DeleteCollectionData, ThrowOnError>) => RequestResult<DeleteCollectionResponses, DeleteCollectionErrors, ThrowOnError, "data">;
/**
 * Get a collection
 *
 * The whole collection by `collectionId` or `slug`. Exactly one of them is given (400 `invalid_request` otherwise). The products of a rule collection: GET /admin/product/paged with `collectionId`.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:read` in the store.
 *
 * @example
 * ```ts
 * const collection = await getCollection({ client, query: { collectionId: 12 } });
 * ```
 */
export declare const getCollection: <ThrowOnError extends boolean = true>(options: Options<GetCollectionData, ThrowOnError>) => RequestResult<GetCollectionResponses, GetCollectionErrors, ThrowOnError, "data">;
/**
 * Update a collection
 *
 * Changes the given members; `productIds` and `rules` are replaced whole. A parent that is the collection itself or below it is 422 `invalid_value`; a taken slug 409 `already_exists`; a stale `version` 409 `version_conflict`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:write` in the store.
 *
 * @example
 * ```ts
 * const collection = await updateCollection({ client, body: { collectionId: 22, version: 1, productIds: [32, 31] } });
 * ```
 */
export declare const updateCollection: <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionData, ThrowOnError>) => RequestResult<UpdateCollectionResponses, UpdateCollectionErrors, ThrowOnError, "data">;
/**
 * Create a collection
 *
 * Creates a manual collection with its products, or a rule collection with its rules; the type is fixed. A taken slug is 409 `already_exists`. A rule that does not fit its field, products on a rule collection, rules on a manual one, or the 1001st collection: 422 `invalid_value`. A rule collection is filled before the answer is given. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `collection:write` in the store.
 *
 * @example
 * ```ts
 * const collection = await createCollection({ client, body: {
 *   name: 'Gifts under 50',
 *   type: 'RULE',
 *   rules: {
 *     match: 'ALL',
 *     conditions: [
 *       { field: 'TAG', operator: 'EQUALS', value: 'gift' },
 *       { field: 'PRICE', operator: 'LESS_THAN', value: '50.00' },
 *     ],
 *   },
 *   sortOrder: 'NEWEST',
 * } });
 * ```
 */
export declare const createCollection: <ThrowOnError extends boolean = true>(options: Options<CreateCollectionData, ThrowOnError>) => RequestResult<CreateCollectionResponses, CreateCollectionErrors, ThrowOnError, "data">;
/**
 * List coupons
 *
 * The store's coupons with their use, newest first by default. `search` looks at code and name. `status` takes the derived ones too (EXPIRED, EXHAUSTED). Who used a coupon is in `GET /admin/coupon/usage`.
 * With `modifiedSince` (and without `sort`) the rows come in the order in which they changed, oldest first: follow `nextCursor`, and ask again with the last cursor you sent. No change is skipped, even one committed late.
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listCoupons({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listCoupons: <ThrowOnError extends boolean = true>(options: Options<ListCouponsData, ThrowOnError>) => RequestResult<ListCouponsResponses, ListCouponsErrors, ThrowOnError, "data">;
/**
 * Delete a coupon
 *
 * Deletes a coupon that no order, checkout or subscription has ever used; otherwise 409 `in_use`: set its status to PAUSED instead. It leaves carts that hold it. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:write` in the store.
 *
 * @example
 * ```ts
 * await deleteCoupon({ client, query: { couponId: 12 } });
 * ```
 */
export declare const deleteCoupon: <ThrowOnError extends boolean = true>(options: Options<DeleteCouponData, ThrowOnError>) => RequestResult<DeleteCouponResponses, DeleteCouponErrors, ThrowOnError, "data">;
/**
 * Get a coupon
 *
 * The coupon by `couponId` or by `code` without regard to case. Exactly one of them is given (400 `invalid_request` otherwise).
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:read` in the store.
 *
 * @example
 * ```ts
 * const coupon = await getCoupon({ client, query: { couponId: 31 } });
 * ```
 */
export declare const getCoupon: <ThrowOnError extends boolean = true>(options: Options<GetCouponData, ThrowOnError>) => RequestResult<GetCouponResponses, GetCouponErrors, ThrowOnError, "data">;
/**
 * Update a coupon
 *
 * Changes the given members; what belongs together is checked as when it was created (422 `invalid_value` with every failing field); `buyX` is replaced whole. The state moves between ACTIVE and PAUSED, and from DRAFT to both; back to DRAFT only while it has never been used (409 `invalid_state_transition`). EXPIRED and EXHAUSTED follow from endsOn and usageLimit and end when those change. A usageLimit below the uses so far is allowed and stops further ones. Placed orders keep their discount; carts are priced again; a reserved use may finish. A taken code is 409 `already_exists`, a stale `version` 409 `version_conflict`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:write` in the store.
 *
 * @example
 * ```ts
 * const coupon = await updateCoupon({ client, body: { couponId: 12, version: 1, usageLimit: 1000, endsOn: null } });
 * ```
 */
export declare const updateCoupon: <ThrowOnError extends boolean = true>(options: Options<UpdateCouponData, ThrowOnError>) => RequestResult<UpdateCouponResponses, UpdateCouponErrors, ThrowOnError, "data">;
/**
 * Create a coupon
 *
 * Creates a coupon. Left out: `status` DRAFT (nobody can use it yet), `appliesTo` ORDER, `appliesToSubscriptions` FIRST_ORDER, no limits. A taken code is 409 `already_exists`. What belongs together is checked (422 `invalid_value` with every failing field): `value` for PERCENTAGE (above 0, at most 100), FIXED_AMOUNT and FIXED_PRICE; `currencyCode` beside an amount; `productIds` for PRODUCTS, `collectionIds` for COLLECTIONS; `buyX` for BUY_X_GET_Y; `subscriptionCycleLimit` for FIRST_N; ids that the store does not have. A currency the store does not have is 422 `currency_mismatch`.
 * Limits hold under load: a checkout reserves a use, a placed order takes it, a failed checkout or a canceled order gives it back, so usageCount and reservedCount together never exceed usageLimit. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:write` in the store.
 *
 * @example
 * ```ts
 * const coupon = await createCoupon({ client, body: {
 *   code: 'WELCOME10',
 *   name: 'Welcome',
 *   description: '10 % off, for the newsletter',
 *   status: 'ACTIVE',
 *   discountType: 'PERCENTAGE',
 *   value: '10',
 *   currencyCode: 'EUR',
 *   maxDiscountAmount: '20.00',
 *   minSubtotal: '30.00',
 *   firstOrderOnly: false,
 *   usageLimit: 500,
 *   usageLimitPerCustomer: 5,
 *   combinesWith: ['SHIPPING'],
 *   startsOn: '2026-11-01T00:00:00.000Z',
 *   endsOn: '2027-01-01T00:00:00.000Z',
 * } });
 * ```
 */
export declare const createCoupon: <ThrowOnError extends boolean = true>(options: Options<CreateCouponData, ThrowOnError>) => RequestResult<CreateCouponResponses, CreateCouponErrors, ThrowOnError, "data">;
/**
 * List the uses of coupons
 *
 * One row a coupon and order, newest first by default: the uses held by running checkouts, taken by placed orders and given back. Without `couponId` or `code` the uses of all coupons; both together are 400 `invalid_request`. `search` looks at code and e-mail address. `createdFrom` and `createdTo` go by when the use was reserved.
 * With `modifiedSince` (and without `sort`) the rows come in the order in which they changed, oldest first: follow `nextCursor`, and ask again with the last cursor you sent. No change is skipped, even one committed late.
 *
 * **Access:** an administrator's access token or an app token with the permission `coupon:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listCouponUsages({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listCouponUsages: <ThrowOnError extends boolean = true>(options: Options<ListCouponUsagesData, ThrowOnError>) => RequestResult<ListCouponUsagesResponses, ListCouponUsagesErrors, ThrowOnError, "data">;
/**
 * List customers
 *
 * The customers of the store, in every status, also those whose personal data has been erased (their e-mail and names are placeholders).
 * `search` finds parts of the e-mail, names, company and phone number, and whole external ids. Order figures are kept up to date in the transaction that changes them.
 * Take `storeCustomerId` to everything that is asked of one customer: their orders (`GET /admin/customer/order/paged`), addresses, payment methods.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
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
 * One customer of the store with profile, status, account type, default address and order figures. Give exactly one of `storeCustomerId` and `email` (400 `invalid_request` otherwise).
 * Never contains passwords, tokens or card numbers.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const customer = await getCustomer({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const getCustomer: <ThrowOnError extends boolean = true>(options: Options<GetCustomerData, ThrowOnError>) => RequestResult<GetCustomerResponses, GetCustomerErrors, ThrowOnError, "data">;
/**
 * Create a customer
 *
 * Creates a customer of this store, ACTIVE, with the store's default account type unless one is given. No password is set: the person asks for one with "forgot password", to whose page the welcome e-mail leads. If the person already has an account on the platform with this address verified, the customer goes to it when they log in here for the first time; until then nothing tells. 409 `already_exists` when the store has a customer with this e-mail, also a deactivated one, or when `externalId` is taken. 422 `invalid_value` when the customer with this e-mail is banned, a custom field does not fit its definition, or `address` is incomplete or in a country that the store does not ship to. 404: no such account type.
 * Fires `customer.created`, then `customer.address_changed` if `address` is given.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const customer = await createCustomer({ client, body: {
 *   email: 'jonas.brandt@example.com',
 *   firstName: 'Jonas',
 *   lastName: 'Brandt',
 *   accountTypeId: 1,
 *   languageCode: 'de',
 *   externalId: 'CRM-8812',
 *   sendWelcomeEmail: true,
 * } });
 * ```
 */
export declare const createCustomer: <ThrowOnError extends boolean = true>(options: Options<CreateCustomerData, ThrowOnError>) => RequestResult<CreateCustomerResponses, CreateCustomerErrors, ThrowOnError, "data">;
/**
 * List the orders of a customer
 *
 * The placed orders of one customer. Orders placed as a guest with the same e-mail are not among them. A customer without orders has an empty list; an unknown customer is 404.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listCustomerOrders({ client, query: { cursor, storeCustomerId: 501 } }))) console.log(item);
 * ```
 */
export declare const listCustomerOrders: <ThrowOnError extends boolean = true>(options: Options<ListCustomerOrdersData, ThrowOnError>) => RequestResult<ListCustomerOrdersResponses, ListCustomerOrdersErrors, ThrowOnError, "data">;
/**
 * Export customers as CSV or XLSX
 *
 * A file with the customers that match the filters of the list, one row each: the columns of the import template, which an import takes again, and what lists show besides.
 * It is streamed while it is read, as the rows were when it began, in whatever order is asked for. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula begin with an apostrophe. A store has four exports at once, another one is 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportCustomers({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportCustomers: <ThrowOnError extends boolean = true>(options: Options<ExportCustomersData, ThrowOnError>) => RequestResult<ExportCustomersResponses, ExportCustomersErrors, ThrowOnError, "data">;
/**
 * Get the customer import template
 *
 * An empty import file with a header row and two sample rows, as attachment (Content-Disposition). The store's account types, languages and custom fields are taken into account;
 * the xlsx file has a second sheet with the allowed values. The CSV is UTF-8 with a byte order mark and CRLF.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:import` in the store.
 *
 * @example
 * ```ts
 * const file = await getCustomerImportTemplate({ client });
 * ```
 */
export declare const getCustomerImportTemplate: <ThrowOnError extends boolean = true>(options: Options<GetCustomerImportTemplateData, ThrowOnError>) => RequestResult<GetCustomerImportTemplateResponses, GetCustomerImportTemplateErrors, ThrowOnError, "data">;
/**
 * Import customers
 *
 * Takes a CSV (UTF-8; comma, semicolon or tab) or xlsx file in the form of the template, at most 32 MiB and 1,000,000 rows, and works through it in the background. Follow it by the integration task; a file of row errors is linked there.
 * Every row stands alone: a faulty row is reported with its number and column, and the others go on; with `onError: REJECT_ALL` all rows are checked first, and one faulty row keeps the whole file out. With `dryRun` rows are checked and nothing is changed.
 * A row is that of the customer with its `externalId`, else of the customer with its e-mail; when these are two customers, or an e-mail or external id occurs twice in the file, the row is faulty. An import never changes an e-mail address. An empty cell leaves what is there, or takes the default of a new customer.
 * The address columns are of the default address: it is changed, or added where the customer has none. `acceptsMarketing` says what the customer has agreed to: leave it empty where you do not know. Columns that the template does not have are refused, but for those of an export.
 * Created rows fire `customer.created`, changed ones `customer.updated`, as the single operations do. 422 `invalid_value` when the file cannot be read or a required column is missing. Repeating the request with the same Idempotency-Key starts no second import, and the same file a second time finds every customer there.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:import` in the store.
 *
 * @example
 * ```ts
 * const customerImportAccepted = await importCustomers({ client, body: {
 *   file: new Blob(['email,firstName,lastName\r\njonas.brandt@example.com,Jonas,Brandt\r\n']),
 *   dryRun: true,
 *   onExisting: 'SKIP',
 *   onError: 'CONTINUE',
 *   sendWelcomeEmail: false,
 * } });
 * ```
 */
export declare const importCustomers: <ThrowOnError extends boolean = true>(options: Options<ImportCustomersData, ThrowOnError>) => RequestResult<ImportCustomersResponses, ImportCustomersErrors, ThrowOnError, "data">;
/**
 * Check whether a customer e-mail is available
 *
 * Tells whether a customer with this e-mail can be created in this store, and which customer has it. It says nothing about other stores or about accounts on the platform. The answer is advice: creating may still meet 409.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const customerEmailCheck = await checkCustomerEmail({ client, query: { email: 'mia.keller@example.com' } });
 * ```
 */
export declare const checkCustomerEmail: <ThrowOnError extends boolean = true>(options: Options<CheckCustomerEmailData, ThrowOnError>) => RequestResult<CheckCustomerEmailResponses, CheckCustomerEmailErrors, ThrowOnError, "data">;
/**
 * Search customers
 *
 * For type-ahead fields: the best matches among the customers that are not erased, at most `limit`, by e-mail, names, company, phone number and external id. No paging; use the list for that.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const customerSearchResult = await searchCustomers({ client, query: { search: 'keller' } });
 * ```
 */
export declare const searchCustomers: <ThrowOnError extends boolean = true>(options: Options<SearchCustomersData, ThrowOnError>) => RequestResult<SearchCustomersResponses, SearchCustomersErrors, ThrowOnError, "data">;
/**
 * List the store's account types
 *
 * All account types of the store by `rank`. Exactly one is the default. `customerCount` may be minutes old.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const accountTypeList = await listAccountTypes({ client });
 * ```
 */
export declare const listAccountTypes: <ThrowOnError extends boolean = true>(options: Options<ListAccountTypesData, ThrowOnError>) => RequestResult<ListAccountTypesResponses, ListAccountTypesErrors, ThrowOnError, "data">;
/**
 * List the addresses of a customer
 *
 * The saved addresses of one customer, the default one first, then the newest. Removed ones (`isActive` false) only with `includeRemoved`.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:read` in the store.
 *
 * @example
 * ```ts
 * const customerAddressList = await listCustomerAddresses({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const listCustomerAddresses: <ThrowOnError extends boolean = true>(options: Options<ListCustomerAddressesData, ThrowOnError>) => RequestResult<ListCustomerAddressesResponses, ListCustomerAddressesErrors, ThrowOnError, "data">;
/**
 * Remove an address of a customer
 *
 * Marks the address as removed (`isActive` false); orders keep their copy. If it was the default, the newest remaining address becomes the default. 409 `in_use` while a live subscription ships or bills to it. Removing it again is a success without an event.
 * Fires `customer.address_changed` with the removed address, then with the new default, if another becomes it.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * await deleteCustomerAddress({ client, query: { customerAddressId: 910 } });
 * ```
 */
export declare const deleteCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<DeleteCustomerAddressData, ThrowOnError>) => RequestResult<DeleteCustomerAddressResponses, DeleteCustomerAddressErrors, ThrowOnError, "data">;
/**
 * List the payment methods of a customer
 *
 * The saved payment methods of one customer, the default one first, then the newest. Only what the customer sees, and where it is used: never card numbers, gateway tokens or vault ids. Removed ones (`isActive` false) only with `includeRemoved`.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer-payment-method:read` in the store.
 *
 * @example
 * ```ts
 * const customerPaymentMethodList = await listCustomerPaymentMethods({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const listCustomerPaymentMethods: <ThrowOnError extends boolean = true>(options: Options<ListCustomerPaymentMethodsData, ThrowOnError>) => RequestResult<ListCustomerPaymentMethodsResponses, ListCustomerPaymentMethodsErrors, ThrowOnError, "data">;
/**
 * Remove a payment method of a customer
 *
 * Marks the payment method as removed (`isActive` false) and has the provider forget it. 409 `in_use` while a live subscription is charged to it. If it was the default, the newest remaining one becomes the default. Removing it again is a success without an event.
 * Fires `customer.payment_method_changed` with the removed payment method (`source.action` is `customer.payment_method_removed`), then with the new default, if another becomes it.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer-payment-method:write` in the store.
 *
 * @example
 * ```ts
 * await deleteCustomerPaymentMethod({ client, query: { customerPaymentMethodId: 730 } });
 * ```
 */
export declare const deleteCustomerPaymentMethod: <ThrowOnError extends boolean = true>(options: Options<DeleteCustomerPaymentMethodData, ThrowOnError>) => RequestResult<DeleteCustomerPaymentMethodResponses, DeleteCustomerPaymentMethodErrors, ThrowOnError, "data">;
/**
 * Get the dashboard
 *
 * Sales, orders, subscriptions, customers and what needs attention, for a range of days in the store's time zone; left out: the last 30 days, today included. At most 366 days. Figures are computed ahead and may be minutes old: `generatedOn` says when. Money is of orders in one currency; orders in others are left out.
 * Placed orders that are not canceled count on the day they were ordered, refunds of them on the day they were issued, unless they failed or were voided. What needs attention, and which subscriptions there are, is as of `generatedOn`, whatever the range. Subscriptions in a test clock do not count. A 422 names `from` where the range is empty or longer, and an unknown `currencyCode`.
 *
 * **Access:** an administrator's access token or an app token with the permission `dashboard:read` in the store.
 *
 * @example
 * ```ts
 * const dashboard = await getDashboard({ client });
 * ```
 */
export declare const getDashboard: <ThrowOnError extends boolean = true>(options: Options<GetDashboardData, ThrowOnError>) => RequestResult<GetDashboardResponses, GetDashboardErrors, ThrowOnError, "data">;
/**
 * List e-mails
 *
 * The mails of the store, newest first unless `sort` says otherwise: to whom, about what, and whether the mail server took them. `SENT` means that it did; nobody tells us whether they were read. What is written in a mail is not shown,
 * and the subject only where no secret can stand in it. Each address that gets a blind copy has a mail of its own. Kept for 30 days after it was sent or given up; a mail that says something of no use any more, as a pin that has expired, goes at once. The mails of a customer whose data is erased go with it.
 *
 * **Access:** an administrator's access token or an app token with the permission `email:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listEmails({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listEmails: <ThrowOnError extends boolean = true>(options: Options<ListEmailsData, ThrowOnError>) => RequestResult<ListEmailsResponses, ListEmailsErrors, ThrowOnError, "data">;
/**
 * Send an e-mail again
 *
 * Sends the same mail once more to the same address, as it was written then: a new mail, which the answer shows. No blind copies go out. Fires nothing; the audit log notes it.
 * 409 `invalid_state_transition` while the mail is `PENDING`, which is sent anyway, and when what it says is of no use any more. 422 `unsupported_operation` for mails with a pin or a link that opens an account (the customer asks for a new one), while the template of the kind is not active, and while the address is suppressed (`DELETE /admin/email-suppression` lifts that).
 *
 * **Access:** an administrator's access token or an app token with the permission `email:write` in the store.
 *
 * @example
 * ```ts
 * const emailListItem = await resendEmail({ client, body: { emailId: 5120 } });
 * ```
 */
export declare const resendEmail: <ThrowOnError extends boolean = true>(options: Options<ResendEmailData, ThrowOnError>) => RequestResult<ResendEmailResponses, ResendEmailErrors, ThrowOnError, "data">;
/**
 * List suppressed addresses
 *
 * Addresses that the store sends no mails to, because a mail server said for good that there is nobody (a permanent answer with a status from 5.1.0 to 5.1.10, but for those about the sender). Mails to them are not tried any more and are listed as `SUPPRESSED`; pins and links that open an account are sent all the same.
 * Newest first unless `sort` says otherwise. An address goes with the data of its customer.
 *
 * **Access:** an administrator's access token or an app token with the permission `email:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listEmailSuppressions({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listEmailSuppressions: <ThrowOnError extends boolean = true>(options: Options<ListEmailSuppressionsData, ThrowOnError>) => RequestResult<ListEmailSuppressionsResponses, ListEmailSuppressionsErrors, ThrowOnError, "data">;
/**
 * Lift the suppression of an address
 *
 * Mails to the address are sent again from now on. Those that were not sent meanwhile stay `SUPPRESSED` (`POST /admin/email/resend`). A mail server that refuses the address for good once more suppresses it again.
 *
 * **Access:** an administrator's access token or an app token with the permission `email:write` in the store.
 *
 * @example
 * ```ts
 * await deleteEmailSuppression({ client, query: { emailSuppressionId: 31 } });
 * ```
 */
export declare const deleteEmailSuppression: <ThrowOnError extends boolean = true>(options: Options<DeleteEmailSuppressionData, ThrowOnError>) => RequestResult<DeleteEmailSuppressionResponses, DeleteEmailSuppressionErrors, ThrowOnError, "data">;
/**
 * Get a suppressed address
 *
 * An address that the store sends no mails to, and why.
 *
 * **Access:** an administrator's access token or an app token with the permission `email:read` in the store.
 *
 * @example
 * ```ts
 * const emailSuppression = await getEmailSuppression({ client, query: { emailSuppressionId: 31 } });
 * ```
 */
export declare const getEmailSuppression: <ThrowOnError extends boolean = true>(options: Options<GetEmailSuppressionData, ThrowOnError>) => RequestResult<GetEmailSuppressionResponses, GetEmailSuppressionErrors, ThrowOnError, "data">;
/**
 * Send a test e-mail
 *
 * Renders the stored template with the given order, which takes `order:read`, or with sample data, and hands it to the store's mail transport, subject marked as test. 429: a store sends 30 at once, and one more every two minutes. 422 `invalid_value` where mails of the type are not about an order. `accepted` is false, and nothing is sent, when the template has errors; then `errors` says where. Sets the template's `lastTestedOn`. No events.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:write` in the store.
 *
 * @example
 * ```ts
 * const emailTestResult = await testEmail({ client, body: { emailTemplateId: 41, to: 'ada@juniper-oak.example', orderId: 1042 } });
 * ```
 */
export declare const testEmail: <ThrowOnError extends boolean = true>(options: Options<TestEmailData, ThrowOnError>) => RequestResult<TestEmailResponses, TestEmailErrors, ThrowOnError, "data">;
/**
 * List e-mail templates
 *
 * The e-mail templates of the store, without bodies. There is at most one per type and language; every type has one in the store's default language. `search` finds parts of the name and the subject.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listEmailTemplates({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listEmailTemplates: <ThrowOnError extends boolean = true>(options: Options<ListEmailTemplatesData, ThrowOnError>) => RequestResult<ListEmailTemplatesResponses, ListEmailTemplatesErrors, ThrowOnError, "data">;
/**
 * Get an e-mail template
 *
 * One template with its source and the variables it may use. Source is Liquid: variables, filters, `if`, `unless`, `case`, `for`, `assign`, `capture` and `cycle`; no includes. What customers wrote is escaped in the HTML, and stands in texts and between the quotation marks of attributes only. A pin, or a link with a secret in it, stands alone between spaces or tags, or is the whole address of an `<a>`: no filter, comparison or other address takes it.
 * A mail takes the template in the language of its addressee (`de-AT`), else in that language anywhere (`de`), else in the store's default language. Where it cannot be rendered the platform's own text, in English, is sent, and `lastError` says why.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:read` in the store.
 *
 * @example
 * ```ts
 * const emailTemplate = await getEmailTemplate({ client, query: { emailTemplateId: 4 } });
 * ```
 */
export declare const getEmailTemplate: <ThrowOnError extends boolean = true>(options: Options<GetEmailTemplateData, ThrowOnError>) => RequestResult<GetEmailTemplateResponses, GetEmailTemplateErrors, ThrowOnError, "data">;
/**
 * Update an e-mail template
 *
 * Holds for every mail rendered from now on; `isDefault` becomes false. An inactive template of a transactional type falls back to the store's default language and then to the platform's own template; mails of other types are not sent. 409 `version_conflict`; 422 `invalid_value` when the source has errors (line and column in the field error's detail).
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:write` in the store.
 *
 * @example
 * ```ts
 * const emailTemplate = await updateEmailTemplate({ client, body: {
 *   emailTemplateId: 41,
 *   subject: 'Thank you: order {{ order.orderNumber }}',
 *   preheader: null,
 *   version: 3,
 * } });
 * ```
 */
export declare const updateEmailTemplate: <ThrowOnError extends boolean = true>(options: Options<UpdateEmailTemplateData, ThrowOnError>) => RequestResult<UpdateEmailTemplateResponses, UpdateEmailTemplateErrors, ThrowOnError, "data">;
/**
 * Create an e-mail template
 *
 * Adds a type's template in another language. 409 `already_exists` when the type has one in this language. 422 `invalid_value` when the language is not one of the store's, or the source has errors (line and column in the field error's detail): it is rendered with sample data before it is kept. `fromEmail` is at the domain that the store has proven to own. Mails with a secret of the customer in them have no `bcc`, and no style sheets, forms or frames in their HTML.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:write` in the store.
 *
 * @example
 * ```ts
 * const emailTemplate = await createEmailTemplate({ client, body: {
 *   emailTemplateTypeId: 1,
 *   languageCode: 'de',
 *   name: 'Bestellbestätigung',
 *   subject: 'Deine Bestellung {{ order.orderNumber }}',
 *   bodyHtml: '<p>Hallo {{ customer.firstName }},</p><p>wir haben deine Bestellung erhalten.</p>',
 *   fromName: 'Juniper & Oak',
 *   isActive: true,
 * } });
 * ```
 */
export declare const createEmailTemplate: <ThrowOnError extends boolean = true>(options: Options<CreateEmailTemplateData, ThrowOnError>) => RequestResult<CreateEmailTemplateResponses, CreateEmailTemplateErrors, ThrowOnError, "data">;
/**
 * Preview an e-mail template
 *
 * Renders the stored template, with the given fields in place of the stored ones, with an order, which takes `order:read`, or with sample data; pins and links are sample data in any case. Nothing is stored or sent. 422 `invalid_value` where mails of the type are not about an order. Errors of the source are no error answer: they are listed in `errors`, and what cannot be rendered is empty. Rendering stops after a fixed budget of steps.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:read` in the store.
 *
 * @example
 * ```ts
 * const emailTemplatePreviewResult = await previewEmailTemplate({ client, body: { emailTemplateId: 41, subject: 'Thank you: order {{ order.orderNumber }}', orderId: 1042 } });
 * ```
 */
export declare const previewEmailTemplate: <ThrowOnError extends boolean = true>(options: Options<PreviewEmailTemplateData, ThrowOnError>) => RequestResult<PreviewEmailTemplateResponses, PreviewEmailTemplateErrors, ThrowOnError, "data">;
/**
 * Revert an e-mail template to the default
 *
 * Puts the platform's own subject, texts and sender back and sets `isDefault`. Name and activity stay. Where the platform has none in the template's language, the English one is used. Reverting an unedited one changes nothing. 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:write` in the store.
 *
 * @example
 * ```ts
 * const emailTemplate = await revertEmailTemplate({ client, body: { emailTemplateId: 41, version: 4 } });
 * ```
 */
export declare const revertEmailTemplate: <ThrowOnError extends boolean = true>(options: Options<RevertEmailTemplateData, ThrowOnError>) => RequestResult<RevertEmailTemplateResponses, RevertEmailTemplateErrors, ThrowOnError, "data">;
/**
 * List e-mail template types
 *
 * All kinds of e-mail the platform sends, with the variables their templates may use. The same for every store.
 *
 * **Access:** an administrator's access token or an app token with the permission `email-template:read` in the store.
 *
 * @example
 * ```ts
 * const emailTemplateTypeList = await listEmailTemplateTypes({ client });
 * ```
 */
export declare const listEmailTemplateTypes: <ThrowOnError extends boolean = true>(options: Options<ListEmailTemplateTypesData, ThrowOnError>) => RequestResult<ListEmailTemplateTypesResponses, ListEmailTemplateTypesErrors, ThrowOnError, "data">;
/**
 * List integration calls
 *
 * Calls to and from outside systems, newest first unless `sort` says otherwise; no headers and bodies. `search` looks into operation, URL, error message and correlation id. Kept for 90 days.
 * A call is listed moments after it was made. One that takes several requests has an entry for each. Webhook deliveries are not among them: they have a log of their own (`GET /admin/webhook-delivery/paged`).
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-log:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listIntegrationLogs({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listIntegrationLogs: <ThrowOnError extends boolean = true>(options: Options<ListIntegrationLogsData, ThrowOnError>) => RequestResult<ListIntegrationLogsResponses, ListIntegrationLogsErrors, ThrowOnError, "data">;
/**
 * Get an integration call
 *
 * One call with headers and bodies. Credentials, tokens and card data are masked before they are stored; bodies are cut at 64 KB. A call that was not HTTP, as to a mail server, has no URL, and its bodies say in JSON what was wanted and got; what is written in a mail is not kept.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-log:read` in the store.
 *
 * @example
 * ```ts
 * const integrationLog = await getIntegrationLog({ client, query: { integrationLogId: 8801 } });
 * ```
 */
export declare const getIntegrationLog: <ThrowOnError extends boolean = true>(options: Options<GetIntegrationLogData, ThrowOnError>) => RequestResult<GetIntegrationLogResponses, GetIntegrationLogErrors, ThrowOnError, "data">;
/**
 * List integration tasks
 *
 * Background work for outside systems, imports too, newest first unless `sort` says otherwise. `search` looks into task type, last error and object id. A task is kept for 90 days after it ended.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-task:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listIntegrationTasks({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listIntegrationTasks: <ThrowOnError extends boolean = true>(options: Options<ListIntegrationTasksData, ThrowOnError>) => RequestResult<ListIntegrationTasksResponses, ListIntegrationTasksErrors, ThrowOnError, "data">;
/**
 * Get an integration task
 *
 * One task with its masked payload, its progress, and the rows an import refused. Its calls are in the integration log under its id.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-task:read` in the store.
 *
 * @example
 * ```ts
 * const integrationTask = await getIntegrationTask({ client, query: { integrationTaskId: 77 } });
 * ```
 */
export declare const getIntegrationTask: <ThrowOnError extends boolean = true>(options: Options<GetIntegrationTaskData, ThrowOnError>) => RequestResult<GetIntegrationTaskResponses, GetIntegrationTaskErrors, ThrowOnError, "data">;
/**
 * Get a file of an integration task
 *
 * What `errorFileUrl` and `resultFileUrl` of a task lead to: the rows that an import refused, as CSV (row, column, code, message), or the answers of a bulk operation, one JSON object a line. A task has them once it has ended, for 7 days.
 * Besides the permission of this operation it takes the one that the task itself was begun with (403): `customer:import`, `price:write`, `stock:write` or `product:write`.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-task:read` in the store.
 *
 * @example
 * ```ts
 * const file = await getIntegrationTaskFile({ client, query: { integrationTaskId: 611 } });
 * ```
 */
export declare const getIntegrationTaskFile: <ThrowOnError extends boolean = true>(options: Options<GetIntegrationTaskFileData, ThrowOnError>) => RequestResult<GetIntegrationTaskFileResponses, GetIntegrationTaskFileErrors, ThrowOnError, "data">;
/**
 * Retry integration tasks
 *
 * Queues FAILED and CANCELLED tasks again with fresh attempts. The key sent to the provider stays the same, so nothing is done twice. Each id is answered by itself: a task in another state is not retried and says why; an id the store does not have is reported as `not_found`, and a task whose work another one is queued for or does as `already_exists`.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-task:write` in the store.
 *
 * @example
 * ```ts
 * const integrationTaskRetryResult = await retryIntegrationTasks({ client, body: { integrationTaskIds: [8801, 8802] } });
 * ```
 */
export declare const retryIntegrationTasks: <ThrowOnError extends boolean = true>(options: Options<RetryIntegrationTasksData, ThrowOnError>) => RequestResult<RetryIntegrationTasksResponses, RetryIntegrationTasksErrors, ThrowOnError, "data">;
/**
 * Cancel integration tasks
 *
 * Cancels QUEUED and RETRYING tasks; a RUNNING one stops after its present step. What a task has done already stays done. Each id is answered by itself: a task in another state is not canceled and says why; an id the store does not have is reported as `not_found`.
 *
 * **Access:** an administrator's access token or an app token with the permission `integration-task:write` in the store.
 *
 * @example
 * ```ts
 * const integrationTaskCancelResult = await cancelIntegrationTasks({ client, body: { integrationTaskIds: [8803, 8804] } });
 * ```
 */
export declare const cancelIntegrationTasks: <ThrowOnError extends boolean = true>(options: Options<CancelIntegrationTasksData, ThrowOnError>) => RequestResult<CancelIntegrationTasksResponses, CancelIntegrationTasksErrors, ThrowOnError, "data">;
/**
 * List invoices and credit notes
 *
 * The store's numbered documents, newest first unless `sort` says otherwise. `search` finds a number as it is printed, and an order by its number. `GET /admin/order/pdf` with the `invoiceId` prints one.
 * An order gets its invoice when it is first paid whole or something of it is shipped. An edit after that adds an invoice of what it added, or a credit note of what it took off; a completed refund adds a credit note, and one that comes back an invoice again. Canceling an order that was shipped and not paid takes back what is not owed any more.
 * Invoices and credit notes each count for themselves, without gaps. Nothing of a document changes later, whatever becomes of the store, the customer, the products or the order.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listInvoices({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listInvoices: <ThrowOnError extends boolean = true>(options: Options<ListInvoicesData, ThrowOnError>) => RequestResult<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError, "data">;
/**
 * List the languages a store can use
 *
 * Every language the platform knows, by code; the same for all stores. The languages a store uses are `languageCodes` of its settings. No store needed.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const languageList = await listLanguages({ client });
 * ```
 */
export declare const listLanguages: <ThrowOnError extends boolean = true>(options: Options<ListLanguagesData, ThrowOnError>) => RequestResult<ListLanguagesResponses, ListLanguagesErrors, ThrowOnError, "data">;
/**
 * Log an administrator in
 *
 * Exchanges e-mail and password for an access token (1 hour) and a refresh token (30 days, rotated on use). Send the access token as
 * `Authorization: Bearer`. Each login starts its own session, which `GET /admin/session/all` lists.
 * A user with TOTP gets 401 `totp_required` when the password is right and `totpCode` is absent; the call is then repeated with the code.
 * Wrong codes are counted for the user until one is right, wherever they come from: five, and one more every 15 minutes (429). A recovery code is not held up by them.
 * A code is accepted once; a recovery code counts as a code and is used up.
 * 401 `invalid_credentials` is the same answer, in the same time, for an unknown e-mail, a wrong password and a wrong code. 403 `account_inactive`
 * is told only after the right password. Attempts are throttled per account and per address (429 with Retry-After).
 * No store is needed. `stores` lists the stores the user may name in `X-Store-Id`.
 *
 * **Access:** anybody, without a token.
 *
 * @example
 * ```ts
 * const adminLogin = await login({ client, body: { email: 'ada@juniper-oak.example', password: 'orchard-kettle-window-72', totpCode: '492039' } });
 * ```
 */
export declare const login: <ThrowOnError extends boolean = true>(options: Options<LoginData, ThrowOnError>) => RequestResult<LoginResponses, LoginErrors, ThrowOnError, "data">;
/**
 * Exchange a refresh token for new tokens
 *
 * Answers a new access token and a new refresh token; the one sent is used up and the former access token ends. The refresh token's 30 days start anew.
 * Sent again within ten seconds, and before the new refresh token was used, it gives the same tokens again; after that it is taken for theft:
 * the whole session ends and every token of it is refused (401 `unauthenticated`). An expired or revoked token is 401, a deactivated user 403 `account_inactive`.
 *
 * **Access:** anybody, without a token.
 *
 * @example
 * ```ts
 * const adminLogin = await refreshLogin({ client, body: { refreshToken: 'sp_refresh_EXAMPLE7kVn2QbXw9TzLr4Hd6Mc8Yf1Pj3Sg5Ka0NuEx' } });
 * ```
 */
export declare const refreshLogin: <ThrowOnError extends boolean = true>(options: Options<RefreshLoginData, ThrowOnError>) => RequestResult<RefreshLoginResponses, RefreshLoginErrors, ThrowOnError, "data">;
/**
 * Log the administrator out
 *
 * Ends the session of the access token: the access token and its refresh token are refused from the next request on (401). Other sessions of the
 * user stay. No body, no store needed. An app token has no session: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * await logout({ client });
 * ```
 */
export declare const logout: <ThrowOnError extends boolean = true>(options: Options<LogoutData, ThrowOnError>) => RequestResult<LogoutResponses, LogoutErrors, ThrowOnError, "data">;
/**
 * List media
 *
 * The store's media, newest first by default. `search` looks at file name, alt text and tags. Without `folderId` and `rootOnly` the media of all folders.
 * With `modifiedSince` (and without `sort`) the rows come in the order in which they changed, oldest first: follow `nextCursor`, and ask again with the last cursor you sent. No change is skipped, even one committed late.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listMedia({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listMedia: <ThrowOnError extends boolean = true>(options: Options<ListMediaData, ThrowOnError>) => RequestResult<ListMediaResponses, ListMediaErrors, ThrowOnError, "data">;
/**
 * Delete a medium
 *
 * Deletes the medium; the stored file, and with it the address, goes a day after the last medium that has it. While a product, variant, option, collection or setting uses it, the answer is 409 `in_use`, which names what does, unless `force` is true, which takes it out of all of them. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * await deleteMedia({ client, query: { mediaId: 415 } });
 * ```
 */
export declare const deleteMedia: <ThrowOnError extends boolean = true>(options: Options<DeleteMediaData, ThrowOnError>) => RequestResult<DeleteMediaResponses, DeleteMediaErrors, ThrowOnError, "data">;
/**
 * Get a medium
 *
 * One medium by its id, for instance to see when it is READY. The file itself is at `url`.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:read` in the store.
 *
 * @example
 * ```ts
 * const media = await getMedia({ client, query: { mediaId: 415 } });
 * ```
 */
export declare const getMedia: <ThrowOnError extends boolean = true>(options: Options<GetMediaData, ThrowOnError>) => RequestResult<GetMediaResponses, GetMediaErrors, ThrowOnError, "data">;
/**
 * Update a medium
 *
 * Changes name, folder, texts, tags or focal point; never the file. `folderId: null` moves it to the top level. The `url` stays the same. `focalX` and `focalY` are set together, each from 0 to 1 (422 `invalid_value`). A stale `version` is 409 `version_conflict`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * const media = await updateMedia({ client, body: { mediaId: 701, version: 1, altText: 'White ceramic pour-over set', focalX: '0.45', focalY: '0.4' } });
 * ```
 */
export declare const updateMedia: <ThrowOnError extends boolean = true>(options: Options<UpdateMediaData, ThrowOnError>) => RequestResult<UpdateMediaResponses, UpdateMediaErrors, ThrowOnError, "data">;
/**
 * Upload a medium
 *
 * Uploads one file: multipart/form-data with the part `file`, of at most 32 MiB unless whoever runs the service has set another limit (413 `payload_too_large` beyond, and for a file that the store has no room left for: see `GET /admin/media/usage`), and the other members as parts of their own. The type is found from the content, never from the name: images (JPEG, PNG, WebP, GIF), videos (MP4, WebM) and documents (PDF, CSV, plain text); anything else, such as SVG, HTML or AVIF, is 415 `unsupported_media_type`. A file that cannot be read, an image above 50 megapixels and an animated WebP are 422 `invalid_value`.
 * Images are stored without what the camera or a program wrote into them, such as where they were taken; color profile and which side is up are kept. The file name is for people only. `status` is PROCESSING until an image's smaller versions are there; the medium may be used at once. The same content twice makes two media with the same `checksum` that share one stored file. With the same Idempotency-Key the file is compared, too.
 * Files are public: whoever knows the `url` can read it, without a credential, and nobody can guess it. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * const media = await createMedia({ client, body: { file: new Blob(['x']) } });
 * ```
 */
export declare const createMedia: <ThrowOnError extends boolean = true>(options: Options<CreateMediaData, ThrowOnError>) => RequestResult<CreateMediaResponses, CreateMediaErrors, ThrowOnError, "data">;
/**
 * Get what media take
 *
 * How much room the store's files take, and how much they may. The same content uploaded twice counts once, smaller versions of images do not count, and what was deleted counts until its bytes are, about a day later.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:read` in the store.
 *
 * @example
 * ```ts
 * const mediaUsage = await getMediaUsage({ client });
 * ```
 */
export declare const getMediaUsage: <ThrowOnError extends boolean = true>(options: Options<GetMediaUsageData, ThrowOnError>) => RequestResult<GetMediaUsageResponses, GetMediaUsageErrors, ThrowOnError, "data">;
/**
 * List media folders
 *
 * The store's folders, by name by default. Without `parentFolderId` and `rootOnly` the folders of all levels.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listMediaFolders({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listMediaFolders: <ThrowOnError extends boolean = true>(options: Options<ListMediaFoldersData, ThrowOnError>) => RequestResult<ListMediaFoldersResponses, ListMediaFoldersErrors, ThrowOnError, "data">;
/**
 * Delete a media folder
 *
 * Deletes an empty folder. While it holds media or folders, the answer is 409 `in_use`, unless `replacementFolderId` names the folder that takes them over in the same step; a name that is taken there is 409 `already_exists`. No medium is ever deleted by this call. A replacement that is the folder itself or below it is 422 `invalid_value`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * await deleteMediaFolder({ client, query: { folderId: 8 } });
 * ```
 */
export declare const deleteMediaFolder: <ThrowOnError extends boolean = true>(options: Options<DeleteMediaFolderData, ThrowOnError>) => RequestResult<DeleteMediaFolderResponses, DeleteMediaFolderErrors, ThrowOnError, "data">;
/**
 * Update a media folder
 *
 * Renames or moves a folder with all it holds; `parentFolderId: null` moves it to the top level. Addresses of media do not change. A name that a sibling has is 409 `already_exists`, a move into itself or below it 422 `invalid_value`, a stale `version` 409 `version_conflict`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * const mediaFolder = await updateMediaFolder({ client, body: { folderId: 81, version: 1, name: 'coffee-and-tea' } });
 * ```
 */
export declare const updateMediaFolder: <ThrowOnError extends boolean = true>(options: Options<UpdateMediaFolderData, ThrowOnError>) => RequestResult<UpdateMediaFolderResponses, UpdateMediaFolderErrors, ThrowOnError, "data">;
/**
 * Create a media folder
 *
 * Creates a folder in another one or at the top level. A name that a sibling has is 409 `already_exists`; more than 10 levels are 422 `invalid_value`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `media:write` in the store.
 *
 * @example
 * ```ts
 * const mediaFolder = await createMediaFolder({ client, body: { parentFolderId: 80, name: 'coffee' } });
 * ```
 */
export declare const createMediaFolder: <ThrowOnError extends boolean = true>(options: Options<CreateMediaFolderData, ThrowOnError>) => RequestResult<CreateMediaFolderResponses, CreateMediaFolderErrors, ThrowOnError, "data">;
/**
 * List orders
 *
 * Orders of the store, placed ones unless `status=DRAFT` asks for drafts. `search` finds the whole order number, and parts of the e-mail address, of the names in its addresses, of SKUs and of tracking numbers; with fewer than three characters only whole SKUs and numbers.
 * Newest order date first unless `sort` says otherwise. Items carry no lines: read `GET /admin/order/details` for the whole order.
 * With `modifiedSince` (and without `sort`) the rows come in the order in which they changed, oldest first: follow `nextCursor`, and ask again with the last cursor you sent. No change is skipped, even one committed late.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listOrders({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listOrders: <ThrowOnError extends boolean = true>(options: Options<ListOrdersData, ThrowOnError>) => RequestResult<ListOrdersResponses, ListOrdersErrors, ThrowOnError, "data">;
/**
 * Count orders that are not shipped yet
 *
 * Counts placed orders with something left to ship (UNFULFILLED, PARTIALLY_FULFILLED, ON_HOLD), for a badge. Canceled orders and drafts do not count.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const unfulfilledOrderCount = await getUnfulfilledOrderCount({ client });
 * ```
 */
export declare const getUnfulfilledOrderCount: <ThrowOnError extends boolean = true>(options: Options<GetUnfulfilledOrderCountData, ThrowOnError>) => RequestResult<GetUnfulfilledOrderCountResponses, GetUnfulfilledOrderCountErrors, ThrowOnError, "data">;
/**
 * Get an order
 *
 * The whole order with lines, payments, balance, refunds, shipments, chargebacks and history. Exactly one of `orderId` and `orderNumber`.
 * `allowedActions` lists the actions that the order's state allows. Each action is listed exactly when its operation accepts the order in this state. EDIT covers lines, coupons, discounts and shipping; notes, tags and custom fields can always be changed. REPLACE is the free replacement: `isFree: false` is accepted for every placed order.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const order = await getOrder({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getOrder: <ThrowOnError extends boolean = true>(options: Options<GetOrderData, ThrowOnError>) => RequestResult<GetOrderResponses, GetOrderErrors, ThrowOnError, "data">;
/**
 * Change an order
 *
 * Changes what is given: customer, e-mail, addresses, shipping method, lines, coupons, manual discount, order date, notes, tags, custom fields. Payment and fulfillment status cannot be set: they follow from payments and shipments.
 * Fires order.updated once when addresses, customer, custom fields, order date, lines or discounts change; notes and tags fire nothing. An empty change is 200 and no event.
 * Lines, coupons, discount and shipping reprice only what changes; stock is reserved or released. A higher total leaves an amount due (PARTIALLY_PAID), a lower one overpays (OVERPAID): capture or refund the difference. When the captured money covers the new total, the rest of each authorization is released (a second order.updated, with the action `order.authorization_released`). order.payment_status_changed and order.fulfillment_status_changed fire when a status moves.
 * `items` is the complete list of lines afterwards; a quantity below what is shipped or refunded is 422 `invalid_value`, and so is a change of a line whose units were refunded, of shipping of which money was given back, and a price of a line below what was given back on it without units. Lines keep their price and tax rates, new ones take today's. Coupons of the order are not tested again. Such an edit of a placed order needs `version` or If-Match, and is 409 `invalid_state_transition` while the outcome of a payment is open or the bank disputes it. So is any change of the customer, the e-mail or an address of a checkout whose payment waits for its buyer: change them once the order is placed. Addresses and shipping method of a completely shipped order, and everything but notes, tags and custom fields of a canceled one, are 409 `invalid_state_transition`. A stale `version` is 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await updateOrder({ client, body: {
 *   orderId: 1042,
 *   version: 2,
 *   shippingAddress: {
 *     firstName: 'Mia',
 *     lastName: 'Keller',
 *     company: null,
 *     streetLine1: 'Oranienstraße 24',
 *     streetLine2: 'Rear building, 2nd floor',
 *     city: 'Berlin',
 *     stateProvince: 'BE',
 *     postalCode: '10999',
 *     countryCode: 'DE',
 *     phoneNumber: '+4930123456',
 *   },
 *   notes: { internal: 'Gift, no invoice in the parcel' },
 *   tags: ['gift'],
 * } });
 * ```
 */
export declare const updateOrder: <ThrowOnError extends boolean = true>(options: Options<UpdateOrderData, ThrowOnError>) => RequestResult<UpdateOrderResponses, UpdateOrderErrors, ThrowOnError, "data">;
/**
 * Create an order
 *
 * Places an order for a customer or a guest, or saves it as a draft (`isDraft`). Prices come from the price list of the customer's account type unless `unitPrice` is given; shipping, discounts and taxes are computed as at checkout, and all totals are frozen.
 * Placing reserves stock and coupons, charges `payment` by the store's capture mode, and starts a subscription for each plan of its lines. Fires order.created, then order.payment_captured when money was captured at once, then `subscription.created` with the action `subscription.created_by_admin`.
 * An order with plans needs an ACTIVE customer whose account type may subscribe, a saved payment method of theirs (`payment.customerPaymentMethodId`), which renewals are charged with, and a billing address; addresses are saved with the customer. It is the first cycle, or the beginning of the trial.
 * A declined payment (422 `payment_declined`) places nothing; order.payment_failed fires. Other refusals: `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `invalid_value`; 409 `already_exists` for a known `externalId`; 404 for a customer, a variant, a plan or a payment method that the store or the customer does not have. 503 `payment_outcome_unknown` when the provider did not answer: repeat with the same Idempotency-Key.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await createOrder({ client, body: {
 *   storeCustomerId: 501,
 *   items: [
 *     {
 *       sku: 'POUR-OVER-WHITE',
 *       quantity: 2,
 *       customFields: [{ key: 'engraving', type: 'STRING', value: 'For Mia' }],
 *     },
 *   ],
 *   shippingAddress: {
 *     firstName: 'Mia',
 *     lastName: 'Keller',
 *     company: null,
 *     streetLine1: 'Oranienstraße 24',
 *     streetLine2: null,
 *     city: 'Berlin',
 *     stateProvince: 'BE',
 *     postalCode: '10999',
 *     countryCode: 'DE',
 *     phoneNumber: '+4930123456',
 *   },
 *   shippingMethodId: 3,
 *   couponCodes: ['WELCOME10'],
 *   payment: { customerPaymentMethodId: 411 },
 *   notes: { internal: 'Ordered by phone' },
 * } });
 * ```
 */
export declare const createOrder: <ThrowOnError extends boolean = true>(options: Options<CreateOrderData, ThrowOnError>) => RequestResult<CreateOrderResponses, CreateOrderErrors, ThrowOnError, "data">;
/**
 * Place a draft order
 *
 * Turns a draft into a placed order: prices are computed again, stock and coupons reserved, `payment` charged, the order date set to now. Fires order.created, then order.payment_captured when money was captured at once.
 * 409 `invalid_state_transition` unless it is a DRAFT, 409 `cart_changed` when the total is not `expectedGrandTotal`. Otherwise refused as creation is; the draft stays a draft then.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await placeOrder({ client, body: { orderId: 1042, payment: { customerPaymentMethodId: 411 }, expectedGrandTotal: '110.79' } });
 * ```
 */
export declare const placeOrder: <ThrowOnError extends boolean = true>(options: Options<PlaceOrderData, ThrowOnError>) => RequestResult<PlaceOrderResponses, PlaceOrderErrors, ThrowOnError, "data">;
/**
 * Synchronize orders with outside systems
 *
 * Queues integration tasks that ask the payment processor and the carriers for the orders' present state, and report the orders to the tax and commission providers. Targets a store has no provider for are left out: at present PAYMENT applies to orders that were paid through a gateway, and the others apply to none.
 * PAYMENT asks what became of payments, captures and refunds that are open. It is done when the processor has said something of each, and is tried again while it does not answer.
 * A sync that is queued or running for the same order and target is not queued twice: its id is answered again. What it finds fires the events it would have fired on time. Follow the tasks with `GET /admin/integration-task`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const orderSyncResult = await syncOrders({ client, body: { orderIds: [1042], targets: ['PAYMENT', 'SHIPPING'] } });
 * ```
 */
export declare const syncOrders: <ThrowOnError extends boolean = true>(options: Options<SyncOrdersData, ThrowOnError>) => RequestResult<SyncOrdersResponses, SyncOrdersErrors, ThrowOnError, "data">;
/**
 * Export orders as CSV or XLSX
 *
 * A file with the orders that match the filters of the list, one row for each order or for each line, streamed while it is read; `format` (csv, xlsx) and `rows` (orders or lines) choose the form. CSV is UTF-8 with a byte order mark and CRLF. Cells beginning with `= + - @`, tab or return are escaped, so no spreadsheet runs them; money stays a number with the currency beside it.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportOrders({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportOrders: <ThrowOnError extends boolean = true>(options: Options<ExportOrdersData, ThrowOnError>) => RequestResult<ExportOrdersResponses, ExportOrdersErrors, ThrowOnError, "data">;
/**
 * Render a document of an order as PDF
 *
 * Renders the store's template for the document in the order's language. Exactly one of `orderId` and `orderNumber`.
 * INVOICE and CREDIT_NOTE show what was issued and frozen: `invoiceId` names one of the order's documents, and its type is then the document's. Left out, an INVOICE is the first one, or pro forma and without a number while the order is neither paid nor shipped.
 * PACKING_SLIP and SHIPPING_LABEL take a `shipmentId` (left out: the newest shipment), CREDIT_NOTE a `refundId` (left out: the newest credit note); 422 `invalid_value` when there is none. An INVOICE of a draft is 422 `invalid_value`.
 * Text is set in Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian and Georgian script, Chinese, Japanese and Korean, also from right to left; 422 `unsupported_operation` for a document with text in another one.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const file = await getOrderPdf({ client, query: { orderId: 1042 } });
 * ```
 */
export declare const getOrderPdf: <ThrowOnError extends boolean = true>(options: Options<GetOrderPdfData, ThrowOnError>) => RequestResult<GetOrderPdfResponses, GetOrderPdfErrors, ThrowOnError, "data">;
/**
 * Refund an order
 *
 * Issues a refund against the order's captured payments. All request amounts are what the customer gets, tax included; the answer splits them: `amount = subtotal + taxTotal + shippingTotal`.
 * With `lines`: a quantity gives back its part of the line after discounts, rounded so that all units add up to the line; `amount` on a line overrides that. `shippingAmount` gives back shipping. `overpaymentAmount` gives back what was paid too much, and nothing of the lines. With `amount` alone: a free amount, first of what was paid too much, then spread over what remains of the lines, then of shipping. With none of them: everything that is still refundable, and all units with it where the order was paid whole.
 * Limits, under a lock on the order and counting pending refunds: the payment's captured rest, the line's quantity, the tax and the shipping charged, else 422 `refund_exceeds_remaining`. A line may get more than it cost only for GOODWILL. 409 `invalid_state_transition` when money is asked for and none is captured, or a chargeback is open.
 * Where no payment alone has enough left, each gets a refund of its own, with its events; the answer is the first of them, and `GET /admin/refund/paged` with the `orderId` lists them all. Stock: RETURN_SELLABLE puts the quantities back, no other reason does. With RETURN_SELLABLE, RETURN_NON_SELLABLE and DAMAGED_GOODS the units are shipped ones as far as there are any, with the other reasons units that are not shipped yet. Shipped units of RETURN_SELLABLE and RETURN_NON_SELLABLE count as returned; units not shipped are no longer to be shipped. Units without shipping count as shipped once their order is paid. Units that cost nothing, and those whose `amount` is given as 0, come back without money, also to an order that took none: the refund is COMPLETED at once.
 * The refund is stored as PENDING (refund.issued, order.payment_status_changed) before the processor is called; the processor's answer makes it COMPLETED (refund.completed) or FAILED (refund.failed, and the amount is refundable again). A timeout leaves it PROCESSING until the outcome is known; it is never sent twice. Fires order.fulfillment_status_changed when that status moves.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await refundOrder({ client, body: {
 *   orderId: 1042,
 *   reason: 'DAMAGED_GOODS',
 *   lines: [{ lineItemId: '2087', quantity: 1 }],
 *   note: 'One of two sets arrived broken',
 * } });
 * ```
 */
export declare const refundOrder: <ThrowOnError extends boolean = true>(options: Options<RefundOrderData, ThrowOnError>) => RequestResult<RefundOrderResponses, RefundOrderErrors, ThrowOnError, "data">;
/**
 * Preview a refund
 *
 * Computes what the same request to `POST /admin/order/refund` would give back, and the most that can be given back now, by line and by payment. Changes nothing and fires nothing. Refused as the refund would be (422 `refund_exceeds_remaining`, 409 `invalid_state_transition`).
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const refundPreview = await previewOrderRefund({ client, body: { orderId: 1042, reason: 'DAMAGED_GOODS', lines: [{ lineItemId: '2087', quantity: 1 }] } });
 * ```
 */
export declare const previewOrderRefund: <ThrowOnError extends boolean = true>(options: Options<PreviewOrderRefundData, ThrowOnError>) => RequestResult<PreviewOrderRefundResponses, PreviewOrderRefundErrors, ThrowOnError, "data">;
/**
 * List shipping methods for an order
 *
 * The active shipping methods that serve an order, each at the price that choosing it would have now, cheapest first; the method that a placed order has keeps its price. Empty when nothing of the order is shipped. Either `orderId` for an existing order or draft, or `countryCode` with whatever else is known for one that is still being written. Empty when nothing serves the address.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const orderShippingMethodList = await listOrderShippingMethods({ client, query: { countryCode: 'DE' } });
 * ```
 */
export declare const listOrderShippingMethods: <ThrowOnError extends boolean = true>(options: Options<ListOrderShippingMethodsData, ThrowOnError>) => RequestResult<ListOrderShippingMethodsResponses, ListOrderShippingMethodsErrors, ThrowOnError, "data">;
/**
 * Sum up order lines by SKU
 *
 * What was ordered, shipped, refunded and is still to be shipped of each SKU, over the orders that match the filters of the list: a pick list or a sales report. One row for each SKU and currency. At most 1000 rows; `isTruncated` says when there are more. Of more than 100,000 orders nothing is summed up (400 `invalid_request`): ask for a shorter time.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const orderItemSummary = await getOrderItemSummary({ client, query: { search: 'keller' } });
 * ```
 */
export declare const getOrderItemSummary: <ThrowOnError extends boolean = true>(options: Options<GetOrderItemSummaryData, ThrowOnError>) => RequestResult<GetOrderItemSummaryResponses, GetOrderItemSummaryErrors, ThrowOnError, "data">;
/**
 * Sum up one order or many
 *
 * With `orderId` or `orderNumber`: that order in short (`order`). Without: counts and sums by currency and status over the orders that match the filters of the list (`totals`). Exactly one of the two members is not null. An id together with filters is 400 `invalid_request`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * const orderSummaryAnswer = await getOrderSummary({ client, query: { search: 'keller' } });
 * ```
 */
export declare const getOrderSummary: <ThrowOnError extends boolean = true>(options: Options<GetOrderSummaryData, ThrowOnError>) => RequestResult<GetOrderSummaryResponses, GetOrderSummaryErrors, ThrowOnError, "data">;
/**
 * Fulfill order lines with a shipment
 *
 * Records a shipment of the given lines, or of all that is still open. Takes stock out, captures what is due from the authorizations when the store captures on fulfillment, and sends the shipment e-mail. An order that has nothing to ship, or nothing left since its units were given up, is captured without a shipment.
 * Fires shipment.created, order.fulfillment_status_changed when it moves, and order.fulfilled each time every physical line has shipped.
 * 409 `payment_not_secured` unless the whole total is captured, whatever was refunded since, or all of it is authorized (`allowUnsecuredFulfillment` of the settings lifts that), 409 `invalid_state_transition` for an order that is held, canceled or a draft; 422 `quantity_exceeds_unfulfilled` above the open quantity, or when nothing is left to ship. Left out, `status` is IN_TRANSIT, and `trackingUrl` is built from carrier and number when the carrier is known (DHL, UPS, FedEx, USPS, DPD, GLS, Hermes). 422 `invalid_value` for a line that the order does not have, the status CANCELLED, a `shippedOn` in the future, or an `estimatedDelivery` before it.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:fulfill` in the store.
 *
 * @example
 * ```ts
 * const shipment = await fulfillOrder({ client, body: {
 *   orderId: 1042,
 *   items: [{ lineItemId: '2087', quantity: 2 }],
 *   carrierName: 'DHL',
 *   trackingNumber: '00340434161094042557',
 *   trackingUrl: 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557',
 *   locationName: 'Berlin warehouse',
 *   weight: '1.8',
 * } });
 * ```
 */
export declare const fulfillOrder: <ThrowOnError extends boolean = true>(options: Options<FulfillOrderData, ThrowOnError>) => RequestResult<FulfillOrderResponses, FulfillOrderErrors, ThrowOnError, "data">;
/**
 * Send a shipment e-mail again
 *
 * Queues the e-mail of a shipment again, to the order's address or to `email`. Each call sends one. Fires nothing; the audit log notes it. 409 `invalid_state_transition` for a canceled shipment. 422 `unsupported_operation`, and nothing is sent, while the template of shipment mails is not active, and while the address is suppressed.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:fulfill` in the store.
 *
 * @example
 * ```ts
 * await resendShipmentEmail({ client, body: { shipmentId: 61 } });
 * ```
 */
export declare const resendShipmentEmail: <ThrowOnError extends boolean = true>(options: Options<ResendShipmentEmailData, ThrowOnError>) => RequestResult<ResendShipmentEmailResponses, ResendShipmentEmailErrors, ThrowOnError, "data">;
/**
 * Cancel an order
 *
 * Cancels an order of which nothing is shipped, or of which all shipped units were refunded, with money or with the amount 0: voids live authorizations, refunds what is captured unless `refundPayment` is false, releases stock and coupons. A draft is closed without any event. Subscriptions the order started go on: cancel them by themselves.
 * A payment whose outcome is open, such as a bank debit, does not prevent the cancellation: `paymentStatus` stays PENDING until the payment is decided, and money that comes in afterwards is refunded automatically, whatever `refundPayment` is.
 * Fires refund.issued for a refund, order.payment_status_changed and order.fulfillment_status_changed when they move, order.cancelled last. Canceled already: 200, no event.
 * The reason of that refund is DUPLICATE_CHARGE for DUPLICATE, otherwise OTHER. 409 `invalid_state_transition` when the buyer has units that were not refunded (cancel the shipments, or refund the units), while the bank disputes a payment that would be refunded, or for a draft whose payment is under way (with Retry-After).
 *
 * **Access:** an administrator's access token or an app token with the permission `order:cancel` in the store.
 *
 * @example
 * ```ts
 * const order = await cancelOrder({ client, body: { orderId: 1042, reason: 'CUSTOMER_REQUEST' } });
 * ```
 */
export declare const cancelOrder: <ThrowOnError extends boolean = true>(options: Options<CancelOrderData, ThrowOnError>) => RequestResult<CancelOrderResponses, CancelOrderErrors, ThrowOnError, "data">;
/**
 * Charge what an order owes to a saved payment method
 *
 * Charges all that a placed order still owes (`balance.due`, less what is authorized) to a payment method that its customer has saved, while the customer is away: an order that was placed to be paid later, that owes more since it was edited, or whose payment failed afterwards. Fires order.payment_captured and, when it moves, order.payment_status_changed. Where it succeeds, pages of crypto providers on which the order could be paid end.
 * 409 `invalid_state_transition` when nothing is due, for a draft or a canceled order, while the outcome of a payment is not known, and while the customer is asked to confirm one. 404 when the customer has no such payment method; 422 `invalid_value` for an order of a guest, and for a customer without a default method where none is named. 422 `payment_declined` (order.payment_failed fires) also when the bank wants the customer to confirm (`authentication_required`): send them a payment link. 503 `payment_outcome_unknown` when the provider did not answer: repeat with the same Idempotency-Key, which finds the outcome and never charges twice.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:capture` in the store.
 *
 * @example
 * ```ts
 * const order = await chargeOrder({ client, body: { orderId: 1042, customerPaymentMethodId: 77 } });
 * ```
 */
export declare const chargeOrder: <ThrowOnError extends boolean = true>(options: Options<ChargeOrderData, ThrowOnError>) => RequestResult<ChargeOrderResponses, ChargeOrderErrors, ThrowOnError, "data">;
/**
 * Capture an authorized payment
 *
 * Takes authorized money, all that is due or `amount`. What other payments of the order are asked for at present is not due a second time. Once the order is paid, the rest of each authorization is released (order.updated with the action `order.authorization_released`). Fires order.payment_captured and, when it moves, order.payment_status_changed (PARTIALLY_PAID or PAID).
 * 409 `invalid_state_transition` without a live authorization, or when nothing is due. 503 `busy` while another capture is under way. 422 `payment_declined` (order.payment_failed fires), `unsupported_operation` when the provider captures no part, `invalid_value` above the authorization or the amount due. 503 `payment_outcome_unknown` after a timeout: the outcome is looked up, and never captured twice.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:capture` in the store.
 *
 * @example
 * ```ts
 * const order = await captureOrder({ client, body: { orderId: 1042, amount: '110.79' } });
 * ```
 */
export declare const captureOrder: <ThrowOnError extends boolean = true>(options: Options<CaptureOrderData, ThrowOnError>) => RequestResult<CaptureOrderResponses, CaptureOrderErrors, ThrowOnError, "data">;
/**
 * Void an order before capture
 *
 * Releases the authorizations of an order nothing has been captured on and closes it: payment VOIDED, order CANCELLED, stock and coupons released. Fires order.payment_status_changed, order.fulfillment_status_changed when it moves, and order.cancelled. Voided already: 200, no event.
 * 409 `invalid_state_transition` when something is captured (cancel or refund then) or shipped and not refunded, or for a draft whose payment is under way (with Retry-After). A payment whose outcome is open, such as a bank debit, stays PENDING until it is decided; money that comes in afterwards is refunded automatically.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:cancel` in the store.
 *
 * @example
 * ```ts
 * const order = await voidOrder({ client, body: { orderId: 1042, reason: 'FRAUD' } });
 * ```
 */
export declare const voidOrder: <ThrowOnError extends boolean = true>(options: Options<VoidOrderData, ThrowOnError>) => RequestResult<VoidOrderResponses, VoidOrderErrors, ThrowOnError, "data">;
/**
 * Report a chargeback
 *
 * Writes down a dispute of a payment that its provider does not report by itself, or one that it has not reported yet: the provider's own report of the same `reference` is taken for the same dispute. The first report fires order.chargeback_reported and, unless the bank only asks, order.payment_status_changed (CHARGEBACK). Report it again to say what became of it: WON gives the money back to the order, LOST and ACCEPTED leave it CHARGEBACK. A report that says nothing new changes nothing.
 * Without `paymentId` the order has to have one payment of which money was taken; without `amount` all of that is disputed. More is 422 `invalid_value`. 409 `invalid_state_transition` for a dispute that is decided already.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const chargeback = await reportOrderChargeback({ client, body: { orderId: 1042, reference: 'dp_1QK1x2', reason: 'fraudulent', dueOn: '2026-12-04T00:00:00.000Z' } });
 * ```
 */
export declare const reportOrderChargeback: <ThrowOnError extends boolean = true>(options: Options<ReportOrderChargebackData, ThrowOnError>) => RequestResult<ReportOrderChargebackResponses, ReportOrderChargebackErrors, ThrowOnError, "data">;
/**
 * Answer a chargeback with evidence
 *
 * Hands in what speaks against an open dispute, to the provider of its payment. What the bank decides comes by the provider's report. Evidence of before is replaced, where the provider takes it more than once.
 * 409 `invalid_state_transition` for a dispute that is decided already. 422 `unsupported_operation` for a provider that takes no evidence this way: hand it in there. 503 `payment_outcome_unknown` when the provider does not answer: repeat the request with the same Idempotency-Key.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const chargeback = await submitOrderChargebackEvidence({ client, body: { orderId: 1042, reference: 'dp_1QK1x2', text: 'Delivered on 2026-11-23, signed by M. Keller.' } });
 * ```
 */
export declare const submitOrderChargebackEvidence: <ThrowOnError extends boolean = true>(options: Options<SubmitOrderChargebackEvidenceData, ThrowOnError>) => RequestResult<SubmitOrderChargebackEvidenceResponses, SubmitOrderChargebackEvidenceErrors, ThrowOnError, "data">;
/**
 * Accept a chargeback
 *
 * Gives a dispute up without evidence, at the provider of its payment where that can be done: the money stays with the buyer, and the order is CHARGEBACK. Accepted already: 200, no event.
 * 409 `invalid_state_transition` for a dispute that the bank has decided. 503 `payment_outcome_unknown` when the provider does not answer: repeat the request with the same Idempotency-Key.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const chargeback = await acceptOrderChargeback({ client, body: { orderId: 1042, reference: 'dp_1QK1x2' } });
 * ```
 */
export declare const acceptOrderChargeback: <ThrowOnError extends boolean = true>(options: Options<AcceptOrderChargebackData, ThrowOnError>) => RequestResult<AcceptOrderChargebackResponses, AcceptOrderChargebackErrors, ThrowOnError, "data">;
/**
 * Make a link by which an order is paid
 *
 * A page on which whoever has the link pays what a placed order owes: the service's, or with `pageUrl` one of the store's own, which reads by `GET /customer/order/due` and pays by `POST /customer/order/pay`. Behind `#token=` its address has a token, of which only a hash is kept: it reaches this order and nothing else of the customer's, for seven days, and as long as something is due; it ends when the order's e-mail address changes. An order has five links at most: a sixth ends the oldest. With `notifyCustomer` the link is mailed to the buyer (`PAYMENT_LINK`).
 * The service's page takes payments of `STRIPE`, by its form, of `SANDBOX` and of crypto providers. Where the store has none of them for the order, the link needs a `pageUrl` (422 `unsupported_operation`).
 * 409 `invalid_state_transition` when nothing is due, for a draft, and for a canceled order. 422 `invalid_value` for an address that is none of the store's own, and to mail the link of an order without an e-mail address.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:capture` in the store.
 *
 * @example
 * ```ts
 * const orderPaymentLink = await createOrderPaymentLink({ client, body: { orderId: 1042, notifyCustomer: true } });
 * ```
 */
export declare const createOrderPaymentLink: <ThrowOnError extends boolean = true>(options: Options<CreateOrderPaymentLinkData, ThrowOnError>) => RequestResult<CreateOrderPaymentLinkResponses, CreateOrderPaymentLinkErrors, ThrowOnError, "data">;
/**
 * Record an offline payment
 *
 * Records money that was received outside a processor, such as a bank transfer. It counts as captured: fires order.payment_captured and, when it moves, order.payment_status_changed. Once the order is paid, the rest of each authorization is released (order.updated with the action `order.authorization_released`). More than is due makes the order OVERPAID. Its refunds are completed by an admin (`POST /admin/refund/complete`).
 * 409 `invalid_state_transition` for a draft or a canceled order, or when nothing is due and no `amount` is given.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:capture` in the store.
 *
 * @example
 * ```ts
 * const order = await recordOrderOfflinePayment({ client, body: {
 *   orderId: 1042,
 *   method: 'BANK_TRANSFER',
 *   amount: '110.79',
 *   receivedOn: '2026-11-24T00:00:00.000Z',
 *   reference: 'Statement 2026/47, line 3',
 * } });
 * ```
 */
export declare const recordOrderOfflinePayment: <ThrowOnError extends boolean = true>(options: Options<RecordOrderOfflinePaymentData, ThrowOnError>) => RequestResult<RecordOrderOfflinePaymentResponses, RecordOrderOfflinePaymentErrors, ThrowOnError, "data">;
/**
 * Create a replacement order
 *
 * Places a new order for lines of this one, for instance when a parcel was lost. Free by default: prices stay and are discounted to zero, shipping too. With `isFree: false` the lines cost what they cost in the replaced order before its coupons, another variant what it costs today, and shipping what the method costs; it is paid as an order that is created. Coupons, automatic discounts, the least order of an account type and the quantities in which a product is sold do not apply, and nobody earns a commission for it. The answer is the new order; its `replacedOrderNumber` names the old one, which shows it as `replacementOrderNumber` and is otherwise left alone unless `cancelReplaced`. Once the replacement is canceled, or its payment was declined, the order can be replaced anew.
 * Fires order.created for the new order, and what a cancellation fires for the old one. 409 `already_exists` when the order has a replacement already, 409 `invalid_state_transition` for a draft, for a free replacement of an order that is canceled, refunded as a whole, or neither paid nor wholly authorized, or when `cancelReplaced` cannot be done; 422 as for order creation, and `invalid_value` for a line that the order does not have, more of it than was ordered, more free units than are neither refunded nor canceled, nothing left to send, and for `cancelReplaced` with `isFree` (goods and money) or with `payment` (which may be declined). All or nothing.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await replaceOrder({ client, body: {
 *   orderId: 1042,
 *   reason: 'DAMAGED',
 *   items: [{ lineItemId: '2087', quantity: 1 }],
 *   note: 'One set arrived broken',
 * } });
 * ```
 */
export declare const replaceOrder: <ThrowOnError extends boolean = true>(options: Options<ReplaceOrderData, ThrowOnError>) => RequestResult<ReplaceOrderResponses, ReplaceOrderErrors, ThrowOnError, "data">;
/**
 * Hold an order back from shipping
 *
 * Puts an order of which nothing is shipped ON_HOLD: fulfilling is refused until it is released. Fires order.fulfillment_status_changed. Held already: 200, the reason and note are taken over, no event. 409 `invalid_state_transition` for an order that is shipped in part, has nothing to ship, is canceled or a draft.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await holdOrder({ client, body: { orderId: 1042, reason: 'ADDRESS', note: 'House number is missing' } });
 * ```
 */
export declare const holdOrder: <ThrowOnError extends boolean = true>(options: Options<HoldOrderData, ThrowOnError>) => RequestResult<HoldOrderResponses, HoldOrderErrors, ThrowOnError, "data">;
/**
 * Release a held order
 *
 * Ends the hold; the fulfillment status is what it would be without. Fires order.fulfillment_status_changed. Not held: 200, no event. A canceled order and a draft are 409 `invalid_state_transition`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const order = await releaseOrder({ client, body: { orderId: 1042, note: 'Customer sent the number' } });
 * ```
 */
export declare const releaseOrder: <ThrowOnError extends boolean = true>(options: Options<ReleaseOrderData, ThrowOnError>) => RequestResult<ReleaseOrderResponses, ReleaseOrderErrors, ThrowOnError, "data">;
/**
 * List PDF templates
 *
 * The PDF templates of the store, without sources. There is at most one per type and language. `search` finds parts of the name.
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listPdfTemplates({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listPdfTemplates: <ThrowOnError extends boolean = true>(options: Options<ListPdfTemplatesData, ThrowOnError>) => RequestResult<ListPdfTemplatesResponses, ListPdfTemplatesErrors, ThrowOnError, "data">;
/**
 * Get a PDF template
 *
 * One template with its source and the variables it may use. Source is Liquid over HTML with a part of CSS: selectors of tags, classes, ids and attributes, `:nth-child` and the like; `color`, `background`, `font-size`, `font-weight`, `font-style`, `text-align` (also `start` and `end`), `text-decoration`, `text-transform`, `line-height`, `white-space`, `vertical-align`, `direction`, `margin`, `margin-inline-start`, `padding`, `border`, `border-radius`, `width`, `max-width`, `max-height`, `display` (`block`, `flex`, `table`, `none`), `flex`, `gap`, `justify-content`, `break-inside`. The head of a table stands on each of its pages; empty elements of the classes `page-number` and `page-count` are the page and how many there are. Nothing is fetched: the one image is the store's logo, whose source is `store.logo`.
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:read` in the store.
 *
 * @example
 * ```ts
 * const pdfTemplate = await getPdfTemplate({ client, query: { pdfTemplateId: 3 } });
 * ```
 */
export declare const getPdfTemplate: <ThrowOnError extends boolean = true>(options: Options<GetPdfTemplateData, ThrowOnError>) => RequestResult<GetPdfTemplateResponses, GetPdfTemplateErrors, ThrowOnError, "data">;
/**
 * Update a PDF template
 *
 * Holds for every document rendered from now on; `isDefault` becomes false. `margins` are replaced whole. An inactive template falls back to the store's default language and then to the platform's own. 409 `version_conflict`; 422 `invalid_value` when the source has errors (line and column in the field error's detail).
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:write` in the store.
 *
 * @example
 * ```ts
 * const pdfTemplate = await updatePdfTemplate({ client, body: { pdfTemplateId: 51, pageSize: 'LETTER', css: null, version: 2 } });
 * ```
 */
export declare const updatePdfTemplate: <ThrowOnError extends boolean = true>(options: Options<UpdatePdfTemplateData, ThrowOnError>) => RequestResult<UpdatePdfTemplateResponses, UpdatePdfTemplateErrors, ThrowOnError, "data">;
/**
 * Create a PDF template
 *
 * Adds a type's template in another language. 409 `already_exists` when the type has one in this language. 422 `invalid_value` when the language is not one of the store's, or the source has errors (line and column in the field error's detail).
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:write` in the store.
 *
 * @example
 * ```ts
 * const pdfTemplate = await createPdfTemplate({ client, body: {
 *   pdfTemplateTypeId: 1,
 *   languageCode: 'de',
 *   name: 'Rechnung',
 *   pageSize: 'A4',
 *   orientation: 'PORTRAIT',
 *   margins: { top: '20', right: '15', bottom: '20', left: '25' },
 *   bodyHtml: '<h1>Rechnung {{ order.orderNumber }}</h1>',
 *   isActive: true,
 * } });
 * ```
 */
export declare const createPdfTemplate: <ThrowOnError extends boolean = true>(options: Options<CreatePdfTemplateData, ThrowOnError>) => RequestResult<CreatePdfTemplateResponses, CreatePdfTemplateErrors, ThrowOnError, "data">;
/**
 * Preview a PDF template
 *
 * Renders the stored template, with the given fields in place of the stored ones, as PDF (Content-Disposition inline). Data: the given order, refund (credit notes) or shipment (packing slips, labels), else sample data; at most one of the three. Nothing is stored.
 * 422 `invalid_value` when the source has errors, with line and column in the field error's detail, or when rendering exceeds its budget.
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:read` in the store.
 *
 * @example
 * ```ts
 * const file = await previewPdfTemplate({ client, body: { pdfTemplateId: 51, bodyHtml: '<h1>Invoice {{ order.orderNumber }}</h1>', orderId: 1042 } });
 * ```
 */
export declare const previewPdfTemplate: <ThrowOnError extends boolean = true>(options: Options<PreviewPdfTemplateData, ThrowOnError>) => RequestResult<PreviewPdfTemplateResponses, PreviewPdfTemplateErrors, ThrowOnError, "data">;
/**
 * Revert a PDF template to the default
 *
 * Puts the platform's own source, page format and margins back and sets `isDefault`. Name and activity stay. Where the platform has none in the template's language, the English one is used. Reverting an unedited one changes nothing. 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:write` in the store.
 *
 * @example
 * ```ts
 * const pdfTemplate = await revertPdfTemplate({ client, body: { pdfTemplateId: 51, version: 3 } });
 * ```
 */
export declare const revertPdfTemplate: <ThrowOnError extends boolean = true>(options: Options<RevertPdfTemplateData, ThrowOnError>) => RequestResult<RevertPdfTemplateResponses, RevertPdfTemplateErrors, ThrowOnError, "data">;
/**
 * List PDF template types
 *
 * All kinds of PDF documents the platform makes, with the variables their templates may use. The same for every store.
 *
 * **Access:** an administrator's access token or an app token with the permission `pdf-template:read` in the store.
 *
 * @example
 * ```ts
 * const pdfTemplateTypeList = await listPdfTemplateTypes({ client });
 * ```
 */
export declare const listPdfTemplateTypes: <ThrowOnError extends boolean = true>(options: Options<ListPdfTemplateTypesData, ThrowOnError>) => RequestResult<ListPdfTemplateTypesResponses, ListPdfTemplateTypesErrors, ThrowOnError, "data">;
/**
 * Replace prices in bulk
 *
 * Takes a file of lines (JSONL, UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB) and works through it in the background, in order. Each line is the body of `PUT /admin/price`.
 * Its rules are the rules of that operation, all or nothing for each line. A line that is refused changes nothing, and the others go on.
 * Follow the integration task; when it has ended, its `resultFileUrl` has a JSON object for each line, in order: `line` (from 1, empty lines counted), `outcome` (DONE or REFUSED), `productId`, `variantIds` and `version` of what was changed, or the `problem` with its `code`, `detail` and `errors`. It is kept for 7 days.
 * A line is done once, also when the service is stopped in the middle. The Idempotency-Key is required: a repeat starts no second task.
 *
 * **Access:** an administrator's access token or an app token with the permission `price:write` in the store.
 *
 * @example
 * ```ts
 * const bulkAccepted = await bulkReplacePrices({ client, body: { file: new Blob(['{"prices": [{"variantId": 310, "currencyCode": "EUR", "amount": "45.00"}]}']) } });
 * ```
 */
export declare const bulkReplacePrices: <ThrowOnError extends boolean = true>(options: Options<BulkReplacePricesData, ThrowOnError>) => RequestResult<BulkReplacePricesResponses, BulkReplacePricesErrors, ThrowOnError, "data">;
/**
 * Get what pricing needs
 *
 * Currencies, account types, active plans and tax classes of the store in one answer, so that a price form needs one call. `priceTypes` names the kinds of rows: BASE (no condition), COMPARE_AT (a former price beside the amount), ACCOUNT_TYPE, SUBSCRIPTION and VOLUME (a minQuantity above 1).
 * The rows of a variant are in `GET /admin/product`, and are replaced with `PUT /admin/price`.
 *
 * **Access:** an administrator's access token or an app token with the permission `price:read` in the store.
 *
 * @example
 * ```ts
 * const priceReference = await getPriceReference({ client });
 * ```
 */
export declare const getPriceReference: <ThrowOnError extends boolean = true>(options: Options<GetPriceReferenceData, ThrowOnError>) => RequestResult<GetPriceReferenceResponses, GetPriceReferenceErrors, ThrowOnError, "data">;
/**
 * Replace prices of variants
 *
 * Replaces every price row of each variant named in `variantIds` (absent: each variant that occurs in `prices`) by the given rows, up to 1000 rows at once, all or nothing. With `currencyCode` only the rows of that currency are replaced. A variant in `variantIds` without a row loses its prices and is no longer for sale in those currencies.
 * - A row with the same variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn as a stored one keeps its priceId; when it carries that row's stale `version`, the answer is 409 `version_conflict` and nothing changes. The same key twice in a request is 422 `invalid_value`.
 * - A currency that the store does not have, or other than `currencyCode`, is 422 `currency_mismatch`; too many digits, compareAtAmount not above amount, endsOn not after startsOn, a variant outside `variantIds`, more than 100 rows for a variant, or a variant, account type or plan that the store does not have: 422 `invalid_value`. `errors` names every failing row.
 * - Carts show the new price at once, checkouts price again, renewals use it when they run. Placed orders never change. Versions of product and variant do not change. The same request again ends in the same rows.
 * No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `price:write` in the store.
 *
 * @example
 * ```ts
 * const priceList = await replacePrices({ client, body: {
 *   currencyCode: 'EUR',
 *   prices: [
 *     { variantId: 310, amount: '45.00', compareAtAmount: '49.00', currencyCode: 'EUR', version: 1 },
 *     { variantId: 310, amount: '36.00', currencyCode: 'EUR', accountTypeId: 2 },
 *     { variantId: 311, amount: '52.00', currencyCode: 'EUR' },
 *   ],
 * } });
 * ```
 */
export declare const replacePrices: <ThrowOnError extends boolean = true>(options: Options<ReplacePricesData, ThrowOnError>) => RequestResult<ReplacePricesResponses, ReplacePricesErrors, ThrowOnError, "data">;
/**
 * List products
 *
 * Light rows without variants and texts, newest first by default. `search` looks at name, brand, SKU, barcode and externalId. `GET /admin/product` has one whole. Archived products are included unless `status` says otherwise.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listProducts({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listProducts: <ThrowOnError extends boolean = true>(options: Options<ListProductsData, ThrowOnError>) => RequestResult<ListProductsResponses, ListProductsErrors, ThrowOnError, "data">;
/**
 * Export products as CSV or XLSX
 *
 * A file with the products that match the filters of the list, one row for each variant, with its stock and its price in the store's default currency; a product without variants has one row without a SKU.
 * It is streamed while it is read, as the rows were when it began, in whatever order is asked for. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula begin with an apostrophe. A store has four exports at once, another one is 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportProducts({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportProducts: <ThrowOnError extends boolean = true>(options: Options<ExportProductsData, ThrowOnError>) => RequestResult<ExportProductsResponses, ExportProductsErrors, ThrowOnError, "data">;
/**
 * Create and update products in bulk
 *
 * Takes a file of lines (JSONL, UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB) and works through it in the background, in order. Each line is the body of `PATCH /admin/product` where it has a `productId`, else of `POST /admin/product`.
 * Its rules are the rules of these operations, all or nothing for each line. A line that is refused changes nothing, and the others go on.
 * Follow the integration task; when it has ended, its `resultFileUrl` has a JSON object for each line, in order: `line` (from 1, empty lines counted), `outcome` (DONE or REFUSED), `productId`, `variantIds` and `version` of what was changed, or the `problem` with its `code`, `detail` and `errors`. It is kept for 7 days.
 * A line is done once, also when the service is stopped in the middle. The Idempotency-Key is required: a repeat starts no second task.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const bulkAccepted = await bulkWriteProducts({ client, body: { file: new Blob(['{"productId": 31, "status": "ACTIVE"}']) } });
 * ```
 */
export declare const bulkWriteProducts: <ThrowOnError extends boolean = true>(options: Options<BulkWriteProductsData, ThrowOnError>) => RequestResult<BulkWriteProductsResponses, BulkWriteProductsErrors, ThrowOnError, "data">;
/**
 * Archive a product
 *
 * Sets the product's status to ARCHIVED; nothing is erased. It leaves the storefront and the pick list, cart lines with it become UNAVAILABLE, and a checkout that has already reserved it may finish. Orders stay as they are, and live subscriptions keep renewing its variants until they are moved. Archiving an archived product is 204 again. PATCH with `status: ACTIVE` brings it back. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * await deleteProduct({ client, query: { productId: 31 } });
 * ```
 */
export declare const deleteProduct: <ThrowOnError extends boolean = true>(options: Options<DeleteProductData, ThrowOnError>) => RequestResult<DeleteProductResponses, DeleteProductErrors, ThrowOnError, "data">;
/**
 * Get a product
 *
 * The whole product with options, variants, stock and every price row, by `productId`, `slug` or the `sku` of one of its variants. Exactly one of them is given (400 `invalid_request` otherwise). Archived products are found too. The ETag changes with everything shown, prices and stock included; a PATCH that should not mind a sale in between carries `version` instead of If-Match.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * const product = await getProduct({ client, query: { productId: 31 } });
 * ```
 */
export declare const getProduct: <ThrowOnError extends boolean = true>(options: Options<GetProductData, ThrowOnError>) => RequestResult<GetProductResponses, GetProductErrors, ThrowOnError, "data">;
/**
 * Update a product
 *
 * Changes the given members of the product, all or nothing. Also brings an archived product back (`status: ACTIVE` or `DRAFT`).
 * `variants`, when given, is the whole list in the order shown:
 * - with `variantId`: kept; its given members change, the absent ones stay, `null` clears;
 * - without `variantId`: created. It needs `sku`, unique in the store, a value for each option of the product in `optionValues`, by names (`{optionName, value}`), and `prices`, one for each currency that it is sold in; `stockOnHand` is its opening stock (default 0). The rest may be left out;
 * - left out: removed. It is no longer shown or sold, cart lines with it become UNAVAILABLE, its SKU is free again, and placed orders keep what they show and can still be fulfilled and refunded. A variant in a live subscription or held by a running checkout cannot be removed (409 `in_use`, nothing changes): move the subscription first, or set the variant's `status` to DISABLED.
 * A `variantId` of another product is 422 `invalid_value`. At least one variant stays.
 * `options` and their `values` work the same way by `productOptionId` and `productOptionValueId`, and new ones have a `name` and a `value`; a removed option or value may not be used by a variant that stays (422 `invalid_value`). An added option needs a value in every variant that stays.
 * A variant's `prices`, when given, replace its rows; many variants at once: PUT /admin/price. Stock of existing variants is changed by POST /admin/stock/adjust only: `stockOnHand` of one is 422 `invalid_value`. 422 `insufficient_stock`: `trackInventory: true` or `inventoryPolicy: DENY` for a variant of which more is reserved than on hand.
 * The ids and versions are in the answers of `GET /admin/product` and of this operation; to change one variant only, send the others by their `variantId` alone.
 * A stale `version`, of the product or of a variant, is 409 `version_conflict`. Stock movements do not change versions. A taken slug, SKU or externalId is 409 `already_exists`. Placed orders never change; renewals use what is true when they run. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const product = await updateProduct({ client, body: {
 *   productId: 31,
 *   version: 1,
 *   shortDescription: null,
 *   options: [
 *     {
 *       productOptionId: 14,
 *       values: [
 *         { productOptionValueId: 141 },
 *         { productOptionValueId: 142 },
 *         { value: 'Sage', swatchHex: '#9CAF88' },
 *       ],
 *     },
 *   ],
 *   variants: [
 *     { variantId: 310 },
 *     { variantId: 311, lowStockThreshold: 8 },
 *     {
 *       sku: 'POUR-OVER-SAGE',
 *       optionValues: [{ optionName: 'Color', value: 'Sage' }],
 *       weight: '1.2',
 *       weightUnit: 'KG',
 *       stockOnHand: 12,
 *       lowStockThreshold: 5,
 *       costPrice: '21.50',
 *       mediaIds: [701],
 *       prices: [{ currencyCode: 'EUR', amount: '54.00' }],
 *     },
 *   ],
 * } });
 * ```
 */
export declare const updateProduct: <ThrowOnError extends boolean = true>(options: Options<UpdateProductData, ThrowOnError>) => RequestResult<UpdateProductResponses, UpdateProductErrors, ThrowOnError, "data">;
/**
 * Create a product
 *
 * Creates the product with its options, variants, prices and opening stock, all or nothing; with `status: ACTIVE` it can be sold as soon as this call has answered. Left out: `productType` PHYSICAL, `status` DRAFT, `minQuantity` and `quantityStep` 1, and of a variant `status` ACTIVE and `inventoryPolicy` DENY.
 * - Variants name their option values by `optionName` and `value`, since ids do not exist yet; each variant has one value of every option, and no two have the same set (422 `invalid_value`).
 * - A product without variants can only be a DRAFT (422 `invalid_value` at `/status`). A variant without a price row for a currency is not for sale in it.
 * - `stockOnHand` is the opening stock; later changes go through POST /admin/stock/adjust.
 * - Prices are in the store's currencies (422 `currency_mismatch`) with that currency's digits (422 `invalid_value`).
 * - A slug, SKU or externalId that the store already has is 409 `already_exists`. Ids that do not exist in this store are 422 `invalid_value` with the pointer of the field.
 * No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const product = await createProduct({ client, body: {
 *   name: 'Ceramic pour-over set',
 *   productType: 'PHYSICAL',
 *   status: 'ACTIVE',
 *   description: '<p>Dripper and carafe, fired in Berlin.</p>',
 *   shortDescription: 'Dripper and carafe for two cups.',
 *   brand: 'Juniper & Oak',
 *   tags: ['coffee', 'ceramic'],
 *   collectionIds: [22],
 *   taxClassId: 1,
 *   isSubscribable: true,
 *   subscriptionPlanIds: [4],
 *   options: [
 *     {
 *       name: 'Color',
 *       values: [{ value: 'White', swatchHex: '#F7F5F0' }, { value: 'Black', swatchHex: '#1C1C1C' }],
 *     },
 *   ],
 *   variants: [
 *     {
 *       sku: 'POUR-OVER-WHITE',
 *       optionValues: [{ optionName: 'Color', value: 'White' }],
 *       weight: '1.2',
 *       weightUnit: 'KG',
 *       stockOnHand: 40,
 *       lowStockThreshold: 5,
 *       costPrice: '21.50',
 *       mediaIds: [701],
 *       prices: [
 *         { currencyCode: 'EUR', amount: '49.00' },
 *         { currencyCode: 'EUR', amount: '39.00', accountTypeId: 2 },
 *       ],
 *     },
 *     {
 *       sku: 'POUR-OVER-BLACK',
 *       optionValues: [{ optionName: 'Color', value: 'Black' }],
 *       weight: '1.2',
 *       weightUnit: 'KG',
 *       stockOnHand: 25,
 *       lowStockThreshold: 5,
 *       costPrice: '21.50',
 *       mediaIds: [701],
 *       prices: [{ currencyCode: 'EUR', amount: '52.00' }],
 *     },
 *   ],
 *   media: [{ mediaId: 701, altText: 'White pour-over set on a table' }],
 *   seo: { description: 'Handmade ceramic pour-over set.' },
 *   maxQuantity: 10,
 *   customFields: [{ key: 'dishwasherSafe', type: 'BOOLEAN', value: 'true' }],
 *   relatedProductIds: [32],
 *   translations: [
 *     {
 *       languageCode: 'de',
 *       name: 'Keramik-Pour-over-Set',
 *       description: '<p>Filter und Kanne, gebrannt in Berlin.</p>',
 *       slug: 'keramik-pour-over-set',
 *     },
 *   ],
 * } });
 * ```
 */
export declare const createProduct: <ThrowOnError extends boolean = true>(options: Options<CreateProductData, ThrowOnError>) => RequestResult<CreateProductResponses, CreateProductErrors, ThrowOnError, "data">;
/**
 * Browse variants to order
 *
 * A light list of the active variants of active products, each with its current price and stock, to pick lines when an admin creates or edits an order or a subscription. A variant without a price for what was asked is left out. `search` looks at product and variant name, SKU and barcode. Price and stock are those of the moment; the order prices and reserves again.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => browseProducts({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const browseProducts: <ThrowOnError extends boolean = true>(options: Options<BrowseProductsData, ThrowOnError>) => RequestResult<BrowseProductsResponses, BrowseProductsErrors, ThrowOnError, "data">;
/**
 * List all tax classes
 *
 * Every tax class of the store, the default one first, then by name, each with its rates.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * const taxClassList = await listTaxClasses({ client });
 * ```
 */
export declare const listTaxClasses: <ThrowOnError extends boolean = true>(options: Options<ListTaxClassesData, ThrowOnError>) => RequestResult<ListTaxClassesResponses, ListTaxClassesErrors, ThrowOnError, "data">;
/**
 * Delete a tax class
 *
 * Deletes the class. While products or the shipping setting use it, the answer is 409 `in_use`, unless `replacementTaxClassId` names the class that takes them over in the same step. The default class cannot be deleted (409 `in_use`). Placed orders keep their taxes. A replacement that does not exist or is the class itself is 422 `invalid_value`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * await deleteTaxClass({ client, query: { taxClassId: 1 } });
 * ```
 */
export declare const deleteTaxClass: <ThrowOnError extends boolean = true>(options: Options<DeleteTaxClassData, ThrowOnError>) => RequestResult<DeleteTaxClassResponses, DeleteTaxClassErrors, ThrowOnError, "data">;
/**
 * Update a tax class
 *
 * Changes the given members; `rates` are replaced whole. New rates hold for carts at once and for renewals from the next one on; placed orders never change. `isDefault: false` on the default class is 422 `invalid_value`: set it on another class instead. A taken name or code is 409 `already_exists`, a stale `version` 409 `version_conflict`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const taxClass = await updateTaxClass({ client, body: { taxClassId: 2, version: 1, name: 'Books and maps' } });
 * ```
 */
export declare const updateTaxClass: <ThrowOnError extends boolean = true>(options: Options<UpdateTaxClassData, ThrowOnError>) => RequestResult<UpdateTaxClassResponses, UpdateTaxClassErrors, ThrowOnError, "data">;
/**
 * Create a tax class
 *
 * Creates a tax class with its rates. `isDefault: true` takes the mark from the class that had it. A taken name or code is 409 `already_exists`; two rates for the same place, and a `*` that is not at the end of a `postalCodePattern`, are 422 `invalid_value`. The rates are used where the store's tax provider is MANUAL or falls back to them. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const taxClass = await createTaxClass({ client, body: {
 *   name: 'Books',
 *   code: 'BOOKS',
 *   rates: [{ countryCode: 'DE', rate: '7', name: 'VAT 7 %', includedInPrice: true }],
 * } });
 * ```
 */
export declare const createTaxClass: <ThrowOnError extends boolean = true>(options: Options<CreateTaxClassData, ThrowOnError>) => RequestResult<CreateTaxClassResponses, CreateTaxClassErrors, ThrowOnError, "data">;
/**
 * List refunds
 *
 * Refunds of the store, newest first unless `sort` says otherwise. `search` finds the whole refund number, and what finds the order: its whole number, and parts of its e-mail address, of the names in its addresses, of its SKUs and tracking numbers (with fewer than three characters only whole SKUs and numbers).
 *
 * **Access:** an administrator's access token or an app token with the permission `refund:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listRefunds({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listRefunds: <ThrowOnError extends boolean = true>(options: Options<ListRefundsData, ThrowOnError>) => RequestResult<ListRefundsResponses, ListRefundsErrors, ThrowOnError, "data">;
/**
 * Export refunds as CSV or XLSX
 *
 * A file with the refunds that match the filters of the list, one row each. Money is a number with the currency beside it.
 * It is streamed while it is read, as the rows were when it began, in whatever order is asked for. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula begin with an apostrophe. A store has four exports at once, another one is 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `refund:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportRefunds({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportRefunds: <ThrowOnError extends boolean = true>(options: Options<ExportRefundsData, ThrowOnError>) => RequestResult<ExportRefundsResponses, ExportRefundsErrors, ThrowOnError, "data">;
/**
 * Get a refund
 *
 * The refund with its lines, its parts by payment, and its failure if it failed. Exactly one of `refundId` and `refundNumber`. `allowedActions` says what can be done with it now (void, complete, retry).
 *
 * **Access:** an administrator's access token or an app token with the permission `refund:read` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await getRefund({ client, query: { refundId: 2201 } });
 * ```
 */
export declare const getRefund: <ThrowOnError extends boolean = true>(options: Options<GetRefundData, ThrowOnError>) => RequestResult<GetRefundResponses, GetRefundErrors, ThrowOnError, "data">;
/**
 * Void a refund before it settles
 *
 * Stops a PENDING refund, or a PROCESSING one of an offline payment, so that no money is returned. Its amount and quantities are refundable again; stock it put back is taken out again. Fires refund.voided, and order.payment_status_changed and order.fulfillment_status_changed when they move. Voided already: 200, no event.
 * 409 `invalid_state_transition` when it is COMPLETED or FAILED. 422 `unsupported_operation` when it is PROCESSING: the processor has it already and cannot stop it.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await voidRefund({ client, body: { refundId: 88, note: 'Issued by mistake' } });
 * ```
 */
export declare const voidRefund: <ThrowOnError extends boolean = true>(options: Options<VoidRefundData, ThrowOnError>) => RequestResult<VoidRefundResponses, VoidRefundErrors, ThrowOnError, "data">;
/**
 * Complete an offline refund
 *
 * Records that the money of an offline refund was given back: PENDING or PROCESSING becomes COMPLETED. Fires refund.completed. Completed already: 200, no event.
 * 409 `invalid_state_transition` when it is FAILED or VOIDED. 422 `unsupported_operation` for a refund through a processor: only the processor confirms it.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await completeRefund({ client, body: { refundId: 90, reference: 'SEPA 2026-11-25/17' } });
 * ```
 */
export declare const completeRefund: <ThrowOnError extends boolean = true>(options: Options<CompleteRefundData, ThrowOnError>) => RequestResult<CompleteRefundResponses, CompleteRefundErrors, ThrowOnError, "data">;
/**
 * Retry a failed refund
 *
 * Issues a new refund with the lines, amounts, reason and payments of a FAILED one; the failed one stays as it is and names the new one in `retriedByRefundId`. It is limited by what is left to refund, and fires refund.issued, then refund.completed or refund.failed. A retry names the failed refund in `retryOfRefundId`.
 * 409 `invalid_state_transition` unless it is FAILED and not retried yet, and while a chargeback of the order is open; 422 `refund_exceeds_remaining` when the amount was refunded otherwise meanwhile.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await retryRefund({ client, body: { refundId: 88 } });
 * ```
 */
export declare const retryRefund: <ThrowOnError extends boolean = true>(options: Options<RetryRefundData, ThrowOnError>) => RequestResult<RetryRefundResponses, RetryRefundErrors, ThrowOnError, "data">;
/**
 * List requests to the store's API
 *
 * What callers asked of this store's Admin, Customer and Public API, and how it was answered; newest first unless `sort` says otherwise. Every request that may change something, and every one that was refused; reads that succeeded are not among them, and neither are requests over the rate limit (429) and those
 * without a credential or a store key that tells the store. Without bodies, query and tokens. Kept for 7 days; listed moments after the answer.
 * The log never delays an answer: it is written behind it. Where more comes than can be written, and of visitors of the storefront more than 600 requests in a minute, the rest is left out, which the service's own log says with the number. Requests of the last moments before the service dies are lost.
 *
 * **Access:** an administrator's access token or an app token with the permission `request-log:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listRequestLogs({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listRequestLogs: <ThrowOnError extends boolean = true>(options: Options<ListRequestLogsData, ThrowOnError>) => RequestResult<ListRequestLogsResponses, ListRequestLogsErrors, ThrowOnError, "data">;
/**
 * Get a request
 *
 * One request to the store's API, with the places in it that were refused: where and why, without what was sent.
 *
 * **Access:** an administrator's access token or an app token with the permission `request-log:read` in the store.
 *
 * @example
 * ```ts
 * const requestLog = await getRequestLog({ client, query: { requestLogId: 990341 } });
 * ```
 */
export declare const getRequestLog: <ThrowOnError extends boolean = true>(options: Options<GetRequestLogData, ThrowOnError>) => RequestResult<GetRequestLogResponses, GetRequestLogErrors, ThrowOnError, "data">;
/**
 * Get what the caller may do, per store
 *
 * The stores the caller reaches and the permissions they have in each, from all their scopes together. No store needed. For an app token: its one store, and
 * `appTokenId` instead of `adminUserId`. Use it to show or hide what the caller could not do; the service checks every call by itself.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const myScope = await getMyScope({ client });
 * ```
 */
export declare const getMyScope: <ThrowOnError extends boolean = true>(options: Options<GetMyScopeData, ThrowOnError>) => RequestResult<GetMyScopeResponses, GetMyScopeErrors, ThrowOnError, "data">;
/**
 * List the scopes and all permissions
 *
 * A scope is a named role: permissions, and the stores they hold in. Lists the scopes that reach the store of the call, by name, and in `permissions`
 * every value a scope or an app token can be given. Complete (at most 1,000 scopes).
 *
 * **Access:** an administrator's access token or an app token with the permission `scope:read` in the store.
 *
 * @example
 * ```ts
 * const scopeList = await listScopes({ client });
 * ```
 */
export declare const listScopes: <ThrowOnError extends boolean = true>(options: Options<ListScopesData, ThrowOnError>) => RequestResult<ListScopesResponses, ListScopesErrors, ThrowOnError, "data">;
/**
 * Get a scope
 *
 * One scope. 404 also when it reaches none of the caller's stores.
 *
 * **Access:** an administrator's access token or an app token with the permission `scope:read` in the store.
 *
 * @example
 * ```ts
 * const scope = await getScope({ client, query: { scopeId: 2 } });
 * ```
 */
export declare const getScope: <ThrowOnError extends boolean = true>(options: Options<GetScopeData, ThrowOnError>) => RequestResult<GetScopeResponses, GetScopeErrors, ThrowOnError, "data">;
/**
 * Create or replace a scope
 *
 * Without `scopeId` a scope is created; with it the scope is replaced whole: `description`, when left out, becomes null. Both answer the scope.
 * What `permissions` may have, and each scope with its `scopeId` and `version`, is in `GET /admin/scope/all`; the stores, with their ids, are in `GET /admin/store/all`. Users get scopes by `scopeIds` (`POST` and `PATCH /admin/user`).
 * A change works from the next request of each user on. Nobody grants what they lack: a permission, or a store, that the caller does not have, or a store in which they do not have
 * `scope:write`, is 403. So is changing a scope that has one already, or that a user has who holds more than the caller. A scope that reaches none of the caller's stores is 404.
 * An empty `storeIds` means all stores, present and future, and can be given only by a caller who has that. 409 `already_exists`: another scope of one of the stores has the name (without regard to case). 409 `in_use`: the last active user with all
 * permissions would lose them. 409 `version_conflict`. 422 `unsupported_operation`: a system scope cannot be changed. 422 `invalid_value`: an unknown permission.
 *
 * **Access:** an administrator's access token or an app token with the permission `scope:write` in the store.
 *
 * @example
 * ```ts
 * const scope = await replaceScope({ client, body: {
 *   scopeId: 5,
 *   name: 'Customer care',
 *   description: 'Answers customers and refunds orders.',
 *   permissions: ['customer:read', 'order:read', 'order:refund'],
 *   storeIds: [1],
 *   version: 2,
 * } });
 * ```
 */
export declare const replaceScope: <ThrowOnError extends boolean = true>(options: Options<ReplaceScopeData, ThrowOnError>) => RequestResult<ReplaceScopeResponses, ReplaceScopeErrors, ThrowOnError, "data">;
/**
 * List one's own sessions
 *
 * The live sessions of the user, last used first: one per login, ended ones are not listed. At most 100 a user; a login beyond that ends the one unused longest. `lastUsedOn` is exact to a minute.
 * An app token has no sessions: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const sessionList = await listSessions({ client });
 * ```
 */
export declare const listSessions: <ThrowOnError extends boolean = true>(options: Options<ListSessionsData, ThrowOnError>) => RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError, "data">;
/**
 * End one of one's own sessions
 *
 * Its access and refresh tokens are refused from the next request on. Ending the current session is the same as logging out. A session that has ended or
 * belongs to another user is 404.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * await deleteSession({ client, query: { sessionId: 2290 } });
 * ```
 */
export declare const deleteSession: <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>) => RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, "data">;
/**
 * Get a shipment
 *
 * The shipment with its lines, the carrier's scans, and in `allowedActions` what can be done with it now.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipment:read` in the store.
 *
 * @example
 * ```ts
 * const shipment = await getShipment({ client, query: { shipmentId: 902 } });
 * ```
 */
export declare const getShipment: <ThrowOnError extends boolean = true>(options: Options<GetShipmentData, ThrowOnError>) => RequestResult<GetShipmentResponses, GetShipmentErrors, ThrowOnError, "data">;
/**
 * Change a shipment
 *
 * Moves the status or changes carrier, tracking and dates. Fires shipment.tracking_updated when carrier, tracking number or tracking URL change, and shipment.status_changed (with `changes.status`) when the status moves. The same status again is no move. Fires nothing for the rest.
 * Statuses go forward: PENDING, LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. DELAYED, EXCEPTION and DELIVERY_ATTEMPTED may go back to IN_TRANSIT; after DELIVERED only RETURNED_TO_SENDER follows, after that and after LOST nothing. `isCorrection` allows a move backwards. Else 409 `invalid_state_transition`, also for a canceled shipment and for the status CANCELLED, which `POST /admin/shipment/cancel` sets.
 * A stale `version` is 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipment:write` in the store.
 *
 * @example
 * ```ts
 * const shipment = await updateShipment({ client, body: {
 *   shipmentId: 61,
 *   version: 1,
 *   status: 'DELIVERED',
 *   occurredOn: '2026-11-23T11:40:00.000Z',
 *   location: 'Berlin',
 *   statusMessage: 'Handed to the recipient',
 * } });
 * ```
 */
export declare const updateShipment: <ThrowOnError extends boolean = true>(options: Options<UpdateShipmentData, ThrowOnError>) => RequestResult<UpdateShipmentResponses, UpdateShipmentErrors, ThrowOnError, "data">;
/**
 * Cancel a shipment
 *
 * Cancels a shipment; its quantities are open again and its stock comes back as reserved for the order. Fires shipment.cancelled, shipment.status_changed and order.fulfillment_status_changed when it moves; order.fulfilled fires again once it is re-fulfilled. Canceled already: 200, no event.
 * From PICKED_UP on, which is where shipments begin unless their `status` was given, it is 409 `invalid_state_transition` unless `force`. A DELIVERED, LOST or RETURNED_TO_SENDER one is never canceled, since its goods are not here: refund, or correct its status first. Nor is one of which goods came back already.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipment:write` in the store.
 *
 * @example
 * ```ts
 * const shipment = await cancelShipment({ client, body: { shipmentId: 61, reason: 'Wrong parcel labeled' } });
 * ```
 */
export declare const cancelShipment: <ThrowOnError extends boolean = true>(options: Options<CancelShipmentData, ThrowOnError>) => RequestResult<CancelShipmentResponses, CancelShipmentErrors, ThrowOnError, "data">;
/**
 * List the store's shipping methods
 *
 * All shipping methods of the store, inactive ones too, by `position`. What a given order or cart can be shipped with is asked with `GET /admin/order/shipping-methods`.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipping-method:read` in the store.
 *
 * @example
 * ```ts
 * const shippingMethodList = await listShippingMethods({ client });
 * ```
 */
export declare const listShippingMethods: <ThrowOnError extends boolean = true>(options: Options<ListShippingMethodsData, ThrowOnError>) => RequestResult<ListShippingMethodsResponses, ListShippingMethodsErrors, ThrowOnError, "data">;
/**
 * Delete a shipping method
 *
 * Deletes the method for carts and orders to come.
 * Placed orders keep their copy of it; open carts lose it and have to choose again. 409 `in_use`: live subscriptions ship with it; move them, or set `isActive: false` instead.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipping-method:write` in the store.
 *
 * @example
 * ```ts
 * await deleteShippingMethod({ client, query: { shippingMethodId: 3 } });
 * ```
 */
export declare const deleteShippingMethod: <ThrowOnError extends boolean = true>(options: Options<DeleteShippingMethodData, ThrowOnError>) => RequestResult<DeleteShippingMethodResponses, DeleteShippingMethodErrors, ThrowOnError, "data">;
/**
 * Change a shipping method
 *
 * Open carts and coming renewals are priced anew with it; a checkout whose total changed is refused with 409 `cart_changed`. Placed orders keep what they were charged. An inactive method is offered to no new cart; live
 * subscriptions keep it. 409 `already_exists`: the name is taken. 409 `version_conflict`. 422 `invalid_value`: a currency the store does not have, more digits than
 * the currency has, a minimum above its maximum, a country the store does not allow.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipping-method:write` in the store.
 *
 * @example
 * ```ts
 * const shippingMethod = await updateShippingMethod({ client, body: { shippingMethodId: 3, price: '4.90', freeOverSubtotal: '79.00', version: 4 } });
 * ```
 */
export declare const updateShippingMethod: <ThrowOnError extends boolean = true>(options: Options<UpdateShippingMethodData, ThrowOnError>) => RequestResult<UpdateShippingMethodResponses, UpdateShippingMethodErrors, ThrowOnError, "data">;
/**
 * Create a shipping method
 *
 * It is offered for carts in its currency that go to one of `countryCodes` (empty = the store's allowed countries) with a weight in its bounds. It is free when the goods that are shipped come to `freeOverSubtotal` or more after discounts, at the prices that buyers see; lines that are not shipped, such as digital goods, do not count. `price` includes
 * tax if `taxIncluded`; the rate is that of the store's `shippingTaxClassId`. 409 `already_exists`: the name is taken.
 * 422 `invalid_value`: a currency the store does not have, more digits than the currency has, a minimum above its maximum, a country the store does not allow.
 *
 * **Access:** an administrator's access token or an app token with the permission `shipping-method:write` in the store.
 *
 * @example
 * ```ts
 * const shippingMethod = await createShippingMethod({ client, body: {
 *   name: 'DHL Standard',
 *   carrierName: 'DHL',
 *   serviceCode: 'V01PAK',
 *   price: '4.90',
 *   currencyCode: 'EUR',
 *   taxIncluded: true,
 *   estimatedMinDays: 2,
 *   estimatedMaxDays: 3,
 *   freeOverSubtotal: '79.00',
 *   countryCodes: ['DE', 'AT'],
 *   minWeight: null,
 *   maxWeight: '31.5',
 *   position: 1,
 *   isActive: true,
 * } });
 * ```
 */
export declare const createShippingMethod: <ThrowOnError extends boolean = true>(options: Options<CreateShippingMethodData, ThrowOnError>) => RequestResult<CreateShippingMethodResponses, CreateShippingMethodErrors, ThrowOnError, "data">;
/**
 * Adjust stock in bulk
 *
 * Takes a file of lines (JSONL, UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB) and works through it in the background, in order. Each line is the body of `POST /admin/stock/adjust`.
 * Its rules are the rules of that operation, all or nothing for each line. A line that is refused changes nothing, and the others go on.
 * Follow the integration task; when it has ended, its `resultFileUrl` has a JSON object for each line, in order: `line` (from 1, empty lines counted), `outcome` (DONE or REFUSED), `productId`, `variantIds` and `version` of what was changed, or the `problem` with its `code`, `detail` and `errors`. It is kept for 7 days.
 * A line is done once, also when the service is stopped in the middle. The Idempotency-Key is required: a repeat starts no second task.
 *
 * **Access:** an administrator's access token or an app token with the permission `stock:write` in the store.
 *
 * @example
 * ```ts
 * const bulkAccepted = await bulkAdjustStock({ client, body: {
 *   file: new Blob(['{"reason": "COUNTED", "items": [{"sku": "POUR-OVER-BLACK", "stockOnHand": 25}]}']),
 * } });
 * ```
 */
export declare const bulkAdjustStock: <ThrowOnError extends boolean = true>(options: Options<BulkAdjustStockData, ThrowOnError>) => RequestResult<BulkAdjustStockResponses, BulkAdjustStockErrors, ThrowOnError, "data">;
/**
 * Adjust stock on hand
 *
 * Changes stockOnHand of up to 100 variants, all or nothing, for one reason. Each item names its variant by `variantId` or `sku` and either adds `delta` or sets `stockOnHand`; a variant occurs once (422 `invalid_value`).
 * - `expectedStockOnHand` guards against a count that has moved since it was read: when the current value is another, the answer is 409 `version_conflict`, `errors` names each such item with its current value, and nothing changes.
 * - Reservations are untouched. Stock below zero, or below what is reserved when the policy is DENY, is 422 `insufficient_stock`. A variant that does not track inventory is 422 `unsupported_operation`.
 * - Adjustments at the same time and sales add up; none is lost. Each one is kept with who made it (audit log). Versions of product and variant do not change.
 * - The Idempotency-Key is required: a repeat answers the first result and adjusts nothing. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `stock:write` in the store.
 *
 * @example
 * ```ts
 * const stockAdjustmentList = await adjustStock({ client, body: {
 *   reason: 'COUNTED',
 *   note: 'Stocktake in November',
 *   reference: 'ST-2026-11',
 *   items: [
 *     { variantId: 310, stockOnHand: 38, expectedStockOnHand: 40 },
 *     { sku: 'POUR-OVER-BLACK', delta: -2 },
 *   ],
 * } });
 * ```
 */
export declare const adjustStock: <ThrowOnError extends boolean = true>(options: Options<AdjustStockData, ThrowOnError>) => RequestResult<AdjustStockResponses, AdjustStockErrors, ThrowOnError, "data">;
/**
 * List the stores the caller reaches
 *
 * The stores in which the caller has any permission, by name, whatever their status. No store needed. An app token gets its one store.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const storeList = await listStores({ client });
 * ```
 */
export declare const listStores: <ThrowOnError extends boolean = true>(options: Options<ListStoresData, ThrowOnError>) => RequestResult<ListStoresResponses, ListStoresErrors, ThrowOnError, "data">;
/**
 * Create a store
 *
 * Needs `store:write` through a scope for all stores (403 otherwise), and no `X-Store-Id`; app tokens cannot create stores. The store starts ACTIVE with default settings, one default account type
 * ("Customer"), one default tax class ("Standard", no rates), the built-in mail and PDF templates, tax provider MANUAL, commission provider NONE, no shipping method and no store key.
 * A test store (`livemode: false`) has the sandbox as payment provider, a live one has none.
 * `code` and `livemode` stay as they are created; the rest is changed with `PATCH /admin/store/settings`. In a store with `livemode: false` no real money moves.
 * 409 `already_exists`: the code is taken. 422 `invalid_value`: an unknown currency, language or time zone.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in every store.
 *
 * @example
 * ```ts
 * const store = await createStore({ client, body: {
 *   name: 'Juniper & Oak',
 *   code: 'juniper-oak',
 *   domain: 'shop.juniper-oak.example',
 *   livemode: true,
 *   timezone: 'Europe/Berlin',
 *   defaultCurrencyCode: 'EUR',
 *   defaultLanguageCode: 'de',
 * } });
 * ```
 */
export declare const createStore: <ThrowOnError extends boolean = true>(options: Options<CreateStoreData, ThrowOnError>) => RequestResult<CreateStoreResponses, CreateStoreErrors, ThrowOnError, "data">;
/**
 * Get how the store proves its domain
 *
 * What to publish to prove that the domain is the store's own: the TXT record or the file, one is enough. It stays published, since it is looked for again every day: a proof that was not seen for a week is over.
 * While the domain is not proven, links in mails lead to the service's own pages, and mails come from its address. 404: the store has no domain.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const storeDomain = await getStoreDomain({ client });
 * ```
 */
export declare const getStoreDomain: <ThrowOnError extends boolean = true>(options: Options<GetStoreDomainData, ThrowOnError>) => RequestResult<GetStoreDomainResponses, GetStoreDomainErrors, ThrowOnError, "data">;
/**
 * Verify the store's domain
 *
 * Looks for the TXT record and for the file that `GET /admin/store/domain` names, now. Once one is found, links in mails lead to `https://` and the domain, and mails come from it. Again is safe: a proof that is not found this time does not undo an earlier one.
 * 404: the store has no domain. 422 `domain_not_verified`: neither is there, or could be reached. 409 `already_exists`: another store has proven the domain and its proof is still published; where it is gone,
 * the other store loses the domain. 409 `version_conflict`: the domain was changed meanwhile. Eight tries at once, and one a minute.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const storeDomain = await verifyStoreDomain({ client });
 * ```
 */
export declare const verifyStoreDomain: <ThrowOnError extends boolean = true>(options: Options<VerifyStoreDomainData, ThrowOnError>) => RequestResult<VerifyStoreDomainResponses, VerifyStoreDomainErrors, ThrowOnError, "data">;
/**
 * Get the store's settings
 *
 * All settings of the store of the call, with the `version` that a change sends back, and the definitions of its custom fields.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const storeSettings = await getStoreSettings({ client });
 * ```
 */
export declare const getStoreSettings: <ThrowOnError extends boolean = true>(options: Options<GetStoreSettingsData, ThrowOnError>) => RequestResult<GetStoreSettingsResponses, GetStoreSettingsErrors, ThrowOnError, "data">;
/**
 * Change the store's settings
 *
 * Changes what is given; arrays and nested objects (`address`, `dunning`, `branding`, `analytics`) are replaced whole. Settings work from the next request on and never change what exists: totals of placed orders,
 * reservations and running retries stay. `orderNumberStart` only raises the next number. Changing the renewal hour moves renewals that are not yet claimed.
 * Another `domain` has to be proven before mails link to it and come from it (`POST /admin/store/domain/verify`).
 * `status: MAINTENANCE` refuses carts and checkout on the customer API (503 `unavailable`) but lets the catalog be read; `CLOSED` refuses the whole customer API and stops renewals.
 * 409 `in_use`: a currency is taken off `currencyCodes` while variants have prices in it; take these off first (`PUT /admin/price` with that `currencyCode`). 409 `version_conflict`. 422 `invalid_value`: a default that is not in its list (`defaultCurrencyCode`, `defaultLanguageCode`), an unknown currency, language, time zone, country, account type, tax class or medium, dunning whose `intervalsDays` do not have `maxAttempts` - 1 entries, `orderNumberStart` that is not above the last order number (leave it out unless you raise it), another `invoiceNumberStart` once an invoice has a number, an origin with a path, a type of policy that is there twice, without exactly one of `url` and `html`, or that has its address in `termsUrl` or `privacyUrl` already, a text that cannot be read on its background (below 4.5:1) or one of the two alone, a template of product pages without `{slug}` and `{productId}`, a `checkoutUrl` on none of the `allowedOrigins`. No webhook event fires.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const storeSettings = await updateStoreSettings({ client, body: {
 *   cartExpiryDays: 30,
 *   guestCheckout: true,
 *   dunning: {
 *     maxAttempts: 4,
 *     intervalsDays: [1, 3, 5],
 *     finalAction: 'FAIL',
 *     graceDays: 2,
 *     notifyOn: ['FIRST_FAILURE', 'FINAL_FAILURE'],
 *   },
 *   version: 11,
 * } });
 * ```
 */
export declare const updateStoreSettings: <ThrowOnError extends boolean = true>(options: Options<UpdateStoreSettingsData, ThrowOnError>) => RequestResult<UpdateStoreSettingsResponses, UpdateStoreSettingsErrors, ThrowOnError, "data">;
/**
 * List the store's payment providers
 *
 * All payment providers of the store, inactive ones too, by `priority`. Credentials are masked: `{key: "••••1234"}`.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const paymentProviderList = await listPaymentProviders({ client });
 * ```
 */
export declare const listPaymentProviders: <ThrowOnError extends boolean = true>(options: Options<ListPaymentProvidersData, ThrowOnError>) => RequestResult<ListPaymentProvidersResponses, ListPaymentProvidersErrors, ThrowOnError, "data">;
/**
 * Change a payment provider
 *
 * `providerCode` cannot be changed: add another provider. In `credentials` the keys given are set, null removes one, the others stay; `STRIPE` keeps its `secretKey` and `publishableKey`. They are tried as in `POST`, and those in use stay until the new ones were good: make the new key at Stripe, put it here, and then delete the old one. `SANDBOX` and `OFFLINE` take none, and a key for them is 422 `invalid_value`. `isDefault: true` takes the mark from the provider that had it.
 * `isActive: false` stops offering it at checkout; captures, refunds and renewals of payments made with it go on. A provider is never deleted.
 * 409 `in_use`: taking the default mark away without giving it to another, or deactivating the default while others are active. 409 `already_exists`: the display name is taken. 409 `version_conflict`. 422 `unsupported_operation`: a payment type that the provider cannot take. 422 `invalid_value`: a credential that the provider does not have, a currency that the store does not have, an unknown country, `minAmount` above `maxAmount`, more digits than the currency has, or `isDefault` of an inactive provider.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const paymentProvider = await updatePaymentProvider({ client, body: { paymentProviderId: 5, countryCodes: ['DE', 'AT'], version: 2 } });
 * ```
 */
export declare const updatePaymentProvider: <ThrowOnError extends boolean = true>(options: Options<UpdatePaymentProviderData, ThrowOnError>) => RequestResult<UpdatePaymentProviderResponses, UpdatePaymentProviderErrors, ThrowOnError, "data">;
/**
 * Add a payment provider
 *
 * This version of the service has the providers `STRIPE` (the store's own account), `SANDBOX` (test payments, not in a livemode store) and `OFFLINE` (bank transfer and the like, confirmed by `POST /admin/order/offline-payment`). Another `providerCode` is 422 `unsupported_operation`.
 * `STRIPE` needs the `credentials` `secretKey` (`sk_…` or a restricted `rk_…`) and `publishableKey` (`pk_…`), both of the store's mode, and takes `webhookSecret` (`whsec_…`); the publishable key is in `publicConfig` then. They are tried at Stripe before they are kept, which charges nothing: a key that Stripe refuses is 422 `invalid_value` and says why, and 503 `unavailable` when Stripe cannot be reached. `SANDBOX` and `OFFLINE` take no credentials: leave them out.
 * Credentials of a provider that has some are encrypted, used for calls to the provider, and never shown again (the answer masks them). The store's first active provider becomes
 * the default. Register `webhookUrl` with the provider unless `webhookStatus` is already RECEIVING. An inactive provider is offered to nobody, but captures, refunds and renewals of payments made with it go on. Nothing is charged
 * by this call. 409 `already_exists`: the display name is taken. 422 `unsupported_operation`: an unknown `providerCode`, `SANDBOX` in a livemode store, or a payment type that the provider cannot take. 422 `invalid_value`: a credential that the provider does not have, a currency that the store does not have, an unknown country, `minAmount` above `maxAmount`, more digits than the currency has, or `isDefault` of an inactive provider.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const paymentProvider = await createPaymentProvider({ client, body: {
 *   providerCode: 'OFFLINE',
 *   displayName: 'Bank transfer',
 *   isActive: true,
 *   isDefault: false,
 *   priority: 2,
 *   paymentTypes: ['BANK'],
 *   currencyCodes: ['EUR'],
 *   countryCodes: ['DE', 'AT'],
 *   minAmount: null,
 *   maxAmount: null,
 *   captureMode: null,
 * } });
 * ```
 */
export declare const createPaymentProvider: <ThrowOnError extends boolean = true>(options: Options<CreatePaymentProviderData, ThrowOnError>) => RequestResult<CreatePaymentProviderResponses, CreatePaymentProviderErrors, ThrowOnError, "data">;
/**
 * Get the store's tax provider
 *
 * Each store has exactly one. `MANUAL` means the rates of the store's tax classes. Credentials are masked.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const taxProvider = await getTaxProvider({ client });
 * ```
 */
export declare const getTaxProvider: <ThrowOnError extends boolean = true>(options: Options<GetTaxProviderData, ThrowOnError>) => RequestResult<GetTaxProviderResponses, GetTaxProviderErrors, ThrowOnError, "data">;
/**
 * Change the store's tax provider
 *
 * The store addresses it: no id in the body. `MANUAL` is the store's own tax classes, and takes neither `baseUrl` nor `credentials`. `HTTP` is a service that speaks the contract in the guide "Connect a tax service": it needs `baseUrl` and the credential `signingSecret` (`whsec_…`), with which calls to it are signed as webhooks are. `STRIPE_TAX` is Stripe Tax in an account of the store's own: it needs the credential `secretKey` (`sk_…`, or `rk_…` that may write Tax Calculations and Transactions) of the store's mode, and no `baseUrl`; where taxes are collected it knows by the registrations in that account, and `nexus` is not looked at.
 * A service that is to be reached in another way than before is called before anything is stored, with a question that changes nothing there: without a right answer the change is 422 `invalid_value`. A new `signingSecret` signs alone in that call; in those of the next 24 hours the former one signs too.
 * A new `providerCode` erases the former address and credentials, so give the new ones with it; otherwise in `credentials` the keys given are set, null removes one, the others stay.
 * `nexus` is replaced whole. Placed orders keep their tax. Inactive: the manual rates apply all the same; what is to be reported of earlier orders still is. 409 `version_conflict`. 422 `unsupported_operation`: another `providerCode`. 422 `invalid_value`: a credential that the provider does not have, or an unknown country in `nexus` or `originAddress`.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const taxProvider = await updateTaxProvider({ client, body: {
 *   providerCode: 'HTTP',
 *   baseUrl: 'https://taxes.juniper-oak.example/v1',
 *   isActive: true,
 *   nexus: [{ countryCode: 'DE', stateProvince: null }],
 *   commitOnCapture: true,
 *   fallback: 'USE_MANUAL_RATES',
 *   timeoutMs: 2500,
 *   credentials: { signingSecret: 'whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZQ==' },
 *   version: 3,
 * } });
 * ```
 */
export declare const updateTaxProvider: <ThrowOnError extends boolean = true>(options: Options<UpdateTaxProviderData, ThrowOnError>) => RequestResult<UpdateTaxProviderResponses, UpdateTaxProviderErrors, ThrowOnError, "data">;
/**
 * Get the store's commission provider
 *
 * Each store has exactly one row. `providerCode: NONE` means that the store has no commission provider; customers then show `commissionProviderName: null`.
 * Credentials are masked.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const commissionProvider = await getCommissionProvider({ client });
 * ```
 */
export declare const getCommissionProvider: <ThrowOnError extends boolean = true>(options: Options<GetCommissionProviderData, ThrowOnError>) => RequestResult<GetCommissionProviderResponses, GetCommissionProviderErrors, ThrowOnError, "data">;
/**
 * Change the store's commission provider
 *
 * The store addresses it: no id in the body. `NONE` is nobody, and takes neither `baseUrl` nor `credentials`. `HTTP` is a service that speaks the contract in the guide "Connect a commission service": it needs `baseUrl` and the credential `signingSecret` (`whsec_…`), with which calls to it are signed as webhooks are.
 * A service that is to be reached in another way than before is asked about the code `CHECK` before anything is stored: without a right answer the change is 422 `invalid_value`. A new `signingSecret` signs alone in that call; in those of the next 24 hours the former one signs too.
 * A new `providerCode` erases the former address, the credentials and the customers' ids at the former provider; so give the new ones with it. Otherwise in `credentials` the keys given are set, null removes one, the others stay. With `syncCustomers` the new service is told of all customers. Orders that were placed before it was connected are reported only by `POST /admin/order/sync`.
 * 409 `version_conflict`. 422 `unsupported_operation`: another `providerCode`, or `ssoEnabled` with `NONE`. 422 `invalid_value`: a credential that the provider does not have.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const commissionProvider = await updateCommissionProvider({ client, body: {
 *   providerCode: 'HTTP',
 *   displayName: 'Partner program',
 *   isActive: true,
 *   baseUrl: 'https://commissions.juniper-oak.example/v1',
 *   credentials: { signingSecret: 'whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZQ==' },
 *   syncCustomers: true,
 *   syncOrders: true,
 *   qualifyingOn: 'PAID',
 *   volumeField: 'cv',
 *   ssoEnabled: true,
 *   referrerParameter: 'ref',
 *   attributionDays: 30,
 *   version: 1,
 * } });
 * ```
 */
export declare const updateCommissionProvider: <ThrowOnError extends boolean = true>(options: Options<UpdateCommissionProviderData, ThrowOnError>) => RequestResult<UpdateCommissionProviderResponses, UpdateCommissionProviderErrors, ThrowOnError, "data">;
/**
 * List the store's keys
 *
 * The public keys storefronts send as `X-Store-Key`, newest first. Only a hash of a key is kept, so the list shows its `prefix`. Revoked ones are listed only with `includeRevoked` (then the newest 1,000 in all).
 * `lastUsedOn` is exact to a minute.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:read` in the store.
 *
 * @example
 * ```ts
 * const storeKeyList = await listStoreKeys({ client });
 * ```
 */
export declare const listStoreKeys: <ThrowOnError extends boolean = true>(options: Options<ListStoreKeysData, ThrowOnError>) => RequestResult<ListStoreKeysResponses, ListStoreKeysErrors, ThrowOnError, "data">;
/**
 * Revoke a store key
 *
 * Storefronts that send it are refused from the next request on (401), for good. Customer sessions stay and go on with another key of the store. Again on a revoked key: 204.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * await deleteStoreKey({ client, query: { storeKeyId: 4 } });
 * ```
 */
export declare const deleteStoreKey: <ThrowOnError extends boolean = true>(options: Options<DeleteStoreKeyData, ThrowOnError>) => RequestResult<DeleteStoreKeyResponses, DeleteStoreKeyErrors, ThrowOnError, "data">;
/**
 * Create a store key
 *
 * A key is public: it names the store and stands in the storefront's pages. `key` is shown in this answer only; a repetition with the same Idempotency-Key shows it again for 24 hours. To replace a key, create
 * the new one, put it into the storefront, then revoke the old one. Which origins browsers may call from is `allowedOrigins` of the settings. At most 20 live keys a store: 422 `unsupported_operation`. 409 `already_exists`: the name
 * is taken by a live key.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const storeKeyCreated = await createStoreKey({ client, body: { name: 'Storefront' } });
 * ```
 */
export declare const createStoreKey: <ThrowOnError extends boolean = true>(options: Options<CreateStoreKeyData, ThrowOnError>) => RequestResult<CreateStoreKeyResponses, CreateStoreKeyErrors, ThrowOnError, "data">;
/**
 * Update a customer
 *
 * Changes the profile of a customer in this store. The e-mail address belongs to the person's account and is changed by that person only; status and account type have operations of their own.
 * Fires `customer.updated` when the customer snapshot changes (firstName, lastName, phoneNumber); other fields are internal and fire nothing. 409 `version_conflict` on a stale `version`, `already_exists` when `externalId` is taken,
 * `invalid_state_transition` when the personal data has been erased. 422 `invalid_value` when a custom field does not fit its definition.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const customer = await updateStoreCustomer({ client, body: {
 *   storeCustomerId: 501,
 *   phoneNumber: '+49 30 5550142',
 *   tags: ['coffee', 'vip'],
 *   note: null,
 *   version: 6,
 * } });
 * ```
 */
export declare const updateStoreCustomer: <ThrowOnError extends boolean = true>(options: Options<UpdateStoreCustomerData, ThrowOnError>) => RequestResult<UpdateStoreCustomerResponses, UpdateStoreCustomerErrors, ThrowOnError, "data">;
/**
 * Change the status of a customer
 *
 * Moves: ACTIVE to SUSPENDED, BANNED, DEACTIVATED; SUSPENDED to ACTIVE, BANNED, DEACTIVATED; BANNED to ACTIVE; DEACTIVATED to ACTIVE until the personal data is erased. Any other move is 409 `invalid_state_transition`; the same status again is a success without an event.
 * SUSPENDED: login refused, open orders go on, subscriptions paused if the store's settings say so. BANNED: as suspended, the e-mail may not register again in this store, subscriptions are canceled. DEACTIVATED: personal data is erased 30 days later (`eraseOn`), until then the move back to ACTIVE undoes it; orders keep their copy.
 * All sessions and refresh tokens of the customer in this store end in the same transaction. Fires `customer.status_changed`, then the events of the subscriptions it paused, canceled or resumed. A stale `version` is 409 `version_conflict`.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:status` in the store.
 *
 * @example
 * ```ts
 * const customer = await updateStoreCustomerStatus({ client, body: {
 *   storeCustomerId: 501,
 *   status: 'SUSPENDED',
 *   reason: 'Card reported stolen; waiting for the customer.',
 *   version: 6,
 * } });
 * ```
 */
export declare const updateStoreCustomerStatus: <ThrowOnError extends boolean = true>(options: Options<UpdateStoreCustomerStatusData, ThrowOnError>) => RequestResult<UpdateStoreCustomerStatusResponses, UpdateStoreCustomerStatusErrors, ThrowOnError, "data">;
/**
 * Change the account type of a customer
 *
 * Prices, tax exemption and visibility of the new account type hold from the next cart calculation and the next renewal on; placed orders do not change. What is chosen here stays: the daily check of automatic tiers leaves the customer alone, unless `automatic` is true.
 * Fires `customer.account_type_changed`; the same account type again is a success without an event. Unknown account type: 404. 409 `version_conflict` on a stale `version`, `invalid_state_transition` when the personal data has been erased.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const customer = await updateStoreCustomerAccountType({ client, body: { storeCustomerId: 501, accountTypeId: 2, version: 6 } });
 * ```
 */
export declare const updateStoreCustomerAccountType: <ThrowOnError extends boolean = true>(options: Options<UpdateStoreCustomerAccountTypeData, ThrowOnError>) => RequestResult<UpdateStoreCustomerAccountTypeResponses, UpdateStoreCustomerAccountTypeErrors, ThrowOnError, "data">;
/**
 * List subscriptions
 *
 * The subscriptions of the store, one row each (not one per line). `search` finds the whole subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs; with fewer than three characters only whole SKUs and numbers. Dates are plain dates in the store's time zone, or in that of the customer's test clock.
 * For the day's work: `due=true`; `dunningState=RETRYING,EXHAUSTED` is past due; `failureClass=HARD,ACTION` needs the customer; `cardExpiresTo` finds cards about to expire.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
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
 * One subscription: the snapshot that events carry, and what an administrator needs beside it: dunning, upcoming renewals with an estimate of the next one, the newest 50 history entries, and what may be done now (`allowedActions`).
 * Give exactly one of `subscriptionId` and `subscriptionNumber` (400 `invalid_request` otherwise).
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const subscription = await getSubscription({ client, query: { subscriptionId: 640 } });
 * ```
 */
export declare const getSubscription: <ThrowOnError extends boolean = true>(options: Options<GetSubscriptionData, ThrowOnError>) => RequestResult<GetSubscriptionResponses, GetSubscriptionErrors, ThrowOnError, "data">;
/**
 * Update a subscription
 *
 * Changes how the coming renewals are shipped, billed and priced; placed orders do not change. Addresses and payment method must be active ones of the subscription's customer (404 otherwise).
 * A new plan changes the interval and the prices from the next renewal on; the next date stays. What the plan binds its subscribers to (interval, anchor, number of cycles, prepaid terms, cancel policy) is taken over from the new plan; introductory cycles are not granted again. A new payment method in dunning state RETRYING or EXHAUSTED, and in TERMINAL_FAILED, starts a retry at once, in the background.
 * Fires `subscription.items_changed` when the plan changes and `subscription.pricing_changed` when prices or coupons change; nothing for the other fields, which the history tells of.
 * 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`; it does not close payment method, note and custom fields), while a charge is running, and for plan and coupons while deliveries of a prepaid term are left; `version_conflict`, `invalid_state_transition` when CANCELLED. 422 `invalid_value` (an inactive plan, or one that a line's product is not sold on), `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await updateSubscription({ client, body: { subscriptionId: 204, customerPaymentMethodId: 731, note: 'New card by phone.', version: 1 } });
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
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await createSubscription({ client, body: {
 *   storeCustomerId: 501,
 *   subscriptionPlanId: 4,
 *   items: [{ variantId: 310, quantity: 1 }],
 *   nextProcessingDate: '2026-12-20',
 *   customerPaymentMethodId: 730,
 *   shippingAddressId: 910,
 *   shippingMethodId: 3,
 *   consentText: 'Mia agreed on the telephone to a monthly delivery.',
 *   note: 'Ordered by telephone.',
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
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listSubscriptionHistory({ client, query: { cursor, subscriptionId: 204 } }))) console.log(item);
 * ```
 */
export declare const listSubscriptionHistory: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionHistoryData, ThrowOnError>) => RequestResult<ListSubscriptionHistoryResponses, ListSubscriptionHistoryErrors, ThrowOnError, "data">;
/**
 * Process all due subscriptions
 *
 * Starts the renewal of every ACTIVE subscription of the store that is due by `processingDate` (default: today in the store's time zone; later dates are 422 `invalid_value`), or of the given ones among them. It answers once they are queued; charging goes on in the background.
 * Safe to call twice and at once: a cycle is charged once, whoever claims it; those being processed already are counted in `lockedCount`. Status and dunning are checked again at the moment of the charge.
 * Each renewal fires `order.created`, `order.payment_captured` when money was captured and `subscription.processed`, or `subscription.payment_failed`, or `subscription.cycle_skipped` when it is out of stock and the store's settings say skip. Subscriptions with a test clock are left out; their clock moves them.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:process` in the store.
 *
 * @example
 * ```ts
 * const subscriptionProcessResult = await processSubscriptions({ client, body: { subscriptionIds: [204] } });
 * ```
 */
export declare const processSubscriptions: <ThrowOnError extends boolean = true>(options: Options<ProcessSubscriptionsData, ThrowOnError>) => RequestResult<ProcessSubscriptionsResponses, ProcessSubscriptionsErrors, ThrowOnError, "data">;
/**
 * Retry the failed renewal of a subscription
 *
 * Charges the missed cycle now. Allowed in dunning state RETRYING or EXHAUSTED and in TERMINAL_FAILED, otherwise 409 `invalid_state_transition`; while a charge is running 409 `cycle_locked`, without `Retry-After` while a bank is at it. `customerPaymentMethodId` replaces the subscription's payment method first. Where the bank debit of a renewal failed late, or that of the order that the subscription began with, that order is charged, which stands already: no order is created, and nothing is processed.
 * Success from RETRYING: the order counts for the missed cycle and the schedule does not shift; fires `order.created`, `order.payment_captured`, `subscription.processed`. Success from TERMINAL_FAILED: ACTIVE again with the next date counted from today; fires `subscription.processed`, `subscription.status_changed` too.
 * A decline is 422 `payment_declined`: the attempt is recorded, counts, and fires `subscription.payment_failed`. 422 `insufficient_stock` is no dunning. 503 `payment_outcome_unknown`: the outcome is looked up and never charged again under another key. 503 `unavailable`: the store is closed.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:process` in the store.
 *
 * @example
 * ```ts
 * const subscription = await retrySubscription({ client, body: { subscriptionId: 204, customerPaymentMethodId: 731 } });
 * ```
 */
export declare const retrySubscription: <ThrowOnError extends boolean = true>(options: Options<RetrySubscriptionData, ThrowOnError>) => RequestResult<RetrySubscriptionResponses, RetrySubscriptionErrors, ThrowOnError, "data">;
/**
 * Cancel a subscription
 *
 * From ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED; an open retry is dropped and the next date becomes null. A charge in flight is not waited for: when it succeeds its order is placed, and nothing is renewed after it. With `atPeriodEnd` the subscription stays as it is until the next processing date and is canceled then instead of renewed. Where no renewal is scheduled, or the last one failed, it is canceled at once all the same.
 * The plan's cancel policy binds customers, not administrators. Nothing is refunded. In a prepaid term the period ends with the term: what is paid for is still delivered. The reasons `COMPLETED` and `REPLACED` are refused (422 `invalid_value`). Canceling again is a success without an event.
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when it becomes CANCELLED.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:cancel` in the store.
 *
 * @example
 * ```ts
 * const subscription = await cancelSubscription({ client, body: { subscriptionId: 204, atPeriodEnd: false, cancelReason: 'Too much coffee.' } });
 * ```
 */
export declare const cancelSubscription: <ThrowOnError extends boolean = true>(options: Options<CancelSubscriptionData, ThrowOnError>) => RequestResult<CancelSubscriptionResponses, CancelSubscriptionErrors, ThrowOnError, "data">;
/**
 * Pause a subscription
 *
 * From ACTIVE to PAUSED. With `pausedUntil` (a future date, at most the store's `pauseMaxDays` ahead, else 422 `invalid_value`) it resumes by itself on that date; the schedule does not move, and the next processing date is its first date on or after it. Without it the next date is null until it is resumed.
 * A renewal that failed or waits is skipped with it. Pausing a PAUSED one replaces date and reason. The plan's `allowPause` and cutoff bind customers, not administrators. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` holds (reactivate it first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`; of a PAUSED one only `subscription.processing_date_changed`, if its next date moves.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await pauseSubscription({ client, body: { subscriptionId: 204, pausedUntil: '2027-02-01', pauseReason: 'On holiday until February.' } });
 * ```
 */
export declare const pauseSubscription: <ThrowOnError extends boolean = true>(options: Options<PauseSubscriptionData, ThrowOnError>) => RequestResult<PauseSubscriptionResponses, PauseSubscriptionErrors, ThrowOnError, "data">;
/**
 * Resume a paused subscription
 *
 * From PAUSED to ACTIVE. Without `nextProcessingDate` the next date is the first one of the schedule after today; missed cycles are not made up for. Resuming an ACTIVE one is a success without an event; from other states 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead. Fires `subscription.resumed`, then `subscription.status_changed`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await resumeSubscription({ client, body: { subscriptionId: 204, nextProcessingDate: '2027-01-15' } });
 * ```
 */
export declare const resumeSubscription: <ThrowOnError extends boolean = true>(options: Options<ResumeSubscriptionData, ThrowOnError>) => RequestResult<ResumeSubscriptionResponses, ResumeSubscriptionErrors, ThrowOnError, "data">;
/**
 * Skip the next renewal of a subscription
 *
 * The next renewal is left out, also one that failed or waits, and the next date moves one interval on. Only for ACTIVE ones that are not canceled at the period's end (else 409 `invalid_state_transition`). Give `processingDate` to say which renewal you mean: another date than the next one is 409 `invalid_state_transition`, so that two callers never skip twice.
 * 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`) or while a charge is running. The store's skip limit and the plan's `allowSkip` bind customers, not administrators.
 * Fires `subscription.cycle_skipped`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await skipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20', reason: 'Customer asked by e-mail.' } });
 * ```
 */
export declare const skipSubscription: <ThrowOnError extends boolean = true>(options: Options<SkipSubscriptionData, ThrowOnError>) => RequestResult<SkipSubscriptionResponses, SkipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Take the skip of a renewal back
 *
 * Takes a skip back: the renewal of that day is scheduled again, and when it lies before the next date it is the next one. Only for ACTIVE subscriptions (else 409 `invalid_state_transition`), and for a renewal that was skipped by hand and is still to come; another date is 409 `invalid_state_transition`. Taking it back again is a success without an event.
 * 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`) or while a charge is running.
 * Fires `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await unskipSubscription({ client, body: { subscriptionId: 204, processingDate: '2026-12-20' } });
 * ```
 */
export declare const unskipSubscription: <ThrowOnError extends boolean = true>(options: Options<UnskipSubscriptionData, ThrowOnError>) => RequestResult<UnskipSubscriptionResponses, UnskipSubscriptionErrors, ThrowOnError, "data">;
/**
 * Reactivate a canceled subscription
 *
 * From CANCELLED to ACTIVE, unless it was replaced or has completed its cycles (409 `invalid_state_transition`), also when the customer is not ACTIVE. Needs an active payment method, its own or the given one (422 `invalid_value`, as for a date that is past or more than one year ahead). Without `nextProcessingDate` the next date is the first one of its schedule after today. Nothing is charged now.
 * Fires `subscription.resumed`, then `subscription.status_changed`. Reactivating an ACTIVE one takes back a cancellation at the period's end (`cancelAtPeriodEnd`), without an event. One in TERMINAL_FAILED is brought back by a retry.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await reactivateSubscription({ client, body: { subscriptionId: 204, nextProcessingDate: '2027-01-20', customerPaymentMethodId: 730 } });
 * ```
 */
export declare const reactivateSubscription: <ThrowOnError extends boolean = true>(options: Options<ReactivateSubscriptionData, ThrowOnError>) => RequestResult<ReactivateSubscriptionResponses, ReactivateSubscriptionErrors, ThrowOnError, "data">;
/**
 * Replace a subscription by a new one
 *
 * Creates a new ACTIVE subscription of the same customer and currency and cancels the old one (cancelReason `REPLACED`) in one transaction. What is not given is taken over from the old one. The new one starts at cycle 0, is not charged before its next processing date, and gets introductory prices only for what the old one had left of them. The old one must be ACTIVE, PAUSED or TERMINAL_FAILED
 * (409 `invalid_state_transition`); 409 `cycle_locked` while a charge is running. A replaced subscription cannot be reactivated.
 * Fires for the old one `subscription.replaced`, `subscription.cancelled`, `subscription.status_changed`, then for the new one `subscription.created`. 422 `invalid_value` when a variant is not sold on the plan, `currency_mismatch`, `coupon_not_applicable`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await replaceSubscription({ client, body: {
 *   subscriptionId: 204,
 *   subscriptionPlanId: 5,
 *   items: [{ variantId: 310, quantity: 1 }],
 *   nextProcessingDate: '2027-01-20',
 *   reason: 'Customer wants it every two months.',
 * } });
 * ```
 */
export declare const replaceSubscription: <ThrowOnError extends boolean = true>(options: Options<ReplaceSubscriptionData, ThrowOnError>) => RequestResult<ReplaceSubscriptionResponses, ReplaceSubscriptionErrors, ThrowOnError, "data">;
/**
 * Change the items of a subscription
 *
 * Removes, updates, swaps and adds lines in this order, all or nothing, from the next renewal on. A line keeps its `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice` fixes the price of a line; null gives it back to the plan's pricing.
 * Removing every line is allowed; a subscription without lines is skipped when due. For ACTIVE, PAUSED and TERMINAL_FAILED ones (else 409 `invalid_state_transition`); 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`), while a charge is running, or while deliveries of a prepaid term are left; `version_conflict`. Fires `subscription.items_changed` (once) when lines change, and `subscription.pricing_changed` when a unit price changes on a line that stays. 422 `invalid_value` when a variant is not sold on the plan, `currency_mismatch` when it has no price in the currency. Unknown lines and variants: 404.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await changeSubscriptionItems({ client, body: { subscriptionId: 204, update: [{ subscriptionItemId: 377, quantity: 2 }], version: 1 } });
 * ```
 */
export declare const changeSubscriptionItems: <ThrowOnError extends boolean = true>(options: Options<ChangeSubscriptionItemsData, ThrowOnError>) => RequestResult<ChangeSubscriptionItemsResponses, ChangeSubscriptionItemsErrors, ThrowOnError, "data">;
/**
 * Move the next renewal of a subscription
 *
 * Sets the next processing date: today or later, at most one year ahead (422 `invalid_value`). Later dates count from the new one, unless `keepAnchor` is true. Only for ACTIVE ones (else 409 `invalid_state_transition`); 409 `cycle_locked` inside the plan's cutoff (unless `overrideCutoff`), while a charge is running, or when the renewal has failed or waits and is tried again (skip it, or have it paid); `version_conflict`. Fires `subscription.processing_date_changed`; the same date again is a success without an event.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:write` in the store.
 *
 * @example
 * ```ts
 * const subscription = await changeSubscriptionDate({ client, body: { subscriptionId: 204, nextProcessingDate: '2027-01-05', keepAnchor: false, version: 1 } });
 * ```
 */
export declare const changeSubscriptionDate: <ThrowOnError extends boolean = true>(options: Options<ChangeSubscriptionDateData, ThrowOnError>) => RequestResult<ChangeSubscriptionDateResponses, ChangeSubscriptionDateErrors, ThrowOnError, "data">;
/**
 * List subscription plans
 *
 * All plans of the store, active and inactive, by name. `subscriberCount` counts subscriptions that are not CANCELLED.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription-plan:read` in the store.
 *
 * @example
 * ```ts
 * const subscriptionPlanList = await listSubscriptionPlans({ client });
 * ```
 */
export declare const listSubscriptionPlans: <ThrowOnError extends boolean = true>(options: Options<ListSubscriptionPlansData, ThrowOnError>) => RequestResult<ListSubscriptionPlansResponses, ListSubscriptionPlansErrors, ThrowOnError, "data">;
/**
 * Delete a subscription plan
 *
 * Deletes a plan that never had subscriptions, with its prices. Otherwise, and while a checkout with it is running, 409 `in_use`: set `isActive` to false instead.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription-plan:write` in the store.
 *
 * @example
 * ```ts
 * await deleteSubscriptionPlan({ client, query: { subscriptionPlanId: 4 } });
 * ```
 */
export declare const deleteSubscriptionPlan: <ThrowOnError extends boolean = true>(options: Options<DeleteSubscriptionPlanData, ThrowOnError>) => RequestResult<DeleteSubscriptionPlanResponses, DeleteSubscriptionPlanErrors, ThrowOnError, "data">;
/**
 * Update a subscription plan
 *
 * What binds (interval, anchor, `minCycles`, `maxCycles`, `prepaidCycles`, `trialDays`, `cancelPolicy`) is copied when a subscription begins, and a change of it holds for new ones only. Interval and anchor stay while the plan has subscribers (409 `in_use`): make another plan. Name, pricing, shipping policy, cutoff and what customers may do hold for running ones too, from their next renewal on.
 * A lower price holds at once. A higher one is charged to running subscriptions only once it was announced and the store's `priceChangeNoticeDays` are over. Customers are told by mail, about a minute behind the change, with an event `subscription.pricing_changed` for each subscription; the day from which each line may cost more is in its `announcedPrices`. A price that an administrator or an outside system fixed stays. `anchor` and `pricing` are replaced whole.
 * An inactive plan takes no new subscriptions; running ones go on. 409 `version_conflict`, `already_exists`; 422 `invalid_value` as in creation.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription-plan:write` in the store.
 *
 * @example
 * ```ts
 * const subscriptionPlan = await updateSubscriptionPlan({ client, body: { subscriptionPlanId: 4, cutoffDays: 3, allowSwap: false, version: 1 } });
 * ```
 */
export declare const updateSubscriptionPlan: <ThrowOnError extends boolean = true>(options: Options<UpdateSubscriptionPlanData, ThrowOnError>) => RequestResult<UpdateSubscriptionPlanResponses, UpdateSubscriptionPlanErrors, ThrowOnError, "data">;
/**
 * Create a subscription plan
 *
 * A plan says how often a renewal runs and how it is priced, shipped and canceled. 409 `already_exists` when `code` is taken. Left out: no anchor, no minimum and no end, ANY_TIME as `cancelPolicy` (AFTER_MIN_CYCLES when `minCycles` is given), the one-off prices, and every shipment charged. 422 `invalid_value` when fields do not go together: `maxCycles` below `minCycles` or not a multiple of `prepaidCycles`, AFTER_MIN_CYCLES without `minCycles`, an anchor that does not fit the interval unit (WEEKDAY goes with WEEK, MONTHDAY with MONTH), a cutoff that is not shorter than the interval, a pricing value without type, a fixed amount without currency, `firstCycles` without `thenValue`. 422 `currency_mismatch` for a currency the store does not have, `unsupported_operation` beyond 1,000 plans.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription-plan:write` in the store.
 *
 * @example
 * ```ts
 * const subscriptionPlan = await createSubscriptionPlan({ client, body: {
 *   name: 'Every two months',
 *   code: 'two-monthly',
 *   intervalUnit: 'MONTH',
 *   intervalCount: 2,
 *   anchor: { type: 'NONE', value: null },
 *   cutoffDays: 2,
 *   minCycles: null,
 *   maxCycles: null,
 *   trialDays: 0,
 *   prepaidCycles: 1,
 *   pricing: { type: 'PERCENTAGE', value: '5', currencyCode: null, firstCycles: null, thenValue: null },
 *   shippingPolicy: 'CHARGE',
 *   allowSkip: true,
 *   allowPause: true,
 *   allowSwap: true,
 *   allowQuantityChange: true,
 *   cancelPolicy: 'ANY_TIME',
 *   productIds: [31],
 *   collectionIds: [],
 *   isActive: true,
 * } });
 * ```
 */
export declare const createSubscriptionPlan: <ThrowOnError extends boolean = true>(options: Options<CreateSubscriptionPlanData, ThrowOnError>) => RequestResult<CreateSubscriptionPlanResponses, CreateSubscriptionPlanErrors, ThrowOnError, "data">;
/**
 * List test clocks
 *
 * All test clocks of the store, the newest first. In a store with `livemode: true` every operation on test clocks is refused: 422 `unsupported_operation`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const testClockList = await listTestClocks({ client });
 * ```
 */
export declare const listTestClocks: <ThrowOnError extends boolean = true>(options: Options<ListTestClocksData, ThrowOnError>) => RequestResult<ListTestClocksResponses, ListTestClocksErrors, ThrowOnError, "data">;
/**
 * Delete a test clock
 *
 * Ends the clock. The customer's live subscriptions, whose dates lie in its time, are canceled with it and fire `subscription.cancelled`, then `subscription.status_changed`; orders stay. 409 `invalid_state_transition` while it is being moved. In a store with `livemode: true` every operation on test clocks is refused: 422 `unsupported_operation`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:process` in the store.
 *
 * @example
 * ```ts
 * await deleteTestClock({ client, query: { testClockId: 12 } });
 * ```
 */
export declare const deleteTestClock: <ThrowOnError extends boolean = true>(options: Options<DeleteTestClockData, ThrowOnError>) => RequestResult<DeleteTestClockResponses, DeleteTestClockErrors, ThrowOnError, "data">;
/**
 * Get a test clock
 *
 * A test clock: what it shows, and whether it is still being moved. In a store with `livemode: true` every operation on test clocks is refused: 422 `unsupported_operation`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:read` in the store.
 *
 * @example
 * ```ts
 * const testClock = await getTestClock({ client, query: { testClockId: 12 } });
 * ```
 */
export declare const getTestClock: <ThrowOnError extends boolean = true>(options: Options<GetTestClockData, ThrowOnError>) => RequestResult<GetTestClockResponses, GetTestClockErrors, ThrowOnError, "data">;
/**
 * Create a test clock
 *
 * Gives one customer a time of their own, to test an integration: subscriptions that they begin from now on live in it, and it is moved on with `POST /admin/test-clock/advance`. A year of renewals takes a minute, with real orders, events and mails, all of them with `livemode: false`.
 * Business dates follow the clock: when a renewal, a retry, a reminder or the end of a trial is due, the `orderDate` of what the customer orders, and when a card expires. Ids, signatures and the time an event was created keep real time. The renewals of the store leave these subscriptions out.
 * The customer has to be without live subscriptions (409 `invalid_state_transition`) and without a clock (409 `already_exists`). In a store with `livemode: true` every operation on test clocks is refused: 422 `unsupported_operation`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:process` in the store.
 *
 * @example
 * ```ts
 * const testClock = await createTestClock({ client, body: { storeCustomerId: 501 } });
 * ```
 */
export declare const createTestClock: <ThrowOnError extends boolean = true>(options: Options<CreateTestClockData, ThrowOnError>) => RequestResult<CreateTestClockResponses, CreateTestClockErrors, ThrowOnError, "data">;
/**
 * Move a test clock on
 *
 * Moves the clock forward and works off what becomes due on the way, in the order of its dates: renewals, retries, reminders, resumptions, ends of terms. It answers at once with status ADVANCING; read the clock until it is READY. On the way it waits for charges that are under way, and up to two minutes for what a bank decides, so that what follows has its day; a charge of which nothing is heard for two minutes stops it (FAILED). To see a decline, give the subscription a payment method of the sandbox that declines before you advance; `pm_card_expires0127` expires.
 * 409 `invalid_state_transition` while it is being moved already, `version_conflict`. 422 `invalid_value` for a time that is not later than the clock's, or more than 400 days ahead of it. In a store with `livemode: true` every operation on test clocks is refused: 422 `unsupported_operation`.
 *
 * **Access:** an administrator's access token or an app token with the permission `subscription:process` in the store.
 *
 * @example
 * ```ts
 * const testClock = await advanceTestClock({ client, body: { testClockId: 12, targetTime: '2026-12-21T12:00:00.000Z' } });
 * ```
 */
export declare const advanceTestClock: <ThrowOnError extends boolean = true>(options: Options<AdvanceTestClockData, ThrowOnError>) => RequestResult<AdvanceTestClockResponses, AdvanceTestClockErrors, ThrowOnError, "data">;
/**
 * List the administrators of the store
 *
 * All users who hold a scope that reaches the store of the call, deactivated ones included, by e-mail. The list is complete (at most 1,000).
 * `scopeIds` names the scopes that reach a store of the caller's.
 *
 * **Access:** an administrator's access token or an app token with the permission `user:read` in the store.
 *
 * @example
 * ```ts
 * const adminUserList = await listAdminUsers({ client });
 * ```
 */
export declare const listAdminUsers: <ThrowOnError extends boolean = true>(options: Options<ListAdminUsersData, ThrowOnError>) => RequestResult<ListAdminUsersResponses, ListAdminUsersErrors, ThrowOnError, "data">;
/**
 * Get the logged-in administrator
 *
 * The user of the access token. No payload and no store needed. What the user may do is in `GET /admin/scope/me`.
 * An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const adminUserProfile = await getMyUser({ client });
 * ```
 */
export declare const getMyUser: <ThrowOnError extends boolean = true>(options: Options<GetMyUserData, ThrowOnError>) => RequestResult<GetMyUserResponses, GetMyUserErrors, ThrowOnError, "data">;
/**
 * Change one's own profile or password
 *
 * Changes what is the user's own: names, phone number, password. The e-mail and the scopes are changed by somebody with `user:write` (`PATCH /admin/user`).
 * A new `password` needs `currentPassword`; a wrong one is 422 `invalid_value` at `/currentPassword`, and wrong ones are throttled like logins. 422 `weak_password`: fewer than 15 characters
 * (8 with confirmed TOTP), or a common password. A new password ends all other sessions of the user and is told by mail. An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const adminUserProfile = await updateMyUser({ client, body: {
 *   adminPhoneNumber: '+493055501234',
 *   currentPassword: 'orchard-kettle-window-72',
 *   password: 'lantern-meadow-copper-19',
 * } });
 * ```
 */
export declare const updateMyUser: <ThrowOnError extends boolean = true>(options: Options<UpdateMyUserData, ThrowOnError>) => RequestResult<UpdateMyUserResponses, UpdateMyUserErrors, ThrowOnError, "data">;
/**
 * Deactivate an administrator
 *
 * The user stays in lists and in the audit log (`isActive: false`), all their sessions end at once and they cannot log in. App tokens that they created go on. `PATCH /admin/user` with `isActive: true` brings
 * them back. Again on a deactivated user: 204. The caller needs `user:write` in every store of theirs that the user reaches, and every permission there that the user has (403).
 * A user who reaches stores that the caller does not loses the scopes of the caller's stores instead, and stays what they are elsewhere.
 * 409 `in_use`: this is the last active user with all permissions. 422 `unsupported_operation`: oneself.
 *
 * **Access:** an administrator's access token or an app token with the permission `user:write` in the store.
 *
 * @example
 * ```ts
 * await deleteAdminUser({ client, query: { id: 7 } });
 * ```
 */
export declare const deleteAdminUser: <ThrowOnError extends boolean = true>(options: Options<DeleteAdminUserData, ThrowOnError>) => RequestResult<DeleteAdminUserResponses, DeleteAdminUserErrors, ThrowOnError, "data">;
/**
 * Change an administrator
 *
 * Changes names, e-mail, phone number, scopes, password, activity. The caller needs `user:write` in every store the user reaches, and has every permission there that the
 * user has before and after (403); to change nothing but `scopeIds`, in the stores that both reach. A user who reaches none of the caller's stores is 404. One's own `email` and `password` need `currentPassword`: 422 `invalid_value` at `/currentPassword`
 * without it or with a wrong one, and wrong ones are throttled like logins. `scopeIds` replaces all scopes that reach a store of the caller's and works from the user's next request on. A new password ends all sessions of the user. A new `email` is
 * `pendingEmail` until the person follows the link that is mailed to it, within 24 hours; the old address is told at once, and again when it is replaced, which ends all sessions. The answer is the same whether or not the new
 * one is known elsewhere. The address of somebody invited changes at once, with a new invitation there. What changes of password, e-mail or second factor is told to the user by mail. `isActive: true` brings a deactivated user back, `false` is the same as DELETE. `resetTotp: true` removes a lost second
 * factor; with it a `password` of at least 15 characters is needed unless the present one has them (422 `weak_password`).
 * 409 `already_exists`: the store lists another user with the address that somebody is to be invited at. 409 `in_use`: the last active user with all permissions would lose them. 409 `version_conflict`.
 * 422 `unsupported_operation`: deactivating oneself, resetting one's own second factor, or a password or second factor of somebody who has not accepted the invitation. 422 `invalid_value`: a scope that is unknown, or reaches none of the caller's stores.
 * 429: more than 30 addresses an hour, or one more than five times.
 *
 * **Access:** an administrator's access token or an app token with the permission `user:write` in the store.
 *
 * @example
 * ```ts
 * const adminUser = await updateAdminUser({ client, body: { id: 7, scopeIds: [2, 5], version: 3 } });
 * ```
 */
export declare const updateAdminUser: <ThrowOnError extends boolean = true>(options: Options<UpdateAdminUserData, ThrowOnError>) => RequestResult<UpdateAdminUserResponses, UpdateAdminUserErrors, ThrowOnError, "data">;
/**
 * Invite an administrator
 *
 * Mails an invitation to the address. Its link works once, for 7 days (`POST /admin/user/resend-invitation` mails a new one), and leads to a page of the service: somebody new chooses their own password there,
 * somebody who is an administrator already proves that it is them and gets the scopes besides their own. Until then `confirmedOn` is null and nobody has access by the invitation. The answer is the same whether
 * or not the address is known elsewhere on the platform; once an administrator of other stores has accepted, the store lists them by their own id in place of this one.
 * 409 `already_exists`: the store lists a user with this address, who may be invited or deactivated. 429: a store's administrators mail 30 addresses an hour, changes included, and one address five times.
 * Nobody grants what they lack: a scope with a permission or a store that the caller does not have, or a store in which they do not have `user:write`, is 403.
 * 422 `invalid_value`: a scope that is unknown, or reaches none of the caller's stores.
 *
 * **Access:** an administrator's access token or an app token with the permission `user:write` in the store.
 *
 * @example
 * ```ts
 * const adminUser = await createAdminUser({ client, body: {
 *   email: 'bo.lind@juniper-oak.example',
 *   firstName: 'Bo',
 *   lastName: 'Lind',
 *   adminPhoneNumber: '+493055501234',
 *   scopeIds: [2],
 * } });
 * ```
 */
export declare const createAdminUser: <ThrowOnError extends boolean = true>(options: Options<CreateAdminUserData, ThrowOnError>) => RequestResult<CreateAdminUserResponses, CreateAdminUserErrors, ThrowOnError, "data">;
/**
 * Mail an invitation again
 *
 * Mails an invitation that was not accepted yet to its address again, with a new link that is good for 7 days. The link before is void. Who may do so is who may change the user (`PATCH /admin/user`).
 * 422 `unsupported_operation`: the user has accepted, or is deactivated. 429: more than 30 addresses an hour, or this one more than five times.
 *
 * **Access:** an administrator's access token or an app token with the permission `user:write` in the store.
 *
 * @example
 * ```ts
 * await resendAdminInvitation({ client, body: { id: 7 } });
 * ```
 */
export declare const resendAdminInvitation: <ThrowOnError extends boolean = true>(options: Options<ResendAdminInvitationData, ThrowOnError>) => RequestResult<ResendAdminInvitationResponses, ResendAdminInvitationErrors, ThrowOnError, "data">;
/**
 * Confirm one's own TOTP enrollment
 *
 * Turns TOTP on with a code of the new secret. Answers ten recovery codes, shown once, each good for one login. All other sessions of the user end.
 * 422 `code_invalid`: a wrong code, or no enrollment was started in the last 10 minutes. 409 `already_exists`: TOTP is on.
 * Wrong codes are throttled for the user, here and wherever a code is asked for: five, and one more every 15 minutes.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const totpRecoveryCodes = await updateTotp({ client, body: { totpCode: '492039' } });
 * ```
 */
export declare const updateTotp: <ThrowOnError extends boolean = true>(options: Options<UpdateTotpData, ThrowOnError>) => RequestResult<UpdateTotpResponses, UpdateTotpErrors, ThrowOnError, "data">;
/**
 * Start one's own TOTP enrollment
 *
 * Makes a new secret for an authenticator app (SHA-1, 6 digits, 30 seconds) and shows it once. It has no effect until `PATCH /admin/user/totp` confirms a code
 * of it within 10 minutes; a second call before that replaces the first secret. Needs the user's password, as a stolen access token must not be enough: a wrong one is 422 `invalid_value` at
 * `/currentPassword`. 409 `already_exists`: TOTP is on; remove it first. An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const totpEnrollment = await createTotp({ client, body: { currentPassword: 'orchard-kettle-window-72' } });
 * ```
 */
export declare const createTotp: <ThrowOnError extends boolean = true>(options: Options<CreateTotpData, ThrowOnError>) => RequestResult<CreateTotpResponses, CreateTotpErrors, ThrowOnError, "data">;
/**
 * Remove one's own TOTP
 *
 * Turns TOTP off and voids the recovery codes. Needs the user's password (422 `invalid_value` at `/currentPassword`), and a current code or a recovery code, which is used up by the call.
 * 422 `code_invalid`: a wrong code; wrong ones are throttled with those of logins. 422 `weak_password`: the password has fewer than 15 characters; choose a longer one first. Where TOTP is off: 404.
 * Whoever lost both asks somebody with `user:write` (`resetTotp` of `PATCH /admin/user`). An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * await removeTotp({ client, body: { currentPassword: 'orchard-kettle-window-72', totpCode: '492039' } });
 * ```
 */
export declare const removeTotp: <ThrowOnError extends boolean = true>(options: Options<RemoveTotpData, ThrowOnError>) => RequestResult<RemoveTotpResponses, RemoveTotpErrors, ThrowOnError, "data">;
/**
 * List webhook deliveries
 *
 * The deliveries of the store without their attempts, which `GET /admin/webhook-delivery` shows, with what the receiver answered. With `sort=nextAttemptOn` only those with a planned attempt, due first. Kept for 90 days at least after they ended.
 *
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * Events from the time it was disabled have no delivery: replay them with `POST /admin/webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active endpoint only closes its breaker.
 *
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * The events of the store, also those no endpoint asked for, without their payload (`GET /admin/webhook-event` has it). Newest first unless `sort=sequence`. The list ends at the oldest transaction still running, so with a cursor, or
 * with `sort=sequence` and `sequenceAfter` = the highest sequence already seen, no event is ever skipped: that is how to poll instead of receiving.
 * Events are kept for 90 days at least, longer while a delivery or a replay needs them.
 *
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:read` in the store.
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
 * **Access:** an administrator's access token or an app token with the permission `webhook:write` in the store.
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
