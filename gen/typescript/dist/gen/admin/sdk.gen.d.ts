import type { Options } from '../../options.js';
import { type RequestResult } from '../client/index.js';
import type { AcceptOrderChargebackData, AcceptOrderChargebackErrors, AcceptOrderChargebackResponses, AdjustGiftCardData, AdjustGiftCardErrors, AdjustGiftCardResponses, AdjustStockData, AdjustStockErrors, AdjustStockResponses, AdjustStoreCreditData, AdjustStoreCreditErrors, AdjustStoreCreditResponses, AdvanceTestClockData, AdvanceTestClockErrors, AdvanceTestClockResponses, ApproveReturnData, ApproveReturnErrors, ApproveReturnResponses, BrowseProductsData, BrowseProductsErrors, BrowseProductsResponses, BulkAdjustStockData, BulkAdjustStockErrors, BulkAdjustStockResponses, BulkReplacePricesData, BulkReplacePricesErrors, BulkReplacePricesResponses, BulkWriteProductsData, BulkWriteProductsErrors, BulkWriteProductsResponses, CancelIntegrationTasksData, CancelIntegrationTasksErrors, CancelIntegrationTasksResponses, CancelOrderData, CancelOrderErrors, CancelOrderResponses, CancelReturnData, CancelReturnErrors, CancelReturnResponses, CancelShipmentData, CancelShipmentErrors, CancelShipmentResponses, CancelSubscriptionData, CancelSubscriptionErrors, CancelSubscriptionResponses, CancelWebhookReplayData, CancelWebhookReplayErrors, CancelWebhookReplayResponses, CaptureOrderData, CaptureOrderErrors, CaptureOrderResponses, ChangeSubscriptionDateData, ChangeSubscriptionDateErrors, ChangeSubscriptionDateResponses, ChangeSubscriptionItemsData, ChangeSubscriptionItemsErrors, ChangeSubscriptionItemsResponses, ChargeOrderData, ChargeOrderErrors, ChargeOrderResponses, CheckCollectionData, CheckCollectionErrors, CheckCollectionResponses, CheckCustomerEmailData, CheckCustomerEmailErrors, CheckCustomerEmailResponses, CompleteRefundData, CompleteRefundErrors, CompleteRefundResponses, CompleteReturnData, CompleteReturnErrors, CompleteReturnResponses, CreateAccountTypeData, CreateAccountTypeErrors, CreateAccountTypeResponses, CreateAdminUserData, CreateAdminUserErrors, CreateAdminUserResponses, CreateAppTokenData, CreateAppTokenErrors, CreateAppTokenResponses, CreateCollectionData, CreateCollectionErrors, CreateCollectionResponses, CreateCouponData, CreateCouponErrors, CreateCouponResponses, CreateCustomerAddressData, CreateCustomerAddressErrors, CreateCustomerAddressResponses, CreateCustomerData, CreateCustomerErrors, CreateCustomerResponses, CreateEmailTemplateData, CreateEmailTemplateErrors, CreateEmailTemplateResponses, CreateGiftCardData, CreateGiftCardErrors, CreateGiftCardResponses, CreateMediaData, CreateMediaErrors, CreateMediaFolderData, CreateMediaFolderErrors, CreateMediaFolderResponses, CreateMediaResponses, CreateOrderData, CreateOrderErrors, CreateOrderPaymentLinkData, CreateOrderPaymentLinkErrors, CreateOrderPaymentLinkResponses, CreateOrderResponses, CreatePaymentProviderData, CreatePaymentProviderErrors, CreatePaymentProviderResponses, CreatePdfTemplateData, CreatePdfTemplateErrors, CreatePdfTemplateResponses, CreateProductData, CreateProductErrors, CreateProductResponses, CreateRedirectData, CreateRedirectErrors, CreateRedirectResponses, CreateReturnData, CreateReturnErrors, CreateReturnResponses, CreateShippingMethodData, CreateShippingMethodErrors, CreateShippingMethodResponses, CreateStoreData, CreateStoreErrors, CreateStoreKeyData, CreateStoreKeyErrors, CreateStoreKeyResponses, CreateStoreResponses, CreateSubscriptionData, CreateSubscriptionErrors, CreateSubscriptionPlanData, CreateSubscriptionPlanErrors, CreateSubscriptionPlanResponses, CreateSubscriptionResponses, CreateTaxClassData, CreateTaxClassErrors, CreateTaxClassResponses, CreateTestClockData, CreateTestClockErrors, CreateTestClockResponses, CreateTotpData, CreateTotpErrors, CreateTotpResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, CreateWebhookReplayData, CreateWebhookReplayErrors, CreateWebhookReplayResponses, DeleteAccountTypeData, DeleteAccountTypeErrors, DeleteAccountTypeResponses, DeleteAdminUserData, DeleteAdminUserErrors, DeleteAdminUserResponses, DeleteAppTokenData, DeleteAppTokenErrors, DeleteAppTokenResponses, DeleteCollectionData, DeleteCollectionErrors, DeleteCollectionResponses, DeleteCouponData, DeleteCouponErrors, DeleteCouponResponses, DeleteCustomerAddressData, DeleteCustomerAddressErrors, DeleteCustomerAddressResponses, DeleteCustomerPaymentMethodData, DeleteCustomerPaymentMethodErrors, DeleteCustomerPaymentMethodResponses, DeleteEmailSuppressionData, DeleteEmailSuppressionErrors, DeleteEmailSuppressionResponses, DeleteMediaData, DeleteMediaErrors, DeleteMediaFolderData, DeleteMediaFolderErrors, DeleteMediaFolderResponses, DeleteMediaResponses, DeleteProductData, DeleteProductErrors, DeleteProductResponses, DeleteRedirectData, DeleteRedirectErrors, DeleteRedirectResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteShippingMethodData, DeleteShippingMethodErrors, DeleteShippingMethodResponses, DeleteStoreKeyData, DeleteStoreKeyErrors, DeleteStoreKeyResponses, DeleteSubscriptionPlanData, DeleteSubscriptionPlanErrors, DeleteSubscriptionPlanResponses, DeleteTaxClassData, DeleteTaxClassErrors, DeleteTaxClassResponses, DeleteTestClockData, DeleteTestClockErrors, DeleteTestClockResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, DisableGiftCardData, DisableGiftCardErrors, DisableGiftCardResponses, EnableGiftCardData, EnableGiftCardErrors, EnableGiftCardResponses, EnableWebhookEndpointData, EnableWebhookEndpointErrors, EnableWebhookEndpointResponses, EraseGuestData, EraseGuestErrors, EraseGuestResponses, ExchangeReturnData, ExchangeReturnErrors, ExchangeReturnResponses, ExportChargebacksData, ExportChargebacksErrors, ExportChargebacksResponses, ExportCustomersData, ExportCustomersErrors, ExportCustomersResponses, ExportInvoicesData, ExportInvoicesErrors, ExportInvoicesResponses, ExportOrdersData, ExportOrdersErrors, ExportOrdersResponses, ExportPaymentTransactionsData, ExportPaymentTransactionsErrors, ExportPaymentTransactionsResponses, ExportProductsData, ExportProductsErrors, ExportProductsResponses, ExportRefundsData, ExportRefundsErrors, ExportRefundsResponses, ExportReturnsData, ExportReturnsErrors, ExportReturnsResponses, FailRefundData, FailRefundErrors, FailRefundResponses, FulfillOrderData, FulfillOrderErrors, FulfillOrderResponses, GetAuditLogData, GetAuditLogErrors, GetAuditLogResponses, GetCollectionData, GetCollectionErrors, GetCollectionResponses, GetCommissionProviderData, GetCommissionProviderErrors, GetCommissionProviderResponses, GetCouponData, GetCouponErrors, GetCouponResponses, GetCustomerData, GetCustomerErrors, GetCustomerImportTemplateData, GetCustomerImportTemplateErrors, GetCustomerImportTemplateResponses, GetCustomerResponses, GetDashboardData, GetDashboardErrors, GetDashboardResponses, GetEmailSuppressionData, GetEmailSuppressionErrors, GetEmailSuppressionResponses, GetEmailTemplateData, GetEmailTemplateErrors, GetEmailTemplateResponses, GetGiftCardData, GetGiftCardErrors, GetGiftCardResponses, GetIntegrationLogData, GetIntegrationLogErrors, GetIntegrationLogResponses, GetIntegrationTaskData, GetIntegrationTaskErrors, GetIntegrationTaskFileData, GetIntegrationTaskFileErrors, GetIntegrationTaskFileResponses, GetIntegrationTaskResponses, GetMediaData, GetMediaErrors, GetMediaResponses, GetMediaUsageData, GetMediaUsageErrors, GetMediaUsageResponses, GetMyPreferencesData, GetMyPreferencesErrors, GetMyPreferencesResponses, GetMyScopeData, GetMyScopeErrors, GetMyScopeResponses, GetMyUserData, GetMyUserErrors, GetMyUserResponses, GetOrderData, GetOrderErrors, GetOrderItemSummaryData, GetOrderItemSummaryErrors, GetOrderItemSummaryResponses, GetOrderPdfData, GetOrderPdfErrors, GetOrderPdfResponses, GetOrderResponses, GetOrderSummaryData, GetOrderSummaryErrors, GetOrderSummaryResponses, GetPdfTemplateData, GetPdfTemplateErrors, GetPdfTemplateResponses, GetPriceReferenceData, GetPriceReferenceErrors, GetPriceReferenceResponses, GetProductData, GetProductErrors, GetProductResponses, GetRedirectData, GetRedirectErrors, GetRedirectResponses, GetRefundData, GetRefundErrors, GetRefundResponses, GetRequestLogData, GetRequestLogErrors, GetRequestLogResponses, GetReturnData, GetReturnErrors, GetReturnResponses, GetScopeData, GetScopeErrors, GetScopeResponses, GetShipmentData, GetShipmentErrors, GetShipmentResponses, GetStoreDomainData, GetStoreDomainErrors, GetStoreDomainResponses, GetStoredValueLiabilityData, GetStoredValueLiabilityErrors, GetStoredValueLiabilityResponses, GetStoreSettingsData, GetStoreSettingsErrors, GetStoreSettingsResponses, GetSubscriptionData, GetSubscriptionErrors, GetSubscriptionEstimateData, GetSubscriptionEstimateErrors, GetSubscriptionEstimateResponses, GetSubscriptionResponses, GetTaxProviderData, GetTaxProviderErrors, GetTaxProviderResponses, GetTestClockData, GetTestClockErrors, GetTestClockResponses, GetUnfulfilledOrderCountData, GetUnfulfilledOrderCountErrors, GetUnfulfilledOrderCountResponses, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointResponses, GetWebhookEventData, GetWebhookEventErrors, GetWebhookEventResponses, GetWebhookReplayData, GetWebhookReplayErrors, GetWebhookReplayResponses, HoldOrderData, HoldOrderErrors, HoldOrderResponses, ImportCustomersData, ImportCustomersErrors, ImportCustomersResponses, ListAccountTypesData, ListAccountTypesErrors, ListAccountTypesResponses, ListAdminUsersData, ListAdminUsersErrors, ListAdminUsersResponses, ListAppTokensData, ListAppTokensErrors, ListAppTokensResponses, ListAuditLogsData, ListAuditLogsErrors, ListAuditLogsResponses, ListChargebacksData, ListChargebacksErrors, ListChargebacksResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionsResponses, ListCouponsData, ListCouponsErrors, ListCouponsResponses, ListCouponUsagesData, ListCouponUsagesErrors, ListCouponUsagesResponses, ListCustomerAddressesData, ListCustomerAddressesErrors, ListCustomerAddressesResponses, ListCustomerOrdersData, ListCustomerOrdersErrors, ListCustomerOrdersResponses, ListCustomerPaymentMethodsData, ListCustomerPaymentMethodsErrors, ListCustomerPaymentMethodsResponses, ListCustomersData, ListCustomersErrors, ListCustomersResponses, ListEmailsData, ListEmailsErrors, ListEmailsResponses, ListEmailSuppressionsData, ListEmailSuppressionsErrors, ListEmailSuppressionsResponses, ListEmailTemplatesData, ListEmailTemplatesErrors, ListEmailTemplatesResponses, ListEmailTemplateTypesData, ListEmailTemplateTypesErrors, ListEmailTemplateTypesResponses, ListGiftCardEntriesData, ListGiftCardEntriesErrors, ListGiftCardEntriesResponses, ListGiftCardsData, ListGiftCardsErrors, ListGiftCardsResponses, ListIntegrationLogsData, ListIntegrationLogsErrors, ListIntegrationLogsResponses, ListIntegrationTasksData, ListIntegrationTasksErrors, ListIntegrationTasksResponses, ListInvoicesData, ListInvoicesErrors, ListInvoicesResponses, ListLanguagesData, ListLanguagesErrors, ListLanguagesResponses, ListMediaData, ListMediaErrors, ListMediaFoldersData, ListMediaFoldersErrors, ListMediaFoldersResponses, ListMediaResponses, ListMissingTranslationsData, ListMissingTranslationsErrors, ListMissingTranslationsResponses, ListOrdersData, ListOrdersErrors, ListOrderShippingMethodsData, ListOrderShippingMethodsErrors, ListOrderShippingMethodsResponses, ListOrdersResponses, ListPaymentProvidersData, ListPaymentProvidersErrors, ListPaymentProvidersResponses, ListPaymentTransactionsData, ListPaymentTransactionsErrors, ListPaymentTransactionsResponses, ListPdfTemplatesData, ListPdfTemplatesErrors, ListPdfTemplatesResponses, ListPdfTemplateTypesData, ListPdfTemplateTypesErrors, ListPdfTemplateTypesResponses, ListProductsData, ListProductsErrors, ListProductsResponses, ListRedirectsData, ListRedirectsErrors, ListRedirectsResponses, ListRefundsData, ListRefundsErrors, ListRefundsResponses, ListRequestLogsData, ListRequestLogsErrors, ListRequestLogsResponses, ListReturnsData, ListReturnsErrors, ListReturnsResponses, ListScopesData, ListScopesErrors, ListScopesResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListShippingMethodsData, ListShippingMethodsErrors, ListShippingMethodsResponses, ListStoreCreditData, ListStoreCreditEntriesData, ListStoreCreditEntriesErrors, ListStoreCreditEntriesResponses, ListStoreCreditErrors, ListStoreCreditResponses, ListStoreKeysData, ListStoreKeysErrors, ListStoreKeysResponses, ListStoresData, ListStoresErrors, ListStoresResponses, ListSubscriptionHistoryData, ListSubscriptionHistoryErrors, ListSubscriptionHistoryResponses, ListSubscriptionPlansData, ListSubscriptionPlansErrors, ListSubscriptionPlansResponses, ListSubscriptionsData, ListSubscriptionsErrors, ListSubscriptionsResponses, ListTaxClassesData, ListTaxClassesErrors, ListTaxClassesResponses, ListTestClocksData, ListTestClocksErrors, ListTestClocksResponses, ListUpcomingSubscriptionCyclesData, ListUpcomingSubscriptionCyclesErrors, ListUpcomingSubscriptionCyclesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, ListWebhookEventsData, ListWebhookEventsErrors, ListWebhookEventsResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, LoginData, LoginErrors, LoginResponses, LogoutData, LogoutErrors, LogoutResponses, PauseSubscriptionData, PauseSubscriptionErrors, PauseSubscriptionResponses, PlaceOrderData, PlaceOrderErrors, PlaceOrderResponses, PreviewEmailTemplateData, PreviewEmailTemplateErrors, PreviewEmailTemplateResponses, PreviewOrderRefundData, PreviewOrderRefundErrors, PreviewOrderRefundResponses, PreviewPdfTemplateData, PreviewPdfTemplateErrors, PreviewPdfTemplateResponses, PreviewReturnData, PreviewReturnErrors, PreviewReturnResponses, ProcessSubscriptionsData, ProcessSubscriptionsErrors, ProcessSubscriptionsResponses, ReactivateSubscriptionData, ReactivateSubscriptionErrors, ReactivateSubscriptionResponses, ReceiveReturnData, ReceiveReturnErrors, ReceiveReturnResponses, RecordOrderOfflinePaymentData, RecordOrderOfflinePaymentErrors, RecordOrderOfflinePaymentResponses, RefreshLoginData, RefreshLoginErrors, RefreshLoginResponses, RefundOrderData, RefundOrderErrors, RefundOrderResponses, RejectReturnData, RejectReturnErrors, RejectReturnResponses, ReleaseOrderData, ReleaseOrderErrors, ReleaseOrderResponses, RemoveTotpData, RemoveTotpErrors, RemoveTotpResponses, ReplaceMyPreferencesData, ReplaceMyPreferencesErrors, ReplaceMyPreferencesResponses, ReplaceOrderData, ReplaceOrderErrors, ReplaceOrderResponses, ReplacePricesData, ReplacePricesErrors, ReplacePricesResponses, ReplaceScopeData, ReplaceScopeErrors, ReplaceScopeResponses, ReplaceSubscriptionData, ReplaceSubscriptionErrors, ReplaceSubscriptionResponses, ReportOrderChargebackData, ReportOrderChargebackErrors, ReportOrderChargebackResponses, ResendAdminInvitationData, ResendAdminInvitationErrors, ResendAdminInvitationResponses, ResendEmailData, ResendEmailErrors, ResendEmailResponses, ResendGiftCardData, ResendGiftCardErrors, ResendGiftCardResponses, ResendShipmentEmailData, ResendShipmentEmailErrors, ResendShipmentEmailResponses, ResendWebhookEventData, ResendWebhookEventErrors, ResendWebhookEventResponses, ResumeSubscriptionData, ResumeSubscriptionErrors, ResumeSubscriptionResponses, RetryEmailsData, RetryEmailsErrors, RetryEmailsResponses, RetryIntegrationTasksData, RetryIntegrationTasksErrors, RetryIntegrationTasksResponses, RetryRefundData, RetryRefundErrors, RetryRefundResponses, RetrySubscriptionData, RetrySubscriptionErrors, RetrySubscriptionResponses, RevertEmailTemplateData, RevertEmailTemplateErrors, RevertEmailTemplateResponses, RevertPdfTemplateData, RevertPdfTemplateErrors, RevertPdfTemplateResponses, RotateAppTokenSecretData, RotateAppTokenSecretErrors, RotateAppTokenSecretResponses, RotateWebhookEndpointSecretData, RotateWebhookEndpointSecretErrors, RotateWebhookEndpointSecretResponses, SearchCustomersData, SearchCustomersErrors, SearchCustomersResponses, SendReturnData, SendReturnErrors, SendReturnResponses, SkipSubscriptionData, SkipSubscriptionErrors, SkipSubscriptionResponses, SubmitOrderChargebackEvidenceData, SubmitOrderChargebackEvidenceErrors, SubmitOrderChargebackEvidenceResponses, SyncOrdersData, SyncOrdersErrors, SyncOrdersResponses, TestEmailData, TestEmailErrors, TestEmailResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UnskipSubscriptionData, UnskipSubscriptionErrors, UnskipSubscriptionResponses, UpdateAccountTypeData, UpdateAccountTypeErrors, UpdateAccountTypeResponses, UpdateAdminUserData, UpdateAdminUserErrors, UpdateAdminUserResponses, UpdateAppTokenData, UpdateAppTokenErrors, UpdateAppTokenResponses, UpdateCollectionData, UpdateCollectionErrors, UpdateCollectionResponses, UpdateCommissionProviderData, UpdateCommissionProviderErrors, UpdateCommissionProviderResponses, UpdateCouponData, UpdateCouponErrors, UpdateCouponResponses, UpdateCustomerAddressData, UpdateCustomerAddressErrors, UpdateCustomerAddressResponses, UpdateEmailTemplateData, UpdateEmailTemplateErrors, UpdateEmailTemplateResponses, UpdateGiftCardData, UpdateGiftCardErrors, UpdateGiftCardResponses, UpdateMediaData, UpdateMediaErrors, UpdateMediaFolderData, UpdateMediaFolderErrors, UpdateMediaFolderResponses, UpdateMediaResponses, UpdateMyUserData, UpdateMyUserErrors, UpdateMyUserResponses, UpdateOrderData, UpdateOrderErrors, UpdateOrderResponses, UpdatePaymentProviderData, UpdatePaymentProviderErrors, UpdatePaymentProviderResponses, UpdatePdfTemplateData, UpdatePdfTemplateErrors, UpdatePdfTemplateResponses, UpdateProductData, UpdateProductErrors, UpdateProductResponses, UpdateRedirectData, UpdateRedirectErrors, UpdateRedirectResponses, UpdateShipmentData, UpdateShipmentErrors, UpdateShipmentResponses, UpdateShippingMethodData, UpdateShippingMethodErrors, UpdateShippingMethodResponses, UpdateStoreCustomerAccountTypeData, UpdateStoreCustomerAccountTypeErrors, UpdateStoreCustomerAccountTypeResponses, UpdateStoreCustomerData, UpdateStoreCustomerErrors, UpdateStoreCustomerResponses, UpdateStoreCustomerStatusData, UpdateStoreCustomerStatusErrors, UpdateStoreCustomerStatusResponses, UpdateStoreSettingsData, UpdateStoreSettingsErrors, UpdateStoreSettingsResponses, UpdateSubscriptionData, UpdateSubscriptionErrors, UpdateSubscriptionPlanData, UpdateSubscriptionPlanErrors, UpdateSubscriptionPlanResponses, UpdateSubscriptionResponses, UpdateTaxClassData, UpdateTaxClassErrors, UpdateTaxClassResponses, UpdateTaxProviderData, UpdateTaxProviderErrors, UpdateTaxProviderResponses, UpdateTotpData, UpdateTotpErrors, UpdateTotpResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses, VerifyStoreDomainData, VerifyStoreDomainErrors, VerifyStoreDomainResponses, VoidOrderData, VoidOrderErrors, VoidOrderOfflinePaymentData, VoidOrderOfflinePaymentErrors, VoidOrderOfflinePaymentResponses, VoidOrderResponses, VoidRefundData, VoidRefundErrors, VoidRefundResponses } from './types.gen.js';
export type { Options };
/**
 * Delete an account type
 *
 * Deletes an account type that is no longer referenced.
 * 409 `in_use`: the type is the default, or customers, prices, coupons or product visibility refer to it. Move the customers first with `PATCH /admin/store-customer/account-type`.
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
 * Changes the given fields of an account type. Prices in open carts and of future renewals change immediately; placed orders keep their prices. A new name appears in every customer's `accountTypeName` without an event. `autoTier` is replaced as a whole. 409 `in_use`: the request removes the
 * default mark without making another type the default. 409 `already_exists`: the name or the code is taken. 409 `version_conflict`. 422 `invalid_value`: `priceMode` DISCOUNT without
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
 * Creates an account type. An account type determines the prices, tax exemption, subscriptions and sign-up of its customers. `isDefault: true` makes this type the default in place of the current one; new customers get the default type. With `autoTier` customers move up to this
 * type when the metric reaches the threshold. With `downgrade` they move down when the metric no longer reaches it, at the earliest 30 days after the last automatic move. The check runs daily in the store's time zone. The type with the highest `rank` that a customer reaches wins, and the move fires `customer.account_type_changed` by SYSTEM. The check skips customers whose type an administrator chose and customers who are not ACTIVE. A store has at most 100 account types: 422 `unsupported_operation`.
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
 * The app tokens of the store, newest first, without their secrets. Expired tokens are included, revoked ones only with `includeRevoked` (then the newest 1,000 in all).
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
 * Revokes the token permanently: its next request fails with 401. The token stays in the list for the audit log (`revokedOn`). Revoking a revoked token returns 204.
 * Callers cannot revoke a token with permissions that they lack (403).
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
 * Changes name, permissions or scope, expiry and pinned version; the secret stays the same (`POST /admin/app-token/rotate-secret` replaces it). The change applies from the token's next request on. Setting `permissions` detaches the token
 * from its scope; setting `scopeId` replaces its own permissions. Both together are rejected with 422 `invalid_value`. Callers cannot grant permissions that they lack, or change a token with permissions that they lack (403).
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
 * Creates a credential for an integration. It belongs to the store of the request and works on the public and the admin API (`Authorization: Bearer`). `token` appears in this response only; a retry with
 * the same Idempotency-Key returns it again for 24 hours. Send exactly one of `permissions` and `scopeId`. With a scope, the token's permissions follow the scope, limited to the permissions that the user who set the scope
 * had at that time. Callers cannot grant permissions that they lack (403). Requests with the token have `source.actorType` API_TOKEN in events. A store has at most 100 live tokens: 422 `unsupported_operation`.
 * 409 `already_exists`: a token that is not revoked has the same name, even if it has expired (`PATCH /admin/app-token` moves its expiry). 422 `invalid_value`: neither or both of permissions and scope, an unknown permission, an expiry in the past.
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
 * Rotate an app token's secret
 *
 * Gives the token a new secret and shows it once in `token`; a retry with the same Idempotency-Key returns it again for 24 hours. The old secret continues to work for overlapHours (0–168, default 24), but not past the token's own expiry. `overlapHours: 0` ends
 * it at once. Both secrets identify the same caller: `appTokenId`, permissions, rate limits, audit log history and Idempotency-Keys stay. A request that was sent with the old secret can be retried with the new one.
 * At most two secrets work: 422 `unsupported_operation` while the secret of an earlier rotation still works, unless `overlapHours` is 0. 409 `invalid_state_transition`: the token is revoked. Callers cannot rotate a token with permissions that they lack (403).
 *
 * **Access:** an administrator's access token or an app token with the permission `app-token:write` in the store.
 *
 * @example
 * ```ts
 * const appTokenCreated = await rotateAppTokenSecret({ client, body: { appTokenId: 14, overlapHours: 48 } });
 * ```
 */
