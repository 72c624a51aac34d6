import type { AccountTypeId, AccountTypeSignUpMode, ActorType, Address, AddressInput, AnnouncedPrices, ApiVersionDate, BrandingFont, CartId, CollectionId, Color, CommissionProviderId, Count, CountryCode, CouponId, CurrencyCode, CustomField, CustomFieldInput, CustomFieldType, CustomerAddressId, CustomerPaymentMethodId, CustomerStatus, Date, Decimal, DeclineCode, DimensionUnit, DunningState, Email, ErrorCode, Failures, FulfillmentStatus, Html, IntervalUnit, InventoryPolicy, Language, LanguageCode, LineItemId, MediaId, MediaType, MediaVariant, Money, NextCursor, OfflinePaymentMethod, OrderBalance, OrderCoupon, OrderCustomer, OrderId, OrderLine, OrderNumber, OrderState, OrderTax, PageNumber, PageSize, Payment, PaymentId, PaymentProviderCode, PaymentProviderId, PaymentStatus, PaymentType, Permission, Phone, PhoneNumber, PhoneNumberInput, PolicyType, PositiveMoney, PriceId, Problem, ProblemFieldCode, ProblemFieldLocation, ProductId, ProductMedia, ProductOptionId, ProductOptionValueId, ProductStatus, ProductType, ProviderPublicConfig, Quantity, Rate, RefundId, RefundNumber, RefundReason, RefundStatus, ReturnFee, ReturnId, ReturnKind, ReturnObstacle, ReturnPreviewLine, ReturnRequestLine, ReturnSort, ReturnStatus, Seo, ShipmentId, ShipmentStatus, ShippingMethodId, Sku, Slug, StoreAnalytics, StoreCustomerId, StoreId, StoreStatus, SubscriptionAction, SubscriptionCancel, SubscriptionCancelPolicy, SubscriptionCreate, SubscriptionCycleStatus, SubscriptionEstimate, SubscriptionFailureClass, SubscriptionHistoryEntry, SubscriptionHistoryPage, SubscriptionHistorySort, SubscriptionId, SubscriptionItemAdd, SubscriptionItemId, SubscriptionItemStatus, SubscriptionItemUpdate, SubscriptionNumber, SubscriptionPause, SubscriptionPlanId, SubscriptionPlanPricing, SubscriptionPricingType, SubscriptionReactivate, SubscriptionReplace, SubscriptionResume, SubscriptionShippingPolicy, SubscriptionStatus, SubscriptionUpcomingCycle, SubscriptionUpcomingList, TaxClassId, TimeZone, Timestamp, TimestampInput, TotalCount, TotalIsEstimate, Url, VariantId, VariantOptionValue, VariantStatus, Version, WebhookDeliveryAttempt, WebhookDeliveryCounts, WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointCreated, WebhookEndpointEnable, WebhookEndpointId, WebhookEndpointList, WebhookEndpointSecretRotate, WebhookEndpointSecretRotated, WebhookEndpointTest, WebhookEndpointTestResult, WebhookEndpointUpdate, WebhookErrorCode, WebhookEventId, WebhookEventPayload, WebhookEventResend, WebhookEventSort, WebhookEventType, WebhookEventTypeFilter, WebhookEventTypeList, WebhookNextAttemptReason, WebhookObjectId, WebhookObjectType, WebhookReplay, WebhookReplayCreate, WebhookReplayId, WebhookReplayPreview, WeightUnit } from '../shared/types.gen.js';
export { type AccountTypeId, AccountTypeSignUpMode, ActorType, type Address, type AddressInput, type AnnouncedPrice, type AnnouncedPrices, type ApiVersion, type ApiVersionDate, BrandingFont, type CartId, type CartItemId, type CollectionId, type Color, type CommissionProviderId, type Count, type CountryCode, type CouponId, type CreatedFrom, type CreatedTo, type CurrencyCode, type Cursor, type CustomField, type CustomFieldFilter, type CustomFieldInput, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Decimal, type DeclineCode, DimensionUnit, DunningState, type Email, type ErrorCode, type FulfillmentStatus, type Html, type IdempotencyKey, type IdempotencyKeyRequired, type IfMatch, type IfNoneMatch, type IntervalUnit, InventoryPolicy, type Language, type LanguageCode, type LineItemId, type MediaId, MediaType, type MediaVariant, type ModifiedSince, type Money, type NextCursor, OfflinePaymentMethod, type OrderBalance, type OrderCoupon, type OrderCustomer, type OrderId, type OrderLine, type OrderLineDiscount, type OrderNumber, OrderState, type OrderTax, type Page, type PageNumber, type PageSize, type PageSizeParameter, type Payment, type PaymentId, type PaymentProviderCode, type PaymentProviderId, PaymentReviewStatus, type PaymentStatus, PaymentTransactionStatus, PaymentType, type Permission, type Phone, type PhoneNumber, type PhoneNumberInput, PolicyType, type PositiveMoney, type PriceId, type Problem, type ProblemField, type ProblemFieldCode, ProblemFieldLocation, type ProblemTotals, type ProductId, type ProductMedia, type ProductOptionId, type ProductOptionValueId, ProductStatus, ProductType, type ProviderPublicConfig, type Quantity, type Rate, type RefundId, type RefundNumber, RefundReason, RefundStatus, type RequestId, type ReturnFee, type ReturnFeeKind, type ReturnId, type ReturnKind, type ReturnObstacle, type ReturnPreviewLine, type ReturnRequestLine, ReturnSort, type ReturnStatus, type Search, type Seo, type ShipmentId, type ShipmentStatus, type ShippingMethodId, type Sku, type Slug, type StoreAnalytics, type StoreCustomerId, type StoreId, StoreStatus, SubscriptionAction, type SubscriptionCancel, SubscriptionCancelPolicy, type SubscriptionCreate, SubscriptionCycleStatus, type SubscriptionEstimate, type SubscriptionEstimateLine, type SubscriptionEstimateProblem, type SubscriptionFailureClass, type SubscriptionHistoryAction, type SubscriptionHistoryEntry, type SubscriptionHistoryEntryId, type SubscriptionHistoryPage, SubscriptionHistorySort, type SubscriptionId, type SubscriptionItemAdd, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionItemUpdate, type SubscriptionNumber, type SubscriptionPause, type SubscriptionPlanId, type SubscriptionPlanPricing, SubscriptionPricingType, type SubscriptionReactivate, type SubscriptionReplace, type SubscriptionResume, SubscriptionShippingPolicy, SubscriptionStatus, type SubscriptionUpcomingCycle, type SubscriptionUpcomingList, type TaxClassId, type TimeZone, type Timestamp, type TimestampInput, type TotalCount, type TotalIsEstimate, type Url, type VariantId, type VariantOptionValue, VariantStatus, type Version, WebhookAttemptOutcome, type WebhookAttemptTimings, WebhookBreakerState, type WebhookCustomHeader, type WebhookCustomHeaderInput, type WebhookCustomHeaderUpdate, type WebhookDeliveryAttempt, type WebhookDeliveryCounts, type WebhookDeliveryId, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, type WebhookEndpoint, type WebhookEndpointCreate, type WebhookEndpointCreated, type WebhookEndpointEnable, type WebhookEndpointHealth, WebhookEndpointHealthStatus, type WebhookEndpointId, type WebhookEndpointList, type WebhookEndpointSecretRotate, type WebhookEndpointSecretRotated, type WebhookEndpointTest, type WebhookEndpointTestResult, type WebhookEndpointUpdate, type WebhookErrorCode, type WebhookEventId, type WebhookEventPayload, type WebhookEventResend, WebhookEventSort, WebhookEventType, type WebhookEventTypeFilter, type WebhookEventTypeInfo, type WebhookEventTypeList, type WebhookHeader, type WebhookNextAttemptReason, type WebhookObjectId, WebhookObjectType, WebhookOrdering, type WebhookReplay, type WebhookReplayCreate, WebhookReplayDeliveryFilter, type WebhookReplayId, type WebhookReplayPreview, WebhookReplayStatus, type WebhookReplayTypeCount, WebhookSignatureScheme, type WebhookSigningKey, WeightUnit } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
/**
 * A group of customers of the store, with its prices, tax exemption and sign-up rule.
 */
export type AccountType = {
    accountTypeId: AccountTypeId;
    /**
     * Shown as `accountTypeName` of its customers.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Machine-readable name of the type, unique in the store.
     */
    code: string;
    /**
     * Whether new customers get the type.
     */
    isDefault: boolean;
    priceMode: AccountTypePriceMode;
    /**
     * Set only with `priceMode` DISCOUNT.
     */
    discountPercent: Rate | null;
    /**
     * Whether customers of the type pay no tax.
     */
    taxExempt: boolean;
    /**
     * Minimum subtotal of an order after discounts, in `currencyCode`.
     */
    minOrderAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Whether customers of the type may subscribe.
     */
    canSubscribe: boolean;
    signUpMode: AccountTypeSignUpMode;
    /**
     * Null means only an administrator assigns the type.
     */
    autoTier: AccountTypeAutoTier | null;
    /**
     * Order of the types. Automatic moves choose the highest rank that the customer reaches.
     */
    rank: number;
    /**
     * Number of customers with the type.
     */
    customerCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The rule for moving customers to the type automatically.
 */
export type AccountTypeAutoTier = {
    metric: AccountTypeTierMetric;
    /**
     * Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
     */
    threshold: Decimal;
    /**
     * Whether customers move down when they no longer reach the threshold.
     */
    downgrade: boolean;
};
/**
 * The rule for moving customers to the type automatically. Replaced as a whole; null turns it off.
 */
export type AccountTypeAutoTierInput = {
    metric: AccountTypeTierMetric;
    /**
     * Value that `metric` has to reach: an amount in the store's default currency, a number of orders, or a volume.
     */
    threshold: Decimal;
    /**
     * Whether customers move down when they no longer reach the threshold.
     */
    downgrade: boolean;
};
/**
 * A new account type. Fields that are left out take their defaults.
 */
export type AccountTypeCreate = {
    /**
     * Unique in the store. Customers show it as `accountTypeName`.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Unique in the store. If left out at creation, the code is derived from the name.
     */
    code?: string | undefined;
    /**
     * true makes this type the default in place of the current one.
     */
    isDefault?: boolean | undefined;
    priceMode?: AccountTypePriceMode | undefined;
    /**
     * 0 to 100. Allowed only with `priceMode` DISCOUNT.
     */
    discountPercent?: Rate | null | undefined;
    /**
     * Default false.
     */
    taxExempt?: boolean | undefined;
    /**
     * In the store's default currency.
     */
    minOrderAmount?: PositiveMoney | null | undefined;
    /**
     * Default true.
     */
    canSubscribe?: boolean | undefined;
    signUpMode?: AccountTypeSignUpMode | undefined;
    /**
     * Replaced as a whole. Null means only an administrator assigns the type.
     */
    autoTier?: AccountTypeAutoTierInput | null | undefined;
    /**
     * Order of the types. Automatic moves choose the highest rank that the customer reaches.
     */
    rank?: number | undefined;
};
/**
 * All account types, complete.
 */
export type AccountTypeList = {
    /**
     * The account types.
     */
    items: Array<AccountType>;
};
/**
 * LIST: list prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: the prices set for this account type, and list prices where none is set.
 */
export declare const AccountTypePriceMode: {
    readonly LIST: "LIST";
    readonly DISCOUNT: "DISCOUNT";
    readonly OWN_PRICES: "OWN_PRICES";
};
/**
 * LIST: list prices. DISCOUNT: list prices less `discountPercent`. OWN_PRICES: the prices set for this account type, and list prices where none is set.
 */
export type AccountTypePriceMode = typeof AccountTypePriceMode[keyof typeof AccountTypePriceMode];
/**
 * SPEND_12M: the customer's payments for the orders of the last twelve months, less refunds, in the store's default currency. ORDERS_12M: the number of orders of these twelve months that are paid and not fully refunded. Canceled orders and replacements count for neither.
 * VOLUME: the volume that the commission provider reports. While no provider reports a volume, no customer moves up or down by it.
 */
export declare const AccountTypeTierMetric: {
    readonly SPEND_12M: "SPEND_12M";
    readonly ORDERS_12M: "ORDERS_12M";
    readonly VOLUME: "VOLUME";
};
/**
 * SPEND_12M: the customer's payments for the orders of the last twelve months, less refunds, in the store's default currency. ORDERS_12M: the number of orders of these twelve months that are paid and not fully refunded. Canceled orders and replacements count for neither.
 * VOLUME: the volume that the commission provider reports. While no provider reports a volume, no customer moves up or down by it.
 */
export type AccountTypeTierMetric = typeof AccountTypeTierMetric[keyof typeof AccountTypeTierMetric];
/**
 * Changes to an account type: an absent field keeps its value, null clears it, an array is replaced as a whole.
 */
export type AccountTypeUpdate = {
    accountTypeId: AccountTypeId;
    /**
     * Unique in the store. Customers show it as `accountTypeName`.
     */
    name?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Unique in the store. If left out at creation, the code is derived from the name.
     */
    code?: string | undefined;
    /**
     * true makes this type the default in place of the current one.
     */
    isDefault?: boolean | undefined;
    priceMode?: AccountTypePriceMode | undefined;
    /**
     * 0 to 100. Allowed only with `priceMode` DISCOUNT.
     */
    discountPercent?: Rate | null | undefined;
    /**
     * Default false.
     */
    taxExempt?: boolean | undefined;
    /**
     * In the store's default currency.
     */
    minOrderAmount?: PositiveMoney | null | undefined;
    /**
     * Default true.
     */
    canSubscribe?: boolean | undefined;
    signUpMode?: AccountTypeSignUpMode | undefined;
    /**
     * Replaced as a whole. Null means only an administrator assigns the type.
     */
    autoTier?: AccountTypeAutoTierInput | null | undefined;
    /**
     * Order of the types. Automatic moves choose the highest rank that the customer reaches.
     */
    rank?: number | undefined;
    version?: Version | undefined;
};
/**
 * The user whose invitation is mailed again.
 */
export type AdminInvitationResend = {
    id: AdminUserId;
};
/**
 * The result of a login: tokens, their expiry times, the user and the stores that the user can access. Tokens are shown here only.
 */
export type AdminLogin = {
    /**
     * Opaque, `sp_admin_…`; sent as `Authorization: Bearer`.
     */
    accessToken: string;
    /**
     * When the access token expires.
     */
    expiresOn: Timestamp;
    /**
     * Opaque, `sp_refresh_…`; valid for one refresh.
     */
    refreshToken: string;
    /**
     * When the refresh token expires. After that, a new login is needed.
     */
    refreshExpiresOn: Timestamp;
    user: AdminUserProfile;
    /**
     * The stores that the user can access, by name.
     */
    stores: Array<Store>;
};
/**
 * The refresh token of a login. It is valid once; the response has the next one.
 */
export type AdminLoginRefresh = {
    /**
     * The refresh token of the last login or refresh (`sp_refresh_…`).
     */
    refreshToken: string;
};
/**
 * E-mail, password and, if the account has a second factor, its current code.
 */
export type AdminLoginRequest = {
    email: Email;
    /**
     * The password. It is never logged and never returned.
     */
    password: string;
    totpCode?: TotpCode | undefined;
};
/**
 * Texts by name. Each program chooses its names and the form of its texts, such as JSON.
 */
export type AdminPreferenceValues = {
    [key: string]: string;
};
/**
 * The preferences of the logged-in administrator.
 */
export type AdminPreferences = {
    preferences: AdminPreferenceValues;
    /**
     * When the preferences last changed. Null means never.
     */
    modifiedOn: Timestamp | null;
    version: Version;
};
/**
 * All preferences of the caller.
 */
export type AdminPreferencesReplace = {
    preferences: AdminPreferenceValues;
    version?: Version | undefined;
};
/**
 * An administrator as other administrators manage them.
 */
export type AdminUser = {
    id: AdminUserId;
    /**
     * Given name.
     */
    firstName: string | null;
    /**
     * Family name.
     */
    lastName: string | null;
    email: Email;
    /**
     * When the user last logged in. Null means never.
     */
    lastLoginOn: Timestamp | null;
    createdOn: Timestamp;
    adminPhoneNumber: PhoneNumber | null;
    /**
     * Always null.
     */
    adminPhoneCountry: null;
    /**
     * Ids of the user's scopes. The user has the permissions of all of them combined.
     */
    scopeIds: Array<ScopeId>;
    /**
     * Whether the user is active. False means deactivated.
     */
    isActive: boolean;
    /**
     * When the user was deactivated. Null while the user is active.
     */
    deactivatedOn: Timestamp | null;
    /**
     * When the user accepted the invitation. Null until then; the user cannot log in before.
     */
    confirmedOn: Timestamp | null;
    /**
     * The new address, which replaces `email` when the person follows the link that was mailed to it.
     */
    pendingEmail: Email | null;
    /**
     * Whether a login needs a second factor.
     */
    totpEnabled: boolean;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An administrator to invite.
 */
export type AdminUserCreate = {
    email: Email;
    /**
     * Given name.
     */
    firstName?: string | null | undefined;
    /**
     * Family name.
     */
    lastName?: string | null | undefined;
    adminPhoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * Ids of the user's scopes. Callers can grant only permissions that they hold.
     */
    scopeIds: Array<ScopeId>;
};
/**
 * All users of the store, not paged.
 */
export type AdminUserList = {
    /**
     * The admin users.
     */
    items: Array<AdminUser>;
};
/**
 * The profile of the logged-in administrator.
 */
export type AdminUserProfile = {
    id: AdminUserId;
    /**
     * Given name.
     */
    firstName: string | null;
    /**
     * Family name.
     */
    lastName: string | null;
    email: Email;
    /**
     * When the user last logged in. Null means never.
     */
    lastLoginOn: Timestamp | null;
    createdOn: Timestamp;
    adminPhoneNumber: PhoneNumber | null;
    /**
     * Always null.
     */
    adminPhoneCountry: null;
};
/**
 * Changes to the caller's profile. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type AdminUserProfileUpdate = {
    /**
     * Given name.
     */
    firstName?: string | null | undefined;
    /**
     * Family name.
     */
    lastName?: string | null | undefined;
    adminPhoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * The current password. Required with `password`.
     */
    currentPassword?: string | undefined;
    /**
     * The new password: at least 15 characters, 8 with TOTP.
     */
    password?: string | undefined;
};
/**
 * Changes to an admin user. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type AdminUserUpdate = {
    id: AdminUserId;
    email?: Email | undefined;
    /**
     * The new password: at least 15 characters, 8 with TOTP.
     */
    password?: string | undefined;
    /**
     * The caller's own password. Required to change one's own `email` or `password`.
     */
    currentPassword?: string | undefined;
    /**
     * Given name.
     */
    firstName?: string | null | undefined;
    /**
     * Family name.
     */
    lastName?: string | null | undefined;
    adminPhoneNumber?: PhoneNumberInput | null | undefined;
    /**
     * Replaces all scopes of the user that include a store of the caller.
     */
    scopeIds?: Array<ScopeId> | undefined;
    /**
     * true activates the user, false deactivates the user.
     */
    isActive?: boolean | undefined;
    /**
     * true removes the user's second factor and recovery codes.
     */
    resetTotp?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * One of the APIs of the service.
 */
export declare const ApiSurface: {
    readonly ADMIN: "ADMIN";
    readonly CUSTOMER: "CUSTOMER";
    readonly PUBLIC: "PUBLIC";
};
/**
 * One of the APIs of the service.
 */
export type ApiSurface = typeof ApiSurface[keyof typeof ApiSurface];
/**
 * A credential of an integration, bound to one store. Its secret is shown only at creation and rotation.
 */
export type AppToken = {
    appTokenId: AppTokenId;
    storeId: StoreId;
    /**
     * The purpose of the token, for people.
     */
    name: string;
    /**
     * The token's first characters, to recognize it.
     */
    prefix: string;
    /**
     * Id of the scope that the permissions follow. Null means the token has its own permissions.
     */
    scopeId: ScopeId | null;
    /**
     * The token's current permissions.
     */
    permissions: Array<Permission>;
    apiVersion: ApiVersionDate;
    /**
     * Null means the token never expires.
     */
    expiresOn: Timestamp | null;
    /**
     * When the secret before the latest rotation stops or stopped working. Null means the token has one secret only.
     */
    previousSecretExpiresOn: Timestamp | null;
    /**
     * When the token was last used, to the minute. Null means it has not been used.
     */
    lastUsedOn: Timestamp | null;
    /**
     * IP address of the last request with the token. Null means it has not been used.
     */
    lastUsedIp: string | null;
    /**
     * When the token was revoked. Null means it is not revoked.
     */
    revokedOn: Timestamp | null;
    /**
     * Id of the administrator who created the token. Null means the platform or another app token created it.
     */
    createdByAdminUserId: AdminUserId | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new app token, with exactly one of `permissions` and `scopeId`.
 */
export type AppTokenCreate = {
    /**
     * The purpose of the token, for people.
     */
    name: string;
    /**
     * Permissions of the token, limited to those of its creator.
     */
    permissions?: Array<Permission> | undefined;
    scopeId?: ScopeId | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Null or absent means the token never expires.
     */
    expiresOn?: TimestampInput | null | undefined;
};
/**
 * An app token with its secret, which is shown once.
 */
export type AppTokenCreated = {
    appTokenId: AppTokenId;
    storeId: StoreId;
    /**
     * The purpose of the token, for people.
     */
    name: string;
    /**
     * The token's first characters, to recognize it.
     */
    prefix: string;
    /**
     * Id of the scope that the permissions follow. Null means the token has its own permissions.
     */
    scopeId: ScopeId | null;
    /**
     * The token's current permissions.
     */
    permissions: Array<Permission>;
    apiVersion: ApiVersionDate;
    /**
     * Null means the token never expires.
     */
    expiresOn: Timestamp | null;
    /**
     * When the secret before the latest rotation stops or stopped working. Null means the token has one secret only.
     */
    previousSecretExpiresOn: Timestamp | null;
    /**
     * When the token was last used, to the minute. Null means it has not been used.
     */
    lastUsedOn: Timestamp | null;
    /**
     * IP address of the last request with the token. Null means it has not been used.
     */
    lastUsedIp: string | null;
    /**
     * When the token was revoked. Null means it is not revoked.
     */
    revokedOn: Timestamp | null;
    /**
     * Id of the administrator who created the token. Null means the platform or another app token created it.
     */
    createdByAdminUserId: AdminUserId | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * The credential (`sp_app_…`). The service stores only its hash.
     */
    token: string;
};
/**
 * All app tokens, complete.
 */
export type AppTokenList = {
    /**
     * The app tokens.
     */
    items: Array<AppToken>;
};
/**
 * The app token that gets a new secret.
 */
export type AppTokenSecretRotate = {
    appTokenId: AppTokenId;
    /**
     * How long the old secret continues to work in addition to the new one. 0 means it stops at once (for a leaked secret).
     */
    overlapHours?: number | undefined;
};
/**
 * Changes to an app token, with at most one of `permissions` and `scopeId`.
 */
export type AppTokenUpdate = {
    appTokenId: AppTokenId;
    /**
     * The purpose of the token, for people.
     */
    name?: string | undefined;
    /**
     * Replaces all permissions and detaches the token from its scope.
     */
    permissions?: Array<Permission> | undefined;
    scopeId?: ScopeId | undefined;
    apiVersion?: ApiVersionDate | undefined;
    /**
     * Null means the token never expires.
     */
    expiresOn?: TimestampInput | null | undefined;
    version?: Version | undefined;
};
/**
 * One change, with the values before and after.
 */
export type AuditLog = {
    auditLogId: AuditLogId;
    /**
     * Null means the entry belongs to no store (logins, users, scopes).
     */
    storeId: StoreId | null;
    actorType: ActorType;
    adminUserId: AdminUserId | null;
    appTokenId: AppTokenId | null;
    /**
     * The name of the user or token at the time of the change.
     */
    actorName: string | null;
    /**
     * The operationId, or the name of the job.
     */
    action: string;
    /**
     * Kind of the changed object.
     */
    objectType: ObjectType;
    /**
     * Id of the changed object, as text.
     */
    objectId: string | null;
    /**
     * The changed fields, one by one; secrets are masked. At most 200.
     */
    changes: Array<AuditLogChange>;
    /**
     * The `X-Request-Id` of the request. Null means a job made the change.
     */
    requestId: string | null;
    /**
     * A keyed hash of the caller's IP address: equal addresses have equal hashes.
     */
    ipHash: string | null;
    /**
     * SHA-256 chained over the entry before it.
     */
    hash: string;
    createdOn: Timestamp;
};
/**
 * A changed field. Values other than text are JSON text.
 */
export type AuditLogChange = {
    /**
     * Name of the changed field.
     */
    field: string;
    /**
     * Value before the change; secrets are masked. Null means the field had no value.
     */
    old: string | null;
    /**
     * Value after the change; secrets are masked. Null means the field has no value.
     */
    new: string | null;
};
/**
 * One page of audit log entries, with the cursor of the next page.
 */
export type AuditLogPage = {
    /**
     * The entries of this page, in the requested order; empty after the last page.
     */
    items: Array<AuditLog>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const AuditLogSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type AuditLogSort = typeof AuditLogSort[keyof typeof AuditLogSort];
/**
 * The task that processes the lines. Read the task to follow its progress.
 */
export type BulkAccepted = {
    integrationTaskId: IntegrationTaskId;
};
/**
 * A JSONL file, sent as multipart.
 */
export type BulkFile = {
    /**
     * JSONL: one JSON value per line.
     */
    file: Blob | File;
};
/**
 * When an authorized payment is captured.
 */
export declare const CaptureMode: {
    readonly AUTOMATIC: "AUTOMATIC";
    readonly ON_FULFILLMENT: "ON_FULFILLMENT";
    readonly MANUAL: "MANUAL";
};
/**
 * When an authorized payment is captured.
 */
export type CaptureMode = typeof CaptureMode[keyof typeof CaptureMode];
/**
 * A dispute of a payment, as reported by the payment provider or recorded by an administrator.
 */
export type Chargeback = {
    /**
     * Id of the dispute at the processor.
     */
    reference: string;
    paymentId: PaymentId;
    /**
     * Disputed amount, in the currency of the order.
     */
    amount: PositiveMoney;
    /**
     * Reason, as the processor reports it.
     */
    reason: string | null;
    status: ChargebackStatus;
    /**
     * Whether the dispute is only an inquiry of the bank, which moves no money.
     */
    isInquiry: boolean;
    /**
     * When evidence is due.
     */
    dueOn: Timestamp | null;
    /**
     * When evidence was last submitted; null means never.
     */
    evidenceSubmittedOn: Timestamp | null;
    /**
     * When the dispute was first reported.
     */
    reportedOn: Timestamp;
};
/**
 * A dispute of a payment, with its order.
 */
export type ChargebackListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * First and last name of the buyer; `""` means unknown.
     */
    customerName: string;
    customerEmail: Email;
    currencyCode: CurrencyCode;
    /**
     * Id of the dispute at the processor.
     */
    reference: string;
    paymentId: PaymentId;
    /**
     * Disputed amount.
     */
    amount: PositiveMoney;
    /**
     * Reason, as the processor reports it.
     */
    reason: string | null;
    status: ChargebackStatus;
    /**
     * Whether the dispute is only an inquiry of the bank, which moves no money.
     */
    isInquiry: boolean;
    /**
     * When evidence is due.
     */
    dueOn: Timestamp | null;
    /**
     * When evidence was last submitted; null means never.
     */
    evidenceSubmittedOn: Timestamp | null;
    /**
     * When the dispute was first reported.
     */
    reportedOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of disputes, with the cursor of the next page.
 */
export type ChargebackPage = {
    /**
     * The disputes of this page, in the requested order; empty after the last page.
     */
    items: Array<ChargebackListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const ChargebackSort: {
    readonly REPORTED_ON: "reportedOn";
    readonly '-REPORTED_ON': "-reportedOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type ChargebackSort = typeof ChargebackSort[keyof typeof ChargebackSort];
/**
 * State of a dispute at the payment processor.
 */
export declare const ChargebackStatus: {
    readonly OPEN: "OPEN";
    readonly WON: "WON";
    readonly LOST: "LOST";
    readonly ACCEPTED: "ACCEPTED";
};
/**
 * State of a dispute at the payment processor.
 */
export type ChargebackStatus = typeof ChargebackStatus[keyof typeof ChargebackStatus];
/**
 * A group of products, listed one by one or selected by a rule.
 */
export type Collection = {
    collectionId: CollectionId;
    /**
     * The name in the store's main language, as customers see it.
     */
    name: string;
    /**
     * Unique in the store.
     */
    slug: Slug;
    description: Html | null;
    mediaId: MediaId | null;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Position among its siblings.
     */
    position: number;
    /**
     * Fixed at creation.
     */
    type: CollectionType;
    /**
     * Null for a manual collection.
     */
    rules: CollectionRules | null;
    /**
     * How the storefront sorts the products.
     */
    sortOrder: CollectionSortOrder;
    /**
     * Products of a manual collection, in order; empty for a rule collection.
     */
    productIds: Array<ProductId>;
    /**
     * Number of products in the collection, without archived ones.
     */
    productCount: Count;
    /**
     * Whether the storefront shows the collection.
     */
    isActive: boolean;
    /**
     * When the collection becomes visible. Null means immediately.
     */
    publishOn: Timestamp | null;
    /**
     * When the collection stops being visible; after publishOn.
     */
    unpublishOn: Timestamp | null;
    seo: Seo;
    /**
     * At most one translation per language.
     */
    translations: Array<Translation>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Whether a slug is free, and a free one if not.
 */
export type CollectionCheck = {
    /**
     * Whether the slug is free.
     */
    available: boolean;
    /**
     * The checked slug: the given one, or the one derived from the name.
     */
    slug: Slug;
    /**
     * A free slug. Null means the checked slug is free.
     */
    suggestion: Slug | null;
};
/**
 * A condition of a rule, with the names of the objects that it refers to.
 */
export type CollectionCondition = {
    field: CollectionConditionField;
    operator: CollectionConditionOperator;
    /**
     * Always text: an amount as a decimal string, a time in ISO 8601, true or false.
     */
    value: string;
};
/**
 * PRICE and COMPARE_AT_AMOUNT are in the store's default currency.
 */
export declare const CollectionConditionField: {
    readonly NAME: "NAME";
    readonly BRAND: "BRAND";
    readonly TAG: "TAG";
    readonly PRODUCT_TYPE: "PRODUCT_TYPE";
    readonly SKU: "SKU";
    readonly PRICE: "PRICE";
    readonly COMPARE_AT_AMOUNT: "COMPARE_AT_AMOUNT";
    readonly STOCK_AVAILABLE: "STOCK_AVAILABLE";
    readonly CREATED_ON: "CREATED_ON";
    readonly IS_SUBSCRIBABLE: "IS_SUBSCRIBABLE";
};
/**
 * PRICE and COMPARE_AT_AMOUNT are in the store's default currency.
 */
export type CollectionConditionField = typeof CollectionConditionField[keyof typeof CollectionConditionField];
/**
 * A condition of a rule.
 */
export type CollectionConditionInput = {
    field: CollectionConditionField;
    operator: CollectionConditionOperator;
    /**
     * Always text: an amount as a decimal string, a time in ISO 8601, true or false.
     */
    value: string;
};
/**
 * Texts do not accept GREATER_THAN and LESS_THAN. Amounts, counts and times accept EQUALS, NOT_EQUALS, GREATER_THAN and LESS_THAN. All other fields accept EQUALS and NOT_EQUALS.
 */
export declare const CollectionConditionOperator: {
    readonly EQUALS: "EQUALS";
    readonly NOT_EQUALS: "NOT_EQUALS";
    readonly CONTAINS: "CONTAINS";
    readonly NOT_CONTAINS: "NOT_CONTAINS";
    readonly STARTS_WITH: "STARTS_WITH";
    readonly ENDS_WITH: "ENDS_WITH";
    readonly GREATER_THAN: "GREATER_THAN";
    readonly LESS_THAN: "LESS_THAN";
};
/**
 * Texts do not accept GREATER_THAN and LESS_THAN. Amounts, counts and times accept EQUALS, NOT_EQUALS, GREATER_THAN and LESS_THAN. All other fields accept EQUALS and NOT_EQUALS.
 */
export type CollectionConditionOperator = typeof CollectionConditionOperator[keyof typeof CollectionConditionOperator];
/**
 * A new collection. Fields that are left out take their defaults.
 */
export type CollectionCreate = {
    /**
     * The name in the store's main language, as customers see it.
     */
    name: string;
    /**
     * Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed.
     */
    slug?: Slug | undefined;
    description?: Html | null | undefined;
    mediaId?: MediaId | null | undefined;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentCollectionId?: CollectionId | null | undefined;
    /**
     * Position among its siblings. If left out at creation, the collection comes last.
     */
    position?: number | undefined;
    /**
     * Fixed at creation.
     */
    type?: CollectionType | undefined;
    /**
     * Required for a rule collection, rejected (422) for a manual one.
     */
    rules?: CollectionRulesInput | null | undefined;
    /**
     * How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST.
     */
    sortOrder?: CollectionSortOrder | undefined;
    /**
     * Products of a manual collection, in order; rejected (422) for a rule collection.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Whether the storefront shows the collection.
     */
    isActive?: boolean | undefined;
    /**
     * When the collection becomes visible. Null means immediately.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * When the collection stops being visible; after publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    seo?: SeoInput | undefined;
    /**
     * At most one translation per language.
     */
    translations?: Array<TranslationInput> | undefined;
};
/**
 * All collections, complete.
 */
export type CollectionList = {
    /**
     * The collections.
     */
    items: Array<CollectionListItem>;
};
/**
 * A collection without its texts, rules and products, which `GET /admin/collection` returns.
 */
export type CollectionListItem = {
    collectionId: CollectionId;
    /**
     * The name in the store's main language, as customers see it.
     */
    name: string;
    /**
     * Unique in the store.
     */
    slug: Slug;
    mediaId: MediaId | null;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentCollectionId: CollectionId | null;
    /**
     * Position among its siblings.
     */
    position: number;
    /**
     * Fixed at creation.
     */
    type: CollectionType;
    /**
     * How the storefront sorts the products.
     */
    sortOrder: CollectionSortOrder;
    /**
     * Number of products in the collection, without archived ones.
     */
    productCount: Count;
    /**
     * Whether the storefront shows the collection.
     */
    isActive: boolean;
    /**
     * When the collection becomes visible. Null means immediately.
     */
    publishOn: Timestamp | null;
    /**
     * When the collection stops being visible; after publishOn.
     */
    unpublishOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Whether a product has to meet all conditions of the rule, or any of them.
 */
export declare const CollectionRuleMatch: {
    readonly ALL: "ALL";
    readonly ANY: "ANY";
};
/**
 * Whether a product has to meet all conditions of the rule, or any of them.
 */
export type CollectionRuleMatch = typeof CollectionRuleMatch[keyof typeof CollectionRuleMatch];
/**
 * The rule that selects the products of the collection.
 */
export type CollectionRules = {
    match: CollectionRuleMatch;
    /**
     * The conditions for products. `match` defines whether a product has to meet all or any of them.
     */
    conditions: Array<CollectionCondition>;
};
/**
 * The rule that selects the products of the collection. Replaced as a whole.
 */
export type CollectionRulesInput = {
    match: CollectionRuleMatch;
    /**
     * The conditions for products. `match` defines whether a product has to meet all or any of them.
     */
    conditions: Array<CollectionConditionInput>;
};
/**
 * How the storefront sorts the products; MANUAL only for a manual collection, BEST_SELLING by the units sold in the last 30 days.
 */
export declare const CollectionSortOrder: {
    readonly MANUAL: "MANUAL";
    readonly NAME: "NAME";
    readonly PRICE_ASC: "PRICE_ASC";
    readonly PRICE_DESC: "PRICE_DESC";
    readonly NEWEST: "NEWEST";
    readonly BEST_SELLING: "BEST_SELLING";
};
/**
 * How the storefront sorts the products; MANUAL only for a manual collection, BEST_SELLING by the units sold in the last 30 days.
 */
export type CollectionSortOrder = typeof CollectionSortOrder[keyof typeof CollectionSortOrder];
/**
 * MANUAL: the collection lists its products. RULE: its rules select them.
 */
export declare const CollectionType: {
    readonly MANUAL: "MANUAL";
    readonly RULE: "RULE";
};
/**
 * MANUAL: the collection lists its products. RULE: its rules select them.
 */
export type CollectionType = typeof CollectionType[keyof typeof CollectionType];
/**
 * The fields to change. `rules` and `seo` are replaced as a whole.
 */
export type CollectionUpdate = {
    collectionId: CollectionId;
    /**
     * The name in the store's main language, as customers see it.
     */
    name?: string | undefined;
    /**
     * Unique in the store. If left out at creation, the slug is derived from the name, with a number appended if needed.
     */
    slug?: Slug | undefined;
    description?: Html | null | undefined;
    mediaId?: MediaId | null | undefined;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentCollectionId?: CollectionId | null | undefined;
    /**
     * Position among its siblings. If left out at creation, the collection comes last.
     */
    position?: number | undefined;
    /**
     * Required for a rule collection, rejected (422) for a manual one.
     */
    rules?: CollectionRulesInput | null | undefined;
    /**
     * How the storefront sorts the products. Default at creation: MANUAL, for a rule collection NEWEST.
     */
    sortOrder?: CollectionSortOrder | undefined;
    /**
     * Products of a manual collection, in order; rejected (422) for a rule collection.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Whether the storefront shows the collection.
     */
    isActive?: boolean | undefined;
    /**
     * When the collection becomes visible. Null means immediately.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * When the collection stops being visible; after publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    seo?: SeoInput | undefined;
    /**
     * At most one translation per language.
     */
    translations?: Array<TranslationInput> | undefined;
    version?: Version | undefined;
};
/**
 * The store's connection to a commission system. Credentials are masked.
 */
export type CommissionProvider = {
    commissionProviderId: CommissionProviderId;
    providerCode: CommissionProviderCode;
    /**
     * Shown as a customer's `commissionProviderName`.
     */
    displayName: string | null;
    /**
     * Whether the service sends data to the system.
     */
    isActive: boolean;
    /**
     * Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`. Null with `NONE`.
     */
    baseUrl: Url | null;
    credentials: ProviderCredentials;
    /**
     * Whether new and changed customers are sent to the system.
     */
    syncCustomers: boolean;
    /**
     * Whether orders are sent to the system.
     */
    syncOrders: boolean;
    qualifyingOn: CommissionQualifyingOn;
    /**
     * Key of the variant's custom field that contains the commissionable volume. Null means the net line total.
     */
    volumeField: string | null;
    /**
     * Whether customers get a link into the provider's back office.
     */
    ssoEnabled: boolean;
    /**
     * Query parameter of storefront links that contains the referrer's code. Null means none.
     */
    referrerParameter: string | null;
    /**
     * Number of days that a referral counts, from the last time the code was submitted.
     */
    attributionDays: number;
    /**
     * URL to which the service reports that it has linked a customer (`customer.linked`). Null with `NONE`.
     */
    webhookUrl: Url | null;
    /**
     * When data was last sent. Null means never.
     */
    lastSyncedOn: Timestamp | null;
    healthStatus: ProviderHealthStatus;
    /**
     * When a call last failed, within the last 15 minutes. Null when none failed.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Reason of the failure, in words.
     */
    lastError: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The commission system. `NONE`: the store has none. `HTTP`: any service that implements the contract in the guide "Connect a commission service".
 */
export type CommissionProviderCode = 'NONE' | 'HTTP' | (string & {});
/**
 * Changes to the commission system. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type CommissionProviderUpdate = {
    providerCode?: CommissionProviderCode | undefined;
    /**
     * The system's name as customers see it.
     */
    displayName?: string | null | undefined;
    /**
     * Whether the service sends data to the system.
     */
    isActive?: boolean | undefined;
    /**
     * Base URL of the service. Calls add `/customers`, `/orders/{orderId}`, `/refunds`, `/referrers/{code}` and `/sso`.
     */
    baseUrl?: Url | null | undefined;
    credentials?: ProviderCredentialsUpdate | undefined;
    /**
     * Whether new and changed customers are sent to the system.
     */
    syncCustomers?: boolean | undefined;
    /**
     * Whether orders are sent to the system.
     */
    syncOrders?: boolean | undefined;
    qualifyingOn?: CommissionQualifyingOn | undefined;
    /**
     * Key of the variant's custom field that contains the commissionable volume. Null means the net line total.
     */
    volumeField?: string | null | undefined;
    /**
     * Whether customers can open the system without another login.
     */
    ssoEnabled?: boolean | undefined;
    /**
     * Query parameter of storefront links that contains the referrer's code. Null means none.
     */
    referrerParameter?: string | null | undefined;
    /**
     * Number of days that a referral counts, from the last time the code was submitted.
     */
    attributionDays?: number | undefined;
    version?: Version | undefined;
};
/**
 * When an order counts for commission.
 */
export declare const CommissionQualifyingOn: {
    readonly PAID: "PAID";
    readonly FULFILLED: "FULFILLED";
};
/**
 * When an order counts for commission.
 */
export type CommissionQualifyingOn = typeof CommissionQualifyingOn[keyof typeof CommissionQualifyingOn];
/**
 * Whether the order, including its refunds and chargebacks, has been reported to the commission provider. `NOT_REQUIRED`: the order does not count for commission, or does not count yet. `PENDING`: a report is in progress. `FAILED`: one of its integration tasks failed or was canceled; `POST /admin/integration-task/retry` or `POST /admin/order/sync` retries it.
 */
export declare const CommissionSyncStatus: {
    readonly NOT_REQUIRED: "NOT_REQUIRED";
    readonly PENDING: "PENDING";
    readonly SYNCED: "SYNCED";
    readonly FAILED: "FAILED";
};
/**
 * Whether the order, including its refunds and chargebacks, has been reported to the commission provider. `NOT_REQUIRED`: the order does not count for commission, or does not count yet. `PENDING`: a report is in progress. `FAILED`: one of its integration tasks failed or was canceled; `POST /admin/integration-task/retry` or `POST /admin/order/sync` retries it.
 */
export type CommissionSyncStatus = typeof CommissionSyncStatus[keyof typeof CommissionSyncStatus];
/**
 * A discount that customers get by a code, or automatically in the cart.
 */
export type Coupon = {
    couponId: CouponId;
    /**
     * Code that customers enter; unique in the store, case-insensitive.
     */
    code: string;
    /**
     * Name that buyers see on orders and carts. Null means the code is shown.
     */
    name: string | null;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Shown to customers.
     */
    description: string | null;
    status: CouponStatus;
    discountType: CouponDiscountType;
    /**
     * Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
     */
    value: Decimal | null;
    /**
     * Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies only to carts in this currency.
     */
    currencyCode: CurrencyCode | null;
    /**
     * Maximum discount per order.
     */
    maxDiscountAmount: PositiveMoney | null;
    /**
     * The base of the discount.
     */
    appliesTo: CouponAppliesTo;
    /**
     * Ids of products. Required for PRODUCTS.
     */
    productIds: Array<ProductId>;
    /**
     * Ids of collections. Required for COLLECTIONS.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Ids of products that the discount never applies to.
     */
    excludedProductIds: Array<ProductId>;
    /**
     * Whether the discount skips lines with a compareAtAmount.
     */
    excludeSaleItems: boolean;
    /**
     * Minimum subtotal of the eligible lines, in the prices that the buyer sees.
     */
    minSubtotal: PositiveMoney | null;
    /**
     * Minimum number of eligible units.
     */
    minQuantity: Quantity | null;
    /**
     * Ids of account types whose customers can use the coupon. Empty means all.
     */
    accountTypeIds: Array<AccountTypeId>;
    /**
     * Ids of customers who can use the coupon. Empty means all.
     */
    storeCustomerIds: Array<StoreCustomerId>;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly: boolean;
    /**
     * Maximum number of uses in total. Null means no limit.
     */
    usageLimit: Quantity | null;
    /**
     * Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
     */
    usageLimitPerCustomer: Quantity | null;
    /**
     * Number of placed orders that used the coupon.
     */
    usageCount: Count;
    /**
     * Number of uses reserved by running checkouts.
     */
    reservedCount: Count;
    /**
     * Kinds of discount that the coupon can be combined with. Empty means none.
     */
    combinesWith: Array<CouponCombinesWith>;
    /**
     * Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not combine, those apply that leave the lowest amount to pay.
     */
    priority: number;
    appliesToSubscriptions: CouponSubscriptionMode;
    /**
     * Required for FIRST_N.
     */
    subscriptionCycleLimit: Quantity | null;
    /**
     * When the coupon becomes valid. Null means immediately.
     */
    startsOn: Timestamp | null;
    /**
     * When the coupon expires; exclusive, after startsOn. Null means never.
     */
    endsOn: Timestamp | null;
    /**
     * Whether the coupon is applied without a code being entered.
     */
    isAutomatic: boolean;
    /**
     * The rule of BUY_X_GET_Y; null for other types.
     */
    buyX: CouponBuyX | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The base of the discount.
 */
export declare const CouponAppliesTo: {
    readonly ORDER: "ORDER";
    readonly PRODUCTS: "PRODUCTS";
    readonly COLLECTIONS: "COLLECTIONS";
    readonly SHIPPING: "SHIPPING";
};
/**
 * The base of the discount.
 */
export type CouponAppliesTo = typeof CouponAppliesTo[keyof typeof CouponAppliesTo];
/**
 * The rule of BUY_X_GET_Y; the cheapest eligible units are discounted.
 */
export type CouponBuyX = {
    /**
     * Units to buy at full price.
     */
    buyQuantity: Quantity;
    /**
     * Ids of products to buy. If `buyCollectionIds` is empty as well: all products.
     */
    buyProductIds: Array<ProductId>;
    /**
     * Ids of collections whose products count as bought.
     */
    buyCollectionIds: Array<CollectionId>;
    /**
     * Units discounted per application.
     */
    getQuantity: Quantity;
    /**
     * Ids of products that are discounted. If `getCollectionIds` is empty as well: the bought products.
     */
    getProductIds: Array<ProductId>;
    /**
     * Ids of collections whose products are discounted.
     */
    getCollectionIds: Array<CollectionId>;
    /**
     * Discount in percent; 100 means free.
     */
    discountPercent: Rate;
    /**
     * Maximum number of applications per order. Null means no limit.
     */
    maxApplications: Quantity | null;
};
/**
 * The rule of BUY_X_GET_Y. Replaced as a whole.
 */
export type CouponBuyXInput = {
    /**
     * Units to buy at full price.
     */
    buyQuantity: Quantity;
    /**
     * Ids of products to buy. If `buyCollectionIds` is empty as well: all products.
     */
    buyProductIds?: Array<ProductId> | undefined;
    /**
     * Ids of collections whose products count as bought.
     */
    buyCollectionIds?: Array<CollectionId> | undefined;
    /**
     * Units discounted per application.
     */
    getQuantity: Quantity;
    /**
     * Ids of products that are discounted. If `getCollectionIds` is empty as well: the bought products.
     */
    getProductIds?: Array<ProductId> | undefined;
    /**
     * Ids of collections whose products are discounted.
     */
    getCollectionIds?: Array<CollectionId> | undefined;
    /**
     * Discount in percent; 100 means free.
     */
    discountPercent: Rate;
    /**
     * Maximum number of applications per order. Null means no limit.
     */
    maxApplications?: Quantity | null | undefined;
};
/**
 * A kind of discount that the coupon can be combined with.
 */
export declare const CouponCombinesWith: {
    readonly ORDER: "ORDER";
    readonly PRODUCT: "PRODUCT";
    readonly SHIPPING: "SHIPPING";
};
/**
 * A kind of discount that the coupon can be combined with.
 */
export type CouponCombinesWith = typeof CouponCombinesWith[keyof typeof CouponCombinesWith];
/**
 * A new coupon. Fields that are left out take their defaults.
 */
export type CouponCreate = {
    /**
     * Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several spaces between words become one. Control and invisible characters are refused.
     */
    code: string;
    /**
     * Name that buyers see on orders and carts. Null means the code is shown.
     */
    name?: string | null | undefined;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Shown to customers.
     */
    description?: string | null | undefined;
    status?: CouponStatusInput | undefined;
    discountType: CouponDiscountType;
    /**
     * Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
     */
    value?: Decimal | null | undefined;
    /**
     * Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies only to carts in this currency.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * Maximum discount per order.
     */
    maxDiscountAmount?: PositiveMoney | null | undefined;
    /**
     * The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING.
     */
    appliesTo?: CouponAppliesTo | undefined;
    /**
     * Ids of products. Required for PRODUCTS.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Ids of collections. Required for COLLECTIONS.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Ids of products that the discount never applies to.
     */
    excludedProductIds?: Array<ProductId> | undefined;
    /**
     * Whether the discount skips lines with a compareAtAmount.
     */
    excludeSaleItems?: boolean | undefined;
    /**
     * Minimum subtotal of the eligible lines, in the prices that the buyer sees.
     */
    minSubtotal?: PositiveMoney | null | undefined;
    /**
     * Minimum number of eligible units.
     */
    minQuantity?: Quantity | null | undefined;
    /**
     * Ids of account types whose customers can use the coupon. Empty means all.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
    /**
     * Ids of customers who can use the coupon. Empty means all.
     */
    storeCustomerIds?: Array<StoreCustomerId> | undefined;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly?: boolean | undefined;
    /**
     * Maximum number of uses in total. Null means no limit.
     */
    usageLimit?: Quantity | null | undefined;
    /**
     * Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
     */
    usageLimitPerCustomer?: Quantity | null | undefined;
    /**
     * Kinds of discount that the coupon can be combined with. Empty means none.
     */
    combinesWith?: Array<CouponCombinesWith> | undefined;
    /**
     * Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not combine, those apply that leave the lowest amount to pay.
     */
    priority?: number | undefined;
    appliesToSubscriptions?: CouponSubscriptionMode | undefined;
    /**
     * Required for FIRST_N.
     */
    subscriptionCycleLimit?: Quantity | null | undefined;
    /**
     * When the coupon becomes valid. Null means immediately.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * When the coupon expires; exclusive, after startsOn. Null means never.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Whether the coupon is applied without a code being entered.
     */
    isAutomatic?: boolean | undefined;
    /**
     * The rule of BUY_X_GET_Y; null for other types.
     */
    buyX?: CouponBuyXInput | null | undefined;
};
/**
 * Type of the discount. FIXED_PRICE sells each eligible unit at the price in `value`.
 */
export declare const CouponDiscountType: {
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
    readonly FREE_SHIPPING: "FREE_SHIPPING";
    readonly BUY_X_GET_Y: "BUY_X_GET_Y";
    readonly FIXED_PRICE: "FIXED_PRICE";
};
/**
 * Type of the discount. FIXED_PRICE sells each eligible unit at the price in `value`.
 */
export type CouponDiscountType = typeof CouponDiscountType[keyof typeof CouponDiscountType];
/**
 * One page of coupons, with the cursor of the next page.
 */
export type CouponPage = {
    /**
     * The coupons of this page, in the requested order; empty after the last page.
     */
    items: Array<Coupon>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const CouponSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly CODE: "code";
    readonly '-CODE': "-code";
    readonly ENDS_ON: "endsOn";
    readonly '-ENDS_ON': "-endsOn";
    readonly USAGE_COUNT: "usageCount";
    readonly '-USAGE_COUNT': "-usageCount";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type CouponSort = typeof CouponSort[keyof typeof CouponSort];
/**
 * EXPIRED (past endsOn) and EXHAUSTED (usageLimit reached) are derived from an ACTIVE coupon.
 */
export declare const CouponStatus: {
    readonly DRAFT: "DRAFT";
    readonly ACTIVE: "ACTIVE";
    readonly PAUSED: "PAUSED";
    readonly EXPIRED: "EXPIRED";
    readonly EXHAUSTED: "EXHAUSTED";
};
/**
 * EXPIRED (past endsOn) and EXHAUSTED (usageLimit reached) are derived from an ACTIVE coupon.
 */
export type CouponStatus = typeof CouponStatus[keyof typeof CouponStatus];
/**
 * The states that a request can set.
 */
export declare const CouponStatusInput: {
    readonly DRAFT: "DRAFT";
    readonly ACTIVE: "ACTIVE";
    readonly PAUSED: "PAUSED";
};
/**
 * The states that a request can set.
 */
export type CouponStatusInput = typeof CouponStatusInput[keyof typeof CouponStatusInput];
/**
 * Which orders of a subscription get the discount: its first one (FIRST_ORDER, the default), the first `subscriptionCycleLimit` of them (FIRST_N), or all (EVERY_ORDER).
 */
export declare const CouponSubscriptionMode: {
    readonly FIRST_ORDER: "FIRST_ORDER";
    readonly FIRST_N: "FIRST_N";
    readonly EVERY_ORDER: "EVERY_ORDER";
};
/**
 * Which orders of a subscription get the discount: its first one (FIRST_ORDER, the default), the first `subscriptionCycleLimit` of them (FIRST_N), or all (EVERY_ORDER).
 */
export type CouponSubscriptionMode = typeof CouponSubscriptionMode[keyof typeof CouponSubscriptionMode];
/**
 * The fields to change.
 */
export type CouponUpdate = {
    couponId: CouponId;
    /**
     * Code that customers enter; unique in the store, case-insensitive. Spaces around the code are removed, and several spaces between words become one. Control and invisible characters are refused.
     */
    code?: string | undefined;
    /**
     * Name that buyers see on orders and carts. Null means the code is shown.
     */
    name?: string | null | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Shown to customers.
     */
    description?: string | null | undefined;
    status?: CouponStatusInput | undefined;
    discountType?: CouponDiscountType | undefined;
    /**
     * Percent for PERCENTAGE, an amount in currencyCode for FIXED_AMOUNT and FIXED_PRICE, null otherwise.
     */
    value?: Decimal | null | undefined;
    /**
     * Currency of value, maxDiscountAmount and minSubtotal; required if one of them is an amount. The coupon then applies only to carts in this currency.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * Maximum discount per order.
     */
    maxDiscountAmount?: PositiveMoney | null | undefined;
    /**
     * The base of the discount. Default at creation: ORDER. FREE_SHIPPING coupons always have SHIPPING.
     */
    appliesTo?: CouponAppliesTo | undefined;
    /**
     * Ids of products. Required for PRODUCTS.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Ids of collections. Required for COLLECTIONS.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Ids of products that the discount never applies to.
     */
    excludedProductIds?: Array<ProductId> | undefined;
    /**
     * Whether the discount skips lines with a compareAtAmount.
     */
    excludeSaleItems?: boolean | undefined;
    /**
     * Minimum subtotal of the eligible lines, in the prices that the buyer sees.
     */
    minSubtotal?: PositiveMoney | null | undefined;
    /**
     * Minimum number of eligible units.
     */
    minQuantity?: Quantity | null | undefined;
    /**
     * Ids of account types whose customers can use the coupon. Empty means all.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
    /**
     * Ids of customers who can use the coupon. Empty means all.
     */
    storeCustomerIds?: Array<StoreCustomerId> | undefined;
    /**
     * Whether only a customer's first order gets the discount.
     */
    firstOrderOnly?: boolean | undefined;
    /**
     * Maximum number of uses in total. Null means no limit.
     */
    usageLimit?: Quantity | null | undefined;
    /**
     * Maximum number of uses per customer; guests are identified by e-mail address. Null means no limit.
     */
    usageLimitPerCustomer?: Quantity | null | undefined;
    /**
     * Kinds of discount that the coupon can be combined with. Empty means none.
     */
    combinesWith?: Array<CouponCombinesWith> | undefined;
    /**
     * Coupons with a lower priority are computed first; coupons with equal priority by couponId. Of coupons that do not combine, those apply that leave the lowest amount to pay.
     */
    priority?: number | undefined;
    appliesToSubscriptions?: CouponSubscriptionMode | undefined;
    /**
     * Required for FIRST_N.
     */
    subscriptionCycleLimit?: Quantity | null | undefined;
    /**
     * When the coupon becomes valid. Null means immediately.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * When the coupon expires; exclusive, after startsOn. Null means never.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Whether the coupon is applied without a code being entered.
     */
    isAutomatic?: boolean | undefined;
    /**
     * The rule of BUY_X_GET_Y; null for other types.
     */
    buyX?: CouponBuyXInput | null | undefined;
    version?: Version | undefined;
};
/**
 * One row per coupon and order. Uses reserved by a subscription since the coupon was added to it count in `reservedCount`, and are listed from the subscription's first renewal with the coupon on.
 */
export type CouponUsage = {
    couponId: CouponId;
    /**
     * The code at the time of use.
     */
    code: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * The subscription that the coupon was added to without an order; orderId is then its first renewal with the coupon. Null for all other uses.
     */
    subscriptionId: SubscriptionId | null;
    /**
     * Null for a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    email: Email;
    /**
     * Discount from the coupon, net of tax.
     */
    discountAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    status: CouponUsageStatus;
    /**
     * When the order was placed. Null means the use is only reserved.
     */
    usedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of coupon usages, with the cursor of the next page.
 */
export type CouponUsagePage = {
    /**
     * The coupon usages of this page, in the requested order; empty after the last page.
     */
    items: Array<CouponUsage>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const CouponUsageSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type CouponUsageSort = typeof CouponUsageSort[keyof typeof CouponUsageSort];
/**
 * RESERVED by a running checkout, USED by a placed order, RELEASED when the checkout failed or the order was canceled.
 */
export declare const CouponUsageStatus: {
    readonly RESERVED: "RESERVED";
    readonly USED: "USED";
    readonly RELEASED: "RELEASED";
};
/**
 * RESERVED by a running checkout, USED by a placed order, RELEASED when the checkout failed or the order was canceled.
 */
export type CouponUsageStatus = typeof CouponUsageStatus[keyof typeof CouponUsageStatus];
/**
 * A customer of the store, with all fields that administrators can see.
 */
export type Customer = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty means not set.
     */
    firstName: string;
    /**
     * Empty means not set.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
    accountTypeSource: CustomerAccountTypeSource;
    /**
     * Whether the customer has proved to own the e-mail address.
     */
    emailVerified: boolean;
    /**
     * Null means the store has no commission provider.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider.
     */
    commissionProviderId: string | null;
    /**
     * Company that the customer buys for.
     */
    company: string | null;
    /**
     * VAT or other tax number, printed on invoices.
     */
    taxNumber: string | null;
    /**
     * Language of e-mails and documents. Null means the store's default.
     */
    languageCode: LanguageCode | null;
    /**
     * Whether the customer has agreed to marketing e-mails.
     */
    acceptsMarketing: boolean;
    /**
     * When the customer agreed. Null means the customer has not agreed.
     */
    acceptsMarketingOn: Timestamp | null;
    /**
     * The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented.
     */
    marketingConsent: CustomerConsent | null;
    /**
     * Whether the customer has logged in or set a password in this store. False for customers created by an administrator or an import until then.
     */
    isClaimed: boolean;
    /**
     * Reason given with the last status change. Never shown to the customer.
     */
    statusReason: string | null;
    /**
     * When the status last changed. Null means never.
     */
    statusChangedOn: Timestamp | null;
    /**
     * The latest 100 changes of the status, the oldest first. Erased with the personal data.
     */
    statusHistory: Array<CustomerStatusChange>;
    /**
     * Code of the referrer who brought the customer.
     */
    referrerCode: string | null;
    /**
     * Internal note. Never shown to the customer.
     */
    note: string | null;
    /**
     * Labels for the store's own use.
     */
    tags: Array<string>;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * The customer's id in another system of the store, unique per store.
     */
    externalId: string | null;
    /**
     * The default address. Null means no address is saved.
     */
    defaultAddress: CustomerAddress | null;
    /**
     * Number of placed orders that are not canceled.
     */
    orderCount: Count;
    /**
     * Id of the newest order. Null means the customer has no orders.
     */
    lastOrderId: OrderId | null;
    /**
     * When the newest order was placed.
     */
    lastOrderOn: Timestamp | null;
    /**
     * The customer's spending, one entry per currency with orders.
     */
    spending: Array<CustomerSpending>;
    /**
     * Number of ACTIVE subscriptions.
     */
    activeSubscriptionCount: Count;
    /**
     * Statuses that the customer can change to now.
     */
    allowedStatuses: Array<CustomerStatus>;
    /**
     * Time of the last login in this store.
     */
    lastLoginOn: Timestamp | null;
    /**
     * When the personal data will be or was erased. Null unless DEACTIVATED.
     */
    eraseOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Source of the account type. DEFAULT: the type was the store's default when the customer was created. AUTOMATIC: the daily check of `autoTier` assigned the type. ADMIN: an administrator chose the type, and the check skips the customer.
 */
export declare const CustomerAccountTypeSource: {
    readonly DEFAULT: "DEFAULT";
    readonly AUTOMATIC: "AUTOMATIC";
    readonly ADMIN: "ADMIN";
};
/**
 * Source of the account type. DEFAULT: the type was the store's default when the customer was created. AUTOMATIC: the daily check of `autoTier` assigned the type. ADMIN: an administrator chose the type, and the check skips the customer.
 */
export type CustomerAccountTypeSource = typeof CustomerAccountTypeSource[keyof typeof CustomerAccountTypeSource];
/**
 * A saved address of a customer.
 */
export type CustomerAddress = {
    customerAddressId: CustomerAddressId;
    storeCustomerId: StoreCustomerId;
    /**
     * Given name.
     */
    firstName: string;
    /**
     * Family name.
     */
    lastName: string;
    /**
     * Company name for the label; null means none.
     */
    company: string | null;
    /**
     * Street and number.
     */
    streetLine1: string;
    /**
     * Floor, apartment, care of; null means none.
     */
    streetLine2: string | null;
    /**
     * City or town.
     */
    city: string;
    /**
     * Empty for countries without states or provinces.
     */
    stateProvince: string;
    /**
     * Empty for countries without postal codes.
     */
    postalCode: string;
    countryCode: CountryCode;
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    /**
     * Whether this is the customer's default address.
     */
    isDefault: boolean;
    /**
     * False after removal.
     */
    isActive: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An address to save.
 */
export type CustomerAddressCreate = {
    storeCustomerId: StoreCustomerId;
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
     * State or province; `""` where the country has none.
     */
    stateProvince?: string | undefined;
    /**
     * Postal code; `""` where the country has none.
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
 * All customer addresses, complete.
 */
export type CustomerAddressList = {
    /**
     * The customer addresses.
     */
    items: Array<CustomerAddress>;
};
/**
 * Changes to a saved address. An omitted field keeps its value, and null clears it.
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
     * State or province; `""` where the country has none.
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
    /**
     * True makes it the default address. False is rejected for the default address: make another one the default.
     */
    isDefault?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * Evidence of a customer's consent to marketing e-mails.
 */
export type CustomerConsent = {
    /**
     * When the customer consented. If it equals `importedOn`, the imported file had no date, and the customer consented at an unknown earlier time.
     */
    acceptedOn: Timestamp;
    /**
     * When an import recorded the consent. Null means that no import did.
     */
    importedOn: Timestamp | null;
    /**
     * Where the customer consented, as in `acceptsMarketingSource` of the imported file. Null means that the file had none, or that no import recorded the consent.
     */
    evidence: string | null;
    source: CustomerConsentSource;
    /**
     * When the customer withdrew the consent. Null means it is in force.
     */
    withdrawnOn: Timestamp | null;
};
/**
 * Where the consent was given. ADMIN: an administrator entered it. API: an integration entered it. IMPORT: it was in an imported file. UNKNOWN: it was stored before sources were.
 */
export type CustomerConsentSource = 'CHECKOUT_PAGE' | 'STOREFRONT' | 'ADMIN' | 'API' | 'IMPORT' | 'UNKNOWN' | (string & {});
/**
 * A new customer. Fields that are left out take their defaults.
 */
export type CustomerCreate = {
    email: Email;
    /**
     * Given name.
     */
    firstName?: string | undefined;
    /**
     * Family name.
     */
    lastName?: string | undefined;
    phoneNumber?: PhoneNumberInput | null | undefined;
    accountTypeId?: AccountTypeId | undefined;
    /**
     * Company that the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number, printed on invoices.
     */
    taxNumber?: string | null | undefined;
    /**
     * Language of e-mails and documents. Null or absent means the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Set it only if the customer has agreed to marketing e-mails.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Code of the referrer who brought the customer.
     */
    referrerCode?: string | null | undefined;
    /**
     * Internal note. Never shown to the customer.
     */
    note?: string | null | undefined;
    /**
     * Labels for the store's own use.
     */
    tags?: Array<string> | undefined;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The customer's id in another system of the store, unique per store.
     */
    externalId?: string | null | undefined;
    /**
     * Address to save as the default address.
     */
    address?: AddressInput | null | undefined;
    /**
     * Whether to send the welcome e-mail. It links to the page where the customer requests a password.
     */
    sendWelcomeEmail?: boolean | undefined;
};
/**
 * Whether a customer can be created with an e-mail address, and the customer who has it if not.
 */
export type CustomerEmailCheck = {
    email: Email;
    /**
     * Whether a customer with this e-mail can be created in this store.
     */
    available: boolean;
    /**
     * Why the e-mail is not available. Null means it is available.
     */
    reason: CustomerEmailCheckReason | null;
    /**
     * The store's customer with this e-mail. Null means none.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * Status of that customer.
     */
    status: CustomerStatus | null;
};
/**
 * CUSTOMER_EXISTS: the store has a customer with this e-mail. BANNED: that customer is banned.
 */
export declare const CustomerEmailCheckReason: {
    readonly CUSTOMER_EXISTS: "CUSTOMER_EXISTS";
    readonly BANNED: "BANNED";
};
/**
 * CUSTOMER_EXISTS: the store has a customer with this e-mail. BANNED: that customer is banned.
 */
export type CustomerEmailCheckReason = typeof CustomerEmailCheckReason[keyof typeof CustomerEmailCheckReason];
/**
 * A customer file, sent as multipart.
 */
export type CustomerImport = {
    /**
     * CSV or xlsx file in the format of the template.
     */
    file: Blob | File;
    /**
     * Whether to check the rows without changing anything.
     */
    dryRun?: boolean | undefined;
    onExisting?: CustomerImportOnExisting | undefined;
    onError?: CustomerImportOnError | undefined;
    /**
     * Whether to send the welcome e-mail to created customers.
     */
    sendWelcomeEmail?: boolean | undefined;
};
/**
 * The task that imports the file. Read the task for its progress.
 */
export type CustomerImportAccepted = {
    integrationTaskId: IntegrationTaskId;
};
/**
 * The file's format.
 */
export declare const CustomerImportFormat: {
    readonly CSV: "csv";
    readonly XLSX: "xlsx";
};
/**
 * The file's format.
 */
export type CustomerImportFormat = typeof CustomerImportFormat[keyof typeof CustomerImportFormat];
/**
 * Effect of invalid rows. CONTINUE imports the valid rows; REJECT_ALL imports no row if any row is invalid.
 */
export declare const CustomerImportOnError: {
    readonly CONTINUE: "CONTINUE";
    readonly REJECT_ALL: "REJECT_ALL";
};
/**
 * Effect of invalid rows. CONTINUE imports the valid rows; REJECT_ALL imports no row if any row is invalid.
 */
export type CustomerImportOnError = typeof CustomerImportOnError[keyof typeof CustomerImportOnError];
/**
 * Handling of rows whose customer already exists in the store. SKIP leaves the customer unchanged, UPDATE changes the customer by the columns that are not empty, FAIL reports the row as invalid.
 */
export declare const CustomerImportOnExisting: {
    readonly SKIP: "SKIP";
    readonly UPDATE: "UPDATE";
    readonly FAIL: "FAIL";
};
/**
 * Handling of rows whose customer already exists in the store. SKIP leaves the customer unchanged, UPDATE changes the customer by the columns that are not empty, FAIL reports the row as invalid.
 */
export type CustomerImportOnExisting = typeof CustomerImportOnExisting[keyof typeof CustomerImportOnExisting];
/**
 * A customer in a list.
 */
export type CustomerListItem = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty means not set.
     */
    firstName: string;
    /**
     * Empty means not set.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
    /**
     * Whether the customer has proved to own the e-mail address.
     */
    emailVerified: boolean;
    /**
     * Whether the customer has agreed to marketing e-mails.
     */
    acceptsMarketing: boolean;
    /**
     * When the customer agreed. Null means the customer has not agreed.
     */
    acceptsMarketingOn: Timestamp | null;
    /**
     * The latest consent to marketing e-mails, even if it was withdrawn. Null means the customer never consented.
     */
    marketingConsent: CustomerConsent | null;
    /**
     * Null means the store has no commission provider.
     */
    commissionProviderName: string | null;
    /**
     * The customer's id in that provider. Null means the customer is not synced yet, or the store has no provider.
     */
    commissionProviderId: string | null;
    /**
     * Labels for the store's own use.
     */
    tags: Array<string>;
    /**
     * Number of placed orders that are not canceled.
     */
    orderCount: Count;
    /**
     * When the newest order was placed.
     */
    lastOrderOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const CustomerOrderSort: {
    readonly ORDER_DATE: "orderDate";
    readonly '-ORDER_DATE': "-orderDate";
    readonly GRAND_TOTAL: "grandTotal";
    readonly '-GRAND_TOTAL': "-grandTotal";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type CustomerOrderSort = typeof CustomerOrderSort[keyof typeof CustomerOrderSort];
/**
 * One page of customers, with the cursor of the next page.
 */
export type CustomerPage = {
    /**
     * The customers of this page, in the requested order; empty after the last page.
     */
    items: Array<CustomerListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A saved payment method of a customer. Never contains card numbers, gateway tokens or vault ids.
 */
export type CustomerPaymentMethod = {
    customerPaymentMethodId: CustomerPaymentMethodId;
    storeCustomerId: StoreCustomerId;
    paymentType: PaymentType;
    /**
     * Brand as reported by the payment processor.
     */
    brand: string;
    /**
     * Null means the processor reports none.
     */
    lastFour: string | null;
    /**
     * Null for payment methods that do not expire.
     */
    expiryMonth: string | null;
    /**
     * Null for payment methods that do not expire.
     */
    expiryYear: string | null;
    /**
     * Whether this is the customer's default payment method.
     */
    isDefault: boolean;
    /**
     * False after removal.
     */
    isActive: boolean;
    paymentProviderId: PaymentProviderId;
    /**
     * Display name of the payment provider that stores the payment method.
     */
    paymentProviderName: string;
    /**
     * Whether the expiry month has passed.
     */
    isExpired: boolean;
    /**
     * Number of ACTIVE subscriptions.
     */
    activeSubscriptionCount: Count;
    /**
     * Time of the last successful charge.
     */
    lastUsedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * All customer payment methods, complete.
 */
export type CustomerPaymentMethodList = {
    /**
     * The customer payment methods.
     */
    items: Array<CustomerPaymentMethod>;
};
/**
 * A customer in the search results.
 */
export type CustomerSearchItem = {
    storeCustomerId: StoreCustomerId;
    email: Email;
    /**
     * Empty means not set.
     */
    firstName: string;
    /**
     * Empty means not set.
     */
    lastName: string;
    phoneNumber: PhoneNumber | null;
    /**
     * `phoneNumber` as it was entered and in E.164. Null means there is no number.
     */
    phone?: Phone | null | undefined;
    status: CustomerStatus;
    accountTypeId: AccountTypeId;
    /**
     * Display name of the account type.
     */
    accountTypeName: string;
};
/**
 * The best matches, best first.
 */
export type CustomerSearchResult = {
    /**
     * The matching customers.
     */
    items: Array<CustomerSearchItem>;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const CustomerSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
    readonly EMAIL: "email";
    readonly '-EMAIL': "-email";
    readonly LAST_NAME: "lastName";
    readonly '-LAST_NAME': "-lastName";
    readonly LAST_ORDER_ON: "lastOrderOn";
    readonly '-LAST_ORDER_ON': "-lastOrderOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type CustomerSort = typeof CustomerSort[keyof typeof CustomerSort];
/**
 * A customer's spending in one currency: placed orders that are not canceled.
 */
export type CustomerSpending = {
    currencyCode: CurrencyCode;
    /**
     * Number of placed orders that are not canceled.
     */
    orderCount: Count;
    /**
     * Captured amount less refunds.
     */
    total: PositiveMoney;
};
/**
 * A status that the customer got.
 */
export type CustomerStatusChange = {
    status: CustomerStatus;
    /**
     * The reason given with the change. Never shown to the customer.
     */
    reason: string | null;
    /**
     * When the status changed.
     */
    changedOn: Timestamp;
};
/**
 * Overview of the store's sales and open tasks.
 */
export type Dashboard = {
    range: DashboardRange;
    currencyCode: CurrencyCode;
    sales: DashboardSales;
    orders: DashboardOrders;
    /**
     * Number of orders that are not fulfilled, or only in part.
     */
    unfulfilledCount: Count;
    /**
     * Number of orders that are not paid, or only in part.
     */
    awaitingPaymentCount: Count;
    /**
     * Number of refunds that the gateway has not decided yet.
     */
    refundsPendingCount: Count;
    subscriptions: DashboardSubscriptions;
    customers: DashboardCustomers;
    /**
     * The products with the highest sales of the period, highest first.
     */
    topProducts: Array<DashboardProduct>;
    /**
     * Every day of the range, oldest first.
     */
    salesByDay: Array<DashboardDay>;
    /**
     * Variants with low stock, scarcest first.
     */
    lowStock: Array<DashboardLowStock>;
    /**
     * Number of failed jobs: integration tasks that failed, and mails that no server accepted.
     */
    failedTasksCount: Count;
    /**
     * Number of failed delivery attempts in the last 24 hours.
     */
    webhookFailures24h: Count;
    /**
     * When the figures were computed.
     */
    generatedOn: Timestamp;
};
/**
 * The range to compare with.
 */
export declare const DashboardComparison: {
    readonly PREVIOUS_PERIOD: "PREVIOUS_PERIOD";
    readonly PREVIOUS_YEAR: "PREVIOUS_YEAR";
    readonly NONE: "NONE";
};
/**
 * The range to compare with.
 */
export type DashboardComparison = typeof DashboardComparison[keyof typeof DashboardComparison];
/**
 * Customers who ordered in the range, each counted once. Guests are not counted.
 */
export type DashboardCustomers = {
    /**
     * Customers whose first order is in the range.
     */
    new: Count;
    /**
     * Customers who also ordered before the range.
     */
    returning: Count;
};
/**
 * Sales of one day.
 */
export type DashboardDay = {
    /**
     * The day.
     */
    date: Date;
    /**
     * Sales of the day, net of tax and shipping: gross - discounts - refunds.
     */
    net: Money;
    /**
     * Number of orders placed on the day and not canceled.
     */
    orders: Count;
};
/**
 * A variant with stock at or below its threshold.
 */
export type DashboardLowStock = {
    variantId: VariantId;
    sku: Sku;
    /**
     * Name of product and variant.
     */
    name: string;
    /**
     * Available units. Negative if the variant is backordered.
     */
    available: number;
};
/**
 * Orders of the range.
 */
export type DashboardOrders = {
    /**
     * Number of orders placed in the range and not canceled.
     */
    count: Count;
    /**
     * Number of orders in the comparison range. Null means no comparison.
     */
    previousCount: Count | null;
    /**
     * Average `grandTotal` of the orders.
     */
    averageValue: PositiveMoney;
};
/**
 * One of the best-selling products.
 */
export type DashboardProduct = {
    productId: ProductId;
    /**
     * The product's name.
     */
    name: string;
    quantity: Count;
    /**
     * Sales of the product in the range, net of tax and discounts, before refunds.
     */
    net: Money;
};
/**
 * The days that the figures cover, in the store's time zone.
 */
export type DashboardRange = {
    /**
     * Inclusive.
     */
    from: Date;
    /**
     * Exclusive.
     */
    to: Date;
    timezone: TimeZone;
    compareTo: DashboardComparison;
    /**
     * First day of the comparison range. Null means no comparison.
     */
    previousFrom: Date | null;
    /**
     * Day after the last day of the comparison range. Null means no comparison.
     */
    previousTo: Date | null;
};
/**
 * Sales of the range.
 */
export type DashboardSales = {
    /**
     * Subtotals, net of tax, before discounts.
     */
    gross: PositiveMoney;
    /**
     * Discounts of these orders, net of tax.
     */
    discounts: PositiveMoney;
    /**
     * Refunds of these orders, net of tax and shipping.
     */
    refunds: PositiveMoney;
    /**
     * Tax of these orders.
     */
    tax: PositiveMoney;
    /**
     * Shipping charges of these orders, net of tax.
     */
    shipping: PositiveMoney;
    /**
     * gross - discounts - refunds.
     */
    net: Money;
    /**
     * `net` of the comparison range. Null means no comparison.
     */
    previousNet: Money | null;
    /**
     * Change from `previousNet` in percent. Null means no comparison, or that `previousNet` is zero.
     */
    changePercent: Decimal | null;
};
/**
 * Subscriptions.
 */
export type DashboardSubscriptions = {
    /**
     * Number of ACTIVE subscriptions now.
     */
    active: Count;
    /**
     * Number of subscriptions created in the range, without replacements.
     */
    new: Count;
    /**
     * Number of subscriptions canceled in the range, without those that were replaced.
     */
    cancelled: Count;
    /**
     * Number of subscriptions in dunning now.
     */
    pastDue: Count;
    /**
     * Monthly recurring revenue: the amount expected from renewals per month at the prices of the items. A month has 365/12 days, a year 12 months. Subscriptions that end with their period are not included.
     */
    mrr: PositiveMoney;
    /**
     * Share of the subscriptions at the start of the range that were canceled in the range. 0 if there were no subscriptions at its start.
     */
    churnPercent: Rate;
    upcoming7Days: DashboardUpcoming;
};
/**
 * Renewals of the next 7 days.
 */
export type DashboardUpcoming = {
    /**
     * Number of renewals.
     */
    count: Count;
    /**
     * Expected amount of the renewals.
     */
    amount: PositiveMoney;
};
/**
 * Action after the last attempt. FAIL sets TERMINAL_FAILED, PAUSE sets PAUSED, CANCEL sets CANCELLED, SKIP skips the cycle and stays ACTIVE.
 */
export declare const DunningFinalAction: {
    readonly FAIL: "FAIL";
    readonly PAUSE: "PAUSE";
    readonly CANCEL: "CANCEL";
    readonly SKIP: "SKIP";
};
/**
 * Action after the last attempt. FAIL sets TERMINAL_FAILED, PAUSE sets PAUSED, CANCEL sets CANCELLED, SKIP skips the cycle and stays ACTIVE.
 */
export type DunningFinalAction = typeof DunningFinalAction[keyof typeof DunningFinalAction];
/**
 * When the customer gets a mail.
 */
export declare const DunningNotice: {
    readonly FIRST_FAILURE: "FIRST_FAILURE";
    readonly EVERY_FAILURE: "EVERY_FAILURE";
    readonly FINAL_FAILURE: "FINAL_FAILURE";
};
/**
 * When the customer gets a mail.
 */
export type DunningNotice = typeof DunningNotice[keyof typeof DunningNotice];
/**
 * A mail of the store in the list, without its body.
 */
export type EmailListItem = {
    emailId: EmailId;
    emailTemplateTypeCode: EmailTemplateTypeCode;
    /**
     * Recipient of the mail.
     */
    to: Email;
    /**
     * The subject. Null for mails with a pin or a link that opens an account.
     */
    renderedSubject: string | null;
    status: EmailStatus;
    /**
     * Number of attempts, including one in progress.
     */
    attempts: number;
    /**
     * Error message of the last attempt. Null means it did not fail.
     */
    lastError: string | null;
    /**
     * Id of the order that the mail is about. Null means none.
     */
    orderId: OrderId | null;
    /**
     * Time of the next attempt. Null means no further attempt.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * When the mail expires and is no longer sent. Null means never.
     */
    expiresOn: Timestamp | null;
    /**
     * When the mail server accepted the mail. Null means it has not.
     */
    sentOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of mails, with the cursor of the next page.
 */
export type EmailPage = {
    /**
     * The mails of this page, in the requested order; empty after the last page.
     */
    items: Array<EmailListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The mail to send again.
 */
export type EmailResend = {
    emailId: EmailId;
};
/**
 * The failed mails to retry. A field that is absent does not filter.
 */
export type EmailRetry = {
    /**
     * Only mails of one of these types.
     */
    emailTemplateTypeCodes?: Array<EmailTemplateTypeCode> | undefined;
    /**
     * Only mails created at or after this time.
     */
    createdFrom?: TimestampInput | undefined;
    /**
     * Only mails created before this time.
     */
    createdTo?: TimestampInput | undefined;
    /**
     * Only this mail and mails with a larger id: the `nextEmailId` of the request before.
     */
    fromEmailId?: EmailId | undefined;
};
/**
 * The result of a retry of failed mails.
 */
export type EmailRetryResult = {
    /**
     * Number of mails that were queued again.
     */
    retriedCount: number;
    /**
     * Number of failed mails that the request selected and did not queue.
     */
    skippedCount: number;
    /**
     * Id of the first selected mail that the request did not examine. Null means that it examined all.
     */
    nextEmailId: EmailId | null;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const EmailSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type EmailSort = typeof EmailSort[keyof typeof EmailSort];
/**
 * Status of a mail.
 *
 * - `PENDING`: the mail is waiting to be sent, or to be retried after a failure.
 * - `SENT`: the mail server accepted the mail.
 * - `FAILED`: the mail server permanently rejected the mail, retries were exhausted, or the mail expired.
 * - `SUPPRESSED`: the mail was not sent because its address is suppressed.
 */
export declare const EmailStatus: {
    readonly PENDING: "PENDING";
    readonly SENT: "SENT";
    readonly FAILED: "FAILED";
    readonly SUPPRESSED: "SUPPRESSED";
};
/**
 * Status of a mail.
 *
 * - `PENDING`: the mail is waiting to be sent, or to be retried after a failure.
 * - `SENT`: the mail server accepted the mail.
 * - `FAILED`: the mail server permanently rejected the mail, retries were exhausted, or the mail expired.
 * - `SUPPRESSED`: the mail was not sent because its address is suppressed.
 */
export type EmailStatus = typeof EmailStatus[keyof typeof EmailStatus];
/**
 * An address that the store sends no mails to.
 */
export type EmailSuppression = {
    emailSuppressionId: EmailSuppressionId;
    email: Email;
    /**
     * The type of the rejected mail.
     */
    emailTemplateTypeCode: EmailTemplateTypeCode;
    /**
     * Response of the mail server.
     */
    lastError: string;
    createdOn: Timestamp;
};
/**
 * One page of suppressed addresses, with the cursor of the next page.
 */
export type EmailSuppressionPage = {
    /**
     * The suppressed addresses of this page, in the requested order; empty after the last page.
     */
    items: Array<EmailSuppression>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const EmailSuppressionSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type EmailSuppressionSort = typeof EmailSuppressionSort[keyof typeof EmailSuppressionSort];
/**
 * An e-mail template with its source.
 */
export type EmailTemplate = {
    emailTemplateId: EmailTemplateId;
    emailTemplateTypeId: EmailTemplateTypeId;
    emailTemplateTypeCode: EmailTemplateTypeCode;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Liquid source of the preview line that mail clients show.
     */
    preheader: string | null;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the plain-text part. Null means the text is generated from the HTML.
     */
    bodyText: string | null;
    /**
     * Null means the store's name.
     */
    fromName: string | null;
    /**
     * Null means the store's sender address.
     */
    fromEmail: Email | null;
    /**
     * Null means the store's support address; notices of orders are answered to the buyer.
     */
    replyTo: Email | null;
    /**
     * Addresses that receive a blind copy of every mail.
     */
    bcc: Array<Email>;
    /**
     * Whether the store uses the template.
     */
    isActive: boolean;
    /**
     * Whether the template is the platform's own content and was never edited.
     */
    isDefault: boolean;
    /**
     * Variables that the source may use.
     */
    variables: Array<TemplateVariable>;
    /**
     * When a test e-mail was last sent.
     */
    lastTestedOn: Timestamp | null;
    /**
     * Error of the last mail that the template could not render, with line and column. That mail has the platform's own text. Null means none since the template last changed.
     */
    lastError: string | null;
    /**
     * When rendering first failed with `lastError`.
     */
    lastFailedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new e-mail template. Fields that are left out take their defaults.
 */
export type EmailTemplateCreate = {
    emailTemplateTypeId: EmailTemplateTypeId;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Liquid source of the preview line that mail clients show.
     */
    preheader?: string | null | undefined;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the plain-text part. Null means the text is generated from the HTML.
     */
    bodyText?: string | null | undefined;
    /**
     * Null means the store's name.
     */
    fromName?: string | null | undefined;
    /**
     * Null means the store's sender address.
     */
    fromEmail?: Email | null | undefined;
    /**
     * Null means the store's support address; notices of orders are answered to the buyer.
     */
    replyTo?: Email | null | undefined;
    /**
     * Addresses that receive a blind copy of every mail.
     */
    bcc?: Array<Email> | undefined;
    /**
     * Whether the store uses the template.
     */
    isActive?: boolean | undefined;
};
/**
 * An e-mail template without its source.
 */
export type EmailTemplateListItem = {
    emailTemplateId: EmailTemplateId;
    emailTemplateTypeId: EmailTemplateTypeId;
    emailTemplateTypeCode: EmailTemplateTypeCode;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    /**
     * Liquid source.
     */
    subject: string;
    /**
     * Whether the store uses the template.
     */
    isActive: boolean;
    /**
     * Whether the template is the platform's own content and was never edited.
     */
    isDefault: boolean;
    /**
     * When a test e-mail was last sent.
     */
    lastTestedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * One page of e-mail templates, with the cursor of the next page.
 */
export type EmailTemplatePage = {
    /**
     * The e-mail templates of this page, in the requested order; empty after the last page.
     */
    items: Array<EmailTemplateListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A stored or unsaved template to render with an order or sample data.
 */
export type EmailTemplatePreview = {
    emailTemplateId: EmailTemplateId;
    /**
     * Replaces the stored field for this request.
     */
    subject?: string | undefined;
    /**
     * Replaces the stored field for this request.
     */
    preheader?: string | null | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * Replaces the stored field for this request.
     */
    bodyText?: string | null | undefined;
    /**
     * Id of the order to render with. Absent means sample data.
     */
    orderId?: OrderId | undefined;
};
/**
 * The rendered mail, or the errors of its source.
 */
export type EmailTemplatePreviewResult = {
    /**
     * Empty if it could not be rendered.
     */
    renderedSubject: string;
    /**
     * The preview line that mail clients show after the subject. Null means the template has none.
     */
    renderedPreheader: string | null;
    /**
     * Empty if it could not be rendered.
     */
    renderedHtml: string;
    /**
     * Empty if it could not be rendered.
     */
    renderedText: string;
    /**
     * Errors of the template, with line and column; empty if the template has none.
     */
    errors: Array<TemplateError>;
};
/**
 * The template to revert to the platform's text.
 */
export type EmailTemplateRevert = {
    emailTemplateId: EmailTemplateId;
    version?: Version | undefined;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const EmailTemplateSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type EmailTemplateSort = typeof EmailTemplateSort[keyof typeof EmailTemplateSort];
/**
 * A type of e-mail that the platform sends.
 */
export type EmailTemplateType = {
    emailTemplateTypeId: EmailTemplateTypeId;
    code: EmailTemplateTypeCode;
    /**
     * Purpose of the mail, in English.
     */
    name: string;
    /**
     * When the mail is sent and to whom.
     */
    description: string;
    /**
     * Variables that the template may use.
     */
    variables: Array<TemplateVariable>;
    /**
     * Whether the mail is always sent. Mails of other types are sent only while their template is active.
     */
    isTransactional: boolean;
};
/**
 * Type of an e-mail.
 */
export declare const EmailTemplateTypeCode: {
    readonly ORDER_CONFIRMATION: "ORDER_CONFIRMATION";
    readonly ORDER_CANCELLED: "ORDER_CANCELLED";
    readonly PAYMENT_FAILED: "PAYMENT_FAILED";
    readonly PAYMENT_LINK: "PAYMENT_LINK";
    readonly ORDER_LINK: "ORDER_LINK";
    readonly SHIPMENT_CREATED: "SHIPMENT_CREATED";
    readonly SHIPMENT_DELIVERED: "SHIPMENT_DELIVERED";
    readonly REFUND_COMPLETED: "REFUND_COMPLETED";
    readonly SUBSCRIPTION_CREATED: "SUBSCRIPTION_CREATED";
    readonly SUBSCRIPTION_RENEWAL_UPCOMING: "SUBSCRIPTION_RENEWAL_UPCOMING";
    readonly SUBSCRIPTION_PAYMENT_FAILED: "SUBSCRIPTION_PAYMENT_FAILED";
    readonly SUBSCRIPTION_ACTION_NEEDED: "SUBSCRIPTION_ACTION_NEEDED";
    readonly SUBSCRIPTION_PRICE_CHANGED: "SUBSCRIPTION_PRICE_CHANGED";
    readonly SUBSCRIPTION_TRIAL_ENDING: "SUBSCRIPTION_TRIAL_ENDING";
    readonly SUBSCRIPTION_CANCELLED: "SUBSCRIPTION_CANCELLED";
    readonly SUBSCRIPTION_PAUSED: "SUBSCRIPTION_PAUSED";
    readonly SUBSCRIPTION_RESUMED: "SUBSCRIPTION_RESUMED";
    readonly SUBSCRIPTION_ADDRESS_NEEDED: "SUBSCRIPTION_ADDRESS_NEEDED";
    readonly SUBSCRIPTION_REPLACED: "SUBSCRIPTION_REPLACED";
    readonly CARD_EXPIRING: "CARD_EXPIRING";
    readonly VERIFY_EMAIL: "VERIFY_EMAIL";
    readonly RESET_PASSWORD: "RESET_PASSWORD";
    readonly PASSWORD_CHANGED: "PASSWORD_CHANGED";
    readonly EMAIL_CHANGE: "EMAIL_CHANGE";
    readonly EMAIL_CHANGE_NOTICE: "EMAIL_CHANGE_NOTICE";
    readonly EMAIL_CHANGED: "EMAIL_CHANGED";
    readonly WELCOME: "WELCOME";
    readonly ADMIN_ORDER_NOTICE: "ADMIN_ORDER_NOTICE";
    readonly ADMIN_RENEWAL_NOTICE: "ADMIN_RENEWAL_NOTICE";
    readonly WEBHOOK_ENDPOINT_FAILING: "WEBHOOK_ENDPOINT_FAILING";
    readonly WEBHOOK_ENDPOINT_DISABLED: "WEBHOOK_ENDPOINT_DISABLED";
};
/**
 * Type of an e-mail.
 */
export type EmailTemplateTypeCode = typeof EmailTemplateTypeCode[keyof typeof EmailTemplateTypeCode];
/**
 * All e-mail template types, complete.
 */
export type EmailTemplateTypeList = {
    /**
     * The e-mail template types.
     */
    items: Array<EmailTemplateType>;
};
/**
 * Changes to an e-mail template: an absent field keeps its value, null clears it, an array is replaced as a whole.
 */
export type EmailTemplateUpdate = {
    emailTemplateId: EmailTemplateId;
    /**
     * Name of the template, for administrators.
     */
    name?: string | undefined;
    /**
     * Liquid source.
     */
    subject?: string | undefined;
    /**
     * Liquid source of the preview line that mail clients show.
     */
    preheader?: string | null | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * Liquid source of the plain-text part. Null means the text is generated from the HTML.
     */
    bodyText?: string | null | undefined;
    /**
     * Null means the store's name.
     */
    fromName?: string | null | undefined;
    /**
     * Null means the store's sender address.
     */
    fromEmail?: Email | null | undefined;
    /**
     * Null means the store's support address; notices of orders are answered to the buyer.
     */
    replyTo?: Email | null | undefined;
    /**
     * Addresses that receive a blind copy of every mail.
     */
    bcc?: Array<Email> | undefined;
    /**
     * Whether the store uses the template.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A test mail to send.
 */
export type EmailTest = {
    emailTemplateId: EmailTemplateId;
    /**
     * Recipient of the test mail.
     */
    to: Email;
    /**
     * Id of the order to render with. Absent means sample data.
     */
    orderId?: OrderId | undefined;
};
/**
 * Result of the test mail.
 */
export type EmailTestResult = {
    /**
     * Whether the mail was queued for sending. The mail server may still refuse it.
     */
    accepted: boolean;
    /**
     * Id of the queued mail; its status shows what became of it. Null means the template has errors.
     */
    emailId: EmailId | null;
    /**
     * Empty if it could not be rendered.
     */
    renderedSubject: string;
    /**
     * Empty if it could not be rendered.
     */
    renderedHtml: string;
    /**
     * Errors of the template, with line and column; empty if the template has none.
     */
    errors: Array<TemplateError>;
};
/**
 * File format of an export.
 */
export declare const ExportFormat: {
    readonly CSV: "csv";
    readonly XLSX: "xlsx";
};
/**
 * File format of an export.
 */
export type ExportFormat = typeof ExportFormat[keyof typeof ExportFormat];
/**
 * The result of an erasure.
 */
export type GuestErasure = {
    /**
     * Number of orders that were placed with the address. 0 means none, or that they were erased before.
     */
    orderCount: Count;
};
/**
 * The guest to erase.
 */
export type GuestErasureRequest = {
    email: Email;
};
/**
 * OUTBOUND: the service called the outside system. INBOUND: the outside system called the service.
 */
export declare const IntegrationDirection: {
    readonly OUTBOUND: "OUTBOUND";
    readonly INBOUND: "INBOUND";
};
/**
 * OUTBOUND: the service called the outside system. INBOUND: the outside system called the service.
 */
export type IntegrationDirection = typeof IntegrationDirection[keyof typeof IntegrationDirection];
/**
 * One call to or from an outside system. Entries never change.
 */
export type IntegrationLog = {
    integrationLogId: IntegrationLogId;
    integration: IntegrationType;
    /**
     * The service that was called, or that made the call.
     */
    providerCode: string;
    /**
     * Id of the store's account at that payment service. Null for tests of credentials before the account existed, and for other services, where a store has one account.
     */
    paymentProviderId: PaymentProviderId | null;
    direction: IntegrationDirection;
    /**
     * The requested operation, such as capture.
     */
    operation: string;
    /**
     * Kind of the related object. Null means no stored object.
     */
    objectType: ObjectType | null;
    /**
     * Id of the related object, as text.
     */
    objectId: string | null;
    /**
     * The HTTP method. Null means the call was not HTTP.
     */
    requestMethod: string | null;
    /**
     * Secrets are masked.
     */
    requestUrl: string | null;
    /**
     * The HTTP status. Null means no response arrived.
     */
    responseStatus: number | null;
    /**
     * Duration of the call in milliseconds.
     */
    durationMs: number;
    outcome: IntegrationOutcome;
    /**
     * Machine-readable reason of the failure. Null means the call succeeded.
     */
    errorCode: string | null;
    /**
     * Description of the failure. Null means the call succeeded.
     */
    errorMessage: string | null;
    /**
     * Number of the attempt, starting at 1.
     */
    attempt: number;
    /**
     * The X-Request-Id of the request that caused the call.
     */
    correlationId: string | null;
    integrationTaskId: IntegrationTaskId | null;
    /**
     * The headers of the request; credentials are masked.
     */
    requestHeaders: Array<IntegrationLogHeader>;
    /**
     * Secrets are masked. Truncated at 64 KB.
     */
    requestBody: string | null;
    /**
     * The headers of the response; credentials are masked.
     */
    responseHeaders: Array<IntegrationLogHeader>;
    /**
     * Secrets are masked. Truncated at 64 KB.
     */
    responseBody: string | null;
    /**
     * Whether a body was truncated.
     */
    isTruncated: boolean;
    createdOn: Timestamp;
};
/**
 * A header of a call; credentials are masked.
 */
export type IntegrationLogHeader = {
    /**
     * Name of the header.
     */
    name: string;
    /**
     * Secrets are masked.
     */
    value: string;
};
/**
 * A call in the list, without headers and bodies.
 */
export type IntegrationLogListItem = {
    integrationLogId: IntegrationLogId;
    integration: IntegrationType;
    /**
     * The service that was called, or that made the call.
     */
    providerCode: string;
    /**
     * Id of the store's account at that payment service. Null for tests of credentials before the account existed, and for other services, where a store has one account.
     */
    paymentProviderId: PaymentProviderId | null;
    direction: IntegrationDirection;
    /**
     * The requested operation, such as capture.
     */
    operation: string;
    /**
     * Kind of the related object. Null means no stored object.
     */
    objectType: ObjectType | null;
    /**
     * Id of the related object, as text.
     */
    objectId: string | null;
    /**
     * The HTTP method. Null means the call was not HTTP.
     */
    requestMethod: string | null;
    /**
     * Secrets are masked.
     */
    requestUrl: string | null;
    /**
     * The HTTP status. Null means no response arrived.
     */
    responseStatus: number | null;
    /**
     * Duration of the call in milliseconds.
     */
    durationMs: number;
    outcome: IntegrationOutcome;
    /**
     * Machine-readable reason of the failure. Null means the call succeeded.
     */
    errorCode: string | null;
    /**
     * Description of the failure. Null means the call succeeded.
     */
    errorMessage: string | null;
    /**
     * Number of the attempt, starting at 1.
     */
    attempt: number;
    /**
     * The X-Request-Id of the request that caused the call.
     */
    correlationId: string | null;
    integrationTaskId: IntegrationTaskId | null;
    createdOn: Timestamp;
};
/**
 * One page of integration logs, with the cursor of the next page.
 */
export type IntegrationLogPage = {
    /**
     * The integration logs of this page, in the requested order; empty after the last page.
     */
    items: Array<IntegrationLogListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const IntegrationLogSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly DURATION_MS: "durationMs";
    readonly '-DURATION_MS': "-durationMs";
};
/**
 * Sort order; a minus sign means descending.
 */
export type IntegrationLogSort = typeof IntegrationLogSort[keyof typeof IntegrationLogSort];
/**
 * Outcome of a call.
 */
export declare const IntegrationOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly FAILURE: "FAILURE";
    readonly TIMEOUT: "TIMEOUT";
};
/**
 * Outcome of a call.
 */
export type IntegrationOutcome = typeof IntegrationOutcome[keyof typeof IntegrationOutcome];
/**
 * A background job for an outside system.
 */
export type IntegrationTask = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added.
     */
    taskType: string;
    integration: IntegrationType;
    /**
     * The service that the task calls. Null means none.
     */
    providerCode: string | null;
    /**
     * Kind of the related object. Null means no stored object.
     */
    objectType: ObjectType | null;
    /**
     * Id of the related object, as text.
     */
    objectId: string | null;
    status: IntegrationTaskStatus;
    /**
     * Number of attempts so far.
     */
    attempts: number;
    /**
     * Maximum number of attempts before the task fails permanently.
     */
    maxAttempts: number;
    /**
     * Time of the next attempt. Null means no further attempt.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Until when a worker has locked the task.
     */
    lockedUntil: Timestamp | null;
    /**
     * Error of the last attempt. Null means no attempt failed.
     */
    lastError: string | null;
    lastLogId: IntegrationLogId | null;
    /**
     * Null for a task about one object.
     */
    progress: IntegrationTaskProgress | null;
    /**
     * When the first attempt started. Null means not started.
     */
    startedOn: Timestamp | null;
    /**
     * When the task finished. Null means not finished.
     */
    finishedOn: Timestamp | null;
    /**
     * JSON text, masked and truncated at 64 KB.
     */
    payload: string | null;
    /**
     * The first 1000 rejected rows and fields of an import, or rejected lines of a bulk operation.
     */
    errors: Array<IntegrationTaskError>;
    /**
     * CSV file with all rejected rows and fields of an import: row, column, code, message, the rejected value, and the outcome (ROW_REJECTED, FIELD_IGNORED or ADDRESS_IGNORED).
     */
    errorFileUrl: Url | null;
    /**
     * File with the responses of a bulk operation, one per line.
     */
    resultFileUrl: Url | null;
    /**
     * Actions that are allowed in the current state. For other actions the operation leaves the task unchanged and returns a `reason`.
     */
    allowedActions: Array<IntegrationTaskAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An action that is allowed on the task in its current state.
 */
export declare const IntegrationTaskAction: {
    readonly RETRY: "RETRY";
    readonly CANCEL: "CANCEL";
};
/**
 * An action that is allowed on the task in its current state.
 */
export type IntegrationTaskAction = typeof IntegrationTaskAction[keyof typeof IntegrationTaskAction];
/**
 * Tasks to cancel.
 */
export type IntegrationTaskCancel = {
    /**
     * Ids of the tasks to cancel.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * Result for one task: canceled, or the reason why not.
 */
export type IntegrationTaskCancelItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Whether the task was canceled.
     */
    cancelled: boolean;
    /**
     * Why the task was not canceled. Null means it was canceled.
     */
    reason: string | null;
};
/**
 * The result for each task, in the requested order.
 */
export type IntegrationTaskCancelResult = {
    /**
     * One result per id, in the order of the request.
     */
    items: Array<IntegrationTaskCancelItem>;
};
/**
 * A rejected row, or a field without which a row was imported.
 */
export type IntegrationTaskError = {
    /**
     * Row of the file, starting at 1.
     */
    row: number;
    /**
     * Column of the file. Null means the error concerns the whole row.
     */
    column: string | null;
    /**
     * Machine-readable error code.
     */
    code: string;
    /**
     * Description of the error.
     */
    message: string;
    /**
     * Whether the row was imported without this field. False means that the row was rejected.
     */
    isRowImported: boolean;
};
/**
 * A task in the list, without payload and row errors.
 */
export type IntegrationTaskListItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Such as ORDER_PAYMENT_SYNC, COMMISSION_ORDER_SYNC or CUSTOMER_IMPORT; new types may be added.
     */
    taskType: string;
    integration: IntegrationType;
    /**
     * The service that the task calls. Null means none.
     */
    providerCode: string | null;
    /**
     * Kind of the related object. Null means no stored object.
     */
    objectType: ObjectType | null;
    /**
     * Id of the related object, as text.
     */
    objectId: string | null;
    status: IntegrationTaskStatus;
    /**
     * Number of attempts so far.
     */
    attempts: number;
    /**
     * Maximum number of attempts before the task fails permanently.
     */
    maxAttempts: number;
    /**
     * Time of the next attempt. Null means no further attempt.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Until when a worker has locked the task.
     */
    lockedUntil: Timestamp | null;
    /**
     * Error of the last attempt. Null means no attempt failed.
     */
    lastError: string | null;
    lastLogId: IntegrationLogId | null;
    /**
     * Null for a task about one object.
     */
    progress: IntegrationTaskProgress | null;
    /**
     * When the first attempt started. Null means not started.
     */
    startedOn: Timestamp | null;
    /**
     * When the task finished. Null means not finished.
     */
    finishedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of integration tasks, with the cursor of the next page.
 */
export type IntegrationTaskPage = {
    /**
     * The integration tasks of this page, in the requested order; empty after the last page.
     */
    items: Array<IntegrationTaskListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Progress of a task with many rows.
 */
export type IntegrationTaskProgress = {
    /**
     * Total number of rows. Null means unknown.
     */
    totalCount: Count | null;
    /**
     * Number of processed rows, including failed ones.
     */
    processedCount: Count;
    /**
     * Number of rejected rows.
     */
    failedCount: Count;
    /**
     * Number of rows of an import whose customer existed and was left unchanged, as `onExisting: SKIP` asks.
     */
    skippedCount: Count;
    /**
     * Number of rows that an import took without the fields that it could not read. `errors` lists these fields.
     */
    incompleteCount: Count;
};
/**
 * Tasks to retry.
 */
export type IntegrationTaskRetry = {
    /**
     * Ids of the tasks to retry.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * Result for one task: queued again, or the reason why not.
 */
export type IntegrationTaskRetryItem = {
    integrationTaskId: IntegrationTaskId;
    /**
     * Whether the task was queued again.
     */
    retried: boolean;
    /**
     * Why the task was not retried. Null means it was queued again.
     */
    reason: string | null;
};
/**
 * The result for each task, in the requested order.
 */
export type IntegrationTaskRetryResult = {
    /**
     * One result per id, in the order of the request.
     */
    items: Array<IntegrationTaskRetryItem>;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const IntegrationTaskSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly NEXT_ATTEMPT_ON: "nextAttemptOn";
    readonly '-NEXT_ATTEMPT_ON': "-nextAttemptOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type IntegrationTaskSort = typeof IntegrationTaskSort[keyof typeof IntegrationTaskSort];
/**
 * Status of a task. SUCCEEDED, FAILED and CANCELLED are final unless the task is retried.
 */
export declare const IntegrationTaskStatus: {
    readonly QUEUED: "QUEUED";
    readonly RUNNING: "RUNNING";
    readonly SUCCEEDED: "SUCCEEDED";
    readonly RETRYING: "RETRYING";
    readonly FAILED: "FAILED";
    readonly CANCELLED: "CANCELLED";
};
/**
 * Status of a task. SUCCEEDED, FAILED and CANCELLED are final unless the task is retried.
 */
export type IntegrationTaskStatus = typeof IntegrationTaskStatus[keyof typeof IntegrationTaskStatus];
/**
 * The kind of outside system. DOMAIN means records that a domain owner publishes.
 */
export declare const IntegrationType: {
    readonly PAYMENT: "PAYMENT";
    readonly TAX: "TAX";
    readonly SHIPPING: "SHIPPING";
    readonly COMMISSION: "COMMISSION";
    readonly EMAIL: "EMAIL";
    readonly WEBHOOK: "WEBHOOK";
    readonly IMPORT: "IMPORT";
    readonly SYNC: "SYNC";
    readonly DOMAIN: "DOMAIN";
};
/**
 * The kind of outside system. DOMAIN means records that a domain owner publishes.
 */
export type IntegrationType = typeof IntegrationType[keyof typeof IntegrationType];
/**
 * When stock is reserved. AT_PAYMENT: when an order is placed or its payment begins. AT_CART: when a product is added to a cart, which reserves the stock for `reservationMinutes` after the cart's last change. Existing cart reservations stay valid for that time when this setting changes.
 */
export declare const InventoryReserveMode: {
    readonly AT_PAYMENT: "AT_PAYMENT";
    readonly AT_CART: "AT_CART";
};
/**
 * When stock is reserved. AT_PAYMENT: when an order is placed or its payment begins. AT_CART: when a product is added to a cart, which reserves the stock for `reservationMinutes` after the cart's last change. Existing cart reservations stay valid for that time when this setting changes.
 */
export type InventoryReserveMode = typeof InventoryReserveMode[keyof typeof InventoryReserveMode];
/**
 * A numbered document of an order. Amounts of a credit note are the credited amounts. subtotal + shippingTotal + taxTotal = total.
 */
export type Invoice = {
    invoiceId: InvoiceId;
    type: InvoiceType;
    reason: InvoiceReason;
    /**
     * The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
     */
    number: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * Id of the refund that the document is about; null for other documents.
     */
    refundId: RefundId | null;
    currencyCode: CurrencyCode;
    /**
     * Net of tax, after discounts.
     */
    subtotal: Money;
    /**
     * Net of tax.
     */
    shippingTotal: Money;
    /**
     * Includes the tax on shipping.
     */
    taxTotal: Money;
    /**
     * The tax in the currency of the tax office, by the store's `taxExchangeRates`. Null means that the document shows it in its own currency only.
     */
    taxConversion: InvoiceTaxConversion | null;
    /**
     * Total of the document, including tax.
     */
    total: PositiveMoney;
    /**
     * When the document was issued.
     */
    issuedOn: Timestamp;
};
/**
 * One page of invoices and credit notes, with the cursor of the next page.
 */
export type InvoicePage = {
    /**
     * The documents of this page, in the requested order; empty after the last page.
     */
    items: Array<Invoice>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Why the document was issued: the order itself, an edit of the order, a refund, a completed refund that failed later, or the cancellation of the order. A credit note of a cancellation deducts the amount that is no longer due or that a dispute took. An invoice of a cancellation charges disputed money again after it came back to the store.
 */
export declare const InvoiceReason: {
    readonly ORDER: "ORDER";
    readonly EDIT: "EDIT";
    readonly REFUND: "REFUND";
    readonly REFUND_FAILED: "REFUND_FAILED";
    readonly CANCELLATION: "CANCELLATION";
};
/**
 * Why the document was issued: the order itself, an edit of the order, a refund, a completed refund that failed later, or the cancellation of the order. A credit note of a cancellation deducts the amount that is no longer due or that a dispute took. An invoice of a cancellation charges disputed money again after it came back to the store.
 */
export type InvoiceReason = typeof InvoiceReason[keyof typeof InvoiceReason];
/**
 * Sort order; a minus sign means descending.
 */
export declare const InvoiceSort: {
    readonly ISSUED_ON: "issuedOn";
    readonly '-ISSUED_ON': "-issuedOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type InvoiceSort = typeof InvoiceSort[keyof typeof InvoiceSort];
/**
 * The tax of a document in the currency of the tax office.
 */
export type InvoiceTaxConversion = {
    currencyCode: CurrencyCode;
    /**
     * Price of one unit of the document's currency.
     */
    rate: Rate;
    /**
     * The document's `taxTotal` in this currency, rounded.
     */
    taxTotal: Money;
};
/**
 * Whether a document charges or credits an amount.
 */
export declare const InvoiceType: {
    readonly INVOICE: "INVOICE";
    readonly CREDIT_NOTE: "CREDIT_NOTE";
};
/**
 * Whether a document charges or credits an amount.
 */
export type InvoiceType = typeof InvoiceType[keyof typeof InvoiceType];
/**
 * All languages, complete.
 */
export type LanguageList = {
    /**
     * The languages.
     */
    items: Array<Language>;
};
/**
 * An image or another file of the store.
 */
export type Media = {
    mediaId: MediaId;
    /**
     * Null means top level.
     */
    folderId: MediaFolderId | null;
    /**
     * Name for people; it does not affect where the file is stored.
     */
    fileName: string;
    mediaType: MediaType;
    /**
     * Detected from the content, not from the name.
     */
    mimeType: string;
    /**
     * Size of the served file in bytes.
     */
    sizeBytes: number;
    /**
     * Width of the displayed image in pixels. Null for files that are not images.
     */
    width: number | null;
    /**
     * Height of the displayed image in pixels. Null for files that are not images.
     */
    height: number | null;
    /**
     * Duration of a video. Null for other files, and if the file does not state it.
     */
    durationSeconds: number | null;
    /**
     * SHA-256 of the uploaded file.
     */
    checksum: string;
    /**
     * URL of the file.
     */
    url: Url;
    /**
     * URL of the smallest of `variants`. Null until ready, and for files that are not images.
     */
    thumbnailUrl: Url | null;
    /**
     * Smaller versions of an image, the widest first; empty until ready, and for files that are not images. For an animated image they show the first frame.
     */
    variants: Array<MediaVariant>;
    /**
     * Description of the image for people who cannot see it. Null means none.
     */
    altText: string | null;
    /**
     * The text in other languages; at most one entry per language.
     */
    translations: Array<MediaTranslation>;
    /**
     * Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped.
     */
    focalX: Decimal | null;
    /**
     * Vertical focal point, from 0 (top) to 1 (bottom).
     */
    focalY: Decimal | null;
    /**
     * Keywords to find the file by.
     */
    tags: Array<string>;
    /**
     * Number of products, variants, option values, collections and settings that use the medium. A product or collection also uses the media in its descriptions.
     */
    usageCount: Count;
    status: MediaStatus;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A file to upload, sent as multipart.
 */
export type MediaCreate = {
    /**
     * The file itself.
     */
    file: Blob | File;
    folderId?: MediaFolderId | undefined;
    /**
     * Description of the image for people who cannot see it.
     */
    altText?: string | undefined;
};
/**
 * Storage usage of a store's files.
 */
export type MediaUsage = {
    /**
     * Number of stored files.
     */
    fileCount: number;
    /**
     * Storage that the files use, by their uploaded size.
     */
    sizeBytes: number;
    /**
     * Storage limit. The operator of the service sets it for all stores; null means no limit.
     */
    maxSizeBytes: number | null;
};
/**
 * A folder of files. Folders can be nested.
 */
export type MediaFolder = {
    folderId: MediaFolderId;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentFolderId: MediaFolderId | null;
    /**
     * Unique among its siblings.
     */
    name: string;
    /**
     * Folder names from the top level, such as /products/coffee.
     */
    path: string;
    /**
     * Number of media directly in the folder.
     */
    mediaCount: Count;
    /**
     * Number of folders directly in the folder.
     */
    childCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new media folder. Fields that are left out take their defaults.
 */
export type MediaFolderCreate = {
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentFolderId?: MediaFolderId | null | undefined;
    /**
     * Unique among its siblings.
     */
    name: string;
};
/**
 * One page of media folders, with the cursor of the next page.
 */
export type MediaFolderPage = {
    /**
     * The media folders of this page, in the requested order; empty after the last page.
     */
    items: Array<MediaFolder>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const MediaFolderSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type MediaFolderSort = typeof MediaFolderSort[keyof typeof MediaFolderSort];
/**
 * Changes to a media folder: an absent field keeps its value, null clears it, an array is replaced as a whole.
 */
export type MediaFolderUpdate = {
    folderId: MediaFolderId;
    /**
     * Null means top level. The parent cannot be the object itself or one below it.
     */
    parentFolderId?: MediaFolderId | null | undefined;
    /**
     * Unique among its siblings.
     */
    name?: string | undefined;
    version?: Version | undefined;
};
/**
 * One page of files, with the cursor of the next page.
 */
export type MediaPage = {
    /**
     * The files of this page, in the requested order; empty after the last page.
     */
    items: Array<Media>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Order of the list; a `-` in front means descending.
 */
export declare const MediaSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly FILE_NAME: "fileName";
    readonly '-FILE_NAME': "-fileName";
    readonly SIZE_BYTES: "sizeBytes";
    readonly '-SIZE_BYTES': "-sizeBytes";
};
/**
 * Order of the list; a `-` in front means descending.
 */
export type MediaSort = typeof MediaSort[keyof typeof MediaSort];
/**
 * PROCESSING until the smaller versions of an image are ready; FAILED if the image could not be read.
 */
export declare const MediaStatus: {
    readonly PROCESSING: "PROCESSING";
    readonly READY: "READY";
    readonly FAILED: "FAILED";
};
/**
 * PROCESSING until the smaller versions of an image are ready; FAILED if the image could not be read.
 */
export type MediaStatus = typeof MediaStatus[keyof typeof MediaStatus];
/**
 * The text of a media file in an additional language of the store.
 */
export type MediaTranslation = {
    languageCode: LanguageCode;
    /**
     * Description of the image in the language.
     */
    altText: string;
};
/**
 * The text of a media file in an additional language of the store; at most one entry per language.
 */
export type MediaTranslationInput = {
    languageCode: LanguageCode;
    /**
     * Description of the image in the language.
     */
    altText: string;
};
/**
 * Changes to a file: an absent field keeps its value, null clears it, an array is replaced as a whole.
 */
export type MediaUpdate = {
    mediaId: MediaId;
    /**
     * Null means top level.
     */
    folderId?: MediaFolderId | null | undefined;
    /**
     * Name for people; it does not affect where the file is stored.
     */
    fileName?: string | undefined;
    /**
     * Description of the image for people who cannot see it. Null means none.
     */
    altText?: string | null | undefined;
    /**
     * The text in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<MediaTranslationInput> | undefined;
    /**
     * Horizontal focal point, from 0 (left) to 1 (right), which stays visible when the image is cropped.
     */
    focalX?: Decimal | null | undefined;
    /**
     * Vertical focal point, from 0 (top) to 1 (bottom).
     */
    focalY?: Decimal | null | undefined;
    /**
     * Keywords to find the file by. Replaced as a whole.
     */
    tags?: Array<string> | undefined;
    version?: Version | undefined;
};
/**
 * An object with texts that are not translated into the language.
 */
export type MissingTranslation = {
    /**
     * Kind of the object.
     */
    objectType: string;
    /**
     * Id of the product; null for another object.
     */
    productId: ProductId | null;
    /**
     * Id of the collection; null for another object.
     */
    collectionId: CollectionId | null;
    /**
     * Id of the shipping method; null for another object.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * Id of the subscription plan; null for another object.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Id of the coupon; null for another object.
     */
    couponId: CouponId | null;
    /**
     * Id of the payment provider; null for another object.
     */
    paymentProviderId: PaymentProviderId | null;
    /**
     * Id of the account type; null for another object.
     */
    accountTypeId: AccountTypeId | null;
    /**
     * Id of the tax class; null for another object.
     */
    taxClassId: TaxClassId | null;
    /**
     * Id of the media file; null for another object.
     */
    mediaId: MediaId | null;
    /**
     * Name in the catalog's language: of a media file, the start of its file name; of the settings, the store's name.
     */
    name: string;
    /**
     * Members without a translation. `options`: names or values of options. `variants`: names of variants that are not made of option values. `seo`: a text for search engines.
     */
    missing: Array<string>;
};
/**
 * One page of objects, with the cursor of the next page.
 */
export type MissingTranslationPage = {
    /**
     * Objects on this page, oldest first; empty after the last page.
     */
    items: Array<MissingTranslation>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * `createdOn`: oldest first.
 */
export declare const MissingTranslationSort: {
    readonly CREATED_ON: "createdOn";
};
/**
 * `createdOn`: oldest first.
 */
export type MissingTranslationSort = typeof MissingTranslationSort[keyof typeof MissingTranslationSort];
/**
 * The caller's permissions by store.
 */
export type MyScope = {
    /**
     * null means that the caller is an app token.
     */
    adminUserId: AdminUserId | null;
    /**
     * null means that the caller is a user.
     */
    appTokenId: AppTokenId | null;
    /**
     * Stores that the caller can access.
     */
    stores: Array<MyScopeStore>;
};
/**
 * The caller's permissions in one store.
 */
export type MyScopeStore = {
    storeId: StoreId;
    /**
     * Permissions of the caller in the store.
     */
    permissions: Array<Permission>;
};
/**
 * A name in an additional language of the store.
 */
export type NameTranslation = {
    languageCode: LanguageCode;
    /**
     * The name, or the value of an option, in the language.
     */
    name: string;
};
/**
 * A name in an additional language of the store; at most one entry per language.
 */
export type NameTranslationInput = {
    languageCode: LanguageCode;
    /**
     * The name, or the value of an option, in the language; at most as long as the original may be (422 `invalid_value` otherwise).
     */
    name: string;
};
/**
 * An order with all its data. Totals are frozen when the order is placed.
 */
export type Order = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled; kept afterwards.
     */
    completedOn: Timestamp | null;
    /**
     * When the order was canceled; null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * Language of the order's mails and documents, and of `localName` of its lines. Null means an order from before languages were recorded: the customer's language selects these.
     */
    languageCode: LanguageCode | null;
    /**
     * Net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Net of tax.
     */
    discountTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Includes the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order that this one replaces.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the quantities.
     */
    itemCount: Count;
    storeId: StoreId;
    /**
     * null means that the order was not placed from a cart.
     */
    cartId: CartId | null;
    source: OrderSource;
    status: OrderState;
    customer: OrderCustomer;
    /**
     * null means that nothing is shipped.
     */
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shippingMethodId: ShippingMethodId | null;
    /**
     * The shipping method's name when the order was placed; null means that nothing is shipped.
     */
    shippingMethodName: string | null;
    /**
     * The taxes on shipping, one for each rate.
     */
    shippingTaxes: Array<OrderTax>;
    /**
     * Whether unit prices were shown with tax.
     */
    pricesIncludeTax: boolean;
    /**
     * The lines, in the order of the cart.
     */
    items: Array<OrderLine>;
    /**
     * Oldest first.
     */
    payments: Array<Payment>;
    balance: OrderBalance;
    /**
     * Oldest first.
     */
    refunds: Array<RefundDetails>;
    /**
     * Oldest first.
     */
    shipments: Array<Shipment>;
    /**
     * Coupons that the order used, including those that only discount later charges of its subscriptions.
     */
    coupons: Array<OrderCoupon>;
    discount: OrderDiscount | null;
    /**
     * Ids of the subscriptions that the order started or renews.
     */
    subscriptionIds: Array<SubscriptionId>;
    /**
     * Number of the order that replaces this one.
     */
    replacementOrderNumber: OrderNumber | null;
    /**
     * The buyer's consent to marketing e-mails, given with this order; null means that the buyer did not consent, or that their data was erased.
     */
    marketingConsent: MarketingConsent | null;
    referrer: OrderReferrer | null;
    commissionSyncStatus: CommissionSyncStatus;
    /**
     * Id of the calculation at the tax service; null with the store's own rates.
     */
    taxProviderReference: string | null;
    taxSource: OrderTaxSource;
    notes: OrderNotes;
    /**
     * The store's own tags, to search and group by.
     */
    tags: Array<string>;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * null means that the order is not on hold.
     */
    hold: OrderHold | null;
    cancelReason: OrderCancelReason | null;
    /**
     * Id of the order in your own system.
     */
    externalId: string | null;
    /**
     * History of the order, newest first; the newest 500 entries.
     */
    timeline: Array<OrderTimelineEntry>;
    /**
     * Disputes of the order's payments, oldest first.
     */
    chargebacks: Array<Chargeback>;
    /**
     * The order's numbered documents, oldest first; empty while the order is neither paid nor shipped.
     */
    invoices: Array<Invoice>;
    /**
     * Actions that the order's state allows. The caller's permissions are not considered.
     */
    allowedActions: Array<OrderAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An action that the order's current state allows.
 */
export declare const OrderAction: {
    readonly PLACE: "PLACE";
    readonly CAPTURE: "CAPTURE";
    readonly VOID: "VOID";
    readonly OFFLINE_PAYMENT: "OFFLINE_PAYMENT";
    readonly CHARGE: "CHARGE";
    readonly PAYMENT_LINK: "PAYMENT_LINK";
    readonly REFUND: "REFUND";
    readonly CANCEL: "CANCEL";
    readonly FULFILL: "FULFILL";
    readonly HOLD: "HOLD";
    readonly RELEASE: "RELEASE";
    readonly EDIT: "EDIT";
    readonly REPLACE: "REPLACE";
};
/**
 * An action that the order's current state allows.
 */
export type OrderAction = typeof OrderAction[keyof typeof OrderAction];
/**
 * A kind of object. The name matches the object's schema and id, and its name in events (WebhookObjectType).
 */
export type ObjectType = 'accountType' | 'adminUser' | 'appToken' | 'cart' | 'cartItem' | 'chargeback' | 'collection' | 'commissionProvider' | 'coupon' | 'customer' | 'customerAddress' | 'customerPaymentMethod' | 'email' | 'emailSuppression' | 'emailTemplate' | 'integrationTask' | 'media' | 'mediaFolder' | 'order' | 'payment' | 'paymentProvider' | 'pdfTemplate' | 'price' | 'product' | 'refund' | 'return' | 'scope' | 'session' | 'shipment' | 'shippingMethod' | 'stock' | 'store' | 'storeKey' | 'subscription' | 'subscriptionPlan' | 'taxClass' | 'taxProvider' | 'testClock' | 'variant' | 'webhookDelivery' | 'webhookEndpoint' | 'webhookReplay' | (string & {});
/**
 * The order to cancel, with the reason, and the handling of stock and money.
 */
export type OrderCancel = {
    orderId: OrderId;
    reason: OrderCancelReason;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
    /**
     * Whether to refund the captured amount.
     */
    refundPayment?: boolean | undefined;
    /**
     * Whether to put reserved units, and units that need no shipping and left the stock with the payment, back into stock. False means they are written off.
     */
    restock?: boolean | undefined;
    /**
     * Whether to notify the customer by e-mail. If a refund that the mail announces fails, another mail says so.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * Why the order was canceled or voided.
 */
export declare const OrderCancelReason: {
    readonly CUSTOMER_REQUEST: "CUSTOMER_REQUEST";
    readonly FRAUD: "FRAUD";
    readonly OUT_OF_STOCK: "OUT_OF_STOCK";
    readonly PAYMENT_NOT_RECEIVED: "PAYMENT_NOT_RECEIVED";
    readonly DUPLICATE: "DUPLICATE";
    readonly OTHER: "OTHER";
};
/**
 * Why the order was canceled or voided.
 */
export type OrderCancelReason = typeof OrderCancelReason[keyof typeof OrderCancelReason];
/**
 * The amount to capture, and the payment to capture it from.
 */
export type OrderCapture = {
    orderId: OrderId;
    /**
     * Id of a payment. Default: the live authorizations, oldest first.
     */
    paymentId?: PaymentId | undefined;
    /**
     * Default: the whole amount that is authorized and due.
     */
    amount?: PositiveMoney | undefined;
    /**
     * Whether to release the rest of the authorization afterwards.
     */
    isFinal?: boolean | undefined;
};
/**
 * A charge to a saved payment method.
 */
export type OrderCharge = {
    orderId: OrderId;
    /**
     * Id of a payment method of the order's customer. Default: the customer's default payment method.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * A new order. Absent fields take their defaults.
 */
export type OrderCreate = {
    /**
     * Save a draft: no stock is reserved, no payment is charged and no e-mail is sent.
     */
    isDraft?: boolean | undefined;
    /**
     * Absent means a guest; `email` is then required.
     */
    storeCustomerId?: StoreCustomerId | undefined;
    /**
     * Absent means the customer's e-mail address.
     */
    email?: Email | undefined;
    /**
     * Absent means the store's default currency.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * Language of the buyer, which selects the names that the buyer reads, the mails and the documents. Instead of a language that the store does not have, the closest of its languages applies, else its default. 422 `invalid_value` for an unknown language. Absent means the customer's language, else the store's default.
     */
    languageCode?: LanguageCode | undefined;
    /**
     * Lines of the order.
     */
    items: Array<OrderItemInput>;
    shippingAddress?: AddressInput | undefined;
    /**
     * Absent means the shipping address.
     */
    billingAddress?: AddressInput | undefined;
    shippingMethodId?: ShippingMethodId | undefined;
    /**
     * Overrides the price of the shipping method, as shown to the buyer.
     */
    shippingPrice?: PositiveMoney | undefined;
    /**
     * Coupon codes, case-insensitive.
     */
    couponCodes?: Array<string> | undefined;
    discount?: OrderDiscountInput | undefined;
    /**
     * Absent means that the order waits for an offline payment, unless its total is 0.
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * Absent means now. Must not be in the future; a past date is for orders imported from another system.
     */
    orderDate?: TimestampInput | undefined;
    notes?: OrderNotesInput | undefined;
    /**
     * The store's own tags, to search and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Code of the referrer who referred the buyer; stored with the order.
     */
    referrerCode?: string | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed when a line has a plan. For a draft, send this text when the draft is placed.
     */
    consentText?: string | undefined;
    /**
     * Id of the order in your own system, unique in the store. An order that is not placed, because its payment was declined or its draft was canceled, gives the id up.
     */
    externalId?: string | undefined;
    /**
     * Whether to send the order confirmation and the e-mail about a new subscription.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * Sums over the orders in one currency.
 */
export type OrderCurrencyTotals = {
    currencyCode: CurrencyCode;
    /**
     * Number of orders in the currency.
     */
    orderCount: Count;
    /**
     * Sum of the lines net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Discounts, net of tax.
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
     * Captured amount.
     */
    paid: PositiveMoney;
    /**
     * Refunded amount, including refunds in progress.
     */
    refunded: PositiveMoney;
    /**
     * Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
     */
    disputed: PositiveMoney;
    /**
     * Amount still to be captured.
     */
    due: PositiveMoney;
};
/**
 * A manual discount by an administrator.
 */
export type OrderDiscount = {
    discountType: OrderDiscountType;
    /**
     * Percentage or amount, depending on `discountType`.
     */
    value: Decimal;
    /**
     * Why the discount was given; visible only to the store.
     */
    reason: string | null;
    /**
     * Amount that the discount takes off, net of tax.
     */
    amount: PositiveMoney;
};
/**
 * A manual discount on the whole order.
 */
export type OrderDiscountInput = {
    discountType: OrderDiscountType;
    /**
     * A percentage, or an amount in the order's currency. The amount includes tax where prices include tax.
     */
    value: Decimal;
    /**
     * Why the discount was given; visible only to the store.
     */
    reason?: string | null | undefined;
};
/**
 * How `value` of a manual discount is interpreted.
 */
export declare const OrderDiscountType: {
    readonly PERCENTAGE: "PERCENTAGE";
    readonly FIXED_AMOUNT: "FIXED_AMOUNT";
};
/**
 * How `value` of a manual discount is interpreted.
 */
export type OrderDiscountType = typeof OrderDiscountType[keyof typeof OrderDiscountType];
/**
 * Whether the file has one row per order, or one per order line.
 */
export declare const OrderExportRows: {
    readonly ORDER: "ORDER";
    readonly LINE: "LINE";
};
/**
 * Whether the file has one row per order, or one per order line.
 */
export type OrderExportRows = typeof OrderExportRows[keyof typeof OrderExportRows];
/**
 * The order lines in a parcel, and its shipping data.
 */
export type OrderFulfill = {
    orderId: OrderId;
    /**
     * Each line item at most once. Default: all open lines.
     */
    items?: Array<OrderFulfillItem> | undefined;
    /**
     * Initial status of the shipment. Default: IN_TRANSIT.
     */
    status?: ShipmentStatus | undefined;
    /**
     * Default: the shipping method's carrier.
     */
    carrierName?: string | undefined;
    /**
     * The carrier's tracking number.
     */
    trackingNumber?: string | undefined;
    /**
     * URL of the carrier's tracking page.
     */
    trackingUrl?: string | undefined;
    /**
     * Default: now. Must not be in the future.
     */
    shippedOn?: TimestampInput | undefined;
    /**
     * Default: `shippedOn` plus the shipping method's maximum days.
     */
    estimatedDelivery?: TimestampInput | undefined;
    /**
     * Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled. Default: the shipment's id as text.
     */
    externalShipmentId?: string | undefined;
    /**
     * The warehouse or shop that ships the parcel.
     */
    locationName?: string | null | undefined;
    /**
     * In the store's weight unit.
     */
    weight?: Decimal | null | undefined;
    /**
     * URL of the shipping label.
     */
    labelUrl?: Url | null | undefined;
    /**
     * Whether to send the shipment e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A quantity of an order line in the parcel.
 */
export type OrderFulfillItem = {
    lineItemId: LineItemId;
    quantity: Quantity;
};
/**
 * Number of orders with one fulfillment status.
 */
export type OrderFulfillmentStatusCount = {
    fulfillmentStatus: FulfillmentStatus;
    /**
     * Orders with the status.
     */
    count: Count;
};
/**
 * Why and since when the order is on hold.
 */
export type OrderHold = {
    reason: OrderHoldReason;
    /**
     * The store's note on the hold; null means no note.
     */
    note: string | null;
    /**
     * When the order was put on hold.
     */
    heldOn: Timestamp;
    /**
     * Name of the actor who put the order on hold; null for the system, and for actors whose name is no longer known.
     */
    heldBy: string | null;
};
/**
 * The order to put on hold, with the reason.
 */
export type OrderHoldInput = {
    orderId: OrderId;
    reason: OrderHoldReason;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
};
/**
 * Why the order is on hold.
 */
export declare const OrderHoldReason: {
    readonly FRAUD: "FRAUD";
    readonly ADDRESS: "ADDRESS";
    readonly BACKORDER: "BACKORDER";
    readonly PAYMENT: "PAYMENT";
    readonly OTHER: "OTHER";
};
/**
 * Why the order is on hold.
 */
export type OrderHoldReason = typeof OrderHoldReason[keyof typeof OrderHoldReason];
/**
 * A line to order. Send exactly one of `variantId` and `sku`.
 */
export type OrderItemInput = {
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Overrides the price from the price list, as shown to the buyer. On a line with a plan, every delivery keeps this price.
     */
    unitPrice?: PositiveMoney | undefined;
    /**
     * An active plan that the product is sold on. The subscription starts when the order is placed. A draft must not have a plan with a trial. Absent means a one-time purchase.
     */
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * Sums of order lines by variant.
 */
export type OrderItemSummary = {
    /**
     * The sums, one row for each variant, SKU and currency.
     */
    items: Array<OrderItemSummaryRow>;
    /**
     * Whether there are more than 1000 rows. If true, narrow the filters.
     */
    isTruncated: boolean;
};
/**
 * Order quantities and sums of one variant in one currency.
 */
export type OrderItemSummaryRow = {
    variantId: VariantId | null;
    sku: Sku;
    /**
     * Name of the product and variant.
     */
    name: string;
    currencyCode: CurrencyCode;
    /**
     * Units ordered.
     */
    quantityOrdered: Count;
    /**
     * Units shipped.
     */
    quantityFulfilled: Count;
    /**
     * Units still to be shipped, without those that buyers withdrew from.
     */
    quantityToFulfill: Count;
    /**
     * Units refunded.
     */
    quantityRefunded: Count;
    /**
     * Net of tax, before discounts.
     */
    gross: PositiveMoney;
    /**
     * Discounts, net of tax.
     */
    discount: PositiveMoney;
    /**
     * gross - discount.
     */
    net: PositiveMoney;
    /**
     * Tax on `net`.
     */
    tax: PositiveMoney;
    /**
     * Number of orders with this variant and SKU.
     */
    orderCount: Count;
};
/**
 * Sort order; a leading minus sign means descending.
 */
export declare const OrderItemSummarySort: {
    readonly SKU: "sku";
    readonly '-SKU': "-sku";
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly QUANTITY_TO_FULFILL: "quantityToFulfill";
    readonly '-QUANTITY_TO_FULFILL': "-quantityToFulfill";
    readonly QUANTITY_ORDERED: "quantityOrdered";
    readonly '-QUANTITY_ORDERED': "-quantityOrdered";
    readonly NET: "net";
    readonly '-NET': "-net";
};
/**
 * Sort order; a leading minus sign means descending.
 */
export type OrderItemSummarySort = typeof OrderItemSummarySort[keyof typeof OrderItemSummarySort];
/**
 * A line after the edit. `lineItemId` keeps an existing line; a new line has exactly one of `variantId` and `sku`.
 */
export type OrderItemUpdate = {
    lineItemId?: LineItemId | undefined;
    variantId?: VariantId | undefined;
    sku?: Sku | undefined;
    quantity: Quantity;
    /**
     * Absent means that an existing line keeps its price and a new one takes the price from the price list.
     */
    unitPrice?: PositiveMoney | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
};
/**
 * An order in a list, without lines, payments or shipments.
 */
export type OrderListItem = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the order was placed.
     */
    orderDate: Timestamp;
    /**
     * When the order was first both paid and fulfilled; kept afterwards.
     */
    completedOn: Timestamp | null;
    /**
     * When the order was canceled; null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    paymentStatus: PaymentStatus;
    fulfillmentStatus: FulfillmentStatus;
    currencyCode: CurrencyCode;
    /**
     * Net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Net of tax.
     */
    discountTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Includes the tax on shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * subtotal - discountTotal + shippingTotal + taxTotal.
     */
    grandTotal: PositiveMoney;
    /**
     * Number of the order that this one replaces.
     */
    replacedOrderNumber: OrderNumber | null;
    /**
     * Sum of the quantities.
     */
    itemCount: Count;
    status: OrderState;
    source: OrderSource;
    /**
     * null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * First and last name of the buyer; `""` means unknown.
     */
    customerName: string;
    customerEmail: Email;
    shippingCountryCode: CountryCode | null;
    /**
     * The shipping method's name when the order was placed; null means that nothing is shipped.
     */
    shippingMethodName: string | null;
    /**
     * Captured amount.
     */
    paid: PositiveMoney;
    /**
     * Refunded amount, including refunds in progress.
     */
    refunded: PositiveMoney;
    /**
     * Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
     */
    disputed: PositiveMoney;
    /**
     * grandTotal minus paid, where refunded overpayments do not count as paid. Never below zero; zero for canceled orders.
     */
    due: PositiveMoney;
    /**
     * Whether the order is on hold. Nothing is shipped until the hold is released.
     */
    isOnHold: boolean;
    /**
     * Whether an amount is in dispute, or the buyer's bank took it back; `paymentStatus` is then CHARGEBACK.
     */
    hasChargeback: boolean;
    /**
     * Whether a line started or renewed a subscription.
     */
    hasSubscription: boolean;
    replacementOrderNumber: OrderNumber | null;
    /**
     * The store's own tags, to search and group by.
     */
    tags: Array<string>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Notes on the order.
 */
export type OrderNotes = {
    /**
     * Written by the customer at checkout.
     */
    customer: string | null;
    /**
     * Internal note, never shown to the customer.
     */
    internal: string | null;
};
/**
 * An absent field keeps its value; null clears it.
 */
export type OrderNotesInput = {
    /**
     * The buyer's note. The buyer can read it.
     */
    customer?: string | null | undefined;
    /**
     * Internal note, visible only to the store.
     */
    internal?: string | null | undefined;
};
/**
 * Money received outside of the platform, such as by bank transfer.
 */
export type OrderOfflinePayment = {
    orderId: OrderId;
    /**
     * Default: the amount due.
     */
    amount?: PositiveMoney | undefined;
    method: OfflinePaymentMethod;
    /**
     * Id of an OFFLINE provider of the store.
     */
    paymentProviderId?: PaymentProviderId | undefined;
    /**
     * Reference of the payment, such as the number on the bank statement.
     */
    reference?: string | null | undefined;
    /**
     * Default: now. Must not be in the future.
     */
    receivedOn?: TimestampInput | undefined;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
};
/**
 * A recorded offline payment that never arrived.
 */
export type OrderOfflinePaymentVoid = {
    orderId: OrderId;
    paymentId: PaymentId;
    /**
     * Internal note; replaces the payment's note.
     */
    note?: string | null | undefined;
};
/**
 * One page of orders, with the cursor of the next page.
 */
export type OrderPage = {
    /**
     * Orders on this page, in the requested order; empty after the last page.
     */
    items: Array<OrderListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * How the order is paid. Send exactly one of `customerPaymentMethodId` and `paymentToken`. Leave the whole payment out for an order that waits for its money.
 */
export type OrderPaymentInput = {
    /**
     * Absent means the provider of the saved payment method, or else the store's default provider.
     */
    paymentProviderId?: PaymentProviderId | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Token from the provider's own form.
     */
    paymentToken?: string | undefined;
    /**
     * Whether to save the payment method to the customer's account.
     */
    savePaymentMethod?: boolean | undefined;
};
/**
 * A payment link for an order.
 */
export type OrderPaymentLink = {
    /**
     * URL of the page, with its token after `#`. It is shown here only.
     */
    url: Url;
    /**
     * When the link expires. It expires earlier once nothing is due.
     */
    expiresOn: Timestamp;
};
/**
 * The order to pay with the link.
 */
export type OrderPaymentLinkCreate = {
    orderId: OrderId;
    /**
     * Whether to mail the link to the buyer.
     */
    notifyCustomer?: boolean | undefined;
    /**
     * A page of the store's own that pays with the token. Default: the service's page. The URL must be at the domain that the store has verified, or at one of its `allowedOrigins`, and have no fragment.
     */
    pageUrl?: Url | undefined;
    /**
     * Where the page of a bank or wallet redirects the buyer. Default: the storefront. The URL must be at the domain that the store has verified, or at one of its `allowedOrigins`.
     */
    returnUrl?: Url | undefined;
};
/**
 * Number of orders with one payment status.
 */
export type OrderPaymentStatusCount = {
    paymentStatus: PaymentStatus;
    /**
     * Orders with the status.
     */
    count: Count;
};
/**
 * The draft to place, and its payment.
 */
export type OrderPlace = {
    orderId: OrderId;
    /**
     * Absent means that the order waits for an offline payment, unless its total is 0.
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * Expected total. Returns 409 when the current total differs.
     */
    expectedGrandTotal?: PositiveMoney | undefined;
    /**
     * How and to what the customer agreed (by telephone, in a contract), stored as the evidence of the mandate. Allowed when a line has a plan.
     */
    consentText?: string | undefined;
    /**
     * Whether to send the order confirmation and the e-mail about a new subscription.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * The referrer of the buyer.
 */
export type OrderReferrer = {
    /**
     * The code with which the buyer was referred.
     */
    referrerCode: string;
    /**
     * The referrer's name, as last reported by the commission service when the order was placed; null means that the service had not reported this code.
     */
    displayName: string | null;
};
/**
 * The part of the order to refund: lines, an amount, or shipping alone. The operation describes which fields can be combined.
 */
export type OrderRefund = {
    orderId: OrderId;
    reason: RefundReason;
    /**
     * Each line item at most once.
     */
    lines?: Array<OrderRefundLine> | undefined;
    /**
     * Part of the shipping charge, including tax.
     */
    shippingAmount?: PositiveMoney | undefined;
    /**
     * Including tax. Allowed only without lines, shippingAmount and overpaymentAmount.
     */
    amount?: PositiveMoney | undefined;
    /**
     * Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines.
     */
    overpaymentAmount?: PositiveMoney | undefined;
    /**
     * Id of a payment. Default: the captured payments, oldest first.
     */
    paymentId?: PaymentId | undefined;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
    /**
     * Whether to send the refund e-mail when the refund is completed, and another one if a completed refund fails later.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * At least one of quantity and amount.
 */
export type OrderRefundLine = {
    lineItemId: LineItemId;
    /**
     * Units that are returned or not shipped. Absent means a refund of money only.
     */
    quantity?: Quantity | undefined;
    /**
     * Including tax. Default: the price of the quantity after discounts.
     */
    amount?: PositiveMoney | undefined;
};
/**
 * A refund to compute without issuing it.
 */
export type OrderRefundPreview = {
    orderId: OrderId;
    reason?: RefundReason | undefined;
    /**
     * Each line item at most once.
     */
    lines?: Array<OrderRefundLine> | undefined;
    /**
     * Part of the shipping charge, including tax.
     */
    shippingAmount?: PositiveMoney | undefined;
    /**
     * Including tax. Allowed only without lines, shippingAmount and overpaymentAmount.
     */
    amount?: PositiveMoney | undefined;
    /**
     * Part of the overpaid amount (the balance's `overpaid`); refunds nothing of the lines.
     */
    overpaymentAmount?: PositiveMoney | undefined;
    /**
     * Id of a payment. Default: the captured payments, oldest first.
     */
    paymentId?: PaymentId | undefined;
};
/**
 * The order to release from hold.
 */
export type OrderRelease = {
    orderId: OrderId;
    /**
     * Appended to the internal note of the order.
     */
    note?: string | null | undefined;
};
/**
 * The order to replace, and the items to send.
 */
export type OrderReplace = {
    orderId: OrderId;
    reason: OrderReplacementReason;
    /**
     * Default: all lines that are not refunded or canceled.
     */
    items?: Array<OrderReplacementItem> | undefined;
    /**
     * Whether to discount the new order to zero, including shipping.
     */
    isFree?: boolean | undefined;
    /**
     * Whether to also cancel the replaced order and refund its payment. Allowed only with isFree false and without payment.
     */
    cancelReplaced?: boolean | undefined;
    /**
     * Default: the replaced order's.
     */
    shippingAddress?: AddressInput | undefined;
    /**
     * Default: the replaced order's.
     */
    shippingMethodId?: ShippingMethodId | undefined;
    /**
     * Only for isFree false.
     */
    payment?: OrderPaymentInput | undefined;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
    /**
     * Whether to send the order confirmation.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A line of the replacement.
 */
export type OrderReplacementItem = {
    lineItemId: LineItemId;
    /**
     * Id of another variant. Default: the line's variant.
     */
    variantId?: VariantId | undefined;
    /**
     * At most the ordered quantity, counting all items of the same line.
     */
    quantity: Quantity;
};
/**
 * Why the order is replaced.
 */
export declare const OrderReplacementReason: {
    readonly LOST: "LOST";
    readonly DAMAGED: "DAMAGED";
    readonly WRONG_ITEM: "WRONG_ITEM";
    readonly DEFECTIVE: "DEFECTIVE";
    readonly OTHER: "OTHER";
};
/**
 * Why the order is replaced.
 */
export type OrderReplacementReason = typeof OrderReplacementReason[keyof typeof OrderReplacementReason];
/**
 * A shipping method that is available for the order, with its price for this order.
 */
export type OrderShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * Name of the method, as buyers see it.
     */
    name: string;
    /**
     * Name of the carrier; null means that the method has no carrier.
     */
    carrierName: string | null;
    /**
     * The carrier's code for the service; null means that the method has no code.
     */
    serviceCode: string | null;
    /**
     * The price of this shipping method, before discounts on shipping.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded: boolean;
    /**
     * Minimum number of days from shipping to delivery; null means unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Maximum number of days from shipping to delivery; null means unknown.
     */
    estimatedMaxDays: number | null;
    /**
     * Whether this is the order's current method.
     */
    isSelected: boolean;
};
/**
 * The shipping methods that serve the order, cheapest first.
 */
export type OrderShippingMethodList = {
    /**
     * The methods, cheapest first.
     */
    items: Array<OrderShippingMethod>;
};
/**
 * Sort order; a leading minus sign means descending.
 */
export declare const OrderSort: {
    readonly ORDER_DATE: "orderDate";
    readonly '-ORDER_DATE': "-orderDate";
    readonly ORDER_NUMBER: "orderNumber";
    readonly '-ORDER_NUMBER': "-orderNumber";
    readonly GRAND_TOTAL: "grandTotal";
    readonly '-GRAND_TOTAL': "-grandTotal";
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Sort order; a leading minus sign means descending.
 */
export type OrderSort = typeof OrderSort[keyof typeof OrderSort];
/**
 * Evidence of a buyer's consent to marketing e-mails.
 */
export type MarketingConsent = {
    /**
     * When the buyer consented.
     */
    acceptedOn: Timestamp;
    source: MarketingConsentSource;
    /**
     * When a guest withdrew the consent. Null means that it was not withdrawn with this order; a customer's withdrawal is in their marketingConsent.
     */
    withdrawnOn: Timestamp | null;
};
/**
 * Where the buyer consented. CHECKOUT_PAGE is the platform's own checkout page, which a checkout link opens.
 */
export declare const MarketingConsentSource: {
    readonly CHECKOUT_PAGE: "CHECKOUT_PAGE";
    readonly STOREFRONT: "STOREFRONT";
};
/**
 * Where the buyer consented. CHECKOUT_PAGE is the platform's own checkout page, which a checkout link opens.
 */
export type MarketingConsentSource = typeof MarketingConsentSource[keyof typeof MarketingConsentSource];
/**
 * Where the order came from.
 */
export declare const OrderSource: {
    readonly STOREFRONT: "STOREFRONT";
    readonly ADMIN: "ADMIN";
    readonly SUBSCRIPTION: "SUBSCRIPTION";
    readonly API: "API";
    readonly MCP: "MCP";
};
/**
 * Where the order came from.
 */
export type OrderSource = typeof OrderSource[keyof typeof OrderSource];
/**
 * A short form of one order.
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
    currencyCode: CurrencyCode;
    /**
     * Sum of the lines net of tax, before discounts.
     */
    subtotal: PositiveMoney;
    /**
     * Discounts, net of tax.
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
     * Captured amount.
     */
    paid: PositiveMoney;
    /**
     * Refunded amount, including refunds in progress.
     */
    refunded: PositiveMoney;
    /**
     * Captured amount that a bank holds or took back: chargebacks that are open, lost or accepted, without inquiries.
     */
    disputed: PositiveMoney;
    /**
     * Amount still to be captured.
     */
    due: PositiveMoney;
};
/**
 * Exactly one field is not null.
 */
export type OrderSummaryAnswer = {
    /**
     * null unless the request names one order.
     */
    order: OrderSummary | null;
    /**
     * null when the request names one order.
     */
    totals: OrderTotals | null;
};
/**
 * Orders to synchronize with the connected systems.
 */
export type OrderSync = {
    /**
     * Ids of the orders.
     */
    orderIds: Array<OrderId>;
    /**
     * Default: all targets that apply.
     */
    targets?: Array<OrderSyncTarget> | undefined;
};
/**
 * The tasks queued for an order.
 */
export type OrderSyncItem = {
    orderId: OrderId;
    /**
     * One task per target that applies to the order; empty if none applies.
     */
    integrationTaskIds: Array<IntegrationTaskId>;
};
/**
 * The queued tasks for each order.
 */
export type OrderSyncResult = {
    /**
     * One entry per order.
     */
    items: Array<OrderSyncItem>;
};
/**
 * The outside system to synchronize with.
 */
export declare const OrderSyncTarget: {
    readonly PAYMENT: "PAYMENT";
    readonly TAX: "TAX";
    readonly SHIPPING: "SHIPPING";
    readonly COMMISSION: "COMMISSION";
};
/**
 * The outside system to synchronize with.
 */
export type OrderSyncTarget = typeof OrderSyncTarget[keyof typeof OrderSyncTarget];
/**
 * Source of the taxes: the rates of the tax classes, the tax service, or the tax classes because the tax service did not respond (`fallback` of the tax provider).
 */
export declare const OrderTaxSource: {
    readonly MANUAL_RATES: "MANUAL_RATES";
    readonly PROVIDER: "PROVIDER";
    readonly FALLBACK: "FALLBACK";
};
/**
 * Source of the taxes: the rates of the tax classes, the tax service, or the tax classes because the tax service did not respond (`fallback` of the tax provider).
 */
export type OrderTaxSource = typeof OrderTaxSource[keyof typeof OrderTaxSource];
/**
 * One entry of the order's history.
 */
export type OrderTimelineEntry = {
    /**
     * A webhook event type, or an internal one such as email.sent.
     */
    eventType: string;
    actorType: ActorType;
    /**
     * Name of the actor; null for the system, and for actors whose name is no longer known.
     */
    actorName: string | null;
    /**
     * Description of the event, in English.
     */
    message: string;
    createdOn: Timestamp;
};
/**
 * Counts and sums over a set of orders.
 */
export type OrderTotals = {
    /**
     * Number of orders in all currencies.
     */
    count: Count;
    /**
     * Count and sums by currency.
     */
    currencies: Array<OrderCurrencyTotals>;
    /**
     * Number of orders with each payment status.
     */
    paymentStatuses: Array<OrderPaymentStatusCount>;
    /**
     * Number of orders with each fulfillment status.
     */
    fulfillmentStatuses: Array<OrderFulfillmentStatusCount>;
};
/**
 * Changes to an order. An absent field keeps its value, null clears it, and an array replaces the stored one.
 */
export type OrderUpdate = {
    orderId: OrderId;
    version?: Version | undefined;
    /**
     * null turns the order into a guest order.
     */
    storeCustomerId?: StoreCustomerId | null | undefined;
    email?: Email | undefined;
    /**
     * Language of the buyer. Later mails and documents are in it, and `localName` of lines, coupons and shipping method is read again from the translations. Issued invoices keep their language. Instead of a language that the store does not have, the closest of its languages applies, else its default. 422 `invalid_value` for an unknown language.
     */
    languageCode?: LanguageCode | undefined;
    shippingAddress?: AddressInput | null | undefined;
    billingAddress?: AddressInput | null | undefined;
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Overrides the price of the shipping method, as shown to the buyer.
     */
    shippingPrice?: PositiveMoney | undefined;
    /**
     * The complete list of lines after the edit. An omitted line is removed.
     */
    items?: Array<OrderItemUpdate> | undefined;
    /**
     * Coupon codes, case-insensitive.
     */
    couponCodes?: Array<string> | undefined;
    discount?: OrderDiscountInput | null | undefined;
    /**
     * Must not be in the future.
     */
    orderDate?: TimestampInput | undefined;
    /**
     * false withdraws the consent to marketing e-mails that a guest gave with the order. true is rejected, and so is false for a customer's order: change acceptsMarketing of the customer.
     */
    acceptsMarketing?: boolean | undefined;
    notes?: OrderNotesInput | undefined;
    /**
     * The store's own tags, to search and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Id of the order in another system; null clears it.
     */
    externalId?: string | null | undefined;
};
/**
 * The dispute to accept.
 */
export type OrderChargebackAccept = {
    orderId: OrderId;
    /**
     * The processor's reference.
     */
    reference: string;
};
/**
 * Evidence against a dispute.
 */
export type OrderChargebackEvidence = {
    orderId: OrderId;
    /**
     * The processor's reference.
     */
    reference: string;
    /**
     * Description of the case for the bank: delivery, use, terms that the buyer agreed to.
     */
    text: string;
};
/**
 * A dispute of a payment of an order.
 */
export type OrderChargebackReport = {
    orderId: OrderId;
    paymentId?: PaymentId | undefined;
    /**
     * The processor's reference; unique for the payment.
     */
    reference: string;
    /**
     * Disputed amount. Default: unchanged; in the first report, the whole captured amount.
     */
    amount?: PositiveMoney | undefined;
    /**
     * Reason as stated by the processor.
     */
    reason?: string | undefined;
    /**
     * Outcome of the dispute. Default: unchanged; in the first report, OPEN.
     */
    status?: ChargebackStatus | undefined;
    /**
     * Whether the bank only inquires and no money has moved. Default: unchanged; in the first report, false.
     */
    isInquiry?: boolean | undefined;
    /**
     * Deadline for evidence. Default: unchanged.
     */
    dueOn?: TimestampInput | undefined;
};
/**
 * The order to void. Its authorizations are released and the order is canceled.
 */
export type OrderVoid = {
    orderId: OrderId;
    reason: OrderCancelReason;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
    /**
     * Whether to notify the customer by e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A payment provider of the store: an account at a payment service. Credentials are masked.
 */
export type PaymentProvider = {
    paymentProviderId: PaymentProviderId;
    providerCode: PaymentProviderCode;
    /**
     * Shown to customers at checkout.
     */
    displayName: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Whether checkouts offer the provider.
     */
    isActive: boolean;
    /**
     * Whether the provider is used when a request names none.
     */
    isDefault: boolean;
    /**
     * Position at checkout. Lower values are offered first.
     */
    priority: number;
    /**
     * Same as the store's livemode. false means the provider's test system.
     */
    livemode: boolean;
    /**
     * Payment types that buyers can use through the provider.
     */
    paymentTypes: Array<PaymentType>;
    /**
     * Currencies that the provider is offered in. Empty means all currencies of the store.
     */
    currencyCodes: Array<CurrencyCode>;
    /**
     * Billing countries that the provider is offered in. Empty means all.
     */
    countryCodes: Array<CountryCode>;
    /**
     * Smallest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies.
     */
    minAmount: PositiveMoney | null;
    /**
     * Largest amount that the provider is offered for, in `currencyCode`. Does not apply to carts in other currencies.
     */
    maxAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Null means the capture mode of the store's settings.
     */
    captureMode: CaptureMode | null;
    supports: PaymentProviderSupports;
    publicConfig: ProviderPublicConfig;
    credentials: ProviderCredentials;
    /**
     * The URL to register with the provider. Null if the provider sends no webhooks.
     */
    webhookUrl: Url | null;
    webhookStatus: ProviderWebhookStatus;
    /**
     * When a call to a provider of this code last failed, within the last 15 minutes. Null when none failed.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Reason of the failure, in words.
     */
    lastError: string | null;
    healthStatus: ProviderHealthStatus;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new payment provider. Omitted fields take their defaults.
 */
export type PaymentProviderCreate = {
    providerCode: PaymentProviderCode;
    credentials?: ProviderCredentialsInput | undefined;
    /**
     * Shown to customers at checkout.
     */
    displayName: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Whether checkouts offer the provider. Defaults to true.
     */
    isActive?: boolean | undefined;
    /**
     * true makes this provider the default instead of the previous one.
     */
    isDefault?: boolean | undefined;
    /**
     * Position at checkout. Lower values are offered first.
     */
    priority?: number | undefined;
    /**
     * Payment types to offer. Defaults to all that the provider supports.
     */
    paymentTypes?: Array<PaymentType> | undefined;
    /**
     * Currencies that the provider is offered in. Empty means all currencies of the store.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Billing countries that the provider is offered in. Empty means all.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * Smallest amount that the provider is offered for, in the store's default currency.
     */
    minAmount?: PositiveMoney | null | undefined;
    /**
     * Largest amount that the provider is offered for, in the store's default currency.
     */
    maxAmount?: PositiveMoney | null | undefined;
    /**
     * Null means the capture mode of the store's settings.
     */
    captureMode?: CaptureMode | null | undefined;
    publicConfig?: ProviderPublicConfig | undefined;
};
/**
 * All payment providers, not paged.
 */
export type PaymentProviderList = {
    /**
     * The payment providers.
     */
    items: Array<PaymentProvider>;
};
/**
 * The provider's capabilities.
 */
export type PaymentProviderSupports = {
    /**
     * Whether cards can be saved for later payments.
     */
    savedMethods: boolean;
    /**
     * Whether less than the authorized amount can be captured.
     */
    partialCapture: boolean;
    /**
     * Whether less than the captured amount can be refunded.
     */
    partialRefund: boolean;
    /**
     * Whether an authorization can be voided.
     */
    void: boolean;
    /**
     * Whether buyers can be asked to authenticate (3-D Secure).
     */
    threeDs: boolean;
};
/**
 * Changes to a payment provider. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type PaymentProviderUpdate = {
    paymentProviderId: PaymentProviderId;
    credentials?: ProviderCredentialsUpdate | undefined;
    /**
     * Shown to customers at checkout.
     */
    displayName?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Whether checkouts offer the provider.
     */
    isActive?: boolean | undefined;
    /**
     * true makes this provider the default instead of the previous one.
     */
    isDefault?: boolean | undefined;
    /**
     * Position at checkout. Lower values are offered first.
     */
    priority?: number | undefined;
    /**
     * Payment types to offer.
     */
    paymentTypes?: Array<PaymentType> | undefined;
    /**
     * Currencies that the provider is offered in. Empty means all currencies of the store.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Billing countries that the provider is offered in. Empty means all.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * Smallest amount that the provider is offered for, in the store's default currency.
     */
    minAmount?: PositiveMoney | null | undefined;
    /**
     * Largest amount that the provider is offered for, in the store's default currency.
     */
    maxAmount?: PositiveMoney | null | undefined;
    /**
     * Null means the capture mode of the store's settings.
     */
    captureMode?: CaptureMode | null | undefined;
    publicConfig?: ProviderPublicConfig | undefined;
    version?: Version | undefined;
};
/**
 * A movement of money of a payment.
 */
export type PaymentTransaction = {
    paymentTransactionId: PaymentTransactionId;
    type: PaymentTransactionType;
    orderId: OrderId;
    orderNumber: OrderNumber;
    paymentId: PaymentId;
    /**
     * Null unless `type` is REFUND.
     */
    refundId: RefundId | null;
    /**
     * Null means an offline payment without a provider.
     */
    paymentProviderId: PaymentProviderId | null;
    /**
     * Code of the payment provider.
     */
    providerCode: string;
    /**
     * Null for an offline payment.
     */
    paymentType: PaymentType | null;
    /**
     * Null means a payment through a processor.
     */
    offlineMethod: OfflinePaymentMethod | null;
    /**
     * The provider's id of the capture, refund or dispute; the reference that was entered for an offline payment or refund.
     */
    providerReference: string | null;
    /**
     * The provider's id of the payment.
     */
    paymentReference: string | null;
    /**
     * Positive if the store received the money, negative if it left the store.
     */
    amount: Money;
    currencyCode: CurrencyCode;
    /**
     * When the money moved, as the service learned it; for offline money, the entered time.
     */
    occurredOn: Timestamp;
    createdOn: Timestamp;
};
/**
 * One page of transactions, with the cursor of the next page.
 */
export type PaymentTransactionPage = {
    /**
     * The transactions of this page, in the requested order; empty after the last page.
     */
    items: Array<PaymentTransaction>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a minus sign means descending.
 */
export declare const PaymentTransactionSort: {
    readonly OCCURRED_ON: "occurredOn";
    readonly '-OCCURRED_ON': "-occurredOn";
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; a minus sign means descending.
 */
export type PaymentTransactionSort = typeof PaymentTransactionSort[keyof typeof PaymentTransactionSort];
/**
 * CAPTURE (money of the buyer), REFUND (a completed refund, or one that failed later) or DISPUTE (money that a bank took back, or returned). Later versions can add values.
 */
export type PaymentTransactionType = 'CAPTURE' | 'REFUND' | 'DISPUTE' | (string & {});
/**
 * Page margins in millimeters.
 */
export type PdfMargins = {
    /**
     * In millimeters.
     */
    top: Decimal;
    /**
     * In millimeters.
     */
    right: Decimal;
    /**
     * In millimeters.
     */
    bottom: Decimal;
    /**
     * In millimeters.
     */
    left: Decimal;
};
/**
 * Page margins in millimeters, 0 to 100 each.
 */
export type PdfMarginsInput = {
    /**
     * In millimeters.
     */
    top: Decimal;
    /**
     * In millimeters.
     */
    right: Decimal;
    /**
     * In millimeters.
     */
    bottom: Decimal;
    /**
     * In millimeters.
     */
    left: Decimal;
};
/**
 * Page orientation.
 */
export declare const PdfOrientation: {
    readonly PORTRAIT: "PORTRAIT";
    readonly LANDSCAPE: "LANDSCAPE";
};
/**
 * Page orientation.
 */
export type PdfOrientation = typeof PdfOrientation[keyof typeof PdfOrientation];
/**
 * Page size.
 */
export declare const PdfPageSize: {
    readonly A4: "A4";
    readonly LETTER: "LETTER";
    readonly LABEL_4X6: "LABEL_4X6";
};
/**
 * Page size.
 */
export type PdfPageSize = typeof PdfPageSize[keyof typeof PdfPageSize];
/**
 * A PDF template with its source.
 */
export type PdfTemplate = {
    pdfTemplateId: PdfTemplateId;
    pdfTemplateTypeId: PdfTemplateTypeId;
    pdfTemplateTypeCode: PdfTemplateTypeCode;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    pageSize: PdfPageSize;
    orientation: PdfOrientation;
    margins: PdfMargins;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the header of every page.
     */
    headerHtml: TemplateHtml | null;
    /**
     * Liquid source of the footer of every page.
     */
    footerHtml: TemplateHtml | null;
    /**
     * Style sheet in CSS.
     */
    css: string | null;
    /**
     * Whether the template is used.
     */
    isActive: boolean;
    /**
     * Whether the source is the platform's own and was never edited.
     */
    isDefault: boolean;
    /**
     * Variables that the source can use.
     */
    variables: Array<TemplateVariable>;
    /**
     * Error of the last document that the template could not print, with line and column. That document has the platform's own layout. Null means none since the template last changed.
     */
    lastError: string | null;
    /**
     * When a document first failed with `lastError`.
     */
    lastFailedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new PDF template. Absent fields take their defaults.
 */
export type PdfTemplateCreate = {
    pdfTemplateTypeId: PdfTemplateTypeId;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    pageSize?: PdfPageSize | undefined;
    orientation?: PdfOrientation | undefined;
    margins?: PdfMarginsInput | undefined;
    bodyHtml: TemplateHtml;
    /**
     * Liquid source of the header of every page.
     */
    headerHtml?: TemplateHtml | null | undefined;
    /**
     * Liquid source of the footer of every page.
     */
    footerHtml?: TemplateHtml | null | undefined;
    /**
     * Style sheet in CSS.
     */
    css?: string | null | undefined;
    /**
     * Whether the template is used.
     */
    isActive?: boolean | undefined;
};
/**
 * A PDF template without its source.
 */
export type PdfTemplateListItem = {
    pdfTemplateId: PdfTemplateId;
    pdfTemplateTypeId: PdfTemplateTypeId;
    pdfTemplateTypeCode: PdfTemplateTypeCode;
    languageCode: LanguageCode;
    /**
     * Name of the template, for administrators.
     */
    name: string;
    pageSize: PdfPageSize;
    orientation: PdfOrientation;
    /**
     * Whether the template is used.
     */
    isActive: boolean;
    /**
     * Whether the source is the platform's own and was never edited.
     */
    isDefault: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * One page of PDF templates, with the cursor of the next page.
 */
export type PdfTemplatePage = {
    /**
     * PDF templates on this page, in the requested order; empty after the last page.
     */
    items: Array<PdfTemplateListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A template to render as a PDF, optionally with unsaved texts, with sample data or the data of an order, refund or shipment.
 */
export type PdfTemplatePreview = {
    pdfTemplateId: PdfTemplateId;
    pageSize?: PdfPageSize | undefined;
    orientation?: PdfOrientation | undefined;
    margins?: PdfMarginsInput | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * Replaces the stored header for the preview.
     */
    headerHtml?: TemplateHtml | null | undefined;
    /**
     * Replaces the stored footer for the preview.
     */
    footerHtml?: TemplateHtml | null | undefined;
    /**
     * Replaces the stored style sheet for the preview.
     */
    css?: string | null | undefined;
    /**
     * Id of the order to render. Absent means sample data.
     */
    orderId?: OrderId | undefined;
    /**
     * Id of the refund to render.
     */
    refundId?: RefundId | undefined;
    /**
     * Id of the shipment to render.
     */
    shipmentId?: ShipmentId | undefined;
};
/**
 * The template to revert to the platform's layout.
 */
export type PdfTemplateRevert = {
    pdfTemplateId: PdfTemplateId;
    version?: Version | undefined;
};
/**
 * Sort order; a leading `-` means descending.
 */
export declare const PdfTemplateSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
};
/**
 * Sort order; a leading `-` means descending.
 */
export type PdfTemplateSort = typeof PdfTemplateSort[keyof typeof PdfTemplateSort];
/**
 * A kind of PDF document that the platform creates.
 */
export type PdfTemplateType = {
    pdfTemplateTypeId: PdfTemplateTypeId;
    code: PdfTemplateTypeCode;
    /**
     * Name of the document type, in English.
     */
    name: string;
    /**
     * Purpose of the document.
     */
    description: string;
    /**
     * Variables that the source can use.
     */
    variables: Array<TemplateVariable>;
};
/**
 * Type of a document.
 */
export declare const PdfTemplateTypeCode: {
    readonly INVOICE: "INVOICE";
    readonly PACKING_SLIP: "PACKING_SLIP";
    readonly PICK_LIST: "PICK_LIST";
    readonly CREDIT_NOTE: "CREDIT_NOTE";
    readonly SHIPPING_LABEL: "SHIPPING_LABEL";
};
/**
 * Type of a document.
 */
export type PdfTemplateTypeCode = typeof PdfTemplateTypeCode[keyof typeof PdfTemplateTypeCode];
/**
 * All PDF template types.
 */
export type PdfTemplateTypeList = {
    /**
     * The PDF template types.
     */
    items: Array<PdfTemplateType>;
};
/**
 * Changes to a PDF template. An absent field keeps its value, null clears it, and an array replaces the stored one.
 */
export type PdfTemplateUpdate = {
    pdfTemplateId: PdfTemplateId;
    /**
     * Name of the template, for administrators.
     */
    name?: string | undefined;
    pageSize?: PdfPageSize | undefined;
    orientation?: PdfOrientation | undefined;
    margins?: PdfMarginsInput | undefined;
    bodyHtml?: TemplateHtml | undefined;
    /**
     * Liquid source of the header of every page.
     */
    headerHtml?: TemplateHtml | null | undefined;
    /**
     * Liquid source of the footer of every page.
     */
    footerHtml?: TemplateHtml | null | undefined;
    /**
     * Style sheet in CSS.
     */
    css?: string | null | undefined;
    /**
     * Whether the template is used.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * One price row of a variant. A row applies if its currency, account type, plan, quantity and time match. The most specific row is charged (plan and account type, plan, account type, everyone). Among equally specific rows, the one with the highest minQuantity is charged, then the one with the lowest amount. Without a row for a plan, the plan's own pricing is applied to the one-time price.
 */
export type Price = {
    priceId: PriceId;
    variantId: VariantId;
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than `amount`.
     */
    compareAtAmount: PositiveMoney | null;
    /**
     * Account type that the price is for; null means everyone.
     */
    accountTypeId: AccountTypeId | null;
    /**
     * Plan that the price is for; null means a one-time purchase.
     */
    subscriptionPlanId: SubscriptionPlanId | null;
    /**
     * Minimum quantity for this price.
     */
    minQuantity: Quantity;
    /**
     * Start of the price; null means no start.
     */
    startsOn: Timestamp | null;
    /**
     * End of the price, exclusive; null means no end.
     */
    endsOn: Timestamp | null;
    source: PriceSource;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * One price row. Unique by variantId, currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn.
 */
export type PriceInput = {
    variantId: VariantId;
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than `amount`.
     */
    compareAtAmount?: PositiveMoney | null | undefined;
    /**
     * Account type that the price is for; null means everyone.
     */
    accountTypeId?: AccountTypeId | null | undefined;
    /**
     * Plan that the price is for; null means a one-time purchase.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * Minimum quantity for this price.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Start of the price; null means no start.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * End of the price, exclusive; null means no end.
     */
    endsOn?: TimestampInput | null | undefined;
    /**
     * Version of the stored row with the same key. A stale version rejects the whole request (409).
     */
    version?: Version | undefined;
};
/**
 * The price rows after the change.
 */
export type PriceList = {
    /**
     * The price rows.
     */
    items: Array<Price>;
};
/**
 * Reference data for pricing variants in this store.
 */
export type PriceReference = {
    /**
     * The currencies that the store sells in.
     */
    currencies: Array<PriceReferenceCurrency>;
    defaultCurrencyCode: CurrencyCode;
    /**
     * Whether the amounts of price rows include tax.
     */
    pricesIncludeTax: boolean;
    /**
     * Kinds of price rows.
     */
    priceTypes: Array<PriceType>;
    /**
     * Account types that a price can be for.
     */
    accountTypes: Array<PriceReferenceAccountType>;
    /**
     * Active plans.
     */
    subscriptionPlans: Array<PriceReferenceSubscriptionPlan>;
    /**
     * The tax classes that products can have.
     */
    taxClasses: Array<PriceReferenceTaxClass>;
};
/**
 * An account type that a price can be for.
 */
export type PriceReferenceAccountType = {
    accountTypeId: AccountTypeId;
    /**
     * Name of the account type.
     */
    name: string;
};
/**
 * A currency that the store sells in.
 */
export type PriceReferenceCurrency = {
    currencyCode: CurrencyCode;
    /**
     * Symbol of the currency, such as `€`.
     */
    symbol: string;
    /**
     * Number of decimals of every amount in this currency.
     */
    minorUnits: number;
    rounding: PriceRounding;
};
/**
 * A plan that a price can be for.
 */
export type PriceReferenceSubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * Name of the plan.
     */
    name: string;
};
/**
 * A tax class that products can have.
 */
export type PriceReferenceTaxClass = {
    taxClassId: TaxClassId;
    /**
     * Name of the tax class.
     */
    name: string;
    /**
     * Rate in percent in the store's own country; null means the class has no rate there.
     */
    rate: Rate | null;
};
/**
 * New price rows of variants.
 */
export type PriceReplace = {
    /**
     * Ids of the variants whose rows are replaced; absent means the variants that occur in `prices`. A variant listed here without a row in `prices` loses its prices.
     */
    variantIds?: Array<VariantId> | undefined;
    /**
     * Replace only rows of this currency and keep the others; absent means all currencies.
     */
    currencyCode?: CurrencyCode | undefined;
    /**
     * All new rows of each variant.
     */
    prices: Array<PriceInput>;
};
/**
 * How amounts in the currency are rounded.
 */
export declare const PriceRounding: {
    readonly HALF_UP: "HALF_UP";
    readonly HALF_EVEN: "HALF_EVEN";
    readonly HALF_DOWN: "HALF_DOWN";
};
/**
 * How amounts in the currency are rounded.
 */
export type PriceRounding = typeof PriceRounding[keyof typeof PriceRounding];
/**
 * Origin of the row: a request to this API, an import, or a connected system.
 */
export declare const PriceSource: {
    readonly MANUAL: "MANUAL";
    readonly IMPORT: "IMPORT";
    readonly PROVIDER: "PROVIDER";
};
/**
 * Origin of the row: a request to this API, an import, or a connected system.
 */
export type PriceSource = typeof PriceSource[keyof typeof PriceSource];
/**
 * Kind of a price row.
 */
export declare const PriceType: {
    readonly BASE: "BASE";
    readonly COMPARE_AT: "COMPARE_AT";
    readonly ACCOUNT_TYPE: "ACCOUNT_TYPE";
    readonly SUBSCRIPTION: "SUBSCRIPTION";
    readonly VOLUME: "VOLUME";
};
/**
 * Kind of a price row.
 */
export type PriceType = typeof PriceType[keyof typeof PriceType];
/**
 * A product with its options, variants, prices and stock.
 */
export type Product = {
    productId: ProductId;
    /**
     * Name in the store's main language.
     */
    name: string;
    /**
     * Unique in the store.
     */
    slug: Slug;
    productType: ProductType;
    status: ProductStatus;
    description: Html | null;
    /**
     * One or two sentences for lists, as plain text; null means none.
     */
    shortDescription: string | null;
    /**
     * Brand or manufacturer; null means none.
     */
    brand: string | null;
    /**
     * The store's own tags, to search and group by.
     */
    tags: Array<string>;
    /**
     * Ids of the manual collections that contain the product.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Id of the tax class; null means the store's default class.
     */
    taxClassId: TaxClassId | null;
    /**
     * Whether the product has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * Whether the product can be bought on a plan.
     */
    isSubscribable: boolean;
    /**
     * Ids of the plans assigned to the product. Plans assigned to its collections are not listed.
     */
    subscriptionPlanIds: Array<SubscriptionPlanId>;
    /**
     * Whether the product is only sold with a plan.
     */
    subscriptionOnly: boolean;
    /**
     * Up to 5 options; empty for a product with one variant.
     */
    options: Array<ProductOption>;
    /**
     * Variants in display order.
     */
    variants: Array<Variant>;
    /**
     * Media in display order.
     */
    media: Array<ProductMedia>;
    /**
     * Id of one of the product's media; null means the product has no media.
     */
    primaryMediaId: MediaId | null;
    seo: Seo;
    visibility: ProductVisibility;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity in a cart line; null means no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * Step between allowed quantities, which start at `minQuantity`.
     */
    quantityStep: Quantity;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * Ids of products to show next to this one, in this order.
     */
    relatedProductIds: Array<ProductId>;
    /**
     * Texts in other languages; at most one entry per language.
     */
    translations: Array<Translation>;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A variant to choose for an order line.
 */
export type ProductBrowseItem = {
    variantId: VariantId;
    productId: ProductId;
    sku: Sku;
    /**
     * GTIN, EAN or another code on the package; null means no code.
     */
    barcode: string | null;
    /**
     * Name of the product.
     */
    productName: string;
    /**
     * Names of the chosen option values, such as `White / Large`.
     */
    variantName: string;
    productType: ProductType;
    /**
     * URL of a small version of the first image; null means no image.
     */
    thumbnailUrl: Url | null;
    /**
     * Current price for the requested currency, account type, plan and quantity.
     */
    unitPrice: PositiveMoney;
    /**
     * Price to compare with, such as a former price; null means no such price.
     */
    compareAtAmount: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * Id of the price row that `unitPrice` comes from.
     */
    priceId: PriceId;
    /**
     * Whether stock is counted. If false, any quantity can be sold.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * Stock on hand minus reserved units.
     */
    stockAvailable: number;
    /**
     * Whether minQuantity can be ordered now.
     */
    isOrderable: boolean;
    /**
     * When new stock is expected; null means unknown.
     */
    expectedOn: Timestamp | null;
    /**
     * Whether the product has to be shipped.
     */
    requiresShipping: boolean;
    /**
     * Whether the product can be subscribed to.
     */
    isSubscribable: boolean;
    /**
     * Whether the product is only sold with a subscription plan.
     */
    subscriptionOnly: boolean;
    /**
     * Smallest quantity in an order line.
     */
    minQuantity: Quantity;
    /**
     * Largest quantity in an order line; null means no limit.
     */
    maxQuantity: Quantity | null;
    /**
     * Step between allowed quantities, which start at `minQuantity`.
     */
    quantityStep: Quantity;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One page of variants, with the cursor of the next page.
 */
export type ProductBrowsePage = {
    /**
     * Variants on this page, in the requested order; empty after the last page.
     */
    items: Array<ProductBrowseItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a leading `-` means descending.
 */
export declare const ProductBrowseSort: {
    readonly NAME: "name";
    readonly '-NAME': "-name";
    readonly SKU: "sku";
    readonly '-SKU': "-sku";
};
/**
 * Sort order; a leading `-` means descending.
 */
export type ProductBrowseSort = typeof ProductBrowseSort[keyof typeof ProductBrowseSort];
/**
 * A product with its options, variants, prices and opening stock.
 */
export type ProductCreate = {
    /**
     * Name in the store's main language.
     */
    name: string;
    /**
     * Unique in the store. Absent at creation means a slug made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    productType?: ProductType | undefined;
    status?: ProductStatus | undefined;
    description?: Html | null | undefined;
    /**
     * One or two sentences for lists, as plain text; null means none.
     */
    shortDescription?: string | null | undefined;
    /**
     * Brand or manufacturer; null means none.
     */
    brand?: string | null | undefined;
    /**
     * The store's own tags, to search and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value).
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Id of the tax class; null means the store's default class.
     */
    taxClassId?: TaxClassId | null | undefined;
    /**
     * Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise.
     */
    requiresShipping?: boolean | undefined;
    /**
     * Whether the product can be bought on a plan.
     */
    isSubscribable?: boolean | undefined;
    /**
     * Ids of the plans assigned to the product.
     */
    subscriptionPlanIds?: Array<SubscriptionPlanId> | undefined;
    /**
     * Whether the product is only sold with a plan.
     */
    subscriptionOnly?: boolean | undefined;
    /**
     * Up to 5 options; none for a product with one variant.
     */
    options?: Array<ProductOptionCreate> | undefined;
    /**
     * Variants in display order.
     */
    variants?: Array<VariantCreate> | undefined;
    /**
     * Media in display order.
     */
    media?: Array<ProductMediaInput> | undefined;
    /**
     * Id of one of the product's media; absent or null means the first one.
     */
    primaryMediaId?: MediaId | null | undefined;
    seo?: SeoInput | undefined;
    visibility?: ProductVisibilityInput | undefined;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Largest quantity in a cart line; null means no limit.
     */
    maxQuantity?: Quantity | null | undefined;
    /**
     * Step between allowed quantities, which start at `minQuantity`.
     */
    quantityStep?: Quantity | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Ids of products to show next to this one, in this order.
     */
    relatedProductIds?: Array<ProductId> | undefined;
    /**
     * Texts in other languages; at most one entry per language.
     */
    translations?: Array<TranslationInput> | undefined;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId?: string | null | undefined;
};
/**
 * A product without its variants and texts, which GET /admin/product returns.
 */
export type ProductListItem = {
    productId: ProductId;
    /**
     * Name in the store's main language.
     */
    name: string;
    slug: Slug;
    productType: ProductType;
    status: ProductStatus;
    /**
     * Brand or manufacturer; null means none.
     */
    brand: string | null;
    /**
     * The store's own tags, to search and group by.
     */
    tags: Array<string>;
    primaryMediaId: MediaId | null;
    /**
     * URL of the primary medium's thumbnail.
     */
    thumbnailUrl: Url | null;
    /**
     * Number of variants.
     */
    variantCount: Count;
    /**
     * Lowest current price of an active variant for everyone; null means no such price.
     */
    priceFrom: PositiveMoney | null;
    /**
     * Highest current price of an active variant for everyone; null means no such price.
     */
    priceTo: PositiveMoney | null;
    /**
     * Currency of the prices: the store's default currency.
     */
    currencyCode: CurrencyCode;
    /**
     * Available units, summed over the variants that track inventory.
     */
    stockAvailable: number;
    stockStatus: StockStatus;
    taxClassId: TaxClassId | null;
    /**
     * Whether the product can be subscribed to.
     */
    isSubscribable: boolean;
    /**
     * Id in another system; null means none.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A medium of the product. Positions follow the order of the array.
 */
export type ProductMediaInput = {
    mediaId: MediaId;
    /**
     * Overrides the medium's own alt text for this product, in every language.
     */
    altText?: string | null | undefined;
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
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
};
/**
 * A new option. Positions follow the order of the array.
 */
export type ProductOptionCreate = {
    /**
     * Unique within the product, such as Color.
     */
    name: string;
    /**
     * The choices, in the order in which they are shown.
     */
    values: Array<ProductOptionValueCreate>;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
};
/**
 * With productOptionId, the option is kept and only the fields in the request change. Without it, an option is added; `name` and `values` are then required.
 */
export type ProductOptionUpdate = {
    /**
     * Id of the option to keep; absent means that an option is added.
     */
    productOptionId?: ProductOptionId | undefined;
    /**
     * Unique within the product.
     */
    name?: string | undefined;
    /**
     * The complete list of values. An omitted value is removed.
     */
    values?: Array<ProductOptionValueUpdate> | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
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
    /**
     * The value in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
};
/**
 * A new option value. Positions follow the order of the array.
 */
export type ProductOptionValueCreate = {
    /**
     * The choice shown to the customer; unique within the option.
     */
    value: string;
    /**
     * Color of the swatch.
     */
    swatchHex?: string | null | undefined;
    /**
     * Image of the swatch.
     */
    mediaId?: MediaId | null | undefined;
    /**
     * The value in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
};
/**
 * With productOptionValueId, the value is kept and only the fields in the request change. Without it, a value is added; `value` is then required.
 */
export type ProductOptionValueUpdate = {
    /**
     * Id of the value to keep; absent means that a value is added.
     */
    productOptionValueId?: ProductOptionValueId | undefined;
    /**
     * The choice shown to the customer; unique within the option.
     */
    value?: string | undefined;
    /**
     * Color of the swatch.
     */
    swatchHex?: string | null | undefined;
    /**
     * Image of the swatch.
     */
    mediaId?: MediaId | null | undefined;
    /**
     * The value in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
};
/**
 * One page of products, with the cursor of the next page.
 */
export type ProductPage = {
    /**
     * Products on this page, in the requested order; empty after the last page.
     */
    items: Array<ProductListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a leading `-` means descending.
 */
export declare const ProductSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
    readonly NAME: "name";
    readonly '-NAME': "-name";
};
/**
 * Sort order; a leading `-` means descending.
 */
export type ProductSort = typeof ProductSort[keyof typeof ProductSort];
/**
 * The fields to change. `seo` and `visibility` replace the stored objects.
 */
export type ProductUpdate = {
    productId: ProductId;
    /**
     * Name in the store's main language.
     */
    name?: string | undefined;
    /**
     * Unique in the store. Absent at creation means a slug made from the name, with a number where needed.
     */
    slug?: Slug | undefined;
    productType?: ProductType | undefined;
    status?: ProductStatus | undefined;
    description?: Html | null | undefined;
    /**
     * One or two sentences for lists, as plain text; null means none.
     */
    shortDescription?: string | null | undefined;
    /**
     * Brand or manufacturer; null means none.
     */
    brand?: string | null | undefined;
    /**
     * The store's own tags, to search and group by.
     */
    tags?: Array<string> | undefined;
    /**
     * Ids of manual collections that contain the product. A rule collection is rejected (422 invalid_value).
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Id of the tax class; null means the store's default class.
     */
    taxClassId?: TaxClassId | null | undefined;
    /**
     * Whether the product has to be shipped. Absent at creation means true for PHYSICAL and false otherwise.
     */
    requiresShipping?: boolean | undefined;
    /**
     * Whether the product can be bought on a plan.
     */
    isSubscribable?: boolean | undefined;
    /**
     * Ids of the plans assigned to the product.
     */
    subscriptionPlanIds?: Array<SubscriptionPlanId> | undefined;
    /**
     * Whether the product is only sold with a plan.
     */
    subscriptionOnly?: boolean | undefined;
    /**
     * Up to 5 options; none for a product with one variant.
     */
    options?: Array<ProductOptionUpdate> | undefined;
    /**
     * Variants in display order.
     */
    variants?: Array<VariantUpdate> | undefined;
    /**
     * Media in display order.
     */
    media?: Array<ProductMediaInput> | undefined;
    /**
     * Id of one of the product's media; absent or null means the first one.
     */
    primaryMediaId?: MediaId | null | undefined;
    seo?: SeoInput | undefined;
    visibility?: ProductVisibilityInput | undefined;
    /**
     * Smallest quantity in a cart line.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Largest quantity in a cart line; null means no limit.
     */
    maxQuantity?: Quantity | null | undefined;
    /**
     * Step between allowed quantities, which start at `minQuantity`.
     */
    quantityStep?: Quantity | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Ids of products to show next to this one, in this order.
     */
    relatedProductIds?: Array<ProductId> | undefined;
    /**
     * Texts in other languages; at most one entry per language.
     */
    translations?: Array<TranslationInput> | undefined;
    /**
     * Id in another system; unique among the store's products.
     */
    externalId?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * When the storefront shows the product, and to which customers.
 */
export type ProductVisibility = {
    /**
     * The product is shown from this time on; null means immediately.
     */
    publishOn: Timestamp | null;
    /**
     * The product is hidden from this time on; null means never. Must be after publishOn.
     */
    unpublishOn: Timestamp | null;
    /**
     * Ids of the account types that see the product; empty means everyone.
     */
    accountTypeIds: Array<AccountTypeId>;
};
/**
 * Replaces the stored visibility; absent fields take their empty value.
 */
export type ProductVisibilityInput = {
    /**
     * The product is shown from this time on; null means immediately.
     */
    publishOn?: TimestampInput | null | undefined;
    /**
     * The product is hidden from this time on; null means never. Must be after publishOn.
     */
    unpublishOn?: TimestampInput | null | undefined;
    /**
     * Ids of the account types that see the product; empty means everyone.
     */
    accountTypeIds?: Array<AccountTypeId> | undefined;
};
/**
 * The stored credentials, masked: the last four characters, or only dots for short values (`{secretKey: "••••1234"}`).
 */
export type ProviderCredentials = {
    [key: string]: string;
};
/**
 * Write-only. The keys depend on the provider; SANDBOX and OFFLINE have none.
 */
export type ProviderCredentialsInput = {
    [key: string]: string;
};
/**
 * Write-only. Sets the keys it contains; null removes a key, and other keys stay.
 */
export type ProviderCredentialsUpdate = {
    [key: string]: string | null;
};
/**
 * Health of the provider, from the calls of the last 15 minutes.
 */
export declare const ProviderHealthStatus: {
    readonly UNKNOWN: "UNKNOWN";
    readonly HEALTHY: "HEALTHY";
    readonly DEGRADED: "DEGRADED";
    readonly DOWN: "DOWN";
};
/**
 * Health of the provider, from the calls of the last 15 minutes.
 */
export type ProviderHealthStatus = typeof ProviderHealthStatus[keyof typeof ProviderHealthStatus];
/**
 * Whether the provider's webhooks reach this service: none needed, none received yet, received, or rejected (bad signature).
 */
export declare const ProviderWebhookStatus: {
    readonly NOT_NEEDED: "NOT_NEEDED";
    readonly WAITING: "WAITING";
    readonly RECEIVING: "RECEIVING";
    readonly FAILING: "FAILING";
};
/**
 * Whether the provider's webhooks reach this service: none needed, none received yet, received, or rejected (bad signature).
 */
export type ProviderWebhookStatus = typeof ProviderWebhookStatus[keyof typeof ProviderWebhookStatus];
/**
 * An action that the refund's current state allows.
 */
export declare const RefundAction: {
    readonly VOID: "VOID";
    readonly COMPLETE: "COMPLETE";
    readonly RETRY: "RETRY";
};
/**
 * An action that the refund's current state allows.
 */
export type RefundAction = typeof RefundAction[keyof typeof RefundAction];
/**
 * The actor who issued the refund.
 */
export type RefundActor = {
    actorType: ActorType;
    adminUserId: AdminUserId | null;
    /**
     * Name of the user or app token; null for the system.
     */
    name: string | null;
};
/**
 * An offline refund that was paid out.
 */
export type RefundComplete = {
    refundId: RefundId;
    /**
     * Reference of the payout, such as the number of the bank transfer.
     */
    reference?: string | null | undefined;
    /**
     * Absent means now. Must not be in the future.
     */
    completedOn?: TimestampInput | undefined;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
};
/**
 * A refund with all its data.
 */
export type RefundDetails = {
    refundId: RefundId;
    orderId: OrderId;
    orderNumber: OrderNumber;
    refundNumber: RefundNumber;
    status: RefundStatus;
    reason: RefundReason;
    /**
     * subtotal + taxTotal + shippingTotal.
     */
    amount: PositiveMoney;
    /**
     * Net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax on the refunded goods and shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * The part of `amount` that returns an overpayment and belongs to no line.
     */
    overpaymentAmount: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When the refund was issued.
     */
    refundedOn: Timestamp;
    /**
     * When the refund was voided, before any money was returned; null means it was not voided.
     */
    voidedOn: Timestamp | null;
    /**
     * When the money was returned; null means the refund is not completed.
     */
    completedOn: Timestamp | null;
    /**
     * Whether the money is returned outside a processor, so that an admin completes the refund.
     */
    isOffline: boolean;
    /**
     * Refunded lines.
     */
    lines: Array<RefundLine>;
    /**
     * Payments that the money is returned to; empty when units were returned without money.
     */
    payments: Array<RefundPayment>;
    /**
     * null unless `status` is FAILED.
     */
    failure: RefundFailure | null;
    /**
     * Internal note.
     */
    note: string | null;
    createdBy: RefundActor;
    /**
     * Id of the failed refund that this one retries.
     */
    retryOfRefundId: RefundId | null;
    /**
     * Id of the refund that retries this one.
     */
    retriedByRefundId: RefundId | null;
    /**
     * Actions that the refund's state allows. All others return 409 `invalid_state_transition`.
     */
    allowedActions: Array<RefundAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A completed offline refund whose money came back.
 */
export type RefundFail = {
    refundId: RefundId;
    /**
     * Reason of the failure, shown as `failure.message`.
     */
    reason?: string | null | undefined;
    /**
     * Internal note; replaces the refund's note.
     */
    note?: string | null | undefined;
};
/**
 * Why the processor rejected the refund.
 */
export type RefundFailure = {
    code: DeclineCode;
    /**
     * Reason for the rejection, as text.
     */
    message: string;
    /**
     * When the processor rejected the refund.
     */
    failedOn: Timestamp;
};
/**
 * A refunded line.
 */
export type RefundLine = {
    lineItemId: LineItemId;
    sku: Sku;
    /**
     * Name of the product and variant when the order was placed.
     */
    name: string;
    /**
     * Refunded units; 0 when only money is returned.
     */
    quantity: number;
    /**
     * Net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax on `subtotal`.
     */
    taxTotal: PositiveMoney;
    /**
     * subtotal + taxTotal.
     */
    amount: PositiveMoney;
    /**
     * Units put back into stock.
     */
    restockedQuantity: number;
};
/**
 * A refund in a list.
 */
export type RefundListItem = {
    refundId: RefundId;
    orderId: OrderId;
    orderNumber: OrderNumber;
    refundNumber: RefundNumber;
    status: RefundStatus;
    reason: RefundReason;
    /**
     * subtotal + taxTotal + shippingTotal.
     */
    amount: PositiveMoney;
    /**
     * Net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax on the refunded goods and shipping.
     */
    taxTotal: PositiveMoney;
    /**
     * Net of tax.
     */
    shippingTotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * When the refund was issued.
     */
    refundedOn: Timestamp;
    /**
     * When the refund was voided, before any money was returned; null means it was not voided.
     */
    voidedOn: Timestamp | null;
    /**
     * When the money was returned; null means the refund is not completed.
     */
    completedOn: Timestamp | null;
    /**
     * null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * First and last name of the buyer; `""` means unknown.
     */
    customerName: string;
    customerEmail: Email;
    /**
     * Whether the money is returned outside the platform.
     */
    isOffline: boolean;
    /**
     * null unless `status` is FAILED.
     */
    failureCode: DeclineCode | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * Whether refunds have their own number sequence or share that of orders.
 */
export declare const RefundNumberSequence: {
    readonly OWN: "OWN";
    readonly SHARED: "SHARED";
};
/**
 * Whether refunds have their own number sequence or share that of orders.
 */
export type RefundNumberSequence = typeof RefundNumberSequence[keyof typeof RefundNumberSequence];
/**
 * One page of refunds, with the cursor of the next page.
 */
export type RefundPage = {
    /**
     * Refunds on this page, in the requested order; empty after the last page.
     */
    items: Array<RefundListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The part of a refund that is returned to one payment.
 */
export type RefundPayment = {
    paymentId: PaymentId;
    /**
     * Code of the payment provider.
     */
    providerCode: string;
    paymentType: PaymentType | null;
    /**
     * Brand of the card; null when the payment was not made by card.
     */
    brand: string | null;
    /**
     * Last four digits of the card or account; null means unknown.
     */
    lastFour: string | null;
    /**
     * Amount returned to this payment.
     */
    amount: PositiveMoney;
    status: RefundStatus;
    /**
     * Id of the refund at the provider; null until the provider has accepted the refund.
     */
    providerReference: string | null;
};
/**
 * A refund as it would be issued, and its limits.
 */
export type RefundPreview = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    currencyCode: CurrencyCode;
    /**
     * subtotal + taxTotal + shippingTotal.
     */
    amount: PositiveMoney;
    /**
     * Lines, net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax of the refund.
     */
    taxTotal: PositiveMoney;
    /**
     * Shipping, net of tax.
     */
    shippingTotal: PositiveMoney;
    /**
     * Maximum amount that can be refunded now, including tax.
     */
    maximumAmount: PositiveMoney;
    /**
     * Maximum of the shipping charge that can be refunded now, including tax.
     */
    maximumShippingAmount: PositiveMoney;
    /**
     * All lines of the order.
     */
    lines: Array<RefundPreviewLine>;
    /**
     * All captured payments.
     */
    payments: Array<RefundPreviewPayment>;
};
/**
 * A line with its limits, and its part of the refund.
 */
export type RefundPreviewLine = {
    lineItemId: LineItemId;
    sku: Sku;
    /**
     * Name of product and variant at the time of the order.
     */
    name: string;
    /**
     * Units ordered.
     */
    orderedQuantity: Quantity;
    /**
     * Units in earlier refunds.
     */
    refundedQuantity: number;
    /**
     * Units that can be refunded now.
     */
    refundableQuantity: number;
    /**
     * Maximum amount for the line now, including tax.
     */
    maximumAmount: PositiveMoney;
    /**
     * Units in this refund.
     */
    quantity: number;
    /**
     * Net of tax.
     */
    subtotal: PositiveMoney;
    /**
     * Tax of `subtotal`.
     */
    taxTotal: PositiveMoney;
    /**
     * subtotal + taxTotal.
     */
    amount: PositiveMoney;
    /**
     * Units that would go back into stock.
     */
    restockQuantity: number;
};
/**
 * A payment with its limit, and its part of the refund.
 */
export type RefundPreviewPayment = {
    paymentId: PaymentId;
    /**
     * Code of the payment provider.
     */
    providerCode: string;
    paymentType: PaymentType | null;
    /**
     * Brand of the card. Null for other payment methods.
     */
    brand: string | null;
    /**
     * The last four digits of the card or account. Null means none.
     */
    lastFour: string | null;
    /**
     * Maximum amount that can be refunded on the payment now.
     */
    refundableAmount: PositiveMoney;
    /**
     * Amount of this refund on the payment.
     */
    amount: PositiveMoney;
};
/**
 * The failed refund to retry.
 */
export type RefundRetry = {
    refundId: RefundId;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
};
/**
 * Sort order; a leading minus sign means descending.
 */
export declare const RefundSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
    readonly AMOUNT: "amount";
    readonly '-AMOUNT': "-amount";
    readonly REFUND_NUMBER: "refundNumber";
    readonly '-REFUND_NUMBER': "-refundNumber";
};
/**
 * Sort order; a leading minus sign means descending.
 */
export type RefundSort = typeof RefundSort[keyof typeof RefundSort];
/**
 * The refund to void.
 */
export type RefundVoid = {
    refundId: RefundId;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
};
/**
 * How a renewal handles an item that is out of stock. WAIT retries daily for `renewalStockWaitDays`, then skips the item. SKIP skips the item at once.
 */
export declare const RenewalStockPolicy: {
    readonly WAIT: "WAIT";
    readonly SKIP: "SKIP";
};
/**
 * How a renewal handles an item that is out of stock. WAIT retries daily for `renewalStockWaitDays`, then skips the item. SKIP skips the item at once.
 */
export type RenewalStockPolicy = typeof RenewalStockPolicy[keyof typeof RenewalStockPolicy];
/**
 * How halves of the smallest unit are rounded.
 */
export declare const RoundingMode: {
    readonly HALF_UP: "HALF_UP";
    readonly HALF_EVEN: "HALF_EVEN";
    readonly HALF_DOWN: "HALF_DOWN";
};
/**
 * How halves of the smallest unit are rounded.
 */
export type RoundingMode = typeof RoundingMode[keyof typeof RoundingMode];
/**
 * A request to the store's API, with its result.
 */
export type RequestLog = {
    requestLogId: RequestLogId;
    surface: ApiSurface;
    /**
     * operationId of the request.
     */
    operation: string;
    /**
     * HTTP method.
     */
    requestMethod: string;
    /**
     * Path without the query.
     */
    path: string;
    /**
     * HTTP status of the response.
     */
    responseStatus: number;
    /**
     * Error code; null means that the request did not fail.
     */
    problemCode: ErrorCode | null;
    /**
     * Time until the response was written, in milliseconds.
     */
    durationMs: number;
    /**
     * Kind of the caller; CUSTOMER for every visitor of the storefront.
     */
    actorType: ActorType;
    /**
     * Id of the administrator; null means that the caller was not an administrator.
     */
    adminUserId: AdminUserId | null;
    /**
     * Id of the app token; null means that the caller was not an app token.
     */
    appTokenId: AppTokenId | null;
    /**
     * Id of the customer; null means that no customer was logged in.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * X-Request-Id of the request.
     */
    requestId: string;
    /**
     * Idempotency-Key of the request; null means none.
     */
    idempotencyKey: string | null;
    /**
     * Whether the response was replayed from an earlier request with the same Idempotency-Key.
     */
    isReplayed: boolean;
    /**
     * A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
     */
    ipHash: string;
    createdOn: Timestamp;
    /**
     * User-Agent of the request; null means none.
     */
    userAgent: string | null;
    /**
     * Rejected places in the request; empty means that no place is known.
     */
    errors: Array<RequestLogError>;
};
/**
 * A rejected place in a request. The rejected value is not stored.
 */
export type RequestLogError = {
    in: ProblemFieldLocation;
    /**
     * Pointer as in the problem: an RFC 6901 pointer into the body, or a slash and the name of the parameter or header.
     */
    pointer: string;
    code: ProblemFieldCode;
};
/**
 * A request in the list.
 */
export type RequestLogListItem = {
    requestLogId: RequestLogId;
    surface: ApiSurface;
    /**
     * operationId of the request.
     */
    operation: string;
    /**
     * HTTP method.
     */
    requestMethod: string;
    /**
     * Path without the query.
     */
    path: string;
    /**
     * HTTP status of the response.
     */
    responseStatus: number;
    /**
     * Error code; null means that the request did not fail.
     */
    problemCode: ErrorCode | null;
    /**
     * Time until the response was written, in milliseconds.
     */
    durationMs: number;
    /**
     * Kind of the caller; CUSTOMER for every visitor of the storefront.
     */
    actorType: ActorType;
    /**
     * Id of the administrator; null means that the caller was not an administrator.
     */
    adminUserId: AdminUserId | null;
    /**
     * Id of the app token; null means that the caller was not an app token.
     */
    appTokenId: AppTokenId | null;
    /**
     * Id of the customer; null means that no customer was logged in.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * X-Request-Id of the request.
     */
    requestId: string;
    /**
     * Idempotency-Key of the request; null means none.
     */
    idempotencyKey: string | null;
    /**
     * Whether the response was replayed from an earlier request with the same Idempotency-Key.
     */
    isReplayed: boolean;
    /**
     * A keyed hash of the caller's address, as in the audit log: equal addresses have equal hashes.
     */
    ipHash: string;
    createdOn: Timestamp;
};
/**
 * One page of requests, with the cursor of the next page.
 */
export type RequestLogPage = {
    /**
     * Requests on this page, in the requested order; empty after the last page.
     */
    items: Array<RequestLogListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * Sort order; a leading minus sign means descending.
 */
export declare const RequestLogSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
};
/**
 * Sort order; a leading minus sign means descending.
 */
export type RequestLogSort = typeof RequestLogSort[keyof typeof RequestLogSort];
/**
 * Result of a request.
 *
 * - `SUCCESS`: a status below 400.
 * - `REFUSED`: a status from 400 to 499.
 * - `FAILURE`: a status of 500 or above.
 */
export declare const RequestOutcome: {
    readonly SUCCESS: "SUCCESS";
    readonly REFUSED: "REFUSED";
    readonly FAILURE: "FAILURE";
};
/**
 * Result of a request.
 *
 * - `SUCCESS`: a status below 400.
 * - `REFUSED`: a status from 400 to 499.
 * - `FAILURE`: a status of 500 or above.
 */
export type RequestOutcome = typeof RequestOutcome[keyof typeof RequestOutcome];
/**
 * An action that the return's current state allows.
 */
export type ReturnAction = 'APPROVE' | 'REJECT' | 'SEND' | 'RECEIVE' | 'COMPLETE' | 'CANCEL' | (string & {});
/**
 * The return to approve.
 */
export type ReturnApprove = {
    returnId: ReturnId;
    version?: Version | undefined;
    /**
     * Approved units, each line at most once. Lines that are absent are approved as requested.
     */
    lines?: Array<ReturnApproveLine> | undefined;
};
/**
 * Approved units of a line.
 */
export type ReturnApproveLine = {
    lineItemId: LineItemId;
    /**
     * Approved units; 0 approves none of the line.
     */
    quantity: number;
};
/**
 * The return to cancel.
 */
export type ReturnCancel = {
    returnId: ReturnId;
    version?: Version | undefined;
};
/**
 * The return to complete.
 */
export type ReturnComplete = {
    returnId: ReturnId;
    version?: Version | undefined;
};
/**
 * The condition in which units arrived. SELLABLE: restocked. DAMAGED: not restocked. MISSING: sent by the buyer, and not arrived.
 */
export type ReturnCondition = 'SELLABLE' | 'DAMAGED' | 'MISSING' | (string & {});
/**
 * A return to create.
 */
export type ReturnCreate = {
    orderId: OrderId;
    kind: ReturnKind;
    /**
     * Units to return, each line at most once.
     */
    lines: Array<ReturnRequestLine>;
    /**
     * Internal note.
     */
    note?: string | null | undefined;
    /**
     * false creates the return as REQUESTED, for another person to approve. A withdrawal in time is always approved.
     */
    isApproved?: boolean | undefined;
};
/**
 * A return with all its data.
 */
export type ReturnDetails = {
    returnId: ReturnId;
    /**
     * Number of the return that people see: the order's number and the return's number within the order.
     */
    returnNumber: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    kind: ReturnKind;
    status: ReturnStatus;
    /**
     * Whether the return is a withdrawal that the buyer declared before its deadline. Staff can neither reject nor cancel it.
     */
    isInTime: boolean;
    /**
     * Rules of the policy that the return sets aside.
     */
    exceeds: Array<ReturnObstacle>;
    /**
     * Lines of the return.
     */
    lines: Array<ReturnLine>;
    /**
     * Refunds that concern units of the return, the oldest first. Failed and voided refunds are left out.
     */
    refundIds: Array<RefundId>;
    /**
     * Last day on which the store can refund a withdrawal; null for other kinds.
     */
    refundDueOn: Date | null;
    /**
     * Internal note; null means none.
     */
    note: string | null;
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
     * When the first units arrived; null means that no unit has arrived.
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
     * Actions that the return's state allows. All others return 409 `invalid_state_transition`.
     */
    allowedActions: Array<ReturnAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The part of a return for one line of its order.
 */
export type ReturnLine = {
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
     * Units that arrived and can be sold.
     */
    sellableQuantity: number;
    /**
     * Units that arrived damaged.
     */
    damagedQuantity: number;
    /**
     * Units that did not arrive.
     */
    missingQuantity: number;
    /**
     * Units that the order counts as returned, because of a receipt or a refund.
     */
    returnedQuantity: number;
    /**
     * Of these, units that are for sale again.
     */
    restockedQuantity: number;
    /**
     * Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
     */
    unshippedQuantity: number;
};
/**
 * A return in a list.
 */
export type ReturnListItem = {
    returnId: ReturnId;
    /**
     * Number of the return that people see: the order's number and the return's number within the order.
     */
    returnNumber: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * null means a guest.
     */
    storeCustomerId: StoreCustomerId | null;
    /**
     * First and last name of the buyer; `""` means unknown.
     */
    customerName: string;
    customerEmail: Email;
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
export type ReturnPage = {
    /**
     * Returns on this page, in the requested order; empty after the last page.
     */
    items: Array<ReturnListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The return that a request would lead to, with its money.
 */
export type ReturnPreview = {
    orderId: OrderId;
    orderNumber: OrderNumber;
    currencyCode: CurrencyCode;
    kind: ReturnKind;
    status: ReturnStatus;
    /**
     * Rules of the policy that the return sets aside.
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
     * Last day on which the store can refund a withdrawal; null for other kinds.
     */
    refundDueOn: Date | null;
};
/**
 * A return to preview.
 */
export type ReturnPreviewRequest = {
    orderId: OrderId;
    kind: ReturnKind;
    /**
     * Units to return, each line at most once.
     */
    lines: Array<ReturnRequestLine>;
};
/**
 * Units that arrived, or that are missing.
 */
export type ReturnReceive = {
    returnId: ReturnId;
    version?: Version | undefined;
    /**
     * Units by condition. A line can occur once per condition.
     */
    lines: Array<ReturnReceiveLine>;
};
/**
 * Units of a line in one condition.
 */
export type ReturnReceiveLine = {
    lineItemId: LineItemId;
    quantity: Quantity;
    condition: ReturnCondition;
};
/**
 * The return to reject.
 */
export type ReturnReject = {
    returnId: ReturnId;
    version?: Version | undefined;
    /**
     * Internal note. Absent or null keeps the present note.
     */
    note?: string | null | undefined;
};
/**
 * The return whose parcel left.
 */
export type ReturnSend = {
    returnId: ReturnId;
    version?: Version | undefined;
    /**
     * Carrier of the parcel.
     */
    carrierName?: string | undefined;
    /**
     * Tracking number of the parcel.
     */
    trackingNumber?: string | undefined;
};
/**
 * A named role: permissions, and the stores in which they apply.
 */
export type Scope = {
    scopeId: ScopeId;
    /**
     * Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
     */
    name: string;
    /**
     * Purpose of the scope; null means no description.
     */
    description: string | null;
    /**
     * Whether the platform created the scope. A system scope cannot be changed.
     */
    isSystem: boolean;
    /**
     * Permissions of users with the scope.
     */
    permissions: Array<Permission>;
    /**
     * Empty means all stores, present and future. Otherwise only the stores that the caller can access are listed.
     */
    storeIds: Array<StoreId>;
    /**
     * Number of active admin users with the scope.
     */
    userCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * All scopes of the store.
 */
export type ScopeList = {
    /**
     * The scopes.
     */
    items: Array<Scope>;
    /**
     * All existing permissions.
     */
    permissions: Array<Permission>;
};
/**
 * The complete content of the scope. Absent `scopeId` means a new scope.
 */
export type ScopeReplace = {
    scopeId?: ScopeId | undefined;
    /**
     * Name of the scope; unique (case-insensitive) among the scopes of each of its stores.
     */
    name: string;
    /**
     * Purpose of the scope; null means no description.
     */
    description?: string | null | undefined;
    /**
     * Permissions of users with the scope.
     */
    permissions: Array<Permission>;
    /**
     * Ids of the stores in which the permissions apply; empty means all stores.
     */
    storeIds: Array<StoreId>;
    version?: Version | undefined;
};
/**
 * Texts for search engines. Replaces the stored object.
 */
export type SeoInput = {
    /**
     * Title for search engines; null means the name.
     */
    title?: string | null | undefined;
    /**
     * Description for search engines.
     */
    description?: string | null | undefined;
};
/**
 * A live session of one login.
 */
export type Session = {
    sessionId: SessionId;
    adminUserId: AdminUserId;
    /**
     * Whether the request was made in this session.
     */
    isCurrent: boolean;
    /**
     * IP address of the last use.
     */
    ipAddress: string | null;
    /**
     * User-Agent header of the login.
     */
    userAgent: string | null;
    /**
     * When the session was last used, to the minute.
     */
    lastUsedOn: Timestamp;
    /**
     * When the session expires if it is not used.
     */
    expiresOn: Timestamp;
    createdOn: Timestamp;
};
/**
 * All live sessions of the user.
 */
export type SessionList = {
    /**
     * The sessions.
     */
    items: Array<Session>;
};
/**
 * A shipment with all its data.
 */
export type Shipment = {
    shipmentId: ShipmentId;
    /**
     * Human-readable number of the shipment.
     */
    shipmentNumber: string;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * Id of the parcel at the carrier or warehouse; the platform's own shipment id as text when none was set. An id that was set can equal the id of another shipment, so compare shipments by `shipmentId`.
     */
    externalShipmentId: string;
    status: ShipmentStatus;
    /**
     * Name of the carrier; empty means unknown.
     */
    carrierName: string;
    /**
     * Tracking number; empty means unknown.
     */
    trackingNumber: string;
    /**
     * Tracking URL; empty means unknown.
     */
    trackingUrl: string;
    /**
     * When the parcel was shipped.
     */
    shippedOn: Timestamp;
    /**
     * When the parcel is expected to arrive.
     */
    estimatedDelivery: Timestamp;
    /**
     * When the parcel was delivered; null means it is not delivered.
     */
    deliveredOn: Timestamp | null;
    /**
     * When the shipment was canceled; null means it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Reason for the cancellation, as entered; null means no reason, or that the shipment is not canceled.
     */
    cancelReason: string | null;
    /**
     * Lines in the parcel.
     */
    items: Array<ShipmentItem>;
    /**
     * The warehouse or shop that the parcel is shipped from.
     */
    locationName: string | null;
    /**
     * Weight in the store's weight unit.
     */
    weight: Decimal | null;
    /**
     * URL of the shipping label.
     */
    labelUrl: Url | null;
    /**
     * Newest first, by the carrier's time.
     */
    scans: Array<ShipmentScan>;
    /**
     * Actions that the shipment's state allows. All others return 409 `invalid_state_transition`.
     */
    allowedActions: Array<ShipmentAction>;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * An action that the shipment's current state allows.
 */
export declare const ShipmentAction: {
    readonly UPDATE: "UPDATE";
    readonly CANCEL: "CANCEL";
    readonly RESEND_EMAIL: "RESEND_EMAIL";
};
/**
 * An action that the shipment's current state allows.
 */
export type ShipmentAction = typeof ShipmentAction[keyof typeof ShipmentAction];
/**
 * The shipment to cancel. Its quantities become open again.
 */
export type ShipmentCancel = {
    shipmentId: ShipmentId;
    /**
     * Reason for the cancellation, for the store's records.
     */
    reason?: string | null | undefined;
    /**
     * Cancel even if the carrier already has the parcel.
     */
    force?: boolean | undefined;
    /**
     * Whether to notify the customer by e-mail.
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * The shipment whose e-mail is sent again.
 */
export type ShipmentEmailResend = {
    shipmentId: ShipmentId;
    /**
     * Default: the order's address.
     */
    email?: Email | undefined;
};
/**
 * A shipped line.
 */
export type ShipmentItem = {
    lineItemId: LineItemId;
    quantity: Quantity;
    sku: Sku;
    /**
     * Name of the product and variant when the order was placed.
     */
    name: string;
};
/**
 * One scan of the carrier.
 */
export type ShipmentScan = {
    status: ShipmentStatus;
    /**
     * Time that the carrier reports.
     */
    occurredOn: Timestamp;
    /**
     * Location of the parcel; null means the carrier does not report it.
     */
    location: string | null;
    /**
     * Message of the carrier; null means none.
     */
    message: string | null;
};
/**
 * Changes to a shipment. An absent field keeps its value, null clears it, and an array replaces the stored one.
 */
export type ShipmentUpdate = {
    shipmentId: ShipmentId;
    version?: Version | undefined;
    /**
     * The new status. CANCELLED is rejected here (use `POST /admin/shipment/cancel`).
     */
    status?: ShipmentStatus | undefined;
    /**
     * Message stored with the scan.
     */
    statusMessage?: string | undefined;
    /**
     * Location stored with the scan.
     */
    location?: string | undefined;
    /**
     * When the status changed. Absent means now. Must not be in the future.
     */
    occurredOn?: TimestampInput | undefined;
    /**
     * Allow a move backwards, to correct a mistake.
     */
    isCorrection?: boolean | undefined;
    /**
     * Name of the carrier; an empty text clears it.
     */
    carrierName?: string | undefined;
    /**
     * Tracking number; an empty text clears it.
     */
    trackingNumber?: string | undefined;
    /**
     * Tracking URL; an empty text clears it. A new `carrierName` or `trackingNumber` without it replaces a URL that was derived from the former ones.
     */
    trackingUrl?: string | undefined;
    /**
     * Must not be in the future.
     */
    shippedOn?: TimestampInput | undefined;
    /**
     * When the parcel is expected to arrive.
     */
    estimatedDelivery?: TimestampInput | undefined;
    /**
     * Id of the parcel at the carrier or warehouse. Unique among the store's shipments that are not canceled.
     */
    externalShipmentId?: string | undefined;
    /**
     * The warehouse or shop that the parcel is shipped from.
     */
    locationName?: string | null | undefined;
    /**
     * Weight in the store's weight unit.
     */
    weight?: Decimal | null | undefined;
    /**
     * URL of the shipping label.
     */
    labelUrl?: Url | null | undefined;
    /**
     * Whether to send the customer the e-mail about the new status (DELIVERED).
     */
    notifyCustomer?: boolean | undefined;
};
/**
 * A way to ship parcels, with its price and destinations.
 */
export type ShippingMethod = {
    shippingMethodId: ShippingMethodId;
    /**
     * Name of the method, as buyers see it.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Name of the carrier; null means that the method has no carrier.
     */
    carrierName: string | null;
    /**
     * The carrier's code for the service.
     */
    serviceCode: string | null;
    /**
     * Price before discounts; includes tax if `taxIncluded`.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded: boolean;
    /**
     * Minimum number of days from shipping to delivery; null means unknown.
     */
    estimatedMinDays: number | null;
    /**
     * Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days, unless the request sets it.
     */
    estimatedMaxDays: number;
    /**
     * Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means never.
     */
    freeOverSubtotal: PositiveMoney | null;
    /**
     * Countries that the method ships to; empty means all countries that the store allows.
     */
    countryCodes: Array<CountryCode>;
    /**
     * Minimum weight of a cart, in `weightUnit`; null means no minimum.
     */
    minWeight: Decimal | null;
    /**
     * Maximum weight of a cart, in `weightUnit`; null means no maximum.
     */
    maxWeight: Decimal | null;
    weightUnit: WeightUnit;
    /**
     * Position in the list at checkout.
     */
    position: number;
    /**
     * Whether the method is offered.
     */
    isActive: boolean;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new shipping method. Absent fields take their defaults.
 */
export type ShippingMethodCreate = {
    /**
     * Unique in the store.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Name of the carrier, as buyers see it.
     */
    carrierName?: string | null | undefined;
    /**
     * The carrier's code for the service.
     */
    serviceCode?: string | null | undefined;
    /**
     * Price before discounts; includes tax if `taxIncluded`.
     */
    price: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Whether `price` includes tax. Absent means the store's `pricesIncludeTax`.
     */
    taxIncluded?: boolean | undefined;
    /**
     * Minimum number of days from shipping to delivery.
     */
    estimatedMinDays?: number | null | undefined;
    /**
     * Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days, unless the request sets it.
     */
    estimatedMaxDays: number;
    /**
     * Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means never.
     */
    freeOverSubtotal?: PositiveMoney | null | undefined;
    /**
     * Countries that the method ships to; empty means all countries that the store allows.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * Minimum weight of a cart, in `weightUnit`; must not be negative.
     */
    minWeight?: Decimal | null | undefined;
    /**
     * Maximum weight of a cart, in `weightUnit`; must not be negative.
     */
    maxWeight?: Decimal | null | undefined;
    weightUnit?: WeightUnit | undefined;
    /**
     * Position in the list at checkout. Absent at creation means last.
     */
    position?: number | undefined;
    /**
     * Whether the method is offered. Default true.
     */
    isActive?: boolean | undefined;
};
/**
 * All shipping methods of the store.
 */
export type ShippingMethodList = {
    /**
     * The shipping methods.
     */
    items: Array<ShippingMethod>;
};
/**
 * Changes to a shipping method. An absent field keeps its value, null clears it, and an array replaces the stored one.
 */
export type ShippingMethodUpdate = {
    shippingMethodId: ShippingMethodId;
    /**
     * Unique in the store.
     */
    name?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Name of the carrier, as buyers see it.
     */
    carrierName?: string | null | undefined;
    /**
     * The carrier's code for the service.
     */
    serviceCode?: string | null | undefined;
    /**
     * Price before discounts; includes tax if `taxIncluded`.
     */
    price?: PositiveMoney | undefined;
    currencyCode?: CurrencyCode | undefined;
    /**
     * Whether `price` includes tax.
     */
    taxIncluded?: boolean | undefined;
    /**
     * Minimum number of days from shipping to delivery.
     */
    estimatedMinDays?: number | null | undefined;
    /**
     * Maximum number of days from shipping to delivery. A shipment's `estimatedDelivery` is `shippedOn` plus these days, unless the request sets it.
     */
    estimatedMaxDays?: number | undefined;
    /**
     * Shipping is free when the shipped goods reach this subtotal after discounts; digital goods do not count. Null means never.
     */
    freeOverSubtotal?: PositiveMoney | null | undefined;
    /**
     * Countries that the method ships to; empty means all countries that the store allows.
     */
    countryCodes?: Array<CountryCode> | undefined;
    /**
     * Minimum weight of a cart, in `weightUnit`; must not be negative.
     */
    minWeight?: Decimal | null | undefined;
    /**
     * Maximum weight of a cart, in `weightUnit`; must not be negative.
     */
    maxWeight?: Decimal | null | undefined;
    weightUnit?: WeightUnit | undefined;
    /**
     * Position in the list at checkout.
     */
    position?: number | undefined;
    /**
     * Whether the method is offered.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * Changes of stock on hand, all or nothing.
 */
export type StockAdjust = {
    reason: StockAdjustReason;
    /**
     * Note stored with the adjustment.
     */
    note?: string | undefined;
    /**
     * Reference stored with the adjustment, such as the number of a delivery or a stocktake.
     */
    reference?: string | undefined;
    /**
     * The changes; each variant at most once.
     */
    items: Array<StockAdjustItem>;
};
/**
 * The change of one variant's stock, by a difference or to a value.
 */
export type StockAdjustItem = {
    /**
     * Id of the variant. Send exactly one of `variantId` and `sku`.
     */
    variantId?: VariantId | undefined;
    /**
     * SKU of the variant. Send exactly one of `variantId` and `sku`.
     */
    sku?: Sku | undefined;
    /**
     * Difference added to the stock on hand. Send exactly one of `delta` and `stockOnHand`.
     */
    delta?: number | undefined;
    /**
     * New stock on hand. Send exactly one of `delta` and `stockOnHand`.
     */
    stockOnHand?: Count | undefined;
    /**
     * Reject the request (409) when the current value differs.
     */
    expectedStockOnHand?: Count | undefined;
};
/**
 * COUNTED is a stocktake.
 */
export declare const StockAdjustReason: {
    readonly RECEIVED: "RECEIVED";
    readonly COUNTED: "COUNTED";
    readonly RETURNED: "RETURNED";
    readonly DAMAGED: "DAMAGED";
    readonly LOST: "LOST";
    readonly TRANSFERRED: "TRANSFERRED";
    readonly CORRECTED: "CORRECTED";
    readonly OTHER: "OTHER";
};
/**
 * COUNTED is a stocktake.
 */
export type StockAdjustReason = typeof StockAdjustReason[keyof typeof StockAdjustReason];
/**
 * A change of a variant's stock, with the resulting stock.
 */
export type StockAdjustment = {
    variantId: VariantId;
    productId: ProductId;
    sku: Sku;
    reason: StockAdjustReason;
    /**
     * Note stored with the change; null means no note.
     */
    note: string | null;
    /**
     * The delivery, count or order that the change belongs to; null means no reference.
     */
    reference: string | null;
    /**
     * Difference between the new and the previous stock on hand, even if the request set a value.
     */
    delta: number;
    /**
     * Stock on hand before the change.
     */
    previousStockOnHand: Count;
    /**
     * Stock on hand after the change.
     */
    stockOnHand: Count;
    /**
     * Units reserved by running checkouts and by orders that are not shipped or, for units that need no shipping, not paid.
     */
    stockReserved: Count;
    /**
     * Stock on hand minus reserved units.
     */
    stockAvailable: number;
    createdOn: Timestamp;
};
/**
 * Results of the changes, in the order of the request.
 */
export type StockAdjustmentList = {
    /**
     * The results.
     */
    items: Array<StockAdjustment>;
};
/**
 * Stock status over all active variants. OUT_OF_STOCK: no variant can be sold. LOW_STOCK: a variant is at or below its `lowStockThreshold`. A variant that does not track inventory can always be sold.
 */
export declare const StockStatus: {
    readonly IN_STOCK: "IN_STOCK";
    readonly LOW_STOCK: "LOW_STOCK";
    readonly OUT_OF_STOCK: "OUT_OF_STOCK";
};
/**
 * Stock status over all active variants. OUT_OF_STOCK: no variant can be sold. LOW_STOCK: a variant is at or below its `lowStockThreshold`. A variant that does not track inventory can always be sold.
 */
export type StockStatus = typeof StockStatus[keyof typeof StockStatus];
/**
 * A store and its state.
 */
export type Store = {
    storeId: StoreId;
    /**
     * The store's name as customers see it.
     */
    name: string;
    /**
     * The store's code. Unique on the platform; never changes.
     */
    code: string;
    /**
     * The storefront's host name, used in mails and links once the domain is proven.
     */
    domain: string | null;
    /**
     * When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not proven.
     */
    domainVerifiedOn: Timestamp | null;
    status: StoreStatus;
    /**
     * false means a test store without real money.
     */
    livemode: boolean;
    timezone: TimeZone;
    defaultCurrencyCode: CurrencyCode;
    defaultLanguageCode: LanguageCode;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Ids of analytics services that the storefront may load.
 */
export type StoreAnalyticsInput = {
    /**
     * Google Analytics measurement id. Null means not used.
     */
    googleMeasurementId?: string | null | undefined;
    /**
     * Meta pixel id. Null means not used.
     */
    metaPixelId?: string | null | undefined;
    /**
     * URL of the store's Matomo instance.
     */
    matomoUrl?: Url | null | undefined;
    /**
     * Matomo site id. Null means not used.
     */
    matomoSiteId?: string | null | undefined;
};
/**
 * A new store. Omitted fields take their defaults.
 */
export type StoreCreate = {
    /**
     * The store's name as customers see it.
     */
    name: string;
    /**
     * The store's code for use in programs. Unique on the platform.
     */
    code: string;
    /**
     * The storefront's host name, without scheme and path.
     */
    domain?: string | null | undefined;
    /**
     * Whether the store is live, with real money. Defaults to false. Cannot be changed later.
     */
    livemode?: boolean | undefined;
    timezone: TimeZone;
    defaultCurrencyCode: CurrencyCode;
    defaultLanguageCode: LanguageCode;
};
/**
 * The definition of a custom field. Values are validated against it.
 */
export type StoreCustomField = {
    object: StoreCustomFieldObject;
    /**
     * The field's key for use in programs. Unique for its object type.
     */
    key: string;
    type: CustomFieldType;
    /**
     * Shown to people.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Whether every object must have a value.
     */
    isRequired: boolean;
};
/**
 * The definition of a custom field.
 */
export type StoreCustomFieldInput = {
    object: StoreCustomFieldObject;
    /**
     * The field's key. Unique among the fields of the object type.
     */
    key: string;
    type: CustomFieldType;
    /**
     * The field's name for people.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Whether every object must have a value. Defaults to false.
     */
    isRequired?: boolean | undefined;
};
/**
 * The object type that the custom field belongs to.
 */
export declare const StoreCustomFieldObject: {
    readonly PRODUCT: "PRODUCT";
    readonly VARIANT: "VARIANT";
    readonly ORDER: "ORDER";
    readonly ORDER_LINE: "ORDER_LINE";
    readonly CUSTOMER: "CUSTOMER";
};
/**
 * The object type that the custom field belongs to.
 */
export type StoreCustomFieldObject = typeof StoreCustomFieldObject[keyof typeof StoreCustomFieldObject];
/**
 * The customer and the new account type.
 */
export type StoreCustomerAccountTypeUpdate = {
    storeCustomerId: StoreCustomerId;
    accountTypeId: AccountTypeId;
    /**
     * Whether the daily check of automatic tiers may move the customer to another account type. Defaults to false: the account type stays until a request changes it.
     */
    automatic?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * The customer, the new status and the reason.
 */
export type StoreCustomerStatusUpdate = {
    storeCustomerId: StoreCustomerId;
    status: CustomerStatus;
    /**
     * Stored as `statusReason` and in `statusHistory`. The audit log, which is never erased, masks it. Never shown to the customer.
     */
    reason?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * Changes to a customer. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type StoreCustomerUpdate = {
    storeCustomerId: StoreCustomerId;
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
     * The company that the customer buys for.
     */
    company?: string | null | undefined;
    /**
     * VAT or other tax number, printed on invoices.
     */
    taxNumber?: string | null | undefined;
    /**
     * Language of e-mails and documents. Null means the store's default.
     */
    languageCode?: LanguageCode | null | undefined;
    /**
     * Whether the customer accepts marketing e-mails. Set to true only with the customer's consent.
     */
    acceptsMarketing?: boolean | undefined;
    /**
     * Code of the referrer who brought the customer.
     */
    referrerCode?: string | null | undefined;
    /**
     * Internal note. Never shown to the customer.
     */
    note?: string | null | undefined;
    /**
     * Replaces all tags.
     */
    tags?: Array<string> | undefined;
    /**
     * Replaces all custom fields.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * The customer's id in another system of the store, unique per store.
     */
    externalId?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * The behavior after a failed renewal payment.
 */
export type StoreDunning = {
    /**
     * Maximum number of charges, including the first.
     */
    maxAttempts: number;
    /**
     * Days between the attempts. One entry fewer than `maxAttempts`.
     */
    intervalsDays: Array<number>;
    finalAction: DunningFinalAction;
    /**
     * Days after the last attempt before the final action.
     */
    graceDays: number;
    /**
     * The steps at which the customer gets a mail.
     */
    notifyOn: Array<DunningNotice>;
};
/**
 * The behavior after a failed renewal payment.
 */
export type StoreDunningInput = {
    /**
     * Maximum number of charges, including the first.
     */
    maxAttempts: number;
    /**
     * Days between the attempts. One entry fewer than `maxAttempts`.
     */
    intervalsDays: Array<number>;
    finalAction: DunningFinalAction;
    /**
     * Days after the last attempt before the final action.
     */
    graceDays: number;
    /**
     * The steps at which the customer gets a mail.
     */
    notifyOn: Array<DunningNotice>;
};
/**
 * A public key that identifies the store in a storefront's requests. It is not a secret.
 */
export type StoreKey = {
    storeKeyId: StoreKeyId;
    storeId: StoreId;
    /**
     * A description of the key's use, for people.
     */
    name: string;
    /**
     * The key's first characters, to identify it.
     */
    prefix: string;
    /**
     * When the key was last used, to the minute. Null means never.
     */
    lastUsedOn: Timestamp | null;
    /**
     * When the key was revoked. Null while it is valid.
     */
    revokedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new store key. Omitted fields take their defaults.
 */
export type StoreKeyCreate = {
    /**
     * A description of the key's use, for people.
     */
    name: string;
};
/**
 * A store key with the key itself, which is shown once.
 */
export type StoreKeyCreated = {
    storeKeyId: StoreKeyId;
    storeId: StoreId;
    /**
     * A description of the key's use, for people.
     */
    name: string;
    /**
     * The key's first characters, to identify it.
     */
    prefix: string;
    /**
     * When the key was last used, to the minute. Null means never.
     */
    lastUsedOn: Timestamp | null;
    /**
     * When the key was revoked. Null while it is valid.
     */
    revokedOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
    /**
     * The key (`pk_…`), which storefronts send as `X-Store-Key`.
     */
    key: string;
};
/**
 * All store keys, not paged.
 */
export type StoreKeyList = {
    /**
     * The store keys.
     */
    items: Array<StoreKey>;
};
/**
 * All stores that the caller has access to, not paged.
 */
export type StoreList = {
    /**
     * The stores.
     */
    items: Array<Store>;
};
/**
 * A store's domain, and the records to publish to prove that the store owns it.
 */
export type StoreDomain = {
    /**
     * The host name of the storefront.
     */
    domain: string;
    /**
     * When the domain was proven. Null while it is not proven.
     */
    verifiedOn: Timestamp | null;
    record: StoreDomainRecord;
    file: StoreDomainFile;
};
/**
 * A file that the storefront must serve without a redirect.
 */
export type StoreDomainFile = {
    /**
     * URL of the file.
     */
    url: Url;
    /**
     * The complete content of the file.
     */
    content: string;
};
/**
 * A DNS record.
 */
export type StoreDomainRecord = {
    /**
     * The name of the DNS record.
     */
    name: string;
    /**
     * The type of the DNS record.
     */
    type: 'TXT';
    /**
     * The text of the DNS record.
     */
    value: string;
};
/**
 * A legal page of the store: an external page, or a text that this service shows.
 */
export type StorePolicy = {
    type: PolicyType;
    /**
     * The text of links to the page.
     */
    title: string;
    /**
     * URL of the page. Null when the text is in `html`.
     */
    url: Url | null;
    /**
     * The text of the page. Null when the page is at `url`.
     */
    html: Html | null;
    /**
     * The page in other languages; at most one entry per language.
     */
    translations: Array<StorePolicyTranslation>;
};
/**
 * A legal page of the store: exactly one of `url` and `html`.
 */
export type StorePolicyInput = {
    type: PolicyType;
    /**
     * The text of links to the page.
     */
    title: string;
    /**
     * URL of the page.
     */
    url?: Url | null | undefined;
    /**
     * The text of the page, which this service shows.
     */
    html?: Html | null | undefined;
    /**
     * The page in other languages; at most one entry per language.
     */
    translations?: Array<StorePolicyTranslationInput> | undefined;
};
/**
 * The appearance of the service's pages for buyers: checkout, payment and policies.
 */
export type StoreBranding = {
    colors: StoreColors;
    /**
     * Null means the page's default font.
     */
    font: BrandingFont | null;
    /**
     * Corner radius, in pixels. Null means the page's default.
     */
    radius: number | null;
    /**
     * The icon of the browser tab (favicon).
     */
    iconMediaId: MediaId | null;
};
/**
 * The appearance of the service's pages for buyers. Replaced as a whole: an omitted field becomes null.
 */
export type StoreBrandingInput = {
    colors?: StoreColorsInput | undefined;
    /**
     * Null means the page's default font.
     */
    font?: BrandingFont | null | undefined;
    /**
     * Corner radius, in pixels. Null means the page's default.
     */
    radius?: number | null | undefined;
    /**
     * The icon of the browser tab (favicon).
     */
    iconMediaId?: MediaId | null | undefined;
};
/**
 * The colors of the store's pages. Null means the page's default color.
 */
export type StoreColors = {
    /**
     * Color of buttons and selected items. Their text is black or white, whichever is more readable.
     */
    accent: Color | null;
    /**
     * Color of the page background.
     */
    background: Color | null;
    /**
     * Color of text.
     */
    text: Color | null;
};
/**
 * The colors of the store's pages. `background` and `text` must be set together, with a contrast of at least 4.5:1.
 */
export type StoreColorsInput = {
    /**
     * Color of buttons and selected items.
     */
    accent?: Color | null | undefined;
    /**
     * Color of the page background.
     */
    background?: Color | null | undefined;
    /**
     * Color of text.
     */
    text?: Color | null | undefined;
};
/**
 * A legal page in an additional language of the store.
 */
export type StorePolicyTranslation = {
    languageCode: LanguageCode;
    /**
     * The text of links to the page, in the language.
     */
    title: string;
    /**
     * URL of the page in the language. Null means the original `url`, if the page has one.
     */
    url: Url | null;
    /**
     * The text of the page in the language. Null means the original `html`, if the page has one.
     */
    html: Html | null;
};
/**
 * A legal page in an additional language of the store; at most one entry per language.
 */
export type StorePolicyTranslationInput = {
    languageCode: LanguageCode;
    /**
     * The text of links to the page, in the language.
     */
    title: string;
    /**
     * URL of the page in the language; only for a page with `url` (422 `invalid_value` otherwise).
     */
    url?: Url | null | undefined;
    /**
     * The text of the page in the language; only for a page with `html` (422 `invalid_value` otherwise).
     */
    html?: Html | null | undefined;
};
/**
 * A product that cannot be returned.
 */
export type StoreReturnExclusion = {
    productId: ProductId;
    reason: StoreReturnExclusionReason;
};
/**
 * A product that cannot be returned.
 */
export type StoreReturnExclusionInput = {
    productId: ProductId;
    reason: StoreReturnExclusionReason;
};
/**
 * Why a product cannot be returned. HYGIENE: sealed goods that lose their purpose once opened. DIGITAL: provided with the buyer's consent. STORE: the store's own choice, which does not end the right to withdraw.
 */
export type StoreReturnExclusionReason = 'HYGIENE' | 'CUSTOM_MADE' | 'PERISHABLE' | 'DIGITAL' | 'STORE' | (string & {});
/**
 * Which returns buyers can request, and what they pay for them. Staff can set it aside.
 */
export type StoreReturnPolicy = {
    /**
     * The first terms whose countries and account types match the buyer apply. Without matching terms the store offers no returns.
     */
    terms: Array<StoreReturnTerms>;
    /**
     * Products that cannot be returned, each at most once.
     */
    exclusions: Array<StoreReturnExclusion>;
    /**
     * Reasons that buyers can choose, each code at most once. Empty means that they name none.
     */
    reasons: Array<StoreReturnReason>;
    /**
     * Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does.
     */
    needsApproval: boolean;
};
/**
 * Which returns buyers can request, and what they pay for them. Replaced as a whole. Staff can set it aside.
 */
export type StoreReturnPolicyInput = {
    /**
     * The first terms whose countries and account types match the buyer apply. Without matching terms the store offers no returns.
     */
    terms: Array<StoreReturnTermsInput>;
    /**
     * Products that cannot be returned, each at most once.
     */
    exclusions: Array<StoreReturnExclusionInput>;
    /**
     * Reasons that buyers can choose, each code at most once. Empty means that they name none.
     */
    reasons: Array<StoreReturnReasonInput>;
    /**
     * Whether staff approve a buyer's return or exchange. Claims always need it, and a withdrawal in time never does.
     */
    needsApproval: boolean;
};
/**
 * A reason that buyers can choose.
 */
export type StoreReturnReason = {
    /**
     * Code that a return stores.
     */
    code: string;
    /**
     * Text that buyers read.
     */
    name: string;
};
/**
 * A reason that buyers can choose.
 */
export type StoreReturnReasonInput = {
    /**
     * Code that a return stores.
     */
    code: string;
    /**
     * Text that buyers read.
     */
    name: string;
};
/**
 * The buyer's share of a return label in one currency.
 */
export type StoreReturnShipping = {
    currencyCode: CurrencyCode;
    /**
     * Tax included.
     */
    amount: PositiveMoney;
};
/**
 * The buyer's share of a return label in one currency.
 */
export type StoreReturnShippingInput = {
    currencyCode: CurrencyCode;
    /**
     * Tax included.
     */
    amount: PositiveMoney;
};
/**
 * Windows and fees for some buyers.
 */
export type StoreReturnTerms = {
    /**
     * Countries of the delivery; empty means every country.
     */
    countryCodes: Array<CountryCode>;
    /**
     * Account types of the buyer; empty means every buyer, also guests.
     */
    accountTypeIds: Array<AccountTypeId>;
    /**
     * Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none.
     */
    windowDays: number;
    /**
     * Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives these buyers no such right.
     */
    withdrawalDays: number;
    /**
     * Restocking fee in percent of the goods' price, at most 100.
     */
    restockingRate: Rate;
    /**
     * The buyer's share of the return label, each currency at most once. In other currencies the store pays it.
     */
    returnShipping: Array<StoreReturnShipping>;
};
/**
 * Windows and fees for some buyers.
 */
export type StoreReturnTermsInput = {
    /**
     * Countries of the delivery; empty means every country.
     */
    countryCodes: Array<CountryCode>;
    /**
     * Account types of the buyer; empty means every buyer, also guests.
     */
    accountTypeIds: Array<AccountTypeId>;
    /**
     * Days from the delivery in which a buyer can request a return or an exchange; 0 means that the store offers none.
     */
    windowDays: number;
    /**
     * Days from the delivery in which a buyer can withdraw from the contract, at least 14; 0 means that the law gives these buyers no such right.
     */
    withdrawalDays: number;
    /**
     * Restocking fee in percent of the goods' price, at most 100.
     */
    restockingRate: Rate;
    /**
     * The buyer's share of the return label, each currency at most once. In other currencies the store pays it.
     */
    returnShipping: Array<StoreReturnShippingInput>;
};
/**
 * The settings of the store.
 */
export type StoreSettings = {
    storeId: StoreId;
    /**
     * The store's name as customers see it.
     */
    name: string;
    /**
     * The storefront's host name, used in mails and links once the domain is proven.
     */
    domain: string | null;
    /**
     * When the store proved that it owns the domain (see `GET /admin/store/domain`). Null while the domain is not proven.
     */
    domainVerifiedOn: Timestamp | null;
    status: StoreStatus;
    /**
     * The store's legal name, printed on invoices.
     */
    legalName: string | null;
    /**
     * Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook endpoints.
     */
    supportEmail: Email | null;
    supportPhone: PhoneNumber | null;
    /**
     * The merchant's address, printed on invoices and used as the origin of shipments.
     */
    address: Address | null;
    logoMediaId: MediaId | null;
    timezone: TimeZone;
    defaultLanguageCode: LanguageCode;
    /**
     * Language of the names, descriptions and slugs of products and collections; their `translations` are in other languages. It stays when `defaultLanguageCode` changes.
     */
    catalogLanguageCode: LanguageCode;
    /**
     * Must include the default one.
     */
    languageCodes: Array<LanguageCode>;
    defaultCurrencyCode: CurrencyCode;
    /**
     * Must include the default one.
     */
    currencyCodes: Array<CurrencyCode>;
    /**
     * Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates keep theirs.
     */
    pricesIncludeTax: boolean;
    taxRounding: TaxRounding;
    taxRoundingTarget: TaxRoundingTarget;
    roundingMode: RoundingMode;
    weightUnit: WeightUnit;
    dimensionUnit: DimensionUnit;
    /**
     * Prefix of the order number where people read it. `orderNumber` itself stays a number.
     */
    orderNumberPrefix: string | null;
    /**
     * The minimum number of the next order.
     */
    orderNumberStart: number;
    /**
     * The merchant's VAT or other tax number, printed on invoices.
     */
    taxNumber: string | null;
    /**
     * Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice that it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate per currency.
     */
    taxExchangeRates: Array<TaxExchangeRate>;
    /**
     * Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers. A prefix that ends in a digit, begins with `CN-`, or would repeat an issued number returns 422.
     */
    invoiceNumberPrefix: string | null;
    /**
     * The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1.
     */
    invoiceNumberStart: number;
    refundNumberSequence: RefundNumberSequence;
    captureMode: CaptureMode;
    /**
     * Whether orders may be fulfilled before their payment is authorized.
     */
    allowUnsecuredFulfillment: boolean;
    inventoryReserveMode: InventoryReserveMode;
    /**
     * Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes that a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the provider sets a time.
     */
    reservationMinutes: number;
    /**
     * Days without a change after which a cart expires.
     */
    cartExpiryDays: number;
    /**
     * Whether customers can buy without an account.
     */
    guestCheckout: boolean;
    /**
     * Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their orders, subscriptions and data. If false, the page does not exist; storefronts are not affected.
     */
    accountPages: boolean;
    /**
     * Whether an account must verify its e-mail before it can buy.
     */
    requireVerifiedEmail: boolean;
    /**
     * Minimum length of customers' passwords.
     */
    customerPasswordMinLength: number;
    defaultAccountTypeId: AccountTypeId;
    defaultTaxClassId: TaxClassId;
    /**
     * Null means the default tax class.
     */
    shippingTaxClassId: TaxClassId | null;
    /**
     * Countries that the store ships to. Empty means everywhere.
     */
    allowedCountryCodes: Array<CountryCode>;
    /**
     * Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as `https://shop.example`. For development, `http://localhost:*` allows every port of the local machine.
     */
    allowedOrigins: Array<string>;
    /**
     * The store's custom fields, by object type.
     */
    customFieldDefinitions: Array<StoreCustomField>;
    dunning: StoreDunning;
    /**
     * Hour of the day at which renewals run, in the store's time zone.
     */
    renewalHour: number;
    /**
     * Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a card that renewals charge. 0 means no mail.
     */
    renewalReminderDays: number;
    /**
     * Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT).
     */
    renewalStockWaitDays: number;
    /**
     * Days between the mail that announces a higher price and the first renewal that charges it.
     */
    priceChangeNoticeDays: number;
    renewalStockPolicy: RenewalStockPolicy;
    /**
     * Number of renewals in a row that a customer may skip. Null means no limit.
     */
    skipLimit: number | null;
    /**
     * Maximum days of a pause. Null means no limit.
     */
    pauseMaxDays: number | null;
    /**
     * Whether suspending a customer pauses their subscriptions.
     */
    pauseOnSuspension: boolean;
    /**
     * The terms of sale.
     */
    termsUrl: Url | null;
    /**
     * The privacy policy.
     */
    privacyUrl: Url | null;
    /**
     * The store's other legal pages, in display order. Includes the terms and the privacy policy if `termsUrl` and `privacyUrl` have no address for them.
     */
    policies: Array<StorePolicy>;
    returnPolicy: StoreReturnPolicy;
    branding: StoreBranding;
    /**
     * URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none. The `url` of product cards is built from it.
     */
    productUrlTemplate: string | null;
    /**
     * The storefront's own checkout page, which checkout links open. Null means this service's page.
     */
    checkoutUrl: Url | null;
    analytics: StoreAnalytics;
    webhookApiVersion: ApiVersionDate;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * Changes to the store's settings. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type StoreSettingsUpdate = {
    /**
     * The store's name as customers see it.
     */
    name?: string | undefined;
    /**
     * The storefront's host name. A new host name must be proven before mails link to it.
     */
    domain?: string | null | undefined;
    status?: StoreStatus | undefined;
    /**
     * The store's legal name, printed on invoices.
     */
    legalName?: string | null | undefined;
    /**
     * Support address shown to customers. It receives replies to the store's mails, and mails about failing webhook endpoints.
     */
    supportEmail?: Email | null | undefined;
    supportPhone?: PhoneNumberInput | null | undefined;
    /**
     * Replaced as a whole.
     */
    address?: AddressInput | null | undefined;
    logoMediaId?: MediaId | null | undefined;
    timezone?: TimeZone | undefined;
    defaultLanguageCode?: LanguageCode | undefined;
    /**
     * Language of the names, descriptions and slugs of products and collections. Texts are not translated by a change.
     */
    catalogLanguageCode?: LanguageCode | undefined;
    /**
     * Must include the default one.
     */
    languageCodes?: Array<LanguageCode> | undefined;
    defaultCurrencyCode?: CurrencyCode | undefined;
    /**
     * Must include the default one.
     */
    currencyCodes?: Array<CurrencyCode> | undefined;
    /**
     * Whether catalog prices include tax. New tax rates that do not set this themselves take this value; existing rates keep theirs.
     */
    pricesIncludeTax?: boolean | undefined;
    taxRounding?: TaxRounding | undefined;
    taxRoundingTarget?: TaxRoundingTarget | undefined;
    roundingMode?: RoundingMode | undefined;
    weightUnit?: WeightUnit | undefined;
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Prefix of the order number where people read it. `orderNumber` itself stays a number.
     */
    orderNumberPrefix?: string | null | undefined;
    /**
     * The minimum number of the next order.
     */
    orderNumberStart?: number | undefined;
    /**
     * The merchant's VAT or other tax number, printed on invoices.
     */
    taxNumber?: string | null | undefined;
    /**
     * Rates at which invoices and credit notes in these currencies also show their tax in the currency of the tax office (VAT directive, article 230). A document keeps the rate of its issue; a credit note has the rate of the invoice that it corrects. Documents in currencies without a rate show the tax in their own currency only. At most one rate per currency.
     */
    taxExchangeRates?: Array<TaxExchangeRateInput> | undefined;
    /**
     * Prefix of invoice numbers. Credit note numbers have it after `CN-`. Issued documents keep their numbers.
     */
    invoiceNumberPrefix?: string | null | undefined;
    /**
     * The number of the first invoice. It cannot change once that invoice is issued. Credit note numbers start at 1.
     */
    invoiceNumberStart?: number | undefined;
    refundNumberSequence?: RefundNumberSequence | undefined;
    captureMode?: CaptureMode | undefined;
    /**
     * Whether orders may be fulfilled before their payment is authorized.
     */
    allowUnsecuredFulfillment?: boolean | undefined;
    inventoryReserveMode?: InventoryReserveMode | undefined;
    /**
     * Minutes that a cart reserves stock after its last change, if `inventoryReserveMode` is AT_CART. Also the minutes that a checkout reserves stock while its payment waits for the buyer: then at least half an hour, unless the provider sets a time.
     */
    reservationMinutes?: number | undefined;
    /**
     * Days without a change after which a cart expires.
     */
    cartExpiryDays?: number | undefined;
    /**
     * Whether customers can buy without an account.
     */
    guestCheckout?: boolean | undefined;
    /**
     * Whether the service's own page at `/account/` and the store's code lets customers log in, sign up and manage their orders, subscriptions and data. If false, the page does not exist; storefronts are not affected.
     */
    accountPages?: boolean | undefined;
    /**
     * Whether an account must verify its e-mail before it can buy.
     */
    requireVerifiedEmail?: boolean | undefined;
    /**
     * Minimum length of customers' passwords.
     */
    customerPasswordMinLength?: number | undefined;
    defaultAccountTypeId?: AccountTypeId | undefined;
    defaultTaxClassId?: TaxClassId | undefined;
    /**
     * Null means the default tax class.
     */
    shippingTaxClassId?: TaxClassId | null | undefined;
    /**
     * Countries that the store ships to. Empty means everywhere.
     */
    allowedCountryCodes?: Array<CountryCode> | undefined;
    /**
     * Origins whose pages may call the customer API (CORS): scheme, host and optional port, such as `https://shop.example`. For development, `http://localhost:*` allows every port of the local machine.
     */
    allowedOrigins?: Array<string> | undefined;
    /**
     * Replaced as a whole. Values of a removed definition are kept but no longer validated.
     */
    customFieldDefinitions?: Array<StoreCustomFieldInput> | undefined;
    dunning?: StoreDunningInput | undefined;
    /**
     * Hour of the day at which renewals run, in the store's time zone.
     */
    renewalHour?: number | undefined;
    /**
     * Days before a renewal at which the customer gets a reminder by mail; also the days before the last valid day of a card that renewals charge. 0 means no mail.
     */
    renewalReminderDays?: number | undefined;
    /**
     * Days that a renewal waits for stock, or for an available shipping method, before it is skipped (WAIT).
     */
    renewalStockWaitDays?: number | undefined;
    /**
     * Days between the mail that announces a higher price and the first renewal that charges it.
     */
    priceChangeNoticeDays?: number | undefined;
    renewalStockPolicy?: RenewalStockPolicy | undefined;
    /**
     * Number of renewals in a row that a customer may skip. Null means no limit.
     */
    skipLimit?: number | null | undefined;
    /**
     * Maximum days of a pause. Null means no limit.
     */
    pauseMaxDays?: number | null | undefined;
    /**
     * Whether suspending a customer pauses their subscriptions.
     */
    pauseOnSuspension?: boolean | undefined;
    /**
     * The terms of sale.
     */
    termsUrl?: Url | null | undefined;
    /**
     * The privacy policy.
     */
    privacyUrl?: Url | null | undefined;
    /**
     * The store's other legal pages, in display order, each type at most once. Terms and privacy policy are allowed only if they have no address in `termsUrl` and `privacyUrl`. Replaced as a whole.
     */
    policies?: Array<StorePolicyInput> | undefined;
    returnPolicy?: StoreReturnPolicyInput | undefined;
    branding?: StoreBrandingInput | undefined;
    /**
     * URL template of product pages, with the placeholder `{slug}` or `{productId}`. Null while the storefront has none.
     */
    productUrlTemplate?: string | null | undefined;
    /**
     * The storefront's own checkout page, which checkout links open. It must be on one of the `allowedOrigins`, without a fragment. Null means this service's page.
     */
    checkoutUrl?: Url | null | undefined;
    analytics?: StoreAnalyticsInput | undefined;
    webhookApiVersion?: ApiVersionDate | undefined;
    version?: Version | undefined;
};
/**
 * A subscription with all fields that administrators can see, including those of the event snapshot.
 */
export type Subscription = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionStatus;
    /**
     * Null while no renewal is scheduled.
     */
    nextProcessingDate: Date | null;
    createdOn: Timestamp;
    /**
     * When the subscription was canceled. Null means that it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
     */
    cancelReason: string | null;
    /**
     * The live lines. Empty once every line is removed.
     */
    items: Array<SubscriptionItem>;
    storeCustomerId: StoreCustomerId;
    /**
     * First and last name.
     */
    customerName: string;
    customerEmail: Email;
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    intervalUnit: IntervalUnit;
    /**
     * Number of interval units between renewals.
     */
    intervalCount: number;
    currencyCode: CurrencyCode;
    /**
     * Null when nothing is shipped.
     */
    shippingAddressId: CustomerAddressId | null;
    /**
     * Null means the shipping address.
     */
    billingAddressId: CustomerAddressId | null;
    /**
     * Null when the customer has no payment method left. The next renewal then fails.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * Null when nothing is shipped.
     */
    shippingMethodId: ShippingMethodId | null;
    /**
     * Number of the last processed cycle. The first order is cycle 1, or cycle 0 for a trial. Skipped and failed renewals get no number.
     */
    cycleNumber: number;
    /**
     * Whether the subscription will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    /**
     * Date on which the subscription resumes automatically. Null when it is not paused or is paused without end.
     */
    pausedUntil: Date | null;
    /**
     * Reason for the pause, as entered. Null unless the subscription is paused.
     */
    pauseReason: string | null;
    /**
     * When a renewal last placed an order.
     */
    lastProcessedOn: Timestamp | null;
    /**
     * Id of the newest order of this subscription.
     */
    lastOrderId: OrderId | null;
    /**
     * Number of failed attempts in the current cycle.
     */
    failedAttempts: Count;
    /**
     * When the failed renewal is retried.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * The action that would resolve the last failure. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    dunningState: DunningState;
    /**
     * The coupons that apply to future renewals.
     */
    coupons: Array<SubscriptionCoupon>;
    /**
     * Id of the subscription that replaced this one.
     */
    replacedBySubscriptionId: SubscriptionId | null;
    /**
     * Id of the subscription that this one replaced.
     */
    replacesSubscriptionId: SubscriptionId | null;
    /**
     * Time until which the next renewal can be changed without `overrideCutoff`. Null when no renewal is scheduled.
     */
    changesUntil: Timestamp | null;
    /**
     * The customer's consent when the subscription began. Null when none was recorded.
     */
    consent: SubscriptionConsent | null;
    /**
     * Id of the test clock that the subscription's dates follow. Null means real time.
     */
    testClockId: TestClockId | null;
    /**
     * Internal note. Never shown to the customer.
     */
    note: string | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    /**
     * The next renewals, earliest first. Empty while none is scheduled.
     */
    upcoming: Array<SubscriptionUpcomingCycle>;
    /**
     * The latest history entries, newest first, at most 50. `GET /admin/subscription/history/paged` returns all entries.
     */
    history: Array<SubscriptionHistoryEntry>;
    /**
     * The actions that are possible now.
     */
    allowedActions: Array<SubscriptionAction>;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The basis of renewal dates.
 */
export declare const SubscriptionAnchorType: {
    readonly NONE: "NONE";
    readonly WEEKDAY: "WEEKDAY";
    readonly MONTHDAY: "MONTHDAY";
};
/**
 * The basis of renewal dates.
 */
export type SubscriptionAnchorType = typeof SubscriptionAnchorType[keyof typeof SubscriptionAnchorType];
/**
 * The customer's consent when the subscription began: the evidence of the mandate for later charges.
 */
export type SubscriptionConsent = {
    /**
     * The text as shown to the customer, or as recorded by an administrator.
     */
    text: string;
    /**
     * The cost of each renewal as shown to the customer, including tax and shipping. Null when an administrator recorded the consent.
     */
    grandTotal: PositiveMoney | null;
    currencyCode: CurrencyCode;
    /**
     * URL of the store's terms at that time. Null when the store had none.
     */
    termsUrl: Url | null;
    /**
     * Hash of the network address of the request. Equal addresses have equal hashes. Null when an administrator recorded the consent.
     */
    ipHash: string | null;
    /**
     * The browser's user agent. Null when an administrator recorded the consent.
     */
    userAgent: string | null;
    /**
     * When the customer gave consent.
     */
    acceptedOn: Timestamp;
};
/**
 * A coupon on the subscription, with the number of renewals that it still applies to.
 */
export type SubscriptionCoupon = {
    couponId: CouponId;
    /**
     * The code, as entered.
     */
    code: string;
    /**
     * The coupon's name.
     */
    name: string;
    /**
     * Number of renewals that the coupon still applies to. Null means all.
     */
    remainingCycles: number | null;
};
/**
 * The new date of the next renewal.
 */
export type SubscriptionDateChange = {
    subscriptionId: SubscriptionId;
    /**
     * Today or later, in the store's time zone, at most one year ahead.
     */
    nextProcessingDate: Date;
    /**
     * Whether the dates after the moved one follow the old schedule.
     */
    keepAnchor?: boolean | undefined;
    /**
     * Whether to make the change even inside the plan's cutoff. The history records the override.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A line of a subscription, with all fields of PublicSubscriptionListItem.
 */
export type SubscriptionItem = {
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
     * Price of one unit, as shown to the buyer.
     */
    unitPrice: PositiveMoney;
    announcedPrices: AnnouncedPrices;
    /**
     * Number of interval units between renewals.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * Date of the line's next renewal.
     */
    nextProcessingDate: Date;
    createdOn: Timestamp;
    /**
     * When the subscription was canceled. Null means that it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Reason for the cancellation, as entered. Null unless the subscription is canceled.
     */
    cancelReason: string | null;
    /**
     * Custom fields, as defined in the store's settings.
     */
    customFields: Array<CustomField>;
    productId: ProductId;
    variantId: VariantId;
    /**
     * Whether an administrator or an external system fixed the unit price. The plan's pricing does not change a fixed price.
     */
    isPriceFixed: boolean;
};
/**
 * Lines to add, change and remove in one request.
 */
export type SubscriptionItemsChange = {
    subscriptionId: SubscriptionId;
    /**
     * Lines to remove.
     */
    remove?: Array<SubscriptionItemId> | undefined;
    /**
     * Lines to change, each at most once. A line cannot be both changed and removed.
     */
    update?: Array<SubscriptionItemUpdate> | undefined;
    /**
     * Lines to add.
     */
    add?: Array<SubscriptionItemAdd> | undefined;
    /**
     * Whether to make the change even inside the plan's cutoff. The history records the override.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A subscription in a list.
 */
export type SubscriptionListItem = {
    subscriptionId: SubscriptionId;
    subscriptionNumber: SubscriptionNumber;
    status: SubscriptionStatus;
    dunningState: DunningState;
    storeCustomerId: StoreCustomerId;
    /**
     * First and last name.
     */
    customerName: string;
    customerEmail: Email;
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name.
     */
    subscriptionPlanName: string;
    /**
     * Number of interval units between renewals.
     */
    intervalCount: number;
    intervalUnit: IntervalUnit;
    /**
     * Null while no renewal is scheduled.
     */
    nextProcessingDate: Date | null;
    /**
     * Number of the last processed cycle.
     */
    cycleNumber: number;
    /**
     * Sum of the quantities.
     */
    itemCount: number;
    /**
     * Sum of unit price times quantity, as shown to the buyer.
     */
    recurringSubtotal: PositiveMoney;
    currencyCode: CurrencyCode;
    /**
     * Number of failed attempts in the current cycle.
     */
    failedAttempts: Count;
    /**
     * When the failed renewal is retried.
     */
    nextRetryOn: Timestamp | null;
    /**
     * Why the last attempt failed. Null after a success.
     */
    lastFailureCode: string | null;
    /**
     * The action that would resolve the last failure. Null after a success.
     */
    lastFailureClass: SubscriptionFailureClass | null;
    /**
     * Status of the next renewal. Null while none is scheduled.
     */
    cycleStatus: SubscriptionCycleStatus | null;
    /**
     * Whether the subscription will be canceled on the next processing date instead of renewed.
     */
    cancelAtPeriodEnd: boolean;
    /**
     * Date on which the subscription resumes automatically. Null when it is not paused or is paused without end.
     */
    pausedUntil: Date | null;
    /**
     * Id of the payment method that renewals charge. Null when none is left.
     */
    customerPaymentMethodId: CustomerPaymentMethodId | null;
    /**
     * When a renewal last placed an order.
     */
    lastProcessedOn: Timestamp | null;
    /**
     * When the subscription was canceled. Null means that it is not canceled.
     */
    cancelledOn: Timestamp | null;
    /**
     * Free text, or one of the service's reasons: COMPLETED, REPLACED, PAYMENT_FAILED, CUSTOMER_BANNED or CUSTOMER_DEACTIVATED.
     */
    cancelReason: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A page of subscriptions, with the cursor of the next page.
 */
export type SubscriptionPage = {
    /**
     * The subscriptions of this page, in the requested order. Empty after the last page.
     */
    items: Array<SubscriptionListItem>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * A plan: how often subscriptions renew, and how renewals are priced, shipped and canceled.
 */
export type SubscriptionPlan = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name as customers see it.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * The store's own short code, unique per store.
     */
    code: string | null;
    intervalUnit: IntervalUnit;
    /**
     * Number of interval units between renewals.
     */
    intervalCount: number;
    anchor: SubscriptionPlanAnchor;
    /**
     * Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the interval.
     */
    cutoffDays: number;
    /**
     * Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles: number | null;
    /**
     * Number of cycles after which the subscription ends. Null means no end.
     */
    maxCycles: number | null;
    /**
     * Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The payment method is verified.
     */
    trialDays: number;
    /**
     * Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
     */
    prepaidCycles: number;
    pricing: SubscriptionPlanPricing;
    shippingPolicy: SubscriptionShippingPolicy;
    /**
     * Whether the customer may skip a renewal.
     */
    allowSkip: boolean;
    /**
     * Whether the customer may pause.
     */
    allowPause: boolean;
    /**
     * Whether the customer may swap a line for another variant.
     */
    allowSwap: boolean;
    /**
     * Whether the customer may change quantities.
     */
    allowQuantityChange: boolean;
    cancelPolicy: SubscriptionCancelPolicy;
    /**
     * Ids of the products sold on this plan.
     */
    productIds: Array<ProductId>;
    /**
     * Ids of the collections whose products are sold on this plan.
     */
    collectionIds: Array<CollectionId>;
    /**
     * Whether the plan accepts new subscriptions.
     */
    isActive: boolean;
    /**
     * Number of subscriptions on this plan that are not CANCELLED.
     */
    subscriberCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The day on which renewals fall.
 */
export type SubscriptionPlanAnchor = {
    type: SubscriptionAnchorType;
    /**
     * WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null.
     */
    value: number | null;
};
/**
 * The day on which renewals fall.
 */
export type SubscriptionPlanAnchorInput = {
    type: SubscriptionAnchorType;
    /**
     * WEEKDAY: 1 (Monday) to 7 (Sunday). MONTHDAY: 1 to 31; shorter months use their last day. NONE: null.
     */
    value?: number | null | undefined;
};
/**
 * A new subscription plan. Omitted fields take their defaults.
 */
export type SubscriptionPlanCreate = {
    /**
     * The plan's name as customers see it.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * The store's own short code, unique per store.
     */
    code?: string | null | undefined;
    intervalUnit: IntervalUnit;
    /**
     * Number of interval units between renewals.
     */
    intervalCount: number;
    anchor?: SubscriptionPlanAnchorInput | undefined;
    /**
     * Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the interval.
     */
    cutoffDays?: number | undefined;
    /**
     * Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles?: number | null | undefined;
    /**
     * Number of cycles after which the subscription ends. Null means no end.
     */
    maxCycles?: number | null | undefined;
    /**
     * Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The payment method is verified.
     */
    trialDays?: number | undefined;
    /**
     * Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
     */
    prepaidCycles?: number | undefined;
    pricing?: SubscriptionPlanPricingInput | undefined;
    shippingPolicy?: SubscriptionShippingPolicy | undefined;
    /**
     * Whether the customer may skip a renewal.
     */
    allowSkip?: boolean | undefined;
    /**
     * Whether the customer may pause.
     */
    allowPause?: boolean | undefined;
    /**
     * Whether the customer may swap a line for another variant.
     */
    allowSwap?: boolean | undefined;
    /**
     * Whether the customer may change quantities.
     */
    allowQuantityChange?: boolean | undefined;
    cancelPolicy?: SubscriptionCancelPolicy | undefined;
    /**
     * Ids of the products sold on this plan.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Ids of the collections whose products are sold on this plan.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Whether the plan accepts new subscriptions.
     */
    isActive?: boolean | undefined;
};
/**
 * All subscription plans, not paged.
 */
export type SubscriptionPlanList = {
    /**
     * The subscription plans.
     */
    items: Array<SubscriptionPlan>;
};
/**
 * How the plan changes the price.
 */
export type SubscriptionPlanPricingInput = {
    type: SubscriptionPricingType;
    /**
     * Percent off, amount off, or price per unit. Null for NONE.
     */
    value?: Decimal | null | undefined;
    /**
     * Currency of a fixed amount or price. Null otherwise.
     */
    currencyCode?: CurrencyCode | null | undefined;
    /**
     * Number of cycles that the value applies to; then `thenValue` applies. Null means all cycles.
     */
    firstCycles?: number | null | undefined;
    /**
     * The value after the first cycles. Null when `firstCycles` is null.
     */
    thenValue?: Decimal | null | undefined;
};
/**
 * Changes to a subscription plan. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type SubscriptionPlanUpdate = {
    subscriptionPlanId: SubscriptionPlanId;
    /**
     * The plan's name as customers see it.
     */
    name?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * The store's own short code, unique per store.
     */
    code?: string | null | undefined;
    intervalUnit?: IntervalUnit | undefined;
    /**
     * Number of interval units between renewals.
     */
    intervalCount?: number | undefined;
    anchor?: SubscriptionPlanAnchorInput | undefined;
    /**
     * Number of days before a renewal from which it can no longer be changed, starting at the renewal's hour. Less than the interval.
     */
    cutoffDays?: number | undefined;
    /**
     * Number of cycles before the customer may cancel, with the `cancelPolicy` AFTER_MIN_CYCLES. Null means none.
     */
    minCycles?: number | null | undefined;
    /**
     * Number of cycles after which the subscription ends. Null means no end.
     */
    maxCycles?: number | null | undefined;
    /**
     * Days before the first charge. The lines on the plan cost nothing in the first order and are not shipped with it. The payment method is verified.
     */
    trialDays?: number | undefined;
    /**
     * Number of cycles that one charge pays for. The orders of the other cycles cost nothing.
     */
    prepaidCycles?: number | undefined;
    pricing?: SubscriptionPlanPricingInput | undefined;
    shippingPolicy?: SubscriptionShippingPolicy | undefined;
    /**
     * Whether the customer may skip a renewal.
     */
    allowSkip?: boolean | undefined;
    /**
     * Whether the customer may pause.
     */
    allowPause?: boolean | undefined;
    /**
     * Whether the customer may swap a line for another variant.
     */
    allowSwap?: boolean | undefined;
    /**
     * Whether the customer may change quantities.
     */
    allowQuantityChange?: boolean | undefined;
    cancelPolicy?: SubscriptionCancelPolicy | undefined;
    /**
     * Ids of the products sold on this plan.
     */
    productIds?: Array<ProductId> | undefined;
    /**
     * Ids of the collections whose products are sold on this plan.
     */
    collectionIds?: Array<CollectionId> | undefined;
    /**
     * Whether the plan accepts new subscriptions.
     */
    isActive?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * The due renewals to process.
 */
export type SubscriptionProcessAll = {
    /**
     * Only renewals due by this date. Defaults to today in the store's time zone.
     */
    processingDate?: Date | undefined;
    /**
     * Ids of the subscriptions to process. Absent means all.
     */
    subscriptionIds?: Array<SubscriptionId> | undefined;
};
/**
 * The counts of due renewals, of renewals that this call queued, and of renewals that were already locked.
 */
export type SubscriptionProcessResult = {
    /**
     * The date by which the renewals are due.
     */
    processingDate: Date;
    /**
     * Number of due subscriptions.
     */
    dueCount: Count;
    /**
     * Number of renewals queued by this call.
     */
    queuedCount: Count;
    /**
     * Number of renewals that were already queued or running.
     */
    lockedCount: Count;
    /**
     * Id of the background task. Null when the renewals have no task record: each renewal is visible in its subscription.
     */
    integrationTaskId: IntegrationTaskId | null;
};
/**
 * The renewal to skip.
 */
export type AdminSubscriptionSkip = {
    subscriptionId: SubscriptionId;
    /**
     * Date of the renewal to skip. It must be the next one.
     */
    processingDate?: Date | undefined;
    /**
     * Reason, recorded in the history.
     */
    reason?: string | null | undefined;
    /**
     * Whether to make the change even inside the plan's cutoff. The history records the override.
     */
    overrideCutoff?: boolean | undefined;
};
/**
 * The skipped renewal to schedule again.
 */
export type AdminSubscriptionUnskip = {
    subscriptionId: SubscriptionId;
    /**
     * Date of the skipped renewal.
     */
    processingDate: Date;
    /**
     * Reason, recorded in the history.
     */
    reason?: string | null | undefined;
    /**
     * Whether to make the change even inside the plan's cutoff. The history records the override.
     */
    overrideCutoff?: boolean | undefined;
};
/**
 * The subscription whose payment is retried.
 */
export type SubscriptionRetry = {
    subscriptionId: SubscriptionId;
    /**
     * Replaces the subscription's payment method, for later renewals too.
     */
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
};
/**
 * Sort order; a leading `-` means descending.
 */
export declare const SubscriptionSort: {
    readonly CREATED_ON: "createdOn";
    readonly '-CREATED_ON': "-createdOn";
    readonly MODIFIED_ON: "modifiedOn";
    readonly '-MODIFIED_ON': "-modifiedOn";
    readonly NEXT_PROCESSING_DATE: "nextProcessingDate";
    readonly '-NEXT_PROCESSING_DATE': "-nextProcessingDate";
    readonly NEXT_RETRY_ON: "nextRetryOn";
    readonly '-NEXT_RETRY_ON': "-nextRetryOn";
    readonly SUBSCRIPTION_NUMBER: "subscriptionNumber";
    readonly '-SUBSCRIPTION_NUMBER': "-subscriptionNumber";
};
/**
 * Sort order; a leading `-` means descending.
 */
export type SubscriptionSort = typeof SubscriptionSort[keyof typeof SubscriptionSort];
/**
 * Changes to a subscription. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type SubscriptionUpdate = {
    subscriptionId: SubscriptionId;
    subscriptionPlanId?: SubscriptionPlanId | undefined;
    /**
     * Null is allowed only when nothing is shipped.
     */
    shippingAddressId?: CustomerAddressId | null | undefined;
    /**
     * Null means the shipping address.
     */
    billingAddressId?: CustomerAddressId | null | undefined;
    customerPaymentMethodId?: CustomerPaymentMethodId | undefined;
    /**
     * Null is allowed only when nothing is shipped.
     */
    shippingMethodId?: ShippingMethodId | null | undefined;
    /**
     * Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as a use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the subscription ends before that.
     */
    couponCodes?: Array<string> | undefined;
    /**
     * Internal note. Never shown to the customer.
     */
    note?: string | null | undefined;
    /**
     * Replaces all custom fields.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Whether to make the change even inside the plan's cutoff. The history records the override.
     */
    overrideCutoff?: boolean | undefined;
    version?: Version | undefined;
};
/**
 * A simulated time that the subscriptions of one customer follow.
 */
export type TestClock = {
    testClockId: TestClockId;
    storeCustomerId: StoreCustomerId;
    status: TestClockStatus;
    /**
     * The clock's current time. Everything that was due before it is done.
     */
    currentTime: Timestamp;
    /**
     * The time that the clock advances to. Null unless ADVANCING.
     */
    targetTime: Timestamp | null;
    /**
     * Reason that the clock stopped. Null unless FAILED.
     */
    failureDetail: string | null;
    /**
     * Number of the customer's subscriptions that follow the clock.
     */
    subscriptionCount: Count;
    /**
     * When the clock was created, in real time.
     */
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The time to advance a test clock to.
 */
export type TestClockAdvance = {
    testClockId: TestClockId;
    /**
     * The time to advance to: later than the clock's current time, at most 400 days ahead.
     */
    targetTime: TimestampInput;
    version?: Version | undefined;
};
/**
 * A test clock for one customer.
 */
export type TestClockCreate = {
    /**
     * Id of a customer of the store who has no live subscription and no test clock.
     */
    storeCustomerId: StoreCustomerId;
    /**
     * The clock's initial time. Defaults to now, and is never earlier.
     */
    currentTime?: TimestampInput | undefined;
};
/**
 * All test clocks of the store, not paged.
 */
export type TestClockList = {
    /**
     * The test clocks.
     */
    items: Array<TestClock>;
};
/**
 * READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to `targetTime` are being processed. FAILED: the clock stopped at `currentTime` and can be advanced again.
 */
export declare const TestClockStatus: {
    readonly READY: "READY";
    readonly ADVANCING: "ADVANCING";
    readonly FAILED: "FAILED";
};
/**
 * READY: everything that was due by `currentTime` is done. ADVANCING: renewals, reminders and retries up to `targetTime` are being processed. FAILED: the clock stopped at `currentTime` and can be advanced again.
 */
export type TestClockStatus = typeof TestClockStatus[keyof typeof TestClockStatus];
/**
 * A kind of goods, with its rates by country and region.
 */
export type TaxClass = {
    taxClassId: TaxClassId;
    /**
     * Unique in the store.
     */
    name: string;
    /**
     * Your own code for the class; unique in the store.
     */
    code: string | null;
    /**
     * Whether the class is used for products without a class. Exactly one class is the default.
     */
    isDefault: boolean;
    /**
     * Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of them.
     */
    rates: Array<TaxRate>;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode: string | null;
    /**
     * Number of products in the class.
     */
    productCount: Count;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A new tax class. Absent fields take their defaults.
 */
export type TaxClassCreate = {
    /**
     * Unique in the store.
     */
    name: string;
    /**
     * Your own code for the class; unique in the store.
     */
    code?: string | null | undefined;
    /**
     * Whether the class is used for products without a class. Exactly one class is the default.
     */
    isDefault?: boolean | undefined;
    /**
     * Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of them.
     */
    rates?: Array<TaxRateInput> | undefined;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode?: string | null | undefined;
};
/**
 * All tax classes of the store.
 */
export type TaxClassList = {
    /**
     * The tax classes.
     */
    items: Array<TaxClass>;
};
/**
 * Changes to a tax class. An absent field keeps its value, null clears it, and an array replaces the stored one.
 */
export type TaxClassUpdate = {
    taxClassId: TaxClassId;
    /**
     * Unique in the store.
     */
    name?: string | undefined;
    /**
     * Your own code for the class; unique in the store.
     */
    code?: string | null | undefined;
    /**
     * Whether the class is used for products without a class. Exactly one class is the default.
     */
    isDefault?: boolean | undefined;
    /**
     * Tax rates by place. At an address, the rates of the most specific matching place apply. A longer postal code precedes a shorter one, any postal code a state, and a state the country. If they are all combinable, the rates of the next wider place apply, too. Compound rates never replace other rates; the most specific compound rates apply on top of them.
     */
    rates?: Array<TaxRateInput> | undefined;
    /**
     * Code of the class at the tax provider.
     */
    providerTaxCode?: string | null | undefined;
    version?: Version | undefined;
};
/**
 * The exchange rate by which an invoice shows its tax in the tax office's currency.
 */
export type TaxExchangeRate = {
    /**
     * Currency of the invoice.
     */
    currencyCode: CurrencyCode;
    /**
     * Currency of the tax office.
     */
    taxCurrencyCode: CurrencyCode;
    /**
     * Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
     */
    rate: Rate;
};
/**
 * The exchange rate by which an invoice shows its tax in the tax office's currency.
 */
export type TaxExchangeRateInput = {
    /**
     * Currency of the invoice.
     */
    currencyCode: CurrencyCode;
    /**
     * Currency of the tax office.
     */
    taxCurrencyCode: CurrencyCode;
    /**
     * Price of one unit of `currencyCode` in `taxCurrencyCode`, above 0.
     */
    rate: Rate;
};
/**
 * A place in which the store must collect tax.
 */
export type TaxNexus = {
    countryCode: CountryCode;
    /**
     * State or province. Null means the whole country.
     */
    stateProvince: string | null;
};
/**
 * A place in which the store collects tax.
 */
export type TaxNexusInput = {
    countryCode: CountryCode;
    /**
     * State or province. Null means the whole country.
     */
    stateProvince?: string | null | undefined;
};
/**
 * The source of taxes: the store's own rates, or a tax service. Credentials are masked.
 */
export type TaxProvider = {
    taxProviderId: TaxProviderId;
    providerCode: TaxProviderCode;
    /**
     * Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`. Null with `MANUAL`.
     */
    baseUrl: Url | null;
    /**
     * Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of orders that it taxed are still reported to it.
     */
    isActive: boolean;
    /**
     * The places in which the store collects tax.
     */
    nexus: Array<TaxNexus>;
    /**
     * The address that goods are shipped from. Null means the store's address.
     */
    originAddress: Address | null;
    /**
     * Whether the tax is reported to the provider at capture. false means that tax is only quoted.
     */
    commitOnCapture: boolean;
    fallback: TaxProviderFallback;
    /**
     * Maximum duration of a calculation, in milliseconds, before `fallback` applies. After five unanswered calculations in a row, `fallback` applies at once, and an occasional call tests the service.
     */
    timeoutMs: number;
    credentials: ProviderCredentials;
    healthStatus: ProviderHealthStatus;
    /**
     * When a call last failed, within the last 15 minutes. Null when none failed.
     */
    lastErrorOn: Timestamp | null;
    /**
     * Reason of the failure, in words.
     */
    lastError: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * The tax service. `MANUAL`: the rates of the store's tax classes. `STRIPE_TAX`: Stripe Tax, in the store's own account. `HTTP`: any service that implements the contract in the guide "Connect a tax service".
 */
export type TaxProviderCode = 'MANUAL' | 'STRIPE_TAX' | 'HTTP' | (string & {});
/**
 * Behavior when the provider does not respond in time: refuse the checkout (503), or use the rates of the tax classes. `BLOCK` also refuses an address that the provider cannot locate: 422 `invalid_value`, which names the address.
 */
export declare const TaxProviderFallback: {
    readonly BLOCK: "BLOCK";
    readonly USE_MANUAL_RATES: "USE_MANUAL_RATES";
};
/**
 * Behavior when the provider does not respond in time: refuse the checkout (503), or use the rates of the tax classes. `BLOCK` also refuses an address that the provider cannot locate: 422 `invalid_value`, which names the address.
 */
export type TaxProviderFallback = typeof TaxProviderFallback[keyof typeof TaxProviderFallback];
/**
 * Changes to the tax service. An omitted field keeps its value, null clears it, and an array is replaced as a whole.
 */
export type TaxProviderUpdate = {
    providerCode?: TaxProviderCode | undefined;
    /**
     * Base URL of the service. Calls add `/quote`, `/commit`, `/refund` and `/void`.
     */
    baseUrl?: Url | null | undefined;
    /**
     * Whether the tax service is used. false means that the manual rates apply to new orders; changes and refunds of orders that it taxed are still reported to it.
     */
    isActive?: boolean | undefined;
    /**
     * The places in which the store collects tax.
     */
    nexus?: Array<TaxNexusInput> | undefined;
    /**
     * The address that goods are shipped from. Null means the store's address.
     */
    originAddress?: AddressInput | null | undefined;
    /**
     * Whether the tax is reported to the provider at capture.
     */
    commitOnCapture?: boolean | undefined;
    fallback?: TaxProviderFallback | undefined;
    /**
     * Maximum duration of a calculation, in milliseconds, before `fallback` applies.
     */
    timeoutMs?: number | undefined;
    credentials?: ProviderCredentialsUpdate | undefined;
    version?: Version | undefined;
};
/**
 * A tax rate of a class in a country or region.
 */
export type TaxRate = {
    countryCode: CountryCode;
    /**
     * State or province; null means the whole country.
     */
    stateProvince: string | null;
    /**
     * Postal code, where a final * matches any rest, such as 101*; null means all postal codes.
     */
    postalCodePattern: string | null;
    /**
     * Rate in percent.
     */
    rate: Rate;
    /**
     * Name shown on the tax line, such as VAT.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language.
     */
    translations: Array<NameTranslation>;
    /**
     * Whether the tax is computed on the price plus the other taxes.
     */
    isCompound: boolean;
    /**
     * Whether the tax is charged beside the rates of wider places, instead of replacing them, and beside the other rates of its place.
     */
    isCombinable: boolean;
    /**
     * Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`.
     */
    includedInPrice: boolean;
};
/**
 * A tax rate. Unique by countryCode, stateProvince and postalCodePattern; a compound or combinable rate also by name.
 */
export type TaxRateInput = {
    countryCode: CountryCode;
    /**
     * State or province; null means the whole country.
     */
    stateProvince?: string | null | undefined;
    /**
     * Postal code, where a final * matches any rest, such as 101*; null means all postal codes.
     */
    postalCodePattern?: string | null | undefined;
    /**
     * Rate in percent.
     */
    rate: Rate;
    /**
     * Name shown on the tax line, such as VAT.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language. Absent keeps those of the stored rate of the same place and name.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * Whether the tax is computed on the price plus the other taxes.
     */
    isCompound?: boolean | undefined;
    /**
     * Whether the tax is charged together with the other rates of its place and of wider places, instead of replacing those of wider places. Examples are PST of British Columbia with GST of Canada, SGST with CGST in India, and a city's tax with its state's.
     */
    isCombinable?: boolean | undefined;
    /**
     * Whether prices include this tax. Absent in a request means the store's `pricesIncludeTax`.
     */
    includedInPrice?: boolean | undefined;
};
/**
 * The amount on which tax is rounded.
 */
export declare const TaxRounding: {
    readonly LINE: "LINE";
    readonly UNIT: "UNIT";
    readonly TOTAL: "TOTAL";
};
/**
 * The amount on which tax is rounded.
 */
export type TaxRounding = typeof TaxRounding[keyof typeof TaxRounding];
/**
 * The part that is rounded when prices include tax. The other part is the remainder.
 */
export declare const TaxRoundingTarget: {
    readonly TAX: "TAX";
    readonly NET: "NET";
};
/**
 * The part that is rounded when prices include tax. The other part is the remainder.
 */
export type TaxRoundingTarget = typeof TaxRoundingTarget[keyof typeof TaxRoundingTarget];
/**
 * An error in a template's source or in rendering it.
 */
export type TemplateError = {
    /**
     * Field of the template that contains the error, such as bodyHtml.
     */
    field: string;
    /**
     * Line of the text, from 1. Null when the error concerns the whole text.
     */
    line: number | null;
    /**
     * Column of the line, from 1. Null means unknown.
     */
    column: number | null;
    /**
     * The error in words.
     */
    message: string;
};
/**
 * HTML with Liquid: variables, filters, if, for; no includes. At most 256 KiB in UTF-8. Stored as written; rendering escapes the values of variables.
 */
export type TemplateHtml = string;
/**
 * A variable that templates of a type may use.
 */
export type TemplateVariable = {
    /**
     * Path as written in the source, such as order.orderNumber.
     */
    name: string;
    type: TemplateVariableType;
    /**
     * Meaning of the variable.
     */
    description: string;
    /**
     * The value sample data has.
     */
    example: string;
};
/**
 * The type of a variable's value.
 */
export declare const TemplateVariableType: {
    readonly STRING: "STRING";
    readonly NUMBER: "NUMBER";
    readonly BOOLEAN: "BOOLEAN";
    readonly MONEY: "MONEY";
    readonly DATE: "DATE";
    readonly URL: "URL";
    readonly LIST: "LIST";
    readonly OBJECT: "OBJECT";
};
/**
 * The type of a variable's value.
 */
export type TemplateVariableType = typeof TemplateVariableType[keyof typeof TemplateVariableType];
/**
 * Six digits of the authenticator app, or a recovery code.
 */
export type TotpCode = string;
/**
 * The caller's password, to start the enrollment of a second factor.
 */
export type TotpCreate = {
    /**
     * The caller's current password.
     */
    currentPassword: string;
};
/**
 * The secret for an authenticator app. Confirm it with one of its codes. Shown once.
 */
export type TotpEnrollment = {
    /**
     * Base32, to type into the authenticator app.
     */
    secret: string;
    /**
     * The secret as an `otpauth://` URL, to show as a QR code.
     */
    otpauthUrl: string;
    /**
     * When the enrollment expires.
     */
    expiresOn: Timestamp;
};
/**
 * Codes that replace the second factor, each valid once. Shown once.
 */
export type TotpRecoveryCodes = {
    /**
     * The codes. Shown once; each is valid for one login.
     */
    recoveryCodes: Array<string>;
};
/**
 * The password, and a code of the second factor that is removed.
 */
export type TotpRemove = {
    /**
     * The caller's current password.
     */
    currentPassword: string;
    totpCode: TotpCode;
};
/**
 * A code of the authenticator app, to turn the second factor on.
 */
export type TotpUpdate = {
    /**
     * Six digits of the authenticator app.
     */
    totpCode: string;
};
/**
 * Kind of an object with translations.
 */
export declare const TranslatedObjectType: {
    readonly PRODUCT: "product";
    readonly COLLECTION: "collection";
    readonly SHIPPING_METHOD: "shippingMethod";
    readonly SUBSCRIPTION_PLAN: "subscriptionPlan";
    readonly COUPON: "coupon";
    readonly PAYMENT_PROVIDER: "paymentProvider";
    readonly ACCOUNT_TYPE: "accountType";
    readonly TAX_CLASS: "taxClass";
    readonly MEDIA: "media";
    readonly STORE_SETTINGS: "storeSettings";
};
/**
 * Kind of an object with translations.
 */
export type TranslatedObjectType = typeof TranslatedObjectType[keyof typeof TranslatedObjectType];
/**
 * Texts in an additional language of the store.
 */
export type Translation = {
    languageCode: LanguageCode;
    /**
     * Name in the language.
     */
    name: string;
    description: Html | null;
    /**
     * Slug in the language; null means the slug of the main language.
     */
    slug: Slug | null;
    /**
     * Short description in the language; null means not translated. Always null in translations of collections.
     */
    shortDescription: string | null;
    /**
     * Texts for search engines in the language; null means not translated.
     */
    seo: Seo;
};
/**
 * Texts in an additional language of the store; at most one entry per language.
 */
export type TranslationInput = {
    languageCode: LanguageCode;
    /**
     * Name in the language.
     */
    name: string;
    description?: Html | null | undefined;
    /**
     * Slug in the language; null means the slug of the main language.
     */
    slug?: Slug | null | undefined;
    /**
     * Short description in the language. Null means not translated; absent keeps the stored text of the language. 422 `invalid_value` for a blank text, and for a collection, which has no short description.
     */
    shortDescription?: string | null | undefined;
    /**
     * Texts for search engines in the language; null means not translated, and a blank text is 422 `invalid_value`. It replaces the stored object; absent keeps it.
     */
    seo?: SeoInput | undefined;
};
/**
 * Counts of orders with units left to ship.
 */
export type UnfulfilledOrderCount = {
    /**
     * Sum of the three counts.
     */
    count: Count;
    /**
     * Orders with nothing shipped yet.
     */
    unfulfilledCount: Count;
    /**
     * Orders shipped in part.
     */
    partiallyFulfilledCount: Count;
    /**
     * Orders on hold.
     */
    onHoldCount: Count;
    /**
     * null means that no order is left to ship.
     */
    oldestOrderDate: Timestamp | null;
};
/**
 * The unit of sale: a product with one choice of its options, with its stock and prices.
 */
export type Variant = {
    variantId: VariantId;
    productId: ProductId;
    /**
     * Unique in the store.
     */
    sku: Sku;
    /**
     * EAN, UPC, ISBN or a similar code.
     */
    barcode: string | null;
    /**
     * Name shown next to the product's name.
     */
    name: string;
    /**
     * The name in other languages; at most one entry per language. Without an entry, a name made of option values consists of their translations.
     */
    translations: Array<NameTranslation>;
    /**
     * Ids of the variant's option values, one for each option.
     */
    optionValueIds: Array<ProductOptionValueId>;
    /**
     * One value for each option; no two variants of a product have the same set.
     */
    optionValues: Array<VariantOptionValue>;
    status: VariantStatus;
    /**
     * Position in display order, from 0.
     */
    position: number;
    /**
     * Weight of one unit, in the variant's `weightUnit`.
     */
    weight: Decimal | null;
    /**
     * Unit of `weight`.
     */
    weightUnit: WeightUnit;
    /**
     * In the variant's `dimensionUnit`.
     */
    length: Decimal | null;
    /**
     * In the variant's `dimensionUnit`.
     */
    width: Decimal | null;
    /**
     * In the variant's `dimensionUnit`.
     */
    height: Decimal | null;
    /**
     * Unit of length, width and height.
     */
    dimensionUnit: DimensionUnit;
    /**
     * Customs tariff number.
     */
    hsCode: string | null;
    countryOfOrigin: CountryCode | null;
    /**
     * Whether sales check and count the stock.
     */
    trackInventory: boolean;
    inventoryPolicy: InventoryPolicy;
    /**
     * Units in the warehouse.
     */
    stockOnHand: Count;
    /**
     * Units reserved by running checkouts and by orders that are not shipped yet. Units that need no shipping leave the stock when their order is paid.
     */
    stockReserved: Count;
    /**
     * stockOnHand minus stockReserved; below zero only with BACKORDER or without inventory tracking.
     */
    stockAvailable: number;
    /**
     * Number of available units at or below which the stock counts as low; null means never.
     */
    lowStockThreshold: Count | null;
    /**
     * Maximum number of units sold below zero with BACKORDER; null means no limit.
     */
    backorderLimit: Count | null;
    /**
     * When new stock is expected.
     */
    expectedOn: Timestamp | null;
    /**
     * Cost of one unit in the store's default currency; never shown to customers.
     */
    costPrice: PositiveMoney | null;
    /**
     * Currency of costPrice: the store's default currency.
     */
    currencyCode: CurrencyCode;
    /**
     * Ids of the variant's images. Each image is among the product's media.
     */
    mediaIds: Array<MediaId>;
    /**
     * Every price row of the variant.
     */
    prices: Array<Price>;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields: Array<CustomField>;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId: string | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    version: Version;
};
/**
 * A variant to create. Positions follow the order of the array.
 */
export type VariantCreate = {
    /**
     * Unique in the store.
     */
    sku: Sku;
    /**
     * EAN, UPC, ISBN or a similar code.
     */
    barcode?: string | null | undefined;
    /**
     * Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a name follows them.
     */
    name?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. Names made of option values need none.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * One value for each option; no two variants of a product have the same set.
     */
    optionValues?: Array<VariantOptionValueInput> | undefined;
    status?: VariantStatus | undefined;
    /**
     * Weight of one unit, in the variant's `weightUnit`.
     */
    weight?: Decimal | null | undefined;
    /**
     * Unit of `weight`. Absent for a new variant means the store's unit.
     */
    weightUnit?: WeightUnit | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    length?: Decimal | null | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    width?: Decimal | null | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    height?: Decimal | null | undefined;
    /**
     * Unit of length, width and height. Absent for a new variant means the store's unit.
     */
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Customs tariff number.
     */
    hsCode?: string | null | undefined;
    countryOfOrigin?: CountryCode | null | undefined;
    /**
     * Whether sales check and count the stock.
     */
    trackInventory?: boolean | undefined;
    inventoryPolicy?: InventoryPolicy | undefined;
    /**
     * Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST /admin/stock/adjust instead.
     */
    stockOnHand?: Count | undefined;
    /**
     * Number of available units at or below which the stock counts as low; null means never.
     */
    lowStockThreshold?: Count | null | undefined;
    /**
     * Maximum number of units sold below zero with BACKORDER; null means no limit.
     */
    backorderLimit?: Count | null | undefined;
    /**
     * When new stock is expected.
     */
    expectedOn?: TimestampInput | null | undefined;
    /**
     * Cost of one unit in the store's default currency; never shown to customers.
     */
    costPrice?: PositiveMoney | null | undefined;
    /**
     * Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise).
     */
    mediaIds?: Array<MediaId> | undefined;
    /**
     * Every price row of the variant. A variant without a row for a currency is not for sale in it.
     */
    prices?: Array<VariantPriceInput> | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId?: string | null | undefined;
};
/**
 * One option value of a variant, by names, because ids may not exist yet.
 */
export type VariantOptionValueInput = {
    /**
     * Name of one of the product's options after this request.
     */
    optionName: string;
    /**
     * One of that option's values.
     */
    value: string;
};
/**
 * A price row of the variant that contains it. Unique by currencyCode, accountTypeId, subscriptionPlanId, minQuantity and startsOn.
 */
export type VariantPriceInput = {
    /**
     * One of the store's currencies.
     */
    currencyCode: CurrencyCode;
    /**
     * Price of one unit. Includes tax if the store's prices do (`pricesIncludeTax` in the settings).
     */
    amount: PositiveMoney;
    /**
     * Former price to strike through; greater than `amount`.
     */
    compareAtAmount?: PositiveMoney | null | undefined;
    /**
     * Account type that the price is for; null means everyone.
     */
    accountTypeId?: AccountTypeId | null | undefined;
    /**
     * Plan that the price is for; null means a one-time purchase.
     */
    subscriptionPlanId?: SubscriptionPlanId | null | undefined;
    /**
     * Minimum quantity for this price.
     */
    minQuantity?: Quantity | undefined;
    /**
     * Start of the price; null means no start.
     */
    startsOn?: TimestampInput | null | undefined;
    /**
     * End of the price, exclusive; null means no end.
     */
    endsOn?: TimestampInput | null | undefined;
};
/**
 * With variantId, the variant is kept and only the fields in the request change (null clears a field, an array replaces the stored one). Without it, a variant is created; `sku` is then required.
 */
export type VariantUpdate = {
    /**
     * Id of the variant to keep; absent means that a variant is created.
     */
    variantId?: VariantId | undefined;
    /**
     * Unique in the store.
     */
    sku?: Sku | undefined;
    /**
     * EAN, UPC, ISBN or a similar code.
     */
    barcode?: string | null | undefined;
    /**
     * Empty, or absent for a new variant, means the option values joined by a slash, or else the product's name; such a name follows them.
     */
    name?: string | undefined;
    /**
     * The name in other languages; at most one entry per language. Names made of option values need none. The list replaces the stored one; absent keeps it.
     */
    translations?: Array<NameTranslationInput> | undefined;
    /**
     * One value for each option; no two variants of a product have the same set.
     */
    optionValues?: Array<VariantOptionValueInput> | undefined;
    status?: VariantStatus | undefined;
    /**
     * Weight of one unit, in the variant's `weightUnit`.
     */
    weight?: Decimal | null | undefined;
    /**
     * Unit of `weight`. Absent for a new variant means the store's unit.
     */
    weightUnit?: WeightUnit | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    length?: Decimal | null | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    width?: Decimal | null | undefined;
    /**
     * In the variant's `dimensionUnit`.
     */
    height?: Decimal | null | undefined;
    /**
     * Unit of length, width and height. Absent for a new variant means the store's unit.
     */
    dimensionUnit?: DimensionUnit | undefined;
    /**
     * Customs tariff number.
     */
    hsCode?: string | null | undefined;
    countryOfOrigin?: CountryCode | null | undefined;
    /**
     * Whether sales check and count the stock.
     */
    trackInventory?: boolean | undefined;
    inventoryPolicy?: InventoryPolicy | undefined;
    /**
     * Opening stock of a new variant; absent means 0. Rejected (422) together with variantId: use POST /admin/stock/adjust instead.
     */
    stockOnHand?: Count | undefined;
    /**
     * Number of available units at or below which the stock counts as low; null means never.
     */
    lowStockThreshold?: Count | null | undefined;
    /**
     * Maximum number of units sold below zero with BACKORDER; null means no limit.
     */
    backorderLimit?: Count | null | undefined;
    /**
     * When new stock is expected.
     */
    expectedOn?: TimestampInput | null | undefined;
    /**
     * Cost of one unit in the store's default currency; never shown to customers.
     */
    costPrice?: PositiveMoney | null | undefined;
    /**
     * Ids of the variant's images. Each image must be among the product's media (422 invalid_value otherwise).
     */
    mediaIds?: Array<MediaId> | undefined;
    /**
     * Every price row of the variant. A variant without a row for a currency is not for sale in it.
     */
    prices?: Array<VariantPriceInput> | undefined;
    /**
     * Custom fields, as the store's settings define them.
     */
    customFields?: Array<CustomFieldInput> | undefined;
    /**
     * Id in another system; unique among the store's variants.
     */
    externalId?: string | null | undefined;
    /**
     * Version of the variant; only allowed together with variantId. A stale version rejects the whole request (409).
     */
    version?: Version | undefined;
};
/**
 * Id of an app token (not the token itself).
 */
export type AppTokenId = number;
/**
 * Id of an administrator.
 */
export type AdminUserId = number;
/**
 * Id of an audit log entry.
 */
export type AuditLogId = number;
/**
 * Id of an e-mail address that the store sends no mail to.
 */
export type EmailSuppressionId = number;
/**
 * Id of a kind of e-mail; the same in every store.
 */
export type EmailTemplateTypeId = number;
/**
 * Id of an e-mail template.
 */
export type EmailTemplateId = number;
/**
 * Id of a background task.
 */
export type IntegrationTaskId = number;
/**
 * Id of a logged exchange with an external system.
 */
export type IntegrationLogId = number;
/**
 * Id of a media folder.
 */
export type MediaFolderId = number;
/**
 * Id of an invoice or a credit note.
 */
export type InvoiceId = number;
/**
 * Id of a PDF template.
 */
export type PdfTemplateId = number;
/**
 * Id of a kind of PDF; the same in every store.
 */
export type PdfTemplateTypeId = number;
/**
 * Id of a request in the log.
 */
export type RequestLogId = number;
/**
 * Id of a scope, a named set of permissions.
 */
export type ScopeId = number;
/**
 * Id of an administrator's session.
 */
export type SessionId = number;
/**
 * Id of a public store key (not the key itself).
 */
export type StoreKeyId = number;
/**
 * Id of a test clock.
 */
export type TestClockId = number;
/**
 * A page of deliveries.
 */
export type WebhookDeliveryPage = {
    /**
     * The webhook deliveries of this page, in the requested order; empty after the last page.
     */
    items: Array<WebhookDelivery>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * The delivery of one event to one endpoint.
 */
export type WebhookDelivery = {
    webhookDeliveryId: WebhookDeliveryId;
    webhookEndpointId: WebhookEndpointId;
    webhookEventId: WebhookEventId;
    eventType: WebhookEventType;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    origin: WebhookDeliveryOrigin;
    /**
     * The replay that created the delivery. Null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Number of attempts in the schedule, including the first (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt. Null means no attempt is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then. Null means no attempt is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt. Null means there was no response.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * When the endpoint returned 2xx; null before.
     */
    succeededOn: Timestamp | null;
    /**
     * When the schedule was exhausted; null unless PARKED or EXPIRED.
     */
    parkedOn: Timestamp | null;
    /**
     * When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
     */
    expiresOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * Position of the event, sent as the `webhook-sequence` header of its deliveries. Increases with every event of an object; numbers may
 * be missing. An event whose sequence is not above the last one seen for its object is stale and can be ignored.
 */
export type WebhookSequence = number;
/**
 * A delivery with its attempts.
 */
export type WebhookDeliveryDetails = {
    webhookDeliveryId: WebhookDeliveryId;
    webhookEndpointId: WebhookEndpointId;
    webhookEventId: WebhookEventId;
    eventType: WebhookEventType;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    origin: WebhookDeliveryOrigin;
    /**
     * The replay that created the delivery. Null unless origin is REPLAY.
     */
    webhookReplayId: WebhookReplayId | null;
    status: WebhookDeliveryStatus;
    /**
     * Requests sent so far.
     */
    attemptCount: Count;
    /**
     * Number of attempts in the schedule, including the first (17).
     */
    maxAttempts: number;
    /**
     * Earliest time of the next attempt. Null means no attempt is planned.
     */
    nextAttemptOn: Timestamp | null;
    /**
     * Why the next attempt waits until then. Null means no attempt is planned.
     */
    nextAttemptReason: WebhookNextAttemptReason | null;
    /**
     * Null before the first attempt.
     */
    lastAttemptOn: Timestamp | null;
    /**
     * HTTP status of the last attempt. Null means there was no response.
     */
    lastStatusCode: number | null;
    /**
     * Null before the first attempt and after a success.
     */
    lastErrorCode: WebhookErrorCode | null;
    /**
     * When the endpoint returned 2xx; null before.
     */
    succeededOn: Timestamp | null;
    /**
     * When the schedule was exhausted; null unless PARKED or EXPIRED.
     */
    parkedOn: Timestamp | null;
    /**
     * When a parked delivery expires: 30 days after parkedOn; null unless PARKED.
     */
    expiresOn: Timestamp | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
    /**
     * Newest first; kept for 90 days.
     */
    attempts: Array<WebhookDeliveryAttempt>;
};
/**
 * A page of events.
 */
export type WebhookEventPage = {
    /**
     * The webhook events of this page, in the requested order; empty after the last page.
     */
    items: Array<WebhookEventSummary>;
    page: PageNumber;
    pageSize: PageSize;
    totalCount: TotalCount;
    totalIsEstimate: TotalIsEstimate;
    nextCursor: NextCursor;
};
/**
 * An event without its payload.
 */
export type WebhookEventSummary = {
    webhookEventId: WebhookEventId;
    type: WebhookEventType;
    apiVersion: ApiVersionDate;
    createdOn: Timestamp;
    storeId: StoreId;
    /**
     * False means a test store.
     */
    livemode: boolean;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    objectVersion: Version;
    /**
     * The payload's source.action: the internal action that fired. An open set.
     */
    sourceAction: string;
    actorType: ActorType;
    deliveryCounts: WebhookDeliveryCounts;
};
/**
 * An event with its payload and deliveries.
 */
export type WebhookEventDetails = {
    webhookEventId: WebhookEventId;
    type: WebhookEventType;
    apiVersion: ApiVersionDate;
    createdOn: Timestamp;
    storeId: StoreId;
    /**
     * False means a test store.
     */
    livemode: boolean;
    sequence: WebhookSequence;
    objectType: WebhookObjectType;
    objectId: WebhookObjectId;
    objectVersion: Version;
    /**
     * The payload's source.action: the internal action that fired. An open set.
     */
    sourceAction: string;
    actorType: ActorType;
    deliveryCounts: WebhookDeliveryCounts;
    payload: WebhookEventPayload;
    /**
     * Newest first; only the newest 1000 if a replay created more.
     */
    deliveries: Array<WebhookDelivery>;
};
/**
 * Deliveries.
 */
export type WebhookDeliveryList = {
    /**
     * The webhook deliveries.
     */
    items: Array<WebhookDelivery>;
};
/**
 * Id of a mail of the store.
 */
export type EmailId = number;
/**
 * Id of a movement of money.
 */
export type PaymentTransactionId = number;
/**
 * Id of the configured tax provider.
 */
export type TaxProviderId = number;
/**
 * The store that the request is about. A user with exactly one store can omit the header; a user with several stores must send it (400
 * `store_required`). An app token belongs to one store: omit the header, or send that store's id. A store that the caller has no access to
 * returns 404.
 */
export type StoreIdHeader = StoreId;
export type DeleteAccountTypeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The account type to delete.
         */
        accountTypeId: AccountTypeId;
    };
    url: '/admin/account-type';
};
export type DeleteAccountTypeErrors = {
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
export type DeleteAccountTypeError = DeleteAccountTypeErrors[keyof DeleteAccountTypeErrors];
export type DeleteAccountTypeResponses = {
    /**
     * The account type is deleted.
     */
    204: void;
};
export type DeleteAccountTypeResponse = DeleteAccountTypeResponses[keyof DeleteAccountTypeResponses];
export type UpdateAccountTypeData = {
    body: AccountTypeUpdate;
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
    url: '/admin/account-type';
};
export type UpdateAccountTypeErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateAccountTypeError = UpdateAccountTypeErrors[keyof UpdateAccountTypeErrors];
export type UpdateAccountTypeResponses = {
    /**
     * The account type after the change.
     */
    200: AccountType;
};
export type UpdateAccountTypeResponse = UpdateAccountTypeResponses[keyof UpdateAccountTypeResponses];
export type CreateAccountTypeData = {
    body: AccountTypeCreate;
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
    url: '/admin/account-type';
};
export type CreateAccountTypeErrors = {
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
export type CreateAccountTypeError = CreateAccountTypeErrors[keyof CreateAccountTypeErrors];
export type CreateAccountTypeResponses = {
    /**
     * The new account type.
     */
    200: AccountType;
};
export type CreateAccountTypeResponse = CreateAccountTypeResponses[keyof CreateAccountTypeResponses];
export type ListAppTokensData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Also list revoked tokens. Default false.
         */
        includeRevoked?: boolean | undefined;
    } | undefined;
    url: '/admin/app-token/all';
};
export type ListAppTokensErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListAppTokensError = ListAppTokensErrors[keyof ListAppTokensErrors];
export type ListAppTokensResponses = {
    /**
     * The app tokens.
     */
    200: AppTokenList;
};
export type ListAppTokensResponse = ListAppTokensResponses[keyof ListAppTokensResponses];
export type DeleteAppTokenData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The app token to revoke.
         */
        appTokenId: AppTokenId;
    };
    url: '/admin/app-token';
};
export type DeleteAppTokenErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteAppTokenError = DeleteAppTokenErrors[keyof DeleteAppTokenErrors];
export type DeleteAppTokenResponses = {
    /**
     * The app token is revoked.
     */
    204: void;
};
export type DeleteAppTokenResponse = DeleteAppTokenResponses[keyof DeleteAppTokenResponses];
export type UpdateAppTokenData = {
    body: AppTokenUpdate;
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
    url: '/admin/app-token';
};
export type UpdateAppTokenErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateAppTokenError = UpdateAppTokenErrors[keyof UpdateAppTokenErrors];
export type UpdateAppTokenResponses = {
    /**
     * The app token after the change.
     */
    200: AppToken;
};
export type UpdateAppTokenResponse = UpdateAppTokenResponses[keyof UpdateAppTokenResponses];
export type CreateAppTokenData = {
    body: AppTokenCreate;
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
    url: '/admin/app-token';
};
export type CreateAppTokenErrors = {
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
export type CreateAppTokenError = CreateAppTokenErrors[keyof CreateAppTokenErrors];
export type CreateAppTokenResponses = {
    /**
     * The app token, with its secret in `token`.
     */
    200: AppTokenCreated;
};
export type CreateAppTokenResponse = CreateAppTokenResponses[keyof CreateAppTokenResponses];
export type RotateAppTokenSecretData = {
    body: AppTokenSecretRotate;
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
    url: '/admin/app-token/rotate-secret';
};
export type RotateAppTokenSecretErrors = {
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
export type RotateAppTokenSecretError = RotateAppTokenSecretErrors[keyof RotateAppTokenSecretErrors];
export type RotateAppTokenSecretResponses = {
    /**
     * The app token, with its new secret in `token`.
     */
    200: AppTokenCreated;
};
export type RotateAppTokenSecretResponse = RotateAppTokenSecretResponses[keyof RotateAppTokenSecretResponses];
export type ListAuditLogsData = {
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
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Order of the entries. Default `-createdOn`.
         */
        sort?: AuditLogSort | undefined;
        /**
         * Only entries by actors of this kind. A comma-separated list matches any of its values.
         */
        actorType?: Array<ActorType> | undefined;
        /**
         * Only entries by this administrator. A comma-separated list matches any of its values.
         */
        adminUserId?: Array<AdminUserId> | undefined;
        /**
         * Only entries by this app token. A comma-separated list matches any of its values.
         */
        appTokenId?: Array<AppTokenId> | undefined;
        /**
         * Only entries of this action, e.g. `refundOrder`.
         */
        action?: string | undefined;
        /**
         * Only entries about objects of this kind, e.g. `order`. A comma-separated list matches any of its values.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only entries of the request with this `X-Request-Id`.
         */
        requestId?: string | undefined;
    } | undefined;
    url: '/admin/audit-log/paged';
};
export type ListAuditLogsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListAuditLogsError = ListAuditLogsErrors[keyof ListAuditLogsErrors];
export type ListAuditLogsResponses = {
    /**
     * A page of entries.
     */
    200: AuditLogPage;
};
export type ListAuditLogsResponse = ListAuditLogsResponses[keyof ListAuditLogsResponses];
export type GetAuditLogData = {
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
         * The entry.
         */
        auditLogId: AuditLogId;
    };
    url: '/admin/audit-log';
};
export type GetAuditLogErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetAuditLogError = GetAuditLogErrors[keyof GetAuditLogErrors];
export type GetAuditLogResponses = {
    /**
     * The entry.
     */
    200: AuditLog;
};
export type GetAuditLogResponse = GetAuditLogResponses[keyof GetAuditLogResponses];
export type ListChargebacksData = {
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
         * Default -reportedOn.
         */
        sort?: ChargebackSort | undefined;
        /**
         * Only disputes with one of these statuses, separated by commas.
         */
        status?: Array<ChargebackStatus> | undefined;
        /**
         * Only inquiries, which move no money (true), or only disputes (false).
         */
        isInquiry?: boolean | undefined;
        /**
         * Only disputes of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only disputes in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only disputes first reported at or after this time.
         */
        reportedFrom?: TimestampInput | undefined;
        /**
         * Only disputes first reported before this time.
         */
        reportedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/chargeback/paged';
};
export type ListChargebacksErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListChargebacksError = ListChargebacksErrors[keyof ListChargebacksErrors];
export type ListChargebacksResponses = {
    /**
     * A page of disputes.
     */
    200: ChargebackPage;
};
export type ListChargebacksResponse = ListChargebacksResponses[keyof ListChargebacksResponses];
export type ExportChargebacksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Default -reportedOn.
         */
        sort?: ChargebackSort | undefined;
        /**
         * Only disputes with one of these statuses, separated by commas.
         */
        status?: Array<ChargebackStatus> | undefined;
        /**
         * Only inquiries, which move no money (true), or only disputes (false).
         */
        isInquiry?: boolean | undefined;
        /**
         * Only disputes of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only disputes in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only disputes first reported at or after this time.
         */
        reportedFrom?: TimestampInput | undefined;
        /**
         * Only disputes first reported before this time.
         */
        reportedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/chargeback/export';
};
export type ExportChargebacksErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportChargebacksError = ExportChargebacksErrors[keyof ExportChargebacksErrors];
export type ExportChargebacksResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportChargebacksResponse = ExportChargebacksResponses[keyof ExportChargebacksResponses];
export type CheckCollectionData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The slug to check.
         */
        slug?: Slug | undefined;
        /**
         * The name to derive a slug from.
         */
        name?: string | undefined;
        /**
         * Id of the collection being edited, whose own slug counts as free.
         */
        collectionId?: CollectionId | undefined;
    } | undefined;
    url: '/admin/collection/check';
};
export type CheckCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type CheckCollectionError = CheckCollectionErrors[keyof CheckCollectionErrors];
export type CheckCollectionResponses = {
    /**
     * The result of the check.
     */
    200: CollectionCheck;
};
export type CheckCollectionResponse = CheckCollectionResponses[keyof CheckCollectionResponses];
export type ListCollectionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/collection/all';
};
export type ListCollectionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCollectionsError = ListCollectionsErrors[keyof ListCollectionsErrors];
export type ListCollectionsResponses = {
    /**
     * The collections.
     */
    200: CollectionList;
};
export type ListCollectionsResponse = ListCollectionsResponses[keyof ListCollectionsResponses];
export type DeleteCollectionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The collection to delete.
         */
        collectionId: CollectionId;
    };
    url: '/admin/collection';
};
export type DeleteCollectionErrors = {
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
export type DeleteCollectionError = DeleteCollectionErrors[keyof DeleteCollectionErrors];
export type DeleteCollectionResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteCollectionResponse = DeleteCollectionResponses[keyof DeleteCollectionResponses];
export type GetCollectionData = {
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
         * Id of the collection.
         */
        collectionId?: CollectionId | undefined;
        /**
         * Slug of the collection in the store's main language.
         */
        slug?: Slug | undefined;
    } | undefined;
    url: '/admin/collection';
};
export type GetCollectionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCollectionError = GetCollectionErrors[keyof GetCollectionErrors];
export type GetCollectionResponses = {
    /**
     * The collection.
     */
    200: Collection;
};
export type GetCollectionResponse = GetCollectionResponses[keyof GetCollectionResponses];
export type UpdateCollectionData = {
    body: CollectionUpdate;
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
    url: '/admin/collection';
};
export type UpdateCollectionErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateCollectionError = UpdateCollectionErrors[keyof UpdateCollectionErrors];
export type UpdateCollectionResponses = {
    /**
     * The collection after the change.
     */
    200: Collection;
};
export type UpdateCollectionResponse = UpdateCollectionResponses[keyof UpdateCollectionResponses];
export type CreateCollectionData = {
    body: CollectionCreate;
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
    url: '/admin/collection';
};
export type CreateCollectionErrors = {
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
export type CreateCollectionError = CreateCollectionErrors[keyof CreateCollectionErrors];
export type CreateCollectionResponses = {
    /**
     * The new collection.
     */
    200: Collection;
};
export type CreateCollectionResponse = CreateCollectionResponses[keyof CreateCollectionResponses];
export type ListCouponsData = {
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
         * Order of the rows; default -createdOn.
         */
        sort?: CouponSort | undefined;
        /**
         * Only coupons in this state, including derived states. A comma-separated list matches any of its values.
         */
        status?: Array<CouponStatus> | undefined;
        /**
         * Only coupons of this type. A comma-separated list matches any of its values.
         */
        discountType?: Array<CouponDiscountType> | undefined;
        /**
         * Only automatic coupons (true), or only coupons with a code that customers enter (false).
         */
        isAutomatic?: boolean | undefined;
        /**
         * Only coupons limited to this product. A comma-separated list matches any of its values.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only coupons limited to this collection. A comma-separated list matches any of its values.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/coupon/paged';
};
export type ListCouponsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCouponsError = ListCouponsErrors[keyof ListCouponsErrors];
export type ListCouponsResponses = {
    /**
     * One page of coupons.
     */
    200: CouponPage;
};
export type ListCouponsResponse = ListCouponsResponses[keyof ListCouponsResponses];
export type DeleteCouponData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The coupon to delete.
         */
        couponId: CouponId;
    };
    url: '/admin/coupon';
};
export type DeleteCouponErrors = {
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
export type DeleteCouponError = DeleteCouponErrors[keyof DeleteCouponErrors];
export type DeleteCouponResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteCouponResponse = DeleteCouponResponses[keyof DeleteCouponResponses];
export type GetCouponData = {
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
         * Id of the coupon.
         */
        couponId?: CouponId | undefined;
        /**
         * Code of the coupon.
         */
        code?: string | undefined;
    } | undefined;
    url: '/admin/coupon';
};
export type GetCouponErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCouponError = GetCouponErrors[keyof GetCouponErrors];
export type GetCouponResponses = {
    /**
     * The coupon.
     */
    200: Coupon;
};
export type GetCouponResponse = GetCouponResponses[keyof GetCouponResponses];
export type UpdateCouponData = {
    body: CouponUpdate;
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
    url: '/admin/coupon';
};
export type UpdateCouponErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateCouponError = UpdateCouponErrors[keyof UpdateCouponErrors];
export type UpdateCouponResponses = {
    /**
     * The coupon after the change.
     */
    200: Coupon;
};
export type UpdateCouponResponse = UpdateCouponResponses[keyof UpdateCouponResponses];
export type CreateCouponData = {
    body: CouponCreate;
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
    url: '/admin/coupon';
};
export type CreateCouponErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateCouponError = CreateCouponErrors[keyof CreateCouponErrors];
export type CreateCouponResponses = {
    /**
     * The new coupon.
     */
    200: Coupon;
};
export type CreateCouponResponse = CreateCouponResponses[keyof CreateCouponResponses];
export type ListCouponUsagesData = {
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
         * Order of the rows; default -createdOn.
         */
        sort?: CouponUsageSort | undefined;
        /**
         * Only uses of this coupon. A comma-separated list matches any of its values.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only uses of the coupon that currently has this code.
         */
        code?: string | undefined;
        /**
         * Only uses in this state. A comma-separated list matches any of its values.
         */
        status?: Array<CouponUsageStatus> | undefined;
        /**
         * Only uses by this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only uses by this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/coupon/usage';
};
export type ListCouponUsagesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCouponUsagesError = ListCouponUsagesErrors[keyof ListCouponUsagesErrors];
export type ListCouponUsagesResponses = {
    /**
     * One page of uses.
     */
    200: CouponUsagePage;
};
export type ListCouponUsagesResponse = ListCouponUsagesResponses[keyof ListCouponUsagesResponses];
export type ListCustomersData = {
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
         * Order of the list. Default `-createdOn`.
         */
        sort?: CustomerSort | undefined;
        /**
         * Only customers in this status. A comma-separated list matches any of its values.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type. A comma-separated list matches any of its values.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Only customers whose e-mail address is verified (true) or not verified (false).
         */
        emailVerified?: boolean | undefined;
        /**
         * Only the customer with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Only customers who accept marketing e-mails (true) or do not (false).
         */
        acceptsMarketing?: boolean | undefined;
        /**
         * Only customers with this tag. A comma-separated list matches any of its values.
         */
        tag?: Array<string> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/customer/paged';
};
export type ListCustomersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomersError = ListCustomersErrors[keyof ListCustomersErrors];
export type ListCustomersResponses = {
    /**
     * One page of customers.
     */
    200: CustomerPage;
};
export type ListCustomersResponse = ListCustomersResponses[keyof ListCustomersResponses];
export type GetCustomerData = {
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
         * The customer's id.
         */
        storeCustomerId?: StoreCustomerId | undefined;
        /**
         * The customer's e-mail address (case-insensitive).
         */
        email?: Email | undefined;
    } | undefined;
    url: '/admin/customer';
};
export type GetCustomerErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCustomerError = GetCustomerErrors[keyof GetCustomerErrors];
export type GetCustomerResponses = {
    /**
     * The customer.
     */
    200: Customer;
};
export type GetCustomerResponse = GetCustomerResponses[keyof GetCustomerResponses];
export type CreateCustomerData = {
    body: CustomerCreate;
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
    url: '/admin/customer';
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
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
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
export type CreateCustomerError = CreateCustomerErrors[keyof CreateCustomerErrors];
export type CreateCustomerResponses = {
    /**
     * The customer.
     */
    200: Customer;
};
export type CreateCustomerResponse = CreateCustomerResponses[keyof CreateCustomerResponses];
export type ListCustomerOrdersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the customer.
         */
        storeCustomerId: StoreCustomerId;
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
         * Order of the list. Default `-orderDate`.
         */
        sort?: CustomerOrderSort | undefined;
        /**
         * Only orders in this payment status. A comma-separated list matches any of its values.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders in this fulfillment status. A comma-separated list matches any of its values.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    };
    url: '/admin/customer/order/paged';
};
export type ListCustomerOrdersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomerOrdersError = ListCustomerOrdersErrors[keyof ListCustomerOrdersErrors];
export type ListCustomerOrdersResponses = {
    /**
     * One page of the customer's orders.
     */
    200: OrderPage;
};
export type ListCustomerOrdersResponse = ListCustomerOrdersResponses[keyof ListCustomerOrdersResponses];
export type ExportCustomersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only the customer with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Order of the list. Default `-createdOn`.
         */
        sort?: CustomerSort | undefined;
        /**
         * Only customers in this status. A comma-separated list matches any of its values.
         */
        status?: Array<CustomerStatus> | undefined;
        /**
         * Only customers of this account type. A comma-separated list matches any of its values.
         */
        accountTypeId?: Array<AccountTypeId> | undefined;
        /**
         * Only customers whose e-mail address is verified (true) or not verified (false).
         */
        emailVerified?: boolean | undefined;
        /**
         * Only customers who accept marketing e-mails (true) or do not (false).
         */
        acceptsMarketing?: boolean | undefined;
        /**
         * Only customers with this tag. A comma-separated list matches any of its values.
         */
        tag?: Array<string> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/customer/export';
};
export type ExportCustomersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportCustomersError = ExportCustomersErrors[keyof ExportCustomersErrors];
export type ExportCustomersResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportCustomersResponse = ExportCustomersResponses[keyof ExportCustomersResponses];
export type GetCustomerImportTemplateData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format. Default `csv`.
         */
        format?: CustomerImportFormat | undefined;
    } | undefined;
    url: '/admin/customer/import/template';
};
export type GetCustomerImportTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCustomerImportTemplateError = GetCustomerImportTemplateErrors[keyof GetCustomerImportTemplateErrors];
export type GetCustomerImportTemplateResponses = {
    /**
     * The template.
     */
    200: Blob | File;
};
export type GetCustomerImportTemplateResponse = GetCustomerImportTemplateResponses[keyof GetCustomerImportTemplateResponses];
export type ImportCustomersData = {
    body: CustomerImport;
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
    url: '/admin/customer/import';
};
export type ImportCustomersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ImportCustomersError = ImportCustomersErrors[keyof ImportCustomersErrors];
export type ImportCustomersResponses = {
    /**
     * The import is queued.
     */
    202: CustomerImportAccepted;
};
export type ImportCustomersResponse = ImportCustomersResponses[keyof ImportCustomersResponses];
export type EraseGuestData = {
    body: GuestErasureRequest;
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
    url: '/admin/customer/erase-guest';
};
export type EraseGuestErrors = {
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
export type EraseGuestError = EraseGuestErrors[keyof EraseGuestErrors];
export type EraseGuestResponses = {
    /**
     * The data is erased.
     */
    200: GuestErasure;
};
export type EraseGuestResponse = EraseGuestResponses[keyof EraseGuestResponses];
export type CheckCustomerEmailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The e-mail address to check (case-insensitive).
         */
        email: Email;
    };
    url: '/admin/customer/email-check';
};
export type CheckCustomerEmailErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type CheckCustomerEmailError = CheckCustomerEmailErrors[keyof CheckCustomerEmailErrors];
export type CheckCustomerEmailResponses = {
    /**
     * The result of the check.
     */
    200: CustomerEmailCheck;
};
export type CheckCustomerEmailResponse = CheckCustomerEmailResponses[keyof CheckCustomerEmailResponses];
export type SearchCustomersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Search text of at least two characters.
         */
        search: string;
        /**
         * Maximum number of matches.
         */
        limit?: number | undefined;
        /**
         * Only customers in this status. A comma-separated list matches any of its values.
         */
        status?: Array<CustomerStatus> | undefined;
    };
    url: '/admin/customer/search';
};
export type SearchCustomersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type SearchCustomersError = SearchCustomersErrors[keyof SearchCustomersErrors];
export type SearchCustomersResponses = {
    /**
     * The best matches, best first.
     */
    200: CustomerSearchResult;
};
export type SearchCustomersResponse = SearchCustomersResponses[keyof SearchCustomersResponses];
export type ListAccountTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/customer/account-type/all';
};
export type ListAccountTypesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListAccountTypesError = ListAccountTypesErrors[keyof ListAccountTypesErrors];
export type ListAccountTypesResponses = {
    /**
     * The account types.
     */
    200: AccountTypeList;
};
export type ListAccountTypesResponse = ListAccountTypesResponses[keyof ListAccountTypesResponses];
export type ListCustomerAddressesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the customer.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Whether to include removed addresses.
         */
        includeRemoved?: boolean | undefined;
    };
    url: '/admin/customer-address/all';
};
export type ListCustomerAddressesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomerAddressesError = ListCustomerAddressesErrors[keyof ListCustomerAddressesErrors];
export type ListCustomerAddressesResponses = {
    /**
     * The addresses.
     */
    200: CustomerAddressList;
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
    url: '/admin/customer-address';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
        /**
         * The `ETag` of the version that you read. The change is applied only if the object is still the same; otherwise the response is 412 `precondition_failed` with `currentVersion`. `*` matches any version.
         */
        'If-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/customer-address';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
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
export type UpdateCustomerAddressError = UpdateCustomerAddressErrors[keyof UpdateCustomerAddressErrors];
export type UpdateCustomerAddressResponses = {
    /**
     * The address after the change.
     */
    200: CustomerAddress;
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
    url: '/admin/customer-address';
};
export type CreateCustomerAddressErrors = {
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
export type CreateCustomerAddressError = CreateCustomerAddressErrors[keyof CreateCustomerAddressErrors];
export type CreateCustomerAddressResponses = {
    /**
     * The saved address.
     */
    200: CustomerAddress;
};
export type CreateCustomerAddressResponse = CreateCustomerAddressResponses[keyof CreateCustomerAddressResponses];
export type ListCustomerPaymentMethodsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the customer.
         */
        storeCustomerId: StoreCustomerId;
        /**
         * Whether to include removed payment methods.
         */
        includeRemoved?: boolean | undefined;
    };
    url: '/admin/customer-payment-method/all';
};
export type ListCustomerPaymentMethodsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListCustomerPaymentMethodsError = ListCustomerPaymentMethodsErrors[keyof ListCustomerPaymentMethodsErrors];
export type ListCustomerPaymentMethodsResponses = {
    /**
     * The payment methods.
     */
    200: CustomerPaymentMethodList;
};
export type ListCustomerPaymentMethodsResponse = ListCustomerPaymentMethodsResponses[keyof ListCustomerPaymentMethodsResponses];
export type DeleteCustomerPaymentMethodData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The payment method to remove.
         */
        customerPaymentMethodId: CustomerPaymentMethodId;
    };
    url: '/admin/customer-payment-method';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
export type GetDashboardData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day. Default: 30 days before `to`.
         */
        from?: Date | undefined;
        /**
         * Day after the last day. Default: tomorrow.
         */
        to?: Date | undefined;
        /**
         * Range to compare with. Default: PREVIOUS_PERIOD.
         */
        compareTo?: DashboardComparison | undefined;
        /**
         * Currency of the orders. Default: the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
    } | undefined;
    url: '/admin/dashboard';
};
export type GetDashboardErrors = {
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
export type GetDashboardError = GetDashboardErrors[keyof GetDashboardErrors];
export type GetDashboardResponses = {
    /**
     * The dashboard.
     */
    200: Dashboard;
};
export type GetDashboardResponse = GetDashboardResponses[keyof GetDashboardResponses];
export type ListEmailsData = {
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
         * Order of the list. Default `-createdOn`.
         */
        sort?: EmailSort | undefined;
        /**
         * Only mails to this address (case-insensitive).
         */
        to?: Email | undefined;
        /**
         * Only mails of this type. A comma-separated list matches any of its values.
         */
        emailTemplateTypeCode?: Array<EmailTemplateTypeCode> | undefined;
        /**
         * Only mails in this status. A comma-separated list matches any of its values.
         */
        status?: Array<EmailStatus> | undefined;
        /**
         * Only mails about this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/email/paged';
};
export type ListEmailsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListEmailsError = ListEmailsErrors[keyof ListEmailsErrors];
export type ListEmailsResponses = {
    /**
     * A page of mails.
     */
    200: EmailPage;
};
export type ListEmailsResponse = ListEmailsResponses[keyof ListEmailsResponses];
export type ResendEmailData = {
    body: EmailResend;
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
    url: '/admin/email/resend';
};
export type ResendEmailErrors = {
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
export type ResendEmailError = ResendEmailErrors[keyof ResendEmailErrors];
export type ResendEmailResponses = {
    /**
     * The new mail.
     */
    200: EmailListItem;
};
export type ResendEmailResponse = ResendEmailResponses[keyof ResendEmailResponses];
export type RetryEmailsData = {
    body: EmailRetry;
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
    url: '/admin/email/retry';
};
export type RetryEmailsErrors = {
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
export type RetryEmailsError = RetryEmailsErrors[keyof RetryEmailsErrors];
export type RetryEmailsResponses = {
    /**
     * How many mails were queued again.
     */
    200: EmailRetryResult;
};
export type RetryEmailsResponse = RetryEmailsResponses[keyof RetryEmailsResponses];
export type ListEmailSuppressionsData = {
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
         * Order of the list. Default `-createdOn`.
         */
        sort?: EmailSuppressionSort | undefined;
        /**
         * Only this address (case-insensitive).
         */
        email?: Email | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/email-suppression/paged';
};
export type ListEmailSuppressionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListEmailSuppressionsError = ListEmailSuppressionsErrors[keyof ListEmailSuppressionsErrors];
export type ListEmailSuppressionsResponses = {
    /**
     * A page of addresses.
     */
    200: EmailSuppressionPage;
};
export type ListEmailSuppressionsResponse = ListEmailSuppressionsResponses[keyof ListEmailSuppressionsResponses];
export type DeleteEmailSuppressionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the suppressed address.
         */
        emailSuppressionId: EmailSuppressionId;
    };
    url: '/admin/email-suppression';
};
export type DeleteEmailSuppressionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteEmailSuppressionError = DeleteEmailSuppressionErrors[keyof DeleteEmailSuppressionErrors];
export type DeleteEmailSuppressionResponses = {
    /**
     * Mails to the address are sent again.
     */
    204: void;
};
export type DeleteEmailSuppressionResponse = DeleteEmailSuppressionResponses[keyof DeleteEmailSuppressionResponses];
export type GetEmailSuppressionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the suppressed address.
         */
        emailSuppressionId: EmailSuppressionId;
    };
    url: '/admin/email-suppression';
};
export type GetEmailSuppressionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetEmailSuppressionError = GetEmailSuppressionErrors[keyof GetEmailSuppressionErrors];
export type GetEmailSuppressionResponses = {
    /**
     * The suppressed address.
     */
    200: EmailSuppression;
};
export type GetEmailSuppressionResponse = GetEmailSuppressionResponses[keyof GetEmailSuppressionResponses];
export type TestEmailData = {
    body: EmailTest;
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
    url: '/admin/email/test';
};
export type TestEmailErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type TestEmailError = TestEmailErrors[keyof TestEmailErrors];
export type TestEmailResponses = {
    /**
     * The rendered mail, and whether it was queued.
     */
    200: EmailTestResult;
};
export type TestEmailResponse = TestEmailResponses[keyof TestEmailResponses];
export type ListEmailTemplatesData = {
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
         * Order of the list. Default `name`.
         */
        sort?: EmailTemplateSort | undefined;
        /**
         * Only templates of this type. A comma-separated list matches any of its values.
         */
        emailTemplateTypeId?: Array<EmailTemplateTypeId> | undefined;
        /**
         * Only templates in this language. A comma-separated list matches any of its values.
         */
        languageCode?: Array<LanguageCode> | undefined;
        /**
         * Only active templates (true), or only inactive ones (false).
         */
        isActive?: boolean | undefined;
    } | undefined;
    url: '/admin/email-template/paged';
};
export type ListEmailTemplatesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListEmailTemplatesError = ListEmailTemplatesErrors[keyof ListEmailTemplatesErrors];
export type ListEmailTemplatesResponses = {
    /**
     * One page of templates.
     */
    200: EmailTemplatePage;
};
export type ListEmailTemplatesResponse = ListEmailTemplatesResponses[keyof ListEmailTemplatesResponses];
export type GetEmailTemplateData = {
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
         * Id of the template.
         */
        emailTemplateId: EmailTemplateId;
    };
    url: '/admin/email-template';
};
export type GetEmailTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetEmailTemplateError = GetEmailTemplateErrors[keyof GetEmailTemplateErrors];
export type GetEmailTemplateResponses = {
    /**
     * The template.
     */
    200: EmailTemplate;
};
export type GetEmailTemplateResponse = GetEmailTemplateResponses[keyof GetEmailTemplateResponses];
export type UpdateEmailTemplateData = {
    body: EmailTemplateUpdate;
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
    url: '/admin/email-template';
};
export type UpdateEmailTemplateErrors = {
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
export type UpdateEmailTemplateError = UpdateEmailTemplateErrors[keyof UpdateEmailTemplateErrors];
export type UpdateEmailTemplateResponses = {
    /**
     * The template after the change.
     */
    200: EmailTemplate;
};
export type UpdateEmailTemplateResponse = UpdateEmailTemplateResponses[keyof UpdateEmailTemplateResponses];
export type CreateEmailTemplateData = {
    body: EmailTemplateCreate;
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
    url: '/admin/email-template';
};
export type CreateEmailTemplateErrors = {
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
export type CreateEmailTemplateError = CreateEmailTemplateErrors[keyof CreateEmailTemplateErrors];
export type CreateEmailTemplateResponses = {
    /**
     * The template.
     */
    200: EmailTemplate;
};
export type CreateEmailTemplateResponse = CreateEmailTemplateResponses[keyof CreateEmailTemplateResponses];
export type PreviewEmailTemplateData = {
    body: EmailTemplatePreview;
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
    url: '/admin/email-template/preview';
};
export type PreviewEmailTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PreviewEmailTemplateError = PreviewEmailTemplateErrors[keyof PreviewEmailTemplateErrors];
export type PreviewEmailTemplateResponses = {
    /**
     * The rendered mail.
     */
    200: EmailTemplatePreviewResult;
};
export type PreviewEmailTemplateResponse = PreviewEmailTemplateResponses[keyof PreviewEmailTemplateResponses];
export type RevertEmailTemplateData = {
    body: EmailTemplateRevert;
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
    url: '/admin/email-template/revert';
};
export type RevertEmailTemplateErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
export type RevertEmailTemplateError = RevertEmailTemplateErrors[keyof RevertEmailTemplateErrors];
export type RevertEmailTemplateResponses = {
    /**
     * The template after the change.
     */
    200: EmailTemplate;
};
export type RevertEmailTemplateResponse = RevertEmailTemplateResponses[keyof RevertEmailTemplateResponses];
export type ListEmailTemplateTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/email-template-type/all';
};
export type ListEmailTemplateTypesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListEmailTemplateTypesError = ListEmailTemplateTypesErrors[keyof ListEmailTemplateTypesErrors];
export type ListEmailTemplateTypesResponses = {
    /**
     * The types.
     */
    200: EmailTemplateTypeList;
};
export type ListEmailTemplateTypesResponse = ListEmailTemplateTypesResponses[keyof ListEmailTemplateTypesResponses];
export type ListIntegrationLogsData = {
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
         * Sort order. Default -createdOn.
         */
        sort?: IntegrationLogSort | undefined;
        /**
         * Only this kind of outside system. A comma-separated list matches any of its values.
         */
        integration?: Array<IntegrationType> | undefined;
        /**
         * Only entries of this provider.
         */
        providerCode?: string | undefined;
        /**
         * Only calls with this account at a payment service. A comma-separated list matches any of its values.
         */
        paymentProviderId?: Array<PaymentProviderId> | undefined;
        /**
         * Only entries about objects of this kind, such as order. A comma-separated list matches any of its values.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only calls in this direction. A comma-separated list matches any of its values.
         */
        direction?: Array<IntegrationDirection> | undefined;
        /**
         * Only calls with this outcome. A comma-separated list matches any of its values.
         */
        outcome?: Array<IntegrationOutcome> | undefined;
        /**
         * Only calls of this request.
         */
        correlationId?: string | undefined;
        /**
         * Only calls of this task. A comma-separated list matches any of its values.
         */
        integrationTaskId?: Array<IntegrationTaskId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/integration-log/paged';
};
export type ListIntegrationLogsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListIntegrationLogsError = ListIntegrationLogsErrors[keyof ListIntegrationLogsErrors];
export type ListIntegrationLogsResponses = {
    /**
     * A page of calls.
     */
    200: IntegrationLogPage;
};
export type ListIntegrationLogsResponse = ListIntegrationLogsResponses[keyof ListIntegrationLogsResponses];
export type GetIntegrationLogData = {
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
         * Id of the call.
         */
        integrationLogId: IntegrationLogId;
    };
    url: '/admin/integration-log';
};
export type GetIntegrationLogErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetIntegrationLogError = GetIntegrationLogErrors[keyof GetIntegrationLogErrors];
export type GetIntegrationLogResponses = {
    /**
     * The call.
     */
    200: IntegrationLog;
};
export type GetIntegrationLogResponse = GetIntegrationLogResponses[keyof GetIntegrationLogResponses];
export type ListIntegrationTasksData = {
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
         * Sort order. Default -createdOn.
         */
        sort?: IntegrationTaskSort | undefined;
        /**
         * Only tasks in this state. A comma-separated list matches any of its values.
         */
        status?: Array<IntegrationTaskStatus> | undefined;
        /**
         * Only tasks of this type.
         */
        taskType?: string | undefined;
        /**
         * Only this kind of outside system. A comma-separated list matches any of its values.
         */
        integration?: Array<IntegrationType> | undefined;
        /**
         * Only entries of this provider.
         */
        providerCode?: string | undefined;
        /**
         * Only entries about objects of this kind, such as order. A comma-separated list matches any of its values.
         */
        objectType?: Array<ObjectType> | undefined;
        /**
         * Only entries about the object with this id. A comma-separated list matches any of its values. Needs exactly one `objectType`, else 400.
         */
        objectId?: Array<string> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/integration-task/paged';
};
export type ListIntegrationTasksErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListIntegrationTasksError = ListIntegrationTasksErrors[keyof ListIntegrationTasksErrors];
export type ListIntegrationTasksResponses = {
    /**
     * A page of tasks.
     */
    200: IntegrationTaskPage;
};
export type ListIntegrationTasksResponse = ListIntegrationTasksResponses[keyof ListIntegrationTasksResponses];
export type GetIntegrationTaskData = {
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
         * Id of the task.
         */
        integrationTaskId: IntegrationTaskId;
    };
    url: '/admin/integration-task';
};
export type GetIntegrationTaskErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetIntegrationTaskError = GetIntegrationTaskErrors[keyof GetIntegrationTaskErrors];
export type GetIntegrationTaskResponses = {
    /**
     * The task.
     */
    200: IntegrationTask;
};
export type GetIntegrationTaskResponse = GetIntegrationTaskResponses[keyof GetIntegrationTaskResponses];
export type GetIntegrationTaskFileData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the task.
         */
        integrationTaskId: IntegrationTaskId;
    };
    url: '/admin/integration-task/file';
};
export type GetIntegrationTaskFileErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetIntegrationTaskFileError = GetIntegrationTaskFileErrors[keyof GetIntegrationTaskFileErrors];
export type GetIntegrationTaskFileResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type GetIntegrationTaskFileResponse = GetIntegrationTaskFileResponses[keyof GetIntegrationTaskFileResponses];
export type RetryIntegrationTasksData = {
    body: IntegrationTaskRetry;
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
    url: '/admin/integration-task/retry';
};
export type RetryIntegrationTasksErrors = {
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
export type RetryIntegrationTasksError = RetryIntegrationTasksErrors[keyof RetryIntegrationTasksErrors];
export type RetryIntegrationTasksResponses = {
    /**
     * The result for each task.
     */
    200: IntegrationTaskRetryResult;
};
export type RetryIntegrationTasksResponse = RetryIntegrationTasksResponses[keyof RetryIntegrationTasksResponses];
export type CancelIntegrationTasksData = {
    body: IntegrationTaskCancel;
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
    url: '/admin/integration-task/cancel';
};
export type CancelIntegrationTasksErrors = {
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
export type CancelIntegrationTasksError = CancelIntegrationTasksErrors[keyof CancelIntegrationTasksErrors];
export type CancelIntegrationTasksResponses = {
    /**
     * The result for each task.
     */
    200: IntegrationTaskCancelResult;
};
export type CancelIntegrationTasksResponse = CancelIntegrationTasksResponses[keyof CancelIntegrationTasksResponses];
export type ListInvoicesData = {
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
         * Sort order. Default -issuedOn.
         */
        sort?: InvoiceSort | undefined;
        /**
         * Only documents of this type. A comma-separated list matches any of its values.
         */
        type?: Array<InvoiceType> | undefined;
        /**
         * Only documents of this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only documents issued for one of these reasons, separated by commas.
         */
        reason?: Array<InvoiceReason> | undefined;
        /**
         * Only documents in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only documents issued at or after this time.
         */
        issuedFrom?: TimestampInput | undefined;
        /**
         * Only documents issued before this time.
         */
        issuedTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/invoice/paged';
};
export type ListInvoicesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];
export type ListInvoicesResponses = {
    /**
     * A page of documents.
     */
    200: InvoicePage;
};
export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];
export type ExportInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Sort order. Default -issuedOn.
         */
        sort?: InvoiceSort | undefined;
        /**
         * Only documents of this type. A comma-separated list matches any of its values.
         */
        type?: Array<InvoiceType> | undefined;
        /**
         * Only documents of this order. A comma-separated list matches any of its values.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only documents issued for one of these reasons, separated by commas.
         */
        reason?: Array<InvoiceReason> | undefined;
        /**
         * Only documents in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only documents issued at or after this time.
         */
        issuedFrom?: TimestampInput | undefined;
        /**
         * Only documents issued before this time.
         */
        issuedTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/invoice/export';
};
export type ExportInvoicesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportInvoicesError = ExportInvoicesErrors[keyof ExportInvoicesErrors];
export type ExportInvoicesResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportInvoicesResponse = ExportInvoicesResponses[keyof ExportInvoicesResponses];
export type ListLanguagesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/language/all';
};
export type ListLanguagesErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type ListLanguagesError = ListLanguagesErrors[keyof ListLanguagesErrors];
export type ListLanguagesResponses = {
    /**
     * The languages.
     */
    200: LanguageList;
};
export type ListLanguagesResponse = ListLanguagesResponses[keyof ListLanguagesResponses];
export type LoginData = {
    body: AdminLoginRequest;
    path?: never;
    query?: never;
    url: '/admin/login';
};
export type LoginErrors = Pick<Failures, 400 | 401 | 403 | 413 | 415 | 429 | 500 | 503>;
export type LoginError = LoginErrors[keyof LoginErrors];
export type LoginResponses = {
    /**
     * The tokens, the user and the stores.
     */
    200: AdminLogin;
};
export type LoginResponse = LoginResponses[keyof LoginResponses];
export type RefreshLoginData = {
    body: AdminLoginRefresh;
    path?: never;
    query?: never;
    url: '/admin/login/refresh';
};
export type RefreshLoginErrors = Pick<Failures, 400 | 401 | 403 | 413 | 415 | 429 | 500 | 503>;
export type RefreshLoginError = RefreshLoginErrors[keyof RefreshLoginErrors];
export type RefreshLoginResponses = {
    /**
     * New tokens, with the current data of the user and the stores.
     */
    200: AdminLogin;
};
export type RefreshLoginResponse = RefreshLoginResponses[keyof RefreshLoginResponses];
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
    url: '/admin/logout';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
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
export type ListMediaData = {
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
         * Order of the rows; default -createdOn.
         */
        sort?: MediaSort | undefined;
        /**
         * Only media directly in this folder. Not together with rootOnly. A comma-separated list matches any of its values.
         */
        folderId?: Array<MediaFolderId> | undefined;
        /**
         * Only media in no folder.
         */
        rootOnly?: boolean | undefined;
        /**
         * Only media of this type. A comma-separated list matches any of its values.
         */
        mediaType?: Array<MediaType> | undefined;
        /**
         * Only media in this state. A comma-separated list matches any of its values.
         */
        status?: Array<MediaStatus> | undefined;
        /**
         * Only media with this tag, exactly. A comma-separated list matches any of its values.
         */
        tag?: Array<string> | undefined;
        /**
         * Only media in use (true), or only unused media (false).
         */
        isUsed?: boolean | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/media/paged';
};
export type ListMediaErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListMediaError = ListMediaErrors[keyof ListMediaErrors];
export type ListMediaResponses = {
    /**
     * One page of media.
     */
    200: MediaPage;
};
export type ListMediaResponse = ListMediaResponses[keyof ListMediaResponses];
export type DeleteMediaData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The medium to delete.
         */
        mediaId: MediaId;
        /**
         * Whether to delete the medium even if it is in use.
         */
        force?: boolean | undefined;
    };
    url: '/admin/media';
};
export type DeleteMediaErrors = {
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
export type DeleteMediaError = DeleteMediaErrors[keyof DeleteMediaErrors];
export type DeleteMediaResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteMediaResponse = DeleteMediaResponses[keyof DeleteMediaResponses];
export type GetMediaData = {
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
         * Id of the medium.
         */
        mediaId: MediaId;
    };
    url: '/admin/media';
};
export type GetMediaErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetMediaError = GetMediaErrors[keyof GetMediaErrors];
export type GetMediaResponses = {
    /**
     * The medium.
     */
    200: Media;
};
export type GetMediaResponse = GetMediaResponses[keyof GetMediaResponses];
export type UpdateMediaData = {
    body: MediaUpdate;
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
    url: '/admin/media';
};
export type UpdateMediaErrors = {
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
export type UpdateMediaError = UpdateMediaErrors[keyof UpdateMediaErrors];
export type UpdateMediaResponses = {
    /**
     * The medium after the change.
     */
    200: Media;
};
export type UpdateMediaResponse = UpdateMediaResponses[keyof UpdateMediaResponses];
export type CreateMediaData = {
    body: MediaCreate;
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
    url: '/admin/media';
};
export type CreateMediaErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateMediaError = CreateMediaErrors[keyof CreateMediaErrors];
export type CreateMediaResponses = {
    /**
     * The new medium.
     */
    200: Media;
};
export type CreateMediaResponse = CreateMediaResponses[keyof CreateMediaResponses];
export type GetMediaUsageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/media/usage';
};
export type GetMediaUsageErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetMediaUsageError = GetMediaUsageErrors[keyof GetMediaUsageErrors];
export type GetMediaUsageResponses = {
    /**
     * The storage usage.
     */
    200: MediaUsage;
};
export type GetMediaUsageResponse = GetMediaUsageResponses[keyof GetMediaUsageResponses];
export type ListMediaFoldersData = {
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
         * Order of the rows; default name.
         */
        sort?: MediaFolderSort | undefined;
        /**
         * Only folders directly in this one. Not together with rootOnly. A comma-separated list matches any of its values.
         */
        parentFolderId?: Array<MediaFolderId> | undefined;
        /**
         * Only folders at the top level.
         */
        rootOnly?: boolean | undefined;
    } | undefined;
    url: '/admin/media/folder/paged';
};
export type ListMediaFoldersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListMediaFoldersError = ListMediaFoldersErrors[keyof ListMediaFoldersErrors];
export type ListMediaFoldersResponses = {
    /**
     * One page of folders.
     */
    200: MediaFolderPage;
};
export type ListMediaFoldersResponse = ListMediaFoldersResponses[keyof ListMediaFoldersResponses];
export type DeleteMediaFolderData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The folder to delete.
         */
        folderId: MediaFolderId;
        /**
         * Id of the folder that receives the contents.
         */
        replacementFolderId?: MediaFolderId | undefined;
    };
    url: '/admin/media/folder';
};
export type DeleteMediaFolderErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `already_exists`, `in_use`.
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
export type DeleteMediaFolderError = DeleteMediaFolderErrors[keyof DeleteMediaFolderErrors];
export type DeleteMediaFolderResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteMediaFolderResponse = DeleteMediaFolderResponses[keyof DeleteMediaFolderResponses];
export type UpdateMediaFolderData = {
    body: MediaFolderUpdate;
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
    url: '/admin/media/folder';
};
export type UpdateMediaFolderErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateMediaFolderError = UpdateMediaFolderErrors[keyof UpdateMediaFolderErrors];
export type UpdateMediaFolderResponses = {
    /**
     * The folder after the change.
     */
    200: MediaFolder;
};
export type UpdateMediaFolderResponse = UpdateMediaFolderResponses[keyof UpdateMediaFolderResponses];
export type CreateMediaFolderData = {
    body: MediaFolderCreate;
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
    url: '/admin/media/folder';
};
export type CreateMediaFolderErrors = {
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
export type CreateMediaFolderError = CreateMediaFolderErrors[keyof CreateMediaFolderErrors];
export type CreateMediaFolderResponses = {
    /**
     * The new folder.
     */
    200: MediaFolder;
};
export type CreateMediaFolderResponse = CreateMediaFolderResponses[keyof CreateMediaFolderResponses];
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
         * Default -orderDate.
         */
        sort?: OrderSort | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with one of these payment statuses, separated by commas.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with one of these fulfillment statuses, separated by commas.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from one of these sources, separated by commas.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Only orders placed at or after this time.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with this e-mail address.
         */
        email?: Email | undefined;
        /**
         * Only orders with a line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only the order with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Only orders with a line of one of these products, separated by commas.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with one of these coupons, separated by commas.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of one of these subscriptions, separated by commas.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with one of these shipping methods, separated by commas.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to one of these countries, separated by commas.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only orders with at least this grand total.
         */
        grandTotalMin?: PositiveMoney | undefined;
        /**
         * Only orders with at most this grand total.
         */
        grandTotalMax?: PositiveMoney | undefined;
        /**
         * Only orders with one of these tags, separated by commas.
         */
        tag?: Array<string> | undefined;
    } | undefined;
    url: '/admin/order/paged';
};
export type ListOrdersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListOrdersError = ListOrdersErrors[keyof ListOrdersErrors];
export type ListOrdersResponses = {
    /**
     * A page of orders.
     */
    200: OrderPage;
};
export type ListOrdersResponse = ListOrdersResponses[keyof ListOrdersResponses];
export type GetUnfulfilledOrderCountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/order/unfulfilled/count';
};
export type GetUnfulfilledOrderCountErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetUnfulfilledOrderCountError = GetUnfulfilledOrderCountErrors[keyof GetUnfulfilledOrderCountErrors];
export type GetUnfulfilledOrderCountResponses = {
    /**
     * The counts.
     */
    200: UnfulfilledOrderCount;
};
export type GetUnfulfilledOrderCountResponse = GetUnfulfilledOrderCountResponses[keyof GetUnfulfilledOrderCountResponses];
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
         * Id of the order.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
         */
        orderNumber?: OrderNumber | undefined;
    } | undefined;
    url: '/admin/order/details';
};
export type GetOrderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetOrderError = GetOrderErrors[keyof GetOrderErrors];
export type GetOrderResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type GetOrderResponse = GetOrderResponses[keyof GetOrderResponses];
export type UpdateOrderData = {
    body: OrderUpdate;
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
    url: '/admin/order';
};
export type UpdateOrderErrors = {
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
export type UpdateOrderError = UpdateOrderErrors[keyof UpdateOrderErrors];
export type UpdateOrderResponses = {
    /**
     * The order after the change.
     */
    200: Order;
};
export type UpdateOrderResponse = UpdateOrderResponses[keyof UpdateOrderResponses];
export type CreateOrderData = {
    body: OrderCreate;
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
    url: '/admin/order';
};
export type CreateOrderErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `coupon_not_applicable`, `coupon_exhausted`, `payment_declined`, `shipping_not_available`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateOrderError = CreateOrderErrors[keyof CreateOrderErrors];
export type CreateOrderResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type CreateOrderResponse = CreateOrderResponses[keyof CreateOrderResponses];
export type PlaceOrderData = {
    body: OrderPlace;
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
    url: '/admin/order/place';
};
export type PlaceOrderErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `payment_declined`, `idempotency_key_reuse` (with a key of another request).
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
export type PlaceOrderError = PlaceOrderErrors[keyof PlaceOrderErrors];
export type PlaceOrderResponses = {
    /**
     * The placed order.
     */
    200: Order;
};
export type PlaceOrderResponse = PlaceOrderResponses[keyof PlaceOrderResponses];
export type SyncOrdersData = {
    body: OrderSync;
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
    url: '/admin/order/sync';
};
export type SyncOrdersErrors = {
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
export type SyncOrdersError = SyncOrdersErrors[keyof SyncOrdersErrors];
export type SyncOrdersResponses = {
    /**
     * The queued tasks.
     */
    202: OrderSyncResult;
};
export type SyncOrdersResponse = SyncOrdersResponses[keyof SyncOrdersResponses];
export type ExportOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * The unit of a row.
         */
        rows?: OrderExportRows | undefined;
        /**
         * Sort order. Default -orderDate.
         */
        sort?: OrderSort | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only the order with this `externalId`.
         */
        externalId?: string | undefined;
        /**
         * Only orders in this state, by default all but DRAFT. A comma-separated list matches any of its values.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with this payment status. A comma-separated list matches any of its values.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with this fulfillment status. A comma-separated list matches any of its values.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders with this source. A comma-separated list matches any of its values.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Only orders placed at or after this time.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with this e-mail address.
         */
        email?: Email | undefined;
        /**
         * Only orders with a line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only orders with a line of this product. A comma-separated list matches any of its values.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with this coupon. A comma-separated list matches any of its values.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of this subscription. A comma-separated list matches any of its values.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with this shipping method. A comma-separated list matches any of its values.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to this country. A comma-separated list matches any of its values.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in this currency. A comma-separated list matches any of its values.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only orders with at least this grand total.
         */
        grandTotalMin?: PositiveMoney | undefined;
        /**
         * Only orders with at most this grand total.
         */
        grandTotalMax?: PositiveMoney | undefined;
        /**
         * Only orders with this tag. A comma-separated list matches any of its values.
         */
        tag?: Array<string> | undefined;
    } | undefined;
    url: '/admin/order/export';
};
export type ExportOrdersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportOrdersError = ExportOrdersErrors[keyof ExportOrdersErrors];
export type ExportOrdersResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportOrdersResponse = ExportOrdersResponses[keyof ExportOrdersResponses];
export type GetOrderPdfData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of the order.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
         */
        orderNumber?: OrderNumber | undefined;
        /**
         * Type of the document.
         */
        type?: PdfTemplateTypeCode | undefined;
        /**
         * Id of a shipment of the order.
         */
        shipmentId?: ShipmentId | undefined;
        /**
         * Id of a refund of the order.
         */
        refundId?: RefundId | undefined;
        /**
         * Id of an invoice or credit note of the order.
         */
        invoiceId?: InvoiceId | undefined;
        /**
         * Id of the template to use. Default: the active template.
         */
        pdfTemplateId?: PdfTemplateId | undefined;
        /**
         * Language of the document. Default: the order's language.
         */
        languageCode?: LanguageCode | undefined;
    } | undefined;
    url: '/admin/order/pdf';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
    /**
     * The object does not exist, or belongs to another store or customer. Code: `not_found`.
     */
    404: Problem;
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
export type GetOrderPdfError = GetOrderPdfErrors[keyof GetOrderPdfErrors];
export type GetOrderPdfResponses = {
    /**
     * The document, with Content-Disposition.
     */
    200: Blob | File;
};
export type GetOrderPdfResponse = GetOrderPdfResponses[keyof GetOrderPdfResponses];
export type RefundOrderData = {
    body: OrderRefund;
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
    url: '/admin/order/refund';
};
export type RefundOrderErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `refund_exceeds_remaining`, `idempotency_key_reuse` (with a key of another request).
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
export type RefundOrderError = RefundOrderErrors[keyof RefundOrderErrors];
export type RefundOrderResponses = {
    /**
     * The refund.
     */
    200: RefundDetails;
};
export type RefundOrderResponse = RefundOrderResponses[keyof RefundOrderResponses];
export type PreviewOrderRefundData = {
    body: OrderRefundPreview;
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
    url: '/admin/order/refund/preview';
};
export type PreviewOrderRefundErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `refund_exceeds_remaining`, `idempotency_key_reuse` (with a key of another request).
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
export type PreviewOrderRefundError = PreviewOrderRefundErrors[keyof PreviewOrderRefundErrors];
export type PreviewOrderRefundResponses = {
    /**
     * The preview.
     */
    200: RefundPreview;
};
export type PreviewOrderRefundResponse = PreviewOrderRefundResponses[keyof PreviewOrderRefundResponses];
export type ListOrderShippingMethodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of the order.
         */
        orderId?: OrderId | undefined;
        /**
         * Country to ship to, instead of `orderId`.
         */
        countryCode?: CountryCode | undefined;
        /**
         * State or province to ship to.
         */
        stateProvince?: string | undefined;
        /**
         * Postal code to ship to.
         */
        postalCode?: string | undefined;
        /**
         * Currency of the order. Absent means the store's default currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Subtotal of the shipped goods after discounts, for methods that are free above a subtotal.
         */
        subtotal?: PositiveMoney | undefined;
        /**
         * Weight in the store's weight unit.
         */
        weight?: Decimal | undefined;
    } | undefined;
    url: '/admin/order/shipping-methods';
};
export type ListOrderShippingMethodsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListOrderShippingMethodsError = ListOrderShippingMethodsErrors[keyof ListOrderShippingMethodsErrors];
export type ListOrderShippingMethodsResponses = {
    /**
     * The methods.
     */
    200: OrderShippingMethodList;
};
export type ListOrderShippingMethodsResponse = ListOrderShippingMethodsResponses[keyof ListOrderShippingMethodsResponses];
export type GetOrderItemSummaryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Default -quantityToFulfill.
         */
        sort?: OrderItemSummarySort | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with one of these payment statuses, separated by commas.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with one of these fulfillment statuses, separated by commas.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from one of these sources, separated by commas.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Only orders placed at or after this time.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with this e-mail address.
         */
        email?: Email | undefined;
        /**
         * Only orders with a line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only orders with a line of one of these products, separated by commas.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with one of these coupons, separated by commas.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of one of these subscriptions, separated by commas.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with one of these shipping methods, separated by commas.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to one of these countries, separated by commas.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only orders with at least this grand total.
         */
        grandTotalMin?: PositiveMoney | undefined;
        /**
         * Only orders with at most this grand total.
         */
        grandTotalMax?: PositiveMoney | undefined;
        /**
         * Only orders with one of these tags, separated by commas.
         */
        tag?: Array<string> | undefined;
    } | undefined;
    url: '/admin/order/item/summary';
};
export type GetOrderItemSummaryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetOrderItemSummaryError = GetOrderItemSummaryErrors[keyof GetOrderItemSummaryErrors];
export type GetOrderItemSummaryResponses = {
    /**
     * The rows.
     */
    200: OrderItemSummary;
};
export type GetOrderItemSummaryResponse = GetOrderItemSummaryResponses[keyof GetOrderItemSummaryResponses];
export type GetOrderSummaryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of the order.
         */
        orderId?: OrderId | undefined;
        /**
         * Number of the order.
         */
        orderNumber?: OrderNumber | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only orders in one of these states, separated by commas. Absent means every state except DRAFT.
         */
        status?: Array<OrderState> | undefined;
        /**
         * Only orders with one of these payment statuses, separated by commas.
         */
        paymentStatus?: Array<PaymentStatus> | undefined;
        /**
         * Only orders with one of these fulfillment statuses, separated by commas.
         */
        fulfillmentStatus?: Array<FulfillmentStatus> | undefined;
        /**
         * Only orders from one of these sources, separated by commas.
         */
        source?: Array<OrderSource> | undefined;
        /**
         * Only orders placed at or after this time.
         */
        orderDateFrom?: TimestampInput | undefined;
        /**
         * Only orders placed before this time.
         */
        orderDateTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
        /**
         * Only orders of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only orders with this e-mail address.
         */
        email?: Email | undefined;
        /**
         * Only orders with a line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only orders with a line of one of these products, separated by commas.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only orders with one of these coupons, separated by commas.
         */
        couponId?: Array<CouponId> | undefined;
        /**
         * Only orders of one of these subscriptions, separated by commas.
         */
        subscriptionId?: Array<SubscriptionId> | undefined;
        /**
         * Only orders with one of these shipping methods, separated by commas.
         */
        shippingMethodId?: Array<ShippingMethodId> | undefined;
        /**
         * Only orders shipped to one of these countries, separated by commas.
         */
        shippingCountryCode?: Array<CountryCode> | undefined;
        /**
         * Only orders in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only orders with at least this grand total.
         */
        grandTotalMin?: PositiveMoney | undefined;
        /**
         * Only orders with at most this grand total.
         */
        grandTotalMax?: PositiveMoney | undefined;
        /**
         * Only orders with one of these tags, separated by commas.
         */
        tag?: Array<string> | undefined;
    } | undefined;
    url: '/admin/order/summary';
};
export type GetOrderSummaryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetOrderSummaryError = GetOrderSummaryErrors[keyof GetOrderSummaryErrors];
export type GetOrderSummaryResponses = {
    /**
     * The summary.
     */
    200: OrderSummaryAnswer;
};
export type GetOrderSummaryResponse = GetOrderSummaryResponses[keyof GetOrderSummaryResponses];
export type FulfillOrderData = {
    body: OrderFulfill;
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
    url: '/admin/order/fulfill';
};
export type FulfillOrderErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `already_exists`, `payment_not_secured`, `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `quantity_exceeds_unfulfilled`, `idempotency_key_reuse` (with a key of another request).
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
export type FulfillOrderError = FulfillOrderErrors[keyof FulfillOrderErrors];
export type FulfillOrderResponses = {
    /**
     * The shipment.
     */
    200: Shipment;
};
export type FulfillOrderResponse = FulfillOrderResponses[keyof FulfillOrderResponses];
export type ResendShipmentEmailData = {
    body: ShipmentEmailResend;
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
    url: '/admin/order/resend-shipment-email';
};
export type ResendShipmentEmailErrors = {
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
export type ResendShipmentEmailError = ResendShipmentEmailErrors[keyof ResendShipmentEmailErrors];
export type ResendShipmentEmailResponses = {
    /**
     * The e-mail is queued.
     */
    204: void;
};
export type ResendShipmentEmailResponse = ResendShipmentEmailResponses[keyof ResendShipmentEmailResponses];
export type CancelOrderData = {
    body: OrderCancel;
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
    url: '/admin/order/cancel';
};
export type CancelOrderErrors = {
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
export type CancelOrderError = CancelOrderErrors[keyof CancelOrderErrors];
export type CancelOrderResponses = {
    /**
     * The canceled order.
     */
    200: Order;
};
export type CancelOrderResponse = CancelOrderResponses[keyof CancelOrderResponses];
export type ChargeOrderData = {
    body: OrderCharge;
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
    url: '/admin/order/charge';
};
export type ChargeOrderErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `payment_declined`, `idempotency_key_reuse` (with a key of another request).
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
export type ChargeOrderError = ChargeOrderErrors[keyof ChargeOrderErrors];
export type ChargeOrderResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type ChargeOrderResponse = ChargeOrderResponses[keyof ChargeOrderResponses];
export type CaptureOrderData = {
    body: OrderCapture;
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
    url: '/admin/order/capture';
};
export type CaptureOrderErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `payment_declined`, `idempotency_key_reuse` (with a key of another request).
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
export type CaptureOrderError = CaptureOrderErrors[keyof CaptureOrderErrors];
export type CaptureOrderResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type CaptureOrderResponse = CaptureOrderResponses[keyof CaptureOrderResponses];
export type VoidOrderData = {
    body: OrderVoid;
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
    url: '/admin/order/void';
};
export type VoidOrderErrors = {
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
export type VoidOrderError = VoidOrderErrors[keyof VoidOrderErrors];
export type VoidOrderResponses = {
    /**
     * The voided order.
     */
    200: Order;
};
export type VoidOrderResponse = VoidOrderResponses[keyof VoidOrderResponses];
export type ReportOrderChargebackData = {
    body: OrderChargebackReport;
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
    url: '/admin/order/chargeback';
};
export type ReportOrderChargebackErrors = {
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
export type ReportOrderChargebackError = ReportOrderChargebackErrors[keyof ReportOrderChargebackErrors];
export type ReportOrderChargebackResponses = {
    /**
     * The chargeback with its current state.
     */
    200: Chargeback;
};
export type ReportOrderChargebackResponse = ReportOrderChargebackResponses[keyof ReportOrderChargebackResponses];
export type SubmitOrderChargebackEvidenceData = {
    body: OrderChargebackEvidence;
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
    url: '/admin/order/chargeback/evidence';
};
export type SubmitOrderChargebackEvidenceErrors = {
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
export type SubmitOrderChargebackEvidenceError = SubmitOrderChargebackEvidenceErrors[keyof SubmitOrderChargebackEvidenceErrors];
export type SubmitOrderChargebackEvidenceResponses = {
    /**
     * The chargeback with its current state.
     */
    200: Chargeback;
};
export type SubmitOrderChargebackEvidenceResponse = SubmitOrderChargebackEvidenceResponses[keyof SubmitOrderChargebackEvidenceResponses];
export type AcceptOrderChargebackData = {
    body: OrderChargebackAccept;
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
    url: '/admin/order/chargeback/accept';
};
export type AcceptOrderChargebackErrors = {
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
export type AcceptOrderChargebackError = AcceptOrderChargebackErrors[keyof AcceptOrderChargebackErrors];
export type AcceptOrderChargebackResponses = {
    /**
     * The chargeback with its current state.
     */
    200: Chargeback;
};
export type AcceptOrderChargebackResponse = AcceptOrderChargebackResponses[keyof AcceptOrderChargebackResponses];
export type CreateOrderPaymentLinkData = {
    body: OrderPaymentLinkCreate;
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
    url: '/admin/order/payment-link';
};
export type CreateOrderPaymentLinkErrors = {
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
export type CreateOrderPaymentLinkError = CreateOrderPaymentLinkErrors[keyof CreateOrderPaymentLinkErrors];
export type CreateOrderPaymentLinkResponses = {
    /**
     * The payment link.
     */
    200: OrderPaymentLink;
};
export type CreateOrderPaymentLinkResponse = CreateOrderPaymentLinkResponses[keyof CreateOrderPaymentLinkResponses];
export type RecordOrderOfflinePaymentData = {
    body: OrderOfflinePayment;
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
    url: '/admin/order/offline-payment';
};
export type RecordOrderOfflinePaymentErrors = {
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
export type RecordOrderOfflinePaymentError = RecordOrderOfflinePaymentErrors[keyof RecordOrderOfflinePaymentErrors];
export type RecordOrderOfflinePaymentResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type RecordOrderOfflinePaymentResponse = RecordOrderOfflinePaymentResponses[keyof RecordOrderOfflinePaymentResponses];
export type VoidOrderOfflinePaymentData = {
    body: OrderOfflinePaymentVoid;
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
    url: '/admin/order/offline-payment/void';
};
export type VoidOrderOfflinePaymentErrors = {
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
export type VoidOrderOfflinePaymentError = VoidOrderOfflinePaymentErrors[keyof VoidOrderOfflinePaymentErrors];
export type VoidOrderOfflinePaymentResponses = {
    /**
     * The order.
     */
    200: Order;
};
export type VoidOrderOfflinePaymentResponse = VoidOrderOfflinePaymentResponses[keyof VoidOrderOfflinePaymentResponses];
export type ReplaceOrderData = {
    body: OrderReplace;
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
    url: '/admin/order/replace';
};
export type ReplaceOrderErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `payment_declined`, `shipping_not_available`, `idempotency_key_reuse` (with a key of another request).
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
export type ReplaceOrderError = ReplaceOrderErrors[keyof ReplaceOrderErrors];
export type ReplaceOrderResponses = {
    /**
     * The new order.
     */
    200: Order;
};
export type ReplaceOrderResponse = ReplaceOrderResponses[keyof ReplaceOrderResponses];
export type HoldOrderData = {
    body: OrderHoldInput;
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
    url: '/admin/order/hold';
};
export type HoldOrderErrors = {
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
export type HoldOrderError = HoldOrderErrors[keyof HoldOrderErrors];
export type HoldOrderResponses = {
    /**
     * The order on hold.
     */
    200: Order;
};
export type HoldOrderResponse = HoldOrderResponses[keyof HoldOrderResponses];
export type ReleaseOrderData = {
    body: OrderRelease;
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
    url: '/admin/order/release';
};
export type ReleaseOrderErrors = {
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
export type ReleaseOrderError = ReleaseOrderErrors[keyof ReleaseOrderErrors];
export type ReleaseOrderResponses = {
    /**
     * The released order.
     */
    200: Order;
};
export type ReleaseOrderResponse = ReleaseOrderResponses[keyof ReleaseOrderResponses];
export type ListPaymentTransactionsData = {
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
         * Default -occurredOn.
         */
        sort?: PaymentTransactionSort | undefined;
        /**
         * Only transactions of one of these types, separated by commas.
         */
        type?: Array<PaymentTransactionType> | undefined;
        /**
         * Only transactions at payment providers with this code.
         */
        providerCode?: string | undefined;
        /**
         * Only transactions at one of these payment providers, separated by commas.
         */
        paymentProviderId?: Array<PaymentProviderId> | undefined;
        /**
         * Only transactions of payments of one of these types, separated by commas.
         */
        paymentType?: Array<PaymentType> | undefined;
        /**
         * Only transactions of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only transactions in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only transactions at or after this time.
         */
        occurredFrom?: TimestampInput | undefined;
        /**
         * Only transactions before this time.
         */
        occurredTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/payment-transaction/paged';
};
export type ListPaymentTransactionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListPaymentTransactionsError = ListPaymentTransactionsErrors[keyof ListPaymentTransactionsErrors];
export type ListPaymentTransactionsResponses = {
    /**
     * A page of transactions.
     */
    200: PaymentTransactionPage;
};
export type ListPaymentTransactionsResponse = ListPaymentTransactionsResponses[keyof ListPaymentTransactionsResponses];
export type ExportPaymentTransactionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Default -occurredOn.
         */
        sort?: PaymentTransactionSort | undefined;
        /**
         * Only transactions of one of these types, separated by commas.
         */
        type?: Array<PaymentTransactionType> | undefined;
        /**
         * Only transactions at payment providers with this code.
         */
        providerCode?: string | undefined;
        /**
         * Only transactions at one of these payment providers, separated by commas.
         */
        paymentProviderId?: Array<PaymentProviderId> | undefined;
        /**
         * Only transactions of payments of one of these types, separated by commas.
         */
        paymentType?: Array<PaymentType> | undefined;
        /**
         * Only transactions of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only transactions in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only transactions at or after this time.
         */
        occurredFrom?: TimestampInput | undefined;
        /**
         * Only transactions before this time.
         */
        occurredTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/payment-transaction/export';
};
export type ExportPaymentTransactionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportPaymentTransactionsError = ExportPaymentTransactionsErrors[keyof ExportPaymentTransactionsErrors];
export type ExportPaymentTransactionsResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportPaymentTransactionsResponse = ExportPaymentTransactionsResponses[keyof ExportPaymentTransactionsResponses];
export type ListPdfTemplatesData = {
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
         * Sort order. Default `name`.
         */
        sort?: PdfTemplateSort | undefined;
        /**
         * Only templates of one of these types, separated by commas.
         */
        pdfTemplateTypeId?: Array<PdfTemplateTypeId> | undefined;
        /**
         * Only templates in one of these languages, separated by commas.
         */
        languageCode?: Array<LanguageCode> | undefined;
        /**
         * Only active templates (true) or only inactive ones (false).
         */
        isActive?: boolean | undefined;
    } | undefined;
    url: '/admin/pdf-template/paged';
};
export type ListPdfTemplatesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListPdfTemplatesError = ListPdfTemplatesErrors[keyof ListPdfTemplatesErrors];
export type ListPdfTemplatesResponses = {
    /**
     * One page of templates.
     */
    200: PdfTemplatePage;
};
export type ListPdfTemplatesResponse = ListPdfTemplatesResponses[keyof ListPdfTemplatesResponses];
export type GetPdfTemplateData = {
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
         * Id of the template.
         */
        pdfTemplateId: PdfTemplateId;
    };
    url: '/admin/pdf-template';
};
export type GetPdfTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetPdfTemplateError = GetPdfTemplateErrors[keyof GetPdfTemplateErrors];
export type GetPdfTemplateResponses = {
    /**
     * The template.
     */
    200: PdfTemplate;
};
export type GetPdfTemplateResponse = GetPdfTemplateResponses[keyof GetPdfTemplateResponses];
export type UpdatePdfTemplateData = {
    body: PdfTemplateUpdate;
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
    url: '/admin/pdf-template';
};
export type UpdatePdfTemplateErrors = {
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
export type UpdatePdfTemplateError = UpdatePdfTemplateErrors[keyof UpdatePdfTemplateErrors];
export type UpdatePdfTemplateResponses = {
    /**
     * The template after the change.
     */
    200: PdfTemplate;
};
export type UpdatePdfTemplateResponse = UpdatePdfTemplateResponses[keyof UpdatePdfTemplateResponses];
export type CreatePdfTemplateData = {
    body: PdfTemplateCreate;
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
    url: '/admin/pdf-template';
};
export type CreatePdfTemplateErrors = {
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
export type CreatePdfTemplateError = CreatePdfTemplateErrors[keyof CreatePdfTemplateErrors];
export type CreatePdfTemplateResponses = {
    /**
     * The template.
     */
    200: PdfTemplate;
};
export type CreatePdfTemplateResponse = CreatePdfTemplateResponses[keyof CreatePdfTemplateResponses];
export type PreviewPdfTemplateData = {
    body: PdfTemplatePreview;
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
    url: '/admin/pdf-template/preview';
};
export type PreviewPdfTemplateErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PreviewPdfTemplateError = PreviewPdfTemplateErrors[keyof PreviewPdfTemplateErrors];
export type PreviewPdfTemplateResponses = {
    /**
     * The rendered document.
     */
    200: Blob | File;
};
export type PreviewPdfTemplateResponse = PreviewPdfTemplateResponses[keyof PreviewPdfTemplateResponses];
export type RevertPdfTemplateData = {
    body: PdfTemplateRevert;
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
    url: '/admin/pdf-template/revert';
};
export type RevertPdfTemplateErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
export type RevertPdfTemplateError = RevertPdfTemplateErrors[keyof RevertPdfTemplateErrors];
export type RevertPdfTemplateResponses = {
    /**
     * The template after the change.
     */
    200: PdfTemplate;
};
export type RevertPdfTemplateResponse = RevertPdfTemplateResponses[keyof RevertPdfTemplateResponses];
export type ListPdfTemplateTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/pdf-template-type/all';
};
export type ListPdfTemplateTypesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListPdfTemplateTypesError = ListPdfTemplateTypesErrors[keyof ListPdfTemplateTypesErrors];
export type ListPdfTemplateTypesResponses = {
    /**
     * The types.
     */
    200: PdfTemplateTypeList;
};
export type ListPdfTemplateTypesResponse = ListPdfTemplateTypesResponses[keyof ListPdfTemplateTypesResponses];
export type BulkReplacePricesData = {
    body: BulkFile;
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
    url: '/admin/price/bulk';
};
export type BulkReplacePricesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type BulkReplacePricesError = BulkReplacePricesErrors[keyof BulkReplacePricesErrors];
export type BulkReplacePricesResponses = {
    /**
     * The task is queued.
     */
    202: BulkAccepted;
};
export type BulkReplacePricesResponse = BulkReplacePricesResponses[keyof BulkReplacePricesResponses];
export type GetPriceReferenceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/price/reference';
};
export type GetPriceReferenceErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetPriceReferenceError = GetPriceReferenceErrors[keyof GetPriceReferenceErrors];
export type GetPriceReferenceResponses = {
    /**
     * The reference data.
     */
    200: PriceReference;
};
export type GetPriceReferenceResponse = GetPriceReferenceResponses[keyof GetPriceReferenceResponses];
export type ReplacePricesData = {
    body: PriceReplace;
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
    url: '/admin/price';
};
export type ReplacePricesErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
export type ReplacePricesError = ReplacePricesErrors[keyof ReplacePricesErrors];
export type ReplacePricesResponses = {
    /**
     * The rows of the variants after the change, by variantId. With `currencyCode`, only rows of that currency.
     */
    200: PriceList;
};
export type ReplacePricesResponse = ReplacePricesResponses[keyof ReplacePricesResponses];
export type ListProductsData = {
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
         * Sort order; default -createdOn.
         */
        sort?: ProductSort | undefined;
        /**
         * Only products in one of these states, separated by commas.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of one of these types, separated by commas.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in one of these collections (manual or rule-based), separated by commas.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products with one of these tax classes, separated by commas.
         */
        taxClassId?: Array<TaxClassId> | undefined;
        /**
         * Only products sold on one of these plans, separated by commas.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only products of this brand (exact match).
         */
        brand?: string | undefined;
        /**
         * Only products with one of these tags (exact match), separated by commas.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with one of these stock statuses, separated by commas.
         */
        stockStatus?: Array<StockStatus> | undefined;
        /**
         * Only the product with this id in another system.
         */
        externalId?: string | undefined;
        /**
         * Only the product with the variant that has this `externalId`.
         */
        variantExternalId?: string | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/product/paged';
};
export type ListProductsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListProductsError = ListProductsErrors[keyof ListProductsErrors];
export type ListProductsResponses = {
    /**
     * One page of products.
     */
    200: ProductPage;
};
export type ListProductsResponse = ListProductsResponses[keyof ListProductsResponses];
export type ExportProductsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Only the product with the variant that has this `externalId`.
         */
        variantExternalId?: string | undefined;
        /**
         * Sort order; default -createdOn.
         */
        sort?: ProductSort | undefined;
        /**
         * Only products in one of these states, separated by commas.
         */
        status?: Array<ProductStatus> | undefined;
        /**
         * Only products of one of these types, separated by commas.
         */
        productType?: Array<ProductType> | undefined;
        /**
         * Only products in one of these collections (manual or rule-based), separated by commas.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only products with one of these tax classes, separated by commas.
         */
        taxClassId?: Array<TaxClassId> | undefined;
        /**
         * Only products sold on one of these plans, separated by commas.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only products of this brand (exact match).
         */
        brand?: string | undefined;
        /**
         * Only products with one of these tags (exact match), separated by commas.
         */
        tag?: Array<string> | undefined;
        /**
         * Only products with one of these stock statuses, separated by commas.
         */
        stockStatus?: Array<StockStatus> | undefined;
        /**
         * Only the product with this id in another system.
         */
        externalId?: string | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent up to five times, as
         * `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
         */
        customField?: Array<string> | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/product/export';
};
export type ExportProductsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportProductsError = ExportProductsErrors[keyof ExportProductsErrors];
export type ExportProductsResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportProductsResponse = ExportProductsResponses[keyof ExportProductsResponses];
export type BulkWriteProductsData = {
    body: BulkFile;
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
    url: '/admin/product/bulk';
};
export type BulkWriteProductsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type BulkWriteProductsError = BulkWriteProductsErrors[keyof BulkWriteProductsErrors];
export type BulkWriteProductsResponses = {
    /**
     * The task is queued.
     */
    202: BulkAccepted;
};
export type BulkWriteProductsResponse = BulkWriteProductsResponses[keyof BulkWriteProductsResponses];
export type DeleteProductData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the product to archive.
         */
        productId: ProductId;
    };
    url: '/admin/product';
};
export type DeleteProductErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteProductError = DeleteProductErrors[keyof DeleteProductErrors];
export type DeleteProductResponses = {
    /**
     * The product is archived.
     */
    204: void;
};
export type DeleteProductResponse = DeleteProductResponses[keyof DeleteProductResponses];
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
         * Id of the product.
         */
        productId?: ProductId | undefined;
        /**
         * Slug of the product in the store's main language.
         */
        slug?: Slug | undefined;
        /**
         * SKU of one of the product's variants.
         */
        sku?: Sku | undefined;
    } | undefined;
    url: '/admin/product';
};
export type GetProductErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetProductError = GetProductErrors[keyof GetProductErrors];
export type GetProductResponses = {
    /**
     * The product.
     */
    200: Product;
};
export type GetProductResponse = GetProductResponses[keyof GetProductResponses];
export type UpdateProductData = {
    body: ProductUpdate;
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
    url: '/admin/product';
};
export type UpdateProductErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateProductError = UpdateProductErrors[keyof UpdateProductErrors];
export type UpdateProductResponses = {
    /**
     * The product after the change.
     */
    200: Product;
};
export type UpdateProductResponse = UpdateProductResponses[keyof UpdateProductResponses];
export type CreateProductData = {
    body: ProductCreate;
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
    url: '/admin/product';
};
export type CreateProductErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateProductError = CreateProductErrors[keyof CreateProductErrors];
export type CreateProductResponses = {
    /**
     * The new product.
     */
    200: Product;
};
export type CreateProductResponse = CreateProductResponses[keyof CreateProductResponses];
export type BrowseProductsData = {
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
         * Sort order; default `name`.
         */
        sort?: ProductBrowseSort | undefined;
        /**
         * Currency of the prices; default is the store's currency.
         */
        currencyCode?: CurrencyCode | undefined;
        /**
         * Price for this customer's account type. Not allowed together with accountTypeId.
         */
        storeCustomerId?: StoreCustomerId | undefined;
        /**
         * Price for this account type; default is the price for everyone.
         */
        accountTypeId?: AccountTypeId | undefined;
        /**
         * Price on this plan. Lists only variants that are sold on the plan.
         */
        subscriptionPlanId?: SubscriptionPlanId | undefined;
        /**
         * Price for this quantity; default is the product's minQuantity.
         */
        quantity?: Quantity | undefined;
        /**
         * Only variants of one of these products, separated by commas.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only variants of products in one of these collections, separated by commas.
         */
        collectionId?: Array<CollectionId> | undefined;
        /**
         * Only variants that can be ordered now (true) or cannot be ordered now (false).
         */
        isOrderable?: boolean | undefined;
    } | undefined;
    url: '/admin/product/browse/paged';
};
export type BrowseProductsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type BrowseProductsError = BrowseProductsErrors[keyof BrowseProductsErrors];
export type BrowseProductsResponses = {
    /**
     * One page of variants.
     */
    200: ProductBrowsePage;
};
export type BrowseProductsResponse = BrowseProductsResponses[keyof BrowseProductsResponses];
export type ListTaxClassesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/product/tax-class/all';
};
export type ListTaxClassesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListTaxClassesError = ListTaxClassesErrors[keyof ListTaxClassesErrors];
export type ListTaxClassesResponses = {
    /**
     * The tax classes.
     */
    200: TaxClassList;
};
export type ListTaxClassesResponse = ListTaxClassesResponses[keyof ListTaxClassesResponses];
export type DeleteTaxClassData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the class to delete.
         */
        taxClassId: TaxClassId;
        /**
         * Id of the class that replaces the deleted one for products and shipping.
         */
        replacementTaxClassId?: TaxClassId | undefined;
    };
    url: '/admin/product/tax-class';
};
export type DeleteTaxClassErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Code: `in_use`.
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
export type DeleteTaxClassError = DeleteTaxClassErrors[keyof DeleteTaxClassErrors];
export type DeleteTaxClassResponses = {
    /**
     * The class is deleted.
     */
    204: void;
};
export type DeleteTaxClassResponse = DeleteTaxClassResponses[keyof DeleteTaxClassResponses];
export type UpdateTaxClassData = {
    body: TaxClassUpdate;
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
    url: '/admin/product/tax-class';
};
export type UpdateTaxClassErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateTaxClassError = UpdateTaxClassErrors[keyof UpdateTaxClassErrors];
export type UpdateTaxClassResponses = {
    /**
     * The tax class after the change.
     */
    200: TaxClass;
};
export type UpdateTaxClassResponse = UpdateTaxClassResponses[keyof UpdateTaxClassResponses];
export type CreateTaxClassData = {
    body: TaxClassCreate;
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
    url: '/admin/product/tax-class';
};
export type CreateTaxClassErrors = {
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
export type CreateTaxClassError = CreateTaxClassErrors[keyof CreateTaxClassErrors];
export type CreateTaxClassResponses = {
    /**
     * The new tax class.
     */
    200: TaxClass;
};
export type CreateTaxClassResponse = CreateTaxClassResponses[keyof CreateTaxClassResponses];
export type ListRefundsData = {
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
         * Default -createdOn.
         */
        sort?: RefundSort | undefined;
        /**
         * Only refunds with one of these statuses, separated by commas.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for one of these reasons, separated by commas.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only refunds of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/refund/paged';
};
export type ListRefundsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListRefundsError = ListRefundsErrors[keyof ListRefundsErrors];
export type ListRefundsResponses = {
    /**
     * A page of refunds.
     */
    200: RefundPage;
};
export type ListRefundsResponse = ListRefundsResponses[keyof ListRefundsResponses];
export type ExportRefundsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
        /**
         * Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an apostrophe matches its other forms. The operation's description lists the searched fields.
         */
        search?: string | undefined;
        /**
         * Default -createdOn.
         */
        sort?: RefundSort | undefined;
        /**
         * Only refunds with one of these statuses, separated by commas.
         */
        status?: Array<RefundStatus> | undefined;
        /**
         * Only refunds for one of these reasons, separated by commas.
         */
        reason?: Array<RefundReason> | undefined;
        /**
         * Only refunds of one of these orders, separated by commas.
         */
        orderId?: Array<OrderId> | undefined;
        /**
         * Only refunds of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only refunds in one of these currencies, separated by commas.
         */
        currencyCode?: Array<CurrencyCode> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/refund/export';
};
export type ExportRefundsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportRefundsError = ExportRefundsErrors[keyof ExportRefundsErrors];
export type ExportRefundsResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportRefundsResponse = ExportRefundsResponses[keyof ExportRefundsResponses];
export type GetRefundData = {
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
         * Id of the refund.
         */
        refundId?: RefundId | undefined;
        /**
         * Number of the refund.
         */
        refundNumber?: RefundNumber | undefined;
    } | undefined;
    url: '/admin/refund';
};
export type GetRefundErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetRefundError = GetRefundErrors[keyof GetRefundErrors];
export type GetRefundResponses = {
    /**
     * The refund.
     */
    200: RefundDetails;
};
export type GetRefundResponse = GetRefundResponses[keyof GetRefundResponses];
export type VoidRefundData = {
    body: RefundVoid;
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
    url: '/admin/refund/void';
};
export type VoidRefundErrors = {
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
export type VoidRefundError = VoidRefundErrors[keyof VoidRefundErrors];
export type VoidRefundResponses = {
    /**
     * The voided refund.
     */
    200: RefundDetails;
};
export type VoidRefundResponse = VoidRefundResponses[keyof VoidRefundResponses];
export type CompleteRefundData = {
    body: RefundComplete;
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
    url: '/admin/refund/complete';
};
export type CompleteRefundErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `refund_exceeds_remaining`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type CompleteRefundError = CompleteRefundErrors[keyof CompleteRefundErrors];
export type CompleteRefundResponses = {
    /**
     * The completed refund.
     */
    200: RefundDetails;
};
export type CompleteRefundResponse = CompleteRefundResponses[keyof CompleteRefundResponses];
export type FailRefundData = {
    body: RefundFail;
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
    url: '/admin/refund/fail';
};
export type FailRefundErrors = {
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
export type FailRefundError = FailRefundErrors[keyof FailRefundErrors];
export type FailRefundResponses = {
    /**
     * The failed refund.
     */
    200: RefundDetails;
};
export type FailRefundResponse = FailRefundResponses[keyof FailRefundResponses];
export type RetryRefundData = {
    body: RefundRetry;
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
    url: '/admin/refund/retry';
};
export type RetryRefundErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `refund_exceeds_remaining`, `idempotency_key_reuse` (with a key of another request).
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
export type RetryRefundError = RetryRefundErrors[keyof RetryRefundErrors];
export type RetryRefundResponses = {
    /**
     * The new refund.
     */
    200: RefundDetails;
};
export type RetryRefundResponse = RetryRefundResponses[keyof RetryRefundResponses];
export type ListRequestLogsData = {
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
         * Sort order. Default `-createdOn`.
         */
        sort?: RequestLogSort | undefined;
        /**
         * Only requests to one of these APIs, separated by commas.
         */
        surface?: Array<ApiSurface> | undefined;
        /**
         * Only requests of this operation, by its operationId.
         */
        operation?: string | undefined;
        /**
         * Only requests with one of these outcomes, separated by commas.
         */
        outcome?: Array<RequestOutcome> | undefined;
        /**
         * Only requests that failed with this error code.
         */
        problemCode?: string | undefined;
        /**
         * Only requests of one of these kinds of actors, separated by commas.
         */
        actorType?: Array<ActorType> | undefined;
        /**
         * Only requests of one of these administrators, separated by commas.
         */
        adminUserId?: Array<AdminUserId> | undefined;
        /**
         * Only requests with one of these app tokens, separated by commas.
         */
        appTokenId?: Array<AppTokenId> | undefined;
        /**
         * Only requests of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only the request with this X-Request-Id.
         */
        requestId?: string | undefined;
        /**
         * Only requests with this Idempotency-Key.
         */
        idempotencyKey?: string | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/request-log/paged';
};
export type ListRequestLogsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListRequestLogsError = ListRequestLogsErrors[keyof ListRequestLogsErrors];
export type ListRequestLogsResponses = {
    /**
     * A page of requests.
     */
    200: RequestLogPage;
};
export type ListRequestLogsResponse = ListRequestLogsResponses[keyof ListRequestLogsResponses];
export type GetRequestLogData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the request in the log.
         */
        requestLogId: RequestLogId;
    };
    url: '/admin/request-log';
};
export type GetRequestLogErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetRequestLogError = GetRequestLogErrors[keyof GetRequestLogErrors];
export type GetRequestLogResponses = {
    /**
     * The request.
     */
    200: RequestLog;
};
export type GetRequestLogResponse = GetRequestLogResponses[keyof GetRequestLogResponses];
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
        /**
         * Only returns of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only returns requested at or after this time.
         */
        requestedFrom?: TimestampInput | undefined;
        /**
         * Only returns requested before this time.
         */
        requestedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/return/paged';
};
export type ListReturnsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListReturnsError = ListReturnsErrors[keyof ListReturnsErrors];
export type ListReturnsResponses = {
    /**
     * A page of returns.
     */
    200: ReturnPage;
};
export type ListReturnsResponse = ListReturnsResponses[keyof ListReturnsResponses];
export type ExportReturnsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * File format.
         */
        format?: ExportFormat | undefined;
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
        /**
         * Only returns of one of these customers, separated by commas.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only returns requested at or after this time.
         */
        requestedFrom?: TimestampInput | undefined;
        /**
         * Only returns requested before this time.
         */
        requestedTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/return/export';
};
export type ExportReturnsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ExportReturnsError = ExportReturnsErrors[keyof ExportReturnsErrors];
export type ExportReturnsResponses = {
    /**
     * The file, with Content-Disposition.
     */
    200: Blob | File;
};
export type ExportReturnsResponse = ExportReturnsResponses[keyof ExportReturnsResponses];
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
    url: '/admin/return';
};
export type GetReturnErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetReturnError = GetReturnErrors[keyof GetReturnErrors];
export type GetReturnResponses = {
    /**
     * The return.
     */
    200: ReturnDetails;
};
export type GetReturnResponse = GetReturnResponses[keyof GetReturnResponses];
export type CreateReturnData = {
    body: ReturnCreate;
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
    url: '/admin/return';
};
export type CreateReturnErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CreateReturnError = CreateReturnErrors[keyof CreateReturnErrors];
export type CreateReturnResponses = {
    /**
     * The return.
     */
    200: ReturnDetails;
};
export type CreateReturnResponse = CreateReturnResponses[keyof CreateReturnResponses];
export type PreviewReturnData = {
    body: ReturnPreviewRequest;
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
    url: '/admin/return/preview';
};
export type PreviewReturnErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type PreviewReturnError = PreviewReturnErrors[keyof PreviewReturnErrors];
export type PreviewReturnResponses = {
    /**
     * The preview.
     */
    200: ReturnPreview;
};
export type PreviewReturnResponse = PreviewReturnResponses[keyof PreviewReturnResponses];
export type ApproveReturnData = {
    body: ReturnApprove;
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
    url: '/admin/return/approve';
};
export type ApproveReturnErrors = {
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
export type ApproveReturnError = ApproveReturnErrors[keyof ApproveReturnErrors];
export type ApproveReturnResponses = {
    /**
     * The approved return.
     */
    200: ReturnDetails;
};
export type ApproveReturnResponse = ApproveReturnResponses[keyof ApproveReturnResponses];
export type RejectReturnData = {
    body: ReturnReject;
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
    url: '/admin/return/reject';
};
export type RejectReturnErrors = {
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
export type RejectReturnError = RejectReturnErrors[keyof RejectReturnErrors];
export type RejectReturnResponses = {
    /**
     * The rejected return.
     */
    200: ReturnDetails;
};
export type RejectReturnResponse = RejectReturnResponses[keyof RejectReturnResponses];
export type SendReturnData = {
    body: ReturnSend;
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
    url: '/admin/return/send';
};
export type SendReturnErrors = {
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
export type SendReturnError = SendReturnErrors[keyof SendReturnErrors];
export type SendReturnResponses = {
    /**
     * The return.
     */
    200: ReturnDetails;
};
export type SendReturnResponse = SendReturnResponses[keyof SendReturnResponses];
export type ReceiveReturnData = {
    body: ReturnReceive;
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
    url: '/admin/return/receive';
};
export type ReceiveReturnErrors = {
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
export type ReceiveReturnError = ReceiveReturnErrors[keyof ReceiveReturnErrors];
export type ReceiveReturnResponses = {
    /**
     * The return.
     */
    200: ReturnDetails;
};
export type ReceiveReturnResponse = ReceiveReturnResponses[keyof ReceiveReturnResponses];
export type CompleteReturnData = {
    body: ReturnComplete;
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
    url: '/admin/return/complete';
};
export type CompleteReturnErrors = {
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
export type CompleteReturnError = CompleteReturnErrors[keyof CompleteReturnErrors];
export type CompleteReturnResponses = {
    /**
     * The completed return.
     */
    200: ReturnDetails;
};
export type CompleteReturnResponse = CompleteReturnResponses[keyof CompleteReturnResponses];
export type CancelReturnData = {
    body: ReturnCancel;
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
    url: '/admin/return/cancel';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
    200: ReturnDetails;
};
export type CancelReturnResponse = CancelReturnResponses[keyof CancelReturnResponses];
export type GetMyScopeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/scope/me';
};
export type GetMyScopeErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type GetMyScopeError = GetMyScopeErrors[keyof GetMyScopeErrors];
export type GetMyScopeResponses = {
    /**
     * The caller's permissions.
     */
    200: MyScope;
};
export type GetMyScopeResponse = GetMyScopeResponses[keyof GetMyScopeResponses];
export type ListScopesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/scope/all';
};
export type ListScopesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListScopesError = ListScopesErrors[keyof ListScopesErrors];
export type ListScopesResponses = {
    /**
     * The scopes and all existing permissions.
     */
    200: ScopeList;
};
export type ListScopesResponse = ListScopesResponses[keyof ListScopesResponses];
export type GetScopeData = {
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
         * Id of the scope.
         */
        scopeId: ScopeId;
    };
    url: '/admin/scope';
};
export type GetScopeErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetScopeError = GetScopeErrors[keyof GetScopeErrors];
export type GetScopeResponses = {
    /**
     * The scope.
     */
    200: Scope;
};
export type GetScopeResponse = GetScopeResponses[keyof GetScopeResponses];
export type ReplaceScopeData = {
    body: ScopeReplace;
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
    url: '/admin/scope';
};
export type ReplaceScopeErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type ReplaceScopeError = ReplaceScopeErrors[keyof ReplaceScopeErrors];
export type ReplaceScopeResponses = {
    /**
     * The scope after the change.
     */
    200: Scope;
};
export type ReplaceScopeResponse = ReplaceScopeResponses[keyof ReplaceScopeResponses];
export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/session/all';
};
export type ListSessionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];
export type ListSessionsResponses = {
    /**
     * The sessions.
     */
    200: SessionList;
};
export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];
export type DeleteSessionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the session to end.
         */
        sessionId: SessionId;
    };
    url: '/admin/session';
};
export type DeleteSessionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];
export type DeleteSessionResponses = {
    /**
     * The session has ended.
     */
    204: void;
};
export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];
export type GetShipmentData = {
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
         * Id of the shipment.
         */
        shipmentId: ShipmentId;
    };
    url: '/admin/shipment';
};
export type GetShipmentErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetShipmentError = GetShipmentErrors[keyof GetShipmentErrors];
export type GetShipmentResponses = {
    /**
     * The shipment.
     */
    200: Shipment;
};
export type GetShipmentResponse = GetShipmentResponses[keyof GetShipmentResponses];
export type UpdateShipmentData = {
    body: ShipmentUpdate;
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
    url: '/admin/shipment';
};
export type UpdateShipmentErrors = {
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
export type UpdateShipmentError = UpdateShipmentErrors[keyof UpdateShipmentErrors];
export type UpdateShipmentResponses = {
    /**
     * The shipment after the change.
     */
    200: Shipment;
};
export type UpdateShipmentResponse = UpdateShipmentResponses[keyof UpdateShipmentResponses];
export type CancelShipmentData = {
    body: ShipmentCancel;
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
    url: '/admin/shipment/cancel';
};
export type CancelShipmentErrors = {
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
export type CancelShipmentError = CancelShipmentErrors[keyof CancelShipmentErrors];
export type CancelShipmentResponses = {
    /**
     * The canceled shipment.
     */
    200: Shipment;
};
export type CancelShipmentResponse = CancelShipmentResponses[keyof CancelShipmentResponses];
export type ListShippingMethodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only active methods (true) or only inactive ones (false). Absent means both.
         */
        isActive?: boolean | undefined;
    } | undefined;
    url: '/admin/shipping-method/all';
};
export type ListShippingMethodsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListShippingMethodsError = ListShippingMethodsErrors[keyof ListShippingMethodsErrors];
export type ListShippingMethodsResponses = {
    /**
     * The shipping methods.
     */
    200: ShippingMethodList;
};
export type ListShippingMethodsResponse = ListShippingMethodsResponses[keyof ListShippingMethodsResponses];
export type DeleteShippingMethodData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the shipping method to delete.
         */
        shippingMethodId: ShippingMethodId;
    };
    url: '/admin/shipping-method';
};
export type DeleteShippingMethodErrors = {
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
export type DeleteShippingMethodError = DeleteShippingMethodErrors[keyof DeleteShippingMethodErrors];
export type DeleteShippingMethodResponses = {
    /**
     * The shipping method is deleted.
     */
    204: void;
};
export type DeleteShippingMethodResponse = DeleteShippingMethodResponses[keyof DeleteShippingMethodResponses];
export type UpdateShippingMethodData = {
    body: ShippingMethodUpdate;
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
    url: '/admin/shipping-method';
};
export type UpdateShippingMethodErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateShippingMethodError = UpdateShippingMethodErrors[keyof UpdateShippingMethodErrors];
export type UpdateShippingMethodResponses = {
    /**
     * The shipping method after the change.
     */
    200: ShippingMethod;
};
export type UpdateShippingMethodResponse = UpdateShippingMethodResponses[keyof UpdateShippingMethodResponses];
export type CreateShippingMethodData = {
    body: ShippingMethodCreate;
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
    url: '/admin/shipping-method';
};
export type CreateShippingMethodErrors = {
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
export type CreateShippingMethodError = CreateShippingMethodErrors[keyof CreateShippingMethodErrors];
export type CreateShippingMethodResponses = {
    /**
     * The new shipping method.
     */
    200: ShippingMethod;
};
export type CreateShippingMethodResponse = CreateShippingMethodResponses[keyof CreateShippingMethodResponses];
export type BulkAdjustStockData = {
    body: BulkFile;
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
    url: '/admin/stock/bulk';
};
export type BulkAdjustStockErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type BulkAdjustStockError = BulkAdjustStockErrors[keyof BulkAdjustStockErrors];
export type BulkAdjustStockResponses = {
    /**
     * The task is queued.
     */
    202: BulkAccepted;
};
export type BulkAdjustStockResponse = BulkAdjustStockResponses[keyof BulkAdjustStockResponses];
export type AdjustStockData = {
    body: StockAdjust;
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
    url: '/admin/stock/adjust';
};
export type AdjustStockErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `insufficient_stock`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type AdjustStockError = AdjustStockErrors[keyof AdjustStockErrors];
export type AdjustStockResponses = {
    /**
     * One entry per item, in the order of the request.
     */
    200: StockAdjustmentList;
};
export type AdjustStockResponse = AdjustStockResponses[keyof AdjustStockResponses];
export type ListStoresData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/store/all';
};
export type ListStoresErrors = Pick<Failures, 400 | 401 | 404 | 429 | 500 | 503>;
export type ListStoresError = ListStoresErrors[keyof ListStoresErrors];
export type ListStoresResponses = {
    /**
     * The stores.
     */
    200: StoreList;
};
export type ListStoresResponse = ListStoresResponses[keyof ListStoresResponses];
export type CreateStoreData = {
    body: StoreCreate;
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
    url: '/admin/store';
};
export type CreateStoreErrors = {
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
export type CreateStoreError = CreateStoreErrors[keyof CreateStoreErrors];
export type CreateStoreResponses = {
    /**
     * The new store.
     */
    200: Store;
};
export type CreateStoreResponse = CreateStoreResponses[keyof CreateStoreResponses];
export type GetStoreDomainData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/store/domain';
};
export type GetStoreDomainErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetStoreDomainError = GetStoreDomainErrors[keyof GetStoreDomainErrors];
export type GetStoreDomainResponses = {
    /**
     * The domain and its proof.
     */
    200: StoreDomain;
};
export type GetStoreDomainResponse = GetStoreDomainResponses[keyof GetStoreDomainResponses];
export type VerifyStoreDomainData = {
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
    url: '/admin/store/domain/verify';
};
export type VerifyStoreDomainErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
     */
    409: Problem;
    /**
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `domain_not_verified`, `idempotency_key_reuse` (with a key of another request).
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
export type VerifyStoreDomainError = VerifyStoreDomainErrors[keyof VerifyStoreDomainErrors];
export type VerifyStoreDomainResponses = {
    /**
     * The proven domain.
     */
    200: StoreDomain;
};
export type VerifyStoreDomainResponse = VerifyStoreDomainResponses[keyof VerifyStoreDomainResponses];
export type GetStoreSettingsData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/settings';
};
export type GetStoreSettingsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetStoreSettingsError = GetStoreSettingsErrors[keyof GetStoreSettingsErrors];
export type GetStoreSettingsResponses = {
    /**
     * The settings.
     */
    200: StoreSettings;
};
export type GetStoreSettingsResponse = GetStoreSettingsResponses[keyof GetStoreSettingsResponses];
export type UpdateStoreSettingsData = {
    body: StoreSettingsUpdate;
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
    url: '/admin/store/settings';
};
export type UpdateStoreSettingsErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `in_use`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateStoreSettingsError = UpdateStoreSettingsErrors[keyof UpdateStoreSettingsErrors];
export type UpdateStoreSettingsResponses = {
    /**
     * The settings after the change.
     */
    200: StoreSettings;
};
export type UpdateStoreSettingsResponse = UpdateStoreSettingsResponses[keyof UpdateStoreSettingsResponses];
export type ListPaymentProvidersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/store/payment-provider/all';
};
export type ListPaymentProvidersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListPaymentProvidersError = ListPaymentProvidersErrors[keyof ListPaymentProvidersErrors];
export type ListPaymentProvidersResponses = {
    /**
     * The payment providers.
     */
    200: PaymentProviderList;
};
export type ListPaymentProvidersResponse = ListPaymentProvidersResponses[keyof ListPaymentProvidersResponses];
export type UpdatePaymentProviderData = {
    body: PaymentProviderUpdate;
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
    url: '/admin/store/payment-provider';
};
export type UpdatePaymentProviderErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After).
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
export type UpdatePaymentProviderError = UpdatePaymentProviderErrors[keyof UpdatePaymentProviderErrors];
export type UpdatePaymentProviderResponses = {
    /**
     * The payment provider after the change.
     */
    200: PaymentProvider;
};
export type UpdatePaymentProviderResponse = UpdatePaymentProviderResponses[keyof UpdatePaymentProviderResponses];
export type CreatePaymentProviderData = {
    body: PaymentProviderCreate;
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
    url: '/admin/store/payment-provider';
};
export type CreatePaymentProviderErrors = {
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
export type CreatePaymentProviderError = CreatePaymentProviderErrors[keyof CreatePaymentProviderErrors];
export type CreatePaymentProviderResponses = {
    /**
     * The new payment provider.
     */
    200: PaymentProvider;
};
export type CreatePaymentProviderResponse = CreatePaymentProviderResponses[keyof CreatePaymentProviderResponses];
export type GetTaxProviderData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/tax-provider';
};
export type GetTaxProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetTaxProviderError = GetTaxProviderErrors[keyof GetTaxProviderErrors];
export type GetTaxProviderResponses = {
    /**
     * The tax provider.
     */
    200: TaxProvider;
};
export type GetTaxProviderResponse = GetTaxProviderResponses[keyof GetTaxProviderResponses];
export type UpdateTaxProviderData = {
    body: TaxProviderUpdate;
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
    url: '/admin/store/tax-provider';
};
export type UpdateTaxProviderErrors = {
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
export type UpdateTaxProviderError = UpdateTaxProviderErrors[keyof UpdateTaxProviderErrors];
export type UpdateTaxProviderResponses = {
    /**
     * The tax provider after the change.
     */
    200: TaxProvider;
};
export type UpdateTaxProviderResponse = UpdateTaxProviderResponses[keyof UpdateTaxProviderResponses];
export type GetCommissionProviderData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/store/commission-provider';
};
export type GetCommissionProviderErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetCommissionProviderError = GetCommissionProviderErrors[keyof GetCommissionProviderErrors];
export type GetCommissionProviderResponses = {
    /**
     * The commission provider.
     */
    200: CommissionProvider;
};
export type GetCommissionProviderResponse = GetCommissionProviderResponses[keyof GetCommissionProviderResponses];
export type UpdateCommissionProviderData = {
    body: CommissionProviderUpdate;
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
    url: '/admin/store/commission-provider';
};
export type UpdateCommissionProviderErrors = {
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
export type UpdateCommissionProviderError = UpdateCommissionProviderErrors[keyof UpdateCommissionProviderErrors];
export type UpdateCommissionProviderResponses = {
    /**
     * The commission provider after the change.
     */
    200: CommissionProvider;
};
export type UpdateCommissionProviderResponse = UpdateCommissionProviderResponses[keyof UpdateCommissionProviderResponses];
export type ListStoreKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whether to list revoked keys too. Defaults to false.
         */
        includeRevoked?: boolean | undefined;
    } | undefined;
    url: '/admin/store/key/all';
};
export type ListStoreKeysErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListStoreKeysError = ListStoreKeysErrors[keyof ListStoreKeysErrors];
export type ListStoreKeysResponses = {
    /**
     * The store keys.
     */
    200: StoreKeyList;
};
export type ListStoreKeysResponse = ListStoreKeysResponses[keyof ListStoreKeysResponses];
export type DeleteStoreKeyData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The store key to revoke.
         */
        storeKeyId: StoreKeyId;
    };
    url: '/admin/store/key';
};
export type DeleteStoreKeyErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteStoreKeyError = DeleteStoreKeyErrors[keyof DeleteStoreKeyErrors];
export type DeleteStoreKeyResponses = {
    /**
     * The store key is revoked.
     */
    204: void;
};
export type DeleteStoreKeyResponse = DeleteStoreKeyResponses[keyof DeleteStoreKeyResponses];
export type CreateStoreKeyData = {
    body: StoreKeyCreate;
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
    url: '/admin/store/key';
};
export type CreateStoreKeyErrors = {
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
export type CreateStoreKeyError = CreateStoreKeyErrors[keyof CreateStoreKeyErrors];
export type CreateStoreKeyResponses = {
    /**
     * The store key, with the key itself.
     */
    200: StoreKeyCreated;
};
export type CreateStoreKeyResponse = CreateStoreKeyResponses[keyof CreateStoreKeyResponses];
export type UpdateStoreCustomerData = {
    body: StoreCustomerUpdate;
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
    url: '/admin/store-customer';
};
export type UpdateStoreCustomerErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateStoreCustomerError = UpdateStoreCustomerErrors[keyof UpdateStoreCustomerErrors];
export type UpdateStoreCustomerResponses = {
    /**
     * The customer after the change.
     */
    200: Customer;
};
export type UpdateStoreCustomerResponse = UpdateStoreCustomerResponses[keyof UpdateStoreCustomerResponses];
export type UpdateStoreCustomerStatusData = {
    body: StoreCustomerStatusUpdate;
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
    url: '/admin/store-customer/status';
};
export type UpdateStoreCustomerStatusErrors = {
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
export type UpdateStoreCustomerStatusError = UpdateStoreCustomerStatusErrors[keyof UpdateStoreCustomerStatusErrors];
export type UpdateStoreCustomerStatusResponses = {
    /**
     * The customer after the change.
     */
    200: Customer;
};
export type UpdateStoreCustomerStatusResponse = UpdateStoreCustomerStatusResponses[keyof UpdateStoreCustomerStatusResponses];
export type UpdateStoreCustomerAccountTypeData = {
    body: StoreCustomerAccountTypeUpdate;
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
    url: '/admin/store-customer/account-type';
};
export type UpdateStoreCustomerAccountTypeErrors = {
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
export type UpdateStoreCustomerAccountTypeError = UpdateStoreCustomerAccountTypeErrors[keyof UpdateStoreCustomerAccountTypeErrors];
export type UpdateStoreCustomerAccountTypeResponses = {
    /**
     * The customer after the change.
     */
    200: Customer;
};
export type UpdateStoreCustomerAccountTypeResponse = UpdateStoreCustomerAccountTypeResponses[keyof UpdateStoreCustomerAccountTypeResponses];
export type ListSubscriptionsData = {
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
         * Sort order. Defaults to `-createdOn`. Subscriptions without a next date come last. Sorting by `nextRetryOn` omits subscriptions without a retry.
         */
        sort?: SubscriptionSort | undefined;
        /**
         * Only subscriptions in this status. A comma-separated list matches any of its values.
         */
        status?: Array<SubscriptionStatus> | undefined;
        /**
         * Only subscriptions in this dunning state. A comma-separated list matches any of its values.
         */
        dunningState?: Array<DunningState> | undefined;
        /**
         * Only subscriptions whose next renewal is in this status. A comma-separated list matches any of its values.
         */
        cycleStatus?: Array<SubscriptionCycleStatus> | undefined;
        /**
         * true returns only ACTIVE subscriptions whose next renewal is today in the store's time zone (or by their test clock, if they follow one) or overdue. false returns only the others.
         */
        due?: boolean | undefined;
        /**
         * Only ACTIVE subscriptions whose next renewal is on or before this date, including overdue ones.
         */
        dueBy?: Date | undefined;
        /**
         * Only subscriptions whose last attempt failed for this reason. A comma-separated list matches any of its values.
         */
        failureCode?: Array<string> | undefined;
        /**
         * Only subscriptions whose last attempt failed in this class. A comma-separated list matches any of its values.
         */
        failureClass?: Array<SubscriptionFailureClass> | undefined;
        /**
         * Only subscriptions whose next retry is at or after this time.
         */
        nextRetryFrom?: TimestampInput | undefined;
        /**
         * Only subscriptions whose next retry is before this time.
         */
        nextRetryTo?: TimestampInput | undefined;
        /**
         * Only subscriptions charged to a card whose last valid day is on or after this date.
         */
        cardExpiresFrom?: Date | undefined;
        /**
         * Only subscriptions charged to a card whose last valid day is before this date.
         */
        cardExpiresTo?: Date | undefined;
        /**
         * Whether the subscription will be canceled on its next processing date. Omit to include both.
         */
        cancelAtPeriodEnd?: boolean | undefined;
        /**
         * Only subscriptions that were canceled for exactly this reason.
         */
        cancelReason?: string | undefined;
        /**
         * Only subscriptions canceled at or after this time.
         */
        cancelledFrom?: TimestampInput | undefined;
        /**
         * Only subscriptions canceled before this time.
         */
        cancelledTo?: TimestampInput | undefined;
        /**
         * Only paused subscriptions that resume automatically on or after this date.
         */
        pausedUntilFrom?: Date | undefined;
        /**
         * Only paused subscriptions that resume automatically before this date.
         */
        pausedUntilTo?: Date | undefined;
        /**
         * Only subscriptions that are charged to this payment method. A comma-separated list matches any of its values.
         */
        customerPaymentMethodId?: Array<CustomerPaymentMethodId> | undefined;
        /**
         * Only subscriptions of this customer. A comma-separated list matches any of its values.
         */
        storeCustomerId?: Array<StoreCustomerId> | undefined;
        /**
         * Only subscriptions on this plan. A comma-separated list matches any of its values.
         */
        subscriptionPlanId?: Array<SubscriptionPlanId> | undefined;
        /**
         * Only subscriptions with a live line of this product. A comma-separated list matches any of its values.
         */
        productId?: Array<ProductId> | undefined;
        /**
         * Only subscriptions with a live line of this variant. A comma-separated list matches any of its values.
         */
        variantId?: Array<VariantId> | undefined;
        /**
         * Only subscriptions with a live line of this SKU.
         */
        sku?: Sku | undefined;
        /**
         * Only subscriptions whose next processing date is on or after this date.
         */
        nextProcessingDateFrom?: Date | undefined;
        /**
         * Only subscriptions whose next processing date is before this date.
         */
        nextProcessingDateTo?: Date | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
        /**
         * Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed late: keep the cursor and
         * continue from it. An object that changes so that another filter, such as `status`, no longer matches it is not in the list: your copy does not learn of the
         * change. To synchronize, send no filter on a value that can change, and filter your copy.
         */
        modifiedSince?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/subscription/paged';
};
export type ListSubscriptionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSubscriptionsError = ListSubscriptionsErrors[keyof ListSubscriptionsErrors];
export type ListSubscriptionsResponses = {
    /**
     * One page of subscriptions.
     */
    200: SubscriptionPage;
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
         * The subscription's id.
         */
        subscriptionId?: SubscriptionId | undefined;
        /**
         * The subscription's number.
         */
        subscriptionNumber?: SubscriptionNumber | undefined;
    } | undefined;
    url: '/admin/subscription';
};
export type GetSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetSubscriptionError = GetSubscriptionErrors[keyof GetSubscriptionErrors];
export type GetSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: Subscription;
};
export type GetSubscriptionResponse = GetSubscriptionResponses[keyof GetSubscriptionResponses];
export type UpdateSubscriptionData = {
    body: SubscriptionUpdate;
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
    url: '/admin/subscription';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
    200: Subscription;
};
export type UpdateSubscriptionResponse = UpdateSubscriptionResponses[keyof UpdateSubscriptionResponses];
export type CreateSubscriptionData = {
    body: SubscriptionCreate;
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
    url: '/admin/subscription';
};
export type CreateSubscriptionErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`, `currency_mismatch`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateSubscriptionError = CreateSubscriptionErrors[keyof CreateSubscriptionErrors];
export type CreateSubscriptionResponses = {
    /**
     * The subscription.
     */
    200: Subscription;
};
export type CreateSubscriptionResponse = CreateSubscriptionResponses[keyof CreateSubscriptionResponses];
export type GetSubscriptionEstimateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The subscription.
         */
        subscriptionId: SubscriptionId;
        /**
         * Date of the renewal to estimate. Defaults to the next renewal.
         */
        processingDate?: Date | undefined;
    };
    url: '/admin/subscription/estimate';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
         * Last day of the list, at most two years ahead. Defaults to one year ahead.
         */
        until?: Date | undefined;
    };
    url: '/admin/subscription/upcoming/all';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: SubscriptionHistorySort | undefined;
    };
    url: '/admin/subscription/history/paged';
};
export type ListSubscriptionHistoryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSubscriptionHistoryError = ListSubscriptionHistoryErrors[keyof ListSubscriptionHistoryErrors];
export type ListSubscriptionHistoryResponses = {
    /**
     * One page of the history.
     */
    200: SubscriptionHistoryPage;
};
export type ListSubscriptionHistoryResponse = ListSubscriptionHistoryResponses[keyof ListSubscriptionHistoryResponses];
export type ProcessSubscriptionsData = {
    body: SubscriptionProcessAll;
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
    url: '/admin/subscription/process/all';
};
export type ProcessSubscriptionsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type ProcessSubscriptionsError = ProcessSubscriptionsErrors[keyof ProcessSubscriptionsErrors];
export type ProcessSubscriptionsResponses = {
    /**
     * The counts of due, queued and locked renewals.
     */
    200: SubscriptionProcessResult;
};
export type ProcessSubscriptionsResponse = ProcessSubscriptionsResponses[keyof ProcessSubscriptionsResponses];
export type RetrySubscriptionData = {
    body: SubscriptionRetry;
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
    url: '/admin/subscription/retry';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
     * The subscription after the renewal.
     */
    200: Subscription;
};
export type RetrySubscriptionResponse = RetrySubscriptionResponses[keyof RetrySubscriptionResponses];
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
    url: '/admin/subscription/cancel';
};
export type CancelSubscriptionErrors = Pick<Failures, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
export type CancelSubscriptionError = CancelSubscriptionErrors[keyof CancelSubscriptionErrors];
export type CancelSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
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
    url: '/admin/subscription/pause';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
export type PauseSubscriptionError = PauseSubscriptionErrors[keyof PauseSubscriptionErrors];
export type PauseSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
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
    url: '/admin/subscription/resume';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
     * The subscription after the change.
     */
    200: Subscription;
};
export type ResumeSubscriptionResponse = ResumeSubscriptionResponses[keyof ResumeSubscriptionResponses];
export type SkipSubscriptionData = {
    body: AdminSubscriptionSkip;
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
    url: '/admin/subscription/skip';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
export type SkipSubscriptionError = SkipSubscriptionErrors[keyof SkipSubscriptionErrors];
export type SkipSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
};
export type SkipSubscriptionResponse = SkipSubscriptionResponses[keyof SkipSubscriptionResponses];
export type UnskipSubscriptionData = {
    body: AdminSubscriptionUnskip;
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
    url: '/admin/subscription/unskip';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
     * The subscription with its new next date.
     */
    200: Subscription;
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
    url: '/admin/subscription/reactivate';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
export type ReactivateSubscriptionError = ReactivateSubscriptionErrors[keyof ReactivateSubscriptionErrors];
export type ReactivateSubscriptionResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
};
export type ReactivateSubscriptionResponse = ReactivateSubscriptionResponses[keyof ReactivateSubscriptionResponses];
export type ReplaceSubscriptionData = {
    body: SubscriptionReplace;
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
    url: '/admin/subscription/replace';
};
export type ReplaceSubscriptionErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `coupon_not_applicable`, `currency_mismatch`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type ReplaceSubscriptionError = ReplaceSubscriptionErrors[keyof ReplaceSubscriptionErrors];
export type ReplaceSubscriptionResponses = {
    /**
     * The new subscription.
     */
    200: Subscription;
};
export type ReplaceSubscriptionResponse = ReplaceSubscriptionResponses[keyof ReplaceSubscriptionResponses];
export type ChangeSubscriptionItemsData = {
    body: SubscriptionItemsChange;
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
    url: '/admin/subscription/items';
};
export type ChangeSubscriptionItemsErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `currency_mismatch`, `idempotency_key_reuse` (with a key of another request).
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
export type ChangeSubscriptionItemsError = ChangeSubscriptionItemsErrors[keyof ChangeSubscriptionItemsErrors];
export type ChangeSubscriptionItemsResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
};
export type ChangeSubscriptionItemsResponse = ChangeSubscriptionItemsResponses[keyof ChangeSubscriptionItemsResponses];
export type ChangeSubscriptionDateData = {
    body: SubscriptionDateChange;
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
    url: '/admin/subscription/date';
};
export type ChangeSubscriptionDateErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `version_conflict` (with `currentVersion`), `cycle_locked` (with Retry-After while a renewal is being charged, without it inside the plan's cutoff), `idempotency_in_flight` (with Retry-After).
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
export type ChangeSubscriptionDateError = ChangeSubscriptionDateErrors[keyof ChangeSubscriptionDateErrors];
export type ChangeSubscriptionDateResponses = {
    /**
     * The subscription after the change.
     */
    200: Subscription;
};
export type ChangeSubscriptionDateResponse = ChangeSubscriptionDateResponses[keyof ChangeSubscriptionDateResponses];
export type ListSubscriptionPlansData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * true returns only active plans, false only inactive ones. Omit to include both.
         */
        isActive?: boolean | undefined;
    } | undefined;
    url: '/admin/subscription-plan/all';
};
export type ListSubscriptionPlansErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListSubscriptionPlansError = ListSubscriptionPlansErrors[keyof ListSubscriptionPlansErrors];
export type ListSubscriptionPlansResponses = {
    /**
     * The plans.
     */
    200: SubscriptionPlanList;
};
export type ListSubscriptionPlansResponse = ListSubscriptionPlansResponses[keyof ListSubscriptionPlansResponses];
export type DeleteSubscriptionPlanData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The plan to delete.
         */
        subscriptionPlanId: SubscriptionPlanId;
    };
    url: '/admin/subscription-plan';
};
export type DeleteSubscriptionPlanErrors = {
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
export type DeleteSubscriptionPlanError = DeleteSubscriptionPlanErrors[keyof DeleteSubscriptionPlanErrors];
export type DeleteSubscriptionPlanResponses = {
    /**
     * The plan is deleted.
     */
    204: void;
};
export type DeleteSubscriptionPlanResponse = DeleteSubscriptionPlanResponses[keyof DeleteSubscriptionPlanResponses];
export type UpdateSubscriptionPlanData = {
    body: SubscriptionPlanUpdate;
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
    url: '/admin/subscription-plan';
};
export type UpdateSubscriptionPlanErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After).
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
export type UpdateSubscriptionPlanError = UpdateSubscriptionPlanErrors[keyof UpdateSubscriptionPlanErrors];
export type UpdateSubscriptionPlanResponses = {
    /**
     * The plan after the change.
     */
    200: SubscriptionPlan;
};
export type UpdateSubscriptionPlanResponse = UpdateSubscriptionPlanResponses[keyof UpdateSubscriptionPlanResponses];
export type CreateSubscriptionPlanData = {
    body: SubscriptionPlanCreate;
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
    url: '/admin/subscription-plan';
};
export type CreateSubscriptionPlanErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `currency_mismatch`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type CreateSubscriptionPlanError = CreateSubscriptionPlanErrors[keyof CreateSubscriptionPlanErrors];
export type CreateSubscriptionPlanResponses = {
    /**
     * The plan.
     */
    200: SubscriptionPlan;
};
export type CreateSubscriptionPlanResponse = CreateSubscriptionPlanResponses[keyof CreateSubscriptionPlanResponses];
export type ListTestClocksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/test-clock/all';
};
export type ListTestClocksErrors = {
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
export type ListTestClocksError = ListTestClocksErrors[keyof ListTestClocksErrors];
export type ListTestClocksResponses = {
    /**
     * The test clocks.
     */
    200: TestClockList;
};
export type ListTestClocksResponse = ListTestClocksResponses[keyof ListTestClocksResponses];
export type DeleteTestClockData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The test clock.
         */
        testClockId: TestClockId;
    };
    url: '/admin/test-clock';
};
export type DeleteTestClockErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Code: `invalid_state_transition` (with `from`, `to`, `allowed`).
     */
    409: Problem;
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
export type DeleteTestClockError = DeleteTestClockErrors[keyof DeleteTestClockErrors];
export type DeleteTestClockResponses = {
    /**
     * Deleted.
     */
    204: void;
};
export type DeleteTestClockResponse = DeleteTestClockResponses[keyof DeleteTestClockResponses];
export type GetTestClockData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The test clock.
         */
        testClockId: TestClockId;
    };
    url: '/admin/test-clock';
};
export type GetTestClockErrors = {
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
export type GetTestClockError = GetTestClockErrors[keyof GetTestClockErrors];
export type GetTestClockResponses = {
    /**
     * The test clock.
     */
    200: TestClock;
};
export type GetTestClockResponse = GetTestClockResponses[keyof GetTestClockResponses];
export type CreateTestClockData = {
    body: TestClockCreate;
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
    url: '/admin/test-clock';
};
export type CreateTestClockErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type CreateTestClockError = CreateTestClockErrors[keyof CreateTestClockErrors];
export type CreateTestClockResponses = {
    /**
     * The test clock.
     */
    200: TestClock;
};
export type CreateTestClockResponse = CreateTestClockResponses[keyof CreateTestClockResponses];
export type AdvanceTestClockData = {
    body: TestClockAdvance;
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
    url: '/admin/test-clock/advance';
};
export type AdvanceTestClockErrors = {
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
export type AdvanceTestClockError = AdvanceTestClockErrors[keyof AdvanceTestClockErrors];
export type AdvanceTestClockResponses = {
    /**
     * The test clock, now advancing.
     */
    200: TestClock;
};
export type AdvanceTestClockResponse = AdvanceTestClockResponses[keyof AdvanceTestClockResponses];
export type ListMissingTranslationsData = {
    body?: never;
    path?: never;
    query: {
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
         * Language of the missing translations.
         */
        languageCode: LanguageCode;
        /**
         * Kind of the objects to list.
         */
        objectType: TranslatedObjectType;
        /**
         * Order of the list.
         */
        sort?: MissingTranslationSort | undefined;
    };
    url: '/admin/translation/missing/paged';
};
export type ListMissingTranslationsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListMissingTranslationsError = ListMissingTranslationsErrors[keyof ListMissingTranslationsErrors];
export type ListMissingTranslationsResponses = {
    /**
     * A page of objects.
     */
    200: MissingTranslationPage;
};
export type ListMissingTranslationsResponse = ListMissingTranslationsResponses[keyof ListMissingTranslationsResponses];
export type ListAdminUsersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * true returns only active users, false only deactivated ones. Omit to include both.
         */
        isActive?: boolean | undefined;
    } | undefined;
    url: '/admin/user/all';
};
export type ListAdminUsersErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListAdminUsersError = ListAdminUsersErrors[keyof ListAdminUsersErrors];
export type ListAdminUsersResponses = {
    /**
     * The users.
     */
    200: AdminUserList;
};
export type ListAdminUsersResponse = ListAdminUsersResponses[keyof ListAdminUsersResponses];
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
    url: '/admin/user/me';
};
export type GetMyUserErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetMyUserError = GetMyUserErrors[keyof GetMyUserErrors];
export type GetMyUserResponses = {
    /**
     * The user.
     */
    200: AdminUserProfile;
};
export type GetMyUserResponse = GetMyUserResponses[keyof GetMyUserResponses];
export type UpdateMyUserData = {
    body: AdminUserProfileUpdate;
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
    url: '/admin/user/me';
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
     * The credential is valid but does not allow this operation; `permission` names the missing permission. Codes: `forbidden`, `account_inactive`, `email_not_verified`.
     */
    403: Problem;
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `weak_password`, `idempotency_key_reuse` (with a key of another request).
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
     * The user after the change.
     */
    200: AdminUserProfile;
};
export type UpdateMyUserResponse = UpdateMyUserResponses[keyof UpdateMyUserResponses];
export type DeleteAdminUserData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The user to deactivate.
         */
        id: AdminUserId;
    };
    url: '/admin/user';
};
export type DeleteAdminUserErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Code: `in_use`.
     */
    409: Problem;
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
export type DeleteAdminUserError = DeleteAdminUserErrors[keyof DeleteAdminUserErrors];
export type DeleteAdminUserResponses = {
    /**
     * The user is deactivated.
     */
    204: void;
};
export type DeleteAdminUserResponse = DeleteAdminUserResponses[keyof DeleteAdminUserResponses];
export type UpdateAdminUserData = {
    body: AdminUserUpdate;
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
    url: '/admin/user';
};
export type UpdateAdminUserErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `already_exists`, `in_use`, `idempotency_in_flight` (with Retry-After).
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `weak_password`, `unsupported_operation`, `idempotency_key_reuse` (with a key of another request).
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
export type UpdateAdminUserError = UpdateAdminUserErrors[keyof UpdateAdminUserErrors];
export type UpdateAdminUserResponses = {
    /**
     * The user after the change.
     */
    200: AdminUser;
};
export type UpdateAdminUserResponse = UpdateAdminUserResponses[keyof UpdateAdminUserResponses];
export type CreateAdminUserData = {
    body: AdminUserCreate;
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
    url: '/admin/user';
};
export type CreateAdminUserErrors = {
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
export type CreateAdminUserError = CreateAdminUserErrors[keyof CreateAdminUserErrors];
export type CreateAdminUserResponses = {
    /**
     * The invited user.
     */
    200: AdminUser;
};
export type CreateAdminUserResponse = CreateAdminUserResponses[keyof CreateAdminUserResponses];
export type ResendAdminInvitationData = {
    body: AdminInvitationResend;
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
    url: '/admin/user/resend-invitation';
};
export type ResendAdminInvitationErrors = {
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
export type ResendAdminInvitationError = ResendAdminInvitationErrors[keyof ResendAdminInvitationErrors];
export type ResendAdminInvitationResponses = {
    /**
     * The mail is queued.
     */
    204: void;
};
export type ResendAdminInvitationResponse = ResendAdminInvitationResponses[keyof ResendAdminInvitationResponses];
export type UpdateTotpData = {
    body: TotpUpdate;
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
    url: '/admin/user/totp';
};
export type UpdateTotpErrors = {
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
export type UpdateTotpError = UpdateTotpErrors[keyof UpdateTotpErrors];
export type UpdateTotpResponses = {
    /**
     * The recovery codes.
     */
    200: TotpRecoveryCodes;
};
export type UpdateTotpResponse = UpdateTotpResponses[keyof UpdateTotpResponses];
export type CreateTotpData = {
    body: TotpCreate;
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
    url: '/admin/user/totp';
};
export type CreateTotpErrors = {
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
export type CreateTotpError = CreateTotpErrors[keyof CreateTotpErrors];
export type CreateTotpResponses = {
    /**
     * The secret to scan or enter.
     */
    200: TotpEnrollment;
};
export type CreateTotpResponse = CreateTotpResponses[keyof CreateTotpResponses];
export type RemoveTotpData = {
    body: TotpRemove;
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
    url: '/admin/user/totp/remove';
};
export type RemoveTotpErrors = {
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
     * The request is well formed, but violates a rule; `errors` points to the fields where possible. Codes: `invalid_value`, `weak_password`, `code_invalid`, `idempotency_key_reuse` (with a key of another request).
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
export type RemoveTotpError = RemoveTotpErrors[keyof RemoveTotpErrors];
export type RemoveTotpResponses = {
    /**
     * TOTP is off.
     */
    204: void;
};
export type RemoveTotpResponse = RemoveTotpResponses[keyof RemoveTotpResponses];
export type GetMyPreferencesData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the version that you have. If the object is still the same, the response is 304 without a body.
         */
        'If-None-Match'?: string | undefined;
    } | undefined;
    path?: never;
    query?: never;
    url: '/admin/user/me/preference';
};
export type GetMyPreferencesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetMyPreferencesError = GetMyPreferencesErrors[keyof GetMyPreferencesErrors];
export type GetMyPreferencesResponses = {
    /**
     * The preferences.
     */
    200: AdminPreferences;
};
export type GetMyPreferencesResponse = GetMyPreferencesResponses[keyof GetMyPreferencesResponses];
export type ReplaceMyPreferencesData = {
    body: AdminPreferencesReplace;
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
    url: '/admin/user/me/preference';
};
export type ReplaceMyPreferencesErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `version_conflict` (with `currentVersion`), `idempotency_in_flight` (with Retry-After).
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
export type ReplaceMyPreferencesError = ReplaceMyPreferencesErrors[keyof ReplaceMyPreferencesErrors];
export type ReplaceMyPreferencesResponses = {
    /**
     * The preferences after the change.
     */
    200: AdminPreferences;
};
export type ReplaceMyPreferencesResponse = ReplaceMyPreferencesResponses[keyof ReplaceMyPreferencesResponses];
export type ListWebhookDeliveriesData = {
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
         * Sort order. Defaults to `-createdOn`.
         */
        sort?: WebhookDeliverySort | undefined;
        /**
         * Only deliveries to this endpoint. A comma-separated list matches any of its values.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only deliveries of this event. A comma-separated list matches any of its values.
         */
        webhookEventId?: Array<WebhookEventId> | undefined;
        /**
         * Only deliveries of this replay. A comma-separated list matches any of its values.
         */
        webhookReplayId?: Array<WebhookReplayId> | undefined;
        /**
         * Only deliveries in this status. A comma-separated list matches any of its values.
         */
        status?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only deliveries of this origin. A comma-separated list matches any of its values.
         */
        origin?: Array<WebhookDeliveryOrigin> | undefined;
        /**
         * Only deliveries whose last attempt failed with this code. A comma-separated list matches any of its values.
         */
        errorCode?: Array<WebhookErrorCode> | undefined;
        /**
         * Only events of this object type. A comma-separated list matches any of its values.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType, otherwise 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/webhook-delivery/paged';
};
export type ListWebhookDeliveriesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];
export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryPage;
};
export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];
export type GetWebhookDeliveryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The delivery.
         */
        webhookDeliveryId: WebhookDeliveryId;
    };
    url: '/admin/webhook-delivery';
};
export type GetWebhookDeliveryErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];
export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDeliveryDetails;
};
export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];
export type DeleteWebhookEndpointData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The endpoint.
         */
        webhookEndpointId: WebhookEndpointId;
    };
    url: '/admin/webhook-endpoint';
};
export type DeleteWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type DeleteWebhookEndpointError = DeleteWebhookEndpointErrors[keyof DeleteWebhookEndpointErrors];
export type DeleteWebhookEndpointResponses = {
    /**
     * The endpoint is deleted.
     */
    204: void;
};
export type DeleteWebhookEndpointResponse = DeleteWebhookEndpointResponses[keyof DeleteWebhookEndpointResponses];
export type GetWebhookEndpointData = {
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
         * The endpoint.
         */
        webhookEndpointId: WebhookEndpointId;
    };
    url: '/admin/webhook-endpoint';
};
export type GetWebhookEndpointErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookEndpointError = GetWebhookEndpointErrors[keyof GetWebhookEndpointErrors];
export type GetWebhookEndpointResponses = {
    /**
     * The endpoint.
     */
    200: WebhookEndpoint;
};
export type GetWebhookEndpointResponse = GetWebhookEndpointResponses[keyof GetWebhookEndpointResponses];
export type UpdateWebhookEndpointData = {
    body: WebhookEndpointUpdate;
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
    url: '/admin/webhook-endpoint';
};
export type UpdateWebhookEndpointErrors = {
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
export type UpdateWebhookEndpointError = UpdateWebhookEndpointErrors[keyof UpdateWebhookEndpointErrors];
export type UpdateWebhookEndpointResponses = {
    /**
     * The endpoint after the change.
     */
    200: WebhookEndpoint;
};
export type UpdateWebhookEndpointResponse = UpdateWebhookEndpointResponses[keyof UpdateWebhookEndpointResponses];
export type CreateWebhookEndpointData = {
    body: WebhookEndpointCreate;
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
    url: '/admin/webhook-endpoint';
};
export type CreateWebhookEndpointErrors = {
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
export type CreateWebhookEndpointError = CreateWebhookEndpointErrors[keyof CreateWebhookEndpointErrors];
export type CreateWebhookEndpointResponses = {
    /**
     * The endpoint with its signing secret.
     */
    200: WebhookEndpointCreated;
};
export type CreateWebhookEndpointResponse = CreateWebhookEndpointResponses[keyof CreateWebhookEndpointResponses];
export type ListWebhookEndpointsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/webhook-endpoint/all';
};
export type ListWebhookEndpointsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEndpointsError = ListWebhookEndpointsErrors[keyof ListWebhookEndpointsErrors];
export type ListWebhookEndpointsResponses = {
    /**
     * The endpoints.
     */
    200: WebhookEndpointList;
};
export type ListWebhookEndpointsResponse = ListWebhookEndpointsResponses[keyof ListWebhookEndpointsResponses];
export type RotateWebhookEndpointSecretData = {
    body: WebhookEndpointSecretRotate;
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
    url: '/admin/webhook-endpoint/rotate-secret';
};
export type RotateWebhookEndpointSecretErrors = {
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
export type RotateWebhookEndpointSecretError = RotateWebhookEndpointSecretErrors[keyof RotateWebhookEndpointSecretErrors];
export type RotateWebhookEndpointSecretResponses = {
    /**
     * The new key.
     */
    200: WebhookEndpointSecretRotated;
};
export type RotateWebhookEndpointSecretResponse = RotateWebhookEndpointSecretResponses[keyof RotateWebhookEndpointSecretResponses];
export type TestWebhookEndpointData = {
    body: WebhookEndpointTest;
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
    url: '/admin/webhook-endpoint/test';
};
export type TestWebhookEndpointErrors = {
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
export type TestWebhookEndpointError = TestWebhookEndpointErrors[keyof TestWebhookEndpointErrors];
export type TestWebhookEndpointResponses = {
    /**
     * The request that was sent, and its response.
     */
    200: WebhookEndpointTestResult;
};
export type TestWebhookEndpointResponse = TestWebhookEndpointResponses[keyof TestWebhookEndpointResponses];
export type EnableWebhookEndpointData = {
    body: WebhookEndpointEnable;
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
    url: '/admin/webhook-endpoint/enable';
};
export type EnableWebhookEndpointErrors = {
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
export type EnableWebhookEndpointError = EnableWebhookEndpointErrors[keyof EnableWebhookEndpointErrors];
export type EnableWebhookEndpointResponses = {
    /**
     * The endpoint after the change.
     */
    200: WebhookEndpoint;
};
export type EnableWebhookEndpointResponse = EnableWebhookEndpointResponses[keyof EnableWebhookEndpointResponses];
export type ListWebhookEventsData = {
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
         * Sort order. Defaults to `-sequence`.
         */
        sort?: WebhookEventSort | undefined;
        /**
         * Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
         */
        type?: Array<WebhookEventTypeFilter> | undefined;
        /**
         * Only events of this object type. A comma-separated list matches any of its values.
         */
        objectType?: Array<WebhookObjectType> | undefined;
        /**
         * Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType, otherwise 400.
         */
        objectId?: Array<WebhookObjectId> | undefined;
        /**
         * Only events with a delivery to this endpoint. A comma-separated list matches any of its values.
         */
        webhookEndpointId?: Array<WebhookEndpointId> | undefined;
        /**
         * Only events with a delivery in this status (to webhookEndpointId, if set). A comma-separated list matches any of its values.
         */
        deliveryStatus?: Array<WebhookDeliveryStatus> | undefined;
        /**
         * Only events with a sequence greater than this one.
         */
        sequenceAfter?: number | undefined;
        /**
         * Only objects created at or after this time.
         */
        createdFrom?: TimestampInput | undefined;
        /**
         * Only objects created before this time.
         */
        createdTo?: TimestampInput | undefined;
    } | undefined;
    url: '/admin/webhook-event/paged';
};
export type ListWebhookEventsErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEventsError = ListWebhookEventsErrors[keyof ListWebhookEventsErrors];
export type ListWebhookEventsResponses = {
    /**
     * A page of events.
     */
    200: WebhookEventPage;
};
export type ListWebhookEventsResponse = ListWebhookEventsResponses[keyof ListWebhookEventsResponses];
export type GetWebhookEventData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Id of the event, the payload's `id`.
         */
        webhookEventId: WebhookEventId;
    };
    url: '/admin/webhook-event';
};
export type GetWebhookEventErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookEventError = GetWebhookEventErrors[keyof GetWebhookEventErrors];
export type GetWebhookEventResponses = {
    /**
     * The event.
     */
    200: WebhookEventDetails;
};
export type GetWebhookEventResponse = GetWebhookEventResponses[keyof GetWebhookEventResponses];
export type ListWebhookEventTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/admin/webhook-event/type/all';
};
export type ListWebhookEventTypesErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type ListWebhookEventTypesError = ListWebhookEventTypesErrors[keyof ListWebhookEventTypesErrors];
export type ListWebhookEventTypesResponses = {
    /**
     * The event types.
     */
    200: WebhookEventTypeList;
};
export type ListWebhookEventTypesResponse = ListWebhookEventTypesResponses[keyof ListWebhookEventTypesResponses];
export type ResendWebhookEventData = {
    body: WebhookEventResend;
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
    url: '/admin/webhook-event/resend';
};
export type ResendWebhookEventErrors = {
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
export type ResendWebhookEventError = ResendWebhookEventErrors[keyof ResendWebhookEventErrors];
export type ResendWebhookEventResponses = {
    /**
     * The new deliveries. Empty when no endpoint subscribes to the type.
     */
    200: WebhookDeliveryList;
};
export type ResendWebhookEventResponse = ResendWebhookEventResponses[keyof ResendWebhookEventResponses];
export type CancelWebhookReplayData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The replay.
         */
        webhookReplayId: WebhookReplayId;
    };
    url: '/admin/webhook-event/replay';
};
export type CancelWebhookReplayErrors = {
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
export type CancelWebhookReplayError = CancelWebhookReplayErrors[keyof CancelWebhookReplayErrors];
export type CancelWebhookReplayResponses = {
    /**
     * The replay is canceled.
     */
    204: void;
};
export type CancelWebhookReplayResponse = CancelWebhookReplayResponses[keyof CancelWebhookReplayResponses];
export type GetWebhookReplayData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The replay.
         */
        webhookReplayId: WebhookReplayId;
    };
    url: '/admin/webhook-event/replay';
};
export type GetWebhookReplayErrors = Pick<Failures, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
export type GetWebhookReplayError = GetWebhookReplayErrors[keyof GetWebhookReplayErrors];
export type GetWebhookReplayResponses = {
    /**
     * The replay.
     */
    200: WebhookReplay;
};
export type GetWebhookReplayResponse = GetWebhookReplayResponses[keyof GetWebhookReplayResponses];
export type CreateWebhookReplayData = {
    body: WebhookReplayCreate;
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
    url: '/admin/webhook-event/replay';
};
export type CreateWebhookReplayErrors = {
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
     * The object's state, its version or an existing object conflicts with the request. Codes: `invalid_state_transition` (with `from`, `to`, `allowed`), `already_exists`, `idempotency_in_flight` (with Retry-After).
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
export type CreateWebhookReplayError = CreateWebhookReplayErrors[keyof CreateWebhookReplayErrors];
export type CreateWebhookReplayResponses = {
    /**
     * The preview of a dry run.
     */
    200: WebhookReplayPreview;
    /**
     * The replay has been queued.
     */
    202: WebhookReplay;
};
export type CreateWebhookReplayResponse = CreateWebhookReplayResponses[keyof CreateWebhookReplayResponses];