export declare const rotateAppTokenSecret: <ThrowOnError extends boolean = true>(options: Options<RotateAppTokenSecretData, ThrowOnError>) => RequestResult<RotateAppTokenSecretResponses, RotateAppTokenSecretErrors, ThrowOnError, "data">;
/**
 * List audit log entries
 *
 * Lists changes to the store's data, with one entry per state-changing operation of a user or an app token. For the actions of customers and of the service itself, see the events. Each entry is written in the transaction
 * of its change, and the API cannot change or remove it. Each entry has a hash chained over the entry before it. Secret values never appear; changed parts of secrets are shown as `"••••"`.
 * Logins, failed logins, and changes of users and scopes are listed in every store that the user can access.
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
 * Get an audit log entry
 *
 * Returns one entry of those that `GET /admin/audit-log/paged` lists for the store, for a link to it. 404 `not_found`: there is no such entry, or the store does not list it.
 *
 * **Access:** an administrator's access token or an app token with the permission `audit-log:read` in the store.
 *
 * @example
 * ```ts
 * const auditLog = await getAuditLog({ client, query: { auditLogId: 90412 } });
 * ```
 */
export declare const getAuditLog: <ThrowOnError extends boolean = true>(options: Options<GetAuditLogData, ThrowOnError>) => RequestResult<GetAuditLogResponses, GetAuditLogErrors, ThrowOnError, "data">;
/**
 * List disputes
 *
 * Lists the disputes of the store's payments, newest first unless `sort` says otherwise. `search` matches the whole order number, or the start of the dispute's reference.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listChargebacks({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listChargebacks: <ThrowOnError extends boolean = true>(options: Options<ListChargebacksData, ThrowOnError>) => RequestResult<ListChargebacksResponses, ListChargebacksErrors, ThrowOnError, "data">;
/**
 * Export disputes as CSV or XLSX
 *
 * Returns a file with the disputes that match the filters of the list, one row each. `amount` is the disputed amount; `lostAmount` is the part that counts against the store: 0.00 for an inquiry and for a dispute that the store won.
 * Dates and times are in the store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportChargebacks({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportChargebacks: <ThrowOnError extends boolean = true>(options: Options<ExportChargebacksData, ThrowOnError>) => RequestResult<ExportChargebacksResponses, ExportChargebacksErrors, ThrowOnError, "data">;
/**
 * Check a collection slug
 *
 * Checks whether a slug is free in the store. Send exactly one of `slug` and `name`, otherwise 400 `invalid_request`; with `name`, the service derives the slug from it. If the slug is taken, the response suggests a free one. The check reserves nothing: creation can still return 409 `already_exists`.
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
 * Every collection of the store (at most 1000) without texts, rules and products, parents before children and siblings by position. `parentCollectionId` defines the tree.
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
 * Deletes the collection and the redirects to it; its products stay, and collections below it move up to its parent. While a coupon or a subscription plan is limited to the collection, the request fails with 409 `in_use`, since deleting the collection would widen the discount or the plan. No webhook event is fired.
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
 * The whole collection, by `collectionId` or `slug`. Send exactly one of them, otherwise 400 `invalid_request`. For the products of a rule collection, use `GET /admin/product/paged` with `collectionId`.
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
 * Changes the given fields; `productIds` and `rules` are replaced as a whole. A parent that is the collection itself or below it is rejected with 422 `invalid_value`, a taken slug with 409 `already_exists`, a stale `version` with 409 `version_conflict`. No webhook event is fired.
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
 * Creates a manual collection with its products, or a rule collection with its rules; the type is fixed. A taken slug is rejected with 409 `already_exists`. 422 `invalid_value`: a rule does not fit its field, a rule collection has products, a manual one has rules, or the collection would be the 1001st. A rule collection contains its products when the response is sent. No webhook event is fired.
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
 * The store's coupons with their usage counts, newest first by default. `search` looks in code and name. `status` also takes the derived values (SCHEDULED, EXPIRED, EXHAUSTED). `GET /admin/coupon/usage` lists the customers who used a coupon.
 * With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one committed late.
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
 * Deletes a coupon that no order, checkout or subscription has ever used. Otherwise the request fails with 409 `in_use`: set the status to PAUSED instead. The coupon is removed from carts. No webhook event is fired.
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
 * The coupon, by `couponId` or by `code` (case-insensitive). Send exactly one of them, otherwise 400 `invalid_request`.
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
 * Changes the given fields. Fields that depend on each other are validated as at creation (422 `invalid_value` with every invalid field); `buyX` is replaced as a whole. The status can change between ACTIVE and PAUSED, from DRAFT to both, and back to DRAFT only if the coupon has never been used (409 `invalid_state_transition`). SCHEDULED, EXPIRED and EXHAUSTED are derived from startsOn, endsOn and usageLimit, and change with them. A usageLimit below the number of uses so far is allowed and prevents further uses. Placed orders keep their discount; carts are repriced; a checkout that has reserved a use may finish. A taken code is rejected with 409 `already_exists`, a stale `version` with 409 `version_conflict`. No webhook event is fired.
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
 * Creates a coupon. Defaults: `status` DRAFT (the coupon cannot be used yet), `appliesTo` ORDER, `appliesToSubscriptions` FIRST_ORDER, no limits. Fields that depend on each other are validated together:
 * - PERCENTAGE (above 0, at most 100), FIXED_AMOUNT and FIXED_PRICE need `value`, and amounts need `currencyCode`.
 * - PRODUCTS needs `productIds`, and COLLECTIONS needs `collectionIds`.
 * - BUY_X_GET_Y needs `buyX`, and FIRST_N needs `subscriptionCycleLimit`.
 *
 * Errors:
 * - 409 `already_exists`: the code is taken.
 * - 422 `invalid_value`, with every invalid field, also for ids that the store does not have.
 * - 422 `currency_mismatch`: the store does not use the currency.
 *
 * Limits hold under concurrent load. A checkout reserves a use, a placed order consumes it, and a failed checkout or a canceled order releases it. usageCount and reservedCount together never exceed usageLimit. No webhook event is fired.
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
 * One row per coupon and order, newest first by default: uses reserved by running checkouts, consumed by placed orders, or released. Without `couponId` or `code` the uses of all coupons are returned; both together are rejected with 400 `invalid_request`. `search` looks in code and e-mail address. `createdFrom` and `createdTo` filter by the time of reservation.
 * With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one committed late.
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
 * The customers of the store in every status, including customers whose personal data has been erased (their e-mail and names are placeholders).
 * `search` matches parts of the e-mail, names, company and phone number (in any notation), and whole external ids. If nothing matches, words with a small mistake find what they resemble. Order figures are updated in the same transaction as the orders.
 * Use `storeCustomerId` in all other requests about a customer: orders (`GET /admin/customer/order/paged`), addresses, payment methods.
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
 * One customer of the store with profile, status, account type, default address and order figures. Send exactly one of `storeCustomerId` and `email`, otherwise 400 `invalid_request`.
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
 * Creates a customer of this store with status ACTIVE, with the store's default account type unless the request names one. No password is set: the customer requests one with "forgot password", and the welcome e-mail links to that page. If the person already has a platform account with this verified address, the service links the customer to that account at the person's first login to this store. Before that, no response reveals the account.
 * Errors:
 * - 404: the account type does not exist.
 * - 409 `already_exists`: the store has a customer with this e-mail, including deactivated ones, or `externalId` is taken.
 * - 422 `invalid_value`: the customer with this e-mail is banned, or a custom field does not fit its definition. Also an address that is incomplete, or in a country that the store does not ship to.
 *
 * Fires `customer.created`, then `customer.address_changed` if the request has `address`.
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
 * The placed orders of one customer, without orders placed as a guest with the same e-mail. A customer without orders has an empty list; an unknown customer returns 404.
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
 * Exports the customers that match the filters of the list, one row each. The file has the columns of the import template, so it can be imported, and the other columns of the list.
 * The file is streamed as a consistent snapshot of the rows at the start of the export, for every sort order. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula start with an apostrophe. A store can run four exports at the same time; a fifth is rejected with 503 and `Retry-After`.
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
 * An empty import file with a header row and two sample rows, as attachment (Content-Disposition). The template reflects the store's account types, languages and custom fields;
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
 * Imports customers from a CSV or xlsx file in the format of the template, or as Shopify or WooCommerce exports it, in the background. The file has at most 32 MiB and 1,000,000 rows. In a file of these systems only `yes` counts as consent. Read the integration task for the progress; the task links to a file of row errors. The separator of a CSV is a comma, a semicolon or a tab, or the one that a first line such as `sep=;` states. A CSV that is neither UTF-8 nor UTF-16 is read in the Windows code page of the store's default language (Windows-1252 for German or English). Cells of an xlsx file have the value that the spreadsheet shows: dates as YYYY-MM-DD, and 02134 for a number with the format 00000.
 * Rows are independent: the task reports an invalid row with its number and column, and imports the others. If an optional field cannot be read, the task reports the field, counts the row as incomplete and imports the customer without that field. If the street, city, state, postal code or country cannot be read, the customer is imported without the address. With `onError: REJECT_ALL` all rows are checked first, and one invalid row or field rejects the whole file. With `dryRun` rows are checked and nothing is changed.
 * A row matches the customer with its `externalId`, otherwise the customer with its e-mail. If these are two customers, or an e-mail or external id occurs twice in the file, the row is invalid. An import never changes an e-mail address. An empty cell keeps the present value, or takes the default of a new customer.
 * The address columns set the default address: the import changes it, or adds it if the customer has none. `acceptsMarketing` records the customer's consent: leave it empty if you do not know it. `acceptsMarketingOn` is when they gave it (a date, or a time as in RFC 3339; without an offset in the store's time zone) and `acceptsMarketingSource` where. An import renews a withdrawn consent only if `acceptsMarketingOn` is after the withdrawal. Columns that the template does not have are rejected, except those of an export and of the other systems.
 * Created rows fire `customer.created`, changed ones `customer.updated` if a field of the snapshot changed, like the single operations. 422 `invalid_value` if the file cannot be read or a required column is missing. A retry with the same Idempotency-Key starts no second import, and a second import of the same file finds every customer already present.
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
 * Erase the data of a guest
 *
 * Erases the personal data of everyone who used this e-mail address as a guest, immediately and permanently: on their orders, in carts, coupon uses and mails. Orders and invoices keep the names and addresses of the buyer, as tax law requires; open orders continue without e-mail address and phone number. Gift cards lose the recipient with the address. A mail with a code that waits is not sent, and `stored_value.delivery_failed` fires. Repeating the request has no effect.
 * 409 `invalid_state_transition` if a customer has the address: set the customer's status to DEACTIVATED, which also erases the personal data of the orders that they placed as a guest.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const guestErasure = await eraseGuest({ client, body: { email: 'kim.becker@example.com' } });
 * ```
 */
export declare const eraseGuest: <ThrowOnError extends boolean = true>(options: Options<EraseGuestData, ThrowOnError>) => RequestResult<EraseGuestResponses, EraseGuestErrors, ThrowOnError, "data">;
/**
 * Check whether a customer e-mail is available
 *
 * Checks whether a customer with this e-mail can be created in this store, and returns the customer who already has it. The response reveals nothing about other stores or about accounts on the platform. The check reserves nothing: creation may still return 409.
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
 * For type-ahead fields: the best matches among the customers whose data is not erased, at most `limit`, by e-mail, names, company, phone number and external id. If nothing matches, words with a small mistake find what they resemble. The search has no paging; use the list for that.
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
 * All account types of the store, by `rank`. Exactly one is the default. `customerCount` may be minutes old.
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
 * The saved addresses of one customer, the default address first, then the newest. Removed addresses (`isActive` false) are included only with `includeRemoved`.
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
 * Marks the address as removed (`isActive` false); orders keep their copy. If it was the default, the newest remaining address becomes the default. 409 `in_use` while a live subscription uses it as shipping or billing address. Removing a removed address again succeeds without an event.
 * Fires `customer.address_changed` with the removed address, then with the new default address, if there is one.
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
 * Update an address of a customer
 *
 * Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the changed address from their next renewal. Fires `customer.address_changed` if something changed. If the address becomes the default, the event for the former default address fires first. A removed address returns 404.
 * 409 `version_conflict` when the address changed since `version` or `If-Match`. 422 `invalid_value`: a country that the store does not serve, a missing field that the country requires, such as a postal code, or `isDefault: false` for the default address.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const customerAddress = await updateCustomerAddress({ client, body: { customerAddressId: 910, streetLine1: 'Torstraße 142', phoneNumber: '+49 30 5550142' } });
 * ```
 */
export declare const updateCustomerAddress: <ThrowOnError extends boolean = true>(options: Options<UpdateCustomerAddressData, ThrowOnError>) => RequestResult<UpdateCustomerAddressResponses, UpdateCustomerAddressErrors, ThrowOnError, "data">;
/**
 * Add an address of a customer
 *
 * Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address.
 * 409 `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the store does not serve, a missing field that the country requires, such as a postal code, or more than 100 active addresses.
 *
 * **Access:** an administrator's access token or an app token with the permission `customer:write` in the store.
 *
 * @example
 * ```ts
 * const customerAddress = await createCustomerAddress({ client, body: {
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
 * List the payment methods of a customer
 *
 * The saved payment methods of one customer, the default one first, then the newest. The response has the data that the customer sees, and the number of active subscriptions: never card numbers, gateway tokens or vault ids. Removed payment methods (`isActive` false) are included only with `includeRemoved`.
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
 * Marks the payment method as removed (`isActive` false) and asks the provider to delete it. 409 `in_use` while a live subscription is charged to it. If it was the default, the newest remaining payment method becomes the default. Removing a removed payment method again succeeds without an event.
 * Fires `customer.payment_method_changed` with the removed payment method (`source.action` is `customer.payment_method_removed`), then with the new default payment method, if there is one.
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
 * Sales, orders, subscriptions, customers and open tasks, for a range of days in the store's time zone. Default: the last 30 days, including today. The range has at most 366 days. Figures are computed in advance and may be minutes old; `generatedOn` has the time. Amounts cover orders in one currency; orders in other currencies are not counted.
 * Placed orders that are not canceled count on the day of the order. Their refunds count on the day of issue, unless the refund failed or was voided. Open tasks and subscription totals are as of `generatedOn`, independent of the range. Subscriptions in a test clock do not count. A 422 names `from` if the range is empty or too long, and `currencyCode` if it is unknown.
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
 * The mails of the store with recipient, type and status, newest first unless `sort` says otherwise. `SENT` means that the mail server accepted the mail; the service does not know whether it was read. The body of a mail is never returned,
 * and the subject only for mails that cannot contain a secret. Each blind copy is a mail of its own. Mails are deleted 30 days after they were sent or failed; expired mails, such as one with an expired pin, are deleted at once. The mails of a customer are deleted with the customer's data.
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
 * Resends the mail with its original content: a mail about an order to the order's current e-mail address, any other mail to the same address. The response contains the new mail. No blind copies are sent. Fires no event; the audit log records the request.
 * 409 `invalid_state_transition` while the mail is `PENDING`, and after it expired. 422 `unsupported_operation` for mails with a pin or a link that opens an account; the customer requests a new one. The same code is returned while the template of the type is inactive, and while the address is suppressed. `DELETE /admin/email-suppression` removes the suppression.
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
 * Retry failed e-mails
 *
 * Queues `FAILED` mails again that the request selects, in the order of their ids, for example after a fault of the mail server. A mail keeps its id, its `Message-ID` and its content, and its status becomes `PENDING`. Each mail is therefore sent once, however often the request is repeated. A mail about an order goes to the order's current e-mail address.
 * The request skips these mails:
 * - mails that expired.
 * - mails with a pin or a link that opens an account.
 * - mails that were sent again with `POST /admin/email/resend`.
 * - mails whose template is inactive.
 * - mails to suppressed addresses.
 *
 * One request examines at most 500 mails: repeat it with `fromEmailId` while `nextEmailId` is not null. Fires no event; the audit log records each mail.
 *
 * **Access:** an administrator's access token or an app token with the permission `email:write` in the store.
 *
 * @example
 * ```ts
 * const emailRetryResult = await retryEmails({ client, body: { emailTemplateTypeCodes: ['ORDER_CONFIRMATION'], createdFrom: '2026-11-20T00:00:00.000Z' } });
 * ```
 */
export declare const retryEmails: <ThrowOnError extends boolean = true>(options: Options<RetryEmailsData, ThrowOnError>) => RequestResult<RetryEmailsResponses, RetryEmailsErrors, ThrowOnError, "data">;
/**
 * List suppressed addresses
 *
 * Lists addresses that the store sends no mails to, because a mail server permanently rejected the recipient. Such a rejection has a status from 5.1.0 to 5.1.10, except statuses about the sender. Mails to these addresses are not attempted and are listed as `SUPPRESSED`. Mails with pins and with links that open an account are still sent.
 * Newest first unless `sort` says otherwise. A suppression is deleted with the data of its customer.
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
 * Remove the suppression of an address
 *
 * Mails to the address are sent again from now on. Mails suppressed before stay `SUPPRESSED` (send them with `POST /admin/email/resend`). If a mail server permanently rejects the address again, the address is suppressed again.
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
 * An address that the store sends no mails to, with the reason.
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
 * Renders the stored template with the given order (requires `order:read`) or with sample data, and queues it for sending, with the subject marked as test. The list of mails shows whether the mail server accepted it. 429: a store can send 30 test mails in a burst, and one more every two minutes. 422 `invalid_value` if mails of the type are not about an order, `unsupported_operation` if the address is suppressed. If the template has errors, nothing is sent: `accepted` is false, and `errors` has their positions. Sets the template's `lastTestedOn`. No events.
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
 * The e-mail templates of the store, without bodies. Each type has at most one template per language, and always one in the store's default language. `search` matches parts of the name and the subject.
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
 * Returns one template with its source and the variables that it may use. The source is Liquid with variables, filters and these tags: `if`, `unless`, `case`, `for`, `tablerow`, `cycle`, `assign`, `capture`, `increment`, `decrement`, `echo` and `liquid`. Includes are not supported. The filter `date` knows the words now and today. Customer input is escaped in the HTML, and may appear only in text and inside quoted attributes. A pin, or a link with a secret, must stand alone between spaces or tags, or be the whole URL of an `<a>`. Filters, comparisons and other URLs cannot use it.
 * A mail uses the template in the recipient's language (`de-AT`), otherwise in the language without region (`de`), otherwise in the store's default language. If the template cannot be rendered, the service sends the platform's own text in the recipient's language, and `lastError` has the reason.
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
 * Changes the template for every mail rendered from now on, and sets `isDefault` to false. If a template of a transactional type is inactive, its mails use the template in the store's default language, or else the platform's own template. Mails of other types are not sent.
 * Errors: 409 `version_conflict`. 422 `invalid_value` if the source has errors; the detail of the field error has line and column.
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
 * Adds a template of a type in another language. 409 `already_exists` if the type has a template in this language. 422 `invalid_value` if the language is not one of the store's, or the source has errors (the field error's detail has line and column). The service renders the source with sample data before it saves it. `fromEmail` must be at a domain that the store has verified. Mails that contain a secret of the customer cannot have `bcc`, or style sheets, forms or frames in their HTML.
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
 * Renders the stored template, with the given fields replacing the stored ones, with an order (requires `order:read`) or with sample data. Pins and links are always sample data. Nothing is stored or sent. 422 `invalid_value` if mails of the type are not about an order. Errors in the source do not fail the request: `errors` lists them, and parts that cannot be rendered are empty. Rendering stops after a fixed number of steps.
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
 * Restores the platform's own subject, texts and sender, and sets `isDefault`. `name` and `isActive` do not change. If the platform has no text in the template's language, the English one is used. Reverting an unedited template changes nothing. 409 `version_conflict`.
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
 * All types of e-mail that the platform sends, with the variables that their templates may use. The list is the same for every store.
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
 * List gift cards
 *
 * Lists the store's gift cards, newest first unless `sort` says otherwise. `search` looks in the last four characters of the code, the recipient's name and e-mail address, and the external id. It does not find a whole code, because the store keeps only a hash of it.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listGiftCards({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listGiftCards: <ThrowOnError extends boolean = true>(options: Options<ListGiftCardsData, ThrowOnError>) => RequestResult<ListGiftCardsResponses, ListGiftCardsErrors, ThrowOnError, "data">;
/**
 * Get a gift card
 *
 * Returns a gift card. The response has the last four characters of its code and never the whole code.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:read` in the store.
 *
 * @example
 * ```ts
 * const giftCard = await getGiftCard({ client, query: { giftCardId: 61 } });
 * ```
 */
export declare const getGiftCard: <ThrowOnError extends boolean = true>(options: Options<GetGiftCardData, ThrowOnError>) => RequestResult<GetGiftCardResponses, GetGiftCardErrors, ThrowOnError, "data">;
/**
 * Change a gift card
 *
 * Changes the expiry, the recipient, the scheduled delivery or the external id of a gift card. Absent fields keep their values, and `null` clears a field. Use `POST /admin/gift-card/adjust` to change the balance.
 * - An EXPIRED card becomes ACTIVE when `expiresOn` changes. Value that has expired does not come back.
 * - 409 `version_conflict`: the card's `version` is stale. 409 `already_exists`: another card has the `externalId`.
 * - 409 `invalid_state_transition`: `deliverOn` is another time, and no delivery waits for its time. `POST /admin/gift-card/resend` mails a new code.
 * - 422 `invalid_value`: `expiresOn` is not in the future, or the recipient's name or e-mail address is not valid. A scheduled delivery needs an address and a time before the expiry.
 * - 403 `forbidden`: the recipient's new e-mail address is the caller's own. A scheduled delivery goes to another address only if the caller has `gift-card:issue`.
 * Another `expiresOn` fires `stored_value.adjusted`, or `stored_value.status_changed` if an event has reported the expiry of the card. Other changes fire no event.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:write` in the store.
 *
 * @example
 * ```ts
 * const giftCard = await updateGiftCard({ client, body: { giftCardId: 61, expiresOn: '2029-12-31T22:59:59.000Z', version: 1 } });
 * ```
 */
export declare const updateGiftCard: <ThrowOnError extends boolean = true>(options: Options<UpdateGiftCardData, ThrowOnError>) => RequestResult<UpdateGiftCardResponses, UpdateGiftCardErrors, ThrowOnError, "data">;
/**
 * Issue a gift card
 *
 * Issues a gift card. Without `deliverOn`, the response has the code, and no mail is sent. The response is then the only place where the code appears: the store keeps a hash of it. Hand the code to the recipient. A repeated request with the same Idempotency-Key returns the same card and the same code.
 * With `deliverOn`, the service mails the code to the recipient at that time and shows it nowhere else.
 * - `deliverOn` needs an e-mail address of the recipient. It must be within one year and before `expiresOn` (422 `invalid_value`). A time in the past means now. A disabled card is not mailed before it is enabled.
 * - A card is issued in a currency in which the store sells (422 `currency_mismatch`). It pays orders in this currency only.
 * - `expiresOn` must be in the future (422 `invalid_value`). The law of some countries sets a minimum validity.
 * - `externalId` must be unique in the store (409 `already_exists`).
 * - Administrators cannot issue a gift card to their own e-mail address (403 `forbidden`).
 * - `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of the store's time zone. Gift cards and store credit count together. Above it, the request fails with 403 `forbidden`. The limit does not apply to callers with `store:write`, who could change it.
 * - The Idempotency-Key is required. The audit log records the card without its code. Fires `stored_value.issued`, without code and recipient.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:issue` in the store.
 *
 * @example
 * ```ts
 * const giftCardCreated = await createGiftCard({ client, body: {
 *   currencyCode: 'EUR',
 *   amount: '50.00',
 *   reason: 'Apology for a late parcel',
 *   recipient: { name: 'Mia Keller', email: 'mia.keller@example.com' },
 * } });
 * ```
 */
export declare const createGiftCard: <ThrowOnError extends boolean = true>(options: Options<CreateGiftCardData, ThrowOnError>) => RequestResult<CreateGiftCardResponses, CreateGiftCardErrors, ThrowOnError, "data">;
/**
 * Disable a gift card
 *
 * Stops a gift card from paying new orders, for instance after its code was stolen. Orders that hold value of the card keep it and can still be captured. Refunds cannot pay value back to the card until it is enabled. A card that the service has disabled then stays disabled until staff enable it.
 * 409 `invalid_state_transition`: the card has expired. Fires `stored_value.status_changed` if the card was not disabled.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:write` in the store.
 *
 * @example
 * ```ts
 * const giftCard = await disableGiftCard({ client, body: { giftCardId: 61 } });
 * ```
 */
export declare const disableGiftCard: <ThrowOnError extends boolean = true>(options: Options<DisableGiftCardData, ThrowOnError>) => RequestResult<DisableGiftCardResponses, DisableGiftCardErrors, ThrowOnError, "data">;
/**
 * Enable a gift card
 *
 * Lets a disabled gift card pay orders again. A card that is not disabled stays as it is.
 * 409 `invalid_state_transition`: the card has expired; change its `expiresOn` instead. Fires `stored_value.status_changed` if the card was disabled.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:write` in the store.
 *
 * @example
 * ```ts
 * const giftCard = await enableGiftCard({ client, body: { giftCardId: 61 } });
 * ```
 */
export declare const enableGiftCard: <ThrowOnError extends boolean = true>(options: Options<EnableGiftCardData, ThrowOnError>) => RequestResult<EnableGiftCardResponses, EnableGiftCardErrors, ThrowOnError, "data">;
/**
 * Mail a new code of a gift card
 *
 * Gives a gift card a new code and mails it to the recipient at once, in place of a scheduled delivery. The former code no longer works, and carts that have the card by the former code cannot pay with it. Orders that hold value of the card keep it. The response has the last four characters of the new code and never the whole code. `deliveryStatus` is SCHEDULED until the mail server accepts the mail.
 * - The Idempotency-Key is required: a repeated request mails no second code.
 * - 409 `invalid_state_transition`: the card is disabled or expired, or it has no value left.
 * - 422 `invalid_value`: the card's recipient has no e-mail address.
 * - 403 `forbidden`: the recipient is the administrator who calls.
 * Fires no event. `stored_value.delivery_failed` fires later if the mail server refuses the mail.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:issue` in the store.
 *
 * @example
 * ```ts
 * const giftCard = await resendGiftCard({ client, body: { giftCardId: 61 } });
 * ```
 */
export declare const resendGiftCard: <ThrowOnError extends boolean = true>(options: Options<ResendGiftCardData, ThrowOnError>) => RequestResult<ResendGiftCardResponses, ResendGiftCardErrors, ThrowOnError, "data">;
/**
 * Adjust the balance of a gift card
 *
 * Adds value to a gift card (`amount` above 0) or removes value (`amount` below 0), in the card's currency.
 * - Value that an order holds cannot be removed (422 `invalid_value`).
 * - Value can be added only to a card that can pay: a disabled or expired card gets none (409 `invalid_state_transition`).
 * - Administrators cannot adjust a gift card whose recipient has their own e-mail address (403 `forbidden`).
 * - `storedValueLimits` of the settings limits the added value as in `POST /admin/gift-card`. Above it, the request fails with 403 `forbidden`.
 * - The Idempotency-Key is required: a repeated request returns the first entry and adjusts nothing. The audit log records the change. Fires `stored_value.adjusted`.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:issue` in the store.
 *
 * @example
 * ```ts
 * const giftCardEntry = await adjustGiftCard({ client, body: { giftCardId: 61, amount: '10.00', reason: 'Parcel arrived late' } });
 * ```
 */
export declare const adjustGiftCard: <ThrowOnError extends boolean = true>(options: Options<AdjustGiftCardData, ThrowOnError>) => RequestResult<AdjustGiftCardResponses, AdjustGiftCardErrors, ThrowOnError, "data">;
/**
 * List the entries of gift cards
 *
 * Lists every change of the store's gift cards, newest first unless `sort` says otherwise. Entries never change; a correction is a new entry. The sum of `amount` of a card's entries is its balance, and the sum of `heldAmount` is its held amount.
 *
 * **Access:** an administrator's access token or an app token with the permission `gift-card:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listGiftCardEntries({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listGiftCardEntries: <ThrowOnError extends boolean = true>(options: Options<ListGiftCardEntriesData, ThrowOnError>) => RequestResult<ListGiftCardEntriesResponses, ListGiftCardEntriesErrors, ThrowOnError, "data">;
/**
 * List integration calls
 *
 * Calls to and from outside systems, newest first unless `sort` says otherwise; without headers and bodies. `search` looks in operation, URL, error message and correlation id. Entries are kept for 90 days.
 * A call appears in the list moments after it was made. A call with several HTTP requests has one entry per request. Webhook deliveries are in their own log (`GET /admin/webhook-delivery/paged`).
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
 * One call with headers and bodies. Credentials, tokens and card data are masked before they are stored; bodies are truncated at 64 KB. A call without HTTP, such as one to a mail server, has no URL, and its bodies describe request and result as JSON. The contents of mails are not stored.
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
 * Background jobs for outside systems and imports, newest first unless `sort` says otherwise. `search` looks in task type, last error and object id. A task is kept for 90 days after it finished.
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
 * One task with its masked payload, its progress, and the rejected rows of an import. The integration log lists its calls by `integrationTaskId`.
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
 * Returns the file that `errorFileUrl` or `resultFileUrl` of a task links to. For an import, it is a CSV with the rejected rows (row, column, code, message). For a bulk operation, it has the responses, one JSON object per line. The file is available for 7 days after the task finished.
 * In addition to the permission of this operation, the caller needs the permission that started the task (403): `customer:import`, `price:write`, `stock:write` or `product:write`.
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
 * Queues FAILED and CANCELLED tasks again with reset attempts. The idempotency key sent to the provider stays the same, so nothing is done twice. Each id has its own result: a task in another state is not retried, and `reason` is its state. `reason` is `not_found` for an id that does not exist in the store, and `already_exists` if another task for the same work is queued or running.
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
 * Cancels QUEUED and RETRYING tasks; a RUNNING task stops after its current step. Completed steps are not undone. Each id has its own result: a task in another state is not canceled, and `reason` is its state. `reason` is `not_found` for an id that does not exist in the store.
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
 * The store's numbered documents, newest first unless `sort` says otherwise. `search` matches a printed document number or an order number. `GET /admin/order/pdf` with the `invoiceId` prints a document.
 * An order gets its invoice when it is first paid in full, or when its first units ship. A later edit adds an invoice for the added amount, or a credit note for the removed amount. A completed refund adds a credit note; if that refund fails later, the order gets another invoice. Canceling an order that was shipped and not paid adds a credit note for the amount that is no longer due.
 * Invoices and credit notes have separate number sequences without gaps. A document never changes after it was issued, even if the store, the customer, the products or the order change.
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
 * Export invoices and credit notes as CSV or XLSX
 *
 * Returns a file with the documents that match the filters of the list: one row for each document and tax rate, and one for the part without tax. Its columns are the number, the date and time of issue, the order and the corrected document. Then follow the buyer with country and tax number, the tax with its rate, `net`, `tax` and `gross`. Amounts of credit notes are negative, so the sums of a period are its revenue and tax by rate, country and currency. If several taxes apply to the same amount, `net` is in the row of the first one, `taxedAmount` in each. `convertedTax` is the tax in the currency of the tax office, with `taxCurrencyCode` and `taxExchangeRate`. The three are empty for documents without a `taxConversion`.
 * Dates and times are in the store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportInvoices({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportInvoices: <ThrowOnError extends boolean = true>(options: Options<ExportInvoicesData, ThrowOnError>) => RequestResult<ExportInvoicesResponses, ExportInvoicesErrors, ThrowOnError, "data">;
/**
 * List the languages a store can use
 *
 * Every language that the platform supports, by code; the same for all stores. The languages of a store are `languageCodes` of its settings. Needs no store.
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
 * A user with TOTP gets 401 `totp_required` if the password is correct and `totpCode` is absent; repeat the request with the code.
 * Wrong codes are counted per user, across all IP addresses, until a correct one: five are allowed, and one more every 15 minutes (429). This limit does not apply to recovery codes.
 * Each code is accepted once. A recovery code can be sent in place of a code, and is then used up.
 * 401 `invalid_credentials` is the same response, in the same time, for an unknown e-mail, a wrong password and a wrong code. 403 `account_inactive`
 * is returned only if the password is correct. Attempts are throttled per account and per IP address (429 with Retry-After).
 * No store is needed. `stores` lists the stores that the user may name in `X-Store-Id`.
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
 * Returns a new access token and a new refresh token; the sent refresh token is used up, and the previous access token is revoked. The 30 days of the refresh token start again.
 * If the same refresh token is sent again within ten seconds, and before the new refresh token was used, the same tokens are returned. After that the service treats the repeated token as stolen:
 * it ends the whole session and rejects every token of it (401 `unauthenticated`). An expired or revoked token returns 401, a deactivated user 403 `account_inactive`.
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
 * Ends the session of the access token: the access token and its refresh token are rejected from the next request on (401). Other sessions of the
 * user stay valid. The request needs neither a body nor a store. An app token has no session: 403 `forbidden`.
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
 * The store's media, newest first by default. `search` looks in file name, alt text and tags. Without `folderId` and `rootOnly` the list has the media of all folders.
 * With `modifiedSince` (and without `sort`) the rows are in the order of their changes, oldest first: follow `nextCursor`, and continue later with the last cursor you sent. No change is skipped, even one committed late.
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
 * Deletes the medium. The stored file and its URL are removed a day after the last medium with that content is deleted. The request fails with 409 `in_use` while a product, variant, option, collection, setting or description uses the medium. The error names these objects. With `force` true the medium is removed from all of them. No webhook event is fired.
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
 * One medium by its id, for example to check whether it is READY. The file itself is at `url`.
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
 * Changes name, folder, texts, tags or focal point, never the file. `folderId: null` moves the medium to the top level. The `url` stays the same. `focalX` and `focalY` must be set together, each from 0 to 1 (422 `invalid_value`). A stale `version` is rejected with 409 `version_conflict`. No webhook event is fired.
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
 * Uploads one file: multipart/form-data with the part `file` and the other fields as separate parts. The file has at most 32 MiB unless the operator of the service has set another limit. Larger files, and files that exceed the store's remaining storage (see `GET /admin/media/usage`), are rejected with 413 `payload_too_large`. The type is detected from the content, never from the name: images (JPEG, PNG, WebP, GIF), videos (MP4, WebM) and documents (PDF, CSV, plain text). Other types, such as SVG, HTML or AVIF, are rejected with 415 `unsupported_media_type`. A file that cannot be read, an image above 50 megapixels and an animated WebP are rejected with 422 `invalid_value`.
 * Images are stored without metadata of the camera or software, such as the location; color profile and orientation are kept. The smaller versions are in sRGB, converted from the color profile. The file name is for people only. `status` is PROCESSING until the smaller versions of an image are ready; the medium can be used immediately. Uploading the same content twice creates two media with the same `checksum` that share one stored file. With the same Idempotency-Key the file is compared, too.
 * Files are public: anyone with the `url` can read the file without a credential. URLs cannot be guessed. No webhook event is fired.
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
 * Get the media storage usage
 *
 * The storage that the store's files use, and its limit. Content that was uploaded twice counts once, smaller versions of images do not count, and deleted files count until their bytes are removed, about a day later.
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
 * The store's folders, sorted by name by default. Without `parentFolderId` and `rootOnly` the list has the folders of all levels.
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
 * Deletes an empty folder. While the folder contains media or folders, the request fails with 409 `in_use`, unless `replacementFolderId` names another folder. The contents then move to that folder in the same step; a name that is taken there is rejected with 409 `already_exists`. This operation never deletes a medium. A replacement that is the folder itself or below it is rejected with 422 `invalid_value`. No webhook event is fired.
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
 * Renames or moves a folder with its contents; `parentFolderId: null` moves it to the top level. URLs of media do not change. If a sibling has the same name, the request fails with 409 `already_exists`. A move into itself or below it is rejected with 422 `invalid_value`, a stale `version` with 409 `version_conflict`. No webhook event is fired.
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
 * Creates a folder in another folder or at the top level. If a sibling has the same name, the request fails with 409 `already_exists`; more than 10 levels are rejected with 422 `invalid_value`. No webhook event is fired.
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
 * Lists the orders of the store, without drafts unless `status=DRAFT` requests them. `search` matches whole numbers: of orders (with or without `#` and the store's prefix), of shipments (`100042-1`), of invoices, payments' references at their provider, and `externalId`s. It also matches parts of the e-mail address, of tracking numbers, and of the names and SKUs of lines. In the addresses it matches parts of names, companies, streets, postal codes and phone numbers, in any notation. If nothing matches, words with a small mistake find what they resemble. A search of fewer than three characters matches only whole SKUs and numbers.
 * Orders are sorted by newest order date unless `sort` says otherwise. List items have no lines: `GET /admin/order/details` returns the whole order.
 * With `modifiedSince` (and without `sort`), orders come in the order in which they changed, oldest change first. Follow `nextCursor`. To poll for later changes, repeat the request with the last cursor you sent. No change is skipped, even one that was committed late.
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
 * Counts placed orders with units left to ship (UNFULFILLED, PARTIALLY_FULFILLED, ON_HOLD), for example for a badge. Canceled orders and drafts do not count.
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
 * Returns the whole order with lines, payments, balance, refunds, shipments, chargebacks and history. Send exactly one of `orderId` and `orderNumber`.
 * `allowedActions` lists the actions that the order's state allows. An action is listed exactly when its operation accepts the order in this state. EDIT covers lines, coupons, discounts and shipping; notes, tags and custom fields can always be changed. REPLACE is the free replacement: `isFree: false` is accepted for every placed order.
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
 * Changes the fields in the request: customer, e-mail, language, addresses, shipping method, lines, coupons, manual discount, order date, notes, tags, custom fields. Payment and fulfillment status cannot be set: they follow from payments and shipments.
 * Fires order.updated once when addresses, customer, language, custom fields, order date, lines or discounts change. Changes of notes and tags fire no event. An empty change returns 200 and fires no event.
 * A change of lines, coupons, discount or shipping reprices only the parts that change, and reserves or releases stock. A higher total leaves an amount due (PARTIALLY_PAID), a lower one overpays the order (OVERPAID): capture or refund the difference. When the captured money covers the new total, the rest of each authorization is released (a second order.updated, with the action `order.authorization_released`). An open page for a crypto payment ends when the amount due changes. The buyer pays on a new page. Money that arrives on the old page counts if it is due, or is refunded. order.payment_status_changed and order.fulfillment_status_changed fire when a status changes.
 * `items` is the complete list of lines after the edit. These return 422 `invalid_value`:
 * - a quantity below the shipped or refunded quantity
 * - a change of a line with refunded units
 * - a change of shipping that was partly or fully refunded
 * - a price of a line below the money refunded on it without units
 * - a total below the money refunded of the order
 *
 * Lines keep their price, tax rates and custom fields. New lines take the current prices and rates, and need the required fields. Coupons of the order are not checked again. Such an edit of a placed order needs `version` or If-Match, and returns 409 `invalid_state_transition` while the outcome of a payment is open or the bank disputes a payment. Changing the customer, the e-mail, the language or an address also returns it while the payment of a checkout waits for its buyer: change them after the order is placed. The addresses and the shipping method of a completely shipped order cannot be changed (409 `invalid_state_transition`). Of a canceled order, only notes, tags and custom fields can be changed. A stale `version` returns 409 `version_conflict`.
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
 * Places an order for a customer or a guest, or saves the order as a draft (`isDraft`). Prices come from the price list of the customer's account type unless `unitPrice` is set. Shipping, discounts and taxes are computed as at checkout, and all totals are frozen.
 * Placing an order reserves stock and coupons, charges `payment` by the store's capture mode, and starts a subscription for each plan of its lines. Fires order.created, then order.payment_captured if the payment was captured at once, then `subscription.created` with the action `subscription.created_by_admin`. An order that buys gift cards fires `stored_value.issued` for each card once the order is paid, here or later.
 * An order with plans needs an ACTIVE customer whose account type may subscribe, a billing address, and a saved payment method of the customer (`payment.customerPaymentMethodId`), which renewals charge. The addresses are saved with the customer. The order is the first cycle of each subscription, or the start of its trial.
 * If the payment is declined (422 `payment_declined`), no order is placed and order.payment_failed fires. Other errors: `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `invalid_value`; 409 `already_exists` if another order has the `externalId`; `existingId` is the `orderId` of that order. 404 for a customer, variant, plan or payment method that the store or the customer does not have; `errors` names every line whose variant or plan is unknown. 503 `payment_outcome_unknown` means that the provider did not respond: repeat the request with the same Idempotency-Key.
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
 * Turns a draft into a placed order: prices are computed again, stock and coupons are reserved, `payment` is charged, and the order date is set to now. Fires order.created, then order.payment_captured if the payment was captured at once. Bought gift cards fire `stored_value.issued` as in `POST /admin/order`.
 * Returns 409 `invalid_state_transition` unless the order is a DRAFT, and 409 `cart_changed` when the total differs from `expectedGrandTotal`. Other errors are those of `POST /admin/order`. The draft keeps its custom fields, also without fields that the store has required since. After an error, the draft stays a draft.
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
 * Queues integration tasks that synchronize orders with the store's outside systems. `targets` selects the systems:
 * - PAYMENT reads the outcome of open payments, captures and refunds of an order that was paid through a payment provider. The task is done when the provider has returned an outcome for each, and is retried while the provider does not respond.
 * - COMMISSION sends the order to the store's commission service.
 * - TAX and SHIPPING queue nothing: the tax service gets a report of every order anyway, and carriers are not asked.
 *
 * A sync that is queued or running for the same order and target is not queued twice: the response has the id of the existing task. Changes that the sync finds fire their usual events. Follow the tasks with `GET /admin/integration-task`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:write` in the store.
 *
 * @example
 * ```ts
 * const orderSyncResult = await syncOrders({ client, body: { orderIds: [1042], targets: ['PAYMENT', 'COMMISSION'] } });
 * ```
 */
export declare const syncOrders: <ThrowOnError extends boolean = true>(options: Options<SyncOrdersData, ThrowOnError>) => RequestResult<SyncOrdersResponses, SyncOrdersErrors, ThrowOnError, "data">;
/**
 * Export orders as CSV or XLSX
 *
 * A file with the orders that match the filters of the list, streamed. `format` (csv, xlsx) sets the file format, `rows` sets one row per order or per line. Each row has the shipping and the billing address in columns such as `shippingAddress.postalCode`, which are empty if the order has none or its personal data was erased. Rows of orders have the consent to marketing e-mails that the buyer gave with the order; a customer's withdrawal is in the export of customers. CSV is UTF-8 with a byte order mark and CRLF. Texts that a spreadsheet could run as a formula start with an apostrophe. Amounts are numbers, with the currency in a column of its own.
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
 * Renders the store's template for the document in the order's language. Send exactly one of `orderId` and `orderNumber`.
 * INVOICE and CREDIT_NOTE show the data frozen when the document was issued. `invoiceId` selects one of the order's documents, and the type is then that document's type. Without `invoiceId`, an INVOICE is the first invoice, or a pro forma invoice without a number while the order is neither paid nor shipped.
 * PACKING_SLIP and SHIPPING_LABEL take a `shipmentId` (default: the newest shipment that is not canceled), CREDIT_NOTE a `refundId` (default: the newest credit note); 422 `invalid_value` if the order has none. An INVOICE of a draft is rejected with 422 `invalid_value`.
 * Supported scripts are Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian, Chinese, Japanese and Korean, including right-to-left text. A document with text in another script returns 422 `unsupported_operation`.
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
 * Issues a refund against the order's captured payments. All amounts in the request are what the customer receives, including tax. The response splits them: `amount = subtotal + taxTotal + shippingTotal`.
 *
 * **Amounts.**
 * - `lines` refunds units. A quantity refunds its share of the line after discounts, rounded so that all units add up to the line's total. `amount` on a line overrides the share.
 * - `shippingAmount` refunds shipping.
 * - `overpaymentAmount` refunds an overpayment, and nothing of the lines.
 * - `amount` alone refunds a free amount. It is taken first from an overpayment, then from the remaining amounts of the lines in proportion, then from shipping.
 * - Without any of these fields, the request refunds all that the payments have left of an overpayment and of the order's total. If the order was fully paid, this includes all units.
 *
 * **Limits.** The limits are the payment's remaining captured amount, the line's quantity, and the charged tax and shipping. They are checked under a lock on the order, and count pending refunds. A request above a limit returns 422 `refund_exceeds_remaining`, and `errors` names the field. The refund of a line may exceed its price only for GOODWILL. Without overpayments, the refunds of an order never exceed its total, even if a payment has more left. 409 `invalid_state_transition` if the request refunds money and none is captured, or a chargeback is open.
 *
 * **Several payments.** If no single payment has enough left, the service creates one refund for each payment, with its own events. The response has the first refund; `GET /admin/refund/paged` with the `orderId` lists all of them.
 *
 * **Gift cards and store credit.** A refund returns the part of another payment first, then store credit, then gift cards. 422 `gift_card_unusable` if it would pay back to a gift card that staff disabled: enable the card first. Fires `stored_value.refunded` for each gift card and store credit that gets value back.
 *
 * **To store credit.** With `destination` STORE_CREDIT, the money of other payments becomes store credit of the order's customer. No provider is called, and the refund is COMPLETED at once. It counts against its payment like any refund, so it cannot be returned a second time. 422 `invalid_value` at `/destination` for the order of a guest. A withdrawal is refunded this way only if the buyer has expressly agreed.
 *
 * **Bought gift cards.** The refund of a line that bought gift cards removes the refunded value from them at once (CANCEL). A refund that fails or is voided returns the value (RESTORE). Both fire `stored_value.adjusted`. The service disables a card whose whole value was removed; `stored_value.status_changed` fires when that changes its status. At most the value that is neither spent nor held can be refunded: 409 `gift_card_spent`. If such value is left, `detail` names the amount: send it as `amount` of the line. Otherwise `detail` says why nothing is left.
 *
 * **Stock.**
 * - Only RETURN_SELLABLE puts the quantities back into stock.
 * - RETURN_SELLABLE, RETURN_NON_SELLABLE and DAMAGED_GOODS refund shipped units first; the other reasons refund unshipped units first.
 * - Shipped units of RETURN_SELLABLE and RETURN_NON_SELLABLE count as returned. Refunded units that are not shipped will not be shipped.
 * - Units that need no shipping count as shipped once their order is paid.
 * - Units that cost nothing, and units with `amount` 0, are refunded without money, even if the order has no captured money. Such a refund is COMPLETED at once.
 *
 * **Status.** The refund is stored as PENDING (refund.issued, order.payment_status_changed) before the call to the processor. The processor's response makes it COMPLETED (refund.completed) or FAILED (refund.failed, and the amount is refundable again). After a timeout the refund stays PROCESSING until the outcome is known. It is never sent twice. Fires order.fulfillment_status_changed if that status changes.
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
 * Computes the refund that the same request to `POST /admin/order/refund` would issue, and the maximum that can be refunded now, by line and by payment. Changes nothing and fires nothing. Rejected in the same cases as the refund (422 `refund_exceeds_remaining`, 409 `invalid_state_transition` and `gift_card_spent`).
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
 * Lists the active shipping methods that serve an order, cheapest first. Each method has the price it would have if chosen now; the current method of a placed order keeps its price. Send either `orderId` for an existing order or draft, or `countryCode` with any other known details for an order that is not created yet. The list is empty when nothing in the order is shipped, or when no method serves the address.
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
 * Summarize order lines by variant
 *
 * Returns the units ordered, shipped, refunded and still to be shipped for each variant. It counts the orders that match the filters of the list. Use it as a pick list or a sales report. The response has one row for each variant, SKU and currency. A variant whose SKU changed has a row for each SKU. Two variants that used the same SKU at different times have a row each. At most 1000 rows; `isTruncated` is true when there are more. More than 100,000 matching orders return 400 `invalid_request`: request a shorter period.
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
 * Summarize one order or many
 *
 * With `orderId` or `orderNumber`: a short form of that order (`order`). Without them: counts and sums by currency and status over the orders that match the filters of the list (`totals`). Exactly one of the two fields is not null. An id together with filters returns 400 `invalid_request`.
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
 * Records a shipment of the given lines, or of all open lines, and removes the units from stock. When the parcel leaves, the call sends the shipment e-mail. If the store captures on fulfillment, it also captures the price of the shipped goods from the authorizations, or the whole amount due if the provider cannot capture in parts. A parcel that is PENDING or LABEL_CREATED is packed and has not left: the rest follows with its next status. An order that has nothing to ship, or nothing left because its units were refunded or canceled, is captured without a shipment.
 * Fires shipment.created, order.fulfillment_status_changed if it changes, and order.fulfilled each time every physical line has shipped.
 * 409 `payment_not_secured` unless the whole total is captured, regardless of later refunds, or all of it is authorized (the setting `allowUnsecuredFulfillment` disables this check). 409 `already_exists` if another shipment that is not canceled has the `externalShipmentId`; `existingId` is its `shipmentId`, so a warehouse that lost the response learns that the parcel is recorded. 409 `invalid_state_transition` for an order that is on hold, canceled or a draft. 422 `quantity_exceeds_unfulfilled` above the open quantity, or if nothing is left to ship. Units of an open withdrawal are not open. Default `status` is IN_TRANSIT. Default `trackingUrl` is built from carrier and tracking number if the carrier is known (DHL, UPS, FedEx, USPS, DPD, GLS, Hermes). 422 `invalid_value` for a line that the order does not have, the status CANCELLED, a `shippedOn` in the future, or an `estimatedDelivery` before `shippedOn`.
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
 * Queues the e-mail of a shipment again, to the order's address or to `email`. Each request sends one e-mail. Fires no event; the audit log records the request. 409 `invalid_state_transition` for a canceled or lost shipment. 422 `unsupported_operation`, and nothing is sent, while the template of shipment mails is inactive, and while the address is suppressed.
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
 * Cancels an order without shipped units, or one whose shipped units were all refunded, with money or with the amount 0. Voids live authorizations, refunds the captured amount unless `refundPayment` is false, and releases stock and coupons. A draft is closed without an event. Subscriptions that the order started continue: cancel them separately.
 * A pending payment, such as a bank debit, does not prevent the cancellation. `paymentStatus` stays PENDING until the outcome is known. The service automatically refunds money that arrives afterwards, whether or not `refundPayment` is true.
 * Fires refund.issued for a refund, order.payment_status_changed and order.fulfillment_status_changed if they change, then order.cancelled. After them, `stored_value.refunded` fires for each gift card and store credit that gets value back. A bought gift card that loses value fires `stored_value.adjusted`, and `stored_value.status_changed` if that disables it. Value that the order only held is released without an event. If the order is already canceled, the request returns 200 without an event.
 * The refund's reason is DUPLICATE_CHARGE for DUPLICATE, otherwise OTHER. 409 `invalid_state_transition` if the buyer has units that were not refunded: cancel the shipments, or refund the units. The same code is returned while a payment to be refunded is disputed, and, with Retry-After, for a draft with a payment in progress. 422 `gift_card_unusable` if the refund would pay back to a gift card that staff disabled: enable the card first. 409 `gift_card_spent` if the order bought gift cards and their value was spent, has expired or is held: refund the rest first, and cancel with `refundPayment: false`. Bought gift cards then keep the value that was not refunded.
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
 * Charge the amount due to a saved payment method
 *
 * Charges the whole amount due of a placed order (`balance.due`, less the authorized amount) off-session to a saved payment method of its customer. The order was placed to be paid later, has an amount due after an edit, or its payment failed afterwards. Fires order.payment_captured and, if it changes, order.payment_status_changed. If the order is paid then, `stored_value.redeemed` fires for each gift card and store credit whose value the order held, and `stored_value.issued` for each gift card that the order bought. If the charge succeeds, open payment pages of crypto providers for the order are closed.
 * Errors:
 * - 404: the customer does not have the payment method.
 * - 409 `invalid_state_transition`: nothing is due, the order is a draft or canceled, the outcome of a payment is unknown, or a payment waits for the customer's confirmation.
 * - 422 `invalid_value`: a guest order, or neither a method in the request nor a default method of the customer.
 * - 422 `payment_declined` (order.payment_failed fires): also if the bank requires the customer's confirmation (`authentication_required`). Send the customer a payment link.
 * - 503 `payment_outcome_unknown`: the provider did not respond. Retry with the same Idempotency-Key, which looks up the outcome and never charges twice.
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
 * Captures authorized money: the whole amount due, or `amount`. Amounts that other payments of the order are currently charging do not count as due. Once the order is paid, the rest of each authorization is released (order.updated with the action `order.authorization_released`). Fires order.payment_captured and, if it changes, order.payment_status_changed (PARTIALLY_PAID or PAID). A captured gift card or store credit also fires `stored_value.redeemed`, and each gift card that the order bought fires `stored_value.issued` once the order is paid.
 * 409 `invalid_state_transition` without a live authorization, or if nothing is due. 503 `busy` while another capture is in progress. 422 `payment_declined` (order.payment_failed fires), `invalid_value` above the authorized amount or the amount due. 503 `payment_outcome_unknown` after a timeout: the service looks up the outcome, and never captures twice.
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
 * Releases the authorizations of an order without captured money and closes the order: payment VOIDED, order CANCELLED, stock and coupons released. Fires order.payment_status_changed, order.fulfillment_status_changed if it changes, and order.cancelled. If the order is already voided, the request returns 200 without an event.
 * 409 `invalid_state_transition` if money is captured (cancel or refund instead), if units are shipped and not refunded, or for a draft with a payment in progress (with Retry-After). A payment with an open outcome, such as a bank debit, stays PENDING until the outcome is known; money that arrives afterwards is refunded automatically.
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
 * Records a dispute of a payment that the provider does not report, or has not reported yet. A later report of the provider with the same `reference` updates the same dispute. The first report fires order.chargeback_reported and, unless it is an inquiry, order.payment_status_changed (CHARGEBACK). Report the dispute again to record its outcome: WON returns the money to the order; LOST and ACCEPTED leave it CHARGEBACK, until the buyer pays after all (`POST /admin/order/offline-payment`). Gift cards that the order bought are disabled until the dispute is won or the order is paid again (`stored_value.status_changed`). A new outcome fires order.updated with the action `order.chargeback_updated`. Administrators can correct a report until the provider decides. The decision of the provider replaces the reported outcome; a later report with a different outcome returns 409 `invalid_state_transition`. A report without new data changes nothing.
 * Without `paymentId` the order must have exactly one payment with captured money; without `amount` all of that money is disputed. A higher amount is rejected with 422 `invalid_value`. 409 `invalid_state_transition` for a dispute that is already decided.
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
 * Submit evidence against a chargeback
 *
 * Submits evidence against an open dispute to the provider of its payment. The provider later reports the bank's decision. New evidence replaces earlier evidence, if the provider accepts it more than once.
 * 409 `invalid_state_transition` for a dispute that is already decided. 422 `unsupported_operation` if the provider does not accept evidence through its API: submit it directly to the provider. 503 `payment_outcome_unknown` if the provider does not respond: retry with the same Idempotency-Key.
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
 * Accepts a dispute without evidence, also at the provider of its payment if the provider supports it: the buyer keeps the money, and the order is CHARGEBACK. If the dispute is already accepted, the request returns 200 without an event.
 * 409 `invalid_state_transition` for a dispute that the bank has decided. 503 `payment_outcome_unknown` if the provider does not respond: retry with the same Idempotency-Key.
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
 * Create a payment link for an order
 *
 * Creates a link to a page where anyone with the link can pay the amount due of a placed order. The page is the service's, or with `pageUrl` one of the store's own, which reads with `GET /customer/order/due` and pays with `POST /customer/order/pay`. The URL has a token after `#token=`; the service stores only its hash. The token gives access to this order only, for seven days and while an amount is due; it expires when the order's e-mail address changes. An order has at most five links: a sixth expires the oldest. With `notifyCustomer` the link is mailed to the buyer (`PAYMENT_LINK`).
 * The service's page accepts payments with `STRIPE`, by its form, with `SANDBOX` and with crypto providers. If the store has none of them for the order, the link needs a `pageUrl` (422 `unsupported_operation`).
 * 409 `invalid_state_transition` if nothing is due, for a draft, and for a canceled order. 422 `invalid_value` for a URL that does not belong to the store, and for `notifyCustomer` with an order without an e-mail address.
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
 * Records money that was received without a processor, such as a bank transfer. The money counts as captured: fires order.payment_captured and, if it changes, order.payment_status_changed. If the order is paid then, `stored_value.redeemed` and `stored_value.issued` fire as in `POST /admin/order/charge`. Once the order is paid, the rest of each authorization is released (order.updated with the action `order.authorization_released`). An amount above the amount due makes the order OVERPAID. An administrator completes refunds of the payment (`POST /admin/refund/complete`). `POST /admin/order/offline-payment/void` voids a wrong record.
 * A canceled order accepts money that arrived after its cancellation if the request states the `amount`. The store then owes the buyer this money: the order gets a PENDING refund of it (refund.issued).
 * 409 `invalid_state_transition` for a draft, or if nothing is due and the request has no `amount`.
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
 * Void a recorded offline payment
 *
 * Voids the record of an offline payment that never arrived, for instance because the amount is wrong or the money belongs to another order. Its status becomes VOIDED, its captured amount 0, and the order owes the amount again. If the payment belongs to a provider of the store, such as bank transfer, the order waits for that payment again and shows its instructions. Gift cards that the order bought are disabled until it is paid again (`stored_value.status_changed`). Invoices stay: the sale is as before. Fires order.updated with the action `order.offline_payment_voided`, and order.payment_status_changed when the status changes. If the payment is already voided: 200, no event.
 * Returns 409 `invalid_state_transition` when the money did not arrive yet. The same code is returned when the money is refunded, in part or in full: void the refund first, or record that it failed (`POST /admin/refund/fail`). Returns 422 `unsupported_operation` for a payment through a processor.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:capture` in the store.
 *
 * @example
 * ```ts
 * const order = await voidOrderOfflinePayment({ client, body: { orderId: 1042, paymentId: 1312, note: 'The transfer was for order 100043' } });
 * ```
 */
export declare const voidOrderOfflinePayment: <ThrowOnError extends boolean = true>(options: Options<VoidOrderOfflinePaymentData, ThrowOnError>) => RequestResult<VoidOrderOfflinePaymentResponses, VoidOrderOfflinePaymentErrors, ThrowOnError, "data">;
/**
 * Create a replacement order
 *
 * Places a new order for lines of this order, for example if a parcel was lost. Free by default: the prices stay and are discounted to zero, including shipping. With `isFree: false`, lines keep their prices from the replaced order, before its coupons. A different variant has its current price, and shipping has the current price of the method. The new order has the custom fields of the old order and of its lines, also without fields that the store has required since. The new order is paid like any created order. Coupons, automatic discounts, the minimum order amount of an account type and the quantity rules of products do not apply, and the order earns no commission. The response contains the new order. Its `replacedOrderNumber` refers to the old order, whose `replacementOrderNumber` refers to the new one; otherwise the old order does not change unless `cancelReplaced` is true. After the replacement is canceled, or its payment was declined, the order can be replaced again.
 * Fires order.created for the new order, and the events of a cancellation for the old one. All or nothing.
 * - 409 `already_exists`: the order already has a replacement.
 * - 409 `invalid_state_transition`: the order is a draft, or `cancelReplaced` is not possible. For a free replacement also: the order is canceled, fully refunded, or neither fully paid nor fully authorized.
 * - 422 `invalid_value`: a line that the order does not have, a quantity above the ordered one, or nothing left to send. Also more free units than those that are neither refunded nor canceled.
 * - 422 `invalid_value`: `cancelReplaced` with `isFree` (the buyer would get both goods and money), or with `payment` (which may be declined).
 * - 409 `gift_card_spent`: the cancellation would refund gift cards that the order bought and whose value was spent, has expired or is held.
 * - 422 `gift_card_unusable`: the cancellation would pay back to a gift card that staff disabled. Enable the card first.
 * - 422 with any other code of order creation.
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
 * Put an order on hold
 *
 * Puts an order without shipped units ON_HOLD: fulfilling is rejected until the hold is released. Fires order.fulfillment_status_changed. If the order is already on hold, the request returns 200, updates reason and note, and fires no event. 409 `invalid_state_transition` for an order that is partly shipped, has nothing to ship, is canceled or a draft.
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
 * Release an order from hold
 *
 * Ends the hold; the fulfillment status returns to its value without the hold. Fires order.fulfillment_status_changed. A paid order then gets the gift cards that it bought, and `stored_value.issued` fires for each of them. If the order is not on hold, the request returns 200 and fires no event. 409 `invalid_state_transition` for a canceled order and a draft.
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
 * List movements of money
 *
 * Lists each movement of money of the store's payments, newest first unless `sort` says otherwise: captures, completed refunds and disputes. Compare them with the payouts of a payment provider.
 * `amount` is positive if the store received the money. A movement never changes. A transaction with the opposite sign reverses it, for example after a completed refund failed, the store won a dispute, or an offline payment was recorded by mistake. The sum of an order's transactions is its captured amount, less completed refunds, less disputes.
 * `search` matches the whole order number, or the start of `providerReference` or `paymentReference`. Of payments captured before this version, the parts of a capture are one transaction.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listPaymentTransactions({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listPaymentTransactions: <ThrowOnError extends boolean = true>(options: Options<ListPaymentTransactionsData, ThrowOnError>) => RequestResult<ListPaymentTransactionsResponses, ListPaymentTransactionsErrors, ThrowOnError, "data">;
/**
 * Export movements of money as CSV or XLSX
 *
 * Returns a file with the movements of money that match the filters of the list, one row each. `amount` is a number, positive if the store received the money, with the currency in the column before.
 * Dates and times are in the store's time zone. The file is streamed with the rows as they were at the start of the export. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportPaymentTransactions({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportPaymentTransactions: <ThrowOnError extends boolean = true>(options: Options<ExportPaymentTransactionsData, ThrowOnError>) => RequestResult<ExportPaymentTransactionsResponses, ExportPaymentTransactionsErrors, ThrowOnError, "data">;
/**
 * List PDF templates
 *
 * Lists the PDF templates of the store, without sources. There is at most one template per type and language. `search` matches parts of the name.
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
 * Returns one template with its source and the variables that the source can use. The source is Liquid over HTML with this subset of CSS:
 * - Selectors: tags, classes, ids and attributes, `:nth-child` and similar.
 * - Text: `color`, `background`, `font-size`, `font-weight`, `font-style`, `line-height`, `white-space`, `direction`, `vertical-align`.
 * - Text: `text-align` (also `start` and `end`), `text-decoration`, `text-transform`.
 * - Boxes: `margin`, `margin-inline-start`, `padding`, `border`, `border-radius`, `width`, `max-width`, `max-height`, `break-inside`.
 * - Layout: `display` (`block`, `flex`, `table`, `none`), `flex`, `gap`, `justify-content`.
 *
 * The head of a table is repeated on each of its pages. Empty elements with the class `page-number` or `page-count` show the page number or the number of pages. The renderer loads no external resources: the only image is the store's logo, with `store.logo` as its source.
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
 * Applies to every document rendered from now on. A change of the source, page format or margins sets `isDefault` to false. `margins` replaces all margins. Instead of an inactive template, documents use the template in the store's default language, and then the platform's own template. 409 `version_conflict`: `version` is stale. 422 `invalid_value`: the source has errors (line and column in the field error's detail).
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
 * Adds a template of a type in another language. 409 `already_exists`: the type already has a template in this language. 422 `invalid_value`: the language is not one of the store's, or the source has errors (line and column in the field error's detail).
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
 * Renders the stored template as a PDF (Content-Disposition inline), with the fields in the request in place of the stored ones. The data comes from an order, a refund (credit notes) or a shipment (packing slips, labels), at most one of the three, else from samples. Nothing is stored.
 * 422 `invalid_value`: the source has errors, with line and column in the field error's detail, or rendering exceeds its budget.
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
 * Restores the platform's own source, page format and margins, and sets `isDefault`. Name and `isActive` do not change. If the platform has no template in the template's language, the English one is used. Reverting an unedited template changes nothing. 409 `version_conflict`: `version` is stale.
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
 * Lists all kinds of PDF documents that the platform creates, with the variables that their templates can use. The list is the same for every store.
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
 * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in order in the background. Each line is the body of `PUT /admin/price`.
 * The rules of that operation apply. A rejected line changes nothing, and processing continues with the next line.
 * Poll the integration task. After it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days.
 * Each line is processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
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
 * Get reference data for pricing
 *
 * Returns the store's currencies, account types, active plans and tax classes in one response, so that a price form needs one call. `priceTypes` lists the kinds of rows: BASE (no condition), COMPARE_AT (a former price next to the amount), ACCOUNT_TYPE, SUBSCRIPTION and VOLUME (a minQuantity above 1).
 * `GET /admin/product` returns the rows of a variant, and `PUT /admin/price` replaces them.
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
 * Replaces every price row of each variant in `variantIds` with the given rows, up to 1000 rows per request, all or nothing. Without `variantIds`, it replaces the rows of each variant that occurs in `prices`. With `currencyCode`, only the rows of that currency are replaced. A variant in `variantIds` without a row loses its prices and is no longer for sale in those currencies.
 * - A row with the same variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn as a stored row keeps its priceId. If the row carries a stale `version` of the stored row, the call returns 409 `version_conflict` and nothing changes. A duplicate key in the request returns 422 `invalid_value`.
 * - A currency that the store does not have, or that differs from `currencyCode`, returns 422 `currency_mismatch`. `errors` lists every failing row.
 * - 422 `invalid_value` for a row: too many digits, a compareAtAmount not above the amount, an endsOn not after startsOn, or a variant outside `variantIds`.
 * - 422 `invalid_value` also for more than 100 rows of a variant, and for a variant, account type or plan that the store does not have.
 * - Carts show the new price at once, checkouts are priced again, and renewals use the new price when they run. Placed orders never change. Versions of product and variant do not change. Repeating the request leads to the same rows.
 * No webhook event fires.
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
 * Lists products without their variants and texts, newest first by default. `search` looks at name, brand, SKU, barcode, externalId, options and option values. If nothing matches, words with a small mistake find what they resemble. `GET /admin/product` returns one whole product. Archived products are included unless `status` excludes them.
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
 * Returns a file with the products that match the filters of the list, one row for each variant, with its stock and its price in the store's default currency. A product without variants has one row without a SKU.
 * The file is streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
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
 * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in order in the background. A line with a `productId` is the body of `PATCH /admin/product`, any other line the body of `POST /admin/product`.
 * The rules of these operations apply, including `price:write` for lines with prices. A rejected line changes nothing, and processing continues with the next line.
 * Poll the integration task. After it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days.
 * Each line is processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
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
 * Sets the product's status to ARCHIVED; no data is deleted. The product disappears from the storefront and from `GET /admin/product/browse/paged`, and cart lines with it become UNAVAILABLE. A checkout that already reserved the product may finish. Orders do not change, and live subscriptions keep renewing its variants until they are moved. Archiving an archived product returns 204 again. PATCH with `status: ACTIVE` restores the product. No webhook event fires.
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
 * Returns the whole product with options, variants, stock and every price row. Send exactly one of `productId`, `slug` and the `sku` of one of its variants (400 `invalid_request` otherwise). Archived products are returned too. The ETag changes with every returned field, including prices and stock. A PATCH that should ignore sales in the meantime sends `version` instead of If-Match.
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
 * Changes the fields in the request, all or nothing. `status: ACTIVE` or `DRAFT` also restores an archived product.
 * `variants`, if present, is the complete list in display order:
 * - With `variantId`: the variant is kept. Fields in the request change, absent fields keep their values, `null` clears a field.
 * - Without `variantId`: the variant is created. It needs a `sku` that is unique in the store, `optionValues` and `prices`. `optionValues` has a value for each option of the product, by names (`{optionName, value}`). `prices` has one price for each currency that the variant is sold in. `stockOnHand` is its opening stock (default 0). All other fields are optional.
 * - Omitted: the variant is removed. The variant is no longer shown or sold, cart lines with it become UNAVAILABLE, and its SKU can be used again. Placed orders keep their data and can still be fulfilled and refunded. A variant in a live subscription or reserved by a running checkout cannot be removed (409 `in_use`, nothing changes). Move the subscription first, or set the variant's `status` to DISABLED.
 *
 * A `variantId` of another product returns 422 `invalid_value`. The list must contain at least one variant.
 * `options` and their `values` work the same way, by `productOptionId` and `productOptionValueId`; new ones need a `name` and a `value`. A removed option or value must not be used by a variant that stays (422 `invalid_value`). An added option needs a value in every variant that stays.
 * A variant's `prices`, if present, replace its rows. Changed prices also require `price:write` (403 `forbidden`); prices sent back as they are do not. To change prices of many variants in one request, use PUT /admin/price. Only POST /admin/stock/adjust changes the stock of existing variants. `stockOnHand` of an existing variant returns 422 `invalid_value`. A variant with more units reserved than on hand cannot get `trackInventory: true` or `inventoryPolicy: DENY` (422 `insufficient_stock`).
 * `GET /admin/product` and this operation return the ids and versions. To change only one variant, send the others with their `variantId` alone.
 * A stale `version`, of the product or of a variant, returns 409 `version_conflict`. Stock movements do not change versions. A slug, SKU or externalId that is already in use returns 409 `already_exists`. Placed orders never change; renewals use the data that is current when they run. No webhook event fires.
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
 * Creates the product with its options, variants, prices and opening stock, all or nothing. With `status: ACTIVE`, the product can be sold as soon as this call returns. Defaults: `productType` PHYSICAL, `status` DRAFT, `minQuantity` and `quantityStep` 1; for a variant, `status` ACTIVE and `inventoryPolicy` DENY.
 * - Variants name their option values by `optionName` and `value`, because ids do not exist yet. Each variant has one value of every option, and no two variants have the same set (422 `invalid_value`).
 * - A product without variants can only be a DRAFT (422 `invalid_value` at `/status`). A variant without a price row for a currency is not for sale in it.
 * - `stockOnHand` is the opening stock; POST /admin/stock/adjust makes later changes.
 * - Prices must be in the store's currencies (422 `currency_mismatch`), with at most the decimals of the currency (422 `invalid_value`). A product with prices also requires `price:write` (403 `forbidden`).
 * - A slug, SKU or externalId that is already in use in the store returns 409 `already_exists`.
 * - Ids that do not exist in this store return 422 `invalid_value` with the pointer of the field.
 *
 * No webhook event fires.
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
 *       shortDescription: null,
 *       seo: { title: null, description: null },
 *     },
 *   ],
 * } });
 * ```
 */
export declare const createProduct: <ThrowOnError extends boolean = true>(options: Options<CreateProductData, ThrowOnError>) => RequestResult<CreateProductResponses, CreateProductErrors, ThrowOnError, "data">;
/**
 * Browse variants to order
 *
 * Lists the active variants of active products, each with its current price and stock, so that an admin can choose lines when creating or editing an order or a subscription. Variants without a price for the requested currency, account type, plan and quantity are left out. `search` looks at product and variant name, SKU and barcode. If nothing matches, words with a small mistake find what they resemble. Price and stock are current values and not reserved; the order prices and reserves again.
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
 * Lists every tax class of the store with its rates: the default class first, then by name.
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
 * Deletes the class. While products or the shipping setting use the class, the call returns 409 `in_use`, unless `replacementTaxClassId` names the class that replaces it there in the same step. The default class cannot be deleted (409 `in_use`). Placed orders keep their taxes. A replacement that does not exist, or that is the class itself, returns 422 `invalid_value`. No webhook event fires.
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
 * Changes the fields in the request; `rates` replaces all rates. New rates apply to carts at once, and to renewals from the next one on; placed orders never change. `isDefault: false` on the default class returns 422 `invalid_value`: set `isDefault: true` on another class instead. A name or code that is already in use returns 409 `already_exists`; a stale `version` returns 409 `version_conflict`. No webhook event fires.
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
 * Creates a tax class with its rates. `isDefault: true` makes this class the default instead of the current one. A name or code that is already in use returns 409 `already_exists`. Two rates for the same place, or a `*` that is not at the end of a `postalCodePattern`, return 422 `invalid_value`. The rates are used when the store's tax provider is MANUAL or falls back to them. No webhook event fires.
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
 * List redirects
 *
 * The store's redirects, newest first by default. `search` finds parts of paths. The order by `path` compares the first 50 characters, in lower case.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listRedirects({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listRedirects: <ThrowOnError extends boolean = true>(options: Options<ListRedirectsData, ThrowOnError>) => RequestResult<ListRedirectsResponses, ListRedirectsErrors, ThrowOnError, "data">;
/**
 * Delete a redirect
 *
 * Deletes a redirect. A later import of the same products does not create it again. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * await deleteRedirect({ client, query: { redirectId: 61 } });
 * ```
 */
export declare const deleteRedirect: <ThrowOnError extends boolean = true>(options: Options<DeleteRedirectData, ThrowOnError>) => RequestResult<DeleteRedirectResponses, DeleteRedirectErrors, ThrowOnError, "data">;
/**
 * Get a redirect
 *
 * The redirect, by `redirectId` or by `path`. Send exactly one of them, otherwise 400 `invalid_request`.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * const redirect = await getRedirect({ client, query: { redirectId: 61 } });
 * ```
 */
export declare const getRedirect: <ThrowOnError extends boolean = true>(options: Options<GetRedirectData, ThrowOnError>) => RequestResult<GetRedirectResponses, GetRedirectErrors, ThrowOnError, "data">;
/**
 * Update a redirect
 *
 * Changes the given fields. A new target replaces the old one; send at most one of `productId`, `collectionId` and `targetPath`, otherwise 400 `invalid_request`. A taken path is rejected with 409 `already_exists`, a stale `version` with 409 `version_conflict`, and a path or target as at creation with 422 `invalid_value`. No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const redirect = await updateRedirect({ client, body: { redirectId: 62, version: 1, collectionId: 5 } });
 * ```
 */
export declare const updateRedirect: <ThrowOnError extends boolean = true>(options: Options<UpdateRedirectData, ThrowOnError>) => RequestResult<UpdateRedirectResponses, UpdateRedirectErrors, ThrowOnError, "data">;
/**
 * Create a redirect
 *
 * Leads a former path to a product, a collection or another path of the storefront. Send exactly one of `productId`, `collectionId` and `targetPath`, otherwise 400 `invalid_request`. An import of the products of a Shopify shop creates the redirects of their paths.
 *
 * Paths are stored in one form. The service decodes percent-escapes once, except `%25`, and removes a slash at the end of `path`. Paths that differ only in letter case or in the slash at the end are equal.
 *
 * Errors:
 * - 409 `already_exists`: the store has a redirect of this path.
 * - 422 `invalid_value`: a path has a host, a query, a fragment, an empty segment, or a segment `.` or `..`.
 * - 422 `invalid_value`: a path has a backslash, `<`, `>` or a control character, or more than 2,000 bytes of UTF-8.
 * - 422 `invalid_value`: `path` is `/`, or the store does not have the product or collection.
 * - 422 `invalid_value`: the redirect would lead back to its own path, directly or through other redirects.
 *
 * No webhook event is fired.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:write` in the store.
 *
 * @example
 * ```ts
 * const redirect = await createRedirect({ client, body: { path: '/pages/about-us', targetPath: '/about' } });
 * ```
 */
export declare const createRedirect: <ThrowOnError extends boolean = true>(options: Options<CreateRedirectData, ThrowOnError>) => RequestResult<CreateRedirectResponses, CreateRedirectErrors, ThrowOnError, "data">;
/**
 * List refunds
 *
 * Lists the refunds of the store, newest first unless `sort` says otherwise. `search` matches the whole refund number, and finds refunds by their order: by all texts that `search` of `GET /admin/order/paged` matches. A search of fewer than three characters matches only whole SKUs and numbers.
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
 * Returns a file with the refunds that match the filters of the list, one row each. Each row has the refunded payment, and the provider's references of refund and payment. Money is a number, with the currency in the next column.
 * The file is streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
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
 * Returns the refund with its lines, its parts by payment, and its failure if it failed. Send exactly one of `refundId` and `refundNumber`. `allowedActions` lists the actions that the refund's state allows (void, complete, retry).
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
 * Stops a PENDING refund, or a PROCESSING one of an offline payment, so that no money is returned. Its amount and quantities become refundable again, and restocked units leave the stock again. Fires refund.voided, and order.payment_status_changed and order.fulfillment_status_changed when these statuses change. If the refund is already voided: 200, no event.
 * Returns 409 `invalid_state_transition` when the refund is COMPLETED or FAILED. Returns 422 `unsupported_operation` when a refund through a processor is PROCESSING: the processor already has the refund and cannot stop it.
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
 * Records that the money of an offline refund was paid out: PENDING or PROCESSING becomes COMPLETED. Fires refund.completed. If the refund is already completed: 200, no event.
 * If the processor failed to make a refund, for instance because the card is closed, pay the buyer in another way and complete the refund here. FAILED becomes COMPLETED, and `isOffline` becomes true.
 * Returns 409 `invalid_state_transition` when an offline refund is FAILED, when the refund is VOIDED or was issued again, and while an amount of the order is in dispute. Returns 409 `gift_card_spent` when a FAILED refund returns the price of gift cards that were spent in the meantime. Returns 422 `refund_exceeds_remaining` when its money or units were refunded in the meantime, and 422 `unsupported_operation` for any other refund through a processor: only the processor confirms it.
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
 * Record that an offline refund failed
 *
 * Records that the money of a completed offline refund came back, for instance because the IBAN was wrong, or that the refund was completed by mistake: COMPLETED becomes FAILED. Its amount and quantities become refundable again, and `POST /admin/refund/retry` issues it again. If the refund has a credit note, the order gets another invoice for the same amount. Goods that were restocked stay in the stock. Fires refund.failed, and order.payment_status_changed when the status changes. If the refund is already failed: 200, no event. `allowedActions` does not list this operation.
 * Returns 409 `invalid_state_transition` when the refund is PENDING, PROCESSING or VOIDED. Returns 422 `unsupported_operation` for a refund through a processor: only the processor reports its failure.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const refundDetails = await failRefund({ client, body: { refundId: 90, reason: 'Returned by the bank: account closed' } });
 * ```
 */
export declare const failRefund: <ThrowOnError extends boolean = true>(options: Options<FailRefundData, ThrowOnError>) => RequestResult<FailRefundResponses, FailRefundErrors, ThrowOnError, "data">;
/**
 * Retry a failed refund
 *
 * Issues a new refund with the lines, amounts, reason and payments of a FAILED one. The failed refund stays unchanged except for `retriedByRefundId`, which names the new one; `retryOfRefundId` of the new refund names the failed one. The new refund is limited to the remaining refundable amount. Fires refund.issued, then refund.completed or refund.failed.
 * Returns 409 `invalid_state_transition` unless the refund is FAILED and not retried yet, and while a chargeback of the order is open. Returns 409 `gift_card_spent` when the refund returns the price of gift cards that were spent since the failure. Returns 422 `refund_exceeds_remaining` when another refund has returned the amount since the failure.
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
 * Lists requests to this store's Admin, Customer and Public API with their results, newest first unless `sort` says otherwise. The log contains every request that may change data, and every request that failed. It does not contain successful reads, requests over the rate limit (429), and requests
 * without a credential or store key that identifies the store. Bodies, query strings and tokens are not logged. Requests are kept for 7 days and are listed moments after the response.
 * Logging never delays a response, because requests are written to the log after it. The log drops requests beyond its write capacity, and requests of storefront visitors beyond 600 per store and minute in each server process. The service's own log records the number of dropped requests. Requests of the last moments before a crash of the service are lost.
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
 * Returns one request to the store's API, with the rejected places in it: where and why, without the values.
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
 * List returns
 *
 * Lists the returns of the store, newest first unless `sort` says otherwise. `search` matches the whole number of a return, or of an order.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listReturns({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listReturns: <ThrowOnError extends boolean = true>(options: Options<ListReturnsData, ThrowOnError>) => RequestResult<ListReturnsResponses, ListReturnsErrors, ThrowOnError, "data">;
/**
 * Export returns as CSV or XLSX
 *
 * Returns a file with the returns that match the filters of the list, one row per line of a return.
 * The file is streamed with the rows as they were at the start of the export, in any sort order. CSV is UTF-8 with a byte order mark and CRLF; texts that a spreadsheet could run as a formula get a leading apostrophe. A store can run four exports at once; a fifth returns 503 with `Retry-After`.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:export` in the store.
 *
 * @example
 * ```ts
 * const file = await exportReturns({ client, query: { search: 'keller' } });
 * ```
 */
export declare const exportReturns: <ThrowOnError extends boolean = true>(options: Options<ExportReturnsData, ThrowOnError>) => RequestResult<ExportReturnsResponses, ExportReturnsErrors, ThrowOnError, "data">;
/**
 * Get a return
 *
 * Returns the return with its lines, and the refunds that concern its units. `allowedActions` lists the actions that its state allows.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:read` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await getReturn({ client, query: { returnId: 77 } });
 * ```
 */
export declare const getReturn: <ThrowOnError extends boolean = true>(options: Options<GetReturnData, ThrowOnError>) => RequestResult<GetReturnResponses, GetReturnErrors, ThrowOnError, "data">;
/**
 * Create a return
 *
 * Requests the return of shipped units. A WITHDRAWAL can also contain units that have not been shipped: cancel or refund them with the operations of the order. They are not shipped until the return ends. The request moves neither goods nor money: receive the units with `POST /admin/return/receive`, and refund them with `POST /admin/order/refund`, in either order.
 * An EXCHANGE can name the wanted goods in `exchangeLines`. From its approval on, the return reserves their stock. `POST /admin/return/exchange` places the order that sends them.
 * A request of staff may exceed the store's `returnPolicy`: `exceeds` names the rules that it sets aside. It starts APPROVED unless `isApproved` is false, and the audit log records who made it. 422 `invalid_value` above the units that were shipped, less those that came back and those that other returns claim, and for a kind or a reason that does not exist. 422 `insufficient_stock` if the stock of the wanted goods does not suffice.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await createReturn({ client, body: { orderId: 1042, kind: 'RETURN', lines: [{ lineItemId: '2087', quantity: 2 }] } });
 * ```
 */
export declare const createReturn: <ThrowOnError extends boolean = true>(options: Options<CreateReturnData, ThrowOnError>) => RequestResult<CreateReturnResponses, CreateReturnErrors, ThrowOnError, "data">;
/**
 * Preview a return
 *
 * Returns the return that the same request to `POST /admin/return` would create. Also returns the price of its units, the delivery charge that a withdrawal refunds, the fees of the store's `returnPolicy`, and the refund. The amounts include tax. Units whose money is not captured, or is refunded already, count 0. For an EXCHANGE with `exchangeLines`, also returns the price of the wanted goods and the difference: `amountDue` or `amountRefunded`. Changes nothing. Rejected in the same cases as the request.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:read` in the store.
 *
 * @example
 * ```ts
 * const returnPreview = await previewReturn({ client, body: { orderId: 1042, kind: 'RETURN', lines: [{ lineItemId: '2087', quantity: 2 }] } });
 * ```
 */
export declare const previewReturn: <ThrowOnError extends boolean = true>(options: Options<PreviewReturnData, ThrowOnError>) => RequestResult<PreviewReturnResponses, PreviewReturnErrors, ThrowOnError, "data">;
/**
 * Approve a return
 *
 * Approves a REQUESTED return: in the quantities of `lines`, and as requested for the other lines. 0 approves none of a line's units. The return reserves the stock of its `exchangeLines`, of each line at most the approved units. If the return is already approved in these quantities: 200, no change.
 * 422 `invalid_value` above the requested units, above the units that can still come back, below the units that a refund took back, and if no unit is approved. 422 `insufficient_stock` if the stock of the wanted goods does not suffice. 409 `invalid_state_transition` in every other state.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await approveReturn({ client, body: { returnId: 77, lines: [{ lineItemId: '2087', quantity: 2 }] } });
 * ```
 */
export declare const approveReturn: <ThrowOnError extends boolean = true>(options: Options<ApproveReturnData, ThrowOnError>) => RequestResult<ApproveReturnResponses, ApproveReturnErrors, ThrowOnError, "data">;
/**
 * Reject a return
 *
 * Ends a REQUESTED return that the store does not accept. If the return is already rejected: 200, no change. 409 `invalid_state_transition` in every other state.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await rejectReturn({ client, body: { returnId: 77, note: 'Worn' } });
 * ```
 */
export declare const rejectReturn: <ThrowOnError extends boolean = true>(options: Options<RejectReturnData, ThrowOnError>) => RequestResult<RejectReturnResponses, RejectReturnErrors, ThrowOnError, "data">;
/**
 * Record that a return is on its way
 *
 * Moves an APPROVED return to IN_TRANSIT, because the buyer or the carrier reports that the parcel left. If the return is already in transit: 200, no change. 409 `invalid_state_transition` in every other state. Units can arrive without this step.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await sendReturn({ client, body: { returnId: 77, carrierName: 'DHL', trackingNumber: '00340434161094042558' } });
 * ```
 */
export declare const sendReturn: <ThrowOnError extends boolean = true>(options: Options<SendReturnData, ThrowOnError>) => RequestResult<SendReturnResponses, SendReturnErrors, ThrowOnError, "data">;
/**
 * Receive units of a return
 *
 * Records units that arrived, or that are MISSING, and moves the return to RECEIVED. Call it once per part. SELLABLE units are for sale again, each exactly once, even if a refund with the reason RETURN_SELLABLE has restocked them before. Fires order.fulfillment_status_changed if that status changes. It moves no money: refund with `POST /admin/order/refund`, before or after.
 * MISSING units can arrive later. DAMAGED or MISSING units that a refund has restocked leave the stock again. Units that are sold to other orders stay reserved for them: correct the stock with `POST /admin/stock/adjust` once those orders are settled.
 * 422 `invalid_value` above the approved units, and for a condition that does not exist. 409 `invalid_state_transition` in every state but APPROVED, IN_TRANSIT and RECEIVED, and once every approved unit has arrived.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await receiveReturn({ client, body: {
 *   returnId: 77,
 *   lines: [
 *     { lineItemId: '2087', quantity: 1, condition: 'SELLABLE' },
 *     { lineItemId: '2087', quantity: 1, condition: 'DAMAGED' },
 *   ],
 * } });
 * ```
 */
export declare const receiveReturn: <ThrowOnError extends boolean = true>(options: Options<ReceiveReturnData, ThrowOnError>) => RequestResult<ReceiveReturnResponses, ReceiveReturnErrors, ThrowOnError, "data">;
/**
 * Place the replacement order of an exchange
 *
 * Places an order for the goods of `exchangeLines`, and settles the units that come back against it. Call it after the goods arrived, or before to ship first. All or nothing.
 * - **Goods.** The new order takes the units that the return reserved. Of each line it sends at most the approved units that are not missing. A variant other than the line's has its present price; the line's own variant keeps the line's price. The delivery is free. Coupons and automatic discounts do not apply.
 * - **Money.** A refund with a credit note returns the price of the units, less the fees of the `returnPolicy`. Its part up to the total of the new order is not paid out but pays the new order, as an offline payment. The rest goes back by the original means of payment, as in `POST /admin/order/refund`. Nothing is charged. If the new order is dearer, it owes the difference: send `POST /admin/order/payment-link`.
 * - **Later.** Units that turn out to be missing after this call stay refunded.
 * If the replacement order is canceled, its paid part is refunded by hand.
 * Fires return.exchanged, order.created and the events of the refund. 409 `invalid_state_transition` without `exchangeLines`, before the approval and after the end of the return. The same code once the replacement order is placed, if no unit comes back, and if a chargeback is open or nothing is captured. 422 `refund_exceeds_remaining` if the payments have less left than the units cost. 422 `gift_card_unusable` if the rest of the credit would go back to a gift card that staff disabled: enable the card first.
 *
 * **Access:** an administrator's access token or an app token with the permission `order:refund` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await exchangeReturn({ client, body: { returnId: 77 } });
 * ```
 */
export declare const exchangeReturn: <ThrowOnError extends boolean = true>(options: Options<ExchangeReturnData, ThrowOnError>) => RequestResult<ExchangeReturnResponses, ExchangeReturnErrors, ThrowOnError, "data">;
/**
 * Complete a return
 *
 * Ends a RECEIVED return. 409 `invalid_state_transition` while approved units are outstanding: receive them first, as MISSING if they did not arrive. The same code if the replacement order of an EXCHANGE is not placed, unless `withoutReplacement` is true. If the return is already completed: 200, no change.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await completeReturn({ client, body: { returnId: 77 } });
 * ```
 */
export declare const completeReturn: <ThrowOnError extends boolean = true>(options: Options<CompleteReturnData, ThrowOnError>) => RequestResult<CompleteReturnResponses, CompleteReturnErrors, ThrowOnError, "data">;
/**
 * Cancel a return
 *
 * Ends a return before any unit is received. Its units can be requested again. If the return is already canceled: 200, no change. 409 `invalid_state_transition` in every other state, and for a withdrawal that the buyer declared in time: only the buyer can cancel it. The same code after the replacement order of an EXCHANGE is placed: receive the units as MISSING and complete the return.
 *
 * **Access:** an administrator's access token or an app token with the permission `return:write` in the store.
 *
 * @example
 * ```ts
 * const returnDetails = await cancelReturn({ client, body: { returnId: 77 } });
 * ```
 */
export declare const cancelReturn: <ThrowOnError extends boolean = true>(options: Options<CancelReturnData, ThrowOnError>) => RequestResult<CancelReturnResponses, CancelReturnErrors, ThrowOnError, "data">;
/**
 * Get the caller's permissions by store
 *
 * Returns the stores that the caller can access, and the caller's permissions in each store from all scopes combined. No store is required. For an app token: its one store, and
 * `appTokenId` instead of `adminUserId`. Use the result to show or hide actions in a user interface; the service itself checks every call.
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
 * A scope is a named role: permissions, and the stores in which they apply. Returns the scopes that include the store of the request, by name, and in `permissions`
 * every value that a scope or an app token can have. The list is complete (at most 1,000 scopes).
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
 * Returns one scope. Also returns 404 when the scope includes none of the caller's stores.
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
 * Creates a scope, without `scopeId`. With `scopeId`, replaces the whole scope; an absent `description` becomes null. Both return the scope.
 * `GET /admin/scope/all` returns the values that `permissions` may have, and each scope with its `scopeId` and `version`. `GET /admin/store/all` returns the stores with their ids. `POST` and `PATCH /admin/user` assign scopes to users by `scopeIds`.
 * A change takes effect with the next request of each user. Callers cannot grant more than they have. A request returns 403 when it grants a permission or a store that the caller does not have, or a store in which the caller does not have
 * `scope:write`. Changing a scope that already grants such a permission or store also returns 403, as does changing a scope of a user who has more permissions than the caller. A scope that includes none of the caller's stores returns 404.
 * An empty `storeIds` means all stores, present and future, and only callers with access to all stores can set it. 409 `already_exists`: another scope of one of the stores has the name (case-insensitive). 409 `version_conflict`: `version` is stale. 422 `unsupported_operation`: a system scope cannot be changed. 422 `invalid_value`: an unknown permission.
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
 * List the caller's own sessions
 *
 * Returns the user's live sessions, last used first: one per login, without ended sessions. A user has at most 100 sessions; a further login ends the session that was unused longest. `lastUsedOn` is accurate to one minute.
 * An app token has no sessions and returns 403 `forbidden`.
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
 * End one of the caller's own sessions
 *
 * Ends a session. The session's access and refresh tokens are rejected from the next request on. Ending the current session is the same as logging out. A session that has already ended or
 * belongs to another user returns 404.
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
 * Returns the shipment with its lines and the carrier's scans. `allowedActions` lists the actions that the shipment's state allows.
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
 * Changes the status, or carrier, tracking and dates. Fires shipment.tracking_updated when the carrier, tracking number or tracking URL changes, and shipment.status_changed (with `changes.status`) when the status changes. Sending the current status again changes nothing. Changes of other fields fire no event.
 * Statuses move forward: PENDING, LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. DELAYED, EXCEPTION and DELIVERY_ATTEMPTED may move back to IN_TRANSIT. After DELIVERED only RETURNED_TO_SENDER is allowed; RETURNED_TO_SENDER and LOST are final. `isCorrection` allows a move backwards. Any other move returns 409 `invalid_state_transition`, as does a canceled shipment and the status CANCELLED, which `POST /admin/shipment/cancel` sets. It also returns that code for a packed parcel that leaves with units that the buyer withdrew from. Cancel the parcel, or send `isCorrection` if the carrier already has it.
 * A stale `version` returns 409 `version_conflict`.
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
 * Cancels a shipment: its quantities are open again, and its stock is reserved for the order again. Fires shipment.cancelled, shipment.status_changed, and order.fulfillment_status_changed when that status changes. order.fulfilled fires again when the order is fulfilled again. If the shipment is already canceled: 200, no event.
 * From PICKED_UP on, which is the first status of shipments unless `status` was set, the call returns 409 `invalid_state_transition` unless `force` is true. A DELIVERED or LOST shipment cannot be canceled, because the store does not have its goods: refund, or correct the status first. A RETURNED_TO_SENDER shipment can be canceled without `force`: its units can then be sent again, refunded or restocked. A shipment with goods that were already returned cannot be canceled either.
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
 * Lists all shipping methods of the store, including inactive ones, by `position`. `GET /admin/order/shipping-methods` lists the methods available for one order or cart.
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
 * Deletes the method for future carts and orders.
 * Placed orders keep their copy of the method; open carts lose it and have to choose again. 409 `in_use`: live subscriptions ship with the method. Move them, or set `isActive: false` instead.
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
 * Changes the given fields of a shipping method. Open carts and future renewals are priced again with the changed method. A checkout whose total changed returns 409 `cart_changed`. Placed orders keep their shipping charge. An inactive method is not offered to new carts; live
 * subscriptions keep it. 409 `already_exists`: the name is already in use. 409 `version_conflict`: `version` is stale. 422 `invalid_value`: a currency the store does not have, more decimals than
 * the currency has, a minimum above its maximum, or a country the store does not allow.
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
 * Creates a shipping method. The method is offered for carts in its currency that ship to one of `countryCodes` (empty means the store's allowed countries) and weigh between `minWeight` and `maxWeight`. Shipping is free when the shipped goods reach `freeOverSubtotal` after discounts, at the prices that buyers see; lines that are not shipped, such as digital goods, do not count. `price` includes
 * tax if `taxIncluded`; the rate is that of the store's `shippingTaxClassId`. 409 `already_exists`: the name is already in use.
 * 422 `invalid_value`: a currency the store does not have, more decimals than the currency has, a minimum above its maximum, or a country the store does not allow.
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
 * Accepts a JSONL file (UTF-8, at most 32 MiB and 1,000,000 lines of at most 1 MiB each) and processes its lines in order in the background. Each line is the body of `POST /admin/stock/adjust`.
 * The rules of that operation apply. A rejected line changes nothing, and processing continues with the next line.
 * Poll the integration task. After it ends, its `resultFileUrl` has one JSON object for each line, in order: `line` (from 1, empty lines counted) and `outcome` (DONE or REFUSED). A DONE line has the `productId`, `variantIds` and `version` of the changed object. A REFUSED line has the `problem` with its `code`, `detail` and `errors`. The file is kept for 7 days.
 * Each line is processed once, even if the service stops during the task. The Idempotency-Key is required: a repeated request starts no second task.
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
 * Changes stockOnHand of up to 100 variants, all or nothing, for one reason. Each item names its variant by `variantId` or `sku` and either adds `delta` or sets `stockOnHand`. A variant may occur only once (422 `invalid_value`).
 * - `expectedStockOnHand` guards against a count that has changed since the caller read it. If the current value differs, the call returns 409 `version_conflict`, `errors` lists each such item with its current value, and nothing changes.
 * - Reservations do not change. Stock below zero, or below the reserved quantity with the policy DENY, returns 422 `insufficient_stock`. A variant that does not track inventory returns 422 `unsupported_operation`.
 * - Concurrent adjustments and sales add up; none is lost. The audit log records each adjustment with its author. Versions of product and variant do not change.
 * - The Idempotency-Key is required: a repeated request returns the first result and adjusts nothing. No webhook event fires.
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
 * List the stores the caller has access to
 *
 * The stores in which the caller has any permission, by name, whatever their status. No store header is needed. An app token gets only its own store.
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
 * Creates a store. Requires `store:write` through a scope for all stores (403 otherwise), and no `X-Store-Id`; app tokens cannot create stores. The store starts ACTIVE with:
 * - default settings, one default account type ("Customer") and one default tax class ("Standard", no rates).
 * - the built-in mail and PDF templates.
 * - tax provider MANUAL and commission provider NONE.
 * - no shipping method and no store key.
 *
 * A test store (`livemode: false`) has the sandbox as payment provider; a live store has none.
 * `code` and `livemode` never change; `PATCH /admin/store/settings` changes everything else. In a store with `livemode: false` no real money moves.
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
 * Get the proof of the store's domain
 *
 * The proof that the store must publish to show that it owns the domain: the TXT record or the file; one is enough. Keep it published: the service checks it every day, and a proof that was not found for a week expires.
 * While the domain is not proven, links in mails lead to the service's own pages, and mails come from the service's address. 404: the store has no domain.
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
 * Checks now for the TXT record and the file that `GET /admin/store/domain` returns. Once one is found, links in mails lead to `https://` and the domain, and mails come from the domain. Repeated calls are safe: a missing proof does not undo an earlier one.
 * 404: the store has no domain. 422 `domain_not_verified`: neither proof was found or reachable. 409 `already_exists`: another store has proven the domain and its proof is still published; if that proof is gone,
 * the other store loses the domain. 409 `version_conflict`: the domain changed during the check. Limits: eight attempts at once, then one per minute.
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
 * All settings of the request's store, with the `version` for the next change, and the definitions of its custom fields.
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
 * Changes the given fields; arrays and nested objects (`address`, `dunning`, `branding`, `analytics`) are replaced as a whole. Settings take effect with the next request and never change existing data: totals of placed orders,
 * reservations and running retries stay. `orderNumberStart` can only raise the next number. Changing the renewal hour moves renewals that are not yet claimed.
 * A new `domain` must be proven before mails link to it and come from it (`POST /admin/store/domain/verify`).
 * With `status: MAINTENANCE`, the customer API refuses carts and checkout (503 `unavailable`) but serves the catalog. With `CLOSED`, it refuses all requests, and renewals stop.
 * No webhook event fires.
 * 409 `version_conflict`, or 409 `in_use`:
 * - The change removes a currency from `currencyCodes` while variants have prices in it. Remove these prices first (`PUT /admin/price` with that `currencyCode`).
 * - The change sets a different `defaultCurrencyCode` while amounts without their own currency exist. These are costs of variants, price rules of collections, minimum order amounts and spend thresholds of account types, and limits of payment providers. Clear these amounts first.
 *
 * 422 `invalid_value`:
 * - a default that is not in its list (`defaultCurrencyCode`, `defaultLanguageCode`).
 * - an unknown currency, language, time zone, country, account type, tax class or medium.
 * - dunning whose `intervalsDays` do not have `maxAttempts` - 1 entries.
 * - `orderNumberStart` that is not above the last order number (omit it unless you raise it).
 * - another `invoiceNumberStart` once an invoice has a number.
 * - an origin with a path, or a `checkoutUrl` that is on none of the `allowedOrigins`.
 * - a duplicate policy type, a policy without exactly one of `url` and `html`, or a policy type whose address is already in `termsUrl` or `privacyUrl`.
 * - a text color without sufficient contrast to its background (below 4.5:1), or only one of the two colors.
 * - a `productUrlTemplate` with neither `{slug}` nor `{productId}`.
 * - an entry of `taxExchangeRates` with an unknown currency or a rate of 0, or a second entry for a currency.
 * - an entry of `storedValueLimits` with an unknown currency or too many decimals, or a second entry for a currency.
 *
 * **Access:** an administrator's access token or an app token with the permission `store:write` in the store.
 *
 * @example
 * ```ts
 * const storeSettings = await updateStoreSettings({ client, body: {
 *   cartExpiryDays: 30,
 *   guestCheckout: true,
 *   accountPages: true,
 *   returnPolicy: {
 *     terms: [
 *       {
 *         countryCodes: [],
 *         accountTypeIds: [],
 *         windowDays: 30,
 *         withdrawalDays: 14,
 *         restockingRate: '0',
 *         returnShipping: [{ currencyCode: 'EUR', amount: '4.90' }],
 *       },
 *     ],
 *     exclusions: [{ productId: 31, reason: 'HYGIENE' }],
 *     reasons: [{ code: 'TOO_SMALL', name: 'Too small' }],
 *     needsApproval: false,
 *   },
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
 * All payment providers of the store, including inactive ones, sorted by `priority`. Credentials are masked: `{key: "••••1234"}`.
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
 * Changes the given fields of a payment provider. `providerCode` cannot be changed: add another provider. `isDefault: true` makes this provider the default instead of the previous one. `isActive: false` removes the provider from checkout; captures, refunds and renewals of its payments continue. A provider is never deleted.
 * `credentials` sets the keys it contains, null removes a key, and other keys stay. `STRIPE` must keep its `secretKey` and `publishableKey`. The service tests the keys as in `POST`, and keeps the current ones until the new ones pass. To replace a key, create the new one at Stripe, set it here, and then delete the old one. While payments or saved payment methods depend on the account at the provider, the new credentials must belong to it. Add another account as another payment provider.
 * Errors:
 * - 409 `in_use`: removing the default mark without setting another default, deactivating the default while other providers are active, or credentials of another account.
 * - 409 `already_exists`: the display name is taken.
 * - 409 `version_conflict`.
 * - 422 `unsupported_operation`: a payment type that the provider does not support.
 * - 422 `invalid_value`: a credential that the provider does not have (`SANDBOX` and `OFFLINE` have none), a currency that the store does not have, or an unknown country.
 * - 422 `invalid_value`: `minAmount` above `maxAmount`, more digits than the currency has, or `isDefault` for an inactive provider.
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
 * Adds a payment provider to the store. This call charges nothing. The service has these providers:
 * - `STRIPE`: the store's own account. It requires the `credentials` `secretKey` (`sk_…` or a restricted `rk_…`) and `publishableKey` (`pk_…`), both of the store's mode, and accepts `webhookSecret` (`whsec_…`). `publicConfig` then contains the publishable key.
 * - `BTCPAY`: the store's own BTCPay Server. It requires the `credentials` `serverUrl`, `storeId` and `apiKey`, and accepts `webhookSecret`.
 * - `SANDBOX`: test payments, not in a livemode store. It takes no credentials.
 * - `OFFLINE`: bank transfer and similar methods, confirmed by `POST /admin/order/offline-payment`. It takes no credentials.
 *
 * The service tests the keys at Stripe or at the BTCPay Server before it stores them. A rejected key, or keys of different Stripe accounts, return 422 `invalid_value` with the reason. The service encrypts credentials, uses them for calls to the provider, and never shows them again (the response masks them).
 * The store's first active provider becomes the default. Register `webhookUrl` with the provider unless `webhookStatus` is already RECEIVING. Checkouts do not offer an inactive provider, but captures, refunds and renewals of its payments continue.
 * Errors:
 * - 409 `already_exists`: the display name is taken.
 * - 422 `unsupported_operation`: an unknown `providerCode`, `SANDBOX` in a livemode store, or a payment type that the provider does not support.
 * - 422 `invalid_value`: a credential that the provider does not have, a currency that the store does not have, or an unknown country.
 * - 422 `invalid_value`: `minAmount` above `maxAmount`, more digits than the currency has, or `isDefault` for an inactive provider.
 * - 503 `unavailable`: the provider cannot be reached.
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
 * Each store has exactly one tax provider. `MANUAL` means the rates of the store's tax classes. Credentials are masked.
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
 * Changes the given fields of the store's tax provider. The body takes no id: a store has one tax provider.
 * - `MANUAL` uses the store's own tax classes, and takes neither `baseUrl` nor `credentials`.
 * - `HTTP` is a service that implements the contract in the guide "Connect a tax service". It requires `baseUrl` and the credential `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks.
 * - `STRIPE_TAX` is Stripe Tax in the store's own account. It takes no `baseUrl`, and requires the credential `secretKey` of the store's mode: `sk_…`, or `rk_…` that may write Tax Calculations and Transactions. The registrations in that account define where taxes are collected, and `nexus` is ignored.
 *
 * If the change affects the connection to the service, the platform sends the service a harmless test request before it stores anything. Without a correct response, the change returns 422 `invalid_value`. Only the new `signingSecret` signs that call; in calls of the next 24 hours the previous one signs too.
 * A new `providerCode` erases the previous address and credentials, so send the new ones with it. Otherwise, `credentials` sets the keys it contains, null removes a key, and other keys stay.
 * `nexus` is replaced as a whole. Placed orders keep their tax. While the provider is inactive, the manual rates apply; taxes of earlier orders are still reported. 409 `version_conflict`. 422 `unsupported_operation`: another `providerCode`. 422 `invalid_value`: a credential that the provider does not have, or an unknown country in `nexus` or `originAddress`.
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
 * Each store has exactly one commission provider record. `providerCode: NONE` means that the store has no commission provider; its customers then show `commissionProviderName: null`.
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
 * Changes the given fields of the store's commission provider. The body takes no id: a store has one commission provider.
 * - `NONE` means no commission provider, and takes neither `baseUrl` nor `credentials`.
 * - `HTTP` is a service that implements the contract in the guide "Connect a commission service". It requires `baseUrl` and the credential `signingSecret` (`whsec_…`), which signs calls to the service in the same way as webhooks.
 * If the change affects the connection to the service, the platform queries the service for the code `CHECK` before it stores anything. Without a correct response, the change returns 422 `invalid_value`. Only the new `signingSecret` signs that call; in calls of the next 24 hours the previous one signs too.
 * A new `providerCode` erases the previous address, the credentials and the customers' ids at the previous provider, so send the new ones with it. Otherwise, `credentials` sets the keys it contains, null removes a key, and other keys stay. With `syncCustomers`, all customers are sent to the new service. Orders that were placed before the service was connected are reported only by `POST /admin/order/sync`.
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
 * The public keys that storefronts send as `X-Store-Key`, newest first. The service stores only a hash of each key, so the list shows its `prefix`. Revoked keys are listed only with `includeRevoked` (then the newest 1,000 in all).
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
 * Requests with the key are rejected from the next request on (401), permanently. Customer sessions continue with another key of the store. Revoking a revoked key returns 204.
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
 * Creates a key for a storefront. A key is public: it identifies the store and is visible in the storefront's pages. Only this response shows `key`; a retry with the same Idempotency-Key shows it again for 24 hours. To replace a key, create
 * the new one, deploy it in the storefront, then revoke the old one. `allowedOrigins` in the settings defines the origins from which browsers may call. A store has at most 20 live keys: 422 `unsupported_operation`. 409 `already_exists`: a live key has
 * the name already.
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
 * List a customer's store credit
 *
 * Returns the store credit of a customer, one account per currency, sorted by currency. A customer who never had store credit has no accounts. Store credit does not expire.
 *
 * **Access:** an administrator's access token or an app token with the permission `store-credit:read` in the store.
 *
 * @example
 * ```ts
 * const storeCreditAccountList = await listStoreCredit({ client, query: { storeCustomerId: 501 } });
 * ```
 */
export declare const listStoreCredit: <ThrowOnError extends boolean = true>(options: Options<ListStoreCreditData, ThrowOnError>) => RequestResult<ListStoreCreditResponses, ListStoreCreditErrors, ThrowOnError, "data">;
/**
 * List the entries of store credit
 *
 * Lists every change of the store's store credit, newest first unless `sort` says otherwise. Entries never change; a correction is a new entry. The sum of `amount` of an account's entries is its balance, and the sum of `heldAmount` is its held amount.
 *
 * **Access:** an administrator's access token or an app token with the permission `store-credit:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listStoreCreditEntries({ client, query: { cursor } }))) console.log(item);
 * ```
 */
export declare const listStoreCreditEntries: <ThrowOnError extends boolean = true>(options: Options<ListStoreCreditEntriesData, ThrowOnError>) => RequestResult<ListStoreCreditEntriesResponses, ListStoreCreditEntriesErrors, ThrowOnError, "data">;
/**
 * Adjust a customer's store credit
 *
 * Adds value to a customer's store credit (`amount` above 0) or removes value (`amount` below 0). The first amount in a currency opens the customer's account in this currency.
 * - Value that an order holds cannot be removed (422 `invalid_value`).
 * - Value can only be added in a currency in which the store sells (422 `currency_mismatch`).
 * - A customer whose personal data is erased gets no value (409 `invalid_state_transition`), but value can still be removed.
 * - An administrator cannot change their own store credit as a customer (403 `forbidden`).
 * - `storedValueLimits` of the settings limits the value that an administrator or an app token adds in one day of the store's time zone. Above it, the request fails with 403 `forbidden`. The limit does not apply to callers with `store:write`, who could change it.
 * - The Idempotency-Key is required: a repeated request returns the first entry and adjusts nothing. The audit log records the change. Fires `stored_value.adjusted`.
 *
 * **Access:** an administrator's access token or an app token with the permission `store-credit:write` in the store.
 *
 * @example
 * ```ts
 * const storeCreditEntry = await adjustStoreCredit({ client, body: { storeCustomerId: 501, currencyCode: 'EUR', amount: '25.00', reason: 'Parcel arrived late' } });
 * ```
 */
export declare const adjustStoreCredit: <ThrowOnError extends boolean = true>(options: Options<AdjustStoreCreditData, ThrowOnError>) => RequestResult<AdjustStoreCreditResponses, AdjustStoreCreditErrors, ThrowOnError, "data">;
/**
 * Update a customer
 *
 * Changes the profile of a customer in this store. The e-mail address belongs to the person's account, and only that person can change it; status and account type have their own operations.
 * Fires `customer.updated` when a field of the snapshot changes (firstName, lastName, phoneNumber, company, languageCode, acceptsMarketing); changes of other fields fire no event. 409 `version_conflict` on a stale `version`, `already_exists` when `externalId` is taken,
 * `invalid_state_transition` when the personal data has been erased. 422 `invalid_value` when a custom field does not match its definition.
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
 * Changes the customer's status. Allowed transitions: ACTIVE to SUSPENDED, BANNED, DEACTIVATED; SUSPENDED to ACTIVE, BANNED, DEACTIVATED; BANNED to ACTIVE; DEACTIVATED to ACTIVE until the personal data is erased. Any other transition returns 409 `invalid_state_transition`; sending the current status succeeds without an event, except that `forfeitStoreCredit` removes credit that a refund has returned since.
 * SUSPENDED: logins and checkouts are rejected, including guest checkouts with the customer's e-mail address, and checkouts that wait for the buyer end. Open orders continue. Subscriptions are paused if the store's settings require it. BANNED: as SUSPENDED, but the e-mail address cannot register again in this store, and subscriptions are canceled. DEACTIVATED: personal data is erased 30 days later (`eraseOn`); until then, moving back to ACTIVE cancels the erasure. A mail tells the customer of the deactivation, with that day, and another of a restored account. Saved payment methods are removed and consent to marketing e-mails is withdrawn at once. The erasure includes orders that were placed as a guest with the customer's e-mail address.
 * A customer who has store credit cannot be deactivated without `forfeitStoreCredit` (409 `stored_value_left`). With it, one ledger entry for each currency removes the balance. The caller then also needs `store-credit:write` (403 `forbidden`). Credit that an open order holds returns 409 `stored_value_left` in any case. Moving back to ACTIVE does not restore forfeited credit. If a refund returns credit after the deactivation, the personal data stays until the credit is removed. An adjustment removes it, or this request with DEACTIVATED and `forfeitStoreCredit` again.
 * All sessions and refresh tokens of the customer in this store end in the same transaction. Fires `customer.status_changed`, then the events of the subscriptions that are paused, canceled or resumed, and `stored_value.adjusted` for each currency of forfeited credit. A stale `version` returns 409 `version_conflict`.
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
 * Moves a customer to another account type. Prices, tax exemption and visibility of the new account type apply from the next cart calculation and the next renewal on; placed orders do not change. The daily check of automatic tiers does not move the customer from the chosen account type unless `automatic` is true.
 * Fires `customer.account_type_changed`; sending the current account type succeeds without an event. 404 for an unknown account type. 409 `version_conflict` on a stale `version`, `invalid_state_transition` when the personal data has been erased.
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
 * Report what the store owes in stored value
 *
 * Returns the value that the store owes the holders of gift cards and store credit, by currency, kind and source. The report covers the days from `from` until before `to` in the store's time zone. The opening amount of a day and its changes add up to the closing amount, which is the opening amount of the next day. Value that orders hold is still owed.
 * Groups without value and without changes are left out, and so are days without changes. `to` must be after `from`, by at most 366 days: 422 `invalid_value`.
 *
 * **Access:** an administrator's access token or an app token with the permission `store-credit:read` in the store.
 *
 * @example
 * ```ts
 * const storedValueLiability = await getStoredValueLiability({ client, query: { from: '2026-11-01', to: '2026-12-01' } });
 * ```
 */
export declare const getStoredValueLiability: <ThrowOnError extends boolean = true>(options: Options<GetStoredValueLiabilityData, ThrowOnError>) => RequestResult<GetStoredValueLiabilityResponses, GetStoredValueLiabilityErrors, ThrowOnError, "data">;
/**
 * List subscriptions
 *
 * The subscriptions of the store, one row for each subscription (not for each line). `search` matches the whole subscription number, and parts of the customer's e-mail address, names, company and phone number and of the SKUs. With fewer than three characters it matches only whole SKUs and numbers. Dates are plain dates in the store's time zone, or in the time of the customer's test clock.
 * Useful filters: `due=true` for renewals due today; `dunningState=RETRYING,EXHAUSTED` for past due subscriptions; `failureClass=HARD,ACTION` for failures that need the customer; `cardExpiresTo` for cards about to expire.
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
 * Returns one subscription: the snapshot that events carry, plus dunning and the newest 50 history entries. It also has upcoming renewals with an estimate of the next one, and the actions that are possible now (`allowedActions`).
 * Send exactly one of `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
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
 * Changes the shipping, billing and prices of future renewals. Placed orders do not change. Addresses and payment method must be active ones of the subscription's customer (404 otherwise).
 * A new plan changes the interval and the prices from the next renewal on; the next date stays. The subscription takes the new plan's binding terms: interval, anchor, number of cycles, prepaid terms and cancel policy. Introductory cycles are not granted again. A new payment method in dunning state RETRYING or EXHAUSTED, or in TERMINAL_FAILED, starts a retry at once, in the background.
 * Fires `subscription.items_changed` when the plan changes and `subscription.pricing_changed` when prices or coupons change. Changes of other fields fire no event; the history records them.
 * Errors:
 * - 409 `cycle_locked`: inside the plan's cutoff, unless `overrideCutoff`. The cutoff does not apply to payment method, note and custom fields.
 * - 409 `cycle_locked`: while a charge is running, and for plan and coupons while deliveries of a prepaid term are left.
 * - 409 `invalid_state_transition`: the subscription is CANCELLED.
 * - 409 `version_conflict`.
 * - 422 `invalid_value`: an inactive plan, or a plan on which the product of a line is not sold.
 * - 422 `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`.
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
 * Creates a subscription without a checkout, for example for an order by telephone or for a subscription from another system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of `nextProcessingDate` make the first charge (today's renewals, if that date is today), and the schedule counts from that date. Introductory prices and coupons count from the first charge.
 * The customer must be ACTIVE (409 `invalid_state_transition`) and have an account type that may subscribe. The payment method and addresses must be active ones of this customer (404 otherwise). A customer may have several subscriptions to the same product.
 * Errors with 422, with every invalid field:
 * - `invalid_value`: an inactive plan, a variant that is not sold on the plan, or a date out of range.
 * - `invalid_value`: a payment method that its provider cannot charge later, or a missing address or shipping method.
 * - `unsupported_operation`: an account type that cannot subscribe.
 * - `currency_mismatch`: a variant has no price in the currency.
 * - `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`.
 *
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
 * Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real charge. `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real renewal is priced when it runs. A renewal that is covered by a prepaid term costs nothing.
 * 422 `invalid_value` for a date on which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
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
 * List the upcoming renewals of a subscription
 *
 * The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal is scheduled. 422 `invalid_value` for a day that is past or too far ahead.
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
 * The changes of the subscription and who made them, newest first: events, and changes that fire no event (addresses, payment and shipping method, note). Entries are never removed.
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
 * Queues the renewal of every ACTIVE subscription of the store that is due by `processingDate`, or only of the given subscriptions. The default is today in the store's time zone; a later date returns 422 `invalid_value`. The API responds when the renewals are queued; charging continues in the background.
 * Repeated and concurrent calls are safe: each cycle is charged only once. `lockedCount` counts renewals that are already being processed. Status and dunning are checked again at the time of the charge.
 * A successful renewal fires `order.created`, `order.payment_captured` when money was captured, and `subscription.processed`. A failed one fires `subscription.payment_failed`. When an item is out of stock and the store's settings skip such renewals, `subscription.cycle_skipped` fires. Subscriptions with a test clock are not included; advancing their clock renews them.
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
 * Charges the missed cycle now. Allowed in dunning state RETRYING or EXHAUSTED and in TERMINAL_FAILED, otherwise 409 `invalid_state_transition`; 409 `cycle_locked` while a charge is running, without `Retry-After` while a bank is processing the payment. `customerPaymentMethodId` first replaces the subscription's payment method. If the bank debit of a renewal, or of the subscription's first order, failed late, the call charges the existing order: it creates no order and processes no cycle.
 * Success from RETRYING: the order counts for the missed cycle and the schedule does not shift. Fires `order.created`, `order.payment_captured`, `subscription.processed`. Success from TERMINAL_FAILED: the subscription becomes ACTIVE, and its next date counts from today. Also fires `subscription.processed`, `subscription.status_changed`.
 * A decline returns 422 `payment_declined`: the attempt is recorded, counts as a failed attempt, and fires `subscription.payment_failed`. 422 `insufficient_stock` does not count as a failed payment. 503 `payment_outcome_unknown`: the service looks up the outcome and never charges again under another key. 503 `unavailable`: the store is closed.
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
 * Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and is then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is canceled at once even with `atPeriodEnd`.
 * The plan's cancel policy binds customers, not administrators. Nothing is refunded. In a prepaid term, the period ends with the term: paid deliveries are still sent. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Canceling again succeeds without an event.
 * Fires `subscription.cancelled`, then `subscription.status_changed`, when the subscription becomes CANCELLED.
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
 * Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`. The schedule does not move: the next processing date is the first scheduled date on or after `pausedUntil`. Without `pausedUntil`, the next date is null until the subscription is resumed.
 * Pausing skips a renewal that failed or waits. Pausing a PAUSED subscription replaces date and reason. The plan's `allowPause` and cutoff bind customers, not administrators. 409 `invalid_state_transition` from other states and while `cancelAtPeriodEnd` is true (reactivate the subscription first), `cycle_locked` while a charge is running. Fires `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`. For a subscription that is already PAUSED, fires only `subscription.processing_date_changed`, and only if the next date moves.
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
 * Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled date after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without an event; other states return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead. Fires `subscription.resumed`, then `subscription.status_changed`.
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
 * Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription must be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`). Send `processingDate` to name the renewal to skip: any date other than the next one returns 409 `invalid_state_transition`, so two callers never skip twice.
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
 * Undo the skip of a renewal
 *
 * Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current next date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have been skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing the same skip again succeeds without an event.
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
 * Moves the subscription from CANCELLED to ACTIVE, even if the customer is not ACTIVE. A subscription that was replaced or has completed its cycles cannot be reactivated (409 `invalid_state_transition`). The subscription needs an active payment method, its own or the one in the request (422 `invalid_value`). A date that is past or more than one year ahead returns 422 `invalid_value`, too. Without `nextProcessingDate`, the next date is the first scheduled date after today. Nothing is charged now.
 * Fires `subscription.resumed`, then `subscription.status_changed`. Reactivating an ACTIVE subscription withdraws a cancellation at the end of the period (`cancelAtPeriodEnd`), without an event. To recover a TERMINAL_FAILED subscription, retry its payment.
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
 * Replace a subscription with a new one
 *
 * Creates a new subscription with the same customer and currency and cancels the old one (cancelReason `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0, is not charged before its next processing date, and gets introductory prices only for the introductory cycles that the old one had left. The new subscription is PAUSED if the old one is and no date is given. A replaced subscription cannot be reactivated.
 * Fires `subscription.replaced`, `subscription.cancelled` and `subscription.status_changed` for the old subscription, then `subscription.created` for the new one.
 * Errors:
 * - 409 `invalid_state_transition`: the old subscription is not ACTIVE, PAUSED or TERMINAL_FAILED, or the customer is not ACTIVE.
 * - 409 `cycle_locked`: a charge is running, or the request changes plan, items or coupons while deliveries of a prepaid term are left.
 * - 422 `unsupported_operation`: the customer's account type may not subscribe.
 * - 422 `invalid_value`: a variant is not sold on the plan.
 * - 422 `currency_mismatch`, `coupon_not_applicable`.
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
 * Removes, updates, swaps and adds lines in this order, all or nothing, from the next renewal on. A line keeps its `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice` fixes the price of a line; null restores the plan's price.
 * A request may remove every line; a subscription without lines is skipped when due. Fires `subscription.items_changed` (once) when lines change, and `subscription.pricing_changed` when the unit price of a remaining line changes.
 * Errors:
 * - 404: an unknown line or variant.
 * - 409 `invalid_state_transition`: the subscription is not ACTIVE, PAUSED or TERMINAL_FAILED.
 * - 409 `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`), while a charge is running, or while deliveries of a prepaid term are left.
 * - 409 `version_conflict`.
 * - 422 `invalid_value`: a variant is not sold on the plan.
 * - 422 `currency_mismatch`: a variant has no price in the currency.
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
 * Sets the next processing date: today or later, at most one year ahead (422 `invalid_value`). Later dates count from the new date, unless `keepAnchor` is true. Fires `subscription.processing_date_changed`. Sending the current date succeeds without an event.
 * Errors:
 * - 409 `invalid_state_transition`: the subscription is not ACTIVE.
 * - 409 `cycle_locked`: inside the plan's cutoff (unless `overrideCutoff`), or while a charge is running.
 * - 409 `cycle_locked`: the renewal has failed or waits, and is being retried. Skip it, or have it paid.
 * - 409 `version_conflict`.
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
 * Deletes a plan that never had subscriptions, with its prices. Otherwise, and while a checkout uses the plan, 409 `in_use`: set `isActive` to false instead.
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
 * Changes the given fields of a subscription plan. A new subscription copies the binding terms (interval, anchor, `minCycles`, `maxCycles`, `prepaidCycles`, `trialDays`, `cancelPolicy`), so changing them affects new subscriptions only. Interval and anchor cannot change while the plan has subscribers (409 `in_use`): create another plan. Changes of name, pricing, shipping policy, cutoff and the customer permissions also apply to existing subscriptions, from their next renewal on.
 * A lower price applies at once. Existing subscriptions are charged a higher price only after it was announced and the store's `priceChangeNoticeDays` have passed. About a minute after the change, the service mails the customers and fires `subscription.pricing_changed` for each subscription. `announcedPrices` of each line shows the day from which the line may cost more. A price that an administrator or an external system fixed does not change. `anchor` and `pricing` are replaced as a whole.
 * An inactive plan accepts no new subscriptions; existing ones continue. 409 `version_conflict`, `already_exists`; 422 `invalid_value` as for creating a plan.
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
 * Creates a plan, which defines how often a subscription renews, and how its renewals are priced, shipped and canceled. Defaults: no anchor, no minimum and no end, ANY_TIME as `cancelPolicy` (AFTER_MIN_CYCLES when `minCycles` is set), the one-time prices, and shipping charged for every shipment.
 * Errors:
 * - 409 `already_exists`: `code` is taken.
 * - 422 `invalid_value`: `maxCycles` below `minCycles` or not a multiple of `prepaidCycles`, or AFTER_MIN_CYCLES without `minCycles`.
 * - 422 `invalid_value`: an anchor that does not fit the interval unit (WEEKDAY requires WEEK, MONTHDAY requires MONTH), or a cutoff that is not shorter than the interval.
 * - 422 `invalid_value`: a pricing value without type, a fixed amount without currency, or `firstCycles` without `thenValue`.
 * - 422 `currency_mismatch`: a currency that the store does not have.
 * - 422 `unsupported_operation`: more than 1,000 plans.
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
 * All test clocks of the store, newest first. In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
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
 * Deletes the clock and cancels the customer's live subscriptions, because their dates are in the clock's time. They fire `subscription.cancelled`, then `subscription.status_changed`. Orders stay. 409 `invalid_state_transition` while the clock is advancing. In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
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
 * A test clock: its current time, and whether it is still advancing. In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
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
 * Creates a test clock for one customer, to test an integration. Subscriptions that the customer starts from now on follow the clock, and `POST /admin/test-clock/advance` moves it forward. A year of renewals takes a minute, with real orders, events and mails, all with `livemode: false`.
 * Business dates follow the clock: the due dates of renewals, retries, reminders and trial ends, the `orderDate` of the customer's orders, and the expiry of cards. Ids, signatures and the creation times of events use real time. The store's regular renewals do not process these subscriptions.
 * The customer must have no live subscriptions (409 `invalid_state_transition`) and no test clock (409 `already_exists`). In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
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
 * Advance a test clock
 *
 * Moves the clock forward and processes everything that falls due on the way, in the order of the dates: renewals, retries, reminders, resumptions, ends of terms. The API responds at once with status ADVANCING; read the clock until its status is READY. On the way, the clock waits for charges in flight, and up to two minutes for a bank's decision, so that later work has the right date. A charge without an outcome after two minutes stops the clock (FAILED). To see a decline, give the subscription a payment method of the sandbox that declines before you advance the clock; `pm_card_expires0127` expires.
 * 409 `invalid_state_transition` while the clock is already advancing, `version_conflict`. 422 `invalid_value` for a time that is not later than the clock's, or more than 400 days ahead of it. In a store with `livemode: true`, every operation on test clocks returns 422 `unsupported_operation`.
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
 * List what is not translated
 *
 * The objects of a kind with a text that has no translation into a language, oldest first, and the names of the members with these texts. A translation into a parent of the language counts: for `de-AT`, texts in `de` are not missing. For the language of the catalog (`catalogLanguageCode` of the settings) nothing is missing. Texts that an object does not have in any language are not missing, and neither are slugs. Archived products are omitted. Shipping methods, subscription plans, coupons, payment providers and account types have one translated text, their name; coupons without a name are omitted. `rates` of a tax class are the names of its rates, and `altText` is the text of a media file. The settings of the store have legal pages (`policies`) and the names of custom fields (`customFieldDefinitions`). To list these also requires the permission to read them: `shipping-method:read`, `subscription-plan:read`, `coupon:read`, `customer:read` for account types, `media:read`, or `store:read` for payment providers and settings.
 * A request examines at most 10,000 objects. If these do not fill the page, the page has fewer items, or none, and `nextCursor` continues after them; the list ends where `nextCursor` is null.
 * The language does not have to be one of the store's, so the list also shows what a new language would need.
 *
 * **Access:** an administrator's access token or an app token with the permission `product:read` in the store.
 *
 * @example
 * ```ts
 * for await (const item of items((cursor) => listMissingTranslations({ client, query: { cursor, languageCode: 'de', objectType: 'product' } }))) console.log(item);
 * ```
 */
export declare const listMissingTranslations: <ThrowOnError extends boolean = true>(options: Options<ListMissingTranslationsData, ThrowOnError>) => RequestResult<ListMissingTranslationsResponses, ListMissingTranslationsErrors, ThrowOnError, "data">;
/**
 * List the administrators of the store
 *
 * All users who hold a scope that includes the request's store, including deactivated users, sorted by e-mail address. The list is complete (at most 1,000).
 * `scopeIds` contains only scopes that include one of the caller's stores.
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
 * The user of the access token. Neither a body nor a store is needed. `GET /admin/scope/me` returns the user's permissions.
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
 * Changes the user's own names, phone number and password. Only a user with `user:write` can change the e-mail address and the scopes (`PATCH /admin/user`).
 * A new `password` requires `currentPassword`. A wrong one returns 422 `invalid_value` at `/currentPassword`; wrong passwords are throttled like logins. 422 `weak_password`: fewer than 15 characters
 * (8 with confirmed TOTP), or a common password. A new password ends all other sessions of the user, and the service notifies the user by mail. An app token has no user: 403 `forbidden`.
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
 * Deactivates the user: all sessions end at once and the user cannot log in. The user stays in lists and in the audit log (`isActive: false`). App tokens that the user created continue to work. `PATCH /admin/user` with `isActive: true` reactivates
 * the user. Deactivating a deactivated user returns 204. The caller needs `user:write` in every one of the caller's stores that the user's scopes include, and must hold there every permission that the user has (403).
 * A user who also has stores that the caller does not have loses only the scopes of the caller's stores, and keeps all others.
 * 409 `in_use`: this is the last active user with all permissions. 422 `unsupported_operation`: the caller's own user.
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
 * Changes names, e-mail address, phone number, scopes, password or activity. The caller needs `user:write` in every store that the user's scopes include, and must hold there every permission that the
 * user has before and after the change (403). To change only `scopeIds`, the caller needs this only in the stores that both have in common. A user without any of the caller's stores returns 404. Changing one's own `email` or `password` requires `currentPassword`: without it or with a wrong one, 422 `invalid_value` at `/currentPassword`;
 * wrong passwords are throttled like logins. `scopeIds` replaces all scopes that include a store of the caller and takes effect with the user's next request. A new password ends all sessions of the user. A new `email` is
 * stored as `pendingEmail` until the person follows the link that is mailed to it, within 24 hours. The service notifies the old address at once, and again when the new address replaces it, which ends all sessions. The response is the same whether or not the new
 * address is known elsewhere. The address of a user who has not accepted the invitation changes at once, and the new address gets a new invitation. The service notifies the user by mail of changes of password, e-mail address or second factor. `isActive: true` reactivates a deactivated user, `false` is the same as DELETE. `resetTotp: true` removes a lost second
 * factor; it requires a `password` of at least 15 characters unless the current password is that long (422 `weak_password`).
 * 409 `already_exists`: the store lists another user with the new address of an invited user. 409 `in_use`: the last active user with all permissions would lose them. 409 `version_conflict`.
 * 422 `unsupported_operation`: deactivating oneself, resetting one's own second factor, or changing the password or second factor of a user who has not accepted the invitation. 422 `invalid_value`: a scope that is unknown, or that includes none of the caller's stores.
 * 429: more than 30 addresses per hour, or one address more than five times.
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
 * Mails an invitation to the address. Its link works once, for 7 days (`POST /admin/user/resend-invitation` mails a new one), and leads to a page of the service. There, a new person chooses a password;
 * an existing administrator proves their identity and gets the scopes in addition to their own. Until then, `confirmedOn` is null and the invitation gives no access. The response is the same whether
 * or not the address is known elsewhere on the platform. After an administrator of other stores accepts, the store lists that administrator's own id in place of this one.
 * 409 `already_exists`: the store lists a user with this address, who may be invited or deactivated. 429: a store's administrators can mail 30 addresses per hour, including address changes, and one address five times.
 * Callers can grant only permissions that they hold. 403 if the scope has a permission or a store that the caller does not have, or a store in which the caller does not have `user:write`.
 * 422 `invalid_value`: a scope that is unknown, or that includes none of the caller's stores.
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
 * Mails a pending invitation to its address again, with a new link that works for 7 days. The previous link becomes invalid. Requires the same permissions as changing the user (`PATCH /admin/user`).
 * 422 `unsupported_operation`: the user has accepted, or is deactivated. 429: more than 30 addresses per hour, or this one more than five times.
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
 * Turns TOTP on with a code of the new secret. Returns ten recovery codes, shown once, each valid for one login. All other sessions of the user end.
 * 422 `code_invalid`: a wrong code, or no enrollment was started in the last 10 minutes. 409 `already_exists`: TOTP is on.
 * Wrong codes are throttled per user, across all operations that take a code: five attempts, then one more every 15 minutes.
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
 * Creates a new secret for an authenticator app (SHA-1, 6 digits, 30 seconds) and shows it once. The secret has no effect until `PATCH /admin/user/totp` confirms one of its codes
 * within 10 minutes; a second call before that replaces the first secret. Requires the user's password, because a stolen access token must not be enough: a wrong one returns 422 `invalid_value` at
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
 * Turns TOTP off and invalidates the recovery codes. Requires the user's password (422 `invalid_value` at `/currentPassword`), and a current code or a recovery code, which the call uses up.
 * 422 `code_invalid`: a wrong code; wrong codes are throttled together with those of logins. 422 `weak_password`: the password has fewer than 15 characters; choose a longer one first. 404 when TOTP is off.
 * A user who lost both authenticator app and recovery codes needs an administrator with `user:write` (`resetTotp` of `PATCH /admin/user`). An app token has no user: 403 `forbidden`.
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
 * Get one's own preferences
 *
 * Returns the texts that programs keep for the logged-in administrator, such as the saved views of the admin console. They follow the person to every browser and every store. No store is required. Only the administrator can read them.
 * An administrator without preferences gets an empty object and `version` 1. An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const adminPreferences = await getMyPreferences({ client });
 * ```
 */
export declare const getMyPreferences: <ThrowOnError extends boolean = true>(options: Options<GetMyPreferencesData, ThrowOnError>) => RequestResult<GetMyPreferencesResponses, GetMyPreferencesErrors, ThrowOnError, "data">;
/**
 * Replace one's own preferences
 *
 * Replaces all preferences of the logged-in administrator. Read them first, change your own names, and send the others unchanged. Start your names with the name of your program, as in `console.views.1`. The service does not interpret the values.
 * Do not store secrets. The audit log notes the change without the values. 409 `version_conflict`: another program has changed the preferences since `version`; read them again and repeat your change. Without `version` the request replaces them in any case.
 * 422 `invalid_value`: a name is not 1 to 100 letters, digits, dots, hyphens and underscores, or all names and values together have more than 65,536 bytes. An app token has no user: 403 `forbidden`.
 *
 * **Access:** an administrator's access token or an app token; no permission is needed.
 *
 * @example
 * ```ts
 * const adminPreferences = await replaceMyPreferences({ client, body: {
 *   preferences: { 'console.views.1': '{"orders":[{"name":"To ship","query":{"fulfillmentStatus":"UNFULFILLED"}}]}' },
 *   version: 1,
 * } });
 * ```
 */
export declare const replaceMyPreferences: <ThrowOnError extends boolean = true>(options: Options<ReplaceMyPreferencesData, ThrowOnError>) => RequestResult<ReplaceMyPreferencesResponses, ReplaceMyPreferencesErrors, ThrowOnError, "data">;
/**
 * List webhook deliveries
 *
 * The deliveries of the store, without their attempts. `GET /admin/webhook-delivery` returns a delivery with its attempts and the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next due first. Deliveries are kept for at least 90 days after they end.
 * The list has only deliveries of events whose object the caller may read (`order:read` for `order.created`).
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
 * The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first 16 KiB of the response. Each attempt also shows when the next attempt follows and why.
 * Also requires the permission to read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
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
 * Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An attempt in flight may still arrive. Past deliveries stay readable for 90 days.
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
 * The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
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
 * Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting deliveries; only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued deliveries
 * wait, and new events get no delivery and can be replayed later. `isActive: true` activates the endpoint and closes its breaker. Waiting deliveries then continue at once, and parked deliveries after the first success. A new URL closes the breaker.
 * 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an unknown event type, and for a forbidden header. 422 `invalid_value` also for a URL that is not https (in a livemode store), has credentials or a fragment, or leads to a non-public address.
 * Changing `url` or `eventTypes` also requires the permission to read the objects of all its event types (403 `forbidden`).
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
 * Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for overlapHours (0–168, default 24). Until then every delivery carries
 * several signatures, separated by spaces, and a receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including those of earlier rotations. At most 20 keys of a scheme are live. More return
 * 422 `unsupported_operation`, as does v1a while asymmetricSignature is off.
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
 * Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits for the outcome: one attempt, no retry. A failed attempt returns 200 with
 * `succeeded: false`. The test works for every type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode: false` and the request has the header
 * `webhook-test: true`. The sample appears in no event list, has no delivery, and does not affect health or breaker.
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
 * Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow after the first success, oldest first, at 10 per second.
 * Events from the time when the endpoint was disabled have no delivery. Replay them with `POST /admin/webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active endpoint only closes its breaker.
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
 * The events of the store, including events that no endpoint subscribes to, without their payloads (`GET /admin/webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest transaction still running. So with a cursor, or
 * with `sort=sequence` and `sequenceAfter` = the highest sequence already seen, a poller never skips an event. Use this to poll instead of receiving webhooks.
 * Events are kept for at least 90 days, and longer while a delivery or a replay needs them.
 * Each event also requires the permission to read its object (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`, `return:read`). `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require `gift-card:read`; `.redeemed`, `.refunded` and `.adjusted` also require `store-credit:read`. The list has only events of objects that the caller may read.
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
 * The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404 after the event's retention (at least 90 days).
 * Also requires the permission to read the object (`order:read` for `order.created`); 403 `forbidden` names it.
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
 * All event types, each with its meaning and a realistic sample.
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
 * Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule. The pending retry or parked delivery of the event to the endpoint
 * is canceled. Without webhookEndpointId, the event goes to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that endpoint, whatever types it subscribes to.
 * Also requires the permission to read the object (403 `forbidden`). 409 `invalid_state_transition` when the named endpoint is disabled.
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
 * Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED. Finished deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409 `invalid_state_transition`.
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
 * The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been canceled or been parked. Kept for 90 days after the replay ends.
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
 * Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the background. The filters are time (createdFrom inclusive, createdTo exclusive,
 * default now), type, delivery status and object. The number of events is unlimited, and the replay survives a restart of the service. `dryRun: true` only counts the events and returns 200;
 * otherwise the API returns 202 with the replay, and the GET shows its progress. A dry run also works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked deliveries. A replay does not
 * delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the replay, so consumers must order by `webhook-sequence`.
 * Also requires the permission to read the objects of all types that are replayed (403 `forbidden`).
 * 409 `already_exists` while another replay to the endpoint is queued or running, 409 `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without
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
